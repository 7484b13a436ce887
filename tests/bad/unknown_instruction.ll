define i32 @main() {
  %x = frobnicate i32 1, 2
  ret i32 %x
}
