; ModuleID = 'aggregates.c'
source_filename = "aggregates.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.s3 = type { i8, i8, i8 }
%struct.s5 = type { [5 x i8] }
%struct.s7 = type { [7 x i8] }
%struct.s12 = type { i32, i32, i32 }
%struct.sff = type { float, float }
%struct.sfff = type { float, float, float }
%struct.sdi = type { double, i32 }
%struct.sfi = type { float, i32 }
%struct.sll = type { i64, i64 }
%struct.sld = type { i64, double }
%struct.node = type { ptr, i32, ptr }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%struct.sb = type { [10 x i32] }
%struct.anon = type { i32, %union.anon, [3 x i16] }
%union.anon = type { double }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@tl = dso_local thread_local global i32 5, align 4
@gl = dso_local global i32 42, align 4
@ctor_ran = internal global i32 0, align 4
@.str = private unnamed_addr constant [5 x i8] c"dtor\00", align 1
@garr = dso_local global [5 x i32] [i32 1, i32 2, i32 3, i32 0, i32 0], align 16
@gend = dso_local global ptr getelementptr (i8, ptr @garr, i64 20), align 8
@__const.main.a = private unnamed_addr constant %struct.s3 { i8 1, i8 2, i8 3 }, align 1
@.str.1 = private unnamed_addr constant [10 x i8] c"%d %d %d\0A\00", align 1
@__const.main.b = private unnamed_addr constant %struct.s5 { [5 x i8] c"abcd\00" }, align 1
@.str.2 = private unnamed_addr constant [8 x i8] c"%.5s%d\0A\00", align 1
@__const.main.c = private unnamed_addr constant %struct.s7 { [7 x i8] c"abcdef\00" }, align 1
@.str.3 = private unnamed_addr constant [6 x i8] c"%.7s\0A\00", align 1
@__const.main.d = private unnamed_addr constant %struct.s12 { i32 1, i32 2, i32 3 }, align 4
@__const.main.e = private unnamed_addr constant %struct.sff { float 1.500000e+00, float 2.500000e+00 }, align 4
@.str.4 = private unnamed_addr constant [7 x i8] c"%g %g\0A\00", align 1
@__const.main.f = private unnamed_addr constant %struct.sfff { float 1.000000e+00, float 2.000000e+00, float 3.000000e+00 }, align 4
@.str.5 = private unnamed_addr constant [10 x i8] c"%g %g %g\0A\00", align 1
@__const.main.g = private unnamed_addr constant %struct.sdi { double 1.500000e+00, i32 2 }, align 8
@.str.6 = private unnamed_addr constant [7 x i8] c"%g %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [7 x i8] c"%d %d\0A\00", align 1
@__const.main.i = private unnamed_addr constant %struct.sfi { float 1.500000e+00, i32 7 }, align 4
@__const.main.j = private unnamed_addr constant %struct.sll { i64 5, i64 6 }, align 8
@.str.8 = private unnamed_addr constant [9 x i8] c"%ld %ld\0A\00", align 1
@__const.main.l = private unnamed_addr constant %struct.sld { i64 5, double 6.000000e+00 }, align 8
@.str.9 = private unnamed_addr constant [8 x i8] c"%ld %g\0A\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"%ld\0A\00", align 1
@.str.11 = private unnamed_addr constant [4 x i8] c"%d \00", align 1
@.str.12 = private unnamed_addr constant [13 x i8] c"%d-%s-%g-%Lg\00", align 1
@.str.13 = private unnamed_addr constant [2 x i8] c"q\00", align 1
@.str.14 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@.str.15 = private unnamed_addr constant [4 x i8] c"%g\0A\00", align 1
@.str.16 = private unnamed_addr constant [22 x i8] c"%d %d %d %d %d %d %d\0A\00", align 1
@tab = internal global [2 x ptr] [ptr @fact, ptr @abs], align 16
@.str.17 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@tls = internal thread_local global %struct.sll { i64 1, i64 2 }, align 8
@.str.18 = private unnamed_addr constant [8 x i8] c"%d %ld\0A\00", align 1
@n1 = internal global %struct.node { ptr @n2, i32 1, ptr getelementptr (i8, ptr @.str.26, i64 1) }, align 8
@.str.19 = private unnamed_addr constant [6 x i8] c"%d%s \00", align 1
@.str.20 = private unnamed_addr constant [12 x i8] c"%d %ld %ld\0A\00", align 1
@pi = internal global ptr getelementptr (i8, ptr @n2, i64 8), align 8
@diff = internal global i64 16, align 8
@.str.21 = private unnamed_addr constant [19 x i8] c"%s %s %d %s %d %d\0A\00", align 1
@st = internal global [3 x [4 x i8]] [[4 x i8] c"ab\00\00", [4 x i8] c"cde\00", [4 x i8] c"f\00\00\00"], align 1
@.str.22 = private unnamed_addr constant [8 x i8] c"%ld %d\0A\00", align 1
@.str.23 = private unnamed_addr constant [5 x i8] c"heap\00", align 1
@.str.24 = private unnamed_addr constant [6 x i8] c"%.5s\0A\00", align 1
@.str.25 = private unnamed_addr constant [6 x i8] c"%lld\0A\00", align 1
@cg.t = internal global [3 x ptr] [ptr blockaddress(@cg, %10), ptr blockaddress(@cg, %24), ptr blockaddress(@cg, %38)], align 16
@cgd.t = internal constant [3 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@cgd, %11) to i64), i64 ptrtoint (ptr blockaddress(@cgd, %11) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@cgd, %14) to i64), i64 ptrtoint (ptr blockaddress(@cgd, %11) to i64)) to i32), i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@cgd, %17) to i64), i64 ptrtoint (ptr blockaddress(@cgd, %11) to i64)) to i32)], align 4
@jb = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16
@n2 = internal global %struct.node { ptr @n3, i32 2, ptr @.str.27 }, align 8
@.str.26 = private unnamed_addr constant [4 x i8] c"xyz\00", align 1
@n3 = internal global %struct.node { ptr null, i32 3, ptr @.str.28 }, align 8
@.str.27 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@.str.28 = private unnamed_addr constant [2 x i8] c"c\00", align 1
@cs = internal constant <{ { i32, [4 x i8], { [8 x i8] }, [3 x i16] }, { i32, [4 x i8], { i32, [4 x i8] }, [3 x i16] } }> <{ { i32, [4 x i8], { [8 x i8] }, [3 x i16] } { i32 1, [4 x i8] undef, { [8 x i8] } { [8 x i8] c"hello\00\00\00" }, [3 x i16] [i16 1, i16 2, i16 3] }, { i32, [4 x i8], { i32, [4 x i8] }, [3 x i16] } { i32 2, [4 x i8] undef, { i32, [4 x i8] } { i32 9, [4 x i8] undef }, [3 x i16] [i16 4, i16 0, i16 0] } }>, align 16
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @ct, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @dt, ptr null }]

