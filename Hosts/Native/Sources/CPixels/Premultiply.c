#include "CPixels.h"

void pixels_premultiply(
    const uint8_t *from, int fromStride, int channels, uint8_t *to, int toStride, int width, int height) {
  for (int y = 0; y < height; y++) {
    const uint8_t *source = from + y * fromStride;
    uint32_t *target = (uint32_t *)(to + y * toStride);
    for (int x = 0; x < width; x++, source += channels) {
      uint32_t alpha = channels == 4 ? source[3] : 255;
      uint32_t red = (source[0] * alpha + 127) / 255;
      uint32_t green = (source[1] * alpha + 127) / 255;
      uint32_t blue = (source[2] * alpha + 127) / 255;
      target[x] = alpha << 24 | red << 16 | green << 8 | blue;
    }
  }
}
