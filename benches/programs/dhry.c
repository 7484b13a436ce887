/* Small functions over records and strings, in the manner of Dhrystone. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef enum { I1, I2, I3, I4, I5 } E;
typedef char S30[31];
typedef int A1[50];
typedef int A2[50][50];
typedef struct R {
    struct R *next;
    E discr;
    E e;
    int i;
    S30 s;
} R;
static R *glob, *nextg;
static int IG;
static int BG;
static char C1, C2;
static A1 G1;
static A2 G2;
static E f1(char a, char b) {
    char l = a;
    char k = l;
    if (k != b)
        return I1;
    C1 = k;
    return I2;
}
static int f2(S30 a, S30 b) {
    int l = 2;
    char ch = 'A';
    while (l <= 2)
        if (f1(a[l], b[l + 1]) == I1) {
            ch = 'A';
            l += 1;
        }
    if (ch >= 'W' && ch < 'Z')
        l = 7;
    if (ch == 'R')
        return 1;
    if (strcmp(a, b) > 0) {
        l += 7;
        IG = l;
        return 1;
    }
    return 0;
}
static int f3(E e) {
    E l = e;
    return l == I3;
}
static void p7(int a, int b, int *r) {
    int l = a + 2;
    *r = b + l;
}
static void p8(A1 a, A2 b, int i, int v) {
    int l = i + 5;
    a[l] = v;
    a[l + 1] = a[l];
    a[l + 30] = l;
    for (int k = l; k <= l + 1; k++)
        b[l][k] = l;
    b[l][l - 1] += 1;
    b[l + 20][l] = a[l];
    IG = 5;
}
static void p6(E e, E *r) {
    *r = e;
    if (!f3(e))
        *r = I4;
    switch (e) {
    case I1:
        *r = I1;
        break;
    case I2:
        if (IG > 100)
            *r = I1;
        else
            *r = I4;
        break;
    case I3:
        *r = I2;
        break;
    case I4:
        break;
    case I5:
        *r = I3;
        break;
    }
}
static void p3(R **r) {
    if (glob)
        *r = glob->next;
    p7(10, IG, &glob->i);
}
static void p1(R *p) {
    R *n = p->next;
    *p->next = *glob;
    p->i = 5;
    n->i = p->i;
    n->next = p->next;
    p3(&n->next);
    if (n->discr == I1) {
        n->i = 6;
        p6(p->e, &n->e);
        n->next = glob->next;
        p7(n->i, 10, &n->i);
    } else
        *p = *p->next;
}
static void p2(int *x) {
    int l = *x + 10;
    E e = I2;
    do
        if (C1 == 'A') {
            l -= 1;
            *x = l - IG;
            e = I1;
        }
    while (e != I1);
}
static void p4(void) {
    int l = C1 == 'A';
    BG = l | BG;
    C2 = 'B';
}
static void p5(void) {
    C1 = 'A';
    BG = 0;
}
int main(void) {
    int n = 8000000, a, b, c = 0;
    E e;
    S30 s1, s2;
    nextg = malloc(sizeof(R));
    glob = malloc(sizeof(R));
    glob->next = nextg;
    glob->discr = I1;
    glob->e = I3;
    glob->i = 40;
    strcpy(glob->s, "DHRYSTONE PROGRAM, SOME STRING");
    strcpy(s1, "DHRYSTONE PROGRAM, 1'ST STRING");
    G2[8][7] = 10;
    for (int r = 1; r <= n; r++) {
        p5();
        p4();
        a = 2;
        b = 3;
        strcpy(s2, "DHRYSTONE PROGRAM, 2'ND STRING");
        e = I2;
        BG = !f2(s1, s2);
        while (a < b) {
            c = 5 * a - b;
            p7(a, b, &c);
            a += 1;
        }
        p8(G1, G2, a, c);
        p1(glob);
        for (char ch = 'A'; ch <= C2; ++ch)
            if (e == f1(ch, 'C')) {
                p6(I1, &e);
                strcpy(s2, "DHRYSTONE PROGRAM, 3'RD STRING");
                b = r;
                IG = r;
            }
        b = b * a;
        a = b / c;
        b = 7 * (b - c) - a;
        p2(&a);
    }
    printf("%d %d %d %d %d %s %s\n", IG, BG, a, b, c, s1, s2);
    return 0;
}
