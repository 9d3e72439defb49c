/// The progress of animations with the same timing and curve, computed once per frame for all of them.
package final class SharedProgress {
  private var time = Double.nan
  private var timing = MediaTiming()
  private var moment: AnimationMoment?

  package init() {}

  /// Returns the state of one of the animations, or nil if it has no effect. Compares its timing, because its layer's
  /// time may differ from the others'.
  func moment(of animation: CABasicAnimation, at time: CFTimeInterval) -> AnimationMoment? {
    if time != self.time || animation.timing != timing {
      moment = animation.ownMoment(at: time)
      self.time = time
      timing = animation.timing
    }
    return moment
  }
}
