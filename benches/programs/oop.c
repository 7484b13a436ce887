/* Vectors by value, a growing array, sorting by a callback. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct {
    double x, y, z;
} V;
static V add(V a, V b) {
    V r = {a.x + b.x, a.y + b.y, a.z + b.z};
    return r;
}
static V mul(V a, double s) {
    V r = {a.x * s, a.y * s, a.z * s};
    return r;
}
static double dot(V a, V b) {
    return a.x * b.x + a.y * b.y + a.z * b.z;
}
static V sub(V a, V b) {
    return add(a, mul(b, -1));
}
typedef struct {
    V c;
    double r;
} S;
static int hit(const S *s, V o, V d, double *t) {
    V oc = sub(o, s->c);
    double b = dot(oc, d), c = dot(oc, oc) - s->r * s->r, q = b * b - c;
    if (q < 0)
        return 0;
    *t = -b - q;
    return 1;
}
typedef struct {
    uint8_t *d;
    size_t n, cap;
} Vec;
static void push(Vec *v, uint8_t b) {
    if (v->n == v->cap) {
        v->cap = v->cap ? 2 * v->cap : 16;
        v->d = realloc(v->d, v->cap);
    }
    v->d[v->n++] = b;
}
static int cmp(const void *a, const void *b) {
    int x = *(const int *)a, y = *(const int *)b;
    return x < y ? -1 : x > y;
}
int main(void) {
    S s[8];
    for (int i = 0; i < 8; i++) {
        s[i].c.x = i;
        s[i].c.y = i * 0.5;
        s[i].c.z = 10 + i;
        s[i].r = 2;
    }
    double sum = 0;
    int hits = 0;
    for (int y = 0; y < 500; y++)
        for (int x = 0; x < 500; x++) {
            V o = {0, 0, 0}, d = {x / 500.0 - 0.5, y / 500.0 - 0.5, 1};
            for (int i = 0; i < 8; i++) {
                double t;
                if (hit(&s[i], o, d, &t)) {
                    hits++;
                    sum += t;
                }
            }
        }
    Vec v = {0};
    for (int r = 0; r < 20; r++) {
        v.n = 0;
        for (int i = 0; i < 1000000; i++)
            push(&v, (uint8_t)(i * r));
        for (size_t i = 0; i < v.n; i += 97)
            hits += v.d[i];
    }
    int *a = malloc(300000 * sizeof(int));
    unsigned q = 1;
    for (int i = 0; i < 300000; i++) {
        q = q * 1103515245 + 12345;
        a[i] = q >> 4;
    }
    qsort(a, 300000, sizeof(int), cmp);
    printf("%d %.3f %d\n", hits, sum, a[1000]);
    return 0;
}
