// Walks its own stack: through frames with saved registers, large ones and dynamic ones, and out of a thread that ends
// from inside.
#include <execinfo.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static void *frames[256];
static volatile int sink;

static int depth(void) { return backtrace(frames, 256); }

__attribute__((noinline)) static int busy(int n, int a, int b, int c, int d, int e) {
  int inner = n == 0 ? depth() : busy(n - 1, a + 1, b + 2, c + 3, d + 4, e + 5);
  sink = a + b + c + d + e;
  return inner;
}

__attribute__((noinline)) static int large(int n) {
  char bytes[20000];
  memset(bytes, n, sizeof bytes);
  int inner = n == 0 ? depth() : large(n - 1);
  return inner + bytes[n] - n;
}

__attribute__((noinline)) static int dynamic(int n) {
  char bytes[n * 100 + 1];
  memset(bytes, n, sizeof bytes);
  int inner = n == 0 ? depth() : dynamic(n - 1);
  return inner + bytes[n * 100] - n;
}

// Calls that no optimiser sees through: each function has a frame of its own.
static int (*volatile call_busy)(int, int, int, int, int, int) = busy;
static int (*volatile call_large)(int) = large;
static int (*volatile call_dynamic)(int) = dynamic;

static void cleanup(void *what) { printf("cleanup of %s\n", (char *)what); }

static void *thread(void *argument) {
  pthread_cleanup_push(cleanup, "a thread");
  if (argument)
    pthread_exit((void *)42);
  pthread_cleanup_pop(0);
  return 0;
}

int main(void) {
  int base = depth();
  // Each call one frame more, whatever stands below `main`.
  // In memory, frames end with main: what calls it has no unwinding table.
  printf("%d\n", base > 1);

  printf("busy %d\n", call_busy(10, 1, 2, 3, 4, 5) - base);
  printf("large %d\n", call_large(10) - base);
  printf("dynamic %d\n", call_dynamic(10) - base);
  pthread_t id;
  void *result;
  if (pthread_create(&id, 0, thread, (void *)1) != 0 || pthread_join(id, &result) != 0)
    return 1;
  printf("%ld\n", (long)result);
  return 0;
}
