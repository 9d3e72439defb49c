import Runtime

/// A row of tabs, one of which is selected. It belongs to a tab bar controller, or has a delegate of its own.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The height without the safe area below, in points.
  static let height: CGFloat = 49

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    background.backgroundColor = .systemBackground
    separator.backgroundColor = .separator
    addSubview(background)
    addSubview(separator)
  }

  private let background = UIView()
  private let separator = UIView()
  private var buttons: [TabButton] = []

  /// Whether the bar is translucent; true by default. The value is stored, but the bar is drawn opaque.
  open var isTranslucent = true

  /// The delegate. Not retained.
  @Weak open var delegate: (any UITabBarDelegate)?

  /// A closure with which a controller decides whether a tab may be selected.
  final var shouldSelect: (UITabBarItem) -> Bool = { _ in true }
  /// A closure that is called when the user has tapped a tab, which may have been selected already.
  final var onSelection: (UITabBarItem) -> Void = { _ in }

  /// The tabs from the leading edge. Setting it keeps the selected tab if it is among them.
  open var items: [UITabBarItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }

  private var shownItems: [UITabBarItem]?

  /// Replaces the tabs.
  /// - Parameter animated: Ignored.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    for button in buttons {
      button.item.onChange = nil
      button.removeFromSuperview()
    }
    shownItems = items
    buttons = (items ?? []).map { item in
      let button = TabButton(item)
      button.addAction(
        UIAction(handler: weakly(self) { (bar: UITabBar) in bar.choose(item) }), for: .primaryActionTriggered)
      addSubview(button)
      return button
    }
    if !buttons.contains(where: { $0.item === selectedItem }) { selectedItem = nil }
    update()
    setNeedsLayout()
  }

  /// The selected tab. Setting it does not notify the delegate.
  open var selectedItem: UITabBarItem? { didSet { update() } }

  private func choose(_ item: UITabBarItem) {
    guard shouldSelect(item) else { return }
    selectedItem = item
    onSelection(item)
    delegate?.tabBar(self, didSelect: item)
  }

  /// The background colour, which extends into the safe area below, or nil for the system's.
  open var barTintColor: UIColor? { didSet { background.backgroundColor = barTintColor ?? .systemBackground } }
  /// The colour of tabs that are not selected; nil for grey.
  open var unselectedItemTintColor: UIColor? { didSet { update() } }

  private func update() {
    for button in buttons {
      button.unselectedColor = unselectedItemTintColor ?? .systemGray
      button.isSelected = button.item === selectedItem
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    separator.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    let safe = safeAreaInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = (bounds.width - safe.left - safe.right) / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      let place = isMirrored ? buttons.count - 1 - index : index
      button.frame = CGRect(x: safe.left + CGFloat(place) * width, y: 0, width: width, height: UITabBar.height)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: UITabBar.height) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UITabBar.height)
  }
}

/// The methods with which a tab bar notifies its delegate. All are optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user has tapped a tab, which may have been selected already.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
