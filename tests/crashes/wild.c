int main(int argc, char **argv) {
  long *wild = (long *)(0x1234567890abcdef + argc);
  return (int)*wild;
}
