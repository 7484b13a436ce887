/* Solve dense linear systems: LU decomposition with partial pivoting of a
 * matrix held as an array of row pointers; residual and determinant. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static double **matrix_new(int n) {
    double **m = malloc((size_t)n * sizeof *m);
    if (m == NULL)
        exit(1);
    for (int i = 0; i < n; i++) {
        m[i] = malloc((size_t)n * sizeof **m);
        if (m[i] == NULL)
            exit(1);
    }
    return m;
}

static void matrix_free(double **m, int n) {
    for (int i = 0; i < n; i++)
        free(m[i]);
    free(m);
}

static void matrix_random(double **m, int n, unsigned seed) {
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
            seed = seed * 1664525u + 1013904223u;
            m[i][j] = (seed >> 8) / 8388608.0 - 1.0;
        }
    }
}

static void matrix_copy(double **to, double **from, int n) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            to[i][j] = from[i][j];
}

/* Factor in place; perm[i] is the original index of row i.  Returns the
 * sign of the permutation, or 0 if the matrix is singular. */
static int decompose(double **a, int n, int *perm) {
    int sign = 1;
    for (int i = 0; i < n; i++)
        perm[i] = i;
    for (int k = 0; k < n; k++) {
        int p = k;
        for (int i = k + 1; i < n; i++)
            if (fabs(a[i][k]) > fabs(a[p][k]))
                p = i;
        if (a[p][k] == 0.0)
            return 0;
        if (p != k) {
            double *row = a[p];
            int id = perm[p];
            a[p] = a[k];
            a[k] = row;
            perm[p] = perm[k];
            perm[k] = id;
            sign = -sign;
        }
        for (int i = k + 1; i < n; i++) {
            a[i][k] /= a[k][k];
            for (int j = k + 1; j < n; j++)
                a[i][j] -= a[i][k] * a[k][j];
        }
    }
    return sign;
}

static void solve(double **lu, int n, const int *perm, const double *b, double *x) {
    for (int i = 0; i < n; i++) {
        x[i] = b[perm[i]];
        for (int j = 0; j < i; j++)
            x[i] -= lu[i][j] * x[j];
    }
    for (int i = n - 1; i >= 0; i--) {
        for (int j = i + 1; j < n; j++)
            x[i] -= lu[i][j] * x[j];
        x[i] /= lu[i][i];
    }
}

static double residual(double **a, int n, const double *x, const double *b) {
    double worst = 0.0;
    for (int i = 0; i < n; i++) {
        double s = -b[i];
        for (int j = 0; j < n; j++)
            s += a[i][j] * x[j];
        worst = fmax(worst, fabs(s));
    }
    return worst;
}

int main(void) {
    for (int n = 60; n <= 480; n *= 2) {
        double **a = matrix_new(n), **lu = matrix_new(n);
        double *b = malloc((size_t)n * sizeof *b), *x = malloc((size_t)n * sizeof *x);
        int *perm = malloc((size_t)n * sizeof *perm);
        if (!b || !x || !perm)
            return 1;
        matrix_random(a, n, (unsigned)n);
        matrix_copy(lu, a, n);
        int sign = decompose(lu, n, perm);
        double logdet = 0.0, worst = 0.0;
        for (int i = 0; i < n; i++) {
            logdet += log(fabs(lu[i][i]));
            sign = lu[i][i] < 0.0 ? -sign : sign;
        }
        for (int rhs = 0; rhs < 20; rhs++) {
            for (int i = 0; i < n; i++)
                b[i] = i % (rhs + 2) - 0.5 * rhs;
            solve(lu, n, perm, b, x);
            worst = fmax(worst, residual(a, n, x, b));
        }
        printf("n %d: sign %+d, log|det| %.8f, x0 %.7f, residual %s\n", n, sign, logdet, x[0],
               worst < 1e-8 ? "ok" : "too large");
        free(perm);
        free(x);
        free(b);
        matrix_free(lu, n);
        matrix_free(a, n);
    }
    return 0;
}
