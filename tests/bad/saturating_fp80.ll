declare i128 @llvm.fptosi.sat.i128.f80(x86_fp80)
define i128 @f(x86_fp80 %a) {
  %b = call i128 @llvm.fptosi.sat.i128.f80(x86_fp80 %a)
  ret i128 %b
}
