import Foundation

/// The geometry of a layer in its parent: its corners after the transform.
struct FilmPlace {
  /// The left, top, width and height before the transform.
  var frame: [Double]
  /// The scroll position of its children.
  var origin: (x: Double, y: Double)
  private var corners: [(x: Double, y: Double)]

  /// Creates a place.
  /// - Parameter words: The words of the command `geometry`.
  init?(_ words: ArraySlice<Double>) {
    let words = Array(words)
    guard words.count >= 9 else { return nil }
    let (left, top, width, height) = (words[0], words[1], words[2], words[3])
    frame = [left, top, width, height]
    origin = (words[4], words[5])
    let anchor = (x: words[6] * width, y: words[7] * height)
    let matrix = Array(words[9...])
    corners = [(0.0, 0.0), (width, 0), (width, height), (0, height)].map { x, y in
      let (x, y) = (x - anchor.x, y - anchor.y)
      var point = (x: x, y: y)
      if matrix.count == 6 {
        point = (matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5])
      } else if matrix.count == 16 {
        let w = matrix[3] * x + matrix[7] * y + matrix[15]
        let divisor = abs(w) < 1e-9 ? 1e-9 : w
        point = (
          (matrix[0] * x + matrix[4] * y + matrix[12]) / divisor, (matrix[1] * x + matrix[5] * y + matrix[13]) / divisor
        )
      }
      return (left + anchor.x + point.x, top + anchor.y + point.y)
    }
  }

  /// Returns the largest distance between corresponding corners.
  func distance(to other: FilmPlace) -> Double {
    zip(corners, other.corners).reduce(0) { max($0, hypot($1.0.x - $1.1.x, $1.0.y - $1.1.y)) }
  }

  func words(insteadOf other: FilmPlace) -> String {
    func text(_ frame: [Double]) -> String {
      "(" + frame.map { FilmComparison.number($0) }.joined(separator: ", ") + ")"
    }
    let (one, two) = (text(frame), text(other.frame))
    return one == two ? "rotated or scaled differently at \(one)" : "at \(two) instead of \(one)"
  }
}
