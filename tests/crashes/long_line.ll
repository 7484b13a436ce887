; ModuleID = 'long_line.c'
source_filename = "long_line.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !14 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !21, !DIExpression(), !22)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !23, !DIExpression(), !24)
    #dbg_declare(ptr %6, !25, !DIExpression(), !26)
  store i32 1, ptr %6, align 4, !dbg !26
    #dbg_declare(ptr %7, !27, !DIExpression(), !28)
  store i32 2, ptr %7, align 4, !dbg !28
    #dbg_declare(ptr %8, !29, !DIExpression(), !30)
  store i32 3, ptr %8, align 4, !dbg !30
    #dbg_declare(ptr %9, !31, !DIExpression(), !32)
  store i32 4, ptr %9, align 4, !dbg !32
    #dbg_declare(ptr %10, !33, !DIExpression(), !34)
  store i32 5, ptr %10, align 4, !dbg !34
  %11 = load i32, ptr %4, align 4, !dbg !35
  %12 = sub nsw i32 %11, 1, !dbg !36
  %13 = sext i32 %12 to i64, !dbg !37
  %14 = inttoptr i64 %13 to ptr, !dbg !38
  %15 = load i32, ptr %14, align 4, !dbg !39
  %16 = load i32, ptr %6, align 4, !dbg !40
  %17 = add nsw i32 %15, %16, !dbg !41
  %18 = load i32, ptr %7, align 4, !dbg !42
  %19 = add nsw i32 %17, %18, !dbg !43
  %20 = load i32, ptr %8, align 4, !dbg !44
  %21 = add nsw i32 %19, %20, !dbg !45
  %22 = load i32, ptr %9, align 4, !dbg !46
  %23 = add nsw i32 %21, %22, !dbg !47
  %24 = load i32, ptr %10, align 4, !dbg !48
  %25 = add nsw i32 %23, %24, !dbg !49
  ret i32 %25, !dbg !50
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "long_line.c", directory: ".", checksumkind: CSK_MD5, checksum: "ff539f7165142c3ce6f50ee4093302dd")
!2 = !{!3, !5}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
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
!16 = !{!4, !4, !17}
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{}
!21 = !DILocalVariable(name: "argc", arg: 1, scope: !14, file: !1, line: 1, type: !4)
!22 = !DILocation(line: 1, column: 14, scope: !14)
!23 = !DILocalVariable(name: "argv", arg: 2, scope: !14, file: !1, line: 1, type: !17)
!24 = !DILocation(line: 1, column: 27, scope: !14)
!25 = !DILocalVariable(name: "a", scope: !14, file: !1, line: 1, type: !4)
!26 = !DILocation(line: 1, column: 39, scope: !14)
!27 = !DILocalVariable(name: "b", scope: !14, file: !1, line: 1, type: !4)
!28 = !DILocation(line: 1, column: 46, scope: !14)
!29 = !DILocalVariable(name: "c", scope: !14, file: !1, line: 1, type: !4)
!30 = !DILocation(line: 1, column: 53, scope: !14)
!31 = !DILocalVariable(name: "d", scope: !14, file: !1, line: 1, type: !4)
!32 = !DILocation(line: 1, column: 60, scope: !14)
!33 = !DILocalVariable(name: "e", scope: !14, file: !1, line: 1, type: !4)
!34 = !DILocation(line: 1, column: 67, scope: !14)
!35 = !DILocation(line: 1, column: 201, scope: !14)
!36 = !DILocation(line: 1, column: 206, scope: !14)
!37 = !DILocation(line: 1, column: 194, scope: !14)
!38 = !DILocation(line: 1, column: 187, scope: !14)
!39 = !DILocation(line: 1, column: 186, scope: !14)
!40 = !DILocation(line: 1, column: 213, scope: !14)
!41 = !DILocation(line: 1, column: 211, scope: !14)
!42 = !DILocation(line: 1, column: 217, scope: !14)
!43 = !DILocation(line: 1, column: 215, scope: !14)
!44 = !DILocation(line: 1, column: 221, scope: !14)
!45 = !DILocation(line: 1, column: 219, scope: !14)
!46 = !DILocation(line: 1, column: 225, scope: !14)
!47 = !DILocation(line: 1, column: 223, scope: !14)
!48 = !DILocation(line: 1, column: 229, scope: !14)
!49 = !DILocation(line: 1, column: 227, scope: !14)
!50 = !DILocation(line: 1, column: 179, scope: !14)
