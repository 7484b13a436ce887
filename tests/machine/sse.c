/* Every SSE and SSE2 operation that clang leaves to the target, on operands with ties, overflow, zeros and NaN.
   The ordered comparisons are asked of numbers only: compilers do not agree on what they say of NaN. */
#include <emmintrin.h>
#include <stdio.h>
#include <string.h>

static void show_int(const char *name, __m128i v) {
    unsigned long long words[2];
    memcpy(words, &v, 16);
    printf("%-20s %016llx %016llx\n", name, words[0], words[1]);
}
static void show_float(const char *name, __m128 v) { show_int(name, _mm_castps_si128(v)); }
static void show_double(const char *name, __m128d v) { show_int(name, _mm_castpd_si128(v)); }

#define I2(f) show_int(#f, f(a, b))
#define F2(f) show_float(#f, f(x, y))
#define D2(f) show_double(#f, f(p, q))
#define FC(f) printf("%-20s %d %d %d\n", #f, f(x, y), f(y, x), f(x, x))
#define DC(f) printf("%-20s %d %d %d\n", #f, f(p, q), f(q, p), f(p, p))

static void integers(__m128i a, __m128i b, int count) {
    __m128i n = _mm_cvtsi32_si128(count);
    printf("%-20s %x %x\n", "movemask", _mm_movemask_epi8(a), _mm_movemask_epi8(b));
    I2(_mm_packs_epi16); I2(_mm_packs_epi32); I2(_mm_packus_epi16); I2(_mm_madd_epi16); I2(_mm_sad_epu8);
    I2(_mm_mulhi_epi16); I2(_mm_mulhi_epu16); I2(_mm_mul_epu32); I2(_mm_mullo_epi16);
    I2(_mm_avg_epu8); I2(_mm_avg_epu16); I2(_mm_max_epi16); I2(_mm_min_epi16); I2(_mm_max_epu8); I2(_mm_min_epu8);
    I2(_mm_adds_epi8); I2(_mm_adds_epi16); I2(_mm_adds_epu8); I2(_mm_adds_epu16);
    I2(_mm_subs_epi8); I2(_mm_subs_epi16); I2(_mm_subs_epu8); I2(_mm_subs_epu16);
    I2(_mm_cmpeq_epi8); I2(_mm_cmpgt_epi16); I2(_mm_cmplt_epi32); I2(_mm_unpackhi_epi8); I2(_mm_unpacklo_epi32);
    I2(_mm_add_epi64); I2(_mm_sub_epi8); I2(_mm_andnot_si128);
    show_int("sll_epi16", _mm_sll_epi16(a, n)); show_int("sll_epi32", _mm_sll_epi32(a, n)); show_int("sll_epi64", _mm_sll_epi64(a, n));
    show_int("srl_epi16", _mm_srl_epi16(a, n)); show_int("srl_epi32", _mm_srl_epi32(a, n)); show_int("srl_epi64", _mm_srl_epi64(a, n));
    show_int("sra_epi16", _mm_sra_epi16(a, n)); show_int("sra_epi32", _mm_sra_epi32(a, n));
    show_int("slli_epi16", _mm_slli_epi16(a, count)); show_int("slli_epi32", _mm_slli_epi32(a, count)); show_int("slli_epi64", _mm_slli_epi64(a, count));
    show_int("srli_epi16", _mm_srli_epi16(a, count)); show_int("srli_epi32", _mm_srli_epi32(a, count)); show_int("srli_epi64", _mm_srli_epi64(a, count));
    show_int("srai_epi16", _mm_srai_epi16(a, count)); show_int("srai_epi32", _mm_srai_epi32(a, count));
    show_int("slli_si128", _mm_slli_si128(a, 5)); show_int("srli_si128", _mm_srli_si128(a, 3));
    show_int("shuffle_epi32", _mm_shuffle_epi32(a, 0x1b)); show_int("shufflelo", _mm_shufflelo_epi16(a, 0x39)); show_int("shufflehi", _mm_shufflehi_epi16(a, 0x4e));
    printf("%-20s %x\n", "extract", _mm_extract_epi16(a, 3)); show_int("insert", _mm_insert_epi16(a, 0x1234, 6));
    char out[16] = "................";
    _mm_maskmoveu_si128(a, b, out);
    for (int i = 0; i < 16; i++) printf("%02x", (unsigned char)out[i]);
    printf(" maskmove\n");
    _mm_stream_si128((__m128i *)__builtin_assume_aligned(&a, 16), b);
    int word; _mm_stream_si32(&word, 77); long long wide; _mm_stream_si64(&wide, 78);
    printf("%d %lld\n", word, wide);
    show_int("stream", a);
}

