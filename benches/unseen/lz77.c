/* An LZ77 style compressor with hash chains, its decompressor, and a check
 * that the data survive the round trip. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define SIZE 400000
#define WINDOW 32768u
#define HASH_SIZE 16384u
#define MIN_MATCH 4
#define MAX_MATCH 130
#define MAX_CHAIN 24
#define NIL 0xffffffffu

typedef struct { uint32_t length, distance; } Match;

typedef struct {
    const uint8_t *src;
    size_t size;
    uint32_t head[HASH_SIZE], prev[WINDOW];
} Matcher;

static uint32_t hash4(const uint8_t *p) {
    return ((uint32_t)p[0] | p[1] << 8 | p[2] << 16 | (uint32_t)p[3] << 24) * 2654435761u >> 18;
}

static void remember(Matcher *m, size_t pos) {
    if (pos + MIN_MATCH > m->size)
        return;
    uint32_t h = hash4(m->src + pos);
    m->prev[pos % WINDOW] = m->head[h];
    m->head[h] = (uint32_t)pos;
}

static Match longest_match(const Matcher *m, size_t pos) {
    Match best = {0, 0};
    size_t left = m->size - pos, limit = left < MAX_MATCH ? left : MAX_MATCH;
    if (limit < MIN_MATCH)
        return best;
    uint32_t at = m->head[hash4(m->src + pos)];
    for (int i = 0; i < MAX_CHAIN && at != NIL && pos - at < WINDOW && best.length < limit; i++) {
        const uint8_t *a = m->src + at, *b = m->src + pos;
        uint32_t n = 0;
        while (n < limit && a[n] == b[n])
            n++;
        if (n >= MIN_MATCH && n > best.length)
            best = (Match){n, (uint32_t)(pos - at)};
        at = m->prev[at % WINDOW];
    }
    return best;
}

/* Tokens: 0..127 a run of literals, one more than the byte; otherwise a
 * match of that length less 124, followed by a two-byte distance. */
static size_t flush_literals(uint8_t *out, const uint8_t *from, size_t n) {
    size_t used = 0;
    while (n > 0) {
        size_t run = n < 128 ? n : 128;
        out[used++] = (uint8_t)(run - 1);
        memcpy(out + used, from, run);
        used += run;
        from += run;
        n -= run;
    }
    return used;
}

static size_t compress(Matcher *m, const uint8_t *src, size_t size, uint8_t *out) {
    size_t pos = 0, literal = 0, used = 0;
    m->src = src;
    m->size = size;
    memset(m->head, 0xff, sizeof m->head);
    while (pos < size) {
        Match best = longest_match(m, pos);
        remember(m, pos);
        if (best.length == 0) {
            pos++;
            continue;
        }
        used += flush_literals(out + used, src + literal, pos - literal);
        out[used++] = (uint8_t)(best.length + 124);
        out[used++] = (uint8_t)(best.distance & 255);
        out[used++] = (uint8_t)(best.distance >> 8);
        for (uint32_t i = 1; i < best.length; i++)
            remember(m, pos + i);
        pos += best.length;
        literal = pos;
    }
    return used + flush_literals(out + used, src + literal, pos - literal);
}

static size_t expand(const uint8_t *in, size_t n, uint8_t *out) {
    const uint8_t *end = in + n;
    uint8_t *o = out;
    while (in < end) {
        unsigned t = *in++;
        if (t < 128) {
            for (unsigned i = 0; i <= t; i++)
                *o++ = *in++;
        } else {
            const uint8_t *from = o - (in[0] | in[1] << 8);
            for (in += 2; t > 124; t--)
                *o++ = *from++;
        }
    }
    return (size_t)(o - out);
}

int main(void) {
    static const char *const parts[] = {"struct ", "int x", "return ", "(void) ", "for (;;) ", "= 0;\n"};
    static uint8_t src[SIZE], packed[2 * SIZE], back[SIZE];
    static Matcher matcher;
    uint32_t r = 1;
    for (int kind = 0; kind < 3; kind++) {
        for (size_t i = 0; i < SIZE;) {
            r = r * 1664525u + 1013904223u;
            const char *s = parts[(r >> 20) % 6];
            if (kind == 0)
                src[i++] = (uint8_t)(r >> 28);
            else
                while (*s != '\0' && i < SIZE)
                    src[i++] = (uint8_t)(kind == 2 && (r >> 8) % 16 == 0 ? *s++ ^ 1 : *s++);
        }
        size_t n = compress(&matcher, src, SIZE, packed);
        size_t got = expand(packed, n, back);
        printf("kind %d: %d to %zu bytes, %s\n", kind, SIZE, n,
               got == SIZE && memcmp(src, back, SIZE) == 0 ? "ok" : "CORRUPT");
    }
    return 0;
}
