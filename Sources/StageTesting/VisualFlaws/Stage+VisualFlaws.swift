import Foundation
import Stage

extension Stage {
  /// Returns the visual flaws of the frames that are rendered during a closure, without any test library.
  ///
  /// The last frame is included. A flaw that begins with it, and ones that only a screen at rest has, are found if the
  /// closure advances the time far enough.
  /// - Parameter body: A closure that acts on the stage and advances its time.
  public func visualFlaws(during body: () throws -> Void) rethrows -> [VisualFlaw] {
    let watch = VisualFlawWatch(self)
    defer { watch.stop() }
    try body()
    return watch.finish()
  }
}
