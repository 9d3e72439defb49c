import FrameCommands
import Stage
import WebImports

/// Has the page draw what changes on the stage.
@MainActor final class PageRenderer {
  /// The stage's renderer.
  let writer: CommandWriter
  let images = PageImages()

  init() {
    let images = images
    writer = CommandWriter { images.number(of: $0) }
  }

  /// Has the page draw what was rendered since the last time.
  func flush() {
    writer.buffer.flush { words, bytes in
      // An empty array has no address; a place that is not read serves as well.
      let place = UnsafeRawPointer(words.baseAddress!).assumingMemoryBound(to: UInt8.self)
      murmuration_draw(words.baseAddress!, Int32(words.count), bytes.baseAddress ?? place, Int32(bytes.count))
    }
    images.sweep()
  }
}
