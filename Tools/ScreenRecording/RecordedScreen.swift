import UIKit

/// A screen that is recorded.
public struct RecordedScreen {
  /// The title of films.
  public let title: String
  /// The explanation of films, which may be empty.
  public let explanation: String
  /// Makes the controller that fills the stage; called for each time that the screen is played.
  public let makeViewController: @MainActor () -> UIViewController
  /// The script that is played on it, or nil for none.
  public let script: OptionValues.NamedScript?
  /// Sentences about what is not shown, without capital letters and full stops.
  public let notes: [String]

  /// Creates a screen.
  /// - Parameters:
  ///   - title: The title of films.
  ///   - explanation: The explanation of films, which may be empty.
  ///   - script: The script that is played, or nil for none.
  ///   - notes: Sentences about what is not shown, without capital letters and full stops.
  ///   - makeViewController: Makes the controller that fills the stage; called for each time that the screen is played.
  public init(
    title: String, explanation: String = "", script: OptionValues.NamedScript? = nil, notes: [String] = [],
    makeViewController: @escaping @MainActor () -> UIViewController
  ) {
    (self.title, self.explanation, self.script) = (title, explanation, script)
    (self.notes, self.makeViewController) = (notes, makeViewController)
  }
}
