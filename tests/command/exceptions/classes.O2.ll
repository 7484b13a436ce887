; ModuleID = 'classes.cpp'
source_filename = "classes.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

$__clang_call_terminate = comdat any

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
@_ZTS1A = linkonce_odr dso_local constant [3 x i8] c"1A\00", comdat, align 1
@_ZTI1A = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS1A }, comdat, align 8
@.str.11 = private unnamed_addr constant [6 x i8] c"h=%d\0A\00", align 1
@.str.12 = private unnamed_addr constant [9 x i8] c"cstr %s\0A\00", align 1
@_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = linkonce_odr dso_local constant [53 x i8] c"NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE\00", comdat, align 1
@_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE }, comdat, align 8
@.str.14 = private unnamed_addr constant [13 x i8] c"rethrown %d\0A\00", align 1
@.str.15 = private unnamed_addr constant [5 x i8] c"%Lf\0A\00", align 1
@.str.16 = private unnamed_addr constant [6 x i8] c"d %f\0A\00", align 1
@.str.19 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1
@.str.20 = private unnamed_addr constant [9 x i8] c"ctor %s\0A\00", align 1
@.str.21 = private unnamed_addr constant [9 x i8] c"dtor %s\0A\00", align 1
@.str.22 = private unnamed_addr constant [7 x i8] c"member\00", align 1
@.str.23 = private unnamed_addr constant [8 x i8] c"in ctor\00", align 1
@.str.26 = private unnamed_addr constant [6 x i8] c"F %d\0A\00", align 1
@str = private unnamed_addr constant [4 x i8] c"any\00", align 1
@str.27 = private unnamed_addr constant [2 x i8] c"A\00", align 1
@str.28 = private unnamed_addr constant [3 x i8] c"ok\00", align 1
@str.29 = private unnamed_addr constant [5 x i8] c"F ok\00", align 1

; Function Attrs: mustprogress noinline uwtable
define dso_local noundef range(i32 5, 1) i32 @_Z1fi(i32 noundef returned %0) local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %2 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.20, ptr noundef nonnull @.str)
  switch i32 %0, label %20 [
    i32 1, label %3
    i32 2, label %7
    i32 3, label %12
    i32 4, label %14
  ]

3:                                                ; preds = %1
  %4 = tail call ptr @__cxa_allocate_exception(i64 4) #11
  store i32 42, ptr %4, align 16, !tbaa !5
  br label %16

5:                                                ; preds = %16, %9
  %6 = landingpad { ptr, i32 }
          cleanup
  br label %22

7:                                                ; preds = %1
  %8 = tail call ptr @__cxa_allocate_exception(i64 16) #11
  invoke void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef nonnull @.str.1)
          to label %9 unwind label %10

9:                                                ; preds = %7
  invoke void @__cxa_throw(ptr nonnull %8, ptr nonnull @_ZTISt13runtime_error, ptr nonnull @_ZNSt13runtime_errorD1Ev) #12
          to label %25 unwind label %5

10:                                               ; preds = %7
  %11 = landingpad { ptr, i32 }
          cleanup
  tail call void @__cxa_free_exception(ptr %8) #11
  br label %22

12:                                               ; preds = %1
  %13 = tail call ptr @__cxa_allocate_exception(i64 4) #11
  store i32 7, ptr %13, align 4, !tbaa !9
  br label %16

14:                                               ; preds = %1
  %15 = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store ptr @.str.2, ptr %15, align 16, !tbaa !11
  br label %16

16:                                               ; preds = %3, %12, %14
  %17 = phi ptr [ %15, %14 ], [ %13, %12 ], [ %4, %3 ]
  %18 = phi ptr [ @_ZTIPKc, %14 ], [ @_ZTI2E2, %12 ], [ @_ZTIi, %3 ]
  invoke void @__cxa_throw(ptr nonnull %17, ptr nonnull %18, ptr null) #12
          to label %19 unwind label %5

19:                                               ; preds = %16
  unreachable

20:                                               ; preds = %1
  %21 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, ptr noundef nonnull @.str)
  ret i32 %0

22:                                               ; preds = %10, %5
  %23 = phi { ptr, i32 } [ %6, %5 ], [ %11, %10 ]
  %24 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, ptr noundef nonnull @.str)
  resume { ptr, i32 } %23

