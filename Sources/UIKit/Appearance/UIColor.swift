import CoreGraphics
import Foundation

/// A colour: a fixed one, or a dynamic one that depends on traits, such as ``label``, which is black in light mode and
/// white in dark mode. Views resolve their colours with their own traits, and again when these change.
///
/// Two fixed colours are equal if they look the same. A dynamic colour is equal only to itself, and with another alpha
/// to the same colour with that alpha.
///
/// It is no `NSObject`, because Foundation on Linux cannot compare objects of other modules in attributed strings.
public final class UIColor: Hashable, @unchecked Sendable {
  /// The kind and the value of a colour.
  enum Look {
    case fixed(CGColor)
    case tones(ColorTones)
    case provider((UITraitCollection) -> UIColor)
    /// Another colour with an alpha.
    case faded(UIColor, CGFloat)
    /// A grey of another colour's luminance.
    case gray(UIColor)
    /// The tint of the view that displays it.
    case tint
  }

  let look: Look

  init(_ look: Look) { self.look = look }

  // MARK: Initialisers

  /// Creates a fixed colour.
  public convenience init(cgColor: CGColor) { self.init(.fixed(cgColor)) }

  /// Creates a dynamic colour. It is resolved when it is drawn, and when the traits change.
  /// - Parameter dynamicProvider: Returns the colour for traits; a dynamic result is resolved with the same traits.
  ///   Called on the thread that resolves the colour.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(.provider(dynamicProvider))
  }

  /// Creates a colour with sRGB components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a colour from Display P3 components from 0 to 1, clamped to sRGB.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let (r, g, b) = (linear(displayP3Red), linear(green), linear(blue))
    self.init(
      red: companded(1.22494018 * r - 0.22494018 * g),
      green: companded(-0.04205695 * r + 1.04205695 * g),
      blue: companded(-0.01963755 * r - 0.07863605 * g + 1.09827360 * b), alpha: alpha)
  }

  /// Creates a grey.
  /// - Parameters: The white, from 0 (black) to 1 (white), and the alpha, from 0 (transparent) to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Creates a colour with components from 0 to 1; the hue circle begins with red, then green and blue.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ offset: CGFloat) -> CGFloat {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(min(k, 4 - k), 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Returns the colour with another alpha; a dynamic one stays dynamic.
  /// - Parameter alpha: The alpha, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch look {
    case .fixed(let color): UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    case .faded(let color, _): UIColor(.faded(color, alpha))
    case .tones, .provider, .gray, .tint: UIColor(.faded(self, alpha))
    }
  }

  // MARK: Resolving

  /// The colour resolved with the current traits; see ``UITraitCollection/current``.
  public var cgColor: CGColor {
    if case .fixed(let color) = look { return color }
    return cgColor(with: .current) { .systemBlue }
  }

  /// Returns the colour resolved with traits; a fixed colour returns itself. Unspecified traits default to those of a
  /// light screen.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = look { return self }
    return UIColor(cgColor: cgColor(with: traitCollection) { .systemBlue })
  }

  /// Whether the colour is dynamic.
  var isDynamic: Bool {
    if case .fixed = look { false } else { true }
  }

  /// Resolves the colour.
  /// - Parameter tint: Returns the colour for ``tintColor``, if it is needed.
  func cgColor(with traits: UITraitCollection, tint: () -> UIColor) -> CGColor {
    switch look {
    case .fixed(let color): return color
    case .tones(let tones): return tones.color(with: traits)
    case .provider(let provider): return provider(traits).cgColor(with: traits, tint: tint)
    case .faded(let color, let alpha):
      let color = color.cgColor(with: traits, tint: tint)
      return CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    case .gray(let color):
      let color = color.cgColor(with: traits, tint: tint)
      let luma = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
      return CGColor(gray: luma, alpha: color.alpha)
    case .tint: return tint().cgColor(with: traits) { .systemBlue }
    }
  }

  // MARK: Comparing

  public static func == (one: UIColor, other: UIColor) -> Bool {
    switch (one.look, other.look) {
    case (.fixed(let color), .fixed(let otherColor)): color == otherColor
    case (.faded(let color, let alpha), .faded(let otherColor, let otherAlpha)):
      alpha == otherAlpha && color == otherColor
    case (.gray(let color), .gray(let otherColor)): color == otherColor
    default: one === other
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch look {
    case .fixed(let color): hasher.combine(color)
    case .faded(let color, let alpha):
      hasher.combine(color)
      hasher.combine(Double(alpha))
    case .gray(let color): hasher.combine(color)
    case .tones, .provider, .tint: hasher.combine(ObjectIdentifier(self))
    }
  }

  // MARK: Parts

  /// Gets the components of the colour resolved with the current traits, from 0 to 1. Nil parameters are skipped.
  /// - Returns: True.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Gets the white of the colour resolved with the current traits, from 0 to 1.
  /// - Returns: False, without any result, if it is not a grey.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Gets the components of the colour resolved with the current traits, from 0 to 1; the hue of a grey is 0.
  /// - Returns: True.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let most = max(color.red, color.green, color.blue)
    let spread = most - min(color.red, color.green, color.blue)
    if let hue {
      let sixths: CGFloat =
        if spread == 0 {
          0
        } else if most == color.red {
          (color.green - color.blue) / spread
        } else if most == color.green {
          (color.blue - color.red) / spread + 2
        } else {
          (color.red - color.green) / spread + 4
        }
      hue.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    }
    saturation?.pointee = most == 0 ? 0 : spread / most
    brightness?.pointee = most
    alpha?.pointee = color.alpha
    return true
  }
}

/// Returns the linear intensity of a component in sRGB or Display P3.
private func linear(_ value: CGFloat) -> CGFloat {
  value <= 0.04045 ? value / 12.92 : CGFloat(pow(Double((value + 0.055) / 1.055), 2.4))
}

/// Returns the component for a linear intensity, from 0 to 1.
private func companded(_ light: CGFloat) -> CGFloat {
  let light = min(max(light, 0), 1)
  return light <= 0.0031308 ? light * 12.92 : 1.055 * CGFloat(pow(Double(light), 1 / 2.4)) - 0.055
}
