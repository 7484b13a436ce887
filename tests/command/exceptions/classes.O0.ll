; ModuleID = 'classes.cpp'
source_filename = "classes.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.D = type { ptr }
%struct.E1 = type { i32 }
%struct.T = type { %struct.D }
%struct.F = type { i32 }
%"class.std::allocator" = type { i8 }

$_ZN1DC2EPKc = comdat any

$_ZN2E2C2Ei = comdat any

$_ZN1DD2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZN1TC2Ei = comdat any

$_ZN1TD2Ev = comdat any

$_ZN1FC2Ei = comdat any

$_ZTS2E2 = comdat any

$_ZTS2E1 = comdat any

$_ZTI2E1 = comdat any

$_ZTI2E2 = comdat any

$_ZTS1A = comdat any

$_ZTI1A = comdat any

$_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = comdat any

$_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = comdat any

@.str = private unnamed_addr constant [2 x i8] c"f\00", align 1
@_ZTIi = external constant ptr
@.str.1 = private unnamed_addr constant [5 x i8] c"boom\00", align 1
@_ZTISt13runtime_error = external constant ptr
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS2E2 = linkonce_odr dso_local constant [4 x i8] c"2E2\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS2E1 = linkonce_odr dso_local constant [4 x i8] c"2E1\00", comdat, align 1
@_ZTI2E1 = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS2E1 }, comdat, align 8
@_ZTI2E2 = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS2E2, ptr @_ZTI2E1 }, comdat, align 8
@.str.2 = private unnamed_addr constant [4 x i8] c"str\00", align 1
@_ZTIPKc = external constant ptr
@_ZTId = external constant ptr
@.str.3 = private unnamed_addr constant [2 x i8] c"g\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"try\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"r=%d\0A\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"E1 %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"int %d\0A\00", align 1
@_ZTISt9exception = external constant ptr
@.str.8 = private unnamed_addr constant [7 x i8] c"E2 %d\0A\00", align 1
@.str.9 = private unnamed_addr constant [8 x i8] c"std %s\0A\00", align 1
@.str.10 = private unnamed_addr constant [5 x i8] c"any\0A\00", align 1
@_ZTS1A = linkonce_odr dso_local constant [3 x i8] c"1A\00", comdat, align 1
@_ZTI1A = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS1A }, comdat, align 8
@.str.11 = private unnamed_addr constant [6 x i8] c"h=%d\0A\00", align 1
@.str.12 = private unnamed_addr constant [9 x i8] c"cstr %s\0A\00", align 1
@_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = linkonce_odr dso_local constant [53 x i8] c"NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE\00", comdat, align 1
@_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE }, comdat, align 8
@.str.13 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@.str.14 = private unnamed_addr constant [13 x i8] c"rethrown %d\0A\00", align 1
@.str.15 = private unnamed_addr constant [5 x i8] c"%Lf\0A\00", align 1
@.str.16 = private unnamed_addr constant [6 x i8] c"d %f\0A\00", align 1
@.str.17 = private unnamed_addr constant [4 x i8] c"ok\0A\00", align 1
@.str.18 = private unnamed_addr constant [3 x i8] c"A\0A\00", align 1
@.str.19 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.20 = private unnamed_addr constant [9 x i8] c"ctor %s\0A\00", align 1
@.str.21 = private unnamed_addr constant [9 x i8] c"dtor %s\0A\00", align 1
@.str.22 = private unnamed_addr constant [7 x i8] c"member\00", align 1
@.str.23 = private unnamed_addr constant [8 x i8] c"in ctor\00", align 1
@.str.24 = private unnamed_addr constant [6 x i8] c"F ok\0A\00", align 1
@.str.25 = private unnamed_addr constant [6 x i8] c"F %d\0A\00", align 1

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef i32 @_Z1fi(i32 noundef %0) #0 personality ptr @__gxx_personality_v0 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.D, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @_ZN1DC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef @.str)
  %6 = load i32, ptr %2, align 4
  %7 = icmp eq i32 %6, 1
  br i1 %7, label %8, label %14

8:                                                ; preds = %1
  %9 = call ptr @__cxa_allocate_exception(i64 4) #8
  store i32 42, ptr %9, align 16
  invoke void @__cxa_throw(ptr %9, ptr @_ZTIi, ptr null) #9
          to label %47 unwind label %10

10:                                               ; preds = %37, %29, %19, %8
  %11 = landingpad { ptr, i32 }
          cleanup
  %12 = extractvalue { ptr, i32 } %11, 0
  store ptr %12, ptr %4, align 8
  %13 = extractvalue { ptr, i32 } %11, 1
  store i32 %13, ptr %5, align 4
  br label %41

14:                                               ; preds = %1
  %15 = load i32, ptr %2, align 4
  %16 = icmp eq i32 %15, 2
  br i1 %16, label %17, label %24

17:                                               ; preds = %14
  %18 = call ptr @__cxa_allocate_exception(i64 16) #8
  invoke void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %18, ptr noundef @.str.1)
          to label %19 unwind label %20

19:                                               ; preds = %17
  invoke void @__cxa_throw(ptr %18, ptr @_ZTISt13runtime_error, ptr @_ZNSt13runtime_errorD1Ev) #9
          to label %47 unwind label %10

