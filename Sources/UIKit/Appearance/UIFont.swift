import CoreGraphics
import Runtime

/// A system font at a size. Hosts draw with the system font of where they are.
///
/// It is no `NSObject`: on Linux Foundation cannot compare objects of other modules in attributed strings.
public final class UIFont: Hashable, Sendable {
  /// How heavy letters are, -1 to 1; 0 is regular.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// - Parameter rawValue: -1 to 1; 0 is regular.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// 100 in CSS.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// 200 in CSS.
    public static let thin = Weight(rawValue: -0.6)
    /// 300 in CSS.
    public static let light = Weight(rawValue: -0.4)
    /// 400 in CSS.
    public static let regular = Weight(rawValue: 0)
    /// 500 in CSS.
    public static let medium = Weight(rawValue: 0.23)
    /// 600 in CSS.
    public static let semibold = Weight(rawValue: 0.3)
    /// 700 in CSS.
    public static let bold = Weight(rawValue: 0.4)
    /// 800 in CSS.
    public static let heavy = Weight(rawValue: 0.56)
    /// 900 in CSS.
    public static let black = Weight(rawValue: 0.62)

    /// As in CSS.
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

  /// What makes a font another one.
  struct Look: Hashable {
    /// Points.
    var size: CGFloat
    var weight = Weight.regular
    var isMonospaced = false
    /// How the size follows the person's wish; nil for not at all.
    var scaling: FontScaling?

    /// At another size, which does not follow the person's wish unless it is the same one.
    func with(_ size: CGFloat) -> Look {
      guard size != self.size else { return self }
      var look = self
      look.size = size
      look.scaling = nil
      return look
    }
  }

  let look: Look

  /// A size that is no number is not taken: the font is as large as that of a label.
  init(_ look: Look) {
    guard look.size.isFinite else {
      logMessage(
        "A font of \(look.size) points is as large as a label's. Look for a division by zero where its size is computed."
      )
      self.look = look.with(UIFont.labelFontSize)
      return
    }
    self.look = look
  }

  /// Points.
  public var pointSize: CGFloat { look.size }
  var weight: Weight { look.weight }
  var isMonospaced: Bool { look.isMonospaced }

  public static func == (one: UIFont, other: UIFont) -> Bool { one === other || one.look == other.look }

  public func hash(into hasher: inout Hasher) { hasher.combine(look) }

  // MARK: System fonts

  /// - Parameter fontSize: points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(Look(size: fontSize)) }

  /// - Parameter fontSize: points.
  /// - Parameter weight: how bold its strokes are.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Look(size: fontSize, weight: weight))
  }

  /// - Parameter fontSize: points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Look(size: fontSize, weight: .bold))
  }

  /// All characters are equally wide.
  /// - Parameter fontSize: points.
  /// - Parameter weight: how bold its strokes are.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Look(size: fontSize, weight: weight, isMonospaced: true))
  }

  /// All digits are equally wide, as they are in every system font here.
  /// - Parameter fontSize: points.
  /// - Parameter weight: how bold its strokes are.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The same font at another size, which does not follow the person's wish then.
  /// - Parameter fontSize: points.
  public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(look.with(fontSize)) }

  /// 17 points.
  public class var labelFontSize: CGFloat { 17 }
  /// 18 points.
  public class var buttonFontSize: CGFloat { 18 }
  /// 12 points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// 14 points.
  public class var systemFontSize: CGFloat { 14 }

  // MARK: Measures

  /// The distance between lines, in points.
  public var lineHeight: CGFloat { UIFont.lineHeight(ofSize: pointSize) }

  static func lineHeight(ofSize size: CGFloat) -> CGFloat { (size * 1.2).rounded(.up) }

  /// How far letters reach above the line they stand on, in points.
  public var ascender: CGFloat { pointSize * 0.95215 }
  /// How far letters reach below the line they stand on, in points, below zero.
  public var descender: CGFloat { pointSize * -0.24121 }
  /// 0: lines follow each other at their height.
  public var leading: CGFloat { 0 }
}
