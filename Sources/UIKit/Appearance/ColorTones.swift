import CoreGraphics

/// What a system colour looks like on light ground, on dark ground, and on dark ground that lies higher.
struct ColorTones {
  private let light: CGColor
  private let dark: CGColor
  private let elevatedDark: CGColor

  /// - Parameters:
  ///   - light: red, green and blue in sRGB, eight bits each.
  ///   - dark: the same.
  ///   - elevatedDark: for what is presented over something else; nil for the same as anywhere in the dark.
  ///   - alpha: 0 to 1.
  ///   - darkAlpha: nil for the same.
  init(_ light: Int, _ dark: Int, elevatedDark: Int? = nil, alpha: CGFloat = 1, darkAlpha: CGFloat? = nil) {
    self.light = CGColor(hex: light, alpha: alpha)
    self.dark = CGColor(hex: dark, alpha: darkAlpha ?? alpha)
    self.elevatedDark = elevatedDark.map { CGColor(hex: $0, alpha: darkAlpha ?? alpha) } ?? self.dark
  }

  func color(with traits: UITraitCollection) -> CGColor {
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
