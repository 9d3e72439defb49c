/// What the person asked of the system.
@preconcurrency @MainActor public enum UIAccessibility {
  /// Movement, parallax and zoom are to be replaced by short cross-fades.
  /// That of the screen that is being driven.
  public static var isReduceMotionEnabled: Bool { UIScreen.main.isReduceMotionEnabled }
}

/// Whether what a view shows can be expanded and collapsed, and is.
public enum UIAccessibilityExpandedStatus: Int, Sendable { case unsupported, expanded, collapsed }

/// What a view is to assistive technology.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// What it says changes often, and is not read aloud each time.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A list of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
}
