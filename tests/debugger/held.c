#include <stdio.h>
struct node { int value; struct node *next; };
static volatile int zero;
// Parameters that stay, a float, narrow integers, and what is computed from them once.
__attribute__((noinline)) static double mix(double a, float b, char c, short s, unsigned char u, long big) {
    double twice = a * 2 + zero;
    long larger = big + zero;
    puts("mix");
    int ten = 10;
    printf("%f %f %d %d %d %ld %d\n", twice, b, c, s, u, larger, ten);
    return twice + larger;
}
// Each iteration has a square of its own, and the sum changes while it is alive.
__attribute__((noinline)) static int squares(int n) {
    int sum = 0;
    for (int i = zero; i < n; i++) {
        int square = i * i + zero;
        puts("square");
        sum += square;
        printf("%d\n", sum);
    }
    return sum;
}
// Set on one path, or on both, or after a call.
__attribute__((noinline)) static int paths(int n, const struct node *list) {
    int early = n;
    int late;
    puts("before");
    late = n * 3 + zero;
    int either = late;
    if (n > 2)
        either = list->value;
    puts("after");
    printf("%d %d %d\n", early, late, either);
    return either + early;
}
static int inlined(int x) {
    int y = x + zero;
    puts("inlined");
    return y * y;
}
int main(int argc, char **argv) {
    struct node last = {4, 0}, list = {3, &last};
    int n = argc + 2;
    double d = mix(1.5 + zero, 2.5f, 'x', -3, 200, 1234567890123L);
    printf("%f %d\n", d, squares(n) + paths(n, &list) + paths(1, 0) + inlined(7) + inlined(n));
    return 0;
}