20:                                               ; preds = %17
  %21 = landingpad { ptr, i32 }
          cleanup
  %22 = extractvalue { ptr, i32 } %21, 0
  store ptr %22, ptr %4, align 8
  %23 = extractvalue { ptr, i32 } %21, 1
  store i32 %23, ptr %5, align 4
  call void @__cxa_free_exception(ptr %18) #8
  br label %41

24:                                               ; preds = %14
  %25 = load i32, ptr %2, align 4
  %26 = icmp eq i32 %25, 3
  br i1 %26, label %27, label %34

27:                                               ; preds = %24
  %28 = call ptr @__cxa_allocate_exception(i64 4) #8
  invoke void @_ZN2E2C2Ei(ptr noundef nonnull align 4 dereferenceable(4) %28, i32 noundef 7)
          to label %29 unwind label %30

29:                                               ; preds = %27
  invoke void @__cxa_throw(ptr %28, ptr @_ZTI2E2, ptr null) #9
          to label %47 unwind label %10

30:                                               ; preds = %27
  %31 = landingpad { ptr, i32 }
          cleanup
  %32 = extractvalue { ptr, i32 } %31, 0
  store ptr %32, ptr %4, align 8
  %33 = extractvalue { ptr, i32 } %31, 1
  store i32 %33, ptr %5, align 4
  call void @__cxa_free_exception(ptr %28) #8
  br label %41

34:                                               ; preds = %24
  %35 = load i32, ptr %2, align 4
  %36 = icmp eq i32 %35, 4
  br i1 %36, label %37, label %39

37:                                               ; preds = %34
  %38 = call ptr @__cxa_allocate_exception(i64 8) #8
  store ptr @.str.2, ptr %38, align 16
  invoke void @__cxa_throw(ptr %38, ptr @_ZTIPKc, ptr null) #9
          to label %47 unwind label %10

39:                                               ; preds = %34
  %40 = load i32, ptr %2, align 4
  call void @_ZN1DD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #8
  ret i32 %40

41:                                               ; preds = %30, %20, %10
  call void @_ZN1DD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #8
  br label %42

42:                                               ; preds = %41
  %43 = load ptr, ptr %4, align 8
  %44 = load i32, ptr %5, align 4
  %45 = insertvalue { ptr, i32 } poison, ptr %43, 0
  %46 = insertvalue { ptr, i32 } %45, i32 %44, 1
  resume { ptr, i32 } %46

47:                                               ; preds = %37, %29, %19, %8
  unreachable
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZN1DC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.D, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8
  store ptr %7, ptr %6, align 8
  %8 = load ptr, ptr %4, align 8
  %9 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, ptr noundef %8)
  ret void
}

declare ptr @__cxa_allocate_exception(i64)

declare void @__cxa_throw(ptr, ptr, ptr)

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #1

declare void @__cxa_free_exception(ptr)

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #2

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN2E2C2Ei(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) unnamed_addr #3 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = getelementptr inbounds %struct.E1, ptr %5, i32 0, i32 0
  store i32 %6, ptr %7, align 4
  ret void
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1DD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.D, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.21, ptr noundef %5)
          to label %7 unwind label %8

7:                                                ; preds = %1
  ret void

8:                                                ; preds = %1
  %9 = landingpad { ptr, i32 }
          catch ptr null
  %10 = extractvalue { ptr, i32 } %9, 0
  call void @__clang_call_terminate(ptr %10) #10
  unreachable
}

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef x86_fp80 @_Z2ldi(i32 noundef %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 9
  br i1 %4, label %5, label %7

5:                                                ; preds = %1
  %6 = call ptr @__cxa_allocate_exception(i64 8) #8
  store double 1.500000e+00, ptr %6, align 16
  call void @__cxa_throw(ptr %6, ptr @_ZTId, ptr null) #9
  unreachable

7:                                                ; preds = %1
  %8 = load i32, ptr %2, align 4
  %9 = sitofp i32 %8 to x86_fp80
  %10 = fmul x86_fp80 %9, 0xK3FFE8000000000000000
  ret x86_fp80 %10
}

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef i32 @_Z1gi(i32 noundef %0) #0 personality ptr @__gxx_personality_v0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.D, align 8
  %5 = alloca %struct.D, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  call void @_ZN1DC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %4, ptr noundef @.str.3)
  invoke void @_ZN1DC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %5, ptr noundef @.str.4)
          to label %12 unwind label %20

12:                                               ; preds = %1
  %13 = load i32, ptr %3, align 4
  %14 = invoke noundef i32 @_Z1fi(i32 noundef %13)
          to label %15 unwind label %24

15:                                               ; preds = %12
  store i32 %14, ptr %8, align 4
  %16 = load i32, ptr %8, align 4
  %17 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %16)
          to label %18 unwind label %24

18:                                               ; preds = %15
  %19 = load i32, ptr %8, align 4
  store i32 %19, ptr %2, align 4
  store i32 1, ptr %9, align 4
  call void @_ZN1DD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #8
  br label %62

20:                                               ; preds = %1
  %21 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
          catch ptr @_ZTI2E1
  %22 = extractvalue { ptr, i32 } %21, 0
  store ptr %22, ptr %6, align 8
  %23 = extractvalue { ptr, i32 } %21, 1
  store i32 %23, ptr %7, align 4
  br label %28

