// How often the program has asked for memory, and for how much, in the test runner only: the functions of the C library are replaced by
// ones that count. Swift's objects, arrays and closures all come from there.

#ifndef MALLOC_COUNTER_H
#define MALLOC_COUNTER_H

/// Calls of malloc, calloc and realloc since the start, in this thread; -1 where they cannot be counted.
long malloc_counter(void);

/// How many bytes these have asked for; -1 where they cannot be counted.
long malloc_bytes(void);

#endif
