import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// An animation of a layer, as it was when it began.
public struct InspectedAnimation: Equatable {
  /// Counted from 1 for as long as the stage is inspected.
  public var number: Int
  /// The scene's node.
  public var layer: Int
  /// The element whose layer it is; nil for other layers.
  public var element: Scene.Element?
  /// For other layers the element that they are inside of, if they are.
  public var enclosingElement: Scene.Element?
  /// The nearest class of UIKit or Core Animation, and what the layer says: `UILabel "Cell 3"`.
  public var name: String
  /// The key path that is animated, "transition" or "group".
  public var key: String
  /// Seconds of the stage.
  public var begin: Double
  /// When it is over unless it is removed before, in seconds of the stage; infinite when only its owner ends it.
  public var end: Double
  /// Of one run, in seconds; infinite for one of a property animator.
  public var duration: Double
  /// How its time becomes progress.
  public var curve: Curve
  /// Whether it adds to the layer's value instead of replacing it.
  public var isAdditive: Bool
  /// How many runs; infinite for ever.
  public var repeatCount: Double
  /// Whether every run is followed by one backwards.
  public var autoreverses: Bool

  /// How its time becomes progress.
  public enum Curve: Equatable {
    /// A name of a timing function.
    case named(String)
    /// The inner control points: x1, y1, x2, y2.
    case cubic([Double])
    /// Damping ratio, frequency in radians per second, velocity in travels per second.
    case spring(damping: Double, frequency: Double, velocity: Double)
    /// From keyframe to keyframe.
    case keyframes
    /// A property animator's, which may be scrubbed and turned back.
    case animator
  }
}

extension InspectedAnimation {
  @MainActor init(_ animation: CAAnimation, number: Int, key: String, layer: CALayer) {
    let element = layer.shownElement
    let basic = animation as? CAPropertyAnimation
    self.init(
      number: number, layer: layer.identifier, element: element,
      enclosingElement: element == nil ? layer.enclosingElementLayer?.shownElement : nil, name: layer.nameForPeople,
      key: basic?.keyPath ?? (animation is CATransition ? kCATransition : "group"),
      begin: layer.convertTime(animation.beginTime, to: nil), end: layer.convertTime(animation.endTime, to: nil),
      duration: animation.duration, curve: Curve(animation), isAdditive: basic?.isAdditive ?? false,
      repeatCount: animation.repeatCount > 0 ? Double(animation.repeatCount) : 1,
      autoreverses: animation.autoreverses)
  }
}

extension InspectedAnimation.Curve {
  init(_ animation: CAAnimation) {
    if let spring = (animation as? CASpringAnimation)?.spring {
      self = .spring(
        damping: spring.dampingRatio, frequency: spring.frequency, velocity: spring.initialVelocity)
    } else if animation is TimelineAnimation {
      self = .animator
    } else if animation is CAKeyframeAnimation || animation is KeyframeStepAnimation {
      self = .keyframes
    } else if let function = animation.timingFunction {
      self.init(function)
    } else {
      self = .named(CAMediaTimingFunctionName.linear.rawValue)
    }
  }

  private init(_ function: CAMediaTimingFunction) {
    let points = InspectedAnimation.Curve.points(of: function)
    let names: [CAMediaTimingFunctionName] = [.linear, .easeIn, .easeOut, .easeInEaseOut, .default]
    let name = names.first { InspectedAnimation.Curve.points(of: CAMediaTimingFunction(name: $0)) == points }
    self = name.map { .named($0.rawValue) } ?? .cubic(points)
  }

  private static func points(of function: CAMediaTimingFunction) -> [Double] {
    var result: [Double] = []
    var point: (Float, Float) = (0, 0)
    for index in 1...2 {
      withUnsafeMutableBytes(of: &point) { bytes in
        function.getControlPoint(at: index, values: bytes.bindMemory(to: Float.self).baseAddress!)
      }
      result += [Double(point.0), Double(point.1)]
    }
    return result
  }

  /// As the page shows it, such as `spring(damping 0.5, frequency 20)`.
  @MainActor public var words: String {
    switch self {
    case .named(let name): return name
    case .cubic(let points): return "cubic(" + points.map { Words.number($0) }.joined(separator: ", ") + ")"
    case .spring(let damping, let frequency, let velocity):
      let motion = "damping " + Words.number(damping) + ", frequency " + Words.number(frequency)
      return "spring(" + motion + (velocity == 0 ? "" : ", velocity " + Words.number(velocity)) + ")"
    case .keyframes: return "keyframes"
    case .animator: return "animator"
    }
  }
}

extension InspectedAnimation {
  @MainActor var json: String {
    JSONText.object([
      ("id", "\(number)"), ("layer", "\(layer)"), ("element", JSONText.optional(element?.json)),
      ("inside", JSONText.optional(enclosingElement?.json)), ("name", JSONText.quoted(name)),
      ("key", JSONText.quoted(key)), ("begin", JSONText.number(begin)), ("end", JSONText.number(end)),
      ("duration", JSONText.number(duration)), ("curve", JSONText.quoted(curve.words)),
      ("additive", JSONText.bool(isAdditive)), ("repeat", JSONText.number(repeatCount)),
      ("autoreverses", JSONText.bool(autoreverses)),
    ])
  }
}
