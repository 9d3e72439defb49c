import CoreGraphics
import Foundation

/// Writes a recording as an SVG file.
@MainActor struct SVGDrawing {
  private let title: String
  private let roots: [RecordedLayer]
  private let touches: [RecordedTouch]
  let timeline: SVGElement.Timeline
  var definitionCount = 0
  /// The shadows. An index in this array is the number in the `id` of the filter.
  var shadows: [String] = []
  private var images = SVGImages()

  /// Creates a drawing.
  /// - Parameters:
  ///   - end: The time of the last frame, in seconds.
  ///   - rest: The duration of the last frame, in seconds.
  init(title: String, roots: [RecordedLayer], touches: [RecordedTouch], end: Double, rest: Double) {
    self.title = title
    self.roots = roots
    self.touches = touches
    timeline = SVGElement.Timeline(end: end, total: max(end + rest, 0.1))
  }

  func text() -> String {
    var drawing = self
    return drawing.makeText()
  }

  // MARK: - The screen

  private mutating func makeText() -> String {
    let size = roots.first.map { track($0.size, [0.05, 0.05]) } ?? RecordedTrack(constant: [1, 1])
    let width = size.values.reduce(1) { max($0, $1[0]) }
    let height = size.values.reduce(1) { max($0, $1[1]) }
    var svg = SVGElement("svg")
    svg.set("xmlns", "http://www.w3.org/2000/svg")
    svg.set("width", width)
    svg.set("height", height)
    svg.set("viewBox", "0 0 " + SVGText.number(width) + " " + SVGText.number(height))
    svg.set("role", "img")
    svg.set("font-family", SVGText.fonts)
    svg.append("<title>" + SVGText.escaped(title) + "</title>\n")
    svg.append("<style>text{white-space:pre}.m{font-family:ui-monospace,Menlo,Consolas,monospace}</style>\n")

    var clip = SVGElement("clipPath")
    clip.set("id", "screen")
    clip.append(screenOutline(size, inset: 0).text)
    svg.append(clip.text + "\n")
    var screen = SVGElement("g")
    screen.set("clip-path", "url(#screen)")
    var background = screenOutline(size, inset: 0)
    background.set("fill", "#fff")
    screen.append(background.text)
    for root in roots { screen.append("\n" + markup(of: root, within: 0...timeline.total)) }
    for touch in touches { screen.append("\n" + markup(of: touch)) }
    for (index, shadow) in shadows.enumerated() { svg.append(filter(for: shadow, id: "s\(index)").text + "\n") }
    if !images.definitions.isEmpty { svg.append("<defs>\n" + images.definitions + "</defs>\n") }
    svg.append(screen.text + "\n")
    var outline = screenOutline(size, inset: 0.5)
    outline.set("fill", "none")
    outline.set("stroke", "#888")
    outline.set("stroke-opacity", ".5")
    svg.append(outline.text + "\n")
    return svg.text + "\n"
  }

  private func screenOutline(_ size: RecordedTrack, inset: Double) -> SVGElement {
    var rectangle = SVGElement("rect")
    if inset > 0 {
      rectangle.set("x", inset)
      rectangle.set("y", inset)
    }
    rectangle.set("rx", 24 - inset)
    let inner = size.map { [max($0[0] - 2 * inset, 0), max($0[1] - 2 * inset, 0)] }
    setSize(of: &rectangle, inner)
    return rectangle
  }

  // MARK: - Touches

  private func markup(of touch: RecordedTouch) -> String {
    let start = min(touch.start, timeline.end)
    let end = min(touch.end ?? timeline.end, timeline.total)
    var circle = SVGElement("circle")
    circle.set("r", "22")
    circle.set("fill", "#000")
    circle.set("fill-opacity", ".18")
    circle.set("stroke", "#fff")
    circle.set("stroke-opacity", ".8")
    circle.set("stroke-width", "2")
    // A tap takes no time, so the finger is shown a little before and after it.
    let opacity = RecordedTrack(
      keys: [
        (max(0, start - 0.12), [0]), (start, [1]), (min(end + 0.08, timeline.total), [1]),
        (min(end + 0.35, timeline.total), [0]),
      ])
    circle.set("opacity", opacity, timeline) { SVGText.number($0[0]) }
    let place = RecordedTrack(
      keys: [
        (start, [Double(touch.from.x), Double(touch.from.y)]), (end, [Double(touch.to.x), Double(touch.to.y)]),
      ])
    circle.setTransform("translate", place, timeline, unless: "0,0", format: SVGText.pair)
    return circle.text
  }

