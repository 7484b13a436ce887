// Containers of C++, which leave trees, lists and numbers of buckets to libstdc++.so. `containers.out` is what
// the compiled program prints, and `containers.ll` what clang++ 19 makes of it with `-std=c++17 -O1`.
#include <cstdio>
#include <cstdlib>
#include <list>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

// The number of black nodes on each path below `node`; ends the program where the rules of red-black trees
// are broken.
static int blacks(const std::_Rb_tree_node_base *node) {
    if (!node)
        return 1;
    bool is_red = node->_M_color == std::_S_red;
    for (const auto *child : {node->_M_left, node->_M_right})
        if (child && (child->_M_parent != node || (is_red && child->_M_color == std::_S_red)))
            std::abort();
    int left = blacks(node->_M_left), right = blacks(node->_M_right);
    if (left != right)
        std::abort();
    return left + !is_red;
}

static void check(const std::set<int> &numbers) {
    const auto *header = numbers.end()._M_node;
    if (numbers.empty() != (header->_M_parent == nullptr))
        std::abort();
    blacks(header->_M_parent);
    size_t n = 0;
    long last = -1;
    for (int x : numbers) {
        if (x <= last)
            std::abort();
        last = x;
        n++;
    }
    for (auto it = numbers.rbegin(); it != numbers.rend(); ++it)
        n--;
    if (n != 0)
        std::abort();
}

static void trees() {
    unsigned state = 1;
    auto next = [&state] { return (state = state * 1103515245 + 12345) >> 16; };
    std::set<int> numbers;
    for (int i = 0; i < 60; i++, check(numbers))
        numbers.insert(i);
    for (int i = 0; i < 300; i++, check(numbers)) {
        int x = static_cast<int>(next() % 64);
        if (!numbers.insert(x).second)
            numbers.erase(x);
    }
    std::printf("%zu %d %d\n", numbers.size(), *numbers.begin(), *numbers.rbegin());
    while (!numbers.empty()) {
        numbers.erase(numbers.begin());
        check(numbers);
    }
    std::map<std::string, int> words;
    for (const char *word : {"the", "cat", "and", "the", "dog", "and", "the", "end"})
        words[word]++;
    words.erase("dog");
    for (const auto &[word, n] : words)
        std::printf("%s %d, ", word.c_str(), n);
    std::multimap<int, int> many{{2, 1}, {1, 1}, {2, 2}};
    std::printf("%zu %d\n", many.count(2), std::prev(many.end())->second);
    try {
        words.at("none");
    } catch (const std::exception &error) {
        std::printf("%s\n", error.what());
    }
}

static void print(const char *name, const std::list<int> &list) {
    std::printf("%s:", name);
    for (int x : list)
        std::printf(" %d", x);
    std::printf(" (%zu)\n", list.size());
}

static void lists() {
    std::list<int> a{3, 1, 2, 3}, b, c{9, 8};
    a.sort();
    print("sorted", a);
    a.unique();
    a.reverse();
    print("reversed", a);
    std::swap(a, b);
    print("empty", a);
    std::swap(b, c);
    print("b", b);
    print("c", c);
    b.splice(std::next(b.begin()), c);
    b.remove(8);
    b.push_front(7);
    print("spliced", b);
    print("empty", c);
}

static void hashes() {
    std::unordered_map<std::string, int> map;
    for (int i = 0; i < 50; i++)
        map["key number " + std::to_string(i * i % 31)] += i;
    for (const auto &[key, value] : map)
        std::printf("%s=%d ", key.c_str() + 11, value);
    map.erase("key number 4");
    std::unordered_set<int> set;
    for (int i = 0; i < 400; i++)
        set.insert(i * 37 % 1000);
    std::printf("\n%zu %zu %zu %zu\n", map.size(), map.bucket_count(), set.size(), set.bucket_count());
    set.rehash(2000);
    std::printf("%zu %zu\n", set.bucket_count(), std::hash<double>()(2.5));
}

int main() {
    trees();
    lists();
    hashes();
    std::shared_ptr<int> shared = std::make_shared<int>(3), other = shared;
    std::weak_ptr<int> weak = shared;
    std::printf("%ld %d\n", shared.use_count(), *weak.lock());
}
