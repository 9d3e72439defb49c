/// The user's accessibility settings.
@preconcurrency @MainActor public enum UIAccessibility {
  /// Whether Reduce Motion is enabled on the current screen, so that movement, parallax and zooming should be replaced
  /// by short cross-fades.
  public static var isReduceMotionEnabled: Bool { UIScreen.main.isReduceMotionEnabled }
  /// Whether Increase Contrast is enabled on the current screen, so that system colours differ more from their surroundings.
  public static var isDarkerSystemColorsEnabled: Bool {
    UIScreen.main.traitCollection.accessibilityContrast == .high
  }
  /// Whether VoiceOver is running; always false, because hosts do not report it.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether Switch Control is running; always false, because hosts do not report it.
  public static var isSwitchControlRunning: Bool { false }
}

/// Whether the content of a view can be expanded or collapsed.
public enum UIAccessibilityExpandedStatus: Int, Sendable {
  /// The content can be neither expanded nor collapsed.
  case unsupported
  /// The content is expanded.
  case expanded
  /// The content is collapsed.
  case collapsed
}

/// The traits of a view for assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// The view can be activated.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The view is an image, which its label describes.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The view is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The view is text that cannot be edited.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The view is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The view changes frequently, and changes are not announced each time.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The view has a value that can be incremented and decremented.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The view is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The view is a list of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
}