25:                                               ; preds = %9
  unreachable
}

declare ptr @__cxa_allocate_exception(i64) local_unnamed_addr

declare void @__cxa_throw(ptr, ptr, ptr) local_unnamed_addr

declare i32 @__gxx_personality_v0(...)

declare void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #1

declare void @__cxa_free_exception(ptr) local_unnamed_addr

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #2

; Function Attrs: mustprogress uwtable
define dso_local noundef x86_fp80 @_Z2ldi(i32 noundef %0) local_unnamed_addr #3 {
  %2 = icmp eq i32 %0, 9
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store double 1.500000e+00, ptr %4, align 16, !tbaa !13
  tail call void @__cxa_throw(ptr nonnull %4, ptr nonnull @_ZTId, ptr null) #12
  unreachable

5:                                                ; preds = %1
  %6 = sitofp i32 %0 to x86_fp80
  %7 = fmul x86_fp80 %6, 0xK3FFE8000000000000000
  ret x86_fp80 %7
}

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @_Z1gi(i32 noundef %0) local_unnamed_addr #3 personality ptr @__gxx_personality_v0 {
  %2 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.20, ptr noundef nonnull @.str.3)
  %3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.20, ptr noundef nonnull @.str.4)
  %4 = invoke noundef i32 @_Z1fi(i32 noundef %0)
          to label %5 unwind label %8

5:                                                ; preds = %1
  %6 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.5, i32 noundef %0)
  %7 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, ptr noundef nonnull @.str.4)
  br label %29

8:                                                ; preds = %1
  %9 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
          catch ptr @_ZTI2E1
  %10 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, ptr noundef nonnull @.str.4)
  %11 = extractvalue { ptr, i32 } %9, 0
  %12 = extractvalue { ptr, i32 } %9, 1
  %13 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #11
  %14 = icmp eq i32 %12, %13
  br i1 %14, label %15, label %20

15:                                               ; preds = %8
  %16 = tail call ptr @__cxa_begin_catch(ptr %11) #11
  %17 = load i32, ptr %16, align 4, !tbaa !5
  %18 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %17)
  %19 = sub nsw i32 0, %17
  tail call void @__cxa_end_catch() #11
  br label %29

20:                                               ; preds = %8
  %21 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI2E1) #11
  %22 = icmp eq i32 %12, %21
  br i1 %22, label %23, label %32

23:                                               ; preds = %20
  %24 = tail call ptr @__cxa_begin_catch(ptr %11) #11
  %25 = load i32, ptr %24, align 4, !tbaa !9
  %26 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.6, i32 noundef %25)
  invoke void @__cxa_rethrow() #12
          to label %38 unwind label %27

27:                                               ; preds = %23
  %28 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %32 unwind label %35

29:                                               ; preds = %15, %5
  %30 = phi i32 [ %0, %5 ], [ %19, %15 ]
  %31 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, ptr noundef nonnull @.str.3)
  ret i32 %30

32:                                               ; preds = %27, %20
  %33 = phi { ptr, i32 } [ %9, %20 ], [ %28, %27 ]
  %34 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, ptr noundef nonnull @.str.3)
  resume { ptr, i32 } %33

35:                                               ; preds = %27
  %36 = landingpad { ptr, i32 }
          catch ptr null
  %37 = extractvalue { ptr, i32 } %36, 0
  tail call void @__clang_call_terminate(ptr %37) #13
  unreachable

38:                                               ; preds = %23
  unreachable
}

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #4

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #5

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_rethrow() local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #6 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #11
  tail call void @_ZSt9terminatev() #13
  unreachable
}

declare void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @_Z1hi(i32 noundef %0) local_unnamed_addr #3 personality ptr @__gxx_personality_v0 {
  %2 = invoke noundef i32 @_Z1gi(i32 noundef %0)
          to label %25 unwind label %3

3:                                                ; preds = %1
  %4 = landingpad { ptr, i32 }
          catch ptr @_ZTISt9exception
          catch ptr @_ZTI2E2
  %5 = extractvalue { ptr, i32 } %4, 0
  %6 = extractvalue { ptr, i32 } %4, 1
  %7 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #11
  %8 = icmp eq i32 %6, %7
  br i1 %8, label %9, label %16

