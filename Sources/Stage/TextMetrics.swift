import CoreGraphics
import UIKit

/// Measures text as a host draws it, so that labels are as wide as what is seen and break their lines where it fits.
@MainActor public protocol TextMetrics: AnyObject {
  /// The width of one line in points, not rounded.
  /// - Parameters:
  ///   - fontSize: points.
  ///   - fontWeight: as in CSS, 400 is regular.
  func width(of line: String, fontSize: CGFloat, fontWeight: Int, isMonospaced: Bool) -> CGFloat
}

extension Stage {
  /// Of every stage; retained. Nil stands for a built-in table, with which text is laid out the same on every machine:
  /// right for tests and recordings. Set it before views are made, which do not measure again.
  public static var textMetrics: (any TextMetrics)? {
    get { currentTextMetrics }
    set {
      currentTextMetrics = newValue
      guard let newValue else {
        TextWidths.host = nil
        return
      }
      TextWidths.host = { newValue.width(of: $0, fontSize: $1, fontWeight: $2, isMonospaced: $3) }
    }
  }

  private static var currentTextMetrics: (any TextMetrics)?
}
