; ModuleID = 'streams.c'
source_filename = "streams.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@stdout = external global ptr, align 8
@.str = private unnamed_addr constant [9 x i8] c"too late\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [5 x i8] c"null\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [2 x i8] c".\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [5 x i8] c"true\00", align 1, !dbg !17

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !92 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [10 x i8], align 1
  %8 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !97, !DIExpression(), !98)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !99, !DIExpression(), !100)
    #dbg_declare(ptr %6, !101, !DIExpression(), !102)
  %9 = call noalias ptr @tmpfile(), !dbg !103
  store ptr %9, ptr %6, align 8, !dbg !102
    #dbg_declare(ptr %7, !104, !DIExpression(), !108)
  %10 = load ptr, ptr %5, align 8, !dbg !109
  %11 = getelementptr inbounds ptr, ptr %10, i64 1, !dbg !109
  %12 = load ptr, ptr %11, align 8, !dbg !109
  %13 = getelementptr inbounds i8, ptr %12, i64 0, !dbg !109
  %14 = load i8, ptr %13, align 1, !dbg !109
  %15 = sext i8 %14 to i32, !dbg !109
  switch i32 %15, label %52 [
    i32 117, label %16
    i32 99, label %20
    i32 111, label %24
    i32 110, label %28
    i32 98, label %30
    i32 100, label %34
    i32 114, label %37
    i32 119, label %45
    i32 115, label %50
  ], !dbg !110

16:                                               ; preds = %2
  %17 = load ptr, ptr %6, align 8, !dbg !111
  call void @finish(ptr noundef %17), !dbg !113
  %18 = load ptr, ptr %6, align 8, !dbg !114
  %19 = call i32 @fgetc(ptr noundef %18), !dbg !115
  store i32 %19, ptr %3, align 4, !dbg !116
  br label %53, !dbg !116

20:                                               ; preds = %2
  %21 = load ptr, ptr %6, align 8, !dbg !117
  call void @finish(ptr noundef %21), !dbg !118
  %22 = load ptr, ptr %6, align 8, !dbg !119
  %23 = call i32 @fclose(ptr noundef %22), !dbg !120
  store i32 %23, ptr %3, align 4, !dbg !121
  br label %53, !dbg !121

24:                                               ; preds = %2
  %25 = load ptr, ptr @stdout, align 8, !dbg !122
  %26 = call i32 @fclose(ptr noundef %25), !dbg !123
  %27 = call i32 @puts(ptr noundef @.str), !dbg !124
  store i32 %27, ptr %3, align 4, !dbg !125
  br label %53, !dbg !125

28:                                               ; preds = %2
  %29 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef null, ptr noundef @.str.1) #3, !dbg !126
  store i32 %29, ptr %3, align 4, !dbg !127
  br label %53, !dbg !127

30:                                               ; preds = %2
  %31 = getelementptr inbounds [10 x i8], ptr %7, i64 0, i64 0, !dbg !128
  %32 = getelementptr inbounds [10 x i8], ptr %7, i64 0, i64 0, !dbg !129
  %33 = call ptr @fgets(ptr noundef %31, i32 noundef 10, ptr noundef %32), !dbg !130
  store i32 0, ptr %3, align 4, !dbg !131
  br label %53, !dbg !131

34:                                               ; preds = %2
  %35 = call noalias ptr @opendir(ptr noundef @.str.2), !dbg !132
  %36 = call i32 @fgetc(ptr noundef %35), !dbg !133
  store i32 %36, ptr %3, align 4, !dbg !134
  br label %53, !dbg !134

