; ModuleID = 'thread_below.c'
source_filename = "thread_below.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !15, !DIExpression(), !19)
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @work, ptr noundef null) #4, !dbg !20
  %3 = load i64, ptr %1, align 8, !dbg !21
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !22
  ret i32 0, !dbg !23
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %0) #0 !dbg !24 {
  %2 = alloca ptr, align 8
  %3 = alloca %union.pthread_attr_t, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !28, !DIExpression(), !29)
    #dbg_declare(ptr %3, !30, !DIExpression(), !41)
    #dbg_declare(ptr %4, !42, !DIExpression(), !43)
    #dbg_declare(ptr %5, !44, !DIExpression(), !45)
  %7 = call i64 @pthread_self() #5, !dbg !46
  %8 = call i32 @pthread_getattr_np(i64 noundef %7, ptr noundef %3) #4, !dbg !47
  %9 = call i32 @pthread_attr_getstack(ptr noundef %3, ptr noundef %4, ptr noundef %5) #4, !dbg !48
    #dbg_declare(ptr %6, !49, !DIExpression(), !52)
  %10 = load ptr, ptr %4, align 8, !dbg !53
  store ptr %10, ptr %6, align 8, !dbg !52
  %11 = load ptr, ptr %6, align 8, !dbg !54
  %12 = getelementptr inbounds i32, ptr %11, i64 -1, !dbg !54
  store volatile i32 1, ptr %12, align 4, !dbg !55
  %13 = load ptr, ptr %2, align 8, !dbg !56
  ret ptr %13, !dbg !57
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_getattr_np(i64 noundef, ptr noundef) #1

; Function Attrs: nounwind willreturn memory(none)
declare i64 @pthread_self() #3

; Function Attrs: nounwind
declare i32 @pthread_attr_getstack(ptr noundef, ptr noundef, ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "thread_below.c", directory: ".", checksumkind: CSK_MD5, checksum: "be01ebc16b5412504b71f2746fd06325")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 14, type: !11, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "thread", scope: !10, file: !1, line: 15, type: !16)
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !17, line: 27, baseType: !18)
!17 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!18 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!19 = !DILocation(line: 15, column: 13, scope: !10)
!20 = !DILocation(line: 16, column: 3, scope: !10)
!21 = !DILocation(line: 17, column: 16, scope: !10)
!22 = !DILocation(line: 17, column: 3, scope: !10)
!23 = !DILocation(line: 18, column: 1, scope: !10)
!24 = distinct !DISubprogram(name: "work", scope: !1, file: !1, line: 4, type: !25, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!25 = !DISubroutineType(types: !26)
!26 = !{!27, !27}
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!28 = !DILocalVariable(name: "unused", arg: 1, scope: !24, file: !1, line: 4, type: !27)
!29 = !DILocation(line: 4, column: 25, scope: !24)
!30 = !DILocalVariable(name: "attributes", scope: !24, file: !1, line: 5, type: !31)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !17, line: 62, baseType: !32)
!32 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !17, line: 56, size: 448, elements: !33)
!33 = !{!34, !39}
!34 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !32, file: !17, line: 58, baseType: !35, size: 448)
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !36, size: 448, elements: !37)
!36 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!37 = !{!38}
!38 = !DISubrange(count: 56)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !32, file: !17, line: 59, baseType: !40, size: 64)
!40 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!41 = !DILocation(line: 5, column: 18, scope: !24)
!42 = !DILocalVariable(name: "low", scope: !24, file: !1, line: 6, type: !27)
!43 = !DILocation(line: 6, column: 9, scope: !24)
!44 = !DILocalVariable(name: "size", scope: !24, file: !1, line: 7, type: !18)
!45 = !DILocation(line: 7, column: 17, scope: !24)
!46 = !DILocation(line: 8, column: 22, scope: !24)
!47 = !DILocation(line: 8, column: 3, scope: !24)
!48 = !DILocation(line: 9, column: 3, scope: !24)
!49 = !DILocalVariable(name: "numbers", scope: !24, file: !1, line: 10, type: !50)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !13)
!52 = !DILocation(line: 10, column: 17, scope: !24)
!53 = !DILocation(line: 10, column: 27, scope: !24)
!54 = !DILocation(line: 11, column: 3, scope: !24)
!55 = !DILocation(line: 11, column: 15, scope: !24)
!56 = !DILocation(line: 12, column: 10, scope: !24)
!57 = !DILocation(line: 12, column: 3, scope: !24)
