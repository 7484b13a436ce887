target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.timespec = type { i64, i64 }
%struct._G_fpos_t = type { i64, %struct.__mbstate_t }
%struct.__mbstate_t = type { i32, %union.anon }
%union.anon = type { i32 }
%struct.stat = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, %struct.timespec, %struct.timespec, %struct.timespec, [3 x i64] }
%struct.dirent = type { i64, i64, i16, i8, [256 x i8] }
%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr }
%struct.timeval = type { i64, i64 }

@.str = private unnamed_addr constant [8 x i8] c"out.txt\00", align 1
@.str.1 = private unnamed_addr constant [2 x i8] c"w\00", align 1
@stdout = external global ptr, align 8
@.str.2 = private unnamed_addr constant [13 x i8] c"into a file\0A\00", align 1
@.str.3 = private unnamed_addr constant [2 x i8] c"r\00", align 1
@stderr = external global ptr, align 8
@.str.4 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.5 = private unnamed_addr constant [6 x i8] c"a.txt\00", align 1
@.str.6 = private unnamed_addr constant [7 x i8] c"%d %s\0A\00", align 1
@.str.7 = private unnamed_addr constant [10 x i8] c"forty-two\00", align 1
@.str.8 = private unnamed_addr constant [13 x i8] c"second line\0A\00", align 1
@__const.streams.four = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 16
@.str.9 = private unnamed_addr constant [11 x i8] c"wrote %zu\0A\00", align 1
@.str.10 = private unnamed_addr constant [19 x i8] c"at %ld, closed %d\0A\00", align 1
@.str.11 = private unnamed_addr constant [10 x i8] c"fscanf %d\00", align 1
@.str.12 = private unnamed_addr constant [8 x i8] c"%d %19s\00", align 1
@.str.13 = private unnamed_addr constant [9 x i8] c": %d %s\0A\00", align 1
@.str.14 = private unnamed_addr constant [9 x i8] c"fgets %s\00", align 1
@.str.15 = private unnamed_addr constant [11 x i8] c"getc %c%c\0A\00", align 1
@.str.16 = private unnamed_addr constant [19 x i8] c"fread %zu, end %d\0A\00", align 1
@.str.17 = private unnamed_addr constant [13 x i8] c"%d %d %d %d\0A\00", align 1
@.str.18 = private unnamed_addr constant [12 x i8] c"getline %ld\00", align 1
@.str.19 = private unnamed_addr constant [5 x i8] c": %s\00", align 1
@.str.20 = private unnamed_addr constant [9 x i8] c"tell %ld\00", align 1
@.str.21 = private unnamed_addr constant [13 x i8] c", again %ld\0A\00", align 1
@.str.22 = private unnamed_addr constant [20 x i8] c"write to it %d, %d\0A\00", align 1
@.str.23 = private unnamed_addr constant [3 x i8] c"no\00", align 1
@.str.24 = private unnamed_addr constant [14 x i8] c"nowhere/a.txt\00", align 1
@.str.25 = private unnamed_addr constant [3 x i8] c"a+\00", align 1
@.str.26 = private unnamed_addr constant [5 x i8] c"end\0A\00", align 1
@.str.27 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.28 = private unnamed_addr constant [13 x i8] c"123 0x1f 2.5\00", align 1
@.str.29 = private unnamed_addr constant [3 x i8] c"%d\00", align 1
@.str.30 = private unnamed_addr constant [10 x i8] c"%d %x %lf\00", align 1
@.str.31 = private unnamed_addr constant [15 x i8] c" %d %d %g, %d\0A\00", align 1
@.str.32 = private unnamed_addr constant [6 x i8] c"b.bin\00", align 1
@.str.33 = private unnamed_addr constant [19 x i8] c"open %d, write %zd\00", align 1
@.str.34 = private unnamed_addr constant [12 x i8] c"hello world\00", align 1
@.str.35 = private unnamed_addr constant [11 x i8] c", seek %ld\00", align 1
@.str.36 = private unnamed_addr constant [15 x i8] c", read %zd %s\0A\00", align 1
@.str.37 = private unnamed_addr constant [30 x i8] c"fstat %d, %ld bytes, mode %o\0A\00", align 1
@.str.38 = private unnamed_addr constant [33 x i8] c"dup %d, pwrite %zd, truncate %d\0A\00", align 1
@.str.39 = private unnamed_addr constant [2 x i8] c"W\00", align 1
@.str.40 = private unnamed_addr constant [30 x i8] c"fdopen %s, fileno %d, tty %d\0A\00", align 1
@.str.41 = private unnamed_addr constant [12 x i8] c"closed: %zd\00", align 1
@.str.42 = private unnamed_addr constant [2 x i8] c"x\00", align 1
@.str.43 = private unnamed_addr constant [5 x i8] c" %s\0A\00", align 1
@__const.descriptors.name = private unnamed_addr constant [10 x i8] c"tmpXXXXXX\00", align 1
@.str.44 = private unnamed_addr constant [15 x i8] c"mkstemp %d %d\0A\00", align 1
@.str.45 = private unnamed_addr constant [10 x i8] c"tmpXXXXXX\00", align 1
@.str.46 = private unnamed_addr constant [9 x i8] c"mkdir %d\00", align 1
@.str.47 = private unnamed_addr constant [4 x i8] c"dir\00", align 1
@.str.48 = private unnamed_addr constant [12 x i8] c", rename %d\00", align 1
@.str.49 = private unnamed_addr constant [10 x i8] c"dir/c.bin\00", align 1
@.str.50 = private unnamed_addr constant [16 x i8] c", access %d %d\0A\00", align 1
@.str.51 = private unnamed_addr constant [11 x i8] c"in it: %s\0A\00", align 1
@.str.52 = private unnamed_addr constant [20 x i8] c"stat %d, folder %d\0A\00", align 1
@.str.53 = private unnamed_addr constant [14 x i8] c"getcwd %d %s\0A\00", align 1
@.str.54 = private unnamed_addr constant [3 x i8] c"..\00", align 1
@.str.55 = private unnamed_addr constant [11 x i8] c"symlink %d\00", align 1
@.str.56 = private unnamed_addr constant [5 x i8] c"link\00", align 1
@.str.57 = private unnamed_addr constant [19 x i8] c", readlink %zd %s\0A\00", align 1
@.str.58 = private unnamed_addr constant [20 x i8] c"remove %d %d %d %d\0A\00", align 1
@.str.59 = private unnamed_addr constant [14 x i8] c"again %d: %s\0A\00", align 1
@.str.60 = private unnamed_addr constant [7 x i8] c"ENOENT\00", align 1
@.str.61 = private unnamed_addr constant [2 x i8] c"?\00", align 1
@.str.62 = private unnamed_addr constant [12 x i8] c"%d-%d-%d %s\00", align 1
@.str.63 = private unnamed_addr constant [13 x i8] c"strftime %zu\00", align 1
@.str.64 = private unnamed_addr constant [24 x i8] c"%Y-%m-%dT%H:%M:%S %a %Z\00", align 1
@.str.65 = private unnamed_addr constant [22 x i8] c"timegm %ld, month %d\0A\00", align 1
@.str.66 = private unnamed_addr constant [9 x i8] c"back %d\0A\00", align 1
@.str.67 = private unnamed_addr constant [13 x i8] c"difftime %g\0A\00", align 1
@__const.times.pause = private unnamed_addr constant %struct.timespec { i64 0, i64 1000000 }, align 8
@.str.68 = private unnamed_addr constant [17 x i8] c"same time %d %d\0A\00", align 1
@.str.69 = private unnamed_addr constant [20 x i8] c"slept %d, clock %d\0A\00", align 1
@.str.70 = private unnamed_addr constant [12 x i8] c"SHEAVE_TEST\00", align 1
@.str.71 = private unnamed_addr constant [5 x i8] c"none\00", align 1
@.str.72 = private unnamed_addr constant [4 x i8] c"new\00", align 1
@.str.73 = private unnamed_addr constant [4 x i8] c" %s\00", align 1
@.str.74 = private unnamed_addr constant [6 x i8] c"newer\00", align 1
@environment.mine = internal global [14 x i8] c"SHEAVE_MINE=1\00", align 1
@.str.75 = private unnamed_addr constant [12 x i8] c"SHEAVE_MINE\00", align 1
@environ = external global ptr, align 8
@.str.76 = private unnamed_addr constant [9 x i8] c"SHEAVE_T\00", align 1
@.str.77 = private unnamed_addr constant [9 x i8] c"SHEAVE_M\00", align 1
@.str.78 = private unnamed_addr constant [16 x i8] c" %d %s, pid %d\0A\00", align 1
@.str.79 = private unnamed_addr constant [6 x i8] c"there\00", align 1
@.str.80 = private unnamed_addr constant [5 x i8] c"gone\00", align 1

