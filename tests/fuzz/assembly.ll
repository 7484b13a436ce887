define i32 @f(i32 %x, ptr %p) {
  %a = call i32 asm sideeffect "addl $2, $0\0A\09xorl ${1:k}, %eax", "=&r,0,imr,~{eax},~{memory}"(i32 %x, i32 5)
  call void asm "movl $1, $0", "=*m,r"(ptr elementtype(i32) %p, i32 %a)
  %b = call { i32, i64 } asm "movl $$1, $0", "={ax},={dx},{cx},~{dirflag}"(i32 %a)
  callbr void asm "# $0 ${1:l}", "=*m,!i,~{cc}"(ptr elementtype(i32) %p) to label %d [label %e]
d:
  ret i32 %a
e:
  ret i32 1
}
