#include <pthread.h>
#include <string.h>
static void *work(void *text) {
  return (void *)strlen(text);
}
int main(void) {
  pthread_t thread;
  for (int n = 0; n < 100; n++) {
    pthread_create(&thread, 0, work, "a thread that ends");
    pthread_join(thread, 0);
  }
  pthread_create(&thread, 0, work, (void *)8);
  pthread_join(thread, 0);
}