; Function Attrs: noinline nounwind uwtable
define dso_local i32 @main() #0 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca [20 x i8], align 16
  store i32 0, ptr %1, align 4
  call void @streams()
  call void @descriptors()
  call void @folders()
  call void @times()
  call void @environment()
  %4 = load ptr, ptr @stdout, align 8
  %5 = call ptr @freopen(ptr noundef @.str, ptr noundef @.str.1, ptr noundef %4)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %7, label %8

7:                                                ; preds = %0
  store i32 1, ptr %1, align 4
  br label %21

8:                                                ; preds = %0
  %9 = call i32 (ptr, ...) @printf(ptr noundef @.str.2)
  %10 = load ptr, ptr @stdout, align 8
  %11 = call i32 @fflush(ptr noundef %10)
  %12 = call noalias ptr @fopen(ptr noundef @.str, ptr noundef @.str.3)
  store ptr %12, ptr %2, align 8
  %13 = load ptr, ptr @stderr, align 8
  %14 = getelementptr inbounds [20 x i8], ptr %3, i64 0, i64 0
  %15 = load ptr, ptr %2, align 8
  %16 = call ptr @fgets(ptr noundef %14, i32 noundef 20, ptr noundef %15)
  %17 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %13, ptr noundef @.str.4, ptr noundef %16) #7
  %18 = load ptr, ptr %2, align 8
  %19 = call i32 @fclose(ptr noundef %18)
  %20 = call i32 @remove(ptr noundef @.str) #7
  store i32 0, ptr %1, align 4
  br label %21

21:                                               ; preds = %8, %7
  %22 = load i32, ptr %1, align 4
  ret i32 %22
}

