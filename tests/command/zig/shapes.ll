; ModuleID = 'BitcodeBuffer'
source_filename = "shapes"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux6.18.44-gnu2.36.0"

%shapes.Shape = type { %shapes.Shape__struct_186, i2, [3 x i8] }
%shapes.Shape__struct_186 = type { i32, i32 }
%Target.Cpu.Feature.Set = type { [5 x i64] }
%Target.Cpu = type { ptr, %Target.Cpu.Feature.Set, i6, [7 x i8] }
%Target.Cpu.Model = type { { ptr, i64 }, { ptr, i64 }, %Target.Cpu.Feature.Set }
%Target.Os = type { %Target.Os.VersionRange, i6, [7 x i8] }
%Target.Os.VersionRange = type { %Target.Os.LinuxVersionRange, i3, [7 x i8] }
%Target.Os.LinuxVersionRange = type { %SemanticVersion.Range, %SemanticVersion, i32, [4 x i8] }
%SemanticVersion.Range = type { %SemanticVersion, %SemanticVersion }
%SemanticVersion = type { i64, i64, i64, { ptr, i64 }, { ptr, i64 } }
%Target.DynamicLinker = type { [255 x i8], i8 }
%Target = type { %Target.Cpu, %Target.Os, i5, i4, %Target.DynamicLinker, [6 x i8] }
%builtin.CallingConvention.CommonOptions = type { { i64, i8, [7 x i8] } }

