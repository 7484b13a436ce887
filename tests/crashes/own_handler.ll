; ModuleID = 'own_handler.c'
source_filename = "own_handler.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [6 x i8] c"mine\0A\00", align 1, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !22 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !28, !DIExpression(), !29)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !30, !DIExpression(), !31)
  %6 = call ptr @signal(i32 noundef 11, ptr noundef @end) #4, !dbg !32
  %7 = load i32, ptr %4, align 4, !dbg !33
  %8 = sub nsw i32 %7, 1, !dbg !34
  %9 = sext i32 %8 to i64, !dbg !35
  %10 = inttoptr i64 %9 to ptr, !dbg !36
  %11 = load volatile i32, ptr %10, align 4, !dbg !37
  ret i32 %11, !dbg !38
}

; Function Attrs: nounwind
declare ptr @signal(i32 noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal void @end(i32 noundef %0) #0 !dbg !39 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !42, !DIExpression(), !43)
  %3 = call i64 @write(i32 noundef 2, ptr noundef @.str, i64 noundef 5), !dbg !44
  %4 = icmp ne i64 %3, 0, !dbg !45
  %5 = xor i1 %4, true, !dbg !45
  %6 = zext i1 %5 to i32, !dbg !45
  %7 = load i32, ptr %2, align 4, !dbg !46
  call void @_exit(i32 noundef %7) #5, !dbg !47
  unreachable, !dbg !47
}

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #2

; Function Attrs: noreturn
declare void @_exit(i32 noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { noreturn }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!14, !15, !16, !17, !18, !19, !20}
!llvm.ident = !{!21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 4, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "own_handler.c", directory: ".", checksumkind: CSK_MD5, checksum: "5dee2c6e3d4e8c8db468c2b02b07ef8d")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 6)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !13, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9, !12}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !11)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!13 = !{!0}
!14 = !{i32 7, !"Dwarf Version", i32 5}
!15 = !{i32 2, !"Debug Info Version", i32 3}
!16 = !{i32 1, !"wchar_size", i32 4}
!17 = !{i32 8, !"PIC Level", i32 2}
!18 = !{i32 7, !"PIE Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 2}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!22 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 7, type: !23, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !27)
!23 = !DISubroutineType(types: !24)
!24 = !{!11, !11, !25}
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!27 = !{}
!28 = !DILocalVariable(name: "argc", arg: 1, scope: !22, file: !2, line: 7, type: !11)
!29 = !DILocation(line: 7, column: 14, scope: !22)
!30 = !DILocalVariable(name: "argv", arg: 2, scope: !22, file: !2, line: 7, type: !25)
!31 = !DILocation(line: 7, column: 27, scope: !22)
!32 = !DILocation(line: 8, column: 3, scope: !22)
!33 = !DILocation(line: 9, column: 34, scope: !22)
!34 = !DILocation(line: 9, column: 39, scope: !22)
!35 = !DILocation(line: 9, column: 27, scope: !22)
!36 = !DILocation(line: 9, column: 11, scope: !22)
!37 = !DILocation(line: 9, column: 10, scope: !22)
!38 = !DILocation(line: 9, column: 3, scope: !22)
!39 = distinct !DISubprogram(name: "end", scope: !2, file: !2, line: 3, type: !40, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !27)
!40 = !DISubroutineType(types: !41)
!41 = !{null, !11}
!42 = !DILocalVariable(name: "signal", arg: 1, scope: !39, file: !2, line: 3, type: !11)
!43 = !DILocation(line: 3, column: 21, scope: !39)
!44 = !DILocation(line: 4, column: 10, scope: !39)
!45 = !DILocation(line: 4, column: 9, scope: !39)
!46 = !DILocation(line: 5, column: 9, scope: !39)
!47 = !DILocation(line: 5, column: 3, scope: !39)
