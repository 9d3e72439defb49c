import CoreGraphics

// The fixed colours.
extension UIColor {
  private convenience init(hex: Int) { self.init(cgColor: CGColor(hex: hex)) }

  /// Transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Black in any mode.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A grey with one third of white.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A grey with half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A grey with two thirds of white.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White in any mode.
  public static let white = UIColor(white: 1, alpha: 1)
  /// `#FF0000` in any mode.
  public static let red = UIColor(hex: 0xFF0000)
  /// `#00FF00` in any mode.
  public static let green = UIColor(hex: 0x00FF00)
  /// `#0000FF` in any mode.
  public static let blue = UIColor(hex: 0x0000FF)
  /// `#00FFFF` in any mode.
  public static let cyan = UIColor(hex: 0x00FFFF)
  /// `#FFFF00` in any mode.
  public static let yellow = UIColor(hex: 0xFFFF00)
  /// `#FF00FF` in any mode.
  public static let magenta = UIColor(hex: 0xFF00FF)
  /// `#FF8000` in any mode.
  public static let orange = UIColor(hex: 0xFF8000)
  /// `#800080` in any mode.
  public static let purple = UIColor(hex: 0x800080)
  /// `#996633` in any mode.
  public static let brown = UIColor(hex: 0x996633)
  /// The colour of text on light backgrounds, in any mode.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The colour of text on dark backgrounds, in any mode.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}

// The colours for light and dark mode. Those with names and the greys have the values of iOS 26 with normal and high
// contrast, from Apple's Human Interface Guidelines; the others, for which it gives none, those of iOS 13 to 18 with any.
extension UIColor {
  private convenience init(_ light: Int, _ dark: Int, alpha: CGFloat = 1, darkAlpha: CGFloat? = nil) {
    self.init(.tones(ColorTones(light, dark, alpha: alpha, darkAlpha: darkAlpha)))
  }

  /// Creates a colour with variants for high contrast in light and dark mode.
  private convenience init(_ light: Int, _ dark: Int, high highLight: Int, _ highDark: Int) {
    self.init(.tones(ColorTones(light, dark, highContrast: (highLight, highDark))))
  }

  /// `#FF383C` in light mode, `#FF4245` in dark mode.
  public static let systemRed = UIColor(0xFF383C, 0xFF4245, high: 0xE9152D, 0xFF6165)
  /// `#FF8D28` in light mode, `#FF9230` in dark mode.
  public static let systemOrange = UIColor(0xFF8D28, 0xFF9230, high: 0xC55300, 0xFFA056)
  /// `#FFCC00` in light mode, `#FFD600` in dark mode.
  public static let systemYellow = UIColor(0xFFCC00, 0xFFD600, high: 0xA16A00, 0xFEDF43)
  /// `#34C759` in light mode, `#30D158` in dark mode.
  public static let systemGreen = UIColor(0x34C759, 0x30D158, high: 0x008932, 0x4AD968)
  /// `#00C8B3` in light mode, `#00DAC3` in dark mode.
  public static let systemMint = UIColor(0x00C8B3, 0x00DAC3, high: 0x008575, 0x54DFCB)
  /// `#00C3D0` in light mode, `#00D2E0` in dark mode.
  public static let systemTeal = UIColor(0x00C3D0, 0x00D2E0, high: 0x008198, 0x3BDDEC)
  /// `#00C0E8` in light mode, `#3CD3FE` in dark mode.
  public static let systemCyan = UIColor(0x00C0E8, 0x3CD3FE, high: 0x007EAE, 0x6DD9FF)
  /// `#0088FF` in light mode, `#0091FF` in dark mode.
  public static let systemBlue = UIColor(0x0088FF, 0x0091FF, high: 0x1E6EF4, 0x5CB8FF)
  /// `#6155F5` in light mode, `#6D7CFF` in dark mode.
  public static let systemIndigo = UIColor(0x6155F5, 0x6D7CFF, high: 0x564ADE, 0xA7AAFF)
  /// `#CB30E0` in light mode, `#DB34F2` in dark mode.
  public static let systemPurple = UIColor(0xCB30E0, 0xDB34F2, high: 0xB02FC2, 0xEA8DFF)
  /// `#FF2D55` in light mode, `#FF375F` in dark mode.
  public static let systemPink = UIColor(0xFF2D55, 0xFF375F, high: 0xE7124D, 0xFF8AC4)
  /// `#AC7F5E` in light mode, `#B78A66` in dark mode.
  public static let systemBrown = UIColor(0xAC7F5E, 0xB78A66, high: 0x956D51, 0xDBA679)

