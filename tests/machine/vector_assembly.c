/* Whole vector registers as operands of inline assembly. Compiled by clang -O0. */
#include <emmintrin.h>
#include <stdio.h>

int main(void) {
    /* A tied input, an early output beside an integer, a particular register, memory. */
    __m128d a = _mm_set_pd(1.5, -2), b = _mm_set_pd(7, -9), most;
    __asm__("maxpd %1, %0" : "=x"(most) : "x"(b), "0"(a));
    printf("%g %g\n", ((double *)&most)[0], ((double *)&most)[1]);

    __m128i x = _mm_set_epi32(1, 2, 3, 4), y = _mm_set_epi32(10, 20, 30, 40), copy;
    int *lanes = (int *)&x, first;
    __asm__("paddd %1, %0" : "+x"(x) : "xm"(y));
    printf("%d %d %d %d\n", lanes[0], lanes[1], lanes[2], lanes[3]);
    __asm__("movdqa %2, %0\n\tmovd %2, %1" : "=&x"(copy), "=r"(first) : "x"(x));
    printf("%d %d\n", ((int *)&copy)[2], first);

    register __m128 w __asm__("xmm7") = _mm_set1_ps(2);
    __asm__("addps %0, %0" : "+x"(w));
    __m128 sum = w;
    printf("%g\n", ((float *)&sum)[3]);

    __m128i in_memory = x;
    __asm__("paddd %1, %0" : "+x"(x) : "m"(in_memory));
    printf("%d\n", lanes[1]);

    /* A choice that only a vector register can meet. */
    __m128i most_of = y;
    __asm__("paddd %1, %0" : "+x"(most_of) : "rxm"(x));
    printf("%d\n", ((int *)&most_of)[2]);

    /* Around a loop, through a member. */
    struct { __m128i v; int n; } s = {x, 3};
    for (int i = 0; i < s.n; i++) {
        __m128i twice;
        __asm__ volatile("pslld $1, %0" : "=x"(twice) : "0"(s.v));
        s.v = twice;
    }
    printf("%d %d\n", ((int *)&s.v)[0], ((int *)&s.v)[3]);
}
