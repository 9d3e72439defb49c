// Time in a tree of layers: each layer has its own, made of its superlayer's.

/// A layer's time is `(t - beginTime) * speed + timeOffset`, with `t` its superlayer's time; the root's is the
/// clock. Animations run in the time of their layer: one of a layer with `speed` 0 stands still, and does not end.
///
/// To pause a layer and all in it:
/// ```swift
/// let time = layer.convertTime(CACurrentMediaTime(), from: nil)
/// layer.speed = 0
/// layer.timeOffset = time
/// ```
/// With a `duration` (by default it has no end) the time goes from 0 to it, repeats and reverses as the other
/// properties say, and stands still before and after. The layer is shown all the time.
extension CALayer: @MainActor CAMediaTiming {
  var ownBeginTime: CFTimeInterval {
    get { timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }

  var ownDuration: CFTimeInterval {
    get { timing.duration }
    set { changeTiming { $0.duration = newValue } }
  }

  var ownSpeed: Float {
    get { timing.speed }
    set { changeTiming { $0.speed = newValue } }
  }

  var ownTimeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }

  var ownRepeatCount: Float {
    get { timing.repeatCount }
    set { changeTiming { $0.repeatCount = newValue } }
  }

  var ownRepeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { changeTiming { $0.repeatDuration = newValue } }
  }

  var ownAutoreverses: Bool {
    get { timing.autoreverses }
    set { changeTiming { $0.autoreverses = newValue } }
  }

  var ownFillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { changeTiming { $0.fillMode = newValue } }
  }

  final var timing: MediaTiming { ownTiming ?? MediaTiming.ofLayers }

  private func changeTiming(_ change: (inout MediaTiming) -> Void) {
    var timing = timing
    change(&timing)
    guard timing != self.timing else { return }
    CALayer.areAnyTimed = true
    ownTiming = timing == .ofLayers ? nil : timing
    context?.noteTiming(of: self)
  }
}

extension CALayer {
  func convertedTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: (l.map { $0.clockTime(at: t) } ?? t) + now(after: l))
  }

  func convertedTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(at: t) - now(after: l)
    return l.map { $0.localTime(at: time) } ?? time
  }

  /// How much later it is on this layer's screen than on another's, in seconds: 0 on one screen.
  private func now(after layer: CALayer?) -> CFTimeInterval {
    currentMediaTime - (layer?.currentMediaTime ?? CACurrentMediaTime())
  }

  /// The layer's time at a time of the clock. Free as long as no layer was ever given a timing; else linear in the
  /// depth of the tree.
  package func localTime(at time: CFTimeInterval) -> CFTimeInterval {
    guard CALayer.areAnyTimed else { return time }
    let outer = parent.map { $0.localTime(at: time) } ?? time
    return ownTiming.map { $0.layerTime(at: outer) } ?? outer
  }

  /// The layer's time now; an animation that begins then begins at once.
  package var localTime: CFTimeInterval { localTime(at: currentMediaTime) }

  private func clockTime(at time: CFTimeInterval) -> CFTimeInterval {
    guard CALayer.areAnyTimed else { return time }
    let outer = ownTiming.map { $0.parentTime(at: time) } ?? time
    return parent.map { $0.clockTime(at: outer) } ?? outer
  }

  /// Whether its time does not move, because of its own speed or one above it.
  var isTimeStopped: Bool {
    guard CALayer.areAnyTimed else { return false }
    return ownTiming?.speed == 0 || parent?.isTimeStopped == true
  }
}

extension MediaTiming {
  /// Of a layer that nobody has given a timing.
  static let ofLayers: MediaTiming = {
    var timing = MediaTiming()
    timing.duration = .infinity
    return timing
  }()

  /// The time of a layer, in which its animations and sublayers live.
  func layerTime(at parentTime: CFTimeInterval) -> CFTimeInterval {
    guard duration < .infinity else { return (parentTime - beginTime) * Double(speed) + timeOffset }
    var filling = self
    filling.fillMode = .both
    return filling.runTime(at: parentTime) ?? 0
  }

  func parentTime(at time: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
  }
}
