%n = type { %n*, i32 (i8*, ...)*, [2 x i16] }
@x = global %n zeroinitializer
define i32 @f(%n* %p, i64 %i, i32 %j) {
  %a = getelementptr inbounds %n, %n* %p, i64 %i, i32 2, i32 %j
  %b = bitcast i16* %a to i8*
  %c = getelementptr %n, %n* %p, i32 0, i32 1
  %d = load i32 (i8*, ...)*, i32 (i8*, ...)** %c
  %e = call i32 (i8*, ...) %d(i8* %b, %n* @x)
  %g = ptrtoint %n* %p to i64
  %h = getelementptr i8, ptr null, i64 1073741824
  %k = getelementptr i8, ptr %h, i64 1073741825
  store i8 1, ptr %k
  ret i32 %e
}