@al = dso_local alias i32, ptr @gl

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i24 @f_s3(i24 %0, i32 noundef %1) #0 {
  %3 = alloca %struct.s3, align 1
  %4 = alloca %struct.s3, align 1
  %5 = alloca i32, align 4
  %6 = alloca i24, align 4
  store i24 %0, ptr %4, align 1
  store i32 %1, ptr %5, align 4
  %7 = load i32, ptr %5, align 4
  %8 = getelementptr inbounds %struct.s3, ptr %4, i32 0, i32 0
  %9 = load i8, ptr %8, align 1
  %10 = sext i8 %9 to i32
  %11 = add nsw i32 %10, %7
  %12 = trunc i32 %11 to i8
  store i8 %12, ptr %8, align 1
  %13 = load i32, ptr %5, align 4
  %14 = getelementptr inbounds %struct.s3, ptr %4, i32 0, i32 2
  %15 = load i8, ptr %14, align 1
  %16 = sext i8 %15 to i32
  %17 = sub nsw i32 %16, %13
  %18 = trunc i32 %17 to i8
  store i8 %18, ptr %14, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 %4, i64 3, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 1 %3, i64 3, i1 false)
  %19 = load i24, ptr %6, align 4
  ret i24 %19
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i40 @f_s5(i40 %0, i32 noundef %1) #0 {
  %3 = alloca %struct.s5, align 1
  %4 = alloca %struct.s5, align 1
  %5 = alloca i32, align 4
  %6 = alloca i40, align 8
  %7 = getelementptr inbounds %struct.s5, ptr %4, i32 0, i32 0
  store i40 %0, ptr %7, align 1
  store i32 %1, ptr %5, align 4
  %8 = load i32, ptr %5, align 4
  %9 = getelementptr inbounds %struct.s5, ptr %4, i32 0, i32 0
  %10 = getelementptr inbounds [5 x i8], ptr %9, i64 0, i64 4
  %11 = load i8, ptr %10, align 1
  %12 = sext i8 %11 to i32
  %13 = add nsw i32 %12, %8
  %14 = trunc i32 %13 to i8
  store i8 %14, ptr %10, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 %4, i64 5, i1 false)
  %15 = getelementptr inbounds %struct.s5, ptr %3, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 1 %15, i64 5, i1 false)
  %16 = load i40, ptr %6, align 8
  ret i40 %16
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i56 @f_s7(i56 %0, i32 noundef %1) #0 {
  %3 = alloca %struct.s7, align 1
  %4 = alloca %struct.s7, align 1
  %5 = alloca i32, align 4
  %6 = alloca i56, align 8
  %7 = getelementptr inbounds %struct.s7, ptr %4, i32 0, i32 0
  store i56 %0, ptr %7, align 1
  store i32 %1, ptr %5, align 4
  %8 = load i32, ptr %5, align 4
  %9 = getelementptr inbounds %struct.s7, ptr %4, i32 0, i32 0
  %10 = getelementptr inbounds [7 x i8], ptr %9, i64 0, i64 6
  %11 = load i8, ptr %10, align 1
  %12 = sext i8 %11 to i32
  %13 = xor i32 %12, %8
  %14 = trunc i32 %13 to i8
  store i8 %14, ptr %10, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %3, ptr align 1 %4, i64 7, i1 false)
  %15 = getelementptr inbounds %struct.s7, ptr %3, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 1 %15, i64 7, i1 false)
  %16 = load i56, ptr %6, align 8
  ret i56 %16
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { i64, i32 } @f_s12(i64 %0, i32 %1, i32 noundef %2) #0 {
  %4 = alloca %struct.s12, align 4
  %5 = alloca %struct.s12, align 4
  %6 = alloca { i64, i32 }, align 4
  %7 = alloca i32, align 4
  %8 = alloca { i64, i32 }, align 8
  %9 = getelementptr inbounds { i64, i32 }, ptr %6, i32 0, i32 0
  store i64 %0, ptr %9, align 4
  %10 = getelementptr inbounds { i64, i32 }, ptr %6, i32 0, i32 1
  store i32 %1, ptr %10, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %6, i64 12, i1 false)
  store i32 %2, ptr %7, align 4
  %11 = load i32, ptr %7, align 4
  %12 = getelementptr inbounds %struct.s12, ptr %5, i32 0, i32 0
  %13 = load i32, ptr %12, align 4
  %14 = mul nsw i32 %13, %11
  store i32 %14, ptr %12, align 4
  %15 = load i32, ptr %7, align 4
  %16 = getelementptr inbounds %struct.s12, ptr %5, i32 0, i32 2
  %17 = load i32, ptr %16, align 4
  %18 = add nsw i32 %17, %15
  store i32 %18, ptr %16, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %5, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 4 %4, i64 12, i1 false)
  %19 = load { i64, i32 }, ptr %8, align 8
  ret { i64, i32 } %19
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local <2 x float> @f_sff(<2 x float> %0, i32 noundef %1) #2 {
  %3 = alloca %struct.sff, align 4
  %4 = alloca %struct.sff, align 4
  %5 = alloca i32, align 4
  store <2 x float> %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %5, align 4
  %7 = sitofp i32 %6 to float
  %8 = getelementptr inbounds %struct.sff, ptr %4, i32 0, i32 0
  %9 = load float, ptr %8, align 4
  %10 = fmul float %9, %7
  store float %10, ptr %8, align 4
  %11 = load i32, ptr %5, align 4
  %12 = sitofp i32 %11 to float
  %13 = getelementptr inbounds %struct.sff, ptr %4, i32 0, i32 1
  %14 = load float, ptr %13, align 4
  %15 = fsub float %14, %12
  store float %15, ptr %13, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %4, i64 8, i1 false)
  %16 = load <2 x float>, ptr %3, align 4
  ret <2 x float> %16
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { <2 x float>, float } @f_sfff(<2 x float> %0, float %1, i32 noundef %2) #2 {
  %4 = alloca %struct.sfff, align 4
  %5 = alloca %struct.sfff, align 4
  %6 = alloca { <2 x float>, float }, align 4
  %7 = alloca i32, align 4
  %8 = alloca { <2 x float>, float }, align 8
  %9 = getelementptr inbounds { <2 x float>, float }, ptr %6, i32 0, i32 0
  store <2 x float> %0, ptr %9, align 4
  %10 = getelementptr inbounds { <2 x float>, float }, ptr %6, i32 0, i32 1
  store float %1, ptr %10, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 4 %6, i64 12, i1 false)
  store i32 %2, ptr %7, align 4
  %11 = load i32, ptr %7, align 4
  %12 = sitofp i32 %11 to float
  %13 = getelementptr inbounds %struct.sfff, ptr %5, i32 0, i32 2
  %14 = load float, ptr %13, align 4
  %15 = fmul float %14, %12
  store float %15, ptr %13, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %5, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 4 %4, i64 12, i1 false)
  %16 = load { <2 x float>, float }, ptr %8, align 8
  ret { <2 x float>, float } %16
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { double, i32 } @f_sdi(double %0, i32 %1, i32 noundef %2) #0 {
  %4 = alloca %struct.sdi, align 8
  %5 = alloca %struct.sdi, align 8
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds { double, i32 }, ptr %5, i32 0, i32 0
  store double %0, ptr %7, align 8
  %8 = getelementptr inbounds { double, i32 }, ptr %5, i32 0, i32 1
  store i32 %1, ptr %8, align 8
  store i32 %2, ptr %6, align 4
  %9 = load i32, ptr %6, align 4
  %10 = sitofp i32 %9 to double
  %11 = getelementptr inbounds %struct.sdi, ptr %5, i32 0, i32 0
  %12 = load double, ptr %11, align 8
  %13 = fmul double %12, %10
  store double %13, ptr %11, align 8
  %14 = load i32, ptr %6, align 4
  %15 = getelementptr inbounds %struct.sdi, ptr %5, i32 0, i32 1
  %16 = load i32, ptr %15, align 8
  %17 = add nsw i32 %16, %14
  store i32 %17, ptr %15, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 16, i1 false)
  %18 = load { double, i32 }, ptr %4, align 8
  ret { double, i32 } %18
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local void @f_sb(ptr dead_on_unwind noalias writable sret(%struct.sb) align 4 %0, ptr noundef byval(%struct.sb) align 8 %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  store i32 %2, ptr %4, align 4
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds %struct.sb, ptr %1, i32 0, i32 0
  %7 = getelementptr inbounds [10 x i32], ptr %6, i64 0, i64 7
  store i32 %5, ptr %7, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 8 %1, i64 40, i1 false)
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i64 @f_sfi(i64 %0, i32 noundef %1) #0 {
  %3 = alloca %struct.sfi, align 4
  %4 = alloca %struct.sfi, align 4
  %5 = alloca i32, align 4
  store i64 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  %6 = load i32, ptr %5, align 4
  %7 = sitofp i32 %6 to float
  %8 = getelementptr inbounds %struct.sfi, ptr %4, i32 0, i32 0
  %9 = load float, ptr %8, align 4
  %10 = fmul float %9, %7
  store float %10, ptr %8, align 4
  %11 = load i32, ptr %5, align 4
  %12 = getelementptr inbounds %struct.sfi, ptr %4, i32 0, i32 1
  %13 = load i32, ptr %12, align 4
  %14 = sub nsw i32 %13, %11
  store i32 %14, ptr %12, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %3, ptr align 4 %4, i64 8, i1 false)
  %15 = load i64, ptr %3, align 4
  ret i64 %15
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { i64, i64 } @f_sll(i64 %0, i64 %1, i32 noundef %2) #0 {
  %4 = alloca %struct.sll, align 8
  %5 = alloca %struct.sll, align 8
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 0
  store i64 %0, ptr %7, align 8
  %8 = getelementptr inbounds { i64, i64 }, ptr %5, i32 0, i32 1
  store i64 %1, ptr %8, align 8
  store i32 %2, ptr %6, align 4
  %9 = load i32, ptr %6, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds %struct.sll, ptr %5, i32 0, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = add nsw i64 %12, %10
  store i64 %13, ptr %11, align 8
  %14 = load i32, ptr %6, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds %struct.sll, ptr %5, i32 0, i32 1
  %17 = load i64, ptr %16, align 8
  %18 = sub nsw i64 %17, %15
  store i64 %18, ptr %16, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 16, i1 false)
  %19 = load { i64, i64 }, ptr %4, align 8
  ret { i64, i64 } %19
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { i64, double } @f_sld(i64 %0, double %1, i32 noundef %2) #0 {
  %4 = alloca %struct.sld, align 8
  %5 = alloca %struct.sld, align 8
  %6 = alloca i32, align 4
  %7 = getelementptr inbounds { i64, double }, ptr %5, i32 0, i32 0
  store i64 %0, ptr %7, align 8
  %8 = getelementptr inbounds { i64, double }, ptr %5, i32 0, i32 1
  store double %1, ptr %8, align 8
  store i32 %2, ptr %6, align 4
  %9 = load i32, ptr %6, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds %struct.sld, ptr %5, i32 0, i32 0
  %12 = load i64, ptr %11, align 8
  %13 = add nsw i64 %12, %10
  store i64 %13, ptr %11, align 8
  %14 = load i32, ptr %6, align 4
  %15 = sitofp i32 %14 to double
  %16 = getelementptr inbounds %struct.sld, ptr %5, i32 0, i32 1
  %17 = load double, ptr %16, align 8
  %18 = fmul double %17, %15
  store double %18, ptr %16, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %5, i64 16, i1 false)
  %19 = load { i64, double }, ptr %4, align 8
  ret { i64, double } %19
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local { i64, i64 } @many(i32 noundef %0, i64 %1, i64 %2, double %3, i32 %4, ptr noundef byval(%struct.sb) align 8 %5, i24 %6, i64 noundef %7, i64 noundef %8, ptr noundef byval(%struct.sll) align 8 %9, double noundef %10) #0 {
  %12 = alloca %struct.sll, align 8
  %13 = alloca %struct.sll, align 8
  %14 = alloca %struct.sdi, align 8
  %15 = alloca %struct.s3, align 1
  %16 = alloca i32, align 4
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca double, align 8
  %20 = getelementptr inbounds { i64, i64 }, ptr %13, i32 0, i32 0
  store i64 %1, ptr %20, align 8
  %21 = getelementptr inbounds { i64, i64 }, ptr %13, i32 0, i32 1
  store i64 %2, ptr %21, align 8
  %22 = getelementptr inbounds { double, i32 }, ptr %14, i32 0, i32 0
  store double %3, ptr %22, align 8
  %23 = getelementptr inbounds { double, i32 }, ptr %14, i32 0, i32 1
  store i32 %4, ptr %23, align 8
  store i24 %6, ptr %15, align 1
  store i32 %0, ptr %16, align 4
  store i64 %7, ptr %17, align 8
  store i64 %8, ptr %18, align 8
  store double %10, ptr %19, align 8
  %24 = getelementptr inbounds %struct.sll, ptr %12, i32 0, i32 0
  %25 = load i32, ptr %16, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds %struct.sll, ptr %13, i32 0, i32 0
  %28 = load i64, ptr %27, align 8
  %29 = add nsw i64 %26, %28
  %30 = getelementptr inbounds %struct.sdi, ptr %14, i32 0, i32 1
  %31 = load i32, ptr %30, align 8
  %32 = sext i32 %31 to i64
  %33 = add nsw i64 %29, %32
  %34 = getelementptr inbounds %struct.sb, ptr %5, i32 0, i32 0
  %35 = getelementptr inbounds [10 x i32], ptr %34, i64 0, i64 7
  %36 = load i32, ptr %35, align 4
  %37 = sext i32 %36 to i64
  %38 = add nsw i64 %33, %37
  %39 = getelementptr inbounds %struct.s3, ptr %15, i32 0, i32 0
  %40 = load i8, ptr %39, align 1
  %41 = sext i8 %40 to i64
  %42 = add nsw i64 %38, %41
  %43 = load i64, ptr %17, align 8
  %44 = add nsw i64 %42, %43
  %45 = load i64, ptr %18, align 8
  %46 = add nsw i64 %44, %45
  %47 = getelementptr inbounds %struct.sll, ptr %9, i32 0, i32 0
  %48 = load i64, ptr %47, align 8
  %49 = add nsw i64 %46, %48
  %50 = load double, ptr %19, align 8
  %51 = fptosi double %50 to i64
  %52 = add nsw i64 %49, %51
  store i64 %52, ptr %24, align 8
  %53 = getelementptr inbounds %struct.sll, ptr %12, i32 0, i32 1
  %54 = getelementptr inbounds %struct.sll, ptr %13, i32 0, i32 1
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds %struct.sdi, ptr %14, i32 0, i32 0
  %57 = load double, ptr %56, align 8
  %58 = fptosi double %57 to i64
  %59 = add nsw i64 %55, %58
  %60 = getelementptr inbounds %struct.sll, ptr %9, i32 0, i32 1
  %61 = load i64, ptr %60, align 8
  %62 = add nsw i64 %59, %61
  store i64 %62, ptr %53, align 8
  %63 = load { i64, i64 }, ptr %12, align 8
  ret { i64, i64 } %63
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local <4 x i32> @addv(<4 x i32> noundef %0, <4 x i32> noundef %1) #3 {
  %3 = alloca <4 x i32>, align 16
  %4 = alloca <4 x i32>, align 16
  store <4 x i32> %0, ptr %3, align 16
  store <4 x i32> %1, ptr %4, align 16
  %5 = load <4 x i32>, ptr %3, align 16
  %6 = load <4 x i32>, ptr %4, align 16
  %7 = mul <4 x i32> %5, %6
  %8 = load <4 x i32>, ptr %3, align 16
  %9 = load <4 x i32>, ptr %4, align 16
  %10 = icmp sgt <4 x i32> %8, %9
  %11 = sext <4 x i1> %10 to <4 x i32>
  %12 = add <4 x i32> %7, %11
  ret <4 x i32> %12
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @mulv(double noundef %0, double noundef %1) #0 {
  %3 = alloca <2 x float>, align 8
  %4 = alloca <2 x float>, align 8
  %5 = alloca <2 x float>, align 8
  %6 = alloca <2 x float>, align 8
  %7 = alloca <2 x float>, align 8
  store double %0, ptr %4, align 8
  %8 = load <2 x float>, ptr %4, align 8
  store double %1, ptr %5, align 8
  %9 = load <2 x float>, ptr %5, align 8
  store <2 x float> %8, ptr %6, align 8
  store <2 x float> %9, ptr %7, align 8
  %10 = load <2 x float>, ptr %6, align 8
  %11 = load <2 x float>, ptr %7, align 8
  %12 = fmul <2 x float> %10, %11
  store <2 x float> %12, ptr %3, align 8
  %13 = load double, ptr %3, align 8
  ret double %13
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local <4 x float> @mf(<4 x float> noundef %0) #3 {
  %2 = alloca <4 x float>, align 16
  store <4 x float> %0, ptr %2, align 16
  %3 = load <4 x float>, ptr %2, align 16
  %4 = fdiv <4 x float> %3, <float 2.000000e+00, float 2.000000e+00, float 2.000000e+00, float 2.000000e+00>
  ret <4 x float> %4
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local double @cv(double noundef %0) #0 {
  %2 = alloca <8 x i8>, align 8
  %3 = alloca <8 x i8>, align 8
  %4 = alloca <8 x i8>, align 8
  store double %0, ptr %3, align 8
  %5 = load <8 x i8>, ptr %3, align 8
  store <8 x i8> %5, ptr %4, align 8
  %6 = load <8 x i8>, ptr %4, align 8
  %7 = load <8 x i8>, ptr %4, align 8
  %8 = add <8 x i8> %6, %7
  store <8 x i8> %8, ptr %2, align 8
  %9 = load double, ptr %2, align 8
  ret double %9
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local <2 x double> @dv(<2 x double> noundef %0, <2 x double> noundef %1) #3 {
  %3 = alloca <2 x double>, align 16
  %4 = alloca <2 x double>, align 16
  store <2 x double> %0, ptr %3, align 16
  store <2 x double> %1, ptr %4, align 16
  %5 = load <2 x double>, ptr %3, align 16
  %6 = load <2 x double>, ptr %4, align 16
  %7 = fsub <2 x double> %5, %6
  ret <2 x double> %7
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local <8 x i32> @bigv(ptr noundef byval(<8 x i32>) align 32 %0) #4 {
  %2 = alloca <8 x i32>, align 32
  %3 = load <8 x i32>, ptr %0, align 32
  store <8 x i32> %3, ptr %2, align 32
  %4 = load <8 x i32>, ptr %2, align 32
  %5 = shl <8 x i32> %4, <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  ret <8 x i32> %5
}

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @vla(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  store i32 %0, ptr %2, align 4
  %12 = load i32, ptr %2, align 4
  %13 = zext i32 %12 to i64
  %14 = load i32, ptr %2, align 4
  %15 = zext i32 %14 to i64
  %16 = call ptr @llvm.stacksave.p0()
  store ptr %16, ptr %3, align 8
  %17 = mul nuw i64 %13, %15
  %18 = alloca i32, i64 %17, align 16
  store i64 %13, ptr %4, align 8
  store i64 %15, ptr %5, align 8
  store i32 0, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %19

19:                                               ; preds = %43, %1
  %20 = load i32, ptr %7, align 4
  %21 = load i32, ptr %2, align 4
  %22 = icmp slt i32 %20, %21
  br i1 %22, label %23, label %46

23:                                               ; preds = %19
  store i32 0, ptr %8, align 4
  br label %24

24:                                               ; preds = %39, %23
  %25 = load i32, ptr %8, align 4
  %26 = load i32, ptr %2, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %42

28:                                               ; preds = %24
  %29 = load i32, ptr %7, align 4
  %30 = load i32, ptr %8, align 4
  %31 = mul nsw i32 %29, %30
  %32 = load i32, ptr %7, align 4
  %33 = sext i32 %32 to i64
  %34 = mul nsw i64 %33, %15
  %35 = getelementptr inbounds i32, ptr %18, i64 %34
  %36 = load i32, ptr %8, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %35, i64 %37
  store i32 %31, ptr %38, align 4
  br label %39

39:                                               ; preds = %28
  %40 = load i32, ptr %8, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %8, align 4
  br label %24, !llvm.loop !6

42:                                               ; preds = %24
  br label %43

43:                                               ; preds = %42
  %44 = load i32, ptr %7, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %7, align 4
  br label %19, !llvm.loop !8

46:                                               ; preds = %19
  store i32 0, ptr %9, align 4
  br label %47

47:                                               ; preds = %80, %46
  %48 = load i32, ptr %9, align 4
  %49 = load i32, ptr %2, align 4
  %50 = icmp slt i32 %48, %49
  br i1 %50, label %51, label %83

51:                                               ; preds = %47
  %52 = load i32, ptr %9, align 4
  %53 = add nsw i32 %52, 1
  %54 = zext i32 %53 to i64
  %55 = call ptr @llvm.stacksave.p0()
  store ptr %55, ptr %10, align 8
  %56 = alloca i8, i64 %54, align 16
  store i64 %54, ptr %11, align 8
  %57 = load i32, ptr %9, align 4
  %58 = trunc i32 %57 to i8
  %59 = load i32, ptr %9, align 4
  %60 = add nsw i32 %59, 1
  %61 = sext i32 %60 to i64
  call void @llvm.memset.p0.i64(ptr align 16 %56, i8 %58, i64 %61, i1 false)
  %62 = load i32, ptr %9, align 4
  %63 = sext i32 %62 to i64
  %64 = mul nsw i64 %63, %15
  %65 = getelementptr inbounds i32, ptr %18, i64 %64
  %66 = load i32, ptr %2, align 4
  %67 = sub nsw i32 %66, 1
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr %65, i64 %68
  %70 = load i32, ptr %69, align 4
  %71 = load i32, ptr %9, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i8, ptr %56, i64 %72
  %74 = load i8, ptr %73, align 1
  %75 = sext i8 %74 to i32
  %76 = add nsw i32 %70, %75
  %77 = load i32, ptr %6, align 4
  %78 = add nsw i32 %77, %76
  store i32 %78, ptr %6, align 4
  %79 = load ptr, ptr %10, align 8
  call void @llvm.stackrestore.p0(ptr %79)
  br label %80

80:                                               ; preds = %51
  %81 = load i32, ptr %9, align 4
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %9, align 4
  br label %47, !llvm.loop !9

83:                                               ; preds = %47
  %84 = load i32, ptr %6, align 4
  %85 = load ptr, ptr %3, align 8
  call void @llvm.stackrestore.p0(ptr %85)
  ret i32 %84
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare ptr @llvm.stacksave.p0() #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.stackrestore.p0(ptr) #5

; Function Attrs: noinline nounwind optnone uwtable
define weak dso_local i32 @ww() #0 {
  ret i32 3
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @ct() #0 {
  store i32 17, ptr @ctor_ran, align 4
  ret void
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @dt() #0 {
  %1 = call i32 @puts(ptr noundef @.str)
  ret void
}

