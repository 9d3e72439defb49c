#include "CRuntime.h"

// A Swift initializer takes its arguments as C does and the metatype in the context register.
typedef __attribute__((swiftcall)) void *(*FrameInitializer)(
    double x, double y, double width, double height, __attribute__((swift_context)) const void *type);

void *murmuration_call_frame_init(
    const void *initializer, const void *type, double x, double y, double width, double height) {
  return ((FrameInitializer)initializer)(x, y, width, height, type);
}

static _Thread_local void *current_drawing;

void *murmuration_current_drawing(void) { return current_drawing; }

void murmuration_set_current_drawing(void *drawing) { current_drawing = drawing; }
