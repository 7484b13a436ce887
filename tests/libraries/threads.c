// Threads and signals. `threads.out` is what the compiled program prints without an argument; with one it does not
// come to an end.
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t key;
static _Thread_local int own = 5;
static int sum, queue[16], n_queued, is_done, destroyed;

static void first(void) { puts("once"); }
static void destroy(void *value) { destroyed += *(int *)value; }

static void *add(void *argument) {
    pthread_once(&once, first);
    int n = *(int *)argument;
    pthread_setspecific(key, argument);
    for (int i = 0; i < n; i++) {
        pthread_mutex_lock(&mutex);
        sum += own++;
        pthread_mutex_unlock(&mutex);
    }
    if (n == 3)
        pthread_exit(&sum);
    return argument;
}

static void *consume(void *argument) {
    long total = 0;
    for (;;) {
        pthread_mutex_lock(&mutex);
        while (n_queued == 0 && !is_done)
            pthread_cond_wait(&condition, &mutex);
        if (n_queued == 0)
            break;
        total += queue[--n_queued];
        pthread_mutex_unlock(&mutex);
    }
    pthread_mutex_unlock(&mutex);
    return (void *)total;
}

static void *lock(void *argument) {
    pthread_mutex_lock(&mutex);
    return NULL;
}

static void *wait(void *argument) {
    pthread_mutex_lock(&mutex);
    pthread_cond_wait(&condition, &mutex);
    return NULL;
}

static volatile int seen;
static sigjmp_buf out;
static void note(int signal) { seen = signal; }
static void leave(int signal) { siglongjmp(out, signal); }

int main(int argc, char **argv) {
    pthread_t threads[3];
    if (argc > 1) {
        // The owner waits for who waits for the owner; nobody signals; the owner locks again; no handler.
        switch (argv[1][0]) {
        case 'm':
            pthread_mutex_lock(&mutex);
            pthread_create(&threads[0], NULL, lock, NULL);
            pthread_join(threads[0], NULL);
            break;
        case 'c':
            pthread_create(&threads[0], NULL, wait, NULL);
            pthread_join(threads[0], NULL);
            break;
        case 'l':
            pthread_mutex_lock(&mutex);
            pthread_mutex_lock(&mutex);
            break;
        case 's':
            raise(SIGTERM);
        }
        return 0;
    }
    int counts[3] = {1, 2, 3};
    pthread_key_create(&key, destroy);
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], NULL, add, &counts[i]);
    for (int i = 0; i < 3; i++) {
        void *result;
        pthread_join(threads[i], &result);
        printf("%d%d ", result == &counts[i], result == &sum);
    }
    printf("%d %d %d\n", sum, own, destroyed);

    void *total;
    pthread_create(&threads[0], NULL, consume, NULL);
    for (int i = 0; i < 10; i++) {
        pthread_mutex_lock(&mutex);
        queue[n_queued++] = i;
        pthread_cond_signal(&condition);
        pthread_mutex_unlock(&mutex);
    }
    pthread_mutex_lock(&mutex);
    is_done = 1;
    pthread_cond_broadcast(&condition);
    pthread_mutex_unlock(&mutex);
    pthread_join(threads[0], &total);
    printf("%ld %d\n", (long)total, pthread_equal(pthread_self(), threads[0]) != 0);

    pthread_mutexattr_t attributes;
    pthread_mutex_t again;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&again, &attributes);
    printf("%d%d%d", pthread_mutex_lock(&again), pthread_mutex_lock(&again), pthread_mutex_trylock(&again));
    for (int i = 0; i < 3; i++)
        pthread_mutex_unlock(&again);
    printf("%d\n", pthread_mutex_destroy(&again));

    void (*before)(int) = signal(SIGUSR1, note);
    raise(SIGUSR1);
    printf("%d %d %d\n", before == SIG_DFL, seen == SIGUSR1, signal(SIGUSR1, SIG_IGN) == note);
    raise(SIGUSR1);
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = leave;
    sigemptyset(&action.sa_mask);
    sigaction(SIGUSR2, &action, NULL);
    if (sigsetjmp(out, 1) == 0)
        raise(SIGUSR2);
    else
        puts("left");
    pthread_create(&threads[0], NULL, consume, NULL);
    pthread_detach(threads[0]);
    usleep(1000);
    pthread_exit(NULL);
}
