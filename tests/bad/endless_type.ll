%t = type { i32, %t }
@s = global %t zeroinitializer
define i32 @main() {
  ret i32 0
}
