/* Dynamic programming: subsequences, a knapsack, prefix sums, shortest paths. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static int max(int a, int b) {
    return a > b ? a : b;
}
static int lcs(const char *a, int n, const char *b, int m) {
    static int t[2001][2001];
    for (int i = 1; i <= n; i++)
        for (int j = 1; j <= m; j++)
            t[i][j] = a[i - 1] == b[j - 1] ? t[i - 1][j - 1] + 1 : max(t[i - 1][j], t[i][j - 1]);
    return t[n][m];
}
static long knap(const int *w, const int *v, int n, int cap) {
    static long best[20001];
    memset(best, 0, sizeof best);
    for (int i = 0; i < n; i++)
        for (int c = cap; c >= w[i]; c--)
            if (best[c - w[i]] + v[i] > best[c])
                best[c] = best[c - w[i]] + v[i];
    return best[cap];
}
static void prefix(double *a, int n) {
    for (int i = 1; i < n; i++)
        a[i] += a[i - 1] * 0.5;
}
static void floyd(int *d, int n) {
    for (int k = 0; k < n; k++)
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                if (d[i * n + k] + d[k * n + j] < d[i * n + j])
                    d[i * n + j] = d[i * n + k] + d[k * n + j];
}
int main(void) {
    static char a[2000], b[2000];
    unsigned s = 1;
    for (int i = 0; i < 2000; i++) {
        s = s * 1103515245 + 12345;
        a[i] = 'a' + (s >> 16) % 4;
        s = s * 1103515245 + 12345;
        b[i] = 'a' + (s >> 16) % 4;
    }
    long r = 0;
    for (int i = 0; i < 6; i++)
        r += lcs(a, 2000 - i, b, 2000);
    int w[100], v[100];
    for (int i = 0; i < 100; i++) {
        s = s * 1103515245 + 12345;
        w[i] = 10 + (s >> 16) % 100;
        v[i] = 1 + (s >> 20) % 100;
    }
    r += knap(w, v, 100, 20000);
    static double p[100000];
    for (int i = 0; i < 100000; i++)
        p[i] = i % 7;
    for (int i = 0; i < 200; i++)
        prefix(p, 100000);
    r += (long)p[99999];
    static int d[150 * 150];
    for (int i = 0; i < 150 * 150; i++) {
        s = s * 1103515245 + 12345;
        d[i] = 1 + (s >> 16) % 1000;
    }
    for (int i = 0; i < 8; i++)
        floyd(d, 150);
    r += d[77];
    printf("%ld\n", r);
    return 0;
}
