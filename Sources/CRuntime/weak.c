// Weak references for Embedded Swift; see CRuntime.h.
//
// A table finds the cell of an object. So that it learns of an object's death, the first weak
// reference to an object of a class puts `destroy_object` into the class's metadata, in place of the
// word that points to the destroyer. The cell is cleared before any `deinit` runs: a dying object
// cannot be brought back through a weak reference.
#ifdef __wasm__
#include "CRuntime.h"

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_CONTEXT __attribute__((swift_context))

typedef SWIFT_CALL void (*Destroyer)(SWIFT_CONTEXT void *object);

enum { destroyer_word = 1 };

// Spreads addresses over 2^bits buckets.
static uint32_t bucket_of(const void *address, uint32_t bits) {
  return ((uint32_t)(uintptr_t)address >> 3) * 2654435769u >> (32 - bits);
}

static void *allocate(size_t size) {
  void *memory = calloc(1, size);
  if (!memory) __builtin_trap();
  return memory;
}

// MARK: Classes

typedef struct HookedClass {
  void **metadata;
  Destroyer destroyer;
  struct HookedClass *next;
} HookedClass;

enum { class_bits = 8 };
static HookedClass *classes[1 << class_bits];

static SWIFT_CALL void destroy_object(SWIFT_CONTEXT void *object) {
  void **metadata = *(void ***)object;
  murmuration_weak_clear(object);
  HookedClass *entry = classes[bucket_of(metadata, class_bits)];
  while (entry->metadata != metadata) entry = entry->next;
  entry->destroyer(object);
}

static void hook_class(void **metadata) {
  if (metadata[destroyer_word] == (void *)destroy_object) return;
  HookedClass **bucket = &classes[bucket_of(metadata, class_bits)];
  HookedClass *entry = allocate(sizeof *entry);
  entry->metadata = metadata;
  entry->destroyer = (Destroyer)metadata[destroyer_word];
  entry->next = *bucket;
  *bucket = entry;
  metadata[destroyer_word] = (void *)destroy_object;
}

// MARK: Cells

static MurmurationWeakCell **cells;
static uint32_t cell_bits;
static uint32_t cell_count;

// Twice as many buckets, or the first ones.
static void grow(void) {
  MurmurationWeakCell **old = cells;
  uint32_t old_size = old ? 1u << cell_bits : 0;
  cell_bits = old ? cell_bits + 1 : 8;
  cells = allocate(sizeof *cells << cell_bits);
  for (uint32_t index = 0; index < old_size; index++) {
    for (MurmurationWeakCell *cell = old[index], *next; cell; cell = next) {
      next = cell->next;
      MurmurationWeakCell **bucket = &cells[bucket_of(cell->object, cell_bits)];
      cell->next = *bucket;
      *bucket = cell;
    }
  }
  free(old);
}

MurmurationWeakCell *murmuration_weak_cell(void *object) {
  if (!cells || cell_count >> cell_bits) grow();
  MurmurationWeakCell **bucket = &cells[bucket_of(object, cell_bits)];
  for (MurmurationWeakCell *cell = *bucket; cell; cell = cell->next) {
    if (cell->object == object) {
      cell->reference_count++;
      return cell;
    }
  }
  hook_class(*(void ***)object);
  MurmurationWeakCell *cell = allocate(sizeof *cell);
  cell->object = object;
  cell->reference_count = 1;
  cell->next = *bucket;
  *bucket = cell;
  cell_count++;
  return cell;
}

// Takes the object's cell out of the table.
static MurmurationWeakCell *take_cell(void *object) {
  if (!cell_count) return NULL;
  MurmurationWeakCell **link = &cells[bucket_of(object, cell_bits)];
  while (*link && (*link)->object != object) link = &(*link)->next;
  MurmurationWeakCell *cell = *link;
  if (cell) {
    *link = cell->next;
    cell->next = NULL;
    cell_count--;
  }
  return cell;
}

void murmuration_weak_cell_release(MurmurationWeakCell *cell) {
  if (--cell->reference_count > 0) return;
  if (cell->object) take_cell(cell->object);
  free(cell);
}

void murmuration_weak_clear(void *object) {
  MurmurationWeakCell *cell = take_cell(object);
  if (cell) cell->object = NULL;
}
#endif
