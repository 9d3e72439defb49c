import Runtime

/// The superclass of items in bars: buttons of navigation bars and toolbars, and tabs.
@preconcurrency @MainActor public class UIBarItem: NSObject {
  /// The title, displayed without an image, or below it in a tab. It is read aloud in any case.
  public var title: String? { didSet { itemDidChange() } }
  /// The image in place of a button's title or above a tab's, or nil.
  public var image: UIImage? { didSet { itemDidChange() } }
  /// Whether the item is enabled; true by default.
  public var isEnabled = true { didSet { itemDidChange() } }
  /// The label that is read aloud; by default the title.
  public var accessibilityLabel: String? { didSet { itemDidChange() } }
  /// An identifier for programs and tests, which is not read aloud.
  public var accessibilityIdentifier: String?
  /// An integer that identifies the item for programs.
  public var tag = 0

  /// Called when the appearance of the item may have changed.
  func itemDidChange() {}
}
