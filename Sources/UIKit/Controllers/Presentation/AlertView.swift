import Runtime

/// The view of an alert: a dimmed screen and boxes with text and buttons.
@MainActor final class AlertView: UIView {
  private static let alertWidth: CGFloat = 270
  private static let sheetWidth: CGFloat = 500
  private static let margin: CGFloat = 8

  var onAction: (UIAlertAction) -> Void = { _ in }

  private let isSheet: Bool
  private let cancel: UIAlertAction?
  private let shade = UIView()
  private let boxes = UIView()
  private let main: AlertBox
  /// The box for the cancel action of an action sheet.
  private let other: AlertBox?

  init(_ alert: UIAlertController) {
    isSheet = alert.preferredStyle == .actionSheet
    cancel = alert.actions.first { $0.style == .cancel }
    let plain = alert.actions.filter { $0.style != .cancel }
    let last = cancel.map { [$0] } ?? []
    let inMain: [UIAlertAction] = isSheet ? plain : plain.count == 1 ? last + plain : plain + last
    main = AlertBox(
      title: alert.title, message: alert.message, actions: inMain, preferred: alert.preferredAction,
      buttonHeight: isSheet ? 57 : 44, mayBeInRow: !isSheet && inMain.count == 2)
    other =
      isSheet && cancel != nil
      ? AlertBox(
        title: nil, message: nil, actions: last, preferred: alert.preferredAction, buttonHeight: 57, mayBeInRow: false)
      : nil
    super.init(frame: UIScreen.main.bounds)
    shade.backgroundColor = .black
    addSubview(shade)
    addSubview(boxes)
    boxes.accessibilityViewIsModal = true
    boxes.accessibilityLabel = [alert.title, alert.message].compactMap { $0 }.joined(separator: ". ")
    for box in [main, other].compactMap({ $0 }) {
      boxes.addSubview(box)
      box.onAction = weakly(self) { $0.onAction($1) }
    }
    let tap = UITapGestureRecognizer()
    tap.addHandler(weakly(self) { $0.tapBeside() })
    shade.addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  private func tapBeside() { if isSheet, let cancel { onAction(cancel) } }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = bounds
    let safe = bounds.inset(by: safeAreaInsets)
    let width = width(in: safe.width)
    let otherHeight = other.map { $0.height(for: width) + AlertView.margin } ?? 0
    let height = min(main.height(for: width), safe.height - otherHeight - 2 * AlertView.margin)
    let whole = height + otherHeight
    let y = isSheet ? safe.maxY - AlertView.margin - whole : safe.midY - whole / 2
    boxes.bounds.size = CGSize(width: width, height: whole)
    boxes.center = CGPoint(x: safe.midX, y: y + whole / 2)
    main.frame = CGRect(x: 0, y: 0, width: width, height: height)
    other?.frame = CGRect(
      x: 0, y: height + AlertView.margin, width: width, height: otherHeight - AlertView.margin)
  }

  /// Returns the width of the boxes. For very large text it is that of an action sheet.
  private func width(in safeWidth: CGFloat) -> CGFloat {
    let isWide = isSheet || traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return isWide
      ? min(safeWidth - 2 * AlertView.margin, AlertView.sheetWidth) : min(AlertView.alertWidth, safeWidth)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    main.setNeedsLayout()
    other?.setNeedsLayout()
  }

  /// Sets the appearance at the beginning or the end.
  /// - Parameter isComing: Whether the alert is being presented. A dismissed alert does not grow.
  func show(_ isShown: Bool, isComing: Bool) {
    shade.alpha = isShown ? 0.3 : 0
    let moves = !layer.screen.isReduceMotionEnabled
    if isSheet, moves {
      let distance = isShown ? 0 : bounds.maxY - boxes.center.y + boxes.bounds.height / 2
      boxes.transform = CGAffineTransform(translationX: 0, y: distance)
    } else {
      boxes.alpha = isShown ? 1 : 0
      let scale: CGFloat = isShown || !isComing || !moves ? 1 : 1.2
      boxes.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }
}

/// A box with text and buttons.
@MainActor private final class AlertBox: UIView {
  var onAction: (UIAlertAction) -> Void = { _ in }

  /// A scroll view for content that does not fit on the screen.
  private let content = UIScrollView()
  private let labels: [UILabel]
  private var buttons: [UIButton] = []
  private var lines: [UIView] = []
  /// The minimum height of a button, in points.
  private let buttonHeight: CGFloat
  private let mayBeInRow: Bool
  private let cancelsFirst: Bool

  private static let padding: CGFloat = 20
  /// The padding around a button's title, in points.
  private static let titlePadding: CGFloat = 8
  private static let titleRoom: CGFloat = 11
  private static let lineWidth: CGFloat = 0.5

