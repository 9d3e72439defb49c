import CoreGraphics

/// The variants of a system colour for light mode, dark mode, elevated dark mode, and high contrast.
struct ColorTones {
  private let light: CGColor
  private let dark: CGColor
  private let elevatedDark: CGColor
  /// The colours with high contrast in light and dark mode; nil for those with normal contrast.
  private let highContrast: (light: CGColor, dark: CGColor)?

  /// Creates the variants.
  /// - Parameters:
  ///   - light: Red, green and blue in sRGB, eight bits each.
  ///   - dark: Red, green and blue in dark mode.
  ///   - elevatedDark: The colour for elevated content in dark mode, or nil for that of `dark`.
  ///   - highContrast: The colours with high contrast in light and dark mode, or nil for the others.
  ///   - alpha: The alpha, from 0 to 1.
  ///   - darkAlpha: The alpha in dark mode, or nil for `alpha`.
  init(
    _ light: Int, _ dark: Int, elevatedDark: Int? = nil, highContrast: (light: Int, dark: Int)? = nil,
    alpha: CGFloat = 1, darkAlpha: CGFloat? = nil
  ) {
    self.light = CGColor(hex: light, alpha: alpha)
    self.dark = CGColor(hex: dark, alpha: darkAlpha ?? alpha)
    self.elevatedDark = elevatedDark.map { CGColor(hex: $0, alpha: darkAlpha ?? alpha) } ?? self.dark
    self.highContrast = highContrast.map { (CGColor(hex: $0.light), CGColor(hex: $0.dark)) }
  }

  func color(with traits: UITraitCollection) -> CGColor {
    if let highContrast, traits.accessibilityContrast == .high {
      return traits.userInterfaceStyle == .dark ? highContrast.dark : highContrast.light
    }
    guard traits.userInterfaceStyle == .dark else { return light }
    return traits.userInterfaceLevel == .elevated ? elevatedDark : dark
  }
}

extension CGColor {
  convenience init(hex: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
      alpha: alpha)
  }
}
