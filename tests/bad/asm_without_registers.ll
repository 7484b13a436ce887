define i64 @main() {
  %a = call i64 asm sideeffect "movq %rax, $0", "=&r,~{rax},~{rbx},~{rcx},~{rdx},~{rdi},~{rsi},~{rbp},~{r8},~{r9},~{r10},~{r11},~{r12},~{r13},~{r14},~{r15}"()
  ret i64 %a
}
