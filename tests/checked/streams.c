// Streams that are used after they were closed, and addresses that are none.
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

static void finish(FILE *f) {
    fclose(f);
}

int main(int argc, char **argv) {
    FILE *f = tmpfile();
    char line[10];
    switch (argv[1][0]) {
    case 'u': finish(f); return fgetc(f);
    case 'c': finish(f); return fclose(f);
    case 'o': fclose(stdout); return puts("too late");
    case 'n': return fprintf(0, "null");
    case 'b': fgets(line, 10, (FILE *)line); return 0;
    case 'd': return fgetc((FILE *)opendir("."));
    case 'r': {
        DIR *dir = opendir(".");
        closedir(dir);
        return readdir(dir) != 0;
    }
    case 'w': return fread(line, 1, 11, f);
    case 's': return system("true");
    }
    return 0;
}
