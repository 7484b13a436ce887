; ModuleID = 'containers.cpp'
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.std::pair.16" = type { i32, i32 }
%"struct.std::piecewise_construct_t" = type { i8 }
%"struct.std::__detail::_AllocNode" = type { ptr }
%"class.std::unordered_map" = type { %"class.std::_Hashtable" }
%"class.std::_Hashtable" = type { ptr, i64, %"struct.std::__detail::_Hash_node_base", i64, %"struct.std::__detail::_Prime_rehash_policy", ptr }
%"struct.std::__detail::_Hash_node_base" = type { ptr }
%"struct.std::__detail::_Prime_rehash_policy" = type { float, i64 }
%"class.std::__cxx11::basic_string" = type { %"struct.std::__cxx11::basic_string<char>::_Alloc_hider", i64, %union.anon }
%"struct.std::__cxx11::basic_string<char>::_Alloc_hider" = type { ptr }
%union.anon = type { i64, [8 x i8] }
%"class.std::unordered_set" = type { %"class.std::_Hashtable.60" }
%"class.std::_Hashtable.60" = type { ptr, i64, %"struct.std::__detail::_Hash_node_base", i64, %"struct.std::__detail::_Prime_rehash_policy", ptr }
%"class.std::__cxx11::list" = type { %"class.std::__cxx11::_List_base" }
%"class.std::__cxx11::_List_base" = type { %"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl" }
%"struct.std::__cxx11::_List_base<int, std::allocator<int>>::_List_impl" = type { %"struct.std::__detail::_List_node_header" }
%"struct.std::__detail::_List_node_header" = type { %"struct.std::__detail::_List_node_base", i64 }
%"struct.std::__detail::_List_node_base" = type { ptr, ptr }
%"struct.std::_Rb_tree<int, std::pair<const int, int>, std::_Select1st<std::pair<const int, int>>, std::less<int>>::_Alloc_node" = type { ptr }
%"class.std::set" = type { %"class.std::_Rb_tree" }
%"class.std::_Rb_tree" = type { %"struct.std::_Rb_tree<int, int, std::_Identity<int>, std::less<int>>::_Rb_tree_impl" }
%"struct.std::_Rb_tree<int, int, std::_Identity<int>, std::less<int>>::_Rb_tree_impl" = type { [8 x i8], %"struct.std::_Rb_tree_header" }
%"struct.std::_Rb_tree_header" = type { %"struct.std::_Rb_tree_node_base", i64 }
%"struct.std::_Rb_tree_node_base" = type { i32, ptr, ptr, ptr }
%"class.std::map" = type { %"class.std::_Rb_tree.0" }
%"class.std::_Rb_tree.0" = type { %"struct.std::_Rb_tree<std::__cxx11::basic_string<char>, std::pair<const std::__cxx11::basic_string<char>, int>, std::_Select1st<std::pair<const std::__cxx11::basic_string<char>, int>>, std::less<std::__cxx11::basic_string<char>>>::_Rb_tree_impl" }
%"struct.std::_Rb_tree<std::__cxx11::basic_string<char>, std::pair<const std::__cxx11::basic_string<char>, int>, std::_Select1st<std::pair<const std::__cxx11::basic_string<char>, int>>, std::less<std::__cxx11::basic_string<char>>>::_Rb_tree_impl" = type { [8 x i8], %"struct.std::_Rb_tree_header" }
%"class.std::multimap" = type { %"class.std::_Rb_tree.11" }
%"class.std::_Rb_tree.11" = type { %"struct.std::_Rb_tree<int, std::pair<const int, int>, std::_Select1st<std::pair<const int, int>>, std::less<int>>::_Rb_tree_impl" }
%"struct.std::_Rb_tree<int, std::pair<const int, int>, std::_Select1st<std::pair<const int, int>>, std::less<int>>::_Rb_tree_impl" = type { [8 x i8], %"struct.std::_Rb_tree_header" }
%"class.std::tuple" = type { %"struct.std::_Tuple_impl" }
%"struct.std::_Tuple_impl" = type { %"struct.std::_Head_base" }
%"struct.std::_Head_base" = type { ptr }
%"class.std::tuple.34" = type { i8 }
%"struct.std::_Rb_tree<std::__cxx11::basic_string<char>, std::pair<const std::__cxx11::basic_string<char>, int>, std::_Select1st<std::pair<const std::__cxx11::basic_string<char>, int>>, std::less<std::__cxx11::basic_string<char>>>::_Auto_node" = type { ptr, ptr }
%"struct.std::__detail::_Scratch_list" = type { %"struct.std::__detail::_List_node_base" }
%"struct.std::_Hashtable<std::__cxx11::basic_string<char>, std::pair<const std::__cxx11::basic_string<char>, int>, std::allocator<std::pair<const std::__cxx11::basic_string<char>, int>>, std::__detail::_Select1st, std::equal_to<std::__cxx11::basic_string<char>>, std::hash<string>, std::__detail::_Mod_range_hashing, std::__detail::_Default_ranged_hash, std::__detail::_Prime_rehash_policy, std::__detail::_Hashtable_traits<true, false, true>>::_Scoped_node" = type { ptr, ptr }

$_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEEixEOS5_ = comdat any

$_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEE2atERS9_ = comdat any

$__clang_call_terminate = comdat any

$_ZNSt8multimapIiiSt4lessIiESaISt4pairIKiiEEED2Ev = comdat any

$_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEED2Ev = comdat any

$_ZNSt3setIiSt4lessIiESaIiEED2Ev = comdat any

$_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE16_M_insert_uniqueIRKiEESt4pairISt17_Rb_tree_iteratorIiEbEOT_ = comdat any

$_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE12_M_erase_auxESt23_Rb_tree_const_iteratorIiES7_ = comdat any

$_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE = comdat any

$_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOS5_EESJ_IJEEEEESt17_Rb_tree_iteratorIS8_ESt23_Rb_tree_const_iteratorIS8_EDpOT_ = comdat any

$_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_ = comdat any

$_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE10_Auto_nodeD2Ev = comdat any

$_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_ = comdat any

$_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE11equal_rangeERS7_ = comdat any

$_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS8_ESG_ = comdat any

$_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E = comdat any

$_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EED2Ev = comdat any

$_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE16_M_insert_equal_IRKS2_NS8_11_Alloc_nodeEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EOT_RT0_ = comdat any

$_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE28_M_get_insert_hint_equal_posESt23_Rb_tree_const_iteratorIS2_ERS1_ = comdat any

$_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E = comdat any

$_ZNSt7__cxx114listIiSaIiEE4sortEv = comdat any

$_ZNSt13unordered_setIiSt4hashIiESt8equal_toIiESaIiEED2Ev = comdat any

$_ZNSt13unordered_mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4hashIS5_ESt8equal_toIS5_ESaISt4pairIKS5_iEEED2Ev = comdat any

$_ZNSt8__detail9_Map_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS6_iESaIS9_ENS_10_Select1stESt8equal_toIS6_ESt4hashIS6_ENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb1ELb0ELb1EEELb1EEixEOS6_ = comdat any

$_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE21_M_insert_unique_nodeEmmPNSA_10_Hash_nodeIS8_Lb1EEEm = comdat any

$_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE12_Scoped_nodeD2Ev = comdat any

$_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE = comdat any

$_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE8_M_eraseESt17integral_constantIbLb1EERS7_ = comdat any

$_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE8_M_eraseEmPNSA_15_Hash_node_baseEPNSA_10_Hash_nodeIS8_Lb1EEE = comdat any

$_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE16_M_insert_uniqueIiiNS1_10_AllocNodeISaINS1_10_Hash_nodeIiLb0EEEEEEEESt4pairINS1_14_Node_iteratorIiLb1ELb0EEEbEOT_OT0_RKT1_ = comdat any

$_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE21_M_insert_unique_nodeEmmPNS1_10_Hash_nodeIiLb0EEEm = comdat any

$_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE = comdat any

$_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE6rehashEm = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev = comdat any

$_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv = comdat any

$_ZSt19piecewise_construct = comdat any

$_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits = comdat any

$_ZTVSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = comdat any

$_ZTSSt19_Sp_make_shared_tag = comdat any

$_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag = comdat any

@.str = private unnamed_addr constant [8 x i8] c"%ld %d\0A\00", align 1
@.str.1 = private unnamed_addr constant [11 x i8] c"%zu %d %d\0A\00", align 1
@.str.2 = private unnamed_addr constant [4 x i8] c"the\00", align 1
@.str.3 = private unnamed_addr constant [4 x i8] c"cat\00", align 1
@.str.4 = private unnamed_addr constant [4 x i8] c"and\00", align 1
@.str.5 = private unnamed_addr constant [4 x i8] c"dog\00", align 1
@.str.6 = private unnamed_addr constant [4 x i8] c"end\00", align 1
@constinit = private unnamed_addr constant [8 x ptr] [ptr @.str.2, ptr @.str.3, ptr @.str.4, ptr @.str.2, ptr @.str.5, ptr @.str.4, ptr @.str.2, ptr @.str.6], align 8
@.str.7 = private unnamed_addr constant [8 x i8] c"%s %d, \00", align 1
@constinit.8 = private unnamed_addr constant [3 x %"struct.std::pair.16"] [%"struct.std::pair.16" { i32 2, i32 1 }, %"struct.std::pair.16" { i32 1, i32 1 }, %"struct.std::pair.16" { i32 2, i32 2 }], align 4
@.str.9 = private unnamed_addr constant [8 x i8] c"%zu %d\0A\00", align 1
@_ZTISt9exception = external constant ptr
@_ZSt19piecewise_construct = linkonce_odr dso_local constant %"struct.std::piecewise_construct_t" zeroinitializer, comdat, align 1
@.str.12 = private unnamed_addr constant [50 x i8] c"basic_string: construction from null is not valid\00", align 1
@.str.13 = private unnamed_addr constant [8 x i8] c"map::at\00", align 1
@.str.14 = private unnamed_addr constant [7 x i8] c"sorted\00", align 1
@.str.15 = private unnamed_addr constant [9 x i8] c"reversed\00", align 1
@.str.16 = private unnamed_addr constant [6 x i8] c"empty\00", align 1
@.str.17 = private unnamed_addr constant [2 x i8] c"b\00", align 1
@.str.18 = private unnamed_addr constant [2 x i8] c"c\00", align 1
@.str.19 = private unnamed_addr constant [8 x i8] c"spliced\00", align 1
@.str.20 = private unnamed_addr constant [4 x i8] c"%s:\00", align 1
@.str.21 = private unnamed_addr constant [4 x i8] c" %d\00", align 1
@.str.22 = private unnamed_addr constant [8 x i8] c" (%zu)\0A\00", align 1
@.str.23 = private unnamed_addr constant [12 x i8] c"key number \00", align 1
@.str.24 = private unnamed_addr constant [7 x i8] c"%s=%d \00", align 1
@.str.25 = private unnamed_addr constant [13 x i8] c"key number 4\00", align 1
@.str.26 = private unnamed_addr constant [18 x i8] c"\0A%zu %zu %zu %zu\0A\00", align 1
@.str.27 = private unnamed_addr constant [9 x i8] c"%zu %zu\0A\00", align 1
@_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits = linkonce_odr dso_local local_unnamed_addr constant [201 x i8] c"00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899\00", comdat, align 16
@__libc_single_threaded = external local_unnamed_addr global i8, align 1
@_ZTVSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev, ptr @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv, ptr @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv, ptr @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info] }, comdat, align 8
@_ZTVN10__cxxabiv120__si_class_type_infoE = external global [0 x ptr]
@_ZTSSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [65 x i8] c"St23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [52 x i8] c"St16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant [47 x i8] c"St11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE\00", comdat, align 1
@_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTSSt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZTISt11_Mutex_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTISt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local constant { ptr, ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 2), ptr @_ZTSSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE }, comdat, align 8
@_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE = linkonce_odr dso_local unnamed_addr constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr @_ZTISt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev, ptr @__cxa_pure_virtual, ptr @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv, ptr @__cxa_pure_virtual] }, comdat, align 8
@_ZTSSt19_Sp_make_shared_tag = linkonce_odr dso_local constant [24 x i8] c"St19_Sp_make_shared_tag\00", comdat, align 1
@_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag = linkonce_odr dso_local constant [16 x i8] zeroinitializer, comdat, align 8

; Function Attrs: mustprogress norecurse uwtable
define dso_local noundef i32 @main() local_unnamed_addr #0 personality ptr @__gxx_personality_v0 {
  %1 = alloca double, align 8
  %2 = alloca %"struct.std::__detail::_AllocNode", align 8
  %3 = alloca %"class.std::unordered_map", align 8
  %4 = alloca %"class.std::__cxx11::basic_string", align 8
  %5 = alloca %"class.std::__cxx11::basic_string", align 8
  %6 = alloca %"class.std::__cxx11::basic_string", align 8
  %7 = alloca %"class.std::unordered_set", align 8
  %8 = alloca i32, align 4
  %9 = alloca %"class.std::__cxx11::list", align 8
  %10 = alloca %"class.std::__cxx11::list", align 8
  %11 = alloca %"class.std::__cxx11::list", align 8
  %12 = alloca [4 x i32], align 4
  %13 = alloca %"class.std::__cxx11::list", align 8
  %14 = alloca %"class.std::__cxx11::list", align 8
  %15 = alloca [2 x i32], align 4
  %16 = alloca %"struct.std::_Rb_tree<int, std::pair<const int, int>, std::_Select1st<std::pair<const int, int>>, std::less<int>>::_Alloc_node", align 8
  %17 = alloca i64, align 8
  %18 = alloca %"class.std::set", align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca %"class.std::map", align 8
  %22 = alloca %"class.std::__cxx11::basic_string", align 8
  %23 = alloca %"class.std::__cxx11::basic_string", align 8
  %24 = alloca %"class.std::multimap", align 8
  %25 = alloca [3 x %"struct.std::pair.16"], align 4
  %26 = alloca %"class.std::__cxx11::basic_string", align 8
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %18) #27
  %27 = getelementptr inbounds i8, ptr %18, i64 8
  store i32 0, ptr %27, align 8, !tbaa !5
  %28 = getelementptr inbounds i8, ptr %18, i64 16
  store ptr null, ptr %28, align 8, !tbaa !13
  %29 = getelementptr inbounds i8, ptr %18, i64 24
  store ptr %27, ptr %29, align 8, !tbaa !14
  %30 = getelementptr inbounds i8, ptr %18, i64 32
  store ptr %27, ptr %30, align 8, !tbaa !15
  %31 = getelementptr inbounds i8, ptr %18, i64 40
  store i64 0, ptr %31, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %19) #27
  store i32 0, ptr %19, align 4, !tbaa !17
  br label %33

32:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %19) #27
  br label %55

33:                                               ; preds = %35, %0
  %34 = invoke { ptr, i8 } @_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE16_M_insert_uniqueIRKiEESt4pairISt17_Rb_tree_iteratorIiEbEOT_(ptr noundef nonnull align 8 dereferenceable(48) %18, ptr noundef nonnull align 4 dereferenceable(4) %19)
          to label %35 unwind label %40

35:                                               ; preds = %33
  %36 = load i32, ptr %19, align 4, !tbaa !17
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %19, align 4, !tbaa !17
  call fastcc void @_ZL5checkRKSt3setIiSt4lessIiESaIiEE(ptr noundef nonnull align 8 dereferenceable(48) %18), !llvm.loop !19
  %38 = load i32, ptr %19, align 4, !tbaa !17
  %39 = icmp slt i32 %38, 60
  br i1 %39, label %33, label %32

40:                                               ; preds = %33
  %41 = landingpad { ptr, i32 }
          cleanup
  %42 = extractvalue { ptr, i32 } %41, 0
  %43 = extractvalue { ptr, i32 } %41, 1
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %19) #27
  br label %374

44:                                               ; preds = %124
  %45 = load i64, ptr %31, align 8, !tbaa !16
  %46 = load ptr, ptr %29, align 8, !tbaa !14
  %47 = getelementptr inbounds i8, ptr %46, i64 32
  %48 = load i32, ptr %47, align 4, !tbaa !17
  %49 = call noundef ptr @_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(ptr noundef nonnull %27) #28
  %50 = getelementptr inbounds i8, ptr %49, i64 32
  %51 = load i32, ptr %50, align 4, !tbaa !17
  %52 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.1, i64 noundef %45, i32 noundef %48, i32 noundef %51)
  %53 = load i64, ptr %31, align 8, !tbaa !16
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %138, label %131

55:                                               ; preds = %124, %32
  %56 = phi i32 [ 0, %32 ], [ %125, %124 ]
  %57 = phi i32 [ 1, %32 ], [ %59, %124 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %20) #27
  %58 = mul i32 %57, 1103515245
  %59 = add i32 %58, 12345
  %60 = lshr i32 %59, 16
  %61 = and i32 %60, 63
  store i32 %61, ptr %20, align 4, !tbaa !17
  %62 = invoke { ptr, i8 } @_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE16_M_insert_uniqueIRKiEESt4pairISt17_Rb_tree_iteratorIiEbEOT_(ptr noundef nonnull align 8 dereferenceable(48) %18, ptr noundef nonnull align 4 dereferenceable(4) %20)
          to label %63 unwind label %122

63:                                               ; preds = %55
  %64 = extractvalue { ptr, i8 } %62, 1
  %65 = trunc i8 %64 to i1
  br i1 %65, label %124, label %66

66:                                               ; preds = %63
  %67 = load ptr, ptr %28, align 8, !tbaa !22
  %68 = icmp eq ptr %67, null
  br i1 %68, label %117, label %69

69:                                               ; preds = %66
  %70 = load i32, ptr %20, align 4, !tbaa !17
  br label %71

71:                                               ; preds = %112, %69
  %72 = phi ptr [ %67, %69 ], [ %115, %112 ]
  %73 = phi ptr [ %27, %69 ], [ %113, %112 ]
  %74 = getelementptr inbounds i8, ptr %72, i64 32
  %75 = load i32, ptr %74, align 4, !tbaa !17
  %76 = icmp slt i32 %75, %70
  br i1 %76, label %77, label %79

77:                                               ; preds = %71
  %78 = getelementptr inbounds i8, ptr %72, i64 24
  br label %112

79:                                               ; preds = %71
  %80 = icmp slt i32 %70, %75
  %81 = getelementptr inbounds i8, ptr %72, i64 16
  br i1 %80, label %112, label %82

82:                                               ; preds = %79
  %83 = load ptr, ptr %81, align 8, !tbaa !23
  %84 = getelementptr inbounds i8, ptr %72, i64 24
  %85 = load ptr, ptr %84, align 8, !tbaa !24
  %86 = icmp eq ptr %83, null
  br i1 %86, label %98, label %87

87:                                               ; preds = %82, %87
  %88 = phi ptr [ %96, %87 ], [ %83, %82 ]
  %89 = phi ptr [ %93, %87 ], [ %72, %82 ]
  %90 = getelementptr inbounds i8, ptr %88, i64 32
  %91 = load i32, ptr %90, align 4, !tbaa !17
  %92 = icmp slt i32 %91, %70
  %93 = select i1 %92, ptr %89, ptr %88
  %94 = select i1 %92, i64 24, i64 16
  %95 = getelementptr inbounds i8, ptr %88, i64 %94
  %96 = load ptr, ptr %95, align 8, !tbaa !22
  %97 = icmp eq ptr %96, null
  br i1 %97, label %98, label %87, !llvm.loop !25

98:                                               ; preds = %87, %82
  %99 = phi ptr [ %72, %82 ], [ %93, %87 ]
  %100 = icmp eq ptr %85, null
  br i1 %100, label %117, label %101

101:                                              ; preds = %98, %101
  %102 = phi ptr [ %110, %101 ], [ %85, %98 ]
  %103 = phi ptr [ %107, %101 ], [ %73, %98 ]
  %104 = getelementptr inbounds i8, ptr %102, i64 32
  %105 = load i32, ptr %104, align 4, !tbaa !17
  %106 = icmp slt i32 %70, %105
  %107 = select i1 %106, ptr %102, ptr %103
  %108 = select i1 %106, i64 16, i64 24
  %109 = getelementptr inbounds i8, ptr %102, i64 %108
  %110 = load ptr, ptr %109, align 8, !tbaa !22
  %111 = icmp eq ptr %110, null
  br i1 %111, label %117, label %101, !llvm.loop !26

112:                                              ; preds = %79, %77
  %113 = phi ptr [ %73, %77 ], [ %72, %79 ]
  %114 = phi ptr [ %78, %77 ], [ %81, %79 ]
  %115 = load ptr, ptr %114, align 8, !tbaa !22
  %116 = icmp eq ptr %115, null
  br i1 %116, label %117, label %71, !llvm.loop !27

117:                                              ; preds = %112, %101, %98, %66
  %118 = phi ptr [ %99, %98 ], [ %27, %66 ], [ %99, %101 ], [ %113, %112 ]
  %119 = phi ptr [ %73, %98 ], [ %27, %66 ], [ %107, %101 ], [ %113, %112 ]
  invoke void @_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE12_M_erase_auxESt23_Rb_tree_const_iteratorIiES7_(ptr noundef nonnull align 8 dereferenceable(48) %18, ptr %118, ptr %119)
          to label %124 unwind label %120

120:                                              ; preds = %117
  %121 = landingpad { ptr, i32 }
          cleanup
  br label %127

122:                                              ; preds = %55
  %123 = landingpad { ptr, i32 }
          cleanup
  br label %127

124:                                              ; preds = %117, %63
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %20) #27
  %125 = add nuw nsw i32 %56, 1
  call fastcc void @_ZL5checkRKSt3setIiSt4lessIiESaIiEE(ptr noundef nonnull align 8 dereferenceable(48) %18), !llvm.loop !28
  %126 = icmp eq i32 %125, 300
  br i1 %126, label %44, label %55

127:                                              ; preds = %122, %120
  %128 = phi { ptr, i32 } [ %121, %120 ], [ %123, %122 ]
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %20) #27
  %129 = extractvalue { ptr, i32 } %128, 0
  %130 = extractvalue { ptr, i32 } %128, 1
  br label %374

131:                                              ; preds = %44, %131
  %132 = load ptr, ptr %29, align 8, !tbaa !14
  %133 = call noundef ptr @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(ptr noundef %132, ptr noundef nonnull align 8 dereferenceable(32) %27) #27
  call void @_ZdlPvm(ptr noundef %133, i64 noundef 40) #29
  %134 = load i64, ptr %31, align 8, !tbaa !16
  %135 = add i64 %134, -1
  store i64 %135, ptr %31, align 8, !tbaa !16
  call fastcc void @_ZL5checkRKSt3setIiSt4lessIiESaIiEE(ptr noundef nonnull align 8 dereferenceable(48) %18), !llvm.loop !29
  %136 = load i64, ptr %31, align 8, !tbaa !16
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %138, label %131

138:                                              ; preds = %131, %44
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %21) #27
  %139 = getelementptr inbounds i8, ptr %21, i64 8
  store i32 0, ptr %139, align 8, !tbaa !5
  %140 = getelementptr inbounds i8, ptr %21, i64 16
  store ptr null, ptr %140, align 8, !tbaa !13
  %141 = getelementptr inbounds i8, ptr %21, i64 24
  store ptr %139, ptr %141, align 8, !tbaa !14
  %142 = getelementptr inbounds i8, ptr %21, i64 32
  store ptr %139, ptr %142, align 8, !tbaa !15
  %143 = getelementptr inbounds i8, ptr %21, i64 40
  store i64 0, ptr %143, align 8, !tbaa !16
  %144 = getelementptr inbounds i8, ptr %22, i64 16
  %145 = getelementptr inbounds i8, ptr %22, i64 8
  br label %151

146:                                              ; preds = %183
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %23) #27
  %147 = getelementptr inbounds i8, ptr %23, i64 16
  store ptr %147, ptr %23, align 8, !tbaa !30
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(3) %147, ptr noundef nonnull align 1 dereferenceable(3) @.str.5, i64 3, i1 false)
  %148 = getelementptr inbounds i8, ptr %23, i64 8
  store i64 3, ptr %148, align 8, !tbaa !32
  %149 = getelementptr inbounds i8, ptr %23, i64 19
  store i8 0, ptr %149, align 1, !tbaa !34
  %150 = invoke { ptr, ptr } @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE11equal_rangeERS7_(ptr noundef nonnull align 8 dereferenceable(48) %21, ptr noundef nonnull align 8 dereferenceable(32) %23)
          to label %201 unwind label %233

151:                                              ; preds = %183, %138
  %152 = phi i64 [ 0, %138 ], [ %184, %183 ]
  %153 = getelementptr inbounds i8, ptr @constinit, i64 %152
  %154 = load ptr, ptr %153, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %22) #27
  store ptr %144, ptr %22, align 8, !tbaa !30
  %155 = icmp eq ptr %154, null
  br i1 %155, label %156, label %158

156:                                              ; preds = %151
  invoke void @_ZSt19__throw_logic_errorPKc(ptr noundef nonnull @.str.12) #30
          to label %157 unwind label %188

157:                                              ; preds = %156
  unreachable

158:                                              ; preds = %151
  %159 = call noundef i64 @strlen(ptr noundef nonnull dereferenceable(1) %154) #27
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %17) #27
  store i64 %159, ptr %17, align 8, !tbaa !35
  %160 = icmp ugt i64 %159, 15
  br i1 %160, label %161, label %165

161:                                              ; preds = %158
  %162 = invoke noundef ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(ptr noundef nonnull align 8 dereferenceable(32) %22, ptr noundef nonnull align 8 dereferenceable(8) %17, i64 noundef 0)
          to label %163 unwind label %186

163:                                              ; preds = %161
  store ptr %162, ptr %22, align 8, !tbaa !36
  %164 = load i64, ptr %17, align 8, !tbaa !35
  store i64 %164, ptr %144, align 8, !tbaa !34
  br label %165

165:                                              ; preds = %163, %158
  %166 = load ptr, ptr %22, align 8, !tbaa !36
  switch i64 %159, label %169 [
    i64 1, label %167
    i64 0, label %170
  ]

167:                                              ; preds = %165
  %168 = load i8, ptr %154, align 1, !tbaa !34
  store i8 %168, ptr %166, align 1, !tbaa !34
  br label %170

169:                                              ; preds = %165
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %166, ptr nonnull align 1 %154, i64 %159, i1 false)
  br label %170

170:                                              ; preds = %169, %167, %165
  %171 = load i64, ptr %17, align 8, !tbaa !35
  store i64 %171, ptr %145, align 8, !tbaa !32
  %172 = load ptr, ptr %22, align 8, !tbaa !36
  %173 = getelementptr inbounds i8, ptr %172, i64 %171
  store i8 0, ptr %173, align 1, !tbaa !34
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %17) #27
  %174 = invoke noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEEixEOS5_(ptr noundef nonnull align 8 dereferenceable(48) %21, ptr noundef nonnull align 8 dereferenceable(32) %22)
          to label %175 unwind label %190

175:                                              ; preds = %170
  %176 = load i32, ptr %174, align 4, !tbaa !17
  %177 = add nsw i32 %176, 1
  store i32 %177, ptr %174, align 4, !tbaa !17
  %178 = load ptr, ptr %22, align 8, !tbaa !36
  %179 = icmp eq ptr %178, %144
  br i1 %179, label %183, label %180

180:                                              ; preds = %175
  %181 = load i64, ptr %144, align 8, !tbaa !34
  %182 = add i64 %181, 1
  call void @_ZdlPvm(ptr noundef %178, i64 noundef %182) #29
  br label %183

183:                                              ; preds = %180, %175
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %22) #27
  %184 = add nuw nsw i64 %152, 8
  %185 = icmp eq i64 %184, 64
  br i1 %185, label %146, label %151, !llvm.loop !37

186:                                              ; preds = %161
  %187 = landingpad { ptr, i32 }
          cleanup
  br label %197

188:                                              ; preds = %156
  %189 = landingpad { ptr, i32 }
          cleanup
  br label %197

190:                                              ; preds = %170
  %191 = landingpad { ptr, i32 }
          cleanup
  %192 = load ptr, ptr %22, align 8, !tbaa !36
  %193 = icmp eq ptr %192, %144
  br i1 %193, label %197, label %194

194:                                              ; preds = %190
  %195 = load i64, ptr %144, align 8, !tbaa !34
  %196 = add i64 %195, 1
  call void @_ZdlPvm(ptr noundef %192, i64 noundef %196) #29
  br label %197

