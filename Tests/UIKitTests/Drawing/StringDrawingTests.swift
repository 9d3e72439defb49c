import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite struct StringDrawingTests {
  private let screen = Screen()
  /// Each letter is 6 points wide, each line 12 high.
  private let attributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.monospacedSystemFont(ofSize: 10, weight: .regular), .foregroundColor: UIColor.red,
  ]

  /// The height of a line of 10 points.
  private let line: CGFloat = 11.93359375

  private func drawing(_ draw: () -> Void) -> String {
    markup(of: UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { _ in draw() })
  }

  @Test func aStringIsAsLargeAsALabelWithIt() {
    #expect("abc\nde".size(withAttributes: attributes) == CGSize(width: 18, height: 2 * line))
    #expect("".size(withAttributes: attributes) == .zero)
    #expect(NSString(string: "abc").size(withAttributes: attributes) == CGSize(width: 18, height: line))
    let label = UILabel()
    label.font = .systemFont(ofSize: 12)
    label.text = "Hello"
    #expect("Hello".size().width.rounded(.up) == label.intrinsicContentSize.width)
  }

  @Test func boundsBreakLinesOnlyWhereTheyAreAskedTo() {
    let room = CGSize(width: 30, height: CGFloat.greatestFiniteMagnitude)
    func bounds(_ options: NSStringDrawingOptions, height: CGFloat = .greatestFiniteMagnitude) -> CGSize {
      "one two six".boundingRect(
        with: CGSize(width: room.width, height: height), options: options, attributes: attributes, context: nil
      ).size
    }
    #expect(bounds(.usesLineFragmentOrigin) == CGSize(width: 18, height: 3 * line))
    #expect(bounds([]) == CGSize(width: 66, height: line))
    #expect(bounds([.usesLineFragmentOrigin, .truncatesLastVisibleLine], height: 30).height == 2 * line)
    let context = NSStringDrawingContext()
    _ = "abc".boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: context)
    #expect(context.totalBounds == CGRect(x: 0, y: 0, width: 18, height: line))
  }

  @Test func textIsDrawnFromItsUpperLeft() {
    let drawn = drawing { "abc".draw(at: CGPoint(x: 5, y: 20), withAttributes: attributes) }
    #expect(drawn.contains("x=\"5\" y=\"29.47\"") && drawn.contains("fill=\"#f00\"") && drawn.contains(">abc<"))
    let plain = drawing { NSString(string: "abc").draw(at: .zero) }
    #expect(plain.contains("font-size=\"12\"") && plain.contains("fill=\"#000\""))
  }

  @Test func textInARectangleBreaksAndEndsThere() {
    let rect = CGRect(x: 10, y: 10, width: 30, height: 20)
    let drawn = drawing { "one two six".draw(in: rect, withAttributes: attributes) }
    #expect(drawn.contains(">one<") && drawn.contains(">two<") && !drawn.contains("six"))
    let cut = drawing {
      "one two six".draw(
        with: rect, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: attributes, context: nil)
    }
    #expect(cut.contains("…") && !cut.contains("two"))
  }

  @Test func withoutLineFragmentsTheLineStandsOnTheOrigin() {
    let drawn = drawing {
      "abc".draw(with: CGRect(x: 0, y: 50, width: 0, height: 0), options: [], attributes: attributes, context: nil)
    }
    #expect(drawn.contains("y=\"50\""))
  }

  @Test func attributedTextIsDrawnPieceByPiece() {
    let text = NSMutableAttributedString(string: "ab", attributes: attributes)
    text.append(NSAttributedString(string: "cd", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    let drawn = drawing { text.draw(at: .zero) }
    #expect(drawn.contains("font-size=\"10\"") && drawn.contains("font-size=\"20\"") && text.size().height == 2 * line)
  }
}
