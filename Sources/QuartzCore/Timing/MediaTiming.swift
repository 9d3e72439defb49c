/// The eight values of `CAMediaTiming`, with their arithmetic.
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

  /// The fill mode. Stored as two flags, because timings are copied often; an unknown mode is `removed`.
  var fillMode: CAMediaTimingFillMode {
    get { fillsForwards ? (fillsBackwards ? .both : .forwards) : (fillsBackwards ? .backwards : .removed) }
    set {
      fillsForwards = newValue == .forwards || newValue == .both
      fillsBackwards = newValue == .backwards || newValue == .both
    }
  }

  /// The active duration in its own time: all repetitions, forwards and backwards.
  var activeDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return duration * (autoreverses ? 2 : 1) * (repeatCount > 0 ? Double(repeatCount) : 1)
  }

  /// The time in seconds by which an end may be early, because frame times are sums of fractions.
  static let tolerance = 1e-9

  /// The end in the parent's time; infinite if there is none.
  var endTime: CFTimeInterval {
    if speed > 0 { return beginTime + (activeDuration - timeOffset) / Double(speed) }
    return speed < 0 ? beginTime - timeOffset / Double(speed) : .infinity
  }

  /// Returns the time within one repetition, from 0 to `duration`, or nil outside the active duration. `t = (parent's
  /// time - begin) * speed + offset`.
  func runTime(at parentTime: CFTimeInterval) -> CFTimeInterval? { run(at: parentTime)?.time }

  /// Returns the number of the repetition, from 0, and the time within it. Forwards and backwards count as two.
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

/// The state of an animation at one time.
struct AnimationMoment {
  /// The number of the repetition, from 0. Forwards and backwards count as two.
  let run: Double
  let progress: Double
}
