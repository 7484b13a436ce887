#include <stdio.h>
#include <stdlib.h>
#include <stdbool.h>
typedef unsigned int uint;
enum color { RED, GREEN = 5, BLUE = -1 };
struct node { int value; struct node *next; char name[8]; unsigned flag : 3; unsigned rest : 5; };
union u { int i; float f; };
static int counter = 3;
double ratio = 1.5;
static int sum(const struct node *p) {
    int total = 0;
    while (p) {
        int v = p->value;
        total += v;
        p = p->next;
    }
    return total;
}
static struct node by_value(struct node n, int k) {
    n.value += k;
    return n;
}
int (*op)(const struct node *) = sum;
int main(int argc, char **argv) {
    int a[3] = {1, 2, 3};
    uint big = 4000000000u;
    struct node n1 = {7, 0, "one", 5, 9};
    struct node n2 = {8, &n1, "two", 1, 2};
    struct node *p = &n2;
    enum color c = GREEN;
    union u un; un.f = 1.0f;
    bool yes = true;
    int grid[2][3] = {{1,2,3},{4,5,6}};
    for (int i = 0; i < 3; i++) {
        int sq = a[i] * a[i];
        counter += sq;
    }
    int s = sum(p);
    n1 = by_value(n1, 4);
    printf("%d %d %u %d %d %d %d\n", s, counter, big, c, yes, n1.value, grid[1][2]);
    return 0;
}
