#include <stdio.h>
#include <stdint.h>
#include <string.h>
#include <stdlib.h>
struct bf {
    unsigned a:3;
    signed b:5;
    unsigned c:17;
    unsigned long long d:40;
    signed e:13;
};
struct __attribute__((packed)) pk {
    char a;
    int b;
    short c;
    long long d;
};
typedef unsigned __int128 u128;
typedef __int128 i128;
static void p128(u128 x){
    printf("%016llx%016llx\n",(unsigned long long)(x>>64),(unsigned long long)x);
}
struct big {
    unsigned long long x:60, y:60, z:48;
};
_BitInt(24) b24(_BitInt(24) a, _BitInt(24) b){
    return a*b - (a>>3) + (b<<2);
}
unsigned _BitInt(100) b100(unsigned _BitInt(100) a, unsigned _BitInt(100) b){
    return a*b + (a>>33) - (b<<57);
}
_BitInt(37) b37(_BitInt(37) a, _BitInt(37) b){
    return a/b + a%b;
}
_BitInt(7) b7(_BitInt(7) a, _BitInt(7) b) {
    return a>b ? a-b : a+b;
}
unsigned _BitInt(200) b200(unsigned _BitInt(200) a, int s){
    return (a<<s) ^ (a>>(s/2)) ^ (a*a);
}
_Bool bb(_Bool x, int y){
    return x ^ (y>3);
}
int main(){
    struct bf f;
    memset(&f,0,sizeof f);
    volatile int v=5;
    f.a=v;
    f.b=-v;
    f.c=v*1000;
    f.d=(unsigned long long)v<<30;
    f.e=-v*100;
    printf("%u %d %u %llu %d\n",f.a,f.b,f.c,(unsigned long long)f.d,f.e);
    f.a+=7;
    f.b*=3;
    f.d-=99;
    f.e>>=2;
    printf("%u %d %u %llu %d %zu\n",f.a,f.b,f.c,(unsigned long long)f.d,f.e,sizeof f);
    struct pk k={1,-2,3,-4};
    k.b+=v;
    k.d*=v;
    printf("%d %d %d %lld %zu\n",k.a,k.b,k.c,k.d,sizeof k);
    struct big g={0};
    g.x=0x123456789abcdefULL;
    g.y=~0ULL;
    g.z=v;
    g.y-=v;
    printf("%llx %llx %llx\n",(unsigned long long)g.x,(unsigned long long)g.y,(unsigned long long)g.z);
    u128 a=((u128)0x123456789abcdef0ULL<<64)|0xfedcba9876543210ULL, b=((u128)v<<70)+12345;
    p128(a+b);
    p128(a-b);
    p128(a*b);
    p128(a/b);
    p128(a%b);
    p128(a<<v);
    p128(a>>(v*13));
    p128((i128)-a>>(v*15));
    p128(a&b);
    p128(a^b);
    p128(~a);
    p128(-a);
    i128 sa=-(i128)a, sb=(i128)b;
    p128(sa/sb);
    p128(sa%sb);
    p128(sa*sb);
    p128(a<<(v+60));
    p128(a>>(v+64));
    printf("%d %d %d %d %d\n",a<b,sa<sb,sa>=sb,a==b,a!=b);
    printf("%.10g %.10g %.10g\n",(double)a,(double)sa,(float)b*1.0);
    p128((u128)(double)1e30);
    p128((i128)-1e25);
    p128((u128)3e10f);
    printf("%d %d\n",(int)b24(12345,-77),(int)b24(-8388608,3));
    unsigned _BitInt(100) q=b100(((unsigned _BitInt(100))v<<90)|77, 123456789);
    printf("%llx %llx\n",(unsigned long long)(q>>64),(unsigned long long)q);
    printf("%lld\n",(long long)b37(-12345678901LL, 17));
    printf("%d\n",(int)b7(50,-60));
    unsigned _BitInt(200) w=b200(((unsigned _BitInt(200))v<<150)|0x987654321ULL, 67+v);
    printf("%llx %llx %llx %llx\n",(unsigned long long)(w>>192),(unsigned long long)(w>>128),(unsigned long long)(w>>64),(unsigned long long)w);
    printf("%d %d\n",bb(1,v),bb(0,v));
    printf("%d %d %d %d %d\n",__builtin_popcount(v*1001),__builtin_clz(v),__builtin_ctz(v*8),__builtin_popcountll(-1LL>>v),__builtin_clzll(v));
    printf("%x %llx %x %x\n",__builtin_bswap32(0x12345678+v),(unsigned long long)__builtin_bswap64(v),__builtin_bswap16(v+0x100),__builtin_bitreverse32(v));
    unsigned r=0x80000001u+v;
    printf("%x %x %x\n",(r<<7)|(r>>25),__builtin_rotateleft32(r,v),__builtin_rotateright64(r,v));
    int o;
    printf("%d %d\n",__builtin_add_overflow(2147483647,v,&o),o);
    printf("%d %d\n",__builtin_mul_overflow(100000,v*10000,&o),o);
    printf("%d %d\n",__builtin_sub_overflow(-2147483647,v,&o),o);
    unsigned long long uo;
    printf("%d %llx\n",__builtin_mul_overflow(0xffffffffffULL,(unsigned long long)v<<40,&uo),uo);
    short so;
    printf("%d %d\n",__builtin_add_overflow(v*6553,v*1,&so),so);
    unsigned char uc;
    printf("%d %d\n",__builtin_sub_overflow(v,9,&uc),uc);
    i128 so128;
    printf("%d\n",__builtin_mul_overflow(sa,sb,&so128));
    p128(so128);
    printf("%d\n",__builtin_add_overflow(sa,(i128)v,&so128));
    p128(so128);
    u128 uo128;
    printf("%d\n",__builtin_mul_overflow(a,b,&uo128));
    p128(uo128);
    printf("%d\n",__builtin_mul_overflow((u128)v,(u128)77,&uo128));
    p128(uo128);
    switch((u128)v<<64|3){
        case ((u128)5<<64|3): puts("wide switch");
        break;
        case 7: puts("no");
    }
    printf("%d %d\n",abs(-v),(int)__builtin_labs(-v));
    return 0;
};
