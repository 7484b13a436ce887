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

/* A call right before the return is still a call: the innermost function finds three different return addresses. */
static int innermost(void) {
    void *first = __builtin_return_address(0), *second = __builtin_return_address(1), *third = __builtin_return_address(2);
    return (first != second) + (second != third) + (first != third);
}
__attribute__((noinline)) static int between(void) { return innermost(); }
__attribute__((noinline)) static int outermost(void) { return between(); }

int main(void) {
    printf("%d %d\n", outer(), outermost());
    return 0;
}
