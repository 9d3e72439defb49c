#include "CPixels.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/// Blurs `count` bytes that are `step` apart. `line` has room for them and `reach` zeros on both sides.
static void blurLine(uint8_t *bytes, int count, int step, const uint32_t *weights, int reach, uint8_t *line) {
  uint8_t *middle = line + reach;
  for (int i = 0; i < count; i++) middle[i] = bytes[i * step];
  for (int i = 0; i < count; i++) {
    uint32_t sum = 1 << 15;
    const uint8_t *around = middle + i - reach;
    for (int k = 0; k <= 2 * reach; k++) sum += around[k] * weights[k];
    bytes[i * step] = sum >> 16;
  }
}

void pixels_blur(uint8_t *alpha, int width, int height, int stride, double deviation) {
  if (deviation <= 0 || width <= 0 || height <= 0) return;
  int reach = (int)ceil(deviation * 3);
  uint32_t *weights = malloc((2 * reach + 1) * sizeof *weights);
  double sum = 0;
  for (int k = -reach; k <= reach; k++) sum += exp(-0.5 * k * k / (deviation * deviation));
  uint32_t rest = 1 << 16;
  for (int k = -reach; k <= reach; k++) {
    weights[k + reach] = (uint32_t)floor(exp(-0.5 * k * k / (deviation * deviation)) / sum * (1 << 16));
    rest -= weights[k + reach];
  }
  weights[reach] += rest;  // Opaque stays opaque.
  int longest = width > height ? width : height;
  uint8_t *line = calloc(longest + 2 * reach, 1);
  for (int y = 0; y < height; y++) blurLine(alpha + y * stride, width, 1, weights, reach, line);
  memset(line, 0, longest + 2 * reach);
  for (int x = 0; x < width; x++) blurLine(alpha + x, height, stride, weights, reach, line);
  free(line);
  free(weights);
}
