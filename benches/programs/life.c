/* The game of life. */
#include <stdio.h>
#include <string.h>
enum { W = 256, H = 256 };
static unsigned char g[H][W], n[H][W];
static int cnt(int y, int x) {
    int s = 0;
    for (int dy = -1; dy <= 1; dy++)
        for (int dx = -1; dx <= 1; dx++)
            if (dy || dx)
                s += g[(y + dy) & (H - 1)][(x + dx) & (W - 1)];
    return s;
}
int main(void) {
    unsigned s = 1;
    for (int i = 0; i < H; i++)
        for (int j = 0; j < W; j++) {
            s = s * 1664525 + 1013904223;
            g[i][j] = s >> 30 == 0;
        }
    for (int r = 0; r < 600; r++) {
        for (int i = 0; i < H; i++)
            for (int j = 0; j < W; j++) {
                int c = cnt(i, j);
                n[i][j] = c == 3 || (c == 2 && g[i][j]);
            }
        memcpy(g, n, sizeof g);
    }
    int t = 0;
    for (int i = 0; i < H; i++)
        for (int j = 0; j < W; j++)
            t += g[i][j];
    printf("%d\n", t);
    return 0;
}
