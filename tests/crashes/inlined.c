__attribute__((always_inline)) static inline int first(int *numbers) {
  return numbers[0];
}
__attribute__((always_inline)) static inline int sum(int *numbers) {
  int all = first(numbers + 1);
  return all + first(numbers + 2);
}
int main(int argc, char **argv) {
  int *none = argc > 5 ? &argc : 0;
  return sum(none);
}
