declare bfloat @llvm.experimental.constrained.fptrunc.bf16.f32(float, metadata, metadata)
define bfloat @f(float %a) strictfp {
  %b = call bfloat @llvm.experimental.constrained.fptrunc.bf16.f32(float %a, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret bfloat %b
}
