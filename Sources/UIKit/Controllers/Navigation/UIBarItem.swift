import Runtime

/// What bars show: a button of a navigation bar or toolbar, or a tab.
@preconcurrency @MainActor public class UIBarItem: NSObject {
  /// Shown where there is no image, or below it on a tab; read aloud in any case.
  public var title: String? { didSet { itemDidChange() } }
  /// In place of a button's title, above that of a tab; nil for none.
  public var image: UIImage? { didSet { itemDidChange() } }
  /// Whether it can be pressed; true by default.
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
