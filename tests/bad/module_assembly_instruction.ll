module asm "main: nop; frob $1, %eax"
