; ModuleID = 'names.c'
source_filename = "names.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.Dl_info = type { ptr, ptr, ptr, ptr }
%struct.dl_phdr_info = type { i64, ptr, ptr, i16, i64, i64, i64, ptr }
%struct.Elf64_Phdr = type { i32, i32, i64, i64, i64, i64, i64, i64 }

@stdout = external global ptr, align 8
@.str = private unnamed_addr constant [13 x i8] c"%d %s %s %d\0A\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1, !dbg !7
@.str.2 = private unnamed_addr constant [5 x i8] c"puts\00", align 1, !dbg !12
@.str.3 = private unnamed_addr constant [2 x i8] c"?\00", align 1, !dbg !17
@.str.4 = private unnamed_addr constant [4 x i8] c"%d\0A\00", align 1, !dbg !22
@files = internal global i32 0, align 4, !dbg !27
@.str.5 = private unnamed_addr constant [3 x i8] c"rb\00", align 1, !dbg !37
@.str.6 = private unnamed_addr constant [5 x i8] c"\7FELF\00", align 1, !dbg !42

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !53 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  %2 = call i32 @middle(i32 noundef 1), !dbg !56
  %3 = icmp ne i32 %2, 3, !dbg !57
  %4 = zext i1 %3 to i32, !dbg !57
  ret i32 %4, !dbg !58
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @middle(i32 noundef %0) #0 !dbg !59 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !63, !DIExpression(), !64)
  %3 = load i32, ptr %2, align 4, !dbg !65
  %4 = icmp sgt i32 %3, 0, !dbg !66
  br i1 %4, label %5, label %10, !dbg !65

5:                                                ; preds = %1
  %6 = load i32, ptr %2, align 4, !dbg !67
  %7 = sub nsw i32 %6, 1, !dbg !68
  %8 = call i32 @middle(i32 noundef %7), !dbg !69
  %9 = add nsw i32 %8, 1, !dbg !70
  br label %12, !dbg !65

10:                                               ; preds = %1
  %11 = call i32 @leaf(), !dbg !71
  br label %12, !dbg !65

12:                                               ; preds = %10, %5
  %13 = phi i32 [ %9, %5 ], [ %11, %10 ], !dbg !65
  ret i32 %13, !dbg !72
}

; Function Attrs: noinline nounwind uwtable
define internal i32 @leaf() #0 !dbg !73 {
  %1 = alloca [64 x ptr], align 16
  %2 = alloca i32, align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca %struct.Dl_info, align 8
  %6 = alloca i32, align 4
    #dbg_declare(ptr %1, !74, !DIExpression(), !78)
    #dbg_declare(ptr %2, !79, !DIExpression(), !80)
  %7 = getelementptr inbounds [64 x ptr], ptr %1, i64 0, i64 0, !dbg !81
  %8 = call i32 @backtrace(ptr noundef %7, i32 noundef 64), !dbg !82
  store i32 %8, ptr %2, align 4, !dbg !80
    #dbg_declare(ptr %3, !83, !DIExpression(), !85)
  %9 = getelementptr inbounds [64 x ptr], ptr %1, i64 0, i64 0, !dbg !86
  %10 = load i32, ptr %2, align 4, !dbg !87
  %11 = call ptr @backtrace_symbols(ptr noundef %9, i32 noundef %10) #4, !dbg !88
  store ptr %11, ptr %3, align 8, !dbg !85
    #dbg_declare(ptr %4, !89, !DIExpression(), !91)
  store i32 0, ptr %4, align 4, !dbg !91
  br label %12, !dbg !92

12:                                               ; preds = %23, %0
  %13 = load i32, ptr %4, align 4, !dbg !93
  %14 = load i32, ptr %2, align 4, !dbg !95
  %15 = icmp slt i32 %13, %14, !dbg !96
  br i1 %15, label %16, label %26, !dbg !97

16:                                               ; preds = %12
  %17 = load ptr, ptr %3, align 8, !dbg !98
  %18 = load i32, ptr %4, align 4, !dbg !99
  %19 = sext i32 %18 to i64, !dbg !98
  %20 = getelementptr inbounds ptr, ptr %17, i64 %19, !dbg !98
  %21 = load ptr, ptr %20, align 8, !dbg !98
  %22 = call i32 @puts(ptr noundef %21), !dbg !100
  br label %23, !dbg !100

23:                                               ; preds = %16
  %24 = load i32, ptr %4, align 4, !dbg !101
  %25 = add nsw i32 %24, 1, !dbg !101
  store i32 %25, ptr %4, align 4, !dbg !101
  br label %12, !dbg !102, !llvm.loop !103

