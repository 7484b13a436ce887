#include <pthread.h>
static int depth(int n) {
  volatile char bytes[4000];
  bytes[n % 100] = 1;
  return depth(n + 1) + bytes[n % 50];
}
static void *work(void *start) {
  return (char *)start + depth(0);
}
int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, work, 0);
  pthread_join(thread, 0);
}
