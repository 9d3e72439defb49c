import QuartzCore
import UIKit

/// What is seen of a view, or how far that is from what it is to become: middle, size, opacity and scale.
struct Sight: CustomStringConvertible {
  /// x, y, width and height in points, opacity, scale across and down.
  private var numbers: SIMD8<Double>

  private init(_ numbers: SIMD8<Double>) { self.numbers = numbers }

  /// Where a view is when its animations are over, in the coordinates of the collection view's content.
  @MainActor init(model view: UIView) {
    let (size, transform) = (view.bounds.size, view.transform3D)
    let (center, shift) = (view.center, view.shiftOfRow)
    numbers = SIMD8(
      center.x + shift.dx, center.y + shift.dy, size.width, size.height, Double(view.alpha), transform.m11,
      transform.m22, 0)
  }

  /// Where it is seen at a time.
  @MainActor init(of view: UIView, at time: TimeInterval) {
    guard view.isMoved else {
      self.init(model: view)
      return
    }
    var values = view.layer.presentationValues(at: time)
    let shift = view.shiftOfRow(at: time)
    values.position.x += shift.dx
    values.position.y += shift.dy
    self.init(
      SIMD8(
        values.position.x, values.position.y, values.bounds.size.width, values.bounds.size.height, values.opacity,
        values.transform.m11, values.transform.m22, 0))
  }

  @MainActor func addToDigest() { for place in 0..<7 { Digest.current.add(numbers[place]) } }

  var opacity: Double { numbers[4] }

  /// The upright rectangle that is covered.
  var frame: CGRect {
    let (width, height) = (numbers[2] * abs(numbers[5]), numbers[3] * abs(numbers[6]))
    return CGRect(x: numbers[0] - width / 2, y: numbers[1] - height / 2, width: width, height: height)
  }

  /// What animations of a view itself, and not of the row that it is in, have it still go at a time.
  @MainActor init(wayOf view: UIView, at time: TimeInterval) {
    let way = Sight(of: view, at: time) - Sight(model: view)
    self = view.rowView.map { way - Sight(wayIn: $0, at: time) } ?? way
  }

  /// What animations of a row have all that is in it still go at a time.
  @MainActor init(wayIn row: UIScrollView, at time: TimeInterval) {
    let (seen, model) = (row.shiftToContent(at: time), row.shiftToContent)
    self.init(SIMD8(seen.dx - model.dx, seen.dy - model.dy, 0, 0, 0, 0, 0, 0))
  }

  static func - (a: Sight, b: Sight) -> Sight { Sight(a.numbers - b.numbers) }
  static func + (a: Sight, b: Sight) -> Sight { Sight(a.numbers + b.numbers) }
  static func * (a: Sight, factor: Double) -> Sight { Sight(a.numbers * factor) }

  func moved(by way: CGVector) -> Sight { Sight(numbers + SIMD8(way.dx, way.dy, 0, 0, 0, 0, 0, 0)) }

  /// The largest difference of any of its numbers.
  func distance(to other: Sight) -> Double { (self - other).extent }

  /// The largest of its numbers, whatever their signs.
  var extent: Double { max(numbers.max(), -numbers.min()) }

  /// Of a difference: the way of the middle in points.
  var way: CGVector { CGVector(dx: numbers[0], dy: numbers[1]) }

  /// Of a difference: whether nothing but the middle differs.
  var isShift: Bool {
    (Sight(numbers) - Sight(SIMD8(numbers[0], numbers[1], 0, 0, 0, 0, 0, 0))).extent < 1e-6
  }

  var description: String {
    let shown = (0..<7).map { String((numbers[$0] * 1000).rounded() / 1000) }
    return
      "(\(shown[0]), \(shown[1])) of \(shown[2]) x \(shown[3]), opacity \(shown[4]), scale \(shown[5]) x \(shown[6])"
  }
}
