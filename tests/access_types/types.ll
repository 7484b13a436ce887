target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.number = type { i32 }
%struct.bits = type { i16, i32 }
%struct.pair = type { i32, float }
%struct.outer = type { i32, %struct.pair }
%struct.vector = type { ptr, i32 }

@used = internal global i64 0, align 8
@pool = internal global [64 x i8] zeroinitializer, align 16

; Function Attrs: nounwind uwtable
define dso_local i32 @unions(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca %union.number, align 4
  store i32 %0, ptr %2, align 4, !tbaa !5
  %4 = load i32, ptr %2, align 4, !tbaa !5
  %5 = call i32 @union_members(ptr noundef %3, ptr noundef %3, i32 noundef %4)
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define internal i32 @union_members(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !9
  store ptr %1, ptr %5, align 8, !tbaa !9
  store i32 %2, ptr %6, align 4, !tbaa !5
  %7 = load i32, ptr %6, align 4, !tbaa !5
  %8 = load ptr, ptr %4, align 8, !tbaa !9
  store i32 %7, ptr %8, align 4, !tbaa !11
  %9 = load ptr, ptr %5, align 8, !tbaa !9
  store float 1.500000e+00, ptr %9, align 4, !tbaa !11
  %10 = load ptr, ptr %5, align 8, !tbaa !9
  %11 = getelementptr inbounds [2 x i16], ptr %10, i64 0, i64 0
  %12 = load i16, ptr %11, align 4, !tbaa !11
  %13 = sext i16 %12 to i32
  %14 = add nsw i32 %13, 1
  %15 = trunc i32 %14 to i16
  store i16 %15, ptr %11, align 4, !tbaa !11
  %16 = load ptr, ptr %4, align 8, !tbaa !9
  %17 = load i32, ptr %16, align 4, !tbaa !11
  ret i32 %17
}

; Function Attrs: nounwind uwtable
define dso_local i32 @bytes(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !5
  %4 = load i32, ptr %2, align 4, !tbaa !5
  %5 = call i32 @first_byte(ptr noundef %3, ptr noundef %3, i32 noundef %4)
  ret i32 %5
}

; Function Attrs: nounwind uwtable
define internal i32 @first_byte(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !9
  store ptr %1, ptr %5, align 8, !tbaa !9
  store i32 %2, ptr %6, align 4, !tbaa !5
  %7 = load i32, ptr %6, align 4, !tbaa !5
  %8 = load ptr, ptr %4, align 8, !tbaa !9
  store i32 %7, ptr %8, align 4, !tbaa !5
  %9 = load ptr, ptr %5, align 8, !tbaa !9
  store i8 7, ptr %9, align 1, !tbaa !11
  %10 = load ptr, ptr %4, align 8, !tbaa !9
  %11 = load i32, ptr %10, align 4, !tbaa !5
  ret i32 %11
}

; Function Attrs: nounwind uwtable
define dso_local i32 @copies(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca float, align 4
  store i32 %0, ptr %2, align 4, !tbaa !5
  %5 = load i32, ptr %2, align 4, !tbaa !5
  %6 = sitofp i32 %5 to float
  store float %6, ptr %4, align 4, !tbaa !12
  %7 = load i32, ptr %2, align 4, !tbaa !5
  %8 = call i32 @copied(ptr noundef %3, ptr noundef %4, i32 noundef %7)
  ret i32 %8
}

; Function Attrs: nounwind uwtable
define internal i32 @copied(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !9
  store ptr %1, ptr %5, align 8, !tbaa !9
  store i32 %2, ptr %6, align 4, !tbaa !5
  %7 = load i32, ptr %6, align 4, !tbaa !5
  %8 = load ptr, ptr %4, align 8, !tbaa !9
  store i32 %7, ptr %8, align 4, !tbaa !5
  %9 = load ptr, ptr %4, align 8, !tbaa !9
  %10 = load ptr, ptr %5, align 8, !tbaa !9
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %10, i64 4, i1 false)
  %11 = load ptr, ptr %4, align 8, !tbaa !9
  %12 = load i32, ptr %11, align 4, !tbaa !5
  ret i32 %12
}

