source_filename = "fft.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.C = type { double, double }

@.str = private unnamed_addr constant [11 x i8] c"%.6f %.6f\0A\00", align 1
@__const.fft.w = private unnamed_addr constant %struct.C { double 1.000000e+00, double 0.000000e+00 }, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 16384, ptr %2, align 4
  %7 = load i32, ptr %2, align 4
  %8 = sext i32 %7 to i64
  %9 = mul i64 %8, 16
  %10 = call noalias ptr @malloc(i64 noundef %9) #6
  store ptr %10, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %11

11:                                               ; preds = %32, %0
  %12 = load i32, ptr %4, align 4
  %13 = load i32, ptr %2, align 4
  %14 = icmp slt i32 %12, %13
  br i1 %14, label %15, label %35

15:                                               ; preds = %11
  %16 = load i32, ptr %4, align 4
  %17 = srem i32 %16, 17
  %18 = sitofp i32 %17 to double
  %19 = load ptr, ptr %3, align 8
  %20 = load i32, ptr %4, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds %struct.C, ptr %19, i64 %21
  %23 = getelementptr inbounds %struct.C, ptr %22, i32 0, i32 0
  store double %18, ptr %23, align 8
  %24 = load i32, ptr %4, align 4
  %25 = srem i32 %24, 5
  %26 = sitofp i32 %25 to double
  %27 = load ptr, ptr %3, align 8
  %28 = load i32, ptr %4, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds %struct.C, ptr %27, i64 %29
  %31 = getelementptr inbounds %struct.C, ptr %30, i32 0, i32 1
  store double %26, ptr %31, align 8
  br label %32

32:                                               ; preds = %15
  %33 = load i32, ptr %4, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %4, align 4
  br label %11, !llvm.loop !6

35:                                               ; preds = %11
  store i32 0, ptr %5, align 4
  br label %36

36:                                               ; preds = %65, %35
  %37 = load i32, ptr %5, align 4
  %38 = icmp slt i32 %37, 200
  br i1 %38, label %39, label %68

39:                                               ; preds = %36
  %40 = load ptr, ptr %3, align 8
  %41 = load i32, ptr %2, align 4
  call void @fft(ptr noundef %40, i32 noundef %41)
  store i32 0, ptr %6, align 4
  br label %42

42:                                               ; preds = %61, %39
  %43 = load i32, ptr %6, align 4
  %44 = load i32, ptr %2, align 4
  %45 = icmp slt i32 %43, %44
  br i1 %45, label %46, label %64

46:                                               ; preds = %42
  %47 = load ptr, ptr %3, align 8
  %48 = load i32, ptr %6, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds %struct.C, ptr %47, i64 %49
  %51 = getelementptr inbounds %struct.C, ptr %50, i32 0, i32 0
  %52 = load double, ptr %51, align 8
  %53 = fdiv double %52, 1.000000e+02
  store double %53, ptr %51, align 8
  %54 = load ptr, ptr %3, align 8
  %55 = load i32, ptr %6, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds %struct.C, ptr %54, i64 %56
  %58 = getelementptr inbounds %struct.C, ptr %57, i32 0, i32 1
  %59 = load double, ptr %58, align 8
  %60 = fdiv double %59, 1.000000e+02
  store double %60, ptr %58, align 8
  br label %61

61:                                               ; preds = %46
  %62 = load i32, ptr %6, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %6, align 4
  br label %42, !llvm.loop !8

64:                                               ; preds = %42
  br label %65

65:                                               ; preds = %64
  %66 = load i32, ptr %5, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %5, align 4
  br label %36, !llvm.loop !9

