import UIKit

/// The timing of an animation, read from its public properties.
enum AnimationCurve: Equatable {
  /// A named timing function.
  case named(String)
  /// A timing function with the coordinates of its inner control points: x1, y1, x2, y2.
  case cubic([Double])
  case spring(DampedSpring)
  case keyframes
  /// The timing of a property animator, which ends the animation itself.
  case animator

  init(_ animation: CAAnimation) {
    if let spring = animation as? CASpringAnimation {
      self = .spring(DampedSpring(spring))
    } else if animation is CAKeyframeAnimation {
      self = .keyframes
    } else if !animation.duration.isFinite {
      self = .animator
    } else {
      self = animation.timingFunction.map { AnimationCurve($0) } ?? .named("linear")
    }
  }

  private init(_ function: CAMediaTimingFunction) {
    let points = AnimationCurve.points(of: function)
    let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]
    let name = names.first { AnimationCurve.points(of: CAMediaTimingFunction(name: $0)) == points }
    self = name.map { .named($0.rawValue) } ?? .cubic(points)
  }

  private static func points(of function: CAMediaTimingFunction) -> [Double] {
    (1...2).flatMap { index in
      var point: [Float] = [0, 0]
      point.withUnsafeMutableBufferPointer { function.getControlPoint(at: index, values: $0.baseAddress!) }
      return point.map { Double($0) }
    }
  }

  /// The description that the page displays, as Stage's inspector writes it.
  var text: String {
    switch self {
    case .named(let name): return name
    case .cubic(let points): return "cubic(" + points.map { short($0) }.joined(separator: ", ") + ")"
    case .spring(let spring):
      let velocity = spring.initialVelocity == 0 ? "" : ", velocity \(short(spring.initialVelocity))"
      return "spring(damping \(short(spring.dampingRatio)), frequency \(short(spring.frequency))\(velocity))"
    case .keyframes: return "keyframes"
    case .animator: return "animator"
    }
  }

  /// Returns the progress of a spring at the ends of equal intervals, starting with 0; empty for other curves.
  /// - Parameter duration: The length of all intervals together, in seconds.
  func progress(until duration: Double, intervals: Int) -> [Double] {
    guard case .spring(let spring) = self, duration.isFinite else { return [] }
    return (0...intervals).map { spring.progress(at: duration * Double($0) / Double(intervals)) }
  }
}

/// Returns a number rounded to thousandths, with as few digits as needed.
private func short(_ value: Double) -> String {
  let text = ((value * 1000).rounded() / 1000 + 0).description  // avoids -0
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
