/* The Salsa20 core. */
#include <stdint.h>
#include <stdio.h>
#define ROTATE(v, c) (((v) << (c)) | ((v) >> (32 - (c))))
static void core(uint32_t out[16], const uint32_t in[16]) {
    uint32_t x[16];
    for (int i = 0; i < 16; i++)
        x[i] = in[i];
    for (int i = 20; i > 0; i -= 2) {
        x[4] ^= ROTATE(x[0] + x[12], 7);
        x[8] ^= ROTATE(x[4] + x[0], 9);
        x[12] ^= ROTATE(x[8] + x[4], 13);
        x[0] ^= ROTATE(x[12] + x[8], 18);
        x[9] ^= ROTATE(x[5] + x[1], 7);
        x[13] ^= ROTATE(x[9] + x[5], 9);
        x[1] ^= ROTATE(x[13] + x[9], 13);
        x[5] ^= ROTATE(x[1] + x[13], 18);
        x[14] ^= ROTATE(x[10] + x[6], 7);
        x[2] ^= ROTATE(x[14] + x[10], 9);
        x[6] ^= ROTATE(x[2] + x[14], 13);
        x[10] ^= ROTATE(x[6] + x[2], 18);
        x[3] ^= ROTATE(x[15] + x[11], 7);
        x[7] ^= ROTATE(x[3] + x[15], 9);
        x[11] ^= ROTATE(x[7] + x[3], 13);
        x[15] ^= ROTATE(x[11] + x[7], 18);
        x[1] ^= ROTATE(x[0] + x[3], 7);
        x[2] ^= ROTATE(x[1] + x[0], 9);
        x[3] ^= ROTATE(x[2] + x[1], 13);
        x[0] ^= ROTATE(x[3] + x[2], 18);
        x[6] ^= ROTATE(x[5] + x[4], 7);
        x[7] ^= ROTATE(x[6] + x[5], 9);
        x[4] ^= ROTATE(x[7] + x[6], 13);
        x[5] ^= ROTATE(x[4] + x[7], 18);
        x[11] ^= ROTATE(x[10] + x[9], 7);
        x[8] ^= ROTATE(x[11] + x[10], 9);
        x[9] ^= ROTATE(x[8] + x[11], 13);
        x[10] ^= ROTATE(x[9] + x[8], 18);
        x[12] ^= ROTATE(x[15] + x[14], 7);
        x[13] ^= ROTATE(x[12] + x[15], 9);
        x[14] ^= ROTATE(x[13] + x[12], 13);
        x[15] ^= ROTATE(x[14] + x[13], 18);
    }
    for (int i = 0; i < 16; i++)
        out[i] = x[i] + in[i];
}
int main(void) {
    uint32_t a[16], b[16];
    for (int i = 0; i < 16; i++)
        a[i] = i * 0x9e3779b9u;
    for (int i = 0; i < 700000; i++) {
        core(b, a);
        for (int j = 0; j < 16; j++)
            a[j] = b[j];
    }
    printf("%08x %08x\n", a[0], a[15]);
    return 0;
}
