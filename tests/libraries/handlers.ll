target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.D = type { ptr }
%struct.W = type { %struct.V1.base, [4 x i8], %struct.V2.base, i32, %struct.A.base, [4 x i8] }
%struct.V1.base = type <{ ptr, i32 }>
%struct.V2.base = type <{ ptr, i32 }>
%struct.A.base = type <{ ptr, i32 }>
%struct.MyErr = type <{ %"class.std::runtime_error", i32, [4 x i8] }>
%"class.std::runtime_error" = type { %"class.std::exception", %"struct.std::__cow_string" }
%"class.std::exception" = type { ptr }
%"struct.std::__cow_string" = type { %union.anon }
%union.anon = type { ptr }
%struct.N = type { i32 }
%struct.A = type <{ ptr, i32, [4 x i8] }>
%struct.LR = type { %struct.L, %struct.R, i32, [4 x i8] }
%struct.L = type { %struct.A.base, i32 }
%struct.R = type { %struct.A.base, i32 }
%struct.Twice = type { %struct.Two1, %struct.Two2 }
%struct.Two1 = type { %struct.L }
%struct.Two2 = type { %struct.L }
%struct.Hidden = type { %struct.L, %struct.R }
%struct.V2 = type <{ ptr, i32, [4 x i8], %struct.A.base, [4 x i8] }>
%struct.V1 = type <{ ptr, i32, [4 x i8], %struct.A.base, [4 x i8] }>
%struct.M = type { i32 }

$_ZN1DC2EPKc = comdat any

$_ZN1WC1Ev = comdat any

$_ZN1WD1Ev = comdat any

$_ZN5MyErrC2Ei = comdat any

$_ZN5MyErrD2Ev = comdat any

$_ZN2MNC2Ev = comdat any

$_ZN3AmbC2Ev = comdat any

$_ZN4PrivC2Ev = comdat any

$_ZNSt9bad_allocC2Ev = comdat any

$_ZNSt13bad_exceptionC2Ev = comdat any

$_ZN1DD2Ev = comdat any

$__clang_call_terminate = comdat any

$_ZN2LRC2Ev = comdat any

$_ZN5TwiceC2Ev = comdat any

$_ZN6HiddenC2Ev = comdat any

$_ZN6Hidden4leftEv = comdat any

$_ZN6HiddenD2Ev = comdat any

$_ZN5TwiceD2Ev = comdat any

$_ZN2LRD2Ev = comdat any

$_ZN1AC2Ev = comdat any

$_ZN2V1C2Ev = comdat any

$_ZN2V2C2Ev = comdat any

$_ZN2V1D1Ev = comdat any

$_ZN2V1D0Ev = comdat any

$_ZTv0_n24_N2V1D1Ev = comdat any

$_ZTv0_n24_N2V1D0Ev = comdat any

$_ZN2V2D1Ev = comdat any

$_ZN2V2D0Ev = comdat any

$_ZTv0_n24_N2V2D1Ev = comdat any

$_ZTv0_n24_N2V2D0Ev = comdat any

$_ZN1WD0Ev = comdat any

$_ZThn16_N1WD1Ev = comdat any

$_ZThn16_N1WD0Ev = comdat any

$_ZTv0_n24_N1WD1Ev = comdat any

$_ZTv0_n24_N1WD0Ev = comdat any

$_ZN1AD2Ev = comdat any

$_ZN1AD0Ev = comdat any

$_ZN2V1D2Ev = comdat any

$_ZN2V2D2Ev = comdat any

$_ZN1WD2Ev = comdat any

$_ZN5MyErrD0Ev = comdat any

$_ZN1MC2Ev = comdat any

$_ZN1NC2Ev = comdat any

$_ZN4Amb1C2Ev = comdat any

$_ZN4Amb2C2Ev = comdat any

$_ZNSt9exceptionC2Ev = comdat any

$_ZN1LC2Ev = comdat any

$_ZN1RC2Ev = comdat any

$_ZN2LRD0Ev = comdat any

$_ZThn16_N2LRD1Ev = comdat any

$_ZThn16_N2LRD0Ev = comdat any

$_ZN1LD2Ev = comdat any

$_ZN1LD0Ev = comdat any

$_ZN1RD2Ev = comdat any

$_ZN1RD0Ev = comdat any

$_ZN4Two1C2Ev = comdat any

$_ZN4Two2C2Ev = comdat any

$_ZN5TwiceD0Ev = comdat any

$_ZThn16_N5TwiceD1Ev = comdat any

$_ZThn16_N5TwiceD0Ev = comdat any

$_ZN4Two1D2Ev = comdat any

$_ZN4Two1D0Ev = comdat any

$_ZN4Two2D2Ev = comdat any

$_ZN4Two2D0Ev = comdat any

$_ZN6HiddenD0Ev = comdat any

$_ZThn16_N6HiddenD1Ev = comdat any

$_ZThn16_N6HiddenD0Ev = comdat any

$_ZTS1W = comdat any

$_ZTS2V1 = comdat any

$_ZTS1A = comdat any

$_ZTI1A = comdat any

$_ZTI2V1 = comdat any

$_ZTS2V2 = comdat any

$_ZTI2V2 = comdat any

$_ZTI1W = comdat any

$_ZTS5MyErr = comdat any

$_ZTI5MyErr = comdat any

$_ZTSP2MN = comdat any

$_ZTS2MN = comdat any

$_ZTS1M = comdat any

$_ZTI1M = comdat any

$_ZTS1N = comdat any

$_ZTI1N = comdat any

$_ZTI2MN = comdat any

$_ZTIP2MN = comdat any

$_ZTS3Amb = comdat any

$_ZTS4Amb1 = comdat any

$_ZTI4Amb1 = comdat any

$_ZTS4Amb2 = comdat any

$_ZTI4Amb2 = comdat any

$_ZTI3Amb = comdat any

$_ZTS4Priv = comdat any

$_ZTI4Priv = comdat any

$_ZTSPPi = comdat any

$_ZTIPPi = comdat any

$_ZTSPFviE = comdat any

$_ZTSFviE = comdat any

$_ZTIFviE = comdat any

$_ZTIPFviE = comdat any

$_ZTSPKPKi = comdat any

$_ZTIPKPKi = comdat any

$_ZTSP1N = comdat any

$_ZTIP1N = comdat any

$_ZTS1R = comdat any

$_ZTI1R = comdat any

$_ZTS2LR = comdat any

$_ZTS1L = comdat any

$_ZTI1L = comdat any

$_ZTI2LR = comdat any

$_ZTS6Hidden = comdat any

$_ZTI6Hidden = comdat any

$_ZTV1W = comdat any

$_ZTT1W = comdat any

$_ZTC1W0_2V1 = comdat any

$_ZTC1W16_2V2 = comdat any

$_ZTV1A = comdat any

$_ZTV2V1 = comdat any

$_ZTT2V1 = comdat any

$_ZTV2V2 = comdat any

$_ZTT2V2 = comdat any

$_ZTV5MyErr = comdat any

$_ZTV2LR = comdat any

$_ZTV1L = comdat any

$_ZTV1R = comdat any

$_ZTV5Twice = comdat any

$_ZTS5Twice = comdat any

$_ZTS4Two1 = comdat any

$_ZTI4Two1 = comdat any

$_ZTS4Two2 = comdat any

$_ZTI4Two2 = comdat any

$_ZTI5Twice = comdat any

$_ZTV4Two1 = comdat any

$_ZTV4Two2 = comdat any

$_ZTV6Hidden = comdat any

