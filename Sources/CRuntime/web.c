// What the Swift runtime expects of its system and wasi-libc does not have.
#ifdef __wasm__
#include "CRuntime.h"

// The first word of a class's metadata is its superclass, NULL for a root class.
static int is_subclass(const void *metadata, const void *ancestor) {
  for (; metadata; metadata = *(const void *const *)metadata)
    if (metadata == ancestor) return 1;
  return 0;
}

// `type as? C.Type` and `type is C.Type`.
const void *swift_dynamicCastMetatype(const void *metadata, const void *target) {
  return is_subclass(metadata, target) ? metadata : NULL;
}

// `type as! C.Type`.
const void *swift_dynamicCastMetatypeUnconditional(
    const void *metadata, const void *target, const char *file, unsigned line, unsigned column) {
  (void)file, (void)line, (void)column;
  if (!is_subclass(metadata, target)) __builtin_trap();
  return metadata;
}

// `Double("1.5")` and `Float("1.5")`: the end of what could be read.
const char *_swift_stdlib_strtod_clocale(const char *text, double *value) {
  char *end;
  *value = strtod(text, &end);
  return end;
}

const char *_swift_stdlib_strtof_clocale(const char *text, float *value) {
  char *end;
  *value = strtof(text, &end);
  return end;
}

// `print` writes here, character by character. Going around stdio keeps the program small.
int putchar(int character) {
  static uint8_t line[4096];
  static int32_t count;
  if (character != '\n') line[count++] = (uint8_t)character;
  if (character == '\n' || count == sizeof line) {
    murmuration_log(line, count);
    count = 0;
  }
  return character;
}

// Always the same numbers: hashing and `random` must not make two runs differ.
void arc4random_buf(void *bytes, size_t count) {
  static uint32_t state = 0x9E3779B9u;
  for (uint8_t *byte = bytes; count > 0; byte++, count--) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    *byte = (uint8_t)state;
  }
}

int getentropy(void *bytes, size_t count) {
  arc4random_buf(bytes, count);
  return 0;
}
#endif
