; Results of `asm goto`, in a register of its own choice and in a particular one.
@format = private constant [10 x i8] c"%d %d %d\0A\00"

declare i32 @printf(ptr, ...)

define i32 @sum(i32 %x, i32 %y) {
  %r = callbr i32 asm sideeffect "movl $1, $0\0Aaddl $2, $0\0Ajo ${3:l}", "=&r,r,r,!i,~{flags}"(i32 %x, i32 %y)
          to label %fine [label %overflow]
fine:
  ret i32 %r
overflow:
  ret i32 -77
}

define i32 @fixed(i32 %x, i32 %y) {
  %both = callbr { i32, i32 } asm sideeffect "testl %ecx, %ecx\0Aje ${4:l}\0Acltd\0Aidivl %ecx", "={ax},={dx},{cx},{ax},!i,~{flags}"(i32 %y, i32 %x)
          to label %fine [label %zero]
fine:
  %q = extractvalue { i32, i32 } %both, 0
  %m = extractvalue { i32, i32 } %both, 1
  %s = mul i32 %m, 1000
  %t = add i32 %s, %q
  br label %zero
zero:
  %r = phi i32 [ -1, %0 ], [ %t, %fine ]
  ret i32 %r
}

define i32 @main() {
  %a = call i32 @sum(i32 3, i32 4)
  %b = call i32 @sum(i32 2147483647, i32 1)
  %c = call i32 @fixed(i32 47, i32 10)
  %p = call i32 (ptr, ...) @printf(ptr @format, i32 %a, i32 %b, i32 %c)
  %d = call i32 @fixed(i32 47, i32 0)
  ret i32 %d
}
