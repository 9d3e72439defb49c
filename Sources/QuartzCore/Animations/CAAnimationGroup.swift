/// Animations that run together, with a timing of their own: their begin times are relative to the group's, and the
/// group's speed, repetitions, autoreversing and timing function apply to all of them.
///
/// Animations longer than the group are cut off; one without a duration lasts as long as the group. Only the group's
/// delegate and `isRemovedOnCompletion` are used, not those of its animations.
open class CAAnimationGroup: CAAnimation {
  /// The animations, applied in order. They are copied with the group.
  open var animations: [CAAnimation]?

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate() as! CAAnimationGroup
    copy.animations = animations?.map { $0.duplicate() }
    return copy
  }

  override func setDurationIfNone(_ duration: CFTimeInterval) {
    super.setDurationIfNone(duration)
    for animation in animations ?? [] { animation.setDurationIfNone(self.duration) }
  }

  override var changes: LayerChanges {
    var changes: LayerChanges = []
    for animation in animations ?? [] { changes.formUnion(animation.changes) }
    return changes
  }

  override func apply(to values: inout LayerValues, at time: CFTimeInterval) {
    guard let runTime = timing.runTime(at: time) else { return }
    var groupTime = runTime
    if let timingFunction, duration > 0 { groupTime = timingFunction.progress(at: runTime / duration) * duration }
    for animation in animations ?? [] { animation.apply(to: &values, at: groupTime) }
  }
}