@.str = private unnamed_addr constant [2 x i8] c"f\00", align 1
@_ZTIi = external constant ptr
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTS1W = linkonce_odr dso_local constant [3 x i8] c"1W\00", comdat, align 1
@_ZTS2V1 = linkonce_odr dso_local constant [4 x i8] c"2V1\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS1A = linkonce_odr dso_local constant [3 x i8] c"1A\00", comdat, align 1
@_ZTI1A = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS1A }, comdat, align 8
@_ZTI2V1 = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS2V1, i32 0, i32 1, ptr @_ZTI1A, i64 -6141 }, comdat, align 8
@_ZTS2V2 = linkonce_odr dso_local constant [4 x i8] c"2V2\00", comdat, align 1
@_ZTI2V2 = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS2V2, i32 0, i32 1, ptr @_ZTI1A, i64 -6141 }, comdat, align 8
@_ZTI1W = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS1W, i32 2, i32 2, ptr @_ZTI2V1, i64 2, ptr @_ZTI2V2, i64 4098 }, comdat, align 8
@.str.1 = private unnamed_addr constant [6 x i8] c"hello\00", align 1
@_ZTISt13runtime_error = external constant ptr
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTS5MyErr = linkonce_odr dso_local constant [7 x i8] c"5MyErr\00", comdat, align 1
@_ZTI5MyErr = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS5MyErr, ptr @_ZTISt13runtime_error }, comdat, align 8
@.str.2 = private unnamed_addr constant [8 x i8] c"literal\00", align 1
@_ZTIPKc = external constant ptr
@_ZTVN10__cxxabiv119__pointer_type_infoE = external global [0 x ptr]
@_ZTSP2MN = linkonce_odr dso_local constant [5 x i8] c"P2MN\00", comdat, align 1
@_ZTS2MN = linkonce_odr dso_local constant [4 x i8] c"2MN\00", comdat, align 1
@_ZTS1M = linkonce_odr dso_local constant [3 x i8] c"1M\00", comdat, align 1
@_ZTI1M = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS1M }, comdat, align 8
@_ZTS1N = linkonce_odr dso_local constant [3 x i8] c"1N\00", comdat, align 1
@_ZTI1N = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS1N }, comdat, align 8
@_ZTI2MN = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS2MN, i32 0, i32 2, ptr @_ZTI1M, i64 2, ptr @_ZTI1N, i64 1026 }, comdat, align 8
@_ZTIP2MN = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSP2MN, i32 0, ptr @_ZTI2MN }, comdat, align 8
@_ZTS3Amb = linkonce_odr dso_local constant [5 x i8] c"3Amb\00", comdat, align 1
@_ZTS4Amb1 = linkonce_odr dso_local constant [6 x i8] c"4Amb1\00", comdat, align 1
@_ZTI4Amb1 = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS4Amb1, ptr @_ZTI1N }, comdat, align 8
@_ZTS4Amb2 = linkonce_odr dso_local constant [6 x i8] c"4Amb2\00", comdat, align 1
@_ZTI4Amb2 = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS4Amb2, ptr @_ZTI1N }, comdat, align 8
@_ZTI3Amb = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS3Amb, i32 1, i32 2, ptr @_ZTI4Amb1, i64 2, ptr @_ZTI4Amb2, i64 2050 }, comdat, align 8
@_ZTS4Priv = linkonce_odr dso_local constant [6 x i8] c"4Priv\00", comdat, align 1
@_ZTI4Priv = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS4Priv, i32 0, i32 1, ptr @_ZTI1N, i64 0 }, comdat, align 8
@_ZTISt9bad_alloc = external constant ptr
@_ZTIDn = external constant ptr
@_ZTIe = external constant ptr
@_ZL4size = internal global i64 35184372088832, align 8
@.str.3 = private unnamed_addr constant [6 x i8] c"range\00", align 1
@_ZTISt12out_of_range = external constant ptr
@_ZL7pointer = internal global ptr @_ZL6number, align 8
@_ZTSPPi = linkonce_odr dso_local constant [4 x i8] c"PPi\00", comdat, align 1
@_ZTIPi = external constant ptr
@_ZTIPPi = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPPi, i32 0, ptr @_ZTIPi }, comdat, align 8
@_ZL6number = internal global i32 3, align 4
@_ZTIPKi = external constant ptr
@_ZTISt13bad_exception = external constant ptr
@_ZTSPFviE = linkonce_odr dso_local constant [6 x i8] c"PFviE\00", comdat, align 1
@_ZTVN10__cxxabiv120__function_type_infoE = external global [0 x ptr]
@_ZTSFviE = linkonce_odr dso_local constant [5 x i8] c"FviE\00", comdat, align 1
@_ZTIFviE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__function_type_infoE, i64 2), ptr @_ZTSFviE }, comdat, align 8
@_ZTIPFviE = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPFviE, i32 0, ptr @_ZTIFviE }, comdat, align 8
@_ZTISt9exception = external constant ptr
@_ZTSPKPKi = linkonce_odr dso_local constant [6 x i8] c"PKPKi\00", comdat, align 1
@_ZTIPKPKi = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSPKPKi, i32 1, ptr @_ZTIPKi }, comdat, align 8
@_ZTSP1N = linkonce_odr dso_local constant [4 x i8] c"P1N\00", comdat, align 1
@_ZTIP1N = linkonce_odr dso_local constant { ptr, ptr, i32, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 2), ptr @_ZTSP1N, i32 0, ptr @_ZTI1N }, comdat, align 8
@_ZTIPKv = external constant ptr
@.str.4 = private unnamed_addr constant [5 x i8] c"fine\00", align 1
@.str.5 = private unnamed_addr constant [11 x i8] c"void * %d\0A\00", align 1
@.str.6 = private unnamed_addr constant [6 x i8] c"N %d\0A\00", align 1
@.str.7 = private unnamed_addr constant [8 x i8] c"N * %d\0A\00", align 1
@.str.8 = private unnamed_addr constant [23 x i8] c"const int *const * %d\0A\00", align 1
@.str.9 = private unnamed_addr constant [6 x i8] c"int *\00", align 1
@.str.10 = private unnamed_addr constant [15 x i8] c"exception: %s\0A\00", align 1
@.str.11 = private unnamed_addr constant [15 x i8] c"no memory: %s\0A\00", align 1
@.str.12 = private unnamed_addr constant [13 x i8] c"MyErr %s %d\0A\00", align 1
@.str.13 = private unnamed_addr constant [6 x i8] c"A %d\0A\00", align 1
@.str.14 = private unnamed_addr constant [8 x i8] c"int %d\0A\00", align 1
@.str.15 = private unnamed_addr constant [20 x i8] c"down %d, across %d\0A\00", align 1
@.str.16 = private unnamed_addr constant [19 x i8] c"out of two %d, %d\0A\00", align 1
@_ZTS1R = linkonce_odr dso_local constant [3 x i8] c"1R\00", comdat, align 1
@_ZTI1R = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS1R, ptr @_ZTI1A }, comdat, align 8
@_ZTS2LR = linkonce_odr dso_local constant [4 x i8] c"2LR\00", comdat, align 1
@_ZTS1L = linkonce_odr dso_local constant [3 x i8] c"1L\00", comdat, align 1
@_ZTI1L = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS1L, ptr @_ZTI1A }, comdat, align 8
@_ZTI2LR = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS2LR, i32 1, i32 2, ptr @_ZTI1L, i64 2, ptr @_ZTI1R, i64 4098 }, comdat, align 8
@.str.17 = private unnamed_addr constant [18 x i8] c"across %d, no %d\0A\00", align 1
@.str.18 = private unnamed_addr constant [13 x i8] c"that one %d\0A\00", align 1
@.str.19 = private unnamed_addr constant [19 x i8] c"hidden %d, not %d\0A\00", align 1
@_ZTS6Hidden = linkonce_odr dso_local constant [8 x i8] c"6Hidden\00", comdat, align 1
@_ZTI6Hidden = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS6Hidden, i32 1, i32 2, ptr @_ZTI1L, i64 0, ptr @_ZTI1R, i64 4098 }, comdat, align 8
@_ZTISt8bad_cast = external constant ptr
@_ZTISt11logic_error = external constant ptr
@.str.20 = private unnamed_addr constant [5 x i8] c"main\00", align 1
@.str.21 = private unnamed_addr constant [4 x i8] c"any\00", align 1
@.str.22 = private unnamed_addr constant [10 x i8] c"outer %s\0A\00", align 1
@_ZTIl = external constant ptr
@.str.23 = private unnamed_addr constant [12 x i8] c"any, inside\00", align 1
@.str.24 = private unnamed_addr constant [10 x i8] c"logic %s\0A\00", align 1
@stdout = external global ptr, align 8
@.str.25 = private unnamed_addr constant [8 x i8] c"the end\00", align 1
@_ZTISt11range_error = external constant ptr
@_ZTV1W = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 32 to ptr), ptr null, ptr @_ZTI1W, ptr @_ZN1WD1Ev, ptr @_ZN1WD0Ev], [5 x ptr] [ptr inttoptr (i64 16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI1W, ptr @_ZThn16_N1WD1Ev, ptr @_ZThn16_N1WD0Ev], [5 x ptr] [ptr inttoptr (i64 -32 to ptr), ptr inttoptr (i64 -32 to ptr), ptr @_ZTI1W, ptr @_ZTv0_n24_N1WD1Ev, ptr @_ZTv0_n24_N1WD0Ev] }, comdat, align 8
@_ZTT1W = linkonce_odr dso_local unnamed_addr constant [7 x ptr] [ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV1W, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTC1W0_2V1, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTC1W0_2V1, i32 0, i32 1, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTC1W16_2V2, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTC1W16_2V2, i32 0, i32 1, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV1W, i32 0, i32 2, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV1W, i32 0, i32 1, i32 3)], comdat, align 8
@_ZTC1W0_2V1 = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 32 to ptr), ptr null, ptr @_ZTI2V1, ptr @_ZN2V1D1Ev, ptr @_ZN2V1D0Ev], [5 x ptr] [ptr inttoptr (i64 -32 to ptr), ptr inttoptr (i64 -32 to ptr), ptr @_ZTI2V1, ptr @_ZTv0_n24_N2V1D1Ev, ptr @_ZTv0_n24_N2V1D0Ev] }, comdat, align 8
@_ZTC1W16_2V2 = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTI2V2, ptr @_ZN2V2D1Ev, ptr @_ZN2V2D0Ev], [5 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI2V2, ptr @_ZTv0_n24_N2V2D1Ev, ptr @_ZTv0_n24_N2V2D0Ev] }, comdat, align 8
@_ZTV1A = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI1A, ptr @_ZN1AD2Ev, ptr @_ZN1AD0Ev] }, comdat, align 8
@_ZTV2V1 = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTI2V1, ptr @_ZN2V1D1Ev, ptr @_ZN2V1D0Ev], [5 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI2V1, ptr @_ZTv0_n24_N2V1D1Ev, ptr @_ZTv0_n24_N2V1D0Ev] }, comdat, align 8
@_ZTT2V1 = linkonce_odr dso_local unnamed_addr constant [2 x ptr] [ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTV2V1, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTV2V1, i32 0, i32 1, i32 3)], comdat, align 8
@_ZTV2V2 = linkonce_odr dso_local unnamed_addr constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @_ZTI2V2, ptr @_ZN2V2D1Ev, ptr @_ZN2V2D0Ev], [5 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr inttoptr (i64 -16 to ptr), ptr @_ZTI2V2, ptr @_ZTv0_n24_N2V2D1Ev, ptr @_ZTv0_n24_N2V2D0Ev] }, comdat, align 8
@_ZTT2V2 = linkonce_odr dso_local unnamed_addr constant [2 x ptr] [ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTV2V2, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr] }, ptr @_ZTV2V2, i32 0, i32 1, i32 3)], comdat, align 8
@.str.26 = private unnamed_addr constant [5 x i8] c"mine\00", align 1
@_ZTV5MyErr = linkonce_odr dso_local unnamed_addr constant { [5 x ptr] } { [5 x ptr] [ptr null, ptr @_ZTI5MyErr, ptr @_ZN5MyErrD2Ev, ptr @_ZN5MyErrD0Ev, ptr @_ZNKSt13runtime_error4whatEv] }, comdat, align 8
@_ZL3gmn = internal global { i32, i32 } { i32 5, i32 6 }, align 4
@_ZTVSt9bad_alloc = external unnamed_addr constant { [5 x ptr] }, align 8
@_ZTVSt9exception = external unnamed_addr constant { [5 x ptr] }, align 8
@_ZTVSt13bad_exception = external unnamed_addr constant { [5 x ptr] }, align 8
@.str.28 = private unnamed_addr constant [20 x i8] c"~D %s, uncaught %d\0A\00", align 1
@_ZTV2LR = linkonce_odr dso_local unnamed_addr constant { [4 x ptr], [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI2LR, ptr @_ZN2LRD2Ev, ptr @_ZN2LRD0Ev], [4 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr @_ZTI2LR, ptr @_ZThn16_N2LRD1Ev, ptr @_ZThn16_N2LRD0Ev] }, comdat, align 8
@_ZTV1L = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI1L, ptr @_ZN1LD2Ev, ptr @_ZN1LD0Ev] }, comdat, align 8
@_ZTV1R = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI1R, ptr @_ZN1RD2Ev, ptr @_ZN1RD0Ev] }, comdat, align 8
@_ZTV5Twice = linkonce_odr dso_local unnamed_addr constant { [4 x ptr], [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI5Twice, ptr @_ZN5TwiceD2Ev, ptr @_ZN5TwiceD0Ev], [4 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr @_ZTI5Twice, ptr @_ZThn16_N5TwiceD1Ev, ptr @_ZThn16_N5TwiceD0Ev] }, comdat, align 8
@_ZTS5Twice = linkonce_odr dso_local constant [7 x i8] c"5Twice\00", comdat, align 1
@_ZTS4Two1 = linkonce_odr dso_local constant [6 x i8] c"4Two1\00", comdat, align 1
@_ZTI4Two1 = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS4Two1, ptr @_ZTI1L }, comdat, align 8
@_ZTS4Two2 = linkonce_odr dso_local constant [6 x i8] c"4Two2\00", comdat, align 1
@_ZTI4Two2 = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTS4Two2, ptr @_ZTI1L }, comdat, align 8
@_ZTI5Twice = linkonce_odr dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS5Twice, i32 1, i32 2, ptr @_ZTI4Two1, i64 2, ptr @_ZTI4Two2, i64 4098 }, comdat, align 8
@_ZTV4Two1 = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI4Two1, ptr @_ZN4Two1D2Ev, ptr @_ZN4Two1D0Ev] }, comdat, align 8
@_ZTV4Two2 = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI4Two2, ptr @_ZN4Two2D2Ev, ptr @_ZN4Two2D0Ev] }, comdat, align 8
@_ZTV6Hidden = linkonce_odr dso_local unnamed_addr constant { [4 x ptr], [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI6Hidden, ptr @_ZN6HiddenD2Ev, ptr @_ZN6HiddenD0Ev], [4 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr @_ZTI6Hidden, ptr @_ZThn16_N6HiddenD1Ev, ptr @_ZThn16_N6HiddenD0Ev] }, comdat, align 8

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_Z1fi(i32 noundef %0) #0 personality ptr @__gxx_personality_v0 {
  %2 = alloca i32, align 4
  %3 = alloca %struct.D, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  call void @_ZN1DC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef @.str)
  %6 = load i32, ptr %2, align 4
  switch i32 %6, label %66 [
    i32 1, label %7
    i32 2, label %13
    i32 3, label %15
    i32 4, label %22
    i32 5, label %29
    i32 6, label %31
    i32 7, label %33
    i32 8, label %35
    i32 9, label %37
    i32 10, label %39
    i32 11, label %41
    i32 12, label %43
    i32 13, label %45
    i32 14, label %47
    i32 15, label %51
    i32 16, label %58
    i32 17, label %60
    i32 18, label %62
    i32 19, label %64
  ]

