import Runtime

/// A button of an alert.
@preconcurrency @MainActor public final class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// - Parameter handler: called when the alert is gone.
  /// - Parameter style: what kind of choice it is.
  /// - Parameter title: of its button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  public let title: String?
  public let style: Style
  /// As it is when the alert is shown.
  public var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?
}
