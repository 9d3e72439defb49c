import CoreGraphics

/// An image in a recorded layer: the source and the positions of its pieces.
struct RecordedImage {
  /// The beginning, in seconds of the recording.
  let start: Double
  /// The first state.
  let image: Scene.Image
  /// The frame of each piece and its part of the upright image: left, top, width and height of both.
  private(set) var pieces: [RecordedTrack]

  init(_ image: Scene.Image, at time: Double) {
    start = time
    self.image = image
    pieces = image.pieces.map { _ in RecordedTrack() }
    record(image, at: time, frameDuration: 0)
  }

  /// Returns whether an image has the same source and number of pieces.
  func continues(as image: Scene.Image?) -> Bool {
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