@0 = private unnamed_addr constant { i64, i16, [6 x i8] } { i64 undef, i16 1, [6 x i8] undef }, align 8
@1 = private unnamed_addr constant { { <{ i32, [4 x i8] }>, i2, [3 x i8] }, %shapes.Shape, { [8 x i8], i2, [3 x i8] } } { { <{ i32, [4 x i8] }>, i2, [3 x i8] } { <{ i32, [4 x i8] }> <{ i32 3, [4 x i8] undef }>, i2 0, [3 x i8] undef }, %shapes.Shape { %shapes.Shape__struct_186 { i32 4, i32 5 }, i2 1, [3 x i8] undef }, { [8 x i8], i2, [3 x i8] } { [8 x i8] undef, i2 -2, [3 x i8] undef } }, align 4
@__zig_err_name_table = private unnamed_addr constant ptr @3, align 8
@__anon_1395 = internal unnamed_addr constant [8 x i8] c"%u: %s\0A\00", align 1
@__anon_1426 = internal unnamed_addr constant [10 x i8] c"sum %llu\0A\00", align 1
@__anon_1436 = internal unnamed_addr constant [51 x i8] c"attempt to cast negative value to unsigned integer\00", align 1
@__anon_1442 = internal unnamed_addr constant [28 x i8] c"integer cast truncated bits\00", align 1
@__anon_1447 = internal unnamed_addr constant [17 x i8] c"integer overflow\00", align 1
@__anon_1453 = internal unnamed_addr constant [24 x i8] c"switch on corrupt value\00", align 1
@__anon_1466 = internal unnamed_addr constant [13 x i8] c"panic: %.*s\0A\00", align 1
@__anon_1471 = internal unnamed_addr constant [25 x i8] c"reached unreachable code\00", align 1
@builtin.zig_backend = internal unnamed_addr constant i64 2, align 8
@start.simplified_logic = internal unnamed_addr constant i1 false, align 1
@builtin.output_mode = internal unnamed_addr constant i2 -2, align 1
@Target.Cpu.Feature.Set.empty = internal unnamed_addr constant %Target.Cpu.Feature.Set zeroinitializer, align 8
@builtin.cpu = internal unnamed_addr constant %Target.Cpu { ptr @Target.x86.cpu.x86_64, %Target.Cpu.Feature.Set { [5 x i64] [i64 9570149208162320, i64 4506899252772864, i64 1224979923328827392, i64 0, i64 0] }, i6 -22, [7 x i8] undef }, align 8
@Target.x86.cpu.x86_64 = internal unnamed_addr constant %Target.Cpu.Model { { ptr, i64 } { ptr @__anon_1478, i64 6 }, { ptr, i64 } { ptr @__anon_1481, i64 6 }, %Target.Cpu.Feature.Set { [5 x i64] [i64 9570149208162320, i64 4506899252772864, i64 1224979648450920448, i64 0, i64 0] } }, align 8
@builtin.os = internal unnamed_addr constant %Target.Os { %Target.Os.VersionRange { %Target.Os.LinuxVersionRange { %SemanticVersion.Range { %SemanticVersion { i64 6, i64 18, i64 44, { ptr, i64 } zeroinitializer, { ptr, i64 } zeroinitializer }, %SemanticVersion { i64 6, i64 18, i64 44, { ptr, i64 } zeroinitializer, { ptr, i64 } zeroinitializer } }, %SemanticVersion { i64 2, i64 36, i64 0, { ptr, i64 } zeroinitializer, { ptr, i64 } zeroinitializer }, i32 14, [4 x i8] undef }, i3 3, [7 x i8] undef }, i6 9, [7 x i8] undef }, align 8
@builtin.abi = internal unnamed_addr constant i5 1, align 1
@builtin.object_format = internal unnamed_addr constant i4 2, align 1
@Target.DynamicLinker.none = internal unnamed_addr constant %Target.DynamicLinker { [255 x i8] undef, i8 0 }, align 1
@builtin.target = internal unnamed_addr constant %Target { %Target.Cpu { ptr @Target.x86.cpu.x86_64, %Target.Cpu.Feature.Set { [5 x i64] [i64 9570149208162320, i64 4506899252772864, i64 1224979923328827392, i64 0, i64 0] }, i6 -22, [7 x i8] undef }, %Target.Os { %Target.Os.VersionRange { %Target.Os.LinuxVersionRange { %SemanticVersion.Range { %SemanticVersion { i64 6, i64 18, i64 44, { ptr, i64 } zeroinitializer, { ptr, i64 } zeroinitializer }, %SemanticVersion { i64 6, i64 18, i64 44, { ptr, i64 } zeroinitializer, { ptr, i64 } zeroinitializer } }, %SemanticVersion { i64 2, i64 36, i64 0, { ptr, i64 } zeroinitializer, { ptr, i64 } zeroinitializer }, i32 14, [4 x i8] undef }, i3 3, [7 x i8] undef }, i6 9, [7 x i8] undef }, i5 1, i4 2, %Target.DynamicLinker { [255 x i8] [i8 47, i8 108, i8 105, i8 98, i8 54, i8 52, i8 47, i8 108, i8 100, i8 45, i8 108, i8 105, i8 110, i8 117, i8 120, i8 45, i8 120, i8 56, i8 54, i8 45, i8 54, i8 52, i8 46, i8 115, i8 111, i8 46, i8 50, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef, i8 undef], i8 27 }, [6 x i8] undef }, align 8
@builtin.CallingConvention.c = internal unnamed_addr constant { <{ %builtin.CallingConvention.CommonOptions, [8 x i8] }>, i8, [7 x i8] } { <{ %builtin.CallingConvention.CommonOptions, [8 x i8] }> <{ %builtin.CallingConvention.CommonOptions { { i64, i8, [7 x i8] } { i64 undef, i8 0, [7 x i8] undef } }, [8 x i8] undef }>, i8 4, [7 x i8] undef }, align 8
@__anon_1478 = internal unnamed_addr constant [7 x i8] c"x86_64\00", align 1
@__anon_1481 = internal unnamed_addr constant [7 x i8] c"x86-64\00", align 1
@2 = private unnamed_addr constant [7 x i8] c"NoArea\00", align 1
@3 = private unnamed_addr constant [2 x { ptr, i64 }] [{ ptr, i64 } undef, { ptr, i64 } { ptr @2, i64 6 }], align 8

; Function Attrs: nounwind sspstrong uwtable
define internal fastcc void @shapes.area(ptr noalias nonnull sret({ i64, i16, [6 x i8] }) %0, ptr nonnull readonly align 4 %1) unnamed_addr #0 {
  %3 = alloca [16 x i8], align 8
  %4 = alloca [16 x i8], align 8
  %5 = getelementptr inbounds %shapes.Shape, ptr %1, i32 0, i32 1
  %6 = load i2, ptr %5, align 1
  switch i2 %6, label %27 [
    i2 0, label %9
    i2 1, label %16
    i2 -2, label %26
  ]

7:                                                ; preds = %34, %29, %26
  %8 = phi ptr [ %4, %29 ], [ %3, %34 ], [ @0, %26 ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %8, i64 16, i1 false)
  ret void

9:                                                ; preds = %2
  %10 = getelementptr inbounds %shapes.Shape, ptr %1, i32 0, i32 0
  %11 = load i32, ptr %10, align 4
  %12 = zext i32 %11 to i64
  %13 = zext i32 %11 to i64
  %14 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %12, i64 %13)
  %15 = extractvalue { i64, i1 } %14, 1
  br i1 %15, label %28, label %29

