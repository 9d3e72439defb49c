import Runtime

extension UIView {
  /// The window the view is in.
  public var window: UIWindow? {
    var view: UIView? = self
    while let current = view {
      if let window = current as? UIWindow { return window }
      view = current.superview
    }
    return nil
  }

  /// Puts a view in front of all subviews; it leaves the view that it is in.
  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// - Parameter index: among the subviews, as it is before the view leaves its former place.
  /// - Parameter view: it leaves the view that it is in.
  public func insertSubview(_ view: UIView, at index: Int) {
    ensure(!isDescendant(of: view), "A view cannot be put into itself or into one of its subviews.")
    var index = min(max(index, 0), subviews.count)
    if view.superview === self {
      let former = subviews.index(ofIdentical: view)!
      subviews.remove(at: former)
      if former < index { index -= 1 }
      place(view, at: index)
      return
    }
    let window = window
    let changesWindow = view.window !== window
    let surroundings = Surroundings(of: view)
    view.willMove(toSuperview: self)
    if changesWindow { view.tellWindowChange(to: window, isDone: false) }
    view.detach()
    view.superview = self
    place(view, at: index)
    view.layoutState?.didEnterSuperview()
    if view.mayUpdateConstraints { view.noteConstraintUpdate() }
    view.placeDidChange()
    view.didMoveToSuperview()
    if changesWindow { view.tellWindowChange(to: window, isDone: true) }
    surroundings.tellChange(of: view, inOtherWindow: changesWindow)
    didAddSubview(view)
  }

  /// The same for a view that may come from elsewhere in the window: what moves it goes on.
  func adoptSubview(_ view: UIView, at index: Int) {
    guard let former = view.superview, former !== self, view.window === window else {
      return insertSubview(view, at: index)
    }
    view.willMove(toSuperview: self)
    former.willRemoveSubview(view)
    view.layoutState?.willLeaveSuperview()
    former.subviews.remove(identical: view)
    view.superview = self
    view.layoutState?.didEnterSuperview()
    let index = min(max(index, 0), subviews.count)
    subviews.insert(view, at: index)
    layer.adoptSublayer(view.layer, below: index + 1 < subviews.count ? subviews[index + 1].layer : nil)
    view.placeDidChange()
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Puts a view just in front of a subview; in front of all when there is no such subview.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let index = subviews.index(ofIdentical: siblingSubview)
    insertSubview(view, at: index.map { $0 + 1 } ?? subviews.count)
  }

