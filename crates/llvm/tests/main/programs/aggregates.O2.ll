; ModuleID = 'aggregates.c'
source_filename = "aggregates.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.sdi = type { double, i32 }
%struct.sll = type { i64, i64 }
%struct.node = type { ptr, i32, ptr }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.sb = type { [10 x i32] }
%struct.s5 = type { [5 x i8] }
%struct.s7 = type { [7 x i8] }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@tl = dso_local thread_local local_unnamed_addr global i32 5, align 4
@gl = dso_local global i32 42, align 4
@.str = private unnamed_addr constant [5 x i8] c"dtor\00", align 1
@garr = dso_local global [5 x i32] [i32 1, i32 2, i32 3, i32 0, i32 0], align 16
@gend = dso_local local_unnamed_addr global ptr getelementptr inbounds (i8, ptr @garr, i64 20), align 8
@.str.1 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"%.5s%d\0A\00", align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"%.7s\0A\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"%g %g\0A\00", align 1
@.str.5 = private unnamed_addr constant [10 x i8] c"%g %g %g\0A\00", align 1
@__const.main.g = private unnamed_addr constant %struct.sdi { double 1.500000e+00, i32 2 }, align 8
@.str.6 = private unnamed_addr constant [7 x i8] c"%g %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@.str.8 = private unnamed_addr constant [9 x i8] c"%ld %ld\0A\00", align 1
@.str.9 = private unnamed_addr constant [8 x i8] c"%ld %g\0A\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1
@.str.11 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.12 = private unnamed_addr constant [13 x i8] c"%d-%s-%g-%Lg\00", align 1
@.str.13 = private unnamed_addr constant [2 x i8] c"q\00", align 1
@.str.14 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@.str.15 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1
@.str.16 = private unnamed_addr constant [22 x i8] c"%d %d %d %d %d %d %d\0A\00", align 1
@.str.17 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@tls = internal thread_local unnamed_addr global %struct.sll { i64 1, i64 2 }, align 8
@.str.18 = private unnamed_addr constant [8 x i8] c"%d %ld\0A\00", align 1
@n1 = internal unnamed_addr constant %struct.node { ptr @n2, i32 1, ptr getelementptr (i8, ptr @.str.26, i64 1) }, align 8
@.str.19 = private unnamed_addr constant [6 x i8] c"%d%s \00", align 1
@.str.20 = private unnamed_addr constant [12 x i8] c"%d %ld %ld\0A\00", align 1
@.str.21 = private unnamed_addr constant [19 x i8] c"%s %s %d %s %d %d\0A\00", align 1
@st = internal global [3 x [4 x i8]] [[4 x i8] c"ab\00\00", [4 x i8] c"cde\00", [4 x i8] c"f\00\00\00"], align 1
@.str.22 = private unnamed_addr constant [8 x i8] c"%ld %d\0A\00", align 1
@.str.24 = private unnamed_addr constant [6 x i8] c"%.5s\0A\00", align 1
@.str.25 = private unnamed_addr constant [6 x i8] c"%lld\0A\00", align 1
@cg.t = internal unnamed_addr constant [3 x ptr] [ptr blockaddress(@cg, %4), ptr blockaddress(@cg, %12), ptr blockaddress(@cg, %15)], align 16
@jb = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@n2 = internal global %struct.node { ptr @n3, i32 2, ptr @.str.27 }, align 8
@.str.26 = private unnamed_addr constant [4 x i8] c"xyz\00", align 1
@n3 = internal global %struct.node { ptr null, i32 3, ptr @.str.28 }, align 8
@.str.27 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@.str.28 = private unnamed_addr constant [2 x i8] c"c\00", align 1
@cs = internal constant <{ { i32, [4 x i8], { [8 x i8] }, [3 x i16] }, { i32, [4 x i8], { i32, [4 x i8] }, [3 x i16] } }> <{ { i32, [4 x i8], { [8 x i8] }, [3 x i16] } { i32 1, [4 x i8] undef, { [8 x i8] } { [8 x i8] c"hello\00\00\00" }, [3 x i16] [i16 1, i16 2, i16 3] }, { i32, [4 x i8], { i32, [4 x i8] }, [3 x i16] } { i32 2, [4 x i8] undef, { i32, [4 x i8] } { i32 9, [4 x i8] undef }, [3 x i16] [i16 4, i16 0, i16 0] } }>, align 16
@llvm.global_ctors = appending global [0 x { i32, ptr, ptr }] zeroinitializer
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @dt, ptr null }]