; Function Attrs: noinline nounwind uwtable
define internal void @streams() #0 {
  %1 = alloca ptr, align 8
  %2 = alloca [4 x i32], align 16
  %3 = alloca i32, align 4
  %4 = alloca [20 x i8], align 16
  %5 = alloca [40 x i8], align 16
  %6 = alloca [5 x i32], align 16
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca %struct._G_fpos_t, align 8
  %10 = alloca double, align 8
  %11 = alloca i32, align 4
  %12 = call noalias ptr @fopen(ptr noundef @.str.5, ptr noundef @.str.1)
  store ptr %12, ptr %1, align 8
  %13 = load ptr, ptr %1, align 8
  %14 = call i32 (ptr, ptr, ...) @fprintf(ptr noundef %13, ptr noundef @.str.6, i32 noundef 42, ptr noundef @.str.7) #7
  %15 = load ptr, ptr %1, align 8
  %16 = call i32 @fputs(ptr noundef @.str.8, ptr noundef %15)
  %17 = load ptr, ptr %1, align 8
  %18 = call i32 @fputc(i32 noundef 120, ptr noundef %17)
  %19 = load ptr, ptr %1, align 8
  %20 = call i32 @putc(i32 noundef 10, ptr noundef %19)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %2, ptr align 16 @__const.streams.four, i64 16, i1 false)
  %21 = getelementptr inbounds [4 x i32], ptr %2, i64 0, i64 0
  %22 = load ptr, ptr %1, align 8
  %23 = call i64 @fwrite(ptr noundef %21, i64 noundef 4, i64 noundef 4, ptr noundef %22)
  %24 = call i32 (ptr, ...) @printf(ptr noundef @.str.9, i64 noundef %23)
  %25 = load ptr, ptr %1, align 8
  %26 = call i64 @ftell(ptr noundef %25)
  %27 = load ptr, ptr %1, align 8
  %28 = call i32 @fclose(ptr noundef %27)
  %29 = call i32 (ptr, ...) @printf(ptr noundef @.str.10, i64 noundef %26, i32 noundef %28)
  %30 = call noalias ptr @fopen(ptr noundef @.str.5, ptr noundef @.str.3)
  store ptr %30, ptr %1, align 8
  %31 = load ptr, ptr %1, align 8
  %32 = getelementptr inbounds [20 x i8], ptr %4, i64 0, i64 0
  %33 = call i32 (ptr, ptr, ...) @__isoc99_fscanf(ptr noundef %31, ptr noundef @.str.12, ptr noundef %3, ptr noundef %32)
  %34 = call i32 (ptr, ...) @printf(ptr noundef @.str.11, i32 noundef %33)
  %35 = load i32, ptr %3, align 4
  %36 = getelementptr inbounds [20 x i8], ptr %4, i64 0, i64 0
  %37 = call i32 (ptr, ...) @printf(ptr noundef @.str.13, i32 noundef %35, ptr noundef %36)
  %38 = load ptr, ptr %1, align 8
  %39 = call i32 @fgetc(ptr noundef %38)
  %40 = getelementptr inbounds [40 x i8], ptr %5, i64 0, i64 0
  %41 = load ptr, ptr %1, align 8
  %42 = call ptr @fgets(ptr noundef %40, i32 noundef 40, ptr noundef %41)
  %43 = call i32 (ptr, ...) @printf(ptr noundef @.str.14, ptr noundef %42)
  %44 = load ptr, ptr %1, align 8
  %45 = call i32 @ungetc(i32 noundef 121, ptr noundef %44)
  %46 = load ptr, ptr %1, align 8
  %47 = call i32 @getc(ptr noundef %46)
  %48 = load ptr, ptr %1, align 8
  %49 = call i32 @getc(ptr noundef %48)
  %50 = call i32 (ptr, ...) @printf(ptr noundef @.str.15, i32 noundef %47, i32 noundef %49)
  %51 = load ptr, ptr %1, align 8
  %52 = call i32 @fgetc(ptr noundef %51)
  call void @llvm.memset.p0.i64(ptr align 16 %6, i8 0, i64 20, i1 false)
  %53 = getelementptr inbounds [5 x i32], ptr %6, i64 0, i64 0
  %54 = load ptr, ptr %1, align 8
  %55 = call i64 @fread(ptr noundef %53, i64 noundef 4, i64 noundef 5, ptr noundef %54)
  %56 = load ptr, ptr %1, align 8
  %57 = call i32 @feof(ptr noundef %56) #7
  %58 = icmp ne i32 %57, 0
  %59 = zext i1 %58 to i32
  %60 = call i32 (ptr, ...) @printf(ptr noundef @.str.16, i64 noundef %55, i32 noundef %59)
  %61 = getelementptr inbounds [5 x i32], ptr %6, i64 0, i64 0
  %62 = load i32, ptr %61, align 16
  %63 = getelementptr inbounds [5 x i32], ptr %6, i64 0, i64 1
  %64 = load i32, ptr %63, align 4
  %65 = getelementptr inbounds [5 x i32], ptr %6, i64 0, i64 2
  %66 = load i32, ptr %65, align 8
  %67 = getelementptr inbounds [5 x i32], ptr %6, i64 0, i64 3
  %68 = load i32, ptr %67, align 4
  %69 = call i32 (ptr, ...) @printf(ptr noundef @.str.17, i32 noundef %62, i32 noundef %64, i32 noundef %66, i32 noundef %68)
  %70 = load ptr, ptr %1, align 8
  call void @rewind(ptr noundef %70)
  store ptr null, ptr %7, align 8
  store i64 0, ptr %8, align 8
  %71 = load ptr, ptr %1, align 8
  %72 = call i64 @getline(ptr noundef %7, ptr noundef %8, ptr noundef %71)
  %73 = call i32 (ptr, ...) @printf(ptr noundef @.str.18, i64 noundef %72)
  %74 = load ptr, ptr %7, align 8
  %75 = call i32 (ptr, ...) @printf(ptr noundef @.str.19, ptr noundef %74)
  %76 = load ptr, ptr %7, align 8
  call void @free(ptr noundef %76) #7
  %77 = load ptr, ptr %1, align 8
  %78 = call i32 @fgetpos(ptr noundef %77, ptr noundef %9)
  %79 = load ptr, ptr %1, align 8
  %80 = call i32 @fseek(ptr noundef %79, i64 noundef -8, i32 noundef 2)
  %81 = load ptr, ptr %1, align 8
  %82 = call i64 @ftell(ptr noundef %81)
  %83 = call i32 (ptr, ...) @printf(ptr noundef @.str.20, i64 noundef %82)
  %84 = load ptr, ptr %1, align 8
  %85 = call i32 @fsetpos(ptr noundef %84, ptr noundef %9)
  %86 = load ptr, ptr %1, align 8
  %87 = call i64 @ftell(ptr noundef %86)
  %88 = call i32 (ptr, ...) @printf(ptr noundef @.str.21, i64 noundef %87)
  %89 = load ptr, ptr %1, align 8
  %90 = call i32 @fputs(ptr noundef @.str.23, ptr noundef %89)
  %91 = load ptr, ptr %1, align 8
  %92 = call i32 @ferror(ptr noundef %91) #7
  %93 = icmp ne i32 %92, 0
  %94 = zext i1 %93 to i32
  %95 = call i32 (ptr, ...) @printf(ptr noundef @.str.22, i32 noundef %90, i32 noundef %94)
  %96 = load ptr, ptr %1, align 8
  call void @clearerr(ptr noundef %96) #7
  %97 = load ptr, ptr %1, align 8
  %98 = call i32 @fclose(ptr noundef %97)
  %99 = call noalias ptr @fopen(ptr noundef @.str.24, ptr noundef @.str.3)
  store ptr %99, ptr %1, align 8
  %100 = load ptr, ptr %1, align 8
  %101 = icmp eq ptr %100, null
  %102 = zext i1 %101 to i32
  %103 = call ptr @__errno_location() #8
  %104 = load i32, ptr %103, align 4
  %105 = call ptr @strerror(i32 noundef %104) #7
  %106 = call i32 (ptr, ...) @printf(ptr noundef @.str.6, i32 noundef %102, ptr noundef %105)
  %107 = call noalias ptr @fopen(ptr noundef @.str.5, ptr noundef @.str.25)
  store ptr %107, ptr %1, align 8
  %108 = load ptr, ptr %1, align 8
  %109 = call i32 @fputs(ptr noundef @.str.26, ptr noundef %108)
  %110 = load ptr, ptr %1, align 8
  %111 = call i32 @fseek(ptr noundef %110, i64 noundef 0, i32 noundef 0)
  br label %112

