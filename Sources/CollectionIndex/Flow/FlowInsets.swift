import CoreGraphics
import Foundation

/// The insets around the items of a section, in points.
package struct FlowInsets: Equatable {
  /// The inset before the first line, along the scroll direction.
  package var before: CGFloat
  /// The inset after the last line.
  package var after: CGFloat
  /// The inset at the start of lines.
  package var lineStart: CGFloat
  /// The inset at the end of lines.
  package var lineEnd: CGFloat

  package static let zero = FlowInsets(before: 0, after: 0, lineStart: 0, lineEnd: 0)

  package init(before: CGFloat, after: CGFloat, lineStart: CGFloat, lineEnd: CGFloat) {
    self.before = before
    self.after = after
    self.lineStart = lineStart
    self.lineEnd = lineEnd
  }

  /// The sum of the insets across the scroll direction.
  package var breadth: CGFloat { lineStart + lineEnd }
}
