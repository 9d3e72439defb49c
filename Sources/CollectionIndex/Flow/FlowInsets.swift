import CoreGraphics
import Foundation

/// The room around the items of a section, in points.
package struct FlowInsets: Equatable {
  /// Before the first line, along the scroll direction.
  package var before: CGFloat
  /// After the last line.
  package var after: CGFloat
  /// Where lines begin.
  package var lineStart: CGFloat
  /// Where lines end.
  package var lineEnd: CGFloat

  package static let zero = FlowInsets(before: 0, after: 0, lineStart: 0, lineEnd: 0)

  package init(before: CGFloat, after: CGFloat, lineStart: CGFloat, lineEnd: CGFloat) {
    self.before = before
    self.after = after
    self.lineStart = lineStart
    self.lineEnd = lineEnd
  }

  /// Across the scroll direction, both together.
  package var breadth: CGFloat { lineStart + lineEnd }
}