@al = dso_local alias i32, ptr @gl

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i24 @f_s3(i24 %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = lshr i24 %0, 16
  %4 = zext nneg i24 %3 to i32
  %5 = zext i24 %0 to i32
  %6 = add i32 %5, %1
  %7 = sub i32 %4, %1
  %8 = trunc i32 %7 to i24
  %9 = shl i24 %8, 16
  %10 = and i24 %0, 65280
  %11 = or disjoint i24 %9, %10
  %12 = trunc i32 %6 to i24
  %13 = and i24 %12, 255
  %14 = or disjoint i24 %11, %13
  ret i24 %14
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i40 @f_s5(i40 %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = lshr i40 %0, 32
  %4 = trunc nuw nsw i40 %3 to i32
  %5 = add i32 %4, %1
  %6 = and i32 %5, 255
  %7 = zext nneg i32 %6 to i40
  %8 = shl nuw i40 %7, 32
  %9 = and i40 %0, 4294967295
  %10 = or disjoint i40 %8, %9
  ret i40 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i56 @f_s7(i56 %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = lshr i56 %0, 48
  %4 = trunc nuw nsw i56 %3 to i32
  %5 = and i32 %1, 255
  %6 = xor i32 %5, %4
  %7 = zext nneg i32 %6 to i56
  %8 = shl nuw i56 %7, 48
  %9 = and i56 %0, 281474976710655
  %10 = or disjoint i56 %8, %9
  ret i56 %10
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local { i64, i32 } @f_s12(i64 %0, i32 %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = trunc i64 %0 to i32
  %5 = and i64 %0, -4294967296
  %6 = mul nsw i32 %4, %2
  %7 = add nsw i32 %2, %1
  %8 = zext i32 %6 to i64
  %9 = or disjoint i64 %5, %8
  %10 = insertvalue { i64, i32 } poison, i64 %9, 0
  %11 = insertvalue { i64, i32 } %10, i32 %7, 1
  ret { i64, i32 } %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local <2 x float> @f_sff(<2 x float> %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = sitofp i32 %1 to float
  %4 = extractelement <2 x float> %0, i64 0
  %5 = fmul float %4, %3
  %6 = insertelement <2 x float> poison, float %5, i64 0
  %7 = extractelement <2 x float> %0, i64 1
  %8 = fsub float %7, %3
  %9 = insertelement <2 x float> %6, float %8, i64 1
  ret <2 x float> %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local { <2 x float>, float } @f_sfff(<2 x float> %0, float %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = sitofp i32 %2 to float
  %5 = fmul float %4, %1
  %6 = insertvalue { <2 x float>, float } poison, <2 x float> %0, 0
  %7 = insertvalue { <2 x float>, float } %6, float %5, 1
  ret { <2 x float>, float } %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local { double, i32 } @f_sdi(double %0, i32 %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = sitofp i32 %2 to double
  %5 = fmul double %4, %0
  %6 = add nsw i32 %2, %1
  %7 = insertvalue { double, i32 } poison, double %5, 0
  %8 = insertvalue { double, i32 } %7, i32 %6, 1
  ret { double, i32 } %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define dso_local void @f_sb(ptr dead_on_unwind noalias nocapture writable writeonly sret(%struct.sb) align 4 %0, ptr nocapture noundef byval(%struct.sb) align 8 %1, i32 noundef %2) local_unnamed_addr #3 {
  %4 = getelementptr inbounds i8, ptr %1, i64 28
  store i32 %2, ptr %4, align 4, !tbaa !5
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(40) %0, ptr noundef nonnull align 8 dereferenceable(40) %1, i64 40, i1 false), !tbaa.struct !9
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local i64 @f_sfi(i64 %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = trunc i64 %0 to i32
  %4 = bitcast i32 %3 to float
  %5 = lshr i64 %0, 32
  %6 = trunc nuw i64 %5 to i32
  %7 = sitofp i32 %1 to float
  %8 = fmul float %4, %7
  %9 = sub nsw i32 %6, %1
  %10 = bitcast float %8 to i32
  %11 = zext i32 %9 to i64
  %12 = shl nuw i64 %11, 32
  %13 = zext i32 %10 to i64
  %14 = or disjoint i64 %12, %13
  ret i64 %14
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local { i64, i64 } @f_sll(i64 %0, i64 %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = sext i32 %2 to i64
  %5 = add nsw i64 %4, %0
  %6 = sub nsw i64 %1, %4
  %7 = insertvalue { i64, i64 } poison, i64 %5, 0
  %8 = insertvalue { i64, i64 } %7, i64 %6, 1
  ret { i64, i64 } %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local { i64, double } @f_sld(i64 %0, double %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = sext i32 %2 to i64
  %5 = add nsw i64 %4, %0
  %6 = sitofp i32 %2 to double
  %7 = fmul double %6, %1
  %8 = insertvalue { i64, double } poison, i64 %5, 0
  %9 = insertvalue { i64, double } %8, double %7, 1
  ret { i64, double } %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local { i64, i64 } @many(i32 noundef %0, i64 %1, i64 %2, double %3, i32 %4, ptr nocapture noundef readonly byval(%struct.sb) align 8 %5, i24 %6, i64 noundef %7, i64 noundef %8, ptr nocapture noundef readonly byval(%struct.sll) align 8 %9, double noundef %10) local_unnamed_addr #4 {
  %12 = zext i24 %6 to i64
  %13 = sext i32 %0 to i64
  %14 = add nsw i64 %13, %1
  %15 = sext i32 %4 to i64
  %16 = add nsw i64 %14, %15
  %17 = getelementptr inbounds i8, ptr %5, i64 28
  %18 = load i32, ptr %17, align 4, !tbaa !5
  %19 = sext i32 %18 to i64
  %20 = shl i64 %12, 56
  %21 = ashr exact i64 %20, 56
  %22 = load i64, ptr %9, align 8, !tbaa !11
  %23 = fptosi double %10 to i64
  %24 = add i64 %16, %7
  %25 = add i64 %24, %8
  %26 = add i64 %25, %21
  %27 = add i64 %26, %23
  %28 = add i64 %27, %19
  %29 = add i64 %28, %22
  %30 = fptosi double %3 to i64
  %31 = add nsw i64 %30, %2
  %32 = getelementptr inbounds i8, ptr %9, i64 8
  %33 = load i64, ptr %32, align 8, !tbaa !14
  %34 = add nsw i64 %31, %33
  %35 = insertvalue { i64, i64 } poison, i64 %29, 0
  %36 = insertvalue { i64, i64 } %35, i64 %34, 1
  ret { i64, i64 } %36
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef <4 x i32> @addv(<4 x i32> noundef %0, <4 x i32> noundef %1) local_unnamed_addr #5 {
  %3 = mul <4 x i32> %1, %0
  %4 = icmp sgt <4 x i32> %0, %1
  %5 = sext <4 x i1> %4 to <4 x i32>
  %6 = add <4 x i32> %3, %5
  ret <4 x i32> %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @mulv(double noundef %0, double noundef %1) local_unnamed_addr #0 {
  %3 = bitcast double %0 to <2 x float>
  %4 = bitcast double %1 to <2 x float>
  %5 = fmul <2 x float> %3, %4
  %6 = bitcast <2 x float> %5 to double
  ret double %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef <4 x float> @mf(<4 x float> noundef %0) local_unnamed_addr #5 {
  %2 = fmul <4 x float> %0, <float 5.000000e-01, float 5.000000e-01, float 5.000000e-01, float 5.000000e-01>
  ret <4 x float> %2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef double @cv(double noundef %0) local_unnamed_addr #0 {
  %2 = bitcast double %0 to <8 x i8>
  %3 = shl <8 x i8> %2, <i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1, i8 1>
  %4 = bitcast <8 x i8> %3 to double
  ret double %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define dso_local noundef <2 x double> @dv(<2 x double> noundef %0, <2 x double> noundef %1) local_unnamed_addr #5 {
  %3 = fsub <2 x double> %0, %1
  ret <2 x double> %3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define dso_local range(i32 0, -3) <8 x i32> @bigv(ptr nocapture noundef readonly byval(<8 x i32>) align 32 %0) local_unnamed_addr #6 {
  %2 = load <8 x i32>, ptr %0, align 32, !tbaa !10
  %3 = shl <8 x i32> %2, <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  ret <8 x i32> %3
}

; Function Attrs: nofree norecurse nosync nounwind uwtable
define dso_local i32 @vla(i32 noundef %0) local_unnamed_addr #7 {
  %2 = zext i32 %0 to i64
  %3 = mul nuw i64 %2, %2
  %4 = alloca i32, i64 %3, align 16
  %5 = icmp sgt i32 %0, 0
  br i1 %5, label %6, label %76

6:                                                ; preds = %1
  %7 = and i64 %2, 3
  %8 = icmp ult i32 %0, 4
  %9 = and i64 %2, 2147483644
  %10 = icmp eq i64 %7, 0
  br label %11

11:                                               ; preds = %6, %34
  %12 = phi i64 [ %35, %34 ], [ 0, %6 ]
  %13 = mul nuw nsw i64 %12, %2
  %14 = getelementptr inbounds i32, ptr %4, i64 %13
  br i1 %8, label %23, label %37

15:                                               ; preds = %34
  br i1 %5, label %16, label %76

16:                                               ; preds = %15
  %17 = getelementptr i32, ptr %4, i64 %2
  %18 = getelementptr i8, ptr %17, i64 -4
  %19 = and i64 %2, 1
  %20 = icmp eq i32 %0, 1
  br i1 %20, label %58, label %21

21:                                               ; preds = %16
  %22 = and i64 %2, 2147483646
  br label %78

23:                                               ; preds = %37, %11
  %24 = phi i64 [ 0, %11 ], [ %55, %37 ]
  br i1 %10, label %34, label %25

25:                                               ; preds = %23, %25
  %26 = phi i64 [ %31, %25 ], [ %24, %23 ]
  %27 = phi i64 [ %32, %25 ], [ 0, %23 ]
  %28 = mul nuw nsw i64 %26, %12
  %29 = getelementptr inbounds i32, ptr %14, i64 %26
  %30 = trunc nuw i64 %28 to i32
  store i32 %30, ptr %29, align 4, !tbaa !5
  %31 = add nuw nsw i64 %26, 1
  %32 = add i64 %27, 1
  %33 = icmp eq i64 %32, %7
  br i1 %33, label %34, label %25, !llvm.loop !15

34:                                               ; preds = %25, %23
  %35 = add nuw nsw i64 %12, 1
  %36 = icmp eq i64 %35, %2
  br i1 %36, label %15, label %11, !llvm.loop !17

37:                                               ; preds = %11, %37
  %38 = phi i64 [ %55, %37 ], [ 0, %11 ]
  %39 = phi i64 [ %56, %37 ], [ 0, %11 ]
  %40 = mul nuw nsw i64 %38, %12
  %41 = getelementptr inbounds i32, ptr %14, i64 %38
  %42 = trunc nuw i64 %40 to i32
  store i32 %42, ptr %41, align 4, !tbaa !5
  %43 = or disjoint i64 %38, 1
  %44 = mul nuw nsw i64 %43, %12
  %45 = getelementptr inbounds i32, ptr %14, i64 %43
  %46 = trunc nuw i64 %44 to i32
  store i32 %46, ptr %45, align 4, !tbaa !5
  %47 = or disjoint i64 %38, 2
  %48 = mul nuw nsw i64 %47, %12
  %49 = getelementptr inbounds i32, ptr %14, i64 %47
  %50 = trunc nuw i64 %48 to i32
  store i32 %50, ptr %49, align 4, !tbaa !5
  %51 = or disjoint i64 %38, 3
  %52 = mul nuw nsw i64 %51, %12
  %53 = getelementptr inbounds i32, ptr %14, i64 %51
  %54 = trunc nuw i64 %52 to i32
  store i32 %54, ptr %53, align 4, !tbaa !5
  %55 = add nuw nsw i64 %38, 4
  %56 = add i64 %39, 4
  %57 = icmp eq i64 %56, %9
  br i1 %57, label %23, label %37, !llvm.loop !19

58:                                               ; preds = %78, %16
  %59 = phi i32 [ poison, %16 ], [ %105, %78 ]
  %60 = phi i64 [ 0, %16 ], [ %94, %78 ]
  %61 = phi i32 [ 0, %16 ], [ %105, %78 ]
  %62 = icmp eq i64 %19, 0
  br i1 %62, label %76, label %63

63:                                               ; preds = %58
  %64 = add nuw nsw i64 %60, 1
  %65 = tail call ptr @llvm.stacksave.p0()
  %66 = alloca i8, i64 %64, align 16
  %67 = trunc i64 %60 to i8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %66, i8 %67, i64 %64, i1 false)
  %68 = mul nuw nsw i64 %60, %2
  %69 = getelementptr i32, ptr %18, i64 %68
  %70 = load i32, ptr %69, align 4, !tbaa !5
  %71 = getelementptr inbounds i8, ptr %66, i64 %60
  %72 = load i8, ptr %71, align 1, !tbaa !10
  %73 = sext i8 %72 to i32
  %74 = add i32 %70, %61
  %75 = add i32 %74, %73
  tail call void @llvm.stackrestore.p0(ptr %65)
  br label %76

76:                                               ; preds = %63, %58, %1, %15
  %77 = phi i32 [ 0, %15 ], [ 0, %1 ], [ %59, %58 ], [ %75, %63 ]
  ret i32 %77

78:                                               ; preds = %78, %21
  %79 = phi i64 [ 0, %21 ], [ %94, %78 ]
  %80 = phi i32 [ 0, %21 ], [ %105, %78 ]
  %81 = phi i64 [ 0, %21 ], [ %106, %78 ]
  %82 = or disjoint i64 %79, 1
  %83 = tail call ptr @llvm.stacksave.p0()
  %84 = alloca i8, i64 %82, align 16
  %85 = trunc i64 %79 to i8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %84, i8 %85, i64 %82, i1 false)
  %86 = mul nuw nsw i64 %79, %2
  %87 = getelementptr i32, ptr %18, i64 %86
  %88 = load i32, ptr %87, align 4, !tbaa !5
  %89 = getelementptr inbounds i8, ptr %84, i64 %79
  %90 = load i8, ptr %89, align 2, !tbaa !10
  %91 = sext i8 %90 to i32
  %92 = add i32 %88, %80
  %93 = add i32 %92, %91
  tail call void @llvm.stackrestore.p0(ptr %83)
  %94 = add nuw nsw i64 %79, 2
  %95 = tail call ptr @llvm.stacksave.p0()
  %96 = alloca i8, i64 %94, align 16
  %97 = trunc i64 %82 to i8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %96, i8 %97, i64 %94, i1 false)
  %98 = mul nuw nsw i64 %82, %2
  %99 = getelementptr i32, ptr %18, i64 %98
  %100 = load i32, ptr %99, align 4, !tbaa !5
  %101 = getelementptr inbounds i8, ptr %96, i64 %82
  %102 = load i8, ptr %101, align 1, !tbaa !10
  %103 = sext i8 %102 to i32
  %104 = add i32 %100, %93
  %105 = add i32 %104, %103
  tail call void @llvm.stackrestore.p0(ptr %95)
  %106 = add i64 %81, 2
  %107 = icmp eq i64 %106, %22
  br i1 %107, label %58, label %78, !llvm.loop !20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #9

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #8

; Function Attrs: nounwind uwtable
define weak dso_local i32 @ww() local_unnamed_addr #11 {
  ret i32 3
}

; Function Attrs: nofree nounwind uwtable
define internal void @dt() #12 {
  %1 = tail call i32 @puts(ptr noundef nonnull dereferenceable(1) @.str)
  ret void
}

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr #13

; Function Attrs: nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr #14 {
  %3 = alloca i32, align 4
  %4 = alloca %struct.s5, align 8
  %5 = alloca %struct.s7, align 8
  %6 = alloca %struct.sdi, align 8
  %7 = alloca %struct.sb, align 8
  %8 = alloca %struct.sll, align 8
  %9 = alloca [100 x i8], align 16
  %10 = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3)
  store volatile i32 3, ptr %3, align 4, !tbaa !5
  %11 = load volatile i32, ptr %3, align 4, !tbaa !5
  %12 = add i32 %11, 1
  %13 = shl i32 %12, 24
  %14 = ashr exact i32 %13, 24
  %15 = shl i32 %11, 24
  %16 = sub i32 50331648, %15
  %17 = ashr exact i32 %16, 24
  %18 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %14, i32 noundef 2, i32 noundef %17)
  call void @llvm.lifetime.start.p0(i64 5, ptr nonnull %4) #26
  %19 = load volatile i32, ptr %3, align 4, !tbaa !5
  %20 = and i32 %19, 255
  %21 = zext nneg i32 %20 to i40
  %22 = shl nuw i40 %21, 32
  %23 = or disjoint i40 %22, 1684234849
  store i40 %23, ptr %4, align 8, !tbaa !10
  %24 = shl i32 %19, 24
  %25 = ashr exact i32 %24, 24
  %26 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.2, ptr noundef nonnull %4, i32 noundef %25)
  call void @llvm.lifetime.start.p0(i64 7, ptr nonnull %5) #26
  %27 = load volatile i32, ptr %3, align 4, !tbaa !5
  %28 = add nsw i32 %27, 60
  %29 = and i32 %28, 255
  %30 = zext nneg i32 %29 to i56
  %31 = shl nuw i56 %30, 48
  %32 = or disjoint i56 %31, 112585661964897
  store i56 %32, ptr %5, align 8, !tbaa !10
  %33 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, ptr noundef nonnull %5)
  %34 = load volatile i32, ptr %3, align 4, !tbaa !5
  %35 = add nsw i32 %34, 3
  %36 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %34, i32 noundef 2, i32 noundef %35)
  %37 = load volatile i32, ptr %3, align 4, !tbaa !5
  %38 = sitofp i32 %37 to float
  %39 = fmul float %38, 1.500000e+00
  %40 = fsub float 2.500000e+00, %38
  %41 = fpext float %39 to double
  %42 = fpext float %40 to double
  %43 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, double noundef %41, double noundef %42)
  %44 = load volatile i32, ptr %3, align 4, !tbaa !5
  %45 = sitofp i32 %44 to float
  %46 = fmul float %45, 3.000000e+00
  %47 = fpext float %46 to double
  %48 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, double noundef 1.000000e+00, double noundef 2.000000e+00, double noundef %47)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #26
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull align 8 dereferenceable(16) @__const.main.g, i64 16, i1 false)
  %49 = load volatile i32, ptr %3, align 4, !tbaa !5
  %50 = getelementptr inbounds i8, ptr %6, i64 8
  %51 = sitofp i32 %49 to double
  %52 = fmul double %51, 1.500000e+00
  %53 = add nsw i32 %49, 2
  store double %52, ptr %6, align 8, !tbaa !21
  store i32 %53, ptr %50, align 8, !tbaa !5
  %54 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, double noundef %52, i32 noundef %53)
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %7) #26
  %55 = getelementptr inbounds i8, ptr %7, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %55, i8 0, i64 32, i1 false)
  store i32 1, ptr %7, align 8
  %56 = getelementptr inbounds i8, ptr %7, i64 4
  store i32 2, ptr %56, align 4
  %57 = getelementptr inbounds i8, ptr %7, i64 8
  store i32 3, ptr %57, align 8
  %58 = load volatile i32, ptr %3, align 4, !tbaa !5
  %59 = getelementptr inbounds i8, ptr %7, i64 28
  store i32 %58, ptr %59, align 4
  %60 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef 2, i32 noundef %58)
  %61 = load volatile i32, ptr %3, align 4, !tbaa !5
  %62 = sitofp i32 %61 to float
  %63 = fmul float %62, 1.500000e+00
  %64 = sub nsw i32 7, %61
  %65 = fpext float %63 to double
  %66 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, double noundef %65, i32 noundef %64)
  %67 = load volatile i32, ptr %3, align 4, !tbaa !5
  %68 = sext i32 %67 to i64
  %69 = add nsw i64 %68, 5
  %70 = sub nsw i64 6, %68
  %71 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i64 noundef %69, i64 noundef %70)
  %72 = load volatile i32, ptr %3, align 4, !tbaa !5
  %73 = sext i32 %72 to i64
  %74 = add nsw i64 %73, 5
  %75 = sitofp i32 %72 to double
  %76 = fmul double %75, 6.000000e+00
  %77 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i64 noundef %74, double noundef %76)
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %8) #26
  %78 = zext i32 %12 to i64
  %79 = sext i32 %53 to i64
  %80 = sext i32 %58 to i64
  %81 = shl i64 %78, 56
  %82 = ashr exact i64 %81, 56
  %83 = add nsw i64 %82, 15
  %84 = add nsw i64 %83, %68
  %85 = add nsw i64 %84, %69
  %86 = add nsw i64 %85, %79
  %87 = add nsw i64 %86, %80
  %88 = fptosi double %52 to i64
  %89 = shl nsw i64 %70, 1
  %90 = add i64 %89, %88
  store i64 %87, ptr %8, align 8
  %91 = getelementptr inbounds i8, ptr %8, i64 8
  store i64 %90, ptr %91, align 8
  %92 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i64 noundef %87, i64 noundef %90)
  %93 = call i64 (i32, ...) @vs(i32 poison, i32 noundef 1, i64 noundef 2, double noundef 3.500000e+00, i64 %69, i64 %70, ptr noundef nonnull byval(%struct.sb) align 8 %7, double %52, i32 %53, i32 noundef 4, i64 noundef 5, double noundef 6.500000e+00, ptr noundef nonnull byval(%struct.sll) align 8 %8, ptr noundef nonnull byval(%struct.sb) align 8 %7, ptr noundef nonnull byval(%struct.sdi) align 8 %6)
  %94 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.10, i64 noundef %93)
  call void @llvm.lifetime.start.p0(i64 100, ptr nonnull %9) #26
  %95 = load volatile i32, ptr %3, align 4, !tbaa !5
  %96 = call i32 (ptr, ptr, ...) @vp(ptr noundef nonnull %9, ptr nonnull poison, i32 noundef %95, ptr noundef nonnull @.str.13, double noundef 2.500000e+00, x86_fp80 noundef 0xK4000D000000000000000)
  %97 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %96)
  %98 = call i32 @puts(ptr noundef nonnull dereferenceable(1) %9)
  %99 = load volatile i32, ptr %3, align 4, !tbaa !5
  %100 = insertelement <4 x i32> <i32 1, i32 2, i32 3, i32 poison>, i32 %99, i64 3
  %101 = mul <4 x i32> %100, <i32 5, i32 6, i32 1, i32 2>
  %102 = icmp sgt <4 x i32> %100, <i32 5, i32 6, i32 1, i32 2>
  %103 = sext <4 x i1> %102 to <4 x i32>
  %104 = add <4 x i32> %101, %103
  %105 = extractelement <4 x i32> %104, i64 0
  %106 = extractelement <4 x i32> %104, i64 1
  %107 = extractelement <4 x i32> %104, i64 2
  %108 = load volatile i32, ptr %3, align 4, !tbaa !5
  %109 = extractelement <4 x i32> %104, i32 %108
  %110 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef %105, i32 noundef %106, i32 noundef %107, i32 noundef %109)
  %111 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, double noundef 2.250000e+00, double noundef 4.000000e+00)
  %112 = load volatile i32, ptr %3, align 4, !tbaa !5
  %113 = add nsw i32 %112, -1
  %114 = insertelement <4 x float> <float 5.000000e-01, float poison, float 1.500000e+00, float 2.000000e+00>, float 9.000000e+00, i32 %113
  %115 = extractelement <4 x float> %114, i64 0
  %116 = fpext float %115 to double
  %117 = extractelement <4 x float> %114, i64 2
  %118 = fpext float %117 to double
  %119 = extractelement <4 x float> %114, i64 3
  %120 = fpext float %119 to double
  %121 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, double noundef %116, double noundef %118, double noundef %120)
  %122 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef 2, i32 noundef 16)
  %123 = load volatile i32, ptr %3, align 4, !tbaa !5
  %124 = sitofp i32 %123 to double
  %125 = insertelement <2 x double> <double 1.500000e+00, double poison>, double %124, i64 1
  %126 = fadd <2 x double> %125, %125
  %127 = extractelement <2 x double> %126, i64 0
  %128 = extractelement <2 x double> %126, i64 1
  %129 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.4, double noundef %127, double noundef %128)
  %130 = load volatile i32, ptr %3, align 4, !tbaa !5
  %131 = insertelement <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison>, i32 %130, i64 7
  %132 = shl <8 x i32> %131, <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %133 = extractelement <8 x i32> %132, i64 1
  %134 = extractelement <8 x i32> %132, i64 7
  %135 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %133, i32 noundef %134)
  %136 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef %105, i32 noundef 6, i32 noundef %107, i32 noundef 2)
  %137 = sitofp i32 %106 to float
  %138 = fpext float %137 to double
  %139 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, double noundef %138)
  %140 = load volatile i32, ptr %3, align 4, !tbaa !5
  %141 = call i32 @llvm.abs.i32(i32 %140, i1 true)
  %142 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, i32 noundef 120, i32 noundef %141, i32 noundef 10, i32 noundef 20, i32 noundef 9, i32 noundef 8, i32 noundef -1)
  %143 = load volatile i32, ptr %3, align 4, !tbaa !5
  %144 = add nsw i32 %143, 4
  %145 = call fastcc i32 @cg(i32 noundef %144)
  %146 = call fastcc i32 @cg(i32 noundef 5)
  %147 = call fastcc i32 @cgd(i32 poison)
  %148 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i32 noundef %145, i32 noundef %146, i32 noundef %147)
  %149 = load volatile i32, ptr %3, align 4, !tbaa !5
  %150 = add nsw i32 %149, 4
  %151 = call i32 @vla(i32 noundef %150)
  %152 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, i32 noundef %151)
  %153 = call fastcc i32 @sj()
  %154 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, i32 noundef %153)
  %155 = load volatile i32, ptr %3, align 4, !tbaa !5
  %156 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tl)
  %157 = load i32, ptr %156, align 4, !tbaa !5
  %158 = add nsw i32 %157, %155
  store i32 %158, ptr %156, align 4, !tbaa !5
  %159 = sext i32 %158 to i64
  %160 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tls)
  %161 = load i64, ptr %160, align 8, !tbaa !11
  %162 = add nsw i64 %161, %159
  store i64 %162, ptr %160, align 8, !tbaa !11
  %163 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.18, i32 noundef %158, i64 noundef %162)
  %164 = load i32, ptr @gl, align 4, !tbaa !5
  %165 = icmp ne ptr @wk, null
  %166 = zext i1 %165 to i32
  %167 = call i32 @ww()
  %168 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef %164, i32 noundef %166, i32 noundef %167, i32 noundef 17)
  %169 = load i32, ptr @gl, align 4, !tbaa !5
  %170 = add nsw i32 %169, 1
  store i32 %170, ptr @gl, align 4, !tbaa !5
  %171 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, i32 noundef %170)
  br label %230

