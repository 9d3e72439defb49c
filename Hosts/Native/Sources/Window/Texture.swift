import CCairo
import CGTK
import Pictures

/// Pixels for the graphics processor.
@MainActor final class Texture {
  let pointer: OpaquePointer

  /// Creates a texture, which shares the bitmap's memory. The bitmap must not change any more.
  init?(_ bitmap: Bitmap) {
    let (width, height, stride) = (bitmap.width, bitmap.height, bitmap.stride)
    let owner = Unmanaged.passRetained(bitmap)
    let bytes = bitmap.withBytes { pixels in
      g_bytes_new_with_free_func(
        pixels, gsize(stride * height), { Unmanaged<Bitmap>.fromOpaque($0!).release() }, owner.toOpaque())
    }
    guard let bytes = bytes ?? nil else {
      owner.release()
      return nil
    }
    // The order of Cairo's bytes on processors whose lowest byte is first.
    pointer = gdk_memory_texture_new(
      Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
    g_bytes_unref(bytes)
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
