/* The spectral norm of a matrix that is a function. */
#include <math.h>
#include <stdio.h>
static double A(int i, int j) {
    return 1.0 / ((i + j) * (i + j + 1) / 2 + i + 1);
}
static void mulAv(int n, const double v[], double Av[]) {
    for (int i = 0; i < n; i++) {
        Av[i] = 0;
        for (int j = 0; j < n; j++)
            Av[i] += A(i, j) * v[j];
    }
}
static void mulAtv(int n, const double v[], double Atv[]) {
    for (int i = 0; i < n; i++) {
        Atv[i] = 0;
        for (int j = 0; j < n; j++)
            Atv[i] += A(j, i) * v[j];
    }
}
int main(void) {
    enum { N = 500 };
    static double u[N], v[N], t[N];
    for (int i = 0; i < N; i++)
        u[i] = 1;
    for (int i = 0; i < 60; i++) {
        mulAv(N, u, t);
        mulAtv(N, t, v);
        mulAv(N, v, t);
        mulAtv(N, t, u);
    }
    double vbv = 0, vv = 0;
    for (int i = 0; i < N; i++) {
        vbv += u[i] * v[i];
        vv += v[i] * v[i];
    }
    printf("%.9f\n", sqrt(vbv / vv));
    return 0;
}