  /// `#8E8E93` in light and dark mode.
  public static let systemGray = UIColor(0x8E8E93, 0x8E8E93, high: 0x6C6C70, 0xAEAEB2)
  /// `#AEAEB2` in light mode, `#636366` in dark mode.
  public static let systemGray2 = UIColor(0xAEAEB2, 0x636366, high: 0x8E8E93, 0x7C7C80)
  /// `#C7C7CC` in light mode, `#48484A` in dark mode.
  public static let systemGray3 = UIColor(0xC7C7CC, 0x48484A, high: 0xAEAEB2, 0x545456)
  /// `#D1D1D6` in light mode, `#3A3A3C` in dark mode.
  public static let systemGray4 = UIColor(0xD1D1D6, 0x3A3A3C, high: 0xBCBCC0, 0x444446)
  /// `#E5E5EA` in light mode, `#2C2C2E` in dark mode.
  public static let systemGray5 = UIColor(0xE5E5EA, 0x2C2C2E, high: 0xD8D8DC, 0x363638)
  /// `#F2F2F7` in light mode, `#1C1C1E` in dark mode.
  public static let systemGray6 = UIColor(0xF2F2F7, 0x1C1C1E, high: 0xEBEBF0, 0x242426)

  /// The tint of the view that displays it; blue outside a view.
  public static let tintColor = UIColor(.tint)

  // Text.

  /// The colour of primary text.
  public static let label = UIColor(0x000000, 0xFFFFFF)
  /// The colour of secondary text.
  public static let secondaryLabel = UIColor(0x3C3C43, 0xEBEBF5, alpha: 0.6)
  /// The colour of tertiary text.
  public static let tertiaryLabel = UIColor(0x3C3C43, 0xEBEBF5, alpha: 0.3)
  /// The colour of the faintest text, for example of something disabled.
  public static let quaternaryLabel = UIColor(0x3C3C43, 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16)
  /// The colour of placeholders.
  public static let placeholderText = UIColor(0x3C3C43, 0xEBEBF5, alpha: 0.3)
  /// The colour of links.
  public static let link = UIColor(0x007AFF, 0x0984FF)

  // Lines.

  /// The colour of translucent separators.
  public static let separator = UIColor(0x3C3C43, 0x545458, alpha: 0.29, darkAlpha: 0.6)
  /// The colour of opaque separators.
  public static let opaqueSeparator = UIColor(0xC6C6C8, 0x38383A)

  // Translucent fills, from thin to large shapes.

  /// The fill of thin or small shapes, such as the track of a slider.
  public static let systemFill = UIColor(0x787880, 0x787880, alpha: 0.2, darkAlpha: 0.36)
  /// The fill of medium-size shapes, such as the background of a switch.
  public static let secondarySystemFill = UIColor(0x787880, 0x787880, alpha: 0.16, darkAlpha: 0.32)
  /// The fill of large shapes, such as fields, bars and buttons.
  public static let tertiarySystemFill = UIColor(0x767680, 0x767680, alpha: 0.12, darkAlpha: 0.24)
  /// The fill of large areas with complex content.
  public static let quaternarySystemFill = UIColor(0x747480, 0x747480, alpha: 0.08, darkAlpha: 0.18)

  // Backgrounds: of a screen, of content on it, of content on that. In dark mode, each is one step lighter when
  // elevated.

  private convenience init(_ light: Int, darkStep: Int) {
    let steps = [0x000000, 0x1C1C1E, 0x2C2C2E, 0x3A3A3C]
    self.init(.tones(ColorTones(light, steps[darkStep], elevatedDark: steps[darkStep + 1])))
  }

  /// The background of plain content; black in dark mode, or dark grey when elevated.
  public static let systemBackground = UIColor(0xFFFFFF, darkStep: 0)
  /// The background of content on that, such as groups.
  public static let secondarySystemBackground = UIColor(0xF2F2F7, darkStep: 1)
  /// The background of content in such a group.
  public static let tertiarySystemBackground = UIColor(0xFFFFFF, darkStep: 2)
  /// The background of grouped lists; black in dark mode, or dark grey when elevated.
  public static let systemGroupedBackground = UIColor(0xF2F2F7, darkStep: 0)
  /// The background of cards and rows in grouped lists.
  public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF, darkStep: 1)
  /// The background of content on such a card.
  public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7, darkStep: 2)
}

/// The host's named colours, the same for all screens, like an app's asset catalogue.
@MainActor package enum NamedColors {
  private static var colors: [String: UIColor] = [:]

  static func color(named name: String) -> UIColor? { colors[name] }

  package static func add(_ color: UIColor, named name: String) { colors[name] = color }
}

extension UIColor {
  /// Creates a colour that the host has named with `Stage.addColor(_:named:)`, or returns nil if there is none.
  @MainActor public convenience init?(named name: String) {
    guard let color = NamedColors.color(named: name) else { return nil }
    self.init(color.look)
  }
}
