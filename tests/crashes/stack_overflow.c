#include <stdio.h>
int depth(int n) {
  volatile char bytes[8000];
  bytes[n % 100] = 1;
  return depth(n + 1) + bytes[n % 50];
}
int main(void) { printf("%d\n", depth(0)); }
