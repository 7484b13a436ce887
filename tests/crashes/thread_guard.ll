; ModuleID = 'thread_guard.c'
source_filename = "thread_guard.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%union.pthread_attr_t = type { i64, [48 x i8] }

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !13 {
  %1 = alloca i64, align 8
  %2 = alloca %union.pthread_attr_t, align 8
    #dbg_declare(ptr %1, !18, !DIExpression(), !22)
    #dbg_declare(ptr %2, !23, !DIExpression(), !33)
  %3 = call i32 @pthread_attr_init(ptr noundef %2) #5, !dbg !34
  %4 = call i32 @pthread_attr_setstacksize(ptr noundef %2, i64 noundef 262144) #5, !dbg !35
  %5 = call i32 @pthread_attr_setguardsize(ptr noundef %2, i64 noundef 1048576) #5, !dbg !36
  %6 = call i32 @pthread_create(ptr noundef %1, ptr noundef %2, ptr noundef @work, ptr noundef inttoptr (i64 524288 to ptr)) #5, !dbg !37
  %7 = load i64, ptr %1, align 8, !dbg !38
  %8 = call i32 @pthread_join(i64 noundef %7, ptr noundef null), !dbg !39
  ret i32 0, !dbg !40
}

; Function Attrs: nounwind
declare i32 @pthread_attr_init(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_attr_setstacksize(ptr noundef, i64 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_attr_setguardsize(ptr noundef, i64 noundef) #1

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal ptr @work(ptr noundef %0) #0 !dbg !41 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !44, !DIExpression(), !45)
    #dbg_declare(ptr %3, !46, !DIExpression(), !48)
  %4 = call ptr @llvm.frameaddress.p0(i32 0), !dbg !49
  store ptr %4, ptr %3, align 8, !dbg !48
  %5 = load ptr, ptr %3, align 8, !dbg !50
  %6 = load ptr, ptr %2, align 8, !dbg !51
  %7 = ptrtoint ptr %6 to i64, !dbg !52
  %8 = sub i64 0, %7, !dbg !53
  %9 = getelementptr inbounds i8, ptr %5, i64 %8, !dbg !53
  call void @llvm.memset.p0.i64(ptr align 1 %9, i8 1, i64 1000, i1 false), !dbg !54
  %10 = load ptr, ptr %3, align 8, !dbg !55
  ret ptr %10, !dbg !56
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare ptr @llvm.frameaddress.p0(i32 immarg) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5, !6, !7, !8, !9, !10, !11}
!llvm.ident = !{!12}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "thread_guard.c", directory: ".", checksumkind: CSK_MD5, checksum: "176ffdf963fd0238be2d36fcf40aa59f")
!2 = !{!3, !4}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!4 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!5 = !{i32 7, !"Dwarf Version", i32 5}
!6 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{i32 1, !"wchar_size", i32 4}
!8 = !{i32 8, !"PIC Level", i32 2}
!9 = !{i32 7, !"PIE Level", i32 2}
!10 = !{i32 7, !"uwtable", i32 2}
!11 = !{i32 7, !"frame-pointer", i32 2}
!12 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!13 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 9, type: !14, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!14 = !DISubroutineType(types: !15)
!15 = !{!16}
!16 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!17 = !{}
!18 = !DILocalVariable(name: "thread", scope: !13, file: !1, line: 10, type: !19)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !20, line: 27, baseType: !21)
!20 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/pthreadtypes.h", directory: "", checksumkind: CSK_MD5, checksum: "735e3bf264ff9d8f5d95898b1692fbdb")
!21 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!22 = !DILocation(line: 10, column: 13, scope: !13)
!23 = !DILocalVariable(name: "attributes", scope: !13, file: !1, line: 11, type: !24)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !20, line: 62, baseType: !25)
!25 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !20, line: 56, size: 448, elements: !26)
!26 = !{!27, !32}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !25, file: !20, line: 58, baseType: !28, size: 448)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 448, elements: !30)
!29 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!30 = !{!31}
!31 = !DISubrange(count: 56)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !25, file: !20, line: 59, baseType: !4, size: 64)
!33 = !DILocation(line: 11, column: 18, scope: !13)
!34 = !DILocation(line: 12, column: 3, scope: !13)
!35 = !DILocation(line: 13, column: 3, scope: !13)
!36 = !DILocation(line: 14, column: 3, scope: !13)
!37 = !DILocation(line: 15, column: 3, scope: !13)
!38 = !DILocation(line: 16, column: 16, scope: !13)
!39 = !DILocation(line: 16, column: 3, scope: !13)
!40 = !DILocation(line: 17, column: 1, scope: !13)
!41 = distinct !DISubprogram(name: "work", scope: !1, file: !1, line: 4, type: !42, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!42 = !DISubroutineType(types: !43)
!43 = !{!3, !3}
!44 = !DILocalVariable(name: "size", arg: 1, scope: !41, file: !1, line: 4, type: !3)
!45 = !DILocation(line: 4, column: 25, scope: !41)
!46 = !DILocalVariable(name: "frame", scope: !41, file: !1, line: 5, type: !47)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!48 = !DILocation(line: 5, column: 9, scope: !41)
!49 = !DILocation(line: 5, column: 17, scope: !41)
!50 = !DILocation(line: 6, column: 10, scope: !41)
!51 = !DILocation(line: 6, column: 24, scope: !41)
!52 = !DILocation(line: 6, column: 18, scope: !41)
!53 = !DILocation(line: 6, column: 16, scope: !41)
!54 = !DILocation(line: 6, column: 3, scope: !41)
!55 = !DILocation(line: 7, column: 10, scope: !41)
!56 = !DILocation(line: 7, column: 3, scope: !41)
