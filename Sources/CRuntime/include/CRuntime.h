#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __wasm__
// The web's stand-in Foundation passes these on, as Foundation does elsewhere.
#include <math.h>
#include <stdlib.h>
#include <string.h>
#endif

/// Makes an object of a class that is only known at run time, through its `init(frame:)`.
///
/// `initializer` is the class's allocating initializer as it stands in its metadata, `type` the
/// metadata itself; the four numbers are the frame. Returns a reference that the caller owns. Swift
/// can do this by itself only for `required` initializers, and `init(frame:)` must not be one: a cell
/// writes `override init(frame:)`.
void *_Nonnull murmuration_call_frame_init(
    const void *_Nonnull initializer, const void *_Nonnull type, double x, double y, double width, double height);

/// What UIKit keeps for the drawing that is under way on this thread; NULL while there is none.
void *_Nullable murmuration_current_drawing(void);
void murmuration_set_current_drawing(void *_Nullable drawing);

#ifdef __wasm__

// Weak references. Embedded Swift has none; here each object that is referred to weakly has one cell,
// shared by all its references, that loses the object when it starts to die.

typedef struct MurmurationWeakCell {
  /// NULL once the object is gone.
  void *_Nullable object;
  /// How many references hold the cell.
  int32_t reference_count;
  struct MurmurationWeakCell *_Nullable next;
} MurmurationWeakCell;

/// The cell of an object of any Swift class. The caller owns one reference to it.
MurmurationWeakCell *_Nonnull murmuration_weak_cell(void *_Nonnull object);
void murmuration_weak_cell_release(MurmurationWeakCell *_Nonnull cell);

/// Makes every weak reference to the object nil. Costs one look into a table when there are none.
void murmuration_weak_clear(void *_Nonnull object);

/// Writes a line to the browser's console.
__attribute__((import_module("murmuration"), import_name("log")))
void murmuration_log(const uint8_t *_Nonnull bytes, int32_t count);

#endif
