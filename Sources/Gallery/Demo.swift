import UIKit

/// A demo and how to open it.
public struct Demo: Sendable {
  /// For command lines and links, such as "cell-animations".
  public let id: String
  public let title: String
  /// One line.
  public let summary: String
  /// What to watch, a paragraph.
  public let explanation: String
  /// Steps that show the demo off, as JSON; see Documentation/Scripts.md.
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
