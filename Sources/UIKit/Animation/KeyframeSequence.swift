import Runtime

/// The keyframes of a block while it runs, until their timing is determined.
@MainActor final class KeyframeSequence {
  private struct Entry {
    let animation: KeyframeStepAnimation
    let path: LayerKeyPath
    let layer: CALayer
    let step: (start: Double, end: Double)
    /// The length for pacing, in the property's own unit, or the duration if the property has no length.
    let length: Double
  }

  private let mode: KeyframeStep.Mode
  private let isPaced: Bool
  private var entries: [Entry] = []

  /// The current keyframe, as fractions of the whole; nil between keyframes.
  private(set) var step: (start: Double, end: Double)?

  init(options: UIView.KeyframeAnimationOptions) {
    switch options.calculationMode {
    case .calculationModeDiscrete: (mode, isPaced) = (.discrete, false)
    case .calculationModePaced: (mode, isPaced) = (.linear, true)
    case .calculationModeCubic: (mode, isPaced) = (.cubic, false)
    case .calculationModeCubicPaced: (mode, isPaced) = (.cubic, true)
    default: (mode, isPaced) = (.linear, false)
    }
  }

  /// Makes changes as one keyframe. A start or a duration that is not finite counts as 0.
  func run(from start: Double, duration: Double, _ changes: () -> Void) {
    let outer = step
    let start = min(max(finiteNumber(start, "the start of a keyframe"), 0), 1)
    let duration = finiteNumber(duration, "the duration of a keyframe")
    step = (start, min(max(start + duration, start), 1))
    changes()
    step = outer
  }

  func contains(_ path: LayerKeyPath, _ layer: CALayer) -> Bool {
    entries.contains { $0.layer === layer && $0.path == path }
  }

  func add(_ animation: KeyframeStepAnimation, of path: LayerKeyPath, _ layer: CALayer, difference: AnimationValue) {
    let step = step ?? (0, 1)
    animation.step = KeyframeStep(mode: .linear, start: step.start, end: step.end, knots: [])
    let length = difference.length ?? (step.end - step.start)
    entries.append(Entry(animation: animation, path: path, layer: layer, step: step, length: length))
  }

  /// Determines the timing of all steps once they are known.
  func close() {
    var rest = entries
    entries = []
    while let first = rest.first {
      settle(rest.filter { $0.layer === first.layer && $0.path == first.path })
      rest.removeAll { $0.layer === first.layer && $0.path == first.path }
    }
  }

  /// Determines the timing of steps.
  /// - Parameter steps: The steps of one property of one layer.
  private func settle(_ steps: [Entry]) {
    var places = steps.map { $0.step }
    let total = steps.reduce(0) { $0 + $1.length }
    if isPaced && total > 0 {
      // A constant speed, regardless of the keyframes' times.
      var done = 0.0
      for index in steps.indices {
        let start = done / total
        done += steps[index].length
        places[index] = (start, done / total)
      }
    }
    var knots: [Double] = []
    for knot in places.flatMap({ [$0.start, $0.end] }).ordered() where knots.last.map({ $0 < knot }) ?? true {
      knots.append(knot)
    }
    for (entry, place) in zip(steps, places) {
      entry.animation.step = KeyframeStep(mode: mode, start: place.start, end: place.end, knots: knots)
    }
  }
}

extension AnimationValue {
  /// The length of a difference, or nil for a value without one.
  fileprivate var length: Double? {
    switch self {
    case .number(let number): return abs(number)
    case .point(let point): return (point.x * point.x + point.y * point.y).squareRoot()
    case .size(let size): return (size.width * size.width + size.height * size.height).squareRoot()
    default: return nil
    }
  }
}
