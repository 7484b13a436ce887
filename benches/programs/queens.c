/* Eight and more queens, by arrays and by bits. */
#include <stdio.h>
static int a[9], b[17], c[15], x[9], sol;
static void try(int i, int *q) {
    int j = 0;
    *q = 0;
    while (!*q && j != 8) {
        j++;
        *q = 0;
        if (b[j] && a[i + j - 1 > 8 ? 8 : i] >= 0 && c[i - j + 7] && b[j]) {
            x[i] = j;
            b[j] = 0;
            c[i - j + 7] = 0;
            if (i < 8) {
                try(i + 1, q);
                if (!*q) {
                    b[j] = 1;
                    c[i - j + 7] = 1;
                }
            } else
                *q = 1;
        }
    }
}
static int safe[12], n = 13;
static int solve(int row, unsigned cols, unsigned d1, unsigned d2) {
    if (row == n)
        return 1;
    int s = 0;
    unsigned av = ~(cols | d1 | d2) & ((1u << n) - 1);
    while (av) {
        unsigned bit = av & -av;
        av ^= bit;
        s += solve(row + 1, cols | bit, (d1 | bit) << 1, (d2 | bit) >> 1);
    }
    return s;
}
static int pos[16];
static int ok(int r, int cc) {
    for (int i = 0; i < r; i++) {
        if (pos[i] == cc || pos[i] - cc == r - i || cc - pos[i] == r - i)
            return 0;
    }
    return 1;
}
static int place(int r, int nn) {
    if (r == nn)
        return 1;
    int s = 0;
    for (int i = 0; i < nn; i++)
        if (ok(r, i)) {
            pos[r] = i;
            s += place(r + 1, nn);
        }
    return s;
}
int main(void) {
    int q;
    for (int i = 0; i < 17; i++)
        b[i] = 1;
    for (int i = 0; i < 15; i++)
        c[i] = 1;
    try(1, &q);
    printf("%d %d %d\n", q, solve(0, 0, 0, 0), place(0, 11));
    return 0;
}