197:                                              ; preds = %194, %190, %188, %186
  %198 = phi { ptr, i32 } [ %191, %190 ], [ %191, %194 ], [ %187, %186 ], [ %189, %188 ]
  %199 = extractvalue { ptr, i32 } %198, 0
  %200 = extractvalue { ptr, i32 } %198, 1
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %22) #27
  br label %369

201:                                              ; preds = %146
  %202 = extractvalue { ptr, ptr } %150, 0
  %203 = extractvalue { ptr, ptr } %150, 1
  invoke void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS8_ESG_(ptr noundef nonnull align 8 dereferenceable(48) %21, ptr %202, ptr %203)
          to label %204 unwind label %233

204:                                              ; preds = %201
  %205 = load ptr, ptr %23, align 8, !tbaa !36
  %206 = icmp eq ptr %205, %147
  br i1 %206, label %210, label %207

207:                                              ; preds = %204
  %208 = load i64, ptr %147, align 8, !tbaa !34
  %209 = add i64 %208, 1
  call void @_ZdlPvm(ptr noundef %205, i64 noundef %209) #29
  br label %210

210:                                              ; preds = %207, %204
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %23) #27
  %211 = load ptr, ptr %141, align 8, !tbaa !14
  %212 = icmp eq ptr %211, %139
  br i1 %212, label %213, label %243

213:                                              ; preds = %243, %210
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %24) #27
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %25) #27
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(24) %25, ptr noundef nonnull align 4 dereferenceable(24) @constinit.8, i64 24, i1 false), !tbaa.struct !38
  %214 = getelementptr inbounds i8, ptr %24, i64 8
  store i32 0, ptr %214, align 8, !tbaa !5
  %215 = getelementptr inbounds i8, ptr %24, i64 16
  store ptr null, ptr %215, align 8, !tbaa !13
  %216 = getelementptr inbounds i8, ptr %24, i64 24
  store ptr %214, ptr %216, align 8, !tbaa !14
  %217 = getelementptr inbounds i8, ptr %24, i64 32
  store ptr %214, ptr %217, align 8, !tbaa !15
  %218 = getelementptr inbounds i8, ptr %24, i64 40
  store i64 0, ptr %218, align 8, !tbaa !16
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %16) #27
  store ptr %24, ptr %16, align 8, !tbaa !22
  br label %219

219:                                              ; preds = %223, %213
  %220 = phi i64 [ %224, %223 ], [ 0, %213 ]
  %221 = getelementptr inbounds i8, ptr %25, i64 %220
  %222 = invoke ptr @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE16_M_insert_equal_IRKS2_NS8_11_Alloc_nodeEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EOT_RT0_(ptr noundef nonnull align 8 dereferenceable(48) %24, ptr nonnull %214, ptr noundef nonnull align 4 dereferenceable(8) %221, ptr noundef nonnull align 8 dereferenceable(8) %16)
          to label %223 unwind label %226

223:                                              ; preds = %219
  %224 = add nuw nsw i64 %220, 8
  %225 = icmp eq i64 %224, 24
  br i1 %225, label %230, label %219, !llvm.loop !39

226:                                              ; preds = %219
  %227 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %24) #27
  %228 = extractvalue { ptr, i32 } %227, 0
  %229 = extractvalue { ptr, i32 } %227, 1
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %25) #27
  br label %366

230:                                              ; preds = %223
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %16) #27
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %25) #27
  %231 = load ptr, ptr %215, align 8, !tbaa !22
  %232 = icmp eq ptr %231, null
  br i1 %232, label %298, label %252

233:                                              ; preds = %201, %146
  %234 = landingpad { ptr, i32 }
          cleanup
  %235 = load ptr, ptr %23, align 8, !tbaa !36
  %236 = icmp eq ptr %235, %147
  br i1 %236, label %240, label %237

237:                                              ; preds = %233
  %238 = load i64, ptr %147, align 8, !tbaa !34
  %239 = add i64 %238, 1
  call void @_ZdlPvm(ptr noundef %235, i64 noundef %239) #29
  br label %240

240:                                              ; preds = %237, %233
  %241 = extractvalue { ptr, i32 } %234, 0
  %242 = extractvalue { ptr, i32 } %234, 1
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %23) #27
  br label %369

243:                                              ; preds = %210, %243
  %244 = phi ptr [ %250, %243 ], [ %211, %210 ]
  %245 = getelementptr inbounds i8, ptr %244, i64 32
  %246 = getelementptr inbounds i8, ptr %244, i64 64
  %247 = load ptr, ptr %245, align 8, !tbaa !36
  %248 = load i32, ptr %246, align 4, !tbaa !17
  %249 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.7, ptr noundef %247, i32 noundef %248)
  %250 = call noundef ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef %244) #28
  %251 = icmp eq ptr %250, %139
  br i1 %251, label %213, label %243, !llvm.loop !40

252:                                              ; preds = %230, %293
  %253 = phi ptr [ %296, %293 ], [ %231, %230 ]
  %254 = phi ptr [ %294, %293 ], [ %214, %230 ]
  %255 = getelementptr inbounds i8, ptr %253, i64 32
  %256 = load i32, ptr %255, align 4, !tbaa !17
  %257 = icmp slt i32 %256, 2
  br i1 %257, label %258, label %260

258:                                              ; preds = %252
  %259 = getelementptr inbounds i8, ptr %253, i64 24
  br label %293

260:                                              ; preds = %252
  %261 = icmp eq i32 %256, 2
  %262 = getelementptr inbounds i8, ptr %253, i64 16
  br i1 %261, label %263, label %293

263:                                              ; preds = %260
  %264 = load ptr, ptr %262, align 8, !tbaa !23
  %265 = getelementptr inbounds i8, ptr %253, i64 24
  %266 = load ptr, ptr %265, align 8, !tbaa !24
  %267 = icmp eq ptr %264, null
  br i1 %267, label %279, label %268

268:                                              ; preds = %263, %268
  %269 = phi ptr [ %277, %268 ], [ %264, %263 ]
  %270 = phi ptr [ %274, %268 ], [ %253, %263 ]
  %271 = getelementptr inbounds i8, ptr %269, i64 32
  %272 = load i32, ptr %271, align 4, !tbaa !17
  %273 = icmp slt i32 %272, 2
  %274 = select i1 %273, ptr %270, ptr %269
  %275 = select i1 %273, i64 24, i64 16
  %276 = getelementptr inbounds i8, ptr %269, i64 %275
  %277 = load ptr, ptr %276, align 8, !tbaa !22
  %278 = icmp eq ptr %277, null
  br i1 %278, label %279, label %268, !llvm.loop !41

279:                                              ; preds = %268, %263
  %280 = phi ptr [ %253, %263 ], [ %274, %268 ]
  %281 = icmp eq ptr %266, null
  br i1 %281, label %298, label %282

282:                                              ; preds = %279, %282
  %283 = phi ptr [ %291, %282 ], [ %266, %279 ]
  %284 = phi ptr [ %288, %282 ], [ %254, %279 ]
  %285 = getelementptr inbounds i8, ptr %283, i64 32
  %286 = load i32, ptr %285, align 4, !tbaa !17
  %287 = icmp sgt i32 %286, 2
  %288 = select i1 %287, ptr %283, ptr %284
  %289 = select i1 %287, i64 16, i64 24
  %290 = getelementptr inbounds i8, ptr %283, i64 %289
  %291 = load ptr, ptr %290, align 8, !tbaa !22
  %292 = icmp eq ptr %291, null
  br i1 %292, label %298, label %282, !llvm.loop !42

293:                                              ; preds = %260, %258
  %294 = phi ptr [ %254, %258 ], [ %253, %260 ]
  %295 = phi ptr [ %259, %258 ], [ %262, %260 ]
  %296 = load ptr, ptr %295, align 8, !tbaa !22
  %297 = icmp eq ptr %296, null
  br i1 %297, label %298, label %252, !llvm.loop !43

298:                                              ; preds = %293, %282, %279, %230
  %299 = phi ptr [ %280, %279 ], [ %214, %230 ], [ %280, %282 ], [ %294, %293 ]
  %300 = phi ptr [ %254, %279 ], [ %214, %230 ], [ %288, %282 ], [ %294, %293 ]
  %301 = icmp eq ptr %299, %300
  br i1 %301, label %308, label %302

302:                                              ; preds = %298, %302
  %303 = phi i64 [ %306, %302 ], [ 0, %298 ]
  %304 = phi ptr [ %305, %302 ], [ %299, %298 ]
  %305 = call noundef ptr @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(ptr noundef %304) #28
  %306 = add nuw nsw i64 %303, 1
  %307 = icmp eq ptr %305, %300
  br i1 %307, label %308, label %302, !llvm.loop !44

308:                                              ; preds = %302, %298
  %309 = phi i64 [ 0, %298 ], [ %306, %302 ]
  %310 = call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef nonnull %214) #28
  %311 = getelementptr inbounds i8, ptr %310, i64 36
  %312 = load i32, ptr %311, align 4, !tbaa !45
  %313 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.9, i64 noundef %309, i32 noundef %312)
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %26) #27
  %314 = getelementptr inbounds i8, ptr %26, i64 16
  store ptr %314, ptr %26, align 8, !tbaa !30
  store i32 1701736302, ptr %314, align 8
  %315 = getelementptr inbounds i8, ptr %26, i64 8
  store i64 4, ptr %315, align 8, !tbaa !32
  %316 = getelementptr inbounds i8, ptr %26, i64 20
  store i8 0, ptr %316, align 4, !tbaa !34
  %317 = invoke noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEE2atERS9_(ptr noundef nonnull align 8 dereferenceable(48) %21, ptr noundef nonnull align 8 dereferenceable(32) %26)
          to label %318 unwind label %325

318:                                              ; preds = %308
  %319 = load ptr, ptr %26, align 8, !tbaa !36
  %320 = icmp eq ptr %319, %314
  br i1 %320, label %324, label %321

321:                                              ; preds = %318
  %322 = load i64, ptr %314, align 8, !tbaa !34
  %323 = add i64 %322, 1
  call void @_ZdlPvm(ptr noundef %319, i64 noundef %323) #29
  br label %324

324:                                              ; preds = %321, %318
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %26) #27
  br label %344

325:                                              ; preds = %308
  %326 = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTISt9exception
  %327 = load ptr, ptr %26, align 8, !tbaa !36
  %328 = icmp eq ptr %327, %314
  br i1 %328, label %332, label %329

329:                                              ; preds = %325
  %330 = load i64, ptr %314, align 8, !tbaa !34
  %331 = add i64 %330, 1
  call void @_ZdlPvm(ptr noundef %327, i64 noundef %331) #29
  br label %332

332:                                              ; preds = %329, %325
  %333 = extractvalue { ptr, i32 } %326, 0
  %334 = extractvalue { ptr, i32 } %326, 1
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %26) #27
  %335 = call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTISt9exception) #27
  %336 = icmp eq i32 %334, %335
  br i1 %336, label %337, label %363

337:                                              ; preds = %332
  %338 = call ptr @__cxa_begin_catch(ptr %333) #27
  %339 = load ptr, ptr %338, align 8, !tbaa !47
  %340 = getelementptr inbounds i8, ptr %339, i64 16
  %341 = load ptr, ptr %340, align 8
  %342 = call noundef ptr %341(ptr noundef nonnull align 8 dereferenceable(8) %338) #27
  %343 = call i32 @puts(ptr nonnull dereferenceable(1) %342)
  invoke void @__cxa_end_catch()
          to label %344 unwind label %359

344:                                              ; preds = %337, %324
  %345 = load ptr, ptr %215, align 8, !tbaa !13
  invoke void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %24, ptr noundef %345)
          to label %349 unwind label %346

346:                                              ; preds = %344
  %347 = landingpad { ptr, i32 }
          catch ptr null
  %348 = extractvalue { ptr, i32 } %347, 0
  call void @__clang_call_terminate(ptr %348) #31
  unreachable

349:                                              ; preds = %344
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %24) #27
  %350 = load ptr, ptr %140, align 8, !tbaa !13
  invoke void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E(ptr noundef nonnull align 8 dereferenceable(48) %21, ptr noundef %350)
          to label %354 unwind label %351

351:                                              ; preds = %349
  %352 = landingpad { ptr, i32 }
          catch ptr null
  %353 = extractvalue { ptr, i32 } %352, 0
  call void @__clang_call_terminate(ptr %353) #31
  unreachable

354:                                              ; preds = %349
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %21) #27
  %355 = load ptr, ptr %28, align 8, !tbaa !13
  invoke void @_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE(ptr noundef nonnull align 8 dereferenceable(48) %18, ptr noundef %355)
          to label %379 unwind label %356

356:                                              ; preds = %354
  %357 = landingpad { ptr, i32 }
          catch ptr null
  %358 = extractvalue { ptr, i32 } %357, 0
  call void @__clang_call_terminate(ptr %358) #31
  unreachable

359:                                              ; preds = %337
  %360 = landingpad { ptr, i32 }
          cleanup
  %361 = extractvalue { ptr, i32 } %360, 0
  %362 = extractvalue { ptr, i32 } %360, 1
  br label %363

363:                                              ; preds = %359, %332
  %364 = phi i32 [ %362, %359 ], [ %334, %332 ]
  %365 = phi ptr [ %361, %359 ], [ %333, %332 ]
  call void @_ZNSt8multimapIiiSt4lessIiESaISt4pairIKiiEEED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %24) #27
  br label %366

366:                                              ; preds = %363, %226
  %367 = phi i32 [ %364, %363 ], [ %229, %226 ]
  %368 = phi ptr [ %365, %363 ], [ %228, %226 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %24) #27
  br label %369

369:                                              ; preds = %366, %240, %197
  %370 = phi i32 [ %200, %197 ], [ %367, %366 ], [ %242, %240 ]
  %371 = phi ptr [ %199, %197 ], [ %368, %366 ], [ %241, %240 ]
  call void @_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %21) #27
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %21) #27
  br label %374

372:                                              ; preds = %855, %659, %374
  %373 = phi { ptr, i32 } [ %378, %374 ], [ %660, %659 ], [ %856, %855 ]
  resume { ptr, i32 } %373

374:                                              ; preds = %369, %127, %40
  %375 = phi i32 [ %43, %40 ], [ %130, %127 ], [ %370, %369 ]
  %376 = phi ptr [ %42, %40 ], [ %129, %127 ], [ %371, %369 ]
  call void @_ZNSt3setIiSt4lessIiESaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %18) #27
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %18) #27
  %377 = insertvalue { ptr, i32 } poison, ptr %376, 0
  %378 = insertvalue { ptr, i32 } %377, i32 %375, 1
  br label %372

379:                                              ; preds = %354
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %18) #27
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %11) #27
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %12) #27
  store i32 3, ptr %12, align 4, !tbaa !17
  %380 = getelementptr inbounds i8, ptr %12, i64 4
  store i32 1, ptr %380, align 4, !tbaa !17
  %381 = getelementptr inbounds i8, ptr %12, i64 8
  store i32 2, ptr %381, align 4, !tbaa !17
  %382 = getelementptr inbounds i8, ptr %12, i64 12
  store i32 3, ptr %382, align 4, !tbaa !17
  %383 = getelementptr inbounds i8, ptr %11, i64 8
  store ptr %11, ptr %383, align 8, !tbaa !49
  store ptr %11, ptr %11, align 8, !tbaa !51
  %384 = getelementptr inbounds i8, ptr %11, i64 16
  store i64 0, ptr %384, align 8, !tbaa !52
  br label %385

385:                                              ; preds = %388, %379
  %386 = phi i64 [ %394, %388 ], [ 0, %379 ]
  %387 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #32
          to label %388 unwind label %396

388:                                              ; preds = %385
  %389 = getelementptr inbounds i8, ptr %12, i64 %386
  %390 = getelementptr inbounds i8, ptr %387, i64 16
  %391 = load i32, ptr %389, align 4, !tbaa !17
  store i32 %391, ptr %390, align 4, !tbaa !17
  call void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef nonnull align 8 dereferenceable(16) %387, ptr noundef nonnull %11) #27
  %392 = load i64, ptr %384, align 8, !tbaa !54
  %393 = add i64 %392, 1
  store i64 %393, ptr %384, align 8, !tbaa !54
  %394 = add nuw nsw i64 %386, 4
  %395 = icmp eq i64 %394, 16
  br i1 %395, label %404, label %385, !llvm.loop !57

396:                                              ; preds = %385
  %397 = landingpad { ptr, i32 }
          cleanup
  %398 = load ptr, ptr %11, align 8, !tbaa !51
  %399 = icmp eq ptr %398, %11
  br i1 %399, label %630, label %400

400:                                              ; preds = %396, %400
  %401 = phi ptr [ %402, %400 ], [ %398, %396 ]
  %402 = load ptr, ptr %401, align 8, !tbaa !51
  call void @_ZdlPvm(ptr noundef %401, i64 noundef 24) #29
  %403 = icmp eq ptr %402, %11
  br i1 %403, label %630, label %400, !llvm.loop !58

404:                                              ; preds = %388
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %12) #27
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %13) #27
  %405 = getelementptr inbounds i8, ptr %13, i64 8
  store ptr %13, ptr %405, align 8, !tbaa !49
  store ptr %13, ptr %13, align 8, !tbaa !51
  %406 = getelementptr inbounds i8, ptr %13, i64 16
  store i64 0, ptr %406, align 8, !tbaa !52
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %14) #27
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %15) #27
  store i32 9, ptr %15, align 4, !tbaa !17
  %407 = getelementptr inbounds i8, ptr %15, i64 4
  store i32 8, ptr %407, align 4, !tbaa !17
  %408 = getelementptr inbounds i8, ptr %14, i64 8
  store ptr %14, ptr %408, align 8, !tbaa !49
  store ptr %14, ptr %14, align 8, !tbaa !51
  %409 = getelementptr inbounds i8, ptr %14, i64 16
  store i64 0, ptr %409, align 8, !tbaa !52
  br label %410

410:                                              ; preds = %413, %404
  %411 = phi i64 [ %419, %413 ], [ 0, %404 ]
  %412 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #32
          to label %413 unwind label %421

413:                                              ; preds = %410
  %414 = getelementptr inbounds i8, ptr %15, i64 %411
  %415 = getelementptr inbounds i8, ptr %412, i64 16
  %416 = load i32, ptr %414, align 4, !tbaa !17
  store i32 %416, ptr %415, align 4, !tbaa !17
  call void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef nonnull align 8 dereferenceable(16) %412, ptr noundef nonnull %14) #27
  %417 = load i64, ptr %409, align 8, !tbaa !54
  %418 = add i64 %417, 1
  store i64 %418, ptr %409, align 8, !tbaa !54
  %419 = add nuw nsw i64 %411, 4
  %420 = icmp eq i64 %419, 8
  br i1 %420, label %429, label %410, !llvm.loop !57

421:                                              ; preds = %410
  %422 = landingpad { ptr, i32 }
          cleanup
  %423 = load ptr, ptr %14, align 8, !tbaa !51
  %424 = icmp eq ptr %423, %14
  br i1 %424, label %631, label %425

425:                                              ; preds = %421, %425
  %426 = phi ptr [ %427, %425 ], [ %423, %421 ]
  %427 = load ptr, ptr %426, align 8, !tbaa !51
  call void @_ZdlPvm(ptr noundef %426, i64 noundef 24) #29
  %428 = icmp eq ptr %427, %14
  br i1 %428, label %631, label %425, !llvm.loop !58

429:                                              ; preds = %413
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #27
  invoke void @_ZNSt7__cxx114listIiSaIiEE4sortEv(ptr noundef nonnull align 8 dereferenceable(24) %11)
          to label %430 unwind label %632

430:                                              ; preds = %429
  %431 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.20, ptr noundef nonnull @.str.14)
  %432 = load ptr, ptr %11, align 8, !tbaa !51
  %433 = icmp eq ptr %432, %11
  br i1 %433, label %441, label %434

434:                                              ; preds = %430, %434
  %435 = phi ptr [ %439, %434 ], [ %432, %430 ]
  %436 = getelementptr inbounds i8, ptr %435, i64 16
  %437 = load i32, ptr %436, align 4, !tbaa !17
  %438 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, i32 noundef %437)
  %439 = load ptr, ptr %435, align 8, !tbaa !51
  %440 = icmp eq ptr %439, %11
  br i1 %440, label %441, label %434, !llvm.loop !59

441:                                              ; preds = %434, %430
  %442 = load i64, ptr %384, align 8, !tbaa !54
  %443 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, i64 noundef %442)
  %444 = load ptr, ptr %11, align 8, !tbaa !51
  %445 = icmp eq ptr %444, %11
  br i1 %445, label %482, label %446

446:                                              ; preds = %441
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %10) #27
  %447 = getelementptr inbounds i8, ptr %10, i64 8
  store ptr %10, ptr %447, align 8, !tbaa !49
  store ptr %10, ptr %10, align 8, !tbaa !51
  %448 = getelementptr inbounds i8, ptr %10, i64 16
  store i64 0, ptr %448, align 8, !tbaa !52
  %449 = load ptr, ptr %444, align 8, !tbaa !51
  %450 = icmp eq ptr %449, %11
  br i1 %450, label %474, label %451

451:                                              ; preds = %446, %470
  %452 = phi ptr [ %472, %470 ], [ %449, %446 ]
  %453 = phi ptr [ %471, %470 ], [ %444, %446 ]
  %454 = getelementptr inbounds i8, ptr %453, i64 16
  %455 = load i32, ptr %454, align 4, !tbaa !17
  %456 = getelementptr inbounds i8, ptr %452, i64 16
  %457 = load i32, ptr %456, align 4, !tbaa !17
  %458 = icmp eq i32 %455, %457
  br i1 %458, label %459, label %470

459:                                              ; preds = %451
  %460 = load ptr, ptr %10, align 8, !tbaa !51
  %461 = load ptr, ptr %452, align 8, !tbaa !51
  %462 = icmp eq ptr %460, %452
  %463 = icmp eq ptr %461, %460
  %464 = select i1 %462, i1 true, i1 %463
  br i1 %464, label %470, label %465

465:                                              ; preds = %459
  call void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %460, ptr noundef nonnull %452, ptr noundef %461) #27
  %466 = load i64, ptr %448, align 8, !tbaa !54
  %467 = add i64 %466, 1
  store i64 %467, ptr %448, align 8, !tbaa !54
  %468 = load i64, ptr %384, align 8, !tbaa !54
  %469 = add i64 %468, -1
  store i64 %469, ptr %384, align 8, !tbaa !54
  br label %470

470:                                              ; preds = %465, %459, %451
  %471 = phi ptr [ %453, %459 ], [ %453, %465 ], [ %452, %451 ]
  %472 = load ptr, ptr %471, align 8, !tbaa !51
  %473 = icmp eq ptr %472, %11
  br i1 %473, label %474, label %451, !llvm.loop !60

474:                                              ; preds = %470, %446
  %475 = load ptr, ptr %10, align 8, !tbaa !51
  %476 = icmp eq ptr %475, %10
  br i1 %476, label %481, label %477

477:                                              ; preds = %474, %477
  %478 = phi ptr [ %479, %477 ], [ %475, %474 ]
  %479 = load ptr, ptr %478, align 8, !tbaa !51
  call void @_ZdlPvm(ptr noundef %478, i64 noundef 24) #29
  %480 = icmp eq ptr %479, %10
  br i1 %480, label %481, label %477, !llvm.loop !58

481:                                              ; preds = %477, %474
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %10) #27
  br label %482

482:                                              ; preds = %481, %441
  call void @_ZNSt8__detail15_List_node_base10_M_reverseEv(ptr noundef nonnull align 8 dereferenceable(16) %11) #27
  %483 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.20, ptr noundef nonnull @.str.15)
  %484 = load ptr, ptr %11, align 8, !tbaa !51
  %485 = icmp eq ptr %484, %11
  br i1 %485, label %493, label %486

486:                                              ; preds = %482, %486
  %487 = phi ptr [ %491, %486 ], [ %484, %482 ]
  %488 = getelementptr inbounds i8, ptr %487, i64 16
  %489 = load i32, ptr %488, align 4, !tbaa !17
  %490 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, i32 noundef %489)
  %491 = load ptr, ptr %487, align 8, !tbaa !51
  %492 = icmp eq ptr %491, %11
  br i1 %492, label %493, label %486, !llvm.loop !59

493:                                              ; preds = %486, %482
  %494 = load i64, ptr %384, align 8, !tbaa !54
  %495 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, i64 noundef %494)
  call void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %11, ptr noundef nonnull align 8 dereferenceable(16) %13) #27
  %496 = load i64, ptr %406, align 8, !tbaa !54
  %497 = load i64, ptr %384, align 8, !tbaa !54
  store i64 %497, ptr %406, align 8, !tbaa !54
  store i64 %496, ptr %384, align 8, !tbaa !54
  %498 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.20, ptr noundef nonnull @.str.16)
  %499 = load ptr, ptr %11, align 8, !tbaa !51
  %500 = icmp eq ptr %499, %11
  br i1 %500, label %508, label %501

501:                                              ; preds = %493, %501
  %502 = phi ptr [ %506, %501 ], [ %499, %493 ]
  %503 = getelementptr inbounds i8, ptr %502, i64 16
  %504 = load i32, ptr %503, align 4, !tbaa !17
  %505 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, i32 noundef %504)
  %506 = load ptr, ptr %502, align 8, !tbaa !51
  %507 = icmp eq ptr %506, %11
  br i1 %507, label %508, label %501, !llvm.loop !59

508:                                              ; preds = %501, %493
  %509 = load i64, ptr %384, align 8, !tbaa !54
  %510 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, i64 noundef %509)
  call void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %13, ptr noundef nonnull align 8 dereferenceable(16) %14) #27
  %511 = load i64, ptr %409, align 8, !tbaa !54
  %512 = load i64, ptr %406, align 8, !tbaa !54
  store i64 %512, ptr %409, align 8, !tbaa !54
  store i64 %511, ptr %406, align 8, !tbaa !54
  %513 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.20, ptr noundef nonnull @.str.17)
  %514 = load ptr, ptr %13, align 8, !tbaa !51
  %515 = icmp eq ptr %514, %13
  br i1 %515, label %523, label %516

516:                                              ; preds = %508, %516
  %517 = phi ptr [ %521, %516 ], [ %514, %508 ]
  %518 = getelementptr inbounds i8, ptr %517, i64 16
  %519 = load i32, ptr %518, align 4, !tbaa !17
  %520 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, i32 noundef %519)
  %521 = load ptr, ptr %517, align 8, !tbaa !51
  %522 = icmp eq ptr %521, %13
  br i1 %522, label %523, label %516, !llvm.loop !59

523:                                              ; preds = %516, %508
  %524 = load i64, ptr %406, align 8, !tbaa !54
  %525 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, i64 noundef %524)
  %526 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.20, ptr noundef nonnull @.str.18)
  %527 = load ptr, ptr %14, align 8, !tbaa !51
  %528 = icmp eq ptr %527, %14
  br i1 %528, label %536, label %529

529:                                              ; preds = %523, %529
  %530 = phi ptr [ %534, %529 ], [ %527, %523 ]
  %531 = getelementptr inbounds i8, ptr %530, i64 16
  %532 = load i32, ptr %531, align 4, !tbaa !17
  %533 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, i32 noundef %532)
  %534 = load ptr, ptr %530, align 8, !tbaa !51
  %535 = icmp eq ptr %534, %14
  br i1 %535, label %536, label %529, !llvm.loop !59

536:                                              ; preds = %529, %523
  %537 = load i64, ptr %409, align 8, !tbaa !54
  %538 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, i64 noundef %537)
  %539 = load ptr, ptr %14, align 8, !tbaa !51
  %540 = icmp eq ptr %539, %14
  br i1 %540, label %547, label %541

541:                                              ; preds = %536
  %542 = load ptr, ptr %13, align 8, !tbaa !51
  %543 = load ptr, ptr %542, align 8, !tbaa !51
  call void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %543, ptr noundef %539, ptr noundef nonnull %14) #27
  %544 = load i64, ptr %409, align 8, !tbaa !54
  %545 = load i64, ptr %406, align 8, !tbaa !54
  %546 = add i64 %545, %544
  store i64 %546, ptr %406, align 8, !tbaa !54
  store i64 0, ptr %409, align 8, !tbaa !54
  br label %547

547:                                              ; preds = %541, %536
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %9) #27
  %548 = getelementptr inbounds i8, ptr %9, i64 8
  store ptr %9, ptr %548, align 8, !tbaa !49
  store ptr %9, ptr %9, align 8, !tbaa !51
  %549 = getelementptr inbounds i8, ptr %9, i64 16
  store i64 0, ptr %549, align 8, !tbaa !52
  %550 = load ptr, ptr %13, align 8, !tbaa !51
  %551 = icmp eq ptr %550, %13
  br i1 %551, label %570, label %552

