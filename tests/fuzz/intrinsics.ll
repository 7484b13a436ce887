define i33 @f(i33 %a, i33 %b, double %d, ptr %p) {
  %1 = call i33 @llvm.fshl.i33(i33 %a, i33 %b, i33 7)
  %2 = call { i33, i1 } @llvm.smul.with.overflow.i33(i33 %1, i33 %b)
  %3 = extractvalue { i33, i1 } %2, 0
  %4 = call i33 @llvm.usub.sat.i33(i33 %3, i33 %a)
  %5 = call i33 @llvm.fptosi.sat.i33.f64(double %d)
  %6 = call i33 @llvm.umin.i33(i33 %4, i33 %5)
  %7 = call i33 @llvm.ctlz.i33(i33 %6, i1 false)
  %8 = call i1 @llvm.is.fpclass.f64(double %d, i32 519)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr %p, i64 16, i1 false)
  call void @llvm.assume(i1 %8) [ "align"(ptr %p, i64 16) ]
  ret i33 %7
}
declare i33 @llvm.fshl.i33(i33, i33, i33)
declare { i33, i1 } @llvm.smul.with.overflow.i33(i33, i33)
declare i33 @llvm.usub.sat.i33(i33, i33)
declare i33 @llvm.fptosi.sat.i33.f64(double)
declare i33 @llvm.umin.i33(i33, i33)
declare i33 @llvm.ctlz.i33(i33, i1)
declare i1 @llvm.is.fpclass.f64(double, i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.assume(i1)