16:                                               ; preds = %2
  %17 = getelementptr inbounds %shapes.Shape, ptr %1, i32 0, i32 0
  %18 = getelementptr inbounds %shapes.Shape__struct_186, ptr %17, i32 0, i32 0
  %19 = load i32, ptr %18, align 4
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds %shapes.Shape__struct_186, ptr %17, i32 0, i32 1
  %22 = load i32, ptr %21, align 4
  %23 = zext i32 %22 to i64
  %24 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %20, i64 %23)
  %25 = extractvalue { i64, i1 } %24, 1
  br i1 %25, label %33, label %34

26:                                               ; preds = %2
  br label %7

27:                                               ; preds = %2
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @"debug.FullPanic((function 'panic')).corruptSwitch"()
  unreachable

28:                                               ; preds = %9
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @"debug.FullPanic((function 'panic')).integerOverflow"()
  unreachable

29:                                               ; preds = %9
  %30 = extractvalue { i64, i1 } %14, 0
  %31 = getelementptr inbounds { i64, i16, [6 x i8] }, ptr %4, i32 0, i32 1
  store i16 0, ptr %31, align 2
  %32 = getelementptr inbounds { i64, i16, [6 x i8] }, ptr %4, i32 0, i32 0
  store i64 %30, ptr %32, align 8
  br label %7

33:                                               ; preds = %16
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @"debug.FullPanic((function 'panic')).integerOverflow"()
  unreachable

34:                                               ; preds = %16
  %35 = extractvalue { i64, i1 } %24, 0
  %36 = getelementptr inbounds { i64, i16, [6 x i8] }, ptr %3, i32 0, i32 1
  store i16 0, ptr %36, align 2
  %37 = getelementptr inbounds { i64, i16, [6 x i8] }, ptr %3, i32 0, i32 0
  store i64 %35, ptr %37, align 8
  br label %7
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #1

; Function Attrs: cold noreturn nounwind sspstrong uwtable
define internal fastcc void @"debug.FullPanic((function 'panic')).integerOverflow"() unnamed_addr #2 {
  %1 = alloca [16 x i8], align 8
  %2 = call ptr @llvm.returnaddress(i32 0)
  %3 = ptrtoint ptr %2 to i64
  %4 = getelementptr inbounds { i64, i8, [7 x i8] }, ptr %1, i32 0, i32 0
  store i64 %3, ptr %4, align 8
  %5 = getelementptr inbounds { i64, i8, [7 x i8] }, ptr %1, i32 0, i32 1
  store i8 1, ptr %5, align 1
  %6 = extractvalue { ptr, i64 } { ptr @__anon_1447, i64 16 }, 0
  %7 = extractvalue { ptr, i64 } { ptr @__anon_1447, i64 16 }, 1
  call fastcc void @builtin.panic__struct_231.panic(ptr nonnull readonly align 1 %6, i64 %7, ptr nonnull readonly align 8 %1)
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

; Function Attrs: cold noreturn nounwind sspstrong uwtable
define internal fastcc void @"debug.FullPanic((function 'panic')).corruptSwitch"() unnamed_addr #2 {
  %1 = alloca [16 x i8], align 8
  %2 = call ptr @llvm.returnaddress(i32 0)
  %3 = ptrtoint ptr %2 to i64
  %4 = getelementptr inbounds { i64, i8, [7 x i8] }, ptr %1, i32 0, i32 0
  store i64 %3, ptr %4, align 8
  %5 = getelementptr inbounds { i64, i8, [7 x i8] }, ptr %1, i32 0, i32 1
  store i8 1, ptr %5, align 1
  %6 = extractvalue { ptr, i64 } { ptr @__anon_1453, i64 23 }, 0
  %7 = extractvalue { ptr, i64 } { ptr @__anon_1453, i64 23 }, 1
  call fastcc void @builtin.panic__struct_231.panic(ptr nonnull readonly align 1 %6, i64 %7, ptr nonnull readonly align 8 %1)
  unreachable
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: nounwind sspstrong uwtable
define dso_local i32 @main(i32 %0, ptr nonnull align 8 %1) #0 {
  %3 = alloca [16 x i8], align 8
  %4 = alloca [12 x i8], align 4
  %5 = alloca [8 x i8], align 8
  %6 = alloca [8 x i8], align 8
  %7 = icmp sge i32 %0, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %2
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @"debug.FullPanic((function 'panic')).negativeToUnsigned"()
  unreachable

9:                                                ; preds = %2
  %10 = sext i32 %0 to i64
  store i64 %10, ptr %6, align 8
  store i64 0, ptr %5, align 8
  br label %15

11:                                               ; preds = %26
  %12 = load i64, ptr %6, align 8
  %13 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %12, i64 30)
  %14 = extractvalue { i64, i1 } %13, 1
  br i1 %14, label %49, label %50