552:                                              ; preds = %547, %568
  %553 = phi ptr [ %554, %568 ], [ %550, %547 ]
  %554 = load ptr, ptr %553, align 8, !tbaa !51
  %555 = getelementptr inbounds i8, ptr %553, i64 16
  %556 = load i32, ptr %555, align 4, !tbaa !17
  %557 = icmp eq i32 %556, 8
  br i1 %557, label %558, label %568

558:                                              ; preds = %552
  %559 = load ptr, ptr %9, align 8, !tbaa !51
  %560 = icmp eq ptr %559, %553
  %561 = icmp eq ptr %554, %559
  %562 = select i1 %560, i1 true, i1 %561
  br i1 %562, label %568, label %563

563:                                              ; preds = %558
  call void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %559, ptr noundef nonnull %553, ptr noundef %554) #27
  %564 = load i64, ptr %549, align 8, !tbaa !54
  %565 = add i64 %564, 1
  store i64 %565, ptr %549, align 8, !tbaa !54
  %566 = load i64, ptr %406, align 8, !tbaa !54
  %567 = add i64 %566, -1
  store i64 %567, ptr %406, align 8, !tbaa !54
  br label %568

568:                                              ; preds = %563, %558, %552
  %569 = icmp eq ptr %554, %13
  br i1 %569, label %570, label %552, !llvm.loop !61

570:                                              ; preds = %568, %547
  %571 = load ptr, ptr %9, align 8, !tbaa !51
  %572 = icmp eq ptr %571, %9
  br i1 %572, label %577, label %573

573:                                              ; preds = %570, %573
  %574 = phi ptr [ %575, %573 ], [ %571, %570 ]
  %575 = load ptr, ptr %574, align 8, !tbaa !51
  call void @_ZdlPvm(ptr noundef %574, i64 noundef 24) #29
  %576 = icmp eq ptr %575, %9
  br i1 %576, label %577, label %573, !llvm.loop !58

577:                                              ; preds = %573, %570
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %9) #27
  %578 = load ptr, ptr %13, align 8, !tbaa !51
  %579 = invoke noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #32
          to label %580 unwind label %634

580:                                              ; preds = %577
  %581 = getelementptr inbounds i8, ptr %579, i64 16
  store i32 7, ptr %581, align 4, !tbaa !17
  call void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef nonnull align 8 dereferenceable(16) %579, ptr noundef %578) #27
  %582 = load i64, ptr %406, align 8, !tbaa !54
  %583 = add i64 %582, 1
  store i64 %583, ptr %406, align 8, !tbaa !54
  %584 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.20, ptr noundef nonnull @.str.19)
  %585 = load ptr, ptr %13, align 8, !tbaa !51
  %586 = icmp eq ptr %585, %13
  br i1 %586, label %594, label %587

587:                                              ; preds = %580, %587
  %588 = phi ptr [ %592, %587 ], [ %585, %580 ]
  %589 = getelementptr inbounds i8, ptr %588, i64 16
  %590 = load i32, ptr %589, align 4, !tbaa !17
  %591 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, i32 noundef %590)
  %592 = load ptr, ptr %588, align 8, !tbaa !51
  %593 = icmp eq ptr %592, %13
  br i1 %593, label %594, label %587, !llvm.loop !59

594:                                              ; preds = %587, %580
  %595 = load i64, ptr %406, align 8, !tbaa !54
  %596 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, i64 noundef %595)
  %597 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.20, ptr noundef nonnull @.str.16)
  %598 = load ptr, ptr %14, align 8, !tbaa !51
  %599 = icmp eq ptr %598, %14
  br i1 %599, label %607, label %600

600:                                              ; preds = %594, %600
  %601 = phi ptr [ %605, %600 ], [ %598, %594 ]
  %602 = getelementptr inbounds i8, ptr %601, i64 16
  %603 = load i32, ptr %602, align 4, !tbaa !17
  %604 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.21, i32 noundef %603)
  %605 = load ptr, ptr %601, align 8, !tbaa !51
  %606 = icmp eq ptr %605, %14
  br i1 %606, label %607, label %600, !llvm.loop !59

607:                                              ; preds = %600, %594
  %608 = load i64, ptr %409, align 8, !tbaa !54
  %609 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.22, i64 noundef %608)
  %610 = load ptr, ptr %14, align 8, !tbaa !51
  %611 = icmp eq ptr %610, %14
  br i1 %611, label %616, label %612

612:                                              ; preds = %607, %612
  %613 = phi ptr [ %614, %612 ], [ %610, %607 ]
  %614 = load ptr, ptr %613, align 8, !tbaa !51
  call void @_ZdlPvm(ptr noundef %613, i64 noundef 24) #29
  %615 = icmp eq ptr %614, %14
  br i1 %615, label %616, label %612, !llvm.loop !58

616:                                              ; preds = %612, %607
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %14) #27
  %617 = load ptr, ptr %13, align 8, !tbaa !51
  %618 = icmp eq ptr %617, %13
  br i1 %618, label %623, label %619

619:                                              ; preds = %616, %619
  %620 = phi ptr [ %621, %619 ], [ %617, %616 ]
  %621 = load ptr, ptr %620, align 8, !tbaa !51
  call void @_ZdlPvm(ptr noundef %620, i64 noundef 24) #29
  %622 = icmp eq ptr %621, %13
  br i1 %622, label %623, label %619, !llvm.loop !58

623:                                              ; preds = %619, %616
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %13) #27
  %624 = load ptr, ptr %11, align 8, !tbaa !51
  %625 = icmp eq ptr %624, %11
  br i1 %625, label %661, label %626

626:                                              ; preds = %623, %626
  %627 = phi ptr [ %628, %626 ], [ %624, %623 ]
  %628 = load ptr, ptr %627, align 8, !tbaa !51
  call void @_ZdlPvm(ptr noundef %627, i64 noundef 24) #29
  %629 = icmp eq ptr %628, %11
  br i1 %629, label %661, label %626, !llvm.loop !58

630:                                              ; preds = %400, %396
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %12) #27
  br label %659

631:                                              ; preds = %425, %421
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %15) #27
  br label %644

632:                                              ; preds = %429
  %633 = landingpad { ptr, i32 }
          cleanup
  br label %636

634:                                              ; preds = %577
  %635 = landingpad { ptr, i32 }
          cleanup
  br label %636

636:                                              ; preds = %634, %632
  %637 = phi { ptr, i32 } [ %633, %632 ], [ %635, %634 ]
  %638 = load ptr, ptr %14, align 8, !tbaa !51
  %639 = icmp eq ptr %638, %14
  br i1 %639, label %644, label %640

640:                                              ; preds = %636, %640
  %641 = phi ptr [ %642, %640 ], [ %638, %636 ]
  %642 = load ptr, ptr %641, align 8, !tbaa !51
  call void @_ZdlPvm(ptr noundef %641, i64 noundef 24) #29
  %643 = icmp eq ptr %642, %14
  br i1 %643, label %644, label %640, !llvm.loop !58

644:                                              ; preds = %640, %636, %631
  %645 = phi { ptr, i32 } [ %422, %631 ], [ %637, %636 ], [ %637, %640 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %14) #27
  %646 = load ptr, ptr %13, align 8, !tbaa !51
  %647 = icmp eq ptr %646, %13
  br i1 %647, label %652, label %648

648:                                              ; preds = %644, %648
  %649 = phi ptr [ %650, %648 ], [ %646, %644 ]
  %650 = load ptr, ptr %649, align 8, !tbaa !51
  call void @_ZdlPvm(ptr noundef %649, i64 noundef 24) #29
  %651 = icmp eq ptr %650, %13
  br i1 %651, label %652, label %648, !llvm.loop !58

652:                                              ; preds = %648, %644
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %13) #27
  %653 = load ptr, ptr %11, align 8, !tbaa !51
  %654 = icmp eq ptr %653, %11
  br i1 %654, label %659, label %655

655:                                              ; preds = %652, %655
  %656 = phi ptr [ %657, %655 ], [ %653, %652 ]
  %657 = load ptr, ptr %656, align 8, !tbaa !51
  call void @_ZdlPvm(ptr noundef %656, i64 noundef 24) #29
  %658 = icmp eq ptr %657, %11
  br i1 %658, label %659, label %655, !llvm.loop !58

659:                                              ; preds = %655, %652, %630
  %660 = phi { ptr, i32 } [ %397, %630 ], [ %645, %652 ], [ %645, %655 ]
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %11) #27
  br label %372

661:                                              ; preds = %626, %623
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %11) #27
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %3) #27
  %662 = getelementptr inbounds i8, ptr %3, i64 48
  store ptr %662, ptr %3, align 8, !tbaa !62
  %663 = getelementptr inbounds i8, ptr %3, i64 8
  store i64 1, ptr %663, align 8, !tbaa !67
  %664 = getelementptr inbounds i8, ptr %3, i64 16
  %665 = getelementptr inbounds i8, ptr %3, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %664, i8 0, i64 16, i1 false)
  store float 1.000000e+00, ptr %665, align 8, !tbaa !68
  %666 = getelementptr inbounds i8, ptr %3, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %666, i8 0, i64 16, i1 false)
  %667 = getelementptr inbounds i8, ptr %5, i64 16
  %668 = getelementptr inbounds i8, ptr %4, i64 16
  %669 = getelementptr inbounds i8, ptr %4, i64 8
  br label %673

670:                                              ; preds = %731
  %671 = load ptr, ptr %664, align 8, !tbaa !69
  %672 = icmp eq ptr %671, null
  br i1 %672, label %751, label %756

673:                                              ; preds = %731, %661
  %674 = phi i32 [ 0, %661 ], [ %732, %731 ]
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %4) #27
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %5) #27
  %675 = mul nuw nsw i32 %674, %674
  %676 = urem i32 %675, 31
  call void @llvm.experimental.noalias.scope.decl(metadata !70)
  %677 = icmp ult i32 %676, 10
  %678 = select i1 %677, i64 1, i64 2
  store ptr %667, ptr %5, align 8, !tbaa !30, !alias.scope !70
  invoke void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc(ptr noundef nonnull align 8 dereferenceable(32) %5, i64 noundef %678, i8 noundef signext 45)
          to label %679 unwind label %695

679:                                              ; preds = %673
  %680 = load ptr, ptr %5, align 8, !tbaa !36, !alias.scope !70
  %681 = icmp ugt i32 %676, 9
  br i1 %681, label %682, label %692

682:                                              ; preds = %679
  %683 = shl nuw nsw i32 %676, 1
  %684 = or disjoint i32 %683, 1
  %685 = zext nneg i32 %684 to i64
  %686 = getelementptr inbounds [201 x i8], ptr @_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits, i64 0, i64 %685
  %687 = load i8, ptr %686, align 1, !tbaa !34, !noalias !70
  %688 = getelementptr inbounds i8, ptr %680, i64 1
  store i8 %687, ptr %688, align 1, !tbaa !34
  %689 = zext nneg i32 %683 to i64
  %690 = getelementptr inbounds [201 x i8], ptr @_ZZNSt8__detail18__to_chars_10_implIjEEvPcjT_E8__digits, i64 0, i64 %689
  %691 = load i8, ptr %690, align 2, !tbaa !34, !noalias !70
  br label %698

692:                                              ; preds = %679
  %693 = trunc nuw nsw i32 %676 to i8
  %694 = or disjoint i8 %693, 48
  br label %698

695:                                              ; preds = %673
  %696 = landingpad { ptr, i32 }
          catch ptr null
  %697 = extractvalue { ptr, i32 } %696, 0
  call void @__clang_call_terminate(ptr %697) #31
  unreachable

698:                                              ; preds = %692, %682
  %699 = phi i8 [ %694, %692 ], [ %691, %682 ]
  store i8 %699, ptr %680, align 1, !tbaa !34
  %700 = invoke noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32) %5, i64 noundef 0, i64 noundef 0, ptr noundef nonnull @.str.23, i64 noundef 11)
          to label %701 unwind label %734

701:                                              ; preds = %698
  store ptr %668, ptr %4, align 8, !tbaa !30, !alias.scope !73
  %702 = load ptr, ptr %700, align 8, !tbaa !36
  %703 = getelementptr inbounds i8, ptr %700, i64 16
  %704 = icmp eq ptr %702, %703
  br i1 %704, label %705, label %711

705:                                              ; preds = %701
  %706 = getelementptr inbounds i8, ptr %700, i64 8
  %707 = load i64, ptr %706, align 8, !tbaa !32
  %708 = add i64 %707, 1
  %709 = icmp eq i64 %708, 0
  br i1 %709, label %713, label %710

710:                                              ; preds = %705
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %668, ptr nonnull align 8 %703, i64 %708, i1 false)
  br label %713

711:                                              ; preds = %701
  store ptr %702, ptr %4, align 8, !tbaa !36, !alias.scope !73
  %712 = load i64, ptr %703, align 8, !tbaa !34
  store i64 %712, ptr %668, align 8, !tbaa !34, !alias.scope !73
  br label %713

713:                                              ; preds = %711, %710, %705
  %714 = getelementptr inbounds i8, ptr %700, i64 8
  %715 = load i64, ptr %714, align 8, !tbaa !32
  store i64 %715, ptr %669, align 8, !tbaa !32, !alias.scope !73
  store ptr %703, ptr %700, align 8, !tbaa !36
  store i64 0, ptr %714, align 8, !tbaa !32
  store i8 0, ptr %703, align 8, !tbaa !34
  %716 = invoke noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt8__detail9_Map_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS6_iESaIS9_ENS_10_Select1stESt8equal_toIS6_ESt4hashIS6_ENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb1ELb0ELb1EEELb1EEixEOS6_(ptr noundef nonnull align 1 dereferenceable(1) %3, ptr noundef nonnull align 8 dereferenceable(32) %4)
          to label %717 unwind label %736

717:                                              ; preds = %713
  %718 = load i32, ptr %716, align 4, !tbaa !17
  %719 = add nsw i32 %718, %674
  store i32 %719, ptr %716, align 4, !tbaa !17
  %720 = load ptr, ptr %4, align 8, !tbaa !36
  %721 = icmp eq ptr %720, %668
  br i1 %721, label %725, label %722

722:                                              ; preds = %717
  %723 = load i64, ptr %668, align 8, !tbaa !34
  %724 = add i64 %723, 1
  call void @_ZdlPvm(ptr noundef %720, i64 noundef %724) #29
  br label %725

725:                                              ; preds = %722, %717
  %726 = load ptr, ptr %5, align 8, !tbaa !36
  %727 = icmp eq ptr %726, %667
  br i1 %727, label %731, label %728

728:                                              ; preds = %725
  %729 = load i64, ptr %667, align 8, !tbaa !34
  %730 = add i64 %729, 1
  call void @_ZdlPvm(ptr noundef %726, i64 noundef %730) #29
  br label %731

731:                                              ; preds = %728, %725
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #27
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #27
  %732 = add nuw nsw i32 %674, 1
  %733 = icmp eq i32 %732, 50
  br i1 %733, label %670, label %673, !llvm.loop !76

734:                                              ; preds = %698
  %735 = landingpad { ptr, i32 }
          cleanup
  br label %743

736:                                              ; preds = %713
  %737 = landingpad { ptr, i32 }
          cleanup
  %738 = load ptr, ptr %4, align 8, !tbaa !36
  %739 = icmp eq ptr %738, %668
  br i1 %739, label %743, label %740

740:                                              ; preds = %736
  %741 = load i64, ptr %668, align 8, !tbaa !34
  %742 = add i64 %741, 1
  call void @_ZdlPvm(ptr noundef %738, i64 noundef %742) #29
  br label %743

743:                                              ; preds = %740, %736, %734
  %744 = phi { ptr, i32 } [ %735, %734 ], [ %737, %736 ], [ %737, %740 ]
  %745 = load ptr, ptr %5, align 8, !tbaa !36
  %746 = icmp eq ptr %745, %667
  br i1 %746, label %750, label %747

747:                                              ; preds = %743
  %748 = load i64, ptr %667, align 8, !tbaa !34
  %749 = add i64 %748, 1
  call void @_ZdlPvm(ptr noundef %745, i64 noundef %749) #29
  br label %750

750:                                              ; preds = %747, %743
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %5) #27
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %4) #27
  br label %855

751:                                              ; preds = %756, %670
  call void @llvm.lifetime.start.p0(i64 32, ptr nonnull %6) #27
  %752 = getelementptr inbounds i8, ptr %6, i64 16
  store ptr %752, ptr %6, align 8, !tbaa !30
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(12) %752, ptr noundef nonnull align 1 dereferenceable(12) @.str.25, i64 12, i1 false)
  %753 = getelementptr inbounds i8, ptr %6, i64 8
  store i64 12, ptr %753, align 8, !tbaa !32
  %754 = getelementptr inbounds i8, ptr %6, i64 28
  store i8 0, ptr %754, align 4, !tbaa !34
  %755 = invoke noundef i64 @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE8_M_eraseESt17integral_constantIbLb1EERS7_(ptr noundef nonnull align 8 dereferenceable(56) %3, ptr noundef nonnull align 8 dereferenceable(32) %6)
          to label %766 unwind label %786

756:                                              ; preds = %670, %756
  %757 = phi ptr [ %764, %756 ], [ %671, %670 ]
  %758 = getelementptr inbounds i8, ptr %757, i64 8
  %759 = getelementptr inbounds i8, ptr %757, i64 40
  %760 = load ptr, ptr %758, align 8, !tbaa !36
  %761 = getelementptr inbounds i8, ptr %760, i64 11
  %762 = load i32, ptr %759, align 4, !tbaa !17
  %763 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.24, ptr noundef nonnull %761, i32 noundef %762)
  %764 = load ptr, ptr %757, align 8, !tbaa !77
  %765 = icmp eq ptr %764, null
  br i1 %765, label %751, label %756, !llvm.loop !78

766:                                              ; preds = %751
  %767 = load ptr, ptr %6, align 8, !tbaa !36
  %768 = icmp eq ptr %767, %752
  br i1 %768, label %772, label %769

769:                                              ; preds = %766
  %770 = load i64, ptr %752, align 8, !tbaa !34
  %771 = add i64 %770, 1
  call void @_ZdlPvm(ptr noundef %767, i64 noundef %771) #29
  br label %772

772:                                              ; preds = %769, %766
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #27
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %7) #27
  %773 = getelementptr inbounds i8, ptr %7, i64 48
  store ptr %773, ptr %7, align 8, !tbaa !79
  %774 = getelementptr inbounds i8, ptr %7, i64 8
  store i64 1, ptr %774, align 8, !tbaa !81
  %775 = getelementptr inbounds i8, ptr %7, i64 16
  %776 = getelementptr inbounds i8, ptr %7, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %775, i8 0, i64 16, i1 false)
  store float 1.000000e+00, ptr %776, align 8, !tbaa !68
  %777 = getelementptr inbounds i8, ptr %7, i64 40
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %777, i8 0, i64 16, i1 false)
  br label %794

778:                                              ; preds = %799
  %779 = getelementptr inbounds i8, ptr %3, i64 24
  %780 = load i64, ptr %779, align 8, !tbaa !82
  %781 = load i64, ptr %663, align 8, !tbaa !67
  %782 = getelementptr inbounds i8, ptr %7, i64 24
  %783 = load i64, ptr %782, align 8, !tbaa !83
  %784 = load i64, ptr %774, align 8, !tbaa !81
  %785 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.26, i64 noundef %780, i64 noundef %781, i64 noundef %783, i64 noundef %784)
  invoke void @_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE6rehashEm(ptr noundef nonnull align 8 dereferenceable(56) %7, i64 noundef 2000)
          to label %804 unwind label %851

786:                                              ; preds = %751
  %787 = landingpad { ptr, i32 }
          cleanup
  %788 = load ptr, ptr %6, align 8, !tbaa !36
  %789 = icmp eq ptr %788, %752
  br i1 %789, label %793, label %790

790:                                              ; preds = %786
  %791 = load i64, ptr %752, align 8, !tbaa !34
  %792 = add i64 %791, 1
  call void @_ZdlPvm(ptr noundef %788, i64 noundef %792) #29
  br label %793

793:                                              ; preds = %790, %786
  call void @llvm.lifetime.end.p0(i64 32, ptr nonnull %6) #27
  br label %855

794:                                              ; preds = %799, %772
  %795 = phi i32 [ 0, %772 ], [ %800, %799 ]
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %8) #27
  %796 = mul nuw nsw i32 %795, 37
  %797 = urem i32 %796, 1000
  store i32 %797, ptr %8, align 4, !tbaa !17
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %2) #27
  store ptr %7, ptr %2, align 8, !tbaa !22
  %798 = invoke { ptr, i8 } @_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE16_M_insert_uniqueIiiNS1_10_AllocNodeISaINS1_10_Hash_nodeIiLb0EEEEEEEESt4pairINS1_14_Node_iteratorIiLb1ELb0EEEbEOT_OT0_RKT1_(ptr noundef nonnull align 8 dereferenceable(56) %7, ptr noundef nonnull align 4 dereferenceable(4) %8, ptr noundef nonnull align 4 dereferenceable(4) %8, ptr noundef nonnull align 8 dereferenceable(8) %2)
          to label %799 unwind label %802

799:                                              ; preds = %794
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %2) #27
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #27
  %800 = add nuw nsw i32 %795, 1
  %801 = icmp eq i32 %800, 400
  br i1 %801, label %778, label %794, !llvm.loop !84

802:                                              ; preds = %794
  %803 = landingpad { ptr, i32 }
          cleanup
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %8) #27
  br label %853

804:                                              ; preds = %778
  %805 = load i64, ptr %774, align 8, !tbaa !81
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %1)
  store double 2.500000e+00, ptr %1, align 8, !tbaa !85
  %806 = invoke noundef i64 @_ZSt11_Hash_bytesPKvmm(ptr noundef nonnull %1, i64 noundef 8, i64 noundef 3339675911)
          to label %810 unwind label %807

807:                                              ; preds = %804
  %808 = landingpad { ptr, i32 }
          catch ptr null
  %809 = extractvalue { ptr, i32 } %808, 0
  call void @__clang_call_terminate(ptr %809) #31
  unreachable

810:                                              ; preds = %804
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %1)
  %811 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.27, i64 noundef %805, i64 noundef %806)
  %812 = load ptr, ptr %775, align 8, !tbaa !87
  %813 = icmp eq ptr %812, null
  br i1 %813, label %818, label %814

814:                                              ; preds = %810, %814
  %815 = phi ptr [ %816, %814 ], [ %812, %810 ]
  %816 = load ptr, ptr %815, align 8, !tbaa !77
  call void @_ZdlPvm(ptr noundef %815, i64 noundef 16) #29
  %817 = icmp eq ptr %816, null
  br i1 %817, label %818, label %814, !llvm.loop !88

818:                                              ; preds = %814, %810
  %819 = load ptr, ptr %7, align 8, !tbaa !79
  %820 = load i64, ptr %774, align 8, !tbaa !81
  %821 = shl i64 %820, 3
  call void @llvm.memset.p0.i64(ptr align 8 %819, i8 0, i64 %821, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %775, i8 0, i64 16, i1 false)
  %822 = load ptr, ptr %7, align 8, !tbaa !79
  %823 = icmp eq ptr %773, %822
  br i1 %823, label %827, label %824

824:                                              ; preds = %818
  %825 = load i64, ptr %774, align 8, !tbaa !81
  %826 = shl i64 %825, 3
  call void @_ZdlPvm(ptr noundef %822, i64 noundef %826) #29
  br label %827

827:                                              ; preds = %824, %818
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #27
  %828 = load ptr, ptr %664, align 8, !tbaa !69
  %829 = icmp eq ptr %828, null
  br i1 %829, label %842, label %830

830:                                              ; preds = %827, %840
  %831 = phi ptr [ %832, %840 ], [ %828, %827 ]
  %832 = load ptr, ptr %831, align 8, !tbaa !77
  %833 = getelementptr inbounds i8, ptr %831, i64 8
  %834 = load ptr, ptr %833, align 8, !tbaa !36
  %835 = getelementptr inbounds i8, ptr %831, i64 24
  %836 = icmp eq ptr %834, %835
  br i1 %836, label %840, label %837

837:                                              ; preds = %830
  %838 = load i64, ptr %835, align 8, !tbaa !34
  %839 = add i64 %838, 1
  call void @_ZdlPvm(ptr noundef %834, i64 noundef %839) #29
  br label %840

840:                                              ; preds = %837, %830
  call void @_ZdlPvm(ptr noundef %831, i64 noundef 56) #29
  %841 = icmp eq ptr %832, null
  br i1 %841, label %842, label %830, !llvm.loop !89

842:                                              ; preds = %840, %827
  %843 = load ptr, ptr %3, align 8, !tbaa !62
  %844 = load i64, ptr %663, align 8, !tbaa !67
  %845 = shl i64 %844, 3
  call void @llvm.memset.p0.i64(ptr align 8 %843, i8 0, i64 %845, i1 false)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %664, i8 0, i64 16, i1 false)
  %846 = load ptr, ptr %3, align 8, !tbaa !62
  %847 = icmp eq ptr %662, %846
  br i1 %847, label %857, label %848

848:                                              ; preds = %842
  %849 = load i64, ptr %663, align 8, !tbaa !67
  %850 = shl i64 %849, 3
  call void @_ZdlPvm(ptr noundef %846, i64 noundef %850) #29
  br label %857

851:                                              ; preds = %778
  %852 = landingpad { ptr, i32 }
          cleanup
  br label %853

853:                                              ; preds = %851, %802
  %854 = phi { ptr, i32 } [ %803, %802 ], [ %852, %851 ]
  call void @_ZNSt13unordered_setIiSt4hashIiESt8equal_toIiESaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %7) #27
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #27
  br label %855

855:                                              ; preds = %853, %793, %750
  %856 = phi { ptr, i32 } [ %744, %750 ], [ %854, %853 ], [ %787, %793 ]
  call void @_ZNSt13unordered_mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4hashIS5_ESt8equal_toIS5_ESaISt4pairIKS5_iEEED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %3) #27
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %3) #27
  br label %372

857:                                              ; preds = %842, %848
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %3) #27
  %858 = call noalias noundef nonnull dereferenceable(24) ptr @_Znwm(i64 noundef 24) #32, !noalias !90
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %858, align 8, !tbaa !47, !noalias !90
  %859 = getelementptr inbounds i8, ptr %858, i64 8
  store i32 1, ptr %859, align 8, !tbaa !93, !noalias !90
  %860 = getelementptr inbounds i8, ptr %858, i64 12
  store i32 1, ptr %860, align 4, !tbaa !95, !noalias !90
  store ptr getelementptr inbounds inrange(-16, 40) (i8, ptr @_ZTVSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE, i64 16), ptr %858, align 8, !tbaa !47, !noalias !90
  %861 = getelementptr inbounds i8, ptr %858, i64 16
  store i32 3, ptr %861, align 4, !tbaa !17, !noalias !90
  %862 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !34
  %863 = icmp eq i8 %862, 0
  br i1 %863, label %865, label %864

864:                                              ; preds = %857
  store i32 2, ptr %859, align 4, !tbaa !17
  br label %867

865:                                              ; preds = %857
  %866 = atomicrmw volatile add ptr %859, i32 1 acq_rel, align 4
  br label %867

867:                                              ; preds = %865, %864
  %868 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !34
  %869 = icmp eq i8 %868, 0
  br i1 %869, label %873, label %870

870:                                              ; preds = %867
  %871 = load i32, ptr %860, align 4, !tbaa !17
  %872 = add nsw i32 %871, 1
  store i32 %872, ptr %860, align 4, !tbaa !17
  br label %875

873:                                              ; preds = %867
  %874 = atomicrmw volatile add ptr %860, i32 1 acq_rel, align 4
  br label %875

875:                                              ; preds = %873, %870
  %876 = load atomic i32, ptr %859 monotonic, align 8
  %877 = sext i32 %876 to i64
  %878 = load atomic i32, ptr %859 monotonic, align 8, !noalias !96
  br label %879

879:                                              ; preds = %882, %875
  %880 = phi i32 [ %878, %875 ], [ %886, %882 ]
  %881 = icmp eq i32 %880, 0
  br i1 %881, label %887, label %882

882:                                              ; preds = %879
  %883 = add nsw i32 %880, 1
  %884 = cmpxchg weak ptr %859, i32 %880, i32 %883 acq_rel monotonic, align 8, !noalias !96
  %885 = extractvalue { i32, i1 } %884, 1
  %886 = extractvalue { i32, i1 } %884, 0
  br i1 %885, label %887, label %879, !llvm.loop !99

