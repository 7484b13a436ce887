#include <alloca.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
static int *kept;
static void keep(int *p) { kept = p; }
static void returned(void) {
    int before[2] = {1, 2};
    int local[4] = {3, 4, 5, 6};
    keep(local + before[0]);
}
static void deeper(int n) {
    int own = n;
    if (n)
        deeper(n - 1);
    else
        keep(&own);
}
static int vla(int n) {
    int array[n];
    for (int i = 0; i <= n; i++)
        array[i] = i;
    return array[0];
}
int main(int argc, char **argv) {
    char text[16] = "overlapping";
    int unwritten[4];
    char *volatile p = text;
    int *volatile q = unwritten;
    switch (argv[1][0]) {
    case 'r': returned(); printf("%d\n", *kept); break;
    case 'i': deeper(3); *kept = 1; break;
    case 'v': return vla(argc + 3);
    case 'a': q = alloca(8 * argc); q[4] = 1; break;
    case 'o': memcpy(p + 1, p, 8); break;
    case 'm': memmove(p + 1, p, 8); memcpy(p, p, 8); puts(text); break;
    case 's': { { int inner = 5; q = &inner; } printf("%d\n", *q); break; }
    case 'b': if (q[2]) puts("not zero"); break;
    case 'p': printf("%d\n", q[1]); break;
    case 't': p = malloc(8); p[0] = 'x'; puts(p); break;
    case 'w': p = malloc(8); p[0] = 'x'; write(1, p, 8); break;
    case 'f': p = malloc(8); p[0] = 'x'; fwrite(p, 2, 4, stdout); break;
    case 'e': return q[3];
    case 'c': q[0] = q[1] + 1; unwritten[2] = q[3]; break;
    }
    return 0;
}
