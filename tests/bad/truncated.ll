define i32 @main() {
entry:
  %x = alloca i32
  store i32 1, ptr %x
  %y = load i32, p
