#include <pthread.h>
static void *work(void *shared) {
  return *(void *volatile *)shared;
}
int main(void) {
  pthread_t thread;
  pthread_create(&thread, 0, work, 0);
  pthread_join(thread, 0);
}
