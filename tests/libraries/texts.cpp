// Strings and streams of C++, whose functions are in libstdc++.so. `texts.out` is what the compiled program
// prints, and `texts.ll` what clang++ 19 makes of it with `-std=c++17 -O0`. It writes into the folder that it
// is started in, and removes what it made.
#include <cstdio>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>

using std::cout;

static void strings() {
    std::string s = "hello";
    s += ", world";
    cout << s << ' ' << s.size() << ' ' << s.substr(7, 3) << '\n';
    cout << s.find("wor") << ' ' << s.rfind('o') << ' ' << (s.find('z') == std::string::npos) << '\n';
    s.insert(5, "!!").replace(0, 1, "J").erase(1, 1);
    cout << s << ' ' << s.find_first_of("ol") << s.find_last_of("ol") << s.find_first_not_of("J") << ' '
         << s.find_last_not_of("d") << '\n';
    std::string t = std::to_string(42) + "/" + std::to_string(2.5), u(5, 'x');
    u = s + u + 'c';
    std::swap(t, u);
    t.reserve(100);
    t.shrink_to_fit();
    cout << t << u << t.front() << t.back() << ' ' << int(t.compare(u) > 0) << ' '
         << t.compare(0, 2, "Jl") << '\n';
    u.insert(u.begin() + 1, '_');
    u.erase(u.begin());
    u.append(t, 0, 3).append(2, '.').resize(12, '+');
    cout << u << ' ' << (u < t) << std::stoi("17") + std::stod("1.5") << '\n';
    try {
        cout << u.substr(99);
    } catch (const std::out_of_range &error) {
        cout << error.what() << '\n';
    }
    try {
        cout << std::stoi("none");
    } catch (const std::invalid_argument &error) {
        cout << error.what() << '\n';
    }
}

static void numbers(std::ostream &out) {
    short h = -3;
    unsigned short us = 7;
    out << 1 << ' ' << 2u << ' ' << -3L << ' ' << 4UL << ' ' << h << us << true << std::boolalpha << false << '\n';
    out << std::hex << 255 << ' ' << -1 << ' ' << h << std::showbase << ' ' << 255 << ' ' << 0 << std::uppercase
        << ' ' << 0xabc << std::oct << ' ' << 8 << std::dec << std::noshowbase << std::nouppercase << '\n';
    out << std::setw(8) << 42 << '|' << std::left << std::setw(8) << "ab" << '|' << std::setfill('*')
        << std::setw(6) << 7 << std::internal << std::setw(8) << -5 << std::right << std::setw(4) << 'c' << '\n';
    out << 1.5 << ' ' << 2.5f << ' ' << 1e100 << ' ' << 100000.0 << ' ' << 1234567.0 << ' ' << -0.0 << '\n';
    out << std::fixed << std::setprecision(2) << 3.14159 << ' ' << std::scientific << 31415.9 << ' '
        << std::showpos << 1 << ' ' << 1u << std::noshowpos << '\n';
    out << std::hexfloat << 1.0 << std::defaultfloat << std::setprecision(10) << ' ' << 1.0 / 3 << ' ' << 1.5L
        << ' ' << nullptr << ' ' << static_cast<void *>(nullptr) << std::showpoint << ' ' << 2.0 << '\n';
}

template <class T> static void read(const char *text) {
    std::istringstream in(text);
    T value{};
    in >> value;
    cout << text << " is " << value << ", state " << in.rdstate() << '\n';
}

static void input() {
    for (const char *text : {"12", " -7x", "0x1f", "99999999999", "-1", "", "+5 ", "x"}) {
        read<int>(text);
        read<unsigned>(text);
        read<short>(text);
    }
    for (const char *text : {"1.5", "2e3x", "1e", ".5.5", "-3", "1e999", "e"})
        read<double>(text);
    read<bool>("1");
    read<bool>("2");
    read<char>("  q");
    std::istringstream hexadecimal("ff 0x10");
    int a = 0, b = 0;
    hexadecimal >> std::hex >> a >> b;
    cout << a << ' ' << b << '\n';

    std::istringstream in("one two\nthree,4;end");
    std::string word, part;
    in >> word >> std::ws;
    char c = static_cast<char>(in.get());
    cout << word << ' ' << c << static_cast<char>(in.peek()) << in.tellg() << '\n';
    in.putback(c);
    std::getline(in, part);
    cout << part << '\n';
    while (std::getline(in, part, ','))
        cout << '[' << part << ']' << in.eof() << in.fail();
    cout << !in << '\n';
    in.clear();
    in.seekg(0);
    in.ignore(100, ' ');
    char line[4];
    in.getline(line, sizeof line);
    cout << line << in.gcount() << in.rdstate() << '\n';

    std::stringstream both;
    both << "a " << 12 << ' ' << 1.5;
    double d = 0;
    both >> word >> a >> d;
    cout << word << a << d << both.eof() << '\n';
    both.clear();
    both.str("");
    both << "again";
    cout << both.str() << both.tellp() << '\n';
    std::ostringstream over("abcdef"), after("abc", std::ios::ate);
    over << "xy";
    after << "xy";
    cout << over.str() << ' ' << after.str() << '\n';
}

static void files() {
    const char *name = "texts.tmp";
    {
        std::ofstream out(name);
        out << "first 1\nsecond 2\n";
    }
    {
        std::ofstream out(name, std::ios::app);
        out << "third " << 3 << std::endl;
    }
    std::ifstream in(name);
    std::string word, all;
    int n = 0, sum = 0;
    while (in >> word >> n) {
        sum += n;
        all += word;
    }
    cout << all << sum << in.is_open() << '\n';
    in.clear();
    in.seekg(6);
    cout << in.rdbuf();
    in.close();
    in.close();
    std::ifstream none("no such folder/file");
    cout << in.fail() << !none << none.is_open() << '\n';
    std::remove(name);
}

int main() {
    strings();
    numbers(cout);
    std::ostringstream same;
    numbers(same);
    cout << same.str().size() << '\n';
    input();
    files();
    // What follows goes into a string.
    std::ostringstream instead;
    std::streambuf *before = cout.rdbuf(instead.rdbuf());
    cout << "hidden";
    cout.rdbuf(before);
    cout << instead.str().size() << std::endl;
    std::string line;
    int lines = 0;
    while (std::getline(std::cin, line))
        lines += !line.empty();
    cout << lines << std::cin.eof() << std::flush;
    std::cerr << "at the end " << 1 << '\n';
    cout.put('\n').write("end\n...", 4);
}
