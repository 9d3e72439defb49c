import QuartzCore
import UIKit

extension Stage {
  /// Keeps what is shown from now on, for ``recording(title:from:to:)``, and forgets what is older than some seconds. Memory
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
  /// - Parameters:
  ///   - title: what the drawing is called by screen readers.
  ///   - from: where it begins, in seconds of the stage; with all that is kept if nil.
  ///   - to: where it ends, in seconds of the stage; now if nil.
  public func recording(title: String, from: Double? = nil, to: Double? = nil) -> String? {
    makeCurrent()
    return history?.svg(title: title, framesPerSecond: framesPerSecond, from: from, to: to)
  }
}
