/* Fibonacci numbers with an early return: seven blocks, five slots of which four need phis. */
#include <stdio.h>
#include <stdlib.h>

unsigned fib(unsigned count)
{
    unsigned prev = 0;
    unsigned cur = 1;
    unsigned keep = 0;
    unsigned step = 1;
    if (count == 0)
        return 0;
    while (step < count) {
        keep = cur;
        cur = prev + cur;
        prev = keep;
        step = step + 1;
    }
    return cur;
}

int main(int argc, char **argv)
{
    unsigned count = argc > 1 ? (unsigned)atoi(argv[1]) : 10;
    printf("%u\n", fib(count));
    return 0;
}
