define i32 @main() {
  %x = call i32 asm "mov $1, $0", "=Q,W"(i32 1)
  ret i32 %x
}
