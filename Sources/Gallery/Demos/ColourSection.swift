/// A section of the Colours demo: swatches of one palette.
struct ColourSection {
  /// The number of the section, which no other section has had.
  let id: Int
  /// The palette. Palettes repeat.
  var palette: ColourPalette { ColourPalette.all[id % ColourPalette.all.count] }
  private(set) var swatches: [(number: Int, colour: Int)] = []
  private var nextColour = 0

  /// Creates a section.
  /// - Parameter numbers: The numbers of its first swatches.
  init(id: Int, numbers: Range<Int> = 0..<0) {
    self.id = id
    for number in numbers { append(number) }
  }

  /// Adds a swatch with the palette's next colour.
  mutating func append(_ number: Int) {
    swatches.append((number, nextColour))
    nextColour += 1
  }

  mutating func remove(at index: Int) { swatches.remove(at: index) }
}
