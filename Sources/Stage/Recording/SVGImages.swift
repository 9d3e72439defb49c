import CoreGraphics
import Foundation

/// The pictures of a drawing: each is in the file once, and used by its place in the list.
struct SVGImages {
  private var sources: [CGImage] = []
  private(set) var definitions = ""

  /// - Parameters:
  ///   - span: Seconds from which and until which it is seen.
  ///   - whole: Seconds in which the layer can be seen.
  mutating func markup(
    of recorded: RecordedImage, during span: ClosedRange<Double>, of whole: ClosedRange<Double>,
    _ timeline: SVGElement.Timeline
  ) -> String {
    let id = define(recorded.image)
    var group = SVGElement("g")
    group.show(during: [span], of: whole, timeline)
    for track in recorded.pieces {
      let piece = track.cut(at: timeline.end).simplified(tolerance: [0.05, 0.05, 0.05, 0.05, 0.05, 0.05, 0.05, 0.05])
      // Its view box is the part that is seen; what is beyond is cut off.
      var window = SVGElement("svg")
      window.set("preserveAspectRatio", "none")
      for (index, name) in ["x", "y", "width", "height"].enumerated() {
        window.set(name, piece.component(index..<(index + 1)), timeline) { SVGText.number($0[0]) }
      }
      window.set("viewBox", piece.component(4..<8), timeline) { numbers in
        var text = ""
        for number in numbers { text += (text.isEmpty ? "" : " ") + SVGText.number(number) }
        return text
      }
      var use = SVGElement("use")
      use.set("href", "#" + id)
      use.setUprighting(recorded.image.uprighting)
      window.append(use.text)
      group.append(window.text)
    }
    return group.text
  }

  /// - Returns: the `id` of the picture's element, which has its natural size.
  private mutating func define(_ image: Scene.Image) -> String {
    if let known = sources.firstIndex(where: { $0 === image.source }) { return "i\(known)" }
    let id = "i\(sources.count)"
    sources.append(image.source)
    var element = SVGElement("image")
    element.set("id", id)
    element.set("width", "\(image.source.width)")
    element.set("height", "\(image.source.height)")
    element.set("preserveAspectRatio", "none")
    element.set("href", image.address ?? "data:" + image.mediaType + ";base64," + SVGText.base64(image.data))
    definitions += element.text + "\n"
    return id
  }
}

extension SVGElement {
  fileprivate mutating func setUprighting(_ matrix: CGAffineTransform) {
    guard matrix != .identity else { return }
    var text = ""
    for number in [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty] {
      text += (text.isEmpty ? "" : ",") + SVGText.number(Double(number))
    }
    set("transform", "matrix(" + text + ")")
  }
}

extension SVGText {
  /// Bytes in base 64, with padding.
  static func base64(_ data: Data) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    let bytes = [UInt8](data)
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for byte in group { bits = bits << 8 | UInt32(byte) }
      bits <<= 8 * UInt32(3 - group.count)
      for index in 0..<4 {
        let isPadding = index > group.count
        text.append(isPadding ? UInt8(ascii: "=") : digits[Int(bits >> UInt32(18 - 6 * index) & 63)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