declare i32 @puts(ptr noundef) #7

; Function Attrs: noinline nounwind optnone uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #4 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.s3, align 1
  %8 = alloca %struct.s3, align 1
  %9 = alloca i24, align 4
  %10 = alloca %struct.s5, align 1
  %11 = alloca %struct.s5, align 1
  %12 = alloca i40, align 8
  %13 = alloca %struct.s7, align 1
  %14 = alloca %struct.s7, align 1
  %15 = alloca i56, align 8
  %16 = alloca %struct.s12, align 4
  %17 = alloca %struct.s12, align 4
  %18 = alloca { i64, i32 }, align 4
  %19 = alloca { i64, i32 }, align 8
  %20 = alloca %struct.sff, align 4
  %21 = alloca %struct.sff, align 4
  %22 = alloca %struct.sfff, align 4
  %23 = alloca %struct.sfff, align 4
  %24 = alloca { <2 x float>, float }, align 4
  %25 = alloca { <2 x float>, float }, align 8
  %26 = alloca %struct.sdi, align 8
  %27 = alloca %struct.sdi, align 8
  %28 = alloca %struct.sb, align 8
  %29 = alloca %struct.sb, align 4
  %30 = alloca %struct.sfi, align 4
  %31 = alloca %struct.sfi, align 4
  %32 = alloca %struct.sll, align 8
  %33 = alloca %struct.sll, align 8
  %34 = alloca %struct.sld, align 8
  %35 = alloca %struct.sld, align 8
  %36 = alloca %struct.sll, align 8
  %37 = alloca i24, align 4
  %38 = alloca [100 x i8], align 16
  %39 = alloca <4 x i32>, align 16
  %40 = alloca <4 x i32>, align 16
  %41 = alloca <2 x float>, align 8
  %42 = alloca <2 x float>, align 8
  %43 = alloca <2 x float>, align 8
  %44 = alloca <2 x float>, align 8
  %45 = alloca <4 x float>, align 16
  %46 = alloca <8 x i8>, align 8
  %47 = alloca <8 x i8>, align 8
  %48 = alloca <8 x i8>, align 8
  %49 = alloca <2 x double>, align 16
  %50 = alloca <8 x i32>, align 32
  %51 = alloca <8 x i32>, align 32
  %52 = alloca <4 x i32>, align 16
  %53 = alloca <4 x float>, align 16
  %54 = alloca ptr, align 8
  %55 = alloca i32, align 4
  %56 = alloca i32, align 4
  %57 = alloca i32, align 4
  %58 = alloca i32, align 4
  %59 = alloca i32, align 4
  %60 = alloca i32, align 4
  %61 = alloca i32, align 4
  %62 = alloca i8, align 1
  %63 = alloca i32, align 4
  %64 = alloca i8, align 1
  %65 = alloca [64 x i8], align 64
  %66 = alloca i64, align 8
  %67 = alloca i32, align 4
  %68 = alloca i32, align 4
  %69 = alloca ptr, align 8
  %70 = alloca ptr, align 8
  %71 = alloca i64, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
  store ptr %1, ptr %5, align 8
  store volatile i32 3, ptr %6, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %7, ptr align 1 @__const.main.a, i64 3, i1 false)
  %72 = load volatile i32, ptr %6, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 1 %7, i64 3, i1 false)
  %73 = load i24, ptr %9, align 4
  %74 = call i24 @f_s3(i24 %73, i32 noundef %72)
  store i24 %74, ptr %8, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %7, ptr align 1 %8, i64 3, i1 false)
  %75 = getelementptr inbounds %struct.s3, ptr %7, i32 0, i32 0
  %76 = load i8, ptr %75, align 1
  %77 = sext i8 %76 to i32
  %78 = getelementptr inbounds %struct.s3, ptr %7, i32 0, i32 1
  %79 = load i8, ptr %78, align 1
  %80 = sext i8 %79 to i32
  %81 = getelementptr inbounds %struct.s3, ptr %7, i32 0, i32 2
  %82 = load i8, ptr %81, align 1
  %83 = sext i8 %82 to i32
  %84 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %77, i32 noundef %80, i32 noundef %83)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %10, ptr align 1 @__const.main.b, i64 5, i1 false)
  %85 = load volatile i32, ptr %6, align 4
  %86 = getelementptr inbounds %struct.s5, ptr %10, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 1 %86, i64 5, i1 false)
  %87 = load i40, ptr %12, align 8
  %88 = call i40 @f_s5(i40 %87, i32 noundef %85)
  %89 = getelementptr inbounds %struct.s5, ptr %11, i32 0, i32 0
  store i40 %88, ptr %89, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %10, ptr align 1 %11, i64 5, i1 false)
  %90 = getelementptr inbounds %struct.s5, ptr %10, i32 0, i32 0
  %91 = getelementptr inbounds [5 x i8], ptr %90, i64 0, i64 0
  %92 = getelementptr inbounds %struct.s5, ptr %10, i32 0, i32 0
  %93 = getelementptr inbounds [5 x i8], ptr %92, i64 0, i64 4
  %94 = load i8, ptr %93, align 1
  %95 = sext i8 %94 to i32
  %96 = call i32 (ptr, ...) @printf(ptr noundef @.str.2, ptr noundef %91, i32 noundef %95)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %13, ptr align 1 @__const.main.c, i64 7, i1 false)
  %97 = load volatile i32, ptr %6, align 4
  %98 = add nsw i32 %97, 60
  %99 = getelementptr inbounds %struct.s7, ptr %13, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 1 %99, i64 7, i1 false)
  %100 = load i56, ptr %15, align 8
  %101 = call i56 @f_s7(i56 %100, i32 noundef %98)
  %102 = getelementptr inbounds %struct.s7, ptr %14, i32 0, i32 0
  store i56 %101, ptr %102, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %13, ptr align 1 %14, i64 7, i1 false)
  %103 = getelementptr inbounds %struct.s7, ptr %13, i32 0, i32 0
  %104 = getelementptr inbounds [7 x i8], ptr %103, i64 0, i64 0
  %105 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, ptr noundef %104)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 4 @__const.main.d, i64 12, i1 false)
  %106 = load volatile i32, ptr %6, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %18, ptr align 4 %16, i64 12, i1 false)
  %107 = getelementptr inbounds { i64, i32 }, ptr %18, i32 0, i32 0
  %108 = load i64, ptr %107, align 4
  %109 = getelementptr inbounds { i64, i32 }, ptr %18, i32 0, i32 1
  %110 = load i32, ptr %109, align 4
  %111 = call { i64, i32 } @f_s12(i64 %108, i32 %110, i32 noundef %106)
  store { i64, i32 } %111, ptr %19, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 8 %19, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %16, ptr align 4 %17, i64 12, i1 false)
  %112 = getelementptr inbounds %struct.s12, ptr %16, i32 0, i32 0
  %113 = load i32, ptr %112, align 4
  %114 = getelementptr inbounds %struct.s12, ptr %16, i32 0, i32 1
  %115 = load i32, ptr %114, align 4
  %116 = getelementptr inbounds %struct.s12, ptr %16, i32 0, i32 2
  %117 = load i32, ptr %116, align 4
  %118 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %113, i32 noundef %115, i32 noundef %117)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 @__const.main.e, i64 8, i1 false)
  %119 = load volatile i32, ptr %6, align 4
  %120 = load <2 x float>, ptr %20, align 4
  %121 = call <2 x float> @f_sff(<2 x float> %120, i32 noundef %119)
  store <2 x float> %121, ptr %21, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %20, ptr align 4 %21, i64 8, i1 false)
  %122 = getelementptr inbounds %struct.sff, ptr %20, i32 0, i32 0
  %123 = load float, ptr %122, align 4
  %124 = fpext float %123 to double
  %125 = getelementptr inbounds %struct.sff, ptr %20, i32 0, i32 1
  %126 = load float, ptr %125, align 4
  %127 = fpext float %126 to double
  %128 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, double noundef %124, double noundef %127)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %22, ptr align 4 @__const.main.f, i64 12, i1 false)
  %129 = load volatile i32, ptr %6, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %24, ptr align 4 %22, i64 12, i1 false)
  %130 = getelementptr inbounds { <2 x float>, float }, ptr %24, i32 0, i32 0
  %131 = load <2 x float>, ptr %130, align 4
  %132 = getelementptr inbounds { <2 x float>, float }, ptr %24, i32 0, i32 1
  %133 = load float, ptr %132, align 4
  %134 = call { <2 x float>, float } @f_sfff(<2 x float> %131, float %133, i32 noundef %129)
  store { <2 x float>, float } %134, ptr %25, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %23, ptr align 8 %25, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %22, ptr align 4 %23, i64 12, i1 false)
  %135 = getelementptr inbounds %struct.sfff, ptr %22, i32 0, i32 0
  %136 = load float, ptr %135, align 4
  %137 = fpext float %136 to double
  %138 = getelementptr inbounds %struct.sfff, ptr %22, i32 0, i32 1
  %139 = load float, ptr %138, align 4
  %140 = fpext float %139 to double
  %141 = getelementptr inbounds %struct.sfff, ptr %22, i32 0, i32 2
  %142 = load float, ptr %141, align 4
  %143 = fpext float %142 to double
  %144 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, double noundef %137, double noundef %140, double noundef %143)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 @__const.main.g, i64 16, i1 false)
  %145 = load volatile i32, ptr %6, align 4
  %146 = getelementptr inbounds { double, i32 }, ptr %26, i32 0, i32 0
  %147 = load double, ptr %146, align 8
  %148 = getelementptr inbounds { double, i32 }, ptr %26, i32 0, i32 1
  %149 = load i32, ptr %148, align 8
  %150 = call { double, i32 } @f_sdi(double %147, i32 %149, i32 noundef %145)
  %151 = getelementptr inbounds { double, i32 }, ptr %27, i32 0, i32 0
  %152 = extractvalue { double, i32 } %150, 0
  store double %152, ptr %151, align 8
  %153 = getelementptr inbounds { double, i32 }, ptr %27, i32 0, i32 1
  %154 = extractvalue { double, i32 } %150, 1
  store i32 %154, ptr %153, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %26, ptr align 8 %27, i64 16, i1 false)
  %155 = getelementptr inbounds %struct.sdi, ptr %26, i32 0, i32 0
  %156 = load double, ptr %155, align 8
  %157 = getelementptr inbounds %struct.sdi, ptr %26, i32 0, i32 1
  %158 = load i32, ptr %157, align 8
  %159 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, double noundef %156, i32 noundef %158)
  call void @llvm.memset.p0.i64(ptr align 4 %28, i8 0, i64 40, i1 false)
  %160 = getelementptr inbounds %struct.sb, ptr %28, i32 0, i32 0
  %161 = getelementptr inbounds [10 x i32], ptr %160, i32 0, i32 0
  store i32 1, ptr %161, align 4
  %162 = getelementptr inbounds [10 x i32], ptr %160, i32 0, i32 1
  store i32 2, ptr %162, align 4
  %163 = getelementptr inbounds [10 x i32], ptr %160, i32 0, i32 2
  store i32 3, ptr %163, align 4
  %164 = load volatile i32, ptr %6, align 4
  call void @f_sb(ptr dead_on_unwind writable sret(%struct.sb) align 4 %29, ptr noundef byval(%struct.sb) align 8 %28, i32 noundef %164)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %28, ptr align 4 %29, i64 40, i1 false)
  %165 = getelementptr inbounds %struct.sb, ptr %28, i32 0, i32 0
  %166 = getelementptr inbounds [10 x i32], ptr %165, i64 0, i64 1
  %167 = load i32, ptr %166, align 4
  %168 = getelementptr inbounds %struct.sb, ptr %28, i32 0, i32 0
  %169 = getelementptr inbounds [10 x i32], ptr %168, i64 0, i64 7
  %170 = load i32, ptr %169, align 4
  %171 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %167, i32 noundef %170)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %30, ptr align 4 @__const.main.i, i64 8, i1 false)
  %172 = load volatile i32, ptr %6, align 4
  %173 = load i64, ptr %30, align 4
  %174 = call i64 @f_sfi(i64 %173, i32 noundef %172)
  store i64 %174, ptr %31, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %30, ptr align 4 %31, i64 8, i1 false)
  %175 = getelementptr inbounds %struct.sfi, ptr %30, i32 0, i32 0
  %176 = load float, ptr %175, align 4
  %177 = fpext float %176 to double
  %178 = getelementptr inbounds %struct.sfi, ptr %30, i32 0, i32 1
  %179 = load i32, ptr %178, align 4
  %180 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, double noundef %177, i32 noundef %179)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %32, ptr align 8 @__const.main.j, i64 16, i1 false)
  %181 = load volatile i32, ptr %6, align 4
  %182 = getelementptr inbounds { i64, i64 }, ptr %32, i32 0, i32 0
  %183 = load i64, ptr %182, align 8
  %184 = getelementptr inbounds { i64, i64 }, ptr %32, i32 0, i32 1
  %185 = load i64, ptr %184, align 8
  %186 = call { i64, i64 } @f_sll(i64 %183, i64 %185, i32 noundef %181)
  %187 = getelementptr inbounds { i64, i64 }, ptr %33, i32 0, i32 0
  %188 = extractvalue { i64, i64 } %186, 0
  store i64 %188, ptr %187, align 8
  %189 = getelementptr inbounds { i64, i64 }, ptr %33, i32 0, i32 1
  %190 = extractvalue { i64, i64 } %186, 1
  store i64 %190, ptr %189, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %32, ptr align 8 %33, i64 16, i1 false)
  %191 = getelementptr inbounds %struct.sll, ptr %32, i32 0, i32 0
  %192 = load i64, ptr %191, align 8
  %193 = getelementptr inbounds %struct.sll, ptr %32, i32 0, i32 1
  %194 = load i64, ptr %193, align 8
  %195 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, i64 noundef %192, i64 noundef %194)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %34, ptr align 8 @__const.main.l, i64 16, i1 false)
  %196 = load volatile i32, ptr %6, align 4
  %197 = getelementptr inbounds { i64, double }, ptr %34, i32 0, i32 0
  %198 = load i64, ptr %197, align 8
  %199 = getelementptr inbounds { i64, double }, ptr %34, i32 0, i32 1
  %200 = load double, ptr %199, align 8
  %201 = call { i64, double } @f_sld(i64 %198, double %200, i32 noundef %196)
  %202 = getelementptr inbounds { i64, double }, ptr %35, i32 0, i32 0
  %203 = extractvalue { i64, double } %201, 0
  store i64 %203, ptr %202, align 8
  %204 = getelementptr inbounds { i64, double }, ptr %35, i32 0, i32 1
  %205 = extractvalue { i64, double } %201, 1
  store double %205, ptr %204, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %34, ptr align 8 %35, i64 16, i1 false)
  %206 = getelementptr inbounds %struct.sld, ptr %34, i32 0, i32 0
  %207 = load i64, ptr %206, align 8
  %208 = getelementptr inbounds %struct.sld, ptr %34, i32 0, i32 1
  %209 = load double, ptr %208, align 8
  %210 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i64 noundef %207, double noundef %209)
  %211 = getelementptr inbounds { i64, i64 }, ptr %32, i32 0, i32 0
  %212 = load i64, ptr %211, align 8
  %213 = getelementptr inbounds { i64, i64 }, ptr %32, i32 0, i32 1
  %214 = load i64, ptr %213, align 8
  %215 = getelementptr inbounds { double, i32 }, ptr %26, i32 0, i32 0
  %216 = load double, ptr %215, align 8
  %217 = getelementptr inbounds { double, i32 }, ptr %26, i32 0, i32 1
  %218 = load i32, ptr %217, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %37, ptr align 1 %7, i64 3, i1 false)
  %219 = load i24, ptr %37, align 4
  %220 = call { i64, i64 } @many(i32 noundef 1, i64 %212, i64 %214, double %216, i32 %218, ptr noundef byval(%struct.sb) align 8 %28, i24 %219, i64 noundef 2, i64 noundef 3, ptr noundef byval(%struct.sll) align 8 %32, double noundef 4.500000e+00)
  %221 = getelementptr inbounds { i64, i64 }, ptr %36, i32 0, i32 0
  %222 = extractvalue { i64, i64 } %220, 0
  store i64 %222, ptr %221, align 8
  %223 = getelementptr inbounds { i64, i64 }, ptr %36, i32 0, i32 1
  %224 = extractvalue { i64, i64 } %220, 1
  store i64 %224, ptr %223, align 8
  %225 = getelementptr inbounds %struct.sll, ptr %36, i32 0, i32 0
  %226 = load i64, ptr %225, align 8
  %227 = getelementptr inbounds %struct.sll, ptr %36, i32 0, i32 1
  %228 = load i64, ptr %227, align 8
  %229 = call i32 (ptr, ...) @printf(ptr noundef @.str.8, i64 noundef %226, i64 noundef %228)
  %230 = getelementptr inbounds { i64, i64 }, ptr %32, i32 0, i32 0
  %231 = load i64, ptr %230, align 8
  %232 = getelementptr inbounds { i64, i64 }, ptr %32, i32 0, i32 1
  %233 = load i64, ptr %232, align 8
  %234 = getelementptr inbounds { double, i32 }, ptr %26, i32 0, i32 0
  %235 = load double, ptr %234, align 8
  %236 = getelementptr inbounds { double, i32 }, ptr %26, i32 0, i32 1
  %237 = load i32, ptr %236, align 8
  %238 = call i64 (i32, ...) @vs(i32 noundef 2, i32 noundef 1, i64 noundef 2, double noundef 3.500000e+00, i64 %231, i64 %233, ptr noundef byval(%struct.sb) align 8 %28, double %235, i32 %237, i32 noundef 4, i64 noundef 5, double noundef 6.500000e+00, ptr noundef byval(%struct.sll) align 8 %36, ptr noundef byval(%struct.sb) align 8 %28, ptr noundef byval(%struct.sdi) align 8 %26)
  %239 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i64 noundef %238)
  %240 = getelementptr inbounds [100 x i8], ptr %38, i64 0, i64 0
  %241 = load volatile i32, ptr %6, align 4
  %242 = call i32 (ptr, ptr, ...) @vp(ptr noundef %240, ptr noundef @.str.12, i32 noundef %241, ptr noundef @.str.13, double noundef 2.500000e+00, x86_fp80 noundef 0xK4000D000000000000000)
  %243 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, i32 noundef %242)
  %244 = getelementptr inbounds [100 x i8], ptr %38, i64 0, i64 0
  %245 = call i32 @puts(ptr noundef %244)
  %246 = load volatile i32, ptr %6, align 4
  %247 = insertelement <4 x i32> <i32 1, i32 2, i32 3, i32 poison>, i32 %246, i32 3
  store <4 x i32> %247, ptr %39, align 16
  store <4 x i32> <i32 5, i32 6, i32 1, i32 2>, ptr %40, align 16
  %248 = load <4 x i32>, ptr %39, align 16
  %249 = load <4 x i32>, ptr %40, align 16
  %250 = call <4 x i32> @addv(<4 x i32> noundef %248, <4 x i32> noundef %249)
  store <4 x i32> %250, ptr %39, align 16
  %251 = load <4 x i32>, ptr %39, align 16
  %252 = extractelement <4 x i32> %251, i32 0
  %253 = load <4 x i32>, ptr %39, align 16
  %254 = extractelement <4 x i32> %253, i32 1
  %255 = load <4 x i32>, ptr %39, align 16
  %256 = extractelement <4 x i32> %255, i32 2
  %257 = load <4 x i32>, ptr %39, align 16
  %258 = load volatile i32, ptr %6, align 4
  %259 = extractelement <4 x i32> %257, i32 %258
  %260 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, i32 noundef %252, i32 noundef %254, i32 noundef %256, i32 noundef %259)
  store <2 x float> <float 1.500000e+00, float 2.000000e+00>, ptr %41, align 8
  %261 = load <2 x float>, ptr %41, align 8
  %262 = load <2 x float>, ptr %41, align 8
  store <2 x float> %261, ptr %42, align 8
  %263 = load double, ptr %42, align 8
  store <2 x float> %262, ptr %43, align 8
  %264 = load double, ptr %43, align 8
  %265 = call double @mulv(double noundef %263, double noundef %264)
  store double %265, ptr %44, align 8
  %266 = load <2 x float>, ptr %44, align 8
  store <2 x float> %266, ptr %41, align 8
  %267 = load <2 x float>, ptr %41, align 8
  %268 = extractelement <2 x float> %267, i32 0
  %269 = fpext float %268 to double
  %270 = load <2 x float>, ptr %41, align 8
  %271 = extractelement <2 x float> %270, i32 1
  %272 = fpext float %271 to double
  %273 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, double noundef %269, double noundef %272)
  store <4 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00>, ptr %45, align 16
  %274 = load <4 x float>, ptr %45, align 16
  %275 = call <4 x float> @mf(<4 x float> noundef %274)
  store <4 x float> %275, ptr %45, align 16
  %276 = load volatile i32, ptr %6, align 4
  %277 = sub nsw i32 %276, 1
  %278 = load <4 x float>, ptr %45, align 16
  %279 = insertelement <4 x float> %278, float 9.000000e+00, i32 %277
  store <4 x float> %279, ptr %45, align 16
  %280 = load <4 x float>, ptr %45, align 16
  %281 = extractelement <4 x float> %280, i32 0
  %282 = fpext float %281 to double
  %283 = load <4 x float>, ptr %45, align 16
  %284 = extractelement <4 x float> %283, i32 2
  %285 = fpext float %284 to double
  %286 = load <4 x float>, ptr %45, align 16
  %287 = extractelement <4 x float> %286, i32 3
  %288 = fpext float %287 to double
  %289 = call i32 (ptr, ...) @printf(ptr noundef @.str.5, double noundef %282, double noundef %285, double noundef %288)
  store <8 x i8> <i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7, i8 8>, ptr %46, align 8
  %290 = load <8 x i8>, ptr %46, align 8
  store <8 x i8> %290, ptr %47, align 8
  %291 = load double, ptr %47, align 8
  %292 = call double @cv(double noundef %291)
  store double %292, ptr %48, align 8
  %293 = load <8 x i8>, ptr %48, align 8
  store <8 x i8> %293, ptr %46, align 8
  %294 = load <8 x i8>, ptr %46, align 8
  %295 = extractelement <8 x i8> %294, i32 0
  %296 = sext i8 %295 to i32
  %297 = load <8 x i8>, ptr %46, align 8
  %298 = extractelement <8 x i8> %297, i32 7
  %299 = sext i8 %298 to i32
  %300 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %296, i32 noundef %299)
  %301 = load volatile i32, ptr %6, align 4
  %302 = sitofp i32 %301 to double
  %303 = insertelement <2 x double> <double 1.500000e+00, double poison>, double %302, i32 1
  store <2 x double> %303, ptr %49, align 16
  %304 = load <2 x double>, ptr %49, align 16
  %305 = load <2 x double>, ptr %49, align 16
  %306 = fneg <2 x double> %305
  %307 = call <2 x double> @dv(<2 x double> noundef %304, <2 x double> noundef %306)
  store <2 x double> %307, ptr %49, align 16
  %308 = load <2 x double>, ptr %49, align 16
  %309 = extractelement <2 x double> %308, i32 0
  %310 = load <2 x double>, ptr %49, align 16
  %311 = extractelement <2 x double> %310, i32 1
  %312 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, double noundef %309, double noundef %311)
  %313 = load volatile i32, ptr %6, align 4
  %314 = insertelement <8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 poison>, i32 %313, i32 7
  store <8 x i32> %314, ptr %50, align 32
  %315 = load <8 x i32>, ptr %50, align 32
  store <8 x i32> %315, ptr %51, align 32
  %316 = call <8 x i32> @bigv(ptr noundef byval(<8 x i32>) align 32 %51)
  store <8 x i32> %316, ptr %50, align 32
  %317 = load <8 x i32>, ptr %50, align 32
  %318 = extractelement <8 x i32> %317, i32 1
  %319 = load <8 x i32>, ptr %50, align 32
  %320 = extractelement <8 x i32> %319, i32 7
  %321 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %318, i32 noundef %320)
  %322 = load <4 x i32>, ptr %39, align 16
  %323 = load <4 x i32>, ptr %40, align 16
  %324 = shufflevector <4 x i32> %322, <4 x i32> %323, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  store <4 x i32> %324, ptr %52, align 16
  %325 = load <4 x i32>, ptr %52, align 16
  %326 = extractelement <4 x i32> %325, i32 0
  %327 = load <4 x i32>, ptr %52, align 16
  %328 = extractelement <4 x i32> %327, i32 1
  %329 = load <4 x i32>, ptr %52, align 16
  %330 = extractelement <4 x i32> %329, i32 2
  %331 = load <4 x i32>, ptr %52, align 16
  %332 = extractelement <4 x i32> %331, i32 3
  %333 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, i32 noundef %326, i32 noundef %328, i32 noundef %330, i32 noundef %332)
  %334 = load <4 x i32>, ptr %39, align 16
  %335 = sitofp <4 x i32> %334 to <4 x float>
  store <4 x float> %335, ptr %53, align 16
  %336 = load <4 x float>, ptr %53, align 16
  %337 = extractelement <4 x float> %336, i32 1
  %338 = fpext float %337 to double
  %339 = call i32 (ptr, ...) @printf(ptr noundef @.str.15, double noundef %338)
  %340 = load ptr, ptr @tab, align 16
  %341 = call i32 %340(i32 noundef 5)
  %342 = load ptr, ptr getelementptr inbounds ([2 x ptr], ptr @tab, i64 0, i64 1), align 8
  %343 = load volatile i32, ptr %6, align 4
  %344 = sub nsw i32 0, %343
  %345 = call i32 %342(i32 noundef %344)
  %346 = call i32 @sw(i32 noundef 1)
  %347 = call i32 @sw(i32 noundef 3)
  %348 = call i32 @sw(i32 noundef -7)
  %349 = call i32 @sw(i32 noundef 1000000)
  %350 = call i32 @sw(i32 noundef 55)
  %351 = call i32 (ptr, ...) @printf(ptr noundef @.str.16, i32 noundef %341, i32 noundef %345, i32 noundef %346, i32 noundef %347, i32 noundef %348, i32 noundef %349, i32 noundef %350)
  %352 = load volatile i32, ptr %6, align 4
  %353 = add nsw i32 %352, 4
  %354 = call i32 @cg(i32 noundef %353)
  %355 = call i32 @cg(i32 noundef 5)
  %356 = call i32 @cgd(i32 noundef 1)
  %357 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %354, i32 noundef %355, i32 noundef %356)
  %358 = load volatile i32, ptr %6, align 4
  %359 = add nsw i32 %358, 4
  %360 = call i32 @vla(i32 noundef %359)
  %361 = call i32 (ptr, ...) @printf(ptr noundef @.str.17, i32 noundef %360)
  %362 = call i32 @sj(i32 noundef 4)
  %363 = call i32 (ptr, ...) @printf(ptr noundef @.str.17, i32 noundef %362)
  %364 = load volatile i32, ptr %6, align 4
  %365 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tl)
  %366 = load i32, ptr %365, align 4
  %367 = add nsw i32 %366, %364
  store i32 %367, ptr %365, align 4
  %368 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tl)
  %369 = load i32, ptr %368, align 4
  %370 = sext i32 %369 to i64
  %371 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tls)
  %372 = getelementptr inbounds %struct.sll, ptr %371, i32 0, i32 0
  %373 = load i64, ptr %372, align 8
  %374 = add nsw i64 %373, %370
  store i64 %374, ptr %372, align 8
  %375 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @tl)
  %376 = load i32, ptr %375, align 4
  %377 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @tls)
  %378 = getelementptr inbounds %struct.sll, ptr %377, i32 0, i32 0
  %379 = load i64, ptr %378, align 8
  %380 = call i32 (ptr, ...) @printf(ptr noundef @.str.18, i32 noundef %376, i64 noundef %379)
  %381 = load i32, ptr @al, align 4
  %382 = icmp ne ptr @wk, null
  %383 = zext i1 %382 to i32
  %384 = call i32 @ww()
  %385 = load i32, ptr @ctor_ran, align 4
  %386 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, i32 noundef %381, i32 noundef %383, i32 noundef %384, i32 noundef %385)
  %387 = load i32, ptr @al, align 4
  %388 = add nsw i32 %387, 1
  store i32 %388, ptr @al, align 4
  %389 = load i32, ptr @gl, align 4
  %390 = call i32 (ptr, ...) @printf(ptr noundef @.str.17, i32 noundef %389)
  store ptr @n1, ptr %54, align 8
  br label %391

