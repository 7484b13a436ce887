define i32 @main() {
  %x = call i32 asm "frobnicate $1, $0", "=r,r"(i32 1)
  ret i32 %x
}
