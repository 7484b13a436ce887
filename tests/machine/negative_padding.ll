; ModuleID = 'negative_padding.c'
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.fields = type <{ i32, i8, i32, i32, [18446744073709551615 x i8], i8, [3 x i8] }>

@.str = private unnamed_addr constant [6 x i8] c"%02x \00", align 1
@.str.1 = private unnamed_addr constant [19 x i8] c"%d %d %d %d %d %c\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.fields, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %2, i8 0, i64 16, i1 false)
  %5 = getelementptr inbounds %struct.fields, ptr %2, i32 0, i32 0
  store i32 1, ptr %5, align 4
  %6 = getelementptr inbounds %struct.fields, ptr %2, i32 0, i32 1
  store i8 -2, ptr %6, align 4
  %7 = getelementptr inbounds %struct.fields, ptr %2, i32 0, i32 2
  %8 = load i32, ptr %7, align 1
  %9 = and i32 %8, -4096
  %10 = or i32 %9, 291
  store i32 %10, ptr %7, align 1
  %11 = getelementptr inbounds %struct.fields, ptr %2, i32 0, i32 2
  %12 = load i32, ptr %11, align 1
  %13 = and i32 %12, -61441
  %14 = or i32 %13, 16384
  store i32 %14, ptr %11, align 1
  %15 = getelementptr inbounds %struct.fields, ptr %2, i32 0, i32 3
  %16 = load i32, ptr %15, align 1
  %17 = and i32 %16, -113
  %18 = or i32 %17, 80
  store i32 %18, ptr %15, align 1
  %19 = getelementptr inbounds %struct.fields, ptr %2, i32 0, i32 5
  store i8 100, ptr %19, align 4
  store ptr %2, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %20

20:                                               ; preds = %32, %0
  %21 = load i32, ptr %4, align 4
  %22 = zext i32 %21 to i64
  %23 = icmp ult i64 %22, 16
  br i1 %23, label %24, label %35

24:                                               ; preds = %20
  %25 = load ptr, ptr %3, align 8
  %26 = load i32, ptr %4, align 4
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %25, i64 %27
  %29 = load i8, ptr %28, align 1
  %30 = zext i8 %29 to i32
  %31 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %30)
  br label %32

32:                                               ; preds = %24
  %33 = load i32, ptr %4, align 4
  %34 = add i32 %33, 1
  store i32 %34, ptr %4, align 4
  br label %20, !llvm.loop !6

35:                                               ; preds = %20
  %36 = getelementptr inbounds %struct.fields, ptr %2, i32 0, i32 0
  %37 = load i32, ptr %36, align 4
  %38 = getelementptr inbounds %struct.fields, ptr %2, i32 0, i32 1
  %39 = load i8, ptr %38, align 4
  %40 = sext i8 %39 to i32
  %41 = getelementptr inbounds %struct.fields, ptr %2, i32 0, i32 2
  %42 = load i32, ptr %41, align 1
  %43 = shl i32 %42, 20
  %44 = ashr i32 %43, 20
  %45 = getelementptr inbounds %struct.fields, ptr %2, i32 0, i32 2
  %46 = load i32, ptr %45, align 1
  %47 = shl i32 %46, 16
  %48 = ashr i32 %47, 28
  %49 = getelementptr inbounds %struct.fields, ptr %2, i32 0, i32 3
  %50 = load i32, ptr %49, align 1
  %51 = shl i32 %50, 25
  %52 = ashr i32 %51, 29
  %53 = getelementptr inbounds %struct.fields, ptr %2, i32 0, i32 5
  %54 = load i8, ptr %53, align 4
  %55 = sext i8 %54 to i32
  %56 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %37, i32 noundef %40, i32 noundef %44, i32 noundef %48, i32 noundef %52, i32 noundef %55)
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
