#ifndef CFUZZ_H
#define CFUZZ_H

#include <malloc.h>
#include <stddef.h>

/// Bytes that are allocated and not freed, as the C library counts them; 0 where it does not tell.
static inline size_t fuzz_allocated_bytes(void) {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 33)
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
#else
  return 0;
#endif
}

#endif
