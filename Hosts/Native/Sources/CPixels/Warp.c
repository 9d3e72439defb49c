#include "CPixels.h"
#include <math.h>

typedef struct {
  const uint8_t *bytes;
  int width, height, stride;
} Source;

static uint32_t pixelAt(const Source *source, int x, int y) {
  if (x < 0 || y < 0 || x >= source->width || y >= source->height) return 0;
  return *(const uint32_t *)(source->bytes + y * source->stride + 4 * x);
}

/// Adds the source at a point, in pixels, to the sums of the four channels.
static void addSample(const Source *source, double x, double y, double sums[4]) {
  // The middle of a pixel is at its half.
  double left = floor(x - 0.5), top = floor(y - 0.5);
  double across = x - 0.5 - left, down = y - 0.5 - top;
  if (left < -1 || top < -1 || left >= source->width || top >= source->height) return;
  int column = (int)left, row = (int)top;
  const double weights[4] = {(1 - across) * (1 - down), across * (1 - down), (1 - across) * down, across * down};
  for (int corner = 0; corner < 4; corner++) {
    uint32_t pixel = pixelAt(source, column + (corner & 1), row + (corner >> 1));
    for (int channel = 0; channel < 4; channel++) sums[channel] += weights[corner] * (pixel >> (8 * channel) & 255);
  }
}

void pixels_warp(
    const uint8_t *from, int fromWidth, int fromHeight, int fromStride, uint8_t *to, int width, int height, int stride,
    const double *inverse, int samples) {
  Source source = {from, fromWidth, fromHeight, fromStride};
  for (int y = 0; y < height; y++) {
    uint32_t *row = (uint32_t *)(to + y * stride);
    for (int x = 0; x < width; x++) {
      double sums[4] = {0, 0, 0, 0};
      for (int part = 0; part < samples * samples; part++) {
        double px = x + (part % samples + 0.5) / samples, py = y + (part / samples + 0.5) / samples;
        double w = inverse[6] * px + inverse[7] * py + inverse[8];
        if (w <= 0) continue;  // It is behind the viewer.
        addSample(
            &source, (inverse[0] * px + inverse[1] * py + inverse[2]) / w,
            (inverse[3] * px + inverse[4] * py + inverse[5]) / w, sums);
      }
      uint32_t pixel = 0;
      for (int channel = 0; channel < 4; channel++) {
        pixel |= (uint32_t)(sums[channel] / (samples * samples) + 0.5) << (8 * channel);
      }
      row[x] = pixel;
    }
  }
}
