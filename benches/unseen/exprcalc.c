/* Evaluator of arithmetic expressions by recursive descent, straight from
 * the text: + - * / % ^, unary minus, parentheses, variables, functions. */
#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

typedef struct {
    const char *at, *error;
    double vars[26];
} Parser;

static double sum(Parser *p);

static double half(double x) { return x / 2; }

static const struct {
    const char *name;
    double (*fn)(double);
} functions[] = {{"sqrt", sqrt}, {"abs", fabs}, {"floor", floor}, {"half", half}};

static int accept(Parser *p, char c) {
    while (*p->at == ' ')
        p->at++;
    if (*p->at != c)
        return 0;
    p->at++;
    return 1;
}

static double fail(Parser *p, const char *why) {
    if (p->error == NULL)
        p->error = why;
    return 0;
}

static double number(Parser *p) {
    double v = 0, scale = 1;
    while (isdigit((unsigned char)*p->at))
        v = v * 10 + (*p->at++ - '0');
    if (*p->at == '.') {
        for (p->at++; isdigit((unsigned char)*p->at); p->at++)
            v += (*p->at - '0') * (scale /= 10);
    }
    return v;
}

static double name(Parser *p) {
    const char *start = p->at;
    while (isalpha((unsigned char)*p->at))
        p->at++;
    size_t len = (size_t)(p->at - start);
    if (len == 1 && islower((unsigned char)*start))
        return p->vars[*start - 'a'];
    for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++) {
        if (strlen(functions[i].name) != len || strncmp(functions[i].name, start, len) != 0)
            continue;
        if (!accept(p, '('))
            return fail(p, "expected (");
        double arg = sum(p);
        return accept(p, ')') ? functions[i].fn(arg) : fail(p, "expected ) after argument");
    }
    return fail(p, "expected a value");
}

static double power(Parser *p) {
    double base, v = 1;
    if (accept(p, '-'))
        return -power(p);
    if (accept(p, '(')) {
        base = sum(p);
        if (!accept(p, ')'))
            return fail(p, "expected )");
    } else if (isdigit((unsigned char)*p->at)) {
        base = number(p);
    } else {
        base = name(p);
    }
    if (!accept(p, '^'))
        return base;
    int n = (int)power(p);
    for (int i = n < 0 ? -n : n; i > 0; i--)
        v *= base;
    return n < 0 ? 1 / v : v;
}

static double product(Parser *p) {
    double v = power(p), d;
    for (;;) {
        if (accept(p, '*'))
            v *= power(p);
        else if (accept(p, '/'))
            v = (d = power(p)) == 0 ? fail(p, "division by zero") : v / d;
        else if (accept(p, '%'))
            v = (d = power(p)) == 0 ? fail(p, "modulo by zero") : v - d * floor(v / d);
        else
            return v;
    }
}

static double sum(Parser *p) {
    double v = product(p);
    for (;;)
        if (accept(p, '+'))
            v += product(p);
        else if (accept(p, '-'))
            v -= product(p);
        else
            return v;
}

int main(void) {
    static const char *const lines[] = {
        "3*x^2 - 4.25*x + (y - 1)/(x + 2)", "sqrt(x^2 + y^2) * 2 - -half(y)",
        "((((x + 1) * 2 + y) % 7) * 3 + 11) % 13", "floor(x / 3.5) + abs(y - 20) ^ 2 ^ 1 / 100",
        "x * 1.0625 + 2 ^ -3 * y", "x / (y - 17)", "half(x +) * 2"};
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        double total = 0;
        int bad = 0;
        for (int n = 0; n < 80000; n++) {
            Parser p = {.at = lines[i]};
            p.vars['x' - 'a'] = n % 300;
            p.vars['y' - 'a'] = n / 300 * 0.5;
            double v = sum(&p);
            bad += p.error != NULL;
            total += p.error == NULL ? v : 0;
        }
        printf("%-42s %.10g, errors %d\n", lines[i], total, bad);
    }
    return 0;
}