static void floats(__m128 x, __m128 y) {
    F2(_mm_min_ps); F2(_mm_max_ps); F2(_mm_min_ss); F2(_mm_max_ss); F2(_mm_add_ss); F2(_mm_div_ps);
    F2(_mm_cmpeq_ps); F2(_mm_cmplt_ps); F2(_mm_cmple_ps); F2(_mm_cmpunord_ps); F2(_mm_cmpneq_ps); F2(_mm_cmpnlt_ps); F2(_mm_cmpnle_ps); F2(_mm_cmpord_ps);
    F2(_mm_cmpgt_ps); F2(_mm_cmpge_ps); F2(_mm_cmpngt_ps); F2(_mm_cmpnge_ps);
    F2(_mm_cmpeq_ss); F2(_mm_cmplt_ss); F2(_mm_cmple_ss); F2(_mm_cmpunord_ss); F2(_mm_cmpneq_ss); F2(_mm_cmpnlt_ss); F2(_mm_cmpnle_ss); F2(_mm_cmpord_ss); F2(_mm_cmpgt_ss);
    if (_mm_ucomieq_ss(x, x) && _mm_ucomieq_ss(y, y)) { FC(_mm_comieq_ss); FC(_mm_comilt_ss); FC(_mm_comile_ss); FC(_mm_comigt_ss); FC(_mm_comige_ss); FC(_mm_comineq_ss); }
    FC(_mm_ucomieq_ss); FC(_mm_ucomilt_ss); FC(_mm_ucomile_ss); FC(_mm_ucomigt_ss); FC(_mm_ucomige_ss); FC(_mm_ucomineq_ss);
    printf("%-20s %x %d %lld %d %lld\n", "to int", _mm_movemask_ps(x), _mm_cvtss_si32(x), _mm_cvtss_si64(y), _mm_cvttss_si32(x), _mm_cvttss_si64(y));
    show_int("cvtps_epi32", _mm_cvtps_epi32(x)); show_int("cvttps_epi32", _mm_cvttps_epi32(x));
    show_double("cvtps_pd", _mm_cvtps_pd(x)); show_float("sqrt_ps", _mm_sqrt_ps(_mm_and_ps(x, _mm_castsi128_ps(_mm_set1_epi32(0x7fffffff))))); show_float("sqrt_ss", _mm_sqrt_ss(y));
    show_float("shuffle_ps", _mm_shuffle_ps(x, y, 0x72)); show_float("movehl", _mm_movehl_ps(x, y)); show_float("unpackhi", _mm_unpackhi_ps(x, y));
    /* Estimates differ between processors beyond 12 bits. */
    __m128 near = _mm_sub_ps(_mm_mul_ps(_mm_rcp_ps(_mm_set_ps(3, 7, 0.5f, 100)), _mm_set_ps(3, 7, 0.5f, 100)), _mm_set1_ps(1));
    __m128 root = _mm_rsqrt_ps(_mm_set_ps(4, 16, 0.25f, 100));
    root = _mm_sub_ps(_mm_mul_ps(_mm_mul_ps(root, root), _mm_set_ps(4, 16, 0.25f, 100)), _mm_set1_ps(1));
    __m128 limit = _mm_set1_ps(0.002f), minus = _mm_set1_ps(-0.002f);
    printf("%-20s %x %x %x %x\n", "estimates", _mm_movemask_ps(_mm_cmplt_ps(near, limit)), _mm_movemask_ps(_mm_cmpgt_ps(near, minus)), _mm_movemask_ps(_mm_cmplt_ps(root, limit)), _mm_movemask_ps(_mm_cmpgt_ps(root, minus)));
    show_float("rcp_ss", _mm_move_ss(_mm_rcp_ss(_mm_set_ps(1, 2, 3, 4)), _mm_setzero_ps()));
    show_float("rsqrt_ss", _mm_move_ss(_mm_rsqrt_ss(_mm_set_ps(1, 2, 3, 4)), _mm_setzero_ps()));
}

