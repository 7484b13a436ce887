define i64 @f(i64 %n, i32 %m, ptr %q) {
entry:
  %a = alloca i64, align 8
  %b = alloca { i32, i32 }, align 8
  %c = alloca [8 x i8], align 8
  %v = alloca i8, i64 %n, align 16
  %s = call ptr @llvm.stacksave.p0()
  store i64 %n, ptr %a
  store i32 %m, ptr %b
  br label %l
l:
  %x = load i64, ptr %a
  %y = load i32, ptr %b
  %z = getelementptr { i32, i32 }, ptr %b, i32 0, i32 1
  store i32 %y, ptr %z
  %w = load i64, ptr %b
  store i64 %w, ptr %c
  %d = sub i64 %x, 1
  store i64 %d, ptr %a
  %t = icmp ne i64 %d, 0
  br i1 %t, label %l, label %e
e:
  call void @llvm.stackrestore.p0(ptr %s)
  %r = load i64, ptr %c
  ret i64 %r
}
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
