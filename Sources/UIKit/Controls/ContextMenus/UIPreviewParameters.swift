/// What a lifted view looks like.
@preconcurrency @MainActor public final class UIPreviewParameters: NSObject {
  /// Behind the view; nil for none.
  public var backgroundColor: UIColor?
}
