define i32 @main() {
  br label %nowhere
}
