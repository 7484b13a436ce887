/* A fast Fourier transform in place. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct {
    double re, im;
} C;
static void fft(C *x, int n) {
    int j = 0;
    for (int i = 1; i < n; i++) {
        int bit = n >> 1;
        for (; j & bit; bit >>= 1)
            j ^= bit;
        j ^= bit;
        if (i < j) {
            C t = x[i];
            x[i] = x[j];
            x[j] = t;
        }
    }
    for (int len = 2; len <= n; len <<= 1) {
        double ang = -2 * 3.14159265358979323846 / len;
        C wl = {cos(ang), sin(ang)};
        for (int i = 0; i < n; i += len) {
            C w = {1, 0};
            for (int k = 0; k < len / 2; k++) {
                C u = x[i + k], q = x[i + k + len / 2];
                C v = {q.re * w.re - q.im * w.im, q.re * w.im + q.im * w.re};
                x[i + k].re = u.re + v.re;
                x[i + k].im = u.im + v.im;
                x[i + k + len / 2].re = u.re - v.re;
                x[i + k + len / 2].im = u.im - v.im;
                C nw = {w.re * wl.re - w.im * wl.im, w.re * wl.im + w.im * wl.re};
                w = nw;
            }
        }
    }
}
int main(void) {
    int n = 1 << 14;
    C *x = malloc(n * sizeof *x);
    for (int i = 0; i < n; i++) {
        x[i].re = i % 17;
        x[i].im = i % 5;
    }
    for (int r = 0; r < 200; r++) {
        fft(x, n);
        for (int i = 0; i < n; i++) {
            x[i].re /= 100;
            x[i].im /= 100;
        }
    }
    printf("%.6f %.6f\n", x[5].re, x[77].im);
    return 0;
}
