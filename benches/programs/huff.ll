source_filename = "huff.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [33 x i8] c"ABCDEFGHIJKLMNOPQRSTUVWXYZ012345\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"%zu\0A\00", align 1
@seed = internal global i32 12345, align 4

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i64 3000000, ptr %2, align 8
  %7 = load i64, ptr %2, align 8
  %8 = call noalias ptr @malloc(i64 noundef %7) #5
  store ptr %8, ptr %3, align 8
  store i64 0, ptr %4, align 8
  br label %9

9:                                                ; preds = %27, %0
  %10 = load i64, ptr %4, align 8
  %11 = load i64, ptr %2, align 8
  %12 = icmp ult i64 %10, %11
  br i1 %12, label %13, label %30

13:                                               ; preds = %9
  %14 = call i32 @rnd()
  %15 = and i32 %14, 31
  %16 = call i32 @rnd()
  %17 = and i32 %16, 31
  %18 = mul i32 %15, %17
  %19 = lshr i32 %18, 5
  %20 = and i32 %19, 31
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds [33 x i8], ptr @.str, i64 0, i64 %21
  %23 = load i8, ptr %22, align 1
  %24 = load ptr, ptr %3, align 8
  %25 = load i64, ptr %4, align 8
  %26 = getelementptr inbounds i8, ptr %24, i64 %25
  store i8 %23, ptr %26, align 1
  br label %27

27:                                               ; preds = %13
  %28 = load i64, ptr %4, align 8
  %29 = add i64 %28, 1
  store i64 %29, ptr %4, align 8
  br label %9, !llvm.loop !6

30:                                               ; preds = %9
  store i64 0, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %31

31:                                               ; preds = %40, %30
  %32 = load i32, ptr %6, align 4
  %33 = icmp slt i32 %32, 4
  br i1 %33, label %34, label %43

34:                                               ; preds = %31
  %35 = load ptr, ptr %3, align 8
  %36 = load i64, ptr %2, align 8
  %37 = call i64 @compress(ptr noundef %35, i64 noundef %36)
  %38 = load i64, ptr %5, align 8
  %39 = add i64 %38, %37
  store i64 %39, ptr %5, align 8
  br label %40

40:                                               ; preds = %34
  %41 = load i32, ptr %6, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %6, align 4
  br label %31, !llvm.loop !8

43:                                               ; preds = %31
  %44 = load i64, ptr %5, align 8
  %45 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i64 noundef %44)
  ret i32 0
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @rnd() #0 {
  %1 = load i32, ptr @seed, align 4
  %2 = mul i32 %1, 1103515245
  %3 = add i32 %2, 12345
  store i32 %3, ptr @seed, align 4
  %4 = load i32, ptr @seed, align 4
  %5 = lshr i32 %4, 16
  %6 = and i32 %5, 32767
  ret i32 %6
}

; Function Attrs: noinline nounwind uwtable
define internal i64 @compress(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca [512 x i64], align 16
  %6 = alloca [256 x i64], align 16
  %7 = alloca [512 x i32], align 16
  %8 = alloca [256 x i64], align 16
  %9 = alloca [256 x i8], align 16
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca i8, align 1
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i32, align 4
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  call void @llvm.memset.p0.i64(ptr align 16 %5, i8 0, i64 4096, i1 false)
  %29 = getelementptr inbounds [256 x i64], ptr %8, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 16 %29, i8 0, i64 2048, i1 false)
  %30 = getelementptr inbounds [256 x i8], ptr %9, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 16 %30, i8 0, i64 256, i1 false)
  %31 = getelementptr inbounds [512 x i32], ptr %7, i64 0, i64 0
  call void @llvm.memset.p0.i64(ptr align 16 %31, i8 0, i64 2048, i1 false)
  %32 = load i64, ptr %4, align 8
  %33 = add i64 %32, 1
  %34 = call noalias ptr @malloc(i64 noundef %33) #5
  store ptr %34, ptr %10, align 8
  %35 = load ptr, ptr %10, align 8
  %36 = load i64, ptr %4, align 8
  %37 = add i64 %36, 1
  call void @llvm.memset.p0.i64(ptr align 1 %35, i8 0, i64 %37, i1 false)
  store i64 0, ptr %11, align 8
  br label %38

38:                                               ; preds = %51, %2
  %39 = load i64, ptr %11, align 8
  %40 = load i64, ptr %4, align 8
  %41 = icmp ult i64 %39, %40
  br i1 %41, label %42, label %54

