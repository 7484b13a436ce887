; ModuleID = 'x.c'
source_filename = "x.c"
target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.node = type { i32, %struct.node*, i8* }
%struct.big = type { [4 x i64] }
%struct._IO_FILE = type opaque

@.str = private unnamed_addr constant [13 x i8] c"%d %s %ld %d\00", align 1
@.nl = private unnamed_addr constant [2 x i8] c"\0A\00"
@n2 = dso_local global %struct.node { i32 2, %struct.node* null, i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.nl, i32 0, i32 0) }, align 8
@n1 = dso_local global %struct.node { i32 1, %struct.node* @n2, i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 3) }, align 8
@table = internal global [2 x i32 (i32)*] [i32 (i32)* @inc, i32 (i32)* bitcast (i64 (i64)* @dbl to i32 (i32)*)], align 16
@stdout = external dso_local global %struct._IO_FILE*, align 8
@alias1 = alias i32 (i32), i32 (i32)* @inc

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @inc(i32 %0) #0 {
  %2 = alloca i32, align 4
  store i32 %0, i32* %2, align 4
  %3 = load i32, i32* %2, align 4
  %4 = add nsw i32 %3, 1
  ret i32 %4
}

define internal i64 @dbl(i64 %x) { %r = shl i64 %x, 1
 ret i64 %r }

define void @fill(%struct.big* noalias sret %agg.result, %struct.big* byval(%struct.big) align 8 %b) #0 {
  %1 = getelementptr inbounds %struct.big, %struct.big* %b, i32 0, i32 0, i64 2
  %2 = load i64, i64* %1, align 8
  %3 = bitcast %struct.big* %agg.result to i8*
  call void @llvm.memset.p0i8.i64(i8* align 8 %3, i8 0, i64 32, i1 false)
  %4 = getelementptr inbounds %struct.big, %struct.big* %agg.result, i32 0, i32 0, i64 1
  store i64 %2, i64* %4, align 8
  ret void
}

define dso_local i32 @main(i32 %argc, i8** nocapture readnone %argv) local_unnamed_addr #0 personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
"entry block":
  %b = alloca %struct.big, align 8
  %r = alloca %struct.big, align 8
  %p = alloca i32*, align 8
  %v = alloca i32, align 4
  store i32 5, i32* %v
  store i32* %v, i32** %p, align 8
  %g = getelementptr inbounds %struct.big, %struct.big* %b, i64 0, i32 0, i64 2
  store i64 77, i64* %g
  call void @fill(%struct.big* sret %r, %struct.big* byval(%struct.big) align 8 %b)
  %h = getelementptr inbounds %struct.big, %struct.big* %r, i64 0, i32 0, i64 1
  %h2 = load i64, i64* %h
  %f = load i32 (i32)*, i32 (i32)** getelementptr inbounds ([2 x i32 (i32)*], [2 x i32 (i32)*]* @table, i64 0, i64 1)
  %fr = call i32 %f(i32 21)
  %f0 = call i32 @alias1(i32 %fr)
  %s = load i8*, i8** getelementptr inbounds (%struct.node, %struct.node* @n1, i32 0, i32 2), align 8
  %nx = load %struct.node*, %struct.node** getelementptr inbounds (%struct.node, %struct.node* @n1, i32 0, i32 1), align 8
  %nv = getelementptr inbounds %struct.node, %struct.node* %nx, i32 0, i32 0
  %nvv = load i32, i32* %nv
  %call = call i32 (i8*, ...) @printf(i8* getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i32 %f0, i8* %s, i64 %h2, i32 %nvv)
  br label %L3

"lbl 1":
  %pp = phi i32 [ %m, %L3 ]
  %call2 = tail call i32 @puts(i8* getelementptr inbounds ([2 x i8], [2 x i8]* @.nl, i64 0, i64 1)) #1, !srcloc !3
  %lp = load i32*, i32** %p, align 8
  %cmp = icmp eq i32* %lp, %v
  %x = invoke i32 @inc(i32 %pp)
          to label %ok unwind label %bad
ok:
  %sum = zext i1 %cmp to i32
  %res = add i32 %x, %sum
  ret i32 %res
bad:
  %lpad = landingpad { i8*, i32 }
          cleanup
  resume { i8*, i32 } %lpad
L3:
  %m = add i32 40, 0
  br label %"lbl 1"
}
declare void @llvm.memset.p0i8.i64(i8* nocapture writeonly, i8, i64, i1 immarg)
declare i32 @__gxx_personality_v0(...)
declare i32 @printf(i8*, ...) local_unnamed_addr
declare i32 @puts(i8*)

attributes #0 = { noinline nounwind optnone uwtable "correctly-rounded-divide-sqrt-fp-math"="false" }
attributes #1 = { nounwind }
!3 = !{i32 123}
