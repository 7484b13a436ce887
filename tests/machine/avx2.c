/* What of SSSE3, SSE4.1 and AVX2 clang leaves to the target, and sums with carries, on operands with ties,
   overflow and zeros. Compiled by clang -O0; the functions say what they need. */
#include <cpuid.h>
#include <immintrin.h>
#include <stdio.h>
#include <string.h>

#define AVX2 __attribute__((target("avx2")))

static unsigned long long state = 88172645463325252ull;
static unsigned long long next(void) {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    /* Often the least, the greatest, and zero. */
    unsigned long long extreme[] = {0x8000800080008000, 0x7fff7fff7fff7fff, 0, 0x00ff7f8001fe8081};
    return state & 4 ? state : extreme[state >> 62];
}
static void fill(void *p) {
    for (int i = 0; i < 4; i++) {
        unsigned long long word = next();
        memcpy((char *)p + 8 * i, &word, 8);
    }
}
static void show(const char *name, const void *p) {
    unsigned long long words[4];
    memcpy(words, p, 32);
    printf("%-20s %016llx %016llx %016llx %016llx\n", name, words[0], words[1], words[2], words[3]);
}

static AVX2 void wide(void) {
    __m256i a, b, c, r;
    fill(&a), fill(&b), fill(&c);
    /* Places beyond the first fifteen, and zeros. */
    __m128i count = _mm_set_epi64x(5, (long long)(next() & 31));
#define W2(op) r = _mm256_##op(a, b), show(#op, &r)
    W2(shuffle_epi8), W2(packs_epi16), W2(packs_epi32), W2(packus_epi16), W2(packus_epi32);
    W2(madd_epi16), W2(maddubs_epi16), W2(mulhrs_epi16), W2(mulhi_epi16), W2(mulhi_epu16), W2(sad_epu8);
    W2(avg_epu8), W2(avg_epu16), W2(hadd_epi16), W2(hadd_epi32), W2(hsub_epi16), W2(hsub_epi32);
    W2(sign_epi8), W2(sign_epi16), W2(sign_epi32);
#define WS(op) r = _mm256_##op(a, count), show(#op, &r)
    WS(sll_epi16), WS(sll_epi32), WS(sll_epi64), WS(srl_epi16), WS(srl_epi32), WS(srl_epi64);
    WS(sra_epi16), WS(sra_epi32);
#define WI(op) r = _mm256_##op(a, 11), show(#op, &r)
    WI(slli_epi16), WI(slli_epi32), WI(slli_epi64), WI(srli_epi16), WI(srli_epi32), WI(srli_epi64);
    WI(srai_epi16), WI(srai_epi32);
    r = _mm256_blendv_epi8(a, b, c), show("blendv_epi8", &r);
    __m256 f = _mm256_blendv_ps(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b), _mm256_castsi256_ps(c));
    show("blendv_ps", &f);
    __m256d d = _mm256_blendv_pd(_mm256_castsi256_pd(a), _mm256_castsi256_pd(b), _mm256_castsi256_pd(c));
    show("blendv_pd", &d);
    printf("%x %x %x\n", _mm256_movemask_epi8(a), _mm256_movemask_ps(f), _mm256_movemask_pd(d));
    _mm256_zeroupper();
}

static AVX2 void narrow(void) {
    __m128i a[2], b[2], c[2], r[2] = {0};
    fill(a), fill(b), fill(c);
#define N2(op) r[0] = _mm_##op(*a, *b), show("mm_" #op, r)
    N2(shuffle_epi8), N2(maddubs_epi16), N2(mulhrs_epi16), N2(packus_epi32), N2(hadd_epi16), N2(hadd_epi32);
    N2(hsub_epi16), N2(hsub_epi32), N2(sign_epi8), N2(sign_epi16), N2(sign_epi32);
    r[0] = _mm_blendv_epi8(*a, *b, *c), show("mm_blendv_epi8", r);
    __m128 f[2] = {_mm_blendv_ps(_mm_castsi128_ps(*a), _mm_castsi128_ps(*b), _mm_castsi128_ps(*c))};
    memcpy(r, f, 16), show("mm_blendv_ps", r);
    __m128d d = _mm_blendv_pd(_mm_castsi128_pd(*a), _mm_castsi128_pd(*b), _mm_castsi128_pd(*c));
    memcpy(r, &d, 16), show("mm_blendv_pd", r);
}

static void carries(unsigned char carry, unsigned long long a, unsigned long long b) {
    unsigned long long sum, difference;
    unsigned sum32, difference32;
    printf("%d", _addcarry_u64(carry, a, b, &sum));
    printf(" %d", _subborrow_u64(carry, a, b, &difference));
    printf(" %d", _addcarry_u32(carry, (unsigned)a, (unsigned)b, &sum32));
    printf(" %d", _subborrow_u32(carry, (unsigned)a, (unsigned)b, &difference32));
    printf(" %llx %llx %x %x\n", sum, difference, sum32, difference32);
}

static __attribute__((target("xsave"))) void control(void) {
    unsigned low, high;
    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    if (_xgetbv(0) != ((unsigned long long)high << 32 | low)) puts("xgetbv");
}

int main(void) {
    unsigned long long values[] = {0, 1, 0x7fffffff, 0xffffffff, 0xfffffffe00000001, -1ull};
    for (int i = 0; i < 6; i++)
        for (int j = 0; j < 6; j++)
            for (int k = 0; k < 3; k++) carries((unsigned char)(k * k * 64), values[i], values[j]);
    unsigned eax, ebx, ecx, edx;
    __get_cpuid(1, &eax, &ebx, &ecx, &edx);
    if (ecx & bit_OSXSAVE) control();
    for (int i = 0; i < 6; i++) wide(), narrow();
    return 0;
}
