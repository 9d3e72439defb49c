import UIKit

/// A screen of the workbench: a view controller to look at.
@MainActor public struct Screen {
  /// The title in the page's list.
  public let title: String
  /// The text of the page's panel *About*; empty for none.
  public let explanation: String
  /// Makes the controller that fills the stage; called with a new port whenever the screen begins.
  public let makeViewController: @MainActor (MessagePort) -> UIViewController

  /// Creates a screen.
  /// - Parameters:
  ///   - title: The title in the page's list.
  ///   - explanation: The text of the panel *About*; empty for none.
  ///   - makeViewController: Makes the controller that fills the stage; called whenever the screen begins.
  public init(
    _ title: String, explanation: String = "", _ makeViewController: @escaping @MainActor () -> UIViewController
  ) {
    self.init(title, explanation: explanation) { _ in makeViewController() }
  }

  /// Creates a screen that exchanges messages with the page around it.
  /// - Parameters:
  ///   - title: The title in the page's list.
  ///   - explanation: The text of the panel *About*; empty for none.
  ///   - makeViewController: Makes the controller that fills the stage; called with a new port whenever the screen begins.
  public init(
    _ title: String, explanation: String = "",
    _ makeViewController: @escaping @MainActor (MessagePort) -> UIViewController
  ) {
    self.title = title
    self.explanation = explanation
    self.makeViewController = makeViewController
  }
}
