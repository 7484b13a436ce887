/* Connect four on bit boards: alpha-beta search with a small
 * transposition table.  Each column takes seven bits, six of them used. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { COLUMNS = 7, ROWS = 6, STRIDE = 7, WIN = 1000 };

typedef struct {
    uint64_t stones[2];
    int height[COLUMNS];
    int turn, moves;
} Board;

enum bound { EXACT, LOWER, UPPER };

typedef struct {
    uint64_t key;
    short score;
    signed char depth, bound;
} Slot;

#define SLOTS 65536
#define BOTTOM 0x40810204081u
static Slot cache[SLOTS];
static unsigned long nodes, hits;
static const int order[COLUMNS] = {3, 2, 4, 1, 5, 0, 6};

static int four_in_row(uint64_t s) {
    static const int step[4] = {1, STRIDE - 1, STRIDE, STRIDE + 1};
    for (int i = 0; i < 4; i++) {
        uint64_t pairs = s & (s >> step[i]);
        if (pairs & (pairs >> (2 * step[i])))
            return 1;
    }
    return 0;
}

static int count_bits(uint64_t x) {
    int n = 0;
    for (; x != 0; x &= x - 1)
        n++;
    return n;
}

static void play(Board *b, int col) {
    b->stones[b->turn] |= (uint64_t)1 << (col * STRIDE + b->height[col]++);
    b->turn ^= 1;
    b->moves++;
}

static void undo(Board *b, int col) {
    b->moves--;
    b->turn ^= 1;
    b->stones[b->turn] &= ~((uint64_t)1 << (col * STRIDE + --b->height[col]));
}

/* Prefer the centre and open pairs, from the view of the player to move. */
static int evaluate(const Board *b) {
    static const uint64_t centre = (uint64_t)0x3f << (3 * STRIDE);
    int score[2];
    for (int side = 0; side < 2; side++) {
        uint64_t s = b->stones[side];
        score[side] = 3 * count_bits(s & centre) + count_bits(s & (s >> STRIDE))
                    + count_bits(s & (s >> 1));
    }
    return score[b->turn] - score[b->turn ^ 1];
}

static int search(Board *b, int depth, int alpha, int beta) {
    int best = -WIN, before = alpha;
    nodes++;
    if (four_in_row(b->stones[b->turn ^ 1]))
        return -WIN + b->moves;
    if (b->moves == COLUMNS * ROWS)
        return 0;
    if (depth == 0)
        return evaluate(b);
    /* Adding the bottom row carries a one to the top of every column. */
    uint64_t key = b->stones[b->turn] + (b->stones[0] | b->stones[1]) + BOTTOM;
    Slot *slot = &cache[(key ^ (key >> 29)) * 0x9e3779b97f4a7c15u >> 48];
    if (slot->key == key && slot->depth == depth) {
        hits++;
        if (slot->bound == EXACT || (slot->bound == LOWER && slot->score >= beta)
            || (slot->bound == UPPER && slot->score <= alpha))
            return slot->score;
    }
    for (int i = 0; i < COLUMNS; i++) {
        int col = order[i];
        if (b->height[col] == ROWS)
            continue;
        play(b, col);
        int v = -search(b, depth - 1, -beta, -alpha);
        undo(b, col);
        if (v > best)
            best = v;
        if (best > alpha)
            alpha = best;
        if (alpha >= beta)
            break;
    }
    slot->key = key;
    slot->depth = (signed char)depth;
    slot->score = (short)best;
    slot->bound = best <= before ? UPPER : best >= beta ? LOWER : EXACT;
    return best;
}

int main(void) {
    static const char *const openings[] = {"", "33", "3323", "0615", "34233"};
    for (size_t i = 0; i < sizeof openings / sizeof openings[0]; i++) {
        Board b = {{0, 0}, {0}, 0, 0};
        memset(cache, 0, sizeof cache);
        nodes = hits = 0;
        for (const char *m = openings[i]; *m; m++)
            play(&b, *m - '0');
        int score = search(&b, 12, -WIN, WIN);
        printf("opening \"%s\": score %d, %lu nodes, %lu hits\n", openings[i], score, nodes, hits);
    }
    return 0;
}
