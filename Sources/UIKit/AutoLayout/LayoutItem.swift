import ConstraintSolver

/// A view or a guide in a layout engine: its place and size are variables there.
@MainActor final class LayoutItem {
  /// In which its variables are.
  let solver: ConstraintSolver
  /// The alignment rectangle, in the coordinates of the superview or the guide's owner.
  let x, y, width, height: ConstraintSolver.Variable
  /// Nil for a guide.
  let state: ViewConstraints?
  let guide: UILayoutGuide?
  /// Between the frame and the alignment rectangle.
  let insets: UIEdgeInsets
  /// What is said of it besides the program's constraints: of x, y, width and height.
  @exclusivity(unchecked) var system: [SystemConstraint?] = [nil, nil, nil, nil]
  /// The frame or the natural size may be another one.
  var isStale = false
  /// The width at which the lines of a text were broken for its height; nil where it does not matter.
  var wrappingWidth: CGFloat?
  /// Whether there is such a width.
  var isWrapping = false
  /// Its frame as the last layout found it, with the sides on whole pixels.
  @exclusivity(unchecked) var solvedFrame = CGRect.zero
  /// Where it is moved to although nothing says so; see `exerciseAmbiguityInLayout()`.
  var wish: ConstraintSolver.ConstraintID?
  /// Of a scroll view: what of its content constraints have to do with.
  var content: LayoutItem?

  init(_ solver: ConstraintSolver, view state: ViewConstraints) {
    self.solver = solver
    (x, y) = (solver.makeVariable(), solver.makeVariable())
    (width, height) = (solver.makeVariable(), solver.makeVariable())
    self.state = state
    guide = nil
    insets = state.view?.alignmentRectInsets ?? .zero
  }

  init(_ solver: ConstraintSolver, guide: UILayoutGuide) {
    self.solver = solver
    (x, y) = (solver.makeVariable(), solver.makeVariable())
    (width, height) = (solver.makeVariable(), solver.makeVariable())
    state = nil
    self.guide = guide
    insets = .zero
  }

  /// The rectangle around what the solver says now, insets included.
  var frame: CGRect {
    CGRect(
      x: CGFloat(solver.value(of: x)) - insets.left, y: CGFloat(solver.value(of: y)) - insets.top,
      width: CGFloat(solver.value(of: width)) + insets.left + insets.right,
      height: CGFloat(solver.value(of: height)) + insets.top + insets.bottom)
  }

  /// The same with its sides on whole pixels. What is thinner than a pixel has one, so that thin lines are seen.
  /// - Parameter scale: pixels per point.
  func frame(scale: CGFloat) -> CGRect {
    func span(_ start: CGFloat, _ end: CGFloat) -> (start: CGFloat, length: CGFloat) {
      let (first, last) = ((start * scale).rounded(), (end * scale).rounded())
      guard first == last, (end - start) * scale > 0.1 else { return (first / scale, last / scale - first / scale) }
      return ((start * scale).rounded(.down) / scale, 1 / scale)
    }
    let frame = frame
    let (horizontal, vertical) = (span(frame.minX, frame.maxX), span(frame.minY, frame.maxY))
    return CGRect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }
}

/// An attribute of an item, or the distance from it to another one.
@MainActor struct LayoutSide {
  let target: LayoutTarget
  let attribute: NSLayoutConstraint.Attribute
  /// Of a distance: where it ends. The attribute is a length then, and this one a place.
  var distance: (from: NSLayoutConstraint.Attribute, to: LayoutTarget, NSLayoutConstraint.Attribute)?

  init(_ target: LayoutTarget, _ attribute: NSLayoutConstraint.Attribute) {
    self.target = target
    self.attribute = attribute
  }

  var targets: [LayoutTarget] { distance.map { [target, $0.to] } ?? [target] }

  /// For messages.
  var name: String {
    guard let distance else { return "\(target.name).\(attribute.name)" }
    return
      "(\(distance.to.name).\(distance.2.name) - \(target.name).\(distance.from.name))"
  }
}

/// Distances that nobody has to name.
enum LayoutSpacing {
  /// Between views, in points.
  static let system: CGFloat = 8
}

/// By what a horizontal place is named.
struct LayoutDirections: OptionSet {
  let rawValue: UInt8
  /// Leading and trailing.
  static let reading = LayoutDirections(rawValue: 1 << 0)
  /// Left and right.
  static let absolute = LayoutDirections(rawValue: 1 << 1)
}
