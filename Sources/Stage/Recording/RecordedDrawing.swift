import CoreGraphics
import QuartzCore
import Foundation

/// A layer's shape, for as long as only its numbers and colours change.
struct RecordedShape {
  /// Seconds from the beginning of the recording.
  let start: Double
  /// The first state; what cannot be animated stays so.
  let shape: Scene.Shape
  /// The coordinates of the path.
  private(set) var points = KeyframeTrack()
  /// Red, green, blue and alpha.
  private(set) var fill = KeyframeTrack()
  private(set) var stroke = KeyframeTrack()
  /// Start, end, width and phase of the line.
  private(set) var line = KeyframeTrack()

  init(_ shape: Scene.Shape, at time: Double) {
    start = time
    self.shape = shape
    record(shape, at: time, frameDuration: 0)
  }

  /// Whether a state goes on from the last one.
  func fits(_ other: Scene.Shape) -> Bool {
    SVGPath.isSimilar(shape.path, other.path) && shape.isFilledByEvenOddRule == other.isFilledByEvenOddRule
      && shape.lineCap == other.lineCap && shape.lineJoin == other.lineJoin && shape.dashes == other.dashes
      && shape.miterLimit == other.miterLimit
  }

  mutating func record(_ shape: Scene.Shape, at time: Double, frameDuration: Double) {
    points.record(SVGPath.numbers(of: shape.path), at: time, frameDuration: frameDuration)
    fill.record(shape.fillColor.components(like: fill.last), at: time, frameDuration: frameDuration)
    stroke.record(shape.strokeColor.components(like: stroke.last), at: time, frameDuration: frameDuration)
    let numbers = [shape.strokeStart, shape.strokeEnd, shape.lineWidth, shape.dashPhase].map { Double($0) }
    line.record(numbers, at: time, frameDuration: frameDuration)
  }
}

/// A layer's gradient, for as long as it has as many colours.
struct RecordedGradient {
  /// Seconds from the beginning of the recording.
  let start: Double
  let kind: Scene.Gradient.Kind
  let count: Int
  /// x and y of its start and of its end, in points.
  private(set) var line = KeyframeTrack()
  /// Per colour its location, red, green, blue and alpha.
  private(set) var stops = KeyframeTrack()

  init(_ gradient: Scene.Gradient, size: CGSize, at time: Double) {
    start = time
    kind = gradient.kind
    count = gradient.stops.count
    record(gradient, size: size, at: time, frameDuration: 0)
  }

  func fits(_ other: Scene.Gradient) -> Bool { kind == other.kind && count == other.stops.count }

  mutating func record(_ gradient: Scene.Gradient, size: CGSize, at time: Double, frameDuration: Double) {
    let ends = [
      gradient.start.x * size.width, gradient.start.y * size.height, gradient.end.x * size.width,
      gradient.end.y * size.height,
    ]
    line.record(ends.map { Double($0) }, at: time, frameDuration: frameDuration)
    let numbers = gradient.stops.flatMap { [$0.location] + Optional($0.color).components(like: nil) }
    stops.record(numbers, at: time, frameDuration: frameDuration)
  }
}

extension Optional<CGColor> {
  /// Red, green, blue and alpha. No colour is the last one without alpha, so that a colour that comes or goes does not
  /// turn black.
  func components(like last: [Double]?) -> [Double] {
    guard let color = self else { return last.map { [$0[0], $0[1], $0[2], 0] } ?? [1, 1, 1, 0] }
    return [Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha)]
  }
}
