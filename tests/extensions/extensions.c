/* Instructions of extensions that compilers have no other form of: AES, SHA, products without carries, CRC-32C,
   halves, random numbers. Known answers, and operands with a pattern. Compiled by clang -O0; the functions say
   what they need. */
#include <immintrin.h>
#include <stdio.h>
#include <string.h>

#define NEEDS(what) __attribute__((target(what)))

static unsigned long long state = 88172645463325252ull;
static unsigned long long next(void) {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    return state;
}
static __m128i vector(void) {
    unsigned long long words[2] = {next(), next()};
    __m128i v;
    memcpy(&v, words, 16);
    return v;
}
static void show(const char *name, const void *p) {
    unsigned long long words[2];
    memcpy(words, p, 16);
    printf("%-18s %016llx %016llx\n", name, words[0], words[1]);
}

static NEEDS("aes") __m128i expand(__m128i key, __m128i assist) {
    assist = _mm_shuffle_epi32(assist, 0xff);
    for (int i = 0; i < 3; i++)
        key = _mm_xor_si128(key, _mm_slli_si128(key, 4));
    return _mm_xor_si128(key, assist);
}

/* FIPS 197, appendix B. */
static NEEDS("aes") void block(void) {
    unsigned char key[16] = {0x2b, 0x7e, 0x15, 0x16, 0x28, 0xae, 0xd2, 0xa6,
                             0xab, 0xf7, 0x15, 0x88, 0x09, 0xcf, 0x4f, 0x3c};
    unsigned char plain[16] = {0x32, 0x43, 0xf6, 0xa8, 0x88, 0x5a, 0x30, 0x8d,
                               0x31, 0x31, 0x98, 0xa2, 0xe0, 0x37, 0x07, 0x34};
    __m128i keys[11], text;
    memcpy(&keys[0], key, 16), memcpy(&text, plain, 16);
#define ROUND(i, constant) keys[i] = expand(keys[i - 1], _mm_aeskeygenassist_si128(keys[i - 1], constant))
    ROUND(1, 1), ROUND(2, 2), ROUND(3, 4), ROUND(4, 8), ROUND(5, 16), ROUND(6, 32), ROUND(7, 64);
    ROUND(8, 128), ROUND(9, 0x1b), ROUND(10, 0x36);
    text = _mm_xor_si128(text, keys[0]);
    for (int i = 1; i < 10; i++)
        text = _mm_aesenc_si128(text, keys[i]);
    text = _mm_aesenclast_si128(text, keys[10]);
    show("encrypted", &text);
    text = _mm_xor_si128(text, keys[10]);
    for (int i = 9; i > 0; i--)
        text = _mm_aesdec_si128(text, _mm_aesimc_si128(keys[i]));
    text = _mm_aesdeclast_si128(text, keys[0]);
    show("decrypted", &text);
}

static NEEDS("aes,pclmul") void steps(void) {
    __m128i a = vector(), b = vector(), r;
#define V2(op) r = op(a, b), show(#op, &r)
    V2(_mm_aesenc_si128), V2(_mm_aesenclast_si128), V2(_mm_aesdec_si128), V2(_mm_aesdeclast_si128);
    r = _mm_aesimc_si128(a), show("aesimc", &r);
    r = _mm_aeskeygenassist_si128(a, 0xff), show("aeskeygenassist", &r);
    r = _mm_aesenc_si128(a, a), show("twice", &r);
    r = _mm_clmulepi64_si128(a, b, 0), show("pclmulqdq 00", &r);
    r = _mm_clmulepi64_si128(a, b, 1), show("pclmulqdq 01", &r);
    r = _mm_clmulepi64_si128(a, b, 0x10), show("pclmulqdq 10", &r);
    r = _mm_clmulepi64_si128(a, b, 0x11), show("pclmulqdq 11", &r);
    r = _mm_clmulepi64_si128(a, a, 0x10), show("of one vector", &r);
}

