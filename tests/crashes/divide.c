__attribute__((noinline)) static int mean(int sum, int n) {
  return sum / n;
}
int main(int argc, char **argv) {
  return mean(100, argc - 1);
}
