import CoreGraphics
import UIKit

/// Measures text as a host draws it, so that labels are as wide as what is seen and break their lines where it fits.
@MainActor public protocol TextMetrics: AnyObject {
  /// The width of one line in points, not rounded.
  /// - Parameters:
  ///   - fontSize: points.
  ///   - fontWeight: as in CSS, 400 is regular.
  ///   - line: a text without line breaks.
  ///   - isMonospaced: whether the font's characters are equally wide.
  func width(of line: String, fontSize: CGFloat, fontWeight: Int, isMonospaced: Bool) -> CGFloat
}

extension TextWidths {
  /// - Parameter metrics: retained; nil for the built-in table.
  init(_ metrics: (any TextMetrics)?) {
    self.init()
    guard let metrics else { return }
    host = { metrics.width(of: $0, fontSize: $1, fontWeight: $2, isMonospaced: $3) }
  }
}

/// The widths that text has where a stage has no `Stage.textMetrics`: of a table, the same on every machine. For metrics of
/// a host that cannot always answer.
@MainActor public final class BuiltInTextMetrics: TextMetrics {
  /// All are alike.
  public init() {}

  public func width(of line: String, fontSize: CGFloat, fontWeight: Int, isMonospaced: Bool) -> CGFloat {
    TextWidths().width(of: line, fontSize: fontSize, fontWeight: fontWeight, isMonospaced: isMonospaced)
  }
}
