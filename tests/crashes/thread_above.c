#include <pthread.h>
#include <sys/mman.h>
// An element after the last of an array in a thread's stack: above the stack, and near its pointer.
static void *work(void *end) {
  *(volatile int *)end = 1;
  return 0;
}
int main(void) {
  long size = 1 << 18;
  char *stack = mmap(0, size + 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  mprotect(stack + size, 4096, PROT_NONE);
  pthread_t thread;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstack(&attributes, stack, size);
  pthread_create(&thread, &attributes, work, stack + size);
  pthread_join(thread, 0);
}
