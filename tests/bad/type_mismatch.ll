define i32 @main() {
  %x = add i32 1, 2
  %y = add i64 %x, 1
  ret i32 %x
}
