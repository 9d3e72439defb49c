/// An image, as encoded in a file. Hosts decode and draw it; its pixels can be read if the host provides them.
///
/// Hosts identify an image by its object, so that they decode each only once.
public final class CGImage: NSObject, Sendable {
  /// The width in pixels as encoded. For SVG, it is the width in its own units.
  public let width: Int
  /// The height in pixels as encoded.
  public let height: Int
  /// The encoded bytes, without a photo's orientation: it is removed, because hosts apply it themselves.
  package let data: Data
  /// The media type, such as "image/png".
  package let mediaType: String
  /// The address of an image whose bytes the host has; nil for any other image.
  package let address: String?

  package init(_ file: ImageFile) {
    width = file.width
    height = file.height
    data = file.uprightData
    mediaType = file.mediaType
    address = nil
    super.init()
  }

  /// Creates an image from a program's drawing, as an SVG file.
  init(drawing: Data, width: Int, height: Int) {
    self.width = width
    self.height = height
    data = drawing
    mediaType = "image/svg+xml"
    address = nil
    super.init()
  }

  /// Creates an image whose bytes the host has; it is upright.
  package init(address: String, width: Int, height: Int) {
    self.width = width
    self.height = height
    data = Data()
    mediaType = ""
    self.address = address
    super.init()
  }
}

/// The orientation of an image's rows and columns, with the values of EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// The first row is at the top, the first column on the left.
  case up = 1
  /// The first row is at the top, the first column on the right.
  case upMirrored
  /// The first row is at the bottom, the first column on the right.
  case down
  /// The first row is at the bottom, the first column on the left.
  case downMirrored
  /// The first row is on the left, the first column at the top.
  case leftMirrored
  /// The first row is on the right, the first column at the top; displayed with a clockwise quarter turn.
  case right
  /// The first row is on the right, the first column at the bottom.
  case rightMirrored
  /// The first row is on the left, the first column at the bottom; displayed with an anticlockwise quarter turn.
  case left

  /// Whether rows become columns.
  package var swapsAxes: Bool { rawValue >= 5 }

  /// Returns the transform from the pixels as encoded to those of the upright image, both from the upper left corner.
  /// - Parameters:
  ///   - width: The width of the encoded image, in pixels.
  ///   - height: The height of the encoded image, in pixels.
  package func uprighting(width: CGFloat, height: CGFloat) -> CGAffineTransform {
    switch self {
    case .up: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    }
  }
}
