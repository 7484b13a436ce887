; What the text gained up to LLVM 22, in a program that computes with all of it.
source_filename = "new_syntax.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%pair = type { i32, i32 }

@format = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@table = internal unnamed_addr constant <4 x i32> splat (i32 11), no_sanitize_address, align 16, code_model "small"
@numbers = dso_local local_unnamed_addr global <4 x i32> <i32 1, i32 2, i32 3, i32 4>, align 16
@end = hidden global ptr getelementptr inbounds nuw (i8, ptr @table, i64 12), align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: none, errnomem: none)
define dso_local range(i32 0, 100) i32 @work(ptr noundef nonnull writeonly align 4 captures(none) dead_on_unwind initializes((0, 8)) %out, i32 noundef range(i32 -5, 50) %n, ptr captures(address, read_provenance) dead_on_return %p) local_unnamed_addr #0 !dbg !7 {
entry:
    #dbg_value(ptr %out, !8, !DIExpression(), !9)
    #dbg_declare(ptr %p, !8, !DIExpression(DW_OP_plus_uconst, 4), !9)
  %wide = zext nneg i32 %n to i64, !dbg !9
  %narrow = trunc nuw nsw i64 %wide to i16
  %unsigned = uitofp nneg i16 %narrow to float
  %back = fptosi float %unsigned to i32
  %same = icmp samesign ult i32 %back, 40
  %or = or disjoint i32 %back, 64
  %chosen = select i1 %same, i32 %or, i32 %back, !prof !10, !unpredictable !2
    #dbg_assign(i32 %chosen, !8, !DIExpression(), !11, ptr %out, !DIExpression(), !9)
    #dbg_label(!12, !9)
  %second = getelementptr inbounds nuw nusw %pair, ptr %out, i64 0, i32 1
  store i32 %chosen, ptr %out, align 4, !tbaa !13, !noalias.addrspace !2
  %vector = load <4 x i32>, ptr @numbers, align 16
  %sum = add nsw <4 x i32> %vector, splat (i32 5)
  %reversed = shufflevector <4 x i32> %sum, <4 x i32> poison, <4 x i32> <i32 3, i32 poison, i32 1, i32 0>
  %third = extractelement <4 x i32> %reversed, i64 2
  %total = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %sum)
  %both = add nuw nsw i32 %third, %total
  store i32 %both, ptr %second, align 4
  %ordered = call i32 @llvm.ucmp.i32.i32(i32 %both, i32 %chosen)
  %signed = call range(i8 -1, 2) i8 @llvm.scmp.i8.i32(i32 noundef 3, i32 noundef 4) #2
  %signed.wide = sext i8 %signed to i32
  %result = sub i32 %ordered, %signed.wide
  %bits = call i32 @llvm.umax.i32(i32 %result, i32 1)
  ret i32 %bits, !dbg !9
}

define i32 @main() #1 {
  %pair = alloca %pair, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %pair) #2
  %r = call noundef i32 @work(ptr noundef nonnull align 4 captures(none) dead_on_unwind writable initializes((0, 8)) %pair, i32 noundef 7, ptr null), !callees !14
  %first = load i32, ptr %pair, align 8, !range !15, !noundef !2
  %second.p = getelementptr inbounds nuw i8, ptr %pair, i64 4
  %second = load i32, ptr %second.p, align 4
  %last.p = load ptr, ptr @end, align 8
  %last = load i32, ptr %last.p, align 4, !captures !16
  %printed = tail call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @format, i32 noundef %r, i32 noundef %first, i32 noundef %second, i32 noundef %last) #2, !nosanitize !2
  call void @llvm.lifetime.end.p0(ptr nonnull %pair) #2
  call void @llvm.assume(i1 true) [ "align"(ptr %pair, i64 8), "nonnull"(ptr %pair) ]
  ret i32 %r
}

declare noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #1
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #4
declare range(i32 -1, 2) i32 @llvm.ucmp.i32.i32(i32, i32) #4
declare range(i8 -1, 2) i8 @llvm.scmp.i8.i32(i32, i32) #4
declare i32 @llvm.umax.i32(i32, i32) #4
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="128" }
attributes #1 = { nounwind sanitize_realtime_blocking nosanitize_coverage denormal_fpenv(preservesign) allockind("alloc,zeroed") vscale_range(1,16) "target-cpu"="x86-64" }
attributes #2 = { nounwind nocreateundeforpoison }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3, !4}
!llvm.errno.tbaa = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, sourceLanguageName: DW_LNAME_C, file: !1, producer: "clang \22 }", isOptimized: true, emissionKind: FullDebug)
!1 = !DIFile(filename: "new_syntax.c", directory: "/", checksumkind: CSK_MD5, checksum: "0123456789abcdef0123456789abcdef")
!2 = !{}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!7 = distinct !DISubprogram(name: "work", scope: !1, file: !1, line: 1, unit: !0, keyInstructions: true)
!8 = !DILocalVariable(name: "out", scope: !7)
!9 = !DILocation(line: 3, column: 5, scope: !7, atomGroup: 1, atomRank: 2)
!10 = !{!"branch_weights", !"expected", i32 1, i32 2}
!11 = distinct !DIAssignID()
!12 = !DILabel(scope: !7, name: "here", file: !1, line: 4)
!13 = !{!"int", !2, i64 0}
!14 = !{ptr @work}
!15 = !{i32 0, i32 100}
!16 = !{!"address"}
