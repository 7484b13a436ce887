#include <stdlib.h>
#include <string.h>
#include <stdio.h>
#include <limits.h>
struct bits { unsigned a : 3, b : 5; int c; };
static int twice(int x) { return x + x; }
int main(int argc, char **argv) {
    int u;
    int *p = malloc(4 * sizeof *p);
    struct bits s;
    int x = INT_MAX - argc + 2;
    switch (argv[1][0]) {
    case 'u': if (u > 3) puts("big"); break;
    case 'm': p[0] = 1; printf("%d\n", p[0] + p[1]); break;
    case 'b': s.a = 1; s.b = 2; if (s.a == 1 && s.b == 2) puts("fine"); if (s.c) puts("not fine"); break;
    case 'o': x = x + 1; printf("%d\n", x); break;
    case 'p': x = x + 1; if (x > 0) puts("gone"); break;
    case 'c': { double (*f)(double) = (double (*)(double))twice; printf("%f\n", f(1.0)); break; }
    case 'l': p = malloc(100); p = malloc(7); break;
    case 'a': { int *q = (int *)((char *)p + 1); *q = 1; break; }
    case 'z': p = calloc(1, 16); if (p[2]) puts("not zero"); p = memcpy(malloc(16), p, 16); if (p[1]) puts("gone"); break;
    case 'y': { int q[4]; memcpy(p, q, sizeof q); if (p[1] == 7) puts("seven"); break; }
    case 'r': { static void **list; list = malloc(16); list[0] = malloc(24); list[1] = 0; break; }
    case 'k': { char buf[16]; strcpy(buf, "hi"); printf("%s %zu\n", buf, strlen(buf)); struct bits t; memset(&t, 0, sizeof t); s = t; if (s.c == 0) puts("ok"); break; }
    }
    free(p);
    return 0;
}
