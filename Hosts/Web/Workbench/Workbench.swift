import UIKit

// What the module Workbench of Hosts/Live declares, for programs that are compiled for a page.

/// A screen of the workbench: a view controller to look at.
@MainActor public struct Screen {
  /// The title in the page's list.
  public let title: String
  /// The text of the page's panel *About*; empty for none.
  public let explanation: String
  /// Makes the controller that fills the stage; called whenever the screen begins.
  public let makeViewController: @MainActor () -> UIViewController

  public init(
    _ title: String, explanation: String = "", _ makeViewController: @escaping @MainActor () -> UIViewController
  ) {
    self.title = title
    self.explanation = explanation
    self.makeViewController = makeViewController
  }
}

/// A program that shows its screens in the workbench. On a page, the page begins it.
@MainActor public protocol Workbench {
  /// In the order of the page's list. At least one.
  static var screens: [Screen] { get }
}
