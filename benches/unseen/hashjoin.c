/* Hash join: customers are hashed by key into chained buckets, orders probe
 * them, and the joined rows are aggregated by region and sorted. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int id, region;
    char name[16];
} Customer;

typedef struct {
    int order_no, customer, quantity;
    double price;
} Order;

typedef struct {
    size_t buckets;
    int *head; /* index of first row in the bucket, or -1 */
    int *link; /* next row of the same bucket, or -1 */
} Index;

typedef struct {
    int region;
    long rows, quantity;
    double revenue;
} Total;

typedef int (*Filter)(const Customer *, const Order *);
enum { CUSTOMERS = 20000, ORDERS = 400000, REGIONS = 12 };
static unsigned long rng = 1;

static int draw(int n) {
    rng = (rng * 16807ul) % 2147483647ul;
    return (int)(rng % (unsigned long)n);
}

static void *alloc_array(size_t n, size_t size) {
    void *p = calloc(n, size);
    if (p == NULL)
        exit(1);
    return p;
}

static size_t bucket_of(const Index *ix, int key) {
    unsigned h = (unsigned)key * 2654435769u;
    return (h ^ (h >> 15)) % ix->buckets;
}

static Index build(const Customer *rows, int n) {
    Index ix;
    ix.buckets = (size_t)n / 2 + 1;
    ix.head = alloc_array(ix.buckets, sizeof *ix.head);
    ix.link = alloc_array((size_t)n, sizeof *ix.link);
    for (size_t i = 0; i < ix.buckets; i++)
        ix.head[i] = -1;
    for (int i = 0; i < n; i++) {
        size_t b = bucket_of(&ix, rows[i].id);
        ix.link[i] = ix.head[b];
        ix.head[b] = i;
    }
    return ix;
}

static long join(Index ix, const Customer *cust, const Order *orders, int n,
                 Filter keep, Total *totals) {
    long misses = 0;
    for (int r = 0; r < REGIONS; r++)
        totals[r] = (Total){r, 0, 0, 0.0};
    for (const Order *o = orders; o < orders + n; o++) {
        int row = ix.head[bucket_of(&ix, o->customer)];
        while (row >= 0 && cust[row].id != o->customer)
            row = ix.link[row];
        if (row < 0) {
            misses++;
            continue;
        }
        if (!keep(&cust[row], o))
            continue;
        Total *t = &totals[cust[row].region];
        t->rows++;
        t->quantity += o->quantity;
        t->revenue += o->price * o->quantity;
    }
    return misses;
}

static int keep_all(const Customer *c, const Order *o) { (void)c, (void)o; return 1; }
static int keep_bulk(const Customer *c, const Order *o) { (void)c; return o->quantity >= 40; }
static int keep_named(const Customer *c, const Order *o) {
    return c->name[0] == 'c' && strchr(c->name, '7') != NULL && o->price < 500.0;
}

static int by_revenue(const void *a, const void *b) {
    double x = ((const Total *)a)->revenue, y = ((const Total *)b)->revenue;
    return (x < y) - (x > y);
}

int main(void) {
    static const Filter filters[] = {keep_all, keep_bulk, keep_named};
    Customer *cust = alloc_array(CUSTOMERS, sizeof *cust);
    Order *orders = alloc_array(ORDERS, sizeof *orders);
    Total totals[REGIONS];
    for (int i = 0; i < CUSTOMERS; i++) {
        cust[i].id = i * 7 + draw(7);
        cust[i].region = draw(REGIONS);
        char letter = (char)('a' + draw(3));
        snprintf(cust[i].name, sizeof cust[i].name, "%c%d", letter, draw(9999));
    }
    for (int i = 0; i < ORDERS; i++) {
        Order *o = &orders[i];
        o->order_no = i;
        o->customer = draw(4) ? cust[draw(CUSTOMERS)].id : draw(CUSTOMERS * 7);
        o->quantity = 1 + draw(60);
        o->price = draw(100000) / 100.0;
    }
    for (size_t f = 0; f < sizeof filters / sizeof filters[0]; f++) {
        Index ix = build(cust, CUSTOMERS);
        long misses = join(ix, cust, orders, ORDERS, filters[f], totals);
        qsort(totals, REGIONS, sizeof totals[0], by_revenue);
        for (int i = 0; i < 3; i++)
            printf("filter %zu: region %d, %ld rows, %ld units, %.2f (misses %ld)\n", f,
                   totals[i].region, totals[i].rows, totals[i].quantity, totals[i].revenue, misses);
        free(ix.head);
        free(ix.link);
    }
    free(orders);
    free(cust);
    return 0;
}
