import CollectionMotion
import UIKit

extension Sketch {
  /// The picture as an image: from SVG in the portable UIKit, drawn with layers in Apple's, which does not read SVG.
  @MainActor var image: UIImage? {
    #if canImport(ObjectiveC)
      let size = CGSize(width: width, height: height)
      return UIGraphicsImageRenderer(size: size).image { makeLayer().render(in: $0.cgContext) }
    #else
      UIImage(data: Data(svg.utf8))
    #endif
  }

  /// Returns the drawing as a tree of layers, at one point per unit.
  @MainActor func makeLayer() -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    layer.anchorPoint = .zero
    layer.masksToBounds = true
    var painter = SketchPainter()
    painter.paint(elements, in: layer)
    return layer
  }
}

@MainActor private struct SketchPainter {
  private typealias Gradient = (colours: [String], sideways: Bool)
  /// The gradients by the colour names that refer to them.
  private var gradients: [String: Gradient] = [:]

  mutating func paint(_ elements: [Sketch.Element], in layer: CALayer) {
    for element in elements { paint(element, in: layer) }
  }

  private mutating func paint(_ element: Sketch.Element, in layer: CALayer) {
    switch element {
    case .gradient(let name, let colours, let sideways):
      gradients[Sketch.colour(ofGradient: name)] = (colours, sideways)
    case .rectangle(let x, let y, let width, let height, let fill):
      let box = CGRect(x: x, y: y, width: width, height: height)
      paint(CGPath(rect: box, transform: nil), fill, isBox: true, in: layer)
    case .circle(let x, let y, let radius, let fill):
      let box = CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2)
      paint(CGPath(ellipseIn: box, transform: nil), fill, in: layer)
    case .shape(let path, let fill):
      paint(SketchPath.read(path), fill, in: layer)
    case .line(let path, let pen):
      paint(SketchPath.read(path), pen, in: layer)
    case .stripe(_, let path, let pens):
      for pen in pens { paint(SketchPath.read(path), pen, in: layer) }
    case .stamp(_, let places, let elements):
      for place in places {
        let copy = CALayer()
        copy.position = CGPoint(x: place.x, y: place.y)
        layer.addSublayer(copy)
        paint(elements, in: copy)
      }
    }
  }

  /// Fills a path.
  /// - Parameter isBox: Whether the path is its bounding box, so that a gradient need not be clipped to it.
  private func paint(_ path: CGPath, _ fill: Sketch.Fill, isBox: Bool = false, in layer: CALayer) {
    let shape = CAShapeLayer()
    shape.path = path
    shape.opacity = Float(fill.opacity) / 100
    if let gradient = gradients[fill.colour] {
      let sheet = makeSheet(gradient, box: path.boundingBoxOfPath, margin: 0)
      layer.addSublayer(isBox ? sheet : cut(sheet, to: shape))
    } else {
      shape.fillColor = UIColor(hexadecimal: fill.colour).cgColor
      layer.addSublayer(shape)
    }
  }

  private func paint(_ path: CGPath, _ pen: Sketch.Pen, in layer: CALayer) {
    let shape = CAShapeLayer()
    shape.path = path
    shape.fillColor = nil
    shape.lineWidth = CGFloat(pen.width)
    shape.lineCap = .round
    if let gradient = gradients[pen.colour] {
      shape.strokeColor = UIColor.black.cgColor
      layer.addSublayer(cut(makeSheet(gradient, box: path.boundingBoxOfPath, margin: shape.lineWidth), to: shape))
    } else {
      shape.strokeColor = UIColor(hexadecimal: pen.colour).cgColor
      layer.addSublayer(shape)
    }
  }

  /// Returns a gradient between two ends of a box, whose outer colours extend into a margin around it.
  private func makeSheet(_ gradient: Gradient, box: CGRect, margin: CGFloat) -> CAGradientLayer {
    let sheet = CAGradientLayer()
    sheet.frame = box.insetBy(dx: -margin, dy: -margin)
    let start = margin / (gradient.sideways ? sheet.bounds.width : sheet.bounds.height)
    sheet.startPoint = gradient.sideways ? CGPoint(x: start, y: 0) : CGPoint(x: 0, y: start)
    sheet.endPoint = gradient.sideways ? CGPoint(x: 1 - start, y: 0) : CGPoint(x: 0, y: 1 - start)
    sheet.colors = gradient.colours.map { UIColor(hexadecimal: $0).cgColor }
    return sheet
  }

  /// Returns the part of the sheet under a shape, with the shape's opacity.
  private func cut(_ sheet: CAGradientLayer, to shape: CAShapeLayer) -> CALayer {
    sheet.opacity = shape.opacity
    shape.opacity = 1
    shape.position = CGPoint(x: -sheet.frame.minX, y: -sheet.frame.minY)
    sheet.mask = shape
    return sheet
  }
}

extension UIColor {
  /// Creates a colour from "#rgb", "#rrggbb" or "#rrggbbaa"; black for anything else.
  fileprivate convenience init(hexadecimal text: String) {
    let digits = text.dropFirst().compactMap { $0.hexDigitValue }
    let values: [Int]
    switch digits.count {
    case 3: values = digits.map { $0 * 17 }
    case 6, 8: values = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: values = [0, 0, 0]
    }
    self.init(
      red: CGFloat(values[0]) / 255, green: CGFloat(values[1]) / 255, blue: CGFloat(values[2]) / 255,
      alpha: values.count > 3 ? CGFloat(values[3]) / 255 : 1)
  }
}