112:                                              ; preds = %116, %0
  %113 = load ptr, ptr %1, align 8
  %114 = call i32 @getc(ptr noundef %113)
  store i32 %114, ptr %3, align 4
  %115 = icmp ne i32 %114, 10
  br i1 %115, label %116, label %119

116:                                              ; preds = %112
  %117 = load i32, ptr %3, align 4
  %118 = call i32 @putchar(i32 noundef %117)
  br label %112, !llvm.loop !5

119:                                              ; preds = %112
  %120 = call i32 @puts(ptr noundef @.str.27)
  %121 = load ptr, ptr %1, align 8
  %122 = call i32 @fclose(ptr noundef %121)
  %123 = call noalias ptr @tmpfile()
  store ptr %123, ptr %1, align 8
  %124 = load ptr, ptr %1, align 8
  %125 = call i32 @fputs(ptr noundef @.str.28, ptr noundef %124)
  %126 = load ptr, ptr %1, align 8
  call void @rewind(ptr noundef %126)
  %127 = load ptr, ptr %1, align 8
  %128 = call i32 (ptr, ptr, ...) @__isoc99_fscanf(ptr noundef %127, ptr noundef @.str.30, ptr noundef %3, ptr noundef %11, ptr noundef %10)
  %129 = call i32 (ptr, ...) @printf(ptr noundef @.str.29, i32 noundef %128)
  %130 = load i32, ptr %3, align 4
  %131 = load i32, ptr %11, align 4
  %132 = load double, ptr %10, align 8
  %133 = load ptr, ptr %1, align 8
  %134 = call i32 @fgetc(ptr noundef %133)
  %135 = call i32 (ptr, ...) @printf(ptr noundef @.str.31, i32 noundef %130, i32 noundef %131, double noundef %132, i32 noundef %134)
  %136 = load ptr, ptr %1, align 8
  %137 = call i32 @fclose(ptr noundef %136)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @descriptors() #0 {
  %1 = alloca i32, align 4
  %2 = alloca [20 x i8], align 16
  %3 = alloca %struct.stat, align 8
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [10 x i8], align 1
  %7 = call i32 (ptr, i32, ...) @open(ptr noundef @.str.32, i32 noundef 578, i32 noundef 384)
  store i32 %7, ptr %1, align 4
  %8 = load i32, ptr %1, align 4
  %9 = load i32, ptr %1, align 4
  %10 = call i64 @write(i32 noundef %9, ptr noundef @.str.34, i64 noundef 11)
  %11 = call i32 (ptr, ...) @printf(ptr noundef @.str.33, i32 noundef %8, i64 noundef %10)
  %12 = load i32, ptr %1, align 4
  %13 = call i64 @lseek(i32 noundef %12, i64 noundef 6, i32 noundef 0) #7
  %14 = call i32 (ptr, ...) @printf(ptr noundef @.str.35, i64 noundef %13)
  call void @llvm.memset.p0.i64(ptr align 16 %2, i8 0, i64 20, i1 false)
  %15 = load i32, ptr %1, align 4
  %16 = getelementptr inbounds [20 x i8], ptr %2, i64 0, i64 0
  %17 = call i64 @read(i32 noundef %15, ptr noundef %16, i64 noundef 19)
  %18 = getelementptr inbounds [20 x i8], ptr %2, i64 0, i64 0
  %19 = call i32 (ptr, ...) @printf(ptr noundef @.str.36, i64 noundef %17, ptr noundef %18)
  %20 = load i32, ptr %1, align 4
  %21 = call i32 @fstat(i32 noundef %20, ptr noundef %3) #7
  %22 = getelementptr inbounds %struct.stat, ptr %3, i32 0, i32 8
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds %struct.stat, ptr %3, i32 0, i32 3
  %25 = load i32, ptr %24, align 8
  %26 = and i32 %25, 511
  %27 = call i32 (ptr, ...) @printf(ptr noundef @.str.37, i32 noundef %21, i64 noundef %23, i32 noundef %26)
  %28 = load i32, ptr %1, align 4
  %29 = call i32 @dup(i32 noundef %28) #7
  store i32 %29, ptr %4, align 4
  %30 = load i32, ptr %1, align 4
  %31 = call i32 @close(i32 noundef %30)
  %32 = load i32, ptr %4, align 4
  %33 = load i32, ptr %4, align 4
  %34 = call i64 @pwrite(i32 noundef %33, ptr noundef @.str.39, i64 noundef 1, i64 noundef 6)
  %35 = load i32, ptr %4, align 4
  %36 = call i32 @ftruncate(i32 noundef %35, i64 noundef 8) #7
  %37 = call i32 (ptr, ...) @printf(ptr noundef @.str.38, i32 noundef %32, i64 noundef %34, i32 noundef %36)
  %38 = load i32, ptr %4, align 4
  %39 = call noalias ptr @fdopen(i32 noundef %38, ptr noundef @.str.3) #7
  store ptr %39, ptr %5, align 8
  %40 = load ptr, ptr %5, align 8
  call void @rewind(ptr noundef %40)
  %41 = getelementptr inbounds [20 x i8], ptr %2, i64 0, i64 0
  %42 = load ptr, ptr %5, align 8
  %43 = call ptr @fgets(ptr noundef %41, i32 noundef 20, ptr noundef %42)
  %44 = load ptr, ptr %5, align 8
  %45 = call i32 @fileno(ptr noundef %44) #7
  %46 = load i32, ptr %4, align 4
  %47 = call i32 @isatty(i32 noundef %46) #7
  %48 = call i32 (ptr, ...) @printf(ptr noundef @.str.40, ptr noundef %43, i32 noundef %45, i32 noundef %47)
  %49 = load ptr, ptr %5, align 8
  %50 = call i32 @fclose(ptr noundef %49)
  %51 = load i32, ptr %4, align 4
  %52 = call i64 @write(i32 noundef %51, ptr noundef @.str.42, i64 noundef 1)
  %53 = call i32 (ptr, ...) @printf(ptr noundef @.str.41, i64 noundef %52)
  %54 = call ptr @__errno_location() #8
  %55 = load i32, ptr %54, align 4
  %56 = call ptr @strerror(i32 noundef %55) #7
  %57 = call i32 (ptr, ...) @printf(ptr noundef @.str.43, ptr noundef %56)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %6, ptr align 1 @__const.descriptors.name, i64 10, i1 false)
  %58 = getelementptr inbounds [10 x i8], ptr %6, i64 0, i64 0
  %59 = call i32 @mkstemp(ptr noundef %58)
  store i32 %59, ptr %1, align 4
  %60 = load i32, ptr %1, align 4
  %61 = getelementptr inbounds [10 x i8], ptr %6, i64 0, i64 0
  %62 = call i32 @strcmp(ptr noundef %61, ptr noundef @.str.45) #9
  %63 = icmp ne i32 %62, 0
  %64 = zext i1 %63 to i32
  %65 = call i32 (ptr, ...) @printf(ptr noundef @.str.44, i32 noundef %60, i32 noundef %64)
  %66 = load i32, ptr %1, align 4
  %67 = call i32 @close(i32 noundef %66)
  %68 = getelementptr inbounds [10 x i8], ptr %6, i64 0, i64 0
  %69 = call i32 @unlink(ptr noundef %68) #7
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @folders() #0 {
  %1 = alloca ptr, align 8
  %2 = alloca ptr, align 8
  %3 = alloca %struct.stat, align 8
  %4 = alloca [4096 x i8], align 16
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca [10 x i8], align 1
  %8 = call i32 @mkdir(ptr noundef @.str.47, i32 noundef 448) #7
  %9 = call i32 (ptr, ...) @printf(ptr noundef @.str.46, i32 noundef %8)
  %10 = call i32 @rename(ptr noundef @.str.32, ptr noundef @.str.49) #7
  %11 = call i32 (ptr, ...) @printf(ptr noundef @.str.48, i32 noundef %10)
  %12 = call i32 @access(ptr noundef @.str.32, i32 noundef 0) #7
  %13 = call i32 @access(ptr noundef @.str.49, i32 noundef 4) #7
  %14 = call i32 (ptr, ...) @printf(ptr noundef @.str.50, i32 noundef %12, i32 noundef %13)
  %15 = call noalias ptr @opendir(ptr noundef @.str.47)
  store ptr %15, ptr %1, align 8
  br label %16

