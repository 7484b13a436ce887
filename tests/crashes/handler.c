#include <signal.h>
static int *volatile counter;
static void count(int signal) {
  *counter += signal;
}
int main(void) {
  signal(SIGUSR1, count);
  raise(SIGUSR1);
}
