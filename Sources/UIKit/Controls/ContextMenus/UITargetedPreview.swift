/// A view that is lifted out of the others, while a menu is open for it.
@preconcurrency @MainActor public final class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters

  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.view = view
    self.parameters = parameters
  }
}

/// What a lifted view looks like.
@preconcurrency @MainActor public final class UIPreviewParameters: NSObject {
  /// Behind the view; nil for none.
  public var backgroundColor: UIColor?
}
