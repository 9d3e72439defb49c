import Runtime

/// A rectangle of a view that has no view: constraints place it, or it moves with the view that has it, as the safe area
/// does. One that constraints are to place is added to a view before it is named in one.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The view in whose coordinates it lies.
  open internal(set) var owningView: UIView? {
    get { owner }
    set { owner = newValue }
  }
  @Weak private final var owner: UIView?
  /// For messages.
  open var identifier = ""
  /// Of a guide that is not placed by constraints.
  final let frame: ((UIView) -> CGRect)?
  /// What of a constraint-based layout it is: an object of LayoutItem.
  final var item: AnyObject?
  /// What constraints made of it.
  final var solvedFrame = CGRect.zero

  /// One that constraints place.
  public override init() {
    frame = nil
    super.init()
  }

  init(owner: UIView, identifier: String, frame: @escaping (UIView) -> CGRect) {
    self.frame = frame
    super.init()
    self.identifier = identifier
    owningView = owner
  }

  /// In the owning view's coordinates, in points; empty when the view is gone. What constraints place is right from the
  /// owning view's `layoutSubviews()` on.
  open var layoutFrame: CGRect {
    guard let frame else { return solvedFrame }
    return owningView.map(frame) ?? .zero
  }
}