9:                                                ; preds = %3
  %10 = tail call ptr @__cxa_begin_catch(ptr %5) #11
  %11 = load ptr, ptr %10, align 8, !tbaa !15
  %12 = getelementptr inbounds i8, ptr %11, i64 16
  %13 = load ptr, ptr %12, align 8
  %14 = tail call noundef ptr %13(ptr noundef nonnull align 8 dereferenceable(8) %10) #11
  %15 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, ptr noundef %14)
  br label %23

16:                                               ; preds = %3
  %17 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI2E2) #11
  %18 = icmp eq i32 %6, %17
  br i1 %18, label %19, label %27

19:                                               ; preds = %16
  %20 = tail call ptr @__cxa_begin_catch(ptr %5) #11
  %21 = load i32, ptr %20, align 4, !tbaa !9
  %22 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.8, i32 noundef %21)
  br label %23

23:                                               ; preds = %19, %9
  %24 = phi i32 [ -200, %19 ], [ -100, %9 ]
  tail call void @__cxa_end_catch()
  br label %25

25:                                               ; preds = %23, %1
  %26 = phi i32 [ %2, %1 ], [ %24, %23 ]
  ret i32 %26

27:                                               ; preds = %16
  resume { ptr, i32 } %4
}

; Function Attrs: mustprogress uwtable
define dso_local noundef i32 @_Z6nestedv() local_unnamed_addr #3 personality ptr @__gxx_personality_v0 {
  %1 = invoke noundef i32 @_Z1hi(i32 noundef 0)
          to label %19 unwind label %2

2:                                                ; preds = %0
  %3 = landingpad { ptr, i32 }
          catch ptr null
  %4 = extractvalue { ptr, i32 } %3, 0
  %5 = tail call ptr @__cxa_begin_catch(ptr %4) #11
  %6 = tail call i32 @puts(ptr nonnull dereferenceable(1) @str)
  %7 = tail call ptr @__cxa_allocate_exception(i64 4) #11
  store i32 0, ptr %7, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %7, ptr nonnull @_ZTIi, ptr null) #12
          to label %118 unwind label %8

8:                                                ; preds = %2
  %9 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %10 = extractvalue { ptr, i32 } %9, 0
  invoke void @__cxa_end_catch()
          to label %11 unwind label %115

11:                                               ; preds = %8
  %12 = extractvalue { ptr, i32 } %9, 1
  %13 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #11
  %14 = icmp eq i32 %12, %13
  br i1 %14, label %15, label %113

15:                                               ; preds = %11
  %16 = tail call ptr @__cxa_begin_catch(ptr %10) #11
  %17 = load i32, ptr %16, align 4, !tbaa !5
  %18 = add nsw i32 %17, 1000
  tail call void @__cxa_end_catch() #11
  br label %19

19:                                               ; preds = %0, %15
  %20 = phi i32 [ %18, %15 ], [ %1, %0 ]
  %21 = invoke noundef i32 @_Z1hi(i32 noundef 1)
          to label %40 unwind label %22

22:                                               ; preds = %19
  %23 = landingpad { ptr, i32 }
          catch ptr null
  %24 = extractvalue { ptr, i32 } %23, 0
  %25 = tail call ptr @__cxa_begin_catch(ptr %24) #11
  %26 = tail call i32 @puts(ptr nonnull dereferenceable(1) @str)
  %27 = add nsw i32 %20, 1000
  %28 = tail call ptr @__cxa_allocate_exception(i64 4) #11
  store i32 1, ptr %28, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %28, ptr nonnull @_ZTIi, ptr null) #12
          to label %118 unwind label %29

29:                                               ; preds = %22
  %30 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %31 = extractvalue { ptr, i32 } %30, 0
  invoke void @__cxa_end_catch()
          to label %32 unwind label %115

32:                                               ; preds = %29
  %33 = extractvalue { ptr, i32 } %30, 1
  %34 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #11
  %35 = icmp eq i32 %33, %34
  br i1 %35, label %36, label %113

36:                                               ; preds = %32
  %37 = tail call ptr @__cxa_begin_catch(ptr %31) #11
  %38 = load i32, ptr %37, align 4, !tbaa !5
  %39 = add nsw i32 %27, %38
  tail call void @__cxa_end_catch() #11
  br label %42