7:                                                ; preds = %1
  %8 = call ptr @__cxa_allocate_exception(i64 4) #14
  store i32 3, ptr %8, align 16
  invoke void @__cxa_throw(ptr %8, ptr @_ZTIi, ptr null) #15
          to label %73 unwind label %9

9:                                                ; preds = %64, %62, %60, %58, %53, %47, %45, %43, %41, %39, %37, %35, %33, %31, %29, %24, %17, %13, %7
  %10 = landingpad { ptr, i32 }
          cleanup
  %11 = extractvalue { ptr, i32 } %10, 0
  store ptr %11, ptr %4, align 8
  %12 = extractvalue { ptr, i32 } %10, 1
  store i32 %12, ptr %5, align 4
  br label %67

13:                                               ; preds = %1
  %14 = call ptr @__cxa_allocate_exception(i64 48) #14
  call void @llvm.memset.p0.i64(ptr align 16 %14, i8 0, i64 48, i1 false)
  call void @_ZN1WC1Ev(ptr noundef nonnull align 8 dereferenceable(32) %14) #14
  invoke void @__cxa_throw(ptr %14, ptr @_ZTI1W, ptr @_ZN1WD1Ev) #15
          to label %73 unwind label %9

15:                                               ; preds = %1
  %16 = call ptr @__cxa_allocate_exception(i64 16) #14
  invoke void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %16, ptr noundef @.str.1)
          to label %17 unwind label %18

17:                                               ; preds = %15
  invoke void @__cxa_throw(ptr %16, ptr @_ZTISt13runtime_error, ptr @_ZNSt13runtime_errorD1Ev) #15
          to label %73 unwind label %9

18:                                               ; preds = %15
  %19 = landingpad { ptr, i32 }
          cleanup
  %20 = extractvalue { ptr, i32 } %19, 0
  store ptr %20, ptr %4, align 8
  %21 = extractvalue { ptr, i32 } %19, 1
  store i32 %21, ptr %5, align 4
  call void @__cxa_free_exception(ptr %16) #14
  br label %67

22:                                               ; preds = %1
  %23 = call ptr @__cxa_allocate_exception(i64 24) #14
  invoke void @_ZN5MyErrC2Ei(ptr noundef nonnull align 8 dereferenceable(20) %23, i32 noundef 9)
          to label %24 unwind label %25

24:                                               ; preds = %22
  invoke void @__cxa_throw(ptr %23, ptr @_ZTI5MyErr, ptr @_ZN5MyErrD2Ev) #15
          to label %73 unwind label %9

25:                                               ; preds = %22
  %26 = landingpad { ptr, i32 }
          cleanup
  %27 = extractvalue { ptr, i32 } %26, 0
  store ptr %27, ptr %4, align 8
  %28 = extractvalue { ptr, i32 } %26, 1
  store i32 %28, ptr %5, align 4
  call void @__cxa_free_exception(ptr %23) #14
  br label %67

29:                                               ; preds = %1
  %30 = call ptr @__cxa_allocate_exception(i64 8) #14
  store ptr @.str.2, ptr %30, align 16
  invoke void @__cxa_throw(ptr %30, ptr @_ZTIPKc, ptr null) #15
          to label %73 unwind label %9

31:                                               ; preds = %1
  %32 = call ptr @__cxa_allocate_exception(i64 8) #14
  store ptr @_ZL3gmn, ptr %32, align 16
  invoke void @__cxa_throw(ptr %32, ptr @_ZTIP2MN, ptr null) #15
          to label %73 unwind label %9

33:                                               ; preds = %1
  %34 = call ptr @__cxa_allocate_exception(i64 8) #14
  call void @llvm.memset.p0.i64(ptr align 16 %34, i8 0, i64 8, i1 false)
  call void @_ZN2MNC2Ev(ptr noundef nonnull align 4 dereferenceable(8) %34) #14
  invoke void @__cxa_throw(ptr %34, ptr @_ZTI2MN, ptr null) #15
          to label %73 unwind label %9

35:                                               ; preds = %1
  %36 = call ptr @__cxa_allocate_exception(i64 16) #14
  call void @llvm.memset.p0.i64(ptr align 16 %36, i8 0, i64 16, i1 false)
  call void @_ZN3AmbC2Ev(ptr noundef nonnull align 4 dereferenceable(16) %36) #14
  invoke void @__cxa_throw(ptr %36, ptr @_ZTI3Amb, ptr null) #15
          to label %73 unwind label %9

37:                                               ; preds = %1
  %38 = call ptr @__cxa_allocate_exception(i64 4) #14
  call void @llvm.memset.p0.i64(ptr align 16 %38, i8 0, i64 4, i1 false)
  call void @_ZN4PrivC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %38) #14
  invoke void @__cxa_throw(ptr %38, ptr @_ZTI4Priv, ptr null) #15
          to label %73 unwind label %9

39:                                               ; preds = %1
  %40 = call ptr @__cxa_allocate_exception(i64 8) #14
  call void @_ZNSt9bad_allocC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %40) #14
  invoke void @__cxa_throw(ptr %40, ptr @_ZTISt9bad_alloc, ptr @_ZNSt9bad_allocD1Ev) #15
          to label %73 unwind label %9

41:                                               ; preds = %1
  %42 = call ptr @__cxa_allocate_exception(i64 8) #14
  store ptr null, ptr %42, align 16
  invoke void @__cxa_throw(ptr %42, ptr @_ZTIDn, ptr null) #15
          to label %73 unwind label %9

43:                                               ; preds = %1
  %44 = call ptr @__cxa_allocate_exception(i64 16) #14
  store x86_fp80 0xK4000A000000000000000, ptr %44, align 16
  invoke void @__cxa_throw(ptr %44, ptr @_ZTIe, ptr null) #15
          to label %73 unwind label %9

45:                                               ; preds = %1
  %46 = call ptr @__cxa_allocate_exception(i64 8) #14
  store ptr null, ptr %46, align 16
  invoke void @__cxa_throw(ptr %46, ptr @_ZTIP2MN, ptr null) #15
          to label %73 unwind label %9

47:                                               ; preds = %1
  %48 = load i64, ptr @_ZL4size, align 8
  %49 = invoke noalias noundef nonnull ptr @_Znam(i64 noundef %48) #16
          to label %50 unwind label %9

50:                                               ; preds = %47
  br label %66

51:                                               ; preds = %1
  %52 = call ptr @__cxa_allocate_exception(i64 16) #14
  invoke void @_ZNSt12out_of_rangeC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %52, ptr noundef @.str.3)
          to label %53 unwind label %54

53:                                               ; preds = %51
  invoke void @__cxa_throw(ptr %52, ptr @_ZTISt12out_of_range, ptr @_ZNSt12out_of_rangeD1Ev) #15
          to label %73 unwind label %9

54:                                               ; preds = %51
  %55 = landingpad { ptr, i32 }
          cleanup
  %56 = extractvalue { ptr, i32 } %55, 0
  store ptr %56, ptr %4, align 8
  %57 = extractvalue { ptr, i32 } %55, 1
  store i32 %57, ptr %5, align 4
  call void @__cxa_free_exception(ptr %52) #14
  br label %67

58:                                               ; preds = %1
  %59 = call ptr @__cxa_allocate_exception(i64 8) #14
  store ptr @_ZL7pointer, ptr %59, align 16
  invoke void @__cxa_throw(ptr %59, ptr @_ZTIPPi, ptr null) #15
          to label %73 unwind label %9

60:                                               ; preds = %1
  %61 = call ptr @__cxa_allocate_exception(i64 8) #14
  store ptr @_ZL6number, ptr %61, align 16
  invoke void @__cxa_throw(ptr %61, ptr @_ZTIPKi, ptr null) #15
          to label %73 unwind label %9

62:                                               ; preds = %1
  %63 = call ptr @__cxa_allocate_exception(i64 8) #14
  call void @_ZNSt13bad_exceptionC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %63) #14
  invoke void @__cxa_throw(ptr %63, ptr @_ZTISt13bad_exception, ptr @_ZNSt13bad_exceptionD1Ev) #15
          to label %73 unwind label %9

