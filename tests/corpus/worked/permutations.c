/* Parallel copies around loops: a swap, a cycle of three, a cycle beside a free variable, constants. */
#include <stdio.h>

int swapping(int rounds, int a, int b)
{
    for (int n = 0; n < rounds; n++) {
        int t = a;
        a = b;
        b = t;
    }
    return a * 100 + b;
}

int rotating(int rounds, int a, int b, int c)
{
    for (int n = 0; n < rounds; n++) {
        int t = a;
        a = b;
        b = c;
        c = t;
    }
    return a * 10000 + b * 100 + c;
}

int mixed(int rounds, int a, int b, int last)
{
    for (int n = 0; n < rounds; n++) {
        int t = a;
        last = a + b;
        a = b;
        b = t;
    }
    return a * 10000 + b * 100 + last;
}

int constants(int rounds)
{
    int a = 1, b = 2, c = 3;
    while (rounds-- > 0) {
        c = b;
        b = a;
        a = 9;
    }
    return a * 100 + b * 10 + c;
}

/* The value before the last increment must survive the increment (the lost-copy problem). */
int lost_copy(int limit)
{
    int old, x = 1;
    do {
        old = x;
        x = x + 1;
    } while (x < limit);
    return old;
}

int main(void)
{
    for (int rounds = 0; rounds < 5; rounds++)
        printf("%d %d %d %d\n", swapping(rounds, 3, 4), rotating(rounds, 1, 2, 3), mixed(rounds, 5, 6, 7),
               constants(rounds));
    printf("%d %d\n", lost_copy(2), lost_copy(9));
    return 0;
}
