import Runtime

/// The visible actions beside an open row.
@MainActor final class SwipeView: UIView {
  let configuration: UISwipeActionsConfiguration
  let isTrailing: Bool
  private let buttons: [SwipeButton]
  private(set) var isFull = false
  /// A closure that is called when the titles, and therefore the actions, have been resized.
  private let onTextSizeChange: () -> Void

  /// Creates the view of actions.
  /// - Parameters:
  ///   - onTextSizeChange: Called when the titles have been resized.
  ///   - perform: Called with the index of a tapped action.
  init(
    _ configuration: UISwipeActionsConfiguration, isTrailing: Bool, onTextSizeChange: @escaping () -> Void,
    perform: @escaping (Int) -> Void
  ) {
    self.onTextSizeChange = onTextSizeChange
    self.configuration = configuration
    self.isTrailing = isTrailing
    buttons = configuration.actions.enumerated().map { index, action in
      SwipeButton(action) { perform(index) }
    }
    super.init(frame: .zero)
    clipsToBounds = true
    // The first one covers the others in a full swipe.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  func geometry(rowWidth: CGFloat) -> SwipeGeometry {
    SwipeGeometry(
      widths: buttons.map { $0.naturalWidth }, rowWidth: rowWidth,
      allowsFullSwipe: configuration.performsFirstActionWithFullSwipe)
  }

  /// Expands the first action to the full width, or restores the others, on a spring.
  func setFull(_ isFull: Bool, in cell: UICollectionViewCell) {
    guard isFull != self.isFull else { return }
    self.isFull = isFull
    UIView.animate(springDuration: 0.3, animations: { layOut(in: cell) })
  }

  /// Returns whether the actions are to the right of the row.
  private func isRight(_ cell: UICollectionViewCell) -> Bool {
    isTrailing != (cell.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  func layOut(in cell: UICollectionViewCell) {
    let isRight = isRight(cell)
    let size = cell.bounds.size
    let offset = max(0, isRight ? cell.bounds.minX : -cell.bounds.minX)
    frame = CGRect(x: isRight ? size.width : -offset, y: 0, width: offset, height: size.height)
    let places = geometry(rowWidth: size.width).places(offset: offset, isFull: isFull)
    for (button, place) in zip(buttons, places) {
      let x = isRight ? place.x : offset - place.x - place.width
      button.frame = CGRect(x: x, y: 0, width: place.width, height: size.height)
      button.place(isRight: isRight, isFull: isFull && button === buttons[0])
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    guard previousTraitCollection?.preferredContentSizeCategory != category else { return }
    for button in buttons { button.adjustTitle(to: traitCollection) }  // notified after this view
    onTextSizeChange()
  }

  /// Returns the view of an action.
  func button(_ index: Int) -> UIView { buttons[index] }
}

/// A swipe action: its image above its title, on its background colour.
@MainActor private final class SwipeButton: UIControl {
  private let label = UILabel()
  private let imageView: UIImageView?

  init(_ action: UIContextualAction, perform: @escaping () -> Void) {
    label.text = action.title
    label.font = .adjustable(action.image == nil ? .callout : .footnote, weight: .medium)
    label.adjustsFontForContentSizeCategory = true
    // Several actions share a row, which leaves no space for large titles.
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.3
    label.textColor = .white
    label.textAlignment = .center
    imageView = action.image.map { UIImageView(image: $0) }
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor
    tintColor = .white  // symbols have the colour of titles
    accessibilityLabel = action.title
    addSubview(label)
    if let imageView { addSubview(imageView) }
    addAction(UIAction { _ in perform() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func adjustTitle(to traits: UITraitCollection) { label.font = label.font.adjusted(to: traits) }

  /// The width if there is space for all actions of the row.
  var naturalWidth: CGFloat {
    let title = label.sizeThatFits(.zero).width
    return max(SwipeGeometry.leastWidth, max(title, imageView?.bounds.width ?? 0) + 2 * SwipeGeometry.padding)
  }

  /// Places the image and the title.
  /// - Parameters:
  ///   - isRight: Whether the button is to the right of its row.
  ///   - isFull: Whether it has the full width; its title then stays near the row.
  func place(isRight: Bool, isFull: Bool) {
    let width = max(naturalWidth, isFull ? 0 : bounds.width)
    let x = isRight ? 0 : bounds.width - width
    let titleHeight = label.sizeThatFits(.zero).height
    let image = imageView?.bounds.size ?? .zero
    let gap: CGFloat = image.height > 0 && titleHeight > 0 ? 4 : 0
    let top = (bounds.height - titleHeight - gap - image.height) / 2
    label.frame = CGRect(x: x, y: top + image.height + gap, width: width, height: titleHeight)
    imageView?.center = CGPoint(x: x + width / 2, y: top + image.height / 2)
  }

  override func stateDidChange() { label.alpha = isHighlighted ? 0.5 : 1 }
}
