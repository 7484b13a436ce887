target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nounwind uwtable
define dso_local range(i64 -9223372036854775807, -9223372036854775808) i64 @rm(i64 noundef %0) local_unnamed_addr #0 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #7
  callbr void asm "movq $1, $0; testq $1, $1; js ${2:l}", "=*rm,r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) %2, i64 %0) #7
          to label %3 [label %6], !srcloc !5

3:                                                ; preds = %1
  %4 = load i64, ptr %2, align 8, !tbaa !6
  %5 = add nsw i64 %4, 1
  br label %9

6:                                                ; preds = %1
  %7 = load i64, ptr %2, align 8, !tbaa !6
  %8 = add nsw i64 %7, 100
  br label %9

9:                                                ; preds = %6, %3
  %10 = phi i64 [ %5, %3 ], [ %8, %6 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #7
  ret i64 %10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind uwtable
define dso_local range(i64 -9223372036854775807, -9223372036854775808) i64 @mem(i64 noundef %0) local_unnamed_addr #0 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #7
  store i64 3, ptr %2, align 8, !tbaa !6
  callbr void asm "movq $1, $0; testq $1, $1; js ${2:l}", "=*m,r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) %2, i64 %0) #7
          to label %3 [label %6], !srcloc !10

3:                                                ; preds = %1
  %4 = load i64, ptr %2, align 8, !tbaa !6
  %5 = add nsw i64 %4, 1
  br label %9

6:                                                ; preds = %1
  %7 = load i64, ptr %2, align 8, !tbaa !6
  %8 = add nsw i64 %7, 100
  br label %9

9:                                                ; preds = %6, %3
  %10 = phi i64 [ %5, %3 ], [ %8, %6 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #7
  ret i64 %10
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define dso_local range(i64 -9223372036854775807, -9223372036854775808) i64 @both_ways(i64 noundef %0) local_unnamed_addr #2 {
  %2 = callbr i64 asm "addq $1, $0; js ${3:l}", "=r,r,0,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %0, i64 3) #8
          to label %4 [label %3], !srcloc !11

3:                                                ; preds = %1
  br label %4

4:                                                ; preds = %1, %3
  %5 = phi i64 [ 100, %3 ], [ 1, %1 ]
  %6 = add nsw i64 %2, %5
  ret i64 %6
}

; Function Attrs: nounwind uwtable
define dso_local range(i64 -9223372036854775807, -9223372036854775808) i64 @tied_memory(i64 noundef %0) local_unnamed_addr #0 {
  %2 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #7
  store i64 3, ptr %2, align 8, !tbaa !6
  callbr void asm "addq $1, $0; js ${3:l}", "=*rm,r,0,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) %2, i64 %0, i64 3) #7
          to label %3 [label %6], !srcloc !12

3:                                                ; preds = %1
  %4 = load i64, ptr %2, align 8, !tbaa !6
  %5 = add nsw i64 %4, 1
  br label %9

6:                                                ; preds = %1
  %7 = load i64, ptr %2, align 8, !tbaa !6
  %8 = add nsw i64 %7, 100
  br label %9

9:                                                ; preds = %6, %3
  %10 = phi i64 [ %5, %3 ], [ %8, %6 ]
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #7
  ret i64 %10
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define dso_local i64 @float_in_general(i32 noundef %0) local_unnamed_addr #2 {
  %2 = callbr float asm "movl $1, $0; testl $1, $1; js ${2:l}", "=r,r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %0) #8
          to label %4 [label %3], !srcloc !13

3:                                                ; preds = %1
  br label %4

4:                                                ; preds = %1, %3
  %5 = phi float [ -1.000000e+01, %3 ], [ 1.000000e+03, %1 ]
  %6 = fmul float %2, %5
  %7 = fptosi float %6 to i64
  ret i64 %7
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define dso_local i64 @double_in_general(i64 noundef %0, i64 noundef %1) local_unnamed_addr #2 {
  %3 = callbr { double, double } asm "movq $2, $0; movq $3, $1; testq $2, $2; js ${4:l}", "=&r,=&r,r,r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %0, i64 %1) #8
          to label %4 [label %8], !srcloc !14

4:                                                ; preds = %2
  %5 = extractvalue { double, double } %3, 0
  %6 = extractvalue { double, double } %3, 1
  %7 = tail call double @llvm.fmuladd.f64(double %5, double 1.000000e+03, double %6)
  br label %12

8:                                                ; preds = %2
  %9 = extractvalue { double, double } %3, 0
  %10 = extractvalue { double, double } %3, 1
  %11 = tail call double @llvm.fmuladd.f64(double %9, double -1.000000e+01, double %10)
  br label %12

12:                                               ; preds = %8, %4
  %13 = phi double [ %7, %4 ], [ %11, %8 ]
  %14 = fptosi double %13 to i64
  ret i64 %14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define dso_local range(i64 -9223372036854775807, -9223372036854775808) i64 @general_in_vector(i64 noundef %0) local_unnamed_addr #2 {
  %2 = bitcast i64 %0 to double
  %3 = callbr i64 asm "movsd $1, $0; ucomisd $1, $1; jp ${2:l}", "=x,x,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(double %2) #8
          to label %5 [label %4], !srcloc !15

4:                                                ; preds = %1
  br label %5

5:                                                ; preds = %1, %4
  %6 = phi i64 [ 2, %4 ], [ 1, %1 ]
  %7 = add nsw i64 %3, %6
  ret i64 %7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i64 -9223372036854775807, -9223372036854775808) i64 @next(i64 noundef %0) local_unnamed_addr #4 {
  %2 = add nsw i64 %0, 1
  ret i64 %2
}