37:                                               ; preds = %2
    #dbg_declare(ptr %8, !135, !DIExpression(), !141)
  %38 = call noalias ptr @opendir(ptr noundef @.str.2), !dbg !142
  store ptr %38, ptr %8, align 8, !dbg !141
  %39 = load ptr, ptr %8, align 8, !dbg !143
  %40 = call i32 @closedir(ptr noundef %39), !dbg !144
  %41 = load ptr, ptr %8, align 8, !dbg !145
  %42 = call ptr @readdir(ptr noundef %41), !dbg !146
  %43 = icmp ne ptr %42, null, !dbg !147
  %44 = zext i1 %43 to i32, !dbg !147
  store i32 %44, ptr %3, align 4, !dbg !148
  br label %53, !dbg !148

45:                                               ; preds = %2
  %46 = getelementptr inbounds [10 x i8], ptr %7, i64 0, i64 0, !dbg !149
  %47 = load ptr, ptr %6, align 8, !dbg !150
  %48 = call i64 @fread(ptr noundef %46, i64 noundef 1, i64 noundef 11, ptr noundef %47), !dbg !151
  %49 = trunc i64 %48 to i32, !dbg !151
  store i32 %49, ptr %3, align 4, !dbg !152
  br label %53, !dbg !152

50:                                               ; preds = %2
  %51 = call i32 @system(ptr noundef @.str.3), !dbg !153
  store i32 %51, ptr %3, align 4, !dbg !154
  br label %53, !dbg !154

52:                                               ; preds = %2
  store i32 0, ptr %3, align 4, !dbg !155
  br label %53, !dbg !155

53:                                               ; preds = %52, %50, %45, %37, %34, %30, %28, %24, %20, %16
  %54 = load i32, ptr %3, align 4, !dbg !156
  ret i32 %54, !dbg !156
}

declare noalias ptr @tmpfile() #1

; Function Attrs: noinline nounwind uwtable
define internal void @finish(ptr noundef %0) #0 !dbg !157 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !160, !DIExpression(), !161)
  %3 = load ptr, ptr %2, align 8, !dbg !162
  %4 = call i32 @fclose(ptr noundef %3), !dbg !163
  ret void, !dbg !164
}

declare i32 @fgetc(ptr noundef) #1

declare i32 @fclose(ptr noundef) #1

