__attribute__((noinline)) static int get(int *from) { return *from + 1; }
int main(int argc, char **argv) { return get(0) + argc; }