24:                                               ; preds = %15, %12
  %25 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
          catch ptr @_ZTI2E1
  %26 = extractvalue { ptr, i32 } %25, 0
  store ptr %26, ptr %6, align 8
  %27 = extractvalue { ptr, i32 } %25, 1
  store i32 %27, ptr %7, align 4
  call void @_ZN1DD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %5) #8
  br label %28

28:                                               ; preds = %24, %20
  %29 = load i32, ptr %7, align 4
  %30 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #8
  %31 = icmp eq i32 %29, %30
  br i1 %31, label %32, label %41

32:                                               ; preds = %28
  %33 = load ptr, ptr %6, align 8
  %34 = call ptr @__cxa_begin_catch(ptr %33) #8
  %35 = load i32, ptr %34, align 4
  store i32 %35, ptr %11, align 4
  %36 = load i32, ptr %11, align 4
  %37 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %36)
          to label %38 unwind label %57

38:                                               ; preds = %32
  %39 = load i32, ptr %11, align 4
  %40 = sub nsw i32 0, %39
  store i32 %40, ptr %2, align 4
  store i32 1, ptr %9, align 4
  call void @__cxa_end_catch() #8
  br label %62

41:                                               ; preds = %28
  %42 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI2E1) #8
  %43 = icmp eq i32 %29, %42
  br i1 %43, label %44, label %64

44:                                               ; preds = %41
  %45 = load ptr, ptr %6, align 8
  %46 = call ptr @__cxa_begin_catch(ptr %45) #8
  store ptr %46, ptr %10, align 8
  %47 = load ptr, ptr %10, align 8
  %48 = getelementptr inbounds %struct.E1, ptr %47, i32 0, i32 0
  %49 = load i32, ptr %48, align 4
  %50 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %49)
          to label %51 unwind label %52

51:                                               ; preds = %44
  invoke void @__cxa_rethrow() #9
          to label %73 unwind label %52

52:                                               ; preds = %51, %44
  %53 = landingpad { ptr, i32 }
          cleanup
  %54 = extractvalue { ptr, i32 } %53, 0
  store ptr %54, ptr %6, align 8
  %55 = extractvalue { ptr, i32 } %53, 1
  store i32 %55, ptr %7, align 4
  invoke void @__cxa_end_catch()
          to label %56 unwind label %70

56:                                               ; preds = %52
  br label %64

57:                                               ; preds = %32
  %58 = landingpad { ptr, i32 }
          cleanup
  %59 = extractvalue { ptr, i32 } %58, 0
  store ptr %59, ptr %6, align 8
  %60 = extractvalue { ptr, i32 } %58, 1
  store i32 %60, ptr %7, align 4
  call void @__cxa_end_catch() #8
  br label %64

61:                                               ; No predecessors!
  call void @llvm.trap()
  unreachable

62:                                               ; preds = %38, %18
  call void @_ZN1DD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #8
  %63 = load i32, ptr %2, align 4
  ret i32 %63

64:                                               ; preds = %57, %56, %41
  call void @_ZN1DD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #8
  br label %65

65:                                               ; preds = %64
  %66 = load ptr, ptr %6, align 8
  %67 = load i32, ptr %7, align 4
  %68 = insertvalue { ptr, i32 } poison, ptr %66, 0
  %69 = insertvalue { ptr, i32 } %68, i32 %67, 1
  resume { ptr, i32 } %69

70:                                               ; preds = %52
  %71 = landingpad { ptr, i32 }
          catch ptr null
  %72 = extractvalue { ptr, i32 } %71, 0
  call void @__clang_call_terminate(ptr %72) #10
  unreachable

73:                                               ; preds = %51
  unreachable
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #4

declare ptr @__cxa_begin_catch(ptr)

declare void @__cxa_rethrow()

declare void @__cxa_end_catch()

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #5 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #8
  call void @_ZSt9terminatev() #10
  unreachable
}

declare void @_ZSt9terminatev()

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #6

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef i32 @_Z1hi(i32 noundef %0) #0 personality ptr @__gxx_personality_v0 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
  %8 = load i32, ptr %3, align 4
  %9 = invoke noundef i32 @_Z1gi(i32 noundef %8)
          to label %10 unwind label %11

10:                                               ; preds = %1
  store i32 %9, ptr %2, align 4
  br label %51

11:                                               ; preds = %1
  %12 = landingpad { ptr, i32 }
          catch ptr @_ZTISt9exception
          catch ptr @_ZTI2E2
  %13 = extractvalue { ptr, i32 } %12, 0
  store ptr %13, ptr %4, align 8
  %14 = extractvalue { ptr, i32 } %12, 1
  store i32 %14, ptr %5, align 4
  br label %15

15:                                               ; preds = %11
  %16 = load i32, ptr %5, align 4
  %17 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTISt9exception) #8
  %18 = icmp eq i32 %16, %17
  br i1 %18, label %19, label %29

19:                                               ; preds = %15
  %20 = load ptr, ptr %4, align 8
  %21 = call ptr @__cxa_begin_catch(ptr %20) #8
  store ptr %21, ptr %7, align 8
  %22 = load ptr, ptr %7, align 8
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds ptr, ptr %23, i64 2
  %25 = load ptr, ptr %24, align 8
  %26 = call noundef ptr %25(ptr noundef nonnull align 8 dereferenceable(8) %22) #8
  %27 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.9, ptr noundef %26)
          to label %28 unwind label %45

28:                                               ; preds = %19
  store i32 -100, ptr %2, align 4
  call void @__cxa_end_catch()
  br label %51

