#include <signal.h>
#include <unistd.h>
static void end(int signal) {
  (void)!write(2, "mine\n", 5);
  _exit(signal);
}
int main(int argc, char **argv) {
  signal(SIGSEGV, end);
  return *(volatile int *)(long)(argc - 1);
}
