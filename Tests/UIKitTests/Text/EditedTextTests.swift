import Foundation
import Testing

@testable import UIKit

/// Text that is edited, as a value.
@Suite struct EditedTextTests {
  private func edited(_ string: String, _ selection: Range<Int>) -> EditedText {
    var text = EditedText(string)
    text.select(selection)
    return text
  }

  @Test func theCaretStandsBehindWhatIsNew() {
    var text = edited("one three", 4..<4)
    text.replace(4..<4, with: "two ")
    #expect(text.string == "one two three" && text.selection == 8..<8)
  }

  @Test func aRangeBeyondTheTextIsCutOff() {
    var text = EditedText("abc")
    text.replace(2..<99, with: "!")
    #expect(text.string == "ab!")
    text.select(-4..<90)
    #expect(text.selection == 0..<3)
  }

  @Test func deletingTakesAWholeCharacterHoweverLongItIs() {
    let text = EditedText("a👨‍👩‍👧e\u{301}")
    #expect(text.rangeBackward == 9..<11)
    #expect(edited(text.string, 9..<9).rangeBackward == 1..<9)
    #expect(edited(text.string, 1..<1).rangeForward == 1..<9)
    #expect(edited(text.string, 0..<1).rangeBackward == 0..<1)
    #expect(text.places == [0, 1, 9, 11])
  }

  @Test(arguments: [
    ("abc", 3..<3, "abcd", 4, 3..<3, "d"),
    ("aaa", 1..<1, "aaaa", 2, 1..<1, "a"),
    ("abcdef", 3..<3, "abdef", 2, 2..<3, ""),
    ("abcdef", 3..<3, "abcef", 3, 3..<4, ""),
    ("hello", 1..<4, "heo", 2, 1..<4, "e"),
    ("teh cat", 3..<3, "the cat", 3, 1..<3, "he"),
    ("", 0..<0, "pasted", 6, 0..<0, "pasted"),
    ("gone", 0..<4, "", 0, 0..<4, ""),
    ("a😀", 3..<3, "a😁", 3, 1..<3, "😁"),
  ])
  func whatAHostHasChangedIsFound(
    old: String, selection: Range<Int>, new: String, caret: Int, range: Range<Int>, replacement: String
  ) {
    let change = edited(old, selection).change(to: edited(new, caret..<caret))
    #expect(change.range == range && change.replacement == replacement)
  }
}
