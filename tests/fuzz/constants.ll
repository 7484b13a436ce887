%s = type { i8, [3 x i32], ptr, <2 x half> }
@a = global %s { i8 1, [3 x i32] [i32 2, i32 undef, i32 -4], ptr @a, <2 x half> <half 0xH3C00, half 1.5> }, align 32
@b = constant [4 x i8] c"ab\00\FF"
@c = global i64 sub (i64 ptrtoint (ptr getelementptr inbounds (%s, ptr @a, i64 1, i32 2) to i64), i64 ptrtoint (ptr @b to i64))
@d = internal global [2 x ptr] [ptr blockaddress(@f, %x), ptr getelementptr (i8, ptr @b, i64 -3)], section ".data.rel"
@e = thread_local(initialexec) global i32 trunc (i64 xor (i64 ptrtoint (ptr null to i64), i64 255) to i32)
@g = alias ptr, getelementptr (%s, ptr @a, i32 0, i32 2)
@h = weak_odr hidden global x86_fp80 0xK3FFF8000000000000000
@i = global { i1, i100, <{ i8, double }> } { i1 true, i100 -5, <{ i8, double }> <{ i8 0, double 0x7FF8000000000000 }> }
@llvm.used = appending global [1 x ptr] [ptr @b], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f, ptr null }]
define void @f() {
  br label %x
x:
  store ptr inttoptr (i64 add (i64 ptrtoint (ptr @a to i64), i64 8) to ptr), ptr getelementptr (%s, ptr @a, i64 0, i32 2)
  store i1 trunc (i64 ptrtoint (ptr @a to i64) to i1), ptr @b
  ret void
}
