import Runtime

/// The view of an alert or an action sheet: a dimmed screen and a card with text and buttons.
///
/// Both have the geometry of iOS 26, where action sheets without a source are cards in the middle as well.
@MainActor final class AlertView: UIView {
  private static let cardWidth: CGFloat = 320
  /// The greatest width of a card with very large text, in points.
  private static let wideWidth: CGFloat = 500
  private static let margin: CGFloat = 8
  /// The colour of the material of cards and menus, which is translucent in UIKit.
  static let cardColor = UIColor(.tones(ColorTones(0xFDFDFD, 0x191919)))

  var onAction: (UIAlertAction) -> Void = { _ in }

  /// The cancel action of an action sheet, which a tap beside the card performs.
  private let cancel: UIAlertAction?
  private let shade = UIView()
  private let card: AlertCard

  init(_ alert: UIAlertController) {
    let last = alert.actions.filter { $0.style == .cancel }
    let plain = alert.actions.filter { $0.style != .cancel }
    cancel = alert.preferredStyle == .actionSheet ? last.first : nil
    card = AlertCard(
      title: alert.title, message: alert.message, actions: plain.count == 1 ? last + plain : plain + last,
      preferred: alert.preferredAction)
    super.init(frame: UIScreen.main.bounds)
    shade.backgroundColor = UIColor(.tones(ColorTones(0x000000, 0x000000, alpha: 0.2, darkAlpha: 0.48)))
    addSubview(shade)
    addSubview(card)
    card.accessibilityViewIsModal = true
    card.accessibilityLabel = [alert.title, alert.message].compactMap { $0 }.joined(separator: ". ")
    card.onAction = weakly(self) { $0.onAction($1) }
    let tap = UITapGestureRecognizer()
    tap.addHandler(weakly(self) { $0.tapBeside() })
    shade.addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  private func tapBeside() { if let cancel { onAction(cancel) } }

  override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = bounds
    let safe = bounds.inset(by: safeAreaInsets)
    let isWide = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let width = min(safe.width - 2 * AlertView.margin, isWide ? AlertView.wideWidth : AlertView.cardWidth)
    let height = min(card.height(for: width), safe.height - 2 * AlertView.margin)
    card.bounds.size = CGSize(width: width, height: height)
    card.center = CGPoint(x: safe.midX, y: safe.midY)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    card.setNeedsLayout()
  }

  /// Sets the appearance at the beginning or the end.
  /// - Parameter isComing: Whether the alert is being presented. A dismissed alert does not grow.
  func show(_ isShown: Bool, isComing: Bool) {
    shade.alpha = isShown ? 1 : 0
    card.alpha = isShown ? 1 : 0
    let scale: CGFloat = isShown || !isComing || layer.screen.isReduceMotionEnabled ? 1 : 1.2
    card.transform = CGAffineTransform(scaleX: scale, y: scale)
  }
}

/// A card with text and buttons.
@MainActor private final class AlertCard: UIView {
  var onAction: (UIAlertAction) -> Void = { _ in }

  /// A scroll view for content that does not fit on the screen.
  private let content = UIScrollView()
  private let labels: [UILabel]
  private var buttons: [UIButton] = []
  private let cancelsFirst: Bool

  private static let radius: CGFloat = 34
  // Distances of text, in points.
  private static let textMargin: CGFloat = 30
  private static let textTop: CGFloat = 22
  private static let textDistance: CGFloat = 23.0 / 3
  // Distances of buttons, in points.
  private static let buttonMargin: CGFloat = 16
  private static let buttonDistance: CGFloat = 8
  private static let buttonHeight: CGFloat = 48
  /// The padding beside a button's title, in points.
  private static let titlePadding: CGFloat = 8
  /// The padding above and below a button's title, in points.
  private static let titleRoom: CGFloat = 11

