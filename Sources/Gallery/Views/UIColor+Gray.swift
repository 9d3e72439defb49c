import UIKit

extension UIColor {
  /// A grey for light ground, and one for dark ground.
  /// - Parameters: 0 is black, 1 is white.
  static func gray(_ light: CGFloat, dark: CGFloat) -> UIColor {
    UIColor { traits in UIColor(white: traits.userInterfaceStyle == .dark ? dark : light, alpha: 1) }
  }
}
