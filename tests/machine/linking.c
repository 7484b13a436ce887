/* What a linker sees: sections, binding, thread-locals, constructors, addresses in data. */
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static int zeros[1000];
int shared = 5;
static const char *const words[] = {"one", "two", "three"};
const int constants[3] = {1, 2, 3};
_Thread_local int counter = 40;
static _Thread_local char buffer[100];
extern int missing __attribute__((weak));
extern void missing_function(void) __attribute__((weak));
__attribute__((weak)) int overridable(void) { return 7; }
int original(int x) { return x + 1; }
extern int renamed(int) __attribute__((alias("original")));
extern int shared_alias __attribute__((alias("shared")));
struct node { int value; struct node *next; int *where; } ;
static struct node second = {2, 0, &zeros[3]}, first = {1, &second, &shared};
static char log_text[100];

__attribute__((constructor(200))) static void early(void) { strcat(log_text, "a"); }
__attribute__((constructor(300))) static void later(void) { strcat(log_text, "b"); }
__attribute__((constructor)) static void last(void) { strcat(log_text, "c"); }
__attribute__((destructor)) static void end(void) { puts("end"); }
__attribute__((destructor(200))) static void very_end(void) { puts("very end"); }

static void *thread(void *unused) {
    (void)unused;
    counter += 2;
    buffer[0] = 'x';
    return (void *)(intptr_t)counter;
}
static int table(int n) {
    static const void *const labels[] = {&&zero, &&one, &&two};
    static const int offsets[] = {(int)((char *)&&zero - (char *)&&zero), (int)((char *)&&one - (char *)&&zero),
                                  (int)((char *)&&two - (char *)&&zero)};
    goto *(n & 1 ? labels[n % 3] : (const void *)((const char *)&&zero + offsets[n % 3]));
zero:
    return 10;
one:
    return 20;
two:
    return 30;
}
static const char *jump(int n) {
    switch (n) {
    case 0: return "zero";
    case 1: return "one";
    case 2: return "two";
    case 3: return "three";
    case 4: return "four";
    case 5: return "five";
    default: return "many";
    }
}
int main(int argc, char **argv) {
    pthread_t t;
    void *result = 0;
    (void)argv;
    pthread_create(&t, 0, thread, 0);
    pthread_join(t, &result);
    printf("%d %d %d\n", (int)(intptr_t)result, counter, buffer[0]);
    printf("%s %d %p\n", log_text, &missing == 0, (void *)missing_function);
    printf("%d %d %d %d\n", overridable(), renamed(4), shared_alias, first.next->value + *first.where);
    zeros[3] = 9;
    printf("%d %s %d\n", *second.where, words[argc], constants[2]);
    for (int i = 0; i < 7; i++) printf("%d %s\n", table(i), jump(i));
    int (*print)(const char *) = puts;
    return print("done") < 0;
}
