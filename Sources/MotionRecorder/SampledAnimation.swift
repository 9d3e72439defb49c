import UIKit

/// An animation of a layer, as its public properties describe it.
struct SampledAnimation: Equatable {
  /// The animated key path, "transition" or "group".
  var key: String
  /// The start, in media time.
  var begin: Double
  /// The end, in media time; infinite if only its owner ends it.
  var end: Double
  /// The duration of one repetition, in seconds.
  var duration: Double
  var curve: AnimationCurve
  var isAdditive: Bool
  /// The number of repetitions, which may be infinite.
  var repeatCount: Double
  var autoreverses: Bool

  /// Creates the description of an animation that a layer has received; nil if it has not begun yet.
  @MainActor init?(_ animation: CAAnimation, of layer: CALayer) {
    guard animation.hasBegun else { return nil }
    let property = animation as? CAPropertyAnimation
    key = property?.keyPath ?? (animation is CATransition ? kCATransition : "group")
    // A time of a layer that stands still is at no time of the screen.
    let start = layer.convertTime(animation.beginTime, to: nil)
    let runs = layer.convertTime(animation.beginTime + 1, to: nil) > start && start.isFinite
    begin = runs ? start : CACurrentMediaTime()
    duration = animation.duration
    repeatCount = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
    autoreverses = animation.autoreverses
    isAdditive = property?.isAdditive ?? false
    curve = AnimationCurve(animation)
    let whole =
      animation.repeatDuration > 0 ? animation.repeatDuration : duration * repeatCount * (autoreverses ? 2 : 1)
    let speed = Double(animation.speed)
    let length = speed > 0 ? (whole - animation.timeOffset) / speed : .infinity
    // An endless animation repeats as often as a Float can tell.
    end = runs && length < 1e9 ? layer.convertTime(animation.beginTime + length, to: nil) : .infinity
    if repeatCount > 1e9 { repeatCount = .infinity }
  }
}