15:                                               ; preds = %18, %9
  %16 = load i64, ptr %5, align 8
  %17 = icmp ult i64 %16, 3
  br i1 %17, label %20, label %26

18:                                               ; preds = %47, %39
  %19 = add nuw i64 %16, 1
  store i64 %19, ptr %5, align 8
  br label %15

20:                                               ; preds = %15
  %21 = getelementptr inbounds [3 x %shapes.Shape], ptr @1, i64 0, i64 %16
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %4, ptr align 4 %21, i64 12, i1 false)
  %22 = load i64, ptr %6, align 8
  call fastcc void @shapes.area(ptr sret({ i64, i16, [6 x i8] }) %3, ptr nonnull readonly align 4 %4)
  %23 = getelementptr inbounds { i64, i16, [6 x i8] }, ptr %3, i32 0, i32 1
  %24 = load i16, ptr %23, align 2
  %25 = icmp eq i16 %24, 0
  br i1 %25, label %31, label %34

26:                                               ; preds = %15
  br label %11

27:                                               ; preds = %31
  %28 = phi i64 [ %33, %31 ]
  %29 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %22, i64 %28)
  %30 = extractvalue { i64, i1 } %29, 1
  br i1 %30, label %46, label %47

31:                                               ; preds = %20
  %32 = getelementptr inbounds { i64, i16, [6 x i8] }, ptr %3, i32 0, i32 0
  %33 = load i64, ptr %32, align 8
  br label %27

34:                                               ; preds = %20
  %35 = getelementptr inbounds { i64, i16, [6 x i8] }, ptr %3, i32 0, i32 1
  %36 = load i16, ptr %35, align 2
  %37 = icmp ule i64 %16, 4294967295
  br i1 %37, label %39, label %38

38:                                               ; preds = %34
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @"debug.FullPanic((function 'panic')).castTruncatedData"()
  unreachable

39:                                               ; preds = %34
  %40 = trunc i64 %16 to i32
  %41 = load ptr, ptr @__zig_err_name_table, align 8
  %42 = getelementptr inbounds { ptr, i64 }, ptr %41, i16 %36
  %43 = load { ptr, i64 }, ptr %42, align 8
  %44 = extractvalue { ptr, i64 } %43, 0
  %45 = call i32 (ptr, ...) @printf(ptr nonnull readonly align 1 @__anon_1395, i32 %40, ptr %44)
  br label %18

46:                                               ; preds = %27
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @"debug.FullPanic((function 'panic')).integerOverflow"()
  unreachable

47:                                               ; preds = %27
  %48 = extractvalue { i64, i1 } %29, 0
  store i64 %48, ptr %6, align 8
  br label %18

49:                                               ; preds = %11
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @"debug.FullPanic((function 'panic')).integerOverflow"()
  unreachable

50:                                               ; preds = %11
  %51 = extractvalue { i64, i1 } %13, 0
  store i64 %51, ptr %6, align 8
  %52 = load i64, ptr %6, align 8
  %53 = call i32 (ptr, ...) @printf(ptr nonnull readonly align 1 @__anon_1426, i64 %52)
  %54 = load i64, ptr %6, align 8
  %55 = icmp eq i64 %54, 60
  br i1 %55, label %58, label %59

56:                                               ; preds = %59, %58
  %57 = phi i32 [ 7, %58 ], [ 1, %59 ]
  ret i32 %57

58:                                               ; preds = %50
  br label %56

59:                                               ; preds = %50
  br label %56
}

; Function Attrs: cold noreturn nounwind sspstrong uwtable
define internal fastcc void @"debug.FullPanic((function 'panic')).negativeToUnsigned"() unnamed_addr #2 {
  %1 = alloca [16 x i8], align 8
  %2 = call ptr @llvm.returnaddress(i32 0)
  %3 = ptrtoint ptr %2 to i64
  %4 = getelementptr inbounds { i64, i8, [7 x i8] }, ptr %1, i32 0, i32 0
  store i64 %3, ptr %4, align 8
  %5 = getelementptr inbounds { i64, i8, [7 x i8] }, ptr %1, i32 0, i32 1
  store i8 1, ptr %5, align 1
  %6 = extractvalue { ptr, i64 } { ptr @__anon_1436, i64 50 }, 0
  %7 = extractvalue { ptr, i64 } { ptr @__anon_1436, i64 50 }, 1
  call fastcc void @builtin.panic__struct_231.panic(ptr nonnull readonly align 1 %6, i64 %7, ptr nonnull readonly align 8 %1)
  unreachable
}

