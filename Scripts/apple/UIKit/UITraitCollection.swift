@objc open class UITraitCollection: NSObject, @unchecked Sendable {
  override public init()
  public required init?(coder: NSCoder)
  public init(traitsFrom traitCollections: [UITraitCollection])
  public init(userInterfaceIdiom idiom: UIUserInterfaceIdiom)
  public init(userInterfaceStyle: UIUserInterfaceStyle)
  open var userInterfaceStyle: UIUserInterfaceStyle { get }
  public init(layoutDirection: UITraitEnvironmentLayoutDirection)
  public init(displayScale scale: CGFloat)
  public init(horizontalSizeClass: UIUserInterfaceSizeClass)
  public init(verticalSizeClass: UIUserInterfaceSizeClass)
  public init(preferredContentSizeCategory: UIContentSizeCategory)
  public init(accessibilityContrast: UIAccessibilityContrast)
  open class var current: UITraitCollection { get set }
}

@objc public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified
  case phone
  case pad
  case tv
  case carPlay
  @available(iOS 14.0, *) case mac
}

@objc public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified
  case compact
  case regular
}

@objc public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified
  case light
  case dark
}

@objc public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight = 0, rightToLeft = 1
}

@objc public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal = 0, high = 1 }

public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable, _CValue {
  public let rawValue: String
  public init(rawValue: String)
  public static let unspecified: UIContentSizeCategory
  public static let extraSmall: UIContentSizeCategory
  public static let small: UIContentSizeCategory
  public static let medium: UIContentSizeCategory
  public static let large: UIContentSizeCategory
  public static let extraLarge: UIContentSizeCategory
  public static let extraExtraLarge: UIContentSizeCategory
  public static let extraExtraExtraLarge: UIContentSizeCategory
  public static let accessibilityMedium: UIContentSizeCategory
  public static let accessibilityLarge: UIContentSizeCategory
  public static let accessibilityExtraLarge: UIContentSizeCategory
  public static let accessibilityExtraExtraLarge: UIContentSizeCategory
  public static let accessibilityExtraExtraExtraLarge: UIContentSizeCategory
  public var isAccessibilityCategory: Bool { get }
}
