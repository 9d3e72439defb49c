import UIKit

/// A small SVG drawing, made of few and short elements. Lengths are in its own units, colours as in SVG.
struct Sketch {
  let width: Int
  let height: Int
  private var definitions = ""
  private var body = ""
  private var names = 0

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The whole as the text of an SVG file.
  var svg: String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">"
      + (definitions.isEmpty ? "" : "<defs>\(definitions)</defs>") + body + "</svg>"
  }

  // MARK: Paint

  /// A gradient from top to bottom, or from left to right; to be used as a colour.
  /// - Parameter colours: evenly spaced.
  mutating func gradient(_ colours: String..., sideways: Bool = false) -> String {
    names += 1
    definitions += "<linearGradient id=\"n\(names)\"\(sideways ? "" : " x2=\"0\" y2=\"1\"")>"
    for (index, colour) in colours.enumerated() {
      definitions += "<stop offset=\"\(index * 100 / max(1, colours.count - 1))%\" stop-color=\"\(colour)\"/>"
    }
    definitions += "</linearGradient>"
    return "url(#n\(names))"
  }

  /// - Parameter opacity: percent.
  private func fill(_ colour: String, _ opacity: Int) -> String {
    "fill=\"\(colour)\"" + (opacity < 100 ? " opacity=\".\(opacity < 10 ? "0" : "")\(opacity)\"" : "")
  }

  // MARK: Shapes

  mutating func background(_ colour: String) { rectangle(0, 0, width, height, colour) }

  mutating func rectangle(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ colour: String, opacity: Int = 100) {
    body += "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" \(fill(colour, opacity))/>"
  }

  mutating func circle(_ x: Int, _ y: Int, _ radius: Int, _ colour: String, opacity: Int = 100) {
    body += "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\" \(fill(colour, opacity))/>"
  }

  /// A filled path.
  mutating func shape(_ path: String, _ colour: String, opacity: Int = 100) {
    body += "<path d=\"\(path)\" \(fill(colour, opacity))/>"
  }

  /// A path drawn with a round pen.
  mutating func line(_ path: String, _ colour: String, width: Int) {
    body += "<path d=\"\(path)\" fill=\"none\" \(pen(colour, width))/>"
  }

  /// A path drawn with one pen, and with a thinner one in the middle of that.
  mutating func stripe(_ path: String, _ colour: String, width: Int, inner: String, innerWidth: Int) {
    names += 1
    definitions += "<path id=\"n\(names)\" d=\"\(path)\" fill=\"none\"/>"
    for (colour, width) in [(colour, width), (inner, innerWidth)] {
      body += "<use href=\"#n\(names)\" \(pen(colour, width))/>"
    }
  }

  private func pen(_ colour: String, _ width: Int) -> String {
    "stroke=\"\(colour)\" stroke-width=\"\(width)\" stroke-linecap=\"round\""
  }

  /// The same shapes at several places.
  mutating func stamp(at places: [(x: Int, y: Int)], _ draw: (inout Sketch) -> Void) {
    let before = body
    body = ""
    draw(&self)
    names += 1
    definitions += "<g id=\"n\(names)\">\(body)</g>"
    body = before + places.map { "<use href=\"#n\(names)\" x=\"\($0.x)\" y=\"\($0.y)\"/>" }.joined()
  }

  /// Round dots of one size.
  mutating func dots(_ points: [(x: Int, y: Int)], _ colour: String, size: Int) {
    line(points.map { "M\($0.x) \($0.y)h0" }.joined(), colour, width: size)
  }

  /// The land below a ridge that rolls like two waves, one over the other.
  /// - Parameters:
  ///   - y: of the ridge's middle.
  ///   - swell: how far it goes up and down.
  ///   - phase: where the waves begin, in radians.
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

/// Numbers that look random and are always the same.
struct Dice {
  private var state: UInt32

  init(_ seed: UInt32) { state = seed &* 2_654_435_769 &+ 1 }

  /// From 0 to one less than the number of sides.
  mutating func roll(_ sides: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8) % sides
  }
}