64:                                               ; preds = %1
  %65 = call ptr @__cxa_allocate_exception(i64 8) #14
  store ptr @_Z1fi, ptr %65, align 16
  invoke void @__cxa_throw(ptr %65, ptr @_ZTIPFviE, ptr null) #15
          to label %73 unwind label %9

66:                                               ; preds = %1, %50
  call void @_ZN1DD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #14
  ret void

67:                                               ; preds = %54, %25, %18, %9
  call void @_ZN1DD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #14
  br label %68

68:                                               ; preds = %67
  %69 = load ptr, ptr %4, align 8
  %70 = load i32, ptr %5, align 4
  %71 = insertvalue { ptr, i32 } poison, ptr %69, 0
  %72 = insertvalue { ptr, i32 } %71, i32 %70, 1
  resume { ptr, i32 } %72

73:                                               ; preds = %64, %62, %60, %58, %53, %45, %43, %41, %39, %37, %35, %33, %31, %29, %24, %17, %13, %7
  unreachable
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1DC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef %1) unnamed_addr #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.D, ptr %5, i32 0, i32 0
  %7 = load ptr, ptr %4, align 8
  store ptr %7, ptr %6, align 8
  ret void
}

declare ptr @__cxa_allocate_exception(i64)

declare void @__cxa_throw(ptr, ptr, ptr)

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1WC1Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 32
  call void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %4) #14
  call void @_ZN2V1C2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3, ptr noundef getelementptr inbounds ([7 x ptr], ptr @_ZTT1W, i64 0, i64 1)) #14
  %5 = getelementptr inbounds i8, ptr %3, i64 16
  call void @_ZN2V2C2Ev(ptr noundef nonnull align 8 dereferenceable(12) %5, ptr noundef getelementptr inbounds ([7 x ptr], ptr @_ZTT1W, i64 0, i64 3)) #14
  store ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV1W, i32 0, i32 0, i32 3), ptr %3, align 8
  %6 = getelementptr inbounds i8, ptr %3, i64 32
  store ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV1W, i32 0, i32 2, i32 3), ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 16
  store ptr getelementptr inbounds inrange(-24, 16) ({ [5 x ptr], [5 x ptr], [5 x ptr] }, ptr @_ZTV1W, i32 0, i32 1, i32 3), ptr %7, align 8
  %8 = getelementptr inbounds %struct.W, ptr %3, i32 0, i32 3
  store i32 7, ptr %8, align 4
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1WD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1WD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %3, ptr noundef @_ZTT1W) #14
  %4 = getelementptr inbounds i8, ptr %3, i64 32
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %4) #14
  ret void
}

declare void @_ZNSt13runtime_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #3

declare void @__cxa_free_exception(ptr)

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #4

; Function Attrs: mustprogress noinline uwtable
define linkonce_odr dso_local void @_ZN5MyErrC2Ei(ptr noundef nonnull align 8 dereferenceable(20) %0, i32 noundef %1) unnamed_addr #0 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  call void @_ZNSt13runtime_errorC2EPKc(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef @.str.26)
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTV5MyErr, i32 0, i32 0, i32 2), ptr %5, align 8
  %6 = getelementptr inbounds %struct.MyErr, ptr %5, i32 0, i32 1
  %7 = load i32, ptr %4, align 4
  store i32 %7, ptr %6, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5MyErrD2Ev(ptr noundef nonnull align 8 dereferenceable(20) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZNSt13runtime_errorD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN2MNC2Ev(ptr noundef nonnull align 4 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1MC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %3) #14
  %4 = getelementptr inbounds i8, ptr %3, i64 4
  call void @_ZN1NC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %4) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN3AmbC2Ev(ptr noundef nonnull align 4 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN4Amb1C2Ev(ptr noundef nonnull align 4 dereferenceable(8) %3) #14
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  call void @_ZN4Amb2C2Ev(ptr noundef nonnull align 4 dereferenceable(8) %4) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN4PrivC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1NC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %3) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt9bad_allocC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZNSt9exceptionC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #14
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTVSt9bad_alloc, i32 0, i32 0, i32 2), ptr %3, align 8
  ret void
}

; Function Attrs: nounwind
declare void @_ZNSt9bad_allocD1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #4

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znam(i64 noundef) #5

declare void @_ZNSt12out_of_rangeC1EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #3

; Function Attrs: nounwind
declare void @_ZNSt12out_of_rangeD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #4

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13bad_exceptionC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZNSt9exceptionC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #14
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTVSt13bad_exception, i32 0, i32 0, i32 2), ptr %3, align 8
  ret void
}

; Function Attrs: nounwind
declare void @_ZNSt13bad_exceptionD1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr #4

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1DD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.D, ptr %3, i32 0, i32 0
  %5 = load ptr, ptr %4, align 8
  %6 = call noundef i32 @_ZSt19uncaught_exceptionsv() #9
  %7 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.28, ptr noundef %5, i32 noundef %6)
          to label %8 unwind label %9

8:                                                ; preds = %1
  ret void

9:                                                ; preds = %1
  %10 = landingpad { ptr, i32 }
          catch ptr null
  %11 = extractvalue { ptr, i32 } %10, 0
  call void @__clang_call_terminate(ptr %11) #17
  unreachable
}

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_Z1gi(i32 noundef %0) #0 personality ptr @__gxx_personality_v0 {
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca %struct.N, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %15 = load i32, ptr %2, align 4
  invoke void @_Z1fi(i32 noundef %15)
          to label %16 unwind label %19

16:                                               ; preds = %1
  %17 = invoke i32 @puts(ptr noundef @.str.4)
          to label %18 unwind label %19

18:                                               ; preds = %16
  br label %189

19:                                               ; preds = %16, %1
  %20 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr @_ZTI1A
          catch ptr @_ZTI5MyErr
          catch ptr @_ZTISt9bad_alloc
          catch ptr @_ZTISt9exception
          catch ptr @_ZTIPi
          catch ptr @_ZTIPKPKi
          catch ptr @_ZTIP1N
          catch ptr @_ZTI1N
          catch ptr @_ZTIPKv
  %21 = extractvalue { ptr, i32 } %20, 0
  store ptr %21, ptr %3, align 8
  %22 = extractvalue { ptr, i32 } %20, 1
  store i32 %22, ptr %4, align 4
  br label %23

23:                                               ; preds = %19
  %24 = load i32, ptr %4, align 4
  %25 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIi) #14
  %26 = icmp eq i32 %24, %25
  br i1 %26, label %27, label %34

27:                                               ; preds = %23
  %28 = load ptr, ptr %3, align 8
  %29 = call ptr @__cxa_begin_catch(ptr %28) #14
  %30 = load i32, ptr %29, align 4
  store i32 %30, ptr %14, align 4
  %31 = load i32, ptr %14, align 4
  %32 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.14, i32 noundef %31)
          to label %33 unwind label %185

33:                                               ; preds = %27
  invoke void @__cxa_rethrow() #15
          to label %198 unwind label %185

34:                                               ; preds = %23
  %35 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI1A) #14
  %36 = icmp eq i32 %24, %35
  br i1 %36, label %37, label %45

37:                                               ; preds = %34
  %38 = load ptr, ptr %3, align 8
  %39 = call ptr @__cxa_begin_catch(ptr %38) #14
  store ptr %39, ptr %13, align 8
  %40 = load ptr, ptr %13, align 8
  %41 = getelementptr inbounds %struct.A, ptr %40, i32 0, i32 1
  %42 = load i32, ptr %41, align 8
  %43 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.13, i32 noundef %42)
          to label %44 unwind label %180

44:                                               ; preds = %37
  call void @__cxa_end_catch()
  br label %189

45:                                               ; preds = %34
  %46 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI5MyErr) #14
  %47 = icmp eq i32 %24, %46
  br i1 %47, label %48, label %61

48:                                               ; preds = %45
  %49 = load ptr, ptr %3, align 8
  %50 = call ptr @__cxa_begin_catch(ptr %49) #14
  store ptr %50, ptr %12, align 8
  %51 = load ptr, ptr %12, align 8
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds ptr, ptr %52, i64 2
  %54 = load ptr, ptr %53, align 8
  %55 = call noundef ptr %54(ptr noundef nonnull align 8 dereferenceable(16) %51) #14
  %56 = load ptr, ptr %12, align 8
  %57 = getelementptr inbounds %struct.MyErr, ptr %56, i32 0, i32 1
  %58 = load i32, ptr %57, align 8
  %59 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.12, ptr noundef %55, i32 noundef %58)
          to label %60 unwind label %175

60:                                               ; preds = %48
  invoke void @__cxa_rethrow() #15
          to label %198 unwind label %175

61:                                               ; preds = %45
  %62 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTISt9bad_alloc) #14
  %63 = icmp eq i32 %24, %62
  br i1 %63, label %64, label %74

64:                                               ; preds = %61
  %65 = load ptr, ptr %3, align 8
  %66 = call ptr @__cxa_begin_catch(ptr %65) #14
  store ptr %66, ptr %11, align 8
  %67 = load ptr, ptr %11, align 8
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds ptr, ptr %68, i64 2
  %70 = load ptr, ptr %69, align 8
  %71 = call noundef ptr %70(ptr noundef nonnull align 8 dereferenceable(8) %67) #14
  %72 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.11, ptr noundef %71)
          to label %73 unwind label %170

73:                                               ; preds = %64
  call void @__cxa_end_catch()
  br label %189

74:                                               ; preds = %61
  %75 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTISt9exception) #14
  %76 = icmp eq i32 %24, %75
  br i1 %76, label %77, label %87

77:                                               ; preds = %74
  %78 = load ptr, ptr %3, align 8
  %79 = call ptr @__cxa_begin_catch(ptr %78) #14
  store ptr %79, ptr %10, align 8
  %80 = load ptr, ptr %10, align 8
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds ptr, ptr %81, i64 2
  %83 = load ptr, ptr %82, align 8
  %84 = call noundef ptr %83(ptr noundef nonnull align 8 dereferenceable(8) %80) #14
  %85 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.10, ptr noundef %84)
          to label %86 unwind label %165

86:                                               ; preds = %77
  call void @__cxa_end_catch()
  br label %189

87:                                               ; preds = %74
  %88 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIPi) #14
  %89 = icmp eq i32 %24, %88
  br i1 %89, label %90, label %95

