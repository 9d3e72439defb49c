#include "MallocCounter.h"

#include <stddef.h>

#include <features.h>

#ifdef __GLIBC__

// What glibc calls its own functions, for replacements like these.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);

static long count;

static void note(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  note();
  return __libc_realloc(memory, size);
}

long malloc_counter(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

#else

long malloc_counter(void) { return -1; }

#endif
