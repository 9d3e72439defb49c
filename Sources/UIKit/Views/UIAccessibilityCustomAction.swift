import Runtime

/// An action that assistive technology can perform on a view, in addition to activating it.
public final class UIAccessibilityCustomAction: NSObject {
  /// The type of the handler, which returns whether the action was performed.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The localized name, which is read aloud.
  public var name: String
  /// The handler, or nil for no effect.
  public var actionHandler: Handler?

  /// Creates an action.
  /// - Parameter name: The localized name, which is read aloud.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}
