/* Molecular dynamics in a periodic box: soft-sphere particles, neighbour
 * lists rebuilt through linked cells, velocity Verlet integration. */
#include <math.h>
#include <stdio.h>

enum { SIDE = 12, COUNT = SIDE * SIDE * SIDE, CELLS = 6, MAX_NEAR = 64 };
#define BOX (SIDE * 1.1)
#define CUTOFF 1.6
#define REACH 1.9 /* of the neighbour lists */

typedef struct { double x, y, z; } Vec;
typedef struct {
    Vec pos, vel, force;
    int near[MAX_NEAR]; /* neighbours with a higher index */
    int nnear, next;    /* next is in the same cell */
} Particle;

typedef struct {
    int head[CELLS * CELLS * CELLS];
    Particle p[COUNT];
} World;

static double wrap(double d) { return d > BOX / 2 ? d - BOX : d < -BOX / 2 ? d + BOX : d; }

static Vec separation(const World *w, int i, int j) {
    Vec a = w->p[i].pos, b = w->p[j].pos;
    return (Vec){wrap(a.x - b.x), wrap(a.y - b.y), wrap(a.z - b.z)};
}

static double dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

static Vec add_scaled(Vec a, double s, Vec b) {
    return (Vec){a.x + s * b.x, a.y + s * b.y, a.z + s * b.z};
}

static Vec into_box(Vec r) {
    Vec whole = {floor(r.x / BOX), floor(r.y / BOX), floor(r.z / BOX)};
    return add_scaled(r, -BOX, whole);
}

/* The cell of a place, or the k-th of the 27 around it (13 is itself). */
static int cell_of(Vec r, int k) {
    int x = (int)(r.x * CELLS / BOX) + k / 9 - 1 + CELLS;
    int y = (int)(r.y * CELLS / BOX) + k / 3 % 3 - 1 + CELLS;
    int z = (int)(r.z * CELLS / BOX) + k % 3 - 1 + CELLS;
    return (x % CELLS * CELLS + y % CELLS) * CELLS + z % CELLS;
}

static int build_lists(World *w) {
    int pairs = 0;
    for (int c = 0; c < CELLS * CELLS * CELLS; c++)
        w->head[c] = -1;
    for (int i = 0; i < COUNT; i++) {
        int c = cell_of(w->p[i].pos, 13);
        w->p[i].next = w->head[c];
        w->head[c] = i;
    }
    for (int i = 0; i < COUNT; i++) {
        Particle *p = &w->p[i];
        p->nnear = 0;
        for (int k = 0; k < 27; k++)
            for (int j = w->head[cell_of(p->pos, k)]; j >= 0; j = w->p[j].next) {
                if (j <= i || p->nnear == MAX_NEAR)
                    continue;
                Vec d = separation(w, i, j);
                if (dot(d, d) < REACH * REACH)
                    p->near[p->nnear++] = j;
            }
        pairs += p->nnear;
    }
    return pairs;
}

/* Repulsion (1 - r/rc)^2 / 2; returns the potential energy. */
static double compute_forces(World *w) {
    double energy = 0;
    for (int i = 0; i < COUNT; i++)
        w->p[i].force = (Vec){0, 0, 0};
    for (int i = 0; i < COUNT; i++) {
        for (int k = 0; k < w->p[i].nnear; k++) {
            Particle *a = &w->p[i], *b = &w->p[a->near[k]];
            Vec d = separation(w, i, a->near[k]);
            double r2 = dot(d, d);
            if (r2 >= CUTOFF * CUTOFF || r2 == 0)
                continue;
            double r = sqrt(r2), gap = 1 - r / CUTOFF, f = 20 * gap / (CUTOFF * r);
            energy += 10 * gap * gap;
            a->force = add_scaled(a->force, f, d);
            b->force = add_scaled(b->force, -f, d);
        }
    }
    return energy;
}

static double noise(unsigned n) {
    n = (n ^ n >> 7) * 2654435761u;
    return ((n ^ n >> 15) * 2246822519u >> 8) / 16777216.0 - 0.5;
}

int main(void) {
    const double dt = 0.01;
    static World world;
    World *w = &world;
    for (unsigned i = 0; i < COUNT; i++) {
        w->p[i].pos = (Vec){i % SIDE * 1.1, i / SIDE % SIDE * 1.1, i / SIDE / SIDE * 1.1};
        w->p[i].vel = (Vec){noise(3 * i), noise(3 * i + 1), noise(3 * i + 2)};
    }
    int pairs = build_lists(w);
    double potential = compute_forces(w), kinetic = 0;
    for (int step = 0; step <= 72; step++) {
        if (step % 12 == 0) {
            kinetic = 0;
            for (int i = 0; i < COUNT; i++)
                kinetic += 0.5 * dot(w->p[i].vel, w->p[i].vel);
            printf("step %d: pairs %d potential %.6f kinetic %.6f total %.5f\n", step, pairs,
                   potential, kinetic, potential + kinetic);
        }
        for (Particle *p = w->p; p < w->p + COUNT; p++) {
            p->vel = add_scaled(p->vel, 0.5 * dt, p->force);
            p->pos = into_box(add_scaled(p->pos, dt, p->vel));
        }
        if (step % 6 == 0)
            pairs = build_lists(w);
        potential = compute_forces(w);
        for (Particle *p = w->p; p < w->p + COUNT; p++)
            p->vel = add_scaled(p->vel, 0.5 * dt, p->force);
    }
    return 0;
}
