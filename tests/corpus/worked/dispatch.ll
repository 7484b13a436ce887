; ModuleID = 'dispatch.c'
source_filename = "dispatch.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [6 x i8] c"%08x\0A\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [4096 x i8], align 16
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 1, ptr %3, align 4
  store i32 0, ptr %4, align 4
  br label %5

5:                                                ; preds = %19, %0
  %6 = load i32, ptr %4, align 4
  %7 = icmp slt i32 %6, 4096
  br i1 %7, label %8, label %22

8:                                                ; preds = %5
  %9 = load i32, ptr %3, align 4
  %10 = mul i32 %9, 1664525
  %11 = add i32 %10, 1013904223
  store i32 %11, ptr %3, align 4
  %12 = load i32, ptr %3, align 4
  %13 = lshr i32 %12, 16
  %14 = urem i32 %13, 84
  %15 = trunc i32 %14 to i8
  %16 = load i32, ptr %4, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds [4096 x i8], ptr %2, i64 0, i64 %17
  store i8 %15, ptr %18, align 1
  br label %19

19:                                               ; preds = %8
  %20 = load i32, ptr %4, align 4
  %21 = add nsw i32 %20, 1
  store i32 %21, ptr %4, align 4
  br label %5, !llvm.loop !6

22:                                               ; preds = %5
  %23 = getelementptr inbounds [4096 x i8], ptr %2, i64 0, i64 0
  %24 = call i32 @dispatch(ptr noundef %23, i32 noundef 4096)
  %25 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %24)
  %26 = getelementptr inbounds [4096 x i8], ptr %2, i64 0, i64 100
  store i8 99, ptr %26, align 4
  %27 = getelementptr inbounds [4096 x i8], ptr %2, i64 0, i64 0
  %28 = call i32 @dispatch(ptr noundef %27, i32 noundef 4096)
  %29 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %28)
  ret i32 0
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @dispatch(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca i32, align 4
  %43 = alloca i32, align 4
  %44 = alloca i32, align 4
  %45 = alloca i32, align 4
  %46 = alloca i32, align 4
  %47 = alloca i32, align 4
  %48 = alloca i32, align 4
  %49 = alloca i32, align 4
  %50 = alloca i32, align 4
  %51 = alloca i32, align 4
  %52 = alloca i32, align 4
  %53 = alloca i32, align 4
  %54 = alloca i32, align 4
  %55 = alloca i32, align 4
  %56 = alloca i32, align 4
  %57 = alloca i32, align 4
  %58 = alloca i32, align 4
  %59 = alloca i32, align 4
  %60 = alloca i32, align 4
  %61 = alloca i32, align 4
  %62 = alloca i32, align 4
  %63 = alloca i32, align 4
  %64 = alloca i32, align 4
  %65 = alloca i32, align 4
  %66 = alloca i32, align 4
  %67 = alloca i32, align 4
  %68 = alloca i32, align 4
  %69 = alloca i32, align 4
  %70 = alloca i32, align 4
  %71 = alloca i32, align 4
  %72 = alloca i32, align 4
  %73 = alloca i32, align 4
  %74 = alloca i32, align 4
  %75 = alloca i32, align 4
  %76 = alloca i32, align 4
  %77 = alloca i32, align 4
  %78 = alloca i32, align 4
  %79 = alloca i32, align 4
  %80 = alloca i32, align 4
  %81 = alloca i32, align 4
  %82 = alloca i32, align 4
  %83 = alloca i32, align 4
  %84 = alloca i32, align 4
  %85 = alloca i32, align 4
  %86 = alloca i32, align 4
  %87 = alloca i32, align 4
  %88 = alloca i32, align 4
  %89 = alloca i32, align 4
  %90 = alloca i32, align 4
  %91 = alloca i32, align 4
  %92 = alloca i32, align 4
  %93 = alloca i32, align 4
  %94 = alloca i32, align 4
  %95 = alloca i32, align 4
  %96 = alloca i32, align 4
  %97 = alloca i32, align 4
  %98 = alloca i32, align 4
  %99 = alloca i32, align 4
  %100 = alloca i32, align 4
  %101 = alloca i32, align 4
  %102 = alloca i32, align 4
  %103 = alloca i32, align 4
  %104 = alloca i32, align 4
  %105 = alloca i32, align 4
  %106 = alloca i32, align 4
  %107 = alloca i32, align 4
  %108 = alloca i32, align 4
  %109 = alloca i32, align 4
  %110 = alloca i32, align 4
  %111 = alloca i32, align 4
  %112 = alloca i32, align 4
  %113 = alloca i32, align 4
  %114 = alloca i32, align 4
  %115 = alloca i32, align 4
  %116 = alloca i32, align 4
  %117 = alloca i32, align 4
  %118 = alloca i32, align 4
  %119 = alloca i32, align 4
  %120 = alloca i32, align 4
  %121 = alloca i32, align 4
  %122 = alloca i32, align 4
  %123 = alloca i32, align 4
  %124 = alloca i32, align 4
  %125 = alloca i32, align 4
  %126 = alloca i32, align 4
  %127 = alloca i32, align 4
  %128 = alloca i32, align 4
  %129 = alloca i32, align 4
  %130 = alloca i32, align 4
  %131 = alloca i32, align 4
  %132 = alloca i32, align 4
  %133 = alloca i32, align 4
  %134 = alloca i32, align 4
  %135 = alloca i32, align 4
  %136 = alloca i32, align 4
  %137 = alloca i32, align 4
  %138 = alloca i32, align 4
  %139 = alloca i32, align 4
  %140 = alloca i32, align 4
  %141 = alloca i32, align 4
  %142 = alloca i32, align 4
  %143 = alloca i32, align 4
  %144 = alloca i32, align 4
  %145 = alloca i32, align 4
  %146 = alloca i32, align 4
  %147 = alloca i32, align 4
  %148 = alloca i32, align 4
  %149 = alloca i32, align 4
  %150 = alloca i32, align 4
  %151 = alloca i32, align 4
  %152 = alloca i32, align 4
  %153 = alloca i32, align 4
  %154 = alloca i32, align 4
  %155 = alloca i32, align 4
  %156 = alloca i32, align 4
  %157 = alloca i32, align 4
  %158 = alloca i32, align 4
  %159 = alloca i32, align 4
  %160 = alloca i32, align 4
  %161 = alloca i32, align 4
  %162 = alloca i32, align 4
  %163 = alloca i32, align 4
  %164 = alloca i32, align 4
  %165 = alloca i32, align 4
  %166 = alloca i32, align 4
  %167 = alloca i32, align 4
  %168 = alloca i32, align 4
  %169 = alloca i32, align 4
  %170 = alloca i32, align 4
  %171 = alloca i32, align 4
  %172 = alloca i32, align 4
  %173 = alloca i32, align 4
  %174 = alloca i32, align 4
  %175 = alloca i32, align 4
  %176 = alloca i32, align 4
  %177 = alloca i32, align 4
  %178 = alloca i32, align 4
  %179 = alloca i32, align 4
  %180 = alloca i32, align 4
  %181 = alloca i32, align 4
  %182 = alloca i32, align 4
  %183 = alloca i32, align 4
  %184 = alloca i32, align 4
  %185 = alloca i32, align 4
  %186 = alloca i32, align 4
  %187 = alloca i32, align 4
  %188 = alloca i32, align 4
  %189 = alloca i32, align 4
  %190 = alloca i32, align 4
  %191 = alloca i32, align 4
  %192 = alloca i32, align 4
  %193 = alloca i32, align 4
  %194 = alloca i32, align 4
  %195 = alloca i32, align 4
  %196 = alloca i32, align 4
  %197 = alloca i32, align 4
  %198 = alloca i32, align 4
  %199 = alloca i32, align 4
  %200 = alloca i32, align 4
  %201 = alloca i32, align 4
  %202 = alloca i32, align 4
  %203 = alloca i32, align 4
  %204 = alloca i32, align 4
  %205 = alloca i32, align 4
  %206 = alloca i32, align 4
  %207 = alloca i32, align 4
  %208 = alloca i32, align 4
  %209 = alloca i32, align 4
  %210 = alloca i32, align 4
  %211 = alloca i32, align 4
  %212 = alloca i32, align 4
  %213 = alloca i32, align 4
  %214 = alloca i32, align 4
  %215 = alloca i32, align 4
  %216 = alloca i32, align 4
  %217 = alloca i32, align 4
  %218 = alloca i32, align 4
  %219 = alloca i32, align 4
  %220 = alloca i32, align 4
  %221 = alloca i32, align 4
  %222 = alloca i32, align 4
  %223 = alloca i32, align 4
  %224 = alloca i32, align 4
  %225 = alloca i32, align 4
  %226 = alloca i32, align 4
  %227 = alloca i32, align 4
  %228 = alloca i32, align 4
  %229 = alloca i32, align 4
  %230 = alloca i32, align 4
  %231 = alloca i32, align 4
  %232 = alloca i32, align 4
  %233 = alloca i32, align 4
  %234 = alloca i32, align 4
  %235 = alloca i32, align 4
  %236 = alloca i32, align 4
  %237 = alloca i32, align 4
  %238 = alloca i32, align 4
  %239 = alloca i32, align 4
  %240 = alloca i32, align 4
  %241 = alloca i32, align 4
  %242 = alloca i32, align 4
  %243 = alloca i32, align 4
  %244 = alloca i32, align 4
  %245 = alloca i32, align 4
  %246 = alloca i32, align 4
  %247 = alloca i32, align 4
  %248 = alloca i32, align 4
  %249 = alloca i32, align 4
  %250 = alloca i32, align 4
  %251 = alloca i32, align 4
  %252 = alloca i32, align 4
  %253 = alloca i32, align 4
  %254 = alloca i32, align 4
  %255 = alloca i32, align 4
  %256 = alloca i32, align 4
  %257 = alloca i32, align 4
  %258 = alloca i32, align 4
  %259 = alloca i32, align 4
  %260 = alloca i32, align 4
  %261 = alloca i32, align 4
  %262 = alloca i32, align 4
  %263 = alloca i32, align 4
  %264 = alloca i32, align 4
  %265 = alloca i32, align 4
  %266 = alloca i32, align 4
  %267 = alloca i32, align 4
  %268 = alloca i32, align 4
  %269 = alloca i32, align 4
  %270 = alloca i32, align 4
  %271 = alloca i32, align 4
  %272 = alloca i32, align 4
  %273 = alloca i32, align 4
  %274 = alloca i32, align 4
  %275 = alloca i32, align 4
  %276 = alloca i32, align 4
  %277 = alloca i32, align 4
  %278 = alloca i32, align 4
  %279 = alloca i32, align 4
  %280 = alloca i32, align 4
  %281 = alloca i32, align 4
  %282 = alloca i32, align 4
  %283 = alloca i32, align 4
  %284 = alloca i32, align 4
  %285 = alloca i32, align 4
  %286 = alloca i32, align 4
  %287 = alloca i32, align 4
  %288 = alloca i32, align 4
  %289 = alloca i32, align 4
  %290 = alloca i32, align 4
  %291 = alloca i32, align 4
  %292 = alloca i32, align 4
  %293 = alloca i32, align 4
  %294 = alloca i32, align 4
  %295 = alloca i32, align 4
  %296 = alloca i32, align 4
  %297 = alloca i32, align 4
  %298 = alloca i32, align 4
  %299 = alloca i32, align 4
  %300 = alloca i32, align 4
  %301 = alloca i32, align 4
  %302 = alloca i32, align 4
  %303 = alloca i32, align 4
  %304 = alloca i32, align 4
  %305 = alloca i32, align 4
  %306 = alloca i32, align 4
  %307 = alloca i32, align 4
  %308 = alloca i32, align 4
  %309 = alloca i32, align 4
  %310 = alloca i32, align 4
  %311 = alloca i32, align 4
  %312 = alloca i32, align 4
  %313 = alloca i32, align 4
  %314 = alloca i32, align 4
  %315 = alloca i32, align 4
  %316 = alloca i32, align 4
  %317 = alloca i32, align 4
  %318 = alloca i32, align 4
  %319 = alloca i32, align 4
  %320 = alloca i32, align 4
  %321 = alloca i32, align 4
  %322 = alloca i32, align 4
  %323 = alloca i32, align 4
  %324 = alloca i32, align 4
  %325 = alloca i32, align 4
  %326 = alloca i32, align 4
  %327 = alloca i32, align 4
  %328 = alloca i32, align 4
  %329 = alloca i32, align 4
  %330 = alloca i32, align 4
  %331 = alloca i32, align 4
  %332 = alloca i32, align 4
  %333 = alloca i32, align 4
  %334 = alloca i32, align 4
  %335 = alloca i32, align 4
  %336 = alloca i32, align 4
  %337 = alloca i32, align 4
  %338 = alloca i32, align 4
  %339 = alloca i32, align 4
  %340 = alloca i32, align 4
  %341 = alloca i32, align 4
  %342 = alloca i32, align 4
  %343 = alloca i32, align 4
  %344 = alloca i32, align 4
  %345 = alloca i32, align 4
  %346 = alloca i32, align 4
  %347 = alloca i32, align 4
  %348 = alloca i32, align 4
  %349 = alloca i32, align 4
  %350 = alloca i32, align 4
  %351 = alloca i32, align 4
  %352 = alloca i32, align 4
  %353 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  store i32 0, ptr %6, align 4
  store i32 1, ptr %7, align 4
  store i32 2, ptr %8, align 4
  store i32 3, ptr %9, align 4
  store i32 4, ptr %10, align 4
  store i32 5, ptr %11, align 4
  store i32 6, ptr %12, align 4
  store i32 7, ptr %13, align 4
  store i32 8, ptr %14, align 4
  br label %354

354:                                              ; preds = %3516, %2
  %355 = load i32, ptr %6, align 4
  %356 = load i32, ptr %5, align 4
  %357 = icmp ult i32 %355, %356
  br i1 %357, label %358, label %3517

358:                                              ; preds = %354
  %359 = load ptr, ptr %4, align 8
  %360 = load i32, ptr %6, align 4
  %361 = add i32 %360, 1
  store i32 %361, ptr %6, align 4
  %362 = zext i32 %360 to i64
  %363 = getelementptr inbounds i8, ptr %359, i64 %362
  %364 = load i8, ptr %363, align 1
  %365 = zext i8 %364 to i32
  switch i32 %365, label %3514 [
    i32 0, label %366
    i32 1, label %394
    i32 2, label %434
    i32 3, label %478
    i32 4, label %522
    i32 5, label %582
    i32 6, label %610
    i32 7, label %654
    i32 8, label %694
    i32 9, label %734
    i32 10, label %770
    i32 11, label %806
    i32 12, label %842
    i32 13, label %878
    i32 14, label %926
    i32 15, label %954
    i32 16, label %994
    i32 17, label %1038
    i32 18, label %1086
    i32 19, label %1134
    i32 20, label %1166
    i32 21, label %1218
    i32 22, label %1266
    i32 23, label %1294
    i32 24, label %1342
    i32 25, label %1362
    i32 26, label %1406
    i32 27, label %1442
    i32 28, label %1458
    i32 29, label %1486
    i32 30, label %1506
    i32 31, label %1550
    i32 32, label %1606
    i32 33, label %1630
    i32 34, label %1654
    i32 35, label %1682
    i32 36, label %1718
    i32 37, label %1762
    i32 38, label %1826
    i32 39, label %1866
    i32 40, label %1914
    i32 41, label %1950
    i32 42, label %1982
    i32 43, label %2006
    i32 44, label %2038
    i32 45, label %2090
    i32 46, label %2150
    i32 47, label %2190
    i32 48, label %2226
    i32 49, label %2274
    i32 50, label %2306
    i32 51, label %2330
    i32 52, label %2350
    i32 53, label %2390
    i32 54, label %2434
    i32 55, label %2470
    i32 56, label %2502
    i32 57, label %2526
    i32 58, label %2562
    i32 59, label %2590
    i32 60, label %2634
    i32 61, label %2690
    i32 62, label %2754
    i32 63, label %2786
    i32 64, label %2830
    i32 65, label %2846
    i32 66, label %2874
    i32 67, label %2918
    i32 68, label %2954
    i32 69, label %2990
    i32 70, label %3030
    i32 71, label %3082
    i32 72, label %3114
    i32 73, label %3146
    i32 74, label %3178
    i32 75, label %3198
    i32 76, label %3234
    i32 77, label %3282
    i32 78, label %3298
    i32 79, label %3342
    i32 80, label %3406
    i32 81, label %3450
    i32 82, label %3462
    i32 83, label %3482
  ]

366:                                              ; preds = %358
  %367 = load i32, ptr %7, align 4
  %368 = load i32, ptr %11, align 4
  %369 = add i32 %368, 428
  %370 = xor i32 %367, %369
  store i32 %370, ptr %24, align 4
  %371 = load i32, ptr %24, align 4
  %372 = load i32, ptr %8, align 4
  %373 = sub i32 %371, %372
  %374 = add i32 %373, 619
  store i32 %374, ptr %108, align 4
  %375 = load i32, ptr %108, align 4
  %376 = load i32, ptr %9, align 4
  %377 = sub i32 %375, %376
  %378 = add i32 %377, 431
  store i32 %378, ptr %120, align 4
  %379 = load i32, ptr %120, align 4
  %380 = load i32, ptr %9, align 4
  %381 = add i32 %379, %380
  %382 = add i32 %381, 118
  store i32 %382, ptr %237, align 4
  %383 = load i32, ptr %237, align 4
  %384 = load i32, ptr %9, align 4
  %385 = sub i32 %383, %384
  %386 = add i32 %385, 444
  store i32 %386, ptr %302, align 4
  %387 = load i32, ptr %302, align 4
  %388 = load i32, ptr %12, align 4
  %389 = add i32 %388, 608
  %390 = xor i32 %387, %389
  store i32 %390, ptr %339, align 4
  %391 = load i32, ptr %339, align 4
  %392 = load i32, ptr %12, align 4
  %393 = add i32 %391, %392
  store i32 %393, ptr %8, align 4
  br label %3516

394:                                              ; preds = %358
  %395 = load i32, ptr %8, align 4
  %396 = load i32, ptr %7, align 4
  %397 = add i32 %395, %396
  %398 = add i32 %397, 975
  store i32 %398, ptr %20, align 4
  %399 = load i32, ptr %20, align 4
  %400 = load i32, ptr %9, align 4
  %401 = mul i32 %399, %400
  %402 = add i32 %401, 854
  store i32 %402, ptr %43, align 4
  %403 = load i32, ptr %43, align 4
  %404 = load i32, ptr %12, align 4
  %405 = add i32 %403, %404
  %406 = add i32 %405, 193
  store i32 %406, ptr %83, align 4
  %407 = load i32, ptr %83, align 4
  %408 = load i32, ptr %13, align 4
  %409 = mul i32 %407, %408
  %410 = add i32 %409, 948
  store i32 %410, ptr %135, align 4
  %411 = load i32, ptr %135, align 4
  %412 = load i32, ptr %14, align 4
  %413 = add i32 %412, 860
  %414 = xor i32 %411, %413
  store i32 %414, ptr %149, align 4
  %415 = load i32, ptr %149, align 4
  %416 = load i32, ptr %7, align 4
  %417 = add i32 %415, %416
  %418 = add i32 %417, 198
  store i32 %418, ptr %176, align 4
  %419 = load i32, ptr %176, align 4
  %420 = load i32, ptr %8, align 4
  %421 = add i32 %420, 95
  %422 = xor i32 %419, %421
  store i32 %422, ptr %259, align 4
  %423 = load i32, ptr %259, align 4
  %424 = load i32, ptr %9, align 4
  %425 = sub i32 %423, %424
  %426 = add i32 %425, 376
  store i32 %426, ptr %289, align 4
  %427 = load i32, ptr %289, align 4
  %428 = load i32, ptr %14, align 4
  %429 = add i32 %427, %428
  %430 = add i32 %429, 753
  store i32 %430, ptr %319, align 4
  %431 = load i32, ptr %319, align 4
  %432 = load i32, ptr %9, align 4
  %433 = add i32 %431, %432
  store i32 %433, ptr %12, align 4
  br label %3516

434:                                              ; preds = %358
  %435 = load i32, ptr %9, align 4
  %436 = load i32, ptr %12, align 4
  %437 = add i32 %435, %436
  %438 = add i32 %437, 105
  store i32 %438, ptr %40, align 4
  %439 = load i32, ptr %40, align 4
  %440 = load i32, ptr %10, align 4
  %441 = add i32 %439, %440
  %442 = add i32 %441, 211
  store i32 %442, ptr %41, align 4
  %443 = load i32, ptr %41, align 4
  %444 = load i32, ptr %12, align 4
  %445 = sub i32 %443, %444
  %446 = add i32 %445, 177
  store i32 %446, ptr %129, align 4
  %447 = load i32, ptr %129, align 4
  %448 = load i32, ptr %8, align 4
  %449 = mul i32 %447, %448
  %450 = add i32 %449, 251
  store i32 %450, ptr %141, align 4
  %451 = load i32, ptr %141, align 4
  %452 = load i32, ptr %14, align 4
  %453 = mul i32 %451, %452
  %454 = add i32 %453, 384
  store i32 %454, ptr %188, align 4
  %455 = load i32, ptr %188, align 4
  %456 = load i32, ptr %8, align 4
  %457 = add i32 %455, %456
  %458 = add i32 %457, 611
  store i32 %458, ptr %225, align 4
  %459 = load i32, ptr %225, align 4
  %460 = load i32, ptr %9, align 4
  %461 = sub i32 %459, %460
  %462 = add i32 %461, 700
  store i32 %462, ptr %255, align 4
  %463 = load i32, ptr %255, align 4
  %464 = load i32, ptr %14, align 4
  %465 = add i32 %463, %464
  %466 = add i32 %465, 390
  store i32 %466, ptr %286, align 4
  %467 = load i32, ptr %286, align 4
  %468 = load i32, ptr %8, align 4
  %469 = sub i32 %467, %468
  %470 = add i32 %469, 502
  store i32 %470, ptr %321, align 4
  %471 = load i32, ptr %321, align 4
  %472 = load i32, ptr %7, align 4
  %473 = sub i32 %471, %472
  %474 = add i32 %473, 119
  store i32 %474, ptr %327, align 4
  %475 = load i32, ptr %327, align 4
  %476 = load i32, ptr %12, align 4
  %477 = add i32 %475, %476
  store i32 %477, ptr %14, align 4
  br label %3516

478:                                              ; preds = %358
  %479 = load i32, ptr %10, align 4
  %480 = load i32, ptr %12, align 4
  %481 = add i32 %480, 391
  %482 = xor i32 %479, %481
  store i32 %482, ptr %16, align 4
  %483 = load i32, ptr %16, align 4
  %484 = load i32, ptr %11, align 4
  %485 = add i32 %484, 927
  %486 = xor i32 %483, %485
  store i32 %486, ptr %95, align 4
  %487 = load i32, ptr %95, align 4
  %488 = load i32, ptr %8, align 4
  %489 = mul i32 %487, %488
  %490 = add i32 %489, 589
  store i32 %490, ptr %144, align 4
  %491 = load i32, ptr %144, align 4
  %492 = load i32, ptr %11, align 4
  %493 = add i32 %491, %492
  %494 = add i32 %493, 417
  store i32 %494, ptr %163, align 4
  %495 = load i32, ptr %163, align 4
  %496 = load i32, ptr %8, align 4
  %497 = sub i32 %495, %496
  %498 = add i32 %497, 531
  store i32 %498, ptr %229, align 4
  %499 = load i32, ptr %229, align 4
  %500 = load i32, ptr %7, align 4
  %501 = mul i32 %499, %500
  %502 = add i32 %501, 225
  store i32 %502, ptr %274, align 4
  %503 = load i32, ptr %274, align 4
  %504 = load i32, ptr %10, align 4
  %505 = mul i32 %503, %504
  %506 = add i32 %505, 277
  store i32 %506, ptr %283, align 4
  %507 = load i32, ptr %283, align 4
  %508 = load i32, ptr %9, align 4
  %509 = add i32 %507, %508
  %510 = add i32 %509, 277
  store i32 %510, ptr %322, align 4
  %511 = load i32, ptr %322, align 4
  %512 = load i32, ptr %14, align 4
  %513 = add i32 %511, %512
  %514 = add i32 %513, 442
  store i32 %514, ptr %329, align 4
  %515 = load i32, ptr %329, align 4
  %516 = load i32, ptr %13, align 4
  %517 = add i32 %515, %516
  store i32 %517, ptr %9, align 4
  %518 = load i32, ptr %10, align 4
  %519 = and i32 %518, 1
  %520 = load i32, ptr %6, align 4
  %521 = add i32 %520, %519
  store i32 %521, ptr %6, align 4
  br label %3516

522:                                              ; preds = %358
  %523 = load i32, ptr %11, align 4
  %524 = load i32, ptr %8, align 4
  %525 = add i32 %524, 463
  %526 = xor i32 %523, %525
  store i32 %526, ptr %49, align 4
  %527 = load i32, ptr %49, align 4
  %528 = load i32, ptr %9, align 4
  %529 = sub i32 %527, %528
  %530 = add i32 %529, 830
  store i32 %530, ptr %59, align 4
  %531 = load i32, ptr %59, align 4
  %532 = load i32, ptr %7, align 4
  %533 = add i32 %531, %532
  %534 = add i32 %533, 837
  store i32 %534, ptr %63, align 4
  %535 = load i32, ptr %63, align 4
  %536 = load i32, ptr %12, align 4
  %537 = add i32 %536, 830
  %538 = xor i32 %535, %537
  store i32 %538, ptr %79, align 4
  %539 = load i32, ptr %79, align 4
  %540 = load i32, ptr %7, align 4
  %541 = add i32 %539, %540
  %542 = add i32 %541, 256
  store i32 %542, ptr %111, align 4
  %543 = load i32, ptr %111, align 4
  %544 = load i32, ptr %13, align 4
  %545 = mul i32 %543, %544
  %546 = add i32 %545, 888
  store i32 %546, ptr %137, align 4
  %547 = load i32, ptr %137, align 4
  %548 = load i32, ptr %7, align 4
  %549 = add i32 %547, %548
  %550 = add i32 %549, 994
  store i32 %550, ptr %146, align 4
  %551 = load i32, ptr %146, align 4
  %552 = load i32, ptr %10, align 4
  %553 = add i32 %552, 997
  %554 = xor i32 %551, %553
  store i32 %554, ptr %190, align 4
  %555 = load i32, ptr %190, align 4
  %556 = load i32, ptr %7, align 4
  %557 = mul i32 %555, %556
  %558 = add i32 %557, 483
  store i32 %558, ptr %208, align 4
  %559 = load i32, ptr %208, align 4
  %560 = load i32, ptr %11, align 4
  %561 = add i32 %559, %560
  %562 = add i32 %561, 612
  store i32 %562, ptr %222, align 4
  %563 = load i32, ptr %222, align 4
  %564 = load i32, ptr %7, align 4
  %565 = mul i32 %563, %564
  %566 = add i32 %565, 54
  store i32 %566, ptr %228, align 4
  %567 = load i32, ptr %228, align 4
  %568 = load i32, ptr %13, align 4
  %569 = add i32 %568, 789
  %570 = xor i32 %567, %569
  store i32 %570, ptr %282, align 4
  %571 = load i32, ptr %282, align 4
  %572 = load i32, ptr %7, align 4
  %573 = mul i32 %571, %572
  %574 = add i32 %573, 220
  store i32 %574, ptr %313, align 4
  %575 = load i32, ptr %313, align 4
  %576 = load i32, ptr %13, align 4
  %577 = add i32 %575, %576
  %578 = add i32 %577, 788
  store i32 %578, ptr %333, align 4
  %579 = load i32, ptr %333, align 4
  %580 = load i32, ptr %13, align 4
  %581 = add i32 %579, %580
  store i32 %581, ptr %13, align 4
  br label %3516

582:                                              ; preds = %358
  %583 = load i32, ptr %12, align 4
  %584 = load i32, ptr %7, align 4
  %585 = mul i32 %583, %584
  %586 = add i32 %585, 835
  store i32 %586, ptr %43, align 4
  %587 = load i32, ptr %43, align 4
  %588 = load i32, ptr %12, align 4
  %589 = add i32 %588, 151
  %590 = xor i32 %587, %589
  store i32 %590, ptr %98, align 4
  %591 = load i32, ptr %98, align 4
  %592 = load i32, ptr %10, align 4
  %593 = sub i32 %591, %592
  %594 = add i32 %593, 432
  store i32 %594, ptr %134, align 4
  %595 = load i32, ptr %134, align 4
  %596 = load i32, ptr %12, align 4
  %597 = add i32 %595, %596
  %598 = add i32 %597, 221
  store i32 %598, ptr %172, align 4
  %599 = load i32, ptr %172, align 4
  %600 = load i32, ptr %13, align 4
  %601 = mul i32 %599, %600
  %602 = add i32 %601, 195
  store i32 %602, ptr %210, align 4
  %603 = load i32, ptr %210, align 4
  %604 = load i32, ptr %9, align 4
  %605 = sub i32 %603, %604
  %606 = add i32 %605, 481
  store i32 %606, ptr %239, align 4
  %607 = load i32, ptr %239, align 4
  %608 = load i32, ptr %11, align 4
  %609 = add i32 %607, %608
  store i32 %609, ptr %12, align 4
  br label %3516

610:                                              ; preds = %358
  %611 = load i32, ptr %13, align 4
  %612 = load i32, ptr %8, align 4
  %613 = add i32 %611, %612
  %614 = add i32 %613, 787
  store i32 %614, ptr %17, align 4
  %615 = load i32, ptr %17, align 4
  %616 = load i32, ptr %14, align 4
  %617 = add i32 %616, 78
  %618 = xor i32 %615, %617
  store i32 %618, ptr %57, align 4
  %619 = load i32, ptr %57, align 4
  %620 = load i32, ptr %13, align 4
  %621 = add i32 %619, %620
  %622 = add i32 %621, 36
  store i32 %622, ptr %165, align 4
  %623 = load i32, ptr %165, align 4
  %624 = load i32, ptr %9, align 4
  %625 = mul i32 %623, %624
  %626 = add i32 %625, 201
  store i32 %626, ptr %195, align 4
  %627 = load i32, ptr %195, align 4
  %628 = load i32, ptr %14, align 4
  %629 = add i32 %627, %628
  %630 = add i32 %629, 983
  store i32 %630, ptr %245, align 4
  %631 = load i32, ptr %245, align 4
  %632 = load i32, ptr %14, align 4
  %633 = sub i32 %631, %632
  %634 = add i32 %633, 139
  store i32 %634, ptr %246, align 4
  %635 = load i32, ptr %246, align 4
  %636 = load i32, ptr %10, align 4
  %637 = mul i32 %635, %636
  %638 = add i32 %637, 79
  store i32 %638, ptr %248, align 4
  %639 = load i32, ptr %248, align 4
  %640 = load i32, ptr %7, align 4
  %641 = sub i32 %639, %640
  %642 = add i32 %641, 14
  store i32 %642, ptr %269, align 4
  %643 = load i32, ptr %269, align 4
  %644 = load i32, ptr %13, align 4
  %645 = add i32 %644, 87
  %646 = xor i32 %643, %645
  store i32 %646, ptr %276, align 4
  %647 = load i32, ptr %276, align 4
  %648 = load i32, ptr %9, align 4
  %649 = sub i32 %647, %648
  %650 = add i32 %649, 771
  store i32 %650, ptr %302, align 4
  %651 = load i32, ptr %302, align 4
  %652 = load i32, ptr %12, align 4
  %653 = add i32 %651, %652
  store i32 %653, ptr %12, align 4
  br label %3516

654:                                              ; preds = %358
  %655 = load i32, ptr %14, align 4
  %656 = load i32, ptr %9, align 4
  %657 = add i32 %656, 300
  %658 = xor i32 %655, %657
  store i32 %658, ptr %39, align 4
  %659 = load i32, ptr %39, align 4
  %660 = load i32, ptr %11, align 4
  %661 = add i32 %659, %660
  %662 = add i32 %661, 113
  store i32 %662, ptr %62, align 4
  %663 = load i32, ptr %62, align 4
  %664 = load i32, ptr %13, align 4
  %665 = add i32 %663, %664
  %666 = add i32 %665, 383
  store i32 %666, ptr %174, align 4
  %667 = load i32, ptr %174, align 4
  %668 = load i32, ptr %12, align 4
  %669 = sub i32 %667, %668
  %670 = add i32 %669, 928
  store i32 %670, ptr %179, align 4
  %671 = load i32, ptr %179, align 4
  %672 = load i32, ptr %14, align 4
  %673 = mul i32 %671, %672
  %674 = add i32 %673, 989
  store i32 %674, ptr %224, align 4
  %675 = load i32, ptr %224, align 4
  %676 = load i32, ptr %9, align 4
  %677 = add i32 %676, 269
  %678 = xor i32 %675, %677
  store i32 %678, ptr %238, align 4
  %679 = load i32, ptr %238, align 4
  %680 = load i32, ptr %7, align 4
  %681 = add i32 %679, %680
  %682 = add i32 %681, 749
  store i32 %682, ptr %268, align 4
  %683 = load i32, ptr %268, align 4
  %684 = load i32, ptr %9, align 4
  %685 = mul i32 %683, %684
  %686 = add i32 %685, 243
  store i32 %686, ptr %310, align 4
  %687 = load i32, ptr %310, align 4
  %688 = load i32, ptr %7, align 4
  %689 = mul i32 %687, %688
  %690 = add i32 %689, 8
  store i32 %690, ptr %325, align 4
  %691 = load i32, ptr %325, align 4
  %692 = load i32, ptr %10, align 4
  %693 = add i32 %691, %692
  store i32 %693, ptr %7, align 4
  br label %3516

694:                                              ; preds = %358
  %695 = load i32, ptr %7, align 4
  %696 = load i32, ptr %10, align 4
  %697 = mul i32 %695, %696
  %698 = add i32 %697, 516
  store i32 %698, ptr %33, align 4
  %699 = load i32, ptr %33, align 4
  %700 = load i32, ptr %11, align 4
  %701 = add i32 %700, 57
  %702 = xor i32 %699, %701
  store i32 %702, ptr %36, align 4
  %703 = load i32, ptr %36, align 4
  %704 = load i32, ptr %7, align 4
  %705 = add i32 %704, 708
  %706 = xor i32 %703, %705
  store i32 %706, ptr %78, align 4
  %707 = load i32, ptr %78, align 4
  %708 = load i32, ptr %12, align 4
  %709 = mul i32 %707, %708
  %710 = add i32 %709, 795
  store i32 %710, ptr %161, align 4
  %711 = load i32, ptr %161, align 4
  %712 = load i32, ptr %11, align 4
  %713 = add i32 %711, %712
  %714 = add i32 %713, 450
  store i32 %714, ptr %164, align 4
  %715 = load i32, ptr %164, align 4
  %716 = load i32, ptr %8, align 4
  %717 = mul i32 %715, %716
  %718 = add i32 %717, 670
  store i32 %718, ptr %233, align 4
  %719 = load i32, ptr %233, align 4
  %720 = load i32, ptr %12, align 4
  %721 = add i32 %719, %720
  %722 = add i32 %721, 582
  store i32 %722, ptr %279, align 4
  %723 = load i32, ptr %279, align 4
  %724 = load i32, ptr %13, align 4
  %725 = sub i32 %723, %724
  %726 = add i32 %725, 386
  store i32 %726, ptr %282, align 4
  %727 = load i32, ptr %282, align 4
  %728 = load i32, ptr %9, align 4
  %729 = sub i32 %727, %728
  %730 = add i32 %729, 605
  store i32 %730, ptr %350, align 4
  %731 = load i32, ptr %350, align 4
  %732 = load i32, ptr %14, align 4
  %733 = add i32 %731, %732
  store i32 %733, ptr %8, align 4
  br label %3516

734:                                              ; preds = %358
  %735 = load i32, ptr %8, align 4
  %736 = load i32, ptr %10, align 4
  %737 = add i32 %735, %736
  %738 = add i32 %737, 541
  store i32 %738, ptr %22, align 4
  %739 = load i32, ptr %22, align 4
  %740 = load i32, ptr %8, align 4
  %741 = mul i32 %739, %740
  %742 = add i32 %741, 946
  store i32 %742, ptr %106, align 4
  %743 = load i32, ptr %106, align 4
  %744 = load i32, ptr %12, align 4
  %745 = sub i32 %743, %744
  %746 = add i32 %745, 849
  store i32 %746, ptr %173, align 4
  %747 = load i32, ptr %173, align 4
  %748 = load i32, ptr %9, align 4
  %749 = mul i32 %747, %748
  %750 = add i32 %749, 467
  store i32 %750, ptr %217, align 4
  %751 = load i32, ptr %217, align 4
  %752 = load i32, ptr %8, align 4
  %753 = sub i32 %751, %752
  %754 = add i32 %753, 506
  store i32 %754, ptr %242, align 4
  %755 = load i32, ptr %242, align 4
  %756 = load i32, ptr %10, align 4
  %757 = add i32 %755, %756
  %758 = add i32 %757, 580
  store i32 %758, ptr %254, align 4
  %759 = load i32, ptr %254, align 4
  %760 = load i32, ptr %7, align 4
  %761 = mul i32 %759, %760
  %762 = add i32 %761, 61
  store i32 %762, ptr %329, align 4
  %763 = load i32, ptr %329, align 4
  %764 = load i32, ptr %8, align 4
  %765 = add i32 %763, %764
  %766 = add i32 %765, 350
  store i32 %766, ptr %333, align 4
  %767 = load i32, ptr %333, align 4
  %768 = load i32, ptr %12, align 4
  %769 = add i32 %767, %768
  store i32 %769, ptr %9, align 4
  br label %3516

770:                                              ; preds = %358
  %771 = load i32, ptr %9, align 4
  %772 = load i32, ptr %11, align 4
  %773 = sub i32 %771, %772
  %774 = add i32 %773, 834
  store i32 %774, ptr %55, align 4
  %775 = load i32, ptr %55, align 4
  %776 = load i32, ptr %14, align 4
  %777 = sub i32 %775, %776
  %778 = add i32 %777, 802
  store i32 %778, ptr %91, align 4
  %779 = load i32, ptr %91, align 4
  %780 = load i32, ptr %8, align 4
  %781 = add i32 %780, 268
  %782 = xor i32 %779, %781
  store i32 %782, ptr %162, align 4
  %783 = load i32, ptr %162, align 4
  %784 = load i32, ptr %7, align 4
  %785 = sub i32 %783, %784
  %786 = add i32 %785, 640
  store i32 %786, ptr %189, align 4
  %787 = load i32, ptr %189, align 4
  %788 = load i32, ptr %13, align 4
  %789 = sub i32 %787, %788
  %790 = add i32 %789, 170
  store i32 %790, ptr %230, align 4
  %791 = load i32, ptr %230, align 4
  %792 = load i32, ptr %11, align 4
  %793 = add i32 %792, 606
  %794 = xor i32 %791, %793
  store i32 %794, ptr %252, align 4
  %795 = load i32, ptr %252, align 4
  %796 = load i32, ptr %9, align 4
  %797 = mul i32 %795, %796
  %798 = add i32 %797, 608
  store i32 %798, ptr %266, align 4
  %799 = load i32, ptr %266, align 4
  %800 = load i32, ptr %7, align 4
  %801 = add i32 %799, %800
  store i32 %801, ptr %9, align 4
  %802 = load i32, ptr %9, align 4
  %803 = and i32 %802, 1
  %804 = load i32, ptr %6, align 4
  %805 = add i32 %804, %803
  store i32 %805, ptr %6, align 4
  br label %3516

806:                                              ; preds = %358
  %807 = load i32, ptr %10, align 4
  %808 = load i32, ptr %8, align 4
  %809 = sub i32 %807, %808
  %810 = add i32 %809, 9
  store i32 %810, ptr %50, align 4
  %811 = load i32, ptr %50, align 4
  %812 = load i32, ptr %7, align 4
  %813 = mul i32 %811, %812
  %814 = add i32 %813, 710
  store i32 %814, ptr %53, align 4
  %815 = load i32, ptr %53, align 4
  %816 = load i32, ptr %7, align 4
  %817 = mul i32 %815, %816
  %818 = add i32 %817, 26
  store i32 %818, ptr %120, align 4
  %819 = load i32, ptr %120, align 4
  %820 = load i32, ptr %8, align 4
  %821 = mul i32 %819, %820
  %822 = add i32 %821, 422
  store i32 %822, ptr %177, align 4
  %823 = load i32, ptr %177, align 4
  %824 = load i32, ptr %10, align 4
  %825 = mul i32 %823, %824
  %826 = add i32 %825, 549
  store i32 %826, ptr %190, align 4
  %827 = load i32, ptr %190, align 4
  %828 = load i32, ptr %8, align 4
  %829 = add i32 %827, %828
  %830 = add i32 %829, 736
  store i32 %830, ptr %253, align 4
  %831 = load i32, ptr %253, align 4
  %832 = load i32, ptr %7, align 4
  %833 = add i32 %831, %832
  %834 = add i32 %833, 68
  store i32 %834, ptr %262, align 4
  %835 = load i32, ptr %262, align 4
  %836 = load i32, ptr %11, align 4
  %837 = mul i32 %835, %836
  %838 = add i32 %837, 664
  store i32 %838, ptr %318, align 4
  %839 = load i32, ptr %318, align 4
  %840 = load i32, ptr %11, align 4
  %841 = add i32 %839, %840
  store i32 %841, ptr %8, align 4
  br label %3516

842:                                              ; preds = %358
  %843 = load i32, ptr %11, align 4
  %844 = load i32, ptr %13, align 4
  %845 = add i32 %843, %844
  %846 = add i32 %845, 772
  store i32 %846, ptr %112, align 4
  %847 = load i32, ptr %112, align 4
  %848 = load i32, ptr %11, align 4
  %849 = sub i32 %847, %848
  %850 = add i32 %849, 464
  store i32 %850, ptr %207, align 4
  %851 = load i32, ptr %207, align 4
  %852 = load i32, ptr %11, align 4
  %853 = sub i32 %851, %852
  %854 = add i32 %853, 1
  store i32 %854, ptr %215, align 4
  %855 = load i32, ptr %215, align 4
  %856 = load i32, ptr %14, align 4
  %857 = sub i32 %855, %856
  %858 = add i32 %857, 476
  store i32 %858, ptr %241, align 4
  %859 = load i32, ptr %241, align 4
  %860 = load i32, ptr %9, align 4
  %861 = mul i32 %859, %860
  %862 = add i32 %861, 671
  store i32 %862, ptr %270, align 4
  %863 = load i32, ptr %270, align 4
  %864 = load i32, ptr %11, align 4
  %865 = add i32 %864, 322
  %866 = xor i32 %863, %865
  store i32 %866, ptr %290, align 4
  %867 = load i32, ptr %290, align 4
  %868 = load i32, ptr %14, align 4
  %869 = add i32 %868, 90
  %870 = xor i32 %867, %869
  store i32 %870, ptr %315, align 4
  %871 = load i32, ptr %315, align 4
  %872 = load i32, ptr %12, align 4
  %873 = add i32 %872, 81
  %874 = xor i32 %871, %873
  store i32 %874, ptr %344, align 4
  %875 = load i32, ptr %344, align 4
  %876 = load i32, ptr %14, align 4
  %877 = add i32 %875, %876
  store i32 %877, ptr %13, align 4
  br label %3516

878:                                              ; preds = %358
  %879 = load i32, ptr %12, align 4
  %880 = load i32, ptr %9, align 4
  %881 = mul i32 %879, %880
  %882 = add i32 %881, 201
  store i32 %882, ptr %19, align 4
  %883 = load i32, ptr %19, align 4
  %884 = load i32, ptr %14, align 4
  %885 = add i32 %884, 173
  %886 = xor i32 %883, %885
  store i32 %886, ptr %48, align 4
  %887 = load i32, ptr %48, align 4
  %888 = load i32, ptr %12, align 4
  %889 = mul i32 %887, %888
  %890 = add i32 %889, 934
  store i32 %890, ptr %66, align 4
  %891 = load i32, ptr %66, align 4
  %892 = load i32, ptr %9, align 4
  %893 = add i32 %891, %892
  %894 = add i32 %893, 444
  store i32 %894, ptr %121, align 4
  %895 = load i32, ptr %121, align 4
  %896 = load i32, ptr %14, align 4
  %897 = sub i32 %895, %896
  %898 = add i32 %897, 514
  store i32 %898, ptr %148, align 4
  %899 = load i32, ptr %148, align 4
  %900 = load i32, ptr %10, align 4
  %901 = add i32 %900, 678
  %902 = xor i32 %899, %901
  store i32 %902, ptr %173, align 4
  %903 = load i32, ptr %173, align 4
  %904 = load i32, ptr %13, align 4
  %905 = add i32 %904, 565
  %906 = xor i32 %903, %905
  store i32 %906, ptr %193, align 4
  %907 = load i32, ptr %193, align 4
  %908 = load i32, ptr %12, align 4
  %909 = sub i32 %907, %908
  %910 = add i32 %909, 300
  store i32 %910, ptr %253, align 4
  %911 = load i32, ptr %253, align 4
  %912 = load i32, ptr %10, align 4
  %913 = add i32 %911, %912
  %914 = add i32 %913, 265
  store i32 %914, ptr %277, align 4
  %915 = load i32, ptr %277, align 4
  %916 = load i32, ptr %12, align 4
  %917 = mul i32 %915, %916
  %918 = add i32 %917, 866
  store i32 %918, ptr %300, align 4
  %919 = load i32, ptr %300, align 4
  %920 = load i32, ptr %14, align 4
  %921 = sub i32 %919, %920
  %922 = add i32 %921, 644
  store i32 %922, ptr %319, align 4
  %923 = load i32, ptr %319, align 4
  %924 = load i32, ptr %8, align 4
  %925 = add i32 %923, %924
  store i32 %925, ptr %8, align 4
  br label %3516

926:                                              ; preds = %358
  %927 = load i32, ptr %13, align 4
  %928 = load i32, ptr %12, align 4
  %929 = add i32 %927, %928
  %930 = add i32 %929, 98
  store i32 %930, ptr %17, align 4
  %931 = load i32, ptr %17, align 4
  %932 = load i32, ptr %11, align 4
  %933 = add i32 %931, %932
  %934 = add i32 %933, 864
  store i32 %934, ptr %73, align 4
  %935 = load i32, ptr %73, align 4
  %936 = load i32, ptr %7, align 4
  %937 = add i32 %936, 795
  %938 = xor i32 %935, %937
  store i32 %938, ptr %168, align 4
  %939 = load i32, ptr %168, align 4
  %940 = load i32, ptr %9, align 4
  %941 = mul i32 %939, %940
  %942 = add i32 %941, 651
  store i32 %942, ptr %196, align 4
  %943 = load i32, ptr %196, align 4
  %944 = load i32, ptr %11, align 4
  %945 = sub i32 %943, %944
  %946 = add i32 %945, 102
  store i32 %946, ptr %220, align 4
  %947 = load i32, ptr %220, align 4
  %948 = load i32, ptr %12, align 4
  %949 = mul i32 %947, %948
  %950 = add i32 %949, 903
  store i32 %950, ptr %261, align 4
  %951 = load i32, ptr %261, align 4
  %952 = load i32, ptr %11, align 4
  %953 = add i32 %951, %952
  store i32 %953, ptr %8, align 4
  br label %3516

954:                                              ; preds = %358
  %955 = load i32, ptr %14, align 4
  %956 = load i32, ptr %11, align 4
  %957 = add i32 %955, %956
  %958 = add i32 %957, 734
  store i32 %958, ptr %132, align 4
  %959 = load i32, ptr %132, align 4
  %960 = load i32, ptr %13, align 4
  %961 = sub i32 %959, %960
  %962 = add i32 %961, 890
  store i32 %962, ptr %141, align 4
  %963 = load i32, ptr %141, align 4
  %964 = load i32, ptr %8, align 4
  %965 = mul i32 %963, %964
  %966 = add i32 %965, 67
  store i32 %966, ptr %166, align 4
  %967 = load i32, ptr %166, align 4
  %968 = load i32, ptr %8, align 4
  %969 = sub i32 %967, %968
  %970 = add i32 %969, 184
  store i32 %970, ptr %175, align 4
  %971 = load i32, ptr %175, align 4
  %972 = load i32, ptr %8, align 4
  %973 = add i32 %971, %972
  %974 = add i32 %973, 809
  store i32 %974, ptr %190, align 4
  %975 = load i32, ptr %190, align 4
  %976 = load i32, ptr %8, align 4
  %977 = mul i32 %975, %976
  %978 = add i32 %977, 472
  store i32 %978, ptr %226, align 4
  %979 = load i32, ptr %226, align 4
  %980 = load i32, ptr %8, align 4
  %981 = mul i32 %979, %980
  %982 = add i32 %981, 231
  store i32 %982, ptr %283, align 4
  %983 = load i32, ptr %283, align 4
  %984 = load i32, ptr %7, align 4
  %985 = mul i32 %983, %984
  %986 = add i32 %985, 961
  store i32 %986, ptr %294, align 4
  %987 = load i32, ptr %294, align 4
  %988 = load i32, ptr %8, align 4
  %989 = sub i32 %987, %988
  %990 = add i32 %989, 697
  store i32 %990, ptr %337, align 4
  %991 = load i32, ptr %337, align 4
  %992 = load i32, ptr %12, align 4
  %993 = add i32 %991, %992
  store i32 %993, ptr %12, align 4
  br label %3516

994:                                              ; preds = %358
  %995 = load i32, ptr %7, align 4
  %996 = load i32, ptr %14, align 4
  %997 = add i32 %995, %996
  %998 = add i32 %997, 389
  store i32 %998, ptr %24, align 4
  %999 = load i32, ptr %24, align 4
  %1000 = load i32, ptr %9, align 4
  %1001 = add i32 %999, %1000
  %1002 = add i32 %1001, 787
  store i32 %1002, ptr %64, align 4
  %1003 = load i32, ptr %64, align 4
  %1004 = load i32, ptr %8, align 4
  %1005 = add i32 %1004, 629
  %1006 = xor i32 %1003, %1005
  store i32 %1006, ptr %65, align 4
  %1007 = load i32, ptr %65, align 4
  %1008 = load i32, ptr %8, align 4
  %1009 = add i32 %1007, %1008
  %1010 = add i32 %1009, 670
  store i32 %1010, ptr %114, align 4
  %1011 = load i32, ptr %114, align 4
  %1012 = load i32, ptr %13, align 4
  %1013 = mul i32 %1011, %1012
  %1014 = add i32 %1013, 117
  store i32 %1014, ptr %141, align 4
  %1015 = load i32, ptr %141, align 4
  %1016 = load i32, ptr %11, align 4
  %1017 = sub i32 %1015, %1016
  %1018 = add i32 %1017, 564
  store i32 %1018, ptr %263, align 4
  %1019 = load i32, ptr %263, align 4
  %1020 = load i32, ptr %13, align 4
  %1021 = mul i32 %1019, %1020
  %1022 = add i32 %1021, 40
  store i32 %1022, ptr %274, align 4
  %1023 = load i32, ptr %274, align 4
  %1024 = load i32, ptr %9, align 4
  %1025 = add i32 %1024, 390
  %1026 = xor i32 %1023, %1025
  store i32 %1026, ptr %278, align 4
  %1027 = load i32, ptr %278, align 4
  %1028 = load i32, ptr %10, align 4
  %1029 = add i32 %1028, 333
  %1030 = xor i32 %1027, %1029
  store i32 %1030, ptr %284, align 4
  %1031 = load i32, ptr %284, align 4
  %1032 = load i32, ptr %9, align 4
  %1033 = add i32 %1031, %1032
  %1034 = add i32 %1033, 313
  store i32 %1034, ptr %287, align 4
  %1035 = load i32, ptr %287, align 4
  %1036 = load i32, ptr %14, align 4
  %1037 = add i32 %1035, %1036
  store i32 %1037, ptr %7, align 4
  br label %3516

1038:                                             ; preds = %358
  %1039 = load i32, ptr %8, align 4
  %1040 = load i32, ptr %14, align 4
  %1041 = sub i32 %1039, %1040
  %1042 = add i32 %1041, 566
  store i32 %1042, ptr %100, align 4
  %1043 = load i32, ptr %100, align 4
  %1044 = load i32, ptr %11, align 4
  %1045 = sub i32 %1043, %1044
  %1046 = add i32 %1045, 170
  store i32 %1046, ptr %119, align 4
  %1047 = load i32, ptr %119, align 4
  %1048 = load i32, ptr %14, align 4
  %1049 = sub i32 %1047, %1048
  %1050 = add i32 %1049, 481
  store i32 %1050, ptr %134, align 4
  %1051 = load i32, ptr %134, align 4
  %1052 = load i32, ptr %8, align 4
  %1053 = mul i32 %1051, %1052
  %1054 = add i32 %1053, 137
  store i32 %1054, ptr %168, align 4
  %1055 = load i32, ptr %168, align 4
  %1056 = load i32, ptr %14, align 4
  %1057 = add i32 %1056, 711
  %1058 = xor i32 %1055, %1057
  store i32 %1058, ptr %179, align 4
  %1059 = load i32, ptr %179, align 4
  %1060 = load i32, ptr %14, align 4
  %1061 = add i32 %1059, %1060
  %1062 = add i32 %1061, 239
  store i32 %1062, ptr %185, align 4
  %1063 = load i32, ptr %185, align 4
  %1064 = load i32, ptr %10, align 4
  %1065 = add i32 %1064, 171
  %1066 = xor i32 %1063, %1065
  store i32 %1066, ptr %198, align 4
  %1067 = load i32, ptr %198, align 4
  %1068 = load i32, ptr %14, align 4
  %1069 = add i32 %1067, %1068
  %1070 = add i32 %1069, 263
  store i32 %1070, ptr %202, align 4
  %1071 = load i32, ptr %202, align 4
  %1072 = load i32, ptr %9, align 4
  %1073 = mul i32 %1071, %1072
  %1074 = add i32 %1073, 821
  store i32 %1074, ptr %261, align 4
  %1075 = load i32, ptr %261, align 4
  %1076 = load i32, ptr %8, align 4
  %1077 = mul i32 %1075, %1076
  %1078 = add i32 %1077, 305
  store i32 %1078, ptr %280, align 4
  %1079 = load i32, ptr %280, align 4
  %1080 = load i32, ptr %12, align 4
  %1081 = add i32 %1079, %1080
  store i32 %1081, ptr %11, align 4
  %1082 = load i32, ptr %8, align 4
  %1083 = and i32 %1082, 1
  %1084 = load i32, ptr %6, align 4
  %1085 = add i32 %1084, %1083
  store i32 %1085, ptr %6, align 4
  br label %3516

1086:                                             ; preds = %358
  %1087 = load i32, ptr %9, align 4
  %1088 = load i32, ptr %8, align 4
  %1089 = add i32 %1087, %1088
  %1090 = add i32 %1089, 211
  store i32 %1090, ptr %32, align 4
  %1091 = load i32, ptr %32, align 4
  %1092 = load i32, ptr %12, align 4
  %1093 = add i32 %1091, %1092
  %1094 = add i32 %1093, 591
  store i32 %1094, ptr %52, align 4
  %1095 = load i32, ptr %52, align 4
  %1096 = load i32, ptr %14, align 4
  %1097 = mul i32 %1095, %1096
  %1098 = add i32 %1097, 895
  store i32 %1098, ptr %69, align 4
  %1099 = load i32, ptr %69, align 4
  %1100 = load i32, ptr %12, align 4
  %1101 = sub i32 %1099, %1100
  %1102 = add i32 %1101, 59
  store i32 %1102, ptr %73, align 4
  %1103 = load i32, ptr %73, align 4
  %1104 = load i32, ptr %9, align 4
  %1105 = sub i32 %1103, %1104
  %1106 = add i32 %1105, 536
  store i32 %1106, ptr %89, align 4
  %1107 = load i32, ptr %89, align 4
  %1108 = load i32, ptr %11, align 4
  %1109 = mul i32 %1107, %1108
  %1110 = add i32 %1109, 424
  store i32 %1110, ptr %122, align 4
  %1111 = load i32, ptr %122, align 4
  %1112 = load i32, ptr %9, align 4
  %1113 = sub i32 %1111, %1112
  %1114 = add i32 %1113, 296
  store i32 %1114, ptr %131, align 4
  %1115 = load i32, ptr %131, align 4
  %1116 = load i32, ptr %7, align 4
  %1117 = add i32 %1116, 1
  %1118 = xor i32 %1115, %1117
  store i32 %1118, ptr %157, align 4
  %1119 = load i32, ptr %157, align 4
  %1120 = load i32, ptr %9, align 4
  %1121 = mul i32 %1119, %1120
  %1122 = add i32 %1121, 319
  store i32 %1122, ptr %275, align 4
  %1123 = load i32, ptr %275, align 4
  %1124 = load i32, ptr %11, align 4
  %1125 = mul i32 %1123, %1124
  %1126 = add i32 %1125, 430
  store i32 %1126, ptr %293, align 4
  %1127 = load i32, ptr %293, align 4
  %1128 = load i32, ptr %12, align 4
  %1129 = mul i32 %1127, %1128
  %1130 = add i32 %1129, 936
  store i32 %1130, ptr %311, align 4
  %1131 = load i32, ptr %311, align 4
  %1132 = load i32, ptr %7, align 4
  %1133 = add i32 %1131, %1132
  store i32 %1133, ptr %12, align 4
  br label %3516

1134:                                             ; preds = %358
  %1135 = load i32, ptr %10, align 4
  %1136 = load i32, ptr %14, align 4
  %1137 = add i32 %1136, 667
  %1138 = xor i32 %1135, %1137
  store i32 %1138, ptr %56, align 4
  %1139 = load i32, ptr %56, align 4
  %1140 = load i32, ptr %14, align 4
  %1141 = add i32 %1139, %1140
  %1142 = add i32 %1141, 790
  store i32 %1142, ptr %67, align 4
  %1143 = load i32, ptr %67, align 4
  %1144 = load i32, ptr %12, align 4
  %1145 = mul i32 %1143, %1144
  %1146 = add i32 %1145, 44
  store i32 %1146, ptr %138, align 4
  %1147 = load i32, ptr %138, align 4
  %1148 = load i32, ptr %7, align 4
  %1149 = add i32 %1148, 490
  %1150 = xor i32 %1147, %1149
  store i32 %1150, ptr %159, align 4
  %1151 = load i32, ptr %159, align 4
  %1152 = load i32, ptr %10, align 4
  %1153 = add i32 %1151, %1152
  %1154 = add i32 %1153, 173
  store i32 %1154, ptr %169, align 4
  %1155 = load i32, ptr %169, align 4
  %1156 = load i32, ptr %10, align 4
  %1157 = add i32 %1156, 681
  %1158 = xor i32 %1155, %1157
  store i32 %1158, ptr %180, align 4
  %1159 = load i32, ptr %180, align 4
  %1160 = load i32, ptr %8, align 4
  %1161 = mul i32 %1159, %1160
  %1162 = add i32 %1161, 394
  store i32 %1162, ptr %195, align 4
  %1163 = load i32, ptr %195, align 4
  %1164 = load i32, ptr %10, align 4
  %1165 = add i32 %1163, %1164
  store i32 %1165, ptr %13, align 4
  br label %3516

1166:                                             ; preds = %358
  %1167 = load i32, ptr %11, align 4
  %1168 = load i32, ptr %7, align 4
  %1169 = sub i32 %1167, %1168
  %1170 = add i32 %1169, 209
  store i32 %1170, ptr %17, align 4
  %1171 = load i32, ptr %17, align 4
  %1172 = load i32, ptr %8, align 4
  %1173 = add i32 %1172, 761
  %1174 = xor i32 %1171, %1173
  store i32 %1174, ptr %22, align 4
  %1175 = load i32, ptr %22, align 4
  %1176 = load i32, ptr %13, align 4
  %1177 = sub i32 %1175, %1176
  %1178 = add i32 %1177, 596
  store i32 %1178, ptr %95, align 4
  %1179 = load i32, ptr %95, align 4
  %1180 = load i32, ptr %10, align 4
  %1181 = sub i32 %1179, %1180
  %1182 = add i32 %1181, 752
  store i32 %1182, ptr %117, align 4
  %1183 = load i32, ptr %117, align 4
  %1184 = load i32, ptr %12, align 4
  %1185 = add i32 %1183, %1184
  %1186 = add i32 %1185, 570
  store i32 %1186, ptr %127, align 4
  %1187 = load i32, ptr %127, align 4
  %1188 = load i32, ptr %7, align 4
  %1189 = mul i32 %1187, %1188
  %1190 = add i32 %1189, 913
  store i32 %1190, ptr %170, align 4
  %1191 = load i32, ptr %170, align 4
  %1192 = load i32, ptr %7, align 4
  %1193 = sub i32 %1191, %1192
  %1194 = add i32 %1193, 150
  store i32 %1194, ptr %228, align 4
  %1195 = load i32, ptr %228, align 4
  %1196 = load i32, ptr %7, align 4
  %1197 = mul i32 %1195, %1196
  %1198 = add i32 %1197, 474
  store i32 %1198, ptr %234, align 4
  %1199 = load i32, ptr %234, align 4
  %1200 = load i32, ptr %10, align 4
  %1201 = add i32 %1199, %1200
  %1202 = add i32 %1201, 784
  store i32 %1202, ptr %254, align 4
  %1203 = load i32, ptr %254, align 4
  %1204 = load i32, ptr %8, align 4
  %1205 = add i32 %1204, 176
  %1206 = xor i32 %1203, %1205
  store i32 %1206, ptr %289, align 4
  %1207 = load i32, ptr %289, align 4
  %1208 = load i32, ptr %14, align 4
  %1209 = mul i32 %1207, %1208
  %1210 = add i32 %1209, 920
  store i32 %1210, ptr %290, align 4
  %1211 = load i32, ptr %290, align 4
  %1212 = load i32, ptr %14, align 4
  %1213 = mul i32 %1211, %1212
  %1214 = add i32 %1213, 296
  store i32 %1214, ptr %298, align 4
  %1215 = load i32, ptr %298, align 4
  %1216 = load i32, ptr %7, align 4
  %1217 = add i32 %1215, %1216
  store i32 %1217, ptr %8, align 4
  br label %3516

1218:                                             ; preds = %358
  %1219 = load i32, ptr %12, align 4
  %1220 = load i32, ptr %10, align 4
  %1221 = mul i32 %1219, %1220
  %1222 = add i32 %1221, 20
  store i32 %1222, ptr %26, align 4
  %1223 = load i32, ptr %26, align 4
  %1224 = load i32, ptr %10, align 4
  %1225 = mul i32 %1223, %1224
  %1226 = add i32 %1225, 991
  store i32 %1226, ptr %32, align 4
  %1227 = load i32, ptr %32, align 4
  %1228 = load i32, ptr %12, align 4
  %1229 = add i32 %1227, %1228
  %1230 = add i32 %1229, 205
  store i32 %1230, ptr %66, align 4
  %1231 = load i32, ptr %66, align 4
  %1232 = load i32, ptr %12, align 4
  %1233 = add i32 %1231, %1232
  %1234 = add i32 %1233, 908
  store i32 %1234, ptr %70, align 4
  %1235 = load i32, ptr %70, align 4
  %1236 = load i32, ptr %9, align 4
  %1237 = add i32 %1235, %1236
  %1238 = add i32 %1237, 225
  store i32 %1238, ptr %89, align 4
  %1239 = load i32, ptr %89, align 4
  %1240 = load i32, ptr %7, align 4
  %1241 = mul i32 %1239, %1240
  %1242 = add i32 %1241, 34
  store i32 %1242, ptr %92, align 4
  %1243 = load i32, ptr %92, align 4
  %1244 = load i32, ptr %7, align 4
  %1245 = mul i32 %1243, %1244
  %1246 = add i32 %1245, 307
  store i32 %1246, ptr %99, align 4
  %1247 = load i32, ptr %99, align 4
  %1248 = load i32, ptr %13, align 4
  %1249 = add i32 %1248, 400
  %1250 = xor i32 %1247, %1249
  store i32 %1250, ptr %157, align 4
  %1251 = load i32, ptr %157, align 4
  %1252 = load i32, ptr %8, align 4
  %1253 = add i32 %1252, 915
  %1254 = xor i32 %1251, %1253
  store i32 %1254, ptr %239, align 4
  %1255 = load i32, ptr %239, align 4
  %1256 = load i32, ptr %10, align 4
  %1257 = mul i32 %1255, %1256
  %1258 = add i32 %1257, 222
  store i32 %1258, ptr %314, align 4
  %1259 = load i32, ptr %314, align 4
  %1260 = load i32, ptr %13, align 4
  %1261 = add i32 %1260, 921
  %1262 = xor i32 %1259, %1261
  store i32 %1262, ptr %347, align 4
  %1263 = load i32, ptr %347, align 4
  %1264 = load i32, ptr %9, align 4
  %1265 = add i32 %1263, %1264
  store i32 %1265, ptr %14, align 4
  br label %3516

1266:                                             ; preds = %358
  %1267 = load i32, ptr %13, align 4
  %1268 = load i32, ptr %7, align 4
  %1269 = mul i32 %1267, %1268
  %1270 = add i32 %1269, 280
  store i32 %1270, ptr %39, align 4
  %1271 = load i32, ptr %39, align 4
  %1272 = load i32, ptr %10, align 4
  %1273 = mul i32 %1271, %1272
  %1274 = add i32 %1273, 710
  store i32 %1274, ptr %74, align 4
  %1275 = load i32, ptr %74, align 4
  %1276 = load i32, ptr %8, align 4
  %1277 = sub i32 %1275, %1276
  %1278 = add i32 %1277, 891
  store i32 %1278, ptr %82, align 4
  %1279 = load i32, ptr %82, align 4
  %1280 = load i32, ptr %13, align 4
  %1281 = add i32 %1280, 812
  %1282 = xor i32 %1279, %1281
  store i32 %1282, ptr %87, align 4
  %1283 = load i32, ptr %87, align 4
  %1284 = load i32, ptr %14, align 4
  %1285 = mul i32 %1283, %1284
  %1286 = add i32 %1285, 750
  store i32 %1286, ptr %187, align 4
  %1287 = load i32, ptr %187, align 4
  %1288 = load i32, ptr %10, align 4
  %1289 = add i32 %1288, 335
  %1290 = xor i32 %1287, %1289
  store i32 %1290, ptr %340, align 4
  %1291 = load i32, ptr %340, align 4
  %1292 = load i32, ptr %7, align 4
  %1293 = add i32 %1291, %1292
  store i32 %1293, ptr %11, align 4
  br label %3516

1294:                                             ; preds = %358
  %1295 = load i32, ptr %14, align 4
  %1296 = load i32, ptr %9, align 4
  %1297 = add i32 %1296, 374
  %1298 = xor i32 %1295, %1297
  store i32 %1298, ptr %21, align 4
  %1299 = load i32, ptr %21, align 4
  %1300 = load i32, ptr %13, align 4
  %1301 = add i32 %1299, %1300
  %1302 = add i32 %1301, 371
  store i32 %1302, ptr %29, align 4
  %1303 = load i32, ptr %29, align 4
  %1304 = load i32, ptr %11, align 4
  %1305 = add i32 %1304, 186
  %1306 = xor i32 %1303, %1305
  store i32 %1306, ptr %38, align 4
  %1307 = load i32, ptr %38, align 4
  %1308 = load i32, ptr %9, align 4
  %1309 = add i32 %1307, %1308
  %1310 = add i32 %1309, 722
  store i32 %1310, ptr %44, align 4
  %1311 = load i32, ptr %44, align 4
  %1312 = load i32, ptr %8, align 4
  %1313 = mul i32 %1311, %1312
  %1314 = add i32 %1313, 760
  store i32 %1314, ptr %75, align 4
  %1315 = load i32, ptr %75, align 4
  %1316 = load i32, ptr %14, align 4
  %1317 = add i32 %1315, %1316
  %1318 = add i32 %1317, 980
  store i32 %1318, ptr %98, align 4
  %1319 = load i32, ptr %98, align 4
  %1320 = load i32, ptr %8, align 4
  %1321 = sub i32 %1319, %1320
  %1322 = add i32 %1321, 499
  store i32 %1322, ptr %169, align 4
  %1323 = load i32, ptr %169, align 4
  %1324 = load i32, ptr %12, align 4
  %1325 = add i32 %1324, 6
  %1326 = xor i32 %1323, %1325
  store i32 %1326, ptr %170, align 4
  %1327 = load i32, ptr %170, align 4
  %1328 = load i32, ptr %12, align 4
  %1329 = add i32 %1327, %1328
  %1330 = add i32 %1329, 775
  store i32 %1330, ptr %206, align 4
  %1331 = load i32, ptr %206, align 4
  %1332 = load i32, ptr %11, align 4
  %1333 = mul i32 %1331, %1332
  %1334 = add i32 %1333, 822
  store i32 %1334, ptr %320, align 4
  %1335 = load i32, ptr %320, align 4
  %1336 = load i32, ptr %12, align 4
  %1337 = mul i32 %1335, %1336
  %1338 = add i32 %1337, 622
  store i32 %1338, ptr %349, align 4
  %1339 = load i32, ptr %349, align 4
  %1340 = load i32, ptr %9, align 4
  %1341 = add i32 %1339, %1340
  store i32 %1341, ptr %13, align 4
  br label %3516

1342:                                             ; preds = %358
  %1343 = load i32, ptr %7, align 4
  %1344 = load i32, ptr %13, align 4
  %1345 = mul i32 %1343, %1344
  %1346 = add i32 %1345, 572
  store i32 %1346, ptr %215, align 4
  %1347 = load i32, ptr %215, align 4
  %1348 = load i32, ptr %7, align 4
  %1349 = mul i32 %1347, %1348
  %1350 = add i32 %1349, 235
  store i32 %1350, ptr %249, align 4
  %1351 = load i32, ptr %249, align 4
  %1352 = load i32, ptr %11, align 4
  %1353 = mul i32 %1351, %1352
  %1354 = add i32 %1353, 111
  store i32 %1354, ptr %251, align 4
  %1355 = load i32, ptr %251, align 4
  %1356 = load i32, ptr %14, align 4
  %1357 = add i32 %1355, %1356
  store i32 %1357, ptr %8, align 4
  %1358 = load i32, ptr %7, align 4
  %1359 = and i32 %1358, 1
  %1360 = load i32, ptr %6, align 4
  %1361 = add i32 %1360, %1359
  store i32 %1361, ptr %6, align 4
  br label %3516

1362:                                             ; preds = %358
  %1363 = load i32, ptr %8, align 4
  %1364 = load i32, ptr %8, align 4
  %1365 = add i32 %1364, 681
  %1366 = xor i32 %1363, %1365
  store i32 %1366, ptr %28, align 4
  %1367 = load i32, ptr %28, align 4
  %1368 = load i32, ptr %8, align 4
  %1369 = sub i32 %1367, %1368
  %1370 = add i32 %1369, 82
  store i32 %1370, ptr %30, align 4
  %1371 = load i32, ptr %30, align 4
  %1372 = load i32, ptr %13, align 4
  %1373 = sub i32 %1371, %1372
  %1374 = add i32 %1373, 178
  store i32 %1374, ptr %44, align 4
  %1375 = load i32, ptr %44, align 4
  %1376 = load i32, ptr %12, align 4
  %1377 = sub i32 %1375, %1376
  %1378 = add i32 %1377, 877
  store i32 %1378, ptr %95, align 4
  %1379 = load i32, ptr %95, align 4
  %1380 = load i32, ptr %11, align 4
  %1381 = add i32 %1379, %1380
  %1382 = add i32 %1381, 644
  store i32 %1382, ptr %153, align 4
  %1383 = load i32, ptr %153, align 4
  %1384 = load i32, ptr %8, align 4
  %1385 = add i32 %1383, %1384
  %1386 = add i32 %1385, 782
  store i32 %1386, ptr %209, align 4
  %1387 = load i32, ptr %209, align 4
  %1388 = load i32, ptr %7, align 4
  %1389 = add i32 %1387, %1388
  %1390 = add i32 %1389, 498
  store i32 %1390, ptr %269, align 4
  %1391 = load i32, ptr %269, align 4
  %1392 = load i32, ptr %10, align 4
  %1393 = mul i32 %1391, %1392
  %1394 = add i32 %1393, 453
  store i32 %1394, ptr %306, align 4
  %1395 = load i32, ptr %306, align 4
  %1396 = load i32, ptr %9, align 4
  %1397 = sub i32 %1395, %1396
  %1398 = add i32 %1397, 434
  store i32 %1398, ptr %307, align 4
  %1399 = load i32, ptr %307, align 4
  %1400 = load i32, ptr %14, align 4
  %1401 = sub i32 %1399, %1400
  %1402 = add i32 %1401, 586
  store i32 %1402, ptr %318, align 4
  %1403 = load i32, ptr %318, align 4
  %1404 = load i32, ptr %10, align 4
  %1405 = add i32 %1403, %1404
  store i32 %1405, ptr %8, align 4
  br label %3516

1406:                                             ; preds = %358
  %1407 = load i32, ptr %9, align 4
  %1408 = load i32, ptr %8, align 4
  %1409 = sub i32 %1407, %1408
  %1410 = add i32 %1409, 604
  store i32 %1410, ptr %25, align 4
  %1411 = load i32, ptr %25, align 4
  %1412 = load i32, ptr %8, align 4
  %1413 = sub i32 %1411, %1412
  %1414 = add i32 %1413, 953
  store i32 %1414, ptr %29, align 4
  %1415 = load i32, ptr %29, align 4
  %1416 = load i32, ptr %11, align 4
  %1417 = mul i32 %1415, %1416
  %1418 = add i32 %1417, 423
  store i32 %1418, ptr %50, align 4
  %1419 = load i32, ptr %50, align 4
  %1420 = load i32, ptr %9, align 4
  %1421 = add i32 %1419, %1420
  %1422 = add i32 %1421, 354
  store i32 %1422, ptr %235, align 4
  %1423 = load i32, ptr %235, align 4
  %1424 = load i32, ptr %8, align 4
  %1425 = mul i32 %1423, %1424
  %1426 = add i32 %1425, 350
  store i32 %1426, ptr %302, align 4
  %1427 = load i32, ptr %302, align 4
  %1428 = load i32, ptr %12, align 4
  %1429 = add i32 %1428, 698
  %1430 = xor i32 %1427, %1429
  store i32 %1430, ptr %328, align 4
  %1431 = load i32, ptr %328, align 4
  %1432 = load i32, ptr %14, align 4
  %1433 = add i32 %1431, %1432
  %1434 = add i32 %1433, 332
  store i32 %1434, ptr %336, align 4
  %1435 = load i32, ptr %336, align 4
  %1436 = load i32, ptr %14, align 4
  %1437 = add i32 %1435, %1436
  %1438 = add i32 %1437, 335
  store i32 %1438, ptr %341, align 4
  %1439 = load i32, ptr %341, align 4
  %1440 = load i32, ptr %14, align 4
  %1441 = add i32 %1439, %1440
  store i32 %1441, ptr %7, align 4
  br label %3516

1442:                                             ; preds = %358
  %1443 = load i32, ptr %10, align 4
  %1444 = load i32, ptr %10, align 4
  %1445 = add i32 %1443, %1444
  %1446 = add i32 %1445, 910
  store i32 %1446, ptr %20, align 4
  %1447 = load i32, ptr %20, align 4
  %1448 = load i32, ptr %11, align 4
  %1449 = sub i32 %1447, %1448
  %1450 = add i32 %1449, 270
  store i32 %1450, ptr %206, align 4
  %1451 = load i32, ptr %206, align 4
  %1452 = load i32, ptr %12, align 4
  %1453 = mul i32 %1451, %1452
  %1454 = add i32 %1453, 525
  store i32 %1454, ptr %255, align 4
  %1455 = load i32, ptr %255, align 4
  %1456 = load i32, ptr %14, align 4
  %1457 = add i32 %1455, %1456
  store i32 %1457, ptr %8, align 4
  br label %3516

1458:                                             ; preds = %358
  %1459 = load i32, ptr %11, align 4
  %1460 = load i32, ptr %10, align 4
  %1461 = mul i32 %1459, %1460
  %1462 = add i32 %1461, 629
  store i32 %1462, ptr %97, align 4
  %1463 = load i32, ptr %97, align 4
  %1464 = load i32, ptr %13, align 4
  %1465 = mul i32 %1463, %1464
  %1466 = add i32 %1465, 126
  store i32 %1466, ptr %99, align 4
  %1467 = load i32, ptr %99, align 4
  %1468 = load i32, ptr %8, align 4
  %1469 = add i32 %1468, 449
  %1470 = xor i32 %1467, %1469
  store i32 %1470, ptr %182, align 4
  %1471 = load i32, ptr %182, align 4
  %1472 = load i32, ptr %7, align 4
  %1473 = sub i32 %1471, %1472
  %1474 = add i32 %1473, 313
  store i32 %1474, ptr %196, align 4
  %1475 = load i32, ptr %196, align 4
  %1476 = load i32, ptr %13, align 4
  %1477 = sub i32 %1475, %1476
  %1478 = add i32 %1477, 617
  store i32 %1478, ptr %260, align 4
  %1479 = load i32, ptr %260, align 4
  %1480 = load i32, ptr %9, align 4
  %1481 = add i32 %1479, %1480
  %1482 = add i32 %1481, 9
  store i32 %1482, ptr %349, align 4
  %1483 = load i32, ptr %349, align 4
  %1484 = load i32, ptr %9, align 4
  %1485 = add i32 %1483, %1484
  store i32 %1485, ptr %14, align 4
  br label %3516

1486:                                             ; preds = %358
  %1487 = load i32, ptr %12, align 4
  %1488 = load i32, ptr %7, align 4
  %1489 = sub i32 %1487, %1488
  %1490 = add i32 %1489, 581
  store i32 %1490, ptr %162, align 4
  %1491 = load i32, ptr %162, align 4
  %1492 = load i32, ptr %7, align 4
  %1493 = add i32 %1491, %1492
  %1494 = add i32 %1493, 69
  store i32 %1494, ptr %230, align 4
  %1495 = load i32, ptr %230, align 4
  %1496 = load i32, ptr %11, align 4
  %1497 = add i32 %1495, %1496
  %1498 = add i32 %1497, 641
  store i32 %1498, ptr %286, align 4
  %1499 = load i32, ptr %286, align 4
  %1500 = load i32, ptr %11, align 4
  %1501 = sub i32 %1499, %1500
  %1502 = add i32 %1501, 442
  store i32 %1502, ptr %295, align 4
  %1503 = load i32, ptr %295, align 4
  %1504 = load i32, ptr %7, align 4
  %1505 = add i32 %1503, %1504
  store i32 %1505, ptr %10, align 4
  br label %3516

1506:                                             ; preds = %358
  %1507 = load i32, ptr %13, align 4
  %1508 = load i32, ptr %14, align 4
  %1509 = mul i32 %1507, %1508
  %1510 = add i32 %1509, 303
  store i32 %1510, ptr %59, align 4
  %1511 = load i32, ptr %59, align 4
  %1512 = load i32, ptr %12, align 4
  %1513 = add i32 %1512, 540
  %1514 = xor i32 %1511, %1513
  store i32 %1514, ptr %107, align 4
  %1515 = load i32, ptr %107, align 4
  %1516 = load i32, ptr %14, align 4
  %1517 = mul i32 %1515, %1516
  %1518 = add i32 %1517, 634
  store i32 %1518, ptr %191, align 4
  %1519 = load i32, ptr %191, align 4
  %1520 = load i32, ptr %7, align 4
  %1521 = mul i32 %1519, %1520
  %1522 = add i32 %1521, 181
  store i32 %1522, ptr %222, align 4
  %1523 = load i32, ptr %222, align 4
  %1524 = load i32, ptr %14, align 4
  %1525 = sub i32 %1523, %1524
  %1526 = add i32 %1525, 327
  store i32 %1526, ptr %228, align 4
  %1527 = load i32, ptr %228, align 4
  %1528 = load i32, ptr %8, align 4
  %1529 = add i32 %1527, %1528
  %1530 = add i32 %1529, 448
  store i32 %1530, ptr %234, align 4
  %1531 = load i32, ptr %234, align 4
  %1532 = load i32, ptr %12, align 4
  %1533 = sub i32 %1531, %1532
  %1534 = add i32 %1533, 942
  store i32 %1534, ptr %242, align 4
  %1535 = load i32, ptr %242, align 4
  %1536 = load i32, ptr %8, align 4
  %1537 = sub i32 %1535, %1536
  %1538 = add i32 %1537, 399
  store i32 %1538, ptr %308, align 4
  %1539 = load i32, ptr %308, align 4
  %1540 = load i32, ptr %14, align 4
  %1541 = mul i32 %1539, %1540
  %1542 = add i32 %1541, 270
  store i32 %1542, ptr %312, align 4
  %1543 = load i32, ptr %312, align 4
  %1544 = load i32, ptr %9, align 4
  %1545 = add i32 %1544, 765
  %1546 = xor i32 %1543, %1545
  store i32 %1546, ptr %333, align 4
  %1547 = load i32, ptr %333, align 4
  %1548 = load i32, ptr %12, align 4
  %1549 = add i32 %1547, %1548
  store i32 %1549, ptr %14, align 4
  br label %3516

1550:                                             ; preds = %358
  %1551 = load i32, ptr %14, align 4
  %1552 = load i32, ptr %9, align 4
  %1553 = sub i32 %1551, %1552
  %1554 = add i32 %1553, 177
  store i32 %1554, ptr %16, align 4
  %1555 = load i32, ptr %16, align 4
  %1556 = load i32, ptr %7, align 4
  %1557 = mul i32 %1555, %1556
  %1558 = add i32 %1557, 954
  store i32 %1558, ptr %18, align 4
  %1559 = load i32, ptr %18, align 4
  %1560 = load i32, ptr %12, align 4
  %1561 = mul i32 %1559, %1560
  %1562 = add i32 %1561, 261
  store i32 %1562, ptr %20, align 4
  %1563 = load i32, ptr %20, align 4
  %1564 = load i32, ptr %9, align 4
  %1565 = add i32 %1564, 447
  %1566 = xor i32 %1563, %1565
  store i32 %1566, ptr %45, align 4
  %1567 = load i32, ptr %45, align 4
  %1568 = load i32, ptr %8, align 4
  %1569 = mul i32 %1567, %1568
  %1570 = add i32 %1569, 293
  store i32 %1570, ptr %133, align 4
  %1571 = load i32, ptr %133, align 4
  %1572 = load i32, ptr %7, align 4
  %1573 = mul i32 %1571, %1572
  %1574 = add i32 %1573, 198
  store i32 %1574, ptr %136, align 4
  %1575 = load i32, ptr %136, align 4
  %1576 = load i32, ptr %13, align 4
  %1577 = add i32 %1576, 249
  %1578 = xor i32 %1575, %1577
  store i32 %1578, ptr %137, align 4
  %1579 = load i32, ptr %137, align 4
  %1580 = load i32, ptr %7, align 4
  %1581 = mul i32 %1579, %1580
  %1582 = add i32 %1581, 922
  store i32 %1582, ptr %244, align 4
  %1583 = load i32, ptr %244, align 4
  %1584 = load i32, ptr %11, align 4
  %1585 = add i32 %1583, %1584
  %1586 = add i32 %1585, 101
  store i32 %1586, ptr %267, align 4
  %1587 = load i32, ptr %267, align 4
  %1588 = load i32, ptr %12, align 4
  %1589 = sub i32 %1587, %1588
  %1590 = add i32 %1589, 626
  store i32 %1590, ptr %269, align 4
  %1591 = load i32, ptr %269, align 4
  %1592 = load i32, ptr %9, align 4
  %1593 = sub i32 %1591, %1592
  %1594 = add i32 %1593, 867
  store i32 %1594, ptr %309, align 4
  %1595 = load i32, ptr %309, align 4
  %1596 = load i32, ptr %7, align 4
  %1597 = add i32 %1595, %1596
  %1598 = add i32 %1597, 200
  store i32 %1598, ptr %344, align 4
  %1599 = load i32, ptr %344, align 4
  %1600 = load i32, ptr %7, align 4
  %1601 = add i32 %1599, %1600
  store i32 %1601, ptr %14, align 4
  %1602 = load i32, ptr %14, align 4
  %1603 = and i32 %1602, 1
  %1604 = load i32, ptr %6, align 4
  %1605 = add i32 %1604, %1603
  store i32 %1605, ptr %6, align 4
  br label %3516

1606:                                             ; preds = %358
  %1607 = load i32, ptr %7, align 4
  %1608 = load i32, ptr %14, align 4
  %1609 = sub i32 %1607, %1608
  %1610 = add i32 %1609, 538
  store i32 %1610, ptr %15, align 4
  %1611 = load i32, ptr %15, align 4
  %1612 = load i32, ptr %7, align 4
  %1613 = add i32 %1612, 943
  %1614 = xor i32 %1611, %1613
  store i32 %1614, ptr %47, align 4
  %1615 = load i32, ptr %47, align 4
  %1616 = load i32, ptr %12, align 4
  %1617 = add i32 %1616, 806
  %1618 = xor i32 %1615, %1617
  store i32 %1618, ptr %60, align 4
  %1619 = load i32, ptr %60, align 4
  %1620 = load i32, ptr %10, align 4
  %1621 = sub i32 %1619, %1620
  %1622 = add i32 %1621, 376
  store i32 %1622, ptr %147, align 4
  %1623 = load i32, ptr %147, align 4
  %1624 = load i32, ptr %7, align 4
  %1625 = mul i32 %1623, %1624
  %1626 = add i32 %1625, 33
  store i32 %1626, ptr %184, align 4
  %1627 = load i32, ptr %184, align 4
  %1628 = load i32, ptr %10, align 4
  %1629 = add i32 %1627, %1628
  store i32 %1629, ptr %8, align 4
  br label %3516

1630:                                             ; preds = %358
  %1631 = load i32, ptr %8, align 4
  %1632 = load i32, ptr %11, align 4
  %1633 = add i32 %1631, %1632
  %1634 = add i32 %1633, 122
  store i32 %1634, ptr %81, align 4
  %1635 = load i32, ptr %81, align 4
  %1636 = load i32, ptr %8, align 4
  %1637 = add i32 %1636, 649
  %1638 = xor i32 %1635, %1637
  store i32 %1638, ptr %128, align 4
  %1639 = load i32, ptr %128, align 4
  %1640 = load i32, ptr %12, align 4
  %1641 = add i32 %1639, %1640
  %1642 = add i32 %1641, 801
  store i32 %1642, ptr %182, align 4
  %1643 = load i32, ptr %182, align 4
  %1644 = load i32, ptr %11, align 4
  %1645 = sub i32 %1643, %1644
  %1646 = add i32 %1645, 420
  store i32 %1646, ptr %262, align 4
  %1647 = load i32, ptr %262, align 4
  %1648 = load i32, ptr %11, align 4
  %1649 = add i32 %1648, 313
  %1650 = xor i32 %1647, %1649
  store i32 %1650, ptr %285, align 4
  %1651 = load i32, ptr %285, align 4
  %1652 = load i32, ptr %13, align 4
  %1653 = add i32 %1651, %1652
  store i32 %1653, ptr %8, align 4
  br label %3516

1654:                                             ; preds = %358
  %1655 = load i32, ptr %9, align 4
  %1656 = load i32, ptr %10, align 4
  %1657 = add i32 %1656, 737
  %1658 = xor i32 %1655, %1657
  store i32 %1658, ptr %94, align 4
  %1659 = load i32, ptr %94, align 4
  %1660 = load i32, ptr %7, align 4
  %1661 = mul i32 %1659, %1660
  %1662 = add i32 %1661, 785
  store i32 %1662, ptr %138, align 4
  %1663 = load i32, ptr %138, align 4
  %1664 = load i32, ptr %14, align 4
  %1665 = sub i32 %1663, %1664
  %1666 = add i32 %1665, 869
  store i32 %1666, ptr %162, align 4
  %1667 = load i32, ptr %162, align 4
  %1668 = load i32, ptr %7, align 4
  %1669 = add i32 %1668, 746
  %1670 = xor i32 %1667, %1669
  store i32 %1670, ptr %237, align 4
  %1671 = load i32, ptr %237, align 4
  %1672 = load i32, ptr %13, align 4
  %1673 = add i32 %1672, 681
  %1674 = xor i32 %1671, %1673
  store i32 %1674, ptr %277, align 4
  %1675 = load i32, ptr %277, align 4
  %1676 = load i32, ptr %11, align 4
  %1677 = add i32 %1675, %1676
  %1678 = add i32 %1677, 496
  store i32 %1678, ptr %346, align 4
  %1679 = load i32, ptr %346, align 4
  %1680 = load i32, ptr %11, align 4
  %1681 = add i32 %1679, %1680
  store i32 %1681, ptr %7, align 4
  br label %3516

1682:                                             ; preds = %358
  %1683 = load i32, ptr %10, align 4
  %1684 = load i32, ptr %14, align 4
  %1685 = add i32 %1683, %1684
  %1686 = add i32 %1685, 150
  store i32 %1686, ptr %21, align 4
  %1687 = load i32, ptr %21, align 4
  %1688 = load i32, ptr %8, align 4
  %1689 = add i32 %1687, %1688
  %1690 = add i32 %1689, 946
  store i32 %1690, ptr %80, align 4
  %1691 = load i32, ptr %80, align 4
  %1692 = load i32, ptr %12, align 4
  %1693 = add i32 %1692, 376
  %1694 = xor i32 %1691, %1693
  store i32 %1694, ptr %84, align 4
  %1695 = load i32, ptr %84, align 4
  %1696 = load i32, ptr %14, align 4
  %1697 = add i32 %1696, 6
  %1698 = xor i32 %1695, %1697
  store i32 %1698, ptr %86, align 4
  %1699 = load i32, ptr %86, align 4
  %1700 = load i32, ptr %12, align 4
  %1701 = add i32 %1699, %1700
  %1702 = add i32 %1701, 534
  store i32 %1702, ptr %109, align 4
  %1703 = load i32, ptr %109, align 4
  %1704 = load i32, ptr %12, align 4
  %1705 = mul i32 %1703, %1704
  %1706 = add i32 %1705, 324
  store i32 %1706, ptr %136, align 4
  %1707 = load i32, ptr %136, align 4
  %1708 = load i32, ptr %10, align 4
  %1709 = sub i32 %1707, %1708
  %1710 = add i32 %1709, 875
  store i32 %1710, ptr %220, align 4
  %1711 = load i32, ptr %220, align 4
  %1712 = load i32, ptr %14, align 4
  %1713 = sub i32 %1711, %1712
  %1714 = add i32 %1713, 153
  store i32 %1714, ptr %332, align 4
  %1715 = load i32, ptr %332, align 4
  %1716 = load i32, ptr %10, align 4
  %1717 = add i32 %1715, %1716
  store i32 %1717, ptr %7, align 4
  br label %3516

1718:                                             ; preds = %358
  %1719 = load i32, ptr %11, align 4
  %1720 = load i32, ptr %7, align 4
  %1721 = add i32 %1720, 577
  %1722 = xor i32 %1719, %1721
  store i32 %1722, ptr %85, align 4
  %1723 = load i32, ptr %85, align 4
  %1724 = load i32, ptr %8, align 4
  %1725 = sub i32 %1723, %1724
  %1726 = add i32 %1725, 233
  store i32 %1726, ptr %91, align 4
  %1727 = load i32, ptr %91, align 4
  %1728 = load i32, ptr %10, align 4
  %1729 = add i32 %1728, 392
  %1730 = xor i32 %1727, %1729
  store i32 %1730, ptr %139, align 4
  %1731 = load i32, ptr %139, align 4
  %1732 = load i32, ptr %11, align 4
  %1733 = add i32 %1732, 861
  %1734 = xor i32 %1731, %1733
  store i32 %1734, ptr %142, align 4
  %1735 = load i32, ptr %142, align 4
  %1736 = load i32, ptr %10, align 4
  %1737 = add i32 %1736, 777
  %1738 = xor i32 %1735, %1737
  store i32 %1738, ptr %156, align 4
  %1739 = load i32, ptr %156, align 4
  %1740 = load i32, ptr %8, align 4
  %1741 = add i32 %1740, 620
  %1742 = xor i32 %1739, %1741
  store i32 %1742, ptr %221, align 4
  %1743 = load i32, ptr %221, align 4
  %1744 = load i32, ptr %10, align 4
  %1745 = mul i32 %1743, %1744
  %1746 = add i32 %1745, 892
  store i32 %1746, ptr %233, align 4
  %1747 = load i32, ptr %233, align 4
  %1748 = load i32, ptr %11, align 4
  %1749 = mul i32 %1747, %1748
  %1750 = add i32 %1749, 707
  store i32 %1750, ptr %273, align 4
  %1751 = load i32, ptr %273, align 4
  %1752 = load i32, ptr %8, align 4
  %1753 = sub i32 %1751, %1752
  %1754 = add i32 %1753, 611
  store i32 %1754, ptr %315, align 4
  %1755 = load i32, ptr %315, align 4
  %1756 = load i32, ptr %14, align 4
  %1757 = add i32 %1756, 819
  %1758 = xor i32 %1755, %1757
  store i32 %1758, ptr %328, align 4
  %1759 = load i32, ptr %328, align 4
  %1760 = load i32, ptr %12, align 4
  %1761 = add i32 %1759, %1760
  store i32 %1761, ptr %8, align 4
  br label %3516

1762:                                             ; preds = %358
  %1763 = load i32, ptr %12, align 4
  %1764 = load i32, ptr %7, align 4
  %1765 = mul i32 %1763, %1764
  %1766 = add i32 %1765, 309
  store i32 %1766, ptr %27, align 4
  %1767 = load i32, ptr %27, align 4
  %1768 = load i32, ptr %9, align 4
  %1769 = add i32 %1767, %1768
  %1770 = add i32 %1769, 619
  store i32 %1770, ptr %49, align 4
  %1771 = load i32, ptr %49, align 4
  %1772 = load i32, ptr %11, align 4
  %1773 = add i32 %1772, 388
  %1774 = xor i32 %1771, %1773
  store i32 %1774, ptr %72, align 4
  %1775 = load i32, ptr %72, align 4
  %1776 = load i32, ptr %14, align 4
  %1777 = sub i32 %1775, %1776
  %1778 = add i32 %1777, 872
  store i32 %1778, ptr %81, align 4
  %1779 = load i32, ptr %81, align 4
  %1780 = load i32, ptr %9, align 4
  %1781 = sub i32 %1779, %1780
  %1782 = add i32 %1781, 198
  store i32 %1782, ptr %112, align 4
  %1783 = load i32, ptr %112, align 4
  %1784 = load i32, ptr %10, align 4
  %1785 = mul i32 %1783, %1784
  %1786 = add i32 %1785, 759
  store i32 %1786, ptr %139, align 4
  %1787 = load i32, ptr %139, align 4
  %1788 = load i32, ptr %7, align 4
  %1789 = add i32 %1787, %1788
  %1790 = add i32 %1789, 935
  store i32 %1790, ptr %143, align 4
  %1791 = load i32, ptr %143, align 4
  %1792 = load i32, ptr %9, align 4
  %1793 = mul i32 %1791, %1792
  %1794 = add i32 %1793, 301
  store i32 %1794, ptr %153, align 4
  %1795 = load i32, ptr %153, align 4
  %1796 = load i32, ptr %10, align 4
  %1797 = add i32 %1795, %1796
  %1798 = add i32 %1797, 276
  store i32 %1798, ptr %168, align 4
  %1799 = load i32, ptr %168, align 4
  %1800 = load i32, ptr %11, align 4
  %1801 = add i32 %1800, 409
  %1802 = xor i32 %1799, %1801
  store i32 %1802, ptr %180, align 4
  %1803 = load i32, ptr %180, align 4
  %1804 = load i32, ptr %8, align 4
  %1805 = sub i32 %1803, %1804
  %1806 = add i32 %1805, 655
  store i32 %1806, ptr %181, align 4
  %1807 = load i32, ptr %181, align 4
  %1808 = load i32, ptr %11, align 4
  %1809 = sub i32 %1807, %1808
  %1810 = add i32 %1809, 711
  store i32 %1810, ptr %200, align 4
  %1811 = load i32, ptr %200, align 4
  %1812 = load i32, ptr %10, align 4
  %1813 = add i32 %1811, %1812
  %1814 = add i32 %1813, 21
  store i32 %1814, ptr %203, align 4
  %1815 = load i32, ptr %203, align 4
  %1816 = load i32, ptr %11, align 4
  %1817 = add i32 %1816, 825
  %1818 = xor i32 %1815, %1817
  store i32 %1818, ptr %227, align 4
  %1819 = load i32, ptr %227, align 4
  %1820 = load i32, ptr %14, align 4
  %1821 = mul i32 %1819, %1820
  %1822 = add i32 %1821, 827
  store i32 %1822, ptr %345, align 4
  %1823 = load i32, ptr %345, align 4
  %1824 = load i32, ptr %8, align 4
  %1825 = add i32 %1823, %1824
  store i32 %1825, ptr %11, align 4
  br label %3516

1826:                                             ; preds = %358
  %1827 = load i32, ptr %13, align 4
  %1828 = load i32, ptr %13, align 4
  %1829 = mul i32 %1827, %1828
  %1830 = add i32 %1829, 496
  store i32 %1830, ptr %30, align 4
  %1831 = load i32, ptr %30, align 4
  %1832 = load i32, ptr %13, align 4
  %1833 = add i32 %1832, 683
  %1834 = xor i32 %1831, %1833
  store i32 %1834, ptr %93, align 4
  %1835 = load i32, ptr %93, align 4
  %1836 = load i32, ptr %7, align 4
  %1837 = mul i32 %1835, %1836
  %1838 = add i32 %1837, 789
  store i32 %1838, ptr %112, align 4
  %1839 = load i32, ptr %112, align 4
  %1840 = load i32, ptr %7, align 4
  %1841 = mul i32 %1839, %1840
  %1842 = add i32 %1841, 206
  store i32 %1842, ptr %128, align 4
  %1843 = load i32, ptr %128, align 4
  %1844 = load i32, ptr %12, align 4
  %1845 = sub i32 %1843, %1844
  %1846 = add i32 %1845, 515
  store i32 %1846, ptr %154, align 4
  %1847 = load i32, ptr %154, align 4
  %1848 = load i32, ptr %12, align 4
  %1849 = add i32 %1848, 441
  %1850 = xor i32 %1847, %1849
  store i32 %1850, ptr %213, align 4
  %1851 = load i32, ptr %213, align 4
  %1852 = load i32, ptr %13, align 4
  %1853 = add i32 %1852, 724
  %1854 = xor i32 %1851, %1853
  store i32 %1854, ptr %307, align 4
  %1855 = load i32, ptr %307, align 4
  %1856 = load i32, ptr %7, align 4
  %1857 = add i32 %1856, 289
  %1858 = xor i32 %1855, %1857
  store i32 %1858, ptr %334, align 4
  %1859 = load i32, ptr %334, align 4
  %1860 = load i32, ptr %13, align 4
  %1861 = add i32 %1859, %1860
  store i32 %1861, ptr %10, align 4
  %1862 = load i32, ptr %13, align 4
  %1863 = and i32 %1862, 1
  %1864 = load i32, ptr %6, align 4
  %1865 = add i32 %1864, %1863
  store i32 %1865, ptr %6, align 4
  br label %3516

1866:                                             ; preds = %358
  %1867 = load i32, ptr %14, align 4
  %1868 = load i32, ptr %14, align 4
  %1869 = mul i32 %1867, %1868
  %1870 = add i32 %1869, 536
  store i32 %1870, ptr %36, align 4
  %1871 = load i32, ptr %36, align 4
  %1872 = load i32, ptr %14, align 4
  %1873 = add i32 %1872, 492
  %1874 = xor i32 %1871, %1873
  store i32 %1874, ptr %37, align 4
  %1875 = load i32, ptr %37, align 4
  %1876 = load i32, ptr %14, align 4
  %1877 = mul i32 %1875, %1876
  %1878 = add i32 %1877, 646
  store i32 %1878, ptr %54, align 4
  %1879 = load i32, ptr %54, align 4
  %1880 = load i32, ptr %10, align 4
  %1881 = add i32 %1880, 331
  %1882 = xor i32 %1879, %1881
  store i32 %1882, ptr %56, align 4
  %1883 = load i32, ptr %56, align 4
  %1884 = load i32, ptr %9, align 4
  %1885 = add i32 %1884, 86
  %1886 = xor i32 %1883, %1885
  store i32 %1886, ptr %79, align 4
  %1887 = load i32, ptr %79, align 4
  %1888 = load i32, ptr %14, align 4
  %1889 = add i32 %1887, %1888
  %1890 = add i32 %1889, 667
  store i32 %1890, ptr %130, align 4
  %1891 = load i32, ptr %130, align 4
  %1892 = load i32, ptr %7, align 4
  %1893 = mul i32 %1891, %1892
  %1894 = add i32 %1893, 880
  store i32 %1894, ptr %231, align 4
  %1895 = load i32, ptr %231, align 4
  %1896 = load i32, ptr %7, align 4
  %1897 = add i32 %1896, 498
  %1898 = xor i32 %1895, %1897
  store i32 %1898, ptr %261, align 4
  %1899 = load i32, ptr %261, align 4
  %1900 = load i32, ptr %8, align 4
  %1901 = add i32 %1900, 822
  %1902 = xor i32 %1899, %1901
  store i32 %1902, ptr %279, align 4
  %1903 = load i32, ptr %279, align 4
  %1904 = load i32, ptr %8, align 4
  %1905 = add i32 %1903, %1904
  %1906 = add i32 %1905, 862
  store i32 %1906, ptr %322, align 4
  %1907 = load i32, ptr %322, align 4
  %1908 = load i32, ptr %14, align 4
  %1909 = mul i32 %1907, %1908
  %1910 = add i32 %1909, 935
  store i32 %1910, ptr %331, align 4
  %1911 = load i32, ptr %331, align 4
  %1912 = load i32, ptr %8, align 4
  %1913 = add i32 %1911, %1912
  store i32 %1913, ptr %9, align 4
  br label %3516

1914:                                             ; preds = %358
  %1915 = load i32, ptr %7, align 4
  %1916 = load i32, ptr %12, align 4
  %1917 = add i32 %1915, %1916
  %1918 = add i32 %1917, 807
  store i32 %1918, ptr %38, align 4
  %1919 = load i32, ptr %38, align 4
  %1920 = load i32, ptr %12, align 4
  %1921 = mul i32 %1919, %1920
  %1922 = add i32 %1921, 731
  store i32 %1922, ptr %54, align 4
  %1923 = load i32, ptr %54, align 4
  %1924 = load i32, ptr %9, align 4
  %1925 = add i32 %1924, 505
  %1926 = xor i32 %1923, %1925
  store i32 %1926, ptr %71, align 4
  %1927 = load i32, ptr %71, align 4
  %1928 = load i32, ptr %12, align 4
  %1929 = mul i32 %1927, %1928
  %1930 = add i32 %1929, 50
  store i32 %1930, ptr %101, align 4
  %1931 = load i32, ptr %101, align 4
  %1932 = load i32, ptr %7, align 4
  %1933 = sub i32 %1931, %1932
  %1934 = add i32 %1933, 511
  store i32 %1934, ptr %177, align 4
  %1935 = load i32, ptr %177, align 4
  %1936 = load i32, ptr %10, align 4
  %1937 = add i32 %1935, %1936
  %1938 = add i32 %1937, 194
  store i32 %1938, ptr %224, align 4
  %1939 = load i32, ptr %224, align 4
  %1940 = load i32, ptr %11, align 4
  %1941 = sub i32 %1939, %1940
  %1942 = add i32 %1941, 995
  store i32 %1942, ptr %263, align 4
  %1943 = load i32, ptr %263, align 4
  %1944 = load i32, ptr %10, align 4
  %1945 = sub i32 %1943, %1944
  %1946 = add i32 %1945, 831
  store i32 %1946, ptr %321, align 4
  %1947 = load i32, ptr %321, align 4
  %1948 = load i32, ptr %14, align 4
  %1949 = add i32 %1947, %1948
  store i32 %1949, ptr %10, align 4
  br label %3516

1950:                                             ; preds = %358
  %1951 = load i32, ptr %8, align 4
  %1952 = load i32, ptr %14, align 4
  %1953 = add i32 %1951, %1952
  %1954 = add i32 %1953, 917
  store i32 %1954, ptr %84, align 4
  %1955 = load i32, ptr %84, align 4
  %1956 = load i32, ptr %10, align 4
  %1957 = mul i32 %1955, %1956
  %1958 = add i32 %1957, 336
  store i32 %1958, ptr %121, align 4
  %1959 = load i32, ptr %121, align 4
  %1960 = load i32, ptr %11, align 4
  %1961 = mul i32 %1959, %1960
  %1962 = add i32 %1961, 221
  store i32 %1962, ptr %214, align 4
  %1963 = load i32, ptr %214, align 4
  %1964 = load i32, ptr %13, align 4
  %1965 = sub i32 %1963, %1964
  %1966 = add i32 %1965, 0
  store i32 %1966, ptr %227, align 4
  %1967 = load i32, ptr %227, align 4
  %1968 = load i32, ptr %8, align 4
  %1969 = sub i32 %1967, %1968
  %1970 = add i32 %1969, 810
  store i32 %1970, ptr %281, align 4
  %1971 = load i32, ptr %281, align 4
  %1972 = load i32, ptr %10, align 4
  %1973 = add i32 %1972, 322
  %1974 = xor i32 %1971, %1973
  store i32 %1974, ptr %316, align 4
  %1975 = load i32, ptr %316, align 4
  %1976 = load i32, ptr %10, align 4
  %1977 = sub i32 %1975, %1976
  %1978 = add i32 %1977, 964
  store i32 %1978, ptr %342, align 4
  %1979 = load i32, ptr %342, align 4
  %1980 = load i32, ptr %10, align 4
  %1981 = add i32 %1979, %1980
  store i32 %1981, ptr %12, align 4
  br label %3516

1982:                                             ; preds = %358
  %1983 = load i32, ptr %9, align 4
  %1984 = load i32, ptr %8, align 4
  %1985 = sub i32 %1983, %1984
  %1986 = add i32 %1985, 644
  store i32 %1986, ptr %33, align 4
  %1987 = load i32, ptr %33, align 4
  %1988 = load i32, ptr %11, align 4
  %1989 = mul i32 %1987, %1988
  %1990 = add i32 %1989, 120
  store i32 %1990, ptr %63, align 4
  %1991 = load i32, ptr %63, align 4
  %1992 = load i32, ptr %7, align 4
  %1993 = sub i32 %1991, %1992
  %1994 = add i32 %1993, 147
  store i32 %1994, ptr %88, align 4
  %1995 = load i32, ptr %88, align 4
  %1996 = load i32, ptr %8, align 4
  %1997 = add i32 %1995, %1996
  %1998 = add i32 %1997, 449
  store i32 %1998, ptr %288, align 4
  %1999 = load i32, ptr %288, align 4
  %2000 = load i32, ptr %9, align 4
  %2001 = sub i32 %1999, %2000
  %2002 = add i32 %2001, 555
  store i32 %2002, ptr %294, align 4
  %2003 = load i32, ptr %294, align 4
  %2004 = load i32, ptr %12, align 4
  %2005 = add i32 %2003, %2004
  store i32 %2005, ptr %10, align 4
  br label %3516

2006:                                             ; preds = %358
  %2007 = load i32, ptr %10, align 4
  %2008 = load i32, ptr %9, align 4
  %2009 = sub i32 %2007, %2008
  %2010 = add i32 %2009, 44
  store i32 %2010, ptr %36, align 4
  %2011 = load i32, ptr %36, align 4
  %2012 = load i32, ptr %13, align 4
  %2013 = mul i32 %2011, %2012
  %2014 = add i32 %2013, 392
  store i32 %2014, ptr %52, align 4
  %2015 = load i32, ptr %52, align 4
  %2016 = load i32, ptr %8, align 4
  %2017 = add i32 %2015, %2016
  %2018 = add i32 %2017, 265
  store i32 %2018, ptr %75, align 4
  %2019 = load i32, ptr %75, align 4
  %2020 = load i32, ptr %8, align 4
  %2021 = mul i32 %2019, %2020
  %2022 = add i32 %2021, 830
  store i32 %2022, ptr %113, align 4
  %2023 = load i32, ptr %113, align 4
  %2024 = load i32, ptr %7, align 4
  %2025 = add i32 %2023, %2024
  %2026 = add i32 %2025, 321
  store i32 %2026, ptr %143, align 4
  %2027 = load i32, ptr %143, align 4
  %2028 = load i32, ptr %14, align 4
  %2029 = sub i32 %2027, %2028
  %2030 = add i32 %2029, 142
  store i32 %2030, ptr %189, align 4
  %2031 = load i32, ptr %189, align 4
  %2032 = load i32, ptr %12, align 4
  %2033 = add i32 %2032, 986
  %2034 = xor i32 %2031, %2033
  store i32 %2034, ptr %338, align 4
  %2035 = load i32, ptr %338, align 4
  %2036 = load i32, ptr %11, align 4
  %2037 = add i32 %2035, %2036
  store i32 %2037, ptr %11, align 4
  br label %3516

2038:                                             ; preds = %358
  %2039 = load i32, ptr %11, align 4
  %2040 = load i32, ptr %13, align 4
  %2041 = add i32 %2039, %2040
  %2042 = add i32 %2041, 436
  store i32 %2042, ptr %46, align 4
  %2043 = load i32, ptr %46, align 4
  %2044 = load i32, ptr %14, align 4
  %2045 = add i32 %2043, %2044
  %2046 = add i32 %2045, 491
  store i32 %2046, ptr %60, align 4
  %2047 = load i32, ptr %60, align 4
  %2048 = load i32, ptr %14, align 4
  %2049 = sub i32 %2047, %2048
  %2050 = add i32 %2049, 101
  store i32 %2050, ptr %86, align 4
  %2051 = load i32, ptr %86, align 4
  %2052 = load i32, ptr %8, align 4
  %2053 = sub i32 %2051, %2052
  %2054 = add i32 %2053, 250
  store i32 %2054, ptr %87, align 4
  %2055 = load i32, ptr %87, align 4
  %2056 = load i32, ptr %8, align 4
  %2057 = mul i32 %2055, %2056
  %2058 = add i32 %2057, 106
  store i32 %2058, ptr %105, align 4
  %2059 = load i32, ptr %105, align 4
  %2060 = load i32, ptr %13, align 4
  %2061 = add i32 %2060, 536
  %2062 = xor i32 %2059, %2061
  store i32 %2062, ptr %108, align 4
  %2063 = load i32, ptr %108, align 4
  %2064 = load i32, ptr %14, align 4
  %2065 = add i32 %2064, 533
  %2066 = xor i32 %2063, %2065
  store i32 %2066, ptr %120, align 4
  %2067 = load i32, ptr %120, align 4
  %2068 = load i32, ptr %10, align 4
  %2069 = sub i32 %2067, %2068
  %2070 = add i32 %2069, 150
  store i32 %2070, ptr %201, align 4
  %2071 = load i32, ptr %201, align 4
  %2072 = load i32, ptr %7, align 4
  %2073 = add i32 %2071, %2072
  %2074 = add i32 %2073, 123
  store i32 %2074, ptr %211, align 4
  %2075 = load i32, ptr %211, align 4
  %2076 = load i32, ptr %13, align 4
  %2077 = mul i32 %2075, %2076
  %2078 = add i32 %2077, 10
  store i32 %2078, ptr %223, align 4
  %2079 = load i32, ptr %223, align 4
  %2080 = load i32, ptr %12, align 4
  %2081 = mul i32 %2079, %2080
  %2082 = add i32 %2081, 574
  store i32 %2082, ptr %241, align 4
  %2083 = load i32, ptr %241, align 4
  %2084 = load i32, ptr %12, align 4
  %2085 = add i32 %2084, 927
  %2086 = xor i32 %2083, %2085
  store i32 %2086, ptr %311, align 4
  %2087 = load i32, ptr %311, align 4
  %2088 = load i32, ptr %11, align 4
  %2089 = add i32 %2087, %2088
  store i32 %2089, ptr %14, align 4
  br label %3516

2090:                                             ; preds = %358
  %2091 = load i32, ptr %12, align 4
  %2092 = load i32, ptr %10, align 4
  %2093 = add i32 %2092, 872
  %2094 = xor i32 %2091, %2093
  store i32 %2094, ptr %15, align 4
  %2095 = load i32, ptr %15, align 4
  %2096 = load i32, ptr %14, align 4
  %2097 = mul i32 %2095, %2096
  %2098 = add i32 %2097, 259
  store i32 %2098, ptr %40, align 4
  %2099 = load i32, ptr %40, align 4
  %2100 = load i32, ptr %11, align 4
  %2101 = add i32 %2099, %2100
  %2102 = add i32 %2101, 87
  store i32 %2102, ptr %78, align 4
  %2103 = load i32, ptr %78, align 4
  %2104 = load i32, ptr %13, align 4
  %2105 = sub i32 %2103, %2104
  %2106 = add i32 %2105, 47
  store i32 %2106, ptr %86, align 4
  %2107 = load i32, ptr %86, align 4
  %2108 = load i32, ptr %7, align 4
  %2109 = mul i32 %2107, %2108
  %2110 = add i32 %2109, 680
  store i32 %2110, ptr %114, align 4
  %2111 = load i32, ptr %114, align 4
  %2112 = load i32, ptr %7, align 4
  %2113 = add i32 %2112, 238
  %2114 = xor i32 %2111, %2113
  store i32 %2114, ptr %178, align 4
  %2115 = load i32, ptr %178, align 4
  %2116 = load i32, ptr %9, align 4
  %2117 = mul i32 %2115, %2116
  %2118 = add i32 %2117, 213
  store i32 %2118, ptr %199, align 4
  %2119 = load i32, ptr %199, align 4
  %2120 = load i32, ptr %10, align 4
  %2121 = sub i32 %2119, %2120
  %2122 = add i32 %2121, 702
  store i32 %2122, ptr %203, align 4
  %2123 = load i32, ptr %203, align 4
  %2124 = load i32, ptr %13, align 4
  %2125 = add i32 %2123, %2124
  %2126 = add i32 %2125, 185
  store i32 %2126, ptr %256, align 4
  %2127 = load i32, ptr %256, align 4
  %2128 = load i32, ptr %14, align 4
  %2129 = add i32 %2128, 967
  %2130 = xor i32 %2127, %2129
  store i32 %2130, ptr %305, align 4
  %2131 = load i32, ptr %305, align 4
  %2132 = load i32, ptr %9, align 4
  %2133 = mul i32 %2131, %2132
  %2134 = add i32 %2133, 455
  store i32 %2134, ptr %308, align 4
  %2135 = load i32, ptr %308, align 4
  %2136 = load i32, ptr %12, align 4
  %2137 = add i32 %2136, 494
  %2138 = xor i32 %2135, %2137
  store i32 %2138, ptr %309, align 4
  %2139 = load i32, ptr %309, align 4
  %2140 = load i32, ptr %14, align 4
  %2141 = add i32 %2139, %2140
  %2142 = add i32 %2141, 304
  store i32 %2142, ptr %330, align 4
  %2143 = load i32, ptr %330, align 4
  %2144 = load i32, ptr %14, align 4
  %2145 = add i32 %2143, %2144
  store i32 %2145, ptr %8, align 4
  %2146 = load i32, ptr %12, align 4
  %2147 = and i32 %2146, 1
  %2148 = load i32, ptr %6, align 4
  %2149 = add i32 %2148, %2147
  store i32 %2149, ptr %6, align 4
  br label %3516

2150:                                             ; preds = %358
  %2151 = load i32, ptr %13, align 4
  %2152 = load i32, ptr %12, align 4
  %2153 = sub i32 %2151, %2152
  %2154 = add i32 %2153, 857
  store i32 %2154, ptr %31, align 4
  %2155 = load i32, ptr %31, align 4
  %2156 = load i32, ptr %8, align 4
  %2157 = add i32 %2156, 527
  %2158 = xor i32 %2155, %2157
  store i32 %2158, ptr %42, align 4
  %2159 = load i32, ptr %42, align 4
  %2160 = load i32, ptr %12, align 4
  %2161 = sub i32 %2159, %2160
  %2162 = add i32 %2161, 930
  store i32 %2162, ptr %78, align 4
  %2163 = load i32, ptr %78, align 4
  %2164 = load i32, ptr %7, align 4
  %2165 = sub i32 %2163, %2164
  %2166 = add i32 %2165, 761
  store i32 %2166, ptr %88, align 4
  %2167 = load i32, ptr %88, align 4
  %2168 = load i32, ptr %12, align 4
  %2169 = sub i32 %2167, %2168
  %2170 = add i32 %2169, 353
  store i32 %2170, ptr %90, align 4
  %2171 = load i32, ptr %90, align 4
  %2172 = load i32, ptr %10, align 4
  %2173 = add i32 %2172, 390
  %2174 = xor i32 %2171, %2173
  store i32 %2174, ptr %145, align 4
  %2175 = load i32, ptr %145, align 4
  %2176 = load i32, ptr %12, align 4
  %2177 = mul i32 %2175, %2176
  %2178 = add i32 %2177, 618
  store i32 %2178, ptr %204, align 4
  %2179 = load i32, ptr %204, align 4
  %2180 = load i32, ptr %13, align 4
  %2181 = sub i32 %2179, %2180
  %2182 = add i32 %2181, 421
  store i32 %2182, ptr %231, align 4
  %2183 = load i32, ptr %231, align 4
  %2184 = load i32, ptr %9, align 4
  %2185 = add i32 %2184, 769
  %2186 = xor i32 %2183, %2185
  store i32 %2186, ptr %287, align 4
  %2187 = load i32, ptr %287, align 4
  %2188 = load i32, ptr %12, align 4
  %2189 = add i32 %2187, %2188
  store i32 %2189, ptr %7, align 4
  br label %3516

2190:                                             ; preds = %358
  %2191 = load i32, ptr %14, align 4
  %2192 = load i32, ptr %8, align 4
  %2193 = add i32 %2191, %2192
  %2194 = add i32 %2193, 795
  store i32 %2194, ptr %49, align 4
  %2195 = load i32, ptr %49, align 4
  %2196 = load i32, ptr %13, align 4
  %2197 = add i32 %2196, 770
  %2198 = xor i32 %2195, %2197
  store i32 %2198, ptr %67, align 4
  %2199 = load i32, ptr %67, align 4
  %2200 = load i32, ptr %8, align 4
  %2201 = mul i32 %2199, %2200
  %2202 = add i32 %2201, 438
  store i32 %2202, ptr %108, align 4
  %2203 = load i32, ptr %108, align 4
  %2204 = load i32, ptr %12, align 4
  %2205 = add i32 %2204, 224
  %2206 = xor i32 %2203, %2205
  store i32 %2206, ptr %116, align 4
  %2207 = load i32, ptr %116, align 4
  %2208 = load i32, ptr %8, align 4
  %2209 = mul i32 %2207, %2208
  %2210 = add i32 %2209, 577
  store i32 %2210, ptr %179, align 4
  %2211 = load i32, ptr %179, align 4
  %2212 = load i32, ptr %13, align 4
  %2213 = add i32 %2211, %2212
  %2214 = add i32 %2213, 974
  store i32 %2214, ptr %186, align 4
  %2215 = load i32, ptr %186, align 4
  %2216 = load i32, ptr %10, align 4
  %2217 = sub i32 %2215, %2216
  %2218 = add i32 %2217, 356
  store i32 %2218, ptr %270, align 4
  %2219 = load i32, ptr %270, align 4
  %2220 = load i32, ptr %13, align 4
  %2221 = add i32 %2220, 340
  %2222 = xor i32 %2219, %2221
  store i32 %2222, ptr %344, align 4
  %2223 = load i32, ptr %344, align 4
  %2224 = load i32, ptr %11, align 4
  %2225 = add i32 %2223, %2224
  store i32 %2225, ptr %11, align 4
  br label %3516

2226:                                             ; preds = %358
  %2227 = load i32, ptr %7, align 4
  %2228 = load i32, ptr %12, align 4
  %2229 = mul i32 %2227, %2228
  %2230 = add i32 %2229, 174
  store i32 %2230, ptr %42, align 4
  %2231 = load i32, ptr %42, align 4
  %2232 = load i32, ptr %7, align 4
  %2233 = add i32 %2232, 775
  %2234 = xor i32 %2231, %2233
  store i32 %2234, ptr %105, align 4
  %2235 = load i32, ptr %105, align 4
  %2236 = load i32, ptr %12, align 4
  %2237 = mul i32 %2235, %2236
  %2238 = add i32 %2237, 226
  store i32 %2238, ptr %118, align 4
  %2239 = load i32, ptr %118, align 4
  %2240 = load i32, ptr %14, align 4
  %2241 = add i32 %2239, %2240
  %2242 = add i32 %2241, 367
  store i32 %2242, ptr %126, align 4
  %2243 = load i32, ptr %126, align 4
  %2244 = load i32, ptr %8, align 4
  %2245 = sub i32 %2243, %2244
  %2246 = add i32 %2245, 309
  store i32 %2246, ptr %173, align 4
  %2247 = load i32, ptr %173, align 4
  %2248 = load i32, ptr %12, align 4
  %2249 = add i32 %2248, 515
  %2250 = xor i32 %2247, %2249
  store i32 %2250, ptr %199, align 4
  %2251 = load i32, ptr %199, align 4
  %2252 = load i32, ptr %9, align 4
  %2253 = mul i32 %2251, %2252
  %2254 = add i32 %2253, 484
  store i32 %2254, ptr %202, align 4
  %2255 = load i32, ptr %202, align 4
  %2256 = load i32, ptr %13, align 4
  %2257 = add i32 %2256, 449
  %2258 = xor i32 %2255, %2257
  store i32 %2258, ptr %272, align 4
  %2259 = load i32, ptr %272, align 4
  %2260 = load i32, ptr %7, align 4
  %2261 = sub i32 %2259, %2260
  %2262 = add i32 %2261, 808
  store i32 %2262, ptr %313, align 4
  %2263 = load i32, ptr %313, align 4
  %2264 = load i32, ptr %8, align 4
  %2265 = add i32 %2264, 426
  %2266 = xor i32 %2263, %2265
  store i32 %2266, ptr %318, align 4
  %2267 = load i32, ptr %318, align 4
  %2268 = load i32, ptr %7, align 4
  %2269 = add i32 %2268, 724
  %2270 = xor i32 %2267, %2269
  store i32 %2270, ptr %340, align 4
  %2271 = load i32, ptr %340, align 4
  %2272 = load i32, ptr %11, align 4
  %2273 = add i32 %2271, %2272
  store i32 %2273, ptr %12, align 4
  br label %3516

2274:                                             ; preds = %358
  %2275 = load i32, ptr %8, align 4
  %2276 = load i32, ptr %7, align 4
  %2277 = add i32 %2275, %2276
  %2278 = add i32 %2277, 885
  store i32 %2278, ptr %30, align 4
  %2279 = load i32, ptr %30, align 4
  %2280 = load i32, ptr %13, align 4
  %2281 = sub i32 %2279, %2280
  %2282 = add i32 %2281, 703
  store i32 %2282, ptr %187, align 4
  %2283 = load i32, ptr %187, align 4
  %2284 = load i32, ptr %10, align 4
  %2285 = add i32 %2283, %2284
  %2286 = add i32 %2285, 681
  store i32 %2286, ptr %195, align 4
  %2287 = load i32, ptr %195, align 4
  %2288 = load i32, ptr %12, align 4
  %2289 = add i32 %2288, 294
  %2290 = xor i32 %2287, %2289
  store i32 %2290, ptr %218, align 4
  %2291 = load i32, ptr %218, align 4
  %2292 = load i32, ptr %13, align 4
  %2293 = add i32 %2292, 727
  %2294 = xor i32 %2291, %2293
  store i32 %2294, ptr %323, align 4
  %2295 = load i32, ptr %323, align 4
  %2296 = load i32, ptr %9, align 4
  %2297 = add i32 %2296, 619
  %2298 = xor i32 %2295, %2297
  store i32 %2298, ptr %340, align 4
  %2299 = load i32, ptr %340, align 4
  %2300 = load i32, ptr %11, align 4
  %2301 = mul i32 %2299, %2300
  %2302 = add i32 %2301, 632
  store i32 %2302, ptr %342, align 4
  %2303 = load i32, ptr %342, align 4
  %2304 = load i32, ptr %14, align 4
  %2305 = add i32 %2303, %2304
  store i32 %2305, ptr %13, align 4
  br label %3516

2306:                                             ; preds = %358
  %2307 = load i32, ptr %9, align 4
  %2308 = load i32, ptr %11, align 4
  %2309 = sub i32 %2307, %2308
  %2310 = add i32 %2309, 322
  store i32 %2310, ptr %152, align 4
  %2311 = load i32, ptr %152, align 4
  %2312 = load i32, ptr %7, align 4
  %2313 = sub i32 %2311, %2312
  %2314 = add i32 %2313, 291
  store i32 %2314, ptr %206, align 4
  %2315 = load i32, ptr %206, align 4
  %2316 = load i32, ptr %14, align 4
  %2317 = mul i32 %2315, %2316
  %2318 = add i32 %2317, 623
  store i32 %2318, ptr %245, align 4
  %2319 = load i32, ptr %245, align 4
  %2320 = load i32, ptr %11, align 4
  %2321 = add i32 %2320, 803
  %2322 = xor i32 %2319, %2321
  store i32 %2322, ptr %305, align 4
  %2323 = load i32, ptr %305, align 4
  %2324 = load i32, ptr %8, align 4
  %2325 = add i32 %2323, %2324
  %2326 = add i32 %2325, 85
  store i32 %2326, ptr %339, align 4
  %2327 = load i32, ptr %339, align 4
  %2328 = load i32, ptr %13, align 4
  %2329 = add i32 %2327, %2328
  store i32 %2329, ptr %8, align 4
  br label %3516

2330:                                             ; preds = %358
  %2331 = load i32, ptr %10, align 4
  %2332 = load i32, ptr %12, align 4
  %2333 = add i32 %2331, %2332
  %2334 = add i32 %2333, 137
  store i32 %2334, ptr %59, align 4
  %2335 = load i32, ptr %59, align 4
  %2336 = load i32, ptr %13, align 4
  %2337 = mul i32 %2335, %2336
  %2338 = add i32 %2337, 37
  store i32 %2338, ptr %175, align 4
  %2339 = load i32, ptr %175, align 4
  %2340 = load i32, ptr %12, align 4
  %2341 = mul i32 %2339, %2340
  %2342 = add i32 %2341, 329
  store i32 %2342, ptr %251, align 4
  %2343 = load i32, ptr %251, align 4
  %2344 = load i32, ptr %8, align 4
  %2345 = sub i32 %2343, %2344
  %2346 = add i32 %2345, 867
  store i32 %2346, ptr %324, align 4
  %2347 = load i32, ptr %324, align 4
  %2348 = load i32, ptr %8, align 4
  %2349 = add i32 %2347, %2348
  store i32 %2349, ptr %10, align 4
  br label %3516

2350:                                             ; preds = %358
  %2351 = load i32, ptr %11, align 4
  %2352 = load i32, ptr %9, align 4
  %2353 = mul i32 %2351, %2352
  %2354 = add i32 %2353, 925
  store i32 %2354, ptr %87, align 4
  %2355 = load i32, ptr %87, align 4
  %2356 = load i32, ptr %12, align 4
  %2357 = add i32 %2355, %2356
  %2358 = add i32 %2357, 288
  store i32 %2358, ptr %109, align 4
  %2359 = load i32, ptr %109, align 4
  %2360 = load i32, ptr %10, align 4
  %2361 = add i32 %2360, 782
  %2362 = xor i32 %2359, %2361
  store i32 %2362, ptr %115, align 4
  %2363 = load i32, ptr %115, align 4
  %2364 = load i32, ptr %13, align 4
  %2365 = add i32 %2363, %2364
  %2366 = add i32 %2365, 112
  store i32 %2366, ptr %170, align 4
  %2367 = load i32, ptr %170, align 4
  %2368 = load i32, ptr %14, align 4
  %2369 = add i32 %2368, 777
  %2370 = xor i32 %2367, %2369
  store i32 %2370, ptr %239, align 4
  %2371 = load i32, ptr %239, align 4
  %2372 = load i32, ptr %10, align 4
  %2373 = add i32 %2371, %2372
  %2374 = add i32 %2373, 930
  store i32 %2374, ptr %247, align 4
  %2375 = load i32, ptr %247, align 4
  %2376 = load i32, ptr %8, align 4
  %2377 = mul i32 %2375, %2376
  %2378 = add i32 %2377, 279
  store i32 %2378, ptr %331, align 4
  %2379 = load i32, ptr %331, align 4
  %2380 = load i32, ptr %8, align 4
  %2381 = add i32 %2379, %2380
  %2382 = add i32 %2381, 604
  store i32 %2382, ptr %351, align 4
  %2383 = load i32, ptr %351, align 4
  %2384 = load i32, ptr %10, align 4
  %2385 = add i32 %2383, %2384
  store i32 %2385, ptr %10, align 4
  %2386 = load i32, ptr %11, align 4
  %2387 = and i32 %2386, 1
  %2388 = load i32, ptr %6, align 4
  %2389 = add i32 %2388, %2387
  store i32 %2389, ptr %6, align 4
  br label %3516

2390:                                             ; preds = %358
  %2391 = load i32, ptr %12, align 4
  %2392 = load i32, ptr %14, align 4
  %2393 = mul i32 %2391, %2392
  %2394 = add i32 %2393, 309
  store i32 %2394, ptr %61, align 4
  %2395 = load i32, ptr %61, align 4
  %2396 = load i32, ptr %10, align 4
  %2397 = add i32 %2395, %2396
  %2398 = add i32 %2397, 142
  store i32 %2398, ptr %68, align 4
  %2399 = load i32, ptr %68, align 4
  %2400 = load i32, ptr %12, align 4
  %2401 = mul i32 %2399, %2400
  %2402 = add i32 %2401, 931
  store i32 %2402, ptr %92, align 4
  %2403 = load i32, ptr %92, align 4
  %2404 = load i32, ptr %7, align 4
  %2405 = mul i32 %2403, %2404
  %2406 = add i32 %2405, 666
  store i32 %2406, ptr %93, align 4
  %2407 = load i32, ptr %93, align 4
  %2408 = load i32, ptr %13, align 4
  %2409 = add i32 %2408, 645
  %2410 = xor i32 %2407, %2409
  store i32 %2410, ptr %104, align 4
  %2411 = load i32, ptr %104, align 4
  %2412 = load i32, ptr %9, align 4
  %2413 = sub i32 %2411, %2412
  %2414 = add i32 %2413, 698
  store i32 %2414, ptr %129, align 4
  %2415 = load i32, ptr %129, align 4
  %2416 = load i32, ptr %13, align 4
  %2417 = add i32 %2415, %2416
  %2418 = add i32 %2417, 770
  store i32 %2418, ptr %271, align 4
  %2419 = load i32, ptr %271, align 4
  %2420 = load i32, ptr %13, align 4
  %2421 = add i32 %2419, %2420
  %2422 = add i32 %2421, 174
  store i32 %2422, ptr %301, align 4
  %2423 = load i32, ptr %301, align 4
  %2424 = load i32, ptr %14, align 4
  %2425 = sub i32 %2423, %2424
  %2426 = add i32 %2425, 671
  store i32 %2426, ptr %326, align 4
  %2427 = load i32, ptr %326, align 4
  %2428 = load i32, ptr %14, align 4
  %2429 = mul i32 %2427, %2428
  %2430 = add i32 %2429, 431
  store i32 %2430, ptr %351, align 4
  %2431 = load i32, ptr %351, align 4
  %2432 = load i32, ptr %12, align 4
  %2433 = add i32 %2431, %2432
  store i32 %2433, ptr %10, align 4
  br label %3516

2434:                                             ; preds = %358
  %2435 = load i32, ptr %13, align 4
  %2436 = load i32, ptr %14, align 4
  %2437 = sub i32 %2435, %2436
  %2438 = add i32 %2437, 769
  store i32 %2438, ptr %124, align 4
  %2439 = load i32, ptr %124, align 4
  %2440 = load i32, ptr %8, align 4
  %2441 = mul i32 %2439, %2440
  %2442 = add i32 %2441, 910
  store i32 %2442, ptr %150, align 4
  %2443 = load i32, ptr %150, align 4
  %2444 = load i32, ptr %7, align 4
  %2445 = add i32 %2443, %2444
  %2446 = add i32 %2445, 197
  store i32 %2446, ptr %164, align 4
  %2447 = load i32, ptr %164, align 4
  %2448 = load i32, ptr %9, align 4
  %2449 = mul i32 %2447, %2448
  %2450 = add i32 %2449, 336
  store i32 %2450, ptr %212, align 4
  %2451 = load i32, ptr %212, align 4
  %2452 = load i32, ptr %13, align 4
  %2453 = sub i32 %2451, %2452
  %2454 = add i32 %2453, 81
  store i32 %2454, ptr %257, align 4
  %2455 = load i32, ptr %257, align 4
  %2456 = load i32, ptr %11, align 4
  %2457 = sub i32 %2455, %2456
  %2458 = add i32 %2457, 398
  store i32 %2458, ptr %277, align 4
  %2459 = load i32, ptr %277, align 4
  %2460 = load i32, ptr %8, align 4
  %2461 = add i32 %2459, %2460
  %2462 = add i32 %2461, 78
  store i32 %2462, ptr %339, align 4
  %2463 = load i32, ptr %339, align 4
  %2464 = load i32, ptr %8, align 4
  %2465 = add i32 %2463, %2464
  %2466 = add i32 %2465, 688
  store i32 %2466, ptr %352, align 4
  %2467 = load i32, ptr %352, align 4
  %2468 = load i32, ptr %8, align 4
  %2469 = add i32 %2467, %2468
  store i32 %2469, ptr %9, align 4
  br label %3516

2470:                                             ; preds = %358
  %2471 = load i32, ptr %14, align 4
  %2472 = load i32, ptr %14, align 4
  %2473 = add i32 %2472, 447
  %2474 = xor i32 %2471, %2473
  store i32 %2474, ptr %124, align 4
  %2475 = load i32, ptr %124, align 4
  %2476 = load i32, ptr %13, align 4
  %2477 = sub i32 %2475, %2476
  %2478 = add i32 %2477, 248
  store i32 %2478, ptr %155, align 4
  %2479 = load i32, ptr %155, align 4
  %2480 = load i32, ptr %10, align 4
  %2481 = sub i32 %2479, %2480
  %2482 = add i32 %2481, 196
  store i32 %2482, ptr %204, align 4
  %2483 = load i32, ptr %204, align 4
  %2484 = load i32, ptr %11, align 4
  %2485 = add i32 %2483, %2484
  %2486 = add i32 %2485, 272
  store i32 %2486, ptr %237, align 4
  %2487 = load i32, ptr %237, align 4
  %2488 = load i32, ptr %13, align 4
  %2489 = add i32 %2487, %2488
  %2490 = add i32 %2489, 926
  store i32 %2490, ptr %285, align 4
  %2491 = load i32, ptr %285, align 4
  %2492 = load i32, ptr %10, align 4
  %2493 = mul i32 %2491, %2492
  %2494 = add i32 %2493, 895
  store i32 %2494, ptr %293, align 4
  %2495 = load i32, ptr %293, align 4
  %2496 = load i32, ptr %9, align 4
  %2497 = sub i32 %2495, %2496
  %2498 = add i32 %2497, 604
  store i32 %2498, ptr %296, align 4
  %2499 = load i32, ptr %296, align 4
  %2500 = load i32, ptr %7, align 4
  %2501 = add i32 %2499, %2500
  store i32 %2501, ptr %9, align 4
  br label %3516

2502:                                             ; preds = %358
  %2503 = load i32, ptr %7, align 4
  %2504 = load i32, ptr %14, align 4
  %2505 = add i32 %2504, 645
  %2506 = xor i32 %2503, %2505
  store i32 %2506, ptr %24, align 4
  %2507 = load i32, ptr %24, align 4
  %2508 = load i32, ptr %7, align 4
  %2509 = add i32 %2508, 862
  %2510 = xor i32 %2507, %2509
  store i32 %2510, ptr %96, align 4
  %2511 = load i32, ptr %96, align 4
  %2512 = load i32, ptr %12, align 4
  %2513 = add i32 %2511, %2512
  %2514 = add i32 %2513, 803
  store i32 %2514, ptr %133, align 4
  %2515 = load i32, ptr %133, align 4
  %2516 = load i32, ptr %14, align 4
  %2517 = sub i32 %2515, %2516
  %2518 = add i32 %2517, 505
  store i32 %2518, ptr %169, align 4
  %2519 = load i32, ptr %169, align 4
  %2520 = load i32, ptr %8, align 4
  %2521 = mul i32 %2519, %2520
  %2522 = add i32 %2521, 462
  store i32 %2522, ptr %297, align 4
  %2523 = load i32, ptr %297, align 4
  %2524 = load i32, ptr %12, align 4
  %2525 = add i32 %2523, %2524
  store i32 %2525, ptr %8, align 4
  br label %3516

2526:                                             ; preds = %358
  %2527 = load i32, ptr %8, align 4
  %2528 = load i32, ptr %7, align 4
  %2529 = add i32 %2528, 808
  %2530 = xor i32 %2527, %2529
  store i32 %2530, ptr %43, align 4
  %2531 = load i32, ptr %43, align 4
  %2532 = load i32, ptr %7, align 4
  %2533 = add i32 %2531, %2532
  %2534 = add i32 %2533, 577
  store i32 %2534, ptr %88, align 4
  %2535 = load i32, ptr %88, align 4
  %2536 = load i32, ptr %8, align 4
  %2537 = sub i32 %2535, %2536
  %2538 = add i32 %2537, 843
  store i32 %2538, ptr %238, align 4
  %2539 = load i32, ptr %238, align 4
  %2540 = load i32, ptr %14, align 4
  %2541 = add i32 %2539, %2540
  %2542 = add i32 %2541, 886
  store i32 %2542, ptr %247, align 4
  %2543 = load i32, ptr %247, align 4
  %2544 = load i32, ptr %10, align 4
  %2545 = add i32 %2543, %2544
  %2546 = add i32 %2545, 623
  store i32 %2546, ptr %260, align 4
  %2547 = load i32, ptr %260, align 4
  %2548 = load i32, ptr %7, align 4
  %2549 = mul i32 %2547, %2548
  %2550 = add i32 %2549, 717
  store i32 %2550, ptr %293, align 4
  %2551 = load i32, ptr %293, align 4
  %2552 = load i32, ptr %13, align 4
  %2553 = add i32 %2552, 359
  %2554 = xor i32 %2551, %2553
  store i32 %2554, ptr %295, align 4
  %2555 = load i32, ptr %295, align 4
  %2556 = load i32, ptr %7, align 4
  %2557 = add i32 %2555, %2556
  %2558 = add i32 %2557, 783
  store i32 %2558, ptr %324, align 4
  %2559 = load i32, ptr %324, align 4
  %2560 = load i32, ptr %10, align 4
  %2561 = add i32 %2559, %2560
  store i32 %2561, ptr %8, align 4
  br label %3516

2562:                                             ; preds = %358
  %2563 = load i32, ptr %9, align 4
  %2564 = load i32, ptr %12, align 4
  %2565 = mul i32 %2563, %2564
  %2566 = add i32 %2565, 277
  store i32 %2566, ptr %69, align 4
  %2567 = load i32, ptr %69, align 4
  %2568 = load i32, ptr %12, align 4
  %2569 = add i32 %2568, 992
  %2570 = xor i32 %2567, %2569
  store i32 %2570, ptr %70, align 4
  %2571 = load i32, ptr %70, align 4
  %2572 = load i32, ptr %10, align 4
  %2573 = mul i32 %2571, %2572
  %2574 = add i32 %2573, 241
  store i32 %2574, ptr %148, align 4
  %2575 = load i32, ptr %148, align 4
  %2576 = load i32, ptr %9, align 4
  %2577 = add i32 %2576, 903
  %2578 = xor i32 %2575, %2577
  store i32 %2578, ptr %191, align 4
  %2579 = load i32, ptr %191, align 4
  %2580 = load i32, ptr %8, align 4
  %2581 = add i32 %2580, 747
  %2582 = xor i32 %2579, %2581
  store i32 %2582, ptr %225, align 4
  %2583 = load i32, ptr %225, align 4
  %2584 = load i32, ptr %14, align 4
  %2585 = mul i32 %2583, %2584
  %2586 = add i32 %2585, 16
  store i32 %2586, ptr %227, align 4
  %2587 = load i32, ptr %227, align 4
  %2588 = load i32, ptr %14, align 4
  %2589 = add i32 %2587, %2588
  store i32 %2589, ptr %11, align 4
  br label %3516

2590:                                             ; preds = %358
  %2591 = load i32, ptr %10, align 4
  %2592 = load i32, ptr %7, align 4
  %2593 = add i32 %2592, 226
  %2594 = xor i32 %2591, %2593
  store i32 %2594, ptr %16, align 4
  %2595 = load i32, ptr %16, align 4
  %2596 = load i32, ptr %13, align 4
  %2597 = add i32 %2595, %2596
  %2598 = add i32 %2597, 956
  store i32 %2598, ptr %116, align 4
  %2599 = load i32, ptr %116, align 4
  %2600 = load i32, ptr %9, align 4
  %2601 = add i32 %2600, 393
  %2602 = xor i32 %2599, %2601
  store i32 %2602, ptr %144, align 4
  %2603 = load i32, ptr %144, align 4
  %2604 = load i32, ptr %9, align 4
  %2605 = sub i32 %2603, %2604
  %2606 = add i32 %2605, 351
  store i32 %2606, ptr %153, align 4
  %2607 = load i32, ptr %153, align 4
  %2608 = load i32, ptr %12, align 4
  %2609 = add i32 %2607, %2608
  %2610 = add i32 %2609, 269
  store i32 %2610, ptr %192, align 4
  %2611 = load i32, ptr %192, align 4
  %2612 = load i32, ptr %12, align 4
  %2613 = add i32 %2612, 666
  %2614 = xor i32 %2611, %2613
  store i32 %2614, ptr %214, align 4
  %2615 = load i32, ptr %214, align 4
  %2616 = load i32, ptr %9, align 4
  %2617 = sub i32 %2615, %2616
  %2618 = add i32 %2617, 781
  store i32 %2618, ptr %232, align 4
  %2619 = load i32, ptr %232, align 4
  %2620 = load i32, ptr %9, align 4
  %2621 = mul i32 %2619, %2620
  %2622 = add i32 %2621, 501
  store i32 %2622, ptr %234, align 4
  %2623 = load i32, ptr %234, align 4
  %2624 = load i32, ptr %12, align 4
  %2625 = add i32 %2624, 56
  %2626 = xor i32 %2623, %2625
  store i32 %2626, ptr %305, align 4
  %2627 = load i32, ptr %305, align 4
  %2628 = load i32, ptr %11, align 4
  %2629 = add i32 %2627, %2628
  store i32 %2629, ptr %9, align 4
  %2630 = load i32, ptr %10, align 4
  %2631 = and i32 %2630, 1
  %2632 = load i32, ptr %6, align 4
  %2633 = add i32 %2632, %2631
  store i32 %2633, ptr %6, align 4
  br label %3516

2634:                                             ; preds = %358
  %2635 = load i32, ptr %11, align 4
  %2636 = load i32, ptr %9, align 4
  %2637 = sub i32 %2635, %2636
  %2638 = add i32 %2637, 996
  store i32 %2638, ptr %18, align 4
  %2639 = load i32, ptr %18, align 4
  %2640 = load i32, ptr %14, align 4
  %2641 = add i32 %2639, %2640
  %2642 = add i32 %2641, 992
  store i32 %2642, ptr %72, align 4
  %2643 = load i32, ptr %72, align 4
  %2644 = load i32, ptr %8, align 4
  %2645 = add i32 %2643, %2644
  %2646 = add i32 %2645, 535
  store i32 %2646, ptr %83, align 4
  %2647 = load i32, ptr %83, align 4
  %2648 = load i32, ptr %11, align 4
  %2649 = add i32 %2648, 756
  %2650 = xor i32 %2647, %2649
  store i32 %2650, ptr %140, align 4
  %2651 = load i32, ptr %140, align 4
  %2652 = load i32, ptr %11, align 4
  %2653 = sub i32 %2651, %2652
  %2654 = add i32 %2653, 57
  store i32 %2654, ptr %152, align 4
  %2655 = load i32, ptr %152, align 4
  %2656 = load i32, ptr %10, align 4
  %2657 = mul i32 %2655, %2656
  %2658 = add i32 %2657, 674
  store i32 %2658, ptr %156, align 4
  %2659 = load i32, ptr %156, align 4
  %2660 = load i32, ptr %10, align 4
  %2661 = mul i32 %2659, %2660
  %2662 = add i32 %2661, 475
  store i32 %2662, ptr %218, align 4
  %2663 = load i32, ptr %218, align 4
  %2664 = load i32, ptr %9, align 4
  %2665 = add i32 %2664, 264
  %2666 = xor i32 %2663, %2665
  store i32 %2666, ptr %225, align 4
  %2667 = load i32, ptr %225, align 4
  %2668 = load i32, ptr %10, align 4
  %2669 = sub i32 %2667, %2668
  %2670 = add i32 %2669, 724
  store i32 %2670, ptr %243, align 4
  %2671 = load i32, ptr %243, align 4
  %2672 = load i32, ptr %7, align 4
  %2673 = mul i32 %2671, %2672
  %2674 = add i32 %2673, 46
  store i32 %2674, ptr %265, align 4
  %2675 = load i32, ptr %265, align 4
  %2676 = load i32, ptr %12, align 4
  %2677 = sub i32 %2675, %2676
  %2678 = add i32 %2677, 427
  store i32 %2678, ptr %299, align 4
  %2679 = load i32, ptr %299, align 4
  %2680 = load i32, ptr %12, align 4
  %2681 = add i32 %2680, 113
  %2682 = xor i32 %2679, %2681
  store i32 %2682, ptr %317, align 4
  %2683 = load i32, ptr %317, align 4
  %2684 = load i32, ptr %14, align 4
  %2685 = add i32 %2683, %2684
  %2686 = add i32 %2685, 751
  store i32 %2686, ptr %323, align 4
  %2687 = load i32, ptr %323, align 4
  %2688 = load i32, ptr %8, align 4
  %2689 = add i32 %2687, %2688
  store i32 %2689, ptr %12, align 4
  br label %3516

2690:                                             ; preds = %358
  %2691 = load i32, ptr %12, align 4
  %2692 = load i32, ptr %14, align 4
  %2693 = sub i32 %2691, %2692
  %2694 = add i32 %2693, 722
  store i32 %2694, ptr %37, align 4
  %2695 = load i32, ptr %37, align 4
  %2696 = load i32, ptr %13, align 4
  %2697 = mul i32 %2695, %2696
  %2698 = add i32 %2697, 962
  store i32 %2698, ptr %38, align 4
  %2699 = load i32, ptr %38, align 4
  %2700 = load i32, ptr %11, align 4
  %2701 = add i32 %2699, %2700
  %2702 = add i32 %2701, 852
  store i32 %2702, ptr %56, align 4
  %2703 = load i32, ptr %56, align 4
  %2704 = load i32, ptr %10, align 4
  %2705 = mul i32 %2703, %2704
  %2706 = add i32 %2705, 436
  store i32 %2706, ptr %71, align 4
  %2707 = load i32, ptr %71, align 4
  %2708 = load i32, ptr %7, align 4
  %2709 = sub i32 %2707, %2708
  %2710 = add i32 %2709, 928
  store i32 %2710, ptr %102, align 4
  %2711 = load i32, ptr %102, align 4
  %2712 = load i32, ptr %12, align 4
  %2713 = add i32 %2711, %2712
  %2714 = add i32 %2713, 347
  store i32 %2714, ptr %118, align 4
  %2715 = load i32, ptr %118, align 4
  %2716 = load i32, ptr %12, align 4
  %2717 = mul i32 %2715, %2716
  %2718 = add i32 %2717, 571
  store i32 %2718, ptr %126, align 4
  %2719 = load i32, ptr %126, align 4
  %2720 = load i32, ptr %10, align 4
  %2721 = sub i32 %2719, %2720
  %2722 = add i32 %2721, 103
  store i32 %2722, ptr %131, align 4
  %2723 = load i32, ptr %131, align 4
  %2724 = load i32, ptr %9, align 4
  %2725 = sub i32 %2723, %2724
  %2726 = add i32 %2725, 265
  store i32 %2726, ptr %135, align 4
  %2727 = load i32, ptr %135, align 4
  %2728 = load i32, ptr %8, align 4
  %2729 = add i32 %2728, 197
  %2730 = xor i32 %2727, %2729
  store i32 %2730, ptr %151, align 4
  %2731 = load i32, ptr %151, align 4
  %2732 = load i32, ptr %9, align 4
  %2733 = add i32 %2731, %2732
  %2734 = add i32 %2733, 380
  store i32 %2734, ptr %192, align 4
  %2735 = load i32, ptr %192, align 4
  %2736 = load i32, ptr %9, align 4
  %2737 = add i32 %2735, %2736
  %2738 = add i32 %2737, 941
  store i32 %2738, ptr %211, align 4
  %2739 = load i32, ptr %211, align 4
  %2740 = load i32, ptr %11, align 4
  %2741 = sub i32 %2739, %2740
  %2742 = add i32 %2741, 648
  store i32 %2742, ptr %222, align 4
  %2743 = load i32, ptr %222, align 4
  %2744 = load i32, ptr %8, align 4
  %2745 = mul i32 %2743, %2744
  %2746 = add i32 %2745, 388
  store i32 %2746, ptr %304, align 4
  %2747 = load i32, ptr %304, align 4
  %2748 = load i32, ptr %13, align 4
  %2749 = sub i32 %2747, %2748
  %2750 = add i32 %2749, 934
  store i32 %2750, ptr %336, align 4
  %2751 = load i32, ptr %336, align 4
  %2752 = load i32, ptr %13, align 4
  %2753 = add i32 %2751, %2752
  store i32 %2753, ptr %14, align 4
  br label %3516

2754:                                             ; preds = %358
  %2755 = load i32, ptr %13, align 4
  %2756 = load i32, ptr %8, align 4
  %2757 = add i32 %2756, 132
  %2758 = xor i32 %2755, %2757
  store i32 %2758, ptr %76, align 4
  %2759 = load i32, ptr %76, align 4
  %2760 = load i32, ptr %12, align 4
  %2761 = add i32 %2760, 808
  %2762 = xor i32 %2759, %2761
  store i32 %2762, ptr %130, align 4
  %2763 = load i32, ptr %130, align 4
  %2764 = load i32, ptr %10, align 4
  %2765 = add i32 %2764, 272
  %2766 = xor i32 %2763, %2765
  store i32 %2766, ptr %165, align 4
  %2767 = load i32, ptr %165, align 4
  %2768 = load i32, ptr %9, align 4
  %2769 = mul i32 %2767, %2768
  %2770 = add i32 %2769, 470
  store i32 %2770, ptr %178, align 4
  %2771 = load i32, ptr %178, align 4
  %2772 = load i32, ptr %13, align 4
  %2773 = sub i32 %2771, %2772
  %2774 = add i32 %2773, 847
  store i32 %2774, ptr %197, align 4
  %2775 = load i32, ptr %197, align 4
  %2776 = load i32, ptr %9, align 4
  %2777 = mul i32 %2775, %2776
  %2778 = add i32 %2777, 284
  store i32 %2778, ptr %242, align 4
  %2779 = load i32, ptr %242, align 4
  %2780 = load i32, ptr %8, align 4
  %2781 = sub i32 %2779, %2780
  %2782 = add i32 %2781, 519
  store i32 %2782, ptr %299, align 4
  %2783 = load i32, ptr %299, align 4
  %2784 = load i32, ptr %9, align 4
  %2785 = add i32 %2783, %2784
  store i32 %2785, ptr %12, align 4
  br label %3516

2786:                                             ; preds = %358
  %2787 = load i32, ptr %14, align 4
  %2788 = load i32, ptr %8, align 4
  %2789 = mul i32 %2787, %2788
  %2790 = add i32 %2789, 703
  store i32 %2790, ptr %63, align 4
  %2791 = load i32, ptr %63, align 4
  %2792 = load i32, ptr %8, align 4
  %2793 = mul i32 %2791, %2792
  %2794 = add i32 %2793, 573
  store i32 %2794, ptr %75, align 4
  %2795 = load i32, ptr %75, align 4
  %2796 = load i32, ptr %9, align 4
  %2797 = sub i32 %2795, %2796
  %2798 = add i32 %2797, 28
  store i32 %2798, ptr %125, align 4
  %2799 = load i32, ptr %125, align 4
  %2800 = load i32, ptr %10, align 4
  %2801 = mul i32 %2799, %2800
  %2802 = add i32 %2801, 17
  store i32 %2802, ptr %128, align 4
  %2803 = load i32, ptr %128, align 4
  %2804 = load i32, ptr %14, align 4
  %2805 = mul i32 %2803, %2804
  %2806 = add i32 %2805, 856
  store i32 %2806, ptr %139, align 4
  %2807 = load i32, ptr %139, align 4
  %2808 = load i32, ptr %12, align 4
  %2809 = add i32 %2807, %2808
  %2810 = add i32 %2809, 336
  store i32 %2810, ptr %158, align 4
  %2811 = load i32, ptr %158, align 4
  %2812 = load i32, ptr %10, align 4
  %2813 = add i32 %2812, 944
  %2814 = xor i32 %2811, %2813
  store i32 %2814, ptr %245, align 4
  %2815 = load i32, ptr %245, align 4
  %2816 = load i32, ptr %7, align 4
  %2817 = mul i32 %2815, %2816
  %2818 = add i32 %2817, 305
  store i32 %2818, ptr %268, align 4
  %2819 = load i32, ptr %268, align 4
  %2820 = load i32, ptr %14, align 4
  %2821 = add i32 %2820, 102
  %2822 = xor i32 %2819, %2821
  store i32 %2822, ptr %281, align 4
  %2823 = load i32, ptr %281, align 4
  %2824 = load i32, ptr %12, align 4
  %2825 = mul i32 %2823, %2824
  %2826 = add i32 %2825, 899
  store i32 %2826, ptr %310, align 4
  %2827 = load i32, ptr %310, align 4
  %2828 = load i32, ptr %9, align 4
  %2829 = add i32 %2827, %2828
  store i32 %2829, ptr %12, align 4
  br label %3516

2830:                                             ; preds = %358
  %2831 = load i32, ptr %7, align 4
  %2832 = load i32, ptr %10, align 4
  %2833 = sub i32 %2831, %2832
  %2834 = add i32 %2833, 643
  store i32 %2834, ptr %85, align 4
  %2835 = load i32, ptr %85, align 4
  %2836 = load i32, ptr %9, align 4
  %2837 = add i32 %2836, 944
  %2838 = xor i32 %2835, %2837
  store i32 %2838, ptr %181, align 4
  %2839 = load i32, ptr %181, align 4
  %2840 = load i32, ptr %9, align 4
  %2841 = add i32 %2840, 266
  %2842 = xor i32 %2839, %2841
  store i32 %2842, ptr %323, align 4
  %2843 = load i32, ptr %323, align 4
  %2844 = load i32, ptr %14, align 4
  %2845 = add i32 %2843, %2844
  store i32 %2845, ptr %13, align 4
  br label %3516

2846:                                             ; preds = %358
  %2847 = load i32, ptr %8, align 4
  %2848 = load i32, ptr %10, align 4
  %2849 = mul i32 %2847, %2848
  %2850 = add i32 %2849, 180
  store i32 %2850, ptr %46, align 4
  %2851 = load i32, ptr %46, align 4
  %2852 = load i32, ptr %7, align 4
  %2853 = mul i32 %2851, %2852
  %2854 = add i32 %2853, 887
  store i32 %2854, ptr %51, align 4
  %2855 = load i32, ptr %51, align 4
  %2856 = load i32, ptr %9, align 4
  %2857 = add i32 %2856, 756
  %2858 = xor i32 %2855, %2857
  store i32 %2858, ptr %77, align 4
  %2859 = load i32, ptr %77, align 4
  %2860 = load i32, ptr %10, align 4
  %2861 = sub i32 %2859, %2860
  %2862 = add i32 %2861, 1
  store i32 %2862, ptr %113, align 4
  %2863 = load i32, ptr %113, align 4
  %2864 = load i32, ptr %10, align 4
  %2865 = sub i32 %2863, %2864
  %2866 = add i32 %2865, 870
  store i32 %2866, ptr %250, align 4
  %2867 = load i32, ptr %250, align 4
  %2868 = load i32, ptr %7, align 4
  %2869 = mul i32 %2867, %2868
  %2870 = add i32 %2869, 134
  store i32 %2870, ptr %319, align 4
  %2871 = load i32, ptr %319, align 4
  %2872 = load i32, ptr %11, align 4
  %2873 = add i32 %2871, %2872
  store i32 %2873, ptr %14, align 4
  br label %3516

2874:                                             ; preds = %358
  %2875 = load i32, ptr %9, align 4
  %2876 = load i32, ptr %8, align 4
  %2877 = add i32 %2876, 734
  %2878 = xor i32 %2875, %2877
  store i32 %2878, ptr %70, align 4
  %2879 = load i32, ptr %70, align 4
  %2880 = load i32, ptr %12, align 4
  %2881 = mul i32 %2879, %2880
  %2882 = add i32 %2881, 666
  store i32 %2882, ptr %93, align 4
  %2883 = load i32, ptr %93, align 4
  %2884 = load i32, ptr %8, align 4
  %2885 = add i32 %2884, 553
  %2886 = xor i32 %2883, %2885
  store i32 %2886, ptr %140, align 4
  %2887 = load i32, ptr %140, align 4
  %2888 = load i32, ptr %14, align 4
  %2889 = add i32 %2888, 197
  %2890 = xor i32 %2887, %2889
  store i32 %2890, ptr %185, align 4
  %2891 = load i32, ptr %185, align 4
  %2892 = load i32, ptr %14, align 4
  %2893 = sub i32 %2891, %2892
  %2894 = add i32 %2893, 470
  store i32 %2894, ptr %204, align 4
  %2895 = load i32, ptr %204, align 4
  %2896 = load i32, ptr %9, align 4
  %2897 = add i32 %2895, %2896
  %2898 = add i32 %2897, 740
  store i32 %2898, ptr %258, align 4
  %2899 = load i32, ptr %258, align 4
  %2900 = load i32, ptr %8, align 4
  %2901 = sub i32 %2899, %2900
  %2902 = add i32 %2901, 957
  store i32 %2902, ptr %308, align 4
  %2903 = load i32, ptr %308, align 4
  %2904 = load i32, ptr %8, align 4
  %2905 = add i32 %2904, 107
  %2906 = xor i32 %2903, %2905
  store i32 %2906, ptr %328, align 4
  %2907 = load i32, ptr %328, align 4
  %2908 = load i32, ptr %11, align 4
  %2909 = add i32 %2907, %2908
  %2910 = add i32 %2909, 438
  store i32 %2910, ptr %336, align 4
  %2911 = load i32, ptr %336, align 4
  %2912 = load i32, ptr %10, align 4
  %2913 = add i32 %2911, %2912
  store i32 %2913, ptr %14, align 4
  %2914 = load i32, ptr %9, align 4
  %2915 = and i32 %2914, 1
  %2916 = load i32, ptr %6, align 4
  %2917 = add i32 %2916, %2915
  store i32 %2917, ptr %6, align 4
  br label %3516

2918:                                             ; preds = %358
  %2919 = load i32, ptr %10, align 4
  %2920 = load i32, ptr %14, align 4
  %2921 = add i32 %2920, 440
  %2922 = xor i32 %2919, %2921
  store i32 %2922, ptr %47, align 4
  %2923 = load i32, ptr %47, align 4
  %2924 = load i32, ptr %8, align 4
  %2925 = mul i32 %2923, %2924
  %2926 = add i32 %2925, 405
  store i32 %2926, ptr %89, align 4
  %2927 = load i32, ptr %89, align 4
  %2928 = load i32, ptr %11, align 4
  %2929 = mul i32 %2927, %2928
  %2930 = add i32 %2929, 333
  store i32 %2930, ptr %144, align 4
  %2931 = load i32, ptr %144, align 4
  %2932 = load i32, ptr %14, align 4
  %2933 = add i32 %2932, 8
  %2934 = xor i32 %2931, %2933
  store i32 %2934, ptr %193, align 4
  %2935 = load i32, ptr %193, align 4
  %2936 = load i32, ptr %7, align 4
  %2937 = add i32 %2936, 686
  %2938 = xor i32 %2935, %2937
  store i32 %2938, ptr %286, align 4
  %2939 = load i32, ptr %286, align 4
  %2940 = load i32, ptr %12, align 4
  %2941 = sub i32 %2939, %2940
  %2942 = add i32 %2941, 941
  store i32 %2942, ptr %291, align 4
  %2943 = load i32, ptr %291, align 4
  %2944 = load i32, ptr %14, align 4
  %2945 = add i32 %2943, %2944
  %2946 = add i32 %2945, 640
  store i32 %2946, ptr %341, align 4
  %2947 = load i32, ptr %341, align 4
  %2948 = load i32, ptr %10, align 4
  %2949 = mul i32 %2947, %2948
  %2950 = add i32 %2949, 477
  store i32 %2950, ptr %353, align 4
  %2951 = load i32, ptr %353, align 4
  %2952 = load i32, ptr %14, align 4
  %2953 = add i32 %2951, %2952
  store i32 %2953, ptr %8, align 4
  br label %3516

2954:                                             ; preds = %358
  %2955 = load i32, ptr %11, align 4
  %2956 = load i32, ptr %12, align 4
  %2957 = add i32 %2956, 816
  %2958 = xor i32 %2955, %2957
  store i32 %2958, ptr %74, align 4
  %2959 = load i32, ptr %74, align 4
  %2960 = load i32, ptr %13, align 4
  %2961 = mul i32 %2959, %2960
  %2962 = add i32 %2961, 219
  store i32 %2962, ptr %116, align 4
  %2963 = load i32, ptr %116, align 4
  %2964 = load i32, ptr %12, align 4
  %2965 = add i32 %2964, 822
  %2966 = xor i32 %2963, %2965
  store i32 %2966, ptr %142, align 4
  %2967 = load i32, ptr %142, align 4
  %2968 = load i32, ptr %10, align 4
  %2969 = sub i32 %2967, %2968
  %2970 = add i32 %2969, 941
  store i32 %2970, ptr %159, align 4
  %2971 = load i32, ptr %159, align 4
  %2972 = load i32, ptr %14, align 4
  %2973 = add i32 %2972, 542
  %2974 = xor i32 %2971, %2973
  store i32 %2974, ptr %251, align 4
  %2975 = load i32, ptr %251, align 4
  %2976 = load i32, ptr %12, align 4
  %2977 = add i32 %2975, %2976
  %2978 = add i32 %2977, 655
  store i32 %2978, ptr %264, align 4
  %2979 = load i32, ptr %264, align 4
  %2980 = load i32, ptr %11, align 4
  %2981 = mul i32 %2979, %2980
  %2982 = add i32 %2981, 144
  store i32 %2982, ptr %317, align 4
  %2983 = load i32, ptr %317, align 4
  %2984 = load i32, ptr %12, align 4
  %2985 = sub i32 %2983, %2984
  %2986 = add i32 %2985, 271
  store i32 %2986, ptr %325, align 4
  %2987 = load i32, ptr %325, align 4
  %2988 = load i32, ptr %12, align 4
  %2989 = add i32 %2987, %2988
  store i32 %2989, ptr %12, align 4
  br label %3516

2990:                                             ; preds = %358
  %2991 = load i32, ptr %12, align 4
  %2992 = load i32, ptr %7, align 4
  %2993 = add i32 %2992, 384
  %2994 = xor i32 %2991, %2993
  store i32 %2994, ptr %19, align 4
  %2995 = load i32, ptr %19, align 4
  %2996 = load i32, ptr %13, align 4
  %2997 = add i32 %2996, 591
  %2998 = xor i32 %2995, %2997
  store i32 %2998, ptr %28, align 4
  %2999 = load i32, ptr %28, align 4
  %3000 = load i32, ptr %9, align 4
  %3001 = sub i32 %2999, %3000
  %3002 = add i32 %3001, 12
  store i32 %3002, ptr %53, align 4
  %3003 = load i32, ptr %53, align 4
  %3004 = load i32, ptr %12, align 4
  %3005 = sub i32 %3003, %3004
  %3006 = add i32 %3005, 128
  store i32 %3006, ptr %122, align 4
  %3007 = load i32, ptr %122, align 4
  %3008 = load i32, ptr %12, align 4
  %3009 = add i32 %3008, 426
  %3010 = xor i32 %3007, %3009
  store i32 %3010, ptr %148, align 4
  %3011 = load i32, ptr %148, align 4
  %3012 = load i32, ptr %12, align 4
  %3013 = add i32 %3012, 903
  %3014 = xor i32 %3011, %3013
  store i32 %3014, ptr %160, align 4
  %3015 = load i32, ptr %160, align 4
  %3016 = load i32, ptr %10, align 4
  %3017 = mul i32 %3015, %3016
  %3018 = add i32 %3017, 250
  store i32 %3018, ptr %194, align 4
  %3019 = load i32, ptr %194, align 4
  %3020 = load i32, ptr %14, align 4
  %3021 = sub i32 %3019, %3020
  %3022 = add i32 %3021, 135
  store i32 %3022, ptr %256, align 4
  %3023 = load i32, ptr %256, align 4
  %3024 = load i32, ptr %13, align 4
  %3025 = add i32 %3024, 691
  %3026 = xor i32 %3023, %3025
  store i32 %3026, ptr %351, align 4
  %3027 = load i32, ptr %351, align 4
  %3028 = load i32, ptr %9, align 4
  %3029 = add i32 %3027, %3028
  store i32 %3029, ptr %8, align 4
  br label %3516

3030:                                             ; preds = %358
  %3031 = load i32, ptr %13, align 4
  %3032 = load i32, ptr %13, align 4
  %3033 = sub i32 %3031, %3032
  %3034 = add i32 %3033, 937
  store i32 %3034, ptr %41, align 4
  %3035 = load i32, ptr %41, align 4
  %3036 = load i32, ptr %8, align 4
  %3037 = add i32 %3035, %3036
  %3038 = add i32 %3037, 281
  store i32 %3038, ptr %77, align 4
  %3039 = load i32, ptr %77, align 4
  %3040 = load i32, ptr %9, align 4
  %3041 = sub i32 %3039, %3040
  %3042 = add i32 %3041, 890
  store i32 %3042, ptr %83, align 4
  %3043 = load i32, ptr %83, align 4
  %3044 = load i32, ptr %10, align 4
  %3045 = mul i32 %3043, %3044
  %3046 = add i32 %3045, 708
  store i32 %3046, ptr %94, align 4
  %3047 = load i32, ptr %94, align 4
  %3048 = load i32, ptr %14, align 4
  %3049 = add i32 %3047, %3048
  %3050 = add i32 %3049, 770
  store i32 %3050, ptr %103, align 4
  %3051 = load i32, ptr %103, align 4
  %3052 = load i32, ptr %9, align 4
  %3053 = sub i32 %3051, %3052
  %3054 = add i32 %3053, 529
  store i32 %3054, ptr %110, align 4
  %3055 = load i32, ptr %110, align 4
  %3056 = load i32, ptr %13, align 4
  %3057 = sub i32 %3055, %3056
  %3058 = add i32 %3057, 981
  store i32 %3058, ptr %111, align 4
  %3059 = load i32, ptr %111, align 4
  %3060 = load i32, ptr %9, align 4
  %3061 = add i32 %3059, %3060
  %3062 = add i32 %3061, 288
  store i32 %3062, ptr %158, align 4
  %3063 = load i32, ptr %158, align 4
  %3064 = load i32, ptr %14, align 4
  %3065 = sub i32 %3063, %3064
  %3066 = add i32 %3065, 83
  store i32 %3066, ptr %183, align 4
  %3067 = load i32, ptr %183, align 4
  %3068 = load i32, ptr %9, align 4
  %3069 = add i32 %3067, %3068
  %3070 = add i32 %3069, 593
  store i32 %3070, ptr %219, align 4
  %3071 = load i32, ptr %219, align 4
  %3072 = load i32, ptr %8, align 4
  %3073 = add i32 %3071, %3072
  %3074 = add i32 %3073, 18
  store i32 %3074, ptr %240, align 4
  %3075 = load i32, ptr %240, align 4
  %3076 = load i32, ptr %12, align 4
  %3077 = add i32 %3075, %3076
  %3078 = add i32 %3077, 611
  store i32 %3078, ptr %343, align 4
  %3079 = load i32, ptr %343, align 4
  %3080 = load i32, ptr %14, align 4
  %3081 = add i32 %3079, %3080
  store i32 %3081, ptr %13, align 4
  br label %3516

3082:                                             ; preds = %358
  %3083 = load i32, ptr %14, align 4
  %3084 = load i32, ptr %12, align 4
  %3085 = sub i32 %3083, %3084
  %3086 = add i32 %3085, 407
  store i32 %3086, ptr %80, align 4
  %3087 = load i32, ptr %80, align 4
  %3088 = load i32, ptr %7, align 4
  %3089 = mul i32 %3087, %3088
  %3090 = add i32 %3089, 829
  store i32 %3090, ptr %136, align 4
  %3091 = load i32, ptr %136, align 4
  %3092 = load i32, ptr %8, align 4
  %3093 = sub i32 %3091, %3092
  %3094 = add i32 %3093, 170
  store i32 %3094, ptr %181, align 4
  %3095 = load i32, ptr %181, align 4
  %3096 = load i32, ptr %13, align 4
  %3097 = add i32 %3096, 801
  %3098 = xor i32 %3095, %3097
  store i32 %3098, ptr %272, align 4
  %3099 = load i32, ptr %272, align 4
  %3100 = load i32, ptr %7, align 4
  %3101 = sub i32 %3099, %3100
  %3102 = add i32 %3101, 769
  store i32 %3102, ptr %278, align 4
  %3103 = load i32, ptr %278, align 4
  %3104 = load i32, ptr %9, align 4
  %3105 = add i32 %3104, 582
  %3106 = xor i32 %3103, %3105
  store i32 %3106, ptr %283, align 4
  %3107 = load i32, ptr %283, align 4
  %3108 = load i32, ptr %10, align 4
  %3109 = add i32 %3107, %3108
  %3110 = add i32 %3109, 264
  store i32 %3110, ptr %325, align 4
  %3111 = load i32, ptr %325, align 4
  %3112 = load i32, ptr %11, align 4
  %3113 = add i32 %3111, %3112
  store i32 %3113, ptr %9, align 4
  br label %3516

3114:                                             ; preds = %358
  %3115 = load i32, ptr %7, align 4
  %3116 = load i32, ptr %11, align 4
  %3117 = mul i32 %3115, %3116
  %3118 = add i32 %3117, 63
  store i32 %3118, ptr %65, align 4
  %3119 = load i32, ptr %65, align 4
  %3120 = load i32, ptr %9, align 4
  %3121 = mul i32 %3119, %3120
  %3122 = add i32 %3121, 132
  store i32 %3122, ptr %115, align 4
  %3123 = load i32, ptr %115, align 4
  %3124 = load i32, ptr %9, align 4
  %3125 = sub i32 %3123, %3124
  %3126 = add i32 %3125, 908
  store i32 %3126, ptr %118, align 4
  %3127 = load i32, ptr %118, align 4
  %3128 = load i32, ptr %10, align 4
  %3129 = sub i32 %3127, %3128
  %3130 = add i32 %3129, 585
  store i32 %3130, ptr %123, align 4
  %3131 = load i32, ptr %123, align 4
  %3132 = load i32, ptr %14, align 4
  %3133 = add i32 %3132, 721
  %3134 = xor i32 %3131, %3133
  store i32 %3134, ptr %180, align 4
  %3135 = load i32, ptr %180, align 4
  %3136 = load i32, ptr %10, align 4
  %3137 = add i32 %3136, 946
  %3138 = xor i32 %3135, %3137
  store i32 %3138, ptr %241, align 4
  %3139 = load i32, ptr %241, align 4
  %3140 = load i32, ptr %14, align 4
  %3141 = mul i32 %3139, %3140
  %3142 = add i32 %3141, 515
  store i32 %3142, ptr %350, align 4
  %3143 = load i32, ptr %350, align 4
  %3144 = load i32, ptr %10, align 4
  %3145 = add i32 %3143, %3144
  store i32 %3145, ptr %9, align 4
  br label %3516

3146:                                             ; preds = %358
  %3147 = load i32, ptr %8, align 4
  %3148 = load i32, ptr %9, align 4
  %3149 = add i32 %3148, 743
  %3150 = xor i32 %3147, %3149
  store i32 %3150, ptr %174, align 4
  %3151 = load i32, ptr %174, align 4
  %3152 = load i32, ptr %10, align 4
  %3153 = sub i32 %3151, %3152
  %3154 = add i32 %3153, 918
  store i32 %3154, ptr %189, align 4
  %3155 = load i32, ptr %189, align 4
  %3156 = load i32, ptr %13, align 4
  %3157 = sub i32 %3155, %3156
  %3158 = add i32 %3157, 539
  store i32 %3158, ptr %257, align 4
  %3159 = load i32, ptr %257, align 4
  %3160 = load i32, ptr %7, align 4
  %3161 = add i32 %3160, 903
  %3162 = xor i32 %3159, %3161
  store i32 %3162, ptr %267, align 4
  %3163 = load i32, ptr %267, align 4
  %3164 = load i32, ptr %11, align 4
  %3165 = add i32 %3164, 503
  %3166 = xor i32 %3163, %3165
  store i32 %3166, ptr %274, align 4
  %3167 = load i32, ptr %274, align 4
  %3168 = load i32, ptr %7, align 4
  %3169 = mul i32 %3167, %3168
  %3170 = add i32 %3169, 645
  store i32 %3170, ptr %303, align 4
  %3171 = load i32, ptr %303, align 4
  %3172 = load i32, ptr %11, align 4
  %3173 = add i32 %3171, %3172
  store i32 %3173, ptr %11, align 4
  %3174 = load i32, ptr %8, align 4
  %3175 = and i32 %3174, 1
  %3176 = load i32, ptr %6, align 4
  %3177 = add i32 %3176, %3175
  store i32 %3177, ptr %6, align 4
  br label %3516

3178:                                             ; preds = %358
  %3179 = load i32, ptr %9, align 4
  %3180 = load i32, ptr %11, align 4
  %3181 = mul i32 %3179, %3180
  %3182 = add i32 %3181, 925
  store i32 %3182, ptr %113, align 4
  %3183 = load i32, ptr %113, align 4
  %3184 = load i32, ptr %7, align 4
  %3185 = add i32 %3183, %3184
  %3186 = add i32 %3185, 742
  store i32 %3186, ptr %160, align 4
  %3187 = load i32, ptr %160, align 4
  %3188 = load i32, ptr %10, align 4
  %3189 = add i32 %3187, %3188
  %3190 = add i32 %3189, 202
  store i32 %3190, ptr %324, align 4
  %3191 = load i32, ptr %324, align 4
  %3192 = load i32, ptr %14, align 4
  %3193 = add i32 %3192, 914
  %3194 = xor i32 %3191, %3193
  store i32 %3194, ptr %331, align 4
  %3195 = load i32, ptr %331, align 4
  %3196 = load i32, ptr %10, align 4
  %3197 = add i32 %3195, %3196
  store i32 %3197, ptr %11, align 4
  br label %3516

3198:                                             ; preds = %358
  %3199 = load i32, ptr %10, align 4
  %3200 = load i32, ptr %10, align 4
  %3201 = add i32 %3200, 201
  %3202 = xor i32 %3199, %3201
  store i32 %3202, ptr %34, align 4
  %3203 = load i32, ptr %34, align 4
  %3204 = load i32, ptr %9, align 4
  %3205 = sub i32 %3203, %3204
  %3206 = add i32 %3205, 414
  store i32 %3206, ptr %48, align 4
  %3207 = load i32, ptr %48, align 4
  %3208 = load i32, ptr %7, align 4
  %3209 = mul i32 %3207, %3208
  %3210 = add i32 %3209, 358
  store i32 %3210, ptr %79, align 4
  %3211 = load i32, ptr %79, align 4
  %3212 = load i32, ptr %8, align 4
  %3213 = add i32 %3212, 660
  %3214 = xor i32 %3211, %3213
  store i32 %3214, ptr %106, align 4
  %3215 = load i32, ptr %106, align 4
  %3216 = load i32, ptr %12, align 4
  %3217 = add i32 %3216, 715
  %3218 = xor i32 %3215, %3217
  store i32 %3218, ptr %145, align 4
  %3219 = load i32, ptr %145, align 4
  %3220 = load i32, ptr %9, align 4
  %3221 = mul i32 %3219, %3220
  %3222 = add i32 %3221, 427
  store i32 %3222, ptr %205, align 4
  %3223 = load i32, ptr %205, align 4
  %3224 = load i32, ptr %7, align 4
  %3225 = add i32 %3224, 470
  %3226 = xor i32 %3223, %3225
  store i32 %3226, ptr %320, align 4
  %3227 = load i32, ptr %320, align 4
  %3228 = load i32, ptr %10, align 4
  %3229 = sub i32 %3227, %3228
  %3230 = add i32 %3229, 416
  store i32 %3230, ptr %327, align 4
  %3231 = load i32, ptr %327, align 4
  %3232 = load i32, ptr %8, align 4
  %3233 = add i32 %3231, %3232
  store i32 %3233, ptr %8, align 4
  br label %3516

3234:                                             ; preds = %358
  %3235 = load i32, ptr %11, align 4
  %3236 = load i32, ptr %10, align 4
  %3237 = add i32 %3236, 705
  %3238 = xor i32 %3235, %3237
  store i32 %3238, ptr %35, align 4
  %3239 = load i32, ptr %35, align 4
  %3240 = load i32, ptr %13, align 4
  %3241 = add i32 %3240, 215
  %3242 = xor i32 %3239, %3241
  store i32 %3242, ptr %58, align 4
  %3243 = load i32, ptr %58, align 4
  %3244 = load i32, ptr %13, align 4
  %3245 = mul i32 %3243, %3244
  %3246 = add i32 %3245, 993
  store i32 %3246, ptr %60, align 4
  %3247 = load i32, ptr %60, align 4
  %3248 = load i32, ptr %9, align 4
  %3249 = mul i32 %3247, %3248
  %3250 = add i32 %3249, 185
  store i32 %3250, ptr %127, align 4
  %3251 = load i32, ptr %127, align 4
  %3252 = load i32, ptr %12, align 4
  %3253 = mul i32 %3251, %3252
  %3254 = add i32 %3253, 10
  store i32 %3254, ptr %150, align 4
  %3255 = load i32, ptr %150, align 4
  %3256 = load i32, ptr %11, align 4
  %3257 = sub i32 %3255, %3256
  %3258 = add i32 %3257, 718
  store i32 %3258, ptr %178, align 4
  %3259 = load i32, ptr %178, align 4
  %3260 = load i32, ptr %13, align 4
  %3261 = sub i32 %3259, %3260
  %3262 = add i32 %3261, 599
  store i32 %3262, ptr %191, align 4
  %3263 = load i32, ptr %191, align 4
  %3264 = load i32, ptr %7, align 4
  %3265 = add i32 %3263, %3264
  %3266 = add i32 %3265, 544
  store i32 %3266, ptr %254, align 4
  %3267 = load i32, ptr %254, align 4
  %3268 = load i32, ptr %11, align 4
  %3269 = sub i32 %3267, %3268
  %3270 = add i32 %3269, 336
  store i32 %3270, ptr %296, align 4
  %3271 = load i32, ptr %296, align 4
  %3272 = load i32, ptr %8, align 4
  %3273 = add i32 %3271, %3272
  %3274 = add i32 %3273, 149
  store i32 %3274, ptr %299, align 4
  %3275 = load i32, ptr %299, align 4
  %3276 = load i32, ptr %14, align 4
  %3277 = sub i32 %3275, %3276
  %3278 = add i32 %3277, 944
  store i32 %3278, ptr %353, align 4
  %3279 = load i32, ptr %353, align 4
  %3280 = load i32, ptr %10, align 4
  %3281 = add i32 %3279, %3280
  store i32 %3281, ptr %11, align 4
  br label %3516

3282:                                             ; preds = %358
  %3283 = load i32, ptr %12, align 4
  %3284 = load i32, ptr %7, align 4
  %3285 = add i32 %3283, %3284
  %3286 = add i32 %3285, 445
  store i32 %3286, ptr %34, align 4
  %3287 = load i32, ptr %34, align 4
  %3288 = load i32, ptr %10, align 4
  %3289 = add i32 %3288, 515
  %3290 = xor i32 %3287, %3289
  store i32 %3290, ptr %291, align 4
  %3291 = load i32, ptr %291, align 4
  %3292 = load i32, ptr %12, align 4
  %3293 = add i32 %3292, 775
  %3294 = xor i32 %3291, %3293
  store i32 %3294, ptr %335, align 4
  %3295 = load i32, ptr %335, align 4
  %3296 = load i32, ptr %7, align 4
  %3297 = add i32 %3295, %3296
  store i32 %3297, ptr %8, align 4
  br label %3516

3298:                                             ; preds = %358
  %3299 = load i32, ptr %13, align 4
  %3300 = load i32, ptr %8, align 4
  %3301 = add i32 %3299, %3300
  %3302 = add i32 %3301, 997
  store i32 %3302, ptr %51, align 4
  %3303 = load i32, ptr %51, align 4
  %3304 = load i32, ptr %12, align 4
  %3305 = add i32 %3303, %3304
  %3306 = add i32 %3305, 914
  store i32 %3306, ptr %92, align 4
  %3307 = load i32, ptr %92, align 4
  %3308 = load i32, ptr %13, align 4
  %3309 = sub i32 %3307, %3308
  %3310 = add i32 %3309, 305
  store i32 %3310, ptr %106, align 4
  %3311 = load i32, ptr %106, align 4
  %3312 = load i32, ptr %7, align 4
  %3313 = add i32 %3311, %3312
  %3314 = add i32 %3313, 439
  store i32 %3314, ptr %122, align 4
  %3315 = load i32, ptr %122, align 4
  %3316 = load i32, ptr %7, align 4
  %3317 = sub i32 %3315, %3316
  %3318 = add i32 %3317, 636
  store i32 %3318, ptr %143, align 4
  %3319 = load i32, ptr %143, align 4
  %3320 = load i32, ptr %7, align 4
  %3321 = add i32 %3319, %3320
  %3322 = add i32 %3321, 305
  store i32 %3322, ptr %167, align 4
  %3323 = load i32, ptr %167, align 4
  %3324 = load i32, ptr %9, align 4
  %3325 = sub i32 %3323, %3324
  %3326 = add i32 %3325, 944
  store i32 %3326, ptr %201, align 4
  %3327 = load i32, ptr %201, align 4
  %3328 = load i32, ptr %12, align 4
  %3329 = mul i32 %3327, %3328
  %3330 = add i32 %3329, 970
  store i32 %3330, ptr %322, align 4
  %3331 = load i32, ptr %322, align 4
  %3332 = load i32, ptr %12, align 4
  %3333 = sub i32 %3331, %3332
  %3334 = add i32 %3333, 120
  store i32 %3334, ptr %335, align 4
  %3335 = load i32, ptr %335, align 4
  %3336 = load i32, ptr %12, align 4
  %3337 = add i32 %3336, 160
  %3338 = xor i32 %3335, %3337
  store i32 %3338, ptr %341, align 4
  %3339 = load i32, ptr %341, align 4
  %3340 = load i32, ptr %10, align 4
  %3341 = add i32 %3339, %3340
  store i32 %3341, ptr %13, align 4
  br label %3516

3342:                                             ; preds = %358
  %3343 = load i32, ptr %14, align 4
  %3344 = load i32, ptr %14, align 4
  %3345 = add i32 %3344, 262
  %3346 = xor i32 %3343, %3345
  store i32 %3346, ptr %23, align 4
  %3347 = load i32, ptr %23, align 4
  %3348 = load i32, ptr %14, align 4
  %3349 = sub i32 %3347, %3348
  %3350 = add i32 %3349, 490
  store i32 %3350, ptr %44, align 4
  %3351 = load i32, ptr %44, align 4
  %3352 = load i32, ptr %11, align 4
  %3353 = mul i32 %3351, %3352
  %3354 = add i32 %3353, 705
  store i32 %3354, ptr %96, align 4
  %3355 = load i32, ptr %96, align 4
  %3356 = load i32, ptr %11, align 4
  %3357 = sub i32 %3355, %3356
  %3358 = add i32 %3357, 830
  store i32 %3358, ptr %133, align 4
  %3359 = load i32, ptr %133, align 4
  %3360 = load i32, ptr %10, align 4
  %3361 = sub i32 %3359, %3360
  %3362 = add i32 %3361, 780
  store i32 %3362, ptr %171, align 4
  %3363 = load i32, ptr %171, align 4
  %3364 = load i32, ptr %10, align 4
  %3365 = sub i32 %3363, %3364
  %3366 = add i32 %3365, 826
  store i32 %3366, ptr %175, align 4
  %3367 = load i32, ptr %175, align 4
  %3368 = load i32, ptr %10, align 4
  %3369 = mul i32 %3367, %3368
  %3370 = add i32 %3369, 496
  store i32 %3370, ptr %182, align 4
  %3371 = load i32, ptr %182, align 4
  %3372 = load i32, ptr %11, align 4
  %3373 = add i32 %3371, %3372
  %3374 = add i32 %3373, 369
  store i32 %3374, ptr %199, align 4
  %3375 = load i32, ptr %199, align 4
  %3376 = load i32, ptr %12, align 4
  %3377 = mul i32 %3375, %3376
  %3378 = add i32 %3377, 649
  store i32 %3378, ptr %213, align 4
  %3379 = load i32, ptr %213, align 4
  %3380 = load i32, ptr %13, align 4
  %3381 = mul i32 %3379, %3380
  %3382 = add i32 %3381, 808
  store i32 %3382, ptr %230, align 4
  %3383 = load i32, ptr %230, align 4
  %3384 = load i32, ptr %13, align 4
  %3385 = sub i32 %3383, %3384
  %3386 = add i32 %3385, 569
  store i32 %3386, ptr %255, align 4
  %3387 = load i32, ptr %255, align 4
  %3388 = load i32, ptr %12, align 4
  %3389 = sub i32 %3387, %3388
  %3390 = add i32 %3389, 910
  store i32 %3390, ptr %290, align 4
  %3391 = load i32, ptr %290, align 4
  %3392 = load i32, ptr %14, align 4
  %3393 = add i32 %3392, 674
  %3394 = xor i32 %3391, %3393
  store i32 %3394, ptr %310, align 4
  %3395 = load i32, ptr %310, align 4
  %3396 = load i32, ptr %12, align 4
  %3397 = mul i32 %3395, %3396
  %3398 = add i32 %3397, 15
  store i32 %3398, ptr %320, align 4
  %3399 = load i32, ptr %320, align 4
  %3400 = load i32, ptr %9, align 4
  %3401 = add i32 %3399, %3400
  %3402 = add i32 %3401, 285
  store i32 %3402, ptr %346, align 4
  %3403 = load i32, ptr %346, align 4
  %3404 = load i32, ptr %13, align 4
  %3405 = add i32 %3403, %3404
  store i32 %3405, ptr %14, align 4
  br label %3516

3406:                                             ; preds = %358
  %3407 = load i32, ptr %7, align 4
  %3408 = load i32, ptr %11, align 4
  %3409 = add i32 %3407, %3408
  %3410 = add i32 %3409, 200
  store i32 %3410, ptr %29, align 4
  %3411 = load i32, ptr %29, align 4
  %3412 = load i32, ptr %9, align 4
  %3413 = add i32 %3411, %3412
  %3414 = add i32 %3413, 801
  store i32 %3414, ptr %65, align 4
  %3415 = load i32, ptr %65, align 4
  %3416 = load i32, ptr %13, align 4
  %3417 = add i32 %3416, 811
  %3418 = xor i32 %3415, %3417
  store i32 %3418, ptr %98, align 4
  %3419 = load i32, ptr %98, align 4
  %3420 = load i32, ptr %12, align 4
  %3421 = add i32 %3420, 324
  %3422 = xor i32 %3419, %3421
  store i32 %3422, ptr %123, align 4
  %3423 = load i32, ptr %123, align 4
  %3424 = load i32, ptr %14, align 4
  %3425 = add i32 %3424, 930
  %3426 = xor i32 %3423, %3425
  store i32 %3426, ptr %151, align 4
  %3427 = load i32, ptr %151, align 4
  %3428 = load i32, ptr %10, align 4
  %3429 = mul i32 %3427, %3428
  %3430 = add i32 %3429, 703
  store i32 %3430, ptr %258, align 4
  %3431 = load i32, ptr %258, align 4
  %3432 = load i32, ptr %12, align 4
  %3433 = add i32 %3432, 608
  %3434 = xor i32 %3431, %3433
  store i32 %3434, ptr %292, align 4
  %3435 = load i32, ptr %292, align 4
  %3436 = load i32, ptr %7, align 4
  %3437 = add i32 %3435, %3436
  %3438 = add i32 %3437, 542
  store i32 %3438, ptr %348, align 4
  %3439 = load i32, ptr %348, align 4
  %3440 = load i32, ptr %13, align 4
  %3441 = mul i32 %3439, %3440
  %3442 = add i32 %3441, 338
  store i32 %3442, ptr %350, align 4
  %3443 = load i32, ptr %350, align 4
  %3444 = load i32, ptr %14, align 4
  %3445 = add i32 %3443, %3444
  store i32 %3445, ptr %7, align 4
  %3446 = load i32, ptr %7, align 4
  %3447 = and i32 %3446, 1
  %3448 = load i32, ptr %6, align 4
  %3449 = add i32 %3448, %3447
  store i32 %3449, ptr %6, align 4
  br label %3516

3450:                                             ; preds = %358
  %3451 = load i32, ptr %8, align 4
  %3452 = load i32, ptr %10, align 4
  %3453 = add i32 %3451, %3452
  %3454 = add i32 %3453, 651
  store i32 %3454, ptr %94, align 4
  %3455 = load i32, ptr %94, align 4
  %3456 = load i32, ptr %8, align 4
  %3457 = mul i32 %3455, %3456
  %3458 = add i32 %3457, 764
  store i32 %3458, ptr %248, align 4
  %3459 = load i32, ptr %248, align 4
  %3460 = load i32, ptr %12, align 4
  %3461 = add i32 %3459, %3460
  store i32 %3461, ptr %12, align 4
  br label %3516

3462:                                             ; preds = %358
  %3463 = load i32, ptr %9, align 4
  %3464 = load i32, ptr %8, align 4
  %3465 = add i32 %3464, 889
  %3466 = xor i32 %3463, %3465
  store i32 %3466, ptr %140, align 4
  %3467 = load i32, ptr %140, align 4
  %3468 = load i32, ptr %9, align 4
  %3469 = mul i32 %3467, %3468
  %3470 = add i32 %3469, 543
  store i32 %3470, ptr %156, align 4
  %3471 = load i32, ptr %156, align 4
  %3472 = load i32, ptr %14, align 4
  %3473 = add i32 %3472, 654
  %3474 = xor i32 %3471, %3473
  store i32 %3474, ptr %203, align 4
  %3475 = load i32, ptr %203, align 4
  %3476 = load i32, ptr %14, align 4
  %3477 = add i32 %3475, %3476
  %3478 = add i32 %3477, 518
  store i32 %3478, ptr %236, align 4
  %3479 = load i32, ptr %236, align 4
  %3480 = load i32, ptr %12, align 4
  %3481 = add i32 %3479, %3480
  store i32 %3481, ptr %10, align 4
  br label %3516

3482:                                             ; preds = %358
  %3483 = load i32, ptr %10, align 4
  %3484 = load i32, ptr %7, align 4
  %3485 = add i32 %3483, %3484
  %3486 = add i32 %3485, 200
  store i32 %3486, ptr %15, align 4
  %3487 = load i32, ptr %15, align 4
  %3488 = load i32, ptr %9, align 4
  %3489 = add i32 %3487, %3488
  %3490 = add i32 %3489, 481
  store i32 %3490, ptr %61, align 4
  %3491 = load i32, ptr %61, align 4
  %3492 = load i32, ptr %13, align 4
  %3493 = add i32 %3491, %3492
  %3494 = add i32 %3493, 449
  store i32 %3494, ptr %82, align 4
  %3495 = load i32, ptr %82, align 4
  %3496 = load i32, ptr %12, align 4
  %3497 = add i32 %3495, %3496
  %3498 = add i32 %3497, 590
  store i32 %3498, ptr %96, align 4
  %3499 = load i32, ptr %96, align 4
  %3500 = load i32, ptr %10, align 4
  %3501 = add i32 %3500, 595
  %3502 = xor i32 %3499, %3501
  store i32 %3502, ptr %151, align 4
  %3503 = load i32, ptr %151, align 4
  %3504 = load i32, ptr %9, align 4
  %3505 = sub i32 %3503, %3504
  %3506 = add i32 %3505, 199
  store i32 %3506, ptr %216, align 4
  %3507 = load i32, ptr %216, align 4
  %3508 = load i32, ptr %13, align 4
  %3509 = add i32 %3508, 631
  %3510 = xor i32 %3507, %3509
  store i32 %3510, ptr %275, align 4
  %3511 = load i32, ptr %275, align 4
  %3512 = load i32, ptr %9, align 4
  %3513 = add i32 %3511, %3512
  store i32 %3513, ptr %13, align 4
  br label %3516

3514:                                             ; preds = %358
  %3515 = load i32, ptr %7, align 4
  store i32 %3515, ptr %3, align 4
  br label %3533

3516:                                             ; preds = %3482, %3462, %3450, %3406, %3342, %3298, %3282, %3234, %3198, %3178, %3146, %3114, %3082, %3030, %2990, %2954, %2918, %2874, %2846, %2830, %2786, %2754, %2690, %2634, %2590, %2562, %2526, %2502, %2470, %2434, %2390, %2350, %2330, %2306, %2274, %2226, %2190, %2150, %2090, %2038, %2006, %1982, %1950, %1914, %1866, %1826, %1762, %1718, %1682, %1654, %1630, %1606, %1550, %1506, %1486, %1458, %1442, %1406, %1362, %1342, %1294, %1266, %1218, %1166, %1134, %1086, %1038, %994, %954, %926, %878, %842, %806, %770, %734, %694, %654, %610, %582, %522, %478, %434, %394, %366
  br label %354, !llvm.loop !8

3517:                                             ; preds = %354
  %3518 = load i32, ptr %7, align 4
  %3519 = load i32, ptr %8, align 4
  %3520 = xor i32 %3518, %3519
  %3521 = load i32, ptr %9, align 4
  %3522 = xor i32 %3520, %3521
  %3523 = load i32, ptr %10, align 4
  %3524 = xor i32 %3522, %3523
  %3525 = load i32, ptr %11, align 4
  %3526 = xor i32 %3524, %3525
  %3527 = load i32, ptr %12, align 4
  %3528 = xor i32 %3526, %3527
  %3529 = load i32, ptr %13, align 4
  %3530 = xor i32 %3528, %3529
  %3531 = load i32, ptr %14, align 4
  %3532 = xor i32 %3530, %3531
  store i32 %3532, ptr %3, align 4
  br label %3533

3533:                                             ; preds = %3517, %3514
  %3534 = load i32, ptr %3, align 4
  ret i32 %3534
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

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
!8 = distinct !{!8, !7}
