; ModuleID = 'unreachable.c'
source_filename = "unreachable.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !16 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !24, !DIExpression(), !25)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !26, !DIExpression(), !27)
  %6 = load i32, ptr %4, align 4, !dbg !28
  %7 = add nsw i32 %6, 4, !dbg !29
  %8 = call i32 @number(i32 noundef %7), !dbg !30
  ret i32 %8, !dbg !31
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @number(i32 noundef %0) #0 !dbg !32 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !35, !DIExpression(), !36)
  %4 = load i32, ptr %3, align 4, !dbg !37
  switch i32 %4, label %7 [
    i32 0, label %5
    i32 1, label %6
  ], !dbg !38

5:                                                ; preds = %1
  store i32 10, ptr %2, align 4, !dbg !39
  br label %8, !dbg !39

6:                                                ; preds = %1
  store i32 20, ptr %2, align 4, !dbg !41
  br label %8, !dbg !41

7:                                                ; preds = %1
  unreachable, !dbg !42

8:                                                ; preds = %6, %5
  %9 = load i32, ptr %2, align 4, !dbg !43
  ret i32 %9, !dbg !43
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}
!llvm.ident = !{!15}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "unreachable.c", directory: ".", checksumkind: CSK_MD5, checksum: "27f601eb88498605c3a0b8596a89541c")
!2 = !{!3}
!3 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "color", file: !1, line: 1, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!5 = !{!6, !7}
!6 = !DIEnumerator(name: "RED", value: 0)
!7 = !DIEnumerator(name: "GREEN", value: 1)
!8 = !{i32 7, !"Dwarf Version", i32 5}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 8, !"PIC Level", i32 2}
!12 = !{i32 7, !"PIE Level", i32 2}
!13 = !{i32 7, !"uwtable", i32 2}
!14 = !{i32 7, !"frame-pointer", i32 2}
!15 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!16 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !17, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !23)
!17 = !DISubroutineType(types: !18)
!18 = !{!19, !19, !20}
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!23 = !{}
!24 = !DILocalVariable(name: "argc", arg: 1, scope: !16, file: !1, line: 9, type: !19)
!25 = !DILocation(line: 9, column: 14, scope: !16)
!26 = !DILocalVariable(name: "argv", arg: 2, scope: !16, file: !1, line: 9, type: !20)
!27 = !DILocation(line: 9, column: 27, scope: !16)
!28 = !DILocation(line: 9, column: 49, scope: !16)
!29 = !DILocation(line: 9, column: 54, scope: !16)
!30 = !DILocation(line: 9, column: 42, scope: !16)
!31 = !DILocation(line: 9, column: 35, scope: !16)
!32 = distinct !DISubprogram(name: "number", scope: !1, file: !1, line: 2, type: !33, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !23)
!33 = !DISubroutineType(types: !34)
!34 = !{!19, !3}
!35 = !DILocalVariable(name: "color", arg: 1, scope: !32, file: !1, line: 2, type: !3)
!36 = !DILocation(line: 2, column: 56, scope: !32)
!37 = !DILocation(line: 3, column: 11, scope: !32)
!38 = !DILocation(line: 3, column: 3, scope: !32)
!39 = !DILocation(line: 4, column: 13, scope: !40)
!40 = distinct !DILexicalBlock(scope: !32, file: !1, line: 3, column: 18)
!41 = !DILocation(line: 5, column: 15, scope: !40)
!42 = !DILocation(line: 7, column: 3, scope: !32)
!43 = !DILocation(line: 8, column: 1, scope: !32)
