import UIKit

/// A small drawing, made of few and short elements. Lengths are in its own units, colours and paths as in SVG.
///
/// Sketch+SVG.swift writes it as SVG, Sketch+Layers.swift builds it from layers, for systems that do not read SVG.
struct Sketch {
  let width: Int
  let height: Int
  private(set) var elements: [Element] = []
  private var names = 0

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The elements, back to front. Named ones are invisible and used by others.
  enum Element {
    /// A gradient that is used as the colour of other elements, from top to bottom or from left to right.
    case gradient(name: Int, colours: [String], sideways: Bool)
    case rectangle(x: Int, y: Int, width: Int, height: Int, Fill)
    case circle(x: Int, y: Int, radius: Int, Fill)
    case shape(path: String, Fill)
    case line(path: String, Pen)
    case stripe(name: Int, path: String, [Pen])
    case stamp(name: Int, places: [(x: Int, y: Int)], [Element])
  }

  struct Fill {
    let colour: String
    /// The opacity in per cent.
    let opacity: Int
  }

  /// A round pen.
  struct Pen {
    let colour: String
    let width: Int
  }

  // MARK: Elements

  /// Adds a gradient from top to bottom, or from left to right, and returns its name, to be used as a colour.
  /// - Parameter colours: The colours, evenly spaced.
  mutating func gradient(_ colours: String..., sideways: Bool = false) -> String {
    names += 1
    elements.append(.gradient(name: names, colours: colours, sideways: sideways))
    return Sketch.colour(ofGradient: names)
  }

  static func colour(ofGradient name: Int) -> String { "url(#n\(name))" }

  // MARK: Shapes

  mutating func background(_ colour: String) { rectangle(0, 0, width, height, colour) }

  /// Adds a rectangle.
  /// - Parameter opacity: The opacity in per cent.
  mutating func rectangle(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ colour: String, opacity: Int = 100) {
    elements.append(.rectangle(x: x, y: y, width: width, height: height, Fill(colour: colour, opacity: opacity)))
  }

  mutating func circle(_ x: Int, _ y: Int, _ radius: Int, _ colour: String, opacity: Int = 100) {
    elements.append(.circle(x: x, y: y, radius: radius, Fill(colour: colour, opacity: opacity)))
  }

  /// Adds a filled path.
  mutating func shape(_ path: String, _ colour: String, opacity: Int = 100) {
    elements.append(.shape(path: path, Fill(colour: colour, opacity: opacity)))
  }

  /// Adds a path drawn with a round pen.
  mutating func line(_ path: String, _ colour: String, width: Int) {
    elements.append(.line(path: path, Pen(colour: colour, width: width)))
  }

  /// Adds a path drawn with one pen and, inside it, with a thinner one.
  mutating func stripe(_ path: String, _ colour: String, width: Int, inner: String, innerWidth: Int) {
    names += 1
    let pens = [Pen(colour: colour, width: width), Pen(colour: inner, width: innerWidth)]
    elements.append(.stripe(name: names, path: path, pens))
  }

  /// Adds the same shapes at several places.
  mutating func stamp(at places: [(x: Int, y: Int)], _ draw: (inout Sketch) -> Void) {
    let before = elements
    elements = []
    draw(&self)
    names += 1
    elements = before + [.stamp(name: names, places: places, elements)]
  }

  /// Adds round dots of one size.
  mutating func dots(_ points: [(x: Int, y: Int)], _ colour: String, size: Int) {
    line(points.map { "M\($0.x) \($0.y)h0" }.joined(), colour, width: size)
  }

  /// Adds the land below a ridge shaped by the sum of two waves.
  /// - Parameters:
  ///   - y: The height of the ridge's middle line.
  ///   - swell: The amplitude.
  ///   - phase: The phase of the waves, in radians.
  mutating func ridge(y: Int, swell: Int, waves: CGFloat, phase: CGFloat, _ colour: String, opacity: Int = 100) {
    let steps = 36
    var path = "M0 \(height)"
    for step in 0...steps {
      let t = CGFloat(step) / CGFloat(steps) * waves * 2 * .pi + phase
      path += "L\(width * step / steps) \(y - Int(CGFloat(swell) * (sin(t) * 0.65 + sin(t * 2.3 + 1) * 0.35)))"
    }
    shape(path + "V\(height)z", colour, opacity: opacity)
  }
}
