; ModuleID = 'wild.c'
source_filename = "wild.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !14 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !21, !DIExpression(), !22)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !23, !DIExpression(), !24)
    #dbg_declare(ptr %6, !25, !DIExpression(), !26)
  %7 = load i32, ptr %4, align 4, !dbg !27
  %8 = sext i32 %7 to i64, !dbg !27
  %9 = add nsw i64 1311768467294899695, %8, !dbg !28
  %10 = inttoptr i64 %9 to ptr, !dbg !29
  store ptr %10, ptr %6, align 8, !dbg !26
  %11 = load ptr, ptr %6, align 8, !dbg !30
  %12 = load i64, ptr %11, align 8, !dbg !31
  %13 = trunc i64 %12 to i32, !dbg !32
  ret i32 %13, !dbg !33
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "wild.c", directory: ".", checksumkind: CSK_MD5, checksum: "60fe730890cba1b57287ae678f031923")
!2 = !{!3, !5}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 8, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 2}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!14 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 1, type: !15, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!15 = !DISubroutineType(types: !16)
!16 = !{!5, !5, !17}
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{}
!21 = !DILocalVariable(name: "argc", arg: 1, scope: !14, file: !1, line: 1, type: !5)
!22 = !DILocation(line: 1, column: 14, scope: !14)
!23 = !DILocalVariable(name: "argv", arg: 2, scope: !14, file: !1, line: 1, type: !17)
!24 = !DILocation(line: 1, column: 27, scope: !14)
!25 = !DILocalVariable(name: "wild", scope: !14, file: !1, line: 2, type: !3)
!26 = !DILocation(line: 2, column: 9, scope: !14)
!27 = !DILocation(line: 2, column: 46, scope: !14)
!28 = !DILocation(line: 2, column: 44, scope: !14)
!29 = !DILocation(line: 2, column: 16, scope: !14)
!30 = !DILocation(line: 3, column: 16, scope: !14)
!31 = !DILocation(line: 3, column: 15, scope: !14)
!32 = !DILocation(line: 3, column: 10, scope: !14)
!33 = !DILocation(line: 3, column: 3, scope: !14)
