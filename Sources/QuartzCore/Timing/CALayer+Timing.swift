// Time in a tree of layers: each layer's time derives from its superlayer's.

/// The timing of a layer. Its time is `(t - beginTime) * speed + timeOffset`, where `t` is the superlayer's time, for
/// the root the clock's. Animations run in the time of their layer: with a `speed` of 0 they stand still and do not
/// end.
///
/// To pause a layer and its descendants:
/// ```swift
/// let time = layer.convertTime(CACurrentMediaTime(), from: nil)
/// layer.speed = 0
/// layer.timeOffset = time
/// ```
/// With a `duration` (infinite by default) the time runs from 0 to it, repeats and reverses according to the other
/// properties, and stands still before and after. The layer is visible all the time.
extension CALayer: @MainActor CAMediaTiming {
  var ownBeginTime: CFTimeInterval {
    get { timing.beginTime }
    set { newValue.isNaN ? refuse("beginTime") : changeTiming { $0.beginTime = newValue } }
  }

  var ownDuration: CFTimeInterval {
    get { timing.duration }
    set { newValue.isNaN ? refuse("duration") : changeTiming { $0.duration = newValue } }
  }

  var ownSpeed: Float {
    get { timing.speed }
    set { newValue.isNaN ? refuse("speed") : changeTiming { $0.speed = newValue } }
  }

  var ownTimeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { newValue.isNaN ? refuse("timeOffset") : changeTiming { $0.timeOffset = newValue } }
  }

  var ownRepeatCount: Float {
    get { timing.repeatCount }
    set { newValue.isNaN ? refuse("repeatCount") : changeTiming { $0.repeatCount = newValue } }
  }

  var ownRepeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { newValue.isNaN ? refuse("repeatDuration") : changeTiming { $0.repeatDuration = newValue } }
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

  /// Returns the difference between the current times of this layer's screen and another's, in seconds; 0 on the same
  /// screen.
  private func now(after layer: CALayer?) -> CFTimeInterval {
    currentMediaTime - (layer?.currentMediaTime ?? CACurrentMediaTime())
  }

  /// Returns the layer's time at a time of the clock. Free as long as no layer was ever given a timing, otherwise
  /// linear in the depth of the tree.
  package func localTime(at time: CFTimeInterval) -> CFTimeInterval {
    guard CALayer.areAnyTimed else { return time }
    let outer = parent.map { $0.localTime(at: time) } ?? time
    return ownTiming.map { $0.layerTime(at: outer) } ?? outer
  }

  /// The current time of the layer, at which an animation begins immediately.
  package var localTime: CFTimeInterval { localTime(at: currentMediaTime) }

  private func clockTime(at time: CFTimeInterval) -> CFTimeInterval {
    guard CALayer.areAnyTimed else { return time }
    let outer = ownTiming.map { $0.parentTime(at: time) } ?? time
    return parent.map { $0.clockTime(at: outer) } ?? outer
  }

  /// Whether the layer's time stands still because of its own speed or an ancestor's.
  var isTimeStopped: Bool {
    guard CALayer.areAnyTimed else { return false }
    return ownTiming?.speed == 0 || parent?.isTimeStopped == true
  }
}

extension MediaTiming {
  /// The default timing of a layer.
  static let ofLayers: MediaTiming = {
    var timing = MediaTiming()
    timing.duration = .infinity
    return timing
  }()

  /// Returns the time of a layer, in which its animations run and its sublayers exist.
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
