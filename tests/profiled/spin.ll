; ModuleID = 'spin.c'
source_filename = "spin.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [5 x i8] c"done\00", align 1, !dbg !0
@total = internal global i32 0, align 4, !dbg !7

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !25 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !30, !DIExpression(), !33)
  %3 = call i64 @clock() #3, !dbg !34
  store i64 %3, ptr %2, align 8, !dbg !33
  br label %4, !dbg !35

4:                                                ; preds = %9, %0
  %5 = call i64 @clock() #3, !dbg !36
  %6 = load i64, ptr %2, align 8, !dbg !37
  %7 = sub nsw i64 %5, %6, !dbg !38
  %8 = icmp slt i64 %7, 250000, !dbg !39
  br i1 %8, label %9, label %10, !dbg !35

9:                                                ; preds = %4
  call void @spin(i32 noundef 1000000), !dbg !40
  br label %4, !dbg !35, !llvm.loop !41

10:                                               ; preds = %4
  %11 = call i32 @puts(ptr noundef @.str), !dbg !44
  ret i32 0, !dbg !45
}

; Function Attrs: nounwind
declare i64 @clock() #1

; Function Attrs: noinline nounwind uwtable
define internal void @spin(i32 noundef %0) #0 !dbg !46 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !49, !DIExpression(), !50)
    #dbg_declare(ptr %3, !51, !DIExpression(), !53)
  store i32 0, ptr %3, align 4, !dbg !53
  br label %4, !dbg !54

4:                                                ; preds = %12, %1
  %5 = load i32, ptr %3, align 4, !dbg !55
  %6 = load i32, ptr %2, align 4, !dbg !57
  %7 = icmp slt i32 %5, %6, !dbg !58
  br i1 %7, label %8, label %15, !dbg !59

8:                                                ; preds = %4
  %9 = load i32, ptr %3, align 4, !dbg !60
  %10 = load volatile i32, ptr @total, align 4, !dbg !61
  %11 = add i32 %10, %9, !dbg !61
  store volatile i32 %11, ptr @total, align 4, !dbg !61
  br label %12, !dbg !62

12:                                               ; preds = %8
  %13 = load i32, ptr %3, align 4, !dbg !63
  %14 = add nsw i32 %13, 1, !dbg !63
  store i32 %14, ptr %3, align 4, !dbg !63
  br label %4, !dbg !64, !llvm.loop !65

15:                                               ; preds = %4
  ret void, !dbg !67
}

declare i32 @puts(ptr noundef) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!17, !18, !19, !20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 12, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "spin.c", directory: ".", checksumkind: CSK_MD5, checksum: "e6876150b3f534866c91c430ac05790c")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 5)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "total", scope: !9, file: !2, line: 3, type: !15, isLocal: true, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !10, globals: !14, splitDebugInlining: false, nameTableKind: None)
!10 = !{!11}
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "__clock_t", file: !12, line: 156, baseType: !13)
!12 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!13 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!14 = !{!0, !7}
!15 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !16)
!16 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!17 = !{i32 7, !"Dwarf Version", i32 5}
!18 = !{i32 2, !"Debug Info Version", i32 3}
!19 = !{i32 1, !"wchar_size", i32 4}
!20 = !{i32 8, !"PIC Level", i32 2}
!21 = !{i32 7, !"PIE Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 2}
!23 = !{i32 7, !"frame-pointer", i32 2}
!24 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!25 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 8, type: !26, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !29)
!26 = !DISubroutineType(types: !27)
!27 = !{!28}
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !{}
!30 = !DILocalVariable(name: "start", scope: !25, file: !2, line: 9, type: !31)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "clock_t", file: !32, line: 7, baseType: !11)
!32 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/clock_t.h", directory: "", checksumkind: CSK_MD5, checksum: "1aade99fd778d1551600c7ca1410b9f1")
!33 = !DILocation(line: 9, column: 13, scope: !25)
!34 = !DILocation(line: 9, column: 21, scope: !25)
!35 = !DILocation(line: 10, column: 5, scope: !25)
!36 = !DILocation(line: 10, column: 12, scope: !25)
!37 = !DILocation(line: 10, column: 22, scope: !25)
!38 = !DILocation(line: 10, column: 20, scope: !25)
!39 = !DILocation(line: 10, column: 28, scope: !25)
!40 = !DILocation(line: 11, column: 9, scope: !25)
!41 = distinct !{!41, !35, !42, !43}
!42 = !DILocation(line: 11, column: 21, scope: !25)
!43 = !{!"llvm.loop.mustprogress"}
!44 = !DILocation(line: 12, column: 5, scope: !25)
!45 = !DILocation(line: 13, column: 5, scope: !25)
!46 = distinct !DISubprogram(name: "spin", scope: !2, file: !2, line: 4, type: !47, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !29)
!47 = !DISubroutineType(types: !48)
!48 = !{null, !28}
!49 = !DILocalVariable(name: "n", arg: 1, scope: !46, file: !2, line: 4, type: !28)
!50 = !DILocation(line: 4, column: 22, scope: !46)
!51 = !DILocalVariable(name: "i", scope: !52, file: !2, line: 5, type: !28)
!52 = distinct !DILexicalBlock(scope: !46, file: !2, line: 5, column: 5)
!53 = !DILocation(line: 5, column: 14, scope: !52)
!54 = !DILocation(line: 5, column: 10, scope: !52)
!55 = !DILocation(line: 5, column: 21, scope: !56)
!56 = distinct !DILexicalBlock(scope: !52, file: !2, line: 5, column: 5)
!57 = !DILocation(line: 5, column: 25, scope: !56)
!58 = !DILocation(line: 5, column: 23, scope: !56)
!59 = !DILocation(line: 5, column: 5, scope: !52)
!60 = !DILocation(line: 6, column: 18, scope: !56)
!61 = !DILocation(line: 6, column: 15, scope: !56)
!62 = !DILocation(line: 6, column: 9, scope: !56)
!63 = !DILocation(line: 5, column: 29, scope: !56)
!64 = !DILocation(line: 5, column: 5, scope: !56)
!65 = distinct !{!65, !59, !66, !43}
!66 = !DILocation(line: 6, column: 18, scope: !52)
!67 = !DILocation(line: 7, column: 1, scope: !46)
