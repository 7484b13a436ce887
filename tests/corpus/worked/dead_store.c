/* A first store that no path reads: two phis, and the constant 100 disappears. */
#include <stdio.h>

static unsigned seed;
static int coin(void)
{
    seed = seed * 1103515245u + 12345u;
    return (int)(seed >> 16) & 0x7fff;
}

int pick(void)
{
    int x = 100;
    if (coin() % 2) {
        x = 200;
    } else if (coin() % 2) {
        x = 300;
    } else {
        x = 400;
    }
    return x;
}

int main(void)
{
    for (int i = 0; i < 8; i++)
        printf("%d ", pick());
    printf("\n");
    return 0;
}
