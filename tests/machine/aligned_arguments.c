/* Arguments by value that are aligned to more than the stack is. */
#include <stdarg.h>
#include <stdio.h>
#include <stdint.h>

struct __attribute__((aligned(32))) V { double a, b, c, d; };
struct __attribute__((aligned(64))) W { char c; };
struct __attribute__((aligned(16))) T { long long a, b; };

static int off(const void *p, unsigned align) { return (int)((uintptr_t)p % align); }

static double take(int x, struct V v, struct W w, struct T t) {
    printf("%d %d %d\n", off(&v, 32), off(&w, 64), off(&t, 16));
    return v.a + v.d + w.c + t.b + x;
}
static double variadic(int n, ...) {
    va_list ap;
    double sum = 0;
    va_start(ap, n);
    while (n--) sum += va_arg(ap, int);
    struct V v = va_arg(ap, struct V);
    struct T t = va_arg(ap, struct T);
    va_end(ap);
    return sum + v.a + v.b + v.c + v.d + t.a + t.b;
}
int main(void) {
    struct V v = {1, 2, 3, 4};
    printf("%g\n", take(1, v, (struct W){5}, (struct T){6, 7}));
    for (int n = 0; n < 9; n++) {
        if (n == 0) printf("%g\n", variadic(0, v, (struct T){1, 2}));
        if (n == 5) printf("%g\n", variadic(5, 1, 2, 3, 4, 5, v, (struct T){1, 2}));
        if (n == 8) printf("%g\n", variadic(8, 1, 2, 3, 4, 5, 6, 7, 8, v, (struct T){1, 2}));
    }
    return 0;
}
