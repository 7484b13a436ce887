/* The Mandelbrot set. */
#include <stdio.h>
static int mand(double cr, double ci) {
    double zr = 0, zi = 0;
    int i;
    for (i = 0; i < 256; i++) {
        double t = zr * zr - zi * zi + cr;
        zi = 2 * zr * zi + ci;
        zr = t;
        if (zr * zr + zi * zi > 4)
            break;
    }
    return i;
}
int main(void) {
    long s = 0;
    for (int y = 0; y < 700; y++)
        for (int x = 0; x < 700; x++)
            s += mand(-2 + 3.0 * x / 700, -1.5 + 3.0 * y / 700);
    printf("%ld\n", s);
    return 0;
}
