/* sheave.h: the C interface of Sheave, a compiler from LLVM IR, or from the builder below, to machine
 * code in memory. Linux on x86-64. The functions are in libsheave.so and libsheave.a:
 *
 *     cc program.c -lsheave                        (the shared library)
 *     cc program.c libsheave.a -lm -lpthread -ldl  (the static one)
 *
 * ERRORS. A function that fails returns 0, NULL or false; sheave_error() then has the message, with
 * file, line and column where a text is at fault. No call ends the process, and no panic of the compiler
 * crosses this border: it would be an error whose message says so. What a compiled function does is its
 * own affair: it may crash, as any C function may.
 *
 * HANDLES. Contexts, modules and programs are handles, not addresses: each is looked up, none is used
 * twice, and one that is wrong, or was freed, is an error. Values and blocks are numbers, which belong
 * to one function; one of another function is an error. sheave_free() frees all three; objects may be
 * freed in any order.
 *
 * TEXTS. Arguments are C strings in UTF-8, copied where they are kept. A `char *` that is returned was
 * made by malloc(), and free() releases it; the length, without the zero at the end, is stored at
 * `length` unless that is NULL.
 *
 * THREADS. Every function may be called from every thread. Calls with the same module or the same
 * context wait for each other; sheave_error() is about the calling thread. Compiled code needs no lock.
 *
 * EXCEPTIONS. Compiled functions have unwind tables: an exception of C++ that a function of the host
 * throws passes through compiled callers like through those of C with -fexceptions, and longjmp() works,
 * too. Neither can leave a function of this header, which never calls back.
 */
#ifndef SHEAVE_H
#define SHEAVE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct sheave_context sheave_context;
typedef struct sheave_module sheave_module;
typedef struct sheave_program sheave_program;

/* Of the function that is being built; 0 is none. */
typedef uint64_t sheave_value;
typedef uint64_t sheave_block_id;

/* Types of values. */
typedef enum sheave_type {
    SHEAVE_VOID = 0,
    SHEAVE_I8 = 1,
    SHEAVE_I16 = 2,
    SHEAVE_I32 = 3,
    SHEAVE_I64 = 4,
    SHEAVE_F32 = 5,
    SHEAVE_F64 = 6,
    SHEAVE_PTR = 7
} sheave_type;

/* Signatures are texts: "(i64, ptr) -> f64", "()", "(ptr, ...) -> i32". As in C, small integers are
 * extended where that is said: "(i8 sext) -> i16 zext". */

/* The message of the calling thread's last failure, valid until its next one; line and column of the
 * text that is at fault, counted from 1, or zeros. Both places may be NULL. */
const char *sheave_error(uint32_t *line, uint32_t *column);

/* Frees a context, module or program. The code of a program is unmapped, so that none of it may be
 * running, or be called later. NULL is freed without an effect. */
bool sheave_free(void *object);

/* ---- Contexts: options, and what programs find in the host ------------------------------------------ */

sheave_context *sheave_context_new(void);

/* Sets an option, for later compilations:
 *     "opt"        "0", "1" or "2" (the default)
 *     "passes"     a list, such as "promote,gvn,eliminate"; `sheave passes` lists them
 *     "strategy"   of phi elimination, such as "coalesce"
 *     "placement"  of phis, such as "pruned"
 *     "uninit"     reads of locals before any write, such as "zero"
 *     "verify"     "1" proves every stage
 *     "threads"    how many compile a large module */
bool sheave_set(sheave_context *context, const char *name, const char *value);

/* Programs that are compiled later find `name` at `address`: a function or an object of the host, which
 * must have the type that they declare and live as long as they run. Other names are looked up in the
 * process and the libraries that it has loaded. */
bool sheave_define_symbol(sheave_context *context, const char *name, const void *address);

/* ---- Modules ---------------------------------------------------------------------------------------- */

/* An empty module, for the builder. */
sheave_module *sheave_module_new(const char *name);

/* The module in `length` bytes of text: LLVM IR or Sheave's own. `name` is for messages. */
sheave_module *sheave_module_parse(const char *name, const char *text, size_t length);

/* The module in a file: LLVM IR, Sheave's text, or C, C++ and Rust through clang and rustc, which get
 * `options` (words with spaces between them; may be NULL). Their warnings go to the standard error. */
sheave_module *sheave_module_read(const char *path, const char *options);

/* The module as Sheave's text. */
char *sheave_module_text(sheave_module *module, size_t *length);

/* The functions that it exports, one per line: name, tabulator, signature. */
char *sheave_module_functions(sheave_module *module, size_t *length);

/* ---- The builder ---------------------------------------------------------------------------------------
 *
 * sheave_define() begins a function, which is open until sheave_finish(); a module has one open function
 * at a time. All that follows is added to it. After a failure further calls have no effect, and
 * sheave_finish() fails with the message of the first one, so that only its result needs a look. Types
 * are checked there, too.
 *
 * Local variables may be slots: they become registers and phis by themselves. */

/* Declares what is defined elsewhere: a function, or data if the signature is NULL. */
bool sheave_declare(sheave_module *module, const char *name, const char *signature);

/* Defines data: `n` bytes at `init`, then zeros up to `size`; `align` is a power of two. */
bool sheave_data(sheave_module *module, const char *name, const uint8_t *init, size_t n, uint64_t size,
                 uint32_t align, bool writable);

/* Begins a function. */
bool sheave_define(sheave_module *module, const char *name, const char *signature);

/* Completes and verifies it. A module with a function that failed cannot be compiled. */
bool sheave_finish(sheave_module *module);

