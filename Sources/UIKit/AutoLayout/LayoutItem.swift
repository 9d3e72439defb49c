import ConstraintSolver

/// A view or a guide in a layout engine, with variables for its position and size.
@MainActor final class LayoutItem {
  /// The solver of its variables.
  let solver: ConstraintSolver
  /// The alignment rectangle, in the coordinates of the superview or the guide's owner.
  let x, y, width, height: ConstraintSolver.Variable
  /// The state of the view; nil for a guide.
  let state: ViewConstraints?
  let guide: UILayoutGuide?
  /// The insets from the frame to the alignment rectangle.
  let insets: UIEdgeInsets
  /// The engine's own constraints on x, y, width and height.
  @exclusivity(unchecked) var system: [SystemConstraint?] = [nil, nil, nil, nil]
  /// Whether the frame or the natural size may have changed.
  var isStale = false
  /// The width for which the height of a text was computed, or nil.
  var wrappingWidth: CGFloat?
  /// Whether the height depends on the width.
  var isWrapping = false
  /// The frame of the last layout, with edges on whole pixels.
  @exclusivity(unchecked) var solvedFrame = CGRect.zero
  /// The constraint that displaces it; see `exerciseAmbiguityInLayout()`.
  var displacement: ConstraintSolver.ConstraintID?
  /// The item of a scroll view's content, if constraints refer to it.
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

  /// The frame of the current solution, including insets.
  var frame: CGRect { frame(in: solver) }

  /// Returns the frame of a solution, including insets.
  /// - Parameter solver: The item's solver or a copy.
  private func frame(in solver: ConstraintSolver) -> CGRect {
    CGRect(
      x: CGFloat(solver.value(of: x)) - insets.left, y: CGFloat(solver.value(of: y)) - insets.top,
      width: CGFloat(solver.value(of: width)) + insets.left + insets.right,
      height: CGFloat(solver.value(of: height)) + insets.top + insets.bottom)
  }

  /// Returns the frame with its edges on whole pixels. A rectangle thinner than a pixel is extended to one, so that
  /// thin lines are visible.
  /// - Parameters:
  ///   - scale: The number of pixels per point.
  ///   - copy: A copy of the item's solver whose solution is read; nil for the item's own.
  func frame(scale: CGFloat, in copy: ConstraintSolver? = nil) -> CGRect {
    func span(_ start: CGFloat, _ end: CGFloat) -> (start: CGFloat, length: CGFloat) {
      let (first, last) = ((start * scale).rounded(), (end * scale).rounded())
      guard first == last, (end - start) * scale > 0.1 else { return (first / scale, last / scale - first / scale) }
      return ((start * scale).rounded(.down) / scale, 1 / scale)
    }
    let frame = frame(in: copy ?? solver)
    let (horizontal, vertical) = (span(frame.minX, frame.maxX), span(frame.minY, frame.maxY))
    return CGRect(x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }
}

/// An attribute of an item, or the distance between two attributes.
@MainActor struct LayoutSide {
  let target: LayoutTarget
  let attribute: NSLayoutConstraint.Attribute
  /// The attributes of a distance. The attribute itself is then a dimension, while these are positions.
  var distance: (from: NSLayoutConstraint.Attribute, to: LayoutTarget, NSLayoutConstraint.Attribute)?

  init(_ target: LayoutTarget, _ attribute: NSLayoutConstraint.Attribute) {
    self.target = target
    self.attribute = attribute
  }

  var targets: [LayoutTarget] { distance.map { [target, $0.to] } ?? [target] }

  /// The name in messages.
  var name: String {
    guard let distance else { return "\(target.name).\(attribute.name)" }
    return
      "(\(distance.to.name).\(distance.2.name) - \(target.name).\(distance.from.name))"
  }
}

/// Standard distances.
enum LayoutSpacing {
  /// The spacing between views, in points.
  static let system: CGFloat = 8
}

/// The ways in which a horizontal position can be specified.
struct LayoutDirections: OptionSet {
  let rawValue: UInt8
  /// Leading and trailing.
  static let reading = LayoutDirections(rawValue: 1 << 0)
  /// Left and right.
  static let absolute = LayoutDirections(rawValue: 1 << 1)
}