172:                                              ; preds = %230
  %173 = load i32, ptr getelementptr inbounds (i8, ptr @n2, i64 8), align 8, !tbaa !5
  %174 = load ptr, ptr @gend, align 8, !tbaa !23
  %175 = ptrtoint ptr %174 to i64
  %176 = sub i64 %175, ptrtoint (ptr @garr to i64)
  %177 = ashr exact i64 %176, 2
  %178 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.20, i32 noundef %173, i64 noundef 16, i64 noundef %177)
  %179 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, ptr noundef nonnull getelementptr inbounds (i8, ptr @st, i64 4), ptr noundef nonnull getelementptr inbounds (i8, ptr @st, i64 8), i32 noundef 3, ptr noundef nonnull getelementptr inbounds (i8, ptr @cs, i64 8), i32 noundef 9, i32 noundef 4)
  %180 = load volatile i32, ptr %3, align 4, !tbaa !5
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #26, !srcloc !25
  %181 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %180) #27, !srcloc !26
  %182 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, i32 noundef %181)
  %183 = atomicrmw add ptr @gl, i32 5 seq_cst, align 4
  %184 = cmpxchg ptr @gl, i32 48, i32 9 seq_cst seq_cst, align 4
  %185 = extractvalue { i32, i1 } %184, 0
  %186 = add nsw i32 %185, %183
  %187 = load atomic i32, ptr @gl acquire, align 4
  %188 = add nsw i32 %187, 1
  store atomic i32 %188, ptr @gl release, align 4
  %189 = cmpxchg ptr @gl, i32 10, i32 77 seq_cst seq_cst, align 4
  %190 = extractvalue { i32, i1 } %189, 1
  %191 = extractvalue { i32, i1 } %189, 0
  %192 = load i32, ptr @gl, align 4, !tbaa !5
  %193 = zext i1 %190 to i32
  %194 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef %186, i32 noundef %192, i32 noundef %191, i32 noundef %193)
  fence seq_cst
  %195 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, i32 noundef 0)
  %196 = load volatile i32, ptr %3, align 4, !tbaa !5
  %197 = icmp eq i32 %196, 0
  %198 = select i1 %197, i32 5, i32 %196
  %199 = sext i32 %198 to i64
  %200 = load volatile i32, ptr %3, align 4, !tbaa !5
  %201 = shl nsw i32 %200, 1
  %202 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, i64 noundef %199, i32 noundef %201)
  %203 = call noalias dereferenceable_or_null(10) ptr @malloc(i64 noundef 10) #28
  store i8 104, ptr %203, align 1
  %204 = getelementptr inbounds i8, ptr %203, i64 1
  store i32 1885431144, ptr %204, align 1
  %205 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.24, ptr noundef nonnull %203)
  call void @free(ptr noundef %203) #26
  %206 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef 0, i32 noundef 100)
  %207 = load volatile i32, ptr %3, align 4, !tbaa !5
  %208 = icmp eq i32 %207, 3
  %209 = select i1 %208, i32 1, i32 2, !prof !27
  %210 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, i32 noundef %209)
  %211 = load volatile i32, ptr %3, align 4, !tbaa !5
  %212 = shl nsw i32 %211, 3
  %213 = sext i32 %212 to i64
  %214 = alloca i8, i64 %213, align 16
  %215 = load volatile i32, ptr %3, align 4, !tbaa !5
  %216 = shl nsw i32 %215, 3
  %217 = sext i32 %216 to i64
  call void @llvm.memset.p0.i64(ptr nonnull align 16 %214, i8 1, i64 %217, i1 false)
  %218 = getelementptr inbounds i8, ptr %214, i64 23
  %219 = load i8, ptr %218, align 1, !tbaa !10
  %220 = sext i8 %219 to i32
  %221 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.17, i32 noundef %220)
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %10)
  store volatile i64 1099511627776, ptr %10, align 8, !tbaa !28
  %222 = load volatile i64, ptr %10, align 8, !tbaa !28
  %223 = or i64 %222, 1
  store volatile i64 %223, ptr %10, align 8, !tbaa !28
  %224 = load volatile i64, ptr %10, align 8, !tbaa !28
  %225 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.25, i64 noundef %224)
  %226 = load volatile i32, ptr %3, align 4, !tbaa !5
  %227 = icmp ne i32 %226, 99
  call void @llvm.assume(i1 %227)
  %228 = load volatile i32, ptr %3, align 4, !tbaa !5
  %229 = icmp eq i32 %228, 98
  br i1 %229, label %239, label %240

