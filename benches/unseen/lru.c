/* An LRU cache: a hash table over nodes of a doubly linked list, nodes
 * recycled through a free list; several request patterns are replayed. */
#include <stdio.h>
#include <stdlib.h>

struct node {
    struct node *prev, *next; /* list by recency */
    struct node *chain;       /* bucket, or free list */
    unsigned key, value;
};

struct cache {
    struct node head; /* sentinel: head.next is newest, head.prev oldest */
    struct node *free, *pool;
    struct node **bucket;
    unsigned nbuckets, size, limit;
    unsigned long hits, misses, evictions, removals;
};

static void unlink_node(struct node *n) {
    n->prev->next = n->next;
    n->next->prev = n->prev;
}

static void push_front(struct cache *c, struct node *n) {
    n->next = c->head.next;
    n->prev = &c->head;
    c->head.next->prev = n;
    c->head.next = n;
}

static struct cache *cache_new(unsigned limit) {
    struct cache *c = calloc(1, sizeof *c);
    if (!c)
        exit(1);
    c->limit = limit;
    c->nbuckets = limit * 2 + 1;
    c->bucket = calloc(c->nbuckets, sizeof *c->bucket);
    c->pool = calloc(limit, sizeof *c->pool);
    if (!c->bucket || !c->pool)
        exit(1);
    c->head.next = c->head.prev = &c->head;
    for (unsigned i = limit; i-- > 0;) {
        c->pool[i].chain = c->free;
        c->free = &c->pool[i];
    }
    return c;
}

static struct node **find(struct cache *c, unsigned key) {
    struct node **p = &c->bucket[key * 2246822519u % c->nbuckets];
    while (*p && (*p)->key != key)
        p = &(*p)->chain;
    return p;
}

static int cache_remove(struct cache *c, unsigned key) {
    struct node **p = find(c, key);
    struct node *n = *p;
    if (!n)
        return 0;
    *p = n->chain;
    unlink_node(n);
    n->chain = c->free;
    c->free = n;
    c->size--;
    return 1;
}

static unsigned cache_get(struct cache *c, unsigned key, unsigned (*load)(unsigned)) {
    struct node *n = *find(c, key);
    if (n) {
        c->hits++;
        unlink_node(n);
        push_front(c, n);
        return n->value;
    }
    c->misses++;
    if (c->size == c->limit) {
        cache_remove(c, c->head.prev->key);
        c->evictions++;
    }
    n = c->free;
    c->free = n->chain;
    n->key = key;
    n->value = load(key);
    struct node **slot = find(c, key);
    n->chain = *slot;
    *slot = n;
    push_front(c, n);
    c->size++;
    return n->value;
}

static unsigned collatz_length(unsigned n) {
    unsigned long v = n + 1ul;
    unsigned steps = 0;
    for (; v != 1; steps++)
        v = v % 2 ? 3 * v + 1 : v / 2;
    return steps;
}

static unsigned seed;
static unsigned rnd(void) { return (seed = seed * 22695477u + 1u) >> 12; }
static unsigned scan(unsigned i) { return i % 3000; }
static unsigned uniform(unsigned i) { (void)i; return rnd() % 4000; }
static unsigned skewed(unsigned i) { return rnd() % (1 + rnd() % (1 + rnd() % 20000)) + i / 100000; }

int main(void) {
    static unsigned (*const pattern[])(unsigned) = {scan, uniform, skewed};
    for (unsigned p = 0; p < 3; p++) {
        struct cache *c = cache_new(2500);
        unsigned sum = 0;
        seed = 17;
        for (unsigned i = 0; i < 400000; i++) {
            unsigned key = pattern[p](i);
            sum += cache_get(c, key, collatz_length);
            if (i % 16 == 0)
                c->removals += (unsigned long)cache_remove(c, key / 2);
        }
        printf("pattern %u: hits %lu misses %lu evicted %lu removed %lu size %u sum %u\n", p,
               c->hits, c->misses, c->evictions, c->removals, c->size, sum);
        free(c->pool);
        free(c->bucket);
        free(c);
    }
    return 0;
}