391:                                              ; preds = %402, %2
  %392 = load ptr, ptr %54, align 8
  %393 = icmp ne ptr %392, null
  br i1 %393, label %394, label %406

394:                                              ; preds = %391
  %395 = load ptr, ptr %54, align 8
  %396 = getelementptr inbounds %struct.node, ptr %395, i32 0, i32 1
  %397 = load i32, ptr %396, align 8
  %398 = load ptr, ptr %54, align 8
  %399 = getelementptr inbounds %struct.node, ptr %398, i32 0, i32 2
  %400 = load ptr, ptr %399, align 8
  %401 = call i32 (ptr, ...) @printf(ptr noundef @.str.19, i32 noundef %397, ptr noundef %400)
  br label %402

402:                                              ; preds = %394
  %403 = load ptr, ptr %54, align 8
  %404 = getelementptr inbounds %struct.node, ptr %403, i32 0, i32 0
  %405 = load ptr, ptr %404, align 8
  store ptr %405, ptr %54, align 8
  br label %391, !llvm.loop !10

406:                                              ; preds = %391
  %407 = load ptr, ptr @pi, align 8
  %408 = load i32, ptr %407, align 4
  %409 = load i64, ptr @diff, align 8
  %410 = load ptr, ptr @gend, align 8
  %411 = ptrtoint ptr %410 to i64
  %412 = sub i64 %411, ptrtoint (ptr @garr to i64)
  %413 = sdiv exact i64 %412, 4
  %414 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, i32 noundef %408, i64 noundef %409, i64 noundef %413)
  %415 = load i16, ptr getelementptr inbounds ([3 x i16], ptr getelementptr inbounds (%struct.anon, ptr @cs, i32 0, i32 2), i64 0, i64 2), align 4
  %416 = sext i16 %415 to i32
  %417 = load i16, ptr getelementptr inbounds (%struct.anon, ptr getelementptr inbounds ([2 x %struct.anon], ptr @cs, i64 0, i64 1), i32 0, i32 2), align 8
  %418 = sext i16 %417 to i32
  %419 = call i32 (ptr, ...) @printf(ptr noundef @.str.21, ptr noundef getelementptr inbounds ([3 x [4 x i8]], ptr @st, i64 0, i64 1), ptr noundef getelementptr inbounds ([3 x [4 x i8]], ptr @st, i64 0, i64 2), i32 noundef %416, ptr noundef getelementptr inbounds (%struct.anon, ptr @cs, i32 0, i32 1), i32 noundef 9, i32 noundef %418)
  %420 = load volatile i32, ptr %6, align 4
  store i32 %420, ptr %55, align 4
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"() #15, !srcloc !11
  %421 = load i32, ptr %55, align 4
  %422 = call i32 asm "", "=r,0,~{dirflag},~{fpsr},~{flags}"(i32 %421) #16, !srcloc !12
  store i32 %422, ptr %55, align 4
  %423 = load i32, ptr %55, align 4
  %424 = call i32 (ptr, ...) @printf(ptr noundef @.str.17, i32 noundef %423)
  store i32 5, ptr %57, align 4
  %425 = load i32, ptr %57, align 4
  %426 = atomicrmw add ptr @gl, i32 %425 seq_cst, align 4
  store i32 %426, ptr %58, align 4
  %427 = load i32, ptr %58, align 4
  store i32 %427, ptr %56, align 4
  %428 = cmpxchg ptr @gl, i32 48, i32 9 seq_cst seq_cst, align 4
  %429 = extractvalue { i32, i1 } %428, 0
  %430 = load i32, ptr %56, align 4
  %431 = add nsw i32 %430, %429
  store i32 %431, ptr %56, align 4
  %432 = load atomic i32, ptr @gl acquire, align 4
  store i32 %432, ptr %60, align 4
  %433 = load i32, ptr %60, align 4
  %434 = add nsw i32 %433, 1
  store i32 %434, ptr %59, align 4
  %435 = load i32, ptr %59, align 4
  store atomic i32 %435, ptr @gl release, align 4
  store i32 10, ptr %61, align 4
  store i32 77, ptr %63, align 4
  %436 = load i32, ptr %61, align 4
  %437 = load i32, ptr %63, align 4
  %438 = cmpxchg ptr @gl, i32 %436, i32 %437 seq_cst seq_cst, align 4
  %439 = extractvalue { i32, i1 } %438, 0
  %440 = extractvalue { i32, i1 } %438, 1
  br i1 %440, label %442, label %441

