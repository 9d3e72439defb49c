import CoreGraphics
import UIKit

/// Writes a layer's text.
@MainActor struct SVGLabel {
  let text: Scene.Text
  /// The layer's width and height.
  let size: RecordedTrack

  /// Returns the markup of the text.
  /// - Parameters:
  ///   - span: The time in seconds during which the layer has this text.
  ///   - whole: The time in seconds during which the layer is visible.
  func markup(during span: ClosedRange<Double>, of whole: ClosedRange<Double>, _ timeline: SVGElement.Timeline)
    -> String
  {
    let lines = text.lines(width: size.values.reduce(0) { max($0, $1[0]) })
    guard let look = lines.first?.first, lines.contains(where: { $0.contains(where: isSeen) }) else { return "" }

    var element = SVGElement("text")
    element.set("font-size", Double(look.fontSize))
    if look.fontWeight != 400 { element.set("font-weight", "\(look.fontWeight)") }
    let isMonospaced = lines.allSatisfy { $0.allSatisfy { $0.isMonospaced } }
    if isMonospaced { element.set("class", "m") }
    element.set("fill", SVGText.color(look.color))
    if look.color.alpha < 0.999 { element.set("fill-opacity", Double(look.color.alpha), places: 3) }
    let share: Double
    switch text.alignment {
    case .left: share = 0
    case .center: share = 0.5
    case .right: share = 1
    }
    if share > 0 { element.set("text-anchor", share == 1 ? "end" : "middle") }
    element.show(during: [span], of: whole, timeline)
    let baselines = baselines(of: lines)
    let place = size.map { [$0[0] * share, $0[1] / 2 + baselines[0]] }.simplified(tolerance: [0.05, 0.05])
    element.setTransform("translate", place, timeline, unless: "0,0", format: SVGText.pair)
    for (line, baseline) in zip(lines, baselines) {
      let content = line.reduce("") { $0 + markup(of: $1, in: look, isMonospaced: isMonospaced) }
      if lines.count == 1 {
        element.append(content)
      } else {
        var span = SVGElement("tspan")
        span.set("x", "0")
        span.set("y", baseline - baselines[0])
        span.append(content)
        element.append(span.text)
      }
    }
    return element.text
  }

  private func isSeen(_ run: Scene.Text.Run) -> Bool { !run.string.isEmpty && run.color.alpha > 0.001 }

  /// Returns the baselines of the lines, relative to the layer's centre, around which all lines are centred. A baseline
  /// is about a third of the font size below its line's centre.
  private func baselines(of lines: [[Scene.Text.Run]]) -> [Double] {
    let sizes = lines.map { line in Double(line.reduce(0) { max($0, $1.fontSize) }) }
    var top = -sizes.reduce(0, +) * Double(UIFont.relativeLineHeight) / 2
    return sizes.map { size in
      defer { top += size * Double(UIFont.relativeLineHeight) }
      return top + size * (Double(UIFont.relativeLineHeight) / 2 + 0.35)
    }
  }

  /// Returns the markup of a run, without attributes that equal those of `look`.
  /// - Parameter isMonospaced: Whether all runs are monospaced.
  private func markup(of run: Scene.Text.Run, in look: Scene.Text.Run, isMonospaced: Bool) -> String {
    var span = SVGElement("tspan")
    if run.fontSize != look.fontSize { span.set("font-size", Double(run.fontSize)) }
    if run.fontWeight != look.fontWeight { span.set("font-weight", "\(run.fontWeight)") }
    if run.isMonospaced, !isMonospaced { span.set("class", "m") }
    if run.color != look.color {
      span.set("fill", SVGText.color(run.color))
      span.set("fill-opacity", Double(run.color.alpha), places: 3)
    }
    let string = SVGText.escaped(run.string)
    guard !span.isPlain else { return string }
    span.append(string)
    return span.text
  }
}
