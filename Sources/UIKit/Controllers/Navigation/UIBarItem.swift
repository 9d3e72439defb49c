import Runtime

/// What bars show: a button of a navigation bar or toolbar, or a tab.
@preconcurrency @MainActor public class UIBarItem: NSObject {
  public var title: String? { didSet { itemDidChange() } }
  public var image: UIImage? { didSet { itemDidChange() } }
  public var isEnabled = true { didSet { itemDidChange() } }
  /// Read aloud; by default what the item is called.
  public var accessibilityLabel: String? { didSet { itemDidChange() } }
  /// For programs and tests to tell items apart; not read aloud.
  public var accessibilityIdentifier: String?
  /// For programs to tell items apart.
  public var tag = 0

  /// What is seen of it may be another thing now.
  func itemDidChange() {}
}
