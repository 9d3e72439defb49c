/// A view that is lifted above the others while its menu is open.
@preconcurrency @MainActor public final class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters

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
