; ModuleID = 'aborts.c'
source_filename = "aborts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !10 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !18, !DIExpression(), !19)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !20, !DIExpression(), !21)
  %5 = load i32, ptr %3, align 4, !dbg !22
  %6 = icmp eq i32 %5, 1, !dbg !23
  %7 = zext i1 %6 to i32, !dbg !23
  call void @check(i32 noundef %7), !dbg !24
  %8 = load i32, ptr %3, align 4, !dbg !25
  %9 = icmp eq i32 %8, 2, !dbg !26
  %10 = zext i1 %9 to i32, !dbg !26
  call void @check(i32 noundef %10), !dbg !27
  ret i32 0, !dbg !28
}

; Function Attrs: noinline nounwind uwtable
define internal void @check(i32 noundef %0) #0 !dbg !29 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !32, !DIExpression(), !33)
  %3 = load i32, ptr %2, align 4, !dbg !34
  %4 = icmp ne i32 %3, 0, !dbg !34
  br i1 %4, label %6, label %5, !dbg !36

5:                                                ; preds = %1
  call void @abort() #2, !dbg !37
  unreachable, !dbg !37

6:                                                ; preds = %1
  ret void, !dbg !38
}

; Function Attrs: noreturn nounwind
declare void @abort() #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { noreturn nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "aborts.c", directory: ".", checksumkind: CSK_MD5, checksum: "3520fa5ec33caa04ed99f11fba3e2b24")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 6, type: !11, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!11 = !DISubroutineType(types: !12)
!12 = !{!13, !13, !14}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{}
!18 = !DILocalVariable(name: "argc", arg: 1, scope: !10, file: !1, line: 6, type: !13)
!19 = !DILocation(line: 6, column: 14, scope: !10)
!20 = !DILocalVariable(name: "argv", arg: 2, scope: !10, file: !1, line: 6, type: !14)
!21 = !DILocation(line: 6, column: 27, scope: !10)
!22 = !DILocation(line: 7, column: 9, scope: !10)
!23 = !DILocation(line: 7, column: 14, scope: !10)
!24 = !DILocation(line: 7, column: 3, scope: !10)
!25 = !DILocation(line: 8, column: 9, scope: !10)
!26 = !DILocation(line: 8, column: 14, scope: !10)
!27 = !DILocation(line: 8, column: 3, scope: !10)
!28 = !DILocation(line: 9, column: 1, scope: !10)
!29 = distinct !DISubprogram(name: "check", scope: !1, file: !1, line: 2, type: !30, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!30 = !DISubroutineType(types: !31)
!31 = !{null, !13}
!32 = !DILocalVariable(name: "ok", arg: 1, scope: !29, file: !1, line: 2, type: !13)
!33 = !DILocation(line: 2, column: 49, scope: !29)
!34 = !DILocation(line: 3, column: 8, scope: !35)
!35 = distinct !DILexicalBlock(scope: !29, file: !1, line: 3, column: 7)
!36 = !DILocation(line: 3, column: 7, scope: !29)
!37 = !DILocation(line: 4, column: 5, scope: !35)
!38 = !DILocation(line: 5, column: 1, scope: !29)
