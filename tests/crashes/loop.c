__attribute__((noinline)) static long sum(const long *n, const long *factor) {
  long all = 0;
  for (long i = 0; i < *n; i++)
    all += i * *factor;
  return all;
}
int main(void) {
  long n = 5;
  return (int)sum(&n, 0);
}
