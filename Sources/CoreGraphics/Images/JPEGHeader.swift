extension ByteReader {
  /// The header of a JPEG file. The file is a sequence of segments: FF, a marker, and for most a length that includes
  /// itself. The size is in the frame segment, the orientation in the EXIF segment before it.
  var jpegHeader: ImageHeader? {
    guard byte(0) == 0xFF, byte(1) == 0xD8 else { return nil }
    var exif: (orientation: CGImagePropertyOrientation, place: Int)?
    var place = 2
    while byte(place) == 0xFF, let marker = byte(place + 1) {
      switch marker {
      case 0xFF:  // padding
        place += 1
        continue
      case 0x01, 0xD0...0xD7:  // markers without a segment
        place += 2
        continue
      case 0xD9, 0xDA: return nil  // image data before its size
      default: break
      }
      guard let length = number(place + 2, bytes: 2, isBigEndian: true), length >= 2 else { return nil }
      if 0xC0...0xCF ~= marker, marker != 0xC4, marker != 0xC8, marker != 0xCC {
        guard let height = number(place + 5, bytes: 2, isBigEndian: true),
          let width = number(place + 7, bytes: 2, isBigEndian: true)
        else { return nil }
        return ImageHeader(
          width: width, height: height, mediaType: "image/jpeg", orientation: exif?.orientation ?? .up,
          orientationPlace: exif?.place)
      }
      if marker == 0xE1, exif == nil, has("Exif", at: place + 4) { exif = exifOrientation(at: place + 10) }
      place += 2 + length
    }
    return nil
  }

  /// Returns the orientation in EXIF data and its offset.
  /// - Parameter start: The offset of the TIFF header: the byte order, 42, and the offset of the first directory.
  private func exifOrientation(at start: Int) -> (CGImagePropertyOrientation, Int)? {
    let isBigEndian = has("MM", at: start)
    guard isBigEndian || has("II", at: start), number(start + 2, bytes: 2, isBigEndian: isBigEndian) == 42,
      let offset = number(start + 4, bytes: 4, isBigEndian: isBigEndian), offset < count,
      let entries = number(start + offset, bytes: 2, isBigEndian: isBigEndian)
    else { return nil }
    for index in 0..<entries {
      // An entry has a tag, a type, a count, and the value in the first of four bytes.
      let entry = start + offset + 2 + 12 * index
      guard let tag = number(entry, bytes: 2, isBigEndian: isBigEndian) else { return nil }
      guard tag == 0x112 else { continue }
      guard number(entry + 2, bytes: 2, isBigEndian: isBigEndian) == 3,
        let value = number(entry + 8, bytes: 2, isBigEndian: isBigEndian),
        let orientation = CGImagePropertyOrientation(rawValue: UInt32(value))
      else { return nil }
      return (orientation, entry + 8)
    }
    return nil
  }
}