  // MARK: - Layers

  /// Returns the markup of a layer.
  /// - Parameter whole: The time in seconds during which the parent is visible.
  private mutating func markup(of layer: RecordedLayer, within whole: ClosedRange<Double>) -> String {
    let spans = layer.appearances(within: whole, until: timeline.end)
    guard let first = spans.first, let last = spans.last else { return "" }
    let opacity = track(layer.opacity, [0.002])
    guard opacity.isAnimated || opacity.values.contains(where: { $0[0] > 0.001 }) else { return "" }
    var contents = contents(of: layer, within: first.lowerBound...last.upperBound)
    guard !contents.isEmpty else { return "" }
    if !layer.masks.isEmpty { contents = masked(contents, of: layer, within: first.lowerBound...last.upperBound) }

    var groups = placement(of: layer)
    groups[0].show(during: spans, of: whole, timeline)
    groups[0].set("opacity", opacity, timeline, unless: "1") { SVGText.number($0[0], places: 3) }
    return groups.reversed().reduce(contents) { inner, group in group.wrapping(inner) }
  }

  /// Returns the groups, from the outermost to the innermost, that transform the layer's upper left corner to its place
  /// in the parent.
  private func placement(of layer: RecordedLayer) -> [SVGElement] {
    let geometry = layer.geometry.played(until: timeline.end)
    if geometry.values.allSatisfy({ $0[2] == 1 && $0[3] == 0 && $0[4] == 0 && $0[5] == 1 }) {
      return [translation(geometry.map { [$0[0] - $0[6], $0[1] - $0[7]] })]
    }
    let extent = layer.size.values.reduce(1) { max($0, $1[0], $1[1]) }
    let parts = PlaneTransform.track(geometry.map { Array($0[2...5]) })
    var rotation = SVGElement("g")
    rotation.setTransform(
      "rotate", parts.map { [$0[0]] }.simplified(tolerance: [3 / extent]), timeline, unless: "0"
    ) { SVGText.number($0[0]) }
    var skew = SVGElement("g")
    skew.setTransform(
      "skewX", parts.map { [$0[1]] }.simplified(tolerance: [3 / extent]), timeline, unless: "0"
    ) { SVGText.number($0[0]) }
    var scale = SVGElement("g")
    let step = 0.05 / extent
    scale.setTransform(
      "scale", parts.map { [$0[2], $0[3]] }.simplified(tolerance: [step, step]), timeline, unless: "1,1"
    ) { SVGText.number($0[0], places: 4) + "," + SVGText.number($0[1], places: 4) }
    return [
      translation(geometry.map { [$0[0], $0[1]] }), rotation, skew, scale,
      translation(geometry.map { [-$0[6], -$0[7]] }),
    ]
  }

  func translation(_ offset: RecordedTrack) -> SVGElement {
    var group = SVGElement("g")
    group.setTransform(
      "translate", offset.simplified(tolerance: [0.05, 0.05]), timeline, unless: "0,0", format: SVGText.pair)
    return group
  }

