import QuartzCore
import Testing
import UIKit

@testable import Stage

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

  @Test func theHeightOfAllLinesIsRoundedUpToPixels() {
    let screen = Screen()
    let label = screen.add(UILabel())
    label.numberOfLines = 0
    func heights() -> [CGFloat] {
      ["a", "a\nb\nc\nd\ne\nf\ng\nh"].map {
        label.text = $0
        return label.sizeThatFits(.zero).height
      }
    }
    #expect(isNear(label.font.lineHeight, 20.287109375))
    #expect(heights() == [21, 163])
    screen.stage.traitCollection = UITraitCollection(displayScale: 3)
    #expect(zip(heights(), [20 + 1.0 / 3, 162 + 1.0 / 3]).allSatisfy { isNear($0, $1) })
  }

  @Test func aRowOfAListGivesItsLabelTheHeightThatItAsksFor() throws {
    let screen = Screen()
    var content = UIListContentConfiguration.cell()
    content.text = "Starlings wheel above the pier before they settle for the night, and so on, and on, and on, and on."
    let row = screen.add(UIListContentView(configuration: content))
    row.frame = CGRect(x: 0, y: 0, width: 200, height: row.sizeThatFits(CGSize(width: 200, height: 0)).height)
    row.layoutIfNeeded()
    let label = try #require(row.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.bounds.height > 60)
    #expect(label.bounds.height == label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height)
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

  // MARK: What does not fit

  /// What is drawn in a width, line by line.
  private func drawn(_ width: CGFloat, _ mode: NSLineBreakMode, lines: Int = 1, _ text: String? = nil) -> [String] {
    label.lineBreakMode = mode
    label.numberOfLines = lines
    if let text { label.text = text }
    let stage = Stage(size: CGSize(width: 400, height: 400), rootViewController: UIViewController())
    stage.window.addSubview(label)
    label.frame = CGRect(x: 0, y: 0, width: width, height: 100)
    let node = stage.scene.nodes.first { $0.id == label.layer.identifier }
    return node?.text?.strings(width: width) ?? []
  }

  @Test func anEllipsisStandsForWhatIsLeftOut() {
    #expect(drawn(60, .byTruncatingTail) == ["one two t…"])
    #expect(drawn(60, .byTruncatingHead) == ["…hree four"])
    #expect(drawn(60, .byTruncatingMiddle) == ["one t…four"])
    #expect(drawn(108, .byTruncatingMiddle) == ["one two three four"])
    #expect(drawn(48, .byTruncatingTail) == ["one two…"])  // no space before it
  }

  @Test func theLastOfSeveralLinesIsCutAsTheModeSays() {
    let text = "one two three four five six"
    #expect(drawn(60, .byTruncatingTail, lines: 2, text) == ["one two", "three fou…"])
    #expect(drawn(60, .byTruncatingHead, lines: 2) == ["one two", "… five six"])
    #expect(drawn(60, .byTruncatingMiddle, lines: 2) == ["one two", "three… six"])
    #expect(drawn(60, .byClipping, lines: 2) == ["one two", "three four"])
    #expect(drawn(60, .byWordWrapping, lines: 2) == ["one two", "three four"])
    #expect(drawn(55, .byClipping, lines: 2) == ["one two", "three fou"])
    #expect(drawn(55, .byWordWrapping, lines: 2) == ["one two", "three"])
    #expect(drawn(60, .byTruncatingTail, lines: 0) == ["one two", "three four", "five six"])
  }

  @Test func aLineMayBeBrokenAtAnyCharacter() {
    #expect(drawn(60, .byCharWrapping, lines: 0) == ["one two th", "ree four"])
    #expect(drawn(30, .byCharWrapping, lines: 2) == ["one t", "wo th"])
    #expect(size(60) == CGSize(width: 60, height: 24))
  }

  @Test func spacesInALineStayAndThoseAtItsEndGo() {
    #expect(drawn(60, .byTruncatingTail, lines: 0, "one  two   three") == ["one  two", "three"])
    #expect(drawn(60, .byTruncatingTail, lines: 0, "") == [])
    #expect(drawn(60, .byTruncatingTail, lines: 0, "one\ntwo") == ["one", "two"])
    #expect(drawn(60, .byTruncatingTail, lines: 1, "one\ntwo") == ["one two"])
  }

  @Test func aSingleLineBecomesSmallerToFit() throws {
    func sizes(_ width: CGFloat) -> [CGFloat] {
      Scene.Text(label.layer.content)?.lines(width: width)[0].map { $0.fontSize } ?? []
    }
    label.adjustsFontSizeToFitWidth = true
    #expect(sizes(54) == [10])  // 0 stands for no smaller
    label.minimumScaleFactor = 0.5
    #expect(sizes(108) == [10] && sizes(81) == [7.5] && sizes(54) == [5] && sizes(30) == [5])
    #expect(drawn(54, .byTruncatingTail) == ["one two three four"])
    #expect(drawn(30, .byTruncatingTail) == ["one two t…"])  // at half the size
    #expect(label.intrinsicContentSize.width == 108)
    label.numberOfLines = 2
    #expect(sizes(54) == [10])
  }
}