441:                                              ; preds = %406
  store i32 %439, ptr %61, align 4
  br label %442

442:                                              ; preds = %441, %406
  %443 = zext i1 %440 to i8
  store i8 %443, ptr %64, align 1
  %444 = load i8, ptr %64, align 1
  %445 = trunc i8 %444 to i1
  %446 = zext i1 %445 to i8
  store i8 %446, ptr %62, align 1
  %447 = load i32, ptr %56, align 4
  %448 = load i32, ptr @gl, align 4
  %449 = load i32, ptr %61, align 4
  %450 = load i8, ptr %62, align 1
  %451 = trunc i8 %450 to i1
  %452 = zext i1 %451 to i32
  %453 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, i32 noundef %447, i32 noundef %448, i32 noundef %449, i32 noundef %452)
  fence seq_cst
  %454 = getelementptr inbounds [64 x i8], ptr %65, i64 0, i64 0
  %455 = ptrtoint ptr %454 to i64
  %456 = and i64 %455, 63
  %457 = trunc i64 %456 to i32
  %458 = call i32 (ptr, ...) @printf(ptr noundef @.str.17, i32 noundef %457)
  %459 = load volatile i32, ptr %6, align 4
  %460 = icmp ne i32 %459, 0
  br i1 %460, label %461, label %462

