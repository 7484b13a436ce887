#define _GNU_SOURCE
#include <pthread.h>
// An index far below an array, while most of the stack is free: no overflow.
static void *work(void *unused) {
  pthread_attr_t attributes;
  void *low;
  unsigned long size;
  pthread_getattr_np(pthread_self(), &attributes);
  pthread_attr_getstack(&attributes, &low, &size);
  volatile int *numbers = low;
  numbers[-1] = 1;
  return unused;
}
int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, work, 0);
  pthread_join(thread, 0);
}
