define i32 @f(i32 %n, ptr %p, i1 %c) personality ptr @p {
entry:
  switch i32 %n, label %d [ i32 0, label %a
    i32 -5, label %a
    i32 7, label %b ]
a:
  %x = phi i32 [ 1, %entry ], [ 1, %entry ], [ %y, %b ]
  %z = freeze i32 %x
  br i1 %c, label %b, label %d
b:
  %y = phi i32 [ %n, %entry ], [ %z, %a ]
  indirectbr ptr %p, [label %a, label %d, label %e]
d:
  %i = invoke i32 @g(i32 %n) to label %e unwind label %u
e:
  %j = phi i32 [ %i, %d ], [ 0, %b ]
  ret i32 %j
u:
  %l = landingpad { ptr, i32 } cleanup catch ptr null filter [1 x ptr] [ptr @p]
  resume { ptr, i32 } %l
dead:
  %q = add i32 %q, 1
  br label %dead
}
declare i32 @g(i32)
declare i32 @p(...)
