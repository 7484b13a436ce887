/* Huffman codes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static unsigned seed = 12345;
static unsigned rnd(void) {
    seed = seed * 1103515245u + 12345u;
    return seed >> 16 & 0x7fff;
}
static void heap_adjust(size_t *freq, size_t *heap, int n, int k) {
    heap--;
    int v = heap[k];
    while (k <= n / 2) {
        int j = k + k;
        if (j < n && freq[heap[j]] > freq[heap[j + 1]])
            j++;
        if (freq[v] < freq[heap[j]])
            break;
        heap[k] = heap[j];
        k = j;
    }
    heap[k] = v;
}
static size_t compress(char *d, size_t len) {
    size_t freq[512] = {0}, heap[256];
    int link[512];
    unsigned long code[256];
    unsigned char clen[256];
    memset(code, 0, sizeof code);
    memset(clen, 0, sizeof clen);
    memset(link, 0, sizeof link);
    char *comp = malloc(len + 1);
    memset(comp, 0, len + 1);
    for (size_t i = 0; i < len; i++)
        freq[(unsigned char)d[i]]++;
    int n = 0;
    for (int i = 0; i < 256; i++)
        if (freq[i])
            heap[n++] = i;
    for (int i = n; i > 0; i--)
        heap_adjust(freq, heap, n, i);
    while (n > 1) {
        --n;
        int t = heap[0];
        heap[0] = heap[n];
        heap_adjust(freq, heap, n, 1);
        freq[256 + n] = freq[heap[0]] + freq[t];
        link[t] = 256 + n;
        link[heap[0]] = -256 - n;
        heap[0] = 256 + n;
        heap_adjust(freq, heap, n, 1);
    }
    link[256 + n] = 0;
    for (int m = 0; m < 256; m++) {
        if (!freq[m])
            continue;
        unsigned long j = 1, x = 0;
        int l = 0;
        int i = m;
        i = link[m];
        while (i) {
            if (i < 0) {
                x += j;
                i = -i;
            }
            i = link[i];
            j <<= 1;
            l++;
        }
        code[m] = x;
        clen[m] = l;
    }
    size_t pos = 0;
    int bit = -1;
    char out = 0;
    for (size_t j = 0; j < len; j++) {
        unsigned long mask = 1ul << (clen[(unsigned char)d[j]] - 1);
        for (int i = 0; i < clen[(unsigned char)d[j]]; i++) {
            if (bit == 7) {
                comp[pos++] = out;
                bit = 0;
                out = 0;
            } else {
                bit++;
                out <<= 1;
            }
            if (code[(unsigned char)d[j]] & mask)
                out |= 1;
            mask >>= 1;
        }
    }
    size_t s = pos;
    for (size_t i = 0; i < pos; i++)
        s = s * 31 + (unsigned char)comp[i];
    free(comp);
    return s;
}
int main(void) {
    size_t len = 3000000;
    char *d = malloc(len);
    for (size_t i = 0; i < len; i++)
        d[i] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ012345"[(rnd() & 31) * (rnd() & 31) >> 5 & 31];
    size_t s = 0;
    for (int i = 0; i < 4; i++)
        s += compress(d, len);
    printf("%zu\n", s);
    return 0;
}
