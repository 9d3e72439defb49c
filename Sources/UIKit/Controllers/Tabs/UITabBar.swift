import Runtime

/// A row of tabs of which one is selected. Of a tab bar controller, or with a delegate of its own.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// Without the safe area below, in points.
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

  /// Whether what is behind the bar is seen through it; true by default. It is kept, and the bar is drawn opaque.
  open var isTranslucent = true

  /// Told which tab a person chooses. Not retained.
  @Weak open var delegate: (any UITabBarDelegate)?

  /// Whether a tab may be selected; asked by a controller.
  final var shouldSelect: (UITabBarItem) -> Bool = { _ in true }
  /// A finger has chosen a tab, which may be the one that was selected already.
  final var onSelection: (UITabBarItem) -> Void = { _ in }

  /// From the leading edge. The one that is selected stays so if it is still there.
  open var items: [UITabBarItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }

  private var shownItems: [UITabBarItem]?

  /// - Parameter animated: without effect.
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

  /// Setting it tells nobody.
  open var selectedItem: UITabBarItem? { didSet { update() } }

  private func choose(_ item: UITabBarItem) {
    guard shouldSelect(item) else { return }
    selectedItem = item
    onSelection(item)
    delegate?.tabBar(self, didSelect: item)
  }

  /// The colour behind the items and the safe area below; the system's background when it is nil.
  open var barTintColor: UIColor? { didSet { background.backgroundColor = barTintColor ?? .systemBackground } }
  /// Of what is not selected; nil for grey.
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

/// Told which tab a person chooses. All methods are optional.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// A person has chosen a tab, which may be the one that was selected already.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
