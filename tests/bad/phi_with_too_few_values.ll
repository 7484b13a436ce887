define i32 @main(i32 %argc) {
entry:
  switch i32 %argc, label %b [
    i32 1, label %b
  ]
b:
  %x = phi i32 [ 0, %entry ]
  ret i32 %x
}