42:                                               ; preds = %38
  %43 = load ptr, ptr %3, align 8
  %44 = load i64, ptr %11, align 8
  %45 = getelementptr inbounds i8, ptr %43, i64 %44
  %46 = load i8, ptr %45, align 1
  %47 = zext i8 %46 to i64
  %48 = getelementptr inbounds [512 x i64], ptr %5, i64 0, i64 %47
  %49 = load i64, ptr %48, align 8
  %50 = add i64 %49, 1
  store i64 %50, ptr %48, align 8
  br label %51

51:                                               ; preds = %42
  %52 = load i64, ptr %11, align 8
  %53 = add i64 %52, 1
  store i64 %53, ptr %11, align 8
  br label %38, !llvm.loop !9

54:                                               ; preds = %38
  store i32 0, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %55

55:                                               ; preds = %72, %54
  %56 = load i32, ptr %13, align 4
  %57 = icmp slt i32 %56, 256
  br i1 %57, label %58, label %75

58:                                               ; preds = %55
  %59 = load i32, ptr %13, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [512 x i64], ptr %5, i64 0, i64 %60
  %62 = load i64, ptr %61, align 8
  %63 = icmp ne i64 %62, 0
  br i1 %63, label %64, label %71

64:                                               ; preds = %58
  %65 = load i32, ptr %13, align 4
  %66 = sext i32 %65 to i64
  %67 = load i32, ptr %12, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %12, align 4
  %69 = sext i32 %67 to i64
  %70 = getelementptr inbounds [256 x i64], ptr %6, i64 0, i64 %69
  store i64 %66, ptr %70, align 8
  br label %71

71:                                               ; preds = %64, %58
  br label %72

72:                                               ; preds = %71
  %73 = load i32, ptr %13, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %13, align 4
  br label %55, !llvm.loop !10

75:                                               ; preds = %55
  %76 = load i32, ptr %12, align 4
  store i32 %76, ptr %14, align 4
  br label %77

77:                                               ; preds = %85, %75
  %78 = load i32, ptr %14, align 4
  %79 = icmp sgt i32 %78, 0
  br i1 %79, label %80, label %88

80:                                               ; preds = %77
  %81 = getelementptr inbounds [512 x i64], ptr %5, i64 0, i64 0
  %82 = getelementptr inbounds [256 x i64], ptr %6, i64 0, i64 0
  %83 = load i32, ptr %12, align 4
  %84 = load i32, ptr %14, align 4
  call void @heap_adjust(ptr noundef %81, ptr noundef %82, i32 noundef %83, i32 noundef %84)
  br label %85

85:                                               ; preds = %80
  %86 = load i32, ptr %14, align 4
  %87 = add nsw i32 %86, -1
  store i32 %87, ptr %14, align 4
  br label %77, !llvm.loop !11

88:                                               ; preds = %77
  br label %89

89:                                               ; preds = %92, %88
  %90 = load i32, ptr %12, align 4
  %91 = icmp sgt i32 %90, 1
  br i1 %91, label %92, label %136

92:                                               ; preds = %89
  %93 = load i32, ptr %12, align 4
  %94 = add nsw i32 %93, -1
  store i32 %94, ptr %12, align 4
  %95 = getelementptr inbounds [256 x i64], ptr %6, i64 0, i64 0
  %96 = load i64, ptr %95, align 16
  %97 = trunc i64 %96 to i32
  store i32 %97, ptr %15, align 4
  %98 = load i32, ptr %12, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [256 x i64], ptr %6, i64 0, i64 %99
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr inbounds [256 x i64], ptr %6, i64 0, i64 0
  store i64 %101, ptr %102, align 16
  %103 = getelementptr inbounds [512 x i64], ptr %5, i64 0, i64 0
  %104 = getelementptr inbounds [256 x i64], ptr %6, i64 0, i64 0
  %105 = load i32, ptr %12, align 4
  call void @heap_adjust(ptr noundef %103, ptr noundef %104, i32 noundef %105, i32 noundef 1)
  %106 = getelementptr inbounds [256 x i64], ptr %6, i64 0, i64 0
  %107 = load i64, ptr %106, align 16
  %108 = getelementptr inbounds [512 x i64], ptr %5, i64 0, i64 %107
  %109 = load i64, ptr %108, align 8
  %110 = load i32, ptr %15, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [512 x i64], ptr %5, i64 0, i64 %111
  %113 = load i64, ptr %112, align 8
  %114 = add i64 %109, %113
  %115 = load i32, ptr %12, align 4
  %116 = add nsw i32 256, %115
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [512 x i64], ptr %5, i64 0, i64 %117
  store i64 %114, ptr %118, align 8
  %119 = load i32, ptr %12, align 4
  %120 = add nsw i32 256, %119
  %121 = load i32, ptr %15, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [512 x i32], ptr %7, i64 0, i64 %122
  store i32 %120, ptr %123, align 4
  %124 = load i32, ptr %12, align 4
  %125 = sub nsw i32 -256, %124
  %126 = getelementptr inbounds [256 x i64], ptr %6, i64 0, i64 0
  %127 = load i64, ptr %126, align 16
  %128 = getelementptr inbounds [512 x i32], ptr %7, i64 0, i64 %127
  store i32 %125, ptr %128, align 4
  %129 = load i32, ptr %12, align 4
  %130 = add nsw i32 256, %129
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [256 x i64], ptr %6, i64 0, i64 0
  store i64 %131, ptr %132, align 16
  %133 = getelementptr inbounds [512 x i64], ptr %5, i64 0, i64 0
  %134 = getelementptr inbounds [256 x i64], ptr %6, i64 0, i64 0
  %135 = load i32, ptr %12, align 4
  call void @heap_adjust(ptr noundef %133, ptr noundef %134, i32 noundef %135, i32 noundef 1)
  br label %89, !llvm.loop !12

