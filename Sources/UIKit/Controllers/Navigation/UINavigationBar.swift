import Runtime

/// A bar with the title of a navigation controller's top controller, a back button and other buttons. A large title is
/// below them and a search bar below that; as the content is scrolled, they are covered, the search bar first.
@preconcurrency @MainActor public final class UINavigationBar: UIView {
  /// The height of the title and the buttons, in points, at the top of the bar.
  static let rowHeight: CGFloat = 44
  /// The height without the safe area above and without a large title, in points.
  static let height: CGFloat = rowHeight + 10
  /// The distance from an edge of the screen without a safe area, in points.
  static let edgeDistance: CGFloat = 10
  /// The height of a large title, in points: 52 at the default text size.
  var largeTitleHeight: CGFloat {
    NavigationItemView.largeTitleFont.adjusted(to: traitCollection).lineHeight.rounded(.up)
      + NavigationItemView.largeRoom
  }
  /// The scroll distance at which the bar's background is opaque, in points.
  private static let groundDistance: CGFloat = 8
  /// The height of a search bar below them, in points.
  static let searchHeight: CGFloat = 52

  private let background = UIView()
  private let separator = UIView()
  private var shown: NavigationItemView?
  /// A closure that is called when an item has changed, possibly with the height.
  var onItemChange: () -> Void = {}
  /// The visible fraction of the search bar, from 0 to 1.
  var searchShare: CGFloat = 1 { didSet { shown?.searchShare = searchShare } }
  /// A closure that pops the top controller.
  var onBack: () -> Void = {}
  /// A closure that is called when large titles may have been enabled or disabled.
  var onLargeTitleChange: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    background.backgroundColor = .systemBackground
    separator.backgroundColor = .separator
    addSubview(background)
    addSubview(separator)
  }

  /// The items from the root to the top.
  public private(set) var items: [UINavigationItem]?
  /// The item of the top controller, or nil.
  public var topItem: UINavigationItem? { items?.last }
  /// The item that the back button leads to; nil at the root.
  public var backItem: UINavigationItem? { items.flatMap { $0.count > 1 ? $0[$0.count - 2] : nil } }

  /// The background colour, which extends into the safe area above, or nil for the system's.
  public var barTintColor: UIColor? { didSet { background.backgroundColor = barTintColor ?? .systemBackground } }

  /// Whether content extends under the bar; true by default. If false, a controller's view is below the bar unless its
  /// `extendedLayoutIncludesOpaqueBars` is true. The bar looks the same.
  public var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      hasBeenOpaque = true
      onOpacityChange()
    }
  }
  /// Whether the bar was ever opaque, so that controllers' views may have been elsewhere.
  private(set) var hasBeenOpaque = false
  var onOpacityChange: () -> Void = {}

  /// Whether titles are large, unless an item overrides it.
  public var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { largeTitlesDidChange() } } }

  private func largeTitlesDidChange() {
    show(items ?? [])
    onLargeTitleChange()
  }

  /// Returns whether the title of the last item is large.
  func showsLargeTitle(_ items: [UINavigationItem]) -> Bool {
    guard prefersLargeTitles else { return false }
    let decided = items.last { $0.largeTitleDisplayMode != .automatic }
    return decided.map { $0.largeTitleDisplayMode == .always } ?? !items.isEmpty
  }

  override public func layoutSubviews() {
    super.layoutSubviews()
    background.frame = CGRect(
      x: 0, y: -frame.minY, width: bounds.width, height: bounds.height + frame.minY)
    separator.frame = CGRect(x: 0, y: bounds.height - 0.5, width: bounds.width, height: 0.5)
    shown?.frame = bounds
    // Above content that is not scrolled, the bar has no visible background if there is a large title.
    let isLarge = showsLargeTitle(items ?? [])
    let scrolled = largeTitleHeight - (shown?.titleRoom ?? 0)
    let ground = isLarge ? min(max(scrolled / UINavigationBar.groundDistance, 0), 1) : 1
    for view in [background, separator] { view.alpha = ground }
  }

  override public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    guard previousTraitCollection?.preferredContentSizeCategory != category else { return }
    onLargeTitleChange()
  }

  /// Returns whether the bar displays something at a point. Elsewhere touches reach the content.
  override public func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
      && (point.y < UINavigationBar.height || background.alpha > 0 || shown?.hasSearchBar(at: point) == true)
  }

  /// Displays other items, without animation.
  func show(_ new: [UINavigationItem]) {
    _ = replace(new)?.removeFromSuperview()
  }

  /// Prepares the display of other items: the new one slides in from the side of `direction` while the old one
  /// disappears.
  /// - Parameters:
  ///   - direction: 1 from the right, -1 from the left, 0 for a cross-fade only.
  ///   - height: The new height of the bar, in points.
  /// - Returns: A closure that makes the changes, to be called in an animation block, and one that completes them.
  func change(to new: [UINavigationItem], direction: CGFloat, height: CGFloat) -> (
    changes: () -> Void, end: () -> Void
  ) {
    let old = replace(new)
    let distance = direction * bounds.width / 3
    guard let arriving = shown else { return ({}, { old?.removeFromSuperview() }) }
    UIView.performWithoutAnimation {
      arriving.frame.size.height = height
      arriving.alpha = 0
      arriving.slide(by: distance)
      arriving.layoutIfNeeded()
    }
    return (
      {
        arriving.alpha = 1
        arriving.slide(by: 0)
        old?.alpha = 0
        old?.slide(by: -distance)
      }, { old?.removeFromSuperview() }
    )
  }

  /// Replaces the items.
  /// - Returns: The previous view.
  private func replace(_ new: [UINavigationItem]) -> NavigationItemView? {
    for item in items ?? [] {
      item.onChange = nil
      item.onLargeTitleChange = nil
    }
    items = new
    for item in new {
      item.onChange = weakly(self) {
        $0.show($0.items ?? [])
        $0.onItemChange()
      }
      item.onLargeTitleChange = weakly(self) { $0.largeTitlesDidChange() }
    }
    let old = shown
    shown = topItem.map {
      NavigationItemView($0, isLarge: showsLargeTitle(new), back: backItem, onBack: onBack)
    }
    shown?.searchShare = searchShare
    if let shown {
      UIView.performWithoutAnimation {
        shown.frame = bounds
        addSubview(shown)
      }
    }
    return old
  }
}
