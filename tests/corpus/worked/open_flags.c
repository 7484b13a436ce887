/* Flags collected on the way to a call: one phi with an "or" of constants, then two phis. */
#include <stdio.h>

static int exists(const char *name) { return name[0] == 'e'; }
static long length_of(const char *name) { return name[1] == 'f'; }
static int opened(const char *name, int flags, int mode)
{
    printf("%s %d %o\n", name, flags, mode);
    return flags;
}

int open_or_create(const char *name)
{
    int bits = 2;
    if (!exists(name))
        bits |= 64;
    int handle = opened(name, bits, 0644);
    return handle;
}

int open_create_or_cut(const char *name)
{
    int bits = 2;
    if (!exists(name))
        bits |= 64;
    else if (length_of(name) > 0)
        bits |= 512;
    int handle = opened(name, bits, 0644);
    return handle;
}

int main(void)
{
    open_or_create("exists");
    open_or_create("missing");
    open_create_or_cut("exists");
    open_create_or_cut("ef");
    open_create_or_cut("missing");
    return 0;
}
