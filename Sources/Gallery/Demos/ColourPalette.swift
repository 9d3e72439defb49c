import UIKit

/// A set of matching colours with their names.
struct ColourPalette {
  let name: String
  let colours: [(name: String, value: Int)]

  /// Returns the colour for a number. The colours repeat.
  func colour(_ number: Int) -> (name: String, colour: UIColor, isLight: Bool) {
    let (name, value) = colours[number % colours.count]
    let (red, green, blue) = (CGFloat(value >> 16) / 255, CGFloat(value >> 8 & 255) / 255, CGFloat(value & 255) / 255)
    let brightness = 0.3 * red + 0.59 * green + 0.11 * blue
    return (name, UIColor(red: red, green: green, blue: blue, alpha: 1), brightness > 0.62)
  }

  static let all = [
    ColourPalette(
      name: "Sunset",
      colours: [
        ("Apricot", 0xF4A261), ("Coral", 0xE76F51), ("Blush", 0xF2B5A7), ("Rosewood", 0xB5484B), ("Plum", 0x6D3A5D),
        ("Amber", 0xE9B44C), ("Dusk", 0x8E5572), ("Ember", 0xC8553D),
      ]),
    ColourPalette(
      name: "Lagoon",
      colours: [
        ("Jade", 0x2A9D8F), ("Sky", 0x8ECAE6), ("Deep sea", 0x264653), ("Mint", 0x9AD5CA), ("Teal", 0x21867A),
        ("Foam", 0xCDE8E1), ("Aqua", 0x5EBEC4), ("Petrol", 0x1B4F5C),
      ]),
    ColourPalette(
      name: "Orchid",
      colours: [
        ("Violet", 0x8E6BBF), ("Lilac", 0xCDB4DB), ("Rose", 0xE5989B), ("Iris", 0x5E548E), ("Petal", 0xFFC8DD),
        ("Grape", 0x6D597A), ("Heather", 0xB8A1D9), ("Night", 0x35355E),
      ]),
    ColourPalette(
      name: "Meadow",
      colours: [
        ("Moss", 0x6A994E), ("Lime", 0xC5D86D), ("Buttercup", 0xF2CC5B), ("Fern", 0x386641), ("Sage", 0xA3B18A),
        ("Clover", 0x588157), ("Straw", 0xE9D8A6), ("Pine", 0x344E41),
      ]),
  ]
}
