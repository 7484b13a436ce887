declare double @llvm.experimental.constrained.maximum.f64(double, double, metadata)
define double @f(double %a) strictfp {
  %b = call double @llvm.experimental.constrained.maximum.f64(double %a, double %a, metadata !"fpexcept.strict")
  ret double %b
}
