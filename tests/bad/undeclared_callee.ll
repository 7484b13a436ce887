define i32 @main() {
  %x = call i32 @nobody_declared_me(i32 1)
  ret i32 %x
}
