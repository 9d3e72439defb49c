/// A basic animation that is one step of a sequence, with the sequence's duration.
package class KeyframeStepAnimation: CABasicAnimation {
  package var step = KeyframeStep(mode: .linear, start: 0, end: 1, knots: [])
  /// Whether it has no effect before its step begins, because another step comes first.
  package var waits = false

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate() as! KeyframeStepAnimation
    copy.step = step
    copy.waits = waits
    return copy
  }

  override func progress(at runTime: CFTimeInterval) -> Double { step.progress(at: super.progress(at: runTime)) }

  override var handedPart: HandedMotion.Part? {
    var part = super.handedPart
    if step.mode == .discrete { return part }  // a jump
    // Of a curve in which x and y change places, the progress is the time.
    let inverse = timingFunction.map {
      CAMediaTimingFunction(controlPoints: $0.points.y, $0.points.x, $0.points.w, $0.points.z)
    }
    let bends = [step.start, (step.start + step.end) / 2, step.end].map { inverse?.progress(at: $0) ?? $0 }
    part?.bends = [0] + bends + [1]
    return part
  }

  override var handedCurve: HandedMotion.Curve? { nil }

  override func moves(like other: CABasicAnimation) -> Bool {
    guard let other = other as? KeyframeStepAnimation else { return false }
    return super.moves(like: other) && step == other.step && waits == other.waits
  }

  override func apply(to values: inout LayerValues, at time: CFTimeInterval) {
    if waits, let run = timing.run(at: time), super.progress(at: run.time) < step.start { return }
    super.apply(to: &values, at: time)
  }
}