  init(title: String?, message: String?, actions: [UIAlertAction], preferred: UIAlertAction?) {
    cancelsFirst = actions.count == 2 && actions[0].style == .cancel
    let texts = [title, message].compactMap { $0 }.filter { !$0.isEmpty }
    labels = texts.map { text in
      let label = UILabel()
      label.text = text
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      return label
    }
    super.init(frame: .zero)
    if labels.count == 2 {
      labels[0].font = .adjustable(.headline, weight: .semibold)
      labels[1].font = .adjustable(.subheadline)
      labels[1].textColor = .secondaryLabel
    } else if let only = labels.first {
      only.font = .adjustable(.body)
      only.textAlignment = .center
    }
    if texts.first == title { labels.first?.accessibilityTraits = .header }
    backgroundColor = AlertView.cardColor
    layer.cornerRadius = AlertCard.radius
    layer.shadowOpacity = 0.085
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 8)
    content.layer.cornerRadius = AlertCard.radius
    content.clipsToBounds = true
    content.contentInsetAdjustmentBehavior = .never
    content.alwaysBounceVertical = false
    addSubview(content)
    for label in labels { content.addSubview(label) }
    for action in actions { add(action, isPreferred: action === preferred) }
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ action: UIAlertAction, isPreferred: Bool) {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    let color: UIColor = action.style == .destructive ? .systemRed : .label
    button.setTitleColor(isPreferred ? .white : color, for: .normal)
    button.backgroundColor =
      isPreferred ? .tintColor : UIColor(.tones(ColorTones(0x1C1C1C, 0xFFFFFF, alpha: 0.137, darkAlpha: 0.11)))
    button.layer.cornerRadius = AlertCard.buttonHeight / 2
    button.titleLabel?.font = .adjustable(.body, weight: isPreferred ? .semibold : .medium)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.titleLabel?.numberOfLines = 0
    button.isEnabled = action.isEnabled
    button.addAction(UIAction(handler: weakly(self) { $0.onAction(action) }), for: .primaryActionTriggered)
    content.addSubview(button)
    buttons.append(button)
  }

  /// Returns the height of the text with its margins above and below.
  private func textHeight(for width: CGFloat) -> CGFloat {
    guard !labels.isEmpty else { return 0 }
    let below: CGFloat = labels.count == 2 ? 13.0 / 3 : 4
    var height = AlertCard.textTop + CGFloat(labels.count - 1) * AlertCard.textDistance + below
    for label in labels { height += textHeight(of: label, in: width) }
    return height
  }

  private func textHeight(of label: UILabel, in width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width - 2 * AlertCard.textMargin, height: 0)).height
  }

  /// Returns the widths of a button: in a column, and side by side with another one.
  private func buttonWidths(in width: CGFloat) -> (column: CGFloat, row: CGFloat) {
    let column = width - 2 * AlertCard.buttonMargin
    return (column, (column - AlertCard.buttonDistance) / 2)
  }

  /// Returns whether the buttons are side by side: there are two, with space for both titles.
  private func isInRow(_ width: CGFloat) -> Bool {
    guard buttons.count == 2 else { return false }
    let room = titleWidth(buttonWidths(in: width).row)
    for button in buttons where (button.titleLabel?.sizeThatFits(.zero).width ?? 0) > room { return false }
    return true
  }

  private func titleWidth(_ width: CGFloat) -> CGFloat { max(0, width - 2 * AlertCard.titlePadding) }

  /// Returns the height of a button.
  /// - Parameter width: The width of the button.
  private func height(of button: UIButton, width: CGFloat) -> CGFloat {
    let title = button.titleLabel?.sizeThatFits(CGSize(width: titleWidth(width), height: 0)).height ?? 0
    return max(AlertCard.buttonHeight, title + 2 * AlertCard.titleRoom)
  }

  /// Returns the frames of the buttons, below the text.
  private func buttonFrames(in width: CGFloat) -> [CGRect] {
    let isInRow = isInRow(width)
    let widths = buttonWidths(in: width)
    let buttonWidth = isInRow ? widths.row : widths.column
    let heights = buttons.map { height(of: $0, width: buttonWidth) }
    let rowHeight = heights.max() ?? 0
    var next = CGPoint(x: AlertCard.buttonMargin, y: textHeight(for: width) + AlertCard.buttonMargin)
    var frames = [CGRect](repeating: .zero, count: buttons.count)
    // The cancel action is first in a row and last in a column.
    let indices = Array(buttons.indices)
    for index in !isInRow && cancelsFirst ? indices.reversed() : indices {
      let size = CGSize(width: buttonWidth, height: isInRow ? rowHeight : heights[index])
      frames[index] = CGRect(origin: next, size: size)
      if isInRow {
        next.x += size.width + AlertCard.buttonDistance
      } else {
        next.y += size.height + AlertCard.buttonDistance
      }
    }
    return frames
  }

  func height(for width: CGFloat) -> CGFloat {
    var bottom = textHeight(for: width)
    for frame in buttonFrames(in: width) { bottom = max(bottom, frame.maxY) }
    return bottom + AlertCard.buttonMargin
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y = AlertCard.textTop
    for label in labels {
      let height = textHeight(of: label, in: bounds.width)
      label.frame = CGRect(
        x: AlertCard.textMargin, y: y, width: bounds.width - 2 * AlertCard.textMargin, height: height)
      y += height + AlertCard.textDistance
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (button, frame) in zip(buttons, buttonFrames(in: bounds.width)) {
      button.frame = frame
      if isMirrored { button.frame.origin.x = bounds.width - frame.maxX }
    }
    content.frame = bounds
    content.contentSize = CGSize(width: bounds.width, height: height(for: bounds.width))
  }
}
