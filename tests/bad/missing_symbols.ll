declare i32 @this_function_is_nowhere(i32)
declare void @nor_is_this_one()
@and_this_object = external global i32
define i32 @main() {
  %a = call i32 @this_function_is_nowhere(i32 1)
  call void @nor_is_this_one()
  %b = load i32, ptr @and_this_object
  ret i32 %b
}
