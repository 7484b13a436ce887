; ModuleID = 'methods.cpp'
source_filename = "methods.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%"struct.shapes::Shape" = type <{ ptr, i32, [4 x i8] }>

; Function Attrs: mustprogress noinline nounwind uwtable
define dso_local noundef i32 @_ZN6shapes5totalEPKPKNS_5ShapeEi(ptr noundef %0, i32 noundef %1) #0 !dbg !10 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !21, !DIExpression(), !22)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !23, !DIExpression(), !24)
    #dbg_declare(ptr %5, !25, !DIExpression(), !26)
  store i32 0, ptr %5, align 4, !dbg !26
    #dbg_declare(ptr %6, !27, !DIExpression(), !29)
  store i32 0, ptr %6, align 4, !dbg !29
  br label %7, !dbg !30

7:                                                ; preds = %21, %2
  %8 = load i32, ptr %6, align 4, !dbg !31
  %9 = load i32, ptr %4, align 4, !dbg !33
  %10 = icmp slt i32 %8, %9, !dbg !34
  br i1 %10, label %11, label %24, !dbg !35

11:                                               ; preds = %7
  %12 = load ptr, ptr %3, align 8, !dbg !36
  %13 = load i32, ptr %6, align 4, !dbg !37
  %14 = sext i32 %13 to i64, !dbg !36
  %15 = getelementptr inbounds ptr, ptr %12, i64 %14, !dbg !36
  %16 = load ptr, ptr %15, align 8, !dbg !36
  %17 = getelementptr inbounds %"struct.shapes::Shape", ptr %16, i32 0, i32 1, !dbg !38
  %18 = load i32, ptr %17, align 8, !dbg !38
  %19 = load i32, ptr %5, align 4, !dbg !39
  %20 = add nsw i32 %19, %18, !dbg !39
  store i32 %20, ptr %5, align 4, !dbg !39
  br label %21, !dbg !40

21:                                               ; preds = %11
  %22 = load i32, ptr %6, align 4, !dbg !41
  %23 = add nsw i32 %22, 1, !dbg !41
  store i32 %23, ptr %6, align 4, !dbg !41
  br label %7, !dbg !42, !llvm.loop !43

24:                                               ; preds = %7
  %25 = load i32, ptr %5, align 4, !dbg !46
  ret i32 %25, !dbg !47
}

; Function Attrs: mustprogress noinline norecurse nounwind uwtable
define dso_local noundef i32 @main() #1 !dbg !48 {
  %1 = alloca i32, align 4
  %2 = alloca [1 x ptr], align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !51, !DIExpression(), !55)
  call void @llvm.memset.p0.i64(ptr align 8 %2, i8 0, i64 8, i1 false), !dbg !55
  %3 = getelementptr inbounds [1 x ptr], ptr %2, i64 0, i64 0, !dbg !56
  %4 = call noundef i32 @_ZN6shapes5totalEPKPKNS_5ShapeEi(ptr noundef %3, i32 noundef 1), !dbg !57
  ret i32 %4, !dbg !58
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #2

attributes #0 = { mustprogress noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress noinline norecurse nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "methods.cpp", directory: ".", checksumkind: CSK_MD5, checksum: "6c67b2274d88265b634b4b0077a18bca")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "total", linkageName: "_ZN6shapes5totalEPKPKNS_5ShapeEi", scope: !11, file: !1, line: 9, type: !12, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!11 = !DINamespace(name: "shapes", scope: null)
!12 = !DISubroutineType(types: !13)
!13 = !{!14, !15, !14}
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!19 = !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", scope: !11, file: !1, line: 2, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSN6shapes5ShapeE")
!20 = !{}
!21 = !DILocalVariable(name: "all", arg: 1, scope: !10, file: !1, line: 9, type: !15)
!22 = !DILocation(line: 9, column: 57, scope: !10)
!23 = !DILocalVariable(name: "n", arg: 2, scope: !10, file: !1, line: 9, type: !14)
!24 = !DILocation(line: 9, column: 66, scope: !10)
!25 = !DILocalVariable(name: "sum", scope: !10, file: !1, line: 10, type: !14)
!26 = !DILocation(line: 10, column: 7, scope: !10)
!27 = !DILocalVariable(name: "i", scope: !28, file: !1, line: 11, type: !14)
!28 = distinct !DILexicalBlock(scope: !10, file: !1, line: 11, column: 3)
!29 = !DILocation(line: 11, column: 12, scope: !28)
!30 = !DILocation(line: 11, column: 8, scope: !28)
!31 = !DILocation(line: 11, column: 19, scope: !32)
!32 = distinct !DILexicalBlock(scope: !28, file: !1, line: 11, column: 3)
!33 = !DILocation(line: 11, column: 23, scope: !32)
!34 = !DILocation(line: 11, column: 21, scope: !32)
!35 = !DILocation(line: 11, column: 3, scope: !28)
!36 = !DILocation(line: 12, column: 12, scope: !32)
!37 = !DILocation(line: 12, column: 16, scope: !32)
!38 = !DILocation(line: 12, column: 20, scope: !32)
!39 = !DILocation(line: 12, column: 9, scope: !32)
!40 = !DILocation(line: 12, column: 5, scope: !32)
!41 = !DILocation(line: 11, column: 27, scope: !32)
!42 = !DILocation(line: 11, column: 3, scope: !32)
!43 = distinct !{!43, !35, !44, !45}
!44 = !DILocation(line: 12, column: 20, scope: !28)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !DILocation(line: 13, column: 10, scope: !10)
!47 = !DILocation(line: 13, column: 3, scope: !10)
!48 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 16, type: !49, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !20)
!49 = !DISubroutineType(types: !50)
!50 = !{!14}
!51 = !DILocalVariable(name: "all", scope: !48, file: !1, line: 17, type: !52)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 64, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 1)
!55 = !DILocation(line: 17, column: 24, scope: !48)
!56 = !DILocation(line: 18, column: 24, scope: !48)
!57 = !DILocation(line: 18, column: 10, scope: !48)
!58 = !DILocation(line: 18, column: 3, scope: !48)
