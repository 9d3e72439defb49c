import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// An animation of a layer, with its state at the beginning.
public struct InspectedAnimation: Equatable {
  /// The number of the animation, counted from 1 since the inspection began.
  public var number: Int
  /// The `id` of the layer's node in the scene.
  public var layer: Int
  /// The element whose layer is animated; nil for other layers.
  public var element: Scene.Element?
  /// The element that contains the animated layer, if the layer is not an element's own.
  public var enclosingElement: Scene.Element?
  /// The number of the animation block that the animation is of, counted from 1 on the stage; nil for other animations.
  public var block: Int?
  /// The nearest UIKit or Core Animation class, and the layer's text: `UILabel "Cell 3"`.
  public var name: String
  /// The animated key path, "transition" or "group".
  public var key: String
  /// The start time, in seconds of the stage.
  public var begin: Double
  /// The end time in seconds of the stage, unless the animation is removed earlier; infinite if only its owner ends it.
  public var end: Double
  /// The duration of one repetition, in seconds; infinite for a property animator's.
  public var duration: Double
  /// The timing of the animation.
  public var curve: Curve
  /// Whether the animation adds to the layer's value instead of replacing it.
  public var isAdditive: Bool
  /// The number of repetitions; infinite for an endless animation.
  public var repeatCount: Double
  /// Whether each repetition is followed by one in reverse.
  public var autoreverses: Bool
  /// The drawn value of the property at the start: x and y of a position, the origin and the size of bounds, an opacity,
  /// or the 16 numbers of a transform, row by row. Empty for other properties. For a layer that appears in the frame
  /// after the start, no frame shows it.
  public var start: [Double] = []

  /// The timing of an animation.
  public enum Curve: Equatable {
    /// A named timing function.
    case named(String)
    /// A cubic timing function with its inner control points: x1, y1, x2, y2.
    case cubic([Double])
    /// A spring with its damping ratio, its frequency in radians per second, and its velocity in total distances per
    /// second.
    case spring(damping: Double, frequency: Double, velocity: Double)
    /// A keyframe animation.
    case keyframes
    /// The animation of a property animator, which may be scrubbed and reversed.
    case animator
  }
}

extension InspectedAnimation {
  @MainActor init(_ animation: CAAnimation, number: Int, key: String, layer: CALayer) {
    let element = layer.shownElement
    let basic = animation as? CAPropertyAnimation
    self.init(
      number: number, layer: layer.identifier, element: element,
      enclosingElement: element == nil ? layer.enclosingElementLayer?.shownElement : nil,
      block: animation.blockNumber, name: layer.nameForPeople,
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

  /// The description displayed in the page, such as `spring(damping 0.5, frequency 20)`.
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

extension CALayer {
  /// Returns the drawn value of the property that an animation of the layer is about, in the form of
  /// ``InspectedAnimation/start``.
  func startValue(of animation: InspectedAnimation) -> [Double] {
    let values = drawnValues(at: animation.begin)
    switch LayerKeyPath(animation.key) {
    case .position, .positionX, .positionY: return [values.position.x, values.position.y]
    case .bounds, .boundsOrigin, .boundsOriginX, .boundsOriginY, .boundsSize, .boundsWidth, .boundsHeight:
      let (origin, size) = (values.bounds.origin, values.bounds.size)
      return [origin.x, origin.y, size.width, size.height]
    case .opacity: return [values.opacity]
    case .transform, .translationX, .translationY, .scale, .scaleX, .scaleY, .rotationX, .rotationY, .rotationZ:
      let matrix = values.transform
      return [
        matrix.m11, matrix.m12, matrix.m13, matrix.m14, matrix.m21, matrix.m22, matrix.m23, matrix.m24,
        matrix.m31, matrix.m32, matrix.m33, matrix.m34, matrix.m41, matrix.m42, matrix.m43, matrix.m44,
      ]
    default: return []
    }
  }
}

extension InspectedAnimation {
  @MainActor var json: String {
    JSONText.object([
      ("id", "\(number)"), ("layer", "\(layer)"), ("element", JSONText.optional(element?.json)),
      ("inside", JSONText.optional(enclosingElement?.json)),
      ("block", JSONText.optional(block.map { "\($0)" })), ("name", JSONText.quoted(name)),
      ("key", JSONText.quoted(key)), ("begin", JSONText.number(begin)), ("end", JSONText.number(end)),
      ("duration", JSONText.number(duration)), ("curve", JSONText.quoted(curve.words)),
      ("additive", JSONText.bool(isAdditive)), ("repeat", JSONText.number(repeatCount)),
      ("autoreverses", JSONText.bool(autoreverses)), ("start", JSONText.list(start.map { JSONText.number($0) })),
    ])
  }
}
