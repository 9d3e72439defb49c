import Runtime

/// A card with round upper corners that holds a controller's view.
@MainActor final class SheetView: UIView {
  private static let gap: CGFloat = 10
  private static let radius: CGFloat = 10
  /// Of a form, in points.
  private static let formSize = CGSize(width: 540, height: 620)

  private let content: UIView
  private let card = UIView()
  private let isForm: Bool
  private let pan = UIPanGestureRecognizer()
  var onPan: (UIPanGestureRecognizer) -> Void = { _ in }

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
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pan.addHandler(weakly(self) { $0.onPan($0.pan) })
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = safeAreaInsets.top + SheetView.gap
    var frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    let size = SheetView.formSize
    let isFloating = isForm && size.width + 80 < bounds.width && size.height + 80 < bounds.height
    if isFloating {
      frame = CGRect(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
    }
    // The lower corners of a card that stands on the edge are beyond it.
    card.frame = frame
    if !isFloating { card.frame.size.height += SheetView.radius }
    content.frame = CGRect(origin: .zero, size: frame.size)
  }

  /// Beside the card is nothing to touch.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { card.frame.contains(point) }
}