90:                                               ; preds = %87
  %91 = load ptr, ptr %3, align 8
  %92 = call ptr @__cxa_begin_catch(ptr %91) #14
  store ptr %92, ptr %9, align 8
  %93 = invoke i32 @puts(ptr noundef @.str.9)
          to label %94 unwind label %161

94:                                               ; preds = %90
  call void @__cxa_end_catch() #14
  br label %189

95:                                               ; preds = %87
  %96 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIPKPKi) #14
  %97 = icmp eq i32 %24, %96
  br i1 %97, label %98, label %106

98:                                               ; preds = %95
  %99 = load ptr, ptr %3, align 8
  %100 = call ptr @__cxa_begin_catch(ptr %99) #14
  store ptr %100, ptr %8, align 8
  %101 = load ptr, ptr %8, align 8
  %102 = load ptr, ptr %101, align 8
  %103 = load i32, ptr %102, align 4
  %104 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.8, i32 noundef %103)
          to label %105 unwind label %157

105:                                              ; preds = %98
  call void @__cxa_end_catch() #14
  br label %189

106:                                              ; preds = %95
  %107 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIP1N) #14
  %108 = icmp eq i32 %24, %107
  br i1 %108, label %109, label %123

109:                                              ; preds = %106
  %110 = load ptr, ptr %3, align 8
  %111 = call ptr @__cxa_begin_catch(ptr %110) #14
  store ptr %111, ptr %7, align 8
  %112 = load ptr, ptr %7, align 8
  %113 = icmp ne ptr %112, null
  br i1 %113, label %114, label %118

114:                                              ; preds = %109
  %115 = load ptr, ptr %7, align 8
  %116 = getelementptr inbounds %struct.N, ptr %115, i32 0, i32 0
  %117 = load i32, ptr %116, align 4
  br label %119

118:                                              ; preds = %109
  br label %119

119:                                              ; preds = %118, %114
  %120 = phi i32 [ %117, %114 ], [ -1, %118 ]
  %121 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.7, i32 noundef %120)
          to label %122 unwind label %153

122:                                              ; preds = %119
  call void @__cxa_end_catch() #14
  br label %189

123:                                              ; preds = %106
  %124 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTI1N) #14
  %125 = icmp eq i32 %24, %124
  br i1 %125, label %126, label %133

126:                                              ; preds = %123
  %127 = load ptr, ptr %3, align 8
  %128 = call ptr @__cxa_begin_catch(ptr %127) #14
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %6, ptr align 4 %128, i64 4, i1 false)
  %129 = getelementptr inbounds %struct.N, ptr %6, i32 0, i32 0
  %130 = load i32, ptr %129, align 4
  %131 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %130)
          to label %132 unwind label %148

132:                                              ; preds = %126
  call void @__cxa_end_catch()
  br label %189

133:                                              ; preds = %123
  %134 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIPKv) #14
  %135 = icmp eq i32 %24, %134
  br i1 %135, label %136, label %190

136:                                              ; preds = %133
  %137 = load ptr, ptr %3, align 8
  %138 = call ptr @__cxa_begin_catch(ptr %137) #14
  store ptr %138, ptr %5, align 8
  %139 = load ptr, ptr %5, align 8
  %140 = icmp ne ptr %139, null
  %141 = zext i1 %140 to i32
  %142 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.5, i32 noundef %141)
          to label %143 unwind label %144

143:                                              ; preds = %136
  call void @__cxa_end_catch() #14
  br label %189

144:                                              ; preds = %136
  %145 = landingpad { ptr, i32 }
          cleanup
  %146 = extractvalue { ptr, i32 } %145, 0
  store ptr %146, ptr %3, align 8
  %147 = extractvalue { ptr, i32 } %145, 1
  store i32 %147, ptr %4, align 4
  call void @__cxa_end_catch() #14
  br label %190

148:                                              ; preds = %126
  %149 = landingpad { ptr, i32 }
          cleanup
  %150 = extractvalue { ptr, i32 } %149, 0
  store ptr %150, ptr %3, align 8
  %151 = extractvalue { ptr, i32 } %149, 1
  store i32 %151, ptr %4, align 4
  invoke void @__cxa_end_catch()
          to label %152 unwind label %195

152:                                              ; preds = %148
  br label %190

153:                                              ; preds = %119
  %154 = landingpad { ptr, i32 }
          cleanup
  %155 = extractvalue { ptr, i32 } %154, 0
  store ptr %155, ptr %3, align 8
  %156 = extractvalue { ptr, i32 } %154, 1
  store i32 %156, ptr %4, align 4
  call void @__cxa_end_catch() #14
  br label %190

157:                                              ; preds = %98
  %158 = landingpad { ptr, i32 }
          cleanup
  %159 = extractvalue { ptr, i32 } %158, 0
  store ptr %159, ptr %3, align 8
  %160 = extractvalue { ptr, i32 } %158, 1
  store i32 %160, ptr %4, align 4
  call void @__cxa_end_catch() #14
  br label %190

161:                                              ; preds = %90
  %162 = landingpad { ptr, i32 }
          cleanup
  %163 = extractvalue { ptr, i32 } %162, 0
  store ptr %163, ptr %3, align 8
  %164 = extractvalue { ptr, i32 } %162, 1
  store i32 %164, ptr %4, align 4
  call void @__cxa_end_catch() #14
  br label %190

165:                                              ; preds = %77
  %166 = landingpad { ptr, i32 }
          cleanup
  %167 = extractvalue { ptr, i32 } %166, 0
  store ptr %167, ptr %3, align 8
  %168 = extractvalue { ptr, i32 } %166, 1
  store i32 %168, ptr %4, align 4
  invoke void @__cxa_end_catch()
          to label %169 unwind label %195

169:                                              ; preds = %165
  br label %190

170:                                              ; preds = %64
  %171 = landingpad { ptr, i32 }
          cleanup
  %172 = extractvalue { ptr, i32 } %171, 0
  store ptr %172, ptr %3, align 8
  %173 = extractvalue { ptr, i32 } %171, 1
  store i32 %173, ptr %4, align 4
  invoke void @__cxa_end_catch()
          to label %174 unwind label %195

174:                                              ; preds = %170
  br label %190

175:                                              ; preds = %60, %48
  %176 = landingpad { ptr, i32 }
          cleanup
  %177 = extractvalue { ptr, i32 } %176, 0
  store ptr %177, ptr %3, align 8
  %178 = extractvalue { ptr, i32 } %176, 1
  store i32 %178, ptr %4, align 4
  invoke void @__cxa_end_catch()
          to label %179 unwind label %195

179:                                              ; preds = %175
  br label %190

180:                                              ; preds = %37
  %181 = landingpad { ptr, i32 }
          cleanup
  %182 = extractvalue { ptr, i32 } %181, 0
  store ptr %182, ptr %3, align 8
  %183 = extractvalue { ptr, i32 } %181, 1
  store i32 %183, ptr %4, align 4
  invoke void @__cxa_end_catch()
          to label %184 unwind label %195

184:                                              ; preds = %180
  br label %190

185:                                              ; preds = %33, %27
  %186 = landingpad { ptr, i32 }
          cleanup
  %187 = extractvalue { ptr, i32 } %186, 0
  store ptr %187, ptr %3, align 8
  %188 = extractvalue { ptr, i32 } %186, 1
  store i32 %188, ptr %4, align 4
  call void @__cxa_end_catch() #14
  br label %190

189:                                              ; preds = %44, %73, %86, %94, %105, %122, %132, %143, %18
  ret void

190:                                              ; preds = %185, %184, %179, %174, %169, %161, %157, %153, %152, %144, %133
  %191 = load ptr, ptr %3, align 8
  %192 = load i32, ptr %4, align 4
  %193 = insertvalue { ptr, i32 } poison, ptr %191, 0
  %194 = insertvalue { ptr, i32 } %193, i32 %192, 1
  resume { ptr, i32 } %194

195:                                              ; preds = %180, %175, %170, %165, %148
  %196 = landingpad { ptr, i32 }
          catch ptr null
  %197 = extractvalue { ptr, i32 } %196, 0
  call void @__clang_call_terminate(ptr %197) #17
  unreachable

198:                                              ; preds = %33, %60
  unreachable
}

declare i32 @puts(ptr noundef) #3

; Function Attrs: nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #6

declare ptr @__cxa_begin_catch(ptr)

declare i32 @printf(ptr noundef, ...) #3

declare void @__cxa_end_catch()

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) #8 comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0) #14
  call void @_ZSt9terminatev() #17
  unreachable
}

declare void @_ZSt9terminatev()

declare void @__cxa_rethrow()

; Function Attrs: mustprogress noinline uwtable
define dso_local void @_Z5castsv() #0 personality ptr @__gxx_personality_v0 {
  %1 = alloca %struct.W, align 8
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.LR, align 8
  %6 = alloca %struct.Twice, align 8
  %7 = alloca ptr, align 8
  %8 = alloca %struct.Hidden, align 8
  %9 = alloca ptr, align 8
  call void @_ZN1WC1Ev(ptr noundef nonnull align 8 dereferenceable(32) %1) #14
  %10 = icmp eq ptr %1, null
  br i1 %10, label %16, label %11

11:                                               ; preds = %0
  %12 = load ptr, ptr %1, align 8
  %13 = getelementptr i8, ptr %12, i64 -24
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds i8, ptr %1, i64 %14
  br label %16

16:                                               ; preds = %11, %0
  %17 = phi ptr [ %15, %11 ], [ null, %0 ]
  store ptr %17, ptr %2, align 8
  %18 = load ptr, ptr %2, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %22, label %20

20:                                               ; preds = %16
  %21 = call ptr @__dynamic_cast(ptr %18, ptr @_ZTI1A, ptr @_ZTI1W, i64 -1) #14
  br label %23

22:                                               ; preds = %16
  br label %23

23:                                               ; preds = %22, %20
  %24 = phi ptr [ %21, %20 ], [ null, %22 ]
  %25 = getelementptr inbounds %struct.W, ptr %24, i32 0, i32 3
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq ptr %1, null
  br i1 %27, label %30, label %28

28:                                               ; preds = %23
  %29 = call ptr @__dynamic_cast(ptr %1, ptr @_ZTI2V1, ptr @_ZTI2V2, i64 -2) #14
  br label %31

30:                                               ; preds = %23
  br label %31

31:                                               ; preds = %30, %28
  %32 = phi ptr [ %29, %28 ], [ null, %30 ]
  %33 = getelementptr inbounds %struct.V2, ptr %32, i32 0, i32 1
  %34 = load i32, ptr %33, align 8
  %35 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.15, i32 noundef %26, i32 noundef %34)
          to label %36 unwind label %46

