import CoreGraphics
import UIKit

/// Writes a layer's text.
@MainActor struct SVGLabel {
  let text: Scene.Text
  /// The layer's width and height.
  let size: KeyframeTrack

  /// - Parameters:
  ///   - span: Seconds from which and until which it is the text.
  ///   - whole: Seconds in which the layer can be seen.
  func markup(during span: ClosedRange<Double>, of whole: ClosedRange<Double>, _ timeline: SVGElement.Timeline)
    -> String
  {
    guard !text.string.isEmpty, text.color.alpha > 0.001 else { return "" }
    let fontSize = Double(text.fontSize)
    let width = size.values.reduce(0) { max($0, $1[0]) }
    let lines = text.lines(width: width)

    var element = SVGElement("text")
    element.set("font-size", fontSize)
    if text.fontWeight != 400 { element.set("font-weight", "\(text.fontWeight)") }
    if text.isMonospaced { element.set("class", "m") }
    element.set("fill", SVGText.color(text.color))
    if text.color.alpha < 0.999 { element.set("fill-opacity", Double(text.color.alpha), places: 3) }
    let share: Double
    switch text.alignment {
    case .left: share = 0
    case .center: share = 0.5
    case .right: share = 1
    }
    if share > 0 { element.set("text-anchor", share == 1 ? "end" : "middle") }
    element.show(during: [span], of: whole, timeline)
    // The lines' middle lies in the layer's; a base line is about a third of the font size below a line's middle.
    let lineHeight = fontSize * SVGLabel.lineHeight
    let first = fontSize * 0.35 - lineHeight * Double(lines.count - 1) / 2
    let place = size.map { [$0[0] * share, $0[1] / 2 + first] }.simplified(tolerance: [0.05, 0.05])
    element.setTransform("translate", place, timeline, unless: "0,0", format: SVGText.pair)
    if lines.count == 1 {
      element.append(SVGText.escaped(lines[0]))
    } else {
      for (index, line) in lines.enumerated() {
        var span = SVGElement("tspan")
        span.set("x", "0")
        span.set("y", lineHeight * Double(index))
        span.append(SVGText.escaped(line))
        element.append(span.text)
      }
    }
    return element.text
  }

  /// In units of the font size.
  private static let lineHeight = 1.2
}
