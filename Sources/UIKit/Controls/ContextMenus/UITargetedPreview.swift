/// A view that is lifted above the others while its menu is open or while it is dragged, and the place it has in its
/// container.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view to display.
  public let view: UIView
  /// The appearance of the preview.
  public let parameters: UIPreviewParameters
  /// The place that the preview comes from or goes to.
  public let target: UIPreviewTarget

  /// Creates a preview of a view at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a preview of a view at its place, which must be in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(
        container: view.superview ?? view,
        center: view.superview == nil ? CGPoint(x: view.bounds.midX, y: view.bounds.midY) : view.center))
  }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }
}

/// The appearance of a lifted view.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The background colour, or nil for none.
  open var backgroundColor: UIColor?
  /// The visible part, in the view's coordinates; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The path of the shadow, in the view's coordinates; nil for that of the visible part.
  open var shadowPath: UIBezierPath?

  /// Creates parameters without a background that display the whole view.
  public override init() { super.init() }
}

/// The place of a preview.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  /// The view in whose coordinates the place is.
  public let container: UIView
  /// The centre of the preview, in the container's coordinates.
  public let center: CGPoint
  /// The transform of the preview at its place, in addition to that of the container.
  public let transform: CGAffineTransform

  /// Creates a place.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// Creates a place without a transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}
