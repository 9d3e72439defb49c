/// An animated PNG: the pictures of an animation with their times. Of each picture it stores the rectangle that differs from
/// the one before it; what is transparent is black. Equal pictures in a row become one.
@MainActor public struct AnimatedPicture {
  private struct Frame {
    let part: PixelRect
    let time: Double
    let file: PNGFile
  }

  private var frames: [Frame] = []
  /// The pixels of the last picture.
  private var shown: Bitmap?

  /// Creates an animation without pictures.
  public init() {}

  /// The number of frames.
  public var count: Int { frames.count }

  /// Adds a picture of the size of the first one, which need not stay as it is. Linear in the number of pixels of the part.
  /// - Parameters:
  ///   - picture: The picture.
  ///   - time: The time in seconds at which it appears, after that of the last picture.
  ///   - part: The part outside of which the picture equals the last one; nil for all of it.
  public mutating func append(_ picture: Picture, at time: Double, changing part: PixelRect? = nil) {
    let whole = PixelRect(of: picture)
    guard let shown else {
      guard let first = picture.bitmap.opaquePart(whole), var file = PNGFile(bytes: first.pngBytes()) else { return }
      for (name, text) in picture.description { file.add(name: name, text: text) }
      shown = first
      frames.append(Frame(part: whole, time: time, file: file))
      return
    }
    guard shown.width == picture.width, shown.height == picture.height,
      let part = picture.bitmap.difference(from: shown, in: part ?? whole),
      let file = picture.bitmap.opaquePart(part).flatMap({ PNGFile(bytes: $0.pngBytes()) })
    else { return }
    shown.copy(part, of: picture.bitmap)
    frames.append(Frame(part: part, time: time, file: file))
  }

  /// Returns the animation as a PNG file that repeats for ever (the extensions acTL, fcTL and fdAT of PNG's third edition), or
  /// nil if there are no pictures.
  /// - Parameters:
  ///   - end: The time in seconds at which the last picture ends.
  ///   - rest: The time in seconds for which it stays then.
  public func bytes(until end: Double, rest: Double = 0.8) -> [UInt8]? {
    guard let first = frames.first else { return nil }
    var chunks = first.file.chunks.filter { $0.type != "IDAT" && $0.type != "IEND" }
    chunks.insert(
      PNGFile.Chunk(type: "acTL", data: PNGFile.word(UInt32(frames.count)) + PNGFile.word(0)), at: 1)
    var sequence: UInt32 = 0
    func number() -> [UInt8] {
      defer { sequence += 1 }
      return PNGFile.word(sequence)
    }
    for (index, frame) in frames.enumerated() {
      let next = index + 1 < frames.count ? frames[index + 1].time : end + rest
      let milliseconds = UInt16(min(max((next - frame.time) * 1000, 0).rounded(), 65535))
      let place = [frame.part.width, frame.part.height, frame.part.x, frame.part.y].flatMap { PNGFile.word(UInt32($0)) }
      // What was below the part is replaced, and what it shows stays.
      chunks.append(
        PNGFile.Chunk(
          type: "fcTL",
          data: number() + place + [UInt8(milliseconds >> 8), UInt8(milliseconds & 255), 3, 232, 0, 0]))
      for chunk in frame.file.chunks where chunk.type == "IDAT" {
        chunks.append(
          index == 0 ? chunk : PNGFile.Chunk(type: "fdAT", data: number() + chunk.data))
      }
    }
    chunks.append(PNGFile.Chunk(type: "IEND", data: []))
    return PNGFile(chunks: chunks).bytes
  }
}
