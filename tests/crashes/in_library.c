#include <stdio.h>
#include <string.h>
__attribute__((noinline)) static size_t length(const char *text) {
  return strlen(text) + 1;
}
int main(int argc, char **argv) {
  printf("%zu\n", length(argv[argc]));
}
