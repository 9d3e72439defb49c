/// Says in an engine's variables where attributes lie, in the coordinates of the view that holds a constraint.
@MainActor struct LayoutExpressionBuilder {
  let engine: LayoutEngine
  let holder: ViewConstraints
  let isMirrored: Bool
  private(set) var isDerived = false

  init(engine: LayoutEngine, holder: ViewConstraints, isMirrored: Bool) {
    self.engine = engine
    self.holder = holder
    self.isMirrored = isMirrored
  }

  mutating func expression(_ side: LayoutSide) -> LayoutExpression {
    guard let distance = side.distance else { return expression(side.target, side.attribute) }
    let way = expression(distance.to, distance.2).adding(expression(side.target, distance.from), times: -1)
    return isMirrored ? LayoutExpression().adding(way, times: -1) : way
  }

  private mutating func expression(
    _ target: LayoutTarget, _ attribute: NSLayoutConstraint.Attribute
  ) -> LayoutExpression {
    let attribute = attribute.resolved(isMirrored: isMirrored)
    switch target {
    case .view(let state): return expression(state, attribute)
    case .guide(let guide): return expression(guide, attribute)
    }
  }

  private mutating func expression(
    _ state: ViewConstraints, _ attribute: NSLayoutConstraint.Attribute
  ) -> LayoutExpression {
    guard let view = state.view else { return LayoutExpression() }
    if let inner = attribute.withinMargins {
      isDerived = true
      let margins = view.layoutMargins
      var sum = expression(state, inner.resolved(isMirrored: isMirrored))
      sum.constant += Double(inner.inset(margins))
      return sum
    }
    if attribute.isBaseline { return baseline(state, view, attribute) }
    if state === holder, !attribute.isLength, attribute != .centerX, attribute != .centerY,
      let scrollView = view as? UIScrollView
    {
      return engine.contentItem(of: state, scrollView.contentLayoutGuide).expression(attribute, isInside: true)
    }
    let item = engine.item(for: state)
    if state === holder || attribute.isLength { return item.expression(attribute, isInside: state === holder) }
    return item.expression(attribute, isInside: false).adding(origin(of: view.superview, attribute.axis))
  }

  /// Where a view's own coordinates begin.
  private func origin(of view: UIView?, _ axis: NSLayoutConstraint.Axis) -> LayoutExpression {
    var sum = LayoutExpression()
    var view = view
    while let current = view, current !== holder.view {
      let item = engine.item(for: current.constraintState)
      sum.add(axis == .horizontal ? item.x : item.y)
      sum.constant -= Double(axis == .horizontal ? item.insets.left : item.insets.top)
      view = current.superview
    }
    return sum
  }

  private mutating func expression(
    _ guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute
  ) -> LayoutExpression {
    guard let owner = guide.owningView else { return LayoutExpression() }
    var sum: LayoutExpression
    if owner.layoutState?.contentGuide === guide {
      sum = engine.contentItem(of: owner.constraintState, guide).expression(attribute.asEdge, isInside: true)
    } else if let frame = guide.frame {
      isDerived = true
      sum = expression(frame(owner), owner, attribute.asEdge)
    } else {
      sum = engine.item(for: guide).expression(attribute.asEdge, isInside: false)
    }
    if !attribute.isLength { sum.add(origin(of: owner, attribute.axis)) }
    return sum
  }

  /// Of a rectangle in a view whose distances from the sides are what counts; a view without size yet may make it negative.
  private func expression(
    _ frame: CGRect, _ view: UIView, _ attribute: NSLayoutConstraint.Attribute
  ) -> LayoutExpression {
    let item = engine.item(for: view.constraintState)
    let isHorizontal = attribute.axis == .horizontal
    let (insets, size) = (item.insets, view.bounds.size)
    let start = isHorizontal ? frame.origin.x : frame.origin.y
    var end = LayoutExpression(isHorizontal ? item.width : item.height)
    end.constant = Double(
      isHorizontal
        ? insets.left + insets.right + frame.origin.x + frame.size.width - size.width
        : insets.top + insets.bottom + frame.origin.y + frame.size.height - size.height)
    switch attribute {
    case .left, .top: return LayoutExpression(start)
    case .right, .bottom: return end
    case .centerX, .centerY:
      var middle = LayoutExpression(start / 2)
      middle.add(end, times: 0.5)
      return middle
    default:
      end.constant -= Double(start)
      return end
    }
  }

  private mutating func baseline(
    _ state: ViewConstraints, _ view: UIView, _ attribute: NSLayoutConstraint.Attribute
  ) -> LayoutExpression {
    isDerived = true
    let isFirst = attribute == .firstBaseline
    let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if text !== view, text.isDescendant(of: view) {
      var inner = LayoutExpressionBuilder(engine: engine, holder: holder, isMirrored: isMirrored)
      return inner.baseline(text.constraintState, text, attribute)
    }
    guard let baselines = view.baselinesFromMiddle else { return expression(state, isFirst ? .top : .bottom) }
    var sum = expression(state, .centerY)
    sum.constant += Double(isFirst ? baselines.first : baselines.last)
    return sum
  }
}

extension NSLayoutConstraint.Attribute {
  /// Leading and trailing as left and right.
  func resolved(isMirrored: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .leadingMargin: isMirrored ? .rightMargin : .leftMargin
    case .trailingMargin: isMirrored ? .leftMargin : .rightMargin
    default: self
    }
  }

  /// Of a rectangle that has neither margins nor text.
  var asEdge: NSLayoutConstraint.Attribute {
    switch self {
    case .firstBaseline: .top
    case .lastBaseline: .bottom
    default: withinMargins ?? self
    }
  }

  /// What insets add to the place.
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
