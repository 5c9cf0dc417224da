#include <sys/mman.h>
#include <stdio.h>
#include <time.h>
int main(){size_t n=20000;struct timespec a,b;char*p=mmap(0,n*4096+2097152,3,MAP_PRIVATE|MAP_ANONYMOUS,-1,0);p=(char*)(((size_t)p+2097151)&~2097151UL);printf("madvise %d\n",madvise(p,n*4096,MADV_HUGEPAGE));clock_gettime(CLOCK_PROCESS_CPUTIME_ID,&a);for(size_t i=0;i<n;i++)p[i*4096]=1;clock_gettime(CLOCK_PROCESS_CPUTIME_ID,&b);printf("thp fault us per 4k %.3f\n",((b.tv_sec-a.tv_sec)*1e9+b.tv_nsec-a.tv_nsec)/1e3/n);
p=mmap(0,n*4096,3,MAP_PRIVATE|MAP_ANONYMOUS,-1,0);clock_gettime(CLOCK_PROCESS_CPUTIME_ID,&a);madvise(p,n*4096,23);clock_gettime(CLOCK_PROCESS_CPUTIME_ID,&b);printf("populate_write us per 4k %.3f\n",((b.tv_sec-a.tv_sec)*1e9+b.tv_nsec-a.tv_nsec)/1e3/n);return 0;}
