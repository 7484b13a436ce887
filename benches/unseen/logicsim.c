/* Event-driven simulation of a logic circuit: a ripple-carry adder feeding
 * a parity chain, with gate delays and a time wheel of pending events. */
#include <stdio.h>
#include <stdlib.h>

enum kind { INPUT, AND, OR, XOR, NAND };
enum { MAX_GATES = 512, MAX_FANOUT = 8, WHEEL = 16, BITS = 24 };

struct gate {
    enum kind kind;
    int in[2], fanout[MAX_FANOUT], nfanout;
    unsigned char value, pending;
};

struct event {
    int gate, value;
    struct event *next;
};

static struct gate gates[MAX_GATES];
static int ngates;
static struct event *wheel[WHEEL], *last_in[WHEEL], *spare;
static unsigned long now, evaluations, transitions;
static const int delay_of[] = {1, 2, 2, 3, 1};

static void connect(int from, int to) {
    struct gate *g = &gates[from];
    g->fanout[g->nfanout++] = to;
}

static int add_gate(enum kind kind, int a, int b) {
    int id = ngates++;
    gates[id] = (struct gate){.kind = kind, .in = {a, b}};
    if (kind != INPUT) {
        connect(a, id);
        connect(b, id);
    }
    return id;
}

static unsigned char evaluate(const struct gate *g) {
    unsigned char a = gates[g->in[0]].value, b = gates[g->in[1]].value;
    evaluations++;
    switch (g->kind) {
    case AND:  return a & b;
    case OR:   return a | b;
    case XOR:  return a ^ b;
    case NAND: return !(a & b);
    default:   return g->value;
    }
}

static void schedule(int id, unsigned char value) {
    struct event *e = spare;
    unsigned long slot = (now + (unsigned)delay_of[gates[id].kind]) % WHEEL;
    if (value == gates[id].pending)
        return;
    if (e != NULL)
        spare = e->next;
    else if ((e = malloc(sizeof *e)) == NULL)
        exit(1);
    *e = (struct event){id, value, NULL};
    if (wheel[slot] == NULL)
        wheel[slot] = e;
    else
        last_in[slot]->next = e;
    last_in[slot] = e;
    gates[id].pending = value;
}

/* Run until nothing is pending; returns the time it took. */
static unsigned settle(void) {
    unsigned long start = now, last = now;
    for (int idle = 0; idle < WHEEL; now++) {
        struct event *e = wheel[now % WHEEL], *next;
        wheel[now % WHEEL] = NULL;
        idle = e == NULL ? idle + 1 : 0;
        for (; e != NULL; e = next) {
            struct gate *g = &gates[e->gate];
            g->value = (unsigned char)e->value;
            transitions++;
            last = now;
            for (int i = 0; i < g->nfanout; i++)
                schedule(g->fanout[i], evaluate(&gates[g->fanout[i]]));
            next = e->next;
            e->next = spare;
            spare = e;
        }
    }
    return (unsigned)(last - start);
}

int main(void) {
    int a[BITS], b[BITS], sum[BITS + 1], carry, parity;
    unsigned r = 99, worst = 0, wrong = 0, odd = 0, mask = (1u << BITS) - 1;
    carry = add_gate(INPUT, 0, 0);
    for (int i = 0; i < BITS; i++) {
        a[i] = add_gate(INPUT, 0, 0);
        b[i] = add_gate(INPUT, 0, 0);
        int x = add_gate(XOR, a[i], b[i]);
        sum[i] = add_gate(XOR, x, carry);
        int c1 = add_gate(i % 2 ? AND : NAND, a[i], b[i]);
        int c2 = add_gate(i % 2 ? AND : NAND, x, carry);
        carry = add_gate(i % 2 ? OR : NAND, c1, c2);
    }
    sum[BITS] = carry;
    parity = sum[0];
    for (int i = 1; i <= BITS; i++)
        parity = add_gate(XOR, parity, sum[i]);
    for (int id = 0; id < ngates; id++)
        schedule(id, evaluate(&gates[id]));
    settle();
    for (int step = 0; step < 8000; step++) {
        unsigned va = (r = r * 1664525u + 1013904223u) >> 8 & mask;
        unsigned vb = (r = r * 1664525u + 1013904223u) >> 8 & mask, got = 0;
        for (int i = 0; i < BITS; i++) {
            schedule(a[i], va >> i & 1);
            schedule(b[i], vb >> i & 1);
        }
        unsigned t = settle();
        worst = t > worst ? t : worst;
        for (int i = 0; i <= BITS; i++)
            got |= (unsigned)gates[sum[i]].value << i;
        wrong += got != va + vb;
        odd += gates[parity].value;
    }
    printf("%d gates, %lu evaluations, %lu transitions\n", ngates, evaluations, transitions);
    printf("worst delay %u, odd parity %u, wrong sums %u\n", worst, odd, wrong);
    return wrong != 0;
}
