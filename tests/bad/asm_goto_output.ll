define i32 @main() {
entry:
  %x = alloca i32, align 4
  %p = ptrtoint ptr %x to i64
  %q = inttoptr i64 %p to ptr
  callbr void asm sideeffect "movl $$1, $0\0A\09jmp ${1:l}", "=*r,!i,~{memory}"(ptr elementtype(i32) %x)
          to label %done [label %other]

done:
  %v = load i32, ptr %q, align 4
  ret i32 %v

other:
  ret i32 1
}
