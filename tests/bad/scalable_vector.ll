define i32 @main() {
  %v = alloca <vscale x 4 x i32>
  ret i32 0
}
