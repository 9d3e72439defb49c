#pragma once
#include <stdbool.h>
#include <stdint.h>

// Loops over pixels, which Swift would run slowly without optimisation. Rows are `stride` bytes long. A pixel in colour is
// 32 bits of Cairo's ARGB32: alpha in the highest byte, premultiplied.

/// Blurs an 8-bit alpha picture by a Gaussian. What is beyond its edges is transparent.
/// @param deviation The standard deviation in pixels.
void pixels_blur(uint8_t *_Nonnull alpha, int width, int height, int stride, double deviation);

/// Converts rows of red, green, blue and, if there are 4 channels, alpha into premultiplied pixels.
void pixels_premultiply(
    const uint8_t *_Nonnull from, int fromStride, int channels, uint8_t *_Nonnull to, int toStride, int width, int height);

/// Converts opaque pixels into rows of red, green and blue.
void pixels_to_rgb(
    const uint8_t *_Nonnull from, int fromStride, uint8_t *_Nonnull to, int toStride, int width, int height);

/// Returns a number that differs for different bytes, but for one chance in 2^64. It is no protection against malice.
uint64_t pixels_digest(const uint8_t *_Nonnull bytes, int64_t count, uint64_t seed);

/// Draws a picture through a projective map, with bilinear interpolation. Outside of the source is transparent.
/// @param inverse The nine numbers, row by row, that map a point of the destination to a point of the source in pixels.
void pixels_warp(
    const uint8_t *_Nonnull from, int fromWidth, int fromHeight, int fromStride, uint8_t *_Nonnull to, int width,
    int height, int stride, const double *_Nonnull inverse, int samples);

/// The result of a comparison.
typedef struct {
  /// The number of pixels that differ visibly.
  int count;
  /// The smallest box around them, in pixels.
  int left, top, right, bottom;
  /// The largest difference, in the units of the threshold.
  double largest;
} PixelDifference;

/// Compares two pictures of the same size; see PictureDifference.swift for the measure.
/// @param edge The part of the contrast around a pixel by which it may differ in addition.
/// @param marks Set to 255 for pixels that differ and 0 for others, `width` bytes in a row, or null.
PixelDifference pixels_compare(
    const uint8_t *_Nonnull expected, int expectedStride, const uint8_t *_Nonnull actual, int actualStride, int width,
    int height, double threshold, double edge, uint8_t *_Nullable marks);
