import FrameCommands

/// Converts the commands of frames to the words of a film: strings become numbers, and commands that change nothing are
/// left out.
package struct FrameWords {
  /// The scene that the words so far describe.
  private var scene = FilmScene()

  package init() {}

  /// Creates a converter that continues after a film.
  package init(after film: Film) { scene = film.lastScene }

  /// Removes the commands of a frame from a buffer and returns their words.
  ///
  /// Layers that exist are not created again: a new renderer receives everything.
  /// - Parameter number: Returns the number that words refer to a text by.
  package mutating func take(_ commands: inout CommandBuffer, number: (String) -> Int) -> [Double] {
    var words: [Double] = []
    commands.flush { written, bytes in
      words.reserveCapacity(written.count)
      append(Array(written)[...], bytes, to: &words, number)
    }
    return words
  }

  private mutating func append(
    _ written: ArraySlice<Double>, _ bytes: UnsafeBufferPointer<UInt8>, to words: inout [Double],
    _ number: (String) -> Int
  ) {
    var place = written.startIndex
    while place < written.endIndex {
      let (command, layer) = (Int(written[place]), Int(written[place + 1]))
      var values: [Double] = []
      var start: Int?
      let layout = CommandLayout.all[command]!
      let end = try? layout.read(written[(place + 2)...], strings: .places) { word, kind in
        if kind == .string {
          start = Int(word)
        } else if let first = start {
          start = nil
          let utf8 = bytes[first..<(first + Int(max(word, 0)))]
          values.append(word < 0 ? -1 : Double(number(String(decoding: utf8, as: UTF8.self))))
        } else {
          values.append(word)
        }
      }
      guard let end else { return }
      place = end
      if scene.isRedundant(command, layer, values[...]) { continue }
      guard (try? scene.apply(command, layer, values[...])) != nil else { continue }
      words += [Double(command), Double(layer)] + values
    }
  }
}
