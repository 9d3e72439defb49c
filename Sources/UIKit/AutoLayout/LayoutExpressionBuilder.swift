import ConstraintSolver

/// A builder of the sum of an engine's variables for attributes, in the coordinates of the view that holds a
/// constraint.
@MainActor struct LayoutExpressionBuilder {
  private let engine: LayoutEngine
  private let holder: ViewConstraints
  private let isMirrored: Bool
  private(set) var terms: [(ConstraintSolver.Variable, Double)] = []
  private(set) var constant = 0.0
  /// Whether it depends on margins, insets or text.
  private(set) var isDerived = false

  init(_ engine: LayoutEngine, holder: ViewConstraints, isMirrored: Bool) {
    self.engine = engine
    self.holder = holder
    self.isMirrored = isMirrored
    terms.reserveCapacity(6)
  }

  mutating func add(_ variable: ConstraintSolver.Variable, times factor: Double) { terms.append((variable, factor)) }

  mutating func add(_ number: CGFloat, times factor: Double) { constant += Double(number) * factor }

  mutating func add(_ side: LayoutSide, times factor: Double) {
    guard let distance = side.distance else { return add(side.target, side.attribute, times: factor) }
    let factor = isMirrored ? -factor : factor
    add(distance.to, distance.2, times: factor)
    add(side.target, distance.from, times: -factor)
  }

  private mutating func add(_ target: LayoutTarget, _ attribute: NSLayoutConstraint.Attribute, times factor: Double) {
    let attribute = attribute.resolved(isMirrored: isMirrored)
    switch target {
    case .view(let state): add(state, attribute, times: factor)
    case .guide(let guide): add(guide, attribute, times: factor)
    }
  }

  private mutating func add(
    _ state: ViewConstraints, _ attribute: NSLayoutConstraint.Attribute, times factor: Double
  ) {
    guard let view = state.view else { return }
    if let inner = attribute.withinMargins {
      isDerived = true
      add(state, inner.resolved(isMirrored: isMirrored), times: factor)
      return add(inner.inset(view.layoutMargins), times: factor)
    }
    if attribute.isBaseline { return addBaseline(state, view, attribute, times: factor) }
    if state === holder, !attribute.isLength, attribute != .centerX, attribute != .centerY,
      let scrollView = view as? UIScrollView
    {
      let content = engine.contentItem(of: state, scrollView.contentLayoutGuide)
      return add(content, attribute, isInside: true, times: factor)
    }
    let item = engine.item(for: state)
    add(item, attribute, isInside: state === holder, times: factor)
    if state !== holder, !attribute.isLength { addOrigin(of: view.parent, attribute.axis, times: factor) }
  }

  /// Adds an edge or a dimension of an item's rectangle.
  /// - Parameter isInside: Whether to use the view's own coordinates instead of the superview's.
  private mutating func add(
    _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, isInside: Bool, times factor: Double
  ) {
    let share: Double
    switch attribute {
    case .width: return add(item.width, times: factor)
    case .height: return add(item.height, times: factor)
    case .left, .top: share = 0
    case .right, .bottom: share = 1
    default: share = 0.5
    }
    let isHorizontal = attribute.axis == .horizontal
    if isInside {
      add(isHorizontal ? item.insets.left : item.insets.top, times: factor)
    } else {
      add(isHorizontal ? item.x : item.y, times: factor)
    }
    if share != 0 { add(isHorizontal ? item.width : item.height, times: factor * share) }
  }

  /// Adds the origin of a view's own coordinates.
  private mutating func addOrigin(of view: UIView?, _ axis: NSLayoutConstraint.Axis, times factor: Double) {
    var view = view
    while let current = view, current !== holder.view {
      let item = engine.item(for: current.constraintState)
      add(axis == .horizontal ? item.x : item.y, times: factor)
      add(axis == .horizontal ? item.insets.left : item.insets.top, times: -factor)
      view = current.parent
    }
  }

  private mutating func add(_ guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute, times factor: Double) {
    guard let owner = guide.owningView else { return }
    let attribute = attribute.asEdge
    if owner.layoutState?.contentGuide === guide {
      add(engine.contentItem(of: owner.constraintState, guide), attribute, isInside: true, times: factor)
    } else if let frame = guide.frame {
      isDerived = true
      add(frame(owner), owner, attribute, times: factor)
    } else {
      add(engine.item(for: guide), attribute, isInside: false, times: factor)
    }
    if !attribute.isLength { addOrigin(of: owner, attribute.axis, times: factor) }
  }

  /// Adds an attribute of a rectangle in a view, by its distances from the view's edges. If the view has no size yet,
  /// it may be negative.
  private mutating func add(
    _ frame: CGRect, _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, times factor: Double
  ) {
    let item = engine.item(for: view.constraintState)
    let isHorizontal = attribute.axis == .horizontal
    let (insets, size) = (item.insets, view.bounds.size)
    let start = isHorizontal ? frame.origin.x : frame.origin.y
    /// The distance from the far edge of the view's alignment rectangle, whose length is a variable.
    let end =
      isHorizontal
      ? insets.left + insets.right + frame.origin.x + frame.size.width - size.width
      : insets.top + insets.bottom + frame.origin.y + frame.size.height - size.height
    let (startShare, endShare): (Double, Double)
    switch attribute {
    case .left, .top: (startShare, endShare) = (1, 0)
    case .right, .bottom: (startShare, endShare) = (0, 1)
    case .centerX, .centerY: (startShare, endShare) = (0.5, 0.5)
    default: (startShare, endShare) = (-1, 1)
    }
    add(start, times: factor * startShare)
    add(end, times: factor * endShare)
    if endShare != 0 { add(isHorizontal ? item.width : item.height, times: factor * endShare) }
  }

  private mutating func addBaseline(
    _ state: ViewConstraints, _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, times factor: Double
  ) {
    isDerived = true
    let isFirst = attribute == .firstBaseline
    let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if text !== view, text.isDescendant(of: view) {
      return addBaseline(text.constraintState, text, attribute, times: factor)
    }
    guard let baselines = view.baselinesFromMiddle else {
      return add(state, isFirst ? .top : .bottom, times: factor)
    }
    add(state, .centerY, times: factor)
    add(isFirst ? baselines.first : baselines.last, times: factor)
  }
}

extension NSLayoutConstraint.Attribute {
  /// Returns leading and trailing as left and right.
  func resolved(isMirrored: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .leadingMargin: isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: isMirrored ? .leftMargin : .rightMargin
    default: self
    }
  }

  /// The corresponding attribute of a rectangle without margins and text.
  var asEdge: NSLayoutConstraint.Attribute {
    switch self {
    case .firstBaseline: .top
    case .lastBaseline: .bottom
    default: withinMargins ?? self
    }
  }

  /// Returns the change of the position by insets.
  func inset(_ insets: UIEdgeInsets) -> CGFloat {
    switch self {
    case .left, .leading: insets.left
    case .right, .trailing: -insets.right
    case .top: insets.top
    case .bottom: -insets.bottom
    case .centerX: (insets.left - insets.right) / 2
    case .centerY: (insets.top - insets.bottom) / 2
    default: 0
    }
  }
}
