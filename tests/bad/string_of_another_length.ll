@s = global [5 x i8] c"abc\00"
define i32 @main() {
  ret i32 0
}
