__attribute__((noinline)) static void fill(double *to, int n) {
  for (int i = 0; i < n; i++)
    to[i] = 1.5;
}
int main(int argc, char **argv) {
  double *none = 0;
  fill(none + 2 * argc, 3);
}
