import CollectionMotion
import UIKit

/// The parameters of a spring that animates a layout.
@MainActor struct SpringParameters {
  let duration = DemoParameter.slider("duration", "Duration", 0.1...3, step: 0.05, unit: "s", value: 0.4)
  /// The damping ratio: 1 settles, lower values oscillate.
  let damping = DemoParameter.slider("damping", "Damping", 0.1...1, step: 0.01, value: 1)
  let velocity = DemoParameter.slider("velocity", "Velocity", 0...10, step: 0.1, unit: "travels/s", value: 0)

  var all: [DemoParameter] { [duration, damping, velocity] }

  var values: (duration: TimeInterval, damping: CGFloat, velocity: CGFloat) {
    (duration.value, CGFloat(damping.value), CGFloat(velocity.value))
  }

  /// The spring whose curve is drawn.
  var drawn: DemoSpring { DemoSpring(title: "Spring", duration: duration, damping: damping, velocity: velocity) }

  var animation: LayoutAnimation {
    .spring(
      duration: duration.value, dampingRatio: CGFloat(damping.value), initialVelocity: CGFloat(velocity.value))
  }

  var code: String {
    let velocity = velocity.value == 0 ? "" : ", initialVelocity: \(velocity.code)"
    return ".spring(duration: \(duration.code), dampingRatio: \(damping.code)\(velocity))"
  }
}
