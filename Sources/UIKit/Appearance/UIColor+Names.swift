import CoreGraphics

// The fixed colours.
extension UIColor {
  private convenience init(hex: Int) { self.init(cgColor: CGColor(hex: hex)) }

  public static let clear = UIColor(white: 0, alpha: 0)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let red = UIColor(hex: 0xFF0000)
  public static let green = UIColor(hex: 0x00FF00)
  public static let blue = UIColor(hex: 0x0000FF)
  public static let cyan = UIColor(hex: 0x00FFFF)
  public static let yellow = UIColor(hex: 0xFFFF00)
  public static let magenta = UIColor(hex: 0xFF00FF)
  public static let orange = UIColor(hex: 0xFF8000)
  public static let purple = UIColor(hex: 0x800080)
  public static let brown = UIColor(hex: 0x996633)
  /// Text on light ground, whatever the style.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Text on dark ground, whatever the style.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}

// The colours that know light and dark, with the values of iOS 13 to 18.
extension UIColor {
  private convenience init(_ light: Int, _ dark: Int, alpha: CGFloat = 1, darkAlpha: CGFloat? = nil) {
    self.init(.tones(ColorTones(light, dark, alpha: alpha, darkAlpha: darkAlpha)))
  }

  public static let systemRed = UIColor(0xFF3B30, 0xFF453A)
  public static let systemOrange = UIColor(0xFF9500, 0xFF9F0A)
  public static let systemYellow = UIColor(0xFFCC00, 0xFFD60A)
  public static let systemGreen = UIColor(0x34C759, 0x30D158)
  public static let systemMint = UIColor(0x00C7BE, 0x63E6E2)
  public static let systemTeal = UIColor(0x30B0C7, 0x40C8E0)
  public static let systemCyan = UIColor(0x32ADE6, 0x64D2FF)
  public static let systemBlue = UIColor(0x007AFF, 0x0A84FF)
  public static let systemIndigo = UIColor(0x5856D6, 0x5E5CE6)
  public static let systemPurple = UIColor(0xAF52DE, 0xBF5AF2)
  public static let systemPink = UIColor(0xFF2D55, 0xFF375F)
  public static let systemBrown = UIColor(0xA2845E, 0xAC8E68)

  public static let systemGray = UIColor(0x8E8E93, 0x8E8E93)
  public static let systemGray2 = UIColor(0xAEAEB2, 0x636366)
  public static let systemGray3 = UIColor(0xC7C7CC, 0x48484A)
  public static let systemGray4 = UIColor(0xD1D1D6, 0x3A3A3C)
  public static let systemGray5 = UIColor(0xE5E5EA, 0x2C2C2E)
  public static let systemGray6 = UIColor(0xF2F2F7, 0x1C1C1E)

  /// The tint of the view that shows it, blue where there is none.
  public static let tintColor = UIColor(.tint)

  // Text.

  public static let label = UIColor(0x000000, 0xFFFFFF)
  public static let secondaryLabel = UIColor(0x3C3C43, 0xEBEBF5, alpha: 0.6)
  public static let tertiaryLabel = UIColor(0x3C3C43, 0xEBEBF5, alpha: 0.3)
  public static let quaternaryLabel = UIColor(0x3C3C43, 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16)
  public static let placeholderText = UIColor(0x3C3C43, 0xEBEBF5, alpha: 0.3)
  public static let link = UIColor(0x007AFF, 0x0984FF)

  // Lines.

  /// A line through which something of what is behind it is seen.
  public static let separator = UIColor(0x3C3C43, 0x545458, alpha: 0.29, darkAlpha: 0.6)
  public static let opaqueSeparator = UIColor(0xC6C6C8, 0x38383A)

  // Shapes, through which what is behind them is seen: thin ones, then larger and larger ones.

  public static let systemFill = UIColor(0x787880, 0x787880, alpha: 0.2, darkAlpha: 0.36)
  public static let secondarySystemFill = UIColor(0x787880, 0x787880, alpha: 0.16, darkAlpha: 0.32)
  public static let tertiarySystemFill = UIColor(0x767680, 0x767680, alpha: 0.12, darkAlpha: 0.24)
  public static let quaternarySystemFill = UIColor(0x747480, 0x747480, alpha: 0.08, darkAlpha: 0.18)

  // Ground: of a screen, of what lies on it, of what lies on that. In the dark each is one step lighter in what is
  // presented over something else.

  private convenience init(_ light: Int, darkStep: Int) {
    let steps = [0x000000, 0x1C1C1E, 0x2C2C2E, 0x3A3A3C]
    self.init(.tones(ColorTones(light, steps[darkStep], elevatedDark: steps[darkStep + 1])))
  }

  public static let systemBackground = UIColor(0xFFFFFF, darkStep: 0)
  public static let secondarySystemBackground = UIColor(0xF2F2F7, darkStep: 1)
  public static let tertiarySystemBackground = UIColor(0xFFFFFF, darkStep: 2)
  public static let systemGroupedBackground = UIColor(0xF2F2F7, darkStep: 0)
  public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF, darkStep: 1)
  public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7, darkStep: 2)
}
