import UIKit

/// A screen of the workbench: a view controller to look at.
@MainActor public struct Screen {
  /// What the page's list calls it.
  public let title: String
  /// What there is to say about it, in the page's panel *About*; empty for nothing.
  public let explanation: String
  /// Makes the controller that fills the stage; called whenever the screen begins.
  public let makeViewController: @MainActor () -> UIViewController

  /// - Parameters:
  ///   - title: what the page's list calls it.
  ///   - explanation: what there is to say about it; empty for nothing.
  ///   - makeViewController: makes the controller that fills the stage; called whenever the screen begins.
  public init(
    _ title: String, explanation: String = "", _ makeViewController: @escaping @MainActor () -> UIViewController
  ) {
    self.title = title
    self.explanation = explanation
    self.makeViewController = makeViewController
  }
}
