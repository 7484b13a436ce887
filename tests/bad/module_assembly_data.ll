module asm ".data"
module asm "\09.long 1, \22x\22"
define i32 @main() {
  ret i32 0
}
