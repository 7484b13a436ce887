/* Threads that compile, call, redefine and free at the same time, and misuse handles. README.md says how it is
 * run under ThreadSanitizer and valgrind. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sheave.h"

typedef int64_t (*unary)(int64_t);

#ifndef N
#define N 60
#endif

static sheave_context *shared;
static sheave_module *module;
static sheave_program *program;
static unary f;
static atomic_bool done;
static _Atomic(sheave_module *) victim;

static void check(int condition, const char *what) {
    if (!condition) {
        fprintf(stderr, "%s: %s\n", what, sheave_error(NULL, NULL));
        abort();
    }
}

static sheave_module *step(int64_t n) {
    char text[128];
    snprintf(text, sizeof text, "define i64 @step(i64 %%x) {\n %%a = add i64 %%x, %ld\n ret i64 %%a\n}\n",
             (long)n);
    sheave_module *made = sheave_module_parse("step.ll", text, strlen(text));
    check(made != NULL, "step");
    return made;
}

/* Calls what is redefined; a version never goes back. */
static void *calls(void *unused) {
    int64_t last = 0;
    (void)unused;
    check(sheave_register_thread(true), "register");
    while (!done) {
        int64_t version = f(0);
        if (version < last) {
            abort();
        }
        last = version;
        check(sheave_quiescent(), "quiescent");
    }
    check(sheave_register_thread(false), "unregister");
    return NULL;
}

static void *redefines(void *unused) {
    (void)unused;
    for (int64_t n = 1; n <= N; n++) {
        sheave_module *made = step(n);
        check(sheave_redefine(shared, made), "redefine");
        check(sheave_free(made), "free");
    }
    return NULL;
}

/* Compiles a module of its own in the shared context and in one of its own, and the shared module. */
static void *compiles(void *unused) {
    (void)unused;
    for (int i = 0; i < N / 10; i++) {
        sheave_context *own = sheave_context_new();
        const char text[] = "define i64 @g(i64 %x) {\n %a = mul i64 %x, 3\n ret i64 %a\n}\n";
        sheave_module *made = sheave_module_parse("g.ll", text, strlen(text));
        sheave_context *contexts[] = {own, shared};
        for (int k = 0; k < 2; k++) {
            sheave_program *compiled = sheave_compile(contexts[k], made);
            check(compiled != NULL, "compile");
            unary g = (unary)sheave_address(compiled, "g", "(i64) -> i64");
            check(g != NULL && g(5) == 15, "g");
            check(sheave_free(compiled), "free");
        }
        sheave_program *again = sheave_compile(shared, module);
        check(again != NULL && sheave_free(again), "the shared module");
        size_t length = 0;
        char *object = sheave_object(own, made, &length);
        check(object != NULL && length > 64, "object");
        free(object);
        char *table = sheave_copies(own, module, "pruned", "coalesce", &length);
        check(table != NULL, "copies");
        free(table);
        check(sheave_free(made) && sheave_free(own), "free");
    }
    return NULL;
}

/* One thread frees the module while the other one uses it: either works, or is an error. */
static void *makes_and_frees(void *unused) {
    (void)unused;
    while (!done) {
        sheave_module *made = step(0);
        victim = made;
        sheave_free(made);
    }
    return NULL;
}

static void *misuses(void *unused) {
    (void)unused;
    while (!done) {
        sheave_module *other = victim;
        char *text = sheave_module_text(other, NULL);
        if (text == NULL && strlen(sheave_error(NULL, NULL)) == 0) {
            abort();
        }
        free(text);
        if (sheave_compile(shared, (sheave_module *)program) != NULL || sheave_free((void *)0x1234) ||
            sheave_compile(NULL, module) != NULL || sheave_address(program, "f", "() -> i64") != NULL ||
            strstr(sheave_error(NULL, NULL), "f") == NULL) {
            abort();
        }
    }
    return NULL;
}

int main(void) {
    shared = sheave_context_new();
    check(sheave_redefinable(shared, "step", "(i64) -> i64"), "redefinable");
    sheave_module *first = step(0);
    victim = first;
    check(sheave_redefine(shared, first), "redefine");
    const char text[] = "declare i64 @step(i64)\n"
                        "define i64 @f(i64 %x) {\n %a = call i64 @step(i64 %x)\n ret i64 %a\n}\n";
    module = sheave_module_parse("f.ll", text, strlen(text));
    check(module != NULL, "f.ll");
    program = sheave_compile(shared, module);
    check(program != NULL, "compile");
    f = (unary)sheave_address(program, "f", "(i64) -> i64");
    check(f != NULL, "f");
    void *(*const roles[])(void *) = {redefines, compiles, compiles, calls, calls, makes_and_frees, misuses};
    enum { ROLES = sizeof roles / sizeof *roles };
    pthread_t threads[ROLES];
    for (int i = 0; i < ROLES; i++) {
        pthread_create(&threads[i], NULL, roles[i], NULL);
    }
    for (int i = 0; i < ROLES; i++) {
        if (i == 3) {
            done = true;
        }
        pthread_join(threads[i], NULL);
    }
    check(f(1) == N + 1, "the last definition");
    check(sheave_free(first) && sheave_free(module) && sheave_free(program) && sheave_free(shared), "free");
    puts("ok");
    return 0;
}
