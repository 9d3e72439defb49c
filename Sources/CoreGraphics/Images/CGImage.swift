/// A picture, as it is encoded in a file. It is never decoded here: hosts do that, and draw it.
///
/// Two images are the same to a host when they are the same object, so that it decodes each only once.
public final class CGImage: NSObject, Sendable {
  /// Pixels across, as encoded. A drawing of lines (SVG) has as many as it is wide in its own units.
  public let width: Int
  /// Pixels down, as encoded.
  public let height: Int
  /// The encoded bytes. What a photo says about how the camera was held is taken out of them: whoever shows it
  /// turns it.
  package let data: Data
  /// What the bytes are, such as "image/png".
  package let mediaType: String
  /// Where a host has the bytes that keeps them itself; nil when they are here.
  package let address: String?

  package init(_ file: ImageFile) {
    width = file.width
    height = file.height
    data = file.uprightData
    mediaType = file.mediaType
    address = nil
    super.init()
  }

  /// What a program drew, as an SVG file.
  init(drawing: Data, width: Int, height: Int) {
    self.width = width
    self.height = height
    data = drawing
    mediaType = "image/svg+xml"
    address = nil
    super.init()
  }

  /// A picture whose bytes a host keeps; it stands upright.
  package init(address: String, width: Int, height: Int) {
    self.width = width
    self.height = height
    data = Data()
    mediaType = ""
    self.address = address
    super.init()
  }
}

/// How the rows and columns of a picture lie, by the numbers of EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// The first row is the upper side, the first column the left.
  case up = 1
  /// The first row is the upper side, the first column the right.
  case upMirrored
  /// The first row is the lower side, the first column the right.
  case down
  /// The first row is the lower side, the first column the left.
  case downMirrored
  /// The first row is the left side, the first column the upper.
  case leftMirrored
  /// The first row is the right side, the first column the upper: to be turned clockwise by a quarter.
  case right
  /// The first row is the right side, the first column the lower.
  case rightMirrored
  /// The first row is the left side, the first column the lower: to be turned anticlockwise by a quarter.
  case left

  /// Whether rows become columns.
  package var swapsAxes: Bool { rawValue >= 5 }

  /// Takes the pixels of an encoded picture to where they are when it stands upright, both from the upper left corner.
  /// - Parameters:
  ///   - width: of the encoded picture, in pixels.
  ///   - height: the same.
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
