/* Count the words of a text.  Words are interned in an open-addressing
 * hash table which grows; their characters live in one buffer. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct entry {
    const char *word;
    size_t len;
    unsigned hash;
    unsigned count;
};

struct table {
    struct entry *slots;
    size_t capacity; /* always a power of two */
    size_t used;
    char *store, *store_end;
};

static const char *const syllables[] = {
    "ba", "den", "ri", "to", "ka", "lum", "ser", "vi", "mo", "pan", "ne", "sol",
};

static void *zeroed(size_t n, size_t size) {
    void *p = calloc(n, size);
    if (!p)
        abort();
    return p;
}

static unsigned hash_word(const char *s, size_t len) {
    unsigned h = 2166136261u;
    for (size_t i = 0; i < len; i++) {
        h ^= (unsigned char)s[i];
        h *= 16777619u;
    }
    return h;
}

static void grow(struct table *t) {
    struct entry *old = t->slots;
    size_t n = t->capacity;
    t->capacity *= 2;
    t->slots = zeroed(t->capacity, sizeof *t->slots);
    for (size_t i = 0; i < n; i++) {
        if (!old[i].word)
            continue;
        size_t k = old[i].hash & (t->capacity - 1);
        while (t->slots[k].word)
            k = (k + 1) & (t->capacity - 1);
        t->slots[k] = old[i];
    }
    free(old);
}

static struct entry *intern(struct table *t, const char *s, size_t len) {
    unsigned h = hash_word(s, len);
    if (t->used * 4 >= t->capacity * 3)
        grow(t);
    size_t k = h & (t->capacity - 1);
    for (struct entry *e; (e = &t->slots[k])->word; k = (k + 1) & (t->capacity - 1))
        if (e->hash == h && e->len == len && memcmp(e->word, s, len) == 0)
            return e;
    char *copy = memcpy(t->store_end, s, len);
    copy[len] = '\0';
    t->store_end += len + 1;
    t->slots[k] = (struct entry){copy, len, h, 0};
    t->used++;
    return &t->slots[k];
}

static size_t count_words(struct table *t, const char *text) {
    char word[64];
    size_t n = 0, words = 0;
    for (;; text++) {
        if (isalpha((unsigned char)*text)) {
            if (n < sizeof word)
                word[n++] = (char)tolower((unsigned char)*text);
            continue;
        }
        if (n > 0) {
            intern(t, word, n)->count++;
            words++;
            n = 0;
        }
        if (*text == '\0')
            return words;
    }
}

static int by_count(const void *a, const void *b) {
    const struct entry *x = a, *y = b;
    if (x->count != y->count)
        return x->count < y->count ? 1 : -1;
    return strcmp(x->word ? x->word : "", y->word ? y->word : "");
}

int main(void) {
    enum { SIZE = 1 << 20 };
    char *text = zeroed(SIZE + 32, 1), *p = text;
    unsigned r = 7;
    size_t words = 0;
    struct table t = {zeroed(64, sizeof(struct entry)), 64, 0, zeroed(SIZE + 32, 1), NULL};
    t.store_end = t.store;
    while (p < text + SIZE) {
        r = r * 69069u + 1u;
        unsigned parts = 1 + (r >> 28) % 4, bits = (r >> 10) % 9 ? r >> 4 : r >> 4 & 0xfff;
        for (; parts > 0; parts--, bits /= 12)
            for (const char *s = syllables[bits % 12]; *s; s++)
                *p++ = *s;
        *p++ = (r >> 20) % 11 == 0 ? '\n' : ' ';
    }
    for (int pass = 0; pass < 5; pass++)
        words += count_words(&t, text);
    qsort(t.slots, t.capacity, sizeof *t.slots, by_count);
    printf("%zu words, %zu distinct, capacity %zu\n", words, t.used, t.capacity);
    for (int i = 0; i < 8; i++)
        printf("%7u %s\n", t.slots[i].count, t.slots[i].word);
    free(t.slots);
    free(t.store);
    free(text);
    return 0;
}
