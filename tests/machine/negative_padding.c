/* For bit-fields that overlap, as in the layout of Microsoft, clang writes padding of "minus one" bytes. Its own code
   for a variable of such a type crashes; the output is that of the layout. */
#include <stdio.h>
#include <string.h>

#pragma pack(push, 1)
struct __attribute__((ms_struct)) fields {
    int a;
    signed char b;
    int x : 12, y : 4, : 0, : 4, z : 3;
    char d;
};
#pragma pack(pop)

int main(void) {
    struct fields f;
    memset(&f, 0, sizeof f);
    f.a = 1, f.b = -2, f.x = 0x123, f.y = 4, f.z = -3, f.d = 'd';
    const unsigned char *bytes = (const unsigned char *)&f;
    for (unsigned i = 0; i < sizeof f; i++) printf("%02x ", bytes[i]);
    printf("%d %d %d %d %d %c\n", f.a, f.b, f.x, f.y, f.z, f.d);
    return 0;
}
