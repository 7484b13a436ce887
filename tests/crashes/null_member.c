struct node { long key; struct node *next; int value; };
__attribute__((noinline)) static int third(struct node *list) {
  return list->next->next->value;
}
int main(void) {
  struct node last = {2, 0, 5}, first = {1, &last, 3};
  return third(&first);
}
