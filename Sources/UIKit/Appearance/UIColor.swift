/// A colour. Unlike on Apple's systems the named ones do not change between light and dark.
///
/// It is no `NSObject`: on Linux Foundation cannot compare objects of other modules in attributed strings.
public final class UIColor: Hashable, Sendable {
  public let cgColor: CGColor

  public init(cgColor: CGColor) { self.cgColor = cgColor }

  public static func == (one: UIColor, other: UIColor) -> Bool { one.cgColor == other.cgColor }

  public func hash(into hasher: inout Hasher) { hasher.combine(cgColor) }

  /// - Parameters: sRGB, 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// - Parameters: 0 to 1; the hue goes round from red over green and blue.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ offset: CGFloat) -> CGFloat {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(min(k, 4 - k), 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: cgColor.red, green: cgColor.green, blue: cgColor.blue, alpha: alpha)
  }

  private convenience init(hex: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 255) / 255, green: CGFloat(hex >> 8 & 255) / 255, blue: CGFloat(hex & 255) / 255,
      alpha: alpha)
  }

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

  public static let systemRed = UIColor(hex: 0xFF3B30)
  public static let systemOrange = UIColor(hex: 0xFF9500)
  public static let systemYellow = UIColor(hex: 0xFFCC00)
  public static let systemGreen = UIColor(hex: 0x34C759)
  public static let systemMint = UIColor(hex: 0x00C7BE)
  public static let systemTeal = UIColor(hex: 0x30B0C7)
  public static let systemCyan = UIColor(hex: 0x32ADE6)
  public static let systemBlue = UIColor(hex: 0x007AFF)
  public static let systemIndigo = UIColor(hex: 0x5856D6)
  public static let systemPurple = UIColor(hex: 0xAF52DE)
  public static let systemPink = UIColor(hex: 0xFF2D55)
  public static let systemBrown = UIColor(hex: 0xA2845E)
  public static let systemGray = UIColor(hex: 0x8E8E93)
  public static let systemGray5 = UIColor(hex: 0xE5E5EA)
  public static let systemGray6 = UIColor(hex: 0xF2F2F7)
  public static let label = UIColor(hex: 0x000000)
  public static let secondaryLabel = UIColor(hex: 0x3C3C43, alpha: 0.6)
  public static let separator = UIColor(hex: 0x3C3C43, alpha: 0.29)
  public static let systemBackground = UIColor(hex: 0xFFFFFF)
  public static let secondarySystemBackground = UIColor(hex: 0xF2F2F7)
}
