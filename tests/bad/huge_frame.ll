; More stack than a function may have.
define i32 @main() {
  %small = alloca i32
  %huge = alloca [1500000000 x i8]
  store volatile i32 1, ptr %small
  store volatile i8 1, ptr %huge
  ret i32 0
}
