/// A basic animation with the progress of a timeline. It lasts until its owner removes it.
package final class TimelineAnimation: KeyframeStepAnimation {
  private var timeline: AnimationTimeline?
  private var track: ProgressTrack?
  private var target: LayerKeyPath?
  /// The difference between the timeline's time and the layer's, in seconds.
  package var timeAhead: CFTimeInterval = 0
  /// Whether its progress is that of its step within the timeline.
  package var isStep = false

  /// Creates an animation.
  /// - Parameter track: A track of the timeline.
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

  /// Returns the value that it sets or adds at a time of the layer.
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
