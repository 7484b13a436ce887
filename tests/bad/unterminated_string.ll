@s = global [4 x i8] c"abc
define i32 @main() {
  ret i32 0
}
