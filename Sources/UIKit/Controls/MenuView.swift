import Runtime

/// An open menu: a box of rows beside its view, in front of everything else in the window. A tap outside closes it.
@MainActor final class MenuView: UIView {
  private static let boxWidth: CGFloat = 250
  private static let distance: CGFloat = 8
  /// The distance between two groups, in points.
  private static let groupGap: CGFloat = 21
  /// The distances above the first row and below the last one, in points.
  private static let padding: CGFloat = 10
  /// The distances above and below the menu's title, in points.
  private static let titleTop: CGFloat = 20
  private static let titleBottom: CGFloat = 14.0 / 3
  private static let radius: CGFloat = 32.5

  @Weak private var anchor: UIView?
  private let menu: UIMenu
  /// The menus from the root to the visible one.
  private var path: [UIMenu]
  private let shadow = UIView()
  private let box = UIScrollView()
  private var rows: [UIView] = []
  private let onChoice: (UIAction) -> Void
  private let onAnchorTap: () -> Void
  private let onClose: () -> Void

  /// Opens a menu.
  /// - Parameters:
  ///   - anchor: The view beside the menu; a control is the sender of the actions.
  ///   - onChoice: Called with the selected action before it is performed.
  ///   - onAnchorTap: Called for a tap on the anchor, which also closes the menu.
  ///   - onClose: Called when the menu begins to close.
  /// - Returns: The menu, or nil if the anchor is not on screen.
  @discardableResult
  static func open(
    _ menu: UIMenu, at anchor: UIView, onChoice: @escaping (UIAction) -> Void = { _ in },
    onAnchorTap: @escaping () -> Void = {}, onClose: @escaping () -> Void = {}
  ) -> MenuView? {
    guard let window = anchor.window else { return nil }
    let view = MenuView(menu, anchor, onChoice, onAnchorTap, onClose)
    UIView.performWithoutAnimation {
      view.frame = window.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(view)
      view.layoutIfNeeded()
      view.show(false)
    }
    UIView.animate(springDuration: 0.35, animations: { view.show(true) })
    return view
  }

  private init(
    _ menu: UIMenu, _ anchor: UIView, _ onChoice: @escaping (UIAction) -> Void, _ onAnchorTap: @escaping () -> Void,
    _ onClose: @escaping () -> Void
  ) {
    self.menu = menu
    self.anchor = anchor
    self.onChoice = onChoice
    self.onAnchorTap = onAnchorTap
    self.onClose = onClose
    path = [menu]
    super.init(frame: .zero)
    shadow.layer.shadowOpacity = 0.1
    shadow.layer.shadowRadius = 20
    shadow.layer.shadowOffset = CGSize(width: 0, height: 8)
    shadow.backgroundColor = AlertView.cardColor
    shadow.layer.cornerRadius = MenuView.radius
    shadow.accessibilityViewIsModal = true
    shadow.accessibilityLabel = menu.title.isEmpty ? "Menu" : menu.title
    box.layer.cornerRadius = MenuView.radius
    box.clipsToBounds = true
    box.alwaysBounceVertical = false
    shadow.addSubview(box)
    addSubview(shadow)
    let tap = UITapGestureRecognizer()
    tap.addHandler(weakly(self) { (view: MenuView) in view.tapBeside(tap) })
    addGestureRecognizer(tap)
    fill()
  }

  required init?(coder: NSCoder) { nil }

  private func tapBeside(_ tap: UITapGestureRecognizer) {
    guard !shadow.frame.contains(tap.location(in: self)) else { return }
    if let anchor, anchor.bounds.contains(tap.location(in: anchor)) { onAnchorTap() }
    close()
  }

  // MARK: Lines

  private func fill() {
    for row in rows { row.removeFromSuperview() }
    rows = []
    let shown = path[path.count - 1]
    if path.count > 1 {
      add(MenuRow(shown, isBack: true)) { $0.goBack() }
    } else if !shown.title.isEmpty {
      let title = UILabel()
      title.text = shown.title
      title.font = .adjustable(.footnote)
      title.adjustsFontForContentSizeCategory = true
      title.numberOfLines = 0
      title.textColor = .secondaryLabel
      title.textAlignment = .center
      title.accessibilityTraits = .header
      add(title)
    }
    add(shown.children)
    let hasMarks = rows.contains { ($0 as? MenuRow)?.isMarked ?? false }
    for row in rows { (row as? MenuRow)?.hasMarks = hasMarks }
    setNeedsLayout()
  }

  private func add(_ elements: [UIMenuElement]) {
    for element in elements {
      if let action = element as? UIAction {
        guard !action.attributes.contains(.hidden) else { continue }
        add(MenuRow(action)) { $0.choose(action) }
      } else if let inner = element as? UIMenu {
        if inner.options.contains(.displayInline) {
          addGap()
          add(inner.children)
          addGap()
        } else {
          add(MenuRow(inner)) { $0.goInto(inner) }
        }
      }
    }
  }

