import CoreGraphics
import UIKit

/// The widths that text has where a stage has no `Stage.textMetrics`: of a table, the same on every machine. For metrics of
/// a host that cannot always answer.
@MainActor public final class BuiltInTextMetrics: TextMetrics {
  /// All are alike.
  public init() {}

  public func width(of line: String, fontSize: CGFloat, fontWeight: Int, isMonospaced: Bool) -> CGFloat {
    TextWidths().width(of: line, fontSize: fontSize, fontWeight: fontWeight, isMonospaced: isMonospaced)
  }
}
