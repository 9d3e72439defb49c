import CoreGraphics
import Runtime

/// The properties of a font, from which other fonts can be created: its size, its weight, its design. It is immutable.
public final class UIFontDescriptor: NSObject, Sendable {
  /// The design of a system font. Hosts have the default and the monospaced one.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// A rounded design, which hosts do not have.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// A serif design, which hosts do not have.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The monospaced design.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The symbolic traits of a font, independent of its family.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic, which hosts do not have.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Monospaced.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  let look: UIFont.Look

  init(_ look: UIFont.Look) {
    self.look = look
    super.init()
  }

  /// Returns the descriptor of a style's font in the user's preferred size.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// Returns the descriptor of a style's font for traits.
  /// - Parameter traitCollection: The traits, or nil for the current ones.
  /// - Parameter style: The text style.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The size in points.
  public var pointSize: CGFloat { look.size }

  /// The symbolic traits; bold from semibold on.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if look.weight.number >= 600 { traits.insert(.traitBold) }
    if look.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the descriptor in another size.
  /// - Parameter newPointSize: The size in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(look.with(newPointSize)) }

  /// Returns the descriptor in another design, or nil for rounded and serif, which hosts do not have.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard design == .default || design == .monospaced else { return nil }
    var look = look
    look.isMonospaced = design == .monospaced
    return UIFontDescriptor(look)
  }

  /// Returns the descriptor with exactly these traits, or nil for traits that hosts do not have, such as italic.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    guard symbolicTraits.isSubset(of: [.traitBold, .traitMonoSpace]) else { return nil }
    var look = look
    if symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) {
      look.weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
    }
    look.isMonospaced = symbolicTraits.contains(.traitMonoSpace)
    return UIFontDescriptor(look)
  }

  #if !hasFeature(Embedded)
    /// The name of a property of a font.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The size in points, a number.
      public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
      /// The traits, a dictionary by `TraitKey`.
      public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    }

    /// The name of a trait of a font.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The weight from -1 to 1, the raw value of a `UIFont.Weight`.
      public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
      /// The raw value of the ``UIFontDescriptor/symbolicTraits``.
      public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    }

    /// Returns the value of a property; nil for one that system fonts do not have here.
    public func object(forKey anAttribute: AttributeName) -> Any? {
      switch anAttribute {
      case .size: look.size
      case .traits: [TraitKey.weight: look.weight.rawValue, .symbolic: symbolicTraits.rawValue] as [TraitKey: Any]
      default: nil
      }
    }
  #endif

  public override func isEqual(_ object: AnyValue?) -> Bool { (object as? UIFontDescriptor)?.look == look }

  public override var hash: Int { look.hashValue }
}

extension UIFont {
  /// Creates a font from a descriptor.
  /// - Parameter pointSize: The size in points; 0 for that of the descriptor.
  /// - Parameter descriptor: The descriptor, which provides everything except the size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize == 0 ? descriptor.look : descriptor.look.with(pointSize))
  }

  /// The descriptor of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(look) }
}
