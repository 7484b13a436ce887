@x = external global i32
module asm ".globl x"
module asm "x: .long 1"
define i32 @main() {
  %1 = load i32, ptr @x
  ret i32 %1
}
