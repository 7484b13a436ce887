set width 0
set height 0
break sum
run
info args
next
next
next
next
info locals
backtrace
print *p
print p->next->name
finish
next
info locals
print a[1]
print &a[1] == a + 1
print/d c
print grid[1][2]
print *n2.next
print counter
print ratio
ptype struct node
whatis big
break values.c:20
continue
backtrace
print n
print k
list 19,21
finish