  /// Puts a view just behind a subview; behind all when there is no such subview.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: subviews.index(ofIdentical: siblingSubview) ?? 0)
  }

  /// Does nothing with a view that is not in this one.
  public func bringSubviewToFront(_ view: UIView) { if view.superview === self { addSubview(view) } }

  /// Does nothing with a view that is not in this one.
  public func sendSubviewToBack(_ view: UIView) { if view.superview === self { insertSubview(view, at: 0) } }

  /// - Parameters: in `subviews`; both must be there.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    ensure(
      subviews.indices.contains(index1) && subviews.indices.contains(index2),
      "exchangeSubview(at: \(index1), withSubviewAt: \(index2)) in a view with \(subviews.count) subviews.")
    let (lower, upper) = (min(index1, index2), max(index1, index2))
    guard lower < upper else { return }
    let view = subviews[lower]
    insertSubview(subviews[upper], at: lower)
    insertSubview(view, at: upper + 1)
  }

  /// Takes the view out of the one that it is in, with its constraints to what is around. Does nothing without one.
  public func removeFromSuperview() {
    guard superview != nil else { return }
    let changesWindow = window != nil
    willMove(toSuperview: nil)
    if changesWindow { tellWindowChange(to: nil, isDone: false) }
    detach()
    placeDidChange()
    didMoveToSuperview()
    if changesWindow { tellWindowChange(to: nil, isDone: true) }
  }

  /// Whether the view is another one or anywhere in it.
  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  /// The view itself or the first view below with the tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews { if let found = subview.viewWithTag(tag) { return found } }
    return nil
  }

  /// Puts some of the subviews in another order: they take the places that they have now. Linear.
  func reorderSubviews(_ views: [UIView]) {
    var layers: [CALayer] = []
    layers.reserveCapacity(views.count)
    for view in views {
      view.layer.isChangingPlaces = true
      layers.append(view.layer)
    }
    var subviews = subviews
    var next = 0
    for place in subviews.indices where subviews[place].layer.isChangingPlaces {
      subviews[place] = views[next]
      next += 1
    }
    self.subviews = subviews
    layer.reorderSublayers(layers)
  }

  /// Puts a view that is not among the subviews there, with its layer.
  private func place(_ view: UIView, at index: Int) {
    subviews.insert(view, at: index)
    if index + 1 < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index + 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  private func detach() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    layoutState?.willLeaveSuperview()
    superview.subviews.remove(identical: self)
    layer.removeFromSuperlayer()
    self.superview = nil
  }

  private func tellWindowChange(to window: UIWindow?, isDone: Bool) {
    viewController?.viewMoves(to: window, isDone: isDone)
    if !isDone {
      loseFirstPlace()
      viewController?.loseFirstPlace()
    }
    if isDone, window != nil { seeTraits() }
    if isDone, window != nil, type(of: self).requiresConstraintBasedLayout { setNeedsUpdateConstraints() }
    if isDone { didMoveToWindow() } else { willMove(toWindow: window) }
    for subview in subviews { subview.tellWindowChange(to: window, isDone: isDone) }
  }
}

extension UIView {
  /// Ends editing in the view or in what is in it.
  /// - Parameter force: without asking.
  /// - Returns: whether nothing in it is edited now.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let first = window?.firstResponder as? UIView, first.isDescendant(of: self) else { return true }
    if force { first.loseFirstPlace() }
    return first.resignFirstResponder()
  }

  /// - Parameter view: nil for the window's coordinates.
  /// - Parameter point: in this view's coordinates.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer ?? window?.layer)
  }

  /// - Parameter view: nil for the window's coordinates.
  /// - Parameter point: in that view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let source = view?.layer ?? window?.layer else { return point }
    return source.convert(point, to: layer)
  }

  /// The upright rectangle around the converted one.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(
      enclosing: convert(CGPoint(x: rect.minX, y: rect.minY), to: view),
      convert(CGPoint(x: rect.maxX, y: rect.minY), to: view), convert(CGPoint(x: rect.minX, y: rect.maxY), to: view),
      convert(CGPoint(x: rect.maxX, y: rect.maxY), to: view))
  }

  /// The upright rectangle around the converted one.
  /// - Parameter view: nil for the window's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(
      enclosing: convert(CGPoint(x: rect.minX, y: rect.minY), from: view),
      convert(CGPoint(x: rect.maxX, y: rect.minY), from: view),
      convert(CGPoint(x: rect.minX, y: rect.maxY), from: view),
      convert(CGPoint(x: rect.maxX, y: rect.maxY), from: view))
  }
}

extension UIView {
  /// What of a view's frame follows when its superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The room at its left takes a share of the change.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// Its width takes a share of the change.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The room at its right takes a share of the change.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The room above it takes a share of the change.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// Its height takes a share of the change.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The room below it takes a share of the change.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty, !constraintFlags.contains(.isPlacedByConstraints) else { return }
    let mask = autoresizingMask
    let frame = layer.untransformedFrame
    let (x, width) = resized(
      frame.origin.x, frame.size.width, in: old.width, to: new.width, mask.contains(.flexibleLeftMargin),
      mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    let (y, height) = resized(
      frame.origin.y, frame.size.height, in: old.height, to: new.height, mask.contains(.flexibleTopMargin),
      mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
    placeUntransformed(in: CGRect(x: x, y: y, width: width, height: height))
  }

  /// One axis: what is flexible shares the difference in proportion to what it was, or in equal parts if all were 0.
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
