target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define dso_local i32 @both(i32 noundef %0) local_unnamed_addr #0 {
  %2 = callbr i32 asm "lea 7($1), $0; test $1, $1; js ${2:l}", "=&r,r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %0) #3
          to label %5 [label %3], !srcloc !5

3:                                                ; preds = %1
  %4 = shl nsw i32 %2, 1
  br label %5

5:                                                ; preds = %1, %3
  %6 = phi i32 [ %4, %3 ], [ %2, %1 ]
  ret i32 %6
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define dso_local i64 @fixed(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = callbr { i64, i64 } asm "mul $3; jo ${4:l}", "=&{ax},=&{dx},0,r,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i64 %0, i64 %1) #3
          to label %4 [label %8], !srcloc !6

4:                                                ; preds = %2
  %5 = extractvalue { i64, i64 } %3, 0
  %6 = extractvalue { i64, i64 } %3, 1
  %7 = sub nsw i64 %5, %6
  br label %13

8:                                                ; preds = %2
  %9 = extractvalue { i64, i64 } %3, 0
  %10 = extractvalue { i64, i64 } %3, 1
  %11 = mul nsw i64 %10, 3
  %12 = add nsw i64 %11, %9
  br label %13

13:                                               ; preds = %8, %4
  %14 = phi i64 [ %7, %4 ], [ %12, %8 ]
  ret i64 %14
}

; Function Attrs: nounwind memory(inaccessiblemem: write) uwtable
define dso_local zeroext range(i8 0, 102) i8 @flag(i32 noundef %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = callbr i8 asm "cmp $2, $1; je ${3:l}", "={@ccb},r,r,!i,~{dirflag},~{fpsr},~{flags}"(i32 %0, i32 %1) #3
          to label %4 [label %6], !srcloc !7

4:                                                ; preds = %2
  %5 = icmp ult i8 %3, 2
  tail call void @llvm.assume(i1 %5)
  br label %9

6:                                                ; preds = %2
  %7 = icmp ult i8 %3, 2
  tail call void @llvm.assume(i1 %7)
  %8 = or disjoint i8 %3, 100
  br label %9

9:                                                ; preds = %6, %4
  %10 = phi i8 [ %3, %4 ], [ %8, %6 ]
  ret i8 %10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define dso_local i32 @loop(i32 noundef %0) local_unnamed_addr #0 {
  br label %2

2:                                                ; preds = %6, %1
  %3 = phi i32 [ %0, %1 ], [ %5, %6 ]
  %4 = phi i32 [ 0, %1 ], [ %7, %6 ]
  %5 = callbr i32 asm "lea -3($1), $0; cmp $$5, $0; jg ${2:l}; cmp $$0, $0; jl ${3:l}", "=&r,r,!i,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %3) #3
          to label %8 [label %6, label %9], !srcloc !8

6:                                                ; preds = %2
  %7 = add nuw nsw i32 %4, 1
  br label %2

8:                                                ; preds = %2
  br label %9

9:                                                ; preds = %2, %8
  %10 = phi i32 [ 1000, %8 ], [ -1000, %2 ]
  %11 = mul nsw i32 %4, %10
  %12 = add nsw i32 %11, %5
  ret i32 %12
}

; Function Attrs: nofree nosync nounwind memory(none) uwtable
define dso_local i32 @same(i32 noundef %0) local_unnamed_addr #0 {
  %2 = callbr i32 asm "mov $1, $0; test $0, $0; jz ${2:l}; js ${3:l}", "=&r,r,!i,!i,~{cc},~{dirflag},~{fpsr},~{flags}"(i32 %0) #3
          to label %3 [label %7, label %5], !srcloc !9

3:                                                ; preds = %1
  %4 = add nsw i32 %2, 10
  br label %7

5:                                                ; preds = %1
  %6 = add nsw i32 %2, -1
  br label %7

7:                                                ; preds = %1, %3, %5
  %8 = phi i32 [ %6, %5 ], [ %4, %3 ], [ %2, %1 ]
  ret i32 %8
}

attributes #0 = { nofree nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind memory(inaccessiblemem: write) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{i64 108}
!6 = !{i64 297}
!7 = !{i64 506}
!8 = !{i64 688}
!9 = !{i64 939}
