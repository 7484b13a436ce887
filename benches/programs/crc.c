/* Checksums and base 64. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
static uint32_t tab[256];
static void mk(void) {
    for (uint32_t i = 0; i < 256; i++) {
        uint32_t c = i;
        for (int k = 0; k < 8; k++)
            c = c & 1 ? 0xEDB88320u ^ (c >> 1) : c >> 1;
        tab[i] = c;
    }
}
static uint32_t crc(const uint8_t *p, size_t n) {
    uint32_t c = ~0u;
    while (n--)
        c = tab[(c ^ *p++) & 255] ^ (c >> 8);
    return ~c;
}
static uint32_t adler(const uint8_t *p, size_t n) {
    uint32_t a = 1, b = 0;
    for (size_t i = 0; i < n; i++) {
        a = (a + p[i]) % 65521;
        b = (b + a) % 65521;
    }
    return b << 16 | a;
}
static uint32_t bitcrc(const uint8_t *p, size_t n) {
    uint32_t c = ~0u;
    for (size_t i = 0; i < n; i++) {
        c ^= p[i];
        for (int k = 0; k < 8; k++)
            c = (c >> 1) ^ (0xEDB88320u & -(c & 1));
    }
    return ~c;
}
static unsigned b64(const uint8_t *p, size_t n, char *o) {
    static const char t[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    char *s = o;
    for (size_t i = 0; i + 2 < n; i += 3) {
        uint32_t v = p[i] << 16 | p[i + 1] << 8 | p[i + 2];
        *o++ = t[v >> 18 & 63];
        *o++ = t[v >> 12 & 63];
        *o++ = t[v >> 6 & 63];
        *o++ = t[v & 63];
    }
    return o - s;
}
int main(void) {
    size_t n = 1 << 20;
    uint8_t *b = malloc(n);
    char *o = malloc(2 * n);
    for (size_t i = 0; i < n; i++)
        b[i] = i * 2654435761u >> 13;
    mk();
    uint32_t r = 0;
    for (int i = 0; i < 20; i++) {
        r ^= crc(b, n);
        r += adler(b, n);
        r ^= b64(b, n, o);
        r += o[i * 100];
    }
    for (int i = 0; i < 4; i++)
        r += bitcrc(b, n);
    printf("%08x\n", r);
    return 0;
}
