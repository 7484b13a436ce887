/* Polynomials. */
#include <stdio.h>
static double A0 = 1.0, A1 = -0.1666666666671334, A2 = 0.833333333809067E-2,
              A3 = 0.198412715551283E-3, A4 = 0.27557589750762E-5, A5 = 0.2507059876207E-7,
              A6 = 0.164105986683E-9, B1 = -0.4999999999982, B2 = 0.4166666664651E-1,
              B3 = -0.1388888805755E-2, B4 = 0.24801428034E-4, B5 = -0.2754213324E-6,
              B6 = 0.20189405E-8;
int main(void) {
    double s = 0, u, v, w, x;
    int m = 15000000;
    x = 3.14159265358979 / m;
    s = 0;
    for (int i = 1; i <= m - 1; i++) {
        v = i * x;
        u = v * v;
        w = u * (u * (u * (u * (u * (A6 * u - A5) + A4) - A3) + A2) + A1) + A0;
        s += v * w;
    }
    printf("%.8f\n", s * x);
    s = 0;
    for (int i = 1; i <= m - 1; i++) {
        u = i * x;
        w = u * u;
        s += w * (w * (w * (w * (w * (B6 * w + B5) + B4) + B3) + B2) + B1) + 1.0;
    }
    printf("%.8f\n", s * x);
    double sa = 0;
    for (int i = 1; i <= m; i++) {
        double y = (double)i / m;
        sa += (1.0 - y * (0.3 - y * (0.7 + y))) / (1.0 + y * y);
    }
    printf("%.8f\n", sa / m);
    return 0;
}
