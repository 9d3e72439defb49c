import CoreGraphics
import QuartzCore
import Testing
import UIKit

@testable import Stage

/// A renderer that runs animations as a browser does, by straight pieces.
@MainActor final class RunningRenderer: SceneRenderer, AnimationRenderer {
  private var nodes: [Int: Scene.Node] = [:]
  private var pieces: [Int: [Double]] = [:]
  private var animations: [Int: [HandedMotion.Property: HandedAnimation]] = [:]
  private(set) var rendered = 0
  private(set) var animated = 0
  private(set) var stopped = 0

  func render(_ node: Scene.Node, changes: Scene.Changes) {
    if changes.contains(.created) { animations[node.id] = nil }
    nodes[node.id] = node
    rendered += 1
  }

  func arrange(_ children: [Int], of id: Int) {}

  func remove(_ id: Int) { nodes[id] = nil }

  func define(_ curve: Int, pieces: [Double]) { self.pieces[curve] = pieces }

  func animate(_ id: Int, by animation: HandedAnimation) {
    animations[id, default: [:]][animation.property] = animation
    animated += 1
  }

  func stop(_ property: HandedMotion.Property, of id: Int) {
    animations[id]?[property] = nil
    stopped += 1
  }

  func isAnimating(_ layer: CALayer, _ property: HandedMotion.Property, at time: CFTimeInterval) -> Bool {
    animations[layer.identifier]?[property].map { time < $0.beginTime + $0.duration } ?? false
  }

  /// The number of curves.
  var curves: Int { pieces.count }

  /// The last animations of a layer.
  func animations(of layer: CALayer) -> [HandedAnimation] {
    HandedMotion.Property.allCases.compactMap { animations[layer.identifier]?[$0] }
  }

  /// The number of keyframes of a running animation.
  func keyframes(_ layer: CALayer, _ property: HandedMotion.Property) -> Int? {
    animations[layer.identifier]?[property]?.keyframes.count
  }

  /// What is seen of a layer at a time.
  func seen(_ layer: CALayer, at time: CFTimeInterval) -> LayerValues? {
    guard let node = nodes[layer.identifier] else { return nil }
    var values = LayerValues()
    (values.bounds, values.anchorPoint) = (node.bounds, node.anchorPoint)
    (values.position, values.opacity, values.transform) = (node.position, node.opacity, node.transform)
    for property in HandedMotion.Property.allCases {
      switch value(layer, property, at: time) {
      case .offset(let x, let y): values.position = CGPoint(x: values.position.x + x, y: values.position.y + y)
      case .opacity(let opacity): values.opacity = opacity
      case .planar(let scale, let angle, let offset):
        values.transform = CATransform3DConcat(
          CATransform3DConcat(CATransform3DMakeScale(scale.x, scale.y, 1), CATransform3DMakeRotation(angle, 0, 0, 1)),
          CATransform3DMakeTranslation(offset.x, offset.y, 0))
      case .matrix(let transform): values.transform = transform
      case nil: break
      }
    }
    return values
  }

  /// Compares what is seen with what is presented in the next milliseconds, without frames.
  func check(
    milliseconds: Int, from start: CFTimeInterval, _ layers: [CALayer],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for millisecond in 0..<milliseconds {
      let time = start + Double(millisecond) / 1000
      for layer in layers {
        guard let seen = seen(layer, at: time) else { continue }
        let presented = layer.drawnValues(at: time)
        let opacity = min(max(presented.opacity, 0), 1)
        let distances = zip(seen.corners, presented.corners).flatMap { [abs($0.x - $1.x), abs($0.y - $1.y)] }
        guard distances.contains(where: { !($0 <= 0.5) }) || abs(seen.opacity - opacity) > 1.0 / 255 else { continue }
        Issue.record(
          "\(seen.corners), \(seen.opacity) instead of \(presented.corners), \(opacity) at \(time)",
          sourceLocation: sourceLocation)
        return
      }
    }
  }

  private func value(
    _ layer: CALayer, _ property: HandedMotion.Property, at time: CFTimeInterval
  ) -> HandedAnimation.Value? {
    guard let animation = animations[layer.identifier]?[property] else { return nil }
    let fraction = max(0, (time - animation.beginTime) / animation.duration)
    guard fraction < 1 else { return nil }
    var progress = fraction
    if animation.curve > 0, let pieces = pieces[animation.curve] {
      let points = stride(from: 0, to: pieces.count, by: 2).map { (pieces[$0], pieces[$0 + 1]) }
      let (start, end, part) = between(points, fraction) { $0.0 }
      progress = start.1 + (end.1 - start.1) * part
    }
    let (start, end, part) = between(animation.keyframes, progress) { $0.fraction }
    return .blend(start.value, end.value, part)
  }

  /// Returns two neighbours and the part of the way between them. Springs go beyond the last one.
  private func between<Point>(
    _ points: [Point], _ place: Double, at: (Point) -> Double
  ) -> (Point, Point, Double) {
    let index = min(points.lastIndex { at($0) <= place } ?? 0, points.count - 2)
    let (start, end) = (points[index], points[index + 1])
    return (start, end, (place - at(start)) / (at(end) - at(start)))
  }
}

extension HandedAnimation.Value {
  /// Interpolates as browsers do: functions one by one, and matrices by their components.
  fileprivate static func blend(_ start: Self, _ end: Self, _ part: Double) -> Self? {
    func mix(_ one: Double, _ other: Double) -> Double { one + (other - one) * part }
    switch (start, end) {
    case (.offset(let a, let b), .offset(let c, let d)): return .offset(x: mix(a, c), y: mix(b, d))
    case (.opacity(let a), .opacity(let b)): return .opacity(min(max(mix(a, b), 0), 1))
    case (.planar(let a, let b, let c), .planar(let d, let e, let f)):
      return .planar(scale: a + (d - a) * part, angle: mix(b, e), offset: c + (f - c) * part)
    case (.matrix(let a), .matrix(let b)):
      let difference = TransformComponents(a).difference(from: TransformComponents(b))
      return .matrix(TransformComponents(b).adding(difference, times: 1 - part).transform)
    default: return nil
    }
  }
}

extension LayerValues {
  /// Where the corners are seen.
  var corners: [CGPoint] {
    let frame = untransformedFrame
    let corners = [
      (frame.minX, frame.minY), (frame.maxX, frame.minY), (frame.minX, frame.maxY), (frame.maxX, frame.maxY),
    ]
    return corners.map {
      let (x, y, t) = ($0 - position.x, $1 - position.y, transform)
      let w = x * t.m14 + y * t.m24 + t.m44
      return CGPoint(
        x: position.x + (x * t.m11 + y * t.m21 + t.m41) / w, y: position.y + (x * t.m12 + y * t.m22 + t.m42) / w)
    }
  }
}
