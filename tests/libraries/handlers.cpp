// What takes what: bases of one and several classes, virtual and private ones, pointers and their qualifiers,
// classes of the library, casts, rethrown exceptions; destructors on the way; what nothing catches in the end.
#include <cstdio>
#include <exception>
#include <new>
#include <stdexcept>
#include <typeinfo>
struct A { int x = 1; virtual ~A() {} };
struct V1 : virtual A { int p = 2; };
struct V2 : virtual A { int q = 3; };
struct W : V1, V2 { int y = 7; };
struct M { int m = 5; };
struct N { int n = 6; };
struct MN : M, N {};
struct Amb1 : N { int a; };
struct Amb2 : N { int b; };
struct Amb : Amb1, Amb2 {};
struct Priv : private N {};
struct D {
  const char *n;
  D(const char *n) : n(n) {}
  ~D() { printf("~D %s, uncaught %d\n", n, std::uncaught_exceptions()); }
};
struct MyErr : std::runtime_error {
  int c;
  MyErr(int c) : std::runtime_error("mine"), c(c) {}
};
static MN gmn;
static int number = 3;
static int *pointer = &number;
static long size = 1L << 45;
void f(int k) {
  D d("f");
  switch (k) {
  case 1: throw 3;
  case 2: throw W();
  case 3: throw std::runtime_error("hello");
  case 4: throw MyErr(9);
  case 5: throw "literal";
  case 6: throw &gmn;
  case 7: throw MN();
  case 8: throw Amb();
  case 9: throw Priv();
  case 10: throw std::bad_alloc();
  case 11: throw nullptr;
  case 12: throw 2.5L;
  case 13: throw (MN *)0;
  case 14: new char[size]; break;
  case 15: throw std::out_of_range("range");
  case 16: throw &pointer;
  case 17: throw (const int *)&number;
  case 18: throw std::bad_exception();
  case 19: throw &f;
  }
}
void g(int k) {
  try {
    f(k);
    puts("fine");
  } catch (int v) {
    printf("int %d\n", v);
    throw;
  } catch (A &a) {
    printf("A %d\n", a.x);
  } catch (MyErr &e) {
    printf("MyErr %s %d\n", e.what(), e.c);
    throw;
  } catch (std::bad_alloc &b) {
    printf("no memory: %s\n", b.what());
  } catch (std::exception &e) {
    printf("exception: %s\n", e.what());
  } catch (int *p) {
    puts("int *");
  } catch (const int *const *p) {
    printf("const int *const * %d\n", **p);
  } catch (N *n) {
    printf("N * %d\n", n ? n->n : -1);
  } catch (N n) {
    printf("N %d\n", n.n);
  } catch (const void *p) {
    printf("void * %d\n", p != 0);
  }
}
struct L : A { int l = 8; };
struct R : A { int r = 9; };
struct LR : L, R { int both = 10; };
struct Two1 : L {};
struct Two2 : L {};
struct Twice : Two1, Two2 {};
struct Hidden : private L, public R { A &left() { return (L &)*this; } };
void casts() {
  W w;
  A *a = &w;
  printf("down %d, across %d\n", dynamic_cast<W *>(a)->y, dynamic_cast<V2 *>((V1 *)&w)->q);
  LR lr;
  a = (R *)&lr;
  printf("out of two %d, %d\n", dynamic_cast<R *>(a)->r, dynamic_cast<LR *>(a)->both);
  printf("across %d, no %d\n", dynamic_cast<L *>(a)->l, dynamic_cast<V1 *>(a) != 0);
  Twice twice;
  L *second = (Two2 *)&twice;
  printf("that one %d\n", dynamic_cast<L *>((A *)second) == second);
  Hidden hidden;
  printf("hidden %d, not %d\n", dynamic_cast<R *>(&hidden.left()) != 0, dynamic_cast<Hidden *>((R *)&hidden) != 0);
  try {
    dynamic_cast<W &>(*a).y = 1;
  } catch (std::bad_cast &e) {
    puts(e.what());
  }
}
int main() {
  casts();
  for (int i = 0; i < 21; i++)
    try {
      D d("main");
      g(i);
    } catch (std::logic_error &e) {
      printf("logic %s\n", e.what());
    } catch (std::exception &e) {
      printf("outer %s\n", e.what());
      try {
        throw 1;
      } catch (long) {
      } catch (...) {
        puts("any, inside");
      }
    } catch (...) {
      puts("any");
    }
  fflush(stdout);
  throw std::range_error("the end");
}