29:                                               ; preds = %15
  %30 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI2E2) #8
  %31 = icmp eq i32 %16, %30
  br i1 %31, label %32, label %53

32:                                               ; preds = %29
  %33 = load ptr, ptr %4, align 8
  %34 = call ptr @__cxa_begin_catch(ptr %33) #8
  store ptr %34, ptr %6, align 8
  %35 = load ptr, ptr %6, align 8
  %36 = getelementptr inbounds %struct.E1, ptr %35, i32 0, i32 0
  %37 = load i32, ptr %36, align 4
  %38 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.8, i32 noundef %37)
          to label %39 unwind label %40

39:                                               ; preds = %32
  store i32 -200, ptr %2, align 4
  call void @__cxa_end_catch()
  br label %51

40:                                               ; preds = %32
  %41 = landingpad { ptr, i32 }
          cleanup
  %42 = extractvalue { ptr, i32 } %41, 0
  store ptr %42, ptr %4, align 8
  %43 = extractvalue { ptr, i32 } %41, 1
  store i32 %43, ptr %5, align 4
  invoke void @__cxa_end_catch()
          to label %44 unwind label %58

44:                                               ; preds = %40
  br label %53

45:                                               ; preds = %19
  %46 = landingpad { ptr, i32 }
          cleanup
  %47 = extractvalue { ptr, i32 } %46, 0
  store ptr %47, ptr %4, align 8
  %48 = extractvalue { ptr, i32 } %46, 1
  store i32 %48, ptr %5, align 4
  invoke void @__cxa_end_catch()
          to label %49 unwind label %58

49:                                               ; preds = %45
  br label %53

50:                                               ; No predecessors!
  call void @llvm.trap()
  unreachable

51:                                               ; preds = %28, %39, %10
  %52 = load i32, ptr %2, align 4
  ret i32 %52

53:                                               ; preds = %49, %44, %29
  %54 = load ptr, ptr %4, align 8
  %55 = load i32, ptr %5, align 4
  %56 = insertvalue { ptr, i32 } poison, ptr %54, 0
  %57 = insertvalue { ptr, i32 } %56, i32 %55, 1
  resume { ptr, i32 } %57

58:                                               ; preds = %45, %40
  %59 = landingpad { ptr, i32 }
          catch ptr null
  %60 = extractvalue { ptr, i32 } %59, 0
  call void @__clang_call_terminate(ptr %60) #10
  unreachable
}

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local noundef i32 @_Z6nestedv() #0 personality ptr @__gxx_personality_v0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  br label %6

6:                                                ; preds = %45, %0
  %7 = load i32, ptr %2, align 4
  %8 = icmp slt i32 %7, 5
  br i1 %8, label %9, label %49

9:                                                ; preds = %6
  %10 = load i32, ptr %2, align 4
  %11 = invoke noundef i32 @_Z1hi(i32 noundef %10)
          to label %12 unwind label %15

12:                                               ; preds = %9
  %13 = load i32, ptr %1, align 4
  %14 = add nsw i32 %13, %11
  store i32 %14, ptr %1, align 4
  br label %48

15:                                               ; preds = %9
  %16 = landingpad { ptr, i32 }
          catch ptr null
  %17 = extractvalue { ptr, i32 } %16, 0
  store ptr %17, ptr %3, align 8
  %18 = extractvalue { ptr, i32 } %16, 1
  store i32 %18, ptr %4, align 4
  br label %19

19:                                               ; preds = %15
  %20 = load ptr, ptr %3, align 8
  %21 = call ptr @__cxa_begin_catch(ptr %20) #8
  %22 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.10)
          to label %23 unwind label %28

23:                                               ; preds = %19
  %24 = load i32, ptr %1, align 4
  %25 = add nsw i32 %24, 1000
  store i32 %25, ptr %1, align 4
  %26 = call ptr @__cxa_allocate_exception(i64 4) #8
  %27 = load i32, ptr %2, align 4
  store i32 %27, ptr %26, align 16
  invoke void @__cxa_throw(ptr %26, ptr @_ZTIi, ptr null) #9
          to label %59 unwind label %28

28:                                               ; preds = %23, %19
  %29 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %30 = extractvalue { ptr, i32 } %29, 0
  store ptr %30, ptr %3, align 8
  %31 = extractvalue { ptr, i32 } %29, 1
  store i32 %31, ptr %4, align 4
  invoke void @__cxa_end_catch()
          to label %32 unwind label %56

32:                                               ; preds = %28
  br label %33

33:                                               ; preds = %32
  %34 = load i32, ptr %4, align 4
  %35 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #8
  %36 = icmp eq i32 %34, %35
  br i1 %36, label %37, label %51

37:                                               ; preds = %33
  %38 = load ptr, ptr %3, align 8
  %39 = call ptr @__cxa_begin_catch(ptr %38) #8
  %40 = load i32, ptr %39, align 4
  store i32 %40, ptr %5, align 4
  %41 = load i32, ptr %5, align 4
  %42 = load i32, ptr %1, align 4
  %43 = add nsw i32 %42, %41
  store i32 %43, ptr %1, align 4
  call void @__cxa_end_catch() #8
  br label %44

44:                                               ; preds = %37, %48
  br label %45

