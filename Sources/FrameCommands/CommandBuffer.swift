/// The drawing commands of one frame, encoded as numbers that a page reads in one call and a film stores.
///
/// `Tools/Commands/commands.txt` lists the commands; the methods that write them and the code that reads them are
/// generated from it. This type writes the words that all commands consist of; `Sources/PageBundle/Page/commands.js`
/// reads them.
package struct CommandBuffer {
  private var words: [Double] = []
  private var bytes: [UInt8] = []

  package init() {}

  package mutating func append(_ value: Double) { words.append(value) }
  package mutating func append(_ value: Int) { words.append(Double(value)) }
  package mutating func append(_ value: Bool) { words.append(value ? 1 : 0) }

  /// Appends a string. Strings are stored as UTF-8 in a second buffer; the command holds position and length, and a
  /// length of -1 for nil.
  package mutating func append(_ string: String?) {
    let start = bytes.count
    append(start)
    guard let string else { return append(-1) }
    bytes.append(contentsOf: string.utf8)
    append(bytes.count - start)
  }

  /// Passes the commands written since the last flush to a closure, in one call. Does not call it if there are none.
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
