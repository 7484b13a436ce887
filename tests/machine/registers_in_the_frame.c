// What callers have in registers is in memory after __builtin_unwind_init, where a garbage collector that
// scans the stack finds it.
#include <stdint.h>
#include <stdio.h>

__attribute__((noinline)) static int scan(const uint64_t *from, const uint64_t *to) {
    int found = 0;
    for (; from < to; from++)
        found += *from == 0x5eed0000feed0000;
    return found;
}

__attribute__((noinline)) int collect(uint64_t *end, int unused) {
    uint64_t low = 0;
    __builtin_unwind_init();
    return scan(&low, end) + unused;
}

int main(void) {
    uint64_t end = 0, *scanned = &end;
    int found;
    __asm__ volatile("movabsq $0xa112ffff0112ffff, %%rbx\n\t"
                     "notq %%rbx\n\t"
                     "movq %%rbx, %%r12\n\t"
                     "movq %%rbx, %%r13\n\t"
                     "movq %%rbx, %%r14\n\t"
                     "movq %%rbx, %%r15\n\t"
                     "xorl %%esi, %%esi\n\t"
                     "callq *%%rax"
                     : "=a"(found), "+D"(scanned)
                     : "a"(collect)
                     : "rbx", "rcx", "rdx", "rsi", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15",
                       "memory", "cc");
    printf("%s\n", found == 5 ? "found" : "lost");
    return 0;
}