  init(
    title: String?, message: String?, actions: [UIAlertAction], preferred: UIAlertAction?, buttonHeight: CGFloat,
    mayBeInRow: Bool
  ) {
    self.buttonHeight = buttonHeight
    self.mayBeInRow = mayBeInRow
    cancelsFirst = actions.count == 2 && actions[0].style == .cancel
    func label(_ text: String?, _ font: UIFont) -> UILabel? {
      guard let text, !text.isEmpty else { return nil }
      let label = UILabel()
      label.text = text
      label.font = font
      label.adjustsFontForContentSizeCategory = true
      label.textAlignment = .center
      label.numberOfLines = 0
      return label
    }
    let heading = label(title, .adjustable(.headline, weight: .semibold))
    heading?.accessibilityTraits = .header
    labels = [heading, label(message, .adjustable(.footnote))].compactMap { $0 }
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 14
    clipsToBounds = true
    content.contentInsetAdjustmentBehavior = .never
    content.alwaysBounceVertical = false
    addSubview(content)
    for label in labels { content.addSubview(label) }
    for action in actions { add(action, isBold: preferred.map { $0 === action } ?? (action.style == .cancel)) }
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ action: UIAlertAction, isBold: Bool) {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    button.setTitleColor(action.style == .destructive ? .systemRed : .tintColor, for: .normal)
    button.titleLabel?.font = .adjustable(buttonHeight > 50 ? .title3 : .body, weight: isBold ? .semibold : .regular)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.titleLabel?.numberOfLines = 0
    button.isEnabled = action.isEnabled
    button.addAction(UIAction(handler: weakly(self) { $0.onAction(action) }), for: .primaryActionTriggered)
    let line = UIView()
    line.backgroundColor = .separator
    content.addSubview(button)
    content.addSubview(line)
    buttons.append(button)
    lines.append(line)
  }

  private func textHeight(for width: CGFloat) -> CGFloat {
    guard !labels.isEmpty else { return 0 }
    var height = 2 * AlertBox.padding + CGFloat(labels.count - 1) * 4
    for label in labels { height += label.sizeThatFits(CGSize(width: width - 2 * AlertBox.padding, height: 0)).height }
    return height
  }

  /// Returns whether two buttons are side by side, which requires space for both titles.
  private func isInRow(_ width: CGFloat) -> Bool {
    guard mayBeInRow else { return false }
    for button in buttons where (button.titleLabel?.sizeThatFits(.zero).width ?? 0) > titleWidth(width / 2) {
      return false
    }
    return true
  }

  private func titleWidth(_ width: CGFloat) -> CGFloat { max(0, width - 2 * AlertBox.titlePadding) }

  /// Returns the height of a button.
  /// - Parameter width: The width of the button.
  private func height(of button: UIButton, width: CGFloat) -> CGFloat {
    let title = button.titleLabel?.sizeThatFits(CGSize(width: titleWidth(width), height: 0)).height ?? 0
    return max(buttonHeight, title + 2 * AlertBox.titleRoom)
  }

  func height(for width: CGFloat) -> CGFloat {
    let isInRow = isInRow(width)
    let heights = buttons.map { height(of: $0, width: isInRow ? width / 2 : width) }
    return textHeight(for: width) + (isInRow ? heights.max() ?? 0 : heights.reduce(0, +))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 2 * AlertBox.padding
    var y = AlertBox.padding
    for label in labels {
      let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
      label.frame = CGRect(x: AlertBox.padding, y: y, width: width, height: height)
      y += height + 4
    }
    layOutButtons(from: textHeight(for: bounds.width))
    content.frame = bounds
    content.contentSize = CGSize(width: bounds.width, height: height(for: bounds.width))
  }

  private func layOutButtons(from top: CGFloat) {
    let isInRow = isInRow(bounds.width)
    let width = isInRow ? bounds.width / CGFloat(buttons.count) : bounds.width
    let heights = buttons.map { height(of: $0, width: width) }
    let rowHeight = heights.max() ?? 0
    var next = CGPoint(x: 0, y: top)
    // The cancel action is first in a row and last in a column.
    let indices = Array(buttons.indices)
    for index in !isInRow && cancelsFirst ? indices.reversed() : indices {
      let frame = CGRect(x: next.x, y: next.y, width: width, height: isInRow ? rowHeight : heights[index])
      buttons[index].frame = frame
      // Separators are above each button, in a row also between them, but not above the first one in a box without
      // text.
      let isBetween = isInRow && index > 0
      lines[index].isHidden = labels.isEmpty && next == .zero
      lines[index].frame = CGRect(
        x: frame.minX, y: frame.minY, width: isBetween ? AlertBox.lineWidth : width,
        height: isBetween ? rowHeight : AlertBox.lineWidth)
      if isInRow { next.x += width } else { next.y += frame.height }
    }
    if isInRow, let first = lines.first { first.frame.size.width = bounds.width }
  }
}
