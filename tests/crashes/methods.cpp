namespace shapes {
struct Shape {
  virtual int area() const = 0;
  int side;
};
struct Square : Shape {
  __attribute__((noinline)) int area() const override { return side * side; }
};
__attribute__((noinline)) int total(const Shape *const *all, int n) {
  int sum = 0;
  for (int i = 0; i < n; i++)
    sum += all[i]->side;
  return sum;
}
}
int main() {
  const shapes::Shape *all[] = {nullptr};
  return shapes::total(all, 1);
}
