/* Products of small matrices of rows. */
#include <stdio.h>
#include <stdlib.h>
#define SIZE 30
static int **mk(int r, int c) {
    int count = 1;
    int **rows = malloc(r * sizeof(int *));
    for (int i = 0; i < r; i++) {
        rows[i] = malloc(c * sizeof(int));
        for (int j = 0; j < c; j++)
            rows[i][j] = count++;
    }
    return rows;
}
static int **mmult(int rows, int cols, int **m1, int **m2, int **m3) {
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < cols; j++) {
            int val = 0;
            for (int k = 0; k < cols; k++)
                val += m1[i][k] * m2[k][j];
            m3[i][j] = val;
        }
    return m3;
}
int main(void) {
    int **m1 = mk(SIZE, SIZE), **m2 = mk(SIZE, SIZE), **mm = mk(SIZE, SIZE);
    for (int i = 0; i < 9000; i++)
        mm = mmult(SIZE, SIZE, m1, m2, mm);
    printf("%d %d %d %d\n", mm[0][0], mm[2][3], mm[3][2], mm[4][4]);
    return 0;
}
