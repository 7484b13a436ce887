/* A string literal is written to. */
static void capitalise(char *text)
{
    text[0] = 'J';
}

int main(void)
{
    char *word = "jam";
    capitalise(word);
    return word[0];
}
