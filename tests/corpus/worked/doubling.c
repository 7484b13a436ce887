/* A loop over two variables, one of them a parameter: two phis at the header. */
#include <stdio.h>

int doubled(int times, int start)
{
    for (int n = 0; n < times; n++)
        start += start;
    return start;
}

int main(void)
{
    printf("%d %d\n", doubled(5, 3), doubled(0, 8));
    return 0;
}
