; getelementptr on vectors: of indices, of bases, of both, through structs and arrays, with constants and undefined
; lanes. The expected output was printed by lli of LLVM 19.
target triple = "x86_64-unknown-linux-gnu"

%pair = type { i32, [4 x i16] }

@numbers = global [8 x i32] [i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17]
@pairs = global [3 x %pair] [%pair { i32 1, [4 x i16] [i16 2, i16 3, i16 4, i16 5] },
                             %pair { i32 6, [4 x i16] [i16 7, i16 8, i16 9, i16 10] },
                             %pair { i32 11, [4 x i16] [i16 12, i16 13, i16 14, i16 15] }]
@format = constant [4 x i8] c"%d\0A\00"

declare i32 @printf(ptr, ...)

define void @show(i32 %n) {
  %r = call i32 (ptr, ...) @printf(ptr @format, i32 %n)
  ret void
}

define void @show_lanes(<4 x ptr> %at) {
  %p0 = extractelement <4 x ptr> %at, i32 0
  %v0 = load i32, ptr %p0
  call void @show(i32 %v0)
  %p1 = extractelement <4 x ptr> %at, i32 1
  %v1 = load i32, ptr %p1
  call void @show(i32 %v1)
  %p2 = extractelement <4 x ptr> %at, i32 2
  %v2 = load i32, ptr %p2
  call void @show(i32 %v2)
  %p3 = extractelement <4 x ptr> %at, i32 3
  %v3 = load i32, ptr %p3
  call void @show(i32 %v3)
  ret void
}

define i32 @main(i32 %argc, ptr %argv) {
  ; A scalar base and a vector of narrow, partly negative indices.
  %minus = sub i32 0, %argc
  %i0 = insertelement <4 x i32> <i32 0, i32 3, i32 7, i32 0>, i32 %argc, i32 0
  %i1 = insertelement <4 x i32> %i0, i32 %minus, i32 3
  %middle = getelementptr i32, ptr @numbers, i64 4
  %a = getelementptr inbounds i32, ptr @numbers, <4 x i32> <i32 7, i32 0, i32 5, i32 2>
  call void @show_lanes(<4 x ptr> %a)
  %b0 = insertelement <4 x i32> %i1, i32 2, i32 2
  %b = getelementptr i32, ptr %middle, <4 x i32> %b0
  call void @show_lanes(<4 x ptr> %b)
  ; A vector of bases and a scalar index, then a vector of both.
  %c = getelementptr i32, <4 x ptr> %a, i32 %argc
  %same = getelementptr i32, <4 x ptr> %c, i64 -1
  call void @show_lanes(<4 x ptr> %same)
  %d = getelementptr i8, <4 x ptr> %same, <4 x i64> <i64 -4, i64 4, i64 8, i64 0>
  call void @show_lanes(<4 x ptr> %d)
  ; Through a struct, whose field index is a vector of equal constants, and an array inside it.
  %wide = sext i32 %argc to i64
  %rows0 = insertelement <2 x i64> zeroinitializer, i64 %wide, i32 0
  %rows = insertelement <2 x i64> %rows0, i64 2, i32 1
  %e = getelementptr inbounds [3 x %pair], ptr @pairs, i64 0, <2 x i64> %rows, <2 x i32> <i32 1, i32 1>, i64 %wide
  %e0 = extractelement <2 x ptr> %e, i64 0
  %e1 = extractelement <2 x ptr> %e, i64 1
  %x0 = load i16, ptr %e0
  %x1 = load i16, ptr %e1
  %y0 = sext i16 %x0 to i32
  %y1 = sext i16 %x1 to i32
  call void @show(i32 %y0)
  call void @show(i32 %y1)
  ; No index at all, and what a compiler does with these.
  %f = getelementptr i32, <4 x ptr> %a
  call void @show_lanes(<4 x ptr> %f)
  ; The same as constants, in an operand.
  %row = getelementptr i32, <4 x ptr> getelementptr inbounds (i32, ptr @numbers, <4 x i64> <i64 0, i64 1, i64 2, i64 3>), i32 %argc
  call void @show_lanes(<4 x ptr> %row)
  %slot = alloca <4 x ptr>
  store <4 x ptr> getelementptr (i32, <4 x ptr> <ptr @numbers, ptr @numbers, ptr @numbers, ptr @numbers>, <4 x i64> <i64 3, i64 2, i64 1, i64 0>), ptr %slot
  %again = load <4 x ptr>, ptr %slot
  call void @show_lanes(<4 x ptr> %again)
  ret i32 0
}
