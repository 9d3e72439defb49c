import ConstraintSolver

/// A view or a guide in a layout engine: its place and size are variables there.
@MainActor final class LayoutItem {
  /// The alignment rectangle, in the coordinates of the superview or the guide's owner.
  let x, y, width, height: ConstraintSolver.Variable
  /// Nil for a guide.
  let state: ViewConstraints?
  let guide: UILayoutGuide?
  /// Between the frame and the alignment rectangle.
  let insets: UIEdgeInsets
  /// What is said of it besides the program's constraints: of x, y, width and height.
  var system: [SystemConstraint?] = [nil, nil, nil, nil]
  /// The frame or the natural size may be another one.
  var isStale = false
  /// The width at which the lines of a text were broken for its height; nil where it does not matter.
  var wrappingWidth: CGFloat?
  /// Of a scroll view: what of its content constraints have to do with.
  var content: LayoutItem?

  init(_ engine: ConstraintSolver, view state: ViewConstraints) {
    (x, y) = (engine.makeVariable(), engine.makeVariable())
    (width, height) = (engine.makeVariable(), engine.makeVariable())
    self.state = state
    guide = nil
    insets = state.view?.alignmentRectInsets ?? .zero
  }

  init(_ engine: ConstraintSolver, guide: UILayoutGuide) {
    (x, y) = (engine.makeVariable(), engine.makeVariable())
    (width, height) = (engine.makeVariable(), engine.makeVariable())
    state = nil
    self.guide = guide
    insets = .zero
  }

  /// The rectangle around what was solved, insets included.
  func frame(_ solver: ConstraintSolver) -> CGRect {
    CGRect(
      x: CGFloat(solver.value(of: x)) - insets.left, y: CGFloat(solver.value(of: y)) - insets.top,
      width: CGFloat(solver.value(of: width)) + insets.left + insets.right,
      height: CGFloat(solver.value(of: height)) + insets.top + insets.bottom)
  }

  /// A side or length of the rectangle.
  /// - Parameter isInside: in the view's own coordinates, instead of those of the superview.
  func expression(_ attribute: NSLayoutConstraint.Attribute, isInside: Bool) -> LayoutExpression {
    var start = LayoutExpression()
    let length: ConstraintSolver.Variable
    let factor: Double
    switch attribute {
    case .width: return LayoutExpression(width)
    case .height: return LayoutExpression(height)
    case .left, .right, .centerX:
      if isInside { start.constant = Double(insets.left) } else { start.add(x) }
      length = width
      factor = attribute == .left ? 0 : attribute == .right ? 1 : 0.5
    default:
      if isInside { start.constant = Double(insets.top) } else { start.add(y) }
      length = height
      factor = attribute == .top ? 0 : attribute == .bottom ? 1 : 0.5
    }
    if factor != 0 { start.add(length, times: factor) }
    return start
  }
}
