// Programs that contain the pictures have UIKit's own ways to pixels from the start, without a call.

extern void pictures_provide_pixels(void);

__attribute__((constructor)) static void provide(void) { pictures_provide_pixels(); }
