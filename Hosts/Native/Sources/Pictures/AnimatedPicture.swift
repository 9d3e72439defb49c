/// An animated PNG: the pictures of an animation with their times. Equal pictures in a row become one.
public struct AnimatedPicture {
  private struct Frame {
    let picture: Picture
    let time: Double
    let file: PNGFile
  }

  private var frames: [Frame] = []

  /// Creates an animation without pictures.
  public init() {}

  /// The number of frames.
  public var count: Int { frames.count }

  /// Adds a picture of the size of the first one.
  /// - Parameters:
  ///   - picture: The picture.
  ///   - time: The time in seconds at which it appears, after that of the last picture.
  public mutating func append(_ picture: Picture, at time: Double) {
    if let last = frames.last?.picture, last.hasPixels(of: picture) { return }
    guard let file = PNGFile(bytes: picture.pngBytes()) else { return }
    frames.append(Frame(picture: picture, time: time, file: file))
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
      chunks.append(
        PNGFile.Chunk(
          type: "fcTL",
          data: number() + PNGFile.word(UInt32(frame.picture.width)) + PNGFile.word(UInt32(frame.picture.height))
            + PNGFile.word(0) + PNGFile.word(0) + [UInt8(milliseconds >> 8), UInt8(milliseconds & 255), 3, 232, 0, 0]))
      for chunk in frame.file.chunks where chunk.type == "IDAT" {
        chunks.append(
          index == 0 ? chunk : PNGFile.Chunk(type: "fdAT", data: number() + chunk.data))
      }
    }
    chunks.append(PNGFile.Chunk(type: "IEND", data: []))
    return PNGFile(chunks: chunks).bytes
  }
}
