source_filename = "salsa20.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [11 x i8] c"%08x %08x\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [16 x i32], align 16
  %3 = alloca [16 x i32], align 16
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %4, align 4
  br label %7

7:                                                ; preds = %16, %0
  %8 = load i32, ptr %4, align 4
  %9 = icmp slt i32 %8, 16
  br i1 %9, label %10, label %19

10:                                               ; preds = %7
  %11 = load i32, ptr %4, align 4
  %12 = mul i32 %11, -1640531527
  %13 = load i32, ptr %4, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds [16 x i32], ptr %2, i64 0, i64 %14
  store i32 %12, ptr %15, align 4
  br label %16

16:                                               ; preds = %10
  %17 = load i32, ptr %4, align 4
  %18 = add nsw i32 %17, 1
  store i32 %18, ptr %4, align 4
  br label %7, !llvm.loop !6

19:                                               ; preds = %7
  store i32 0, ptr %5, align 4
  br label %20

20:                                               ; preds = %41, %19
  %21 = load i32, ptr %5, align 4
  %22 = icmp slt i32 %21, 700000
  br i1 %22, label %23, label %44

23:                                               ; preds = %20
  %24 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 0
  %25 = getelementptr inbounds [16 x i32], ptr %2, i64 0, i64 0
  call void @core(ptr noundef %24, ptr noundef %25)
  store i32 0, ptr %6, align 4
  br label %26

26:                                               ; preds = %37, %23
  %27 = load i32, ptr %6, align 4
  %28 = icmp slt i32 %27, 16
  br i1 %28, label %29, label %40

29:                                               ; preds = %26
  %30 = load i32, ptr %6, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [16 x i32], ptr %3, i64 0, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = load i32, ptr %6, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [16 x i32], ptr %2, i64 0, i64 %35
  store i32 %33, ptr %36, align 4
  br label %37

37:                                               ; preds = %29
  %38 = load i32, ptr %6, align 4
  %39 = add nsw i32 %38, 1
  store i32 %39, ptr %6, align 4
  br label %26, !llvm.loop !8

40:                                               ; preds = %26
  br label %41

41:                                               ; preds = %40
  %42 = load i32, ptr %5, align 4
  %43 = add nsw i32 %42, 1
  store i32 %43, ptr %5, align 4
  br label %20, !llvm.loop !9

44:                                               ; preds = %20
  %45 = getelementptr inbounds [16 x i32], ptr %2, i64 0, i64 0
  %46 = load i32, ptr %45, align 16
  %47 = getelementptr inbounds [16 x i32], ptr %2, i64 0, i64 15
  %48 = load i32, ptr %47, align 4
  %49 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %46, i32 noundef %48)
  ret i32 0
}

