/* Longest common subsequence.  The table is one malloc'ed block, indexed
 * by hand; the inputs are sequences of line hashes such as diff would use. */
#include <stdio.h>
#include <stdlib.h>

typedef unsigned short cell;

static unsigned long long state = 88172645463325252ull;

static unsigned rnd(unsigned limit)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (unsigned)(state >> 20) % limit;
}

static void *need(size_t bytes)
{
    void *p = malloc(bytes);

    if (p == NULL) {
        fprintf(stderr, "out of memory\n");
        exit(1);
    }
    return p;
}

static unsigned *make_lines(size_t n, unsigned kinds)
{
    unsigned *lines = need(n * sizeof *lines);

    for (size_t i = 0; i < n; i++)
        lines[i] = rnd(kinds) * 2654435761u;
    return lines;
}

/* Drop some lines of `in`, replace others; returns the new length. */
static size_t mutate(const unsigned *in, size_t n, unsigned *out, unsigned kinds)
{
    size_t m = 0;

    for (size_t i = 0; i < n; i++) {
        unsigned r = rnd(10);

        if (r == 0)
            continue;
        out[m++] = r == 1 ? rnd(kinds) * 2654435761u : in[i];
    }
    return m;
}

static void fill(cell *tab, const unsigned *a, size_t n, const unsigned *b, size_t m)
{
    size_t w = m + 1;

    for (size_t j = 0; j <= m; j++)
        tab[j] = 0;
    for (size_t i = 1; i <= n; i++) {
        tab[i * w] = 0;
        for (size_t j = 1; j <= m; j++) {
            if (a[i - 1] == b[j - 1])
                tab[i * w + j] = (cell)(tab[(i - 1) * w + j - 1] + 1);
            else if (tab[(i - 1) * w + j] >= tab[i * w + j - 1])
                tab[i * w + j] = tab[(i - 1) * w + j];
            else
                tab[i * w + j] = tab[i * w + j - 1];
        }
    }
}

static size_t recover(const cell *tab, const unsigned *a, size_t n,
                      const unsigned *b, size_t m, unsigned *out)
{
    size_t w = m + 1;
    size_t k = tab[n * w + m];
    size_t len = k;
    size_t i = n, j = m;

    while (i > 0 && j > 0) {
        if (a[i - 1] == b[j - 1]) {
            out[--k] = a[i - 1];
            i--;
            j--;
        } else if (tab[(i - 1) * w + j] >= tab[i * w + j - 1]) {
            i--;
        } else {
            j--;
        }
    }
    return len;
}

int main(void)
{
    static const unsigned kinds[] = {3, 10, 40, 300, 5000};
    size_t n = 2800;
    cell *tab = need((n + 1) * (n + 1) * sizeof *tab);
    unsigned *b = need(n * sizeof *b);
    unsigned *common = need(n * sizeof *common);

    for (size_t t = 0; t < sizeof kinds / sizeof *kinds; t++) {
        unsigned *a = make_lines(n, kinds[t]);
        size_t m = mutate(a, n, b, kinds[t]);
        unsigned sum = 0;

        fill(tab, a, n, b, m);
        size_t len = recover(tab, a, n, b, m, common);
        for (size_t i = 0; i < len; i++)
            sum = sum * 31 + common[i];
        printf("%u kinds: %zu and %zu lines, %zu in common, hash %08x\n",
               kinds[t], n, m, len, sum);
        free(a);
    }
    free(common);
    free(b);
    free(tab);
    return 0;
}
