/// The drawing commands of one frame, encoded as numbers that a page reads in one call and a film stores.
///
/// `Tools/Commands/commands.txt` lists the commands; the methods that write them and the code that reads them are
/// generated from it. This type writes the words that all commands consist of; `Sources/PageBundle/Page/commands.js`
/// reads them.
package struct CommandBuffer {
  private var words: [Double] = []
  private var bytes: [UInt8] = []
  /// Returns the number that stands for a string; nil if strings are stored as UTF-8.
  private let numberOfString: ((String) -> Int)?

  /// Creates a buffer that stores strings as UTF-8.
  package init() { numberOfString = nil }

  /// Creates a buffer in which numbers stand for strings, as in a film.
  /// - Parameter numberOfString: Returns the number of a string, from 0.
  package init(numberOfString: @escaping (String) -> Int) { self.numberOfString = numberOfString }

  package mutating func append(_ value: Double) { words.append(value) }
  package mutating func append(_ value: Int) { words.append(Double(value)) }
  package mutating func append(_ value: Bool) { words.append(value ? 1 : 0) }

  /// Appends a string. Strings are stored as UTF-8 in a second buffer; the command holds position and length, and a
  /// length of -1 for nil. If numbers stand for strings, the command holds the number, and -1 for nil.
  package mutating func append(_ string: String?) {
    if let numberOfString { return append(string.map(numberOfString) ?? -1) }
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

  /// Removes the commands written since the last time, and returns their words.
  package mutating func takeWords() -> [Double] {
    var taken: [Double] = []
    taken.reserveCapacity(words.count)
    swap(&words, &taken)
    bytes.removeAll(keepingCapacity: true)
    return taken
  }
}
