/* Gaussian elimination. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#define N 200
static float a[N * N], b[N];
static int ipvt[N];
static void daxpy(int n, float da, float *dx, int ix, float *dy, int iy) {
    if (n <= 0 || da == 0)
        return;
    if (ix != 1 || iy != 1) {
        int x = 0, y = 0;
        for (int i = 0; i < n; i++) {
            dy[y] += da * dx[x];
            x += ix;
            y += iy;
        }
        return;
    }
    for (int i = 0; i < n; i++)
        dy[i] = dy[i] + da * dx[i];
}
static int idamax(int n, float *dx) {
    int it = 0;
    float m = fabsf(dx[0]);
    for (int i = 1; i < n; i++)
        if (fabsf(dx[i]) > m) {
            it = i;
            m = fabsf(dx[i]);
        }
    return it;
}
static void dscal(int n, float da, float *dx) {
    for (int i = 0; i < n; i++)
        dx[i] *= da;
}
static void gefa(float *a, int lda, int n, int *ipvt) {
    for (int k = 0; k < n - 1; k++) {
        int kp1 = k + 1;
        int l = idamax(n - k, &a[lda * k + k]) + k;
        ipvt[k] = l;
        if (a[lda * k + l] != 0) {
            if (l != k) {
                float t = a[lda * k + l];
                a[lda * k + l] = a[lda * k + k];
                a[lda * k + k] = t;
            }
            float t = -1 / a[lda * k + k];
            dscal(n - k - 1, t, &a[lda * k + k + 1]);
            for (int j = kp1; j < n; j++) {
                t = a[lda * j + l];
                if (l != k) {
                    a[lda * j + l] = a[lda * j + k];
                    a[lda * j + k] = t;
                }
                daxpy(n - k - 1, t, &a[lda * k + k + 1], 1, &a[lda * j + k + 1], 1);
            }
        }
    }
    ipvt[n - 1] = n - 1;
}
int main(void) {
    float s = 0;
    for (int r = 0; r < 250; r++) {
        int init = 1325;
        for (int j = 0; j < N; j++)
            for (int i = 0; i < N; i++) {
                init = 3125 * init % 65536;
                a[N * j + i] = (init - 32768.0f) / 16384.0f;
            }
        gefa(a, N, N, ipvt);
        s += a[N * 7 + 9];
    }
    printf("%f\n", s);
    return 0;
}
