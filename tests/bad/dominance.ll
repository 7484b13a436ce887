define i32 @first(i1 %c) {
entry:
  br i1 %c, label %then, label %else

then:
  %"a b" = add i32 1, 2
  br label %else

else:
  %both = mul i32 %"a b", %"a b"
  br label %end

end:
  %x = phi i32 [ %late, %else ]
  %late = add i32 %x, 1
  ret i32 %late
}

define i32 @main() {
  %1 = add i32 %2, 1
  %2 = add i32 %1, 1
  ret i32 %2
}
