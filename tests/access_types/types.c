// Accesses of one object by several types, as C allows them, and two functions that gain by their types.
// clang-19 -O1 -Xclang -disable-llvm-passes -Xclang -disable-lifetime-markers -S -emit-llvm types.c -o types.ll
#include <stdlib.h>
#include <string.h>

union number { int i; float f; short s[2]; };
struct bits { unsigned a : 3; unsigned b : 13; int c; };
struct pair { int a; float b; };
struct outer { int n; struct pair pair; };
struct vector { float *elements; int length; };

static int union_members(union number *u, union number *v, int n) {
  u->i = n;
  v->f = 1.5f;
  v->s[0] += 1;
  return u->i;
}
int unions(int n) { union number u; return union_members(&u, &u, n); }

static int first_byte(int *p, unsigned char *c, int n) {
  *p = n;
  *c = 7;
  return *p;
}
int bytes(int n) { int x; return first_byte(&x, (unsigned char *)&x, n); }

static int copied(int *p, float *f, int n) {
  *p = n;
  memcpy(p, f, sizeof *p);
  return *p;
}
int copies(int n) { int x; float f = (float)n; return copied(&x, &f, n); }

static int fields(struct bits *p, struct bits *q, int n) {
  p->a = n;
  q->b = n >> 3;
  q->c = n;
  return p->a + (p->b << 3) + p->c;
}
int bit_fields(int n) { struct bits b; memset(&b, 0, sizeof b); return fields(&b, &b, n); }

// Memory has the type of the last store.
int reused(int n) {
  void *memory = malloc(8);
  int *i = memory;
  float *f = memory;
  *i = n;
  int sum = *i;
  *f = 2.0f;
  sum += (int)*f;
  *i = sum + 1;
  sum += *i;
  free(memory);
  return sum;
}

// The order of the two stores counts: no load tells which is the last.
int last_store(int n) {
  void *memory = malloc(4);
  int *i = memory;
  float *g = memory;
  int bits;
  for (int k = 0; k < n; k++) {
    *i = k;
    *g = 1.0f;
  }
  memcpy(&bits, memory, 4);
  free(memory);
  return bits;
}

// A pool whose memory is handed out once more.
static _Alignas(16) char pool[64];
static size_t used;
static void *take(size_t size) { void *at = pool + used; used += size; return at; }
int pools(int n) {
  int sum = 0;
  for (int round = 0; round < 3; round++) {
    used = 0;
    struct pair *p = take(sizeof *p);
    p->a = n + round;
    p->b = 0.5f;
    sum += p->a;
    used = 0;
    float *f = take(2 * sizeof *f);
    f[0] = f[1] = (float)round;
    sum += (int)(f[0] + f[1]);
  }
  return sum;
}

static int inner(struct outer *o, struct pair *p, int n) {
  o->n = n;
  o->pair.a = n + 1;
  p->a = n + 2;
  struct pair copy = *p;
  p->b = 3.0f;
  return o->n + o->pair.a + copy.a + (int)o->pair.b;
}
int structures(int n) { struct outer o; o.pair.b = 1.0f; return inner(&o, &o.pair, n); }

// The length and the address of the elements are loaded once.
void fill(struct vector *v) {
  for (int i = 0; i < v->length; i++)
    v->elements[i] = (float)i;
}
int filled(int n) {
  float room[16];
  struct vector v = {room, 16};
  fill(&v);
  return (int)room[n & 15];
}
// So is this member.
int twice(struct outer *o, float *f) {
  int n = o->n;
  *f = 2.0f;
  return n + o->n;
}
