// The calls of a thread that does not return: a signal interrupts it, and its handler walks the stack.

#include "CCallStack.h"

#include <errno.h>
#include <execinfo.h>
#include <semaphore.h>
#include <signal.h>
#include <time.h>

static void *found[128];
static int count;
static sem_t is_done;

static void walk(int number) {
  int error = errno;
  count = backtrace(found, 128);
  sem_post(&is_done);
  errno = error;
}

void call_stack_prepare(void) {
  // The first call loads a library, which a handler must not do.
  void *one[1];
  backtrace(one, 1);
  sem_init(&is_done, 0, 0);
  struct sigaction action = {.sa_handler = walk, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(SIGURG, &action, 0);
}

int call_stack_of(pthread_t thread, void **addresses, int most) {
  if (pthread_kill(thread, SIGURG) != 0) return 0;
  struct timespec end;
  clock_gettime(CLOCK_REALTIME, &end);
  end.tv_sec += 1;
  int result;
  do {
    result = sem_timedwait(&is_done, &end);
  } while (result != 0 && errno == EINTR);
  if (result != 0) return 0;
  int length = count < most ? count : most;
  for (int index = 0; index < length; index += 1) addresses[index] = found[index];
  return length;
}