40:                                               ; preds = %19
  %41 = add nsw i32 %21, %20
  br label %42

42:                                               ; preds = %40, %36
  %43 = phi i32 [ %41, %40 ], [ %39, %36 ]
  %44 = invoke noundef i32 @_Z1hi(i32 noundef 2)
          to label %63 unwind label %45

45:                                               ; preds = %42
  %46 = landingpad { ptr, i32 }
          catch ptr null
  %47 = extractvalue { ptr, i32 } %46, 0
  %48 = tail call ptr @__cxa_begin_catch(ptr %47) #11
  %49 = tail call i32 @puts(ptr nonnull dereferenceable(1) @str)
  %50 = add nsw i32 %43, 1000
  %51 = tail call ptr @__cxa_allocate_exception(i64 4) #11
  store i32 2, ptr %51, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %51, ptr nonnull @_ZTIi, ptr null) #12
          to label %118 unwind label %52

52:                                               ; preds = %45
  %53 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %54 = extractvalue { ptr, i32 } %53, 0
  invoke void @__cxa_end_catch()
          to label %55 unwind label %115

55:                                               ; preds = %52
  %56 = extractvalue { ptr, i32 } %53, 1
  %57 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #11
  %58 = icmp eq i32 %56, %57
  br i1 %58, label %59, label %113

59:                                               ; preds = %55
  %60 = tail call ptr @__cxa_begin_catch(ptr %54) #11
  %61 = load i32, ptr %60, align 4, !tbaa !5
  %62 = add nsw i32 %50, %61
  tail call void @__cxa_end_catch() #11
  br label %65

63:                                               ; preds = %42
  %64 = add nsw i32 %44, %43
  br label %65

65:                                               ; preds = %63, %59
  %66 = phi i32 [ %64, %63 ], [ %62, %59 ]
  %67 = invoke noundef i32 @_Z1hi(i32 noundef 3)
          to label %86 unwind label %68

68:                                               ; preds = %65
  %69 = landingpad { ptr, i32 }
          catch ptr null
  %70 = extractvalue { ptr, i32 } %69, 0
  %71 = tail call ptr @__cxa_begin_catch(ptr %70) #11
  %72 = tail call i32 @puts(ptr nonnull dereferenceable(1) @str)
  %73 = add nsw i32 %66, 1000
  %74 = tail call ptr @__cxa_allocate_exception(i64 4) #11
  store i32 3, ptr %74, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %74, ptr nonnull @_ZTIi, ptr null) #12
          to label %118 unwind label %75

75:                                               ; preds = %68
  %76 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %77 = extractvalue { ptr, i32 } %76, 0
  invoke void @__cxa_end_catch()
          to label %78 unwind label %115

78:                                               ; preds = %75
  %79 = extractvalue { ptr, i32 } %76, 1
  %80 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #11
  %81 = icmp eq i32 %79, %80
  br i1 %81, label %82, label %113

82:                                               ; preds = %78
  %83 = tail call ptr @__cxa_begin_catch(ptr %77) #11
  %84 = load i32, ptr %83, align 4, !tbaa !5
  %85 = add nsw i32 %73, %84
  tail call void @__cxa_end_catch() #11
  br label %88

86:                                               ; preds = %65
  %87 = add nsw i32 %67, %66
  br label %88

88:                                               ; preds = %86, %82
  %89 = phi i32 [ %87, %86 ], [ %85, %82 ]
  %90 = invoke noundef i32 @_Z1hi(i32 noundef 4)
          to label %109 unwind label %91

91:                                               ; preds = %88
  %92 = landingpad { ptr, i32 }
          catch ptr null
  %93 = extractvalue { ptr, i32 } %92, 0
  %94 = tail call ptr @__cxa_begin_catch(ptr %93) #11
  %95 = tail call i32 @puts(ptr nonnull dereferenceable(1) @str)
  %96 = add nsw i32 %89, 1000
  %97 = tail call ptr @__cxa_allocate_exception(i64 4) #11
  store i32 4, ptr %97, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %97, ptr nonnull @_ZTIi, ptr null) #12
          to label %118 unwind label %98

98:                                               ; preds = %91
  %99 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %100 = extractvalue { ptr, i32 } %99, 0
  invoke void @__cxa_end_catch()
          to label %101 unwind label %115