26:                                               ; preds = %12
  %27 = load ptr, ptr %3, align 8, !dbg !106
  call void @free(ptr noundef %27) #4, !dbg !107
  %28 = load ptr, ptr @stdout, align 8, !dbg !108
  %29 = call i32 @fflush(ptr noundef %28), !dbg !109
  %30 = getelementptr inbounds [64 x ptr], ptr %1, i64 0, i64 0, !dbg !110
  %31 = load i32, ptr %2, align 4, !dbg !111
  call void @backtrace_symbols_fd(ptr noundef %30, i32 noundef %31, i32 noundef 1) #4, !dbg !112
    #dbg_declare(ptr %5, !113, !DIExpression(), !124)
    #dbg_declare(ptr %6, !125, !DIExpression(), !126)
  %32 = call i32 @dladdr(ptr noundef getelementptr inbounds (i8, ptr @leaf, i64 1), ptr noundef %5) #4, !dbg !127
  store i32 %32, ptr %6, align 4, !dbg !126
  %33 = load i32, ptr %6, align 4, !dbg !128
  %34 = getelementptr inbounds %struct.Dl_info, ptr %5, i32 0, i32 0, !dbg !129
  %35 = load ptr, ptr %34, align 8, !dbg !129
  %36 = getelementptr inbounds %struct.Dl_info, ptr %5, i32 0, i32 2, !dbg !130
  %37 = load ptr, ptr %36, align 8, !dbg !130
  %38 = getelementptr inbounds %struct.Dl_info, ptr %5, i32 0, i32 3, !dbg !131
  %39 = load ptr, ptr %38, align 8, !dbg !131
  %40 = icmp eq ptr %39, @leaf, !dbg !132
  %41 = zext i1 %40 to i32, !dbg !132
  %42 = call i32 (ptr, ...) @printf(ptr noundef @.str, i32 noundef %33, ptr noundef %35, ptr noundef %37, i32 noundef %41), !dbg !133
  %43 = call i32 @dladdr(ptr noundef @puts, ptr noundef %5) #4, !dbg !134
  store i32 %43, ptr %6, align 4, !dbg !135
  %44 = load i32, ptr %6, align 4, !dbg !136
  %45 = getelementptr inbounds %struct.Dl_info, ptr %5, i32 0, i32 2, !dbg !137
  %46 = load ptr, ptr %45, align 8, !dbg !137
  %47 = icmp ne ptr %46, null, !dbg !138
  %48 = zext i1 %47 to i64, !dbg !138
  %49 = select i1 %47, ptr @.str.2, ptr @.str.3, !dbg !138
  %50 = call i32 (ptr, ...) @printf(ptr noundef @.str.1, i32 noundef %44, ptr noundef %49), !dbg !139
  %51 = call i32 @dl_iterate_phdr(ptr noundef @visit, ptr noundef @leaf), !dbg !140
  %52 = load i32, ptr @files, align 4, !dbg !141
  %53 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, i32 noundef %52), !dbg !142
  ret i32 %53, !dbg !143
}

