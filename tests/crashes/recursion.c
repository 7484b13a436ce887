#include <stdio.h>
__attribute__((noinline)) static int digits(const char *text, int n) {
  if (n == 40)
    text = 0;
  int c = *(const volatile char *)text;
  return digits(text, n + 1) + c;
}
__attribute__((noinline)) static int start(const char *text) {
  return digits(text, 0) + 1;
}
int main(int argc, char **argv) { return start(argv[0]) + 2; }
