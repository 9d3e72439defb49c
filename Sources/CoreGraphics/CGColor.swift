/// A colour in sRGB.
public final class CGColor: Hashable, Sendable {
  /// The red component from 0 to 1, not premultiplied.
  public let red: CGFloat
  /// The green component from 0 to 1, not premultiplied.
  public let green: CGFloat
  /// The blue component from 0 to 1, not premultiplied.
  public let blue: CGFloat
  /// The alpha, from 0 (transparent) to 1 (opaque).
  public let alpha: CGFloat

  /// Creates a colour with components from 0 to 1, not premultiplied.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour in sRGB, like `init(red:green:blue:alpha:)`.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey with components from 0 to 1. It is stored as red, green and blue.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The number of components, which is 4 for greys as well.
  public var numberOfComponents: Int { 4 }

  /// The red, green, blue and alpha.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// Returns the colour with another alpha, from 0 to 1. Never nil.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

  public static func == (one: CGColor, other: CGColor) -> Bool {
    one === other
      || (one.red == other.red && one.green == other.green && one.blue == other.blue && one.alpha == other.alpha)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }

  /// Interpolates from `self` (0) to `other` (1), premultiplied so that a fade from transparent does not darken.
  package func blended(with other: CGColor, by progress: Double) -> CGColor {
    let start = 1 - progress
    let blendedAlpha = alpha * start + other.alpha * progress
    guard blendedAlpha > 0 else { return CGColor(red: red, green: green, blue: blue, alpha: 0) }
    let startWeight = alpha * start / blendedAlpha
    let endWeight = other.alpha * progress / blendedAlpha
    return CGColor(
      red: red * startWeight + other.red * endWeight, green: green * startWeight + other.green * endWeight,
      blue: blue * startWeight + other.blue * endWeight, alpha: blendedAlpha)
  }
}
