import CoreGraphics
import Foundation

/// The images of a drawing. Each is stored once in the file and identified by its index.
struct SVGImages {
  private var sources: [CGImage] = []
  private var clipCount = 0
  private(set) var definitions = ""

  /// Returns the markup of an image.
  /// - Parameters:
  ///   - span: The time in seconds during which the layer has this image.
  ///   - whole: The time in seconds during which the layer is visible.
  mutating func markup(
    of recorded: RecordedImage, during span: ClosedRange<Double>, of whole: ClosedRange<Double>,
    _ timeline: SVGElement.Timeline
  ) -> String {
    let id = define(recorded.image)
    var group = SVGElement("g")
    group.show(during: [span], of: whole, timeline)
    for track in recorded.pieces {
      group.append(markup(of: track.played(until: timeline.end), showing: recorded.image, id: id, timeline))
    }
    return group.text
  }

  /// Returns the markup of a piece of the image.
  ///
  /// Groups transform the image's pixels to their place. A nested `svg` element with a view box could do the same, but
  /// its width and height do not update when a paused drawing is scrubbed in Chromium.
  /// - Parameter piece: The frame in the layer and the part of the upright image: left, top, width and height of both.
  private mutating func markup(
    of piece: RecordedTrack, showing image: Scene.Image, id: String, _ timeline: SVGElement.Timeline
  ) -> String {
    func share(_ numbers: [Double], _ axis: Int) -> Double { numbers[2 + axis] / max(numbers[6 + axis], 1e-6) }
    var use = SVGElement("use")
    use.set("href", "#" + id)
    use.setUprighting(image.uprighting)
    let part = piece.map { Array($0[4..<8]) }.simplified(tolerance: [0.05, 0.05, 0.05, 0.05])
    var contents = use.text
    if part.isAnimated || part.values.first != image.wholePart {
      contents = clipped(contents, to: part, timeline)
      var shifted = SVGElement("g")
      shifted.setTransform(
        "translate", part.map { [-$0[0], -$0[1]] }, timeline, unless: "0,0", format: SVGText.pair)
      contents = shifted.wrapping(contents)
    }
    let extent = piece.values.reduce(1) { max($0, $1[6], $1[7]) }
    let scale = piece.map { [share($0, 0), share($0, 1)] }.simplified(tolerance: [0.05 / extent, 0.05 / extent])
    var scaled = SVGElement("g")
    scaled.setTransform("scale", scale, timeline, unless: "1,1") {
      SVGText.number($0[0], places: 5) + "," + SVGText.number($0[1], places: 5)
    }
    var moved = SVGElement("g")
    moved.setTransform(
      "translate", piece.map { [$0[0], $0[1]] }.simplified(tolerance: [0.05, 0.05]), timeline, unless: "0,0",
      format: SVGText.pair)
    return moved.wrapping(scaled.wrapping(contents))
  }

  /// Returns markup clipped to a part of the image.
  /// - Parameter part: The left, top, width and height, in pixels of the image.
  private mutating func clipped(_ contents: String, to part: RecordedTrack, _ timeline: SVGElement.Timeline) -> String {
    clipCount += 1
    var outline = SVGElement("rect")
    for (index, name) in ["x", "y", "width", "height"].enumerated() {
      outline.set(name, part.component(index..<(index + 1)), timeline) { SVGText.number($0[0]) }
    }
    var clip = SVGElement("clipPath")
    clip.set("id", "p\(clipCount)")
    clip.append(outline.text)
    var group = SVGElement("g")
    group.set("clip-path", "url(#p\(clipCount))")
    group.append(contents)
    return clip.text + group.text
  }

  /// Adds an image to the definitions.
  /// - Returns: The `id` of the image's element, which has its natural size.
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
    set("transform", SVGText.matrix(matrix))
  }
}

extension Scene.Image {
  /// The left, top, width and height of the whole upright image, in pixels.
  fileprivate var wholePart: [Double] {
    let whole = CGRect(x: 0, y: 0, width: source.width, height: source.height).applying(uprighting)
    return [Double(whole.origin.x), Double(whole.origin.y), Double(whole.width), Double(whole.height)]
  }
}
