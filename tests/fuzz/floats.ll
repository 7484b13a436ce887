define x86_fp80 @f(half %h, bfloat %b, float %f, double %d, x86_fp80 %l, i64 %i) {
  %1 = fpext half %h to x86_fp80
  %2 = fptrunc x86_fp80 %l to half
  %3 = fptoui half %2 to i17
  %4 = uitofp i17 %3 to bfloat
  %5 = fcmp ueq bfloat %4, %b
  %6 = select i1 %5, float %f, float 0x36A0000000000000
  %7 = call float @llvm.fma.f32(float %6, float 1.0e10, float -0.0)
  %8 = frem double %d, 3.25
  %9 = fpext float %7 to double
  %10 = call double @llvm.minimum.f64(double %8, double %9)
  %11 = fpext double %10 to x86_fp80
  %12 = fmul x86_fp80 %11, 0xK4001C000000000000000
  %13 = fptosi x86_fp80 %12 to i128
  %14 = sitofp i128 %13 to x86_fp80
  %15 = fneg x86_fp80 %14
  ret x86_fp80 %15
}
declare float @llvm.fma.f32(float, float, float)
declare double @llvm.minimum.f64(double, double)
