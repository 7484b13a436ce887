; ModuleID = 'integers.c'
source_filename = "integers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [18 x i8] c"%u %d %u %llu %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [22 x i8] c"%u %d %u %llu %d %zu\0A\00", align 1
@.str.2 = private unnamed_addr constant [19 x i8] c"%d %d %d %lld %zu\0A\00", align 1
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
@.str.16 = private unnamed_addr constant [16 x i8] c"%016llx%016llx\0A\00", align 1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef signext i24 @b24(i24 noundef signext %0, i24 noundef signext %1) local_unnamed_addr #0 {
  %3 = ashr i24 %0, 3
  %4 = add i24 %0, 4
  %5 = mul i24 %4, %1
  %6 = sub i24 %5, %3
  ret i24 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local { i64, i64 } @b100(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca i100, align 16
  %6 = zext i64 %1 to i100
  %7 = shl i100 %6, 64
  %8 = zext i64 %0 to i100
  %9 = or disjoint i100 %7, %8
  %10 = zext i64 %3 to i100
  %11 = shl i100 %10, 64
  %12 = zext i64 %2 to i100
  %13 = or disjoint i100 %11, %12
  %14 = mul i100 %13, %9
  %15 = lshr i100 %9, 33
  %16 = shl i100 %12, 57
  %17 = sub i100 %15, %16
  %18 = add i100 %17, %14
  store i100 %18, ptr %5, align 16
  %19 = load i64, ptr %5, align 16
  %20 = insertvalue { i64, i64 } poison, i64 %19, 0
  %21 = getelementptr inbounds i8, ptr %5, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = insertvalue { i64, i64 } %20, i64 %22, 1
  ret { i64, i64 } %23
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local range(i64 0, 137438953472) i64 @b37(i64 noundef %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = trunc i64 %0 to i37
  %4 = trunc i64 %1 to i37
  %5 = sdiv i37 %3, %4
  %6 = mul i37 %5, %4
  %7 = sub i37 %3, %6
  %8 = add nsw i37 %7, %5
  %9 = zext i37 %8 to i64
  ret i64 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef signext i7 @b7(i7 noundef signext %0, i7 noundef signext %1) local_unnamed_addr #0 {
  %3 = icmp sgt i7 %0, %1
  %4 = sub i7 0, %1
  %5 = select i1 %3, i7 %4, i7 %1
  %6 = add i7 %5, %0
  ret i7 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @b200(ptr dead_on_unwind noalias nocapture writable writeonly sret(i256) align 8 %0, ptr nocapture noundef readonly byval(i256) align 8 %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = load i256, ptr %1, align 8, !tbaa !5
  %5 = trunc i256 %4 to i200
  %6 = zext nneg i32 %2 to i200
  %7 = shl i200 %5, %6
  %8 = sdiv i32 %2, 2
  %9 = zext nneg i32 %8 to i200
  %10 = lshr i200 %5, %9
  %11 = xor i200 %7, %10
  %12 = mul i200 %5, %5
  %13 = xor i200 %11, %12
  %14 = zext i200 %13 to i256
  store i256 %14, ptr %0, align 8, !tbaa !5
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef zeroext i1 @bb(i1 noundef zeroext %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = icmp sgt i32 %1, 3
  %4 = xor i1 %3, %0
  ret i1 %4
}

; Function Attrs: nofree nounwind uwtable
define dso_local noundef i32 @main() local_unnamed_addr #2 {
  %1 = alloca i100, align 16
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %2)
  store volatile i32 5, ptr %2, align 4, !tbaa !9
  %3 = load volatile i32, ptr %2, align 4, !tbaa !9
  %4 = and i32 %3, 7
  %5 = load volatile i32, ptr %2, align 4, !tbaa !9
  %6 = load volatile i32, ptr %2, align 4, !tbaa !9
  %7 = mul i32 %6, 256000
  %8 = load volatile i32, ptr %2, align 4, !tbaa !9
  %9 = sext i32 %8 to i64
  %10 = shl nsw i64 %9, 30
  %11 = and i64 %10, 1098437885952
  %12 = load volatile i32, ptr %2, align 4, !tbaa !9
  %13 = mul i32 %12, 8092
  %14 = and i32 %13, 8188
  %15 = zext nneg i32 %14 to i64
  %16 = mul i32 %5, -134217728
  %17 = ashr exact i32 %16, 27
  %18 = lshr exact i32 %7, 8
  %19 = and i32 %18, 131064
  %20 = shl nuw i64 %15, 51
  %21 = ashr exact i64 %20, 51
  %22 = trunc nsw i64 %21 to i32
  %23 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i32 noundef %4, i32 noundef %17, i32 noundef %19, i64 noundef %11, i32 noundef %22)
  %24 = add i32 %3, 7
  %25 = and i32 %24, 7
  %26 = add nsw i64 %10, 1099511627677
  %27 = and i64 %26, 1099511627677
  %28 = mul i32 %5, -402653184
  %29 = ashr exact i32 %28, 27
  %30 = ashr exact i64 %20, 53
  %31 = trunc nsw i64 %30 to i32
  %32 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %25, i32 noundef %29, i32 noundef %19, i64 noundef %27, i32 noundef %31, i64 noundef 16)
  %33 = load volatile i32, ptr %2, align 4, !tbaa !9
  %34 = add nsw i32 %33, -2
  %35 = load volatile i32, ptr %2, align 4, !tbaa !9
  %36 = sext i32 %35 to i64
  %37 = mul nsw i64 %36, -4
  %38 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, i32 noundef 1, i32 noundef %34, i32 noundef 3, i64 noundef %37, i64 noundef 15)
  %39 = load volatile i32, ptr %2, align 4, !tbaa !9
  %40 = sext i32 %39 to i64
  %41 = and i64 %40, 281474976710655
  %42 = load volatile i32, ptr %2, align 4, !tbaa !9
  %43 = sext i32 %42 to i64
  %44 = sub nsw i64 1152921504606846975, %43
  %45 = and i64 %44, 1152921504606846975
  %46 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, i64 noundef 81985529216486895, i64 noundef %45, i64 noundef %41)
  %47 = load volatile i32, ptr %2, align 4, !tbaa !9
  %48 = sext i32 %47 to i128
  %49 = shl nsw i128 %48, 70
  %50 = or disjoint i128 %49, 12345
  %51 = add nsw i128 %49, 24197857203266734881846307747534234185
  %52 = lshr i128 %51, 64
  %53 = trunc nuw i128 %52 to i64
  %54 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef %53, i64 noundef -81985529216474551)
  %55 = sub nsw i128 24197857203266734881846307747534221840, %50
  %56 = lshr i128 %55, 64
  %57 = trunc nuw i128 %56 to i64
  %58 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef %57, i64 noundef -81985529216499241)
  %59 = mul i128 %50, 24197857203266734881846307747534221840
  %60 = lshr i128 %59, 64
  %61 = trunc nuw i128 %60 to i64
  %62 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef %61, i64 noundef 2459565876494607760)
  %63 = freeze i128 %50
  %64 = udiv i128 24197857203266734881846307747534221840, %63
  %65 = trunc i128 %64 to i64
  %66 = lshr i128 %64, 64
  %67 = trunc nuw nsw i128 %66 to i64
  %68 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef %67, i64 noundef %65)
  %69 = mul i128 %64, %63
  %70 = sub i128 24197857203266734881846307747534221840, %69
  %71 = trunc i128 %70 to i64
  %72 = lshr i128 %70, 64
  %73 = trunc nuw nsw i128 %72 to i64
  %74 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef %73, i64 noundef %71)
  %75 = load volatile i32, ptr %2, align 4, !tbaa !9
  %76 = zext nneg i32 %75 to i128
  %77 = shl i128 24197857203266734881846307747534221840, %76
  %78 = trunc i128 %77 to i64
  %79 = lshr i128 %77, 64
  %80 = trunc nuw i128 %79 to i64
  %81 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef %80, i64 noundef %78)
  %82 = load volatile i32, ptr %2, align 4, !tbaa !9
  %83 = mul nsw i32 %82, 13
  %84 = zext nneg i32 %83 to i128
  %85 = lshr i128 24197857203266734881846307747534221840, %84
  %86 = trunc i128 %85 to i64
  %87 = lshr i128 1311768467463790320, %84
  %88 = trunc nuw nsw i128 %87 to i64
  %89 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef %88, i64 noundef %86)
  %90 = load volatile i32, ptr %2, align 4, !tbaa !9
  %91 = mul nsw i32 %90, 15
  %92 = zext nneg i32 %91 to i128
  %93 = ashr i128 -24197857203266734881846307747534221840, %92
  %94 = trunc i128 %93 to i64
  %95 = lshr i128 %93, 64
  %96 = trunc nuw i128 %95 to i64
  %97 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef %96, i64 noundef %94)
  %98 = lshr exact i128 %49, 64
  %99 = trunc nuw i128 %98 to i64
  %100 = and i64 %99, 1311768467463790272
  %101 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef %100, i64 noundef 12304)
  %102 = xor i64 %99, 1311768467463790320
  %103 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef %102, i64 noundef -81985529216499159)
  %104 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef -1311768467463790321, i64 noundef 81985529216486895)
  %105 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef -1311768467463790321, i64 noundef 81985529216486896)
  %106 = freeze i128 %50
  %107 = sdiv i128 -24197857203266734881846307747534221840, %106
  %108 = trunc i128 %107 to i64
  %109 = lshr i128 %107, 64
  %110 = trunc nuw i128 %109 to i64
  %111 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef %110, i64 noundef %108)
  %112 = mul i128 %107, %106
  %113 = sub i128 -24197857203266734881846307747534221840, %112
  %114 = trunc i128 %113 to i64
  %115 = lshr i128 %113, 64
  %116 = trunc nuw i128 %115 to i64
  %117 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef %116, i64 noundef %114)
  %118 = mul i128 %50, -24197857203266734881846307747534221840
  %119 = lshr i128 %118, 64
  %120 = trunc nuw i128 %119 to i64
  %121 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef %120, i64 noundef -2459565876494607760)
  %122 = load volatile i32, ptr %2, align 4, !tbaa !9
  %123 = add nsw i32 %122, 60
  %124 = zext nneg i32 %123 to i128
  %125 = shl i128 24197857203266734881846307747534221840, %124
  %126 = trunc i128 %125 to i64
  %127 = lshr i128 %125, 64
  %128 = trunc nuw i128 %127 to i64
  %129 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef %128, i64 noundef %126)
  %130 = load volatile i32, ptr %2, align 4, !tbaa !9
  %131 = add nsw i32 %130, 64
  %132 = zext nneg i32 %131 to i128
  %133 = lshr i128 24197857203266734881846307747534221840, %132
  %134 = trunc i128 %133 to i64
  %135 = lshr i128 1311768467463790320, %132
  %136 = trunc nuw nsw i128 %135 to i64
  %137 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef %136, i64 noundef %134)
  %138 = icmp ugt i128 %50, 24197857203266734881846307747534221840
  %139 = zext i1 %138 to i32
  %140 = icmp sgt i128 %50, -24197857203266734881846307747534221840
  %141 = zext i1 %140 to i32
  %142 = icmp slt i128 %50, -24197857203266734881846307747534221839
  %143 = zext i1 %142 to i32
  %144 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %139, i32 noundef %141, i32 noundef %143, i32 noundef 0, i32 noundef 1)
  %145 = uitofp i128 %50 to float
  %146 = fpext float %145 to double
  %147 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, double noundef 0x47B23456789ABCDF, double noundef 0xC7B23456789ABCDF, double noundef %146)
  %148 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef 54210108624, i64 noundef 5076964154930102272)
  %149 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef -542102, i64 noundef -1590897979265384448)
  %150 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef 0, i64 noundef 30000001024)
  %151 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef -952416, i32 noundef -7340020)
  %152 = load volatile i32, ptr %2, align 4, !tbaa !9
  %153 = zext i32 %152 to i64
  %154 = shl nuw nsw i64 %153, 26
  %155 = and i64 %154, 68652367872
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %1)
  %156 = zext nneg i64 %155 to i100
  %157 = mul i100 %156, 2277375790844960563288604672
  %158 = add i100 %157, -17791998365976244877742255
  store i100 %158, ptr %1, align 16
  %159 = load i64, ptr %1, align 16
  %160 = getelementptr inbounds i8, ptr %1, i64 8
  %161 = load i64, ptr %160, align 8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %1)
  %162 = and i64 %161, 68719476735
  %163 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i64 noundef %162, i64 noundef %159)
  %164 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i64 noundef -726216421)
  %165 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef -18)
  %166 = load volatile i32, ptr %2, align 4, !tbaa !9
  %167 = sext i32 %166 to i200
  %168 = shl nsw i200 %167, 150
  %169 = or disjoint i200 %168, 40926266145
  %170 = load volatile i32, ptr %2, align 4, !tbaa !9
  %171 = add nsw i32 %170, 67
  %172 = zext nneg i32 %171 to i200
  %173 = shl i200 %169, %172
  %174 = sdiv i32 %171, 2
  %175 = zext nneg i32 %174 to i200
  %176 = lshr i200 %169, %175
  %177 = mul i200 %169, %169
  %178 = xor i200 %177, %173
  %179 = xor i200 %178, %176
  %180 = zext i200 %179 to i256
  %181 = lshr i200 %179, 192
  %182 = trunc nuw nsw i200 %181 to i64
  %183 = lshr i256 %180, 128
  %184 = trunc i256 %183 to i64
  %185 = lshr i256 %180, 64
  %186 = trunc i256 %185 to i64
  %187 = trunc i200 %179 to i64
  %188 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i64 noundef %182, i64 noundef %184, i64 noundef %186, i64 noundef %187)
  %189 = load volatile i32, ptr %2, align 4, !tbaa !9
  %190 = icmp slt i32 %189, 4
  %191 = zext i1 %190 to i32
  %192 = load volatile i32, ptr %2, align 4, !tbaa !9
  %193 = icmp sgt i32 %192, 3
  %194 = zext i1 %193 to i32
  %195 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %191, i32 noundef %194)
  %196 = load volatile i32, ptr %2, align 4, !tbaa !9
  %197 = mul nsw i32 %196, 1001
  %198 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %197)
  %199 = load volatile i32, ptr %2, align 4, !tbaa !9
  %200 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %199, i1 true)
  %201 = load volatile i32, ptr %2, align 4, !tbaa !9
  %202 = shl nsw i32 %201, 3
  %203 = tail call range(i32 3, 33) i32 @llvm.cttz.i32(i32 %202, i1 true)
  %204 = load volatile i32, ptr %2, align 4, !tbaa !9
  %205 = load volatile i32, ptr %2, align 4, !tbaa !9
  %206 = sext i32 %205 to i64
  %207 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %206, i1 true)
  %208 = trunc nuw nsw i64 %207 to i32
  %209 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, i32 noundef %198, i32 noundef %200, i32 noundef %203, i32 noundef 64, i32 noundef %208)
  %210 = load volatile i32, ptr %2, align 4, !tbaa !9
  %211 = add nsw i32 %210, 305419896
  %212 = tail call i32 @llvm.bswap.i32(i32 %211)
  %213 = load volatile i32, ptr %2, align 4, !tbaa !9
  %214 = sext i32 %213 to i64
  %215 = tail call i64 @llvm.bswap.i64(i64 %214)
  %216 = load volatile i32, ptr %2, align 4, !tbaa !9
  %217 = trunc i32 %216 to i16
  %218 = add i16 %217, 256
  %219 = tail call i16 @llvm.bswap.i16(i16 %218)
  %220 = zext i16 %219 to i32
  %221 = load volatile i32, ptr %2, align 4, !tbaa !9
  %222 = tail call i32 @llvm.bitreverse.i32(i32 %221)
  %223 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %212, i64 noundef %215, i32 noundef %220, i32 noundef %222)
  %224 = load volatile i32, ptr %2, align 4, !tbaa !9
  %225 = add i32 %224, -2147483647
  %226 = tail call i32 @llvm.fshl.i32(i32 %225, i32 %225, i32 7)
  %227 = load volatile i32, ptr %2, align 4, !tbaa !9
  %228 = tail call i32 @llvm.fshl.i32(i32 %225, i32 %225, i32 %227)
  %229 = zext i32 %225 to i64
  %230 = load volatile i32, ptr %2, align 4, !tbaa !9
  %231 = zext i32 %230 to i64
  %232 = tail call i64 @llvm.fshr.i64(i64 %229, i64 %229, i64 %231)
  %233 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, i32 noundef %226, i32 noundef %228, i64 noundef %232)
  %234 = load volatile i32, ptr %2, align 4, !tbaa !9
  %235 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %234, i32 2147483647)
  %236 = extractvalue { i32, i1 } %235, 1
  %237 = extractvalue { i32, i1 } %235, 0
  %238 = zext i1 %236 to i32
  %239 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %238, i32 noundef %237)
  %240 = load volatile i32, ptr %2, align 4, !tbaa !9
  %241 = mul nsw i32 %240, 10000
  %242 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %241, i32 100000)
  %243 = extractvalue { i32, i1 } %242, 1
  %244 = extractvalue { i32, i1 } %242, 0
  %245 = zext i1 %243 to i32
  %246 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %245, i32 noundef %244)
  %247 = load volatile i32, ptr %2, align 4, !tbaa !9
  %248 = tail call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 -2147483647, i32 %247)
  %249 = extractvalue { i32, i1 } %248, 1
  %250 = extractvalue { i32, i1 } %248, 0
  %251 = zext i1 %249 to i32
  %252 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %251, i32 noundef %250)
  %253 = load volatile i32, ptr %2, align 4, !tbaa !9
  %254 = zext i32 %253 to i64
  %255 = shl i64 %254, 40
  %256 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %255, i64 1099511627775)
  %257 = extractvalue { i64, i1 } %256, 1
  %258 = extractvalue { i64, i1 } %256, 0
  %259 = zext i1 %257 to i32
  %260 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.13, i32 noundef %259, i64 noundef %258)
  %261 = load volatile i32, ptr %2, align 4, !tbaa !9
  %262 = mul nsw i32 %261, 6553
  %263 = load volatile i32, ptr %2, align 4, !tbaa !9
  %264 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %262, i32 %263)
  %265 = extractvalue { i32, i1 } %264, 1
  %266 = extractvalue { i32, i1 } %264, 0
  %267 = shl i32 %266, 16
  %268 = ashr exact i32 %267, 16
  %269 = icmp ne i32 %266, %268
  %270 = or i1 %265, %269
  %271 = zext i1 %270 to i32
  %272 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %271, i32 noundef %268)
  %273 = load volatile i32, ptr %2, align 4, !tbaa !9
  %274 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %273, i32 -9)
  %275 = extractvalue { i32, i1 } %274, 1
  %276 = extractvalue { i32, i1 } %274, 0
  %277 = and i32 %276, 255
  %278 = icmp ugt i32 %276, 255
  %279 = or i1 %275, %278
  %280 = zext i1 %279 to i32
  %281 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %280, i32 noundef %277)
  %282 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef 1)
  %283 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef %120, i64 noundef -2459565876494607760)
  %284 = load volatile i32, ptr %2, align 4, !tbaa !9
  %285 = sext i32 %284 to i64
  %286 = add nsw i64 %285, 81985529216486896
  %287 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef 0)
  %288 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef -1311768467463790321, i64 noundef %286)
  %289 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef 1)
  %290 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef %61, i64 noundef 2459565876494607760)
  %291 = load volatile i32, ptr %2, align 4, !tbaa !9
  %292 = sext i32 %291 to i128
  %293 = tail call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %292, i128 77)
  %294 = extractvalue { i128, i1 } %293, 1
  %295 = extractvalue { i128, i1 } %293, 0
  %296 = zext i1 %294 to i32
  %297 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i32 noundef %296)
  %298 = trunc nsw i128 %295 to i64
  %299 = lshr i128 %295, 64
  %300 = trunc nuw i128 %299 to i64
  %301 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i64 noundef %300, i64 noundef %298)
  %302 = load volatile i32, ptr %2, align 4, !tbaa !9
  %303 = icmp eq i32 %302, 5
  br i1 %303, label %304, label %306

304:                                              ; preds = %0
  %305 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str.14)
  br label %306

306:                                              ; preds = %0, %304
  %307 = load volatile i32, ptr %2, align 4, !tbaa !9
  %308 = tail call i32 @llvm.abs.i32(i32 %307, i1 true)
  %309 = load volatile i32, ptr %2, align 4, !tbaa !9
  %310 = tail call i32 @llvm.abs.i32(i32 %309, i1 false)
  %311 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %308, i32 noundef %310)
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %2)
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bswap.i16(i16) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshr.i64(i64, i64, i64) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i128, i1 } @llvm.umul.with.overflow.i128(i128, i128) #5

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"_BitInt(200)", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !7, i64 0}
