; ModuleID = 'thread_library.c'
source_filename = "thread_library.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@.str = private unnamed_addr constant [19 x i8] c"a thread that ends\00", align 1, !dbg !0

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !24, !DIExpression(), !28)
    #dbg_declare(ptr %3, !29, !DIExpression(), !31)
  store i32 0, ptr %3, align 4, !dbg !31
  br label %4, !dbg !32

4:                                                ; preds = %11, %0
  %5 = load i32, ptr %3, align 4, !dbg !33
  %6 = icmp slt i32 %5, 100, !dbg !35
  br i1 %6, label %7, label %14, !dbg !36

7:                                                ; preds = %4
  %8 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef @.str) #4, !dbg !37
  %9 = load i64, ptr %2, align 8, !dbg !39
  %10 = call i32 @pthread_join(i64 noundef %9, ptr noundef null), !dbg !40
  br label %11, !dbg !41

11:                                               ; preds = %7
  %12 = load i32, ptr %3, align 4, !dbg !42
  %13 = add nsw i32 %12, 1, !dbg !42
  store i32 %13, ptr %3, align 4, !dbg !42
  br label %4, !dbg !43, !llvm.loop !44

14:                                               ; preds = %4
  %15 = call i32 @pthread_create(ptr noundef %2, ptr noundef null, ptr noundef @work, ptr noundef inttoptr (i64 8 to ptr)) #4, !dbg !47
  %16 = load i64, ptr %2, align 8, !dbg !48
  %17 = call i32 @pthread_join(i64 noundef %16, ptr noundef null), !dbg !49
  %18 = load i32, ptr %1, align 4, !dbg !50
  ret i32 %18, !dbg !50
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %0) #0 !dbg !51 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !54, !DIExpression(), !55)
  %3 = load ptr, ptr %2, align 8, !dbg !56
  %4 = call i64 @strlen(ptr noundef %3) #5, !dbg !57
  %5 = inttoptr i64 %4 to ptr, !dbg !58
  ret ptr %5, !dbg !59
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #3

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!7}
!llvm.module.flags = !{!11, !12, !13, !14, !15, !16, !17}
!llvm.ident = !{!18}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "thread_library.c", directory: ".", checksumkind: CSK_MD5, checksum: "023fc9c019ac82ead73826eae256c467")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 152, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 19)
!7 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !8, globals: !10, splitDebugInlining: false, nameTableKind: None)
!8 = !{!9}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!10 = !{!0}
!11 = !{i32 7, !"Dwarf Version", i32 5}
!12 = !{i32 2, !"Debug Info Version", i32 3}
!13 = !{i32 1, !"wchar_size", i32 4}
!14 = !{i32 8, !"PIC Level", i32 2}
!15 = !{i32 7, !"PIE Level", i32 2}
!16 = !{i32 7, !"uwtable", i32 2}
!17 = !{i32 7, !"frame-pointer", i32 2}
!18 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!19 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 6, type: !20, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !7, retainedNodes: !23)
!20 = !DISubroutineType(types: !21)
!21 = !{!22}
!22 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!23 = !{}
!24 = !DILocalVariable(name: "thread", scope: !19, file: !2, line: 7, type: !25)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !26, line: 27, baseType: !27)
!26 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!27 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!28 = !DILocation(line: 7, column: 13, scope: !19)
!29 = !DILocalVariable(name: "n", scope: !30, file: !2, line: 8, type: !22)
!30 = distinct !DILexicalBlock(scope: !19, file: !2, line: 8, column: 3)
!31 = !DILocation(line: 8, column: 12, scope: !30)
!32 = !DILocation(line: 8, column: 8, scope: !30)
!33 = !DILocation(line: 8, column: 19, scope: !34)
!34 = distinct !DILexicalBlock(scope: !30, file: !2, line: 8, column: 3)
!35 = !DILocation(line: 8, column: 21, scope: !34)
!36 = !DILocation(line: 8, column: 3, scope: !30)
!37 = !DILocation(line: 9, column: 5, scope: !38)
!38 = distinct !DILexicalBlock(scope: !34, file: !2, line: 8, column: 33)
!39 = !DILocation(line: 10, column: 18, scope: !38)
!40 = !DILocation(line: 10, column: 5, scope: !38)
!41 = !DILocation(line: 11, column: 3, scope: !38)
!42 = !DILocation(line: 8, column: 29, scope: !34)
!43 = !DILocation(line: 8, column: 3, scope: !34)
!44 = distinct !{!44, !36, !45, !46}
!45 = !DILocation(line: 11, column: 3, scope: !30)
!46 = !{!"llvm.loop.mustprogress"}
!47 = !DILocation(line: 12, column: 3, scope: !19)
!48 = !DILocation(line: 13, column: 16, scope: !19)
!49 = !DILocation(line: 13, column: 3, scope: !19)
!50 = !DILocation(line: 14, column: 1, scope: !19)
!51 = distinct !DISubprogram(name: "work", scope: !2, file: !2, line: 3, type: !52, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !7, retainedNodes: !23)
!52 = !DISubroutineType(types: !53)
!53 = !{!9, !9}
!54 = !DILocalVariable(name: "text", arg: 1, scope: !51, file: !2, line: 3, type: !9)
!55 = !DILocation(line: 3, column: 25, scope: !51)
!56 = !DILocation(line: 4, column: 25, scope: !51)
!57 = !DILocation(line: 4, column: 18, scope: !51)
!58 = !DILocation(line: 4, column: 10, scope: !51)
!59 = !DILocation(line: 4, column: 3, scope: !51)