45:                                               ; preds = %44
  %46 = load i32, ptr %2, align 4
  %47 = add nsw i32 %46, 1
  store i32 %47, ptr %2, align 4
  br label %6, !llvm.loop !6

48:                                               ; preds = %12
  br label %44

49:                                               ; preds = %6
  %50 = load i32, ptr %1, align 4
  ret i32 %50

51:                                               ; preds = %33
  %52 = load ptr, ptr %3, align 8
  %53 = load i32, ptr %4, align 4
  %54 = insertvalue { ptr, i32 } poison, ptr %52, 0
  %55 = insertvalue { ptr, i32 } %54, i32 %53, 1
  resume { ptr, i32 } %55

56:                                               ; preds = %28
  %57 = landingpad { ptr, i32 }
          catch ptr null
  %58 = extractvalue { ptr, i32 } %57, 0
  call void @__clang_call_terminate(ptr %58) #10
  unreachable

59:                                               ; preds = %23
  unreachable
}

; Function Attrs: mustprogress noinline optnone uwtable
define dso_local void @_Z4speci(i32 noundef %0) #0 personality ptr @__gxx_personality_v0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %5 = load i32, ptr %2, align 4
  %6 = icmp eq i32 %5, 1
  br i1 %6, label %7, label %18

7:                                                ; preds = %1
  %8 = call ptr @__cxa_allocate_exception(i64 1) #8
  invoke void @__cxa_throw(ptr %8, ptr @_ZTI1A, ptr null) #9
          to label %29 unwind label %9

9:                                                ; preds = %21, %7
  %10 = landingpad { ptr, i32 }
          filter [2 x ptr] [ptr @_ZTI1A, ptr @_ZTIi]
  %11 = extractvalue { ptr, i32 } %10, 0
  store ptr %11, ptr %3, align 8
  %12 = extractvalue { ptr, i32 } %10, 1
  store i32 %12, ptr %4, align 4
  br label %13

13:                                               ; preds = %9
  %14 = load i32, ptr %4, align 4
  %15 = icmp slt i32 %14, 0
  br i1 %15, label %16, label %24

16:                                               ; preds = %13
  %17 = load ptr, ptr %3, align 8
  call void @__cxa_call_unexpected(ptr %17) #9
  unreachable

18:                                               ; preds = %1
  %19 = load i32, ptr %2, align 4
  %20 = icmp eq i32 %19, 2
  br i1 %20, label %21, label %23

21:                                               ; preds = %18
  %22 = call ptr @__cxa_allocate_exception(i64 4) #8
  store i32 5, ptr %22, align 16
  invoke void @__cxa_throw(ptr %22, ptr @_ZTIi, ptr null) #9
          to label %29 unwind label %9

23:                                               ; preds = %18
  ret void

24:                                               ; preds = %13
  %25 = load ptr, ptr %3, align 8
  %26 = load i32, ptr %4, align 4
  %27 = insertvalue { ptr, i32 } poison, ptr %25, 0
  %28 = insertvalue { ptr, i32 } %27, i32 %26, 1
  resume { ptr, i32 } %28

29:                                               ; preds = %21, %7
  unreachable
}

declare void @__cxa_call_unexpected(ptr)

; Function Attrs: mustprogress noinline norecurse optnone uwtable
define dso_local noundef i32 @main() #7 personality ptr @__gxx_personality_v0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca %struct.T, align 8
  %7 = alloca %struct.T, align 8
  %8 = alloca ptr, align 8
  %9 = alloca %struct.F, align 4
  %10 = alloca i32, align 4
  %11 = alloca double, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  store i32 0, ptr %2, align 4
  br label %15

15:                                               ; preds = %39, %0
  %16 = load i32, ptr %2, align 4
  %17 = icmp slt i32 %16, 5
  br i1 %17, label %18, label %46

18:                                               ; preds = %15
  %19 = load i32, ptr %2, align 4
  %20 = invoke noundef i32 @_Z1hi(i32 noundef %19)
          to label %21 unwind label %24

21:                                               ; preds = %18
  %22 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.11, i32 noundef %20)
          to label %23 unwind label %24

23:                                               ; preds = %21
  br label %38

24:                                               ; preds = %21, %18
  %25 = landingpad { ptr, i32 }
          catch ptr @_ZTIPKc
  %26 = extractvalue { ptr, i32 } %25, 0
  store ptr %26, ptr %3, align 8
  %27 = extractvalue { ptr, i32 } %25, 1
  store i32 %27, ptr %4, align 4
  br label %28

28:                                               ; preds = %24
  %29 = load i32, ptr %4, align 4
  %30 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIPKc) #8
  %31 = icmp eq i32 %29, %30
  br i1 %31, label %32, label %170

32:                                               ; preds = %28
  %33 = load ptr, ptr %3, align 8
  %34 = call ptr @__cxa_begin_catch(ptr %33) #8
  store ptr %34, ptr %5, align 8
  %35 = load ptr, ptr %5, align 8
  %36 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.12, ptr noundef %35)
          to label %37 unwind label %42

37:                                               ; preds = %32
  call void @__cxa_end_catch() #8
  br label %38

38:                                               ; preds = %37, %23
  br label %39

39:                                               ; preds = %38
  %40 = load i32, ptr %2, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %2, align 4
  br label %15, !llvm.loop !8

