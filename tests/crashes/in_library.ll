; ModuleID = 'in_library.c'
source_filename = "in_library.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"%zu\0A\00", align 1, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !17 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !24, !DIExpression(), !25)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !26, !DIExpression(), !27)
  %5 = load ptr, ptr %4, align 8, !dbg !28
  %6 = load i32, ptr %3, align 4, !dbg !29
  %7 = sext i32 %6 to i64, !dbg !28
  %8 = getelementptr inbounds ptr, ptr %5, i64 %7, !dbg !28
  %9 = load ptr, ptr %8, align 8, !dbg !28
  %10 = call i64 @length(ptr noundef %9), !dbg !30
  %11 = call i32 (ptr, ...) @printf(ptr noundef @.str, i64 noundef %10), !dbg !31
  ret i32 0, !dbg !32
}

declare i32 @printf(ptr noundef, ...) #1

; Function Attrs: noinline nounwind uwtable
define internal i64 @length(ptr noundef %0) #0 !dbg !33 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !41, !DIExpression(), !42)
  %3 = load ptr, ptr %2, align 8, !dbg !43
  %4 = call i64 @strlen(ptr noundef %3) #3, !dbg !44
  %5 = add i64 %4, 1, !dbg !45
  ret i64 %5, !dbg !46
}

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!9, !10, !11, !12, !13, !14, !15}
!llvm.ident = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "in_library.c", directory: ".", checksumkind: CSK_MD5, checksum: "1e0b1e6b4759e0506031155ebe4c2cd8")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 5)
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
!17 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 6, type: !18, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !23)
!18 = !DISubroutineType(types: !19)
!19 = !{!20, !20, !21}
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!23 = !{}
!24 = !DILocalVariable(name: "argc", arg: 1, scope: !17, file: !2, line: 6, type: !20)
!25 = !DILocation(line: 6, column: 14, scope: !17)
!26 = !DILocalVariable(name: "argv", arg: 2, scope: !17, file: !2, line: 6, type: !21)
!27 = !DILocation(line: 6, column: 27, scope: !17)
!28 = !DILocation(line: 7, column: 26, scope: !17)
!29 = !DILocation(line: 7, column: 31, scope: !17)
!30 = !DILocation(line: 7, column: 19, scope: !17)
!31 = !DILocation(line: 7, column: 3, scope: !17)
!32 = !DILocation(line: 8, column: 1, scope: !17)
!33 = distinct !DISubprogram(name: "length", scope: !2, file: !2, line: 3, type: !34, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !23)
!34 = !DISubroutineType(types: !35)
!35 = !{!36, !39}
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !37, line: 18, baseType: !38)
!37 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!38 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!41 = !DILocalVariable(name: "text", arg: 1, scope: !33, file: !2, line: 3, type: !39)
!42 = !DILocation(line: 3, column: 60, scope: !33)
!43 = !DILocation(line: 4, column: 17, scope: !33)
!44 = !DILocation(line: 4, column: 10, scope: !33)
!45 = !DILocation(line: 4, column: 23, scope: !33)
!46 = !DILocation(line: 4, column: 3, scope: !33)