; Function Attrs: nounwind uwtable
define dso_local i32 @bit_fields(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.bits, align 4
  store i32 %0, ptr %2, align 4, !tbaa !5
  call void @llvm.memset.p0.i64(ptr align 4 %3, i8 0, i64 8, i1 false)
  %4 = load i32, ptr %2, align 4, !tbaa !5
  %5 = call i32 @fields(ptr noundef %3, ptr noundef %3, i32 noundef %4)
  ret i32 %5
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

; Function Attrs: nounwind uwtable
define internal i32 @fields(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8, !tbaa !9
  store ptr %1, ptr %5, align 8, !tbaa !9
  store i32 %2, ptr %6, align 4, !tbaa !5
  %7 = load i32, ptr %6, align 4, !tbaa !5
  %8 = load ptr, ptr %4, align 8, !tbaa !9
  %9 = trunc i32 %7 to i16
  %10 = load i16, ptr %8, align 4
  %11 = and i16 %9, 7
  %12 = and i16 %10, -8
  %13 = or i16 %12, %11
  store i16 %13, ptr %8, align 4
  %14 = zext i16 %11 to i32
  %15 = load i32, ptr %6, align 4, !tbaa !5
  %16 = ashr i32 %15, 3
  %17 = load ptr, ptr %5, align 8, !tbaa !9
  %18 = trunc i32 %16 to i16
  %19 = load i16, ptr %17, align 4
  %20 = and i16 %18, 8191
  %21 = shl i16 %20, 3
  %22 = and i16 %19, 7
  %23 = or i16 %22, %21
  store i16 %23, ptr %17, align 4
  %24 = zext i16 %20 to i32
  %25 = load i32, ptr %6, align 4, !tbaa !5
  %26 = load ptr, ptr %5, align 8, !tbaa !9
  %27 = getelementptr inbounds %struct.bits, ptr %26, i32 0, i32 1
  store i32 %25, ptr %27, align 4, !tbaa !14
  %28 = load ptr, ptr %4, align 8, !tbaa !9
  %29 = load i16, ptr %28, align 4
  %30 = and i16 %29, 7
  %31 = zext i16 %30 to i32
  %32 = load ptr, ptr %4, align 8, !tbaa !9
  %33 = load i16, ptr %32, align 4
  %34 = lshr i16 %33, 3
  %35 = zext i16 %34 to i32
  %36 = shl i32 %35, 3
  %37 = add nsw i32 %31, %36
  %38 = load ptr, ptr %4, align 8, !tbaa !9
  %39 = getelementptr inbounds %struct.bits, ptr %38, i32 0, i32 1
  %40 = load i32, ptr %39, align 4, !tbaa !14
  %41 = add nsw i32 %37, %40
  ret i32 %41
}

; Function Attrs: nounwind uwtable
define dso_local i32 @reused(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !5
  %7 = call noalias ptr @malloc(i64 noundef 8) #5
  store ptr %7, ptr %3, align 8, !tbaa !9
  %8 = load ptr, ptr %3, align 8, !tbaa !9
  store ptr %8, ptr %4, align 8, !tbaa !9
  %9 = load ptr, ptr %3, align 8, !tbaa !9
  store ptr %9, ptr %5, align 8, !tbaa !9
  %10 = load i32, ptr %2, align 4, !tbaa !5
  %11 = load ptr, ptr %4, align 8, !tbaa !9
  store i32 %10, ptr %11, align 4, !tbaa !5
  %12 = load ptr, ptr %4, align 8, !tbaa !9
  %13 = load i32, ptr %12, align 4, !tbaa !5
  store i32 %13, ptr %6, align 4, !tbaa !5
  %14 = load ptr, ptr %5, align 8, !tbaa !9
  store float 2.000000e+00, ptr %14, align 4, !tbaa !12
  %15 = load ptr, ptr %5, align 8, !tbaa !9
  %16 = load float, ptr %15, align 4, !tbaa !12
  %17 = fptosi float %16 to i32
  %18 = load i32, ptr %6, align 4, !tbaa !5
  %19 = add nsw i32 %18, %17
  store i32 %19, ptr %6, align 4, !tbaa !5
  %20 = load i32, ptr %6, align 4, !tbaa !5
  %21 = add nsw i32 %20, 1
  %22 = load ptr, ptr %4, align 8, !tbaa !9
  store i32 %21, ptr %22, align 4, !tbaa !5
  %23 = load ptr, ptr %4, align 8, !tbaa !9
  %24 = load i32, ptr %23, align 4, !tbaa !5
  %25 = load i32, ptr %6, align 4, !tbaa !5
  %26 = add nsw i32 %25, %24
  store i32 %26, ptr %6, align 4, !tbaa !5
  %27 = load ptr, ptr %3, align 8, !tbaa !9
  call void @free(ptr noundef %27) #6
  %28 = load i32, ptr %6, align 4, !tbaa !5
  ret i32 %28
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare void @free(ptr noundef) #3

; Function Attrs: nounwind uwtable
define dso_local i32 @last_store(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %2, align 4, !tbaa !5
  %8 = call noalias ptr @malloc(i64 noundef 4) #5
  store ptr %8, ptr %3, align 8, !tbaa !9
  %9 = load ptr, ptr %3, align 8, !tbaa !9
  store ptr %9, ptr %4, align 8, !tbaa !9
  %10 = load ptr, ptr %3, align 8, !tbaa !9
  store ptr %10, ptr %5, align 8, !tbaa !9
  store i32 0, ptr %7, align 4, !tbaa !5
  br label %11

11:                                               ; preds = %19, %1
  %12 = load i32, ptr %7, align 4, !tbaa !5
  %13 = load i32, ptr %2, align 4, !tbaa !5
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %22

15:                                               ; preds = %11
  %16 = load i32, ptr %7, align 4, !tbaa !5
  %17 = load ptr, ptr %4, align 8, !tbaa !9
  store i32 %16, ptr %17, align 4, !tbaa !5
  %18 = load ptr, ptr %5, align 8, !tbaa !9
  store float 1.000000e+00, ptr %18, align 4, !tbaa !12
  br label %19

19:                                               ; preds = %15
  %20 = load i32, ptr %7, align 4, !tbaa !5
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %7, align 4, !tbaa !5
  br label %11, !llvm.loop !16

22:                                               ; preds = %11
  %23 = load ptr, ptr %3, align 8, !tbaa !9
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 1 %23, i64 4, i1 false)
  %24 = load ptr, ptr %3, align 8, !tbaa !9
  call void @free(ptr noundef %24) #6
  %25 = load i32, ptr %6, align 4, !tbaa !5
  ret i32 %25
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind uwtable
define dso_local i32 @pools(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4, !tbaa !5
  store i32 0, ptr %3, align 4, !tbaa !5
  store i32 0, ptr %4, align 4, !tbaa !5
  br label %7

7:                                                ; preds = %41, %1
  %8 = load i32, ptr %4, align 4, !tbaa !5
  %9 = icmp slt i32 %8, 3
  br i1 %9, label %10, label %44

10:                                               ; preds = %7
  store i64 0, ptr @used, align 8, !tbaa !19
  %11 = call ptr @take(i64 noundef 8)
  store ptr %11, ptr %5, align 8, !tbaa !9
  %12 = load i32, ptr %2, align 4, !tbaa !5
  %13 = load i32, ptr %4, align 4, !tbaa !5
  %14 = add nsw i32 %12, %13
  %15 = load ptr, ptr %5, align 8, !tbaa !9
  %16 = getelementptr inbounds %struct.pair, ptr %15, i32 0, i32 0
  store i32 %14, ptr %16, align 4, !tbaa !21
  %17 = load ptr, ptr %5, align 8, !tbaa !9
  %18 = getelementptr inbounds %struct.pair, ptr %17, i32 0, i32 1
  store float 5.000000e-01, ptr %18, align 4, !tbaa !23
  %19 = load ptr, ptr %5, align 8, !tbaa !9
  %20 = getelementptr inbounds %struct.pair, ptr %19, i32 0, i32 0
  %21 = load i32, ptr %20, align 4, !tbaa !21
  %22 = load i32, ptr %3, align 4, !tbaa !5
  %23 = add nsw i32 %22, %21
  store i32 %23, ptr %3, align 4, !tbaa !5
  store i64 0, ptr @used, align 8, !tbaa !19
  %24 = call ptr @take(i64 noundef 8)
  store ptr %24, ptr %6, align 8, !tbaa !9
  %25 = load i32, ptr %4, align 4, !tbaa !5
  %26 = sitofp i32 %25 to float
  %27 = load ptr, ptr %6, align 8, !tbaa !9
  %28 = getelementptr inbounds float, ptr %27, i64 1
  store float %26, ptr %28, align 4, !tbaa !12
  %29 = load ptr, ptr %6, align 8, !tbaa !9
  %30 = getelementptr inbounds float, ptr %29, i64 0
  store float %26, ptr %30, align 4, !tbaa !12
  %31 = load ptr, ptr %6, align 8, !tbaa !9
  %32 = getelementptr inbounds float, ptr %31, i64 0
  %33 = load float, ptr %32, align 4, !tbaa !12
  %34 = load ptr, ptr %6, align 8, !tbaa !9
  %35 = getelementptr inbounds float, ptr %34, i64 1
  %36 = load float, ptr %35, align 4, !tbaa !12
  %37 = fadd float %33, %36
  %38 = fptosi float %37 to i32
  %39 = load i32, ptr %3, align 4, !tbaa !5
  %40 = add nsw i32 %39, %38
  store i32 %40, ptr %3, align 4, !tbaa !5
  br label %41

41:                                               ; preds = %10
  %42 = load i32, ptr %4, align 4, !tbaa !5
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %4, align 4, !tbaa !5
  br label %7, !llvm.loop !24

44:                                               ; preds = %7
  %45 = load i32, ptr %3, align 4, !tbaa !5
  ret i32 %45
}

; Function Attrs: nounwind uwtable
define internal ptr @take(i64 noundef %0) #0 {
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i64 %0, ptr %2, align 8, !tbaa !19
  %4 = load i64, ptr @used, align 8, !tbaa !19
  %5 = getelementptr inbounds i8, ptr @pool, i64 %4
  store ptr %5, ptr %3, align 8, !tbaa !9
  %6 = load i64, ptr %2, align 8, !tbaa !19
  %7 = load i64, ptr @used, align 8, !tbaa !19
  %8 = add i64 %7, %6
  store i64 %8, ptr @used, align 8, !tbaa !19
  %9 = load ptr, ptr %3, align 8, !tbaa !9
  ret ptr %9
}

; Function Attrs: nounwind uwtable
define dso_local i32 @structures(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.outer, align 4
  store i32 %0, ptr %2, align 4, !tbaa !5
  %4 = getelementptr inbounds %struct.outer, ptr %3, i32 0, i32 1
  %5 = getelementptr inbounds %struct.pair, ptr %4, i32 0, i32 1
  store float 1.000000e+00, ptr %5, align 4, !tbaa !25
  %6 = getelementptr inbounds %struct.outer, ptr %3, i32 0, i32 1
  %7 = load i32, ptr %2, align 4, !tbaa !5
  %8 = call i32 @inner(ptr noundef %3, ptr noundef %6, i32 noundef %7)
  ret i32 %8
}

; Function Attrs: nounwind uwtable
define internal i32 @inner(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.pair, align 4
  store ptr %0, ptr %4, align 8, !tbaa !9
  store ptr %1, ptr %5, align 8, !tbaa !9
  store i32 %2, ptr %6, align 4, !tbaa !5
  %8 = load i32, ptr %6, align 4, !tbaa !5
  %9 = load ptr, ptr %4, align 8, !tbaa !9
  %10 = getelementptr inbounds %struct.outer, ptr %9, i32 0, i32 0
  store i32 %8, ptr %10, align 4, !tbaa !27
  %11 = load i32, ptr %6, align 4, !tbaa !5
  %12 = add nsw i32 %11, 1
  %13 = load ptr, ptr %4, align 8, !tbaa !9
  %14 = getelementptr inbounds %struct.outer, ptr %13, i32 0, i32 1
  %15 = getelementptr inbounds %struct.pair, ptr %14, i32 0, i32 0
  store i32 %12, ptr %15, align 4, !tbaa !28
  %16 = load i32, ptr %6, align 4, !tbaa !5
  %17 = add nsw i32 %16, 2
  %18 = load ptr, ptr %5, align 8, !tbaa !9
  %19 = getelementptr inbounds %struct.pair, ptr %18, i32 0, i32 0
  store i32 %17, ptr %19, align 4, !tbaa !21
  %20 = load ptr, ptr %5, align 8, !tbaa !9
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %7, ptr align 4 %20, i64 8, i1 false), !tbaa.struct !29
  %21 = load ptr, ptr %5, align 8, !tbaa !9
  %22 = getelementptr inbounds %struct.pair, ptr %21, i32 0, i32 1
  store float 3.000000e+00, ptr %22, align 4, !tbaa !23
  %23 = load ptr, ptr %4, align 8, !tbaa !9
  %24 = getelementptr inbounds %struct.outer, ptr %23, i32 0, i32 0
  %25 = load i32, ptr %24, align 4, !tbaa !27
  %26 = load ptr, ptr %4, align 8, !tbaa !9
  %27 = getelementptr inbounds %struct.outer, ptr %26, i32 0, i32 1
  %28 = getelementptr inbounds %struct.pair, ptr %27, i32 0, i32 0
  %29 = load i32, ptr %28, align 4, !tbaa !28
  %30 = add nsw i32 %25, %29
  %31 = getelementptr inbounds %struct.pair, ptr %7, i32 0, i32 0
  %32 = load i32, ptr %31, align 4, !tbaa !21
  %33 = add nsw i32 %30, %32
  %34 = load ptr, ptr %4, align 8, !tbaa !9
  %35 = getelementptr inbounds %struct.outer, ptr %34, i32 0, i32 1
  %36 = getelementptr inbounds %struct.pair, ptr %35, i32 0, i32 1
  %37 = load float, ptr %36, align 4, !tbaa !25
  %38 = fptosi float %37 to i32
  %39 = add nsw i32 %33, %38
  ret i32 %39
}