/* A block of SHA-256 for the message "abc", padded. */
static NEEDS("sha,sse4.1,ssse3") void sha256(void) {
    static const unsigned k[64] = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
        0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
        0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
        0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
        0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
        0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};
    __m128i w[16], abef = _mm_set_epi32(0x6a09e667, (int)0xbb67ae85, 0x510e527f, (int)0x9b05688c);
    __m128i cdgh = _mm_set_epi32(0x3c6ef372, (int)0xa54ff53a, 0x1f83d9ab, 0x5be0cd19);
    __m128i abef0 = abef, cdgh0 = cdgh;
    w[0] = _mm_set_epi32(0, 0, 0, 0x61626380), w[1] = w[2] = _mm_setzero_si128();
    w[3] = _mm_set_epi32(24, 0, 0, 0);
    for (int i = 0; i < 16; i++) {
        if (i >= 4) {
            __m128i partial = _mm_sha256msg1_epu32(w[i - 4], w[i - 3]);
            partial = _mm_add_epi32(partial, _mm_alignr_epi8(w[i - 1], w[i - 2], 4));
            w[i] = _mm_sha256msg2_epu32(partial, w[i - 1]);
        }
        __m128i sum = _mm_add_epi32(w[i], _mm_loadu_si128((const __m128i *)&k[4 * i]));
        cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
        abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0e));
    }
    abef = _mm_add_epi32(abef, abef0), cdgh = _mm_add_epi32(cdgh, cdgh0);
    show("sha256 abef", &abef), show("sha256 cdgh", &cdgh);
}

static NEEDS("sha") void sha_steps(void) {
    __m128i a = vector(), b = vector(), c = vector(), r;
    r = _mm_sha1rnds4_epu32(a, b, 0), show("sha1rnds4 0", &r);
    r = _mm_sha1rnds4_epu32(a, b, 1), show("sha1rnds4 1", &r);
    r = _mm_sha1rnds4_epu32(a, b, 2), show("sha1rnds4 2", &r);
    r = _mm_sha1rnds4_epu32(a, b, 3), show("sha1rnds4 3", &r);
    V2(_mm_sha1nexte_epu32), V2(_mm_sha1msg1_epu32), V2(_mm_sha1msg2_epu32);
    V2(_mm_sha256msg1_epu32), V2(_mm_sha256msg2_epu32);
    r = _mm_sha256rnds2_epu32(a, b, c), show("sha256rnds2", &r);
    r = _mm_sha256rnds2_epu32(a, a, a), show("of one vector", &r);
}

static NEEDS("sse4.2") void sums(void) {
    unsigned sum = ~0u;
    for (const char *p = "123456789"; *p; p++)
        sum = _mm_crc32_u8(sum, (unsigned char)*p);
    printf("crc32c             %08x\n", ~sum);
    printf("crc32c 16          %08x\n", _mm_crc32_u16((unsigned)next(), (unsigned short)next()));
    printf("crc32c 32          %08x\n", _mm_crc32_u32((unsigned)next(), (unsigned)next()));
    printf("crc32c 64          %016llx\n", _mm_crc32_u64(next(), next()));
}

static NEEDS("f16c") void halves(void) {
    /* Exact, between two, ties, small, too great, none. */
    static const unsigned bits[] = {0x3f800000, 0xbf801234, 0x3f801000, 0xbf803000, 0x33000000, 0x33000001,
                                    0xb2ffffff, 0x387fe000, 0x477fefff, 0x477ff000, 0xc7800000, 0x7f800000,
                                    0xff800000, 0x7fc12345, 0x00000001, 0x80000000};
    for (int i = 0; i < 16; i += 4) {
        __m128i r;
        __m128 a;
        memcpy(&a, bits + i, 16);
#define MODE(mode, name) r = _mm_cvtps_ph(a, mode), show(name, &r)
        MODE(0, "nearest"), MODE(1, "down"), MODE(2, "up"), MODE(3, "toward zero"), MODE(4, "current");
        a = _mm_cvtph_ps(r), show("back", &a);
    }
    __m256 wide;
    memcpy(&wide, bits + 5, 32);
    __m128i r = _mm256_cvtps_ph(wide, 1);
    show("eight lanes, down", &r);
}

static NEEDS("rdrnd,rdseed") void random_numbers(void) {
    unsigned short s;
    unsigned i, seen = 0;
    unsigned long long l, all = 0, seed;
    for (int n = 0; n < 64; n++) {
        int tries = 100, ok = 0;
        while (!ok && tries--)
            ok = _rdrand64_step(&l);
        seen += ok, all |= l;
    }
    printf("random numbers     %u %llx\n", seen, all);
    all = 0;
    for (int n = 0; n < 256; n++) {
        if (_rdrand16_step(&s))
            all |= s;
        if (_rdrand32_step(&i))
            all |= (unsigned long long)i << 16;
        if (_rdseed16_step(&s))
            all |= s;
        if (_rdseed32_step(&i))
            all |= i;
        if (!_rdseed64_step(&seed) && seed != 0)
            puts("a number that is none");
    }
    printf("of all widths      %llx\n", all);
}

int main(void) {
    block(), steps(), sha256(), sha_steps(), sums(), halves(), random_numbers();
}
