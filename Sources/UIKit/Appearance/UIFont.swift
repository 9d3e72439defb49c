import CoreGraphics
import Runtime

/// A system font in a size. Hosts draw with their own system font.
///
/// It is no `NSObject`, because Foundation on Linux cannot compare objects of other modules in attributed strings.
public final class UIFont: Hashable, Sendable {
  /// The weight of a font, from -1 to 1; 0 is regular.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight.
    /// - Parameter rawValue: A value from -1 to 1; 0 is regular.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The weight 100 in CSS.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// The weight 200 in CSS.
    public static let thin = Weight(rawValue: -0.6)
    /// The weight 300 in CSS.
    public static let light = Weight(rawValue: -0.4)
    /// The weight 400 in CSS.
    public static let regular = Weight(rawValue: 0)
    /// The weight 500 in CSS.
    public static let medium = Weight(rawValue: 0.23)
    /// The weight 600 in CSS.
    public static let semibold = Weight(rawValue: 0.3)
    /// The weight 700 in CSS.
    public static let bold = Weight(rawValue: 0.4)
    /// The weight 800 in CSS.
    public static let heavy = Weight(rawValue: 0.56)
    /// The weight 900 in CSS.
    public static let black = Weight(rawValue: 0.62)

    /// The weight in CSS.
    var number: Int {
      switch rawValue {
      case ..<(-0.7): return 100
      case ..<(-0.5): return 200
      case ..<(-0.2): return 300
      case ..<0.1: return 400
      case ..<0.27: return 500
      case ..<0.35: return 600
      case ..<0.5: return 700
      case ..<0.6: return 800
      default: return 900
      }
    }
  }

  /// The properties that distinguish fonts.
  struct Look: Hashable {
    /// The size in points.
    var size: CGFloat
    var weight = Weight.regular
    var isMonospaced = false
    /// The scaling with the preferred text size; nil for none.
    var scaling: FontScaling?

    /// Returns the properties at another size, without scaling unless the size is the same.
    func with(_ size: CGFloat) -> Look {
      guard size != self.size else { return self }
      var look = self
      look.size = size
      look.scaling = nil
      return look
    }
  }

  let look: Look

  /// Creates a font. A size that is not a number is replaced by that of labels.
  init(_ look: Look) {
    guard look.size.isFinite else {
      logMessage(
        "The font size \(look.size) is invalid; the size of a label is used instead. Check its computation for a division by zero."
      )
      self.look = look.with(UIFont.labelFontSize)
      return
    }
    self.look = look
  }

  /// The size in points.
  public var pointSize: CGFloat { look.size }
  var weight: Weight { look.weight }
  var isMonospaced: Bool { look.isMonospaced }

  public static func == (one: UIFont, other: UIFont) -> Bool { one === other || one.look == other.look }

  public func hash(into hasher: inout Hasher) { hasher.combine(look) }

  // MARK: System fonts

  /// Returns the system font in a size.
  /// - Parameter fontSize: The size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(Look(size: fontSize)) }

  /// Returns the system font in a size and weight.
  /// - Parameter fontSize: The size in points.
  /// - Parameter weight: The weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Look(size: fontSize, weight: weight))
  }

  /// Returns the bold system font in a size.
  /// - Parameter fontSize: The size in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Look(size: fontSize, weight: .bold))
  }

  /// Returns the monospaced system font in a size and weight.
  /// - Parameter fontSize: The size in points.
  /// - Parameter weight: The weight.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Look(size: fontSize, weight: weight, isMonospaced: true))
  }

  /// Returns the system font with digits of equal width, which all system fonts here have.
  /// - Parameter fontSize: The size in points.
  /// - Parameter weight: The weight.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the font in another size, without scaling with the preferred text size.
  /// - Parameter fontSize: The size in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(look.with(fontSize)) }

  /// The size of labels, 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons, 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The small size, 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The default size, 14 points.
  public class var systemFontSize: CGFloat { 14 }

  // MARK: Metrics

  /// The height of a line in points: from the ascender to the descender, 1.1934 times the size, not rounded.
  public var lineHeight: CGFloat { UIFont.lineHeight(ofSize: pointSize) }

  static func lineHeight(ofSize size: CGFloat) -> CGFloat { size * relativeLineHeight }

  /// The height of a line in units of the font size (recorded: `Tests/Truth/Facts/text.json`).
  package static let relativeLineHeight: CGFloat = 1.193359375

  /// The height of letters above the baseline, in points.
  public var ascender: CGFloat { pointSize * 0.9521484375 }
  /// The depth of letters below the baseline, in points; negative.
  public var descender: CGFloat { pointSize * -0.2412109375 }
  /// The additional distance between lines, which is 0.
  public var leading: CGFloat { 0 }
}
