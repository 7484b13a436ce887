/* Instructions of extensions on vectors of 32 bytes, which are two of 16. Compiled by clang -O0; the functions
   say what they need. */
#include <immintrin.h>
#include <stdio.h>
#include <string.h>

#define NEEDS(what) __attribute__((target(what)))

static unsigned long long state = 88172645463325252ull;
static NEEDS("avx2") __m256i vector(void) {
    unsigned long long words[4];
    for (int i = 0; i < 4; i++)
        state ^= state << 13, state ^= state >> 7, state ^= state << 17, words[i] = state;
    __m256i v;
    memcpy(&v, words, 32);
    return v;
}
static void show(const char *name, const void *p, int n) {
    unsigned long long words[4];
    memcpy(words, p, 8 * n);
    printf("%-12s", name);
    for (int i = 0; i < n; i++)
        printf(" %016llx", words[i]);
    printf("\n");
}

#define SHOW(name, value) do { __m256i r = (value); show(name, &r, 4); } while (0)

static NEEDS("avx2,vaes,aes") void rounds(void) {
    __m256i a = vector(), key = vector();
    SHOW("aesenc", _mm256_aesenc_epi128(a, key));
    SHOW("aesenclast", _mm256_aesenclast_epi128(a, key));
    SHOW("aesdec", _mm256_aesdec_epi128(a, key));
    SHOW("aesdeclast", _mm256_aesdeclast_epi128(a, key));
}

static NEEDS("avx2,vpclmulqdq,pclmul") void products(void) {
    __m256i a = vector(), b = vector();
    SHOW("product 00", _mm256_clmulepi64_epi128(a, b, 0x00));
    SHOW("product 01", _mm256_clmulepi64_epi128(a, b, 0x01));
    SHOW("product 10", _mm256_clmulepi64_epi128(a, b, 0x10));
    SHOW("product 11", _mm256_clmulepi64_epi128(a, b, 0x11));
}

#define HALVES(name, mode) do { __m128i r = _mm256_cvtps_ph(v, mode); show(name, &r, 2); } while (0)

static NEEDS("avx2,f16c") void halves(void) {
    float floats[8] = {1.0002f, -1.0002f, 65519.0f, -65519.0f, 3e-8f, -3e-8f, 0.1f, -1e9f};
    __m256 v;
    memcpy(&v, floats, 32);
    HALVES("nearest", 0);
    HALVES("down", 1);
    HALVES("up", 2);
    HALVES("to zero", 3);
}

int main(void) {
    rounds();
    products();
    halves();
    return 0;
}
