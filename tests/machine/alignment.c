// Alignment beyond a cache line and a page, of variables, constants and thread-locals.
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>

char before = 1;
_Alignas(8192) char page_pair[3] = {1, 2, 3};
_Alignas(65536) const int constant = 77;
_Alignas(16384) int zeros[5];
_Thread_local char own_before = 2;
_Thread_local _Alignas(256) int own_line = 9;
_Thread_local _Alignas(4096) long own_page[3] = {4, 5, 6};

static void *check(void *argument) {
    printf("%d %d %d %d %d\n", (int)((uintptr_t)page_pair % 8192), (int)((uintptr_t)&constant % 65536),
           (int)((uintptr_t)zeros % 16384), (int)((uintptr_t)&own_line % 256), (int)((uintptr_t)own_page % 4096));
    own_line += own_before++;
    printf("%d %d %d %ld %d\n", page_pair[2], constant, zeros[4], own_page[2], own_line);
    return argument;
}

int main(void) {
    check(0);
    for (int i = 0; i < 3; i++) {
        pthread_t id;
        pthread_create(&id, 0, check, 0);
        pthread_join(id, 0);
    }
    return before - 1;
}
