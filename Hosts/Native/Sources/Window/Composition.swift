/// A text that an input method has not finished, which is a part of the text of a field meanwhile. Places are in UTF-16 code
/// units.
struct Composition {
  /// A text and what is selected in it.
  struct State: Equatable {
    var text: String
    var selection: Range<Int>
  }

  /// The unfinished part, or nil for none.
  private(set) var marked: Range<Int>?

  /// Returns the field with another unfinished text in place of the last one, or of the selection; nil if there was none
  /// and there is none.
  /// - Parameter caret: The place of the caret in the text, in characters.
  mutating func compose(_ text: String, caret: Int, in field: State) -> State? {
    let place = place(in: field)
    guard marked != nil || !text.isEmpty else { return nil }
    let end = text.index(text.startIndex, offsetBy: max(caret, 0), limitedBy: text.endIndex) ?? text.endIndex
    let result = Composition.replacing(place, in: field.text, by: text)
    marked = text.isEmpty ? nil : place.lowerBound..<place.lowerBound + text.utf16.count
    let head = place.lowerBound + text.utf16.distance(from: text.startIndex, to: end)
    return State(text: result, selection: head..<head)
  }

  /// Returns the field with a finished text in place of the unfinished one, or nil if there is none: it is typed then.
  mutating func finish(_ text: String, in field: State) -> State? {
    guard marked != nil else { return nil }
    let place = place(in: field)
    marked = nil
    let head = place.lowerBound + text.utf16.count
    return State(text: Composition.replacing(place, in: field.text, by: text), selection: head..<head)
  }

  /// Leaves the text as it is.
  mutating func end() { marked = nil }

  /// Returns what is replaced. A program may have changed the text meanwhile.
  private mutating func place(in field: State) -> Range<Int> {
    guard let marked else { return field.selection }
    if marked.upperBound <= field.text.utf16.count { return marked }
    self.marked = nil
    return field.selection
  }

  private static func replacing(_ place: Range<Int>, in text: String, by new: String) -> String {
    var units = Array(text.utf16)
    let place = place.clamped(to: 0..<units.count)
    units.replaceSubrange(place, with: Array(new.utf16))
    return String(decoding: units, as: UTF16.self)
  }
}
