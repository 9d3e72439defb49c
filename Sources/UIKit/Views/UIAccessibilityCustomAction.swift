import Runtime

/// Something that assistive technology can do with a view besides pressing it.
public final class UIAccessibilityCustomAction: NSObject {
  /// Answers whether it was done.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// Read aloud.
  public var name: String
  /// What is done; nil for nothing.
  public var actionHandler: Handler?

  /// - Parameter name: read aloud.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }
}
