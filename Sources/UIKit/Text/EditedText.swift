import Foundation

/// A text with its selection. Offsets are in UTF-16 code units, as everywhere in UIKit; all functions are linear in the
/// length.
struct EditedText: Equatable {
  private var units: [UInt16]
  /// The selected range; empty for a caret.
  private(set) var selection: Range<Int>

  /// Creates a text with the caret at its end.
  init(_ string: String = "") {
    units = Array(string.utf16)
    selection = units.count..<units.count
  }

  var string: String { String(decoding: units, as: UTF16.self) }
  var isEmpty: Bool { units.isEmpty }
  var count: Int { units.count }

  /// Returns the part of a range that is inside the text.
  func clamped(_ range: Range<Int>) -> Range<Int> {
    let start = min(max(range.lowerBound, 0), units.count)
    return start..<min(max(range.upperBound, start), units.count)
  }

  func string(in range: Range<Int>) -> String { String(decoding: units[clamped(range)], as: UTF16.self) }

  mutating func select(_ range: Range<Int>) { selection = clamped(range) }

  /// Replaces a range and places the caret after the replacement.
  mutating func replace(_ range: Range<Int>, with string: String) {
    let (range, new) = (clamped(range), Array(string.utf16))
    units.replaceSubrange(range, with: new)
    let caret = range.lowerBound + new.count
    selection = caret..<caret
  }

  // MARK: Characters

  /// Returns the start of the character before an offset, to which the caret moves with the left arrow key.
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

  /// The offsets between characters, from the first to the last.
  var places: [Int] {
    var places = [0]
    for character in string { places.append(places[places.count - 1] + String(character).utf16.count) }
    return places
  }

  /// The range that deleting backwards removes: the selection, otherwise the character before the caret.
  var rangeBackward: Range<Int> {
    selection.isEmpty ? place(before: selection.lowerBound)..<selection.lowerBound : selection
  }

  var rangeForward: Range<Int> {
    selection.isEmpty ? selection.upperBound..<place(after: selection.upperBound) : selection
  }

  // MARK: Changes by a host's editor

  /// Returns the replacement by which a host's own editor changed the text. Of several possible ones, it is the one
  /// that ends at the new caret and begins no later than the previous selection.
  func change(to other: EditedText) -> (range: Range<Int>, replacement: String) {
    let new = other.units
    var suffix = 0
    let longest = min(units.count, new.count - min(other.selection.upperBound, new.count))
    while suffix < longest, units[units.count - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    var prefix = 0
    var limit = min(units.count - suffix, new.count - suffix)
    if selection.lowerBound <= units.count - suffix { limit = min(limit, selection.lowerBound) }
    while prefix < limit, units[prefix] == new[prefix] { prefix += 1 }
    // Characters are not split.
    while prefix > 0, isTrailing(units, prefix) || isTrailing(new, prefix) { prefix -= 1 }
    while suffix > 0, isTrailing(units, units.count - suffix) { suffix -= 1 }
    return (
      prefix..<(units.count - suffix), String(decoding: new[prefix..<(new.count - suffix)], as: UTF16.self)
    )
  }

  /// Returns whether there is a low surrogate at an offset.
  private func isTrailing(_ units: [UInt16], _ place: Int) -> Bool {
    place < units.count && units[place] & 0xFC00 == 0xDC00
  }
}
