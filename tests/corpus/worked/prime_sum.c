/* The sum of a number's prime factors, with an accumulator that is passed by address. */
#include <stdio.h>

static int factor_sum_from(int n, int *divisor)
{
    int sum = 0;
    if (n % *divisor == 0) {
        sum = *divisor;
        if (n != *divisor)
            sum = sum + factor_sum_from(n / *divisor, divisor);
    } else {
        *divisor = *divisor + 1;
        sum = factor_sum_from(n, divisor);
    }
    return sum;
}

int factor_sum(int n)
{
    int divisor = 2;
    return factor_sum_from(n, &divisor);
}

int main(void)
{
    printf("%d\n", factor_sum(42));
    return 0;
}
