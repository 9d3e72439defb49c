import Runtime

/// A closure with a title, for controls.
@MainActor public final class UIAction: NSObject {
  public let title: String
  /// The control that sent it.
  public private(set) var sender: AnyObject?
  private let handler: (UIAction) -> Void

  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
    super.init()
  }

  func perform(by sender: UIControl) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