  /// Returns the markup of the layer's contents, in the coordinates of its upper left corner.
  private mutating func contents(of layer: RecordedLayer, within whole: ClosedRange<Double>) -> String {
    let size = track(layer.size, [0.05, 0.05])
    var result = background(of: layer, size) + drawing(of: layer, size, within: whole)
    var pictures = ""
    for (image, span) in spans(of: layer.images.map { ($0.start, $0.image) }, within: whole) {
      pictures += images.markup(of: image, during: span, of: whole, timeline)
    }
    for (text, span) in spans(of: layer.texts.map { ($0.start, $0.text) }, within: whole) {
      result += SVGLabel(text: text, size: size).markup(during: span, of: whole, timeline)
    }
    var children = ""
    for child in layer.children {
      let inner = markup(of: child, within: whole)
      if !inner.isEmpty { children += "\n" + inner }
    }
    if !children.isEmpty {
      children = translation(layer.origin.played(until: timeline.end).map { [-$0[0], -$0[1]] }).wrapping(children)
    }
    let inner = pictures + children
    result += layer.clips && !inner.isEmpty ? clipped(inner, to: layer, size) : inner
    return shadow(of: layer) + withShadow(result + border(of: layer, size), of: layer)
  }

  /// Returns consecutive contents of a layer, each with the time during which it is visible.
  /// - Parameter things: The contents with their start times; nil for none.
  func spans<Thing>(of things: [(start: Double, thing: Thing?)], within whole: ClosedRange<Double>)
    -> [(Thing, ClosedRange<Double>)]
  {
    var result: [(Thing, ClosedRange<Double>)] = []
    for (index, (start, thing)) in things.enumerated() where start <= timeline.end {
      let next = index + 1 < things.count ? things[index + 1].start : .infinity
      let from = max(start, whole.lowerBound)
      let to = next > timeline.end ? whole.upperBound : min(next, whole.upperBound)
      if let thing, from < to { result.append((thing, from...to)) }
    }
    return result
  }

  /// Returns markup clipped by the layer's masks, or unchanged while there are none.
  private mutating func masked(
    _ contents: String, of layer: RecordedLayer, within whole: ClosedRange<Double>
  ) -> String {
    definitionCount += 1
    var mask = SVGElement("mask")
    mask.set("id", "m\(definitionCount)")
    mask.set("style", "mask-type:alpha")
    // An area larger than any screen, instead of the size of the masked contents.
    let everywhere = [("x", "-9999"), ("y", "-9999"), ("width", "19998"), ("height", "19998")]
    mask.set("maskUnits", "userSpaceOnUse")
    for (attribute, value) in everywhere { mask.set(attribute, value) }
    var group = SVGElement("g")
    group.set("mask", "url(#m\(definitionCount))")
    group.append(contents)
    var scrolled = translation(layer.origin.played(until: timeline.end).map { [-$0[0], -$0[1]] })
    for life in layer.masks { scrolled.append(markup(of: life, within: whole)) }
    mask.append(scrolled.text)
    var unmasked: [ClosedRange<Double>] = []
    var time = whole.lowerBound
    for life in layer.masks {
      if life.start > time { unmasked.append(time...life.start) }
      time = max(time, life.end ?? .infinity)
    }
    if time < whole.upperBound { unmasked.append(time...whole.upperBound) }
    if !unmasked.isEmpty {
      var all = SVGElement("rect")
      for (attribute, value) in everywhere { all.set(attribute, value) }
      all.show(during: unmasked, of: whole, timeline)
      mask.append(all.text)
    }
    return mask.text + group.text
  }

  private mutating func clipped(_ contents: String, to layer: RecordedLayer, _ size: RecordedTrack) -> String {
    definitionCount += 1
    let id = "c\(definitionCount)"
    var clip = SVGElement("clipPath")
    clip.set("id", id)
    clip.append(rectangle(layer, size).text)
    var group = SVGElement("g")
    group.set("clip-path", "url(#" + id + ")")
    group.append(contents)
    return clip.text + group.text
  }

  func setSize(of rectangle: inout SVGElement, _ size: RecordedTrack) {
    rectangle.set("width", size.component(0..<1), timeline) { SVGText.number($0[0]) }
    rectangle.set("height", size.component(1..<2), timeline) { SVGText.number($0[0]) }
  }

  /// Returns the part of a track that the drawing shows, with as few keys as possible.
  func track(_ track: RecordedTrack, _ tolerance: [Double]) -> RecordedTrack {
    track.played(until: timeline.end).simplified(tolerance: tolerance)
  }
}
