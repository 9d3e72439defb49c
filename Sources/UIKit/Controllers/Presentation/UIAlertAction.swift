import Runtime

/// A button of an alert.
@preconcurrency @MainActor public final class UIAlertAction: NSObject {
  /// What kind of choice a button is: `cancel` ones leave all as it is, `destructive` ones lose something and are red.
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

  /// On its button; nil for none.
  public let title: String?
  /// What was chosen when the action was made.
  public let style: Style
  /// As it is when the alert is shown.
  public var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?
}
