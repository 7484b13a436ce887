define i64 @f(ptr %p, i64 %v, i16 %h, float %g) {
  %a = atomicrmw volatile nand ptr %p, i64 %v seq_cst, align 8
  %b = atomicrmw umax ptr %p, i16 %h syncscope("singlethread") monotonic
  %c = cmpxchg weak ptr %p, i64 %a, i64 %v acq_rel monotonic, align 8
  %d = extractvalue { i64, i1 } %c, 0
  %e = atomicrmw fmax ptr %p, float %g acquire
  %f = load atomic volatile i64, ptr %p syncscope("singlethread") acquire, align 8
  store atomic i64 %d, ptr %p release, align 8
  fence syncscope("singlethread") seq_cst
  ret i64 %f
}
