define i32 @main(i32 %argc) {
entry:
  %c = icmp eq i32 %argc, 1
  br i1 %c, label %a, label %b
a:
  %x = add i32 %argc, 1
  br label %b
b:
  %y = add i32 %x, 1
  ret i32 %y
}