36:                                               ; preds = %31
  call void @_ZN2LRC2Ev(ptr noundef nonnull align 8 dereferenceable(36) %5) #14
  %37 = icmp eq ptr %5, null
  br i1 %37, label %40, label %38

38:                                               ; preds = %36
  %39 = getelementptr inbounds i8, ptr %5, i64 16
  br label %40

40:                                               ; preds = %38, %36
  %41 = phi ptr [ %39, %38 ], [ null, %36 ]
  store ptr %41, ptr %2, align 8
  %42 = load ptr, ptr %2, align 8
  %43 = icmp eq ptr %42, null
  br i1 %43, label %50, label %44

44:                                               ; preds = %40
  %45 = call ptr @__dynamic_cast(ptr %42, ptr @_ZTI1A, ptr @_ZTI1R, i64 0) #14
  br label %51

46:                                               ; preds = %31
  %47 = landingpad { ptr, i32 }
          cleanup
  %48 = extractvalue { ptr, i32 } %47, 0
  store ptr %48, ptr %3, align 8
  %49 = extractvalue { ptr, i32 } %47, 1
  store i32 %49, ptr %4, align 4
  br label %175

50:                                               ; preds = %40
  br label %51

51:                                               ; preds = %50, %44
  %52 = phi ptr [ %45, %44 ], [ null, %50 ]
  %53 = getelementptr inbounds %struct.R, ptr %52, i32 0, i32 1
  %54 = load i32, ptr %53, align 4
  %55 = load ptr, ptr %2, align 8
  %56 = icmp eq ptr %55, null
  br i1 %56, label %59, label %57

57:                                               ; preds = %51
  %58 = call ptr @__dynamic_cast(ptr %55, ptr @_ZTI1A, ptr @_ZTI2LR, i64 -3) #14
  br label %60

59:                                               ; preds = %51
  br label %60

60:                                               ; preds = %59, %57
  %61 = phi ptr [ %58, %57 ], [ null, %59 ]
  %62 = getelementptr inbounds %struct.LR, ptr %61, i32 0, i32 2
  %63 = load i32, ptr %62, align 8
  %64 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.16, i32 noundef %54, i32 noundef %63)
          to label %65 unwind label %70

65:                                               ; preds = %60
  %66 = load ptr, ptr %2, align 8
  %67 = icmp eq ptr %66, null
  br i1 %67, label %74, label %68

68:                                               ; preds = %65
  %69 = call ptr @__dynamic_cast(ptr %66, ptr @_ZTI1A, ptr @_ZTI1L, i64 0) #14
  br label %75

70:                                               ; preds = %84, %60
  %71 = landingpad { ptr, i32 }
          cleanup
  %72 = extractvalue { ptr, i32 } %71, 0
  store ptr %72, ptr %3, align 8
  %73 = extractvalue { ptr, i32 } %71, 1
  store i32 %73, ptr %4, align 4
  br label %174

74:                                               ; preds = %65
  br label %75

75:                                               ; preds = %74, %68
  %76 = phi ptr [ %69, %68 ], [ null, %74 ]
  %77 = getelementptr inbounds %struct.L, ptr %76, i32 0, i32 1
  %78 = load i32, ptr %77, align 4
  %79 = load ptr, ptr %2, align 8
  %80 = icmp eq ptr %79, null
  br i1 %80, label %83, label %81

81:                                               ; preds = %75
  %82 = call ptr @__dynamic_cast(ptr %79, ptr @_ZTI1A, ptr @_ZTI2V1, i64 -1) #14
  br label %84

83:                                               ; preds = %75
  br label %84

84:                                               ; preds = %83, %81
  %85 = phi ptr [ %82, %81 ], [ null, %83 ]
  %86 = icmp ne ptr %85, null
  %87 = zext i1 %86 to i32
  %88 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.17, i32 noundef %78, i32 noundef %87)
          to label %89 unwind label %70

89:                                               ; preds = %84
  call void @_ZN5TwiceC2Ev(ptr noundef nonnull align 8 dereferenceable(32) %6) #14
  %90 = icmp eq ptr %6, null
  br i1 %90, label %93, label %91

91:                                               ; preds = %89
  %92 = getelementptr inbounds i8, ptr %6, i64 16
  br label %93

93:                                               ; preds = %91, %89
  %94 = phi ptr [ %92, %91 ], [ null, %89 ]
  store ptr %94, ptr %7, align 8
  %95 = load ptr, ptr %7, align 8
  %96 = icmp eq ptr %95, null
  br i1 %96, label %99, label %97

97:                                               ; preds = %93
  %98 = call ptr @__dynamic_cast(ptr %95, ptr @_ZTI1A, ptr @_ZTI1L, i64 0) #14
  br label %100

99:                                               ; preds = %93
  br label %100

100:                                              ; preds = %99, %97
  %101 = phi ptr [ %98, %97 ], [ null, %99 ]
  %102 = load ptr, ptr %7, align 8
  %103 = icmp eq ptr %101, %102
  %104 = zext i1 %103 to i32
  %105 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.18, i32 noundef %104)
          to label %106 unwind label %112

106:                                              ; preds = %100
  call void @_ZN6HiddenC2Ev(ptr noundef nonnull align 8 dereferenceable(32) %8) #14
  %107 = invoke noundef nonnull align 8 dereferenceable(12) ptr @_ZN6Hidden4leftEv(ptr noundef nonnull align 8 dereferenceable(32) %8)
          to label %108 unwind label %116

108:                                              ; preds = %106
  %109 = icmp eq ptr %107, null
  br i1 %109, label %120, label %110

110:                                              ; preds = %108
  %111 = call ptr @__dynamic_cast(ptr %107, ptr @_ZTI1A, ptr @_ZTI1R, i64 0) #14
  br label %121

112:                                              ; preds = %100
  %113 = landingpad { ptr, i32 }
          cleanup
  %114 = extractvalue { ptr, i32 } %113, 0
  store ptr %114, ptr %3, align 8
  %115 = extractvalue { ptr, i32 } %113, 1
  store i32 %115, ptr %4, align 4
  br label %173

116:                                              ; preds = %164, %134, %106
  %117 = landingpad { ptr, i32 }
          cleanup
  %118 = extractvalue { ptr, i32 } %117, 0
  store ptr %118, ptr %3, align 8
  %119 = extractvalue { ptr, i32 } %117, 1
  store i32 %119, ptr %4, align 4
  br label %172

120:                                              ; preds = %108
  br label %121

121:                                              ; preds = %120, %110
  %122 = phi ptr [ %111, %110 ], [ null, %120 ]
  %123 = icmp ne ptr %122, null
  %124 = zext i1 %123 to i32
  %125 = icmp eq ptr %8, null
  br i1 %125, label %128, label %126

126:                                              ; preds = %121
  %127 = getelementptr inbounds i8, ptr %8, i64 16
  br label %128

128:                                              ; preds = %126, %121
  %129 = phi ptr [ %127, %126 ], [ null, %121 ]
  %130 = icmp eq ptr %129, null
  br i1 %130, label %133, label %131

131:                                              ; preds = %128
  %132 = call ptr @__dynamic_cast(ptr %129, ptr @_ZTI1R, ptr @_ZTI6Hidden, i64 16) #14
  br label %134

133:                                              ; preds = %128
  br label %134

134:                                              ; preds = %133, %131
  %135 = phi ptr [ %132, %131 ], [ null, %133 ]
  %136 = icmp ne ptr %135, null
  %137 = zext i1 %136 to i32
  %138 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.19, i32 noundef %124, i32 noundef %137)
          to label %139 unwind label %116

139:                                              ; preds = %134
  %140 = load ptr, ptr %2, align 8
  %141 = call ptr @__dynamic_cast(ptr %140, ptr @_ZTI1A, ptr @_ZTI1W, i64 -1) #14
  %142 = icmp eq ptr %141, null
  br i1 %142, label %143, label %145

143:                                              ; preds = %139
  invoke void @__cxa_bad_cast() #15
          to label %144 unwind label %147

144:                                              ; preds = %143
  unreachable

145:                                              ; preds = %139
  %146 = getelementptr inbounds %struct.W, ptr %141, i32 0, i32 3
  store i32 1, ptr %146, align 4
  br label %166

147:                                              ; preds = %143
  %148 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt8bad_cast
  %149 = extractvalue { ptr, i32 } %148, 0
  store ptr %149, ptr %3, align 8
  %150 = extractvalue { ptr, i32 } %148, 1
  store i32 %150, ptr %4, align 4
  br label %151

151:                                              ; preds = %147
  %152 = load i32, ptr %4, align 4
  %153 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTISt8bad_cast) #14
  %154 = icmp eq i32 %152, %153
  br i1 %154, label %155, label %172

155:                                              ; preds = %151
  %156 = load ptr, ptr %3, align 8
  %157 = call ptr @__cxa_begin_catch(ptr %156) #14
  store ptr %157, ptr %9, align 8
  %158 = load ptr, ptr %9, align 8
  %159 = load ptr, ptr %158, align 8
  %160 = getelementptr inbounds ptr, ptr %159, i64 2
  %161 = load ptr, ptr %160, align 8
  %162 = call noundef ptr %161(ptr noundef nonnull align 8 dereferenceable(8) %158) #14
  %163 = invoke i32 @puts(ptr noundef %162)
          to label %164 unwind label %167

164:                                              ; preds = %155
  invoke void @__cxa_end_catch()
          to label %165 unwind label %116

165:                                              ; preds = %164
  br label %166

166:                                              ; preds = %165, %145
  call void @_ZN6HiddenD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %8) #14
  call void @_ZN5TwiceD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %6) #14
  call void @_ZN2LRD2Ev(ptr noundef nonnull align 8 dereferenceable(36) %5) #14
  call void @_ZN1WD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %1) #14
  ret void

167:                                              ; preds = %155
  %168 = landingpad { ptr, i32 }
          cleanup
  %169 = extractvalue { ptr, i32 } %168, 0
  store ptr %169, ptr %3, align 8
  %170 = extractvalue { ptr, i32 } %168, 1
  store i32 %170, ptr %4, align 4
  invoke void @__cxa_end_catch()
          to label %171 unwind label %181

171:                                              ; preds = %167
  br label %172

172:                                              ; preds = %171, %151, %116
  call void @_ZN6HiddenD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %8) #14
  br label %173

173:                                              ; preds = %172, %112
  call void @_ZN5TwiceD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %6) #14
  br label %174