; Function Attrs: cold noreturn nounwind sspstrong uwtable
define internal fastcc void @"debug.FullPanic((function 'panic')).castTruncatedData"() unnamed_addr #2 {
  %1 = alloca [16 x i8], align 8
  %2 = call ptr @llvm.returnaddress(i32 0)
  %3 = ptrtoint ptr %2 to i64
  %4 = getelementptr inbounds { i64, i8, [7 x i8] }, ptr %1, i32 0, i32 0
  store i64 %3, ptr %4, align 8
  %5 = getelementptr inbounds { i64, i8, [7 x i8] }, ptr %1, i32 0, i32 1
  store i8 1, ptr %5, align 1
  %6 = extractvalue { ptr, i64 } { ptr @__anon_1442, i64 27 }, 0
  %7 = extractvalue { ptr, i64 } { ptr @__anon_1442, i64 27 }, 1
  call fastcc void @builtin.panic__struct_231.panic(ptr nonnull readonly align 1 %6, i64 %7, ptr nonnull readonly align 8 %1)
  unreachable
}

; Function Attrs: nounwind uwtable
declare i32 @printf(ptr nonnull readonly align 1, ...) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.returnaddress(i32 immarg) #6

; Function Attrs: noreturn nounwind sspstrong uwtable
define internal fastcc void @builtin.panic__struct_231.panic(ptr nonnull readonly align 1 %0, i64 %1, ptr nonnull readonly align 8 %2) unnamed_addr #7 {
  %4 = insertvalue { ptr, i64 } poison, ptr %0, 0
  %5 = insertvalue { ptr, i64 } %4, i64 %1, 1
  %6 = extractvalue { ptr, i64 } %5, 0
  %7 = extractvalue { ptr, i64 } %5, 1
  call fastcc void @shapes.panic(ptr nonnull readonly align 1 %6, i64 %7, ptr align 8 null, ptr nonnull readonly align 8 %2)
  unreachable
}

; Function Attrs: cold noreturn nounwind sspstrong uwtable
define internal fastcc void @shapes.panic(ptr nonnull readonly align 1 %0, i64 %1, ptr align 8 %2, ptr nonnull readonly align 8 %3) unnamed_addr #2 {
  %5 = insertvalue { ptr, i64 } poison, ptr %0, 0
  %6 = insertvalue { ptr, i64 } %5, i64 %1, 1
  %7 = extractvalue { ptr, i64 } %6, 1
  %8 = icmp ule i64 %7, 2147483647
  br i1 %8, label %10, label %9

9:                                                ; preds = %4
  call void @llvm.assume(i1 true) [ "cold"() ]
  call fastcc void @"debug.FullPanic((function 'panic')).castTruncatedData"()
  unreachable

10:                                               ; preds = %4
  %11 = trunc i64 %7 to i32
  %12 = extractvalue { ptr, i64 } %6, 0
  %13 = call i32 (ptr, ...) @printf(ptr nonnull readonly align 1 @__anon_1466, i32 %11, ptr %12)
  call fastcc void @"debug.FullPanic((function 'panic')).reachedUnreachable"()
  unreachable
}

; Function Attrs: cold noreturn nounwind sspstrong uwtable
define internal fastcc void @"debug.FullPanic((function 'panic')).reachedUnreachable"() unnamed_addr #2 {
  %1 = alloca [16 x i8], align 8
  %2 = call ptr @llvm.returnaddress(i32 0)
  %3 = ptrtoint ptr %2 to i64
  %4 = getelementptr inbounds { i64, i8, [7 x i8] }, ptr %1, i32 0, i32 0
  store i64 %3, ptr %4, align 8
  %5 = getelementptr inbounds { i64, i8, [7 x i8] }, ptr %1, i32 0, i32 1
  store i8 1, ptr %5, align 1
  %6 = extractvalue { ptr, i64 } { ptr @__anon_1471, i64 24 }, 0
  %7 = extractvalue { ptr, i64 } { ptr @__anon_1471, i64 24 }, 1
  call fastcc void @builtin.panic__struct_231.panic(ptr nonnull readonly align 1 %6, i64 %7, ptr nonnull readonly align 8 %1)
  unreachable
}