; Function Attrs: noinline nounwind uwtable
define internal void @core(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [16 x i32], align 16
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  store i32 0, ptr %6, align 4
  br label %9

9:                                                ; preds = %21, %2
  %10 = load i32, ptr %6, align 4
  %11 = icmp slt i32 %10, 16
  br i1 %11, label %12, label %24

12:                                               ; preds = %9
  %13 = load ptr, ptr %4, align 8
  %14 = load i32, ptr %6, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %13, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = load i32, ptr %6, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 %19
  store i32 %17, ptr %20, align 4
  br label %21

21:                                               ; preds = %12
  %22 = load i32, ptr %6, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %6, align 4
  br label %9, !llvm.loop !10

24:                                               ; preds = %9
  store i32 20, ptr %7, align 4
  br label %25

25:                                               ; preds = %541, %24
  %26 = load i32, ptr %7, align 4
  %27 = icmp sgt i32 %26, 0
  br i1 %27, label %28, label %544

28:                                               ; preds = %25
  %29 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 0
  %30 = load i32, ptr %29, align 16
  %31 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 12
  %32 = load i32, ptr %31, align 16
  %33 = add i32 %30, %32
  %34 = shl i32 %33, 7
  %35 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 0
  %36 = load i32, ptr %35, align 16
  %37 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 12
  %38 = load i32, ptr %37, align 16
  %39 = add i32 %36, %38
  %40 = lshr i32 %39, 25
  %41 = or i32 %34, %40
  %42 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 4
  %43 = load i32, ptr %42, align 16
  %44 = xor i32 %43, %41
  store i32 %44, ptr %42, align 16
  %45 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 4
  %46 = load i32, ptr %45, align 16
  %47 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 0
  %48 = load i32, ptr %47, align 16
  %49 = add i32 %46, %48
  %50 = shl i32 %49, 9
  %51 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 4
  %52 = load i32, ptr %51, align 16
  %53 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 0
  %54 = load i32, ptr %53, align 16
  %55 = add i32 %52, %54
  %56 = lshr i32 %55, 23
  %57 = or i32 %50, %56
  %58 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 8
  %59 = load i32, ptr %58, align 16
  %60 = xor i32 %59, %57
  store i32 %60, ptr %58, align 16
  %61 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 8
  %62 = load i32, ptr %61, align 16
  %63 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 4
  %64 = load i32, ptr %63, align 16
  %65 = add i32 %62, %64
  %66 = shl i32 %65, 13
  %67 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 8
  %68 = load i32, ptr %67, align 16
  %69 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 4
  %70 = load i32, ptr %69, align 16
  %71 = add i32 %68, %70
  %72 = lshr i32 %71, 19
  %73 = or i32 %66, %72
  %74 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 12
  %75 = load i32, ptr %74, align 16
  %76 = xor i32 %75, %73
  store i32 %76, ptr %74, align 16
  %77 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 12
  %78 = load i32, ptr %77, align 16
  %79 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 8
  %80 = load i32, ptr %79, align 16
  %81 = add i32 %78, %80
  %82 = shl i32 %81, 18
  %83 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 12
  %84 = load i32, ptr %83, align 16
  %85 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 8
  %86 = load i32, ptr %85, align 16
  %87 = add i32 %84, %86
  %88 = lshr i32 %87, 14
  %89 = or i32 %82, %88
  %90 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 0
  %91 = load i32, ptr %90, align 16
  %92 = xor i32 %91, %89
  store i32 %92, ptr %90, align 16
  %93 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 5
  %94 = load i32, ptr %93, align 4
  %95 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 1
  %96 = load i32, ptr %95, align 4
  %97 = add i32 %94, %96
  %98 = shl i32 %97, 7
  %99 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 5
  %100 = load i32, ptr %99, align 4
  %101 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 1
  %102 = load i32, ptr %101, align 4
  %103 = add i32 %100, %102
  %104 = lshr i32 %103, 25
  %105 = or i32 %98, %104
  %106 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 9
  %107 = load i32, ptr %106, align 4
  %108 = xor i32 %107, %105
  store i32 %108, ptr %106, align 4
  %109 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 9
  %110 = load i32, ptr %109, align 4
  %111 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 5
  %112 = load i32, ptr %111, align 4
  %113 = add i32 %110, %112
  %114 = shl i32 %113, 9
  %115 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 9
  %116 = load i32, ptr %115, align 4
  %117 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 5
  %118 = load i32, ptr %117, align 4
  %119 = add i32 %116, %118
  %120 = lshr i32 %119, 23
  %121 = or i32 %114, %120
  %122 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 13
  %123 = load i32, ptr %122, align 4
  %124 = xor i32 %123, %121
  store i32 %124, ptr %122, align 4
  %125 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 13
  %126 = load i32, ptr %125, align 4
  %127 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 9
  %128 = load i32, ptr %127, align 4
  %129 = add i32 %126, %128
  %130 = shl i32 %129, 13
  %131 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 13
  %132 = load i32, ptr %131, align 4
  %133 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 9
  %134 = load i32, ptr %133, align 4
  %135 = add i32 %132, %134
  %136 = lshr i32 %135, 19
  %137 = or i32 %130, %136
  %138 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 1
  %139 = load i32, ptr %138, align 4
  %140 = xor i32 %139, %137
  store i32 %140, ptr %138, align 4
  %141 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 1
  %142 = load i32, ptr %141, align 4
  %143 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 13
  %144 = load i32, ptr %143, align 4
  %145 = add i32 %142, %144
  %146 = shl i32 %145, 18
  %147 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 1
  %148 = load i32, ptr %147, align 4
  %149 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 13
  %150 = load i32, ptr %149, align 4
  %151 = add i32 %148, %150
  %152 = lshr i32 %151, 14
  %153 = or i32 %146, %152
  %154 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 5
  %155 = load i32, ptr %154, align 4
  %156 = xor i32 %155, %153
  store i32 %156, ptr %154, align 4
  %157 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 10
  %158 = load i32, ptr %157, align 8
  %159 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 6
  %160 = load i32, ptr %159, align 8
  %161 = add i32 %158, %160
  %162 = shl i32 %161, 7
  %163 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 10
  %164 = load i32, ptr %163, align 8
  %165 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 6
  %166 = load i32, ptr %165, align 8
  %167 = add i32 %164, %166
  %168 = lshr i32 %167, 25
  %169 = or i32 %162, %168
  %170 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 14
  %171 = load i32, ptr %170, align 8
  %172 = xor i32 %171, %169
  store i32 %172, ptr %170, align 8
  %173 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 14
  %174 = load i32, ptr %173, align 8
  %175 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 10
  %176 = load i32, ptr %175, align 8
  %177 = add i32 %174, %176
  %178 = shl i32 %177, 9
  %179 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 14
  %180 = load i32, ptr %179, align 8
  %181 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 10
  %182 = load i32, ptr %181, align 8
  %183 = add i32 %180, %182
  %184 = lshr i32 %183, 23
  %185 = or i32 %178, %184
  %186 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 2
  %187 = load i32, ptr %186, align 8
  %188 = xor i32 %187, %185
  store i32 %188, ptr %186, align 8
  %189 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 2
  %190 = load i32, ptr %189, align 8
  %191 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 14
  %192 = load i32, ptr %191, align 8
  %193 = add i32 %190, %192
  %194 = shl i32 %193, 13
  %195 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 2
  %196 = load i32, ptr %195, align 8
  %197 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 14
  %198 = load i32, ptr %197, align 8
  %199 = add i32 %196, %198
  %200 = lshr i32 %199, 19
  %201 = or i32 %194, %200
  %202 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 6
  %203 = load i32, ptr %202, align 8
  %204 = xor i32 %203, %201
  store i32 %204, ptr %202, align 8
  %205 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 6
  %206 = load i32, ptr %205, align 8
  %207 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 2
  %208 = load i32, ptr %207, align 8
  %209 = add i32 %206, %208
  %210 = shl i32 %209, 18
  %211 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 6
  %212 = load i32, ptr %211, align 8
  %213 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 2
  %214 = load i32, ptr %213, align 8
  %215 = add i32 %212, %214
  %216 = lshr i32 %215, 14
  %217 = or i32 %210, %216
  %218 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 10
  %219 = load i32, ptr %218, align 8
  %220 = xor i32 %219, %217
  store i32 %220, ptr %218, align 8
  %221 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 15
  %222 = load i32, ptr %221, align 4
  %223 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 11
  %224 = load i32, ptr %223, align 4
  %225 = add i32 %222, %224
  %226 = shl i32 %225, 7
  %227 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 15
  %228 = load i32, ptr %227, align 4
  %229 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 11
  %230 = load i32, ptr %229, align 4
  %231 = add i32 %228, %230
  %232 = lshr i32 %231, 25
  %233 = or i32 %226, %232
  %234 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 3
  %235 = load i32, ptr %234, align 4
  %236 = xor i32 %235, %233
  store i32 %236, ptr %234, align 4
  %237 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 3
  %238 = load i32, ptr %237, align 4
  %239 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 15
  %240 = load i32, ptr %239, align 4
  %241 = add i32 %238, %240
  %242 = shl i32 %241, 9
  %243 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 3
  %244 = load i32, ptr %243, align 4
  %245 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 15
  %246 = load i32, ptr %245, align 4
  %247 = add i32 %244, %246
  %248 = lshr i32 %247, 23
  %249 = or i32 %242, %248
  %250 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 7
  %251 = load i32, ptr %250, align 4
  %252 = xor i32 %251, %249
  store i32 %252, ptr %250, align 4
  %253 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 7
  %254 = load i32, ptr %253, align 4
  %255 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 3
  %256 = load i32, ptr %255, align 4
  %257 = add i32 %254, %256
  %258 = shl i32 %257, 13
  %259 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 7
  %260 = load i32, ptr %259, align 4
  %261 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 3
  %262 = load i32, ptr %261, align 4
  %263 = add i32 %260, %262
  %264 = lshr i32 %263, 19
  %265 = or i32 %258, %264
  %266 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 11
  %267 = load i32, ptr %266, align 4
  %268 = xor i32 %267, %265
  store i32 %268, ptr %266, align 4
  %269 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 11
  %270 = load i32, ptr %269, align 4
  %271 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 7
  %272 = load i32, ptr %271, align 4
  %273 = add i32 %270, %272
  %274 = shl i32 %273, 18
  %275 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 11
  %276 = load i32, ptr %275, align 4
  %277 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 7
  %278 = load i32, ptr %277, align 4
  %279 = add i32 %276, %278
  %280 = lshr i32 %279, 14
  %281 = or i32 %274, %280
  %282 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 15
  %283 = load i32, ptr %282, align 4
  %284 = xor i32 %283, %281
  store i32 %284, ptr %282, align 4
  %285 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 0
  %286 = load i32, ptr %285, align 16
  %287 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 3
  %288 = load i32, ptr %287, align 4
  %289 = add i32 %286, %288
  %290 = shl i32 %289, 7
  %291 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 0
  %292 = load i32, ptr %291, align 16
  %293 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 3
  %294 = load i32, ptr %293, align 4
  %295 = add i32 %292, %294
  %296 = lshr i32 %295, 25
  %297 = or i32 %290, %296
  %298 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 1
  %299 = load i32, ptr %298, align 4
  %300 = xor i32 %299, %297
  store i32 %300, ptr %298, align 4
  %301 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 1
  %302 = load i32, ptr %301, align 4
  %303 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 0
  %304 = load i32, ptr %303, align 16
  %305 = add i32 %302, %304
  %306 = shl i32 %305, 9
  %307 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 1
  %308 = load i32, ptr %307, align 4
  %309 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 0
  %310 = load i32, ptr %309, align 16
  %311 = add i32 %308, %310
  %312 = lshr i32 %311, 23
  %313 = or i32 %306, %312
  %314 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 2
  %315 = load i32, ptr %314, align 8
  %316 = xor i32 %315, %313
  store i32 %316, ptr %314, align 8
  %317 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 2
  %318 = load i32, ptr %317, align 8
  %319 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 1
  %320 = load i32, ptr %319, align 4
  %321 = add i32 %318, %320
  %322 = shl i32 %321, 13
  %323 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 2
  %324 = load i32, ptr %323, align 8
  %325 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 1
  %326 = load i32, ptr %325, align 4
  %327 = add i32 %324, %326
  %328 = lshr i32 %327, 19
  %329 = or i32 %322, %328
  %330 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 3
  %331 = load i32, ptr %330, align 4
  %332 = xor i32 %331, %329
  store i32 %332, ptr %330, align 4
  %333 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 3
  %334 = load i32, ptr %333, align 4
  %335 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 2
  %336 = load i32, ptr %335, align 8
  %337 = add i32 %334, %336
  %338 = shl i32 %337, 18
  %339 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 3
  %340 = load i32, ptr %339, align 4
  %341 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 2
  %342 = load i32, ptr %341, align 8
  %343 = add i32 %340, %342
  %344 = lshr i32 %343, 14
  %345 = or i32 %338, %344
  %346 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 0
  %347 = load i32, ptr %346, align 16
  %348 = xor i32 %347, %345
  store i32 %348, ptr %346, align 16
  %349 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 5
  %350 = load i32, ptr %349, align 4
  %351 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 4
  %352 = load i32, ptr %351, align 16
  %353 = add i32 %350, %352
  %354 = shl i32 %353, 7
  %355 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 5
  %356 = load i32, ptr %355, align 4
  %357 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 4
  %358 = load i32, ptr %357, align 16
  %359 = add i32 %356, %358
  %360 = lshr i32 %359, 25
  %361 = or i32 %354, %360
  %362 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 6
  %363 = load i32, ptr %362, align 8
  %364 = xor i32 %363, %361
  store i32 %364, ptr %362, align 8
  %365 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 6
  %366 = load i32, ptr %365, align 8
  %367 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 5
  %368 = load i32, ptr %367, align 4
  %369 = add i32 %366, %368
  %370 = shl i32 %369, 9
  %371 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 6
  %372 = load i32, ptr %371, align 8
  %373 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 5
  %374 = load i32, ptr %373, align 4
  %375 = add i32 %372, %374
  %376 = lshr i32 %375, 23
  %377 = or i32 %370, %376
  %378 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 7
  %379 = load i32, ptr %378, align 4
  %380 = xor i32 %379, %377
  store i32 %380, ptr %378, align 4
  %381 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 7
  %382 = load i32, ptr %381, align 4
  %383 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 6
  %384 = load i32, ptr %383, align 8
  %385 = add i32 %382, %384
  %386 = shl i32 %385, 13
  %387 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 7
  %388 = load i32, ptr %387, align 4
  %389 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 6
  %390 = load i32, ptr %389, align 8
  %391 = add i32 %388, %390
  %392 = lshr i32 %391, 19
  %393 = or i32 %386, %392
  %394 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 4
  %395 = load i32, ptr %394, align 16
  %396 = xor i32 %395, %393
  store i32 %396, ptr %394, align 16
  %397 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 4
  %398 = load i32, ptr %397, align 16
  %399 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 7
  %400 = load i32, ptr %399, align 4
  %401 = add i32 %398, %400
  %402 = shl i32 %401, 18
  %403 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 4
  %404 = load i32, ptr %403, align 16
  %405 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 7
  %406 = load i32, ptr %405, align 4
  %407 = add i32 %404, %406
  %408 = lshr i32 %407, 14
  %409 = or i32 %402, %408
  %410 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 5
  %411 = load i32, ptr %410, align 4
  %412 = xor i32 %411, %409
  store i32 %412, ptr %410, align 4
  %413 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 10
  %414 = load i32, ptr %413, align 8
  %415 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 9
  %416 = load i32, ptr %415, align 4
  %417 = add i32 %414, %416
  %418 = shl i32 %417, 7
  %419 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 10
  %420 = load i32, ptr %419, align 8
  %421 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 9
  %422 = load i32, ptr %421, align 4
  %423 = add i32 %420, %422
  %424 = lshr i32 %423, 25
  %425 = or i32 %418, %424
  %426 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 11
  %427 = load i32, ptr %426, align 4
  %428 = xor i32 %427, %425
  store i32 %428, ptr %426, align 4
  %429 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 11
  %430 = load i32, ptr %429, align 4
  %431 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 10
  %432 = load i32, ptr %431, align 8
  %433 = add i32 %430, %432
  %434 = shl i32 %433, 9
  %435 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 11
  %436 = load i32, ptr %435, align 4
  %437 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 10
  %438 = load i32, ptr %437, align 8
  %439 = add i32 %436, %438
  %440 = lshr i32 %439, 23
  %441 = or i32 %434, %440
  %442 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 8
  %443 = load i32, ptr %442, align 16
  %444 = xor i32 %443, %441
  store i32 %444, ptr %442, align 16
  %445 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 8
  %446 = load i32, ptr %445, align 16
  %447 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 11
  %448 = load i32, ptr %447, align 4
  %449 = add i32 %446, %448
  %450 = shl i32 %449, 13
  %451 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 8
  %452 = load i32, ptr %451, align 16
  %453 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 11
  %454 = load i32, ptr %453, align 4
  %455 = add i32 %452, %454
  %456 = lshr i32 %455, 19
  %457 = or i32 %450, %456
  %458 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 9
  %459 = load i32, ptr %458, align 4
  %460 = xor i32 %459, %457
  store i32 %460, ptr %458, align 4
  %461 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 9
  %462 = load i32, ptr %461, align 4
  %463 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 8
  %464 = load i32, ptr %463, align 16
  %465 = add i32 %462, %464
  %466 = shl i32 %465, 18
  %467 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 9
  %468 = load i32, ptr %467, align 4
  %469 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 8
  %470 = load i32, ptr %469, align 16
  %471 = add i32 %468, %470
  %472 = lshr i32 %471, 14
  %473 = or i32 %466, %472
  %474 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 10
  %475 = load i32, ptr %474, align 8
  %476 = xor i32 %475, %473
  store i32 %476, ptr %474, align 8
  %477 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 15
  %478 = load i32, ptr %477, align 4
  %479 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 14
  %480 = load i32, ptr %479, align 8
  %481 = add i32 %478, %480
  %482 = shl i32 %481, 7
  %483 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 15
  %484 = load i32, ptr %483, align 4
  %485 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 14
  %486 = load i32, ptr %485, align 8
  %487 = add i32 %484, %486
  %488 = lshr i32 %487, 25
  %489 = or i32 %482, %488
  %490 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 12
  %491 = load i32, ptr %490, align 16
  %492 = xor i32 %491, %489
  store i32 %492, ptr %490, align 16
  %493 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 12
  %494 = load i32, ptr %493, align 16
  %495 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 15
  %496 = load i32, ptr %495, align 4
  %497 = add i32 %494, %496
  %498 = shl i32 %497, 9
  %499 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 12
  %500 = load i32, ptr %499, align 16
  %501 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 15
  %502 = load i32, ptr %501, align 4
  %503 = add i32 %500, %502
  %504 = lshr i32 %503, 23
  %505 = or i32 %498, %504
  %506 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 13
  %507 = load i32, ptr %506, align 4
  %508 = xor i32 %507, %505
  store i32 %508, ptr %506, align 4
  %509 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 13
  %510 = load i32, ptr %509, align 4
  %511 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 12
  %512 = load i32, ptr %511, align 16
  %513 = add i32 %510, %512
  %514 = shl i32 %513, 13
  %515 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 13
  %516 = load i32, ptr %515, align 4
  %517 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 12
  %518 = load i32, ptr %517, align 16
  %519 = add i32 %516, %518
  %520 = lshr i32 %519, 19
  %521 = or i32 %514, %520
  %522 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 14
  %523 = load i32, ptr %522, align 8
  %524 = xor i32 %523, %521
  store i32 %524, ptr %522, align 8
  %525 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 14
  %526 = load i32, ptr %525, align 8
  %527 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 13
  %528 = load i32, ptr %527, align 4
  %529 = add i32 %526, %528
  %530 = shl i32 %529, 18
  %531 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 14
  %532 = load i32, ptr %531, align 8
  %533 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 13
  %534 = load i32, ptr %533, align 4
  %535 = add i32 %532, %534
  %536 = lshr i32 %535, 14
  %537 = or i32 %530, %536
  %538 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 15
  %539 = load i32, ptr %538, align 4
  %540 = xor i32 %539, %537
  store i32 %540, ptr %538, align 4
  br label %541

541:                                              ; preds = %28
  %542 = load i32, ptr %7, align 4
  %543 = sub nsw i32 %542, 2
  store i32 %543, ptr %7, align 4
  br label %25, !llvm.loop !11

544:                                              ; preds = %25
  store i32 0, ptr %8, align 4
  br label %545

545:                                              ; preds = %563, %544
  %546 = load i32, ptr %8, align 4
  %547 = icmp slt i32 %546, 16
  br i1 %547, label %548, label %566

548:                                              ; preds = %545
  %549 = load i32, ptr %8, align 4
  %550 = sext i32 %549 to i64
  %551 = getelementptr inbounds [16 x i32], ptr %5, i64 0, i64 %550
  %552 = load i32, ptr %551, align 4
  %553 = load ptr, ptr %4, align 8
  %554 = load i32, ptr %8, align 4
  %555 = sext i32 %554 to i64
  %556 = getelementptr inbounds i32, ptr %553, i64 %555
  %557 = load i32, ptr %556, align 4
  %558 = add i32 %552, %557
  %559 = load ptr, ptr %3, align 8
  %560 = load i32, ptr %8, align 4
  %561 = sext i32 %560 to i64
  %562 = getelementptr inbounds i32, ptr %559, i64 %561
  store i32 %558, ptr %562, align 4
  br label %563

563:                                              ; preds = %548
  %564 = load i32, ptr %8, align 4
  %565 = add nsw i32 %564, 1
  store i32 %565, ptr %8, align 4
  br label %545, !llvm.loop !12

566:                                              ; preds = %545
  ret void
}

declare i32 @printf(ptr noundef, ...) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
