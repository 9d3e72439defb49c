import Runtime

/// A row of buttons at the bottom of a screen.
@preconcurrency @MainActor open class UIToolbar: UIView {
  /// The height without the safe area below, in points.
  static let height: CGFloat = 54
  /// The height of the buttons at the top of the bar, in points.
  static let plateHeight: CGFloat = 48
  /// The duration of a change of items, in seconds.
  private static let duration: TimeInterval = 0.25

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
    addSubview(background)
  }

  private let background = UIView()
  private var row: ToolbarRow?

  /// The background colour, which extends into the safe area below, or nil for the system's.
  open var barTintColor: UIColor? { didSet { background.backgroundColor = barTintColor ?? .systemBackground } }

  /// The items from the leading edge. Flexible spaces share the remaining width; without any the items are at the
  /// leading edge.
  open var items: [UIBarButtonItem]? {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }

  private var shownItems: [UIBarButtonItem]?

  /// Replaces the items.
  /// - Parameter animated: Whether to cross-fade.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let change = change(to: items)
    guard animated, window != nil else {
      change.changes()
      return change.end()
    }
    UIView.animate(withDuration: UIToolbar.duration, animations: change.changes) { _ in change.end() }
  }

  /// Prepares the display of other items.
  /// - Returns: A closure that makes the changes, to be called in an animation block, and one that completes them.
  final func change(to new: [UIBarButtonItem]?) -> (changes: () -> Void, end: () -> Void) {
    let old = row
    shownItems = new
    row = new.map { ToolbarRow($0) }
    if let row {
      UIView.performWithoutAnimation {
        row.frame = bounds
        row.alpha = 0
        addSubview(row)
        row.layoutIfNeeded()
      }
    }
    let arriving = row
    return (
      {
        arriving?.alpha = 1
        old?.alpha = 0
      }, { old?.removeFromSuperview() }
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let below = max(0, (superview?.bounds.height ?? 0) - frame.maxY)
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + below)
    row?.frame = bounds
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: UIToolbar.height) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIToolbar.height)
  }
}

/// The items of a toolbar, side by side.
@MainActor private final class ToolbarRow: UIView {
  private let items: [UIBarButtonItem]

  init(_ items: [UIBarButtonItem]) {
    self.items = items
    super.init(frame: .zero)
    for item in items { addSubview(item.view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let safe = safeAreaInsets
    var used: CGFloat = 0
    var stretching: CGFloat = 0
    for index in items.indices {
      used += distance(before: index) + items[index].size(plateHeight: UIToolbar.plateHeight).width
      if items[index].space == .flexible { stretching += 1 }
    }
    let room = bounds.width - safe.left - safe.right - 2 * BarPlate.margin - used
    let share = stretching > 0 ? max(0, room / stretching) : 0
    var start = BarPlate.margin + (isMirrored ? safe.right : safe.left)
    for (index, item) in items.enumerated() {
      var size = item.size(plateHeight: UIToolbar.plateHeight)
      if item.space == .flexible { size.width = share }
      start += distance(before: index)
      item.resize(to: size)
      let middle = start + size.width / 2
      item.view.center = CGPoint(x: isMirrored ? bounds.width - middle : middle, y: UIToolbar.plateHeight / 2)
      start += size.width
    }
  }

  /// Returns the distance before an item, in points: there is one after another item, but not after a space.
  private func distance(before index: Int) -> CGFloat {
    guard !items[index].isHidden, let former = items[..<index].last(where: { !$0.isHidden }) else { return 0 }
    return former.space == nil ? BarPlate.distance : 0
  }
}
