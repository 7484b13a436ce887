/* An AVL tree with a comparison callback: insert, delete, find and ordered
 * walk, under random and sorted loads.  Children are indexed by side. */
#include <stdio.h>
#include <stdlib.h>

typedef struct node {
    struct node *child[2];
    int height, key;
    long value;
} Node;

typedef int (*Compare)(int, int);
typedef struct {
    Node *root;
    Compare cmp;
    unsigned long size, rotations;
} Tree;

static int ascending(int a, int b) { return (a > b) - (a < b); }
static int odd_first(int a, int b) { return (a ^ b) & 1 ? (b & 1) - (a & 1) : ascending(b, a); }
static int height(const Node *n) { return n ? n->height : 0; }

static void update(Node *n) {
    int l = height(n->child[0]), r = height(n->child[1]);
    n->height = (l > r ? l : r) + 1;
}

/* Bring up the child on the given side; returns the new top. */
static Node *rotate(Tree *t, Node *n, int side) {
    Node *up = n->child[side];
    n->child[side] = up->child[!side];
    up->child[!side] = n;
    update(n);
    update(up);
    t->rotations++;
    return up;
}

static Node *balance(Tree *t, Node *n) {
    update(n);
    int tilt = height(n->child[1]) - height(n->child[0]);
    if (tilt >= -1 && tilt <= 1)
        return n;
    int side = tilt > 0;
    Node *tall = n->child[side];
    if (height(tall->child[side]) < height(tall->child[!side]))
        n->child[side] = rotate(t, tall, !side);
    return rotate(t, n, side);
}

static Node *insert(Tree *t, Node *n, int key, long value) {
    if (n == NULL) {
        if ((n = malloc(sizeof *n)) == NULL)
            exit(1);
        *n = (Node){{NULL, NULL}, 1, key, value};
        t->size++;
        return n;
    }
    int c = t->cmp(key, n->key);
    if (c == 0)
        n->value += value;
    else
        n->child[c > 0] = insert(t, n->child[c > 0], key, value);
    return balance(t, n);
}

static Node *take_first(Tree *t, Node *n, Node **first) {
    if (n->child[0] == NULL) {
        *first = n;
        return n->child[1];
    }
    n->child[0] = take_first(t, n->child[0], first);
    return balance(t, n);
}

static Node *delete(Tree *t, Node *n, int key) {
    if (n == NULL)
        return NULL;
    int c = t->cmp(key, n->key);
    if (c != 0) {
        n->child[c > 0] = delete(t, n->child[c > 0], key);
        return balance(t, n);
    }
    Node *left = n->child[0], *right = n->child[1];
    free(n);
    t->size--;
    if (right == NULL)
        return left;
    right = take_first(t, right, &n);
    n->child[0] = left;
    n->child[1] = right;
    return balance(t, n);
}

static long find(const Tree *t, int key) {
    const Node *n = t->root;
    for (int c; n != NULL && (c = t->cmp(key, n->key)) != 0;)
        n = n->child[c > 0];
    return n ? n->value : 0;
}

static unsigned walk(const Node *n, unsigned hash) {
    if (n == NULL)
        return hash;
    hash = walk(n->child[0], hash);
    hash = (hash ^ (unsigned)n->key) * 16777619u + (unsigned)n->value;
    return walk(n->child[1], hash);
}

int main(void) {
    static const Compare orders[] = {ascending, odd_first};
    for (int run = 0; run < 4; run++) {
        Tree t = {NULL, orders[run / 2], 0, 0};
        unsigned r = 5;
        long found = 0;
        for (int i = 0; i < 80000; i++) {
            r = r * 1103515245u + 12345u;
            int key = run % 2 ? i / 4 : (int)(r >> 17);
            t.root = insert(&t, t.root, key, i & 7);
            if (i % 3 == 0)
                t.root = delete(&t, t.root, key * 7 % 32768);
            found += find(&t, (int)(r >> 10 & 32767));
        }
        printf("run %d: size %lu height %d rotations %lu found %ld hash %08x\n", run, t.size,
               height(t.root), t.rotations, found, walk(t.root, 0));
        while (t.root != NULL)
            t.root = delete(&t, t.root, t.root->key);
    }
    return 0;
}