/* A new block. The first one is the entry, to which no jump may lead. */
sheave_block_id sheave_block(sheave_module *module);

/* What follows is appended to `block`. */
bool sheave_switch_to(sheave_module *module, sheave_block_id block);

/* The parameter of this index, counted from 0. */
sheave_value sheave_param(sheave_module *module, size_t index);

/* Constants. An integer is cut to its type; one of type SHEAVE_PTR is an address. */
sheave_value sheave_int(sheave_module *module, uint32_t type, int64_t value);
sheave_value sheave_float(sheave_module *module, uint32_t type, double value);

/* The address of a function or data object that is declared or defined. */
sheave_value sheave_symbol(sheave_module *module, const char *name);

/* A slot of the frame, new at each execution; its address. `align` is a power of two. */
sheave_value sheave_slot(sheave_module *module, uint32_t size, uint32_t align);

/* Memory at `address` plus `offset` bytes. */
sheave_value sheave_load(sheave_module *module, uint32_t type, sheave_value address, int32_t offset);
bool sheave_store(sheave_module *module, sheave_value value, sheave_value address, int32_t offset);

/* The address `base` + `index` * `scale` + `offset`. */
sheave_value sheave_index(sheave_module *module, sheave_value base, sheave_value index, uint16_t scale,
                          int32_t offset);

/* An instruction by its words in docs/ir.md: "add", "fmul", "icmp slt", "fcmp olt", "select", "sqrt".
 * The type is that of the result, for conversions ("sext", "sint_to_float") and intrinsics; for others
 * it is not read. Comparisons give SHEAVE_I8, 0 or 1. */
sheave_value sheave_op(sheave_module *module, const char *op, uint32_t type, const sheave_value *operands,
                       size_t n);

/* Calls a function that is declared or defined, or one at an address. Of a call without a result 0. */
sheave_value sheave_call(sheave_module *module, const char *name, const sheave_value *arguments, size_t n);
sheave_value sheave_call_pointer(sheave_module *module, sheave_value address, const char *signature,
                                 const sheave_value *arguments, size_t n);

/* A phi of `block`, and its value where control comes from `from`, a predecessor; one input for each. */
sheave_value sheave_phi(sheave_module *module, sheave_block_id block, uint32_t type);
bool sheave_phi_input(sheave_module *module, sheave_value phi, sheave_block_id from, sheave_value value);

/* The ends of blocks. A condition is any integer, true where it is not zero. sheave_return() of 0 returns
 * nothing. */
bool sheave_jump(sheave_module *module, sheave_block_id target);
bool sheave_branch(sheave_module *module, sheave_value condition, sheave_block_id then,
                   sheave_block_id otherwise);
bool sheave_switch(sheave_module *module, sheave_value value, sheave_block_id otherwise, const uint64_t *cases,
                   const sheave_block_id *targets, size_t n);
bool sheave_return(sheave_module *module, sheave_value value);
bool sheave_unreachable(sheave_module *module);

/* Lists of operands: sheave_op(m, "add", 0, SHEAVE_VALUES(a, b)). */
#define SHEAVE_VALUES(...) \
    (const sheave_value[]){__VA_ARGS__}, sizeof((const sheave_value[]){__VA_ARGS__}) / sizeof(sheave_value)

/* ---- Programs --------------------------------------------------------------------------------------- */

/* Compiles a module, which stays as it is, into memory. */
sheave_program *sheave_compile(sheave_context *context, sheave_module *module);

/* The address of a function or object of the program, valid until the program is freed. If a signature is
 * given, the function must have it; if it is NULL, that is not checked. */
const void *sheave_address(sheave_program *program, const char *name, const char *signature);

/* The object file of a module, for the system's linker. */
char *sheave_object(sheave_context *context, sheave_module *module, size_t *length);

/* ---- Functions that may be redefined -------------------------------------------------------------------
 *
 * Such a function is declared in a context before modules that mention it are compiled there. It is
 * never inlined, nothing is assumed about its effects, and every call, its own recursive ones included,
 * goes through one place, so that a redefinition is seen by the next call from anywhere. Its address
 * never changes.
 *
 * A thread that calls such functions while others redefine them is registered, and tells now and then
 * that it is in none of them. Replaced code is freed once every registered thread has told so; with no
 * thread registered it is kept. A registered thread that waits for long should end its registration
 * meanwhile: it delays only the release of memory, never a redefinition. */

/* Declares the function. Until it is defined, a call aborts. */
bool sheave_redefinable(sheave_context *context, const char *name, const char *signature);

/* Compiles a module that defines such functions: each is from now on defined so. sheave_compile() does the
 * same, and gives the program, which can be freed at any time all the same. Data of the module are new each
 * time. */
bool sheave_redefine(sheave_context *context, sheave_module *module);

/* Registers the calling thread, or ends that; a thread's end does, too. */
bool sheave_register_thread(bool registered);

/* The calling thread, which is registered, is in no function that may be redefined. Takes ten
 * nanoseconds or so unless there is code to be freed. */
bool sheave_quiescent(void);

/* ---- Studies ---------------------------------------------------------------------------------------- */

/* Counts of copies as CSV with a heading, one row per function, placement and strategy, and totals.
 * Placements and strategies are names with commas between them, or NULL for all. docs/copies.md defines
 * the columns. */
char *sheave_copies(sheave_context *context, sheave_module *module, const char *placements,
                    const char *strategies, size_t *length);

/* The explorer's page: HTML that needs no other file. */
char *sheave_explore(sheave_context *context, sheave_module *module, size_t *length);

#ifdef __cplusplus
}
#endif

#endif
