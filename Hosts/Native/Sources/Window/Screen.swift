import UIKit

/// A screen of a program: a view controller that fills a window.
@MainActor public struct Screen {
  /// The title of the window.
  public let title: String
  /// The name on the command line.
  public let name: String
  /// Makes the controller that fills the window; called for each window.
  public let makeViewController: @MainActor () -> UIViewController

  /// Creates a screen.
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - name: The name on the command line, or nil for the title in small letters with hyphens.
  ///   - makeViewController: Makes the controller that fills the window; called for each window.
  public init(_ title: String, name: String? = nil, _ makeViewController: @escaping @MainActor () -> UIViewController) {
    self.title = title
    self.name = name ?? title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    self.makeViewController = makeViewController
  }
}