attributes #0 = { nounwind sspstrong uwtable "frame-pointer"="all" "probe-stack"="__zig_probe_stack" "stack-protector-buffer-size"="4" "target-cpu"="x86-64" "target-features"="+64bit,+cmov,+cx8,+fxsr,+idivq-to-divl,+macrofusion,+mmx,+nopl,+slow-3ops-lea,+slow-incdec,+sse,+sse2,+vzeroupper,+x87,-16bit-mode,-32bit-mode,-adx,-aes,-allow-light-256-bit,-amx-bf16,-amx-complex,-amx-fp16,-amx-int8,-amx-tile,-avx,-avx10.1-256,-avx10.1-512,-avx2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-bmi,-bmi2,-branch-hint,-branchfusion,-ccmp,-cf,-cldemote,-clflushopt,-clwb,-clzero,-cmpccxadd,-crc32,-cx16,-egpr,-enqcmd,-ermsb,-evex512,-f16c,-false-deps-getmant,-false-deps-lzcnt-tzcnt,-false-deps-mulc,-false-deps-mullq,-false-deps-perm,-false-deps-popcnt,-false-deps-range,-fast-11bytenop,-fast-15bytenop,-fast-7bytenop,-fast-bextr,-fast-dpwssd,-fast-gather,-fast-hops,-fast-imm16,-fast-lzcnt,-fast-movbe,-fast-scalar-fsqrt,-fast-scalar-shift-masks,-fast-shld-rotate,-fast-variable-crosslane-shuffle,-fast-variable-perlane-shuffle,-fast-vector-fsqrt,-fast-vector-shift-masks,-faster-shift-than-shuffle,-fma,-fma4,-fsgsbase,-fsrm,-gfni,-harden-sls-ijmp,-harden-sls-ret,-hreset,-idivl-to-divb,-inline-asm-use-gpr32,-invpcid,-kl,-lea-sp,-lea-uses-ag,-lvi-cfi,-lvi-load-hardening,-lwp,-lzcnt,-movbe,-movdir64b,-movdiri,-mwaitx,-ndd,-nf,-no-bypass-delay,-no-bypass-delay-blend,-no-bypass-delay-mov,-no-bypass-delay-shuffle,-pad-short-functions,-pclmul,-pconfig,-pku,-popcnt,-ppx,-prefer-128-bit,-prefer-256-bit,-prefer-mask-registers,-prefer-movmsk-over-vtest,-prefer-no-gather,-prefer-no-scatter,-prefetchi,-prfchw,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdrnd,-rdseed,-retpoline,-retpoline-external-thunk,-retpoline-indirect-branches,-retpoline-indirect-calls,-rtm,-sahf,-sbb-dep-breaking,-serialize,-seses,-sgx,-sha,-sha512,-shstk,-slow-lea,-slow-pmaddwd,-slow-pmulld,-slow-shld,-slow-two-mem-ops,-slow-unaligned-mem-16,-slow-unaligned-mem-32,-sm3,-sm4,-soft-float,-sse3,-sse4.1,-sse4.2,-sse4a,-sse-unaligned-mem,-ssse3,-tagged-globals,-tbm,-tsxldtrk,-tuning-fast-imm-vector-shift,-uintr,-use-glm-div-sqrt-costs,-use-slm-arith-costs,-usermsr,-vaes,-vpclmulqdq,-waitpkg,-wbnoinvd,-widekl,-xop,-xsave,-xsavec,-xsaveopt,-xsaves,-zu" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { cold noreturn nounwind sspstrong uwtable "frame-pointer"="all" "probe-stack"="__zig_probe_stack" "stack-protector-buffer-size"="4" "target-cpu"="x86-64" "target-features"="+64bit,+cmov,+cx8,+fxsr,+idivq-to-divl,+macrofusion,+mmx,+nopl,+slow-3ops-lea,+slow-incdec,+sse,+sse2,+vzeroupper,+x87,-16bit-mode,-32bit-mode,-adx,-aes,-allow-light-256-bit,-amx-bf16,-amx-complex,-amx-fp16,-amx-int8,-amx-tile,-avx,-avx10.1-256,-avx10.1-512,-avx2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-bmi,-bmi2,-branch-hint,-branchfusion,-ccmp,-cf,-cldemote,-clflushopt,-clwb,-clzero,-cmpccxadd,-crc32,-cx16,-egpr,-enqcmd,-ermsb,-evex512,-f16c,-false-deps-getmant,-false-deps-lzcnt-tzcnt,-false-deps-mulc,-false-deps-mullq,-false-deps-perm,-false-deps-popcnt,-false-deps-range,-fast-11bytenop,-fast-15bytenop,-fast-7bytenop,-fast-bextr,-fast-dpwssd,-fast-gather,-fast-hops,-fast-imm16,-fast-lzcnt,-fast-movbe,-fast-scalar-fsqrt,-fast-scalar-shift-masks,-fast-shld-rotate,-fast-variable-crosslane-shuffle,-fast-variable-perlane-shuffle,-fast-vector-fsqrt,-fast-vector-shift-masks,-faster-shift-than-shuffle,-fma,-fma4,-fsgsbase,-fsrm,-gfni,-harden-sls-ijmp,-harden-sls-ret,-hreset,-idivl-to-divb,-inline-asm-use-gpr32,-invpcid,-kl,-lea-sp,-lea-uses-ag,-lvi-cfi,-lvi-load-hardening,-lwp,-lzcnt,-movbe,-movdir64b,-movdiri,-mwaitx,-ndd,-nf,-no-bypass-delay,-no-bypass-delay-blend,-no-bypass-delay-mov,-no-bypass-delay-shuffle,-pad-short-functions,-pclmul,-pconfig,-pku,-popcnt,-ppx,-prefer-128-bit,-prefer-256-bit,-prefer-mask-registers,-prefer-movmsk-over-vtest,-prefer-no-gather,-prefer-no-scatter,-prefetchi,-prfchw,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdrnd,-rdseed,-retpoline,-retpoline-external-thunk,-retpoline-indirect-branches,-retpoline-indirect-calls,-rtm,-sahf,-sbb-dep-breaking,-serialize,-seses,-sgx,-sha,-sha512,-shstk,-slow-lea,-slow-pmaddwd,-slow-pmulld,-slow-shld,-slow-two-mem-ops,-slow-unaligned-mem-16,-slow-unaligned-mem-32,-sm3,-sm4,-soft-float,-sse3,-sse4.1,-sse4.2,-sse4a,-sse-unaligned-mem,-ssse3,-tagged-globals,-tbm,-tsxldtrk,-tuning-fast-imm-vector-shift,-uintr,-use-glm-div-sqrt-costs,-use-slm-arith-costs,-usermsr,-vaes,-vpclmulqdq,-waitpkg,-wbnoinvd,-widekl,-xop,-xsave,-xsavec,-xsaveopt,-xsaves,-zu" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind uwtable "frame-pointer"="all" "target-cpu"="x86-64" "target-features"="+64bit,+cmov,+cx8,+fxsr,+idivq-to-divl,+macrofusion,+mmx,+nopl,+slow-3ops-lea,+slow-incdec,+sse,+sse2,+vzeroupper,+x87,-16bit-mode,-32bit-mode,-adx,-aes,-allow-light-256-bit,-amx-bf16,-amx-complex,-amx-fp16,-amx-int8,-amx-tile,-avx,-avx10.1-256,-avx10.1-512,-avx2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-bmi,-bmi2,-branch-hint,-branchfusion,-ccmp,-cf,-cldemote,-clflushopt,-clwb,-clzero,-cmpccxadd,-crc32,-cx16,-egpr,-enqcmd,-ermsb,-evex512,-f16c,-false-deps-getmant,-false-deps-lzcnt-tzcnt,-false-deps-mulc,-false-deps-mullq,-false-deps-perm,-false-deps-popcnt,-false-deps-range,-fast-11bytenop,-fast-15bytenop,-fast-7bytenop,-fast-bextr,-fast-dpwssd,-fast-gather,-fast-hops,-fast-imm16,-fast-lzcnt,-fast-movbe,-fast-scalar-fsqrt,-fast-scalar-shift-masks,-fast-shld-rotate,-fast-variable-crosslane-shuffle,-fast-variable-perlane-shuffle,-fast-vector-fsqrt,-fast-vector-shift-masks,-faster-shift-than-shuffle,-fma,-fma4,-fsgsbase,-fsrm,-gfni,-harden-sls-ijmp,-harden-sls-ret,-hreset,-idivl-to-divb,-inline-asm-use-gpr32,-invpcid,-kl,-lea-sp,-lea-uses-ag,-lvi-cfi,-lvi-load-hardening,-lwp,-lzcnt,-movbe,-movdir64b,-movdiri,-mwaitx,-ndd,-nf,-no-bypass-delay,-no-bypass-delay-blend,-no-bypass-delay-mov,-no-bypass-delay-shuffle,-pad-short-functions,-pclmul,-pconfig,-pku,-popcnt,-ppx,-prefer-128-bit,-prefer-256-bit,-prefer-mask-registers,-prefer-movmsk-over-vtest,-prefer-no-gather,-prefer-no-scatter,-prefetchi,-prfchw,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdrnd,-rdseed,-retpoline,-retpoline-external-thunk,-retpoline-indirect-branches,-retpoline-indirect-calls,-rtm,-sahf,-sbb-dep-breaking,-serialize,-seses,-sgx,-sha,-sha512,-shstk,-slow-lea,-slow-pmaddwd,-slow-pmulld,-slow-shld,-slow-two-mem-ops,-slow-unaligned-mem-16,-slow-unaligned-mem-32,-sm3,-sm4,-soft-float,-sse3,-sse4.1,-sse4.2,-sse4a,-sse-unaligned-mem,-ssse3,-tagged-globals,-tbm,-tsxldtrk,-tuning-fast-imm-vector-shift,-uintr,-use-glm-div-sqrt-costs,-use-slm-arith-costs,-usermsr,-vaes,-vpclmulqdq,-waitpkg,-wbnoinvd,-widekl,-xop,-xsave,-xsavec,-xsaveopt,-xsaves,-zu" }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { noreturn nounwind sspstrong uwtable "frame-pointer"="all" "probe-stack"="__zig_probe_stack" "stack-protector-buffer-size"="4" "target-cpu"="x86-64" "target-features"="+64bit,+cmov,+cx8,+fxsr,+idivq-to-divl,+macrofusion,+mmx,+nopl,+slow-3ops-lea,+slow-incdec,+sse,+sse2,+vzeroupper,+x87,-16bit-mode,-32bit-mode,-adx,-aes,-allow-light-256-bit,-amx-bf16,-amx-complex,-amx-fp16,-amx-int8,-amx-tile,-avx,-avx10.1-256,-avx10.1-512,-avx2,-avx512bf16,-avx512bitalg,-avx512bw,-avx512cd,-avx512dq,-avx512f,-avx512fp16,-avx512ifma,-avx512vbmi,-avx512vbmi2,-avx512vl,-avx512vnni,-avx512vp2intersect,-avx512vpopcntdq,-avxifma,-avxneconvert,-avxvnni,-avxvnniint16,-avxvnniint8,-bmi,-bmi2,-branch-hint,-branchfusion,-ccmp,-cf,-cldemote,-clflushopt,-clwb,-clzero,-cmpccxadd,-crc32,-cx16,-egpr,-enqcmd,-ermsb,-evex512,-f16c,-false-deps-getmant,-false-deps-lzcnt-tzcnt,-false-deps-mulc,-false-deps-mullq,-false-deps-perm,-false-deps-popcnt,-false-deps-range,-fast-11bytenop,-fast-15bytenop,-fast-7bytenop,-fast-bextr,-fast-dpwssd,-fast-gather,-fast-hops,-fast-imm16,-fast-lzcnt,-fast-movbe,-fast-scalar-fsqrt,-fast-scalar-shift-masks,-fast-shld-rotate,-fast-variable-crosslane-shuffle,-fast-variable-perlane-shuffle,-fast-vector-fsqrt,-fast-vector-shift-masks,-faster-shift-than-shuffle,-fma,-fma4,-fsgsbase,-fsrm,-gfni,-harden-sls-ijmp,-harden-sls-ret,-hreset,-idivl-to-divb,-inline-asm-use-gpr32,-invpcid,-kl,-lea-sp,-lea-uses-ag,-lvi-cfi,-lvi-load-hardening,-lwp,-lzcnt,-movbe,-movdir64b,-movdiri,-mwaitx,-ndd,-nf,-no-bypass-delay,-no-bypass-delay-blend,-no-bypass-delay-mov,-no-bypass-delay-shuffle,-pad-short-functions,-pclmul,-pconfig,-pku,-popcnt,-ppx,-prefer-128-bit,-prefer-256-bit,-prefer-mask-registers,-prefer-movmsk-over-vtest,-prefer-no-gather,-prefer-no-scatter,-prefetchi,-prfchw,-ptwrite,-push2pop2,-raoint,-rdpid,-rdpru,-rdrnd,-rdseed,-retpoline,-retpoline-external-thunk,-retpoline-indirect-branches,-retpoline-indirect-calls,-rtm,-sahf,-sbb-dep-breaking,-serialize,-seses,-sgx,-sha,-sha512,-shstk,-slow-lea,-slow-pmaddwd,-slow-pmulld,-slow-shld,-slow-two-mem-ops,-slow-unaligned-mem-16,-slow-unaligned-mem-32,-sm3,-sm4,-soft-float,-sse3,-sse4.1,-sse4.2,-sse4a,-sse-unaligned-mem,-ssse3,-tagged-globals,-tbm,-tsxldtrk,-tuning-fast-imm-vector-shift,-uintr,-use-glm-div-sqrt-costs,-use-slm-arith-costs,-usermsr,-vaes,-vpclmulqdq,-waitpkg,-wbnoinvd,-widekl,-xop,-xsave,-xsavec,-xsaveopt,-xsaves,-zu" }

!llvm.module.flags = !{!0}

!0 = !{i32 8, !"PIC Level", i32 2}
