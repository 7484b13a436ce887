define i32 @main() {
  call void asm sideeffect ".intel_syntax noprefix; mov eax, 1", "~{eax}"()
  call void asm sideeffect inteldialect "mov eax, 1", "~{eax}"()
  ret i32 0
}
