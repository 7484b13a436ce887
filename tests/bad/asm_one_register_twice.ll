define i32 @main() {
  %a = call i32 asm sideeffect "add $2, $0", "={ax},{bx},{bx}"(i32 1, i32 2)
  ret i32 %a
}
