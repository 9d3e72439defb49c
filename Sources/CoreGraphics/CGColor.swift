/// A colour in sRGB.
public final class CGColor: Hashable, Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  /// 0 is transparent, 1 opaque.
  public let alpha: CGFloat

  /// - Parameters: 0 to 1 each, not premultiplied.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public var numberOfComponents: Int { 4 }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

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

  /// From `self` (0) to `other` (1), premultiplied so that a fade from clear does not darken.
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
