/// A section of the Colours demo: swatches of one palette.
struct ColourSection {
  /// The index of the palette.
  let palette: Int
  private(set) var swatches: [(number: Int, colour: Int)] = []
  private var nextColour = 0

  /// Creates a section.
  /// - Parameter numbers: The numbers of its first swatches.
  init(palette: Int, numbers: Range<Int> = 0..<0) {
    self.palette = palette
    for number in numbers { append(number) }
  }

  /// Adds a swatch with the palette's next colour.
  mutating func append(_ number: Int) {
    swatches.append((number, nextColour))
    nextColour += 1
  }

  mutating func remove(at index: Int) { swatches.remove(at: index) }
}