174:                                              ; preds = %173, %70
  call void @_ZN2LRD2Ev(ptr noundef nonnull align 8 dereferenceable(36) %5) #14
  br label %175

175:                                              ; preds = %174, %46
  call void @_ZN1WD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %1) #14
  br label %176

176:                                              ; preds = %175
  %177 = load ptr, ptr %3, align 8
  %178 = load i32, ptr %4, align 4
  %179 = insertvalue { ptr, i32 } poison, ptr %177, 0
  %180 = insertvalue { ptr, i32 } %179, i32 %178, 1
  resume { ptr, i32 } %180

181:                                              ; preds = %167
  %182 = landingpad { ptr, i32 }
          catch ptr null
  %183 = extractvalue { ptr, i32 } %182, 0
  call void @__clang_call_terminate(ptr %183) #17
  unreachable
}

; Function Attrs: nounwind willreturn memory(read)
declare ptr @__dynamic_cast(ptr, ptr, ptr, i64) #9

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN2LRC2Ev(ptr noundef nonnull align 8 dereferenceable(36) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1LC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #14
  %4 = getelementptr inbounds i8, ptr %3, i64 16
  call void @_ZN1RC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %4) #14
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr], [4 x ptr] }, ptr @_ZTV2LR, i32 0, i32 0, i32 2), ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %3, i64 16
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr], [4 x ptr] }, ptr @_ZTV2LR, i32 0, i32 1, i32 2), ptr %5, align 8
  %6 = getelementptr inbounds %struct.LR, ptr %3, i32 0, i32 2
  store i32 10, ptr %6, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5TwiceC2Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN4Two1C2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #14
  %4 = getelementptr inbounds i8, ptr %3, i64 16
  call void @_ZN4Two2C2Ev(ptr noundef nonnull align 8 dereferenceable(16) %4) #14
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr], [4 x ptr] }, ptr @_ZTV5Twice, i32 0, i32 0, i32 2), ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %3, i64 16
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr], [4 x ptr] }, ptr @_ZTV5Twice, i32 0, i32 1, i32 2), ptr %5, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6HiddenC2Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1LC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #14
  %4 = getelementptr inbounds i8, ptr %3, i64 16
  call void @_ZN1RC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %4) #14
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr], [4 x ptr] }, ptr @_ZTV6Hidden, i32 0, i32 0, i32 2), ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %3, i64 16
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr], [4 x ptr] }, ptr @_ZTV6Hidden, i32 0, i32 1, i32 2), ptr %5, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local noundef nonnull align 8 dereferenceable(12) ptr @_ZN6Hidden4leftEv(ptr noundef nonnull align 8 dereferenceable(32) %0) #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret ptr %3
}

declare void @__cxa_bad_cast()

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6HiddenD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 16
  call void @_ZN1RD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %4) #14
  call void @_ZN1LD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5TwiceD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 16
  call void @_ZN4Two2D2Ev(ptr noundef nonnull align 8 dereferenceable(16) %4) #14
  call void @_ZN4Two1D2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN2LRD2Ev(ptr noundef nonnull align 8 dereferenceable(36) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 16
  call void @_ZN1RD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %4) #14
  call void @_ZN1LD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #14
  ret void
}

; Function Attrs: mustprogress noinline norecurse uwtable
define dso_local noundef i32 @main() #10 personality ptr @__gxx_personality_v0 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca %struct.D, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  call void @_Z5castsv()
  store i32 0, ptr %2, align 4
  br label %9

9:                                                ; preds = %39, %0
  %10 = load i32, ptr %2, align 4
  %11 = icmp slt i32 %10, 21
  br i1 %11, label %12, label %101

12:                                               ; preds = %9
  invoke void @_ZN1DC2EPKc(ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef @.str.20)
          to label %13 unwind label %16

13:                                               ; preds = %12
  %14 = load i32, ptr %2, align 4
  invoke void @_Z1gi(i32 noundef %14)
          to label %15 unwind label %20

15:                                               ; preds = %13
  call void @_ZN1DD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #14
  br label %38

16:                                               ; preds = %12
  %17 = landingpad { ptr, i32 }
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTISt9exception
          catch ptr null
  %18 = extractvalue { ptr, i32 } %17, 0
  store ptr %18, ptr %4, align 8
  %19 = extractvalue { ptr, i32 } %17, 1
  store i32 %19, ptr %5, align 4
  br label %24

20:                                               ; preds = %13
  %21 = landingpad { ptr, i32 }
          catch ptr @_ZTISt11logic_error
          catch ptr @_ZTISt9exception
          catch ptr null
  %22 = extractvalue { ptr, i32 } %21, 0
  store ptr %22, ptr %4, align 8
  %23 = extractvalue { ptr, i32 } %21, 1
  store i32 %23, ptr %5, align 4
  call void @_ZN1DD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %3) #14
  br label %24

24:                                               ; preds = %20, %16
  %25 = load i32, ptr %5, align 4
  %26 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTISt11logic_error) #14
  %27 = icmp eq i32 %25, %26
  br i1 %27, label %28, label %42

28:                                               ; preds = %24
  %29 = load ptr, ptr %4, align 8
  %30 = call ptr @__cxa_begin_catch(ptr %29) #14
  store ptr %30, ptr %8, align 8
  %31 = load ptr, ptr %8, align 8
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds ptr, ptr %32, i64 2
  %34 = load ptr, ptr %33, align 8
  %35 = call noundef ptr %34(ptr noundef nonnull align 8 dereferenceable(16) %31) #14
  %36 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.24, ptr noundef %35)
          to label %37 unwind label %96

37:                                               ; preds = %28
  call void @__cxa_end_catch()
  br label %38

38:                                               ; preds = %37, %82, %60, %15
  br label %39

39:                                               ; preds = %38
  %40 = load i32, ptr %2, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %2, align 4
  br label %9, !llvm.loop !5

42:                                               ; preds = %24
  %43 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTISt9exception) #14
  %44 = icmp eq i32 %25, %43
  br i1 %44, label %45, label %56

45:                                               ; preds = %42
  %46 = load ptr, ptr %4, align 8
  %47 = call ptr @__cxa_begin_catch(ptr %46) #14
  store ptr %47, ptr %6, align 8
  %48 = load ptr, ptr %6, align 8
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds ptr, ptr %49, i64 2
  %51 = load ptr, ptr %50, align 8
  %52 = call noundef ptr %51(ptr noundef nonnull align 8 dereferenceable(8) %48) #14
  %53 = invoke i32 (ptr, ...) @printf(ptr noundef @.str.22, ptr noundef %52)
          to label %54 unwind label %66

54:                                               ; preds = %45
  %55 = call ptr @__cxa_allocate_exception(i64 4) #14
  store i32 1, ptr %55, align 16
  invoke void @__cxa_throw(ptr %55, ptr @_ZTIi, ptr null) #15
          to label %118 unwind label %70

56:                                               ; preds = %42
  %57 = load ptr, ptr %4, align 8
  %58 = call ptr @__cxa_begin_catch(ptr %57) #14
  %59 = invoke i32 @puts(ptr noundef @.str.21)
          to label %60 unwind label %61

60:                                               ; preds = %56
  call void @__cxa_end_catch()
  br label %38

61:                                               ; preds = %56
  %62 = landingpad { ptr, i32 }
          cleanup
  %63 = extractvalue { ptr, i32 } %62, 0
  store ptr %63, ptr %4, align 8
  %64 = extractvalue { ptr, i32 } %62, 1
  store i32 %64, ptr %5, align 4
  invoke void @__cxa_end_catch()
          to label %65 unwind label %115

65:                                               ; preds = %61
  br label %110

66:                                               ; preds = %87, %45
  %67 = landingpad { ptr, i32 }
          cleanup
  %68 = extractvalue { ptr, i32 } %67, 0
  store ptr %68, ptr %4, align 8
  %69 = extractvalue { ptr, i32 } %67, 1
  store i32 %69, ptr %5, align 4
  br label %94

70:                                               ; preds = %54
  %71 = landingpad { ptr, i32 }
          catch ptr @_ZTIl
          catch ptr null
  %72 = extractvalue { ptr, i32 } %71, 0
  store ptr %72, ptr %4, align 8
  %73 = extractvalue { ptr, i32 } %71, 1
  store i32 %73, ptr %5, align 4
  br label %74

74:                                               ; preds = %70
  %75 = load i32, ptr %5, align 4
  %76 = call i32 @llvm.eh.typeid.for.p0(ptr @_ZTIl) #14
  %77 = icmp eq i32 %75, %76
  br i1 %77, label %78, label %83

78:                                               ; preds = %74
  %79 = load ptr, ptr %4, align 8
  %80 = call ptr @__cxa_begin_catch(ptr %79) #14
  %81 = load i64, ptr %80, align 8
  store i64 %81, ptr %7, align 8
  call void @__cxa_end_catch() #14
  br label %82

82:                                               ; preds = %78, %88
  call void @__cxa_end_catch()
  br label %38

83:                                               ; preds = %74
  %84 = load ptr, ptr %4, align 8
  %85 = call ptr @__cxa_begin_catch(ptr %84) #14
  %86 = invoke i32 @puts(ptr noundef @.str.23)
          to label %87 unwind label %89

87:                                               ; preds = %83
  invoke void @__cxa_end_catch()
          to label %88 unwind label %66

88:                                               ; preds = %87
  br label %82

89:                                               ; preds = %83
  %90 = landingpad { ptr, i32 }
          cleanup
  %91 = extractvalue { ptr, i32 } %90, 0
  store ptr %91, ptr %4, align 8
  %92 = extractvalue { ptr, i32 } %90, 1
  store i32 %92, ptr %5, align 4
  invoke void @__cxa_end_catch()
          to label %93 unwind label %115

93:                                               ; preds = %89
  br label %94

94:                                               ; preds = %93, %66
  invoke void @__cxa_end_catch()
          to label %95 unwind label %115

95:                                               ; preds = %94
  br label %110

96:                                               ; preds = %28
  %97 = landingpad { ptr, i32 }
          cleanup
  %98 = extractvalue { ptr, i32 } %97, 0
  store ptr %98, ptr %4, align 8
  %99 = extractvalue { ptr, i32 } %97, 1
  store i32 %99, ptr %5, align 4
  invoke void @__cxa_end_catch()
          to label %100 unwind label %115

100:                                              ; preds = %96
  br label %110

