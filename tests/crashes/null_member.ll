; ModuleID = 'null_member.c'
source_filename = "null_member.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i64, ptr, i32 }

@__const.main.last = private unnamed_addr constant %struct.node { i64 2, ptr null, i32 5 }, align 8

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !10 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.node, align 8
  %3 = alloca %struct.node, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !15, !DIExpression(), !23)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 @__const.main.last, i64 24, i1 false), !dbg !23
    #dbg_declare(ptr %3, !24, !DIExpression(), !25)
  %4 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 0, !dbg !26
  store i64 1, ptr %4, align 8, !dbg !26
  %5 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 1, !dbg !26
  store ptr %2, ptr %5, align 8, !dbg !26
  %6 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 2, !dbg !26
  store i32 3, ptr %6, align 8, !dbg !26
  %7 = call i32 @third(ptr noundef %3), !dbg !27
  ret i32 %7, !dbg !28
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: noinline nounwind uwtable
define internal i32 @third(ptr noundef %0) #0 !dbg !29 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !32, !DIExpression(), !33)
  %3 = load ptr, ptr %2, align 8, !dbg !34
  %4 = getelementptr inbounds %struct.node, ptr %3, i32 0, i32 1, !dbg !35
  %5 = load ptr, ptr %4, align 8, !dbg !35
  %6 = getelementptr inbounds %struct.node, ptr %5, i32 0, i32 1, !dbg !36
  %7 = load ptr, ptr %6, align 8, !dbg !36
  %8 = getelementptr inbounds %struct.node, ptr %7, i32 0, i32 2, !dbg !37
  %9 = load i32, ptr %8, align 8, !dbg !37
  ret i32 %9, !dbg !38
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6, !7, !8}
!llvm.ident = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "null_member.c", directory: ".", checksumkind: CSK_MD5, checksum: "d5d7e380c6d7033584a1d114375fbad7")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 8, !"PIC Level", i32 2}
!6 = !{i32 7, !"PIE Level", i32 2}
!7 = !{i32 7, !"uwtable", i32 2}
!8 = !{i32 7, !"frame-pointer", i32 2}
!9 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!10 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !11, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !14)
!11 = !DISubroutineType(types: !12)
!12 = !{!13}
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{}
!15 = !DILocalVariable(name: "last", scope: !10, file: !1, line: 6, type: !16)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !1, line: 1, size: 192, elements: !17)
!17 = !{!18, !20, !22}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !16, file: !1, line: 1, baseType: !19, size: 64)
!19 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !1, line: 1, baseType: !21, size: 64, offset: 64)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !16, file: !1, line: 1, baseType: !13, size: 32, offset: 128)
!23 = !DILocation(line: 6, column: 15, scope: !10)
!24 = !DILocalVariable(name: "first", scope: !10, file: !1, line: 6, type: !16)
!25 = !DILocation(line: 6, column: 33, scope: !10)
!26 = !DILocation(line: 6, column: 41, scope: !10)
!27 = !DILocation(line: 7, column: 10, scope: !10)
!28 = !DILocation(line: 7, column: 3, scope: !10)
!29 = distinct !DISubprogram(name: "third", scope: !1, file: !1, line: 2, type: !30, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !14)
!30 = !DISubroutineType(types: !31)
!31 = !{!13, !21}
!32 = !DILocalVariable(name: "list", arg: 1, scope: !29, file: !1, line: 2, type: !21)
!33 = !DILocation(line: 2, column: 57, scope: !29)
!34 = !DILocation(line: 3, column: 10, scope: !29)
!35 = !DILocation(line: 3, column: 16, scope: !29)
!36 = !DILocation(line: 3, column: 22, scope: !29)
!37 = !DILocation(line: 3, column: 28, scope: !29)
!38 = !DILocation(line: 3, column: 3, scope: !29)