16:                                               ; preds = %32, %0
  %17 = load ptr, ptr %1, align 8
  %18 = call ptr @readdir(ptr noundef %17)
  store ptr %18, ptr %2, align 8
  %19 = icmp ne ptr %18, null
  br i1 %19, label %20, label %33

20:                                               ; preds = %16
  %21 = load ptr, ptr %2, align 8
  %22 = getelementptr inbounds %struct.dirent, ptr %21, i32 0, i32 4
  %23 = getelementptr inbounds [256 x i8], ptr %22, i64 0, i64 0
  %24 = load i8, ptr %23, align 1
  %25 = sext i8 %24 to i32
  %26 = icmp ne i32 %25, 46
  br i1 %26, label %27, label %32

27:                                               ; preds = %20
  %28 = load ptr, ptr %2, align 8
  %29 = getelementptr inbounds %struct.dirent, ptr %28, i32 0, i32 4
  %30 = getelementptr inbounds [256 x i8], ptr %29, i64 0, i64 0
  %31 = call i32 (ptr, ...) @printf(ptr noundef @.str.51, ptr noundef %30)
  br label %32

32:                                               ; preds = %27, %20
  br label %16, !llvm.loop !7

33:                                               ; preds = %16
  %34 = load ptr, ptr %1, align 8
  %35 = call i32 @closedir(ptr noundef %34)
  %36 = call i32 @stat(ptr noundef @.str.47, ptr noundef %3) #7
  %37 = getelementptr inbounds %struct.stat, ptr %3, i32 0, i32 3
  %38 = load i32, ptr %37, align 8
  %39 = and i32 %38, 61440
  %40 = icmp eq i32 %39, 16384
  %41 = zext i1 %40 to i32
  %42 = call i32 (ptr, ...) @printf(ptr noundef @.str.52, i32 noundef %36, i32 noundef %41)
  %43 = getelementptr inbounds [4096 x i8], ptr %4, i64 0, i64 0
  %44 = call ptr @getcwd(ptr noundef %43, i64 noundef 4096) #7
  store ptr %44, ptr %6, align 8
  %45 = call i32 @chdir(ptr noundef @.str.47) #7
  %46 = call ptr @getcwd(ptr noundef null, i64 noundef 0) #7
  store ptr %46, ptr %5, align 8
  %47 = load ptr, ptr %6, align 8
  %48 = getelementptr inbounds [4096 x i8], ptr %4, i64 0, i64 0
  %49 = icmp eq ptr %47, %48
  %50 = zext i1 %49 to i32
  %51 = load ptr, ptr %5, align 8
  %52 = getelementptr inbounds [4096 x i8], ptr %4, i64 0, i64 0
  %53 = call i64 @strlen(ptr noundef %52) #9
  %54 = getelementptr inbounds i8, ptr %51, i64 %53
  %55 = call i32 (ptr, ...) @printf(ptr noundef @.str.53, i32 noundef %50, ptr noundef %54)
  %56 = load ptr, ptr %5, align 8
  call void @free(ptr noundef %56) #7
  %57 = call i32 @chdir(ptr noundef @.str.54) #7
  %58 = call i32 @symlink(ptr noundef @.str.5, ptr noundef @.str.56) #7
  %59 = call i32 (ptr, ...) @printf(ptr noundef @.str.55, i32 noundef %58)
  call void @llvm.memset.p0.i64(ptr align 1 %7, i8 0, i64 10, i1 false)
  %60 = getelementptr inbounds [10 x i8], ptr %7, i64 0, i64 0
  %61 = call i64 @readlink(ptr noundef @.str.56, ptr noundef %60, i64 noundef 9) #7
  %62 = getelementptr inbounds [10 x i8], ptr %7, i64 0, i64 0
  %63 = call i32 (ptr, ...) @printf(ptr noundef @.str.57, i64 noundef %61, ptr noundef %62)
  %64 = call i32 @remove(ptr noundef @.str.49) #7
  %65 = call i32 @rmdir(ptr noundef @.str.47) #7
  %66 = call i32 @remove(ptr noundef @.str.56) #7
  %67 = call i32 @unlink(ptr noundef @.str.5) #7
  %68 = call i32 (ptr, ...) @printf(ptr noundef @.str.58, i32 noundef %64, i32 noundef %65, i32 noundef %66, i32 noundef %67)
  %69 = call i32 @remove(ptr noundef @.str.5) #7
  %70 = call ptr @__errno_location() #8
  %71 = load i32, ptr %70, align 4
  %72 = icmp eq i32 %71, 2
  %73 = zext i1 %72 to i64
  %74 = select i1 %72, ptr @.str.60, ptr @.str.61
  %75 = call i32 (ptr, ...) @printf(ptr noundef @.str.59, i32 noundef %69, ptr noundef %74)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @times() #0 {
  %1 = alloca i64, align 8
  %2 = alloca ptr, align 8
  %3 = alloca %struct.tm, align 8
  %4 = alloca [80 x i8], align 16
  %5 = alloca %struct.timeval, align 8
  %6 = alloca %struct.timespec, align 8
  %7 = alloca %struct.timespec, align 8
  %8 = alloca i64, align 8
  %9 = alloca %struct.timespec, align 8
  %10 = alloca %struct.timespec, align 8
  %11 = alloca i64, align 8
  store i64 31536000, ptr %1, align 8
  %12 = call ptr @gmtime(ptr noundef %1) #7
  store ptr %12, ptr %2, align 8
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds %struct.tm, ptr %13, i32 0, i32 5
  %15 = load i32, ptr %14, align 4
  %16 = add nsw i32 1900, %15
  %17 = load ptr, ptr %2, align 8
  %18 = getelementptr inbounds %struct.tm, ptr %17, i32 0, i32 4
  %19 = load i32, ptr %18, align 8
  %20 = load ptr, ptr %2, align 8
  %21 = getelementptr inbounds %struct.tm, ptr %20, i32 0, i32 3
  %22 = load i32, ptr %21, align 4
  %23 = load ptr, ptr %2, align 8
  %24 = call ptr @asctime(ptr noundef %23) #7
  %25 = call i32 (ptr, ...) @printf(ptr noundef @.str.62, i32 noundef %16, i32 noundef %19, i32 noundef %22, ptr noundef %24)
  %26 = getelementptr inbounds [80 x i8], ptr %4, i64 0, i64 0
  %27 = load ptr, ptr %2, align 8
  %28 = call i64 @strftime(ptr noundef %26, i64 noundef 80, ptr noundef @.str.64, ptr noundef %27) #7
  %29 = call i32 (ptr, ...) @printf(ptr noundef @.str.63, i64 noundef %28)
  %30 = getelementptr inbounds [80 x i8], ptr %4, i64 0, i64 0
  %31 = call i32 (ptr, ...) @printf(ptr noundef @.str.43, ptr noundef %30)
  %32 = call ptr @gmtime_r(ptr noundef %1, ptr noundef %3) #7
  %33 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 3
  %34 = load i32, ptr %33, align 4
  %35 = add nsw i32 %34, 40
  store i32 %35, ptr %33, align 4
  %36 = call i64 @timegm(ptr noundef %3) #7
  %37 = getelementptr inbounds %struct.tm, ptr %3, i32 0, i32 4
  %38 = load i32, ptr %37, align 8
  %39 = call i32 (ptr, ...) @printf(ptr noundef @.str.65, i64 noundef %36, i32 noundef %38)
  %40 = call ptr @localtime_r(ptr noundef %1, ptr noundef %3) #7
  %41 = call i64 @mktime(ptr noundef %3) #7
  %42 = load i64, ptr %1, align 8
  %43 = icmp eq i64 %41, %42
  %44 = zext i1 %43 to i32
  %45 = call i32 (ptr, ...) @printf(ptr noundef @.str.66, i32 noundef %44)
  %46 = load i64, ptr %1, align 8
  %47 = call double @difftime(i64 noundef %46, i64 noundef 0) #8
  %48 = call i32 (ptr, ...) @printf(ptr noundef @.str.67, double noundef %47)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 @__const.times.pause, i64 16, i1 false)
  %49 = call i32 @gettimeofday(ptr noundef %5, ptr noundef null) #7
  %50 = call i32 @clock_gettime(i32 noundef 0, ptr noundef %6) #7
  %51 = call i64 @time(ptr noundef null) #7
  store i64 %51, ptr %8, align 8
  %52 = load i64, ptr %8, align 8
  %53 = getelementptr inbounds %struct.timeval, ptr %5, i32 0, i32 0
  %54 = load i64, ptr %53, align 8
  %55 = sub nsw i64 %52, %54
  %56 = icmp slt i64 %55, 10
  %57 = zext i1 %56 to i32
  %58 = load i64, ptr %8, align 8
  %59 = getelementptr inbounds %struct.timespec, ptr %6, i32 0, i32 0
  %60 = load i64, ptr %59, align 8
  %61 = sub nsw i64 %58, %60
  %62 = icmp slt i64 %61, 10
  %63 = zext i1 %62 to i32
  %64 = call i32 (ptr, ...) @printf(ptr noundef @.str.68, i32 noundef %57, i32 noundef %63)
  %65 = call i32 @clock_gettime(i32 noundef 1, ptr noundef %9) #7
  %66 = call i32 @nanosleep(ptr noundef %7, ptr noundef null)
  %67 = call i32 @clock_gettime(i32 noundef 1, ptr noundef %10) #7
  %68 = getelementptr inbounds %struct.timespec, ptr %10, i32 0, i32 0
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds %struct.timespec, ptr %9, i32 0, i32 0
  %71 = load i64, ptr %70, align 8
  %72 = sub nsw i64 %69, %71
  %73 = mul nsw i64 %72, 1000000000
  %74 = getelementptr inbounds %struct.timespec, ptr %10, i32 0, i32 1
  %75 = load i64, ptr %74, align 8
  %76 = add nsw i64 %73, %75
  %77 = getelementptr inbounds %struct.timespec, ptr %9, i32 0, i32 1
  %78 = load i64, ptr %77, align 8
  %79 = sub nsw i64 %76, %78
  store i64 %79, ptr %11, align 8
  %80 = load i64, ptr %11, align 8
  %81 = icmp sge i64 %80, 1000000
  %82 = zext i1 %81 to i32
  %83 = call i64 @clock() #7
  %84 = icmp sge i64 %83, 0
  %85 = zext i1 %84 to i32
  %86 = call i32 (ptr, ...) @printf(ptr noundef @.str.69, i32 noundef %82, i32 noundef %85)
  ret void
}