136:                                              ; preds = %89
  %137 = load i32, ptr %12, align 4
  %138 = add nsw i32 256, %137
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds [512 x i32], ptr %7, i64 0, i64 %139
  store i32 0, ptr %140, align 4
  store i32 0, ptr %16, align 4
  br label %141

141:                                              ; preds = %188, %136
  %142 = load i32, ptr %16, align 4
  %143 = icmp slt i32 %142, 256
  br i1 %143, label %144, label %191

144:                                              ; preds = %141
  %145 = load i32, ptr %16, align 4
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [512 x i64], ptr %5, i64 0, i64 %146
  %148 = load i64, ptr %147, align 8
  %149 = icmp ne i64 %148, 0
  br i1 %149, label %151, label %150

150:                                              ; preds = %144
  br label %188

151:                                              ; preds = %144
  store i64 1, ptr %17, align 8
  store i64 0, ptr %18, align 8
  store i32 0, ptr %19, align 4
  %152 = load i32, ptr %16, align 4
  store i32 %152, ptr %20, align 4
  %153 = load i32, ptr %16, align 4
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds [512 x i32], ptr %7, i64 0, i64 %154
  %156 = load i32, ptr %155, align 4
  store i32 %156, ptr %20, align 4
  br label %157

157:                                              ; preds = %169, %151
  %158 = load i32, ptr %20, align 4
  %159 = icmp ne i32 %158, 0
  br i1 %159, label %160, label %178

160:                                              ; preds = %157
  %161 = load i32, ptr %20, align 4
  %162 = icmp slt i32 %161, 0
  br i1 %162, label %163, label %169

163:                                              ; preds = %160
  %164 = load i64, ptr %17, align 8
  %165 = load i64, ptr %18, align 8
  %166 = add i64 %165, %164
  store i64 %166, ptr %18, align 8
  %167 = load i32, ptr %20, align 4
  %168 = sub nsw i32 0, %167
  store i32 %168, ptr %20, align 4
  br label %169

169:                                              ; preds = %163, %160
  %170 = load i32, ptr %20, align 4
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [512 x i32], ptr %7, i64 0, i64 %171
  %173 = load i32, ptr %172, align 4
  store i32 %173, ptr %20, align 4
  %174 = load i64, ptr %17, align 8
  %175 = shl i64 %174, 1
  store i64 %175, ptr %17, align 8
  %176 = load i32, ptr %19, align 4
  %177 = add nsw i32 %176, 1
  store i32 %177, ptr %19, align 4
  br label %157, !llvm.loop !13

178:                                              ; preds = %157
  %179 = load i64, ptr %18, align 8
  %180 = load i32, ptr %16, align 4
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [256 x i64], ptr %8, i64 0, i64 %181
  store i64 %179, ptr %182, align 8
  %183 = load i32, ptr %19, align 4
  %184 = trunc i32 %183 to i8
  %185 = load i32, ptr %16, align 4
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [256 x i8], ptr %9, i64 0, i64 %186
  store i8 %184, ptr %187, align 1
  br label %188

188:                                              ; preds = %178, %150
  %189 = load i32, ptr %16, align 4
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %16, align 4
  br label %141, !llvm.loop !14