461:                                              ; preds = %442
  br label %463

462:                                              ; preds = %442
  br label %463

463:                                              ; preds = %462, %461
  %464 = phi i32 [ %459, %461 ], [ 5, %462 ]
  %465 = sext i32 %464 to i64
  store i64 %465, ptr %66, align 8
  %466 = load i64, ptr %66, align 8
  %467 = load volatile i32, ptr %6, align 4
  store i32 %467, ptr %67, align 4
  %468 = load i32, ptr %67, align 4
  %469 = mul nsw i32 %468, 2
  store i32 %469, ptr %68, align 4
  %470 = load i32, ptr %68, align 4
  %471 = call i32 (ptr, ...) @printf(ptr noundef @.str.22, i64 noundef %466, i32 noundef %470)
  %472 = call noalias ptr @malloc(i64 noundef 10) #17
  store ptr %472, ptr %69, align 8
  %473 = load ptr, ptr %69, align 8
  %474 = call ptr @strcpy(ptr noundef %473, ptr noundef @.str.23) #15
  %475 = load ptr, ptr %69, align 8
  %476 = getelementptr inbounds i8, ptr %475, i64 1
  %477 = load ptr, ptr %69, align 8
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %476, ptr align 1 %477, i64 4, i1 false)
  %478 = load ptr, ptr %69, align 8
  %479 = call i32 (ptr, ...) @printf(ptr noundef @.str.24, ptr noundef %478)
  %480 = load ptr, ptr %69, align 8
  call void @free(ptr noundef %480) #15
  %481 = call i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef 0, i32 noundef 100)
  %482 = load volatile i32, ptr %6, align 4
  %483 = icmp eq i32 %482, 3
  %484 = zext i1 %483 to i32
  %485 = sext i32 %484 to i64
  %486 = icmp ne i64 %485, 0
  %487 = zext i1 %486 to i64
  %488 = select i1 %486, i32 1, i32 2
  %489 = call i32 (ptr, ...) @printf(ptr noundef @.str.17, i32 noundef %488)
  %490 = load volatile i32, ptr %6, align 4
  %491 = mul nsw i32 %490, 8
  %492 = sext i32 %491 to i64
  %493 = alloca i8, i64 %492, align 16
  store ptr %493, ptr %70, align 8
  %494 = load ptr, ptr %70, align 8
  %495 = load volatile i32, ptr %6, align 4
  %496 = mul nsw i32 %495, 8
  %497 = sext i32 %496 to i64
  call void @llvm.memset.p0.i64(ptr align 1 %494, i8 1, i64 %497, i1 false)
  %498 = load ptr, ptr %70, align 8
  %499 = getelementptr inbounds i8, ptr %498, i64 23
  %500 = load i8, ptr %499, align 1
  %501 = sext i8 %500 to i32
  %502 = call i32 (ptr, ...) @printf(ptr noundef @.str.17, i32 noundef %501)
  store volatile i64 1099511627776, ptr %71, align 8
  %503 = load volatile i64, ptr %71, align 8
  %504 = or i64 %503, 1
  store volatile i64 %504, ptr %71, align 8
  %505 = load volatile i64, ptr %71, align 8
  %506 = call i32 (ptr, ...) @printf(ptr noundef @.str.25, i64 noundef %505)
  %507 = load volatile i32, ptr %6, align 4
  %508 = icmp eq i32 %507, 99
  br i1 %508, label %509, label %510