230:                                              ; preds = %2, %230
  %231 = phi ptr [ @n1, %2 ], [ %237, %230 ]
  %232 = getelementptr inbounds i8, ptr %231, i64 8
  %233 = load i32, ptr %232, align 8, !tbaa !30
  %234 = getelementptr inbounds i8, ptr %231, i64 16
  %235 = load ptr, ptr %234, align 8, !tbaa !32
  %236 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.19, i32 noundef %233, ptr noundef %235)
  %237 = load ptr, ptr %231, align 8, !tbaa !33
  %238 = icmp eq ptr %237, null
  br i1 %238, label %172, label %230, !llvm.loop !34

239:                                              ; preds = %172
  call void @llvm.trap()
  unreachable

240:                                              ; preds = %172
  %241 = load volatile i32, ptr %3, align 4, !tbaa !5
  %242 = add nsw i32 %241, %0
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %10)
  call void @llvm.lifetime.end.p0(i64 100, ptr nonnull %9) #26
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %8) #26
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %7) #26
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #26
  call void @llvm.lifetime.end.p0(i64 7, ptr nonnull %5) #26
  call void @llvm.lifetime.end.p0(i64 5, ptr nonnull %4) #26
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3)
  ret i32 %242
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #13

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn uwtable
define internal i64 @vs(i32 %0, ...) unnamed_addr #15 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #26
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #26
  call void @llvm.va_start.p0(ptr nonnull %2)
  call void @llvm.va_copy.p0(ptr nonnull %3, ptr nonnull %2)
  %4 = getelementptr inbounds i8, ptr %2, i64 4
  %5 = getelementptr inbounds i8, ptr %2, i64 8
  %6 = load i32, ptr %2, align 16
  %7 = load i32, ptr %4, align 4
  %8 = getelementptr inbounds i8, ptr %2, i64 16
  %9 = load ptr, ptr %8, align 16
  %10 = load ptr, ptr %5, align 8
  %11 = icmp ult i32 %6, 41
  br i1 %11, label %15, label %12

