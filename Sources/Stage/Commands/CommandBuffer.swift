/// What is to be drawn in one frame, written as numbers that a page reads in one go and a film keeps.
///
/// `Tools/Commands/commands.txt` lists the commands. The methods that write them are made from it, as is their reader. Here
/// are the words that all of them consist of; `Sources/PageBundle/Page/commands.js` reads those.
package struct CommandBuffer {
  private var words: [Double] = []
  private var bytes: [UInt8] = []

  package mutating func append(_ value: Double) { words.append(value) }
  package mutating func append(_ value: Int) { words.append(Double(value)) }
  package mutating func append(_ value: Bool) { words.append(value ? 1 : 0) }

  /// Strings lie as UTF-8 in a second area. Their place and length there are written; the length is -1 for nil.
  package mutating func append(_ string: String?) {
    let start = bytes.count
    append(start)
    guard let string else { return append(-1) }
    bytes.append(contentsOf: string.utf8)
    append(bytes.count - start)
  }

  /// Hands over what was written since the last time, in one call; none when that is nothing.
  package mutating func flush(
    _ take: (_ words: UnsafeBufferPointer<Double>, _ bytes: UnsafeBufferPointer<UInt8>) -> Void
  ) {
    if words.isEmpty { return }
    words.withUnsafeBufferPointer { words in
      bytes.withUnsafeBufferPointer { bytes in take(words, bytes) }
    }
    words.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
  }
}
