import CoreGraphics
import Foundation
import Stage

/// The colours of a gradient in increasing order of their locations. Between them colours are mixed premultiplied, as in CSS,
/// so that a fade to transparent does not darken.
package struct ColorRamp {
  /// Cairo mixes colours without alpha, so where the alpha changes there are more stops.
  package private(set) var stops: [(location: Double, color: CGColor)] = []

  /// The number of stops between two colours with different alphas.
  private static let steps = 16

  package init(_ given: [Scene.Gradient.Stop]) {
    for stop in given {
      // A stop before the last one is at the place of the last one.
      let location = max(stop.location, stops.last?.location ?? stop.location)
      if let last = stops.last, last.color.alpha != stop.color.alpha, location > last.location {
        for step in 1..<ColorRamp.steps {
          let part = Double(step) / Double(ColorRamp.steps)
          stops.append(
            (last.location + (location - last.location) * part, ColorRamp.mix(last.color, stop.color, by: part)))
        }
      }
      stops.append((location, stop.color))
    }
  }

  package var first: Double { stops.first?.location ?? 0 }
  package var last: Double { stops.last?.location ?? 1 }

  /// Returns the stops inside a range, with one at each of its ends.
  package func stops(from start: Double, to end: Double) -> [(location: Double, color: CGColor)] {
    [(start, color(at: start))] + stops.filter { $0.location > start && $0.location < end } + [(end, color(at: end))]
  }

  private func color(at location: Double) -> CGColor {
    guard let after = stops.firstIndex(where: { $0.location > location }) else {
      return stops.last?.color ?? CGColor(gray: 0, alpha: 0)
    }
    guard after > 0 else { return stops[0].color }
    let (one, next) = (stops[after - 1], stops[after])
    return ColorRamp.mix(one.color, next.color, by: (location - one.location) / (next.location - one.location))
  }

  static func mix(_ one: CGColor, _ other: CGColor, by part: Double) -> CGColor {
    let (first, second) = (one.alpha * CGFloat(1 - part), other.alpha * CGFloat(part))
    let alpha = first + second
    guard alpha > 0 else { return CGColor(red: other.red, green: other.green, blue: other.blue, alpha: 0) }
    func mixed(_ component: KeyPath<CGColor, CGFloat>) -> CGFloat {
      (one[keyPath: component] * first + other[keyPath: component] * second) / alpha
    }
    return CGColor(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: alpha)
  }
}
