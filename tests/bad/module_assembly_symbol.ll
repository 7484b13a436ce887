module asm ".globl main"
module asm "main: xorl %eax, %eax"
module asm "\09jmp .Lnowhere; ret"
