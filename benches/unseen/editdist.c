/* Levenshtein distance of two long strings over a full two-dimensional
 * table, then a walk back through the table to count each kind of edit. */
#include <stdio.h>
#include <string.h>

#define MAXLEN 2400

static int dist[MAXLEN + 1][MAXLEN + 1];
static char first[MAXLEN + 1];
static char second[MAXLEN + 1];

struct edits {
    int keep, change, insert, delete;
};

static unsigned seed = 12345;

static unsigned next_random(void)
{
    seed = seed * 1103515245u + 12345u;
    return (seed >> 16) & 0x7fff;
}

static void random_word(char *dst, int len, int letters)
{
    for (int i = 0; i < len; i++)
        dst[i] = (char)('a' + (int)(next_random() % (unsigned)letters));
    dst[len] = '\0';
}

/* Copy src to dst, damaging roughly one character in `rate`. */
static void garble(char *dst, const char *src, int rate)
{
    char *end = dst + MAXLEN;

    for (; *src != '\0' && dst < end; src++) {
        if (next_random() % (unsigned)rate != 0) {
            *dst++ = *src;
            continue;
        }
        switch (next_random() % 3) {
        case 0:
            break;
        case 1:
            *dst++ = (char)('a' + (int)(next_random() % 26));
            break;
        default:
            *dst++ = *src;
            if (dst < end)
                *dst++ = 'z';
            break;
        }
    }
    *dst = '\0';
}

static int min3(int a, int b, int c)
{
    int m = a;

    if (b < m)
        m = b;
    if (c < m)
        m = c;
    return m;
}

static int edit_distance(const char *s, const char *t)
{
    int n = (int)strlen(s);
    int m = (int)strlen(t);

    for (int i = 0; i <= n; i++)
        dist[i][0] = i;
    for (int j = 0; j <= m; j++)
        dist[0][j] = j;
    for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= m; j++) {
            int cost = s[i - 1] == t[j - 1] ? 0 : 1;

            dist[i][j] = min3(dist[i - 1][j] + 1, dist[i][j - 1] + 1,
                              dist[i - 1][j - 1] + cost);
        }
    }
    return dist[n][m];
}

static struct edits trace_back(const char *s, const char *t)
{
    struct edits e = {0, 0, 0, 0};
    int i = (int)strlen(s), j = (int)strlen(t);

    while (i > 0 || j > 0) {
        if (i > 0 && j > 0 && s[i - 1] == t[j - 1] && dist[i][j] == dist[i - 1][j - 1]) {
            e.keep++;
            i--, j--;
        } else if (i > 0 && j > 0 && dist[i][j] == dist[i - 1][j - 1] + 1) {
            e.change++;
            i--, j--;
        } else if (i > 0 && dist[i][j] == dist[i - 1][j] + 1) {
            e.delete++;
            i--;
        } else {
            e.insert++;
            j--;
        }
    }
    return e;
}

int main(void)
{
    static const int rates[] = {2, 5, 20, 100};

    random_word(first, MAXLEN - 100, 6);
    for (size_t k = 0; k < sizeof rates / sizeof rates[0]; k++) {
        garble(second, first, rates[k]);
        int d = edit_distance(first, second);
        struct edits e = trace_back(first, second);
        printf("rate 1/%d: distance %d (keep %d change %d insert %d delete %d)\n",
               rates[k], d, e.keep, e.change, e.insert, e.delete);
    }
    return 0;
}
