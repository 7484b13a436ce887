/* Heap sort of random numbers. */
#include <stdio.h>
#include <stdlib.h>
#define IM 139968
#define IA 3877
#define IC 29573
static double gen_random(double max) {
    static long last = 42;
    return max * (last = (last * IA + IC) % IM) / IM;
}
static void heapsort_(int n, double *ra) {
    int i, j, ir = n, l = (n >> 1) + 1;
    double rra;
    for (;;) {
        if (l > 1)
            rra = ra[--l];
        else {
            rra = ra[ir];
            ra[ir] = ra[1];
            if (--ir == 1) {
                ra[1] = rra;
                return;
            }
        }
        i = l;
        j = l << 1;
        while (j <= ir) {
            if (j < ir && ra[j] < ra[j + 1])
                ++j;
            if (rra < ra[j]) {
                ra[i] = ra[j];
                j += (i = j);
            } else
                j = ir + 1;
        }
        ra[i] = rra;
    }
}
int main(void) {
    int n = 1000000;
    double *a = malloc((n + 1) * sizeof *a);
    for (int i = 1; i <= n; i++)
        a[i] = gen_random(1);
    heapsort_(n, a);
    printf("%.10f\n", a[n]);
    return 0;
}
