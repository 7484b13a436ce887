define i32 @main(i32 %argc) {
entry:
  br label %b
b:
  %y = add i32 %argc, 1
  %x = phi i32 [ 1, %entry ]
  ret i32 %x
}
