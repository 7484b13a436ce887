// Threads of C++. `threads_cpp.out` is what the compiled program prints.
#include <condition_variable>
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

struct Noisy {
    int n;
    explicit Noisy(int n) : n(n) {}
    ~Noisy() { std::printf("~%d\n", n); }
};

static std::mutex mutex;
static std::condition_variable condition;
static int total;
static bool ready;
static thread_local Noisy own(7);

int main() {
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; i++)
        threads.emplace_back([i] {
            std::unique_lock<std::mutex> lock(mutex);
            condition.wait(lock, [] { return ready; });
            total += i;
        });
    {
        std::lock_guard<std::mutex> lock(mutex);
        ready = true;
        total = own.n;
    }
    condition.notify_all();
    for (auto &thread : threads)
        thread.join();
    std::printf("%d %d\n", total, threads[0].joinable());
    std::thread([] { own.n = 9; }).join();
    std::once_flag flag;
    int calls = 0;
    for (int i = 0; i < 3; i++)
        std::thread([&, i] {
            try {
                std::call_once(flag, [&] { if (++calls == 1) throw i; });
            } catch (int n) {
                std::printf("thrown by %d\n", n);
            }
        }).join();
    std::printf("called %d times\n", calls);
    std::recursive_mutex again;
    std::lock_guard<std::recursive_mutex> one(again), two(again);
}
