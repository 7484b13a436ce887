; The linker makes symbols of the start and the end of a section whose name is an identifier. Another section
; is only a place.
target triple = "x86_64-pc-linux-gnu"

@elsewhere = global i32 1, section ".data.elsewhere", align 4
@member = global i32 2, section "members", align 4

define i32 @of_a_collector() gc "statepoint_example" {
  ret i32 0
}

define i32 @also_a_member() section "code_members" {
  %v = load i32, ptr @member
  ret i32 %v
}
