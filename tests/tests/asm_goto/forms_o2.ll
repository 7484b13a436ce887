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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #3

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