; Function Attrs: noinline nounwind uwtable
define internal void @environment() #0 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = call ptr @getenv(ptr noundef @.str.70) #7
  %4 = icmp ne ptr %3, null
  br i1 %4, label %5, label %7

5:                                                ; preds = %0
  %6 = call ptr @getenv(ptr noundef @.str.70) #7
  br label %8

7:                                                ; preds = %0
  br label %8

8:                                                ; preds = %7, %5
  %9 = phi ptr [ %6, %5 ], [ @.str.71, %7 ]
  %10 = call i32 (ptr, ...) @printf(ptr noundef @.str.4, ptr noundef %9)
  %11 = call i32 @setenv(ptr noundef @.str.70, ptr noundef @.str.72, i32 noundef 0) #7
  %12 = call ptr @getenv(ptr noundef @.str.70) #7
  %13 = call i32 (ptr, ...) @printf(ptr noundef @.str.73, ptr noundef %12)
  %14 = call i32 @setenv(ptr noundef @.str.70, ptr noundef @.str.74, i32 noundef 1) #7
  %15 = call ptr @getenv(ptr noundef @.str.70) #7
  %16 = call i32 (ptr, ...) @printf(ptr noundef @.str.73, ptr noundef %15)
  %17 = call i32 @putenv(ptr noundef @environment.mine) #7
  store i8 50, ptr getelementptr inbounds ([14 x i8], ptr @environment.mine, i64 0, i64 12), align 1
  %18 = call ptr @getenv(ptr noundef @.str.75) #7
  %19 = call i32 (ptr, ...) @printf(ptr noundef @.str.73, ptr noundef %18)
  store i32 0, ptr %1, align 4
  %20 = load ptr, ptr @environ, align 8
  store ptr %20, ptr %2, align 8
  br label %21

