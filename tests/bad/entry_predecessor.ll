define i32 @main() {
entry:
  br label %entry
}
