/* Flips of permutations. */
#include <stdio.h>
#include <stdlib.h>
static long fannkuch(int n) {
    int *perm = calloc(n, sizeof(int)), *perm1 = calloc(n, sizeof(int)),
        *count = calloc(n, sizeof(int));
    long flips, max = 0;
    int r = n, i, k, didpr = 0, n1 = n - 1;
    for (i = 0; i < n; i++)
        perm1[i] = i;
    for (;;) {
        if (didpr < 30)
            didpr++;
        for (; r != 1; --r)
            count[r - 1] = r;
        if (!(perm1[0] == 0 || perm1[n1] == n1)) {
            flips = 0;
            for (i = 1; i < n; i++)
                perm[i] = perm1[i];
            k = perm1[0];
            do {
                int j;
                for (i = 1, j = k - 1; i < j; ++i, --j) {
                    int t = perm[i];
                    perm[i] = perm[j];
                    perm[j] = t;
                }
                flips++;
                j = perm[k];
                perm[k] = k;
                k = j;
            } while (k);
            if (max < flips)
                max = flips;
        }
        for (;;) {
            if (r == n)
                return max;
            {
                int p0 = perm1[0];
                i = 0;
                while (i < r) {
                    k = i + 1;
                    perm1[i] = perm1[k];
                    i = k;
                }
                perm1[r] = p0;
            }
            if ((count[r] -= 1) > 0)
                break;
            ++r;
        }
    }
}
int main(void) {
    printf("%ld\n", fannkuch(10));
    return 0;
}
