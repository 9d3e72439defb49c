import Runtime

/// A card with rounded upper corners that contains a controller's view. It is at the bottom or, as a form on a large
/// screen, in the centre.
@MainActor final class SheetView: UIView {
  /// The distance above a large card on a screen without a safe area, in points.
  static let gap: CGFloat = 10
  private static let radius: CGFloat = 38
  /// The size of a form, in points.
  private static let formSize = CGSize(width: 540, height: 620)
  /// The maximum distance in points by which a card follows a finger beyond its heights. One that has the height of the
  /// screen does not follow.
  private static let give: CGFloat = 60

  private let content: UIView
  private let card = UIView()
  private let isForm: Bool
  private let pan = UIPanGestureRecognizer()
  let grabber = SheetGrabber()
  var onPan: (UIPanGestureRecognizer) -> Void = { _ in }
  @Weak var controller: UISheetPresentationController?

  init(_ content: UIView, in container: UIView, isForm: Bool) {
    self.content = content
    self.isForm = isForm
    super.init(frame: container.bounds)
    card.layer.cornerRadius = SheetView.radius
    card.clipsToBounds = true
    card.backgroundColor = UIColor { traits in
      .systemBackground.resolvedColor(
        with: UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceLevel: .elevated)]))
    }
    addSubview(card)
    card.addSubview(content)
    card.addSubview(grabber)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pan.addHandler(weakly(self) { $0.onPan($0.pan) })
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  /// The corner radius in points, or nil for the default.
  var cornerRadius: CGFloat? { didSet { card.layer.cornerRadius = cornerRadius ?? SheetView.radius } }

  /// The height set by a drag in points, or nil at rest.
  var draggedHeight: CGFloat? { didSet { if draggedHeight != oldValue { setNeedsLayout() } } }

  /// The distance of a centred form's top edge from the bottom in points, or nil if there is no space for one.
  var formHeight: CGFloat? {
    let size = SheetView.formSize
    guard isForm, size.width + 80 < bounds.width, size.height + 80 < bounds.height else { return nil }
    return (bounds.height + size.height) / 2
  }

  /// The visible height of the card above the bottom, in points.
  var shownHeight: CGFloat { bounds.height - card.frame.minY }

  /// Begins a drag at the presented height of the card.
  /// - Returns: The presented height, in points.
  func hold() -> CGFloat {
    let values = card.layer.presentationValues(at: layer.currentMediaTime)
    let top = values.position.y - values.bounds.height / 2
    for view in [card, content] { view.layer.removeAllAnimations() }
    draggedHeight = bounds.height - top
    layoutIfNeeded()
    return bounds.height - top
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let controller, let smallest = controller.heights().first?.value,
      let largest = controller.heights().last?.value
    else { return }
    let resting = controller.restingHeight
    let wanted = draggedHeight ?? resting
    let give = wanted > largest && largest >= controller.maximumHeight ? 0 : SheetView.give
    let shown = RubberBand.banded(wanted, in: smallest...largest, extent: give)
    card.layer.maskedCorners = formHeight == nil ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : .all
    if formHeight != nil {
      let size = SheetView.formSize
      card.frame = CGRect(
        x: (bounds.width - size.width) / 2, y: bounds.height - shown, width: size.width, height: size.height)
      content.placeUntransformed(in: CGRect(origin: .zero, size: size))
    } else {
      // Pulled down beyond its heights, the card moves as a whole.
      let height = max(shown, smallest)
      card.frame = CGRect(x: 0, y: bounds.height - shown, width: bounds.width, height: height)
      content.placeUntransformed(in: CGRect(x: 0, y: 0, width: bounds.width, height: height))
    }
    grabber.place(in: card.bounds, isLargest: resting == largest)
  }

  /// Returns whether the card contains a point. Touches elsewhere are not for the sheet.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { card.frame.contains(point) }
}