12:                                               ; preds = %1
  %13 = getelementptr i8, ptr %10, i64 8
  store ptr %13, ptr %5, align 8
  %14 = load i32, ptr %10, align 4, !tbaa !5
  br label %25

15:                                               ; preds = %1
  %16 = zext nneg i32 %6 to i64
  %17 = getelementptr i8, ptr %9, i64 %16
  %18 = add nuw nsw i32 %6, 8
  store i32 %18, ptr %2, align 16
  %19 = load i32, ptr %17, align 4, !tbaa !5
  %20 = icmp ult i32 %6, 33
  br i1 %20, label %21, label %25

21:                                               ; preds = %15
  %22 = zext nneg i32 %18 to i64
  %23 = getelementptr i8, ptr %9, i64 %22
  %24 = add nuw nsw i32 %6, 16
  store i32 %24, ptr %2, align 16
  br label %30

25:                                               ; preds = %12, %15
  %26 = phi i32 [ %14, %12 ], [ %19, %15 ]
  %27 = phi i32 [ %6, %12 ], [ %18, %15 ]
  %28 = phi ptr [ %13, %12 ], [ %10, %15 ]
  %29 = getelementptr i8, ptr %28, i64 8
  store ptr %29, ptr %5, align 8
  br label %30

30:                                               ; preds = %25, %21
  %31 = phi i32 [ %19, %21 ], [ %26, %25 ]
  %32 = phi ptr [ %10, %21 ], [ %29, %25 ]
  %33 = phi i32 [ %24, %21 ], [ %27, %25 ]
  %34 = phi ptr [ %23, %21 ], [ %28, %25 ]
  %35 = load i64, ptr %34, align 8, !tbaa !35
  %36 = icmp ult i32 %7, 161
  br i1 %36, label %37, label %41

