/* Heat flow in a plate: Jacobi sweeps of the five-point stencil over a
 * grid which is described, with its dimensions, by a struct. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    int rows, cols;
    double *cell;
} Grid;

typedef struct {
    double mean, low, high;
} Stats;

static Grid *grid_new(int rows, int cols)
{
    Grid *g = malloc(sizeof *g);

    if (g == NULL)
        return NULL;
    g->rows = rows;
    g->cols = cols;
    g->cell = calloc((size_t)rows * (size_t)cols, sizeof *g->cell);
    if (g->cell == NULL) {
        free(g);
        return NULL;
    }
    return g;
}

static void grid_free(Grid *g)
{
    free(g->cell);
    free(g);
}

static double grid_get(const Grid *g, int r, int c)
{
    return g->cell[r * g->cols + c];
}

static void grid_set(Grid *g, int r, int c, double v)
{
    g->cell[r * g->cols + c] = v;
}

static void set_border(Grid *g)
{
    for (int c = 0; c < g->cols; c++) {
        grid_set(g, 0, c, 100.0);
        grid_set(g, g->rows - 1, c, 0.0);
    }
    for (int r = 1; r < g->rows - 1; r++) {
        double t = 100.0 * (g->rows - 1 - r) / (g->rows - 1);
        grid_set(g, r, 0, t);
        grid_set(g, r, g->cols - 1, 50.0);
    }
}

static void sweep(const Grid *from, Grid *to)
{
    for (int r = 1; r < from->rows - 1; r++) {
        for (int c = 1; c < from->cols - 1; c++) {
            double around = grid_get(from, r - 1, c) + grid_get(from, r + 1, c)
                          + grid_get(from, r, c - 1) + grid_get(from, r, c + 1);
            grid_set(to, r, c, 0.2 * grid_get(from, r, c) + 0.2 * around);
        }
    }
}

static double largest_change(const Grid *a, const Grid *b)
{
    double worst = 0.0;

    for (int i = 0; i < a->rows * a->cols; i++) {
        double d = fabs(a->cell[i] - b->cell[i]);
        if (d > worst)
            worst = d;
    }
    return worst;
}

static Stats grid_stats(const Grid *g)
{
    Stats s = {0.0, g->cell[0], g->cell[0]};

    for (int r = 0; r < g->rows; r++) {
        for (int c = 0; c < g->cols; c++) {
            double v = grid_get(g, r, c);
            s.mean += v;
            if (v < s.low)
                s.low = v;
            if (v > s.high)
                s.high = v;
        }
    }
    s.mean /= (double)g->rows * g->cols;
    return s;
}

int main(void)
{
    Grid *now = grid_new(240, 320);
    Grid *next = grid_new(240, 320);
    int steps = 0;

    if (now == NULL || next == NULL)
        return 1;
    set_border(now);
    set_border(next);
    while (steps < 1000) {
        sweep(now, next);
        steps++;
        Grid *t = now;
        now = next;
        next = t;
        if (steps % 50 == 0 && largest_change(now, next) < 0.02)
            break;
    }
    Stats s = grid_stats(now);
    printf("%d steps, mean %.6f, range %.3f to %.3f\n", steps, s.mean, s.low, s.high);
    for (int r = 40; r < now->rows; r += 40)
        printf("row %3d middle %.6f\n", r, grid_get(now, r, now->cols / 2));
    grid_free(now);
    grid_free(next);
    return 0;
}
