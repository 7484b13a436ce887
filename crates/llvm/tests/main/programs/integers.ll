; ModuleID = 'integers.c'
source_filename = "integers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.pk = type <{ i8, i32, i16, i64 }>
%struct.bf = type { i32, i64 }
%struct.big = type { i64, i64, i64 }

@.str = private unnamed_addr constant [18 x i8] c"%u %d %u %llu %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"%u %d %u %llu %d %zu\0A\00", align 1
@__const.main.k = private unnamed_addr constant %struct.pk <{ i8 1, i32 -2, i16 3, i64 -4 }>, align 1
@.str.2 = private unnamed_addr constant [19 x i8] c"%d %d %d %lld %zu\0A\00", align 1
@__const.main.g = private unnamed_addr constant { i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, [2 x i8] } { i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, i8 0, [2 x i8] undef }, align 8
@.str.3 = private unnamed_addr constant [16 x i8] c"%llx %llx %llx\0A\00", align 1
@.str.4 = private unnamed_addr constant [16 x i8] c"%d %d %d %d %d\0A\00", align 1
@.str.5 = private unnamed_addr constant [19 x i8] c"%.10g %.10g %.10g\0A\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [11 x i8] c"%llx %llx\0A\00", align 1
@.str.8 = private unnamed_addr constant [6 x i8] c"%lld\0A\00", align 1
@.str.9 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.10 = private unnamed_addr constant [21 x i8] c"%llx %llx %llx %llx\0A\00", align 1
@.str.11 = private unnamed_addr constant [15 x i8] c"%x %llx %x %x\0A\00", align 1
@.str.12 = private unnamed_addr constant [10 x i8] c"%x %x %x\0A\00", align 1
@.str.13 = private unnamed_addr constant [9 x i8] c"%d %llx\0A\00", align 1
@.str.14 = private unnamed_addr constant [12 x i8] c"wide switch\00", align 1
@.str.15 = private unnamed_addr constant [3 x i8] c"no\00", align 1
@.str.16 = private unnamed_addr constant [16 x i8] c"%016llx%016llx\0A\00", align 1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local signext i24 @b24(i24 noundef signext %0, i24 noundef signext %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = sext i24 %0 to i32
  store i32 %5, ptr %3, align 4
  %6 = sext i24 %1 to i32
  store i32 %6, ptr %4, align 4
  %7 = load i32, ptr %3, align 4
  %8 = trunc i32 %7 to i24
  %9 = load i32, ptr %4, align 4
  %10 = trunc i32 %9 to i24
  %11 = mul nsw i24 %8, %10
  %12 = load i32, ptr %3, align 4
  %13 = trunc i32 %12 to i24
  %14 = ashr i24 %13, 3
  %15 = sub nsw i24 %11, %14
  %16 = load i32, ptr %4, align 4
  %17 = trunc i32 %16 to i24
  %18 = shl i24 %17, 2
  %19 = add nsw i24 %15, %18
  ret i24 %19
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { i64, i64 } @b100(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca i100, align 8
  %6 = alloca i128, align 8
  %7 = alloca i128, align 8
  %8 = alloca i128, align 8
  %9 = alloca i128, align 8
  %10 = getelementptr inbounds { i64, i64 }, ptr %6, i32 0, i32 0
  store i64 %0, ptr %10, align 8
  %11 = getelementptr inbounds { i64, i64 }, ptr %6, i32 0, i32 1
  store i64 %1, ptr %11, align 8
  %12 = load i128, ptr %6, align 8
  %13 = trunc i128 %12 to i100
  %14 = getelementptr inbounds { i64, i64 }, ptr %7, i32 0, i32 0
  store i64 %2, ptr %14, align 8
  %15 = getelementptr inbounds { i64, i64 }, ptr %7, i32 0, i32 1
  store i64 %3, ptr %15, align 8
  %16 = load i128, ptr %7, align 8
  %17 = trunc i128 %16 to i100
  %18 = zext i100 %13 to i128
  store i128 %18, ptr %8, align 8
  %19 = zext i100 %17 to i128
  store i128 %19, ptr %9, align 8
  %20 = load i128, ptr %8, align 8
  %21 = trunc i128 %20 to i100
  %22 = load i128, ptr %9, align 8
  %23 = trunc i128 %22 to i100
  %24 = mul i100 %21, %23
  %25 = load i128, ptr %8, align 8
  %26 = trunc i128 %25 to i100
  %27 = lshr i100 %26, 33
  %28 = add i100 %24, %27
  %29 = load i128, ptr %9, align 8
  %30 = trunc i128 %29 to i100
  %31 = shl i100 %30, 57
  %32 = sub i100 %28, %31
  store i100 %32, ptr %5, align 8
  %33 = load { i64, i64 }, ptr %5, align 8
  ret { i64, i64 } %33
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @b37(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i37, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  store i64 %0, ptr %4, align 8
  %8 = load i64, ptr %4, align 8
  %9 = trunc i64 %8 to i37
  store i64 %1, ptr %5, align 8
  %10 = load i64, ptr %5, align 8
  %11 = trunc i64 %10 to i37
  %12 = sext i37 %9 to i64
  store i64 %12, ptr %6, align 8
  %13 = sext i37 %11 to i64
  store i64 %13, ptr %7, align 8
  %14 = load i64, ptr %6, align 8
  %15 = trunc i64 %14 to i37
  %16 = load i64, ptr %7, align 8
  %17 = trunc i64 %16 to i37
  %18 = sdiv i37 %15, %17
  %19 = load i64, ptr %6, align 8
  %20 = trunc i64 %19 to i37
  %21 = load i64, ptr %7, align 8
  %22 = trunc i64 %21 to i37
  %23 = srem i37 %20, %22
  %24 = add nsw i37 %18, %23
  store i37 %24, ptr %3, align 8
  %25 = load i37, ptr %3, align 8
  %26 = zext i37 %25 to i64
  ret i64 %26
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local signext i7 @b7(i7 noundef signext %0, i7 noundef signext %1) #0 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = sext i7 %0 to i8
  store i8 %5, ptr %3, align 1
  %6 = sext i7 %1 to i8
  store i8 %6, ptr %4, align 1
  %7 = load i8, ptr %3, align 1
  %8 = trunc i8 %7 to i7
  %9 = load i8, ptr %4, align 1
  %10 = trunc i8 %9 to i7
  %11 = icmp sgt i7 %8, %10
  br i1 %11, label %12, label %18

12:                                               ; preds = %2
  %13 = load i8, ptr %3, align 1
  %14 = trunc i8 %13 to i7
  %15 = load i8, ptr %4, align 1
  %16 = trunc i8 %15 to i7
  %17 = sub nsw i7 %14, %16
  br label %24

18:                                               ; preds = %2
  %19 = load i8, ptr %3, align 1
  %20 = trunc i8 %19 to i7
  %21 = load i8, ptr %4, align 1
  %22 = trunc i8 %21 to i7
  %23 = add nsw i7 %20, %22
  br label %24

24:                                               ; preds = %18, %12
  %25 = phi i7 [ %17, %12 ], [ %23, %18 ]
  ret i7 %25
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @b200(ptr dead_on_unwind noalias writable sret(i256) align 8 %0, ptr noundef byval(i256) align 8 %1, i32 noundef %2) #0 {
  %4 = alloca i256, align 8
  %5 = alloca i32, align 4
  %6 = load i256, ptr %1, align 8
  %7 = trunc i256 %6 to i200
  %8 = zext i200 %7 to i256
  store i256 %8, ptr %4, align 8
  store i32 %2, ptr %5, align 4
  %9 = load i256, ptr %4, align 8
  %10 = trunc i256 %9 to i200
  %11 = load i32, ptr %5, align 4
  %12 = zext i32 %11 to i200
  %13 = shl i200 %10, %12
  %14 = load i256, ptr %4, align 8
  %15 = trunc i256 %14 to i200
  %16 = load i32, ptr %5, align 4
  %17 = sdiv i32 %16, 2
  %18 = zext i32 %17 to i200
  %19 = lshr i200 %15, %18
  %20 = xor i200 %13, %19
  %21 = load i256, ptr %4, align 8
  %22 = trunc i256 %21 to i200
  %23 = load i256, ptr %4, align 8
  %24 = trunc i256 %23 to i200
  %25 = mul i200 %22, %24
  %26 = xor i200 %20, %25
  %27 = zext i200 %26 to i256
  store i256 %27, ptr %0, align 8
  %28 = load i256, ptr %0, align 8
  %29 = trunc i256 %28 to i200
  %30 = zext i200 %29 to i256
  store i256 %30, ptr %0, align 8
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local zeroext i1 @bb(i1 noundef zeroext %0, i32 noundef %1) #0 {
  %3 = alloca i8, align 1
  %4 = alloca i32, align 4
  %5 = zext i1 %0 to i8
  store i8 %5, ptr %3, align 1
  store i32 %1, ptr %4, align 4
  %6 = load i8, ptr %3, align 1
  %7 = trunc i8 %6 to i1
  %8 = zext i1 %7 to i32
  %9 = load i32, ptr %4, align 4
  %10 = icmp sgt i32 %9, 3
  %11 = zext i1 %10 to i32
  %12 = xor i32 %8, %11
  %13 = icmp ne i32 %12, 0
  ret i1 %13
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.bf, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.pk, align 1
  %5 = alloca %struct.big, align 8
  %6 = alloca i128, align 16
  %7 = alloca i128, align 16
  %8 = alloca i128, align 16
  %9 = alloca i128, align 16
  %10 = alloca i128, align 16
  %11 = alloca i128, align 16
  %12 = alloca i128, align 16
  %13 = alloca i128, align 16
  %14 = alloca i128, align 16
  %15 = alloca i128, align 16
  %16 = alloca i128, align 16
  %17 = alloca i128, align 16
  %18 = alloca i128, align 16
  %19 = alloca i128, align 16
  %20 = alloca i128, align 16
  %21 = alloca i128, align 16
  %22 = alloca i128, align 16
  %23 = alloca i128, align 16
  %24 = alloca i128, align 16
  %25 = alloca i128, align 16
  %26 = alloca i128, align 16
  %27 = alloca i128, align 16
  %28 = alloca i128, align 16
  %29 = alloca i128, align 16
  %30 = alloca i128, align 8
  %31 = alloca i128, align 8
  %32 = alloca i128, align 8
  %33 = alloca i128, align 8
  %34 = alloca i64, align 8
  %35 = alloca i64, align 8
  %36 = alloca i64, align 8
  %37 = alloca i256, align 8
  %38 = alloca i256, align 8
  %39 = alloca i256, align 8
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca i64, align 8
  %43 = alloca i16, align 2
  %44 = alloca i8, align 1
  %45 = alloca i128, align 16
  %46 = alloca i128, align 16
  %47 = alloca i128, align 16
  %48 = alloca i128, align 16
  %49 = alloca i128, align 16
  %50 = alloca i128, align 16
  store i32 0, ptr %1, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 16, i1 false)
  store volatile i32 5, ptr %3, align 4
  %51 = load volatile i32, ptr %3, align 4
  %52 = load i32, ptr %2, align 8
  %53 = and i32 %51, 7
  %54 = and i32 %52, -8
  %55 = or i32 %54, %53
  store i32 %55, ptr %2, align 8
  %56 = load volatile i32, ptr %3, align 4
  %57 = sub nsw i32 0, %56
  %58 = load i32, ptr %2, align 8
  %59 = and i32 %57, 31
  %60 = shl i32 %59, 3
  %61 = and i32 %58, -249
  %62 = or i32 %61, %60
  store i32 %62, ptr %2, align 8
  %63 = shl i32 %59, 27
  %64 = ashr i32 %63, 27
  %65 = load volatile i32, ptr %3, align 4
  %66 = mul nsw i32 %65, 1000
  %67 = load i32, ptr %2, align 8
  %68 = and i32 %66, 131071
  %69 = shl i32 %68, 8
  %70 = and i32 %67, -33554177
  %71 = or i32 %70, %69
  store i32 %71, ptr %2, align 8
  %72 = load volatile i32, ptr %3, align 4
  %73 = sext i32 %72 to i64
  %74 = shl i64 %73, 30
  %75 = getelementptr inbounds %struct.bf, ptr %2, i32 0, i32 1
  %76 = load i64, ptr %75, align 8
  %77 = and i64 %74, 1099511627775
  %78 = and i64 %76, -1099511627776
  %79 = or i64 %78, %77
  store i64 %79, ptr %75, align 8
  %80 = load volatile i32, ptr %3, align 4
  %81 = sub nsw i32 0, %80
  %82 = mul nsw i32 %81, 100
  %83 = getelementptr inbounds %struct.bf, ptr %2, i32 0, i32 1
  %84 = zext i32 %82 to i64
  %85 = load i64, ptr %83, align 8
  %86 = and i64 %84, 8191
  %87 = shl i64 %86, 40
  %88 = and i64 %85, -9006099743113217
  %89 = or i64 %88, %87
  store i64 %89, ptr %83, align 8
  %90 = shl i64 %86, 51
  %91 = ashr i64 %90, 51
  %92 = trunc i64 %91 to i32
  %93 = load i32, ptr %2, align 8
  %94 = and i32 %93, 7
  %95 = load i32, ptr %2, align 8
  %96 = shl i32 %95, 24
  %97 = ashr i32 %96, 27
  %98 = load i32, ptr %2, align 8
  %99 = lshr i32 %98, 8
  %100 = and i32 %99, 131071
  %101 = getelementptr inbounds %struct.bf, ptr %2, i32 0, i32 1
  %102 = load i64, ptr %101, align 8
  %103 = and i64 %102, 1099511627775
  %104 = getelementptr inbounds %struct.bf, ptr %2, i32 0, i32 1
  %105 = load i64, ptr %104, align 8
  %106 = shl i64 %105, 11
  %107 = ashr i64 %106, 51
  %108 = trunc i64 %107 to i32
  %109 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %94, i32 noundef %97, i32 noundef %100, i64 noundef %103, i32 noundef %108)
  %110 = load i32, ptr %2, align 8
  %111 = and i32 %110, 7
  %112 = add nsw i32 %111, 7
  %113 = load i32, ptr %2, align 8
  %114 = and i32 %112, 7
  %115 = and i32 %113, -8
  %116 = or i32 %115, %114
  store i32 %116, ptr %2, align 8
  %117 = load i32, ptr %2, align 8
  %118 = shl i32 %117, 24
  %119 = ashr i32 %118, 27
  %120 = mul nsw i32 %119, 3
  %121 = load i32, ptr %2, align 8
  %122 = and i32 %120, 31
  %123 = shl i32 %122, 3
  %124 = and i32 %121, -249
  %125 = or i32 %124, %123
  store i32 %125, ptr %2, align 8
  %126 = shl i32 %122, 27
  %127 = ashr i32 %126, 27
  %128 = getelementptr inbounds %struct.bf, ptr %2, i32 0, i32 1
  %129 = load i64, ptr %128, align 8
  %130 = and i64 %129, 1099511627775
  %131 = sub i64 %130, 99
  %132 = load i64, ptr %128, align 8
  %133 = and i64 %131, 1099511627775
  %134 = and i64 %132, -1099511627776
  %135 = or i64 %134, %133
  store i64 %135, ptr %128, align 8
  %136 = getelementptr inbounds %struct.bf, ptr %2, i32 0, i32 1
  %137 = load i64, ptr %136, align 8
  %138 = shl i64 %137, 11
  %139 = ashr i64 %138, 51
  %140 = trunc i64 %139 to i32
  %141 = ashr i32 %140, 2
  %142 = zext i32 %141 to i64
  %143 = load i64, ptr %136, align 8
  %144 = and i64 %142, 8191
  %145 = shl i64 %144, 40
  %146 = and i64 %143, -9006099743113217
  %147 = or i64 %146, %145
  store i64 %147, ptr %136, align 8
  %148 = shl i64 %144, 51
  %149 = ashr i64 %148, 51
  %150 = trunc i64 %149 to i32
  %151 = load i32, ptr %2, align 8
  %152 = and i32 %151, 7
  %153 = load i32, ptr %2, align 8
  %154 = shl i32 %153, 24
  %155 = ashr i32 %154, 27
  %156 = load i32, ptr %2, align 8
  %157 = lshr i32 %156, 8
  %158 = and i32 %157, 131071
  %159 = getelementptr inbounds %struct.bf, ptr %2, i32 0, i32 1
  %160 = load i64, ptr %159, align 8
  %161 = and i64 %160, 1099511627775
  %162 = getelementptr inbounds %struct.bf, ptr %2, i32 0, i32 1
  %163 = load i64, ptr %162, align 8
  %164 = shl i64 %163, 11
  %165 = ashr i64 %164, 51
  %166 = trunc i64 %165 to i32
  %167 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %152, i32 noundef %155, i32 noundef %158, i64 noundef %161, i32 noundef %166, i64 noundef 16)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %4, ptr align 1 @__const.main.k, i64 15, i1 false)
  %168 = load volatile i32, ptr %3, align 4
  %169 = getelementptr inbounds %struct.pk, ptr %4, i32 0, i32 1
  %170 = load i32, ptr %169, align 1
  %171 = add nsw i32 %170, %168
  store i32 %171, ptr %169, align 1
  %172 = load volatile i32, ptr %3, align 4
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds %struct.pk, ptr %4, i32 0, i32 3
  %175 = load i64, ptr %174, align 1
  %176 = mul nsw i64 %175, %173
  store i64 %176, ptr %174, align 1
  %177 = getelementptr inbounds %struct.pk, ptr %4, i32 0, i32 0
  %178 = load i8, ptr %177, align 1
  %179 = sext i8 %178 to i32
  %180 = getelementptr inbounds %struct.pk, ptr %4, i32 0, i32 1
  %181 = load i32, ptr %180, align 1
  %182 = getelementptr inbounds %struct.pk, ptr %4, i32 0, i32 2
  %183 = load i16, ptr %182, align 1
  %184 = sext i16 %183 to i32
  %185 = getelementptr inbounds %struct.pk, ptr %4, i32 0, i32 3
  %186 = load i64, ptr %185, align 1
  %187 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, i32 noundef %179, i32 noundef %181, i32 noundef %184, i64 noundef %186, i64 noundef 15)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 @__const.main.g, i64 24, i1 false)
  %188 = load i64, ptr %5, align 8
  %189 = and i64 %188, -1152921504606846976
  %190 = or i64 %189, 81985529216486895
  store i64 %190, ptr %5, align 8
  %191 = getelementptr inbounds %struct.big, ptr %5, i32 0, i32 1
  %192 = load i64, ptr %191, align 8
  %193 = and i64 %192, -1152921504606846976
  %194 = or i64 %193, 1152921504606846975
  store i64 %194, ptr %191, align 8
  %195 = load volatile i32, ptr %3, align 4
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds %struct.big, ptr %5, i32 0, i32 2
  %198 = load i64, ptr %197, align 8
  %199 = and i64 %196, 281474976710655
  %200 = and i64 %198, -281474976710656
  %201 = or i64 %200, %199
  store i64 %201, ptr %197, align 8
  %202 = load volatile i32, ptr %3, align 4
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds %struct.big, ptr %5, i32 0, i32 1
  %205 = load i64, ptr %204, align 8
  %206 = and i64 %205, 1152921504606846975
  %207 = sub i64 %206, %203
  %208 = load i64, ptr %204, align 8
  %209 = and i64 %207, 1152921504606846975
  %210 = and i64 %208, -1152921504606846976
  %211 = or i64 %210, %209
  store i64 %211, ptr %204, align 8
  %212 = load i64, ptr %5, align 8
  %213 = and i64 %212, 1152921504606846975
  %214 = getelementptr inbounds %struct.big, ptr %5, i32 0, i32 1
  %215 = load i64, ptr %214, align 8
  %216 = and i64 %215, 1152921504606846975
  %217 = getelementptr inbounds %struct.big, ptr %5, i32 0, i32 2
  %218 = load i64, ptr %217, align 8
  %219 = and i64 %218, 281474976710655
  %220 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, i64 noundef %213, i64 noundef %216, i64 noundef %219)
  store i128 24197857203266734881846307747534221840, ptr %6, align 16
  %221 = load volatile i32, ptr %3, align 4
  %222 = sext i32 %221 to i128
  %223 = shl i128 %222, 70
  %224 = add i128 %223, 12345
  store i128 %224, ptr %7, align 16
  %225 = load i128, ptr %6, align 16
  %226 = load i128, ptr %7, align 16
  %227 = add i128 %225, %226
  store i128 %227, ptr %8, align 16
  %228 = getelementptr inbounds { i64, i64 }, ptr %8, i32 0, i32 0
  %229 = load i64, ptr %228, align 16
  %230 = getelementptr inbounds { i64, i64 }, ptr %8, i32 0, i32 1
  %231 = load i64, ptr %230, align 8
  call void @p128(i64 noundef %229, i64 noundef %231)
  %232 = load i128, ptr %6, align 16
  %233 = load i128, ptr %7, align 16
  %234 = sub i128 %232, %233
  store i128 %234, ptr %9, align 16
  %235 = getelementptr inbounds { i64, i64 }, ptr %9, i32 0, i32 0
  %236 = load i64, ptr %235, align 16
  %237 = getelementptr inbounds { i64, i64 }, ptr %9, i32 0, i32 1
  %238 = load i64, ptr %237, align 8
  call void @p128(i64 noundef %236, i64 noundef %238)
  %239 = load i128, ptr %6, align 16
  %240 = load i128, ptr %7, align 16
  %241 = mul i128 %239, %240
  store i128 %241, ptr %10, align 16
  %242 = getelementptr inbounds { i64, i64 }, ptr %10, i32 0, i32 0
  %243 = load i64, ptr %242, align 16
  %244 = getelementptr inbounds { i64, i64 }, ptr %10, i32 0, i32 1
  %245 = load i64, ptr %244, align 8
  call void @p128(i64 noundef %243, i64 noundef %245)
  %246 = load i128, ptr %6, align 16
  %247 = load i128, ptr %7, align 16
  %248 = udiv i128 %246, %247
  store i128 %248, ptr %11, align 16
  %249 = getelementptr inbounds { i64, i64 }, ptr %11, i32 0, i32 0
  %250 = load i64, ptr %249, align 16
  %251 = getelementptr inbounds { i64, i64 }, ptr %11, i32 0, i32 1
  %252 = load i64, ptr %251, align 8
  call void @p128(i64 noundef %250, i64 noundef %252)
  %253 = load i128, ptr %6, align 16
  %254 = load i128, ptr %7, align 16
  %255 = urem i128 %253, %254
  store i128 %255, ptr %12, align 16
  %256 = getelementptr inbounds { i64, i64 }, ptr %12, i32 0, i32 0
  %257 = load i64, ptr %256, align 16
  %258 = getelementptr inbounds { i64, i64 }, ptr %12, i32 0, i32 1
  %259 = load i64, ptr %258, align 8
  call void @p128(i64 noundef %257, i64 noundef %259)
  %260 = load i128, ptr %6, align 16
  %261 = load volatile i32, ptr %3, align 4
  %262 = zext i32 %261 to i128
  %263 = shl i128 %260, %262
  store i128 %263, ptr %13, align 16
  %264 = getelementptr inbounds { i64, i64 }, ptr %13, i32 0, i32 0
  %265 = load i64, ptr %264, align 16
  %266 = getelementptr inbounds { i64, i64 }, ptr %13, i32 0, i32 1
  %267 = load i64, ptr %266, align 8
  call void @p128(i64 noundef %265, i64 noundef %267)
  %268 = load i128, ptr %6, align 16
  %269 = load volatile i32, ptr %3, align 4
  %270 = mul nsw i32 %269, 13
  %271 = zext i32 %270 to i128
  %272 = lshr i128 %268, %271
  store i128 %272, ptr %14, align 16
  %273 = getelementptr inbounds { i64, i64 }, ptr %14, i32 0, i32 0
  %274 = load i64, ptr %273, align 16
  %275 = getelementptr inbounds { i64, i64 }, ptr %14, i32 0, i32 1
  %276 = load i64, ptr %275, align 8
  call void @p128(i64 noundef %274, i64 noundef %276)
  %277 = load i128, ptr %6, align 16
  %278 = sub i128 0, %277
  %279 = load volatile i32, ptr %3, align 4
  %280 = mul nsw i32 %279, 15
  %281 = zext i32 %280 to i128
  %282 = ashr i128 %278, %281
  store i128 %282, ptr %15, align 16
  %283 = getelementptr inbounds { i64, i64 }, ptr %15, i32 0, i32 0
  %284 = load i64, ptr %283, align 16
  %285 = getelementptr inbounds { i64, i64 }, ptr %15, i32 0, i32 1
  %286 = load i64, ptr %285, align 8
  call void @p128(i64 noundef %284, i64 noundef %286)
  %287 = load i128, ptr %6, align 16
  %288 = load i128, ptr %7, align 16
  %289 = and i128 %287, %288
  store i128 %289, ptr %16, align 16
  %290 = getelementptr inbounds { i64, i64 }, ptr %16, i32 0, i32 0
  %291 = load i64, ptr %290, align 16
  %292 = getelementptr inbounds { i64, i64 }, ptr %16, i32 0, i32 1
  %293 = load i64, ptr %292, align 8
  call void @p128(i64 noundef %291, i64 noundef %293)
  %294 = load i128, ptr %6, align 16
  %295 = load i128, ptr %7, align 16
  %296 = xor i128 %294, %295
  store i128 %296, ptr %17, align 16
  %297 = getelementptr inbounds { i64, i64 }, ptr %17, i32 0, i32 0
  %298 = load i64, ptr %297, align 16
  %299 = getelementptr inbounds { i64, i64 }, ptr %17, i32 0, i32 1
  %300 = load i64, ptr %299, align 8
  call void @p128(i64 noundef %298, i64 noundef %300)
  %301 = load i128, ptr %6, align 16
  %302 = xor i128 %301, -1
  store i128 %302, ptr %18, align 16
  %303 = getelementptr inbounds { i64, i64 }, ptr %18, i32 0, i32 0
  %304 = load i64, ptr %303, align 16
  %305 = getelementptr inbounds { i64, i64 }, ptr %18, i32 0, i32 1
  %306 = load i64, ptr %305, align 8
  call void @p128(i64 noundef %304, i64 noundef %306)
  %307 = load i128, ptr %6, align 16
  %308 = sub i128 0, %307
  store i128 %308, ptr %19, align 16
  %309 = getelementptr inbounds { i64, i64 }, ptr %19, i32 0, i32 0
  %310 = load i64, ptr %309, align 16
  %311 = getelementptr inbounds { i64, i64 }, ptr %19, i32 0, i32 1
  %312 = load i64, ptr %311, align 8
  call void @p128(i64 noundef %310, i64 noundef %312)
  %313 = load i128, ptr %6, align 16
  %314 = sub nsw i128 0, %313
  store i128 %314, ptr %20, align 16
  %315 = load i128, ptr %7, align 16
  store i128 %315, ptr %21, align 16
  %316 = load i128, ptr %20, align 16
  %317 = load i128, ptr %21, align 16
  %318 = sdiv i128 %316, %317
  store i128 %318, ptr %22, align 16
  %319 = getelementptr inbounds { i64, i64 }, ptr %22, i32 0, i32 0
  %320 = load i64, ptr %319, align 16
  %321 = getelementptr inbounds { i64, i64 }, ptr %22, i32 0, i32 1
  %322 = load i64, ptr %321, align 8
  call void @p128(i64 noundef %320, i64 noundef %322)
  %323 = load i128, ptr %20, align 16
  %324 = load i128, ptr %21, align 16
  %325 = srem i128 %323, %324
  store i128 %325, ptr %23, align 16
  %326 = getelementptr inbounds { i64, i64 }, ptr %23, i32 0, i32 0
  %327 = load i64, ptr %326, align 16
  %328 = getelementptr inbounds { i64, i64 }, ptr %23, i32 0, i32 1
  %329 = load i64, ptr %328, align 8
  call void @p128(i64 noundef %327, i64 noundef %329)
  %330 = load i128, ptr %20, align 16
  %331 = load i128, ptr %21, align 16
  %332 = mul nsw i128 %330, %331
  store i128 %332, ptr %24, align 16
  %333 = getelementptr inbounds { i64, i64 }, ptr %24, i32 0, i32 0
  %334 = load i64, ptr %333, align 16
  %335 = getelementptr inbounds { i64, i64 }, ptr %24, i32 0, i32 1
  %336 = load i64, ptr %335, align 8
  call void @p128(i64 noundef %334, i64 noundef %336)
  %337 = load i128, ptr %6, align 16
  %338 = load volatile i32, ptr %3, align 4
  %339 = add nsw i32 %338, 60
  %340 = zext i32 %339 to i128
  %341 = shl i128 %337, %340
  store i128 %341, ptr %25, align 16
  %342 = getelementptr inbounds { i64, i64 }, ptr %25, i32 0, i32 0
  %343 = load i64, ptr %342, align 16
  %344 = getelementptr inbounds { i64, i64 }, ptr %25, i32 0, i32 1
  %345 = load i64, ptr %344, align 8
  call void @p128(i64 noundef %343, i64 noundef %345)
  %346 = load i128, ptr %6, align 16
  %347 = load volatile i32, ptr %3, align 4
  %348 = add nsw i32 %347, 64
  %349 = zext i32 %348 to i128
  %350 = lshr i128 %346, %349
  store i128 %350, ptr %26, align 16
  %351 = getelementptr inbounds { i64, i64 }, ptr %26, i32 0, i32 0
  %352 = load i64, ptr %351, align 16
  %353 = getelementptr inbounds { i64, i64 }, ptr %26, i32 0, i32 1
  %354 = load i64, ptr %353, align 8
  call void @p128(i64 noundef %352, i64 noundef %354)
  %355 = load i128, ptr %6, align 16
  %356 = load i128, ptr %7, align 16
  %357 = icmp ult i128 %355, %356
  %358 = zext i1 %357 to i32
  %359 = load i128, ptr %20, align 16
  %360 = load i128, ptr %21, align 16
  %361 = icmp slt i128 %359, %360
  %362 = zext i1 %361 to i32
  %363 = load i128, ptr %20, align 16
  %364 = load i128, ptr %21, align 16
  %365 = icmp sge i128 %363, %364
  %366 = zext i1 %365 to i32
  %367 = load i128, ptr %6, align 16
  %368 = load i128, ptr %7, align 16
  %369 = icmp eq i128 %367, %368
  %370 = zext i1 %369 to i32
  %371 = load i128, ptr %6, align 16
  %372 = load i128, ptr %7, align 16
  %373 = icmp ne i128 %371, %372
  %374 = zext i1 %373 to i32
  %375 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %358, i32 noundef %362, i32 noundef %366, i32 noundef %370, i32 noundef %374)
  %376 = load i128, ptr %6, align 16
  %377 = uitofp i128 %376 to double
  %378 = load i128, ptr %20, align 16
  %379 = sitofp i128 %378 to double
  %380 = load i128, ptr %7, align 16
  %381 = uitofp i128 %380 to float
  %382 = fpext float %381 to double
  %383 = fmul double %382, 1.000000e+00
  %384 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, double noundef %377, double noundef %379, double noundef %383)
  store i128 1000000000000000019884624838656, ptr %27, align 16
  %385 = getelementptr inbounds { i64, i64 }, ptr %27, i32 0, i32 0
  %386 = load i64, ptr %385, align 16
  %387 = getelementptr inbounds { i64, i64 }, ptr %27, i32 0, i32 1
  %388 = load i64, ptr %387, align 8
  call void @p128(i64 noundef %386, i64 noundef %388)
  store i128 -10000000000000000905969664, ptr %28, align 16
  %389 = getelementptr inbounds { i64, i64 }, ptr %28, i32 0, i32 0
  %390 = load i64, ptr %389, align 16
  %391 = getelementptr inbounds { i64, i64 }, ptr %28, i32 0, i32 1
  %392 = load i64, ptr %391, align 8
  call void @p128(i64 noundef %390, i64 noundef %392)
  store i128 30000001024, ptr %29, align 16
  %393 = getelementptr inbounds { i64, i64 }, ptr %29, i32 0, i32 0
  %394 = load i64, ptr %393, align 16
  %395 = getelementptr inbounds { i64, i64 }, ptr %29, i32 0, i32 1
  %396 = load i64, ptr %395, align 8
  call void @p128(i64 noundef %394, i64 noundef %396)
  %397 = call signext i24 @b24(i24 noundef signext 12345, i24 noundef signext -77)
  %398 = sext i24 %397 to i32
  %399 = call signext i24 @b24(i24 noundef signext -8388608, i24 noundef signext 3)
  %400 = sext i24 %399 to i32
  %401 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %398, i32 noundef %400)
  %402 = load volatile i32, ptr %3, align 4
  %403 = sext i32 %402 to i100
  %404 = shl i100 %403, 90
  %405 = or i100 %404, 77
  %406 = zext i100 %405 to i128
  store i128 %406, ptr %31, align 8
  %407 = getelementptr inbounds { i64, i64 }, ptr %31, i32 0, i32 0
  %408 = load i64, ptr %407, align 8
  %409 = getelementptr inbounds { i64, i64 }, ptr %31, i32 0, i32 1
  %410 = load i64, ptr %409, align 8
  store i128 123456789, ptr %32, align 8
  %411 = getelementptr inbounds { i64, i64 }, ptr %32, i32 0, i32 0
  %412 = load i64, ptr %411, align 8
  %413 = getelementptr inbounds { i64, i64 }, ptr %32, i32 0, i32 1
  %414 = load i64, ptr %413, align 8
  %415 = call { i64, i64 } @b100(i64 noundef %408, i64 noundef %410, i64 noundef %412, i64 noundef %414)
  %416 = getelementptr inbounds { i64, i64 }, ptr %33, i32 0, i32 0
  %417 = extractvalue { i64, i64 } %415, 0
  store i64 %417, ptr %416, align 8
  %418 = getelementptr inbounds { i64, i64 }, ptr %33, i32 0, i32 1
  %419 = extractvalue { i64, i64 } %415, 1
  store i64 %419, ptr %418, align 8
  %420 = load i128, ptr %33, align 8
  %421 = trunc i128 %420 to i100
  %422 = zext i100 %421 to i128
  store i128 %422, ptr %30, align 8
  %423 = load i128, ptr %30, align 8
  %424 = trunc i128 %423 to i100
  %425 = lshr i100 %424, 64
  %426 = trunc i100 %425 to i64
  %427 = load i128, ptr %30, align 8
  %428 = trunc i128 %427 to i100
  %429 = trunc i100 %428 to i64
  %430 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i64 noundef %426, i64 noundef %429)
  store i64 -12345678901, ptr %34, align 8
  %431 = load i64, ptr %34, align 8
  store i64 17, ptr %35, align 8
  %432 = load i64, ptr %35, align 8
  %433 = call i64 @b37(i64 noundef %431, i64 noundef %432)
  store i64 %433, ptr %36, align 8
  %434 = load i64, ptr %36, align 8
  %435 = trunc i64 %434 to i37
  %436 = sext i37 %435 to i64
  %437 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, i64 noundef %436)
  %438 = call signext i7 @b7(i7 noundef signext 50, i7 noundef signext -60)
  %439 = sext i7 %438 to i32
  %440 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %439)
  %441 = load volatile i32, ptr %3, align 4
  %442 = sext i32 %441 to i200
  %443 = shl i200 %442, 150
  %444 = or i200 %443, 40926266145
  %445 = load volatile i32, ptr %3, align 4
  %446 = add nsw i32 67, %445
  %447 = zext i200 %444 to i256
  store i256 %447, ptr %39, align 8
  call void @b200(ptr dead_on_unwind writable sret(i256) align 8 %38, ptr noundef byval(i256) align 8 %39, i32 noundef %446)
  %448 = load i256, ptr %38, align 8
  %449 = trunc i256 %448 to i200
  %450 = zext i200 %449 to i256
  store i256 %450, ptr %37, align 8
  %451 = load i256, ptr %37, align 8
  %452 = trunc i256 %451 to i200
  %453 = lshr i200 %452, 192
  %454 = trunc i200 %453 to i64
  %455 = load i256, ptr %37, align 8
  %456 = trunc i256 %455 to i200
  %457 = lshr i200 %456, 128
  %458 = trunc i200 %457 to i64
  %459 = load i256, ptr %37, align 8
  %460 = trunc i256 %459 to i200
  %461 = lshr i200 %460, 64
  %462 = trunc i200 %461 to i64
  %463 = load i256, ptr %37, align 8
  %464 = trunc i256 %463 to i200
  %465 = trunc i200 %464 to i64
  %466 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i64 noundef %454, i64 noundef %458, i64 noundef %462, i64 noundef %465)
  %467 = load volatile i32, ptr %3, align 4
  %468 = call zeroext i1 @bb(i1 noundef zeroext true, i32 noundef %467)
  %469 = zext i1 %468 to i32
  %470 = load volatile i32, ptr %3, align 4
  %471 = call zeroext i1 @bb(i1 noundef zeroext false, i32 noundef %470)
  %472 = zext i1 %471 to i32
  %473 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %469, i32 noundef %472)
  %474 = load volatile i32, ptr %3, align 4
  %475 = mul nsw i32 %474, 1001
  %476 = call i32 @llvm.ctpop.i32(i32 %475)
  %477 = load volatile i32, ptr %3, align 4
  %478 = call i32 @llvm.ctlz.i32(i32 %477, i1 true)
  %479 = load volatile i32, ptr %3, align 4
  %480 = mul nsw i32 %479, 8
  %481 = call i32 @llvm.cttz.i32(i32 %480, i1 true)
  %482 = load volatile i32, ptr %3, align 4
  %483 = zext i32 %482 to i64
  %484 = ashr i64 -1, %483
  %485 = call i64 @llvm.ctpop.i64(i64 %484)
  %486 = trunc i64 %485 to i32
  %487 = load volatile i32, ptr %3, align 4
  %488 = sext i32 %487 to i64
  %489 = call i64 @llvm.ctlz.i64(i64 %488, i1 true)
  %490 = trunc i64 %489 to i32
  %491 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %476, i32 noundef %478, i32 noundef %481, i32 noundef %486, i32 noundef %490)
  %492 = load volatile i32, ptr %3, align 4
  %493 = add nsw i32 305419896, %492
  %494 = call i32 @llvm.bswap.i32(i32 %493)
  %495 = load volatile i32, ptr %3, align 4
  %496 = sext i32 %495 to i64
  %497 = call i64 @llvm.bswap.i64(i64 %496)
  %498 = load volatile i32, ptr %3, align 4
  %499 = add nsw i32 %498, 256
  %500 = trunc i32 %499 to i16
  %501 = call i16 @llvm.bswap.i16(i16 %500)
  %502 = zext i16 %501 to i32
  %503 = load volatile i32, ptr %3, align 4
  %504 = call i32 @llvm.bitreverse.i32(i32 %503)
  %505 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, i32 noundef %494, i64 noundef %497, i32 noundef %502, i32 noundef %504)
  %506 = load volatile i32, ptr %3, align 4
  %507 = add i32 -2147483647, %506
  store i32 %507, ptr %40, align 4
  %508 = load i32, ptr %40, align 4
  %509 = shl i32 %508, 7
  %510 = load i32, ptr %40, align 4
  %511 = lshr i32 %510, 25
  %512 = or i32 %509, %511
  %513 = load i32, ptr %40, align 4
  %514 = load volatile i32, ptr %3, align 4
  %515 = call i32 @llvm.fshl.i32(i32 %513, i32 %513, i32 %514)
  %516 = load i32, ptr %40, align 4
  %517 = zext i32 %516 to i64
  %518 = load volatile i32, ptr %3, align 4
  %519 = sext i32 %518 to i64
  %520 = call i64 @llvm.fshr.i64(i64 %517, i64 %517, i64 %519)
  %521 = call i32 (ptr, ...) @printf(ptr noundef @.str.12, i32 noundef %512, i32 noundef %515, i64 noundef %520)
  %522 = load volatile i32, ptr %3, align 4
  %523 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 2147483647, i32 %522)
  %524 = extractvalue { i32, i1 } %523, 1
  %525 = extractvalue { i32, i1 } %523, 0
  store i32 %525, ptr %41, align 4
  %526 = zext i1 %524 to i32
  %527 = load i32, ptr %41, align 4
  %528 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %526, i32 noundef %527)
  %529 = load volatile i32, ptr %3, align 4
  %530 = mul nsw i32 %529, 10000
  %531 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 100000, i32 %530)
  %532 = extractvalue { i32, i1 } %531, 1
  %533 = extractvalue { i32, i1 } %531, 0
  store i32 %533, ptr %41, align 4
  %534 = zext i1 %532 to i32
  %535 = load i32, ptr %41, align 4
  %536 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %534, i32 noundef %535)
  %537 = load volatile i32, ptr %3, align 4
  %538 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 -2147483647, i32 %537)
  %539 = extractvalue { i32, i1 } %538, 1
  %540 = extractvalue { i32, i1 } %538, 0
  store i32 %540, ptr %41, align 4
  %541 = zext i1 %539 to i32
  %542 = load i32, ptr %41, align 4
  %543 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %541, i32 noundef %542)
  %544 = load volatile i32, ptr %3, align 4
  %545 = sext i32 %544 to i64
  %546 = shl i64 %545, 40
  %547 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 1099511627775, i64 %546)
  %548 = extractvalue { i64, i1 } %547, 1
  %549 = extractvalue { i64, i1 } %547, 0
  store i64 %549, ptr %42, align 8
  %550 = zext i1 %548 to i32
  %551 = load i64, ptr %42, align 8
  %552 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, i32 noundef %550, i64 noundef %551)
  %553 = load volatile i32, ptr %3, align 4
  %554 = mul nsw i32 %553, 6553
  %555 = load volatile i32, ptr %3, align 4
  %556 = mul nsw i32 %555, 1
  %557 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %554, i32 %556)
  %558 = extractvalue { i32, i1 } %557, 1
  %559 = extractvalue { i32, i1 } %557, 0
  %560 = trunc i32 %559 to i16
  %561 = sext i16 %560 to i32
  %562 = icmp ne i32 %559, %561
  %563 = or i1 %558, %562
  store i16 %560, ptr %43, align 2
  %564 = zext i1 %563 to i32
  %565 = load i16, ptr %43, align 2
  %566 = sext i16 %565 to i32
  %567 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %564, i32 noundef %566)
  %568 = load volatile i32, ptr %3, align 4
  %569 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %568, i32 9)
  %570 = extractvalue { i32, i1 } %569, 1
  %571 = extractvalue { i32, i1 } %569, 0
  %572 = trunc i32 %571 to i8
  %573 = zext i8 %572 to i32
  %574 = icmp ne i32 %571, %573
  %575 = or i1 %570, %574
  store i8 %572, ptr %44, align 1
  %576 = zext i1 %575 to i32
  %577 = load i8, ptr %44, align 1
  %578 = zext i8 %577 to i32
  %579 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %576, i32 noundef %578)
  %580 = load i128, ptr %20, align 16
  %581 = load i128, ptr %21, align 16
  %582 = call { i128, i1 } @llvm.smul.with.overflow.i128(i128 %580, i128 %581)
  %583 = extractvalue { i128, i1 } %582, 1
  %584 = extractvalue { i128, i1 } %582, 0
  store i128 %584, ptr %45, align 16
  %585 = zext i1 %583 to i32
  %586 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %585)
  %587 = load i128, ptr %45, align 16
  store i128 %587, ptr %46, align 16
  %588 = getelementptr inbounds { i64, i64 }, ptr %46, i32 0, i32 0
  %589 = load i64, ptr %588, align 16
  %590 = getelementptr inbounds { i64, i64 }, ptr %46, i32 0, i32 1
  %591 = load i64, ptr %590, align 8
  call void @p128(i64 noundef %589, i64 noundef %591)
  %592 = load i128, ptr %20, align 16
  %593 = load volatile i32, ptr %3, align 4
  %594 = sext i32 %593 to i128
  %595 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %592, i128 %594)
  %596 = extractvalue { i128, i1 } %595, 1
  %597 = extractvalue { i128, i1 } %595, 0
  store i128 %597, ptr %45, align 16
  %598 = zext i1 %596 to i32
  %599 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %598)
  %600 = load i128, ptr %45, align 16
  store i128 %600, ptr %47, align 16
  %601 = getelementptr inbounds { i64, i64 }, ptr %47, i32 0, i32 0
  %602 = load i64, ptr %601, align 16
  %603 = getelementptr inbounds { i64, i64 }, ptr %47, i32 0, i32 1
  %604 = load i64, ptr %603, align 8
  call void @p128(i64 noundef %602, i64 noundef %604)
  %605 = load i128, ptr %6, align 16
  %606 = load i128, ptr %7, align 16
  %607 = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %605, i128 %606)
  %608 = extractvalue { i128, i1 } %607, 1
  %609 = extractvalue { i128, i1 } %607, 0
  store i128 %609, ptr %48, align 16
  %610 = zext i1 %608 to i32
  %611 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %610)
  %612 = load i128, ptr %48, align 16
  store i128 %612, ptr %49, align 16
  %613 = getelementptr inbounds { i64, i64 }, ptr %49, i32 0, i32 0
  %614 = load i64, ptr %613, align 16
  %615 = getelementptr inbounds { i64, i64 }, ptr %49, i32 0, i32 1
  %616 = load i64, ptr %615, align 8
  call void @p128(i64 noundef %614, i64 noundef %616)
  %617 = load volatile i32, ptr %3, align 4
  %618 = sext i32 %617 to i128
  %619 = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %618, i128 77)
  %620 = extractvalue { i128, i1 } %619, 1
  %621 = extractvalue { i128, i1 } %619, 0
  store i128 %621, ptr %48, align 16
  %622 = zext i1 %620 to i32
  %623 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i32 noundef %622)
  %624 = load i128, ptr %48, align 16
  store i128 %624, ptr %50, align 16
  %625 = getelementptr inbounds { i64, i64 }, ptr %50, i32 0, i32 0
  %626 = load i64, ptr %625, align 16
  %627 = getelementptr inbounds { i64, i64 }, ptr %50, i32 0, i32 1
  %628 = load i64, ptr %627, align 8
  call void @p128(i64 noundef %626, i64 noundef %628)
  %629 = load volatile i32, ptr %3, align 4
  %630 = sext i32 %629 to i128
  %631 = shl i128 %630, 64
  %632 = or i128 %631, 3
  switch i128 %632, label %637 [
    i128 92233720368547758083, label %633
    i128 7, label %635
  ]

