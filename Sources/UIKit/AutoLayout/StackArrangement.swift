import Runtime

/// The constraints with which a stack arranges its views.
@MainActor struct StackArrangement {
  private let stack: UIStackView
  private let container: LayoutTarget
  private let isHorizontal: Bool
  private let views: [UIView]
  private let shown: [UIView]
  private(set) var constraints: [NSLayoutConstraint] = []

  init(of stack: UIStackView) {
    self.stack = stack
    container =
      stack.isLayoutMarginsRelativeArrangement ? .guide(stack.layoutMarginsGuide) : .view(stack.constraintState)
    isHorizontal = stack.axis == .horizontal
    views = stack.arrangedSubviews
    shown = views.filter { !$0.isHidden }
    guard !views.isEmpty else { return }
    placeAlong()
    distribute()
    for view in views {
      placeAcross(view)
      view.constraintState.setHasNaturalLength(
        !view.isHidden || stack.alignment != .fill, along: isHorizontal ? .vertical : .horizontal)
      view.constraintState.setHasNaturalLength(true, along: stack.axis)
    }
    keepShortAcross()
  }

  private typealias Attribute = NSLayoutConstraint.Attribute

  private var start: Attribute { isHorizontal ? .leading : .top }
  private var end: Attribute { isHorizontal ? .trailing : .bottom }
  private var middle: Attribute { isHorizontal ? .centerX : .centerY }
  private var length: Attribute { isHorizontal ? .width : .height }
  private var acrossStart: Attribute { isHorizontal ? .top : .leading }
  private var acrossEnd: Attribute { isHorizontal ? .bottom : .trailing }
  private var acrossMiddle: Attribute { isHorizontal ? .centerY : .centerX }
  private var acrossLength: Attribute { isHorizontal ? .height : .width }

  private func side(_ view: UIView, _ attribute: Attribute) -> LayoutSide {
    LayoutSide(.view(view.constraintState), attribute)
  }

  private mutating func add(
    _ first: LayoutSide, _ relation: NSLayoutConstraint.Relation, _ second: LayoutSide?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint(first, relation, second, multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = "UIStackView"
    constraint.isOfStack = true
    constraints.append(constraint)
  }

  // MARK: Along the axis

  /// Arranges the views along the axis. Hidden views have no length and lie in the middle between their neighbours,
  /// into which they disappear in an animation.
  private mutating func placeAlong() {
    var former: UIView?
    var formerShown: UIView?
    for view in views {
      if view.isHidden { add(side(view, length), .equal, nil, constant: 0) }
      guard let previous = former else {
        add(side(view, start), .equal, LayoutSide(container, start))
        former = view
        if !view.isHidden { formerShown = view }
        continue
      }
      former = view
      if view.isHidden {
        placeHidden(view, previous, formerShown)
        continue
      }
      guard let shownBefore = formerShown else {
        add(side(view, start), .equal, side(previous, end))
        formerShown = view
        continue
      }
      placeBehind(view, shownBefore)
      formerShown = view
    }
    if let last = formerShown ?? former { add(side(last, end), .equal, LayoutSide(container, end)) }
  }

  private mutating func placeHidden(_ view: UIView, _ previous: UIView, _ former: UIView?) {
    let index = views.index(ofIdentical: view) ?? 0
    let next = views[index...].first { !$0.isHidden }
    guard let former, former === previous, let next else {
      return add(side(view, start), .equal, side(previous, end))
    }
    add(distance(from: former, end, to: view, start), .equal, distance(from: view, start, to: next, start))
  }

  private func distance(from: UIView, _ place: Attribute, to view: UIView, _ other: Attribute) -> LayoutSide {
    var distance = side(from, length)
    distance.distance = (from: place, to: .view(view.constraintState), other)
    return distance
  }

  private mutating func placeBehind(_ view: UIView, _ former: UIView) {
    let spacing = stack.spacing(after: former)
    let isSpread = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let byBaseline = stack.isBaselineRelativeArrangement && !isHorizontal
    add(
      side(view, byBaseline ? .firstBaseline : start), isSpread ? .greaterThanOrEqual : .equal,
      side(former, byBaseline ? .lastBaseline : end), constant: spacing)
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: settleTies()
    case .fillEqually:
      for view in shown.dropFirst() { add(side(view, length), .equal, side(shown[0], length)) }
    case .fillProportionally: distributeInProportion()
    case .equalSpacing:
      equalize(from: end, to: start) { _ in 1000 }
      settleTies()
    case .equalCentering:
      equalize(from: middle, to: middle) { Float(149 - min($0, 99)) }
      settleTies()
    }
  }

