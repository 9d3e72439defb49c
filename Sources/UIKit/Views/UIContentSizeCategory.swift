/// How large a person wants text to be: seven usual sizes, and five for those who see little.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// -1 for unspecified, 0 for the smallest, 11 for the largest.
  let step: Int

  private init(step: Int) { self.step = step }

  private static let names = ["XS", "S", "M", "L", "XL", "XXL", "XXXL"]
  private static let prefix = "UICTContentSizeCategory"

  /// Apple's name of it; other names stand for ``unspecified``.
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

  /// What traits say that leave the size open.
  public static let unspecified = UIContentSizeCategory(step: -1)
  /// The smallest, three steps below `large`.
  public static let extraSmall = UIContentSizeCategory(step: 0)
  /// Two steps below `large`.
  public static let small = UIContentSizeCategory(step: 1)
  /// One step below `large`.
  public static let medium = UIContentSizeCategory(step: 2)
  /// What text has unless a person asks for something else.
  public static let large = UIContentSizeCategory(step: 3)
  /// One step above `large`.
  public static let extraLarge = UIContentSizeCategory(step: 4)
  /// Two steps above `large`.
  public static let extraExtraLarge = UIContentSizeCategory(step: 5)
  /// Three steps above `large`: the largest of the usual sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(step: 6)
  /// The smallest of the five sizes for those who see little.
  public static let accessibilityMedium = UIContentSizeCategory(step: 7)
  /// The second of the five sizes for those who see little.
  public static let accessibilityLarge = UIContentSizeCategory(step: 8)
  /// The third of the five sizes for those who see little.
  public static let accessibilityExtraLarge = UIContentSizeCategory(step: 9)
  /// The fourth of the five sizes for those who see little.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(step: 10)
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(step: 11)

  /// Whether it is one of the five largest.
  public var isAccessibilityCategory: Bool { step >= 7 }

  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool { one.step < other.step }
}
