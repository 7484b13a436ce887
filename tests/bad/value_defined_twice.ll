define i32 @main() {
  %x = add i32 1, 2
  %x = add i32 1, 3
  ret i32 %x
}