101:                                              ; preds = %98
  %102 = extractvalue { ptr, i32 } %99, 1
  %103 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #11
  %104 = icmp eq i32 %102, %103
  br i1 %104, label %105, label %113

105:                                              ; preds = %101
  %106 = tail call ptr @__cxa_begin_catch(ptr %100) #11
  %107 = load i32, ptr %106, align 4, !tbaa !5
  %108 = add nsw i32 %96, %107
  tail call void @__cxa_end_catch() #11
  br label %111

109:                                              ; preds = %88
  %110 = add nsw i32 %90, %89
  br label %111

111:                                              ; preds = %109, %105
  %112 = phi i32 [ %110, %109 ], [ %108, %105 ]
  ret i32 %112

113:                                              ; preds = %101, %78, %55, %32, %11
  %114 = phi { ptr, i32 } [ %9, %11 ], [ %30, %32 ], [ %53, %55 ], [ %76, %78 ], [ %99, %101 ]
  resume { ptr, i32 } %114

115:                                              ; preds = %98, %75, %52, %29, %8
  %116 = landingpad { ptr, i32 }
          catch ptr null
  %117 = extractvalue { ptr, i32 } %116, 0
  tail call void @__clang_call_terminate(ptr %117) #13
  unreachable

118:                                              ; preds = %91, %68, %45, %22, %2
  unreachable
}

; Function Attrs: mustprogress uwtable
define dso_local void @_Z4speci(i32 noundef %0) local_unnamed_addr #3 personality ptr @__gxx_personality_v0 {
  switch i32 %0, label %12 [
    i32 1, label %2
    i32 2, label %10
  ]

2:                                                ; preds = %1
  %3 = tail call ptr @__cxa_allocate_exception(i64 1) #11
  invoke void @__cxa_throw(ptr %3, ptr nonnull @_ZTI1A, ptr null) #12
          to label %14 unwind label %4

4:                                                ; preds = %10, %2
  %5 = landingpad { ptr, i32 }
          filter [2 x ptr] [ptr @_ZTI1A, ptr @_ZTIi]
  %6 = extractvalue { ptr, i32 } %5, 1
  %7 = icmp slt i32 %6, 0
  br i1 %7, label %8, label %13

8:                                                ; preds = %4
  %9 = extractvalue { ptr, i32 } %5, 0
  tail call void @__cxa_call_unexpected(ptr %9) #12
  unreachable

10:                                               ; preds = %1
  %11 = tail call ptr @__cxa_allocate_exception(i64 4) #11
  store i32 5, ptr %11, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %11, ptr nonnull @_ZTIi, ptr null) #12
          to label %14 unwind label %4

12:                                               ; preds = %1
  ret void

13:                                               ; preds = %4
  resume { ptr, i32 } %5

14:                                               ; preds = %10, %2
  unreachable
}

declare void @__cxa_call_unexpected(ptr) local_unnamed_addr

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #7 personality ptr @__gxx_personality_v0 {
  %1 = invoke noundef i32 @_Z1hi(i32 noundef 0)
          to label %2 unwind label %4

2:                                                ; preds = %0
  %3 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %1)
  br label %13

4:                                                ; preds = %0
  %5 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIPKc
  %6 = extractvalue { ptr, i32 } %5, 1
  %7 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #11
  %8 = icmp eq i32 %6, %7
  br i1 %8, label %9, label %184

9:                                                ; preds = %4
  %10 = extractvalue { ptr, i32 } %5, 0
  %11 = tail call ptr @__cxa_begin_catch(ptr %10) #11
  %12 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, ptr noundef %11)
  tail call void @__cxa_end_catch() #11
  br label %13

13:                                               ; preds = %2, %9
  %14 = invoke noundef i32 @_Z1hi(i32 noundef 1)
          to label %24 unwind label %15

15:                                               ; preds = %13
  %16 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIPKc
  %17 = extractvalue { ptr, i32 } %16, 1
  %18 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #11
  %19 = icmp eq i32 %17, %18
  br i1 %19, label %20, label %184

20:                                               ; preds = %15
  %21 = extractvalue { ptr, i32 } %16, 0
  %22 = tail call ptr @__cxa_begin_catch(ptr %21) #11
  %23 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, ptr noundef %22)
  tail call void @__cxa_end_catch() #11
  br label %26

