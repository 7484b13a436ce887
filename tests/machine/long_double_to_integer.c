/* What does not fit the integer shows by way of which width the conversion goes. */
#include <stdio.h>
volatile long double v[] = {1e30L,-1e30L,40000.0L,-40000.0L,300.7L,-129.2L,3e9L,-3e9L,5e9L,70000.5L,1e18L,1e19L,-1.0L};
int main(){ for(unsigned i=0;i<sizeof v/sizeof*v;i++) printf("%d %d %d %ld %d %d %u %lu\n",(signed char)v[i],(short)v[i],(int)v[i],(long)v[i],(unsigned char)v[i],(unsigned short)v[i],(unsigned)v[i],(unsigned long)v[i]); }
