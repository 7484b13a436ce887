int main(int argc, char **argv) {
  if (argc > 1)
    return 1;
  __builtin_trap();
}
