import Runtime

extension UIView {
  var enclosingWindow: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.parent
    }
    return nil
  }

  func insert(_ view: UIView, at index: Int) {
    ensure(!isInside(view), "A view cannot be added to itself or to one of its descendants.")
    var index = min(max(index, 0), children.count)
    if view.parent === self {
      let former = children.index(ofIdentical: view)!
      children.remove(at: former)
      if former < index { index -= 1 }
      place(view, at: index)
      return
    }
    let window = window
    let changesWindow = view.window !== window
    let surroundings = Surroundings(of: view)
    view.willMove(toSuperview: self)
    if changesWindow { view.notifyWindowChange(to: window, isDone: false) }
    view.detach()
    view.parent = self
    place(view, at: index)
    view.layoutState?.didEnterSuperview()
    if view.mayUpdateConstraints { view.noteConstraintUpdate() }
    view.placeDidChange()
    view.didMoveToSuperview()
    if changesWindow { view.notifyWindowChange(to: window, isDone: true) }
    surroundings.notifyChange(of: view, inOtherWindow: changesWindow)
    didAddSubview(view)
  }

  /// Inserts a view that may come from elsewhere in the window, without ending its animations.
  func adoptSubview(_ view: UIView, at index: Int) {
    guard let former = view.parent, former !== self, view.window === window else {
      return insertSubview(view, at: index)
    }
    view.willMove(toSuperview: self)
    former.willRemoveSubview(view)
    view.layoutState?.willLeaveSuperview()
    former.children.remove(identical: view)
    view.parent = self
    view.layoutState?.didEnterSuperview()
    let index = min(max(index, 0), children.count)
    children.insert(view, at: index)
    ownLayer.adoptSublayer(view.ownLayer, below: index + 1 < children.count ? children[index + 1].ownLayer : nil)
    view.placeDidChange()
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func exchangeSubviews(_ index1: Int, _ index2: Int) {
    ensure(
      children.indices.contains(index1) && children.indices.contains(index2),
      "exchangeSubview(at: \(index1), withSubviewAt: \(index2)) in a view with \(subviews.count) subviews.")
    let (lower, upper) = (min(index1, index2), max(index1, index2))
    guard lower < upper else { return }
    let view = children[lower]
    insert(children[upper], at: lower)
    insert(view, at: upper + 1)
  }

  func leaveSuperview() {
    guard parent != nil else { return }
    let changesWindow = window != nil
    willMove(toSuperview: nil)
    if changesWindow { notifyWindowChange(to: nil, isDone: false) }
    detach()
    placeDidChange()
    didMoveToSuperview()
    if changesWindow { notifyWindowChange(to: nil, isDone: true) }
  }

  func isInside(_ view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.parent
    }
    return false
  }

  func firstView(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in children { if let found = subview.viewWithTag(tag) { return found } }
    return nil
  }

  /// Reorders some of the subviews among the positions that they occupy now. Linear.
  func reorderSubviews(_ views: [UIView]) {
    var layers: [CALayer] = []
    layers.reserveCapacity(views.count)
    for view in views {
      view.ownLayer.isChangingPlaces = true
      layers.append(view.ownLayer)
    }
    var children = children
    var next = 0
    for place in children.indices where children[place].ownLayer.isChangingPlaces {
      children[place] = views[next]
      next += 1
    }
    self.children = children
    ownLayer.reorderSublayers(layers)
  }

  /// Inserts a view that is not among the subviews, with its layer.
  private func place(_ view: UIView, at index: Int) {
    children.insert(view, at: index)
    if index + 1 < children.count {
      ownLayer.insertSublayer(view.ownLayer, below: children[index + 1].ownLayer)
    } else {
      ownLayer.addSublayer(view.ownLayer)
    }
  }

  private func detach() {
    guard let parent else { return }
    parent.willRemoveSubview(self)
    layoutState?.willLeaveSuperview()
    parent.children.remove(identical: self)
    ownLayer.removeFromSuperlayer()
    self.parent = nil
  }

  private func notifyWindowChange(to window: UIWindow?, isDone: Bool) {
    viewController?.viewMoves(to: window, isDone: isDone)
    if !isDone {
      loseFirstPlace()
      viewController?.loseFirstPlace()
    }
    if isDone, window != nil { seeTraits() }
    if isDone, window != nil, type(of: self).requiresConstraintBasedLayout { setNeedsUpdateConstraints() }
    if isDone { didMoveToWindow() } else { willMove(toWindow: window) }
    for subview in children { subview.notifyWindowChange(to: window, isDone: isDone) }
  }
}

extension UIView {
  func stopEditing(_ force: Bool) -> Bool {
    guard let first = window?.firstResponder as? UIView, first.isDescendant(of: self) else { return true }
    if force { first.loseFirstPlace() }
    return first.resignFirstResponder()
  }

  func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(
      enclosing: convert(CGPoint(x: rect.minX, y: rect.minY), to: view),
      convert(CGPoint(x: rect.maxX, y: rect.minY), to: view), convert(CGPoint(x: rect.minX, y: rect.maxY), to: view),
      convert(CGPoint(x: rect.maxX, y: rect.maxY), to: view))
  }

  func converted(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(
      enclosing: convert(CGPoint(x: rect.minX, y: rect.minY), from: view),
      convert(CGPoint(x: rect.maxX, y: rect.minY), from: view),
      convert(CGPoint(x: rect.minX, y: rect.maxY), from: view),
      convert(CGPoint(x: rect.maxX, y: rect.maxY), from: view))
  }
}

extension UIView {
  /// The edges and dimensions of a view's frame that change when its superview is resized.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin takes a share of the change.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width takes a share of the change.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The right margin takes a share of the change.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The top margin takes a share of the change.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height takes a share of the change.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The bottom margin takes a share of the change.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty, !constraintFlags.contains(.isPlacedByConstraints) else { return }
    let mask = autoresizingMask
    let frame = ownLayer.untransformedFrame
    let (x, width) = resized(
      frame.origin.x, frame.size.width, in: old.width, to: new.width, mask.contains(.flexibleLeftMargin),
      mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    let (y, height) = resized(
      frame.origin.y, frame.size.height, in: old.height, to: new.height, mask.contains(.flexibleTopMargin),
      mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
    placeUntransformed(in: CGRect(x: x, y: y, width: width, height: height))
  }

  /// Resizes along one axis. Flexible parts share the difference in proportion to their lengths, or equally if all were
  /// 0.
  private func resized(
    _ start: CGFloat, _ length: CGFloat, in old: CGFloat, to new: CGFloat, _ flexibleStart: Bool,
    _ flexibleLength: Bool, _ flexibleEnd: Bool
  ) -> (CGFloat, CGFloat) {
    let end = old - start - length
    let total = (flexibleStart ? start : 0) + (flexibleLength ? length : 0) + (flexibleEnd ? end : 0)
    let count = (flexibleStart ? 1 : 0) + (flexibleLength ? 1 : 0) + (flexibleEnd ? 1 : 0)
    guard count > 0 else { return (start, length) }
    func share(of part: CGFloat) -> CGFloat {
      (new - old) * (total != 0 ? part / total : 1 / CGFloat(count))
    }
    return (
      flexibleStart ? start + share(of: start) : start, flexibleLength ? length + share(of: length) : length
    )
  }
}