24:                                               ; preds = %13
  %25 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %14)
  br label %26

26:                                               ; preds = %24, %20
  %27 = invoke noundef i32 @_Z1hi(i32 noundef 2)
          to label %37 unwind label %28

28:                                               ; preds = %26
  %29 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIPKc
  %30 = extractvalue { ptr, i32 } %29, 1
  %31 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #11
  %32 = icmp eq i32 %30, %31
  br i1 %32, label %33, label %184

33:                                               ; preds = %28
  %34 = extractvalue { ptr, i32 } %29, 0
  %35 = tail call ptr @__cxa_begin_catch(ptr %34) #11
  %36 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, ptr noundef %35)
  tail call void @__cxa_end_catch() #11
  br label %39

37:                                               ; preds = %26
  %38 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %27)
  br label %39

39:                                               ; preds = %37, %33
  %40 = invoke noundef i32 @_Z1hi(i32 noundef 3)
          to label %50 unwind label %41

41:                                               ; preds = %39
  %42 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIPKc
  %43 = extractvalue { ptr, i32 } %42, 1
  %44 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #11
  %45 = icmp eq i32 %43, %44
  br i1 %45, label %46, label %184

46:                                               ; preds = %41
  %47 = extractvalue { ptr, i32 } %42, 0
  %48 = tail call ptr @__cxa_begin_catch(ptr %47) #11
  %49 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, ptr noundef %48)
  tail call void @__cxa_end_catch() #11
  br label %52

50:                                               ; preds = %39
  %51 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %40)
  br label %52

52:                                               ; preds = %50, %46
  %53 = invoke noundef i32 @_Z1hi(i32 noundef 4)
          to label %63 unwind label %54

54:                                               ; preds = %52
  %55 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIPKc
  %56 = extractvalue { ptr, i32 } %55, 1
  %57 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIPKc) #11
  %58 = icmp eq i32 %56, %57
  br i1 %58, label %59, label %184

59:                                               ; preds = %54
  %60 = extractvalue { ptr, i32 } %55, 0
  %61 = tail call ptr @__cxa_begin_catch(ptr %60) #11
  %62 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.12, ptr noundef %61)
  tail call void @__cxa_end_catch() #11
  br label %65

63:                                               ; preds = %52
  %64 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.11, i32 noundef %53)
  br label %65

65:                                               ; preds = %63, %59
  %66 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.20, ptr noundef nonnull @.str.22)
  %67 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.20, ptr noundef nonnull @.str.22)
  %68 = tail call ptr @__cxa_allocate_exception(i64 32) #11
  %69 = getelementptr inbounds i8, ptr %68, i64 16
  store ptr %69, ptr %68, align 8, !tbaa !17
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(7) %69, ptr noundef nonnull align 1 dereferenceable(7) @.str.23, i64 7, i1 false)
  %70 = getelementptr inbounds i8, ptr %68, i64 8
  store i64 7, ptr %70, align 8, !tbaa !19
  %71 = getelementptr inbounds i8, ptr %68, i64 23
  store i8 0, ptr %71, align 1, !tbaa !22
  invoke void @__cxa_throw(ptr nonnull %68, ptr nonnull @_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE, ptr nonnull @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev) #12
          to label %79 unwind label %72

72:                                               ; preds = %65
  %73 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE
  %74 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, ptr noundef nonnull @.str.22)
  %75 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, ptr noundef nonnull @.str.22)
  %76 = extractvalue { ptr, i32 } %73, 1
  %77 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE) #11
  %78 = icmp eq i32 %76, %77
  br i1 %78, label %80, label %184

79:                                               ; preds = %65
  unreachable

80:                                               ; preds = %72
  %81 = extractvalue { ptr, i32 } %73, 0
  %82 = tail call ptr @__cxa_begin_catch(ptr %81) #11
  %83 = load ptr, ptr %82, align 8, !tbaa !23
  %84 = tail call i32 @puts(ptr nonnull dereferenceable(1) %83)
  tail call void @__cxa_end_catch()
  %85 = invoke noundef i32 @_Z1fi(i32 noundef 1)
          to label %100 unwind label %86

86:                                               ; preds = %80
  %87 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  %88 = extractvalue { ptr, i32 } %87, 1
  %89 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #11
  %90 = icmp eq i32 %88, %89
  br i1 %90, label %91, label %102

