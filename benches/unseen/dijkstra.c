/* Shortest paths by Dijkstra's algorithm.  The graph is kept in adjacency
 * arrays, the frontier in a binary heap with decrease-key. */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

struct graph {
    int nodes, edges;
    int *first; /* edges of node v are first[v] .. first[v + 1] - 1 */
    int *target;
    int *weight;
};

struct heap {
    int size;
    int *node;  /* heap order */
    int *place; /* of each node in the heap, or -1 */
    const int *dist;
};

struct edge {
    int from, to, weight;
};

static unsigned rng_state = 42;

static int random_below(int n)
{
    rng_state ^= rng_state << 13;
    rng_state ^= rng_state >> 17;
    rng_state ^= rng_state << 5;
    return (int)(rng_state % (unsigned)n);
}

static int *ints(int n)
{
    int *p = calloc((size_t)n, sizeof *p);

    if (p == NULL)
        exit(1);
    return p;
}

/* Counting sort of the edges by their origin. */
static struct graph build(const struct edge *e, int edges, int nodes)
{
    struct graph g = {nodes, edges, ints(nodes + 1), ints(edges), ints(edges)};
    int *fill = ints(nodes);

    for (int i = 0; i < edges; i++)
        g.first[e[i].from + 1]++;
    for (int v = 0; v < nodes; v++) {
        g.first[v + 1] += g.first[v];
        fill[v] = g.first[v];
    }
    for (int i = 0; i < edges; i++) {
        int k = fill[e[i].from]++;
        g.target[k] = e[i].to;
        g.weight[k] = e[i].weight;
    }
    free(fill);
    return g;
}

static void settle(struct heap *h, int slot, int v)
{
    h->node[slot] = v;
    h->place[v] = slot;
}

static void sift_up(struct heap *h, int slot, int v)
{
    while (slot > 0) {
        int parent = (slot - 1) / 2;

        if (h->dist[h->node[parent]] <= h->dist[v])
            break;
        settle(h, slot, h->node[parent]);
        slot = parent;
    }
    settle(h, slot, v);
}

static int pop_nearest(struct heap *h)
{
    int top = h->node[0], v = h->node[--h->size], slot = 0, child;

    while ((child = 2 * slot + 1) < h->size) {
        if (child + 1 < h->size && h->dist[h->node[child + 1]] < h->dist[h->node[child]])
            child++;
        if (h->dist[h->node[child]] >= h->dist[v])
            break;
        settle(h, slot, h->node[child]);
        slot = child;
    }
    settle(h, slot, v);
    h->place[top] = -1;
    return top;
}

static void dijkstra(const struct graph *g, int source, int *dist, struct heap *h)
{
    for (int v = 0; v < g->nodes; v++) {
        dist[v] = INT_MAX;
        h->place[v] = -1;
    }
    h->dist = dist;
    h->size = 1;
    dist[source] = 0;
    settle(h, 0, source);
    while (h->size > 0) {
        int v = pop_nearest(h);

        for (int k = g->first[v]; k < g->first[v + 1]; k++) {
            int to = g->target[k], d = dist[v] + g->weight[k];

            if (d < dist[to]) {
                dist[to] = d;
                sift_up(h, h->place[to] >= 0 ? h->place[to] : h->size++, to);
            }
        }
    }
}

int main(void)
{
    const int side = 160, nodes = side * side, extra = 3000;
    struct edge *e = calloc((size_t)(4 * nodes + extra), sizeof *e);
    int n = 0;

    if (e == NULL)
        return 1;
    for (int v = 0; v < nodes; v++) {
        static const int step[4][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
        for (int k = 0; k < 4; k++) {
            int r = v / side + step[k][0], c = v % side + step[k][1];
            if (r >= 0 && r < side && c >= 0 && c < side && random_below(8) != 0)
                e[n++] = (struct edge){v, r * side + c, 1 + random_below(100)};
        }
    }
    for (int i = 0; i < extra; i++) {
        int from = random_below(nodes), to = random_below(nodes);
        e[n++] = (struct edge){from, to, 500 + random_below(2000)};
    }
    struct graph g = build(e, n, nodes);
    struct heap h = {0, ints(nodes), ints(nodes), NULL};
    int *dist = ints(nodes);
    for (int run = 0; run < 12; run++) {
        int source = random_below(nodes), far = 0, unreached = 0;
        long total = 0;
        dijkstra(&g, source, dist, &h);
        for (int v = 0; v < nodes; v++) {
            if (dist[v] == INT_MAX) {
                unreached++;
                continue;
            }
            total += dist[v];
            if (dist[v] > dist[far])
                far = v;
        }
        printf("from %d: total %ld, farthest %d at %d, unreached %d\n", source, total, far,
               dist[far], unreached);
    }
    free(dist), free(h.node), free(h.place);
    free(g.first), free(g.target), free(g.weight);
    free(e);
    return 0;
}