21:                                               ; preds = %41, %8
  %22 = load ptr, ptr %2, align 8
  %23 = load ptr, ptr %22, align 8
  %24 = icmp ne ptr %23, null
  br i1 %24, label %25, label %44

25:                                               ; preds = %21
  %26 = load ptr, ptr %2, align 8
  %27 = load ptr, ptr %26, align 8
  %28 = call i32 @strncmp(ptr noundef %27, ptr noundef @.str.76, i64 noundef 8) #9
  %29 = icmp ne i32 %28, 0
  br i1 %29, label %30, label %36

30:                                               ; preds = %25
  %31 = load ptr, ptr %2, align 8
  %32 = load ptr, ptr %31, align 8
  %33 = call i32 @strncmp(ptr noundef %32, ptr noundef @.str.77, i64 noundef 8) #9
  %34 = icmp ne i32 %33, 0
  %35 = xor i1 %34, true
  br label %36

36:                                               ; preds = %30, %25
  %37 = phi i1 [ true, %25 ], [ %35, %30 ]
  %38 = zext i1 %37 to i32
  %39 = load i32, ptr %1, align 4
  %40 = add nsw i32 %39, %38
  store i32 %40, ptr %1, align 4
  br label %41

41:                                               ; preds = %36
  %42 = load ptr, ptr %2, align 8
  %43 = getelementptr inbounds ptr, ptr %42, i32 1
  store ptr %43, ptr %2, align 8
  br label %21, !llvm.loop !8

