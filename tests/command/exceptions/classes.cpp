// What exceptions of C++ can do: thrown across frames, by value and class, rethrown, in constructors, function try
// blocks, through specifications, with a long double among the results.
#include <cstdio>
#include <stdexcept>
#include <string>
struct D { const char*n; D(const char*n):n(n){printf("ctor %s\n",n);} ~D(){printf("dtor %s\n",n);} };
struct E1 { int x; }; struct E2 : E1 { E2(int v){x=v;} };
__attribute__((noinline)) int f(int k) {
  D d("f");
  if (k==1) throw 42;
  if (k==2) throw std::runtime_error("boom");
  if (k==3) throw E2(7);
  if (k==4) throw "str";
  return k;
}
long double ld(int k){ if(k==9) throw 1.5; return k*0.5L; }
int g(int k) {
  D d("g");
  try { D e("try"); int r = f(k); printf("r=%d\n", r); return r; }
  catch (int i) { printf("int %d\n", i); return -i; }
  catch (const E1& e) { printf("E1 %d\n", e.x); throw; }
}
int h(int k) try { return g(k); } catch (const std::exception& e) { printf("std %s\n", e.what()); return -100; } catch (E2& e) { printf("E2 %d\n", e.x); return -200; }
struct T { D a; T(int k): a("member") { if (k) throw std::string("in ctor"); } };
struct F { int v; F(int k) try : v(f(k)) { printf("F ok\n"); } catch (int i) { printf("F %d\n", i); } };
int nested() {
  int s = 0;
  for (int i = 0; i < 5; i++) {
    try { try { s += h(i); } catch (...) { printf("any\n"); s += 1000; throw i; } }
    catch (int j) { s += j; }
  }
  return s;
}
struct A {}; struct B {};
void spec(int k) throw(A, int) { if (k == 1) throw A(); if (k == 2) throw 5; }
int main() {
  for (int i = 0; i < 5; i++) { try { printf("h=%d\n", h(i)); } catch (const char* s) { printf("cstr %s\n", s); } }
  try { T t(0); T u(1); } catch (std::string& s) { printf("%s\n", s.c_str()); }
  try { F x(1); } catch (int i) { printf("rethrown %d\n", i); }
  try { printf("%Lf\n", ld(3)); printf("%Lf\n", ld(9)); } catch (double d) { printf("d %f\n", d); }
  for (int k = 0; k < 3; k++) try { spec(k); printf("ok\n"); } catch (A&) { printf("A\n"); } catch (int i) { printf("int %d\n", i); }
  printf("%d\n", nested());
  return 0;
}
