import CoreGraphics

/// Writes a layer's shape.
@MainActor struct SVGShape {
  let shape: RecordedShape

  /// Returns the markup of the shape.
  /// - Parameters:
  ///   - span: The time in seconds during which the layer has this shape.
  ///   - whole: The time in seconds during which the layer is visible.
  func markup(during span: ClosedRange<Double>, of whole: ClosedRange<Double>, _ timeline: SVGElement.Timeline)
    -> String
  {
    func cut(_ track: RecordedTrack, _ tolerance: Double) -> RecordedTrack {
      let track = track.played(until: timeline.end)
      return track.simplified(tolerance: (track.last ?? []).map { _ in tolerance })
    }
    let first = shape.shape
    var element = SVGElement("path")
    element.show(during: [span], of: whole, timeline)
    element.set("d", cut(shape.points, 0.05), timeline) { SVGPath.text(first.path, $0) }
    let fill = cut(shape.fill, 0.004)
    if fill.values.contains(where: { $0[3] > 0.001 }) {
      element.setColor("fill", fill, timeline, unless: "#000")
      if first.isFilledByEvenOddRule { element.set("fill-rule", "evenodd") }
    } else {
      element.set("fill", "none")
    }
    let stroke = cut(shape.stroke, 0.004)
    if stroke.values.contains(where: { $0[3] > 0.001 }) {
      element.setColor("stroke", stroke, timeline)
      setLine(of: &element, cut(shape.line, 0.002), timeline)
    }
    return element.text
  }

  private func setLine(of element: inout SVGElement, _ line: RecordedTrack, _ timeline: SVGElement.Timeline) {
    let first = shape.shape
    element.set("stroke-width", line.component(2..<3), timeline, unless: "1") { SVGText.number($0[0]) }
    switch first.lineCap {
    case .butt: break
    case .round: element.set("stroke-linecap", "round")
    case .square: element.set("stroke-linecap", "square")
    }
    switch first.lineJoin {
    case .miter: element.set("stroke-miterlimit", Double(first.miterLimit))
    case .round: element.set("stroke-linejoin", "round")
    case .bevel: element.set("stroke-linejoin", "bevel")
    }
    if !first.dashes.isEmpty {
      element.set("stroke-dasharray", first.dashes.map { SVGText.number($0) }.joined(separator: " "))
      element.set("stroke-dashoffset", line.component(3..<4), timeline, unless: "0") { SVGText.number($0[0]) }
    } else if line.values.contains(where: { $0[0] > 0 || $0[1] < 1 }) {
      // A single dash of a path of length 1; the gap after it is longer than the path.
      element.set("pathLength", "1")
      element.set("stroke-dasharray", line.map { [max($0[1] - $0[0], 0)] }, timeline) {
        SVGText.number($0[0], places: 4) + " 2"
      }
      element.set("stroke-dashoffset", line.map { [-$0[0]] }, timeline, unless: "0") {
        SVGText.number($0[0], places: 4)
      }
    }
  }
}
