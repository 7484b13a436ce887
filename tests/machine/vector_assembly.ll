target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.anon = type { <2 x i64>, i32 }

@.str = private unnamed_addr constant [7 x i8] c"%g %g\0A\00", align 1
@.str.1 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca float, align 4
  %2 = alloca <4 x float>, align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca <4 x i32>, align 16
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca <4 x i32>, align 16
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca <2 x double>, align 16
  %16 = alloca double, align 8
  %17 = alloca double, align 8
  %18 = alloca <2 x double>, align 16
  %19 = alloca i32, align 4
  %20 = alloca <2 x double>, align 16
  %21 = alloca <2 x double>, align 16
  %22 = alloca <2 x double>, align 16
  %23 = alloca <2 x i64>, align 16
  %24 = alloca <2 x i64>, align 16
  %25 = alloca <2 x i64>, align 16
  %26 = alloca ptr, align 8
  %27 = alloca i32, align 4
  %28 = alloca <4 x float>, align 16
  %29 = alloca <4 x float>, align 16
  %30 = alloca <2 x i64>, align 16
  %31 = alloca %struct.anon, align 16
  %32 = alloca i32, align 4
  %33 = alloca <2 x i64>, align 16
  store i32 0, ptr %19, align 4
  store double 1.500000e+00, ptr %13, align 8
  store double -2.000000e+00, ptr %14, align 8
  %34 = load double, ptr %14, align 8
  %35 = insertelement <2 x double> poison, double %34, i32 0
  %36 = load double, ptr %13, align 8
  %37 = insertelement <2 x double> %35, double %36, i32 1
  store <2 x double> %37, ptr %15, align 16
  %38 = load <2 x double>, ptr %15, align 16
  store <2 x double> %38, ptr %20, align 16
  store double 7.000000e+00, ptr %16, align 8
  store double -9.000000e+00, ptr %17, align 8
  %39 = load double, ptr %17, align 8
  %40 = insertelement <2 x double> poison, double %39, i32 0
  %41 = load double, ptr %16, align 8
  %42 = insertelement <2 x double> %40, double %41, i32 1
  store <2 x double> %42, ptr %18, align 16
  %43 = load <2 x double>, ptr %18, align 16
  store <2 x double> %43, ptr %21, align 16
  %44 = load <2 x double>, ptr %21, align 16
  %45 = load <2 x double>, ptr %20, align 16
  %46 = call <2 x double> asm "maxpd $1, $0", "=x,x,0,~{dirflag},~{fpsr},~{flags}"(<2 x double> %44, <2 x double> %45) #2, !srcloc !6
  store <2 x double> %46, ptr %22, align 16
  %47 = getelementptr inbounds double, ptr %22, i64 0
  %48 = load double, ptr %47, align 16
  %49 = getelementptr inbounds double, ptr %22, i64 1
  %50 = load double, ptr %49, align 8
  %51 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %48, double noundef %50)
  store i32 1, ptr %3, align 4
  store i32 2, ptr %4, align 4
  store i32 3, ptr %5, align 4
  store i32 4, ptr %6, align 4
  %52 = load i32, ptr %6, align 4
  %53 = insertelement <4 x i32> poison, i32 %52, i32 0
  %54 = load i32, ptr %5, align 4
  %55 = insertelement <4 x i32> %53, i32 %54, i32 1
  %56 = load i32, ptr %4, align 4
  %57 = insertelement <4 x i32> %55, i32 %56, i32 2
  %58 = load i32, ptr %3, align 4
  %59 = insertelement <4 x i32> %57, i32 %58, i32 3
  store <4 x i32> %59, ptr %7, align 16
  %60 = load <4 x i32>, ptr %7, align 16
  %61 = bitcast <4 x i32> %60 to <2 x i64>
  store <2 x i64> %61, ptr %23, align 16
  store i32 10, ptr %8, align 4
  store i32 20, ptr %9, align 4
  store i32 30, ptr %10, align 4
  store i32 40, ptr %11, align 4
  %62 = load i32, ptr %11, align 4
  %63 = insertelement <4 x i32> poison, i32 %62, i32 0
  %64 = load i32, ptr %10, align 4
  %65 = insertelement <4 x i32> %63, i32 %64, i32 1
  %66 = load i32, ptr %9, align 4
  %67 = insertelement <4 x i32> %65, i32 %66, i32 2
  %68 = load i32, ptr %8, align 4
  %69 = insertelement <4 x i32> %67, i32 %68, i32 3
  store <4 x i32> %69, ptr %12, align 16
  %70 = load <4 x i32>, ptr %12, align 16
  %71 = bitcast <4 x i32> %70 to <2 x i64>
  store <2 x i64> %71, ptr %24, align 16
  store ptr %23, ptr %26, align 8
  %72 = load <2 x i64>, ptr %23, align 16
  %73 = load <2 x i64>, ptr %24, align 16
  %74 = call <2 x i64> asm "paddd $1, $0", "=x,xm,0,~{dirflag},~{fpsr},~{flags}"(<2 x i64> %73, <2 x i64> %72) #3, !srcloc !7
  store <2 x i64> %74, ptr %23, align 16
  %75 = load ptr, ptr %26, align 8
  %76 = getelementptr inbounds i32, ptr %75, i64 0
  %77 = load i32, ptr %76, align 4
  %78 = load ptr, ptr %26, align 8
  %79 = getelementptr inbounds i32, ptr %78, i64 1
  %80 = load i32, ptr %79, align 4
  %81 = load ptr, ptr %26, align 8
  %82 = getelementptr inbounds i32, ptr %81, i64 2
  %83 = load i32, ptr %82, align 4
  %84 = load ptr, ptr %26, align 8
  %85 = getelementptr inbounds i32, ptr %84, i64 3
  %86 = load i32, ptr %85, align 4
  %87 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %77, i32 noundef %80, i32 noundef %83, i32 noundef %86)
  %88 = load <2 x i64>, ptr %23, align 16
  %89 = call { <2 x i64>, i32 } asm "movdqa $2, $0\0A\09movd $2, $1", "=&x,=r,x,~{dirflag},~{fpsr},~{flags}"(<2 x i64> %88) #2, !srcloc !8
  %90 = extractvalue { <2 x i64>, i32 } %89, 0
  %91 = extractvalue { <2 x i64>, i32 } %89, 1
  store <2 x i64> %90, ptr %25, align 16
  store i32 %91, ptr %27, align 4
  %92 = getelementptr inbounds i32, ptr %25, i64 2
  %93 = load i32, ptr %92, align 8
  %94 = load i32, ptr %27, align 4
  %95 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %93, i32 noundef %94)
  store float 2.000000e+00, ptr %1, align 4
  %96 = load float, ptr %1, align 4
  %97 = insertelement <4 x float> poison, float %96, i32 0
  %98 = load float, ptr %1, align 4
  %99 = insertelement <4 x float> %97, float %98, i32 1
  %100 = load float, ptr %1, align 4
  %101 = insertelement <4 x float> %99, float %100, i32 2
  %102 = load float, ptr %1, align 4
  %103 = insertelement <4 x float> %101, float %102, i32 3
  store <4 x float> %103, ptr %2, align 16
  %104 = load <4 x float>, ptr %2, align 16
  store <4 x float> %104, ptr %28, align 16
  %105 = load <4 x float>, ptr %28, align 16
  %106 = call <4 x float> asm "addps $0, $0", "={xmm7},{xmm7},~{dirflag},~{fpsr},~{flags}"(<4 x float> %105) #2, !srcloc !9
  store <4 x float> %106, ptr %28, align 16
  %107 = load <4 x float>, ptr %28, align 16
  store <4 x float> %107, ptr %29, align 16
  %108 = getelementptr inbounds float, ptr %29, i64 3
  %109 = load float, ptr %108, align 4
  %110 = fpext float %109 to double
  %111 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, double noundef %110)
  %112 = load <2 x i64>, ptr %23, align 16
  store <2 x i64> %112, ptr %30, align 16
  %113 = load <2 x i64>, ptr %23, align 16
  %114 = call <2 x i64> asm "paddd $1, $0", "=x,*m,0,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(<2 x i64>) %30, <2 x i64> %113) #3, !srcloc !10
  store <2 x i64> %114, ptr %23, align 16
  %115 = load ptr, ptr %26, align 8
  %116 = getelementptr inbounds i32, ptr %115, i64 1
  %117 = load i32, ptr %116, align 4
  %118 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %117)
  %119 = getelementptr inbounds %struct.anon, ptr %31, i32 0, i32 0
  %120 = load <2 x i64>, ptr %23, align 16
  store <2 x i64> %120, ptr %119, align 16
  %121 = getelementptr inbounds %struct.anon, ptr %31, i32 0, i32 1
  store i32 3, ptr %121, align 16
  store i32 0, ptr %32, align 4
  br label %122

