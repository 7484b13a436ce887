define i64 @main() {
  %a = call i64 asm sideeffect "mov $1, $0", "=r,{esp}"(i64 81985529216486895)
  ret i64 %a
}
