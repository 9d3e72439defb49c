/// What the person asked of the system.
@preconcurrency @MainActor public enum UIAccessibility {
  /// Movement, parallax and zoom are to be replaced by short cross-fades.
  /// That of the screen that is being driven.
  public static var isReduceMotionEnabled: Bool { UIScreen.main.isReduceMotionEnabled }
  /// Whether the screen is read aloud. False: hosts do not say it.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether views are gone through by switches. False: hosts do not say it.
  public static var isSwitchControlRunning: Bool { false }
}

/// Whether what a view shows can be expanded and collapsed, and is.
public enum UIAccessibilityExpandedStatus: Int, Sendable { case unsupported, expanded, collapsed }

/// What a view is to assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// It can be pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It is a picture; its label says what of.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen among others.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It is text that nobody edits here.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// What it says changes often, and is not read aloud each time.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// It has a value that can be turned up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It is the heading of what follows.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A list of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
}
