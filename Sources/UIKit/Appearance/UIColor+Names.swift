import CoreGraphics

// The fixed colours.
extension UIColor {
  private convenience init(hex: Int) { self.init(cgColor: CGColor(hex: hex)) }

  /// Nothing to be seen: black of alpha 0.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Black, whatever the ground is.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A third of white.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Two thirds of white.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White, whatever the ground is.
  public static let white = UIColor(white: 1, alpha: 1)
  /// `#FF0000`, whatever the ground is.
  public static let red = UIColor(hex: 0xFF0000)
  /// `#00FF00`, whatever the ground is.
  public static let green = UIColor(hex: 0x00FF00)
  /// `#0000FF`, whatever the ground is.
  public static let blue = UIColor(hex: 0x0000FF)
  /// `#00FFFF`, whatever the ground is.
  public static let cyan = UIColor(hex: 0x00FFFF)
  /// `#FFFF00`, whatever the ground is.
  public static let yellow = UIColor(hex: 0xFFFF00)
  /// `#FF00FF`, whatever the ground is.
  public static let magenta = UIColor(hex: 0xFF00FF)
  /// `#FF8000`, whatever the ground is.
  public static let orange = UIColor(hex: 0xFF8000)
  /// `#800080`, whatever the ground is.
  public static let purple = UIColor(hex: 0x800080)
  /// `#996633`, whatever the ground is.
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

  /// `#FF3B30` on light ground, `#FF453A` on dark.
  public static let systemRed = UIColor(0xFF3B30, 0xFF453A)
  /// `#FF9500` on light ground, `#FF9F0A` on dark.
  public static let systemOrange = UIColor(0xFF9500, 0xFF9F0A)
  /// `#FFCC00` on light ground, `#FFD60A` on dark.
  public static let systemYellow = UIColor(0xFFCC00, 0xFFD60A)
  /// `#34C759` on light ground, `#30D158` on dark.
  public static let systemGreen = UIColor(0x34C759, 0x30D158)
  /// `#00C7BE` on light ground, `#63E6E2` on dark.
  public static let systemMint = UIColor(0x00C7BE, 0x63E6E2)
  /// `#30B0C7` on light ground, `#40C8E0` on dark.
  public static let systemTeal = UIColor(0x30B0C7, 0x40C8E0)
  /// `#32ADE6` on light ground, `#64D2FF` on dark.
  public static let systemCyan = UIColor(0x32ADE6, 0x64D2FF)
  /// `#007AFF` on light ground, `#0A84FF` on dark.
  public static let systemBlue = UIColor(0x007AFF, 0x0A84FF)
  /// `#5856D6` on light ground, `#5E5CE6` on dark.
  public static let systemIndigo = UIColor(0x5856D6, 0x5E5CE6)
  /// `#AF52DE` on light ground, `#BF5AF2` on dark.
  public static let systemPurple = UIColor(0xAF52DE, 0xBF5AF2)
  /// `#FF2D55` on light ground, `#FF375F` on dark.
  public static let systemPink = UIColor(0xFF2D55, 0xFF375F)
  /// `#A2845E` on light ground, `#AC8E68` on dark.
  public static let systemBrown = UIColor(0xA2845E, 0xAC8E68)

  /// `#8E8E93` on light and on dark ground.
  public static let systemGray = UIColor(0x8E8E93, 0x8E8E93)
  /// `#AEAEB2` on light ground, `#636366` on dark.
  public static let systemGray2 = UIColor(0xAEAEB2, 0x636366)
  /// `#C7C7CC` on light ground, `#48484A` on dark.
  public static let systemGray3 = UIColor(0xC7C7CC, 0x48484A)
  /// `#D1D1D6` on light ground, `#3A3A3C` on dark.
  public static let systemGray4 = UIColor(0xD1D1D6, 0x3A3A3C)
  /// `#E5E5EA` on light ground, `#2C2C2E` on dark.
  public static let systemGray5 = UIColor(0xE5E5EA, 0x2C2C2E)
  /// `#F2F2F7` on light ground, `#1C1C1E` on dark.
  public static let systemGray6 = UIColor(0xF2F2F7, 0x1C1C1E)

