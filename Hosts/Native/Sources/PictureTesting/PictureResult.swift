/// The result of a test about a picture, kept in a file until the run's pages are written.
struct PictureResult: Codable, Sendable {
  enum Outcome: String, Codable {
    case equal, different, recorded
  }

  /// The name of the picture in the test.
  var name: String
  /// The path of the expected picture.
  var file: String
  var outcome: Outcome
  /// The failure in a sentence; empty if there is none.
  var words = ""
  /// The largest distance of two colours, or nil if pictures cannot be compared.
  var largest: Double?
  /// The width in points.
  var width: Int
  /// The names of files beside the result's own: pictures, and the page of the stage's film.
  var expected, actual, difference, film: String?
}
