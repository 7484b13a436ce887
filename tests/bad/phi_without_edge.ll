define i32 @main(i32 %argc) {
entry:
  %c = icmp eq i32 %argc, 1
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %x = phi i32 [ 1, %a ]
  ret i32 %x
}
