/* Module-level assembly: code, data and C that use each other's names, local labels across pieces, code that runs on
   into the next label, aliases; and a naked function. */
#include <stdio.h>

asm(".text\n"
    ".globl triple\n"
    ".type triple, @function\n"
    "triple:\n"
    "    leal (%rdi,%rdi,2), %eax  # eax = 3 * edi\n"
    "    ret\n"
    "seven:; also_seven:\n"
    "    movl $3, %ecx\n"
    ".Lagain:\n"
    "    decl %ecx\n"
    "    jnz .Lagain\n"
    "    call helper@PLT\n"
    "run_on:\n"
    "    addl $2, %eax\n"
    "    jmp .Lshared\n"
    "unused: movl $99, %eax\n"
    ".Lshared:\n"
    "    ret\n"
    "shout:\n"
    "    subq $8, %rsp\n"
    "    leaq .Ltext(%rip), %rdi\n"
    "    movq puts@GOTPCREL(%rip), %rax\n"
    "    call *%rax\n"
    "    addq $8, %rsp\n"
    "    ret\n"
    ".section .rodata\n"
    ".Ltext: .asciz \"from \\\"assembly\\\"\\041\"\n"
    ".data\n"
    ".balign 16\n"
    ".globl table, table_end\n"
    "table:  .long 1, 2, -3, 0x10\n"
    "table_end:\n"
    "pointer: .quad table + 8, seven, static_number\n"
    "distance: .long table_end - table\n"
    ".set other_table, table + 4\n"
    ".comm zeros, 64, 32\n"
    ".ident \"nobody reads this\"\n"
    ".section .note.GNU-stack,\"\",@progbits\n");

int triple(int), seven(void), also_seven(void), run_on(void), unused(void), shout(void);
extern int table[4], table_end[], other_table[], zeros[16], distance;
extern struct { int *third; int (*seven)(void); int *number; } pointer;
static int static_number __attribute__((used)) = 1234;

__attribute__((used)) static int helper(void) { return 5; }

__attribute__((naked)) static long second(long a, long b) { asm("movq %rsi, %rax\n\tret"); }

int main(void) {
    printf("%d %d %d %d\n", triple(14), seven(), also_seven(), unused());
    printf("%d %d %d\n", table[2], *pointer.third, (int)(table_end - table));
    printf("%d %d %d %d\n", pointer.seven(), *pointer.number, distance, other_table[0]);
    zeros[15] = 8;
    static_number += zeros[15] + zeros[0];
    printf("%d %ld\n", *pointer.number, second(1, 22));
    printf("%d\n", shout() >= 0);
    return 0;
}
