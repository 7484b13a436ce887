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
  %31 = alloca <2 x i64>, align 16
  %32 = alloca %struct.anon, align 16
  %33 = alloca i32, align 4
  %34 = alloca <2 x i64>, align 16
  store i32 0, ptr %19, align 4
  store double 1.500000e+00, ptr %13, align 8
  store double -2.000000e+00, ptr %14, align 8
  %35 = load double, ptr %14, align 8
  %36 = insertelement <2 x double> poison, double %35, i32 0
  %37 = load double, ptr %13, align 8
  %38 = insertelement <2 x double> %36, double %37, i32 1
  store <2 x double> %38, ptr %15, align 16
  %39 = load <2 x double>, ptr %15, align 16
  store <2 x double> %39, ptr %20, align 16
  store double 7.000000e+00, ptr %16, align 8
  store double -9.000000e+00, ptr %17, align 8
  %40 = load double, ptr %17, align 8
  %41 = insertelement <2 x double> poison, double %40, i32 0
  %42 = load double, ptr %16, align 8
  %43 = insertelement <2 x double> %41, double %42, i32 1
  store <2 x double> %43, ptr %18, align 16
  %44 = load <2 x double>, ptr %18, align 16
  store <2 x double> %44, ptr %21, align 16
  %45 = load <2 x double>, ptr %21, align 16
  %46 = load <2 x double>, ptr %20, align 16
  %47 = call <2 x double> asm "maxpd $1, $0", "=x,x,0,~{dirflag},~{fpsr},~{flags}"(<2 x double> %45, <2 x double> %46) #2, !srcloc !6
  store <2 x double> %47, ptr %22, align 16
  %48 = getelementptr inbounds double, ptr %22, i64 0
  %49 = load double, ptr %48, align 16
  %50 = getelementptr inbounds double, ptr %22, i64 1
  %51 = load double, ptr %50, align 8
  %52 = call i32 (ptr, ...) @printf(ptr noundef @.str, double noundef %49, double noundef %51)
  store i32 1, ptr %3, align 4
  store i32 2, ptr %4, align 4
  store i32 3, ptr %5, align 4
  store i32 4, ptr %6, align 4
  %53 = load i32, ptr %6, align 4
  %54 = insertelement <4 x i32> poison, i32 %53, i32 0
  %55 = load i32, ptr %5, align 4
  %56 = insertelement <4 x i32> %54, i32 %55, i32 1
  %57 = load i32, ptr %4, align 4
  %58 = insertelement <4 x i32> %56, i32 %57, i32 2
  %59 = load i32, ptr %3, align 4
  %60 = insertelement <4 x i32> %58, i32 %59, i32 3
  store <4 x i32> %60, ptr %7, align 16
  %61 = load <4 x i32>, ptr %7, align 16
  %62 = bitcast <4 x i32> %61 to <2 x i64>
  store <2 x i64> %62, ptr %23, align 16
  store i32 10, ptr %8, align 4
  store i32 20, ptr %9, align 4
  store i32 30, ptr %10, align 4
  store i32 40, ptr %11, align 4
  %63 = load i32, ptr %11, align 4
  %64 = insertelement <4 x i32> poison, i32 %63, i32 0
  %65 = load i32, ptr %10, align 4
  %66 = insertelement <4 x i32> %64, i32 %65, i32 1
  %67 = load i32, ptr %9, align 4
  %68 = insertelement <4 x i32> %66, i32 %67, i32 2
  %69 = load i32, ptr %8, align 4
  %70 = insertelement <4 x i32> %68, i32 %69, i32 3
  store <4 x i32> %70, ptr %12, align 16
  %71 = load <4 x i32>, ptr %12, align 16
  %72 = bitcast <4 x i32> %71 to <2 x i64>
  store <2 x i64> %72, ptr %24, align 16
  store ptr %23, ptr %26, align 8
  %73 = load <2 x i64>, ptr %23, align 16
  %74 = load <2 x i64>, ptr %24, align 16
  %75 = call <2 x i64> asm "paddd $1, $0", "=x,xm,0,~{dirflag},~{fpsr},~{flags}"(<2 x i64> %74, <2 x i64> %73) #3, !srcloc !7
  store <2 x i64> %75, ptr %23, align 16
  %76 = load ptr, ptr %26, align 8
  %77 = getelementptr inbounds i32, ptr %76, i64 0
  %78 = load i32, ptr %77, align 4
  %79 = load ptr, ptr %26, align 8
  %80 = getelementptr inbounds i32, ptr %79, i64 1
  %81 = load i32, ptr %80, align 4
  %82 = load ptr, ptr %26, align 8
  %83 = getelementptr inbounds i32, ptr %82, i64 2
  %84 = load i32, ptr %83, align 4
  %85 = load ptr, ptr %26, align 8
  %86 = getelementptr inbounds i32, ptr %85, i64 3
  %87 = load i32, ptr %86, align 4
  %88 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %78, i32 noundef %81, i32 noundef %84, i32 noundef %87)
  %89 = load <2 x i64>, ptr %23, align 16
  %90 = call { <2 x i64>, i32 } asm "movdqa $2, $0\0A\09movd $2, $1", "=&x,=r,x,~{dirflag},~{fpsr},~{flags}"(<2 x i64> %89) #2, !srcloc !8
  %91 = extractvalue { <2 x i64>, i32 } %90, 0
  %92 = extractvalue { <2 x i64>, i32 } %90, 1
  store <2 x i64> %91, ptr %25, align 16
  store i32 %92, ptr %27, align 4
  %93 = getelementptr inbounds i32, ptr %25, i64 2
  %94 = load i32, ptr %93, align 8
  %95 = load i32, ptr %27, align 4
  %96 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %94, i32 noundef %95)
  store float 2.000000e+00, ptr %1, align 4
  %97 = load float, ptr %1, align 4
  %98 = insertelement <4 x float> poison, float %97, i32 0
  %99 = load float, ptr %1, align 4
  %100 = insertelement <4 x float> %98, float %99, i32 1
  %101 = load float, ptr %1, align 4
  %102 = insertelement <4 x float> %100, float %101, i32 2
  %103 = load float, ptr %1, align 4
  %104 = insertelement <4 x float> %102, float %103, i32 3
  store <4 x float> %104, ptr %2, align 16
  %105 = load <4 x float>, ptr %2, align 16
  store <4 x float> %105, ptr %28, align 16
  %106 = load <4 x float>, ptr %28, align 16
  %107 = call <4 x float> asm "addps $0, $0", "={xmm7},{xmm7},~{dirflag},~{fpsr},~{flags}"(<4 x float> %106) #2, !srcloc !9
  store <4 x float> %107, ptr %28, align 16
  %108 = load <4 x float>, ptr %28, align 16
  store <4 x float> %108, ptr %29, align 16
  %109 = getelementptr inbounds float, ptr %29, i64 3
  %110 = load float, ptr %109, align 4
  %111 = fpext float %110 to double
  %112 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, double noundef %111)
  %113 = load <2 x i64>, ptr %23, align 16
  store <2 x i64> %113, ptr %30, align 16
  %114 = load <2 x i64>, ptr %23, align 16
  %115 = call <2 x i64> asm "paddd $1, $0", "=x,*m,0,~{dirflag},~{fpsr},~{flags}"(ptr elementtype(<2 x i64>) %30, <2 x i64> %114) #3, !srcloc !10
  store <2 x i64> %115, ptr %23, align 16
  %116 = load ptr, ptr %26, align 8
  %117 = getelementptr inbounds i32, ptr %116, i64 1
  %118 = load i32, ptr %117, align 4
  %119 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %118)
  %120 = load <2 x i64>, ptr %24, align 16
  store <2 x i64> %120, ptr %31, align 16
  %121 = load <2 x i64>, ptr %31, align 16
  %122 = load <2 x i64>, ptr %23, align 16
  %123 = call <2 x i64> asm "paddd $1, $0", "=x,rxm,0,~{dirflag},~{fpsr},~{flags}"(<2 x i64> %122, <2 x i64> %121) #3, !srcloc !11
  store <2 x i64> %123, ptr %31, align 16
  %124 = getelementptr inbounds i32, ptr %31, i64 2
  %125 = load i32, ptr %124, align 8
  %126 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %125)
  %127 = getelementptr inbounds %struct.anon, ptr %32, i32 0, i32 0
  %128 = load <2 x i64>, ptr %23, align 16
  store <2 x i64> %128, ptr %127, align 16
  %129 = getelementptr inbounds %struct.anon, ptr %32, i32 0, i32 1
  store i32 3, ptr %129, align 16
  store i32 0, ptr %33, align 4
  br label %130

