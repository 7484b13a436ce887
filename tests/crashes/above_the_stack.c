/* A local array is written to beyond its end, up to the end of the stack: that is no recursion. */
static volatile int *next;

int main(void)
{
    int numbers[4];
    for (next = numbers;; next++)
        *next = 1;
}
