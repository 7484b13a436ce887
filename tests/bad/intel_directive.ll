define i32 @main() {
  call void asm sideeffect "nop; .intel_syntax noprefix; mov eax, 1", "~{eax}"()
  ret i32 0
}
