target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%"core::sync::atomic::AtomicUsize" = type { i64 }
%"std::sys::thread_local::native::lazy::Storage<core::cell::Cell<(u64, u64)>, !>" = type { %"core::cell::UnsafeCell<core::mem::maybe_uninit::MaybeUninit<core::cell::Cell<(u64, u64)>>>", i8, [7 x i8] }
%"core::cell::UnsafeCell<core::mem::maybe_uninit::MaybeUninit<core::cell::Cell<(u64, u64)>>>" = type { %"core::mem::maybe_uninit::MaybeUninit<core::cell::Cell<(u64, u64)>>" }
%"core::mem::maybe_uninit::MaybeUninit<core::cell::Cell<(u64, u64)>>" = type { [2 x i64] }
%"alloc::boxed::Box<dyn core::ops::function::Fn(f64) -> f64>" = type { %"core::ptr::unique::Unique<dyn core::ops::function::Fn(f64) -> f64>", %"alloc::alloc::Global" }
%"core::ptr::unique::Unique<dyn core::ops::function::Fn(f64) -> f64>" = type { %"core::ptr::non_null::NonNull<dyn core::ops::function::Fn(f64) -> f64>", %"core::marker::PhantomData<dyn core::ops::function::Fn(f64) -> f64>" }
%"core::ptr::non_null::NonNull<dyn core::ops::function::Fn(f64) -> f64>" = type { { ptr, ptr } }
%"core::marker::PhantomData<dyn core::ops::function::Fn(f64) -> f64>" = type {}
%"alloc::alloc::Global" = type {}
%Kind = type { i64, [4 x i64] }
%"alloc::string::String" = type { %"alloc::vec::Vec<u8>" }
%"alloc::vec::Vec<u8>" = type { %"alloc::raw_vec::RawVec<u8>", i64 }
%"alloc::raw_vec::RawVec<u8>" = type { %"alloc::raw_vec::RawVecInner", %"core::marker::PhantomData<u8>" }
%"alloc::raw_vec::RawVecInner" = type { i64, ptr, %"alloc::alloc::Global" }
%"core::marker::PhantomData<u8>" = type {}
%"std::ffi::os_str::OsString" = type { %"std::sys::os_str::bytes::Buf" }
%"std::sys::os_str::bytes::Buf" = type { %"alloc::vec::Vec<u8>" }
%"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>" = type { [8 x i8] }

@alloc_bd30ae0d503613008a9049c05daf1744 = private unnamed_addr constant <{ [4 x i8], [4 x i8] }> <{ [4 x i8] zeroinitializer, [4 x i8] undef }>, align 4
@_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT = external local_unnamed_addr global %"core::sync::atomic::AtomicUsize"
@_RNvNtNtNtCsgEmfK2I1SDS_4core7unicode12unicode_data11white_space14WHITESPACE_MAP = external local_unnamed_addr global [256 x i8]
@alloc_864ae197cb54fad57f597a467723eba1 = private unnamed_addr constant [80 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/str/pattern.rs\00", align 1
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17hf4a67e13aa53f922E" }>, align 8
@alloc_252aee8158a2b6b4b1e300c3f8f7bd7a = private unnamed_addr constant [15 x i8] c"ParseFloatError", align 1
@alloc_a5d866b1768ad3f826bccdb004a1a8ae = private unnamed_addr constant [4 x i8] c"kind", align 1
@vtable.1 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXs1g_NtCsgEmfK2I1SDS_4core3fmtRuNtB6_5Debug3fmtCsgY6Mt91CT9J_14rustc_demangle }>, align 8
@alloc_59ba7b9f7211443cd55a366616eef46a = private unnamed_addr constant [5 x i8] c"Empty", align 1
@alloc_6693e43df3406efcf64b4ab3d59228bb = private unnamed_addr constant [7 x i8] c"Invalid", align 1
@alloc_99ac8a81a24cac863217ce4a5cbfabea = private unnamed_addr constant [5 x i8] c"Error", align 1
@alloc_7bbc2d8d597a87c842496ab99596b1e1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_864ae197cb54fad57f597a467723eba1, [16 x i8] c"O\00\00\00\00\00\00\00\CD\01\00\007\00\00\00" }>, align 8
@vtable.2 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXs1g_NtCsgEmfK2I1SDS_4core3fmtRNtNtNtB8_3num5error12IntErrorKindNtB6_5Debug3fmtCsgY6Mt91CT9J_14rustc_demangle }>, align 8
@alloc_f62df14955f7d78bca139b0a7668683d = private unnamed_addr constant [13 x i8] c"ParseIntError", align 1
@alloc_ae6dc619079e3c3b08144a35532ecff7 = private unnamed_addr constant [2 x i8] c"()", align 1
@alloc_728ddcd62301dfac9d0dba12540eed69 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_864ae197cb54fad57f597a467723eba1, [16 x i8] c"O\00\00\00\00\00\00\00i\04\00\00$\00\00\00" }>, align 8
@alloc_06f36ca47b1c5217a3db22f1f52f6e7f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_864ae197cb54fad57f597a467723eba1, [16 x i8] c"O\00\00\00\00\00\00\00\BD\04\00\00$\00\00\00" }>, align 8
@alloc_a7d7769291fb702cd4ca6ef64f027ff9 = private unnamed_addr constant [22 x i8] c"no entry found for key", align 1
@alloc_d0776666182ad032bd1011cf266e2f3a = private unnamed_addr constant [16 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF\FF", align 16
@anon.c86bb1f26b313a3e6d04519c370f138f.0 = private unnamed_addr constant <{ ptr, [24 x i8] }> <{ ptr @alloc_d0776666182ad032bd1011cf266e2f3a, [24 x i8] zeroinitializer }>, align 8
@vtable.3 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h6f5d370baf2ba33bE", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hf98cfece5109f319E", ptr @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hf98cfece5109f319E" }>, align 8
@_RNvNCNKNvNvMNtNtCsjrHSEGnQ3l9_3std4hash6randomNtBa_11RandomState3new4KEYS0s_023___RUST_STD_INTERNAL_VAL = external thread_local local_unnamed_addr global %"std::sys::thread_local::native::lazy::Storage<core::cell::Cell<(u64, u64)>, !>"
@vtable.4 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17hb5e8d27078920439E" }>, align 8
@vtable.5 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\10\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXs1g_NtCsgEmfK2I1SDS_4core3fmtReNtB6_5Debug3fmtCsgY6Mt91CT9J_14rustc_demangle }>, align 8
@vtable.6 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00", ptr @_RNvXsQ_NtNtCsgEmfK2I1SDS_4core3fmt3numlNtB7_5Debug3fmt }>, align 8
@vtable.7 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h7ac9a9a1c2a2bcbdE" }>, align 8
@vtable.8 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17he36df06b9a14ae40E" }>, align 8
@vtable.9 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXs1g_NtCsgEmfK2I1SDS_4core3fmtRtNtB6_5Debug3fmtCsduwmD7cSIQq_5gimli }>, align 8
@vtable.a = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h9b60474b7d9b20adE" }>, align 8
@vtable.b = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h7d6f04cbd6cf847dE" }>, align 8
@vtable.c = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h35f06ceb206fc910E" }>, align 8
@alloc_35bbbe17e332dc00fe151e3a4a9b0b1c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_864ae197cb54fad57f597a467723eba1, [16 x i8] c"O\00\00\00\00\00\00\00\E5\05\00\00\14\00\00\00" }>, align 8
@alloc_018bb9c20f5624569cdcce403f7a27f6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_864ae197cb54fad57f597a467723eba1, [16 x i8] c"O\00\00\00\00\00\00\00\E5\05\00\00!\00\00\00" }>, align 8
@alloc_f833bd06996ad35a138063a4713a5c75 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_864ae197cb54fad57f597a467723eba1, [16 x i8] c"O\00\00\00\00\00\00\00\D9\05\00\00!\00\00\00" }>, align 8
@alloc_4aa6ed147d2d75cf83d08433bf816a8e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_864ae197cb54fad57f597a467723eba1, [16 x i8] c"O\00\00\00\00\00\00\00<\06\00\00\14\00\00\00" }>, align 8
@alloc_b5ab3119f04a7294e21b110a9cb88945 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_864ae197cb54fad57f597a467723eba1, [16 x i8] c"O\00\00\00\00\00\00\00<\06\00\00!\00\00\00" }>, align 8
@alloc_8980434b1efa90e03f538bc794a69eb1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_864ae197cb54fad57f597a467723eba1, [16 x i8] c"O\00\00\00\00\00\00\000\06\00\00\14\00\00\00" }>, align 8
@alloc_f125acb937e0d4c2758aeb756097c62b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_864ae197cb54fad57f597a467723eba1, [16 x i8] c"O\00\00\00\00\00\00\000\06\00\00!\00\00\00" }>, align 8
@alloc_e4c20ff1a6bba4077d65bd35d0983773 = private unnamed_addr constant [89 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/iter/traits/iterator.rs\00", align 1
@alloc_e908daec3405145d7ba3f62e180fc456 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e4c20ff1a6bba4077d65bd35d0983773, [16 x i8] c"X\00\00\00\00\00\00\00\E8\00\00\00\18\00\00\00" }>, align 8
@alloc_e9481a72334486f24b2c0d82b25567e1 = private unnamed_addr constant [79 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/iter.rs\00", align 1
@alloc_d1084648e479974e70c9329824bf76f9 = private unnamed_addr constant [9 x i8] c"mid > len", align 1
@vtable.e = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\10\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN51_$LT$formats..Point$u20$as$u20$core..fmt..Debug$GT$3fmt17h3d0c3e1b57528812E" }>, align 8
@vtable.f = private unnamed_addr constant <{ ptr, [16 x i8], ptr }> <{ ptr @"_ZN4core3ptr42drop_in_place$LT$std..io..error..Error$GT$17h039e475e99b365f6E", [16 x i8] c"\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXNtNtCsjrHSEGnQ3l9_3std2io5errorNtB2_5ErrorNtNtCsgEmfK2I1SDS_4core3fmt5Debug3fmt }>, align 8
@alloc_00ae4b301f7fab8ac9617c03fcbd7274 = private unnamed_addr constant [43 x i8] c"called `Result::unwrap()` on an `Err` value", align 1
@vtable.g = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00", ptr @_RNvXsc_NtNtCsgEmfK2I1SDS_4core3num5errorNtB5_13ParseIntErrorNtNtB9_3fmt5Debug3fmt }>, align 8
@vtable.h = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h11fd7bde198d3776E" }>, align 8
@vtable.i = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h888ebd126a36b17dE" }>, align 8
@vtable.j = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXs1g_NtCsgEmfK2I1SDS_4core3fmtRhNtB6_5Debug3fmtCsgY6Mt91CT9J_14rustc_demangle }>, align 8
@alloc_e813fda33c33e38665803c55f01a1a57 = private unnamed_addr constant [3 x i8] c"One", align 1
@vtable.k = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXsR_NtNtCsgEmfK2I1SDS_4core3fmt3numxNtB7_5Debug3fmt }>, align 8
@vtable.l = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h2806e24a625713a3E" }>, align 8
@alloc_da1d77dfe6c47b0702ad778dd22ebff8 = private unnamed_addr constant [3 x i8] c"Two", align 1
@vtable.m = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h5999a88171e60058E" }>, align 8
@alloc_be7db3e8aaed382d47f1c7ddf2aba3e9 = private unnamed_addr constant [5 x i8] c"Named", align 1
@alloc_35c3855a9b73493d0047710d7ab95ca5 = private unnamed_addr constant [4 x i8] c"text", align 1
@alloc_7d224edafacb9acd74133702366cc8b7 = private unnamed_addr constant [4 x i8] c"list", align 1
@alloc_13c56e54a9571211dcad2a135c9eaa2b = private unnamed_addr constant [4 x i8] c"Unit", align 1
@alloc_66e0d902dc5512250b9d4edb026cbbeb = private unnamed_addr constant [4 x i8] c"\01\00\00\00", align 4
@alloc_3827bbb606bbdb0f0c926011c14ccc34 = private unnamed_addr constant [1 x i8] c"a", align 1
@alloc_18f2f0d3d4f38df552db2352111ec81f = private unnamed_addr constant [1 x i8] c"c", align 1
@alloc_bbc47c66b079ca73ac68f305cf891423 = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_18f2f0d3d4f38df552db2352111ec81f, [8 x i8] c"\01\00\00\00\00\00\00\00" }>, align 8
@vtable.n = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\10\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN66_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h953197aa7f837725E" }>, align 8
@alloc_ab7766fee1e1b94f8c00ce7ffec41c7e = private unnamed_addr constant [1 x i8] c"b", align 1
@alloc_2e38410fced2c310c68bdf2d45d0c3bd = private unnamed_addr constant [4 x i8] c"\02\00\00\00", align 4
@alloc_3629cf37e45f4088c031426ac602bbb6 = private unnamed_addr constant [1 x i8] c"k", align 1
@alloc_c4f57eb1bd8682807adcc5093a4b443f = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_3629cf37e45f4088c031426ac602bbb6, [8 x i8] c"\01\00\00\00\00\00\00\00" }>, align 8
@alloc_bc6c24833cc57d8ab679f3fbe0b0ac4a = private unnamed_addr constant [4 x i8] c"\03\00\00\00", align 4
@alloc_fc67a14388b97431c7788bc1ec3532d5 = private unnamed_addr constant [1 x i8] c"l", align 1
@alloc_0cbbe389b8544c99b3986b0bbd10713a = private unnamed_addr constant [11 x i8] c"formats.rs\00", align 1
@alloc_bf0ef947d182249ea2203578272460c5 = private unnamed_addr constant [5 x i8] c"Point", align 1
@alloc_37f62a15fae368a2423b3a16c75adcc9 = private unnamed_addr constant [1 x i8] c"x", align 1
@alloc_cd51bc84b49b21a3fdb2800731f25c21 = private unnamed_addr constant [1 x i8] c"y", align 1
@alloc_21424937c1de34682cfe08196459361f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0cbbe389b8544c99b3986b0bbd10713a, [16 x i8] c"\0A\00\00\00\00\00\00\000\00\00\00\0C\00\00\00" }>, align 8
@alloc_527cfdf73f7934ef646b3128ec9ddfcf = private unnamed_addr constant [10 x i8] c"\01(\C0\02, \C0\01)\00", align 1
@alloc_c937d73bb9a6371d6640cf4965aec724 = private unnamed_addr constant [73 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/alloc/src/str.rs\00", align 1
@alloc_01417ebca96a98fb9890b1b8a14503d5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c937d73bb9a6371d6640cf4965aec724, [16 x i8] c"H\00\00\00\00\00\00\00\B1\00\00\00\16\00\00\00" }>, align 8
@alloc_ca673fb95acb8e58af271999e89294ae = private unnamed_addr constant [53 x i8] c"attempt to join into collection with len > usize::MAX", align 1
@alloc_d8d4d9da093f3be02d1f11ac3b974138 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_c937d73bb9a6371d6640cf4965aec724, [16 x i8] c"H\00\00\00\00\00\00\00\9A\00\00\00\0A\00\00\00" }>, align 8
@alloc_37d2e53432a03a1f90b3e7253015eaf9 = private unnamed_addr constant [4 x i8] c"None", align 1
@vtable.o = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h7fe7d216efe47365E" }>, align 8
@alloc_9535bf4c204f3eb9b19ec2c83e446e52 = private unnamed_addr constant [4 x i8] c"Some", align 1
@vtable.p = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17ha4754ad1293d4762E" }>, align 8
@vtable.q = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h9702df5471cbdc5bE" }>, align 8
@vtable.r = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17hf4f858a4e4e74b57E" }>, align 8
@alloc_c73d17da7498663a071b898ac2218935 = private unnamed_addr constant [2 x i8] c"Ok", align 1
@vtable.s = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h595158400da521c5E" }>, align 8
@alloc_bf301217d548e4f1fd13189dd935c554 = private unnamed_addr constant [3 x i8] c"Err", align 1
@vtable.t = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17hf2c3e2294fbe0948E" }>, align 8
@vtable.u = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h17b2a54adfddac7bE" }>, align 8
@vtable.v = private unnamed_addr constant <{ ptr, [16 x i8], ptr, ptr, ptr }> <{ ptr @"_ZN4core3ptr35drop_in_place$LT$formats..Short$GT$17h2aff0130090d9805E", [16 x i8] c"\18\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN51_$LT$formats..Short$u20$as$u20$core..fmt..Write$GT$9write_str17h5abd75cbc74a6fa6E", ptr @_ZN4core3fmt5Write10write_char17h52f300d1fb386547E, ptr @_ZN4core3fmt5Write9write_fmt17h44ddfef40cda4243E }>, align 8
@alloc_d4f9eee8b3859a4cb2c5427791046c70 = private unnamed_addr constant [13 x i8] c"\C0\01 \C0\01 \C0\01 \C0\01\0A\00", align 1
@alloc_a62f882cff43d74435722d1232a6fd24 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0cbbe389b8544c99b3986b0bbd10713a, [16 x i8] c"\0A\00\00\00\00\00\00\00i\00\00\00\07\00\00\00" }>, align 8
@alloc_704e87b7a5fdee7fd1dff6d5c83f0b3e = private unnamed_addr constant [10 x i8] c"\C0\01 \C0\01 \C0\01\0A\00", align 1
@alloc_25c5b1006570b7f830d1b8ace2def3db = private unnamed_addr constant [4 x i8] c"pear", align 1
@alloc_f831037ea6d400b1913c3676cfb4e50a = private unnamed_addr constant [3 x i8] c"fig", align 1
@alloc_f5fa10d2bd50b965d2515db045847aab = private unnamed_addr constant [5 x i8] c"apple", align 1
@alloc_7ee6edcc41616c28ab329f0c6be55399 = private unnamed_addr constant <{ ptr, [8 x i8], ptr, [8 x i8], ptr, [8 x i8] }> <{ ptr @alloc_25c5b1006570b7f830d1b8ace2def3db, [8 x i8] c"\04\00\00\00\00\00\00\00", ptr @alloc_f831037ea6d400b1913c3676cfb4e50a, [8 x i8] c"\03\00\00\00\00\00\00\00", ptr @alloc_f5fa10d2bd50b965d2515db045847aab, [8 x i8] c"\05\00\00\00\00\00\00\00" }>, align 8
@alloc_b1b3cecaa6a7183967abcfd14f99ae78 = private unnamed_addr constant [7 x i8] c"\C0\01 \C0\01\0A\00", align 1
@alloc_b18a2acd8874e14f9b242b200869a4fb = private unnamed_addr constant [11 x i8] c"a b a c b a", align 1
@alloc_87b78306e9741c99eba2fcc8efbae141 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0cbbe389b8544c99b3986b0bbd10713a, [16 x i8] c"\0A\00\00\00\00\00\00\00q\00\00\00&\00\00\00" }>, align 8
@alloc_50ab75e5eb17b3d68555764b0a52038b = private unnamed_addr constant [1 x i8] c"z", align 1
@alloc_641f0c5d68214aaca4770982132727c4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0cbbe389b8544c99b3986b0bbd10713a, [16 x i8] c"\0A\00\00\00\00\00\00\00t\00\00\00\0B\00\00\00" }>, align 8
@alloc_b6e984e3344f2b93d3cc74bd779e3431 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0cbbe389b8544c99b3986b0bbd10713a, [16 x i8] c"\0A\00\00\00\00\00\00\00u\00\00\00 \00\00\00" }>, align 8
@vtable.w = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17haf296520fdea375dE", ptr @"_ZN7formats11collections28_$u7b$$u7b$closure$u7d$$u7d$17hedab1ebef5e78e26E", ptr @"_ZN7formats11collections28_$u7b$$u7b$closure$u7d$$u7d$17hedab1ebef5e78e26E" }>, align 8
@vtable.x = private unnamed_addr constant <{ ptr, [16 x i8], ptr, ptr, ptr }> <{ ptr @"_ZN4core3ptr70drop_in_place$LT$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$17h7f4f361ba0704026E", [16 x i8] c"\18\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hb7aab20a95f42420E", ptr @"_ZN7formats11collections28_$u7b$$u7b$closure$u7d$$u7d$17h9541df508689d965E", ptr @"_ZN7formats11collections28_$u7b$$u7b$closure$u7d$$u7d$17h9541df508689d965E" }>, align 8
@alloc_61247b90e1706a3f65e71312b599d3d1 = private unnamed_addr constant [4 x i8] c"\C0\01\0A\00", align 1
@alloc_ab13d7c8f83a5607bd2058593d117ede = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0cbbe389b8544c99b3986b0bbd10713a, [16 x i8] c"\0A\00\00\00\00\00\00\00o\00\00\00\09\00\00\00" }>, align 8
@alloc_c682c974596e5f755392e3e0ff792343 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0cbbe389b8544c99b3986b0bbd10713a, [16 x i8] c"\0A\00\00\00\00\00\00\00j\00\00\006\00\00\00" }>, align 8
@alloc_7d8f4cad9044b481ab441a887d433fd9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0cbbe389b8544c99b3986b0bbd10713a, [16 x i8] c"\0A\00\00\00\00\00\00\00\80\00\00\004\00\00\00" }>, align 8
@alloc_4f522daadb2ca91194098c666e1f779d = private unnamed_addr constant [7 x i8] c"said 1\0A", align 1
@alloc_8f24a6cae06c2337498494d328c94cf9 = private unnamed_addr constant [8 x i8] c"it works", align 1
@alloc_9fc4c53e4be0eba4394c86b4d152a3f2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0cbbe389b8544c99b3986b0bbd10713a, [16 x i8] c"\0A\00\00\00\00\00\00\00\97\00\00\00*\00\00\00" }>, align 8
@alloc_e5bdd0112b1f06be21e7e3e8346da9b1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0cbbe389b8544c99b3986b0bbd10713a, [16 x i8] c"\0A\00\00\00\00\00\00\00\88\00\00\00\16\00\00\00" }>, align 8
@alloc_9e91915d7e975f083d650106979735f8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0cbbe389b8544c99b3986b0bbd10713a, [16 x i8] c"\0A\00\00\00\00\00\00\00\89\00\00\00\1A\00\00\00" }>, align 8
@alloc_3099d795acef2551ed35da05e11ada79 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0cbbe389b8544c99b3986b0bbd10713a, [16 x i8] c"\0A\00\00\00\00\00\00\00\8A\00\00\00\1C\00\00\00" }>, align 8
@alloc_24d66c4acbf43034922d066210c51cec = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0cbbe389b8544c99b3986b0bbd10713a, [16 x i8] c"\0A\00\00\00\00\00\00\00\8B\00\00\00)\00\00\00" }>, align 8
@alloc_e4f7104834cb037d844c38dd04e22db5 = private unnamed_addr constant [13 x i8] c"\04way \C0\04 of \C0\00", align 1
@alloc_e7ab724d5ed599fca05fabf7cbe2631c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0cbbe389b8544c99b3986b0bbd10713a, [16 x i8] c"\0A\00\00\00\00\00\00\00\8C\00\00\00\16\00\00\00" }>, align 8
@alloc_2d6162e19dc77aec95432d6a08d1d757 = private unnamed_addr constant [12 x i8] c"lengths of 5", align 1
@alloc_d216fa12911389f7d8387c45fb3f5c8b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0cbbe389b8544c99b3986b0bbd10713a, [16 x i8] c"\0A\00\00\00\00\00\00\00\8E\00\00\00\15\00\00\00" }>, align 8
@alloc_9b8c33d55a972379b216256c9fde72f7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0cbbe389b8544c99b3986b0bbd10713a, [16 x i8] c"\0A\00\00\00\00\00\00\00\91\00\00\00\16\00\00\00" }>, align 8
@alloc_769a016f038e218111db5683868dd39b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_0cbbe389b8544c99b3986b0bbd10713a, [16 x i8] c"\0A\00\00\00\00\00\00\00\81\00\00\00M\00\00\00" }>, align 8
@alloc_98ea55ef9c0eb31be64b8aef58596ff5 = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_3827bbb606bbdb0f0c926011c14ccc34, [8 x i8] c"\01\00\00\00\00\00\00\00" }>, align 8
@alloc_16cc22b75c9c3452d6258d4ae7173928 = private unnamed_addr constant [3 x i8] c"mid", align 1
@alloc_a06b157fbc4fea4c9656215c4f90058c = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_16cc22b75c9c3452d6258d4ae7173928, [8 x i8] c"\03\00\00\00\00\00\00\00" }>, align 8
@alloc_db9214a6b5bf8a6a5470294e8d49deb7 = private unnamed_addr constant [4 x i8] c"fill", align 1
@alloc_b5ec0964b7d2f8667ba2bd43665eb1ac = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_db9214a6b5bf8a6a5470294e8d49deb7, [8 x i8] c"\04\00\00\00\00\00\00\00" }>, align 8
@alloc_689cb34e5465fe4f5227839680a279c0 = private unnamed_addr constant [3 x i8] c"cut", align 1
@alloc_c04e7c6eafbbfde792d797914faa6123 = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_689cb34e5465fe4f5227839680a279c0, [8 x i8] c"\03\00\00\00\00\00\00\00" }>, align 8
@alloc_8a3c836c1348f12e700f25b3a44859f6 = private unnamed_addr constant [6 x i8] c"longer", align 1
@alloc_239ea323998349ad1262c76895b1ee5f = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_8a3c836c1348f12e700f25b3a44859f6, [8 x i8] c"\06\00\00\00\00\00\00\00" }>, align 8
@alloc_06a64c0d6a9c01b58a3d1e9de437fa83 = private unnamed_addr constant [68 x i8] c"\C0\01 \C0\01 \CB \00\00(\08\00\00\00\01|\CB \00\00\08\06\00\02\00\01|\C3 \00\00H\07\00\01|\C3-\00\00H\08\00\01|\C5 \00\00p\02\00\01|\C7 \00\00x\08\00\03\00\02|\0A\00", align 1
@alloc_b120f3228a2aa0acd63c1931e0ccccd5 = private unnamed_addr constant [4 x i8] c"q\00\00\00", align 4
@alloc_85b5ec2b6dd9d9b3c047fa3c0ea49204 = private unnamed_addr constant [4 x i8] c"\0A\00\00\00", align 4
@alloc_9b2bf7077a3c4b95a732f8a187d9d5ed = private unnamed_addr constant [4 x i8] c"\E9\00\00\00", align 4
@alloc_468d0bf0dcecb74e7df70ac974e54b52 = private unnamed_addr constant [4 x i8] c"x\00\00\00", align 4
@alloc_408deee4a94093408e6deec2d64f96c2 = private unnamed_addr constant [12 x i8] c"esc\0A\22q\22 \C3\A9 \7F", align 1
@alloc_85ce34b405b3b3bb13cabe7522420299 = private unnamed_addr constant <{ ptr, [8 x i8] }> <{ ptr @alloc_408deee4a94093408e6deec2d64f96c2, [8 x i8] c"\0C\00\00\00\00\00\00\00" }>, align 8
@alloc_8821998f047ca62cad40e6bc4e4d87c4 = private unnamed_addr constant [1 x i8] c"\01", align 1
@alloc_68448dd55b4c59eec5d2db031cbde65a = private unnamed_addr constant [26 x i8] c"\C0\01 \C0\01 \C0\01 \C3 \00\00h\03\00\02| \C0\01 \C0\01\0A\00", align 1
@alloc_84f0a1613ebc6e24cafa4f737f863ce4 = private unnamed_addr constant <{ [12 x i8], [4 x i8] }> <{ [12 x i8] c"\00\00\00\00\00\00\F8\BF\00\00\00\00", [4 x i8] undef }>, align 8
@alloc_7185010d4c59a81fd50c4892ed8de356 = private unnamed_addr constant ptr @alloc_84f0a1613ebc6e24cafa4f737f863ce4, align 8
@alloc_e41c96033a131f2ea28f8cb589c42994 = private unnamed_addr constant <{ [12 x i8], [4 x i8] }> <{ [12 x i8] c"\00\00\00\00\00\00\04@\01\00\00\00", [4 x i8] undef }>, align 8
@alloc_cf2b682ad1166c84817159a153c936e8 = private unnamed_addr constant [19 x i8] c"\C0\01 \C0\01 \C9 \00\80`\01\00\01 \C0\01\0A\00", align 1
@alloc_070ca2e2ae6721b8fbf222c3a28fff78 = private unnamed_addr constant [1 x i8] c"t", align 1
@alloc_59b8058f47772d03e6bfab57ce0a41ae = private unnamed_addr constant [11 x i8] c"\C0\01 \C1 \00\80`\01\0A\00", align 1
@alloc_15a6f316ce3f3019255ab82ae5a29879 = private unnamed_addr constant <{ [4 x i8], [4 x i8], ptr, [8 x i8] }> <{ [4 x i8] c"\01\00\00\00", [4 x i8] undef, ptr @alloc_ab7766fee1e1b94f8c00ce7ffec41c7e, [8 x i8] c"\01\00\00\00\00\00\00\00" }>, align 8
@alloc_7dd82da336ec74943bf27da6cb9e551f = private unnamed_addr constant [17 x i8] c"\C0\01 \C0\01 \C1 \00\80`\01 \C0\01\0A\00", align 1
@alloc_fc18870ebd3bffa18e161a5a63775070 = private unnamed_addr constant [4 x i8] c"\07\00\00\00", align 4
@alloc_adf58cc249dbc25c68feef6dd4cc7af4 = private unnamed_addr constant [12 x i8] c"\03abc\C3 \00\00(\03\00\00", align 1
@alloc_278bdf183b6603d365f61a14973d30d4 = private unnamed_addr constant [4 x i8] c"xyz7", align 1
@alloc_1a2b9f3efbe1a8edd339fa75af2334ed = private unnamed_addr constant [5 x i8] c"hello", align 1
@alloc_d06164217804c06f952fb56dd25bd5eb = private unnamed_addr constant [6 x i8] c" world", align 1
@alloc_ddef31263b58cf606a13bffa208c3ff2 = private unnamed_addr constant [3 x i8] c"wor", align 1
@alloc_cf9e5afa733ff72ffcfa52ec788b0cd9 = private unnamed_addr constant [3 x i8] c"xyz", align 1
@alloc_761b2bac2247ab25b9982d00bb2f67d5 = private unnamed_addr constant [9 x i8] c"a, b, , c", align 1
@alloc_94b00be069aafad82a2c6df764237b82 = private unnamed_addr constant [2 x i8] c", ", align 1
@alloc_3b059e5eb8e06e7498f909e7a08cef57 = private unnamed_addr constant [2 x i8] c"12", align 1
@alloc_b5cf66decfc284fbd911f1a33c9cfc2b = private unnamed_addr constant [3 x i8] c"300", align 1
@alloc_0d1918786fa78d9d4e3016c27bbb890c = private unnamed_addr constant [3 x i8] c"1.5", align 1
@alloc_7227e28c7bdcea44da36c219ea709f9c = private unnamed_addr constant [4 x i8] c"1.5x", align 1
@alloc_677c36024834b76a9665d885e4f7b15c = private unnamed_addr constant [7 x i8] c" a b  c", align 1
@alloc_e817c8b9f066d313f5363c969ee61d1c = private unnamed_addr constant [3 x i8] c"a=b", align 1
@alloc_13af184f83ea529683dab3456027e412 = private unnamed_addr constant [3 x i8] c"abc", align 1
@alloc_3ea6173703abbe7e227a6c358d1d4dac = private unnamed_addr constant [10 x i8] c"aabaabaaab", align 1
@alloc_3e5de64b499dc0b8ff53dd30edac140c = private unnamed_addr constant [3 x i8] c"aab", align 1
@alloc_0beae02aad345e5f2f0f7543657d879b = private unnamed_addr constant [4 x i8] c"aaaa", align 1
@alloc_62d2e2f2b7ce4560336617a7e46651ee = private unnamed_addr constant [2 x i8] c"aa", align 1
@alloc_5a2a0211d5c1c95fd65fa822d9eb9273 = private unnamed_addr constant [5 x i8] c"\C3\A9\E2\9C\93", align 1
@alloc_cad9a3c5ba849e44d8aca76c624ef18d = private unnamed_addr constant <{ ptr, [8 x i8], ptr, [8 x i8] }> <{ ptr @alloc_37f62a15fae368a2423b3a16c75adcc9, [8 x i8] c"\01\00\00\00\00\00\00\00", ptr @alloc_cd51bc84b49b21a3fdb2800731f25c21, [8 x i8] c"\01\00\00\00\00\00\00\00" }>, align 8
@alloc_8e2b705173e3146eddf2aa01d5da3374 = private unnamed_addr constant [1 x i8] c"\80", align 1
@alloc_a48736f782ce01888cde2ce41f6badc9 = private unnamed_addr constant [8 x i8] c"\FF\FF\FF\FF\FF\FF\FF\FF", align 8
@alloc_b7cbb96fa2fbc2c33cfdce3b367921a6 = private unnamed_addr constant [16 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\80", align 16
@alloc_1fa949fc76ad5cfab6ac062f58110c90 = private unnamed_addr constant [8 x i8] c"\00\00\00\00\00\00\00\80", align 8
@alloc_6a96e47ef75dbf6fc4eb5423ba7bb768 = private unnamed_addr constant [16 x i8] c"\C0\01 \C0\01 \C0\01 \C0\01 \C0\01\0A\00", align 1
@alloc_7bf4d83167a444e3cf51563928dad022 = private unnamed_addr constant [4 x i8] c"\04\00\00\00", align 4
@alloc_cdbdeba67b052fefbde5996b437aa24e = private unnamed_addr constant [4 x i8] c"\05\00\00\00", align 4
@alloc_bbd78d246bfb4679aa749a3666522e6e = private unnamed_addr constant [4 x i8] c"\FA\FF\FF\FF", align 4
@alloc_025a5709ba9544310ca8368ed72bebad = private unnamed_addr constant [4 x i8] c"\08\00\00\00", align 4
@alloc_201c3ee118050b09cec852f4540cef71 = private unnamed_addr constant [4 x i8] c"\FF\00\00\00", align 4
@alloc_7179e1107ff2b91bcb0191289f48a380 = private unnamed_addr constant [87 x i8] c"\C3 \00\00h\05\00\01|\C3 \00\00\08\05\00\01|\C3 \00\00H\05\00\01|\C3 \00\00(\05\00\01|\C1 \00 `\01|\C3 \00\00i\05\00\01|\C3 \00\00\09\05\00\01|\C3*\00\00H\09\00\01|\C1 \00\80`\01|\C3 \00\80i\0A\00\01\0A\00", align 1
@alloc_9a72dc1c87ddefcce62e4b5ab68e5150 = private unnamed_addr constant [1 x i8] c"\FF", align 1
@alloc_5d94ea03d8df86d72a13735ba104914b = private unnamed_addr constant [1 x i8] c"\05", align 1
@alloc_6fb3f2f7078080451283b38daed70ca3 = private unnamed_addr constant [2 x i8] c"\FF\FF", align 2
@alloc_0f133066eb3b1bf9968e45589cdf2c82 = private unnamed_addr constant [23 x i8] c"\C0\01 \C0\01 \C0\01 \C0\01 \C1 \00\80`\01 \C0\01\0A\00", align 1
@alloc_e0f292073631866f6c61fe5668d1ab0c = private unnamed_addr constant [8 x i8] c"\00\00\00\00\00J\93@", align 8
@alloc_1e673d45f384b630b26eee356949d7b0 = private unnamed_addr constant [4 x i8] c"\82\A8\FB8", align 4
@alloc_f93507f8ba4b5780b14b2c2584609be0 = private unnamed_addr constant [8 x i8] c"\00\00\00\00\00\00\F0?", align 8
@alloc_0d9110a339d52e4c912065ab9c487fc2 = private unnamed_addr constant [8 x i8] c"\00\80\E07y\C3AC", align 8
@alloc_c6d0c4e42eb6791099b4794044b3013f = private unnamed_addr constant [4 x i8] c"\FF\FF\7F\7F", align 4
@alloc_ddd207f36435cdb5a6b231356b1990e9 = private unnamed_addr constant [8 x i8] c"P\EF\E2\D6\E4\1AKD", align 8
@alloc_30d6b71d94bc8955aa01a2a7747c94b4 = private unnamed_addr constant [19 x i8] c"\C0\01 \C0\01 \C0\01 \C0\01 \C0\01 \C0\01\0A\00", align 1
@alloc_bab11d1143f8c26776044d97e9983b81 = private unnamed_addr constant [8 x i8] c"433333\D3?", align 8
@alloc_91984e5afffc475237697b8bd6a3e206 = private unnamed_addr constant [4 x i8] c"\9A\99\99>", align 4
@alloc_a6998e19a53ab19b7eae6277fe46a301 = private unnamed_addr constant [8 x i8] c"\00\00\00\00\00\00\F0\7F", align 8
@alloc_8188ca5f57d08cb35fb0ca96c90cc206 = private unnamed_addr constant [8 x i8] c"\00\00\00\00\00\00\F8\7F", align 8
@alloc_8d35705ba49c4c5233692a36471ba699 = private unnamed_addr constant [8 x i8] c"n\86\1B\F0\F9!\09@", align 8
@alloc_b2afb1341cd03a15429fc965de1f15d0 = private unnamed_addr constant [8 x i8] c"\00\00\00\00\00\00\04@", align 8
@alloc_200d9015eafe97fb29a7bdb32314f0fa = private unnamed_addr constant [8 x i8] c"\00\00\00\00\00\00\F4\BF", align 8
@alloc_9c3c7412b5754684d83634ba989d1106 = private unnamed_addr constant [8 x i8] c"{\14\AEG\E1\FA#@", align 8
@alloc_0f1c02597dc90e41f5a8e1db9fabf35e = private unnamed_addr constant [8 x i8] c"\00\00\00\00\00\00\1A@", align 8
@alloc_1d855f6ccde47db1c04f8e5ce791d61f = private unnamed_addr constant [73 x i8] c"\C7 \00\00y\08\00\03\00\01|\C5 \00 p\02\00\01|\C7 \00\00x\08\00\01\00\01|\C7 \00\00\18\08\00\01\00\01|\C1 \00\00p\01|\E5 \00\00p\06\00\01|\FF \00\00x\08\00\09\00\07\00\02|\0A\00", align 1
@alloc_a8954cc64d5fbcc04ce4474d0bbea0b5 = private unnamed_addr constant [2 x i8] c"\01\14", align 1
@alloc_c1719d4d02e0a8c8dcb1c04f73e3b5f2 = private unnamed_addr constant <{ [4 x i8], [4 x i8], ptr, [8 x i8] }> <{ [4 x i8] c"\01\00\00\00", [4 x i8] undef, ptr @alloc_37f62a15fae368a2423b3a16c75adcc9, [8 x i8] c"\01\00\00\00\00\00\00\00" }>, align 8
@alloc_124876724a9b716461e6b34546ea2966 = private unnamed_addr constant [8 x i8] c"\FF\00\00\00\10\00\00\00", align 4
@alloc_004321f71732265405349b92e333b9c2 = private unnamed_addr constant [8 x i8] c"\0A\00\00\00\C8\00\00\00", align 4
@alloc_7132713ec8226f89b093d6c941579a46 = private unnamed_addr constant [27 x i8] c"\C0\01 \C1 \00\80`\01 \C1 \00\00b\01 \C3 \00\00m\02\00\01\0A\00", align 1
@alloc_58c6ed88b3d59bb24e527690dbcfc155 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e9481a72334486f24b2c0d82b25567e1, [16 x i8] c"N\00\00\00\00\00\00\00\10\06\00\00\19\00\00\00" }>, align 8

; <i32 as core::fmt::Debug>::fmt
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal noundef zeroext i1 @_RNvXsQ_NtNtCsgEmfK2I1SDS_4core3fmt3numlNtB7_5Debug3fmt(ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %f, i64 16
  %_4 = load i32, ptr %0, align 8, !noundef !4
  %_3 = and i32 %_4, 33554432
  %1 = icmp eq i32 %_3, 0
  br i1 %1, label %bb2, label %bb1

bb2:                                              ; preds = %start
  %_5 = and i32 %_4, 67108864
  %2 = icmp eq i32 %_5, 0
  br i1 %2, label %bb4, label %bb3

bb1:                                              ; preds = %start
; call <i32 as core::fmt::LowerHex>::fmt
  %3 = tail call noundef zeroext i1 @_RNvXsv_NtNtCsgEmfK2I1SDS_4core3fmt3numlNtB7_8LowerHex3fmt(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) dereferenceable(4) %self, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  br label %bb6

bb4:                                              ; preds = %bb2
; call <i32 as core::fmt::Display>::fmt
  %4 = tail call noundef zeroext i1 @_RNvXs9_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3implNtB9_7Display3fmt(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) dereferenceable(4) %self, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  br label %bb6

bb3:                                              ; preds = %bb2
; call <i32 as core::fmt::UpperHex>::fmt
  %5 = tail call noundef zeroext i1 @_RNvXsx_NtNtCsgEmfK2I1SDS_4core3fmt3numlNtB7_8UpperHex3fmt(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) dereferenceable(4) %self, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  br label %bb6

bb6:                                              ; preds = %bb4, %bb3, %bb1
  %_0.sroa.0.0.in = phi i1 [ %4, %bb4 ], [ %5, %bb3 ], [ %3, %bb1 ]
  ret i1 %_0.sroa.0.0.in
}

; <i64 as core::fmt::Debug>::fmt
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal noundef zeroext i1 @_RNvXsR_NtNtCsgEmfK2I1SDS_4core3fmt3numxNtB7_5Debug3fmt(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %f, i64 16
  %_4 = load i32, ptr %0, align 8, !noundef !4
  %_3 = and i32 %_4, 33554432
  %1 = icmp eq i32 %_3, 0
  br i1 %1, label %bb2, label %bb1

bb2:                                              ; preds = %start
  %_5 = and i32 %_4, 67108864
  %2 = icmp eq i32 %_5, 0
  br i1 %2, label %bb4, label %bb3

bb1:                                              ; preds = %start
; call <i64 as core::fmt::LowerHex>::fmt
  %3 = tail call noundef zeroext i1 @_RNvXsD_NtNtCsgEmfK2I1SDS_4core3fmt3numxNtB7_8LowerHex3fmt(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(8) %self, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  br label %bb6

bb4:                                              ; preds = %bb2
; call <i64 as core::fmt::Display>::fmt
  %4 = tail call noundef zeroext i1 @_RNvXse_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impxNtB9_7Display3fmt(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(8) %self, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  br label %bb6

bb3:                                              ; preds = %bb2
; call <i64 as core::fmt::UpperHex>::fmt
  %5 = tail call noundef zeroext i1 @_RNvXsF_NtNtCsgEmfK2I1SDS_4core3fmt3numxNtB7_8UpperHex3fmt(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(8) %self, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  br label %bb6

bb6:                                              ; preds = %bb4, %bb3, %bb1
  %_0.sroa.0.0.in = phi i1 [ %4, %bb4 ], [ %5, %bb3 ], [ %3, %bb1 ]
  ret i1 %_0.sroa.0.0.in
}

; <usize as core::fmt::Debug>::fmt
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal noundef zeroext i1 @_RNvXsZ_NtNtCsgEmfK2I1SDS_4core3fmt3numjNtB7_5Debug3fmt(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %f, i64 16
  %_4 = load i32, ptr %0, align 8, !noundef !4
  %_3 = and i32 %_4, 33554432
  %1 = icmp eq i32 %_3, 0
  br i1 %1, label %bb2, label %bb1

bb2:                                              ; preds = %start
  %_5 = and i32 %_4, 67108864
  %2 = icmp eq i32 %_5, 0
  br i1 %2, label %bb4, label %bb3

bb1:                                              ; preds = %start
; call <usize as core::fmt::LowerHex>::fmt
  %3 = tail call noundef zeroext i1 @_RNvXs6_NtNtCsgEmfK2I1SDS_4core3fmt3numjNtB7_8LowerHex3fmt(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(8) %self, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  br label %bb6

bb4:                                              ; preds = %bb2
; call <usize as core::fmt::Display>::fmt
  %4 = tail call noundef zeroext i1 @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(8) %self, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  br label %bb6

bb3:                                              ; preds = %bb2
; call <usize as core::fmt::UpperHex>::fmt
  %5 = tail call noundef zeroext i1 @_RNvXs8_NtNtCsgEmfK2I1SDS_4core3fmt3numjNtB7_8UpperHex3fmt(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(8) %self, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  br label %bb6

bb6:                                              ; preds = %bb4, %bb3, %bb1
  %_0.sroa.0.0.in = phi i1 [ %4, %bb4 ], [ %5, %bb3 ], [ %3, %bb1 ]
  ret i1 %_0.sroa.0.0.in
}

; <core::num::error::ParseIntError as core::fmt::Debug>::fmt
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal noundef zeroext i1 @_RNvXsc_NtNtCsgEmfK2I1SDS_4core3num5errorNtB5_13ParseIntErrorNtNtB9_3fmt5Debug3fmt(ptr noalias noundef readonly align 1 captures(address, read_provenance) dereferenceable(1) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
  %_5 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_5)
  store ptr %self, ptr %_5, align 8
; call <core::fmt::Formatter>::debug_struct_field1_finish
  %_0 = call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter26debug_struct_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_f62df14955f7d78bca139b0a7668683d, i64 noundef 13, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_a5d866b1768ad3f826bccdb004a1a8ae, i64 noundef 4, ptr noundef nonnull align 1 %_5, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.2)
  call void @llvm.lifetime.end.p0(ptr nonnull %_5)
  ret i1 %_0
}

; <bool as core::fmt::Debug>::fmt
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal noundef zeroext i1 @_RNvXsf_NtCsgEmfK2I1SDS_4core3fmtbNtB5_5Debug3fmt(ptr noalias noundef readonly align 1 captures(address, read_provenance) dereferenceable(1) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
; call <bool as core::fmt::Display>::fmt
  %_0 = tail call noundef zeroext i1 @_RNvXsg_NtCsgEmfK2I1SDS_4core3fmtbNtB5_7Display3fmt(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) dereferenceable(1) %self, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  ret i1 %_0
}

; <alloc::string::String as core::fmt::Display>::fmt
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal noundef zeroext i1 @_RNvXsq_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtCsgEmfK2I1SDS_4core3fmt7Display3fmt(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_8 = load ptr, ptr %0, align 8, !nonnull !4, !noundef !4
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_7 = load i64, ptr %1, align 8, !noundef !4
; call <str as core::fmt::Display>::fmt
  %_0 = tail call noundef zeroext i1 @_RNvXsi_NtCsgEmfK2I1SDS_4core3fmteNtB5_7Display3fmt(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_8, i64 noundef %_7, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  ret i1 %_0
}

; <alloc::string::String as core::fmt::Debug>::fmt
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal noundef zeroext i1 @_RNvXsr_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtCsgEmfK2I1SDS_4core3fmt5Debug3fmt(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_8 = load ptr, ptr %0, align 8, !nonnull !4, !noundef !4
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_7 = load i64, ptr %1, align 8, !noundef !4
; call <str as core::fmt::Debug>::fmt
  %_0 = tail call noundef zeroext i1 @_RNvXsh_NtCsgEmfK2I1SDS_4core3fmteNtB5_5Debug3fmt(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_8, i64 noundef %_7, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  ret i1 %_0
}

; <() as core::fmt::Debug>::fmt
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal noundef zeroext i1 @_RNvXss_NtCsgEmfK2I1SDS_4core3fmtuNtB5_5Debug3fmt(ptr noalias nonnull readonly align 1 captures(none) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
; call <core::fmt::Formatter>::pad
  %_0 = tail call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter3pad(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_ae6dc619079e3c3b08144a35532ecff7, i64 noundef 2)
  ret i1 %_0
}

; <core::str::iter::Lines as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal fastcc { ptr, i64 } @_RNvXss_NtNtCsgEmfK2I1SDS_4core3str4iterNtB5_5LinesNtNtNtNtB9_4iter6traits8iterator8Iterator4next(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(72) %self) unnamed_addr #0 {
start:
  %_17.i.i.i = alloca [4 x i8], align 4
  %_10.i.i.i = alloca [4 x i8], align 4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !5)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !8)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !11)
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 65
  %1 = load i8, ptr %0, align 1, !range !14, !alias.scope !15, !noundef !4
  %_2.i.i.i = trunc nuw i8 %1 to i1
  br i1 %_2.i.i.i, label %"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h3df05a73c85bb07fE.exit", label %bb2.i.i.i

bb2.i.i.i:                                        ; preds = %start
  %_4.i.i.i = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_0.0.i.i.i.i = load ptr, ptr %_4.i.i.i, align 8, !alias.scope !16, !nonnull !4, !align !19, !noundef !4
  %2 = getelementptr inbounds nuw i8, ptr %self, i64 24
  %_0.1.i.i.i.i = load i64, ptr %2, align 8, !alias.scope !16, !noundef !4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !20)
  %3 = getelementptr inbounds nuw i8, ptr %self, i64 32
  %4 = getelementptr inbounds nuw i8, ptr %self, i64 40
  %index2.i.i.i.i = load i64, ptr %4, align 8, !alias.scope !23, !noalias !24, !noundef !4
  %_38.not.i.i.i.i = icmp ugt i64 %index2.i.i.i.i, %_0.1.i.i.i.i
  %.promoted.i.i.i.i = load i64, ptr %3, align 8, !alias.scope !23, !noalias !24
  %_4323.i.i.i.i = icmp ult i64 %index2.i.i.i.i, %.promoted.i.i.i.i
  %or.cond24.i.i.i.i = or i1 %_38.not.i.i.i.i, %_4323.i.i.i.i
  br i1 %or.cond24.i.i.i.i, label %bb1.i.i.i.i, label %bb12.lr.ph.i.i.i.i

bb12.lr.ph.i.i.i.i:                               ; preds = %bb2.i.i.i
  %_11.i.i.i.i = getelementptr inbounds nuw i8, ptr %self, i64 48
  %5 = getelementptr inbounds nuw i8, ptr %self, i64 56
  %_48.i.i.i.i = load i8, ptr %5, align 8, !alias.scope !23, !noalias !24, !noundef !4
  %_13.i.i.i.i = zext i8 %_48.i.i.i.i to i64
  %6 = getelementptr i8, ptr %_11.i.i.i.i, i64 %_13.i.i.i.i
  %_51.i.i.i.i = getelementptr i8, ptr %6, i64 -1
  %_67.i.i.i.i = icmp ult i8 %_48.i.i.i.i, 5
  %last_byte.pre.i.i.i.i = load i8, ptr %_51.i.i.i.i, align 1, !alias.scope !23, !noalias !24
  br label %bb12.i.i.i.i

bb12.i.i.i.i:                                     ; preds = %bb9.i.i.i.i, %bb12.lr.ph.i.i.i.i
  %7 = phi i64 [ %.promoted.i.i.i.i, %bb12.lr.ph.i.i.i.i ], [ %16, %bb9.i.i.i.i ]
  %new_len.i.i.i.i = sub nuw i64 %index2.i.i.i.i, %7
  %_46.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i.i.i, i64 %7
  %_3.i.i.i.i.i = icmp samesign ult i64 %new_len.i.i.i.i, 16
  br i1 %_3.i.i.i.i.i, label %bb5.preheader.i.i.i.i.i, label %bb2.i.i.i.i.i

bb5.preheader.i.i.i.i.i:                          ; preds = %bb12.i.i.i.i
  %_64.not.i.i.i.i.i = icmp eq i64 %new_len.i.i.i.i, 0
  br i1 %_64.not.i.i.i.i.i, label %bb4.i.i.i.i.i, label %bb7.i.i.i.i.i

bb2.i.i.i.i.i:                                    ; preds = %bb12.i.i.i.i
; call core::slice::memchr::memchr_aligned
  %8 = tail call { i64, i64 } @_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr14memchr_aligned(i8 noundef %last_byte.pre.i.i.i.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_46.i.i.i.i, i64 noundef range(i64 0, -9223372036854775808) %new_len.i.i.i.i), !noalias !26
  br label %_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr.exit.i.i.i.i

bb4.i.i.i.i.i:                                    ; preds = %bb9.i.i.i.i.i, %bb7.i.i.i.i.i, %bb5.preheader.i.i.i.i.i
  %i.sroa.0.0.lcssa.i.i.i.i.i = phi i64 [ 0, %bb5.preheader.i.i.i.i.i ], [ %new_len.i.i.i.i, %bb9.i.i.i.i.i ], [ %i.sroa.0.05.i.i.i.i.i, %bb7.i.i.i.i.i ]
  %_0.sroa.0.1.i.i.i.i.i = phi i64 [ 0, %bb5.preheader.i.i.i.i.i ], [ 0, %bb9.i.i.i.i.i ], [ 1, %bb7.i.i.i.i.i ]
  %9 = insertvalue { i64, i64 } poison, i64 %_0.sroa.0.1.i.i.i.i.i, 0
  %10 = insertvalue { i64, i64 } %9, i64 %i.sroa.0.0.lcssa.i.i.i.i.i, 1
  br label %_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr.exit.i.i.i.i

bb7.i.i.i.i.i:                                    ; preds = %bb5.preheader.i.i.i.i.i, %bb9.i.i.i.i.i
  %i.sroa.0.05.i.i.i.i.i = phi i64 [ %12, %bb9.i.i.i.i.i ], [ 0, %bb5.preheader.i.i.i.i.i ]
  %11 = getelementptr inbounds nuw i8, ptr %_46.i.i.i.i, i64 %i.sroa.0.05.i.i.i.i.i
  %_9.i.i.i.i.i = load i8, ptr %11, align 1, !alias.scope !27, !noalias !26, !noundef !4
  %_8.i.i.i.i.i = icmp eq i8 %_9.i.i.i.i.i, %last_byte.pre.i.i.i.i
  br i1 %_8.i.i.i.i.i, label %bb4.i.i.i.i.i, label %bb9.i.i.i.i.i

bb9.i.i.i.i.i:                                    ; preds = %bb7.i.i.i.i.i
  %12 = add nuw nsw i64 %i.sroa.0.05.i.i.i.i.i, 1
  %exitcond.not.i.i.i.i.i = icmp eq i64 %12, %new_len.i.i.i.i
  br i1 %exitcond.not.i.i.i.i.i, label %bb4.i.i.i.i.i, label %bb7.i.i.i.i.i

_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr.exit.i.i.i.i: ; preds = %bb4.i.i.i.i.i, %bb2.i.i.i.i.i
  %.merged.i.i.i.i.i = phi { i64, i64 } [ %10, %bb4.i.i.i.i.i ], [ %8, %bb2.i.i.i.i.i ]
  %13 = extractvalue { i64, i64 } %.merged.i.i.i.i.i, 0
  %14 = trunc nuw i64 %13 to i1
  br i1 %14, label %bb4.i.i.i.i, label %bb10.i.i.i.i

bb4.i.i.i.i:                                      ; preds = %_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr.exit.i.i.i.i
  %15 = extractvalue { i64, i64 } %.merged.i.i.i.i.i, 1
  %_17.i.i.i.i = add i64 %7, 1
  %16 = add i64 %_17.i.i.i.i, %15
  store i64 %16, ptr %3, align 8, !alias.scope !23, !noalias !24
  %_18.not.i.i.i.i = icmp ult i64 %16, %_13.i.i.i.i
  br i1 %_18.not.i.i.i.i, label %bb9.i.i.i.i, label %bb5.i.i.i.i

bb10.i.i.i.i:                                     ; preds = %_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr.exit.i.i.i.i
  store i64 %index2.i.i.i.i, ptr %3, align 8, !alias.scope !23, !noalias !24
  br label %bb1.i.i.i.i

bb5.i.i.i.i:                                      ; preds = %bb4.i.i.i.i
  %found_char.i.i.i.i = sub nuw i64 %16, %_13.i.i.i.i
  %_56.not.i.i.i.i = icmp ugt i64 %16, %_0.1.i.i.i.i
  br i1 %_56.not.i.i.i.i, label %bb9.i.i.i.i, label %bb19.i.i.i.i

bb9.i.i.i.i:                                      ; preds = %bb28.i.i.i.i, %bb5.i.i.i.i, %bb4.i.i.i.i
  %_43.i.i.i.i = icmp ult i64 %index2.i.i.i.i, %16
  br i1 %_43.i.i.i.i, label %bb1.i.i.i.i, label %bb12.i.i.i.i

bb19.i.i.i.i:                                     ; preds = %bb5.i.i.i.i
  br i1 %_67.i.i.i.i, label %bb28.i.i.i.i, label %bb25.i.i.i.i, !prof !30

bb25.i.i.i.i:                                     ; preds = %bb19.i.i.i.i
; call core::slice::index::slice_index_fail
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef 0, i64 noundef %_13.i.i.i.i, i64 noundef 4, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_7bbc2d8d597a87c842496ab99596b1e1) #31, !noalias !26
  unreachable

bb28.i.i.i.i:                                     ; preds = %bb19.i.i.i.i
  %_64.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i.i.i, i64 %found_char.i.i.i.i
  %bcmp.i.i.i.i = tail call i32 @bcmp(ptr nonnull %_64.i.i.i.i, ptr nonnull %_11.i.i.i.i, i64 %_13.i.i.i.i), !noalias !24
  %_28.i.i.i.i = icmp eq i32 %bcmp.i.i.i.i, 0
  br i1 %_28.i.i.i.i, label %bb7.i.i.i, label %bb9.i.i.i.i

bb7.i.i.i:                                        ; preds = %bb28.i.i.i.i
  %i.i.i.i = load i64, ptr %self, align 8, !alias.scope !15, !noundef !4
  %new_len.i.i.i = sub nuw i64 %16, %i.i.i.i
  store i64 %16, ptr %self, align 8, !alias.scope !15
  br label %bb5.i

bb1.i.i.i.i:                                      ; preds = %bb9.i.i.i.i, %bb10.i.i.i.i, %bb2.i.i.i
  store i8 1, ptr %0, align 1, !alias.scope !31
  %17 = getelementptr inbounds nuw i8, ptr %self, i64 64
  %18 = load i8, ptr %17, align 8, !range !14, !alias.scope !31, !noundef !4
  %_3.i.i.i.i = trunc nuw i8 %18 to i1
  %i.pre.i.i.i.i = load i64, ptr %self, align 8, !alias.scope !31
  %.phi.trans.insert.i.i.i.i = getelementptr inbounds nuw i8, ptr %self, i64 8
  %i1.pre.i.i.i.i = load i64, ptr %.phi.trans.insert.i.i.i.i, align 8, !alias.scope !31
  %_4.not.i.i.i.i = icmp ne i64 %i1.pre.i.i.i.i, %i.pre.i.i.i.i
  %or.cond.not.i.i.i.i = select i1 %_3.i.i.i.i, i1 true, i1 %_4.not.i.i.i.i
  %new_len.i2.i.i.i = sub nuw i64 %i1.pre.i.i.i.i, %i.pre.i.i.i.i
  br i1 %or.cond.not.i.i.i.i, label %bb5.i, label %"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h3df05a73c85bb07fE.exit"

bb5.i:                                            ; preds = %bb1.i.i.i.i, %bb7.i.i.i
  %_0.sroa.4.1.i.i.i = phi i64 [ %new_len.i.i.i, %bb7.i.i.i ], [ %new_len.i2.i.i.i, %bb1.i.i.i.i ]
  %i.i.i.pn.i = phi i64 [ %i.i.i.i, %bb7.i.i.i ], [ %i.pre.i.i.i.i, %bb1.i.i.i.i ]
  %_0.sroa.0.1.i.i.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i.i.i, i64 %i.i.i.pn.i
  %19 = insertvalue { ptr, i64 } poison, ptr %_0.sroa.0.1.i.i.i, 0
  %20 = insertvalue { ptr, i64 } %19, i64 %_0.sroa.4.1.i.i.i, 1
  call void @llvm.lifetime.start.p0(ptr nonnull %_10.i.i.i), !noalias !34
  store i32 10, ptr %_10.i.i.i, align 4, !noalias !34
; call <[u8]>::ends_with
  %_3.i.i.i3.i = call noundef zeroext i1 @_RNvMNtCsgEmfK2I1SDS_4core5sliceSh9ends_withCs4X4t9plMPHF_9addr2line(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_0.sroa.0.1.i.i.i, i64 noundef %_0.sroa.4.1.i.i.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_10.i.i.i, i64 noundef range(i64 1, 5) 1), !noalias !5
  call void @llvm.lifetime.end.p0(ptr nonnull %_10.i.i.i), !noalias !34
  br i1 %_3.i.i.i3.i, label %bb1.i.i.i, label %_RNvXs4_NtCsgEmfK2I1SDS_4core3strNtB5_8LinesMapINtNtNtB7_3ops8function5FnMutTReEE8call_mut.exit.i

bb1.i.i.i:                                        ; preds = %bb5.i
  %i.i.i.i.i = add i64 %_0.sroa.4.1.i.i.i, -1
  %21 = insertvalue { ptr, i64 } %20, i64 %i.i.i.i.i, 1
  call void @llvm.lifetime.start.p0(ptr nonnull %_17.i.i.i), !noalias !34
  store i32 13, ptr %_17.i.i.i, align 4, !noalias !34
; call <[u8]>::ends_with
  %_3.i12.i.i.i = call noundef zeroext i1 @_RNvMNtCsgEmfK2I1SDS_4core5sliceSh9ends_withCs4X4t9plMPHF_9addr2line(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_0.sroa.0.1.i.i.i, i64 noundef %i.i.i.i.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_17.i.i.i, i64 noundef range(i64 1, 5) 1), !noalias !5
  %i.i13.i.i.i = add i64 %_0.sroa.4.1.i.i.i, -2
  %_0.sroa.0.0.i14.i.i.i = select i1 %_3.i12.i.i.i, ptr %_0.sroa.0.1.i.i.i, ptr null
  %22 = insertvalue { ptr, i64 } poison, ptr %_0.sroa.0.0.i14.i.i.i, 0
  %23 = insertvalue { ptr, i64 } %22, i64 %i.i13.i.i.i, 1
  call void @llvm.lifetime.end.p0(ptr nonnull %_17.i.i.i), !noalias !34
  %..i.i.i = select i1 %_3.i12.i.i.i, { ptr, i64 } %23, { ptr, i64 } %21
  br label %_RNvXs4_NtCsgEmfK2I1SDS_4core3strNtB5_8LinesMapINtNtNtB7_3ops8function5FnMutTReEE8call_mut.exit.i

_RNvXs4_NtCsgEmfK2I1SDS_4core3strNtB5_8LinesMapINtNtNtB7_3ops8function5FnMutTReEE8call_mut.exit.i: ; preds = %bb1.i.i.i, %bb5.i
  %.merged.i.i.i = phi { ptr, i64 } [ %..i.i.i, %bb1.i.i.i ], [ %20, %bb5.i ]
  %_7.0.i = extractvalue { ptr, i64 } %.merged.i.i.i, 0
  %_7.1.i = extractvalue { ptr, i64 } %.merged.i.i.i, 1
  br label %"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h3df05a73c85bb07fE.exit"

"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h3df05a73c85bb07fE.exit": ; preds = %start, %bb1.i.i.i.i, %_RNvXs4_NtCsgEmfK2I1SDS_4core3strNtB5_8LinesMapINtNtNtB7_3ops8function5FnMutTReEE8call_mut.exit.i
  %_0.sroa.3.0.i = phi i64 [ %_7.1.i, %_RNvXs4_NtCsgEmfK2I1SDS_4core3strNtB5_8LinesMapINtNtNtB7_3ops8function5FnMutTReEE8call_mut.exit.i ], [ undef, %start ], [ undef, %bb1.i.i.i.i ]
  %_0.sroa.0.0.i = phi ptr [ %_7.0.i, %_RNvXs4_NtCsgEmfK2I1SDS_4core3strNtB5_8LinesMapINtNtNtB7_3ops8function5FnMutTReEE8call_mut.exit.i ], [ null, %start ], [ null, %bb1.i.i.i.i ]
  %24 = insertvalue { ptr, i64 } poison, ptr %_0.sroa.0.0.i, 0
  %25 = insertvalue { ptr, i64 } %24, i64 %_0.sroa.3.0.i, 1
  ret { ptr, i64 } %25
}

; <core::str::pattern::StrSearcher as core::str::pattern::Searcher>::next_match
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal fastcc void @_RNvXsv_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_8Searcher10next_match(ptr dead_on_unwind noalias noundef nonnull writable writeonly sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_0, ptr noalias noundef nonnull align 8 captures(none) dereferenceable(104) %self) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %_2 = load i64, ptr %self, align 8, !range !39, !noundef !4
  %0 = trunc nuw i64 %_2 to i1
  %searcher = getelementptr inbounds nuw i8, ptr %self, i64 8
  br i1 %0, label %bb2, label %bb3.preheader

bb3.preheader:                                    ; preds = %start
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 26
  %2 = load i8, ptr %1, align 2, !range !14, !alias.scope !40, !noalias !43, !noundef !4
  %_4.i = trunc nuw i8 %2 to i1
  br i1 %_4.i, label %bb10, label %bb5.i.lr.ph

bb5.i.lr.ph:                                      ; preds = %bb3.preheader
  %.promoted = load i64, ptr %searcher, align 8
  %3 = getelementptr inbounds nuw i8, ptr %self, i64 24
  %4 = getelementptr inbounds nuw i8, ptr %self, i64 72
  %self.0.i = load ptr, ptr %4, align 8, !alias.scope !40, !noalias !43, !nonnull !4, !align !19, !noundef !4
  %5 = getelementptr inbounds nuw i8, ptr %self, i64 80
  %self.1.i = load i64, ptr %5, align 8, !alias.scope !40, !noalias !43, !noundef !4
  %.promoted29 = load i8, ptr %3, align 8, !alias.scope !40, !noalias !43
  br label %bb5.i

bb2:                                              ; preds = %start
  %6 = getelementptr inbounds nuw i8, ptr %self, i64 56
  %_10 = load i64, ptr %6, align 8, !noundef !4
  %7 = icmp eq i64 %_10, -1
  %8 = getelementptr inbounds nuw i8, ptr %self, i64 72
  %self.0 = load ptr, ptr %8, align 8, !nonnull !4, !align !19, !noundef !4
  %9 = getelementptr inbounds nuw i8, ptr %self, i64 80
  %self.1 = load i64, ptr %9, align 8, !noundef !4
  %10 = getelementptr inbounds nuw i8, ptr %self, i64 88
  %self.01 = load ptr, ptr %10, align 8, !nonnull !4, !align !19, !noundef !4
  %11 = getelementptr inbounds nuw i8, ptr %self, i64 96
  %self.12 = load i64, ptr %11, align 8, !noundef !4
  br i1 %7, label %bb8, label %bb9

bb5.i:                                            ; preds = %bb25.i, %bb5.i.lr.ph
  %12 = phi i8 [ %.promoted29, %bb5.i.lr.ph ], [ 1, %bb25.i ]
  %13 = phi i64 [ %.promoted, %bb5.i.lr.ph ], [ %27, %bb25.i ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !40)
  %is_match.i = trunc nuw i8 %12 to i1
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %bb19.i, label %bb5.i.i

bb5.i.i:                                          ; preds = %bb5.i
  %_8.not.i.i = icmp ult i64 %13, %self.1.i
  br i1 %_8.not.i.i, label %bb9.i.i, label %bb6.i.i

bb6.i.i:                                          ; preds = %bb5.i.i
  %15 = icmp eq i64 %13, %self.1.i
  br i1 %15, label %bb19.i, label %bb18.i

bb9.i.i:                                          ; preds = %bb5.i.i
  %16 = getelementptr inbounds nuw i8, ptr %self.0.i, i64 %13
  %self1.i.i = load i8, ptr %16, align 1, !alias.scope !45, !noalias !48, !noundef !4
  %17 = icmp sgt i8 %self1.i.i, -65
  br i1 %17, label %bb19.i, label %bb18.i

bb19.i:                                           ; preds = %bb9.i.i, %bb6.i.i, %bb5.i
  %data.i.i = getelementptr inbounds nuw i8, ptr %self.0.i, i64 %13
  %_6.i.i.i = icmp samesign eq i64 %13, %self.1.i
  br i1 %_6.i.i.i, label %bb21.i, label %bb14.i.i

bb14.i.i:                                         ; preds = %bb19.i
  %x.i.i = load i8, ptr %data.i.i, align 1, !noalias !49, !noundef !4
  %_7.i.i = icmp sgt i8 %x.i.i, -1
  br i1 %_7.i.i, label %bb3.i.i, label %bb4.i.i

bb4.i.i:                                          ; preds = %bb14.i.i
  %_16.i.i.i = getelementptr inbounds nuw i8, ptr %data.i.i, i64 1
  %_33.i.i = and i8 %x.i.i, 31
  %init.i.i = zext nneg i8 %_33.i.i to i32
  %18 = add nuw nsw i64 %13, 1
  %_6.i10.i.i = icmp samesign ne i64 %18, %self.1.i
  tail call void @llvm.assume(i1 %_6.i10.i.i)
  %y.i.i = load i8, ptr %_16.i.i.i, align 1, !noalias !49, !noundef !4
  %_36.i.i = shl nuw nsw i32 %init.i.i, 6
  %_38.i.i = and i8 %y.i.i, 63
  %_37.i.i = zext nneg i8 %_38.i.i to i32
  %19 = or disjoint i32 %_36.i.i, %_37.i.i
  %_14.i.i = icmp samesign ugt i8 %x.i.i, -33
  br i1 %_14.i.i, label %bb6.i17.i, label %bb22.i

bb3.i.i:                                          ; preds = %bb14.i.i
  %_8.i.i = zext nneg i8 %x.i.i to i32
  br label %bb22.i

bb6.i17.i:                                        ; preds = %bb4.i.i
  %_16.i12.i.i = getelementptr inbounds nuw i8, ptr %data.i.i, i64 2
  %20 = add nuw nsw i64 %13, 2
  %_6.i17.i.i = icmp samesign ne i64 %20, %self.1.i
  tail call void @llvm.assume(i1 %_6.i17.i.i)
  %z.i.i = load i8, ptr %_16.i12.i.i, align 1, !noalias !49, !noundef !4
  %_41.i.i = shl nuw nsw i32 %_37.i.i, 6
  %_43.i.i = and i8 %z.i.i, 63
  %_42.i.i = zext nneg i8 %_43.i.i to i32
  %y_z.i.i = or disjoint i32 %_41.i.i, %_42.i.i
  %_21.i.i = shl nuw nsw i32 %init.i.i, 12
  %21 = or disjoint i32 %y_z.i.i, %_21.i.i
  %_22.i.i = icmp samesign ugt i8 %x.i.i, -17
  br i1 %_22.i.i, label %bb8.i.i, label %bb22.i

bb8.i.i:                                          ; preds = %bb6.i17.i
  %_16.i19.i.i = getelementptr inbounds nuw i8, ptr %data.i.i, i64 3
  %22 = add nuw nsw i64 %13, 3
  %_6.i24.i.i = icmp samesign ne i64 %22, %self.1.i
  tail call void @llvm.assume(i1 %_6.i24.i.i)
  %w.i.i = load i8, ptr %_16.i19.i.i, align 1, !noalias !49, !noundef !4
  %_27.i.i = shl nuw nsw i32 %init.i.i, 18
  %_26.i.i = and i32 %_27.i.i, 1835008
  %_46.i.i = shl nuw nsw i32 %y_z.i.i, 6
  %_48.i.i = and i8 %w.i.i, 63
  %_47.i.i = zext nneg i8 %_48.i.i to i32
  %_28.i.i = or disjoint i32 %_46.i.i, %_47.i.i
  %23 = or disjoint i32 %_28.i.i, %_26.i.i
  br label %bb22.i

bb18.i:                                           ; preds = %bb9.i.i, %bb6.i.i
  %24 = xor i8 %12, 1
  store i8 %24, ptr %3, align 8, !alias.scope !40, !noalias !43
; call core::str::slice_error_fail
  tail call void @_RNvNtCsgEmfK2I1SDS_4core3str16slice_error_fail(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %self.0.i, i64 noundef %self.1.i, i64 noundef %13, i64 noundef %self.1.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_728ddcd62301dfac9d0dba12540eed69) #31, !noalias !48
  unreachable

bb22.i:                                           ; preds = %bb8.i.i, %bb6.i17.i, %bb3.i.i, %bb4.i.i
  %_0.sroa.4.0.i.ph.i = phi i32 [ %21, %bb6.i17.i ], [ %23, %bb8.i.i ], [ %19, %bb4.i.i ], [ %_8.i.i, %bb3.i.i ]
  %25 = icmp samesign ult i32 %_0.sroa.4.0.i.ph.i, 1114112
  tail call void @llvm.assume(i1 %25)
  br i1 %is_match.i, label %bb7.loopexit, label %bb39.i

bb21.i:                                           ; preds = %bb19.i
  %26 = xor i8 %12, 1
  store i8 %26, ptr %3, align 8, !alias.scope !40, !noalias !43
  br i1 %is_match.i, label %bb7, label %bb40.i

bb40.i:                                           ; preds = %bb21.i
  store i8 1, ptr %1, align 2, !alias.scope !40, !noalias !43
  br label %bb10

bb39.i:                                           ; preds = %bb22.i
  %_61.i = icmp samesign ult i32 %_0.sroa.4.0.i.ph.i, 128
  br i1 %_61.i, label %bb25.i, label %bb26.i

bb26.i:                                           ; preds = %bb39.i
  %_62.i = icmp samesign ult i32 %_0.sroa.4.0.i.ph.i, 2048
  br i1 %_62.i, label %bb25.i, label %bb27.i

bb27.i:                                           ; preds = %bb26.i
  %_63.i = icmp samesign ult i32 %_0.sroa.4.0.i.ph.i, 65536
  %..i = select i1 %_63.i, i64 3, i64 4
  br label %bb25.i

bb25.i:                                           ; preds = %bb27.i, %bb26.i, %bb39.i
  %_14.sroa.0.0.i = phi i64 [ 2, %bb26.i ], [ %..i, %bb27.i ], [ 1, %bb39.i ]
  %27 = add i64 %_14.sroa.0.0.i, %13
  store i64 %27, ptr %searcher, align 8, !alias.scope !40, !noalias !43
  br label %bb5.i

bb7.loopexit:                                     ; preds = %bb22.i
  store i8 0, ptr %3, align 8, !alias.scope !40, !noalias !43
  br label %bb7

bb7:                                              ; preds = %bb7.loopexit, %bb21.i
  %28 = phi i64 [ %13, %bb7.loopexit ], [ %self.1.i, %bb21.i ]
  %29 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %28, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %_0, i64 16
  store i64 %28, ptr %30, align 8
  br label %bb10

bb10:                                             ; preds = %bb3.preheader, %bb40.i, %bb7
  %storemerge = phi i64 [ 1, %bb7 ], [ 0, %bb40.i ], [ 0, %bb3.preheader ]
  store i64 %storemerge, ptr %_0, align 8
  br label %bb11

bb11:                                             ; preds = %bb9, %bb8, %bb10
  ret void

bb8:                                              ; preds = %bb2
; call core::str::pattern::TwoWaySearcher::next
  tail call fastcc void @_ZN4core3str7pattern14TwoWaySearcher4next17h5bcd01b04e5264f3E(ptr noalias noundef sret([24 x i8]) align 8 captures(address) dereferenceable(24) %_0, ptr noalias noundef align 8 dereferenceable(64) %searcher, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %self.0, i64 noundef %self.1, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %self.01, i64 noundef %self.12, i1 noundef zeroext true) #32
  br label %bb11

bb9:                                              ; preds = %bb2
; call core::str::pattern::TwoWaySearcher::next
  tail call fastcc void @_ZN4core3str7pattern14TwoWaySearcher4next17h5bcd01b04e5264f3E(ptr noalias noundef sret([24 x i8]) align 8 captures(address) dereferenceable(24) %_0, ptr noalias noundef align 8 dereferenceable(64) %searcher, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %self.0, i64 noundef %self.1, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %self.01, i64 noundef %self.12, i1 noundef zeroext false) #32
  br label %bb11
}

; <core::iter::adapters::map::Map<I,F> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal fastcc void @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h5a6cc2bbbb6371adE"(ptr dead_on_unwind noalias noundef nonnull writable writeonly sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_0, ptr noalias noundef nonnull align 8 dereferenceable(16) %self) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %e.i.i = alloca [8 x i8], align 8
  %_46.i = alloca [4 x i8], align 4
  %_32.i = alloca [4 x i8], align 4
  %buf.i = alloca [24 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %buf.i), !noalias !52
  store i64 0, ptr %buf.i, align 8, !noalias !52
  %_23.sroa.4.0.buf.sroa_idx.i = getelementptr inbounds nuw i8, ptr %buf.i, i64 8
  store ptr inttoptr (i64 1 to ptr), ptr %_23.sroa.4.0.buf.sroa_idx.i, align 8, !noalias !52
  %_23.sroa.5.0.buf.sroa_idx.i = getelementptr inbounds nuw i8, ptr %buf.i, i64 16
  store i64 0, ptr %_23.sroa.5.0.buf.sroa_idx.i, align 8, !noalias !52
; invoke <std::io::stdio::StdinLock as std::io::BufRead>::read_line
  %0 = invoke { i64, ptr } @_RNvXs8_NtNtCsjrHSEGnQ3l9_3std2io5stdioNtB5_9StdinLockNtB7_7BufRead9read_line(ptr noalias noundef nonnull align 8 dereferenceable(16) %self, ptr noalias noundef nonnull align 8 dereferenceable(24) %buf.i)
          to label %bb1.i unwind label %cleanup.i, !noalias !56

cleanup.i:                                        ; preds = %bb19.i, %bb17.i, %start
  %1 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %buf.i)
          to label %common.resume unwind label %terminate.i, !noalias !56

bb1.i:                                            ; preds = %start
  %2 = extractvalue { i64, ptr } %0, 0
  %3 = extractvalue { i64, ptr } %0, 1
  %4 = trunc nuw i64 %2 to i1
  br i1 %4, label %bb21.i, label %bb3.i

bb3.i:                                            ; preds = %bb1.i
  %5 = icmp eq ptr %3, null
  br i1 %5, label %bb21.i, label %bb17.i

bb21.i:                                           ; preds = %bb3.i, %bb1.i
  %self1.sroa.7.0 = phi ptr [ %3, %bb1.i ], [ undef, %bb3.i ]
  %self1.sroa.0.0 = phi i64 [ -9223372036854775808, %bb1.i ], [ -9223372036854775807, %bb3.i ]
; call core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  call fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %buf.i), !noalias !56
  br label %"_ZN82_$LT$std..io..Lines$LT$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h7eb0e886ce0bc71eE.exit"

bb17.i:                                           ; preds = %bb3.i
  %_28.i = load ptr, ptr %_23.sroa.4.0.buf.sroa_idx.i, align 8, !noalias !52, !nonnull !4, !noundef !4
  %_27.i = load i64, ptr %_23.sroa.5.0.buf.sroa_idx.i, align 8, !noalias !52, !noundef !4
  call void @llvm.lifetime.start.p0(ptr nonnull %_32.i), !noalias !52
  store i32 10, ptr %_32.i, align 4, !noalias !52
; invoke <[u8]>::ends_with
  %_8.i = invoke noundef zeroext i1 @_RNvMNtCsgEmfK2I1SDS_4core5sliceSh9ends_withCs4X4t9plMPHF_9addr2line(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_28.i, i64 noundef %_27.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_32.i, i64 noundef 1)
          to label %bb18.i unwind label %cleanup.i, !noalias !56

bb18.i:                                           ; preds = %bb17.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_32.i), !noalias !52
  %self1.sroa.7.0.copyload4.pre6 = load ptr, ptr %_23.sroa.4.0.buf.sroa_idx.i, align 8, !noalias !57
  %self1.sroa.8.0.copyload5.pre8 = load i64, ptr %_23.sroa.5.0.buf.sroa_idx.i, align 8, !noalias !57
  br i1 %_8.i, label %bb7.i, label %bb12.i

bb12.i:                                           ; preds = %bb8.i28.i, %bb9.i, %bb20.i, %bb18.i
  %self1.sroa.8.0.copyload5 = phi i64 [ %newlen.i31.i, %bb8.i28.i ], [ 0, %bb9.i ], [ %self1.sroa.8.0.copyload5.pre, %bb20.i ], [ %self1.sroa.8.0.copyload5.pre8, %bb18.i ]
  %self1.sroa.7.0.copyload4 = phi ptr [ %self1.sroa.7.0.copyload4.pre, %bb8.i28.i ], [ %self1.sroa.7.0.copyload4.pre, %bb9.i ], [ %self1.sroa.7.0.copyload4.pre, %bb20.i ], [ %self1.sroa.7.0.copyload4.pre6, %bb18.i ]
  %self1.sroa.0.0.copyload3 = load i64, ptr %buf.i, align 8, !noalias !57
  br label %"_ZN82_$LT$std..io..Lines$LT$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h7eb0e886ce0bc71eE.exit"

bb7.i:                                            ; preds = %bb18.i
  call void @llvm.experimental.noalias.scope.decl(metadata !58)
  %_25.i.i = getelementptr inbounds nuw i8, ptr %self1.sroa.7.0.copyload4.pre6, i64 %self1.sroa.8.0.copyload5.pre8
  %6 = icmp samesign eq i64 %self1.sroa.8.0.copyload5.pre8, 0
  br i1 %6, label %bb19.i, label %bb17.i.i.i

bb17.i.i.i:                                       ; preds = %bb7.i
  %_23.i.i.i.i = getelementptr inbounds i8, ptr %_25.i.i, i64 -1
  %w.i.i.i = load i8, ptr %_23.i.i.i.i, align 1, !noalias !61, !noundef !4
  %_6.i.i.i = icmp sgt i8 %w.i.i.i, -1
  br i1 %_6.i.i.i, label %bb5.thread.i.i, label %bb4.i.i.i

bb4.i.i.i:                                        ; preds = %bb17.i.i.i
  %7 = icmp ne i64 %self1.sroa.8.0.copyload5.pre8, 1
  call void @llvm.assume(i1 %7)
  %_23.i13.i.i.i = getelementptr inbounds i8, ptr %_25.i.i, i64 -2
  %z.i.i.i = load i8, ptr %_23.i13.i.i.i, align 1, !noalias !61, !noundef !4
  %_27.i.i.i = and i8 %z.i.i.i, 31
  %8 = zext nneg i8 %_27.i.i.i to i32
  %_12.i.i.i = icmp slt i8 %z.i.i.i, -64
  br i1 %_12.i.i.i, label %bb6.i.i.i, label %bb5.i.i

bb5.thread.i.i:                                   ; preds = %bb17.i.i.i
  %_388.i.i = icmp sgt i64 %self1.sroa.8.0.copyload5.pre8, -1
  call void @llvm.assume(i1 %_388.i.i)
  br label %bb8.i.i

bb6.i.i.i:                                        ; preds = %bb4.i.i.i
  %9 = icmp ne i64 %self1.sroa.8.0.copyload5.pre8, 2
  call void @llvm.assume(i1 %9)
  %_23.i19.i.i.i = getelementptr inbounds i8, ptr %_25.i.i, i64 -3
  %y.i.i.i = load i8, ptr %_23.i19.i.i.i, align 1, !noalias !61, !noundef !4
  %_31.i.i.i = and i8 %y.i.i.i, 15
  %10 = zext nneg i8 %_31.i.i.i to i32
  %_16.i.i.i = icmp slt i8 %y.i.i.i, -64
  br i1 %_16.i.i.i, label %bb8.i.i.i, label %bb11.i.i.i

bb8.i.i.i:                                        ; preds = %bb6.i.i.i
  %11 = icmp ne i64 %self1.sroa.8.0.copyload5.pre8, 3
  call void @llvm.assume(i1 %11)
  %_23.i25.i.i.i = getelementptr inbounds i8, ptr %_25.i.i, i64 -4
  %x.i.i.i = load i8, ptr %_23.i25.i.i.i, align 1, !noalias !61, !noundef !4
  %_35.i.i.i = and i8 %x.i.i.i, 7
  %12 = zext nneg i8 %_35.i.i.i to i32
  %_36.i.i.i = shl nuw nsw i32 %12, 6
  %_38.i.i.i = and i8 %y.i.i.i, 63
  %_37.i.i.i = zext nneg i8 %_38.i.i.i to i32
  %13 = or disjoint i32 %_36.i.i.i, %_37.i.i.i
  br label %bb11.i.i.i

bb11.i.i.i:                                       ; preds = %bb8.i.i.i, %bb6.i.i.i
  %ch.sroa.0.1.i.i.i = phi i32 [ %13, %bb8.i.i.i ], [ %10, %bb6.i.i.i ]
  %_39.i.i.i = shl nuw nsw i32 %ch.sroa.0.1.i.i.i, 6
  %_41.i.i.i = and i8 %z.i.i.i, 63
  %_40.i.i.i = zext nneg i8 %_41.i.i.i to i32
  %14 = or disjoint i32 %_39.i.i.i, %_40.i.i.i
  br label %bb5.i.i

bb5.i.i:                                          ; preds = %bb11.i.i.i, %bb4.i.i.i
  %ch.sroa.0.0.i.i.i = phi i32 [ %14, %bb11.i.i.i ], [ %8, %bb4.i.i.i ]
  %_38.i.i = icmp sgt i64 %self1.sroa.8.0.copyload5.pre8, -1
  call void @llvm.assume(i1 %_38.i.i)
  %15 = icmp samesign ult i32 %ch.sroa.0.0.i.i.i, 17408
  call void @llvm.assume(i1 %15)
  %_42.i.i = icmp samesign ult i32 %ch.sroa.0.0.i.i.i, 2
  br i1 %_42.i.i, label %bb8.i.i, label %bb9.i.i

bb9.i.i:                                          ; preds = %bb5.i.i
  %_43.i.i = icmp samesign ult i32 %ch.sroa.0.0.i.i.i, 32
  br i1 %_43.i.i, label %bb8.i.i, label %bb10.i.i

bb10.i.i:                                         ; preds = %bb9.i.i
  %_44.i.i = icmp samesign ult i32 %ch.sroa.0.0.i.i.i, 1024
  %..i.i = select i1 %_44.i.i, i64 -3, i64 -4
  br label %bb8.i.i

bb8.i.i:                                          ; preds = %bb10.i.i, %bb9.i.i, %bb5.i.i, %bb5.thread.i.i
  %_12.sroa.0.0.neg.i.i = phi i64 [ -2, %bb9.i.i ], [ %..i.i, %bb10.i.i ], [ -1, %bb5.i.i ], [ -1, %bb5.thread.i.i ]
  %newlen.i.i = add nsw i64 %_12.sroa.0.0.neg.i.i, %self1.sroa.8.0.copyload5.pre8
  store i64 %newlen.i.i, ptr %_23.sroa.5.0.buf.sroa_idx.i, align 8, !alias.scope !58, !noalias !52
  br label %bb19.i

bb19.i:                                           ; preds = %bb8.i.i, %bb7.i
  %_41.i = phi i64 [ 0, %bb7.i ], [ %newlen.i.i, %bb8.i.i ]
  call void @llvm.lifetime.start.p0(ptr nonnull %_46.i), !noalias !52
  store i32 13, ptr %_46.i, align 4, !noalias !52
; invoke <[u8]>::ends_with
  %_13.i = invoke noundef zeroext i1 @_RNvMNtCsgEmfK2I1SDS_4core5sliceSh9ends_withCs4X4t9plMPHF_9addr2line(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %self1.sroa.7.0.copyload4.pre6, i64 noundef %_41.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_46.i, i64 noundef 1)
          to label %bb20.i unwind label %cleanup.i, !noalias !56

bb20.i:                                           ; preds = %bb19.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_46.i), !noalias !52
  %self1.sroa.7.0.copyload4.pre = load ptr, ptr %_23.sroa.4.0.buf.sroa_idx.i, align 8, !noalias !57
  %self1.sroa.8.0.copyload5.pre = load i64, ptr %_23.sroa.5.0.buf.sroa_idx.i, align 8, !noalias !57
  br i1 %_13.i, label %bb9.i, label %bb12.i

bb9.i:                                            ; preds = %bb20.i
  %_25.i6.i = getelementptr inbounds nuw i8, ptr %self1.sroa.7.0.copyload4.pre, i64 %self1.sroa.8.0.copyload5.pre
  %16 = icmp samesign eq i64 %self1.sroa.8.0.copyload5.pre, 0
  br i1 %16, label %bb12.i, label %bb17.i.i7.i

bb17.i.i7.i:                                      ; preds = %bb9.i
  %_23.i.i.i8.i = getelementptr inbounds i8, ptr %_25.i6.i, i64 -1
  %w.i.i9.i = load i8, ptr %_23.i.i.i8.i, align 1, !noalias !64, !noundef !4
  %_6.i.i10.i = icmp sgt i8 %w.i.i9.i, -1
  br i1 %_6.i.i10.i, label %bb5.thread.i50.i, label %bb4.i.i11.i

bb4.i.i11.i:                                      ; preds = %bb17.i.i7.i
  %17 = icmp ne i64 %self1.sroa.8.0.copyload5.pre, 1
  call void @llvm.assume(i1 %17)
  %_23.i13.i.i12.i = getelementptr inbounds i8, ptr %_25.i6.i, i64 -2
  %z.i.i13.i = load i8, ptr %_23.i13.i.i12.i, align 1, !noalias !64, !noundef !4
  %_27.i.i14.i = and i8 %z.i.i13.i, 31
  %18 = zext nneg i8 %_27.i.i14.i to i32
  %_12.i.i15.i = icmp slt i8 %z.i.i13.i, -64
  br i1 %_12.i.i15.i, label %bb6.i.i33.i, label %bb5.i16.i

bb5.thread.i50.i:                                 ; preds = %bb17.i.i7.i
  %_388.i52.i = icmp sgt i64 %self1.sroa.8.0.copyload5.pre, -1
  call void @llvm.assume(i1 %_388.i52.i)
  br label %bb8.i28.i

bb6.i.i33.i:                                      ; preds = %bb4.i.i11.i
  %19 = icmp ne i64 %self1.sroa.8.0.copyload5.pre, 2
  call void @llvm.assume(i1 %19)
  %_23.i19.i.i34.i = getelementptr inbounds i8, ptr %_25.i6.i, i64 -3
  %y.i.i35.i = load i8, ptr %_23.i19.i.i34.i, align 1, !noalias !64, !noundef !4
  %_31.i.i36.i = and i8 %y.i.i35.i, 15
  %20 = zext nneg i8 %_31.i.i36.i to i32
  %_16.i.i37.i = icmp slt i8 %y.i.i35.i, -64
  br i1 %_16.i.i37.i, label %bb8.i.i43.i, label %bb11.i.i38.i

bb8.i.i43.i:                                      ; preds = %bb6.i.i33.i
  %21 = icmp ne i64 %self1.sroa.8.0.copyload5.pre, 3
  call void @llvm.assume(i1 %21)
  %_23.i25.i.i44.i = getelementptr inbounds i8, ptr %_25.i6.i, i64 -4
  %x.i.i45.i = load i8, ptr %_23.i25.i.i44.i, align 1, !noalias !64, !noundef !4
  %_35.i.i46.i = and i8 %x.i.i45.i, 7
  %22 = zext nneg i8 %_35.i.i46.i to i32
  %_36.i.i47.i = shl nuw nsw i32 %22, 6
  %_38.i.i48.i = and i8 %y.i.i35.i, 63
  %_37.i.i49.i = zext nneg i8 %_38.i.i48.i to i32
  %23 = or disjoint i32 %_36.i.i47.i, %_37.i.i49.i
  br label %bb11.i.i38.i

bb11.i.i38.i:                                     ; preds = %bb8.i.i43.i, %bb6.i.i33.i
  %ch.sroa.0.1.i.i39.i = phi i32 [ %23, %bb8.i.i43.i ], [ %20, %bb6.i.i33.i ]
  %_39.i.i40.i = shl nuw nsw i32 %ch.sroa.0.1.i.i39.i, 6
  %_41.i.i41.i = and i8 %z.i.i13.i, 63
  %_40.i.i42.i = zext nneg i8 %_41.i.i41.i to i32
  %24 = or disjoint i32 %_39.i.i40.i, %_40.i.i42.i
  br label %bb5.i16.i

bb5.i16.i:                                        ; preds = %bb11.i.i38.i, %bb4.i.i11.i
  %ch.sroa.0.0.i.i17.i = phi i32 [ %24, %bb11.i.i38.i ], [ %18, %bb4.i.i11.i ]
  %_38.i21.i = icmp sgt i64 %self1.sroa.8.0.copyload5.pre, -1
  call void @llvm.assume(i1 %_38.i21.i)
  %25 = icmp samesign ult i32 %ch.sroa.0.0.i.i17.i, 17408
  call void @llvm.assume(i1 %25)
  %_42.i22.i = icmp samesign ult i32 %ch.sroa.0.0.i.i17.i, 2
  br i1 %_42.i22.i, label %bb8.i28.i, label %bb9.i23.i

bb9.i23.i:                                        ; preds = %bb5.i16.i
  %_43.i24.i = icmp samesign ult i32 %ch.sroa.0.0.i.i17.i, 32
  br i1 %_43.i24.i, label %bb8.i28.i, label %bb10.i25.i

bb10.i25.i:                                       ; preds = %bb9.i23.i
  %_44.i26.i = icmp samesign ult i32 %ch.sroa.0.0.i.i17.i, 1024
  %..i27.i = select i1 %_44.i26.i, i64 -3, i64 -4
  br label %bb8.i28.i

bb8.i28.i:                                        ; preds = %bb10.i25.i, %bb9.i23.i, %bb5.i16.i, %bb5.thread.i50.i
  %_12.sroa.0.0.neg.i30.i = phi i64 [ -2, %bb9.i23.i ], [ %..i27.i, %bb10.i25.i ], [ -1, %bb5.i16.i ], [ -1, %bb5.thread.i50.i ]
  %newlen.i31.i = add nsw i64 %_12.sroa.0.0.neg.i30.i, %self1.sroa.8.0.copyload5.pre
  br label %bb12.i

terminate.i:                                      ; preds = %cleanup.i
  %26 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33, !noalias !56
  unreachable

common.resume:                                    ; preds = %cleanup.i.i, %cleanup.i
  %common.resume.op = phi { ptr, i32 } [ %1, %cleanup.i ], [ %28, %cleanup.i.i ]
  resume { ptr, i32 } %common.resume.op

"_ZN82_$LT$std..io..Lines$LT$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h7eb0e886ce0bc71eE.exit": ; preds = %bb21.i, %bb12.i
  %self1.sroa.8.0 = phi i64 [ undef, %bb21.i ], [ %self1.sroa.8.0.copyload5, %bb12.i ]
  %self1.sroa.7.1 = phi ptr [ %self1.sroa.7.0, %bb21.i ], [ %self1.sroa.7.0.copyload4, %bb12.i ]
  %self1.sroa.0.1 = phi i64 [ %self1.sroa.0.0, %bb21.i ], [ %self1.sroa.0.0.copyload3, %bb12.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %buf.i), !noalias !52
  switch i64 %self1.sroa.0.1, label %"_ZN7formats4main28_$u7b$$u7b$closure$u7d$$u7d$17hf2f765af4f09224aE.exit" [
    i64 -9223372036854775807, label %bb4
    i64 -9223372036854775808, label %bb2.i.i
  ], !prof !69

bb2.i.i:                                          ; preds = %"_ZN82_$LT$std..io..Lines$LT$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h7eb0e886ce0bc71eE.exit"
  call void @llvm.lifetime.start.p0(ptr nonnull %e.i.i), !noalias !70
  %27 = icmp ne ptr %self1.sroa.7.1, null
  call void @llvm.assume(i1 %27)
  store ptr %self1.sroa.7.1, ptr %e.i.i, align 8, !noalias !70
; invoke core::result::unwrap_failed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 noundef 43, ptr noundef nonnull align 1 %e.i.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.f, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_769a016f038e218111db5683868dd39b) #34
          to label %unreachable.i.i unwind label %cleanup.i.i, !noalias !70

cleanup.i.i:                                      ; preds = %bb2.i.i
  %28 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<std::io::error::Error>
  invoke void @"_ZN4core3ptr42drop_in_place$LT$std..io..error..Error$GT$17h039e475e99b365f6E"(ptr noalias noundef nonnull align 8 dereferenceable(8) %e.i.i) #35
          to label %common.resume unwind label %terminate.i.i, !noalias !70

unreachable.i.i:                                  ; preds = %bb2.i.i
  unreachable

terminate.i.i:                                    ; preds = %cleanup.i.i
  %29 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33, !noalias !70
  unreachable

"_ZN7formats4main28_$u7b$$u7b$closure$u7d$$u7d$17hf2f765af4f09224aE.exit": ; preds = %"_ZN82_$LT$std..io..Lines$LT$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h7eb0e886ce0bc71eE.exit"
  store i64 %self1.sroa.0.1, ptr %_0, align 8
  %_7.sroa.4.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store ptr %self1.sroa.7.1, ptr %_7.sroa.4.0._0.sroa_idx, align 8
  %_7.sroa.5.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 16
  store i64 %self1.sroa.8.0, ptr %_7.sroa.5.0._0.sroa_idx, align 8
  br label %bb2

bb4:                                              ; preds = %"_ZN82_$LT$std..io..Lines$LT$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h7eb0e886ce0bc71eE.exit"
  store i64 -9223372036854775808, ptr %_0, align 8
  br label %bb2

bb2:                                              ; preds = %"_ZN7formats4main28_$u7b$$u7b$closure$u7d$$u7d$17hf2f765af4f09224aE.exit", %bb4
  ret void
}

; std::rt::lang_start
; Function Attrs: nonlazybind optsize uwtable
define hidden noundef i64 @_ZN3std2rt10lang_start17hb9eae48fb0bf2073E(ptr noundef nonnull %main, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe) unnamed_addr #1 {
start:
  %_7 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_7)
  store ptr %main, ptr %_7, align 8
; call std::rt::lang_start_internal
  %_0 = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.3, i64 noundef %argc, ptr noundef %argv, i8 noundef %sigpipe)
  call void @llvm.lifetime.end.p0(ptr nonnull %_7)
  ret i64 %_0
}

; std::rt::lang_start::{{closure}}
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal noundef i32 @"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hf98cfece5109f319E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #0 {
start:
  %_4 = load ptr, ptr %_1, align 8, !nonnull !4, !noundef !4
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h9a0b5153098254fdE(ptr noundef nonnull %_4) #36
  ret i32 0
}

; std::sys::backtrace::__rust_begin_short_backtrace
; Function Attrs: noinline nonlazybind optsize uwtable
define internal fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h9a0b5153098254fdE(ptr noundef nonnull readonly captures(none) %f) unnamed_addr #2 {
start:
  tail call void %f()
  tail call void asm sideeffect "", "~{memory}"() #37, !srcloc !77
  ret void
}

; <&T as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h11fd7bde198d3776E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 {
start:
  %_3 = load ptr, ptr %self, align 8, !nonnull !4, !align !78, !noundef !4
  %0 = getelementptr inbounds nuw i8, ptr %f, i64 16
  %_4.i = load i32, ptr %0, align 8, !alias.scope !79, !noalias !82, !noundef !4
  %_3.i = and i32 %_4.i, 33554432
  %1 = icmp eq i32 %_3.i, 0
  br i1 %1, label %bb2.i, label %bb1.i

bb2.i:                                            ; preds = %start
  %_5.i = and i32 %_4.i, 67108864
  %2 = icmp eq i32 %_5.i, 0
  br i1 %2, label %bb4.i, label %bb3.i

bb1.i:                                            ; preds = %start
; call <usize as core::fmt::LowerHex>::fmt
  %3 = tail call noundef zeroext i1 @_RNvXs6_NtNtCsgEmfK2I1SDS_4core3fmt3numjNtB7_8LowerHex3fmt(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(8) %_3, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  br label %_RNvXsZ_NtNtCsgEmfK2I1SDS_4core3fmt3numjNtB7_5Debug3fmt.exit

bb4.i:                                            ; preds = %bb2.i
; call <usize as core::fmt::Display>::fmt
  %4 = tail call noundef zeroext i1 @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(8) %_3, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  br label %_RNvXsZ_NtNtCsgEmfK2I1SDS_4core3fmt3numjNtB7_5Debug3fmt.exit

bb3.i:                                            ; preds = %bb2.i
; call <usize as core::fmt::UpperHex>::fmt
  %5 = tail call noundef zeroext i1 @_RNvXs8_NtNtCsgEmfK2I1SDS_4core3fmt3numjNtB7_8UpperHex3fmt(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(8) %_3, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  br label %_RNvXsZ_NtNtCsgEmfK2I1SDS_4core3fmt3numjNtB7_5Debug3fmt.exit

_RNvXsZ_NtNtCsgEmfK2I1SDS_4core3fmt3numjNtB7_5Debug3fmt.exit: ; preds = %bb1.i, %bb4.i, %bb3.i
  %_0.sroa.0.0.in.i = phi i1 [ %4, %bb4.i ], [ %5, %bb3.i ], [ %3, %bb1.i ]
  ret i1 %_0.sroa.0.0.in.i
}

; <&T as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h17b2a54adfddac7bE"(ptr noalias readonly align 8 captures(none) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 {
start:
; call <core::fmt::Formatter>::write_str
  %_0.i = tail call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9write_str(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_99ac8a81a24cac863217ce4a5cbfabea, i64 noundef 5)
  ret i1 %_0.i
}

; <&T as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h2806e24a625713a3E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 {
start:
  %_3 = load ptr, ptr %self, align 8, !nonnull !4, !align !84, !noundef !4
; call <char as core::fmt::Debug>::fmt
  %_0 = tail call noundef zeroext i1 @_RNvXsj_NtCsgEmfK2I1SDS_4core3fmtcNtB5_5Debug3fmt(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) dereferenceable(4) %_3, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  ret i1 %_0
}

; <&T as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h35f06ceb206fc910E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 {
start:
  %_3 = load ptr, ptr %self, align 8, !nonnull !4, !align !78, !noundef !4
; call <f64 as core::fmt::Debug>::fmt
  %_0 = tail call noundef zeroext i1 @_RNvXs6_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_5Debug3fmt(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(8) %_3, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  ret i1 %_0
}

; <&T as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h595158400da521c5E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 {
start:
  %_5.i = alloca [8 x i8], align 8
  %_3 = load ptr, ptr %self, align 8, !nonnull !4, !align !19, !noundef !4
  call void @llvm.lifetime.start.p0(ptr nonnull %_5.i), !noalias !85
  store ptr %_3, ptr %_5.i, align 8, !noalias !85
; call <core::fmt::Formatter>::debug_struct_field1_finish
  %_0.i = call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter26debug_struct_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_252aee8158a2b6b4b1e300c3f8f7bd7a, i64 noundef 15, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_a5d866b1768ad3f826bccdb004a1a8ae, i64 noundef 4, ptr noundef nonnull align 1 %_5.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.0)
  call void @llvm.lifetime.end.p0(ptr nonnull %_5.i), !noalias !85
  ret i1 %_0.i
}

; <&T as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h5999a88171e60058E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %entry.i.i.i = alloca [8 x i8], align 8
  %_5.i.i = alloca [16 x i8], align 8
  %_3 = load ptr, ptr %self, align 8, !nonnull !4, !align !78, !noundef !4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !89)
  %0 = getelementptr inbounds nuw i8, ptr %_3, i64 8
  %_7.i = load ptr, ptr %0, align 8, !alias.scope !89, !noalias !92, !nonnull !4, !noundef !4
  %1 = getelementptr inbounds nuw i8, ptr %_3, i64 16
  %_6.i = load i64, ptr %1, align 8, !alias.scope !89, !noalias !92, !noundef !4
  call void @llvm.lifetime.start.p0(ptr nonnull %_5.i.i), !noalias !94
; call <core::fmt::Formatter>::debug_list
  call void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter10debug_list(ptr noalias noundef nonnull sret([16 x i8]) align 8 captures(address) dereferenceable(16) %_5.i.i, ptr noalias noundef nonnull align 8 dereferenceable(24) %f), !noalias !98
  %_11.idx.i.i = shl nuw nsw i64 %_6.i, 1
  %_11.i.i = getelementptr inbounds nuw i8, ptr %_7.i, i64 %_11.idx.i.i
  %_6.i7.i.i.i = icmp eq i64 %_6.i, 0
  br i1 %_6.i7.i.i.i, label %"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hf478340b35a90327E.exit", label %bb5.i.i.i

bb5.i.i.i:                                        ; preds = %start, %bb5.i.i.i
  %iter.sroa.0.08.i.i.i = phi ptr [ %_16.i.i.i.i, %bb5.i.i.i ], [ %_7.i, %start ]
  %_16.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.08.i.i.i, i64 2
  call void @llvm.lifetime.start.p0(ptr nonnull %entry.i.i.i), !noalias !99
  store ptr %iter.sroa.0.08.i.i.i, ptr %entry.i.i.i, align 8, !noalias !99
; call <core::fmt::builders::DebugList>::entry
  %_9.i.i.i = call noundef nonnull align 8 ptr @_RNvMs5_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_9DebugList5entry(ptr noalias noundef nonnull align 8 dereferenceable(16) %_5.i.i, ptr noundef nonnull align 1 %entry.i.i.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.9), !noalias !89
  call void @llvm.lifetime.end.p0(ptr nonnull %entry.i.i.i), !noalias !99
  %_6.i.i.i.i = icmp eq ptr %_16.i.i.i.i, %_11.i.i
  br i1 %_6.i.i.i.i, label %"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hf478340b35a90327E.exit", label %bb5.i.i.i

"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hf478340b35a90327E.exit": ; preds = %bb5.i.i.i, %start
; call <core::fmt::builders::DebugList>::finish
  %_0.i.i = call noundef zeroext i1 @_RNvMs5_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_9DebugList6finish(ptr noalias noundef nonnull align 8 dereferenceable(16) %_5.i.i), !noalias !89
  call void @llvm.lifetime.end.p0(ptr nonnull %_5.i.i), !noalias !94
  ret i1 %_0.i.i
}

; <&T as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h7ac9a9a1c2a2bcbdE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 {
start:
  %_3 = load ptr, ptr %self, align 8, !nonnull !4, !align !78, !noundef !4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !102)
  %0 = getelementptr inbounds nuw i8, ptr %_3, i64 8
  %_8.i = load ptr, ptr %0, align 8, !alias.scope !102, !noalias !105, !nonnull !4, !noundef !4
  %1 = getelementptr inbounds nuw i8, ptr %_3, i64 16
  %_7.i = load i64, ptr %1, align 8, !alias.scope !102, !noalias !105, !noundef !4
; call <str as core::fmt::Debug>::fmt
  %_0.i = tail call noundef zeroext i1 @_RNvXsh_NtCsgEmfK2I1SDS_4core3fmteNtB5_5Debug3fmt(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_8.i, i64 noundef %_7.i, ptr noalias noundef nonnull align 8 dereferenceable(24) %f), !noalias !102
  ret i1 %_0.i
}

; <&T as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h7d6f04cbd6cf847dE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 {
start:
  %_3 = load ptr, ptr %self, align 8, !nonnull !4, !align !78, !noundef !4
; call <&str as core::fmt::Debug>::fmt
  %_0 = tail call noundef zeroext i1 @_RNvXs1g_NtCsgEmfK2I1SDS_4core3fmtReNtB6_5Debug3fmtCsgY6Mt91CT9J_14rustc_demangle(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(16) %_3, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  ret i1 %_0
}

; <&T as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h7fe7d216efe47365E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 {
start:
  %T.i = alloca [8 x i8], align 8
  %U.i = alloca [8 x i8], align 8
  %builder.i = alloca [24 x i8], align 8
  %_3 = load ptr, ptr %self, align 8, !nonnull !4, !align !78, !noundef !4
  call void @llvm.lifetime.start.p0(ptr nonnull %builder.i), !noalias !107
; call <core::fmt::Formatter>::debug_tuple
  call void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter11debug_tuple(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(address) dereferenceable(24) %builder.i, ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) inttoptr (i64 1 to ptr), i64 noundef 0), !noalias !111
  call void @llvm.lifetime.start.p0(ptr nonnull %U.i), !noalias !107
  store ptr %_3, ptr %U.i, align 8, !noalias !107
  call void @llvm.lifetime.start.p0(ptr nonnull %T.i), !noalias !107
  %0 = getelementptr inbounds nuw i8, ptr %_3, i64 16
  store ptr %0, ptr %T.i, align 8, !noalias !107
; call <core::fmt::builders::DebugTuple>::field
  %_6.i = call noundef nonnull align 8 ptr @_RNvMs2_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_10DebugTuple5field(ptr noalias noundef nonnull align 8 dereferenceable(24) %builder.i, ptr noundef nonnull align 1 %U.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.b)
; call <core::fmt::builders::DebugTuple>::field
  %_10.i = call noundef nonnull align 8 ptr @_RNvMs2_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_10DebugTuple5field(ptr noalias noundef nonnull align 8 dereferenceable(24) %builder.i, ptr noundef nonnull align 1 %T.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.b)
; call <core::fmt::builders::DebugTuple>::finish
  %_0.i = call noundef zeroext i1 @_RNvMs2_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_10DebugTuple6finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %builder.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %T.i), !noalias !107
  call void @llvm.lifetime.end.p0(ptr nonnull %U.i), !noalias !107
  call void @llvm.lifetime.end.p0(ptr nonnull %builder.i), !noalias !107
  ret i1 %_0.i
}

; <&T as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h888ebd126a36b17dE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 {
start:
  %T.i = alloca [8 x i8], align 8
  %builder.i = alloca [24 x i8], align 8
  %_3 = load ptr, ptr %self, align 8, !nonnull !4, !align !84, !noundef !4
  call void @llvm.lifetime.start.p0(ptr nonnull %builder.i), !noalias !112
; call <core::fmt::Formatter>::debug_tuple
  call void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter11debug_tuple(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(address) dereferenceable(24) %builder.i, ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) inttoptr (i64 1 to ptr), i64 noundef 0), !noalias !116
  call void @llvm.lifetime.start.p0(ptr nonnull %T.i), !noalias !112
  store ptr %_3, ptr %T.i, align 8, !noalias !112
; call <core::fmt::builders::DebugTuple>::field
  %_5.i = call noundef nonnull align 8 ptr @_RNvMs2_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_10DebugTuple5field(ptr noalias noundef nonnull align 8 dereferenceable(24) %builder.i, ptr noundef nonnull align 1 %T.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.4)
; call <core::fmt::builders::DebugTuple>::finish
  %_0.i = call noundef zeroext i1 @_RNvMs2_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_10DebugTuple6finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %builder.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %T.i), !noalias !112
  call void @llvm.lifetime.end.p0(ptr nonnull %builder.i), !noalias !112
  ret i1 %_0.i
}

; <&T as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h9702df5471cbdc5bE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 {
start:
  %_3 = load ptr, ptr %self, align 8, !nonnull !4, !align !78, !noundef !4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !117)
  %_3.0.i = load ptr, ptr %_3, align 8, !alias.scope !117, !noalias !120, !nonnull !4, !align !84, !noundef !4
  %0 = getelementptr inbounds nuw i8, ptr %_3, i64 8
  %_3.1.i = load i64, ptr %0, align 8, !alias.scope !117, !noalias !120, !noundef !4
; call <[T] as core::fmt::Debug>::fmt
  %_0.i = tail call fastcc noundef zeroext i1 @"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17h9d122a68de94ce1eE"(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %_3.0.i, i64 noundef %_3.1.i, ptr noalias noundef nonnull align 8 dereferenceable(24) %f), !noalias !117
  ret i1 %_0.i
}

; <&T as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h9b60474b7d9b20adE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 {
start:
  %__self_11.i = alloca [8 x i8], align 8
  %__self_1.i = alloca [8 x i8], align 8
  %__self_0.i = alloca [8 x i8], align 8
  %_3 = load ptr, ptr %self, align 8, !nonnull !4, !align !78, !noundef !4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !122)
  %0 = load i64, ptr %_3, align 8, !range !125, !alias.scope !122, !noalias !126, !noundef !4
  %1 = xor i64 %0, -9223372036854775808
  %2 = icmp slt i64 %0, 0
  %_3.i = select i1 %2, i64 %1, i64 3
  switch i64 %_3.i, label %bb1.i [
    i64 0, label %bb5.i
    i64 1, label %bb4.i
    i64 2, label %bb3.i
    i64 3, label %bb2.i
  ]

bb1.i:                                            ; preds = %start
  unreachable

bb5.i:                                            ; preds = %start
; call <core::fmt::Formatter>::write_str
  %3 = tail call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9write_str(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_59ba7b9f7211443cd55a366616eef46a, i64 noundef 5), !noalias !122
  br label %"_ZN50_$LT$formats..Kind$u20$as$u20$core..fmt..Debug$GT$3fmt17h598f06d835cb2be8E.exit"

bb4.i:                                            ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %__self_0.i), !noalias !128
  %4 = getelementptr inbounds nuw i8, ptr %_3, i64 8
  store ptr %4, ptr %__self_0.i, align 8, !noalias !128
; call <core::fmt::Formatter>::debug_tuple_field1_finish
  %5 = call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_e813fda33c33e38665803c55f01a1a57, i64 noundef 3, ptr noundef nonnull align 1 %__self_0.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.j)
  call void @llvm.lifetime.end.p0(ptr nonnull %__self_0.i), !noalias !128
  br label %"_ZN50_$LT$formats..Kind$u20$as$u20$core..fmt..Debug$GT$3fmt17h598f06d835cb2be8E.exit"

bb3.i:                                            ; preds = %start
  %__self_02.i = getelementptr inbounds nuw i8, ptr %_3, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %__self_1.i), !noalias !128
  %6 = getelementptr inbounds nuw i8, ptr %_3, i64 16
  store ptr %6, ptr %__self_1.i, align 8, !noalias !128
; call <core::fmt::Formatter>::debug_tuple_field2_finish
  %7 = call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter25debug_tuple_field2_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_da1d77dfe6c47b0702ad778dd22ebff8, i64 noundef 3, ptr noundef nonnull readonly align 1 %__self_02.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.k, ptr noundef nonnull align 1 %__self_1.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.l)
  call void @llvm.lifetime.end.p0(ptr nonnull %__self_1.i), !noalias !128
  br label %"_ZN50_$LT$formats..Kind$u20$as$u20$core..fmt..Debug$GT$3fmt17h598f06d835cb2be8E.exit"

bb2.i:                                            ; preds = %start
  %__self_03.i = getelementptr inbounds nuw i8, ptr %_3, i64 24
  call void @llvm.lifetime.start.p0(ptr nonnull %__self_11.i), !noalias !128
  store ptr %_3, ptr %__self_11.i, align 8, !noalias !128
; call <core::fmt::Formatter>::debug_struct_field2_finish
  %8 = call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter26debug_struct_field2_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_be7db3e8aaed382d47f1c7ddf2aba3e9, i64 noundef 5, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_35c3855a9b73493d0047710d7ab95ca5, i64 noundef 4, ptr noundef nonnull readonly align 1 %__self_03.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.5, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_7d224edafacb9acd74133702366cc8b7, i64 noundef 4, ptr noundef nonnull align 1 %__self_11.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.m)
  call void @llvm.lifetime.end.p0(ptr nonnull %__self_11.i), !noalias !128
  br label %"_ZN50_$LT$formats..Kind$u20$as$u20$core..fmt..Debug$GT$3fmt17h598f06d835cb2be8E.exit"

"_ZN50_$LT$formats..Kind$u20$as$u20$core..fmt..Debug$GT$3fmt17h598f06d835cb2be8E.exit": ; preds = %bb5.i, %bb4.i, %bb3.i, %bb2.i
  %_0.sroa.0.0.in.i = phi i1 [ %3, %bb5.i ], [ %5, %bb4.i ], [ %7, %bb3.i ], [ %8, %bb2.i ]
  ret i1 %_0.sroa.0.0.in.i
}

; <&T as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17ha4754ad1293d4762E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 {
start:
  %_3 = load ptr, ptr %self, align 8, !nonnull !4, !align !78, !noundef !4
; call <&T as core::fmt::Debug>::fmt
  %_0 = tail call noundef zeroext i1 @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17hb5e8d27078920439E"(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(8) %_3, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  ret i1 %_0
}

; <&T as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17hb5e8d27078920439E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 {
start:
  %_3 = load ptr, ptr %self, align 8, !nonnull !4, !align !84, !noundef !4
  %0 = getelementptr inbounds nuw i8, ptr %f, i64 16
  %_4.i = load i32, ptr %0, align 8, !alias.scope !129, !noalias !132, !noundef !4
  %_3.i = and i32 %_4.i, 33554432
  %1 = icmp eq i32 %_3.i, 0
  br i1 %1, label %bb2.i, label %bb1.i

bb2.i:                                            ; preds = %start
  %_5.i = and i32 %_4.i, 67108864
  %2 = icmp eq i32 %_5.i, 0
  br i1 %2, label %bb4.i, label %bb3.i

bb1.i:                                            ; preds = %start
; call <i32 as core::fmt::LowerHex>::fmt
  %3 = tail call noundef zeroext i1 @_RNvXsv_NtNtCsgEmfK2I1SDS_4core3fmt3numlNtB7_8LowerHex3fmt(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) dereferenceable(4) %_3, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  br label %_RNvXsQ_NtNtCsgEmfK2I1SDS_4core3fmt3numlNtB7_5Debug3fmt.exit

bb4.i:                                            ; preds = %bb2.i
; call <i32 as core::fmt::Display>::fmt
  %4 = tail call noundef zeroext i1 @_RNvXs9_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3implNtB9_7Display3fmt(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) dereferenceable(4) %_3, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  br label %_RNvXsQ_NtNtCsgEmfK2I1SDS_4core3fmt3numlNtB7_5Debug3fmt.exit

bb3.i:                                            ; preds = %bb2.i
; call <i32 as core::fmt::UpperHex>::fmt
  %5 = tail call noundef zeroext i1 @_RNvXsx_NtNtCsgEmfK2I1SDS_4core3fmt3numlNtB7_8UpperHex3fmt(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) dereferenceable(4) %_3, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  br label %_RNvXsQ_NtNtCsgEmfK2I1SDS_4core3fmt3numlNtB7_5Debug3fmt.exit

_RNvXsQ_NtNtCsgEmfK2I1SDS_4core3fmt3numlNtB7_5Debug3fmt.exit: ; preds = %bb1.i, %bb4.i, %bb3.i
  %_0.sroa.0.0.in.i = phi i1 [ %4, %bb4.i ], [ %5, %bb3.i ], [ %3, %bb1.i ]
  ret i1 %_0.sroa.0.0.in.i
}

; <&T as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17he36df06b9a14ae40E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 {
start:
  %T.i = alloca [8 x i8], align 8
  %U.i = alloca [8 x i8], align 8
  %builder.i = alloca [24 x i8], align 8
  %_3 = load ptr, ptr %self, align 8, !nonnull !4, !align !78, !noundef !4
  call void @llvm.lifetime.start.p0(ptr nonnull %builder.i), !noalias !134
; call <core::fmt::Formatter>::debug_tuple
  call void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter11debug_tuple(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(address) dereferenceable(24) %builder.i, ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) inttoptr (i64 1 to ptr), i64 noundef 0), !noalias !138
  call void @llvm.lifetime.start.p0(ptr nonnull %U.i), !noalias !134
  store ptr %_3, ptr %U.i, align 8, !noalias !134
  call void @llvm.lifetime.start.p0(ptr nonnull %T.i), !noalias !134
  %0 = getelementptr inbounds nuw i8, ptr %_3, i64 8
  store ptr %0, ptr %T.i, align 8, !noalias !134
; call <core::fmt::builders::DebugTuple>::field
  %_6.i = call noundef nonnull align 8 ptr @_RNvMs2_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_10DebugTuple5field(ptr noalias noundef nonnull align 8 dereferenceable(24) %builder.i, ptr noundef nonnull align 1 %U.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.h)
; call <core::fmt::builders::DebugTuple>::field
  %_10.i = call noundef nonnull align 8 ptr @_RNvMs2_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_10DebugTuple5field(ptr noalias noundef nonnull align 8 dereferenceable(24) %builder.i, ptr noundef nonnull align 1 %T.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.b)
; call <core::fmt::builders::DebugTuple>::finish
  %_0.i = call noundef zeroext i1 @_RNvMs2_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_10DebugTuple6finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %builder.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %T.i), !noalias !134
  call void @llvm.lifetime.end.p0(ptr nonnull %U.i), !noalias !134
  call void @llvm.lifetime.end.p0(ptr nonnull %builder.i), !noalias !134
  ret i1 %_0.i
}

; <&T as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17hf2c3e2294fbe0948E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 {
start:
  %_5.i = alloca [8 x i8], align 8
  %_3 = load ptr, ptr %self, align 8, !nonnull !4, !align !19, !noundef !4
  call void @llvm.lifetime.start.p0(ptr nonnull %_5.i), !noalias !139
  store ptr %_3, ptr %_5.i, align 8, !noalias !139
; call <core::fmt::Formatter>::debug_struct_field1_finish
  %_0.i = call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter26debug_struct_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_f62df14955f7d78bca139b0a7668683d, i64 noundef 13, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_a5d866b1768ad3f826bccdb004a1a8ae, i64 noundef 4, ptr noundef nonnull align 1 %_5.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.2)
  call void @llvm.lifetime.end.p0(ptr nonnull %_5.i), !noalias !139
  ret i1 %_0.i
}

; <&T as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17hf4a67e13aa53f922E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 {
start:
  %_3 = load ptr, ptr %self, align 8, !nonnull !4, !align !19, !noundef !4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !143)
  %0 = load i8, ptr %_3, align 1, !range !14, !alias.scope !143, !noalias !146, !noundef !4
  %1 = trunc nuw i8 %0 to i1
  %..i = select i1 %1, i64 7, i64 5
  %alloc_6693e43df3406efcf64b4ab3d59228bb.alloc_59ba7b9f7211443cd55a366616eef46a.i = select i1 %1, ptr @alloc_6693e43df3406efcf64b4ab3d59228bb, ptr @alloc_59ba7b9f7211443cd55a366616eef46a
; call <core::fmt::Formatter>::write_str
  %_0.i = tail call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9write_str(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %alloc_6693e43df3406efcf64b4ab3d59228bb.alloc_59ba7b9f7211443cd55a366616eef46a.i, i64 noundef %..i), !noalias !143
  ret i1 %_0.i
}

; <&T as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17hf4f858a4e4e74b57E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 {
start:
  %_7.i.i = alloca [8 x i8], align 8
  %_3 = load ptr, ptr %self, align 8, !nonnull !4, !align !78, !noundef !4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !148)
  %_3.i = load ptr, ptr %_3, align 8, !alias.scope !148, !noalias !151, !nonnull !4, !align !78, !noundef !4
  %_4.i.i = getelementptr inbounds nuw i8, ptr %_3.i, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i.i), !noalias !153
  store ptr %_3.i, ptr %_7.i.i, align 8, !noalias !153
; call <core::fmt::Formatter>::debug_struct_field2_finish
  %_0.i.i = call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter26debug_struct_field2_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_bf0ef947d182249ea2203578272460c5, i64 noundef 5, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_37f62a15fae368a2423b3a16c75adcc9, i64 noundef 1, ptr noundef nonnull readonly align 1 %_4.i.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.6, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_cd51bc84b49b21a3fdb2800731f25c21, i64 noundef 1, ptr noundef nonnull align 1 %_7.i.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.c), !noalias !148
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i.i), !noalias !153
  ret i1 %_0.i.i
}

; <[T] as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal fastcc noundef zeroext i1 @"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17h9d122a68de94ce1eE"(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %self.0, i64 noundef range(i64 0, 2305843009213693952) %self.1, ptr noalias noundef nonnull align 8 dereferenceable(24) %f) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %entry.i = alloca [8 x i8], align 8
  %_5 = alloca [16 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_5)
; call <core::fmt::Formatter>::debug_list
  call void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter10debug_list(ptr noalias noundef nonnull sret([16 x i8]) align 8 captures(address) dereferenceable(16) %_5, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  %_11.idx = shl nuw nsw i64 %self.1, 2
  %_11 = getelementptr inbounds nuw i8, ptr %self.0, i64 %_11.idx
  %_6.i7.i = icmp eq i64 %self.1, 0
  br i1 %_6.i7.i, label %_ZN4core3fmt8builders9DebugList7entries17h4fdf35c0be651fa4E.exit, label %bb5.i

bb5.i:                                            ; preds = %start, %bb5.i
  %iter.sroa.0.08.i = phi ptr [ %_16.i.i, %bb5.i ], [ %self.0, %start ]
  %_16.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.08.i, i64 4
  call void @llvm.lifetime.start.p0(ptr nonnull %entry.i), !noalias !157
  store ptr %iter.sroa.0.08.i, ptr %entry.i, align 8, !noalias !157
; call <core::fmt::builders::DebugList>::entry
  %_9.i = call noundef nonnull align 8 ptr @_RNvMs5_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_9DebugList5entry(ptr noalias noundef nonnull align 8 dereferenceable(16) %_5, ptr noundef nonnull align 1 %entry.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.4)
  call void @llvm.lifetime.end.p0(ptr nonnull %entry.i), !noalias !157
  %_6.i.i = icmp eq ptr %_16.i.i, %_11
  br i1 %_6.i.i, label %_ZN4core3fmt8builders9DebugList7entries17h4fdf35c0be651fa4E.exit, label %bb5.i

_ZN4core3fmt8builders9DebugList7entries17h4fdf35c0be651fa4E.exit: ; preds = %bb5.i, %start
; call <core::fmt::builders::DebugList>::finish
  %_0 = call noundef zeroext i1 @_RNvMs5_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_9DebugList6finish(ptr noalias noundef nonnull align 8 dereferenceable(16) %_5)
  call void @llvm.lifetime.end.p0(ptr nonnull %_5)
  ret i1 %_0
}

; core::fmt::Write::write_char
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @_ZN4core3fmt5Write10write_char17h52f300d1fb386547E(ptr noalias noundef align 8 dereferenceable(24) %self, i32 noundef range(i32 0, 1114112) %c) unnamed_addr #1 {
start:
  %_6 = alloca [4 x i8], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %_6)
  store i32 0, ptr %_6, align 4
  %_11.i = icmp samesign ult i32 %c, 128
  br i1 %_11.i, label %bb12.i.i, label %bb5.i

bb5.i:                                            ; preds = %start
  %_12.i = icmp samesign ult i32 %c, 2048
  %0 = trunc i32 %c to i8
  %_5.i.i = and i8 %0, 63
  %last1.i.i = or disjoint i8 %_5.i.i, -128
  %_10.i.i = lshr i32 %c, 6
  %1 = trunc i32 %_10.i.i to i8
  %_8.i.i = and i8 %1, 63
  %last2.i.i = or disjoint i8 %_8.i.i, -128
  %_14.i.i = lshr i32 %c, 12
  %2 = trunc i32 %_14.i.i to i8
  %_12.i.i = and i8 %2, 63
  %last3.i.i = or disjoint i8 %_12.i.i, -128
  %_18.i.i = lshr i32 %c, 18
  %_16.i.i = trunc nuw nsw i32 %_18.i.i to i8
  %last4.i.i = or disjoint i8 %_16.i.i, -16
  br i1 %_12.i, label %bb1.i.i, label %bb2.i.i

bb12.i.i:                                         ; preds = %start
  %3 = trunc nuw nsw i32 %c to i8
  store i8 %3, ptr %_6, align 4, !alias.scope !160
  br label %_RNvNtNtCsgEmfK2I1SDS_4core4char7methods15encode_utf8_raw.exit

bb1.i.i:                                          ; preds = %bb5.i
  %4 = or disjoint i8 %1, -64
  store i8 %4, ptr %_6, align 4, !alias.scope !160
  %_20.i.i = getelementptr inbounds nuw i8, ptr %_6, i64 1
  store i8 %last1.i.i, ptr %_20.i.i, align 1, !alias.scope !160
  br label %_RNvNtNtCsgEmfK2I1SDS_4core4char7methods15encode_utf8_raw.exit

bb2.i.i:                                          ; preds = %bb5.i
  %_13.i = icmp samesign ult i32 %c, 65536
  br i1 %_13.i, label %bb3.i.i, label %bb4.i.i

bb3.i.i:                                          ; preds = %bb2.i.i
  %5 = or disjoint i8 %2, -32
  store i8 %5, ptr %_6, align 4, !alias.scope !160
  %_21.i.i = getelementptr inbounds nuw i8, ptr %_6, i64 1
  store i8 %last2.i.i, ptr %_21.i.i, align 1, !alias.scope !160
  %_22.i.i = getelementptr inbounds nuw i8, ptr %_6, i64 2
  store i8 %last1.i.i, ptr %_22.i.i, align 2, !alias.scope !160
  br label %_RNvNtNtCsgEmfK2I1SDS_4core4char7methods15encode_utf8_raw.exit

bb4.i.i:                                          ; preds = %bb2.i.i
  store i8 %last4.i.i, ptr %_6, align 4, !alias.scope !160
  %_23.i.i = getelementptr inbounds nuw i8, ptr %_6, i64 1
  store i8 %last3.i.i, ptr %_23.i.i, align 1, !alias.scope !160
  %_24.i.i = getelementptr inbounds nuw i8, ptr %_6, i64 2
  store i8 %last2.i.i, ptr %_24.i.i, align 2, !alias.scope !160
  %_25.i.i = getelementptr inbounds nuw i8, ptr %_6, i64 3
  store i8 %last1.i.i, ptr %_25.i.i, align 1, !alias.scope !160
  br label %_RNvNtNtCsgEmfK2I1SDS_4core4char7methods15encode_utf8_raw.exit

_RNvNtNtCsgEmfK2I1SDS_4core4char7methods15encode_utf8_raw.exit: ; preds = %bb12.i.i, %bb1.i.i, %bb3.i.i, %bb4.i.i
  %len.sroa.0.04.i = phi i64 [ 1, %bb12.i.i ], [ 2, %bb1.i.i ], [ 3, %bb3.i.i ], [ 4, %bb4.i.i ]
; call <formats::Short as core::fmt::Write>::write_str
  %_0 = call noundef zeroext i1 @"_ZN51_$LT$formats..Short$u20$as$u20$core..fmt..Write$GT$9write_str17h5abd75cbc74a6fa6E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %self, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_6, i64 noundef %len.sroa.0.04.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_6)
  ret i1 %_0
}

; core::fmt::Write::write_fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @_ZN4core3fmt5Write9write_fmt17h44ddfef40cda4243E(ptr noalias noundef align 8 dereferenceable(24) %self, ptr noundef nonnull %args.0, ptr noundef nonnull %args.1) unnamed_addr #1 {
start:
; call core::fmt::write
  %0 = tail call noundef zeroext i1 @_RNvNtCsgEmfK2I1SDS_4core3fmt5write(ptr noundef nonnull align 8 dereferenceable(24) %self, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.v, ptr noundef nonnull %args.0, ptr noundef nonnull %args.1)
  ret i1 %0
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal noundef i32 @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17h6f5d370baf2ba33bE"(ptr noundef readonly captures(none) %_1) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = load ptr, ptr %_1, align 8, !nonnull !4, !noundef !4
; call std::sys::backtrace::__rust_begin_short_backtrace
  tail call fastcc void @_ZN3std3sys9backtrace28__rust_begin_short_backtrace17h9a0b5153098254fdE(ptr noundef nonnull readonly %0) #36, !noalias !163
  ret i32 0
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind nonlazybind optsize willreturn memory(none) uwtable
define internal noundef double @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17haf296520fdea375dE"(ptr readnone captures(none) %_1, double noundef %0) unnamed_addr #3 personality ptr @rust_eh_personality {
start:
  %_0.i.i = fmul double %0, %0
  ret double %_0.i.i
}

; core::ops::function::FnOnce::call_once{{vtable.shim}}
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal noundef double @"_ZN4core3ops8function6FnOnce40call_once$u7b$$u7b$vtable.shim$u7d$$u7d$17hb7aab20a95f42420E"(ptr noundef nonnull %_1, double noundef %0) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %1 = getelementptr inbounds nuw i8, ptr %_1, i64 16
  %_0.i.i.i = load i64, ptr %1, align 8, !alias.scope !166, !noundef !4
  %_2.i.i.i = icmp ult i64 %_0.i.i.i, 2305843009213693952
  tail call void @llvm.assume(i1 %_2.i.i.i)
  %_3.i.i = uitofp nneg i64 %_0.i.i.i to double
  %_0.i.i = fadd double %0, %_3.i.i
; call <alloc::raw_vec::RawVecInner>::deallocate
  tail call void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %_1, i64 noundef 4, i64 noundef 4)
  ret double %_0.i.i
}

; core::ptr::drop_in_place<alloc::rc::Weak<core::cell::RefCell<alloc::vec::Vec<i32>>,&alloc::alloc::Global>>
; Function Attrs: nounwind nonlazybind optsize uwtable
define internal fastcc void @"_ZN4core3ptr124drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$alloc..vec..Vec$LT$i32$GT$$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17h5a4b007170309f33E"(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(16) %_1) unnamed_addr #4 {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !173)
  %self1.i = load ptr, ptr %_1, align 8, !alias.scope !173, !nonnull !4, !noundef !4
  %0 = icmp eq ptr %self1.i, inttoptr (i64 -1 to ptr)
  br i1 %0, label %"_ZN70_$LT$alloc..rc..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd78ef900790cd457E.exit", label %bb7.i

bb7.i:                                            ; preds = %start
  %_21.i = getelementptr inbounds nuw i8, ptr %self1.i, i64 8
  %_26.i = load i64, ptr %_21.i, align 8, !noalias !173, !noundef !4
  %val.i = add i64 %_26.i, -1
  store i64 %val.i, ptr %_21.i, align 8, !noalias !173
  %1 = icmp eq i64 %val.i, 0
  br i1 %1, label %bb1.i, label %"_ZN70_$LT$alloc..rc..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd78ef900790cd457E.exit"

bb1.i:                                            ; preds = %bb7.i
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %self1.i, i64 noundef 48, i64 noundef 8) #37, !noalias !173
  br label %"_ZN70_$LT$alloc..rc..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd78ef900790cd457E.exit"

"_ZN70_$LT$alloc..rc..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd78ef900790cd457E.exit": ; preds = %start, %bb7.i, %bb1.i
  ret void
}

; core::ptr::drop_in_place<core::result::Result<i32,alloc::boxed::Box<dyn core::any::Any+core::marker::Send>>>
; Function Attrs: nonlazybind optsize uwtable
define internal fastcc void @"_ZN4core3ptr125drop_in_place$LT$core..result..Result$LT$i32$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$17hdfe95c69603358bcE"(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(16) %_1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = load ptr, ptr %_1, align 8, !noundef !4
  %1 = icmp eq ptr %0, null
  br i1 %1, label %bb1, label %bb2

bb1:                                              ; preds = %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i, %bb3.i, %start
  ret void

bb2:                                              ; preds = %start
  tail call void @llvm.experimental.noalias.scope.decl(metadata !176)
  %2 = getelementptr inbounds nuw i8, ptr %_1, i64 8
  %_6.1.i = load ptr, ptr %2, align 8, !alias.scope !176, !nonnull !4, !align !78, !noundef !4
  %3 = load ptr, ptr %_6.1.i, align 8, !invariant.load !4, !noalias !176
  %.not.i = icmp eq ptr %3, null
  br i1 %.not.i, label %bb3.i, label %is_not_null.i

is_not_null.i:                                    ; preds = %bb2
  invoke void %3(ptr noundef nonnull %0)
          to label %bb3.i unwind label %cleanup.i, !noalias !176

bb3.i:                                            ; preds = %is_not_null.i, %bb2
  %4 = getelementptr inbounds nuw i8, ptr %_6.1.i, i64 8
  %5 = load i64, ptr %4, align 8, !range !179, !invariant.load !4, !noalias !180
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %bb1, label %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i

_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i: ; preds = %bb3.i
  %7 = getelementptr inbounds nuw i8, ptr %_6.1.i, i64 16
  %8 = load i64, ptr %7, align 8, !range !183, !invariant.load !4, !noalias !180
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %0, i64 noundef %5, i64 noundef range(i64 1, -9223372036854775807) %8) #37, !noalias !180
  br label %bb1

cleanup.i:                                        ; preds = %is_not_null.i
  %9 = landingpad { ptr, i32 }
          cleanup
  %10 = getelementptr inbounds nuw i8, ptr %_6.1.i, i64 8
  %11 = load i64, ptr %10, align 8, !range !179, !invariant.load !4, !noalias !184
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %bb1.i, label %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i2.i

_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i2.i: ; preds = %cleanup.i
  %13 = getelementptr inbounds nuw i8, ptr %_6.1.i, i64 16
  %14 = load i64, ptr %13, align 8, !range !183, !invariant.load !4, !noalias !184
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %0, i64 noundef %11, i64 noundef range(i64 1, -9223372036854775807) %14) #37, !noalias !184
  br label %bb1.i

bb1.i:                                            ; preds = %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i2.i, %cleanup.i
  resume { ptr, i32 } %9
}

; core::ptr::drop_in_place<alloc::boxed::Box<dyn core::ops::function::Fn<(f64,)>+Output = f64>>
; Function Attrs: nonlazybind optsize uwtable
define internal fastcc void @"_ZN4core3ptr128drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..Fn$LT$$LP$f64$C$$RP$$GT$$u2b$Output$u20$$u3d$$u20$f64$GT$$GT$17hcfb853bb7d902ef3E"(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(16) %_1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %0 = getelementptr inbounds nuw i8, ptr %_1, i64 8
  %_6.1 = load ptr, ptr %0, align 8, !nonnull !4, !align !78, !noundef !4
  %1 = load ptr, ptr %_6.1, align 8, !invariant.load !4
  %.not = icmp eq ptr %1, null
  br i1 %.not, label %bb3, label %is_not_null

is_not_null:                                      ; preds = %start
  %_6.0 = load ptr, ptr %_1, align 8, !nonnull !4, !noundef !4
  invoke void %1(ptr noundef nonnull %_6.0)
          to label %bb3 unwind label %cleanup

bb3:                                              ; preds = %is_not_null, %start
  tail call void @llvm.experimental.noalias.scope.decl(metadata !187)
  %2 = getelementptr inbounds nuw i8, ptr %_6.1, i64 8
  %3 = load i64, ptr %2, align 8, !range !179, !invariant.load !4, !noalias !187
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hb76b93ecc3625622E.exit", label %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i

_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i: ; preds = %bb3
  %5 = getelementptr inbounds nuw i8, ptr %_6.1, i64 16
  %6 = load i64, ptr %5, align 8, !range !183, !invariant.load !4, !noalias !187
  %ptr.0.i = load ptr, ptr %_1, align 8, !alias.scope !187, !nonnull !4, !noundef !4
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %ptr.0.i, i64 noundef %3, i64 noundef range(i64 1, -9223372036854775807) %6) #37, !noalias !187
  br label %"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hb76b93ecc3625622E.exit"

"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hb76b93ecc3625622E.exit": ; preds = %bb3, %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i
  ret void

cleanup:                                          ; preds = %is_not_null
  %7 = landingpad { ptr, i32 }
          cleanup
  %8 = getelementptr inbounds nuw i8, ptr %_6.1, i64 8
  %9 = load i64, ptr %8, align 8, !range !179, !invariant.load !4, !noalias !190
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %bb1, label %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i2

_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i2: ; preds = %cleanup
  %11 = getelementptr inbounds nuw i8, ptr %_6.1, i64 16
  %12 = load i64, ptr %11, align 8, !range !183, !invariant.load !4, !noalias !190
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_6.0, i64 noundef %9, i64 noundef range(i64 1, -9223372036854775807) %12) #37, !noalias !190
  br label %bb1

bb1:                                              ; preds = %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i2, %cleanup
  resume { ptr, i32 } %7
}

; core::ptr::drop_in_place<alloc::vec::Vec<alloc::boxed::Box<dyn core::ops::function::Fn<(f64,)>+Output = f64>>>
; Function Attrs: nonlazybind optsize uwtable
define internal fastcc void @"_ZN4core3ptr151drop_in_place$LT$alloc..vec..Vec$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..Fn$LT$$LP$f64$C$$RP$$GT$$u2b$Output$u20$$u3d$$u20$f64$GT$$GT$$GT$17hda6b93138bf8ad92E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !193)
  %0 = getelementptr inbounds nuw i8, ptr %_1, i64 8
  %_5.i = load ptr, ptr %0, align 8, !alias.scope !193, !nonnull !4, !noundef !4
  %1 = getelementptr inbounds nuw i8, ptr %_1, i64 16
  %len.i = load i64, ptr %1, align 8, !alias.scope !193, !noundef !4
  br label %bb6.i.i

bb6.i.i:                                          ; preds = %bb5.i.i, %start
  %_3.sroa.0.0.i.i = phi i64 [ 0, %start ], [ %2, %bb5.i.i ]
  %_7.i.i = icmp eq i64 %_3.sroa.0.0.i.i, %len.i
  br i1 %_7.i.i, label %bb4, label %bb5.i.i

bb5.i.i:                                          ; preds = %bb6.i.i
  %_6.i.i = getelementptr inbounds nuw %"alloc::boxed::Box<dyn core::ops::function::Fn(f64) -> f64>", ptr %_5.i, i64 %_3.sroa.0.0.i.i
  %2 = add i64 %_3.sroa.0.0.i.i, 1
; invoke core::ptr::drop_in_place<alloc::boxed::Box<dyn core::ops::function::Fn<(f64,)>+Output = f64>>
  invoke fastcc void @"_ZN4core3ptr128drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..Fn$LT$$LP$f64$C$$RP$$GT$$u2b$Output$u20$$u3d$$u20$f64$GT$$GT$17hcfb853bb7d902ef3E"(ptr noalias noundef readonly align 8 dereferenceable(16) %_6.i.i)
          to label %bb6.i.i unwind label %cleanup.i.i, !noalias !193

bb4.i.i:                                          ; preds = %bb3.i.i, %cleanup.i.i
  %_3.sroa.0.1.i.i = phi i64 [ %2, %cleanup.i.i ], [ %4, %bb3.i.i ]
  %_5.i.i = icmp eq i64 %_3.sroa.0.1.i.i, %len.i
  br i1 %_5.i.i, label %cleanup.body, label %bb3.i.i

cleanup.i.i:                                      ; preds = %bb5.i.i
  %3 = landingpad { ptr, i32 }
          cleanup
  br label %bb4.i.i

bb3.i.i:                                          ; preds = %bb4.i.i
  %_4.i.i = getelementptr inbounds nuw %"alloc::boxed::Box<dyn core::ops::function::Fn(f64) -> f64>", ptr %_5.i, i64 %_3.sroa.0.1.i.i
  %4 = add i64 %_3.sroa.0.1.i.i, 1
; invoke core::ptr::drop_in_place<alloc::boxed::Box<dyn core::ops::function::Fn<(f64,)>+Output = f64>>
  invoke fastcc void @"_ZN4core3ptr128drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..Fn$LT$$LP$f64$C$$RP$$GT$$u2b$Output$u20$$u3d$$u20$f64$GT$$GT$17hcfb853bb7d902ef3E"(ptr noalias noundef readonly align 8 dereferenceable(16) %_4.i.i) #35
          to label %bb4.i.i unwind label %terminate.i.i, !noalias !193

terminate.i.i:                                    ; preds = %bb3.i.i
  %5 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33, !noalias !196
  unreachable

cleanup.body:                                     ; preds = %bb4.i.i
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(16) %_1, i64 noundef 8, i64 noundef 16)
          to label %bb1 unwind label %terminate

bb4:                                              ; preds = %bb6.i.i
; call <alloc::raw_vec::RawVecInner>::deallocate
  tail call void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(16) %_1, i64 noundef 8, i64 noundef 16)
  ret void

terminate:                                        ; preds = %cleanup.body
  %6 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33
  unreachable

bb1:                                              ; preds = %cleanup.body
  resume { ptr, i32 } %3
}

; core::ptr::drop_in_place<core::iter::adapters::map::Map<std::io::Lines<std::io::stdio::StdinLock>,formats::main::{{closure}}>>
; Function Attrs: nonlazybind optsize uwtable
define internal fastcc void @"_ZN4core3ptr151drop_in_place$LT$core..iter..adapters..map..Map$LT$std..io..Lines$LT$std..io..stdio..StdinLock$GT$$C$formats..main..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$17h046c830d26ce4921E"(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(16) %_1) unnamed_addr #1 {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !199)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !202)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !205)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !208)
  %_6.i.i.i.i = load ptr, ptr %_1, align 8, !alias.scope !211, !nonnull !4, !align !78, !noundef !4
  %_3.i.i.i.i = getelementptr inbounds nuw i8, ptr %_6.i.i.i.i, i64 4
  %_4.i.i.i.i = getelementptr inbounds nuw i8, ptr %_1, i64 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !212)
  %0 = load i8, ptr %_4.i.i.i.i, align 8, !range !14, !alias.scope !215, !noundef !4
  %_3.i.i.i.i.i = trunc nuw i8 %0 to i1
  br i1 %_3.i.i.i.i.i, label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i.i.i, label %bb1.i.i.i.i.i

bb1.i.i.i.i.i:                                    ; preds = %start
  %1 = load atomic i64, ptr @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count18GLOBAL_PANIC_COUNT monotonic, align 8, !noalias !215
  %_7.i.i.i.i.i = and i64 %1, 9223372036854775807
  %2 = icmp eq i64 %_7.i.i.i.i.i, 0
  br i1 %2, label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i.i.i, label %bb6.i.i.i.i.i, !prof !216

bb6.i.i.i.i.i:                                    ; preds = %bb1.i.i.i.i.i
; call std::panicking::panic_count::is_zero_slow_path
  %_6.i.i.i.i.i = tail call noundef zeroext i1 @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count17is_zero_slow_path() #36, !noalias !215
  br i1 %_6.i.i.i.i.i, label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i.i.i, label %bb2.i.i.i.i.i

bb2.i.i.i.i.i:                                    ; preds = %bb6.i.i.i.i.i
  store atomic i8 1, ptr %_3.i.i.i.i monotonic, align 4, !noalias !215
  br label %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i.i.i

_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i.i.i: ; preds = %bb2.i.i.i.i.i, %bb6.i.i.i.i.i, %bb1.i.i.i.i.i, %start
  %3 = atomicrmw xchg ptr %_6.i.i.i.i, i32 0 release, align 4, !noalias !211
  %4 = icmp eq i32 %3, 2
  br i1 %4, label %bb3.i.i.i.i, label %"_ZN4core3ptr68drop_in_place$LT$std..io..Lines$LT$std..io..stdio..StdinLock$GT$$GT$17hc4150f475c24e7c2E.exit", !prof !217

bb3.i.i.i.i:                                      ; preds = %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i.i.i
; call <std::sys::sync::mutex::futex::Mutex>::wake
  tail call void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex4wake(ptr noundef nonnull align 4 %_6.i.i.i.i), !noalias !211
  br label %"_ZN4core3ptr68drop_in_place$LT$std..io..Lines$LT$std..io..stdio..StdinLock$GT$$GT$17hc4150f475c24e7c2E.exit"

"_ZN4core3ptr68drop_in_place$LT$std..io..Lines$LT$std..io..stdio..StdinLock$GT$$GT$17hc4150f475c24e7c2E.exit": ; preds = %_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done.exit.i.i.i.i, %bb3.i.i.i.i
  ret void
}

; core::ptr::drop_in_place<hashbrown::scopeguard::ScopeGuard<hashbrown::raw::RawTableInner,hashbrown::raw::RawTableInner::prepare_resize<alloc::alloc::Global>::{{closure}}>>
; Function Attrs: nounwind nonlazybind optsize uwtable
define internal fastcc void @"_ZN4core3ptr196drop_in_place$LT$hashbrown..scopeguard..ScopeGuard$LT$hashbrown..raw..RawTableInner$C$hashbrown..raw..RawTableInner..prepare_resize$LT$alloc..alloc..Global$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$17hf56b5eaa73107752E"(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(56) %_1) unnamed_addr #4 {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !218)
  %_5.i = getelementptr inbounds nuw i8, ptr %_1, i64 24
  tail call void @llvm.experimental.noalias.scope.decl(metadata !221)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !224)
  %0 = getelementptr inbounds nuw i8, ptr %_1, i64 32
  %_5.i.i = load i64, ptr %0, align 8, !alias.scope !226, !noalias !221, !noundef !4
  %1 = icmp eq i64 %_5.i.i, 0
  br i1 %1, label %"_ZN88_$LT$hashbrown..scopeguard..ScopeGuard$LT$T$C$F$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h02cd8213bbca4722E.exit", label %bb2.i.i

bb2.i.i:                                          ; preds = %start
  %2 = getelementptr inbounds nuw i8, ptr %_1, i64 8
  %table_layout.0.i.i = load i64, ptr %2, align 8, !alias.scope !227, !noalias !224, !noundef !4
  %3 = getelementptr inbounds nuw i8, ptr %_1, i64 16
  %table_layout.1.i.i = load i64, ptr %3, align 8, !alias.scope !227, !noalias !224, !noundef !4
  %_9.i.i = add i64 %_5.i.i, 1
  %4 = mul nuw i64 %table_layout.0.i.i, %_9.i.i
  %rhs.i.i.i = add i64 %table_layout.1.i.i, -1
  %_35.0.i.i.i = add i64 %rhs.i.i.i, %4
  %_35.1.i.i.i = icmp uge i64 %_35.0.i.i.i, %4
  tail call void @llvm.assume(i1 %_35.1.i.i.i)
  %_16.i.i.i = sub i64 0, %table_layout.1.i.i
  %ctrl_offset.i.i.i = and i64 %_35.0.i.i.i, %_16.i.i.i
  %rhs5.i.i.i = add i64 %_5.i.i, 17
  %_42.0.i.i.i = add i64 %rhs5.i.i.i, %ctrl_offset.i.i.i
  %_42.1.i.i.i = icmp uge i64 %_42.0.i.i.i, %ctrl_offset.i.i.i
  %_23.i.i.i = sub nuw i64 -9223372036854775808, %table_layout.1.i.i
  %_22.i.i.i = icmp ule i64 %_42.0.i.i.i, %_23.i.i.i
  tail call void @llvm.assume(i1 %_42.1.i.i.i)
  tail call void @llvm.assume(i1 %_22.i.i.i)
  %5 = icmp eq i64 %_42.0.i.i.i, 0
  br i1 %5, label %"_ZN88_$LT$hashbrown..scopeguard..ScopeGuard$LT$T$C$F$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h02cd8213bbca4722E.exit", label %bb1.i1.i.i

bb1.i1.i.i:                                       ; preds = %bb2.i.i
  %self.i.i = load ptr, ptr %_5.i, align 8, !alias.scope !226, !noalias !221, !nonnull !4, !noundef !4
  %_17.i.i = sub nsw i64 0, %ctrl_offset.i.i.i
  %ptr.i.i = getelementptr inbounds i8, ptr %self.i.i, i64 %_17.i.i
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %ptr.i.i, i64 noundef %_42.0.i.i.i, i64 noundef range(i64 1, -9223372036854775807) %table_layout.1.i.i) #37, !noalias !228
  br label %"_ZN88_$LT$hashbrown..scopeguard..ScopeGuard$LT$T$C$F$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h02cd8213bbca4722E.exit"

"_ZN88_$LT$hashbrown..scopeguard..ScopeGuard$LT$T$C$F$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h02cd8213bbca4722E.exit": ; preds = %start, %bb2.i.i, %bb1.i1.i.i
  ret void
}

; core::ptr::drop_in_place<formats::Short>
; Function Attrs: nonlazybind optsize uwtable
define internal void @"_ZN4core3ptr35drop_in_place$LT$formats..Short$GT$17h2aff0130090d9805E"(ptr noalias noundef align 8 dereferenceable(24) %_1) unnamed_addr #1 {
start:
; call core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  tail call fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_1)
  ret void
}

; core::ptr::drop_in_place<std::io::error::Error>
; Function Attrs: nonlazybind optsize uwtable
define internal void @"_ZN4core3ptr42drop_in_place$LT$std..io..error..Error$GT$17h039e475e99b365f6E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !229)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !232)
  %_3.i.i = load ptr, ptr %_1, align 8, !alias.scope !235, !nonnull !4, !noundef !4
  %bits.i.i.i = ptrtoint ptr %_3.i.i to i64
  %_5.i.i.i = and i64 %bits.i.i.i, 3
  switch i64 %_5.i.i.i, label %default.unreachable [
    i64 2, label %"_ZN4core3ptr57drop_in_place$LT$std..io..error..repr_bitpacked..Repr$GT$17hf48ba35116cee904E.exit"
    i64 3, label %bb4.i.i.i
    i64 0, label %"_ZN4core3ptr57drop_in_place$LT$std..io..error..repr_bitpacked..Repr$GT$17hf48ba35116cee904E.exit"
    i64 1, label %bb2.i1.i.i
  ], !prof !236

default.unreachable:                              ; preds = %start
  unreachable

bb4.i.i.i:                                        ; preds = %start
  %0 = icmp ult ptr %_3.i.i, inttoptr (i64 180388626432 to ptr)
  tail call void @llvm.assume(i1 %0)
  br label %"_ZN4core3ptr57drop_in_place$LT$std..io..error..repr_bitpacked..Repr$GT$17hf48ba35116cee904E.exit"

bb2.i1.i.i:                                       ; preds = %start
  %1 = getelementptr i8, ptr %_3.i.i, i64 -1
  %2 = icmp ne ptr %1, null
  tail call void @llvm.assume(i1 %2)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !237)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !240)
  %3 = getelementptr i8, ptr %_3.i.i, i64 7
  %_6.1.i.i.i.i.i.i = load ptr, ptr %3, align 8, !alias.scope !243, !noalias !244, !nonnull !4, !align !78, !noundef !4
  %4 = load ptr, ptr %_6.1.i.i.i.i.i.i, align 8, !invariant.load !4, !noalias !249
  %.not.i.i.i.i.i.i = icmp eq ptr %4, null
  br i1 %.not.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i, label %is_not_null.i.i.i.i.i.i

is_not_null.i.i.i.i.i.i:                          ; preds = %bb2.i1.i.i
  %_6.0.i.i.i.i.i.i = load ptr, ptr %1, align 8, !alias.scope !243, !noalias !244, !nonnull !4, !noundef !4
  invoke void %4(ptr noundef nonnull %_6.0.i.i.i.i.i.i)
          to label %bb3.i.i.i.i.i.i unwind label %cleanup.i.i.i.i.i.i, !noalias !249

bb3.i.i.i.i.i.i:                                  ; preds = %is_not_null.i.i.i.i.i.i, %bb2.i1.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !250)
  %5 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i.i.i.i, i64 8
  %6 = load i64, ptr %5, align 8, !range !179, !invariant.load !4, !noalias !253
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %"_ZN4core3ptr68drop_in_place$LT$alloc..boxed..Box$LT$std..io..error..Custom$GT$$GT$17hdd8004d7bd3eb901E.exit.i.i.i", label %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i.i.i.i.i

_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i.i.i.i.i: ; preds = %bb3.i.i.i.i.i.i
  %8 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i.i.i.i, i64 16
  %9 = load i64, ptr %8, align 8, !range !183, !invariant.load !4, !noalias !253
  %ptr.0.i.i.i.i.i.i.i = load ptr, ptr %1, align 8, !alias.scope !254, !noalias !244, !nonnull !4, !noundef !4
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %ptr.0.i.i.i.i.i.i.i, i64 noundef %6, i64 noundef range(i64 1, -9223372036854775807) %9) #37, !noalias !253
  br label %"_ZN4core3ptr68drop_in_place$LT$alloc..boxed..Box$LT$std..io..error..Custom$GT$$GT$17hdd8004d7bd3eb901E.exit.i.i.i"

cleanup.i.i.i.i.i.i:                              ; preds = %is_not_null.i.i.i.i.i.i
  %10 = landingpad { ptr, i32 }
          cleanup
  %11 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i.i.i.i, i64 8
  %12 = load i64, ptr %11, align 8, !range !179, !invariant.load !4, !noalias !255
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %bb1.i.i.i.i, label %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i2.i.i.i.i.i.i

_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i2.i.i.i.i.i.i: ; preds = %cleanup.i.i.i.i.i.i
  %14 = getelementptr inbounds nuw i8, ptr %_6.1.i.i.i.i.i.i, i64 16
  %15 = load i64, ptr %14, align 8, !range !183, !invariant.load !4, !noalias !255
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_6.0.i.i.i.i.i.i, i64 noundef %12, i64 noundef range(i64 1, -9223372036854775807) %15) #37, !noalias !255
  br label %bb1.i.i.i.i

bb1.i.i.i.i:                                      ; preds = %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i2.i.i.i.i.i.i, %cleanup.i.i.i.i.i.i
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %1, i64 noundef 24, i64 noundef 8) #37, !noalias !258
  resume { ptr, i32 } %10

"_ZN4core3ptr68drop_in_place$LT$alloc..boxed..Box$LT$std..io..error..Custom$GT$$GT$17hdd8004d7bd3eb901E.exit.i.i.i": ; preds = %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator10deallocate.exit.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %1, i64 noundef 24, i64 noundef 8) #37, !noalias !261
  br label %"_ZN4core3ptr57drop_in_place$LT$std..io..error..repr_bitpacked..Repr$GT$17hf48ba35116cee904E.exit"

"_ZN4core3ptr57drop_in_place$LT$std..io..error..repr_bitpacked..Repr$GT$17hf48ba35116cee904E.exit": ; preds = %start, %start, %bb4.i.i.i, %"_ZN4core3ptr68drop_in_place$LT$alloc..boxed..Box$LT$std..io..error..Custom$GT$$GT$17hdd8004d7bd3eb901E.exit.i.i.i"
  ret void
}

; core::ptr::drop_in_place<alloc::vec::Vec<u8>>
; Function Attrs: nonlazybind optsize uwtable
define internal fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
; invoke <alloc::vec::Vec<u8> as core::ops::drop::Drop>::drop
  invoke void @_RNvXso_NtCslNYArtu3iFV_5alloc3vecINtB5_3VechENtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4dropCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %_1)
          to label %bb4 unwind label %cleanup

cleanup:                                          ; preds = %start
  %0 = landingpad { ptr, i32 }
          cleanup
; invoke <alloc::raw_vec::RawVec<u8> as core::ops::drop::Drop>::drop
  invoke void @_RNvXs1_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechENtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4dropCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(16) %_1)
          to label %bb1 unwind label %terminate

bb4:                                              ; preds = %start
; call <alloc::raw_vec::RawVec<u8> as core::ops::drop::Drop>::drop
  tail call void @_RNvXs1_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechENtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4dropCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(16) %_1)
  ret void

terminate:                                        ; preds = %cleanup
  %1 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33
  unreachable

bb1:                                              ; preds = %cleanup
  resume { ptr, i32 } %0
}

; core::ptr::drop_in_place<[formats::Kind; 4]>
; Function Attrs: nonlazybind optsize uwtable
define internal fastcc void @"_ZN4core3ptr55drop_in_place$LT$$u5b$formats..Kind$u3b$$u20$4$u5d$$GT$17hb60051fd8931851bE"(ptr noalias noundef nonnull align 8 dereferenceable(160) %_1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  br label %bb5

bb5:                                              ; preds = %start, %"_ZN4core3ptr34drop_in_place$LT$formats..Kind$GT$17h3782ede68f7f4267E.exit"
  %_5.sroa.0.010 = phi i64 [ 0, %start ], [ %0, %"_ZN4core3ptr34drop_in_place$LT$formats..Kind$GT$17h3782ede68f7f4267E.exit" ]
  %_8 = getelementptr inbounds nuw %Kind, ptr %_1, i64 %_5.sroa.0.010
  %0 = add nuw nsw i64 %_5.sroa.0.010, 1
  %1 = load i64, ptr %_8, align 8, !range !125, !alias.scope !264, !noundef !4
  %switch1.i = icmp slt i64 %1, -9223372036854775805
  br i1 %switch1.i, label %"_ZN4core3ptr34drop_in_place$LT$formats..Kind$GT$17h3782ede68f7f4267E.exit", label %bb2.i

bb2.i:                                            ; preds = %bb5
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(40) %_8, i64 noundef 2, i64 noundef 2)
          to label %"_ZN4core3ptr34drop_in_place$LT$formats..Kind$GT$17h3782ede68f7f4267E.exit" unwind label %cleanup

"_ZN4core3ptr34drop_in_place$LT$formats..Kind$GT$17h3782ede68f7f4267E.exit": ; preds = %bb2.i, %bb5
  %_9 = icmp eq i64 %0, 4
  br i1 %_9, label %bb1, label %bb5

bb1:                                              ; preds = %"_ZN4core3ptr34drop_in_place$LT$formats..Kind$GT$17h3782ede68f7f4267E.exit"
  ret void

cleanup:                                          ; preds = %bb2.i
  %2 = landingpad { ptr, i32 }
          cleanup
  %_711 = icmp eq i64 %0, 4
  br i1 %_711, label %bb2, label %bb3

bb3:                                              ; preds = %cleanup, %"_ZN4core3ptr34drop_in_place$LT$formats..Kind$GT$17h3782ede68f7f4267E.exit9"
  %_5.sroa.0.112 = phi i64 [ %3, %"_ZN4core3ptr34drop_in_place$LT$formats..Kind$GT$17h3782ede68f7f4267E.exit9" ], [ %0, %cleanup ]
  %_6 = getelementptr inbounds nuw %Kind, ptr %_1, i64 %_5.sroa.0.112
  %3 = add i64 %_5.sroa.0.112, 1
  %4 = load i64, ptr %_6, align 8, !range !125, !alias.scope !267, !noundef !4
  %switch1.i6 = icmp slt i64 %4, -9223372036854775805
  br i1 %switch1.i6, label %"_ZN4core3ptr34drop_in_place$LT$formats..Kind$GT$17h3782ede68f7f4267E.exit9", label %bb2.i7

bb2.i7:                                           ; preds = %bb3
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(40) %_6, i64 noundef 2, i64 noundef 2)
          to label %"_ZN4core3ptr34drop_in_place$LT$formats..Kind$GT$17h3782ede68f7f4267E.exit9" unwind label %terminate

"_ZN4core3ptr34drop_in_place$LT$formats..Kind$GT$17h3782ede68f7f4267E.exit9": ; preds = %bb2.i7, %bb3
  %_7 = icmp eq i64 %3, 4
  br i1 %_7, label %bb2, label %bb3

bb2:                                              ; preds = %"_ZN4core3ptr34drop_in_place$LT$formats..Kind$GT$17h3782ede68f7f4267E.exit9", %cleanup
  resume { ptr, i32 } %2

terminate:                                        ; preds = %bb2.i7
  %5 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33
  unreachable
}

; core::ptr::drop_in_place<alloc::vec::Vec<alloc::string::String>>
; Function Attrs: nonlazybind optsize uwtable
define internal fastcc void @"_ZN4core3ptr65drop_in_place$LT$alloc..vec..Vec$LT$alloc..string..String$GT$$GT$17hbbaa413c870c1c45E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !270)
  %0 = getelementptr inbounds nuw i8, ptr %_1, i64 8
  %_5.i = load ptr, ptr %0, align 8, !alias.scope !270, !nonnull !4, !noundef !4
  %1 = getelementptr inbounds nuw i8, ptr %_1, i64 16
  %len.i = load i64, ptr %1, align 8, !alias.scope !270, !noundef !4
  br label %bb6.i.i

bb6.i.i:                                          ; preds = %bb5.i.i, %start
  %_3.sroa.0.0.i.i = phi i64 [ 0, %start ], [ %2, %bb5.i.i ]
  %_7.i.i = icmp eq i64 %_3.sroa.0.0.i.i, %len.i
  br i1 %_7.i.i, label %bb4, label %bb5.i.i

bb5.i.i:                                          ; preds = %bb6.i.i
  %_6.i.i = getelementptr inbounds nuw %"alloc::string::String", ptr %_5.i, i64 %_3.sroa.0.0.i.i
  %2 = add i64 %_3.sroa.0.0.i.i, 1
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_6.i.i)
          to label %bb6.i.i unwind label %cleanup.i.i, !noalias !270

bb4.i.i:                                          ; preds = %bb3.i.i, %cleanup.i.i
  %_3.sroa.0.1.i.i = phi i64 [ %2, %cleanup.i.i ], [ %4, %bb3.i.i ]
  %_5.i.i = icmp eq i64 %_3.sroa.0.1.i.i, %len.i
  br i1 %_5.i.i, label %cleanup.body, label %bb3.i.i

cleanup.i.i:                                      ; preds = %bb5.i.i
  %3 = landingpad { ptr, i32 }
          cleanup
  br label %bb4.i.i

bb3.i.i:                                          ; preds = %bb4.i.i
  %_4.i.i = getelementptr inbounds nuw %"alloc::string::String", ptr %_5.i, i64 %_3.sroa.0.1.i.i
  %4 = add i64 %_3.sroa.0.1.i.i, 1
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_4.i.i)
          to label %bb4.i.i unwind label %terminate.i.i, !noalias !270

terminate.i.i:                                    ; preds = %bb3.i.i
  %5 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33, !noalias !270
  unreachable

cleanup.body:                                     ; preds = %bb4.i.i
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(16) %_1, i64 noundef 8, i64 noundef 24)
          to label %bb1 unwind label %terminate

bb4:                                              ; preds = %bb6.i.i
; call <alloc::raw_vec::RawVecInner>::deallocate
  tail call void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(16) %_1, i64 noundef 8, i64 noundef 24)
  ret void

terminate:                                        ; preds = %cleanup.body
  %6 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33
  unreachable

bb1:                                              ; preds = %cleanup.body
  resume { ptr, i32 } %3
}

; core::ptr::drop_in_place<formats::collections::{{closure}}>
; Function Attrs: nonlazybind optsize uwtable
define internal void @"_ZN4core3ptr70drop_in_place$LT$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$17h7f4f361ba0704026E"(ptr noalias noundef align 8 dereferenceable(24) %_1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
; call <alloc::raw_vec::RawVecInner>::deallocate
  tail call void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %_1, i64 noundef 4, i64 noundef 4)
  ret void
}

; core::ptr::drop_in_place<core::iter::adapters::skip::Skip<std::env::Args>>
; Function Attrs: nonlazybind optsize uwtable
define internal fastcc void @"_ZN4core3ptr75drop_in_place$LT$core..iter..adapters..skip..Skip$LT$std..env..Args$GT$$GT$17h90d1c4edecdc1447E"(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(40) %_1) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %_4.i.i1.i.i.i.i.i = alloca [16 x i8], align 8
  %_4.i.i.i.i.i.i.i = alloca [16 x i8], align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !273)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !276)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !279)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !282)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !285)
  %0 = getelementptr inbounds nuw i8, ptr %_1, i64 8
  %self1.i.i.i.i.i.i = load ptr, ptr %0, align 8, !alias.scope !288, !nonnull !4, !noundef !4
  %_10.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_1, i64 24
  %self1.i.i.i.i.i.i.i = load ptr, ptr %_10.i.i.i.i.i.i.i, align 8, !alias.scope !291, !noalias !294, !nonnull !4, !noundef !4
  %1 = ptrtoint ptr %self1.i.i.i.i.i.i.i to i64
  %2 = ptrtoint ptr %self1.i.i.i.i.i.i to i64
  %3 = sub nuw i64 %1, %2
  %4 = udiv exact i64 %3, 24
  br label %bb6.i.i.i.i.i.i

cleanup.body.i.i.i.i.i:                           ; preds = %bb4.i.i.i.i.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i.i.i.i.i.i.i), !noalias !296
  %ptr.i.i.i.i.i.i.i = load ptr, ptr %_1, align 8, !alias.scope !301, !noalias !302, !nonnull !4, !noundef !4
  %5 = getelementptr inbounds nuw i8, ptr %_1, i64 16
  %capacity1.i.i.i.i.i.i.i = load i64, ptr %5, align 8, !alias.scope !301, !noalias !302, !noundef !4
  store i64 %capacity1.i.i.i.i.i.i.i, ptr %_4.i.i.i.i.i.i.i, align 8, !noalias !296
  %6 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i.i.i, i64 8
  store ptr %ptr.i.i.i.i.i.i.i, ptr %6, align 8, !noalias !296
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(16) %_4.i.i.i.i.i.i.i, i64 noundef 8, i64 noundef 24)
          to label %bb5.i.i.i.i.i unwind label %terminate.i.i.i.i.i, !noalias !301

bb6.i.i.i.i.i.i:                                  ; preds = %bb5.i.i.i.i.i.i, %start
  %_3.sroa.0.0.i.i.i.i.i.i = phi i64 [ 0, %start ], [ %7, %bb5.i.i.i.i.i.i ]
  %_7.i.i.i.i.i.i = icmp eq i64 %_3.sroa.0.0.i.i.i.i.i.i, %4
  br i1 %_7.i.i.i.i.i.i, label %"_ZN4core3ptr35drop_in_place$LT$std..env..Args$GT$17h76f7f6842ef6e48fE.exit", label %bb5.i.i.i.i.i.i

bb5.i.i.i.i.i.i:                                  ; preds = %bb6.i.i.i.i.i.i
  %_6.i.i.i.i.i.i = getelementptr inbounds nuw %"std::ffi::os_str::OsString", ptr %self1.i.i.i.i.i.i, i64 %_3.sroa.0.0.i.i.i.i.i.i
  %7 = add nuw nsw i64 %_3.sroa.0.0.i.i.i.i.i.i, 1
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_6.i.i.i.i.i.i)
          to label %bb6.i.i.i.i.i.i unwind label %cleanup.i.i.i.i.i.i, !noalias !301

bb4.i.i.i.i.i.i:                                  ; preds = %bb3.i.i.i.i.i.i, %cleanup.i.i.i.i.i.i
  %_3.sroa.0.1.i.i.i.i.i.i = phi i64 [ %7, %cleanup.i.i.i.i.i.i ], [ %9, %bb3.i.i.i.i.i.i ]
  %_5.i.i.i.i.i.i = icmp eq i64 %_3.sroa.0.1.i.i.i.i.i.i, %4
  br i1 %_5.i.i.i.i.i.i, label %cleanup.body.i.i.i.i.i, label %bb3.i.i.i.i.i.i

cleanup.i.i.i.i.i.i:                              ; preds = %bb5.i.i.i.i.i.i
  %8 = landingpad { ptr, i32 }
          cleanup
  br label %bb4.i.i.i.i.i.i

bb3.i.i.i.i.i.i:                                  ; preds = %bb4.i.i.i.i.i.i
  %_4.i.i.i.i.i.i = getelementptr inbounds nuw %"std::ffi::os_str::OsString", ptr %self1.i.i.i.i.i.i, i64 %_3.sroa.0.1.i.i.i.i.i.i
  %9 = add i64 %_3.sroa.0.1.i.i.i.i.i.i, 1
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_4.i.i.i.i.i.i)
          to label %bb4.i.i.i.i.i.i unwind label %terminate.i.i.i.i.i.i, !noalias !301

terminate.i.i.i.i.i.i:                            ; preds = %bb3.i.i.i.i.i.i
  %10 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33, !noalias !301
  unreachable

terminate.i.i.i.i.i:                              ; preds = %cleanup.body.i.i.i.i.i
  %11 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33, !noalias !301
  unreachable

bb5.i.i.i.i.i:                                    ; preds = %cleanup.body.i.i.i.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i.i.i.i.i.i.i), !noalias !296
  resume { ptr, i32 } %8

"_ZN4core3ptr35drop_in_place$LT$std..env..Args$GT$17h76f7f6842ef6e48fE.exit": ; preds = %bb6.i.i.i.i.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i.i1.i.i.i.i.i), !noalias !303
  %ptr.i.i3.i.i.i.i.i = load ptr, ptr %_1, align 8, !alias.scope !301, !noalias !308, !nonnull !4, !noundef !4
  %12 = getelementptr inbounds nuw i8, ptr %_1, i64 16
  %capacity1.i.i4.i.i.i.i.i = load i64, ptr %12, align 8, !alias.scope !301, !noalias !308, !noundef !4
  store i64 %capacity1.i.i4.i.i.i.i.i, ptr %_4.i.i1.i.i.i.i.i, align 8, !noalias !303
  %13 = getelementptr inbounds nuw i8, ptr %_4.i.i1.i.i.i.i.i, i64 8
  store ptr %ptr.i.i3.i.i.i.i.i, ptr %13, align 8, !noalias !303
; call <alloc::raw_vec::RawVecInner>::deallocate
  call void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(16) %_4.i.i1.i.i.i.i.i, i64 noundef 8, i64 noundef 24), !noalias !303
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i.i1.i.i.i.i.i), !noalias !303
  ret void
}

; core::ptr::drop_in_place<std::collections::hash::map::HashMap<&str,i32>>
; Function Attrs: nounwind nonlazybind optsize uwtable
define internal fastcc void @"_ZN4core3ptr78drop_in_place$LT$std..collections..hash..map..HashMap$LT$$RF$str$C$i32$GT$$GT$17ha703f8ec8be57e13E"(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(48) %_1) unnamed_addr #4 {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !309)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !312)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !315)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !318)
  %0 = getelementptr inbounds nuw i8, ptr %_1, i64 8
  %_5.i.i.i.i = load i64, ptr %0, align 8, !alias.scope !321, !noundef !4
  %1 = icmp eq i64 %_5.i.i.i.i, 0
  br i1 %1, label %"_ZN4core3ptr98drop_in_place$LT$hashbrown..map..HashMap$LT$$RF$str$C$i32$C$std..hash..random..RandomState$GT$$GT$17h0ed06f5d27505b52E.exit", label %bb2.i.i.i.i

bb2.i.i.i.i:                                      ; preds = %start
  %2 = mul i64 %_5.i.i.i.i, 24
  %_35.0.i.i.i.i.i = add i64 %2, 39
  %ctrl_offset.i.i.i.i.i = and i64 %_35.0.i.i.i.i.i, -16
  %rhs5.i.i.i.i.i = add i64 %_5.i.i.i.i, 17
  %_42.0.i.i.i.i.i = add i64 %rhs5.i.i.i.i.i, %ctrl_offset.i.i.i.i.i
  %_42.1.i.i.i.i.i = icmp uge i64 %_42.0.i.i.i.i.i, %ctrl_offset.i.i.i.i.i
  %_22.i.i.i.i.i = icmp ult i64 %_42.0.i.i.i.i.i, 9223372036854775793
  tail call void @llvm.assume(i1 %_42.1.i.i.i.i.i)
  tail call void @llvm.assume(i1 %_22.i.i.i.i.i)
  %3 = icmp eq i64 %_42.0.i.i.i.i.i, 0
  br i1 %3, label %"_ZN4core3ptr98drop_in_place$LT$hashbrown..map..HashMap$LT$$RF$str$C$i32$C$std..hash..random..RandomState$GT$$GT$17h0ed06f5d27505b52E.exit", label %bb1.i2.i.i.i.i

bb1.i2.i.i.i.i:                                   ; preds = %bb2.i.i.i.i
  %self1.i.i.i.i = load ptr, ptr %_1, align 8, !alias.scope !321, !nonnull !4, !noundef !4
  %_17.i.i.i.i = sub nsw i64 0, %ctrl_offset.i.i.i.i.i
  %ptr.i.i.i.i = getelementptr inbounds i8, ptr %self1.i.i.i.i, i64 %_17.i.i.i.i
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %ptr.i.i.i.i, i64 noundef %_42.0.i.i.i.i.i, i64 noundef range(i64 1, -9223372036854775807) 16) #37, !noalias !321
  br label %"_ZN4core3ptr98drop_in_place$LT$hashbrown..map..HashMap$LT$$RF$str$C$i32$C$std..hash..random..RandomState$GT$$GT$17h0ed06f5d27505b52E.exit"

"_ZN4core3ptr98drop_in_place$LT$hashbrown..map..HashMap$LT$$RF$str$C$i32$C$std..hash..random..RandomState$GT$$GT$17h0ed06f5d27505b52E.exit": ; preds = %start, %bb2.i.i.i.i, %bb1.i2.i.i.i.i
  ret void
}

; core::str::iter::SplitInternal<P>::next_back
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal fastcc { ptr, i64 } @"_ZN4core3str4iter22SplitInternal$LT$P$GT$9next_back17hcfeafaddef25487eE"(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(128) %self) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %_9 = alloca [24 x i8], align 8
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 121
  %1 = load i8, ptr %0, align 1, !range !14, !noundef !4
  %_2 = trunc nuw i8 %1 to i1
  br i1 %_2, label %bb19, label %bb2

bb2:                                              ; preds = %start
  %2 = getelementptr inbounds nuw i8, ptr %self, i64 120
  %3 = load i8, ptr %2, align 8, !range !14, !noundef !4
  %_3 = trunc nuw i8 %3 to i1
  br i1 %_3, label %bb11, label %bb3

bb3:                                              ; preds = %bb2
  store i8 1, ptr %2, align 8
; call core::str::iter::SplitInternal<P>::next_back
  %4 = tail call fastcc { ptr, i64 } @"_ZN4core3str4iter22SplitInternal$LT$P$GT$9next_back17hcfeafaddef25487eE"(ptr noalias noundef align 8 dereferenceable(128) %self) #32
  %5 = extractvalue { ptr, i64 } %4, 0
  %.not = icmp eq ptr %5, null
  %6 = extractvalue { ptr, i64 } %4, 1
  %7 = icmp eq i64 %6, 0
  %or.cond = select i1 %.not, i1 true, i1 %7
  br i1 %or.cond, label %bb5, label %bb19

bb11:                                             ; preds = %bb5, %bb2
  %8 = getelementptr inbounds nuw i8, ptr %self, i64 72
  %_0.0.i = load ptr, ptr %8, align 8, !alias.scope !322, !nonnull !4, !align !19, !noundef !4
  %9 = getelementptr inbounds nuw i8, ptr %self, i64 80
  %_0.1.i = load i64, ptr %9, align 8, !alias.scope !322, !noundef !4
  call void @llvm.lifetime.start.p0(ptr nonnull %_9)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !325)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !328)
  %_2.i = load i64, ptr %self, align 8, !range !39, !alias.scope !328, !noalias !325, !noundef !4
  %10 = trunc nuw i64 %_2.i to i1
  br i1 %10, label %bb2.i, label %bb3.preheader.i

bb3.preheader.i:                                  ; preds = %bb11
  %11 = getelementptr inbounds nuw i8, ptr %self, i64 26
  %12 = load i8, ptr %11, align 2, !range !14, !alias.scope !330, !noalias !333, !noundef !4
  %_4.i.i = trunc nuw i8 %12 to i1
  br i1 %_4.i.i, label %bb10.i, label %bb5.i.lr.ph.i

bb5.i.lr.ph.i:                                    ; preds = %bb3.preheader.i
  %13 = getelementptr inbounds nuw i8, ptr %self, i64 25
  %14 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %.promoted.i = load i8, ptr %13, align 1, !alias.scope !330, !noalias !333
  %.promoted31.i = load i64, ptr %14, align 8, !alias.scope !330, !noalias !333
  %is_match.i.i16 = trunc nuw i8 %.promoted.i to i1
  %15 = icmp eq i64 %.promoted31.i, 0
  %16 = xor i8 %.promoted.i, 1
  br i1 %15, label %bb21.i.i, label %bb5.i.i.i

bb2.i:                                            ; preds = %bb11
  %searcher.i = getelementptr inbounds nuw i8, ptr %self, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %self, i64 56
  %_10.i = load i64, ptr %17, align 8, !alias.scope !328, !noalias !325, !noundef !4
  %18 = icmp eq i64 %_10.i, -1
  %19 = getelementptr inbounds nuw i8, ptr %self, i64 88
  %self.01.i = load ptr, ptr %19, align 8, !alias.scope !328, !noalias !325, !nonnull !4, !align !19, !noundef !4
  %20 = getelementptr inbounds nuw i8, ptr %self, i64 96
  %self.12.i = load i64, ptr %20, align 8, !alias.scope !328, !noalias !325, !noundef !4
  br i1 %18, label %bb8.i, label %bb9.i

bb5.i.i.i:                                        ; preds = %bb5.i.lr.ph.i, %bb25.i.i
  %is_match.i.i17 = phi i1 [ true, %bb25.i.i ], [ %is_match.i.i16, %bb5.i.lr.ph.i ]
  %21 = phi i8 [ 0, %bb25.i.i ], [ %16, %bb5.i.lr.ph.i ]
  %22 = phi i64 [ %36, %bb25.i.i ], [ %.promoted31.i, %bb5.i.lr.ph.i ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !335)
  %_8.not.i.i.i = icmp ult i64 %22, %_0.1.i
  br i1 %_8.not.i.i.i, label %bb9.i.i.i, label %bb6.i.i.i

bb6.i.i.i:                                        ; preds = %bb5.i.i.i
  %23 = icmp eq i64 %22, %_0.1.i
  br i1 %23, label %bb17.i.i.i, label %bb18.i.i

bb9.i.i.i:                                        ; preds = %bb5.i.i.i
  %24 = getelementptr inbounds nuw i8, ptr %_0.0.i, i64 %22
  %self1.i.i.i = load i8, ptr %24, align 1, !alias.scope !336, !noalias !339, !noundef !4
  %25 = icmp sgt i8 %self1.i.i.i, -65
  br i1 %25, label %bb17.i.i.i, label %bb18.i.i

bb17.i.i.i:                                       ; preds = %bb9.i.i.i, %bb6.i.i.i
  %_4367.i.i = getelementptr inbounds nuw i8, ptr %_0.0.i, i64 %22
  %_23.i.i.i.i = getelementptr inbounds i8, ptr %_4367.i.i, i64 -1
  %w.i.i.i = load i8, ptr %_23.i.i.i.i, align 1, !noalias !340, !noundef !4
  %_6.i.i.i = icmp sgt i8 %w.i.i.i, -1
  br i1 %_6.i.i.i, label %bb3.i.i.i, label %bb4.i.i.i

bb4.i.i.i:                                        ; preds = %bb17.i.i.i
  %26 = icmp ne i64 %22, 1
  tail call void @llvm.assume(i1 %26)
  %_23.i13.i.i.i = getelementptr inbounds i8, ptr %_4367.i.i, i64 -2
  %z.i.i.i = load i8, ptr %_23.i13.i.i.i, align 1, !noalias !340, !noundef !4
  %_27.i.i.i = and i8 %z.i.i.i, 31
  %27 = zext nneg i8 %_27.i.i.i to i32
  %_12.i.i.i = icmp slt i8 %z.i.i.i, -64
  br i1 %_12.i.i.i, label %bb6.i14.i.i, label %bb13.i.i.i

bb3.i.i.i:                                        ; preds = %bb17.i.i.i
  %_8.i.i.i = zext nneg i8 %w.i.i.i to i32
  br label %bb22.i.i

bb6.i14.i.i:                                      ; preds = %bb4.i.i.i
  %28 = icmp ne i64 %22, 2
  tail call void @llvm.assume(i1 %28)
  %_23.i19.i.i.i = getelementptr inbounds i8, ptr %_4367.i.i, i64 -3
  %y.i.i.i = load i8, ptr %_23.i19.i.i.i, align 1, !noalias !340, !noundef !4
  %_31.i.i.i = and i8 %y.i.i.i, 15
  %29 = zext nneg i8 %_31.i.i.i to i32
  %_16.i.i.i = icmp slt i8 %y.i.i.i, -64
  br i1 %_16.i.i.i, label %bb8.i.i.i, label %bb11.i.i.i

bb13.i.i.i:                                       ; preds = %bb11.i.i.i, %bb4.i.i.i
  %ch.sroa.0.0.i.i.i = phi i32 [ %34, %bb11.i.i.i ], [ %27, %bb4.i.i.i ]
  %_42.i.i.i = shl nuw nsw i32 %ch.sroa.0.0.i.i.i, 6
  %_44.i.i.i = and i8 %w.i.i.i, 63
  %_43.i.i.i = zext nneg i8 %_44.i.i.i to i32
  %30 = or disjoint i32 %_42.i.i.i, %_43.i.i.i
  br label %bb22.i.i

bb8.i.i.i:                                        ; preds = %bb6.i14.i.i
  %31 = icmp ne i64 %22, 3
  tail call void @llvm.assume(i1 %31)
  %_23.i25.i.i.i = getelementptr inbounds i8, ptr %_4367.i.i, i64 -4
  %x.i.i.i = load i8, ptr %_23.i25.i.i.i, align 1, !noalias !340, !noundef !4
  %_35.i.i.i = and i8 %x.i.i.i, 7
  %32 = zext nneg i8 %_35.i.i.i to i32
  %_36.i.i.i = shl nuw nsw i32 %32, 6
  %_38.i.i.i = and i8 %y.i.i.i, 63
  %_37.i.i.i = zext nneg i8 %_38.i.i.i to i32
  %33 = or disjoint i32 %_36.i.i.i, %_37.i.i.i
  br label %bb11.i.i.i

bb11.i.i.i:                                       ; preds = %bb8.i.i.i, %bb6.i14.i.i
  %ch.sroa.0.1.i.i.i = phi i32 [ %33, %bb8.i.i.i ], [ %29, %bb6.i14.i.i ]
  %_39.i.i.i = shl nuw nsw i32 %ch.sroa.0.1.i.i.i, 6
  %_41.i.i.i = and i8 %z.i.i.i, 63
  %_40.i.i.i = zext nneg i8 %_41.i.i.i to i32
  %34 = or disjoint i32 %_39.i.i.i, %_40.i.i.i
  br label %bb13.i.i.i

bb18.i.i:                                         ; preds = %bb9.i.i.i, %bb6.i.i.i
  store i8 %21, ptr %13, align 1, !alias.scope !330, !noalias !333
; call core::str::slice_error_fail
  tail call void @_RNvNtCsgEmfK2I1SDS_4core3str16slice_error_fail(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_0.0.i, i64 noundef %_0.1.i, i64 noundef 0, i64 noundef %22, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_06f36ca47b1c5217a3db22f1f52f6e7f) #31, !noalias !339
  unreachable

bb22.i.i:                                         ; preds = %bb13.i.i.i, %bb3.i.i.i
  %_0.sroa.4.1.i.ph.i.i = phi i32 [ %_8.i.i.i, %bb3.i.i.i ], [ %30, %bb13.i.i.i ]
  %35 = icmp samesign ult i32 %_0.sroa.4.1.i.ph.i.i, 1114112
  tail call void @llvm.assume(i1 %35)
  br i1 %is_match.i.i17, label %bb7.i.sink.split, label %bb39.i.i

bb21.i.i:                                         ; preds = %bb5.i.lr.ph.i
  store i8 %16, ptr %13, align 1, !alias.scope !330, !noalias !333
  br i1 %is_match.i.i16, label %bb7.i, label %bb40.i.i

bb40.i.i:                                         ; preds = %bb21.i.i
  store i8 1, ptr %11, align 2, !alias.scope !330, !noalias !333
  br label %bb10.i

bb39.i.i:                                         ; preds = %bb22.i.i
  %_55.i.i = icmp samesign ult i32 %_0.sroa.4.1.i.ph.i.i, 128
  br i1 %_55.i.i, label %bb25.i.i, label %bb26.i.i

bb26.i.i:                                         ; preds = %bb39.i.i
  %_56.i.i = icmp samesign ult i32 %_0.sroa.4.1.i.ph.i.i, 2048
  br i1 %_56.i.i, label %bb25.i.i, label %bb27.i.i

bb27.i.i:                                         ; preds = %bb26.i.i
  %_57.i.i = icmp samesign ult i32 %_0.sroa.4.1.i.ph.i.i, 65536
  %..i.i = select i1 %_57.i.i, i64 -3, i64 -4
  br label %bb25.i.i

bb25.i.i:                                         ; preds = %bb27.i.i, %bb26.i.i, %bb39.i.i
  %_14.sroa.0.0.neg.i.i = phi i64 [ -2, %bb26.i.i ], [ %..i.i, %bb27.i.i ], [ -1, %bb39.i.i ]
  %36 = add i64 %_14.sroa.0.0.neg.i.i, %22
  store i64 %36, ptr %14, align 8, !alias.scope !330, !noalias !333
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %bb7.i.sink.split, label %bb5.i.i.i

bb7.i.sink.split:                                 ; preds = %bb22.i.i, %bb25.i.i
  %.ph = phi i64 [ 0, %bb25.i.i ], [ %22, %bb22.i.i ]
  store i8 0, ptr %13, align 1, !alias.scope !330, !noalias !333
  br label %bb7.i

bb7.i:                                            ; preds = %bb7.i.sink.split, %bb21.i.i
  %38 = phi i64 [ 0, %bb21.i.i ], [ %.ph, %bb7.i.sink.split ]
  %39 = getelementptr inbounds nuw i8, ptr %_9, i64 8
  store i64 %38, ptr %39, align 8, !alias.scope !325, !noalias !328
  %40 = getelementptr inbounds nuw i8, ptr %_9, i64 16
  store i64 %38, ptr %40, align 8, !alias.scope !325, !noalias !328
  br label %bb10.i

bb10.i:                                           ; preds = %bb7.i, %bb40.i.i, %bb3.preheader.i
  %storemerge.i = phi i64 [ 1, %bb7.i ], [ 0, %bb40.i.i ], [ 0, %bb3.preheader.i ]
  store i64 %storemerge.i, ptr %_9, align 8, !alias.scope !325, !noalias !328
  br label %_RNvXsw_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_15ReverseSearcher15next_match_back.exit

bb8.i:                                            ; preds = %bb2.i
; call core::str::pattern::TwoWaySearcher::next_back
  call fastcc void @_ZN4core3str7pattern14TwoWaySearcher9next_back17h3a52ae8d86c7798bE(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(address) dereferenceable(24) %_9, ptr noalias noundef align 8 dereferenceable(64) %searcher.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_0.0.i, i64 noundef %_0.1.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %self.01.i, i64 noundef %self.12.i, i1 noundef zeroext true) #32
  br label %_RNvXsw_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_15ReverseSearcher15next_match_back.exit

bb9.i:                                            ; preds = %bb2.i
; call core::str::pattern::TwoWaySearcher::next_back
  call fastcc void @_ZN4core3str7pattern14TwoWaySearcher9next_back17h3a52ae8d86c7798bE(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(address) dereferenceable(24) %_9, ptr noalias noundef align 8 dereferenceable(64) %searcher.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_0.0.i, i64 noundef %_0.1.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %self.01.i, i64 noundef %self.12.i, i1 noundef zeroext false) #32
  br label %_RNvXsw_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_15ReverseSearcher15next_match_back.exit

_RNvXsw_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_15ReverseSearcher15next_match_back.exit: ; preds = %bb10.i, %bb8.i, %bb9.i
  %_11 = load i64, ptr %_9, align 8, !range !39, !noundef !4
  %41 = trunc nuw i64 %_11 to i1
  br i1 %41, label %bb16, label %bb15

bb5:                                              ; preds = %bb3
  %42 = load i8, ptr %0, align 1, !range !14, !noundef !4
  %_6 = trunc nuw i8 %42 to i1
  br i1 %_6, label %bb19, label %bb11

bb19:                                             ; preds = %bb5, %bb3, %start, %bb17
  %_0.sroa.8.0 = phi i64 [ %6, %bb3 ], [ %_0.sroa.8.1, %bb17 ], [ undef, %start ], [ undef, %bb5 ]
  %_0.sroa.0.0 = phi ptr [ %5, %bb3 ], [ %_0.sroa.0.1, %bb17 ], [ null, %start ], [ null, %bb5 ]
  %43 = insertvalue { ptr, i64 } poison, ptr %_0.sroa.0.0, 0
  %44 = insertvalue { ptr, i64 } %43, i64 %_0.sroa.8.0, 1
  ret { ptr, i64 } %44

bb16:                                             ; preds = %_RNvXsw_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_15ReverseSearcher15next_match_back.exit
  %45 = getelementptr inbounds nuw i8, ptr %_9, i64 8
  %a = load i64, ptr %45, align 8, !noundef !4
  %46 = getelementptr inbounds nuw i8, ptr %_9, i64 16
  %b = load i64, ptr %46, align 8, !noundef !4
  %47 = getelementptr inbounds nuw i8, ptr %self, i64 112
  %i2 = load i64, ptr %47, align 8, !noundef !4
  %new_len3 = sub nuw i64 %i2, %b
  store i64 %a, ptr %47, align 8
  br label %bb17

bb15:                                             ; preds = %_RNvXsw_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_15ReverseSearcher15next_match_back.exit
  store i8 1, ptr %0, align 1
  %48 = getelementptr inbounds nuw i8, ptr %self, i64 104
  %i = load i64, ptr %48, align 8, !noundef !4
  %49 = getelementptr inbounds nuw i8, ptr %self, i64 112
  %i1 = load i64, ptr %49, align 8, !noundef !4
  %new_len = sub nuw i64 %i1, %i
  br label %bb17

bb17:                                             ; preds = %bb16, %bb15
  %_0.sroa.8.1 = phi i64 [ %new_len3, %bb16 ], [ %new_len, %bb15 ]
  %b.pn = phi i64 [ %b, %bb16 ], [ %i, %bb15 ]
  %_0.sroa.0.1 = getelementptr inbounds nuw i8, ptr %_0.0.i, i64 %b.pn
  call void @llvm.lifetime.end.p0(ptr nonnull %_9)
  br label %bb19
}

; core::str::pattern::TwoWaySearcher::next
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal fastcc void @_ZN4core3str7pattern14TwoWaySearcher4next17h5bcd01b04e5264f3E(ptr dead_on_unwind noalias noundef nonnull writable writeonly sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_0, ptr noalias noundef nonnull align 8 captures(none) dereferenceable(64) %self, ptr noalias noundef nonnull readonly align 1 captures(none) %haystack.0, i64 noundef range(i64 0, -9223372036854775808) %haystack.1, ptr noalias noundef nonnull readonly align 1 captures(none) %needle.0, i64 noundef range(i64 0, -9223372036854775808) %needle.1, i1 noundef zeroext %long_period) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 32
  %needle_last = add nsw i64 %needle.1, -1
  %.promoted = load i64, ptr %0, align 8
  %index24 = add i64 %needle_last, %.promoted
  %_5325 = icmp ult i64 %index24, %haystack.1
  br i1 %_5325, label %bb39.lr.ph, label %bb40

bb39.lr.ph:                                       ; preds = %start
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 24
  %_58 = load i64, ptr %1, align 8, !noundef !4
  %v1 = load i64, ptr %self, align 8
  %2 = getelementptr inbounds nuw i8, ptr %self, i64 48
  %3 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_48 = load i64, ptr %3, align 8
  %4 = sub i64 %needle.1, %_48
  %.promoted27 = load i64, ptr %2, align 8
  br label %bb39

bb40:                                             ; preds = %bb37, %start
  store i64 %haystack.1, ptr %0, align 8
  br label %bb38

bb39:                                             ; preds = %bb39.lr.ph, %bb37
  %v229 = phi i64 [ %.promoted27, %bb39.lr.ph ], [ %v228, %bb37 ]
  %index26 = phi i64 [ %index24, %bb39.lr.ph ], [ %index, %bb37 ]
  %5 = phi i64 [ %.promoted, %bb39.lr.ph ], [ %10, %bb37 ]
  %_55 = getelementptr inbounds nuw i8, ptr %haystack.0, i64 %index26
  %tail_byte = load i8, ptr %_55, align 1, !noundef !4
  %_60 = and i8 %tail_byte, 63
  %_59 = zext nneg i8 %_60 to i64
  %6 = shl nuw i64 1, %_59
  %7 = and i64 %6, %_58
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %bb10, label %bb9

bb38:                                             ; preds = %bb34, %bb40
  %storemerge = phi i64 [ 0, %bb40 ], [ 1, %bb34 ]
  store i64 %storemerge, ptr %_0, align 8
  ret void

bb10:                                             ; preds = %bb39
  %9 = add i64 %5, %needle.1
  store i64 %9, ptr %0, align 8
  br i1 %long_period, label %bb37, label %bb37.sink.split

bb9:                                              ; preds = %bb39
  %_0.sroa.0.0.i = tail call i64 @llvm.umax.i64(i64 %v229, i64 %v1)
  %start1.sroa.0.0 = select i1 %long_period, i64 %v1, i64 %_0.sroa.0.0.i
  br label %bb16

bb37.sink.split:                                  ; preds = %bb10, %bb19, %bb29
  %.sink = phi i64 [ %4, %bb29 ], [ 0, %bb19 ], [ 0, %bb10 ]
  %.ph = phi i64 [ %16, %bb29 ], [ %20, %bb19 ], [ %9, %bb10 ]
  store i64 %.sink, ptr %2, align 8
  br label %bb37

bb37:                                             ; preds = %bb37.sink.split, %bb19, %bb29, %bb10
  %v228 = phi i64 [ %v229, %bb19 ], [ %v229, %bb10 ], [ %v229, %bb29 ], [ %.sink, %bb37.sink.split ]
  %10 = phi i64 [ %20, %bb19 ], [ %9, %bb10 ], [ %16, %bb29 ], [ %.ph, %bb37.sink.split ]
  %index = add i64 %needle_last, %10
  %_53 = icmp ult i64 %index, %haystack.1
  br i1 %_53, label %bb39, label %bb40

bb16:                                             ; preds = %bb18, %bb9
  %iter.sroa.0.0 = phi i64 [ %start1.sroa.0.0, %bb9 ], [ %_65, %bb18 ]
  %_61 = icmp ult i64 %iter.sroa.0.0, %needle.1
  br i1 %_61, label %bb42, label %bb43

bb43:                                             ; preds = %bb16
  %start2.sroa.0.0 = select i1 %long_period, i64 0, i64 %v229
  br label %bb26

bb42:                                             ; preds = %bb16
  %_28 = add i64 %iter.sroa.0.0, %5
  %_30 = icmp ult i64 %_28, %haystack.1
  br i1 %_30, label %bb18, label %panic8

bb26:                                             ; preds = %bb28, %bb43
  %iter3.sroa.2.0 = phi i64 [ %v1, %bb43 ], [ %_73, %bb28 ]
  %_70 = icmp ult i64 %start2.sroa.0.0, %iter3.sroa.2.0
  br i1 %_70, label %bb46, label %bb47

bb47:                                             ; preds = %bb26
  %11 = add i64 %5, %needle.1
  store i64 %11, ptr %0, align 8
  br i1 %long_period, label %bb34, label %bb33

bb46:                                             ; preds = %bb26
  %_73 = add i64 %iter3.sroa.2.0, -1
  %_43 = icmp ult i64 %_73, %needle.1
  br i1 %_43, label %bb27, label %panic

bb33:                                             ; preds = %bb47
  store i64 0, ptr %2, align 8
  br label %bb34

bb34:                                             ; preds = %bb33, %bb47
  %12 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %5, ptr %12, align 8, !alias.scope !343
  %13 = getelementptr inbounds nuw i8, ptr %_0, i64 16
  store i64 %11, ptr %13, align 8, !alias.scope !343
  br label %bb38

bb27:                                             ; preds = %bb46
  %_45 = add i64 %_73, %5
  %_47 = icmp ult i64 %_45, %haystack.1
  br i1 %_47, label %bb28, label %panic5

panic:                                            ; preds = %bb46
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_73, i64 noundef %needle.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_35bbbe17e332dc00fe151e3a4a9b0b1c) #31
  unreachable

bb28:                                             ; preds = %bb27
  %14 = getelementptr inbounds nuw i8, ptr %needle.0, i64 %_73
  %_42 = load i8, ptr %14, align 1, !noundef !4
  %15 = getelementptr inbounds nuw i8, ptr %haystack.0, i64 %_45
  %_44 = load i8, ptr %15, align 1, !noundef !4
  %_41.not = icmp eq i8 %_42, %_44
  br i1 %_41.not, label %bb26, label %bb29

panic5:                                           ; preds = %bb27
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_45, i64 noundef %haystack.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_018bb9c20f5624569cdcce403f7a27f6) #31
  unreachable

bb29:                                             ; preds = %bb28
  %16 = add i64 %_48, %5
  store i64 %16, ptr %0, align 8
  br i1 %long_period, label %bb37, label %bb37.sink.split

bb18:                                             ; preds = %bb42
  %_65 = add nuw nsw i64 %iter.sroa.0.0, 1
  %17 = getelementptr inbounds nuw i8, ptr %needle.0, i64 %iter.sroa.0.0
  %_25 = load i8, ptr %17, align 1, !noundef !4
  %18 = getelementptr inbounds nuw i8, ptr %haystack.0, i64 %_28
  %_27 = load i8, ptr %18, align 1, !noundef !4
  %_24.not = icmp eq i8 %_25, %_27
  br i1 %_24.not, label %bb16, label %bb19

panic8:                                           ; preds = %bb42
  %19 = add i64 %start1.sroa.0.0, %5
  %umax = tail call i64 @llvm.umax.i64(i64 %haystack.1, i64 %19)
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %umax, i64 noundef %haystack.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_f833bd06996ad35a138063a4713a5c75) #31
  unreachable

bb19:                                             ; preds = %bb18
  %_32 = add i64 %5, 1
  %_31 = add i64 %_32, %iter.sroa.0.0
  %20 = sub i64 %_31, %v1
  store i64 %20, ptr %0, align 8
  br i1 %long_period, label %bb37, label %bb37.sink.split
}

; core::str::pattern::TwoWaySearcher::next_back
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal fastcc void @_ZN4core3str7pattern14TwoWaySearcher9next_back17h3a52ae8d86c7798bE(ptr dead_on_unwind noalias noundef nonnull writable writeonly sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_0, ptr noalias noundef nonnull align 8 captures(none) dereferenceable(64) %self, ptr noalias noundef nonnull readonly align 1 captures(none) %haystack.0, i64 noundef range(i64 0, -9223372036854775808) %haystack.1, ptr noalias noundef nonnull readonly align 1 captures(none) %needle.0, i64 noundef range(i64 0, -9223372036854775808) %needle.1, i1 noundef zeroext %long_period) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 40
  %.promoted = load i64, ptr %0, align 8
  %index30 = sub i64 %.promoted, %needle.1
  %_5331 = icmp ult i64 %index30, %haystack.1
  br i1 %_5331, label %bb39.lr.ph, label %bb40

bb39.lr.ph:                                       ; preds = %start
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 24
  %_58 = load i64, ptr %1, align 8, !noundef !4
  %2 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %v1 = load i64, ptr %2, align 8
  %3 = getelementptr inbounds nuw i8, ptr %self, i64 56
  %4 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_47 = load i64, ptr %4, align 8
  %.promoted33 = load i64, ptr %3, align 8
  br label %bb39

bb40:                                             ; preds = %bb37, %start
  store i64 0, ptr %0, align 8
  br label %bb38

bb39:                                             ; preds = %bb39.lr.ph, %bb37
  %v235 = phi i64 [ %.promoted33, %bb39.lr.ph ], [ %v234, %bb37 ]
  %index32 = phi i64 [ %index30, %bb39.lr.ph ], [ %index, %bb37 ]
  %5 = phi i64 [ %.promoted, %bb39.lr.ph ], [ %10, %bb37 ]
  %_55 = getelementptr inbounds nuw i8, ptr %haystack.0, i64 %index32
  %front_byte = load i8, ptr %_55, align 1, !noundef !4
  %_60 = and i8 %front_byte, 63
  %_59 = zext nneg i8 %_60 to i64
  %6 = shl nuw i64 1, %_59
  %7 = and i64 %6, %_58
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %bb10, label %bb9

bb38:                                             ; preds = %bb34, %bb40
  %storemerge = phi i64 [ 0, %bb40 ], [ 1, %bb34 ]
  store i64 %storemerge, ptr %_0, align 8
  ret void

bb10:                                             ; preds = %bb39
  store i64 %index32, ptr %0, align 8
  br i1 %long_period, label %bb37, label %bb37.sink.split

bb9:                                              ; preds = %bb39
  %_0.sroa.0.0.i = tail call i64 @llvm.umin.i64(i64 %v235, i64 %v1)
  %crit.sroa.0.0 = select i1 %long_period, i64 %v1, i64 %_0.sroa.0.0.i
  %9 = add i64 %crit.sroa.0.0, -1
  %_25.first_iter = icmp ult i64 %9, %needle.1
  br label %bb16

bb37.sink.split:                                  ; preds = %bb10, %bb19, %bb29
  %needle.1.sink = phi i64 [ %_47, %bb29 ], [ %needle.1, %bb19 ], [ %needle.1, %bb10 ]
  %.ph = phi i64 [ %16, %bb29 ], [ %19, %bb19 ], [ %index32, %bb10 ]
  store i64 %needle.1.sink, ptr %3, align 8
  br label %bb37

bb37:                                             ; preds = %bb37.sink.split, %bb19, %bb29, %bb10
  %v234 = phi i64 [ %v235, %bb19 ], [ %v235, %bb10 ], [ %v235, %bb29 ], [ %needle.1.sink, %bb37.sink.split ]
  %10 = phi i64 [ %19, %bb19 ], [ %index32, %bb10 ], [ %16, %bb29 ], [ %.ph, %bb37.sink.split ]
  %index = sub i64 %10, %needle.1
  %_53 = icmp ult i64 %index, %haystack.1
  br i1 %_53, label %bb39, label %bb40

bb16:                                             ; preds = %bb18, %bb9
  %iter.sroa.2.0 = phi i64 [ %crit.sroa.0.0, %bb9 ], [ %_65, %bb18 ]
  %_62.not = icmp eq i64 %iter.sroa.2.0, 0
  br i1 %_62.not, label %bb43, label %bb42

bb43:                                             ; preds = %bb16
  %needle_end.sroa.0.0 = select i1 %long_period, i64 %needle.1, i64 %v235
  br label %bb26

bb42:                                             ; preds = %bb16
  %_65 = add i64 %iter.sroa.2.0, -1
  br i1 %_25.first_iter, label %bb17, label %panic6

bb26:                                             ; preds = %bb28, %bb43
  %iter1.sroa.0.0 = phi i64 [ %v1, %bb43 ], [ %_75, %bb28 ]
  %_71 = icmp ult i64 %iter1.sroa.0.0, %needle_end.sroa.0.0
  br i1 %_71, label %bb46, label %bb47

bb47:                                             ; preds = %bb26
  store i64 %index32, ptr %0, align 8
  br i1 %long_period, label %bb34, label %bb33

bb46:                                             ; preds = %bb26
  %_75 = add nuw i64 %iter1.sroa.0.0, 1
  %_41 = icmp ult i64 %iter1.sroa.0.0, %needle.1
  br i1 %_41, label %bb27, label %panic

bb33:                                             ; preds = %bb47
  store i64 %needle.1, ptr %3, align 8
  br label %bb34

bb34:                                             ; preds = %bb33, %bb47
  %11 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %index32, ptr %11, align 8, !alias.scope !346
  %12 = getelementptr inbounds nuw i8, ptr %_0, i64 16
  store i64 %5, ptr %12, align 8, !alias.scope !346
  br label %bb38

bb27:                                             ; preds = %bb46
  %_43 = add nuw i64 %iter1.sroa.0.0, %index32
  %_46 = icmp ult i64 %_43, %haystack.1
  br i1 %_46, label %bb28, label %panic3

panic:                                            ; preds = %bb46
  %umax = tail call i64 @llvm.umax.i64(i64 %v1, i64 %needle.1)
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %umax, i64 noundef %needle.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_4aa6ed147d2d75cf83d08433bf816a8e) #31
  unreachable

bb28:                                             ; preds = %bb27
  %13 = getelementptr inbounds nuw i8, ptr %needle.0, i64 %iter1.sroa.0.0
  %_40 = load i8, ptr %13, align 1, !noundef !4
  %14 = getelementptr inbounds nuw i8, ptr %haystack.0, i64 %_43
  %_42 = load i8, ptr %14, align 1, !noundef !4
  %_39.not = icmp eq i8 %_40, %_42
  br i1 %_39.not, label %bb26, label %bb29

panic3:                                           ; preds = %bb27
  %15 = add i64 %v1, %index32
  %umax54 = tail call i64 @llvm.umax.i64(i64 %haystack.1, i64 %15)
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %umax54, i64 noundef %haystack.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b5ab3119f04a7294e21b110a9cb88945) #31
  unreachable

bb29:                                             ; preds = %bb28
  %16 = sub i64 %5, %_47
  store i64 %16, ptr %0, align 8
  br i1 %long_period, label %bb37, label %bb37.sink.split

bb17:                                             ; preds = %bb42
  %_27 = add i64 %_65, %index32
  %_30 = icmp ult i64 %_27, %haystack.1
  br i1 %_30, label %bb18, label %panic7

panic6:                                           ; preds = %bb42
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_65, i64 noundef %needle.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_8980434b1efa90e03f538bc794a69eb1) #31
  unreachable

bb18:                                             ; preds = %bb17
  %17 = getelementptr inbounds nuw i8, ptr %needle.0, i64 %_65
  %_24 = load i8, ptr %17, align 1, !noundef !4
  %18 = getelementptr inbounds nuw i8, ptr %haystack.0, i64 %_27
  %_26 = load i8, ptr %18, align 1, !noundef !4
  %_23.not = icmp eq i8 %_24, %_26
  br i1 %_23.not, label %bb16, label %bb19

panic7:                                           ; preds = %bb17
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_27, i64 noundef %haystack.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_f125acb937e0d4c2758aeb756097c62b) #31
  unreachable

bb19:                                             ; preds = %bb18
  %_31.neg = add i64 %_65, %5
  %19 = sub i64 %_31.neg, %v1
  store i64 %19, ptr %0, align 8
  br i1 %long_period, label %bb37, label %bb37.sink.split
}

; core::hash::BuildHasher::hash_one
; Function Attrs: nofree norecurse nosync nounwind nonlazybind optsize memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef i64 @_ZN4core4hash11BuildHasher8hash_one17hff610e6050207ad6E(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(16) %self, ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(16) %0) unnamed_addr #5 personality ptr @rust_eh_personality {
start:
  %_8.i.i.i.i.i = alloca [1 x i8], align 1
  %hasher = alloca [72 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %hasher)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !349)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !352)
  %key0.i = load i64, ptr %self, align 8, !alias.scope !352, !noalias !349, !noundef !4
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %key1.i = load i64, ptr %1, align 8, !alias.scope !352, !noalias !349, !noundef !4
  %2 = xor i64 %key0.i, 8317987319222330741
  %3 = xor i64 %key1.i, 7237128888997146477
  %4 = xor i64 %key0.i, 7816392313619706465
  %5 = xor i64 %key1.i, 8387220255154660723
  store i64 %2, ptr %hasher, align 8, !alias.scope !349, !noalias !352
  %_2.sroa.4.0._0.sroa_idx.i = getelementptr inbounds nuw i8, ptr %hasher, i64 8
  store i64 %4, ptr %_2.sroa.4.0._0.sroa_idx.i, align 8, !alias.scope !349, !noalias !352
  %_2.sroa.5.0._0.sroa_idx.i = getelementptr inbounds nuw i8, ptr %hasher, i64 16
  store i64 %3, ptr %_2.sroa.5.0._0.sroa_idx.i, align 8, !alias.scope !349, !noalias !352
  %_2.sroa.6.0._0.sroa_idx.i = getelementptr inbounds nuw i8, ptr %hasher, i64 24
  store i64 %5, ptr %_2.sroa.6.0._0.sroa_idx.i, align 8, !alias.scope !349, !noalias !352
  %_2.sroa.7.0._0.sroa_idx.i = getelementptr inbounds nuw i8, ptr %hasher, i64 32
  store i64 %key0.i, ptr %_2.sroa.7.0._0.sroa_idx.i, align 8, !alias.scope !349, !noalias !352
  %_2.sroa.8.0._0.sroa_idx.i = getelementptr inbounds nuw i8, ptr %hasher, i64 40
  store i64 %key1.i, ptr %_2.sroa.8.0._0.sroa_idx.i, align 8, !alias.scope !349, !noalias !352
  %_2.sroa.9.0._0.sroa_idx.i = getelementptr inbounds nuw i8, ptr %hasher, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %_2.sroa.9.0._0.sroa_idx.i, i8 0, i64 24, i1 false), !alias.scope !349, !noalias !352
  tail call void @llvm.experimental.noalias.scope.decl(metadata !354)
  %_4.0.i.i = load ptr, ptr %0, align 8, !alias.scope !354, !noalias !357, !nonnull !4, !align !19, !noundef !4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %_4.1.i.i = load i64, ptr %6, align 8, !alias.scope !354, !noalias !357, !noundef !4
; call <core::hash::sip::Hasher<S> as core::hash::Hasher>::write
  call fastcc void @"_ZN71_$LT$core..hash..sip..Hasher$LT$S$GT$$u20$as$u20$core..hash..Hasher$GT$5write17h212aebe7927d5759E"(ptr noalias noundef nonnull align 8 dereferenceable(72) %hasher, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_4.0.i.i, i64 noundef %_4.1.i.i) #32, !noalias !362
  call void @llvm.lifetime.start.p0(ptr nonnull %_8.i.i.i.i.i), !noalias !363
  store i8 -1, ptr %_8.i.i.i.i.i, align 1, !noalias !363
; call <core::hash::sip::Hasher<S> as core::hash::Hasher>::write
  call fastcc void @"_ZN71_$LT$core..hash..sip..Hasher$LT$S$GT$$u20$as$u20$core..hash..Hasher$GT$5write17h212aebe7927d5759E"(ptr noalias noundef nonnull align 8 dereferenceable(72) %hasher, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_8.i.i.i.i.i, i64 noundef 1) #32, !noalias !373
  call void @llvm.lifetime.end.p0(ptr nonnull %_8.i.i.i.i.i), !noalias !363
  %state.sroa.0.0.copyload.i.i = load i64, ptr %hasher, align 8, !alias.scope !374
  %state.sroa.10.0.copyload.i.i = load i64, ptr %_2.sroa.4.0._0.sroa_idx.i, align 8, !alias.scope !374
  %state.sroa.17.0.copyload.i.i = load i64, ptr %_2.sroa.5.0._0.sroa_idx.i, align 8, !alias.scope !374
  %state.sroa.22.0.copyload.i.i = load i64, ptr %_2.sroa.6.0._0.sroa_idx.i, align 8, !alias.scope !374
  %_7.i.i = load i64, ptr %_2.sroa.9.0._0.sroa_idx.i, align 8, !alias.scope !374, !noundef !4
  %_5.i.i = shl i64 %_7.i.i, 56
  %7 = getelementptr inbounds nuw i8, ptr %hasher, i64 56
  %_8.i.i = load i64, ptr %7, align 8, !alias.scope !374, !noundef !4
  %b.i.i = or i64 %_5.i.i, %_8.i.i
  %8 = xor i64 %b.i.i, %state.sroa.22.0.copyload.i.i
  %_2.i.i.i = add i64 %state.sroa.17.0.copyload.i.i, %state.sroa.0.0.copyload.i.i
  %_5.i.i.i = add i64 %8, %state.sroa.10.0.copyload.i.i
  %9 = tail call noundef i64 @llvm.fshl.i64(i64 %state.sroa.17.0.copyload.i.i, i64 %state.sroa.17.0.copyload.i.i, i64 13)
  %10 = xor i64 %9, %_2.i.i.i
  %11 = tail call noundef i64 @llvm.fshl.i64(i64 %8, i64 %8, i64 16)
  %12 = xor i64 %11, %_5.i.i.i
  %13 = tail call noundef i64 @llvm.fshl.i64(i64 %_2.i.i.i, i64 %_2.i.i.i, i64 32)
  %_16.i.i.i = add i64 %_5.i.i.i, %10
  %_19.i.i.i = add i64 %12, %13
  %14 = tail call noundef i64 @llvm.fshl.i64(i64 %10, i64 %10, i64 17)
  %15 = xor i64 %_16.i.i.i, %14
  %16 = tail call noundef i64 @llvm.fshl.i64(i64 %12, i64 %12, i64 21)
  %17 = xor i64 %16, %_19.i.i.i
  %18 = tail call noundef i64 @llvm.fshl.i64(i64 %_16.i.i.i, i64 %_16.i.i.i, i64 32)
  %19 = xor i64 %_19.i.i.i, %b.i.i
  %20 = xor i64 %18, 255
  %_2.i3.i.i = add i64 %19, %15
  %_5.i6.i.i = add i64 %17, %20
  %21 = tail call noundef i64 @llvm.fshl.i64(i64 %15, i64 %15, i64 13)
  %22 = xor i64 %_2.i3.i.i, %21
  %23 = tail call noundef i64 @llvm.fshl.i64(i64 %17, i64 %17, i64 16)
  %24 = xor i64 %23, %_5.i6.i.i
  %25 = tail call noundef i64 @llvm.fshl.i64(i64 %_2.i3.i.i, i64 %_2.i3.i.i, i64 32)
  %_16.i7.i.i = add i64 %22, %_5.i6.i.i
  %_19.i8.i.i = add i64 %24, %25
  %26 = tail call noundef i64 @llvm.fshl.i64(i64 %22, i64 %22, i64 17)
  %27 = xor i64 %_16.i7.i.i, %26
  %28 = tail call noundef i64 @llvm.fshl.i64(i64 %24, i64 %24, i64 21)
  %29 = xor i64 %28, %_19.i8.i.i
  %30 = tail call noundef i64 @llvm.fshl.i64(i64 %_16.i7.i.i, i64 %_16.i7.i.i, i64 32)
  %_30.i.i.i = add i64 %27, %_19.i8.i.i
  %_33.i.i.i = add i64 %29, %30
  %31 = tail call noundef i64 @llvm.fshl.i64(i64 %27, i64 %27, i64 13)
  %32 = xor i64 %31, %_30.i.i.i
  %33 = tail call noundef i64 @llvm.fshl.i64(i64 %29, i64 %29, i64 16)
  %34 = xor i64 %33, %_33.i.i.i
  %35 = tail call noundef i64 @llvm.fshl.i64(i64 %_30.i.i.i, i64 %_30.i.i.i, i64 32)
  %_44.i.i.i = add i64 %32, %_33.i.i.i
  %_47.i.i.i = add i64 %34, %35
  %36 = tail call noundef i64 @llvm.fshl.i64(i64 %32, i64 %32, i64 17)
  %37 = xor i64 %36, %_44.i.i.i
  %38 = tail call noundef i64 @llvm.fshl.i64(i64 %34, i64 %34, i64 21)
  %39 = xor i64 %38, %_47.i.i.i
  %40 = tail call noundef i64 @llvm.fshl.i64(i64 %_44.i.i.i, i64 %_44.i.i.i, i64 32)
  %_58.i.i.i = add i64 %37, %_47.i.i.i
  %_61.i.i.i = add i64 %39, %40
  %41 = tail call noundef i64 @llvm.fshl.i64(i64 %37, i64 %37, i64 13)
  %42 = xor i64 %41, %_58.i.i.i
  %43 = tail call noundef i64 @llvm.fshl.i64(i64 %39, i64 %39, i64 16)
  %44 = xor i64 %43, %_61.i.i.i
  %_72.i.i.i = add i64 %42, %_61.i.i.i
  %45 = tail call noundef i64 @llvm.fshl.i64(i64 %42, i64 %42, i64 17)
  %46 = tail call noundef i64 @llvm.fshl.i64(i64 %44, i64 %44, i64 21)
  %47 = tail call noundef i64 @llvm.fshl.i64(i64 %_72.i.i.i, i64 %_72.i.i.i, i64 32)
  %48 = xor i64 %46, %45
  %49 = xor i64 %48, %47
  %_0.i.i = xor i64 %49, %_72.i.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %hasher)
  ret i64 %_0.i.i
}

; core::iter::traits::iterator::Iterator::nth
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal fastcc void @_ZN4core4iter6traits8iterator8Iterator3nth17hacc50fbe6c81bffdE(ptr dead_on_unwind noalias noundef nonnull writable sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_0, ptr noalias noundef nonnull align 8 dereferenceable(32) %self, i64 noundef range(i64 1, 0) %n) unnamed_addr #0 personality ptr @rust_eh_personality {
start:
  %_11.i.i.i = alloca [32 x i8], align 8
  %_5.i.i.i = alloca [24 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_5.i.i.i), !noalias !379
; call <std::env::Args as core::iter::traits::iterator::Iterator>::next
  call void @_RNvXsa_NtCsjrHSEGnQ3l9_3std3envNtB5_4ArgsNtNtNtNtCsgEmfK2I1SDS_4core4iter6traits8iterator8Iterator4next(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_5.i.i.i, ptr noalias noundef nonnull align 8 dereferenceable(32) %self)
  %0 = load i64, ptr %_5.i.i.i, align 8, !range !386, !noalias !379, !noundef !4
  %.not4.i.i.i = icmp eq i64 %0, -9223372036854775808
  br i1 %.not4.i.i.i, label %bb4, label %bb3.lr.ph.i.i.i

bb3.lr.ph.i.i.i:                                  ; preds = %start
  %1 = getelementptr inbounds nuw i8, ptr %_11.i.i.i, i64 8
  br label %bb3.i.i.i

bb3.i.i.i:                                        ; preds = %bb7.i.i.i, %bb3.lr.ph.i.i.i
  %accum.sroa.0.05.i.i.i = phi i64 [ %n, %bb3.lr.ph.i.i.i ], [ %2, %bb7.i.i.i ]
  call void @llvm.lifetime.start.p0(ptr nonnull %_11.i.i.i), !noalias !379
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %1, ptr noundef nonnull align 8 dereferenceable(24) %_5.i.i.i, i64 24, i1 false), !noalias !379
  store i64 %accum.sroa.0.05.i.i.i, ptr %_11.i.i.i, align 8, !noalias !379
  %2 = add i64 %accum.sroa.0.05.i.i.i, -1
; call core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  call fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %1)
  call void @llvm.lifetime.end.p0(ptr nonnull %_11.i.i.i), !noalias !379
  %3 = icmp eq i64 %2, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %_5.i.i.i), !noalias !379
  br i1 %3, label %bb5, label %bb7.i.i.i

bb7.i.i.i:                                        ; preds = %bb3.i.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %_5.i.i.i), !noalias !379
; call <std::env::Args as core::iter::traits::iterator::Iterator>::next
  call void @_RNvXsa_NtCsjrHSEGnQ3l9_3std3envNtB5_4ArgsNtNtNtNtCsgEmfK2I1SDS_4core4iter6traits8iterator8Iterator4next(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_5.i.i.i, ptr noalias noundef nonnull align 8 dereferenceable(32) %self)
  %4 = load i64, ptr %_5.i.i.i, align 8, !range !386, !noalias !379, !noundef !4
  %.not.i.i.i = icmp eq i64 %4, -9223372036854775808
  br i1 %.not.i.i.i, label %bb4, label %bb3.i.i.i

bb4:                                              ; preds = %bb7.i.i.i, %start
  call void @llvm.lifetime.end.p0(ptr nonnull %_5.i.i.i), !noalias !379
  store i64 -9223372036854775808, ptr %_0, align 8
  br label %bb3

bb5:                                              ; preds = %bb3.i.i.i
; call <std::env::Args as core::iter::traits::iterator::Iterator>::next
  call void @_RNvXsa_NtCsjrHSEGnQ3l9_3std3envNtB5_4ArgsNtNtNtNtCsgEmfK2I1SDS_4core4iter6traits8iterator8Iterator4next(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_0, ptr noalias noundef nonnull align 8 dereferenceable(32) %self)
  br label %bb3

bb3:                                              ; preds = %bb4, %bb5
  ret void
}

; core::array::<impl core::fmt::Debug for [T; N]>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN4core5array69_$LT$impl$u20$core..fmt..Debug$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$3fmt17h38d22880cbe33aaaE"(ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(12) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 {
start:
; call <[T] as core::fmt::Debug>::fmt
  %_0 = tail call fastcc noundef zeroext i1 @"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17h9d122a68de94ce1eE"(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %self, i64 noundef 3, ptr noalias noundef align 8 dereferenceable(24) %f)
  ret i1 %_0
}

; core::array::<impl core::fmt::Debug for [T; N]>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN4core5array69_$LT$impl$u20$core..fmt..Debug$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$3fmt17h6433a917c0e00b61E"(ptr noalias noundef readonly align 1 captures(address, read_provenance) dereferenceable(2) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 {
start:
; call <[u8] as core::fmt::Debug>::fmt
  %_0 = tail call noundef zeroext i1 @_RNvXsr_NtCsgEmfK2I1SDS_4core3fmtShNtB5_5Debug3fmtCsgY6Mt91CT9J_14rustc_demangle(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %self, i64 noundef 2, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  ret i1 %_0
}

; core::array::<impl core::fmt::Debug for [T; N]>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN4core5array69_$LT$impl$u20$core..fmt..Debug$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$3fmt17haefa7af5e2122c23E"(ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 {
start:
; call <[T] as core::fmt::Debug>::fmt
  %_0 = tail call fastcc noundef zeroext i1 @"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17h9d122a68de94ce1eE"(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %self, i64 noundef 2, ptr noalias noundef align 8 dereferenceable(24) %f)
  ret i1 %_0
}

; core::array::<impl core::fmt::Debug for [T; N]>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN4core5array69_$LT$impl$u20$core..fmt..Debug$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$3fmt17hb10645e55271a10bE"(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(160) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %entry.i.i = alloca [8 x i8], align 8
  %_5.i = alloca [16 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_5.i), !noalias !387
; call <core::fmt::Formatter>::debug_list
  call void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter10debug_list(ptr noalias noundef nonnull sret([16 x i8]) align 8 captures(address) dereferenceable(16) %_5.i, ptr noalias noundef nonnull align 8 dereferenceable(24) %f), !noalias !391
  br label %bb5.i.i

bb5.i.i:                                          ; preds = %bb5.i.i, %start
  %iter.sroa.0.08.i.idx.i = phi i64 [ %iter.sroa.0.08.i.add.i, %bb5.i.i ], [ 0, %start ]
  %iter.sroa.0.08.i.ptr.i = getelementptr inbounds nuw i8, ptr %self, i64 %iter.sroa.0.08.i.idx.i
  %iter.sroa.0.08.i.add.i = add nuw nsw i64 %iter.sroa.0.08.i.idx.i, 40
  call void @llvm.lifetime.start.p0(ptr nonnull %entry.i.i), !noalias !392
  store ptr %iter.sroa.0.08.i.ptr.i, ptr %entry.i.i, align 8, !noalias !392
; call <core::fmt::builders::DebugList>::entry
  %_9.i.i = call noundef nonnull align 8 ptr @_RNvMs5_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_9DebugList5entry(ptr noalias noundef nonnull align 8 dereferenceable(16) %_5.i, ptr noundef nonnull align 1 %entry.i.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.a)
  call void @llvm.lifetime.end.p0(ptr nonnull %entry.i.i), !noalias !392
  %_6.i.i.i = icmp eq i64 %iter.sroa.0.08.i.add.i, 160
  br i1 %_6.i.i.i, label %"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17h555843a16c48f94dE.exit", label %bb5.i.i

"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17h555843a16c48f94dE.exit": ; preds = %bb5.i.i
; call <core::fmt::builders::DebugList>::finish
  %_0.i = call noundef zeroext i1 @_RNvMs5_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_9DebugList6finish(ptr noalias noundef nonnull align 8 dereferenceable(16) %_5.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_5.i), !noalias !387
  ret i1 %_0.i
}

; core::array::<impl core::ops::index::Index<I> for [T; N]>::index
; Function Attrs: cold inlinehint noreturn nonlazybind optsize uwtable
define internal fastcc void @"_ZN4core5array85_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$5index17h21196b8f8009ab81E"() unnamed_addr #6 {
start:
; call core::slice::index::slice_index_fail
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef 2, i64 noundef 10, i64 noundef 3, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9e91915d7e975f083d650106979735f8) #31
  unreachable
}

; <(U,T) as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN50_$LT$$LP$U$C$T$RP$$u20$as$u20$core..fmt..Debug$GT$3fmt17h6ba73c51b143b481E"(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 {
start:
  %T = alloca [8 x i8], align 8
  %U = alloca [8 x i8], align 8
  %builder = alloca [24 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %builder)
; call <core::fmt::Formatter>::debug_tuple
  call void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter11debug_tuple(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(address) dereferenceable(24) %builder, ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) inttoptr (i64 1 to ptr), i64 noundef 0)
  call void @llvm.lifetime.start.p0(ptr nonnull %U)
  store ptr %self, ptr %U, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %T)
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  store ptr %0, ptr %T, align 8
; call <core::fmt::builders::DebugTuple>::field
  %_6 = call noundef nonnull align 8 ptr @_RNvMs2_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_10DebugTuple5field(ptr noalias noundef nonnull align 8 dereferenceable(24) %builder, ptr noundef nonnull align 1 %U, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.i)
; call <core::fmt::builders::DebugTuple>::field
  %_10 = call noundef nonnull align 8 ptr @_RNvMs2_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_10DebugTuple5field(ptr noalias noundef nonnull align 8 dereferenceable(24) %builder, ptr noundef nonnull align 1 %T, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.b)
; call <core::fmt::builders::DebugTuple>::finish
  %_0 = call noundef zeroext i1 @_RNvMs2_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_10DebugTuple6finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %builder)
  call void @llvm.lifetime.end.p0(ptr nonnull %T)
  call void @llvm.lifetime.end.p0(ptr nonnull %U)
  call void @llvm.lifetime.end.p0(ptr nonnull %builder)
  ret i1 %_0
}

; <(U,T) as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN50_$LT$$LP$U$C$T$RP$$u20$as$u20$core..fmt..Debug$GT$3fmt17h79e7dea4431ab875E"(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 {
start:
  %T = alloca [8 x i8], align 8
  %U = alloca [8 x i8], align 8
  %builder = alloca [24 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %builder)
; call <core::fmt::Formatter>::debug_tuple
  call void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter11debug_tuple(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(address) dereferenceable(24) %builder, ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) inttoptr (i64 1 to ptr), i64 noundef 0)
  call void @llvm.lifetime.start.p0(ptr nonnull %U)
  store ptr %self, ptr %U, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %T)
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  store ptr %0, ptr %T, align 8
; call <core::fmt::builders::DebugTuple>::field
  %_6 = call noundef nonnull align 8 ptr @_RNvMs2_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_10DebugTuple5field(ptr noalias noundef nonnull align 8 dereferenceable(24) %builder, ptr noundef nonnull align 1 %U, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.4)
; call <core::fmt::builders::DebugTuple>::field
  %_10 = call noundef nonnull align 8 ptr @_RNvMs2_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_10DebugTuple5field(ptr noalias noundef nonnull align 8 dereferenceable(24) %builder, ptr noundef nonnull align 1 %T, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.b)
; call <core::fmt::builders::DebugTuple>::finish
  %_0 = call noundef zeroext i1 @_RNvMs2_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_10DebugTuple6finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %builder)
  call void @llvm.lifetime.end.p0(ptr nonnull %T)
  call void @llvm.lifetime.end.p0(ptr nonnull %U)
  call void @llvm.lifetime.end.p0(ptr nonnull %builder)
  ret i1 %_0
}

; <formats::Unit as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN50_$LT$formats..Unit$u20$as$u20$core..fmt..Debug$GT$3fmt17hafd74139199c8266E"(ptr noalias nonnull readonly align 1 captures(none) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %v.i = alloca [4 x i8], align 4
  %k.i = alloca [16 x i8], align 8
  %entry.i = alloca [4 x i8], align 4
  %iter.i = alloca [24 x i8], align 8
  %_29 = alloca [16 x i8], align 8
  %_23 = alloca [16 x i8], align 8
  %_16 = alloca [24 x i8], align 8
  %_8 = alloca [16 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_8)
; call <core::fmt::Formatter>::debug_struct
  call void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter12debug_struct(ptr noalias noundef nonnull sret([16 x i8]) align 8 captures(address) dereferenceable(16) %_8, ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_13c56e54a9571211dcad2a135c9eaa2b, i64 noundef 4)
; call <core::fmt::builders::DebugStruct>::field
  %_6 = call noundef nonnull align 8 ptr @_RNvMs1_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_11DebugStruct5field(ptr noalias noundef nonnull align 8 dereferenceable(16) %_8, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_3827bbb606bbdb0f0c926011c14ccc34, i64 noundef 1, ptr noundef nonnull align 1 @alloc_66e0d902dc5512250b9d4edb026cbbeb, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.6)
; call <core::fmt::builders::DebugStruct>::field
  %_5 = call noundef nonnull align 8 ptr @_RNvMs1_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_11DebugStruct5field(ptr noalias noundef nonnull align 8 dereferenceable(16) %_6, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_ab7766fee1e1b94f8c00ce7ffec41c7e, i64 noundef 1, ptr noundef nonnull align 1 @alloc_bbc47c66b079ca73ac68f305cf891423, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.n)
; call <core::fmt::builders::DebugStruct>::finish
  %_4 = call noundef zeroext i1 @_RNvMs1_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_11DebugStruct6finish(ptr noalias noundef nonnull align 8 dereferenceable(16) %_5)
  call void @llvm.lifetime.end.p0(ptr nonnull %_8)
  br i1 %_4, label %bb28, label %bb7

bb7:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %_16)
; call <core::fmt::Formatter>::debug_tuple
  call void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter11debug_tuple(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(address) dereferenceable(24) %_16, ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) inttoptr (i64 1 to ptr), i64 noundef 0)
; call <core::fmt::builders::DebugTuple>::field
  %_14 = call noundef nonnull align 8 ptr @_RNvMs2_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_10DebugTuple5field(ptr noalias noundef nonnull align 8 dereferenceable(24) %_16, ptr noundef nonnull align 1 @alloc_2e38410fced2c310c68bdf2d45d0c3bd, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.6)
; call <core::fmt::builders::DebugTuple>::finish
  %_13 = call noundef zeroext i1 @_RNvMs2_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_10DebugTuple6finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %_14)
  call void @llvm.lifetime.end.p0(ptr nonnull %_16)
  br i1 %_13, label %bb28, label %bb14

bb14:                                             ; preds = %bb7
  call void @llvm.lifetime.start.p0(ptr nonnull %_23)
; call <core::fmt::Formatter>::debug_set
  call void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9debug_set(ptr noalias noundef nonnull sret([16 x i8]) align 8 captures(address) dereferenceable(16) %_23, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  call void @llvm.lifetime.start.p0(ptr nonnull %iter.i), !noalias !395
  %_3.sroa.5.0.iter.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 16
  store i64 8589934593, ptr %_3.sroa.5.0.iter.sroa_idx.i, align 8, !noalias !395
  br label %bb5.i

bb5.i:                                            ; preds = %bb5.i, %bb14
  %_10.i.i815.i = phi i64 [ 0, %bb14 ], [ %_11.i.i.i, %bb5.i ]
  %_11.i.i.i = add nuw nsw i64 %_10.i.i815.i, 1
  %self3.i.i.i = getelementptr inbounds nuw i32, ptr %_3.sroa.5.0.iter.sroa_idx.i, i64 %_10.i.i815.i
  %_14.i.i.i = load i32, ptr %self3.i.i.i, align 4, !alias.scope !398, !noalias !395, !noundef !4
  call void @llvm.lifetime.start.p0(ptr nonnull %entry.i), !noalias !395
  store i32 %_14.i.i.i, ptr %entry.i, align 4, !noalias !395
; call <core::fmt::builders::DebugSet>::entry
  %_9.i = call noundef nonnull align 8 ptr @_RNvMs4_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_8DebugSet5entry(ptr noalias noundef nonnull align 8 dereferenceable(16) %_23, ptr noundef nonnull align 1 %entry.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.6)
  call void @llvm.lifetime.end.p0(ptr nonnull %entry.i), !noalias !395
  %_5.not.i.i.i = icmp eq i64 %_11.i.i.i, 2
  br i1 %_5.not.i.i.i, label %_ZN4core3fmt8builders8DebugSet7entries17h718d57ffacaf7f28E.exit, label %bb5.i

_ZN4core3fmt8builders8DebugSet7entries17h718d57ffacaf7f28E.exit: ; preds = %bb5.i
  call void @llvm.lifetime.end.p0(ptr nonnull %iter.i), !noalias !395
; call <core::fmt::builders::DebugSet>::finish
  %_20 = call noundef zeroext i1 @_RNvMs4_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_8DebugSet6finish(ptr noalias noundef nonnull align 8 dereferenceable(16) %_23)
  call void @llvm.lifetime.end.p0(ptr nonnull %_23)
  br i1 %_20, label %bb28, label %_ZN4core3fmt8builders8DebugMap7entries17h57470a589d8d0c6dE.exit

_ZN4core3fmt8builders8DebugMap7entries17h57470a589d8d0c6dE.exit: ; preds = %_ZN4core3fmt8builders8DebugSet7entries17h718d57ffacaf7f28E.exit
  call void @llvm.lifetime.start.p0(ptr nonnull %_29)
; call <core::fmt::Formatter>::debug_map
  call void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9debug_map(ptr noalias noundef nonnull sret([16 x i8]) align 8 captures(address) dereferenceable(16) %_29, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
; call <core::fmt::builders::DebugMap>::entry
  %_27 = call noundef nonnull align 8 ptr @_RNvMs6_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_8DebugMap5entry(ptr noalias noundef nonnull align 8 dereferenceable(16) %_29, ptr noundef nonnull align 1 @alloc_c4f57eb1bd8682807adcc5093a4b443f, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.5, ptr noundef nonnull align 1 @alloc_bc6c24833cc57d8ab679f3fbe0b0ac4a, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.6)
  %0 = getelementptr inbounds nuw i8, ptr %k.i, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %k.i), !noalias !403
  store ptr @alloc_fc67a14388b97431c7788bc1ec3532d5, ptr %k.i, align 8, !noalias !403
  store i64 1, ptr %0, align 8, !noalias !403
  call void @llvm.lifetime.start.p0(ptr nonnull %v.i), !noalias !403
  store i32 4, ptr %v.i, align 4, !noalias !403
; call <core::fmt::builders::DebugMap>::entry
  %_10.i = call noundef nonnull align 8 ptr @_RNvMs6_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_8DebugMap5entry(ptr noalias noundef nonnull align 8 dereferenceable(16) %_27, ptr noundef nonnull align 1 %k.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.5, ptr noundef nonnull align 1 %v.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.6), !noalias !407
  call void @llvm.lifetime.end.p0(ptr nonnull %v.i), !noalias !403
  call void @llvm.lifetime.end.p0(ptr nonnull %k.i), !noalias !403
; call <core::fmt::builders::DebugMap>::finish
  %1 = call noundef zeroext i1 @_RNvMs6_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_8DebugMap6finish(ptr noalias noundef nonnull align 8 dereferenceable(16) %_27)
  call void @llvm.lifetime.end.p0(ptr nonnull %_29)
  br label %bb28

bb28:                                             ; preds = %_ZN4core3fmt8builders8DebugSet7entries17h718d57ffacaf7f28E.exit, %bb7, %start, %_ZN4core3fmt8builders8DebugMap7entries17h57470a589d8d0c6dE.exit
  %_0.sroa.0.0 = phi i1 [ %1, %_ZN4core3fmt8builders8DebugMap7entries17h57470a589d8d0c6dE.exit ], [ true, %start ], [ true, %bb7 ], [ true, %_ZN4core3fmt8builders8DebugSet7entries17h718d57ffacaf7f28E.exit ]
  ret i1 %_0.sroa.0.0
}

; <formats::Point as core::fmt::Debug>::fmt
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN51_$LT$formats..Point$u20$as$u20$core..fmt..Debug$GT$3fmt17h3d0c3e1b57528812E"(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
  %_7 = alloca [8 x i8], align 8
  %_4 = getelementptr inbounds nuw i8, ptr %self, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_7)
  store ptr %self, ptr %_7, align 8
; call <core::fmt::Formatter>::debug_struct_field2_finish
  %_0 = call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter26debug_struct_field2_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_bf0ef947d182249ea2203578272460c5, i64 noundef 5, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_37f62a15fae368a2423b3a16c75adcc9, i64 noundef 1, ptr noundef nonnull align 1 %_4, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.6, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_cd51bc84b49b21a3fdb2800731f25c21, i64 noundef 1, ptr noundef nonnull align 1 %_7, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.c)
  call void @llvm.lifetime.end.p0(ptr nonnull %_7)
  ret i1 %_0
}

; <formats::Short as core::fmt::Write>::write_str
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN51_$LT$formats..Short$u20$as$u20$core..fmt..Write$GT$9write_str17h5abd75cbc74a6fa6E"(ptr noalias noundef align 8 dereferenceable(24) %self, ptr noalias noundef nonnull readonly align 1 captures(none) %text.0, i64 noundef %text.1) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_0.i = load i64, ptr %0, align 8, !alias.scope !408, !noundef !4
  %_2.i = icmp sgt i64 %_0.i, -1
  tail call void @llvm.assume(i1 %_2.i)
  %_8.0 = add i64 %_0.i, %text.1
  %_8.1 = icmp ult i64 %_8.0, %_0.i
  br i1 %_8.1, label %panic, label %bb3

bb3:                                              ; preds = %start
  %_3 = icmp ugt i64 %_8.0, 8
  br i1 %_3, label %bb7, label %bb5

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_21424937c1de34682cfe08196459361f) #31
  unreachable

bb5:                                              ; preds = %bb3
; call <alloc::vec::Vec<u8>>::reserve
  tail call void @_RNvMs_NtCslNYArtu3iFV_5alloc3vecINtB4_3VechE7reserveCs4X4t9plMPHF_9addr2line(ptr noalias noundef nonnull align 8 dereferenceable(24) %self, i64 noundef %text.1), !noalias !411
  %len.i.i = load i64, ptr %0, align 8, !alias.scope !414, !noalias !411, !noundef !4
  %_10.i.i = icmp sgt i64 %len.i.i, -1
  tail call void @llvm.assume(i1 %_10.i.i)
  %_6.not.i.i = icmp eq i64 %text.1, 0
  br i1 %_6.not.i.i, label %_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String8push_str.exit, label %bb2.i.i

bb2.i.i:                                          ; preds = %bb5
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_11.i.i = load ptr, ptr %1, align 8, !alias.scope !414, !noalias !411, !nonnull !4, !noundef !4
  %dst.i.i = getelementptr inbounds nuw i8, ptr %_11.i.i, i64 %len.i.i
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %dst.i.i, ptr nonnull readonly align 1 %text.0, i64 %text.1, i1 false)
  %.pre.i.i = load i64, ptr %0, align 8, !alias.scope !414, !noalias !411
  br label %_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String8push_str.exit

_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String8push_str.exit: ; preds = %bb5, %bb2.i.i
  %2 = phi i64 [ %.pre.i.i, %bb2.i.i ], [ %len.i.i, %bb5 ]
  %3 = add i64 %2, %text.1
  store i64 %3, ptr %0, align 8, !alias.scope !414, !noalias !411
  br label %bb7

bb7:                                              ; preds = %bb3, %_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String8push_str.exit
  ret i1 %_3
}

; <formats::Point as core::fmt::Display>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN53_$LT$formats..Point$u20$as$u20$core..fmt..Display$GT$3fmt17hb5fae2eb39b81587E"(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %self, ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %f) unnamed_addr #1 {
start:
  %args = alloca [32 x i8], align 8
  %args1 = getelementptr inbounds nuw i8, ptr %self, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args)
  store ptr %args1, ptr %args, align 8
  %_7.sroa.4.0.args.sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8
  store ptr @_RNvXs9_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3implNtB9_7Display3fmt, ptr %_7.sroa.4.0.args.sroa_idx, align 8
  %0 = getelementptr inbounds nuw i8, ptr %args, i64 16
  store ptr %self, ptr %0, align 8
  %_8.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 24
  store ptr @_RNvXs7_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_7Display3fmt, ptr %_8.sroa.4.0..sroa_idx, align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !418)
  %_8.0.i = load ptr, ptr %f, align 8, !alias.scope !418, !nonnull !4, !align !19, !noundef !4
  %1 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_8.1.i = load ptr, ptr %1, align 8, !alias.scope !418, !nonnull !4, !align !78, !noundef !4
; call core::fmt::write
  %2 = call noundef zeroext i1 @_RNvNtCsgEmfK2I1SDS_4core3fmt5write(ptr noundef nonnull align 1 %_8.0.i, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(48) %_8.1.i, ptr noundef nonnull @alloc_527cfdf73f7934ef646b3128ec9ddfcf, ptr noundef nonnull %args), !noalias !418
  call void @llvm.lifetime.end.p0(ptr nonnull %args)
  ret i1 %2
}

; alloc::rc::Rc<T,A>::drop_slow
; Function Attrs: noinline nonlazybind optsize uwtable
define internal fastcc void @"_ZN5alloc2rc15Rc$LT$T$C$A$GT$9drop_slow17h2c545a84720893c3E"(ptr noalias noundef nonnull align 8 dereferenceable(8) %self) unnamed_addr #2 personality ptr @rust_eh_personality {
start:
  %_weak = alloca [16 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_weak)
  %_3 = load ptr, ptr %self, align 8, !nonnull !4, !noundef !4
  %_4 = getelementptr inbounds nuw i8, ptr %self, i64 8
  store ptr %_3, ptr %_weak, align 8
  %0 = getelementptr inbounds nuw i8, ptr %_weak, i64 8
  store ptr %_4, ptr %0, align 8
  %1 = getelementptr inbounds nuw i8, ptr %_3, i64 24
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %1, i64 noundef 4, i64 noundef 4)
          to label %bb1 unwind label %cleanup

cleanup:                                          ; preds = %start
  %2 = landingpad { ptr, i32 }
          cleanup
; call core::ptr::drop_in_place<alloc::rc::Weak<core::cell::RefCell<alloc::vec::Vec<i32>>,&alloc::alloc::Global>>
  call fastcc void @"_ZN4core3ptr124drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$alloc..vec..Vec$LT$i32$GT$$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17h5a4b007170309f33E"(ptr noalias noundef align 8 dereferenceable(16) %_weak) #35
  resume { ptr, i32 } %2

bb1:                                              ; preds = %start
  %3 = icmp eq ptr %_3, inttoptr (i64 -1 to ptr)
  br i1 %3, label %"_ZN4core3ptr124drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$alloc..vec..Vec$LT$i32$GT$$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17h5a4b007170309f33E.exit", label %bb7.i.i

bb7.i.i:                                          ; preds = %bb1
  %_21.i.i = getelementptr inbounds nuw i8, ptr %_3, i64 8
  %_26.i.i = load i64, ptr %_21.i.i, align 8, !noalias !421, !noundef !4
  %val.i.i = add i64 %_26.i.i, -1
  store i64 %val.i.i, ptr %_21.i.i, align 8, !noalias !421
  %4 = icmp eq i64 %val.i.i, 0
  br i1 %4, label %bb1.i.i, label %"_ZN4core3ptr124drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$alloc..vec..Vec$LT$i32$GT$$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17h5a4b007170309f33E.exit"

bb1.i.i:                                          ; preds = %bb7.i.i
; call __rustc::__rust_dealloc
  tail call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %_3, i64 noundef 48, i64 noundef 8) #37, !noalias !421
  br label %"_ZN4core3ptr124drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$alloc..vec..Vec$LT$i32$GT$$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17h5a4b007170309f33E.exit"

"_ZN4core3ptr124drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$alloc..vec..Vec$LT$i32$GT$$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17h5a4b007170309f33E.exit": ; preds = %bb1, %bb7.i.i, %bb1.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_weak)
  ret void
}

; alloc::raw_vec::RawVec<T,A>::grow_one
; Function Attrs: noinline nonlazybind optsize uwtable
define internal fastcc void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h6559d635752143cdE"(ptr noalias noundef nonnull align 8 dereferenceable(16) %self) unnamed_addr #2 {
start:
  %self1 = load i64, ptr %self, align 8, !range !179, !noundef !4
; call <alloc::raw_vec::RawVecInner>::grow_amortized
  %0 = tail call { i64, i64 } @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner14grow_amortizedCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(16) %self, i64 noundef %self1, i64 noundef 1, i64 noundef 4, i64 noundef 4)
  %1 = extractvalue { i64, i64 } %0, 0
  %.not = icmp eq i64 %1, -9223372036854775807
  br i1 %.not, label %bb3, label %bb2, !prof !216

bb2:                                              ; preds = %start
  %2 = extractvalue { i64, i64 } %0, 1
; call alloc::raw_vec::handle_error
  tail call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %1, i64 %2) #34
  unreachable

bb3:                                              ; preds = %start
  ret void
}

; <core::cell::Ref<T> as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN61_$LT$core..cell..Ref$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hd8d94f968b2824eeE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(16) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 {
start:
  %_5 = load ptr, ptr %self, align 8, !nonnull !4, !noundef !4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !426)
  %0 = getelementptr inbounds nuw i8, ptr %_5, i64 8
  %_7.i = load ptr, ptr %0, align 8, !alias.scope !426, !noalias !429, !nonnull !4, !noundef !4
  %1 = getelementptr inbounds nuw i8, ptr %_5, i64 16
  %_6.i = load i64, ptr %1, align 8, !alias.scope !426, !noalias !429, !noundef !4
; call <[T] as core::fmt::Debug>::fmt
  %_0.i = tail call fastcc noundef zeroext i1 @"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17h9d122a68de94ce1eE"(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %_7.i, i64 noundef %_6.i, ptr noalias noundef align 8 dereferenceable(24) %f), !noalias !426
  ret i1 %_0.i
}

; <alloc::vec::Vec<T,A> as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h46a81c5055bc6b59E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %entry.i.i = alloca [8 x i8], align 8
  %_5.i = alloca [16 x i8], align 8
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_7 = load ptr, ptr %0, align 8, !nonnull !4, !noundef !4
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_6 = load i64, ptr %1, align 8, !noundef !4
  call void @llvm.lifetime.start.p0(ptr nonnull %_5.i), !noalias !431
; call <core::fmt::Formatter>::debug_list
  call void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter10debug_list(ptr noalias noundef nonnull sret([16 x i8]) align 8 captures(address) dereferenceable(16) %_5.i, ptr noalias noundef nonnull align 8 dereferenceable(24) %f), !noalias !435
  %_11.idx.i = mul nuw nsw i64 %_6, 24
  %_11.i = getelementptr inbounds nuw i8, ptr %_7, i64 %_11.idx.i
  %_6.i7.i.i = icmp eq i64 %_6, 0
  br i1 %_6.i7.i.i, label %"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17ha9c77a597924d488E.exit", label %bb5.i.i

bb5.i.i:                                          ; preds = %start, %bb5.i.i
  %iter.sroa.0.08.i.i = phi ptr [ %_16.i.i.i, %bb5.i.i ], [ %_7, %start ]
  %_16.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.08.i.i, i64 24
  call void @llvm.lifetime.start.p0(ptr nonnull %entry.i.i), !noalias !436
  store ptr %iter.sroa.0.08.i.i, ptr %entry.i.i, align 8, !noalias !436
; call <core::fmt::builders::DebugList>::entry
  %_9.i.i = call noundef nonnull align 8 ptr @_RNvMs5_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_9DebugList5entry(ptr noalias noundef nonnull align 8 dereferenceable(16) %_5.i, ptr noundef nonnull align 1 %entry.i.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.8)
  call void @llvm.lifetime.end.p0(ptr nonnull %entry.i.i), !noalias !436
  %_6.i.i.i = icmp eq ptr %_16.i.i.i, %_11.i
  br i1 %_6.i.i.i, label %"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17ha9c77a597924d488E.exit", label %bb5.i.i

"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17ha9c77a597924d488E.exit": ; preds = %bb5.i.i, %start
; call <core::fmt::builders::DebugList>::finish
  %_0.i = call noundef zeroext i1 @_RNvMs5_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_9DebugList6finish(ptr noalias noundef nonnull align 8 dereferenceable(16) %_5.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_5.i), !noalias !431
  ret i1 %_0.i
}

; <alloc::vec::Vec<T,A> as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h5fc4e9153e4ae77cE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %entry.i.i = alloca [8 x i8], align 8
  %_5.i = alloca [16 x i8], align 8
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_7 = load ptr, ptr %0, align 8, !nonnull !4, !noundef !4
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_6 = load i64, ptr %1, align 8, !noundef !4
  call void @llvm.lifetime.start.p0(ptr nonnull %_5.i), !noalias !439
; call <core::fmt::Formatter>::debug_list
  call void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter10debug_list(ptr noalias noundef nonnull sret([16 x i8]) align 8 captures(address) dereferenceable(16) %_5.i, ptr noalias noundef nonnull align 8 dereferenceable(24) %f), !noalias !443
  %_11.idx.i = shl nuw nsw i64 %_6, 3
  %_11.i = getelementptr inbounds nuw i8, ptr %_7, i64 %_11.idx.i
  %_6.i7.i.i = icmp eq i64 %_6, 0
  br i1 %_6.i7.i.i, label %"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17h6a1bd8ef23e2b2bbE.exit", label %bb5.i.i

bb5.i.i:                                          ; preds = %start, %bb5.i.i
  %iter.sroa.0.08.i.i = phi ptr [ %_16.i.i.i, %bb5.i.i ], [ %_7, %start ]
  %_16.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.08.i.i, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %entry.i.i), !noalias !444
  store ptr %iter.sroa.0.08.i.i, ptr %entry.i.i, align 8, !noalias !444
; call <core::fmt::builders::DebugList>::entry
  %_9.i.i = call noundef nonnull align 8 ptr @_RNvMs5_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_9DebugList5entry(ptr noalias noundef nonnull align 8 dereferenceable(16) %_5.i, ptr noundef nonnull align 1 %entry.i.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.c)
  call void @llvm.lifetime.end.p0(ptr nonnull %entry.i.i), !noalias !444
  %_6.i.i.i = icmp eq ptr %_16.i.i.i, %_11.i
  br i1 %_6.i.i.i, label %"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17h6a1bd8ef23e2b2bbE.exit", label %bb5.i.i

"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17h6a1bd8ef23e2b2bbE.exit": ; preds = %bb5.i.i, %start
; call <core::fmt::builders::DebugList>::finish
  %_0.i = call noundef zeroext i1 @_RNvMs5_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_9DebugList6finish(ptr noalias noundef nonnull align 8 dereferenceable(16) %_5.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_5.i), !noalias !439
  ret i1 %_0.i
}

; <alloc::vec::Vec<T,A> as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hb28aa2fd7324bf92E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %entry.i.i = alloca [8 x i8], align 8
  %_5.i = alloca [16 x i8], align 8
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_7 = load ptr, ptr %0, align 8, !nonnull !4, !noundef !4
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_6 = load i64, ptr %1, align 8, !noundef !4
  call void @llvm.lifetime.start.p0(ptr nonnull %_5.i), !noalias !447
; call <core::fmt::Formatter>::debug_list
  call void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter10debug_list(ptr noalias noundef nonnull sret([16 x i8]) align 8 captures(address) dereferenceable(16) %_5.i, ptr noalias noundef nonnull align 8 dereferenceable(24) %f), !noalias !451
  %_11.idx.i = mul nuw nsw i64 %_6, 24
  %_11.i = getelementptr inbounds nuw i8, ptr %_7, i64 %_11.idx.i
  %_6.i7.i.i = icmp eq i64 %_6, 0
  br i1 %_6.i7.i.i, label %"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17h13e2ddaa88fdb2d3E.exit", label %bb5.i.i

bb5.i.i:                                          ; preds = %start, %bb5.i.i
  %iter.sroa.0.08.i.i = phi ptr [ %_16.i.i.i, %bb5.i.i ], [ %_7, %start ]
  %_16.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.08.i.i, i64 24
  call void @llvm.lifetime.start.p0(ptr nonnull %entry.i.i), !noalias !452
  store ptr %iter.sroa.0.08.i.i, ptr %entry.i.i, align 8, !noalias !452
; call <core::fmt::builders::DebugList>::entry
  %_9.i.i = call noundef nonnull align 8 ptr @_RNvMs5_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_9DebugList5entry(ptr noalias noundef nonnull align 8 dereferenceable(16) %_5.i, ptr noundef nonnull align 1 %entry.i.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.7)
  call void @llvm.lifetime.end.p0(ptr nonnull %entry.i.i), !noalias !452
  %_6.i.i.i = icmp eq ptr %_16.i.i.i, %_11.i
  br i1 %_6.i.i.i, label %"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17h13e2ddaa88fdb2d3E.exit", label %bb5.i.i

"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17h13e2ddaa88fdb2d3E.exit": ; preds = %bb5.i.i, %start
; call <core::fmt::builders::DebugList>::finish
  %_0.i = call noundef zeroext i1 @_RNvMs5_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_9DebugList6finish(ptr noalias noundef nonnull align 8 dereferenceable(16) %_5.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_5.i), !noalias !447
  ret i1 %_0.i
}

; <alloc::vec::Vec<T,A> as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hb7481511ca675ebfE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_7 = load ptr, ptr %0, align 8, !nonnull !4, !noundef !4
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_6 = load i64, ptr %1, align 8, !noundef !4
; call <[T] as core::fmt::Debug>::fmt
  %_0 = tail call fastcc noundef zeroext i1 @"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17h9d122a68de94ce1eE"(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %_7, i64 noundef %_6, ptr noalias noundef align 8 dereferenceable(24) %f)
  ret i1 %_0
}

; <alloc::vec::Vec<T,A> as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hb8d8100cdaa5f33dE"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 personality ptr @rust_eh_personality {
start:
  %entry.i.i = alloca [8 x i8], align 8
  %_5.i = alloca [16 x i8], align 8
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_7 = load ptr, ptr %0, align 8, !nonnull !4, !noundef !4
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_6 = load i64, ptr %1, align 8, !noundef !4
  call void @llvm.lifetime.start.p0(ptr nonnull %_5.i), !noalias !455
; call <core::fmt::Formatter>::debug_list
  call void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter10debug_list(ptr noalias noundef nonnull sret([16 x i8]) align 8 captures(address) dereferenceable(16) %_5.i, ptr noalias noundef nonnull align 8 dereferenceable(24) %f), !noalias !459
  %_11.idx.i = shl nuw nsw i64 %_6, 4
  %_11.i = getelementptr inbounds nuw i8, ptr %_7, i64 %_11.idx.i
  %_6.i7.i.i = icmp eq i64 %_6, 0
  br i1 %_6.i7.i.i, label %"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17hbf84c011ca73eeafE.exit", label %bb5.i.i

bb5.i.i:                                          ; preds = %start, %bb5.i.i
  %iter.sroa.0.08.i.i = phi ptr [ %_16.i.i.i, %bb5.i.i ], [ %_7, %start ]
  %_16.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.08.i.i, i64 16
  call void @llvm.lifetime.start.p0(ptr nonnull %entry.i.i), !noalias !460
  store ptr %iter.sroa.0.08.i.i, ptr %entry.i.i, align 8, !noalias !460
; call <core::fmt::builders::DebugList>::entry
  %_9.i.i = call noundef nonnull align 8 ptr @_RNvMs5_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_9DebugList5entry(ptr noalias noundef nonnull align 8 dereferenceable(16) %_5.i, ptr noundef nonnull align 1 %entry.i.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.b)
  call void @llvm.lifetime.end.p0(ptr nonnull %entry.i.i), !noalias !460
  %_6.i.i.i = icmp eq ptr %_16.i.i.i, %_11.i
  br i1 %_6.i.i.i, label %"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17hbf84c011ca73eeafE.exit", label %bb5.i.i

"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17hbf84c011ca73eeafE.exit": ; preds = %bb5.i.i, %start
; call <core::fmt::builders::DebugList>::finish
  %_0.i = call noundef zeroext i1 @_RNvMs5_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_9DebugList6finish(ptr noalias noundef nonnull align 8 dereferenceable(16) %_5.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_5.i), !noalias !455
  ret i1 %_0.i
}

; <alloc::vec::Vec<T,A> as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hc894212e8fdc8104E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_7 = load ptr, ptr %0, align 8, !nonnull !4, !noundef !4
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_6 = load i64, ptr %1, align 8, !noundef !4
; call <[u8] as core::fmt::Debug>::fmt
  %_0 = tail call noundef zeroext i1 @_RNvXsr_NtCsgEmfK2I1SDS_4core3fmtShNtB5_5Debug3fmtCsgY6Mt91CT9J_14rustc_demangle(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_7, i64 noundef %_6, ptr noalias noundef nonnull align 8 dereferenceable(24) %f)
  ret i1 %_0
}

; <core::option::Option<T> as core::fmt::Debug>::fmt
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN66_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h05489460c1b091f8E"(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
  %__self_0 = alloca [8 x i8], align 8
  %0 = load ptr, ptr %self, align 8, !noundef !4
  %.not = icmp eq ptr %0, null
  br i1 %.not, label %bb3, label %bb2

bb2:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %__self_0)
  store ptr %self, ptr %__self_0, align 8
; call <core::fmt::Formatter>::debug_tuple_field1_finish
  %1 = call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_9535bf4c204f3eb9b19ec2c83e446e52, i64 noundef 4, ptr noundef nonnull align 1 %__self_0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.o)
  call void @llvm.lifetime.end.p0(ptr nonnull %__self_0)
  br label %bb5

bb3:                                              ; preds = %start
; call <core::fmt::Formatter>::write_str
  %2 = tail call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9write_str(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_37d2e53432a03a1f90b3e7253015eaf9, i64 noundef 4)
  br label %bb5

bb5:                                              ; preds = %bb2, %bb3
  %_0.sroa.0.0.in = phi i1 [ %1, %bb2 ], [ %2, %bb3 ]
  ret i1 %_0.sroa.0.0.in
}

; <core::option::Option<T> as core::fmt::Debug>::fmt
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN66_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h102e34f202dd4265E"(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
  %__self_0 = alloca [8 x i8], align 8
  %0 = load ptr, ptr %self, align 8, !align !84, !noundef !4
  %.not = icmp eq ptr %0, null
  br i1 %.not, label %bb3, label %bb2

bb2:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %__self_0)
  store ptr %self, ptr %__self_0, align 8
; call <core::fmt::Formatter>::debug_tuple_field1_finish
  %1 = call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_9535bf4c204f3eb9b19ec2c83e446e52, i64 noundef 4, ptr noundef nonnull align 1 %__self_0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.p)
  call void @llvm.lifetime.end.p0(ptr nonnull %__self_0)
  br label %bb5

bb3:                                              ; preds = %start
; call <core::fmt::Formatter>::write_str
  %2 = tail call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9write_str(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_37d2e53432a03a1f90b3e7253015eaf9, i64 noundef 4)
  br label %bb5

bb5:                                              ; preds = %bb2, %bb3
  %_0.sroa.0.0.in = phi i1 [ %1, %bb2 ], [ %2, %bb3 ]
  ret i1 %_0.sroa.0.0.in
}

; <core::option::Option<T> as core::fmt::Debug>::fmt
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN66_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h5caed77bc20c55baE"(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
  %__self_0 = alloca [8 x i8], align 8
  %_3 = load i64, ptr %self, align 8, !range !39, !noundef !4
  %0 = trunc nuw i64 %_3 to i1
  br i1 %0, label %bb2, label %bb3

bb2:                                              ; preds = %start
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %__self_0)
  store ptr %1, ptr %__self_0, align 8
; call <core::fmt::Formatter>::debug_tuple_field1_finish
  %2 = call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_9535bf4c204f3eb9b19ec2c83e446e52, i64 noundef 4, ptr noundef nonnull align 1 %__self_0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.h)
  call void @llvm.lifetime.end.p0(ptr nonnull %__self_0)
  br label %bb5

bb3:                                              ; preds = %start
; call <core::fmt::Formatter>::write_str
  %3 = tail call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9write_str(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_37d2e53432a03a1f90b3e7253015eaf9, i64 noundef 4)
  br label %bb5

bb5:                                              ; preds = %bb2, %bb3
  %_0.sroa.0.0.in = phi i1 [ %2, %bb2 ], [ %3, %bb3 ]
  ret i1 %_0.sroa.0.0.in
}

; <core::option::Option<T> as core::fmt::Debug>::fmt
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN66_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h742b82e4ecdeb6bdE"(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
  %__self_0 = alloca [8 x i8], align 8
  %0 = load ptr, ptr %self, align 8, !align !84, !noundef !4
  %.not = icmp eq ptr %0, null
  br i1 %.not, label %bb3, label %bb2

bb2:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %__self_0)
  store ptr %self, ptr %__self_0, align 8
; call <core::fmt::Formatter>::debug_tuple_field1_finish
  %1 = call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_9535bf4c204f3eb9b19ec2c83e446e52, i64 noundef 4, ptr noundef nonnull align 1 %__self_0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.q)
  call void @llvm.lifetime.end.p0(ptr nonnull %__self_0)
  br label %bb5

bb3:                                              ; preds = %start
; call <core::fmt::Formatter>::write_str
  %2 = tail call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9write_str(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_37d2e53432a03a1f90b3e7253015eaf9, i64 noundef 4)
  br label %bb5

bb5:                                              ; preds = %bb2, %bb3
  %_0.sroa.0.0.in = phi i1 [ %1, %bb2 ], [ %2, %bb3 ]
  ret i1 %_0.sroa.0.0.in
}

; <core::option::Option<T> as core::fmt::Debug>::fmt
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN66_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h953197aa7f837725E"(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
  %__self_0 = alloca [8 x i8], align 8
  %0 = load ptr, ptr %self, align 8, !align !19, !noundef !4
  %.not = icmp eq ptr %0, null
  br i1 %.not, label %bb3, label %bb2

bb2:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %__self_0)
  store ptr %self, ptr %__self_0, align 8
; call <core::fmt::Formatter>::debug_tuple_field1_finish
  %1 = call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_9535bf4c204f3eb9b19ec2c83e446e52, i64 noundef 4, ptr noundef nonnull align 1 %__self_0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.b)
  call void @llvm.lifetime.end.p0(ptr nonnull %__self_0)
  br label %bb5

bb3:                                              ; preds = %start
; call <core::fmt::Formatter>::write_str
  %2 = tail call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9write_str(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_37d2e53432a03a1f90b3e7253015eaf9, i64 noundef 4)
  br label %bb5

bb5:                                              ; preds = %bb2, %bb3
  %_0.sroa.0.0.in = phi i1 [ %1, %bb2 ], [ %2, %bb3 ]
  ret i1 %_0.sroa.0.0.in
}

; <core::option::Option<T> as core::fmt::Debug>::fmt
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN66_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h9a992cc0a2765796E"(ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
  %__self_0 = alloca [8 x i8], align 8
  %0 = load i32, ptr %self, align 4, !range !463, !noundef !4
  %1 = trunc nuw i32 %0 to i1
  br i1 %1, label %bb2, label %bb3

bb2:                                              ; preds = %start
  %2 = getelementptr inbounds nuw i8, ptr %self, i64 4
  call void @llvm.lifetime.start.p0(ptr nonnull %__self_0)
  store ptr %2, ptr %__self_0, align 8
; call <core::fmt::Formatter>::debug_tuple_field1_finish
  %3 = call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_9535bf4c204f3eb9b19ec2c83e446e52, i64 noundef 4, ptr noundef nonnull align 1 %__self_0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.4)
  call void @llvm.lifetime.end.p0(ptr nonnull %__self_0)
  br label %bb5

bb3:                                              ; preds = %start
; call <core::fmt::Formatter>::write_str
  %4 = tail call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9write_str(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_37d2e53432a03a1f90b3e7253015eaf9, i64 noundef 4)
  br label %bb5

bb5:                                              ; preds = %bb2, %bb3
  %_0.sroa.0.0.in = phi i1 [ %3, %bb2 ], [ %4, %bb3 ]
  ret i1 %_0.sroa.0.0.in
}

; <core::option::Option<T> as core::fmt::Debug>::fmt
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN66_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hbc44033b55173213E"(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
  %__self_0 = alloca [8 x i8], align 8
  %0 = load ptr, ptr %self, align 8, !align !78, !noundef !4
  %.not = icmp eq ptr %0, null
  br i1 %.not, label %bb3, label %bb2

bb2:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %__self_0)
  store ptr %self, ptr %__self_0, align 8
; call <core::fmt::Formatter>::debug_tuple_field1_finish
  %1 = call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_9535bf4c204f3eb9b19ec2c83e446e52, i64 noundef 4, ptr noundef nonnull align 1 %__self_0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.r)
  call void @llvm.lifetime.end.p0(ptr nonnull %__self_0)
  br label %bb5

bb3:                                              ; preds = %start
; call <core::fmt::Formatter>::write_str
  %2 = tail call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9write_str(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_37d2e53432a03a1f90b3e7253015eaf9, i64 noundef 4)
  br label %bb5

bb5:                                              ; preds = %bb2, %bb3
  %_0.sroa.0.0.in = phi i1 [ %1, %bb2 ], [ %2, %bb3 ]
  ret i1 %_0.sroa.0.0.in
}

; <core::result::Result<T,E> as core::fmt::Debug>::fmt
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN70_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h4e4547047950e6bfE"(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
  %__self_01 = alloca [8 x i8], align 8
  %__self_0 = alloca [8 x i8], align 8
  %0 = load i8, ptr %self, align 8, !range !14, !noundef !4
  %1 = trunc nuw i8 %0 to i1
  br i1 %1, label %bb2, label %bb3

bb2:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %__self_01)
  %2 = getelementptr inbounds nuw i8, ptr %self, i64 1
  store ptr %2, ptr %__self_01, align 8
; call <core::fmt::Formatter>::debug_tuple_field1_finish
  %3 = call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_bf301217d548e4f1fd13189dd935c554, i64 noundef 3, ptr noundef nonnull align 1 %__self_01, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.s)
  call void @llvm.lifetime.end.p0(ptr nonnull %__self_01)
  br label %bb6

bb3:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %__self_0)
  %4 = getelementptr inbounds nuw i8, ptr %self, i64 8
  store ptr %4, ptr %__self_0, align 8
; call <core::fmt::Formatter>::debug_tuple_field1_finish
  %5 = call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_c73d17da7498663a071b898ac2218935, i64 noundef 2, ptr noundef nonnull align 1 %__self_0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.c)
  call void @llvm.lifetime.end.p0(ptr nonnull %__self_0)
  br label %bb6

bb6:                                              ; preds = %bb2, %bb3
  %_0.sroa.0.0.in = phi i1 [ %3, %bb2 ], [ %5, %bb3 ]
  ret i1 %_0.sroa.0.0.in
}

; <core::result::Result<T,E> as core::fmt::Debug>::fmt
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN70_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h6fa13376ae527b4eE"(ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
  %__self_01 = alloca [8 x i8], align 8
  %__self_0 = alloca [8 x i8], align 8
  %0 = load i8, ptr %self, align 4, !range !14, !noundef !4
  %1 = trunc nuw i8 %0 to i1
  br i1 %1, label %bb2, label %bb3

bb2:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %__self_01)
  %2 = getelementptr inbounds nuw i8, ptr %self, i64 1
  store ptr %2, ptr %__self_01, align 8
; call <core::fmt::Formatter>::debug_tuple_field1_finish
  %3 = call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_bf301217d548e4f1fd13189dd935c554, i64 noundef 3, ptr noundef nonnull align 1 %__self_01, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.t)
  call void @llvm.lifetime.end.p0(ptr nonnull %__self_01)
  br label %bb6

bb3:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %__self_0)
  %4 = getelementptr inbounds nuw i8, ptr %self, i64 4
  store ptr %4, ptr %__self_0, align 8
; call <core::fmt::Formatter>::debug_tuple_field1_finish
  %5 = call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_c73d17da7498663a071b898ac2218935, i64 noundef 2, ptr noundef nonnull align 1 %__self_0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.4)
  call void @llvm.lifetime.end.p0(ptr nonnull %__self_0)
  br label %bb6

bb6:                                              ; preds = %bb2, %bb3
  %_0.sroa.0.0.in = phi i1 [ %3, %bb2 ], [ %5, %bb3 ]
  ret i1 %_0.sroa.0.0.in
}

; <core::result::Result<T,E> as core::fmt::Debug>::fmt
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN70_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h7e8a2e53073c8024E"(ptr noalias noundef readonly align 1 captures(address, read_provenance) dereferenceable(1) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
  %__self_01 = alloca [8 x i8], align 8
  %__self_0 = alloca [8 x i8], align 8
  %0 = load i8, ptr %self, align 1, !range !14, !noundef !4
  %1 = trunc nuw i8 %0 to i1
  %2 = getelementptr inbounds nuw i8, ptr %self, i64 1
  br i1 %1, label %bb2, label %bb3

bb2:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %__self_01)
  store ptr %2, ptr %__self_01, align 8
; call <core::fmt::Formatter>::debug_tuple_field1_finish
  %3 = call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_bf301217d548e4f1fd13189dd935c554, i64 noundef 3, ptr noundef nonnull align 1 %__self_01, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.u)
  call void @llvm.lifetime.end.p0(ptr nonnull %__self_01)
  br label %bb6

bb3:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %__self_0)
  store ptr %2, ptr %__self_0, align 8
; call <core::fmt::Formatter>::debug_tuple_field1_finish
  %4 = call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_c73d17da7498663a071b898ac2218935, i64 noundef 2, ptr noundef nonnull align 1 %__self_0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.1)
  call void @llvm.lifetime.end.p0(ptr nonnull %__self_0)
  br label %bb6

bb6:                                              ; preds = %bb2, %bb3
  %_0.sroa.0.0.in = phi i1 [ %3, %bb2 ], [ %4, %bb3 ]
  ret i1 %_0.sroa.0.0.in
}

; <core::result::Result<T,E> as core::fmt::Debug>::fmt
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal noundef zeroext i1 @"_ZN70_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hbc63d2fa80b42490E"(ptr noalias noundef readonly align 1 captures(address, read_provenance) dereferenceable(2) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #0 {
start:
  %__self_01 = alloca [8 x i8], align 8
  %__self_0 = alloca [8 x i8], align 8
  %0 = load i8, ptr %self, align 1, !range !14, !noundef !4
  %1 = trunc nuw i8 %0 to i1
  %2 = getelementptr inbounds nuw i8, ptr %self, i64 1
  br i1 %1, label %bb2, label %bb3

bb2:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %__self_01)
  store ptr %2, ptr %__self_01, align 8
; call <core::fmt::Formatter>::debug_tuple_field1_finish
  %3 = call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_bf301217d548e4f1fd13189dd935c554, i64 noundef 3, ptr noundef nonnull align 1 %__self_01, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.t)
  call void @llvm.lifetime.end.p0(ptr nonnull %__self_01)
  br label %bb6

bb3:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %__self_0)
  store ptr %2, ptr %__self_0, align 8
; call <core::fmt::Formatter>::debug_tuple_field1_finish
  %4 = call noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_c73d17da7498663a071b898ac2218935, i64 noundef 2, ptr noundef nonnull align 1 %__self_0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.j)
  call void @llvm.lifetime.end.p0(ptr nonnull %__self_0)
  br label %bb6

bb6:                                              ; preds = %bb2, %bb3
  %_0.sroa.0.0.in = phi i1 [ %3, %bb2 ], [ %4, %bb3 ]
  ret i1 %_0.sroa.0.0.in
}

; <core::hash::sip::Hasher<S> as core::hash::Hasher>::write
; Function Attrs: inlinehint nofree norecurse nosync nounwind nonlazybind optsize memory(argmem: readwrite, inaccessiblemem: write) uwtable
define internal fastcc void @"_ZN71_$LT$core..hash..sip..Hasher$LT$S$GT$$u20$as$u20$core..hash..Hasher$GT$5write17h212aebe7927d5759E"(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(72) %self, ptr noalias noundef nonnull readonly align 1 captures(none) %msg.0, i64 noundef range(i64 0, -9223372036854775808) %msg.1) unnamed_addr #7 personality ptr @rust_eh_personality {
start:
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 48
  %1 = load i64, ptr %0, align 8, !noundef !4
  %2 = add i64 %1, %msg.1
  store i64 %2, ptr %0, align 8
  %3 = getelementptr inbounds nuw i8, ptr %self, i64 64
  %_5 = load i64, ptr %3, align 8, !noundef !4
  %4 = icmp eq i64 %_5, 0
  br i1 %4, label %bb7, label %bb1

bb1:                                              ; preds = %start
  %5 = sub i64 8, %_5
  %_0.sroa.0.0.i = tail call noundef i64 @llvm.umin.i64(i64 %5, i64 %msg.1)
  %_5.i = icmp samesign ugt i64 %_0.sroa.0.0.i, 3
  br i1 %_5.i, label %bb1.i, label %bb3.i

bb1.i:                                            ; preds = %bb1
  %data.sroa.0.0.copyload.i = load i32, ptr %msg.0, align 1, !alias.scope !464
  %6 = zext i32 %data.sroa.0.0.copyload.i to i64
  br label %bb3.i

bb3.i:                                            ; preds = %bb1.i, %bb1
  %i.sroa.0.0.i = phi i64 [ 4, %bb1.i ], [ 0, %bb1 ]
  %out.sroa.0.0.i = phi i64 [ %6, %bb1.i ], [ 0, %bb1 ]
  %_17.i = or disjoint i64 %i.sroa.0.0.i, 1
  %_16.i = icmp samesign ult i64 %_17.i, %_0.sroa.0.0.i
  br i1 %_16.i, label %bb4.i, label %bb6.i

bb4.i:                                            ; preds = %bb3.i
  %src4.i = getelementptr i8, ptr %msg.0, i64 %i.sroa.0.0.i
  %data2.sroa.0.0.copyload.i = load i16, ptr %src4.i, align 1, !alias.scope !464
  %_20.i = zext i16 %data2.sroa.0.0.copyload.i to i64
  %_29.i = shl nuw nsw i64 %i.sroa.0.0.i, 3
  %_19.i = shl nuw nsw i64 %_20.i, %_29.i
  %7 = or i64 %_19.i, %out.sroa.0.0.i
  %8 = or disjoint i64 %i.sroa.0.0.i, 2
  br label %bb6.i

bb6.i:                                            ; preds = %bb4.i, %bb3.i
  %i.sroa.0.1.i = phi i64 [ %8, %bb4.i ], [ %i.sroa.0.0.i, %bb3.i ]
  %out.sroa.0.1.i = phi i64 [ %7, %bb4.i ], [ %out.sroa.0.0.i, %bb3.i ]
  %_31.i = icmp samesign ult i64 %i.sroa.0.1.i, %_0.sroa.0.0.i
  br i1 %_31.i, label %bb7.i, label %_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le.exit

bb7.i:                                            ; preds = %bb6.i
  %_51.i = getelementptr inbounds nuw i8, ptr %msg.0, i64 %i.sroa.0.1.i
  %_35.i = load i8, ptr %_51.i, align 1, !alias.scope !464, !noundef !4
  %_34.i = zext i8 %_35.i to i64
  %_38.i = shl nuw nsw i64 %i.sroa.0.1.i, 3
  %_33.i = shl nuw nsw i64 %_34.i, %_38.i
  %9 = or i64 %_33.i, %out.sroa.0.1.i
  br label %_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le.exit

_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le.exit: ; preds = %bb6.i, %bb7.i
  %out.sroa.0.2.i = phi i64 [ %9, %bb7.i ], [ %out.sroa.0.1.i, %bb6.i ]
  %_11 = shl i64 %_5, 3
  %10 = and i64 %_11, 56
  %_7 = shl i64 %out.sroa.0.2.i, %10
  %11 = getelementptr inbounds nuw i8, ptr %self, i64 56
  %12 = load i64, ptr %11, align 8, !noundef !4
  %13 = or i64 %12, %_7
  store i64 %13, ptr %11, align 8
  %_13 = icmp ult i64 %msg.1, %5
  br i1 %_13, label %bb3, label %bb4

bb7:                                              ; preds = %start, %bb4
  %needed.sroa.0.0 = phi i64 [ 0, %start ], [ %5, %bb4 ]
  %len = sub nsw i64 %msg.1, %needed.sroa.0.0
  %left = and i64 %len, 7
  %_24 = and i64 %len, -8
  %_2245 = icmp ult i64 %needed.sroa.0.0, %_24
  br i1 %_2245, label %bb9.lr.ph, label %bb11

bb9.lr.ph:                                        ; preds = %bb7
  %self.promoted = load i64, ptr %self, align 8
  %14 = getelementptr inbounds nuw i8, ptr %self, i64 24
  %15 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %16 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %.promoted = load i64, ptr %14, align 8
  %.promoted48 = load i64, ptr %15, align 8, !alias.scope !467
  %.promoted50 = load i64, ptr %16, align 8, !alias.scope !467
  br label %bb9

bb4:                                              ; preds = %_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le.exit
  %17 = getelementptr inbounds nuw i8, ptr %self, i64 24
  %18 = load i64, ptr %17, align 8, !noundef !4
  %19 = xor i64 %18, %13
  %self.i = load i64, ptr %self, align 8, !alias.scope !470, !noundef !4
  %20 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %rhs.i = load i64, ptr %20, align 8, !alias.scope !470, !noundef !4
  %_2.i = add i64 %rhs.i, %self.i
  %21 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %self1.i = load i64, ptr %21, align 8, !alias.scope !470, !noundef !4
  %_5.i7 = add i64 %self1.i, %19
  %22 = tail call noundef i64 @llvm.fshl.i64(i64 %rhs.i, i64 %rhs.i, i64 13)
  %23 = xor i64 %22, %_2.i
  %24 = tail call noundef i64 @llvm.fshl.i64(i64 %19, i64 %19, i64 16)
  %25 = xor i64 %_5.i7, %24
  %26 = tail call noundef i64 @llvm.fshl.i64(i64 %_2.i, i64 %_2.i, i64 32)
  %_16.i8 = add i64 %_5.i7, %23
  %_19.i9 = add i64 %25, %26
  %27 = tail call noundef i64 @llvm.fshl.i64(i64 %23, i64 %23, i64 17)
  %28 = xor i64 %_16.i8, %27
  store i64 %28, ptr %20, align 8, !alias.scope !470
  %29 = tail call noundef i64 @llvm.fshl.i64(i64 %25, i64 %25, i64 21)
  %30 = xor i64 %29, %_19.i9
  store i64 %30, ptr %17, align 8, !alias.scope !470
  %31 = tail call noundef i64 @llvm.fshl.i64(i64 %_16.i8, i64 %_16.i8, i64 32)
  store i64 %31, ptr %21, align 8, !alias.scope !470
  %32 = xor i64 %_19.i9, %13
  store i64 %32, ptr %self, align 8
  br label %bb7

bb3:                                              ; preds = %_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le.exit
  %33 = add i64 %_5, %msg.1
  br label %bb13

bb8.bb11_crit_edge:                               ; preds = %bb9
  store i64 %52, ptr %14, align 8
  store i64 %50, ptr %15, align 8, !alias.scope !467
  store i64 %53, ptr %16, align 8, !alias.scope !467
  store i64 %54, ptr %self, align 8
  br label %bb11

bb11:                                             ; preds = %bb8.bb11_crit_edge, %bb7
  %needed.sroa.0.1.lcssa = phi i64 [ %55, %bb8.bb11_crit_edge ], [ %needed.sroa.0.0, %bb7 ]
  %_5.i10 = icmp samesign ugt i64 %left, 3
  br i1 %_5.i10, label %bb1.i33, label %bb3.i11

bb1.i33:                                          ; preds = %bb11
  %src.i = getelementptr inbounds nuw i8, ptr %msg.0, i64 %needed.sroa.0.1.lcssa
  %data.sroa.0.0.copyload.i34 = load i32, ptr %src.i, align 1, !alias.scope !473
  %34 = zext i32 %data.sroa.0.0.copyload.i34 to i64
  br label %bb3.i11

bb3.i11:                                          ; preds = %bb1.i33, %bb11
  %i.sroa.0.0.i12 = phi i64 [ 4, %bb1.i33 ], [ 0, %bb11 ]
  %out.sroa.0.0.i13 = phi i64 [ %34, %bb1.i33 ], [ 0, %bb11 ]
  %_17.i14 = or disjoint i64 %i.sroa.0.0.i12, 1
  %_16.i15 = icmp samesign ult i64 %_17.i14, %left
  br i1 %_16.i15, label %bb4.i27, label %bb6.i16

bb4.i27:                                          ; preds = %bb3.i11
  %35 = getelementptr i8, ptr %msg.0, i64 %needed.sroa.0.1.lcssa
  %src4.i28 = getelementptr i8, ptr %35, i64 %i.sroa.0.0.i12
  %data2.sroa.0.0.copyload.i29 = load i16, ptr %src4.i28, align 1, !alias.scope !473
  %_20.i30 = zext i16 %data2.sroa.0.0.copyload.i29 to i64
  %_29.i31 = shl nuw nsw i64 %i.sroa.0.0.i12, 3
  %_19.i32 = shl nuw nsw i64 %_20.i30, %_29.i31
  %36 = or i64 %_19.i32, %out.sroa.0.0.i13
  %37 = or disjoint i64 %i.sroa.0.0.i12, 2
  br label %bb6.i16

bb6.i16:                                          ; preds = %bb4.i27, %bb3.i11
  %i.sroa.0.1.i17 = phi i64 [ %37, %bb4.i27 ], [ %i.sroa.0.0.i12, %bb3.i11 ]
  %out.sroa.0.1.i18 = phi i64 [ %36, %bb4.i27 ], [ %out.sroa.0.0.i13, %bb3.i11 ]
  %_31.i19 = icmp samesign ult i64 %i.sroa.0.1.i17, %left
  br i1 %_31.i19, label %bb7.i21, label %_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le.exit35

bb7.i21:                                          ; preds = %bb6.i16
  %index.i = add i64 %i.sroa.0.1.i17, %needed.sroa.0.1.lcssa
  %_54.i = icmp ult i64 %index.i, %msg.1
  tail call void @llvm.assume(i1 %_54.i)
  %_51.i22 = getelementptr inbounds nuw i8, ptr %msg.0, i64 %index.i
  %_35.i23 = load i8, ptr %_51.i22, align 1, !alias.scope !473, !noundef !4
  %_34.i24 = zext i8 %_35.i23 to i64
  %_38.i25 = shl nuw nsw i64 %i.sroa.0.1.i17, 3
  %_33.i26 = shl nuw nsw i64 %_34.i24, %_38.i25
  %38 = or i64 %_33.i26, %out.sroa.0.1.i18
  br label %_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le.exit35

_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le.exit35: ; preds = %bb6.i16, %bb7.i21
  %out.sroa.0.2.i20 = phi i64 [ %38, %bb7.i21 ], [ %out.sroa.0.1.i18, %bb6.i16 ]
  %39 = getelementptr inbounds nuw i8, ptr %self, i64 56
  store i64 %out.sroa.0.2.i20, ptr %39, align 8
  br label %bb13

bb9:                                              ; preds = %bb9.lr.ph, %bb9
  %40 = phi i64 [ %.promoted50, %bb9.lr.ph ], [ %53, %bb9 ]
  %41 = phi i64 [ %.promoted48, %bb9.lr.ph ], [ %50, %bb9 ]
  %42 = phi i64 [ %.promoted, %bb9.lr.ph ], [ %52, %bb9 ]
  %needed.sroa.0.147 = phi i64 [ %needed.sroa.0.0, %bb9.lr.ph ], [ %55, %bb9 ]
  %_19.i434446 = phi i64 [ %self.promoted, %bb9.lr.ph ], [ %54, %bb9 ]
  %src = getelementptr inbounds nuw i8, ptr %msg.0, i64 %needed.sroa.0.147
  %data.sroa.0.0.copyload = load i64, ptr %src, align 1
  %43 = xor i64 %42, %data.sroa.0.0.copyload
  %_2.i38 = add i64 %41, %_19.i434446
  %_5.i41 = add i64 %40, %43
  %44 = tail call noundef i64 @llvm.fshl.i64(i64 %41, i64 %41, i64 13)
  %45 = xor i64 %44, %_2.i38
  %46 = tail call noundef i64 @llvm.fshl.i64(i64 %43, i64 %43, i64 16)
  %47 = xor i64 %_5.i41, %46
  %48 = tail call noundef i64 @llvm.fshl.i64(i64 %_2.i38, i64 %_2.i38, i64 32)
  %_16.i42 = add i64 %_5.i41, %45
  %_19.i43 = add i64 %47, %48
  %49 = tail call noundef i64 @llvm.fshl.i64(i64 %45, i64 %45, i64 17)
  %50 = xor i64 %_16.i42, %49
  %51 = tail call noundef i64 @llvm.fshl.i64(i64 %47, i64 %47, i64 21)
  %52 = xor i64 %51, %_19.i43
  %53 = tail call noundef i64 @llvm.fshl.i64(i64 %_16.i42, i64 %_16.i42, i64 32)
  %54 = xor i64 %_19.i43, %data.sroa.0.0.copyload
  %55 = add nuw i64 %needed.sroa.0.147, 8
  %_22 = icmp ult i64 %55, %_24
  br i1 %_22, label %bb9, label %bb8.bb11_crit_edge

bb13:                                             ; preds = %bb3, %_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le.exit35
  %storemerge = phi i64 [ %33, %bb3 ], [ %left, %_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le.exit35 ]
  store i64 %storemerge, ptr %3, align 8
  ret void
}

; formats::collections::{{closure}}
; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind nonlazybind optsize willreturn memory(argmem: read, inaccessiblemem: write) uwtable
define internal noundef double @"_ZN7formats11collections28_$u7b$$u7b$closure$u7d$$u7d$17h9541df508689d965E"(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %_1, double noundef %x) unnamed_addr #8 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %_1, i64 16
  %_0.i = load i64, ptr %0, align 8, !alias.scope !476, !noundef !4
  %_2.i = icmp ult i64 %_0.i, 2305843009213693952
  tail call void @llvm.assume(i1 %_2.i)
  %_3 = uitofp nneg i64 %_0.i to double
  %_0 = fadd double %x, %_3
  ret double %_0
}

; formats::collections::{{closure}}
; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind nonlazybind optsize willreturn memory(none) uwtable
define internal noundef double @"_ZN7formats11collections28_$u7b$$u7b$closure$u7d$$u7d$17hedab1ebef5e78e26E"(ptr noalias nonnull readonly align 1 captures(none) %_1, double noundef %x) unnamed_addr #3 {
start:
  %_0 = fmul double %x, %x
  ret double %_0
}

; formats::main
; Function Attrs: noreturn nonlazybind optsize uwtable
define hidden void @_ZN7formats4main17hbe91b5a2761345e3E() unnamed_addr #9 personality ptr @rust_eh_personality {
start:
  %e.i230 = alloca [16 x i8], align 8
  %e.i.i.i.i = alloca [1 x i8], align 1
  %_26.i.i.i = alloca [8 x i8], align 8
  %args.i.i.i = alloca [32 x i8], align 8
  %list.i.i.i = alloca [12 x i8], align 4
  %element.i.i.i.i.i.i167 = alloca [24 x i8], align 8
  %_3.i.i.i.i.i.i168 = alloca [24 x i8], align 8
  %iterator.i.i.i.i.i.i = alloca [16 x i8], align 8
  %_4.i.i.i.i.i169 = alloca [24 x i8], align 8
  %element.i.i.i.i170 = alloca [24 x i8], align 8
  %_3.i.i.i.i171 = alloca [24 x i8], align 8
  %vector.i.i.i.i172 = alloca [24 x i8], align 8
  %iterator.i.i.i.i = alloca [16 x i8], align 8
  %element.i.i.i.i.i.i = alloca [24 x i8], align 8
  %_3.i.i.i.i.i.i137 = alloca [24 x i8], align 8
  %_4.i.i.i.i.i138 = alloca [24 x i8], align 8
  %_19.i.i.i.i139 = alloca [40 x i8], align 8
  %element.i.i.i.i = alloca [24 x i8], align 8
  %_3.i.i.i.i140 = alloca [24 x i8], align 8
  %vector.i.i.i.i = alloca [24 x i8], align 8
  %_2.i.i = alloca [40 x i8], align 8
  %_4.i.i.i.i.i204.i = alloca [24 x i8], align 8
  %vector.i.i.i.i205.i = alloca [24 x i8], align 8
  %_4.i155.i = alloca [48 x i8], align 8
  %key.i.i.i = alloca [16 x i8], align 8
  %_4.i99.i.i.i.i29 = alloca [24 x i8], align 8
  %result.i.i.i.i30 = alloca [24 x i8], align 8
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = alloca [24 x i8], align 8
  %_4.i.i.i.i.i99.i = alloca [24 x i8], align 8
  %vector.i.i.i.i100.i = alloca [24 x i8], align 8
  %_4.i.i.i.i.i69.i = alloca [24 x i8], align 8
  %vector.i.i.i.i.i31 = alloca [24 x i8], align 8
  %_4.i.i.i.i.i.i32 = alloca [24 x i8], align 8
  %args5.i33 = alloca [16 x i8], align 8
  %_136.i = alloca [24 x i8], align 8
  %_132.i = alloca [24 x i8], align 8
  %_128.i34 = alloca [16 x i8], align 8
  %shapes.i = alloca [24 x i8], align 8
  %args4.i35 = alloca [32 x i8], align 8
  %_119.i = alloca [8 x i8], align 8
  %_115.i = alloca [16 x i8], align 8
  %other.i = alloca [8 x i8], align 8
  %shared.i = alloca [8 x i8], align 8
  %args3.i36 = alloca [48 x i8], align 8
  %_93.i = alloca [8 x i8], align 8
  %_90.i = alloca [8 x i8], align 8
  %iter.i = alloca [72 x i8], align 8
  %counts.i = alloca [48 x i8], align 8
  %args2.i37 = alloca [32 x i8], align 8
  %_65.i = alloca [24 x i8], align 8
  %words.i = alloca [24 x i8], align 8
  %args1.i38 = alloca [48 x i8], align 8
  %_48.i = alloca [16 x i8], align 8
  %_42.i = alloca [24 x i8], align 8
  %args.i39 = alloca [64 x i8], align 8
  %_22.i = alloca [1 x i8], align 1
  %_16.i = alloca [16 x i8], align 8
  %_11.i = alloca [8 x i8], align 8
  %v.i = alloca [24 x i8], align 8
  %_4.i99.i.i.i.i = alloca [24 x i8], align 8
  %result.i.i.i.i = alloca [24 x i8], align 8
  %_4.i.i.i.i.i390.i = alloca [24 x i8], align 8
  %vector.i.i.i.i391.i = alloca [24 x i8], align 8
  %self1.i.i.i.i.i.i.i.i.i = alloca [24 x i8], align 8
  %_4.i.i.i.i.i328.i = alloca [24 x i8], align 8
  %self1.i.i.i.i.i.i329.i = alloca [24 x i8], align 8
  %_19.i.i.i.i330.i = alloca [104 x i8], align 8
  %vector.i.i.i.i331.i = alloca [24 x i8], align 8
  %_2.i.i332.i = alloca [104 x i8], align 8
  %_4.i.i.i.i.i269.i = alloca [24 x i8], align 8
  %_19.i.i.i.i270.i = alloca [72 x i8], align 8
  %vector.i.i.i.i271.i = alloca [24 x i8], align 8
  %_2.i.i272.i = alloca [72 x i8], align 8
  %buf.i.i244.i = alloca [24 x i8], align 8
  %_4.i.i.i222.i = alloca [24 x i8], align 8
  %buf.i.i.i = alloca [24 x i8], align 8
  %_5.i.i.i.i.i.i.i.i.i = alloca [24 x i8], align 8
  %_4.i.i.i.i.i148.i = alloca [24 x i8], align 8
  %_5.i.i.i.i.i.i.i = alloca [24 x i8], align 8
  %_19.i.i.i.i149.i = alloca [128 x i8], align 8
  %vector.i.i.i.i150.i = alloca [24 x i8], align 8
  %_2.i.i151.i = alloca [128 x i8], align 8
  %_4.i.i.i.i.i.i = alloca [24 x i8], align 8
  %_19.i.i.i.i.i = alloca [72 x i8], align 8
  %vector.i.i.i.i.i = alloca [24 x i8], align 8
  %_2.i.i.i = alloca [72 x i8], align 8
  %_5.i122.i = alloca [104 x i8], align 8
  %self.i123.i = alloca [24 x i8], align 8
  %_5.i116.i = alloca [104 x i8], align 8
  %self.i.i = alloca [24 x i8], align 8
  %_4.i.i.i = alloca [24 x i8], align 8
  %self5.i.i = alloca [24 x i8], align 8
  %_100.i.i = alloca [104 x i8], align 8
  %iter.i.i = alloca [104 x i8], align 8
  %result.i.i = alloca [24 x i8], align 8
  %_4.i.i.i.i = alloca [24 x i8], align 8
  %args17.i = alloca [32 x i8], align 8
  %_233.i = alloca [24 x i8], align 8
  %_230.i = alloca [24 x i8], align 8
  %args16.i = alloca [32 x i8], align 8
  %_222.i = alloca [128 x i8], align 8
  %_221.i = alloca [8 x i8], align 8
  %_219.i = alloca [104 x i8], align 8
  %_218.i = alloca [24 x i8], align 8
  %args15.i = alloca [48 x i8], align 8
  %_207.i = alloca [16 x i8], align 8
  %_202.i = alloca [24 x i8], align 8
  %_196.i = alloca [24 x i8], align 8
  %args14.i = alloca [48 x i8], align 8
  %_187.i = alloca [24 x i8], align 8
  %_185.i = alloca [32 x i8], align 8
  %_182.i = alloca [8 x i8], align 8
  %args13.i = alloca [48 x i8], align 8
  %_172.i = alloca [1 x i8], align 1
  %_168.i = alloca [1 x i8], align 1
  %_166.i = alloca [16 x i8], align 8
  %args12.i = alloca [48 x i8], align 8
  %_157.i = alloca [2 x i8], align 1
  %_155.i = alloca [8 x i8], align 8
  %_153.i = alloca [8 x i8], align 8
  %args11.i = alloca [32 x i8], align 8
  %_145.i = alloca [128 x i8], align 8
  %_144.i = alloca [24 x i8], align 8
  %_139.i = alloca [24 x i8], align 8
  %args10.i = alloca [48 x i8], align 8
  %_128.i = alloca [16 x i8], align 8
  %_124.i = alloca [16 x i8], align 8
  %_120.i = alloca [16 x i8], align 8
  %args9.i = alloca [64 x i8], align 8
  %_107.i = alloca [24 x i8], align 8
  %_103.i = alloca [24 x i8], align 8
  %_100.i = alloca [8 x i8], align 8
  %t.i = alloca [24 x i8], align 8
  %args8.i = alloca [32 x i8], align 8
  %_83.i = alloca [1 x i8], align 1
  %args7.i = alloca [32 x i8], align 8
  %args6.i10 = alloca [16 x i8], align 8
  %_68.i = alloca [1 x i8], align 1
  %short.i = alloca [24 x i8], align 8
  %args5.i11 = alloca [64 x i8], align 8
  %_56.i = alloca [24 x i8], align 8
  %args4.i12 = alloca [32 x i8], align 8
  %args3.i13 = alloca [32 x i8], align 8
  %kinds.i = alloca [160 x i8], align 8
  %args2.i14 = alloca [48 x i8], align 8
  %args1.i15 = alloca [96 x i8], align 8
  %args.i16 = alloca [112 x i8], align 8
  %s.i = alloca [16 x i8], align 8
  %args6.i = alloca [64 x i8], align 8
  %args5.i = alloca [160 x i8], align 8
  %args4.i = alloca [80 x i8], align 8
  %args3.i = alloca [96 x i8], align 8
  %args2.i = alloca [96 x i8], align 8
  %args1.i = alloca [160 x i8], align 8
  %args.i = alloca [80 x i8], align 8
  %e.i = alloca [8 x i8], align 8
  %args2 = alloca [16 x i8], align 8
  %_49 = alloca [1 x i8], align 1
  %caught = alloca [16 x i8], align 8
  %way = alloca [8 x i8], align 8
  %args1 = alloca [48 x i8], align 8
  %_24 = alloca [8 x i8], align 8
  %rest = alloca [24 x i8], align 8
  %_17 = alloca [8 x i8], align 8
  %n = alloca [8 x i8], align 8
  %first = alloca [24 x i8], align 8
  %args = alloca [16 x i8], align 8
  %_8.sroa.0 = alloca [32 x i8], align 8
  %_7 = alloca [24 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args.i)
  store ptr @alloc_8e2b705173e3146eddf2aa01d5da3374, ptr %args.i, align 8
  %_4.sroa.4.0.args.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args.i, i64 8
  store ptr @_RNvXs_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impaNtB8_7Display3fmt, ptr %_4.sroa.4.0.args.sroa_idx.i, align 8
  %0 = getelementptr inbounds nuw i8, ptr %args.i, i64 16
  store ptr @alloc_a48736f782ce01888cde2ce41f6badc9, ptr %0, align 8
  %_5.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args.i, i64 24
  store ptr @_RNvXsd_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impyNtB9_7Display3fmt, ptr %_5.sroa.4.0..sroa_idx.i, align 8
  %1 = getelementptr inbounds nuw i8, ptr %args.i, i64 32
  store ptr @alloc_b7cbb96fa2fbc2c33cfdce3b367921a6, ptr %1, align 8
  %_6.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args.i, i64 40
  store ptr @_RNvXs_NtNtCsgEmfK2I1SDS_4core3fmt3numnNtB6_7Display3fmt, ptr %_6.sroa.4.0..sroa_idx.i, align 8
  %2 = getelementptr inbounds nuw i8, ptr %args.i, i64 48
  store ptr @alloc_a48736f782ce01888cde2ce41f6badc9, ptr %2, align 8
  %_7.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args.i, i64 56
  store ptr @_RNvXsj_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impiNtB9_7Display3fmt, ptr %_7.sroa.4.0..sroa_idx.i, align 8
  %3 = getelementptr inbounds nuw i8, ptr %args.i, i64 64
  store ptr @alloc_1fa949fc76ad5cfab6ac062f58110c90, ptr %3, align 8
  %_8.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args.i, i64 72
  store ptr @_RNvXsd_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impyNtB9_7Display3fmt, ptr %_8.sroa.4.0..sroa_idx.i, align 8
; call std::io::stdio::_print
  call void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_6a96e47ef75dbf6fc4eb5423ba7bb768, ptr noundef nonnull %args.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %args.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %args1.i)
  store ptr @alloc_66e0d902dc5512250b9d4edb026cbbeb, ptr %args1.i, align 8
  %_13.sroa.4.0.args1.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args1.i, i64 8
  store ptr @_RNvXs9_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3implNtB9_7Display3fmt, ptr %_13.sroa.4.0.args1.sroa_idx.i, align 8
  %4 = getelementptr inbounds nuw i8, ptr %args1.i, i64 16
  store ptr @alloc_2e38410fced2c310c68bdf2d45d0c3bd, ptr %4, align 8
  %_14.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args1.i, i64 24
  store ptr @_RNvXs9_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3implNtB9_7Display3fmt, ptr %_14.sroa.4.0..sroa_idx.i, align 8
  %5 = getelementptr inbounds nuw i8, ptr %args1.i, i64 32
  store ptr @alloc_bc6c24833cc57d8ab679f3fbe0b0ac4a, ptr %5, align 8
  %_15.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args1.i, i64 40
  store ptr @_RNvXs9_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3implNtB9_7Display3fmt, ptr %_15.sroa.4.0..sroa_idx.i, align 8
  %6 = getelementptr inbounds nuw i8, ptr %args1.i, i64 48
  store ptr @alloc_7bf4d83167a444e3cf51563928dad022, ptr %6, align 8
  %_16.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args1.i, i64 56
  store ptr @_RNvXs9_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3implNtB9_7Display3fmt, ptr %_16.sroa.4.0..sroa_idx.i, align 8
  %7 = getelementptr inbounds nuw i8, ptr %args1.i, i64 64
  store ptr @alloc_cdbdeba67b052fefbde5996b437aa24e, ptr %7, align 8
  %_17.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args1.i, i64 72
  store ptr @_RNvXs9_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3implNtB9_7Display3fmt, ptr %_17.sroa.4.0..sroa_idx.i, align 8
  %8 = getelementptr inbounds nuw i8, ptr %args1.i, i64 80
  store ptr @alloc_bbd78d246bfb4679aa749a3666522e6e, ptr %8, align 8
  %_18.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args1.i, i64 88
  store ptr @_RNvXs9_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3implNtB9_7Display3fmt, ptr %_18.sroa.4.0..sroa_idx.i, align 8
  %9 = getelementptr inbounds nuw i8, ptr %args1.i, i64 96
  store ptr @alloc_fc18870ebd3bffa18e161a5a63775070, ptr %9, align 8
  %_19.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args1.i, i64 104
  store ptr @_RNvXs9_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3implNtB9_7Display3fmt, ptr %_19.sroa.4.0..sroa_idx.i, align 8
  %10 = getelementptr inbounds nuw i8, ptr %args1.i, i64 112
  store ptr @alloc_025a5709ba9544310ca8368ed72bebad, ptr %10, align 8
  %_20.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args1.i, i64 120
  store ptr @_RNvXs9_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3implNtB9_7Display3fmt, ptr %_20.sroa.4.0..sroa_idx.i, align 8
  %11 = getelementptr inbounds nuw i8, ptr %args1.i, i64 128
  store ptr @alloc_201c3ee118050b09cec852f4540cef71, ptr %11, align 8
  %_21.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args1.i, i64 136
  store ptr @_RNvXsv_NtNtCsgEmfK2I1SDS_4core3fmt3numlNtB7_8LowerHex3fmt, ptr %_21.sroa.4.0..sroa_idx.i, align 8
  %12 = getelementptr inbounds nuw i8, ptr %args1.i, i64 144
  store ptr @alloc_cdbdeba67b052fefbde5996b437aa24e, ptr %12, align 8
  %_22.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args1.i, i64 152
  store ptr @_RNvXsr_NtNtCsgEmfK2I1SDS_4core3fmt3numlNtB7_6Binary3fmt, ptr %_22.sroa.4.0..sroa_idx.i, align 8
; call std::io::stdio::_print
  call void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_7179e1107ff2b91bcb0191289f48a380, ptr noundef nonnull %args1.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %args1.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %args2.i)
  store ptr @alloc_9a72dc1c87ddefcce62e4b5ab68e5150, ptr %args2.i, align 8
  %_27.sroa.4.0.args2.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args2.i, i64 8
  store ptr @_RNvXsf_NtNtCsgEmfK2I1SDS_4core3fmt3numaNtB7_8LowerHex3fmt, ptr %_27.sroa.4.0.args2.sroa_idx.i, align 8
  %13 = getelementptr inbounds nuw i8, ptr %args2.i, i64 16
  store ptr @alloc_201c3ee118050b09cec852f4540cef71, ptr %13, align 8
  %_28.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args2.i, i64 24
  store ptr @_RNvXsx_NtNtCsgEmfK2I1SDS_4core3fmt3numlNtB7_8UpperHex3fmt, ptr %_28.sroa.4.0..sroa_idx.i, align 8
  %14 = getelementptr inbounds nuw i8, ptr %args2.i, i64 32
  store ptr @alloc_025a5709ba9544310ca8368ed72bebad, ptr %14, align 8
  %_29.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args2.i, i64 40
  store ptr @_RNvXst_NtNtCsgEmfK2I1SDS_4core3fmt3numlNtB7_5Octal3fmt, ptr %_29.sroa.4.0..sroa_idx.i, align 8
  %15 = getelementptr inbounds nuw i8, ptr %args2.i, i64 48
  store ptr @alloc_5d94ea03d8df86d72a13735ba104914b, ptr %15, align 8
  %_30.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args2.i, i64 56
  store ptr @_RNvXsa_NtNtCsgEmfK2I1SDS_4core3fmt3numhNtB7_6Binary3fmt, ptr %_30.sroa.4.0..sroa_idx.i, align 8
  %16 = getelementptr inbounds nuw i8, ptr %args2.i, i64 64
  store ptr @alloc_025a5709ba9544310ca8368ed72bebad, ptr %16, align 8
  %_31.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args2.i, i64 72
  store ptr @_RNvXst_NtNtCsgEmfK2I1SDS_4core3fmt3numlNtB7_5Octal3fmt, ptr %_31.sroa.4.0..sroa_idx.i, align 8
  %17 = getelementptr inbounds nuw i8, ptr %args2.i, i64 80
  store ptr @alloc_6fb3f2f7078080451283b38daed70ca3, ptr %17, align 8
  %_32.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args2.i, i64 88
  store ptr @_RNvXsn_NtNtCsgEmfK2I1SDS_4core3fmt3numsNtB7_8LowerHex3fmt, ptr %_32.sroa.4.0..sroa_idx.i, align 8
; call std::io::stdio::_print
  call void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_0f133066eb3b1bf9968e45589cdf2c82, ptr noundef nonnull %args2.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %args2.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %args3.i)
  store ptr @alloc_e0f292073631866f6c61fe5668d1ab0c, ptr %args3.i, align 8
  %_37.sroa.4.0.args3.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args3.i, i64 8
  store ptr @_RNvXs8_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_8LowerExp3fmt, ptr %_37.sroa.4.0.args3.sroa_idx.i, align 8
  %18 = getelementptr inbounds nuw i8, ptr %args3.i, i64 16
  store ptr @alloc_1e673d45f384b630b26eee356949d7b0, ptr %18, align 8
  %_38.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args3.i, i64 24
  store ptr @_RNvXs4_NtNtCsgEmfK2I1SDS_4core3fmt5floatfNtB7_8LowerExp3fmt, ptr %_38.sroa.4.0..sroa_idx.i, align 8
  %19 = getelementptr inbounds nuw i8, ptr %args3.i, i64 32
  store ptr @alloc_f93507f8ba4b5780b14b2c2584609be0, ptr %19, align 8
  %_39.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args3.i, i64 40
  store ptr @_RNvXs6_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_5Debug3fmt, ptr %_39.sroa.4.0..sroa_idx.i, align 8
  %20 = getelementptr inbounds nuw i8, ptr %args3.i, i64 48
  store ptr @alloc_0d9110a339d52e4c912065ab9c487fc2, ptr %20, align 8
  %_40.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args3.i, i64 56
  store ptr @_RNvXs6_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_5Debug3fmt, ptr %_40.sroa.4.0..sroa_idx.i, align 8
  %21 = getelementptr inbounds nuw i8, ptr %args3.i, i64 64
  store ptr @alloc_c6d0c4e42eb6791099b4794044b3013f, ptr %21, align 8
  %_41.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args3.i, i64 72
  store ptr @_RNvXs2_NtNtCsgEmfK2I1SDS_4core3fmt5floatfNtB7_5Debug3fmt, ptr %_41.sroa.4.0..sroa_idx.i, align 8
  %22 = getelementptr inbounds nuw i8, ptr %args3.i, i64 80
  store ptr @alloc_ddd207f36435cdb5a6b231356b1990e9, ptr %22, align 8
  %_42.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args3.i, i64 88
  store ptr @_RNvXs7_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_7Display3fmt, ptr %_42.sroa.4.0..sroa_idx.i, align 8
; call std::io::stdio::_print
  call void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_30d6b71d94bc8955aa01a2a7747c94b4, ptr noundef nonnull %args3.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %args3.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %args4.i)
  store ptr @alloc_bab11d1143f8c26776044d97e9983b81, ptr %args4.i, align 8
  %_47.sroa.4.0.args4.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args4.i, i64 8
  store ptr @_RNvXs7_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_7Display3fmt, ptr %_47.sroa.4.0.args4.sroa_idx.i, align 8
  %23 = getelementptr inbounds nuw i8, ptr %args4.i, i64 16
  store ptr @alloc_91984e5afffc475237697b8bd6a3e206, ptr %23, align 8
  %_48.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args4.i, i64 24
  store ptr @_RNvXs3_NtNtCsgEmfK2I1SDS_4core3fmt5floatfNtB7_7Display3fmt, ptr %_48.sroa.4.0..sroa_idx.i, align 8
  %24 = getelementptr inbounds nuw i8, ptr %args4.i, i64 32
  store ptr @alloc_a6998e19a53ab19b7eae6277fe46a301, ptr %24, align 8
  %_49.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args4.i, i64 40
  store ptr @_RNvXs7_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_7Display3fmt, ptr %_49.sroa.4.0..sroa_idx.i, align 8
  %25 = getelementptr inbounds nuw i8, ptr %args4.i, i64 48
  store ptr @alloc_1fa949fc76ad5cfab6ac062f58110c90, ptr %25, align 8
  %_50.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args4.i, i64 56
  store ptr @_RNvXs6_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_5Debug3fmt, ptr %_50.sroa.4.0..sroa_idx.i, align 8
  %26 = getelementptr inbounds nuw i8, ptr %args4.i, i64 64
  store ptr @alloc_8188ca5f57d08cb35fb0ca96c90cc206, ptr %26, align 8
  %_51.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args4.i, i64 72
  store ptr @_RNvXs7_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_7Display3fmt, ptr %_51.sroa.4.0..sroa_idx.i, align 8
; call std::io::stdio::_print
  call void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_6a96e47ef75dbf6fc4eb5423ba7bb768, ptr noundef nonnull %args4.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %args4.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %args5.i)
  store ptr @alloc_8d35705ba49c4c5233692a36471ba699, ptr %args5.i, align 8
  %_56.sroa.4.0.args5.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args5.i, i64 8
  store ptr @_RNvXs7_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_7Display3fmt, ptr %_56.sroa.4.0.args5.sroa_idx.i, align 8
  %27 = getelementptr inbounds nuw i8, ptr %args5.i, i64 16
  store ptr @alloc_b2afb1341cd03a15429fc965de1f15d0, ptr %27, align 8
  %_57.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args5.i, i64 24
  store ptr @_RNvXs7_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_7Display3fmt, ptr %_57.sroa.4.0..sroa_idx.i, align 8
  %28 = getelementptr inbounds nuw i8, ptr %args5.i, i64 32
  store ptr @alloc_200d9015eafe97fb29a7bdb32314f0fa, ptr %28, align 8
  %_58.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args5.i, i64 40
  store ptr @_RNvXs7_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_7Display3fmt, ptr %_58.sroa.4.0..sroa_idx.i, align 8
  %29 = getelementptr inbounds nuw i8, ptr %args5.i, i64 48
  store ptr @alloc_9c3c7412b5754684d83634ba989d1106, ptr %29, align 8
  %_59.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args5.i, i64 56
  store ptr @_RNvXs7_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_7Display3fmt, ptr %_59.sroa.4.0..sroa_idx.i, align 8
  %30 = getelementptr inbounds nuw i8, ptr %args5.i, i64 64
  store ptr @alloc_b2afb1341cd03a15429fc965de1f15d0, ptr %30, align 8
  %_60.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args5.i, i64 72
  store ptr @_RNvXs7_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_7Display3fmt, ptr %_60.sroa.4.0..sroa_idx.i, align 8
  %31 = getelementptr inbounds nuw i8, ptr %args5.i, i64 80
  store ptr @alloc_f93507f8ba4b5780b14b2c2584609be0, ptr %31, align 8
  %_61.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args5.i, i64 88
  store ptr @_RNvXs7_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_7Display3fmt, ptr %_61.sroa.4.0..sroa_idx.i, align 8
  %32 = getelementptr inbounds nuw i8, ptr %args5.i, i64 96
  store ptr null, ptr %32, align 8
  %_62.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args5.i, i64 104
  store i16 3, ptr %_62.sroa.4.0..sroa_idx.i, align 8
  %33 = getelementptr inbounds nuw i8, ptr %args5.i, i64 112
  store ptr @alloc_0f1c02597dc90e41f5a8e1db9fabf35e, ptr %33, align 8
  %_63.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args5.i, i64 120
  store ptr @_RNvXs7_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_7Display3fmt, ptr %_63.sroa.4.0..sroa_idx.i, align 8
  %34 = getelementptr inbounds nuw i8, ptr %args5.i, i64 128
  store ptr null, ptr %34, align 8
  %_64.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args5.i, i64 136
  store i16 9, ptr %_64.sroa.4.0..sroa_idx.i, align 8
  %35 = getelementptr inbounds nuw i8, ptr %args5.i, i64 144
  store ptr null, ptr %35, align 8
  %_65.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args5.i, i64 152
  store i16 2, ptr %_65.sroa.4.0..sroa_idx.i, align 8
; call std::io::stdio::_print
  call void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_1d855f6ccde47db1c04f8e5ce791d61f, ptr noundef nonnull %args5.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %args5.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %args6.i)
  store ptr @alloc_a8954cc64d5fbcc04ce4474d0bbea0b5, ptr %args6.i, align 8
  %_70.sroa.4.0.args6.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args6.i, i64 8
  store ptr @"_ZN4core5array69_$LT$impl$u20$core..fmt..Debug$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$3fmt17h6433a917c0e00b61E", ptr %_70.sroa.4.0.args6.sroa_idx.i, align 8
  %36 = getelementptr inbounds nuw i8, ptr %args6.i, i64 16
  store ptr @alloc_c1719d4d02e0a8c8dcb1c04f73e3b5f2, ptr %36, align 8
  %_71.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args6.i, i64 24
  store ptr @"_ZN50_$LT$$LP$U$C$T$RP$$u20$as$u20$core..fmt..Debug$GT$3fmt17h79e7dea4431ab875E", ptr %_71.sroa.4.0..sroa_idx.i, align 8
  %37 = getelementptr inbounds nuw i8, ptr %args6.i, i64 32
  store ptr @alloc_124876724a9b716461e6b34546ea2966, ptr %37, align 8
  %_72.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args6.i, i64 40
  store ptr @"_ZN4core5array69_$LT$impl$u20$core..fmt..Debug$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$3fmt17haefa7af5e2122c23E", ptr %_72.sroa.4.0..sroa_idx.i, align 8
  %38 = getelementptr inbounds nuw i8, ptr %args6.i, i64 48
  store ptr @alloc_004321f71732265405349b92e333b9c2, ptr %38, align 8
  %_73.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args6.i, i64 56
  store ptr @"_ZN4core5array69_$LT$impl$u20$core..fmt..Debug$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$3fmt17haefa7af5e2122c23E", ptr %_73.sroa.4.0..sroa_idx.i, align 8
; call std::io::stdio::_print
  call void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_7132713ec8226f89b093d6c941579a46, ptr noundef nonnull %args6.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %args6.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %s.i)
  store ptr @alloc_35c3855a9b73493d0047710d7ab95ca5, ptr %s.i, align 8
  %39 = getelementptr inbounds nuw i8, ptr %s.i, i64 8
  store i64 4, ptr %39, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args.i16)
  store ptr %s.i, ptr %args.i16, align 8
  %_7.sroa.4.0.args.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args.i16, i64 8
  store ptr @_RNvXs1i_NtCsgEmfK2I1SDS_4core3fmtReNtB6_7Display3fmtCsgY6Mt91CT9J_14rustc_demangle, ptr %_7.sroa.4.0.args.sroa_idx.i, align 8
  %40 = getelementptr inbounds nuw i8, ptr %args.i16, i64 16
  store ptr %s.i, ptr %40, align 8
  %_8.sroa.4.0..sroa_idx.i17 = getelementptr inbounds nuw i8, ptr %args.i16, i64 24
  store ptr @_RNvXs1g_NtCsgEmfK2I1SDS_4core3fmtReNtB6_5Debug3fmtCsgY6Mt91CT9J_14rustc_demangle, ptr %_8.sroa.4.0..sroa_idx.i17, align 8
  %41 = getelementptr inbounds nuw i8, ptr %args.i16, i64 32
  store ptr @alloc_98ea55ef9c0eb31be64b8aef58596ff5, ptr %41, align 8
  %_9.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args.i16, i64 40
  store ptr @_RNvXs1i_NtCsgEmfK2I1SDS_4core3fmtReNtB6_7Display3fmtCsgY6Mt91CT9J_14rustc_demangle, ptr %_9.sroa.4.0..sroa_idx.i, align 8
  %42 = getelementptr inbounds nuw i8, ptr %args.i16, i64 48
  store ptr @alloc_a06b157fbc4fea4c9656215c4f90058c, ptr %42, align 8
  %_10.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args.i16, i64 56
  store ptr @_RNvXs1i_NtCsgEmfK2I1SDS_4core3fmtReNtB6_7Display3fmtCsgY6Mt91CT9J_14rustc_demangle, ptr %_10.sroa.4.0..sroa_idx.i, align 8
  %43 = getelementptr inbounds nuw i8, ptr %args.i16, i64 64
  store ptr @alloc_b5ec0964b7d2f8667ba2bd43665eb1ac, ptr %43, align 8
  %_11.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args.i16, i64 72
  store ptr @_RNvXs1i_NtCsgEmfK2I1SDS_4core3fmtReNtB6_7Display3fmtCsgY6Mt91CT9J_14rustc_demangle, ptr %_11.sroa.4.0..sroa_idx.i, align 8
  %44 = getelementptr inbounds nuw i8, ptr %args.i16, i64 80
  store ptr @alloc_c04e7c6eafbbfde792d797914faa6123, ptr %44, align 8
  %_12.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args.i16, i64 88
  store ptr @_RNvXs1i_NtCsgEmfK2I1SDS_4core3fmtReNtB6_7Display3fmtCsgY6Mt91CT9J_14rustc_demangle, ptr %_12.sroa.4.0..sroa_idx.i, align 8
  %45 = getelementptr inbounds nuw i8, ptr %args.i16, i64 96
  store ptr @alloc_239ea323998349ad1262c76895b1ee5f, ptr %45, align 8
  %_13.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args.i16, i64 104
  store ptr @_RNvXs1i_NtCsgEmfK2I1SDS_4core3fmtReNtB6_7Display3fmtCsgY6Mt91CT9J_14rustc_demangle, ptr %_13.sroa.4.0..sroa_idx.i, align 8
; call std::io::stdio::_print
  call void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_06a64c0d6a9c01b58a3d1e9de437fa83, ptr noundef nonnull %args.i16)
  call void @llvm.lifetime.end.p0(ptr nonnull %args.i16)
  call void @llvm.lifetime.start.p0(ptr nonnull %args1.i15)
  store ptr @alloc_b120f3228a2aa0acd63c1931e0ccccd5, ptr %args1.i15, align 8
  %_18.sroa.4.0.args1.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args1.i15, i64 8
  store ptr @_RNvXsj_NtCsgEmfK2I1SDS_4core3fmtcNtB5_5Debug3fmt, ptr %_18.sroa.4.0.args1.sroa_idx.i, align 8
  %46 = getelementptr inbounds nuw i8, ptr %args1.i15, i64 16
  store ptr @alloc_85b5ec2b6dd9d9b3c047fa3c0ea49204, ptr %46, align 8
  %_19.sroa.4.0..sroa_idx.i18 = getelementptr inbounds nuw i8, ptr %args1.i15, i64 24
  store ptr @_RNvXsj_NtCsgEmfK2I1SDS_4core3fmtcNtB5_5Debug3fmt, ptr %_19.sroa.4.0..sroa_idx.i18, align 8
  %47 = getelementptr inbounds nuw i8, ptr %args1.i15, i64 32
  store ptr @alloc_9b2bf7077a3c4b95a732f8a187d9d5ed, ptr %47, align 8
  %_20.sroa.4.0..sroa_idx.i19 = getelementptr inbounds nuw i8, ptr %args1.i15, i64 40
  store ptr @_RNvXsk_NtCsgEmfK2I1SDS_4core3fmtcNtB5_7Display3fmt, ptr %_20.sroa.4.0..sroa_idx.i19, align 8
  %48 = getelementptr inbounds nuw i8, ptr %args1.i15, i64 48
  store ptr @alloc_468d0bf0dcecb74e7df70ac974e54b52, ptr %48, align 8
  %_21.sroa.4.0..sroa_idx.i20 = getelementptr inbounds nuw i8, ptr %args1.i15, i64 56
  store ptr @_RNvXsk_NtCsgEmfK2I1SDS_4core3fmtcNtB5_7Display3fmt, ptr %_21.sroa.4.0..sroa_idx.i20, align 8
  %49 = getelementptr inbounds nuw i8, ptr %args1.i15, i64 64
  store ptr @alloc_85ce34b405b3b3bb13cabe7522420299, ptr %49, align 8
  %_22.sroa.4.0..sroa_idx.i21 = getelementptr inbounds nuw i8, ptr %args1.i15, i64 72
  store ptr @_RNvXs1g_NtCsgEmfK2I1SDS_4core3fmtReNtB6_5Debug3fmtCsgY6Mt91CT9J_14rustc_demangle, ptr %_22.sroa.4.0..sroa_idx.i21, align 8
  %50 = getelementptr inbounds nuw i8, ptr %args1.i15, i64 80
  store ptr @alloc_8821998f047ca62cad40e6bc4e4d87c4, ptr %50, align 8
  %_23.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args1.i15, i64 88
  store ptr @_RNvXsf_NtCsgEmfK2I1SDS_4core3fmtbNtB5_5Debug3fmt, ptr %_23.sroa.4.0..sroa_idx.i, align 8
; call std::io::stdio::_print
  call void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_68448dd55b4c59eec5d2db031cbde65a, ptr noundef nonnull %args1.i15)
  call void @llvm.lifetime.end.p0(ptr nonnull %args1.i15)
  call void @llvm.lifetime.start.p0(ptr nonnull %args2.i14)
  store ptr @alloc_e41c96033a131f2ea28f8cb589c42994, ptr %args2.i14, align 8
  %_28.sroa.4.0.args2.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args2.i14, i64 8
  store ptr @"_ZN53_$LT$formats..Point$u20$as$u20$core..fmt..Display$GT$3fmt17hb5fae2eb39b81587E", ptr %_28.sroa.4.0.args2.sroa_idx.i, align 8
  %51 = getelementptr inbounds nuw i8, ptr %args2.i14, i64 16
  store ptr @alloc_e41c96033a131f2ea28f8cb589c42994, ptr %51, align 8
  %_29.sroa.4.0..sroa_idx.i22 = getelementptr inbounds nuw i8, ptr %args2.i14, i64 24
  store ptr @"_ZN51_$LT$formats..Point$u20$as$u20$core..fmt..Debug$GT$3fmt17h3d0c3e1b57528812E", ptr %_29.sroa.4.0..sroa_idx.i22, align 8
  %52 = getelementptr inbounds nuw i8, ptr %args2.i14, i64 32
  store ptr @alloc_7185010d4c59a81fd50c4892ed8de356, ptr %52, align 8
  %_30.sroa.4.0..sroa_idx.i23 = getelementptr inbounds nuw i8, ptr %args2.i14, i64 40
  store ptr @"_ZN66_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hbc44033b55173213E", ptr %_30.sroa.4.0..sroa_idx.i23, align 8
; call std::io::stdio::_print
  call void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_cf2b682ad1166c84817159a153c936e8, ptr noundef nonnull %args2.i14)
  call void @llvm.lifetime.end.p0(ptr nonnull %args2.i14)
  call void @llvm.lifetime.start.p0(ptr nonnull %kinds.i)
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #37
; call __rustc::__rust_alloc
  %53 = call noundef align 2 dereferenceable_or_null(4) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 4, i64 noundef range(i64 1, -9223372036854775807) 2) #37
  %54 = icmp eq ptr %53, null
  br i1 %54, label %bb2.i.i, label %bb27.i, !prof !479

bb2.i.i:                                          ; preds = %start
; call alloc::alloc::handle_alloc_error
  call void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 2, i64 noundef 4) #34
  unreachable

bb171.i:                                          ; preds = %bb169.i, %cleanup19.i, %cleanup18.i
  %.pn49.i = phi { ptr, i32 } [ %55, %cleanup18.i ], [ %62, %cleanup19.i ], [ %.pn47.i, %bb169.i ]
; invoke core::ptr::drop_in_place<[formats::Kind; 4]>
  invoke fastcc void @"_ZN4core3ptr55drop_in_place$LT$$u5b$formats..Kind$u3b$$u20$4$u5d$$GT$17hb60051fd8931851bE"(ptr noalias noundef align 8 dereferenceable(160) %kinds.i) #35
          to label %common.resume unwind label %terminate.i24

cleanup18.i:                                      ; preds = %bb155.i, %bb39.i, %bb31.i, %bb27.i
  %55 = landingpad { ptr, i32 }
          cleanup
  br label %bb171.i

bb27.i:                                           ; preds = %start
  store i16 1, ptr %53, align 2
  %56 = getelementptr inbounds nuw i8, ptr %53, i64 2
  store i16 2, ptr %56, align 2
  store i64 -9223372036854775808, ptr %kinds.i, align 8
  %57 = getelementptr inbounds nuw i8, ptr %kinds.i, i64 40
  store i64 -9223372036854775807, ptr %57, align 8
  %_34.i.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %kinds.i, i64 48
  store i8 1, ptr %_34.i.sroa.4.0..sroa_idx, align 8
  %58 = getelementptr inbounds nuw i8, ptr %kinds.i, i64 80
  store i64 -9223372036854775806, ptr %58, align 8
  %_35.i.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %kinds.i, i64 88
  store i64 2, ptr %_35.i.sroa.4.0..sroa_idx, align 8
  %_35.i.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %kinds.i, i64 96
  store i32 122, ptr %_35.i.sroa.5.0..sroa_idx, align 8
  %59 = getelementptr inbounds nuw i8, ptr %kinds.i, i64 120
  store i64 2, ptr %59, align 8
  %_36.sroa.0.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %kinds.i, i64 128
  store ptr %53, ptr %_36.sroa.0.sroa.4.0..sroa_idx.i, align 8
  %_36.sroa.0.sroa.5.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %kinds.i, i64 136
  store i64 2, ptr %_36.sroa.0.sroa.5.0..sroa_idx.i, align 8
  %_36.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %kinds.i, i64 144
  store ptr @alloc_070ca2e2ae6721b8fbf222c3a28fff78, ptr %_36.sroa.4.0..sroa_idx.i, align 8
  %_36.sroa.5.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %kinds.i, i64 152
  store i64 1, ptr %_36.sroa.5.0..sroa_idx.i, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args3.i13)
  store ptr %kinds.i, ptr %args3.i13, align 8
  %_44.sroa.4.0.args3.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args3.i13, i64 8
  store ptr @"_ZN4core5array69_$LT$impl$u20$core..fmt..Debug$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$3fmt17hb10645e55271a10bE", ptr %_44.sroa.4.0.args3.sroa_idx.i, align 8
  %60 = getelementptr inbounds nuw i8, ptr %args3.i13, i64 16
  store ptr %kinds.i, ptr %60, align 8
  %_45.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args3.i13, i64 24
  store ptr @"_ZN4core5array69_$LT$impl$u20$core..fmt..Debug$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$3fmt17hb10645e55271a10bE", ptr %_45.sroa.4.0..sroa_idx.i, align 8
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_59b8058f47772d03e6bfab57ce0a41ae, ptr noundef nonnull %args3.i13)
          to label %bb31.i unwind label %cleanup18.i

bb31.i:                                           ; preds = %bb27.i
  call void @llvm.lifetime.end.p0(ptr nonnull %args3.i13)
  call void @llvm.lifetime.start.p0(ptr nonnull %args4.i12)
  store ptr inttoptr (i64 1 to ptr), ptr %args4.i12, align 8
  %_50.sroa.4.0.args4.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args4.i12, i64 8
  store ptr @"_ZN50_$LT$formats..Unit$u20$as$u20$core..fmt..Debug$GT$3fmt17hafd74139199c8266E", ptr %_50.sroa.4.0.args4.sroa_idx.i, align 8
  %61 = getelementptr inbounds nuw i8, ptr %args4.i12, i64 16
  store ptr inttoptr (i64 1 to ptr), ptr %61, align 8
  %_51.sroa.4.0..sroa_idx.i25 = getelementptr inbounds nuw i8, ptr %args4.i12, i64 24
  store ptr @"_ZN50_$LT$formats..Unit$u20$as$u20$core..fmt..Debug$GT$3fmt17hafd74139199c8266E", ptr %_51.sroa.4.0..sroa_idx.i25, align 8
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_59b8058f47772d03e6bfab57ce0a41ae, ptr noundef nonnull %args4.i12)
          to label %bb38.i unwind label %cleanup18.i

cleanup19.i:                                      ; preds = %bb38.i
  %62 = landingpad { ptr, i32 }
          cleanup
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %_56.i, i64 noundef 4, i64 noundef 4)
          to label %bb171.i unwind label %terminate.i24

bb38.i:                                           ; preds = %bb31.i
  call void @llvm.lifetime.end.p0(ptr nonnull %args4.i12)
  call void @llvm.lifetime.start.p0(ptr nonnull %_56.i)
  store i64 0, ptr %_56.i, align 8, !alias.scope !480
  %63 = getelementptr inbounds nuw i8, ptr %_56.i, i64 8
  store ptr inttoptr (i64 4 to ptr), ptr %63, align 8, !alias.scope !480
  %64 = getelementptr inbounds nuw i8, ptr %_56.i, i64 16
  store i64 0, ptr %64, align 8, !alias.scope !480
  call void @llvm.lifetime.start.p0(ptr nonnull %args5.i11)
  store ptr inttoptr (i64 1 to ptr), ptr %args5.i11, align 8
  %_58.sroa.4.0.args5.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args5.i11, i64 8
  store ptr @_RNvXss_NtCsgEmfK2I1SDS_4core3fmtuNtB5_5Debug3fmt, ptr %_58.sroa.4.0.args5.sroa_idx.i, align 8
  %65 = getelementptr inbounds nuw i8, ptr %args5.i11, i64 16
  store ptr @alloc_15a6f316ce3f3019255ab82ae5a29879, ptr %65, align 8
  %_59.sroa.4.0..sroa_idx.i26 = getelementptr inbounds nuw i8, ptr %args5.i11, i64 24
  store ptr @"_ZN50_$LT$$LP$U$C$T$RP$$u20$as$u20$core..fmt..Debug$GT$3fmt17h6ba73c51b143b481E", ptr %_59.sroa.4.0..sroa_idx.i26, align 8
  %66 = getelementptr inbounds nuw i8, ptr %args5.i11, i64 32
  store ptr %_56.i, ptr %66, align 8
  %_60.sroa.4.0..sroa_idx.i27 = getelementptr inbounds nuw i8, ptr %args5.i11, i64 40
  store ptr @"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hb7481511ca675ebfE", ptr %_60.sroa.4.0..sroa_idx.i27, align 8
  %67 = getelementptr inbounds nuw i8, ptr %args5.i11, i64 48
  store ptr @alloc_bd30ae0d503613008a9049c05daf1744, ptr %67, align 8
  %_61.sroa.4.0..sroa_idx.i28 = getelementptr inbounds nuw i8, ptr %args5.i11, i64 56
  store ptr @"_ZN66_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h9a992cc0a2765796E", ptr %_61.sroa.4.0..sroa_idx.i28, align 8
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_7dd82da336ec74943bf27da6cb9e551f, ptr noundef nonnull %args5.i11)
          to label %bb39.i unwind label %cleanup19.i

bb39.i:                                           ; preds = %bb38.i
  call void @llvm.lifetime.end.p0(ptr nonnull %args5.i11)
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %_56.i, i64 noundef 4, i64 noundef 4)
          to label %bb43.i unwind label %cleanup18.i

bb169.i:                                          ; preds = %bb168.i, %cleanup20.i
  %.pn47.i = phi { ptr, i32 } [ %68, %cleanup20.i ], [ %.pn45.i, %bb168.i ]
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %short.i)
          to label %bb171.i unwind label %terminate.i24

cleanup20.i:                                      ; preds = %bb154.i, %bb3.i.i.i.i, %bb54.i, %bb53.i, %bb49.i, %bb47.i, %bb43.i
  %68 = landingpad { ptr, i32 }
          cleanup
  br label %bb169.i

bb43.i:                                           ; preds = %bb39.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_56.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %short.i)
  store i64 0, ptr %short.i, align 8
  %_64.sroa.4.0.short.sroa_idx.i = getelementptr inbounds nuw i8, ptr %short.i, i64 8
  store ptr inttoptr (i64 1 to ptr), ptr %_64.sroa.4.0.short.sroa_idx.i, align 8
  %_64.sroa.5.0.short.sroa_idx.i = getelementptr inbounds nuw i8, ptr %short.i, i64 16
  store i64 0, ptr %_64.sroa.5.0.short.sroa_idx.i, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_68.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %args6.i10)
  store ptr @alloc_fc18870ebd3bffa18e161a5a63775070, ptr %args6.i10, align 8
  %_73.sroa.4.0.args6.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args6.i10, i64 8
  store ptr @_RNvXs9_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3implNtB9_7Display3fmt, ptr %_73.sroa.4.0.args6.sroa_idx.i, align 8
; invoke core::fmt::write
  %69 = invoke noundef zeroext i1 @_RNvNtCsgEmfK2I1SDS_4core3fmt5write(ptr noundef nonnull align 1 %short.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.v, ptr noundef nonnull @alloc_adf58cc249dbc25c68feef6dd4cc7af4, ptr noundef nonnull %args6.i10)
          to label %bb47.i unwind label %cleanup20.i

bb47.i:                                           ; preds = %bb43.i
  %70 = zext i1 %69 to i8
  store i8 %70, ptr %_68.i, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %args7.i)
  store ptr %_68.i, ptr %args7.i, align 8
  %_77.sroa.4.0.args7.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args7.i, i64 8
  store ptr @"_ZN70_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h7e8a2e53073c8024E", ptr %_77.sroa.4.0.args7.sroa_idx.i, align 8
  %71 = getelementptr inbounds nuw i8, ptr %args7.i, i64 16
  store ptr %short.i, ptr %71, align 8
  %_78.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args7.i, i64 24
  store ptr @_RNvXsr_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtCsgEmfK2I1SDS_4core3fmt5Debug3fmt, ptr %_78.sroa.4.0..sroa_idx.i, align 8
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_b1b3cecaa6a7183967abcfd14f99ae78, ptr noundef nonnull %args7.i)
          to label %bb49.i unwind label %cleanup20.i

bb49.i:                                           ; preds = %bb47.i
  call void @llvm.lifetime.end.p0(ptr nonnull %args7.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %args6.i10)
  call void @llvm.lifetime.end.p0(ptr nonnull %_68.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %_83.i)
; invoke core::fmt::write
  %72 = invoke noundef zeroext i1 @_RNvNtCsgEmfK2I1SDS_4core3fmt5write(ptr noundef nonnull align 1 %short.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.v, ptr noundef nonnull @alloc_278bdf183b6603d365f61a14973d30d4, ptr noundef nonnull inttoptr (i64 9 to ptr))
          to label %bb53.i unwind label %cleanup20.i

bb53.i:                                           ; preds = %bb49.i
  %73 = zext i1 %72 to i8
  store i8 %73, ptr %_83.i, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %args8.i)
  store ptr %_83.i, ptr %args8.i, align 8
  %_89.sroa.4.0.args8.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args8.i, i64 8
  store ptr @"_ZN70_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h7e8a2e53073c8024E", ptr %_89.sroa.4.0.args8.sroa_idx.i, align 8
  %74 = getelementptr inbounds nuw i8, ptr %args8.i, i64 16
  store ptr %short.i, ptr %74, align 8
  %_90.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args8.i, i64 24
  store ptr @_RNvXsr_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtCsgEmfK2I1SDS_4core3fmt5Debug3fmt, ptr %_90.sroa.4.0..sroa_idx.i, align 8
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_b1b3cecaa6a7183967abcfd14f99ae78, ptr noundef nonnull %args8.i)
          to label %bb54.i unwind label %cleanup20.i

bb54.i:                                           ; preds = %bb53.i
  call void @llvm.lifetime.end.p0(ptr nonnull %args8.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_83.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %t.i)
  call void @llvm.experimental.noalias.scope.decl(metadata !483)
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i.i.i.i), !noalias !486
; invoke <alloc::raw_vec::RawVecInner>::try_allocate_in
  invoke void @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner15try_allocate_inCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_4.i.i.i.i, i64 noundef 5, i1 noundef zeroext false, i64 noundef 1, i64 noundef 1)
          to label %.noexc87.i unwind label %cleanup20.i

.noexc87.i:                                       ; preds = %bb54.i
  %_5.i.i.i.i = load i64, ptr %_4.i.i.i.i, align 8, !range !39, !noalias !486, !noundef !4
  %75 = trunc nuw i64 %_5.i.i.i.i to i1
  %76 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i, i64 8
  %err.0.i.i.i.i = load i64, ptr %76, align 8, !range !386, !noalias !486, !noundef !4
  %77 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i, i64 16
  br i1 %75, label %bb3.i.i.i.i, label %bb55.i, !prof !217

bb3.i.i.i.i:                                      ; preds = %.noexc87.i
  %err.1.i.i.i.i = load i64, ptr %77, align 8, !noalias !486
; invoke alloc::raw_vec::handle_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %err.0.i.i.i.i, i64 %err.1.i.i.i.i) #34
          to label %.noexc88.i unwind label %cleanup20.i

.noexc88.i:                                       ; preds = %bb3.i.i.i.i
  unreachable

bb55.i:                                           ; preds = %.noexc87.i
  %this.1.i.i.i.i = load ptr, ptr %77, align 8, !noalias !486, !nonnull !4, !noundef !4
  %_7.i.i.i.i = icmp ugt i64 %err.0.i.i.i.i, 4
  call void @llvm.assume(i1 %_7.i.i.i.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i.i.i.i), !noalias !486
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(5) %this.1.i.i.i.i, ptr noundef nonnull align 1 dereferenceable(5) @alloc_1a2b9f3efbe1a8edd339fa75af2334ed, i64 5, i1 false), !noalias !490
  store i64 %err.0.i.i.i.i, ptr %t.i, align 8, !alias.scope !483
  %bytes.sroa.4.0._0.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %t.i, i64 8
  store ptr %this.1.i.i.i.i, ptr %bytes.sroa.4.0._0.sroa_idx.i.i, align 8, !alias.scope !483
  %bytes.sroa.5.0._0.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %t.i, i64 16
  store i64 5, ptr %bytes.sroa.5.0._0.sroa_idx.i.i, align 8, !alias.scope !483
; invoke <alloc::vec::Vec<u8>>::reserve
  invoke void @_RNvMs_NtCslNYArtu3iFV_5alloc3vecINtB4_3VechE7reserveCs4X4t9plMPHF_9addr2line(ptr noalias noundef nonnull align 8 dereferenceable(24) %t.i, i64 noundef 6)
          to label %bb56.i unwind label %cleanup21.loopexit.split-lp.i

bb168.i:                                          ; preds = %bb159.i, %cleanup1.i.i.i.i.i, %cleanup29.i, %cleanup3.i.i.i.i347.i, %bb162.i, %cleanup.i.i245.i, %cleanup26.i, %cleanup.i.i.i, %bb165.i, %cleanup3.i.i.i.i.i, %bb167.i, %cleanup21.loopexit.split-lp.i, %cleanup21.loopexit.i
  %.pn45.i = phi { ptr, i32 } [ %lpad.phi.i, %cleanup29.i ], [ %.pn43.i, %bb159.i ], [ %lpad.phi.i.i.i.i348.i, %cleanup3.i.i.i.i347.i ], [ %lpad.phi.i.i.i, %cleanup.i.i245.i ], [ %217, %cleanup.i.i.i ], [ %lpad.phi.i.i.i.i.i, %cleanup3.i.i.i.i.i ], [ %.pn.i, %bb167.i ], [ %.pn39.i, %bb165.i ], [ %219, %cleanup26.i ], [ %.pn41.i, %bb162.i ], [ %303, %cleanup1.i.i.i.i.i ], [ %lpad.loopexit433.i, %cleanup21.loopexit.i ], [ %lpad.loopexit.split-lp434.i, %cleanup21.loopexit.split-lp.i ]
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %t.i)
          to label %bb169.i unwind label %terminate.i24

cleanup21.loopexit.i:                             ; preds = %bb11.i.i.i
  %lpad.loopexit433.i = landingpad { ptr, i32 }
          cleanup
  br label %bb168.i

cleanup21.loopexit.split-lp.i:                    ; preds = %bb153.i, %bb146.i, %bb144.i, %bb3.i.i.i.i334.i, %bb137.i, %bb136.i, %bb135.i, %bb119.i, %bb113.i, %panic.i.i.i.i, %bb109.i, %bb101.i, %bb100.i, %bb99.i, %bb91.i, %bb3.i.i.i.i.i.invoke.i, %bb3.i.i.i.i.i, %bb83.i, %bb80.i, %.noexc127.i, %bb73.i, %.noexc118.i, %bb71.i, %bb69.i, %bb59.i, %bb56.i, %bb55.i
  %lpad.loopexit.split-lp434.i = landingpad { ptr, i32 }
          cleanup
  br label %bb168.i

bb56.i:                                           ; preds = %bb55.i
  %len.i.i.i = load i64, ptr %bytes.sroa.5.0._0.sroa_idx.i.i, align 8, !alias.scope !491, !noalias !496, !noundef !4
  %_10.i.i.i = icmp sgt i64 %len.i.i.i, -1
  call void @llvm.assume(i1 %_10.i.i.i)
  %_11.i.i.i = load ptr, ptr %bytes.sroa.4.0._0.sroa_idx.i.i, align 8, !alias.scope !491, !noalias !496, !nonnull !4, !noundef !4
  %dst.i.i.i = getelementptr inbounds nuw i8, ptr %_11.i.i.i, i64 %len.i.i.i
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(6) %dst.i.i.i, ptr noundef nonnull readonly align 1 dereferenceable(6) @alloc_d06164217804c06f952fb56dd25bd5eb, i64 6, i1 false)
  %.pre.i.i.i = load i64, ptr %bytes.sroa.5.0._0.sroa_idx.i.i, align 8, !alias.scope !491, !noalias !496
  %78 = add nsw i64 %.pre.i.i.i, 6
  store i64 %78, ptr %bytes.sroa.5.0._0.sroa_idx.i.i, align 8, !alias.scope !491, !noalias !496
; invoke <alloc::vec::Vec<u8>>::reserve
  invoke void @_RNvMs_NtCslNYArtu3iFV_5alloc3vecINtB4_3VechE7reserveCs4X4t9plMPHF_9addr2line(ptr noalias noundef nonnull align 8 dereferenceable(24) %t.i, i64 noundef 1)
          to label %bb59.i unwind label %cleanup21.loopexit.split-lp.i

bb59.i:                                           ; preds = %bb56.i
  %_20.i.i = load ptr, ptr %bytes.sroa.4.0._0.sroa_idx.i.i, align 8, !alias.scope !498, !nonnull !4, !noundef !4
  %count.i.i = load i64, ptr %bytes.sroa.5.0._0.sroa_idx.i.i, align 8, !alias.scope !498, !noundef !4
  %_21.i.i = icmp sgt i64 %count.i.i, -1
  call void @llvm.assume(i1 %_21.i.i)
  %_8.i.i = getelementptr inbounds nuw i8, ptr %_20.i.i, i64 %count.i.i
  store i8 33, ptr %_8.i.i, align 1
  %new_len.i.i = add nsw i64 %.pre.i.i.i, 7
  store i64 %new_len.i.i, ptr %bytes.sroa.5.0._0.sroa_idx.i.i, align 8, !alias.scope !498
  call void @llvm.lifetime.start.p0(ptr nonnull %_100.i)
  store i64 %new_len.i.i, ptr %_100.i, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_103.i)
  %_6.i.i = load ptr, ptr %bytes.sroa.4.0._0.sroa_idx.i.i, align 8, !alias.scope !501, !nonnull !4, !noundef !4
; invoke <str>::to_uppercase
  invoke void @_RNvMs3_NtCslNYArtu3iFV_5alloc3stre12to_uppercase(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_103.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_6.i.i, i64 noundef %new_len.i.i)
          to label %bb61.i unwind label %cleanup21.loopexit.split-lp.i

bb167.i:                                          ; preds = %cleanup23.i, %bb25.i.i, %cleanup22.i
  %.pn.i = phi { ptr, i32 } [ %.pn.i.i, %bb25.i.i ], [ %79, %cleanup22.i ], [ %92, %cleanup23.i ]
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_103.i)
          to label %bb168.i unwind label %terminate.i24

cleanup22.i:                                      ; preds = %bb68.i, %bb3.i.i.i, %bb61.i
  %79 = landingpad { ptr, i32 }
          cleanup
  br label %bb167.i

bb61.i:                                           ; preds = %bb59.i
  call void @llvm.lifetime.start.p0(ptr nonnull %_107.i)
  %_6.i93.i = load ptr, ptr %bytes.sroa.4.0._0.sroa_idx.i.i, align 8, !alias.scope !504, !nonnull !4, !noundef !4
  %_5.i94.i = load i64, ptr %bytes.sroa.5.0._0.sroa_idx.i.i, align 8, !alias.scope !504, !noundef !4
  call void @llvm.lifetime.start.p0(ptr nonnull %result.i.i), !noalias !507
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i.i.i), !noalias !507
; invoke <alloc::raw_vec::RawVecInner>::try_allocate_in
  invoke void @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner15try_allocate_inCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_4.i.i.i, i64 noundef %_5.i94.i, i1 noundef zeroext false, i64 noundef 1, i64 noundef 1)
          to label %.noexc102.i unwind label %cleanup22.i

.noexc102.i:                                      ; preds = %bb61.i
  %_5.i.i.i = load i64, ptr %_4.i.i.i, align 8, !range !39, !noalias !507, !noundef !4
  %80 = trunc nuw i64 %_5.i.i.i to i1
  %81 = getelementptr inbounds nuw i8, ptr %_4.i.i.i, i64 8
  %err.0.i.i.i = load i64, ptr %81, align 8, !range !386, !noalias !507, !noundef !4
  %82 = getelementptr inbounds nuw i8, ptr %_4.i.i.i, i64 16
  br i1 %80, label %bb3.i.i.i, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i", !prof !217

bb3.i.i.i:                                        ; preds = %.noexc102.i
  %err.1.i.i.i = load i64, ptr %82, align 8, !noalias !507
; invoke alloc::raw_vec::handle_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %err.0.i.i.i, i64 %err.1.i.i.i) #34
          to label %.noexc103.i unwind label %cleanup22.i

.noexc103.i:                                      ; preds = %bb3.i.i.i
  unreachable

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i": ; preds = %.noexc102.i
  %this.1.i.i.i = load ptr, ptr %82, align 8, !noalias !507, !nonnull !4, !noundef !4
  %_7.i32.i.i = icmp ule i64 %_5.i94.i, %err.0.i.i.i
  call void @llvm.assume(i1 %_7.i32.i.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i.i.i), !noalias !507
  store i64 %err.0.i.i.i, ptr %result.i.i, align 8, !noalias !507
  %_96.sroa.4.0.result.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %result.i.i, i64 8
  store ptr %this.1.i.i.i, ptr %_96.sroa.4.0.result.sroa_idx.i.i, align 8, !noalias !507
  %_96.sroa.5.0.result.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %result.i.i, i64 16
  store i64 0, ptr %_96.sroa.5.0.result.sroa_idx.i.i, align 8, !noalias !507
  call void @llvm.lifetime.start.p0(ptr nonnull %_100.i.i), !noalias !507
; invoke <core::str::pattern::StrSearcher>::new
  invoke void @_RNvMsu_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcher3new(ptr noalias noundef nonnull sret([104 x i8]) align 8 captures(none) dereferenceable(104) %_100.i.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_6.i93.i, i64 noundef %_5.i94.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_fc67a14388b97431c7788bc1ec3532d5, i64 noundef 1)
          to label %bb40.i.i unwind label %cleanup9.i.i, !noalias !511

bb25.i.i:                                         ; preds = %cleanup10.i.i, %cleanup9.i.i
  %.pn.i.i = phi { ptr, i32 } [ %86, %cleanup10.i.i ], [ %83, %cleanup9.i.i ]
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %result.i.i)
          to label %bb167.i unwind label %terminate.i.i, !noalias !511

cleanup9.i.i:                                     ; preds = %bb56.i.i, %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i"
  %83 = landingpad { ptr, i32 }
          cleanup
  br label %bb25.i.i

bb40.i.i:                                         ; preds = %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i"
  call void @llvm.lifetime.start.p0(ptr nonnull %iter.i.i), !noalias !507
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %iter.i.i, ptr noundef nonnull align 8 dereferenceable(104) %_100.i.i, i64 104, i1 false), !noalias !507
  call void @llvm.lifetime.end.p0(ptr nonnull %_100.i.i), !noalias !507
  %84 = getelementptr inbounds nuw i8, ptr %self5.i.i, i64 8
  %85 = getelementptr inbounds nuw i8, ptr %self5.i.i, i64 16
  br label %bb20.i.i

bb20.i.i:                                         ; preds = %bb50.i.i, %bb40.i.i
  %last_end.sroa.0.0.i.i = phi i64 [ 0, %bb40.i.i ], [ %x.1.i.i, %bb50.i.i ]
  call void @llvm.lifetime.start.p0(ptr nonnull %self5.i.i), !noalias !507
; invoke <core::str::pattern::StrSearcher as core::str::pattern::Searcher>::next_match
  invoke fastcc void @_RNvXsv_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_8Searcher10next_match(ptr noalias noundef sret([24 x i8]) align 8 captures(address) dereferenceable(24) %self5.i.i, ptr noalias noundef align 8 dereferenceable(104) %iter.i.i)
          to label %bb41.i.i unwind label %cleanup10.i.i, !noalias !511

cleanup10.i.i:                                    ; preds = %bb51.i.i, %bb49.i.i, %bb20.i.i
  %86 = landingpad { ptr, i32 }
          cleanup
  br label %bb25.i.i

bb41.i.i:                                         ; preds = %bb20.i.i
  %_106.i.i = load i64, ptr %self5.i.i, align 8, !range !39, !noalias !507, !noundef !4
  %87 = trunc nuw i64 %_106.i.i to i1
  br i1 %87, label %bb49.i.i, label %bb56.i.i

bb56.i.i:                                         ; preds = %bb41.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %self5.i.i), !noalias !507
  call void @llvm.lifetime.end.p0(ptr nonnull %iter.i.i), !noalias !507
  %data.i.i = getelementptr inbounds nuw i8, ptr %_6.i93.i, i64 %last_end.sroa.0.0.i.i
  %gepdiff.i.i = sub nuw nsw i64 %_5.i94.i, %last_end.sroa.0.0.i.i
; invoke <alloc::vec::Vec<u8>>::reserve
  invoke void @_RNvMs_NtCslNYArtu3iFV_5alloc3vecINtB4_3VechE7reserveCs4X4t9plMPHF_9addr2line(ptr noalias noundef nonnull align 8 dereferenceable(24) %result.i.i, i64 noundef %gepdiff.i.i)
          to label %.noexc.i.i unwind label %cleanup9.i.i, !noalias !511

.noexc.i.i:                                       ; preds = %bb56.i.i
  %len.i.i97.i = load i64, ptr %_96.sroa.5.0.result.sroa_idx.i.i, align 8, !alias.scope !512, !noalias !507, !noundef !4
  %_10.i.i98.i = icmp sgt i64 %len.i.i97.i, -1
  call void @llvm.assume(i1 %_10.i.i98.i)
  %_6.not.i.i.i = icmp eq i64 %_5.i94.i, %last_end.sroa.0.0.i.i
  br i1 %_6.not.i.i.i, label %bb67.i, label %bb2.i.i.i

bb2.i.i.i:                                        ; preds = %.noexc.i.i
  %_11.i.i99.i = load ptr, ptr %_96.sroa.4.0.result.sroa_idx.i.i, align 8, !alias.scope !512, !noalias !507, !nonnull !4, !noundef !4
  %dst.i.i100.i = getelementptr inbounds nuw i8, ptr %_11.i.i99.i, i64 %len.i.i97.i
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %dst.i.i100.i, ptr nonnull readonly align 1 %data.i.i, i64 %gepdiff.i.i, i1 false), !noalias !511
  %.pre.i.i101.i = load i64, ptr %_96.sroa.5.0.result.sroa_idx.i.i, align 8, !alias.scope !512, !noalias !507
  br label %bb67.i

bb49.i.i:                                         ; preds = %bb41.i.i
  %x.0.i.i = load i64, ptr %84, align 8, !noalias !507, !noundef !4
  %x.1.i.i = load i64, ptr %85, align 8, !noalias !507, !noundef !4
  call void @llvm.lifetime.end.p0(ptr nonnull %self5.i.i), !noalias !507
  %data13.i.i = getelementptr inbounds nuw i8, ptr %_6.i93.i, i64 %last_end.sroa.0.0.i.i
  %gepdiff57.i.i = sub nuw nsw i64 %x.0.i.i, %last_end.sroa.0.0.i.i
; invoke <alloc::vec::Vec<u8>>::reserve
  invoke void @_RNvMs_NtCslNYArtu3iFV_5alloc3vecINtB4_3VechE7reserveCs4X4t9plMPHF_9addr2line(ptr noalias noundef nonnull align 8 dereferenceable(24) %result.i.i, i64 noundef %gepdiff57.i.i)
          to label %.noexc42.i.i unwind label %cleanup10.i.i, !noalias !511

.noexc42.i.i:                                     ; preds = %bb49.i.i
  %len.i34.i.i = load i64, ptr %_96.sroa.5.0.result.sroa_idx.i.i, align 8, !alias.scope !515, !noalias !507, !noundef !4
  %_10.i35.i.i = icmp sgt i64 %len.i34.i.i, -1
  call void @llvm.assume(i1 %_10.i35.i.i)
  %_6.not.i36.i.i = icmp eq i64 %x.0.i.i, %last_end.sroa.0.0.i.i
  br i1 %_6.not.i36.i.i, label %bb51.i.i, label %bb2.i37.i.i

bb2.i37.i.i:                                      ; preds = %.noexc42.i.i
  %_11.i38.i.i = load ptr, ptr %_96.sroa.4.0.result.sroa_idx.i.i, align 8, !alias.scope !515, !noalias !507, !nonnull !4, !noundef !4
  %dst.i39.i.i = getelementptr inbounds nuw i8, ptr %_11.i38.i.i, i64 %len.i34.i.i
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %dst.i39.i.i, ptr nonnull readonly align 1 %data13.i.i, i64 %gepdiff57.i.i, i1 false), !noalias !511
  %.pre.i40.i.i = load i64, ptr %_96.sroa.5.0.result.sroa_idx.i.i, align 8, !alias.scope !515, !noalias !507
  br label %bb51.i.i

bb51.i.i:                                         ; preds = %bb2.i37.i.i, %.noexc42.i.i
  %88 = phi i64 [ %.pre.i40.i.i, %bb2.i37.i.i ], [ %len.i34.i.i, %.noexc42.i.i ]
  %89 = add i64 %88, %gepdiff57.i.i
  store i64 %89, ptr %_96.sroa.5.0.result.sroa_idx.i.i, align 8, !alias.scope !515, !noalias !507
; invoke <alloc::vec::Vec<u8>>::reserve
  invoke void @_RNvMs_NtCslNYArtu3iFV_5alloc3vecINtB4_3VechE7reserveCs4X4t9plMPHF_9addr2line(ptr noalias noundef nonnull align 8 dereferenceable(24) %result.i.i, i64 noundef 2)
          to label %bb50.i.i unwind label %cleanup10.i.i, !noalias !511

bb50.i.i:                                         ; preds = %bb51.i.i
  %len.i44.i.i = load i64, ptr %_96.sroa.5.0.result.sroa_idx.i.i, align 8, !alias.scope !518, !noalias !507, !noundef !4
  %_10.i45.i.i = icmp sgt i64 %len.i44.i.i, -1
  call void @llvm.assume(i1 %_10.i45.i.i)
  %_11.i48.i.i = load ptr, ptr %_96.sroa.4.0.result.sroa_idx.i.i, align 8, !alias.scope !518, !noalias !507, !nonnull !4, !noundef !4
  %dst.i49.i.i = getelementptr inbounds nuw i8, ptr %_11.i48.i.i, i64 %len.i44.i.i
  store i16 19532, ptr %dst.i49.i.i, align 1, !noalias !511
  %.pre.i50.i.i = load i64, ptr %_96.sroa.5.0.result.sroa_idx.i.i, align 8, !alias.scope !518, !noalias !507
  %90 = add i64 %.pre.i50.i.i, 2
  store i64 %90, ptr %_96.sroa.5.0.result.sroa_idx.i.i, align 8, !alias.scope !518, !noalias !507
  br label %bb20.i.i

terminate.i.i:                                    ; preds = %bb25.i.i
  %91 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33, !noalias !511
  unreachable

cleanup23.i:                                      ; preds = %bb67.i
  %92 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_107.i)
          to label %bb167.i unwind label %terminate.i24

bb67.i:                                           ; preds = %bb2.i.i.i, %.noexc.i.i
  %93 = phi i64 [ %.pre.i.i101.i, %bb2.i.i.i ], [ %len.i.i97.i, %.noexc.i.i ]
  %94 = add i64 %93, %gepdiff.i.i
  store i64 %94, ptr %_96.sroa.5.0.result.sroa_idx.i.i, align 8, !alias.scope !512, !noalias !507
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %_107.i, ptr noundef nonnull align 8 dereferenceable(24) %result.i.i, i64 24, i1 false), !noalias !521
  call void @llvm.lifetime.end.p0(ptr nonnull %result.i.i), !noalias !507
  call void @llvm.lifetime.start.p0(ptr nonnull %args9.i)
  store ptr %t.i, ptr %args9.i, align 8
  %_112.sroa.4.0.args9.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args9.i, i64 8
  store ptr @_RNvXsq_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtCsgEmfK2I1SDS_4core3fmt7Display3fmt, ptr %_112.sroa.4.0.args9.sroa_idx.i, align 8
  %95 = getelementptr inbounds nuw i8, ptr %args9.i, i64 16
  store ptr %_100.i, ptr %95, align 8
  %_113.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args9.i, i64 24
  store ptr @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_113.sroa.4.0..sroa_idx.i, align 8
  %96 = getelementptr inbounds nuw i8, ptr %args9.i, i64 32
  store ptr %_103.i, ptr %96, align 8
  %_114.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args9.i, i64 40
  store ptr @_RNvXsq_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtCsgEmfK2I1SDS_4core3fmt7Display3fmt, ptr %_114.sroa.4.0..sroa_idx.i, align 8
  %97 = getelementptr inbounds nuw i8, ptr %args9.i, i64 48
  store ptr %_107.i, ptr %97, align 8
  %_115.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args9.i, i64 56
  store ptr @_RNvXsq_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtCsgEmfK2I1SDS_4core3fmt7Display3fmt, ptr %_115.sroa.4.0..sroa_idx.i, align 8
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_d4f9eee8b3859a4cb2c5427791046c70, ptr noundef nonnull %args9.i)
          to label %bb68.i unwind label %cleanup23.i

bb68.i:                                           ; preds = %bb67.i
  call void @llvm.lifetime.end.p0(ptr nonnull %args9.i)
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_107.i)
          to label %bb69.i unwind label %cleanup22.i

bb69.i:                                           ; preds = %bb68.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_107.i)
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_103.i)
          to label %bb71.i unwind label %cleanup21.loopexit.split-lp.i

bb71.i:                                           ; preds = %bb69.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_103.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_100.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %_120.i)
  %_6.i114.i = load ptr, ptr %bytes.sroa.4.0._0.sroa_idx.i.i, align 8, !alias.scope !522, !nonnull !4, !noundef !4
  %_5.i115.i = load i64, ptr %bytes.sroa.5.0._0.sroa_idx.i.i, align 8, !alias.scope !522, !noundef !4
  call void @llvm.lifetime.start.p0(ptr nonnull %self.i.i), !noalias !525
  call void @llvm.lifetime.start.p0(ptr nonnull %_5.i116.i), !noalias !525
; invoke <core::str::pattern::StrSearcher>::new
  invoke void @_RNvMsu_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcher3new(ptr noalias noundef nonnull sret([104 x i8]) align 8 captures(none) dereferenceable(104) %_5.i116.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_6.i114.i, i64 noundef %_5.i115.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_ddef31263b58cf606a13bffa208c3ff2, i64 noundef 3)
          to label %.noexc118.i unwind label %cleanup21.loopexit.split-lp.i

.noexc118.i:                                      ; preds = %bb71.i
; invoke <core::str::pattern::StrSearcher as core::str::pattern::Searcher>::next_match
  invoke fastcc void @_RNvXsv_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_8Searcher10next_match(ptr noalias noundef sret([24 x i8]) align 8 captures(address) dereferenceable(24) %self.i.i, ptr noalias noundef align 8 dereferenceable(104) %_5.i116.i)
          to label %bb73.i unwind label %cleanup21.loopexit.split-lp.i

bb73.i:                                           ; preds = %.noexc118.i
  %_6.i117.i = load i64, ptr %self.i.i, align 8, !range !39, !noalias !525, !noundef !4
  %98 = trunc nuw i64 %_6.i117.i to i1
  %99 = getelementptr inbounds nuw i8, ptr %self.i.i, i64 8
  %x.i.i = load i64, ptr %99, align 8, !noalias !525
  %_0.sroa.3.0.i.i = select i1 %98, i64 %x.i.i, i64 undef
  call void @llvm.lifetime.end.p0(ptr nonnull %_5.i116.i), !noalias !525
  call void @llvm.lifetime.end.p0(ptr nonnull %self.i.i), !noalias !525
  store i64 %_6.i117.i, ptr %_120.i, align 8
  %100 = getelementptr inbounds nuw i8, ptr %_120.i, i64 8
  store i64 %_0.sroa.3.0.i.i, ptr %100, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_124.i)
  %_6.i120.i = load ptr, ptr %bytes.sroa.4.0._0.sroa_idx.i.i, align 8, !alias.scope !529, !nonnull !4, !noundef !4
  %_5.i121.i = load i64, ptr %bytes.sroa.5.0._0.sroa_idx.i.i, align 8, !alias.scope !529, !noundef !4
  call void @llvm.lifetime.start.p0(ptr nonnull %self.i123.i), !noalias !532
  call void @llvm.lifetime.start.p0(ptr nonnull %_5.i122.i), !noalias !532
; invoke <core::str::pattern::StrSearcher>::new
  invoke void @_RNvMsu_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcher3new(ptr noalias noundef nonnull sret([104 x i8]) align 8 captures(none) dereferenceable(104) %_5.i122.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_6.i120.i, i64 noundef %_5.i121.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_cf9e5afa733ff72ffcfa52ec788b0cd9, i64 noundef 3)
          to label %.noexc127.i unwind label %cleanup21.loopexit.split-lp.i

.noexc127.i:                                      ; preds = %bb73.i
; invoke <core::str::pattern::StrSearcher as core::str::pattern::Searcher>::next_match
  invoke fastcc void @_RNvXsv_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_8Searcher10next_match(ptr noalias noundef sret([24 x i8]) align 8 captures(address) dereferenceable(24) %self.i123.i, ptr noalias noundef align 8 dereferenceable(104) %_5.i122.i)
          to label %bb75.i unwind label %cleanup21.loopexit.split-lp.i

bb75.i:                                           ; preds = %.noexc127.i
  %_6.i124.i = load i64, ptr %self.i123.i, align 8, !range !39, !noalias !532, !noundef !4
  %101 = trunc nuw i64 %_6.i124.i to i1
  %102 = getelementptr inbounds nuw i8, ptr %self.i123.i, i64 8
  %x.i125.i = load i64, ptr %102, align 8, !noalias !532
  %_0.sroa.3.0.i126.i = select i1 %101, i64 %x.i125.i, i64 undef
  call void @llvm.lifetime.end.p0(ptr nonnull %_5.i122.i), !noalias !532
  call void @llvm.lifetime.end.p0(ptr nonnull %self.i123.i), !noalias !532
  store i64 %_6.i124.i, ptr %_124.i, align 8
  %103 = getelementptr inbounds nuw i8, ptr %_124.i, i64 8
  store i64 %_0.sroa.3.0.i126.i, ptr %103, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_128.i)
  %_6.i130.i = load ptr, ptr %bytes.sroa.4.0._0.sroa_idx.i.i, align 8, !alias.scope !536, !nonnull !4, !noundef !4
  %_5.i131.i = load i64, ptr %bytes.sroa.5.0._0.sroa_idx.i.i, align 8, !alias.scope !536, !noundef !4
  br label %bb11.i.i.i

bb11.i.i.i:                                       ; preds = %bb8.i.i.i, %bb75.i
  %index52226.i.i.i = phi i64 [ %_5.i131.i, %bb75.i ], [ %107, %bb8.i.i.i ]
; invoke core::slice::memchr::memrchr
  %104 = invoke { i64, i64 } @_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr7memrchr(i8 noundef 111, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_6.i130.i, i64 noundef %index52226.i.i.i)
          to label %.noexc132.i unwind label %cleanup21.loopexit.i

.noexc132.i:                                      ; preds = %bb11.i.i.i
  %105 = extractvalue { i64, i64 } %104, 0
  %106 = trunc nuw i64 %105 to i1
  br i1 %106, label %bb5.i.i.i, label %bb80.i

bb8.i.i.i:                                        ; preds = %bb27.i.i.i, %bb5.i.i.i
  %_39.not.i.i.i = icmp ugt i64 %107, %_5.i131.i
  br i1 %_39.not.i.i.i, label %bb80.i, label %bb11.i.i.i

bb5.i.i.i:                                        ; preds = %.noexc132.i
  %107 = extractvalue { i64, i64 } %104, 1
  %or.cond11.i.not.i.i = icmp ult i64 %107, %_5.i131.i
  br i1 %or.cond11.i.not.i.i, label %bb27.i.i.i, label %bb8.i.i.i

bb27.i.i.i:                                       ; preds = %bb5.i.i.i
  %_65.i.i.i = getelementptr inbounds nuw i8, ptr %_6.i130.i, i64 %107
  %lhsc.i.i = load i8, ptr %_65.i.i.i, align 1, !alias.scope !539
  %_27.i.i.i = icmp eq i8 %lhsc.i.i, 111
  br i1 %_27.i.i.i, label %bb80.i, label %bb8.i.i.i

bb80.i:                                           ; preds = %bb27.i.i.i, %bb8.i.i.i, %.noexc132.i
  %self.sroa.4.0.i.i = phi i64 [ %107, %bb27.i.i.i ], [ undef, %.noexc132.i ], [ undef, %bb8.i.i.i ]
  %.sink.i.i.i = phi i64 [ 1, %bb27.i.i.i ], [ 0, %.noexc132.i ], [ 0, %bb8.i.i.i ]
  store i64 %.sink.i.i.i, ptr %_128.i, align 8
  %108 = getelementptr inbounds nuw i8, ptr %_128.i, i64 8
  store i64 %self.sroa.4.0.i.i, ptr %108, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args10.i)
  store ptr %_120.i, ptr %args10.i, align 8
  %_132.sroa.4.0.args10.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args10.i, i64 8
  store ptr @"_ZN66_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h5caed77bc20c55baE", ptr %_132.sroa.4.0.args10.sroa_idx.i, align 8
  %109 = getelementptr inbounds nuw i8, ptr %args10.i, i64 16
  store ptr %_124.i, ptr %109, align 8
  %_133.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args10.i, i64 24
  store ptr @"_ZN66_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h5caed77bc20c55baE", ptr %_133.sroa.4.0..sroa_idx.i, align 8
  %110 = getelementptr inbounds nuw i8, ptr %args10.i, i64 32
  store ptr %_128.i, ptr %110, align 8
  %_134.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args10.i, i64 40
  store ptr @"_ZN66_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h5caed77bc20c55baE", ptr %_134.sroa.4.0..sroa_idx.i, align 8
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_704e87b7a5fdee7fd1dff6d5c83f0b3e, ptr noundef nonnull %args10.i)
          to label %bb83.i unwind label %cleanup21.loopexit.split-lp.i

bb83.i:                                           ; preds = %bb80.i
  call void @llvm.lifetime.end.p0(ptr nonnull %args10.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_128.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_124.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_120.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %_139.i)
  %_6.i136.i = load ptr, ptr %bytes.sroa.4.0._0.sroa_idx.i.i, align 8, !alias.scope !542, !nonnull !4, !noundef !4
  %_5.i137.i = load i64, ptr %bytes.sroa.5.0._0.sroa_idx.i.i, align 8, !alias.scope !542, !noundef !4
  call void @llvm.experimental.noalias.scope.decl(metadata !545)
  call void @llvm.experimental.noalias.scope.decl(metadata !548)
  call void @llvm.lifetime.start.p0(ptr nonnull %_2.i.i.i), !noalias !551
  store i64 0, ptr %_2.i.i.i, align 8, !alias.scope !554, !noalias !558
  %_140.sroa.4.0._2.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_2.i.i.i, i64 8
  store i64 %_5.i137.i, ptr %_140.sroa.4.0._2.i.i.sroa_idx.i, align 8, !alias.scope !554, !noalias !558
  %_140.sroa.5.0._2.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_2.i.i.i, i64 16
  store ptr %_6.i136.i, ptr %_140.sroa.5.0._2.i.i.sroa_idx.i, align 8, !alias.scope !554, !noalias !558
  %_140.sroa.6.0._2.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_2.i.i.i, i64 24
  store i64 %_5.i137.i, ptr %_140.sroa.6.0._2.i.i.sroa_idx.i, align 8, !alias.scope !554, !noalias !558
  %_140.sroa.7.0._2.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_2.i.i.i, i64 32
  store i64 0, ptr %_140.sroa.7.0._2.i.i.sroa_idx.i, align 8, !alias.scope !554, !noalias !558
  %_140.sroa.8.0._2.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_2.i.i.i, i64 40
  store i64 %_5.i137.i, ptr %_140.sroa.8.0._2.i.i.sroa_idx.i, align 8, !alias.scope !554, !noalias !558
  %_140.sroa.9.0._2.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_2.i.i.i, i64 48
  store i32 32, ptr %_140.sroa.9.0._2.i.i.sroa_idx.i, align 8, !alias.scope !554, !noalias !558
  %_140.sroa.10.0._2.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_2.i.i.i, i64 52
  store i32 32, ptr %_140.sroa.10.0._2.i.i.sroa_idx.i, align 4, !alias.scope !554, !noalias !558
  %_140.sroa.11.0._2.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_2.i.i.i, i64 56
  store i8 1, ptr %_140.sroa.11.0._2.i.i.sroa_idx.i, align 8, !alias.scope !554, !noalias !558
  %_140.sroa.12429.0._2.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_2.i.i.i, i64 64
  store i8 1, ptr %_140.sroa.12429.0._2.i.i.sroa_idx.i, align 8, !alias.scope !554, !noalias !558
  %_140.sroa.13.0._2.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_2.i.i.i, i64 65
  store i8 0, ptr %_140.sroa.13.0._2.i.i.sroa_idx.i, align 1, !alias.scope !554, !noalias !558
  call void @llvm.experimental.noalias.scope.decl(metadata !559)
  call void @llvm.experimental.noalias.scope.decl(metadata !562)
  call void @llvm.lifetime.start.p0(ptr nonnull %vector.i.i.i.i.i), !noalias !565
; invoke <core::str::iter::Split<P> as core::iter::traits::iterator::Iterator>::next
  %111 = invoke fastcc { ptr, i64 } @"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h91270b8a9946543fE"(ptr noalias noundef nonnull align 8 dereferenceable(72) %_2.i.i.i)
          to label %.noexc138.i unwind label %cleanup21.loopexit.split-lp.i

.noexc138.i:                                      ; preds = %bb83.i
  %112 = extractvalue { ptr, i64 } %111, 0
  %113 = extractvalue { ptr, i64 } %111, 1
  %.not.i.i.i.i.i = icmp eq ptr %112, null
  br i1 %.not.i.i.i.i.i, label %bb12.i.i.i.i.i, label %bb3.i.i.i.i.i

bb3.i.i.i.i.i:                                    ; preds = %.noexc138.i
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i.i.i.i.i.i), !noalias !565
; invoke <alloc::raw_vec::RawVecInner>::try_allocate_in
  invoke void @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner15try_allocate_inCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_4.i.i.i.i.i.i, i64 noundef 4, i1 noundef zeroext false, i64 noundef 8, i64 noundef 16)
          to label %.noexc139.i unwind label %cleanup21.loopexit.split-lp.i

.noexc139.i:                                      ; preds = %bb3.i.i.i.i.i
  %_5.i.i.i.i.i.i = load i64, ptr %_4.i.i.i.i.i.i, align 8, !range !39, !noalias !565, !noundef !4
  %114 = trunc nuw i64 %_5.i.i.i.i.i.i to i1
  %115 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i.i, i64 8
  %err.0.i.i.i.i.i.i = load i64, ptr %115, align 8, !range !386, !noalias !565, !noundef !4
  %116 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i.i, i64 16
  br i1 %114, label %bb3.i.i.i.i.i.i, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i.i.i", !prof !217

bb3.i.i.i.i.i.i:                                  ; preds = %.noexc139.i
  %err.1.i.i.i.i.i.i = load i64, ptr %116, align 8, !noalias !565
  br label %bb3.i.i.i.i.i.invoke.i

bb3.i.i.i.i.i.invoke.i:                           ; preds = %bb3.i.i.i.i.i400.i, %bb3.i.i.i.i.i368.i, %bb3.i.i.i228.i, %bb3.i.i.i.i.i.i
  %117 = phi i64 [ %err.0.i.i.i.i.i.i, %bb3.i.i.i.i.i.i ], [ %err.0.i.i.i224.i, %bb3.i.i.i228.i ], [ %err.0.i.i.i.i.i337.i, %bb3.i.i.i.i.i368.i ], [ %err.0.i.i.i.i.i393.i, %bb3.i.i.i.i.i400.i ]
  %118 = phi i64 [ %err.1.i.i.i.i.i.i, %bb3.i.i.i.i.i.i ], [ %err.1.i.i.i229.i, %bb3.i.i.i228.i ], [ %err.1.i.i.i.i.i369.i, %bb3.i.i.i.i.i368.i ], [ %err.1.i.i.i.i.i401.i, %bb3.i.i.i.i.i400.i ]
; invoke alloc::raw_vec::handle_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %117, i64 %118) #34
          to label %bb3.i.i.i.i.i.cont.i unwind label %cleanup21.loopexit.split-lp.i

bb3.i.i.i.i.i.cont.i:                             ; preds = %bb3.i.i.i.i.i.invoke.i
  unreachable

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i.i.i": ; preds = %.noexc139.i
  %this.1.i.i.i.i.i.i = load ptr, ptr %116, align 8, !noalias !565, !nonnull !4, !noundef !4
  %_7.i.i.i.i.i.i = icmp ugt i64 %err.0.i.i.i.i.i.i, 3
  call void @llvm.assume(i1 %_7.i.i.i.i.i.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i.i.i.i.i.i), !noalias !565
  store ptr %112, ptr %this.1.i.i.i.i.i.i, align 8, !noalias !565
  %119 = getelementptr inbounds nuw i8, ptr %this.1.i.i.i.i.i.i, i64 8
  store i64 %113, ptr %119, align 8, !noalias !565
  store i64 %err.0.i.i.i.i.i.i, ptr %vector.i.i.i.i.i, align 8, !noalias !565
  %vector1.sroa.4.0.vector.sroa_idx.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %vector.i.i.i.i.i, i64 8
  store ptr %this.1.i.i.i.i.i.i, ptr %vector1.sroa.4.0.vector.sroa_idx.i.i.i.i.i, align 8, !noalias !565
  %vector1.sroa.6.0.vector.sroa_idx.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %vector.i.i.i.i.i, i64 16
  store i64 1, ptr %vector1.sroa.6.0.vector.sroa_idx.i.i.i.i.i, align 8, !noalias !565
  call void @llvm.lifetime.start.p0(ptr nonnull %_19.i.i.i.i.i), !noalias !565
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %_19.i.i.i.i.i, ptr noundef nonnull align 8 dereferenceable(72) %_2.i.i.i, i64 72, i1 false), !noalias !568
; invoke <core::str::iter::Split<P> as core::iter::traits::iterator::Iterator>::next
  %120 = invoke fastcc { ptr, i64 } @"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h91270b8a9946543fE"(ptr noalias noundef nonnull align 8 dereferenceable(72) %_19.i.i.i.i.i)
          to label %.noexc.i.i.i.i.i unwind label %cleanup3.loopexit.split-lp.i.i.i.i.i, !noalias !565

.noexc.i.i.i.i.i:                                 ; preds = %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i.i.i"
  %121 = extractvalue { ptr, i64 } %120, 0
  %.not6.i.i.i.i.i.i.i = icmp eq ptr %121, null
  br i1 %.not6.i.i.i.i.i.i.i, label %bb5.i.i.i.i.i, label %bb3.i.i.i.i.i.i.i

bb3.i.i.i.i.i.i.i:                                ; preds = %.noexc.i.i.i.i.i, %.noexc8.i.i.i.i.i
  %.pn.i.i.i.i.i.i.i = phi { ptr, i64 } [ %125, %.noexc8.i.i.i.i.i ], [ %120, %.noexc.i.i.i.i.i ]
  %122 = phi ptr [ %126, %.noexc8.i.i.i.i.i ], [ %121, %.noexc.i.i.i.i.i ]
  %123 = extractvalue { ptr, i64 } %.pn.i.i.i.i.i.i.i, 1
  %len.i.i.i.i.i.i.i = load i64, ptr %vector1.sroa.6.0.vector.sroa_idx.i.i.i.i.i, align 8, !alias.scope !569, !noalias !574, !noundef !4
  %_19.i.i.i.i.i.i.i = icmp ult i64 %len.i.i.i.i.i.i.i, 576460752303423488
  call void @llvm.assume(i1 %_19.i.i.i.i.i.i.i)
  %self1.i.i.i.i.i.i.i = load i64, ptr %vector.i.i.i.i.i, align 8, !range !179, !alias.scope !569, !noalias !574, !noundef !4
  %_8.i.i.i.i.i.i.i = icmp eq i64 %len.i.i.i.i.i.i.i, %self1.i.i.i.i.i.i.i
  br i1 %_8.i.i.i.i.i.i.i, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h9d457d2bebb1b1d1E.exit.i.i.i.i.i.i.i", label %bb8.i.i.i.i.i.i.i

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h9d457d2bebb1b1d1E.exit.i.i.i.i.i.i.i": ; preds = %bb3.i.i.i.i.i.i.i
; invoke <alloc::raw_vec::RawVecInner<_>>::reserve::do_reserve_and_handle::<alloc::alloc::Global>
  invoke void @_RINvNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecINtB8_11RawVecInnerpE7reserve21do_reserve_and_handleNtNtBa_5alloc6GlobalECs4X4t9plMPHF_9addr2line(ptr noalias noundef nonnull align 8 dereferenceable(24) %vector.i.i.i.i.i, i64 noundef %len.i.i.i.i.i.i.i, i64 noundef range(i64 1, 0) 1, i64 noundef 8, i64 noundef 16)
          to label %bb8.i.i.i.i.i.i.i unwind label %cleanup3.loopexit.i.i.i.i.i, !noalias !565

bb8.i.i.i.i.i.i.i:                                ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h9d457d2bebb1b1d1E.exit.i.i.i.i.i.i.i", %bb3.i.i.i.i.i.i.i
  %_23.i.i.i.i.i.i.i = load ptr, ptr %vector1.sroa.4.0.vector.sroa_idx.i.i.i.i.i, align 8, !alias.scope !569, !noalias !574, !nonnull !4, !noundef !4
  %dst.i.i.i.i.i.i.i = getelementptr inbounds nuw { ptr, i64 }, ptr %_23.i.i.i.i.i.i.i, i64 %len.i.i.i.i.i.i.i
  store ptr %122, ptr %dst.i.i.i.i.i.i.i, align 8, !noalias !574
  %124 = getelementptr inbounds nuw i8, ptr %dst.i.i.i.i.i.i.i, i64 8
  store i64 %123, ptr %124, align 8, !noalias !574
  %new_len.i.i.i.i.i.i.i = add nuw nsw i64 %len.i.i.i.i.i.i.i, 1
  store i64 %new_len.i.i.i.i.i.i.i, ptr %vector1.sroa.6.0.vector.sroa_idx.i.i.i.i.i, align 8, !alias.scope !569, !noalias !574
; invoke <core::str::iter::Split<P> as core::iter::traits::iterator::Iterator>::next
  %125 = invoke fastcc { ptr, i64 } @"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h91270b8a9946543fE"(ptr noalias noundef nonnull align 8 dereferenceable(72) %_19.i.i.i.i.i)
          to label %.noexc8.i.i.i.i.i unwind label %cleanup3.loopexit.i.i.i.i.i, !noalias !565

.noexc8.i.i.i.i.i:                                ; preds = %bb8.i.i.i.i.i.i.i
  %126 = extractvalue { ptr, i64 } %125, 0
  %.not.i.i.i.i.i.i.i = icmp eq ptr %126, null
  br i1 %.not.i.i.i.i.i.i.i, label %bb5.i.i.i.i.i, label %bb3.i.i.i.i.i.i.i

bb12.i.i.i.i.i:                                   ; preds = %.noexc138.i
  store i64 0, ptr %_139.i, align 8, !alias.scope !577, !noalias !578
  %127 = getelementptr inbounds nuw i8, ptr %_139.i, i64 8
  store ptr inttoptr (i64 8 to ptr), ptr %127, align 8, !alias.scope !577, !noalias !578
  %128 = getelementptr inbounds nuw i8, ptr %_139.i, i64 16
  store i64 0, ptr %128, align 8, !alias.scope !577, !noalias !578
  br label %bb84.i

cleanup3.loopexit.i.i.i.i.i:                      ; preds = %bb8.i.i.i.i.i.i.i, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h9d457d2bebb1b1d1E.exit.i.i.i.i.i.i.i"
  %lpad.loopexit.i.i.i.i.i = landingpad { ptr, i32 }
          cleanup
  br label %cleanup3.i.i.i.i.i

cleanup3.loopexit.split-lp.i.i.i.i.i:             ; preds = %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i.i.i"
  %lpad.loopexit.split-lp.i.i.i.i.i = landingpad { ptr, i32 }
          cleanup
  br label %cleanup3.i.i.i.i.i

cleanup3.i.i.i.i.i:                               ; preds = %cleanup3.loopexit.split-lp.i.i.i.i.i, %cleanup3.loopexit.i.i.i.i.i
  %lpad.phi.i.i.i.i.i = phi { ptr, i32 } [ %lpad.loopexit.i.i.i.i.i, %cleanup3.loopexit.i.i.i.i.i ], [ %lpad.loopexit.split-lp.i.i.i.i.i, %cleanup3.loopexit.split-lp.i.i.i.i.i ]
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %vector.i.i.i.i.i, i64 noundef 8, i64 noundef 16)
          to label %bb168.i unwind label %terminate.i.i.i.i.i, !noalias !565

bb5.i.i.i.i.i:                                    ; preds = %.noexc8.i.i.i.i.i, %.noexc.i.i.i.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_19.i.i.i.i.i), !noalias !565
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %_139.i, ptr noundef nonnull align 8 dereferenceable(24) %vector.i.i.i.i.i, i64 24, i1 false), !noalias !578
  br label %bb84.i

terminate.i.i.i.i.i:                              ; preds = %cleanup3.i.i.i.i.i
  %129 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33, !noalias !565
  unreachable

bb84.i:                                           ; preds = %bb5.i.i.i.i.i, %bb12.i.i.i.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %vector.i.i.i.i.i), !noalias !565
  call void @llvm.lifetime.end.p0(ptr nonnull %_2.i.i.i), !noalias !551
  call void @llvm.lifetime.start.p0(ptr nonnull %_144.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %_145.i)
; invoke <core::str::pattern::StrSearcher>::new
  invoke void @_RNvMsu_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcher3new(ptr noalias noundef nonnull sret([104 x i8]) align 8 captures(none) dereferenceable(128) %_145.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_761b2bac2247ab25b9982d00bb2f67d5, i64 noundef 9, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_94b00be069aafad82a2c6df764237b82, i64 noundef 2)
          to label %bb85.i unwind label %cleanup24.i

bb165.i:                                          ; preds = %cleanup25.i, %cleanup3.i.i.i.i160.i, %cleanup24.i
  %.pn39.i = phi { ptr, i32 } [ %162, %cleanup3.i.i.i.i160.i ], [ %130, %cleanup24.i ], [ %164, %cleanup25.i ]
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %_139.i, i64 noundef 8, i64 noundef 16)
          to label %bb168.i unwind label %terminate.i24

cleanup24.i:                                      ; preds = %bb90.i, %bb3.i.i.i.i.i173.i, %bb3.i.i.i.i152.i, %bb2.i.i.i.i.i.i.i, %bb84.i
  %130 = landingpad { ptr, i32 }
          cleanup
  br label %bb165.i

bb85.i:                                           ; preds = %bb84.i
  %_3.sroa.4.0._0.sroa_idx.i142.i = getelementptr inbounds nuw i8, ptr %_145.i, i64 104
  store i64 0, ptr %_3.sroa.4.0._0.sroa_idx.i142.i, align 8, !alias.scope !579
  %_3.sroa.5.0._0.sroa_idx.i143.i = getelementptr inbounds nuw i8, ptr %_145.i, i64 112
  store i64 9, ptr %_3.sroa.5.0._0.sroa_idx.i143.i, align 8, !alias.scope !579
  %_3.sroa.6.0._0.sroa_idx.i144.i = getelementptr inbounds nuw i8, ptr %_145.i, i64 120
  store i8 1, ptr %_3.sroa.6.0._0.sroa_idx.i144.i, align 8, !alias.scope !579
  %_3.sroa.7.0._0.sroa_idx.i145.i = getelementptr inbounds nuw i8, ptr %_145.i, i64 121
  store i8 0, ptr %_3.sroa.7.0._0.sroa_idx.i145.i, align 1, !alias.scope !579
  call void @llvm.experimental.noalias.scope.decl(metadata !582)
  call void @llvm.experimental.noalias.scope.decl(metadata !585)
  call void @llvm.lifetime.start.p0(ptr nonnull %_2.i.i151.i), !noalias !588
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %_2.i.i151.i, ptr noundef nonnull readonly align 8 dereferenceable(128) %_145.i, i64 128, i1 false), !alias.scope !591, !noalias !595
  call void @llvm.experimental.noalias.scope.decl(metadata !596)
  call void @llvm.experimental.noalias.scope.decl(metadata !599)
  call void @llvm.experimental.noalias.scope.decl(metadata !601)
  call void @llvm.experimental.noalias.scope.decl(metadata !604)
  call void @llvm.lifetime.start.p0(ptr nonnull %vector.i.i.i.i150.i), !noalias !606
  call void @llvm.experimental.noalias.scope.decl(metadata !607)
  call void @llvm.experimental.noalias.scope.decl(metadata !610)
  %131 = getelementptr inbounds nuw i8, ptr %_2.i.i151.i, i64 121
  %132 = load i8, ptr %131, align 1, !range !14, !alias.scope !613, !noalias !614, !noundef !4
  %_2.i.i.i.i.i.i.i = trunc nuw i8 %132 to i1
  br i1 %_2.i.i.i.i.i.i.i, label %bb12.i.i.i.i175.i, label %bb2.i.i.i.i.i.i.i

bb2.i.i.i.i.i.i.i:                                ; preds = %bb85.i
  %133 = getelementptr inbounds nuw i8, ptr %_2.i.i151.i, i64 72
  %_0.0.i.i.i.i.i.i.i.i = load ptr, ptr %133, align 8, !alias.scope !615, !noalias !614, !nonnull !4, !align !19, !noundef !4
  call void @llvm.lifetime.start.p0(ptr nonnull %_5.i.i.i.i.i.i.i), !noalias !618
; invoke <core::str::pattern::StrSearcher as core::str::pattern::Searcher>::next_match
  invoke fastcc void @_RNvXsv_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_8Searcher10next_match(ptr noalias noundef sret([24 x i8]) align 8 captures(address) dereferenceable(24) %_5.i.i.i.i.i.i.i, ptr noalias noundef nonnull align 8 dereferenceable(128) %_2.i.i151.i) #32
          to label %.noexc177.i unwind label %cleanup24.i

.noexc177.i:                                      ; preds = %bb2.i.i.i.i.i.i.i
  %_7.i.i.i.i.i.i.i = load i64, ptr %_5.i.i.i.i.i.i.i, align 8, !range !39, !noalias !618, !noundef !4
  %134 = trunc nuw i64 %_7.i.i.i.i.i.i.i to i1
  br i1 %134, label %bb7.i.i.i.i.i.i.i, label %bb6.i.i.i.i.i.i.i

bb7.i.i.i.i.i.i.i:                                ; preds = %.noexc177.i
  %135 = getelementptr inbounds nuw i8, ptr %_5.i.i.i.i.i.i.i, i64 8
  %a.i.i.i.i.i.i.i = load i64, ptr %135, align 8, !noalias !618, !noundef !4
  %136 = getelementptr inbounds nuw i8, ptr %_5.i.i.i.i.i.i.i, i64 16
  %b.i.i.i.i.i.i.i = load i64, ptr %136, align 8, !noalias !618, !noundef !4
  %137 = getelementptr inbounds nuw i8, ptr %_2.i.i151.i, i64 104
  %i.i.i.i.i.i.i.i = load i64, ptr %137, align 8, !alias.scope !613, !noalias !614, !noundef !4
  %new_len.i.i.i.i.i.i176.i = sub nuw i64 %a.i.i.i.i.i.i.i, %i.i.i.i.i.i.i.i
  %data.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i.i.i.i.i.i.i, i64 %i.i.i.i.i.i.i.i
  store i64 %b.i.i.i.i.i.i.i, ptr %137, align 8, !alias.scope !613, !noalias !614
  br label %bb3.i.i.i.i152.i

bb6.i.i.i.i.i.i.i:                                ; preds = %.noexc177.i
  %138 = load i8, ptr %131, align 1, !range !14, !alias.scope !619, !noalias !614, !noundef !4
  %_2.i.i.i.i.i.i.i.i = trunc nuw i8 %138 to i1
  br i1 %_2.i.i.i.i.i.i.i.i, label %"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb1f715ab9672812dE.exit.thread14.i.i.i.i.i", label %bb1.i.i.i.i.i.i.i.i

bb1.i.i.i.i.i.i.i.i:                              ; preds = %bb6.i.i.i.i.i.i.i
  store i8 1, ptr %131, align 1, !alias.scope !619, !noalias !614
  %139 = getelementptr inbounds nuw i8, ptr %_2.i.i151.i, i64 120
  %140 = load i8, ptr %139, align 8, !range !14, !alias.scope !619, !noalias !614, !noundef !4
  %_3.i.i.i.i.i.i.i.i = trunc nuw i8 %140 to i1
  br i1 %_3.i.i.i.i.i.i.i.i, label %bb1.bb4_crit_edge.i.i.i.i.i.i.i.i, label %bb2.i.i.i.i.i.i.i.i

bb1.bb4_crit_edge.i.i.i.i.i.i.i.i:                ; preds = %bb1.i.i.i.i.i.i.i.i
  %.phi.trans.insert.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_2.i.i151.i, i64 104
  %i.pre.i.i.i.i.i.i.i.i = load i64, ptr %.phi.trans.insert.i.i.i.i.i.i.i.i, align 8, !alias.scope !619, !noalias !614
  %.phi.trans.insert3.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_2.i.i151.i, i64 112
  %i1.pre.i.i.i.i.i.i.i.i = load i64, ptr %.phi.trans.insert3.i.i.i.i.i.i.i.i, align 8, !alias.scope !619, !noalias !614
  br label %bb4.i.i.i.i.i.i.i.i

bb2.i.i.i.i.i.i.i.i:                              ; preds = %bb1.i.i.i.i.i.i.i.i
  %141 = getelementptr inbounds nuw i8, ptr %_2.i.i151.i, i64 112
  %_6.i.i.i.i.i.i.i.i = load i64, ptr %141, align 8, !alias.scope !619, !noalias !614, !noundef !4
  %142 = getelementptr inbounds nuw i8, ptr %_2.i.i151.i, i64 104
  %_7.i.i.i.i.i.i.i.i = load i64, ptr %142, align 8, !alias.scope !619, !noalias !614, !noundef !4
  %_4.not.i.i.i.i.i.i.i.i = icmp eq i64 %_6.i.i.i.i.i.i.i.i, %_7.i.i.i.i.i.i.i.i
  br i1 %_4.not.i.i.i.i.i.i.i.i, label %"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb1f715ab9672812dE.exit.thread14.i.i.i.i.i", label %bb4.i.i.i.i.i.i.i.i

bb4.i.i.i.i.i.i.i.i:                              ; preds = %bb2.i.i.i.i.i.i.i.i, %bb1.bb4_crit_edge.i.i.i.i.i.i.i.i
  %i1.i.i.i.i.i.i.i.i = phi i64 [ %i1.pre.i.i.i.i.i.i.i.i, %bb1.bb4_crit_edge.i.i.i.i.i.i.i.i ], [ %_6.i.i.i.i.i.i.i.i, %bb2.i.i.i.i.i.i.i.i ]
  %i.i.i.i.i.i.i.i.i = phi i64 [ %i.pre.i.i.i.i.i.i.i.i, %bb1.bb4_crit_edge.i.i.i.i.i.i.i.i ], [ %_7.i.i.i.i.i.i.i.i, %bb2.i.i.i.i.i.i.i.i ]
  %_0.0.i.i.i.i.i.i.i.i.i = load ptr, ptr %133, align 8, !alias.scope !622, !noalias !614, !nonnull !4, !align !19, !noundef !4
  %new_len.i.i.i.i.i.i.i.i = sub nuw i64 %i1.i.i.i.i.i.i.i.i, %i.i.i.i.i.i.i.i.i
  %data.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i.i.i.i.i.i.i.i, i64 %i.i.i.i.i.i.i.i.i
  br label %bb3.i.i.i.i152.i

"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb1f715ab9672812dE.exit.thread14.i.i.i.i.i": ; preds = %bb2.i.i.i.i.i.i.i.i, %bb6.i.i.i.i.i.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_5.i.i.i.i.i.i.i), !noalias !618
  br label %bb12.i.i.i.i175.i

bb3.i.i.i.i152.i:                                 ; preds = %bb4.i.i.i.i.i.i.i.i, %bb7.i.i.i.i.i.i.i
  %_0.sroa.4.0.i.i.i.i.i.i.i = phi i64 [ %new_len.i.i.i.i.i.i176.i, %bb7.i.i.i.i.i.i.i ], [ %new_len.i.i.i.i.i.i.i.i, %bb4.i.i.i.i.i.i.i.i ]
  %_0.sroa.0.0.i.i.i.i.i.i.i = phi ptr [ %data.i.i.i.i.i.i.i, %bb7.i.i.i.i.i.i.i ], [ %data.i.i.i.i.i.i.i.i, %bb4.i.i.i.i.i.i.i.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %_5.i.i.i.i.i.i.i), !noalias !618
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i.i.i.i.i148.i), !noalias !606
; invoke <alloc::raw_vec::RawVecInner>::try_allocate_in
  invoke void @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner15try_allocate_inCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_4.i.i.i.i.i148.i, i64 noundef 4, i1 noundef zeroext false, i64 noundef 8, i64 noundef 16)
          to label %.noexc178.i unwind label %cleanup24.i

.noexc178.i:                                      ; preds = %bb3.i.i.i.i152.i
  %_5.i.i.i.i.i153.i = load i64, ptr %_4.i.i.i.i.i148.i, align 8, !range !39, !noalias !606, !noundef !4
  %143 = trunc nuw i64 %_5.i.i.i.i.i153.i to i1
  %144 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i148.i, i64 8
  %err.0.i.i.i.i.i154.i = load i64, ptr %144, align 8, !range !386, !noalias !606, !noundef !4
  %145 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i148.i, i64 16
  br i1 %143, label %bb3.i.i.i.i.i173.i, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i.i155.i", !prof !217

bb3.i.i.i.i.i173.i:                               ; preds = %.noexc178.i
  %err.1.i.i.i.i.i174.i = load i64, ptr %145, align 8, !noalias !606
; invoke alloc::raw_vec::handle_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %err.0.i.i.i.i.i154.i, i64 %err.1.i.i.i.i.i174.i) #34
          to label %.noexc179.i unwind label %cleanup24.i

.noexc179.i:                                      ; preds = %bb3.i.i.i.i.i173.i
  unreachable

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i.i155.i": ; preds = %.noexc178.i
  %this.1.i.i.i.i.i156.i = load ptr, ptr %145, align 8, !noalias !606, !nonnull !4, !noundef !4
  %_7.i.i.i.i.i157.i = icmp ugt i64 %err.0.i.i.i.i.i154.i, 3
  call void @llvm.assume(i1 %_7.i.i.i.i.i157.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i.i.i.i.i148.i), !noalias !606
  store ptr %_0.sroa.0.0.i.i.i.i.i.i.i, ptr %this.1.i.i.i.i.i156.i, align 8, !noalias !606
  %146 = getelementptr inbounds nuw i8, ptr %this.1.i.i.i.i.i156.i, i64 8
  store i64 %_0.sroa.4.0.i.i.i.i.i.i.i, ptr %146, align 8, !noalias !606
  store i64 %err.0.i.i.i.i.i154.i, ptr %vector.i.i.i.i150.i, align 8, !noalias !606
  %vector1.sroa.4.0.vector.sroa_idx.i.i.i.i158.i = getelementptr inbounds nuw i8, ptr %vector.i.i.i.i150.i, i64 8
  store ptr %this.1.i.i.i.i.i156.i, ptr %vector1.sroa.4.0.vector.sroa_idx.i.i.i.i158.i, align 8, !noalias !606
  %vector1.sroa.6.0.vector.sroa_idx.i.i.i.i159.i = getelementptr inbounds nuw i8, ptr %vector.i.i.i.i150.i, i64 16
  store i64 1, ptr %vector1.sroa.6.0.vector.sroa_idx.i.i.i.i159.i, align 8, !noalias !606
  call void @llvm.lifetime.start.p0(ptr nonnull %_19.i.i.i.i149.i), !noalias !606
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %_19.i.i.i.i149.i, ptr noundef nonnull align 8 dereferenceable(128) %_2.i.i151.i, i64 128, i1 false), !noalias !614
  call void @llvm.experimental.noalias.scope.decl(metadata !625)
  call void @llvm.experimental.noalias.scope.decl(metadata !628)
  call void @llvm.experimental.noalias.scope.decl(metadata !630)
  call void @llvm.experimental.noalias.scope.decl(metadata !633)
  %147 = getelementptr inbounds nuw i8, ptr %_19.i.i.i.i149.i, i64 121
  %148 = load i8, ptr %147, align 1, !range !14, !alias.scope !635, !noalias !640, !noundef !4
  %_2.i.i13.i.i.i.i.i.i.i = trunc nuw i8 %148 to i1
  br i1 %_2.i.i13.i.i.i.i.i.i.i, label %bb5.i.i.i.i171.i, label %bb2.i.i.lr.ph.i.i.i.i.i.i.i

bb2.i.i.lr.ph.i.i.i.i.i.i.i:                      ; preds = %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i.i155.i"
  %149 = getelementptr inbounds nuw i8, ptr %_19.i.i.i.i149.i, i64 72
  %150 = getelementptr inbounds nuw i8, ptr %_19.i.i.i.i149.i, i64 120
  %151 = getelementptr inbounds nuw i8, ptr %_19.i.i.i.i149.i, i64 112
  %152 = getelementptr inbounds nuw i8, ptr %_19.i.i.i.i149.i, i64 104
  %153 = getelementptr inbounds nuw i8, ptr %_5.i.i.i.i.i.i.i.i.i, i64 8
  %154 = getelementptr inbounds nuw i8, ptr %_5.i.i.i.i.i.i.i.i.i, i64 16
  br label %bb2.i.i.i.i.i.i.i.i.i

bb2.i.i.i.i.i.i.i.i.i:                            ; preds = %bb8.i.i7.i.i.i.i.i, %bb2.i.i.lr.ph.i.i.i.i.i.i.i
  call void @llvm.experimental.noalias.scope.decl(metadata !641)
  call void @llvm.experimental.noalias.scope.decl(metadata !643)
  %_0.0.i.i.i.i.i.i.i.i.i.i = load ptr, ptr %149, align 8, !alias.scope !645, !noalias !640, !nonnull !4, !align !19, !noundef !4
  call void @llvm.lifetime.start.p0(ptr nonnull %_5.i.i.i.i.i.i.i.i.i), !noalias !648
; invoke <core::str::pattern::StrSearcher as core::str::pattern::Searcher>::next_match
  invoke fastcc void @_RNvXsv_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_8Searcher10next_match(ptr noalias noundef sret([24 x i8]) align 8 captures(address) dereferenceable(24) %_5.i.i.i.i.i.i.i.i.i, ptr noalias noundef nonnull align 8 dereferenceable(128) %_19.i.i.i.i149.i) #32
          to label %.noexc.i.i.i.i163.i unwind label %cleanup3.i.i.i.i160.i, !noalias !606

.noexc.i.i.i.i163.i:                              ; preds = %bb2.i.i.i.i.i.i.i.i.i
  %_7.i.i.i.i.i.i.i.i.i = load i64, ptr %_5.i.i.i.i.i.i.i.i.i, align 8, !range !39, !noalias !648, !noundef !4
  %155 = trunc nuw i64 %_7.i.i.i.i.i.i.i.i.i to i1
  br i1 %155, label %bb7.i.i.i.i.i.i.i.i.i, label %bb6.i.i.i.i.i.i.i.i.i

bb7.i.i.i.i.i.i.i.i.i:                            ; preds = %.noexc.i.i.i.i163.i
  %a.i.i.i.i.i.i.i.i.i = load i64, ptr %153, align 8, !noalias !648, !noundef !4
  %b.i.i.i.i.i.i.i.i.i = load i64, ptr %154, align 8, !noalias !648, !noundef !4
  %i.i.i.i.i.i.i.i.i.i = load i64, ptr %152, align 8, !alias.scope !649, !noalias !640, !noundef !4
  %new_len.i.i.i.i.i.i.i.i.i = sub nuw i64 %a.i.i.i.i.i.i.i.i.i, %i.i.i.i.i.i.i.i.i.i
  %data.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i.i.i.i.i.i.i.i.i, i64 %i.i.i.i.i.i.i.i.i.i
  store i64 %b.i.i.i.i.i.i.i.i.i, ptr %152, align 8, !alias.scope !649, !noalias !640
  br label %bb3.i.i.i.i.i.i164.i

bb6.i.i.i.i.i.i.i.i.i:                            ; preds = %.noexc.i.i.i.i163.i
  %156 = load i8, ptr %147, align 1, !range !14, !alias.scope !650, !noalias !640, !noundef !4
  %_2.i.i.i.i.i.i.i.i.i.i = trunc nuw i8 %156 to i1
  br i1 %_2.i.i.i.i.i.i.i.i.i.i, label %"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb1f715ab9672812dE.exit.thread9.i.i.i.i.i.i.i", label %bb1.i.i.i.i.i.i.i.i.i.i

bb1.i.i.i.i.i.i.i.i.i.i:                          ; preds = %bb6.i.i.i.i.i.i.i.i.i
  store i8 1, ptr %147, align 1, !alias.scope !650, !noalias !640
  %157 = load i8, ptr %150, align 8, !range !14, !alias.scope !650, !noalias !640, !noundef !4
  %_3.i.i.i.i.i.i.i.i.i.i = trunc nuw i8 %157 to i1
  br i1 %_3.i.i.i.i.i.i.i.i.i.i, label %bb1.bb4_crit_edge.i.i.i.i.i.i.i.i.i.i, label %bb2.i.i.i.i.i.i.i.i.i.i

bb1.bb4_crit_edge.i.i.i.i.i.i.i.i.i.i:            ; preds = %bb1.i.i.i.i.i.i.i.i.i.i
  %i.pre.i.i.i.i.i.i.i.i.i.i = load i64, ptr %152, align 8, !alias.scope !650, !noalias !640
  %i1.pre.i.i.i.i.i.i.i.i.i.i = load i64, ptr %151, align 8, !alias.scope !650, !noalias !640
  br label %bb4.i.i.i.i.i.i.i.i.i.i

bb2.i.i.i.i.i.i.i.i.i.i:                          ; preds = %bb1.i.i.i.i.i.i.i.i.i.i
  %_6.i.i.i.i.i.i.i.i.i.i = load i64, ptr %151, align 8, !alias.scope !650, !noalias !640, !noundef !4
  %_7.i.i.i.i.i.i.i.i.i.i = load i64, ptr %152, align 8, !alias.scope !650, !noalias !640, !noundef !4
  %_4.not.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %_6.i.i.i.i.i.i.i.i.i.i, %_7.i.i.i.i.i.i.i.i.i.i
  br i1 %_4.not.i.i.i.i.i.i.i.i.i.i, label %"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb1f715ab9672812dE.exit.thread9.i.i.i.i.i.i.i", label %bb4.i.i.i.i.i.i.i.i.i.i

bb4.i.i.i.i.i.i.i.i.i.i:                          ; preds = %bb2.i.i.i.i.i.i.i.i.i.i, %bb1.bb4_crit_edge.i.i.i.i.i.i.i.i.i.i
  %i1.i.i.i.i.i.i.i.i.i.i = phi i64 [ %i1.pre.i.i.i.i.i.i.i.i.i.i, %bb1.bb4_crit_edge.i.i.i.i.i.i.i.i.i.i ], [ %_6.i.i.i.i.i.i.i.i.i.i, %bb2.i.i.i.i.i.i.i.i.i.i ]
  %i.i.i.i.i.i.i.i.i.i.i = phi i64 [ %i.pre.i.i.i.i.i.i.i.i.i.i, %bb1.bb4_crit_edge.i.i.i.i.i.i.i.i.i.i ], [ %_7.i.i.i.i.i.i.i.i.i.i, %bb2.i.i.i.i.i.i.i.i.i.i ]
  %_0.0.i.i.i.i.i.i.i.i.i.i.i = load ptr, ptr %149, align 8, !alias.scope !653, !noalias !640, !nonnull !4, !align !19, !noundef !4
  %new_len.i.i.i.i.i.i.i.i.i.i = sub nuw i64 %i1.i.i.i.i.i.i.i.i.i.i, %i.i.i.i.i.i.i.i.i.i.i
  %data.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i.i.i.i.i.i.i.i.i.i, i64 %i.i.i.i.i.i.i.i.i.i.i
  br label %bb3.i.i.i.i.i.i164.i

"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb1f715ab9672812dE.exit.thread9.i.i.i.i.i.i.i": ; preds = %bb2.i.i.i.i.i.i.i.i.i.i, %bb6.i.i.i.i.i.i.i.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_5.i.i.i.i.i.i.i.i.i), !noalias !648
  br label %bb5.i.i.i.i171.i

bb3.i.i.i.i.i.i164.i:                             ; preds = %bb4.i.i.i.i.i.i.i.i.i.i, %bb7.i.i.i.i.i.i.i.i.i
  %_0.sroa.4.0.i.i.i.i.i.i.i.i.i = phi i64 [ %new_len.i.i.i.i.i.i.i.i.i, %bb7.i.i.i.i.i.i.i.i.i ], [ %new_len.i.i.i.i.i.i.i.i.i.i, %bb4.i.i.i.i.i.i.i.i.i.i ]
  %_0.sroa.0.0.i.i.i.i.i.i.i.i.i = phi ptr [ %data.i.i.i.i.i.i.i.i.i, %bb7.i.i.i.i.i.i.i.i.i ], [ %data.i.i.i.i.i.i.i.i.i.i, %bb4.i.i.i.i.i.i.i.i.i.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %_5.i.i.i.i.i.i.i.i.i), !noalias !648
  %len.i.i.i.i.i.i165.i = load i64, ptr %vector1.sroa.6.0.vector.sroa_idx.i.i.i.i159.i, align 8, !alias.scope !656, !noalias !657, !noundef !4
  %_19.i.i.i.i.i.i166.i = icmp ult i64 %len.i.i.i.i.i.i165.i, 576460752303423488
  call void @llvm.assume(i1 %_19.i.i.i.i.i.i166.i)
  %self1.i.i.i.i.i.i167.i = load i64, ptr %vector.i.i.i.i150.i, align 8, !range !179, !alias.scope !656, !noalias !657, !noundef !4
  %_8.i.i.i.i.i.i168.i = icmp eq i64 %len.i.i.i.i.i.i165.i, %self1.i.i.i.i.i.i167.i
  br i1 %_8.i.i.i.i.i.i168.i, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h9d457d2bebb1b1d1E.exit.i.i.i.i.i.i172.i", label %bb8.i.i7.i.i.i.i.i

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h9d457d2bebb1b1d1E.exit.i.i.i.i.i.i172.i": ; preds = %bb3.i.i.i.i.i.i164.i
; invoke <alloc::raw_vec::RawVecInner<_>>::reserve::do_reserve_and_handle::<alloc::alloc::Global>
  invoke void @_RINvNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecINtB8_11RawVecInnerpE7reserve21do_reserve_and_handleNtNtBa_5alloc6GlobalECs4X4t9plMPHF_9addr2line(ptr noalias noundef nonnull align 8 dereferenceable(24) %vector.i.i.i.i150.i, i64 noundef %len.i.i.i.i.i.i165.i, i64 noundef range(i64 1, 0) 1, i64 noundef 8, i64 noundef 16)
          to label %bb8.i.i7.i.i.i.i.i unwind label %cleanup3.i.i.i.i160.i, !noalias !606

bb8.i.i7.i.i.i.i.i:                               ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h9d457d2bebb1b1d1E.exit.i.i.i.i.i.i172.i", %bb3.i.i.i.i.i.i164.i
  %_23.i.i.i.i.i.i169.i = load ptr, ptr %vector1.sroa.4.0.vector.sroa_idx.i.i.i.i158.i, align 8, !alias.scope !656, !noalias !657, !nonnull !4, !noundef !4
  %dst.i.i.i.i.i.i170.i = getelementptr inbounds nuw { ptr, i64 }, ptr %_23.i.i.i.i.i.i169.i, i64 %len.i.i.i.i.i.i165.i
  store ptr %_0.sroa.0.0.i.i.i.i.i.i.i.i.i, ptr %dst.i.i.i.i.i.i170.i, align 8, !noalias !657
  %158 = getelementptr inbounds nuw i8, ptr %dst.i.i.i.i.i.i170.i, i64 8
  store i64 %_0.sroa.4.0.i.i.i.i.i.i.i.i.i, ptr %158, align 8, !noalias !657
  %new_len.i.i8.i.i.i.i.i = add nuw nsw i64 %len.i.i.i.i.i.i165.i, 1
  store i64 %new_len.i.i8.i.i.i.i.i, ptr %vector1.sroa.6.0.vector.sroa_idx.i.i.i.i159.i, align 8, !alias.scope !656, !noalias !657
  %159 = load i8, ptr %147, align 1, !range !14, !alias.scope !658, !noalias !640, !noundef !4
  %_2.i.i.i.i.i.i.i.i.i = trunc nuw i8 %159 to i1
  br i1 %_2.i.i.i.i.i.i.i.i.i, label %bb5.i.i.i.i171.i, label %bb2.i.i.i.i.i.i.i.i.i

bb12.i.i.i.i175.i:                                ; preds = %"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb1f715ab9672812dE.exit.thread14.i.i.i.i.i", %bb85.i
  store i64 0, ptr %_144.i, align 8, !alias.scope !661, !noalias !662
  %160 = getelementptr inbounds nuw i8, ptr %_144.i, i64 8
  store ptr inttoptr (i64 8 to ptr), ptr %160, align 8, !alias.scope !661, !noalias !662
  %161 = getelementptr inbounds nuw i8, ptr %_144.i, i64 16
  store i64 0, ptr %161, align 8, !alias.scope !661, !noalias !662
  br label %bb89.i

cleanup3.i.i.i.i160.i:                            ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h9d457d2bebb1b1d1E.exit.i.i.i.i.i.i172.i", %bb2.i.i.i.i.i.i.i.i.i
  %162 = landingpad { ptr, i32 }
          cleanup
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %vector.i.i.i.i150.i, i64 noundef 8, i64 noundef 16)
          to label %bb165.i unwind label %terminate.i.i.i.i161.i, !noalias !606

bb5.i.i.i.i171.i:                                 ; preds = %bb8.i.i7.i.i.i.i.i, %"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb1f715ab9672812dE.exit.thread9.i.i.i.i.i.i.i", %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i.i155.i"
  call void @llvm.lifetime.end.p0(ptr nonnull %_19.i.i.i.i149.i), !noalias !606
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %_144.i, ptr noundef nonnull align 8 dereferenceable(24) %vector.i.i.i.i150.i, i64 24, i1 false), !noalias !662
  br label %bb89.i

terminate.i.i.i.i161.i:                           ; preds = %cleanup3.i.i.i.i160.i
  %163 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33, !noalias !606
  unreachable

cleanup25.i:                                      ; preds = %bb89.i
  %164 = landingpad { ptr, i32 }
          cleanup
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %_144.i, i64 noundef 8, i64 noundef 16)
          to label %bb165.i unwind label %terminate.i24

bb89.i:                                           ; preds = %bb5.i.i.i.i171.i, %bb12.i.i.i.i175.i
  call void @llvm.lifetime.end.p0(ptr nonnull %vector.i.i.i.i150.i), !noalias !606
  call void @llvm.lifetime.end.p0(ptr nonnull %_2.i.i151.i), !noalias !588
  call void @llvm.lifetime.end.p0(ptr nonnull %_145.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %args11.i)
  store ptr %_139.i, ptr %args11.i, align 8
  %_147.sroa.4.0.args11.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args11.i, i64 8
  store ptr @"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hb8d8100cdaa5f33dE", ptr %_147.sroa.4.0.args11.sroa_idx.i, align 8
  %165 = getelementptr inbounds nuw i8, ptr %args11.i, i64 16
  store ptr %_144.i, ptr %165, align 8
  %_148.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args11.i, i64 24
  store ptr @"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hb8d8100cdaa5f33dE", ptr %_148.sroa.4.0..sroa_idx.i, align 8
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_b1b3cecaa6a7183967abcfd14f99ae78, ptr noundef nonnull %args11.i)
          to label %bb90.i unwind label %cleanup25.i

bb90.i:                                           ; preds = %bb89.i
  call void @llvm.lifetime.end.p0(ptr nonnull %args11.i)
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %_144.i, i64 noundef 8, i64 noundef 16)
          to label %bb91.i unwind label %cleanup24.i

bb91.i:                                           ; preds = %bb90.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_144.i)
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %_139.i, i64 noundef 8, i64 noundef 16)
          to label %bb92.i unwind label %cleanup21.loopexit.split-lp.i

bb92.i:                                           ; preds = %bb91.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_139.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %_153.i)
  br label %bb14.i.i.i.i

bb30.i.i.i.i:                                     ; preds = %bb18.i.i.i.i
  %166 = zext i32 %170 to i64
  %167 = shl nuw i64 %166, 32
  br label %bb94.i

bb14.i.i.i.i:                                     ; preds = %bb18.i.i.i.i, %bb92.i
  %src.sroa.0.4103.i.i.i.i.idx = phi i64 [ %src.sroa.0.4103.i.i.i.i.add, %bb18.i.i.i.i ], [ 0, %bb92.i ]
  %result.sroa.0.4101.i.i.i.i = phi i32 [ %170, %bb18.i.i.i.i ], [ 0, %bb92.i ]
  %src.sroa.0.4103.i.i.i.i.ptr = getelementptr inbounds nuw i8, ptr @alloc_3b059e5eb8e06e7498f909e7a08cef57, i64 %src.sroa.0.4103.i.i.i.i.idx
  %_21.i.i.i.i = load i8, ptr %src.sroa.0.4103.i.i.i.i.ptr, align 1, !alias.scope !663, !noundef !4
  %_20.i.i.i.i = zext i8 %_21.i.i.i.i to i32
  %168 = add nsw i32 %_20.i.i.i.i, -48
  %_14.i91.i.i.i.i = icmp ult i32 %168, 10
  br i1 %_14.i91.i.i.i.i, label %bb18.i.i.i.i, label %bb94.i

bb18.i.i.i.i:                                     ; preds = %bb14.i.i.i.i
  %169 = mul i32 %result.sroa.0.4101.i.i.i.i, 10
  %src.sroa.0.4103.i.i.i.i.add = add nuw nsw i64 %src.sroa.0.4103.i.i.i.i.idx, 1
  %170 = add i32 %168, %169
  %exitcond = icmp eq i64 %src.sroa.0.4103.i.i.i.i.idx, 1
  br i1 %exitcond, label %bb30.i.i.i.i, label %bb14.i.i.i.i

bb94.i:                                           ; preds = %bb14.i.i.i.i, %bb30.i.i.i.i
  %_0.sroa.12.0.insert.insert.i.i.i.i = phi i64 [ %167, %bb30.i.i.i.i ], [ 257, %bb14.i.i.i.i ]
  store i64 %_0.sroa.12.0.insert.insert.i.i.i.i, ptr %_153.i, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_155.i)
  store i64 257, ptr %_155.i, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_157.i)
  br label %bb23.i.i.i.i

bb23.i.i.i.i:                                     ; preds = %bb40.i.i.i.i, %bb94.i
  %result.sroa.0.0.i.i.i.i = phi i8 [ 0, %bb94.i ], [ %_63.0.i.i.i.i, %bb40.i.i.i.i ]
  %src.sroa.0.1.i.i.i.i = phi ptr [ @alloc_b5cf66decfc284fbd911f1a33c9cfc2b, %bb94.i ], [ %rest.01.i.i.i.i, %bb40.i.i.i.i ]
  %rest.01.i.i.i.i = getelementptr inbounds nuw i8, ptr %src.sroa.0.1.i.i.i.i, i64 1
  %171 = call { i8, i1 } @llvm.umul.with.overflow.i8(i8 %result.sroa.0.0.i.i.i.i, i8 10)
  %_60.0.i.i.i.i = extractvalue { i8, i1 } %171, 0
  %_60.1.i.i.i.i = extractvalue { i8, i1 } %171, 1
  br i1 %_60.1.i.i.i.i, label %bb99.i, label %bb33.i.i.i.i, !prof !217

bb33.i.i.i.i:                                     ; preds = %bb23.i.i.i.i
  %172 = load i8, ptr %src.sroa.0.1.i.i.i.i, align 1, !noundef !4
  %173 = zext i8 %172 to i32
  %174 = add nsw i32 %173, -48
  %_14.i.i.i.i.i = icmp ult i32 %174, 10
  br i1 %_14.i.i.i.i.i, label %bb40.i.i.i.i, label %bb99.i

bb40.i.i.i.i:                                     ; preds = %bb33.i.i.i.i
  %175 = trunc nuw nsw i32 %174 to i8
  %_63.0.i.i.i.i = add i8 %_60.0.i.i.i.i, %175
  %_63.1.i.i.i.i = icmp ult i8 %_63.0.i.i.i.i, %_60.0.i.i.i.i
  br i1 %_63.1.i.i.i.i, label %bb99.i, label %bb23.i.i.i.i, !prof !217

bb99.i:                                           ; preds = %bb40.i.i.i.i, %bb33.i.i.i.i, %bb23.i.i.i.i
  %_0.sroa.8.0.i.i.i.i = phi i8 [ 1, %bb33.i.i.i.i ], [ 2, %bb40.i.i.i.i ], [ 2, %bb23.i.i.i.i ]
  store i8 1, ptr %_157.i, align 1
  %176 = getelementptr inbounds nuw i8, ptr %_157.i, i64 1
  store i8 %_0.sroa.8.0.i.i.i.i, ptr %176, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %args12.i)
  store ptr %_153.i, ptr %args12.i, align 8
  %_159.sroa.4.0.args12.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args12.i, i64 8
  store ptr @"_ZN70_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h6fa13376ae527b4eE", ptr %_159.sroa.4.0.args12.sroa_idx.i, align 8
  %177 = getelementptr inbounds nuw i8, ptr %args12.i, i64 16
  store ptr %_155.i, ptr %177, align 8
  %_160.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args12.i, i64 24
  store ptr @"_ZN70_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h6fa13376ae527b4eE", ptr %_160.sroa.4.0..sroa_idx.i, align 8
  %178 = getelementptr inbounds nuw i8, ptr %args12.i, i64 32
  store ptr %_157.i, ptr %178, align 8
  %_161.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args12.i, i64 40
  store ptr @"_ZN70_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hbc63d2fa80b42490E", ptr %_161.sroa.4.0..sroa_idx.i, align 8
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_704e87b7a5fdee7fd1dff6d5c83f0b3e, ptr noundef nonnull %args12.i)
          to label %bb100.i unwind label %cleanup21.loopexit.split-lp.i

bb100.i:                                          ; preds = %bb99.i
  call void @llvm.lifetime.end.p0(ptr nonnull %args12.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_157.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_155.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_153.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %_166.i)
; invoke <f64 as core::str::traits::FromStr>::from_str
  invoke void @_RNvXs2_NtNtCsgEmfK2I1SDS_4core3num7dec2fltdNtNtNtB9_3str6traits7FromStr8from_str(ptr noalias noundef nonnull sret([16 x i8]) align 8 captures(address) dereferenceable(16) %_166.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_0d1918786fa78d9d4e3016c27bbb890c, i64 noundef 3) #36
          to label %bb101.i unwind label %cleanup21.loopexit.split-lp.i

bb101.i:                                          ; preds = %bb100.i
  call void @llvm.lifetime.start.p0(ptr nonnull %_168.i)
; invoke <f32 as core::str::traits::FromStr>::from_str
  %179 = invoke i64 @_RNvXs1_NtNtCsgEmfK2I1SDS_4core3num7dec2fltfNtNtNtB9_3str6traits7FromStr8from_str(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_7227e28c7bdcea44da36c219ea709f9c, i64 noundef 4) #36
          to label %bb109.i unwind label %cleanup21.loopexit.split-lp.i

bb109.i:                                          ; preds = %bb101.i
  %180 = and i64 %179, 255
  %_2.i208.i = icmp ne i64 %180, 0
  %181 = zext i1 %_2.i208.i to i8
  store i8 %181, ptr %_168.i, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %_172.i)
  store i8 0, ptr %_172.i, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %args13.i)
  store ptr %_166.i, ptr %args13.i, align 8
  %_175.sroa.4.0.args13.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args13.i, i64 8
  store ptr @"_ZN70_$LT$core..result..Result$LT$T$C$E$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h4e4547047950e6bfE", ptr %_175.sroa.4.0.args13.sroa_idx.i, align 8
  %182 = getelementptr inbounds nuw i8, ptr %args13.i, i64 16
  store ptr %_168.i, ptr %182, align 8
  %_176.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args13.i, i64 24
  store ptr @_RNvXsf_NtCsgEmfK2I1SDS_4core3fmtbNtB5_5Debug3fmt, ptr %_176.sroa.4.0..sroa_idx.i, align 8
  %183 = getelementptr inbounds nuw i8, ptr %args13.i, i64 32
  store ptr %_172.i, ptr %183, align 8
  %_177.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args13.i, i64 40
  store ptr @_RNvXs3_NtNtCsgEmfK2I1SDS_4core3num5errorNtB5_13ParseIntErrorNtNtB9_3fmt7Display3fmt, ptr %_177.sroa.4.0..sroa_idx.i, align 8
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_704e87b7a5fdee7fd1dff6d5c83f0b3e, ptr noundef nonnull %args13.i)
          to label %bb111.i unwind label %cleanup21.loopexit.split-lp.i

bb111.i:                                          ; preds = %bb109.i
  call void @llvm.lifetime.end.p0(ptr nonnull %args13.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_172.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_168.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_166.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %_182.i)
  br label %bb1.i.i.i

bb1.i.i.i:                                        ; preds = %"_ZN4core4iter6traits8iterator8Iterator5count28_$u7b$$u7b$closure$u7d$$u7d$17h6008b7801bad986fE.exit.i.i.i", %bb111.i
  %.lcssa822.i.i.i = phi i64 [ 0, %bb111.i ], [ %.lcssa819.i.i.i, %"_ZN4core4iter6traits8iterator8Iterator5count28_$u7b$$u7b$closure$u7d$$u7d$17h6008b7801bad986fE.exit.i.i.i" ]
  %subtracted.i.i.i.i.i.i.i.i.i.lcssa917.i.i.i = phi ptr [ @alloc_677c36024834b76a9665d885e4f7b15c, %bb111.i ], [ %subtracted.i.i.i.i.i.i.i.i.i.lcssa914.i.i.i, %"_ZN4core4iter6traits8iterator8Iterator5count28_$u7b$$u7b$closure$u7d$$u7d$17h6008b7801bad986fE.exit.i.i.i" ]
  %.lcssa713.i.i.i = phi i64 [ 0, %bb111.i ], [ %.lcssa711.i.i.i, %"_ZN4core4iter6traits8iterator8Iterator5count28_$u7b$$u7b$closure$u7d$$u7d$17h6008b7801bad986fE.exit.i.i.i" ]
  %184 = phi i1 [ false, %bb111.i ], [ %204, %"_ZN4core4iter6traits8iterator8Iterator5count28_$u7b$$u7b$closure$u7d$$u7d$17h6008b7801bad986fE.exit.i.i.i" ]
  %accum.sroa.0.0.i.i.i = phi i64 [ 0, %bb111.i ], [ %_4.0.i.i.i.i, %"_ZN4core4iter6traits8iterator8Iterator5count28_$u7b$$u7b$closure$u7d$$u7d$17h6008b7801bad986fE.exit.i.i.i" ]
  br label %bb1.i.i.i.i.i.i

bb1.i.i.i.i.i.i:                                  ; preds = %bb3.i.i.i.i.i217.i, %bb1.i.i.i
  %.lcssa821.i.i.i = phi i64 [ %.lcssa819.i.i.i, %bb3.i.i.i.i.i217.i ], [ %.lcssa822.i.i.i, %bb1.i.i.i ]
  %subtracted.i.i.i.i.i.i.i.i.i.lcssa916.i.i.i = phi ptr [ %subtracted.i.i.i.i.i.i.i.i.i.lcssa914.i.i.i, %bb3.i.i.i.i.i217.i ], [ %subtracted.i.i.i.i.i.i.i.i.i.lcssa917.i.i.i, %bb1.i.i.i ]
  %.lcssa712.i.i.i = phi i64 [ %.lcssa711.i.i.i, %bb3.i.i.i.i.i217.i ], [ %.lcssa713.i.i.i, %bb1.i.i.i ]
  %185 = phi i1 [ %204, %bb3.i.i.i.i.i217.i ], [ %184, %bb1.i.i.i ]
  %.lcssa919.i.i.i.i.i.i = phi i64 [ %.lcssa917.i.i.i.i.i.i, %bb3.i.i.i.i.i217.i ], [ %.lcssa822.i.i.i, %bb1.i.i.i ]
  %subtracted.i.i.i.i.i.i.lcssa1015.i.i.i.i.i.i = phi ptr [ %subtracted.i.i.i.i.i.i.lcssa1013.i.i.i.i.i.i, %bb3.i.i.i.i.i217.i ], [ %subtracted.i.i.i.i.i.i.i.i.i.lcssa917.i.i.i, %bb1.i.i.i ]
  %i.pre.i.i.i12.i.i.i.i.i.i = phi i64 [ %i.pre.i.i.i11.i.i.i.i.i.i, %bb3.i.i.i.i.i217.i ], [ %.lcssa713.i.i.i, %bb1.i.i.i ]
  %186 = phi i1 [ %205, %bb3.i.i.i.i.i217.i ], [ %184, %bb1.i.i.i ]
  br i1 %186, label %bb112.i, label %bb2.i.i.i.i.i.i.i216.i

bb2.i.i.i.i.i.i.i216.i:                           ; preds = %bb1.i.i.i.i.i.i
  %_6.i.i.i.i13.i.i.i.i.i.i.i.i.i.i = icmp eq ptr %subtracted.i.i.i.i.i.i.lcssa1015.i.i.i.i.i.i, getelementptr inbounds nuw (i8, ptr @alloc_677c36024834b76a9665d885e4f7b15c, i64 7)
  br i1 %_6.i.i.i.i13.i.i.i.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i217.i, label %bb14.i.i.i.i.i.i.i.i.i.i.i.i.i

bb14.i.i.i.i.i.i.i.i.i.i.i.i.i:                   ; preds = %bb2.i.i.i.i.i.i.i216.i, %bb5.i.i.i.i.i.i.i.i.i.i
  %187 = phi i64 [ %194, %bb5.i.i.i.i.i.i.i.i.i.i ], [ %.lcssa919.i.i.i.i.i.i, %bb2.i.i.i.i.i.i.i216.i ]
  %_16.i26.i.i.i1214.i.i.i.i.i.i.i.i.i.i = phi ptr [ %subtracted.i.i.i.i.i.i.i.i.i.i.i.i, %bb5.i.i.i.i.i.i.i.i.i.i ], [ %subtracted.i.i.i.i.i.i.lcssa1015.i.i.i.i.i.i, %bb2.i.i.i.i.i.i.i216.i ]
  %188 = ptrtoint ptr %_16.i26.i.i.i1214.i.i.i.i.i.i.i.i.i.i to i64
  %_16.i.i.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_16.i26.i.i.i1214.i.i.i.i.i.i.i.i.i.i, i64 1
  %x.i.i.i.i.i.i.i.i.i.i.i.i.i = load i8, ptr %_16.i26.i.i.i1214.i.i.i.i.i.i.i.i.i.i, align 1, !noalias !670, !noundef !4
  %_7.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp sgt i8 %x.i.i.i.i.i.i.i.i.i.i.i.i.i, -1
  br i1 %_7.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb4.i.i.i.i.i.i.i.i.i.i.i.i.i

bb4.i.i.i.i.i.i.i.i.i.i.i.i.i:                    ; preds = %bb14.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_33.i.i.i.i.i.i.i.i.i.i.i.i.i = and i8 %x.i.i.i.i.i.i.i.i.i.i.i.i.i, 31
  %init.i.i.i.i.i.i.i.i.i.i.i.i.i = zext nneg i8 %_33.i.i.i.i.i.i.i.i.i.i.i.i.i to i32
  %_6.i10.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ne ptr %_16.i.i.i.i.i.i.i.i.i.i.i.i.i.i, getelementptr inbounds nuw (i8, ptr @alloc_677c36024834b76a9665d885e4f7b15c, i64 7)
  call void @llvm.assume(i1 %_6.i10.i.i.i.i.i.i.i.i.i.i.i.i.i)
  %_16.i12.i.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_16.i26.i.i.i1214.i.i.i.i.i.i.i.i.i.i, i64 2
  %y.i.i.i.i.i.i.i.i.i.i.i.i.i = load i8, ptr %_16.i.i.i.i.i.i.i.i.i.i.i.i.i.i, align 1, !noalias !670, !noundef !4
  %_36.i.i.i.i.i.i.i.i.i.i.i.i.i = shl nuw nsw i32 %init.i.i.i.i.i.i.i.i.i.i.i.i.i, 6
  %_38.i.i.i.i.i.i.i.i.i.i.i.i.i = and i8 %y.i.i.i.i.i.i.i.i.i.i.i.i.i, 63
  %_37.i.i.i.i.i.i.i.i.i.i.i.i.i = zext nneg i8 %_38.i.i.i.i.i.i.i.i.i.i.i.i.i to i32
  %189 = or disjoint i32 %_36.i.i.i.i.i.i.i.i.i.i.i.i.i, %_37.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_14.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp samesign ugt i8 %x.i.i.i.i.i.i.i.i.i.i.i.i.i, -33
  br i1 %_14.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb6.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i.i.i.i.i.i

bb3.i.i.i.i.i.i.i.i.i.i.i.i.i:                    ; preds = %bb14.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_8.i.i.i.i.i.i.i.i.i.i.i.i.i = zext nneg i8 %x.i.i.i.i.i.i.i.i.i.i.i.i.i to i32
  br label %bb3.i.i.i.i.i.i.i.i.i.i.i

bb6.i.i.i.i.i.i.i.i.i.i.i.i.i:                    ; preds = %bb4.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_6.i17.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ne ptr %_16.i12.i.i.i.i.i.i.i.i.i.i.i.i.i, getelementptr inbounds nuw (i8, ptr @alloc_677c36024834b76a9665d885e4f7b15c, i64 7)
  call void @llvm.assume(i1 %_6.i17.i.i.i.i.i.i.i.i.i.i.i.i.i)
  %_16.i19.i.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_16.i26.i.i.i1214.i.i.i.i.i.i.i.i.i.i, i64 3
  %z.i.i.i.i.i.i.i.i.i.i.i.i.i = load i8, ptr %_16.i12.i.i.i.i.i.i.i.i.i.i.i.i.i, align 1, !noalias !670, !noundef !4
  %_41.i.i.i.i.i.i.i.i.i.i.i.i.i = shl nuw nsw i32 %_37.i.i.i.i.i.i.i.i.i.i.i.i.i, 6
  %_43.i.i.i.i.i.i.i.i.i.i.i.i.i = and i8 %z.i.i.i.i.i.i.i.i.i.i.i.i.i, 63
  %_42.i.i.i.i.i.i.i.i.i.i.i.i.i = zext nneg i8 %_43.i.i.i.i.i.i.i.i.i.i.i.i.i to i32
  %y_z.i.i.i.i.i.i.i.i.i.i.i.i.i = or disjoint i32 %_41.i.i.i.i.i.i.i.i.i.i.i.i.i, %_42.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_21.i.i.i.i.i.i.i.i.i.i.i.i.i = shl nuw nsw i32 %init.i.i.i.i.i.i.i.i.i.i.i.i.i, 12
  %190 = or disjoint i32 %y_z.i.i.i.i.i.i.i.i.i.i.i.i.i, %_21.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_22.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp samesign ugt i8 %x.i.i.i.i.i.i.i.i.i.i.i.i.i, -17
  br i1 %_22.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i.i.i.i.i.i

bb8.i.i.i.i.i.i.i.i.i.i.i.i.i:                    ; preds = %bb6.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_6.i24.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ne ptr %_16.i19.i.i.i.i.i.i.i.i.i.i.i.i.i, getelementptr inbounds nuw (i8, ptr @alloc_677c36024834b76a9665d885e4f7b15c, i64 7)
  call void @llvm.assume(i1 %_6.i24.i.i.i.i.i.i.i.i.i.i.i.i.i)
  %_16.i26.i.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_16.i26.i.i.i1214.i.i.i.i.i.i.i.i.i.i, i64 4
  %w.i.i.i.i.i.i.i.i.i.i.i.i.i = load i8, ptr %_16.i19.i.i.i.i.i.i.i.i.i.i.i.i.i, align 1, !noalias !670, !noundef !4
  %_27.i.i.i.i.i.i.i.i.i.i.i.i.i = shl nuw nsw i32 %init.i.i.i.i.i.i.i.i.i.i.i.i.i, 18
  %_26.i.i.i.i.i.i.i.i.i.i.i.i.i = and i32 %_27.i.i.i.i.i.i.i.i.i.i.i.i.i, 1835008
  %_46.i.i.i.i.i.i.i.i.i.i.i.i.i = shl nuw nsw i32 %y_z.i.i.i.i.i.i.i.i.i.i.i.i.i, 6
  %_48.i.i.i.i.i.i.i.i.i.i.i.i.i = and i8 %w.i.i.i.i.i.i.i.i.i.i.i.i.i, 63
  %_47.i.i.i.i.i.i.i.i.i.i.i.i.i = zext nneg i8 %_48.i.i.i.i.i.i.i.i.i.i.i.i.i to i32
  %_28.i.i.i.i.i.i.i.i.i.i.i.i.i = or disjoint i32 %_46.i.i.i.i.i.i.i.i.i.i.i.i.i, %_47.i.i.i.i.i.i.i.i.i.i.i.i.i
  %191 = or disjoint i32 %_28.i.i.i.i.i.i.i.i.i.i.i.i.i, %_26.i.i.i.i.i.i.i.i.i.i.i.i.i
  br label %bb3.i.i.i.i.i.i.i.i.i.i.i

bb3.i.i.i.i.i.i.i.i.i.i.i:                        ; preds = %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb6.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb4.i.i.i.i.i.i.i.i.i.i.i.i.i
  %subtracted.i.i.i.i.i.i.i.i.i.i.i.i = phi ptr [ %_16.i19.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb6.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %_16.i26.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %_16.i12.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb4.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %_16.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %_0.sroa.4.0.i.ph.i.i.i.i.i.i.i.i.i.i.i.i = phi i32 [ %190, %bb6.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %191, %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %189, %bb4.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %_8.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %192 = icmp samesign ult i32 %_0.sroa.4.0.i.ph.i.i.i.i.i.i.i.i.i.i.i.i, 1114112
  call void @llvm.assume(i1 %192)
  %193 = ptrtoint ptr %subtracted.i.i.i.i.i.i.i.i.i.i.i.i to i64
  %_10.i.i.i.i.i.i.i.i.i.i.i.i = sub i64 %193, %188
  %194 = add i64 %_10.i.i.i.i.i.i.i.i.i.i.i.i, %187
  switch i32 %_0.sroa.4.0.i.ph.i.i.i.i.i.i.i.i.i.i.i.i, label %bb1.i.i.i.i.i.i.i.i.i.i.i.i.i.i [
    i32 32, label %bb3.i.i.i.i.i217.i
    i32 13, label %bb3.i.i.i.i.i217.i
    i32 12, label %bb3.i.i.i.i.i217.i
    i32 11, label %bb3.i.i.i.i.i217.i
    i32 10, label %bb3.i.i.i.i.i217.i
    i32 9, label %bb3.i.i.i.i.i217.i
  ]

bb1.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                  ; preds = %bb3.i.i.i.i.i.i.i.i.i.i.i
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp samesign ugt i32 %_0.sroa.4.0.i.ph.i.i.i.i.i.i.i.i.i.i.i.i, 127
  br i1 %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb5.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb5.i.i.i.i.i.i.i.i.i.i

bb5.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                  ; preds = %bb1.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = lshr i32 %_0.sroa.4.0.i.ph.i.i.i.i.i.i.i.i.i.i.i.i, 8
  switch i32 %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb5.i.i.i.i.i.i.i.i.i.i [
    i32 0, label %bb6.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
    i32 22, label %bb4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
    i32 32, label %bb7.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
    i32 48, label %bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  ]

bb4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                ; preds = %bb5.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %195 = icmp eq i32 %_0.sroa.4.0.i.ph.i.i.i.i.i.i.i.i.i.i.i.i, 5760
  %196 = zext i1 %195 to i8
  br label %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17h8d9bbe8e7847dffdE.exit.i.i.i.i.i.i.i.i.i.i.i"

bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                ; preds = %bb5.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %197 = icmp eq i32 %_0.sroa.4.0.i.ph.i.i.i.i.i.i.i.i.i.i.i.i, 12288
  %198 = zext i1 %197 to i8
  br label %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17h8d9bbe8e7847dffdE.exit.i.i.i.i.i.i.i.i.i.i.i"

bb6.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                ; preds = %bb5.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %199 = and i32 %_0.sroa.4.0.i.ph.i.i.i.i.i.i.i.i.i.i.i.i, 255
  %_8.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = zext nneg i32 %199 to i64
  %200 = getelementptr inbounds nuw i8, ptr @_RNvNtNtNtCsgEmfK2I1SDS_4core7unicode12unicode_data11white_space14WHITESPACE_MAP, i64 %_8.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_6.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load i8, ptr %200, align 1, !noalias !698, !noundef !4
  br label %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17h8d9bbe8e7847dffdE.exit.i.i.i.i.i.i.i.i.i.i.i"

bb7.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:                ; preds = %bb5.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %201 = and i32 %_0.sroa.4.0.i.ph.i.i.i.i.i.i.i.i.i.i.i.i, 255
  %_14.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = zext nneg i32 %201 to i64
  %202 = getelementptr inbounds nuw i8, ptr @_RNvNtNtNtCsgEmfK2I1SDS_4core7unicode12unicode_data11white_space14WHITESPACE_MAP, i64 %_14.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_12.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load i8, ptr %202, align 1, !noalias !698, !noundef !4
  %_11.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = lshr i8 %_12.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, 1
  br label %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17h8d9bbe8e7847dffdE.exit.i.i.i.i.i.i.i.i.i.i.i"

"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17h8d9bbe8e7847dffdE.exit.i.i.i.i.i.i.i.i.i.i.i": ; preds = %bb7.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb6.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_0.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i8 [ %198, %bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %_6.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb6.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %196, %bb4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %_11.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb7.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %203 = trunc i8 %_0.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i to i1
  br i1 %203, label %bb3.i.i.i.i.i217.i, label %bb5.i.i.i.i.i.i.i.i.i.i

bb5.i.i.i.i.i.i.i.i.i.i:                          ; preds = %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17h8d9bbe8e7847dffdE.exit.i.i.i.i.i.i.i.i.i.i.i", %bb5.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb1.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_6.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq ptr %subtracted.i.i.i.i.i.i.i.i.i.i.i.i, getelementptr inbounds nuw (i8, ptr @alloc_677c36024834b76a9665d885e4f7b15c, i64 7)
  br i1 %_6.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i217.i, label %bb14.i.i.i.i.i.i.i.i.i.i.i.i.i

bb3.i.i.i.i.i217.i:                               ; preds = %bb5.i.i.i.i.i.i.i.i.i.i, %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17h8d9bbe8e7847dffdE.exit.i.i.i.i.i.i.i.i.i.i.i", %bb3.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i.i, %bb2.i.i.i.i.i.i.i216.i
  %.lcssa819.i.i.i = phi i64 [ %.lcssa821.i.i.i, %bb2.i.i.i.i.i.i.i216.i ], [ %194, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %194, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %194, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %194, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %194, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %194, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %194, %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17h8d9bbe8e7847dffdE.exit.i.i.i.i.i.i.i.i.i.i.i" ], [ %194, %bb5.i.i.i.i.i.i.i.i.i.i ]
  %subtracted.i.i.i.i.i.i.i.i.i.lcssa914.i.i.i = phi ptr [ %subtracted.i.i.i.i.i.i.i.i.i.lcssa916.i.i.i, %bb2.i.i.i.i.i.i.i216.i ], [ getelementptr inbounds nuw (i8, ptr @alloc_677c36024834b76a9665d885e4f7b15c, i64 7), %bb5.i.i.i.i.i.i.i.i.i.i ], [ %subtracted.i.i.i.i.i.i.i.i.i.i.i.i, %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17h8d9bbe8e7847dffdE.exit.i.i.i.i.i.i.i.i.i.i.i" ], [ %subtracted.i.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %subtracted.i.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %subtracted.i.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %subtracted.i.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %subtracted.i.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %subtracted.i.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i.i ]
  %.lcssa711.i.i.i = phi i64 [ %.lcssa712.i.i.i, %bb2.i.i.i.i.i.i.i216.i ], [ %.lcssa712.i.i.i, %bb5.i.i.i.i.i.i.i.i.i.i ], [ %194, %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17h8d9bbe8e7847dffdE.exit.i.i.i.i.i.i.i.i.i.i.i" ], [ %194, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %194, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %194, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %194, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %194, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %194, %bb3.i.i.i.i.i.i.i.i.i.i.i ]
  %204 = phi i1 [ true, %bb2.i.i.i.i.i.i.i216.i ], [ true, %bb5.i.i.i.i.i.i.i.i.i.i ], [ %185, %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17h8d9bbe8e7847dffdE.exit.i.i.i.i.i.i.i.i.i.i.i" ], [ %185, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %185, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %185, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %185, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %185, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %185, %bb3.i.i.i.i.i.i.i.i.i.i.i ]
  %.lcssa917.i.i.i.i.i.i = phi i64 [ %.lcssa919.i.i.i.i.i.i, %bb2.i.i.i.i.i.i.i216.i ], [ %194, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %194, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %194, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %194, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %194, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %194, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %194, %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17h8d9bbe8e7847dffdE.exit.i.i.i.i.i.i.i.i.i.i.i" ], [ %194, %bb5.i.i.i.i.i.i.i.i.i.i ]
  %subtracted.i.i.i.i.i.i.lcssa1013.i.i.i.i.i.i = phi ptr [ getelementptr inbounds nuw (i8, ptr @alloc_677c36024834b76a9665d885e4f7b15c, i64 7), %bb2.i.i.i.i.i.i.i216.i ], [ getelementptr inbounds nuw (i8, ptr @alloc_677c36024834b76a9665d885e4f7b15c, i64 7), %bb5.i.i.i.i.i.i.i.i.i.i ], [ %subtracted.i.i.i.i.i.i.i.i.i.i.i.i, %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17h8d9bbe8e7847dffdE.exit.i.i.i.i.i.i.i.i.i.i.i" ], [ %subtracted.i.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %subtracted.i.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %subtracted.i.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %subtracted.i.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %subtracted.i.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %subtracted.i.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i.i ]
  %i.pre.i.i.i11.i.i.i.i.i.i = phi i64 [ %i.pre.i.i.i12.i.i.i.i.i.i, %bb2.i.i.i.i.i.i.i216.i ], [ %i.pre.i.i.i12.i.i.i.i.i.i, %bb5.i.i.i.i.i.i.i.i.i.i ], [ %194, %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17h8d9bbe8e7847dffdE.exit.i.i.i.i.i.i.i.i.i.i.i" ], [ %194, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %194, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %194, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %194, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %194, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %194, %bb3.i.i.i.i.i.i.i.i.i.i.i ]
  %205 = phi i1 [ true, %bb2.i.i.i.i.i.i.i216.i ], [ true, %bb5.i.i.i.i.i.i.i.i.i.i ], [ false, %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17h8d9bbe8e7847dffdE.exit.i.i.i.i.i.i.i.i.i.i.i" ], [ false, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ false, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ false, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ false, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ false, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ false, %bb3.i.i.i.i.i.i.i.i.i.i.i ]
  %.pn.i.i.i.i.i.i = phi i64 [ 7, %bb2.i.i.i.i.i.i.i216.i ], [ 7, %bb5.i.i.i.i.i.i.i.i.i.i ], [ %187, %"_ZN53_$LT$F$u20$as$u20$core..str..pattern..MultiCharEq$GT$7matches17h8d9bbe8e7847dffdE.exit.i.i.i.i.i.i.i.i.i.i.i" ], [ %187, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %187, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %187, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %187, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %187, %bb3.i.i.i.i.i.i.i.i.i.i.i ], [ %187, %bb3.i.i.i.i.i.i.i.i.i.i.i ]
  %_4.i.i.not.i.i.i.i.i.i.i = icmp eq i64 %.pn.i.i.i.i.i.i, %i.pre.i.i.i12.i.i.i.i.i.i
  br i1 %_4.i.i.not.i.i.i.i.i.i.i, label %bb1.i.i.i.i.i.i, label %bb3.i.i218.i

bb3.i.i218.i:                                     ; preds = %bb3.i.i.i.i.i217.i
  %_4.1.i.i.i.i = icmp eq i64 %accum.sroa.0.0.i.i.i, -1
  br i1 %_4.1.i.i.i.i, label %panic.i.i.i.i, label %"_ZN4core4iter6traits8iterator8Iterator5count28_$u7b$$u7b$closure$u7d$$u7d$17h6008b7801bad986fE.exit.i.i.i"

panic.i.i.i.i:                                    ; preds = %bb3.i.i218.i
; invoke core::panicking::panic_const::panic_const_add_overflow
  invoke void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e908daec3405145d7ba3f62e180fc456) #34
          to label %.noexc219.i unwind label %cleanup21.loopexit.split-lp.i

.noexc219.i:                                      ; preds = %panic.i.i.i.i
  unreachable

"_ZN4core4iter6traits8iterator8Iterator5count28_$u7b$$u7b$closure$u7d$$u7d$17h6008b7801bad986fE.exit.i.i.i": ; preds = %bb3.i.i218.i
  %_4.0.i.i.i.i = add nuw i64 %accum.sroa.0.0.i.i.i, 1
  br label %bb1.i.i.i

bb112.i:                                          ; preds = %bb1.i.i.i.i.i.i
  store i64 %accum.sroa.0.0.i.i.i, ptr %_182.i, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_185.i)
  call void @llvm.experimental.noalias.scope.decl(metadata !699)
  br label %bb5.preheader.i.i.i.i

bb5.preheader.i.i.i.i:                            ; preds = %bb28.i.i.i, %bb112.i
  %206 = phi i64 [ 0, %bb112.i ], [ %210, %bb28.i.i.i ]
  %_46.i.i.i = getelementptr inbounds nuw i8, ptr @alloc_e817c8b9f066d313f5363c969ee61d1c, i64 %206
  %_64.not.i.i.i.i = icmp eq i64 %206, 3
  br i1 %_64.not.i.i.i.i, label %bb9.i.i, label %bb7.i.i.i.i

bb7.i.i.i.i:                                      ; preds = %bb5.preheader.i.i.i.i, %bb9.i.i.i.i
  %i.sroa.0.05.i.i.i.i = phi i64 [ %208, %bb9.i.i.i.i ], [ 0, %bb5.preheader.i.i.i.i ]
  %207 = getelementptr inbounds nuw i8, ptr %_46.i.i.i, i64 %i.sroa.0.05.i.i.i.i
  %_9.i.i.i.i = load i8, ptr %207, align 1, !alias.scope !702, !noalias !705, !noundef !4
  %_8.i.i.i.i = icmp eq i8 %_9.i.i.i.i, 61
  br i1 %_8.i.i.i.i, label %bb4.i.i.i, label %bb9.i.i.i.i

bb9.i.i.i.i:                                      ; preds = %bb7.i.i.i.i
  %208 = add nuw nsw i64 %i.sroa.0.05.i.i.i.i, 1
  %209 = xor i64 %208, %206
  %exitcond.not.i.i.i.i = icmp eq i64 %209, 3
  br i1 %exitcond.not.i.i.i.i, label %bb9.i.i, label %bb7.i.i.i.i

bb4.i.i.i:                                        ; preds = %bb7.i.i.i.i
  %_17.i.i.i = add nuw nsw i64 %206, 1
  %210 = add nuw i64 %_17.i.i.i, %i.sroa.0.05.i.i.i.i
  %_56.not.i.i.i = icmp ugt i64 %210, 3
  br i1 %_56.not.i.i.i, label %bb9.i.i, label %bb28.i.i.i

bb28.i.i.i:                                       ; preds = %bb4.i.i.i
  %found_char.i.i.i = add nuw nsw i64 %i.sroa.0.05.i.i.i.i, %206
  %_28.i.i.i = icmp eq i64 %found_char.i.i.i, 1
  br i1 %_28.i.i.i, label %bb10.i.i, label %bb5.preheader.i.i.i.i

bb10.i.i:                                         ; preds = %bb28.i.i.i
  %new_len.i220.i = sub nuw nsw i64 3, %210
  %data.i221.i = getelementptr inbounds nuw i8, ptr @alloc_e817c8b9f066d313f5363c969ee61d1c, i64 %210
  store ptr @alloc_e817c8b9f066d313f5363c969ee61d1c, ptr %_185.i, align 8, !alias.scope !699
  %_8.sroa.4.0._0.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %_185.i, i64 8
  store i64 1, ptr %_8.sroa.4.0._0.sroa_idx.i.i, align 8, !alias.scope !699
  %_8.sroa.5.0._0.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %_185.i, i64 16
  store ptr %data.i221.i, ptr %_8.sroa.5.0._0.sroa_idx.i.i, align 8, !alias.scope !699
  %_8.sroa.6.0._0.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %_185.i, i64 24
  store i64 %new_len.i220.i, ptr %_8.sroa.6.0._0.sroa_idx.i.i, align 8, !alias.scope !699
  br label %bb113.i

bb9.i.i:                                          ; preds = %bb4.i.i.i, %bb5.preheader.i.i.i.i, %bb9.i.i.i.i
  store ptr null, ptr %_185.i, align 8, !alias.scope !699
  br label %bb113.i

bb113.i:                                          ; preds = %bb9.i.i, %bb10.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %_187.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %buf.i.i.i), !noalias !709
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i.i.i222.i), !noalias !709
; invoke <alloc::raw_vec::RawVecInner>::try_allocate_in
  invoke void @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner15try_allocate_inCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_4.i.i.i222.i, i64 noundef 6, i1 noundef zeroext false, i64 noundef 1, i64 noundef 1)
          to label %.noexc230.i unwind label %cleanup21.loopexit.split-lp.i

.noexc230.i:                                      ; preds = %bb113.i
  %_5.i.i.i223.i = load i64, ptr %_4.i.i.i222.i, align 8, !range !39, !noalias !709, !noundef !4
  %211 = trunc nuw i64 %_5.i.i.i223.i to i1
  %212 = getelementptr inbounds nuw i8, ptr %_4.i.i.i222.i, i64 8
  %err.0.i.i.i224.i = load i64, ptr %212, align 8, !range !386, !noalias !709, !noundef !4
  %213 = getelementptr inbounds nuw i8, ptr %_4.i.i.i222.i, i64 16
  br i1 %211, label %bb3.i.i.i228.i, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i", !prof !217

bb3.i.i.i228.i:                                   ; preds = %.noexc230.i
  %err.1.i.i.i229.i = load i64, ptr %213, align 8, !noalias !709
  br label %bb3.i.i.i.i.i.invoke.i

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i": ; preds = %.noexc230.i
  %this.1.i.i.i225.i = load ptr, ptr %213, align 8, !noalias !709, !nonnull !4, !noundef !4
  %_7.i.i.i226.i = icmp ugt i64 %err.0.i.i.i224.i, 5
  call void @llvm.assume(i1 %_7.i.i.i226.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i.i.i222.i), !noalias !709
  store i64 %err.0.i.i.i224.i, ptr %buf.i.i.i, align 8, !noalias !709
  %214 = getelementptr inbounds nuw i8, ptr %buf.i.i.i, i64 8
  store ptr %this.1.i.i.i225.i, ptr %214, align 8, !noalias !709
  %215 = getelementptr inbounds nuw i8, ptr %buf.i.i.i, i64 16
  store i64 0, ptr %215, align 8, !noalias !709
; invoke <alloc::vec::Vec<u8>>::reserve
  invoke void @_RNvMs_NtCslNYArtu3iFV_5alloc3vecINtB4_3VechE7reserveCs4X4t9plMPHF_9addr2line(ptr noalias noundef nonnull align 8 dereferenceable(24) %buf.i.i.i, i64 noundef 3)
          to label %"_ZN132_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$$RF$T$C$core..slice..iter..Iter$LT$T$GT$$GT$$GT$11spec_extend17h46cf4fd611c6fba9E.exit.i.i.i" unwind label %cleanup.i.i.i, !noalias !709

"_ZN132_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$$RF$T$C$core..slice..iter..Iter$LT$T$GT$$GT$$GT$11spec_extend17h46cf4fd611c6fba9E.exit.i.i.i": ; preds = %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i"
  %len.i.i.i.i.i = load i64, ptr %215, align 8, !alias.scope !714, !noalias !709, !noundef !4
  %_10.i.i.i.i.i = icmp sgt i64 %len.i.i.i.i.i, -1
  call void @llvm.assume(i1 %_10.i.i.i.i.i)
  %_11.i.i.i.i.i = load ptr, ptr %214, align 8, !alias.scope !714, !noalias !709, !nonnull !4, !noundef !4
  %dst.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_11.i.i.i.i.i, i64 %len.i.i.i.i.i
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(3) %dst.i.i.i.i.i, ptr noundef nonnull readonly align 1 dereferenceable(3) @alloc_13af184f83ea529683dab3456027e412, i64 3, i1 false), !noalias !709
  %.pre.i.i.i.i.i = load i64, ptr %215, align 8, !alias.scope !714, !noalias !709
  %216 = add nsw i64 %.pre.i.i.i.i.i, 3
  store i64 %216, ptr %215, align 8, !noalias !709
  %_60.i.i.i = load ptr, ptr %214, align 8, !noalias !709, !nonnull !4, !noundef !4
  %dst2.i.i.i = getelementptr inbounds nuw i8, ptr %_60.i.i.i, i64 %216
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %dst2.i.i.i, ptr nonnull align 1 %_60.i.i.i, i64 %216, i1 false), !noalias !709
  %buf_len.i.i.i = load i64, ptr %215, align 8, !noalias !709, !noundef !4
  %_67.i.i.i = icmp sgt i64 %buf_len.i.i.i, -1
  call void @llvm.assume(i1 %_67.i.i.i)
  %new_len.i.i.i = shl nuw i64 %buf_len.i.i.i, 1
  store i64 %new_len.i.i.i, ptr %215, align 8, !noalias !709
  %_73.i.i.i = icmp sgt i64 %new_len.i.i.i, -1
  call void @llvm.assume(i1 %_73.i.i.i)
  %_28.not.i.i.i = icmp eq i64 %buf_len.i.i.i, 3
  br i1 %_28.not.i.i.i, label %bb118.i, label %bb6.i.i.i

cleanup.i.i.i:                                    ; preds = %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i"
  %217 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef align 8 dereferenceable(24) %buf.i.i.i) #35
          to label %bb168.i unwind label %terminate.i.i.i, !noalias !709

bb6.i.i.i:                                        ; preds = %"_ZN132_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$$RF$T$C$core..slice..iter..Iter$LT$T$GT$$GT$$GT$11spec_extend17h46cf4fd611c6fba9E.exit.i.i.i"
  %rem_len.i.i.i = sub nsw i64 6, %new_len.i.i.i
  %_74.i.i.i = load ptr, ptr %214, align 8, !noalias !709, !nonnull !4, !noundef !4
  %dst.i.i227.i = getelementptr inbounds nuw i8, ptr %_74.i.i.i, i64 %new_len.i.i.i
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %dst.i.i227.i, ptr nonnull align 1 %_74.i.i.i, i64 %rem_len.i.i.i, i1 false), !noalias !709
  store i64 6, ptr %215, align 8, !noalias !709
  br label %bb118.i

terminate.i.i.i:                                  ; preds = %cleanup.i.i.i
  %218 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33, !noalias !709
  unreachable

cleanup26.i:                                      ; preds = %bb118.i
  %219 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_187.i)
          to label %bb168.i unwind label %terminate.i24

bb118.i:                                          ; preds = %bb6.i.i.i, %"_ZN132_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$$RF$T$C$core..slice..iter..Iter$LT$T$GT$$GT$$GT$11spec_extend17h46cf4fd611c6fba9E.exit.i.i.i"
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %_187.i, ptr noundef nonnull align 8 dereferenceable(24) %buf.i.i.i, i64 24, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %buf.i.i.i), !noalias !709
  call void @llvm.lifetime.start.p0(ptr nonnull %args14.i)
  store ptr %_182.i, ptr %args14.i, align 8
  %_189.sroa.4.0.args14.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args14.i, i64 8
  store ptr @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_189.sroa.4.0.args14.sroa_idx.i, align 8
  %220 = getelementptr inbounds nuw i8, ptr %args14.i, i64 16
  store ptr %_185.i, ptr %220, align 8
  %_190.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args14.i, i64 24
  store ptr @"_ZN66_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h05489460c1b091f8E", ptr %_190.sroa.4.0..sroa_idx.i, align 8
  %221 = getelementptr inbounds nuw i8, ptr %args14.i, i64 32
  store ptr %_187.i, ptr %221, align 8
  %_191.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args14.i, i64 40
  store ptr @_RNvXsq_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtCsgEmfK2I1SDS_4core3fmt7Display3fmt, ptr %_191.sroa.4.0..sroa_idx.i, align 8
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_704e87b7a5fdee7fd1dff6d5c83f0b3e, ptr noundef nonnull %args14.i)
          to label %bb119.i unwind label %cleanup26.i

bb119.i:                                          ; preds = %bb118.i
  call void @llvm.lifetime.end.p0(ptr nonnull %args14.i)
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_187.i)
          to label %bb123.i unwind label %cleanup21.loopexit.split-lp.i

bb123.i:                                          ; preds = %bb119.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_187.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_185.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_182.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %_196.i)
  %_6.i241.i = load ptr, ptr %bytes.sroa.4.0._0.sroa_idx.i.i, align 8, !alias.scope !719, !nonnull !4, !noundef !4
  %_5.i242.i = load i64, ptr %bytes.sroa.5.0._0.sroa_idx.i.i, align 8, !alias.scope !719, !noundef !4
  call void @llvm.lifetime.start.p0(ptr nonnull %buf.i.i244.i), !noalias !722
  store i64 0, ptr %buf.i.i244.i, align 8, !noalias !722
  %_5.sroa.4.0.buf.sroa_idx.i.i.i = getelementptr inbounds nuw i8, ptr %buf.i.i244.i, i64 8
  store ptr inttoptr (i64 1 to ptr), ptr %_5.sroa.4.0.buf.sroa_idx.i.i.i, align 8, !noalias !722
  %_5.sroa.5.0.buf.sroa_idx.i.i.i = getelementptr inbounds nuw i8, ptr %buf.i.i244.i, i64 16
  store i64 0, ptr %_5.sroa.5.0.buf.sroa_idx.i.i.i, align 8, !noalias !722
  call void @llvm.experimental.noalias.scope.decl(metadata !727)
  %d1.i.i.i.i.i.i = lshr i64 %_5.i242.i, 2
  %r.i.i.i.i.i.i = and i64 %_5.i242.i, 3
  %_8.not.i.i.i.i.i.i = icmp ne i64 %r.i.i.i.i.i.i, 0
  %222 = zext i1 %_8.not.i.i.i.i.i.i to i64
  %_4.sroa.0.0.i.i.i.i.i.i = add nuw nsw i64 %d1.i.i.i.i.i.i, %222
; invoke <alloc::vec::Vec<u8>>::reserve
  invoke void @_RNvMs_NtCslNYArtu3iFV_5alloc3vecINtB4_3VechE7reserveCs4X4t9plMPHF_9addr2line(ptr noalias noundef nonnull align 8 dereferenceable(24) %buf.i.i244.i, i64 noundef %_4.sroa.0.0.i.i.i.i.i.i)
          to label %.noexc.i.i.i unwind label %cleanup.loopexit.split-lp.i.i.i, !noalias !722

.noexc.i.i.i:                                     ; preds = %bb123.i
  call void @llvm.experimental.noalias.scope.decl(metadata !730)
  call void @llvm.experimental.noalias.scope.decl(metadata !733)
  call void @llvm.experimental.noalias.scope.decl(metadata !736)
  %.not.i20.i.i.i.i.i.i.i = icmp samesign eq i64 %_5.i242.i, 0
  br i1 %.not.i20.i.i.i.i.i.i.i, label %bb126.i, label %bb17.i.i.i.i.i.i.i.i.preheader.i

bb17.i.i.i.i.i.i.i.i.preheader.i:                 ; preds = %.noexc.i.i.i
  %_8.i243.i = getelementptr inbounds nuw i8, ptr %_6.i241.i, i64 %_5.i242.i
  br label %bb17.i.i.i.i.i.i.i.i.i

bb17.i.i.i.i.i.i.i.i.i:                           ; preds = %"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17hf2ca984867b39ca5E.exit.i.i.i.i.i.i.i", %bb17.i.i.i.i.i.i.i.i.preheader.i
  %self.sroa.2.021.i.i.i.i.i.i.i = phi ptr [ %self.sroa.2.3917.i.i.i.i.i.i.i, %"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17hf2ca984867b39ca5E.exit.i.i.i.i.i.i.i" ], [ %_8.i243.i, %bb17.i.i.i.i.i.i.i.i.preheader.i ]
  %_23.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %self.sroa.2.021.i.i.i.i.i.i.i, i64 -1
  %w.i.i.i.i.i.i.i.i.i = load i8, ptr %_23.i.i.i.i.i.i.i.i.i.i, align 1, !noalias !739, !noundef !4
  %_6.i.i.i.i.i.i.i.i.i = icmp sgt i8 %w.i.i.i.i.i.i.i.i.i, -1
  br i1 %_6.i.i.i.i.i.i.i.i.i, label %bb3.thread.i.i.i.i.i.i.i, label %bb4.i.i.i.i.i.i.i.i.i

bb4.i.i.i.i.i.i.i.i.i:                            ; preds = %bb17.i.i.i.i.i.i.i.i.i
  %223 = icmp ne ptr %_6.i241.i, %_23.i.i.i.i.i.i.i.i.i.i
  call void @llvm.assume(i1 %223)
  %_23.i13.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %self.sroa.2.021.i.i.i.i.i.i.i, i64 -2
  %z.i.i.i.i.i.i.i.i.i = load i8, ptr %_23.i13.i.i.i.i.i.i.i.i.i, align 1, !noalias !739, !noundef !4
  %_27.i.i.i.i.i.i.i.i.i = and i8 %z.i.i.i.i.i.i.i.i.i, 31
  %224 = zext nneg i8 %_27.i.i.i.i.i.i.i.i.i to i32
  %_12.i.i.i.i.i.i.i.i.i = icmp slt i8 %z.i.i.i.i.i.i.i.i.i, -64
  br i1 %_12.i.i.i.i.i.i.i.i.i, label %bb6.i.i.i.i.i.i.i.i254.i, label %_RNvXs0_NtNtCsgEmfK2I1SDS_4core3str4iterNtB5_5CharsNtNtNtNtB9_4iter6traits12double_ended19DoubleEndedIterator9next_back.exit.i.i.i.i.i.i.i

bb3.thread.i.i.i.i.i.i.i:                         ; preds = %bb17.i.i.i.i.i.i.i.i.i
  %_8.i.i.i.i.i.i.i.i.i = zext nneg i8 %w.i.i.i.i.i.i.i.i.i to i32
  %len.i.i.i13.i.i.i.i.i.i.i = load i64, ptr %_5.sroa.5.0.buf.sroa_idx.i.i.i, align 8, !alias.scope !744, !noalias !747, !noundef !4
  %_14.i.i.i14.i.i.i.i.i.i.i = icmp sgt i64 %len.i.i.i13.i.i.i.i.i.i.i, -1
  call void @llvm.assume(i1 %_14.i.i.i14.i.i.i.i.i.i.i)
  br label %bb2.i.i.i.i.i.i.i.i.i251.i

bb6.i.i.i.i.i.i.i.i254.i:                         ; preds = %bb4.i.i.i.i.i.i.i.i.i
  %225 = icmp ne ptr %_6.i241.i, %_23.i13.i.i.i.i.i.i.i.i.i
  call void @llvm.assume(i1 %225)
  %_23.i19.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %self.sroa.2.021.i.i.i.i.i.i.i, i64 -3
  %y.i.i.i.i.i.i.i.i.i = load i8, ptr %_23.i19.i.i.i.i.i.i.i.i.i, align 1, !noalias !739, !noundef !4
  %_31.i.i.i.i.i.i.i.i.i = and i8 %y.i.i.i.i.i.i.i.i.i, 15
  %226 = zext nneg i8 %_31.i.i.i.i.i.i.i.i.i to i32
  %_16.i.i.i.i.i.i.i.i.i = icmp slt i8 %y.i.i.i.i.i.i.i.i.i, -64
  br i1 %_16.i.i.i.i.i.i.i.i.i, label %bb8.i.i.i.i.i.i.i.i.i, label %bb11.i.i.i.i.i.i.i.i.i

bb8.i.i.i.i.i.i.i.i.i:                            ; preds = %bb6.i.i.i.i.i.i.i.i254.i
  %227 = icmp ne ptr %_6.i241.i, %_23.i19.i.i.i.i.i.i.i.i.i
  call void @llvm.assume(i1 %227)
  %_23.i25.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %self.sroa.2.021.i.i.i.i.i.i.i, i64 -4
  %x.i.i.i.i.i.i.i.i.i = load i8, ptr %_23.i25.i.i.i.i.i.i.i.i.i, align 1, !noalias !739, !noundef !4
  %_35.i.i.i.i.i.i.i.i.i = and i8 %x.i.i.i.i.i.i.i.i.i, 7
  %228 = zext nneg i8 %_35.i.i.i.i.i.i.i.i.i to i32
  %_36.i.i.i.i.i.i.i.i.i = shl nuw nsw i32 %228, 6
  %_38.i.i.i.i.i.i.i.i.i = and i8 %y.i.i.i.i.i.i.i.i.i, 63
  %_37.i.i.i.i.i.i.i.i.i = zext nneg i8 %_38.i.i.i.i.i.i.i.i.i to i32
  %229 = or disjoint i32 %_36.i.i.i.i.i.i.i.i.i, %_37.i.i.i.i.i.i.i.i.i
  br label %bb11.i.i.i.i.i.i.i.i.i

bb11.i.i.i.i.i.i.i.i.i:                           ; preds = %bb8.i.i.i.i.i.i.i.i.i, %bb6.i.i.i.i.i.i.i.i254.i
  %self.sroa.2.2.i.i.i.i.i.i.i = phi ptr [ %_23.i25.i.i.i.i.i.i.i.i.i, %bb8.i.i.i.i.i.i.i.i.i ], [ %_23.i19.i.i.i.i.i.i.i.i.i, %bb6.i.i.i.i.i.i.i.i254.i ]
  %ch.sroa.0.1.i.i.i.i.i.i.i.i.i = phi i32 [ %229, %bb8.i.i.i.i.i.i.i.i.i ], [ %226, %bb6.i.i.i.i.i.i.i.i254.i ]
  %_39.i.i.i.i.i.i.i.i.i = shl nuw nsw i32 %ch.sroa.0.1.i.i.i.i.i.i.i.i.i, 6
  %_41.i.i.i.i.i.i.i.i.i = and i8 %z.i.i.i.i.i.i.i.i.i, 63
  %_40.i.i.i.i.i.i.i.i.i = zext nneg i8 %_41.i.i.i.i.i.i.i.i.i to i32
  %230 = or disjoint i32 %_39.i.i.i.i.i.i.i.i.i, %_40.i.i.i.i.i.i.i.i.i
  br label %_RNvXs0_NtNtCsgEmfK2I1SDS_4core3str4iterNtB5_5CharsNtNtNtNtB9_4iter6traits12double_ended19DoubleEndedIterator9next_back.exit.i.i.i.i.i.i.i

_RNvXs0_NtNtCsgEmfK2I1SDS_4core3str4iterNtB5_5CharsNtNtNtNtB9_4iter6traits12double_ended19DoubleEndedIterator9next_back.exit.i.i.i.i.i.i.i: ; preds = %bb11.i.i.i.i.i.i.i.i.i, %bb4.i.i.i.i.i.i.i.i.i
  %self.sroa.2.1.i.i.i.i.i.i.i = phi ptr [ %self.sroa.2.2.i.i.i.i.i.i.i, %bb11.i.i.i.i.i.i.i.i.i ], [ %_23.i13.i.i.i.i.i.i.i.i.i, %bb4.i.i.i.i.i.i.i.i.i ]
  %ch.sroa.0.0.i.i.i.i.i.i.i.i.i = phi i32 [ %230, %bb11.i.i.i.i.i.i.i.i.i ], [ %224, %bb4.i.i.i.i.i.i.i.i.i ]
  %_42.i.i.i.i.i.i.i.i.i = shl nuw nsw i32 %ch.sroa.0.0.i.i.i.i.i.i.i.i.i, 6
  %_44.i.i.i.i.i.i.i.i.i = and i8 %w.i.i.i.i.i.i.i.i.i, 63
  %_43.i.i.i.i.i.i.i.i.i = zext nneg i8 %_44.i.i.i.i.i.i.i.i.i to i32
  %231 = or disjoint i32 %_42.i.i.i.i.i.i.i.i.i, %_43.i.i.i.i.i.i.i.i.i
  %.not.i.i.i.i.i.i248.i = icmp eq i32 %231, 1114112
  br i1 %.not.i.i.i.i.i.i248.i, label %bb126.i, label %bb3.i.i.i.i.i.i249.i

bb3.i.i.i.i.i.i249.i:                             ; preds = %_RNvXs0_NtNtCsgEmfK2I1SDS_4core3str4iterNtB5_5CharsNtNtNtNtB9_4iter6traits12double_ended19DoubleEndedIterator9next_back.exit.i.i.i.i.i.i.i
  %len.i.i.i.i.i.i.i.i.i.i = load i64, ptr %_5.sroa.5.0.buf.sroa_idx.i.i.i, align 8, !alias.scope !744, !noalias !752, !noundef !4
  %_14.i.i.i.i.i.i.i.i.i.i = icmp sgt i64 %len.i.i.i.i.i.i.i.i.i.i, -1
  call void @llvm.assume(i1 %_14.i.i.i.i.i.i.i.i.i.i)
  %_16.i.i.i.i.i.i.i.i.i.i = icmp samesign ult i32 %ch.sroa.0.0.i.i.i.i.i.i.i.i.i, 2
  br i1 %_16.i.i.i.i.i.i.i.i.i.i, label %bb2.i.i.i.i.i.i.i.i.i251.i, label %bb3.i.i.i.i.i.i.i.i.i.i

bb3.i.i.i.i.i.i.i.i.i.i:                          ; preds = %bb3.i.i.i.i.i.i249.i
  %_17.i.i.i.i.i.i.i.i.i.i = icmp samesign ult i32 %ch.sroa.0.0.i.i.i.i.i.i.i.i.i, 32
  br i1 %_17.i.i.i.i.i.i.i.i.i.i, label %bb2.i.i.i.i.i.i.i.i.i251.i, label %bb4.i.i.i.i.i.i.i.i.i250.i

bb4.i.i.i.i.i.i.i.i.i250.i:                       ; preds = %bb3.i.i.i.i.i.i.i.i.i.i
  %_18.i.i.i.i.i.i.i.i.i.i = icmp samesign ult i32 %ch.sroa.0.0.i.i.i.i.i.i.i.i.i, 1024
  %..i.i.i.i.i.i.i.i.i.i = select i1 %_18.i.i.i.i.i.i.i.i.i.i, i64 3, i64 4
  br label %bb2.i.i.i.i.i.i.i.i.i251.i

bb2.i.i.i.i.i.i.i.i.i251.i:                       ; preds = %bb4.i.i.i.i.i.i.i.i.i250.i, %bb3.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i249.i, %bb3.thread.i.i.i.i.i.i.i
  %_16.i.i.i19.i.i.i.i.i.i.i = phi i1 [ false, %bb3.i.i.i.i.i.i.i.i.i.i ], [ false, %bb4.i.i.i.i.i.i.i.i.i250.i ], [ true, %bb3.i.i.i.i.i.i249.i ], [ true, %bb3.thread.i.i.i.i.i.i.i ]
  %len.i.i.i18.i.i.i.i.i.i.i = phi i64 [ %len.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i ], [ %len.i.i.i.i.i.i.i.i.i.i, %bb4.i.i.i.i.i.i.i.i.i250.i ], [ %len.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i249.i ], [ %len.i.i.i13.i.i.i.i.i.i.i, %bb3.thread.i.i.i.i.i.i.i ]
  %self.sroa.2.3917.i.i.i.i.i.i.i = phi ptr [ %self.sroa.2.1.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i ], [ %self.sroa.2.1.i.i.i.i.i.i.i, %bb4.i.i.i.i.i.i.i.i.i250.i ], [ %self.sroa.2.1.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i249.i ], [ %_23.i.i.i.i.i.i.i.i.i.i, %bb3.thread.i.i.i.i.i.i.i ]
  %spec.select.i1016.i.i.i.i.i.i.i = phi i32 [ %231, %bb3.i.i.i.i.i.i.i.i.i.i ], [ %231, %bb4.i.i.i.i.i.i.i.i.i250.i ], [ %231, %bb3.i.i.i.i.i.i249.i ], [ %_8.i.i.i.i.i.i.i.i.i, %bb3.thread.i.i.i.i.i.i.i ]
  %ch_len.sroa.0.0.i.i.i.i.i.i.i.i.i.i = phi i64 [ 2, %bb3.i.i.i.i.i.i.i.i.i.i ], [ %..i.i.i.i.i.i.i.i.i.i, %bb4.i.i.i.i.i.i.i.i.i250.i ], [ 1, %bb3.i.i.i.i.i.i249.i ], [ 1, %bb3.thread.i.i.i.i.i.i.i ]
; invoke <alloc::vec::Vec<u8>>::reserve
  invoke void @_RNvMs_NtCslNYArtu3iFV_5alloc3vecINtB4_3VechE7reserveCs4X4t9plMPHF_9addr2line(ptr noalias noundef nonnull align 8 dereferenceable(24) %buf.i.i244.i, i64 noundef %ch_len.sroa.0.0.i.i.i.i.i.i.i.i.i.i)
          to label %.noexc1.i.i.i unwind label %cleanup.loopexit.i.i.i, !noalias !722

.noexc1.i.i.i:                                    ; preds = %bb2.i.i.i.i.i.i.i.i.i251.i
  %_20.i.i.i.i.i.i.i.i.i.i = load ptr, ptr %_5.sroa.4.0.buf.sroa_idx.i.i.i, align 8, !alias.scope !744, !noalias !752, !nonnull !4, !noundef !4
  %count.i.i.i.i.i.i.i.i.i.i = load i64, ptr %_5.sroa.5.0.buf.sroa_idx.i.i.i, align 8, !alias.scope !744, !noalias !752, !noundef !4
  %_21.i.i.i.i.i.i.i.i.i.i = icmp sgt i64 %count.i.i.i.i.i.i.i.i.i.i, -1
  call void @llvm.assume(i1 %_21.i.i.i.i.i.i.i.i.i.i)
  %_8.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_20.i.i.i.i.i.i.i.i.i.i, i64 %count.i.i.i.i.i.i.i.i.i.i
  br i1 %_16.i.i.i19.i.i.i.i.i.i.i, label %bb12.i.i.i.i.i.i.i.i.i.i.i, label %bb7.i.i.i.i.i.i.i.i.i.i.i

bb7.i.i.i.i.i.i.i.i.i.i.i:                        ; preds = %.noexc1.i.i.i
  %_27.i.i.i.i.i.i.i.i.i.i.i = icmp samesign ult i32 %spec.select.i1016.i.i.i.i.i.i.i, 2048
  %232 = trunc i32 %spec.select.i1016.i.i.i.i.i.i.i to i8
  %_5.i.i.i.i.i.i.i.i.i.i.i = and i8 %232, 63
  %last1.i.i.i.i.i.i.i.i.i.i.i = or disjoint i8 %_5.i.i.i.i.i.i.i.i.i.i.i, -128
  %_10.i.i.i.i.i.i.i.i.i.i.i = lshr i32 %spec.select.i1016.i.i.i.i.i.i.i, 6
  %233 = trunc i32 %_10.i.i.i.i.i.i.i.i.i.i.i to i8
  %_8.i.i.i.i.i.i.i.i.i.i.i = and i8 %233, 63
  %last2.i.i.i.i.i.i.i.i.i.i.i = or disjoint i8 %_8.i.i.i.i.i.i.i.i.i.i.i, -128
  %_14.i.i.i.i.i.i.i.i.i.i.i = lshr i32 %spec.select.i1016.i.i.i.i.i.i.i, 12
  %234 = trunc i32 %_14.i.i.i.i.i.i.i.i.i.i.i to i8
  %_12.i.i.i.i.i.i.i.i.i.i.i = and i8 %234, 63
  %last3.i.i.i.i.i.i.i.i.i.i.i = or disjoint i8 %_12.i.i.i.i.i.i.i.i.i.i.i, -128
  %_18.i.i.i.i.i.i.i.i.i.i.i = lshr i32 %spec.select.i1016.i.i.i.i.i.i.i, 18
  %_16.i.i.i.i.i.i.i.i.i.i.i = trunc nuw nsw i32 %_18.i.i.i.i.i.i.i.i.i.i.i to i8
  %last4.i.i.i.i.i.i.i.i.i.i.i = or disjoint i8 %_16.i.i.i.i.i.i.i.i.i.i.i, -16
  br i1 %_27.i.i.i.i.i.i.i.i.i.i.i, label %bb1.i.i.i.i.i.i.i.i.i.i.i, label %bb2.i.i.i.i.i.i.i.i.i.i.i

bb12.i.i.i.i.i.i.i.i.i.i.i:                       ; preds = %.noexc1.i.i.i
  %235 = trunc nuw nsw i32 %spec.select.i1016.i.i.i.i.i.i.i to i8
  store i8 %235, ptr %_8.i.i.i.i.i.i.i.i.i.i, align 1, !noalias !752
  br label %"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17hf2ca984867b39ca5E.exit.i.i.i.i.i.i.i"

bb1.i.i.i.i.i.i.i.i.i.i.i:                        ; preds = %bb7.i.i.i.i.i.i.i.i.i.i.i
  %236 = or disjoint i8 %233, -64
  store i8 %236, ptr %_8.i.i.i.i.i.i.i.i.i.i, align 1, !noalias !752
  %_20.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_8.i.i.i.i.i.i.i.i.i.i, i64 1
  store i8 %last1.i.i.i.i.i.i.i.i.i.i.i, ptr %_20.i.i.i.i.i.i.i.i.i.i.i, align 1, !noalias !752
  br label %"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17hf2ca984867b39ca5E.exit.i.i.i.i.i.i.i"

bb2.i.i.i.i.i.i.i.i.i.i.i:                        ; preds = %bb7.i.i.i.i.i.i.i.i.i.i.i
  %_28.i.i.i.i.i.i.i.i.i.i.i = icmp samesign ult i32 %spec.select.i1016.i.i.i.i.i.i.i, 65536
  br i1 %_28.i.i.i.i.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i.i.i.i.i253.i, label %bb4.i.i.i.i.i.i.i.i.i.i.i

bb3.i.i.i.i.i.i.i.i.i.i253.i:                     ; preds = %bb2.i.i.i.i.i.i.i.i.i.i.i
  %237 = or disjoint i8 %234, -32
  store i8 %237, ptr %_8.i.i.i.i.i.i.i.i.i.i, align 1, !noalias !752
  %_21.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_8.i.i.i.i.i.i.i.i.i.i, i64 1
  store i8 %last2.i.i.i.i.i.i.i.i.i.i.i, ptr %_21.i.i.i.i.i.i.i.i.i.i.i, align 1, !noalias !752
  %_22.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_8.i.i.i.i.i.i.i.i.i.i, i64 2
  store i8 %last1.i.i.i.i.i.i.i.i.i.i.i, ptr %_22.i.i.i.i.i.i.i.i.i.i.i, align 1, !noalias !752
  br label %"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17hf2ca984867b39ca5E.exit.i.i.i.i.i.i.i"

bb4.i.i.i.i.i.i.i.i.i.i.i:                        ; preds = %bb2.i.i.i.i.i.i.i.i.i.i.i
  store i8 %last4.i.i.i.i.i.i.i.i.i.i.i, ptr %_8.i.i.i.i.i.i.i.i.i.i, align 1, !noalias !752
  %_23.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_8.i.i.i.i.i.i.i.i.i.i, i64 1
  store i8 %last3.i.i.i.i.i.i.i.i.i.i.i, ptr %_23.i.i.i.i.i.i.i.i.i.i.i, align 1, !noalias !752
  %_24.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_8.i.i.i.i.i.i.i.i.i.i, i64 2
  store i8 %last2.i.i.i.i.i.i.i.i.i.i.i, ptr %_24.i.i.i.i.i.i.i.i.i.i.i, align 1, !noalias !752
  %_25.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_8.i.i.i.i.i.i.i.i.i.i, i64 3
  store i8 %last1.i.i.i.i.i.i.i.i.i.i.i, ptr %_25.i.i.i.i.i.i.i.i.i.i.i, align 1, !noalias !752
  br label %"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17hf2ca984867b39ca5E.exit.i.i.i.i.i.i.i"

"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17hf2ca984867b39ca5E.exit.i.i.i.i.i.i.i": ; preds = %bb4.i.i.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i.i253.i, %bb1.i.i.i.i.i.i.i.i.i.i.i, %bb12.i.i.i.i.i.i.i.i.i.i.i
  %new_len.i.i.i.i.i.i.i.i.i252.i = add nuw i64 %ch_len.sroa.0.0.i.i.i.i.i.i.i.i.i.i, %len.i.i.i18.i.i.i.i.i.i.i
  store i64 %new_len.i.i.i.i.i.i.i.i.i252.i, ptr %_5.sroa.5.0.buf.sroa_idx.i.i.i, align 8, !alias.scope !744, !noalias !752
  %.not.i.i.i.i.i.i.i.i = icmp eq ptr %_6.i241.i, %self.sroa.2.3917.i.i.i.i.i.i.i
  br i1 %.not.i.i.i.i.i.i.i.i, label %bb126.i, label %bb17.i.i.i.i.i.i.i.i.i

cleanup.loopexit.i.i.i:                           ; preds = %bb2.i.i.i.i.i.i.i.i.i251.i
  %lpad.loopexit.i.i.i = landingpad { ptr, i32 }
          cleanup
  br label %cleanup.i.i245.i

cleanup.loopexit.split-lp.i.i.i:                  ; preds = %bb123.i
  %lpad.loopexit.split-lp.i.i.i = landingpad { ptr, i32 }
          cleanup
  br label %cleanup.i.i245.i

cleanup.i.i245.i:                                 ; preds = %cleanup.loopexit.split-lp.i.i.i, %cleanup.loopexit.i.i.i
  %lpad.phi.i.i.i = phi { ptr, i32 } [ %lpad.loopexit.i.i.i, %cleanup.loopexit.i.i.i ], [ %lpad.loopexit.split-lp.i.i.i, %cleanup.loopexit.split-lp.i.i.i ]
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %buf.i.i244.i)
          to label %bb168.i unwind label %terminate.i.i246.i, !noalias !722

terminate.i.i246.i:                               ; preds = %cleanup.i.i245.i
  %238 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33, !noalias !722
  unreachable

bb162.i:                                          ; preds = %cleanup28.i, %cleanup3.i.i.i.i284.i, %cleanup27.i
  %.pn41.i = phi { ptr, i32 } [ %lpad.phi.i.i.i.i285.i, %cleanup3.i.i.i.i284.i ], [ %239, %cleanup27.i ], [ %257, %cleanup28.i ]
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_196.i)
          to label %bb168.i unwind label %terminate.i24

cleanup27.i:                                      ; preds = %bb134.i, %bb3.i.i.i.i.i306.i, %bb3.i.i.i.i274.i, %bb126.i
  %239 = landingpad { ptr, i32 }
          cleanup
  br label %bb162.i

bb126.i:                                          ; preds = %"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17hf2ca984867b39ca5E.exit.i.i.i.i.i.i.i", %_RNvXs0_NtNtCsgEmfK2I1SDS_4core3str4iterNtB5_5CharsNtNtNtNtB9_4iter6traits12double_ended19DoubleEndedIterator9next_back.exit.i.i.i.i.i.i.i, %.noexc.i.i.i
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %_196.i, ptr noundef nonnull align 8 dereferenceable(24) %buf.i.i244.i, i64 24, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %buf.i.i244.i), !noalias !722
  call void @llvm.lifetime.start.p0(ptr nonnull %_202.i)
  %_6.i257.i = load ptr, ptr %bytes.sroa.4.0._0.sroa_idx.i.i, align 8, !alias.scope !755, !nonnull !4, !noundef !4
  %_5.i258.i = load i64, ptr %bytes.sroa.5.0._0.sroa_idx.i.i, align 8, !alias.scope !755, !noundef !4
  call void @llvm.experimental.noalias.scope.decl(metadata !758)
  call void @llvm.experimental.noalias.scope.decl(metadata !761)
  call void @llvm.lifetime.start.p0(ptr nonnull %_2.i.i272.i), !noalias !764
  store i64 0, ptr %_2.i.i272.i, align 8, !alias.scope !767, !noalias !771
  %_203.sroa.4.0._2.i.i272.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_2.i.i272.i, i64 8
  store i64 %_5.i258.i, ptr %_203.sroa.4.0._2.i.i272.sroa_idx.i, align 8, !alias.scope !767, !noalias !771
  %_203.sroa.5.0._2.i.i272.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_2.i.i272.i, i64 16
  store ptr %_6.i257.i, ptr %_203.sroa.5.0._2.i.i272.sroa_idx.i, align 8, !alias.scope !767, !noalias !771
  %_203.sroa.6.0._2.i.i272.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_2.i.i272.i, i64 24
  store i64 %_5.i258.i, ptr %_203.sroa.6.0._2.i.i272.sroa_idx.i, align 8, !alias.scope !767, !noalias !771
  %_203.sroa.7.0._2.i.i272.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_2.i.i272.i, i64 32
  store i64 0, ptr %_203.sroa.7.0._2.i.i272.sroa_idx.i, align 8, !alias.scope !767, !noalias !771
  %_203.sroa.8.0._2.i.i272.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_2.i.i272.i, i64 40
  store i64 %_5.i258.i, ptr %_203.sroa.8.0._2.i.i272.sroa_idx.i, align 8, !alias.scope !767, !noalias !771
  %_203.sroa.9.0._2.i.i272.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_2.i.i272.i, i64 48
  store i32 10, ptr %_203.sroa.9.0._2.i.i272.sroa_idx.i, align 8, !alias.scope !767, !noalias !771
  %_203.sroa.10.0._2.i.i272.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_2.i.i272.i, i64 52
  store i32 10, ptr %_203.sroa.10.0._2.i.i272.sroa_idx.i, align 4, !alias.scope !767, !noalias !771
  %_203.sroa.11.0._2.i.i272.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_2.i.i272.i, i64 56
  store i8 1, ptr %_203.sroa.11.0._2.i.i272.sroa_idx.i, align 8, !alias.scope !767, !noalias !771
  %_203.sroa.12430.0._2.i.i272.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_2.i.i272.i, i64 64
  store i8 0, ptr %_203.sroa.12430.0._2.i.i272.sroa_idx.i, align 8, !alias.scope !767, !noalias !771
  %_203.sroa.13.0._2.i.i272.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_2.i.i272.i, i64 65
  store i8 0, ptr %_203.sroa.13.0._2.i.i272.sroa_idx.i, align 1, !alias.scope !767, !noalias !771
  call void @llvm.experimental.noalias.scope.decl(metadata !772)
  call void @llvm.experimental.noalias.scope.decl(metadata !775)
  call void @llvm.lifetime.start.p0(ptr nonnull %vector.i.i.i.i271.i), !noalias !778
; invoke <core::str::iter::Lines as core::iter::traits::iterator::Iterator>::next
  %240 = invoke fastcc { ptr, i64 } @_RNvXss_NtNtCsgEmfK2I1SDS_4core3str4iterNtB5_5LinesNtNtNtNtB9_4iter6traits8iterator8Iterator4next(ptr noalias noundef nonnull align 8 dereferenceable(72) %_2.i.i272.i)
          to label %.noexc309.i unwind label %cleanup27.i

.noexc309.i:                                      ; preds = %bb126.i
  %241 = extractvalue { ptr, i64 } %240, 0
  %242 = extractvalue { ptr, i64 } %240, 1
  %.not.i.i.i.i273.i = icmp eq ptr %241, null
  br i1 %.not.i.i.i.i273.i, label %bb12.i.i.i.i308.i, label %bb3.i.i.i.i274.i

bb3.i.i.i.i274.i:                                 ; preds = %.noexc309.i
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i.i.i.i.i269.i), !noalias !778
; invoke <alloc::raw_vec::RawVecInner>::try_allocate_in
  invoke void @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner15try_allocate_inCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_4.i.i.i.i.i269.i, i64 noundef 4, i1 noundef zeroext false, i64 noundef 8, i64 noundef 16)
          to label %.noexc310.i unwind label %cleanup27.i

.noexc310.i:                                      ; preds = %bb3.i.i.i.i274.i
  %_5.i.i.i.i.i275.i = load i64, ptr %_4.i.i.i.i.i269.i, align 8, !range !39, !noalias !778, !noundef !4
  %243 = trunc nuw i64 %_5.i.i.i.i.i275.i to i1
  %244 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i269.i, i64 8
  %err.0.i.i.i.i.i276.i = load i64, ptr %244, align 8, !range !386, !noalias !778, !noundef !4
  %245 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i269.i, i64 16
  br i1 %243, label %bb3.i.i.i.i.i306.i, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i.i277.i", !prof !217

bb3.i.i.i.i.i306.i:                               ; preds = %.noexc310.i
  %err.1.i.i.i.i.i307.i = load i64, ptr %245, align 8, !noalias !778
; invoke alloc::raw_vec::handle_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %err.0.i.i.i.i.i276.i, i64 %err.1.i.i.i.i.i307.i) #34
          to label %.noexc311.i unwind label %cleanup27.i

.noexc311.i:                                      ; preds = %bb3.i.i.i.i.i306.i
  unreachable

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i.i277.i": ; preds = %.noexc310.i
  %this.1.i.i.i.i.i278.i = load ptr, ptr %245, align 8, !noalias !778, !nonnull !4, !noundef !4
  %_7.i.i.i.i.i279.i = icmp ugt i64 %err.0.i.i.i.i.i276.i, 3
  call void @llvm.assume(i1 %_7.i.i.i.i.i279.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i.i.i.i.i269.i), !noalias !778
  store ptr %241, ptr %this.1.i.i.i.i.i278.i, align 8, !noalias !778
  %246 = getelementptr inbounds nuw i8, ptr %this.1.i.i.i.i.i278.i, i64 8
  store i64 %242, ptr %246, align 8, !noalias !778
  store i64 %err.0.i.i.i.i.i276.i, ptr %vector.i.i.i.i271.i, align 8, !noalias !778
  %vector1.sroa.4.0.vector.sroa_idx.i.i.i.i280.i = getelementptr inbounds nuw i8, ptr %vector.i.i.i.i271.i, i64 8
  store ptr %this.1.i.i.i.i.i278.i, ptr %vector1.sroa.4.0.vector.sroa_idx.i.i.i.i280.i, align 8, !noalias !778
  %vector1.sroa.6.0.vector.sroa_idx.i.i.i.i281.i = getelementptr inbounds nuw i8, ptr %vector.i.i.i.i271.i, i64 16
  store i64 1, ptr %vector1.sroa.6.0.vector.sroa_idx.i.i.i.i281.i, align 8, !noalias !778
  call void @llvm.lifetime.start.p0(ptr nonnull %_19.i.i.i.i270.i), !noalias !778
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %_19.i.i.i.i270.i, ptr noundef nonnull align 8 dereferenceable(72) %_2.i.i272.i, i64 72, i1 false), !noalias !781
; invoke <core::str::iter::Lines as core::iter::traits::iterator::Iterator>::next
  %247 = invoke fastcc { ptr, i64 } @_RNvXss_NtNtCsgEmfK2I1SDS_4core3str4iterNtB5_5LinesNtNtNtNtB9_4iter6traits8iterator8Iterator4next(ptr noalias noundef nonnull align 8 dereferenceable(72) %_19.i.i.i.i270.i)
          to label %.noexc.i.i.i.i288.i unwind label %cleanup3.loopexit.split-lp.i.i.i.i282.i, !noalias !778

.noexc.i.i.i.i288.i:                              ; preds = %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i.i277.i"
  %248 = extractvalue { ptr, i64 } %247, 0
  %.not6.i.i.i.i.i.i289.i = icmp eq ptr %248, null
  br i1 %.not6.i.i.i.i.i.i289.i, label %bb5.i.i.i.i304.i, label %bb3.i.i.i.i.i.i290.i

bb3.i.i.i.i.i.i290.i:                             ; preds = %.noexc.i.i.i.i288.i, %.noexc8.i.i.i.i302.i
  %.pn.i.i.i.i.i.i291.i = phi { ptr, i64 } [ %252, %.noexc8.i.i.i.i302.i ], [ %247, %.noexc.i.i.i.i288.i ]
  %249 = phi ptr [ %253, %.noexc8.i.i.i.i302.i ], [ %248, %.noexc.i.i.i.i288.i ]
  %250 = extractvalue { ptr, i64 } %.pn.i.i.i.i.i.i291.i, 1
  %len.i.i.i.i.i.i292.i = load i64, ptr %vector1.sroa.6.0.vector.sroa_idx.i.i.i.i281.i, align 8, !alias.scope !782, !noalias !787, !noundef !4
  %_19.i.i.i.i.i.i293.i = icmp ult i64 %len.i.i.i.i.i.i292.i, 576460752303423488
  call void @llvm.assume(i1 %_19.i.i.i.i.i.i293.i)
  %self1.i.i.i.i.i.i294.i = load i64, ptr %vector.i.i.i.i271.i, align 8, !range !179, !alias.scope !782, !noalias !787, !noundef !4
  %_8.i.i.i.i.i.i295.i = icmp eq i64 %len.i.i.i.i.i.i292.i, %self1.i.i.i.i.i.i294.i
  br i1 %_8.i.i.i.i.i.i295.i, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h9d457d2bebb1b1d1E.exit.i.i.i.i.i.i305.i", label %bb8.i.i.i.i.i.i296.i

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h9d457d2bebb1b1d1E.exit.i.i.i.i.i.i305.i": ; preds = %bb3.i.i.i.i.i.i290.i
; invoke <alloc::raw_vec::RawVecInner<_>>::reserve::do_reserve_and_handle::<alloc::alloc::Global>
  invoke void @_RINvNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecINtB8_11RawVecInnerpE7reserve21do_reserve_and_handleNtNtBa_5alloc6GlobalECs4X4t9plMPHF_9addr2line(ptr noalias noundef nonnull align 8 dereferenceable(24) %vector.i.i.i.i271.i, i64 noundef %len.i.i.i.i.i.i292.i, i64 noundef range(i64 1, 0) 1, i64 noundef 8, i64 noundef 16)
          to label %bb8.i.i.i.i.i.i296.i unwind label %cleanup3.loopexit.i.i.i.i300.i, !noalias !778

bb8.i.i.i.i.i.i296.i:                             ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h9d457d2bebb1b1d1E.exit.i.i.i.i.i.i305.i", %bb3.i.i.i.i.i.i290.i
  %_23.i.i.i.i.i.i297.i = load ptr, ptr %vector1.sroa.4.0.vector.sroa_idx.i.i.i.i280.i, align 8, !alias.scope !782, !noalias !787, !nonnull !4, !noundef !4
  %dst.i.i.i.i.i.i298.i = getelementptr inbounds nuw { ptr, i64 }, ptr %_23.i.i.i.i.i.i297.i, i64 %len.i.i.i.i.i.i292.i
  store ptr %249, ptr %dst.i.i.i.i.i.i298.i, align 8, !noalias !787
  %251 = getelementptr inbounds nuw i8, ptr %dst.i.i.i.i.i.i298.i, i64 8
  store i64 %250, ptr %251, align 8, !noalias !787
  %new_len.i.i.i.i.i.i299.i = add nuw nsw i64 %len.i.i.i.i.i.i292.i, 1
  store i64 %new_len.i.i.i.i.i.i299.i, ptr %vector1.sroa.6.0.vector.sroa_idx.i.i.i.i281.i, align 8, !alias.scope !782, !noalias !787
; invoke <core::str::iter::Lines as core::iter::traits::iterator::Iterator>::next
  %252 = invoke fastcc { ptr, i64 } @_RNvXss_NtNtCsgEmfK2I1SDS_4core3str4iterNtB5_5LinesNtNtNtNtB9_4iter6traits8iterator8Iterator4next(ptr noalias noundef nonnull align 8 dereferenceable(72) %_19.i.i.i.i270.i)
          to label %.noexc8.i.i.i.i302.i unwind label %cleanup3.loopexit.i.i.i.i300.i, !noalias !778

.noexc8.i.i.i.i302.i:                             ; preds = %bb8.i.i.i.i.i.i296.i
  %253 = extractvalue { ptr, i64 } %252, 0
  %.not.i.i.i.i.i.i303.i = icmp eq ptr %253, null
  br i1 %.not.i.i.i.i.i.i303.i, label %bb5.i.i.i.i304.i, label %bb3.i.i.i.i.i.i290.i

bb12.i.i.i.i308.i:                                ; preds = %.noexc309.i
  store i64 0, ptr %_202.i, align 8, !alias.scope !790, !noalias !791
  %254 = getelementptr inbounds nuw i8, ptr %_202.i, i64 8
  store ptr inttoptr (i64 8 to ptr), ptr %254, align 8, !alias.scope !790, !noalias !791
  %255 = getelementptr inbounds nuw i8, ptr %_202.i, i64 16
  store i64 0, ptr %255, align 8, !alias.scope !790, !noalias !791
  br label %bb128.i

cleanup3.loopexit.i.i.i.i300.i:                   ; preds = %bb8.i.i.i.i.i.i296.i, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h9d457d2bebb1b1d1E.exit.i.i.i.i.i.i305.i"
  %lpad.loopexit.i.i.i.i301.i = landingpad { ptr, i32 }
          cleanup
  br label %cleanup3.i.i.i.i284.i

cleanup3.loopexit.split-lp.i.i.i.i282.i:          ; preds = %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i.i277.i"
  %lpad.loopexit.split-lp.i.i.i.i283.i = landingpad { ptr, i32 }
          cleanup
  br label %cleanup3.i.i.i.i284.i

cleanup3.i.i.i.i284.i:                            ; preds = %cleanup3.loopexit.split-lp.i.i.i.i282.i, %cleanup3.loopexit.i.i.i.i300.i
  %lpad.phi.i.i.i.i285.i = phi { ptr, i32 } [ %lpad.loopexit.i.i.i.i301.i, %cleanup3.loopexit.i.i.i.i300.i ], [ %lpad.loopexit.split-lp.i.i.i.i283.i, %cleanup3.loopexit.split-lp.i.i.i.i282.i ]
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %vector.i.i.i.i271.i, i64 noundef 8, i64 noundef 16)
          to label %bb162.i unwind label %terminate.i.i.i.i286.i, !noalias !778

bb5.i.i.i.i304.i:                                 ; preds = %.noexc8.i.i.i.i302.i, %.noexc.i.i.i.i288.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_19.i.i.i.i270.i), !noalias !778
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %_202.i, ptr noundef nonnull align 8 dereferenceable(24) %vector.i.i.i.i271.i, i64 24, i1 false), !noalias !791
  br label %bb128.i

terminate.i.i.i.i286.i:                           ; preds = %cleanup3.i.i.i.i284.i
  %256 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33, !noalias !778
  unreachable

cleanup28.i:                                      ; preds = %bb133.i
  %257 = landingpad { ptr, i32 }
          cleanup
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %_202.i, i64 noundef 8, i64 noundef 16)
          to label %bb162.i unwind label %terminate.i24

bb128.i:                                          ; preds = %bb5.i.i.i.i304.i, %bb12.i.i.i.i308.i
  call void @llvm.lifetime.end.p0(ptr nonnull %vector.i.i.i.i271.i), !noalias !778
  call void @llvm.lifetime.end.p0(ptr nonnull %_2.i.i272.i), !noalias !764
  call void @llvm.lifetime.start.p0(ptr nonnull %_207.i)
  %_6.i313.i = load ptr, ptr %bytes.sroa.4.0._0.sroa_idx.i.i, align 8, !alias.scope !792, !nonnull !4, !noundef !4
  %_5.i314.i = load i64, ptr %bytes.sroa.5.0._0.sroa_idx.i.i, align 8, !alias.scope !792, !noundef !4
  %258 = ptrtoint ptr %_6.i313.i to i64
  br label %bb1.i.i317.i

bb1.i.i317.i:                                     ; preds = %_RNvXs0_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_12CharSearcherNtB5_15ReverseSearcher9next_back.exit.i.i.i, %bb128.i
  %259 = phi i64 [ %272, %_RNvXs0_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_12CharSearcherNtB5_15ReverseSearcher9next_back.exit.i.i.i ], [ %_5.i314.i, %bb128.i ]
  %_34.i.i.i.i = getelementptr inbounds nuw i8, ptr %_6.i313.i, i64 %259
  %260 = icmp samesign eq i64 %259, 0
  br i1 %260, label %bb133.i, label %bb17.i.i.i.i.i

bb17.i.i.i.i.i:                                   ; preds = %bb1.i.i317.i
  %_23.i.i.i.i.i.i = getelementptr inbounds i8, ptr %_34.i.i.i.i, i64 -1
  %w.i.i.i.i.i = load i8, ptr %_23.i.i.i.i.i.i, align 1, !alias.scope !795, !noalias !798, !noundef !4
  %_6.i.i.i.i.i = icmp sgt i8 %w.i.i.i.i.i, -1
  br i1 %_6.i.i.i.i.i, label %bb3.i.i.i.i319.i, label %bb4.i.i.i.i.i

bb4.i.i.i.i.i:                                    ; preds = %bb17.i.i.i.i.i
  %261 = icmp ne i64 %259, 1
  call void @llvm.assume(i1 %261)
  %_23.i13.i.i.i.i.i = getelementptr inbounds i8, ptr %_34.i.i.i.i, i64 -2
  %z.i.i.i.i.i = load i8, ptr %_23.i13.i.i.i.i.i, align 1, !alias.scope !795, !noalias !798, !noundef !4
  %_27.i.i.i.i.i = and i8 %z.i.i.i.i.i, 31
  %262 = zext nneg i8 %_27.i.i.i.i.i to i32
  %_12.i.i.i.i.i = icmp slt i8 %z.i.i.i.i.i, -64
  br i1 %_12.i.i.i.i.i, label %bb6.i.i.i.i.i, label %bb13.i.i.i.i.i

bb3.i.i.i.i319.i:                                 ; preds = %bb17.i.i.i.i.i
  %_8.i.i.i.i.i = zext nneg i8 %w.i.i.i.i.i to i32
  br label %_RNvXs0_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_12CharSearcherNtB5_15ReverseSearcher9next_back.exit.i.i.i

bb6.i.i.i.i.i:                                    ; preds = %bb4.i.i.i.i.i
  %263 = icmp ne i64 %259, 2
  call void @llvm.assume(i1 %263)
  %_23.i19.i.i.i.i.i = getelementptr inbounds i8, ptr %_34.i.i.i.i, i64 -3
  %y.i.i.i.i.i = load i8, ptr %_23.i19.i.i.i.i.i, align 1, !alias.scope !795, !noalias !798, !noundef !4
  %_31.i.i.i.i.i = and i8 %y.i.i.i.i.i, 15
  %264 = zext nneg i8 %_31.i.i.i.i.i to i32
  %_16.i.i.i.i.i = icmp slt i8 %y.i.i.i.i.i, -64
  br i1 %_16.i.i.i.i.i, label %bb8.i.i.i.i318.i, label %bb11.i.i.i.i.i

bb13.i.i.i.i.i:                                   ; preds = %bb11.i.i.i.i.i, %bb4.i.i.i.i.i
  %iter.sroa.6.0.i.i.i.i = phi ptr [ %iter.sroa.6.1.i.i.i.i, %bb11.i.i.i.i.i ], [ %_23.i13.i.i.i.i.i, %bb4.i.i.i.i.i ]
  %ch.sroa.0.0.i.i.i.i.i = phi i32 [ %269, %bb11.i.i.i.i.i ], [ %262, %bb4.i.i.i.i.i ]
  %_42.i.i.i.i.i = shl nuw nsw i32 %ch.sroa.0.0.i.i.i.i.i, 6
  %_44.i.i.i.i.i = and i8 %w.i.i.i.i.i, 63
  %_43.i.i.i.i.i = zext nneg i8 %_44.i.i.i.i.i to i32
  %265 = or disjoint i32 %_42.i.i.i.i.i, %_43.i.i.i.i.i
  br label %_RNvXs0_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_12CharSearcherNtB5_15ReverseSearcher9next_back.exit.i.i.i

bb8.i.i.i.i318.i:                                 ; preds = %bb6.i.i.i.i.i
  %266 = icmp ne i64 %259, 3
  call void @llvm.assume(i1 %266)
  %_23.i25.i.i.i.i.i = getelementptr inbounds i8, ptr %_34.i.i.i.i, i64 -4
  %x.i.i.i.i.i = load i8, ptr %_23.i25.i.i.i.i.i, align 1, !alias.scope !795, !noalias !798, !noundef !4
  %_35.i.i.i.i.i = and i8 %x.i.i.i.i.i, 7
  %267 = zext nneg i8 %_35.i.i.i.i.i to i32
  %_36.i.i.i.i.i = shl nuw nsw i32 %267, 6
  %_38.i.i.i.i.i = and i8 %y.i.i.i.i.i, 63
  %_37.i.i.i.i.i = zext nneg i8 %_38.i.i.i.i.i to i32
  %268 = or disjoint i32 %_36.i.i.i.i.i, %_37.i.i.i.i.i
  br label %bb11.i.i.i.i.i

bb11.i.i.i.i.i:                                   ; preds = %bb8.i.i.i.i318.i, %bb6.i.i.i.i.i
  %iter.sroa.6.1.i.i.i.i = phi ptr [ %_23.i25.i.i.i.i.i, %bb8.i.i.i.i318.i ], [ %_23.i19.i.i.i.i.i, %bb6.i.i.i.i.i ]
  %ch.sroa.0.1.i.i.i.i.i = phi i32 [ %268, %bb8.i.i.i.i318.i ], [ %264, %bb6.i.i.i.i.i ]
  %_39.i.i.i.i.i = shl nuw nsw i32 %ch.sroa.0.1.i.i.i.i.i, 6
  %_41.i.i.i.i.i = and i8 %z.i.i.i.i.i, 63
  %_40.i.i.i.i.i = zext nneg i8 %_41.i.i.i.i.i to i32
  %269 = or disjoint i32 %_39.i.i.i.i.i, %_40.i.i.i.i.i
  br label %bb13.i.i.i.i.i

_RNvXs0_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_12CharSearcherNtB5_15ReverseSearcher9next_back.exit.i.i.i: ; preds = %bb13.i.i.i.i.i, %bb3.i.i.i.i319.i
  %iter.sroa.6.2.ph.i.i.i.i = phi ptr [ %iter.sroa.6.0.i.i.i.i, %bb13.i.i.i.i.i ], [ %_23.i.i.i.i.i.i, %bb3.i.i.i.i319.i ]
  %_0.sroa.4.1.i.ph.i.i.i.i = phi i32 [ %265, %bb13.i.i.i.i.i ], [ %_8.i.i.i.i.i, %bb3.i.i.i.i319.i ]
  %270 = icmp samesign ult i32 %_0.sroa.4.1.i.ph.i.i.i.i, 1114112
  call void @llvm.assume(i1 %270)
  %271 = ptrtoint ptr %iter.sroa.6.2.ph.i.i.i.i to i64
  %272 = sub nuw i64 %271, %258
  %_14.i.not.i.i.i = icmp eq i32 %_0.sroa.4.1.i.ph.i.i.i.i, 33
  br i1 %_14.i.not.i.i.i, label %bb1.i.i317.i, label %bb133.i

bb133.i:                                          ; preds = %_RNvXs0_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_12CharSearcherNtB5_15ReverseSearcher9next_back.exit.i.i.i, %bb1.i.i317.i
  store ptr %_6.i313.i, ptr %_207.i, align 8
  %273 = getelementptr inbounds nuw i8, ptr %_207.i, i64 8
  store i64 %259, ptr %273, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args15.i)
  store ptr %_196.i, ptr %args15.i, align 8
  %_211.sroa.4.0.args15.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args15.i, i64 8
  store ptr @_RNvXsq_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtCsgEmfK2I1SDS_4core3fmt7Display3fmt, ptr %_211.sroa.4.0.args15.sroa_idx.i, align 8
  %274 = getelementptr inbounds nuw i8, ptr %args15.i, i64 16
  store ptr %_202.i, ptr %274, align 8
  %_212.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args15.i, i64 24
  store ptr @"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hb8d8100cdaa5f33dE", ptr %_212.sroa.4.0..sroa_idx.i, align 8
  %275 = getelementptr inbounds nuw i8, ptr %args15.i, i64 32
  store ptr %_207.i, ptr %275, align 8
  %_213.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args15.i, i64 40
  store ptr @_RNvXs1i_NtCsgEmfK2I1SDS_4core3fmtReNtB6_7Display3fmtCsgY6Mt91CT9J_14rustc_demangle, ptr %_213.sroa.4.0..sroa_idx.i, align 8
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_704e87b7a5fdee7fd1dff6d5c83f0b3e, ptr noundef nonnull %args15.i)
          to label %bb134.i unwind label %cleanup28.i

bb134.i:                                          ; preds = %bb133.i
  call void @llvm.lifetime.end.p0(ptr nonnull %args15.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_207.i)
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %_202.i, i64 noundef 8, i64 noundef 16)
          to label %bb135.i unwind label %cleanup27.i

bb135.i:                                          ; preds = %bb134.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_202.i)
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_196.i)
          to label %bb136.i unwind label %cleanup21.loopexit.split-lp.i

bb136.i:                                          ; preds = %bb135.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_196.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %_218.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %_219.i)
; invoke <core::str::pattern::StrSearcher>::new
  invoke void @_RNvMsu_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcher3new(ptr noalias noundef nonnull sret([104 x i8]) align 8 captures(none) dereferenceable(104) %_219.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_3ea6173703abbe7e227a6c358d1d4dac, i64 noundef 10, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_3e5de64b499dc0b8ff53dd30edac140c, i64 noundef 3)
          to label %bb137.i unwind label %cleanup21.loopexit.split-lp.i

bb137.i:                                          ; preds = %bb136.i
  call void @llvm.experimental.noalias.scope.decl(metadata !807)
  call void @llvm.experimental.noalias.scope.decl(metadata !810)
  call void @llvm.lifetime.start.p0(ptr nonnull %_2.i.i332.i), !noalias !813
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %_2.i.i332.i, ptr noundef nonnull readonly align 8 dereferenceable(104) %_219.i, i64 104, i1 false), !alias.scope !816, !noalias !820
  call void @llvm.experimental.noalias.scope.decl(metadata !821)
  call void @llvm.experimental.noalias.scope.decl(metadata !824)
  call void @llvm.experimental.noalias.scope.decl(metadata !826)
  call void @llvm.experimental.noalias.scope.decl(metadata !829)
  call void @llvm.lifetime.start.p0(ptr nonnull %vector.i.i.i.i331.i), !noalias !831
  call void @llvm.experimental.noalias.scope.decl(metadata !832)
  call void @llvm.experimental.noalias.scope.decl(metadata !835)
  call void @llvm.lifetime.start.p0(ptr nonnull %self1.i.i.i.i.i.i329.i), !noalias !838
; invoke <core::str::pattern::StrSearcher as core::str::pattern::Searcher>::next_match
  invoke fastcc void @_RNvXsv_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_8Searcher10next_match(ptr noalias noundef sret([24 x i8]) align 8 captures(address) dereferenceable(24) %self1.i.i.i.i.i.i329.i, ptr noalias noundef nonnull align 8 dereferenceable(104) %_2.i.i332.i) #32
          to label %.noexc370.i unwind label %cleanup21.loopexit.split-lp.i

.noexc370.i:                                      ; preds = %bb137.i
  %_6.i.i.i.i.i.i.i = load i64, ptr %self1.i.i.i.i.i.i329.i, align 8, !range !39, !noalias !838, !noundef !4
  %276 = trunc nuw i64 %_6.i.i.i.i.i.i.i to i1
  br i1 %276, label %bb3.i.i.i.i334.i, label %bb12.i.i.i.i333.i

bb3.i.i.i.i334.i:                                 ; preds = %.noexc370.i
  %277 = getelementptr inbounds nuw i8, ptr %self1.i.i.i.i.i.i329.i, i64 8
  %x.0.i.i.i.i.i.i.i = load i64, ptr %277, align 8, !noalias !838, !noundef !4
  %278 = getelementptr inbounds nuw i8, ptr %self1.i.i.i.i.i.i329.i, i64 16
  %x.1.i.i.i.i.i.i.i = load i64, ptr %278, align 8, !noalias !838, !noundef !4
  %279 = getelementptr inbounds nuw i8, ptr %_2.i.i332.i, i64 72
  %_0.0.i.i.i.i.i.i.i.i335.i = load ptr, ptr %279, align 8, !alias.scope !841, !noalias !846, !nonnull !4, !align !19, !noundef !4
  call void @llvm.lifetime.end.p0(ptr nonnull %self1.i.i.i.i.i.i329.i), !noalias !838
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i.i.i.i.i328.i), !noalias !831
; invoke <alloc::raw_vec::RawVecInner>::try_allocate_in
  invoke void @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner15try_allocate_inCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_4.i.i.i.i.i328.i, i64 noundef 4, i1 noundef zeroext false, i64 noundef 8, i64 noundef 24)
          to label %.noexc371.i unwind label %cleanup21.loopexit.split-lp.i

.noexc371.i:                                      ; preds = %bb3.i.i.i.i334.i
  %_5.i.i.i.i.i336.i = load i64, ptr %_4.i.i.i.i.i328.i, align 8, !range !39, !noalias !831, !noundef !4
  %280 = trunc nuw i64 %_5.i.i.i.i.i336.i to i1
  %281 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i328.i, i64 8
  %err.0.i.i.i.i.i337.i = load i64, ptr %281, align 8, !range !386, !noalias !831, !noundef !4
  %282 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i328.i, i64 16
  br i1 %280, label %bb3.i.i.i.i.i368.i, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i.i338.i", !prof !217

bb3.i.i.i.i.i368.i:                               ; preds = %.noexc371.i
  %err.1.i.i.i.i.i369.i = load i64, ptr %282, align 8, !noalias !831
  br label %bb3.i.i.i.i.i.invoke.i

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i.i338.i": ; preds = %.noexc371.i
  %data.i.i.i.i.i.i.i339.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i.i.i.i.i.i.i335.i, i64 %x.0.i.i.i.i.i.i.i
  %new_len.i.i.i.i.i.i.i340.i = sub nuw i64 %x.1.i.i.i.i.i.i.i, %x.0.i.i.i.i.i.i.i
  %this.1.i.i.i.i.i341.i = load ptr, ptr %282, align 8, !noalias !831, !nonnull !4, !noundef !4
  %_7.i.i.i.i.i342.i = icmp ugt i64 %err.0.i.i.i.i.i337.i, 3
  call void @llvm.assume(i1 %_7.i.i.i.i.i342.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i.i.i.i.i328.i), !noalias !831
  store i64 %x.0.i.i.i.i.i.i.i, ptr %this.1.i.i.i.i.i341.i, align 8, !noalias !831
  %src.sroa.4.0._26.1.sroa_idx.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %this.1.i.i.i.i.i341.i, i64 8
  store ptr %data.i.i.i.i.i.i.i339.i, ptr %src.sroa.4.0._26.1.sroa_idx.i.i.i.i.i, align 8, !noalias !831
  %src.sroa.5.0._26.1.sroa_idx.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %this.1.i.i.i.i.i341.i, i64 16
  store i64 %new_len.i.i.i.i.i.i.i340.i, ptr %src.sroa.5.0._26.1.sroa_idx.i.i.i.i.i, align 8, !noalias !831
  store i64 %err.0.i.i.i.i.i337.i, ptr %vector.i.i.i.i331.i, align 8, !noalias !831
  %vector1.sroa.4.0.vector.sroa_idx.i.i.i.i343.i = getelementptr inbounds nuw i8, ptr %vector.i.i.i.i331.i, i64 8
  store ptr %this.1.i.i.i.i.i341.i, ptr %vector1.sroa.4.0.vector.sroa_idx.i.i.i.i343.i, align 8, !noalias !831
  %vector1.sroa.6.0.vector.sroa_idx.i.i.i.i344.i = getelementptr inbounds nuw i8, ptr %vector.i.i.i.i331.i, i64 16
  store i64 1, ptr %vector1.sroa.6.0.vector.sroa_idx.i.i.i.i344.i, align 8, !noalias !831
  call void @llvm.lifetime.start.p0(ptr nonnull %_19.i.i.i.i330.i), !noalias !831
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %_19.i.i.i.i330.i, ptr noundef nonnull align 8 dereferenceable(104) %_2.i.i332.i, i64 104, i1 false), !noalias !848
  call void @llvm.experimental.noalias.scope.decl(metadata !849)
  call void @llvm.experimental.noalias.scope.decl(metadata !852)
  call void @llvm.experimental.noalias.scope.decl(metadata !854)
  call void @llvm.experimental.noalias.scope.decl(metadata !857)
  call void @llvm.lifetime.start.p0(ptr nonnull %self1.i.i.i.i.i.i.i.i.i), !noalias !859
; invoke <core::str::pattern::StrSearcher as core::str::pattern::Searcher>::next_match
  invoke fastcc void @_RNvXsv_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_8Searcher10next_match(ptr noalias noundef sret([24 x i8]) align 8 captures(address) dereferenceable(24) %self1.i.i.i.i.i.i.i.i.i, ptr noalias noundef nonnull align 8 dereferenceable(104) %_19.i.i.i.i330.i) #32
          to label %.noexc.i.i.i.i351.i unwind label %cleanup3.loopexit.split-lp.i.i.i.i345.i, !noalias !831

.noexc.i.i.i.i351.i:                              ; preds = %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i.i338.i"
  %_6.i.i9.i.i.i.i.i.i.i = load i64, ptr %self1.i.i.i.i.i.i.i.i.i, align 8, !range !39, !noalias !859, !noundef !4
  %283 = trunc nuw i64 %_6.i.i9.i.i.i.i.i.i.i to i1
  br i1 %283, label %bb3.lr.ph.i.i.i.i.i.i.i, label %bb5.i.i.i.i352.i

bb3.lr.ph.i.i.i.i.i.i.i:                          ; preds = %.noexc.i.i.i.i351.i
  %284 = getelementptr inbounds nuw i8, ptr %self1.i.i.i.i.i.i.i.i.i, i64 8
  %285 = getelementptr inbounds nuw i8, ptr %self1.i.i.i.i.i.i.i.i.i, i64 16
  %286 = getelementptr inbounds nuw i8, ptr %_19.i.i.i.i330.i, i64 72
  br label %bb3.i.i.i.i.i.i353.i

bb3.i.i.i.i.i.i353.i:                             ; preds = %.noexc8.i.i.i.i366.i, %bb3.lr.ph.i.i.i.i.i.i.i
  call void @llvm.experimental.noalias.scope.decl(metadata !866)
  call void @llvm.experimental.noalias.scope.decl(metadata !868)
  %x.0.i.i.i.i.i.i.i.i.i = load i64, ptr %284, align 8, !noalias !870, !noundef !4
  %x.1.i.i.i.i.i.i.i.i.i = load i64, ptr %285, align 8, !noalias !870, !noundef !4
  %_0.0.i.i.i.i.i.i.i.i.i.i354.i = load ptr, ptr %286, align 8, !alias.scope !871, !noalias !876, !nonnull !4, !align !19, !noundef !4
  %new_len.i.i.i.i.i.i.i.i.i355.i = sub nuw i64 %x.1.i.i.i.i.i.i.i.i.i, %x.0.i.i.i.i.i.i.i.i.i
  %data.i.i.i.i.i.i.i.i.i356.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i.i.i.i.i.i.i.i.i354.i, i64 %x.0.i.i.i.i.i.i.i.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %self1.i.i.i.i.i.i.i.i.i), !noalias !870
  %len.i.i.i.i.i.i357.i = load i64, ptr %vector1.sroa.6.0.vector.sroa_idx.i.i.i.i344.i, align 8, !alias.scope !878, !noalias !879, !noundef !4
  %_19.i.i.i.i.i.i358.i = icmp ult i64 %len.i.i.i.i.i.i357.i, 384307168202282326
  call void @llvm.assume(i1 %_19.i.i.i.i.i.i358.i)
  %self1.i.i6.i.i.i.i.i = load i64, ptr %vector.i.i.i.i331.i, align 8, !range !179, !alias.scope !878, !noalias !879, !noundef !4
  %_8.i.i.i.i.i.i359.i = icmp eq i64 %len.i.i.i.i.i.i357.i, %self1.i.i6.i.i.i.i.i
  br i1 %_8.i.i.i.i.i.i359.i, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h51436f4774609d8aE.exit.i.i.i.i.i.i.i", label %bb8.i.i.i.i.i.i360.i

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h51436f4774609d8aE.exit.i.i.i.i.i.i.i": ; preds = %bb3.i.i.i.i.i.i353.i
; invoke <alloc::raw_vec::RawVecInner<_>>::reserve::do_reserve_and_handle::<alloc::alloc::Global>
  invoke void @_RINvNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecINtB8_11RawVecInnerpE7reserve21do_reserve_and_handleNtNtBa_5alloc6GlobalECs4X4t9plMPHF_9addr2line(ptr noalias noundef nonnull align 8 dereferenceable(24) %vector.i.i.i.i331.i, i64 noundef %len.i.i.i.i.i.i357.i, i64 noundef range(i64 1, 0) 1, i64 noundef 8, i64 noundef 24)
          to label %bb8.i.i.i.i.i.i360.i unwind label %cleanup3.loopexit.i.i.i.i364.i, !noalias !831

bb8.i.i.i.i.i.i360.i:                             ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h51436f4774609d8aE.exit.i.i.i.i.i.i.i", %bb3.i.i.i.i.i.i353.i
  %_23.i.i.i.i.i.i361.i = load ptr, ptr %vector1.sroa.4.0.vector.sroa_idx.i.i.i.i343.i, align 8, !alias.scope !878, !noalias !879, !nonnull !4, !noundef !4
  %dst.i.i.i.i.i.i362.i = getelementptr inbounds nuw { i64, { ptr, i64 } }, ptr %_23.i.i.i.i.i.i361.i, i64 %len.i.i.i.i.i.i357.i
  store i64 %x.0.i.i.i.i.i.i.i.i.i, ptr %dst.i.i.i.i.i.i362.i, align 8, !noalias !879
  %src.sroa.4.0.dst.sroa_idx.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %dst.i.i.i.i.i.i362.i, i64 8
  store ptr %data.i.i.i.i.i.i.i.i.i356.i, ptr %src.sroa.4.0.dst.sroa_idx.i.i.i.i.i.i.i, align 8, !noalias !879
  %src.sroa.5.0.dst.sroa_idx.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %dst.i.i.i.i.i.i362.i, i64 16
  store i64 %new_len.i.i.i.i.i.i.i.i.i355.i, ptr %src.sroa.5.0.dst.sroa_idx.i.i.i.i.i.i.i, align 8, !noalias !879
  %new_len.i.i.i.i.i.i363.i = add nuw nsw i64 %len.i.i.i.i.i.i357.i, 1
  store i64 %new_len.i.i.i.i.i.i363.i, ptr %vector1.sroa.6.0.vector.sroa_idx.i.i.i.i344.i, align 8, !alias.scope !878, !noalias !879
  call void @llvm.lifetime.start.p0(ptr nonnull %self1.i.i.i.i.i.i.i.i.i), !noalias !880
; invoke <core::str::pattern::StrSearcher as core::str::pattern::Searcher>::next_match
  invoke fastcc void @_RNvXsv_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_8Searcher10next_match(ptr noalias noundef sret([24 x i8]) align 8 captures(address) dereferenceable(24) %self1.i.i.i.i.i.i.i.i.i, ptr noalias noundef nonnull align 8 dereferenceable(104) %_19.i.i.i.i330.i) #32
          to label %.noexc8.i.i.i.i366.i unwind label %cleanup3.loopexit.i.i.i.i364.i, !noalias !831

.noexc8.i.i.i.i366.i:                             ; preds = %bb8.i.i.i.i.i.i360.i
  %_6.i.i.i.i.i.i.i.i367.i = load i64, ptr %self1.i.i.i.i.i.i.i.i.i, align 8, !range !39, !noalias !880, !noundef !4
  %287 = trunc nuw i64 %_6.i.i.i.i.i.i.i.i367.i to i1
  br i1 %287, label %bb3.i.i.i.i.i.i353.i, label %bb5.i.i.i.i352.i

bb12.i.i.i.i333.i:                                ; preds = %.noexc370.i
  call void @llvm.lifetime.end.p0(ptr nonnull %self1.i.i.i.i.i.i329.i), !noalias !838
  store i64 0, ptr %_218.i, align 8, !alias.scope !883, !noalias !884
  %288 = getelementptr inbounds nuw i8, ptr %_218.i, i64 8
  store ptr inttoptr (i64 8 to ptr), ptr %288, align 8, !alias.scope !883, !noalias !884
  %289 = getelementptr inbounds nuw i8, ptr %_218.i, i64 16
  store i64 0, ptr %289, align 8, !alias.scope !883, !noalias !884
  br label %bb138.i

cleanup3.loopexit.i.i.i.i364.i:                   ; preds = %bb8.i.i.i.i.i.i360.i, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h51436f4774609d8aE.exit.i.i.i.i.i.i.i"
  %lpad.loopexit.i.i.i.i365.i = landingpad { ptr, i32 }
          cleanup
  br label %cleanup3.i.i.i.i347.i

cleanup3.loopexit.split-lp.i.i.i.i345.i:          ; preds = %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i.i338.i"
  %lpad.loopexit.split-lp.i.i.i.i346.i = landingpad { ptr, i32 }
          cleanup
  br label %cleanup3.i.i.i.i347.i

cleanup3.i.i.i.i347.i:                            ; preds = %cleanup3.loopexit.split-lp.i.i.i.i345.i, %cleanup3.loopexit.i.i.i.i364.i
  %lpad.phi.i.i.i.i348.i = phi { ptr, i32 } [ %lpad.loopexit.i.i.i.i365.i, %cleanup3.loopexit.i.i.i.i364.i ], [ %lpad.loopexit.split-lp.i.i.i.i346.i, %cleanup3.loopexit.split-lp.i.i.i.i345.i ]
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %vector.i.i.i.i331.i, i64 noundef 8, i64 noundef 24)
          to label %bb168.i unwind label %terminate.i.i.i.i349.i, !noalias !831

bb5.i.i.i.i352.i:                                 ; preds = %.noexc8.i.i.i.i366.i, %.noexc.i.i.i.i351.i
  call void @llvm.lifetime.end.p0(ptr nonnull %self1.i.i.i.i.i.i.i.i.i), !noalias !870
  call void @llvm.lifetime.end.p0(ptr nonnull %_19.i.i.i.i330.i), !noalias !831
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %_218.i, ptr noundef nonnull align 8 dereferenceable(24) %vector.i.i.i.i331.i, i64 24, i1 false), !noalias !884
  br label %bb138.i

terminate.i.i.i.i349.i:                           ; preds = %cleanup3.i.i.i.i347.i
  %290 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33, !noalias !831
  unreachable

bb138.i:                                          ; preds = %bb5.i.i.i.i352.i, %bb12.i.i.i.i333.i
  call void @llvm.lifetime.end.p0(ptr nonnull %vector.i.i.i.i331.i), !noalias !831
  call void @llvm.lifetime.end.p0(ptr nonnull %_2.i.i332.i), !noalias !813
  call void @llvm.lifetime.end.p0(ptr nonnull %_219.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %_221.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %_222.i)
; invoke <core::str::pattern::StrSearcher>::new
  invoke void @_RNvMsu_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcher3new(ptr noalias noundef nonnull sret([104 x i8]) align 8 captures(none) dereferenceable(128) %_222.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_0beae02aad345e5f2f0f7543657d879b, i64 noundef 4, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_62d2e2f2b7ce4560336617a7e46651ee, i64 noundef 2)
          to label %bb139.i unwind label %cleanup29.loopexit.split-lp.i

cleanup29.loopexit.i:                             ; preds = %"_ZN4core4iter6traits8iterator8Iterator5count28_$u7b$$u7b$closure$u7d$$u7d$17hff5f9608d393820dE.exit.i.i.i"
  %lpad.loopexit.i = landingpad { ptr, i32 }
          cleanup
  br label %cleanup29.i

cleanup29.loopexit.split-lp.i:                    ; preds = %bb143.i, %panic.i.i.i382.i, %bb139.i, %bb138.i
  %lpad.loopexit.split-lp.i = landingpad { ptr, i32 }
          cleanup
  br label %cleanup29.i

cleanup29.i:                                      ; preds = %cleanup29.loopexit.split-lp.i, %cleanup29.loopexit.i
  %lpad.phi.i = phi { ptr, i32 } [ %lpad.loopexit.i, %cleanup29.loopexit.i ], [ %lpad.loopexit.split-lp.i, %cleanup29.loopexit.split-lp.i ]
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %_218.i, i64 noundef 8, i64 noundef 24)
          to label %bb168.i unwind label %terminate.i24

bb139.i:                                          ; preds = %bb138.i
  %_3.sroa.2.0._0.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %_222.i, i64 104
  store i64 0, ptr %_3.sroa.2.0._0.sroa_idx.i.i, align 8, !alias.scope !885
  %_3.sroa.3.0._0.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %_222.i, i64 112
  store i64 4, ptr %_3.sroa.3.0._0.sroa_idx.i.i, align 8, !alias.scope !885
  %_3.sroa.4.0._0.sroa_idx.i375.i = getelementptr inbounds nuw i8, ptr %_222.i, i64 120
  store i8 1, ptr %_3.sroa.4.0._0.sroa_idx.i375.i, align 8, !alias.scope !885
  %_3.sroa.5.0._0.sroa_idx.i376.i = getelementptr inbounds nuw i8, ptr %_222.i, i64 121
  store i8 0, ptr %_3.sroa.5.0._0.sroa_idx.i376.i, align 1, !alias.scope !885
; invoke core::str::iter::SplitInternal<P>::next_back
  %291 = invoke fastcc { ptr, i64 } @"_ZN4core3str4iter22SplitInternal$LT$P$GT$9next_back17hcfeafaddef25487eE"(ptr noalias noundef nonnull align 8 dereferenceable(128) %_222.i) #32
          to label %.noexc383.i unwind label %cleanup29.loopexit.split-lp.i

.noexc383.i:                                      ; preds = %bb139.i
  %292 = extractvalue { ptr, i64 } %291, 0
  %.not4.i.i.i = icmp eq ptr %292, null
  br i1 %.not4.i.i.i, label %bb143.i, label %bb3.i.i379.i

bb3.i.i379.i:                                     ; preds = %.noexc383.i, %.noexc385.i
  %accum.sroa.0.05.i.i.i = phi i64 [ %_4.0.i.i.i381.i, %.noexc385.i ], [ 0, %.noexc383.i ]
  %_4.1.i.i.i380.i = icmp eq i64 %accum.sroa.0.05.i.i.i, -1
  br i1 %_4.1.i.i.i380.i, label %panic.i.i.i382.i, label %"_ZN4core4iter6traits8iterator8Iterator5count28_$u7b$$u7b$closure$u7d$$u7d$17hff5f9608d393820dE.exit.i.i.i"

panic.i.i.i382.i:                                 ; preds = %bb3.i.i379.i
; invoke core::panicking::panic_const::panic_const_add_overflow
  invoke void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e908daec3405145d7ba3f62e180fc456) #34
          to label %.noexc384.i unwind label %cleanup29.loopexit.split-lp.i

.noexc384.i:                                      ; preds = %panic.i.i.i382.i
  unreachable

"_ZN4core4iter6traits8iterator8Iterator5count28_$u7b$$u7b$closure$u7d$$u7d$17hff5f9608d393820dE.exit.i.i.i": ; preds = %bb3.i.i379.i
; invoke core::str::iter::SplitInternal<P>::next_back
  %293 = invoke fastcc { ptr, i64 } @"_ZN4core3str4iter22SplitInternal$LT$P$GT$9next_back17hcfeafaddef25487eE"(ptr noalias noundef nonnull align 8 dereferenceable(128) %_222.i) #32
          to label %.noexc385.i unwind label %cleanup29.loopexit.i

.noexc385.i:                                      ; preds = %"_ZN4core4iter6traits8iterator8Iterator5count28_$u7b$$u7b$closure$u7d$$u7d$17hff5f9608d393820dE.exit.i.i.i"
  %_4.0.i.i.i381.i = add nuw i64 %accum.sroa.0.05.i.i.i, 1
  %294 = extractvalue { ptr, i64 } %293, 0
  %.not.i.i.i = icmp eq ptr %294, null
  br i1 %.not.i.i.i, label %bb143.i, label %bb3.i.i379.i

bb143.i:                                          ; preds = %.noexc385.i, %.noexc383.i
  %accum.sroa.0.0.lcssa.i.i.i = phi i64 [ 0, %.noexc383.i ], [ %_4.0.i.i.i381.i, %.noexc385.i ]
  store i64 %accum.sroa.0.0.lcssa.i.i.i, ptr %_221.i, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %_222.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %args16.i)
  store ptr %_218.i, ptr %args16.i, align 8
  %_224.sroa.4.0.args16.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args16.i, i64 8
  store ptr @"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h46a81c5055bc6b59E", ptr %_224.sroa.4.0.args16.sroa_idx.i, align 8
  %295 = getelementptr inbounds nuw i8, ptr %args16.i, i64 16
  store ptr %_221.i, ptr %295, align 8
  %_225.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args16.i, i64 24
  store ptr @_RNvXsZ_NtNtCsgEmfK2I1SDS_4core3fmt3numjNtB7_5Debug3fmt, ptr %_225.sroa.4.0..sroa_idx.i, align 8
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_b1b3cecaa6a7183967abcfd14f99ae78, ptr noundef nonnull %args16.i)
          to label %bb144.i unwind label %cleanup29.loopexit.split-lp.i

bb144.i:                                          ; preds = %bb143.i
  call void @llvm.lifetime.end.p0(ptr nonnull %args16.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_221.i)
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %_218.i, i64 noundef 8, i64 noundef 24)
          to label %bb146.i unwind label %cleanup21.loopexit.split-lp.i

bb146.i:                                          ; preds = %bb144.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_218.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %_230.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %vector.i.i.i.i391.i), !noalias !888
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i.i.i.i.i390.i), !noalias !888
; invoke <alloc::raw_vec::RawVecInner>::try_allocate_in
  invoke void @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner15try_allocate_inCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_4.i.i.i.i.i390.i, i64 noundef 5, i1 noundef zeroext false, i64 noundef 1, i64 noundef 1)
          to label %.noexc402.i unwind label %cleanup21.loopexit.split-lp.i

.noexc402.i:                                      ; preds = %bb146.i
  %_5.i.i.i.i.i392.i = load i64, ptr %_4.i.i.i.i.i390.i, align 8, !range !39, !noalias !888, !noundef !4
  %296 = trunc nuw i64 %_5.i.i.i.i.i392.i to i1
  %297 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i390.i, i64 8
  %err.0.i.i.i.i.i393.i = load i64, ptr %297, align 8, !range !386, !noalias !888, !noundef !4
  %298 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i390.i, i64 16
  br i1 %296, label %bb3.i.i.i.i.i400.i, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i.i394.i", !prof !217

bb3.i.i.i.i.i400.i:                               ; preds = %.noexc402.i
  %err.1.i.i.i.i.i401.i = load i64, ptr %298, align 8, !noalias !888
  br label %bb3.i.i.i.i.i.invoke.i

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i.i394.i": ; preds = %.noexc402.i
  %this.1.i.i.i.i.i395.i = load ptr, ptr %298, align 8, !noalias !888, !nonnull !4, !noundef !4
  %_7.i.i.i.i.i396.i = icmp ugt i64 %err.0.i.i.i.i.i393.i, 4
  call void @llvm.assume(i1 %_7.i.i.i.i.i396.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i.i.i.i.i390.i), !noalias !888
  store i64 %err.0.i.i.i.i.i393.i, ptr %vector.i.i.i.i391.i, align 8, !noalias !888
  %299 = getelementptr inbounds nuw i8, ptr %vector.i.i.i.i391.i, i64 8
  store ptr %this.1.i.i.i.i.i395.i, ptr %299, align 8, !noalias !888
  %300 = getelementptr inbounds nuw i8, ptr %vector.i.i.i.i391.i, i64 16
  store i64 0, ptr %300, align 8, !noalias !888
  call void @llvm.experimental.noalias.scope.decl(metadata !897)
  call void @llvm.experimental.noalias.scope.decl(metadata !900)
; invoke <alloc::vec::Vec<u8>>::reserve
  invoke void @_RNvMs_NtCslNYArtu3iFV_5alloc3vecINtB4_3VechE7reserveCs4X4t9plMPHF_9addr2line(ptr noalias noundef nonnull align 8 dereferenceable(24) %vector.i.i.i.i391.i, i64 noundef 5)
          to label %.noexc.i.i.i.i399.i unwind label %cleanup1.i.i.i.i.i, !noalias !888

.noexc.i.i.i.i399.i:                              ; preds = %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i.i394.i"
  %_26.i.i.i.i.i.i.i = load ptr, ptr %299, align 8, !alias.scope !903, !noalias !888, !nonnull !4, !noundef !4
  %_27.i.i.i.i.i.i.i = load i64, ptr %300, align 8, !alias.scope !903, !noalias !888, !noundef !4
  br label %bb3.i.i.i.i.i.i.i.i.i

bb3.i.i.i.i.i.i.i.i.i:                            ; preds = %bb3.i.i.i.i.i.i.i.i.i, %.noexc.i.i.i.i399.i
  %self.sroa.0.0.idx10.i.i.i.i.i.i.i.i.i = phi i64 [ 0, %.noexc.i.i.i.i399.i ], [ %self.sroa.0.0.add.i.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i.i.i ]
  %301 = phi i64 [ %_27.i.i.i.i.i.i.i, %.noexc.i.i.i.i399.i ], [ %302, %bb3.i.i.i.i.i.i.i.i.i ]
  %self.sroa.0.0.ptr.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr @alloc_5a2a0211d5c1c95fd65fa822d9eb9273, i64 %self.sroa.0.0.idx10.i.i.i.i.i.i.i.i.i
  %self.sroa.0.0.add.i.i.i.i.i.i.i.i.i = add nuw nsw i64 %self.sroa.0.0.idx10.i.i.i.i.i.i.i.i.i, 1
  %v.i.i.i.i.i.i.i.i.i.i = load i8, ptr %self.sroa.0.0.ptr.i.i.i.i.i.i.i.i.i, align 1, !noalias !904, !noundef !4
  %_3.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_26.i.i.i.i.i.i.i, i64 %301
  store i8 %v.i.i.i.i.i.i.i.i.i.i, ptr %_3.i.i.i.i.i.i.i.i.i.i.i, align 1, !noalias !911
  %302 = add i64 %301, 1
  %_6.i.i.not.i.i.i.i.i.i.i.i.i = icmp eq i64 %self.sroa.0.0.add.i.i.i.i.i.i.i.i.i, 5
  br i1 %_6.i.i.not.i.i.i.i.i.i.i.i.i, label %bb147.i, label %bb3.i.i.i.i.i.i.i.i.i

cleanup1.i.i.i.i.i:                               ; preds = %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i.i394.i"
  %303 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef align 8 dereferenceable(24) %vector.i.i.i.i391.i) #35
          to label %bb168.i unwind label %terminate.i.i.i.i397.i, !noalias !888

terminate.i.i.i.i397.i:                           ; preds = %cleanup1.i.i.i.i.i
  %304 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33, !noalias !888
  unreachable

bb147.i:                                          ; preds = %bb3.i.i.i.i.i.i.i.i.i
  store i64 %302, ptr %300, align 8, !alias.scope !903, !noalias !916
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %_230.i, ptr noundef nonnull align 8 dereferenceable(24) %vector.i.i.i.i391.i, i64 24, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %vector.i.i.i.i391.i), !noalias !888
  call void @llvm.lifetime.start.p0(ptr nonnull %_233.i)
  br label %bb1.i.i.i.i.i

bb1.i.i.i.i.i:                                    ; preds = %bb3.i.i.i.i406.i, %bb147.i
  %_16.i5.i.idx.i.i.i.i = phi i64 [ 0, %bb147.i ], [ %_16.i5.i.add.i.i.i.i, %bb3.i.i.i.i406.i ]
  %accum.sroa.0.0.i.i.i.i.i = phi i64 [ 1, %bb147.i ], [ %_4.0.i.i.i.i.i.i.i.i, %bb3.i.i.i.i406.i ]
  %_6.i.i.i.i.i.i = icmp eq i64 %_16.i5.i.idx.i.i.i.i, 32
  br i1 %_6.i.i.i.i.i.i, label %bb53.i.i.i.i, label %bb3.i.i.i.i406.i

bb3.i.i.i.i406.i:                                 ; preds = %bb1.i.i.i.i.i
  %_16.i5.i.ptr.i.i.i.i = getelementptr inbounds nuw i8, ptr @alloc_cad9a3c5ba849e44d8aca76c624ef18d, i64 %_16.i5.i.idx.i.i.i.i
  %_16.i5.i.add.i.i.i.i = add nuw nsw i64 %_16.i5.i.idx.i.i.i.i, 16
  %305 = getelementptr inbounds nuw i8, ptr %_16.i5.i.ptr.i.i.i.i, i64 8
  %_0.1.i.i.i.i.i.i.i.i = load i64, ptr %305, align 8, !alias.scope !925, !noalias !932, !noundef !4
  %_4.0.i.i.i.i.i.i.i.i = add i64 %_0.1.i.i.i.i.i.i.i.i, %accum.sroa.0.0.i.i.i.i.i
  %_4.1.i.i.i.i.i.i.i.i = icmp ult i64 %_4.0.i.i.i.i.i.i.i.i, %accum.sroa.0.0.i.i.i.i.i
  br i1 %_4.1.i.i.i.i.i.i.i.i, label %bb52.i.i.i.i, label %bb1.i.i.i.i.i

bb53.i.i.i.i:                                     ; preds = %bb1.i.i.i.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %result.i.i.i.i), !noalias !941
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i99.i.i.i.i), !noalias !941
; invoke <alloc::raw_vec::RawVecInner>::try_allocate_in
  invoke void @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner15try_allocate_inCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_4.i99.i.i.i.i, i64 noundef %accum.sroa.0.0.i.i.i.i.i, i1 noundef zeroext false, i64 noundef 1, i64 noundef 1)
          to label %.noexc407.i unwind label %cleanup30.i

.noexc407.i:                                      ; preds = %bb53.i.i.i.i
  %_5.i.i.i.i.i = load i64, ptr %_4.i99.i.i.i.i, align 8, !range !39, !noalias !941, !noundef !4
  %306 = trunc nuw i64 %_5.i.i.i.i.i to i1
  %307 = getelementptr inbounds nuw i8, ptr %_4.i99.i.i.i.i, i64 8
  %err.0.i.i.i.i.i = load i64, ptr %307, align 8, !range !386, !noalias !941, !noundef !4
  %308 = getelementptr inbounds nuw i8, ptr %_4.i99.i.i.i.i, i64 16
  br i1 %306, label %bb3.i100.i.i.i.i, label %bb4.i.i.i.i, !prof !217

bb3.i100.i.i.i.i:                                 ; preds = %.noexc407.i
  %err.1.i.i.i.i.i = load i64, ptr %308, align 8, !noalias !941
; invoke alloc::raw_vec::handle_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %err.0.i.i.i.i.i, i64 %err.1.i.i.i.i.i) #34
          to label %.noexc408.i unwind label %cleanup30.i

.noexc408.i:                                      ; preds = %bb3.i100.i.i.i.i
  unreachable

bb52.i.i.i.i:                                     ; preds = %bb3.i.i.i.i406.i
; invoke core::option::expect_failed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core6option13expect_failed(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_ca673fb95acb8e58af271999e89294ae, i64 noundef 53, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d8d4d9da093f3be02d1f11ac3b974138) #31
          to label %.noexc409.i unwind label %cleanup30.i

.noexc409.i:                                      ; preds = %bb52.i.i.i.i
  unreachable

cleanup.i.i.i.i:                                  ; preds = %bb3.i114.invoke.i.i.i.i, %bb4.i.i.i.i
  %309 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef align 8 dereferenceable(24) %result.i.i.i.i) #35
          to label %bb159.i unwind label %terminate.i.i.i.i, !noalias !941

bb4.i.i.i.i:                                      ; preds = %.noexc407.i
  %this.1.i.i.i.i.i = load ptr, ptr %308, align 8, !noalias !941, !nonnull !4, !noundef !4
  %_7.i.i.i.i.i = icmp ule i64 %accum.sroa.0.0.i.i.i.i.i, %err.0.i.i.i.i.i
  call void @llvm.assume(i1 %_7.i.i.i.i.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i99.i.i.i.i), !noalias !941
  store i64 %err.0.i.i.i.i.i, ptr %result.i.i.i.i, align 8, !noalias !941
  %310 = getelementptr inbounds nuw i8, ptr %result.i.i.i.i, i64 8
  store ptr %this.1.i.i.i.i.i, ptr %310, align 8, !noalias !941
  %311 = getelementptr inbounds nuw i8, ptr %result.i.i.i.i, i64 16
  store i64 0, ptr %311, align 8, !noalias !941
; invoke <alloc::vec::Vec<u8>>::reserve
  invoke void @_RNvMs_NtCslNYArtu3iFV_5alloc3vecINtB4_3VechE7reserveCs4X4t9plMPHF_9addr2line(ptr noalias noundef nonnull align 8 dereferenceable(24) %result.i.i.i.i, i64 noundef 1)
          to label %bb55.i.i.i.i unwind label %cleanup.i.i.i.i, !noalias !941

bb55.i.i.i.i:                                     ; preds = %bb4.i.i.i.i
  %len.i.i.i.i.i.i = load i64, ptr %311, align 8, !alias.scope !942, !noalias !941, !noundef !4
  %_10.i.i.i.i.i.i = icmp sgt i64 %len.i.i.i.i.i.i, -1
  call void @llvm.assume(i1 %_10.i.i.i.i.i.i)
  %_11.i.i.i.i.i.i = load ptr, ptr %310, align 8, !alias.scope !942, !noalias !941, !nonnull !4, !noundef !4
  %dst.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_11.i.i.i.i.i.i, i64 %len.i.i.i.i.i.i
  store i8 120, ptr %dst.i.i.i.i.i.i, align 1, !noalias !941
  %.pre.i.i.i.i.i.i = load i64, ptr %311, align 8, !alias.scope !942, !noalias !941
  %312 = add nsw i64 %.pre.i.i.i.i.i.i, 1
  store i64 %312, ptr %311, align 8, !alias.scope !942, !noalias !941
  %_169.i.i.i.i = load ptr, ptr %310, align 8, !noalias !941, !nonnull !4, !noundef !4
  %_162.i.i.i.i = getelementptr inbounds nuw i8, ptr %_169.i.i.i.i, i64 %312
  %_6.not.i.i.i.i.i = icmp eq i64 %accum.sroa.0.0.i.i.i.i.i, %312
  br i1 %_6.not.i.i.i.i.i, label %bb3.i114.invoke.i.i.i.i, label %bb100.i.i.i.i, !prof !217

bb100.i.i.i.i:                                    ; preds = %bb55.i.i.i.i
  %reass.sub.i.i.i.i = sub i64 %accum.sroa.0.0.i.i.i.i.i, %.pre.i.i.i.i.i.i
  store i8 45, ptr %_162.i.i.i.i, align 1, !alias.scope !947, !noalias !941
  %_6.not.i107.i.i.i.i = icmp eq i64 %reass.sub.i.i.i.i, 2
  br i1 %_6.not.i107.i.i.i.i, label %bb3.i114.invoke.i.i.i.i, label %bb151.i, !prof !217

bb3.i114.invoke.i.i.i.i:                          ; preds = %bb100.i.i.i.i, %bb55.i.i.i.i
; invoke core::panicking::panic_fmt
  invoke void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_d1084648e479974e70c9329824bf76f9, ptr noundef nonnull inttoptr (i64 19 to ptr), ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_01417ebca96a98fb9890b1b8a14503d5) #31
          to label %bb3.i114.cont.i.i.i.i unwind label %cleanup.i.i.i.i, !noalias !941

bb3.i114.cont.i.i.i.i:                            ; preds = %bb3.i114.invoke.i.i.i.i
  unreachable

terminate.i.i.i.i:                                ; preds = %cleanup.i.i.i.i
  %313 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33, !noalias !941
  unreachable

bb159.i:                                          ; preds = %cleanup31.i, %cleanup30.i, %cleanup.i.i.i.i
  %.pn43.i = phi { ptr, i32 } [ %309, %cleanup.i.i.i.i ], [ %314, %cleanup30.i ], [ %315, %cleanup31.i ]
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef align 8 dereferenceable(24) %_230.i) #35
          to label %bb168.i unwind label %terminate.i24

cleanup30.i:                                      ; preds = %bb152.i, %bb52.i.i.i.i, %bb3.i100.i.i.i.i, %bb53.i.i.i.i
  %314 = landingpad { ptr, i32 }
          cleanup
  br label %bb159.i

cleanup31.i:                                      ; preds = %bb151.i
  %315 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_233.i)
          to label %bb159.i unwind label %terminate.i24

bb151.i:                                          ; preds = %bb100.i.i.i.i
  %data.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_162.i.i.i.i, i64 1
  store i8 121, ptr %data.i.i.i.i.i.i, align 1, !alias.scope !951, !noalias !941
  %len.i.i110.i.neg.i.i.i = add nuw i64 %accum.sroa.0.0.i.i.i.i.i, 3
  %result_len.i.i.i.i = sub i64 %len.i.i110.i.neg.i.i.i, %reass.sub.i.i.i.i
  store i64 %result_len.i.i.i.i, ptr %311, align 8, !noalias !941
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %_233.i, ptr noundef nonnull align 8 dereferenceable(24) %result.i.i.i.i, i64 24, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %result.i.i.i.i), !noalias !941
  call void @llvm.lifetime.start.p0(ptr nonnull %args17.i)
  store ptr %_230.i, ptr %args17.i, align 8
  %_236.sroa.4.0.args17.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args17.i, i64 8
  store ptr @"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hc894212e8fdc8104E", ptr %_236.sroa.4.0.args17.sroa_idx.i, align 8
  %316 = getelementptr inbounds nuw i8, ptr %args17.i, i64 16
  store ptr %_233.i, ptr %316, align 8
  %_237.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args17.i, i64 24
  store ptr @_RNvXsq_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtCsgEmfK2I1SDS_4core3fmt7Display3fmt, ptr %_237.sroa.4.0..sroa_idx.i, align 8
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_b1b3cecaa6a7183967abcfd14f99ae78, ptr noundef nonnull %args17.i)
          to label %bb152.i unwind label %cleanup31.i

bb152.i:                                          ; preds = %bb151.i
  call void @llvm.lifetime.end.p0(ptr nonnull %args17.i)
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_233.i)
          to label %bb153.i unwind label %cleanup30.i

bb153.i:                                          ; preds = %bb152.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_233.i)
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef align 8 dereferenceable(24) %_230.i)
          to label %bb154.i unwind label %cleanup21.loopexit.split-lp.i

bb154.i:                                          ; preds = %bb153.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_230.i)
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %t.i)
          to label %bb155.i unwind label %cleanup20.i

bb155.i:                                          ; preds = %bb154.i
  call void @llvm.lifetime.end.p0(ptr nonnull %t.i)
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %short.i)
          to label %_ZN7formats5texts17h33ea84c658cf4e62E.exit unwind label %cleanup18.i

terminate.i24:                                    ; preds = %cleanup31.i, %bb159.i, %cleanup29.i, %cleanup28.i, %bb162.i, %cleanup26.i, %cleanup25.i, %bb165.i, %cleanup23.i, %bb167.i, %bb168.i, %bb169.i, %cleanup19.i, %bb171.i
  %317 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33
  unreachable

common.resume:                                    ; preds = %cleanup, %bb44, %cleanup3.body.i.i.i.i, %bb10.i.i.i.i, %bb114.i, %bb113.i60, %bb171.i
  %common.resume.op = phi { ptr, i32 } [ %eh.lpad-body.i.i.i.i, %cleanup3.body.i.i.i.i ], [ %.pn49.i, %bb171.i ], [ %.pn27.pn.i, %bb114.i ], [ %.pn27.pn.pn258.i, %bb113.i60 ], [ %.pn.ph.i.i.i.i, %bb10.i.i.i.i ], [ %523, %cleanup ], [ %.pn.pn, %bb44 ]
  resume { ptr, i32 } %common.resume.op

_ZN7formats5texts17h33ea84c658cf4e62E.exit:       ; preds = %bb155.i
  call void @llvm.lifetime.end.p0(ptr nonnull %short.i)
; call core::ptr::drop_in_place<[formats::Kind; 4]>
  call fastcc void @"_ZN4core3ptr55drop_in_place$LT$$u5b$formats..Kind$u3b$$u20$4$u5d$$GT$17hb60051fd8931851bE"(ptr noalias noundef align 8 dereferenceable(160) %kinds.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %kinds.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %s.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %v.i)
  call void @llvm.experimental.noalias.scope.decl(metadata !955)
  call void @llvm.experimental.noalias.scope.decl(metadata !958)
  call void @llvm.experimental.noalias.scope.decl(metadata !961)
  call void @llvm.experimental.noalias.scope.decl(metadata !964)
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i.i.i.i.i.i32), !noalias !967
; call <alloc::raw_vec::RawVecInner>::try_allocate_in
  call void @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner15try_allocate_inCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_4.i.i.i.i.i.i32, i64 noundef 10, i1 noundef zeroext false, i64 noundef 4, i64 noundef 4), !noalias !967
  %_5.i.i.i.i.i.i40 = load i64, ptr %_4.i.i.i.i.i.i32, align 8, !range !39, !noalias !967, !noundef !4
  %318 = trunc nuw i64 %_5.i.i.i.i.i.i40 to i1
  %319 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i.i32, i64 8
  %err.0.i.i.i.i.i.i41 = load i64, ptr %319, align 8, !range !386, !noalias !967, !noundef !4
  %320 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i.i32, i64 16
  br i1 %318, label %bb3.i.i.i.i.i.i135, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h2ff39a7bc6ee09c8E.exit.i.i.i.i.i.i.i", !prof !217

bb3.i.i.i.i.i.i135:                               ; preds = %_ZN7formats5texts17h33ea84c658cf4e62E.exit
  %err.1.i.i.i.i.i.i136 = load i64, ptr %320, align 8, !noalias !967
; call alloc::raw_vec::handle_error
  call void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %err.0.i.i.i.i.i.i41, i64 %err.1.i.i.i.i.i.i136) #34, !noalias !967
  unreachable

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h2ff39a7bc6ee09c8E.exit.i.i.i.i.i.i.i": ; preds = %_ZN7formats5texts17h33ea84c658cf4e62E.exit
  %this.1.i.i.i.i.i.i42 = load ptr, ptr %320, align 8, !noalias !967, !nonnull !4, !noundef !4
  %_7.i.i.i.i.i.i43 = icmp ugt i64 %err.0.i.i.i.i.i.i41, 9
  call void @llvm.assume(i1 %_7.i.i.i.i.i.i43)
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i.i.i.i.i.i32), !noalias !967
  br label %bb3.i.i.i.i.i.i.i.i.i.i44

bb3.i.i.i.i.i.i.i.i.i.i44:                        ; preds = %bb3.i.i.i.i.i.i.i.i.i.i44, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h2ff39a7bc6ee09c8E.exit.i.i.i.i.i.i.i"
  %321 = phi i64 [ 0, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h2ff39a7bc6ee09c8E.exit.i.i.i.i.i.i.i" ], [ %323, %bb3.i.i.i.i.i.i.i.i.i.i44 ]
  %indvars5.i.i.i.i.i = trunc i64 %321 to i32
  %322 = mul nuw nsw i32 %indvars5.i.i.i.i.i, %indvars5.i.i.i.i.i
  %323 = add nuw nsw i64 %321, 1
  %_0.i.i.i.i.i.i.i.i.i.i.i.i = urem i32 %322, 7
  %_3.i.i.i5.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %this.1.i.i.i.i.i.i42, i64 %321
  store i32 %_0.i.i.i.i.i.i.i.i.i.i.i.i, ptr %_3.i.i.i5.i.i.i.i.i.i.i.i.i.i, align 4, !noalias !968
  %exitcond.i.i.i.i.i = icmp eq i64 %323, 10
  br i1 %exitcond.i.i.i.i.i, label %bb5.preheader.i.i.i, label %bb3.i.i.i.i.i.i.i.i.i.i44

bb114.i:                                          ; preds = %bb110.i
  br i1 %_144.sroa.0.2.i, label %bb113.i60, label %common.resume

cleanup.body.thread262.i:                         ; preds = %bb3.i.i.i.i.i111.invoke.i, %bb37.i, %bb34.i, %bb25.i, %bb3.i.i64.i, %bb1.i.i.i130, %bb1.i.i.i.i.i133, %bb18.i
  %lpad.thr_comm.i = landingpad { ptr, i32 }
          cleanup
  br label %bb113.i60

bb5.preheader.i.i.i:                              ; preds = %bb3.i.i.i.i.i.i.i.i.i.i44
  store i64 %err.0.i.i.i.i.i.i41, ptr %v.i, align 8, !alias.scope !967
  %vector.sroa.4.0._0.sroa_idx.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %v.i, i64 8
  store ptr %this.1.i.i.i.i.i.i42, ptr %vector.sroa.4.0._0.sroa_idx.i.i.i.i.i, align 8, !alias.scope !967
  %vector.sroa.5.0._0.sroa_idx.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %v.i, i64 16
  store i64 10, ptr %vector.sroa.5.0._0.sroa_idx.i.i.i.i.i, align 8, !alias.scope !967
  call void @llvm.experimental.noalias.scope.decl(metadata !981)
  call void @llvm.experimental.noalias.scope.decl(metadata !984)
  %end.i.i = getelementptr inbounds nuw i8, ptr %this.1.i.i.i.i.i.i42, i64 40
  br label %bb6.i.i.i45

bb6.i.i.i45:                                      ; preds = %bb6.i.i.i45, %bb5.preheader.i.i.i
  %i.sroa.0.018.i.i.i = phi i64 [ %327, %bb6.i.i.i45 ], [ 0, %bb5.preheader.i.i.i ]
  %324 = xor i64 %i.sroa.0.018.i.i.i, -1
  %x.i.i.i = getelementptr inbounds nuw i32, ptr %this.1.i.i.i.i.i.i42, i64 %i.sroa.0.018.i.i.i
  %y.i.i.i = getelementptr i32, ptr %end.i.i, i64 %324
  %325 = load i32, ptr %x.i.i.i, align 4, !alias.scope !986, !noalias !984, !noundef !4
  %326 = load i32, ptr %y.i.i.i, align 4, !alias.scope !989, !noalias !981
  store i32 %326, ptr %x.i.i.i, align 4, !alias.scope !986, !noalias !984
  store i32 %325, ptr %y.i.i.i, align 4, !alias.scope !989, !noalias !981
  %327 = add nuw nsw i64 %i.sroa.0.018.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i64 %327, 5
  br i1 %exitcond.not.i.i.i, label %bb4.i, label %bb6.i.i.i45

bb4.i:                                            ; preds = %bb6.i.i.i45
  call void @llvm.experimental.noalias.scope.decl(metadata !990)
  call void @llvm.experimental.noalias.scope.decl(metadata !993)
  %len.i.i.i46 = load i64, ptr %vector.sroa.5.0._0.sroa_idx.i.i.i.i.i, align 8, !alias.scope !996, !noundef !4
  %_45.i.i.i = icmp ult i64 %len.i.i.i46, 2305843009213693952
  call void @llvm.assume(i1 %_45.i.i.i)
  %_4.i.i.i47 = icmp samesign ult i64 %len.i.i.i46, 2
  %_5.i39.pre299.i = load ptr, ptr %vector.sroa.4.0._0.sroa_idx.i.i.i.i.i, align 8, !alias.scope !997
  br i1 %_4.i.i.i47, label %bb7.i, label %bb4.i.i.i48

bb4.i.i.i48:                                      ; preds = %bb4.i, %bb6.i.i37.i
  %first_duplicate_idx.sroa.0.031.i.i.i = phi i64 [ %gap.sroa.5.032.i.i.i, %bb6.i.i37.i ], [ 1, %bb4.i ]
  %328 = getelementptr i32, ptr %_5.i39.pre299.i, i64 %first_duplicate_idx.sroa.0.031.i.i.i
  %prev.i.i.i = getelementptr i8, ptr %328, i64 -4
  call void @llvm.experimental.noalias.scope.decl(metadata !1000)
  call void @llvm.experimental.noalias.scope.decl(metadata !1003)
  call void @llvm.experimental.noalias.scope.decl(metadata !1005)
  call void @llvm.experimental.noalias.scope.decl(metadata !1008)
  %_3.i.i.i.i.i = load i32, ptr %328, align 4, !alias.scope !1010, !noalias !1011, !noundef !4
  %_4.i.i.i.i.i = load i32, ptr %prev.i.i.i, align 4, !alias.scope !1012, !noalias !1013, !noundef !4
  %_0.i.i.i.i.i = icmp eq i32 %_3.i.i.i.i.i, %_4.i.i.i.i.i
  %gap.sroa.5.032.i.i.i = add nuw i64 %first_duplicate_idx.sroa.0.031.i.i.i, 1
  br i1 %_0.i.i.i.i.i, label %bb12.preheader.i.i.i, label %bb6.i.i37.i

bb12.preheader.i.i.i:                             ; preds = %bb4.i.i.i48
  %_2733.i.i.i = icmp ult i64 %gap.sroa.5.032.i.i.i, %len.i.i.i46
  br i1 %_2733.i.i.i, label %bb14.i.i.i, label %bb18.i.i.i

bb6.i.i37.i:                                      ; preds = %bb4.i.i.i48
  %_7.not.i.i.i = icmp eq i64 %gap.sroa.5.032.i.i.i, %len.i.i.i46
  br i1 %_7.not.i.i.i, label %bb7.thread.i, label %bb4.i.i.i48

bb7.thread.i:                                     ; preds = %bb6.i.i37.i
  call void @llvm.lifetime.start.p0(ptr nonnull %_11.i)
  %_6.i.i.idx324.i = shl nuw nsw i64 %len.i.i.i46, 2
  %_6.i.i325.i = getelementptr inbounds nuw i8, ptr %_5.i39.pre299.i, i64 %_6.i.i.idx324.i
  br label %bb12.i.i.i.i

bb18.i.i.loopexit.i:                              ; preds = %bb17.i.i.i
  %_5.i39.pre.pre.i = load ptr, ptr %vector.sroa.4.0._0.sroa_idx.i.i.i.i.i, align 8, !alias.scope !997
  br label %bb18.i.i.i

bb18.i.i.i:                                       ; preds = %bb18.i.i.loopexit.i, %bb12.preheader.i.i.i
  %_5.i39.pre.i = phi ptr [ %_5.i39.pre299.i, %bb12.preheader.i.i.i ], [ %_5.i39.pre.pre.i, %bb18.i.i.loopexit.i ]
  %gap.sroa.11.0.lcssa.i.i.i = phi i64 [ %first_duplicate_idx.sroa.0.031.i.i.i, %bb12.preheader.i.i.i ], [ %gap.sroa.11.1.i.i.i, %bb18.i.i.loopexit.i ]
  store i64 %gap.sroa.11.0.lcssa.i.i.i, ptr %vector.sroa.5.0._0.sroa_idx.i.i.i.i.i, align 8, !alias.scope !996
  br label %bb7.i

bb14.i.i.i:                                       ; preds = %bb12.preheader.i.i.i, %bb17.i.i.i
  %gap.sroa.5.035.i.i.i = phi i64 [ %gap.sroa.5.0.i.i.i, %bb17.i.i.i ], [ %gap.sroa.5.032.i.i.i, %bb12.preheader.i.i.i ]
  %gap.sroa.11.034.i.i.i = phi i64 [ %gap.sroa.11.1.i.i.i, %bb17.i.i.i ], [ %first_duplicate_idx.sroa.0.031.i.i.i, %bb12.preheader.i.i.i ]
  %read_ptr.i.i.i = getelementptr inbounds nuw i32, ptr %_5.i39.pre299.i, i64 %gap.sroa.5.035.i.i.i
  %329 = getelementptr i32, ptr %_5.i39.pre299.i, i64 %gap.sroa.11.034.i.i.i
  %prev_ptr.i.i.i = getelementptr i8, ptr %329, i64 -4
  call void @llvm.experimental.noalias.scope.decl(metadata !1014)
  call void @llvm.experimental.noalias.scope.decl(metadata !1017)
  call void @llvm.experimental.noalias.scope.decl(metadata !1019)
  call void @llvm.experimental.noalias.scope.decl(metadata !1022)
  %_3.i.i20.i.i.i = load i32, ptr %read_ptr.i.i.i, align 4, !alias.scope !1024, !noalias !1025, !noundef !4
  %_4.i.i21.i.i.i = load i32, ptr %prev_ptr.i.i.i, align 4, !alias.scope !1026, !noalias !1027, !noundef !4
  %_0.i.i22.i.i.i = icmp eq i32 %_3.i.i20.i.i.i, %_4.i.i21.i.i.i
  br i1 %_0.i.i22.i.i.i, label %bb17.i.i.i, label %bb16.i.i.i

bb16.i.i.i:                                       ; preds = %bb14.i.i.i
  store i32 %_3.i.i20.i.i.i, ptr %329, align 4, !noalias !996
  %330 = add i64 %gap.sroa.11.034.i.i.i, 1
  br label %bb17.i.i.i

bb17.i.i.i:                                       ; preds = %bb16.i.i.i, %bb14.i.i.i
  %gap.sroa.11.1.i.i.i = phi i64 [ %330, %bb16.i.i.i ], [ %gap.sroa.11.034.i.i.i, %bb14.i.i.i ]
  %gap.sroa.5.0.i.i.i = add nuw nsw i64 %gap.sroa.5.035.i.i.i, 1
  %exitcond.not.i.i38.i = icmp eq i64 %gap.sroa.5.0.i.i.i, %len.i.i.i46
  br i1 %exitcond.not.i.i38.i, label %bb18.i.i.loopexit.i, label %bb14.i.i.i

bb7.i:                                            ; preds = %bb18.i.i.i, %bb4.i
  %_4.i40.i = phi i64 [ %len.i.i.i46, %bb4.i ], [ %gap.sroa.11.0.lcssa.i.i.i, %bb18.i.i.i ]
  %_5.i39.i = phi ptr [ %_5.i39.pre299.i, %bb4.i ], [ %_5.i39.pre.i, %bb18.i.i.i ]
  call void @llvm.lifetime.start.p0(ptr nonnull %_11.i)
  %_6.i.i.idx.i = shl nuw nsw i64 %_4.i40.i, 2
  %_6.i.i.i = getelementptr inbounds nuw i8, ptr %_5.i39.i, i64 %_6.i.i.idx.i
  %_6.i.i.i.i.i134 = icmp eq i64 %_4.i40.i, 0
  br i1 %_6.i.i.i.i.i134, label %bb10.thread.i, label %bb12.i.i.i.i

bb10.thread.i:                                    ; preds = %bb7.i
  store ptr null, ptr %_11.i, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_16.i)
  br label %bb12.i

bb12.i.i.i.i:                                     ; preds = %bb7.i, %bb7.thread.i
  %_6.i.i332.i = phi ptr [ %_6.i.i325.i, %bb7.thread.i ], [ %_6.i.i.i, %bb7.i ]
  %_6.i.i.idx331.i = phi i64 [ %_6.i.i.idx324.i, %bb7.thread.i ], [ %_6.i.i.idx.i, %bb7.i ]
  %_5.i39329.i = phi ptr [ %_5.i39.pre299.i, %bb7.thread.i ], [ %_5.i39.i, %bb7.i ]
  %_4.i40328.i = phi i64 [ %len.i.i.i46, %bb7.thread.i ], [ %_4.i40.i, %bb7.i ]
  %_16.i.i.i.i.i49 = getelementptr inbounds nuw i8, ptr %_5.i39329.i, i64 4
  call void @llvm.experimental.noalias.scope.decl(metadata !1028)
  %331 = icmp eq i64 %_4.i40328.i, 1
  br i1 %331, label %bb10.i, label %bb5.i.i.i.i.i50

bb5.i.i.i.i.i50:                                  ; preds = %bb12.i.i.i.i
  %gepdiff.i = add nsw i64 %_6.i.i.idx331.i, -4
  %332 = lshr exact i64 %gepdiff.i, 2
  %_3.i.i.i.i.i.i.pre.i.i.i.i.i = load i32, ptr %_5.i39329.i, align 4, !alias.scope !1031, !noalias !1038
  br label %bb8.i.i.i.i.i

bb8.i.i.i.i.i:                                    ; preds = %bb8.i.i.i.i.i, %bb5.i.i.i.i.i50
  %_3.i.i.i.i.i.i.i.i.i.i.i51 = phi i32 [ %_3.i.i.i.i.i.i.pre.i.i.i.i.i, %bb5.i.i.i.i.i50 ], [ %333, %bb8.i.i.i.i.i ]
  %i.sroa.0.0.i.i.i.i.i = phi i64 [ 0, %bb5.i.i.i.i.i50 ], [ %_27.i.i.i.i.i53, %bb8.i.i.i.i.i ]
  %acc.sroa.0.0.i.i.i.i.i = phi ptr [ %_5.i39329.i, %bb5.i.i.i.i.i50 ], [ %_0.sroa.0.0.i.i.i.i.i.i.i52, %bb8.i.i.i.i.i ]
  %_45.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %_16.i.i.i.i.i49, i64 %i.sroa.0.0.i.i.i.i.i
  call void @llvm.experimental.noalias.scope.decl(metadata !1051)
  call void @llvm.experimental.noalias.scope.decl(metadata !1052)
  call void @llvm.experimental.noalias.scope.decl(metadata !1053)
  call void @llvm.experimental.noalias.scope.decl(metadata !1054)
  call void @llvm.experimental.noalias.scope.decl(metadata !1055)
  call void @llvm.experimental.noalias.scope.decl(metadata !1056)
  %_4.i.i.i.i.i.i.i.i.i.i.i = load i32, ptr %_45.i.i.i.i.i, align 4, !alias.scope !1057, !noalias !1058, !noundef !4
  %_4.i.i.i.i.i.i.i = icmp sgt i32 %_3.i.i.i.i.i.i.i.i.i.i.i51, %_4.i.i.i.i.i.i.i.i.i.i.i
  %333 = call i32 @llvm.smax.i32(i32 %_3.i.i.i.i.i.i.i.i.i.i.i51, i32 %_4.i.i.i.i.i.i.i.i.i.i.i)
  %_0.sroa.0.0.i.i.i.i.i.i.i52 = select i1 %_4.i.i.i.i.i.i.i, ptr %acc.sroa.0.0.i.i.i.i.i, ptr %_45.i.i.i.i.i
  %_27.i.i.i.i.i53 = add nuw i64 %i.sroa.0.0.i.i.i.i.i, 1
  %_28.i.i.i.i.i = icmp eq i64 %_27.i.i.i.i.i53, %332
  br i1 %_28.i.i.i.i.i, label %bb10.i, label %bb8.i.i.i.i.i

bb10.i:                                           ; preds = %bb8.i.i.i.i.i, %bb12.i.i.i.i
  %_0.sroa.0.0.i.i.i.i = phi ptr [ %_5.i39329.i, %bb12.i.i.i.i ], [ %_0.sroa.0.0.i.i.i.i.i.i.i52, %bb8.i.i.i.i.i ]
  store ptr %_0.sroa.0.0.i.i.i.i, ptr %_11.i, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_16.i)
  br label %bb23.i.i

bb23.i.i:                                         ; preds = %bb7.i.i, %bb10.i
  %i.sroa.0.07.i.i = phi i64 [ %334, %bb7.i.i ], [ 0, %bb10.i ]
  %_3946.i.i = phi ptr [ %_39.i.i, %bb7.i.i ], [ %_5.i39329.i, %bb10.i ]
  %x.i.i44.i = load i32, ptr %_3946.i.i, align 4, !alias.scope !1059, !noalias !1062, !noundef !4
  %_0.i.i.i = icmp eq i32 %x.i.i44.i, 4
  br i1 %_0.i.i.i, label %bb6.i.i, label %bb7.i.i

bb7.i.i:                                          ; preds = %bb23.i.i
  %_39.i.i = getelementptr inbounds nuw i8, ptr %_3946.i.i, i64 4
  %334 = add nuw nsw i64 %i.sroa.0.07.i.i, 1
  %_29.i.i = icmp eq ptr %_39.i.i, %_6.i.i332.i
  br i1 %_29.i.i, label %bb12.i, label %bb23.i.i

bb6.i.i:                                          ; preds = %bb23.i.i
  %cond.i.i = icmp ult i64 %i.sroa.0.07.i.i, %_4.i40328.i
  call void @llvm.assume(i1 %cond.i.i)
  br label %bb12.i

bb12.i:                                           ; preds = %bb7.i.i, %bb6.i.i, %bb10.thread.i
  %_5.i39330.i = phi ptr [ %_5.i39329.i, %bb6.i.i ], [ %_5.i39.i, %bb10.thread.i ], [ %_5.i39329.i, %bb7.i.i ]
  %_4.i40327.i = phi i64 [ %_4.i40328.i, %bb6.i.i ], [ 0, %bb10.thread.i ], [ %_4.i40328.i, %bb7.i.i ]
  %_0.sroa.3.0.i.i54 = phi i64 [ %i.sroa.0.07.i.i, %bb6.i.i ], [ undef, %bb10.thread.i ], [ undef, %bb7.i.i ]
  %_0.sroa.0.0.i.i = phi i64 [ 1, %bb6.i.i ], [ 0, %bb10.thread.i ], [ 0, %bb7.i.i ]
  store i64 %_0.sroa.0.0.i.i, ptr %_16.i, align 8
  %335 = getelementptr inbounds nuw i8, ptr %_16.i, i64 8
  store i64 %_0.sroa.3.0.i.i54, ptr %335, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_22.i)
  %fst_len.i.i.i.i = and i64 %_4.i40327.i, 2305843009213693936
  %data.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %_5.i39330.i, i64 %fst_len.i.i.i.i
  %len.i.i.i.i.i55 = and i64 %_4.i40327.i, 15
  br label %bb2.i.i47.i

bb2.i.i47.i:                                      ; preds = %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h5ca73955aedb463dE.exit.i.i.i", %bb12.i
  %chunks.sroa.5.0.i.i.i = phi i64 [ %fst_len.i.i.i.i, %bb12.i ], [ %len.i.i.i.i, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h5ca73955aedb463dE.exit.i.i.i" ]
  %chunks.sroa.0.0.i.i.i = phi ptr [ %_5.i39330.i, %bb12.i ], [ %data.i.i.i.i, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h5ca73955aedb463dE.exit.i.i.i" ]
  %_20.not.i.i.i = icmp eq i64 %chunks.sroa.5.0.i.i.i, 0
  br i1 %_20.not.i.i.i, label %bb10.i.i.i, label %bb8.i.i.i.i

bb10.i.i.i:                                       ; preds = %bb2.i.i47.i
  %_40.i.i.i = getelementptr inbounds nuw i32, ptr %data.i.i.i.i.i, i64 %len.i.i.i.i.i55
  br label %bb1.i.i.i.i

bb1.i.i.i.i:                                      ; preds = %bb13.i.i.i.i, %bb10.i.i.i
  %_221.i.i.i.i = phi ptr [ %_22.i.i.i.i, %bb13.i.i.i.i ], [ %data.i.i.i.i.i, %bb10.i.i.i ]
  %_12.not.not.not.i.not.not.i.not.i.i = icmp eq ptr %_221.i.i.i.i, %_40.i.i.i
  br i1 %_12.not.not.not.i.not.not.i.not.i.i, label %bb18.i, label %bb13.i.i.i.i

bb13.i.i.i.i:                                     ; preds = %bb1.i.i.i.i
  %_22.i.i.i.i = getelementptr inbounds nuw i8, ptr %_221.i.i.i.i, i64 4
  %_3.i.i.i.i49.i = load i32, ptr %_221.i.i.i.i, align 4, !alias.scope !1065, !noalias !1072, !noundef !4
  %_0.i.i.i.i50.i = icmp eq i32 %_3.i.i.i.i49.i, 3
  br i1 %_0.i.i.i.i50.i, label %bb18.i, label %bb1.i.i.i.i

bb8.i.i.i.i:                                      ; preds = %bb2.i.i47.i, %bb8.i.i.i.i
  %i.sroa.0.0.i.i.i.i = phi i64 [ %_27.i.i.i.i, %bb8.i.i.i.i ], [ 0, %bb2.i.i47.i ]
  %acc.sroa.0.0.i.i.i.i = phi i1 [ %_0.i.i8.i.i.i, %bb8.i.i.i.i ], [ false, %bb2.i.i47.i ]
  %_45.i.i.i.i = getelementptr inbounds nuw i32, ptr %chunks.sroa.0.0.i.i.i, i64 %i.sroa.0.0.i.i.i.i
  %_5.i.i.i.i.i56 = load i32, ptr %_45.i.i.i.i, align 4, !alias.scope !1076, !noalias !1079, !noundef !4
  %_4.i.i.i.i48.i = icmp eq i32 %_5.i.i.i.i.i56, 3
  %_0.i.i8.i.i.i = or i1 %acc.sroa.0.0.i.i.i.i, %_4.i.i.i.i48.i
  %_27.i.i.i.i = add nuw nsw i64 %i.sroa.0.0.i.i.i.i, 1
  %_28.i.i.i.i = icmp eq i64 %_27.i.i.i.i, 16
  br i1 %_28.i.i.i.i, label %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h5ca73955aedb463dE.exit.i.i.i", label %bb8.i.i.i.i

"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h5ca73955aedb463dE.exit.i.i.i": ; preds = %bb8.i.i.i.i
  %data.i.i.i.i = getelementptr inbounds nuw i8, ptr %chunks.sroa.0.0.i.i.i, i64 64
  %len.i.i.i.i = add nsw i64 %chunks.sroa.5.0.i.i.i, -16
  br i1 %_0.i.i8.i.i.i, label %bb18.i, label %bb2.i.i47.i

bb18.i:                                           ; preds = %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h5ca73955aedb463dE.exit.i.i.i", %bb13.i.i.i.i, %bb1.i.i.i.i
  %_0.sroa.0.0.i.i.i = phi i8 [ 0, %bb1.i.i.i.i ], [ 1, %bb13.i.i.i.i ], [ 1, %"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h5ca73955aedb463dE.exit.i.i.i" ]
  store i8 %_0.sroa.0.0.i.i.i, ptr %_22.i, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %args.i39)
  store ptr %v.i, ptr %args.i39, align 8
  %_27.sroa.4.0.args.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args.i39, i64 8
  store ptr @"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hb7481511ca675ebfE", ptr %_27.sroa.4.0.args.sroa_idx.i, align 8
  %336 = getelementptr inbounds nuw i8, ptr %args.i39, i64 16
  store ptr %_11.i, ptr %336, align 8
  %_28.sroa.4.0..sroa_idx.i57 = getelementptr inbounds nuw i8, ptr %args.i39, i64 24
  store ptr @"_ZN66_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h102e34f202dd4265E", ptr %_28.sroa.4.0..sroa_idx.i57, align 8
  %337 = getelementptr inbounds nuw i8, ptr %args.i39, i64 32
  store ptr %_16.i, ptr %337, align 8
  %_29.sroa.4.0..sroa_idx.i58 = getelementptr inbounds nuw i8, ptr %args.i39, i64 40
  store ptr @"_ZN66_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h5caed77bc20c55baE", ptr %_29.sroa.4.0..sroa_idx.i58, align 8
  %338 = getelementptr inbounds nuw i8, ptr %args.i39, i64 48
  store ptr %_22.i, ptr %338, align 8
  %_30.sroa.4.0..sroa_idx.i59 = getelementptr inbounds nuw i8, ptr %args.i39, i64 56
  store ptr @_RNvXsf_NtCsgEmfK2I1SDS_4core3fmtbNtB5_5Debug3fmt, ptr %_30.sroa.4.0..sroa_idx.i59, align 8
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_d4f9eee8b3859a4cb2c5427791046c70, ptr noundef nonnull %args.i39)
          to label %bb19.i unwind label %cleanup.body.thread262.i

bb19.i:                                           ; preds = %bb18.i
  call void @llvm.lifetime.end.p0(ptr nonnull %args.i39)
  call void @llvm.lifetime.end.p0(ptr nonnull %_22.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_16.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_11.i)
  %len.i.i.i.i54.i = load i64, ptr %vector.sroa.5.0._0.sroa_idx.i.i.i.i.i, align 8, !alias.scope !1081, !noalias !1090, !noundef !4
  %self2.i.i.i.i.i = load i64, ptr %v.i, align 8, !range !179, !alias.scope !1081, !noalias !1090, !noundef !4
  %_9.i.i.i.i.i = sub i64 %self2.i.i.i.i.i, %len.i.i.i.i54.i
  %_7.i2.i.i.i.i = icmp ult i64 %_9.i.i.i.i.i, 3
  br i1 %_7.i2.i.i.i.i, label %bb1.i.i.i.i.i133, label %bb20.i, !prof !217

bb1.i.i.i.i.i133:                                 ; preds = %bb19.i
; invoke <alloc::raw_vec::RawVecInner<_>>::reserve::do_reserve_and_handle::<alloc::alloc::Global>
  invoke void @_RINvNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecINtB8_11RawVecInnerpE7reserve21do_reserve_and_handleNtNtBa_5alloc6GlobalECs4X4t9plMPHF_9addr2line(ptr noalias noundef nonnull align 8 dereferenceable(24) %v.i, i64 noundef %len.i.i.i.i54.i, i64 noundef 3, i64 noundef 4, i64 noundef 4)
          to label %.noexc.i unwind label %cleanup.body.thread262.i

.noexc.i:                                         ; preds = %bb1.i.i.i.i.i133
  %_27.pre.i.i.i.i = load i64, ptr %vector.sroa.5.0._0.sroa_idx.i.i.i.i.i, align 8, !alias.scope !1094, !noalias !1090
  br label %bb20.i

bb20.i:                                           ; preds = %.noexc.i, %bb19.i
  %_27.i.i.i55.i = phi i64 [ %_27.pre.i.i.i.i, %.noexc.i ], [ %len.i.i.i.i54.i, %bb19.i ]
  %_26.i.i.i.i = load ptr, ptr %vector.sroa.4.0._0.sroa_idx.i.i.i.i.i, align 8, !alias.scope !1094, !noalias !1090, !nonnull !4, !noundef !4
  %339 = shl nsw i64 %_27.i.i.i55.i, 2
  %scevgep.i.i.i.i.i.i = getelementptr i8, ptr %_26.i.i.i.i, i64 %339
  store i32 9, ptr %scevgep.i.i.i.i.i.i, align 4
  %_34.sroa.4.0.scevgep.i.i.i.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %scevgep.i.i.i.i.i.i, i64 4
  store i32 8, ptr %_34.sroa.4.0.scevgep.i.i.i.i.i.sroa_idx.i, align 4
  %_34.sroa.5.0.scevgep.i.i.i.i.i.sroa_idx.i = getelementptr inbounds nuw i8, ptr %scevgep.i.i.i.i.i.i, i64 8
  store i32 7, ptr %_34.sroa.5.0.scevgep.i.i.i.i.i.sroa_idx.i, align 4
  %340 = add nsw i64 %_27.i.i.i55.i, 3
  store i64 %340, ptr %vector.sroa.5.0._0.sroa_idx.i.i.i.i.i, align 8, !alias.scope !1094, !noalias !1095
  call void @llvm.experimental.noalias.scope.decl(metadata !1117)
  call void @llvm.experimental.noalias.scope.decl(metadata !1120)
  %341 = icmp eq i64 %340, 0
  br i1 %341, label %bb1.i.i.i130, label %bb3.preheader.i.i.i

bb3.preheader.i.i.i:                              ; preds = %bb20.i
  %_46.i.i56.i = load ptr, ptr %vector.sroa.4.0._0.sroa_idx.i.i.i.i.i, align 8, !alias.scope !1123, !nonnull !4, !noundef !4
  br label %bb3.i.i.i63

bb3.i.i.i63:                                      ; preds = %bb25.i.i.i, %bb3.preheader.i.i.i
  %read.sroa.0.0.i.i.i = phi i64 [ %343, %bb25.i.i.i ], [ 0, %bb3.preheader.i.i.i ]
  %_47.i.i.i = getelementptr inbounds nuw i32, ptr %_46.i.i56.i, i64 %read.sroa.0.0.i.i.i
  %_3.i.i.i.i.i.i = load i32, ptr %_47.i.i.i, align 4, !alias.scope !1124, !noalias !1123, !noundef !4
  %342 = and i32 %_3.i.i.i.i.i.i, -2147483647
  %_0.i.i.i.i57.i = icmp eq i32 %342, 1
  %343 = add nuw i64 %read.sroa.0.0.i.i.i, 1
  br i1 %_0.i.i.i.i57.i, label %bb25.i.i.i, label %bb8.preheader.i.i.i, !prof !216

bb8.preheader.i.i.i:                              ; preds = %bb3.i.i.i63
  %_2129.i.i.i = icmp ult i64 %343, %340
  br i1 %_2129.i.i.i, label %bb10.i.i58.i, label %bb21.i

bb25.i.i.i:                                       ; preds = %bb3.i.i.i63
  %_11.i.i.i132 = icmp eq i64 %343, %340
  br i1 %_11.i.i.i132, label %bb2.i.i62.i, label %bb3.i.i.i63

bb10.i.i58.i:                                     ; preds = %bb8.preheader.i.i.i, %bb14.i.i59.i
  %g.sroa.7.031.i.i.i = phi i64 [ %g.sroa.7.0.i.i.i, %bb14.i.i59.i ], [ %343, %bb8.preheader.i.i.i ]
  %g.sroa.13.030.i.i.i = phi i64 [ %g.sroa.13.1.i.i.i, %bb14.i.i59.i ], [ %read.sroa.0.0.i.i.i, %bb8.preheader.i.i.i ]
  %_25.i.i.i = getelementptr inbounds nuw i32, ptr %_46.i.i56.i, i64 %g.sroa.7.031.i.i.i
  %_3.i.i.i17.i.i.i = load i32, ptr %_25.i.i.i, align 4, !alias.scope !1131, !noalias !1123, !noundef !4
  %344 = and i32 %_3.i.i.i17.i.i.i, -2147483647
  %_0.i.i18.i.i.i = icmp eq i32 %344, 1
  br i1 %_0.i.i18.i.i.i, label %bb11.i.i.i131, label %bb14.i.i59.i

bb11.i.i.i131:                                    ; preds = %bb10.i.i58.i
  %hole.i.i.i = getelementptr inbounds nuw i32, ptr %_46.i.i56.i, i64 %g.sroa.13.030.i.i.i
  store i32 %_3.i.i.i17.i.i.i, ptr %hole.i.i.i, align 4, !noalias !1123
  %345 = add i64 %g.sroa.13.030.i.i.i, 1
  br label %bb14.i.i59.i

bb14.i.i59.i:                                     ; preds = %bb11.i.i.i131, %bb10.i.i58.i
  %g.sroa.13.1.i.i.i = phi i64 [ %345, %bb11.i.i.i131 ], [ %g.sroa.13.030.i.i.i, %bb10.i.i58.i ]
  %g.sroa.7.0.i.i.i = add nuw nsw i64 %g.sroa.7.031.i.i.i, 1
  %exitcond.not.i.i60.i = icmp eq i64 %g.sroa.7.0.i.i.i, %340
  br i1 %exitcond.not.i.i60.i, label %bb21.i, label %bb10.i.i58.i

bb21.i:                                           ; preds = %bb14.i.i59.i, %bb8.preheader.i.i.i
  %g.sroa.13.0.lcssa.i.i.i = phi i64 [ %read.sroa.0.0.i.i.i, %bb8.preheader.i.i.i ], [ %g.sroa.13.1.i.i.i, %bb14.i.i59.i ]
  store i64 %g.sroa.13.0.lcssa.i.i.i, ptr %vector.sroa.5.0._0.sroa_idx.i.i.i.i.i, align 8, !alias.scope !1123
  %_21.i.i.i = icmp ult i64 %g.sroa.13.0.lcssa.i.i.i, 2305843009213693952
  call void @llvm.assume(i1 %_21.i.i.i)
  %_5.i.i.i64 = icmp eq i64 %g.sroa.13.0.lcssa.i.i.i, 0
  br i1 %_5.i.i.i64, label %bb1.i.i.i130, label %bb2.i.i62.i, !prof !1138

bb2.i.i62.i:                                      ; preds = %bb25.i.i.i, %bb21.i
  %len.i.i61340.i = phi i64 [ %g.sroa.13.0.lcssa.i.i.i, %bb21.i ], [ %340, %bb25.i.i.i ]
  %self1.i.i.i = load i64, ptr %v.i, align 8, !range !179, !alias.scope !1139, !noundef !4
  %_7.i.i.i = icmp eq i64 %len.i.i61340.i, %self1.i.i.i
  br i1 %_7.i.i.i, label %bb3.i.i64.i, label %bb6.i.i63.i

bb1.i.i.i130:                                     ; preds = %bb21.i, %bb20.i
; invoke <alloc::vec::Vec<_, _>>::insert_mut::assert_failed
  invoke void @_RNvNvMs_NtCslNYArtu3iFV_5alloc3vecINtB6_3VecppE10insert_mut13assert_failed(i64 noundef 1, i64 noundef 0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_a62f882cff43d74435722d1232a6fd24) #34
          to label %.noexc65.i unwind label %cleanup.body.thread262.i

.noexc65.i:                                       ; preds = %bb1.i.i.i130
  unreachable

bb3.i.i64.i:                                      ; preds = %bb2.i.i62.i
; invoke alloc::raw_vec::RawVec<T,A>::grow_one
  invoke fastcc void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h6559d635752143cdE"(ptr noalias noundef nonnull align 8 dereferenceable(24) %v.i)
          to label %bb6.i.i63.i unwind label %cleanup.body.thread262.i

bb6.i.i63.i:                                      ; preds = %bb3.i.i64.i, %bb2.i.i62.i
  %_24.i.i.i = load ptr, ptr %vector.sroa.4.0._0.sroa_idx.i.i.i.i.i, align 8, !alias.scope !1139, !nonnull !4, !noundef !4
  %p.i.i.i = getelementptr inbounds nuw i8, ptr %_24.i.i.i, i64 4
  %_14.not.i.i.i = icmp eq i64 %len.i.i61340.i, 1
  br i1 %_14.not.i.i.i, label %bb25.i, label %bb7.i.i.i

bb7.i.i.i:                                        ; preds = %bb6.i.i63.i
  %dst.i.i.i65 = getelementptr inbounds nuw i8, ptr %_24.i.i.i, i64 8
  %count.i.i.i = shl nuw nsw i64 %len.i.i61340.i, 2
  %346 = add nsw i64 %count.i.i.i, -4
  call void @llvm.memmove.p0.p0.i64(ptr nonnull align 4 %dst.i.i.i65, ptr nonnull align 4 %p.i.i.i, i64 %346, i1 false)
  br label %bb25.i

bb25.i:                                           ; preds = %bb7.i.i.i, %bb6.i.i63.i
  store i32 5, ptr %p.i.i.i, align 4
  %new_len.i.i.i66 = add nuw nsw i64 %len.i.i61340.i, 1
  store i64 %new_len.i.i.i66, ptr %vector.sroa.5.0._0.sroa_idx.i.i.i.i.i, align 8, !alias.scope !1139
  call void @llvm.lifetime.start.p0(ptr nonnull %_42.i)
  %_5.i67.i = load ptr, ptr %vector.sroa.4.0._0.sroa_idx.i.i.i.i.i, align 8, !alias.scope !1144, !nonnull !4, !noundef !4
  call void @llvm.lifetime.start.p0(ptr nonnull %vector.i.i.i.i.i31), !noalias !1147
  %reass.sub.i.i.i.i.i = add nsw i64 %len.i.i61340.i, -1
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i.i.i.i.i69.i), !noalias !1147
; invoke <alloc::raw_vec::RawVecInner>::try_allocate_in
  invoke void @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner15try_allocate_inCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_4.i.i.i.i.i69.i, i64 noundef %len.i.i61340.i, i1 noundef zeroext false, i64 noundef 4, i64 noundef 4)
          to label %.noexc79.i unwind label %cleanup.body.thread262.i

.noexc79.i:                                       ; preds = %bb25.i
  %_5.i.i.i.i.i70.i = load i64, ptr %_4.i.i.i.i.i69.i, align 8, !range !39, !noalias !1147, !noundef !4
  %347 = trunc nuw i64 %_5.i.i.i.i.i70.i to i1
  %348 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i69.i, i64 8
  %err.0.i.i.i.i.i71.i = load i64, ptr %348, align 8, !range !386, !noalias !1147, !noundef !4
  %349 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i69.i, i64 16
  br i1 %347, label %bb3.i.i.i.i.i77.i, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h2ff39a7bc6ee09c8E.exit.i.i.i.i.i.i72.i", !prof !217

bb3.i.i.i.i.i77.i:                                ; preds = %.noexc79.i
  %err.1.i.i.i.i.i78.i = load i64, ptr %349, align 8, !noalias !1147
  br label %bb3.i.i.i.i.i111.invoke.i

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h2ff39a7bc6ee09c8E.exit.i.i.i.i.i.i72.i": ; preds = %.noexc79.i
  %this.1.i.i.i.i.i73.i = load ptr, ptr %349, align 8, !noalias !1147, !nonnull !4, !noundef !4
  %_7.i.i.i.i.i74.i = icmp ule i64 %len.i.i61340.i, %err.0.i.i.i.i.i71.i
  call void @llvm.assume(i1 %_7.i.i.i.i.i74.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i.i.i.i.i69.i), !noalias !1147
  store i64 %err.0.i.i.i.i.i71.i, ptr %vector.i.i.i.i.i31, align 8, !noalias !1147
  %350 = getelementptr inbounds nuw i8, ptr %vector.i.i.i.i.i31, i64 8
  store ptr %this.1.i.i.i.i.i73.i, ptr %350, align 8, !noalias !1147
  %351 = getelementptr inbounds nuw i8, ptr %vector.i.i.i.i.i31, i64 16
  %_3.i.i.i.i.i.i.i.i.i.i.i.pre.i = load i32, ptr %_5.i67.i, align 4, !alias.scope !1160, !noalias !1165
  br label %bb2.i.i.i.i.i.i.i.i.i.i.i.i

bb2.i.i.i.i.i.i.i.i.i.i.i.i:                      ; preds = %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9d96c4f93a2dc6a8E.exit.i.i.i.i.i.i.i.i.i.i", %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h2ff39a7bc6ee09c8E.exit.i.i.i.i.i.i72.i"
  %_3.i.i.i.i.i.i.i.i.i.i.i.i = phi i32 [ %_3.i.i.i.i.i.i.i.i.i.i.i.pre.i, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h2ff39a7bc6ee09c8E.exit.i.i.i.i.i.i72.i" ], [ %_6.i.i.i.i.i.i.i.i.i.i.i.i, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9d96c4f93a2dc6a8E.exit.i.i.i.i.i.i.i.i.i.i" ]
  %_2.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i64 [ 0, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h2ff39a7bc6ee09c8E.exit.i.i.i.i.i.i72.i" ], [ %353, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9d96c4f93a2dc6a8E.exit.i.i.i.i.i.i.i.i.i.i" ]
  %_28.i1012.i.i.i.i.i.i.i.i.i.i = phi ptr [ %_5.i67.i, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h2ff39a7bc6ee09c8E.exit.i.i.i.i.i.i72.i" ], [ %_28.i.i.i.i.i.i.i.i.i.i.i67, %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9d96c4f93a2dc6a8E.exit.i.i.i.i.i.i.i.i.i.i" ]
  %_28.i.i.i.i.i.i.i.i.i.i.i67 = getelementptr inbounds nuw i8, ptr %_28.i1012.i.i.i.i.i.i.i.i.i.i, i64 4
  call void @llvm.experimental.noalias.scope.decl(metadata !1180)
  %_6.i.i.i.i.i.i.i.i.i.i.i.i = load i32, ptr %_28.i.i.i.i.i.i.i.i.i.i.i67, align 4, !alias.scope !1160, !noalias !1165, !noundef !4
  %352 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %_3.i.i.i.i.i.i.i.i.i.i.i.i, i32 %_6.i.i.i.i.i.i.i.i.i.i.i.i)
  %_8.1.i.i.i.i.i.i.i.i.i.i.i.i = extractvalue { i32, i1 } %352, 1
  br i1 %_8.1.i.i.i.i.i.i.i.i.i.i.i.i, label %panic2.i.i.i.i.i.i.i.i.i.i.i.i, label %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9d96c4f93a2dc6a8E.exit.i.i.i.i.i.i.i.i.i.i"

panic2.i.i.i.i.i.i.i.i.i.i.i.i:                   ; preds = %bb2.i.i.i.i.i.i.i.i.i.i.i.i
; invoke core::panicking::panic_const::panic_const_add_overflow
  invoke void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_c682c974596e5f755392e3e0ff792343) #31
          to label %.noexc4.i.i.i.i.i.i.i.i.i.i unwind label %cleanup1.body.i.i.i.i.i, !noalias !1181

.noexc4.i.i.i.i.i.i.i.i.i.i:                      ; preds = %panic2.i.i.i.i.i.i.i.i.i.i.i.i
  unreachable

"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9d96c4f93a2dc6a8E.exit.i.i.i.i.i.i.i.i.i.i": ; preds = %bb2.i.i.i.i.i.i.i.i.i.i.i.i
  %_8.0.i.i.i.i.i.i.i.i.i.i.i.i = extractvalue { i32, i1 } %352, 0
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %this.1.i.i.i.i.i73.i, i64 %_2.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  store i32 %_8.0.i.i.i.i.i.i.i.i.i.i.i.i, ptr %_3.i.i.i.i.i.i.i.i.i.i.i.i.i, align 4, !noalias !1182
  %353 = add i64 %_2.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, 1
  %exitcond.i.i.i.i76.i = icmp eq i64 %_2.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %reass.sub.i.i.i.i.i
  br i1 %exitcond.i.i.i.i76.i, label %bb28.i, label %bb2.i.i.i.i.i.i.i.i.i.i.i.i

cleanup1.body.i.i.i.i.i:                          ; preds = %panic2.i.i.i.i.i.i.i.i.i.i.i.i
  %354 = landingpad { ptr, i32 }
          cleanup
  store i64 %_2.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr %351, align 8, !alias.scope !1187, !noalias !1190
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %vector.i.i.i.i.i31, i64 noundef 4, i64 noundef 4)
          to label %bb113.i60 unwind label %terminate.i.i.i.i.i129, !noalias !1147

terminate.i.i.i.i.i129:                           ; preds = %cleanup1.body.i.i.i.i.i
  %355 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33, !noalias !1147
  unreachable

cleanup6.i:                                       ; preds = %bb33.i, %bb5.i.i
  %356 = landingpad { ptr, i32 }
          cleanup
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %_42.i, i64 noundef 4, i64 noundef 4)
          to label %bb113.i60 unwind label %terminate.i61

bb28.i:                                           ; preds = %"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9d96c4f93a2dc6a8E.exit.i.i.i.i.i.i.i.i.i.i"
  store i64 %len.i.i61340.i, ptr %351, align 8, !alias.scope !1187, !noalias !1201
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %_42.i, ptr noundef nonnull align 8 dereferenceable(24) %vector.i.i.i.i.i31, i64 24, i1 false), !noalias !1212
  call void @llvm.lifetime.end.p0(ptr nonnull %vector.i.i.i.i.i31), !noalias !1147
  call void @llvm.lifetime.start.p0(ptr nonnull %_48.i)
  %_5.i82.i = load ptr, ptr %vector.sroa.4.0._0.sroa_idx.i.i.i.i.i, align 8, !alias.scope !1213, !nonnull !4, !noundef !4
  %_4.i83.i = load i64, ptr %vector.sroa.5.0._0.sroa_idx.i.i.i.i.i, align 8, !alias.scope !1213, !noundef !4
  %357 = icmp eq i64 %_4.i83.i, 0
  br i1 %357, label %bb33.i, label %bb3.i.i

bb3.i.i:                                          ; preds = %bb28.i
  %_4.i88.i = add i64 %_4.i83.i, -1
  %start1.i.i = and i64 %_4.i88.i, -2
  %_10.i.i = icmp ugt i64 %start1.i.i, %_4.i83.i
  br i1 %_10.i.i, label %bb5.i.i, label %bb6.i89.i, !prof !217

bb6.i89.i:                                        ; preds = %bb3.i.i
  %new_len.i.i68 = sub nuw i64 %_4.i83.i, %start1.i.i
  %_16.i.i = getelementptr inbounds nuw i32, ptr %_5.i82.i, i64 %start1.i.i
  br label %bb33.i

bb5.i.i:                                          ; preds = %bb3.i.i
; invoke core::slice::index::slice_index_fail
  invoke void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef %start1.i.i, i64 noundef %_4.i83.i, i64 noundef %_4.i83.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_58c6ed88b3d59bb24e527690dbcfc155) #31
          to label %.noexc93.i unwind label %cleanup6.i

.noexc93.i:                                       ; preds = %bb5.i.i
  unreachable

bb33.i:                                           ; preds = %bb6.i89.i, %bb28.i
  %_0.sroa.3.0.i90.i = phi i64 [ %new_len.i.i68, %bb6.i89.i ], [ undef, %bb28.i ]
  %_0.sroa.0.0.i91.i = phi ptr [ %_16.i.i, %bb6.i89.i ], [ null, %bb28.i ]
  store ptr %_0.sroa.0.0.i91.i, ptr %_48.i, align 8
  %358 = getelementptr inbounds nuw i8, ptr %_48.i, i64 8
  store i64 %_0.sroa.3.0.i90.i, ptr %358, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args1.i38)
  store ptr %v.i, ptr %args1.i38, align 8
  %_54.sroa.4.0.args1.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args1.i38, i64 8
  store ptr @"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hb7481511ca675ebfE", ptr %_54.sroa.4.0.args1.sroa_idx.i, align 8
  %359 = getelementptr inbounds nuw i8, ptr %args1.i38, i64 16
  store ptr %_42.i, ptr %359, align 8
  %_55.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args1.i38, i64 24
  store ptr @"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hb7481511ca675ebfE", ptr %_55.sroa.4.0..sroa_idx.i, align 8
  %360 = getelementptr inbounds nuw i8, ptr %args1.i38, i64 32
  store ptr %_48.i, ptr %360, align 8
  %_56.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args1.i38, i64 40
  store ptr @"_ZN66_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h742b82e4ecdeb6bdE", ptr %_56.sroa.4.0..sroa_idx.i, align 8
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_704e87b7a5fdee7fd1dff6d5c83f0b3e, ptr noundef nonnull %args1.i38)
          to label %bb34.i unwind label %cleanup6.i

bb34.i:                                           ; preds = %bb33.i
  call void @llvm.lifetime.end.p0(ptr nonnull %args1.i38)
  call void @llvm.lifetime.end.p0(ptr nonnull %_48.i)
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %_42.i, i64 noundef 4, i64 noundef 4)
          to label %bb37.i unwind label %cleanup.body.thread262.i

bb37.i:                                           ; preds = %bb34.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_42.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %words.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %vector.i.i.i.i100.i), !noalias !1216
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i.i.i.i.i99.i), !noalias !1216
; invoke <alloc::raw_vec::RawVecInner>::try_allocate_in
  invoke void @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner15try_allocate_inCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_4.i.i.i.i.i99.i, i64 noundef 3, i1 noundef zeroext false, i64 noundef 8, i64 noundef 24)
          to label %.noexc113.i unwind label %cleanup.body.thread262.i

.noexc113.i:                                      ; preds = %bb37.i
  %_5.i.i.i.i.i101.i = load i64, ptr %_4.i.i.i.i.i99.i, align 8, !range !39, !noalias !1216, !noundef !4
  %361 = trunc nuw i64 %_5.i.i.i.i.i101.i to i1
  %362 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i99.i, i64 8
  %err.0.i.i.i.i.i102.i = load i64, ptr %362, align 8, !range !386, !noalias !1216, !noundef !4
  %363 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i99.i, i64 16
  br i1 %361, label %bb3.i.i.i.i.i111.i, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h9906eb215b3ffc1aE.exit.i.i.i.i.i.i.i", !prof !217

bb3.i.i.i.i.i111.i:                               ; preds = %.noexc113.i
  %err.1.i.i.i.i.i112.i = load i64, ptr %363, align 8, !noalias !1216
  br label %bb3.i.i.i.i.i111.invoke.i

bb3.i.i.i.i.i111.invoke.i:                        ; preds = %bb3.i.i.i.i.i111.i, %bb3.i.i.i.i.i77.i
  %364 = phi i64 [ %err.0.i.i.i.i.i102.i, %bb3.i.i.i.i.i111.i ], [ %err.0.i.i.i.i.i71.i, %bb3.i.i.i.i.i77.i ]
  %365 = phi i64 [ %err.1.i.i.i.i.i112.i, %bb3.i.i.i.i.i111.i ], [ %err.1.i.i.i.i.i78.i, %bb3.i.i.i.i.i77.i ]
; invoke alloc::raw_vec::handle_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %364, i64 %365) #34
          to label %bb3.i.i.i.i.i111.cont.i unwind label %cleanup.body.thread262.i

bb3.i.i.i.i.i111.cont.i:                          ; preds = %bb3.i.i.i.i.i111.invoke.i
  unreachable

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h9906eb215b3ffc1aE.exit.i.i.i.i.i.i.i": ; preds = %.noexc113.i
  %this.1.i.i.i.i.i103.i = load ptr, ptr %363, align 8, !noalias !1216, !nonnull !4, !noundef !4
  %_7.i.i.i.i.i104.i = icmp ugt i64 %err.0.i.i.i.i.i102.i, 2
  call void @llvm.assume(i1 %_7.i.i.i.i.i104.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i.i.i.i.i99.i), !noalias !1216
  store i64 %err.0.i.i.i.i.i102.i, ptr %vector.i.i.i.i100.i, align 8, !noalias !1216
  %366 = getelementptr inbounds nuw i8, ptr %vector.i.i.i.i100.i, i64 8
  store ptr %this.1.i.i.i.i.i103.i, ptr %366, align 8, !noalias !1216
  %367 = getelementptr inbounds nuw i8, ptr %vector.i.i.i.i100.i, i64 16
  call void @llvm.experimental.noalias.scope.decl(metadata !1225)
  call void @llvm.experimental.noalias.scope.decl(metadata !1228)
  %368 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 8
  %369 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 16
  br label %bb8.i.i.i.i.i.i.i.i.i.i

bb8.i.i.i.i.i.i.i.i.i.i:                          ; preds = %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i", %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h9906eb215b3ffc1aE.exit.i.i.i.i.i.i.i"
  %_2.i.i.i.i.i.i.i.i.i.i.i.i.i.i105.i = phi i64 [ 0, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h9906eb215b3ffc1aE.exit.i.i.i.i.i.i.i" ], [ %372, %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i" ]
  %_45.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw { ptr, i64 }, ptr @alloc_7ee6edcc41616c28ab329f0c6be55399, i64 %_2.i.i.i.i.i.i.i.i.i.i.i.i.i.i105.i
  call void @llvm.experimental.noalias.scope.decl(metadata !1231)
  call void @llvm.experimental.noalias.scope.decl(metadata !1234)
  call void @llvm.experimental.noalias.scope.decl(metadata !1237)
  call void @llvm.experimental.noalias.scope.decl(metadata !1240)
  %s.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load ptr, ptr %_45.i.i.i.i.i.i.i.i.i.i, align 8, !alias.scope !1243, !noalias !1244, !nonnull !4, !align !19, !noundef !4
  %370 = getelementptr inbounds nuw i8, ptr %_45.i.i.i.i.i.i.i.i.i.i, i64 8
  %s.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load i64, ptr %370, align 8, !alias.scope !1243, !noalias !1244, !noundef !4
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !1255
; invoke <alloc::raw_vec::RawVecInner>::try_allocate_in
  invoke void @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner15try_allocate_inCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 noundef range(i64 0, -9223372036854775808) %s.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i1 noundef zeroext false, i64 noundef 1, i64 noundef 1)
          to label %.noexc.i.i.i.i.i.i.i.i.i109.i unwind label %bb14.loopexit.i.i.i.i.i.i.i.i.i.i, !noalias !1259

.noexc.i.i.i.i.i.i.i.i.i109.i:                    ; preds = %bb8.i.i.i.i.i.i.i.i.i.i
  %_5.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load i64, ptr %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, align 8, !range !39, !noalias !1255, !noundef !4
  %371 = trunc nuw i64 %_5.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i to i1
  %err.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load i64, ptr %368, align 8, !range !386, !noalias !1255, !noundef !4
  br i1 %371, label %bb3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i", !prof !217

bb3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i:              ; preds = %.noexc.i.i.i.i.i.i.i.i.i109.i
  %err.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load i64, ptr %369, align 8, !noalias !1255
; invoke alloc::raw_vec::handle_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %err.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 %err.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i) #34
          to label %.noexc5.i.i.i.i.i.i.i.i.i.i unwind label %bb14.loopexit.split-lp.i.i.i.i.i.i.i.i.i.i, !noalias !1259

.noexc5.i.i.i.i.i.i.i.i.i.i:                      ; preds = %bb3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  unreachable

"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i": ; preds = %.noexc.i.i.i.i.i.i.i.i.i109.i
  %this.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load ptr, ptr %369, align 8, !noalias !1255, !nonnull !4, !noundef !4
  %_7.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ule i64 %s.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %err.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  call void @llvm.assume(i1 %_7.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i), !noalias !1255
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %this.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr nonnull readonly align 1 %s.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 range(i64 0, -9223372036854775808) %s.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i, i1 false), !noalias !1260
  %_3.i.i.i.i.i.i.i.i.i.i.i.i110.i = getelementptr inbounds nuw %"alloc::string::String", ptr %this.1.i.i.i.i.i103.i, i64 %_2.i.i.i.i.i.i.i.i.i.i.i.i.i.i105.i
  store i64 %err.0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr %_3.i.i.i.i.i.i.i.i.i.i.i.i110.i, align 8, !noalias !1261
  %_5.sroa.4.0._3.i.i.sroa_idx.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.i.i.i.i.i.i.i.i.i.i.i.i110.i, i64 8
  store ptr %this.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr %_5.sroa.4.0._3.i.i.sroa_idx.i.i.i.i.i.i.i.i.i.i.i, align 8, !noalias !1261
  %_5.sroa.5.0._3.i.i.sroa_idx.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.i.i.i.i.i.i.i.i.i.i.i.i110.i, i64 16
  store i64 %s.1.i.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr %_5.sroa.5.0._3.i.i.sroa_idx.i.i.i.i.i.i.i.i.i.i.i, align 8, !noalias !1261
  %372 = add nuw nsw i64 %_2.i.i.i.i.i.i.i.i.i.i.i.i.i.i105.i, 1
  %_28.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %372, 3
  br i1 %_28.i.i.i.i.i.i.i.i.i.i, label %bb39.i69, label %bb8.i.i.i.i.i.i.i.i.i.i

bb14.loopexit.i.i.i.i.i.i.i.i.i.i:                ; preds = %bb8.i.i.i.i.i.i.i.i.i.i
  %lpad.loopexit.i.i.i.i.i.i.i.i.i.i = landingpad { ptr, i32 }
          cleanup
  br label %cleanup1.body.i.i.i.i106.i

bb14.loopexit.split-lp.i.i.i.i.i.i.i.i.i.i:       ; preds = %bb3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %lpad.loopexit.split-lp.i.i.i.i.i.i.i.i.i.i = landingpad { ptr, i32 }
          cleanup
  br label %cleanup1.body.i.i.i.i106.i

cleanup1.body.i.i.i.i106.i:                       ; preds = %bb14.loopexit.split-lp.i.i.i.i.i.i.i.i.i.i, %bb14.loopexit.i.i.i.i.i.i.i.i.i.i
  %lpad.phi.i.i.i.i.i.i.i.i.i.i = phi { ptr, i32 } [ %lpad.loopexit.i.i.i.i.i.i.i.i.i.i, %bb14.loopexit.i.i.i.i.i.i.i.i.i.i ], [ %lpad.loopexit.split-lp.i.i.i.i.i.i.i.i.i.i, %bb14.loopexit.split-lp.i.i.i.i.i.i.i.i.i.i ]
  store i64 %_2.i.i.i.i.i.i.i.i.i.i.i.i.i.i105.i, ptr %367, align 8, !alias.scope !1266, !noalias !1267
; invoke core::ptr::drop_in_place<alloc::vec::Vec<alloc::string::String>>
  invoke fastcc void @"_ZN4core3ptr65drop_in_place$LT$alloc..vec..Vec$LT$alloc..string..String$GT$$GT$17hbbaa413c870c1c45E"(ptr noalias noundef align 8 dereferenceable(24) %vector.i.i.i.i100.i) #35
          to label %bb113.i60 unwind label %terminate.i.i.i.i107.i, !noalias !1216

terminate.i.i.i.i107.i:                           ; preds = %cleanup1.body.i.i.i.i106.i
  %373 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33, !noalias !1216
  unreachable

bb110.i:                                          ; preds = %bb108.i, %cleanup8.i, %cleanup.i.i.i.i81, %cleanup7.i
  %_144.sroa.0.2.i = phi i1 [ %_144.sroa.0.4.i, %bb108.i ], [ true, %cleanup.i.i.i.i81 ], [ true, %cleanup7.i ], [ true, %cleanup8.i ]
  %.pn27.pn.i = phi { ptr, i32 } [ %.pn27.i, %bb108.i ], [ %381, %cleanup.i.i.i.i81 ], [ %374, %cleanup7.i ], [ %391, %cleanup8.i ]
; invoke core::ptr::drop_in_place<alloc::vec::Vec<alloc::string::String>>
  invoke fastcc void @"_ZN4core3ptr65drop_in_place$LT$alloc..vec..Vec$LT$alloc..string..String$GT$$GT$17hbbaa413c870c1c45E"(ptr noalias noundef align 8 dereferenceable(24) %words.i) #35
          to label %bb114.i unwind label %terminate.i61

cleanup7.i:                                       ; preds = %"_ZN3std3sys12thread_local6native4lazy20Storage$LT$T$C$D$GT$16get_or_init_slow17hc8dc5647a6bc820fE.exit.i.i.i.i", %bb44.i, %bb52.i.i.i.i75, %bb3.i100.i.i.i.i127, %bb53.i.i.i.i76
  %374 = landingpad { ptr, i32 }
          cleanup
  br label %bb110.i

bb39.i69:                                         ; preds = %"_ZN5alloc7raw_vec20RawVecInner$LT$A$GT$16with_capacity_in17h5ac04ec9e358201cE.exit.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i"
  store i64 3, ptr %367, align 8, !alias.scope !1266, !noalias !1278
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %words.i, ptr noundef nonnull align 8 dereferenceable(24) %vector.i.i.i.i100.i, i64 24, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %vector.i.i.i.i100.i), !noalias !1216
  call void @llvm.lifetime.start.p0(ptr nonnull %_65.i)
  %375 = getelementptr inbounds nuw i8, ptr %words.i, i64 8
  %_5.i118.i = load ptr, ptr %375, align 8, !alias.scope !1289, !nonnull !4, !noundef !4
  %376 = getelementptr inbounds nuw i8, ptr %words.i, i64 16
  %_4.i119.i = load i64, ptr %376, align 8, !alias.scope !1289, !noundef !4
  call void @llvm.experimental.noalias.scope.decl(metadata !1292)
  call void @llvm.experimental.noalias.scope.decl(metadata !1295)
  call void @llvm.experimental.noalias.scope.decl(metadata !1297)
  call void @llvm.experimental.noalias.scope.decl(metadata !1300)
  call void @llvm.experimental.noalias.scope.decl(metadata !1302)
  %_96.idx.i.i.i.i = mul nuw nsw i64 %_4.i119.i, 24
  %_96.i.i.i.i = getelementptr inbounds nuw i8, ptr %_5.i118.i, i64 %_96.idx.i.i.i.i
  %_105.i.i.i.i = icmp eq i64 %_4.i119.i, 0
  br i1 %_105.i.i.i.i, label %bb43.i94, label %bb1.i.i.i.i120.i

bb1.i.i.i.i120.i:                                 ; preds = %bb39.i69, %bb3.i.i.i.i.i72
  %_16.i5.i.i.i.i.i = phi ptr [ %_16.i.i.i.i.i.i, %bb3.i.i.i.i.i72 ], [ %_5.i118.i, %bb39.i69 ]
  %accum.sroa.0.0.i.i.i.i.i70 = phi i64 [ %_4.0.i.i.i.i.i.i.i.i73, %bb3.i.i.i.i.i72 ], [ 0, %bb39.i69 ]
  %_6.i.i.i.i.i.i71 = icmp eq ptr %_16.i5.i.i.i.i.i, %_96.i.i.i.i
  br i1 %_6.i.i.i.i.i.i71, label %bb53.i.i.i.i76, label %bb3.i.i.i.i.i72

bb3.i.i.i.i.i72:                                  ; preds = %bb1.i.i.i.i120.i
  %_16.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_16.i5.i.i.i.i.i, i64 24
  %377 = getelementptr inbounds nuw i8, ptr %_16.i5.i.i.i.i.i, i64 16
  %_5.i.i.i.i.i.i.i.i = load i64, ptr %377, align 8, !alias.scope !1305, !noalias !1312, !noundef !4
  %_4.0.i.i.i.i.i.i.i.i73 = add i64 %_5.i.i.i.i.i.i.i.i, %accum.sroa.0.0.i.i.i.i.i70
  %_4.1.i.i.i.i.i.i.i.i74 = icmp ult i64 %_4.0.i.i.i.i.i.i.i.i73, %accum.sroa.0.0.i.i.i.i.i70
  br i1 %_4.1.i.i.i.i.i.i.i.i74, label %bb52.i.i.i.i75, label %bb1.i.i.i.i120.i

bb53.i.i.i.i76:                                   ; preds = %bb1.i.i.i.i120.i
  call void @llvm.lifetime.start.p0(ptr nonnull %result.i.i.i.i30), !noalias !1316
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i99.i.i.i.i29), !noalias !1316
; invoke <alloc::raw_vec::RawVecInner>::try_allocate_in
  invoke void @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner15try_allocate_inCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_4.i99.i.i.i.i29, i64 noundef %accum.sroa.0.0.i.i.i.i.i70, i1 noundef zeroext false, i64 noundef 1, i64 noundef 1)
          to label %.noexc123.i unwind label %cleanup7.i

.noexc123.i:                                      ; preds = %bb53.i.i.i.i76
  %_5.i.i.i.i121.i = load i64, ptr %_4.i99.i.i.i.i29, align 8, !range !39, !noalias !1316, !noundef !4
  %378 = trunc nuw i64 %_5.i.i.i.i121.i to i1
  %379 = getelementptr inbounds nuw i8, ptr %_4.i99.i.i.i.i29, i64 8
  %err.0.i.i.i.i.i77 = load i64, ptr %379, align 8, !range !386, !noalias !1316, !noundef !4
  %380 = getelementptr inbounds nuw i8, ptr %_4.i99.i.i.i.i29, i64 16
  br i1 %378, label %bb3.i100.i.i.i.i127, label %bb4.i.i.i.i78, !prof !217

bb3.i100.i.i.i.i127:                              ; preds = %.noexc123.i
  %err.1.i.i.i.i.i128 = load i64, ptr %380, align 8, !noalias !1316
; invoke alloc::raw_vec::handle_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %err.0.i.i.i.i.i77, i64 %err.1.i.i.i.i.i128) #34
          to label %.noexc124.i unwind label %cleanup7.i

.noexc124.i:                                      ; preds = %bb3.i100.i.i.i.i127
  unreachable

bb52.i.i.i.i75:                                   ; preds = %bb3.i.i.i.i.i72
; invoke core::option::expect_failed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core6option13expect_failed(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_ca673fb95acb8e58af271999e89294ae, i64 noundef 53, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d8d4d9da093f3be02d1f11ac3b974138) #31
          to label %.noexc125.i unwind label %cleanup7.i

.noexc125.i:                                      ; preds = %bb52.i.i.i.i75
  unreachable

cleanup.i.i.i.i81:                                ; preds = %bb3.i114.i.i.i.i, %bb4.i.i.i.i78
  %381 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef align 8 dereferenceable(24) %result.i.i.i.i30) #35
          to label %bb110.i unwind label %terminate.i.i.i.i82, !noalias !1316

bb4.i.i.i.i78:                                    ; preds = %.noexc123.i
  %this.1.i.i.i.i.i79 = load ptr, ptr %380, align 8, !noalias !1316, !nonnull !4, !noundef !4
  %_7.i.i.i.i.i80 = icmp ule i64 %accum.sroa.0.0.i.i.i.i.i70, %err.0.i.i.i.i.i77
  call void @llvm.assume(i1 %_7.i.i.i.i.i80)
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i99.i.i.i.i29), !noalias !1316
  store i64 %err.0.i.i.i.i.i77, ptr %result.i.i.i.i30, align 8, !noalias !1316
  %382 = getelementptr inbounds nuw i8, ptr %result.i.i.i.i30, i64 8
  store ptr %this.1.i.i.i.i.i79, ptr %382, align 8, !noalias !1316
  %383 = getelementptr inbounds nuw i8, ptr %result.i.i.i.i30, i64 16
  store i64 0, ptr %383, align 8, !noalias !1316
  %384 = getelementptr inbounds nuw i8, ptr %_5.i118.i, i64 8
  %_6.i.i.i.i122.i = load ptr, ptr %384, align 8, !alias.scope !1317, !noalias !1320, !nonnull !4, !noundef !4
  %385 = getelementptr inbounds nuw i8, ptr %_5.i118.i, i64 16
  %_5.i101.i.i.i.i = load i64, ptr %385, align 8, !alias.scope !1317, !noalias !1320, !noundef !4
; invoke <alloc::vec::Vec<u8>>::reserve
  invoke void @_RNvMs_NtCslNYArtu3iFV_5alloc3vecINtB4_3VechE7reserveCs4X4t9plMPHF_9addr2line(ptr noalias noundef nonnull align 8 dereferenceable(24) %result.i.i.i.i30, i64 noundef %_5.i101.i.i.i.i)
          to label %.noexc.i.i.i.i unwind label %cleanup.i.i.i.i81, !noalias !1316

.noexc.i.i.i.i:                                   ; preds = %bb4.i.i.i.i78
  %len.i.i.i.i.i.i83 = load i64, ptr %383, align 8, !alias.scope !1321, !noalias !1316, !noundef !4
  %_10.i.i.i.i.i.i84 = icmp sgt i64 %len.i.i.i.i.i.i83, -1
  call void @llvm.assume(i1 %_10.i.i.i.i.i.i84)
  %_6.not.i.i.i.i.i.i = icmp samesign eq i64 %_5.i101.i.i.i.i, 0
  br i1 %_6.not.i.i.i.i.i.i, label %bb55.i.i.i.i88, label %bb2.i.i.i.i.i.i

bb2.i.i.i.i.i.i:                                  ; preds = %.noexc.i.i.i.i
  %_11.i.i.i.i.i.i85 = load ptr, ptr %382, align 8, !alias.scope !1321, !noalias !1316, !nonnull !4, !noundef !4
  %dst.i.i.i.i.i.i86 = getelementptr inbounds nuw i8, ptr %_11.i.i.i.i.i.i85, i64 %len.i.i.i.i.i.i83
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %dst.i.i.i.i.i.i86, ptr nonnull readonly align 1 %_6.i.i.i.i122.i, i64 %_5.i101.i.i.i.i, i1 false), !noalias !1316
  %.pre.i.i.i.i.i.i87 = load i64, ptr %383, align 8, !alias.scope !1321, !noalias !1316
  br label %bb55.i.i.i.i88

bb55.i.i.i.i88:                                   ; preds = %bb2.i.i.i.i.i.i, %.noexc.i.i.i.i
  %386 = phi i64 [ %.pre.i.i.i.i.i.i87, %bb2.i.i.i.i.i.i ], [ %len.i.i.i.i.i.i83, %.noexc.i.i.i.i ]
  %387 = add i64 %386, %_5.i101.i.i.i.i
  store i64 %387, ptr %383, align 8, !alias.scope !1321, !noalias !1316
  %_160.i.i.i.i = icmp sgt i64 %387, -1
  call void @llvm.assume(i1 %_160.i.i.i.i)
  %index.i.i.i.i = sub i64 %accum.sroa.0.0.i.i.i.i.i70, %387
  %_192124.i.i.i.i = icmp eq i64 %_4.i119.i, 1
  br i1 %_192124.i.i.i.i, label %bb29.i.i.i.i, label %bb84.preheader.i.i.i.i

bb84.preheader.i.i.i.i:                           ; preds = %bb55.i.i.i.i88
  %iter_uninit.sroa.0.0123.i.i.i.i = getelementptr inbounds nuw i8, ptr %_5.i118.i, i64 24
  %_169.i.i.i.i89 = load ptr, ptr %382, align 8, !noalias !1316, !nonnull !4, !noundef !4
  %_162.i.i.i.i90 = getelementptr inbounds nuw i8, ptr %_169.i.i.i.i89, i64 %387
  br label %bb84.i.i.i.i

bb84.i.i.i.i:                                     ; preds = %_ZN4core5slice20copy_from_slice_impl17ha639a0f3d090e72eE.exit119.i.i.i.i, %bb84.preheader.i.i.i.i
  %iter_uninit.sroa.0.0128.i.i.i.i = phi ptr [ %iter_uninit.sroa.0.0.i.i.i.i, %_ZN4core5slice20copy_from_slice_impl17ha639a0f3d090e72eE.exit119.i.i.i.i ], [ %iter_uninit.sroa.0.0123.i.i.i.i, %bb84.preheader.i.i.i.i ]
  %slice.0.pn127.i.i.i.i = phi ptr [ %iter_uninit.sroa.0.0128.i.i.i.i, %_ZN4core5slice20copy_from_slice_impl17ha639a0f3d090e72eE.exit119.i.i.i.i ], [ %_5.i118.i, %bb84.preheader.i.i.i.i ]
  %target.sroa.26.0126.i.i.i.i = phi i64 [ %len.i.i110.i.i.i.i, %_ZN4core5slice20copy_from_slice_impl17ha639a0f3d090e72eE.exit119.i.i.i.i ], [ %index.i.i.i.i, %bb84.preheader.i.i.i.i ]
  %target.sroa.0.0125.i.i.i.i = phi ptr [ %data.i.i.i.i.i.i92, %_ZN4core5slice20copy_from_slice_impl17ha639a0f3d090e72eE.exit119.i.i.i.i ], [ %_162.i.i.i.i90, %bb84.preheader.i.i.i.i ]
  %388 = getelementptr inbounds nuw i8, ptr %slice.0.pn127.i.i.i.i, i64 40
  %_5.i103.i.i.i.i = load i64, ptr %388, align 8, !alias.scope !1326, !noalias !1320, !noundef !4
  %_6.not.i.i.i.i.i91 = icmp ugt i64 %_5.i103.i.i.i.i, %target.sroa.26.0126.i.i.i.i
  br i1 %_6.not.i.i.i.i.i91, label %bb3.i114.i.i.i.i, label %_ZN4core5slice20copy_from_slice_impl17ha639a0f3d090e72eE.exit119.i.i.i.i, !prof !217

bb3.i114.i.i.i.i:                                 ; preds = %bb84.i.i.i.i
; invoke core::panicking::panic_fmt
  invoke void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_d1084648e479974e70c9329824bf76f9, ptr noundef nonnull inttoptr (i64 19 to ptr), ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_01417ebca96a98fb9890b1b8a14503d5) #31
          to label %.noexc115.i.i.i.i unwind label %cleanup.i.i.i.i81, !noalias !1316

.noexc115.i.i.i.i:                                ; preds = %bb3.i114.i.i.i.i
  unreachable

_ZN4core5slice20copy_from_slice_impl17ha639a0f3d090e72eE.exit119.i.i.i.i: ; preds = %bb84.i.i.i.i
  %389 = getelementptr inbounds nuw i8, ptr %slice.0.pn127.i.i.i.i, i64 32
  %_6.i102.i.i.i.i = load ptr, ptr %389, align 8, !alias.scope !1326, !noalias !1320, !nonnull !4, !noundef !4
  %data.i.i.i.i.i.i92 = getelementptr inbounds nuw i8, ptr %target.sroa.0.0125.i.i.i.i, i64 %_5.i103.i.i.i.i
  %len.i.i110.i.i.i.i = sub nuw nsw i64 %target.sroa.26.0126.i.i.i.i, %_5.i103.i.i.i.i
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %target.sroa.0.0125.i.i.i.i, ptr nonnull readonly align 1 %_6.i102.i.i.i.i, i64 range(i64 0, -9223372036854775808) %_5.i103.i.i.i.i, i1 false), !alias.scope !1329, !noalias !1316
  %iter_uninit.sroa.0.0.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter_uninit.sroa.0.0128.i.i.i.i, i64 24
  %_192.i.i.i.i = icmp eq ptr %iter_uninit.sroa.0.0.i.i.i.i, %_96.i.i.i.i
  br i1 %_192.i.i.i.i, label %bb29.i.i.i.i, label %bb84.i.i.i.i

bb29.i.i.i.i:                                     ; preds = %_ZN4core5slice20copy_from_slice_impl17ha639a0f3d090e72eE.exit119.i.i.i.i, %bb55.i.i.i.i88
  %target.sroa.26.0.lcssa.i.i.i.i = phi i64 [ %index.i.i.i.i, %bb55.i.i.i.i88 ], [ %len.i.i110.i.i.i.i, %_ZN4core5slice20copy_from_slice_impl17ha639a0f3d090e72eE.exit119.i.i.i.i ]
  %result_len.i.i.i.i93 = sub i64 %accum.sroa.0.0.i.i.i.i.i70, %target.sroa.26.0.lcssa.i.i.i.i
  %bytes.sroa.0.0.copyload1.i.i.i = load i64, ptr %result.i.i.i.i30, align 8, !noalias !1333
  %bytes.sroa.5.0.copyload2.i.i.i = load ptr, ptr %382, align 8, !noalias !1333
  call void @llvm.lifetime.end.p0(ptr nonnull %result.i.i.i.i30), !noalias !1316
  br label %bb43.i94

terminate.i.i.i.i82:                              ; preds = %cleanup.i.i.i.i81
  %390 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33, !noalias !1316
  unreachable

cleanup8.i:                                       ; preds = %bb43.i94
  %391 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_65.i)
          to label %bb110.i unwind label %terminate.i61

bb43.i94:                                         ; preds = %bb29.i.i.i.i, %bb39.i69
  %bytes.sroa.6.0.i.i.i = phi i64 [ %result_len.i.i.i.i93, %bb29.i.i.i.i ], [ 0, %bb39.i69 ]
  %bytes.sroa.5.0.i.i.i = phi ptr [ %bytes.sroa.5.0.copyload2.i.i.i, %bb29.i.i.i.i ], [ inttoptr (i64 1 to ptr), %bb39.i69 ]
  %bytes.sroa.0.0.i.i.i = phi i64 [ %bytes.sroa.0.0.copyload1.i.i.i, %bb29.i.i.i.i ], [ 0, %bb39.i69 ]
  store i64 %bytes.sroa.0.0.i.i.i, ptr %_65.i, align 8, !alias.scope !1334, !noalias !1335
  %bytes.sroa.5.0._0.sroa_idx.i.i.i = getelementptr inbounds nuw i8, ptr %_65.i, i64 8
  store ptr %bytes.sroa.5.0.i.i.i, ptr %bytes.sroa.5.0._0.sroa_idx.i.i.i, align 8, !alias.scope !1334, !noalias !1335
  %bytes.sroa.6.0._0.sroa_idx.i.i.i = getelementptr inbounds nuw i8, ptr %_65.i, i64 16
  store i64 %bytes.sroa.6.0.i.i.i, ptr %bytes.sroa.6.0._0.sroa_idx.i.i.i, align 8, !alias.scope !1334, !noalias !1335
  call void @llvm.lifetime.start.p0(ptr nonnull %args2.i37)
  store ptr %words.i, ptr %args2.i37, align 8
  %_70.sroa.4.0.args2.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args2.i37, i64 8
  store ptr @"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hb28aa2fd7324bf92E", ptr %_70.sroa.4.0.args2.sroa_idx.i, align 8
  %392 = getelementptr inbounds nuw i8, ptr %args2.i37, i64 16
  store ptr %_65.i, ptr %392, align 8
  %_71.sroa.4.0..sroa_idx.i95 = getelementptr inbounds nuw i8, ptr %args2.i37, i64 24
  store ptr @_RNvXsq_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtCsgEmfK2I1SDS_4core3fmt7Display3fmt, ptr %_71.sroa.4.0..sroa_idx.i95, align 8
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_b1b3cecaa6a7183967abcfd14f99ae78, ptr noundef nonnull %args2.i37)
          to label %bb44.i unwind label %cleanup8.i

bb44.i:                                           ; preds = %bb43.i94
  call void @llvm.lifetime.end.p0(ptr nonnull %args2.i37)
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_65.i)
          to label %bb45.i unwind label %cleanup7.i

bb45.i:                                           ; preds = %bb44.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_65.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %counts.i)
  call void @llvm.experimental.noalias.scope.decl(metadata !1336)
  %_3.i.i.i.i.i132.i = call align 8 ptr @llvm.threadlocal.address.p0(ptr @_RNvNCNKNvNvMNtNtCsjrHSEGnQ3l9_3std4hash6randomNtBa_11RandomState3new4KEYS0s_023___RUST_STD_INTERNAL_VAL)
  %_12.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.i.i.i.i.i132.i, i64 16
  %393 = load i8, ptr %_12.i.i.i.i.i.i.i, align 8, !range !14, !noalias !1339, !noundef !4
  %_4.i.i.i.i.i.i133.i = trunc nuw i8 %393 to i1
  br i1 %_4.i.i.i.i.i.i133.i, label %start._ZN4core3ops8function6FnOnce9call_once17hb4e15851e912a488E.exit_crit_edge.i.i.i.i, label %"_ZN3std3sys12thread_local6native4lazy20Storage$LT$T$C$D$GT$16get_or_init_slow17hc8dc5647a6bc820fE.exit.i.i.i.i", !prof !216

start._ZN4core3ops8function6FnOnce9call_once17hb4e15851e912a488E.exit_crit_edge.i.i.i.i: ; preds = %bb45.i
  %_9.i.pre.i.i.i.i = load i64, ptr %_3.i.i.i.i.i132.i, align 8, !noalias !1348
  %.phi.trans.insert.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.i.i.i.i.i132.i, i64 8
  %_10.i.pre.i.i.i.i = load i64, ptr %.phi.trans.insert.i.i.i.i, align 8, !noalias !1348
  br label %bb48.i

"_ZN3std3sys12thread_local6native4lazy20Storage$LT$T$C$D$GT$16get_or_init_slow17hc8dc5647a6bc820fE.exit.i.i.i.i": ; preds = %bb45.i
; invoke std::sys::random::linux::hashmap_random_keys
  %394 = invoke { i64, i64 } @_RNvNtNtNtCsjrHSEGnQ3l9_3std3sys6random5linux19hashmap_random_keys()
          to label %.noexc137.i unwind label %cleanup7.i

.noexc137.i:                                      ; preds = %"_ZN3std3sys12thread_local6native4lazy20Storage$LT$T$C$D$GT$16get_or_init_slow17hc8dc5647a6bc820fE.exit.i.i.i.i"
  %395 = extractvalue { i64, i64 } %394, 0
  %396 = extractvalue { i64, i64 } %394, 1
  %397 = getelementptr inbounds nuw i8, ptr %_3.i.i.i.i.i132.i, i64 8
  store i64 %396, ptr %397, align 8, !noalias !1349
  store i8 1, ptr %_12.i.i.i.i.i.i.i, align 8, !noalias !1349
  br label %bb48.i

bb108.i:                                          ; preds = %bb1.i.i159.i, %bb107.i, %cleanup.i.i.i124, %cleanup9.loopexit.split-lp.i, %cleanup9.loopexit.i
  %_144.sroa.0.4.i = phi i1 [ true, %cleanup.i.i.i124 ], [ %_144.sroa.0.6.i, %bb107.i ], [ %_144.sroa.0.6.i, %bb1.i.i159.i ], [ true, %cleanup9.loopexit.i ], [ %_144.sroa.0.5.ph.i, %cleanup9.loopexit.split-lp.i ]
  %.pn27.i = phi { ptr, i32 } [ %430, %cleanup.i.i.i124 ], [ %.pn25.i, %bb107.i ], [ %.pn25.i, %bb1.i.i159.i ], [ %lpad.loopexit.i97, %cleanup9.loopexit.i ], [ %lpad.loopexit.split-lp.i108, %cleanup9.loopexit.split-lp.i ]
; call core::ptr::drop_in_place<std::collections::hash::map::HashMap<&str,i32>>
  call fastcc void @"_ZN4core3ptr78drop_in_place$LT$std..collections..hash..map..HashMap$LT$$RF$str$C$i32$GT$$GT$17ha703f8ec8be57e13E"(ptr noalias noundef align 8 dereferenceable(48) %counts.i) #35
  br label %bb110.i

cleanup9.loopexit.i:                              ; preds = %bb6.i.i.i.i, %bb49.i96
  %lpad.loopexit.i97 = landingpad { ptr, i32 }
          cleanup
  br label %bb108.i

cleanup9.loopexit.split-lp.i:                     ; preds = %panic.i, %bb1.i.i238.i, %bb2.i153.i, %bb63.i, %bb3.i145.i
  %_144.sroa.0.5.ph.i = phi i1 [ true, %bb63.i ], [ false, %bb1.i.i238.i ], [ true, %bb3.i145.i ], [ true, %bb2.i153.i ], [ true, %panic.i ]
  %lpad.loopexit.split-lp.i108 = landingpad { ptr, i32 }
          cleanup
  br label %bb108.i

bb48.i:                                           ; preds = %.noexc137.i, %start._ZN4core3ops8function6FnOnce9call_once17hb4e15851e912a488E.exit_crit_edge.i.i.i.i
  %hash_builder.1.pre-phi.i.i = phi i64 [ %_10.i.pre.i.i.i.i, %start._ZN4core3ops8function6FnOnce9call_once17hb4e15851e912a488E.exit_crit_edge.i.i.i.i ], [ %396, %.noexc137.i ]
  %_9.i.i.i.i134.i = phi i64 [ %_9.i.pre.i.i.i.i, %start._ZN4core3ops8function6FnOnce9call_once17hb4e15851e912a488E.exit_crit_edge.i.i.i.i ], [ %395, %.noexc137.i ]
  %_4.i.i.i.i135.i = add i64 %_9.i.i.i.i134.i, 1
  store i64 %_4.i.i.i.i135.i, ptr %_3.i.i.i.i.i132.i, align 8, !noalias !1348
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %counts.i, ptr noundef nonnull align 8 dereferenceable(32) @anon.c86bb1f26b313a3e6d04519c370f138f.0, i64 32, i1 false)
  %_2.sroa.4.0._0.sroa_idx.i136.i = getelementptr inbounds nuw i8, ptr %counts.i, i64 32
  store i64 %_9.i.i.i.i134.i, ptr %_2.sroa.4.0._0.sroa_idx.i136.i, align 8, !alias.scope !1336
  %_2.sroa.5.0._0.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %counts.i, i64 40
  store i64 %hash_builder.1.pre-phi.i.i, ptr %_2.sroa.5.0._0.sroa_idx.i.i, align 8, !alias.scope !1336
  call void @llvm.lifetime.start.p0(ptr nonnull %iter.i)
  store i64 0, ptr %iter.i, align 8
  %_74.sroa.4.0.iter.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 8
  store i64 11, ptr %_74.sroa.4.0.iter.sroa_idx.i, align 8
  %_74.sroa.5.0.iter.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 16
  store ptr @alloc_b18a2acd8874e14f9b242b200869a4fb, ptr %_74.sroa.5.0.iter.sroa_idx.i, align 8
  %_74.sroa.6.0.iter.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 24
  store i64 11, ptr %_74.sroa.6.0.iter.sroa_idx.i, align 8
  %_74.sroa.7.0.iter.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 32
  store i64 0, ptr %_74.sroa.7.0.iter.sroa_idx.i, align 8
  %_74.sroa.8.0.iter.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 40
  store i64 11, ptr %_74.sroa.8.0.iter.sroa_idx.i, align 8
  %_74.sroa.9.0.iter.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 48
  store i32 32, ptr %_74.sroa.9.0.iter.sroa_idx.i, align 8
  %_74.sroa.10.0.iter.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 52
  store i32 32, ptr %_74.sroa.10.0.iter.sroa_idx.i, align 4
  %_74.sroa.11.0.iter.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 56
  store i8 1, ptr %_74.sroa.11.0.iter.sroa_idx.i, align 8
  %_74.sroa.13.0.iter.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 64
  store i8 1, ptr %_74.sroa.13.0.iter.sroa_idx.i, align 8
  %_74.sroa.14.0.iter.sroa_idx.i = getelementptr inbounds nuw i8, ptr %iter.i, i64 65
  store i8 0, ptr %_74.sroa.14.0.iter.sroa_idx.i, align 1
  %398 = getelementptr inbounds nuw i8, ptr %key.i.i.i, i64 8
  %399 = getelementptr inbounds nuw i8, ptr %counts.i, i64 8
  %400 = getelementptr inbounds nuw i8, ptr %counts.i, i64 16
  %401 = getelementptr inbounds nuw i8, ptr %counts.i, i64 24
  br label %bb49.i96

bb49.i96:                                         ; preds = %bb56.i107, %bb48.i
; invoke <core::str::iter::Split<P> as core::iter::traits::iterator::Iterator>::next
  %402 = invoke fastcc { ptr, i64 } @"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h91270b8a9946543fE"(ptr noalias noundef align 8 dereferenceable(72) %iter.i)
          to label %bb50.i unwind label %cleanup9.loopexit.i

bb50.i:                                           ; preds = %bb49.i96
  %403 = extractvalue { ptr, i64 } %402, 0
  %.not.i = icmp eq ptr %403, null
  br i1 %.not.i, label %bb53.i111, label %bb52.i

bb52.i:                                           ; preds = %bb50.i
  %404 = extractvalue { ptr, i64 } %402, 1
  call void @llvm.experimental.noalias.scope.decl(metadata !1352)
  call void @llvm.experimental.noalias.scope.decl(metadata !1355)
  call void @llvm.lifetime.start.p0(ptr nonnull %key.i.i.i), !noalias !1358
  store ptr %403, ptr %key.i.i.i, align 8, !noalias !1361
  store i64 %404, ptr %398, align 8, !noalias !1361
; call core::hash::BuildHasher::hash_one
  %hash.i.i.i = call fastcc noundef i64 @_ZN4core4hash11BuildHasher8hash_one17hff610e6050207ad6E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %_2.sroa.4.0._0.sroa_idx.i136.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %key.i.i.i), !noalias !1364
  call void @llvm.experimental.noalias.scope.decl(metadata !1365)
  call void @llvm.experimental.noalias.scope.decl(metadata !1368)
  %_19.i.i.i.i.i98 = lshr i64 %hash.i.i.i, 57
  %tag_hash.i.i.i.i.i = trunc nuw nsw i64 %_19.i.i.i.i.i98 to i8
  %bucket_mask.i.i.i.i.i = load i64, ptr %399, align 8, !alias.scope !1371, !noalias !1372, !noundef !4
  %_27.i.i.i.i138.i = load ptr, ptr %counts.i, align 8, !alias.scope !1371, !noalias !1372, !nonnull !4, !noundef !4
  %405 = insertelement <16 x i8> poison, i8 %tag_hash.i.i.i.i.i, i64 0
  %406 = shufflevector <16 x i8> %405, <16 x i8> poison, <16 x i32> zeroinitializer
  br label %bb1.i.i.i.i139.i

bb1.i.i.i.i139.i:                                 ; preds = %bb20.i.i.i.i.i, %bb52.i
  %probe_seq.sroa.9.0.i.i.i.i.i = phi i64 [ 0, %bb52.i ], [ %418, %bb20.i.i.i.i.i ]
  %hash.pn.i.i.i.i.i = phi i64 [ %hash.i.i.i, %bb52.i ], [ %419, %bb20.i.i.i.i.i ]
  %probe_seq.sroa.0.0.i.i.i.i.i = and i64 %hash.pn.i.i.i.i.i, %bucket_mask.i.i.i.i.i
  %_25.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_27.i.i.i.i138.i, i64 %probe_seq.sroa.0.0.i.i.i.i.i
  %dst.sroa.0.0.copyload.i19.i.i.i.i = load <16 x i8>, ptr %_25.i.i.i.i.i, align 1, !noalias !1375
  %407 = icmp eq <16 x i8> %dst.sroa.0.0.copyload.i19.i.i.i.i, %406
  %408 = bitcast <16 x i1> %407 to i16
  %.not.i.not25.i.i.i.i = icmp eq i16 %408, 0
  br i1 %.not.i.not25.i.i.i.i, label %bb11.i.i.i.i.i101, label %bb10.i.i.i.i.i

bb10.i.i.i.i.i:                                   ; preds = %bb1.i.i.i.i139.i, %bb17.i.i.i.i.i100
  %iter.sroa.0.0.i26.i.i.i.i = phi i16 [ %_50.i.i.i.i.i, %bb17.i.i.i.i.i100 ], [ %408, %bb1.i.i.i.i139.i ]
  %409 = call range(i16 0, 17) i16 @llvm.cttz.i16(i16 %iter.sroa.0.0.i26.i.i.i.i, i1 true)
  %_41.i.i.i.i.i99 = zext nneg i16 %409 to i64
  %_13.i.i.i.i.i = add i64 %probe_seq.sroa.0.0.i.i.i.i.i, %_41.i.i.i.i.i99
  %index5.i.i.i.i.i = and i64 %_13.i.i.i.i.i, %bucket_mask.i.i.i.i.i
  %_18.i.i.i.i.i = sub nsw i64 0, %index5.i.i.i.i.i
  %410 = getelementptr inbounds { { ptr, i64 }, i32, [1 x i32] }, ptr %_27.i.i.i.i138.i, i64 %_18.i.i.i.i.i
  call void @llvm.experimental.noalias.scope.decl(metadata !1378), !noalias !1381
  call void @llvm.experimental.noalias.scope.decl(metadata !1382), !noalias !1381
  %411 = getelementptr inbounds i8, ptr %410, i64 -16
  %_3.1.i.i.i.i.i.i.i = load i64, ptr %411, align 8, !alias.scope !1385, !noalias !1386, !noundef !4
  %_8.i.i.i.i.i.i.i.i = icmp eq i64 %_3.1.i.i.i.i.i.i.i, %404
  br i1 %_8.i.i.i.i.i.i.i.i, label %"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$4find28_$u7b$$u7b$closure$u7d$$u7d$17hda157190cafd6fd8E.exit.i.i.i.i", label %bb17.i.i.i.i.i100, !prof !1391

"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$4find28_$u7b$$u7b$closure$u7d$$u7d$17hda157190cafd6fd8E.exit.i.i.i.i": ; preds = %bb10.i.i.i.i.i
  %412 = getelementptr inbounds i8, ptr %410, i64 -24
  %_3.0.i.i.i.i.i.i.i = load ptr, ptr %412, align 8, !alias.scope !1385, !noalias !1386, !nonnull !4, !align !19, !noundef !4
  %bcmp.i.i.i.i.i.i.i.i = call i32 @bcmp(ptr nonnull readonly align 1 %_3.0.i.i.i.i.i.i.i, ptr nonnull readonly align 1 %403, i64 %404), !alias.scope !1392, !noalias !1396
  %413 = icmp eq i32 %bcmp.i.i.i.i.i.i.i.i, 0
  br i1 %413, label %bb54.thread.i, label %bb17.i.i.i.i.i100, !prof !1397

bb11.i.i.i.i.i101:                                ; preds = %bb17.i.i.i.i.i100, %bb1.i.i.i.i139.i
  %414 = icmp eq <16 x i8> %dst.sroa.0.0.copyload.i19.i.i.i.i, splat (i8 -1)
  %415 = bitcast <16 x i1> %414 to i16
  %416 = icmp eq i16 %415, 0
  br i1 %416, label %bb20.i.i.i.i.i, label %bb3.i.i140.i, !prof !217

bb17.i.i.i.i.i100:                                ; preds = %"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$4find28_$u7b$$u7b$closure$u7d$$u7d$17hda157190cafd6fd8E.exit.i.i.i.i", %bb10.i.i.i.i.i
  %417 = add i16 %iter.sroa.0.0.i26.i.i.i.i, -1
  %_50.i.i.i.i.i = and i16 %417, %iter.sroa.0.0.i26.i.i.i.i
  %.not.i.not.i.i.i.i = icmp eq i16 %_50.i.i.i.i.i, 0
  br i1 %.not.i.not.i.i.i.i, label %bb11.i.i.i.i.i101, label %bb10.i.i.i.i.i

bb20.i.i.i.i.i:                                   ; preds = %bb11.i.i.i.i.i101
  %418 = add i64 %probe_seq.sroa.9.0.i.i.i.i.i, 16
  %419 = add i64 %probe_seq.sroa.0.0.i.i.i.i.i, %418
  br label %bb1.i.i.i.i139.i

bb3.i.i140.i:                                     ; preds = %bb11.i.i.i.i.i101
  %_5.i.i.i.i102 = load i64, ptr %400, align 8, !alias.scope !1398, !noalias !1401, !noundef !4
  %b.i.i.i.i = icmp eq i64 %_5.i.i.i.i102, 0
  br i1 %b.i.i.i.i, label %bb6.i.i.i.i, label %bb54.i103, !prof !217

bb6.i.i.i.i:                                      ; preds = %bb3.i.i140.i
; invoke hashbrown::raw::RawTable<T,A>::reserve_rehash
  %420 = invoke fastcc i64 @"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$14reserve_rehash17h3af07c5c0567e15aE"(ptr noalias noundef nonnull align 8 dereferenceable(48) %counts.i, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(16) %_2.sroa.4.0._0.sroa_idx.i136.i)
          to label %.noexc143.i unwind label %cleanup9.loopexit.i

.noexc143.i:                                      ; preds = %bb6.i.i.i.i
  %bucket_mask.i.i.i.pre.i = load i64, ptr %399, align 8, !alias.scope !1403, !noalias !1408
  %_19.i.i.i.pre.i = load ptr, ptr %counts.i, align 8, !alias.scope !1403, !noalias !1408
  br label %bb54.i103

bb54.thread.i:                                    ; preds = %"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$4find28_$u7b$$u7b$closure$u7d$$u7d$17hda157190cafd6fd8E.exit.i.i.i.i"
  call void @llvm.lifetime.end.p0(ptr nonnull %key.i.i.i), !noalias !1358
  br label %bb55.i106

bb53.i111:                                        ; preds = %bb50.i
  call void @llvm.lifetime.end.p0(ptr nonnull %iter.i)
; call hashbrown::map::HashMap<K,V,S,A>::get
  %421 = call fastcc noundef align 4 ptr @"_ZN9hashbrown3map28HashMap$LT$K$C$V$C$S$C$A$GT$3get17h2af2ce20eebb2330E"(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(48) %counts.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_3827bbb606bbdb0f0c926011c14ccc34) #32
  %.not.i.i = icmp eq ptr %421, null
  br i1 %.not.i.i, label %bb3.i145.i, label %bb63.i, !prof !217

bb3.i145.i:                                       ; preds = %bb53.i111
; invoke core::option::expect_failed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core6option13expect_failed(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_a7d7769291fb702cd4ca6ef64f027ff9, i64 noundef 22, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_87b78306e9741c99eba2fcc8efbae141) #31
          to label %.noexc146.i unwind label %cleanup9.loopexit.split-lp.i

.noexc146.i:                                      ; preds = %bb3.i145.i
  unreachable

bb63.i:                                           ; preds = %bb53.i111
  call void @llvm.lifetime.start.p0(ptr nonnull %_90.i)
; call hashbrown::map::HashMap<K,V,S,A>::get
  %_0.i147.i = call fastcc noundef align 4 ptr @"_ZN9hashbrown3map28HashMap$LT$K$C$V$C$S$C$A$GT$3get17h2af2ce20eebb2330E"(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(48) %counts.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_ab7766fee1e1b94f8c00ce7ffec41c7e) #32
  store ptr %_0.i147.i, ptr %_90.i, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_93.i)
; call hashbrown::map::HashMap<K,V,S,A>::get
  %_0.i148.i = call fastcc noundef align 4 ptr @"_ZN9hashbrown3map28HashMap$LT$K$C$V$C$S$C$A$GT$3get17h2af2ce20eebb2330E"(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(48) %counts.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_50ab75e5eb17b3d68555764b0a52038b) #32
  store ptr %_0.i148.i, ptr %_93.i, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args3.i36)
  store ptr %421, ptr %args3.i36, align 8
  %_96.sroa.4.0.args3.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args3.i36, i64 8
  store ptr @_RNvXsQ_NtNtCsgEmfK2I1SDS_4core3fmt3numlNtB7_5Debug3fmt, ptr %_96.sroa.4.0.args3.sroa_idx.i, align 8
  %422 = getelementptr inbounds nuw i8, ptr %args3.i36, i64 16
  store ptr %_90.i, ptr %422, align 8
  %_97.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args3.i36, i64 24
  store ptr @"_ZN66_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h102e34f202dd4265E", ptr %_97.sroa.4.0..sroa_idx.i, align 8
  %423 = getelementptr inbounds nuw i8, ptr %args3.i36, i64 32
  store ptr %_93.i, ptr %423, align 8
  %_98.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args3.i36, i64 40
  store ptr @"_ZN66_$LT$core..option..Option$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h102e34f202dd4265E", ptr %_98.sroa.4.0..sroa_idx.i, align 8
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_704e87b7a5fdee7fd1dff6d5c83f0b3e, ptr noundef nonnull %args3.i36)
          to label %bb64.i unwind label %cleanup9.loopexit.split-lp.i

bb64.i:                                           ; preds = %bb63.i
  call void @llvm.lifetime.end.p0(ptr nonnull %args3.i36)
  call void @llvm.lifetime.end.p0(ptr nonnull %_93.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_90.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %shared.i)
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #37
; call __rustc::__rust_alloc
  %424 = call noundef align 4 dereferenceable_or_null(4) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 4, i64 noundef range(i64 1, -9223372036854775807) 4) #37
  %425 = icmp eq ptr %424, null
  br i1 %425, label %bb2.i153.i, label %bb67.i112, !prof !479

bb2.i153.i:                                       ; preds = %bb64.i
; invoke alloc::alloc::handle_alloc_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 4, i64 noundef 4) #34
          to label %.noexc154.i unwind label %cleanup9.loopexit.split-lp.i

.noexc154.i:                                      ; preds = %bb2.i153.i
  unreachable

bb67.i112:                                        ; preds = %bb64.i
  store i32 1, ptr %424, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i155.i), !noalias !1412
  store i64 1, ptr %_4.i155.i, align 8, !noalias !1412
  %426 = getelementptr inbounds nuw i8, ptr %_4.i155.i, i64 8
  store i64 1, ptr %426, align 8, !noalias !1412
  %427 = getelementptr inbounds nuw i8, ptr %_4.i155.i, i64 16
  store i64 0, ptr %427, align 8
  %_101.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %_4.i155.i, i64 24
  store i64 1, ptr %_101.sroa.4.0..sroa_idx.i, align 8
  %_101.sroa.4.sroa.4.0._101.sroa.4.0..sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_4.i155.i, i64 32
  store ptr %424, ptr %_101.sroa.4.sroa.4.0._101.sroa.4.0..sroa_idx.sroa_idx.i, align 8
  %_101.sroa.4.sroa.5.0._101.sroa.4.0..sroa_idx.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_4.i155.i, i64 40
  store i64 1, ptr %_101.sroa.4.sroa.5.0._101.sroa.4.0..sroa_idx.sroa_idx.i, align 8
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #37, !noalias !1415
; call __rustc::__rust_alloc
  %428 = call noundef align 8 dereferenceable_or_null(48) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 48, i64 noundef range(i64 1, -9223372036854775807) 8) #37, !noalias !1415
  %429 = icmp eq ptr %428, null
  br i1 %429, label %bb2.i1.i.i, label %bb68.i113, !prof !479

bb2.i1.i.i:                                       ; preds = %bb67.i112
; invoke alloc::alloc::handle_alloc_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 48) #34
          to label %.noexc.i.i126 unwind label %cleanup.i.i.i124, !noalias !1412

.noexc.i.i126:                                    ; preds = %bb2.i1.i.i
  unreachable

cleanup.i.i.i124:                                 ; preds = %bb2.i1.i.i
  %430 = landingpad { ptr, i32 }
          cleanup
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %_101.sroa.4.0..sroa_idx.i, i64 noundef 4, i64 noundef 4)
          to label %bb108.i unwind label %terminate.i.i.i125, !noalias !1412

terminate.i.i.i125:                               ; preds = %cleanup.i.i.i124
  %431 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33, !noalias !1412
  unreachable

bb68.i113:                                        ; preds = %bb67.i112
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %428, ptr noundef nonnull align 8 dereferenceable(48) %_4.i155.i, i64 48, i1 false), !noalias !1412
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i155.i), !noalias !1412
  store ptr %428, ptr %shared.i, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %other.i)
  %_0.i.i.i.i = load i64, ptr %428, align 8, !noalias !1418, !noundef !4
  %cond.i.i.i = icmp ne i64 %_0.i.i.i.i, 0
  call void @llvm.assume(i1 %cond.i.i.i)
  %strong1.i.i.i = add i64 %_0.i.i.i.i, 1
  store i64 %strong1.i.i.i, ptr %428, align 8, !noalias !1418
  %432 = icmp eq i64 %strong1.i.i.i, 0
  br i1 %432, label %bb5.i.i.i123, label %bb70.i, !prof !217

bb5.i.i.i123:                                     ; preds = %bb68.i113
  call void @llvm.trap()
  unreachable

bb107.i:                                          ; preds = %bb1.i.i164.i, %bb106.i, %cleanup11.i
  %_144.sroa.0.6.i = phi i1 [ false, %cleanup11.i ], [ %_144.sroa.0.8.i, %bb1.i.i164.i ], [ %_144.sroa.0.8.i, %bb106.i ]
  %.pn25.i = phi { ptr, i32 } [ %434, %cleanup11.i ], [ %.pn23.i, %bb1.i.i164.i ], [ %.pn23.i, %bb106.i ]
  call void @llvm.experimental.noalias.scope.decl(metadata !1421)
  call void @llvm.experimental.noalias.scope.decl(metadata !1424)
  %_5.i.i158.i = load ptr, ptr %shared.i, align 8, !alias.scope !1427, !nonnull !4, !noundef !4
  %_8.i.i.i = load i64, ptr %_5.i.i158.i, align 8, !noalias !1427, !noundef !4
  %val.i.i.i = add i64 %_8.i.i.i, -1
  store i64 %val.i.i.i, ptr %_5.i.i158.i, align 8, !noalias !1427
  %433 = icmp eq i64 %val.i.i.i, 0
  br i1 %433, label %bb1.i.i159.i, label %bb108.i

bb1.i.i159.i:                                     ; preds = %bb107.i
; invoke alloc::rc::Rc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc2rc15Rc$LT$T$C$A$GT$9drop_slow17h2c545a84720893c3E"(ptr noalias noundef nonnull align 8 dereferenceable(8) %shared.i) #36
          to label %bb108.i unwind label %terminate.i61

cleanup11.i:                                      ; preds = %bb1.i.i232.i
  %434 = landingpad { ptr, i32 }
          cleanup
  br label %bb107.i

bb106.i:                                          ; preds = %bb101.i118, %bb103.i, %cleanup14.i, %cleanup13.i, %cleanup12.i
  %_144.sroa.0.8.i = phi i1 [ %_144.sroa.0.9.i, %cleanup12.i ], [ false, %bb101.i118 ], [ false, %bb103.i ], [ true, %cleanup14.i ], [ true, %cleanup13.i ]
  %.pn23.i = phi { ptr, i32 } [ %436, %cleanup12.i ], [ %.pn21.i, %bb101.i118 ], [ %450, %bb103.i ], [ %442, %cleanup14.i ], [ %438, %cleanup13.i ]
  call void @llvm.experimental.noalias.scope.decl(metadata !1428)
  call void @llvm.experimental.noalias.scope.decl(metadata !1431)
  %_5.i.i161.i = load ptr, ptr %other.i, align 8, !alias.scope !1434, !nonnull !4, !noundef !4
  %_8.i.i162.i = load i64, ptr %_5.i.i161.i, align 8, !noalias !1434, !noundef !4
  %val.i.i163.i = add i64 %_8.i.i162.i, -1
  store i64 %val.i.i163.i, ptr %_5.i.i161.i, align 8, !noalias !1434
  %435 = icmp eq i64 %val.i.i163.i, 0
  br i1 %435, label %bb1.i.i164.i, label %bb107.i

bb1.i.i164.i:                                     ; preds = %bb106.i
; invoke alloc::rc::Rc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc2rc15Rc$LT$T$C$A$GT$9drop_slow17h2c545a84720893c3E"(ptr noalias noundef nonnull align 8 dereferenceable(8) %other.i) #36
          to label %bb107.i unwind label %terminate.i61

cleanup12.i:                                      ; preds = %bb94.i121, %bb2.i192.i, %bb2.i178.i, %bb1.i.i
  %_144.sroa.0.9.i = phi i1 [ false, %bb94.i121 ], [ true, %bb1.i.i ], [ true, %bb2.i192.i ], [ true, %bb2.i178.i ]
  %436 = landingpad { ptr, i32 }
          cleanup
  br label %bb106.i

bb70.i:                                           ; preds = %bb68.i113
  store ptr %428, ptr %other.i, align 8
  %_0.i36.i = getelementptr inbounds nuw i8, ptr %428, i64 16
  %_9.i.i = load i64, ptr %_0.i36.i, align 8, !noundef !4
  %437 = icmp eq i64 %_9.i.i, 0
  br i1 %437, label %bb72.i, label %bb1.i.i, !prof !216

bb1.i.i:                                          ; preds = %bb70.i
; invoke core::cell::panic_already_borrowed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core4cell22panic_already_borrowed(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_641f0c5d68214aaca4770982132727c4) #31
          to label %.noexc168.i unwind label %cleanup12.i

.noexc168.i:                                      ; preds = %bb1.i.i
  unreachable

cleanup13.i:                                      ; preds = %bb1.i.i173.i
  %438 = landingpad { ptr, i32 }
          cleanup
  %_2.i.i.i.i = load i64, ptr %_0.i36.i, align 8, !noalias !1435, !noundef !4
  %_3.i.i.i.i = add i64 %_2.i.i.i.i, 1
  store i64 %_3.i.i.i.i, ptr %_0.i36.i, align 8, !noalias !1435
  br label %bb106.i

bb72.i:                                           ; preds = %bb70.i
  store i64 -1, ptr %_0.i36.i, align 8
  %_15.i.i = getelementptr inbounds nuw i8, ptr %428, i64 24
  %439 = getelementptr inbounds nuw i8, ptr %428, i64 40
  %len.i.i170.i = load i64, ptr %439, align 8, !alias.scope !1442, !noundef !4
  %self1.i.i171.i = load i64, ptr %_15.i.i, align 8, !range !179, !alias.scope !1442, !noundef !4
  %_4.i.i172.i = icmp eq i64 %len.i.i170.i, %self1.i.i171.i
  br i1 %_4.i.i172.i, label %bb1.i.i173.i, label %bb75.i114

bb1.i.i173.i:                                     ; preds = %bb72.i
; invoke alloc::raw_vec::RawVec<T,A>::grow_one
  invoke fastcc void @"_ZN5alloc7raw_vec19RawVec$LT$T$C$A$GT$8grow_one17h6559d635752143cdE"(ptr noalias noundef nonnull align 8 dereferenceable(24) %_15.i.i)
          to label %bb75.i114 unwind label %cleanup13.i

bb75.i114:                                        ; preds = %bb1.i.i173.i, %bb72.i
  %440 = getelementptr inbounds nuw i8, ptr %428, i64 32
  %_14.i.i.i = load ptr, ptr %440, align 8, !alias.scope !1442, !nonnull !4, !noundef !4
  %end.i.i.i = getelementptr inbounds nuw i32, ptr %_14.i.i.i, i64 %len.i.i170.i
  store i32 2, ptr %end.i.i.i, align 4
  %441 = add i64 %len.i.i170.i, 1
  store i64 %441, ptr %439, align 8, !alias.scope !1442
  %_2.i.i.i176.i = load i64, ptr %_0.i36.i, align 8, !noalias !1447, !noundef !4
  %_3.i.i.i177.i = add i64 %_2.i.i.i176.i, 1
  store i64 %_3.i.i.i177.i, ptr %_0.i36.i, align 8, !noalias !1447
  call void @llvm.lifetime.start.p0(ptr nonnull %_115.i)
  %_3.i34.i = load ptr, ptr %shared.i, align 8, !alias.scope !1454, !nonnull !4, !noundef !4
  %_0.i.i = getelementptr inbounds nuw i8, ptr %_3.i34.i, i64 16
  %self1.i.i = load i64, ptr %_0.i.i, align 8, !noundef !4
  %_11.i.i = icmp ult i64 %self1.i.i, 9223372036854775807
  br i1 %_11.i.i, label %bb80.i115, label %bb2.i178.i, !prof !216

bb2.i178.i:                                       ; preds = %bb75.i114
; invoke core::cell::panic_already_mutably_borrowed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core4cell30panic_already_mutably_borrowed(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b6e984e3344f2b93d3cc74bd779e3431) #31
          to label %.noexc180.i unwind label %cleanup12.i

.noexc180.i:                                      ; preds = %bb2.i178.i
  unreachable

cleanup14.i:                                      ; preds = %bb80.i115
  %442 = landingpad { ptr, i32 }
          cleanup
  call void @llvm.experimental.noalias.scope.decl(metadata !1457)
  call void @llvm.experimental.noalias.scope.decl(metadata !1460)
  call void @llvm.experimental.noalias.scope.decl(metadata !1463)
  %_4.i.i.i183.i = load ptr, ptr %443, align 8, !alias.scope !1466, !nonnull !4, !align !78, !noundef !4
  %_2.i.i.i184.i = load i64, ptr %_4.i.i.i183.i, align 8, !noalias !1466, !noundef !4
  %_3.i.i.i185.i = add i64 %_2.i.i.i184.i, -1
  store i64 %_3.i.i.i185.i, ptr %_4.i.i.i183.i, align 8, !noalias !1466
  br label %bb106.i

bb80.i115:                                        ; preds = %bb75.i114
  %b.i.i = add nuw nsw i64 %self1.i.i, 1
  store i64 %b.i.i, ptr %_0.i.i, align 8
  %_17.i.i = getelementptr inbounds nuw i8, ptr %_3.i34.i, i64 24
  store ptr %_17.i.i, ptr %_115.i, align 8
  %443 = getelementptr inbounds nuw i8, ptr %_115.i, i64 8
  store ptr %_0.i.i, ptr %443, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_119.i)
  %_0.i182.i = load i64, ptr %_3.i34.i, align 8, !noalias !1467, !noundef !4
  store i64 %_0.i182.i, ptr %_119.i, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args4.i35)
  store ptr %_115.i, ptr %args4.i35, align 8
  %_122.sroa.4.0.args4.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args4.i35, i64 8
  store ptr @"_ZN61_$LT$core..cell..Ref$LT$T$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hd8d94f968b2824eeE", ptr %_122.sroa.4.0.args4.sroa_idx.i, align 8
  %444 = getelementptr inbounds nuw i8, ptr %args4.i35, i64 16
  store ptr %_119.i, ptr %444, align 8
  %_123.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args4.i35, i64 24
  store ptr @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_123.sroa.4.0..sroa_idx.i, align 8
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_b1b3cecaa6a7183967abcfd14f99ae78, ptr noundef nonnull %args4.i35)
          to label %bb82.i unwind label %cleanup14.i

bb82.i:                                           ; preds = %bb80.i115
  call void @llvm.lifetime.end.p0(ptr nonnull %args4.i35)
  call void @llvm.lifetime.end.p0(ptr nonnull %_119.i)
  call void @llvm.experimental.noalias.scope.decl(metadata !1470)
  call void @llvm.experimental.noalias.scope.decl(metadata !1473)
  call void @llvm.experimental.noalias.scope.decl(metadata !1476)
  %_4.i.i.i188.i = load ptr, ptr %443, align 8, !alias.scope !1479, !nonnull !4, !align !78, !noundef !4
  %_2.i.i.i189.i = load i64, ptr %_4.i.i.i188.i, align 8, !noalias !1479, !noundef !4
  %_3.i.i.i190.i = add i64 %_2.i.i.i189.i, -1
  store i64 %_3.i.i.i190.i, ptr %_4.i.i.i188.i, align 8, !noalias !1479
  call void @llvm.lifetime.end.p0(ptr nonnull %_115.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %shapes.i)
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #37
; call __rustc::__rust_alloc
  %445 = call noundef align 8 dereferenceable_or_null(32) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 32, i64 noundef range(i64 1, -9223372036854775807) 8) #37
  %446 = icmp eq ptr %445, null
  br i1 %446, label %bb2.i192.i, label %bb84.i116, !prof !479

bb2.i192.i:                                       ; preds = %bb82.i
; invoke alloc::alloc::handle_alloc_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 32) #34
          to label %.noexc193.i unwind label %cleanup12.i

.noexc193.i:                                      ; preds = %bb2.i192.i
  unreachable

bb103.i:                                          ; preds = %cleanup16.body.i
; call __rustc::__rust_dealloc
  call void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr noundef nonnull %445, i64 noundef 32, i64 noundef 8) #37, !noalias !1480
  br label %bb106.i

bb84.i116:                                        ; preds = %bb82.i
  call void @llvm.lifetime.start.p0(ptr nonnull %_128.i34)
  store ptr inttoptr (i64 1 to ptr), ptr %_128.i34, align 8
  %447 = getelementptr inbounds nuw i8, ptr %_128.i34, i64 8
  store ptr @vtable.w, ptr %447, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_132.i)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %_132.i, ptr noundef nonnull align 8 dereferenceable(24) %v.i, i64 24, i1 false)
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #37, !noalias !1485
; call __rustc::__rust_alloc
  %448 = call noundef align 8 dereferenceable_or_null(24) ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef 24, i64 noundef range(i64 1, -9223372036854775807) 8) #37, !noalias !1485
  %449 = icmp eq ptr %448, null
  br i1 %449, label %bb2.i197.i, label %bb89.i117, !prof !479

bb2.i197.i:                                       ; preds = %bb84.i116
; invoke alloc::alloc::handle_alloc_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef 8, i64 noundef 24) #34
          to label %.noexc198.i unwind label %cleanup.i.i

.noexc198.i:                                      ; preds = %bb2.i197.i
  unreachable

cleanup.i.i:                                      ; preds = %bb2.i197.i
  %450 = landingpad { ptr, i32 }
          cleanup
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %_132.i, i64 noundef 4, i64 noundef 4)
          to label %cleanup16.body.i unwind label %terminate.i.i122

terminate.i.i122:                                 ; preds = %cleanup.i.i
  %451 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33
  unreachable

cleanup16.body.i:                                 ; preds = %cleanup.i.i
; invoke core::ptr::drop_in_place<alloc::boxed::Box<dyn core::ops::function::Fn<(f64,)>+Output = f64>>
  invoke fastcc void @"_ZN4core3ptr128drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..Fn$LT$$LP$f64$C$$RP$$GT$$u2b$Output$u20$$u3d$$u20$f64$GT$$GT$17hcfb853bb7d902ef3E"(ptr noalias noundef align 8 dereferenceable(16) %_128.i34) #35
          to label %bb103.i unwind label %terminate.i61

bb101.i118:                                       ; preds = %cleanup18.i120, %cleanup1.body.i.i.i.i213.i, %cleanup17.i
  %.pn21.i = phi { ptr, i32 } [ %466, %cleanup1.body.i.i.i.i213.i ], [ %452, %cleanup17.i ], [ %468, %cleanup18.i120 ]
; invoke core::ptr::drop_in_place<alloc::vec::Vec<alloc::boxed::Box<dyn core::ops::function::Fn<(f64,)>+Output = f64>>>
  invoke fastcc void @"_ZN4core3ptr151drop_in_place$LT$alloc..vec..Vec$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..Fn$LT$$LP$f64$C$$RP$$GT$$u2b$Output$u20$$u3d$$u20$f64$GT$$GT$$GT$17hda6b93138bf8ad92E"(ptr noalias noundef align 8 dereferenceable(24) %shapes.i) #35
          to label %bb106.i unwind label %terminate.i61

cleanup17.i:                                      ; preds = %bb93.i, %bb3.i.i.i.i.i218.i, %bb89.i117
  %452 = landingpad { ptr, i32 }
          cleanup
  br label %bb101.i118

bb89.i117:                                        ; preds = %bb84.i116
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %448, ptr noundef nonnull align 8 dereferenceable(24) %_132.i, i64 24, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %_132.i)
  store ptr inttoptr (i64 1 to ptr), ptr %445, align 8
  %453 = getelementptr inbounds nuw i8, ptr %445, i64 8
  store ptr @vtable.w, ptr %453, align 8
  %454 = getelementptr inbounds nuw i8, ptr %445, i64 16
  store ptr %448, ptr %454, align 8
  %455 = getelementptr inbounds nuw i8, ptr %445, i64 24
  store ptr @vtable.x, ptr %455, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %_128.i34)
  store i64 2, ptr %shapes.i, align 8, !alias.scope !1488, !noalias !1491
  %456 = getelementptr inbounds nuw i8, ptr %shapes.i, i64 8
  store ptr %445, ptr %456, align 8, !alias.scope !1488, !noalias !1491
  %457 = getelementptr inbounds nuw i8, ptr %shapes.i, i64 16
  store i64 2, ptr %457, align 8, !alias.scope !1488, !noalias !1491
  call void @llvm.lifetime.start.p0(ptr nonnull %_136.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %vector.i.i.i.i205.i), !noalias !1493
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i.i.i.i.i204.i), !noalias !1493
; invoke <alloc::raw_vec::RawVecInner>::try_allocate_in
  invoke void @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner15try_allocate_inCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_4.i.i.i.i.i204.i, i64 noundef 2, i1 noundef zeroext false, i64 noundef 8, i64 noundef 8)
          to label %.noexc220.i unwind label %cleanup17.i

.noexc220.i:                                      ; preds = %bb89.i117
  %_5.i.i.i.i.i206.i = load i64, ptr %_4.i.i.i.i.i204.i, align 8, !range !39, !noalias !1493, !noundef !4
  %458 = trunc nuw i64 %_5.i.i.i.i.i206.i to i1
  %459 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i204.i, i64 8
  %err.0.i.i.i.i.i207.i = load i64, ptr %459, align 8, !range !386, !noalias !1493, !noundef !4
  %460 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i204.i, i64 16
  br i1 %458, label %bb3.i.i.i.i.i218.i, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h498f9cab863e0a30E.exit.i.i.i.i.i.i.i", !prof !217

bb3.i.i.i.i.i218.i:                               ; preds = %.noexc220.i
  %err.1.i.i.i.i.i219.i = load i64, ptr %460, align 8, !noalias !1493
; invoke alloc::raw_vec::handle_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %err.0.i.i.i.i.i207.i, i64 %err.1.i.i.i.i.i219.i) #34
          to label %.noexc221.i unwind label %cleanup17.i

.noexc221.i:                                      ; preds = %bb3.i.i.i.i.i218.i
  unreachable

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h498f9cab863e0a30E.exit.i.i.i.i.i.i.i": ; preds = %.noexc220.i
  %this.1.i.i.i.i.i208.i = load ptr, ptr %460, align 8, !noalias !1493, !nonnull !4, !noundef !4
  %_7.i.i.i.i.i209.i = icmp ugt i64 %err.0.i.i.i.i.i207.i, 1
  call void @llvm.assume(i1 %_7.i.i.i.i.i209.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i.i.i.i.i204.i), !noalias !1493
  store i64 %err.0.i.i.i.i.i207.i, ptr %vector.i.i.i.i205.i, align 8, !noalias !1493
  %461 = getelementptr inbounds nuw i8, ptr %vector.i.i.i.i205.i, i64 8
  store ptr %this.1.i.i.i.i.i208.i, ptr %461, align 8, !noalias !1493
  %462 = getelementptr inbounds nuw i8, ptr %vector.i.i.i.i205.i, i64 16
  call void @llvm.experimental.noalias.scope.decl(metadata !1502)
  call void @llvm.experimental.noalias.scope.decl(metadata !1505)
  br label %bb8.i.i.i.i.i.i.i.i.i210.i

bb8.i.i.i.i.i.i.i.i.i210.i:                       ; preds = %bb27.i.i.i.i.i.i.i.i.i.i, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h498f9cab863e0a30E.exit.i.i.i.i.i.i.i"
  %_28.i.i.i.i.i.i.i.i.i217.i = phi i1 [ true, %bb27.i.i.i.i.i.i.i.i.i.i ], [ false, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h498f9cab863e0a30E.exit.i.i.i.i.i.i.i" ]
  %_2.i.i.i.i.i5.i.i.i.i.i.i.i.i.i211.i = phi i64 [ 1, %bb27.i.i.i.i.i.i.i.i.i.i ], [ 0, %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h498f9cab863e0a30E.exit.i.i.i.i.i.i.i" ]
  %_45.i.i.i.i.i.i.i.i.i212.i = getelementptr inbounds nuw %"alloc::boxed::Box<dyn core::ops::function::Fn(f64) -> f64>", ptr %445, i64 %_2.i.i.i.i.i5.i.i.i.i.i.i.i.i.i211.i
  call void @llvm.experimental.noalias.scope.decl(metadata !1508)
  call void @llvm.experimental.noalias.scope.decl(metadata !1511)
  call void @llvm.experimental.noalias.scope.decl(metadata !1514)
  %_5.0.i.i.i.i.i.i.i.i.i.i.i.i.i = load ptr, ptr %_45.i.i.i.i.i.i.i.i.i212.i, align 8, !alias.scope !1517, !noalias !1518, !nonnull !4, !noundef !4
  %463 = getelementptr inbounds nuw i8, ptr %_45.i.i.i.i.i.i.i.i.i212.i, i64 8
  %_5.1.i.i.i.i.i.i.i.i.i.i.i.i.i = load ptr, ptr %463, align 8, !alias.scope !1517, !noalias !1518, !nonnull !4, !align !78, !noundef !4
  %464 = getelementptr inbounds nuw i8, ptr %_5.1.i.i.i.i.i.i.i.i.i.i.i.i.i, i64 40
  %465 = load ptr, ptr %464, align 8, !invariant.load !4, !noalias !1526, !nonnull !4
  %_0.i.i.i7.i.i.i.i.i.i.i.i.i.i = invoke noundef double %465(ptr noundef nonnull align 1 %_5.0.i.i.i.i.i.i.i.i.i.i.i.i.i, double noundef 1.500000e+00) #32
          to label %bb27.i.i.i.i.i.i.i.i.i.i unwind label %cleanup1.body.i.i.i.i213.i, !noalias !1527

bb27.i.i.i.i.i.i.i.i.i.i:                         ; preds = %bb8.i.i.i.i.i.i.i.i.i210.i
  %_3.i.i.i.i.i.i.i.i.i.i.i.i216.i = getelementptr inbounds nuw double, ptr %this.1.i.i.i.i.i208.i, i64 %_2.i.i.i.i.i5.i.i.i.i.i.i.i.i.i211.i
  store double %_0.i.i.i7.i.i.i.i.i.i.i.i.i.i, ptr %_3.i.i.i.i.i.i.i.i.i.i.i.i216.i, align 8, !noalias !1528
  br i1 %_28.i.i.i.i.i.i.i.i.i217.i, label %bb92.i119, label %bb8.i.i.i.i.i.i.i.i.i210.i

cleanup1.body.i.i.i.i213.i:                       ; preds = %bb8.i.i.i.i.i.i.i.i.i210.i
  %466 = landingpad { ptr, i32 }
          cleanup
  store i64 %_2.i.i.i.i.i5.i.i.i.i.i.i.i.i.i211.i, ptr %462, align 8, !alias.scope !1533, !noalias !1534
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %vector.i.i.i.i205.i, i64 noundef 8, i64 noundef 8)
          to label %bb101.i118 unwind label %terminate.i.i.i.i214.i, !noalias !1493

terminate.i.i.i.i214.i:                           ; preds = %cleanup1.body.i.i.i.i213.i
  %467 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33, !noalias !1493
  unreachable

cleanup18.i120:                                   ; preds = %bb92.i119
  %468 = landingpad { ptr, i32 }
          cleanup
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %_136.i, i64 noundef 8, i64 noundef 8)
          to label %bb101.i118 unwind label %terminate.i61

bb92.i119:                                        ; preds = %bb27.i.i.i.i.i.i.i.i.i.i
  store i64 2, ptr %462, align 8, !alias.scope !1533, !noalias !1527
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %_136.i, ptr noundef nonnull align 8 dereferenceable(24) %vector.i.i.i.i205.i, i64 24, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %vector.i.i.i.i205.i), !noalias !1493
  call void @llvm.lifetime.start.p0(ptr nonnull %args5.i33)
  store ptr %_136.i, ptr %args5.i33, align 8
  %_142.sroa.4.0.args5.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args5.i33, i64 8
  store ptr @"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17h5fc4e9153e4ae77cE", ptr %_142.sroa.4.0.args5.sroa_idx.i, align 8
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_61247b90e1706a3f65e71312b599d3d1, ptr noundef nonnull %args5.i33)
          to label %bb93.i unwind label %cleanup18.i120

bb93.i:                                           ; preds = %bb92.i119
  call void @llvm.lifetime.end.p0(ptr nonnull %args5.i33)
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %_136.i, i64 noundef 8, i64 noundef 8)
          to label %bb94.i121 unwind label %cleanup17.i

bb94.i121:                                        ; preds = %bb93.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_136.i)
; invoke core::ptr::drop_in_place<alloc::vec::Vec<alloc::boxed::Box<dyn core::ops::function::Fn<(f64,)>+Output = f64>>>
  invoke fastcc void @"_ZN4core3ptr151drop_in_place$LT$alloc..vec..Vec$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..Fn$LT$$LP$f64$C$$RP$$GT$$u2b$Output$u20$$u3d$$u20$f64$GT$$GT$$GT$17hda6b93138bf8ad92E"(ptr noalias noundef align 8 dereferenceable(24) %shapes.i)
          to label %bb95.i unwind label %cleanup12.i

bb95.i:                                           ; preds = %bb94.i121
  call void @llvm.lifetime.end.p0(ptr nonnull %shapes.i)
  call void @llvm.experimental.noalias.scope.decl(metadata !1545)
  call void @llvm.experimental.noalias.scope.decl(metadata !1548)
  %_5.i.i229.i = load ptr, ptr %other.i, align 8, !alias.scope !1551, !nonnull !4, !noundef !4
  %_8.i.i230.i = load i64, ptr %_5.i.i229.i, align 8, !noalias !1551, !noundef !4
  %val.i.i231.i = add i64 %_8.i.i230.i, -1
  store i64 %val.i.i231.i, ptr %_5.i.i229.i, align 8, !noalias !1551
  %469 = icmp eq i64 %val.i.i231.i, 0
  br i1 %469, label %bb1.i.i232.i, label %bb96.i

bb1.i.i232.i:                                     ; preds = %bb95.i
; invoke alloc::rc::Rc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc2rc15Rc$LT$T$C$A$GT$9drop_slow17h2c545a84720893c3E"(ptr noalias noundef nonnull align 8 dereferenceable(8) %other.i) #36
          to label %bb96.i unwind label %cleanup11.i

bb96.i:                                           ; preds = %bb1.i.i232.i, %bb95.i
  call void @llvm.lifetime.end.p0(ptr nonnull %other.i)
  call void @llvm.experimental.noalias.scope.decl(metadata !1552)
  call void @llvm.experimental.noalias.scope.decl(metadata !1555)
  %_5.i.i235.i = load ptr, ptr %shared.i, align 8, !alias.scope !1558, !nonnull !4, !noundef !4
  %_8.i.i236.i = load i64, ptr %_5.i.i235.i, align 8, !noalias !1558, !noundef !4
  %val.i.i237.i = add i64 %_8.i.i236.i, -1
  store i64 %val.i.i237.i, ptr %_5.i.i235.i, align 8, !noalias !1558
  %470 = icmp eq i64 %val.i.i237.i, 0
  br i1 %470, label %bb1.i.i238.i, label %bb4.i.i.i.i.i142

bb1.i.i238.i:                                     ; preds = %bb96.i
; invoke alloc::rc::Rc<T,A>::drop_slow
  invoke fastcc void @"_ZN5alloc2rc15Rc$LT$T$C$A$GT$9drop_slow17h2c545a84720893c3E"(ptr noalias noundef nonnull align 8 dereferenceable(8) %shared.i) #36
          to label %bb4.i.i.i.i.i142 unwind label %cleanup9.loopexit.split-lp.i

terminate.i61:                                    ; preds = %bb113.i60, %cleanup18.i120, %bb101.i118, %cleanup16.body.i, %bb1.i.i164.i, %bb1.i.i159.i, %cleanup8.i, %bb110.i, %cleanup6.i
  %471 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33
  unreachable

bb54.i103:                                        ; preds = %.noexc143.i, %bb3.i.i140.i
  %_19.i.i.i.i = phi ptr [ %_27.i.i.i.i138.i, %bb3.i.i140.i ], [ %_19.i.i.i.pre.i, %.noexc143.i ]
  %bucket_mask.i.i.i.i = phi i64 [ %bucket_mask.i.i.i.i.i, %bb3.i.i140.i ], [ %bucket_mask.i.i.i.pre.i, %.noexc143.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %key.i.i.i), !noalias !1358
  call void @llvm.experimental.noalias.scope.decl(metadata !1559)
  call void @llvm.experimental.noalias.scope.decl(metadata !1560)
  %probe_seq.sroa.0.010.i.i.i.i = and i64 %bucket_mask.i.i.i.i, %hash.i.i.i
  %_1711.i.i.i.i = getelementptr inbounds nuw i8, ptr %_19.i.i.i.i, i64 %probe_seq.sroa.0.010.i.i.i.i
  %dst.sroa.0.0.copyload.i912.i.i.i.i = load <16 x i8>, ptr %_1711.i.i.i.i, align 1, !noalias !1561
  %472 = icmp slt <16 x i8> %dst.sroa.0.0.copyload.i912.i.i.i.i, zeroinitializer
  %473 = bitcast <16 x i1> %472 to i16
  %.not.i13.i.i.i.i = icmp eq i16 %473, 0
  br i1 %.not.i13.i.i.i.i, label %bb6.i.i.i249.i, label %bb5.i.i.i.i, !prof !1564

bb5.i.i.i.i:                                      ; preds = %bb6.i.i.i249.i, %bb54.i103
  %probe_seq.sroa.0.0.lcssa.i.i.i.i = phi i64 [ %probe_seq.sroa.0.010.i.i.i.i, %bb54.i103 ], [ %probe_seq.sroa.0.0.i.i.i.i, %bb6.i.i.i249.i ]
  %.lcssa.i.i.i.i = phi i16 [ %473, %bb54.i103 ], [ %484, %bb6.i.i.i249.i ]
  %474 = call range(i16 0, 17) i16 @llvm.cttz.i16(i16 %.lcssa.i.i.i.i, i1 true)
  %_17.i.i.i.i.i = zext nneg i16 %474 to i64
  %_8.i.i.i.i.i104 = add i64 %probe_seq.sroa.0.0.lcssa.i.i.i.i, %_17.i.i.i.i.i
  %_7.i.i.i.i243.i = and i64 %_8.i.i.i.i.i104, %bucket_mask.i.i.i.i
  %_8.i4.i.i.i.i = getelementptr inbounds nuw i8, ptr %_19.i.i.i.i, i64 %_7.i.i.i.i243.i
  %_12.i.i.i.i.i105 = load i8, ptr %_8.i4.i.i.i.i, align 1, !noalias !1565, !noundef !4
  %475 = icmp sgt i8 %_12.i.i.i.i.i105, -1
  br i1 %475, label %bb2.i.i.i.i.i, label %"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$14insert_no_grow17hd5385a02daf4682aE.exit.i.i", !prof !217

bb2.i.i.i.i.i:                                    ; preds = %bb5.i.i.i.i
  %476 = load <16 x i8>, ptr %_19.i.i.i.i, align 16, !noalias !1568
  %477 = icmp slt <16 x i8> %476, zeroinitializer
  %478 = bitcast <16 x i1> %477 to i16
  %.not.i5.i.i.i.i = icmp ne i16 %478, 0
  %479 = call range(i16 0, 17) i16 @llvm.cttz.i16(i16 %478, i1 true)
  %_24.i.i.i.i.i = zext nneg i16 %479 to i64
  call void @llvm.assume(i1 %.not.i5.i.i.i.i)
  %_13.phi.trans.insert.i.i.i = getelementptr inbounds nuw i8, ptr %_19.i.i.i.i, i64 %_24.i.i.i.i.i
  %old_ctrl.pre.i.i.i = load i8, ptr %_13.phi.trans.insert.i.i.i, align 1, !noalias !1571
  br label %"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$14insert_no_grow17hd5385a02daf4682aE.exit.i.i"

bb6.i.i.i249.i:                                   ; preds = %bb54.i103, %bb6.i.i.i249.i
  %probe_seq.sroa.0.014.i.i.i.i = phi i64 [ %probe_seq.sroa.0.0.i.i.i.i, %bb6.i.i.i249.i ], [ %probe_seq.sroa.0.010.i.i.i.i, %bb54.i103 ]
  %480 = phi i64 [ %481, %bb6.i.i.i249.i ], [ 0, %bb54.i103 ]
  %481 = add i64 %480, 16
  %482 = add i64 %481, %probe_seq.sroa.0.014.i.i.i.i
  %probe_seq.sroa.0.0.i.i.i.i = and i64 %482, %bucket_mask.i.i.i.i
  %_17.i.i.i.i = getelementptr inbounds nuw i8, ptr %_19.i.i.i.i, i64 %probe_seq.sroa.0.0.i.i.i.i
  %dst.sroa.0.0.copyload.i9.i.i.i.i = load <16 x i8>, ptr %_17.i.i.i.i, align 1, !noalias !1561
  %483 = icmp slt <16 x i8> %dst.sroa.0.0.copyload.i9.i.i.i.i, zeroinitializer
  %484 = bitcast <16 x i1> %483 to i16
  %.not.i.i.i.i.i110 = icmp eq i16 %484, 0
  br i1 %.not.i.i.i.i.i110, label %bb6.i.i.i249.i, label %bb5.i.i.i.i, !prof !1572

"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$14insert_no_grow17hd5385a02daf4682aE.exit.i.i": ; preds = %bb2.i.i.i.i.i, %bb5.i.i.i.i
  %old_ctrl.i.i.i = phi i8 [ %old_ctrl.pre.i.i.i, %bb2.i.i.i.i.i ], [ %_12.i.i.i.i.i105, %bb5.i.i.i.i ]
  %index.sroa.0.0.i.i.i.i.i = phi i64 [ %_24.i.i.i.i.i, %bb2.i.i.i.i.i ], [ %_7.i.i.i.i243.i, %bb5.i.i.i.i ]
  %_13.i.i.i = getelementptr inbounds nuw i8, ptr %_19.i.i.i.i, i64 %index.sroa.0.0.i.i.i.i.i
  %_22.i.i.i = add i64 %index.sroa.0.0.i.i.i.i.i, -16
  %_21.i.i244.i = and i64 %_22.i.i.i, %bucket_mask.i.i.i.i
  store i8 %tag_hash.i.i.i.i.i, ptr %_13.i.i.i, align 1, !noalias !1571
  %485 = getelementptr i8, ptr %_19.i.i.i.i, i64 %_21.i.i244.i
  %_29.i.i.i = getelementptr i8, ptr %485, i64 16
  store i8 %tag_hash.i.i.i.i.i, ptr %_29.i.i.i, align 1, !noalias !1571
  %_42.i.i245.i = sub nsw i64 0, %index.sroa.0.0.i.i.i.i.i
  %486 = getelementptr inbounds { { ptr, i64 }, i32, [1 x i32] }, ptr %_19.i.i.i.i, i64 %_42.i.i245.i
  %_44.i.i.i = and i8 %old_ctrl.i.i.i, 1
  %_6.i.i246.i = zext nneg i8 %_44.i.i.i to i64
  %487 = load i64, ptr %400, align 8, !alias.scope !1559, !noalias !1408, !noundef !4
  %488 = sub i64 %487, %_6.i.i246.i
  store i64 %488, ptr %400, align 8, !alias.scope !1559, !noalias !1408
  %489 = getelementptr inbounds i8, ptr %486, i64 -24
  store ptr %403, ptr %489, align 8, !noalias !1573
  %_7.sroa.4.0..sroa_idx.i.i = getelementptr inbounds i8, ptr %486, i64 -16
  store i64 %404, ptr %_7.sroa.4.0..sroa_idx.i.i, align 8, !noalias !1573
  %_7.sroa.5.0..sroa_idx.i.i = getelementptr inbounds i8, ptr %486, i64 -8
  store i32 0, ptr %_7.sroa.5.0..sroa_idx.i.i, align 8, !noalias !1573
  %490 = load i64, ptr %401, align 8, !alias.scope !1559, !noalias !1408, !noundef !4
  %491 = add i64 %490, 1
  store i64 %491, ptr %401, align 8, !alias.scope !1559, !noalias !1408
  br label %bb55.i106

bb55.i106:                                        ; preds = %"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$14insert_no_grow17hd5385a02daf4682aE.exit.i.i", %bb54.thread.i
  %bucket.pn.i.i = phi ptr [ %486, %"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$14insert_no_grow17hd5385a02daf4682aE.exit.i.i" ], [ %410, %bb54.thread.i ]
  %_0.sroa.0.0.i248.i = getelementptr inbounds i8, ptr %bucket.pn.i.i, i64 -8
  %492 = load i32, ptr %_0.sroa.0.0.i248.i, align 4, !noundef !4
  %493 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %492, i32 1)
  %_84.1.i = extractvalue { i32, i1 } %493, 1
  br i1 %_84.1.i, label %panic.i, label %bb56.i107

bb56.i107:                                        ; preds = %bb55.i106
  %_84.0.i = extractvalue { i32, i1 } %493, 0
  store i32 %_84.0.i, ptr %_0.sroa.0.0.i248.i, align 4
  br label %bb49.i96

panic.i:                                          ; preds = %bb55.i106
; invoke core::panicking::panic_const::panic_const_add_overflow
  invoke void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_ab13d7c8f83a5607bd2058593d117ede) #34
          to label %unreachable.i109 unwind label %cleanup9.loopexit.split-lp.i

unreachable.i109:                                 ; preds = %panic.i
  unreachable

bb113.i60:                                        ; preds = %cleanup1.body.i.i.i.i106.i, %cleanup6.i, %cleanup1.body.i.i.i.i.i, %cleanup.body.thread262.i, %bb114.i
  %.pn27.pn.pn258.i = phi { ptr, i32 } [ %356, %cleanup6.i ], [ %.pn27.pn.i, %bb114.i ], [ %lpad.thr_comm.i, %cleanup.body.thread262.i ], [ %354, %cleanup1.body.i.i.i.i.i ], [ %lpad.phi.i.i.i.i.i.i.i.i.i.i, %cleanup1.body.i.i.i.i106.i ]
; invoke <alloc::raw_vec::RawVecInner>::deallocate
  invoke void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull align 8 dereferenceable(24) %v.i, i64 noundef 4, i64 noundef 4)
          to label %common.resume unwind label %terminate.i61

bb4.i.i.i.i.i142:                                 ; preds = %bb1.i.i238.i, %bb96.i
  call void @llvm.lifetime.end.p0(ptr nonnull %shared.i)
; call core::ptr::drop_in_place<std::collections::hash::map::HashMap<&str,i32>>
  call fastcc void @"_ZN4core3ptr78drop_in_place$LT$std..collections..hash..map..HashMap$LT$$RF$str$C$i32$GT$$GT$17ha703f8ec8be57e13E"(ptr noalias noundef align 8 dereferenceable(48) %counts.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %counts.i)
; call core::ptr::drop_in_place<alloc::vec::Vec<alloc::string::String>>
  call fastcc void @"_ZN4core3ptr65drop_in_place$LT$alloc..vec..Vec$LT$alloc..string..String$GT$$GT$17hbbaa413c870c1c45E"(ptr noalias noundef align 8 dereferenceable(24) %words.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %words.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %v.i)
  call void @llvm.lifetime.start.p0(ptr nonnull %_7)
  call void @llvm.lifetime.start.p0(ptr nonnull %_8.sroa.0)
; call std::env::args
  call void @_RNvNtCsjrHSEGnQ3l9_3std3env4args(ptr noalias noundef nonnull sret([32 x i8]) align 8 captures(none) dereferenceable(32) %_8.sroa.0)
  call void @llvm.experimental.noalias.scope.decl(metadata !1574)
  call void @llvm.experimental.noalias.scope.decl(metadata !1577)
  call void @llvm.lifetime.start.p0(ptr nonnull %_2.i.i), !noalias !1580
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %_2.i.i, ptr noundef nonnull align 8 dereferenceable(32) %_8.sroa.0, i64 32, i1 false), !alias.scope !1583, !noalias !1587
  %_8.sroa.4.0._2.i.i.sroa_idx = getelementptr inbounds nuw i8, ptr %_2.i.i, i64 32
  call void @llvm.experimental.noalias.scope.decl(metadata !1588)
  call void @llvm.experimental.noalias.scope.decl(metadata !1591)
  call void @llvm.experimental.noalias.scope.decl(metadata !1593)
  call void @llvm.experimental.noalias.scope.decl(metadata !1596)
  call void @llvm.lifetime.start.p0(ptr nonnull %_3.i.i.i.i140), !noalias !1598
  call void @llvm.lifetime.start.p0(ptr nonnull %vector.i.i.i.i), !noalias !1599
  store i64 0, ptr %_8.sroa.4.0._2.i.i.sroa_idx, align 8, !alias.scope !1600, !noalias !1603
; invoke core::iter::traits::iterator::Iterator::nth
  invoke fastcc void @_ZN4core4iter6traits8iterator8Iterator3nth17hacc50fbe6c81bffdE(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(address) dereferenceable(24) %_3.i.i.i.i140, ptr noalias noundef nonnull align 8 dereferenceable(40) %_2.i.i, i64 noundef 1) #32
          to label %bb1.i.i.i.i146 unwind label %cleanup.i.i.i.i143, !noalias !1605

cleanup.i.i.i.i143:                               ; preds = %bb4.i.i.i.i.i142
  %494 = landingpad { ptr, i32 }
          cleanup
  br label %bb10.i.i.i.i

bb1.i.i.i.i146:                                   ; preds = %bb4.i.i.i.i.i142
  %495 = load i64, ptr %_3.i.i.i.i140, align 8, !range !386, !noalias !1599, !noundef !4
  %.not.i.i.i.i = icmp eq i64 %495, -9223372036854775808
  br i1 %.not.i.i.i.i, label %bb12.i.i.i.i165, label %bb14.i.i.i.i147

bb12.i.i.i.i165:                                  ; preds = %bb1.i.i.i.i146
  store i64 0, ptr %_7, align 8, !alias.scope !1606, !noalias !1607
  %496 = getelementptr inbounds nuw i8, ptr %_7, i64 8
  store ptr inttoptr (i64 8 to ptr), ptr %496, align 8, !alias.scope !1606, !noalias !1607
  %497 = getelementptr inbounds nuw i8, ptr %_7, i64 16
  store i64 0, ptr %497, align 8, !alias.scope !1606, !noalias !1607
  call void @llvm.lifetime.end.p0(ptr nonnull %vector.i.i.i.i), !noalias !1599
; call core::ptr::drop_in_place<core::iter::adapters::skip::Skip<std::env::Args>>
  call fastcc void @"_ZN4core3ptr75drop_in_place$LT$core..iter..adapters..skip..Skip$LT$std..env..Args$GT$$GT$17h90d1c4edecdc1447E"(ptr noalias noundef nonnull align 8 dereferenceable(40) %_2.i.i), !noalias !1605
  br label %bb8

cleanup2.i.i.i.i:                                 ; preds = %bb3.i.i.i.i.i163, %bb14.i.i.i.i147
  %498 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %element.i.i.i.i)
          to label %bb10.i.i.i.i unwind label %terminate.i.i.i.i144, !noalias !1605

bb14.i.i.i.i147:                                  ; preds = %bb1.i.i.i.i146
  call void @llvm.lifetime.start.p0(ptr nonnull %element.i.i.i.i), !noalias !1599
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %element.i.i.i.i, ptr noundef nonnull align 8 dereferenceable(24) %_3.i.i.i.i140, i64 24, i1 false), !noalias !1599
  %_10.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_2.i.i, i64 24
  %self1.i.i.i.i.i.i.i148 = load ptr, ptr %_10.i.i.i.i.i.i.i, align 8, !alias.scope !1608, !noalias !1615, !nonnull !4, !noundef !4
  %499 = getelementptr inbounds nuw i8, ptr %_2.i.i, i64 8
  %subtracted.i.i.i.i.i.i.i = load ptr, ptr %499, align 8, !alias.scope !1608, !noalias !1615, !nonnull !4, !noundef !4
  %500 = ptrtoint ptr %self1.i.i.i.i.i.i.i148 to i64
  %501 = ptrtoint ptr %subtracted.i.i.i.i.i.i.i to i64
  %502 = sub nuw i64 %500, %501
  %503 = udiv exact i64 %502, 24
  %rhs.i.i.i.i.i = load i64, ptr %_8.sroa.4.0._2.i.i.sroa_idx, align 8, !alias.scope !1619, !noalias !1620, !noundef !4
  %504 = call i64 @llvm.usub.sat.i64(i64 %503, i64 %rhs.i.i.i.i.i)
  %505 = call i64 @llvm.umax.i64(i64 %504, i64 3)
  %_0.sroa.0.0.i.i.i.i.i = add nuw nsw i64 %505, 1
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i.i.i.i.i138), !noalias !1599
; invoke <alloc::raw_vec::RawVecInner>::try_allocate_in
  invoke void @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner15try_allocate_inCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_4.i.i.i.i.i138, i64 noundef %_0.sroa.0.0.i.i.i.i.i, i1 noundef zeroext false, i64 noundef 8, i64 noundef 24)
          to label %.noexc9.i.i.i.i unwind label %cleanup2.i.i.i.i, !noalias !1605

.noexc9.i.i.i.i:                                  ; preds = %bb14.i.i.i.i147
  %_5.i.i.i.i.i149 = load i64, ptr %_4.i.i.i.i.i138, align 8, !range !39, !noalias !1599, !noundef !4
  %506 = trunc nuw i64 %_5.i.i.i.i.i149 to i1
  %507 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i138, i64 8
  %err.0.i.i.i.i.i150 = load i64, ptr %507, align 8, !range !386, !noalias !1599, !noundef !4
  %508 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i138, i64 16
  br i1 %506, label %bb3.i.i.i.i.i163, label %bb15.i.i.i.i, !prof !217

bb3.i.i.i.i.i163:                                 ; preds = %.noexc9.i.i.i.i
  %err.1.i.i.i.i.i164 = load i64, ptr %508, align 8, !noalias !1599
; invoke alloc::raw_vec::handle_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %err.0.i.i.i.i.i150, i64 %err.1.i.i.i.i.i164) #34
          to label %.noexc10.i.i.i.i unwind label %cleanup2.i.i.i.i, !noalias !1605

.noexc10.i.i.i.i:                                 ; preds = %bb3.i.i.i.i.i163
  unreachable

bb15.i.i.i.i:                                     ; preds = %.noexc9.i.i.i.i
  %this.1.i.i.i.i.i151 = load ptr, ptr %508, align 8, !noalias !1599, !nonnull !4, !noundef !4
  %_7.i.i.i.i.i152 = icmp ult i64 %505, %err.0.i.i.i.i.i150
  call void @llvm.assume(i1 %_7.i.i.i.i.i152)
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i.i.i.i.i138), !noalias !1599
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %this.1.i.i.i.i.i151, ptr noundef nonnull align 8 dereferenceable(24) %_3.i.i.i.i140, i64 24, i1 false), !noalias !1605
  store i64 %err.0.i.i.i.i.i150, ptr %vector.i.i.i.i, align 8, !noalias !1599
  %vector1.sroa.4.0.vector.sroa_idx.i.i.i.i = getelementptr inbounds nuw i8, ptr %vector.i.i.i.i, i64 8
  store ptr %this.1.i.i.i.i.i151, ptr %vector1.sroa.4.0.vector.sroa_idx.i.i.i.i, align 8, !noalias !1599
  %vector1.sroa.6.0.vector.sroa_idx.i.i.i.i = getelementptr inbounds nuw i8, ptr %vector.i.i.i.i, i64 16
  store i64 1, ptr %vector1.sroa.6.0.vector.sroa_idx.i.i.i.i, align 8, !noalias !1599
  call void @llvm.lifetime.end.p0(ptr nonnull %element.i.i.i.i), !noalias !1599
  call void @llvm.lifetime.start.p0(ptr nonnull %_19.i.i.i.i139), !noalias !1599
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %_19.i.i.i.i139, ptr noundef nonnull align 8 dereferenceable(40) %_2.i.i, i64 40, i1 false), !noalias !1605
  call void @llvm.experimental.noalias.scope.decl(metadata !1621)
  call void @llvm.experimental.noalias.scope.decl(metadata !1624)
  call void @llvm.experimental.noalias.scope.decl(metadata !1626)
  call void @llvm.experimental.noalias.scope.decl(metadata !1629)
  call void @llvm.lifetime.start.p0(ptr nonnull %_3.i.i.i.i.i.i137), !noalias !1631
  %509 = getelementptr inbounds nuw i8, ptr %_19.i.i.i.i139, i64 32
  %_10.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_19.i.i.i.i139, i64 24
  %510 = getelementptr inbounds nuw i8, ptr %_19.i.i.i.i139, i64 8
  br label %bb1.i.i.i.i.i.i153

bb1.i.i.i.i.i.i153:                               ; preds = %bb8.i.i.i.i.i.i, %bb15.i.i.i.i
  %_3.i.i.i.i.i.i.i = load i64, ptr %509, align 8, !alias.scope !1632, !noalias !1635, !noundef !4
  %b.not.i.i.i.i.i.i.i = icmp eq i64 %_3.i.i.i.i.i.i.i, 0
  br i1 %b.not.i.i.i.i.i.i.i, label %bb6.i.i.i.i.i.i.i162, label %bb4.i.i.i.i.i.i.i, !prof !216

bb6.i.i.i.i.i.i.i162:                             ; preds = %bb1.i.i.i.i.i.i153
; invoke <std::env::Args as core::iter::traits::iterator::Iterator>::next
  invoke void @_RNvXsa_NtCsjrHSEGnQ3l9_3std3envNtB5_4ArgsNtNtNtNtCsgEmfK2I1SDS_4core4iter6traits8iterator8Iterator4next(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_3.i.i.i.i.i.i137, ptr noalias noundef nonnull align 8 dereferenceable(40) %_19.i.i.i.i139)
          to label %bb2.i.i.i.i.i.i155 unwind label %cleanup.i.i.i.i.i.i, !noalias !1605

bb4.i.i.i.i.i.i.i:                                ; preds = %bb1.i.i.i.i.i.i153
  store i64 0, ptr %509, align 8, !alias.scope !1632, !noalias !1635
; invoke core::iter::traits::iterator::Iterator::nth
  invoke fastcc void @_ZN4core4iter6traits8iterator8Iterator3nth17hacc50fbe6c81bffdE(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(address) dereferenceable(24) %_3.i.i.i.i.i.i137, ptr noalias noundef nonnull align 8 dereferenceable(40) %_19.i.i.i.i139, i64 noundef %_3.i.i.i.i.i.i.i) #32
          to label %bb2.i.i.i.i.i.i155 unwind label %cleanup.i.i.i.i.i.i, !noalias !1605

bb11.i.i.i.i.i.i:                                 ; preds = %cleanup2.i.i.i.i.i.i, %cleanup.i.i.i.i.i.i
  %.pn.i.i.i.i.i.i154 = phi { ptr, i32 } [ %511, %cleanup.i.i.i.i.i.i ], [ %513, %cleanup2.i.i.i.i.i.i ]
; invoke core::ptr::drop_in_place<core::iter::adapters::skip::Skip<std::env::Args>>
  invoke fastcc void @"_ZN4core3ptr75drop_in_place$LT$core..iter..adapters..skip..Skip$LT$std..env..Args$GT$$GT$17h90d1c4edecdc1447E"(ptr noalias noundef nonnull align 8 dereferenceable(40) %_19.i.i.i.i139) #35
          to label %cleanup3.body.i.i.i.i unwind label %terminate.i.i.i.i.i.i, !noalias !1605

cleanup.i.i.i.i.i.i:                              ; preds = %bb4.i.i.i.i.i.i.i, %bb6.i.i.i.i.i.i.i162
  %511 = landingpad { ptr, i32 }
          cleanup
  br label %bb11.i.i.i.i.i.i

bb2.i.i.i.i.i.i155:                               ; preds = %bb4.i.i.i.i.i.i.i, %bb6.i.i.i.i.i.i.i162
  %512 = load i64, ptr %_3.i.i.i.i.i.i137, align 8, !range !386, !noalias !1637, !noundef !4
  %.not.i.i.i.i.i.i = icmp eq i64 %512, -9223372036854775808
  br i1 %.not.i.i.i.i.i.i, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17h658a53de73d856ccE.exit.i.i.i.i.i", label %bb3.i.i.i.i.i.i156

bb3.i.i.i.i.i.i156:                               ; preds = %bb2.i.i.i.i.i.i155
  call void @llvm.lifetime.start.p0(ptr nonnull %element.i.i.i.i.i.i), !noalias !1637
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %element.i.i.i.i.i.i, ptr noundef nonnull align 8 dereferenceable(24) %_3.i.i.i.i.i.i137, i64 24, i1 false), !noalias !1637
  %len.i.i.i.i.i.i157 = load i64, ptr %vector1.sroa.6.0.vector.sroa_idx.i.i.i.i, align 8, !alias.scope !1638, !noalias !1639, !noundef !4
  %_19.i.i.i.i.i.i = icmp ult i64 %len.i.i.i.i.i.i157, 384307168202282326
  call void @llvm.assume(i1 %_19.i.i.i.i.i.i)
  %self1.i.i.i.i.i.i = load i64, ptr %vector.i.i.i.i, align 8, !range !179, !alias.scope !1638, !noalias !1639, !noundef !4
  %_8.i.i.i.i.i.i = icmp eq i64 %len.i.i.i.i.i.i157, %self1.i.i.i.i.i.i
  br i1 %_8.i.i.i.i.i.i, label %bb1.i.i.i.i.i.i.i, label %bb8.i.i.i.i.i.i

bb8.i.i.i.i.i.i:                                  ; preds = %bb1.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i156
  %_23.i.i.i.i.i.i158 = load ptr, ptr %vector1.sroa.4.0.vector.sroa_idx.i.i.i.i, align 8, !alias.scope !1638, !noalias !1639, !nonnull !4, !noundef !4
  %dst.i.i.i.i.i.i159 = getelementptr inbounds nuw %"alloc::string::String", ptr %_23.i.i.i.i.i.i158, i64 %len.i.i.i.i.i.i157
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %dst.i.i.i.i.i.i159, ptr noundef nonnull align 8 dereferenceable(24) %_3.i.i.i.i.i.i137, i64 24, i1 false), !noalias !1605
  %new_len.i.i.i.i.i.i = add nuw nsw i64 %len.i.i.i.i.i.i157, 1
  store i64 %new_len.i.i.i.i.i.i, ptr %vector1.sroa.6.0.vector.sroa_idx.i.i.i.i, align 8, !alias.scope !1638, !noalias !1639
  call void @llvm.lifetime.end.p0(ptr nonnull %element.i.i.i.i.i.i), !noalias !1637
  br label %bb1.i.i.i.i.i.i153

cleanup2.i.i.i.i.i.i:                             ; preds = %bb1.i.i.i.i.i.i.i
  %513 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %element.i.i.i.i.i.i)
          to label %bb11.i.i.i.i.i.i unwind label %terminate.i.i.i.i.i.i, !noalias !1605

bb1.i.i.i.i.i.i.i:                                ; preds = %bb3.i.i.i.i.i.i156
  %self1.i.i.i.i.i.i.i.i.i160 = load ptr, ptr %_10.i.i.i.i.i.i.i.i.i, align 8, !alias.scope !1640, !noalias !1647, !nonnull !4, !noundef !4
  %514 = ptrtoint ptr %self1.i.i.i.i.i.i.i.i.i160 to i64
  %subtracted.i.i.i.i.i.i.i.i.i = load ptr, ptr %510, align 8, !alias.scope !1640, !noalias !1647, !nonnull !4, !noundef !4
  %515 = ptrtoint ptr %subtracted.i.i.i.i.i.i.i.i.i to i64
  %516 = sub nuw i64 %514, %515
  %517 = udiv exact i64 %516, 24
  %rhs.i.i.i.i.i.i.i = load i64, ptr %509, align 8, !alias.scope !1651, !noalias !1652, !noundef !4
  %518 = call i64 @llvm.usub.sat.i64(i64 %517, i64 %rhs.i.i.i.i.i.i.i)
  %519 = add nuw nsw i64 %518, 1
; invoke <alloc::raw_vec::RawVecInner<_>>::reserve::do_reserve_and_handle::<alloc::alloc::Global>
  invoke void @_RINvNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecINtB8_11RawVecInnerpE7reserve21do_reserve_and_handleNtNtBa_5alloc6GlobalECs4X4t9plMPHF_9addr2line(ptr noalias noundef nonnull align 8 dereferenceable(24) %vector.i.i.i.i, i64 noundef %len.i.i.i.i.i.i157, i64 noundef %519, i64 noundef 8, i64 noundef 24)
          to label %bb8.i.i.i.i.i.i unwind label %cleanup2.i.i.i.i.i.i, !noalias !1605

terminate.i.i.i.i.i.i:                            ; preds = %cleanup2.i.i.i.i.i.i, %bb11.i.i.i.i.i.i
  %520 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33, !noalias !1605
  unreachable

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17h658a53de73d856ccE.exit.i.i.i.i.i": ; preds = %bb2.i.i.i.i.i.i155
; invoke core::ptr::drop_in_place<core::iter::adapters::skip::Skip<std::env::Args>>
  invoke fastcc void @"_ZN4core3ptr75drop_in_place$LT$core..iter..adapters..skip..Skip$LT$std..env..Args$GT$$GT$17h90d1c4edecdc1447E"(ptr noalias noundef nonnull align 8 dereferenceable(40) %_19.i.i.i.i139)
          to label %bb5.i.i.i.i161 unwind label %cleanup3.i.i.i.i, !noalias !1605

cleanup3.i.i.i.i:                                 ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17h658a53de73d856ccE.exit.i.i.i.i.i"
  %521 = landingpad { ptr, i32 }
          cleanup
  br label %cleanup3.body.i.i.i.i

cleanup3.body.i.i.i.i:                            ; preds = %cleanup3.i.i.i.i, %bb11.i.i.i.i.i.i
  %eh.lpad-body.i.i.i.i = phi { ptr, i32 } [ %521, %cleanup3.i.i.i.i ], [ %.pn.i.i.i.i.i.i154, %bb11.i.i.i.i.i.i ]
; invoke core::ptr::drop_in_place<alloc::vec::Vec<alloc::string::String>>
  invoke fastcc void @"_ZN4core3ptr65drop_in_place$LT$alloc..vec..Vec$LT$alloc..string..String$GT$$GT$17hbbaa413c870c1c45E"(ptr noalias noundef align 8 dereferenceable(24) %vector.i.i.i.i) #35
          to label %common.resume unwind label %terminate.i.i.i.i144, !noalias !1605

bb5.i.i.i.i161:                                   ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17h658a53de73d856ccE.exit.i.i.i.i.i"
  call void @llvm.lifetime.end.p0(ptr nonnull %_3.i.i.i.i.i.i137), !noalias !1631
  call void @llvm.lifetime.end.p0(ptr nonnull %_19.i.i.i.i139), !noalias !1599
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %_7, ptr noundef nonnull align 8 dereferenceable(24) %vector.i.i.i.i, i64 24, i1 false), !noalias !1607
  call void @llvm.lifetime.end.p0(ptr nonnull %vector.i.i.i.i), !noalias !1599
  br label %bb8

terminate.i.i.i.i144:                             ; preds = %bb10.i.i.i.i, %cleanup3.body.i.i.i.i, %cleanup2.i.i.i.i
  %522 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33, !noalias !1605
  unreachable

bb10.i.i.i.i:                                     ; preds = %cleanup2.i.i.i.i, %cleanup.i.i.i.i143
  %.pn.ph.i.i.i.i = phi { ptr, i32 } [ %494, %cleanup.i.i.i.i143 ], [ %498, %cleanup2.i.i.i.i ]
; invoke core::ptr::drop_in_place<core::iter::adapters::skip::Skip<std::env::Args>>
  invoke fastcc void @"_ZN4core3ptr75drop_in_place$LT$core..iter..adapters..skip..Skip$LT$std..env..Args$GT$$GT$17h90d1c4edecdc1447E"(ptr noalias noundef nonnull align 8 dereferenceable(40) %_2.i.i) #35
          to label %common.resume unwind label %terminate.i.i.i.i144, !noalias !1605

cleanup:                                          ; preds = %bb8
  %523 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<alloc::vec::Vec<alloc::string::String>>
  invoke fastcc void @"_ZN4core3ptr65drop_in_place$LT$alloc..vec..Vec$LT$alloc..string..String$GT$$GT$17hbbaa413c870c1c45E"(ptr noalias noundef align 8 dereferenceable(24) %_7) #35
          to label %common.resume unwind label %terminate

bb8:                                              ; preds = %bb12.i.i.i.i165, %bb5.i.i.i.i161
  call void @llvm.lifetime.end.p0(ptr nonnull %_3.i.i.i.i140), !noalias !1598
  call void @llvm.lifetime.end.p0(ptr nonnull %_2.i.i), !noalias !1580
  call void @llvm.lifetime.end.p0(ptr nonnull %_8.sroa.0)
  call void @llvm.lifetime.start.p0(ptr nonnull %args)
  store ptr %_7, ptr %args, align 8
  %_11.sroa.4.0.args.sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8
  store ptr @"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hb28aa2fd7324bf92E", ptr %_11.sroa.4.0.args.sroa_idx, align 8
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_61247b90e1706a3f65e71312b599d3d1, ptr noundef nonnull %args)
          to label %bb9 unwind label %cleanup

bb9:                                              ; preds = %bb8
  call void @llvm.lifetime.end.p0(ptr nonnull %args)
; call core::ptr::drop_in_place<alloc::vec::Vec<alloc::string::String>>
  call fastcc void @"_ZN4core3ptr65drop_in_place$LT$alloc..vec..Vec$LT$alloc..string..String$GT$$GT$17hbbaa413c870c1c45E"(ptr noalias noundef align 8 dereferenceable(24) %_7)
  call void @llvm.lifetime.end.p0(ptr nonnull %_7)
  call void @llvm.lifetime.start.p0(ptr nonnull %first)
  store i64 0, ptr %first, align 8, !alias.scope !1653
  %_1.sroa.4.0._0.sroa_idx.i = getelementptr inbounds nuw i8, ptr %first, i64 8
  store ptr inttoptr (i64 1 to ptr), ptr %_1.sroa.4.0._0.sroa_idx.i, align 8, !alias.scope !1653
  %_1.sroa.5.0._0.sroa_idx.i = getelementptr inbounds nuw i8, ptr %first, i64 16
  store i64 0, ptr %_1.sroa.5.0._0.sroa_idx.i, align 8, !alias.scope !1653
  call void @llvm.lifetime.start.p0(ptr nonnull %n)
  call void @llvm.lifetime.start.p0(ptr nonnull %_17)
; invoke std::io::stdio::stdin
  %524 = invoke noundef nonnull align 8 ptr @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio5stdin()
          to label %bb12 unwind label %cleanup3

bb44:                                             ; preds = %cleanup3.body.i.i.i.i195, %bb10.i.i.i.i174, %cleanup.i, %cleanup3, %bb43
  %.pn.pn = phi { ptr, i32 } [ %.pn, %bb43 ], [ %528, %cleanup.i ], [ %525, %cleanup3 ], [ %.pn.ph.i.i.i.i175, %bb10.i.i.i.i174 ], [ %eh.lpad-body.i.i.i.i196, %cleanup3.body.i.i.i.i195 ]
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %first)
          to label %common.resume unwind label %terminate

cleanup3:                                         ; preds = %bb12.i.i.i.i214, %bb15, %bb14, %bb12, %bb9
  %525 = landingpad { ptr, i32 }
          cleanup
  br label %bb44

bb12:                                             ; preds = %bb9
  store ptr %524, ptr %_17, align 8
; invoke <std::io::stdio::Stdin>::read_line
  %526 = invoke { i64, ptr } @_RNvMs1_NtNtCsjrHSEGnQ3l9_3std2io5stdioNtB5_5Stdin9read_line(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(8) %_17, ptr noalias noundef nonnull align 8 dereferenceable(24) %first)
          to label %bb13 unwind label %cleanup3

bb13:                                             ; preds = %bb12
  %_15.0 = extractvalue { i64, ptr } %526, 0
  %_15.1 = extractvalue { i64, ptr } %526, 1
  %527 = trunc nuw i64 %_15.0 to i1
  br i1 %527, label %bb2.i, label %bb14, !prof !217

bb2.i:                                            ; preds = %bb13
  call void @llvm.lifetime.start.p0(ptr nonnull %e.i)
  store ptr %_15.1, ptr %e.i, align 8
; invoke core::result::unwrap_failed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 noundef 43, ptr noundef nonnull align 1 %e.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.f, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_7d8f4cad9044b481ab441a887d433fd9) #34
          to label %unreachable.i unwind label %cleanup.i

cleanup.i:                                        ; preds = %bb2.i
  %528 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<std::io::error::Error>
  invoke void @"_ZN4core3ptr42drop_in_place$LT$std..io..error..Error$GT$17h039e475e99b365f6E"(ptr noalias noundef nonnull align 8 dereferenceable(8) %e.i) #35
          to label %bb44 unwind label %terminate.i

unreachable.i:                                    ; preds = %bb2.i
  unreachable

terminate.i:                                      ; preds = %cleanup.i
  %529 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33
  unreachable

bb14:                                             ; preds = %bb13
  %530 = ptrtoint ptr %_15.1 to i64
  store i64 %530, ptr %n, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %_17)
  call void @llvm.lifetime.start.p0(ptr nonnull %rest)
  call void @llvm.lifetime.start.p0(ptr nonnull %_24)
; invoke std::io::stdio::stdin
  %531 = invoke noundef nonnull align 8 ptr @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio5stdin()
          to label %bb15 unwind label %cleanup3

bb15:                                             ; preds = %bb14
  store ptr %531, ptr %_24, align 8
; invoke <std::io::stdio::Stdin>::lock
  %532 = invoke { ptr, i1 } @_RNvMs1_NtNtCsjrHSEGnQ3l9_3std2io5stdioNtB5_5Stdin4lock(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(8) %_24)
          to label %bb18 unwind label %cleanup3

bb18:                                             ; preds = %bb15
  %_20.0 = extractvalue { ptr, i1 } %532, 0
  %_20.1 = extractvalue { ptr, i1 } %532, 1
  call void @llvm.experimental.noalias.scope.decl(metadata !1656)
  call void @llvm.experimental.noalias.scope.decl(metadata !1659)
  call void @llvm.experimental.noalias.scope.decl(metadata !1662)
  call void @llvm.experimental.noalias.scope.decl(metadata !1665)
  call void @llvm.lifetime.start.p0(ptr nonnull %_3.i.i.i.i171), !noalias !1668
  call void @llvm.lifetime.start.p0(ptr nonnull %iterator.i.i.i.i), !noalias !1668
  store ptr %_20.0, ptr %iterator.i.i.i.i, align 8, !noalias !1669
  %533 = getelementptr inbounds nuw i8, ptr %iterator.i.i.i.i, i64 8
  %534 = zext i1 %_20.1 to i8
  store i8 %534, ptr %533, align 8, !noalias !1669
  call void @llvm.lifetime.start.p0(ptr nonnull %vector.i.i.i.i172), !noalias !1669
; invoke <core::iter::adapters::map::Map<I,F> as core::iter::traits::iterator::Iterator>::next
  invoke fastcc void @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h5a6cc2bbbb6371adE"(ptr noalias noundef sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_3.i.i.i.i171, ptr noalias noundef align 8 dereferenceable(16) %iterator.i.i.i.i)
          to label %bb1.i.i.i.i178 unwind label %cleanup.i.i.i.i173, !noalias !1669

cleanup.i.i.i.i173:                               ; preds = %bb18
  %535 = landingpad { ptr, i32 }
          cleanup
  br label %bb10.i.i.i.i174

bb1.i.i.i.i178:                                   ; preds = %bb18
  %536 = load i64, ptr %_3.i.i.i.i171, align 8, !range !386, !noalias !1669, !noundef !4
  %.not.i.i.i.i179 = icmp eq i64 %536, -9223372036854775808
  br i1 %.not.i.i.i.i179, label %bb12.i.i.i.i214, label %bb14.i.i.i.i180

bb12.i.i.i.i214:                                  ; preds = %bb1.i.i.i.i178
  store i64 0, ptr %rest, align 8, !alias.scope !1669
  %537 = getelementptr inbounds nuw i8, ptr %rest, i64 8
  store ptr inttoptr (i64 8 to ptr), ptr %537, align 8, !alias.scope !1669
  %538 = getelementptr inbounds nuw i8, ptr %rest, i64 16
  store i64 0, ptr %538, align 8, !alias.scope !1669
  call void @llvm.lifetime.end.p0(ptr nonnull %vector.i.i.i.i172), !noalias !1669
; invoke core::ptr::drop_in_place<core::iter::adapters::map::Map<std::io::Lines<std::io::stdio::StdinLock>,formats::main::{{closure}}>>
  invoke fastcc void @"_ZN4core3ptr151drop_in_place$LT$core..iter..adapters..map..Map$LT$std..io..Lines$LT$std..io..stdio..StdinLock$GT$$C$formats..main..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$17h046c830d26ce4921E"(ptr noalias noundef align 8 dereferenceable(16) %iterator.i.i.i.i)
          to label %bb23 unwind label %cleanup3

cleanup2.i.i.i.i181:                              ; preds = %bb3.i.i.i.i.i212, %bb14.i.i.i.i180
  %539 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %element.i.i.i.i170)
          to label %bb10.i.i.i.i174 unwind label %terminate.i.i.i.i176, !noalias !1669

bb14.i.i.i.i180:                                  ; preds = %bb1.i.i.i.i178
  call void @llvm.lifetime.start.p0(ptr nonnull %element.i.i.i.i170), !noalias !1669
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %element.i.i.i.i170, ptr noundef nonnull align 8 dereferenceable(24) %_3.i.i.i.i171, i64 24, i1 false), !noalias !1669
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i.i.i.i.i169), !noalias !1669
; invoke <alloc::raw_vec::RawVecInner>::try_allocate_in
  invoke void @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner15try_allocate_inCsduwmD7cSIQq_5gimli(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_4.i.i.i.i.i169, i64 noundef 4, i1 noundef zeroext false, i64 noundef 8, i64 noundef 24)
          to label %.noexc.i.i.i.i182 unwind label %cleanup2.i.i.i.i181, !noalias !1669

.noexc.i.i.i.i182:                                ; preds = %bb14.i.i.i.i180
  %_5.i.i.i.i.i183 = load i64, ptr %_4.i.i.i.i.i169, align 8, !range !39, !noalias !1669, !noundef !4
  %540 = trunc nuw i64 %_5.i.i.i.i.i183 to i1
  %541 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i169, i64 8
  %err.0.i.i.i.i.i184 = load i64, ptr %541, align 8, !range !386, !noalias !1669, !noundef !4
  %542 = getelementptr inbounds nuw i8, ptr %_4.i.i.i.i.i169, i64 16
  br i1 %540, label %bb3.i.i.i.i.i212, label %bb15.i.i.i.i185, !prof !217

bb3.i.i.i.i.i212:                                 ; preds = %.noexc.i.i.i.i182
  %err.1.i.i.i.i.i213 = load i64, ptr %542, align 8, !noalias !1669
; invoke alloc::raw_vec::handle_error
  invoke void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef %err.0.i.i.i.i.i184, i64 %err.1.i.i.i.i.i213) #34
          to label %.noexc6.i.i.i.i unwind label %cleanup2.i.i.i.i181, !noalias !1669

.noexc6.i.i.i.i:                                  ; preds = %bb3.i.i.i.i.i212
  unreachable

bb15.i.i.i.i185:                                  ; preds = %.noexc.i.i.i.i182
  %this.1.i.i.i.i.i186 = load ptr, ptr %542, align 8, !noalias !1669, !nonnull !4, !noundef !4
  %_7.i.i.i.i.i187 = icmp ugt i64 %err.0.i.i.i.i.i184, 3
  call void @llvm.assume(i1 %_7.i.i.i.i.i187)
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i.i.i.i.i169), !noalias !1669
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %this.1.i.i.i.i.i186, ptr noundef nonnull align 8 dereferenceable(24) %_3.i.i.i.i171, i64 24, i1 false), !noalias !1669
  store i64 %err.0.i.i.i.i.i184, ptr %vector.i.i.i.i172, align 8, !noalias !1669
  %vector1.sroa.4.0.vector.sroa_idx.i.i.i.i188 = getelementptr inbounds nuw i8, ptr %vector.i.i.i.i172, i64 8
  store ptr %this.1.i.i.i.i.i186, ptr %vector1.sroa.4.0.vector.sroa_idx.i.i.i.i188, align 8, !noalias !1669
  %vector1.sroa.6.0.vector.sroa_idx.i.i.i.i189 = getelementptr inbounds nuw i8, ptr %vector.i.i.i.i172, i64 16
  store i64 1, ptr %vector1.sroa.6.0.vector.sroa_idx.i.i.i.i189, align 8, !noalias !1669
  call void @llvm.lifetime.end.p0(ptr nonnull %element.i.i.i.i170), !noalias !1669
  %_19.0.i.i.i.i = load ptr, ptr %iterator.i.i.i.i, align 8, !noalias !1669, !nonnull !4, !align !78, !noundef !4
  %543 = load i8, ptr %533, align 8, !range !14, !noalias !1669, !noundef !4
  call void @llvm.experimental.noalias.scope.decl(metadata !1670)
  call void @llvm.experimental.noalias.scope.decl(metadata !1673)
  call void @llvm.lifetime.start.p0(ptr nonnull %_3.i.i.i.i.i.i168), !noalias !1676
  call void @llvm.lifetime.start.p0(ptr nonnull %iterator.i.i.i.i.i.i), !noalias !1676
  store ptr %_19.0.i.i.i.i, ptr %iterator.i.i.i.i.i.i, align 8, !noalias !1677
  %544 = getelementptr inbounds nuw i8, ptr %iterator.i.i.i.i.i.i, i64 8
  store i8 %543, ptr %544, align 8, !noalias !1677
  br label %bb1.i.i.i.i.i.i190

bb1.i.i.i.i.i.i190:                               ; preds = %bb8.i.i.i.i.i.i204, %bb15.i.i.i.i185
; invoke <core::iter::adapters::map::Map<I,F> as core::iter::traits::iterator::Iterator>::next
  invoke fastcc void @"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h5a6cc2bbbb6371adE"(ptr noalias noundef sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_3.i.i.i.i.i.i168, ptr noalias noundef align 8 dereferenceable(16) %iterator.i.i.i.i.i.i)
          to label %bb2.i.i.i.i.i.i197 unwind label %cleanup.i.i.i.i.i.i191, !noalias !1669

bb11.i.i.i.i.i.i192:                              ; preds = %cleanup2.i.i.i.i.i.i209, %cleanup.i.i.i.i.i.i191
  %.pn.i.i.i.i.i.i193 = phi { ptr, i32 } [ %545, %cleanup.i.i.i.i.i.i191 ], [ %547, %cleanup2.i.i.i.i.i.i209 ]
; invoke core::ptr::drop_in_place<core::iter::adapters::map::Map<std::io::Lines<std::io::stdio::StdinLock>,formats::main::{{closure}}>>
  invoke fastcc void @"_ZN4core3ptr151drop_in_place$LT$core..iter..adapters..map..Map$LT$std..io..Lines$LT$std..io..stdio..StdinLock$GT$$C$formats..main..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$17h046c830d26ce4921E"(ptr noalias noundef align 8 dereferenceable(16) %iterator.i.i.i.i.i.i) #35
          to label %cleanup3.body.i.i.i.i195 unwind label %terminate.i.i.i.i.i.i194, !noalias !1669

cleanup.i.i.i.i.i.i191:                           ; preds = %bb1.i.i.i.i.i.i190
  %545 = landingpad { ptr, i32 }
          cleanup
  br label %bb11.i.i.i.i.i.i192

bb2.i.i.i.i.i.i197:                               ; preds = %bb1.i.i.i.i.i.i190
  %546 = load i64, ptr %_3.i.i.i.i.i.i168, align 8, !range !386, !noalias !1677, !noundef !4
  %.not.i.i.i.i.i.i198 = icmp eq i64 %546, -9223372036854775808
  br i1 %.not.i.i.i.i.i.i198, label %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17h182b62dd848e4a33E.exit.i.i.i.i.i", label %bb3.i.i.i.i.i.i199

bb3.i.i.i.i.i.i199:                               ; preds = %bb2.i.i.i.i.i.i197
  call void @llvm.lifetime.start.p0(ptr nonnull %element.i.i.i.i.i.i167), !noalias !1677
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %element.i.i.i.i.i.i167, ptr noundef nonnull align 8 dereferenceable(24) %_3.i.i.i.i.i.i168, i64 24, i1 false), !noalias !1677
  %len.i.i.i.i.i.i200 = load i64, ptr %vector1.sroa.6.0.vector.sroa_idx.i.i.i.i189, align 8, !alias.scope !1678, !noalias !1669, !noundef !4
  %_19.i.i.i.i.i.i201 = icmp ult i64 %len.i.i.i.i.i.i200, 384307168202282326
  call void @llvm.assume(i1 %_19.i.i.i.i.i.i201)
  %self1.i.i.i.i.i.i202 = load i64, ptr %vector.i.i.i.i172, align 8, !range !179, !alias.scope !1678, !noalias !1669, !noundef !4
  %_8.i.i.i.i.i.i203 = icmp eq i64 %len.i.i.i.i.i.i200, %self1.i.i.i.i.i.i202
  br i1 %_8.i.i.i.i.i.i203, label %bb1.i.i.i.i.i.i.i208, label %bb8.i.i.i.i.i.i204

bb8.i.i.i.i.i.i204:                               ; preds = %bb1.i.i.i.i.i.i.i208, %bb3.i.i.i.i.i.i199
  %_23.i.i.i.i.i.i205 = load ptr, ptr %vector1.sroa.4.0.vector.sroa_idx.i.i.i.i188, align 8, !alias.scope !1678, !noalias !1669, !nonnull !4, !noundef !4
  %dst.i.i.i.i.i.i206 = getelementptr inbounds nuw %"alloc::string::String", ptr %_23.i.i.i.i.i.i205, i64 %len.i.i.i.i.i.i200
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %dst.i.i.i.i.i.i206, ptr noundef nonnull align 8 dereferenceable(24) %_3.i.i.i.i.i.i168, i64 24, i1 false), !noalias !1669
  %new_len.i.i.i.i.i.i207 = add nuw nsw i64 %len.i.i.i.i.i.i200, 1
  store i64 %new_len.i.i.i.i.i.i207, ptr %vector1.sroa.6.0.vector.sroa_idx.i.i.i.i189, align 8, !alias.scope !1678, !noalias !1669
  call void @llvm.lifetime.end.p0(ptr nonnull %element.i.i.i.i.i.i167), !noalias !1677
  br label %bb1.i.i.i.i.i.i190

cleanup2.i.i.i.i.i.i209:                          ; preds = %bb1.i.i.i.i.i.i.i208
  %547 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<alloc::vec::Vec<u8>>
  invoke fastcc void @"_ZN4core3ptr46drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$$GT$17hed5918326ce12d60E"(ptr noalias noundef nonnull align 8 dereferenceable(24) %element.i.i.i.i.i.i167)
          to label %bb11.i.i.i.i.i.i192 unwind label %terminate.i.i.i.i.i.i194, !noalias !1669

bb1.i.i.i.i.i.i.i208:                             ; preds = %bb3.i.i.i.i.i.i199
; invoke <alloc::raw_vec::RawVecInner<_>>::reserve::do_reserve_and_handle::<alloc::alloc::Global>
  invoke void @_RINvNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecINtB8_11RawVecInnerpE7reserve21do_reserve_and_handleNtNtBa_5alloc6GlobalECs4X4t9plMPHF_9addr2line(ptr noalias noundef nonnull align 8 dereferenceable(24) %vector.i.i.i.i172, i64 noundef %len.i.i.i.i.i.i200, i64 noundef 1, i64 noundef 8, i64 noundef 24)
          to label %bb8.i.i.i.i.i.i204 unwind label %cleanup2.i.i.i.i.i.i209, !noalias !1669

terminate.i.i.i.i.i.i194:                         ; preds = %cleanup2.i.i.i.i.i.i209, %bb11.i.i.i.i.i.i192
  %548 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33, !noalias !1669
  unreachable

"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17h182b62dd848e4a33E.exit.i.i.i.i.i": ; preds = %bb2.i.i.i.i.i.i197
; invoke core::ptr::drop_in_place<core::iter::adapters::map::Map<std::io::Lines<std::io::stdio::StdinLock>,formats::main::{{closure}}>>
  invoke fastcc void @"_ZN4core3ptr151drop_in_place$LT$core..iter..adapters..map..Map$LT$std..io..Lines$LT$std..io..stdio..StdinLock$GT$$C$formats..main..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$17h046c830d26ce4921E"(ptr noalias noundef align 8 dereferenceable(16) %iterator.i.i.i.i.i.i)
          to label %bb5.i.i.i.i211 unwind label %cleanup3.i.i.i.i210, !noalias !1669

cleanup3.i.i.i.i210:                              ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17h182b62dd848e4a33E.exit.i.i.i.i.i"
  %549 = landingpad { ptr, i32 }
          cleanup
  br label %cleanup3.body.i.i.i.i195

cleanup3.body.i.i.i.i195:                         ; preds = %cleanup3.i.i.i.i210, %bb11.i.i.i.i.i.i192
  %eh.lpad-body.i.i.i.i196 = phi { ptr, i32 } [ %549, %cleanup3.i.i.i.i210 ], [ %.pn.i.i.i.i.i.i193, %bb11.i.i.i.i.i.i192 ]
; invoke core::ptr::drop_in_place<alloc::vec::Vec<alloc::string::String>>
  invoke fastcc void @"_ZN4core3ptr65drop_in_place$LT$alloc..vec..Vec$LT$alloc..string..String$GT$$GT$17hbbaa413c870c1c45E"(ptr noalias noundef align 8 dereferenceable(24) %vector.i.i.i.i172) #35
          to label %bb44 unwind label %terminate.i.i.i.i176, !noalias !1669

bb5.i.i.i.i211:                                   ; preds = %"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17h182b62dd848e4a33E.exit.i.i.i.i.i"
  call void @llvm.lifetime.end.p0(ptr nonnull %_3.i.i.i.i.i.i168), !noalias !1676
  call void @llvm.lifetime.end.p0(ptr nonnull %iterator.i.i.i.i.i.i), !noalias !1676
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %rest, ptr noundef nonnull align 8 dereferenceable(24) %vector.i.i.i.i172, i64 24, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %vector.i.i.i.i172), !noalias !1669
  br label %bb23

terminate.i.i.i.i176:                             ; preds = %bb10.i.i.i.i174, %cleanup3.body.i.i.i.i195, %cleanup2.i.i.i.i181
  %550 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33, !noalias !1669
  unreachable

bb10.i.i.i.i174:                                  ; preds = %cleanup2.i.i.i.i181, %cleanup.i.i.i.i173
  %.pn.ph.i.i.i.i175 = phi { ptr, i32 } [ %535, %cleanup.i.i.i.i173 ], [ %539, %cleanup2.i.i.i.i181 ]
; invoke core::ptr::drop_in_place<core::iter::adapters::map::Map<std::io::Lines<std::io::stdio::StdinLock>,formats::main::{{closure}}>>
  invoke fastcc void @"_ZN4core3ptr151drop_in_place$LT$core..iter..adapters..map..Map$LT$std..io..Lines$LT$std..io..stdio..StdinLock$GT$$C$formats..main..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$17h046c830d26ce4921E"(ptr noalias noundef align 8 dereferenceable(16) %iterator.i.i.i.i) #35
          to label %bb44 unwind label %terminate.i.i.i.i176, !noalias !1669

bb43:                                             ; preds = %cleanup4.loopexit, %cleanup4.loopexit.split-lp, %cleanup5
  %.pn = phi { ptr, i32 } [ %562, %cleanup5 ], [ %lpad.loopexit, %cleanup4.loopexit ], [ %lpad.loopexit.split-lp, %cleanup4.loopexit.split-lp ]
; invoke core::ptr::drop_in_place<alloc::vec::Vec<alloc::string::String>>
  invoke fastcc void @"_ZN4core3ptr65drop_in_place$LT$alloc..vec..Vec$LT$alloc..string..String$GT$$GT$17hbbaa413c870c1c45E"(ptr noalias noundef align 8 dereferenceable(24) %rest) #35
          to label %bb44 unwind label %terminate

cleanup4.loopexit:                                ; preds = %bb37
  %lpad.loopexit = landingpad { ptr, i32 }
          cleanup
  br label %bb43

cleanup4.loopexit.split-lp:                       ; preds = %bb23, %bb25, %bb2.i232
  %lpad.loopexit.split-lp = landingpad { ptr, i32 }
          cleanup
  br label %bb43

bb23:                                             ; preds = %bb5.i.i.i.i211, %bb12.i.i.i.i214
  call void @llvm.lifetime.end.p0(ptr nonnull %_3.i.i.i.i171), !noalias !1668
  call void @llvm.lifetime.end.p0(ptr nonnull %iterator.i.i.i.i), !noalias !1668
  call void @llvm.lifetime.end.p0(ptr nonnull %_24)
  call void @llvm.lifetime.start.p0(ptr nonnull %args1)
  store ptr %n, ptr %args1, align 8
  %_31.sroa.4.0.args1.sroa_idx = getelementptr inbounds nuw i8, ptr %args1, i64 8
  store ptr @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_31.sroa.4.0.args1.sroa_idx, align 8
  %551 = getelementptr inbounds nuw i8, ptr %args1, i64 16
  store ptr %first, ptr %551, align 8
  %_32.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args1, i64 24
  store ptr @_RNvXsr_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtCsgEmfK2I1SDS_4core3fmt5Debug3fmt, ptr %_32.sroa.4.0..sroa_idx, align 8
  %552 = getelementptr inbounds nuw i8, ptr %args1, i64 32
  store ptr %rest, ptr %552, align 8
  %_33.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args1, i64 40
  store ptr @"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hb28aa2fd7324bf92E", ptr %_33.sroa.4.0..sroa_idx, align 8
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_704e87b7a5fdee7fd1dff6d5c83f0b3e, ptr noundef nonnull %args1)
          to label %bb25 unwind label %cleanup4.loopexit.split-lp

bb25:                                             ; preds = %bb23
  call void @llvm.lifetime.end.p0(ptr nonnull %args1)
; invoke std::io::stdio::_eprint
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio7__eprint(ptr noundef nonnull @alloc_4f522daadb2ca91194098c666e1f779d, ptr noundef nonnull inttoptr (i64 15 to ptr))
          to label %bb28.preheader unwind label %cleanup4.loopexit.split-lp

bb28.preheader:                                   ; preds = %bb25
  %_3.sroa.2.0.list.sroa_idx.i.i.i = getelementptr inbounds nuw i8, ptr %list.i.i.i, i64 4
  %_3.sroa.3.0.list.sroa_idx.i.i.i = getelementptr inbounds nuw i8, ptr %list.i.i.i, i64 8
  %_22.sroa.4.0.args.sroa_idx.i.i.i = getelementptr inbounds nuw i8, ptr %args.i.i.i, i64 8
  %553 = getelementptr inbounds nuw i8, ptr %args.i.i.i, i64 16
  %_23.sroa.4.0..sroa_idx.i.i.i = getelementptr inbounds nuw i8, ptr %args.i.i.i, i64 24
  %554 = getelementptr inbounds nuw i8, ptr %caught, i64 8
  %_52.sroa.4.0.args2.sroa_idx = getelementptr inbounds nuw i8, ptr %args2, i64 8
  br label %bb31

bb31:                                             ; preds = %bb28.preheader, %bb38
  %iter.sroa.0.0264 = phi i64 [ 0, %bb28.preheader ], [ %_0.i1.i.i, %bb38 ]
  %_0.i1.i.i = add nuw nsw i64 %iter.sroa.0.0264, 1
  call void @llvm.lifetime.start.p0(ptr nonnull %way)
  store i64 %iter.sroa.0.0264, ptr %way, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %caught)
  call void @llvm.experimental.noalias.scope.decl(metadata !1679)
  call void @llvm.lifetime.start.p0(ptr nonnull %_26.i.i.i), !noalias !1682
  call void @llvm.lifetime.start.p0(ptr nonnull %list.i.i.i), !noalias !1684
  store i32 1, ptr %list.i.i.i, align 4, !noalias !1684
  store i32 2, ptr %_3.sroa.2.0.list.sroa_idx.i.i.i, align 4, !noalias !1684
  store i32 3, ptr %_3.sroa.3.0.list.sroa_idx.i.i.i, align 4, !noalias !1684
  switch i64 %iter.sroa.0.0264, label %bb2.i229 [
    i64 0, label %panic1.i.i.i
    i64 1, label %bb12.i.i.i
    i64 2, label %bb6.i.i.i227
    i64 3, label %bb2.i.i.i.i
    i64 4, label %bb4.i.i.i226
    i64 5, label %bb20.i.i.i
    i64 6, label %panic4.i.i.i
  ], !prof !1687

bb6.i.i.i227:                                     ; preds = %bb31
; invoke core::option::unwrap_failed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_3099d795acef2551ed35da05e11ada79) #31
          to label %.noexc.i228 unwind label %catch.i.i, !noalias !1682

.noexc.i228:                                      ; preds = %bb6.i.i.i227
  unreachable

bb2.i.i.i.i:                                      ; preds = %bb31
  call void @llvm.lifetime.start.p0(ptr nonnull %e.i.i.i.i), !noalias !1684
  store i8 1, ptr %e.i.i.i.i, align 1, !noalias !1684
; invoke core::result::unwrap_failed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_00ae4b301f7fab8ac9617c03fcbd7274, i64 noundef 43, ptr noundef nonnull align 1 %e.i.i.i.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.g, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_24d66c4acbf43034922d066210c51cec) #34
          to label %.noexc2.i unwind label %catch.i.i, !noalias !1682

.noexc2.i:                                        ; preds = %bb2.i.i.i.i
  unreachable

bb4.i.i.i226:                                     ; preds = %bb31
  call void @llvm.lifetime.start.p0(ptr nonnull %args.i.i.i), !noalias !1684
  store ptr %way, ptr %args.i.i.i, align 8, !noalias !1684
  store ptr @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_22.sroa.4.0.args.sroa_idx.i.i.i, align 8, !noalias !1684
  store ptr %list.i.i.i, ptr %553, align 8, !noalias !1684
  store ptr @"_ZN4core5array69_$LT$impl$u20$core..fmt..Debug$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$3fmt17h38d22880cbe33aaaE", ptr %_23.sroa.4.0..sroa_idx.i.i.i, align 8, !noalias !1684
; invoke core::panicking::panic_fmt
  invoke void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_e4f7104834cb037d844c38dd04e22db5, ptr noundef nonnull %args.i.i.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e7ab724d5ed599fca05fabf7cbe2631c) #31
          to label %.noexc3.i unwind label %catch.i.i, !noalias !1679

.noexc3.i:                                        ; preds = %bb4.i.i.i226
  unreachable

panic1.i.i.i:                                     ; preds = %bb31
; invoke core::panicking::panic_bounds_check
  invoke void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 5, i64 noundef 3, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e5bdd0112b1f06be21e7e3e8346da9b1) #31
          to label %.noexc4.i unwind label %catch.i.i, !noalias !1682

.noexc4.i:                                        ; preds = %panic1.i.i.i
  unreachable

bb12.i.i.i:                                       ; preds = %bb31
; invoke core::array::<impl core::ops::index::Index<I> for [T; N]>::index
  invoke fastcc void @"_ZN4core5array85_$LT$impl$u20$core..ops..index..Index$LT$I$GT$$u20$for$u20$$u5b$T$u3b$$u20$N$u5d$$GT$5index17h21196b8f8009ab81E"() #32
          to label %.noexc5.i unwind label %catch.i.i

.noexc5.i:                                        ; preds = %bb12.i.i.i
  unreachable

bb20.i.i.i:                                       ; preds = %bb31
  store i64 3, ptr %_26.i.i.i, align 8, !noalias !1684
; invoke core::panicking::assert_failed::<usize, usize>
  invoke void @_RINvNtCsgEmfK2I1SDS_4core9panicking13assert_failedjjEB4_(i8 noundef 0, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(8) %_26.i.i.i, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(8) %way, ptr noundef nonnull @alloc_2d6162e19dc77aec95432d6a08d1d757, ptr nonnull inttoptr (i64 25 to ptr), ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d216fa12911389f7d8387c45fb3f5c8b) #31
          to label %.noexc6.i unwind label %catch.i.i, !noalias !1679

.noexc6.i:                                        ; preds = %bb20.i.i.i
  unreachable

panic4.i.i.i:                                     ; preds = %bb31
; invoke core::panicking::panic_const::panic_const_add_overflow
  invoke void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9b8c33d55a972379b216256c9fde72f7) #31
          to label %.noexc7.i unwind label %catch.i.i, !noalias !1682

.noexc7.i:                                        ; preds = %panic4.i.i.i
  unreachable

catch.i.i:                                        ; preds = %bb12.i.i.i, %panic4.i.i.i, %bb20.i.i.i, %panic1.i.i.i, %bb4.i.i.i226, %bb2.i.i.i.i, %bb6.i.i.i227
  %555 = landingpad { ptr, i32 }
          cleanup
          catch ptr null
  %556 = extractvalue { ptr, i32 } %555, 0
; invoke std::panicking::catch_unwind::cleanup
  %557 = invoke { ptr, ptr } @_RNvNvNtCsjrHSEGnQ3l9_3std9panicking12catch_unwind7cleanup(ptr noundef %556)
          to label %bb3.i unwind label %terminate.i.i.i224, !noalias !1679

terminate.i.i.i224:                               ; preds = %catch.i.i
  %558 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_cannot_unwind
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking19panic_cannot_unwind() #33, !noalias !1679
  unreachable

bb2.i229:                                         ; preds = %bb31
  call void @llvm.lifetime.end.p0(ptr nonnull %list.i.i.i), !noalias !1684
  call void @llvm.lifetime.end.p0(ptr nonnull %_26.i.i.i), !noalias !1682
  store i32 7, ptr %554, align 8, !alias.scope !1679, !noalias !1688
  store ptr null, ptr %caught, align 8, !alias.scope !1679, !noalias !1688
  br label %bb36

bb3.i:                                            ; preds = %catch.i.i
  %obj.0.i.i.i = extractvalue { ptr, ptr } %557, 0
  %obj.1.i.i.i = extractvalue { ptr, ptr } %557, 1
  %559 = icmp ne ptr %obj.0.i.i.i, null
  call void @llvm.assume(i1 %559)
  %560 = icmp ne ptr %obj.1.i.i.i, null
  call void @llvm.assume(i1 %560)
  store ptr %obj.0.i.i.i, ptr %caught, align 8, !alias.scope !1679, !noalias !1688
  store ptr %obj.1.i.i.i, ptr %554, align 8, !alias.scope !1679, !noalias !1688
  br label %bb36

bb2.i232:                                         ; preds = %bb38
  call void @llvm.lifetime.start.p0(ptr nonnull %e.i230), !noalias !1689
  store double 5.000000e-01, ptr %e.i230, align 8, !noalias !1689
  %561 = getelementptr inbounds nuw i8, ptr %e.i230, i64 8
  store i32 1, ptr %561, align 8, !noalias !1689
; invoke core::result::unwrap_failed
  invoke void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_8f24a6cae06c2337498494d328c94cf9, i64 noundef 8, ptr noundef nonnull align 1 %e.i230, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.e, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9fc4c53e4be0eba4394c86b4d152a3f2) #34
          to label %.noexc233 unwind label %cleanup4.loopexit.split-lp

.noexc233:                                        ; preds = %bb2.i232
  unreachable

cleanup5:                                         ; preds = %bb36
  %562 = landingpad { ptr, i32 }
          cleanup
; invoke core::ptr::drop_in_place<core::result::Result<i32,alloc::boxed::Box<dyn core::any::Any+core::marker::Send>>>
  invoke fastcc void @"_ZN4core3ptr125drop_in_place$LT$core..result..Result$LT$i32$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$17hdfe95c69603358bcE"(ptr noalias noundef align 8 dereferenceable(16) %caught) #35
          to label %bb43 unwind label %terminate

bb36:                                             ; preds = %bb2.i229, %bb3.i
  %obj.0.i.i.i235 = phi i8 [ 0, %bb2.i229 ], [ 1, %bb3.i ]
  call void @llvm.lifetime.start.p0(ptr nonnull %_49)
  store i8 %obj.0.i.i.i235, ptr %_49, align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %args2)
  store ptr %_49, ptr %args2, align 8
  store ptr @_RNvXsf_NtCsgEmfK2I1SDS_4core3fmtbNtB5_5Debug3fmt, ptr %_52.sroa.4.0.args2.sroa_idx, align 8
; invoke std::io::stdio::_print
  invoke void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull @alloc_61247b90e1706a3f65e71312b599d3d1, ptr noundef nonnull %args2)
          to label %bb37 unwind label %cleanup5

bb37:                                             ; preds = %bb36
  call void @llvm.lifetime.end.p0(ptr nonnull %args2)
  call void @llvm.lifetime.end.p0(ptr nonnull %_49)
; invoke core::ptr::drop_in_place<core::result::Result<i32,alloc::boxed::Box<dyn core::any::Any+core::marker::Send>>>
  invoke fastcc void @"_ZN4core3ptr125drop_in_place$LT$core..result..Result$LT$i32$C$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$$GT$17hdfe95c69603358bcE"(ptr noalias noundef align 8 dereferenceable(16) %caught)
          to label %bb38 unwind label %cleanup4.loopexit

bb38:                                             ; preds = %bb37
  call void @llvm.lifetime.end.p0(ptr nonnull %caught)
  call void @llvm.lifetime.end.p0(ptr nonnull %way)
  %exitcond290.not = icmp eq i64 %_0.i1.i.i, 8
  br i1 %exitcond290.not, label %bb2.i232, label %bb31

terminate:                                        ; preds = %bb44, %cleanup, %bb43, %cleanup5
  %563 = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
; call core::panicking::panic_in_cleanup
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() #33
  unreachable
}

; <core::str::iter::Split<P> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nonlazybind optsize uwtable
define internal fastcc { ptr, i64 } @"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h91270b8a9946543fE"(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(72) %self) unnamed_addr #0 {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1692)
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 65
  %1 = load i8, ptr %0, align 1, !range !14, !alias.scope !1692, !noundef !4
  %_2.i = trunc nuw i8 %1 to i1
  br i1 %_2.i, label %"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17h05dc794dde5237d5E.exit", label %bb2.i

bb2.i:                                            ; preds = %start
  %_4.i = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_0.0.i.i = load ptr, ptr %_4.i, align 8, !alias.scope !1695, !nonnull !4, !align !19, !noundef !4
  %2 = getelementptr inbounds nuw i8, ptr %self, i64 24
  %_0.1.i.i = load i64, ptr %2, align 8, !alias.scope !1695, !noundef !4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1698)
  %3 = getelementptr inbounds nuw i8, ptr %self, i64 32
  %4 = getelementptr inbounds nuw i8, ptr %self, i64 40
  %index2.i.i = load i64, ptr %4, align 8, !alias.scope !1701, !noalias !1702, !noundef !4
  %_38.not.i.i = icmp ugt i64 %index2.i.i, %_0.1.i.i
  %.promoted.i.i = load i64, ptr %3, align 8, !alias.scope !1701, !noalias !1702
  %_4323.i.i = icmp ult i64 %index2.i.i, %.promoted.i.i
  %or.cond24.i.i = or i1 %_38.not.i.i, %_4323.i.i
  br i1 %or.cond24.i.i, label %bb1.i.i, label %bb12.lr.ph.i.i

bb12.lr.ph.i.i:                                   ; preds = %bb2.i
  %_11.i.i = getelementptr inbounds nuw i8, ptr %self, i64 48
  %5 = getelementptr inbounds nuw i8, ptr %self, i64 56
  %_48.i.i = load i8, ptr %5, align 8, !alias.scope !1701, !noalias !1702, !noundef !4
  %_13.i.i = zext i8 %_48.i.i to i64
  %6 = getelementptr i8, ptr %_11.i.i, i64 %_13.i.i
  %_51.i.i = getelementptr i8, ptr %6, i64 -1
  %_67.i.i = icmp ult i8 %_48.i.i, 5
  %last_byte.pre.i.i = load i8, ptr %_51.i.i, align 1, !alias.scope !1701, !noalias !1702
  br label %bb12.i.i

bb12.i.i:                                         ; preds = %bb9.i.i, %bb12.lr.ph.i.i
  %7 = phi i64 [ %.promoted.i.i, %bb12.lr.ph.i.i ], [ %16, %bb9.i.i ]
  %new_len.i.i = sub nuw i64 %index2.i.i, %7
  %_46.i.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i, i64 %7
  %_3.i.i.i = icmp samesign ult i64 %new_len.i.i, 16
  br i1 %_3.i.i.i, label %bb5.preheader.i.i.i, label %bb2.i.i.i

bb5.preheader.i.i.i:                              ; preds = %bb12.i.i
  %_64.not.i.i.i = icmp eq i64 %new_len.i.i, 0
  br i1 %_64.not.i.i.i, label %bb4.i.i.i, label %bb7.i.i.i

bb2.i.i.i:                                        ; preds = %bb12.i.i
; call core::slice::memchr::memchr_aligned
  %8 = tail call { i64, i64 } @_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr14memchr_aligned(i8 noundef %last_byte.pre.i.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_46.i.i, i64 noundef range(i64 0, -9223372036854775808) %new_len.i.i), !noalias !1704
  br label %_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr.exit.i.i

bb4.i.i.i:                                        ; preds = %bb9.i.i.i, %bb7.i.i.i, %bb5.preheader.i.i.i
  %i.sroa.0.0.lcssa.i.i.i = phi i64 [ 0, %bb5.preheader.i.i.i ], [ %new_len.i.i, %bb9.i.i.i ], [ %i.sroa.0.05.i.i.i, %bb7.i.i.i ]
  %_0.sroa.0.1.i.i.i = phi i64 [ 0, %bb5.preheader.i.i.i ], [ 0, %bb9.i.i.i ], [ 1, %bb7.i.i.i ]
  %9 = insertvalue { i64, i64 } poison, i64 %_0.sroa.0.1.i.i.i, 0
  %10 = insertvalue { i64, i64 } %9, i64 %i.sroa.0.0.lcssa.i.i.i, 1
  br label %_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr.exit.i.i

bb7.i.i.i:                                        ; preds = %bb5.preheader.i.i.i, %bb9.i.i.i
  %i.sroa.0.05.i.i.i = phi i64 [ %12, %bb9.i.i.i ], [ 0, %bb5.preheader.i.i.i ]
  %11 = getelementptr inbounds nuw i8, ptr %_46.i.i, i64 %i.sroa.0.05.i.i.i
  %_9.i.i.i = load i8, ptr %11, align 1, !alias.scope !1705, !noalias !1704, !noundef !4
  %_8.i.i.i = icmp eq i8 %_9.i.i.i, %last_byte.pre.i.i
  br i1 %_8.i.i.i, label %bb4.i.i.i, label %bb9.i.i.i

bb9.i.i.i:                                        ; preds = %bb7.i.i.i
  %12 = add nuw nsw i64 %i.sroa.0.05.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i64 %12, %new_len.i.i
  br i1 %exitcond.not.i.i.i, label %bb4.i.i.i, label %bb7.i.i.i

_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr.exit.i.i: ; preds = %bb4.i.i.i, %bb2.i.i.i
  %.merged.i.i.i = phi { i64, i64 } [ %10, %bb4.i.i.i ], [ %8, %bb2.i.i.i ]
  %13 = extractvalue { i64, i64 } %.merged.i.i.i, 0
  %14 = trunc nuw i64 %13 to i1
  br i1 %14, label %bb4.i.i, label %bb10.i.i

bb4.i.i:                                          ; preds = %_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr.exit.i.i
  %15 = extractvalue { i64, i64 } %.merged.i.i.i, 1
  %_17.i.i = add i64 %7, 1
  %16 = add i64 %_17.i.i, %15
  store i64 %16, ptr %3, align 8, !alias.scope !1701, !noalias !1702
  %_18.not.i.i = icmp ult i64 %16, %_13.i.i
  br i1 %_18.not.i.i, label %bb9.i.i, label %bb5.i.i

bb10.i.i:                                         ; preds = %_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr.exit.i.i
  store i64 %index2.i.i, ptr %3, align 8, !alias.scope !1701, !noalias !1702
  br label %bb1.i.i

bb5.i.i:                                          ; preds = %bb4.i.i
  %found_char.i.i = sub nuw i64 %16, %_13.i.i
  %_56.not.i.i = icmp ugt i64 %16, %_0.1.i.i
  br i1 %_56.not.i.i, label %bb9.i.i, label %bb19.i.i

bb9.i.i:                                          ; preds = %bb28.i.i, %bb5.i.i, %bb4.i.i
  %_43.i.i = icmp ult i64 %index2.i.i, %16
  br i1 %_43.i.i, label %bb1.i.i, label %bb12.i.i

bb19.i.i:                                         ; preds = %bb5.i.i
  br i1 %_67.i.i, label %bb28.i.i, label %bb25.i.i, !prof !30

bb25.i.i:                                         ; preds = %bb19.i.i
; call core::slice::index::slice_index_fail
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef 0, i64 noundef %_13.i.i, i64 noundef 4, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_7bbc2d8d597a87c842496ab99596b1e1) #31, !noalias !1704
  unreachable

bb28.i.i:                                         ; preds = %bb19.i.i
  %_64.i.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i, i64 %found_char.i.i
  %bcmp.i.i = tail call i32 @bcmp(ptr nonnull %_64.i.i, ptr nonnull %_11.i.i, i64 %_13.i.i), !noalias !1702
  %_28.i.i = icmp eq i32 %bcmp.i.i, 0
  br i1 %_28.i.i, label %bb7.i, label %bb9.i.i

bb7.i:                                            ; preds = %bb28.i.i
  %i.i = load i64, ptr %self, align 8, !alias.scope !1692, !noundef !4
  %new_len.i = sub nuw i64 %found_char.i.i, %i.i
  %data.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i, i64 %i.i
  store i64 %16, ptr %self, align 8, !alias.scope !1692
  br label %"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17h05dc794dde5237d5E.exit"

bb1.i.i:                                          ; preds = %bb9.i.i, %bb10.i.i, %bb2.i
  store i8 1, ptr %0, align 1, !alias.scope !1708
  %17 = getelementptr inbounds nuw i8, ptr %self, i64 64
  %18 = load i8, ptr %17, align 8, !range !14, !alias.scope !1708, !noundef !4
  %_3.i.i = trunc nuw i8 %18 to i1
  %i.pre.i.i = load i64, ptr %self, align 8, !alias.scope !1708
  %.phi.trans.insert.i.i = getelementptr inbounds nuw i8, ptr %self, i64 8
  %i1.pre.i.i = load i64, ptr %.phi.trans.insert.i.i, align 8, !alias.scope !1708
  %_4.not.i.i = icmp ne i64 %i1.pre.i.i, %i.pre.i.i
  %or.cond.not.i.i = select i1 %_3.i.i, i1 true, i1 %_4.not.i.i
  %new_len.i2.i = sub nuw i64 %i1.pre.i.i, %i.pre.i.i
  %data.i.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i, i64 %i.pre.i.i
  %_0.sroa.3.0.i.i = select i1 %or.cond.not.i.i, i64 %new_len.i2.i, i64 undef
  %_0.sroa.0.0.i.i = select i1 %or.cond.not.i.i, ptr %data.i.i, ptr null
  br label %"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17h05dc794dde5237d5E.exit"

"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17h05dc794dde5237d5E.exit": ; preds = %start, %bb7.i, %bb1.i.i
  %_0.sroa.4.1.i = phi i64 [ undef, %start ], [ %new_len.i, %bb7.i ], [ %_0.sroa.3.0.i.i, %bb1.i.i ]
  %_0.sroa.0.1.i = phi ptr [ null, %start ], [ %data.i, %bb7.i ], [ %_0.sroa.0.0.i.i, %bb1.i.i ]
  %19 = insertvalue { ptr, i64 } poison, ptr %_0.sroa.0.1.i, 0
  %20 = insertvalue { ptr, i64 } %19, i64 %_0.sroa.4.1.i, 1
  ret { ptr, i64 } %20
}

; hashbrown::map::HashMap<K,V,S,A>::get
; Function Attrs: inlinehint nofree norecurse nosync nounwind nonlazybind optsize memory(read, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef align 4 ptr @"_ZN9hashbrown3map28HashMap$LT$K$C$V$C$S$C$A$GT$3get17h2af2ce20eebb2330E"(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(48) %self, ptr noalias noundef nonnull readonly align 1 captures(none) %k.0) unnamed_addr #10 personality ptr @rust_eh_personality {
start:
  %_8.i.i.i.i.i = alloca [1 x i8], align 1
  %hasher.i = alloca [72 x i8], align 8
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 24
  %_11 = load i64, ptr %0, align 8, !noundef !4
  %1 = icmp eq i64 %_11, 0
  br i1 %1, label %bb5, label %bb2

bb2:                                              ; preds = %start
  %hash_builder = getelementptr inbounds nuw i8, ptr %self, i64 32
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1711)
  call void @llvm.lifetime.start.p0(ptr nonnull %hasher.i), !noalias !1714
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1716)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1719)
  %key0.i.i = load i64, ptr %hash_builder, align 8, !alias.scope !1721, !noalias !1722, !noundef !4
  %2 = getelementptr inbounds nuw i8, ptr %self, i64 40
  %key1.i.i = load i64, ptr %2, align 8, !alias.scope !1721, !noalias !1722, !noundef !4
  %3 = xor i64 %key0.i.i, 8317987319222330741
  %4 = xor i64 %key1.i.i, 7237128888997146477
  %5 = xor i64 %key0.i.i, 7816392313619706465
  %6 = xor i64 %key1.i.i, 8387220255154660723
  store i64 %3, ptr %hasher.i, align 8, !alias.scope !1716, !noalias !1723
  %_2.sroa.4.0._0.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %hasher.i, i64 8
  store i64 %5, ptr %_2.sroa.4.0._0.sroa_idx.i.i, align 8, !alias.scope !1716, !noalias !1723
  %_2.sroa.5.0._0.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %hasher.i, i64 16
  store i64 %4, ptr %_2.sroa.5.0._0.sroa_idx.i.i, align 8, !alias.scope !1716, !noalias !1723
  %_2.sroa.6.0._0.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %hasher.i, i64 24
  store i64 %6, ptr %_2.sroa.6.0._0.sroa_idx.i.i, align 8, !alias.scope !1716, !noalias !1723
  %_2.sroa.7.0._0.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %hasher.i, i64 32
  store i64 %key0.i.i, ptr %_2.sroa.7.0._0.sroa_idx.i.i, align 8, !alias.scope !1716, !noalias !1723
  %_2.sroa.8.0._0.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %hasher.i, i64 40
  store i64 %key1.i.i, ptr %_2.sroa.8.0._0.sroa_idx.i.i, align 8, !alias.scope !1716, !noalias !1723
  %_2.sroa.9.0._0.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %hasher.i, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %_2.sroa.9.0._0.sroa_idx.i.i, i8 0, i64 24, i1 false), !alias.scope !1716, !noalias !1723
; call <core::hash::sip::Hasher<S> as core::hash::Hasher>::write
  call fastcc void @"_ZN71_$LT$core..hash..sip..Hasher$LT$S$GT$$u20$as$u20$core..hash..Hasher$GT$5write17h212aebe7927d5759E"(ptr noalias noundef nonnull align 8 dereferenceable(72) %hasher.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %k.0, i64 noundef 1) #32, !noalias !1724
  call void @llvm.lifetime.start.p0(ptr nonnull %_8.i.i.i.i.i), !noalias !1727
  store i8 -1, ptr %_8.i.i.i.i.i, align 1, !noalias !1727
; call <core::hash::sip::Hasher<S> as core::hash::Hasher>::write
  call fastcc void @"_ZN71_$LT$core..hash..sip..Hasher$LT$S$GT$$u20$as$u20$core..hash..Hasher$GT$5write17h212aebe7927d5759E"(ptr noalias noundef nonnull align 8 dereferenceable(72) %hasher.i, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_8.i.i.i.i.i, i64 noundef 1) #32, !noalias !1738
  call void @llvm.lifetime.end.p0(ptr nonnull %_8.i.i.i.i.i), !noalias !1727
  %state.sroa.0.0.copyload.i.i.i = load i64, ptr %hasher.i, align 8, !alias.scope !1739, !noalias !1714
  %state.sroa.10.0.copyload.i.i.i = load i64, ptr %_2.sroa.4.0._0.sroa_idx.i.i, align 8, !alias.scope !1739, !noalias !1714
  %state.sroa.17.0.copyload.i.i.i = load i64, ptr %_2.sroa.5.0._0.sroa_idx.i.i, align 8, !alias.scope !1739, !noalias !1714
  %state.sroa.22.0.copyload.i.i.i = load i64, ptr %_2.sroa.6.0._0.sroa_idx.i.i, align 8, !alias.scope !1739, !noalias !1714
  %_7.i.i.i = load i64, ptr %_2.sroa.9.0._0.sroa_idx.i.i, align 8, !alias.scope !1739, !noalias !1714, !noundef !4
  %_5.i.i.i = shl i64 %_7.i.i.i, 56
  %7 = getelementptr inbounds nuw i8, ptr %hasher.i, i64 56
  %_8.i.i.i = load i64, ptr %7, align 8, !alias.scope !1739, !noalias !1714, !noundef !4
  %b.i.i.i = or i64 %_5.i.i.i, %_8.i.i.i
  %8 = xor i64 %b.i.i.i, %state.sroa.22.0.copyload.i.i.i
  %_2.i.i.i.i = add i64 %state.sroa.17.0.copyload.i.i.i, %state.sroa.0.0.copyload.i.i.i
  %_5.i.i.i.i = add i64 %8, %state.sroa.10.0.copyload.i.i.i
  %9 = tail call noundef i64 @llvm.fshl.i64(i64 %state.sroa.17.0.copyload.i.i.i, i64 %state.sroa.17.0.copyload.i.i.i, i64 13)
  %10 = xor i64 %9, %_2.i.i.i.i
  %11 = tail call noundef i64 @llvm.fshl.i64(i64 %8, i64 %8, i64 16)
  %12 = xor i64 %11, %_5.i.i.i.i
  %13 = tail call noundef i64 @llvm.fshl.i64(i64 %_2.i.i.i.i, i64 %_2.i.i.i.i, i64 32)
  %_16.i.i.i.i = add i64 %_5.i.i.i.i, %10
  %_19.i.i.i.i = add i64 %12, %13
  %14 = tail call noundef i64 @llvm.fshl.i64(i64 %10, i64 %10, i64 17)
  %15 = xor i64 %_16.i.i.i.i, %14
  %16 = tail call noundef i64 @llvm.fshl.i64(i64 %12, i64 %12, i64 21)
  %17 = xor i64 %16, %_19.i.i.i.i
  %18 = tail call noundef i64 @llvm.fshl.i64(i64 %_16.i.i.i.i, i64 %_16.i.i.i.i, i64 32)
  %19 = xor i64 %_19.i.i.i.i, %b.i.i.i
  %20 = xor i64 %18, 255
  %_2.i3.i.i.i = add i64 %19, %15
  %_5.i6.i.i.i = add i64 %17, %20
  %21 = tail call noundef i64 @llvm.fshl.i64(i64 %15, i64 %15, i64 13)
  %22 = xor i64 %_2.i3.i.i.i, %21
  %23 = tail call noundef i64 @llvm.fshl.i64(i64 %17, i64 %17, i64 16)
  %24 = xor i64 %23, %_5.i6.i.i.i
  %25 = tail call noundef i64 @llvm.fshl.i64(i64 %_2.i3.i.i.i, i64 %_2.i3.i.i.i, i64 32)
  %_16.i7.i.i.i = add i64 %22, %_5.i6.i.i.i
  %_19.i8.i.i.i = add i64 %24, %25
  %26 = tail call noundef i64 @llvm.fshl.i64(i64 %22, i64 %22, i64 17)
  %27 = xor i64 %_16.i7.i.i.i, %26
  %28 = tail call noundef i64 @llvm.fshl.i64(i64 %24, i64 %24, i64 21)
  %29 = xor i64 %28, %_19.i8.i.i.i
  %30 = tail call noundef i64 @llvm.fshl.i64(i64 %_16.i7.i.i.i, i64 %_16.i7.i.i.i, i64 32)
  %_30.i.i.i.i = add i64 %27, %_19.i8.i.i.i
  %_33.i.i.i.i = add i64 %29, %30
  %31 = tail call noundef i64 @llvm.fshl.i64(i64 %27, i64 %27, i64 13)
  %32 = xor i64 %31, %_30.i.i.i.i
  %33 = tail call noundef i64 @llvm.fshl.i64(i64 %29, i64 %29, i64 16)
  %34 = xor i64 %33, %_33.i.i.i.i
  %35 = tail call noundef i64 @llvm.fshl.i64(i64 %_30.i.i.i.i, i64 %_30.i.i.i.i, i64 32)
  %_44.i.i.i.i = add i64 %32, %_33.i.i.i.i
  %_47.i.i.i.i = add i64 %34, %35
  %36 = tail call noundef i64 @llvm.fshl.i64(i64 %32, i64 %32, i64 17)
  %37 = xor i64 %36, %_44.i.i.i.i
  %38 = tail call noundef i64 @llvm.fshl.i64(i64 %34, i64 %34, i64 21)
  %39 = xor i64 %38, %_47.i.i.i.i
  %40 = tail call noundef i64 @llvm.fshl.i64(i64 %_44.i.i.i.i, i64 %_44.i.i.i.i, i64 32)
  %_58.i.i.i.i = add i64 %37, %_47.i.i.i.i
  %_61.i.i.i.i = add i64 %39, %40
  %41 = tail call noundef i64 @llvm.fshl.i64(i64 %37, i64 %37, i64 13)
  %42 = xor i64 %41, %_58.i.i.i.i
  %43 = tail call noundef i64 @llvm.fshl.i64(i64 %39, i64 %39, i64 16)
  %44 = xor i64 %43, %_61.i.i.i.i
  %_72.i.i.i.i = add i64 %42, %_61.i.i.i.i
  %45 = tail call noundef i64 @llvm.fshl.i64(i64 %42, i64 %42, i64 17)
  %46 = tail call noundef i64 @llvm.fshl.i64(i64 %44, i64 %44, i64 21)
  %47 = tail call noundef i64 @llvm.fshl.i64(i64 %_72.i.i.i.i, i64 %_72.i.i.i.i, i64 32)
  %48 = xor i64 %46, %45
  %49 = xor i64 %48, %47
  %_0.i.i.i = xor i64 %49, %_72.i.i.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %hasher.i), !noalias !1714
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1744)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1747)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1749)
  %_19.i.i = lshr i64 %_0.i.i.i, 57
  %tag_hash.i.i = trunc nuw nsw i64 %_19.i.i to i8
  %50 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %bucket_mask.i.i = load i64, ptr %50, align 8, !alias.scope !1752, !noalias !1753, !noundef !4
  %_27.i.i = load ptr, ptr %self, align 8, !alias.scope !1752, !noalias !1753, !nonnull !4, !noundef !4
  %51 = insertelement <16 x i8> poison, i8 %tag_hash.i.i, i64 0
  %52 = shufflevector <16 x i8> %51, <16 x i8> poison, <16 x i32> zeroinitializer
  br label %bb1.i.i

bb1.i.i:                                          ; preds = %bb20.i.i, %bb2
  %probe_seq.sroa.9.0.i.i = phi i64 [ 0, %bb2 ], [ %64, %bb20.i.i ]
  %hash.pn.i.i = phi i64 [ %_0.i.i.i, %bb2 ], [ %65, %bb20.i.i ]
  %probe_seq.sroa.0.0.i.i = and i64 %hash.pn.i.i, %bucket_mask.i.i
  %_25.i.i = getelementptr inbounds nuw i8, ptr %_27.i.i, i64 %probe_seq.sroa.0.0.i.i
  %dst.sroa.0.0.copyload.i19.i = load <16 x i8>, ptr %_25.i.i, align 1, !noalias !1755
  %53 = icmp eq <16 x i8> %dst.sroa.0.0.copyload.i19.i, %52
  %54 = bitcast <16 x i1> %53 to i16
  %.not.i.not25.i = icmp eq i16 %54, 0
  br i1 %.not.i.not25.i, label %bb11.i.i, label %bb10.i.i

bb10.i.i:                                         ; preds = %bb1.i.i, %bb17.i.i
  %iter.sroa.0.0.i26.i = phi i16 [ %_50.i.i, %bb17.i.i ], [ %54, %bb1.i.i ]
  %55 = tail call range(i16 0, 17) i16 @llvm.cttz.i16(i16 %iter.sroa.0.0.i26.i, i1 true)
  %_41.i.i = zext nneg i16 %55 to i64
  %_13.i.i = add i64 %probe_seq.sroa.0.0.i.i, %_41.i.i
  %index5.i.i = and i64 %_13.i.i, %bucket_mask.i.i
  %_18.i.i = sub nsw i64 0, %index5.i.i
  %56 = getelementptr inbounds { { ptr, i64 }, i32, [1 x i32] }, ptr %_27.i.i, i64 %_18.i.i
  %57 = getelementptr inbounds i8, ptr %56, i64 -16
  %_0.1.i.i.i.i.i = load i64, ptr %57, align 8, !alias.scope !1758, !noalias !1765, !noundef !4
  %_8.i.i.i.i.i1 = icmp eq i64 %_0.1.i.i.i.i.i, 1
  br i1 %_8.i.i.i.i.i1, label %"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$4find28_$u7b$$u7b$closure$u7d$$u7d$17hc79c71b5da407f0bE.exit.i", label %bb17.i.i, !prof !1391

"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$4find28_$u7b$$u7b$closure$u7d$$u7d$17hc79c71b5da407f0bE.exit.i": ; preds = %bb10.i.i
  %58 = getelementptr inbounds i8, ptr %56, i64 -24
  %_0.0.i.i.i.i.i = load ptr, ptr %58, align 8, !alias.scope !1758, !noalias !1765, !nonnull !4, !align !19, !noundef !4
  %lhsc.i = load i8, ptr %k.0, align 1, !alias.scope !1747, !noalias !1744
  %rhsc.i = load i8, ptr %_0.0.i.i.i.i.i, align 1, !noalias !1770
  %59 = icmp eq i8 %lhsc.i, %rhsc.i
  br i1 %59, label %"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$4find17h433d25ef0e7feadcE.exit", label %bb17.i.i, !prof !1397

bb11.i.i:                                         ; preds = %bb17.i.i, %bb1.i.i
  %60 = icmp eq <16 x i8> %dst.sroa.0.0.copyload.i19.i, splat (i8 -1)
  %61 = bitcast <16 x i1> %60 to i16
  %62 = icmp eq i16 %61, 0
  br i1 %62, label %bb20.i.i, label %"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$4find17h433d25ef0e7feadcE.exit", !prof !217

bb17.i.i:                                         ; preds = %"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$4find28_$u7b$$u7b$closure$u7d$$u7d$17hc79c71b5da407f0bE.exit.i", %bb10.i.i
  %63 = add i16 %iter.sroa.0.0.i26.i, -1
  %_50.i.i = and i16 %63, %iter.sroa.0.0.i26.i
  %.not.i.not.i = icmp eq i16 %_50.i.i, 0
  br i1 %.not.i.not.i, label %bb11.i.i, label %bb10.i.i

bb20.i.i:                                         ; preds = %bb11.i.i
  %64 = add i64 %probe_seq.sroa.9.0.i.i, 16
  %65 = add i64 %probe_seq.sroa.0.0.i.i, %64
  br label %bb1.i.i

"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$4find17h433d25ef0e7feadcE.exit": ; preds = %bb11.i.i, %"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$4find28_$u7b$$u7b$closure$u7d$$u7d$17hc79c71b5da407f0bE.exit.i"
  %66 = phi ptr [ %56, %"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$4find28_$u7b$$u7b$closure$u7d$$u7d$17hc79c71b5da407f0bE.exit.i" ], [ null, %bb11.i.i ]
  %.not = icmp eq ptr %66, null
  %v = getelementptr inbounds i8, ptr %66, i64 -8
  %_0.sroa.0.1 = select i1 %.not, ptr null, ptr %v
  br label %bb5

bb5:                                              ; preds = %start, %"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$4find17h433d25ef0e7feadcE.exit"
  %_0.sroa.0.0 = phi ptr [ %_0.sroa.0.1, %"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$4find17h433d25ef0e7feadcE.exit" ], [ null, %start ]
  ret ptr %_0.sroa.0.0
}

; hashbrown::raw::RawTable<T,A>::reserve_rehash
; Function Attrs: cold noinline nonlazybind optsize uwtable
define internal fastcc i64 @"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$14reserve_rehash17h3af07c5c0567e15aE"(ptr noalias noundef nonnull align 8 dereferenceable(32) %self, ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(16) %0) unnamed_addr #11 personality ptr @rust_eh_personality {
start:
  %new_table.i.i = alloca [56 x i8], align 8
  %_6 = getelementptr inbounds nuw i8, ptr %self, i64 32
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1771)
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 24
  %self1.i = load i64, ptr %1, align 8, !alias.scope !1771, !noalias !1774, !noundef !4
  %_21.0.i = add i64 %self1.i, 1
  %_21.1.i = icmp eq i64 %self1.i, -1
  br i1 %_21.1.i, label %bb9.i, label %bb11.i, !prof !217

bb11.i:                                           ; preds = %start
  %2 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %3 = load i64, ptr %2, align 8, !alias.scope !1771, !noalias !1774, !noundef !4
  %_24.i = icmp ult i64 %3, 8
  %_26.i = add i64 %3, 1
  %_255.i = lshr i64 %_26.i, 3
  %4 = mul nuw i64 %_255.i, 7
  %full_capacity.sroa.0.0.i = select i1 %_24.i, i64 %3, i64 %4
  %_146.i = lshr i64 %full_capacity.sroa.0.0.i, 1
  %_13.not.i = icmp ugt i64 %_21.0.i, %_146.i
  br i1 %_13.not.i, label %bb4.i, label %bb2.i

bb9.i:                                            ; preds = %start
; call <hashbrown::raw::Fallibility>::capacity_overflow
  %5 = tail call { i64, i64 } @_RNvMNtCsgvbsrvnw3yD_9hashbrown3rawNtB2_11Fallibility17capacity_overflow(i1 noundef zeroext true), !noalias !1776
  %_11.0.i = extractvalue { i64, i64 } %5, 0
  br label %_ZN9hashbrown3raw13RawTableInner20reserve_rehash_inner17h557f8c964b5418beE.exit

bb4.i:                                            ; preds = %bb11.i
  %_19.i = add nuw i64 %full_capacity.sroa.0.0.i, 1
  %_0.sroa.0.0.i1 = tail call noundef i64 @llvm.umax.i64(i64 %_19.i, i64 %_21.0.i)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1777)
  call void @llvm.lifetime.start.p0(ptr nonnull %new_table.i.i), !noalias !1780
  %_6.i.i = icmp ult i64 %_0.sroa.0.0.i1, 15
  br i1 %_6.i.i, label %bb8.i.i, label %bb16.i.i3

bb16.i.i3:                                        ; preds = %bb4.i
  %_33.1.i.i = icmp ugt i64 %_0.sroa.0.0.i1, 2305843009213693951
  br i1 %_33.1.i.i, label %bb9.i5, label %bb29.i.i, !prof !217

bb29.i.i:                                         ; preds = %bb16.i.i3
  %_33.0.i.i = shl nuw i64 %_0.sroa.0.0.i1, 3
  %adjusted_cap.i.i = udiv i64 %_33.0.i.i, 7
  %p.i.i = add nsw i64 %adjusted_cap.i.i, -1
  %6 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %p.i.i, i1 true)
  %7 = lshr i64 -1, %6
  %8 = add nuw nsw i64 %7, 1
  br label %bb10.i

bb8.i.i:                                          ; preds = %bb4.i
  %_15.i.i = icmp samesign ult i64 %_0.sroa.0.0.i1, 4
  %9 = and i64 %_0.sroa.0.0.i1, 8
  %..i.i = add nuw nsw i64 %9, 8
  %buckets.sroa.0.0.i.i = select i1 %_15.i.i, i64 4, i64 %..i.i
  br label %bb10.i

bb10.i:                                           ; preds = %bb8.i.i, %bb29.i.i
  %_0.sroa.4.0.i.ph.i = phi i64 [ %8, %bb29.i.i ], [ %buckets.sroa.0.0.i.i, %bb8.i.i ]
  %10 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_0.sroa.4.0.i.ph.i, i64 24)
  %_28.1.i.i.i = extractvalue { i64, i1 } %10, 1
  br i1 %_28.1.i.i.i, label %bb3.i.i, label %bb8.i.i.i, !prof !217

bb8.i.i.i:                                        ; preds = %bb10.i
  %_28.0.i.i.i = extractvalue { i64, i1 } %10, 0
  %_35.0.i.i.i = add nuw i64 %_28.0.i.i.i, 15
  %ctrl_offset.i.i.i = and i64 %_35.0.i.i.i, -16
  %rhs5.i.i.i = add nuw nsw i64 %_0.sroa.4.0.i.ph.i, 16
  %_42.0.i.i.i = add i64 %ctrl_offset.i.i.i, %rhs5.i.i.i
  %_42.1.i.i.i = icmp ult i64 %_42.0.i.i.i, %ctrl_offset.i.i.i
  %_22.i.i.i = icmp ugt i64 %_42.0.i.i.i, 9223372036854775792
  %or.cond.i.i = or i1 %_42.1.i.i.i, %_22.i.i.i
  br i1 %or.cond.i.i, label %bb3.i.i, label %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i.i, !prof !1782

_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i.i: ; preds = %bb8.i.i.i
; call __rustc::__rust_no_alloc_shim_is_unstable_v2
  tail call void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() #37, !noalias !1783
; call __rustc::__rust_alloc
  %11 = tail call noundef align 16 ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef %_42.0.i.i.i, i64 noundef range(i64 1, -9223372036854775807) 16) #37, !noalias !1783
  %12 = icmp eq ptr %11, null
  br i1 %12, label %bb13.i.i4, label %_ZN9hashbrown3raw13RawTableInner22fallible_with_capacity17h5357846eef6569a6E.exit

bb3.i.i:                                          ; preds = %bb8.i.i.i, %bb10.i
; call <hashbrown::raw::Fallibility>::capacity_overflow
  %13 = tail call { i64, i64 } @_RNvMNtCsgvbsrvnw3yD_9hashbrown3rawNtB2_11Fallibility17capacity_overflow(i1 noundef zeroext true), !noalias !1783
  br label %bb11.i.i

bb13.i.i4:                                        ; preds = %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i.i
; call <hashbrown::raw::Fallibility>::alloc_err
  %14 = tail call { i64, i64 } @_RNvMNtCsgvbsrvnw3yD_9hashbrown3rawNtB2_11Fallibility9alloc_err(i1 noundef zeroext true, i64 noundef 16, i64 noundef %_42.0.i.i.i), !noalias !1783
  br label %bb11.i.i

bb9.i5:                                           ; preds = %bb16.i.i3
; call <hashbrown::raw::Fallibility>::capacity_overflow
  %15 = tail call { i64, i64 } @_RNvMNtCsgvbsrvnw3yD_9hashbrown3rawNtB2_11Fallibility17capacity_overflow(i1 noundef zeroext true), !noalias !1788
  br label %bb11.i.i

_ZN9hashbrown3raw13RawTableInner22fallible_with_capacity17h5357846eef6569a6E.exit: ; preds = %_RNvXs_NtCslNYArtu3iFV_5alloc5allocNtB4_6GlobalNtNtCsgEmfK2I1SDS_4core5alloc9Allocator8allocate.exit.i.i
  %_42.i.i = icmp samesign ult i64 %_0.sroa.4.0.i.ph.i, 9
  %_26.i.i = add nsw i64 %_0.sroa.4.0.i.ph.i, -1
  %_437.i.i = lshr i64 %_0.sroa.4.0.i.ph.i, 3
  %16 = mul nuw nsw i64 %_437.i.i, 7
  %bucket_mask.sroa.0.0.i.i = select i1 %_42.i.i, i64 %_26.i.i, i64 %16
  %ptr.i.i = getelementptr inbounds nuw i8, ptr %11, i64 %ctrl_offset.i.i.i
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(1) %ptr.i.i, i8 -1, i64 %rhs5.i.i.i, i1 false), !noalias !1788
  store ptr %_6, ptr %new_table.i.i, align 8, !noalias !1780
  %val.sroa.4.0.new_table.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %new_table.i.i, i64 8
  store i64 24, ptr %val.sroa.4.0.new_table.sroa_idx.i.i, align 8, !noalias !1780
  %val.sroa.5.0.new_table.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %new_table.i.i, i64 16
  store i64 16, ptr %val.sroa.5.0.new_table.sroa_idx.i.i, align 8, !noalias !1780
  %val.sroa.6.0.new_table.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %new_table.i.i, i64 24
  store ptr %ptr.i.i, ptr %val.sroa.6.0.new_table.sroa_idx.i.i, align 8, !noalias !1780
  %val.sroa.6.sroa.4.0.val.sroa.6.0.new_table.sroa_idx.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %new_table.i.i, i64 32
  store i64 %_26.i.i, ptr %val.sroa.6.sroa.4.0.val.sroa.6.0.new_table.sroa_idx.sroa_idx.i.i, align 8, !noalias !1780
  %val.sroa.6.sroa.5.0.val.sroa.6.0.new_table.sroa_idx.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %new_table.i.i, i64 40
  store i64 %bucket_mask.sroa.0.0.i.i, ptr %val.sroa.6.sroa.5.0.val.sroa.6.0.new_table.sroa_idx.sroa_idx.i.i, align 8, !noalias !1780
  %val.sroa.6.sroa.6.0.val.sroa.6.0.new_table.sroa_idx.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %new_table.i.i, i64 48
  store i64 0, ptr %val.sroa.6.sroa.6.0.val.sroa.6.0.new_table.sroa_idx.sroa_idx.i.i, align 8, !noalias !1780
  %17 = icmp eq i64 %self1.i, 0
  br i1 %17, label %bb4.i.i, label %bb1.i.i.i.preheader.lr.ph

bb1.i.i.i.preheader.lr.ph:                        ; preds = %_ZN9hashbrown3raw13RawTableInner22fallible_with_capacity17h5357846eef6569a6E.exit
  %ctrl.i.i = load ptr, ptr %self, align 8, !alias.scope !1789, !noalias !1790, !nonnull !4, !noundef !4
  %18 = load <16 x i8>, ptr %ctrl.i.i, align 16, !noalias !1791
  %19 = icmp sgt <16 x i8> %18, splat (i8 -1)
  %_66.i.i = bitcast <16 x i1> %19 to i16
  br label %bb1.i.i.i.preheader

bb11.i.i:                                         ; preds = %bb3.i.i, %bb13.i.i4, %bb9.i5
  %.pn.i.pn = phi { i64, i64 } [ %15, %bb9.i5 ], [ %13, %bb3.i.i ], [ %14, %bb13.i.i4 ]
  %self3.i.i.sroa.7.026 = extractvalue { i64, i64 } %.pn.i.pn, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %new_table.i.i), !noalias !1780
  br label %_ZN9hashbrown3raw13RawTableInner20reserve_rehash_inner17h557f8c964b5418beE.exit

bb1.i.i.i.preheader:                              ; preds = %bb1.i.i.i.preheader.lr.ph, %bb18.i.i
  %iter.i.i.sroa.0.038 = phi ptr [ %ctrl.i.i, %bb1.i.i.i.preheader.lr.ph ], [ %iter.i.i.sroa.0.1.lcssa, %bb18.i.i ]
  %iter.i.i.sroa.5.037 = phi i64 [ 0, %bb1.i.i.i.preheader.lr.ph ], [ %iter.i.i.sroa.5.1.lcssa, %bb18.i.i ]
  %iter.i.i.sroa.9.036 = phi i64 [ %self1.i, %bb1.i.i.i.preheader.lr.ph ], [ %26, %bb18.i.i ]
  %iter.i.i.sroa.13.035 = phi i16 [ %_66.i.i, %bb1.i.i.i.preheader.lr.ph ], [ %_32.i.i.i, %bb18.i.i ]
  %.not.i.i.i30 = icmp eq i16 %iter.i.i.sroa.13.035, 0
  br i1 %.not.i.i.i30, label %_44.i.noexc.i.i, label %bb5.i.i

_44.i.noexc.i.i:                                  ; preds = %bb1.i.i.i.preheader, %_44.i.noexc.i.i
  %iter.i.i.sroa.0.132 = phi ptr [ %ptr.i.i.i, %_44.i.noexc.i.i ], [ %iter.i.i.sroa.0.038, %bb1.i.i.i.preheader ]
  %iter.i.i.sroa.5.131 = phi i64 [ %22, %_44.i.noexc.i.i ], [ %iter.i.i.sroa.5.037, %bb1.i.i.i.preheader ]
  %ptr.i.i.i = getelementptr inbounds nuw i8, ptr %iter.i.i.sroa.0.132, i64 16
  %20 = load <16 x i8>, ptr %ptr.i.i.i, align 16, !noalias !1794
  %21 = icmp sgt <16 x i8> %20, splat (i8 -1)
  %_45.i.i.i = bitcast <16 x i1> %21 to i16
  %22 = add i64 %iter.i.i.sroa.5.131, 16
  %.not.i.i.i = icmp eq i16 %_45.i.i.i, 0
  br i1 %.not.i.i.i, label %_44.i.noexc.i.i, label %bb5.i.i

bb4.i.i.loopexit:                                 ; preds = %bb18.i.i
  %_28.i.i.pre = load i64, ptr %1, align 8, !alias.scope !1789, !noalias !1790
  br label %bb4.i.i

bb4.i.i:                                          ; preds = %bb4.i.i.loopexit, %_ZN9hashbrown3raw13RawTableInner22fallible_with_capacity17h5357846eef6569a6E.exit
  %_28.i.i = phi i64 [ %_28.i.i.pre, %bb4.i.i.loopexit ], [ 0, %_ZN9hashbrown3raw13RawTableInner22fallible_with_capacity17h5357846eef6569a6E.exit ]
  %23 = sub i64 %bucket_mask.sroa.0.0.i.i, %_28.i.i
  store i64 %23, ptr %val.sroa.6.sroa.5.0.val.sroa.6.0.new_table.sroa_idx.sroa_idx.i.i, align 8, !noalias !1780
  store i64 %_28.i.i, ptr %val.sroa.6.sroa.6.0.val.sroa.6.0.new_table.sroa_idx.sroa_idx.i.i, align 8, !noalias !1780
  br label %bb3.i.i.i.i

bb3.i.i.i.i:                                      ; preds = %bb3.i.i.i.i, %bb4.i.i
  %iter.sroa.0.02.i.i.i.i = phi i64 [ 0, %bb4.i.i ], [ %_18.i.i.i.i, %bb3.i.i.i.i ]
  %_18.i.i.i.i = add nuw nsw i64 %iter.sroa.0.02.i.i.i.i, 1
  %_11.i.i.i.i = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %self, i64 %iter.sroa.0.02.i.i.i.i
  %_13.i.i.i.i = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %val.sroa.6.0.new_table.sroa_idx.i.i, i64 %iter.sroa.0.02.i.i.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1797)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1800)
  %_3.sroa.0.0.copyload.i.i.i.i.i = load i64, ptr %_11.i.i.i.i, align 8, !alias.scope !1797, !noalias !1800
  %_4.sroa.0.0.copyload.i.i.i.i.i = load i64, ptr %_13.i.i.i.i, align 8, !alias.scope !1800, !noalias !1797
  store i64 %_4.sroa.0.0.copyload.i.i.i.i.i, ptr %_11.i.i.i.i, align 8, !alias.scope !1797, !noalias !1800
  store i64 %_3.sroa.0.0.copyload.i.i.i.i.i, ptr %_13.i.i.i.i, align 8, !alias.scope !1800, !noalias !1797
  %exitcond.not.i.i.i.i = icmp eq i64 %_18.i.i.i.i, 4
  br i1 %exitcond.not.i.i.i.i, label %_ZN4core10intrinsics25typed_swap_nonoverlapping17h3f5ade9d567dc7b7E.exit, label %bb3.i.i.i.i

_ZN4core10intrinsics25typed_swap_nonoverlapping17h3f5ade9d567dc7b7E.exit: ; preds = %bb3.i.i.i.i
; call core::ptr::drop_in_place<hashbrown::scopeguard::ScopeGuard<hashbrown::raw::RawTableInner,hashbrown::raw::RawTableInner::prepare_resize<alloc::alloc::Global>::{{closure}}>>
  call fastcc void @"_ZN4core3ptr196drop_in_place$LT$hashbrown..scopeguard..ScopeGuard$LT$hashbrown..raw..RawTableInner$C$hashbrown..raw..RawTableInner..prepare_resize$LT$alloc..alloc..Global$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$17hf56b5eaa73107752E"(ptr noalias noundef align 8 dereferenceable(56) %new_table.i.i)
  call void @llvm.lifetime.end.p0(ptr nonnull %new_table.i.i), !noalias !1780
  br label %_ZN9hashbrown3raw13RawTableInner20reserve_rehash_inner17h557f8c964b5418beE.exit

bb5.i.i:                                          ; preds = %_44.i.noexc.i.i, %bb1.i.i.i.preheader
  %iter.i.i.sroa.13.1.lcssa = phi i16 [ %iter.i.i.sroa.13.035, %bb1.i.i.i.preheader ], [ %_45.i.i.i, %_44.i.noexc.i.i ]
  %iter.i.i.sroa.5.1.lcssa = phi i64 [ %iter.i.i.sroa.5.037, %bb1.i.i.i.preheader ], [ %22, %_44.i.noexc.i.i ]
  %iter.i.i.sroa.0.1.lcssa = phi ptr [ %iter.i.i.sroa.0.038, %bb1.i.i.i.preheader ], [ %ptr.i.i.i, %_44.i.noexc.i.i ]
  %24 = add i16 %iter.i.i.sroa.13.1.lcssa, -1
  %25 = tail call range(i16 0, 17) i16 @llvm.cttz.i16(i16 %iter.i.i.sroa.13.1.lcssa, i1 true)
  %_23.i.i.i = zext nneg i16 %25 to i64
  %_32.i.i.i = and i16 %24, %iter.i.i.sroa.13.1.lcssa
  %_5.i.i.i = add i64 %iter.i.i.sroa.5.1.lcssa, %_23.i.i.i
  %26 = add i64 %iter.i.i.sroa.9.036, -1
  %_18.i = sub nsw i64 0, %_5.i.i.i
  %27 = getelementptr inbounds { { ptr, i64 }, i32, [1 x i32] }, ptr %ctrl.i.i, i64 %_18.i
  %28 = getelementptr inbounds i8, ptr %27, i64 -24
; call core::hash::BuildHasher::hash_one
  %_0.i.i = tail call fastcc noundef i64 @_ZN4core4hash11BuildHasher8hash_one17hff610e6050207ad6E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %0, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %28), !noalias !1802
  %probe_seq.sroa.0.010.i = and i64 %_26.i.i, %_0.i.i
  %_1711.i = getelementptr inbounds nuw i8, ptr %ptr.i.i, i64 %probe_seq.sroa.0.010.i
  %dst.sroa.0.0.copyload.i912.i = load <16 x i8>, ptr %_1711.i, align 1, !noalias !1808
  %29 = icmp slt <16 x i8> %dst.sroa.0.0.copyload.i912.i, zeroinitializer
  %30 = bitcast <16 x i1> %29 to i16
  %.not.i13.i = icmp eq i16 %30, 0
  br i1 %.not.i13.i, label %bb6.i, label %bb5.i, !prof !1564

bb5.i:                                            ; preds = %bb6.i, %bb5.i.i
  %probe_seq.sroa.0.0.lcssa.i = phi i64 [ %probe_seq.sroa.0.010.i, %bb5.i.i ], [ %probe_seq.sroa.0.0.i, %bb6.i ]
  %.lcssa.i = phi i16 [ %30, %bb5.i.i ], [ %41, %bb6.i ]
  %31 = tail call range(i16 0, 17) i16 @llvm.cttz.i16(i16 %.lcssa.i, i1 true)
  %_17.i.i = zext nneg i16 %31 to i64
  %_8.i.i = add nuw nsw i64 %probe_seq.sroa.0.0.lcssa.i, %_17.i.i
  %_7.i.i = and i64 %_8.i.i, %_26.i.i
  %_8.i4.i = getelementptr inbounds nuw i8, ptr %ptr.i.i, i64 %_7.i.i
  %_12.i.i = load i8, ptr %_8.i4.i, align 1, !noalias !1813, !noundef !4
  %32 = icmp sgt i8 %_12.i.i, -1
  br i1 %32, label %bb2.i.i8, label %bb18.i.i, !prof !217

bb2.i.i8:                                         ; preds = %bb5.i
  %33 = load <16 x i8>, ptr %ptr.i.i, align 16, !noalias !1816
  %34 = icmp slt <16 x i8> %33, zeroinitializer
  %35 = bitcast <16 x i1> %34 to i16
  %.not.i5.i = icmp ne i16 %35, 0
  %36 = tail call range(i16 0, 17) i16 @llvm.cttz.i16(i16 %35, i1 true)
  %_24.i.i = zext nneg i16 %36 to i64
  tail call void @llvm.assume(i1 %.not.i5.i)
  br label %bb18.i.i

bb6.i:                                            ; preds = %bb5.i.i, %bb6.i
  %probe_seq.sroa.0.014.i = phi i64 [ %probe_seq.sroa.0.0.i, %bb6.i ], [ %probe_seq.sroa.0.010.i, %bb5.i.i ]
  %37 = phi i64 [ %38, %bb6.i ], [ 0, %bb5.i.i ]
  %38 = add i64 %37, 16
  %39 = add i64 %38, %probe_seq.sroa.0.014.i
  %probe_seq.sroa.0.0.i = and i64 %39, %_26.i.i
  %_17.i = getelementptr inbounds nuw i8, ptr %ptr.i.i, i64 %probe_seq.sroa.0.0.i
  %dst.sroa.0.0.copyload.i9.i = load <16 x i8>, ptr %_17.i, align 1, !noalias !1808
  %40 = icmp slt <16 x i8> %dst.sroa.0.0.copyload.i9.i, zeroinitializer
  %41 = bitcast <16 x i1> %40 to i16
  %.not.i.i = icmp eq i16 %41, 0
  br i1 %.not.i.i, label %bb6.i, label %bb5.i, !prof !1572

bb18.i.i:                                         ; preds = %bb2.i.i8, %bb5.i
  %index.sroa.0.0.i.i = phi i64 [ %_24.i.i, %bb2.i.i8 ], [ %_7.i.i, %bb5.i ]
  %_75.i.i = getelementptr inbounds nuw i8, ptr %ptr.i.i, i64 %index.sroa.0.0.i.i
  %_79.i.i = lshr i64 %_0.i.i, 57
  %_80.i.i = trunc nuw nsw i64 %_79.i.i to i8
  %_84.i.i = add nsw i64 %index.sroa.0.0.i.i, -16
  %_83.i.i = and i64 %_84.i.i, %_26.i.i
  store i8 %_80.i.i, ptr %_75.i.i, align 1
  %42 = getelementptr i8, ptr %ptr.i.i, i64 %_83.i.i
  %_91.i.i = getelementptr i8, ptr %42, i64 16
  store i8 %_80.i.i, ptr %_91.i.i, align 1
  %_97.i.i = load ptr, ptr %self, align 8, !alias.scope !1789, !noalias !1790, !nonnull !4, !noundef !4
  %.neg.i.i = mul i64 %_5.i.i.i, -24
  %43 = getelementptr i8, ptr %_97.i.i, i64 %.neg.i.i
  %_23.i.i = getelementptr i8, ptr %43, i64 -24
  %.neg23.i.i = mul i64 %index.sroa.0.0.i.i, -24
  %44 = getelementptr i8, ptr %ptr.i.i, i64 %.neg23.i.i
  %dst.i.i = getelementptr i8, ptr %44, i64 -24
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %dst.i.i, ptr noundef nonnull align 1 dereferenceable(24) %_23.i.i, i64 24, i1 false)
  %45 = icmp eq i64 %26, 0
  br i1 %45, label %bb4.i.i.loopexit, label %bb1.i.i.i.preheader

bb2.i:                                            ; preds = %bb11.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1819)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1822), !noalias !1774
  %_27.not6.i.i = icmp eq i64 %_26.i, 0
  %_52.i.pre.pre.i = load ptr, ptr %self, align 8, !alias.scope !1825, !noalias !1774
  br i1 %_27.not6.i.i, label %_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner15rehash_in_place.exit, label %bb5.lr.ph.i.i

bb5.lr.ph.i.i:                                    ; preds = %bb2.i
  %d8.i.i.i.i = lshr i64 %_26.i, 4
  %r1.i.i.i.i = and i64 %_26.i, 15
  %_19.not.i.i.i.i = icmp ne i64 %r1.i.i.i.i, 0
  %46 = zext i1 %_19.not.i.i.i.i to i64
  %yield_count.sroa.0.0.i.i.i.i = add nuw nsw i64 %d8.i.i.i.i, %46
  br label %bb5.i.i9

bb6.i.i:                                          ; preds = %bb5.i.i9
  %._4.i.i = tail call i64 @llvm.umax.i64(i64 %_26.i, i64 16)
  %_4.i..i = tail call i64 @llvm.umin.i64(i64 %_26.i, i64 16)
  %_53.i.i = getelementptr inbounds nuw i8, ptr %_52.i.pre.pre.i, i64 %._4.i.i
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %_53.i.i, ptr nonnull align 1 %_52.i.pre.pre.i, i64 %_4.i..i, i1 false), !noalias !1826
  br label %bb14.i

bb5.i.i9:                                         ; preds = %bb5.i.i9, %bb5.lr.ph.i.i
  %iter.sroa.0.08.i.i = phi i64 [ 0, %bb5.lr.ph.i.i ], [ %_29.i.i, %bb5.i.i9 ]
  %iter.sroa.3.07.i.i = phi i64 [ %yield_count.sroa.0.0.i.i.i.i, %bb5.lr.ph.i.i ], [ %47, %bb5.i.i9 ]
  %_29.i.i = add i64 %iter.sroa.0.08.i.i, 16
  %47 = add i64 %iter.sroa.3.07.i.i, -1
  %_34.i.i = getelementptr inbounds nuw i8, ptr %_52.i.pre.pre.i, i64 %iter.sroa.0.08.i.i
  %48 = load <16 x i8>, ptr %_34.i.i, align 16, !noalias !1827
  %_410.lobit.i.i.i = ashr <16 x i8> %48, splat (i8 7)
  %49 = bitcast <16 x i8> %_410.lobit.i.i.i to <2 x i64>
  %50 = or <2 x i64> %49, splat (i64 -9187201950435737472)
  store <2 x i64> %50, ptr %_34.i.i, align 16, !noalias !1830
  %_27.not.i.i = icmp eq i64 %47, 0
  br i1 %_27.not.i.i, label %bb6.i.i, label %bb5.i.i9

bb14.i:                                           ; preds = %bb11.i10, %bb6.i.i
  %iter.sroa.0.027.i = phi i64 [ 0, %bb6.i.i ], [ %_63.i, %bb11.i10 ]
  %_63.i = add nuw i64 %iter.sroa.0.027.i, 1
  %_66.i = getelementptr inbounds nuw i8, ptr %_52.i.pre.pre.i, i64 %iter.sroa.0.027.i
  %_70.i = load i8, ptr %_66.i, align 1, !noalias !1833, !noundef !4
  %_69.not.i = icmp eq i8 %_70.i, -128
  br i1 %_69.not.i, label %bb5.i11, label %bb11.i10

bb5.i11:                                          ; preds = %bb14.i
  %_72.neg.i = mul i64 %_63.i, -24
  %i_p.i = getelementptr inbounds i8, ptr %_52.i.pre.pre.i, i64 %_72.neg.i
  %_18.i.i = sub nsw i64 0, %iter.sroa.0.027.i
  %51 = getelementptr inbounds { { ptr, i64 }, i32, [1 x i32] }, ptr %_52.i.pre.pre.i, i64 %_18.i.i
  %52 = getelementptr inbounds i8, ptr %51, i64 -24
  br label %bb7.i

bb7.i:                                            ; preds = %bb3.i.i.i, %bb5.i11
; call core::hash::BuildHasher::hash_one
  %_0.i.i.i = tail call fastcc noundef i64 @_ZN4core4hash11BuildHasher8hash_one17hff610e6050207ad6E(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %0, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %52), !noalias !1834
  %probe_seq.sroa.0.010.i.i = and i64 %_0.i.i.i, %3
  %_1711.i.i = getelementptr inbounds nuw i8, ptr %_52.i.pre.pre.i, i64 %probe_seq.sroa.0.010.i.i
  %dst.sroa.0.0.copyload.i912.i.i = load <16 x i8>, ptr %_1711.i.i, align 1, !noalias !1840
  %53 = icmp slt <16 x i8> %dst.sroa.0.0.copyload.i912.i.i, zeroinitializer
  %54 = bitcast <16 x i1> %53 to i16
  %.not.i13.i.i = icmp eq i16 %54, 0
  br i1 %.not.i13.i.i, label %bb6.i22.i, label %bb5.i21.i, !prof !1564

bb5.i21.i:                                        ; preds = %bb6.i22.i, %bb7.i
  %probe_seq.sroa.0.0.lcssa.i.i = phi i64 [ %probe_seq.sroa.0.010.i.i, %bb7.i ], [ %probe_seq.sroa.0.0.i.i, %bb6.i22.i ]
  %.lcssa.i.i = phi i16 [ %54, %bb7.i ], [ %65, %bb6.i22.i ]
  %55 = tail call range(i16 0, 17) i16 @llvm.cttz.i16(i16 %.lcssa.i.i, i1 true)
  %_17.i.i.i = zext nneg i16 %55 to i64
  %_8.i.i.i = add i64 %probe_seq.sroa.0.0.lcssa.i.i, %_17.i.i.i
  %_7.i.i.i = and i64 %_8.i.i.i, %3
  %_8.i4.i.i = getelementptr inbounds nuw i8, ptr %_52.i.pre.pre.i, i64 %_7.i.i.i
  %_12.i.i.i = load i8, ptr %_8.i4.i.i, align 1, !noalias !1845, !noundef !4
  %56 = icmp sgt i8 %_12.i.i.i, -1
  br i1 %56, label %bb2.i.i.i, label %bb8.i, !prof !217

bb2.i.i.i:                                        ; preds = %bb5.i21.i
  %57 = load <16 x i8>, ptr %_52.i.pre.pre.i, align 16, !noalias !1848
  %58 = icmp slt <16 x i8> %57, zeroinitializer
  %59 = bitcast <16 x i1> %58 to i16
  %.not.i5.i.i = icmp ne i16 %59, 0
  %60 = tail call range(i16 0, 17) i16 @llvm.cttz.i16(i16 %59, i1 true)
  %_24.i.i.i = zext nneg i16 %60 to i64
  tail call void @llvm.assume(i1 %.not.i5.i.i), !noalias !1774
  br label %bb8.i

bb6.i22.i:                                        ; preds = %bb7.i, %bb6.i22.i
  %probe_seq.sroa.0.014.i.i = phi i64 [ %probe_seq.sroa.0.0.i.i, %bb6.i22.i ], [ %probe_seq.sroa.0.010.i.i, %bb7.i ]
  %61 = phi i64 [ %62, %bb6.i22.i ], [ 0, %bb7.i ]
  %62 = add i64 %61, 16
  %63 = add i64 %62, %probe_seq.sroa.0.014.i.i
  %probe_seq.sroa.0.0.i.i = and i64 %63, %3
  %_17.i.i14 = getelementptr inbounds nuw i8, ptr %_52.i.pre.pre.i, i64 %probe_seq.sroa.0.0.i.i
  %dst.sroa.0.0.copyload.i9.i.i = load <16 x i8>, ptr %_17.i.i14, align 1, !noalias !1840
  %64 = icmp slt <16 x i8> %dst.sroa.0.0.copyload.i9.i.i, zeroinitializer
  %65 = bitcast <16 x i1> %64 to i16
  %.not.i.i.i15 = icmp eq i16 %65, 0
  br i1 %.not.i.i.i15, label %bb6.i22.i, label %bb5.i21.i, !prof !1572

bb8.i:                                            ; preds = %bb2.i.i.i, %bb5.i21.i
  %index.sroa.0.0.i.i.i = phi i64 [ %_24.i.i.i, %bb2.i.i.i ], [ %_7.i.i.i, %bb5.i21.i ]
  %_83.i = sub i64 %iter.sroa.0.027.i, %probe_seq.sroa.0.010.i.i
  %_85.i = sub i64 %index.sroa.0.0.i.i.i, %probe_seq.sroa.0.010.i.i
  %_8220.i = xor i64 %_85.i, %_83.i
  %b.unshifted.i = and i64 %_8220.i, %3
  %b.i = icmp ult i64 %b.unshifted.i, 16
  br i1 %b.i, label %bb16.i, label %bb17.i, !prof !216

bb17.i:                                           ; preds = %bb8.i
  %.neg.i = mul i64 %index.sroa.0.0.i.i.i, -24
  %66 = getelementptr i8, ptr %_52.i.pre.pre.i, i64 %.neg.i
  %new_i_p.i = getelementptr i8, ptr %66, i64 -24
  %_110.i = getelementptr inbounds nuw i8, ptr %_52.i.pre.pre.i, i64 %index.sroa.0.0.i.i.i
  %prev_ctrl.i = load i8, ptr %_110.i, align 1, !noalias !1833, !noundef !4
  %_114.i = lshr i64 %_0.i.i.i, 57
  %_115.i = trunc nuw nsw i64 %_114.i to i8
  %_119.i = add i64 %index.sroa.0.0.i.i.i, -16
  %_118.i = and i64 %_119.i, %3
  store i8 %_115.i, ptr %_110.i, align 1, !noalias !1833
  %67 = getelementptr i8, ptr %_52.i.pre.pre.i, i64 %_118.i
  %_126.i = getelementptr i8, ptr %67, i64 16
  store i8 %_115.i, ptr %_126.i, align 1, !noalias !1833
  %68 = icmp eq i8 %prev_ctrl.i, -1
  br i1 %68, label %bb9.i13, label %bb3.i.i.i

bb16.i:                                           ; preds = %bb8.i
  %_88.i = lshr i64 %_0.i.i.i, 57
  %_89.i = trunc nuw nsw i64 %_88.i to i8
  %_93.i = add i64 %iter.sroa.0.027.i, -16
  %_92.i = and i64 %_93.i, %3
  store i8 %_89.i, ptr %_66.i, align 1, !noalias !1833
  %69 = getelementptr i8, ptr %_52.i.pre.pre.i, i64 %_92.i
  %_100.i = getelementptr i8, ptr %69, i64 16
  store i8 %_89.i, ptr %_100.i, align 1, !noalias !1833
  br label %bb11.i10

bb9.i13:                                          ; preds = %bb17.i
  %_132.i = add i64 %iter.sroa.0.027.i, -16
  %_131.i = and i64 %_132.i, %3
  store i8 -1, ptr %_66.i, align 1, !noalias !1833
  %70 = getelementptr i8, ptr %_52.i.pre.pre.i, i64 %_131.i
  %_139.i = getelementptr i8, ptr %70, i64 16
  store i8 -1, ptr %_139.i, align 1, !noalias !1833
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(24) %new_i_p.i, ptr noundef nonnull align 1 dereferenceable(24) %i_p.i, i64 24, i1 false), !noalias !1833
  br label %bb11.i10

bb11.i10:                                         ; preds = %bb9.i13, %bb16.i, %bb14.i
  %exitcond.not.i = icmp eq i64 %iter.sroa.0.027.i, %3
  br i1 %exitcond.not.i, label %_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner15rehash_in_place.exit, label %bb14.i

bb3.i.i.i:                                        ; preds = %bb17.i, %bb3.i.i.i
  %iter.sroa.0.02.i.i.i = phi i64 [ %_18.i.i.i, %bb3.i.i.i ], [ 0, %bb17.i ]
  %_18.i.i.i = add nuw nsw i64 %iter.sroa.0.02.i.i.i, 1
  %_11.i.i.i = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %i_p.i, i64 %iter.sroa.0.02.i.i.i
  %_13.i.i.i = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %new_i_p.i, i64 %iter.sroa.0.02.i.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1851), !noalias !1774
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1854), !noalias !1774
  %_3.sroa.0.0.copyload.i.i.i.i = load i64, ptr %_11.i.i.i, align 1, !alias.scope !1851, !noalias !1856
  %_4.sroa.0.0.copyload.i.i.i.i = load i64, ptr %_13.i.i.i, align 1, !alias.scope !1854, !noalias !1857
  store i64 %_4.sroa.0.0.copyload.i.i.i.i, ptr %_11.i.i.i, align 1, !alias.scope !1851, !noalias !1856
  store i64 %_3.sroa.0.0.copyload.i.i.i.i, ptr %_13.i.i.i, align 1, !alias.scope !1854, !noalias !1857
  %exitcond.not.i.i.i = icmp eq i64 %_18.i.i.i, 3
  br i1 %exitcond.not.i.i.i, label %bb7.i, label %bb3.i.i.i

_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner15rehash_in_place.exit: ; preds = %bb11.i10, %bb2.i
  %71 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %72 = sub i64 %full_capacity.sroa.0.0.i, %self1.i
  store i64 %72, ptr %71, align 8, !alias.scope !1819, !noalias !1774
  br label %_ZN9hashbrown3raw13RawTableInner20reserve_rehash_inner17h557f8c964b5418beE.exit

_ZN9hashbrown3raw13RawTableInner20reserve_rehash_inner17h557f8c964b5418beE.exit: ; preds = %bb11.i.i, %_ZN4core10intrinsics25typed_swap_nonoverlapping17h3f5ade9d567dc7b7E.exit, %bb9.i, %_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner15rehash_in_place.exit
  %_0.sroa.0.0.i = phi i64 [ %_11.0.i, %bb9.i ], [ -9223372036854775807, %_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner15rehash_in_place.exit ], [ %self3.i.i.sroa.7.026, %bb11.i.i ], [ -9223372036854775807, %_ZN4core10intrinsics25typed_swap_nonoverlapping17h3f5ade9d567dc7b7E.exit ]
  ret i64 %_0.sroa.0.0.i
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #12

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #12

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #14

; __rustc::__rust_no_alloc_shim_is_unstable_v2
; Function Attrs: nounwind nonlazybind optsize uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2() unnamed_addr #4

; __rustc::__rust_alloc
; Function Attrs: nounwind nonlazybind optsize allockind("alloc,uninitialized,aligned") allocsize(0) uwtable
declare noalias noundef ptr @_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc(i64 noundef, i64 allocalign noundef range(i64 1, -9223372036854775807)) unnamed_addr #15

; <alloc::vec::Vec<u8>>::reserve
; Function Attrs: nonlazybind optsize uwtable
declare void @_RNvMs_NtCslNYArtu3iFV_5alloc3vecINtB4_3VechE7reserveCs4X4t9plMPHF_9addr2line(ptr noalias noundef align 8 dereferenceable(24), i64 noundef) unnamed_addr #1

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr noundef nonnull, ptr noundef nonnull, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #16

; std::panicking::panic_count::is_zero_slow_path
; Function Attrs: cold noinline nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvNtNtCsjrHSEGnQ3l9_3std9panicking11panic_count17is_zero_slow_path() unnamed_addr #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #17

; core::fmt::write
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvNtCsgEmfK2I1SDS_4core3fmt5write(ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48), ptr noundef nonnull, ptr noundef nonnull) unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.cttz.i16(i16, i1 immarg) #18

; Function Attrs: nounwind nonlazybind optsize uwtable
declare noundef range(i32 0, 10) i32 @rust_eh_personality(i32 noundef, i32 noundef, i64 noundef, ptr noundef, ptr noundef) unnamed_addr #4

; core::panicking::panic_in_cleanup
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking16panic_in_cleanup() unnamed_addr #19

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #13

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #17

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.umul.with.overflow.i8(i8, i8) #17

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #18

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nonlazybind optsize uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #16

; alloc::alloc::handle_alloc_error
; Function Attrs: cold minsize noreturn nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc5alloc18handle_alloc_error(i64 noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #20

; core::slice::memchr::memchr_aligned
; Function Attrs: nonlazybind optsize uwtable
declare { i64, i64 } @_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr14memchr_aligned(i8 noundef, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef range(i64 0, -9223372036854775808)) unnamed_addr #1

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #21

; std::sys::random::linux::hashmap_random_keys
; Function Attrs: nonlazybind optsize uwtable
declare { i64, i64 } @_RNvNtNtNtCsjrHSEGnQ3l9_3std3sys6random5linux19hashmap_random_keys() unnamed_addr #1

; <usize as core::fmt::Display>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; core::slice::memchr::memrchr
; Function Attrs: nonlazybind optsize uwtable
declare { i64, i64 } @_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr7memrchr(i8 noundef, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef range(i64 0, -9223372036854775808)) unnamed_addr #1

; core::slice::index::slice_index_fail
; Function Attrs: cold noinline noreturn nonlazybind optsize uwtable
declare void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef, i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #16

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #22

; <core::fmt::Formatter>::debug_struct_field1_finish
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter26debug_struct_field1_finish(ptr noalias noundef align 8 dereferenceable(24), ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32)) unnamed_addr #1

; <&() as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXs1g_NtCsgEmfK2I1SDS_4core3fmtRuNtB6_5Debug3fmtCsgY6Mt91CT9J_14rustc_demangle(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <core::fmt::Formatter>::debug_tuple_field1_finish
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef align 8 dereferenceable(24), ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32)) unnamed_addr #1

; <core::fmt::Formatter>::write_str
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9write_str(ptr noalias noundef align 8 dereferenceable(24), ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef) unnamed_addr #1

; <i32 as core::fmt::Display>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXs9_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3implNtB9_7Display3fmt(ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <i32 as core::fmt::UpperHex>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXsx_NtNtCsgEmfK2I1SDS_4core3fmt3numlNtB7_8UpperHex3fmt(ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <i32 as core::fmt::LowerHex>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXsv_NtNtCsgEmfK2I1SDS_4core3fmt3numlNtB7_8LowerHex3fmt(ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <i64 as core::fmt::Display>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXse_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impxNtB9_7Display3fmt(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <i64 as core::fmt::UpperHex>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXsF_NtNtCsgEmfK2I1SDS_4core3fmt3numxNtB7_8UpperHex3fmt(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <i64 as core::fmt::LowerHex>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXsD_NtNtCsgEmfK2I1SDS_4core3fmt3numxNtB7_8LowerHex3fmt(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <usize as core::fmt::UpperHex>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXs8_NtNtCsgEmfK2I1SDS_4core3fmt3numjNtB7_8UpperHex3fmt(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <usize as core::fmt::LowerHex>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXs6_NtNtCsgEmfK2I1SDS_4core3fmt3numjNtB7_8LowerHex3fmt(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; __rustc::__rust_dealloc
; Function Attrs: nounwind nonlazybind optsize allockind("free") uwtable
declare void @_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc(ptr allocptr noundef captures(address), i64 noundef, i64 noundef range(i64 1, -9223372036854775807)) unnamed_addr #23

; <&core::num::error::IntErrorKind as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXs1g_NtCsgEmfK2I1SDS_4core3fmtRNtNtNtB8_3num5error12IntErrorKindNtB6_5Debug3fmtCsgY6Mt91CT9J_14rustc_demangle(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <bool as core::fmt::Display>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXsg_NtCsgEmfK2I1SDS_4core3fmtbNtB5_7Display3fmt(ptr noalias noundef readonly align 1 captures(address, read_provenance) dereferenceable(1), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <str as core::fmt::Display>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXsi_NtCsgEmfK2I1SDS_4core3fmteNtB5_7Display3fmt(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <str as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXsh_NtCsgEmfK2I1SDS_4core3fmteNtB5_5Debug3fmt(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <core::fmt::Formatter>::pad
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter3pad(ptr noalias noundef align 8 dereferenceable(24), ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef) unnamed_addr #1

; <core::str::pattern::StrSearcher>::new
; Function Attrs: nonlazybind optsize uwtable
declare void @_RNvMsu_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcher3new(ptr dead_on_unwind noalias noundef writable sret([104 x i8]) align 8 captures(none) dereferenceable(104), ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef) unnamed_addr #1

; <[u8]>::ends_with
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvMNtCsgEmfK2I1SDS_4core5sliceSh9ends_withCs4X4t9plMPHF_9addr2line(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef range(i64 0, -9223372036854775808), ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef range(i64 0, -9223372036854775808)) unnamed_addr #1

; core::str::slice_error_fail
; Function Attrs: cold noinline noreturn nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core3str16slice_error_fail(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #16

; <std::env::Args as core::iter::traits::iterator::Iterator>::next
; Function Attrs: nonlazybind optsize uwtable
declare void @_RNvXsa_NtCsjrHSEGnQ3l9_3std3envNtB5_4ArgsNtNtNtNtCsgEmfK2I1SDS_4core4iter6traits8iterator8Iterator4next(ptr dead_on_unwind noalias noundef writable sret([24 x i8]) align 8 captures(none) dereferenceable(24), ptr noalias noundef align 8 dereferenceable(32)) unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #17

; core::option::expect_failed
; Function Attrs: cold noinline noreturn nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core6option13expect_failed(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #16

; std::rt::lang_start_internal
; Function Attrs: nonlazybind optsize uwtable
declare noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48), i64 noundef, ptr noundef, i8 noundef) unnamed_addr #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #18

; std::panicking::catch_unwind::cleanup
; Function Attrs: cold minsize nonlazybind optsize uwtable
declare { ptr, ptr } @_RNvNvNtCsjrHSEGnQ3l9_3std9panicking12catch_unwind7cleanup(ptr noundef) unnamed_addr #24

; core::panicking::panic_cannot_unwind
; Function Attrs: cold minsize noinline noreturn nounwind nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core9panicking19panic_cannot_unwind() unnamed_addr #19

; <char as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXsj_NtCsgEmfK2I1SDS_4core3fmtcNtB5_5Debug3fmt(ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <f64 as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXs6_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_5Debug3fmt(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <&str as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXs1g_NtCsgEmfK2I1SDS_4core3fmtReNtB6_5Debug3fmtCsgY6Mt91CT9J_14rustc_demangle(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <core::fmt::Formatter>::debug_list
; Function Attrs: nonlazybind optsize uwtable
declare void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter10debug_list(ptr dead_on_unwind noalias noundef writable sret([16 x i8]) align 8 captures(address) dereferenceable(16), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <core::fmt::builders::DebugList>::finish
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvMs5_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_9DebugList6finish(ptr noalias noundef align 8 dereferenceable(16)) unnamed_addr #1

; <core::fmt::Formatter>::debug_tuple
; Function Attrs: nonlazybind optsize uwtable
declare void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter11debug_tuple(ptr dead_on_unwind noalias noundef writable sret([24 x i8]) align 8 captures(address) dereferenceable(24), ptr noalias noundef align 8 dereferenceable(24), ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef) unnamed_addr #1

; <core::fmt::builders::DebugTuple>::field
; Function Attrs: nonlazybind optsize uwtable
declare noundef nonnull align 8 ptr @_RNvMs2_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_10DebugTuple5field(ptr noalias noundef align 8 dereferenceable(24), ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32)) unnamed_addr #1

; <core::fmt::builders::DebugTuple>::finish
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvMs2_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_10DebugTuple6finish(ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #17

; <i32 as core::fmt::Binary>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXsr_NtNtCsgEmfK2I1SDS_4core3fmt3numlNtB7_6Binary3fmt(ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <u8 as core::fmt::Binary>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXsa_NtNtCsgEmfK2I1SDS_4core3fmt3numhNtB7_6Binary3fmt(ptr noalias noundef readonly align 1 captures(address, read_provenance) dereferenceable(1), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <u64 as core::fmt::Display>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXsd_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impyNtB9_7Display3fmt(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <f32 as core::fmt::Display>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXs3_NtNtCsgEmfK2I1SDS_4core3fmt5floatfNtB7_7Display3fmt(ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <isize as core::fmt::Display>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXsj_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impiNtB9_7Display3fmt(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <&str as core::fmt::Display>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXs1i_NtCsgEmfK2I1SDS_4core3fmtReNtB6_7Display3fmtCsgY6Mt91CT9J_14rustc_demangle(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <f64 as core::fmt::Display>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXs7_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_7Display3fmt(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <i128 as core::fmt::Display>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXs_NtNtCsgEmfK2I1SDS_4core3fmt3numnNtB6_7Display3fmt(ptr noalias noundef readonly align 16 captures(address, read_provenance) dereferenceable(16), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <char as core::fmt::Display>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXsk_NtCsgEmfK2I1SDS_4core3fmtcNtB5_7Display3fmt(ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <core::num::error::ParseIntError as core::fmt::Display>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXs3_NtNtCsgEmfK2I1SDS_4core3num5errorNtB5_13ParseIntErrorNtNtB9_3fmt7Display3fmt(ptr noalias noundef readonly align 1 captures(address, read_provenance) dereferenceable(1), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <i8 as core::fmt::Display>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXs_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impaNtB8_7Display3fmt(ptr noalias noundef readonly align 1 captures(address, read_provenance) dereferenceable(1), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <f64 as core::fmt::LowerExp>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXs8_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_8LowerExp3fmt(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <f32 as core::fmt::LowerExp>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXs4_NtNtCsgEmfK2I1SDS_4core3fmt5floatfNtB7_8LowerExp3fmt(ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <i16 as core::fmt::LowerHex>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXsn_NtNtCsgEmfK2I1SDS_4core3fmt3numsNtB7_8LowerHex3fmt(ptr noalias noundef readonly align 2 captures(address, read_provenance) dereferenceable(2), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <i8 as core::fmt::LowerHex>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXsf_NtNtCsgEmfK2I1SDS_4core3fmt3numaNtB7_8LowerHex3fmt(ptr noalias noundef readonly align 1 captures(address, read_provenance) dereferenceable(1), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <f32 as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXs2_NtNtCsgEmfK2I1SDS_4core3fmt5floatfNtB7_5Debug3fmt(ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <i32 as core::fmt::Octal>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXst_NtNtCsgEmfK2I1SDS_4core3fmt3numlNtB7_5Octal3fmt(ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(4), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <core::fmt::builders::DebugMap>::entry
; Function Attrs: nonlazybind optsize uwtable
declare noundef nonnull align 8 ptr @_RNvMs6_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_8DebugMap5entry(ptr noalias noundef align 8 dereferenceable(16), ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32), ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32)) unnamed_addr #1

; <core::fmt::builders::DebugSet>::entry
; Function Attrs: nonlazybind optsize uwtable
declare noundef nonnull align 8 ptr @_RNvMs4_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_8DebugSet5entry(ptr noalias noundef align 8 dereferenceable(16), ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32)) unnamed_addr #1

; <core::fmt::builders::DebugList>::entry
; Function Attrs: nonlazybind optsize uwtable
declare noundef nonnull align 8 ptr @_RNvMs5_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_9DebugList5entry(ptr noalias noundef align 8 dereferenceable(16), ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32)) unnamed_addr #1

; <&u16 as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXs1g_NtCsgEmfK2I1SDS_4core3fmtRtNtB6_5Debug3fmtCsduwmD7cSIQq_5gimli(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <alloc::vec::Vec<u8> as core::ops::drop::Drop>::drop
; Function Attrs: nonlazybind optsize uwtable
declare void @_RNvXso_NtCslNYArtu3iFV_5alloc3vecINtB5_3VechENtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4dropCsduwmD7cSIQq_5gimli(ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <alloc::raw_vec::RawVec<u8> as core::ops::drop::Drop>::drop
; Function Attrs: nonlazybind optsize uwtable
declare void @_RNvXs1_NtCslNYArtu3iFV_5alloc7raw_vecINtB5_6RawVechENtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4dropCsduwmD7cSIQq_5gimli(ptr noalias noundef align 8 dereferenceable(16)) unnamed_addr #1

; <f32 as core::str::traits::FromStr>::from_str
; Function Attrs: noinline nonlazybind optsize uwtable
declare i64 @_RNvXs1_NtNtCsgEmfK2I1SDS_4core3num7dec2fltfNtNtNtB9_3str6traits7FromStr8from_str(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef) unnamed_addr #2

; <f64 as core::str::traits::FromStr>::from_str
; Function Attrs: noinline nonlazybind optsize uwtable
declare void @_RNvXs2_NtNtCsgEmfK2I1SDS_4core3num7dec2fltdNtNtNtB9_3str6traits7FromStr8from_str(ptr dead_on_unwind noalias noundef writable sret([16 x i8]) align 8 captures(address) dereferenceable(16), ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef) unnamed_addr #2

; core::cell::panic_already_borrowed
; Function Attrs: cold noinline noreturn nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core4cell22panic_already_borrowed(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #16

; core::cell::panic_already_mutably_borrowed
; Function Attrs: cold noinline noreturn nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core4cell30panic_already_mutably_borrowed(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #16

; <[u8] as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXsr_NtCsgEmfK2I1SDS_4core3fmtShNtB5_5Debug3fmtCsgY6Mt91CT9J_14rustc_demangle(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef range(i64 0, -9223372036854775808), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; core::option::unwrap_failed
; Function Attrs: cold noinline noreturn nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #16

; core::result::unwrap_failed
; Function Attrs: cold noinline noreturn nonlazybind optsize uwtable
declare void @_RNvNtCsgEmfK2I1SDS_4core6result13unwrap_failed(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32), ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #16

; <std::io::error::Error as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXNtNtCsjrHSEGnQ3l9_3std2io5errorNtB2_5ErrorNtNtCsgEmfK2I1SDS_4core3fmt5Debug3fmt(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <&u8 as core::fmt::Debug>::fmt
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvXs1g_NtCsgEmfK2I1SDS_4core3fmtRhNtB6_5Debug3fmtCsgY6Mt91CT9J_14rustc_demangle(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <core::fmt::Formatter>::debug_tuple_field2_finish
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter25debug_tuple_field2_finish(ptr noalias noundef align 8 dereferenceable(24), ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32), ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32)) unnamed_addr #1

; <core::fmt::Formatter>::debug_struct_field2_finish
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter26debug_struct_field2_finish(ptr noalias noundef align 8 dereferenceable(24), ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32), ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32)) unnamed_addr #1

; <core::fmt::Formatter>::debug_struct
; Function Attrs: nonlazybind optsize uwtable
declare void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter12debug_struct(ptr dead_on_unwind noalias noundef writable sret([16 x i8]) align 8 captures(address) dereferenceable(16), ptr noalias noundef align 8 dereferenceable(24), ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef) unnamed_addr #1

; <core::fmt::builders::DebugStruct>::field
; Function Attrs: nonlazybind optsize uwtable
declare noundef nonnull align 8 ptr @_RNvMs1_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_11DebugStruct5field(ptr noalias noundef align 8 dereferenceable(16), ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noundef nonnull align 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32)) unnamed_addr #1

; <core::fmt::builders::DebugStruct>::finish
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvMs1_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_11DebugStruct6finish(ptr noalias noundef align 8 dereferenceable(16)) unnamed_addr #1

; <core::fmt::Formatter>::debug_set
; Function Attrs: nonlazybind optsize uwtable
declare void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9debug_set(ptr dead_on_unwind noalias noundef writable sret([16 x i8]) align 8 captures(address) dereferenceable(16), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <core::fmt::builders::DebugSet>::finish
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvMs4_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_8DebugSet6finish(ptr noalias noundef align 8 dereferenceable(16)) unnamed_addr #1

; <core::fmt::Formatter>::debug_map
; Function Attrs: nonlazybind optsize uwtable
declare void @_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9debug_map(ptr dead_on_unwind noalias noundef writable sret([16 x i8]) align 8 captures(address) dereferenceable(16), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <core::fmt::builders::DebugMap>::finish
; Function Attrs: nonlazybind optsize uwtable
declare noundef zeroext i1 @_RNvMs6_NtNtCsgEmfK2I1SDS_4core3fmt8buildersNtB5_8DebugMap6finish(ptr noalias noundef align 8 dereferenceable(16)) unnamed_addr #1

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #25

; <alloc::vec::Vec<_, _>>::insert_mut::assert_failed
; Function Attrs: cold minsize noinline noreturn nonlazybind optsize uwtable
declare void @_RNvNvMs_NtCslNYArtu3iFV_5alloc3vecINtB6_3VecppE10insert_mut13assert_failed(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #21

; <alloc::raw_vec::RawVecInner<_>>::reserve::do_reserve_and_handle::<alloc::alloc::Global>
; Function Attrs: cold nonlazybind optsize uwtable
declare void @_RINvNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecINtB8_11RawVecInnerpE7reserve21do_reserve_and_handleNtNtBa_5alloc6GlobalECs4X4t9plMPHF_9addr2line(ptr noalias noundef align 8 dereferenceable(16), i64 noundef, i64 noundef, i64 noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #26

; <alloc::raw_vec::RawVecInner>::grow_amortized
; Function Attrs: nonlazybind optsize uwtable
declare { i64, i64 } @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner14grow_amortizedCsduwmD7cSIQq_5gimli(ptr noalias noundef align 8 dereferenceable(16), i64 noundef, i64 noundef, i64 noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #1

; alloc::raw_vec::handle_error
; Function Attrs: cold minsize noreturn nonlazybind optsize uwtable
declare void @_RNvNtCslNYArtu3iFV_5alloc7raw_vec12handle_error(i64 noundef range(i64 0, -9223372036854775807), i64) unnamed_addr #20

; <alloc::raw_vec::RawVecInner>::try_allocate_in
; Function Attrs: nonlazybind optsize uwtable
declare void @_RNvMs4_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner15try_allocate_inCsduwmD7cSIQq_5gimli(ptr dead_on_unwind noalias noundef writable sret([24 x i8]) align 8 captures(none) dereferenceable(24), i64 noundef, i1 noundef zeroext, i64 noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #1

; <alloc::raw_vec::RawVecInner>::deallocate
; Function Attrs: nonlazybind optsize uwtable
declare void @_RNvMs2_NtCslNYArtu3iFV_5alloc7raw_vecNtB5_11RawVecInner10deallocateCsduwmD7cSIQq_5gimli(ptr noalias noundef align 8 dereferenceable(16), i64 noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #1

; std::io::stdio::_print
; Function Attrs: nonlazybind optsize uwtable
declare void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print(ptr noundef nonnull, ptr noundef nonnull) unnamed_addr #1

; std::env::args
; Function Attrs: nonlazybind optsize uwtable
declare void @_RNvNtCsjrHSEGnQ3l9_3std3env4args(ptr dead_on_unwind noalias noundef writable sret([32 x i8]) align 8 captures(none) dereferenceable(32)) unnamed_addr #1

; std::io::stdio::stdin
; Function Attrs: nonlazybind optsize uwtable
declare noundef nonnull align 8 ptr @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio5stdin() unnamed_addr #1

; <std::io::stdio::Stdin>::read_line
; Function Attrs: nonlazybind optsize uwtable
declare { i64, ptr } @_RNvMs1_NtNtCsjrHSEGnQ3l9_3std2io5stdioNtB5_5Stdin9read_line(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <std::io::stdio::Stdin>::lock
; Function Attrs: nonlazybind optsize uwtable
declare { ptr, i1 } @_RNvMs1_NtNtCsjrHSEGnQ3l9_3std2io5stdioNtB5_5Stdin4lock(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8)) unnamed_addr #1

; std::io::stdio::_eprint
; Function Attrs: nonlazybind optsize uwtable
declare void @_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio7__eprint(ptr noundef nonnull, ptr noundef nonnull) unnamed_addr #1

; core::panicking::assert_failed::<usize, usize>
; Function Attrs: cold minsize noinline noreturn nonlazybind optsize uwtable
declare void @_RINvNtCsgEmfK2I1SDS_4core9panicking13assert_failedjjEB4_(i8 noundef range(i8 0, 3), ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noundef, ptr, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #21

; <str>::to_uppercase
; Function Attrs: nonlazybind optsize uwtable
declare void @_RNvMs3_NtCslNYArtu3iFV_5alloc3stre12to_uppercase(ptr dead_on_unwind noalias noundef writable sret([24 x i8]) align 8 captures(none) dereferenceable(24), ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef) unnamed_addr #1

; <std::io::stdio::StdinLock as std::io::BufRead>::read_line
; Function Attrs: nonlazybind optsize uwtable
declare { i64, ptr } @_RNvXs8_NtNtCsjrHSEGnQ3l9_3std2io5stdioNtB5_9StdinLockNtB7_7BufRead9read_line(ptr noalias noundef align 8 dereferenceable(16), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1

; <std::sys::sync::mutex::futex::Mutex>::wake
; Function Attrs: cold nonlazybind optsize uwtable
declare void @_RNvMNtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB2_5Mutex4wake(ptr noundef nonnull align 4) unnamed_addr #26

; <hashbrown::raw::Fallibility>::capacity_overflow
; Function Attrs: nonlazybind optsize uwtable
declare { i64, i64 } @_RNvMNtCsgvbsrvnw3yD_9hashbrown3rawNtB2_11Fallibility17capacity_overflow(i1 noundef zeroext) unnamed_addr #1

; <hashbrown::raw::Fallibility>::alloc_err
; Function Attrs: nonlazybind optsize uwtable
declare { i64, i64 } @_RNvMNtCsgvbsrvnw3yD_9hashbrown3rawNtB2_11Fallibility9alloc_err(i1 noundef zeroext, i64 noundef range(i64 1, -9223372036854775807), i64 noundef) unnamed_addr #1

; Function Attrs: nonlazybind
define noundef i32 @main(i32 %0, ptr %1) unnamed_addr #27 {
top:
  %_7.i = alloca [8 x i8], align 8
  %2 = sext i32 %0 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i)
  store ptr @_ZN7formats4main17hbe91b5a2761345e3E, ptr %_7.i, align 8
; call std::rt::lang_start_internal
  %_0.i = call noundef i64 @_RNvNtCsjrHSEGnQ3l9_3std2rt19lang_start_internal(ptr noundef nonnull align 1 %_7.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.3, i64 noundef %2, ptr noundef %1, i8 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i)
  %3 = trunc i64 %_0.i to i32
  ret i32 %3
}

; Function Attrs: nocallback nofree nounwind nonlazybind willreturn memory(argmem: read)
declare i32 @bcmp(ptr captures(none), ptr captures(none), i64) local_unnamed_addr #28

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #29

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #30

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #30

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #30

attributes #0 = { inlinehint nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #1 = { nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #2 = { noinline nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #3 = { inlinehint mustprogress nofree norecurse nosync nounwind nonlazybind optsize willreturn memory(none) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #4 = { nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #5 = { nofree norecurse nosync nounwind nonlazybind optsize memory(readwrite, target_mem0: none, target_mem1: none) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #6 = { cold inlinehint noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #7 = { inlinehint nofree norecurse nosync nounwind nonlazybind optsize memory(argmem: readwrite, inaccessiblemem: write) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #8 = { inlinehint mustprogress nofree norecurse nosync nounwind nonlazybind optsize willreturn memory(argmem: read, inaccessiblemem: write) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #9 = { noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #10 = { inlinehint nofree norecurse nosync nounwind nonlazybind optsize memory(read, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #11 = { cold noinline nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #12 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #13 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #14 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #15 = { nounwind nonlazybind optsize allockind("alloc,uninitialized,aligned") allocsize(0) uwtable "alloc-family"="__rust_alloc" "alloc-variant-zeroed"="_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #16 = { cold noinline noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #17 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #19 = { cold minsize noinline noreturn nounwind nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #20 = { cold minsize noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #21 = { cold minsize noinline noreturn nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #22 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #23 = { nounwind nonlazybind optsize allockind("free") uwtable "alloc-family"="__rust_alloc" "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #24 = { cold minsize nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #25 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #26 = { cold nonlazybind optsize uwtable "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #27 = { nonlazybind "probe-stack"="inline-asm" "target-cpu"="x86-64" }
attributes #28 = { nocallback nofree nounwind nonlazybind willreturn memory(argmem: read) }
attributes #29 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #30 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #31 = { noinline noreturn }
attributes #32 = { inlinehint }
attributes #33 = { cold noreturn nounwind }
attributes #34 = { noreturn }
attributes #35 = { cold }
attributes #36 = { noinline }
attributes #37 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"PIE Level", i32 2}
!2 = !{i32 2, !"RtLibUseGOT", i32 1}
!3 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!4 = !{}
!5 = !{!6}
!6 = distinct !{!6, !7, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h3df05a73c85bb07fE: %self"}
!7 = distinct !{!7, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h3df05a73c85bb07fE"}
!8 = !{!9}
!9 = distinct !{!9, !10, !"_ZN99_$LT$core..str..iter..SplitInclusive$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h4bd59506d91df169E: %self"}
!10 = distinct !{!10, !"_ZN99_$LT$core..str..iter..SplitInclusive$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h4bd59506d91df169E"}
!11 = !{!12}
!12 = distinct !{!12, !13, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$14next_inclusive17h162e52ec7f2dc579E: %self"}
!13 = distinct !{!13, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$14next_inclusive17h162e52ec7f2dc579E"}
!14 = !{i8 0, i8 2}
!15 = !{!12, !9, !6}
!16 = !{!17, !12, !9, !6}
!17 = distinct !{!17, !18, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack: %self"}
!18 = distinct !{!18, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack"}
!19 = !{i64 1}
!20 = !{!21}
!21 = distinct !{!21, !22, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %self"}
!22 = distinct !{!22, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match"}
!23 = !{!21, !12, !9, !6}
!24 = !{!25}
!25 = distinct !{!25, !22, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %_0"}
!26 = !{!25, !21, !12, !9, !6}
!27 = !{!28}
!28 = distinct !{!28, !29, !"_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr: %text.0"}
!29 = distinct !{!29, !"_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr"}
!30 = !{!"branch_weights", i32 4000000, i32 4001}
!31 = !{!32, !12, !9, !6}
!32 = distinct !{!32, !33, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$7get_end17h319cf8273dc7b785E: %self"}
!33 = distinct !{!33, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$7get_end17h319cf8273dc7b785E"}
!34 = !{!35, !37, !6}
!35 = distinct !{!35, !36, !"_RNvXs3_NtCsgEmfK2I1SDS_4core3strNtB5_8LinesMapINtNtNtB7_3ops8function2FnTReEE4call: argument 0"}
!36 = distinct !{!36, !"_RNvXs3_NtCsgEmfK2I1SDS_4core3strNtB5_8LinesMapINtNtNtB7_3ops8function2FnTReEE4call"}
!37 = distinct !{!37, !38, !"_RNvXs4_NtCsgEmfK2I1SDS_4core3strNtB5_8LinesMapINtNtNtB7_3ops8function5FnMutTReEE8call_mut: argument 0"}
!38 = distinct !{!38, !"_RNvXs4_NtCsgEmfK2I1SDS_4core3strNtB5_8LinesMapINtNtNtB7_3ops8function5FnMutTReEE8call_mut"}
!39 = !{i64 0, i64 2}
!40 = !{!41}
!41 = distinct !{!41, !42, !"_RNvXsv_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_8Searcher4next: %self"}
!42 = distinct !{!42, !"_RNvXsv_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_8Searcher4next"}
!43 = !{!44}
!44 = distinct !{!44, !42, !"_RNvXsv_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_8Searcher4next: %otherwise"}
!45 = !{!46}
!46 = distinct !{!46, !47, !"_RNvXs9_NtNtCsgEmfK2I1SDS_4core3str6traitsINtNtNtB9_3ops5range9RangeFromjEINtNtNtB9_5slice5index10SliceIndexeE3get: %slice.0"}
!47 = distinct !{!47, !"_RNvXs9_NtNtCsgEmfK2I1SDS_4core3str6traitsINtNtNtB9_3ops5range9RangeFromjEINtNtNtB9_5slice5index10SliceIndexeE3get"}
!48 = !{!44, !41}
!49 = !{!50, !44, !41}
!50 = distinct !{!50, !51, !"_ZN4core3str11validations15next_code_point17hf32a5b836df4d726E: %bytes"}
!51 = distinct !{!51, !"_ZN4core3str11validations15next_code_point17hf32a5b836df4d726E"}
!52 = !{!53, !55}
!53 = distinct !{!53, !54, !"_ZN82_$LT$std..io..Lines$LT$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h7eb0e886ce0bc71eE: %_0"}
!54 = distinct !{!54, !"_ZN82_$LT$std..io..Lines$LT$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h7eb0e886ce0bc71eE"}
!55 = distinct !{!55, !54, !"_ZN82_$LT$std..io..Lines$LT$B$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h7eb0e886ce0bc71eE: %self"}
!56 = !{!53}
!57 = !{!55}
!58 = !{!59}
!59 = distinct !{!59, !60, !"_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String3pop: %self"}
!60 = distinct !{!60, !"_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String3pop"}
!61 = !{!62, !59, !53}
!62 = distinct !{!62, !63, !"_ZN4core3str11validations23next_code_point_reverse17h6b42b4aa7755f92dE: %bytes"}
!63 = distinct !{!63, !"_ZN4core3str11validations23next_code_point_reverse17h6b42b4aa7755f92dE"}
!64 = !{!65, !67, !53}
!65 = distinct !{!65, !66, !"_ZN4core3str11validations23next_code_point_reverse17h6b42b4aa7755f92dE: %bytes"}
!66 = distinct !{!66, !"_ZN4core3str11validations23next_code_point_reverse17h6b42b4aa7755f92dE"}
!67 = distinct !{!67, !68, !"_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String3pop: %self"}
!68 = distinct !{!68, !"_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String3pop"}
!69 = !{!"branch_weights", i32 2000, i32 2001, i32 1}
!70 = !{!71, !73, !74, !76}
!71 = distinct !{!71, !72, !"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h8ec387b8e99bf806E: %t"}
!72 = distinct !{!72, !"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h8ec387b8e99bf806E"}
!73 = distinct !{!73, !72, !"_ZN4core6result19Result$LT$T$C$E$GT$6unwrap17h8ec387b8e99bf806E: %self"}
!74 = distinct !{!74, !75, !"_ZN7formats4main28_$u7b$$u7b$closure$u7d$$u7d$17hf2f765af4f09224aE: %_0"}
!75 = distinct !{!75, !"_ZN7formats4main28_$u7b$$u7b$closure$u7d$$u7d$17hf2f765af4f09224aE"}
!76 = distinct !{!76, !75, !"_ZN7formats4main28_$u7b$$u7b$closure$u7d$$u7d$17hf2f765af4f09224aE: %line"}
!77 = !{i64 25544923589296342}
!78 = !{i64 8}
!79 = !{!80}
!80 = distinct !{!80, !81, !"_RNvXsZ_NtNtCsgEmfK2I1SDS_4core3fmt3numjNtB7_5Debug3fmt: %f"}
!81 = distinct !{!81, !"_RNvXsZ_NtNtCsgEmfK2I1SDS_4core3fmt3numjNtB7_5Debug3fmt"}
!82 = !{!83}
!83 = distinct !{!83, !81, !"_RNvXsZ_NtNtCsgEmfK2I1SDS_4core3fmt3numjNtB7_5Debug3fmt: %self"}
!84 = !{i64 4}
!85 = !{!86, !88}
!86 = distinct !{!86, !87, !"_RNvXs3_NtNtCsgEmfK2I1SDS_4core3num7dec2fltNtB5_15ParseFloatErrorNtNtB9_3fmt5Debug3fmt: %self"}
!87 = distinct !{!87, !"_RNvXs3_NtNtCsgEmfK2I1SDS_4core3num7dec2fltNtB5_15ParseFloatErrorNtNtB9_3fmt5Debug3fmt"}
!88 = distinct !{!88, !87, !"_RNvXs3_NtNtCsgEmfK2I1SDS_4core3num7dec2fltNtB5_15ParseFloatErrorNtNtB9_3fmt5Debug3fmt: %f"}
!89 = !{!90}
!90 = distinct !{!90, !91, !"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hf478340b35a90327E: %self"}
!91 = distinct !{!91, !"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hf478340b35a90327E"}
!92 = !{!93}
!93 = distinct !{!93, !91, !"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hf478340b35a90327E: %f"}
!94 = !{!95, !97, !90, !93}
!95 = distinct !{!95, !96, !"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17h8ef2a27dc98c59a8E: %self.0"}
!96 = distinct !{!96, !"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17h8ef2a27dc98c59a8E"}
!97 = distinct !{!97, !96, !"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17h8ef2a27dc98c59a8E: %f"}
!98 = !{!95, !90}
!99 = !{!100, !95, !97, !90, !93}
!100 = distinct !{!100, !101, !"_ZN4core3fmt8builders9DebugList7entries17hc5cec66546c16201E: %self"}
!101 = distinct !{!101, !"_ZN4core3fmt8builders9DebugList7entries17hc5cec66546c16201E"}
!102 = !{!103}
!103 = distinct !{!103, !104, !"_RNvXsr_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtCsgEmfK2I1SDS_4core3fmt5Debug3fmt: %self"}
!104 = distinct !{!104, !"_RNvXsr_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtCsgEmfK2I1SDS_4core3fmt5Debug3fmt"}
!105 = !{!106}
!106 = distinct !{!106, !104, !"_RNvXsr_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtCsgEmfK2I1SDS_4core3fmt5Debug3fmt: %f"}
!107 = !{!108, !110}
!108 = distinct !{!108, !109, !"_ZN50_$LT$$LP$U$C$T$RP$$u20$as$u20$core..fmt..Debug$GT$3fmt17h711d47e7030fc36cE: %self"}
!109 = distinct !{!109, !"_ZN50_$LT$$LP$U$C$T$RP$$u20$as$u20$core..fmt..Debug$GT$3fmt17h711d47e7030fc36cE"}
!110 = distinct !{!110, !109, !"_ZN50_$LT$$LP$U$C$T$RP$$u20$as$u20$core..fmt..Debug$GT$3fmt17h711d47e7030fc36cE: %f"}
!111 = !{!108}
!112 = !{!113, !115}
!113 = distinct !{!113, !114, !"_ZN49_$LT$$LP$T$C$$RP$$u20$as$u20$core..fmt..Debug$GT$3fmt17h5c7d11c32792da9eE: %self"}
!114 = distinct !{!114, !"_ZN49_$LT$$LP$T$C$$RP$$u20$as$u20$core..fmt..Debug$GT$3fmt17h5c7d11c32792da9eE"}
!115 = distinct !{!115, !114, !"_ZN49_$LT$$LP$T$C$$RP$$u20$as$u20$core..fmt..Debug$GT$3fmt17h5c7d11c32792da9eE: %f"}
!116 = !{!113}
!117 = !{!118}
!118 = distinct !{!118, !119, !"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h25201477a05dd7f4E: %self"}
!119 = distinct !{!119, !"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h25201477a05dd7f4E"}
!120 = !{!121}
!121 = distinct !{!121, !119, !"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h25201477a05dd7f4E: %f"}
!122 = !{!123}
!123 = distinct !{!123, !124, !"_ZN50_$LT$formats..Kind$u20$as$u20$core..fmt..Debug$GT$3fmt17h598f06d835cb2be8E: %self"}
!124 = distinct !{!124, !"_ZN50_$LT$formats..Kind$u20$as$u20$core..fmt..Debug$GT$3fmt17h598f06d835cb2be8E"}
!125 = !{i64 0, i64 -9223372036854775805}
!126 = !{!127}
!127 = distinct !{!127, !124, !"_ZN50_$LT$formats..Kind$u20$as$u20$core..fmt..Debug$GT$3fmt17h598f06d835cb2be8E: %f"}
!128 = !{!123, !127}
!129 = !{!130}
!130 = distinct !{!130, !131, !"_RNvXsQ_NtNtCsgEmfK2I1SDS_4core3fmt3numlNtB7_5Debug3fmt: %f"}
!131 = distinct !{!131, !"_RNvXsQ_NtNtCsgEmfK2I1SDS_4core3fmt3numlNtB7_5Debug3fmt"}
!132 = !{!133}
!133 = distinct !{!133, !131, !"_RNvXsQ_NtNtCsgEmfK2I1SDS_4core3fmt3numlNtB7_5Debug3fmt: %self"}
!134 = !{!135, !137}
!135 = distinct !{!135, !136, !"_ZN50_$LT$$LP$U$C$T$RP$$u20$as$u20$core..fmt..Debug$GT$3fmt17h6097ca9501a0e68cE: %self"}
!136 = distinct !{!136, !"_ZN50_$LT$$LP$U$C$T$RP$$u20$as$u20$core..fmt..Debug$GT$3fmt17h6097ca9501a0e68cE"}
!137 = distinct !{!137, !136, !"_ZN50_$LT$$LP$U$C$T$RP$$u20$as$u20$core..fmt..Debug$GT$3fmt17h6097ca9501a0e68cE: %f"}
!138 = !{!135}
!139 = !{!140, !142}
!140 = distinct !{!140, !141, !"_RNvXsc_NtNtCsgEmfK2I1SDS_4core3num5errorNtB5_13ParseIntErrorNtNtB9_3fmt5Debug3fmt: %self"}
!141 = distinct !{!141, !"_RNvXsc_NtNtCsgEmfK2I1SDS_4core3num5errorNtB5_13ParseIntErrorNtNtB9_3fmt5Debug3fmt"}
!142 = distinct !{!142, !141, !"_RNvXsc_NtNtCsgEmfK2I1SDS_4core3num5errorNtB5_13ParseIntErrorNtNtB9_3fmt5Debug3fmt: %f"}
!143 = !{!144}
!144 = distinct !{!144, !145, !"_RNvXs8_NtNtCsgEmfK2I1SDS_4core3num7dec2fltNtB5_14FloatErrorKindNtNtB9_3fmt5Debug3fmt: %self"}
!145 = distinct !{!145, !"_RNvXs8_NtNtCsgEmfK2I1SDS_4core3num7dec2fltNtB5_14FloatErrorKindNtNtB9_3fmt5Debug3fmt"}
!146 = !{!147}
!147 = distinct !{!147, !145, !"_RNvXs8_NtNtCsgEmfK2I1SDS_4core3num7dec2fltNtB5_14FloatErrorKindNtNtB9_3fmt5Debug3fmt: %f"}
!148 = !{!149}
!149 = distinct !{!149, !150, !"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h589f1f02d70357cfE: %self"}
!150 = distinct !{!150, !"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h589f1f02d70357cfE"}
!151 = !{!152}
!152 = distinct !{!152, !150, !"_ZN42_$LT$$RF$T$u20$as$u20$core..fmt..Debug$GT$3fmt17h589f1f02d70357cfE: %f"}
!153 = !{!154, !156, !149, !152}
!154 = distinct !{!154, !155, !"_ZN51_$LT$formats..Point$u20$as$u20$core..fmt..Debug$GT$3fmt17h3d0c3e1b57528812E: %self"}
!155 = distinct !{!155, !"_ZN51_$LT$formats..Point$u20$as$u20$core..fmt..Debug$GT$3fmt17h3d0c3e1b57528812E"}
!156 = distinct !{!156, !155, !"_ZN51_$LT$formats..Point$u20$as$u20$core..fmt..Debug$GT$3fmt17h3d0c3e1b57528812E: %f"}
!157 = !{!158}
!158 = distinct !{!158, !159, !"_ZN4core3fmt8builders9DebugList7entries17h4fdf35c0be651fa4E: %self"}
!159 = distinct !{!159, !"_ZN4core3fmt8builders9DebugList7entries17h4fdf35c0be651fa4E"}
!160 = !{!161}
!161 = distinct !{!161, !162, !"_RNvNtNtCsgEmfK2I1SDS_4core4char7methods15encode_utf8_raw: %dst.0"}
!162 = distinct !{!162, !"_RNvNtNtCsgEmfK2I1SDS_4core4char7methods15encode_utf8_raw"}
!163 = !{!164}
!164 = distinct !{!164, !165, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hf98cfece5109f319E: %_1"}
!165 = distinct !{!165, !"_ZN3std2rt10lang_start28_$u7b$$u7b$closure$u7d$$u7d$17hf98cfece5109f319E"}
!166 = !{!167, !169, !171}
!167 = distinct !{!167, !168, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$3len17h5363d336fb7f8174E: %self"}
!168 = distinct !{!168, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$3len17h5363d336fb7f8174E"}
!169 = distinct !{!169, !170, !"_ZN7formats11collections28_$u7b$$u7b$closure$u7d$$u7d$17h9541df508689d965E: %_1"}
!170 = distinct !{!170, !"_ZN7formats11collections28_$u7b$$u7b$closure$u7d$$u7d$17h9541df508689d965E"}
!171 = distinct !{!171, !172, !"_ZN4core3ops8function6FnOnce9call_once17h6a183e459be2ab98E: %_1"}
!172 = distinct !{!172, !"_ZN4core3ops8function6FnOnce9call_once17h6a183e459be2ab98E"}
!173 = !{!174}
!174 = distinct !{!174, !175, !"_ZN70_$LT$alloc..rc..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd78ef900790cd457E: %self"}
!175 = distinct !{!175, !"_ZN70_$LT$alloc..rc..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd78ef900790cd457E"}
!176 = !{!177}
!177 = distinct !{!177, !178, !"_ZN4core3ptr91drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$17hbd191711cb2624ccE: %_1"}
!178 = distinct !{!178, !"_ZN4core3ptr91drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..any..Any$u2b$core..marker..Send$GT$$GT$17hbd191711cb2624ccE"}
!179 = !{i64 0, i64 -9223372036854775808}
!180 = !{!181, !177}
!181 = distinct !{!181, !182, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hdafa65f77ea0c94cE: %self"}
!182 = distinct !{!182, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hdafa65f77ea0c94cE"}
!183 = !{i64 1, i64 536870913}
!184 = !{!185, !177}
!185 = distinct !{!185, !186, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hdafa65f77ea0c94cE: %self"}
!186 = distinct !{!186, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hdafa65f77ea0c94cE"}
!187 = !{!188}
!188 = distinct !{!188, !189, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hb76b93ecc3625622E: %self"}
!189 = distinct !{!189, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hb76b93ecc3625622E"}
!190 = !{!191}
!191 = distinct !{!191, !192, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hb76b93ecc3625622E: %self"}
!192 = distinct !{!192, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hb76b93ecc3625622E"}
!193 = !{!194}
!194 = distinct !{!194, !195, !"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h35cf586a2c73172cE: %self"}
!195 = distinct !{!195, !"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h35cf586a2c73172cE"}
!196 = !{!197, !194}
!197 = distinct !{!197, !198, !"_ZN4core3ptr138drop_in_place$LT$$u5b$alloc..boxed..Box$LT$dyn$u20$core..ops..function..Fn$LT$$LP$f64$C$$RP$$GT$$u2b$Output$u20$$u3d$$u20$f64$GT$$u5d$$GT$17hbe57231393be6982E: %_1.0"}
!198 = distinct !{!198, !"_ZN4core3ptr138drop_in_place$LT$$u5b$alloc..boxed..Box$LT$dyn$u20$core..ops..function..Fn$LT$$LP$f64$C$$RP$$GT$$u2b$Output$u20$$u3d$$u20$f64$GT$$u5d$$GT$17hbe57231393be6982E"}
!199 = !{!200}
!200 = distinct !{!200, !201, !"_ZN4core3ptr68drop_in_place$LT$std..io..Lines$LT$std..io..stdio..StdinLock$GT$$GT$17hc4150f475c24e7c2E: %_1"}
!201 = distinct !{!201, !"_ZN4core3ptr68drop_in_place$LT$std..io..Lines$LT$std..io..stdio..StdinLock$GT$$GT$17hc4150f475c24e7c2E"}
!202 = !{!203}
!203 = distinct !{!203, !204, !"_ZN4core3ptr46drop_in_place$LT$std..io..stdio..StdinLock$GT$17h4e283e976bf42704E: %_1"}
!204 = distinct !{!204, !"_ZN4core3ptr46drop_in_place$LT$std..io..stdio..StdinLock$GT$17h4e283e976bf42704E"}
!205 = !{!206}
!206 = distinct !{!206, !207, !"_ZN4core3ptr136drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..io..buffered..bufreader..BufReader$LT$std..io..stdio..StdinRaw$GT$$GT$$GT$17h0a17a16645ca92caE: %_1"}
!207 = distinct !{!207, !"_ZN4core3ptr136drop_in_place$LT$std..sync..poison..mutex..MutexGuard$LT$std..io..buffered..bufreader..BufReader$LT$std..io..stdio..StdinRaw$GT$$GT$$GT$17h0a17a16645ca92caE"}
!208 = !{!209}
!209 = distinct !{!209, !210, !"_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h41f35d2c22fc3fedE: %self"}
!210 = distinct !{!210, !"_ZN87_$LT$std..sync..poison..mutex..MutexGuard$LT$T$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h41f35d2c22fc3fedE"}
!211 = !{!209, !206, !203, !200}
!212 = !{!213}
!213 = distinct !{!213, !214, !"_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done: %guard"}
!214 = distinct !{!214, !"_RNvMNtNtCsjrHSEGnQ3l9_3std4sync6poisonNtB2_4Flag4done"}
!215 = !{!213, !209, !206, !203, !200}
!216 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!217 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!218 = !{!219}
!219 = distinct !{!219, !220, !"_ZN88_$LT$hashbrown..scopeguard..ScopeGuard$LT$T$C$F$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h02cd8213bbca4722E: %self"}
!220 = distinct !{!220, !"_ZN88_$LT$hashbrown..scopeguard..ScopeGuard$LT$T$C$F$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h02cd8213bbca4722E"}
!221 = !{!222}
!222 = distinct !{!222, !223, !"_ZN9hashbrown3raw13RawTableInner14prepare_resize28_$u7b$$u7b$closure$u7d$$u7d$17hfc88e26192e16969E: %_1"}
!223 = distinct !{!223, !"_ZN9hashbrown3raw13RawTableInner14prepare_resize28_$u7b$$u7b$closure$u7d$$u7d$17hfc88e26192e16969E"}
!224 = !{!225}
!225 = distinct !{!225, !223, !"_ZN9hashbrown3raw13RawTableInner14prepare_resize28_$u7b$$u7b$closure$u7d$$u7d$17hfc88e26192e16969E: %self_"}
!226 = !{!225, !219}
!227 = !{!222, !219}
!228 = !{!222, !225, !219}
!229 = !{!230}
!230 = distinct !{!230, !231, !"_ZN4core3ptr57drop_in_place$LT$std..io..error..repr_bitpacked..Repr$GT$17hf48ba35116cee904E: %_1"}
!231 = distinct !{!231, !"_ZN4core3ptr57drop_in_place$LT$std..io..error..repr_bitpacked..Repr$GT$17hf48ba35116cee904E"}
!232 = !{!233}
!233 = distinct !{!233, !234, !"_RNvXs1_NtNtNtCsjrHSEGnQ3l9_3std2io5error14repr_bitpackedNtB5_4ReprNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop: %self"}
!234 = distinct !{!234, !"_RNvXs1_NtNtNtCsjrHSEGnQ3l9_3std2io5error14repr_bitpackedNtB5_4ReprNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop"}
!235 = !{!233, !230}
!236 = !{!"branch_weights", i32 1, i32 2000, i32 2000, i32 2000, i32 2000}
!237 = !{!238}
!238 = distinct !{!238, !239, !"_ZN4core3ptr43drop_in_place$LT$std..io..error..Custom$GT$17hc3be48e20b08c322E: %_1"}
!239 = distinct !{!239, !"_ZN4core3ptr43drop_in_place$LT$std..io..error..Custom$GT$17hc3be48e20b08c322E"}
!240 = !{!241}
!241 = distinct !{!241, !242, !"_ZN4core3ptr118drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..error..Error$u2b$core..marker..Sync$u2b$core..marker..Send$GT$$GT$17h744a07e2cb2c4f28E: %_1"}
!242 = distinct !{!242, !"_ZN4core3ptr118drop_in_place$LT$alloc..boxed..Box$LT$dyn$u20$core..error..Error$u2b$core..marker..Sync$u2b$core..marker..Send$GT$$GT$17h744a07e2cb2c4f28E"}
!243 = !{!241, !238}
!244 = !{!245, !247, !233, !230}
!245 = distinct !{!245, !246, !"_ZN4core3ptr68drop_in_place$LT$alloc..boxed..Box$LT$std..io..error..Custom$GT$$GT$17hdd8004d7bd3eb901E: %_1"}
!246 = distinct !{!246, !"_ZN4core3ptr68drop_in_place$LT$alloc..boxed..Box$LT$std..io..error..Custom$GT$$GT$17hdd8004d7bd3eb901E"}
!247 = distinct !{!247, !248, !"_ZN4core3ptr101drop_in_place$LT$std..io..error..ErrorData$LT$alloc..boxed..Box$LT$std..io..error..Custom$GT$$GT$$GT$17h334961b2da49646cE: %_1"}
!248 = distinct !{!248, !"_ZN4core3ptr101drop_in_place$LT$std..io..error..ErrorData$LT$alloc..boxed..Box$LT$std..io..error..Custom$GT$$GT$$GT$17h334961b2da49646cE"}
!249 = !{!241, !238, !245, !247, !233, !230}
!250 = !{!251}
!251 = distinct !{!251, !252, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd9b326309fc2ffaeE: %self"}
!252 = distinct !{!252, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd9b326309fc2ffaeE"}
!253 = !{!251, !241, !238, !245, !247, !233, !230}
!254 = !{!251, !241, !238}
!255 = !{!256, !241, !238, !245, !247, !233, !230}
!256 = distinct !{!256, !257, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd9b326309fc2ffaeE: %self"}
!257 = distinct !{!257, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd9b326309fc2ffaeE"}
!258 = !{!259, !245, !247, !233, !230}
!259 = distinct !{!259, !260, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h045514abe49856f6E: %self"}
!260 = distinct !{!260, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h045514abe49856f6E"}
!261 = !{!262, !245, !247, !233, !230}
!262 = distinct !{!262, !263, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h045514abe49856f6E: %self"}
!263 = distinct !{!263, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h045514abe49856f6E"}
!264 = !{!265}
!265 = distinct !{!265, !266, !"_ZN4core3ptr34drop_in_place$LT$formats..Kind$GT$17h3782ede68f7f4267E: %_1"}
!266 = distinct !{!266, !"_ZN4core3ptr34drop_in_place$LT$formats..Kind$GT$17h3782ede68f7f4267E"}
!267 = !{!268}
!268 = distinct !{!268, !269, !"_ZN4core3ptr34drop_in_place$LT$formats..Kind$GT$17h3782ede68f7f4267E: %_1"}
!269 = distinct !{!269, !"_ZN4core3ptr34drop_in_place$LT$formats..Kind$GT$17h3782ede68f7f4267E"}
!270 = !{!271}
!271 = distinct !{!271, !272, !"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h356df94492d877bcE: %self"}
!272 = distinct !{!272, !"_ZN70_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h356df94492d877bcE"}
!273 = !{!274}
!274 = distinct !{!274, !275, !"_ZN4core3ptr35drop_in_place$LT$std..env..Args$GT$17h76f7f6842ef6e48fE: %_1"}
!275 = distinct !{!275, !"_ZN4core3ptr35drop_in_place$LT$std..env..Args$GT$17h76f7f6842ef6e48fE"}
!276 = !{!277}
!277 = distinct !{!277, !278, !"_ZN4core3ptr37drop_in_place$LT$std..env..ArgsOs$GT$17h835d9011b3232db6E: %_1"}
!278 = distinct !{!278, !"_ZN4core3ptr37drop_in_place$LT$std..env..ArgsOs$GT$17h835d9011b3232db6E"}
!279 = !{!280}
!280 = distinct !{!280, !281, !"_ZN4core3ptr49drop_in_place$LT$std..sys..args..common..Args$GT$17hde7092e7dc37df22E: %_1"}
!281 = distinct !{!281, !"_ZN4core3ptr49drop_in_place$LT$std..sys..args..common..Args$GT$17hde7092e7dc37df22E"}
!282 = !{!283}
!283 = distinct !{!283, !284, !"_ZN4core3ptr86drop_in_place$LT$alloc..vec..into_iter..IntoIter$LT$std..ffi..os_str..OsString$GT$$GT$17h19ee857983d03aaeE: %_1"}
!284 = distinct !{!284, !"_ZN4core3ptr86drop_in_place$LT$alloc..vec..into_iter..IntoIter$LT$std..ffi..os_str..OsString$GT$$GT$17h19ee857983d03aaeE"}
!285 = !{!286}
!286 = distinct !{!286, !287, !"_ZN86_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h9781c9f0d1aa93c9E: %self"}
!287 = distinct !{!287, !"_ZN86_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h9781c9f0d1aa93c9E"}
!288 = !{!289, !286, !283, !280, !277, !274}
!289 = distinct !{!289, !290, !"_ZN5alloc3vec9into_iter21IntoIter$LT$T$C$A$GT$16as_raw_mut_slice17h4eba5ec4d559a40aE: %self"}
!290 = distinct !{!290, !"_ZN5alloc3vec9into_iter21IntoIter$LT$T$C$A$GT$16as_raw_mut_slice17h4eba5ec4d559a40aE"}
!291 = !{!292, !289, !286, !283, !280, !277, !274}
!292 = distinct !{!292, !293, !"_ZN103_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h1d71dd12d8e45d30E: %self"}
!293 = distinct !{!293, !"_ZN103_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h1d71dd12d8e45d30E"}
!294 = !{!295}
!295 = distinct !{!295, !293, !"_ZN103_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h1d71dd12d8e45d30E: %_0"}
!296 = !{!297, !299, !286, !283, !280, !277, !274}
!297 = distinct !{!297, !298, !"_ZN157_$LT$$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17he8720e77ae4df5baE: %self"}
!298 = distinct !{!298, !"_ZN157_$LT$$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17he8720e77ae4df5baE"}
!299 = distinct !{!299, !300, !"_ZN4core3ptr180drop_in_place$LT$$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$std..ffi..os_str..OsString$C$alloc..alloc..Global$GT$$GT$17hee5a783e2fcdde97E: %_1"}
!300 = distinct !{!300, !"_ZN4core3ptr180drop_in_place$LT$$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$std..ffi..os_str..OsString$C$alloc..alloc..Global$GT$$GT$17hee5a783e2fcdde97E"}
!301 = !{!286, !283, !280, !277, !274}
!302 = !{!297, !299}
!303 = !{!304, !306, !286, !283, !280, !277, !274}
!304 = distinct !{!304, !305, !"_ZN157_$LT$$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17he8720e77ae4df5baE: %self"}
!305 = distinct !{!305, !"_ZN157_$LT$$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17he8720e77ae4df5baE"}
!306 = distinct !{!306, !307, !"_ZN4core3ptr180drop_in_place$LT$$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$std..ffi..os_str..OsString$C$alloc..alloc..Global$GT$$GT$17hee5a783e2fcdde97E: %_1"}
!307 = distinct !{!307, !"_ZN4core3ptr180drop_in_place$LT$$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$..drop..DropGuard$LT$std..ffi..os_str..OsString$C$alloc..alloc..Global$GT$$GT$17hee5a783e2fcdde97E"}
!308 = !{!304, !306}
!309 = !{!310}
!310 = distinct !{!310, !311, !"_ZN4core3ptr98drop_in_place$LT$hashbrown..map..HashMap$LT$$RF$str$C$i32$C$std..hash..random..RandomState$GT$$GT$17h0ed06f5d27505b52E: %_1"}
!311 = distinct !{!311, !"_ZN4core3ptr98drop_in_place$LT$hashbrown..map..HashMap$LT$$RF$str$C$i32$C$std..hash..random..RandomState$GT$$GT$17h0ed06f5d27505b52E"}
!312 = !{!313}
!313 = distinct !{!313, !314, !"_ZN4core3ptr74drop_in_place$LT$hashbrown..raw..RawTable$LT$$LP$$RF$str$C$i32$RP$$GT$$GT$17h9edfc50ba5d35255E: %_1"}
!314 = distinct !{!314, !"_ZN4core3ptr74drop_in_place$LT$hashbrown..raw..RawTable$LT$$LP$$RF$str$C$i32$RP$$GT$$GT$17h9edfc50ba5d35255E"}
!315 = !{!316}
!316 = distinct !{!316, !317, !"_ZN79_$LT$hashbrown..raw..RawTable$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h682402faaecb85edE: %self"}
!317 = distinct !{!317, !"_ZN79_$LT$hashbrown..raw..RawTable$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h682402faaecb85edE"}
!318 = !{!319}
!319 = distinct !{!319, !320, !"_ZN9hashbrown3raw13RawTableInner16drop_inner_table17h9be351d20c4bc75eE: %self"}
!320 = distinct !{!320, !"_ZN9hashbrown3raw13RawTableInner16drop_inner_table17h9be351d20c4bc75eE"}
!321 = !{!319, !316, !313, !310}
!322 = !{!323}
!323 = distinct !{!323, !324, !"_RNvXsv_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_8Searcher8haystack: %self"}
!324 = distinct !{!324, !"_RNvXsv_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_8Searcher8haystack"}
!325 = !{!326}
!326 = distinct !{!326, !327, !"_RNvXsw_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_15ReverseSearcher15next_match_back: %_0"}
!327 = distinct !{!327, !"_RNvXsw_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_15ReverseSearcher15next_match_back"}
!328 = !{!329}
!329 = distinct !{!329, !327, !"_RNvXsw_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_15ReverseSearcher15next_match_back: %self"}
!330 = !{!331, !329}
!331 = distinct !{!331, !332, !"_RNvXsw_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_15ReverseSearcher9next_back: %self"}
!332 = distinct !{!332, !"_RNvXsw_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_15ReverseSearcher9next_back"}
!333 = !{!334, !326}
!334 = distinct !{!334, !332, !"_RNvXsw_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_15ReverseSearcher9next_back: %otherwise"}
!335 = !{!331}
!336 = !{!337}
!337 = distinct !{!337, !338, !"_RNvXs8_NtNtCsgEmfK2I1SDS_4core3str6traitsINtNtNtB9_3ops5range7RangeTojEINtNtNtB9_5slice5index10SliceIndexeE3get: %slice.0"}
!338 = distinct !{!338, !"_RNvXs8_NtNtCsgEmfK2I1SDS_4core3str6traitsINtNtNtB9_3ops5range7RangeTojEINtNtNtB9_5slice5index10SliceIndexeE3get"}
!339 = !{!334, !331, !326, !329}
!340 = !{!341, !334, !331, !326, !329}
!341 = distinct !{!341, !342, !"_ZN4core3str11validations23next_code_point_reverse17h6b42b4aa7755f92dE: %bytes"}
!342 = distinct !{!342, !"_ZN4core3str11validations23next_code_point_reverse17h6b42b4aa7755f92dE"}
!343 = !{!344}
!344 = distinct !{!344, !345, !"_RNvXsy_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_9MatchOnlyNtB5_14TwoWayStrategy8matching: %_0"}
!345 = distinct !{!345, !"_RNvXsy_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_9MatchOnlyNtB5_14TwoWayStrategy8matching"}
!346 = !{!347}
!347 = distinct !{!347, !348, !"_RNvXsy_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_9MatchOnlyNtB5_14TwoWayStrategy8matching: %_0"}
!348 = distinct !{!348, !"_RNvXsy_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_9MatchOnlyNtB5_14TwoWayStrategy8matching"}
!349 = !{!350}
!350 = distinct !{!350, !351, !"_RNvXs_NtNtCsjrHSEGnQ3l9_3std4hash6randomNtB4_11RandomStateNtNtCsgEmfK2I1SDS_4core4hash11BuildHasher12build_hasher: %_0"}
!351 = distinct !{!351, !"_RNvXs_NtNtCsjrHSEGnQ3l9_3std4hash6randomNtB4_11RandomStateNtNtCsgEmfK2I1SDS_4core4hash11BuildHasher12build_hasher"}
!352 = !{!353}
!353 = distinct !{!353, !351, !"_RNvXs_NtNtCsjrHSEGnQ3l9_3std4hash6randomNtB4_11RandomStateNtNtCsgEmfK2I1SDS_4core4hash11BuildHasher12build_hasher: %self"}
!354 = !{!355}
!355 = distinct !{!355, !356, !"_ZN4core4hash5impls52_$LT$impl$u20$core..hash..Hash$u20$for$u20$$RF$T$GT$4hash17h31755d3a7a5dabdbE: %self"}
!356 = distinct !{!356, !"_ZN4core4hash5impls52_$LT$impl$u20$core..hash..Hash$u20$for$u20$$RF$T$GT$4hash17h31755d3a7a5dabdbE"}
!357 = !{!358, !359, !361}
!358 = distinct !{!358, !356, !"_ZN4core4hash5impls52_$LT$impl$u20$core..hash..Hash$u20$for$u20$$RF$T$GT$4hash17h31755d3a7a5dabdbE: %state"}
!359 = distinct !{!359, !360, !"_ZN4core4hash5impls52_$LT$impl$u20$core..hash..Hash$u20$for$u20$$RF$T$GT$4hash17h859589a3e7527662E: %self"}
!360 = distinct !{!360, !"_ZN4core4hash5impls52_$LT$impl$u20$core..hash..Hash$u20$for$u20$$RF$T$GT$4hash17h859589a3e7527662E"}
!361 = distinct !{!361, !360, !"_ZN4core4hash5impls52_$LT$impl$u20$core..hash..Hash$u20$for$u20$$RF$T$GT$4hash17h859589a3e7527662E: %state"}
!362 = !{!355, !359}
!363 = !{!364, !366, !367, !369, !370, !372, !355, !358, !359, !361}
!364 = distinct !{!364, !365, !"_ZN71_$LT$core..hash..sip..Hasher$LT$S$GT$$u20$as$u20$core..hash..Hasher$GT$9write_str17h231bb0c099398784E: %self"}
!365 = distinct !{!365, !"_ZN71_$LT$core..hash..sip..Hasher$LT$S$GT$$u20$as$u20$core..hash..Hasher$GT$9write_str17h231bb0c099398784E"}
!366 = distinct !{!366, !365, !"_ZN71_$LT$core..hash..sip..Hasher$LT$S$GT$$u20$as$u20$core..hash..Hasher$GT$9write_str17h231bb0c099398784E: %s.0"}
!367 = distinct !{!367, !368, !"_RNvXs2_NtNtCsjrHSEGnQ3l9_3std4hash6randomNtB5_13DefaultHasherNtNtCsgEmfK2I1SDS_4core4hash6Hasher9write_str: %self"}
!368 = distinct !{!368, !"_RNvXs2_NtNtCsjrHSEGnQ3l9_3std4hash6randomNtB5_13DefaultHasherNtNtCsgEmfK2I1SDS_4core4hash6Hasher9write_str"}
!369 = distinct !{!369, !368, !"_RNvXs2_NtNtCsjrHSEGnQ3l9_3std4hash6randomNtB5_13DefaultHasherNtNtCsgEmfK2I1SDS_4core4hash6Hasher9write_str: %s.0"}
!370 = distinct !{!370, !371, !"_ZN4core4hash5impls50_$LT$impl$u20$core..hash..Hash$u20$for$u20$str$GT$4hash17h68cbee23caa525deE: %self.0"}
!371 = distinct !{!371, !"_ZN4core4hash5impls50_$LT$impl$u20$core..hash..Hash$u20$for$u20$str$GT$4hash17h68cbee23caa525deE"}
!372 = distinct !{!372, !371, !"_ZN4core4hash5impls50_$LT$impl$u20$core..hash..Hash$u20$for$u20$str$GT$4hash17h68cbee23caa525deE: %state"}
!373 = !{!366, !369, !370, !355, !359}
!374 = !{!375, !377}
!375 = distinct !{!375, !376, !"_ZN71_$LT$core..hash..sip..Hasher$LT$S$GT$$u20$as$u20$core..hash..Hasher$GT$6finish17h6a9a3e76fb0d8643E: %self"}
!376 = distinct !{!376, !"_ZN71_$LT$core..hash..sip..Hasher$LT$S$GT$$u20$as$u20$core..hash..Hasher$GT$6finish17h6a9a3e76fb0d8643E"}
!377 = distinct !{!377, !378, !"_RNvXs2_NtNtCsjrHSEGnQ3l9_3std4hash6randomNtB5_13DefaultHasherNtNtCsgEmfK2I1SDS_4core4hash6Hasher6finish: %self"}
!378 = distinct !{!378, !"_RNvXs2_NtNtCsjrHSEGnQ3l9_3std4hash6randomNtB5_13DefaultHasherNtNtCsgEmfK2I1SDS_4core4hash6Hasher6finish"}
!379 = !{!380, !382, !384}
!380 = distinct !{!380, !381, !"_ZN4core4iter6traits8iterator8Iterator8try_fold17hc283bc7893c60143E: %self"}
!381 = distinct !{!381, !"_ZN4core4iter6traits8iterator8Iterator8try_fold17hc283bc7893c60143E"}
!382 = distinct !{!382, !383, !"_ZN87_$LT$I$u20$as$u20$core..iter..traits..iterator..Iterator..advance_by..SpecAdvanceBy$GT$15spec_advance_by17he975955cb235ebc2E: %self"}
!383 = distinct !{!383, !"_ZN87_$LT$I$u20$as$u20$core..iter..traits..iterator..Iterator..advance_by..SpecAdvanceBy$GT$15spec_advance_by17he975955cb235ebc2E"}
!384 = distinct !{!384, !385, !"_ZN4core4iter6traits8iterator8Iterator10advance_by17h2ca328ffdca4aeb6E: %self"}
!385 = distinct !{!385, !"_ZN4core4iter6traits8iterator8Iterator10advance_by17h2ca328ffdca4aeb6E"}
!386 = !{i64 0, i64 -9223372036854775807}
!387 = !{!388, !390}
!388 = distinct !{!388, !389, !"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17h555843a16c48f94dE: %self.0"}
!389 = distinct !{!389, !"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17h555843a16c48f94dE"}
!390 = distinct !{!390, !389, !"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17h555843a16c48f94dE: %f"}
!391 = !{!388}
!392 = !{!393, !388, !390}
!393 = distinct !{!393, !394, !"_ZN4core3fmt8builders9DebugList7entries17hc5d3bdd78df643c8E: %self"}
!394 = distinct !{!394, !"_ZN4core3fmt8builders9DebugList7entries17hc5d3bdd78df643c8E"}
!395 = !{!396}
!396 = distinct !{!396, !397, !"_ZN4core3fmt8builders8DebugSet7entries17h718d57ffacaf7f28E: %self"}
!397 = distinct !{!397, !"_ZN4core3fmt8builders8DebugSet7entries17h718d57ffacaf7f28E"}
!398 = !{!399, !401}
!399 = distinct !{!399, !400, !"_ZN4core5array4iter10iter_inner78PolymorphicIter$LT$$u5b$core..mem..maybe_uninit..MaybeUninit$LT$T$GT$$u5d$$GT$4next17hf78fbc7801cdc609E: %self.0"}
!400 = distinct !{!400, !"_ZN4core5array4iter10iter_inner78PolymorphicIter$LT$$u5b$core..mem..maybe_uninit..MaybeUninit$LT$T$GT$$u5d$$GT$4next17hf78fbc7801cdc609E"}
!401 = distinct !{!401, !402, !"_ZN99_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h2f528e687804bab7E: %self"}
!402 = distinct !{!402, !"_ZN99_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h2f528e687804bab7E"}
!403 = !{!404, !406}
!404 = distinct !{!404, !405, !"_ZN4core3fmt8builders8DebugMap7entries17h57470a589d8d0c6dE: %self"}
!405 = distinct !{!405, !"_ZN4core3fmt8builders8DebugMap7entries17h57470a589d8d0c6dE"}
!406 = distinct !{!406, !405, !"_ZN4core3fmt8builders8DebugMap7entries17h57470a589d8d0c6dE: %entries"}
!407 = !{!406}
!408 = !{!409}
!409 = distinct !{!409, !410, !"_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String3len: %self"}
!410 = distinct !{!410, !"_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String3len"}
!411 = !{!412}
!412 = distinct !{!412, !413, !"_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String8push_str: %string.0"}
!413 = distinct !{!413, !"_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String8push_str"}
!414 = !{!415, !417}
!415 = distinct !{!415, !416, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17h4dfe36198fd52026E: %self"}
!416 = distinct !{!416, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17h4dfe36198fd52026E"}
!417 = distinct !{!417, !413, !"_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String8push_str: %self"}
!418 = !{!419}
!419 = distinct !{!419, !420, !"_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9write_fmt: %self"}
!420 = distinct !{!420, !"_RNvMsa_NtCsgEmfK2I1SDS_4core3fmtNtB5_9Formatter9write_fmt"}
!421 = !{!422, !424}
!422 = distinct !{!422, !423, !"_ZN70_$LT$alloc..rc..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd78ef900790cd457E: %self"}
!423 = distinct !{!423, !"_ZN70_$LT$alloc..rc..Weak$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17hd78ef900790cd457E"}
!424 = distinct !{!424, !425, !"_ZN4core3ptr124drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$alloc..vec..Vec$LT$i32$GT$$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17h5a4b007170309f33E: %_1"}
!425 = distinct !{!425, !"_ZN4core3ptr124drop_in_place$LT$alloc..rc..Weak$LT$core..cell..RefCell$LT$alloc..vec..Vec$LT$i32$GT$$GT$$C$$RF$alloc..alloc..Global$GT$$GT$17h5a4b007170309f33E"}
!426 = !{!427}
!427 = distinct !{!427, !428, !"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hb7481511ca675ebfE: %self"}
!428 = distinct !{!428, !"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hb7481511ca675ebfE"}
!429 = !{!430}
!430 = distinct !{!430, !428, !"_ZN65_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..fmt..Debug$GT$3fmt17hb7481511ca675ebfE: %f"}
!431 = !{!432, !434}
!432 = distinct !{!432, !433, !"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17ha9c77a597924d488E: %self.0"}
!433 = distinct !{!433, !"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17ha9c77a597924d488E"}
!434 = distinct !{!434, !433, !"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17ha9c77a597924d488E: %f"}
!435 = !{!432}
!436 = !{!437, !432, !434}
!437 = distinct !{!437, !438, !"_ZN4core3fmt8builders9DebugList7entries17h567e1f6eb0e720d6E: %self"}
!438 = distinct !{!438, !"_ZN4core3fmt8builders9DebugList7entries17h567e1f6eb0e720d6E"}
!439 = !{!440, !442}
!440 = distinct !{!440, !441, !"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17h6a1bd8ef23e2b2bbE: %self.0"}
!441 = distinct !{!441, !"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17h6a1bd8ef23e2b2bbE"}
!442 = distinct !{!442, !441, !"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17h6a1bd8ef23e2b2bbE: %f"}
!443 = !{!440}
!444 = !{!445, !440, !442}
!445 = distinct !{!445, !446, !"_ZN4core3fmt8builders9DebugList7entries17hf900bebf5dda0175E: %self"}
!446 = distinct !{!446, !"_ZN4core3fmt8builders9DebugList7entries17hf900bebf5dda0175E"}
!447 = !{!448, !450}
!448 = distinct !{!448, !449, !"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17h13e2ddaa88fdb2d3E: %self.0"}
!449 = distinct !{!449, !"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17h13e2ddaa88fdb2d3E"}
!450 = distinct !{!450, !449, !"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17h13e2ddaa88fdb2d3E: %f"}
!451 = !{!448}
!452 = !{!453, !448, !450}
!453 = distinct !{!453, !454, !"_ZN4core3fmt8builders9DebugList7entries17h24960442e0445caeE: %self"}
!454 = distinct !{!454, !"_ZN4core3fmt8builders9DebugList7entries17h24960442e0445caeE"}
!455 = !{!456, !458}
!456 = distinct !{!456, !457, !"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17hbf84c011ca73eeafE: %self.0"}
!457 = distinct !{!457, !"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17hbf84c011ca73eeafE"}
!458 = distinct !{!458, !457, !"_ZN48_$LT$$u5b$T$u5d$$u20$as$u20$core..fmt..Debug$GT$3fmt17hbf84c011ca73eeafE: %f"}
!459 = !{!456}
!460 = !{!461, !456, !458}
!461 = distinct !{!461, !462, !"_ZN4core3fmt8builders9DebugList7entries17heb4cd1a09a9ba893E: %self"}
!462 = distinct !{!462, !"_ZN4core3fmt8builders9DebugList7entries17heb4cd1a09a9ba893E"}
!463 = !{i32 0, i32 2}
!464 = !{!465}
!465 = distinct !{!465, !466, !"_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le: %buf.0"}
!466 = distinct !{!466, !"_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le"}
!467 = !{!468}
!468 = distinct !{!468, !469, !"_RNvXs6_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_11Sip13RoundsNtB5_3Sip8c_rounds: %state"}
!469 = distinct !{!469, !"_RNvXs6_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_11Sip13RoundsNtB5_3Sip8c_rounds"}
!470 = !{!471}
!471 = distinct !{!471, !472, !"_RNvXs6_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_11Sip13RoundsNtB5_3Sip8c_rounds: %state"}
!472 = distinct !{!472, !"_RNvXs6_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_11Sip13RoundsNtB5_3Sip8c_rounds"}
!473 = !{!474}
!474 = distinct !{!474, !475, !"_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le: %buf.0"}
!475 = distinct !{!475, !"_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le"}
!476 = !{!477}
!477 = distinct !{!477, !478, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$3len17h5363d336fb7f8174E: %self"}
!478 = distinct !{!478, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$3len17h5363d336fb7f8174E"}
!479 = !{!"branch_weights", !"expected", i32 1717128, i32 2145766520}
!480 = !{!481}
!481 = distinct !{!481, !482, !"_ZN5alloc3vec12Vec$LT$T$GT$3new17hd3c8cde29d2ae5e9E: %_0"}
!482 = distinct !{!482, !"_ZN5alloc3vec12Vec$LT$T$GT$3new17hd3c8cde29d2ae5e9E"}
!483 = !{!484}
!484 = distinct !{!484, !485, !"_RNvXsK_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringINtNtCsgEmfK2I1SDS_4core7convert4FromReE4from: %_0"}
!485 = distinct !{!485, !"_RNvXsK_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringINtNtCsgEmfK2I1SDS_4core7convert4FromReE4from"}
!486 = !{!487, !489, !484}
!487 = distinct !{!487, !488, !"_ZN87_$LT$T$u20$as$u20$alloc..slice..$LT$impl$u20$$u5b$T$u5d$$GT$..to_vec_in..ConvertVec$GT$6to_vec17h7035289bc8a75b3cE: %v"}
!488 = distinct !{!488, !"_ZN87_$LT$T$u20$as$u20$alloc..slice..$LT$impl$u20$$u5b$T$u5d$$GT$..to_vec_in..ConvertVec$GT$6to_vec17h7035289bc8a75b3cE"}
!489 = distinct !{!489, !488, !"_ZN87_$LT$T$u20$as$u20$alloc..slice..$LT$impl$u20$$u5b$T$u5d$$GT$..to_vec_in..ConvertVec$GT$6to_vec17h7035289bc8a75b3cE: %s.0"}
!490 = !{!487, !484}
!491 = !{!492, !494}
!492 = distinct !{!492, !493, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17h4dfe36198fd52026E: %self"}
!493 = distinct !{!493, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17h4dfe36198fd52026E"}
!494 = distinct !{!494, !495, !"_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String8push_str: %self"}
!495 = distinct !{!495, !"_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String8push_str"}
!496 = !{!497}
!497 = distinct !{!497, !495, !"_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String8push_str: %string.0"}
!498 = !{!499}
!499 = distinct !{!499, !500, !"_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String4push: %self"}
!500 = distinct !{!500, !"_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String4push"}
!501 = !{!502}
!502 = distinct !{!502, !503, !"_RNvXsx_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtNtCsgEmfK2I1SDS_4core3ops5deref5Deref5deref: %self"}
!503 = distinct !{!503, !"_RNvXsx_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtNtCsgEmfK2I1SDS_4core3ops5deref5Deref5deref"}
!504 = !{!505}
!505 = distinct !{!505, !506, !"_RNvXsx_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtNtCsgEmfK2I1SDS_4core3ops5deref5Deref5deref: %self"}
!506 = distinct !{!506, !"_RNvXsx_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtNtCsgEmfK2I1SDS_4core3ops5deref5Deref5deref"}
!507 = !{!508, !510}
!508 = distinct !{!508, !509, !"_ZN5alloc3str21_$LT$impl$u20$str$GT$7replace17h155d55fbf2efb7ddE: %_0"}
!509 = distinct !{!509, !"_ZN5alloc3str21_$LT$impl$u20$str$GT$7replace17h155d55fbf2efb7ddE"}
!510 = distinct !{!510, !509, !"_ZN5alloc3str21_$LT$impl$u20$str$GT$7replace17h155d55fbf2efb7ddE: %self.0"}
!511 = !{!508}
!512 = !{!513}
!513 = distinct !{!513, !514, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17h4dfe36198fd52026E: %self"}
!514 = distinct !{!514, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17h4dfe36198fd52026E"}
!515 = !{!516}
!516 = distinct !{!516, !517, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17h4dfe36198fd52026E: %self"}
!517 = distinct !{!517, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17h4dfe36198fd52026E"}
!518 = !{!519}
!519 = distinct !{!519, !520, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17h4dfe36198fd52026E: %self"}
!520 = distinct !{!520, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17h4dfe36198fd52026E"}
!521 = !{!510}
!522 = !{!523}
!523 = distinct !{!523, !524, !"_RNvXsx_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtNtCsgEmfK2I1SDS_4core3ops5deref5Deref5deref: %self"}
!524 = distinct !{!524, !"_RNvXsx_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtNtCsgEmfK2I1SDS_4core3ops5deref5Deref5deref"}
!525 = !{!526, !528}
!526 = distinct !{!526, !527, !"_ZN4core3str21_$LT$impl$u20$str$GT$4find17h4f2294d63978c158E: %self.0"}
!527 = distinct !{!527, !"_ZN4core3str21_$LT$impl$u20$str$GT$4find17h4f2294d63978c158E"}
!528 = distinct !{!528, !527, !"_ZN4core3str21_$LT$impl$u20$str$GT$4find17h4f2294d63978c158E: %pat.0"}
!529 = !{!530}
!530 = distinct !{!530, !531, !"_RNvXsx_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtNtCsgEmfK2I1SDS_4core3ops5deref5Deref5deref: %self"}
!531 = distinct !{!531, !"_RNvXsx_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtNtCsgEmfK2I1SDS_4core3ops5deref5Deref5deref"}
!532 = !{!533, !535}
!533 = distinct !{!533, !534, !"_ZN4core3str21_$LT$impl$u20$str$GT$4find17h4f2294d63978c158E: %self.0"}
!534 = distinct !{!534, !"_ZN4core3str21_$LT$impl$u20$str$GT$4find17h4f2294d63978c158E"}
!535 = distinct !{!535, !534, !"_ZN4core3str21_$LT$impl$u20$str$GT$4find17h4f2294d63978c158E: %pat.0"}
!536 = !{!537}
!537 = distinct !{!537, !538, !"_RNvXsx_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtNtCsgEmfK2I1SDS_4core3ops5deref5Deref5deref: %self"}
!538 = distinct !{!538, !"_RNvXsx_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtNtCsgEmfK2I1SDS_4core3ops5deref5Deref5deref"}
!539 = !{!540}
!540 = distinct !{!540, !541, !"_ZN4core3str21_$LT$impl$u20$str$GT$5rfind17ha8e44d8bd5db7a66E: %self.0"}
!541 = distinct !{!541, !"_ZN4core3str21_$LT$impl$u20$str$GT$5rfind17ha8e44d8bd5db7a66E"}
!542 = !{!543}
!543 = distinct !{!543, !544, !"_RNvXsx_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtNtCsgEmfK2I1SDS_4core3ops5deref5Deref5deref: %self"}
!544 = distinct !{!544, !"_RNvXsx_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtNtCsgEmfK2I1SDS_4core3ops5deref5Deref5deref"}
!545 = !{!546}
!546 = distinct !{!546, !547, !"_ZN4core4iter6traits8iterator8Iterator7collect17h27dc5367d63d26faE: %_0"}
!547 = distinct !{!547, !"_ZN4core4iter6traits8iterator8Iterator7collect17h27dc5367d63d26faE"}
!548 = !{!549}
!549 = distinct !{!549, !550, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17h01a5851676111aceE: %_0"}
!550 = distinct !{!550, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17h01a5851676111aceE"}
!551 = !{!549, !552, !546, !553}
!552 = distinct !{!552, !550, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17h01a5851676111aceE: %iter"}
!553 = distinct !{!553, !547, !"_ZN4core4iter6traits8iterator8Iterator7collect17h27dc5367d63d26faE: %self"}
!554 = !{!555, !557}
!555 = distinct !{!555, !556, !"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h09a9e2817499dc5cE: %_0"}
!556 = distinct !{!556, !"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h09a9e2817499dc5cE"}
!557 = distinct !{!557, !556, !"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h09a9e2817499dc5cE: %self"}
!558 = !{!549, !546}
!559 = !{!560}
!560 = distinct !{!560, !561, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17h9006abcc4f64ebd2E: %_0"}
!561 = distinct !{!561, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17h9006abcc4f64ebd2E"}
!562 = !{!563}
!563 = distinct !{!563, !564, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h103db8631c4965aaE: %_0"}
!564 = distinct !{!564, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h103db8631c4965aaE"}
!565 = !{!563, !566, !560, !567, !549, !552, !546, !553}
!566 = distinct !{!566, !564, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h103db8631c4965aaE: %iterator"}
!567 = distinct !{!567, !561, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17h9006abcc4f64ebd2E: %iterator"}
!568 = !{!563, !560, !549, !552, !546, !553}
!569 = !{!570, !572}
!570 = distinct !{!570, !571, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17h4f867356cb3d44b8E: %self"}
!571 = distinct !{!571, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17h4f867356cb3d44b8E"}
!572 = distinct !{!572, !573, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h0855c49734f2f16eE: %self"}
!573 = distinct !{!573, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h0855c49734f2f16eE"}
!574 = !{!575, !576, !563, !566, !560, !567, !549, !552, !546, !553}
!575 = distinct !{!575, !571, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17h4f867356cb3d44b8E: %iterator"}
!576 = distinct !{!576, !573, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h0855c49734f2f16eE: %iter"}
!577 = !{!563, !560, !549, !546}
!578 = !{!566, !567, !552, !553}
!579 = !{!580}
!580 = distinct !{!580, !581, !"_ZN4core3str21_$LT$impl$u20$str$GT$5split17h4d587afb0e1e2533E: %_0"}
!581 = distinct !{!581, !"_ZN4core3str21_$LT$impl$u20$str$GT$5split17h4d587afb0e1e2533E"}
!582 = !{!583}
!583 = distinct !{!583, !584, !"_ZN4core4iter6traits8iterator8Iterator7collect17ha39fa3574d49d4b1E: %_0"}
!584 = distinct !{!584, !"_ZN4core4iter6traits8iterator8Iterator7collect17ha39fa3574d49d4b1E"}
!585 = !{!586}
!586 = distinct !{!586, !587, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17hecd3bc9ed16cd3d0E: %_0"}
!587 = distinct !{!587, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17hecd3bc9ed16cd3d0E"}
!588 = !{!586, !589, !583, !590}
!589 = distinct !{!589, !587, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17hecd3bc9ed16cd3d0E: %iter"}
!590 = distinct !{!590, !584, !"_ZN4core4iter6traits8iterator8Iterator7collect17ha39fa3574d49d4b1E: %self"}
!591 = !{!592, !594}
!592 = distinct !{!592, !593, !"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17he30cdd4b2dd4ae81E: %_0"}
!593 = distinct !{!593, !"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17he30cdd4b2dd4ae81E"}
!594 = distinct !{!594, !593, !"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17he30cdd4b2dd4ae81E: %self"}
!595 = !{!586, !583}
!596 = !{!597}
!597 = distinct !{!597, !598, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17hd7e05422d1363cc1E: %_0"}
!598 = distinct !{!598, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17hd7e05422d1363cc1E"}
!599 = !{!600}
!600 = distinct !{!600, !598, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17hd7e05422d1363cc1E: %iterator"}
!601 = !{!602}
!602 = distinct !{!602, !603, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h9b4ee3bd50119674E: %_0"}
!603 = distinct !{!603, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h9b4ee3bd50119674E"}
!604 = !{!605}
!605 = distinct !{!605, !603, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h9b4ee3bd50119674E: %iterator"}
!606 = !{!602, !605, !597, !600, !586, !589, !583, !590}
!607 = !{!608}
!608 = distinct !{!608, !609, !"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb1f715ab9672812dE: %self"}
!609 = distinct !{!609, !"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb1f715ab9672812dE"}
!610 = !{!611}
!611 = distinct !{!611, !612, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17hf09637aa8ef14e49E: %self"}
!612 = distinct !{!612, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17hf09637aa8ef14e49E"}
!613 = !{!611, !608, !605, !600}
!614 = !{!602, !597, !586, !589, !583, !590}
!615 = !{!616, !611, !608, !605, !600}
!616 = distinct !{!616, !617, !"_RNvXsv_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_8Searcher8haystack: %self"}
!617 = distinct !{!617, !"_RNvXsv_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_8Searcher8haystack"}
!618 = !{!611, !608, !602, !605, !597, !600, !586, !589, !583, !590}
!619 = !{!620, !611, !608, !605, !600}
!620 = distinct !{!620, !621, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$7get_end17h87d417fc5769d445E: %self"}
!621 = distinct !{!621, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$7get_end17h87d417fc5769d445E"}
!622 = !{!623, !620, !611, !608, !605, !600}
!623 = distinct !{!623, !624, !"_RNvXsv_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_8Searcher8haystack: %self"}
!624 = distinct !{!624, !"_RNvXsv_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_8Searcher8haystack"}
!625 = !{!626}
!626 = distinct !{!626, !627, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h2567a81df1140df2E: %self"}
!627 = distinct !{!627, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h2567a81df1140df2E"}
!628 = !{!629}
!629 = distinct !{!629, !627, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h2567a81df1140df2E: %iter"}
!630 = !{!631}
!631 = distinct !{!631, !632, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17hb229e693a50737d2E: %self"}
!632 = distinct !{!632, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17hb229e693a50737d2E"}
!633 = !{!634}
!634 = distinct !{!634, !632, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17hb229e693a50737d2E: %iterator"}
!635 = !{!636, !638, !634, !629}
!636 = distinct !{!636, !637, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17hf09637aa8ef14e49E: %self:pre.rot"}
!637 = distinct !{!637, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17hf09637aa8ef14e49E"}
!638 = distinct !{!638, !639, !"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb1f715ab9672812dE: %self:pre.rot"}
!639 = distinct !{!639, !"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb1f715ab9672812dE"}
!640 = !{!631, !626, !602, !605, !597, !600, !586, !589, !583, !590}
!641 = !{!642}
!642 = distinct !{!642, !639, !"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb1f715ab9672812dE: %self"}
!643 = !{!644}
!644 = distinct !{!644, !637, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17hf09637aa8ef14e49E: %self"}
!645 = !{!646, !644, !642, !634, !629}
!646 = distinct !{!646, !647, !"_RNvXsv_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_8Searcher8haystack: %self"}
!647 = distinct !{!647, !"_RNvXsv_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_8Searcher8haystack"}
!648 = !{!644, !642, !631, !634, !626, !629, !602, !605, !597, !600, !586, !589, !583, !590}
!649 = !{!644, !642, !634, !629}
!650 = !{!651, !644, !642, !634, !629}
!651 = distinct !{!651, !652, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$7get_end17h87d417fc5769d445E: %self"}
!652 = distinct !{!652, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$7get_end17h87d417fc5769d445E"}
!653 = !{!654, !651, !644, !642, !634, !629}
!654 = distinct !{!654, !655, !"_RNvXsv_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_8Searcher8haystack: %self"}
!655 = distinct !{!655, !"_RNvXsv_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_8Searcher8haystack"}
!656 = !{!631, !626}
!657 = !{!634, !629, !602, !605, !597, !600, !586, !589, !583, !590}
!658 = !{!659, !660, !634, !629}
!659 = distinct !{!659, !637, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17hf09637aa8ef14e49E: %self:h.rot"}
!660 = distinct !{!660, !639, !"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hb1f715ab9672812dE: %self:h.rot"}
!661 = !{!602, !597, !586, !583}
!662 = !{!605, !600, !589, !590}
!663 = !{!664, !666, !668}
!664 = distinct !{!664, !665, !"_RNvMsp_NtCsgEmfK2I1SDS_4core3numl16from_ascii_radix: argument 0"}
!665 = distinct !{!665, !"_RNvMsp_NtCsgEmfK2I1SDS_4core3numl16from_ascii_radix"}
!666 = distinct !{!666, !667, !"_RNvXso_NtCsgEmfK2I1SDS_4core3numlNtNtNtB7_3str6traits7FromStr8from_str: %src.0"}
!667 = distinct !{!667, !"_RNvXso_NtCsgEmfK2I1SDS_4core3numlNtNtNtB7_3str6traits7FromStr8from_str"}
!668 = distinct !{!668, !669, !"_ZN4core3str21_$LT$impl$u20$str$GT$5parse17h4f5ce9e58b10a73eE: %self.0"}
!669 = distinct !{!669, !"_ZN4core3str21_$LT$impl$u20$str$GT$5parse17h4f5ce9e58b10a73eE"}
!670 = !{!671, !673, !675, !677, !678, !680, !681, !683, !684, !686, !688, !690, !692, !694, !696}
!671 = distinct !{!671, !672, !"_ZN4core3str11validations15next_code_point17hf32a5b836df4d726E: %bytes"}
!672 = distinct !{!672, !"_ZN4core3str11validations15next_code_point17hf32a5b836df4d726E"}
!673 = distinct !{!673, !674, !"_RNvXs3_NtNtCsgEmfK2I1SDS_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next: %self"}
!674 = distinct !{!674, !"_RNvXs3_NtNtCsgEmfK2I1SDS_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next"}
!675 = distinct !{!675, !676, !"_ZN97_$LT$core..str..pattern..MultiCharEqSearcher$LT$C$GT$$u20$as$u20$core..str..pattern..Searcher$GT$4next17h1c0658d2a12810bdE: %_0"}
!676 = distinct !{!676, !"_ZN97_$LT$core..str..pattern..MultiCharEqSearcher$LT$C$GT$$u20$as$u20$core..str..pattern..Searcher$GT$4next17h1c0658d2a12810bdE"}
!677 = distinct !{!677, !676, !"_ZN97_$LT$core..str..pattern..MultiCharEqSearcher$LT$C$GT$$u20$as$u20$core..str..pattern..Searcher$GT$4next17h1c0658d2a12810bdE: %self"}
!678 = distinct !{!678, !679, !"_ZN4core3str7pattern8Searcher10next_match17h4ce6c50a03793bc3E: %_0"}
!679 = distinct !{!679, !"_ZN4core3str7pattern8Searcher10next_match17h4ce6c50a03793bc3E"}
!680 = distinct !{!680, !679, !"_ZN4core3str7pattern8Searcher10next_match17h4ce6c50a03793bc3E: %self"}
!681 = distinct !{!681, !682, !"_ZN99_$LT$core..str..pattern..CharPredicateSearcher$LT$F$GT$$u20$as$u20$core..str..pattern..Searcher$GT$10next_match17hfcc27dda3e6ea73aE: %_0"}
!682 = distinct !{!682, !"_ZN99_$LT$core..str..pattern..CharPredicateSearcher$LT$F$GT$$u20$as$u20$core..str..pattern..Searcher$GT$10next_match17hfcc27dda3e6ea73aE"}
!683 = distinct !{!683, !682, !"_ZN99_$LT$core..str..pattern..CharPredicateSearcher$LT$F$GT$$u20$as$u20$core..str..pattern..Searcher$GT$10next_match17hfcc27dda3e6ea73aE: %self"}
!684 = distinct !{!684, !685, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17h63c0f5351aadff9cE: %self"}
!685 = distinct !{!685, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17h63c0f5351aadff9cE"}
!686 = distinct !{!686, !687, !"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hd07eccfef5a15c83E: %self"}
!687 = distinct !{!687, !"_ZN90_$LT$core..str..iter..Split$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17hd07eccfef5a15c83E"}
!688 = distinct !{!688, !689, !"_ZN4core4iter6traits8iterator8Iterator8try_fold17hd95c4ef38a6730a8E: %self"}
!689 = distinct !{!689, !"_ZN4core4iter6traits8iterator8Iterator8try_fold17hd95c4ef38a6730a8E"}
!690 = distinct !{!690, !691, !"_ZN4core4iter6traits8iterator8Iterator4find17h702a351586ca0305E: %self"}
!691 = distinct !{!691, !"_ZN4core4iter6traits8iterator8Iterator4find17h702a351586ca0305E"}
!692 = distinct !{!692, !693, !"_RNvXsz_NtNtCsgEmfK2I1SDS_4core3str4iterNtB5_15SplitWhitespaceNtNtNtNtB9_4iter6traits8iterator8Iterator4next: %self"}
!693 = distinct !{!693, !"_RNvXsz_NtNtCsgEmfK2I1SDS_4core3str4iterNtB5_15SplitWhitespaceNtNtNtNtB9_4iter6traits8iterator8Iterator4next"}
!694 = distinct !{!694, !695, !"_ZN4core4iter6traits8iterator8Iterator4fold17h9c6154fe78431033E: %self"}
!695 = distinct !{!695, !"_ZN4core4iter6traits8iterator8Iterator4fold17h9c6154fe78431033E"}
!696 = distinct !{!696, !697, !"_ZN4core4iter6traits8iterator8Iterator5count17h4bee55e6495e1fdbE: %self"}
!697 = distinct !{!697, !"_ZN4core4iter6traits8iterator8Iterator5count17h4bee55e6495e1fdbE"}
!698 = !{!675, !677, !678, !680, !681, !683, !684, !686, !688, !690, !692, !694, !696}
!699 = !{!700}
!700 = distinct !{!700, !701, !"_ZN4core3str21_$LT$impl$u20$str$GT$10split_once17h81f39eaf5a332b89E: %_0"}
!701 = distinct !{!701, !"_ZN4core3str21_$LT$impl$u20$str$GT$10split_once17h81f39eaf5a332b89E"}
!702 = !{!703}
!703 = distinct !{!703, !704, !"_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr: %text.0"}
!704 = distinct !{!704, !"_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr"}
!705 = !{!706, !708, !700}
!706 = distinct !{!706, !707, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %_0"}
!707 = distinct !{!707, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match"}
!708 = distinct !{!708, !707, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %self"}
!709 = !{!710, !712}
!710 = distinct !{!710, !711, !"_ZN5alloc5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6repeat17he9c2da4ce68464deE: %_0"}
!711 = distinct !{!711, !"_ZN5alloc5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6repeat17he9c2da4ce68464deE"}
!712 = distinct !{!712, !713, !"_RNvMs3_NtCslNYArtu3iFV_5alloc3stre6repeat: %_0"}
!713 = distinct !{!713, !"_RNvMs3_NtCslNYArtu3iFV_5alloc3stre6repeat"}
!714 = !{!715, !717}
!715 = distinct !{!715, !716, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17h4dfe36198fd52026E: %self"}
!716 = distinct !{!716, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17h4dfe36198fd52026E"}
!717 = distinct !{!717, !718, !"_ZN132_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$$RF$T$C$core..slice..iter..Iter$LT$T$GT$$GT$$GT$11spec_extend17h46cf4fd611c6fba9E: %self"}
!718 = distinct !{!718, !"_ZN132_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$$RF$T$C$core..slice..iter..Iter$LT$T$GT$$GT$$GT$11spec_extend17h46cf4fd611c6fba9E"}
!719 = !{!720}
!720 = distinct !{!720, !721, !"_RNvXsx_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtNtCsgEmfK2I1SDS_4core3ops5deref5Deref5deref: %self"}
!721 = distinct !{!721, !"_RNvXsx_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtNtCsgEmfK2I1SDS_4core3ops5deref5Deref5deref"}
!722 = !{!723, !725}
!723 = distinct !{!723, !724, !"_ZN95_$LT$alloc..string..String$u20$as$u20$core..iter..traits..collect..FromIterator$LT$char$GT$$GT$9from_iter17h6fef98a57dbf58fbE: %_0"}
!724 = distinct !{!724, !"_ZN95_$LT$alloc..string..String$u20$as$u20$core..iter..traits..collect..FromIterator$LT$char$GT$$GT$9from_iter17h6fef98a57dbf58fbE"}
!725 = distinct !{!725, !726, !"_ZN4core4iter6traits8iterator8Iterator7collect17h493b211d40ec67d4E: %_0"}
!726 = distinct !{!726, !"_ZN4core4iter6traits8iterator8Iterator7collect17h493b211d40ec67d4E"}
!727 = !{!728}
!728 = distinct !{!728, !729, !"_ZN89_$LT$alloc..string..String$u20$as$u20$core..iter..traits..collect..Extend$LT$char$GT$$GT$6extend17h56c76773a77f8524E: %self"}
!729 = distinct !{!729, !"_ZN89_$LT$alloc..string..String$u20$as$u20$core..iter..traits..collect..Extend$LT$char$GT$$GT$6extend17h56c76773a77f8524E"}
!730 = !{!731}
!731 = distinct !{!731, !732, !"_ZN4core4iter6traits8iterator8Iterator8for_each17hedd31cf4252da03bE: %f"}
!732 = distinct !{!732, !"_ZN4core4iter6traits8iterator8Iterator8for_each17hedd31cf4252da03bE"}
!733 = !{!734}
!734 = distinct !{!734, !735, !"_ZN98_$LT$core..iter..adapters..rev..Rev$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h3e09621996316d82E: %f"}
!735 = distinct !{!735, !"_ZN98_$LT$core..iter..adapters..rev..Rev$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h3e09621996316d82E"}
!736 = !{!737}
!737 = distinct !{!737, !738, !"_ZN4core4iter6traits12double_ended19DoubleEndedIterator5rfold17hcd7f47ee342c123aE: argument 0"}
!738 = distinct !{!738, !"_ZN4core4iter6traits12double_ended19DoubleEndedIterator5rfold17hcd7f47ee342c123aE"}
!739 = !{!740, !742, !737, !734, !731, !728, !723, !725}
!740 = distinct !{!740, !741, !"_ZN4core3str11validations23next_code_point_reverse17h6b42b4aa7755f92dE: %bytes"}
!741 = distinct !{!741, !"_ZN4core3str11validations23next_code_point_reverse17h6b42b4aa7755f92dE"}
!742 = distinct !{!742, !743, !"_RNvXs0_NtNtCsgEmfK2I1SDS_4core3str4iterNtB5_5CharsNtNtNtNtB9_4iter6traits12double_ended19DoubleEndedIterator9next_back: %self"}
!743 = distinct !{!743, !"_RNvXs0_NtNtCsgEmfK2I1SDS_4core3str4iterNtB5_5CharsNtNtNtNtB9_4iter6traits12double_ended19DoubleEndedIterator9next_back"}
!744 = !{!745, !737, !734, !731, !728}
!745 = distinct !{!745, !746, !"_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String4push: %self"}
!746 = distinct !{!746, !"_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String4push"}
!747 = !{!748, !750, !723, !725}
!748 = distinct !{!748, !749, !"_ZN89_$LT$alloc..string..String$u20$as$u20$core..iter..traits..collect..Extend$LT$char$GT$$GT$6extend28_$u7b$$u7b$closure$u7d$$u7d$17he1d42cbb10d712d3E: %_1:thread"}
!749 = distinct !{!749, !"_ZN89_$LT$alloc..string..String$u20$as$u20$core..iter..traits..collect..Extend$LT$char$GT$$GT$6extend28_$u7b$$u7b$closure$u7d$$u7d$17he1d42cbb10d712d3E"}
!750 = distinct !{!750, !751, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17hf2ca984867b39ca5E: %_1:thread"}
!751 = distinct !{!751, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17hf2ca984867b39ca5E"}
!752 = !{!753, !754, !723, !725}
!753 = distinct !{!753, !749, !"_ZN89_$LT$alloc..string..String$u20$as$u20$core..iter..traits..collect..Extend$LT$char$GT$$GT$6extend28_$u7b$$u7b$closure$u7d$$u7d$17he1d42cbb10d712d3E: %_1"}
!754 = distinct !{!754, !751, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17hf2ca984867b39ca5E: %_1"}
!755 = !{!756}
!756 = distinct !{!756, !757, !"_RNvXsx_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtNtCsgEmfK2I1SDS_4core3ops5deref5Deref5deref: %self"}
!757 = distinct !{!757, !"_RNvXsx_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtNtCsgEmfK2I1SDS_4core3ops5deref5Deref5deref"}
!758 = !{!759}
!759 = distinct !{!759, !760, !"_ZN4core4iter6traits8iterator8Iterator7collect17h8d2e7486afc36a9eE: %_0"}
!760 = distinct !{!760, !"_ZN4core4iter6traits8iterator8Iterator7collect17h8d2e7486afc36a9eE"}
!761 = !{!762}
!762 = distinct !{!762, !763, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17he4829236bf049d90E: %_0"}
!763 = distinct !{!763, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17he4829236bf049d90E"}
!764 = !{!762, !765, !759, !766}
!765 = distinct !{!765, !763, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17he4829236bf049d90E: %iter"}
!766 = distinct !{!766, !760, !"_ZN4core4iter6traits8iterator8Iterator7collect17h8d2e7486afc36a9eE: %self"}
!767 = !{!768, !770}
!768 = distinct !{!768, !769, !"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h3abb955ebdc68f35E: %_0"}
!769 = distinct !{!769, !"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h3abb955ebdc68f35E"}
!770 = distinct !{!770, !769, !"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h3abb955ebdc68f35E: %self"}
!771 = !{!762, !759}
!772 = !{!773}
!773 = distinct !{!773, !774, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17hd9a66d2ec8bd5ec2E: %_0"}
!774 = distinct !{!774, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17hd9a66d2ec8bd5ec2E"}
!775 = !{!776}
!776 = distinct !{!776, !777, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17hf361bc4ab2d0443dE: %_0"}
!777 = distinct !{!777, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17hf361bc4ab2d0443dE"}
!778 = !{!776, !779, !773, !780, !762, !765, !759, !766}
!779 = distinct !{!779, !777, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17hf361bc4ab2d0443dE: %iterator"}
!780 = distinct !{!780, !774, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17hd9a66d2ec8bd5ec2E: %iterator"}
!781 = !{!776, !773, !762, !765, !759, !766}
!782 = !{!783, !785}
!783 = distinct !{!783, !784, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17h718f6381df2f17ddE: %self"}
!784 = distinct !{!784, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17h718f6381df2f17ddE"}
!785 = distinct !{!785, !786, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h1a427cab37c0f99aE: %self"}
!786 = distinct !{!786, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h1a427cab37c0f99aE"}
!787 = !{!788, !789, !776, !779, !773, !780, !762, !765, !759, !766}
!788 = distinct !{!788, !784, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17h718f6381df2f17ddE: %iterator"}
!789 = distinct !{!789, !786, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h1a427cab37c0f99aE: %iter"}
!790 = !{!776, !773, !762, !759}
!791 = !{!779, !780, !765, !766}
!792 = !{!793}
!793 = distinct !{!793, !794, !"_RNvXsx_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtNtCsgEmfK2I1SDS_4core3ops5deref5Deref5deref: %self"}
!794 = distinct !{!794, !"_RNvXsx_NtCslNYArtu3iFV_5alloc6stringNtB5_6StringNtNtNtCsgEmfK2I1SDS_4core3ops5deref5Deref5deref"}
!795 = !{!796}
!796 = distinct !{!796, !797, !"_ZN4core3str21_$LT$impl$u20$str$GT$16trim_end_matches17hdce798805800424cE: %self.0"}
!797 = distinct !{!797, !"_ZN4core3str21_$LT$impl$u20$str$GT$16trim_end_matches17hdce798805800424cE"}
!798 = !{!799, !801, !803, !804, !806}
!799 = distinct !{!799, !800, !"_ZN4core3str11validations23next_code_point_reverse17h6b42b4aa7755f92dE: %bytes"}
!800 = distinct !{!800, !"_ZN4core3str11validations23next_code_point_reverse17h6b42b4aa7755f92dE"}
!801 = distinct !{!801, !802, !"_RNvXs0_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_12CharSearcherNtB5_15ReverseSearcher9next_back: %_0"}
!802 = distinct !{!802, !"_RNvXs0_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_12CharSearcherNtB5_15ReverseSearcher9next_back"}
!803 = distinct !{!803, !802, !"_RNvXs0_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_12CharSearcherNtB5_15ReverseSearcher9next_back: %self"}
!804 = distinct !{!804, !805, !"_ZN4core3str7pattern15ReverseSearcher16next_reject_back17h1af64750ed0cb6d4E: %_0"}
!805 = distinct !{!805, !"_ZN4core3str7pattern15ReverseSearcher16next_reject_back17h1af64750ed0cb6d4E"}
!806 = distinct !{!806, !805, !"_ZN4core3str7pattern15ReverseSearcher16next_reject_back17h1af64750ed0cb6d4E: %self"}
!807 = !{!808}
!808 = distinct !{!808, !809, !"_ZN4core4iter6traits8iterator8Iterator7collect17h60de1d38b7088013E: %_0"}
!809 = distinct !{!809, !"_ZN4core4iter6traits8iterator8Iterator7collect17h60de1d38b7088013E"}
!810 = !{!811}
!811 = distinct !{!811, !812, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17he858909e8e2e6beaE: %_0"}
!812 = distinct !{!812, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17he858909e8e2e6beaE"}
!813 = !{!811, !814, !808, !815}
!814 = distinct !{!814, !812, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17he858909e8e2e6beaE: %iter"}
!815 = distinct !{!815, !809, !"_ZN4core4iter6traits8iterator8Iterator7collect17h60de1d38b7088013E: %self"}
!816 = !{!817, !819}
!817 = distinct !{!817, !818, !"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hada900e7fdef8d99E: %_0"}
!818 = distinct !{!818, !"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hada900e7fdef8d99E"}
!819 = distinct !{!819, !818, !"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17hada900e7fdef8d99E: %self"}
!820 = !{!811, !808}
!821 = !{!822}
!822 = distinct !{!822, !823, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17h4a90efc7c2996b2eE: %_0"}
!823 = distinct !{!823, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17h4a90efc7c2996b2eE"}
!824 = !{!825}
!825 = distinct !{!825, !823, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17h4a90efc7c2996b2eE: %iterator"}
!826 = !{!827}
!827 = distinct !{!827, !828, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h7b64fce9f1cd0c54E: %_0"}
!828 = distinct !{!828, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h7b64fce9f1cd0c54E"}
!829 = !{!830}
!830 = distinct !{!830, !828, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h7b64fce9f1cd0c54E: %iterator"}
!831 = !{!827, !830, !822, !825, !811, !814, !808, !815}
!832 = !{!833}
!833 = distinct !{!833, !834, !"_ZN97_$LT$core..str..iter..MatchIndices$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h3422a1f40befde68E: %self"}
!834 = distinct !{!834, !"_ZN97_$LT$core..str..iter..MatchIndices$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h3422a1f40befde68E"}
!835 = !{!836}
!836 = distinct !{!836, !837, !"_ZN4core3str4iter29MatchIndicesInternal$LT$P$GT$4next17hdd64526b64f10d85E: %self"}
!837 = distinct !{!837, !"_ZN4core3str4iter29MatchIndicesInternal$LT$P$GT$4next17hdd64526b64f10d85E"}
!838 = !{!839, !836, !840, !833, !827, !830, !822, !825, !811, !814, !808, !815}
!839 = distinct !{!839, !837, !"_ZN4core3str4iter29MatchIndicesInternal$LT$P$GT$4next17hdd64526b64f10d85E: %_0"}
!840 = distinct !{!840, !834, !"_ZN97_$LT$core..str..iter..MatchIndices$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h3422a1f40befde68E: %_0"}
!841 = !{!842, !844, !836, !833, !830, !825}
!842 = distinct !{!842, !843, !"_RNvXsv_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_8Searcher8haystack: %self"}
!843 = distinct !{!843, !"_RNvXsv_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_8Searcher8haystack"}
!844 = distinct !{!844, !845, !"_ZN4core3str4iter29MatchIndicesInternal$LT$P$GT$4next28_$u7b$$u7b$closure$u7d$$u7d$17hd0199163e0e5893aE: %_1"}
!845 = distinct !{!845, !"_ZN4core3str4iter29MatchIndicesInternal$LT$P$GT$4next28_$u7b$$u7b$closure$u7d$$u7d$17hd0199163e0e5893aE"}
!846 = !{!847, !839, !840, !827, !822, !811, !814, !808, !815}
!847 = distinct !{!847, !845, !"_ZN4core3str4iter29MatchIndicesInternal$LT$P$GT$4next28_$u7b$$u7b$closure$u7d$$u7d$17hd0199163e0e5893aE: %_0"}
!848 = !{!827, !822, !811, !814, !808, !815}
!849 = !{!850}
!850 = distinct !{!850, !851, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17hb72231e143b40228E: %self"}
!851 = distinct !{!851, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17hb72231e143b40228E"}
!852 = !{!853}
!853 = distinct !{!853, !851, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17hb72231e143b40228E: %iter"}
!854 = !{!855}
!855 = distinct !{!855, !856, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17hfb1ede1c9e02d84fE: %self"}
!856 = distinct !{!856, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17hfb1ede1c9e02d84fE"}
!857 = !{!858}
!858 = distinct !{!858, !856, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17hfb1ede1c9e02d84fE: %iterator"}
!859 = !{!860, !862, !863, !865, !855, !858, !850, !853, !827, !830, !822, !825, !811, !814, !808, !815}
!860 = distinct !{!860, !861, !"_ZN4core3str4iter29MatchIndicesInternal$LT$P$GT$4next17hdd64526b64f10d85E: %_0"}
!861 = distinct !{!861, !"_ZN4core3str4iter29MatchIndicesInternal$LT$P$GT$4next17hdd64526b64f10d85E"}
!862 = distinct !{!862, !861, !"_ZN4core3str4iter29MatchIndicesInternal$LT$P$GT$4next17hdd64526b64f10d85E: %self:pre.rot"}
!863 = distinct !{!863, !864, !"_ZN97_$LT$core..str..iter..MatchIndices$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h3422a1f40befde68E: %_0"}
!864 = distinct !{!864, !"_ZN97_$LT$core..str..iter..MatchIndices$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h3422a1f40befde68E"}
!865 = distinct !{!865, !864, !"_ZN97_$LT$core..str..iter..MatchIndices$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h3422a1f40befde68E: %self:pre.rot"}
!866 = !{!867}
!867 = distinct !{!867, !864, !"_ZN97_$LT$core..str..iter..MatchIndices$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h3422a1f40befde68E: %self"}
!868 = !{!869}
!869 = distinct !{!869, !861, !"_ZN4core3str4iter29MatchIndicesInternal$LT$P$GT$4next17hdd64526b64f10d85E: %self"}
!870 = !{!860, !869, !863, !867, !855, !858, !850, !853, !827, !830, !822, !825, !811, !814, !808, !815}
!871 = !{!872, !874, !869, !867, !858, !853}
!872 = distinct !{!872, !873, !"_RNvXsv_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_8Searcher8haystack: %self"}
!873 = distinct !{!873, !"_RNvXsv_NtNtCsgEmfK2I1SDS_4core3str7patternNtB5_11StrSearcherNtB5_8Searcher8haystack"}
!874 = distinct !{!874, !875, !"_ZN4core3str4iter29MatchIndicesInternal$LT$P$GT$4next28_$u7b$$u7b$closure$u7d$$u7d$17hd0199163e0e5893aE: %_1"}
!875 = distinct !{!875, !"_ZN4core3str4iter29MatchIndicesInternal$LT$P$GT$4next28_$u7b$$u7b$closure$u7d$$u7d$17hd0199163e0e5893aE"}
!876 = !{!877, !860, !863, !855, !850, !827, !830, !822, !825, !811, !814, !808, !815}
!877 = distinct !{!877, !875, !"_ZN4core3str4iter29MatchIndicesInternal$LT$P$GT$4next28_$u7b$$u7b$closure$u7d$$u7d$17hd0199163e0e5893aE: %_0"}
!878 = !{!855, !850}
!879 = !{!858, !853, !827, !830, !822, !825, !811, !814, !808, !815}
!880 = !{!860, !881, !863, !882, !855, !858, !850, !853, !827, !830, !822, !825, !811, !814, !808, !815}
!881 = distinct !{!881, !861, !"_ZN4core3str4iter29MatchIndicesInternal$LT$P$GT$4next17hdd64526b64f10d85E: %self:h.rot"}
!882 = distinct !{!882, !864, !"_ZN97_$LT$core..str..iter..MatchIndices$LT$P$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h3422a1f40befde68E: %self:h.rot"}
!883 = !{!827, !822, !811, !808}
!884 = !{!830, !825, !814, !815}
!885 = !{!886}
!886 = distinct !{!886, !887, !"_ZN4core3str21_$LT$impl$u20$str$GT$6rsplit17hdee194d6feec0a5eE: %_0"}
!887 = distinct !{!887, !"_ZN4core3str21_$LT$impl$u20$str$GT$6rsplit17hdee194d6feec0a5eE"}
!888 = !{!889, !891, !893, !895}
!889 = distinct !{!889, !890, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17hfb309fc11fdb4f11E: %_0"}
!890 = distinct !{!890, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17hfb309fc11fdb4f11E"}
!891 = distinct !{!891, !892, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17hf6010956e414ca65E: %_0"}
!892 = distinct !{!892, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17hf6010956e414ca65E"}
!893 = distinct !{!893, !894, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17h61995990c6b95a7dE: %_0"}
!894 = distinct !{!894, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17h61995990c6b95a7dE"}
!895 = distinct !{!895, !896, !"_ZN4core4iter6traits8iterator8Iterator7collect17h178eb8b60c9244c7E: %_0"}
!896 = distinct !{!896, !"_ZN4core4iter6traits8iterator8Iterator7collect17h178eb8b60c9244c7E"}
!897 = !{!898}
!898 = distinct !{!898, !899, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17ha49acae1dedd0a4aE: %self"}
!899 = distinct !{!899, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17ha49acae1dedd0a4aE"}
!900 = !{!901}
!901 = distinct !{!901, !902, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17h517781b47ae0ab76E: %self"}
!902 = distinct !{!902, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17h517781b47ae0ab76E"}
!903 = !{!901, !898}
!904 = !{!905, !907, !909, !901, !898, !889, !891, !893, !895}
!905 = distinct !{!905, !906, !"_RNvXs7_NtNtCsgEmfK2I1SDS_4core3str4iterNtB5_5BytesNtNtNtNtB9_4iter6traits8iterator8Iterator4next: %self"}
!906 = distinct !{!906, !"_RNvXs7_NtNtCsgEmfK2I1SDS_4core3str4iterNtB5_5BytesNtNtNtNtB9_4iter6traits8iterator8Iterator4next"}
!907 = distinct !{!907, !908, !"_ZN4core4iter6traits8iterator8Iterator4fold17h1f99b217779554c5E: %f"}
!908 = distinct !{!908, !"_ZN4core4iter6traits8iterator8Iterator4fold17h1f99b217779554c5E"}
!909 = distinct !{!909, !910, !"_ZN4core4iter6traits8iterator8Iterator8for_each17hfd05cfcce2ba978dE: %f"}
!910 = distinct !{!910, !"_ZN4core4iter6traits8iterator8Iterator8for_each17hfd05cfcce2ba978dE"}
!911 = !{!912, !914, !907, !909, !889, !891, !893, !895}
!912 = distinct !{!912, !913, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17hdbdaa535bd5766ecE: %_1"}
!913 = distinct !{!913, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17hdbdaa535bd5766ecE"}
!914 = distinct !{!914, !915, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17he2faf241663ae8dcE: %_1"}
!915 = distinct !{!915, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17he2faf241663ae8dcE"}
!916 = !{!917, !919, !921, !923, !907, !909, !889, !891, !893, !895}
!917 = distinct !{!917, !918, !"_RNvXs_NtNtCslNYArtu3iFV_5alloc3vec15set_len_on_dropNtB4_12SetLenOnDropNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop: %self"}
!918 = distinct !{!918, !"_RNvXs_NtNtCslNYArtu3iFV_5alloc3vec15set_len_on_dropNtB4_12SetLenOnDropNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop"}
!919 = distinct !{!919, !920, !"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17heef45b4427ec37d7E: %_1"}
!920 = distinct !{!920, !"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17heef45b4427ec37d7E"}
!921 = distinct !{!921, !922, !"_ZN4core3ptr121drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$..extend_trusted$LT$core..str..iter..Bytes$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17hc766353584298895E: %_1"}
!922 = distinct !{!922, !"_ZN4core3ptr121drop_in_place$LT$alloc..vec..Vec$LT$u8$GT$..extend_trusted$LT$core..str..iter..Bytes$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17hc766353584298895E"}
!923 = distinct !{!923, !924, !"_ZN4core3ptr217drop_in_place$LT$core..iter..traits..iterator..Iterator..for_each..call$LT$u8$C$alloc..vec..Vec$LT$u8$GT$..extend_trusted$LT$core..str..iter..Bytes$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17hc6cf1402d11db59cE: %_1"}
!924 = distinct !{!924, !"_ZN4core3ptr217drop_in_place$LT$core..iter..traits..iterator..Iterator..for_each..call$LT$u8$C$alloc..vec..Vec$LT$u8$GT$..extend_trusted$LT$core..str..iter..Bytes$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17hc6cf1402d11db59cE"}
!925 = !{!926, !928, !930}
!926 = distinct !{!926, !927, !"_ZN55_$LT$$RF$T$u20$as$u20$core..borrow..Borrow$LT$T$GT$$GT$6borrow17h185633da5c210fdbE: %self"}
!927 = distinct !{!927, !"_ZN55_$LT$$RF$T$u20$as$u20$core..borrow..Borrow$LT$T$GT$$GT$6borrow17h185633da5c210fdbE"}
!928 = distinct !{!928, !929, !"_ZN5alloc3str17join_generic_copy28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17h50b8b8a2ea48115dE: %s"}
!929 = distinct !{!929, !"_ZN5alloc3str17join_generic_copy28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17h50b8b8a2ea48115dE"}
!930 = distinct !{!930, !931, !"_ZN4core4iter8adapters3map12map_try_fold28_$u7b$$u7b$closure$u7d$$u7d$17hc17b0f9c4fdb20fbE: %elt"}
!931 = distinct !{!931, !"_ZN4core4iter8adapters3map12map_try_fold28_$u7b$$u7b$closure$u7d$$u7d$17hc17b0f9c4fdb20fbE"}
!932 = !{!933, !935, !937, !939}
!933 = distinct !{!933, !934, !"_ZN4core4iter6traits8iterator8Iterator8try_fold17h1800702c99d7db73E: %self"}
!934 = distinct !{!934, !"_ZN4core4iter6traits8iterator8Iterator8try_fold17h1800702c99d7db73E"}
!935 = distinct !{!935, !936, !"_ZN5alloc3str17join_generic_copy17h28e2ddee47b81c84E: %_0"}
!936 = distinct !{!936, !"_ZN5alloc3str17join_generic_copy17h28e2ddee47b81c84E"}
!937 = distinct !{!937, !938, !"_ZN5alloc3str75_$LT$impl$u20$alloc..slice..Join$LT$$RF$str$GT$$u20$for$u20$$u5b$S$u5d$$GT$4join17h6d65c3e3c12160cdE: %_0"}
!938 = distinct !{!938, !"_ZN5alloc3str75_$LT$impl$u20$alloc..slice..Join$LT$$RF$str$GT$$u20$for$u20$$u5b$S$u5d$$GT$4join17h6d65c3e3c12160cdE"}
!939 = distinct !{!939, !940, !"_ZN5alloc5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4join17hfa0da9dc63ffe299E: %_0"}
!940 = distinct !{!940, !"_ZN5alloc5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$4join17hfa0da9dc63ffe299E"}
!941 = !{!935, !937, !939}
!942 = !{!943, !945}
!943 = distinct !{!943, !944, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17h4dfe36198fd52026E: %self"}
!944 = distinct !{!944, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17h4dfe36198fd52026E"}
!945 = distinct !{!945, !946, !"_ZN132_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$$RF$T$C$core..slice..iter..Iter$LT$T$GT$$GT$$GT$11spec_extend17h46cf4fd611c6fba9E: %self"}
!946 = distinct !{!946, !"_ZN132_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$$RF$T$C$core..slice..iter..Iter$LT$T$GT$$GT$$GT$11spec_extend17h46cf4fd611c6fba9E"}
!947 = !{!948, !950}
!948 = distinct !{!948, !949, !"_ZN4core5slice20copy_from_slice_impl17ha639a0f3d090e72eE: %dest.0"}
!949 = distinct !{!949, !"_ZN4core5slice20copy_from_slice_impl17ha639a0f3d090e72eE"}
!950 = distinct !{!950, !949, !"_ZN4core5slice20copy_from_slice_impl17ha639a0f3d090e72eE: %src.0"}
!951 = !{!952, !954}
!952 = distinct !{!952, !953, !"_ZN4core5slice20copy_from_slice_impl17ha639a0f3d090e72eE: %dest.0"}
!953 = distinct !{!953, !"_ZN4core5slice20copy_from_slice_impl17ha639a0f3d090e72eE"}
!954 = distinct !{!954, !953, !"_ZN4core5slice20copy_from_slice_impl17ha639a0f3d090e72eE: %src.0"}
!955 = !{!956}
!956 = distinct !{!956, !957, !"_ZN4core4iter6traits8iterator8Iterator7collect17h45654ed02cee7155E: %_0"}
!957 = distinct !{!957, !"_ZN4core4iter6traits8iterator8Iterator7collect17h45654ed02cee7155E"}
!958 = !{!959}
!959 = distinct !{!959, !960, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17h838ab5d97b2559d8E: %_0"}
!960 = distinct !{!960, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17h838ab5d97b2559d8E"}
!961 = !{!962}
!962 = distinct !{!962, !963, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17h5da024b2dcff1ff7E: %_0"}
!963 = distinct !{!963, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17h5da024b2dcff1ff7E"}
!964 = !{!965}
!965 = distinct !{!965, !966, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h286a5a7540abbf22E: %_0"}
!966 = distinct !{!966, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h286a5a7540abbf22E"}
!967 = !{!965, !962, !959, !956}
!968 = !{!969, !971, !973, !975, !977, !979, !965, !962, !959, !956}
!969 = distinct !{!969, !970, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17h904ff4ceab2997daE: %_1"}
!970 = distinct !{!970, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17h904ff4ceab2997daE"}
!971 = distinct !{!971, !972, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17h4ed5a1b37607e8dcE: %_1"}
!972 = distinct !{!972, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17h4ed5a1b37607e8dcE"}
!973 = distinct !{!973, !974, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17hc40d20db52c78661E: %_1"}
!974 = distinct !{!974, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17hc40d20db52c78661E"}
!975 = distinct !{!975, !976, !"_ZN4core4iter6traits8iterator8Iterator4fold17h361e822c2f4b6864E: %f"}
!976 = distinct !{!976, !"_ZN4core4iter6traits8iterator8Iterator4fold17h361e822c2f4b6864E"}
!977 = distinct !{!977, !978, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17he4d5093dcec37657E: %g"}
!978 = distinct !{!978, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17he4d5093dcec37657E"}
!979 = distinct !{!979, !980, !"_ZN4core4iter6traits8iterator8Iterator8for_each17heac2efe79b8cd50aE: %f"}
!980 = distinct !{!980, !"_ZN4core4iter6traits8iterator8Iterator8for_each17heac2efe79b8cd50aE"}
!981 = !{!982}
!982 = distinct !{!982, !983, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$7reverse7revswap17hd0b1732abc328a67E: %a.0"}
!983 = distinct !{!983, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$7reverse7revswap17hd0b1732abc328a67E"}
!984 = !{!985}
!985 = distinct !{!985, !983, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$7reverse7revswap17hd0b1732abc328a67E: %b.0"}
!986 = !{!982, !987}
!987 = distinct !{!987, !988, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$7reverse17heaa586fe4d584deaE: %self.0"}
!988 = distinct !{!988, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$7reverse17heaa586fe4d584deaE"}
!989 = !{!985, !987}
!990 = !{!991}
!991 = distinct !{!991, !992, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$5dedup17hfcb48b45b0bb2204E: %self"}
!992 = distinct !{!992, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$5dedup17hfcb48b45b0bb2204E"}
!993 = !{!994}
!994 = distinct !{!994, !995, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8dedup_by17h19cb5f5ab54fbeb6E: %self"}
!995 = distinct !{!995, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8dedup_by17h19cb5f5ab54fbeb6E"}
!996 = !{!994, !991}
!997 = !{!998}
!998 = distinct !{!998, !999, !"_ZN72_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17hb89e7bf2690b0d62E: %self"}
!999 = distinct !{!999, !"_ZN72_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17hb89e7bf2690b0d62E"}
!1000 = !{!1001}
!1001 = distinct !{!1001, !1002, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$5dedup28_$u7b$$u7b$closure$u7d$$u7d$17h51c4a256dd36fba0E: %a"}
!1002 = distinct !{!1002, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$5dedup28_$u7b$$u7b$closure$u7d$$u7d$17h51c4a256dd36fba0E"}
!1003 = !{!1004}
!1004 = distinct !{!1004, !1002, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$5dedup28_$u7b$$u7b$closure$u7d$$u7d$17h51c4a256dd36fba0E: %b"}
!1005 = !{!1006}
!1006 = distinct !{!1006, !1007, !"_RNvXss_NtNtCsgEmfK2I1SDS_4core3cmp5implslNtB7_9PartialEq2eq: %self"}
!1007 = distinct !{!1007, !"_RNvXss_NtNtCsgEmfK2I1SDS_4core3cmp5implslNtB7_9PartialEq2eq"}
!1008 = !{!1009}
!1009 = distinct !{!1009, !1007, !"_RNvXss_NtNtCsgEmfK2I1SDS_4core3cmp5implslNtB7_9PartialEq2eq: %other"}
!1010 = !{!1006, !1001}
!1011 = !{!1009, !1004, !994, !991}
!1012 = !{!1009, !1004}
!1013 = !{!1006, !1001, !994, !991}
!1014 = !{!1015}
!1015 = distinct !{!1015, !1016, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$5dedup28_$u7b$$u7b$closure$u7d$$u7d$17h51c4a256dd36fba0E: %a"}
!1016 = distinct !{!1016, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$5dedup28_$u7b$$u7b$closure$u7d$$u7d$17h51c4a256dd36fba0E"}
!1017 = !{!1018}
!1018 = distinct !{!1018, !1016, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$5dedup28_$u7b$$u7b$closure$u7d$$u7d$17h51c4a256dd36fba0E: %b"}
!1019 = !{!1020}
!1020 = distinct !{!1020, !1021, !"_RNvXss_NtNtCsgEmfK2I1SDS_4core3cmp5implslNtB7_9PartialEq2eq: %self"}
!1021 = distinct !{!1021, !"_RNvXss_NtNtCsgEmfK2I1SDS_4core3cmp5implslNtB7_9PartialEq2eq"}
!1022 = !{!1023}
!1023 = distinct !{!1023, !1021, !"_RNvXss_NtNtCsgEmfK2I1SDS_4core3cmp5implslNtB7_9PartialEq2eq: %other"}
!1024 = !{!1020, !1015}
!1025 = !{!1023, !1018, !994, !991}
!1026 = !{!1023, !1018}
!1027 = !{!1020, !1015, !994, !991}
!1028 = !{!1029}
!1029 = distinct !{!1029, !1030, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hdc0cb3e4fa22a81aE: %init"}
!1030 = distinct !{!1030, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hdc0cb3e4fa22a81aE"}
!1031 = !{!1032, !1034, !1036, !1029}
!1032 = distinct !{!1032, !1033, !"_RNvXs1d_NtNtCsgEmfK2I1SDS_4core3cmp5implslNtB8_3Ord3cmp: %self"}
!1033 = distinct !{!1033, !"_RNvXs1d_NtNtCsgEmfK2I1SDS_4core3cmp5implslNtB8_3Ord3cmp"}
!1034 = distinct !{!1034, !1035, !"_ZN4core3cmp6max_by17h1197a33b50f32470E: argument 0"}
!1035 = distinct !{!1035, !"_ZN4core3cmp6max_by17h1197a33b50f32470E"}
!1036 = distinct !{!1036, !1037, !"_ZN4core4iter6traits8iterator8Iterator6max_by4fold28_$u7b$$u7b$closure$u7d$$u7d$17hebc0fab2cfeccde2E: %x"}
!1037 = distinct !{!1037, !"_ZN4core4iter6traits8iterator8Iterator6max_by4fold28_$u7b$$u7b$closure$u7d$$u7d$17hebc0fab2cfeccde2E"}
!1038 = !{!1039, !1040, !1042, !1043, !1045, !1046, !1048, !1049, !1050}
!1039 = distinct !{!1039, !1033, !"_RNvXs1d_NtNtCsgEmfK2I1SDS_4core3cmp5implslNtB8_3Ord3cmp: %other"}
!1040 = distinct !{!1040, !1041, !"_ZN4core3cmp5impls50_$LT$impl$u20$core..cmp..Ord$u20$for$u20$$RF$A$GT$3cmp17h5c0f9f3ae391c81fE: %self"}
!1041 = distinct !{!1041, !"_ZN4core3cmp5impls50_$LT$impl$u20$core..cmp..Ord$u20$for$u20$$RF$A$GT$3cmp17h5c0f9f3ae391c81fE"}
!1042 = distinct !{!1042, !1041, !"_ZN4core3cmp5impls50_$LT$impl$u20$core..cmp..Ord$u20$for$u20$$RF$A$GT$3cmp17h5c0f9f3ae391c81fE: %other"}
!1043 = distinct !{!1043, !1044, !"_ZN4core3ops8function5FnMut8call_mut17h547cd2e9edfc4d33E: argument 0"}
!1044 = distinct !{!1044, !"_ZN4core3ops8function5FnMut8call_mut17h547cd2e9edfc4d33E"}
!1045 = distinct !{!1045, !1044, !"_ZN4core3ops8function5FnMut8call_mut17h547cd2e9edfc4d33E: argument 1"}
!1046 = distinct !{!1046, !1047, !"_ZN4core3ops8function5impls80_$LT$impl$u20$core..ops..function..FnOnce$LT$A$GT$$u20$for$u20$$RF$mut$u20$F$GT$9call_once17ha91a50c45cac2a72E: argument 0"}
!1047 = distinct !{!1047, !"_ZN4core3ops8function5impls80_$LT$impl$u20$core..ops..function..FnOnce$LT$A$GT$$u20$for$u20$$RF$mut$u20$F$GT$9call_once17ha91a50c45cac2a72E"}
!1048 = distinct !{!1048, !1047, !"_ZN4core3ops8function5impls80_$LT$impl$u20$core..ops..function..FnOnce$LT$A$GT$$u20$for$u20$$RF$mut$u20$F$GT$9call_once17ha91a50c45cac2a72E: argument 1"}
!1049 = distinct !{!1049, !1035, !"_ZN4core3cmp6max_by17h1197a33b50f32470E: argument 1"}
!1050 = distinct !{!1050, !1037, !"_ZN4core4iter6traits8iterator8Iterator6max_by4fold28_$u7b$$u7b$closure$u7d$$u7d$17hebc0fab2cfeccde2E: %y"}
!1051 = !{!1036}
!1052 = !{!1050}
!1053 = !{!1034}
!1054 = !{!1049}
!1055 = !{!1032}
!1056 = !{!1039}
!1057 = !{!1039, !1049, !1050}
!1058 = !{!1032, !1040, !1042, !1043, !1045, !1046, !1048, !1034, !1036, !1029}
!1059 = !{!1060}
!1060 = distinct !{!1060, !1061, !"_ZN7formats11collections28_$u7b$$u7b$closure$u7d$$u7d$17h7e5cdf39f22a7264E: %_2"}
!1061 = distinct !{!1061, !"_ZN7formats11collections28_$u7b$$u7b$closure$u7d$$u7d$17h7e5cdf39f22a7264E"}
!1062 = !{!1063}
!1063 = distinct !{!1063, !1064, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8position17h503750dc3790d12aE: %self"}
!1064 = distinct !{!1064, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8position17h503750dc3790d12aE"}
!1065 = !{!1066, !1068, !1070}
!1066 = distinct !{!1066, !1067, !"_ZN55_$LT$i32$u20$as$u20$core..slice..cmp..SliceContains$GT$14slice_contains28_$u7b$$u7b$closure$u7d$$u7d$17hd2ae78fc8aeb4306E: %x"}
!1067 = distinct !{!1067, !"_ZN55_$LT$i32$u20$as$u20$core..slice..cmp..SliceContains$GT$14slice_contains28_$u7b$$u7b$closure$u7d$$u7d$17hd2ae78fc8aeb4306E"}
!1068 = distinct !{!1068, !1069, !"_RNvXsF_NtNtCsgEmfK2I1SDS_4core5slice3cmplNtB5_13SliceContains14slice_contains: %arr.0"}
!1069 = distinct !{!1069, !"_RNvXsF_NtNtCsgEmfK2I1SDS_4core5slice3cmplNtB5_13SliceContains14slice_contains"}
!1070 = distinct !{!1070, !1071, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8contains17hcfcb9b3e07712ea9E: %self.0"}
!1071 = distinct !{!1071, !"_ZN4core5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$8contains17hcfcb9b3e07712ea9E"}
!1072 = !{!1073, !1074}
!1073 = distinct !{!1073, !1067, !"_ZN55_$LT$i32$u20$as$u20$core..slice..cmp..SliceContains$GT$14slice_contains28_$u7b$$u7b$closure$u7d$$u7d$17hd2ae78fc8aeb4306E: %_1"}
!1074 = distinct !{!1074, !1075, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$3any17hc29bc9de817bc6c8E: %self"}
!1075 = distinct !{!1075, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$3any17hc29bc9de817bc6c8E"}
!1076 = !{!1077, !1068, !1070}
!1077 = distinct !{!1077, !1078, !"_ZN55_$LT$i32$u20$as$u20$core..slice..cmp..SliceContains$GT$14slice_contains28_$u7b$$u7b$closure$u7d$$u7d$17h3ac61becdc174802E: %x"}
!1078 = distinct !{!1078, !"_ZN55_$LT$i32$u20$as$u20$core..slice..cmp..SliceContains$GT$14slice_contains28_$u7b$$u7b$closure$u7d$$u7d$17h3ac61becdc174802E"}
!1079 = !{!1080}
!1080 = distinct !{!1080, !1078, !"_ZN55_$LT$i32$u20$as$u20$core..slice..cmp..SliceContains$GT$14slice_contains28_$u7b$$u7b$closure$u7d$$u7d$17h3ac61becdc174802E: %_1"}
!1081 = !{!1082, !1084, !1086, !1088}
!1082 = distinct !{!1082, !1083, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h2ff39a7bc6ee09c8E: %self"}
!1083 = distinct !{!1083, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$7reserve17h2ff39a7bc6ee09c8E"}
!1084 = distinct !{!1084, !1085, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17h8a1f7617a8d639b5E: %self"}
!1085 = distinct !{!1085, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17h8a1f7617a8d639b5E"}
!1086 = distinct !{!1086, !1087, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h1391bdfce8905b16E: %self"}
!1087 = distinct !{!1087, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h1391bdfce8905b16E"}
!1088 = distinct !{!1088, !1089, !"_ZN93_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..collect..Extend$LT$T$GT$$GT$6extend17h7d5d66701bc95310E: %self"}
!1089 = distinct !{!1089, !"_ZN93_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..collect..Extend$LT$T$GT$$GT$6extend17h7d5d66701bc95310E"}
!1090 = !{!1091, !1092, !1093}
!1091 = distinct !{!1091, !1085, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17h8a1f7617a8d639b5E: %iterator"}
!1092 = distinct !{!1092, !1087, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h1391bdfce8905b16E: %iterator"}
!1093 = distinct !{!1093, !1089, !"_ZN93_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..collect..Extend$LT$T$GT$$GT$6extend17h7d5d66701bc95310E: %iter"}
!1094 = !{!1084, !1086, !1088}
!1095 = !{!1096, !1098, !1100, !1102, !1104, !1106, !1108, !1110, !1111, !1113, !1114, !1116, !1091, !1092, !1093}
!1096 = distinct !{!1096, !1097, !"_RNvXs_NtNtCslNYArtu3iFV_5alloc3vec15set_len_on_dropNtB4_12SetLenOnDropNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop: %self"}
!1097 = distinct !{!1097, !"_RNvXs_NtNtCslNYArtu3iFV_5alloc3vec15set_len_on_dropNtB4_12SetLenOnDropNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop"}
!1098 = distinct !{!1098, !1099, !"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17heef45b4427ec37d7E: %_1"}
!1099 = distinct !{!1099, !"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17heef45b4427ec37d7E"}
!1100 = distinct !{!1100, !1101, !"_ZN4core3ptr148drop_in_place$LT$alloc..vec..Vec$LT$i32$GT$..extend_trusted$LT$core..array..iter..IntoIter$LT$i32$C$3_usize$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17hc1cb0cac059f5a3aE: %_1"}
!1101 = distinct !{!1101, !"_ZN4core3ptr148drop_in_place$LT$alloc..vec..Vec$LT$i32$GT$..extend_trusted$LT$core..array..iter..IntoIter$LT$i32$C$3_usize$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17hc1cb0cac059f5a3aE"}
!1102 = distinct !{!1102, !1103, !"_ZN4core3ptr245drop_in_place$LT$core..iter..traits..iterator..Iterator..for_each..call$LT$i32$C$alloc..vec..Vec$LT$i32$GT$..extend_trusted$LT$core..array..iter..IntoIter$LT$i32$C$3_usize$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h5c0b0db0ba0e54cdE: %_1"}
!1103 = distinct !{!1103, !"_ZN4core3ptr245drop_in_place$LT$core..iter..traits..iterator..Iterator..for_each..call$LT$i32$C$alloc..vec..Vec$LT$i32$GT$..extend_trusted$LT$core..array..iter..IntoIter$LT$i32$C$3_usize$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h5c0b0db0ba0e54cdE"}
!1104 = distinct !{!1104, !1105, !"_ZN4core3ptr366drop_in_place$LT$core..ops..try_trait..NeverShortCircuit$LT$$LP$$RP$$GT$..wrap_mut_2$LT$$LP$$RP$$C$i32$C$core..iter..traits..iterator..Iterator..for_each..call$LT$i32$C$alloc..vec..Vec$LT$i32$GT$..extend_trusted$LT$core..array..iter..IntoIter$LT$i32$C$3_usize$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h8a8d0d0209a7a008E: %_1"}
!1105 = distinct !{!1105, !"_ZN4core3ptr366drop_in_place$LT$core..ops..try_trait..NeverShortCircuit$LT$$LP$$RP$$GT$..wrap_mut_2$LT$$LP$$RP$$C$i32$C$core..iter..traits..iterator..Iterator..for_each..call$LT$i32$C$alloc..vec..Vec$LT$i32$GT$..extend_trusted$LT$core..array..iter..IntoIter$LT$i32$C$3_usize$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h8a8d0d0209a7a008E"}
!1106 = distinct !{!1106, !1107, !"_ZN4core3ptr593drop_in_place$LT$core..array..iter..iter_inner..PolymorphicIter$LT$$u5b$core..mem..maybe_uninit..MaybeUninit$LT$i32$GT$$u5d$$GT$..try_fold$LT$$LP$$RP$$C$core..ops..try_trait..NeverShortCircuit$LT$$LP$$RP$$GT$..wrap_mut_2$LT$$LP$$RP$$C$i32$C$core..iter..traits..iterator..Iterator..for_each..call$LT$i32$C$alloc..vec..Vec$LT$i32$GT$..extend_trusted$LT$core..array..iter..IntoIter$LT$i32$C$3_usize$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$C$core..ops..try_trait..NeverShortCircuit$LT$$LP$$RP$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17heed1666b899f6785E: %_1"}
!1107 = distinct !{!1107, !"_ZN4core3ptr593drop_in_place$LT$core..array..iter..iter_inner..PolymorphicIter$LT$$u5b$core..mem..maybe_uninit..MaybeUninit$LT$i32$GT$$u5d$$GT$..try_fold$LT$$LP$$RP$$C$core..ops..try_trait..NeverShortCircuit$LT$$LP$$RP$$GT$..wrap_mut_2$LT$$LP$$RP$$C$i32$C$core..iter..traits..iterator..Iterator..for_each..call$LT$i32$C$alloc..vec..Vec$LT$i32$GT$..extend_trusted$LT$core..array..iter..IntoIter$LT$i32$C$3_usize$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$C$core..ops..try_trait..NeverShortCircuit$LT$$LP$$RP$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17heed1666b899f6785E"}
!1108 = distinct !{!1108, !1109, !"_ZN93_$LT$core..ops..index_range..IndexRange$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8try_fold17hedaf237505f56061E: %self"}
!1109 = distinct !{!1109, !"_ZN93_$LT$core..ops..index_range..IndexRange$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8try_fold17hedaf237505f56061E"}
!1110 = distinct !{!1110, !1109, !"_ZN93_$LT$core..ops..index_range..IndexRange$u20$as$u20$core..iter..traits..iterator..Iterator$GT$8try_fold17hedaf237505f56061E: %f"}
!1111 = distinct !{!1111, !1112, !"_ZN99_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17head4e67a0c333b07E: %self"}
!1112 = distinct !{!1112, !"_ZN99_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17head4e67a0c333b07E"}
!1113 = distinct !{!1113, !1112, !"_ZN99_$LT$core..array..iter..IntoIter$LT$T$C$_$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17head4e67a0c333b07E: %fold"}
!1114 = distinct !{!1114, !1115, !"_ZN4core4iter6traits8iterator8Iterator8for_each17h628198c0fb880a85E: %self"}
!1115 = distinct !{!1115, !"_ZN4core4iter6traits8iterator8Iterator8for_each17h628198c0fb880a85E"}
!1116 = distinct !{!1116, !1115, !"_ZN4core4iter6traits8iterator8Iterator8for_each17h628198c0fb880a85E: %f"}
!1117 = !{!1118}
!1118 = distinct !{!1118, !1119, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$6retain17hd659698fa3f1d896E: %self"}
!1119 = distinct !{!1119, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$6retain17hd659698fa3f1d896E"}
!1120 = !{!1121}
!1121 = distinct !{!1121, !1122, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$10retain_mut17h0b4e93b58678d2b5E: %self"}
!1122 = distinct !{!1122, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$10retain_mut17h0b4e93b58678d2b5E"}
!1123 = !{!1121, !1118}
!1124 = !{!1125, !1127, !1129}
!1125 = distinct !{!1125, !1126, !"_RNvXs4J_NtNtCsgEmfK2I1SDS_4core3ops5arithRlINtB6_3RemlE3rem: %self"}
!1126 = distinct !{!1126, !"_RNvXs4J_NtNtCsgEmfK2I1SDS_4core3ops5arithRlINtB6_3RemlE3rem"}
!1127 = distinct !{!1127, !1128, !"_ZN7formats11collections28_$u7b$$u7b$closure$u7d$$u7d$17h7c6efe9c9b91d3d1E: %x"}
!1128 = distinct !{!1128, !"_ZN7formats11collections28_$u7b$$u7b$closure$u7d$$u7d$17h7c6efe9c9b91d3d1E"}
!1129 = distinct !{!1129, !1130, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$6retain28_$u7b$$u7b$closure$u7d$$u7d$17h0cbc52f1e92147abE: %elem"}
!1130 = distinct !{!1130, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$6retain28_$u7b$$u7b$closure$u7d$$u7d$17h0cbc52f1e92147abE"}
!1131 = !{!1132, !1134, !1136}
!1132 = distinct !{!1132, !1133, !"_RNvXs4J_NtNtCsgEmfK2I1SDS_4core3ops5arithRlINtB6_3RemlE3rem: %self"}
!1133 = distinct !{!1133, !"_RNvXs4J_NtNtCsgEmfK2I1SDS_4core3ops5arithRlINtB6_3RemlE3rem"}
!1134 = distinct !{!1134, !1135, !"_ZN7formats11collections28_$u7b$$u7b$closure$u7d$$u7d$17h7c6efe9c9b91d3d1E: %x"}
!1135 = distinct !{!1135, !"_ZN7formats11collections28_$u7b$$u7b$closure$u7d$$u7d$17h7c6efe9c9b91d3d1E"}
!1136 = distinct !{!1136, !1137, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$6retain28_$u7b$$u7b$closure$u7d$$u7d$17h0cbc52f1e92147abE: %elem"}
!1137 = distinct !{!1137, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$6retain28_$u7b$$u7b$closure$u7d$$u7d$17h0cbc52f1e92147abE"}
!1138 = !{!"branch_weights", !"expected", i32 0, i32 -2147483648}
!1139 = !{!1140, !1142}
!1140 = distinct !{!1140, !1141, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$10insert_mut17hc258332010e2f134E: %self"}
!1141 = distinct !{!1141, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$10insert_mut17hc258332010e2f134E"}
!1142 = distinct !{!1142, !1143, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$6insert17h19981fbec39126f4E: %self"}
!1143 = distinct !{!1143, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$6insert17h19981fbec39126f4E"}
!1144 = !{!1145}
!1145 = distinct !{!1145, !1146, !"_ZN72_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17hb89e7bf2690b0d62E: %self"}
!1146 = distinct !{!1146, !"_ZN72_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17hb89e7bf2690b0d62E"}
!1147 = !{!1148, !1150, !1151, !1153, !1154, !1156, !1157, !1159}
!1148 = distinct !{!1148, !1149, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17hfd202f9f528b1be0E: %_0"}
!1149 = distinct !{!1149, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17hfd202f9f528b1be0E"}
!1150 = distinct !{!1150, !1149, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17hfd202f9f528b1be0E: %iterator"}
!1151 = distinct !{!1151, !1152, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17h2a198a287a3e6cecE: %_0"}
!1152 = distinct !{!1152, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17h2a198a287a3e6cecE"}
!1153 = distinct !{!1153, !1152, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17h2a198a287a3e6cecE: %iterator"}
!1154 = distinct !{!1154, !1155, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17hd49b0e5cc3ef28f7E: %_0"}
!1155 = distinct !{!1155, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17hd49b0e5cc3ef28f7E"}
!1156 = distinct !{!1156, !1155, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17hd49b0e5cc3ef28f7E: %iter"}
!1157 = distinct !{!1157, !1158, !"_ZN4core4iter6traits8iterator8Iterator7collect17he890624d9b959168E: %_0"}
!1158 = distinct !{!1158, !"_ZN4core4iter6traits8iterator8Iterator7collect17he890624d9b959168E"}
!1159 = distinct !{!1159, !1158, !"_ZN4core4iter6traits8iterator8Iterator7collect17he890624d9b959168E: %self"}
!1160 = !{!1161, !1163}
!1161 = distinct !{!1161, !1162, !"_ZN7formats11collections28_$u7b$$u7b$closure$u7d$$u7d$17h854c97f580f66af5E: %w.0"}
!1162 = distinct !{!1162, !"_ZN7formats11collections28_$u7b$$u7b$closure$u7d$$u7d$17h854c97f580f66af5E"}
!1163 = distinct !{!1163, !1164, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9d96c4f93a2dc6a8E: %elt.0"}
!1164 = distinct !{!1164, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9d96c4f93a2dc6a8E"}
!1165 = !{!1166, !1167, !1169, !1170, !1172, !1173, !1175, !1176, !1178, !1148, !1150, !1151, !1153, !1154, !1156, !1157, !1159}
!1166 = distinct !{!1166, !1164, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9d96c4f93a2dc6a8E: %_1"}
!1167 = distinct !{!1167, !1168, !"_ZN4core4iter6traits8iterator8Iterator4fold17h8ed623e806fb5197E: %self"}
!1168 = distinct !{!1168, !"_ZN4core4iter6traits8iterator8Iterator4fold17h8ed623e806fb5197E"}
!1169 = distinct !{!1169, !1168, !"_ZN4core4iter6traits8iterator8Iterator4fold17h8ed623e806fb5197E: %f"}
!1170 = distinct !{!1170, !1171, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h886ed69a31cdead3E: %self"}
!1171 = distinct !{!1171, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h886ed69a31cdead3E"}
!1172 = distinct !{!1172, !1171, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h886ed69a31cdead3E: %g"}
!1173 = distinct !{!1173, !1174, !"_ZN4core4iter6traits8iterator8Iterator8for_each17h53f2bfc9a0690f10E: %self"}
!1174 = distinct !{!1174, !"_ZN4core4iter6traits8iterator8Iterator8for_each17h53f2bfc9a0690f10E"}
!1175 = distinct !{!1175, !1174, !"_ZN4core4iter6traits8iterator8Iterator8for_each17h53f2bfc9a0690f10E: %f"}
!1176 = distinct !{!1176, !1177, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17h45497f751a54d1bbE: %iterator"}
!1177 = distinct !{!1177, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17h45497f751a54d1bbE"}
!1178 = distinct !{!1178, !1179, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17ha56182ab84da6dcaE: %iterator"}
!1179 = distinct !{!1179, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17ha56182ab84da6dcaE"}
!1180 = !{!1163}
!1181 = !{!1167, !1169, !1170, !1172, !1173, !1175, !1176, !1178, !1148, !1150, !1151, !1153, !1154, !1156, !1157, !1159}
!1182 = !{!1183, !1185, !1166, !1163, !1167, !1169, !1170, !1172, !1173, !1175, !1176, !1178, !1148, !1150, !1151, !1153, !1154, !1156, !1157, !1159}
!1183 = distinct !{!1183, !1184, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17hc953190cbda8379dE: %_1"}
!1184 = distinct !{!1184, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17hc953190cbda8379dE"}
!1185 = distinct !{!1185, !1186, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17hcc99b2c0a0c1fdb6E: %_1"}
!1186 = distinct !{!1186, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17hcc99b2c0a0c1fdb6E"}
!1187 = !{!1188, !1189}
!1188 = distinct !{!1188, !1177, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17h45497f751a54d1bbE: %self"}
!1189 = distinct !{!1189, !1179, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17ha56182ab84da6dcaE: %self"}
!1190 = !{!1191, !1193, !1195, !1197, !1199, !1167, !1169, !1170, !1172, !1173, !1175, !1176, !1178, !1148, !1150, !1151, !1153, !1154, !1156, !1157, !1159}
!1191 = distinct !{!1191, !1192, !"_RNvXs_NtNtCslNYArtu3iFV_5alloc3vec15set_len_on_dropNtB4_12SetLenOnDropNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop: %self"}
!1192 = distinct !{!1192, !"_RNvXs_NtNtCslNYArtu3iFV_5alloc3vec15set_len_on_dropNtB4_12SetLenOnDropNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop"}
!1193 = distinct !{!1193, !1194, !"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17heef45b4427ec37d7E: %_1"}
!1194 = distinct !{!1194, !"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17heef45b4427ec37d7E"}
!1195 = distinct !{!1195, !1196, !"_ZN4core3ptr227drop_in_place$LT$alloc..vec..Vec$LT$i32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Windows$LT$i32$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h39a532cbfef78bf6E: %_1"}
!1196 = distinct !{!1196, !"_ZN4core3ptr227drop_in_place$LT$alloc..vec..Vec$LT$i32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Windows$LT$i32$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h39a532cbfef78bf6E"}
!1197 = distinct !{!1197, !1198, !"_ZN4core3ptr324drop_in_place$LT$core..iter..traits..iterator..Iterator..for_each..call$LT$i32$C$alloc..vec..Vec$LT$i32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Windows$LT$i32$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h3a09ac706013e642E: %_1"}
!1198 = distinct !{!1198, !"_ZN4core3ptr324drop_in_place$LT$core..iter..traits..iterator..Iterator..for_each..call$LT$i32$C$alloc..vec..Vec$LT$i32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Windows$LT$i32$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h3a09ac706013e642E"}
!1199 = distinct !{!1199, !1200, !"_ZN4core3ptr485drop_in_place$LT$core..iter..adapters..map..map_fold$LT$$RF$$u5b$i32$u5d$$C$i32$C$$LP$$RP$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$C$core..iter..traits..iterator..Iterator..for_each..call$LT$i32$C$alloc..vec..Vec$LT$i32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Windows$LT$i32$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h9ccd1349eb64ec05E: %_1"}
!1200 = distinct !{!1200, !"_ZN4core3ptr485drop_in_place$LT$core..iter..adapters..map..map_fold$LT$$RF$$u5b$i32$u5d$$C$i32$C$$LP$$RP$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$C$core..iter..traits..iterator..Iterator..for_each..call$LT$i32$C$alloc..vec..Vec$LT$i32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Windows$LT$i32$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h9ccd1349eb64ec05E"}
!1201 = !{!1202, !1204, !1206, !1208, !1210, !1167, !1169, !1170, !1172, !1173, !1175, !1176, !1178, !1148, !1150, !1151, !1153, !1154, !1156, !1157, !1159}
!1202 = distinct !{!1202, !1203, !"_RNvXs_NtNtCslNYArtu3iFV_5alloc3vec15set_len_on_dropNtB4_12SetLenOnDropNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop: %self"}
!1203 = distinct !{!1203, !"_RNvXs_NtNtCslNYArtu3iFV_5alloc3vec15set_len_on_dropNtB4_12SetLenOnDropNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop"}
!1204 = distinct !{!1204, !1205, !"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17heef45b4427ec37d7E: %_1"}
!1205 = distinct !{!1205, !"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17heef45b4427ec37d7E"}
!1206 = distinct !{!1206, !1207, !"_ZN4core3ptr227drop_in_place$LT$alloc..vec..Vec$LT$i32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Windows$LT$i32$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h39a532cbfef78bf6E: %_1"}
!1207 = distinct !{!1207, !"_ZN4core3ptr227drop_in_place$LT$alloc..vec..Vec$LT$i32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Windows$LT$i32$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h39a532cbfef78bf6E"}
!1208 = distinct !{!1208, !1209, !"_ZN4core3ptr324drop_in_place$LT$core..iter..traits..iterator..Iterator..for_each..call$LT$i32$C$alloc..vec..Vec$LT$i32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Windows$LT$i32$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h3a09ac706013e642E: %_1"}
!1209 = distinct !{!1209, !"_ZN4core3ptr324drop_in_place$LT$core..iter..traits..iterator..Iterator..for_each..call$LT$i32$C$alloc..vec..Vec$LT$i32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Windows$LT$i32$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h3a09ac706013e642E"}
!1210 = distinct !{!1210, !1211, !"_ZN4core3ptr485drop_in_place$LT$core..iter..adapters..map..map_fold$LT$$RF$$u5b$i32$u5d$$C$i32$C$$LP$$RP$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$C$core..iter..traits..iterator..Iterator..for_each..call$LT$i32$C$alloc..vec..Vec$LT$i32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Windows$LT$i32$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h9ccd1349eb64ec05E: %_1"}
!1211 = distinct !{!1211, !"_ZN4core3ptr485drop_in_place$LT$core..iter..adapters..map..map_fold$LT$$RF$$u5b$i32$u5d$$C$i32$C$$LP$$RP$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$C$core..iter..traits..iterator..Iterator..for_each..call$LT$i32$C$alloc..vec..Vec$LT$i32$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Windows$LT$i32$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h9ccd1349eb64ec05E"}
!1212 = !{!1150, !1153, !1156, !1159}
!1213 = !{!1214}
!1214 = distinct !{!1214, !1215, !"_ZN72_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17hb89e7bf2690b0d62E: %self"}
!1215 = distinct !{!1215, !"_ZN72_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17hb89e7bf2690b0d62E"}
!1216 = !{!1217, !1219, !1221, !1223}
!1217 = distinct !{!1217, !1218, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h348034c20c39a511E: %_0"}
!1218 = distinct !{!1218, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h348034c20c39a511E"}
!1219 = distinct !{!1219, !1220, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17h9c1f167cf1d0c0f4E: %_0"}
!1220 = distinct !{!1220, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17h9c1f167cf1d0c0f4E"}
!1221 = distinct !{!1221, !1222, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17h4e2608f6de1b124cE: %_0"}
!1222 = distinct !{!1222, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17h4e2608f6de1b124cE"}
!1223 = distinct !{!1223, !1224, !"_ZN4core4iter6traits8iterator8Iterator7collect17h8f51fff7e3d44baaE: %_0"}
!1224 = distinct !{!1224, !"_ZN4core4iter6traits8iterator8Iterator7collect17h8f51fff7e3d44baaE"}
!1225 = !{!1226}
!1226 = distinct !{!1226, !1227, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h10f695fa02e635d2E: %self"}
!1227 = distinct !{!1227, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h10f695fa02e635d2E"}
!1228 = !{!1229}
!1229 = distinct !{!1229, !1230, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17h19529fd610a15b60E: %self"}
!1230 = distinct !{!1230, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17h19529fd610a15b60E"}
!1231 = !{!1232}
!1232 = distinct !{!1232, !1233, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h5004e2c1877adcd1E: %elt"}
!1233 = distinct !{!1233, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h5004e2c1877adcd1E"}
!1234 = !{!1235}
!1235 = distinct !{!1235, !1236, !"_ZN7formats11collections28_$u7b$$u7b$closure$u7d$$u7d$17h15bd85144f3292d1E: %s"}
!1236 = distinct !{!1236, !"_ZN7formats11collections28_$u7b$$u7b$closure$u7d$$u7d$17h15bd85144f3292d1E"}
!1237 = !{!1238}
!1238 = distinct !{!1238, !1239, !"_ZN45_$LT$T$u20$as$u20$alloc..string..ToString$GT$9to_string17h9f348d6d2567dcf6E: %self"}
!1239 = distinct !{!1239, !"_ZN45_$LT$T$u20$as$u20$alloc..string..ToString$GT$9to_string17h9f348d6d2567dcf6E"}
!1240 = !{!1241}
!1241 = distinct !{!1241, !1242, !"_RNvXs20_NtCslNYArtu3iFV_5alloc6stringReNtB6_12SpecToString14spec_to_string: %self"}
!1242 = distinct !{!1242, !"_RNvXs20_NtCslNYArtu3iFV_5alloc6stringReNtB6_12SpecToString14spec_to_string"}
!1243 = !{!1241, !1238, !1235, !1232}
!1244 = !{!1245, !1246, !1247, !1248, !1249, !1251, !1253, !1229, !1226, !1217, !1219, !1221, !1223}
!1245 = distinct !{!1245, !1242, !"_RNvXs20_NtCslNYArtu3iFV_5alloc6stringReNtB6_12SpecToString14spec_to_string: %_0"}
!1246 = distinct !{!1246, !1239, !"_ZN45_$LT$T$u20$as$u20$alloc..string..ToString$GT$9to_string17h9f348d6d2567dcf6E: %_0"}
!1247 = distinct !{!1247, !1236, !"_ZN7formats11collections28_$u7b$$u7b$closure$u7d$$u7d$17h15bd85144f3292d1E: %_0"}
!1248 = distinct !{!1248, !1233, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h5004e2c1877adcd1E: %_1"}
!1249 = distinct !{!1249, !1250, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hca37d9f40be49a6aE: %f"}
!1250 = distinct !{!1250, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17hca37d9f40be49a6aE"}
!1251 = distinct !{!1251, !1252, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h20ea393eb86bcad1E: %g"}
!1252 = distinct !{!1252, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h20ea393eb86bcad1E"}
!1253 = distinct !{!1253, !1254, !"_ZN4core4iter6traits8iterator8Iterator8for_each17h5c4a44a6fcbb7d02E: %f"}
!1254 = distinct !{!1254, !"_ZN4core4iter6traits8iterator8Iterator8for_each17h5c4a44a6fcbb7d02E"}
!1255 = !{!1256, !1258, !1245, !1241, !1246, !1238, !1247, !1235, !1248, !1232, !1249, !1251, !1253, !1229, !1226, !1217, !1219, !1221, !1223}
!1256 = distinct !{!1256, !1257, !"_ZN87_$LT$T$u20$as$u20$alloc..slice..$LT$impl$u20$$u5b$T$u5d$$GT$..to_vec_in..ConvertVec$GT$6to_vec17h7035289bc8a75b3cE: %v"}
!1257 = distinct !{!1257, !"_ZN87_$LT$T$u20$as$u20$alloc..slice..$LT$impl$u20$$u5b$T$u5d$$GT$..to_vec_in..ConvertVec$GT$6to_vec17h7035289bc8a75b3cE"}
!1258 = distinct !{!1258, !1257, !"_ZN87_$LT$T$u20$as$u20$alloc..slice..$LT$impl$u20$$u5b$T$u5d$$GT$..to_vec_in..ConvertVec$GT$6to_vec17h7035289bc8a75b3cE: %s.0"}
!1259 = !{!1249, !1251, !1253, !1217, !1219, !1221, !1223}
!1260 = !{!1256, !1245, !1241, !1246, !1238, !1247, !1235, !1248, !1232, !1249, !1251, !1253, !1217, !1219, !1221, !1223}
!1261 = !{!1262, !1264, !1248, !1232, !1249, !1251, !1253, !1217, !1219, !1221, !1223}
!1262 = distinct !{!1262, !1263, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17h9417ac6446751430E: %_1"}
!1263 = distinct !{!1263, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17h9417ac6446751430E"}
!1264 = distinct !{!1264, !1265, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17h774847bd292e6ec3E: %_1"}
!1265 = distinct !{!1265, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17h774847bd292e6ec3E"}
!1266 = !{!1229, !1226}
!1267 = !{!1268, !1270, !1272, !1274, !1276, !1249, !1251, !1253, !1217, !1219, !1221, !1223}
!1268 = distinct !{!1268, !1269, !"_RNvXs_NtNtCslNYArtu3iFV_5alloc3vec15set_len_on_dropNtB4_12SetLenOnDropNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop: %self"}
!1269 = distinct !{!1269, !"_RNvXs_NtNtCslNYArtu3iFV_5alloc3vec15set_len_on_dropNtB4_12SetLenOnDropNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop"}
!1270 = distinct !{!1270, !1271, !"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17heef45b4427ec37d7E: %_1"}
!1271 = distinct !{!1271, !"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17heef45b4427ec37d7E"}
!1272 = distinct !{!1272, !1273, !"_ZN4core3ptr246drop_in_place$LT$alloc..vec..Vec$LT$alloc..string..String$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$$RF$str$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17hec5ac9c4aaf2147eE: %_1"}
!1273 = distinct !{!1273, !"_ZN4core3ptr246drop_in_place$LT$alloc..vec..Vec$LT$alloc..string..String$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$$RF$str$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17hec5ac9c4aaf2147eE"}
!1274 = distinct !{!1274, !1275, !"_ZN4core3ptr361drop_in_place$LT$core..iter..traits..iterator..Iterator..for_each..call$LT$alloc..string..String$C$alloc..vec..Vec$LT$alloc..string..String$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$$RF$str$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17he1dac6866517da39E: %_1"}
!1275 = distinct !{!1275, !"_ZN4core3ptr361drop_in_place$LT$core..iter..traits..iterator..Iterator..for_each..call$LT$alloc..string..String$C$alloc..vec..Vec$LT$alloc..string..String$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$$RF$str$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17he1dac6866517da39E"}
!1276 = distinct !{!1276, !1277, !"_ZN4core3ptr534drop_in_place$LT$core..iter..adapters..map..map_fold$LT$$RF$$RF$str$C$alloc..string..String$C$$LP$$RP$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$C$core..iter..traits..iterator..Iterator..for_each..call$LT$alloc..string..String$C$alloc..vec..Vec$LT$alloc..string..String$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$$RF$str$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h07758ee52e7b6f99E: %_1"}
!1277 = distinct !{!1277, !"_ZN4core3ptr534drop_in_place$LT$core..iter..adapters..map..map_fold$LT$$RF$$RF$str$C$alloc..string..String$C$$LP$$RP$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$C$core..iter..traits..iterator..Iterator..for_each..call$LT$alloc..string..String$C$alloc..vec..Vec$LT$alloc..string..String$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$$RF$str$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h07758ee52e7b6f99E"}
!1278 = !{!1279, !1281, !1283, !1285, !1287, !1249, !1251, !1253, !1217, !1219, !1221, !1223}
!1279 = distinct !{!1279, !1280, !"_RNvXs_NtNtCslNYArtu3iFV_5alloc3vec15set_len_on_dropNtB4_12SetLenOnDropNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop: %self"}
!1280 = distinct !{!1280, !"_RNvXs_NtNtCslNYArtu3iFV_5alloc3vec15set_len_on_dropNtB4_12SetLenOnDropNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop"}
!1281 = distinct !{!1281, !1282, !"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17heef45b4427ec37d7E: %_1"}
!1282 = distinct !{!1282, !"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17heef45b4427ec37d7E"}
!1283 = distinct !{!1283, !1284, !"_ZN4core3ptr246drop_in_place$LT$alloc..vec..Vec$LT$alloc..string..String$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$$RF$str$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17hec5ac9c4aaf2147eE: %_1"}
!1284 = distinct !{!1284, !"_ZN4core3ptr246drop_in_place$LT$alloc..vec..Vec$LT$alloc..string..String$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$$RF$str$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17hec5ac9c4aaf2147eE"}
!1285 = distinct !{!1285, !1286, !"_ZN4core3ptr361drop_in_place$LT$core..iter..traits..iterator..Iterator..for_each..call$LT$alloc..string..String$C$alloc..vec..Vec$LT$alloc..string..String$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$$RF$str$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17he1dac6866517da39E: %_1"}
!1286 = distinct !{!1286, !"_ZN4core3ptr361drop_in_place$LT$core..iter..traits..iterator..Iterator..for_each..call$LT$alloc..string..String$C$alloc..vec..Vec$LT$alloc..string..String$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$$RF$str$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17he1dac6866517da39E"}
!1287 = distinct !{!1287, !1288, !"_ZN4core3ptr534drop_in_place$LT$core..iter..adapters..map..map_fold$LT$$RF$$RF$str$C$alloc..string..String$C$$LP$$RP$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$C$core..iter..traits..iterator..Iterator..for_each..call$LT$alloc..string..String$C$alloc..vec..Vec$LT$alloc..string..String$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$$RF$str$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h07758ee52e7b6f99E: %_1"}
!1288 = distinct !{!1288, !"_ZN4core3ptr534drop_in_place$LT$core..iter..adapters..map..map_fold$LT$$RF$$RF$str$C$alloc..string..String$C$$LP$$RP$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$C$core..iter..traits..iterator..Iterator..for_each..call$LT$alloc..string..String$C$alloc..vec..Vec$LT$alloc..string..String$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$$RF$str$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h07758ee52e7b6f99E"}
!1289 = !{!1290}
!1290 = distinct !{!1290, !1291, !"_ZN72_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17h755521451fdc1b1dE: %self"}
!1291 = distinct !{!1291, !"_ZN72_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17h755521451fdc1b1dE"}
!1292 = !{!1293}
!1293 = distinct !{!1293, !1294, !"_ZN5alloc5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6concat17h1df8aa16d8833d6cE: %_0"}
!1294 = distinct !{!1294, !"_ZN5alloc5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6concat17h1df8aa16d8833d6cE"}
!1295 = !{!1296}
!1296 = distinct !{!1296, !1294, !"_ZN5alloc5slice29_$LT$impl$u20$$u5b$T$u5d$$GT$6concat17h1df8aa16d8833d6cE: %self.0"}
!1297 = !{!1298}
!1298 = distinct !{!1298, !1299, !"_ZN5alloc3str73_$LT$impl$u20$alloc..slice..Concat$LT$str$GT$$u20$for$u20$$u5b$S$u5d$$GT$6concat17ha6007ca015a08cc6E: %_0"}
!1299 = distinct !{!1299, !"_ZN5alloc3str73_$LT$impl$u20$alloc..slice..Concat$LT$str$GT$$u20$for$u20$$u5b$S$u5d$$GT$6concat17ha6007ca015a08cc6E"}
!1300 = !{!1301}
!1301 = distinct !{!1301, !1299, !"_ZN5alloc3str73_$LT$impl$u20$alloc..slice..Concat$LT$str$GT$$u20$for$u20$$u5b$S$u5d$$GT$6concat17ha6007ca015a08cc6E: %slice.0"}
!1302 = !{!1303}
!1303 = distinct !{!1303, !1304, !"_ZN5alloc3str17join_generic_copy17h555c96197e3129deE: %slice.0"}
!1304 = distinct !{!1304, !"_ZN5alloc3str17join_generic_copy17h555c96197e3129deE"}
!1305 = !{!1306, !1308, !1310, !1303, !1301, !1296}
!1306 = distinct !{!1306, !1307, !"_RNvXs0_NtCslNYArtu3iFV_5alloc3strNtNtB7_6string6StringINtNtCsgEmfK2I1SDS_4core6borrow6BorroweE6borrow: %self"}
!1307 = distinct !{!1307, !"_RNvXs0_NtCslNYArtu3iFV_5alloc3strNtNtB7_6string6StringINtNtCsgEmfK2I1SDS_4core6borrow6BorroweE6borrow"}
!1308 = distinct !{!1308, !1309, !"_ZN5alloc3str17join_generic_copy28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17h2298ab9f053bdcfdE: %s"}
!1309 = distinct !{!1309, !"_ZN5alloc3str17join_generic_copy28_$u7b$$u7b$closure$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17h2298ab9f053bdcfdE"}
!1310 = distinct !{!1310, !1311, !"_ZN4core4iter8adapters3map12map_try_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9a2f478c8814a8baE: %elt"}
!1311 = distinct !{!1311, !"_ZN4core4iter8adapters3map12map_try_fold28_$u7b$$u7b$closure$u7d$$u7d$17h9a2f478c8814a8baE"}
!1312 = !{!1313, !1315, !1298, !1293}
!1313 = distinct !{!1313, !1314, !"_ZN4core4iter6traits8iterator8Iterator8try_fold17h8465bd8cd2816f5dE: %self"}
!1314 = distinct !{!1314, !"_ZN4core4iter6traits8iterator8Iterator8try_fold17h8465bd8cd2816f5dE"}
!1315 = distinct !{!1315, !1304, !"_ZN5alloc3str17join_generic_copy17h555c96197e3129deE: %_0"}
!1316 = !{!1315, !1303, !1298, !1301, !1293, !1296}
!1317 = !{!1318, !1303, !1301, !1296}
!1318 = distinct !{!1318, !1319, !"_RNvXs0_NtCslNYArtu3iFV_5alloc3strNtNtB7_6string6StringINtNtCsgEmfK2I1SDS_4core6borrow6BorroweE6borrow: %self"}
!1319 = distinct !{!1319, !"_RNvXs0_NtCslNYArtu3iFV_5alloc3strNtNtB7_6string6StringINtNtCsgEmfK2I1SDS_4core6borrow6BorroweE6borrow"}
!1320 = !{!1315, !1298, !1293}
!1321 = !{!1322, !1324}
!1322 = distinct !{!1322, !1323, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17h4dfe36198fd52026E: %self"}
!1323 = distinct !{!1323, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$15append_elements17h4dfe36198fd52026E"}
!1324 = distinct !{!1324, !1325, !"_ZN132_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$$RF$T$C$core..slice..iter..Iter$LT$T$GT$$GT$$GT$11spec_extend17h46cf4fd611c6fba9E: %self"}
!1325 = distinct !{!1325, !"_ZN132_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$$RF$T$C$core..slice..iter..Iter$LT$T$GT$$GT$$GT$11spec_extend17h46cf4fd611c6fba9E"}
!1326 = !{!1327, !1303, !1301, !1296}
!1327 = distinct !{!1327, !1328, !"_RNvXs0_NtCslNYArtu3iFV_5alloc3strNtNtB7_6string6StringINtNtCsgEmfK2I1SDS_4core6borrow6BorroweE6borrow: %self"}
!1328 = distinct !{!1328, !"_RNvXs0_NtCslNYArtu3iFV_5alloc3strNtNtB7_6string6StringINtNtCsgEmfK2I1SDS_4core6borrow6BorroweE6borrow"}
!1329 = !{!1330, !1332}
!1330 = distinct !{!1330, !1331, !"_ZN4core5slice20copy_from_slice_impl17ha639a0f3d090e72eE: %dest.0"}
!1331 = distinct !{!1331, !"_ZN4core5slice20copy_from_slice_impl17ha639a0f3d090e72eE"}
!1332 = distinct !{!1332, !1331, !"_ZN4core5slice20copy_from_slice_impl17ha639a0f3d090e72eE: %src.0"}
!1333 = !{!1303, !1298, !1301, !1293, !1296}
!1334 = !{!1298, !1293}
!1335 = !{!1301, !1296}
!1336 = !{!1337}
!1337 = distinct !{!1337, !1338, !"_ZN3std11collections4hash3map20HashMap$LT$K$C$V$GT$3new17h449c7d81eb9c5c7dE: %_0"}
!1338 = distinct !{!1338, !"_ZN3std11collections4hash3map20HashMap$LT$K$C$V$GT$3new17h449c7d81eb9c5c7dE"}
!1339 = !{!1340, !1342, !1344, !1346, !1337}
!1340 = distinct !{!1340, !1341, !"_ZN3std3sys12thread_local6native4lazy20Storage$LT$T$C$D$GT$11get_or_init17hbebff2f17574bbcbE: %i"}
!1341 = distinct !{!1341, !"_ZN3std3sys12thread_local6native4lazy20Storage$LT$T$C$D$GT$11get_or_init17hbebff2f17574bbcbE"}
!1342 = distinct !{!1342, !1343, !"_ZN3std4hash6random11RandomState3new4KEYS29_$u7b$$u7b$constant$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17hd5564ffe7041477dE: %__rust_std_internal_init"}
!1343 = distinct !{!1343, !"_ZN3std4hash6random11RandomState3new4KEYS29_$u7b$$u7b$constant$u7d$$u7d$28_$u7b$$u7b$closure$u7d$$u7d$17hd5564ffe7041477dE"}
!1344 = distinct !{!1344, !1345, !"_ZN4core3ops8function6FnOnce9call_once17hb4e15851e912a488E: argument 0"}
!1345 = distinct !{!1345, !"_ZN4core3ops8function6FnOnce9call_once17hb4e15851e912a488E"}
!1346 = distinct !{!1346, !1347, !"_ZN3std6thread5local17LocalKey$LT$T$GT$8try_with17h51c5feeb38813d02E: %_0"}
!1347 = distinct !{!1347, !"_ZN3std6thread5local17LocalKey$LT$T$GT$8try_with17h51c5feeb38813d02E"}
!1348 = !{!1346, !1337}
!1349 = !{!1350, !1346, !1337}
!1350 = distinct !{!1350, !1351, !"_ZN3std3sys12thread_local6native4lazy20Storage$LT$T$C$D$GT$16get_or_init_slow17hc8dc5647a6bc820fE: argument 0"}
!1351 = distinct !{!1351, !"_ZN3std3sys12thread_local6native4lazy20Storage$LT$T$C$D$GT$16get_or_init_slow17hc8dc5647a6bc820fE"}
!1352 = !{!1353}
!1353 = distinct !{!1353, !1354, !"_ZN3std11collections4hash3map28HashMap$LT$K$C$V$C$S$C$A$GT$5entry17h4fa22180320a0456E: %self"}
!1354 = distinct !{!1354, !"_ZN3std11collections4hash3map28HashMap$LT$K$C$V$C$S$C$A$GT$5entry17h4fa22180320a0456E"}
!1355 = !{!1356}
!1356 = distinct !{!1356, !1357, !"_ZN9hashbrown11rustc_entry62_$LT$impl$u20$hashbrown..map..HashMap$LT$K$C$V$C$S$C$A$GT$$GT$11rustc_entry17h948c40aba6d9d9baE: %self"}
!1357 = distinct !{!1357, !"_ZN9hashbrown11rustc_entry62_$LT$impl$u20$hashbrown..map..HashMap$LT$K$C$V$C$S$C$A$GT$$GT$11rustc_entry17h948c40aba6d9d9baE"}
!1358 = !{!1359, !1353, !1360}
!1359 = distinct !{!1359, !1354, !"_ZN3std11collections4hash3map28HashMap$LT$K$C$V$C$S$C$A$GT$5entry17h4fa22180320a0456E: %_0"}
!1360 = distinct !{!1360, !1354, !"_ZN3std11collections4hash3map28HashMap$LT$K$C$V$C$S$C$A$GT$5entry17h4fa22180320a0456E: %key.0"}
!1361 = !{!1362, !1356, !1363, !1359, !1353, !1360}
!1362 = distinct !{!1362, !1357, !"_ZN9hashbrown11rustc_entry62_$LT$impl$u20$hashbrown..map..HashMap$LT$K$C$V$C$S$C$A$GT$$GT$11rustc_entry17h948c40aba6d9d9baE: %_0"}
!1363 = distinct !{!1363, !1357, !"_ZN9hashbrown11rustc_entry62_$LT$impl$u20$hashbrown..map..HashMap$LT$K$C$V$C$S$C$A$GT$$GT$11rustc_entry17h948c40aba6d9d9baE: argument 2"}
!1364 = !{!1362, !1359}
!1365 = !{!1366}
!1366 = distinct !{!1366, !1367, !"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$4find17h3864825065057e4aE: %self"}
!1367 = distinct !{!1367, !"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$4find17h3864825065057e4aE"}
!1368 = !{!1369}
!1369 = distinct !{!1369, !1370, !"_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner10find_inner: %self"}
!1370 = distinct !{!1370, !"_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner10find_inner"}
!1371 = !{!1369, !1366, !1356, !1353}
!1372 = !{!1373, !1374, !1362, !1363, !1359, !1360}
!1373 = distinct !{!1373, !1370, !"_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner10find_inner: %eq.1"}
!1374 = distinct !{!1374, !1367, !"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$4find17h3864825065057e4aE: argument 1"}
!1375 = !{!1376, !1369, !1373, !1366, !1374, !1362, !1356, !1359, !1353}
!1376 = distinct !{!1376, !1377, !"_RNvNtNtNtCsgEmfK2I1SDS_4core9core_arch3x864sse215__mm_loadu_si128: %_0"}
!1377 = distinct !{!1377, !"_RNvNtNtNtCsgEmfK2I1SDS_4core9core_arch3x864sse215__mm_loadu_si128"}
!1378 = !{!1379}
!1379 = distinct !{!1379, !1380, !"_ZN9hashbrown11rustc_entry62_$LT$impl$u20$hashbrown..map..HashMap$LT$K$C$V$C$S$C$A$GT$$GT$11rustc_entry28_$u7b$$u7b$closure$u7d$$u7d$17hcfc77df5dde0bf6eE: %q"}
!1380 = distinct !{!1380, !"_ZN9hashbrown11rustc_entry62_$LT$impl$u20$hashbrown..map..HashMap$LT$K$C$V$C$S$C$A$GT$$GT$11rustc_entry28_$u7b$$u7b$closure$u7d$$u7d$17hcfc77df5dde0bf6eE"}
!1381 = !{!1369, !1373}
!1382 = !{!1383}
!1383 = distinct !{!1383, !1384, !"_ZN4core3cmp5impls69_$LT$impl$u20$core..cmp..PartialEq$LT$$RF$B$GT$$u20$for$u20$$RF$A$GT$2eq17h6455b01e1ec7e30eE: %self"}
!1384 = distinct !{!1384, !"_ZN4core3cmp5impls69_$LT$impl$u20$core..cmp..PartialEq$LT$$RF$B$GT$$u20$for$u20$$RF$A$GT$2eq17h6455b01e1ec7e30eE"}
!1385 = !{!1383, !1379}
!1386 = !{!1387, !1388, !1389, !1369, !1373, !1366, !1374, !1362, !1356, !1359, !1353}
!1387 = distinct !{!1387, !1384, !"_ZN4core3cmp5impls69_$LT$impl$u20$core..cmp..PartialEq$LT$$RF$B$GT$$u20$for$u20$$RF$A$GT$2eq17h6455b01e1ec7e30eE: %other"}
!1388 = distinct !{!1388, !1380, !"_ZN9hashbrown11rustc_entry62_$LT$impl$u20$hashbrown..map..HashMap$LT$K$C$V$C$S$C$A$GT$$GT$11rustc_entry28_$u7b$$u7b$closure$u7d$$u7d$17hcfc77df5dde0bf6eE: %_1"}
!1389 = distinct !{!1389, !1390, !"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$4find28_$u7b$$u7b$closure$u7d$$u7d$17hda157190cafd6fd8E: %_1"}
!1390 = distinct !{!1390, !"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$4find28_$u7b$$u7b$closure$u7d$$u7d$17hda157190cafd6fd8E"}
!1391 = !{!"branch_weights", i32 2146410443, i32 1073205}
!1392 = !{!1393, !1395}
!1393 = distinct !{!1393, !1394, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3str6traitseNtNtB8_3cmp9PartialEq2eq: %self.0"}
!1394 = distinct !{!1394, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3str6traitseNtNtB8_3cmp9PartialEq2eq"}
!1395 = distinct !{!1395, !1394, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3str6traitseNtNtB8_3cmp9PartialEq2eq: %other.0"}
!1396 = !{!1383, !1387, !1388, !1379, !1389, !1369, !1373, !1366, !1374, !1362, !1356, !1359, !1353}
!1397 = !{!"branch_weights", !"expected", i32 -2147483648, i32 0}
!1398 = !{!1399, !1356, !1353}
!1399 = distinct !{!1399, !1400, !"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$7reserve17h91d0aeb5739d244eE: %self"}
!1400 = distinct !{!1400, !"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$7reserve17h91d0aeb5739d244eE"}
!1401 = !{!1402, !1362, !1363, !1359, !1360}
!1402 = distinct !{!1402, !1400, !"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$7reserve17h91d0aeb5739d244eE: %hasher"}
!1403 = !{!1404, !1406}
!1404 = distinct !{!1404, !1405, !"_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner17find_insert_index: %self"}
!1405 = distinct !{!1405, !"_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner17find_insert_index"}
!1406 = distinct !{!1406, !1407, !"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$14insert_no_grow17hd5385a02daf4682aE: %self"}
!1407 = distinct !{!1407, !"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$14insert_no_grow17hd5385a02daf4682aE"}
!1408 = !{!1409, !1410}
!1409 = distinct !{!1409, !1407, !"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$14insert_no_grow17hd5385a02daf4682aE: %value"}
!1410 = distinct !{!1410, !1411, !"_ZN3std11collections4hash3map22Entry$LT$K$C$V$C$A$GT$9or_insert17h3c3f119510a899ecE: %self"}
!1411 = distinct !{!1411, !"_ZN3std11collections4hash3map22Entry$LT$K$C$V$C$A$GT$9or_insert17h3c3f119510a899ecE"}
!1412 = !{!1413}
!1413 = distinct !{!1413, !1414, !"_ZN5alloc2rc11Rc$LT$T$GT$3new17h37c1d6b7810996cbE: %value"}
!1414 = distinct !{!1414, !"_ZN5alloc2rc11Rc$LT$T$GT$3new17h37c1d6b7810996cbE"}
!1415 = !{!1416, !1413}
!1416 = distinct !{!1416, !1417, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h21ee6f6bf54578bcE: %x"}
!1417 = distinct !{!1417, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h21ee6f6bf54578bcE"}
!1418 = !{!1419}
!1419 = distinct !{!1419, !1420, !"_ZN65_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h82e42b0efb88f35fE: %self"}
!1420 = distinct !{!1420, !"_ZN65_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..clone..Clone$GT$5clone17h82e42b0efb88f35fE"}
!1421 = !{!1422}
!1422 = distinct !{!1422, !1423, !"_ZN4core3ptr95drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$alloc..vec..Vec$LT$i32$GT$$GT$$GT$$GT$17he5606bad341bf0a7E: %_1"}
!1423 = distinct !{!1423, !"_ZN4core3ptr95drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$alloc..vec..Vec$LT$i32$GT$$GT$$GT$$GT$17he5606bad341bf0a7E"}
!1424 = !{!1425}
!1425 = distinct !{!1425, !1426, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0d4d5ece67dc7c2fE: %self"}
!1426 = distinct !{!1426, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0d4d5ece67dc7c2fE"}
!1427 = !{!1425, !1422}
!1428 = !{!1429}
!1429 = distinct !{!1429, !1430, !"_ZN4core3ptr95drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$alloc..vec..Vec$LT$i32$GT$$GT$$GT$$GT$17he5606bad341bf0a7E: %_1"}
!1430 = distinct !{!1430, !"_ZN4core3ptr95drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$alloc..vec..Vec$LT$i32$GT$$GT$$GT$$GT$17he5606bad341bf0a7E"}
!1431 = !{!1432}
!1432 = distinct !{!1432, !1433, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0d4d5ece67dc7c2fE: %self"}
!1433 = distinct !{!1433, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0d4d5ece67dc7c2fE"}
!1434 = !{!1432, !1429}
!1435 = !{!1436, !1438, !1440}
!1436 = distinct !{!1436, !1437, !"_RNvXsO_NtCsgEmfK2I1SDS_4core4cellNtB5_12BorrowRefMutNtNtNtB7_3ops4drop4Drop4drop: %self"}
!1437 = distinct !{!1437, !"_RNvXsO_NtCsgEmfK2I1SDS_4core4cellNtB5_12BorrowRefMutNtNtNtB7_3ops4drop4Drop4drop"}
!1438 = distinct !{!1438, !1439, !"_ZN4core3ptr45drop_in_place$LT$core..cell..BorrowRefMut$GT$17hcaa0f740344237efE: %_1"}
!1439 = distinct !{!1439, !"_ZN4core3ptr45drop_in_place$LT$core..cell..BorrowRefMut$GT$17hcaa0f740344237efE"}
!1440 = distinct !{!1440, !1441, !"_ZN4core3ptr73drop_in_place$LT$core..cell..RefMut$LT$alloc..vec..Vec$LT$i32$GT$$GT$$GT$17ha80f6f2c0d0be73dE: %_1"}
!1441 = distinct !{!1441, !"_ZN4core3ptr73drop_in_place$LT$core..cell..RefMut$LT$alloc..vec..Vec$LT$i32$GT$$GT$$GT$17ha80f6f2c0d0be73dE"}
!1442 = !{!1443, !1445}
!1443 = distinct !{!1443, !1444, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17he3d1f994087d50fcE: %self"}
!1444 = distinct !{!1444, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$8push_mut17he3d1f994087d50fcE"}
!1445 = distinct !{!1445, !1446, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hb0f20489392a7eadE: %self"}
!1446 = distinct !{!1446, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$4push17hb0f20489392a7eadE"}
!1447 = !{!1448, !1450, !1452}
!1448 = distinct !{!1448, !1449, !"_RNvXsO_NtCsgEmfK2I1SDS_4core4cellNtB5_12BorrowRefMutNtNtNtB7_3ops4drop4Drop4drop: %self"}
!1449 = distinct !{!1449, !"_RNvXsO_NtCsgEmfK2I1SDS_4core4cellNtB5_12BorrowRefMutNtNtNtB7_3ops4drop4Drop4drop"}
!1450 = distinct !{!1450, !1451, !"_ZN4core3ptr45drop_in_place$LT$core..cell..BorrowRefMut$GT$17hcaa0f740344237efE: %_1"}
!1451 = distinct !{!1451, !"_ZN4core3ptr45drop_in_place$LT$core..cell..BorrowRefMut$GT$17hcaa0f740344237efE"}
!1452 = distinct !{!1452, !1453, !"_ZN4core3ptr73drop_in_place$LT$core..cell..RefMut$LT$alloc..vec..Vec$LT$i32$GT$$GT$$GT$17ha80f6f2c0d0be73dE: %_1"}
!1453 = distinct !{!1453, !"_ZN4core3ptr73drop_in_place$LT$core..cell..RefMut$LT$alloc..vec..Vec$LT$i32$GT$$GT$$GT$17ha80f6f2c0d0be73dE"}
!1454 = !{!1455}
!1455 = distinct !{!1455, !1456, !"_ZN70_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17h9cc77c5ca0124b12E: %self"}
!1456 = distinct !{!1456, !"_ZN70_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..deref..Deref$GT$5deref17h9cc77c5ca0124b12E"}
!1457 = !{!1458}
!1458 = distinct !{!1458, !1459, !"_ZN4core3ptr70drop_in_place$LT$core..cell..Ref$LT$alloc..vec..Vec$LT$i32$GT$$GT$$GT$17heb43a118725c8fa3E: %_1"}
!1459 = distinct !{!1459, !"_ZN4core3ptr70drop_in_place$LT$core..cell..Ref$LT$alloc..vec..Vec$LT$i32$GT$$GT$$GT$17heb43a118725c8fa3E"}
!1460 = !{!1461}
!1461 = distinct !{!1461, !1462, !"_ZN4core3ptr42drop_in_place$LT$core..cell..BorrowRef$GT$17h05f0ab890b0d2d13E: %_1"}
!1462 = distinct !{!1462, !"_ZN4core3ptr42drop_in_place$LT$core..cell..BorrowRef$GT$17h05f0ab890b0d2d13E"}
!1463 = !{!1464}
!1464 = distinct !{!1464, !1465, !"_RNvXsG_NtCsgEmfK2I1SDS_4core4cellNtB5_9BorrowRefNtNtNtB7_3ops4drop4Drop4drop: %self"}
!1465 = distinct !{!1465, !"_RNvXsG_NtCsgEmfK2I1SDS_4core4cellNtB5_9BorrowRefNtNtNtB7_3ops4drop4Drop4drop"}
!1466 = !{!1464, !1461, !1458}
!1467 = !{!1468}
!1468 = distinct !{!1468, !1469, !"_ZN5alloc2rc15Rc$LT$T$C$A$GT$12strong_count17h7679b6ccd4e0f106E: %this"}
!1469 = distinct !{!1469, !"_ZN5alloc2rc15Rc$LT$T$C$A$GT$12strong_count17h7679b6ccd4e0f106E"}
!1470 = !{!1471}
!1471 = distinct !{!1471, !1472, !"_ZN4core3ptr70drop_in_place$LT$core..cell..Ref$LT$alloc..vec..Vec$LT$i32$GT$$GT$$GT$17heb43a118725c8fa3E: %_1"}
!1472 = distinct !{!1472, !"_ZN4core3ptr70drop_in_place$LT$core..cell..Ref$LT$alloc..vec..Vec$LT$i32$GT$$GT$$GT$17heb43a118725c8fa3E"}
!1473 = !{!1474}
!1474 = distinct !{!1474, !1475, !"_ZN4core3ptr42drop_in_place$LT$core..cell..BorrowRef$GT$17h05f0ab890b0d2d13E: %_1"}
!1475 = distinct !{!1475, !"_ZN4core3ptr42drop_in_place$LT$core..cell..BorrowRef$GT$17h05f0ab890b0d2d13E"}
!1476 = !{!1477}
!1477 = distinct !{!1477, !1478, !"_RNvXsG_NtCsgEmfK2I1SDS_4core4cellNtB5_9BorrowRefNtNtNtB7_3ops4drop4Drop4drop: %self"}
!1478 = distinct !{!1478, !"_RNvXsG_NtCsgEmfK2I1SDS_4core4cellNtB5_9BorrowRefNtNtNtB7_3ops4drop4Drop4drop"}
!1479 = !{!1477, !1474, !1471}
!1480 = !{!1481, !1483}
!1481 = distinct !{!1481, !1482, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0eba7622813a8880E: %self"}
!1482 = distinct !{!1482, !"_ZN72_$LT$alloc..boxed..Box$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0eba7622813a8880E"}
!1483 = distinct !{!1483, !1484, !"_ZN4core3ptr218drop_in_place$LT$alloc..boxed..Box$LT$core..mem..maybe_uninit..MaybeUninit$LT$$u5b$alloc..boxed..Box$LT$dyn$u20$core..ops..function..Fn$LT$$LP$f64$C$$RP$$GT$$u2b$Output$u20$$u3d$$u20$f64$GT$$u3b$$u20$2$u5d$$GT$$GT$$GT$17h47ba078b9e6a0857E: %_1"}
!1484 = distinct !{!1484, !"_ZN4core3ptr218drop_in_place$LT$alloc..boxed..Box$LT$core..mem..maybe_uninit..MaybeUninit$LT$$u5b$alloc..boxed..Box$LT$dyn$u20$core..ops..function..Fn$LT$$LP$f64$C$$RP$$GT$$u2b$Output$u20$$u3d$$u20$f64$GT$$u3b$$u20$2$u5d$$GT$$GT$$GT$17h47ba078b9e6a0857E"}
!1485 = !{!1486}
!1486 = distinct !{!1486, !1487, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h14ffe20b0c3a649fE: %x"}
!1487 = distinct !{!1487, !"_ZN5alloc5boxed12Box$LT$T$GT$3new17h14ffe20b0c3a649fE"}
!1488 = !{!1489}
!1489 = distinct !{!1489, !1490, !"_ZN5alloc5boxed31box_assume_init_into_vec_unsafe17h728bb1056fea2a15E: %_0"}
!1490 = distinct !{!1490, !"_ZN5alloc5boxed31box_assume_init_into_vec_unsafe17h728bb1056fea2a15E"}
!1491 = !{!1492}
!1492 = distinct !{!1492, !1490, !"_ZN5alloc5boxed31box_assume_init_into_vec_unsafe17h728bb1056fea2a15E: %b"}
!1493 = !{!1494, !1496, !1498, !1500}
!1494 = distinct !{!1494, !1495, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17hd3a5e4460b80fb5aE: %_0"}
!1495 = distinct !{!1495, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17hd3a5e4460b80fb5aE"}
!1496 = distinct !{!1496, !1497, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17h8695ccf2c407f696E: %_0"}
!1497 = distinct !{!1497, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17h8695ccf2c407f696E"}
!1498 = distinct !{!1498, !1499, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17h686eb31fd2efaef6E: %_0"}
!1499 = distinct !{!1499, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17h686eb31fd2efaef6E"}
!1500 = distinct !{!1500, !1501, !"_ZN4core4iter6traits8iterator8Iterator7collect17h6683c6aa2ddb4144E: %_0"}
!1501 = distinct !{!1501, !"_ZN4core4iter6traits8iterator8Iterator7collect17h6683c6aa2ddb4144E"}
!1502 = !{!1503}
!1503 = distinct !{!1503, !1504, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h26e8c2ae32239d81E: %self"}
!1504 = distinct !{!1504, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h26e8c2ae32239d81E"}
!1505 = !{!1506}
!1506 = distinct !{!1506, !1507, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17ha89206e6db303cbaE: %self"}
!1507 = distinct !{!1507, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted17ha89206e6db303cbaE"}
!1508 = !{!1509}
!1509 = distinct !{!1509, !1510, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h797c9d44176da4fbE: %elt"}
!1510 = distinct !{!1510, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h797c9d44176da4fbE"}
!1511 = !{!1512}
!1512 = distinct !{!1512, !1513, !"_ZN7formats11collections28_$u7b$$u7b$closure$u7d$$u7d$17hfe9750ece08aef19E: %f"}
!1513 = distinct !{!1513, !"_ZN7formats11collections28_$u7b$$u7b$closure$u7d$$u7d$17hfe9750ece08aef19E"}
!1514 = !{!1515}
!1515 = distinct !{!1515, !1516, !"_ZN86_$LT$alloc..boxed..Box$LT$F$C$A$GT$$u20$as$u20$core..ops..function..Fn$LT$Args$GT$$GT$4call17hd4a1b6438537df39E: %self"}
!1516 = distinct !{!1516, !"_ZN86_$LT$alloc..boxed..Box$LT$F$C$A$GT$$u20$as$u20$core..ops..function..Fn$LT$Args$GT$$GT$4call17hd4a1b6438537df39E"}
!1517 = !{!1515, !1512, !1509}
!1518 = !{!1519, !1520, !1522, !1524, !1506, !1503, !1494, !1496, !1498, !1500}
!1519 = distinct !{!1519, !1510, !"_ZN4core4iter8adapters3map8map_fold28_$u7b$$u7b$closure$u7d$$u7d$17h797c9d44176da4fbE: %_1"}
!1520 = distinct !{!1520, !1521, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h04e7238000af3c06E: %f"}
!1521 = distinct !{!1521, !"_ZN91_$LT$core..slice..iter..Iter$LT$T$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h04e7238000af3c06E"}
!1522 = distinct !{!1522, !1523, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h848a82530c346f07E: %g"}
!1523 = distinct !{!1523, !"_ZN102_$LT$core..iter..adapters..map..Map$LT$I$C$F$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4fold17h848a82530c346f07E"}
!1524 = distinct !{!1524, !1525, !"_ZN4core4iter6traits8iterator8Iterator8for_each17h08248d70ca8c2d58E: %f"}
!1525 = distinct !{!1525, !"_ZN4core4iter6traits8iterator8Iterator8for_each17h08248d70ca8c2d58E"}
!1526 = !{!1515, !1512, !1519, !1509, !1520, !1522, !1524, !1494, !1496, !1498, !1500}
!1527 = !{!1520, !1522, !1524, !1494, !1496, !1498, !1500}
!1528 = !{!1529, !1531, !1519, !1509, !1520, !1522, !1524, !1494, !1496, !1498, !1500}
!1529 = distinct !{!1529, !1530, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17h8f47917608a36483E: %_1"}
!1530 = distinct !{!1530, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$14extend_trusted28_$u7b$$u7b$closure$u7d$$u7d$17h8f47917608a36483E"}
!1531 = distinct !{!1531, !1532, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17h79d6f060c1d87008E: %_1"}
!1532 = distinct !{!1532, !"_ZN4core4iter6traits8iterator8Iterator8for_each4call28_$u7b$$u7b$closure$u7d$$u7d$17h79d6f060c1d87008E"}
!1533 = !{!1506, !1503}
!1534 = !{!1535, !1537, !1539, !1541, !1543, !1520, !1522, !1524, !1494, !1496, !1498, !1500}
!1535 = distinct !{!1535, !1536, !"_RNvXs_NtNtCslNYArtu3iFV_5alloc3vec15set_len_on_dropNtB4_12SetLenOnDropNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop: %self"}
!1536 = distinct !{!1536, !"_RNvXs_NtNtCslNYArtu3iFV_5alloc3vec15set_len_on_dropNtB4_12SetLenOnDropNtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4drop"}
!1537 = distinct !{!1537, !1538, !"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17heef45b4427ec37d7E: %_1"}
!1538 = distinct !{!1538, !"_ZN4core3ptr62drop_in_place$LT$alloc..vec..set_len_on_drop..SetLenOnDrop$GT$17heef45b4427ec37d7E"}
!1539 = distinct !{!1539, !1540, !"_ZN4core3ptr328drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..Fn$LT$$LP$f64$C$$RP$$GT$$u2b$Output$u20$$u3d$$u20$f64$GT$$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17hce871e6a106d9a5aE: %_1"}
!1540 = distinct !{!1540, !"_ZN4core3ptr328drop_in_place$LT$alloc..vec..Vec$LT$f64$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..Fn$LT$$LP$f64$C$$RP$$GT$$u2b$Output$u20$$u3d$$u20$f64$GT$$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17hce871e6a106d9a5aE"}
!1541 = distinct !{!1541, !1542, !"_ZN4core3ptr425drop_in_place$LT$core..iter..traits..iterator..Iterator..for_each..call$LT$f64$C$alloc..vec..Vec$LT$f64$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..Fn$LT$$LP$f64$C$$RP$$GT$$u2b$Output$u20$$u3d$$u20$f64$GT$$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17hdde3b0e3653e733cE: %_1"}
!1542 = distinct !{!1542, !"_ZN4core3ptr425drop_in_place$LT$core..iter..traits..iterator..Iterator..for_each..call$LT$f64$C$alloc..vec..Vec$LT$f64$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..Fn$LT$$LP$f64$C$$RP$$GT$$u2b$Output$u20$$u3d$$u20$f64$GT$$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17hdde3b0e3653e733cE"}
!1543 = distinct !{!1543, !1544, !"_ZN4core3ptr680drop_in_place$LT$core..iter..adapters..map..map_fold$LT$$RF$alloc..boxed..Box$LT$dyn$u20$core..ops..function..Fn$LT$$LP$f64$C$$RP$$GT$$u2b$Output$u20$$u3d$$u20$f64$GT$$C$f64$C$$LP$$RP$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$C$core..iter..traits..iterator..Iterator..for_each..call$LT$f64$C$alloc..vec..Vec$LT$f64$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..Fn$LT$$LP$f64$C$$RP$$GT$$u2b$Output$u20$$u3d$$u20$f64$GT$$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h258731a066c4d114E: %_1"}
!1544 = distinct !{!1544, !"_ZN4core3ptr680drop_in_place$LT$core..iter..adapters..map..map_fold$LT$$RF$alloc..boxed..Box$LT$dyn$u20$core..ops..function..Fn$LT$$LP$f64$C$$RP$$GT$$u2b$Output$u20$$u3d$$u20$f64$GT$$C$f64$C$$LP$$RP$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$C$core..iter..traits..iterator..Iterator..for_each..call$LT$f64$C$alloc..vec..Vec$LT$f64$GT$..extend_trusted$LT$core..iter..adapters..map..Map$LT$core..slice..iter..Iter$LT$alloc..boxed..Box$LT$dyn$u20$core..ops..function..Fn$LT$$LP$f64$C$$RP$$GT$$u2b$Output$u20$$u3d$$u20$f64$GT$$GT$$C$formats..collections..$u7b$$u7b$closure$u7d$$u7d$$GT$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$..$u7b$$u7b$closure$u7d$$u7d$$GT$17h258731a066c4d114E"}
!1545 = !{!1546}
!1546 = distinct !{!1546, !1547, !"_ZN4core3ptr95drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$alloc..vec..Vec$LT$i32$GT$$GT$$GT$$GT$17he5606bad341bf0a7E: %_1"}
!1547 = distinct !{!1547, !"_ZN4core3ptr95drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$alloc..vec..Vec$LT$i32$GT$$GT$$GT$$GT$17he5606bad341bf0a7E"}
!1548 = !{!1549}
!1549 = distinct !{!1549, !1550, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0d4d5ece67dc7c2fE: %self"}
!1550 = distinct !{!1550, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0d4d5ece67dc7c2fE"}
!1551 = !{!1549, !1546}
!1552 = !{!1553}
!1553 = distinct !{!1553, !1554, !"_ZN4core3ptr95drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$alloc..vec..Vec$LT$i32$GT$$GT$$GT$$GT$17he5606bad341bf0a7E: %_1"}
!1554 = distinct !{!1554, !"_ZN4core3ptr95drop_in_place$LT$alloc..rc..Rc$LT$core..cell..RefCell$LT$alloc..vec..Vec$LT$i32$GT$$GT$$GT$$GT$17he5606bad341bf0a7E"}
!1555 = !{!1556}
!1556 = distinct !{!1556, !1557, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0d4d5ece67dc7c2fE: %self"}
!1557 = distinct !{!1557, !"_ZN68_$LT$alloc..rc..Rc$LT$T$C$A$GT$$u20$as$u20$core..ops..drop..Drop$GT$4drop17h0d4d5ece67dc7c2fE"}
!1558 = !{!1556, !1553}
!1559 = !{!1406}
!1560 = !{!1404}
!1561 = !{!1562, !1404, !1406, !1409, !1410}
!1562 = distinct !{!1562, !1563, !"_RNvNtNtNtCsgEmfK2I1SDS_4core9core_arch3x864sse215__mm_loadu_si128: %_0"}
!1563 = distinct !{!1563, !"_RNvNtNtNtCsgEmfK2I1SDS_4core9core_arch3x864sse215__mm_loadu_si128"}
!1564 = !{!"branch_weights", i32 1, i32 1999}
!1565 = !{!1566, !1404, !1406, !1409, !1410}
!1566 = distinct !{!1566, !1567, !"_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner16fix_insert_index: %self"}
!1567 = distinct !{!1567, !"_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner16fix_insert_index"}
!1568 = !{!1569, !1566, !1404, !1406, !1409, !1410}
!1569 = distinct !{!1569, !1570, !"_RNvNtNtNtCsgEmfK2I1SDS_4core9core_arch3x864sse214__mm_load_si128: %_0"}
!1570 = distinct !{!1570, !"_RNvNtNtNtCsgEmfK2I1SDS_4core9core_arch3x864sse214__mm_load_si128"}
!1571 = !{!1406, !1409, !1410}
!1572 = !{!"branch_weights", i32 0, i32 1}
!1573 = !{!1406, !1410}
!1574 = !{!1575}
!1575 = distinct !{!1575, !1576, !"_ZN4core4iter6traits8iterator8Iterator7collect17h02fa990f1d88775dE: %_0"}
!1576 = distinct !{!1576, !"_ZN4core4iter6traits8iterator8Iterator7collect17h02fa990f1d88775dE"}
!1577 = !{!1578}
!1578 = distinct !{!1578, !1579, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17h336058a525ec8becE: %_0"}
!1579 = distinct !{!1579, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17h336058a525ec8becE"}
!1580 = !{!1578, !1581, !1575, !1582}
!1581 = distinct !{!1581, !1579, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17h336058a525ec8becE: %iter"}
!1582 = distinct !{!1582, !1576, !"_ZN4core4iter6traits8iterator8Iterator7collect17h02fa990f1d88775dE: %self"}
!1583 = !{!1584, !1586}
!1584 = distinct !{!1584, !1585, !"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h2b72afc685d04200E: %_0"}
!1585 = distinct !{!1585, !"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h2b72afc685d04200E"}
!1586 = distinct !{!1586, !1585, !"_ZN63_$LT$I$u20$as$u20$core..iter..traits..collect..IntoIterator$GT$9into_iter17h2b72afc685d04200E: %self"}
!1587 = !{!1578, !1575}
!1588 = !{!1589}
!1589 = distinct !{!1589, !1590, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17hdd30450b7e818d7fE: %_0"}
!1590 = distinct !{!1590, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17hdd30450b7e818d7fE"}
!1591 = !{!1592}
!1592 = distinct !{!1592, !1590, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17hdd30450b7e818d7fE: %iterator"}
!1593 = !{!1594}
!1594 = distinct !{!1594, !1595, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h34498499cc05d124E: %_0"}
!1595 = distinct !{!1595, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h34498499cc05d124E"}
!1596 = !{!1597}
!1597 = distinct !{!1597, !1595, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h34498499cc05d124E: %iterator"}
!1598 = !{!1589, !1592, !1578, !1581, !1575, !1582}
!1599 = !{!1594, !1597, !1589, !1592, !1578, !1581, !1575, !1582}
!1600 = !{!1601, !1597, !1592}
!1601 = distinct !{!1601, !1602, !"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h62cc4eb1d0c72f01E: %self"}
!1602 = distinct !{!1602, !"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h62cc4eb1d0c72f01E"}
!1603 = !{!1604, !1594, !1589, !1578, !1581, !1575, !1582}
!1604 = distinct !{!1604, !1602, !"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h62cc4eb1d0c72f01E: %_0"}
!1605 = !{!1594, !1589, !1578, !1581, !1575, !1582}
!1606 = !{!1594, !1589, !1578, !1575}
!1607 = !{!1597, !1592, !1581, !1582}
!1608 = !{!1609, !1611, !1613, !1597, !1592}
!1609 = distinct !{!1609, !1610, !"_ZN103_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h1d71dd12d8e45d30E: %self"}
!1610 = distinct !{!1610, !"_ZN103_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h1d71dd12d8e45d30E"}
!1611 = distinct !{!1611, !1612, !"_RNvXsa_NtCsjrHSEGnQ3l9_3std3envNtB5_4ArgsNtNtNtNtCsgEmfK2I1SDS_4core4iter6traits8iterator8Iterator9size_hint: %self"}
!1612 = distinct !{!1612, !"_RNvXsa_NtCsjrHSEGnQ3l9_3std3envNtB5_4ArgsNtNtNtNtCsgEmfK2I1SDS_4core4iter6traits8iterator8Iterator9size_hint"}
!1613 = distinct !{!1613, !1614, !"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17hba2dd0ec045a6f63E: %self"}
!1614 = distinct !{!1614, !"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17hba2dd0ec045a6f63E"}
!1615 = !{!1616, !1617, !1618, !1594, !1589, !1578, !1581, !1575, !1582}
!1616 = distinct !{!1616, !1610, !"_ZN103_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h1d71dd12d8e45d30E: %_0"}
!1617 = distinct !{!1617, !1612, !"_RNvXsa_NtCsjrHSEGnQ3l9_3std3envNtB5_4ArgsNtNtNtNtCsgEmfK2I1SDS_4core4iter6traits8iterator8Iterator9size_hint: %_0"}
!1618 = distinct !{!1618, !1614, !"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17hba2dd0ec045a6f63E: %_0"}
!1619 = !{!1613, !1597, !1592}
!1620 = !{!1618, !1594, !1589, !1578, !1581, !1575, !1582}
!1621 = !{!1622}
!1622 = distinct !{!1622, !1623, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h3e195ca9e2ecde1dE: %self"}
!1623 = distinct !{!1623, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h3e195ca9e2ecde1dE"}
!1624 = !{!1625}
!1625 = distinct !{!1625, !1623, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h3e195ca9e2ecde1dE: %iter"}
!1626 = !{!1627}
!1627 = distinct !{!1627, !1628, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17h658a53de73d856ccE: %self"}
!1628 = distinct !{!1628, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17h658a53de73d856ccE"}
!1629 = !{!1630}
!1630 = distinct !{!1630, !1628, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17h658a53de73d856ccE: %iterator"}
!1631 = !{!1622, !1625, !1594, !1597, !1589, !1592, !1578, !1581, !1575, !1582}
!1632 = !{!1633, !1630, !1625}
!1633 = distinct !{!1633, !1634, !"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h62cc4eb1d0c72f01E: %self"}
!1634 = distinct !{!1634, !"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h62cc4eb1d0c72f01E"}
!1635 = !{!1636, !1627, !1622, !1594, !1597, !1589, !1592, !1578, !1581, !1575, !1582}
!1636 = distinct !{!1636, !1634, !"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$4next17h62cc4eb1d0c72f01E: %_0"}
!1637 = !{!1627, !1630, !1622, !1625, !1594, !1597, !1589, !1592, !1578, !1581, !1575, !1582}
!1638 = !{!1627, !1622}
!1639 = !{!1630, !1625, !1594, !1597, !1589, !1592, !1578, !1581, !1575, !1582}
!1640 = !{!1641, !1643, !1645, !1630, !1625}
!1641 = distinct !{!1641, !1642, !"_ZN103_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h1d71dd12d8e45d30E: %self"}
!1642 = distinct !{!1642, !"_ZN103_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h1d71dd12d8e45d30E"}
!1643 = distinct !{!1643, !1644, !"_RNvXsa_NtCsjrHSEGnQ3l9_3std3envNtB5_4ArgsNtNtNtNtCsgEmfK2I1SDS_4core4iter6traits8iterator8Iterator9size_hint: %self"}
!1644 = distinct !{!1644, !"_RNvXsa_NtCsjrHSEGnQ3l9_3std3envNtB5_4ArgsNtNtNtNtCsgEmfK2I1SDS_4core4iter6traits8iterator8Iterator9size_hint"}
!1645 = distinct !{!1645, !1646, !"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17hba2dd0ec045a6f63E: %self"}
!1646 = distinct !{!1646, !"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17hba2dd0ec045a6f63E"}
!1647 = !{!1648, !1649, !1650, !1627, !1622, !1594, !1597, !1589, !1592, !1578, !1581, !1575, !1582}
!1648 = distinct !{!1648, !1642, !"_ZN103_$LT$alloc..vec..into_iter..IntoIter$LT$T$C$A$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17h1d71dd12d8e45d30E: %_0"}
!1649 = distinct !{!1649, !1644, !"_RNvXsa_NtCsjrHSEGnQ3l9_3std3envNtB5_4ArgsNtNtNtNtCsgEmfK2I1SDS_4core4iter6traits8iterator8Iterator9size_hint: %_0"}
!1650 = distinct !{!1650, !1646, !"_ZN100_$LT$core..iter..adapters..skip..Skip$LT$I$GT$$u20$as$u20$core..iter..traits..iterator..Iterator$GT$9size_hint17hba2dd0ec045a6f63E: %_0"}
!1651 = !{!1645, !1630, !1625}
!1652 = !{!1650, !1627, !1622, !1594, !1597, !1589, !1592, !1578, !1581, !1575, !1582}
!1653 = !{!1654}
!1654 = distinct !{!1654, !1655, !"_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String3new: %_0"}
!1655 = distinct !{!1655, !"_RNvMNtCslNYArtu3iFV_5alloc6stringNtB2_6String3new"}
!1656 = !{!1657}
!1657 = distinct !{!1657, !1658, !"_ZN4core4iter6traits8iterator8Iterator7collect17h50b215272282702dE: %_0"}
!1658 = distinct !{!1658, !"_ZN4core4iter6traits8iterator8Iterator7collect17h50b215272282702dE"}
!1659 = !{!1660}
!1660 = distinct !{!1660, !1661, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17h321cef4518324aacE: %_0"}
!1661 = distinct !{!1661, !"_ZN95_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$core..iter..traits..collect..FromIterator$LT$T$GT$$GT$9from_iter17h321cef4518324aacE"}
!1662 = !{!1663}
!1663 = distinct !{!1663, !1664, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17h4a84e09f8df9c8c4E: %_0"}
!1664 = distinct !{!1664, !"_ZN98_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter..SpecFromIter$LT$T$C$I$GT$$GT$9from_iter17h4a84e09f8df9c8c4E"}
!1665 = !{!1666}
!1666 = distinct !{!1666, !1667, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h0fb7560baddc5fbaE: %_0"}
!1667 = distinct !{!1667, !"_ZN111_$LT$alloc..vec..Vec$LT$T$GT$$u20$as$u20$alloc..vec..spec_from_iter_nested..SpecFromIterNested$LT$T$C$I$GT$$GT$9from_iter17h0fb7560baddc5fbaE"}
!1668 = !{!1663, !1660, !1657}
!1669 = !{!1666, !1663, !1660, !1657}
!1670 = !{!1671}
!1671 = distinct !{!1671, !1672, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h218dd6d1de37b683E: %self"}
!1672 = distinct !{!1672, !"_ZN97_$LT$alloc..vec..Vec$LT$T$C$A$GT$$u20$as$u20$alloc..vec..spec_extend..SpecExtend$LT$T$C$I$GT$$GT$11spec_extend17h218dd6d1de37b683E"}
!1673 = !{!1674}
!1674 = distinct !{!1674, !1675, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17h182b62dd848e4a33E: %self"}
!1675 = distinct !{!1675, !"_ZN5alloc3vec16Vec$LT$T$C$A$GT$16extend_desugared17h182b62dd848e4a33E"}
!1676 = !{!1671, !1666, !1663, !1660, !1657}
!1677 = !{!1674, !1671, !1666, !1663, !1660, !1657}
!1678 = !{!1674, !1671}
!1679 = !{!1680}
!1680 = distinct !{!1680, !1681, !"_ZN3std5panic12catch_unwind17ha4bac6d030c7cbebE: %_0"}
!1681 = distinct !{!1681, !"_ZN3std5panic12catch_unwind17ha4bac6d030c7cbebE"}
!1682 = !{!1680, !1683}
!1683 = distinct !{!1683, !1681, !"_ZN3std5panic12catch_unwind17ha4bac6d030c7cbebE: %f"}
!1684 = !{!1685, !1680, !1683}
!1685 = distinct !{!1685, !1686, !"_ZN7formats4main28_$u7b$$u7b$closure$u7d$$u7d$17h0f7bf345fb2fd4baE: %_1"}
!1686 = distinct !{!1686, !"_ZN7formats4main28_$u7b$$u7b$closure$u7d$$u7d$17h0f7bf345fb2fd4baE"}
!1687 = !{!"branch_weights", i32 2000, i32 2000, i32 2000, i32 2000, i32 2000, i32 1, i32 2000, i32 2000}
!1688 = !{!1683}
!1689 = !{!1690}
!1690 = distinct !{!1690, !1691, !"_ZN4core6result19Result$LT$T$C$E$GT$6expect17h7221d86e83d57ce0E: %self"}
!1691 = distinct !{!1691, !"_ZN4core6result19Result$LT$T$C$E$GT$6expect17h7221d86e83d57ce0E"}
!1692 = !{!1693}
!1693 = distinct !{!1693, !1694, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17h05dc794dde5237d5E: %self"}
!1694 = distinct !{!1694, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$4next17h05dc794dde5237d5E"}
!1695 = !{!1696, !1693}
!1696 = distinct !{!1696, !1697, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack: %self"}
!1697 = distinct !{!1697, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack"}
!1698 = !{!1699}
!1699 = distinct !{!1699, !1700, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %self"}
!1700 = distinct !{!1700, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match"}
!1701 = !{!1699, !1693}
!1702 = !{!1703}
!1703 = distinct !{!1703, !1700, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %_0"}
!1704 = !{!1703, !1699, !1693}
!1705 = !{!1706}
!1706 = distinct !{!1706, !1707, !"_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr: %text.0"}
!1707 = distinct !{!1707, !"_RNvNtNtCsgEmfK2I1SDS_4core5slice6memchr6memchr"}
!1708 = !{!1709, !1693}
!1709 = distinct !{!1709, !1710, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$7get_end17h319cf8273dc7b785E: %self"}
!1710 = distinct !{!1710, !"_ZN4core3str4iter22SplitInternal$LT$P$GT$7get_end17h319cf8273dc7b785E"}
!1711 = !{!1712}
!1712 = distinct !{!1712, !1713, !"_ZN4core4hash11BuildHasher8hash_one17h94ad92799e63f8b7E: %self"}
!1713 = distinct !{!1713, !"_ZN4core4hash11BuildHasher8hash_one17h94ad92799e63f8b7E"}
!1714 = !{!1712, !1715}
!1715 = distinct !{!1715, !1713, !"_ZN4core4hash11BuildHasher8hash_one17h94ad92799e63f8b7E: argument 1"}
!1716 = !{!1717}
!1717 = distinct !{!1717, !1718, !"_RNvXs_NtNtCsjrHSEGnQ3l9_3std4hash6randomNtB4_11RandomStateNtNtCsgEmfK2I1SDS_4core4hash11BuildHasher12build_hasher: %_0"}
!1718 = distinct !{!1718, !"_RNvXs_NtNtCsjrHSEGnQ3l9_3std4hash6randomNtB4_11RandomStateNtNtCsgEmfK2I1SDS_4core4hash11BuildHasher12build_hasher"}
!1719 = !{!1720}
!1720 = distinct !{!1720, !1718, !"_RNvXs_NtNtCsjrHSEGnQ3l9_3std4hash6randomNtB4_11RandomStateNtNtCsgEmfK2I1SDS_4core4hash11BuildHasher12build_hasher: %self"}
!1721 = !{!1720, !1712}
!1722 = !{!1717, !1715}
!1723 = !{!1720, !1712, !1715}
!1724 = !{!1725, !1712}
!1725 = distinct !{!1725, !1726, !"_ZN4core4hash5impls52_$LT$impl$u20$core..hash..Hash$u20$for$u20$$RF$T$GT$4hash17h31755d3a7a5dabdbE: %self"}
!1726 = distinct !{!1726, !"_ZN4core4hash5impls52_$LT$impl$u20$core..hash..Hash$u20$for$u20$$RF$T$GT$4hash17h31755d3a7a5dabdbE"}
!1727 = !{!1728, !1730, !1731, !1733, !1734, !1736, !1725, !1737, !1712, !1715}
!1728 = distinct !{!1728, !1729, !"_ZN71_$LT$core..hash..sip..Hasher$LT$S$GT$$u20$as$u20$core..hash..Hasher$GT$9write_str17h231bb0c099398784E: %self"}
!1729 = distinct !{!1729, !"_ZN71_$LT$core..hash..sip..Hasher$LT$S$GT$$u20$as$u20$core..hash..Hasher$GT$9write_str17h231bb0c099398784E"}
!1730 = distinct !{!1730, !1729, !"_ZN71_$LT$core..hash..sip..Hasher$LT$S$GT$$u20$as$u20$core..hash..Hasher$GT$9write_str17h231bb0c099398784E: %s.0"}
!1731 = distinct !{!1731, !1732, !"_RNvXs2_NtNtCsjrHSEGnQ3l9_3std4hash6randomNtB5_13DefaultHasherNtNtCsgEmfK2I1SDS_4core4hash6Hasher9write_str: %self"}
!1732 = distinct !{!1732, !"_RNvXs2_NtNtCsjrHSEGnQ3l9_3std4hash6randomNtB5_13DefaultHasherNtNtCsgEmfK2I1SDS_4core4hash6Hasher9write_str"}
!1733 = distinct !{!1733, !1732, !"_RNvXs2_NtNtCsjrHSEGnQ3l9_3std4hash6randomNtB5_13DefaultHasherNtNtCsgEmfK2I1SDS_4core4hash6Hasher9write_str: %s.0"}
!1734 = distinct !{!1734, !1735, !"_ZN4core4hash5impls50_$LT$impl$u20$core..hash..Hash$u20$for$u20$str$GT$4hash17h68cbee23caa525deE: %self.0"}
!1735 = distinct !{!1735, !"_ZN4core4hash5impls50_$LT$impl$u20$core..hash..Hash$u20$for$u20$str$GT$4hash17h68cbee23caa525deE"}
!1736 = distinct !{!1736, !1735, !"_ZN4core4hash5impls50_$LT$impl$u20$core..hash..Hash$u20$for$u20$str$GT$4hash17h68cbee23caa525deE: %state"}
!1737 = distinct !{!1737, !1726, !"_ZN4core4hash5impls52_$LT$impl$u20$core..hash..Hash$u20$for$u20$$RF$T$GT$4hash17h31755d3a7a5dabdbE: %state"}
!1738 = !{!1730, !1733, !1734, !1725, !1712, !1715}
!1739 = !{!1740, !1742}
!1740 = distinct !{!1740, !1741, !"_ZN71_$LT$core..hash..sip..Hasher$LT$S$GT$$u20$as$u20$core..hash..Hasher$GT$6finish17h6a9a3e76fb0d8643E: %self"}
!1741 = distinct !{!1741, !"_ZN71_$LT$core..hash..sip..Hasher$LT$S$GT$$u20$as$u20$core..hash..Hasher$GT$6finish17h6a9a3e76fb0d8643E"}
!1742 = distinct !{!1742, !1743, !"_RNvXs2_NtNtCsjrHSEGnQ3l9_3std4hash6randomNtB5_13DefaultHasherNtNtCsgEmfK2I1SDS_4core4hash6Hasher6finish: %self"}
!1743 = distinct !{!1743, !"_RNvXs2_NtNtCsjrHSEGnQ3l9_3std4hash6randomNtB5_13DefaultHasherNtNtCsgEmfK2I1SDS_4core4hash6Hasher6finish"}
!1744 = !{!1745}
!1745 = distinct !{!1745, !1746, !"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$4find17h433d25ef0e7feadcE: %self"}
!1746 = distinct !{!1746, !"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$4find17h433d25ef0e7feadcE"}
!1747 = !{!1748}
!1748 = distinct !{!1748, !1746, !"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$4find17h433d25ef0e7feadcE: argument 1"}
!1749 = !{!1750}
!1750 = distinct !{!1750, !1751, !"_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner10find_inner: %self"}
!1751 = distinct !{!1751, !"_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner10find_inner"}
!1752 = !{!1750, !1745}
!1753 = !{!1754, !1748}
!1754 = distinct !{!1754, !1751, !"_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner10find_inner: %eq.1"}
!1755 = !{!1756, !1750, !1754, !1745, !1748}
!1756 = distinct !{!1756, !1757, !"_RNvNtNtNtCsgEmfK2I1SDS_4core9core_arch3x864sse215__mm_loadu_si128: %_0"}
!1757 = distinct !{!1757, !"_RNvNtNtNtCsgEmfK2I1SDS_4core9core_arch3x864sse215__mm_loadu_si128"}
!1758 = !{!1759, !1761, !1763}
!1759 = distinct !{!1759, !1760, !"_ZN55_$LT$$RF$T$u20$as$u20$core..borrow..Borrow$LT$T$GT$$GT$6borrow17h185633da5c210fdbE: %self"}
!1760 = distinct !{!1760, !"_ZN55_$LT$$RF$T$u20$as$u20$core..borrow..Borrow$LT$T$GT$$GT$6borrow17h185633da5c210fdbE"}
!1761 = distinct !{!1761, !1762, !"_ZN52_$LT$Q$u20$as$u20$hashbrown..Equivalent$LT$K$GT$$GT$10equivalent17h2ac2accf7a97a49dE: %key"}
!1762 = distinct !{!1762, !"_ZN52_$LT$Q$u20$as$u20$hashbrown..Equivalent$LT$K$GT$$GT$10equivalent17h2ac2accf7a97a49dE"}
!1763 = distinct !{!1763, !1764, !"_ZN9hashbrown3map14equivalent_key28_$u7b$$u7b$closure$u7d$$u7d$17h903d5e7914b691b2E: %x"}
!1764 = distinct !{!1764, !"_ZN9hashbrown3map14equivalent_key28_$u7b$$u7b$closure$u7d$$u7d$17h903d5e7914b691b2E"}
!1765 = !{!1766, !1767, !1768, !1750, !1754, !1745, !1748}
!1766 = distinct !{!1766, !1762, !"_ZN52_$LT$Q$u20$as$u20$hashbrown..Equivalent$LT$K$GT$$GT$10equivalent17h2ac2accf7a97a49dE: %self.0"}
!1767 = distinct !{!1767, !1764, !"_ZN9hashbrown3map14equivalent_key28_$u7b$$u7b$closure$u7d$$u7d$17h903d5e7914b691b2E: %_1"}
!1768 = distinct !{!1768, !1769, !"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$4find28_$u7b$$u7b$closure$u7d$$u7d$17hc79c71b5da407f0bE: %_1"}
!1769 = distinct !{!1769, !"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$4find28_$u7b$$u7b$closure$u7d$$u7d$17hc79c71b5da407f0bE"}
!1770 = !{!1745, !1748}
!1771 = !{!1772}
!1772 = distinct !{!1772, !1773, !"_ZN9hashbrown3raw13RawTableInner20reserve_rehash_inner17h557f8c964b5418beE: %self"}
!1773 = distinct !{!1773, !"_ZN9hashbrown3raw13RawTableInner20reserve_rehash_inner17h557f8c964b5418beE"}
!1774 = !{!1775}
!1775 = distinct !{!1775, !1773, !"_ZN9hashbrown3raw13RawTableInner20reserve_rehash_inner17h557f8c964b5418beE: %alloc"}
!1776 = !{!1772, !1775}
!1777 = !{!1778}
!1778 = distinct !{!1778, !1779, !"_ZN9hashbrown3raw13RawTableInner12resize_inner17h9d63d71d2f3871d4E: %self"}
!1779 = distinct !{!1779, !"_ZN9hashbrown3raw13RawTableInner12resize_inner17h9d63d71d2f3871d4E"}
!1780 = !{!1778, !1781, !1772, !1775}
!1781 = distinct !{!1781, !1779, !"_ZN9hashbrown3raw13RawTableInner12resize_inner17h9d63d71d2f3871d4E: %alloc"}
!1782 = !{!"branch_weights", i32 2002, i32 2000}
!1783 = !{!1784, !1786, !1778, !1772}
!1784 = distinct !{!1784, !1785, !"_ZN9hashbrown3raw13RawTableInner17new_uninitialized17h281d90525c5f6414E: %_0"}
!1785 = distinct !{!1785, !"_ZN9hashbrown3raw13RawTableInner17new_uninitialized17h281d90525c5f6414E"}
!1786 = distinct !{!1786, !1787, !"_ZN9hashbrown3raw13RawTableInner22fallible_with_capacity17h5357846eef6569a6E: %_0"}
!1787 = distinct !{!1787, !"_ZN9hashbrown3raw13RawTableInner22fallible_with_capacity17h5357846eef6569a6E"}
!1788 = !{!1786, !1778, !1772}
!1789 = !{!1778, !1772}
!1790 = !{!1781, !1775}
!1791 = !{!1792, !1778, !1772}
!1792 = distinct !{!1792, !1793, !"_RNvNtNtNtCsgEmfK2I1SDS_4core9core_arch3x864sse214__mm_load_si128: %_0"}
!1793 = distinct !{!1793, !"_RNvNtNtNtCsgEmfK2I1SDS_4core9core_arch3x864sse214__mm_load_si128"}
!1794 = !{!1795}
!1795 = distinct !{!1795, !1796, !"_RNvNtNtNtCsgEmfK2I1SDS_4core9core_arch3x864sse214__mm_load_si128: %_0"}
!1796 = distinct !{!1796, !"_RNvNtNtNtCsgEmfK2I1SDS_4core9core_arch3x864sse214__mm_load_si128"}
!1797 = !{!1798}
!1798 = distinct !{!1798, !1799, !"_ZN4core3ptr10swap_chunk17h1338a54aa920e0ddE: %x"}
!1799 = distinct !{!1799, !"_ZN4core3ptr10swap_chunk17h1338a54aa920e0ddE"}
!1800 = !{!1801}
!1801 = distinct !{!1801, !1799, !"_ZN4core3ptr10swap_chunk17h1338a54aa920e0ddE: %y"}
!1802 = !{!1803, !1805, !1807}
!1803 = distinct !{!1803, !1804, !"_ZN9hashbrown3map11make_hasher28_$u7b$$u7b$closure$u7d$$u7d$17h5c2b4c8dbd111c15E: %_1"}
!1804 = distinct !{!1804, !"_ZN9hashbrown3map11make_hasher28_$u7b$$u7b$closure$u7d$$u7d$17h5c2b4c8dbd111c15E"}
!1805 = distinct !{!1805, !1806, !"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$14reserve_rehash28_$u7b$$u7b$closure$u7d$$u7d$17ha1c107998f025743E: %_1"}
!1806 = distinct !{!1806, !"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$14reserve_rehash28_$u7b$$u7b$closure$u7d$$u7d$17ha1c107998f025743E"}
!1807 = distinct !{!1807, !1806, !"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$14reserve_rehash28_$u7b$$u7b$closure$u7d$$u7d$17ha1c107998f025743E: %table"}
!1808 = !{!1809, !1811}
!1809 = distinct !{!1809, !1810, !"_RNvNtNtNtCsgEmfK2I1SDS_4core9core_arch3x864sse215__mm_loadu_si128: %_0"}
!1810 = distinct !{!1810, !"_RNvNtNtNtCsgEmfK2I1SDS_4core9core_arch3x864sse215__mm_loadu_si128"}
!1811 = distinct !{!1811, !1812, !"_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner17find_insert_index: %self"}
!1812 = distinct !{!1812, !"_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner17find_insert_index"}
!1813 = !{!1814, !1811}
!1814 = distinct !{!1814, !1815, !"_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner16fix_insert_index: %self"}
!1815 = distinct !{!1815, !"_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner16fix_insert_index"}
!1816 = !{!1817, !1814, !1811}
!1817 = distinct !{!1817, !1818, !"_RNvNtNtNtCsgEmfK2I1SDS_4core9core_arch3x864sse214__mm_load_si128: %_0"}
!1818 = distinct !{!1818, !"_RNvNtNtNtCsgEmfK2I1SDS_4core9core_arch3x864sse214__mm_load_si128"}
!1819 = !{!1820}
!1820 = distinct !{!1820, !1821, !"_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner15rehash_in_place: %self"}
!1821 = distinct !{!1821, !"_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner15rehash_in_place"}
!1822 = !{!1823}
!1823 = distinct !{!1823, !1824, !"_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner23prepare_rehash_in_place: %self"}
!1824 = distinct !{!1824, !"_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner23prepare_rehash_in_place"}
!1825 = !{!1823, !1820}
!1826 = !{!1823, !1820, !1775}
!1827 = !{!1828, !1823, !1820, !1775}
!1828 = distinct !{!1828, !1829, !"_RNvNtNtNtCsgEmfK2I1SDS_4core9core_arch3x864sse214__mm_load_si128: %_0"}
!1829 = distinct !{!1829, !"_RNvNtNtNtCsgEmfK2I1SDS_4core9core_arch3x864sse214__mm_load_si128"}
!1830 = !{!1831, !1823, !1820, !1775}
!1831 = distinct !{!1831, !1832, !"_RNvNtNtNtCsgEmfK2I1SDS_4core9core_arch3x864sse215__mm_store_si128: %a"}
!1832 = distinct !{!1832, !"_RNvNtNtNtCsgEmfK2I1SDS_4core9core_arch3x864sse215__mm_store_si128"}
!1833 = !{!1820, !1775}
!1834 = !{!1835, !1837, !1839, !1820, !1775}
!1835 = distinct !{!1835, !1836, !"_ZN9hashbrown3map11make_hasher28_$u7b$$u7b$closure$u7d$$u7d$17h5c2b4c8dbd111c15E: %_1"}
!1836 = distinct !{!1836, !"_ZN9hashbrown3map11make_hasher28_$u7b$$u7b$closure$u7d$$u7d$17h5c2b4c8dbd111c15E"}
!1837 = distinct !{!1837, !1838, !"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$14reserve_rehash28_$u7b$$u7b$closure$u7d$$u7d$17ha1c107998f025743E: %_1"}
!1838 = distinct !{!1838, !"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$14reserve_rehash28_$u7b$$u7b$closure$u7d$$u7d$17ha1c107998f025743E"}
!1839 = distinct !{!1839, !1838, !"_ZN9hashbrown3raw21RawTable$LT$T$C$A$GT$14reserve_rehash28_$u7b$$u7b$closure$u7d$$u7d$17ha1c107998f025743E: %table"}
!1840 = !{!1841, !1843, !1820, !1775}
!1841 = distinct !{!1841, !1842, !"_RNvNtNtNtCsgEmfK2I1SDS_4core9core_arch3x864sse215__mm_loadu_si128: %_0"}
!1842 = distinct !{!1842, !"_RNvNtNtNtCsgEmfK2I1SDS_4core9core_arch3x864sse215__mm_loadu_si128"}
!1843 = distinct !{!1843, !1844, !"_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner17find_insert_index: %self"}
!1844 = distinct !{!1844, !"_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner17find_insert_index"}
!1845 = !{!1846, !1843, !1820, !1775}
!1846 = distinct !{!1846, !1847, !"_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner16fix_insert_index: %self"}
!1847 = distinct !{!1847, !"_RNvMsa_NtCsgvbsrvnw3yD_9hashbrown3rawNtB5_13RawTableInner16fix_insert_index"}
!1848 = !{!1849, !1846, !1843, !1820, !1775}
!1849 = distinct !{!1849, !1850, !"_RNvNtNtNtCsgEmfK2I1SDS_4core9core_arch3x864sse214__mm_load_si128: %_0"}
!1850 = distinct !{!1850, !"_RNvNtNtNtCsgEmfK2I1SDS_4core9core_arch3x864sse214__mm_load_si128"}
!1851 = !{!1852}
!1852 = distinct !{!1852, !1853, !"_ZN4core3ptr10swap_chunk17h1338a54aa920e0ddE: %x"}
!1853 = distinct !{!1853, !"_ZN4core3ptr10swap_chunk17h1338a54aa920e0ddE"}
!1854 = !{!1855}
!1855 = distinct !{!1855, !1853, !"_ZN4core3ptr10swap_chunk17h1338a54aa920e0ddE: %y"}
!1856 = !{!1855, !1820, !1775}
!1857 = !{!1852, !1820, !1775}