130:                                              ; preds = %141, %0
  %131 = load i32, ptr %33, align 4
  %132 = getelementptr inbounds %struct.anon, ptr %32, i32 0, i32 1
  %133 = load i32, ptr %132, align 16
  %134 = icmp slt i32 %131, %133
  br i1 %134, label %135, label %144

135:                                              ; preds = %130
  %136 = getelementptr inbounds %struct.anon, ptr %32, i32 0, i32 0
  %137 = load <2 x i64>, ptr %136, align 16
  %138 = call <2 x i64> asm sideeffect "pslld $$1, $0", "=x,0,~{dirflag},~{fpsr},~{flags}"(<2 x i64> %137) #4, !srcloc !12
  store <2 x i64> %138, ptr %34, align 16
  %139 = load <2 x i64>, ptr %34, align 16
  %140 = getelementptr inbounds %struct.anon, ptr %32, i32 0, i32 0
  store <2 x i64> %139, ptr %140, align 16
  br label %141

141:                                              ; preds = %135
  %142 = load i32, ptr %33, align 4
  %143 = add nsw i32 %142, 1
  store i32 %143, ptr %33, align 4
  br label %130, !llvm.loop !13

144:                                              ; preds = %130
  %145 = getelementptr inbounds %struct.anon, ptr %32, i32 0, i32 0
  %146 = getelementptr inbounds i32, ptr %145, i64 0
  %147 = load i32, ptr %146, align 16
  %148 = getelementptr inbounds %struct.anon, ptr %32, i32 0, i32 0
  %149 = getelementptr inbounds i32, ptr %148, i64 3
  %150 = load i32, ptr %149, align 4
  %151 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %147, i32 noundef %150)
  %152 = load i32, ptr %19, align 4
  ret i32 %152
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
!11 = !{i64 1161}
!12 = !{i64 1420}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
