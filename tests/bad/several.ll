@table = global [2 x i32] [i32 1, i32 wrong]

define i32 @first(i32 %n) {
  %m = add i64 %n, 1
  ret i32 0
}

define i32 @second(i32 %n) {
  %m = frobnicate i32 %n
  ret i32 %m
}

define i32 @main() {
  %x = load i32, ptr @table
  %y = call i32 @third(i32 %x)
  ret i32 %y
}
