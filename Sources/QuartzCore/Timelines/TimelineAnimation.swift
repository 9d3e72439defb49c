/// A step of a keyframe sequence: from 0 to 1 within its own part of the whole.
///
/// The value of a sequence is its last value plus every step's difference times what is left of the step. Because
/// interpolation is linear in the values, that holds for curved calculation modes, too.
package struct KeyframeStep: Equatable {
  package enum Mode { case linear, discrete, cubic }
  package let mode: Mode
  /// When it begins and ends, 0 to 1 of the whole.
  package let start: Double
  package let end: Double
  /// The begins and ends of all steps of the same property, in order; cubic steps are smooth across them.
  private let knots: [Double]

  package init(mode: Mode, start: Double, end: Double, knots: [Double]) {
    self.mode = mode
    self.start = start
    self.end = end
    self.knots = knots
  }

  package func progress(at whole: Double) -> Double {
    switch mode {
    case .linear:
      if whole >= end { return end < 1 ? 1 : max(1, end > start ? (whole - start) / (end - start) : 1) }
      return whole <= start ? 0 : (whole - start) / (end - start)
    case .discrete: return whole >= end ? 1 : 0
    case .cubic: return cubicProgress(at: whole)
    }
  }

  /// A Catmull-Rom curve through 0 at all knots up to the begin and 1 from the end on.
  private func cubicProgress(at whole: Double) -> Double {
    func value(_ index: Int) -> Double { knots[index] >= end ? 1 : 0 }
    func slope(_ index: Int) -> Double {
      let before = max(index - 1, 0)
      let after = min(index + 1, knots.count - 1)
      return knots[after] > knots[before] ? (value(after) - value(before)) / (knots[after] - knots[before]) : 0
    }
    guard let first = knots.first, let last = knots.last, whole > first else { return 0 }
    guard whole < last, let right = knots.firstIndex(where: { $0 > whole }) else { return 1 }
    let length = knots[right] - knots[right - 1]
    let u = (whole - knots[right - 1]) / length
    let v = 1 - u
    return value(right - 1) * v * v * (1 + 2 * u) + slope(right - 1) * length * u * v * v
      + value(right) * u * u * (3 - 2 * u) - slope(right) * length * u * u * v
  }
}

/// A basic animation that is one step of a sequence: its duration is the sequence's.
package class KeyframeStepAnimation: CABasicAnimation {
  package var step = KeyframeStep(mode: .linear, start: 0, end: 1, knots: [])
  /// Whether it shows nothing before its step begins, because another one comes first.
  package var waits = false

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate() as! KeyframeStepAnimation
    copy.step = step
    copy.waits = waits
    return copy
  }

  override func progress(at runTime: CFTimeInterval) -> Double { step.progress(at: super.progress(at: runTime)) }

  override func moves(like other: CABasicAnimation) -> Bool {
    guard let other = other as? KeyframeStepAnimation else { return false }
    return super.moves(like: other) && step == other.step && waits == other.waits
  }

  override func apply(to values: inout LayerValues, at time: CFTimeInterval) {
    if waits, let run = timing.run(at: time), super.progress(at: run.time) < step.start { return }
    super.apply(to: &values, at: time)
  }
}

/// A basic animation whose progress is that of a timeline. It lasts until its owner removes it.
package final class TimelineAnimation: KeyframeStepAnimation {
  private var timeline: AnimationTimeline?
  private var track: ProgressTrack?
  private var target: LayerKeyPath?
  /// What the timeline's time is ahead of the layer's, in seconds.
  package var timeAhead: CFTimeInterval = 0
  /// Whether its progress is that of its step, of the timeline's whole.
  package var isStep = false

  /// - Parameter track: one of the timeline.
  package convenience init(keyPath: String, timeline: AnimationTimeline, track: ProgressTrack) {
    self.init(keyPath: keyPath)
    self.timeline = timeline
    self.track = track
    target = LayerKeyPath(keyPath)
    duration = .infinity
  }

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate() as! TimelineAnimation
    copy.timeline = timeline
    copy.track = track
    copy.target = target
    copy.isStep = isStep
    copy.timeAhead = timeAhead
    return copy
  }

  override func apply(to values: inout LayerValues, at time: CFTimeInterval) {
    guard let target, let timeline, !addsTransformDifference, let value = value(at: time) else { return }
    if waits, timeline.wholeProgress(at: time + timeAhead).x < step.start { return }
    put(value, into: &values, at: target)
  }

  override var isStill: Bool { timeline?.isMoving != true }

  override func transformDifference(at time: CFTimeInterval) -> TransformComponents? {
    guard case .transformDifference(let difference)? = value(at: time) else { return nil }
    return difference
  }

  /// What it shows, or adds, at a time of the layer.
  package func value(at time: CFTimeInterval) -> AnimationValue? {
    guard let timeline, let track, let from, let to else { return nil }
    let time = time + timeAhead
    var progress = timeline.progress(of: track, at: time)
    if isStep {
      let step = step.progress(at: timeline.wholeProgress(at: time).x)
      progress = SIMD2(step, step)
    }
    if case .transformDifference(let difference) = from {
      return .transformDifference(TransformComponents.none.adding(difference, times: 1 - progress.x))
    }
    guard progress.x != progress.y else { return .blend(from, to, progress.x) }
    switch (AnimationValue.blend(from, to, progress.x), AnimationValue.blend(from, to, progress.y)) {
    case (.point(let x), .point(let y)): return .point(CGPoint(x: x.x, y: y.y))
    case (.size(let x), .size(let y)): return .size(CGSize(width: x.width, height: y.height))
    case (let value, _): return value
    }
  }
}
