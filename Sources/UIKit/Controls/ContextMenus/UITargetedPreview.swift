/// A view that is lifted above the others while its menu is open.
@preconcurrency @MainActor public final class UITargetedPreview: NSObject {
  /// The view to display while the menu is open.
  public let view: UIView
  /// The appearance of the preview.
  public let parameters: UIPreviewParameters

  /// Creates a preview of a view, which must be in a window.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.view = view
    self.parameters = parameters
  }
}

/// The appearance of a lifted view.
@preconcurrency @MainActor public final class UIPreviewParameters: NSObject {
  /// The background colour, or nil for none.
  public var backgroundColor: UIColor?
}
