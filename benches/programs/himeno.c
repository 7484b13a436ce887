/* A Jacobi iteration in three dimensions. */
#include <stdio.h>
#include <stdlib.h>
#define MI 33
#define MJ 33
#define MK 65
static float p[MI][MJ][MK], a[4][MI][MJ][MK], b[3][MI][MJ][MK], c[3][MI][MJ][MK], bnd[MI][MJ][MK],
    wrk1[MI][MJ][MK], wrk2[MI][MJ][MK];
static float jacobi(int nn) {
    float gosa = 0, s0, ss, omega = 0.8f;
    for (int n = 0; n < nn; n++) {
        gosa = 0;
        for (int i = 1; i < MI - 1; i++)
            for (int j = 1; j < MJ - 1; j++)
                for (int k = 1; k < MK - 1; k++) {
                    s0 = a[0][i][j][k] * p[i + 1][j][k] + a[1][i][j][k] * p[i][j + 1][k] +
                         a[2][i][j][k] * p[i][j][k + 1] +
                         b[0][i][j][k] * (p[i + 1][j + 1][k] - p[i + 1][j - 1][k] -
                                          p[i - 1][j + 1][k] + p[i - 1][j - 1][k]) +
                         b[1][i][j][k] * (p[i][j + 1][k + 1] - p[i][j - 1][k + 1] -
                                          p[i][j + 1][k - 1] + p[i][j - 1][k - 1]) +
                         b[2][i][j][k] * (p[i + 1][j][k + 1] - p[i - 1][j][k + 1] -
                                          p[i + 1][j][k - 1] + p[i - 1][j][k - 1]) +
                         c[0][i][j][k] * p[i - 1][j][k] + c[1][i][j][k] * p[i][j - 1][k] +
                         c[2][i][j][k] * p[i][j][k - 1] + wrk1[i][j][k];
                    ss = (s0 * a[3][i][j][k] - p[i][j][k]) * bnd[i][j][k];
                    gosa += ss * ss;
                    wrk2[i][j][k] = p[i][j][k] + omega * ss;
                }
        for (int i = 1; i < MI - 1; i++)
            for (int j = 1; j < MJ - 1; j++)
                for (int k = 1; k < MK - 1; k++)
                    p[i][j][k] = wrk2[i][j][k];
    }
    return gosa;
}
int main(void) {
    for (int i = 0; i < MI; i++)
        for (int j = 0; j < MJ; j++)
            for (int k = 0; k < MK; k++) {
                a[0][i][j][k] = a[1][i][j][k] = a[2][i][j][k] = 1;
                a[3][i][j][k] = 1.0f / 6;
                b[0][i][j][k] = b[1][i][j][k] = b[2][i][j][k] = 0;
                c[0][i][j][k] = c[1][i][j][k] = c[2][i][j][k] = 1;
                p[i][j][k] = (float)(i * i) / ((MI - 1) * (MI - 1));
                bnd[i][j][k] = 1;
            }
    printf("%g\n", jacobi(400));
    return 0;
}
