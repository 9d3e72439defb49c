import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// The appearance of a layer over time in a recording.
///
/// A layer that is reused for other content, restacked or reparented is recorded as several objects, so that each of
/// them is one thing in one place.
@MainActor final class RecordedLayer {
  /// The layer's `id`.
  let id: Int
  /// The latest state.
  private(set) var node: Scene.Node
  /// The beginning, in seconds of the recording.
  let start: Double
  /// The end in seconds of the recording, or nil as long as the layer exists.
  var end: Double?
  /// The current and former children, back to front.
  var children: [RecordedLayer] = []
  /// The current and former masks.
  var masks: [RecordedLayer] = []

  /// The coordinates of the anchor point; the 2 x 2 part of the transform (a, b, c, d); the vector from the upper left
  /// corner to the anchor point.
  private(set) var geometry = RecordedTrack()
  /// The width and height.
  private(set) var size = RecordedTrack()
  /// The bounds' origin.
  private(set) var origin = RecordedTrack()
  private(set) var opacity = RecordedTrack()
  /// The red, green, blue and alpha of the background.
  private(set) var fill = RecordedTrack()
  private(set) var cornerRadius = RecordedTrack()
  /// The width, height and corner radius, if not all corners are rounded.
  private(set) var corners = RecordedTrack()
  /// The rounded corners.
  let maskedCorners: CACornerMask
  /// The red, green, blue, alpha and width of the border.
  private(set) var border = RecordedTrack()
  /// The layer's first shadow.
  private(set) var shadow: Scene.Shadow?
  private(set) var shadowOpacity = RecordedTrack()
  /// Whether the layer ever clips its children.
  private(set) var clips = false
  /// The images with their start times; nil for none.
  private(set) var images: [(start: Double, image: RecordedImage?)] = []
  /// The texts with their start times; nil for none.
  private(set) var texts: [(start: Double, text: Scene.Text?)] = []
  /// The shapes with their start times, in order; nil for none.
  private(set) var shapes: [(start: Double, shape: RecordedShape?)] = []
  private(set) var gradients: [(start: Double, gradient: RecordedGradient?)] = []
  /// The changes between hidden and visible, beginning with the first frame.
  private var hidings: [(start: Double, isHidden: Bool)] = []

  init(_ node: Scene.Node, at time: Double) {
    id = node.id
    self.node = node
    start = time
    maskedCorners = node.maskedCorners
    record(node, at: time, frameDuration: 0)
  }

  /// Records the state in a frame.
  func record(_ node: Scene.Node, at time: Double, frameDuration: Double) {
    self.node = node
    func note(_ track: inout RecordedTrack, _ value: [Double]) {
      track.record(value, at: time, frameDuration: frameDuration)
    }
    let width = Double(node.bounds.size.width)
    let height = Double(node.bounds.size.height)
    let drawn = node.transform.flattened
    note(
      &geometry,
      [
        Double(node.position.x + drawn.tx), Double(node.position.y + drawn.ty),
        Double(drawn.a), Double(drawn.b), Double(drawn.c), Double(drawn.d),
        Double(node.anchorPoint.x) * width, Double(node.anchorPoint.y) * height,
      ])
    note(&size, [width, height])
    note(&origin, [Double(node.bounds.origin.x), Double(node.bounds.origin.y)])
    note(&opacity, [node.opacity])
    note(&fill, node.backgroundColor.components(like: fill.last))
    note(&cornerRadius, [Double(node.cornerRadius)])
    if maskedCorners != .all { note(&corners, [width, height, Double(node.cornerRadius)]) }
    record(node.shape, at: time, frameDuration: frameDuration)
    record(node.gradient, size: node.bounds.size, at: time, frameDuration: frameDuration)
    note(
      &border,
      (node.borderWidth > 0 ? node.borderColor : nil).components(like: border.last) + [Double(node.borderWidth)])
    if shadow == nil { shadow = node.shadow }
    note(&shadowOpacity, [node.shadow?.opacity ?? 0])
    if node.clips { clips = true }
    if let last = images.last?.image, let image = node.image, last.continues(as: image) {
      images[images.count - 1].image?.record(image, at: time, frameDuration: frameDuration)
    } else if node.image != nil || images.last?.image != nil {
      if images.last?.start == time { images.removeLast() }
      images.append((time, node.image.map { RecordedImage($0, at: time) }))
    }
    if texts.last?.start == time { texts.removeLast() }
    if texts.isEmpty || texts[texts.count - 1].text != node.text { texts.append((time, node.text)) }
    if hidings.last?.start == time { hidings.removeLast() }
    if hidings.last?.isHidden != node.isHidden { hidings.append((time, node.isHidden)) }
  }

