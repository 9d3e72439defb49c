import Runtime

/// Shows the title of a navigation controller's top controller, the way back and buttons. A large title is below them, and a
/// search bar below that; they go under them as the content is scrolled, the search bar first.
@preconcurrency @MainActor public final class UINavigationBar: UIView {
  /// Without the safe area above and without a large title, in points.
  static let height: CGFloat = 44
  /// The room of a large title, in points: 52 at the usual text size.
  var largeTitleHeight: CGFloat {
    NavigationItemView.largeTitleFont.adjusted(to: traitCollection).lineHeight + NavigationItemView.largeRoom
  }
  /// Scrolled so far, the bar has its ground, in points.
  private static let groundDistance: CGFloat = 8
  /// The room of a search bar below them, in points.
  static let searchHeight: CGFloat = 52

  private let background = UIView()
  private let separator = UIView()
  private var shown: NavigationItemView?
  /// An item has changed, and with it perhaps the height.
  var onItemChange: () -> Void = {}
  /// How much of the search bar is seen, 0 to 1.
  var searchShare: CGFloat = 1 { didSet { shown?.searchShare = searchShare } }
  /// Goes back by one.
  var onBack: () -> Void = {}
  /// Titles may be large now that were not, or no longer.
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

  /// From the root to what is shown.
  public private(set) var items: [UINavigationItem]?
  /// Of what is shown; nil without items.
  public var topItem: UINavigationItem? { items?.last }
  /// Of what the back button leads to; nil at the root.
  public var backItem: UINavigationItem? { items.flatMap { $0.count > 1 ? $0[$0.count - 2] : nil } }

  /// The colour behind the items and the safe area above; the system's background when it is nil.
  public var barTintColor: UIColor? { didSet { background.backgroundColor = barTintColor ?? .systemBackground } }

  /// Whether content reaches under the bar; true by default. A controller's view is below one that is not translucent, unless
  /// its `extendedLayoutIncludesOpaqueBars` says otherwise. The bar looks the same.
  public var isTranslucent = true {
    didSet {
      guard isTranslucent != oldValue else { return }
      hasBeenOpaque = true
      onOpacityChange()
    }
  }
  /// Views of controllers may be elsewhere than they are mostly.
  private(set) var hasBeenOpaque = false
  var onOpacityChange: () -> Void = {}

  /// Whether titles are large, unless their items say otherwise.
  public var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { largeTitlesDidChange() } } }

  private func largeTitlesDidChange() {
    show(items ?? [])
    onLargeTitleChange()
  }

  /// Whether the title of the last item is large.
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
    // Above content that is not scrolled there is no bar to be seen, just a large title.
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

  /// What does not show the bar is not the bar's: the content is touched there.
  override public func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
      && (point.y < UINavigationBar.height || background.alpha > 0 || shown?.hasSearchBar(at: point) == true)
  }

  /// Shows other items, without animation.
  func show(_ new: [UINavigationItem]) {
    _ = replace(new)?.removeFromSuperview()
  }

  /// Shows other items: the new one slides in from the side of `direction` while the old one goes.
  /// - Parameters:
  ///   - direction: 1 from the right, -1 from the left, 0 for fading alone.
  ///   - height: that the bar will have, in points.
  /// - Returns: makes the changes, to be called in an animation block, and ends them.
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

  /// - Returns: what was shown.
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
