/* A condition that promotion alone leaves standing: it compares two constants. */
int main(void)
{
    int result, flag = 1;
    if (flag > 0)
        result = 1;
    else
        result = 0 - 1;
    return result;
}