  /// Returns the time spans in which the layer exists and is not hidden, within those of its parent.
  ///
  /// - Parameter limit: The time in seconds after which changes are ignored.
  func appearances(within whole: ClosedRange<Double>, until limit: Double) -> [ClosedRange<Double>] {
    var result: [ClosedRange<Double>] = []
    for (index, hiding) in hidings.enumerated() where !hiding.isHidden && hiding.start <= limit {
      let next = index + 1 < hidings.count ? hidings[index + 1].start : end ?? .infinity
      let from = max(hiding.start, whole.lowerBound)
      let to = next > limit ? whole.upperBound : min(next, whole.upperBound)
      if from < to { result.append(from...to) }
    }
    return result
  }

  private func record(_ shape: Scene.Shape?, at time: Double, frameDuration: Double) {
    if let shape, let last = shapes.last?.shape, last.fits(shape) {
      shapes[shapes.count - 1].shape?.record(shape, at: time, frameDuration: frameDuration)
      return
    }
    if shapes.last?.start == time { shapes.removeLast() }
    if shape != nil || shapes.last?.shape != nil {
      shapes.append((time, shape.map { RecordedShape($0, at: time) }))
    }
  }

  private func record(_ gradient: Scene.Gradient?, size: CGSize, at time: Double, frameDuration: Double) {
    if let gradient, let last = gradients.last?.gradient, last.fits(gradient) {
      gradients[gradients.count - 1].gradient?.record(gradient, size: size, at: time, frameDuration: frameDuration)
      return
    }
    if gradients.last?.start == time { gradients.removeLast() }
    if gradient != nil || gradients.last?.gradient != nil {
      gradients.append((time, gradient.map { RecordedGradient($0, size: size, at: time) }))
    }
  }
}

extension Optional<CGColor> {
  /// Returns red, green, blue and alpha. For nil it returns the last colour with an alpha of 0, so that an appearing or
  /// disappearing colour does not turn black.
  func components(like last: [Double]?) -> [Double] {
    guard let color = self else { return last.map { [$0[0], $0[1], $0[2], 0] } ?? [1, 1, 1, 0] }
    return [Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha)]
  }
}

/// A finger on the screen, for a recording.
struct RecordedTouch {
  /// The beginning, in seconds of the recording.
  var start: Double
  var from: CGPoint
  /// The end in seconds of the recording, or nil while the finger is down.
  var end: Double?
  var to: CGPoint

  init(start: Double, from: CGPoint) {
    self.start = start
    self.from = from
    to = from
  }
}

extension CATransform3D {
  /// The affine transform of a layer's plane that is closest to this one at the anchor point. There a layer in perspective
  /// has its place and its size, but its sides stay parallel.
  fileprivate var flattened: CGAffineTransform {
    // The derivative of (x m11 + y m21 + m41) / (x m14 + y m24 + m44), and its counterpart, at the origin.
    let w = m44 > 0 ? m44 : 1
    let (x, y) = (m41 / w, m42 / w)
    return CGAffineTransform(
      a: (m11 - x * m14) / w, b: (m12 - y * m14) / w, c: (m21 - x * m24) / w, d: (m22 - y * m24) / w, tx: x, ty: y)
  }
}
