; ModuleID = 'thread_frame.c'
source_filename = "thread_frame.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !13 {
  %1 = alloca i64, align 8
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %1, !17, !DIExpression(), !23)
    #dbg_declare(ptr %2, !24, !DIExpression(), !25)
  store i32 8388608, ptr %2, align 4, !dbg !25
    #dbg_declare(ptr %3, !26, !DIExpression(), !27)
  %4 = call i32 @thrd_create(ptr noundef %1, ptr noundef @large, ptr noundef %2), !dbg !28
  %5 = load i64, ptr %1, align 8, !dbg !29
  %6 = call i32 @thrd_join(i64 noundef %5, ptr noundef %3), !dbg !30
  ret i32 0, !dbg !31
}

declare i32 @thrd_create(ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @large(ptr noundef %0) #0 !dbg !32 {
  %2 = alloca ptr, align 8
  %3 = alloca [16777216 x i8], align 16
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !36, !DIExpression(), !37)
    #dbg_declare(ptr %3, !38, !DIExpression(), !43)
  %4 = getelementptr inbounds [16777216 x i8], ptr %3, i64 0, i64 0, !dbg !44
  %5 = load ptr, ptr %2, align 8, !dbg !45
  %6 = load i32, ptr %5, align 4, !dbg !46
  %7 = sext i32 %6 to i64, !dbg !47
  %8 = getelementptr inbounds i8, ptr %4, i64 %7, !dbg !47
  call void @llvm.memset.p0.i64(ptr align 1 %8, i8 1, i64 100, i1 false), !dbg !48
  %9 = load ptr, ptr %2, align 8, !dbg !49
  %10 = load i32, ptr %9, align 4, !dbg !50
  %11 = sext i32 %10 to i64, !dbg !51
  %12 = getelementptr inbounds [16777216 x i8], ptr %3, i64 0, i64 %11, !dbg !51
  %13 = load i8, ptr %12, align 1, !dbg !51
  %14 = sext i8 %13 to i32, !dbg !51
  ret i32 %14, !dbg !52
}

declare i32 @thrd_join(i64 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "thread_frame.c", directory: ".", checksumkind: CSK_MD5, checksum: "6d6429b7bb2c24385b1243415409b2ae")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 8, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 2}
!11 = !{i32 7, !"frame-pointer", i32 2}
!12 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 8, type: !14, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !16)
!14 = !DISubroutineType(types: !15)
!15 = !{!4}
!16 = !{}
!17 = !DILocalVariable(name: "thread", scope: !13, file: !1, line: 9, type: !18)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "thrd_t", file: !19, line: 38, baseType: !20)
!19 = !DIFile(filename: "/usr/include/threads.h", directory: "", checksumkind: CSK_MD5, checksum: "6974d482e09577a4fa59cb79dc9d72e5")
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "__thrd_t", file: !21, line: 106, baseType: !22)
!21 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/thread-shared-types.h", directory: "", checksumkind: CSK_MD5, checksum: "04c81e86d34dad9c99ad006d32e47a0d")
!22 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!23 = !DILocation(line: 9, column: 10, scope: !13)
!24 = !DILocalVariable(name: "n", scope: !13, file: !1, line: 10, type: !4)
!25 = !DILocation(line: 10, column: 7, scope: !13)
!26 = !DILocalVariable(name: "result", scope: !13, file: !1, line: 10, type: !4)
!27 = !DILocation(line: 10, column: 20, scope: !13)
!28 = !DILocation(line: 11, column: 3, scope: !13)
!29 = !DILocation(line: 12, column: 13, scope: !13)
!30 = !DILocation(line: 12, column: 3, scope: !13)
!31 = !DILocation(line: 13, column: 1, scope: !13)
!32 = distinct !DISubprogram(name: "large", scope: !1, file: !1, line: 3, type: !33, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !16)
!33 = !DISubroutineType(types: !34)
!34 = !{!4, !35}
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!36 = !DILocalVariable(name: "n", arg: 1, scope: !32, file: !1, line: 3, type: !35)
!37 = !DILocation(line: 3, column: 24, scope: !32)
!38 = !DILocalVariable(name: "bytes", scope: !32, file: !1, line: 4, type: !39)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !40, size: 134217728, elements: !41)
!40 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!41 = !{!42}
!42 = !DISubrange(count: 16777216)
!43 = !DILocation(line: 4, column: 8, scope: !32)
!44 = !DILocation(line: 5, column: 10, scope: !32)
!45 = !DILocation(line: 5, column: 26, scope: !32)
!46 = !DILocation(line: 5, column: 18, scope: !32)
!47 = !DILocation(line: 5, column: 16, scope: !32)
!48 = !DILocation(line: 5, column: 3, scope: !32)
!49 = !DILocation(line: 6, column: 24, scope: !32)
!50 = !DILocation(line: 6, column: 16, scope: !32)
!51 = !DILocation(line: 6, column: 10, scope: !32)
!52 = !DILocation(line: 6, column: 3, scope: !32)