; Function Attrs: nounwind uwtable
define dso_local i64 @input_kept(i64 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i64 @next(i64 noundef %0)
  callbr void asm sideeffect "xorl %eax, %eax; testq $0, $0; js ${1:l}", "r,!i,~{rax},~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %2) #7
          to label %5 [label %3], !srcloc !16

3:                                                ; preds = %1
  %4 = shl nsw i64 %2, 1
  br label %5

5:                                                ; preds = %1, %3
  %6 = phi i64 [ %4, %3 ], [ %2, %1 ]
  ret i64 %6
}

; Function Attrs: nofree noinline nosync nounwind memory(none) uwtable
define dso_local ptr @cell(ptr noundef readnone %0) local_unnamed_addr #5 {
  %2 = tail call ptr asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(ptr %0) #8, !srcloc !17
  ret ptr %2
}

; Function Attrs: nounwind uwtable
define dso_local range(i64 -9223372036854775807, -9223372036854775808) i64 @address_kept(i64 noundef %0) local_unnamed_addr #0 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8, !tbaa !6
  %3 = call ptr @cell(ptr noundef nonnull %2)
  callbr void asm sideeffect "xorl %eax, %eax; cmpq $$0, $0; jl ${1:l}", "*m,!i,~{rax},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i64) %3) #7
          to label %5 [label %4], !srcloc !18

4:                                                ; preds = %1
  br label %5

5:                                                ; preds = %1, %4
  %6 = phi i64 [ 2, %4 ], [ 1, %1 ]
  %7 = load i64, ptr %3, align 8, !tbaa !6
  %8 = add nsw i64 %7, %6
  ret i64 %8
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define dso_local i64 @early_fixed(i64 noundef %0) local_unnamed_addr #2 {
  %2 = tail call i64 @next(i64 noundef %0)
  %3 = callbr i64 asm "movl $$7, %eax; addq $1, $0; js ${2:l}", "=&{ax},r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %2) #8
          to label %6 [label %4], !srcloc !19

4:                                                ; preds = %1
  %5 = shl nsw i64 %3, 1
  br label %6

6:                                                ; preds = %1, %4
  %7 = phi i64 [ %5, %4 ], [ %3, %1 ]
  ret i64 %7
}

; Function Attrs: nofree nounwind memory(read) uwtable
define dso_local range(i64 -9223372036854775807, -9223372036854775808) i64 @written_address(i64 noundef %0) local_unnamed_addr #6 {
  %2 = alloca [2 x i64], align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #7
  store i64 %0, ptr %2, align 16, !tbaa !6
  %3 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 5, ptr %3, align 8, !tbaa !6
  %4 = call ptr @cell(ptr noundef nonnull %2)
  %5 = callbr ptr asm "leaq 8($2), $0; cmpq $$0, $1; jl ${3:l}", "=&r,*m,r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(ptr elementtype(i64) %4, ptr %4) #9
          to label %7 [label %6], !srcloc !20

