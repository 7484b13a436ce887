/* Two variables with one value each beside one with three: two phis for it, none for them. */
#include <stdio.h>

int mixture(int selector)
{
    int seven = 7, ten = 10;
    int which = 1;
    if (selector == 1)
        which = seven + ten;
    else if (selector == 2)
        which = seven * ten;
    return which + seven + ten;
}

int main(void)
{
    printf("%d %d %d\n", mixture(0), mixture(1), mixture(2));
    return 0;
}
