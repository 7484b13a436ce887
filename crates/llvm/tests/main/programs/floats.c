#include <stdio.h>
#include <math.h>
#include <stdarg.h>
#include <complex.h>
#include <string.h>
long double ldadd(long double a, long double b){
    return a*b-a/b+3.25L;
}
long double ldsum(int n, ...){
    va_list ap;
    va_start(ap,n);
    long double s=0;
    for(int i=0;i<n;i++){
        s+=va_arg(ap,long double);
        s+=va_arg(ap,int);
        s+=va_arg(ap,double);
    }
    va_end(ap);
    return s;
}
struct ld {
    long double x;
    int y;
};
struct ld mkld(long double x,int y){
    struct ld r={x,y};
    return r;
}
long double complex cl(long double complex a){
    return a*a;
}
double complex cd(double complex a,double complex b){
    return a*b+a/b;
}
float complex cf(float complex a,float complex b){
    return a*b-a;
}
static double loop(long double n){
    long double a=0,b=1;
    int i;
    for(i=0;i<n;i++){
        long double t=a+b;
        a=b;
        b=t;
    }
    return a;
}
float addf(float a,double b){
    return a+b;
}
union u {
    double d;
    unsigned long long u;
    float f;
    unsigned w;
};
int main(){
    volatile double v=2.5;
    volatile float f=1.25f;
    volatile long double L=1.1L;
    int i;
    printf("%.17g %.17g %.17g %.17g\n",v+f,v-f,v*f,v/f);
    printf("%.20Lg\n",ldadd(L,v));
    printf("%.20Lg\n",ldsum(3,1.5L,2,3.5,4.5L,5,6.5,7.5L,8,9.5));
    struct ld q=mkld(L*2,7);
    printf("%.18Lg %d\n",q.x,q.y);
    long double complex c=cl(1.5L+2.0L*I);
    printf("%.18Lg %.18Lg\n",creall(c),cimagl(c));
    double complex d=cd(1.5+2*I,0.5-1*I);
    printf("%.15g %.15g\n",creal(d),cimag(d));
    float complex e=cf(1.5f+2*I,0.5f-1*I);
    printf("%.8g %.8g\n",crealf(e),cimagf(e));
    printf("%.17g\n",loop(L*50));
    printf("%d %d %d %d\n",L<v,L>v,L==1.1L,L!=L);
    printf("%d %lld %u %llu\n",(int)(L*-100),(long long)(L*1e15L),(unsigned)(L*4e9L/2),(unsigned long long)(L*1.6e19L));
    printf("%.18Lg %.18Lg %.18Lg\n",(long double)-7,(long double)18446744073709551615ULL,(long double)(unsigned)-1);
    printf("%g %g\n",(double)L,(float)L);
    printf("%.18Lg %.18Lg %.18Lg\n",-L,fabsl(-L),sqrtl(L));
    printf("%.18Lg %.18Lg\n",floorl(L*-3),fmodl(L*10,3));
    volatile double nan=0.0/0.0*v, inf=1e308*10*v;
    printf("%d%d%d%d%d%d\n",nan<v,nan>v,nan==nan,nan!=nan,nan<=v,nan>=v);
    printf("%d%d%d%d\n",!(nan<v),!(nan>=v),isnan(nan),isinf(inf));
    printf("%d %d %d\n",isfinite(v),isnormal(v),signbit(-v));
    printf("%d %d %d\n",fpclassify(0.0*v),fpclassify(nan),fpclassify(1e-310*v));
    printf("%d %d\n",isless(v,nan),isunordered(v,nan));
    printf("%g %g %g %g %g\n",floor(-v),ceil(-v),trunc(-v),rint(v),round(v));
    printf("%g %g %g %g\n",fabs(-v),copysign(v,-1),fmax(v,nan),fmin(nan,v));
    printf("%g %g %g %g %g\n",sqrt(v),pow(v,3),exp(v),log(v),sin(v));
    printf("%.17g\n",fma(v,v,f));
    printf("%g %g\n",fmod(10.5,v),(double)fmodf(10.5f,f));
    printf("%d %u %lld %llu\n",(int)-v,(unsigned)(v*1e9),(long long)(v*1e18),(unsigned long long)(v*7e18));
    printf("%.17g %.17g %.17g\n",(double)18446744073709551615ULL,(double)(long long)-5,(double)(float)16777217);
    printf("%.9g %.9g\n",(float)18446744073709551615ULL,(float)9007199791611905ULL);
    printf("%d %d\n",(signed char)v,(unsigned short)(v*1000));
    union u w;
    w.d=v;
    printf("%llx\n",w.u);
    w.f=f;
    printf("%x\n",w.w);
    printf("%g\n",(double)addf(f,v));
    _Float16 h=(_Float16)v;
    h=h*h+(_Float16)1.5f;
    printf("%g %d\n",(double)h,h>(_Float16)3);
    __fp16 g2=(__fp16)f;
    printf("%g\n",(double)(g2*2));
    const char*s="12";
    for(i=0;i<3;i++) v+=i*0.1;
    printf("%.17g\n",v);
    return (int)v;
};
