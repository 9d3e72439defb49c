/// How far animations with one timing and one curve have come, computed once a frame for all of them.
package final class SharedProgress {
  private var time = Double.nan
  private var progress = 0.0

  package init() {}

  /// - Parameter time: within one run of the animations, in seconds.
  func value(at time: CFTimeInterval, _ compute: (CFTimeInterval) -> Double) -> Double {
    if time != self.time {
      progress = compute(time)
      self.time = time
    }
    return progress
  }
}
