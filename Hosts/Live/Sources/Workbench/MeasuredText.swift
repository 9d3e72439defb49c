import CoreGraphics
import Foundation

/// A line of text in a font, whose width the page knows.
struct MeasuredText: Hashable, Sendable {
  var line: String
  /// In points.
  var fontSize: Double
  /// As in CSS.
  var fontWeight: Int
  var isMonospaced: Bool
}