101:                                              ; preds = %9
  %102 = load ptr, ptr @stdout, align 8
  %103 = call i32 @fflush(ptr noundef %102)
  %104 = call ptr @__cxa_allocate_exception(i64 16) #14
  invoke void @_ZNSt11range_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16) %104, ptr noundef @.str.25)
          to label %105 unwind label %106

105:                                              ; preds = %101
  call void @__cxa_throw(ptr %104, ptr @_ZTISt11range_error, ptr @_ZNSt11range_errorD1Ev) #15
  unreachable

106:                                              ; preds = %101
  %107 = landingpad { ptr, i32 }
          cleanup
  %108 = extractvalue { ptr, i32 } %107, 0
  store ptr %108, ptr %4, align 8
  %109 = extractvalue { ptr, i32 } %107, 1
  store i32 %109, ptr %5, align 4
  call void @__cxa_free_exception(ptr %104) #14
  br label %110

110:                                              ; preds = %106, %100, %95, %65
  %111 = load ptr, ptr %4, align 8
  %112 = load i32, ptr %5, align 4
  %113 = insertvalue { ptr, i32 } poison, ptr %111, 0
  %114 = insertvalue { ptr, i32 } %113, i32 %112, 1
  resume { ptr, i32 } %114

115:                                              ; preds = %96, %94, %89, %61
  %116 = landingpad { ptr, i32 }
          catch ptr null
  %117 = extractvalue { ptr, i32 } %116, 0
  call void @__clang_call_terminate(ptr %117) #17
  unreachable

118:                                              ; preds = %54
  unreachable
}

declare i32 @fflush(ptr noundef) #3

declare void @_ZNSt11range_errorC1EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #3

; Function Attrs: nounwind
declare void @_ZNSt11range_errorD1Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #4

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV1A, i32 0, i32 0, i32 2), ptr %3, align 8
  %4 = getelementptr inbounds %struct.A, ptr %3, i32 0, i32 1
  store i32 1, ptr %4, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN2V1C2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1) unnamed_addr #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = load ptr, ptr %6, align 8
  store ptr %7, ptr %5, align 8
  %8 = getelementptr inbounds ptr, ptr %6, i64 1
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %5, align 8
  %11 = getelementptr i8, ptr %10, i64 -24
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %5, i64 %12
  store ptr %9, ptr %13, align 8
  %14 = getelementptr inbounds %struct.V1, ptr %5, i32 0, i32 1
  store i32 2, ptr %14, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN2V2C2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1) unnamed_addr #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = load ptr, ptr %6, align 8
  store ptr %7, ptr %5, align 8
  %8 = getelementptr inbounds ptr, ptr %6, i64 1
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %5, align 8
  %11 = getelementptr i8, ptr %10, i64 -24
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds i8, ptr %5, i64 %12
  store ptr %9, ptr %13, align 8
  %14 = getelementptr inbounds %struct.V2, ptr %5, i32 0, i32 1
  store i32 3, ptr %14, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN2V1D1Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN2V1D2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3, ptr noundef @_ZTT2V1) #14
  %4 = getelementptr inbounds i8, ptr %3, i64 16
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %4) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN2V1D0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN2V1D1Ev(ptr noundef nonnull align 8 dereferenceable(12) %3) #14
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 32) #18
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N2V1D1Ev(ptr noundef %0) unnamed_addr #11 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 -24
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 %6
  tail call void @_ZN2V1D1Ev(ptr noundef nonnull align 8 dereferenceable(12) %7) #14
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N2V1D0Ev(ptr noundef %0) unnamed_addr #11 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 -24
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 %6
  tail call void @_ZN2V1D0Ev(ptr noundef nonnull align 8 dereferenceable(12) %7) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN2V2D1Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN2V2D2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3, ptr noundef @_ZTT2V2) #14
  %4 = getelementptr inbounds i8, ptr %3, i64 16
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %4) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN2V2D0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN2V2D1Ev(ptr noundef nonnull align 8 dereferenceable(12) %3) #14
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 32) #18
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N2V2D1Ev(ptr noundef %0) unnamed_addr #11 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 -24
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 %6
  tail call void @_ZN2V2D1Ev(ptr noundef nonnull align 8 dereferenceable(12) %7) #14
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N2V2D0Ev(ptr noundef %0) unnamed_addr #11 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 -24
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 %6
  tail call void @_ZN2V2D0Ev(ptr noundef nonnull align 8 dereferenceable(12) %7) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1WD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1WD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %3) #14
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 48) #18
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N1WD1Ev(ptr noundef %0) unnamed_addr #11 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 -16
  tail call void @_ZN1WD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %4) #14
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N1WD0Ev(ptr noundef %0) unnamed_addr #11 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 -16
  tail call void @_ZN1WD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %4) #14
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N1WD1Ev(ptr noundef %0) unnamed_addr #11 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 -24
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 %6
  tail call void @_ZN1WD1Ev(ptr noundef nonnull align 8 dereferenceable(32) %7) #14
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N1WD0Ev(ptr noundef %0) unnamed_addr #11 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 -24
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %3, i64 %6
  tail call void @_ZN1WD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %7) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1AD0Ev(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3) #14
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 16) #18
  ret void
}

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) #12

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN2V1D2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1) unnamed_addr #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN2V2D2Ev(ptr noundef nonnull align 8 dereferenceable(12) %0, ptr noundef %1) unnamed_addr #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1WD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %0, ptr noundef %1) unnamed_addr #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  %7 = getelementptr inbounds i8, ptr %5, i64 16
  %8 = getelementptr inbounds ptr, ptr %6, i64 3
  call void @_ZN2V2D2Ev(ptr noundef nonnull align 8 dereferenceable(12) %7, ptr noundef %8) #14
  %9 = getelementptr inbounds ptr, ptr %6, i64 1
  call void @_ZN2V1D2Ev(ptr noundef nonnull align 8 dereferenceable(12) %5, ptr noundef %9) #14
  ret void
}

declare void @_ZNSt13runtime_errorC2EPKc(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) unnamed_addr #3

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5MyErrD0Ev(ptr noundef nonnull align 8 dereferenceable(20) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN5MyErrD2Ev(ptr noundef nonnull align 8 dereferenceable(20) %3) #14
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 24) #18
  ret void
}

; Function Attrs: nounwind
declare noundef ptr @_ZNKSt13runtime_error4whatEv(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #4

; Function Attrs: nounwind
declare void @_ZNSt13runtime_errorD2Ev(ptr noundef nonnull align 8 dereferenceable(16)) unnamed_addr #4

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1MC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.M, ptr %3, i32 0, i32 0
  store i32 5, ptr %4, align 4
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1NC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.N, ptr %3, i32 0, i32 0
  store i32 6, ptr %4, align 4
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN4Amb1C2Ev(ptr noundef nonnull align 4 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1NC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %3) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN4Amb2C2Ev(ptr noundef nonnull align 4 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1NC2Ev(ptr noundef nonnull align 4 dereferenceable(4) %3) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt9exceptionC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  store ptr getelementptr inbounds inrange(-16, 24) ({ [5 x ptr] }, ptr @_ZTVSt9exception, i32 0, i32 0, i32 2), ptr %3, align 8
  ret void
}

; Function Attrs: nounwind willreturn memory(read)
declare noundef i32 @_ZSt19uncaught_exceptionsv() #13

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1LC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3) #14
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV1L, i32 0, i32 0, i32 2), ptr %3, align 8
  %4 = getelementptr inbounds %struct.L, ptr %3, i32 0, i32 1
  store i32 8, ptr %4, align 4
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1RC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1AC2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3) #14
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV1R, i32 0, i32 0, i32 2), ptr %3, align 8
  %4 = getelementptr inbounds %struct.R, ptr %3, i32 0, i32 1
  store i32 9, ptr %4, align 4
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN2LRD0Ev(ptr noundef nonnull align 8 dereferenceable(36) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN2LRD2Ev(ptr noundef nonnull align 8 dereferenceable(36) %3) #14
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 40) #18
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N2LRD1Ev(ptr noundef %0) unnamed_addr #11 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 -16
  tail call void @_ZN2LRD2Ev(ptr noundef nonnull align 8 dereferenceable(36) %4) #14
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N2LRD0Ev(ptr noundef %0) unnamed_addr #11 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 -16
  tail call void @_ZN2LRD0Ev(ptr noundef nonnull align 8 dereferenceable(36) %4) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1LD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1LD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1LD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #14
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 16) #18
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1RD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1AD2Ev(ptr noundef nonnull align 8 dereferenceable(12) %3) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN1RD0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1RD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #14
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 16) #18
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN4Two1C2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1LC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #14
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV4Two1, i32 0, i32 0, i32 2), ptr %3, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN4Two2C2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1LC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #14
  store ptr getelementptr inbounds inrange(-16, 16) ({ [4 x ptr] }, ptr @_ZTV4Two2, i32 0, i32 0, i32 2), ptr %3, align 8
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN5TwiceD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN5TwiceD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %3) #14
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 32) #18
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N5TwiceD1Ev(ptr noundef %0) unnamed_addr #11 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 -16
  tail call void @_ZN5TwiceD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %4) #14
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N5TwiceD0Ev(ptr noundef %0) unnamed_addr #11 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 -16
  tail call void @_ZN5TwiceD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %4) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN4Two1D2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1LD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN4Two1D0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN4Two1D2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #14
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 16) #18
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN4Two2D2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN1LD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #14
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN4Two2D0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN4Two2D2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #14
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 16) #18
  ret void
}

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZN6HiddenD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %0) unnamed_addr #1 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  call void @_ZN6HiddenD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %3) #14
  call void @_ZdlPvm(ptr noundef %3, i64 noundef 32) #18
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N6HiddenD1Ev(ptr noundef %0) unnamed_addr #11 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 -16
  tail call void @_ZN6HiddenD2Ev(ptr noundef nonnull align 8 dereferenceable(32) %4) #14
  ret void
}

; Function Attrs: noinline nounwind uwtable
define linkonce_odr dso_local void @_ZThn16_N6HiddenD0Ev(ptr noundef %0) unnamed_addr #11 comdat align 2 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 -16
  tail call void @_ZN6HiddenD0Ev(ptr noundef nonnull align 8 dereferenceable(32) %4) #14
  ret void
}

attributes #0 = { mustprogress noinline uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nobuiltin allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind memory(none) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { noinline noreturn nounwind uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { nounwind willreturn memory(read) }
attributes #10 = { mustprogress noinline norecurse uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nobuiltin nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { nounwind }
attributes #15 = { noreturn }
attributes #16 = { builtin allocsize(0) }
attributes #17 = { noreturn nounwind }
attributes #18 = { builtin nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