static void doubles(__m128d p, __m128d q) {
    D2(_mm_min_pd); D2(_mm_max_pd); D2(_mm_min_sd); D2(_mm_max_sd); D2(_mm_mul_sd);
    D2(_mm_cmpeq_pd); D2(_mm_cmplt_pd); D2(_mm_cmple_pd); D2(_mm_cmpunord_pd); D2(_mm_cmpneq_pd); D2(_mm_cmpnlt_pd); D2(_mm_cmpnle_pd); D2(_mm_cmpord_pd);
    D2(_mm_cmpeq_sd); D2(_mm_cmplt_sd); D2(_mm_cmple_sd); D2(_mm_cmpunord_sd); D2(_mm_cmpneq_sd); D2(_mm_cmpnlt_sd); D2(_mm_cmpnle_sd); D2(_mm_cmpord_sd);
    if (_mm_ucomieq_sd(p, p) && _mm_ucomieq_sd(q, q)) { DC(_mm_comieq_sd); DC(_mm_comilt_sd); DC(_mm_comile_sd); DC(_mm_comigt_sd); DC(_mm_comige_sd); DC(_mm_comineq_sd); }
    DC(_mm_ucomieq_sd); DC(_mm_ucomilt_sd); DC(_mm_ucomile_sd); DC(_mm_ucomigt_sd); DC(_mm_ucomige_sd); DC(_mm_ucomineq_sd);
    printf("%-20s %x %d %lld %d %lld\n", "to int", _mm_movemask_pd(p), _mm_cvtsd_si32(p), _mm_cvtsd_si64(q), _mm_cvttsd_si32(p), _mm_cvttsd_si64(q));
    show_int("cvtpd_epi32", _mm_cvtpd_epi32(p)); show_int("cvttpd_epi32", _mm_cvttpd_epi32(p)); show_float("cvtpd_ps", _mm_cvtpd_ps(p));
    show_float("cvtsd_ss", _mm_cvtsd_ss(_mm_set1_ps(9), p)); show_double("sqrt_pd", _mm_sqrt_pd(_mm_set_pd(2, 9))); show_double("sqrt_sd", _mm_sqrt_sd(p, _mm_set_pd(1, 6.25)));
    show_double("shuffle_pd", _mm_shuffle_pd(p, q, 2)); show_double("cvtepi32_pd", _mm_cvtepi32_pd(_mm_set_epi32(1, 2, -3, 4)));
}

int main(void) {
    __m128i a = _mm_set_epi32(0x7fff8000, (int)0x80ff017f, (int)0xff00fe01, 0x12345678);
    __m128i b = _mm_set_epi32(0x7fff7fff, (int)0x80808080, 0x00ff00ff, (int)0xfffefdfc);
    integers(a, b, 3);
    integers(b, a, 16);
    integers(a, a, 40);
    integers(b, b, 200);
    float nan = __builtin_nanf("");
    floats(_mm_set_ps(1.5f, -2.5f, 3e10f, 2.5f), _mm_set_ps(1.5f, 2.5f, -3e10f, 3.5f));
    floats(_mm_set_ps(0.0f, nan, 1, nan), _mm_set_ps(-0.0f, 1, nan, 1));
    floats(_mm_set_ps(-0.5f, 7, nan, -3e38f), _mm_set_ps(-0.5f, -7, nan, nan));
    doubles(_mm_set_pd(1.5, -2.5), _mm_set_pd(1.5, 3.5));
    doubles(_mm_set_pd(0.0, __builtin_nan("")), _mm_set_pd(-0.0, 1));
    doubles(_mm_set_pd(3e9, 1), _mm_set_pd(-1e300, __builtin_nan("")));
    unsigned control = _mm_getcsr();
    _mm_setcsr(control | _MM_ROUND_UP);
    volatile double third = 1.0, three = 3.0;
    volatile double up = third / three;
    _mm_setcsr(control);
    volatile double near = third / three;
    printf("%d %d\n", up > near, _mm_cvtss_si32(_mm_set_ss(-1.25f)));
    _mm_sfence(); _mm_lfence(); _mm_mfence(); _mm_pause(); _mm_clflush(&a); _mm_prefetch((char *)&a, _MM_HINT_T0);
    return 0;
}
