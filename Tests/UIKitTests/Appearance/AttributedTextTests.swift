import Foundation
import QuartzCore
import Testing
import UIKit

@testable import Stage

/// Labels whose text has looks of its own.
@MainActor @Suite struct AttributedTextTests {
  private let label = UILabel()

  init() { label.font = .monospacedSystemFont(ofSize: 10, weight: .regular) }  // 6 points a character

  /// "one two three" with a bold "two" of 20 points and a red "three".
  private var text: NSAttributedString {
    let text = NSMutableAttributedString(string: "one ")
    text.append(
      NSAttributedString(string: "two ", attributes: [.font: UIFont.monospacedSystemFont(ofSize: 20, weight: .bold)]))
    text.append(NSAttributedString(string: "three", attributes: [.foregroundColor: UIColor.red]))
    return text
  }

  private func run(_ string: String, size: CGFloat = 10, weight: Int = 400, color: UIColor = .label) -> Scene.Text.Run {
    Scene.Text.Run(string: string, fontSize: size, fontWeight: weight, isMonospaced: true, color: color.cgColor)
  }

  private func drawn() throws -> Scene.Text {
    let stage = Stage(size: CGSize(width: 400, height: 400), rootViewController: UIViewController())
    stage.window.addSubview(label)
    return try #require(stage.scene.nodes.first { $0.id == label.layer.identifier }?.text)
  }

  @Test func piecesHaveTheirFontsAndColoursAndElseTheLabels() throws {
    label.attributedText = text
    let text = try drawn()
    #expect(text.string == "one two three" && label.text == "one two three")
    #expect(text.runs == [run("one "), run("two ", size: 20, weight: 700), run("three", color: .red)])
  }

  @Test func linesAreBrokenByTheWidthsOfTheirPieces() throws {
    label.attributedText = text
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize == CGSize(width: 4 * 6 + 4 * 12 + 5 * 6, height: 24))
    // "one two" takes 24 + 36 points, "one two " and a t 78; the line with the large word is the higher one.
    #expect(label.sizeThatFits(CGSize(width: 70, height: 0)) == CGSize(width: 60, height: 24 + 12))
    #expect(
      try drawn().lines(width: 70) == [[run("one "), run("two", size: 20, weight: 700)], [run("three", color: .red)]])
  }

  @Test func anEllipsisLooksLikeWhatIsBeforeIt() throws {
    label.attributedText = text
    #expect(try drawn().lines(width: 60) == [[run("one "), run("tw…", size: 20, weight: 700)]])
    label.lineBreakMode = .byTruncatingHead
    #expect(try drawn().lines(width: 30) == [[run("…hree", color: .red)]])
  }

  @Test func theLabelsFontAndColourReplaceThoseOfAllPieces() throws {
    label.attributedText = text
    label.textColor = .blue
    #expect(try drawn().runs.allSatisfy { $0.color == UIColor.blue.cgColor })
    #expect(try drawn().runs.map { $0.fontSize } == [10, 20, 10])
    label.font = .monospacedSystemFont(ofSize: 15, weight: .regular)
    #expect(try drawn().runs.allSatisfy { $0.fontSize == 15 })
  }

  @Test func plainTextGivesTheLooksUp() throws {
    label.attributedText = text
    label.text = "one two three"
    #expect(try drawn().runs == [run("one two three")])
    let attributes = try #require(label.attributedText).attributes(at: 3, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == label.font && attributes[.foregroundColor] as? UIColor == label.textColor)
    label.attributedText = nil
    #expect(label.text == nil && label.intrinsicContentSize == .zero)
  }

  @Test func whatIsChangedLaterInTheTextDoesNotChangeTheLabel() throws {
    let mutable = NSMutableAttributedString(attributedString: text)
    label.attributedText = mutable
    mutable.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 0, length: 3))
    #expect(try drawn().runs[0].color == UIColor.label.cgColor)
  }

  @Test func neighboursMayHaveTheSameAttributesWithOtherValues() throws {
    let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "green", attributes: [.foregroundColor: UIColor.green]))
    text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 2, length: 2))
    label.attributedText = text
    #expect(try drawn().runs == [run("re", color: .red), run("dg", color: .blue), run("reen", color: .green)])
  }

  @Test func aSingleLineOfSeveralSizesShrinksAsAWhole() throws {
    label.attributedText = text
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.25
    let line = try #require(try drawn().lines(width: 51).first)
    #expect(line.map { $0.fontSize } == [5, 10, 5])
  }

  @Test func everyLookIsRecorded() throws {
    label.attributedText = text
    label.frame = CGRect(x: 0, y: 0, width: 70, height: 100)
    label.numberOfLines = 0
    let stage = Stage(size: CGSize(width: 100, height: 100), rootViewController: UIViewController())
    stage.window.addSubview(label)
    let recorder = SVGRecorder(title: "Label")
    stage.renderer = recorder
    stage.advance(by: 0.1)
    let svg = recorder.svg(duration: 0.1)
    // Line heights 23.87 and 11.93 about the middle, 50: base lines at 32.1 + 11.93 + 7 and 55.97 + 5.97 + 3.5.
    #expect(
      svg.contains(
        """
        <tspan x="0" y="0">one <tspan font-size="20" font-weight="700">two</tspan></tspan>\
        <tspan x="0" y="14.4"><tspan fill="#f00" fill-opacity="1">three</tspan></tspan>
        """), "\(svg)")
    #expect(svg.contains("translate(0,51.03)"))
  }
}
