; ModuleID = 'thread_overflow.c'
source_filename = "thread_overflow.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !13 {
  %1 = alloca i64, align 8
    #dbg_declare(ptr %1, !18, !DIExpression(), !22)
  %2 = call i32 @pthread_create(ptr noundef %1, ptr noundef null, ptr noundef @work, ptr noundef null) #3, !dbg !23
  %3 = load i64, ptr %1, align 8, !dbg !24
  %4 = call i32 @pthread_join(i64 noundef %3, ptr noundef null), !dbg !25
  ret i32 0, !dbg !26
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %0) #0 !dbg !27 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !31, !DIExpression(), !32)
  %3 = load ptr, ptr %2, align 8, !dbg !33
  %4 = call i32 @depth(i32 noundef 0), !dbg !34
  %5 = sext i32 %4 to i64, !dbg !35
  %6 = getelementptr inbounds i8, ptr %3, i64 %5, !dbg !35
  ret ptr %6, !dbg !36
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @depth(i32 noundef %0) #0 !dbg !37 {
  %2 = alloca i32, align 4
  %3 = alloca [4000 x i8], align 16
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !40, !DIExpression(), !41)
    #dbg_declare(ptr %3, !42, !DIExpression(), !47)
  %4 = load i32, ptr %2, align 4, !dbg !48
  %5 = srem i32 %4, 100, !dbg !49
  %6 = sext i32 %5 to i64, !dbg !50
  %7 = getelementptr inbounds [4000 x i8], ptr %3, i64 0, i64 %6, !dbg !50
  store volatile i8 1, ptr %7, align 1, !dbg !51
  %8 = load i32, ptr %2, align 4, !dbg !52
  %9 = add nsw i32 %8, 1, !dbg !53
  %10 = call i32 @depth(i32 noundef %9), !dbg !54
  %11 = load i32, ptr %2, align 4, !dbg !55
  %12 = srem i32 %11, 50, !dbg !56
  %13 = sext i32 %12 to i64, !dbg !57
  %14 = getelementptr inbounds [4000 x i8], ptr %3, i64 0, i64 %13, !dbg !57
  %15 = load volatile i8, ptr %14, align 1, !dbg !57
  %16 = sext i8 %15 to i32, !dbg !57
  %17 = add nsw i32 %10, %16, !dbg !58
  ret i32 %17, !dbg !59
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "thread_overflow.c", directory: ".", checksumkind: CSK_MD5, checksum: "3205d29e4fc0d1f2bc5418899ec5ac37")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 8, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 2}
!11 = !{i32 7, !"frame-pointer", i32 2}
!12 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !14, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!14 = !DISubroutineType(types: !15)
!15 = !{!16}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{}
!18 = !DILocalVariable(name: "thread", scope: !13, file: !1, line: 11, type: !19)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !20, line: 27, baseType: !21)
!20 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!21 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!22 = !DILocation(line: 11, column: 13, scope: !13)
!23 = !DILocation(line: 12, column: 3, scope: !13)
!24 = !DILocation(line: 13, column: 16, scope: !13)
!25 = !DILocation(line: 13, column: 3, scope: !13)
!26 = !DILocation(line: 14, column: 1, scope: !13)
!27 = distinct !DISubprogram(name: "work", scope: !1, file: !1, line: 7, type: !28, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!28 = !DISubroutineType(types: !29)
!29 = !{!30, !30}
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!31 = !DILocalVariable(name: "start", arg: 1, scope: !27, file: !1, line: 7, type: !30)
!32 = !DILocation(line: 7, column: 25, scope: !27)
!33 = !DILocation(line: 8, column: 18, scope: !27)
!34 = !DILocation(line: 8, column: 26, scope: !27)
!35 = !DILocation(line: 8, column: 24, scope: !27)
!36 = !DILocation(line: 8, column: 3, scope: !27)
!37 = distinct !DISubprogram(name: "depth", scope: !1, file: !1, line: 2, type: !38, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!38 = !DISubroutineType(types: !39)
!39 = !{!16, !16}
!40 = !DILocalVariable(name: "n", arg: 1, scope: !37, file: !1, line: 2, type: !16)
!41 = !DILocation(line: 2, column: 22, scope: !37)
!42 = !DILocalVariable(name: "bytes", scope: !37, file: !1, line: 3, type: !43)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 32000, elements: !45)
!44 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !4)
!45 = !{!46}
!46 = !DISubrange(count: 4000)
!47 = !DILocation(line: 3, column: 17, scope: !37)
!48 = !DILocation(line: 4, column: 9, scope: !37)
!49 = !DILocation(line: 4, column: 11, scope: !37)
!50 = !DILocation(line: 4, column: 3, scope: !37)
!51 = !DILocation(line: 4, column: 18, scope: !37)
!52 = !DILocation(line: 5, column: 16, scope: !37)
!53 = !DILocation(line: 5, column: 18, scope: !37)
!54 = !DILocation(line: 5, column: 10, scope: !37)
!55 = !DILocation(line: 5, column: 31, scope: !37)
!56 = !DILocation(line: 5, column: 33, scope: !37)
!57 = !DILocation(line: 5, column: 25, scope: !37)
!58 = !DILocation(line: 5, column: 23, scope: !37)
!59 = !DILocation(line: 5, column: 3, scope: !37)
