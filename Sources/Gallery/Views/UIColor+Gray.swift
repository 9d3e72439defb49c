import UIKit

extension UIColor {
  /// Returns a dynamic grey with values for light and dark mode, from 0 (black) to 1 (white).
  static func gray(_ light: CGFloat, dark: CGFloat) -> UIColor {
    UIColor { traits in UIColor(white: traits.userInterfaceStyle == .dark ? dark : light, alpha: 1) }
  }
}
