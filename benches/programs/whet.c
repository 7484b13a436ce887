/* Floating-point loops over globals, in the manner of Whetstone. */
#include <math.h>
#include <stdio.h>
static double e1[4];
static double t = 0.499975, t1 = 0.50025, t2 = 2.0;
static int j, k, l;
static void pa(double e[4]) {
    for (int j = 0; j < 6; j++) {
        e[0] = (e[0] + e[1] + e[2] - e[3]) * t;
        e[1] = (e[0] + e[1] - e[2] + e[3]) * t;
        e[2] = (e[0] - e[1] + e[2] + e[3]) * t;
        e[3] = (-e[0] + e[1] + e[2] + e[3]) / t2;
    }
}
static void p3(double x, double y, double *z) {
    double x1 = x, y1 = y;
    x1 = t * (x1 + y1);
    y1 = t * (x1 + y1);
    *z = (x1 + y1) / t2;
}
static void p0(void) {
    e1[j] = e1[k];
    e1[k] = e1[l];
    e1[l] = e1[j];
}
int main(void) {
    double x = 1, y = 1, z = 1;
    int n = 3000000;
    e1[0] = 1;
    e1[1] = -1;
    e1[2] = -1;
    e1[3] = -1;
    for (int i = 0; i < n; i++)
        pa(e1);
    j = 1;
    k = 2;
    l = 3;
    for (int i = 0; i < n * 8; i++) {
        j = j * (k - j) * (l - k);
        k = l * k - (l - j) * k;
        l = (l - k) * (k + j);
        e1[l - 2 >= 0 && l - 2 < 4 ? l - 2 : 0] = j + k + l;
        j = 1;
        k = 2;
        l = 3;
    }
    for (int i = 0; i < n * 8; i++)
        p3(x, y, &z);
    j = 0;
    k = 1;
    l = 2;
    for (int i = 0; i < n * 8; i++)
        p0();
    for (int i = 0; i < n; i++)
        x = sqrt(exp(log(x + 0.5) / t1));
    printf("%g %g %g %g %g %g %g\n", e1[0], e1[1], e1[2], e1[3], x, y, z);
    return 0;
}
