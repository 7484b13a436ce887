#include <stdlib.h>
#include <string.h>
#include <stdio.h>
#include <unistd.h>
int table[10];
static void fill(int *p, int n) {
    for (int i = 0; i <= n; i++)
        p[i] = i;
}
static int recurse(int n) { return n ? recurse(n + 1) + n : 0; }
int main(int argc, char **argv) {
    int local[4];
    int *p = malloc(5 * sizeof *p);
    switch (argv[1][0]) {
    case 'h': fill(p, 5); break;
    case 'g': fill(table, 10); break;
    case 'l': fill(local, 4); break;
    case 'f': free(p); printf("%d\n", p[2]); break;
    case 'd': free(p); free(p); break;
    case 'n': p = 0; printf("%d\n", p[1]); break;
    case 's': strcpy((char *)p, "a string that is longer than twenty bytes"); break;
    case 'b': free(p + 1); break;
    case 'o': fork(); break;
    case 'r': recurse(1); break;
    case 'w': *(char *)"constant" = 0; break;
    }
    return 0;
}
