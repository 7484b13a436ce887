enum color { RED, GREEN };
__attribute__((noinline)) static int number(enum color color) {
  switch (color) {
  case RED: return 10;
  case GREEN: return 20;
  }
  __builtin_unreachable();
}
int main(int argc, char **argv) { return number(argc + 4); }