  /// Breaks ties between views with equal priorities, so that the first one grows and the last one shrinks, regardless
  /// of the previous layout: each is pulled towards the end, at a priority below that of any constraint of the program,
  /// which affects the length of the last one most.
  private mutating func settleTies() {
    for view in shown.dropFirst() { add(side(view, start), .equal, LayoutSide(container, end), priority: 0.01) }
  }

  private mutating func distributeInProportion() {
    let lengths = shown.map { max(0, naturalLength(of: $0)) }
    var total = lengths.reduce(0, +)
    guard total > 0 else {
      for view in shown.dropFirst() { add(side(view, length), .equal, side(shown[0], length), priority: 999) }
      return
    }
    for view in shown.dropLast() { total += stack.spacing(after: view) }
    for (index, view) in shown.enumerated() {
      let priority = Float(999 - min(index, 900))
      if lengths[index] == 0 {
        add(side(view, length), .equal, nil, constant: 0, priority: priority)
      } else {
        add(
          side(view, length), .equal, LayoutSide(container, length), multiplier: lengths[index] / total,
          priority: priority)
      }
    }
  }

  private func naturalLength(of view: UIView) -> CGFloat {
    let natural = view.intrinsicContentSize
    let length = isHorizontal ? natural.width : natural.height
    if length != UIView.noIntrinsicMetric { return length }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return isHorizontal ? fitting.width : fitting.height
  }

  /// Makes the distances between a position of each view and one of the next equal.
  private mutating func equalize(from: Attribute, to: Attribute, priority: (Int) -> Float) {
    guard shown.count > 2 else { return }
    func distance(_ index: Int) -> LayoutSide { self.distance(from: shown[index], from, to: shown[index + 1], to) }
    for index in 1..<(shown.count - 1) {
      add(distance(index), .equal, distance(0), priority: priority(index))
    }
  }

  // MARK: Across the axis

  private mutating func placeAcross(_ view: UIView) {
    guard !view.isHidden else { return placeHiddenAcross(view) }
    switch stack.alignment {
    case .fill:
      bound(view, acrossStart, .equal)
      bound(view, acrossEnd, .equal)
    case .leading:
      bound(view, acrossStart, .equal)
      bound(view, acrossEnd, .lessThanOrEqual)
    case .trailing:
      bound(view, acrossStart, .greaterThanOrEqual)
      bound(view, acrossEnd, .equal)
    case .center: placeWithin(view, acrossMiddle)
    case .firstBaseline, .lastBaseline:
      guard isHorizontal else { return placeWithin(view, acrossMiddle) }
      bound(view, acrossStart, .greaterThanOrEqual)
      bound(view, acrossEnd, .lessThanOrEqual)
      let baseline: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      if let first = shown.first, first !== view { add(side(view, baseline), .equal, side(first, baseline)) }
    }
  }

  /// Arranges a hidden view across the axis as if it were visible, but without extending the stack.
  private mutating func placeHiddenAcross(_ view: UIView) {
    switch stack.alignment {
    case .fill:
      bound(view, acrossStart, .equal)
      bound(view, acrossEnd, .equal)
    case .leading: bound(view, acrossStart, .equal)
    case .trailing: bound(view, acrossEnd, .equal)
    case .center: bound(view, acrossMiddle, .equal)
    case .firstBaseline, .lastBaseline:
      let baseline: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      guard isHorizontal, let first = shown.first else { return bound(view, acrossMiddle, .equal) }
      add(side(view, baseline), .equal, side(first, baseline))
    }
  }

  private mutating func placeWithin(_ view: UIView, _ attribute: Attribute) {
    bound(view, attribute, .equal)
    bound(view, acrossStart, .greaterThanOrEqual)
    bound(view, acrossEnd, .lessThanOrEqual)
  }

  private mutating func bound(_ view: UIView, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation) {
    add(side(view, attribute), relation, LayoutSide(container, attribute))
  }

  /// Keeps a stack with an alignment other than fill as narrow as its views, unless other constraints extend it.
  private mutating func keepShortAcross() {
    if stack.alignment != .fill { add(LayoutSide(container, acrossLength), .equal, nil, constant: 0, priority: 51) }
  }
}
