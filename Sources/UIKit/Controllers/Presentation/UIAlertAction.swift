import Runtime

/// A button of an alert.
@preconcurrency @MainActor public final class UIAlertAction: NSObject {
  /// The style of a button: `cancel` leaves everything unchanged, `destructive` actions lose data and are red.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }

  /// Creates an action.
  /// - Parameter handler: Called when the alert has been dismissed.
  /// - Parameter style: The style of the button.
  /// - Parameter title: The title of the button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// The title of the button, or nil.
  public let title: String?
  /// The style of the button.
  public let style: Style
  /// Whether the button is enabled when the alert is presented.
  public var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?
}
