define i32 @main(i32 %argc) {
  switch i32 %argc, label %d [ i32 1, label %a
                               i32 1, label %d ]
a:
  ret i32 1
d:
  ret i32 0
}
