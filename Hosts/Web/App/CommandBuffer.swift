import WebImports

/// What the page is to draw in one frame, written as numbers that JavaScript reads in one go.
///
/// `Hosts/Web/commands.txt` lists the commands. The methods that write them are made from it, as is their reader. Here
/// are the words that all of them consist of; `Hosts/Web/Page/commands.js` reads those.
struct CommandBuffer {
  private var words: [Double] = []
  private var bytes: [UInt8] = []

  mutating func append(_ value: Double) { words.append(value) }
  mutating func append(_ value: Int) { words.append(Double(value)) }
  mutating func append(_ value: Bool) { words.append(value ? 1 : 0) }

  /// Strings lie as UTF-8 in a second area. Their place and length there are written; the length is -1 for nil.
  mutating func append(_ string: String?) {
    let start = bytes.count
    append(start)
    guard let string else { return append(-1) }
    bytes.append(contentsOf: string.utf8)
    append(bytes.count - start)
  }

  /// Has everything drawn that was written since the last time, in one call.
  mutating func flush() {
    if words.isEmpty { return }
    words.withUnsafeBufferPointer { words in
      bytes.withUnsafeBufferPointer { bytes in
        // An empty array has no address; a place that is not read serves as well.
        let place = UnsafeRawPointer(words.baseAddress!).assumingMemoryBound(to: UInt8.self)
        murmuration_draw(
          words.baseAddress!, Int32(words.count), bytes.baseAddress ?? place, Int32(bytes.count))
      }
    }
    words.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
  }
}
