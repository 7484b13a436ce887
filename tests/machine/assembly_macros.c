/* What an assembler does before it looks at instructions, in module-level assembly: macros with all kinds of parameters,
   repetition, conditions, names for numbers, distances. */
#include <stdio.h>

asm(".set STEP, 3\n"
    "limit = 4 * STEP - 2\n"
    ".macro function name\n"
    ".globl \\name\n"
    ".type \\name, @function\n"
    "\\name:\n"
    ".endm\n"
    /* A required parameter, defaults, arguments by name and with blanks between them. */
    ".macro addition to:req, what=$1, scale=2\n"
    "  .if \\scale == 2\n"
    "    addl \\what, \\to\n"
    "    addl \\what, \\to\n"
    "  .elseif \\scale == 1; addl \\what, \\to\n"
    "  .else\n"
    "    .error \"no such scale\"\n"
    "  .endif\n"
    ".endm\n"
    "function macros\n"
    "  xorl %eax, %eax\n"
    "  addition %eax            # 2\n"
    "  addition %eax, $10       # 22\n"
    "  addition %eax $100 1     # 122\n"
    "  addition scale=1, to=%eax, what=$limit + STEP * 1000  # 3132\n"
    "  ret\n"
    /* Labels made with the number of the use; a macro that uses itself; a block that is left early. */
    ".macro times n\n"
    "  .ifeq \\n\n"
    "    .exitm\n"
    "  .endif\n"
    "  testl %edi, %edi\n"
    "  jz .Lskip\\@\n"
    "  addl $\\n, %eax\n"
    ".Lskip\\@:\n"
    "  decl %edi\n"
    "  times (\\n - 1)\n"
    ".endm\n"
    "function countdown\n"
    "  xorl %eax, %eax\n"
    "  .rept 2\n"
    "    incl %eax\n"
    "  .endr\n"
    "  times 5\n"
    "  ret\n"
    ".purgem times\n"
    /* Names for functions put together; the rest of the arguments in one. */
    ".macro adder number, suffix, instructions:vararg\n"
    "function add_\\number\\()_\\suffix\n"
    "  leal \\number(%rdi), %eax\n"
    "  \\instructions\n"
    "  ret\n"
    ".endm\n"
    "adder 5, plain\n"
    "adder 7, more, addl $1, %eax\n"
    ".irp n, 1, 2, 3\n"
    "  adder \\n, each, leal (%rax,%rax), %eax\n"
    ".endr\n"
    ".section .rodata\n"
    ".globl table, table_size, odd, floats, strings\n"
    ".balign 8\n"
    "table:\n"
    ".rept STEP\n"
    "  .irpc digit, 123\n"
    "    .long \\digit\\digit, limit\n"
    "  .endr\n"
    "  .set STEP, STEP + 10\n"
    ".endr\n"
    "table_end:\n"
    "entries = (table_end - table) / 8\n"
    "table_size: .long entries, . - table_end, STEP\n"
    ".ifdef STEP\n"
    "  .ifndef nobody\n"
    "odd:  .byte 'A', '\\n', 1 << 4 | 1, -(7 % 4)\n"
    "  .else\n"
    "    .error \"not reached\"\n"
    "  .endif\n"
    ".endif\n"
    ".ifc a b, a b; .byte 1; .else; .byte 2; .endif\n"
    ".ifb  ; .byte 3; .endif\n"
    ".ifnb x; .byte 4; .endif\n"
    ".if 0; .macro broken; .if 1; .endif; nonsense here; .endif\n"
    ".fill 2, 3, 0x01020304\n"
    ".skip 16 - (. - odd), 0xee\n"
    ".macro text string; .asciz \"<\\string>\"; .endm\n"
    "strings: text \"a, b\"; text ; text (1, 2)\n"
    "floats: .float 1.5, -2; .double 0.1\n"
    ".text\n");

int macros(void), countdown(int), add_5_plain(int), add_7_more(int), add_1_each(int), add_2_each(int), add_3_each(int);
extern const char strings[];
extern const int table[], table_size[];
extern const unsigned char odd[16];
extern const struct { float a, b; double c; } __attribute__((packed)) floats;

int main(void) {
    printf("%d\n", macros());
    for (int i = 0; i < 7; i++) printf("%d ", countdown(i));
    printf("\n%d %d %d %d %d\n", add_5_plain(1), add_7_more(1), add_1_each(1), add_2_each(1), add_3_each(1));
    for (int i = 0; i < table_size[0] * 2; i++) printf("%d ", table[i]);
    printf("\n%d %d %d\n", table_size[0], table_size[1], table_size[2]);
    for (int i = 0; i < 16; i++) printf("%02x ", odd[i]);
    printf("\n%g %g %g\n", floats.a, floats.b, floats.c);
    printf("%s %s %s\n", strings, strings + 7, strings + 10);
    return 0;
}
