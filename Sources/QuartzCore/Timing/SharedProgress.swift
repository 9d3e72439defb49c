/// How far animations with one timing and one curve have come, computed once a frame for all of them.
package final class SharedProgress {
  private var time = Double.nan
  private var timing = MediaTiming()
  private var moment: AnimationMoment?

  package init() {}

  /// Where one of the animations is; nil where it has no effect. The timing is looked at, as a layer may have another time
  /// than the others.
  func moment(of animation: CABasicAnimation, at time: CFTimeInterval) -> AnimationMoment? {
    if time != self.time || animation.timing != timing {
      moment = animation.ownMoment(at: time)
      self.time = time
      timing = animation.timing
    }
    return moment
  }
}
