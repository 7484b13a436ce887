; ModuleID = 'callback.c'
source_filename = "callback.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@__const.main.numbers = private unnamed_addr constant [4 x i32] [i32 3, i32 3, i32 3, i32 3], align 16

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 !dbg !14 {
  %1 = alloca i32, align 4
  %2 = alloca [4 x i32], align 16
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !18, !DIExpression(), !22)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.main.numbers, i64 16, i1 false), !dbg !22
  %3 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 0, !dbg !23
  call void @qsort(ptr noundef %3, i64 noundef 4, i64 noundef 4, ptr noundef @by_quotient), !dbg !24
  %4 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 0, !dbg !25
  %5 = load i32, ptr %4, align 16, !dbg !25
  ret i32 %5, !dbg !26
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind uwtable
define internal i32 @by_quotient(ptr noundef %0, ptr noundef %1) #0 !dbg !27 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !32, !DIExpression(), !33)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !34, !DIExpression(), !35)
  %5 = load ptr, ptr %3, align 8, !dbg !36
  %6 = load i32, ptr %5, align 4, !dbg !37
  %7 = load ptr, ptr %4, align 8, !dbg !38
  %8 = load i32, ptr %7, align 4, !dbg !39
  %9 = sub nsw i32 %8, 3, !dbg !40
  %10 = sdiv i32 %6, %9, !dbg !41
  ret i32 %10, !dbg !42
}

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6, !7, !8, !9, !10, !11, !12}
!llvm.ident = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !2, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "callback.c", directory: ".", checksumkind: CSK_MD5, checksum: "77f06df71e11d87cf93b9914785fdc6b")
!2 = !{!3}
!3 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !{i32 7, !"Dwarf Version", i32 5}
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = !{i32 1, !"wchar_size", i32 4}
!9 = !{i32 8, !"PIC Level", i32 2}
!10 = !{i32 7, !"PIE Level", i32 2}
!11 = !{i32 7, !"uwtable", i32 2}
!12 = !{i32 7, !"frame-pointer", i32 2}
!13 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!14 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 5, type: !15, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !17)
!15 = !DISubroutineType(types: !16)
!16 = !{!5}
!17 = !{}
!18 = !DILocalVariable(name: "numbers", scope: !14, file: !1, line: 6, type: !19)
!19 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 128, elements: !20)
!20 = !{!21}
!21 = !DISubrange(count: 4)
!22 = !DILocation(line: 6, column: 7, scope: !14)
!23 = !DILocation(line: 7, column: 9, scope: !14)
!24 = !DILocation(line: 7, column: 3, scope: !14)
!25 = !DILocation(line: 8, column: 10, scope: !14)
!26 = !DILocation(line: 8, column: 3, scope: !14)
!27 = distinct !DISubprogram(name: "by_quotient", scope: !1, file: !1, line: 2, type: !28, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !0, retainedNodes: !17)
!28 = !DISubroutineType(types: !29)
!29 = !{!5, !30, !30}
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!32 = !DILocalVariable(name: "a", arg: 1, scope: !27, file: !1, line: 2, type: !30)
!33 = !DILocation(line: 2, column: 36, scope: !27)
!34 = !DILocalVariable(name: "b", arg: 2, scope: !27, file: !1, line: 2, type: !30)
!35 = !DILocation(line: 2, column: 51, scope: !27)
!36 = !DILocation(line: 3, column: 24, scope: !27)
!37 = !DILocation(line: 3, column: 10, scope: !27)
!38 = !DILocation(line: 3, column: 43, scope: !27)
!39 = !DILocation(line: 3, column: 29, scope: !27)
!40 = !DILocation(line: 3, column: 45, scope: !27)
!41 = !DILocation(line: 3, column: 26, scope: !27)
!42 = !DILocation(line: 3, column: 3, scope: !27)