37:                                               ; preds = %30
  %38 = zext nneg i32 %7 to i64
  %39 = getelementptr i8, ptr %9, i64 %38
  %40 = add nuw nsw i32 %7, 16
  store i32 %40, ptr %4, align 4
  br label %43

41:                                               ; preds = %30
  %42 = getelementptr i8, ptr %32, i64 8
  store ptr %42, ptr %5, align 8
  br label %43

43:                                               ; preds = %41, %37
  %44 = phi ptr [ %32, %37 ], [ %42, %41 ]
  %45 = phi i32 [ %40, %37 ], [ %7, %41 ]
  %46 = phi ptr [ %39, %37 ], [ %32, %41 ]
  %47 = load double, ptr %46, align 8, !tbaa !21
  %48 = icmp ult i32 %33, 33
  br i1 %48, label %49, label %53

49:                                               ; preds = %43
  %50 = zext nneg i32 %33 to i64
  %51 = getelementptr i8, ptr %9, i64 %50
  %52 = add nuw nsw i32 %33, 16
  store i32 %52, ptr %2, align 16
  br label %55

53:                                               ; preds = %43
  %54 = getelementptr i8, ptr %44, i64 16
  store ptr %54, ptr %5, align 8
  br label %55

55:                                               ; preds = %53, %49
  %56 = phi ptr [ %44, %49 ], [ %54, %53 ]
  %57 = phi i32 [ %52, %49 ], [ %33, %53 ]
  %58 = phi ptr [ %51, %49 ], [ %44, %53 ]
  %59 = load i64, ptr %58, align 8, !tbaa !35
  %60 = getelementptr inbounds i8, ptr %58, i64 8
  %61 = load i64, ptr %60, align 8, !tbaa !35
  %62 = getelementptr i8, ptr %56, i64 40
  store ptr %62, ptr %5, align 8
  %63 = getelementptr inbounds i8, ptr %56, i64 28
  %64 = load i32, ptr %63, align 4
  %65 = icmp ult i32 %57, 41
  %66 = icmp ult i32 %45, 161
  %67 = and i1 %65, %66
  br i1 %67, label %68, label %77

