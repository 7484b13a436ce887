// Files, folders, descriptors, time and environment; the current folder is empty.
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static void streams(void) {
  FILE *f = fopen("a.txt", "w");
  fprintf(f, "%d %s\n", 42, "forty-two");
  fputs("second line\n", f);
  fputc('x', f);
  putc('\n', f);
  int four[4] = {1, 2, 3, 4};
  printf("wrote %zu\n", fwrite(four, sizeof *four, 4, f));
  printf("at %ld, closed %d\n", ftell(f), fclose(f));

  f = fopen("a.txt", "r");
  int n;
  char word[20], line[40];
  printf("fscanf %d", fscanf(f, "%d %19s", &n, word));
  printf(": %d %s\n", n, word);
  fgetc(f);
  printf("fgets %s", fgets(line, sizeof line, f));
  ungetc('y', f);
  printf("getc %c%c\n", getc(f), getc(f));
  fgetc(f);
  int back[5] = {0};
  printf("fread %zu, end %d\n", fread(back, sizeof *back, 5, f), feof(f) != 0);
  printf("%d %d %d %d\n", back[0], back[1], back[2], back[3]);
  rewind(f);
  char *whole = 0;
  size_t room = 0;
  printf("getline %ld", (long)getline(&whole, &room, f));
  printf(": %s", whole);
  free(whole);
  fpos_t pos;
  fgetpos(f, &pos);
  fseek(f, -8, SEEK_END);
  printf("tell %ld", ftell(f));
  fsetpos(f, &pos);
  printf(", again %ld\n", ftell(f));
  printf("write to it %d, %d\n", fputs("no", f), ferror(f) != 0);
  clearerr(f);
  fclose(f);

  f = fopen("nowhere/a.txt", "r");
  printf("%d %s\n", f == 0, strerror(errno));
  f = fopen("a.txt", "a+");
  fputs("end\n", f);
  fseek(f, 0, SEEK_SET);
  while ((n = getc(f)) != '\n') putchar(n);
  puts("");
  fclose(f);
  f = tmpfile();
  fputs("123 0x1f 2.5", f);
  rewind(f);
  double d;
  int h;
  printf("%d", fscanf(f, "%d %x %lf", &n, (unsigned *)&h, &d));
  printf(" %d %d %g, %d\n", n, h, d, fgetc(f));
  fclose(f);
}

static void descriptors(void) {
  int fd = open("b.bin", O_RDWR | O_CREAT | O_TRUNC, 0600);
  printf("open %d, write %zd", fd, write(fd, "hello world", 11));
  printf(", seek %ld", (long)lseek(fd, 6, SEEK_SET));
  char text[20] = "";
  printf(", read %zd %s\n", read(fd, text, 19), text);
  struct stat st;
  printf("fstat %d, %ld bytes, mode %o\n", fstat(fd, &st), (long)st.st_size, st.st_mode & 0777);
  int two = dup(fd);
  close(fd);
  printf("dup %d, pwrite %zd, truncate %d\n", two, pwrite(two, "W", 1, 6), ftruncate(two, 8));
  FILE *f = fdopen(two, "r");
  rewind(f);
  printf("fdopen %s, fileno %d, tty %d\n", fgets(text, 20, f), fileno(f), isatty(two));
  fclose(f);
  printf("closed: %zd", write(two, "x", 1));
  printf(" %s\n", strerror(errno));
  char name[] = "tmpXXXXXX";
  fd = mkstemp(name);
  printf("mkstemp %d %d\n", fd, strcmp(name, "tmpXXXXXX") != 0);
  close(fd);
  unlink(name);
}

static void folders(void) {
  printf("mkdir %d", mkdir("dir", 0700));
  printf(", rename %d", rename("b.bin", "dir/c.bin"));
  printf(", access %d %d\n", access("b.bin", F_OK), access("dir/c.bin", R_OK));
  DIR *dir = opendir("dir");
  for (struct dirent *entry; (entry = readdir(dir));)
    if (entry->d_name[0] != '.') printf("in it: %s\n", entry->d_name);
  closedir(dir);
  struct stat st;
  printf("stat %d, folder %d\n", stat("dir", &st), S_ISDIR(st.st_mode));
  char here[4096], *again;
  char *cwd = getcwd(here, sizeof here);
  chdir("dir");
  again = getcwd(0, 0);
  printf("getcwd %d %s\n", cwd == here, again + strlen(here));
  free(again);
  chdir("..");
  printf("symlink %d", symlink("a.txt", "link"));
  char target[10] = "";
  printf(", readlink %zd %s\n", readlink("link", target, 9), target);
  printf("remove %d %d %d %d\n", remove("dir/c.bin"), rmdir("dir"), remove("link"), unlink("a.txt"));
  printf("again %d: %s\n", remove("a.txt"), errno == ENOENT ? "ENOENT" : "?");
}

static void times(void) {
  time_t when = 86400 * 365;
  struct tm *tm = gmtime(&when), copy;
  printf("%d-%d-%d %s", 1900 + tm->tm_year, tm->tm_mon, tm->tm_mday, asctime(tm));
  char text[80];
  printf("strftime %zu", strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S %a %Z", tm));
  printf(" %s\n", text);
  gmtime_r(&when, &copy);
  copy.tm_mday += 40;
  printf("timegm %ld, month %d\n", (long)timegm(&copy), copy.tm_mon);
  localtime_r(&when, &copy);
  printf("back %d\n", mktime(&copy) == when);
  printf("difftime %g\n", difftime(when, 0));
  struct timeval tv;
  struct timespec ts, pause = {0, 1000000};
  gettimeofday(&tv, 0);
  clock_gettime(CLOCK_REALTIME, &ts);
  time_t now = time(0);
  printf("same time %d %d\n", now - tv.tv_sec < 10, now - ts.tv_sec < 10);
  struct timespec before, after;
  clock_gettime(CLOCK_MONOTONIC, &before);
  nanosleep(&pause, 0);
  clock_gettime(CLOCK_MONOTONIC, &after);
  long ns = (after.tv_sec - before.tv_sec) * 1000000000 + after.tv_nsec - before.tv_nsec;
  printf("slept %d, clock %d\n", ns >= 1000000, clock() >= 0);
}

extern char **environ;
static void environment(void) {
  printf("%s", getenv("SHEAVE_TEST") ? getenv("SHEAVE_TEST") : "none");
  setenv("SHEAVE_TEST", "new", 0);
  printf(" %s", getenv("SHEAVE_TEST"));
  setenv("SHEAVE_TEST", "newer", 1);
  printf(" %s", getenv("SHEAVE_TEST"));
  static char mine[] = "SHEAVE_MINE=1";
  putenv(mine);
  mine[12] = '2';
  printf(" %s", getenv("SHEAVE_MINE"));
  int n = 0;
  for (char **entry = environ; *entry; entry++) n += !strncmp(*entry, "SHEAVE_T", 8) || !strncmp(*entry, "SHEAVE_M", 8);
  unsetenv("SHEAVE_TEST");
  printf(" %d %s, pid %d\n", n, getenv("SHEAVE_TEST") ? "there" : "gone", getpid() > 0);
}

int main(void) {
  streams();
  descriptors();
  folders();
  times();
  environment();
  if (freopen("out.txt", "w", stdout) == 0) return 1;
  printf("into a file\n");
  fflush(stdout);
  FILE *f = fopen("out.txt", "r");
  char line[20];
  fprintf(stderr, "%s", fgets(line, 20, f));
  fclose(f);
  remove("out.txt");
  return 0;
}