91:                                               ; preds = %86
  %92 = extractvalue { ptr, i32 } %87, 0
  %93 = tail call ptr @__cxa_begin_catch(ptr %92) #11
  %94 = load i32, ptr %93, align 4, !tbaa !5
  %95 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, i32 noundef %94)
  invoke void @__cxa_rethrow()
          to label %96 unwind label %97

96:                                               ; preds = %91
  unreachable

97:                                               ; preds = %91
  %98 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
  tail call void @__cxa_end_catch() #11
  %99 = extractvalue { ptr, i32 } %98, 1
  br label %102

100:                                              ; preds = %80
  %101 = tail call i32 @puts(ptr nonnull dereferenceable(1) @str.29)
  br label %111

102:                                              ; preds = %86, %97
  %103 = phi i32 [ %88, %86 ], [ %99, %97 ]
  %104 = phi { ptr, i32 } [ %87, %86 ], [ %98, %97 ]
  %105 = icmp eq i32 %103, %89
  br i1 %105, label %106, label %184

106:                                              ; preds = %102
  %107 = extractvalue { ptr, i32 } %104, 0
  %108 = tail call ptr @__cxa_begin_catch(ptr %107) #11
  %109 = load i32, ptr %108, align 4, !tbaa !5
  %110 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.14, i32 noundef %109)
  tail call void @__cxa_end_catch() #11
  br label %111

111:                                              ; preds = %100, %106
  %112 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.15, x86_fp80 noundef 0xK3FFFC000000000000000)
  %113 = tail call ptr @__cxa_allocate_exception(i64 8) #11
  store double 1.500000e+00, ptr %113, align 16, !tbaa !13
  invoke void @__cxa_throw(ptr nonnull %113, ptr nonnull @_ZTId, ptr null) #12
          to label %114 unwind label %115

114:                                              ; preds = %111
  unreachable

115:                                              ; preds = %111
  %116 = landingpad { ptr, i32 }
          catch ptr @_ZTId
  %117 = extractvalue { ptr, i32 } %116, 1
  %118 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTId) #11
  %119 = icmp eq i32 %117, %118
  br i1 %119, label %122, label %184

120:                                              ; preds = %160, %133
  unreachable

121:                                              ; preds = %154, %122
  unreachable

122:                                              ; preds = %115
  %123 = extractvalue { ptr, i32 } %116, 0
  %124 = tail call ptr @__cxa_begin_catch(ptr %123) #11
  %125 = load double, ptr %124, align 8, !tbaa !13
  %126 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.16, double noundef %125)
  tail call void @__cxa_end_catch() #11
  %127 = tail call i32 @puts(ptr nonnull dereferenceable(1) @str.28)
  %128 = tail call ptr @__cxa_allocate_exception(i64 1) #11
  invoke void @__cxa_throw(ptr %128, ptr nonnull @_ZTI1A, ptr null) #12
          to label %121 unwind label %129

129:                                              ; preds = %122
  %130 = landingpad { ptr, i32 }
          cleanup
          filter [2 x ptr] [ptr @_ZTI1A, ptr @_ZTIi]
          catch ptr @_ZTI1A
          catch ptr @_ZTIi
  %131 = extractvalue { ptr, i32 } %130, 1
  %132 = icmp slt i32 %131, 0
  br i1 %132, label %133, label %138

133:                                              ; preds = %129
  %134 = extractvalue { ptr, i32 } %130, 0
  invoke void @__cxa_call_unexpected(ptr %134) #12
          to label %120 unwind label %135

135:                                              ; preds = %133
  %136 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI1A
          catch ptr @_ZTIi
  %137 = extractvalue { ptr, i32 } %136, 1
  br label %138

138:                                              ; preds = %135, %129
  %139 = phi i32 [ %137, %135 ], [ %131, %129 ]
  %140 = phi { ptr, i32 } [ %136, %135 ], [ %130, %129 ]
  %141 = extractvalue { ptr, i32 } %140, 0
  %142 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI1A) #11
  %143 = icmp eq i32 %139, %142
  br i1 %143, label %151, label %144

144:                                              ; preds = %138
  %145 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #11
  %146 = icmp eq i32 %139, %145
  br i1 %146, label %147, label %184

