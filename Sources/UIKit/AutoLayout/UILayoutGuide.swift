import Runtime

/// A rectangle in a view's coordinates, without a view of its own. Constraints place it, or it follows its view, like
/// the safe area. A guide for constraints must be added to a view before it is used in one.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The view in whose coordinates the guide lies.
  open internal(set) var owningView: UIView? {
    get { owner }
    set { owner = newValue }
  }
  @Weak private final var owner: UIView?
  /// A name for messages.
  open var identifier = ""
  /// A closure that returns the frame of a guide that is not placed by constraints.
  final let frame: ((UIView) -> CGRect)?
  /// The guide's item in a layout engine, a `LayoutItem`.
  final var item: AnyObject?
  /// The frame that constraints determined.
  final var solvedFrame = CGRect.zero

  /// Creates a guide for constraints.
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

  /// The frame in the owning view's coordinates, in points; empty without a view. The result of constraints is
  /// available from the owning view's `layoutSubviews()` on.
  open var layoutFrame: CGRect {
    guard let frame else { return solvedFrame }
    return owningView.map(frame) ?? .zero
  }
}
