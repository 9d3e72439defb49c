/// The view that is displayed for an item while it is dragged.
@preconcurrency @MainActor public final class UIDragPreview: NSObject {
  /// The view, which is displayed as it is when the preview appears.
  public let view: UIView
  /// The appearance of the preview; a copy.
  public let parameters: UIDragPreviewParameters

  /// Creates a preview.
  public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  /// Creates a preview with standard parameters.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

/// The appearance of the preview of a dragged item.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place of the preview of a dragged item in a view.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// The preview of a dragged item, with the place that it comes from or goes to.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// Returns the same preview at another place.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
