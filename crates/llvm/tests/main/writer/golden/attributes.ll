source_filename = "attributes.sheave"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

declare i64 @strlen(ptr readonly nocapture) nounwind willreturn memory(none, argmem: read)
declare noalias nonnull ptr @malloc(i64) nounwind
declare void @w(ptr readnone) memory(write)
declare void @mixed(ptr writeonly, ...) memory(readwrite, argmem: read, inaccessiblemem: write)

define void @f(ptr noalias %v0, ptr sret(i8) noalias %v1, ptr byval([8 x i8]) align 8 readonly nocapture %v2) noinline inlinehint optnone mustprogress strictfp {
block0:
  %v3 = call i64 @strlen(ptr %v2) noinline memory(none)
  %v4 = call ptr @malloc(i64 %v3) alwaysinline
  call void %v0(ptr %v4) nounwind memory(none, inaccessiblemem: read)
  call void (ptr, ...) @mixed(ptr %v0, i64 %v3)
  ret void
}

define void @g() alwaysinline noreturn returns_twice {
block0:
  call void @llvm.trap()
  unreachable
}

define nonnull ptr @h(ptr %v0) {
block0:
  ret ptr %v0
}

declare void @llvm.trap()