122:                                              ; preds = %133, %0
  %123 = load i32, ptr %32, align 4
  %124 = getelementptr inbounds %struct.anon, ptr %31, i32 0, i32 1
  %125 = load i32, ptr %124, align 16
  %126 = icmp slt i32 %123, %125
  br i1 %126, label %127, label %136

127:                                              ; preds = %122
  %128 = getelementptr inbounds %struct.anon, ptr %31, i32 0, i32 0
  %129 = load <2 x i64>, ptr %128, align 16
  %130 = call <2 x i64> asm sideeffect "pslld $$1, $0", "=x,0,~{dirflag},~{fpsr},~{flags}"(<2 x i64> %129) #4, !srcloc !11
  store <2 x i64> %130, ptr %33, align 16
  %131 = load <2 x i64>, ptr %33, align 16
  %132 = getelementptr inbounds %struct.anon, ptr %31, i32 0, i32 0
  store <2 x i64> %131, ptr %132, align 16
  br label %133

133:                                              ; preds = %127
  %134 = load i32, ptr %32, align 4
  %135 = add nsw i32 %134, 1
  store i32 %135, ptr %32, align 4
  br label %122, !llvm.loop !12

136:                                              ; preds = %122
  %137 = getelementptr inbounds %struct.anon, ptr %31, i32 0, i32 0
  %138 = getelementptr inbounds i32, ptr %137, i64 0
  %139 = load i32, ptr %138, align 16
  %140 = getelementptr inbounds %struct.anon, ptr %31, i32 0, i32 0
  %141 = getelementptr inbounds i32, ptr %140, i64 3
  %142 = load i32, ptr %141, align 4
  %143 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %139, i32 noundef %142)
  %144 = load i32, ptr %19, align 4
  ret i32 %144
}

declare i32 @printf(ptr noundef, ...) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind memory(none) }
attributes #3 = { nounwind memory(read) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!6 = !{i64 314}
!7 = !{i64 560}
!8 = !{i64 678, i64 694}
!9 = !{i64 865}
!10 = !{i64 992}
!11 = !{i64 1239}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
