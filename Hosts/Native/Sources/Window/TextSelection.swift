/// A selection that keys extend: one of its ends stays, the other moves by characters. Places are in UTF-16 code units.
struct TextSelection {
  private var anchor: Int?

  /// Returns the selection after a key with Shift, or nil for a key that does not select.
  /// - Parameter key: The key's name in the DOM.
  mutating func extend(_ selection: Range<Int>, in text: String, by key: String) -> Range<Int>? {
    let anchor = anchor.flatMap { $0 == selection.lowerBound || $0 == selection.upperBound ? $0 : nil }
    let fixed = anchor ?? selection.lowerBound
    let head = fixed == selection.lowerBound ? selection.upperBound : selection.lowerBound
    let count = text.utf16.count
    let place: Int
    switch key {
    case "ArrowLeft": place = TextSelection.neighbour(of: head, in: text, isAfter: false)
    case "ArrowRight": place = TextSelection.neighbour(of: head, in: text, isAfter: true)
    case "Home", "ArrowUp": place = 0
    case "End", "ArrowDown": place = count
    default: return nil
    }
    self.anchor = fixed
    return min(fixed, place)..<max(fixed, place)
  }

  /// Returns the end of the character before or after a place.
  private static func neighbour(of place: Int, in text: String, isAfter: Bool) -> Int {
    var ends = [0]
    for character in text { ends.append(ends[ends.count - 1] + character.utf16.count) }
    return isAfter ? ends.first { $0 > place } ?? place : ends.last { $0 < place } ?? place
  }
}