509:                                              ; preds = %463
  unreachable

510:                                              ; preds = %463
  %511 = load volatile i32, ptr %6, align 4
  %512 = icmp eq i32 %511, 98
  br i1 %512, label %513, label %514

513:                                              ; preds = %510
  call void @llvm.trap()
  br label %514

514:                                              ; preds = %513, %510
  %515 = load i32, ptr %4, align 4
  %516 = load volatile i32, ptr %6, align 4
  %517 = add nsw i32 %515, %516
  ret i32 %517
}

declare i32 @printf(ptr noundef, ...) #7

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @vs(i32 noundef %0, ...) #0 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.sll, align 8
  %8 = alloca %struct.sb, align 4
  %9 = alloca %struct.sdi, align 8
  %10 = alloca %struct.sdi, align 8
  %11 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %12)
  store i64 0, ptr %5, align 8
  %13 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  %14 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_copy.p0(ptr %13, ptr %14)
  store i32 0, ptr %6, align 4
  br label %15

15:                                               ; preds = %143, %1
  %16 = load i32, ptr %6, align 4
  %17 = load i32, ptr %2, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %146

19:                                               ; preds = %15
  %20 = load i64, ptr %5, align 8
  %21 = mul nsw i64 %20, 3
  %22 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %23 = getelementptr inbounds %struct.__va_list_tag, ptr %22, i32 0, i32 0
  %24 = load i32, ptr %23, align 16
  %25 = icmp ule i32 %24, 40
  br i1 %25, label %26, label %31

26:                                               ; preds = %19
  %27 = getelementptr inbounds %struct.__va_list_tag, ptr %22, i32 0, i32 3
  %28 = load ptr, ptr %27, align 16
  %29 = getelementptr i8, ptr %28, i32 %24
  %30 = add i32 %24, 8
  store i32 %30, ptr %23, align 16
  br label %35

31:                                               ; preds = %19
  %32 = getelementptr inbounds %struct.__va_list_tag, ptr %22, i32 0, i32 2
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr i8, ptr %33, i32 8
  store ptr %34, ptr %32, align 8
  br label %35

35:                                               ; preds = %31, %26
  %36 = phi ptr [ %29, %26 ], [ %33, %31 ]
  %37 = load i32, ptr %36, align 4
  %38 = sext i32 %37 to i64
  %39 = add nsw i64 %21, %38
  store i64 %39, ptr %5, align 8
  %40 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %41 = getelementptr inbounds %struct.__va_list_tag, ptr %40, i32 0, i32 0
  %42 = load i32, ptr %41, align 16
  %43 = icmp ule i32 %42, 40
  br i1 %43, label %44, label %49

44:                                               ; preds = %35
  %45 = getelementptr inbounds %struct.__va_list_tag, ptr %40, i32 0, i32 3
  %46 = load ptr, ptr %45, align 16
  %47 = getelementptr i8, ptr %46, i32 %42
  %48 = add i32 %42, 8
  store i32 %48, ptr %41, align 16
  br label %53

49:                                               ; preds = %35
  %50 = getelementptr inbounds %struct.__va_list_tag, ptr %40, i32 0, i32 2
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr i8, ptr %51, i32 8
  store ptr %52, ptr %50, align 8
  br label %53

53:                                               ; preds = %49, %44
  %54 = phi ptr [ %47, %44 ], [ %51, %49 ]
  %55 = load i64, ptr %54, align 8
  %56 = load i64, ptr %5, align 8
  %57 = add nsw i64 %56, %55
  store i64 %57, ptr %5, align 8
  %58 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %59 = getelementptr inbounds %struct.__va_list_tag, ptr %58, i32 0, i32 1
  %60 = load i32, ptr %59, align 4
  %61 = icmp ule i32 %60, 160
  br i1 %61, label %62, label %67

62:                                               ; preds = %53
  %63 = getelementptr inbounds %struct.__va_list_tag, ptr %58, i32 0, i32 3
  %64 = load ptr, ptr %63, align 16
  %65 = getelementptr i8, ptr %64, i32 %60
  %66 = add i32 %60, 16
  store i32 %66, ptr %59, align 4
  br label %71

67:                                               ; preds = %53
  %68 = getelementptr inbounds %struct.__va_list_tag, ptr %58, i32 0, i32 2
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr i8, ptr %69, i32 8
  store ptr %70, ptr %68, align 8
  br label %71

71:                                               ; preds = %67, %62
  %72 = phi ptr [ %65, %62 ], [ %69, %67 ]
  %73 = load double, ptr %72, align 8
  %74 = fptosi double %73 to i64
  %75 = load i64, ptr %5, align 8
  %76 = add nsw i64 %75, %74
  store i64 %76, ptr %5, align 8
  %77 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %78 = getelementptr inbounds %struct.__va_list_tag, ptr %77, i32 0, i32 0
  %79 = load i32, ptr %78, align 16
  %80 = icmp ule i32 %79, 32
  br i1 %80, label %81, label %86

81:                                               ; preds = %71
  %82 = getelementptr inbounds %struct.__va_list_tag, ptr %77, i32 0, i32 3
  %83 = load ptr, ptr %82, align 16
  %84 = getelementptr i8, ptr %83, i32 %79
  %85 = add i32 %79, 16
  store i32 %85, ptr %78, align 16
  br label %90

86:                                               ; preds = %71
  %87 = getelementptr inbounds %struct.__va_list_tag, ptr %77, i32 0, i32 2
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr i8, ptr %88, i32 16
  store ptr %89, ptr %87, align 8
  br label %90

90:                                               ; preds = %86, %81
  %91 = phi ptr [ %84, %81 ], [ %88, %86 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %91, i64 16, i1 false)
  %92 = getelementptr inbounds %struct.sll, ptr %7, i32 0, i32 0
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds %struct.sll, ptr %7, i32 0, i32 1
  %95 = load i64, ptr %94, align 8
  %96 = mul nsw i64 %93, %95
  %97 = load i64, ptr %5, align 8
  %98 = add nsw i64 %97, %96
  store i64 %98, ptr %5, align 8
  %99 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %100 = getelementptr inbounds %struct.__va_list_tag, ptr %99, i32 0, i32 2
  %101 = load ptr, ptr %100, align 8
  %102 = getelementptr i8, ptr %101, i32 40
  store ptr %102, ptr %100, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %8, ptr align 4 %101, i64 40, i1 false)
  %103 = getelementptr inbounds %struct.sb, ptr %8, i32 0, i32 0
  %104 = getelementptr inbounds [10 x i32], ptr %103, i64 0, i64 7
  %105 = load i32, ptr %104, align 4
  %106 = sext i32 %105 to i64
  %107 = load i64, ptr %5, align 8
  %108 = add nsw i64 %107, %106
  store i64 %108, ptr %5, align 8
  %109 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  %110 = getelementptr inbounds %struct.__va_list_tag, ptr %109, i32 0, i32 0
  %111 = load i32, ptr %110, align 16
  %112 = icmp ule i32 %111, 40
  %113 = getelementptr inbounds %struct.__va_list_tag, ptr %109, i32 0, i32 1
  %114 = load i32, ptr %113, align 4
  %115 = icmp ule i32 %114, 160
  %116 = and i1 %112, %115
  br i1 %116, label %117, label %128

117:                                              ; preds = %90
  %118 = getelementptr inbounds %struct.__va_list_tag, ptr %109, i32 0, i32 3
  %119 = load ptr, ptr %118, align 16
  %120 = getelementptr i8, ptr %119, i32 %111
  %121 = getelementptr i8, ptr %119, i32 %114
  %122 = load double, ptr %121, align 8
  %123 = getelementptr inbounds { double, i32 }, ptr %10, i32 0, i32 0
  store double %122, ptr %123, align 8
  %124 = load i32, ptr %120, align 4
  %125 = getelementptr inbounds { double, i32 }, ptr %10, i32 0, i32 1
  store i32 %124, ptr %125, align 8
  %126 = add i32 %111, 8
  store i32 %126, ptr %110, align 16
  %127 = add i32 %114, 16
  store i32 %127, ptr %113, align 4
  br label %132

128:                                              ; preds = %90
  %129 = getelementptr inbounds %struct.__va_list_tag, ptr %109, i32 0, i32 2
  %130 = load ptr, ptr %129, align 8
  %131 = getelementptr i8, ptr %130, i32 16
  store ptr %131, ptr %129, align 8
  br label %132

