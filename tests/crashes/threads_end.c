#define _GNU_SOURCE
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>
#include <unistd.h>
static int mappings(void) {
  FILE *file = fopen("/proc/self/maps", "r");
  int n = 0, c;
  while ((c = getc(file)) != EOF)
    n += c == '\n';
  fclose(file);
  return n;
}
static void *returns(void *n) { return (char *)n + 1; }
static void *leaves(void *n) { pthread_exit((char *)n + 2); }
static void *waits(void *n) {
  for (;;)
    pause();
  return n;
}
static void *own_stack(void *n) {
  static char stack[1 << 16];
  stack_t own = {.ss_sp = stack, .ss_size = sizeof stack}, old;
  sigaltstack(&own, &old);
  return (char *)n + (old.ss_size > 0 && !(old.ss_flags & SS_DISABLE));
}
static void handler(int signal) { pthread_exit((void *)(long)signal); }
static void *in_handler(void *n) {
  struct sigaction action = {.sa_handler = handler, .sa_flags = SA_ONSTACK};
  sigaction(SIGUSR1, &action, 0);
  raise(SIGUSR1);
  return n;
}
static int c_thread(void *n) {
  if (*(int *)n == 7)
    thrd_exit(3);
  return *(int *)n;
}
static long result(void *(*work)(void *), int cancel) {
  pthread_t thread;
  void *value;
  if (pthread_create(&thread, 0, work, (void *)10))
    abort();
  if (cancel)
    pthread_cancel(thread);
  pthread_join(thread, &value);
  return value == PTHREAD_CANCELED ? -1 : (long)value;
}
int main(void) {
  long sum = 0;
  int before = 0;
  for (int n = 0; n < 400; n++) {
    sum += result(returns, 0) + result(leaves, 0) + result(waits, 1) + result(own_stack, 0);
    if (n == 10)
      before = mappings();
  }
  fprintf(stderr, "%ld, mappings %s\n", sum, mappings() > before + 20 ? "remain" : "are gone");
  pthread_t many[50];
  for (int n = 0; n < 50; n++)
    pthread_create(&many[n], 0, returns, (void *)(long)n);
  for (int n = 0; n < 50; n++) {
    void *value;
    pthread_join(many[n], &value);
    sum += (long)value;
  }
  thrd_t thread;
  for (int n = 0; n < 10; n++) {
    int value;
    if (thrd_create(&thread, c_thread, &n) != thrd_success)
      abort();
    thrd_join(thread, &value);
    sum += value;
  }
  fprintf(stderr, "%ld, signal %ld\n", sum, result(in_handler, 0));
  // What the C library refuses is refused.
  pthread_attr_t attributes;
  pthread_t none;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, (size_t)1 << 46);
  fprintf(stderr, "%s\n", strerror(pthread_create(&none, &attributes, returns, 0)));
}