887:                                              ; preds = %879, %882
  %888 = phi ptr [ %858, %882 ], [ null, %879 ]
  %889 = icmp ne ptr %888, null
  call void @llvm.assume(i1 %889)
  %890 = getelementptr inbounds i8, ptr %888, i64 8
  %891 = load atomic i32, ptr %890 monotonic, align 8, !noalias !96
  %892 = load i32, ptr %861, align 4, !tbaa !17
  %893 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str, i64 noundef %877, i32 noundef %892)
  %894 = getelementptr inbounds i8, ptr %888, i64 8
  %895 = load atomic i64, ptr %894 acquire, align 8
  %896 = icmp eq i64 %895, 4294967297
  br i1 %896, label %897, label %905

897:                                              ; preds = %887
  store i32 0, ptr %894, align 8, !tbaa !93
  %898 = getelementptr inbounds i8, ptr %888, i64 12
  store i32 0, ptr %898, align 4, !tbaa !95
  %899 = load ptr, ptr %888, align 8, !tbaa !47
  %900 = getelementptr inbounds i8, ptr %899, i64 16
  %901 = load ptr, ptr %900, align 8
  call void %901(ptr noundef nonnull align 8 dereferenceable(16) %888) #27
  %902 = load ptr, ptr %888, align 8, !tbaa !47
  %903 = getelementptr inbounds i8, ptr %902, i64 24
  %904 = load ptr, ptr %903, align 8
  call void %904(ptr noundef nonnull align 8 dereferenceable(16) %888) #27
  br label %917

905:                                              ; preds = %887
  %906 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !34
  %907 = icmp eq i8 %906, 0
  br i1 %907, label %911, label %908

908:                                              ; preds = %905
  %909 = load i32, ptr %894, align 4, !tbaa !17
  %910 = add nsw i32 %909, -1
  store i32 %910, ptr %894, align 4, !tbaa !17
  br label %913

911:                                              ; preds = %905
  %912 = atomicrmw volatile add ptr %894, i32 -1 acq_rel, align 4
  br label %913

913:                                              ; preds = %911, %908
  %914 = phi i32 [ %909, %908 ], [ %912, %911 ]
  %915 = icmp eq i32 %914, 1
  br i1 %915, label %916, label %917, !prof !100

916:                                              ; preds = %913
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %888) #27
  br label %917

917:                                              ; preds = %916, %913, %897
  %918 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !34
  %919 = icmp eq i8 %918, 0
  br i1 %919, label %923, label %920

920:                                              ; preds = %917
  %921 = load i32, ptr %860, align 4, !tbaa !17
  %922 = add nsw i32 %921, -1
  store i32 %922, ptr %860, align 4, !tbaa !17
  br label %925

923:                                              ; preds = %917
  %924 = atomicrmw volatile add ptr %860, i32 -1 acq_rel, align 4
  br label %925

925:                                              ; preds = %923, %920
  %926 = phi i32 [ %921, %920 ], [ %924, %923 ]
  %927 = icmp eq i32 %926, 1
  br i1 %927, label %928, label %932

928:                                              ; preds = %925
  %929 = load ptr, ptr %858, align 8, !tbaa !47
  %930 = getelementptr inbounds i8, ptr %929, i64 24
  %931 = load ptr, ptr %930, align 8
  call void %931(ptr noundef nonnull align 8 dereferenceable(16) %858) #27
  br label %932

932:                                              ; preds = %928, %925
  %933 = load atomic i64, ptr %859 acquire, align 8
  %934 = icmp eq i64 %933, 4294967297
  br i1 %934, label %935, label %942

935:                                              ; preds = %932
  store i32 0, ptr %859, align 8, !tbaa !93
  store i32 0, ptr %860, align 4, !tbaa !95
  %936 = load ptr, ptr %858, align 8, !tbaa !47
  %937 = getelementptr inbounds i8, ptr %936, i64 16
  %938 = load ptr, ptr %937, align 8
  call void %938(ptr noundef nonnull align 8 dereferenceable(16) %858) #27
  %939 = load ptr, ptr %858, align 8, !tbaa !47
  %940 = getelementptr inbounds i8, ptr %939, i64 24
  %941 = load ptr, ptr %940, align 8
  call void %941(ptr noundef nonnull align 8 dereferenceable(16) %858) #27
  br label %954

942:                                              ; preds = %932
  %943 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !34
  %944 = icmp eq i8 %943, 0
  br i1 %944, label %948, label %945

945:                                              ; preds = %942
  %946 = load i32, ptr %859, align 4, !tbaa !17
  %947 = add nsw i32 %946, -1
  store i32 %947, ptr %859, align 4, !tbaa !17
  br label %950

948:                                              ; preds = %942
  %949 = atomicrmw volatile add ptr %859, i32 -1 acq_rel, align 4
  br label %950

950:                                              ; preds = %948, %945
  %951 = phi i32 [ %946, %945 ], [ %949, %948 ]
  %952 = icmp eq i32 %951, 1
  br i1 %952, label %953, label %954, !prof !100

953:                                              ; preds = %950
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %858) #27
  br label %954

954:                                              ; preds = %953, %950, %935
  %955 = load atomic i64, ptr %859 acquire, align 8
  %956 = icmp eq i64 %955, 4294967297
  br i1 %956, label %957, label %964

957:                                              ; preds = %954
  store i32 0, ptr %859, align 8, !tbaa !93
  store i32 0, ptr %860, align 4, !tbaa !95
  %958 = load ptr, ptr %858, align 8, !tbaa !47
  %959 = getelementptr inbounds i8, ptr %958, i64 16
  %960 = load ptr, ptr %959, align 8
  call void %960(ptr noundef nonnull align 8 dereferenceable(16) %858) #27
  %961 = load ptr, ptr %858, align 8, !tbaa !47
  %962 = getelementptr inbounds i8, ptr %961, i64 24
  %963 = load ptr, ptr %962, align 8
  call void %963(ptr noundef nonnull align 8 dereferenceable(16) %858) #27
  br label %976

964:                                              ; preds = %954
  %965 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !34
  %966 = icmp eq i8 %965, 0
  br i1 %966, label %970, label %967

967:                                              ; preds = %964
  %968 = load i32, ptr %859, align 4, !tbaa !17
  %969 = add nsw i32 %968, -1
  store i32 %969, ptr %859, align 4, !tbaa !17
  br label %972

970:                                              ; preds = %964
  %971 = atomicrmw volatile add ptr %859, i32 -1 acq_rel, align 4
  br label %972

972:                                              ; preds = %970, %967
  %973 = phi i32 [ %968, %967 ], [ %971, %970 ]
  %974 = icmp eq i32 %973, 1
  br i1 %974, label %975, label %976, !prof !100

975:                                              ; preds = %972
  call void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %858) #27
  br label %976

976:                                              ; preds = %957, %972, %975
  ret i32 0
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree nounwind
declare noundef i32 @printf(ptr nocapture noundef readonly, ...) local_unnamed_addr #2

declare i32 @__gxx_personality_v0(...)

; Function Attrs: mustprogress norecurse nounwind uwtable
define internal fastcc void @_ZL5checkRKSt3setIiSt4lessIiESaIiEE(ptr noundef nonnull readonly align 8 dereferenceable(48) %0) unnamed_addr #3 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = getelementptr inbounds i8, ptr %0, i64 40
  %4 = load i64, ptr %3, align 8, !tbaa !16
  %5 = icmp eq i64 %4, 0
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 8, !tbaa !101
  %8 = icmp ne ptr %7, null
  %9 = xor i1 %5, %8
  br i1 %9, label %11, label %10

10:                                               ; preds = %1
  tail call void @abort() #31
  unreachable

11:                                               ; preds = %1
  %12 = tail call fastcc noundef i32 @_ZL6blacksPKSt18_Rb_tree_node_base(ptr noundef %7)
  %13 = getelementptr inbounds i8, ptr %0, i64 24
  %14 = load ptr, ptr %13, align 8, !tbaa !14
  %15 = icmp eq ptr %14, %2
  br i1 %15, label %16, label %19

16:                                               ; preds = %28, %11
  %17 = phi i64 [ 0, %11 ], [ %29, %28 ]
  %18 = icmp eq ptr %2, %14
  br i1 %18, label %32, label %35

19:                                               ; preds = %11, %28
  %20 = phi i64 [ %29, %28 ], [ 0, %11 ]
  %21 = phi i64 [ %25, %28 ], [ -1, %11 ]
  %22 = phi ptr [ %30, %28 ], [ %14, %11 ]
  %23 = getelementptr inbounds i8, ptr %22, i64 32
  %24 = load i32, ptr %23, align 4, !tbaa !17
  %25 = sext i32 %24 to i64
  %26 = icmp slt i64 %21, %25
  br i1 %26, label %28, label %27

27:                                               ; preds = %19
  tail call void @abort() #31
  unreachable

28:                                               ; preds = %19
  %29 = add i64 %20, 1
  %30 = tail call noundef ptr @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(ptr noundef %22) #28
  %31 = icmp eq ptr %30, %2
  br i1 %31, label %16, label %19, !llvm.loop !102

32:                                               ; preds = %35, %16
  %33 = phi i64 [ %17, %16 ], [ %38, %35 ]
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %42, label %41

35:                                               ; preds = %16, %35
  %36 = phi i64 [ %38, %35 ], [ %17, %16 ]
  %37 = phi ptr [ %39, %35 ], [ %2, %16 ]
  %38 = add i64 %36, -1
  %39 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(ptr noundef %37) #28
  %40 = icmp eq ptr %39, %14
  br i1 %40, label %32, label %35, !llvm.loop !103

41:                                               ; preds = %32
  tail call void @abort() #31
  unreachable

42:                                               ; preds = %32
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #4

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEEixEOS5_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(32) %1) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = alloca %"class.std::tuple", align 8
  %4 = alloca %"class.std::tuple.34", align 1
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !tbaa !13
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = icmp eq ptr %6, null
  br i1 %8, label %40, label %9

9:                                                ; preds = %2
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !32
  %12 = load ptr, ptr %1, align 8
  br label %13

13:                                               ; preds = %32, %9
  %14 = phi ptr [ %6, %9 ], [ %38, %32 ]
  %15 = phi ptr [ %7, %9 ], [ %35, %32 ]
  %16 = getelementptr inbounds i8, ptr %14, i64 40
  %17 = load i64, ptr %16, align 8, !tbaa !32
  %18 = tail call i64 @llvm.umin.i64(i64 %11, i64 %17)
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %24, label %20

20:                                               ; preds = %13
  %21 = getelementptr inbounds i8, ptr %14, i64 32
  %22 = load ptr, ptr %21, align 8, !tbaa !36
  %23 = tail call i32 @memcmp(ptr noundef %22, ptr noundef %12, i64 noundef %18) #27
  br label %24

24:                                               ; preds = %20, %13
  %25 = phi i32 [ %23, %20 ], [ 0, %13 ]
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = sub i64 %17, %11
  %29 = tail call i64 @llvm.smax.i64(i64 %28, i64 -2147483648)
  %30 = tail call i64 @llvm.smin.i64(i64 %29, i64 2147483647)
  %31 = trunc nsw i64 %30 to i32
  br label %32

32:                                               ; preds = %27, %24
  %33 = phi i32 [ %25, %24 ], [ %31, %27 ]
  %34 = icmp slt i32 %33, 0
  %35 = select i1 %34, ptr %15, ptr %14
  %36 = select i1 %34, i64 24, i64 16
  %37 = getelementptr inbounds i8, ptr %14, i64 %36
  %38 = load ptr, ptr %37, align 8, !tbaa !22
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %13, !llvm.loop !104

40:                                               ; preds = %32, %2
  %41 = phi ptr [ %7, %2 ], [ %35, %32 ]
  %42 = icmp eq ptr %41, %7
  br i1 %42, label %66, label %43

43:                                               ; preds = %40
  %44 = getelementptr inbounds i8, ptr %1, i64 8
  %45 = load i64, ptr %44, align 8, !tbaa !32
  %46 = getelementptr inbounds i8, ptr %41, i64 40
  %47 = load i64, ptr %46, align 8, !tbaa !32
  %48 = tail call i64 @llvm.umin.i64(i64 %47, i64 %45)
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %55, label %50

50:                                               ; preds = %43
  %51 = getelementptr inbounds i8, ptr %41, i64 32
  %52 = load ptr, ptr %51, align 8, !tbaa !36
  %53 = load ptr, ptr %1, align 8, !tbaa !36
  %54 = tail call i32 @memcmp(ptr noundef %53, ptr noundef %52, i64 noundef %48) #27
  br label %55

55:                                               ; preds = %50, %43
  %56 = phi i32 [ %54, %50 ], [ 0, %43 ]
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %63

58:                                               ; preds = %55
  %59 = sub i64 %45, %47
  %60 = tail call i64 @llvm.smax.i64(i64 %59, i64 -2147483648)
  %61 = tail call i64 @llvm.smin.i64(i64 %60, i64 2147483647)
  %62 = trunc nsw i64 %61 to i32
  br label %63

63:                                               ; preds = %55, %58
  %64 = phi i32 [ %56, %55 ], [ %62, %58 ]
  %65 = icmp slt i32 %64, 0
  br i1 %65, label %66, label %68

66:                                               ; preds = %40, %63
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %3) #27
  store ptr %1, ptr %3, align 8, !tbaa !22, !alias.scope !105
  call void @llvm.lifetime.start.p0(i64 1, ptr nonnull %4) #27
  %67 = call ptr @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOS5_EESJ_IJEEEEESt17_Rb_tree_iteratorIS8_ESt23_Rb_tree_const_iteratorIS8_EDpOT_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %41, ptr noundef nonnull align 1 dereferenceable(1) @_ZSt19piecewise_construct, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 1 dereferenceable(1) %4)
  call void @llvm.lifetime.end.p0(i64 1, ptr nonnull %4) #27
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %3) #27
  br label %68

68:                                               ; preds = %66, %63
  %69 = phi ptr [ %67, %66 ], [ %41, %63 ]
  %70 = getelementptr inbounds i8, ptr %69, i64 64
  ret ptr %70
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEE2atERS9_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(32) %1) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = load ptr, ptr %3, align 8, !tbaa !13
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = icmp eq ptr %4, null
  br i1 %6, label %38, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !32
  %10 = load ptr, ptr %1, align 8
  br label %11

11:                                               ; preds = %30, %7
  %12 = phi ptr [ %4, %7 ], [ %36, %30 ]
  %13 = phi ptr [ %5, %7 ], [ %33, %30 ]
  %14 = getelementptr inbounds i8, ptr %12, i64 40
  %15 = load i64, ptr %14, align 8, !tbaa !32
  %16 = tail call i64 @llvm.umin.i64(i64 %9, i64 %15)
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %22, label %18

18:                                               ; preds = %11
  %19 = getelementptr inbounds i8, ptr %12, i64 32
  %20 = load ptr, ptr %19, align 8, !tbaa !36
  %21 = tail call i32 @memcmp(ptr noundef %20, ptr noundef %10, i64 noundef %16) #27
  br label %22

22:                                               ; preds = %18, %11
  %23 = phi i32 [ %21, %18 ], [ 0, %11 ]
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %30

25:                                               ; preds = %22
  %26 = sub i64 %15, %9
  %27 = tail call i64 @llvm.smax.i64(i64 %26, i64 -2147483648)
  %28 = tail call i64 @llvm.smin.i64(i64 %27, i64 2147483647)
  %29 = trunc nsw i64 %28 to i32
  br label %30

30:                                               ; preds = %25, %22
  %31 = phi i32 [ %23, %22 ], [ %29, %25 ]
  %32 = icmp slt i32 %31, 0
  %33 = select i1 %32, ptr %13, ptr %12
  %34 = select i1 %32, i64 24, i64 16
  %35 = getelementptr inbounds i8, ptr %12, i64 %34
  %36 = load ptr, ptr %35, align 8, !tbaa !22
  %37 = icmp eq ptr %36, null
  br i1 %37, label %38, label %11, !llvm.loop !104

38:                                               ; preds = %30, %2
  %39 = phi ptr [ %5, %2 ], [ %33, %30 ]
  %40 = icmp eq ptr %39, %5
  br i1 %40, label %64, label %41

41:                                               ; preds = %38
  %42 = getelementptr inbounds i8, ptr %1, i64 8
  %43 = load i64, ptr %42, align 8, !tbaa !32
  %44 = getelementptr inbounds i8, ptr %39, i64 40
  %45 = load i64, ptr %44, align 8, !tbaa !32
  %46 = tail call i64 @llvm.umin.i64(i64 %45, i64 %43)
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %53, label %48

48:                                               ; preds = %41
  %49 = getelementptr inbounds i8, ptr %39, i64 32
  %50 = load ptr, ptr %49, align 8, !tbaa !36
  %51 = load ptr, ptr %1, align 8, !tbaa !36
  %52 = tail call i32 @memcmp(ptr noundef %51, ptr noundef %50, i64 noundef %46) #27
  br label %53

53:                                               ; preds = %48, %41
  %54 = phi i32 [ %52, %48 ], [ 0, %41 ]
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = sub i64 %43, %45
  %58 = tail call i64 @llvm.smax.i64(i64 %57, i64 -2147483648)
  %59 = tail call i64 @llvm.smin.i64(i64 %58, i64 2147483647)
  %60 = trunc nsw i64 %59 to i32
  br label %61

61:                                               ; preds = %53, %56
  %62 = phi i32 [ %54, %53 ], [ %60, %56 ]
  %63 = icmp slt i32 %62, 0
  br i1 %63, label %64, label %65

64:                                               ; preds = %38, %61
  tail call void @_ZSt20__throw_out_of_rangePKc(ptr noundef nonnull @.str.13) #30
  unreachable

65:                                               ; preds = %61
  %66 = getelementptr inbounds i8, ptr %39, i64 64
  ret ptr %66
}

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #6

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #7 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #27
  tail call void @_ZSt9terminatev() #31
  unreachable
}

declare void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt8multimapIiiSt4lessIiESaISt4pairIKiiEEED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !13
  invoke void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %3)
          to label %7 unwind label %4

4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  tail call void @__clang_call_terminate(ptr %6) #31
  unreachable

7:                                                ; preds = %1
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !13
  invoke void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %3)
          to label %7 unwind label %4

4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  tail call void @__clang_call_terminate(ptr %6) #31
  unreachable

7:                                                ; preds = %1
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt3setIiSt4lessIiESaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !13
  invoke void @_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %3)
          to label %7 unwind label %4

4:                                                ; preds = %1
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  tail call void @__clang_call_terminate(ptr %6) #31
  unreachable

7:                                                ; preds = %1
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local { ptr, i8 } @_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE16_M_insert_uniqueIRKiEESt4pairISt17_Rb_tree_iteratorIiEbEOT_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 4 dereferenceable(4) %1) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load ptr, ptr %3, align 8, !tbaa !22
  %6 = icmp eq ptr %5, null
  br i1 %6, label %18, label %7

7:                                                ; preds = %2
  %8 = load i32, ptr %1, align 4, !tbaa !17
  br label %9

9:                                                ; preds = %9, %7
  %10 = phi ptr [ %5, %7 ], [ %16, %9 ]
  %11 = getelementptr inbounds i8, ptr %10, i64 32
  %12 = load i32, ptr %11, align 4, !tbaa !17
  %13 = icmp slt i32 %8, %12
  %14 = select i1 %13, i64 16, i64 24
  %15 = getelementptr inbounds i8, ptr %10, i64 %14
  %16 = load ptr, ptr %15, align 8, !tbaa !22
  %17 = icmp eq ptr %16, null
  br i1 %17, label %18, label %9, !llvm.loop !108

18:                                               ; preds = %9, %2
  %19 = phi ptr [ %4, %2 ], [ %10, %9 ]
  %20 = phi i1 [ true, %2 ], [ %13, %9 ]
  %21 = phi ptr [ %5, %2 ], [ %16, %9 ]
  br i1 %20, label %22, label %28

22:                                               ; preds = %18
  %23 = getelementptr inbounds i8, ptr %0, i64 24
  %24 = load ptr, ptr %23, align 8, !tbaa !14
  %25 = icmp eq ptr %19, %24
  br i1 %25, label %36, label %26

26:                                               ; preds = %22
  %27 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef nonnull %19) #28
  br label %28

28:                                               ; preds = %26, %18
  %29 = phi ptr [ %27, %26 ], [ %19, %18 ]
  %30 = getelementptr inbounds i8, ptr %29, i64 32
  %31 = load i32, ptr %30, align 4, !tbaa !17
  %32 = load i32, ptr %1, align 4, !tbaa !17
  %33 = icmp slt i32 %31, %32
  %34 = select i1 %33, ptr %21, ptr %29
  %35 = select i1 %33, ptr %19, ptr null
  br label %36

36:                                               ; preds = %22, %28
  %37 = phi ptr [ %21, %22 ], [ %34, %28 ]
  %38 = phi ptr [ %19, %22 ], [ %35, %28 ]
  %39 = icmp eq ptr %38, null
  br i1 %39, label %57, label %40

40:                                               ; preds = %36
  %41 = icmp ne ptr %37, null
  %42 = icmp eq ptr %4, %38
  %43 = select i1 %41, i1 true, i1 %42
  br i1 %43, label %49, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds i8, ptr %38, i64 32
  %46 = load i32, ptr %1, align 4, !tbaa !17
  %47 = load i32, ptr %45, align 4, !tbaa !17
  %48 = icmp slt i32 %46, %47
  br label %49

49:                                               ; preds = %40, %44
  %50 = phi i1 [ true, %40 ], [ %48, %44 ]
  %51 = tail call noalias noundef nonnull dereferenceable(40) ptr @_Znwm(i64 noundef 40) #32
  %52 = getelementptr inbounds i8, ptr %51, i64 32
  %53 = load i32, ptr %1, align 4, !tbaa !17
  store i32 %53, ptr %52, align 4, !tbaa !17
  tail call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %50, ptr noundef nonnull %51, ptr noundef nonnull %38, ptr noundef nonnull align 8 dereferenceable(32) %4) #27
  %54 = getelementptr inbounds i8, ptr %0, i64 40
  %55 = load i64, ptr %54, align 8, !tbaa !16
  %56 = add i64 %55, 1
  store i64 %56, ptr %54, align 8, !tbaa !16
  br label %57

57:                                               ; preds = %36, %49
  %58 = phi ptr [ %51, %49 ], [ %37, %36 ]
  %59 = phi i8 [ 1, %49 ], [ 0, %36 ]
  %60 = insertvalue { ptr, i8 } poison, ptr %58, 0
  %61 = insertvalue { ptr, i8 } %60, i8 %59, 1
  ret { ptr, i8 } %61
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef) local_unnamed_addr #9

; Function Attrs: nounwind
declare void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext, ptr noundef, ptr noundef, ptr noundef nonnull align 8 dereferenceable(32)) local_unnamed_addr #10

; Function Attrs: noreturn
declare void @_ZSt28__throw_bad_array_new_lengthv() local_unnamed_addr #11

; Function Attrs: noreturn
declare void @_ZSt17__throw_bad_allocv() local_unnamed_addr #11

; Function Attrs: nobuiltin allocsize(0)
declare noundef nonnull ptr @_Znwm(i64 noundef) local_unnamed_addr #12

declare void @__cxa_rethrow() local_unnamed_addr

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #13

; Function Attrs: noreturn nounwind
declare void @abort() local_unnamed_addr #14

; Function Attrs: mustprogress nounwind uwtable
define internal fastcc noundef i32 @_ZL6blacksPKSt18_Rb_tree_node_base(ptr noundef readonly %0) unnamed_addr #8 {
  %2 = alloca [2 x ptr], align 8
  %3 = icmp eq ptr %0, null
  br i1 %3, label %38, label %4

4:                                                ; preds = %1
  %5 = load i32, ptr %0, align 8, !tbaa !109
  %6 = icmp ne i32 %5, 0
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #27
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load ptr, ptr %7, align 8, !tbaa !23
  store ptr %8, ptr %2, align 8, !tbaa !22
  %9 = getelementptr inbounds i8, ptr %2, i64 8
  %10 = getelementptr inbounds i8, ptr %0, i64 24
  %11 = load ptr, ptr %10, align 8, !tbaa !24
  store ptr %11, ptr %9, align 8, !tbaa !22
  br label %17

12:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #27
  %13 = tail call fastcc noundef i32 @_ZL6blacksPKSt18_Rb_tree_node_base(ptr noundef %8)
  %14 = load ptr, ptr %10, align 8, !tbaa !24
  %15 = tail call fastcc noundef i32 @_ZL6blacksPKSt18_Rb_tree_node_base(ptr noundef %14)
  %16 = icmp eq i32 %13, %15
  br i1 %16, label %35, label %34

17:                                               ; preds = %4, %31
  %18 = phi i64 [ 0, %4 ], [ %32, %31 ]
  %19 = getelementptr inbounds i8, ptr %2, i64 %18
  %20 = load ptr, ptr %19, align 8, !tbaa !22
  %21 = icmp eq ptr %20, null
  br i1 %21, label %31, label %22

22:                                               ; preds = %17
  %23 = getelementptr inbounds i8, ptr %20, i64 8
  %24 = load ptr, ptr %23, align 8, !tbaa !101
  %25 = icmp eq ptr %24, %0
  br i1 %25, label %26, label %30

26:                                               ; preds = %22
  br i1 %6, label %31, label %27

27:                                               ; preds = %26
  %28 = load i32, ptr %20, align 8, !tbaa !109
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %27, %22
  tail call void @abort() #31
  unreachable

31:                                               ; preds = %27, %26, %17
  %32 = add nuw nsw i64 %18, 8
  %33 = icmp eq i64 %32, 16
  br i1 %33, label %12, label %17, !llvm.loop !110

34:                                               ; preds = %12
  tail call void @abort() #31
  unreachable

35:                                               ; preds = %12
  %36 = zext i1 %6 to i32
  %37 = add nsw i32 %13, %36
  br label %38

38:                                               ; preds = %1, %35
  %39 = phi i32 [ %37, %35 ], [ 1, %1 ]
  ret i32 %39
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare noundef ptr @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(ptr noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare noundef ptr @_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(ptr noundef) local_unnamed_addr #9

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE12_M_erase_auxESt23_Rb_tree_const_iteratorIiES7_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr %2) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  %5 = load ptr, ptr %4, align 8, !tbaa !14
  %6 = icmp eq ptr %5, %1
  br i1 %6, label %7, label %19

7:                                                ; preds = %3
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = icmp eq ptr %8, %2
  br i1 %9, label %10, label %19

10:                                               ; preds = %7
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !13
  invoke void @_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %12)
          to label %16 unwind label %13

13:                                               ; preds = %10
  %14 = landingpad { ptr, i32 }
          catch ptr null
  %15 = extractvalue { ptr, i32 } %14, 0
  tail call void @__clang_call_terminate(ptr %15) #31
  unreachable

16:                                               ; preds = %10
  store ptr null, ptr %11, align 8, !tbaa !13
  store ptr %8, ptr %4, align 8, !tbaa !14
  %17 = getelementptr inbounds i8, ptr %0, i64 32
  store ptr %8, ptr %17, align 8, !tbaa !15
  %18 = getelementptr inbounds i8, ptr %0, i64 40
  store i64 0, ptr %18, align 8, !tbaa !16
  br label %31

19:                                               ; preds = %3, %7
  %20 = icmp eq ptr %1, %2
  br i1 %20, label %31, label %21

21:                                               ; preds = %19
  %22 = getelementptr inbounds i8, ptr %0, i64 8
  %23 = getelementptr inbounds i8, ptr %0, i64 40
  br label %24

24:                                               ; preds = %21, %24
  %25 = phi ptr [ %1, %21 ], [ %26, %24 ]
  %26 = tail call noundef ptr @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(ptr noundef %25) #28
  %27 = tail call noundef ptr @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(ptr noundef %25, ptr noundef nonnull align 8 dereferenceable(32) %22) #27
  tail call void @_ZdlPvm(ptr noundef %27, i64 noundef 40) #29
  %28 = load i64, ptr %23, align 8, !tbaa !16
  %29 = add i64 %28, -1
  store i64 %29, ptr %23, align 8, !tbaa !16
  %30 = icmp eq ptr %26, %2
  br i1 %30, label %31, label %24, !llvm.loop !111

31:                                               ; preds = %24, %19, %16
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %1) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %11, label %4