68:                                               ; preds = %36
  %69 = load ptr, ptr %3, align 8
  %70 = getelementptr inbounds %struct.C, ptr %69, i64 5
  %71 = getelementptr inbounds %struct.C, ptr %70, i32 0, i32 0
  %72 = load double, ptr %71, align 8
  %73 = load ptr, ptr %3, align 8
  %74 = getelementptr inbounds %struct.C, ptr %73, i64 77
  %75 = getelementptr inbounds %struct.C, ptr %74, i32 0, i32 1
  %76 = load double, ptr %75, align 8
  %77 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %72, double noundef %76)
  ret i32 0
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @fft(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.C, align 8
  %9 = alloca i32, align 4
  %10 = alloca double, align 8
  %11 = alloca %struct.C, align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.C, align 8
  %14 = alloca i32, align 4
  %15 = alloca %struct.C, align 8
  %16 = alloca %struct.C, align 8
  %17 = alloca %struct.C, align 8
  %18 = alloca %struct.C, align 8
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  store i32 0, ptr %5, align 4
  store i32 1, ptr %6, align 4
  br label %19

19:                                               ; preds = %63, %2
  %20 = load i32, ptr %6, align 4
  %21 = load i32, ptr %4, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %66

23:                                               ; preds = %19
  %24 = load i32, ptr %4, align 4
  %25 = ashr i32 %24, 1
  store i32 %25, ptr %7, align 4
  br label %26

26:                                               ; preds = %35, %23
  %27 = load i32, ptr %5, align 4
  %28 = load i32, ptr %7, align 4
  %29 = and i32 %27, %28
  %30 = icmp ne i32 %29, 0
  br i1 %30, label %31, label %38

31:                                               ; preds = %26
  %32 = load i32, ptr %7, align 4
  %33 = load i32, ptr %5, align 4
  %34 = xor i32 %33, %32
  store i32 %34, ptr %5, align 4
  br label %35

35:                                               ; preds = %31
  %36 = load i32, ptr %7, align 4
  %37 = ashr i32 %36, 1
  store i32 %37, ptr %7, align 4
  br label %26, !llvm.loop !10

38:                                               ; preds = %26
  %39 = load i32, ptr %7, align 4
  %40 = load i32, ptr %5, align 4
  %41 = xor i32 %40, %39
  store i32 %41, ptr %5, align 4
  %42 = load i32, ptr %6, align 4
  %43 = load i32, ptr %5, align 4
  %44 = icmp slt i32 %42, %43
  br i1 %44, label %45, label %62

45:                                               ; preds = %38
  %46 = load ptr, ptr %3, align 8
  %47 = load i32, ptr %6, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds %struct.C, ptr %46, i64 %48
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %49, i64 16, i1 false)
  %50 = load ptr, ptr %3, align 8
  %51 = load i32, ptr %6, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds %struct.C, ptr %50, i64 %52
  %54 = load ptr, ptr %3, align 8
  %55 = load i32, ptr %5, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds %struct.C, ptr %54, i64 %56
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %53, ptr align 8 %57, i64 16, i1 false)
  %58 = load ptr, ptr %3, align 8
  %59 = load i32, ptr %5, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds %struct.C, ptr %58, i64 %60
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %61, ptr align 8 %8, i64 16, i1 false)
  br label %62

62:                                               ; preds = %45, %38
  br label %63

63:                                               ; preds = %62
  %64 = load i32, ptr %6, align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %6, align 4
  br label %19, !llvm.loop !11

66:                                               ; preds = %19
  store i32 2, ptr %9, align 4
  br label %67

67:                                               ; preds = %216, %66
  %68 = load i32, ptr %9, align 4
  %69 = load i32, ptr %4, align 4
  %70 = icmp sle i32 %68, %69
  br i1 %70, label %71, label %219

71:                                               ; preds = %67
  %72 = load i32, ptr %9, align 4
  %73 = sitofp i32 %72 to double
  %74 = fdiv double 0xC01921FB54442D18, %73
  store double %74, ptr %10, align 8
  %75 = getelementptr inbounds %struct.C, ptr %11, i32 0, i32 0
  %76 = load double, ptr %10, align 8
  %77 = call double @cos(double noundef %76) #7
  store double %77, ptr %75, align 8
  %78 = getelementptr inbounds %struct.C, ptr %11, i32 0, i32 1
  %79 = load double, ptr %10, align 8
  %80 = call double @sin(double noundef %79) #7
  store double %80, ptr %78, align 8
  store i32 0, ptr %12, align 4
  br label %81

81:                                               ; preds = %211, %71
  %82 = load i32, ptr %12, align 4
  %83 = load i32, ptr %4, align 4
  %84 = icmp slt i32 %82, %83
  br i1 %84, label %85, label %215

