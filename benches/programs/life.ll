source_filename = "life.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@g = internal global [256 x [256 x i8]] zeroinitializer, align 16
@n = internal global [256 x [256 x i8]] zeroinitializer, align 16
@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 1, ptr %2, align 4
  store i32 0, ptr %3, align 4
  br label %12

12:                                               ; preds = %38, %0
  %13 = load i32, ptr %3, align 4
  %14 = icmp slt i32 %13, 256
  br i1 %14, label %15, label %41

15:                                               ; preds = %12
  store i32 0, ptr %4, align 4
  br label %16

16:                                               ; preds = %34, %15
  %17 = load i32, ptr %4, align 4
  %18 = icmp slt i32 %17, 256
  br i1 %18, label %19, label %37

19:                                               ; preds = %16
  %20 = load i32, ptr %2, align 4
  %21 = mul i32 %20, 1664525
  %22 = add i32 %21, 1013904223
  store i32 %22, ptr %2, align 4
  %23 = load i32, ptr %2, align 4
  %24 = lshr i32 %23, 30
  %25 = icmp eq i32 %24, 0
  %26 = zext i1 %25 to i32
  %27 = trunc i32 %26 to i8
  %28 = load i32, ptr %3, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [256 x [256 x i8]], ptr @g, i64 0, i64 %29
  %31 = load i32, ptr %4, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [256 x i8], ptr %30, i64 0, i64 %32
  store i8 %27, ptr %33, align 1
  br label %34

34:                                               ; preds = %19
  %35 = load i32, ptr %4, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %4, align 4
  br label %16, !llvm.loop !6

37:                                               ; preds = %16
  br label %38

38:                                               ; preds = %37
  %39 = load i32, ptr %3, align 4
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %3, align 4
  br label %12, !llvm.loop !8

41:                                               ; preds = %12
  store i32 0, ptr %5, align 4
  br label %42

42:                                               ; preds = %92, %41
  %43 = load i32, ptr %5, align 4
  %44 = icmp slt i32 %43, 600
  br i1 %44, label %45, label %95

45:                                               ; preds = %42
  store i32 0, ptr %6, align 4
  br label %46

46:                                               ; preds = %88, %45
  %47 = load i32, ptr %6, align 4
  %48 = icmp slt i32 %47, 256
  br i1 %48, label %49, label %91

49:                                               ; preds = %46
  store i32 0, ptr %7, align 4
  br label %50

50:                                               ; preds = %84, %49
  %51 = load i32, ptr %7, align 4
  %52 = icmp slt i32 %51, 256
  br i1 %52, label %53, label %87

53:                                               ; preds = %50
  %54 = load i32, ptr %6, align 4
  %55 = load i32, ptr %7, align 4
  %56 = call i32 @cnt(i32 noundef %54, i32 noundef %55)
  store i32 %56, ptr %8, align 4
  %57 = load i32, ptr %8, align 4
  %58 = icmp eq i32 %57, 3
  br i1 %58, label %74, label %59

59:                                               ; preds = %53
  %60 = load i32, ptr %8, align 4
  %61 = icmp eq i32 %60, 2
  br i1 %61, label %62, label %72

62:                                               ; preds = %59
  %63 = load i32, ptr %6, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [256 x [256 x i8]], ptr @g, i64 0, i64 %64
  %66 = load i32, ptr %7, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [256 x i8], ptr %65, i64 0, i64 %67
  %69 = load i8, ptr %68, align 1
  %70 = zext i8 %69 to i32
  %71 = icmp ne i32 %70, 0
  br label %72

72:                                               ; preds = %62, %59
  %73 = phi i1 [ false, %59 ], [ %71, %62 ]
  br label %74

74:                                               ; preds = %72, %53
  %75 = phi i1 [ true, %53 ], [ %73, %72 ]
  %76 = zext i1 %75 to i32
  %77 = trunc i32 %76 to i8
  %78 = load i32, ptr %6, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [256 x [256 x i8]], ptr @n, i64 0, i64 %79
  %81 = load i32, ptr %7, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [256 x i8], ptr %80, i64 0, i64 %82
  store i8 %77, ptr %83, align 1
  br label %84