; Function Attrs: nounwind uwtable
define dso_local void @fill(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  store ptr %0, ptr %2, align 8, !tbaa !9
  store i32 0, ptr %3, align 4, !tbaa !5
  br label %4

4:                                                ; preds = %19, %1
  %5 = load i32, ptr %3, align 4, !tbaa !5
  %6 = load ptr, ptr %2, align 8, !tbaa !9
  %7 = getelementptr inbounds %struct.vector, ptr %6, i32 0, i32 1
  %8 = load i32, ptr %7, align 8, !tbaa !30
  %9 = icmp slt i32 %5, %8
  br i1 %9, label %10, label %22

10:                                               ; preds = %4
  %11 = load i32, ptr %3, align 4, !tbaa !5
  %12 = sitofp i32 %11 to float
  %13 = load ptr, ptr %2, align 8, !tbaa !9
  %14 = getelementptr inbounds %struct.vector, ptr %13, i32 0, i32 0
  %15 = load ptr, ptr %14, align 8, !tbaa !32
  %16 = load i32, ptr %3, align 4, !tbaa !5
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %15, i64 %17
  store float %12, ptr %18, align 4, !tbaa !12
  br label %19

19:                                               ; preds = %10
  %20 = load i32, ptr %3, align 4, !tbaa !5
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %3, align 4, !tbaa !5
  br label %4, !llvm.loop !33

22:                                               ; preds = %4
  ret void
}