declare i32 @backtrace(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare ptr @backtrace_symbols(ptr noundef, i32 noundef) #2

declare i32 @puts(ptr noundef) #1

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

declare i32 @fflush(ptr noundef) #1

; Function Attrs: nounwind
declare void @backtrace_symbols_fd(ptr noundef, i32 noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @dladdr(ptr noundef, ptr noundef) #2

declare i32 @printf(ptr noundef, ...) #1

declare i32 @dl_iterate_phdr(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @visit(ptr noundef %0, i64 noundef %1, ptr noundef %2) #0 !dbg !144 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca [4 x i8], align 1
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !191, !DIExpression(), !192)
  store i64 %1, ptr %5, align 8
    #dbg_declare(ptr %5, !193, !DIExpression(), !194)
  store ptr %2, ptr %6, align 8
    #dbg_declare(ptr %6, !195, !DIExpression(), !196)
    #dbg_declare(ptr %7, !197, !DIExpression(), !199)
  store i32 0, ptr %7, align 4, !dbg !199
  br label %12, !dbg !200

12:                                               ; preds = %73, %3
  %13 = load i32, ptr %7, align 4, !dbg !201
  %14 = load ptr, ptr %4, align 8, !dbg !203
  %15 = getelementptr inbounds %struct.dl_phdr_info, ptr %14, i32 0, i32 3, !dbg !204
  %16 = load i16, ptr %15, align 8, !dbg !204
  %17 = zext i16 %16 to i32, !dbg !203
  %18 = icmp slt i32 %13, %17, !dbg !205
  br i1 %18, label %19, label %76, !dbg !206

19:                                               ; preds = %12
    #dbg_declare(ptr %8, !207, !DIExpression(), !209)
  %20 = load ptr, ptr %4, align 8, !dbg !210
  %21 = getelementptr inbounds %struct.dl_phdr_info, ptr %20, i32 0, i32 2, !dbg !211
  %22 = load ptr, ptr %21, align 8, !dbg !211
  %23 = load i32, ptr %7, align 4, !dbg !212
  %24 = sext i32 %23 to i64, !dbg !210
  %25 = getelementptr inbounds %struct.Elf64_Phdr, ptr %22, i64 %24, !dbg !210
  store ptr %25, ptr %8, align 8, !dbg !209
    #dbg_declare(ptr %9, !213, !DIExpression(), !214)
  %26 = load ptr, ptr %4, align 8, !dbg !215
  %27 = getelementptr inbounds %struct.dl_phdr_info, ptr %26, i32 0, i32 0, !dbg !216
  %28 = load i64, ptr %27, align 8, !dbg !216
  %29 = load ptr, ptr %8, align 8, !dbg !217
  %30 = getelementptr inbounds %struct.Elf64_Phdr, ptr %29, i32 0, i32 3, !dbg !218
  %31 = load i64, ptr %30, align 8, !dbg !218
  %32 = add i64 %28, %31, !dbg !219
  store i64 %32, ptr %9, align 8, !dbg !214
  %33 = load ptr, ptr %8, align 8, !dbg !220
  %34 = getelementptr inbounds %struct.Elf64_Phdr, ptr %33, i32 0, i32 0, !dbg !222
  %35 = load i32, ptr %34, align 8, !dbg !222
  %36 = icmp ne i32 %35, 1, !dbg !223
  br i1 %36, label %46, label %37, !dbg !224

37:                                               ; preds = %19
  %38 = load ptr, ptr %6, align 8, !dbg !225
  %39 = ptrtoint ptr %38 to i64, !dbg !226
  %40 = load i64, ptr %9, align 8, !dbg !227
  %41 = sub i64 %39, %40, !dbg !228
  %42 = load ptr, ptr %8, align 8, !dbg !229
  %43 = getelementptr inbounds %struct.Elf64_Phdr, ptr %42, i32 0, i32 6, !dbg !230
  %44 = load i64, ptr %43, align 8, !dbg !230
  %45 = icmp uge i64 %41, %44, !dbg !231
  br i1 %45, label %46, label %47, !dbg !232

46:                                               ; preds = %37, %19
  br label %73, !dbg !233

47:                                               ; preds = %37
    #dbg_declare(ptr %10, !234, !DIExpression(), !289)
  %48 = load ptr, ptr %4, align 8, !dbg !290
  %49 = getelementptr inbounds %struct.dl_phdr_info, ptr %48, i32 0, i32 1, !dbg !291
  %50 = load ptr, ptr %49, align 8, !dbg !291
  %51 = call noalias ptr @fopen(ptr noundef %50, ptr noundef @.str.5), !dbg !292
  store ptr %51, ptr %10, align 8, !dbg !289
    #dbg_declare(ptr %11, !293, !DIExpression(), !294)
  %52 = load ptr, ptr %10, align 8, !dbg !295
  %53 = icmp ne ptr %52, null, !dbg !295
  br i1 %53, label %54, label %66, !dbg !297

54:                                               ; preds = %47
  %55 = getelementptr inbounds [4 x i8], ptr %11, i64 0, i64 0, !dbg !298
  %56 = load ptr, ptr %10, align 8, !dbg !299
  %57 = call i64 @fread(ptr noundef %55, i64 noundef 4, i64 noundef 1, ptr noundef %56), !dbg !300
  %58 = icmp eq i64 %57, 1, !dbg !301
  br i1 %58, label %59, label %66, !dbg !302

59:                                               ; preds = %54
  %60 = getelementptr inbounds [4 x i8], ptr %11, i64 0, i64 0, !dbg !303
  %61 = call i32 @memcmp(ptr noundef %60, ptr noundef @.str.6, i64 noundef 4) #5, !dbg !304
  %62 = icmp ne i32 %61, 0, !dbg !304
  br i1 %62, label %66, label %63, !dbg !305

63:                                               ; preds = %59
  %64 = load i32, ptr @files, align 4, !dbg !306
  %65 = add nsw i32 %64, 1, !dbg !306
  store i32 %65, ptr @files, align 4, !dbg !306
  br label %66, !dbg !307

66:                                               ; preds = %63, %59, %54, %47
  %67 = load ptr, ptr %10, align 8, !dbg !308
  %68 = icmp ne ptr %67, null, !dbg !308
  br i1 %68, label %69, label %72, !dbg !310

69:                                               ; preds = %66
  %70 = load ptr, ptr %10, align 8, !dbg !311
  %71 = call i32 @fclose(ptr noundef %70), !dbg !312
  br label %72, !dbg !312

72:                                               ; preds = %69, %66
  br label %73, !dbg !313

73:                                               ; preds = %72, %46
  %74 = load i32, ptr %7, align 4, !dbg !314
  %75 = add nsw i32 %74, 1, !dbg !314
  store i32 %75, ptr %7, align 4, !dbg !314
  br label %12, !dbg !315, !llvm.loop !316

76:                                               ; preds = %12
  ret i32 0, !dbg !318
}

declare noalias ptr @fopen(ptr noundef, ptr noundef) #1

declare i64 @fread(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare i32 @memcmp(ptr noundef, ptr noundef, i64 noundef) #3

declare i32 @fclose(ptr noundef) #1

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nounwind }
attributes #5 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!29}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50, !51}
!llvm.ident = !{!52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 40, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "names.c", directory: ".", checksumkind: CSK_MD5, checksum: "0887ef59676f37b58892e0dd99fe460e")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 104, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 13)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 42, type: !9, isLocal: true, isDefinition: true)
!9 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !10)
!10 = !{!11}
!11 = !DISubrange(count: 7)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(scope: null, file: !2, line: 42, type: !14, isLocal: true, isDefinition: true)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !15)
!15 = !{!16}
!16 = !DISubrange(count: 5)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(scope: null, file: !2, line: 42, type: !19, isLocal: true, isDefinition: true)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 2)
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 44, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 4)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "files", scope: !29, file: !2, line: 10, type: !44, isLocal: true, isDefinition: true)
!29 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !30, globals: !36, splitDebugInlining: false, nameTableKind: None)
!30 = !{!31, !32, !33}
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !34, line: 90, baseType: !35)
!34 = !DIFile(filename: "/usr/include/stdint.h", directory: "", checksumkind: CSK_MD5, checksum: "a48e64edacc5b19f56c99745232c963c")
!35 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!36 = !{!0, !7, !12, !17, !22, !37, !42, !27}
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(scope: null, file: !2, line: 19, type: !39, isLocal: true, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 24, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 3)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !14, isLocal: true, isDefinition: true)
!44 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!45 = !{i32 7, !"Dwarf Version", i32 5}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 8, !"PIC Level", i32 2}
!49 = !{i32 7, !"PIE Level", i32 2}
!50 = !{i32 7, !"uwtable", i32 2}
!51 = !{i32 7, !"frame-pointer", i32 2}
!52 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!53 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 51, type: !54, scopeLine: 51, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !29)
!54 = !DISubroutineType(types: !55)
!55 = !{!44}
!56 = !DILocation(line: 52, column: 12, scope: !53)
!57 = !DILocation(line: 52, column: 22, scope: !53)
!58 = !DILocation(line: 52, column: 5, scope: !53)
!59 = distinct !DISubprogram(name: "middle", scope: !2, file: !2, line: 47, type: !60, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !29, retainedNodes: !62)
!60 = !DISubroutineType(types: !61)
!61 = !{!44, !44}
!62 = !{}
!63 = !DILocalVariable(name: "n", arg: 1, scope: !59, file: !2, line: 47, type: !44)
!64 = !DILocation(line: 47, column: 49, scope: !59)
!65 = !DILocation(line: 48, column: 12, scope: !59)
!66 = !DILocation(line: 48, column: 14, scope: !59)
!67 = !DILocation(line: 48, column: 27, scope: !59)
!68 = !DILocation(line: 48, column: 29, scope: !59)
!69 = !DILocation(line: 48, column: 20, scope: !59)
!70 = !DILocation(line: 48, column: 34, scope: !59)
!71 = !DILocation(line: 48, column: 40, scope: !59)
!72 = !DILocation(line: 48, column: 5, scope: !59)
!73 = distinct !DISubprogram(name: "leaf", scope: !2, file: !2, line: 29, type: !54, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !29, retainedNodes: !62)
!74 = !DILocalVariable(name: "frames", scope: !73, file: !2, line: 30, type: !75)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !32, size: 4096, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 64)
!78 = !DILocation(line: 30, column: 11, scope: !73)
!79 = !DILocalVariable(name: "n", scope: !73, file: !2, line: 31, type: !44)
!80 = !DILocation(line: 31, column: 9, scope: !73)
!81 = !DILocation(line: 31, column: 23, scope: !73)
!82 = !DILocation(line: 31, column: 13, scope: !73)
!83 = !DILocalVariable(name: "names", scope: !73, file: !2, line: 32, type: !84)
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!85 = !DILocation(line: 32, column: 12, scope: !73)
!86 = !DILocation(line: 32, column: 38, scope: !73)
!87 = !DILocation(line: 32, column: 46, scope: !73)
!88 = !DILocation(line: 32, column: 20, scope: !73)
!89 = !DILocalVariable(name: "i", scope: !90, file: !2, line: 33, type: !44)
!90 = distinct !DILexicalBlock(scope: !73, file: !2, line: 33, column: 5)
!91 = !DILocation(line: 33, column: 14, scope: !90)
!92 = !DILocation(line: 33, column: 10, scope: !90)
!93 = !DILocation(line: 33, column: 21, scope: !94)
!94 = distinct !DILexicalBlock(scope: !90, file: !2, line: 33, column: 5)
!95 = !DILocation(line: 33, column: 25, scope: !94)
!96 = !DILocation(line: 33, column: 23, scope: !94)
!97 = !DILocation(line: 33, column: 5, scope: !90)
!98 = !DILocation(line: 34, column: 14, scope: !94)
!99 = !DILocation(line: 34, column: 20, scope: !94)
!100 = !DILocation(line: 34, column: 9, scope: !94)
!101 = !DILocation(line: 33, column: 29, scope: !94)
!102 = !DILocation(line: 33, column: 5, scope: !94)
!103 = distinct !{!103, !97, !104, !105}
!104 = !DILocation(line: 34, column: 22, scope: !90)
!105 = !{!"llvm.loop.mustprogress"}
!106 = !DILocation(line: 35, column: 10, scope: !73)
!107 = !DILocation(line: 35, column: 5, scope: !73)
!108 = !DILocation(line: 36, column: 12, scope: !73)
!109 = !DILocation(line: 36, column: 5, scope: !73)
!110 = !DILocation(line: 37, column: 26, scope: !73)
!111 = !DILocation(line: 37, column: 34, scope: !73)
!112 = !DILocation(line: 37, column: 5, scope: !73)
!113 = !DILocalVariable(name: "info", scope: !73, file: !2, line: 38, type: !114)
!114 = !DIDerivedType(tag: DW_TAG_typedef, name: "Dl_info", file: !115, line: 94, baseType: !116)
!115 = !DIFile(filename: "/usr/include/dlfcn.h", directory: "", checksumkind: CSK_MD5, checksum: "a85e16914ba758c1e9cd8659eda37533")
!116 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !115, line: 88, size: 256, elements: !117)
!117 = !{!118, !121, !122, !123}
!118 = !DIDerivedType(tag: DW_TAG_member, name: "dli_fname", scope: !116, file: !115, line: 90, baseType: !119, size: 64)
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !120, size: 64)
!120 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "dli_fbase", scope: !116, file: !115, line: 91, baseType: !32, size: 64, offset: 64)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "dli_sname", scope: !116, file: !115, line: 92, baseType: !119, size: 64, offset: 128)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "dli_saddr", scope: !116, file: !115, line: 93, baseType: !32, size: 64, offset: 192)
!124 = !DILocation(line: 38, column: 13, scope: !73)
!125 = !DILocalVariable(name: "known", scope: !73, file: !2, line: 39, type: !44)
!126 = !DILocation(line: 39, column: 9, scope: !73)
!127 = !DILocation(line: 39, column: 17, scope: !73)
!128 = !DILocation(line: 40, column: 29, scope: !73)
!129 = !DILocation(line: 40, column: 41, scope: !73)
!130 = !DILocation(line: 40, column: 57, scope: !73)
!131 = !DILocation(line: 40, column: 73, scope: !73)
!132 = !DILocation(line: 40, column: 83, scope: !73)
!133 = !DILocation(line: 40, column: 5, scope: !73)
!134 = !DILocation(line: 41, column: 13, scope: !73)
!135 = !DILocation(line: 41, column: 11, scope: !73)
!136 = !DILocation(line: 42, column: 23, scope: !73)
!137 = !DILocation(line: 42, column: 35, scope: !73)
!138 = !DILocation(line: 42, column: 30, scope: !73)
!139 = !DILocation(line: 42, column: 5, scope: !73)
!140 = !DILocation(line: 43, column: 5, scope: !73)
!141 = !DILocation(line: 44, column: 27, scope: !73)
!142 = !DILocation(line: 44, column: 12, scope: !73)
!143 = !DILocation(line: 44, column: 5, scope: !73)
!144 = distinct !DISubprogram(name: "visit", scope: !2, file: !2, line: 13, type: !145, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !29, retainedNodes: !62)
!145 = !DISubroutineType(types: !146)
!146 = !{!44, !147, !188, !32}
!147 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !148, size: 64)
!148 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "dl_phdr_info", file: !149, line: 155, size: 512, elements: !150)
!149 = !DIFile(filename: "/usr/include/link.h", directory: "", checksumkind: CSK_MD5, checksum: "122218f1e5813957b75d9cb4cd5bccd2")
!150 = !{!151, !158, !159, !179, !184, !186, !187, !190}
!151 = !DIDerivedType(tag: DW_TAG_member, name: "dlpi_addr", scope: !148, file: !149, line: 157, baseType: !152, size: 64)
!152 = !DIDerivedType(tag: DW_TAG_typedef, name: "Elf64_Addr", file: !153, line: 44, baseType: !154)
!153 = !DIFile(filename: "/usr/include/elf.h", directory: "", checksumkind: CSK_MD5, checksum: "c3d83e47cad39c8e31763fb14391d2e8")
!154 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint64_t", file: !155, line: 27, baseType: !156)
!155 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h", directory: "", checksumkind: CSK_MD5, checksum: "2bf2ae53c58c01b1a1b9383b5195125c")
!156 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !157, line: 45, baseType: !35)
!157 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types.h", directory: "", checksumkind: CSK_MD5, checksum: "d108b5f93a74c50510d7d9bc0ab36df9")
!158 = !DIDerivedType(tag: DW_TAG_member, name: "dlpi_name", scope: !148, file: !149, line: 158, baseType: !119, size: 64, offset: 64)
!159 = !DIDerivedType(tag: DW_TAG_member, name: "dlpi_phdr", scope: !148, file: !149, line: 159, baseType: !160, size: 64, offset: 128)
!160 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !161, size: 64)
!161 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !162)
!162 = !DIDerivedType(tag: DW_TAG_typedef, name: "Elf64_Phdr", file: !153, line: 706, baseType: !163)
!163 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !153, line: 696, size: 448, elements: !164)
!164 = !{!165, !170, !171, !173, !174, !175, !177, !178}
!165 = !DIDerivedType(tag: DW_TAG_member, name: "p_type", scope: !163, file: !153, line: 698, baseType: !166, size: 32)
!166 = !DIDerivedType(tag: DW_TAG_typedef, name: "Elf64_Word", file: !153, line: 33, baseType: !167)
!167 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !155, line: 26, baseType: !168)
!168 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !157, line: 42, baseType: !169)
!169 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!170 = !DIDerivedType(tag: DW_TAG_member, name: "p_flags", scope: !163, file: !153, line: 699, baseType: !166, size: 32, offset: 32)
!171 = !DIDerivedType(tag: DW_TAG_member, name: "p_offset", scope: !163, file: !153, line: 700, baseType: !172, size: 64, offset: 64)
!172 = !DIDerivedType(tag: DW_TAG_typedef, name: "Elf64_Off", file: !153, line: 48, baseType: !154)
!173 = !DIDerivedType(tag: DW_TAG_member, name: "p_vaddr", scope: !163, file: !153, line: 701, baseType: !152, size: 64, offset: 128)
!174 = !DIDerivedType(tag: DW_TAG_member, name: "p_paddr", scope: !163, file: !153, line: 702, baseType: !152, size: 64, offset: 192)
!175 = !DIDerivedType(tag: DW_TAG_member, name: "p_filesz", scope: !163, file: !153, line: 703, baseType: !176, size: 64, offset: 256)
!176 = !DIDerivedType(tag: DW_TAG_typedef, name: "Elf64_Xword", file: !153, line: 39, baseType: !154)
!177 = !DIDerivedType(tag: DW_TAG_member, name: "p_memsz", scope: !163, file: !153, line: 704, baseType: !176, size: 64, offset: 320)
!178 = !DIDerivedType(tag: DW_TAG_member, name: "p_align", scope: !163, file: !153, line: 705, baseType: !176, size: 64, offset: 384)
!179 = !DIDerivedType(tag: DW_TAG_member, name: "dlpi_phnum", scope: !148, file: !149, line: 160, baseType: !180, size: 16, offset: 192)
!180 = !DIDerivedType(tag: DW_TAG_typedef, name: "Elf64_Half", file: !153, line: 28, baseType: !181)
!181 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint16_t", file: !155, line: 25, baseType: !182)
!182 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint16_t", file: !157, line: 40, baseType: !183)
!183 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!184 = !DIDerivedType(tag: DW_TAG_member, name: "dlpi_adds", scope: !148, file: !149, line: 168, baseType: !185, size: 64, offset: 256)
!185 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!186 = !DIDerivedType(tag: DW_TAG_member, name: "dlpi_subs", scope: !148, file: !149, line: 170, baseType: !185, size: 64, offset: 320)
!187 = !DIDerivedType(tag: DW_TAG_member, name: "dlpi_tls_modid", scope: !148, file: !149, line: 174, baseType: !188, size: 64, offset: 384)
!188 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !189, line: 18, baseType: !35)
!189 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/__stddef_size_t.h", directory: "", checksumkind: CSK_MD5, checksum: "2c44e821a2b1951cde2eb0fb2e656867")
!190 = !DIDerivedType(tag: DW_TAG_member, name: "dlpi_tls_data", scope: !148, file: !149, line: 179, baseType: !32, size: 64, offset: 448)
!191 = !DILocalVariable(name: "info", arg: 1, scope: !144, file: !2, line: 13, type: !147)
!192 = !DILocation(line: 13, column: 39, scope: !144)
!193 = !DILocalVariable(name: "size", arg: 2, scope: !144, file: !2, line: 13, type: !188)
!194 = !DILocation(line: 13, column: 52, scope: !144)
!195 = !DILocalVariable(name: "address", arg: 3, scope: !144, file: !2, line: 13, type: !32)
!196 = !DILocation(line: 13, column: 64, scope: !144)
!197 = !DILocalVariable(name: "i", scope: !198, file: !2, line: 14, type: !44)
!198 = distinct !DILexicalBlock(scope: !144, file: !2, line: 14, column: 5)
!199 = !DILocation(line: 14, column: 14, scope: !198)
!200 = !DILocation(line: 14, column: 10, scope: !198)
!201 = !DILocation(line: 14, column: 21, scope: !202)
!202 = distinct !DILexicalBlock(scope: !198, file: !2, line: 14, column: 5)
!203 = !DILocation(line: 14, column: 25, scope: !202)
!204 = !DILocation(line: 14, column: 31, scope: !202)
!205 = !DILocation(line: 14, column: 23, scope: !202)
!206 = !DILocation(line: 14, column: 5, scope: !198)
!207 = !DILocalVariable(name: "part", scope: !208, file: !2, line: 15, type: !160)
!208 = distinct !DILexicalBlock(scope: !202, file: !2, line: 14, column: 48)
!209 = !DILocation(line: 15, column: 27, scope: !208)
!210 = !DILocation(line: 15, column: 35, scope: !208)
!211 = !DILocation(line: 15, column: 41, scope: !208)
!212 = !DILocation(line: 15, column: 51, scope: !208)
!213 = !DILocalVariable(name: "start", scope: !208, file: !2, line: 16, type: !33)
!214 = !DILocation(line: 16, column: 19, scope: !208)
!215 = !DILocation(line: 16, column: 27, scope: !208)
!216 = !DILocation(line: 16, column: 33, scope: !208)
!217 = !DILocation(line: 16, column: 45, scope: !208)
!218 = !DILocation(line: 16, column: 51, scope: !208)
!219 = !DILocation(line: 16, column: 43, scope: !208)
!220 = !DILocation(line: 17, column: 13, scope: !221)
!221 = distinct !DILexicalBlock(scope: !208, file: !2, line: 17, column: 13)
!222 = !DILocation(line: 17, column: 19, scope: !221)
!223 = !DILocation(line: 17, column: 26, scope: !221)
!224 = !DILocation(line: 17, column: 37, scope: !221)
!225 = !DILocation(line: 17, column: 51, scope: !221)
!226 = !DILocation(line: 17, column: 40, scope: !221)
!227 = !DILocation(line: 17, column: 61, scope: !221)
!228 = !DILocation(line: 17, column: 59, scope: !221)
!229 = !DILocation(line: 17, column: 70, scope: !221)
!230 = !DILocation(line: 17, column: 76, scope: !221)
!231 = !DILocation(line: 17, column: 67, scope: !221)
!232 = !DILocation(line: 17, column: 13, scope: !208)
!233 = !DILocation(line: 18, column: 13, scope: !221)
!234 = !DILocalVariable(name: "file", scope: !208, file: !2, line: 19, type: !235)
!235 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !236, size: 64)
!236 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !237, line: 7, baseType: !238)
!237 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "571f9fb6223c42439075fdde11a0de5d")
!238 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !239, line: 49, size: 1728, elements: !240)
!239 = !DIFile(filename: "/usr/include/x86_64-linux-gnu/bits/types/struct_FILE.h", directory: "", checksumkind: CSK_MD5, checksum: "1bad07471b7974df4ecc1d1c2ca207e6")
!240 = !{!241, !242, !243, !244, !245, !246, !247, !248, !249, !250, !251, !252, !253, !256, !258, !259, !260, !263, !264, !266, !270, !273, !275, !278, !281, !282, !283, !284, !285}
!241 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !238, file: !239, line: 51, baseType: !44, size: 32)
!242 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !238, file: !239, line: 54, baseType: !31, size: 64, offset: 64)
!243 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !238, file: !239, line: 55, baseType: !31, size: 64, offset: 128)
!244 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !238, file: !239, line: 56, baseType: !31, size: 64, offset: 192)
!245 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !238, file: !239, line: 57, baseType: !31, size: 64, offset: 256)
!246 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !238, file: !239, line: 58, baseType: !31, size: 64, offset: 320)
!247 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !238, file: !239, line: 59, baseType: !31, size: 64, offset: 384)
!248 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !238, file: !239, line: 60, baseType: !31, size: 64, offset: 448)
!249 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !238, file: !239, line: 61, baseType: !31, size: 64, offset: 512)
!250 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !238, file: !239, line: 64, baseType: !31, size: 64, offset: 576)
!251 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !238, file: !239, line: 65, baseType: !31, size: 64, offset: 640)
!252 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !238, file: !239, line: 66, baseType: !31, size: 64, offset: 704)
!253 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !238, file: !239, line: 68, baseType: !254, size: 64, offset: 768)
!254 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !255, size: 64)
!255 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !239, line: 36, flags: DIFlagFwdDecl)
!256 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !238, file: !239, line: 70, baseType: !257, size: 64, offset: 832)
!257 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !238, size: 64)
!258 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !238, file: !239, line: 72, baseType: !44, size: 32, offset: 896)
!259 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !238, file: !239, line: 73, baseType: !44, size: 32, offset: 928)
!260 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !238, file: !239, line: 74, baseType: !261, size: 64, offset: 960)
!261 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !157, line: 152, baseType: !262)
!262 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!263 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !238, file: !239, line: 77, baseType: !183, size: 16, offset: 1024)
!264 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !238, file: !239, line: 78, baseType: !265, size: 8, offset: 1040)
!265 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!266 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !238, file: !239, line: 79, baseType: !267, size: 8, offset: 1048)
!267 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !268)
!268 = !{!269}
!269 = !DISubrange(count: 1)
!270 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !238, file: !239, line: 81, baseType: !271, size: 64, offset: 1088)
!271 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !272, size: 64)
!272 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !239, line: 43, baseType: null)
!273 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !238, file: !239, line: 89, baseType: !274, size: 64, offset: 1152)
!274 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !157, line: 153, baseType: !262)
!275 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !238, file: !239, line: 91, baseType: !276, size: 64, offset: 1216)
!276 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !277, size: 64)
!277 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !239, line: 37, flags: DIFlagFwdDecl)
!278 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !238, file: !239, line: 92, baseType: !279, size: 64, offset: 1280)
!279 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !280, size: 64)
!280 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !239, line: 38, flags: DIFlagFwdDecl)
!281 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !238, file: !239, line: 93, baseType: !257, size: 64, offset: 1344)
!282 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !238, file: !239, line: 94, baseType: !32, size: 64, offset: 1408)
!283 = !DIDerivedType(tag: DW_TAG_member, name: "__pad5", scope: !238, file: !239, line: 95, baseType: !188, size: 64, offset: 1472)
!284 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !238, file: !239, line: 96, baseType: !44, size: 32, offset: 1536)
!285 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !238, file: !239, line: 98, baseType: !286, size: 160, offset: 1568)
!286 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 160, elements: !287)
!287 = !{!288}
!288 = !DISubrange(count: 20)
!289 = !DILocation(line: 19, column: 15, scope: !208)
!290 = !DILocation(line: 19, column: 28, scope: !208)
!291 = !DILocation(line: 19, column: 34, scope: !208)
!292 = !DILocation(line: 19, column: 22, scope: !208)
!293 = !DILocalVariable(name: "magic", scope: !208, file: !2, line: 20, type: !24)
!294 = !DILocation(line: 20, column: 14, scope: !208)
!295 = !DILocation(line: 21, column: 13, scope: !296)
!296 = distinct !DILexicalBlock(scope: !208, file: !2, line: 21, column: 13)
!297 = !DILocation(line: 21, column: 18, scope: !296)
!298 = !DILocation(line: 21, column: 27, scope: !296)
!299 = !DILocation(line: 21, column: 40, scope: !296)
!300 = !DILocation(line: 21, column: 21, scope: !296)
!301 = !DILocation(line: 21, column: 46, scope: !296)
!302 = !DILocation(line: 21, column: 51, scope: !296)
!303 = !DILocation(line: 21, column: 62, scope: !296)
!304 = !DILocation(line: 21, column: 55, scope: !296)
!305 = !DILocation(line: 21, column: 13, scope: !208)
!306 = !DILocation(line: 22, column: 18, scope: !296)
!307 = !DILocation(line: 22, column: 13, scope: !296)
!308 = !DILocation(line: 23, column: 13, scope: !309)
!309 = distinct !DILexicalBlock(scope: !208, file: !2, line: 23, column: 13)
!310 = !DILocation(line: 23, column: 13, scope: !208)
!311 = !DILocation(line: 24, column: 20, scope: !309)
!312 = !DILocation(line: 24, column: 13, scope: !309)
!313 = !DILocation(line: 25, column: 5, scope: !208)
!314 = !DILocation(line: 14, column: 44, scope: !202)
!315 = !DILocation(line: 14, column: 5, scope: !202)
!316 = distinct !{!316, !206, !317, !105}
!317 = !DILocation(line: 25, column: 5, scope: !198)
!318 = !DILocation(line: 26, column: 5, scope: !144)
