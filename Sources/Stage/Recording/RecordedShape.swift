import CoreGraphics
import QuartzCore
import Foundation

/// A layer's shape, as long as only its numbers and colours change.
struct RecordedShape {
  /// The beginning, in seconds of the recording.
  let start: Double
  /// The first state. Properties that cannot be animated keep their values.
  let shape: Scene.Shape
  /// The coordinates of the path.
  private(set) var points = RecordedTrack()
  /// The red, green, blue and alpha of the fill and of the stroke.
  private(set) var fill = RecordedTrack()
  private(set) var stroke = RecordedTrack()
  /// The start, end, width and dash phase of the stroke.
  private(set) var line = RecordedTrack()

  init(_ shape: Scene.Shape, at time: Double) {
    start = time
    self.shape = shape
    record(shape, at: time, frameDuration: 0)
  }

  /// Returns whether a state can continue the recorded shape.
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