44:                                               ; preds = %21
  %45 = call i32 @unsetenv(ptr noundef @.str.70) #7
  %46 = load i32, ptr %1, align 4
  %47 = call ptr @getenv(ptr noundef @.str.70) #7
  %48 = icmp ne ptr %47, null
  %49 = zext i1 %48 to i64
  %50 = select i1 %48, ptr @.str.79, ptr @.str.80
  %51 = call i32 @getpid() #7
  %52 = icmp sgt i32 %51, 0
  %53 = zext i1 %52 to i32
  %54 = call i32 (ptr, ...) @printf(ptr noundef @.str.78, i32 noundef %46, ptr noundef %50, i32 noundef %53)
  ret void
}

declare ptr @freopen(ptr noundef, ptr noundef, ptr noundef) #1

declare i32 @printf(ptr noundef, ...) #1

declare i32 @fflush(ptr noundef) #1

declare noalias ptr @fopen(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @fprintf(ptr noundef, ptr noundef, ...) #2

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #1

declare i32 @fclose(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @remove(ptr noundef) #2

declare i32 @fputs(ptr noundef, ptr noundef) #1

declare i32 @fputc(i32 noundef, ptr noundef) #1

declare i32 @putc(i32 noundef, ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #3

declare i64 @fwrite(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #1

declare i64 @ftell(ptr noundef) #1

declare i32 @__isoc99_fscanf(ptr noundef, ptr noundef, ...) #1

declare i32 @fgetc(ptr noundef) #1

declare i32 @ungetc(i32 noundef, ptr noundef) #1

declare i32 @getc(ptr noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #4

declare i64 @fread(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @feof(ptr noundef) #2

declare void @rewind(ptr noundef) #1

declare i64 @getline(ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare void @free(ptr noundef) #2

declare i32 @fgetpos(ptr noundef, ptr noundef) #1

declare i32 @fseek(ptr noundef, i64 noundef, i32 noundef) #1

declare i32 @fsetpos(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @ferror(ptr noundef) #2

; Function Attrs: nounwind
declare void @clearerr(ptr noundef) #2

; Function Attrs: nounwind
declare ptr @strerror(i32 noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare ptr @__errno_location() #5

declare i32 @putchar(i32 noundef) #1

declare i32 @puts(ptr noundef) #1

declare noalias ptr @tmpfile() #1

declare i32 @open(ptr noundef, i32 noundef, ...) #1

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #1

; Function Attrs: nounwind
declare i64 @lseek(i32 noundef, i64 noundef, i32 noundef) #2

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #1

; Function Attrs: nounwind
declare i32 @fstat(i32 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @dup(i32 noundef) #2

declare i32 @close(i32 noundef) #1

declare i64 @pwrite(i32 noundef, ptr noundef, i64 noundef, i64 noundef) #1

; Function Attrs: nounwind
declare i32 @ftruncate(i32 noundef, i64 noundef) #2

; Function Attrs: nounwind
declare noalias ptr @fdopen(i32 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @fileno(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @isatty(i32 noundef) #2

declare i32 @mkstemp(ptr noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #6

; Function Attrs: nounwind
declare i32 @unlink(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @mkdir(ptr noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @rename(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @access(ptr noundef, i32 noundef) #2

declare noalias ptr @opendir(ptr noundef) #1

declare ptr @readdir(ptr noundef) #1

declare i32 @closedir(ptr noundef) #1

; Function Attrs: nounwind
declare i32 @stat(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare ptr @getcwd(ptr noundef, i64 noundef) #2

; Function Attrs: nounwind
declare i32 @chdir(ptr noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare i64 @strlen(ptr noundef) #6

; Function Attrs: nounwind
declare i32 @symlink(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i64 @readlink(ptr noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nounwind
declare i32 @rmdir(ptr noundef) #2

; Function Attrs: nounwind
declare ptr @gmtime(ptr noundef) #2

; Function Attrs: nounwind
declare ptr @asctime(ptr noundef) #2

; Function Attrs: nounwind
declare i64 @strftime(ptr noundef, i64 noundef, ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare ptr @gmtime_r(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i64 @timegm(ptr noundef) #2

; Function Attrs: nounwind
declare ptr @localtime_r(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i64 @mktime(ptr noundef) #2

; Function Attrs: nounwind willreturn memory(none)
declare double @difftime(i64 noundef, i64 noundef) #5

; Function Attrs: nounwind
declare i32 @gettimeofday(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @clock_gettime(i32 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i64 @time(ptr noundef) #2

declare i32 @nanosleep(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i64 @clock() #2

; Function Attrs: nounwind
declare ptr @getenv(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @setenv(ptr noundef, ptr noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @putenv(ptr noundef) #2

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strncmp(ptr noundef, ptr noundef, i64 noundef) #6

; Function Attrs: nounwind
declare i32 @unsetenv(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @getpid() #2

attributes #0 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { nounwind }
attributes #8 = { nounwind willreturn memory(none) }
attributes #9 = { nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i32 7, !"PIE Level", i32 2}
!3 = !{i32 7, !"uwtable", i32 2}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
!7 = distinct !{!7, !6}
!8 = distinct !{!8, !6}
