#include <stdlib.h>
__attribute__((noinline)) static void check(int ok) {
  if (!ok)
    abort();
}
int main(int argc, char **argv) {
  check(argc == 1);
  check(argc == 2);
}
