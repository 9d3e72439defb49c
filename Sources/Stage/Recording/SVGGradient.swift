import CoreGraphics
import Foundation

/// Writes a layer's gradient: the element that defines it, or, as SVG has no conic ones, a fan of narrow sectors, which
/// stands still.
@MainActor struct SVGGradient {
  let gradient: RecordedGradient
  let id: String

  /// - Parameters:
  ///   - outline: the shape of the layer.
  ///   - size: the layer's, in points.
  ///   - span: Seconds from which and until which it is the gradient.
  ///   - whole: Seconds in which the layer can be seen.
  func markup(
    filling outline: SVGElement, size: KeyframeTrack, during span: ClosedRange<Double>, of whole: ClosedRange<Double>,
    _ timeline: SVGElement.Timeline
  ) -> String {
    var outline = outline
    if let definition = definition(timeline) {
      outline.show(during: [span], of: whole, timeline)
      outline.set("fill", "url(#\(id))")
      return definition.text + outline.text
    }
    var clip = SVGElement("clipPath")
    clip.set("id", id)
    clip.append(outline.text)
    var fan = SVGElement("g")
    fan.show(during: [span], of: whole, timeline)
    fan.set("clip-path", "url(#\(id))")
    fan.append(sectors(size: size.values.reduce([0, 0]) { [max($0[0], $1[0]), max($0[1], $1[1])] }))
    return clip.text + fan.text
  }

  /// nil for conic ones.
  private func definition(_ timeline: SVGElement.Timeline) -> SVGElement? {
    let line = cut(gradient.line, 0.05, timeline)
    var element: SVGElement
    switch gradient.kind {
    case .conic: return nil
    case .axial:
      element = SVGElement("linearGradient")
      for (index, name) in ["x1", "y1", "x2", "y2"].enumerated() {
        element.set(name, line.component(index..<index + 1), timeline) { SVGText.number($0[0]) }
      }
    case .radial:
      // Of radius 1 in a space in which both radii are 1.
      element = SVGElement("radialGradient")
      func radius(_ line: [Double], _ axis: Int) -> Double { max(abs(line[axis + 2] - line[axis]), 0.01) }
      element.set("r", "1")
      element.set("cx", line.map { [$0[0] / radius($0, 0)] }, timeline) { SVGText.number($0[0], places: 4) }
      element.set("cy", line.map { [$0[1] / radius($0, 1)] }, timeline) { SVGText.number($0[0], places: 4) }
      let radii = line.map { [radius($0, 0), radius($0, 1)] }
      element.setTransform(
        "scale", radii, timeline, unless: "1,1", attribute: "gradientTransform", format: SVGText.pair)
    }
    element.set("id", id)
    element.set("gradientUnits", "userSpaceOnUse")
    for index in 0..<gradient.count {
      var stop = SVGElement("stop")
      let track = cut(gradient.stops, 0.004, timeline)
      stop.set("offset", track.component(5 * index..<5 * index + 1), timeline) { SVGText.number($0[0], places: 3) }
      let color = track.component(5 * index + 1..<5 * index + 4)
      stop.set("stop-color", color, timeline) { SVGText.color($0) }
      stop.set("stop-opacity", track.component(5 * index + 4..<5 * index + 5), timeline, unless: "1") {
        SVGText.number($0[0], places: 3)
      }
      element.append(stop.text)
    }
    return element
  }

  /// Sectors round the start, clockwise, that cover a rectangle.
  private func sectors(size: [Double]) -> String {
    guard let line = gradient.line.values.first, let stops = gradient.stops.values.first else { return "" }
    let (x, y) = (line[0], line[1])
    let first = atan2(line[3] - y, line[2] - x)
    // Far enough that the sectors' straight ends lie outside.
    let radius = 1.01 * (max(abs(x), abs(size[0] - x)) + max(abs(y), abs(size[1] - y)))
    var text = ""
    for index in 0..<SVGGradient.sectorCount {
      let color = SVGGradient.color((Double(index) + 0.5) / Double(SVGGradient.sectorCount), stops)
      func corner(_ index: Double) -> String {
        let angle = first + 2 * .pi * index / Double(SVGGradient.sectorCount)
        return "L" + SVGText.number(x + radius * cos(angle)) + " " + SVGText.number(y + radius * sin(angle))
      }
      var sector = SVGElement("path")
      let start = "M" + SVGText.number(x) + " " + SVGText.number(y)
      // A little wider than needed, so that no gap shows between two.
      sector.set("d", start + corner(Double(index)) + corner(Double(index) + 1.2) + "Z")
      sector.set("fill", SVGText.color(Array(color.prefix(3))))
      if color[3] < 0.999 { sector.set("fill-opacity", color[3], places: 3) }
      text += sector.text
    }
    return text
  }

  private static let sectorCount = 180

  /// The colour at a part of the way, as red, green, blue and alpha.
  private static func color(_ part: Double, _ stops: [Double]) -> [Double] {
    var before = Array(stops.prefix(5))
    for start in stride(from: 0, to: stops.count, by: 5) {
      let stop = Array(stops[start..<start + 5])
      if stop[0] > part {
        let share = stop[0] > before[0] ? max(part - before[0], 0) / (stop[0] - before[0]) : 0
        return (1...4).map { before[$0] + (stop[$0] - before[$0]) * share }
      }
      before = stop
    }
    return Array(before.dropFirst())
  }

  private func cut(_ track: KeyframeTrack, _ tolerance: Double, _ timeline: SVGElement.Timeline) -> KeyframeTrack {
    let track = track.cut(at: timeline.end)
    return track.simplified(tolerance: (track.last ?? []).map { _ in tolerance })
  }
}
