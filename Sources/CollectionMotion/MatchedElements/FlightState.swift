import UIKit

/// The numbers that describe a flying element at one time.
struct FlightState {
  /// The position, size and opacity of a face in the element's coordinates.
  struct Face {
    var center = CGPoint.zero
    var size = CGSize.zero
    var alpha: CGFloat = 1
  }

  /// A colour as premultiplied components, so that a transparent one has no hue to blend with.
  struct Color {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
  }

  var center = CGPoint.zero
  var size = CGSize.zero
  /// The rotation in radians.
  var rotation: CGFloat = 0
  var alpha: CGFloat = 1
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var shadowOpacity: CGFloat = 0
  var shadowRadius: CGFloat = 0
  var shadowOffset = CGSize.zero
  var background = Color()
  var border = Color()
  var shadow = Color()
  var faces: [Face] = []

  /// Returns the state of the element when it is scaled and rotated about a point that moves.
  /// - Parameters:
  ///   - anchor: The point.
  ///   - translation: The distance that it moves, in points.
  ///   - scale: The factor.
  ///   - angle: The angle in radians.
  func moved(about anchor: CGPoint, by translation: CGPoint, scale: CGFloat, angle: CGFloat) -> FlightState {
    var result = self
    let turn = CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
    let arm = CGPoint(x: center.x - anchor.x, y: center.y - anchor.y).applying(turn)
    result.center = CGPoint(x: anchor.x + translation.x + arm.x, y: anchor.y + translation.y + arm.y)
    result.size = CGSize(width: size.width * scale, height: size.height * scale)
    result.rotation += angle
    result.cornerRadius *= scale
    for index in faces.indices {
      let face = faces[index]
      result.faces[index].center = CGPoint(x: face.center.x * scale, y: face.center.y * scale)
      result.faces[index].size = CGSize(width: face.size.width * scale, height: face.size.height * scale)
    }
    return result
  }
}

// MARK: Numbers

extension FlightState {
  /// All numbers in points or hundredths, so that a quarter of any of them cannot be seen.
  var numbers: [CGFloat] {
    var numbers = [
      center.x, center.y, size.width, size.height, rotation * 100, alpha * 100, cornerRadius, borderWidth,
      shadowOpacity * 100, shadowRadius, shadowOffset.width, shadowOffset.height,
    ]
    for color in [background, border, shadow] {
      numbers += [color.red * 100, color.green * 100, color.blue * 100, color.alpha * 100]
    }
    for face in faces {
      numbers += [face.center.x, face.center.y, face.size.width, face.size.height, face.alpha * 100]
    }
    return numbers
  }

  /// Creates a state from the numbers of another one.
  init(numbers: [CGFloat]) {
    var position = 0
    func next() -> CGFloat {
      position += 1
      return numbers[position - 1]
    }
    func point() -> CGPoint { CGPoint(x: next(), y: next()) }
    func size() -> CGSize { CGSize(width: next(), height: next()) }
    func color() -> Color {
      Color(red: next() / 100, green: next() / 100, blue: next() / 100, alpha: next() / 100)
    }
    center = point()
    self.size = size()
    rotation = next() / 100
    alpha = next() / 100
    cornerRadius = next()
    borderWidth = next()
    shadowOpacity = next() / 100
    shadowRadius = next()
    shadowOffset = size()
    background = color()
    border = color()
    shadow = color()
    while position < numbers.count {
      faces.append(Face(center: point(), size: size(), alpha: next() / 100))
    }
  }
}

extension FlightState.Color {
  /// Creates the components of a colour, resolved with traits; transparent for nil and for a pattern.
  @MainActor init(_ color: UIColor?, _ traits: UITraitCollection) {
    self.init()
    guard let color else { return }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return }
    self = FlightState.Color(red: red * alpha, green: green * alpha, blue: blue * alpha, alpha: alpha)
  }

  /// The colour; nil if it is transparent.
  @MainActor var color: UIColor? {
    guard alpha > 0 else { return nil }
    func part(_ value: CGFloat) -> CGFloat { min(max(value / alpha, 0), 1) }
    return UIColor(red: part(red), green: part(green), blue: part(blue), alpha: min(alpha, 1))
  }
}
