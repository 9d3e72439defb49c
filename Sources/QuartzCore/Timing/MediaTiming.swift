/// The eight numbers of `CAMediaTiming` and the arithmetic on them.
package struct MediaTiming: Equatable, Sendable {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillsForwards = false
  var fillsBackwards = false

  /// Kept as two flags, because timings are copied often. A mode that does not exist is `removed`.
  var fillMode: CAMediaTimingFillMode {
    get { fillsForwards ? (fillsBackwards ? .both : .forwards) : (fillsBackwards ? .backwards : .removed) }
    set {
      fillsForwards = newValue == .forwards || newValue == .both
      fillsBackwards = newValue == .backwards || newValue == .both
    }
  }

  /// How long it is active in its own time: all runs, there and back.
  var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return duration * (autoreverses ? 2 : 1) * (repeatCount > 0 ? Double(repeatCount) : 1)
  }

  /// Frame times are sums of fractions: an end this near, in seconds, has come.
  static let tolerance = 1e-9

  /// When it is over, in the parent's time; infinite when it never is.
  var endTime: CFTimeInterval {
    if speed > 0 { return beginTime + (activeDuration - timeOffset) / Double(speed) }
    return speed < 0 ? beginTime - timeOffset / Double(speed) : .infinity
  }

  /// The time within one run, 0 to `duration`, or nil where it has no effect.
  /// `t = (parent's time - begin) * speed + offset`.
  func runTime(at parentTime: CFTimeInterval) -> CFTimeInterval? { run(at: parentTime)?.time }

  /// The same with the number of the run, from 0; there and back are two.
  func run(at parentTime: CFTimeInterval) -> (number: Double, time: CFTimeInterval)? {
    var time = (parentTime - beginTime) * Double(speed) + timeOffset
    let active = activeDuration
    let runsBack = speed < 0
    if runsBack ? time > active : time < 0 {
      guard fillsBackwards else { return nil }
      time = runsBack ? active : 0
    } else if runsBack ? time <= MediaTiming.tolerance : time >= active - MediaTiming.tolerance {
      guard fillsForwards else { return nil }
      time = runsBack ? 0 : active
    }
    guard duration > 0 else { return (0, 0) }
    var run = (time / duration).rounded(.down)
    if time == active, time - run * duration < MediaTiming.tolerance, run > 0 { run -= 1 }  // an end, not a new run
    let runTime = time - run * duration
    let isBackwards = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    return (run, isBackwards ? duration - runTime : runTime)
  }
}

/// Where an animation is.
struct AnimationMoment {
  /// The number of the run, from 0; there and back are two.
  let run: Double
  let progress: Double
}
