/* A text formatter: fills and justifies paragraphs to several widths, and
 * prints tables of numbers with its own conversions into a buffer. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct buffer {
    char *data;
    size_t len, cap;
};

static void put(struct buffer *b, char c) {
    if (b->len == b->cap) {
        b->cap = b->cap ? b->cap * 2 : 256;
        if ((b->data = realloc(b->data, b->cap)) == NULL)
            exit(1);
    }
    b->data[b->len++] = c;
}

static void pad(struct buffer *b, char c, int n) {
    while (n-- > 0)
        put(b, c);
}

/* Right-aligned decimal with commas, and a point before the last places. */
static void put_number(struct buffer *b, unsigned long u, int negative, int places, int width) {
    char tmp[48];
    int n = 0;
    for (int d = 0; u != 0 || d <= places; d++, u /= 10) {
        if (d > 0 && d == places)
            tmp[n++] = '.';
        else if (d > places && (d - places) % 3 == 0)
            tmp[n++] = ',';
        tmp[n++] = (char)('0' + u % 10);
    }
    if (negative)
        tmp[n++] = '-';
    pad(b, ' ', width - n);
    while (n > 0)
        put(b, tmp[--n]);
}

static void put_fixed(struct buffer *b, double v, int places, int width) {
    double scaled = v < 0 ? -v : v;
    for (int i = 0; i < places; i++)
        scaled *= 10;
    put_number(b, (unsigned long)(scaled + 0.5), v < 0, places, width);
}

/* Emit the words of [s, end), spreading blanks so that it fills width. */
static void emit_line(struct buffer *b, const char *s, const char *end, int words, int letters,
                      int width, int last) {
    int gaps = words - 1, blanks = last ? gaps : width - letters;
    while (s < end) {
        if (*s != ' ') {
            put(b, *s++);
            continue;
        }
        s++;
        if (gaps > 0) {
            int n = (blanks + gaps - 1) / gaps;
            pad(b, ' ', n);
            blanks -= n;
            gaps--;
        }
    }
    put(b, '\n');
}

static int justify(struct buffer *b, const char *s, int width) {
    const char *line = s;
    int lines = 0, words = 0, letters = 0;
    for (;;) {
        size_t n = strcspn(s, " \n");
        if (words > 0 && letters + words + (int)n > width) {
            emit_line(b, line, s, words, letters, width, 0);
            lines++;
            line = s;
            words = letters = 0;
        }
        words++;
        letters += (int)n;
        s += n;
        if (*s != ' ') {
            emit_line(b, line, s, words, letters, width, 1);
            lines++;
            words = letters = 0;
            line = s + 1;
        }
        if (*s++ == '\0')
            return lines;
    }
}

static unsigned checksum(const struct buffer *b) {
    unsigned h = 0;
    for (size_t i = 0; i < b->len; i++)
        h = h * 131 + (unsigned char)b->data[i];
    return h;
}

int main(void) {
    struct buffer text = {NULL, 0, 0}, out = {NULL, 0, 0};
    unsigned r = 3;
    for (int i = 0; i < 40000; i++) {
        r = r * 214013u + 2531011u;
        int n = 1 + (int)(r >> 16 & 7) + (int)(r >> 20 & 3);
        for (int k = 0; k < n; k++)
            put(&text, (char)('a' + (int)((r >> (k + 3)) % 26)));
        put(&text, (r >> 9) % 90 == 0 ? '\n' : ' ');
    }
    text.data[text.len - 1] = '\0';
    for (int width = 24; width <= 96; width += 6) {
        out.len = 0;
        int lines = justify(&out, text.data, width);
        printf("width %d: %d lines, %zu bytes, %08x\n", width, lines, out.len, checksum(&out));
    }
    out.len = 0;
    for (int i = -70000; i < 70000; i++) {
        long cube = (long)i * i * i;
        put_number(&out, (unsigned long)labs(cube), cube < 0, 0, 22);
        put_fixed(&out, i / 7.0, 4, 14);
        put(&out, '\n');
    }
    printf("table: %zu bytes, %08x\n%.36s\n", out.len, checksum(&out), out.data);
    free(out.data);
    free(text.data);
    return 0;
}
