/* The sieve of Eratosthenes. */
#include <stdio.h>
#include <string.h>
static char flags[8192 + 1];
int main(void) {
    int count = 0;
    for (int r = 0; r < 6000; r++) {
        count = 0;
        for (int i = 2; i <= 8192; i++)
            flags[i] = 1;
        for (int i = 2; i <= 8192; i++)
            if (flags[i]) {
                for (int k = i + i; k <= 8192; k += i)
                    flags[k] = 0;
                count++;
            }
    }
    printf("%d\n", count);
    return 0;
}
