#include <string.h>
#include <threads.h>
static int large(void *n) {
  char bytes[16 << 20];
  memset(bytes + *(int *)n, 1, 100);
  return bytes[*(int *)n];
}
int main(void) {
  thrd_t thread;
  int n = 8 << 20, result;
  thrd_create(&thread, large, &n);
  thrd_join(thread, &result);
}
