import GalleryOptions
import UIKit

/// A screen that is recorded.
public struct RecordedScreen {
  /// Makes the controller that fills the stage; called for each time that the screen is played.
  let makeViewController: @MainActor () -> UIViewController
  /// The script that is played on it, or nil for none.
  let script: OptionValues.NamedScript?
  /// Sentences about what is not shown.
  let notes: [String]

  /// Creates a screen.
  /// - Parameters:
  ///   - script: The script that is played, or nil for none.
  ///   - notes: Sentences about what is not shown, without capital letters and full stops.
  ///   - makeViewController: Makes the controller that fills the stage; called for each time that the screen is played.
  public init(
    script: OptionValues.NamedScript? = nil, notes: [String] = [],
    makeViewController: @escaping @MainActor () -> UIViewController
  ) {
    (self.script, self.notes, self.makeViewController) = (script, notes, makeViewController)
  }
}