85:                                               ; preds = %81
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 @__const.fft.w, i64 16, i1 false)
  store i32 0, ptr %14, align 4
  br label %86

86:                                               ; preds = %207, %85
  %87 = load i32, ptr %14, align 4
  %88 = load i32, ptr %9, align 4
  %89 = sdiv i32 %88, 2
  %90 = icmp slt i32 %87, %89
  br i1 %90, label %91, label %210

91:                                               ; preds = %86
  %92 = load ptr, ptr %3, align 8
  %93 = load i32, ptr %12, align 4
  %94 = load i32, ptr %14, align 4
  %95 = add nsw i32 %93, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds %struct.C, ptr %92, i64 %96
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %97, i64 16, i1 false)
  %98 = load ptr, ptr %3, align 8
  %99 = load i32, ptr %12, align 4
  %100 = load i32, ptr %14, align 4
  %101 = add nsw i32 %99, %100
  %102 = load i32, ptr %9, align 4
  %103 = sdiv i32 %102, 2
  %104 = add nsw i32 %101, %103
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds %struct.C, ptr %98, i64 %105
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %106, i64 16, i1 false)
  %107 = getelementptr inbounds %struct.C, ptr %17, i32 0, i32 0
  %108 = getelementptr inbounds %struct.C, ptr %16, i32 0, i32 0
  %109 = load double, ptr %108, align 8
  %110 = getelementptr inbounds %struct.C, ptr %13, i32 0, i32 0
  %111 = load double, ptr %110, align 8
  %112 = getelementptr inbounds %struct.C, ptr %16, i32 0, i32 1
  %113 = load double, ptr %112, align 8
  %114 = getelementptr inbounds %struct.C, ptr %13, i32 0, i32 1
  %115 = load double, ptr %114, align 8
  %116 = fmul double %113, %115
  %117 = fneg double %116
  %118 = call double @llvm.fmuladd.f64(double %109, double %111, double %117)
  store double %118, ptr %107, align 8
  %119 = getelementptr inbounds %struct.C, ptr %17, i32 0, i32 1
  %120 = getelementptr inbounds %struct.C, ptr %16, i32 0, i32 0
  %121 = load double, ptr %120, align 8
  %122 = getelementptr inbounds %struct.C, ptr %13, i32 0, i32 1
  %123 = load double, ptr %122, align 8
  %124 = getelementptr inbounds %struct.C, ptr %16, i32 0, i32 1
  %125 = load double, ptr %124, align 8
  %126 = getelementptr inbounds %struct.C, ptr %13, i32 0, i32 0
  %127 = load double, ptr %126, align 8
  %128 = fmul double %125, %127
  %129 = call double @llvm.fmuladd.f64(double %121, double %123, double %128)
  store double %129, ptr %119, align 8
  %130 = getelementptr inbounds %struct.C, ptr %15, i32 0, i32 0
  %131 = load double, ptr %130, align 8
  %132 = getelementptr inbounds %struct.C, ptr %17, i32 0, i32 0
  %133 = load double, ptr %132, align 8
  %134 = fadd double %131, %133
  %135 = load ptr, ptr %3, align 8
  %136 = load i32, ptr %12, align 4
  %137 = load i32, ptr %14, align 4
  %138 = add nsw i32 %136, %137
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds %struct.C, ptr %135, i64 %139
  %141 = getelementptr inbounds %struct.C, ptr %140, i32 0, i32 0
  store double %134, ptr %141, align 8
  %142 = getelementptr inbounds %struct.C, ptr %15, i32 0, i32 1
  %143 = load double, ptr %142, align 8
  %144 = getelementptr inbounds %struct.C, ptr %17, i32 0, i32 1
  %145 = load double, ptr %144, align 8
  %146 = fadd double %143, %145
  %147 = load ptr, ptr %3, align 8
  %148 = load i32, ptr %12, align 4
  %149 = load i32, ptr %14, align 4
  %150 = add nsw i32 %148, %149
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds %struct.C, ptr %147, i64 %151
  %153 = getelementptr inbounds %struct.C, ptr %152, i32 0, i32 1
  store double %146, ptr %153, align 8
  %154 = getelementptr inbounds %struct.C, ptr %15, i32 0, i32 0
  %155 = load double, ptr %154, align 8
  %156 = getelementptr inbounds %struct.C, ptr %17, i32 0, i32 0
  %157 = load double, ptr %156, align 8
  %158 = fsub double %155, %157
  %159 = load ptr, ptr %3, align 8
  %160 = load i32, ptr %12, align 4
  %161 = load i32, ptr %14, align 4
  %162 = add nsw i32 %160, %161
  %163 = load i32, ptr %9, align 4
  %164 = sdiv i32 %163, 2
  %165 = add nsw i32 %162, %164
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds %struct.C, ptr %159, i64 %166
  %168 = getelementptr inbounds %struct.C, ptr %167, i32 0, i32 0
  store double %158, ptr %168, align 8
  %169 = getelementptr inbounds %struct.C, ptr %15, i32 0, i32 1
  %170 = load double, ptr %169, align 8
  %171 = getelementptr inbounds %struct.C, ptr %17, i32 0, i32 1
  %172 = load double, ptr %171, align 8
  %173 = fsub double %170, %172
  %174 = load ptr, ptr %3, align 8
  %175 = load i32, ptr %12, align 4
  %176 = load i32, ptr %14, align 4
  %177 = add nsw i32 %175, %176
  %178 = load i32, ptr %9, align 4
  %179 = sdiv i32 %178, 2
  %180 = add nsw i32 %177, %179
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds %struct.C, ptr %174, i64 %181
  %183 = getelementptr inbounds %struct.C, ptr %182, i32 0, i32 1
  store double %173, ptr %183, align 8
  %184 = getelementptr inbounds %struct.C, ptr %18, i32 0, i32 0
  %185 = getelementptr inbounds %struct.C, ptr %13, i32 0, i32 0
  %186 = load double, ptr %185, align 8
  %187 = getelementptr inbounds %struct.C, ptr %11, i32 0, i32 0
  %188 = load double, ptr %187, align 8
  %189 = getelementptr inbounds %struct.C, ptr %13, i32 0, i32 1
  %190 = load double, ptr %189, align 8
  %191 = getelementptr inbounds %struct.C, ptr %11, i32 0, i32 1
  %192 = load double, ptr %191, align 8
  %193 = fmul double %190, %192
  %194 = fneg double %193
  %195 = call double @llvm.fmuladd.f64(double %186, double %188, double %194)
  store double %195, ptr %184, align 8
  %196 = getelementptr inbounds %struct.C, ptr %18, i32 0, i32 1
  %197 = getelementptr inbounds %struct.C, ptr %13, i32 0, i32 0
  %198 = load double, ptr %197, align 8
  %199 = getelementptr inbounds %struct.C, ptr %11, i32 0, i32 1
  %200 = load double, ptr %199, align 8
  %201 = getelementptr inbounds %struct.C, ptr %13, i32 0, i32 1
  %202 = load double, ptr %201, align 8
  %203 = getelementptr inbounds %struct.C, ptr %11, i32 0, i32 0
  %204 = load double, ptr %203, align 8
  %205 = fmul double %202, %204
  %206 = call double @llvm.fmuladd.f64(double %198, double %200, double %205)
  store double %206, ptr %196, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %18, i64 16, i1 false)
  br label %207

207:                                              ; preds = %91
  %208 = load i32, ptr %14, align 4
  %209 = add nsw i32 %208, 1
  store i32 %209, ptr %14, align 4
  br label %86, !llvm.loop !12

210:                                              ; preds = %86
  br label %211

211:                                              ; preds = %210
  %212 = load i32, ptr %9, align 4
  %213 = load i32, ptr %12, align 4
  %214 = add nsw i32 %213, %212
  store i32 %214, ptr %12, align 4
  br label %81, !llvm.loop !13

215:                                              ; preds = %81
  br label %216

216:                                              ; preds = %215
  %217 = load i32, ptr %9, align 4
  %218 = shl i32 %217, 1
  store i32 %218, ptr %9, align 4
  br label %67, !llvm.loop !14

219:                                              ; preds = %67
  ret void
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: nounwind
declare double @cos(double noundef) #4

; Function Attrs: nounwind
declare double @sin(double noundef) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #5

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind }

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