  /// The tint of the view that shows it, blue where there is none.
  public static let tintColor = UIColor(.tint)

  // Text.

  /// Of what is read first.
  public static let label = UIColor(0x000000, 0xFFFFFF)
  /// Of what belongs to something that is read first.
  public static let secondaryLabel = UIColor(0x3C3C43, 0xEBEBF5, alpha: 0.6)
  /// Of what is there for whoever looks for it.
  public static let tertiaryLabel = UIColor(0x3C3C43, 0xEBEBF5, alpha: 0.3)
  /// Of what is hardly there, such as marks of something disabled.
  public static let quaternaryLabel = UIColor(0x3C3C43, 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16)
  /// Of what stands in a field until something is written there.
  public static let placeholderText = UIColor(0x3C3C43, 0xEBEBF5, alpha: 0.3)
  /// Of text that leads somewhere else.
  public static let link = UIColor(0x007AFF, 0x0984FF)

  // Lines.

  /// A line through which something of what is behind it is seen.
  public static let separator = UIColor(0x3C3C43, 0x545458, alpha: 0.29, darkAlpha: 0.6)
  /// As the separator, for places where what is behind must not be seen through it.
  public static let opaqueSeparator = UIColor(0xC6C6C8, 0x38383A)

  // Shapes, through which what is behind them is seen: thin ones, then larger and larger ones.

  /// Of thin or small shapes, such as the track of a slider.
  public static let systemFill = UIColor(0x787880, 0x787880, alpha: 0.2, darkAlpha: 0.36)
  /// Of shapes of a middle size, such as the ground of a switch.
  public static let secondarySystemFill = UIColor(0x787880, 0x787880, alpha: 0.16, darkAlpha: 0.32)
  /// Of large shapes, such as fields, bars and buttons.
  public static let tertiarySystemFill = UIColor(0x767680, 0x767680, alpha: 0.12, darkAlpha: 0.24)
  /// Of large areas with something in them.
  public static let quaternarySystemFill = UIColor(0x747480, 0x747480, alpha: 0.08, darkAlpha: 0.18)

  // Ground: of a screen, of what lies on it, of what lies on that. In the dark each is one step lighter in what is
  // presented over something else.

  private convenience init(_ light: Int, darkStep: Int) {
    let steps = [0x000000, 0x1C1C1E, 0x2C2C2E, 0x3A3A3C]
    self.init(.tones(ColorTones(light, steps[darkStep], elevatedDark: steps[darkStep + 1])))
  }

  /// The ground of plain content; black in the dark, or dark grey for what lies higher.
  public static let systemBackground = UIColor(0xFFFFFF, darkStep: 0)
  /// Of what lies on that ground, such as groups.
  public static let secondarySystemBackground = UIColor(0xF2F2F7, darkStep: 1)
  /// Of what lies in such a group.
  public static let tertiarySystemBackground = UIColor(0xFFFFFF, darkStep: 2)
  /// The ground of grouped lists; black in the dark, or dark grey for what lies higher.
  public static let systemGroupedBackground = UIColor(0xF2F2F7, darkStep: 0)
  /// Of the cards and rows of grouped lists.
  public static let secondarySystemGroupedBackground = UIColor(0xFFFFFF, darkStep: 1)
  /// Of what lies on such a card.
  public static let tertiarySystemGroupedBackground = UIColor(0xF2F2F7, darkStep: 2)
}

/// What the host gave names to: like the colours in an app's catalogue, the same for all screens.
@MainActor package enum NamedColors {
  private static var colors: [String: UIColor] = [:]

  static func color(named name: String) -> UIColor? { colors[name] }

  package static func add(_ color: UIColor, named name: String) { colors[name] = color }
}

extension UIColor {
  /// A colour that the host has given a name, with `Stage.addColor(_:named:)`; nil if there is none.
  @MainActor public convenience init?(named name: String) {
    guard let color = NamedColors.color(named: name) else { return nil }
    self.init(color.look)
  }
}
