import CoreGraphics
import Runtime

/// What a font looks like, to make another one of it: its size, whether it is bold, its design. It does not change.
public final class UIFontDescriptor: NSObject, Sendable {
  /// A family of system fonts. Hosts have the default one and the monospaced one.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What the system writes everything in, unless it is asked for another.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends. Hosts do not have it.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With feet, as books have them. Hosts do not have it.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// All letters as wide as each other.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// What a font looks like, whichever it is.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted. Hosts do not have it.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// All letters as wide as each other.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  let look: UIFont.Look

  init(_ look: UIFont.Look) {
    self.look = look
    super.init()
  }

  /// That of the font of a style, as large as the person wants text.
  public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// - Parameter traitCollection: nil for the current ones.
  /// - Parameter style: what the text is.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// Points.
  public var pointSize: CGFloat { look.size }

  /// Bold from semibold on.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if look.weight.number >= 600 { traits.insert(.traitBold) }
    if look.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// - Parameter newPointSize: points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(look.with(newPointSize)) }

  /// The same in another design; nil for one that hosts do not have, rounded and serif.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard design == .default || design == .monospaced else { return nil }
    var look = look
    look.isMonospaced = design == .monospaced
    return UIFontDescriptor(look)
  }

  /// The same with just these traits; nil for those that hosts do not have, such as italic.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    guard symbolicTraits.isSubset(of: [.traitBold, .traitMonoSpace]) else { return nil }
    var look = look
    if symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) {
      look.weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
    }
    look.isMonospaced = symbolicTraits.contains(.traitMonoSpace)
    return UIFontDescriptor(look)
  }

  public override func isEqual(_ object: AnyValue?) -> Bool { (object as? UIFontDescriptor)?.look == look }

  public override var hash: Int { look.hashValue }
}

extension UIFont {
  /// - Parameter pointSize: points; 0 for that of the descriptor.
  /// - Parameter descriptor: all but the size is taken from it.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize == 0 ? descriptor.look : descriptor.look.with(pointSize))
  }

  /// What it looks like.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(look) }
}
