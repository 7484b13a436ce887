/* A loop that counts to ten: one phi at its header. */
int count_up(void)
{
    int n = 0;
    while (n < 10)
        n = n + 1;
    return n;
}

int main(void)
{
    return count_up();
}