633:                                              ; preds = %0
  %634 = call i32 @puts(ptr noundef @.str.14)
  br label %637

635:                                              ; preds = %0
  %636 = call i32 @puts(ptr noundef @.str.15)
  br label %637

637:                                              ; preds = %635, %0, %633
  %638 = load volatile i32, ptr %3, align 4
  %639 = sub nsw i32 0, %638
  %640 = call i32 @llvm.abs.i32(i32 %639, i1 true)
  %641 = load volatile i32, ptr %3, align 4
  %642 = sub nsw i32 0, %641
  %643 = sext i32 %642 to i64
  %644 = call i64 @llvm.abs.i64(i64 %643, i1 true)
  %645 = trunc i64 %644 to i32
  %646 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %640, i32 noundef %645)
  ret i32 0
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #1

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

; Function Attrs: noinline nounwind optnone uwtable
define internal void @p128(i64 noundef %0, i64 noundef %1) #0 {
  %3 = alloca i128, align 16
  %4 = alloca i128, align 16
  %5 = getelementptr inbounds { i64, i64 }, ptr %3, i32 0, i32 0
  store i64 %0, ptr %5, align 16
  %6 = getelementptr inbounds { i64, i64 }, ptr %3, i32 0, i32 1
  store i64 %1, ptr %6, align 8
  %7 = load i128, ptr %3, align 16
  store i128 %7, ptr %4, align 16
  %8 = load i128, ptr %4, align 16
  %9 = lshr i128 %8, 64
  %10 = trunc i128 %9 to i64
  %11 = load i128, ptr %4, align 16
  %12 = trunc i128 %11 to i64
  %13 = call i32 (ptr, ...) @printf(ptr noundef @.str.16, i64 noundef %10, i64 noundef %12)
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bswap.i16(i16) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshr.i64(i64, i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i128, i1 } @llvm.smul.with.overflow.i128(i128, i128) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i128, i1 } @llvm.sadd.with.overflow.i128(i128, i128) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i128, i1 } @llvm.umul.with.overflow.i128(i128, i128) #4

declare i32 @puts(ptr noundef) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!llvm.ident = !{!5}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
