define i32 @main() {
  %x = call i32 asm "mov $1, $0", "=Q9,W8"(i32 1)
  ret i32 %x
}