42:                                               ; preds = %32
  %43 = landingpad { ptr, i32 }
          cleanup
  %44 = extractvalue { ptr, i32 } %43, 0
  store ptr %44, ptr %3, align 8
  %45 = extractvalue { ptr, i32 } %43, 1
  store i32 %45, ptr %4, align 4
  call void @__cxa_end_catch() #8
  br label %170

46:                                               ; preds = %15
  invoke void @_ZN1TC2Ei(ptr noundef nonnull align 8 dereferenceable(8) %6, i32 noundef 0)
          to label %47 unwind label %49

47:                                               ; preds = %46
  invoke void @_ZN1TC2Ei(ptr noundef nonnull align 8 dereferenceable(8) %7, i32 noundef 1)
          to label %48 unwind label %53

48:                                               ; preds = %47
  call void @_ZN1TD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %7) #8
  call void @_ZN1TD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %6) #8
  br label %68

49:                                               ; preds = %46
  %50 = landingpad { ptr, i32 }
          catch ptr @_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
  %51 = extractvalue { ptr, i32 } %50, 0
  store ptr %51, ptr %3, align 8
  %52 = extractvalue { ptr, i32 } %50, 1
  store i32 %52, ptr %4, align 4
  br label %57

53:                                               ; preds = %47
  %54 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
  %55 = extractvalue { ptr, i32 } %54, 0
  store ptr %55, ptr %3, align 8
  %56 = extractvalue { ptr, i32 } %54, 1
  store i32 %56, ptr %4, align 4
  call void @_ZN1TD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %6) #8
  br label %57

57:                                               ; preds = %53, %49
  %58 = load i32, ptr %4, align 4
  %59 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE) #8
  %60 = icmp eq i32 %58, %59
  br i1 %60, label %61, label %170

61:                                               ; preds = %57
  %62 = load ptr, ptr %3, align 8
  %63 = call ptr @__cxa_begin_catch(ptr %62) #8
  store ptr %63, ptr %8, align 8
  %64 = load ptr, ptr %8, align 8
  %65 = call noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5c_strEv(ptr noundef nonnull align 8 dereferenceable(32) %64) #8
  %66 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.13, ptr noundef %65)
          to label %67 unwind label %70

67:                                               ; preds = %61
  call void @__cxa_end_catch()
  br label %68

68:                                               ; preds = %67, %48
  invoke void @_ZN1FC2Ei(ptr noundef nonnull align 4 dereferenceable(4) %9, i32 noundef 1)
          to label %69 unwind label %75

69:                                               ; preds = %68
  br label %90

70:                                               ; preds = %61
  %71 = landingpad { ptr, i32 }
          cleanup
  %72 = extractvalue { ptr, i32 } %71, 0
  store ptr %72, ptr %3, align 8
  %73 = extractvalue { ptr, i32 } %71, 1
  store i32 %73, ptr %4, align 4
  invoke void @__cxa_end_catch()
          to label %74 unwind label %175

74:                                               ; preds = %70
  br label %170

75:                                               ; preds = %68
  %76 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
  %77 = extractvalue { ptr, i32 } %76, 0
  store ptr %77, ptr %3, align 8
  %78 = extractvalue { ptr, i32 } %76, 1
  store i32 %78, ptr %4, align 4
  br label %79

79:                                               ; preds = %75
  %80 = load i32, ptr %4, align 4
  %81 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #8
  %82 = icmp eq i32 %80, %81
  br i1 %82, label %83, label %170

83:                                               ; preds = %79
  %84 = load ptr, ptr %3, align 8
  %85 = call ptr @__cxa_begin_catch(ptr %84) #8
  %86 = load i32, ptr %85, align 4
  store i32 %86, ptr %10, align 4
  %87 = load i32, ptr %10, align 4
  %88 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.14, i32 noundef %87)
          to label %89 unwind label %99

89:                                               ; preds = %83
  call void @__cxa_end_catch() #8
  br label %90

90:                                               ; preds = %89, %69
  %91 = invoke noundef x86_fp80 @_Z2ldi(i32 noundef 3)
          to label %92 unwind label %103

92:                                               ; preds = %90
  %93 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.15, x86_fp80 noundef %91)
          to label %94 unwind label %103

94:                                               ; preds = %92
  %95 = invoke noundef x86_fp80 @_Z2ldi(i32 noundef 9)
          to label %96 unwind label %103

96:                                               ; preds = %94
  %97 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.15, x86_fp80 noundef %95)
          to label %98 unwind label %103

98:                                               ; preds = %96
  br label %118

99:                                               ; preds = %83
  %100 = landingpad { ptr, i32 }
          cleanup
  %101 = extractvalue { ptr, i32 } %100, 0
  store ptr %101, ptr %3, align 8
  %102 = extractvalue { ptr, i32 } %100, 1
  store i32 %102, ptr %4, align 4
  call void @__cxa_end_catch() #8
  br label %170

103:                                              ; preds = %96, %94, %92, %90
  %104 = landingpad { ptr, i32 }
          catch ptr @_ZTId
  %105 = extractvalue { ptr, i32 } %104, 0
  store ptr %105, ptr %3, align 8
  %106 = extractvalue { ptr, i32 } %104, 1
  store i32 %106, ptr %4, align 4
  br label %107

107:                                              ; preds = %103
  %108 = load i32, ptr %4, align 4
  %109 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTId) #8
  %110 = icmp eq i32 %108, %109
  br i1 %110, label %111, label %170