132:                                              ; preds = %128, %117
  %133 = phi ptr [ %10, %117 ], [ %130, %128 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %133, i64 16, i1 false)
  %134 = getelementptr inbounds %struct.sdi, ptr %9, i32 0, i32 1
  %135 = load i32, ptr %134, align 8
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds %struct.sdi, ptr %9, i32 0, i32 0
  %138 = load double, ptr %137, align 8
  %139 = fptosi double %138 to i64
  %140 = add nsw i64 %136, %139
  %141 = load i64, ptr %5, align 8
  %142 = add nsw i64 %141, %140
  store i64 %142, ptr %5, align 8
  br label %143

143:                                              ; preds = %132
  %144 = load i32, ptr %6, align 4
  %145 = add nsw i32 %144, 1
  store i32 %145, ptr %6, align 4
  br label %15, !llvm.loop !13

146:                                              ; preds = %15
  %147 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %147)
  store i32 0, ptr %11, align 4
  br label %148

148:                                              ; preds = %171, %146
  %149 = load i32, ptr %11, align 4
  %150 = icmp slt i32 %149, 1
  br i1 %150, label %151, label %174

151:                                              ; preds = %148
  %152 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  %153 = getelementptr inbounds %struct.__va_list_tag, ptr %152, i32 0, i32 0
  %154 = load i32, ptr %153, align 16
  %155 = icmp ule i32 %154, 40
  br i1 %155, label %156, label %161

156:                                              ; preds = %151
  %157 = getelementptr inbounds %struct.__va_list_tag, ptr %152, i32 0, i32 3
  %158 = load ptr, ptr %157, align 16
  %159 = getelementptr i8, ptr %158, i32 %154
  %160 = add i32 %154, 8
  store i32 %160, ptr %153, align 16
  br label %165

161:                                              ; preds = %151
  %162 = getelementptr inbounds %struct.__va_list_tag, ptr %152, i32 0, i32 2
  %163 = load ptr, ptr %162, align 8
  %164 = getelementptr i8, ptr %163, i32 8
  store ptr %164, ptr %162, align 8
  br label %165

165:                                              ; preds = %161, %156
  %166 = phi ptr [ %159, %156 ], [ %163, %161 ]
  %167 = load i32, ptr %166, align 4
  %168 = sext i32 %167 to i64
  %169 = load i64, ptr %5, align 8
  %170 = add nsw i64 %169, %168
  store i64 %170, ptr %5, align 8
  br label %171

171:                                              ; preds = %165
  %172 = load i32, ptr %11, align 4
  %173 = add nsw i32 %172, 1
  store i32 %173, ptr %11, align 4
  br label %148, !llvm.loop !14

174:                                              ; preds = %148
  %175 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %175)
  %176 = load i64, ptr %5, align 8
  ret i64 %176
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @vp(ptr noundef %0, ptr noundef %1, ...) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [1 x %struct.__va_list_tag], align 16
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %7)
  %8 = load ptr, ptr %3, align 8
  %9 = load ptr, ptr %4, align 8
  %10 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  %11 = call i32 @vsprintf(ptr noundef %8, ptr noundef %9, ptr noundef %10) #15
  store i32 %11, ptr %6, align 4
  %12 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %5, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %12)
  %13 = load i32, ptr %6, align 4
  ret i32 %13
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sw(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  %4 = load i32, ptr %3, align 4
  switch i32 %4, label %10 [
    i32 1, label %5
    i32 2, label %6
    i32 3, label %6
    i32 100, label %7
    i32 -7, label %8
    i32 1000000, label %9
  ]

5:                                                ; preds = %1
  store i32 10, ptr %2, align 4
  br label %11

6:                                                ; preds = %1, %1
  store i32 20, ptr %2, align 4
  br label %11

7:                                                ; preds = %1
  store i32 5, ptr %2, align 4
  br label %11

8:                                                ; preds = %1
  store i32 9, ptr %2, align 4
  br label %11

9:                                                ; preds = %1
  store i32 8, ptr %2, align 4
  br label %11

10:                                               ; preds = %1
  store i32 -1, ptr %2, align 4
  br label %11

11:                                               ; preds = %10, %9, %8, %7, %6, %5
  %12 = load i32, ptr %2, align 4
  ret i32 %12
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @cg(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 0, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = srem i32 %5, 3
  %7 = sext i32 %6 to i64
  %8 = getelementptr inbounds [3 x ptr], ptr @cg.t, i64 0, i64 %7
  %9 = load ptr, ptr %8, align 8
  br label %54

10:                                               ; preds = %54
  %11 = load i32, ptr %4, align 4
  %12 = add nsw i32 %11, 1
  store i32 %12, ptr %4, align 4
  %13 = load i32, ptr %3, align 4
  %14 = add nsw i32 %13, -1
  store i32 %14, ptr %3, align 4
  %15 = icmp sgt i32 %13, 0
  br i1 %15, label %16, label %22

16:                                               ; preds = %10
  %17 = load i32, ptr %3, align 4
  %18 = srem i32 %17, 3
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds [3 x ptr], ptr @cg.t, i64 0, i64 %19
  %21 = load ptr, ptr %20, align 8
  br label %54

22:                                               ; preds = %10
  %23 = load i32, ptr %4, align 4
  store i32 %23, ptr %2, align 4
  br label %52

24:                                               ; preds = %54
  %25 = load i32, ptr %4, align 4
  %26 = add nsw i32 %25, 10
  store i32 %26, ptr %4, align 4
  %27 = load i32, ptr %3, align 4
  %28 = add nsw i32 %27, -1
  store i32 %28, ptr %3, align 4
  %29 = icmp sgt i32 %27, 0
  br i1 %29, label %30, label %36

30:                                               ; preds = %24
  %31 = load i32, ptr %3, align 4
  %32 = srem i32 %31, 3
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [3 x ptr], ptr @cg.t, i64 0, i64 %33
  %35 = load ptr, ptr %34, align 8
  br label %54

36:                                               ; preds = %24
  %37 = load i32, ptr %4, align 4
  store i32 %37, ptr %2, align 4
  br label %52

38:                                               ; preds = %54
  %39 = load i32, ptr %4, align 4
  %40 = add nsw i32 %39, 100
  store i32 %40, ptr %4, align 4
  %41 = load i32, ptr %3, align 4
  %42 = add nsw i32 %41, -1
  store i32 %42, ptr %3, align 4
  %43 = icmp sgt i32 %41, 0
  br i1 %43, label %44, label %50

44:                                               ; preds = %38
  %45 = load i32, ptr %3, align 4
  %46 = srem i32 %45, 3
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [3 x ptr], ptr @cg.t, i64 0, i64 %47
  %49 = load ptr, ptr %48, align 8
  br label %54

50:                                               ; preds = %38
  %51 = load i32, ptr %4, align 4
  store i32 %51, ptr %2, align 4
  br label %52

52:                                               ; preds = %50, %36, %22
  %53 = load i32, ptr %2, align 4
  ret i32 %53

54:                                               ; preds = %44, %30, %16, %1
  %55 = phi ptr [ %9, %1 ], [ %21, %16 ], [ %35, %30 ], [ %49, %44 ]
  indirectbr ptr %55, [label %10, label %24, label %38]
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @cgd(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store i32 0, ptr %3, align 4
  %4 = load i32, ptr %2, align 4
  %5 = srem i32 %4, 3
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds [3 x i32], ptr @cgd.t, i64 0, i64 %6
  %8 = load i32, ptr %7, align 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i8, ptr blockaddress(@cgd, %11), i64 %9
  br label %21

11:                                               ; preds = %21, %21, %21, %21, %21
  %12 = load i32, ptr %3, align 4
  %13 = add nsw i32 %12, 1
  store i32 %13, ptr %3, align 4
  br label %14

14:                                               ; preds = %11, %21
  %15 = load i32, ptr %3, align 4
  %16 = add nsw i32 %15, 10
  store i32 %16, ptr %3, align 4
  br label %17

17:                                               ; preds = %14, %21
  %18 = load i32, ptr %3, align 4
  %19 = add nsw i32 %18, 100
  store i32 %19, ptr %3, align 4
  %20 = load i32, ptr %3, align 4
  ret i32 %20

21:                                               ; preds = %1
  %22 = phi ptr [ %10, %1 ]
  indirectbr ptr %22, [label %11, label %11, label %14, label %11, label %17, label %11, label %11]
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @sj(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  store volatile i32 0, ptr %3, align 4
  %5 = call i32 @_setjmp(ptr noundef @jb) #18
  store i32 %5, ptr %4, align 4
  %6 = load i32, ptr %4, align 4
  %7 = load i32, ptr %2, align 4
  %8 = icmp slt i32 %6, %7
  br i1 %8, label %9, label %15

9:                                                ; preds = %1
  %10 = load i32, ptr %4, align 4
  %11 = load volatile i32, ptr %3, align 4
  %12 = add nsw i32 %11, %10
  store volatile i32 %12, ptr %3, align 4
  %13 = load i32, ptr %4, align 4
  %14 = add nsw i32 %13, 1
  call void @longjmp(ptr noundef @jb, i32 noundef %14) #19
  unreachable

15:                                               ; preds = %1
  %16 = load volatile i32, ptr %3, align 4
  %17 = mul nsw i32 %16, 100
  %18 = load i32, ptr %4, align 4
  %19 = add nsw i32 %17, %18
  ret i32 %19
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #8

declare extern_weak i32 @wk() #7

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #9

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #10

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr nocapture writeonly, ptr nocapture readonly, i64, i1 immarg) #1

; Function Attrs: nounwind
declare void @free(ptr noundef) #10

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #11

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #5

; Function Attrs: nounwind
declare i32 @vsprintf(ptr noundef, ptr noundef, ptr noundef) #10

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @fact(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp slt i32 %3, 2
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  br label %12

6:                                                ; preds = %1
  %7 = load i32, ptr %2, align 4
  %8 = load i32, ptr %2, align 4
  %9 = sub nsw i32 %8, 1
  %10 = call i32 @fact(i32 noundef %9)
  %11 = mul nsw i32 %7, %10
  br label %12

12:                                               ; preds = %6, %5
  %13 = phi i32 [ 1, %5 ], [ %11, %6 ]
  ret i32 %13
}

; Function Attrs: nounwind willreturn memory(none)
declare i32 @abs(i32 noundef) #12

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) #13

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) #14

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="64" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="128" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="256" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nocallback nofree nosync nounwind willreturn }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #12 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { nounwind }
attributes #16 = { nounwind memory(none) }
attributes #17 = { nounwind allocsize(0) }
attributes #18 = { nounwind returns_twice }
attributes #19 = { noreturn nounwind }

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
!9 = distinct !{!9, !7}
!10 = distinct !{!10, !7}
!11 = !{i64 6557}
!12 = !{i64 6585}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
