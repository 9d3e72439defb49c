import CPixels
import Pictures

/// The visible difference of two pictures.
///
/// The distance of two colours is that of Kotsarenko and Ramos (2010): in YIQ, weighted by how well the eye sees each component,
/// 0.71 for each of the 255 steps of grey and 187 between black and white. A pixel differs when its distance is above
/// 1.5 and above a quarter of the contrast that the expected picture has there: the distance between the two pixels that are
/// most unlike each other, of the 25 around it. So two steps of grey pass everywhere, and at an edge, whose pixels are partly
/// covered, a quarter of a pixel does; other processors and versions of the libraries round that much differently. Three steps
/// of grey, 8 of one channel, and an edge at another pixel do not pass.
public struct PictureDifference: CustomStringConvertible {
  /// The tolerance of a comparison.
  public struct Tolerance: Sendable {
    /// The distance of two colours that does not count.
    public var distance: Double
    /// The part of the contrast around a pixel by which it may differ in addition.
    public var edge: Double

    /// Creates a tolerance.
    /// - Parameters:
    ///   - distance: The distance of two colours that does not count.
    ///   - edge: The part of the contrast around a pixel by which it may differ in addition, 0 or more.
    public init(distance: Double = 1.5, edge: Double = 0.25) {
      (self.distance, self.edge) = (distance, edge)
    }

    /// The tolerance for differences that nobody sees.
    public static let standard = Tolerance()
    /// The tolerance for pictures that have to be equal.
    public static let none = Tolerance(distance: 0, edge: 0)
  }

  /// The number of pixels that differ.
  public let count: Int
  /// The smallest box around them, in points.
  public let box: (x: Double, y: Double, width: Double, height: Double)
  /// The largest distance of two colours, from 0 to 187.
  public let largest: Double
  /// Whether each pixel differs, row by row.
  let marks: [UInt8]

  /// Compares two pictures of the same size. Nil stands for no difference. Linear in the number of pixels.
  public init?(_ expected: Picture, _ actual: Picture, tolerance: Tolerance = .standard) {
    guard !expected.hasPixels(of: actual), expected.width == actual.width, expected.height == actual.height else {
      return nil
    }
    var marks = [UInt8](repeating: 0, count: expected.width * expected.height)
    let found = marks.withUnsafeMutableBufferPointer { marks in
      expected.withPixels { one in
        actual.withPixels { other in
          pixels_compare(
            one, Int32(expected.bytesPerRow), other, Int32(actual.bytesPerRow), Int32(expected.width),
            Int32(expected.height), tolerance.distance, tolerance.edge, marks.baseAddress)
        }
      }
    }
    guard let found = found.flatMap({ $0 }), found.count > 0 else { return nil }
    let scale = actual.description.first { $0.name == "Scale" }.flatMap { Double($0.text) } ?? 1
    count = Int(found.count)
    largest = found.largest
    box = (
      Double(found.left) / scale, Double(found.top) / scale, Double(found.right - found.left) / scale,
      Double(found.bottom - found.top) / scale
    )
    self.marks = marks
  }

  public var description: String { sentence }

  /// The difference in words, without a capital letter and a full stop.
  public var sentence: String {
    func text(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }
    let place = "\(text(box.width)) by \(text(box.height)) points at (\(text(box.x)), \(text(box.y)))"
    return "\(count) pixel\(count == 1 ? " differs" : "s differ") in \(place)"
  }
}
