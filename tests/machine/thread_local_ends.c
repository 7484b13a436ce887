// Thread-locals are there, with their values, for as long as anything of the program runs on a thread: in destructors
// of thread-locals, in every round of the destructors of keys, in atexit handlers and in destructors of the program.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

int __cxa_thread_atexit_impl(void (*)(void *), void *, void *);
extern void *__dso_handle;

static _Thread_local int counter = 5;
static _Thread_local char untouched[3000] = "first use";
static pthread_key_t key, other_key;

static void key_ends(void *value) {
    long round = (long)value;
    printf("round %ld: counter %d\n", round, counter++);
    if (round < 4)
        pthread_setspecific(key, (void *)(round + 1));
}

static void other_key_ends(void *value) {
    if ((long)value < 4)
        pthread_setspecific(other_key, (void *)((long)value + 1));
    else
        printf("last round: counter %d, %s\n", counter, untouched);
}

static void variable_ends(void *object) {
    printf("a thread-local ends: counter %d, its own %d\n", ++counter, ++*(int *)object);
}

static void *thread(void *argument) {
    if (argument) {
        counter += 10;
        __cxa_thread_atexit_impl(variable_ends, &counter, &__dso_handle);
    }
    pthread_setspecific(key, (void *)1);
    pthread_setspecific(other_key, (void *)1);
    return 0;
}

static void at_exit(void) {
    printf("atexit: counter %d, %s\n", ++counter, untouched);
}

__attribute__((destructor)) static void last(void) {
    printf("destructor: counter %d\n", ++counter);
}

int main(void) {
    pthread_key_create(&key, key_ends);
    pthread_key_create(&other_key, other_key_ends);
    for (long touched = 0; touched < 2; touched++) {
        pthread_t id;
        pthread_create(&id, 0, thread, (void *)touched);
        pthread_join(id, 0);
    }
    atexit(at_exit);
    __cxa_thread_atexit_impl(variable_ends, &counter, &__dso_handle);
    counter = 100;
    return 0;
}
