/* 0/1 and bounded knapsack, keeping only two rows of the table.  The rows
 * live behind pointers in a struct and are swapped after every item. */
#include <stdio.h>
#include <stdlib.h>

struct item {
    int weight;
    int value;
    int copies;
};

struct row {
    int capacity;
    long *best;
};

struct knapsack {
    struct row *cur;
    struct row *prev;
    struct row store[2];
};

static unsigned lcg = 2024;

static int pick(int lo, int hi)
{
    lcg = lcg * 1664525u + 1013904223u;
    return lo + (int)((lcg >> 8) % (unsigned)(hi - lo + 1));
}

static int knapsack_init(struct knapsack *ks, int capacity)
{
    for (int r = 0; r < 2; r++) {
        ks->store[r].capacity = capacity;
        ks->store[r].best = calloc((size_t)capacity + 1, sizeof(long));
        if (ks->store[r].best == NULL)
            return -1;
    }
    ks->cur = &ks->store[0];
    ks->prev = &ks->store[1];
    return 0;
}

static void knapsack_free(struct knapsack *ks)
{
    free(ks->store[0].best);
    free(ks->store[1].best);
}

static void swap_rows(struct knapsack *ks)
{
    struct row *t = ks->cur;

    ks->cur = ks->prev;
    ks->prev = t;
}

static void add_once(struct knapsack *ks, const struct item *it)
{
    for (int c = 0; c <= ks->cur->capacity; c++) {
        long skip = ks->prev->best[c];

        if (c < it->weight) {
            ks->cur->best[c] = skip;
        } else {
            long take = ks->prev->best[c - it->weight] + it->value;
            ks->cur->best[c] = take > skip ? take : skip;
        }
    }
}

static void add_bounded(struct knapsack *ks, const struct item *it)
{
    for (int c = 0; c <= ks->cur->capacity; c++) {
        ks->cur->best[c] = ks->prev->best[c];
        for (int k = 1; k <= it->copies; k++) {
            if (k * it->weight > c)
                break;
            long v = ks->prev->best[c - k * it->weight] + (long)k * it->value;
            if (v > ks->cur->best[c])
                ks->cur->best[c] = v;
        }
    }
}

static long solve(const struct item *items, int n, int capacity,
                  void (*add)(struct knapsack *, const struct item *), int *used)
{
    struct knapsack ks;

    if (knapsack_init(&ks, capacity) != 0)
        exit(1);
    for (int i = 0; i < n; i++) {
        add(&ks, &items[i]);
        swap_rows(&ks);
    }
    long best = ks.prev->best[capacity];
    int c = capacity;
    while (c > 0 && ks.prev->best[c - 1] == best)
        c--;
    *used = c;
    knapsack_free(&ks);
    return best;
}

int main(void)
{
    struct item items[320];
    int n = (int)(sizeof items / sizeof items[0]);
    int used;

    for (int i = 0; i < n; i++) {
        items[i].weight = pick(20, 900);
        items[i].value = items[i].weight * 3 + pick(-50, 400);
        items[i].copies = pick(1, 6);
    }
    for (int cap = 5000; cap <= 40000; cap *= 2) {
        long one = solve(items, n, cap, add_once, &used);
        printf("capacity %d: 0/1 value %ld at weight %d\n", cap, one, used);
        long many = solve(items, n, cap / 2, add_bounded, &used);
        printf("capacity %d: bounded value %ld at weight %d\n", cap / 2, many, used);
    }
    return 0;
}
