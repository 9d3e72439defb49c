/// The preferred size of text: seven standard sizes and five larger accessibility sizes.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// The index of the size: -1 for unspecified, from 0 for the smallest to 11 for the largest.
  let step: Int

  private init(step: Int) { self.step = step }

  private static let names = ["XS", "S", "M", "L", "XL", "XXL", "XXXL"]
  private static let prefix = "UICTContentSizeCategory"

  /// Creates a category from Apple's name; other names result in ``unspecified``.
  public init(rawValue: String) {
    step = (0..<UIContentSizeCategory.count).first { UIContentSizeCategory(step: $0).rawValue == rawValue } ?? -1
  }

  public var rawValue: String {
    switch step {
    case ..<0: "_" + UIContentSizeCategory.prefix + "Unspecified"
    case ..<7: UIContentSizeCategory.prefix + UIContentSizeCategory.names[step]
    default: UIContentSizeCategory.prefix + "Accessibility" + UIContentSizeCategory.names[step - 5]
    }
  }

  static let count = 12

  /// An unspecified size.
  public static let unspecified = UIContentSizeCategory(step: -1)
  /// The smallest size, three steps below `large`.
  public static let extraSmall = UIContentSizeCategory(step: 0)
  /// A size two steps below `large`.
  public static let small = UIContentSizeCategory(step: 1)
  /// A size one step below `large`.
  public static let medium = UIContentSizeCategory(step: 2)
  /// The default size.
  public static let large = UIContentSizeCategory(step: 3)
  /// A size one step above `large`.
  public static let extraLarge = UIContentSizeCategory(step: 4)
  /// A size two steps above `large`.
  public static let extraExtraLarge = UIContentSizeCategory(step: 5)
  /// A size three steps above `large`, the largest standard size.
  public static let extraExtraExtraLarge = UIContentSizeCategory(step: 6)
  /// The first of five accessibility sizes.
  public static let accessibilityMedium = UIContentSizeCategory(step: 7)
  /// The second of five accessibility sizes.
  public static let accessibilityLarge = UIContentSizeCategory(step: 8)
  /// The third of five accessibility sizes.
  public static let accessibilityExtraLarge = UIContentSizeCategory(step: 9)
  /// The fourth of five accessibility sizes.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(step: 10)
  /// The last of five accessibility sizes, the largest size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(step: 11)

  /// Whether it is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { step >= 7 }

  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool { one.step < other.step }
}
