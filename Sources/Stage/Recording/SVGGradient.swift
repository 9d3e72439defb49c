import CoreGraphics
import Foundation

/// Writes a layer's gradient: the element that defines it or, since SVG has no conic gradients, a static ``SVGFan``.
@MainActor struct SVGGradient {
  let gradient: RecordedGradient
  let id: String

  /// Returns the markup of the gradient.
  /// - Parameters:
  ///   - outline: The shape of the layer.
  ///   - size: The layer's size, in points.
  ///   - span: The time in seconds during which the layer has this gradient.
  ///   - whole: The time in seconds during which the layer is visible.
  func markup(
    filling outline: SVGElement, size: RecordedTrack, during span: ClosedRange<Double>, of whole: ClosedRange<Double>,
    _ timeline: SVGElement.Timeline
  ) -> String {
    var outline = outline
    if let definition = definition(timeline) {
      outline.show(during: [span], of: whole, timeline)
      outline.set("fill", "url(#\(id))")
      return definition.text + outline.text
    }
    guard let line = gradient.line.values.first, let stops = gradient.stops.values.first else { return "" }
    let fan = SVGFan(
      line: line, stops: stops, size: size.values.reduce([0, 0]) { [max($0[0], $1[0]), max($0[1], $1[1])] })
    var clip = SVGElement("clipPath")
    clip.set("id", id)
    clip.append(outline.text)
    var group = SVGElement("g")
    group.show(during: [span], of: whole, timeline)
    group.set("clip-path", "url(#\(id))")
    group.append(fan.markup(maskID: id + "a"))
    return clip.text + group.text
  }

  /// Returns the element that defines the gradient, or nil for a conic one.
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
      // A radius of 1 in a coordinate space in which both radii are 1.
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

  private func cut(_ track: RecordedTrack, _ tolerance: Double, _ timeline: SVGElement.Timeline) -> RecordedTrack {
    let track = track.played(until: timeline.end)
    return track.simplified(tolerance: (track.last ?? []).map { _ in tolerance })
  }
}
