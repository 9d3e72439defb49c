import CoreGraphics
import UIKit

/// Measures text as a host draws it, so that labels have the right width and break their lines accordingly.
@MainActor public protocol TextMetrics: AnyObject {
  /// Returns the width of one line in points, not rounded.
  /// - Parameters:
  ///   - fontSize: The font size in points.
  ///   - fontWeight: The font weight as in CSS; 400 is regular.
  ///   - line: A text without line breaks.
  ///   - isMonospaced: Whether the font is monospaced.
  func width(of line: String, fontSize: CGFloat, fontWeight: Int, isMonospaced: Bool) -> CGFloat
}

extension TextWidths {
  /// Creates text widths.
  /// - Parameter metrics: The metrics, retained, or nil for the built-in table.
  init(_ metrics: (any TextMetrics)?) {
    self.init()
    guard let metrics else { return }
    host = { metrics.width(of: $0, fontSize: $1, fontWeight: $2, isMonospaced: $3) }
  }
}

/// The metrics of a stage without `Stage.textMetrics`: a table that is the same on every machine. A fallback for a
/// host's metrics that are not always available.
@MainActor public final class BuiltInTextMetrics: TextMetrics {
  /// Creates the metrics. All instances are equivalent.
  public init() {}

  public func width(of line: String, fontSize: CGFloat, fontWeight: Int, isMonospaced: Bool) -> CGFloat {
    TextWidths().width(of: line, fontSize: fontSize, fontWeight: fontWeight, isMonospaced: isMonospaced)
  }
}
