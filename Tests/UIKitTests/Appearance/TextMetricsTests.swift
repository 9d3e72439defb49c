import Stage
import Testing
import UIKit

/// Ten points a character.
@MainActor private final class TenPoints: TextMetrics {
  func width(of line: String, fontSize: CGFloat, fontWeight: Int, isMonospaced: Bool) -> CGFloat {
    CGFloat(line.count) * 10
  }
}

/// Ten points a character, and the texts that were measured.
@MainActor private final class Witness: TextMetrics {
  private(set) var measured: [String] = []

  func width(of line: String, fontSize: CGFloat, fontWeight: Int, isMonospaced: Bool) -> CGFloat {
    measured.append(line)
    return CGFloat(line.count) * 10
  }
}

@MainActor @Suite struct TextMetricsTests {
  @Test func aHostMayMeasureText() {
    let screen = Screen()
    let label = screen.add(UILabel())
    label.text = "iiii iiii"
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 35, height: 21))
    screen.stage.textMetrics = TenPoints()
    #expect(label.intrinsicContentSize.width == 90)
    #expect(label.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 40, height: 41))
    #expect(label.sizeThatFits(CGSize(width: 30, height: 0)).height == 82)
    screen.stage.textMetrics = nil
    #expect(label.intrinsicContentSize.width == 35)
  }

  /// Twice the font size is more than any printable ASCII character takes.
  @Test(arguments: [
    ("abc", 1, 60, []), ("abc", 1, 59.9, ["abc"]), ("abc", 0, 60, []), ("äb", 1, 60, ["äb"]), ("", 1, 0, []),
    ("a\nb", 0, 60, ["a", "b"]), ("~ ", 1, 40, []), ("a\u{7F}", 1, 60, ["a\u{7F}"]),
  ])
  func whatCertainlyFitsIsNotMeasured(text: String, lines: Int, width: CGFloat, measured: [String]) throws {
    let screen = Screen()
    let label = screen.add(UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 50)))
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = lines
    label.text = text
    let node = try #require(screen.stage.scene.nodes.first { $0.id == label.layer.identifier })
    let witness = Witness()
    screen.stage.textMetrics = witness
    _ = node.text?.strings(width: width)
    #expect(witness.measured == measured)
  }

  @Test func severalRunsFitTogether() throws {
    let screen = Screen()
    let label = screen.add(UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 50)))
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.append(NSAttributedString(string: "c", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    label.attributedText = text
    let node = try #require(screen.stage.scene.nodes.first { $0.id == label.layer.identifier })
    let witness = Witness()
    screen.stage.textMetrics = witness
    #expect(node.text?.strings(width: 80) == ["abc"])
    #expect(witness.measured == [])
    #expect(node.text?.strings(width: 79) == ["abc"])
    #expect(witness.measured == ["ab", "c"])
  }

  @Test func hostsDrawTheLinesThatTheLabelMeasured() throws {
    let screen = Screen()
    let label = screen.add(UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 50)))
    label.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
    label.text = "one two three four five"
    label.numberOfLines = 2
    let node = try #require(screen.stage.scene.nodes.first { $0.id == label.layer.identifier })
    #expect(node.text?.strings(width: node.bounds.width) == ["one two", "three fou…"])
    #expect(node.text?.strings(width: 200) == ["one two three four five"])
  }
}
