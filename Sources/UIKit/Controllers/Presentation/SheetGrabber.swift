import Runtime

/// The grabber of a sheet. A tap selects the next height, assistive technology larger and smaller ones.
@MainActor final class SheetGrabber: UIControl {
  private static let size = CGSize(width: 36, height: 5)
  private static let room = CGSize(width: 60, height: 24)

  private let bar = UIView()
  /// A closure that selects a height: 1 for a larger one, -1 for a smaller one, 0 for the next one, which after the
  /// last is the first.
  var onStep: (Int) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    bar.backgroundColor = .tertiaryLabel
    bar.layer.cornerRadius = SheetGrabber.size.height / 2
    bar.isUserInteractionEnabled = false
    addSubview(bar)
    accessibilityLabel = "Sheet Grabber"
    accessibilityTraits = .adjustable
    addAction(UIAction(handler: weakly(self) { (grabber: SheetGrabber) in grabber.onStep(0) }), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func place(in card: CGRect, isLargest: Bool) {
    let (size, room) = (SheetGrabber.size, SheetGrabber.room)
    frame = CGRect(x: (card.width - room.width) / 2, y: 0, width: room.width, height: room.height)
    bar.frame = CGRect(x: (room.width - size.width) / 2, y: 5, width: size.width, height: size.height)
    accessibilityValue = isLargest ? "Expanded" : "Collapsed"
  }

  override func accessibilityIncrement() { onStep(1) }
  override func accessibilityDecrement() { onStep(-1) }
}