111:                                              ; preds = %107
  %112 = load ptr, ptr %3, align 8
  %113 = call ptr @__cxa_begin_catch(ptr %112) #8
  %114 = load double, ptr %113, align 8
  store double %114, ptr %11, align 8
  %115 = load double, ptr %11, align 8
  %116 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.16, double noundef %115)
          to label %117 unwind label %127

117:                                              ; preds = %111
  call void @__cxa_end_catch() #8
  br label %118

118:                                              ; preds = %117, %98
  store i32 0, ptr %12, align 4
  br label %119

119:                                              ; preds = %145, %118
  %120 = load i32, ptr %12, align 4
  %121 = icmp slt i32 %120, 3
  br i1 %121, label %122, label %167

122:                                              ; preds = %119
  %123 = load i32, ptr %12, align 4
  invoke void @_Z4speci(i32 noundef %123)
          to label %124 unwind label %131

124:                                              ; preds = %122
  %125 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.17)
          to label %126 unwind label %131

126:                                              ; preds = %124
  br label %144

127:                                              ; preds = %111
  %128 = landingpad { ptr, i32 }
          cleanup
  %129 = extractvalue { ptr, i32 } %128, 0
  store ptr %129, ptr %3, align 8
  %130 = extractvalue { ptr, i32 } %128, 1
  store i32 %130, ptr %4, align 4
  call void @__cxa_end_catch() #8
  br label %170

131:                                              ; preds = %124, %122
  %132 = landingpad { ptr, i32 }
          catch ptr @_ZTI1A
          catch ptr @_ZTIi
  %133 = extractvalue { ptr, i32 } %132, 0
  store ptr %133, ptr %3, align 8
  %134 = extractvalue { ptr, i32 } %132, 1
  store i32 %134, ptr %4, align 4
  br label %135

135:                                              ; preds = %131
  %136 = load i32, ptr %4, align 4
  %137 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI1A) #8
  %138 = icmp eq i32 %136, %137
  br i1 %138, label %139, label %148

139:                                              ; preds = %135
  %140 = load ptr, ptr %3, align 8
  %141 = call ptr @__cxa_begin_catch(ptr %140) #8
  store ptr %141, ptr %14, align 8
  %142 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.18)
          to label %143 unwind label %162

143:                                              ; preds = %139
  call void @__cxa_end_catch()
  br label %144

144:                                              ; preds = %143, %157, %126
  br label %145

145:                                              ; preds = %144
  %146 = load i32, ptr %12, align 4
  %147 = add nsw i32 %146, 1
  store i32 %147, ptr %12, align 4
  br label %119, !llvm.loop !9

148:                                              ; preds = %135
  %149 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #8
  %150 = icmp eq i32 %136, %149
  br i1 %150, label %151, label %170

151:                                              ; preds = %148
  %152 = load ptr, ptr %3, align 8
  %153 = call ptr @__cxa_begin_catch(ptr %152) #8
  %154 = load i32, ptr %153, align 4
  store i32 %154, ptr %13, align 4
  %155 = load i32, ptr %13, align 4
  %156 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %155)
          to label %157 unwind label %158

157:                                              ; preds = %151
  call void @__cxa_end_catch() #8
  br label %144

158:                                              ; preds = %151
  %159 = landingpad { ptr, i32 }
          cleanup
  %160 = extractvalue { ptr, i32 } %159, 0
  store ptr %160, ptr %3, align 8
  %161 = extractvalue { ptr, i32 } %159, 1
  store i32 %161, ptr %4, align 4
  call void @__cxa_end_catch() #8
  br label %170

162:                                              ; preds = %139
  %163 = landingpad { ptr, i32 }
          cleanup
  %164 = extractvalue { ptr, i32 } %163, 0
  store ptr %164, ptr %3, align 8
  %165 = extractvalue { ptr, i32 } %163, 1
  store i32 %165, ptr %4, align 4
  invoke void @__cxa_end_catch()
          to label %166 unwind label %175

166:                                              ; preds = %162
  br label %170

167:                                              ; preds = %119
  %168 = call noundef i32 @_Z6nestedv()
  %169 = call i32 (ptr, ...) @printf(ptr noundef @.str.19, i32 noundef %168)
  ret i32 0

170:                                              ; preds = %166, %158, %148, %127, %107, %99, %79, %74, %57, %42, %28
  %171 = load ptr, ptr %3, align 8
  %172 = load i32, ptr %4, align 4
  %173 = insertvalue { ptr, i32 } poison, ptr %171, 0
  %174 = insertvalue { ptr, i32 } %173, i32 %172, 1
  resume { ptr, i32 } %174

175:                                              ; preds = %162, %70
  %176 = landingpad { ptr, i32 }
          catch ptr null
  %177 = extractvalue { ptr, i32 } %176, 0
  call void @__clang_call_terminate(ptr %177) #10
  unreachable
}

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZN1TC2Ei(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %"class.std::allocator", align 1
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i1, align 1
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %9 = load ptr, ptr %3, align 8
  %10 = getelementptr inbounds %struct.T, ptr %9, i32 0, i32 0
  call void @_ZN1DC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %10, ptr noundef @.str.22)
  %11 = load i32, ptr %4, align 4
  %12 = icmp ne i32 %11, 0
  br i1 %12, label %13, label %23

