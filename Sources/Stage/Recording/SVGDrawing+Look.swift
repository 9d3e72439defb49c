// A layer's own drawing, apart from its children.

import CoreGraphics
import Foundation
import QuartzCore

extension SVGDrawing {
  mutating func background(of layer: RecordedLayer, _ size: RecordedTrack) -> String {
    let fill = track(layer.fill, [0.004, 0.004, 0.004, 0.004])
    guard SVGDrawing.isSeen(fill) else { return "" }
    var rectangle = rectangle(layer, size)
    rectangle.setColor("fill", fill, timeline, unless: "#000")
    if let shadow = layer.shadow, shadow.path == nil { cast(shadow, of: layer, by: &rectangle) }
    return rectangle.text
  }

  /// Returns a layer's contents, with the shadow that they cast if there is no background to cast it.
  mutating func withShadow(_ contents: String, of layer: RecordedLayer) -> String {
    guard let shadow = layer.shadow, shadow.path == nil, !SVGDrawing.isSeen(layer.fill.played(until: timeline.end))
    else {
      return contents
    }
    var group = SVGElement("g")
    cast(shadow, of: layer, by: &group)
    group.append(contents)
    return group.text
  }

  private static func isSeen(_ fill: RecordedTrack) -> Bool { fill.values.contains { $0[3] > 0.001 } }

  private mutating func cast(_ shadow: Scene.Shadow, of layer: RecordedLayer, by element: inout SVGElement) {
    let markup = drop(shadow, opacity(ofShadow: shadow, of: layer)).text
    let known = shadows.firstIndex(of: markup)
    if known == nil { shadows.append(markup) }
    element.set("filter", "url(#s\(known ?? shadows.count - 1))")
  }

  /// Returns the opacity of a shadow, which may appear and disappear.
  private func opacity(ofShadow shadow: Scene.Shadow, of layer: RecordedLayer) -> RecordedTrack {
    track(layer.shadowOpacity, [0.01]).map { [$0[0] * Double(shadow.color.alpha)] }
  }

  /// Returns the shadow of a shadow path. Any other shadow is a filter of the background or, without one, of all
  /// contents.
  func shadow(of layer: RecordedLayer) -> String {
    guard let shadow = layer.shadow, let path = shadow.path else { return "" }
    var element = SVGElement("path")
    element.set("d", SVGPath.text(path))
    element.set("fill", SVGText.color(shadow.color))
    element.set("fill-opacity", opacity(ofShadow: shadow, of: layer), timeline) { SVGText.number($0[0], places: 3) }
    element.set("style", "filter:blur(" + SVGText.number(Double(shadow.radius)) + "px)")
    let offset = [Double(shadow.offset.width), Double(shadow.offset.height)]
    element.set("transform", "translate(" + SVGText.pair(offset) + ")")
    return element.text
  }

  private func drop(_ shadow: Scene.Shadow, _ opacity: RecordedTrack) -> SVGElement {
    var drop = SVGElement("feDropShadow")
    drop.set("dx", Double(shadow.offset.width))
    drop.set("dy", Double(shadow.offset.height))
    drop.set("stdDeviation", Double(shadow.radius))
    drop.set("flood-color", SVGText.color(shadow.color))
    drop.set("flood-opacity", opacity, timeline) { SVGText.number($0[0]) }
    return drop
  }

  /// Returns the filter that draws a shadow.
  /// - Parameter shadow: The markup of the contents that cast the shadow.
  func filter(for shadow: String, id: String) -> SVGElement {
    var filter = SVGElement("filter")
    filter.set("id", id)
    for (attribute, value) in [("x", "-50%"), ("y", "-50%"), ("width", "200%"), ("height", "200%")] {
      filter.set(attribute, value)
    }
    filter.append(shadow)
    return filter
  }

  /// Returns the markup of the layer's gradients and shapes.
  mutating func drawing(of layer: RecordedLayer, _ size: RecordedTrack, within whole: ClosedRange<Double>) -> String {
    var result = ""
    for (gradient, span) in spans(of: layer.gradients.map { ($0.start, $0.gradient) }, within: whole) {
      definitionCount += 1
      let gradient = SVGGradient(gradient: gradient, id: "g\(definitionCount)")
      result += gradient.markup(filling: rectangle(layer, size), size: size, during: span, of: whole, timeline)
    }
    var shapes = ""
    for (shape, span) in spans(of: layer.shapes.map { ($0.start, $0.shape) }, within: whole) {
      shapes += SVGShape(shape: shape).markup(during: span, of: whole, timeline)
    }
    guard !shapes.isEmpty else { return result }
    return result + translation(layer.origin.played(until: timeline.end).map { [-$0[0], -$0[1]] }).wrapping(shapes)
  }

  func border(of layer: RecordedLayer, _ size: RecordedTrack) -> String {
    let border = track(layer.border, [0.004, 0.004, 0.004, 0.004, 0.05])
    guard border.values.contains(where: { $0[3] > 0.001 && $0[4] > 0 }) else { return "" }
    // A border lies inside the bounds, while a stroke is centred on its path.
    let width = border.values.reduce(0) { max($0, $1[4]) }
    let inner = size.map { [max($0[0] - width, 0), max($0[1] - width, 0)] }
    var rectangle: SVGElement
    if layer.maskedCorners == .all {
      rectangle = SVGElement("rect")
      rectangle.set("x", width / 2)
      rectangle.set("y", width / 2)
      setSize(of: &rectangle, inner)
      let radius = track(layer.cornerRadius, [0.05]).map { [max($0[0] - width / 2, 0)] }
      rectangle.set("rx", radius, timeline, unless: "0") { SVGText.number($0[0]) }
    } else {
      rectangle = cornered(layer, inset: width / 2)
    }
    rectangle.set("fill", "none")
    rectangle.setColor("stroke", border.component(0..<4), timeline)
    rectangle.set("stroke-width", border.component(4..<5), timeline, unless: "1") { SVGText.number($0[0]) }
    return rectangle.text
  }

  /// Returns a rectangle with some rounded corners.
  private func cornered(_ layer: RecordedLayer, inset: Double) -> SVGElement {
    let corners = layer.maskedCorners
    var path = SVGElement("path")
    path.set("d", track(layer.corners, [0.05, 0.05, 0.05]), timeline) {
      SVGPath.rectangle(width: $0[0], height: $0[1], inset: inset, radius: $0[2] - inset, corners: corners)
    }
    return path
  }

  func rectangle(_ layer: RecordedLayer, _ size: RecordedTrack) -> SVGElement {
    guard layer.maskedCorners == .all else { return cornered(layer, inset: 0) }
    var rectangle = SVGElement("rect")
    setSize(of: &rectangle, size)
    rectangle.set("rx", track(layer.cornerRadius, [0.05]), timeline, unless: "0") { SVGText.number($0[0]) }
    return rectangle
  }
}
