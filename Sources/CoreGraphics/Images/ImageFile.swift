/// The properties of an image file that can be read without decoding it. Supports PNG, JPEG, GIF, WebP and SVG.
package struct ImageFile {
  /// The size in pixels, at least 1 in each dimension.
  var width: Int
  var height: Int
  var mediaType: String
  package var orientation = CGImagePropertyOrientation.up
  /// The offset of the orientation, a two-byte number, or nil if there is none.
  var orientationPlace: Int?
  private let data: Data

  /// Reads the header, or returns nil if the data is no image, or too damaged to tell its size. Linear in the length of
  /// the header.
  package init?(_ data: Data) {
    let reader = ByteReader(data)
    guard
      let header = reader.pngHeader ?? reader.jpegHeader ?? reader.gifHeader ?? reader.webPHeader ?? reader.svgHeader,
      ImageFile.sizes ~= header.width, ImageFile.sizes ~= header.height
    else { return nil }
    width = header.width
    height = header.height
    mediaType = header.mediaType
    orientation = header.orientation
    orientationPlace = header.orientationPlace
    self.data = data
  }

  private static let sizes = 1...1_000_000

  /// The data with the orientation replaced by "up".
  var uprightData: Data {
    guard orientation != .up, let orientationPlace else { return data }
    // In either byte order, one of the two bytes is 1.
    var bytes = [UInt8](data)
    let isBigEndian = bytes[orientationPlace] == 0
    bytes[orientationPlace] = isBigEndian ? 0 : 1
    bytes[orientationPlace + 1] = isBigEndian ? 1 : 0
    return Data(bytes)
  }
}

/// The contents of a header.
struct ImageHeader {
  var width: Int
  var height: Int
  var mediaType: String
  var orientation = CGImagePropertyOrientation.up
  var orientationPlace: Int?
}