4:                                                ; preds = %2, %4
  %5 = phi ptr [ %9, %4 ], [ %1, %2 ]
  %6 = getelementptr inbounds i8, ptr %5, i64 24
  %7 = load ptr, ptr %6, align 8, !tbaa !24
  tail call void @_ZNSt8_Rb_treeIiiSt9_IdentityIiESt4lessIiESaIiEE8_M_eraseEPSt13_Rb_tree_nodeIiE(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %7)
  %8 = getelementptr inbounds i8, ptr %5, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !23
  tail call void @_ZdlPvm(ptr noundef %5, i64 noundef 40) #29
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %4, !llvm.loop !112

11:                                               ; preds = %4, %2
  ret void
}

; Function Attrs: nounwind
declare noundef ptr @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(ptr noundef, ptr noundef nonnull align 8 dereferenceable(32)) local_unnamed_addr #10

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local ptr @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOS5_EESJ_IJEEEEESt17_Rb_tree_iteratorIS8_ESt23_Rb_tree_const_iteratorIS8_EDpOT_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr noundef nonnull align 1 dereferenceable(1) %2, ptr noundef nonnull align 8 dereferenceable(8) %3, ptr noundef nonnull align 1 dereferenceable(1) %4) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %6 = alloca %"struct.std::_Rb_tree<std::__cxx11::basic_string<char>, std::pair<const std::__cxx11::basic_string<char>, int>, std::_Select1st<std::pair<const std::__cxx11::basic_string<char>, int>>, std::less<std::__cxx11::basic_string<char>>>::_Auto_node", align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6) #27
  store ptr %0, ptr %6, align 8, !tbaa !22
  %7 = tail call noalias noundef nonnull dereferenceable(72) ptr @_Znwm(i64 noundef 72) #32
  %8 = getelementptr inbounds i8, ptr %7, i64 32
  %9 = load i64, ptr %3, align 8, !tbaa !22
  %10 = inttoptr i64 %9 to ptr
  %11 = getelementptr inbounds i8, ptr %7, i64 48
  store ptr %11, ptr %8, align 8, !tbaa !30
  %12 = load ptr, ptr %10, align 8, !tbaa !36
  %13 = getelementptr inbounds i8, ptr %10, i64 16
  %14 = icmp eq ptr %12, %13
  br i1 %14, label %15, label %21

15:                                               ; preds = %5
  %16 = getelementptr inbounds i8, ptr %10, i64 8
  %17 = load i64, ptr %16, align 8, !tbaa !32
  %18 = add i64 %17, 1
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %23, label %20

20:                                               ; preds = %15
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %11, ptr nonnull align 8 %13, i64 %18, i1 false)
  br label %23

21:                                               ; preds = %5
  store ptr %12, ptr %8, align 8, !tbaa !36
  %22 = load i64, ptr %13, align 8, !tbaa !34
  store i64 %22, ptr %11, align 8, !tbaa !34
  br label %23

23:                                               ; preds = %15, %20, %21
  %24 = getelementptr inbounds i8, ptr %6, i64 8
  %25 = getelementptr inbounds i8, ptr %10, i64 8
  %26 = load i64, ptr %25, align 8, !tbaa !32
  %27 = getelementptr inbounds i8, ptr %7, i64 40
  store i64 %26, ptr %27, align 8, !tbaa !32
  store ptr %13, ptr %10, align 8, !tbaa !36
  store i64 0, ptr %25, align 8, !tbaa !32
  store i8 0, ptr %13, align 1, !tbaa !34
  %28 = getelementptr inbounds i8, ptr %7, i64 64
  store i32 0, ptr %28, align 8, !tbaa !113
  store ptr %7, ptr %24, align 8, !tbaa !115
  %29 = invoke { ptr, ptr } @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr noundef nonnull align 8 dereferenceable(32) %8)
          to label %30 unwind label %70

30:                                               ; preds = %23
  %31 = extractvalue { ptr, ptr } %29, 0
  %32 = extractvalue { ptr, ptr } %29, 1
  %33 = icmp eq ptr %32, null
  br i1 %33, label %72, label %34

34:                                               ; preds = %30
  %35 = load ptr, ptr %6, align 8, !tbaa !117
  %36 = load ptr, ptr %24, align 8, !tbaa !115
  %37 = icmp ne ptr %31, null
  %38 = getelementptr inbounds i8, ptr %35, i64 8
  %39 = icmp eq ptr %38, %32
  %40 = select i1 %37, i1 true, i1 %39
  br i1 %40, label %65, label %41

41:                                               ; preds = %34
  %42 = getelementptr inbounds i8, ptr %36, i64 40
  %43 = load i64, ptr %42, align 8, !tbaa !32
  %44 = getelementptr inbounds i8, ptr %32, i64 40
  %45 = load i64, ptr %44, align 8, !tbaa !32
  %46 = tail call i64 @llvm.umin.i64(i64 %45, i64 %43)
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %54, label %48

48:                                               ; preds = %41
  %49 = getelementptr inbounds i8, ptr %32, i64 32
  %50 = getelementptr inbounds i8, ptr %36, i64 32
  %51 = load ptr, ptr %49, align 8, !tbaa !36
  %52 = load ptr, ptr %50, align 8, !tbaa !36
  %53 = tail call i32 @memcmp(ptr noundef %52, ptr noundef %51, i64 noundef %46) #27
  br label %54

54:                                               ; preds = %48, %41
  %55 = phi i32 [ %53, %48 ], [ 0, %41 ]
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %62

57:                                               ; preds = %54
  %58 = sub i64 %43, %45
  %59 = tail call i64 @llvm.smax.i64(i64 %58, i64 -2147483648)
  %60 = tail call i64 @llvm.smin.i64(i64 %59, i64 2147483647)
  %61 = trunc nsw i64 %60 to i32
  br label %62

62:                                               ; preds = %57, %54
  %63 = phi i32 [ %55, %54 ], [ %61, %57 ]
  %64 = icmp slt i32 %63, 0
  br label %65

65:                                               ; preds = %34, %62
  %66 = phi i1 [ true, %34 ], [ %64, %62 ]
  tail call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %66, ptr noundef %36, ptr noundef nonnull %32, ptr noundef nonnull align 8 dereferenceable(32) %38) #27
  %67 = getelementptr inbounds i8, ptr %35, i64 40
  %68 = load i64, ptr %67, align 8, !tbaa !16
  %69 = add i64 %68, 1
  store i64 %69, ptr %67, align 8, !tbaa !16
  store ptr null, ptr %24, align 8, !tbaa !115
  br label %72

70:                                               ; preds = %23
  %71 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE10_Auto_nodeD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %6) #27
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #27
  resume { ptr, i32 } %71

72:                                               ; preds = %30, %65
  %73 = phi ptr [ %36, %65 ], [ %31, %30 ]
  %74 = load ptr, ptr %24, align 8, !tbaa !115
  %75 = icmp eq ptr %74, null
  br i1 %75, label %85, label %76

76:                                               ; preds = %72
  %77 = getelementptr inbounds i8, ptr %74, i64 32
  %78 = load ptr, ptr %77, align 8, !tbaa !36
  %79 = getelementptr inbounds i8, ptr %74, i64 48
  %80 = icmp eq ptr %78, %79
  br i1 %80, label %84, label %81

81:                                               ; preds = %76
  %82 = load i64, ptr %79, align 8, !tbaa !34
  %83 = add i64 %82, 1
  tail call void @_ZdlPvm(ptr noundef %78, i64 noundef %83) #29
  br label %84

84:                                               ; preds = %81, %76
  tail call void @_ZdlPvm(ptr noundef %74, i64 noundef 72) #29
  br label %85

85:                                               ; preds = %72, %84
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6) #27
  ret ptr %73
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i32 @memcmp(ptr nocapture noundef, ptr nocapture noundef, i64 noundef) local_unnamed_addr #15

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local { ptr, ptr } @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr noundef nonnull align 8 dereferenceable(32) %2) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = icmp eq ptr %4, %1
  br i1 %5, label %6, label %39

6:                                                ; preds = %3
  %7 = getelementptr inbounds i8, ptr %0, i64 40
  %8 = load i64, ptr %7, align 8, !tbaa !16
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %35, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds i8, ptr %0, i64 32
  %12 = load ptr, ptr %11, align 8, !tbaa !22
  %13 = getelementptr inbounds i8, ptr %12, i64 40
  %14 = load i64, ptr %13, align 8, !tbaa !32
  %15 = getelementptr inbounds i8, ptr %2, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !32
  %17 = tail call i64 @llvm.umin.i64(i64 %16, i64 %14)
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %24, label %19

19:                                               ; preds = %10
  %20 = getelementptr inbounds i8, ptr %12, i64 32
  %21 = load ptr, ptr %2, align 8, !tbaa !36
  %22 = load ptr, ptr %20, align 8, !tbaa !36
  %23 = tail call i32 @memcmp(ptr noundef %22, ptr noundef %21, i64 noundef %17) #27
  br label %24

24:                                               ; preds = %19, %10
  %25 = phi i32 [ %23, %19 ], [ 0, %10 ]
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %32

27:                                               ; preds = %24
  %28 = sub i64 %14, %16
  %29 = tail call i64 @llvm.smax.i64(i64 %28, i64 -2147483648)
  %30 = tail call i64 @llvm.smin.i64(i64 %29, i64 2147483647)
  %31 = trunc nsw i64 %30 to i32
  br label %32

32:                                               ; preds = %24, %27
  %33 = phi i32 [ %25, %24 ], [ %31, %27 ]
  %34 = icmp slt i32 %33, 0
  br i1 %34, label %150, label %35

35:                                               ; preds = %32, %6
  %36 = tail call { ptr, ptr } @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(32) %2)
  %37 = extractvalue { ptr, ptr } %36, 0
  %38 = extractvalue { ptr, ptr } %36, 1
  br label %150

39:                                               ; preds = %3
  %40 = getelementptr inbounds i8, ptr %1, i64 32
  %41 = getelementptr inbounds i8, ptr %2, i64 8
  %42 = load i64, ptr %41, align 8, !tbaa !32
  %43 = getelementptr inbounds i8, ptr %1, i64 40
  %44 = load i64, ptr %43, align 8, !tbaa !32
  %45 = tail call i64 @llvm.umin.i64(i64 %44, i64 %42)
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %51, label %47

47:                                               ; preds = %39
  %48 = load ptr, ptr %40, align 8, !tbaa !36
  %49 = load ptr, ptr %2, align 8, !tbaa !36
  %50 = tail call i32 @memcmp(ptr noundef %49, ptr noundef %48, i64 noundef %45) #27
  br label %51

51:                                               ; preds = %47, %39
  %52 = phi i32 [ %50, %47 ], [ 0, %39 ]
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %59

54:                                               ; preds = %51
  %55 = sub i64 %42, %44
  %56 = tail call i64 @llvm.smax.i64(i64 %55, i64 -2147483648)
  %57 = tail call i64 @llvm.smin.i64(i64 %56, i64 2147483647)
  %58 = trunc nsw i64 %57 to i32
  br label %59

59:                                               ; preds = %51, %54
  %60 = phi i32 [ %52, %51 ], [ %58, %54 ]
  %61 = icmp slt i32 %60, 0
  br i1 %61, label %62, label %98

62:                                               ; preds = %59
  %63 = getelementptr inbounds i8, ptr %0, i64 24
  %64 = load ptr, ptr %63, align 8, !tbaa !22
  %65 = icmp eq ptr %64, %1
  br i1 %65, label %150, label %66

66:                                               ; preds = %62
  %67 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef %1) #28
  %68 = getelementptr inbounds i8, ptr %67, i64 40
  %69 = load i64, ptr %68, align 8, !tbaa !32
  %70 = tail call i64 @llvm.umin.i64(i64 %42, i64 %69)
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %77, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds i8, ptr %67, i64 32
  %74 = load ptr, ptr %2, align 8, !tbaa !36
  %75 = load ptr, ptr %73, align 8, !tbaa !36
  %76 = tail call i32 @memcmp(ptr noundef %75, ptr noundef %74, i64 noundef %70) #27
  br label %77

77:                                               ; preds = %72, %66
  %78 = phi i32 [ %76, %72 ], [ 0, %66 ]
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %85

80:                                               ; preds = %77
  %81 = sub i64 %69, %42
  %82 = tail call i64 @llvm.smax.i64(i64 %81, i64 -2147483648)
  %83 = tail call i64 @llvm.smin.i64(i64 %82, i64 2147483647)
  %84 = trunc nsw i64 %83 to i32
  br label %85

85:                                               ; preds = %77, %80
  %86 = phi i32 [ %78, %77 ], [ %84, %80 ]
  %87 = icmp slt i32 %86, 0
  br i1 %87, label %88, label %94

88:                                               ; preds = %85
  %89 = getelementptr inbounds i8, ptr %67, i64 24
  %90 = load ptr, ptr %89, align 8, !tbaa !24
  %91 = icmp eq ptr %90, null
  %92 = select i1 %91, ptr null, ptr %1
  %93 = select i1 %91, ptr %67, ptr %1
  br label %150

94:                                               ; preds = %85
  %95 = tail call { ptr, ptr } @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(32) %2)
  %96 = extractvalue { ptr, ptr } %95, 0
  %97 = extractvalue { ptr, ptr } %95, 1
  br label %150

98:                                               ; preds = %59
  br i1 %46, label %103, label %99

99:                                               ; preds = %98
  %100 = load ptr, ptr %2, align 8, !tbaa !36
  %101 = load ptr, ptr %40, align 8, !tbaa !36
  %102 = tail call i32 @memcmp(ptr noundef %101, ptr noundef %100, i64 noundef %45) #27
  br label %103

103:                                              ; preds = %99, %98
  %104 = phi i32 [ %102, %99 ], [ 0, %98 ]
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %106, label %111

106:                                              ; preds = %103
  %107 = sub i64 %44, %42
  %108 = tail call i64 @llvm.smax.i64(i64 %107, i64 -2147483648)
  %109 = tail call i64 @llvm.smin.i64(i64 %108, i64 2147483647)
  %110 = trunc nsw i64 %109 to i32
  br label %111

111:                                              ; preds = %103, %106
  %112 = phi i32 [ %104, %103 ], [ %110, %106 ]
  %113 = icmp slt i32 %112, 0
  br i1 %113, label %114, label %150

114:                                              ; preds = %111
  %115 = getelementptr inbounds i8, ptr %0, i64 32
  %116 = load ptr, ptr %115, align 8, !tbaa !22
  %117 = icmp eq ptr %116, %1
  br i1 %117, label %150, label %118

118:                                              ; preds = %114
  %119 = tail call noundef ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef %1) #28
  %120 = getelementptr inbounds i8, ptr %119, i64 40
  %121 = load i64, ptr %120, align 8, !tbaa !32
  %122 = tail call i64 @llvm.umin.i64(i64 %121, i64 %42)
  %123 = icmp eq i64 %122, 0
  br i1 %123, label %129, label %124

124:                                              ; preds = %118
  %125 = getelementptr inbounds i8, ptr %119, i64 32
  %126 = load ptr, ptr %125, align 8, !tbaa !36
  %127 = load ptr, ptr %2, align 8, !tbaa !36
  %128 = tail call i32 @memcmp(ptr noundef %127, ptr noundef %126, i64 noundef %122) #27
  br label %129

129:                                              ; preds = %124, %118
  %130 = phi i32 [ %128, %124 ], [ 0, %118 ]
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %137

132:                                              ; preds = %129
  %133 = sub i64 %42, %121
  %134 = tail call i64 @llvm.smax.i64(i64 %133, i64 -2147483648)
  %135 = tail call i64 @llvm.smin.i64(i64 %134, i64 2147483647)
  %136 = trunc nsw i64 %135 to i32
  br label %137

137:                                              ; preds = %129, %132
  %138 = phi i32 [ %130, %129 ], [ %136, %132 ]
  %139 = icmp slt i32 %138, 0
  br i1 %139, label %140, label %146

140:                                              ; preds = %137
  %141 = getelementptr inbounds i8, ptr %1, i64 24
  %142 = load ptr, ptr %141, align 8, !tbaa !24
  %143 = icmp eq ptr %142, null
  %144 = select i1 %143, ptr null, ptr %119
  %145 = select i1 %143, ptr %1, ptr %119
  br label %150

146:                                              ; preds = %137
  %147 = tail call { ptr, ptr } @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(32) %2)
  %148 = extractvalue { ptr, ptr } %147, 0
  %149 = extractvalue { ptr, ptr } %147, 1
  br label %150

150:                                              ; preds = %111, %146, %114, %140, %94, %62, %88, %32, %35
  %151 = phi ptr [ %37, %35 ], [ null, %32 ], [ %96, %94 ], [ %64, %62 ], [ %92, %88 ], [ %148, %146 ], [ null, %114 ], [ %144, %140 ], [ %1, %111 ]
  %152 = phi ptr [ %38, %35 ], [ %12, %32 ], [ %97, %94 ], [ %64, %62 ], [ %93, %88 ], [ %149, %146 ], [ %116, %114 ], [ %145, %140 ], [ null, %111 ]
  %153 = insertvalue { ptr, ptr } poison, ptr %151, 0
  %154 = insertvalue { ptr, ptr } %153, ptr %152, 1
  ret { ptr, ptr } %154
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE10_Auto_nodeD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8, !tbaa !115
  %4 = icmp eq ptr %3, null
  br i1 %4, label %14, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, ptr %3, i64 32
  %7 = load ptr, ptr %6, align 8, !tbaa !36
  %8 = getelementptr inbounds i8, ptr %3, i64 48
  %9 = icmp eq ptr %7, %8
  br i1 %9, label %13, label %10

10:                                               ; preds = %5
  %11 = load i64, ptr %8, align 8, !tbaa !34
  %12 = add i64 %11, 1
  tail call void @_ZdlPvm(ptr noundef %7, i64 noundef %12) #29
  br label %13

13:                                               ; preds = %5, %10
  tail call void @_ZdlPvm(ptr noundef %3, i64 noundef 72) #29
  br label %14

14:                                               ; preds = %13, %1
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local { ptr, ptr } @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(32) %1) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load ptr, ptr %3, align 8, !tbaa !22
  %6 = icmp eq ptr %5, null
  br i1 %6, label %36, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !32
  %10 = load ptr, ptr %1, align 8
  br label %11

11:                                               ; preds = %7, %29
  %12 = phi ptr [ %5, %7 ], [ %34, %29 ]
  %13 = getelementptr inbounds i8, ptr %12, i64 40
  %14 = load i64, ptr %13, align 8, !tbaa !32
  %15 = tail call i64 @llvm.umin.i64(i64 %14, i64 %9)
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %21, label %17

17:                                               ; preds = %11
  %18 = getelementptr inbounds i8, ptr %12, i64 32
  %19 = load ptr, ptr %18, align 8, !tbaa !36
  %20 = tail call i32 @memcmp(ptr noundef %10, ptr noundef %19, i64 noundef %15) #27
  br label %21

21:                                               ; preds = %17, %11
  %22 = phi i32 [ %20, %17 ], [ 0, %11 ]
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %29

24:                                               ; preds = %21
  %25 = sub i64 %9, %14
  %26 = tail call i64 @llvm.smax.i64(i64 %25, i64 -2147483648)
  %27 = tail call i64 @llvm.smin.i64(i64 %26, i64 2147483647)
  %28 = trunc nsw i64 %27 to i32
  br label %29

29:                                               ; preds = %21, %24
  %30 = phi i32 [ %22, %21 ], [ %28, %24 ]
  %31 = icmp slt i32 %30, 0
  %32 = select i1 %31, i64 16, i64 24
  %33 = getelementptr inbounds i8, ptr %12, i64 %32
  %34 = load ptr, ptr %33, align 8, !tbaa !22
  %35 = icmp eq ptr %34, null
  br i1 %35, label %36, label %11, !llvm.loop !118

36:                                               ; preds = %29, %2
  %37 = phi ptr [ %4, %2 ], [ %12, %29 ]
  %38 = phi i1 [ true, %2 ], [ %31, %29 ]
  %39 = phi ptr [ %5, %2 ], [ %34, %29 ]
  br i1 %38, label %40, label %46

40:                                               ; preds = %36
  %41 = getelementptr inbounds i8, ptr %0, i64 24
  %42 = load ptr, ptr %41, align 8, !tbaa !14
  %43 = icmp eq ptr %37, %42
  br i1 %43, label %72, label %44

44:                                               ; preds = %40
  %45 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef nonnull %37) #28
  br label %46

46:                                               ; preds = %44, %36
  %47 = phi ptr [ %45, %44 ], [ %37, %36 ]
  %48 = getelementptr inbounds i8, ptr %47, i64 40
  %49 = load i64, ptr %48, align 8, !tbaa !32
  %50 = getelementptr inbounds i8, ptr %1, i64 8
  %51 = load i64, ptr %50, align 8, !tbaa !32
  %52 = tail call i64 @llvm.umin.i64(i64 %51, i64 %49)
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %59, label %54

54:                                               ; preds = %46
  %55 = getelementptr inbounds i8, ptr %47, i64 32
  %56 = load ptr, ptr %1, align 8, !tbaa !36
  %57 = load ptr, ptr %55, align 8, !tbaa !36
  %58 = tail call i32 @memcmp(ptr noundef %57, ptr noundef %56, i64 noundef %52) #27
  br label %59

59:                                               ; preds = %54, %46
  %60 = phi i32 [ %58, %54 ], [ 0, %46 ]
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %67

62:                                               ; preds = %59
  %63 = sub i64 %49, %51
  %64 = tail call i64 @llvm.smax.i64(i64 %63, i64 -2147483648)
  %65 = tail call i64 @llvm.smin.i64(i64 %64, i64 2147483647)
  %66 = trunc nsw i64 %65 to i32
  br label %67

67:                                               ; preds = %59, %62
  %68 = phi i32 [ %60, %59 ], [ %66, %62 ]
  %69 = icmp slt i32 %68, 0
  %70 = select i1 %69, ptr %39, ptr %47
  %71 = select i1 %69, ptr %37, ptr null
  br label %72

72:                                               ; preds = %67, %40
  %73 = phi ptr [ %39, %40 ], [ %70, %67 ]
  %74 = phi ptr [ %37, %40 ], [ %71, %67 ]
  %75 = insertvalue { ptr, ptr } poison, ptr %73, 0
  %76 = insertvalue { ptr, ptr } %75, ptr %74, 1
  ret { ptr, ptr } %76
}

; Function Attrs: noreturn
declare void @_ZSt19__throw_logic_errorPKc(ptr noundef) local_unnamed_addr #11

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i64 @strlen(ptr nocapture noundef) local_unnamed_addr #15

declare noundef ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm(ptr noundef nonnull align 8 dereferenceable(32), ptr noundef nonnull align 8 dereferenceable(8), i64 noundef) local_unnamed_addr #16

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local { ptr, ptr } @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE11equal_rangeERS7_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef nonnull align 8 dereferenceable(32) %1) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load ptr, ptr %3, align 8, !tbaa !22
  %6 = icmp eq ptr %5, null
  br i1 %6, label %122, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds i8, ptr %1, i64 8
  %9 = load i64, ptr %8, align 8, !tbaa !32
  %10 = load ptr, ptr %1, align 8
  br label %11

11:                                               ; preds = %7, %117
  %12 = phi ptr [ %5, %7 ], [ %120, %117 ]
  %13 = phi ptr [ %4, %7 ], [ %118, %117 ]
  %14 = getelementptr inbounds i8, ptr %12, i64 32
  %15 = getelementptr inbounds i8, ptr %12, i64 40
  %16 = load i64, ptr %15, align 8, !tbaa !32
  %17 = tail call i64 @llvm.umin.i64(i64 %9, i64 %16)
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %22, label %19

19:                                               ; preds = %11
  %20 = load ptr, ptr %14, align 8, !tbaa !36
  %21 = tail call i32 @memcmp(ptr noundef %20, ptr noundef %10, i64 noundef %17) #27
  br label %22

22:                                               ; preds = %19, %11
  %23 = phi i32 [ %21, %19 ], [ 0, %11 ]
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %30

25:                                               ; preds = %22
  %26 = sub i64 %16, %9
  %27 = tail call i64 @llvm.smax.i64(i64 %26, i64 -2147483648)
  %28 = tail call i64 @llvm.smin.i64(i64 %27, i64 2147483647)
  %29 = trunc nsw i64 %28 to i32
  br label %30

30:                                               ; preds = %22, %25
  %31 = phi i32 [ %23, %22 ], [ %29, %25 ]
  %32 = icmp slt i32 %31, 0
  br i1 %32, label %33, label %35

33:                                               ; preds = %30
  %34 = getelementptr inbounds i8, ptr %12, i64 24
  br label %117

35:                                               ; preds = %30
  br i1 %18, label %39, label %36

36:                                               ; preds = %35
  %37 = load ptr, ptr %14, align 8, !tbaa !36
  %38 = tail call i32 @memcmp(ptr noundef %10, ptr noundef %37, i64 noundef %17) #27
  br label %39

39:                                               ; preds = %36, %35
  %40 = phi i32 [ %38, %36 ], [ 0, %35 ]
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %47

42:                                               ; preds = %39
  %43 = sub i64 %9, %16
  %44 = tail call i64 @llvm.smax.i64(i64 %43, i64 -2147483648)
  %45 = tail call i64 @llvm.smin.i64(i64 %44, i64 2147483647)
  %46 = trunc nsw i64 %45 to i32
  br label %47

47:                                               ; preds = %39, %42
  %48 = phi i32 [ %40, %39 ], [ %46, %42 ]
  %49 = icmp slt i32 %48, 0
  %50 = getelementptr inbounds i8, ptr %12, i64 16
  br i1 %49, label %117, label %51

51:                                               ; preds = %47
  %52 = load ptr, ptr %50, align 8, !tbaa !23
  %53 = getelementptr inbounds i8, ptr %12, i64 24
  %54 = load ptr, ptr %53, align 8, !tbaa !24
  %55 = icmp eq ptr %52, null
  br i1 %55, label %85, label %56

56:                                               ; preds = %51
  %57 = load ptr, ptr %1, align 8
  br label %58

58:                                               ; preds = %77, %56
  %59 = phi ptr [ %52, %56 ], [ %83, %77 ]
  %60 = phi ptr [ %12, %56 ], [ %80, %77 ]
  %61 = getelementptr inbounds i8, ptr %59, i64 40
  %62 = load i64, ptr %61, align 8, !tbaa !32
  %63 = tail call i64 @llvm.umin.i64(i64 %9, i64 %62)
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %69, label %65

65:                                               ; preds = %58
  %66 = getelementptr inbounds i8, ptr %59, i64 32
  %67 = load ptr, ptr %66, align 8, !tbaa !36
  %68 = tail call i32 @memcmp(ptr noundef %67, ptr noundef %57, i64 noundef %63) #27
  br label %69

69:                                               ; preds = %65, %58
  %70 = phi i32 [ %68, %65 ], [ 0, %58 ]
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %77

72:                                               ; preds = %69
  %73 = sub i64 %62, %9
  %74 = tail call i64 @llvm.smax.i64(i64 %73, i64 -2147483648)
  %75 = tail call i64 @llvm.smin.i64(i64 %74, i64 2147483647)
  %76 = trunc nsw i64 %75 to i32
  br label %77

77:                                               ; preds = %72, %69
  %78 = phi i32 [ %70, %69 ], [ %76, %72 ]
  %79 = icmp slt i32 %78, 0
  %80 = select i1 %79, ptr %60, ptr %59
  %81 = select i1 %79, i64 24, i64 16
  %82 = getelementptr inbounds i8, ptr %59, i64 %81
  %83 = load ptr, ptr %82, align 8, !tbaa !22
  %84 = icmp eq ptr %83, null
  br i1 %84, label %85, label %58, !llvm.loop !104

85:                                               ; preds = %77, %51
  %86 = phi ptr [ %12, %51 ], [ %80, %77 ]
  %87 = icmp eq ptr %54, null
  br i1 %87, label %122, label %88

88:                                               ; preds = %85
  %89 = load ptr, ptr %1, align 8
  br label %90

90:                                               ; preds = %109, %88
  %91 = phi ptr [ %54, %88 ], [ %115, %109 ]
  %92 = phi ptr [ %13, %88 ], [ %112, %109 ]
  %93 = getelementptr inbounds i8, ptr %91, i64 40
  %94 = load i64, ptr %93, align 8, !tbaa !32
  %95 = tail call i64 @llvm.umin.i64(i64 %94, i64 %9)
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %101, label %97

97:                                               ; preds = %90
  %98 = getelementptr inbounds i8, ptr %91, i64 32
  %99 = load ptr, ptr %98, align 8, !tbaa !36
  %100 = tail call i32 @memcmp(ptr noundef %89, ptr noundef %99, i64 noundef %95) #27
  br label %101

