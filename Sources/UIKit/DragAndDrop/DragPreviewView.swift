import Runtime

/// The place of a dragged preview, in the window's coordinates.
struct DragPlace: Equatable {
  var center: CGPoint
  var transform = CGAffineTransform.identity
}

/// The picture of an item that is lifted, dragged and dropped.
@MainActor final class DragPreviewView: UIView {
  /// The factor by which a lifted preview is larger than its view.
  static let liftedScale: CGFloat = 1.05

  /// Creates the picture of a view, which has to be in a window, at its place.
  init(_ preview: UITargetedPreview, in window: UIWindow) {
    super.init(frame: CGRect(origin: .zero, size: preview.size))
    isUserInteractionEnabled = false
    show(preview.view, preview.parameters)
    place = DragPlace(
      center: preview.target.container.convert(preview.target.center, to: window), transform: preview.target.transform)
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 6)
  }

  required init?(coder: NSCoder) { nil }

  /// Displays a view as it is now.
  func show(_ view: UIView, _ parameters: UIPreviewParameters) {
    let content = view.window == nil ? view : view.snapshotView(afterScreenUpdates: false) ?? UIView()
    let former = subviews
    UIView.performWithoutAnimation {
      bounds = CGRect(origin: .zero, size: view.bounds.size)
      content.transform = .identity
      content.frame = bounds
      decorate(content, parameters)
    }
    addSubview(content)  // it may begin animations of its own
    for view in former { view.removeFromSuperview() }
  }

  private func decorate(_ content: UIView, _ parameters: UIPreviewParameters) {
    backgroundColor = parameters.visiblePath == nil ? parameters.backgroundColor : nil
    if let path = parameters.visiblePath {
      content.backgroundColor = parameters.backgroundColor ?? content.backgroundColor
      let mask = CAShapeLayer()
      mask.frame = content.bounds
      mask.path = path.cgPath
      content.layer.mask = mask
    }
    layer.shadowPath = (parameters.shadowPath ?? parameters.visiblePath)?.cgPath
  }

  /// The place, in the coordinates of the window.
  var place: DragPlace {
    get { DragPlace(center: center, transform: transform) }
    set {
      center = newValue.center
      transform = newValue.transform
    }
  }

  /// Whether it casts a shadow, as it does above the other views.
  var isLifted = false { didSet { layer.shadowOpacity = isLifted ? 0.25 : 0 } }

  /// The transform at which it is as large as a view elsewhere.
  func transform(for size: CGSize) -> CGAffineTransform {
    guard bounds.width > 0, bounds.height > 0 else { return .identity }
    return CGAffineTransform(scaleX: size.width / bounds.width, y: size.height / bounds.height)
  }

  /// Fades and shrinks it where it is.
  func vanish() {
    alpha = 0
    transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    isLifted = false
  }
}
