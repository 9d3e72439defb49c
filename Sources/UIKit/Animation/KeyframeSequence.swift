import Runtime

/// The keyframes of one block, while it is being run and until their places in time are settled.
@MainActor final class KeyframeSequence {
  private struct Entry {
    let animation: KeyframeStepAnimation
    let path: LayerKeyPath
    let layer: CALayer
    let step: (start: Double, end: Double)
    /// What paced sequences measure: the way in the property's own unit, or the time where it has no length.
    let length: Double
  }

  private let mode: KeyframeStep.Mode
  private let isPaced: Bool
  private var entries: [Entry] = []

  /// The keyframe whose changes are being made, as fractions of the whole; nil between keyframes.
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

  /// Makes changes as one keyframe.
  func run(from start: Double, duration: Double, _ changes: () -> Void) {
    let outer = step
    let start = min(max(start, 0), 1)
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

  /// Gives every step its place, when all are known.
  func close() {
    var rest = entries
    entries = []
    while let first = rest.first {
      settle(rest.filter { $0.layer === first.layer && $0.path == first.path })
      rest.removeAll { $0.layer === first.layer && $0.path == first.path }
    }
  }

  /// - Parameter steps: of one property of one layer.
  private func settle(_ steps: [Entry]) {
    var places = steps.map { $0.step }
    let total = steps.reduce(0) { $0 + $1.length }
    if isPaced && total > 0 {
      // The whole way at one speed, whatever the keyframes' times say.
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
  /// The length of a difference, nil for what has none.
  fileprivate var length: Double? {
    switch self {
    case .number(let number): return abs(number)
    case .point(let point): return (point.x * point.x + point.y * point.y).squareRoot()
    case .size(let size): return (size.width * size.width + size.height * size.height).squareRoot()
    default: return nil
    }
  }
}
