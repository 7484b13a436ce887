#include <pthread.h>
#include <string.h>
// Takes memory below its frame that is not there, as a library may that touches no page meanwhile.
static void *work(void *size) {
  char *frame = __builtin_frame_address(0);
  memset(frame - (long)size, 1, 1000);
  return frame;
}
int main(void) {
  pthread_t thread;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, 1 << 18);
  pthread_attr_setguardsize(&attributes, 1 << 20);
  pthread_create(&thread, &attributes, work, (void *)(1L << 19));
  pthread_join(thread, 0);
}
