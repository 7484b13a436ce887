/* Calls that do little: Ackermann, Takeuchi and Fibonacci numbers. */
#include <stdio.h>
#include <stdlib.h>
static int ack(int m, int n) {
    return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1));
}
static int tak(int x, int y, int z) {
    return y >= x ? z : tak(tak(x - 1, y, z), tak(y - 1, z, x), tak(z - 1, x, y));
}
static int fib(int n) {
    return n < 2 ? n : fib(n - 1) + fib(n - 2);
}
int main(int c, char **v) {
    int n = c > 1 ? atoi(v[1]) : 9;
    printf("%d %d %d\n", ack(3, n), tak(22, 16, 8), fib(38));
    return 0;
}
