#include <stdio.h>
#include <stdint.h>
#include <math.h>

static int table[4] = {10, 20, 30, 40};
int global = 7;
static int helper(int x) { return x * 3; }

static uint64_t rotate(uint64_t x, unsigned char n) {
    __asm__("rolq %%cl, %0" : "+r"(x) : "c"(n) : "cc");
    return x;
}
static void cpuid(unsigned leaf, unsigned *a, unsigned *b, unsigned *c, unsigned *d) {
    __asm__ volatile("cpuid" : "=a"(*a), "=b"(*b), "=c"(*c), "=d"(*d) : "a"(leaf), "c"(0));
}
static int add_mem(int *p, int n) {
    int old = n;
    __asm__ volatile("lock; xaddl %0, %1" : "+r"(old), "+m"(*p) : : "memory", "cc");
    return old;
}
static unsigned long long wide_mul(uint64_t a, uint64_t b, uint64_t *high) {
    uint64_t low;
    __asm__("mulq %3" : "=a"(low), "=d"(*high) : "0"(a), "rm"(b) : "cc");
    return low;
}
static int early(int a, int b) {
    int r;
    __asm__("movl $100, %0\n\taddl %1, %0\n\taddl %2, %0" : "=&r"(r) : "r"(a), "r"(b));
    return r;
}
static int clobbers(int a) {
    int r;
    __asm__("movl %1, %%ebx\n\tmovl %%ebx, %%r12d\n\txorl %%eax, %%eax\n\tleal 1(%%r12), %0"
            : "=r"(r) : "r"(a) : "rbx", "r12", "rax", "xmm0", "memory");
    return r;
}
static int byte_swap(int x) {
    __asm__("xchgb %b0, %h0" : "+Q"(x));
    return x;
}
static int imm(int x) {
    __asm__("addl %1, %0" : "+r"(x) : "i"(1000));
    __asm__("addl %1, %0" : "+r"(x) : "g"(5));
    return x;
}
static int syms(void) {
    int r, *p;
    __asm__("movl %1, %0" : "=r"(r) : "m"(table[2]));
    __asm__("leaq %a1, %0" : "=r"(p) : "i"(table));
    __asm__ volatile("addl $2, global(%%rip)" ::: "memory");
    __asm__ volatile("addl $1, %0" : "+m"(global));
    return r + p[1] + global;
}
static int calls(int x) {
    int r;
    __asm__ volatile("call *%1" : "=a"(r) : "r"(helper), "D"(x)
        : "rcx", "rdx", "rsi", "r8", "r9", "r10", "r11", "memory", "cc");
    int s;
    __asm__ volatile("call %P1" : "=a"(s) : "i"(helper), "D"(x + 1)
        : "rcx", "rdx", "rsi", "r8", "r9", "r10", "r11", "memory", "cc");
    return r + s;
}
static double sse(double a, double b) {
    __asm__("addsd %1, %0" : "+x"(a) : "x"(b));
    __asm__("sqrtsd %1, %0" : "=x"(a) : "xm"(a));
    return a;
}
static int flag(unsigned a, unsigned b) {
    int carry;
    __asm__("addl %2, %1" : "=@ccc"(carry), "+r"(a) : "r"(b));
    return carry;
}
static int jumps(int x) {
    __asm__ goto("testl %0, %0\n\tjs %l1\n\tje %l[zero]" : : "r"(x) : "cc" : negative, zero);
    return 1;
zero:
    return 0;
negative:
    return -1;
}
static int loops(const char *s) {
    int n;
    __asm__ volatile("xorl %0, %0\n1:\tcmpb $0, (%1,%q0)\n\tje 2f\n\tincl %0\n\tjmp 1b\n2:" : "=&r"(n) : "r"(s) : "cc", "memory");
    return n;
}
static long push(void) {
    long flags;
    __asm__ volatile("stc; pushfq; popq %0" : "=rm"(flags) : : "cc");
    return flags & 1;
}
static void copy(void *to, const void *from, long n) {
    __asm__ volatile("rep movsb" : "+D"(to), "+S"(from), "+c"(n) : : "memory");
}
static int five_times(int a) {
    int r;
    __asm__("leal (%%ecx,%%ecx,4), %%eax" : "=a"(r) : "c"(a));
    return r;
}
static int named(int a) {
    register int r10 __asm__("r10") = a;
    int r;
    __asm__("leal 4(%1), %[out]" : [out] "=r"(r) : "r"(r10));
    return r;
}
static uint64_t bits_of(double d) {
    uint64_t r;
    __asm__("movq %1, %0" : "=r"(r) : "x"(d));
    return r;
}
int main(void) {
    unsigned a = 0, b = 0, c = 0, d = 0;
    uint64_t high;
    char buffer[8] = "";
    cpuid(0, &a, &b, &c, &d);
    printf("%d\n", a != 0 && (b | c | d) != 0);
    printf("%llx\n", (unsigned long long)rotate(0x8000000000000001ull, 4));
    int m = 5, old = add_mem(&m, 3);
    printf("%d %d\n", old, m);
    unsigned long long low = wide_mul(0xffffffffffffffffull, 10, &high);
    printf("%llx %llx\n", low, (unsigned long long)high);
    printf("%d %d %x %d\n", early(1, 2), clobbers(41), byte_swap(0x1234), imm(1));
    printf("%d %d\n", syms(), calls(5));
    printf("%g\n", sse(7, 9));
    printf("%d %d\n", flag(0xffffffffu, 1), flag(1, 2));
    printf("%d %d %d\n", jumps(5), jumps(0), jumps(-3));
    printf("%d %ld\n", loops("hello"), push());
    copy(buffer, "abcdef", 7);
    printf("%s %d %d\n", buffer, five_times(9), named(3));
    printf("%llx\n", (unsigned long long)bits_of(1.5));
    return 0;
}
