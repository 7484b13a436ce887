/* The larger of two numbers: one phi at a join. */
#include <stdio.h>

int larger(int x, int y)
{
    int best = x;
    if (y > x)
        best = y;
    return best;
}

int main(void)
{
    printf("%d %d %d\n", larger(3, 9), larger(-3, -9), larger(7, 7));
    return larger(20, 22);
}
