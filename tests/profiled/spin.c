#include <stdio.h>
#include <time.h>
static volatile unsigned total;
static void spin(int n) {
    for (int i = 0; i < n; i++)
        total += i;
}
int main(void) {
    clock_t start = clock();
    while (clock() - start < CLOCKS_PER_SEC / 4)
        spin(1000000);
    puts("done");
    return 0;
}
