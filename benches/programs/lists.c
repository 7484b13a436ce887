/* Linked lists and merge sort. */
#include <stdio.h>
#include <stdlib.h>
typedef struct L {
    int v;
    struct L *next, *prev;
} L;
static L *mk(int n) {
    L *l = malloc((n + 1) * sizeof *l);
    l->v = 0;
    for (int i = 1; i <= n; i++) {
        l[i].v = i;
        l[i - 1].next = &l[i];
        l[i].prev = &l[i - 1];
    }
    l[n].next = l;
    l->prev = &l[n];
    l->v = n;
    return l;
}
static int len(L *l) {
    int n = 0;
    for (L *p = l->next; p != l; p = p->next)
        n++;
    return n;
}
static void rev(L *l) {
    L *p = l;
    do {
        L *t = p->next;
        p->next = p->prev;
        p->prev = t;
        p = t;
    } while (p != l);
}
static int eq(L *a, L *b) {
    L *p = a->next, *q = b->next;
    for (; p != a && q != b; p = p->next, q = q->next)
        if (p->v != q->v)
            return 0;
    return p == a && q == b;
}
static L *msort(L *h) {
    if (!h || !h->next)
        return h;
    L *a = h, *b = h->next;
    while (b && b->next) {
        a = a->next;
        b = b->next->next;
    }
    b = a->next;
    a->next = 0;
    a = msort(h);
    b = msort(b);
    L d, *t = &d;
    while (a && b) {
        if (a->v <= b->v) {
            t->next = a;
            t = a;
            a = a->next;
        } else {
            t->next = b;
            t = b;
            b = b->next;
        }
    }
    t->next = a ? a : b;
    return d.next;
}
int main(void) {
    int r = 0;
    L *a = mk(10000), *b = mk(10000);
    for (int i = 0; i < 1200; i++) {
        rev(a);
        r += len(a);
        rev(a);
        r += eq(a, b);
    }
    L *s = malloc(200000 * sizeof *s);
    unsigned x = 7;
    for (int i = 0; i < 200000; i++) {
        x = x * 1103515245 + 12345;
        s[i].v = x >> 8;
        s[i].next = i < 199999 ? &s[i + 1] : 0;
    }
    for (int i = 0; i < 3; i++) {
        L *m = msort(s);
        r += m->v;
        for (L *p = m; p; p = p->next) {
            x = x * 1103515245 + 12345;
            p->v = x >> 8;
        }
        s = m;
    }
    printf("%d\n", r);
    return 0;
}
