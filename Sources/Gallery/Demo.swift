import UIKit

/// A demo and the function that opens it.
public struct Demo: Sendable {
  /// The identifier in command lines and links, such as "cell-animations".
  public let id: String
  public let title: String
  /// A summary of one line.
  public let summary: String
  /// An explanation of what to watch, in a paragraph.
  public let explanation: String
  /// A script that demonstrates the demo, as JSON; see Documentation/Scripts.md.
  public let script: String
  public let makeViewController: @MainActor () -> UIViewController

  public init(
    id: String, title: String, summary: String, explanation: String, script: String,
    makeViewController: @escaping @MainActor () -> UIViewController
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.explanation = explanation
    self.script = script
    self.makeViewController = makeViewController
  }
}