13:                                               ; preds = %2
  store i1 true, ptr %8, align 1
  %14 = call ptr @__cxa_allocate_exception(i64 32) #8
  call void @_ZNSaIcEC1Ev(ptr noundef nonnull align 1 dereferenceable(1) %5) #8
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EPKcRKS3_(ptr noundef nonnull align 8 dereferenceable(32) %14, ptr noundef @.str.23, ptr noundef nonnull align 1 dereferenceable(1) %5)
          to label %15 unwind label %16

15:                                               ; preds = %13
  store i1 false, ptr %8, align 1
  invoke void @__cxa_throw(ptr %14, ptr @_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE, ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev) #9
          to label %29 unwind label %16

16:                                               ; preds = %15, %13
  %17 = landingpad { ptr, i32 }
          cleanup
  %18 = extractvalue { ptr, i32 } %17, 0
  store ptr %18, ptr %6, align 8
  %19 = extractvalue { ptr, i32 } %17, 1
  store i32 %19, ptr %7, align 4
  call void @_ZNSaIcED1Ev(ptr noundef nonnull align 1 dereferenceable(1) %5) #8
  %20 = load i1, ptr %8, align 1
  br i1 %20, label %21, label %22

21:                                               ; preds = %16
  call void @__cxa_free_exception(ptr %14) #8
  br label %22

22:                                               ; preds = %21, %16
  call void @_ZN1DD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %10) #8
  br label %24

23:                                               ; preds = %2
  ret void

24:                                               ; preds = %22
  %25 = load ptr, ptr %6, align 8
  %26 = load i32, ptr %7, align 4
  %27 = insertvalue { ptr, i32 } poison, ptr %25, 0
  %28 = insertvalue { ptr, i32 } %27, i32 %26, 1
  resume { ptr, i32 } %28

29:                                               ; preds = %15
  unreachable
}

; Function Attrs: mustprogress noinline nounwind optnone uwtable
define linkonce_odr dso_local void @_ZN1TD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #3 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.T, ptr %3, i32 0, i32 0
  call void @_ZN1DD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %4) #8
  ret void
}

; Function Attrs: nounwind
declare noundef ptr @_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE5c_strEv(ptr noundef nonnull align 8 dereferenceable(32)) #2

; Function Attrs: mustprogress noinline optnone uwtable
define linkonce_odr dso_local void @_ZN1FC2Ei(ptr noundef nonnull align 4 dereferenceable(4) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %8 = load ptr, ptr %3, align 8
  %9 = getelementptr inbounds %struct.F, ptr %8, i32 0, i32 0
  %10 = load i32, ptr %4, align 4
  %11 = invoke noundef i32 @_Z1fi(i32 noundef %10)
          to label %12 unwind label %15

12:                                               ; preds = %2
  store i32 %11, ptr %9, align 4
  %13 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.24)
          to label %14 unwind label %15

14:                                               ; preds = %12
  br label %35

15:                                               ; preds = %12, %2
  %16 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
  %17 = extractvalue { ptr, i32 } %16, 0
  store ptr %17, ptr %5, align 8
  %18 = extractvalue { ptr, i32 } %16, 1
  store i32 %18, ptr %6, align 4
  br label %19

19:                                               ; preds = %15
  %20 = load i32, ptr %6, align 4
  %21 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #8
  %22 = icmp eq i32 %20, %21
  br i1 %22, label %23, label %36

23:                                               ; preds = %19
  %24 = load ptr, ptr %5, align 8
  %25 = call ptr @__cxa_begin_catch(ptr %24) #8
  %26 = load i32, ptr %25, align 4
  store i32 %26, ptr %7, align 4
  %27 = load i32, ptr %7, align 4
  %28 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.25, i32 noundef %27)
          to label %29 unwind label %31

29:                                               ; preds = %23
  invoke void @__cxa_rethrow()
          to label %30 unwind label %31

30:                                               ; preds = %29
  unreachable

31:                                               ; preds = %29, %23
  %32 = landingpad { ptr, i32 }
          cleanup
  %33 = extractvalue { ptr, i32 } %32, 0
  store ptr %33, ptr %5, align 8
  %34 = extractvalue { ptr, i32 } %32, 1
  store i32 %34, ptr %6, align 4
  call void @__cxa_end_catch() #8
  br label %36

35:                                               ; preds = %14
  ret void

36:                                               ; preds = %31, %19
  %37 = load ptr, ptr %5, align 8
  %38 = load i32, ptr %6, align 4
  %39 = insertvalue { ptr, i32 } poison, ptr %37, 0
  %40 = insertvalue { ptr, i32 } %39, i32 %38, 1
  resume { ptr, i32 } %40
}

; Function Attrs: nounwind
declare void @_ZNSaIcEC1Ev(ptr noundef nonnull align 1 dereferenceable(1)) unnamed_addr #2

declare void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EPKcRKS3_(ptr noundef nonnull align 8 dereferenceable(32), ptr noundef, ptr noundef nonnull align 1 dereferenceable(1)) unnamed_addr #1

; Function Attrs: nounwind
declare void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev(ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #2

; Function Attrs: nounwind
declare void @_ZNSaIcED1Ev(ptr noundef nonnull align 1 dereferenceable(1)) unnamed_addr #2

attributes #0 = { mustprogress noinline optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind memory(none) }
attributes #5 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #7 = { mustprogress noinline norecurse optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { nounwind }
attributes #9 = { noreturn }
attributes #10 = { noreturn nounwind }

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
