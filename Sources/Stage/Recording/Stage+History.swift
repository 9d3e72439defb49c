import QuartzCore
import UIKit

extension Stage {
  /// Keeps what is shown from now on, for ``recording(title:)``, and forgets what is older than some seconds. Memory
  /// grows with what moves in that time.
  /// - Parameter seconds: 0, as at first, keeps nothing, and costs nothing.
  public func keepHistory(seconds: Double) {
    history = nil
    guard seconds > 0 else { return }
    makeCurrent()
    let history = SceneHistory(seconds: seconds)
    show(window.layer, parent: 0, to: history)
    self.history = history
  }

  /// The seconds that are kept, as an animated SVG file; see ``SVGRecorder``. nil when none are.
  /// - Parameter title: what the drawing is called by screen readers.
  public func recording(title: String) -> String? {
    makeCurrent()
    return history?.svg(title: title, framesPerSecond: framesPerSecond)
  }
}
