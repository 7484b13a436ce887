set width 0
set height 0
break puts
commands
silent
up
info args
info locals
continue
end
break printf
commands
silent
up
info args
info locals
continue
end
run