101:                                              ; preds = %97, %90
  %102 = phi i32 [ %100, %97 ], [ 0, %90 ]
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %109

104:                                              ; preds = %101
  %105 = sub i64 %9, %94
  %106 = tail call i64 @llvm.smax.i64(i64 %105, i64 -2147483648)
  %107 = tail call i64 @llvm.smin.i64(i64 %106, i64 2147483647)
  %108 = trunc nsw i64 %107 to i32
  br label %109

109:                                              ; preds = %104, %101
  %110 = phi i32 [ %102, %101 ], [ %108, %104 ]
  %111 = icmp slt i32 %110, 0
  %112 = select i1 %111, ptr %91, ptr %92
  %113 = select i1 %111, i64 16, i64 24
  %114 = getelementptr inbounds i8, ptr %91, i64 %113
  %115 = load ptr, ptr %114, align 8, !tbaa !22
  %116 = icmp eq ptr %115, null
  br i1 %116, label %122, label %90, !llvm.loop !119

117:                                              ; preds = %47, %33
  %118 = phi ptr [ %13, %33 ], [ %12, %47 ]
  %119 = phi ptr [ %34, %33 ], [ %50, %47 ]
  %120 = load ptr, ptr %119, align 8, !tbaa !22
  %121 = icmp eq ptr %120, null
  br i1 %121, label %122, label %11, !llvm.loop !120

122:                                              ; preds = %117, %109, %2, %85
  %123 = phi ptr [ %86, %85 ], [ %4, %2 ], [ %86, %109 ], [ %118, %117 ]
  %124 = phi ptr [ %13, %85 ], [ %4, %2 ], [ %112, %109 ], [ %118, %117 ]
  %125 = insertvalue { ptr, ptr } poison, ptr %123, 0
  %126 = insertvalue { ptr, ptr } %125, ptr %124, 1
  ret { ptr, ptr } %126
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE12_M_erase_auxESt23_Rb_tree_const_iteratorIS8_ESG_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr %2) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %4 = getelementptr inbounds i8, ptr %0, i64 24
  %5 = load ptr, ptr %4, align 8, !tbaa !14
  %6 = icmp eq ptr %5, %1
  br i1 %6, label %7, label %19

7:                                                ; preds = %3
  %8 = getelementptr inbounds i8, ptr %0, i64 8
  %9 = icmp eq ptr %8, %2
  br i1 %9, label %10, label %19

10:                                               ; preds = %7
  %11 = getelementptr inbounds i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8, !tbaa !13
  invoke void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %12)
          to label %16 unwind label %13

13:                                               ; preds = %10
  %14 = landingpad { ptr, i32 }
          catch ptr null
  %15 = extractvalue { ptr, i32 } %14, 0
  tail call void @__clang_call_terminate(ptr %15) #31
  unreachable

16:                                               ; preds = %10
  store ptr null, ptr %11, align 8, !tbaa !13
  store ptr %8, ptr %4, align 8, !tbaa !14
  %17 = getelementptr inbounds i8, ptr %0, i64 32
  store ptr %8, ptr %17, align 8, !tbaa !15
  %18 = getelementptr inbounds i8, ptr %0, i64 40
  store i64 0, ptr %18, align 8, !tbaa !16
  br label %39

19:                                               ; preds = %3, %7
  %20 = icmp eq ptr %1, %2
  br i1 %20, label %39, label %21

21:                                               ; preds = %19
  %22 = getelementptr inbounds i8, ptr %0, i64 8
  %23 = getelementptr inbounds i8, ptr %0, i64 40
  br label %24

24:                                               ; preds = %21, %35
  %25 = phi ptr [ %1, %21 ], [ %26, %35 ]
  %26 = tail call noundef ptr @_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(ptr noundef %25) #28
  %27 = tail call noundef ptr @_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(ptr noundef %25, ptr noundef nonnull align 8 dereferenceable(32) %22) #27
  %28 = getelementptr inbounds i8, ptr %27, i64 32
  %29 = load ptr, ptr %28, align 8, !tbaa !36
  %30 = getelementptr inbounds i8, ptr %27, i64 48
  %31 = icmp eq ptr %29, %30
  br i1 %31, label %35, label %32

32:                                               ; preds = %24
  %33 = load i64, ptr %30, align 8, !tbaa !34
  %34 = add i64 %33, 1
  tail call void @_ZdlPvm(ptr noundef %29, i64 noundef %34) #29
  br label %35

35:                                               ; preds = %24, %32
  tail call void @_ZdlPvm(ptr noundef %27, i64 noundef 72) #29
  %36 = load i64, ptr %23, align 8, !tbaa !16
  %37 = add i64 %36, -1
  store i64 %37, ptr %23, align 8, !tbaa !16
  %38 = icmp eq ptr %26, %2
  br i1 %38, label %39, label %24, !llvm.loop !121

39:                                               ; preds = %35, %19, %16
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %1) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %19, label %4

4:                                                ; preds = %2, %17
  %5 = phi ptr [ %9, %17 ], [ %1, %2 ]
  %6 = getelementptr inbounds i8, ptr %5, i64 24
  %7 = load ptr, ptr %6, align 8, !tbaa !24
  tail call void @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %7)
  %8 = getelementptr inbounds i8, ptr %5, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !23
  %10 = getelementptr inbounds i8, ptr %5, i64 32
  %11 = load ptr, ptr %10, align 8, !tbaa !36
  %12 = getelementptr inbounds i8, ptr %5, i64 48
  %13 = icmp eq ptr %11, %12
  br i1 %13, label %17, label %14

14:                                               ; preds = %4
  %15 = load i64, ptr %12, align 8, !tbaa !34
  %16 = add i64 %15, 1
  tail call void @_ZdlPvm(ptr noundef %11, i64 noundef %16) #29
  br label %17

17:                                               ; preds = %4, %14
  tail call void @_ZdlPvm(ptr noundef %5, i64 noundef 72) #29
  %18 = icmp eq ptr %9, null
  br i1 %18, label %19, label %4, !llvm.loop !122

19:                                               ; preds = %17, %2
  ret void
}

; Function Attrs: mustprogress nofree nounwind willreturn memory(read)
declare noundef ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EED2Ev(ptr noundef nonnull align 8 dereferenceable(48) %0) unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !13
  invoke void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %3)
          to label %4 unwind label %5

4:                                                ; preds = %1
  ret void

5:                                                ; preds = %1
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  tail call void @__clang_call_terminate(ptr %7) #31
  unreachable
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local ptr @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE16_M_insert_equal_IRKS2_NS8_11_Alloc_nodeEEESt17_Rb_tree_iteratorIS2_ESt23_Rb_tree_const_iteratorIS2_EOT_RT0_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr noundef nonnull align 4 dereferenceable(8) %2, ptr noundef nonnull align 8 dereferenceable(8) %3) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %5 = tail call { ptr, ptr } @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE28_M_get_insert_hint_equal_posESt23_Rb_tree_const_iteratorIS2_ERS1_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr noundef nonnull align 4 dereferenceable(4) %2)
  %6 = extractvalue { ptr, ptr } %5, 1
  %7 = icmp eq ptr %6, null
  br i1 %7, label %24, label %8

8:                                                ; preds = %4
  %9 = extractvalue { ptr, ptr } %5, 0
  %10 = icmp ne ptr %9, null
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = icmp eq ptr %11, %6
  %13 = select i1 %10, i1 true, i1 %12
  br i1 %13, label %19, label %14

14:                                               ; preds = %8
  %15 = getelementptr inbounds i8, ptr %6, i64 32
  %16 = load i32, ptr %2, align 4, !tbaa !17
  %17 = load i32, ptr %15, align 4, !tbaa !17
  %18 = icmp slt i32 %16, %17
  br label %19

19:                                               ; preds = %8, %14
  %20 = phi i1 [ true, %8 ], [ %18, %14 ]
  %21 = tail call noalias noundef nonnull dereferenceable(40) ptr @_Znwm(i64 noundef 40) #32
  %22 = getelementptr inbounds i8, ptr %21, i64 32
  %23 = load i64, ptr %2, align 4
  store i64 %23, ptr %22, align 4
  tail call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %20, ptr noundef nonnull %21, ptr noundef nonnull %6, ptr noundef nonnull align 8 dereferenceable(32) %11) #27
  br label %53

24:                                               ; preds = %4
  %25 = getelementptr inbounds i8, ptr %0, i64 16
  %26 = getelementptr inbounds i8, ptr %0, i64 8
  %27 = load ptr, ptr %25, align 8, !tbaa !22
  %28 = icmp eq ptr %27, null
  br i1 %28, label %40, label %29

29:                                               ; preds = %24
  %30 = load i32, ptr %2, align 4, !tbaa !17
  br label %31

31:                                               ; preds = %31, %29
  %32 = phi ptr [ %27, %29 ], [ %38, %31 ]
  %33 = getelementptr inbounds i8, ptr %32, i64 32
  %34 = load i32, ptr %33, align 4, !tbaa !17
  %35 = icmp slt i32 %34, %30
  %36 = select i1 %35, i64 24, i64 16
  %37 = getelementptr inbounds i8, ptr %32, i64 %36
  %38 = load ptr, ptr %37, align 8, !tbaa !22
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %31, !llvm.loop !123

40:                                               ; preds = %31, %24
  %41 = phi ptr [ %26, %24 ], [ %32, %31 ]
  %42 = icmp eq ptr %26, %41
  br i1 %42, label %48, label %43

43:                                               ; preds = %40
  %44 = getelementptr inbounds i8, ptr %41, i64 32
  %45 = load i32, ptr %44, align 4, !tbaa !17
  %46 = load i32, ptr %2, align 4, !tbaa !17
  %47 = icmp sge i32 %45, %46
  br label %48

48:                                               ; preds = %40, %43
  %49 = phi i1 [ true, %40 ], [ %47, %43 ]
  %50 = tail call noalias noundef nonnull dereferenceable(40) ptr @_Znwm(i64 noundef 40) #32
  %51 = getelementptr inbounds i8, ptr %50, i64 32
  %52 = load i64, ptr %2, align 4
  store i64 %52, ptr %51, align 4
  tail call void @_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(i1 noundef zeroext %49, ptr noundef nonnull %50, ptr noundef nonnull %41, ptr noundef nonnull align 8 dereferenceable(32) %26) #27
  br label %53

53:                                               ; preds = %48, %19
  %54 = phi ptr [ %21, %19 ], [ %50, %48 ]
  %55 = getelementptr inbounds i8, ptr %0, i64 40
  %56 = load i64, ptr %55, align 8, !tbaa !16
  %57 = add i64 %56, 1
  store i64 %57, ptr %55, align 8, !tbaa !16
  ret ptr %54
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local { ptr, ptr } @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE28_M_get_insert_hint_equal_posESt23_Rb_tree_const_iteratorIS2_ERS1_(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr %1, ptr noundef nonnull align 4 dereferenceable(4) %2) local_unnamed_addr #5 comdat align 2 {
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = icmp eq ptr %4, %1
  br i1 %5, label %6, label %32

6:                                                ; preds = %3
  %7 = getelementptr inbounds i8, ptr %0, i64 40
  %8 = load i64, ptr %7, align 8, !tbaa !16
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %17, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds i8, ptr %0, i64 32
  %12 = load ptr, ptr %11, align 8, !tbaa !22
  %13 = getelementptr inbounds i8, ptr %12, i64 32
  %14 = load i32, ptr %2, align 4, !tbaa !17
  %15 = load i32, ptr %13, align 4, !tbaa !17
  %16 = icmp slt i32 %14, %15
  br i1 %16, label %17, label %80

17:                                               ; preds = %10, %6
  %18 = getelementptr inbounds i8, ptr %0, i64 16
  %19 = load ptr, ptr %18, align 8, !tbaa !22
  %20 = icmp eq ptr %19, null
  br i1 %20, label %80, label %21

21:                                               ; preds = %17
  %22 = load i32, ptr %2, align 4, !tbaa !17
  br label %23

23:                                               ; preds = %23, %21
  %24 = phi ptr [ %19, %21 ], [ %30, %23 ]
  %25 = getelementptr inbounds i8, ptr %24, i64 32
  %26 = load i32, ptr %25, align 4, !tbaa !17
  %27 = icmp slt i32 %22, %26
  %28 = select i1 %27, i64 16, i64 24
  %29 = getelementptr inbounds i8, ptr %24, i64 %28
  %30 = load ptr, ptr %29, align 8, !tbaa !22
  %31 = icmp eq ptr %30, null
  br i1 %31, label %80, label %23, !llvm.loop !124

32:                                               ; preds = %3
  %33 = getelementptr inbounds i8, ptr %1, i64 32
  %34 = load i32, ptr %33, align 4, !tbaa !17
  %35 = load i32, ptr %2, align 4, !tbaa !17
  %36 = icmp slt i32 %34, %35
  br i1 %36, label %65, label %37

37:                                               ; preds = %32
  %38 = getelementptr inbounds i8, ptr %0, i64 24
  %39 = load ptr, ptr %38, align 8, !tbaa !22
  %40 = icmp eq ptr %39, %1
  br i1 %40, label %80, label %41

41:                                               ; preds = %37
  %42 = tail call noundef ptr @_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(ptr noundef %1) #28
  %43 = getelementptr inbounds i8, ptr %42, i64 32
  %44 = load i32, ptr %43, align 4, !tbaa !17
  %45 = icmp slt i32 %35, %44
  br i1 %45, label %52, label %46

46:                                               ; preds = %41
  %47 = getelementptr inbounds i8, ptr %42, i64 24
  %48 = load ptr, ptr %47, align 8, !tbaa !24
  %49 = icmp eq ptr %48, null
  %50 = select i1 %49, ptr null, ptr %1
  %51 = select i1 %49, ptr %42, ptr %1
  br label %80

52:                                               ; preds = %41
  %53 = getelementptr inbounds i8, ptr %0, i64 16
  %54 = load ptr, ptr %53, align 8, !tbaa !22
  %55 = icmp eq ptr %54, null
  br i1 %55, label %80, label %56

56:                                               ; preds = %52, %56
  %57 = phi ptr [ %63, %56 ], [ %54, %52 ]
  %58 = getelementptr inbounds i8, ptr %57, i64 32
  %59 = load i32, ptr %58, align 4, !tbaa !17
  %60 = icmp slt i32 %35, %59
  %61 = select i1 %60, i64 16, i64 24
  %62 = getelementptr inbounds i8, ptr %57, i64 %61
  %63 = load ptr, ptr %62, align 8, !tbaa !22
  %64 = icmp eq ptr %63, null
  br i1 %64, label %80, label %56, !llvm.loop !124

65:                                               ; preds = %32
  %66 = getelementptr inbounds i8, ptr %0, i64 32
  %67 = load ptr, ptr %66, align 8, !tbaa !22
  %68 = icmp eq ptr %67, %1
  br i1 %68, label %80, label %69

69:                                               ; preds = %65
  %70 = tail call noundef ptr @_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(ptr noundef %1) #28
  %71 = getelementptr inbounds i8, ptr %70, i64 32
  %72 = load i32, ptr %71, align 4, !tbaa !17
  %73 = icmp slt i32 %72, %35
  br i1 %73, label %80, label %74

74:                                               ; preds = %69
  %75 = getelementptr inbounds i8, ptr %1, i64 24
  %76 = load ptr, ptr %75, align 8, !tbaa !24
  %77 = icmp eq ptr %76, null
  %78 = select i1 %77, ptr null, ptr %70
  %79 = select i1 %77, ptr %1, ptr %70
  br label %80

80:                                               ; preds = %56, %23, %52, %17, %65, %74, %69, %37, %46, %10
  %81 = phi ptr [ null, %10 ], [ %39, %37 ], [ %50, %46 ], [ null, %65 ], [ %78, %74 ], [ null, %69 ], [ %19, %17 ], [ %54, %52 ], [ %30, %23 ], [ %63, %56 ]
  %82 = phi ptr [ %12, %10 ], [ %39, %37 ], [ %51, %46 ], [ %67, %65 ], [ %79, %74 ], [ null, %69 ], [ %4, %17 ], [ %4, %52 ], [ %24, %23 ], [ %57, %56 ]
  %83 = insertvalue { ptr, ptr } poison, ptr %81, 0
  %84 = insertvalue { ptr, ptr } %83, ptr %82, 1
  ret { ptr, ptr } %84
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %1) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %11, label %4

4:                                                ; preds = %2, %4
  %5 = phi ptr [ %9, %4 ], [ %1, %2 ]
  %6 = getelementptr inbounds i8, ptr %5, i64 24
  %7 = load ptr, ptr %6, align 8, !tbaa !24
  tail call void @_ZNSt8_Rb_treeIiSt4pairIKiiESt10_Select1stIS2_ESt4lessIiESaIS2_EE8_M_eraseEPSt13_Rb_tree_nodeIS2_E(ptr noundef nonnull align 8 dereferenceable(48) %0, ptr noundef %7)
  %8 = getelementptr inbounds i8, ptr %5, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !23
  tail call void @_ZdlPvm(ptr noundef %5, i64 noundef 40) #29
  %10 = icmp eq ptr %9, null
  br i1 %10, label %11, label %4, !llvm.loop !125

11:                                               ; preds = %4, %2
  ret void
}

; Function Attrs: noreturn
declare void @_ZSt20__throw_out_of_rangePKc(ptr noundef) local_unnamed_addr #11

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt7__cxx114listIiSaIiEE4sortEv(ptr noundef nonnull align 8 dereferenceable(24) %0) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = alloca %"struct.std::__detail::_Scratch_list", align 8
  %3 = alloca [64 x %"struct.std::__detail::_Scratch_list"], align 16
  %4 = load ptr, ptr %0, align 8, !tbaa !51
  %5 = icmp eq ptr %4, %0
  br i1 %5, label %107, label %6

6:                                                ; preds = %1
  %7 = load ptr, ptr %4, align 8, !tbaa !51
  %8 = icmp eq ptr %7, %0
  br i1 %8, label %107, label %9

9:                                                ; preds = %6
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %2) #27
  %10 = getelementptr inbounds i8, ptr %2, i64 8
  store ptr %2, ptr %10, align 8, !tbaa !49
  store ptr %2, ptr %2, align 8, !tbaa !51
  call void @llvm.lifetime.start.p0(i64 1024, ptr nonnull %3) #27
  br label %11

11:                                               ; preds = %11, %9
  %12 = phi i64 [ 0, %9 ], [ %15, %11 ]
  %13 = getelementptr inbounds i8, ptr %3, i64 %12
  %14 = getelementptr inbounds i8, ptr %13, i64 8
  store ptr %13, ptr %14, align 8, !tbaa !49
  store ptr %13, ptr %13, align 16, !tbaa !51
  %15 = add nuw nsw i64 %12, 16
  %16 = icmp eq i64 %15, 1024
  br i1 %16, label %17, label %11

17:                                               ; preds = %11, %59
  %18 = phi i64 [ %63, %59 ], [ 0, %11 ]
  %19 = getelementptr inbounds i8, ptr %3, i64 %18
  %20 = load ptr, ptr %0, align 8, !tbaa !51
  %21 = load ptr, ptr %20, align 8, !tbaa !51
  call void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull %20, ptr noundef %21) #27
  %22 = icmp eq i64 %18, 0
  br i1 %22, label %59, label %23

23:                                               ; preds = %17
  %24 = load ptr, ptr %3, align 16, !tbaa !51
  %25 = icmp eq ptr %24, %3
  br i1 %25, label %59, label %29

26:                                               ; preds = %56
  %27 = load ptr, ptr %57, align 8, !tbaa !51
  %28 = icmp eq ptr %27, %57
  br i1 %28, label %59, label %29, !llvm.loop !126

29:                                               ; preds = %23, %26
  %30 = phi ptr [ %27, %26 ], [ %24, %23 ]
  %31 = phi ptr [ %57, %26 ], [ %3, %23 ]
  %32 = load ptr, ptr %2, align 8, !tbaa !51
  %33 = icmp ne ptr %32, %2
  br i1 %33, label %34, label %52

34:                                               ; preds = %29, %46
  %35 = phi ptr [ %48, %46 ], [ %30, %29 ]
  %36 = phi ptr [ %47, %46 ], [ %32, %29 ]
  %37 = getelementptr inbounds i8, ptr %36, i64 16
  %38 = load i32, ptr %37, align 4, !tbaa !17
  %39 = getelementptr inbounds i8, ptr %35, i64 16
  %40 = load i32, ptr %39, align 4, !tbaa !17
  %41 = icmp slt i32 %38, %40
  br i1 %41, label %42, label %44

42:                                               ; preds = %34
  %43 = load ptr, ptr %36, align 8, !tbaa !51
  call void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %35, ptr noundef nonnull %36, ptr noundef %43) #27
  br label %46

44:                                               ; preds = %34
  %45 = load ptr, ptr %35, align 8, !tbaa !51
  br label %46

46:                                               ; preds = %44, %42
  %47 = phi ptr [ %43, %42 ], [ %36, %44 ]
  %48 = phi ptr [ %35, %42 ], [ %45, %44 ]
  %49 = icmp ne ptr %48, %31
  %50 = icmp ne ptr %47, %2
  %51 = and i1 %50, %49
  br i1 %51, label %34, label %52, !llvm.loop !127

52:                                               ; preds = %46, %29
  %53 = phi ptr [ %32, %29 ], [ %47, %46 ]
  %54 = phi i1 [ %33, %29 ], [ %50, %46 ]
  br i1 %54, label %55, label %56

55:                                               ; preds = %52
  call void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %31, ptr noundef %53, ptr noundef nonnull %2) #27
  br label %56

56:                                               ; preds = %55, %52
  call void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(16) %31) #27
  %57 = getelementptr inbounds i8, ptr %31, i64 16
  %58 = icmp eq ptr %57, %19
  br i1 %58, label %59, label %26, !llvm.loop !126

59:                                               ; preds = %56, %26, %23, %17
  %60 = phi ptr [ %3, %17 ], [ %3, %23 ], [ %57, %26 ], [ %57, %56 ]
  %61 = phi i1 [ %22, %17 ], [ %22, %23 ], [ %58, %26 ], [ %58, %56 ]
  %62 = phi i64 [ 16, %17 ], [ 0, %23 ], [ 0, %26 ], [ 16, %56 ]
  call void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(16) %60) #27
  %63 = add nuw nsw i64 %18, %62
  %64 = load ptr, ptr %0, align 8, !tbaa !51
  %65 = icmp eq ptr %64, %0
  br i1 %65, label %66, label %17, !llvm.loop !128

66:                                               ; preds = %59
  %67 = getelementptr inbounds i8, ptr %3, i64 %63
  %68 = icmp eq i64 %63, 16
  br i1 %68, label %104, label %69

69:                                               ; preds = %66
  %70 = getelementptr inbounds i8, ptr %3, i64 16
  br label %71

71:                                               ; preds = %69, %101
  %72 = phi ptr [ %102, %101 ], [ %70, %69 ]
  %73 = phi ptr [ %72, %101 ], [ %3, %69 ]
  %74 = load ptr, ptr %72, align 8, !tbaa !51
  %75 = load ptr, ptr %73, align 8, !tbaa !51
  %76 = icmp ne ptr %74, %72
  %77 = icmp ne ptr %75, %73
  %78 = select i1 %76, i1 %77, i1 false
  br i1 %78, label %79, label %97

79:                                               ; preds = %71, %91
  %80 = phi ptr [ %93, %91 ], [ %74, %71 ]
  %81 = phi ptr [ %92, %91 ], [ %75, %71 ]
  %82 = getelementptr inbounds i8, ptr %81, i64 16
  %83 = load i32, ptr %82, align 4, !tbaa !17
  %84 = getelementptr inbounds i8, ptr %80, i64 16
  %85 = load i32, ptr %84, align 4, !tbaa !17
  %86 = icmp slt i32 %83, %85
  br i1 %86, label %87, label %89

87:                                               ; preds = %79
  %88 = load ptr, ptr %81, align 8, !tbaa !51
  call void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %80, ptr noundef nonnull %81, ptr noundef %88) #27
  br label %91

89:                                               ; preds = %79
  %90 = load ptr, ptr %80, align 8, !tbaa !51
  br label %91

91:                                               ; preds = %89, %87
  %92 = phi ptr [ %88, %87 ], [ %81, %89 ]
  %93 = phi ptr [ %80, %87 ], [ %90, %89 ]
  %94 = icmp ne ptr %93, %72
  %95 = icmp ne ptr %92, %73
  %96 = and i1 %95, %94
  br i1 %96, label %79, label %97, !llvm.loop !127

97:                                               ; preds = %91, %71
  %98 = phi ptr [ %75, %71 ], [ %92, %91 ]
  %99 = phi i1 [ %77, %71 ], [ %95, %91 ]
  br i1 %99, label %100, label %101

100:                                              ; preds = %97
  call void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %72, ptr noundef %98, ptr noundef nonnull %73) #27
  br label %101

101:                                              ; preds = %97, %100
  %102 = getelementptr inbounds i8, ptr %72, i64 16
  %103 = icmp eq ptr %102, %67
  br i1 %103, label %104, label %71

104:                                              ; preds = %101, %66
  %105 = select i1 %61, i64 0, i64 -16
  %106 = getelementptr inbounds i8, ptr %19, i64 %105
  call void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr noundef nonnull align 8 dereferenceable(16) %106, ptr noundef nonnull align 8 dereferenceable(16) %0) #27
  call void @llvm.lifetime.end.p0(i64 1024, ptr nonnull %3) #27
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %2) #27
  br label %107

107:                                              ; preds = %104, %6, %1
  ret void
}

; Function Attrs: nounwind
declare void @_ZNSt8__detail15_List_node_base7_M_hookEPS0_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare void @_ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef, ptr noundef) local_unnamed_addr #10

; Function Attrs: nounwind
declare void @_ZNSt8__detail15_List_node_base4swapERS0_S1_(ptr noundef nonnull align 8 dereferenceable(16), ptr noundef nonnull align 8 dereferenceable(16)) local_unnamed_addr #10

; Function Attrs: nounwind
declare void @_ZNSt8__detail15_List_node_base10_M_reverseEv(ptr noundef nonnull align 8 dereferenceable(16)) local_unnamed_addr #10

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13unordered_setIiSt4hashIiESt8equal_toIiESaIiEED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) unnamed_addr #17 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !87
  %4 = icmp eq ptr %3, null
  br i1 %4, label %9, label %5

5:                                                ; preds = %1, %5
  %6 = phi ptr [ %7, %5 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8, !tbaa !77
  tail call void @_ZdlPvm(ptr noundef %6, i64 noundef 16) #29
  %8 = icmp eq ptr %7, null
  br i1 %8, label %9, label %5, !llvm.loop !88

9:                                                ; preds = %5, %1
  %10 = load ptr, ptr %0, align 8, !tbaa !79
  %11 = getelementptr inbounds i8, ptr %0, i64 8
  %12 = load i64, ptr %11, align 8, !tbaa !81
  %13 = shl i64 %12, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %10, i8 0, i64 %13, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2, i8 0, i64 16, i1 false)
  %14 = load ptr, ptr %0, align 8, !tbaa !79
  %15 = getelementptr inbounds i8, ptr %0, i64 48
  %16 = icmp eq ptr %15, %14
  br i1 %16, label %20, label %17

17:                                               ; preds = %9
  %18 = load i64, ptr %11, align 8, !tbaa !81
  %19 = shl i64 %18, 3
  tail call void @_ZdlPvm(ptr noundef %14, i64 noundef %19) #29
  br label %20

20:                                               ; preds = %9, %17
  ret void
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt13unordered_mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4hashIS5_ESt8equal_toIS5_ESaISt4pairIKS5_iEEED2Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) unnamed_addr #17 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 16
  %3 = load ptr, ptr %2, align 8, !tbaa !69
  %4 = icmp eq ptr %3, null
  br i1 %4, label %17, label %5

5:                                                ; preds = %1, %15
  %6 = phi ptr [ %7, %15 ], [ %3, %1 ]
  %7 = load ptr, ptr %6, align 8, !tbaa !77
  %8 = getelementptr inbounds i8, ptr %6, i64 8
  %9 = load ptr, ptr %8, align 8, !tbaa !36
  %10 = getelementptr inbounds i8, ptr %6, i64 24
  %11 = icmp eq ptr %9, %10
  br i1 %11, label %15, label %12

12:                                               ; preds = %5
  %13 = load i64, ptr %10, align 8, !tbaa !34
  %14 = add i64 %13, 1
  tail call void @_ZdlPvm(ptr noundef %9, i64 noundef %14) #29
  br label %15

