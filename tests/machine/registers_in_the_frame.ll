; ModuleID = 'registers_in_the_frame.c'
source_filename = "registers_in_the_frame.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str.1 = private unnamed_addr constant [6 x i8] c"found\00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"lost\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @collect(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #2
  store i64 0, ptr %3, align 8, !tbaa !5
  tail call void @llvm.eh.unwind.init()
  %4 = call fastcc i32 @scan(ptr noundef nonnull %3, ptr noundef %0)
  %5 = add nsw i32 %4, %1
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #2
  ret i32 %5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
declare void @llvm.eh.unwind.init() #2

; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable
define internal fastcc i32 @scan(ptr noundef readonly %0, ptr noundef readnone %1) unnamed_addr #3 {
  %3 = icmp ult ptr %0, %1
  br i1 %3, label %4, label %13

4:                                                ; preds = %2, %4
  %5 = phi i32 [ %10, %4 ], [ 0, %2 ]
  %6 = phi ptr [ %11, %4 ], [ %0, %2 ]
  %7 = load i64, ptr %6, align 8, !tbaa !5
  %8 = icmp eq i64 %7, 6840123413322596352
  %9 = zext i1 %8 to i32
  %10 = add nuw nsw i32 %5, %9
  %11 = getelementptr inbounds i8, ptr %6, i64 8
  %12 = icmp ult ptr %11, %1
  br i1 %12, label %4, label %13, !llvm.loop !9

13:                                               ; preds = %4, %2
  %14 = phi i32 [ 0, %2 ], [ %10, %4 ]
  ret i32 %14
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #4 {
  %1 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1) #2
  store i64 0, ptr %1, align 8, !tbaa !5
  %2 = call { i32, ptr } asm sideeffect "movabsq $$0xa112ffff0112ffff, %rbx\0A\09notq %rbx\0A\09movq %rbx, %r12\0A\09movq %rbx, %r13\0A\09movq %rbx, %r14\0A\09movq %rbx, %r15\0A\09xorl %esi, %esi\0A\09callq *%rax", "={ax},={di},{ax},1,~{rbx},~{rcx},~{rdx},~{rsi},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14},~{r15},~{memory},~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull @collect, ptr nonnull %1) #2, !srcloc !12
  %3 = extractvalue { i32, ptr } %2, 0
  %4 = icmp eq i32 %3, 5
  %5 = select i1 %4, ptr @.str.1, ptr @.str.2
  %6 = call i32 @puts(ptr nonnull dereferenceable(1) %5)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1) #2
  ret i32 0
}

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr #5

attributes #0 = { noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"long", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{i64 630, i64 667, i64 705, i64 750, i64 795, i64 840, i64 885, i64 930}
