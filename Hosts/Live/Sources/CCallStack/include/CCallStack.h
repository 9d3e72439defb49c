#pragma once
#include <pthread.h>

/// Prepares for `call_stack_of`. To be called once, on any thread.
void call_stack_prepare(void);

/// Writes the addresses of the functions that another thread is in, the innermost first.
/// @return their number; 0 if the thread did not answer within a second.
int call_stack_of(pthread_t thread, void **addresses, int most);
