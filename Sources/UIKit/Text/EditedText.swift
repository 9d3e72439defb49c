import Foundation

/// A text with what of it is selected. Places count in UTF-16, as everywhere in UIKit; all functions are linear in the
/// length.
struct EditedText: Equatable {
  private var units: [UInt16]
  /// Empty for a caret.
  private(set) var selection: Range<Int>

  /// With the caret at its end.
  init(_ string: String = "") {
    units = Array(string.utf16)
    selection = units.count..<units.count
  }

  var string: String { String(decoding: units, as: UTF16.self) }
  var isEmpty: Bool { units.isEmpty }
  var count: Int { units.count }

  /// What of a range lies in the text.
  func clamped(_ range: Range<Int>) -> Range<Int> {
    let start = min(max(range.lowerBound, 0), units.count)
    return start..<min(max(range.upperBound, start), units.count)
  }

  func string(in range: Range<Int>) -> String { String(decoding: units[clamped(range)], as: UTF16.self) }

  mutating func select(_ range: Range<Int>) { selection = clamped(range) }

  /// The caret stands behind what is new.
  mutating func replace(_ range: Range<Int>, with string: String) {
    let (range, new) = (clamped(range), Array(string.utf16))
    units.replaceSubrange(range, with: new)
    let caret = range.lowerBound + new.count
    selection = caret..<caret
  }

  // MARK: Characters

  /// The end of the character before a place, in front of which the caret goes by a step to the left.
  func place(before offset: Int) -> Int {
    var place = 0
    for character in string {
      let next = place + String(character).utf16.count
      if next >= offset { return place }
      place = next
    }
    return place
  }

  func place(after offset: Int) -> Int {
    var place = 0
    for character in string {
      place += String(character).utf16.count
      if place > offset { return place }
    }
    return units.count
  }

  /// Between which characters the caret can stand, from the first to the last.
  var places: [Int] {
    var places = [0]
    for character in string { places.append(places[places.count - 1] + String(character).utf16.count) }
    return places
  }

  /// What deleting backwards removes: what is selected, else the character before the caret.
  var rangeBackward: Range<Int> {
    selection.isEmpty ? place(before: selection.lowerBound)..<selection.lowerBound : selection
  }

  var rangeForward: Range<Int> {
    selection.isEmpty ? selection.upperBound..<place(after: selection.upperBound) : selection
  }

  // MARK: Changes by a host

  /// What was replaced by what when a host's own editing has led to another text. Where there are several answers, the one
  /// that ends at the new caret and begins no later than the selection did.
  func change(to other: EditedText) -> (range: Range<Int>, replacement: String) {
    let new = other.units
    var suffix = 0
    let longest = min(units.count, new.count - min(other.selection.upperBound, new.count))
    while suffix < longest, units[units.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    var prefix = 0
    var limit = min(units.count - suffix, new.count - suffix)
    if selection.lowerBound <= units.count - suffix { limit = min(limit, selection.lowerBound) }
    while prefix < limit, units[prefix] == new[prefix] { prefix += 1 }
    // No character is cut in two.
    while prefix > 0, isTrailing(units, prefix) || isTrailing(new, prefix) { prefix -= 1 }
    while suffix > 0, isTrailing(units, units.count - suffix) { suffix -= 1 }
    return (
      prefix..<(units.count - suffix), String(decoding: new[prefix..<(new.count - suffix)], as: UTF16.self)
    )
  }

  /// Whether the second half of a pair stands at a place.
  private func isTrailing(_ units: [UInt16], _ place: Int) -> Bool {
    place < units.count && units[place] & 0xFC00 == 0xDC00
  }
}
