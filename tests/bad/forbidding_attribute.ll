define i32 @main() noredzone {
  ret i32 0
}