; Function Attrs: nounwind uwtable
define dso_local i32 @filled(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [16 x float], align 16
  %4 = alloca %struct.vector, align 8
  store i32 %0, ptr %2, align 4, !tbaa !5
  %5 = getelementptr inbounds %struct.vector, ptr %4, i32 0, i32 0
  %6 = getelementptr inbounds [16 x float], ptr %3, i64 0, i64 0
  store ptr %6, ptr %5, align 8, !tbaa !32
  %7 = getelementptr inbounds %struct.vector, ptr %4, i32 0, i32 1
  store i32 16, ptr %7, align 8, !tbaa !30
  call void @fill(ptr noundef %4)
  %8 = load i32, ptr %2, align 4, !tbaa !5
  %9 = and i32 %8, 15
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds [16 x float], ptr %3, i64 0, i64 %10
  %12 = load float, ptr %11, align 4, !tbaa !12
  %13 = fptosi float %12 to i32
  ret i32 %13
}

; Function Attrs: nounwind uwtable
define dso_local i32 @twice(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8, !tbaa !9
  store ptr %1, ptr %4, align 8, !tbaa !9
  %6 = load ptr, ptr %3, align 8, !tbaa !9
  %7 = getelementptr inbounds %struct.outer, ptr %6, i32 0, i32 0
  %8 = load i32, ptr %7, align 4, !tbaa !27
  store i32 %8, ptr %5, align 4, !tbaa !5
  %9 = load ptr, ptr %4, align 8, !tbaa !9
  store float 2.000000e+00, ptr %9, align 4, !tbaa !12
  %10 = load i32, ptr %5, align 4, !tbaa !5
  %11 = load ptr, ptr %3, align 8, !tbaa !9
  %12 = getelementptr inbounds %struct.outer, ptr %11, i32 0, i32 0
  %13 = load i32, ptr %12, align 4, !tbaa !27
  %14 = add nsw i32 %10, %13
  ret i32 %14
}

attributes #0 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nounwind allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"any pointer", !7, i64 0}
!11 = !{!7, !7, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !7, i64 0}
!14 = !{!15, !6, i64 4}
!15 = !{!"bits", !6, i64 0, !6, i64 0, !6, i64 4}
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{!20, !20, i64 0}
!20 = !{!"long", !7, i64 0}
!21 = !{!22, !6, i64 0}
!22 = !{!"pair", !6, i64 0, !13, i64 4}
!23 = !{!22, !13, i64 4}
!24 = distinct !{!24, !17, !18}
!25 = !{!26, !13, i64 8}
!26 = !{!"outer", !6, i64 0, !22, i64 4}
!27 = !{!26, !6, i64 0}
!28 = !{!26, !6, i64 4}
!29 = !{i64 0, i64 4, !5, i64 4, i64 4, !12}
!30 = !{!31, !6, i64 8}
!31 = !{!"vector", !10, i64 0, !6, i64 8}
!32 = !{!31, !10, i64 0}
!33 = distinct !{!33, !17, !18}
