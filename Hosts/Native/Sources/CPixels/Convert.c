#include "CPixels.h"

#include <string.h>

void pixels_to_rgb(const uint8_t *from, int fromStride, uint8_t *to, int toStride, int width, int height) {
  for (int y = 0; y < height; y++) {
    const uint32_t *source = (const uint32_t *)(from + (size_t)y * fromStride);
    uint8_t *target = to + (size_t)y * toStride;
    for (int x = 0; x < width; x++, target += 3) {
      target[0] = source[x] >> 16 & 255;
      target[1] = source[x] >> 8 & 255;
      target[2] = source[x] & 255;
    }
  }
}

static uint64_t mix(uint64_t sum, uint64_t word) {
  // Two multiplications by odd numbers, each of which reversibly spreads a changed bit upwards, with a turn between them.
  sum = (sum ^ word) * 0x9E3779B97F4A7C15u;
  sum = sum << 31 | sum >> 33;
  return sum * 0xD6E8FEB86659FD93u;
}

uint64_t pixels_digest(const uint8_t *bytes, int64_t count, uint64_t seed) {
  uint64_t sum = mix(seed, (uint64_t)count);
  int64_t place = 0;
  for (; place + 8 <= count; place += 8) {
    uint64_t word;
    memcpy(&word, bytes + place, 8);
    sum = mix(sum, word);
  }
  uint64_t last = 0;
  if (place < count) memcpy(&last, bytes + place, (size_t)(count - place));
  sum = mix(sum, last);
  return sum ^ sum >> 29;
}
