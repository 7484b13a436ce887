; ModuleID = 'dynamic.c'
source_filename = "dynamic.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"odd \00", align 1
@.str.2 = private unnamed_addr constant [5 x i8] c"even\00", align 1

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 {
  %1 = alloca [32 x i8], align 32
  %2 = alloca [5 x i8], align 16
  %3 = alloca [32 x i8], align 32
  %4 = alloca [5 x i8], align 16
  %5 = alloca [32 x i8], align 32
  %6 = alloca [5 x i8], align 16
  %7 = alloca [32 x i8], align 32
  %8 = alloca [5 x i8], align 16
  %9 = alloca [16 x i8], align 16
  %10 = alloca [16 x i8], align 16
  %11 = alloca [16 x i8], align 16
  %12 = alloca [16 x i8], align 16
  %13 = alloca [16 x i8], align 16
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %10)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %11)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %12)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %13)
  store i32 0, ptr %9, align 16, !tbaa !5
  %14 = getelementptr inbounds i8, ptr %9, i64 8
  store ptr null, ptr %14, align 8, !tbaa !11
  store i32 1, ptr %10, align 16, !tbaa !5
  %15 = getelementptr inbounds i8, ptr %10, i64 8
  store ptr %9, ptr %15, align 8, !tbaa !11
  store i32 2, ptr %11, align 16, !tbaa !5
  %16 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %10, ptr %16, align 8, !tbaa !11
  store i32 3, ptr %12, align 16, !tbaa !5
  %17 = getelementptr inbounds i8, ptr %12, i64 8
  store ptr %11, ptr %17, align 8, !tbaa !11
  store i32 4, ptr %13, align 16, !tbaa !5
  %18 = getelementptr inbounds i8, ptr %13, i64 8
  store ptr %12, ptr %18, align 8, !tbaa !11
  br label %19

19:                                               ; preds = %19, %0
  %20 = phi ptr [ %26, %19 ], [ %13, %0 ]
  %21 = phi i32 [ %24, %19 ], [ 0, %0 ]
  %22 = mul nsw i32 %21, 10
  %23 = load i32, ptr %20, align 8, !tbaa !5
  %24 = add nsw i32 %23, %22
  %25 = getelementptr inbounds i8, ptr %20, i64 8
  %26 = load ptr, ptr %25, align 8, !tbaa !11
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %19, !llvm.loop !12

