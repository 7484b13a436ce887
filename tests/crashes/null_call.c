struct operations { int (*open)(int), (*close)(int); };
static struct operations operations;
__attribute__((noinline)) static int run(struct operations *all) {
  return all->close(3) + 1;
}
int main(void) { return run(&operations); }