147:                                              ; preds = %144
  %148 = tail call ptr @__cxa_begin_catch(ptr %141) #11
  %149 = load i32, ptr %148, align 4, !tbaa !5
  %150 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %149)
  tail call void @__cxa_end_catch() #11
  br label %154

151:                                              ; preds = %138
  %152 = tail call ptr @__cxa_begin_catch(ptr %141) #11
  %153 = tail call i32 @puts(ptr nonnull dereferenceable(1) @str.27)
  tail call void @__cxa_end_catch()
  br label %154

154:                                              ; preds = %147, %151
  %155 = tail call ptr @__cxa_allocate_exception(i64 4) #11
  store i32 5, ptr %155, align 16, !tbaa !5
  invoke void @__cxa_throw(ptr nonnull %155, ptr nonnull @_ZTIi, ptr null) #12
          to label %121 unwind label %156

156:                                              ; preds = %154
  %157 = landingpad { ptr, i32 }
          cleanup
          filter [2 x ptr] [ptr @_ZTI1A, ptr @_ZTIi]
          catch ptr @_ZTI1A
          catch ptr @_ZTIi
  %158 = extractvalue { ptr, i32 } %157, 1
  %159 = icmp slt i32 %158, 0
  br i1 %159, label %160, label %165

160:                                              ; preds = %156
  %161 = extractvalue { ptr, i32 } %157, 0
  invoke void @__cxa_call_unexpected(ptr %161) #12
          to label %120 unwind label %162

162:                                              ; preds = %160
  %163 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTI1A
          catch ptr @_ZTIi
  %164 = extractvalue { ptr, i32 } %163, 1
  br label %165

165:                                              ; preds = %162, %156
  %166 = phi i32 [ %164, %162 ], [ %158, %156 ]
  %167 = phi { ptr, i32 } [ %163, %162 ], [ %157, %156 ]
  %168 = extractvalue { ptr, i32 } %167, 0
  %169 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTI1A) #11
  %170 = icmp eq i32 %166, %169
  br i1 %170, label %178, label %171

171:                                              ; preds = %165
  %172 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #11
  %173 = icmp eq i32 %166, %172
  br i1 %173, label %174, label %184

174:                                              ; preds = %171
  %175 = tail call ptr @__cxa_begin_catch(ptr %168) #11
  %176 = load i32, ptr %175, align 4, !tbaa !5
  %177 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, i32 noundef %176)
  tail call void @__cxa_end_catch() #11
  br label %181

178:                                              ; preds = %165
  %179 = tail call ptr @__cxa_begin_catch(ptr %168) #11
  %180 = tail call i32 @puts(ptr nonnull dereferenceable(1) @str.27)
  tail call void @__cxa_end_catch()
  br label %181

181:                                              ; preds = %178, %174
  %182 = tail call noundef i32 @_Z6nestedv()
  %183 = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.19, i32 noundef %182)
  ret i32 0

184:                                              ; preds = %4, %15, %28, %41, %54, %144, %171, %115, %102, %72
  %185 = phi { ptr, i32 } [ %116, %115 ], [ %104, %102 ], [ %73, %72 ], [ %140, %144 ], [ %167, %171 ], [ %5, %4 ], [ %16, %15 ], [ %29, %28 ], [ %42, %41 ], [ %55, %54 ]
  resume { ptr, i32 } %185
}

; Function Attrs: mustprogress nounwind uwtable
declare void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev(ptr noundef nonnull align 8 dereferenceable(32)) unnamed_addr #8 align 2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #9

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr #10

attributes #0 = { mustprogress noinline uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nosync nounwind memory(none) }
attributes #6 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { nofree nounwind }
attributes #11 = { nounwind }
attributes #12 = { noreturn }
attributes #13 = { noreturn nounwind }

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
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !6, i64 0}
!10 = !{!"_ZTS2E1", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = !{!14, !14, i64 0}
!14 = !{!"double", !7, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"vtable pointer", !8, i64 0}
!17 = !{!18, !12, i64 0}
!18 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE", !12, i64 0}
!19 = !{!20, !21, i64 8}
!20 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", !18, i64 0, !21, i64 8, !7, i64 16}
!21 = !{!"long", !7, i64 0}
!22 = !{!7, !7, i64 0}
!23 = !{!20, !12, i64 0}
