module asm ".macro f x\0A frob \\x, %eax"
module asm ".endm"
module asm "main: nop; f $1"