68:                                               ; preds = %55
  %69 = zext nneg i32 %57 to i64
  %70 = getelementptr i8, ptr %9, i64 %69
  %71 = zext nneg i32 %45 to i64
  %72 = getelementptr i8, ptr %9, i64 %71
  %73 = load double, ptr %72, align 8
  %74 = load i32, ptr %70, align 4
  %75 = add nuw nsw i32 %57, 8
  store i32 %75, ptr %2, align 16
  %76 = add nuw nsw i32 %45, 16
  store i32 %76, ptr %4, align 4
  br label %82

77:                                               ; preds = %55
  %78 = getelementptr i8, ptr %56, i64 56
  store ptr %78, ptr %5, align 8
  %79 = load double, ptr %62, align 8, !tbaa !21
  %80 = getelementptr i8, ptr %56, i64 48
  %81 = load i32, ptr %80, align 8, !tbaa !5
  br label %82

82:                                               ; preds = %77, %68
  %83 = phi i32 [ %74, %68 ], [ %81, %77 ]
  %84 = phi double [ %73, %68 ], [ %79, %77 ]
  %85 = phi ptr [ %62, %68 ], [ %78, %77 ]
  %86 = phi i32 [ %76, %68 ], [ %45, %77 ]
  %87 = phi i32 [ %75, %68 ], [ %57, %77 ]
  %88 = icmp ult i32 %87, 41
  br i1 %88, label %92, label %89

89:                                               ; preds = %82
  %90 = getelementptr i8, ptr %85, i64 8
  store ptr %90, ptr %5, align 8
  %91 = load i32, ptr %85, align 4, !tbaa !5
  br label %98

92:                                               ; preds = %82
  %93 = zext nneg i32 %87 to i64
  %94 = getelementptr i8, ptr %9, i64 %93
  %95 = add nuw nsw i32 %87, 8
  store i32 %95, ptr %2, align 16
  %96 = load i32, ptr %94, align 4, !tbaa !5
  %97 = icmp ult i32 %87, 33
  br i1 %97, label %102, label %98

98:                                               ; preds = %89, %92
  %99 = phi i32 [ %91, %89 ], [ %96, %92 ]
  %100 = phi ptr [ %90, %89 ], [ %85, %92 ]
  %101 = getelementptr i8, ptr %100, i64 8
  store ptr %101, ptr %5, align 8
  br label %106

102:                                              ; preds = %92
  %103 = zext nneg i32 %95 to i64
  %104 = getelementptr i8, ptr %9, i64 %103
  %105 = add nuw nsw i32 %87, 16
  store i32 %105, ptr %2, align 16
  br label %106

106:                                              ; preds = %102, %98
  %107 = phi i32 [ %96, %102 ], [ %99, %98 ]
  %108 = phi ptr [ %85, %102 ], [ %101, %98 ]
  %109 = phi ptr [ %104, %102 ], [ %100, %98 ]
  %110 = load i64, ptr %109, align 8, !tbaa !35
  %111 = icmp ult i32 %86, 161
  br i1 %111, label %114, label %112

112:                                              ; preds = %106
  %113 = getelementptr i8, ptr %108, i64 8
  store ptr %113, ptr %5, align 8
  br label %118

114:                                              ; preds = %106
  %115 = zext nneg i32 %86 to i64
  %116 = getelementptr i8, ptr %9, i64 %115
  %117 = add nuw nsw i32 %86, 16
  store i32 %117, ptr %4, align 4
  br label %118

118:                                              ; preds = %114, %112
  %119 = phi ptr [ %108, %114 ], [ %113, %112 ]
  %120 = phi ptr [ %116, %114 ], [ %108, %112 ]
  %121 = load double, ptr %120, align 8, !tbaa !21
  %122 = getelementptr i8, ptr %119, i64 16
  store ptr %122, ptr %5, align 8
  %123 = load i64, ptr %119, align 8, !tbaa !35
  %124 = getelementptr inbounds i8, ptr %119, i64 8
  %125 = load i64, ptr %124, align 8, !tbaa !35
  %126 = getelementptr i8, ptr %119, i64 56
  store ptr %126, ptr %5, align 8
  %127 = getelementptr i8, ptr %119, i64 44
  %128 = load i32, ptr %127, align 4
  %129 = getelementptr i8, ptr %119, i64 72
  store ptr %129, ptr %5, align 8
  %130 = load double, ptr %126, align 8, !tbaa !21
  %131 = getelementptr i8, ptr %119, i64 64
  %132 = load i32, ptr %131, align 8, !tbaa !5
  call void @llvm.va_end.p0(ptr nonnull %2)
  %133 = load i32, ptr %3, align 16
  %134 = icmp ult i32 %133, 41
  br i1 %134, label %135, label %141

135:                                              ; preds = %118
  %136 = getelementptr inbounds i8, ptr %3, i64 16
  %137 = load ptr, ptr %136, align 16
  %138 = zext nneg i32 %133 to i64
  %139 = getelementptr i8, ptr %137, i64 %138
  %140 = add nuw nsw i32 %133, 8
  store i32 %140, ptr %3, align 16
  br label %145

141:                                              ; preds = %118
  %142 = getelementptr inbounds i8, ptr %3, i64 8
  %143 = load ptr, ptr %142, align 8
  %144 = getelementptr i8, ptr %143, i64 8
  store ptr %144, ptr %142, align 8
  br label %145

