#include "CPixels.h"
#include <math.h>

/// The distance of two colours in YIQ, weighted by how well each difference is seen (Kotsarenko and Ramos, "Measuring
/// perceived color difference using YIQ NTSC transmission color space in mobile applications", 2010). It is 0.71 for each
/// step of grey.
static double distance(uint32_t one, uint32_t other) {
  if (one == other) return 0;
  double red = (double)(one >> 16 & 255) - (other >> 16 & 255);
  double green = (double)(one >> 8 & 255) - (other >> 8 & 255);
  double blue = (double)(one & 255) - (other & 255);
  double alpha = (double)(one >> 24) - (other >> 24);
  double y = red * 0.299 + green * 0.587 + blue * 0.114;
  double i = red * 0.5959 - green * 0.2746 - blue * 0.3213;
  double q = red * 0.2115 - green * 0.5227 + blue * 0.3112;
  return sqrt(0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q + 0.5053 * alpha * alpha);
}

static uint32_t pixelAt(const uint8_t *bytes, int stride, int x, int y) {
  return *(const uint32_t *)(bytes + y * stride + 4 * x);
}

/// The largest distance of a colour from one of the 25 pixels around a place, two to each side, and that pixel.
static double farthest(
    uint32_t from, const uint8_t *bytes, int stride, int width, int height, int x, int y, uint32_t *pixel) {
  double largest = -1;
  for (int v = y > 2 ? y - 2 : 0; v <= y + 2 && v < height; v++) {
    for (int u = x > 2 ? x - 2 : 0; u <= x + 2 && u < width; u++) {
      uint32_t other = pixelAt(bytes, stride, u, v);
      double far = distance(from, other);
      if (far <= largest) continue;
      largest = far;
      *pixel = other;
    }
  }
  return largest;
}

/// The contrast at a place: the distance between the pixels there that are most unlike each other, found as the ends of a path
/// in a tree are, by two searches.
static double contrast(const uint8_t *bytes, int stride, int width, int height, int x, int y) {
  uint32_t end = 0, other = 0;
  farthest(pixelAt(bytes, stride, x, y), bytes, stride, width, height, x, y, &end);
  return farthest(end, bytes, stride, width, height, x, y, &other);
}

PixelDifference pixels_compare(
    const uint8_t *expected, int expectedStride, const uint8_t *actual, int actualStride, int width, int height,
    double threshold, double edge, uint8_t *marks) {
  PixelDifference found = {0, width, height, 0, 0, 0};
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      double far = distance(pixelAt(expected, expectedStride, x, y), pixelAt(actual, actualStride, x, y));
      bool differs = far > threshold;
      if (differs && edge > 0) {
        differs = far > threshold + edge * contrast(expected, expectedStride, width, height, x, y);
      }
      if (marks) marks[y * width + x] = differs ? 255 : 0;
      if (!differs) continue;
      found.count += 1;
      if (far > found.largest) found.largest = far;
      if (x < found.left) found.left = x;
      if (y < found.top) found.top = y;
      if (x >= found.right) found.right = x + 1;
      if (y >= found.bottom) found.bottom = y + 1;
    }
  }
  return found;
}
