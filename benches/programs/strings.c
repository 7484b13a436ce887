/* Loops over characters. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static char buf[1 << 16];
static void lower(char *s) {
    for (; *s; s++)
        if (*s >= 'A' && *s <= 'Z')
            *s += 32;
}
static int words(const char *s) {
    int n = 0, in = 0;
    for (; *s; s++) {
        if (*s == ' ' || *s == '\n' || *s == '\t')
            in = 0;
        else if (!in) {
            in = 1;
            n++;
        }
    }
    return n;
}
static unsigned hash(const char *s) {
    unsigned h = 5381;
    while (*s)
        h = h * 33 ^ (unsigned char)*s++;
    return h;
}
static void rev(char *s, int n) {
    for (int i = 0, j = n - 1; i < j; i++, j--) {
        char t = s[i];
        s[i] = s[j];
        s[j] = t;
    }
}
static int pal(const char *s, int n) {
    for (int i = 0; i < n / 2; i++)
        if (s[i] != s[n - 1 - i])
            return 0;
    return 1;
}
int main(void) {
    unsigned h = 0;
    int n = sizeof buf - 1;
    for (int r = 0; r < 700; r++) {
        for (int i = 0; i < n; i++)
            buf[i] = "The Quick Brown Fox\n"[(i * 7 + r) % 20];
        lower(buf);
        h = h * 31 + words(buf);
        h ^= hash(buf);
        rev(buf, n);
        h += pal(buf, n);
    }
    printf("%u\n", h);
    return 0;
}
