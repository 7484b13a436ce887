; ModuleID = 'stack_overflow.c'
source_filename = "stack_overflow.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @depth(i32 noundef %0) #0 !dbg !17 {
  %2 = alloca i32, align 4
  %3 = alloca [8000 x i8], align 16
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !22, !DIExpression(), !23)
    #dbg_declare(ptr %3, !24, !DIExpression(), !29)
  %4 = load i32, ptr %2, align 4, !dbg !30
  %5 = srem i32 %4, 100, !dbg !31
  %6 = sext i32 %5 to i64, !dbg !32
  %7 = getelementptr inbounds [8000 x i8], ptr %3, i64 0, i64 %6, !dbg !32
  store volatile i8 1, ptr %7, align 1, !dbg !33
  %8 = load i32, ptr %2, align 4, !dbg !34
  %9 = add nsw i32 %8, 1, !dbg !35
  %10 = call i32 @depth(i32 noundef %9), !dbg !36
  %11 = load i32, ptr %2, align 4, !dbg !37
  %12 = srem i32 %11, 50, !dbg !38
  %13 = sext i32 %12 to i64, !dbg !39
  %14 = getelementptr inbounds [8000 x i8], ptr %3, i64 0, i64 %13, !dbg !39
  %15 = load volatile i8, ptr %14, align 1, !dbg !39
  %16 = sext i8 %15 to i32, !dbg !39
  %17 = add nsw i32 %10, %16, !dbg !40
  ret i32 %17, !dbg !41
}

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !42 {
  %1 = call i32 @depth(i32 noundef 0), !dbg !45
  %2 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %1), !dbg !46
  ret i32 0, !dbg !47
}

declare i32 @printf(ptr noundef, ...) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "stack_overflow.c", directory: ".", checksumkind: CSK_MD5, checksum: "7231e45f8bcf6c1ca1c09ca299f5bb82")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !8, splitDebugInlining: false, nameTableKind: None)
!8 = !{!0}
!9 = !{i32 7, !"Dwarf Version", i32 5}
!10 = !{i32 2, !"Debug Info Version", i32 3}
!11 = !{i32 1, !"wchar_size", i32 4}
!12 = !{i32 8, !"PIC Level", i32 2}
!13 = !{i32 7, !"PIE Level", i32 2}
!14 = !{i32 7, !"uwtable", i32 2}
!15 = !{i32 7, !"frame-pointer", i32 2}
!16 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!17 = distinct !DISubprogram(name: "depth", scope: !2, file: !2, line: 2, type: !18, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !21)
!18 = !DISubroutineType(types: !19)
!19 = !{!20, !20}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{}
!22 = !DILocalVariable(name: "n", arg: 1, scope: !17, file: !2, line: 2, type: !20)
!23 = !DILocation(line: 2, column: 15, scope: !17)
!24 = !DILocalVariable(name: "bytes", scope: !17, file: !2, line: 3, type: !25)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 64000, elements: !27)
!26 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !4)
!27 = !{!28}
!28 = !DISubrange(count: 8000)
!29 = !DILocation(line: 3, column: 17, scope: !17)
!30 = !DILocation(line: 4, column: 9, scope: !17)
!31 = !DILocation(line: 4, column: 11, scope: !17)
!32 = !DILocation(line: 4, column: 3, scope: !17)
!33 = !DILocation(line: 4, column: 18, scope: !17)
!34 = !DILocation(line: 5, column: 16, scope: !17)
!35 = !DILocation(line: 5, column: 18, scope: !17)
!36 = !DILocation(line: 5, column: 10, scope: !17)
!37 = !DILocation(line: 5, column: 31, scope: !17)
!38 = !DILocation(line: 5, column: 33, scope: !17)
!39 = !DILocation(line: 5, column: 25, scope: !17)
!40 = !DILocation(line: 5, column: 23, scope: !17)
!41 = !DILocation(line: 5, column: 3, scope: !17)
!42 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 7, type: !43, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7)
!43 = !DISubroutineType(types: !44)
!44 = !{!20}
!45 = !DILocation(line: 7, column: 33, scope: !42)
!46 = !DILocation(line: 7, column: 18, scope: !42)
!47 = !DILocation(line: 7, column: 44, scope: !42)
