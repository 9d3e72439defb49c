#include "MallocCounter.h"

#include <stddef.h>

#include <features.h>

// Sanitizers replace these functions themselves.
#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

// What glibc calls its own functions, for replacements like these.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);

// Of each thread by itself: tests that run at the same time on other threads must not be counted with it. Its place is
// known when the program starts, so that asking for it asks for no memory.
static __thread long count __attribute__((tls_model("initial-exec")));
static __thread long bytes __attribute__((tls_model("initial-exec")));

static void note(size_t size) {
  count += 1;
  bytes += (long)size;
}

void *malloc(size_t size) {
  note(size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note(number * size);
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  note(size);
  return __libc_realloc(memory, size);
}

long malloc_counter(void) { return count; }
long malloc_bytes(void) { return bytes; }

#else

long malloc_counter(void) { return -1; }
long malloc_bytes(void) { return -1; }

#endif
