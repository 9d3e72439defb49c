import CoreGraphics

/// A picture in a recorded layer, from one time on: where its pieces are drawn, and what they show.
struct RecordedImage {
  /// Seconds from the beginning of the recording.
  let start: Double
  /// As it was first.
  let image: Scene.Image
  /// For each piece its frame and its part of the upright picture: left, top, width and height.
  private(set) var pieces: [RecordedTrack]

  init(_ image: Scene.Image, at time: Double) {
    start = time
    self.image = image
    pieces = image.pieces.map { _ in RecordedTrack() }
    record(image, at: time, frameDuration: 0)
  }

  /// Whether it is the same picture in as many pieces.
  func goesOn(as image: Scene.Image?) -> Bool {
    guard let image else { return false }
    return image.source === self.image.source && image.uprighting == self.image.uprighting
      && image.pieces.count == pieces.count
  }

  mutating func record(_ image: Scene.Image, at time: Double, frameDuration: Double) {
    for (index, piece) in image.pieces.enumerated() {
      pieces[index].record(
        RecordedImage.numbers(piece.frame) + RecordedImage.numbers(piece.part), at: time, frameDuration: frameDuration)
    }
  }

  private static func numbers(_ rect: CGRect) -> [Double] {
    [Double(rect.origin.x), Double(rect.origin.y), Double(rect.width), Double(rect.height)]
  }
}