declare i32 @puts(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @fprintf(ptr noundef, ptr noundef, ...) #2

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #1

declare noalias ptr @opendir(ptr noundef) #1

declare i32 @closedir(ptr noundef) #1

declare ptr @readdir(ptr noundef) #1

declare i64 @fread(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #1

declare i32 @system(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!19}
!llvm.module.flags = !{!84, !85, !86, !87, !88, !89, !90}
!llvm.ident = !{!91}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "streams.c", directory: ".", checksumkind: CSK_MD5, checksum: "f3de7e6d10beef711a2ea6de68aa2995")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 72, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 9)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 17, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 5)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 2)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 26, type: !9, isLocal: true, isDefinition: true)
!19 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !20, globals: !83, splitDebugInlining: false, nameTableKind: None)
!20 = !{!21}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !23, line: 7, baseType: !24)
!23 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!24 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !25, line: 49, size: 1728, elements: !26)
!25 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!26 = !{!27, !29, !31, !32, !33, !34, !35, !36, !37, !38, !39, !40, !41, !44, !46, !47, !48, !52, !54, !56, !60, !63, !65, !68, !71, !72, !74, !78, !79}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !24, file: !25, line: 51, baseType: !28, size: 32)
!28 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !24, file: !25, line: 54, baseType: !30, size: 64, offset: 64)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !24, file: !25, line: 55, baseType: !30, size: 64, offset: 128)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !24, file: !25, line: 56, baseType: !30, size: 64, offset: 192)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !24, file: !25, line: 57, baseType: !30, size: 64, offset: 256)
!34 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !24, file: !25, line: 58, baseType: !30, size: 64, offset: 320)
!35 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !24, file: !25, line: 59, baseType: !30, size: 64, offset: 384)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !24, file: !25, line: 60, baseType: !30, size: 64, offset: 448)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !24, file: !25, line: 61, baseType: !30, size: 64, offset: 512)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !24, file: !25, line: 64, baseType: !30, size: 64, offset: 576)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !24, file: !25, line: 65, baseType: !30, size: 64, offset: 640)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !24, file: !25, line: 66, baseType: !30, size: 64, offset: 704)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !24, file: !25, line: 68, baseType: !42, size: 64, offset: 768)
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!43 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !25, line: 36, flags: DIFlagFwdDecl)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !24, file: !25, line: 70, baseType: !45, size: 64, offset: 832)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !24, file: !25, line: 72, baseType: !28, size: 32, offset: 896)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !24, file: !25, line: 73, baseType: !28, size: 32, offset: 928)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !24, file: !25, line: 74, baseType: !49, size: 64, offset: 960)
!49 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !50, line: 152, baseType: !51)
!50 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!51 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !24, file: !25, line: 77, baseType: !53, size: 16, offset: 1024)
!53 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !24, file: !25, line: 78, baseType: !55, size: 8, offset: 1040)
!55 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !24, file: !25, line: 79, baseType: !57, size: 8, offset: 1048)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 1)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !24, file: !25, line: 81, baseType: !61, size: 64, offset: 1088)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !25, line: 43, baseType: null)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !24, file: !25, line: 89, baseType: !64, size: 64, offset: 1152)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !50, line: 153, baseType: !51)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !24, file: !25, line: 91, baseType: !66, size: 64, offset: 1216)
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!67 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !25, line: 37, flags: DIFlagFwdDecl)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !24, file: !25, line: 92, baseType: !69, size: 64, offset: 1280)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!70 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !25, line: 38, flags: DIFlagFwdDecl)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !24, file: !25, line: 93, baseType: !45, size: 64, offset: 1344)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !24, file: !25, line: 94, baseType: !73, size: 64, offset: 1408)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !24, file: !25, line: 95, baseType: !75, size: 64, offset: 1472)
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !76, line: 18, baseType: !77)
!76 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!77 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !24, file: !25, line: 96, baseType: !28, size: 32, offset: 1536)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !24, file: !25, line: 98, baseType: !80, size: 160, offset: 1568)
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !81)
!81 = !{!82}
!82 = !DISubrange(count: 20)
!83 = !{!0, !7, !12, !17}
!84 = !{i32 7, !"Dwarf Version", i32 5}
!85 = !{i32 2, !"Debug Info Version", i32 3}
!86 = !{i32 1, !"wchar_size", i32 4}
!87 = !{i32 8, !"PIC Level", i32 2}
!88 = !{i32 7, !"PIE Level", i32 2}
!89 = !{i32 7, !"uwtable", i32 2}
!90 = !{i32 7, !"frame-pointer", i32 2}
!91 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!92 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 10, type: !93, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !19, retainedNodes: !96)
!93 = !DISubroutineType(types: !94)
!94 = !{!28, !28, !95}
!95 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!96 = !{}
!97 = !DILocalVariable(name: "argc", arg: 1, scope: !92, file: !2, line: 10, type: !28)
!98 = !DILocation(line: 10, column: 14, scope: !92)
!99 = !DILocalVariable(name: "argv", arg: 2, scope: !92, file: !2, line: 10, type: !95)
!100 = !DILocation(line: 10, column: 27, scope: !92)
!101 = !DILocalVariable(name: "f", scope: !92, file: !2, line: 11, type: !21)
!102 = !DILocation(line: 11, column: 11, scope: !92)
!103 = !DILocation(line: 11, column: 15, scope: !92)
!104 = !DILocalVariable(name: "line", scope: !92, file: !2, line: 12, type: !105)
!105 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 80, elements: !106)
!106 = !{!107}
!107 = !DISubrange(count: 10)
!108 = !DILocation(line: 12, column: 10, scope: !92)
!109 = !DILocation(line: 13, column: 13, scope: !92)
!110 = !DILocation(line: 13, column: 5, scope: !92)
!111 = !DILocation(line: 14, column: 22, scope: !112)
!112 = distinct !DILexicalBlock(scope: !92, file: !2, line: 13, column: 25)
!113 = !DILocation(line: 14, column: 15, scope: !112)
!114 = !DILocation(line: 14, column: 39, scope: !112)
!115 = !DILocation(line: 14, column: 33, scope: !112)
!116 = !DILocation(line: 14, column: 26, scope: !112)
!117 = !DILocation(line: 15, column: 22, scope: !112)
!118 = !DILocation(line: 15, column: 15, scope: !112)
!119 = !DILocation(line: 15, column: 40, scope: !112)
!120 = !DILocation(line: 15, column: 33, scope: !112)
!121 = !DILocation(line: 15, column: 26, scope: !112)
!122 = !DILocation(line: 16, column: 22, scope: !112)
!123 = !DILocation(line: 16, column: 15, scope: !112)
!124 = !DILocation(line: 16, column: 38, scope: !112)
!125 = !DILocation(line: 16, column: 31, scope: !112)
!126 = !DILocation(line: 17, column: 22, scope: !112)
!127 = !DILocation(line: 17, column: 15, scope: !112)
!128 = !DILocation(line: 18, column: 21, scope: !112)
!129 = !DILocation(line: 18, column: 39, scope: !112)
!130 = !DILocation(line: 18, column: 15, scope: !112)
!131 = !DILocation(line: 18, column: 46, scope: !112)
!132 = !DILocation(line: 19, column: 36, scope: !112)
!133 = !DILocation(line: 19, column: 22, scope: !112)
!134 = !DILocation(line: 19, column: 15, scope: !112)
!135 = !DILocalVariable(name: "dir", scope: !136, file: !2, line: 21, type: !137)
!136 = distinct !DILexicalBlock(scope: !112, file: !2, line: 20, column: 15)
!137 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !138, size: 64)
!138 = !DIDerivedType(tag: DW_TAG_typedef, name: "DIR", file: !139, line: 127, baseType: !140)
!139 = !DIFile(filename: "/usr/include/dirent.h", directory: "", checksumkind: CSK_MD5, checksum: "83db1c550476db6fa73f15e8fe05fc98")
!140 = !DICompositeType(tag: DW_TAG_structure_type, name: "__dirstream", file: !139, line: 127, flags: DIFlagFwdDecl)
!141 = !DILocation(line: 21, column: 14, scope: !136)
!142 = !DILocation(line: 21, column: 20, scope: !136)
!143 = !DILocation(line: 22, column: 18, scope: !136)
!144 = !DILocation(line: 22, column: 9, scope: !136)
!145 = !DILocation(line: 23, column: 24, scope: !136)
!146 = !DILocation(line: 23, column: 16, scope: !136)
!147 = !DILocation(line: 23, column: 29, scope: !136)
!148 = !DILocation(line: 23, column: 9, scope: !136)
!149 = !DILocation(line: 25, column: 28, scope: !112)
!150 = !DILocation(line: 25, column: 41, scope: !112)
!151 = !DILocation(line: 25, column: 22, scope: !112)
!152 = !DILocation(line: 25, column: 15, scope: !112)
!153 = !DILocation(line: 26, column: 22, scope: !112)
!154 = !DILocation(line: 26, column: 15, scope: !112)
!155 = !DILocation(line: 28, column: 5, scope: !92)
!156 = !DILocation(line: 29, column: 1, scope: !92)
!157 = distinct !DISubprogram(name: "finish", scope: !2, file: !2, line: 6, type: !158, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !19, retainedNodes: !96)
!158 = !DISubroutineType(types: !159)
!159 = !{null, !21}
!160 = !DILocalVariable(name: "f", arg: 1, scope: !157, file: !2, line: 6, type: !21)
!161 = !DILocation(line: 6, column: 26, scope: !157)
!162 = !DILocation(line: 7, column: 12, scope: !157)
!163 = !DILocation(line: 7, column: 5, scope: !157)
!164 = !DILocation(line: 8, column: 1, scope: !157)
