/// A system font at a size. Hosts draw with the system font of where they are.
///
/// It is no `NSObject`: on Linux Foundation cannot compare objects of other modules in attributed strings.
public final class UIFont: Hashable, Sendable {
  public struct Weight: Hashable, Sendable, RawRepresentable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)

    /// As in CSS.
    var number: Int {
      switch rawValue {
      case ..<(-0.2): return 300
      case ..<0.1: return 400
      case ..<0.27: return 500
      case ..<0.35: return 600
      case ..<0.5: return 700
      default: return 800
      }
    }
  }

  /// Points.
  public let pointSize: CGFloat
  let weight: Weight
  let isMonospaced: Bool

  private init(_ size: CGFloat, _ weight: Weight, isMonospaced: Bool) {
    pointSize = size
    self.weight = weight
    self.isMonospaced = isMonospaced
  }

  public static func == (one: UIFont, other: UIFont) -> Bool {
    one.pointSize == other.pointSize && one.weight == other.weight && one.isMonospaced == other.isMonospaced
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(Double(pointSize))
    hasher.combine(Double(weight.rawValue))
    hasher.combine(isMonospaced)
  }

  /// - Parameter fontSize: points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontSize, .regular, isMonospaced: false)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontSize, weight, isMonospaced: false)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(fontSize, .bold, isMonospaced: false) }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontSize, weight, isMonospaced: true)
  }

  /// The distance between lines, in points.
  public var lineHeight: CGFloat { UIFont.lineHeight(ofSize: pointSize) }

  static func lineHeight(ofSize size: CGFloat) -> CGFloat { (size * 1.2).rounded(.up) }
}