6:                                                ; preds = %1
  br label %7

7:                                                ; preds = %1, %6
  %8 = phi i64 [ 2, %6 ], [ 1, %1 ]
  %9 = load i64, ptr %5, align 8, !tbaa !6
  %10 = add nsw i64 %9, %8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #7
  ret i64 %10
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define dso_local i64 @four(i64 noundef %0) local_unnamed_addr #2 {
  br label %2

2:                                                ; preds = %26, %1
  %3 = phi i64 [ %0, %1 ], [ %27, %26 ]
  %4 = phi i64 [ 0, %1 ], [ %32, %26 ]
  %5 = callbr { i64, i64, i64, i64 } asm "leaq 1($4), $0; leaq 2($4), $1; leaq 3($4), $2; leaq 4($4), $3; testq $$1, $4; jnz ${5:l}; cmpq $$20, $4; jg ${6:l}", "=&r,=&r,=&r,=&r,r,!i,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %3) #8
          to label %6 [label %13, label %21], !srcloc !21

6:                                                ; preds = %2
  %7 = extractvalue { i64, i64, i64, i64 } %5, 0
  %8 = extractvalue { i64, i64, i64, i64 } %5, 1
  %9 = extractvalue { i64, i64, i64, i64 } %5, 2
  %10 = extractvalue { i64, i64, i64, i64 } %5, 3
  %11 = add i64 %9, %4
  %12 = add i64 %11, %7
  br label %26

13:                                               ; preds = %2
  %14 = extractvalue { i64, i64, i64, i64 } %5, 0
  %15 = extractvalue { i64, i64, i64, i64 } %5, 1
  %16 = extractvalue { i64, i64, i64, i64 } %5, 2
  %17 = extractvalue { i64, i64, i64, i64 } %5, 3
  %18 = add nsw i64 %17, 1
  %19 = mul nsw i64 %14, %16
  %20 = sub nsw i64 %4, %19
  br label %26

21:                                               ; preds = %2
  %22 = extractvalue { i64, i64, i64, i64 } %5, 0
  %23 = extractvalue { i64, i64, i64, i64 } %5, 1
  %24 = extractvalue { i64, i64, i64, i64 } %5, 2
  %25 = extractvalue { i64, i64, i64, i64 } %5, 3
  br label %34

26:                                               ; preds = %13, %6
  %27 = phi i64 [ %8, %6 ], [ %18, %13 ]
  %28 = phi i64 [ %7, %6 ], [ %14, %13 ]
  %29 = phi i64 [ %8, %6 ], [ %15, %13 ]
  %30 = phi i64 [ %9, %6 ], [ %16, %13 ]
  %31 = phi i64 [ %10, %6 ], [ %17, %13 ]
  %32 = phi i64 [ %12, %6 ], [ %20, %13 ]
  %33 = icmp slt i64 %32, 100000
  br i1 %33, label %2, label %34, !llvm.loop !22

34:                                               ; preds = %26, %21
  %35 = phi i64 [ %22, %21 ], [ %28, %26 ]
  %36 = phi i64 [ %23, %21 ], [ %29, %26 ]
  %37 = phi i64 [ %24, %21 ], [ %30, %26 ]
  %38 = phi i64 [ %25, %21 ], [ %31, %26 ]
  %39 = phi i64 [ %4, %21 ], [ %32, %26 ]
  %40 = shl nsw i64 %36, 1
  %41 = add nsw i64 %40, %35
  %42 = mul nsw i64 %37, 3
  %43 = add nsw i64 %41, %42
  %44 = shl nsw i64 %38, 2
  %45 = add nsw i64 %43, %44
  %46 = add nsw i64 %45, %39
  ret i64 %46
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree noinline nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nounwind memory(read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { nounwind memory(none) }
attributes #9 = { nounwind memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{i64 52}
!6 = !{!7, !7, i64 0}
!7 = !{!"long", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i64 201}
!11 = !{i64 355}
!12 = !{i64 497}
!13 = !{i64 643}
!14 = !{i64 817}
!15 = !{i64 1056}
!16 = !{i64 1280}
!17 = !{i64 1440}
!18 = !{i64 1521}
!19 = !{i64 1691}
!20 = !{i64 1872}
!21 = !{i64 2050}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.mustprogress"}
