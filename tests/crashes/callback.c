#include <stdlib.h>
static int by_quotient(const void *a, const void *b) {
  return *(const int *)a / (*(const int *)b - 3);
}
int main(void) {
  int numbers[] = {3, 3, 3, 3};
  qsort(numbers, 4, sizeof *numbers, by_quotient);
  return numbers[0];
}