15:                                               ; preds = %12, %5
  tail call void @_ZdlPvm(ptr noundef %6, i64 noundef 56) #29
  %16 = icmp eq ptr %7, null
  br i1 %16, label %17, label %5, !llvm.loop !89

17:                                               ; preds = %15, %1
  %18 = load ptr, ptr %0, align 8, !tbaa !62
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  %20 = load i64, ptr %19, align 8, !tbaa !67
  %21 = shl i64 %20, 3
  tail call void @llvm.memset.p0.i64(ptr align 8 %18, i8 0, i64 %21, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2, i8 0, i64 16, i1 false)
  %22 = load ptr, ptr %0, align 8, !tbaa !62
  %23 = getelementptr inbounds i8, ptr %0, i64 48
  %24 = icmp eq ptr %23, %22
  br i1 %24, label %28, label %25

25:                                               ; preds = %17
  %26 = load i64, ptr %19, align 8, !tbaa !67
  %27 = shl i64 %26, 3
  tail call void @_ZdlPvm(ptr noundef %22, i64 noundef %27) #29
  br label %28

28:                                               ; preds = %17, %25
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt8__detail9_Map_baseINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS6_iESaIS9_ENS_10_Select1stESt8equal_toIS6_ESt4hashIS6_ENS_18_Mod_range_hashingENS_20_Default_ranged_hashENS_20_Prime_rehash_policyENS_17_Hashtable_traitsILb1ELb0ELb1EEELb1EEixEOS6_(ptr noundef nonnull align 1 dereferenceable(1) %0, ptr noundef nonnull align 8 dereferenceable(32) %1) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = alloca %"struct.std::_Hashtable<std::__cxx11::basic_string<char>, std::pair<const std::__cxx11::basic_string<char>, int>, std::allocator<std::pair<const std::__cxx11::basic_string<char>, int>>, std::__detail::_Select1st, std::equal_to<std::__cxx11::basic_string<char>>, std::hash<string>, std::__detail::_Mod_range_hashing, std::__detail::_Default_ranged_hash, std::__detail::_Prime_rehash_policy, std::__detail::_Hashtable_traits<true, false, true>>::_Scoped_node", align 8
  %4 = load ptr, ptr %1, align 8, !tbaa !36
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !32
  %7 = invoke noundef i64 @_ZSt11_Hash_bytesPKvmm(ptr noundef %4, i64 noundef %6, i64 noundef 3339675911)
          to label %11 unwind label %8

8:                                                ; preds = %2
  %9 = landingpad { ptr, i32 }
          catch ptr null
  %10 = extractvalue { ptr, i32 } %9, 0
  tail call void @__clang_call_terminate(ptr %10) #31
  unreachable

11:                                               ; preds = %2
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = urem i64 %7, %13
  %15 = load ptr, ptr %0, align 8, !tbaa !62
  %16 = getelementptr inbounds ptr, ptr %15, i64 %14
  %17 = load ptr, ptr %16, align 8, !tbaa !22
  %18 = icmp eq ptr %17, null
  br i1 %18, label %48, label %19

19:                                               ; preds = %11
  %20 = load ptr, ptr %17, align 8, !tbaa !77
  %21 = load i64, ptr %5, align 8
  %22 = icmp eq i64 %21, 0
  %23 = load ptr, ptr %1, align 8
  br label %24

24:                                               ; preds = %43, %19
  %25 = phi ptr [ %17, %19 ], [ %26, %43 ]
  %26 = phi ptr [ %20, %19 ], [ %41, %43 ]
  %27 = getelementptr inbounds i8, ptr %26, i64 8
  %28 = getelementptr inbounds i8, ptr %26, i64 48
  %29 = load i64, ptr %28, align 8, !tbaa !129
  %30 = icmp eq i64 %29, %7
  br i1 %30, label %31, label %40

31:                                               ; preds = %24
  %32 = getelementptr inbounds i8, ptr %26, i64 16
  %33 = load i64, ptr %32, align 8, !tbaa !32
  %34 = icmp eq i64 %21, %33
  br i1 %34, label %35, label %40

35:                                               ; preds = %31
  br i1 %22, label %48, label %36

36:                                               ; preds = %35
  %37 = load ptr, ptr %27, align 8, !tbaa !36
  %38 = tail call i32 @bcmp(ptr %23, ptr %37, i64 %21)
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %48, label %40

40:                                               ; preds = %36, %31, %24
  %41 = load ptr, ptr %26, align 8, !tbaa !77
  %42 = icmp eq ptr %41, null
  br i1 %42, label %48, label %43

43:                                               ; preds = %40
  %44 = getelementptr inbounds i8, ptr %41, i64 48
  %45 = load i64, ptr %44, align 8, !tbaa !129
  %46 = urem i64 %45, %13
  %47 = icmp eq i64 %46, %14
  br i1 %47, label %24, label %48, !llvm.loop !131

48:                                               ; preds = %43, %40, %36, %35, %11
  %49 = phi ptr [ null, %11 ], [ null, %40 ], [ null, %43 ], [ %25, %36 ], [ %25, %35 ]
  %50 = icmp eq ptr %49, null
  br i1 %50, label %53, label %51

51:                                               ; preds = %48
  %52 = load ptr, ptr %49, align 8, !tbaa !77
  br label %53

53:                                               ; preds = %48, %51
  %54 = phi ptr [ %52, %51 ], [ null, %48 ]
  %55 = icmp eq ptr %54, null
  %56 = getelementptr inbounds i8, ptr %54, i64 40
  %57 = select i1 %55, ptr undef, ptr %56
  br i1 %55, label %58, label %82

58:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3) #27
  store ptr %0, ptr %3, align 8, !tbaa !132
  %59 = tail call noalias noundef nonnull dereferenceable(56) ptr @_Znwm(i64 noundef 56) #32
  store ptr null, ptr %59, align 8, !tbaa !77
  %60 = getelementptr inbounds i8, ptr %59, i64 8
  %61 = getelementptr inbounds i8, ptr %59, i64 24
  store ptr %61, ptr %60, align 8, !tbaa !30
  %62 = load ptr, ptr %1, align 8, !tbaa !36
  %63 = getelementptr inbounds i8, ptr %1, i64 16
  %64 = icmp eq ptr %62, %63
  br i1 %64, label %65, label %70

65:                                               ; preds = %58
  %66 = load i64, ptr %5, align 8, !tbaa !32
  %67 = add i64 %66, 1
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %72, label %69

69:                                               ; preds = %65
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %61, ptr nonnull align 8 %63, i64 %67, i1 false)
  br label %72

70:                                               ; preds = %58
  store ptr %62, ptr %60, align 8, !tbaa !36
  %71 = load i64, ptr %63, align 8, !tbaa !34
  store i64 %71, ptr %61, align 8, !tbaa !34
  br label %72

72:                                               ; preds = %65, %69, %70
  %73 = getelementptr inbounds i8, ptr %3, i64 8
  %74 = load i64, ptr %5, align 8, !tbaa !32
  %75 = getelementptr inbounds i8, ptr %59, i64 16
  store i64 %74, ptr %75, align 8, !tbaa !32
  store ptr %63, ptr %1, align 8, !tbaa !36
  store i64 0, ptr %5, align 8, !tbaa !32
  store i8 0, ptr %63, align 8, !tbaa !34
  %76 = getelementptr inbounds i8, ptr %59, i64 40
  store i32 0, ptr %76, align 8, !tbaa !113
  store ptr %59, ptr %73, align 8, !tbaa !134
  %77 = invoke ptr @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE21_M_insert_unique_nodeEmmPNSA_10_Hash_nodeIS8_Lb1EEEm(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %14, i64 noundef %7, ptr noundef nonnull %59, i64 noundef 1)
          to label %78 unwind label %80

78:                                               ; preds = %72
  store ptr null, ptr %73, align 8, !tbaa !134
  %79 = getelementptr inbounds i8, ptr %77, i64 40
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #27
  br label %82

80:                                               ; preds = %72
  %81 = landingpad { ptr, i32 }
          cleanup
  call void @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE12_Scoped_nodeD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %3) #27
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3) #27
  resume { ptr, i32 } %81

82:                                               ; preds = %53, %78
  %83 = phi ptr [ %79, %78 ], [ %57, %53 ]
  ret ptr %83
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local ptr @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE21_M_insert_unique_nodeEmmPNSA_10_Hash_nodeIS8_Lb1EEEm(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %6 = getelementptr inbounds i8, ptr %0, i64 32
  %7 = getelementptr inbounds i8, ptr %0, i64 40
  %8 = load i64, ptr %7, align 8, !tbaa !135
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !67
  %11 = getelementptr inbounds i8, ptr %0, i64 24
  %12 = load i64, ptr %11, align 8, !tbaa !82
  %13 = tail call { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(ptr noundef nonnull align 8 dereferenceable(16) %6, i64 noundef %10, i64 noundef %12, i64 noundef %4)
  %14 = extractvalue { i8, i64 } %13, 0
  %15 = trunc i8 %14 to i1
  br i1 %15, label %16, label %33

16:                                               ; preds = %5
  %17 = extractvalue { i8, i64 } %13, 1
  invoke void @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %17)
          to label %30 unwind label %18

18:                                               ; preds = %16
  %19 = landingpad { ptr, i32 }
          catch ptr null
  %20 = extractvalue { ptr, i32 } %19, 0
  %21 = tail call ptr @__cxa_begin_catch(ptr %20) #27
  %22 = getelementptr inbounds i8, ptr %0, i64 40
  store i64 %8, ptr %22, align 8, !tbaa !135
  invoke void @__cxa_rethrow() #30
          to label %29 unwind label %23

23:                                               ; preds = %18
  %24 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %25 unwind label %26

25:                                               ; preds = %23
  resume { ptr, i32 } %24

26:                                               ; preds = %23
  %27 = landingpad { ptr, i32 }
          catch ptr null
  %28 = extractvalue { ptr, i32 } %27, 0
  tail call void @__clang_call_terminate(ptr %28) #31
  unreachable

29:                                               ; preds = %18
  unreachable

30:                                               ; preds = %16
  %31 = load i64, ptr %9, align 8, !tbaa !67
  %32 = urem i64 %2, %31
  br label %33

33:                                               ; preds = %30, %5
  %34 = phi i64 [ %32, %30 ], [ %1, %5 ]
  %35 = getelementptr inbounds i8, ptr %3, i64 48
  store i64 %2, ptr %35, align 8, !tbaa !129
  %36 = load ptr, ptr %0, align 8, !tbaa !62
  %37 = getelementptr inbounds ptr, ptr %36, i64 %34
  %38 = load ptr, ptr %37, align 8, !tbaa !22
  %39 = icmp eq ptr %38, null
  br i1 %39, label %43, label %40

40:                                               ; preds = %33
  %41 = load ptr, ptr %38, align 8, !tbaa !77
  store ptr %41, ptr %3, align 8, !tbaa !77
  %42 = load ptr, ptr %37, align 8, !tbaa !22
  store ptr %3, ptr %42, align 8, !tbaa !77
  br label %57

43:                                               ; preds = %33
  %44 = getelementptr inbounds i8, ptr %0, i64 16
  %45 = load ptr, ptr %44, align 8, !tbaa !69
  store ptr %45, ptr %3, align 8, !tbaa !77
  store ptr %3, ptr %44, align 8, !tbaa !69
  %46 = load ptr, ptr %3, align 8, !tbaa !77
  %47 = icmp eq ptr %46, null
  br i1 %47, label %54, label %48

48:                                               ; preds = %43
  %49 = load i64, ptr %9, align 8, !tbaa !67
  %50 = getelementptr inbounds i8, ptr %46, i64 48
  %51 = load i64, ptr %50, align 8, !tbaa !129
  %52 = urem i64 %51, %49
  %53 = getelementptr inbounds ptr, ptr %36, i64 %52
  store ptr %3, ptr %53, align 8, !tbaa !22
  br label %54

54:                                               ; preds = %48, %43
  %55 = load ptr, ptr %0, align 8, !tbaa !62
  %56 = getelementptr inbounds ptr, ptr %55, i64 %34
  store ptr %44, ptr %56, align 8, !tbaa !22
  br label %57

57:                                               ; preds = %40, %54
  %58 = load i64, ptr %11, align 8, !tbaa !82
  %59 = add i64 %58, 1
  store i64 %59, ptr %11, align 8, !tbaa !82
  ret ptr %3
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE12_Scoped_nodeD2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8, !tbaa !134
  %4 = icmp eq ptr %3, null
  br i1 %4, label %14, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, ptr %3, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !36
  %8 = getelementptr inbounds i8, ptr %3, i64 24
  %9 = icmp eq ptr %7, %8
  br i1 %9, label %13, label %10

10:                                               ; preds = %5
  %11 = load i64, ptr %8, align 8, !tbaa !34
  %12 = add i64 %11, 1
  tail call void @_ZdlPvm(ptr noundef %7, i64 noundef %12) #29
  br label %13

13:                                               ; preds = %5, %10
  tail call void @_ZdlPvm(ptr noundef %3, i64 noundef 56) #29
  br label %14

14:                                               ; preds = %13, %1
  ret void
}

declare noundef i64 @_ZSt11_Hash_bytesPKvmm(ptr noundef, i64 noundef, i64 noundef) local_unnamed_addr #16

declare { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(ptr noundef nonnull align 8 dereferenceable(16), i64 noundef, i64 noundef, i64 noundef) local_unnamed_addr #16

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = icmp eq i64 %1, 1
  br i1 %3, label %4, label %6, !prof !100

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, ptr %0, i64 48
  store ptr null, ptr %5, align 8, !tbaa !136
  br label %15

6:                                                ; preds = %2
  %7 = icmp ugt i64 %1, 1152921504606846975
  br i1 %7, label %8, label %12, !prof !100

8:                                                ; preds = %6
  %9 = icmp ugt i64 %1, 2305843009213693951
  br i1 %9, label %10, label %11

10:                                               ; preds = %8
  tail call void @_ZSt28__throw_bad_array_new_lengthv() #30
  unreachable

11:                                               ; preds = %8
  tail call void @_ZSt17__throw_bad_allocv() #30
  unreachable

12:                                               ; preds = %6
  %13 = shl nuw nsw i64 %1, 3
  %14 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %13) #32
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %14, i8 0, i64 %13, i1 false)
  br label %15

15:                                               ; preds = %4, %12
  %16 = phi ptr [ %5, %4 ], [ %14, %12 ]
  %17 = getelementptr inbounds i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8, !tbaa !69
  store ptr null, ptr %17, align 8, !tbaa !69
  %19 = icmp eq ptr %18, null
  br i1 %19, label %45, label %20

20:                                               ; preds = %15, %42
  %21 = phi ptr [ %23, %42 ], [ %18, %15 ]
  %22 = phi i64 [ %43, %42 ], [ 0, %15 ]
  %23 = load ptr, ptr %21, align 8, !tbaa !77
  %24 = getelementptr inbounds i8, ptr %21, i64 48
  %25 = load i64, ptr %24, align 8, !tbaa !129
  %26 = urem i64 %25, %1
  %27 = getelementptr inbounds ptr, ptr %16, i64 %26
  %28 = load ptr, ptr %27, align 8, !tbaa !22
  %29 = icmp eq ptr %28, null
  br i1 %29, label %30, label %36

30:                                               ; preds = %20
  %31 = load ptr, ptr %17, align 8, !tbaa !69
  store ptr %31, ptr %21, align 8, !tbaa !77
  store ptr %21, ptr %17, align 8, !tbaa !69
  store ptr %17, ptr %27, align 8, !tbaa !22
  %32 = load ptr, ptr %21, align 8, !tbaa !77
  %33 = icmp eq ptr %32, null
  br i1 %33, label %42, label %34

34:                                               ; preds = %30
  %35 = getelementptr inbounds ptr, ptr %16, i64 %22
  br label %39

36:                                               ; preds = %20
  %37 = load ptr, ptr %28, align 8, !tbaa !77
  store ptr %37, ptr %21, align 8, !tbaa !77
  %38 = load ptr, ptr %27, align 8, !tbaa !22
  br label %39

39:                                               ; preds = %36, %34
  %40 = phi ptr [ %35, %34 ], [ %38, %36 ]
  %41 = phi i64 [ %26, %34 ], [ %22, %36 ]
  store ptr %21, ptr %40, align 8, !tbaa !22
  br label %42

42:                                               ; preds = %39, %30
  %43 = phi i64 [ %26, %30 ], [ %41, %39 ]
  %44 = icmp eq ptr %23, null
  br i1 %44, label %45, label %20, !llvm.loop !137

45:                                               ; preds = %42, %15
  %46 = load ptr, ptr %0, align 8, !tbaa !62
  %47 = getelementptr inbounds i8, ptr %0, i64 48
  %48 = icmp eq ptr %47, %46
  br i1 %48, label %53, label %49

49:                                               ; preds = %45
  %50 = getelementptr inbounds i8, ptr %0, i64 8
  %51 = load i64, ptr %50, align 8, !tbaa !67
  %52 = shl i64 %51, 3
  tail call void @_ZdlPvm(ptr noundef %46, i64 noundef %52) #29
  br label %53

53:                                               ; preds = %45, %49
  %54 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %1, ptr %54, align 8, !tbaa !67
  store ptr %16, ptr %0, align 8, !tbaa !62
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #18

declare noundef nonnull align 8 dereferenceable(32) ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE10_M_replaceEmmPKcm(ptr noundef nonnull align 8 dereferenceable(32), i64 noundef, i64 noundef, ptr noundef, i64 noundef) local_unnamed_addr #16

declare void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc(ptr noundef nonnull align 8 dereferenceable(32), i64 noundef, i8 noundef signext) local_unnamed_addr #16

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local noundef i64 @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE8_M_eraseESt17integral_constantIbLb1EERS7_(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 8 dereferenceable(32) %1) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 24
  %4 = load i64, ptr %3, align 8, !tbaa !82
  %5 = icmp ugt i64 %4, 20
  br i1 %5, label %40, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load ptr, ptr %7, align 8, !tbaa !77
  %9 = icmp eq ptr %8, null
  br i1 %9, label %30, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds i8, ptr %1, i64 8
  %12 = load i64, ptr %11, align 8, !tbaa !32
  %13 = icmp eq i64 %12, 0
  %14 = load ptr, ptr %1, align 8
  br label %15

15:                                               ; preds = %27, %10
  %16 = phi ptr [ %8, %10 ], [ %28, %27 ]
  %17 = phi ptr [ %7, %10 ], [ %16, %27 ]
  %18 = getelementptr inbounds i8, ptr %16, i64 8
  %19 = getelementptr inbounds i8, ptr %16, i64 16
  %20 = load i64, ptr %19, align 8, !tbaa !32
  %21 = icmp eq i64 %12, %20
  br i1 %21, label %22, label %27

22:                                               ; preds = %15
  br i1 %13, label %30, label %23

23:                                               ; preds = %22
  %24 = load ptr, ptr %18, align 8, !tbaa !36
  %25 = tail call i32 @bcmp(ptr %14, ptr %24, i64 %12)
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %30, label %27

27:                                               ; preds = %23, %15
  %28 = load ptr, ptr %16, align 8, !tbaa !77
  %29 = icmp eq ptr %28, null
  br i1 %29, label %30, label %15, !llvm.loop !138

30:                                               ; preds = %22, %23, %27, %6
  %31 = phi ptr [ null, %6 ], [ %17, %22 ], [ %17, %23 ], [ null, %27 ]
  %32 = icmp eq ptr %31, null
  br i1 %32, label %97, label %33

33:                                               ; preds = %30
  %34 = load ptr, ptr %31, align 8, !tbaa !77
  %35 = getelementptr inbounds i8, ptr %0, i64 8
  %36 = load i64, ptr %35, align 8, !tbaa !67
  %37 = getelementptr inbounds i8, ptr %34, i64 48
  %38 = load i64, ptr %37, align 8, !tbaa !129
  %39 = urem i64 %38, %36
  br label %92

40:                                               ; preds = %2
  %41 = load ptr, ptr %1, align 8, !tbaa !36
  %42 = getelementptr inbounds i8, ptr %1, i64 8
  %43 = load i64, ptr %42, align 8, !tbaa !32
  %44 = invoke noundef i64 @_ZSt11_Hash_bytesPKvmm(ptr noundef %41, i64 noundef %43, i64 noundef 3339675911)
          to label %48 unwind label %45

45:                                               ; preds = %40
  %46 = landingpad { ptr, i32 }
          catch ptr null
  %47 = extractvalue { ptr, i32 } %46, 0
  tail call void @__clang_call_terminate(ptr %47) #31
  unreachable

48:                                               ; preds = %40
  %49 = getelementptr inbounds i8, ptr %0, i64 8
  %50 = load i64, ptr %49, align 8
  %51 = urem i64 %44, %50
  %52 = load ptr, ptr %0, align 8, !tbaa !62
  %53 = getelementptr inbounds ptr, ptr %52, i64 %51
  %54 = load ptr, ptr %53, align 8, !tbaa !22
  %55 = icmp eq ptr %54, null
  br i1 %55, label %85, label %56

56:                                               ; preds = %48
  %57 = load ptr, ptr %54, align 8, !tbaa !77
  %58 = load i64, ptr %42, align 8
  %59 = icmp eq i64 %58, 0
  %60 = load ptr, ptr %1, align 8
  br label %61

61:                                               ; preds = %80, %56
  %62 = phi ptr [ %54, %56 ], [ %63, %80 ]
  %63 = phi ptr [ %57, %56 ], [ %78, %80 ]
  %64 = getelementptr inbounds i8, ptr %63, i64 8
  %65 = getelementptr inbounds i8, ptr %63, i64 48
  %66 = load i64, ptr %65, align 8, !tbaa !129
  %67 = icmp eq i64 %66, %44
  br i1 %67, label %68, label %77

68:                                               ; preds = %61
  %69 = getelementptr inbounds i8, ptr %63, i64 16
  %70 = load i64, ptr %69, align 8, !tbaa !32
  %71 = icmp eq i64 %58, %70
  br i1 %71, label %72, label %77

72:                                               ; preds = %68
  br i1 %59, label %85, label %73

73:                                               ; preds = %72
  %74 = load ptr, ptr %64, align 8, !tbaa !36
  %75 = tail call i32 @bcmp(ptr %60, ptr %74, i64 %58)
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %85, label %77

77:                                               ; preds = %73, %68, %61
  %78 = load ptr, ptr %63, align 8, !tbaa !77
  %79 = icmp eq ptr %78, null
  br i1 %79, label %85, label %80

80:                                               ; preds = %77
  %81 = getelementptr inbounds i8, ptr %78, i64 48
  %82 = load i64, ptr %81, align 8, !tbaa !129
  %83 = urem i64 %82, %50
  %84 = icmp eq i64 %83, %51
  br i1 %84, label %61, label %85, !llvm.loop !131

85:                                               ; preds = %72, %73, %77, %80, %48
  %86 = phi ptr [ null, %48 ], [ null, %77 ], [ null, %80 ], [ %62, %73 ], [ %62, %72 ]
  %87 = icmp eq ptr %86, null
  br i1 %87, label %90, label %88

88:                                               ; preds = %85
  %89 = load ptr, ptr %86, align 8, !tbaa !77
  br label %90

90:                                               ; preds = %85, %88
  %91 = phi ptr [ %89, %88 ], [ undef, %85 ]
  br i1 %87, label %97, label %92

92:                                               ; preds = %90, %33
  %93 = phi ptr [ %34, %33 ], [ %91, %90 ]
  %94 = phi i64 [ %39, %33 ], [ %51, %90 ]
  %95 = phi ptr [ %31, %33 ], [ %86, %90 ]
  %96 = tail call ptr @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE8_M_eraseEmPNSA_15_Hash_node_baseEPNSA_10_Hash_nodeIS8_Lb1EEE(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %94, ptr noundef nonnull %95, ptr noundef %93)
  br label %97

