; ModuleID = 'thread_above.c'
source_filename = "thread_above.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !14 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca %union.pthread_attr_t, align 8
    #dbg_declare(ptr %1, !18, !DIExpression(), !20)
  store i64 262144, ptr %1, align 8, !dbg !20
    #dbg_declare(ptr %2, !21, !DIExpression(), !24)
  %5 = load i64, ptr %1, align 8, !dbg !25
  %6 = add nsw i64 %5, 4096, !dbg !26
  %7 = call ptr @mmap(ptr noundef null, i64 noundef %6, i32 noundef 3, i32 noundef 34, i32 noundef -1, i64 noundef 0) #3, !dbg !27
  store ptr %7, ptr %2, align 8, !dbg !24
  %8 = load ptr, ptr %2, align 8, !dbg !28
  %9 = load i64, ptr %1, align 8, !dbg !29
  %10 = getelementptr inbounds i8, ptr %8, i64 %9, !dbg !30
  %11 = call i32 @mprotect(ptr noundef %10, i64 noundef 4096, i32 noundef 0) #3, !dbg !31
    #dbg_declare(ptr %3, !32, !DIExpression(), !36)
    #dbg_declare(ptr %4, !37, !DIExpression(), !46)
  %12 = call i32 @pthread_attr_init(ptr noundef %4) #3, !dbg !47
  %13 = load ptr, ptr %2, align 8, !dbg !48
  %14 = load i64, ptr %1, align 8, !dbg !49
  %15 = call i32 @pthread_attr_setstack(ptr noundef %4, ptr noundef %13, i64 noundef %14) #3, !dbg !50
  %16 = load ptr, ptr %2, align 8, !dbg !51
  %17 = load i64, ptr %1, align 8, !dbg !52
  %18 = getelementptr inbounds i8, ptr %16, i64 %17, !dbg !53
  %19 = call i32 @pthread_create(ptr noundef %3, ptr noundef %4, ptr noundef @work, ptr noundef %18) #3, !dbg !54
  %20 = load i64, ptr %3, align 8, !dbg !55
  %21 = call i32 @pthread_join(i64 noundef %20, ptr noundef null), !dbg !56
  ret i32 0, !dbg !57
}

; Function Attrs: nounwind
declare ptr @mmap(ptr noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i64 noundef) #1

; Function Attrs: nounwind
declare i32 @mprotect(ptr noundef, i64 noundef, i32 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_attr_init(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_attr_setstack(ptr noundef, ptr noundef, i64 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %0) #0 !dbg !58 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !62, !DIExpression(), !63)
  %3 = load ptr, ptr %2, align 8, !dbg !64
  store volatile i32 1, ptr %3, align 4, !dbg !65
  ret ptr null, !dbg !66
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "thread_above.c", directory: ".", checksumkind: CSK_MD5, checksum: "413b8920330243dfd34c68ab26f5aeb0")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !5)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 8, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 2}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!14 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !15, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!5}
!17 = !{}
!18 = !DILocalVariable(name: "size", scope: !14, file: !1, line: 9, type: !19)
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DILocation(line: 9, column: 8, scope: !14)
!21 = !DILocalVariable(name: "stack", scope: !14, file: !1, line: 10, type: !22)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !DILocation(line: 10, column: 9, scope: !14)
!25 = !DILocation(line: 10, column: 25, scope: !14)
!26 = !DILocation(line: 10, column: 30, scope: !14)
!27 = !DILocation(line: 10, column: 17, scope: !14)
!28 = !DILocation(line: 11, column: 12, scope: !14)
!29 = !DILocation(line: 11, column: 20, scope: !14)
!30 = !DILocation(line: 11, column: 18, scope: !14)
!31 = !DILocation(line: 11, column: 3, scope: !14)
!32 = !DILocalVariable(name: "thread", scope: !14, file: !1, line: 12, type: !33)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !34, line: 27, baseType: !35)
!34 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!35 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!36 = !DILocation(line: 12, column: 13, scope: !14)
!37 = !DILocalVariable(name: "attributes", scope: !14, file: !1, line: 13, type: !38)
!38 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !34, line: 62, baseType: !39)
!39 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !34, line: 56, size: 448, elements: !40)
!40 = !{!41, !45}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !39, file: !34, line: 58, baseType: !42, size: 448)
!42 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 448, elements: !43)
!43 = !{!44}
!44 = !DISubrange(count: 56)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !39, file: !34, line: 59, baseType: !19, size: 64)
!46 = !DILocation(line: 13, column: 18, scope: !14)
!47 = !DILocation(line: 14, column: 3, scope: !14)
!48 = !DILocation(line: 15, column: 38, scope: !14)
!49 = !DILocation(line: 15, column: 45, scope: !14)
!50 = !DILocation(line: 15, column: 3, scope: !14)
!51 = !DILocation(line: 16, column: 46, scope: !14)
!52 = !DILocation(line: 16, column: 54, scope: !14)
!53 = !DILocation(line: 16, column: 52, scope: !14)
!54 = !DILocation(line: 16, column: 3, scope: !14)
!55 = !DILocation(line: 17, column: 16, scope: !14)
!56 = !DILocation(line: 17, column: 3, scope: !14)
!57 = !DILocation(line: 18, column: 1, scope: !14)
!58 = distinct !DISubprogram(name: "work", scope: !1, file: !1, line: 4, type: !59, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!59 = !DISubroutineType(types: !60)
!60 = !{!61, !61}
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!62 = !DILocalVariable(name: "end", arg: 1, scope: !58, file: !1, line: 4, type: !61)
!63 = !DILocation(line: 4, column: 25, scope: !58)
!64 = !DILocation(line: 5, column: 20, scope: !58)
!65 = !DILocation(line: 5, column: 24, scope: !58)
!66 = !DILocation(line: 6, column: 3, scope: !58)
