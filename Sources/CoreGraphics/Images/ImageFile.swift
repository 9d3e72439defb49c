/// What the first bytes of an image file say, without decoding it: PNG, JPEG, GIF, WebP or SVG.
package struct ImageFile {
  /// Pixels, 1 or more.
  var width: Int
  var height: Int
  var mediaType: String
  package var orientation = CGImagePropertyOrientation.up
  /// Where the orientation stands in the data, a number of two bytes; nil where there is none.
  var orientationPlace: Int?
  private let data: Data

  /// Nil for what is no picture, or too damaged to tell its size. Linear in the length of the header.
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

  /// The data with the orientation "up" in place of any other.
  var uprightData: Data {
    guard orientation != .up, let orientationPlace else { return data }
    // In either order of bytes, one of the two is 1 then.
    var bytes = [UInt8](data)
    let isBigEndian = bytes[orientationPlace] == 0
    bytes[orientationPlace] = isBigEndian ? 0 : 1
    bytes[orientationPlace + 1] = isBigEndian ? 1 : 0
    return Data(bytes)
  }
}

/// What was found in a header.
struct ImageHeader {
  var width: Int
  var height: Int
  var mediaType: String
  var orientation = CGImagePropertyOrientation.up
  var orientationPlace: Int?
}
