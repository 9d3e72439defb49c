import Testing
import UIKit

@MainActor @Suite struct LabelWrappingTests {
  let label = UILabel()

  init() {
    label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)  // 6 points a character, 12 a line
    label.text = "one two three four"
  }

  func size(_ width: CGFloat) -> CGSize { label.sizeThatFits(CGSize(width: width, height: 0)) }

  @Test func oneLineIsAsWideAsItsText() {
    #expect(label.intrinsicContentSize == CGSize(width: 108, height: 12))
    #expect(size(60) == CGSize(width: 108, height: 12))
  }

  @Test func linesAreBrokenAtWords() {
    label.numberOfLines = 0
    #expect(size(60) == CGSize(width: 60, height: 24))  // "one two", "three four"
    #expect(size(59) == CGSize(width: 42, height: 36))
    #expect(size(0) == CGSize(width: 108, height: 12))
  }

  @Test func noMoreLinesAreShownThanAllowed() {
    label.numberOfLines = 2
    #expect(size(30).height == 24)
    label.numberOfLines = 3
    #expect(size(30).height == 36)
  }

  @Test func aWordThatIsLongerThanALineIsBrokenAnywhere() {
    label.numberOfLines = 0
    label.text = "abcdefgh ij"
    #expect(size(30) == CGSize(width: 30, height: 36))  // "abcde", "fgh", "ij"
    #expect(size(36) == CGSize(width: 36, height: 24))  // "abcdef", "gh ij"
  }

  @Test func anEmptyLineCounts() {
    label.numberOfLines = 0
    label.text = "a\n\nb"
    #expect(size(100) == CGSize(width: 6, height: 36))
  }

  @Test func theNaturalSizeKeepsToThePreferredWidth() {
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 60
    #expect(label.intrinsicContentSize == CGSize(width: 60, height: 24))
  }

  @Test func aLabelFitsIntoTheSizeThatItAskedFor() {
    label.font = .boldSystemFont(ofSize: 17)
    label.numberOfLines = 0
    label.text = "Starlings wheel above the pier before they settle for the night."
    for width in stride(from: CGFloat(40), through: 400, by: 7) {
      let asked = size(width)
      #expect(size(asked.width) == asked)
    }
  }
}
