import WebImports

/// What the page is to draw in one frame, written as numbers that JavaScript reads in one go.
///
/// A command is its number (see ``Command``), the node's identifier and the command's values, all as
/// 64-bit floating point. Strings lie as UTF-8 in a second area; a command names their place and length
/// there. `Hosts/Web/Page/commands.js` is the reader and must change together with this file.
struct CommandBuffer {
  enum Command: Int {
    /// A new node: its parent, and whether it is the parent's mask.
    case create = 1
    /// Left, top, width, height, bounds origin x and y, anchor x and y, then how many numbers of a matrix
    /// follow: 0 (identity), 6 (a b c d tx ty) or 16 (m11...m44).
    case geometry
    /// 0 to 1.
    case opacity
    /// Is hidden, clips, background colour, corner radius, border width, border colour, shadow colour,
    /// shadow radius, shadow offset x and y, round corners (the sum of 1 top left, 2 top right, 4 bottom left, 8 bottom
    /// right), the shadow path's place and length. A colour is red, green, blue and alpha, 0 to 1; a path is the string
    /// of an SVG path, of length -1 for none.
    case style
    /// Alignment (0 left, 1 centre, 2 right), how many pieces there are (0 for no text), and for each its text's place
    /// and length, font size, font weight, is monospaced, colour. Lines end with a line break.
    case text
    /// Role (as listed in `commands.js`), the label's place and length, is selected, is enabled, position, count, the
    /// value's place and length.
    case semantics
    /// How many children there are and their identifiers, back to front.
    case arrange
    case remove
    /// The picture's number (0 for none), its width and height in pixels, how many pieces there are, and for each its
    /// left, top, width, height and the matrix of the whole picture (a b c d tx ty).
    case image
    /// The path, fill colour, is filled by the even-odd rule, line colour, line start and end (0 to 1), width, miter
    /// limit, cap (0 butt, 1 round, 2 square), join (0 miter, 1 round, 2 bevel), dash phase, how many dash lengths
    /// follow, and these.
    case shape
    /// How many stops there are (0 for no gradient), kind (0 axial, 1 radial, 2 conic), x and y of start and end, and
    /// for each stop its location and colour.
    case gradient
  }

  private var words: [Double] = []
  private var bytes: [UInt8] = []

  mutating func begin(_ command: Command, node: Int) {
    words.append(Double(command.rawValue))
    words.append(Double(node))
  }

  mutating func append(_ value: Double) { words.append(value) }
  mutating func append(_ value: Int) { words.append(Double(value)) }
  mutating func append(_ value: Bool) { words.append(value ? 1 : 0) }

  mutating func append(_ string: String) {
    append(bytes.count)
    let start = bytes.count
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
