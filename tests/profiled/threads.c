#include <pthread.h>
#include <stdio.h>

static void *count(void *limit) {
    volatile unsigned long total = 0;
    for (unsigned long i = 0; i < *(unsigned long *)limit; i++)
        total += i;
    return (void *)total;
}

static void *multiply(void *limit) {
    volatile unsigned long product = 1;
    for (unsigned long i = 1; i < *(unsigned long *)limit; i++)
        product *= i;
    return (void *)product;
}

int main(void) {
    unsigned long limit = 150000000;
    pthread_t threads[2];
    pthread_create(&threads[0], 0, count, &limit);
    pthread_create(&threads[1], 0, multiply, &limit);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], 0);
    puts("done");
}
