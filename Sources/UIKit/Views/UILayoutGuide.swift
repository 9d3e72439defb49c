import Runtime

/// A rectangle of a view that moves with it. There are no constraints: ask for the frame and place views by it.
@MainActor public final class UILayoutGuide: NSObject {
  @Weak public private(set) var owningView: UIView?
  public let identifier: String
  private let frame: (UIView) -> CGRect

  init(owner: UIView, identifier: String, frame: @escaping (UIView) -> CGRect) {
    self.identifier = identifier
    self.frame = frame
    super.init()
    owningView = owner
  }

  /// In the owning view's coordinates, as it is now; empty when the view is gone.
  public var layoutFrame: CGRect { owningView.map(frame) ?? .zero }
}
