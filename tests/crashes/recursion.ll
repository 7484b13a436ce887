; ModuleID = 'recursion.c'
source_filename = "recursion.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !15 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !22, !DIExpression(), !23)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !24, !DIExpression(), !25)
  %6 = load ptr, ptr %5, align 8, !dbg !26
  %7 = getelementptr inbounds ptr, ptr %6, i64 0, !dbg !26
  %8 = load ptr, ptr %7, align 8, !dbg !26
  %9 = call i32 @start(ptr noundef %8), !dbg !27
  %10 = add nsw i32 %9, 2, !dbg !28
  ret i32 %10, !dbg !29
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @start(ptr noundef %0) #0 !dbg !30 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !35, !DIExpression(), !36)
  %3 = load ptr, ptr %2, align 8, !dbg !37
  %4 = call i32 @digits(ptr noundef %3, i32 noundef 0), !dbg !38
  %5 = add nsw i32 %4, 1, !dbg !39
  ret i32 %5, !dbg !40
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @digits(ptr noundef %0, i32 noundef %1) #0 !dbg !41 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !44, !DIExpression(), !45)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !46, !DIExpression(), !47)
  %6 = load i32, ptr %4, align 4, !dbg !48
  %7 = icmp eq i32 %6, 40, !dbg !50
  br i1 %7, label %8, label %9, !dbg !51

8:                                                ; preds = %2
  store ptr null, ptr %3, align 8, !dbg !52
  br label %9, !dbg !53

9:                                                ; preds = %8, %2
    #dbg_declare(ptr %5, !54, !DIExpression(), !55)
  %10 = load ptr, ptr %3, align 8, !dbg !56
  %11 = load volatile i8, ptr %10, align 1, !dbg !57
  %12 = sext i8 %11 to i32, !dbg !57
  store i32 %12, ptr %5, align 4, !dbg !55
  %13 = load ptr, ptr %3, align 8, !dbg !58
  %14 = load i32, ptr %4, align 4, !dbg !59
  %15 = add nsw i32 %14, 1, !dbg !60
  %16 = call i32 @digits(ptr noundef %13, i32 noundef %15), !dbg !61
  %17 = load i32, ptr %5, align 4, !dbg !62
  %18 = add nsw i32 %16, %17, !dbg !63
  ret i32 %18, !dbg !64
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!7, !8, !9, !10, !11, !12, !13}
!llvm.ident = !{!14}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "recursion.c", directory: ".", checksumkind: CSK_MD5, checksum: "d0a7ea9abade810f57c228bda9487828")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !6)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !{i32 7, !"Dwarf Version", i32 5}
!8 = !{i32 2, !"Debug Info Version", i32 3}
!9 = !{i32 1, !"wchar_size", i32 4}
!10 = !{i32 8, !"PIC Level", i32 2}
!11 = !{i32 7, !"PIE Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 2}
!13 = !{i32 7, !"frame-pointer", i32 2}
!14 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!15 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 11, type: !16, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !21)
!16 = !DISubroutineType(types: !17)
!17 = !{!18, !18, !19}
!18 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!21 = !{}
!22 = !DILocalVariable(name: "argc", arg: 1, scope: !15, file: !1, line: 11, type: !18)
!23 = !DILocation(line: 11, column: 14, scope: !15)
!24 = !DILocalVariable(name: "argv", arg: 2, scope: !15, file: !1, line: 11, type: !19)
!25 = !DILocation(line: 11, column: 27, scope: !15)
!26 = !DILocation(line: 11, column: 48, scope: !15)
!27 = !DILocation(line: 11, column: 42, scope: !15)
!28 = !DILocation(line: 11, column: 57, scope: !15)
!29 = !DILocation(line: 11, column: 35, scope: !15)
!30 = distinct !DISubprogram(name: "start", scope: !1, file: !1, line: 8, type: !31, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !21)
!31 = !DISubroutineType(types: !32)
!32 = !{!18, !33}
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!35 = !DILocalVariable(name: "text", arg: 1, scope: !30, file: !1, line: 8, type: !33)
!36 = !DILocation(line: 8, column: 56, scope: !30)
!37 = !DILocation(line: 9, column: 17, scope: !30)
!38 = !DILocation(line: 9, column: 10, scope: !30)
!39 = !DILocation(line: 9, column: 26, scope: !30)
!40 = !DILocation(line: 9, column: 3, scope: !30)
!41 = distinct !DISubprogram(name: "digits", scope: !1, file: !1, line: 2, type: !42, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !21)
!42 = !DISubroutineType(types: !43)
!43 = !{!18, !33, !18}
!44 = !DILocalVariable(name: "text", arg: 1, scope: !41, file: !1, line: 2, type: !33)
!45 = !DILocation(line: 2, column: 57, scope: !41)
!46 = !DILocalVariable(name: "n", arg: 2, scope: !41, file: !1, line: 2, type: !18)
!47 = !DILocation(line: 2, column: 67, scope: !41)
!48 = !DILocation(line: 3, column: 7, scope: !49)
!49 = distinct !DILexicalBlock(scope: !41, file: !1, line: 3, column: 7)
!50 = !DILocation(line: 3, column: 9, scope: !49)
!51 = !DILocation(line: 3, column: 7, scope: !41)
!52 = !DILocation(line: 4, column: 10, scope: !49)
!53 = !DILocation(line: 4, column: 5, scope: !49)
!54 = !DILocalVariable(name: "c", scope: !41, file: !1, line: 5, type: !18)
!55 = !DILocation(line: 5, column: 7, scope: !41)
!56 = !DILocation(line: 5, column: 35, scope: !41)
!57 = !DILocation(line: 5, column: 11, scope: !41)
!58 = !DILocation(line: 6, column: 17, scope: !41)
!59 = !DILocation(line: 6, column: 23, scope: !41)
!60 = !DILocation(line: 6, column: 25, scope: !41)
!61 = !DILocation(line: 6, column: 10, scope: !41)
!62 = !DILocation(line: 6, column: 32, scope: !41)
!63 = !DILocation(line: 6, column: 30, scope: !41)
!64 = !DILocation(line: 6, column: 3, scope: !41)