84:                                               ; preds = %74
  %85 = load i32, ptr %7, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %7, align 4
  br label %50, !llvm.loop !9

87:                                               ; preds = %50
  br label %88

88:                                               ; preds = %87
  %89 = load i32, ptr %6, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %6, align 4
  br label %46, !llvm.loop !10

91:                                               ; preds = %46
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @g, ptr align 16 @n, i64 65536, i1 false)
  br label %92

92:                                               ; preds = %91
  %93 = load i32, ptr %5, align 4
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %5, align 4
  br label %42, !llvm.loop !11

95:                                               ; preds = %42
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %96

96:                                               ; preds = %118, %95
  %97 = load i32, ptr %10, align 4
  %98 = icmp slt i32 %97, 256
  br i1 %98, label %99, label %121

99:                                               ; preds = %96
  store i32 0, ptr %11, align 4
  br label %100

100:                                              ; preds = %114, %99
  %101 = load i32, ptr %11, align 4
  %102 = icmp slt i32 %101, 256
  br i1 %102, label %103, label %117

103:                                              ; preds = %100
  %104 = load i32, ptr %10, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [256 x [256 x i8]], ptr @g, i64 0, i64 %105
  %107 = load i32, ptr %11, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [256 x i8], ptr %106, i64 0, i64 %108
  %110 = load i8, ptr %109, align 1
  %111 = zext i8 %110 to i32
  %112 = load i32, ptr %9, align 4
  %113 = add nsw i32 %112, %111
  store i32 %113, ptr %9, align 4
  br label %114

114:                                              ; preds = %103
  %115 = load i32, ptr %11, align 4
  %116 = add nsw i32 %115, 1
  store i32 %116, ptr %11, align 4
  br label %100, !llvm.loop !12

117:                                              ; preds = %100
  br label %118

118:                                              ; preds = %117
  %119 = load i32, ptr %10, align 4
  %120 = add nsw i32 %119, 1
  store i32 %120, ptr %10, align 4
  br label %96, !llvm.loop !13

121:                                              ; preds = %96
  %122 = load i32, ptr %9, align 4
  %123 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %122)
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @cnt(i32 noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  store i32 -1, ptr %6, align 4
  br label %8

8:                                                ; preds = %43, %2
  %9 = load i32, ptr %6, align 4
  %10 = icmp sle i32 %9, 1
  br i1 %10, label %11, label %46

11:                                               ; preds = %8
  store i32 -1, ptr %7, align 4
  br label %12

12:                                               ; preds = %39, %11
  %13 = load i32, ptr %7, align 4
  %14 = icmp sle i32 %13, 1
  br i1 %14, label %15, label %42

15:                                               ; preds = %12
  %16 = load i32, ptr %6, align 4
  %17 = icmp ne i32 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %15
  %19 = load i32, ptr %7, align 4
  %20 = icmp ne i32 %19, 0
  br i1 %20, label %21, label %38

21:                                               ; preds = %18, %15
  %22 = load i32, ptr %3, align 4
  %23 = load i32, ptr %6, align 4
  %24 = add nsw i32 %22, %23
  %25 = and i32 %24, 255
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [256 x [256 x i8]], ptr @g, i64 0, i64 %26
  %28 = load i32, ptr %4, align 4
  %29 = load i32, ptr %7, align 4
  %30 = add nsw i32 %28, %29
  %31 = and i32 %30, 255
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [256 x i8], ptr %27, i64 0, i64 %32
  %34 = load i8, ptr %33, align 1
  %35 = zext i8 %34 to i32
  %36 = load i32, ptr %5, align 4
  %37 = add nsw i32 %36, %35
  store i32 %37, ptr %5, align 4
  br label %38

38:                                               ; preds = %21, %18
  br label %39

39:                                               ; preds = %38
  %40 = load i32, ptr %7, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %7, align 4
  br label %12, !llvm.loop !14

42:                                               ; preds = %12
  br label %43

43:                                               ; preds = %42
  %44 = load i32, ptr %6, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %6, align 4
  br label %8, !llvm.loop !15

46:                                               ; preds = %8
  %47 = load i32, ptr %5, align 4
  ret i32 %47
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = distinct !{!11, !7}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