97:                                               ; preds = %30, %90, %92
  %98 = phi i64 [ 1, %92 ], [ 0, %90 ], [ 0, %30 ]
  ret i64 %98
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local ptr @_ZNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE8_M_eraseEmPNSA_15_Hash_node_baseEPNSA_10_Hash_nodeIS8_Lb1EEE(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %5 = load ptr, ptr %0, align 8, !tbaa !62
  %6 = getelementptr inbounds ptr, ptr %5, i64 %1
  %7 = load ptr, ptr %6, align 8, !tbaa !22
  %8 = icmp eq ptr %7, %2
  %9 = load ptr, ptr %3, align 8, !tbaa !77
  %10 = icmp eq ptr %9, null
  br i1 %8, label %11, label %34

11:                                               ; preds = %4
  br i1 %10, label %18, label %12

12:                                               ; preds = %11
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  %14 = load i64, ptr %13, align 8, !tbaa !67
  %15 = getelementptr inbounds i8, ptr %9, i64 48
  %16 = load i64, ptr %15, align 8, !tbaa !129
  %17 = urem i64 %16, %14
  br label %18

18:                                               ; preds = %11, %12
  %19 = phi i64 [ %17, %12 ], [ 0, %11 ]
  %20 = icmp ne ptr %9, null
  %21 = icmp eq i64 %19, %1
  %22 = and i1 %20, %21
  br i1 %22, label %44, label %23

23:                                               ; preds = %18
  br i1 %20, label %24, label %26

24:                                               ; preds = %23
  %25 = getelementptr inbounds ptr, ptr %5, i64 %19
  store ptr %7, ptr %25, align 8, !tbaa !22
  br label %26

26:                                               ; preds = %24, %23
  %27 = getelementptr inbounds i8, ptr %0, i64 16
  %28 = load ptr, ptr %0, align 8, !tbaa !62
  %29 = getelementptr inbounds ptr, ptr %28, i64 %1
  %30 = load ptr, ptr %29, align 8, !tbaa !22
  %31 = icmp eq ptr %27, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %26
  store ptr %9, ptr %27, align 8, !tbaa !69
  br label %33

33:                                               ; preds = %32, %26
  store ptr null, ptr %29, align 8, !tbaa !22
  br label %44

34:                                               ; preds = %4
  br i1 %10, label %44, label %35

35:                                               ; preds = %34
  %36 = getelementptr inbounds i8, ptr %0, i64 8
  %37 = load i64, ptr %36, align 8, !tbaa !67
  %38 = getelementptr inbounds i8, ptr %9, i64 48
  %39 = load i64, ptr %38, align 8, !tbaa !129
  %40 = urem i64 %39, %37
  %41 = icmp eq i64 %40, %1
  br i1 %41, label %44, label %42

42:                                               ; preds = %35
  %43 = getelementptr inbounds ptr, ptr %5, i64 %40
  store ptr %2, ptr %43, align 8, !tbaa !22
  br label %44

44:                                               ; preds = %33, %18, %35, %42, %34
  %45 = load ptr, ptr %3, align 8, !tbaa !77
  store ptr %45, ptr %2, align 8, !tbaa !77
  %46 = load ptr, ptr %3, align 8, !tbaa !77
  %47 = getelementptr inbounds i8, ptr %3, i64 8
  %48 = load ptr, ptr %47, align 8, !tbaa !36
  %49 = getelementptr inbounds i8, ptr %3, i64 24
  %50 = icmp eq ptr %48, %49
  br i1 %50, label %54, label %51

51:                                               ; preds = %44
  %52 = load i64, ptr %49, align 8, !tbaa !34
  %53 = add i64 %52, 1
  tail call void @_ZdlPvm(ptr noundef %48, i64 noundef %53) #29
  br label %54

54:                                               ; preds = %44, %51
  tail call void @_ZdlPvm(ptr noundef %3, i64 noundef 56) #29
  %55 = getelementptr inbounds i8, ptr %0, i64 24
  %56 = load i64, ptr %55, align 8, !tbaa !82
  %57 = add i64 %56, -1
  store i64 %57, ptr %55, align 8, !tbaa !82
  ret ptr %46
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local { ptr, i8 } @_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE16_M_insert_uniqueIiiNS1_10_AllocNodeISaINS1_10_Hash_nodeIiLb0EEEEEEEESt4pairINS1_14_Node_iteratorIiLb1ELb0EEEbEOT_OT0_RKT1_(ptr noundef nonnull align 8 dereferenceable(56) %0, ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef nonnull align 4 dereferenceable(4) %2, ptr noundef nonnull align 8 dereferenceable(8) %3) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %5 = getelementptr inbounds i8, ptr %0, i64 24
  %6 = load i64, ptr %5, align 8, !tbaa !83
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %8, label %20

8:                                                ; preds = %4
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = load i32, ptr %1, align 4
  br label %11

11:                                               ; preds = %15, %8
  %12 = phi ptr [ %9, %8 ], [ %13, %15 ]
  %13 = load ptr, ptr %12, align 8, !tbaa !77
  %14 = icmp eq ptr %13, null
  br i1 %14, label %20, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds i8, ptr %13, i64 8
  %17 = load i32, ptr %16, align 4, !tbaa !17
  %18 = icmp eq i32 %10, %17
  br i1 %18, label %19, label %11, !llvm.loop !139

19:                                               ; preds = %15
  br i1 %14, label %20, label %62

20:                                               ; preds = %11, %19, %4
  %21 = load i32, ptr %1, align 4, !tbaa !17
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i8, ptr %0, i64 8
  %24 = load i64, ptr %23, align 8
  %25 = urem i64 %22, %24
  br i1 %7, label %56, label %26

26:                                               ; preds = %20
  %27 = load ptr, ptr %0, align 8, !tbaa !79
  %28 = getelementptr inbounds ptr, ptr %27, i64 %25
  %29 = load ptr, ptr %28, align 8, !tbaa !22
  %30 = icmp eq ptr %29, null
  br i1 %30, label %48, label %31

31:                                               ; preds = %26
  %32 = load ptr, ptr %29, align 8, !tbaa !77
  %33 = getelementptr inbounds i8, ptr %32, i64 8
  %34 = load i32, ptr %33, align 4, !tbaa !17
  %35 = icmp eq i32 %21, %34
  br i1 %35, label %48, label %38

36:                                               ; preds = %42
  %37 = icmp eq i32 %21, %44
  br i1 %37, label %48, label %38, !llvm.loop !140

38:                                               ; preds = %31, %36
  %39 = phi ptr [ %40, %36 ], [ %32, %31 ]
  %40 = load ptr, ptr %39, align 8, !tbaa !77
  %41 = icmp eq ptr %40, null
  br i1 %41, label %48, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds i8, ptr %40, i64 8
  %44 = load i32, ptr %43, align 4, !tbaa !17
  %45 = sext i32 %44 to i64
  %46 = urem i64 %45, %24
  %47 = icmp eq i64 %46, %25
  br i1 %47, label %36, label %48, !llvm.loop !140

48:                                               ; preds = %42, %38, %36, %31, %26
  %49 = phi ptr [ null, %26 ], [ %29, %31 ], [ %39, %36 ], [ null, %42 ], [ null, %38 ]
  %50 = icmp eq ptr %49, null
  br i1 %50, label %53, label %51

51:                                               ; preds = %48
  %52 = load ptr, ptr %49, align 8, !tbaa !77
  br label %53

53:                                               ; preds = %48, %51
  %54 = phi ptr [ %52, %51 ], [ null, %48 ]
  %55 = icmp eq ptr %54, null
  br i1 %55, label %56, label %62

56:                                               ; preds = %53, %20
  %57 = tail call noalias noundef nonnull dereferenceable(16) ptr @_Znwm(i64 noundef 16) #32
  store ptr null, ptr %57, align 8, !tbaa !77
  %58 = getelementptr inbounds i8, ptr %57, i64 8
  store i32 %21, ptr %58, align 4, !tbaa !17
  %59 = invoke ptr @_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE21_M_insert_unique_nodeEmmPNS1_10_Hash_nodeIiLb0EEEm(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %25, i64 noundef %22, ptr noundef nonnull %57, i64 noundef 1)
          to label %62 unwind label %60

60:                                               ; preds = %56
  %61 = landingpad { ptr, i32 }
          cleanup
  tail call void @_ZdlPvm(ptr noundef %57, i64 noundef 16) #29
  resume { ptr, i32 } %61

62:                                               ; preds = %56, %53, %19
  %63 = phi ptr [ %13, %19 ], [ %54, %53 ], [ %59, %56 ]
  %64 = phi i8 [ 0, %19 ], [ 0, %53 ], [ 1, %56 ]
  %65 = insertvalue { ptr, i8 } poison, ptr %63, 0
  %66 = insertvalue { ptr, i8 } %65, i8 %64, 1
  ret { ptr, i8 } %66
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local ptr @_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE21_M_insert_unique_nodeEmmPNS1_10_Hash_nodeIiLb0EEEm(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1, i64 noundef %2, ptr noundef %3, i64 noundef %4) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %6 = getelementptr inbounds i8, ptr %0, i64 32
  %7 = getelementptr inbounds i8, ptr %0, i64 40
  %8 = load i64, ptr %7, align 8, !tbaa !135
  %9 = getelementptr inbounds i8, ptr %0, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !81
  %11 = getelementptr inbounds i8, ptr %0, i64 24
  %12 = load i64, ptr %11, align 8, !tbaa !83
  %13 = tail call { i8, i64 } @_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm(ptr noundef nonnull align 8 dereferenceable(16) %6, i64 noundef %10, i64 noundef %12, i64 noundef %4)
  %14 = extractvalue { i8, i64 } %13, 0
  %15 = trunc i8 %14 to i1
  br i1 %15, label %16, label %33

16:                                               ; preds = %5
  %17 = extractvalue { i8, i64 } %13, 1
  invoke void @_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %17)
          to label %30 unwind label %18

18:                                               ; preds = %16
  %19 = landingpad { ptr, i32 }
          catch ptr null
  %20 = extractvalue { ptr, i32 } %19, 0
  %21 = tail call ptr @__cxa_begin_catch(ptr %20) #27
  %22 = getelementptr inbounds i8, ptr %0, i64 40
  store i64 %8, ptr %22, align 8, !tbaa !135
  invoke void @__cxa_rethrow() #30
          to label %29 unwind label %23

23:                                               ; preds = %18
  %24 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %25 unwind label %26

25:                                               ; preds = %23
  resume { ptr, i32 } %24

26:                                               ; preds = %23
  %27 = landingpad { ptr, i32 }
          catch ptr null
  %28 = extractvalue { ptr, i32 } %27, 0
  tail call void @__clang_call_terminate(ptr %28) #31
  unreachable

29:                                               ; preds = %18
  unreachable

30:                                               ; preds = %16
  %31 = load i64, ptr %9, align 8, !tbaa !81
  %32 = urem i64 %2, %31
  br label %33

33:                                               ; preds = %30, %5
  %34 = phi i64 [ %32, %30 ], [ %1, %5 ]
  %35 = load ptr, ptr %0, align 8, !tbaa !79
  %36 = getelementptr inbounds ptr, ptr %35, i64 %34
  %37 = load ptr, ptr %36, align 8, !tbaa !22
  %38 = icmp eq ptr %37, null
  br i1 %38, label %42, label %39

39:                                               ; preds = %33
  %40 = load ptr, ptr %37, align 8, !tbaa !77
  store ptr %40, ptr %3, align 8, !tbaa !77
  %41 = load ptr, ptr %36, align 8, !tbaa !22
  store ptr %3, ptr %41, align 8, !tbaa !77
  br label %57

42:                                               ; preds = %33
  %43 = getelementptr inbounds i8, ptr %0, i64 16
  %44 = load ptr, ptr %43, align 8, !tbaa !87
  store ptr %44, ptr %3, align 8, !tbaa !77
  store ptr %3, ptr %43, align 8, !tbaa !87
  %45 = load ptr, ptr %3, align 8, !tbaa !77
  %46 = icmp eq ptr %45, null
  br i1 %46, label %54, label %47

47:                                               ; preds = %42
  %48 = getelementptr inbounds i8, ptr %45, i64 8
  %49 = load i64, ptr %9, align 8, !tbaa !81
  %50 = load i32, ptr %48, align 4, !tbaa !17
  %51 = sext i32 %50 to i64
  %52 = urem i64 %51, %49
  %53 = getelementptr inbounds ptr, ptr %35, i64 %52
  store ptr %3, ptr %53, align 8, !tbaa !22
  br label %54

54:                                               ; preds = %47, %42
  %55 = load ptr, ptr %0, align 8, !tbaa !79
  %56 = getelementptr inbounds ptr, ptr %55, i64 %34
  store ptr %43, ptr %56, align 8, !tbaa !22
  br label %57

57:                                               ; preds = %39, %54
  %58 = load i64, ptr %11, align 8, !tbaa !83
  %59 = add i64 %58, 1
  store i64 %59, ptr %11, align 8, !tbaa !83
  ret ptr %3
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = icmp eq i64 %1, 1
  br i1 %3, label %4, label %6, !prof !100

4:                                                ; preds = %2
  %5 = getelementptr inbounds i8, ptr %0, i64 48
  store ptr null, ptr %5, align 8, !tbaa !141
  br label %15

6:                                                ; preds = %2
  %7 = icmp ugt i64 %1, 1152921504606846975
  br i1 %7, label %8, label %12, !prof !100

8:                                                ; preds = %6
  %9 = icmp ugt i64 %1, 2305843009213693951
  br i1 %9, label %10, label %11

10:                                               ; preds = %8
  tail call void @_ZSt28__throw_bad_array_new_lengthv() #30
  unreachable

11:                                               ; preds = %8
  tail call void @_ZSt17__throw_bad_allocv() #30
  unreachable

12:                                               ; preds = %6
  %13 = shl nuw nsw i64 %1, 3
  %14 = tail call noalias noundef nonnull ptr @_Znwm(i64 noundef %13) #32
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %14, i8 0, i64 %13, i1 false)
  br label %15

15:                                               ; preds = %4, %12
  %16 = phi ptr [ %5, %4 ], [ %14, %12 ]
  %17 = getelementptr inbounds i8, ptr %0, i64 16
  %18 = load ptr, ptr %17, align 8, !tbaa !87
  store ptr null, ptr %17, align 8, !tbaa !87
  %19 = icmp eq ptr %18, null
  br i1 %19, label %46, label %20

20:                                               ; preds = %15, %43
  %21 = phi ptr [ %23, %43 ], [ %18, %15 ]
  %22 = phi i64 [ %44, %43 ], [ 0, %15 ]
  %23 = load ptr, ptr %21, align 8, !tbaa !77
  %24 = getelementptr inbounds i8, ptr %21, i64 8
  %25 = load i32, ptr %24, align 4, !tbaa !17
  %26 = sext i32 %25 to i64
  %27 = urem i64 %26, %1
  %28 = getelementptr inbounds ptr, ptr %16, i64 %27
  %29 = load ptr, ptr %28, align 8, !tbaa !22
  %30 = icmp eq ptr %29, null
  br i1 %30, label %31, label %37

31:                                               ; preds = %20
  %32 = load ptr, ptr %17, align 8, !tbaa !87
  store ptr %32, ptr %21, align 8, !tbaa !77
  store ptr %21, ptr %17, align 8, !tbaa !87
  store ptr %17, ptr %28, align 8, !tbaa !22
  %33 = load ptr, ptr %21, align 8, !tbaa !77
  %34 = icmp eq ptr %33, null
  br i1 %34, label %43, label %35

35:                                               ; preds = %31
  %36 = getelementptr inbounds ptr, ptr %16, i64 %22
  br label %40

37:                                               ; preds = %20
  %38 = load ptr, ptr %29, align 8, !tbaa !77
  store ptr %38, ptr %21, align 8, !tbaa !77
  %39 = load ptr, ptr %28, align 8, !tbaa !22
  br label %40

40:                                               ; preds = %37, %35
  %41 = phi ptr [ %36, %35 ], [ %39, %37 ]
  %42 = phi i64 [ %27, %35 ], [ %22, %37 ]
  store ptr %21, ptr %41, align 8, !tbaa !22
  br label %43

43:                                               ; preds = %40, %31
  %44 = phi i64 [ %27, %31 ], [ %42, %40 ]
  %45 = icmp eq ptr %23, null
  br i1 %45, label %46, label %20, !llvm.loop !142

46:                                               ; preds = %43, %15
  %47 = load ptr, ptr %0, align 8, !tbaa !79
  %48 = getelementptr inbounds i8, ptr %0, i64 48
  %49 = icmp eq ptr %48, %47
  br i1 %49, label %54, label %50

50:                                               ; preds = %46
  %51 = getelementptr inbounds i8, ptr %0, i64 8
  %52 = load i64, ptr %51, align 8, !tbaa !81
  %53 = shl i64 %52, 3
  tail call void @_ZdlPvm(ptr noundef %47, i64 noundef %53) #29
  br label %54

54:                                               ; preds = %46, %50
  %55 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %1, ptr %55, align 8, !tbaa !81
  store ptr %16, ptr %0, align 8, !tbaa !79
  ret void
}

; Function Attrs: mustprogress uwtable
define linkonce_odr dso_local void @_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE6rehashEm(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %1) local_unnamed_addr #5 comdat align 2 personality ptr @__gxx_personality_v0 {
  %3 = getelementptr inbounds i8, ptr %0, i64 32
  %4 = getelementptr inbounds i8, ptr %0, i64 40
  %5 = load i64, ptr %4, align 8, !tbaa !135
  %6 = getelementptr inbounds i8, ptr %0, i64 24
  %7 = load i64, ptr %6, align 8, !tbaa !83
  %8 = add i64 %7, 1
  %9 = uitofp i64 %8 to double
  %10 = load float, ptr %3, align 8, !tbaa !68
  %11 = fpext float %10 to double
  %12 = fdiv double %9, %11
  %13 = tail call double @llvm.ceil.f64(double %12)
  %14 = fptoui double %13 to i64
  %15 = tail call i64 @llvm.umax.i64(i64 %14, i64 %1)
  %16 = tail call noundef i64 @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(ptr noundef nonnull align 8 dereferenceable(16) %3, i64 noundef %15)
  %17 = getelementptr inbounds i8, ptr %0, i64 8
  %18 = load i64, ptr %17, align 8, !tbaa !81
  %19 = icmp eq i64 %16, %18
  br i1 %19, label %33, label %20

20:                                               ; preds = %2
  invoke void @_ZNSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE13_M_rehash_auxEmSt17integral_constantIbLb1EE(ptr noundef nonnull align 8 dereferenceable(56) %0, i64 noundef %16)
          to label %34 unwind label %21

21:                                               ; preds = %20
  %22 = landingpad { ptr, i32 }
          catch ptr null
  %23 = extractvalue { ptr, i32 } %22, 0
  %24 = tail call ptr @__cxa_begin_catch(ptr %23) #27
  %25 = getelementptr inbounds i8, ptr %0, i64 40
  store i64 %5, ptr %25, align 8, !tbaa !135
  invoke void @__cxa_rethrow() #30
          to label %32 unwind label %26

26:                                               ; preds = %21
  %27 = landingpad { ptr, i32 }
          cleanup
  invoke void @__cxa_end_catch()
          to label %28 unwind label %29

28:                                               ; preds = %26
  resume { ptr, i32 } %27

29:                                               ; preds = %26
  %30 = landingpad { ptr, i32 }
          catch ptr null
  %31 = extractvalue { ptr, i32 } %30, 0
  tail call void @__clang_call_terminate(ptr %31) #31
  unreachable

32:                                               ; preds = %21
  unreachable

33:                                               ; preds = %2
  store i64 %5, ptr %4, align 8, !tbaa !135
  br label %34

34:                                               ; preds = %20, %33
  ret void
}

declare noundef i64 @_ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm(ptr noundef nonnull align 8 dereferenceable(16), i64 noundef) local_unnamed_addr #16

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.ceil.f64(double) #19

; Function Attrs: mustprogress noinline nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE24_M_release_last_use_coldEv(ptr noundef nonnull align 8 dereferenceable(16) %0) local_unnamed_addr #20 comdat align 2 personality ptr @__gxx_personality_v0 {
  %2 = load ptr, ptr %0, align 8, !tbaa !47
  %3 = getelementptr inbounds i8, ptr %2, i64 16
  %4 = load ptr, ptr %3, align 8
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #27
  %5 = getelementptr inbounds i8, ptr %0, i64 12
  %6 = load i8, ptr @__libc_single_threaded, align 1, !tbaa !34
  %7 = icmp eq i8 %6, 0
  br i1 %7, label %11, label %8

8:                                                ; preds = %1
  %9 = load i32, ptr %5, align 4, !tbaa !17
  %10 = add nsw i32 %9, -1
  store i32 %10, ptr %5, align 4, !tbaa !17
  br label %13

11:                                               ; preds = %1
  %12 = atomicrmw volatile add ptr %5, i32 -1 acq_rel, align 4
  br label %13

13:                                               ; preds = %11, %8
  %14 = phi i32 [ %9, %8 ], [ %12, %11 ]
  %15 = icmp eq i32 %14, 1
  br i1 %15, label %16, label %20

16:                                               ; preds = %13
  %17 = load ptr, ptr %0, align 8, !tbaa !47
  %18 = getelementptr inbounds i8, ptr %17, i64 24
  %19 = load ptr, ptr %18, align 8
  tail call void %19(ptr noundef nonnull align 8 dereferenceable(16) %0) #27
  br label %20

20:                                               ; preds = %13, %16
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED2Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #8 comdat align 2 {
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #8 comdat align 2 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 24) #29
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_disposeEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr #8 comdat align 2 personality ptr @__gxx_personality_v0 {
  tail call void @_ZdlPvm(ptr noundef %0, i64 noundef 24) #29
  ret void
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local noundef ptr @_ZNSt23_Sp_counted_ptr_inplaceIiSaIvELN9__gnu_cxx12_Lock_policyE2EE14_M_get_deleterERKSt9type_info(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) unnamed_addr #8 comdat align 2 {
  %3 = getelementptr inbounds i8, ptr %0, i64 16
  %4 = icmp eq ptr %1, @_ZZNSt19_Sp_make_shared_tag5_S_tiEvE5__tag
  br i1 %4, label %16, label %5

5:                                                ; preds = %2
  %6 = getelementptr inbounds i8, ptr %1, i64 8
  %7 = load ptr, ptr %6, align 8, !tbaa !143
  %8 = icmp eq ptr %7, @_ZTSSt19_Sp_make_shared_tag
  br i1 %8, label %16, label %9

9:                                                ; preds = %5
  %10 = load i8, ptr %7, align 1, !tbaa !34
  %11 = icmp eq i8 %10, 42
  br i1 %11, label %16, label %12

12:                                               ; preds = %9
  %13 = tail call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %7, ptr noundef nonnull dereferenceable(24) @_ZTSSt19_Sp_make_shared_tag) #27
  %14 = icmp eq i32 %13, 0
  %15 = select i1 %14, ptr %3, ptr null
  br label %16

16:                                               ; preds = %12, %9, %5, %2
  %17 = phi ptr [ %3, %2 ], [ %3, %5 ], [ null, %9 ], [ %15, %12 ]
  ret ptr %17
}

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EED0Ev(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #8 comdat align 2 {
  tail call void @llvm.trap() #31
  unreachable
}

declare void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_destroyEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #8 comdat align 2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !47
  %3 = getelementptr inbounds i8, ptr %2, i64 8
  %4 = load ptr, ptr %3, align 8
  tail call void %4(ptr noundef nonnull align 8 dereferenceable(16) %0) #27
  ret void
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #21

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: read)
declare i32 @strcmp(ptr nocapture noundef, ptr nocapture noundef) local_unnamed_addr #15

; Function Attrs: nofree nounwind
declare noundef i32 @puts(ptr nocapture noundef readonly) local_unnamed_addr #22

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #23

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #24

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #24

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #24

; Function Attrs: nofree nounwind willreturn memory(argmem: read)
declare i32 @bcmp(ptr nocapture, ptr nocapture, i64) local_unnamed_addr #25

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #24

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #26

attributes #0 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { mustprogress norecurse nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nofree nosync nounwind memory(none) }
attributes #7 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { mustprogress nofree nounwind willreturn memory(read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nobuiltin allocsize(0) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #13 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #14 = { noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #15 = { mustprogress nofree nounwind willreturn memory(argmem: read) "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #16 = { "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #17 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #18 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #19 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #20 = { mustprogress noinline nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #21 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #22 = { nofree nounwind }
attributes #23 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #24 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #25 = { nofree nounwind willreturn memory(argmem: read) }
attributes #26 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #27 = { nounwind }
attributes #28 = { nounwind willreturn memory(read) }
attributes #29 = { builtin nounwind }
attributes #30 = { noreturn }
attributes #31 = { noreturn nounwind }
attributes #32 = { builtin allocsize(0) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!5 = !{!6, !8, i64 0}
!6 = !{!"_ZTSSt15_Rb_tree_header", !7, i64 0, !12, i64 32}
!7 = !{!"_ZTSSt18_Rb_tree_node_base", !8, i64 0, !11, i64 8, !11, i64 16, !11, i64 24}
!8 = !{!"_ZTSSt14_Rb_tree_color", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = !{!"any pointer", !9, i64 0}
!12 = !{!"long", !9, i64 0}
!13 = !{!6, !11, i64 8}
!14 = !{!6, !11, i64 16}
!15 = !{!6, !11, i64 24}
!16 = !{!6, !12, i64 32}
!17 = !{!18, !18, i64 0}
!18 = !{!"int", !9, i64 0}
!19 = distinct !{!19, !20, !21}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.disable"}
!22 = !{!11, !11, i64 0}
!23 = !{!7, !11, i64 16}
!24 = !{!7, !11, i64 24}
!25 = distinct !{!25, !20, !21}
!26 = distinct !{!26, !20, !21}
!27 = distinct !{!27, !20, !21}
!28 = distinct !{!28, !20, !21}
!29 = distinct !{!29, !20, !21}
!30 = !{!31, !11, i64 0}
!31 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_Alloc_hiderE", !11, i64 0}
!32 = !{!33, !12, i64 8}
!33 = !{!"_ZTSNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE", !31, i64 0, !12, i64 8, !9, i64 16}
!34 = !{!9, !9, i64 0}
!35 = !{!12, !12, i64 0}
!36 = !{!33, !11, i64 0}
!37 = distinct !{!37, !21}
!38 = !{i64 0, i64 24, !34}
!39 = distinct !{!39, !20, !21}
!40 = distinct !{!40, !21}
!41 = distinct !{!41, !20, !21}
!42 = distinct !{!42, !20, !21}
!43 = distinct !{!43, !20, !21}
!44 = distinct !{!44, !20, !21}
!45 = !{!46, !18, i64 4}
!46 = !{!"_ZTSSt4pairIKiiE", !18, i64 0, !18, i64 4}
!47 = !{!48, !48, i64 0}
!48 = !{!"vtable pointer", !10, i64 0}
!49 = !{!50, !11, i64 8}
!50 = !{!"_ZTSNSt8__detail15_List_node_baseE", !11, i64 0, !11, i64 8}
!51 = !{!50, !11, i64 0}
!52 = !{!53, !12, i64 16}
!53 = !{!"_ZTSNSt8__detail17_List_node_headerE", !50, i64 0, !12, i64 16}
!54 = !{!55, !12, i64 16}
!55 = !{!"_ZTSNSt7__cxx1110_List_baseIiSaIiEEE", !56, i64 0}
!56 = !{!"_ZTSNSt7__cxx1110_List_baseIiSaIiEE10_List_implE", !53, i64 0}
!57 = distinct !{!57, !20, !21}
!58 = distinct !{!58, !20, !21}
!59 = distinct !{!59, !21}
!60 = distinct !{!60, !20, !21}
!61 = distinct !{!61, !20, !21}
!62 = !{!63, !11, i64 0}
!63 = !{!"_ZTSSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE", !11, i64 0, !12, i64 8, !64, i64 16, !12, i64 24, !65, i64 32, !11, i64 48}
!64 = !{!"_ZTSNSt8__detail15_Hash_node_baseE", !11, i64 0}
!65 = !{!"_ZTSNSt8__detail20_Prime_rehash_policyE", !66, i64 0, !12, i64 8}
!66 = !{!"float", !9, i64 0}
!67 = !{!63, !12, i64 8}
!68 = !{!65, !66, i64 0}
!69 = !{!63, !11, i64 16}
!70 = !{!71}
!71 = distinct !{!71, !72, !"_ZNSt7__cxx119to_stringEi: argument 0"}
!72 = distinct !{!72, !"_ZNSt7__cxx119to_stringEi"}
!73 = !{!74}
!74 = distinct !{!74, !75, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_: argument 0"}
!75 = distinct !{!75, !"_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_OS8_"}
!76 = distinct !{!76, !20, !21}
!77 = !{!64, !11, i64 0}
!78 = distinct !{!78, !21}
!79 = !{!80, !11, i64 0}
!80 = !{!"_ZTSSt10_HashtableIiiSaIiENSt8__detail9_IdentityESt8equal_toIiESt4hashIiENS1_18_Mod_range_hashingENS1_20_Default_ranged_hashENS1_20_Prime_rehash_policyENS1_17_Hashtable_traitsILb0ELb1ELb1EEEE", !11, i64 0, !12, i64 8, !64, i64 16, !12, i64 24, !65, i64 32, !11, i64 48}
!81 = !{!80, !12, i64 8}
!82 = !{!63, !12, i64 24}
!83 = !{!80, !12, i64 24}
!84 = distinct !{!84, !20, !21}
!85 = !{!86, !86, i64 0}
!86 = !{!"double", !9, i64 0}
!87 = !{!80, !11, i64 16}
!88 = distinct !{!88, !20, !21}
!89 = distinct !{!89, !20, !21}
!90 = !{!91}
!91 = distinct !{!91, !92, !"_ZSt11make_sharedIiJiEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES2_E4typeEEDpOT0_: argument 0"}
!92 = distinct !{!92, !"_ZSt11make_sharedIiJiEESt10shared_ptrINSt9enable_ifIXntsr8is_arrayIT_EE5valueES2_E4typeEEDpOT0_"}
!93 = !{!94, !18, i64 8}
!94 = !{!"_ZTSSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE", !18, i64 8, !18, i64 12}
!95 = !{!94, !18, i64 12}
!96 = !{!97}
!97 = distinct !{!97, !98, !"_ZNKSt8weak_ptrIiE4lockEv: argument 0"}
!98 = distinct !{!98, !"_ZNKSt8weak_ptrIiE4lockEv"}
!99 = distinct !{!99, !20, !21}
!100 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!101 = !{!7, !11, i64 8}
!102 = distinct !{!102, !21}
!103 = distinct !{!103, !20, !21}
!104 = distinct !{!104, !20, !21}
!105 = !{!106}
!106 = distinct !{!106, !107, !"_ZSt16forward_as_tupleIJNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEESt5tupleIJDpOT_EES9_: argument 0"}
!107 = distinct !{!107, !"_ZSt16forward_as_tupleIJNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEESt5tupleIJDpOT_EES9_"}
!108 = distinct !{!108, !20, !21}
!109 = !{!7, !8, i64 0}
!110 = distinct !{!110, !21}
!111 = distinct !{!111, !20, !21}
!112 = distinct !{!112, !20, !21}
!113 = !{!114, !18, i64 32}
!114 = !{!"_ZTSSt4pairIKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiE", !33, i64 0, !18, i64 32}
!115 = !{!116, !11, i64 8}
!116 = !{!"_ZTSNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE10_Auto_nodeE", !11, i64 0, !11, i64 8}
!117 = !{!116, !11, i64 0}
!118 = distinct !{!118, !20, !21}
!119 = distinct !{!119, !20, !21}
!120 = distinct !{!120, !20, !21}
!121 = distinct !{!121, !20, !21}
!122 = distinct !{!122, !20, !21}
!123 = distinct !{!123, !20, !21}
!124 = distinct !{!124, !20, !21}
!125 = distinct !{!125, !20, !21}
!126 = distinct !{!126, !20, !21}
!127 = distinct !{!127, !20, !21}
!128 = distinct !{!128, !20, !21}
!129 = !{!130, !12, i64 0}
!130 = !{!"_ZTSNSt8__detail21_Hash_node_code_cacheILb1EEE", !12, i64 0}
!131 = distinct !{!131, !20, !21}
!132 = !{!133, !11, i64 0}
!133 = !{!"_ZTSNSt10_HashtableINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESaIS8_ENSt8__detail10_Select1stESt8equal_toIS5_ESt4hashIS5_ENSA_18_Mod_range_hashingENSA_20_Default_ranged_hashENSA_20_Prime_rehash_policyENSA_17_Hashtable_traitsILb1ELb0ELb1EEEE12_Scoped_nodeE", !11, i64 0, !11, i64 8}
!134 = !{!133, !11, i64 8}
!135 = !{!65, !12, i64 8}
!136 = !{!63, !11, i64 48}
!137 = distinct !{!137, !20, !21}
!138 = distinct !{!138, !20, !21}
!139 = distinct !{!139, !20, !21}
!140 = distinct !{!140, !20, !21}
!141 = !{!80, !11, i64 48}
!142 = distinct !{!142, !20, !21}
!143 = !{!144, !11, i64 8}
!144 = !{!"_ZTSSt9type_info", !11, i64 8}