28:                                               ; preds = %19
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %11)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %12)
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %13)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %1)
  call void @llvm.lifetime.start.p0(i64 5, ptr nonnull %2)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %3)
  call void @llvm.lifetime.start.p0(i64 5, ptr nonnull %4)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5)
  call void @llvm.lifetime.start.p0(i64 5, ptr nonnull %6)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %7)
  call void @llvm.lifetime.start.p0(i64 5, ptr nonnull %8)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 32 dereferenceable(5) %1, ptr noundef nonnull align 1 dereferenceable(5) @.str.2, i64 5, i1 false) #6
  store i8 101, ptr %1, align 32, !tbaa !14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(5) %2, ptr noundef nonnull align 1 dereferenceable(5) @.str.1, i64 5, i1 false)
  store i8 112, ptr %2, align 16, !tbaa !14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 32 dereferenceable(5) %3, ptr noundef nonnull align 1 dereferenceable(5) @.str.2, i64 5, i1 false) #6
  store i8 103, ptr %3, align 32, !tbaa !14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(5) %4, ptr noundef nonnull align 1 dereferenceable(5) @.str.1, i64 5, i1 false)
  store i8 114, ptr %4, align 16, !tbaa !14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 32 dereferenceable(5) %5, ptr noundef nonnull align 1 dereferenceable(5) @.str.2, i64 5, i1 false) #6
  store i8 105, ptr %5, align 32, !tbaa !14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(5) %6, ptr noundef nonnull align 1 dereferenceable(5) @.str.1, i64 5, i1 false)
  store i8 116, ptr %6, align 16, !tbaa !14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 32 dereferenceable(5) %7, ptr noundef nonnull align 1 dereferenceable(5) @.str.2, i64 5, i1 false) #6
  store i8 107, ptr %7, align 32, !tbaa !14
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(5) %8, ptr noundef nonnull align 1 dereferenceable(5) @.str.1, i64 5, i1 false)
  store i8 118, ptr %8, align 16, !tbaa !14
  %29 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %2, ptr noundef nonnull dereferenceable(1) %1) #7
  %30 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %3, ptr noundef nonnull dereferenceable(1) %1) #7
  %31 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %3, ptr noundef nonnull dereferenceable(1) %2) #7
  %32 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %4, ptr noundef nonnull dereferenceable(1) %1) #7
  %33 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %4, ptr noundef nonnull dereferenceable(1) %2) #7
  %34 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %4, ptr noundef nonnull dereferenceable(1) %3) #7
  %35 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %5, ptr noundef nonnull dereferenceable(1) %1) #7
  %36 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %5, ptr noundef nonnull dereferenceable(1) %2) #7
  %37 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %5, ptr noundef nonnull dereferenceable(1) %3) #7
  %38 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %5, ptr noundef nonnull dereferenceable(1) %4) #7
  %39 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %6, ptr noundef nonnull dereferenceable(1) %1) #7
  %40 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %6, ptr noundef nonnull dereferenceable(1) %2) #7
  %41 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %6, ptr noundef nonnull dereferenceable(1) %3) #7
  %42 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %6, ptr noundef nonnull dereferenceable(1) %4) #7
  %43 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %6, ptr noundef nonnull dereferenceable(1) %5) #7
  %44 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %7, ptr noundef nonnull dereferenceable(1) %1) #7
  %45 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %7, ptr noundef nonnull dereferenceable(1) %2) #7
  %46 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %7, ptr noundef nonnull dereferenceable(1) %3) #7
  %47 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %7, ptr noundef nonnull dereferenceable(1) %4) #7
  %48 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %7, ptr noundef nonnull dereferenceable(1) %5) #7
  %49 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %7, ptr noundef nonnull dereferenceable(1) %6) #7
  %50 = insertelement <16 x i32> poison, i32 %30, i64 0
  %51 = insertelement <16 x i32> %50, i32 %29, i64 1
  %52 = insertelement <16 x i32> %51, i32 %31, i64 2
  %53 = insertelement <16 x i32> %52, i32 %32, i64 3
  %54 = insertelement <16 x i32> %53, i32 %33, i64 4
  %55 = insertelement <16 x i32> %54, i32 %34, i64 5
  %56 = insertelement <16 x i32> %55, i32 %35, i64 6
  %57 = insertelement <16 x i32> %56, i32 %36, i64 7
  %58 = insertelement <16 x i32> %57, i32 %37, i64 8
  %59 = insertelement <16 x i32> %58, i32 %38, i64 9
  %60 = insertelement <16 x i32> %59, i32 %39, i64 10
  %61 = insertelement <16 x i32> %60, i32 %40, i64 11
  %62 = insertelement <16 x i32> %61, i32 %41, i64 12
  %63 = insertelement <16 x i32> %62, i32 %42, i64 13
  %64 = insertelement <16 x i32> %63, i32 %43, i64 14
  %65 = insertelement <16 x i32> %64, i32 %44, i64 15
  %66 = icmp ne <16 x i32> %65, zeroinitializer
  %67 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %8, ptr noundef nonnull dereferenceable(1) %1) #7
  %68 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %8, ptr noundef nonnull dereferenceable(1) %2) #7
  %69 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %8, ptr noundef nonnull dereferenceable(1) %3) #7
  %70 = insertelement <8 x i32> poison, i32 %45, i64 0
  %71 = insertelement <8 x i32> %70, i32 %46, i64 1
  %72 = insertelement <8 x i32> %71, i32 %47, i64 2
  %73 = insertelement <8 x i32> %72, i32 %48, i64 3
  %74 = insertelement <8 x i32> %73, i32 %49, i64 4
  %75 = insertelement <8 x i32> %74, i32 %67, i64 5
  %76 = insertelement <8 x i32> %75, i32 %68, i64 6
  %77 = insertelement <8 x i32> %76, i32 %69, i64 7
  %78 = icmp ne <8 x i32> %77, zeroinitializer
  %79 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %8, ptr noundef nonnull dereferenceable(1) %4) #7
  %80 = icmp ne i32 %79, 0
  %81 = zext i1 %80 to i32
  %82 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %8, ptr noundef nonnull dereferenceable(1) %5) #7
  %83 = icmp ne i32 %82, 0
  %84 = zext i1 %83 to i32
  %85 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %8, ptr noundef nonnull dereferenceable(1) %6) #7
  %86 = icmp ne i32 %85, 0
  %87 = zext i1 %86 to i32
  %88 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %8, ptr noundef nonnull dereferenceable(1) %7) #7
  %89 = icmp ne i32 %88, 0
  %90 = zext i1 %89 to i32
  %91 = bitcast <16 x i1> %66 to i16
  %92 = call range(i16 0, 17) i16 @llvm.ctpop.i16(i16 %91)
  %93 = zext nneg i16 %92 to i32
  %94 = bitcast <8 x i1> %78 to i8
  %95 = call range(i8 0, 9) i8 @llvm.ctpop.i8(i8 %94)
  %96 = zext nneg i8 %95 to i32
  %97 = add nuw nsw i32 %93, %96
  %98 = add nuw nsw i32 %97, %81
  %99 = add nuw nsw i32 %84, %87
  %100 = add nuw nsw i32 %98, %99
  %101 = add nuw nsw i32 %100, %90
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %1)
  call void @llvm.lifetime.end.p0(i64 5, ptr nonnull %2)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 5, ptr nonnull %4)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 5, ptr nonnull %6)
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %7)
  call void @llvm.lifetime.end.p0(i64 5, ptr nonnull %8)
  %102 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %24, i32 noundef %101)
  ret i32 0
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ctpop.i16(i16) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ctpop.i8(i8) #5

attributes #0 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !7, i64 0}
!6 = !{!"node", !7, i64 0, !10, i64 8}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!"any pointer", !8, i64 0}
!11 = !{!6, !10, i64 8}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!8, !8, i64 0}
