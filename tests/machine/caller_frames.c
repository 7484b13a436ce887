/* Frames and return addresses of callers, found along the frame pointers. */
#include <stdio.h>

__attribute__((noinline)) static void *grandparent(int up) {
    return up ? __builtin_return_address(1) : __builtin_return_address(0);
}

static void *frame;
__attribute__((noinline)) static void *middle(int up) {
    void *volatile spoil[4] = {&frame, &spoil, 0, 0};
    frame = __builtin_frame_address(1);
    void *result = grandparent(up);
    return spoil[0] ? result : 0;
}

__attribute__((noinline)) static void *own(void) { return __builtin_return_address(0); }

__attribute__((noinline)) static int outer(void) {
    void *mine = __builtin_return_address(0);
    void *seen = middle(1), *near = middle(0), *direct = own();
    return (mine == seen) + 2 * (near != seen) + 4 * (frame == __builtin_frame_address(0)) + 8 * (direct != mine);
}

int main(void) {
    printf("%d\n", outer());
    return 0;
}
