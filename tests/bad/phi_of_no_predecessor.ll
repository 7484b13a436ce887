define i32 @main(i32 %argc) {
entry:
  br label %b
a:
  br label %b
b:
  %x = phi i32 [ 1, %entry ], [ 2, %a ], [ 3, %c ]
  ret i32 %x
c:
  ret i32 0
}
