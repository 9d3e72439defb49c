import CoreGraphics
import QuartzCore
import Foundation

/// A layer's gradient, as long as its number of colours stays the same.
struct RecordedGradient {
  /// The beginning, in seconds of the recording.
  let start: Double
  let kind: Scene.Gradient.Kind
  let count: Int
  /// The coordinates of its start and end, in points.
  private(set) var line = RecordedTrack()
  /// The location, red, green, blue and alpha of each colour.
  private(set) var stops = RecordedTrack()

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