  private func add(_ row: MenuRow, press: @escaping (MenuView) -> Void) {
    row.addAction(UIAction(handler: weakly(self) { (view: MenuView, _: UIAction) in press(view) }), for: .touchUpInside)
    add(row)
  }

  private func add(_ row: UIView) {
    rows.append(row)
    box.addSubview(row)
  }

  /// Adds a gap between groups, but not before the first or after another gap.
  private func addGap() {
    guard let last = rows.last, last is MenuRow else { return }
    add(MenuGap())
  }

  private func goInto(_ inner: UIMenu) {
    path.append(inner)
    change()
  }

  private func goBack() {
    path.removeLast()
    change()
  }

  private func change() {
    UIView.performWithoutAnimation { fill() }
    UIView.animate(springDuration: 0.35, animations: { self.layoutIfNeeded() })
  }

  // MARK: Selection

  private func choose(_ action: UIAction) {
    menu.select(action)
    onChoice(action)
    action.perform(by: anchor as? UIControl)
    if action.attributes.contains(.keepsMenuPresented) { change() } else { close() }
  }

  func close() {
    guard isUserInteractionEnabled else { return }
    isUserInteractionEnabled = false
    onClose()
    UIView.animate(
      withDuration: 0.2, animations: { self.show(false) },
      completion: weakly(self) { (view: MenuView, _: Bool) in
        view.removeFromSuperview()
      })
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = bounds.inset(by: safeAreaInsets).insetBy(dx: MenuView.distance, dy: MenuView.distance)
    let width = max(0, min(boxWidth, safe.width))
    var y = MenuView.padding
    for (index, row) in rows.enumerated() {
      let height = height(of: row, isLast: index == rows.count - 1, width: width)
      if row is UILabel {
        row.frame = CGRect(x: MenuRow.margin, y: MenuView.titleTop, width: width - 2 * MenuRow.margin, height: height)
        y += MenuView.titleTop + height + MenuView.titleBottom
      } else {
        row.frame = CGRect(x: 0, y: y, width: width, height: height)
        y += height
      }
    }
    y += MenuView.padding
    let anchor =
      anchor.map { $0.convert($0.bounds, to: self) } ?? CGRect(x: safe.midX, y: safe.midY, width: 0, height: 0)
    let below = safe.maxY - anchor.maxY - MenuView.distance
    let above = anchor.minY - MenuView.distance - safe.minY
    let isBelow = below >= min(y, above)
    let height = min(y, max(isBelow ? below : above, MenuRow.height))
    let x = anchor.midX < bounds.midX ? anchor.minX : anchor.maxX - width
    let frame = CGRect(
      x: min(max(x, safe.minX), max(safe.minX, safe.maxX - width)),
      y: isBelow ? anchor.maxY + MenuView.distance : anchor.minY - MenuView.distance - height, width: width,
      height: height)
    shadow.bounds.size = frame.size
    // It grows from its control.
    let corner = CGPoint(x: min(max((anchor.midX - frame.minX) / max(width, 1), 0), 1), y: isBelow ? 0 : 1)
    shadow.layer.anchorPoint = corner
    shadow.layer.position = CGPoint(x: frame.minX + corner.x * width, y: frame.minY + corner.y * height)
    box.frame = shadow.bounds
    box.contentSize = CGSize(width: width, height: y)
  }

  /// The width of the box, which is larger for very large text.
  private var boxWidth: CGFloat {
    guard traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return MenuView.boxWidth }
    return UIFontMetrics.default.scaledValue(for: MenuView.boxWidth, compatibleWith: traitCollection)
  }

  private func height(of row: UIView, isLast: Bool, width: CGFloat) -> CGFloat {
    if let row = row as? MenuRow { return row.naturalHeight(forWidth: width) }
    if row is UILabel { return row.sizeThatFits(CGSize(width: width - 2 * MenuRow.margin, height: 0)).height }
    return isLast ? 0 : MenuView.groupGap  // no gap after the last group
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    for row in rows { row.setNeedsLayout() }
  }

  private func show(_ isShown: Bool) {
    shadow.alpha = isShown ? 1 : 0
    let scale: CGFloat = isShown || layer.screen.isReduceMotionEnabled ? 1 : 0.3
    shadow.transform = CGAffineTransform(scaleX: scale, y: scale)
  }
}

/// The space between two groups of a menu, with a line in its middle.
@MainActor private final class MenuGap: UIView {
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .separator
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.isHidden = bounds.height == 0
    line.frame = CGRect(x: MenuRow.margin, y: bounds.midY, width: bounds.width - 2 * MenuRow.margin, height: 0.5)
  }
}
