/// A colour in sRGB.
public final class CGColor: Hashable, Sendable {
  /// 0 to 1, not premultiplied.
  public let red: CGFloat
  /// 0 to 1, not premultiplied.
  public let green: CGFloat
  /// 0 to 1, not premultiplied.
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

  /// The same as without the prefix: all colours are in sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// - Parameters: 0 to 1 each; the grey is put into red, green and blue.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Four, for greys as well; as many as `components` has.
  public var numberOfComponents: Int { 4 }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// The same colour with another alpha, 0 to 1; never nil.
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