191:                                              ; preds = %141
  store i64 0, ptr %21, align 8
  store i32 -1, ptr %22, align 4
  store i8 0, ptr %23, align 1
  store i64 0, ptr %24, align 8
  br label %192

192:                                              ; preds = %258, %191
  %193 = load i64, ptr %24, align 8
  %194 = load i64, ptr %4, align 8
  %195 = icmp ult i64 %193, %194
  br i1 %195, label %196, label %261

196:                                              ; preds = %192
  %197 = load ptr, ptr %3, align 8
  %198 = load i64, ptr %24, align 8
  %199 = getelementptr inbounds i8, ptr %197, i64 %198
  %200 = load i8, ptr %199, align 1
  %201 = zext i8 %200 to i64
  %202 = getelementptr inbounds [256 x i8], ptr %9, i64 0, i64 %201
  %203 = load i8, ptr %202, align 1
  %204 = zext i8 %203 to i32
  %205 = sub nsw i32 %204, 1
  %206 = zext i32 %205 to i64
  %207 = shl i64 1, %206
  store i64 %207, ptr %25, align 8
  store i32 0, ptr %26, align 4
  br label %208

208:                                              ; preds = %254, %196
  %209 = load i32, ptr %26, align 4
  %210 = load ptr, ptr %3, align 8
  %211 = load i64, ptr %24, align 8
  %212 = getelementptr inbounds i8, ptr %210, i64 %211
  %213 = load i8, ptr %212, align 1
  %214 = zext i8 %213 to i64
  %215 = getelementptr inbounds [256 x i8], ptr %9, i64 0, i64 %214
  %216 = load i8, ptr %215, align 1
  %217 = zext i8 %216 to i32
  %218 = icmp slt i32 %209, %217
  br i1 %218, label %219, label %257

219:                                              ; preds = %208
  %220 = load i32, ptr %22, align 4
  %221 = icmp eq i32 %220, 7
  br i1 %221, label %222, label %228

222:                                              ; preds = %219
  %223 = load i8, ptr %23, align 1
  %224 = load ptr, ptr %10, align 8
  %225 = load i64, ptr %21, align 8
  %226 = add i64 %225, 1
  store i64 %226, ptr %21, align 8
  %227 = getelementptr inbounds i8, ptr %224, i64 %225
  store i8 %223, ptr %227, align 1
  store i32 0, ptr %22, align 4
  store i8 0, ptr %23, align 1
  br label %235

228:                                              ; preds = %219
  %229 = load i32, ptr %22, align 4
  %230 = add nsw i32 %229, 1
  store i32 %230, ptr %22, align 4
  %231 = load i8, ptr %23, align 1
  %232 = sext i8 %231 to i32
  %233 = shl i32 %232, 1
  %234 = trunc i32 %233 to i8
  store i8 %234, ptr %23, align 1
  br label %235

235:                                              ; preds = %228, %222
  %236 = load ptr, ptr %3, align 8
  %237 = load i64, ptr %24, align 8
  %238 = getelementptr inbounds i8, ptr %236, i64 %237
  %239 = load i8, ptr %238, align 1
  %240 = zext i8 %239 to i64
  %241 = getelementptr inbounds [256 x i64], ptr %8, i64 0, i64 %240
  %242 = load i64, ptr %241, align 8
  %243 = load i64, ptr %25, align 8
  %244 = and i64 %242, %243
  %245 = icmp ne i64 %244, 0
  br i1 %245, label %246, label %251

246:                                              ; preds = %235
  %247 = load i8, ptr %23, align 1
  %248 = sext i8 %247 to i32
  %249 = or i32 %248, 1
  %250 = trunc i32 %249 to i8
  store i8 %250, ptr %23, align 1
  br label %251

251:                                              ; preds = %246, %235
  %252 = load i64, ptr %25, align 8
  %253 = lshr i64 %252, 1
  store i64 %253, ptr %25, align 8
  br label %254

254:                                              ; preds = %251
  %255 = load i32, ptr %26, align 4
  %256 = add nsw i32 %255, 1
  store i32 %256, ptr %26, align 4
  br label %208, !llvm.loop !15

257:                                              ; preds = %208
  br label %258

258:                                              ; preds = %257
  %259 = load i64, ptr %24, align 8
  %260 = add i64 %259, 1
  store i64 %260, ptr %24, align 8
  br label %192, !llvm.loop !16

