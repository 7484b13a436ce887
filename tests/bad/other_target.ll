target triple = "aarch64-unknown-linux-gnu"
define i32 @main() {
  ret i32 0
}
