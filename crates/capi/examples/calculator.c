/* A calculator that compiles every line that is typed, and runs it:
 *
 *     > 2 * (3 + x)            an expression, printed; `x` is a variable, 0 until it is set
 *     > x = 1 / 8              sets a variable, `a` to `z`
 *     > f(x) = x * x + a       defines a function `f` to `z`, which may be redefined at any time
 *     > f(f(3))
 *
 *     cc calculator.c -I.. -L../../../target/release -lsheave -lm && LD_LIBRARY_PATH=../../../target/release ./a.out
 */
#include <ctype.h>
#include <math.h>
#include <sheave.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static double variables[26];
static const char *at;          /* the rest of the line */
static const char *wrong;       /* the first error in it */
static int depth;               /* of brackets and signs */
static sheave_module *m;        /* the line as a function */
static char parameter;          /* of the function that is being defined, or 0 */

enum { MAX_DEPTH = 200 };

static sheave_value sum(void);

static char next(void) {
    while (isspace((unsigned char)*at))
        at++;
    return *at;
}

static bool accept(char c) {
    if (next() != c)
        return false;
    at++;
    return true;
}

static sheave_value number(double value) { return sheave_float(m, SHEAVE_F64, value); }

static sheave_value fail(const char *message) {
    if (wrong == NULL)
        wrong = message;
    return number(0);
}

static sheave_value atom(void) {
    char c = next();
    if (isdigit((unsigned char)c) || c == '.') {
        char *end;
        double value = strtod(at, &end);
        if (end == at)
            return fail("no number");
        at = end;
        return number(value);
    }
    if (accept('(')) {
        sheave_value inner = sum();
        return accept(')') ? inner : fail("a `)` is missing");
    }
    if (!islower((unsigned char)c))
        return fail("a number, a name or a `(` is missing");
    const char *name = at;
    size_t length = strspn(at, "abcdefghijklmnopqrstuvwxyz");
    char callee[16];
    if (length >= sizeof callee)
        return fail("no such function");
    memcpy(callee, name, length);
    callee[length] = 0;
    at += length;
    if (!accept('(')) {
        if (length > 1)
            return fail("no such variable");
        if (c == parameter)
            return sheave_param(m, 0);
        return sheave_load(m, SHEAVE_F64, sheave_int(m, SHEAVE_PTR, (int64_t)&variables[c - 'a']), 0);
    }
    sheave_value argument = sum();
    if (!accept(')'))
        return fail("a `)` is missing");
    if (strcmp(callee, "sin") != 0 && strcmp(callee, "exp") != 0 && (length > 1 || c < 'f'))
        return fail("no such function");
    sheave_declare(m, callee, "(f64) -> f64");
    return sheave_call(m, callee, SHEAVE_VALUES(argument));
}

static sheave_value sign(void) {
    if (++depth > MAX_DEPTH)
        return fail("too deep");
    sheave_value value = accept('-') ? sheave_op(m, "fneg", 0, SHEAVE_VALUES(sign())) : atom();
    depth--;
    return value;
}

static sheave_value product(void) {
    sheave_value left = sign();
    for (;;) {
        const char *op = accept('*') ? "fmul" : accept('/') ? "fdiv" : NULL;
        if (op == NULL)
            return left;
        sheave_value right = sign();
        left = sheave_op(m, op, 0, SHEAVE_VALUES(left, right));
    }
}

static sheave_value sum(void) {
    sheave_value left = product();
    for (;;) {
        const char *op = accept('+') ? "fadd" : accept('-') ? "fsub" : NULL;
        if (op == NULL)
            return left;
        sheave_value right = product();
        left = sheave_op(m, op, 0, SHEAVE_VALUES(left, right));
    }
}

/* The rest of the line as a function; false, and a message, if there is an error. */
static bool compile_rest(const char *name) {
    wrong = NULL;
    depth = 0;
    m = sheave_module_new("line");
    sheave_define(m, name, "(f64) -> f64");
    sheave_switch_to(m, sheave_block(m));
    sheave_value value = sum();
    if (wrong == NULL && next() != 0)
        wrong = "the line does not end here";
    if (wrong != NULL) {
        printf("error: %s, before `%s`\n", wrong, at);
        return false;
    }
    sheave_return(m, value);
    if (!sheave_finish(m)) {
        printf("error: %s\n", sheave_error(NULL, NULL));
        return false;
    }
    return true;
}

static void run_line(sheave_context *context) {
    char first = next();
    char name[2] = {first, 0};
    char param, equals;
    if (first >= 'f' && first <= 'z' && sscanf(at + 1, " (%c) %c", &param, &equals) == 2 && equals == '=' &&
        islower((unsigned char)param)) {
        parameter = param;
        at = strchr(at, '=') + 1;
        if (compile_rest(name) && !sheave_redefine(context, m))
            printf("error: %s\n", sheave_error(NULL, NULL));
        parameter = 0;
        sheave_free(m);
        return;
    }
    double *target = NULL;
    if (islower((unsigned char)first) && sscanf(at + 1, " %c", &equals) == 1 && equals == '=') {
        target = &variables[first - 'a'];
        at = strchr(at, '=') + 1;
    }
    if (compile_rest("_line")) {
        sheave_program *program = sheave_compile(context, m);
        double (*line)(double) = (double (*)(double))sheave_address(program, "_line", "(f64) -> f64");
        if (line == NULL)
            printf("error: %s\n", sheave_error(NULL, NULL));
        else if (target != NULL)
            *target = line(0);
        else
            printf("%.15g\n", line(0));
        sheave_free(program);
    }
    sheave_free(m);
    /* No line is running. */
    sheave_quiescent();
}

static double undefined(double x) {
    (void)x;
    return NAN;
}

int main(void) {
    sheave_context *context = sheave_context_new();
    sheave_define_symbol(context, "sin", (const void *)sin);
    sheave_define_symbol(context, "exp", (const void *)exp);
    sheave_define_symbol(context, "undefined", (const void *)undefined);
    sheave_register_thread(true);
    /* `f` to `z` are functions that give NaN until they are defined. */
    for (char name[2] = "f"; name[0] <= 'z'; name[0]++) {
        sheave_redefinable(context, name, "(f64) -> f64");
        m = sheave_module_new("undefined");
        sheave_declare(m, "undefined", "(f64) -> f64");
        sheave_define(m, name, "(f64) -> f64");
        sheave_switch_to(m, sheave_block(m));
        sheave_return(m, sheave_call(m, "undefined", SHEAVE_VALUES(sheave_param(m, 0))));
        if (!sheave_finish(m) || !sheave_redefine(context, m)) {
            fprintf(stderr, "%s\n", sheave_error(NULL, NULL));
            return 1;
        }
        sheave_free(m);
    }
    char line[4096];
    while (printf("> "), fflush(stdout), fgets(line, sizeof line, stdin) != NULL) {
        at = line;
        if (next() != 0)
            run_line(context);
    }
    printf("\n");
    sheave_register_thread(false);
    sheave_free(context);
    return 0;
}
