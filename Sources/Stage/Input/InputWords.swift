/// An input event as it crosses the border between a program and a page: numbers, and one text.
package struct InputWords {
  /// The number of the event, its place in Tools/Commands/input.txt from 0.
  package var event: Int
  /// The text, empty for none.
  package var text: String
  /// The numbers of its fields in order, then 0.
  package var numbers: (Double, Double, Double, Double)

  /// Creates words.
  package init(_ event: Int, _ text: String = "", numbers: (Double, Double, Double, Double) = (0, 0, 0, 0)) {
    (self.event, self.text, self.numbers) = (event, text, numbers)
  }

  /// Returns a word as an integer, 0 if it is none.
  static func integer(_ word: Double) -> Int { Int(exactly: word) ?? 0 }

  /// Returns two words as a range, which is empty if its end precedes its start.
  static func range(_ start: Double, _ end: Double) -> Range<Int> {
    integer(start)..<max(integer(start), integer(end))
  }
}
