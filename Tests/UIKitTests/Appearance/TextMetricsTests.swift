import Stage
import Testing
import UIKit

/// Ten points a character.
@MainActor private final class TenPoints: TextMetrics {
  func width(of line: String, fontSize: CGFloat, fontWeight: Int, isMonospaced: Bool) -> CGFloat {
    CGFloat(line.count) * 10
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
