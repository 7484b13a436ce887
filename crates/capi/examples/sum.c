/* The sum of 1 to n, built with its locals in slots, compiled and called: the README's function.
 *
 *     cc sum.c -I.. -L../../../target/release -lsheave && LD_LIBRARY_PATH=../../../target/release ./a.out
 */
#include <sheave.h>
#include <stdio.h>

int main(void) {
    sheave_module *m = sheave_module_new("example");
    sheave_define(m, "sum", "(i64) -> i64");
    sheave_block_id entry = sheave_block(m), head = sheave_block(m), body = sheave_block(m),
                    done = sheave_block(m);

    sheave_switch_to(m, entry);
    sheave_value total = sheave_slot(m, 8, 8), n = sheave_slot(m, 8, 8);
    sheave_value zero = sheave_int(m, SHEAVE_I64, 0), one = sheave_int(m, SHEAVE_I64, 1);
    sheave_store(m, zero, total, 0);
    sheave_store(m, sheave_param(m, 0), n, 0);
    sheave_jump(m, head);

    sheave_switch_to(m, head);
    sheave_value left = sheave_load(m, SHEAVE_I64, n, 0);
    sheave_branch(m, sheave_op(m, "icmp sgt", 0, SHEAVE_VALUES(left, zero)), body, done);

    sheave_switch_to(m, body);
    sheave_value so_far = sheave_load(m, SHEAVE_I64, total, 0);
    sheave_store(m, sheave_op(m, "add", 0, SHEAVE_VALUES(so_far, left)), total, 0);
    sheave_store(m, sheave_op(m, "sub", 0, SHEAVE_VALUES(left, one)), n, 0);
    sheave_jump(m, head);

    sheave_switch_to(m, done);
    sheave_return(m, sheave_load(m, SHEAVE_I64, total, 0));

    /* The first error of all these calls, if there was one, is that of the last. */
    sheave_context *context = sheave_context_new();
    sheave_program *program = sheave_finish(m) ? sheave_compile(context, m) : NULL;
    int64_t (*sum)(int64_t) = (int64_t(*)(int64_t))sheave_address(program, "sum", "(i64) -> i64");
    if (sum == NULL) {
        fprintf(stderr, "%s\n", sheave_error(NULL, NULL));
        return 1;
    }
    printf("sum(100) = %lld\n", (long long)sum(100));
    sheave_free(program);
    sheave_free(context);
    sheave_free(m);
    return 0;
}
