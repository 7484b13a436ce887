define float @main() {
  %x = fadd float 1.0, 0.1
  ret float %x
}
