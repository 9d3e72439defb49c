import CoreGraphics
import Foundation

/// A colour: a fixed one, or one that depends on where it is shown, such as ``label``, which is black on light ground
/// and white on dark. Views resolve the colours that they are given by their own traits, and anew when these change.
///
/// Two fixed colours are equal when they look the same. One that depends on traits is equal to itself only, and with
/// another alpha to the same one with that alpha.
///
/// It is no `NSObject`: on Linux Foundation cannot compare objects of other modules in attributed strings.
public final class UIColor: Hashable, @unchecked Sendable {
  /// What it looks like.
  enum Look {
    case fixed(CGColor)
    case tones(ColorTones)
    case provider((UITraitCollection) -> UIColor)
    /// Another colour with an alpha.
    case faded(UIColor, CGFloat)
    /// As light as another colour, without its hue.
    case gray(UIColor)
    /// The tint of the view that shows it.
    case tint
  }

  let look: Look

  init(_ look: Look) { self.look = look }

  // MARK: Making colours

  /// The same whatever the traits are.
  public convenience init(cgColor: CGColor) { self.init(.fixed(cgColor)) }

  /// A colour that depends on traits. It is asked for when it is drawn, and when the traits change.
  /// - Parameter dynamicProvider: gives the colour for traits; one that depends on traits itself is resolved by the
  ///   same ones. It is called on the thread that resolves the colour.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(.provider(dynamicProvider))
  }

  /// - Parameters: sRGB, 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A colour of the wider space of screens, as near to it as sRGB has one: what lies outside is cut off.
  /// - Parameters: Display P3, 0 to 1.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let (r, g, b) = (linear(displayP3Red), linear(green), linear(blue))
    self.init(
      red: companded(1.22494018 * r - 0.22494018 * g),
      green: companded(-0.04205695 * r + 1.04205695 * g),
      blue: companded(-0.01963755 * r - 0.07863605 * g + 1.09827360 * b), alpha: alpha)
  }

  /// A grey.
  /// - Parameters: 0 (black) to 1 (white), and 0 (clear) to 1.
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

  /// The same colour with another alpha; what depends on traits still does.
  /// - Parameter alpha: 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch look {
    case .fixed(let color): UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    case .faded(let color, _): UIColor(.faded(color, alpha))
    case .tones, .provider, .gray, .tint: UIColor(.faded(self, alpha))
    }
  }

  // MARK: Resolving

  /// What it looks like with the current traits; see ``UITraitCollection/current``.
  public var cgColor: CGColor {
    if case .fixed(let color) = look { return color }
    return cgColor(with: .current) { .systemBlue }
  }

  /// The fixed colour that it is with traits; a fixed colour is itself. Traits that are not specified count as those of
  /// a light screen.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if case .fixed = look { return self }
    return UIColor(cgColor: cgColor(with: traitCollection) { .systemBlue })
  }

  /// Whether it depends on where it is shown.
  var isDynamic: Bool {
    if case .fixed = look { false } else { true }
  }

  /// - Parameter tint: what stands for ``tintColor``; asked for if that is what counts.
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

  /// Its parts with the current traits, each 0 to 1; those of nil are left out.
  /// - Returns: true.
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

  /// How light it is with the current traits, 0 to 1.
  /// - Returns: false for what is no grey; nothing is written then.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }

  /// Its parts with the current traits, each 0 to 1; the hue of a grey is 0.
  /// - Returns: true.
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

/// The amount of light of a channel in sRGB or Display P3.
private func linear(_ value: CGFloat) -> CGFloat {
  value <= 0.04045 ? value / 12.92 : CGFloat(pow(Double((value + 0.055) / 1.055), 2.4))
}

/// The channel for an amount of light, between 0 and 1.
private func companded(_ light: CGFloat) -> CGFloat {
  let light = min(max(light, 0), 1)
  return light <= 0.0031308 ? light * 12.92 : 1.055 * CGFloat(pow(Double(light), 1 / 2.4)) - 0.055
}
