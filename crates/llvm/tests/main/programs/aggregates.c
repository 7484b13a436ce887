#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
typedef float v2f __attribute__((vector_size(8)));
typedef int v4i __attribute__((vector_size(16)));
typedef float v4f __attribute__((vector_size(16)));
typedef double v2d __attribute__((vector_size(16)));
typedef char v8c __attribute__((vector_size(8)));
typedef int v8i __attribute__((vector_size(32)));
struct s3{
    char a,b,c;
};
struct s5{
    char c[5];
};
struct s7{
    char c[7];
};
struct s12{
    int a,b,c;
};
struct sff{
    float a,b;
};
struct sfff{
    float a,b,c;
};
struct sdi{
    double d;
    int i;
};
struct sb{
    int a[10];
};
struct sfi{
    float f;
    int i;
};
struct e{
};
struct sll{
    long a,b;
};
struct sld{
    long a;
    double b;
};
#define F(T,body) struct T f_##T(struct T x,int k){ body; return x; }
F(s3,x.a+=k;x.c-=k) F(s5,x.c[4]+=k) F(s7,x.c[6]^=k) F(s12,x.a*=k;x.c+=k) F(sff,x.a*=k;x.b-=k) F(sfff,x.c*=k) F(sdi,x.d*=k;x.i+=k) F(sb,x.a[7]=k) F(sfi,x.f*=k;x.i-=k) F(sll,x.a+=k;x.b-=k) F(sld,x.a+=k;x.b*=k) struct sll many(int a,struct sll b,struct sdi c,struct sb d,struct s3 e,long f,long g,struct sll h,double i){
    struct sll r={a+b.a+c.i+d.a[7]+e.a+f+g+h.a+(long)i, b.b+(long)c.d+h.b};
    return r;
}
static long vs(int n,...){
    va_list ap,aq;
    va_start(ap,n);
    long s=0;
    va_copy(aq,ap);
    for(int i=0;i<n;i++){
        s=s*3+va_arg(ap,int);
        s+=va_arg(ap,long);
        s+=(long)va_arg(ap,double);
        struct sll q=va_arg(ap,struct sll);
        s+=q.a*q.b;
        struct sb z=va_arg(ap,struct sb);
        s+=z.a[7];
        struct sdi w=va_arg(ap,struct sdi);
        s+=w.i+(long)w.d;
    }
    va_end(ap);
    for(int i=0;i<1;i++) s+=va_arg(aq,int);
    va_end(aq);
    return s;
}
static int vp(char*b,const char*f,...){
    va_list ap;
    va_start(ap,f);
    int r=vsprintf(b,f,ap);
    va_end(ap);
    return r;
}
v4i addv(v4i a,v4i b){
    return a*b+(a>b);
}
v2f mulv(v2f a,v2f b){
    return a*b;
}
v4f mf(v4f a){
    return a/2.0f;
}
v8c cv(v8c a){
    return a+a;
}
v2d dv(v2d a,v2d b){
    return a-b;
}
v8i bigv(v8i a){
    return a<<2;
}
static int fact(int n){
    return n<2?1:n*fact(n-1);
}
typedef int(*fp)(int);
static fp tab[]={fact,abs};
static int sw(int x){
    switch(x){
        case 1:return 10;
        case 2:case 3:return 20;
        case 100:return 5;
        case -7:return 9;
        case 1000000:return 8;
        default:return -1;
    }
}
static int cg(int n){
    static void*t[]={&&a,&&b,&&c};
    int s=0;
    goto *t[n%3];
    a: s+=1;
    if(n-->0) goto *t[n%3];
    return s;
    b: s+=10;
    if(n-->0) goto *t[n%3];
    return s;
    c: s+=100;
    if(n-->0) goto *t[n%3];
    return s;
}
static int cgd(int n){
    static const int t[]={&&a-&&a,&&b-&&a,&&c-&&a};
    int s=0;
    goto *(&&a+t[n%3]);
    a: s+=1;
    b: s+=10;
    c: s+=100;
    return s;
}
int vla(int n){
    int a[n][n];
    int s=0;
    for(int i=0;i<n;i++)for(int j=0;j<n;j++)a[i][j]=i*j;
    for(int i=0;i<n;i++){
        char b[i+1];
        memset(b,i,i+1);
        s+=a[i][n-1]+b[i];
    }
    return s;
}
static jmp_buf jb;
static int sj(int n){
    volatile int k=0;
    int r=setjmp(jb);
    if(r<n){
        k+=r;
        longjmp(jb,r+1);
    }
    return k*100+r;
}
_Thread_local int tl=5;
static _Thread_local struct sll tls={1,2};
extern int al __attribute__((alias("gl")));
int gl=42;
int wk(void) __attribute__((weak));
int ww(void) __attribute__((weak));
int ww(void){
    return 3;
}
static int ctor_ran;
__attribute__((constructor)) static void ct(void){
    ctor_ran=17;
}
__attribute__((destructor)) static void dt(void){
    puts("dtor");
}
struct node {
    struct node*next;
    int v;
    char*name;
};
static struct node n3={0,3,"c"},n2={&n3,2,"b"},n1={&n2,1,&"xyz"[1]};
static int*pi=&n2.v;
static long diff=(long)((char*)&n1.name-(char*)&n1);
int garr[5]={1,2,3};
int*gend=garr+5;
static char st[][4]={"ab","cde","f"};
static const struct{
    int a;
    union{
        double d;
        char c[8];
        int i;
    }
    u;
    short s[3];
}
cs[2]={{1,{.c="hello"},{1,2,3}},{2,{.i=9},{4}}};
int main(int argc,char**argv){
    volatile int k=3;
    struct s3 a={1,2,3};
    a=f_s3(a,k);
    printf("%d %d %d\n",a.a,a.b,a.c);
    struct s5 b={"abcd"};
    b=f_s5(b,k);
    printf("%.5s%d\n",b.c,b.c[4]);
    struct s7 c={"abcdef"};
    c=f_s7(c,k+60);
    printf("%.7s\n",c.c);
    struct s12 d={1,2,3};
    d=f_s12(d,k);
    printf("%d %d %d\n",d.a,d.b,d.c);
    struct sff e={1.5,2.5};
    e=f_sff(e,k);
    printf("%g %g\n",e.a,e.b);
    struct sfff f={1,2,3};
    f=f_sfff(f,k);
    printf("%g %g %g\n",f.a,f.b,f.c);
    struct sdi g={1.5,2};
    g=f_sdi(g,k);
    printf("%g %d\n",g.d,g.i);
    struct sb h={{1,2,3}};
    h=f_sb(h,k);
    printf("%d %d\n",h.a[1],h.a[7]);
    struct sfi i={1.5,7};
    i=f_sfi(i,k);
    printf("%g %d\n",i.f,i.i);
    struct sll j={5,6};
    j=f_sll(j,k);
    printf("%ld %ld\n",j.a,j.b);
    struct sld l={5,6};
    l=f_sld(l,k);
    printf("%ld %g\n",l.a,l.b);
    struct sll m=many(1,j,g,h,a,2,3,j,4.5);
    printf("%ld %ld\n",m.a,m.b);
    printf("%ld\n",vs(2,1,2L,3.5,j,h,g,4,5L,6.5,m,h,g));
    char buf[100];
    printf("%d ",vp(buf,"%d-%s-%g-%Lg",k,"q",2.5,3.25L));
    puts(buf);
    v4i va={1,2,3,k},vb={5,6,1,2};
    va=addv(va,vb);
    printf("%d %d %d %d\n",va[0],va[1],va[2],va[k]);
    v2f vf={1.5,2};
    vf=mulv(vf,vf);
    printf("%g %g\n",vf[0],vf[1]);
    v4f vq={1,2,3,4};
    vq=mf(vq);
    vq[k-1]=9;
    printf("%g %g %g\n",vq[0],vq[2],vq[3]);
    v8c vc={1,2,3,4,5,6,7,8};
    vc=cv(vc);
    printf("%d %d\n",vc[0],vc[7]);
    v2d vd={1.5,k};
    vd=dv(vd,-vd);
    printf("%g %g\n",vd[0],vd[1]);
    v8i v8={1,2,3,4,5,6,7,k};
    v8=bigv(v8);
    printf("%d %d\n",v8[1],v8[7]);
    v4i sh=__builtin_shufflevector(va,vb,0,5,2,7);
    printf("%d %d %d %d\n",sh[0],sh[1],sh[2],sh[3]);
    v4f cv4=__builtin_convertvector(va,v4f);
    printf("%g\n",cv4[1]);
    printf("%d %d %d %d %d %d %d\n",tab[0](5),tab[1](-k),sw(1),sw(3),sw(-7),sw(1000000),sw(55));
    printf("%d %d %d\n",cg(k+4),cg(5),cgd(1));
    printf("%d\n",vla(k+4));
    printf("%d\n",sj(4));
    tl+=k;
    tls.a+=tl;
    printf("%d %ld\n",tl,tls.a);
    printf("%d %d %d %d\n",al,wk!=0,ww(),ctor_ran);
    al++;
    printf("%d\n",gl);
    for(struct node*p=&n1;p;p=p->next)printf("%d%s ",p->v,p->name);
    printf("%d %ld %ld\n",*pi,diff,(long)(gend-garr));
    printf("%s %s %d %s %d %d\n",st[1],st[2],cs[0].s[2],cs[0].u.c,cs[1].u.i,cs[1].s[0]);
    int x=k;
    __asm__ volatile("":::"memory");
    __asm__("":"+r"(x));
    printf("%d\n",x);
    int q=__atomic_fetch_add(&gl,5,__ATOMIC_SEQ_CST);
    q+=__sync_val_compare_and_swap(&gl,48,9);
    __atomic_store_n(&gl,__atomic_load_n(&gl,__ATOMIC_ACQUIRE)+1,__ATOMIC_RELEASE);
    int ex=10;
    _Bool ok=__atomic_compare_exchange_n(&gl,&ex,77,0,__ATOMIC_SEQ_CST,__ATOMIC_SEQ_CST);
    printf("%d %d %d %d\n",q,gl,ex,ok);
    __sync_synchronize();
    _Alignas(64) char ov[64];
    printf("%d\n",(int)((uintptr_t)ov&63));
    long un=k?: 5;
    printf("%ld %d\n",un,({int t=k;t*2;}));
    char*vol=(char*)malloc(10);
    strcpy(vol,"heap");
    memmove(vol+1,vol,4);
    printf("%.5s\n",vol);
    free(vol);
    printf("%d %d\n",__builtin_constant_p(k),(int)__builtin_object_size(buf,0));
    printf("%d\n",__builtin_expect(k==3,1)?1:2);
    void*al2=__builtin_alloca(k*8);
    memset(al2,1,k*8);
    printf("%d\n",((char*)al2)[23]);
    volatile long long vv=1LL<<40;
    vv|=1;
    printf("%lld\n",vv);
    if(k==99) __builtin_unreachable();
    if(k==98) __builtin_trap();
    return argc+k;
};
