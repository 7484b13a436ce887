/* A table is written to, in a program without debugging information. */
static const int primes[] = {2, 3, 5, 7};

__attribute__((noinline)) static void set(const int *at, int to) { *(int *)at = to; }

int main(void)
{
    set(&primes[2], 6);
    return primes[2];
}