145:                                              ; preds = %141, %135
  %146 = phi ptr [ %139, %135 ], [ %143, %141 ]
  %147 = sext i32 %31 to i64
  %148 = add i64 %35, %147
  %149 = fptosi double %47 to i64
  %150 = add i64 %148, %149
  %151 = mul nsw i64 %61, %59
  %152 = add i64 %150, %151
  %153 = sext i32 %64 to i64
  %154 = add i64 %152, %153
  %155 = fptosi double %84 to i64
  %156 = add i64 %154, %155
  %157 = sext i32 %83 to i64
  %158 = add i64 %156, %157
  %159 = mul nsw i64 %158, 3
  %160 = sext i32 %107 to i64
  %161 = add i64 %159, %160
  %162 = add i64 %161, %110
  %163 = fptosi double %121 to i64
  %164 = add i64 %162, %163
  %165 = mul nsw i64 %125, %123
  %166 = add i64 %164, %165
  %167 = sext i32 %128 to i64
  %168 = add i64 %166, %167
  %169 = fptosi double %130 to i64
  %170 = add i64 %168, %169
  %171 = sext i32 %132 to i64
  %172 = add i64 %170, %171
  %173 = load i32, ptr %146, align 4, !tbaa !5
  %174 = sext i32 %173 to i64
  %175 = add nsw i64 %172, %174
  call void @llvm.va_end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #26
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #26
  ret i64 %175
}

; Function Attrs: nofree nounwind uwtable
define internal noundef i32 @vp(ptr nocapture noundef %0, ptr nocapture readnone %1, ...) unnamed_addr #12 {
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %3) #26
  call void @llvm.va_start.p0(ptr nonnull %3)
  %4 = call i32 @vsprintf(ptr noundef %0, ptr noundef nonnull @.str.12, ptr noundef nonnull %3) #26
  call void @llvm.va_end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %3) #26
  ret i32 %4
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define internal fastcc i32 @cg(i32 noundef %0) #16 {
  %2 = srem i32 %0, 3
  %3 = sext i32 %2 to i64
  br label %20

4:                                                ; preds = %20
  %5 = add nsw i32 %23, 1
  %6 = icmp sgt i32 %22, 0
  br i1 %6, label %7, label %18

7:                                                ; preds = %4, %15, %12
  %8 = phi i32 [ %13, %12 ], [ %16, %15 ], [ %5, %4 ]
  %9 = add nsw i32 %22, -1
  %10 = urem i32 %9, 3
  %11 = zext nneg i32 %10 to i64
  br label %20

12:                                               ; preds = %20
  %13 = add nsw i32 %23, 10
  %14 = icmp sgt i32 %22, 0
  br i1 %14, label %7, label %18

15:                                               ; preds = %20
  %16 = add nsw i32 %23, 100
  %17 = icmp sgt i32 %22, 0
  br i1 %17, label %7, label %18

18:                                               ; preds = %15, %12, %4
  %19 = phi i32 [ %5, %4 ], [ %13, %12 ], [ %16, %15 ]
  ret i32 %19

20:                                               ; preds = %7, %1
  %21 = phi i64 [ %11, %7 ], [ %3, %1 ]
  %22 = phi i32 [ %9, %7 ], [ %0, %1 ]
  %23 = phi i32 [ %8, %7 ], [ 0, %1 ]
  %24 = getelementptr inbounds [3 x ptr], ptr @cg.t, i64 0, i64 %21
  %25 = load ptr, ptr %24, align 8, !tbaa !23
  indirectbr ptr %25, [label %4, label %12, label %15]
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc range(i32 100, 112) i32 @cgd(i32 %0) #0 {
  %2 = sext i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@cgd, %5) to i64), i64 ptrtoint (ptr blockaddress(@cgd, %4) to i64)) to i32) to i64
  %3 = getelementptr inbounds i8, ptr blockaddress(@cgd, %4), i64 %2
  indirectbr ptr %3, [label %4, label %5]

4:                                                ; preds = %1
  br label %5

5:                                                ; preds = %4, %1
  %6 = phi i32 [ 111, %4 ], [ 110, %1 ]
  ret i32 %6
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 -2147483644, -2147483648) i32 @sj() unnamed_addr #11 {
  %1 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %1)
  store volatile i32 0, ptr %1, align 4, !tbaa !5
  %2 = call i32 @_setjmp(ptr noundef nonnull @jb) #29
  %3 = icmp slt i32 %2, 4
  %4 = load volatile i32, ptr %1, align 4, !tbaa !5
  br i1 %3, label %5, label %8

5:                                                ; preds = %0
  %6 = add nsw i32 %4, %2
  store volatile i32 %6, ptr %1, align 4, !tbaa !5
  %7 = add nsw i32 %2, 1
  call void @longjmp(ptr noundef nonnull @jb, i32 noundef %7) #30
  unreachable

8:                                                ; preds = %0
  %9 = mul nsw i32 %4, 100
  %10 = add nsw i32 %9, %2
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %1)
  ret i32 %10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #17

declare extern_weak i32 @wk() #18

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #19

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare void @free(ptr allocptr nocapture noundef) local_unnamed_addr #20

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #21

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #8

; Function Attrs: nofree nounwind
declare noundef i32 @vsprintf(ptr nocapture noundef, ptr nocapture noundef readonly, ptr noundef) local_unnamed_addr #13

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) local_unnamed_addr #22

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr #23

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #24

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #25

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nofree norecurse nosync nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nofree nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nounwind uwtable "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { mustprogress nofree norecurse nosync nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { nofree norecurse nosync nounwind memory(none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #19 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #20 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #21 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #22 = { nounwind returns_twice "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #23 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #24 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #25 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #26 = { nounwind }
attributes #27 = { nounwind memory(none) }
attributes #28 = { nounwind allocsize(0) }
attributes #29 = { nounwind returns_twice }
attributes #30 = { noreturn nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{i64 0, i64 40, !10}
!10 = !{!7, !7, i64 0}
!11 = !{!12, !13, i64 0}
!12 = !{!"sll", !13, i64 0, !13, i64 8}
!13 = !{!"long", !7, i64 0}
!14 = !{!12, !13, i64 8}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.mustprogress"}
!19 = distinct !{!19, !18}
!20 = distinct !{!20, !18}
!21 = !{!22, !22, i64 0}
!22 = !{!"double", !7, i64 0}
!23 = !{!24, !24, i64 0}
!24 = !{!"any pointer", !7, i64 0}
!25 = !{i64 6557}
!26 = !{i64 6585}
!27 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!28 = !{!29, !29, i64 0}
!29 = !{!"long long", !7, i64 0}
!30 = !{!31, !6, i64 8}
!31 = !{!"node", !24, i64 0, !6, i64 8, !24, i64 16}
!32 = !{!31, !24, i64 16}
!33 = !{!31, !24, i64 0}
!34 = distinct !{!34, !18}
!35 = !{!13, !13, i64 0}
