/* Methods through pointers to functions. */
#include <stdio.h>
#include <stdlib.h>
typedef struct T T;
struct T {
    char state;
    char (*value)(T *);
    T *(*activate)(T *);
};
static char tv(T *t) {
    return t->state;
}
static T *ta(T *t) {
    t->state = !t->state;
    return t;
}
static T *newt(char s) {
    T *t = malloc(sizeof *t);
    t->state = s;
    t->value = tv;
    t->activate = ta;
    return t;
}
typedef struct N N;
struct N {
    T base;
    int max, count;
};
static T *na(T *b) {
    N *n = (N *)b;
    if (++n->count >= n->max) {
        b->state = !b->state;
        n->count = 0;
    }
    return b;
}
int main(void) {
    int n = 100000000 / 2;
    int val = 1;
    T *t = newt(1);
    for (int i = 0; i < n; i++)
        val = t->activate(t)->value(t);
    printf("%d\n", val);
    N *g = malloc(sizeof *g);
    g->base.state = 1;
    g->base.value = tv;
    g->base.activate = na;
    g->max = 3;
    g->count = 0;
    for (int i = 0; i < n; i++)
        val = g->base.activate(&g->base)->value(&g->base);
    printf("%d\n", val);
    return 0;
}
