; ModuleID = 'x'
source_filename = "x.c"
target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
$c = comdat any
@g = linkonce_odr dso_local global i32 0, comdat($c), align 4, !dbg !0
define linkonce_odr noundef zeroext i1 @"a\22b"(i32 noundef signext range(i32 0, 9) %0, ptr nocapture readonly dereferenceable(8) %1) unnamed_addr #0 comdat($c) gc "x" !dbg !3 !prof !2 {
  #dbg_declare(ptr %1, !1, !DIExpression(), !2)
  %3 = load i32, ptr %1, align 4, !tbaa !2, !range !1
  %4 = icmp samesign ult i32 %0, %3, !dbg !3
  ret i1 %4, !dbg !3
}
attributes #0 = { nounwind "frame-pointer"="all" memory(none) allocsize(0,1) }
!llvm.module.flags = !{!1}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = !{i32 0, i32 10}
!2 = distinct !{!2, !"x", i64 0}
!3 = !DILocation(line: 1, column: 2, scope: !2)