261:                                              ; preds = %192
  %262 = load i64, ptr %21, align 8
  store i64 %262, ptr %27, align 8
  store i64 0, ptr %28, align 8
  br label %263

263:                                              ; preds = %276, %261
  %264 = load i64, ptr %28, align 8
  %265 = load i64, ptr %21, align 8
  %266 = icmp ult i64 %264, %265
  br i1 %266, label %267, label %279

267:                                              ; preds = %263
  %268 = load i64, ptr %27, align 8
  %269 = mul i64 %268, 31
  %270 = load ptr, ptr %10, align 8
  %271 = load i64, ptr %28, align 8
  %272 = getelementptr inbounds i8, ptr %270, i64 %271
  %273 = load i8, ptr %272, align 1
  %274 = zext i8 %273 to i64
  %275 = add i64 %269, %274
  store i64 %275, ptr %27, align 8
  br label %276

276:                                              ; preds = %267
  %277 = load i64, ptr %28, align 8
  %278 = add i64 %277, 1
  store i64 %278, ptr %28, align 8
  br label %263, !llvm.loop !17

279:                                              ; preds = %263
  %280 = load ptr, ptr %10, align 8
  call void @free(ptr noundef %280) #6
  %281 = load i64, ptr %27, align 8
  ret i64 %281
}

declare i32 @printf(ptr noundef, ...) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: noinline nounwind uwtable
define internal void @heap_adjust(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %11 = load ptr, ptr %6, align 8
  %12 = getelementptr inbounds i64, ptr %11, i32 -1
  store ptr %12, ptr %6, align 8
  %13 = load ptr, ptr %6, align 8
  %14 = load i32, ptr %8, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %13, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = trunc i64 %17 to i32
  store i32 %18, ptr %9, align 4
  br label %19

19:                                               ; preds = %69, %4
  %20 = load i32, ptr %8, align 4
  %21 = load i32, ptr %7, align 4
  %22 = sdiv i32 %21, 2
  %23 = icmp sle i32 %20, %22
  br i1 %23, label %24, label %80

24:                                               ; preds = %19
  %25 = load i32, ptr %8, align 4
  %26 = load i32, ptr %8, align 4
  %27 = add nsw i32 %25, %26
  store i32 %27, ptr %10, align 4
  %28 = load i32, ptr %10, align 4
  %29 = load i32, ptr %7, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %31, label %53

31:                                               ; preds = %24
  %32 = load ptr, ptr %5, align 8
  %33 = load ptr, ptr %6, align 8
  %34 = load i32, ptr %10, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i64, ptr %33, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds i64, ptr %32, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = load ptr, ptr %5, align 8
  %41 = load ptr, ptr %6, align 8
  %42 = load i32, ptr %10, align 4
  %43 = add nsw i32 %42, 1
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i64, ptr %41, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds i64, ptr %40, i64 %46
  %48 = load i64, ptr %47, align 8
  %49 = icmp ugt i64 %39, %48
  br i1 %49, label %50, label %53

50:                                               ; preds = %31
  %51 = load i32, ptr %10, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %10, align 4
  br label %53

53:                                               ; preds = %50, %31, %24
  %54 = load ptr, ptr %5, align 8
  %55 = load i32, ptr %9, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i64, ptr %54, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = load ptr, ptr %5, align 8
  %60 = load ptr, ptr %6, align 8
  %61 = load i32, ptr %10, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i64, ptr %60, i64 %62
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds i64, ptr %59, i64 %64
  %66 = load i64, ptr %65, align 8
  %67 = icmp ult i64 %58, %66
  br i1 %67, label %68, label %69

68:                                               ; preds = %53
  br label %80

69:                                               ; preds = %53
  %70 = load ptr, ptr %6, align 8
  %71 = load i32, ptr %10, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i64, ptr %70, i64 %72
  %74 = load i64, ptr %73, align 8
  %75 = load ptr, ptr %6, align 8
  %76 = load i32, ptr %8, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i64, ptr %75, i64 %77
  store i64 %74, ptr %78, align 8
  %79 = load i32, ptr %10, align 4
  store i32 %79, ptr %8, align 4
  br label %19, !llvm.loop !18

80:                                               ; preds = %68, %19
  %81 = load i32, ptr %9, align 4
  %82 = sext i32 %81 to i64
  %83 = load ptr, ptr %6, align 8
  %84 = load i32, ptr %8, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i64, ptr %83, i64 %85
  store i64 %82, ptr %86, align 8
  ret void
}

; Function Attrs: nounwind
declare void @free(ptr noundef) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { nounwind }

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
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
