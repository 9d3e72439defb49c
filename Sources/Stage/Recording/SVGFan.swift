import CoreGraphics
import Foundation

/// A conic gradient drawn as a fan of narrow sectors of one colour each.
///
/// Every sector extends below those that follow, and none is translucent, so that no seams show. The alpha of the
/// gradient is applied as the opacity of the whole or by a mask, which is a fan itself.
struct SVGFan {
  /// The coordinates of the centre and of a point in the direction where the colours begin, in points.
  let line: [Double]
  /// The location from 0 to 1, red, green, blue and alpha of each colour.
  let stops: [Double]
  /// The size of the covered rectangle, in points.
  let size: [Double]

  private struct Sector {
    /// The start angle, as a fraction of a full turn, clockwise.
    let from: Double
    let to: Double
    /// The red, green, blue and alpha.
    let color: [Double]
  }

  /// Returns the markup of the fan.
  /// - Parameter maskID: The `id` to use for a mask.
  func markup(maskID: String) -> String {
    let sectors = sectors
    let alphas = sectors.map { $0.color[3] }
    let colors = paths(of: sectors) { SVGText.color($0) }
    guard let least = alphas.min(), let most = alphas.max(), least < 0.999 else { return colors }
    var fan = SVGElement("g")
    fan.append(colors)
    if most - least < 0.002 {
      fan.set("opacity", least, places: 3)
      return fan.text
    }
    var mask = SVGElement("mask")
    mask.set("id", maskID)
    mask.append(paths(of: sectors) { SVGText.color([$0[3], $0[3], $0[3]]) })
    fan.set("mask", "url(#\(maskID))")
    return mask.text + fan.text
  }

  /// The sectors, with invisible steps between colours, and none too wide for a triangle.
  private var sectors: [Sector] {
    var points = stride(from: 0, to: stops.count, by: 5).map { Array(stops[$0..<$0 + 5]) }
    guard let first = points.first, let last = points.last else { return [] }
    points.insert([0] + first.dropFirst(), at: 0)
    points.append([1] + last.dropFirst())
    var sectors: [Sector] = []
    for (start, end) in zip(points, points.dropFirst()) where end[0] > start[0] {
      let travel = zip(start, end).dropFirst().reduce(0) { max($0, abs($1.1 - $1.0)) } * 255
      let steps = max(travel / SVGFan.colorStep, (end[0] - start[0]) / SVGFan.widest, 1).rounded(.up)
      for step in 0..<Int(steps) {
        let (from, middle, to) = (Double(step) / steps, (Double(step) + 0.5) / steps, Double(step + 1) / steps)
        func mix(_ index: Int, _ part: Double) -> Double { start[index] + (end[index] - start[index]) * part }
        sectors.append(Sector(from: mix(0, from), to: mix(0, to), color: (1...4).map { mix($0, middle) }))
      }
    }
    return sectors
  }

  /// The largest step between colours, of 255.
  private static let colorStep = 2.0
  /// The largest angle of a sector, as a fraction of a full turn.
  private static let widest = 1.0 / 24

  private func paths(of sectors: [Sector], color: ([Double]) -> String) -> String {
    guard let last = sectors.last else { return "" }
    // The last sector is repeated below the first one's edge.
    var text = path(from: last.from, to: 1 + SVGFan.widest, fill: color(last.color))
    for (index, sector) in sectors.enumerated() {
      let reach = min(sectors[min(index + 2, sectors.count - 1)].to, sector.to + SVGFan.widest)
      text += path(from: sector.from, to: reach, fill: color(sector.color))
    }
    return text
  }

  private func path(from: Double, to: Double, fill: String) -> String {
    let (x, y) = (line[0], line[1])
    let first = atan2(line[3] - y, line[2] - x)
    // Large enough for the sectors' straight ends to lie outside the rectangle.
    let radius = 1.1 * (max(abs(x), abs(size[0] - x)) + max(abs(y), abs(size[1] - y)))
    func corner(_ part: Double) -> String {
      let angle = first + 2 * .pi * part
      return "L" + SVGText.number(x + radius * cos(angle)) + " " + SVGText.number(y + radius * sin(angle))
    }
    var sector = SVGElement("path")
    sector.set("d", "M" + SVGText.number(x) + " " + SVGText.number(y) + corner(from) + corner(to) + "Z")
    sector.set("fill", fill)
    return sector.text
  }
}
