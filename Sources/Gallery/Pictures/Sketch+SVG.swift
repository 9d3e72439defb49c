import UIKit

extension Sketch {
  /// The drawing as the text of an SVG file.
  var svg: String {
    var writer = SketchWriter()
    writer.write(elements)
    return
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">"
      + (writer.definitions.isEmpty ? "" : "<defs>\(writer.definitions)</defs>") + writer.body + "</svg>"
  }
}

private struct SketchWriter {
  var definitions = ""
  var body = ""

  mutating func write(_ elements: [Sketch.Element]) {
    for element in elements { write(element) }
  }

  private mutating func write(_ element: Sketch.Element) {
    switch element {
    case .gradient(let name, let colours, let sideways):
      definitions += "<linearGradient id=\"n\(name)\"\(sideways ? "" : " x2=\"0\" y2=\"1\"")>"
      for (index, colour) in colours.enumerated() {
        definitions += "<stop offset=\"\(index * 100 / max(1, colours.count - 1))%\" stop-color=\"\(colour)\"/>"
      }
      definitions += "</linearGradient>"
    case .rectangle(let x, let y, let width, let height, let fill):
      body += "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" \(attributes(fill))/>"
    case .circle(let x, let y, let radius, let fill):
      body += "<circle cx=\"\(x)\" cy=\"\(y)\" r=\"\(radius)\" \(attributes(fill))/>"
    case .shape(let path, let fill):
      body += "<path d=\"\(path)\" \(attributes(fill))/>"
    case .line(let path, let pen):
      body += "<path d=\"\(path)\" fill=\"none\" \(attributes(pen))/>"
    case .stripe(let name, let path, let pens):
      definitions += "<path id=\"n\(name)\" d=\"\(path)\" fill=\"none\"/>"
      for pen in pens { body += "<use href=\"#n\(name)\" \(attributes(pen))/>" }
    case .stamp(let name, let places, let elements):
      let before = body
      body = ""
      write(elements)
      definitions += "<g id=\"n\(name)\">\(body)</g>"
      body = before + places.map { "<use href=\"#n\(name)\" x=\"\($0.x)\" y=\"\($0.y)\"/>" }.joined()
    }
  }

  private func attributes(_ fill: Sketch.Fill) -> String {
    let opacity = fill.opacity
    return "fill=\"\(fill.colour)\"" + (opacity < 100 ? " opacity=\".\(opacity < 10 ? "0" : "")\(opacity)\"" : "")
  }

  private func attributes(_ pen: Sketch.Pen) -> String {
    "stroke=\"\(pen.colour)\" stroke-width=\"\(pen.width)\" stroke-linecap=\"round\""
  }
}
