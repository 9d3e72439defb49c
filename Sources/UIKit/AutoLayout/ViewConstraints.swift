import Runtime

/// What a view with constraints keeps: those that it holds, how it is placed, and the engine of a tree of which it is the root.
///
/// A tree reaches down from a view whose frame is not for constraints to say, through views that constraints place; so each
/// cell's content has an engine of its own, and trees do not cost each other anything. A constraint that reaches through
/// a view with a frame of its own joins the tree in that view to the one around it.
@MainActor final class ViewConstraints: ViewLayout {
  /// Nil when it is gone.
  @exclusivity(unchecked) private(set) unowned(unsafe) var view: UIView?
  @exclusivity(unchecked) private(set) var held = ActivationList<LayoutEntry>()
  var guides: [UILayoutGuide] = []
  @exclusivity(unchecked) var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  @exclusivity(unchecked) var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
  /// Of the tree of which the view is the root.
  @exclusivity(unchecked) private var ownEngine: LayoutEngine?
  /// The view as part of a tree around it.
  @exclusivity(unchecked) var member: (engine: LayoutEngine, item: LayoutItem)?
  /// Its frame is its own, but constraints reach through it.
  @exclusivity(unchecked) private var isJoined = false

  init(_ view: UIView, _ former: ViewLayout?) {
    self.view = view
    super.init()
    safeAreaGuide = former?.safeAreaGuide
    marginsGuide = former?.marginsGuide
    readableGuide = former?.readableGuide
    keyboardGuide = former?.keyboardGuide
    contentGuide = former?.contentGuide
    frameGuide = former?.frameGuide
    view.constraintFlags.insert(.needsUpdate)
    view.noteConstraintUpdate()
  }

  override var constraints: ViewConstraints? { self }

  override func viewIsGone() {
    for entry in held.entries { entry.constraint.entry = nil }
    held.removeAll()
    member = nil
    ownEngine?.dissolve()
    ownEngine = nil
    view = nil
  }

  // MARK: Trees

  var isPlaced: Bool { view?.constraintFlags.contains(.isPlacedByConstraints) ?? false }

  /// Whether a tree of constraints ends here.
  private var isRoot: Bool { view?.parent == nil || !isPlaced && !isJoined }

  /// Of the tree that the view is in; made if there is none.
  var rootEngine: LayoutEngine {
    if !isRoot, let parent = view?.parent { return parent.constraintState.rootEngine }
    if let ownEngine { return ownEngine }
    let engine = LayoutEngine(self)
    ownEngine = engine
    return engine
  }

  private var existingEngine: LayoutEngine? {
    isRoot ? ownEngine : view?.parent?.layoutState?.constraints?.existingEngine
  }

  /// The constraints of the tree below.
  func collect(into entries: inout [LayoutEntry]) {
    entries += held.entries
    for subview in view?.children ?? [] {
      guard let state = subview.layoutState?.constraints, !state.isRoot else { continue }
      state.collect(into: &entries)
    }
  }

  /// The tree in the view is part of the one around it.
  private func join() {
    guard !isPlaced, !isJoined else { return }
    isJoined = true
    dissolve()
  }

  private func dissolve() {
    guard let engine = ownEngine else { return }
    ownEngine = nil
    engine.dissolve()
    rootEngine.setNeedsBuild()
  }

  // MARK: Constraints

  func add(_ constraint: NSLayoutConstraint) {
    joinPath(to: constraint.first)
    if let second = constraint.second { joinPath(to: second) }
    let entry = LayoutEntry(constraint, self)
    constraint.entry = entry
    held.append(entry)
    rootEngine.add(entry)
  }

  private func joinPath(to side: LayoutSide) {
    joinPath(to: side.target)
    if let distance = side.distance { joinPath(to: distance.to) }
  }

  private func joinPath(to target: LayoutTarget) {
    var between: UIView?
    switch target {
    case .view(let state): between = state === self ? nil : state.view?.parent
    case .guide(let guide): between = guide.owningView
    }
    while let current = between, current !== view {
      current.constraintState.join()
      between = current.parent
    }
  }

  func remove(_ entry: LayoutEntry) {
    held.remove(entry)
    entry.constraint.entry = nil
    rootEngine.remove(entry)
  }

  func removeConstraints(where isRemoved: (NSLayoutConstraint) -> Bool) {
    for entry in held.entries where isRemoved(entry.constraint) { remove(entry) }
  }

  /// Those in views around that name something in this one are deactivated.
  private func removeConstraintsFromOutside() {
    guard let view else { return }
    var outer = view.parent
    while let current = outer {
      current.layoutState?.constraints?.removeConstraints { constraint in
        constraint.targets.contains { $0.view?.isDescendant(of: view) ?? false }
      }
      outer = current.parent
    }
  }

  // MARK: Natural lengths

  /// Whether the natural length along an axis is said. That of what a stack hides is not, across the stack, where it would
  /// keep the stack from becoming shorter.
  @exclusivity(unchecked) private(set) var hasNaturalLength = [true, true]

  func setHasNaturalLength(_ hasIt: Bool, along axis: NSLayoutConstraint.Axis) {
    guard hasNaturalLength[axis.rawValue] != hasIt else { return }
    hasNaturalLength[axis.rawValue] = hasIt
    if let member { member.engine.didChange(member.item) }
  }

  /// The view at the root of the tree that it is in.
  var rootView: UIView? { isRoot ? view : view?.parent?.layoutState?.constraints?.rootView ?? view }

  // MARK: What becomes of the view

  override func placeDidChange() {
    guard let view else { return }
    if isRoot { ownEngine?.rootDidChange() }
    // How wide a column is, and where the part begins that a keyboard covers, does not go by insets alone.
    if readableGuide != nil || keyboardGuide != nil { insetsDidChange() }
    if let member, !view.constraintFlags.contains(.isPlacedByConstraints) { member.engine.didChange(member.item) }
  }

  override func insetsDidChange() { existingEngine?.derivedValuesMayHaveChanged() }

  override func naturalSizeDidChange() {
    if let view { view.parent?.naturalSizeDidChange(of: view) }
    guard let member else { return }
    member.engine.didChange(member.item)
    member.engine.derivedValuesMayHaveChanged()
    member.engine.tellCell()
  }

  override func layoutDirectionDidChange() { existingEngine?.setNeedsBuild() }

  override func willLeaveSuperview() {
    endVanishing()
    removeConstraintsFromOutside()
    let wasRoot = isRoot
    if !wasRoot || member != nil { view?.parent?.layoutState?.constraints?.existingEngine?.setNeedsBuild() }
    member = nil
    isJoined = false
    if !wasRoot { ownEngine = LayoutEngine(self) }
  }

  override func didEnterSuperview() { if !isRoot { dissolve() } }

  override func didChangeTranslation() {
    guard view?.parent != nil else {
      ownEngine?.setNeedsBuild()
      return
    }
    isJoined = false
    if isRoot {
      view?.parent?.layoutState?.constraints?.existingEngine?.setNeedsBuild()
      if ownEngine == nil { ownEngine = LayoutEngine(self) }
    } else {
      if ownEngine != nil { dissolve() } else { existingEngine?.setNeedsBuild() }
    }
  }

  override func vanish() {
    guard let animation = ViewAnimation.current else { return }
    vanishing = animation
    animation.addCompletion { [self] _ in if vanishing === animation { endVanishing() } }
  }

  private func endVanishing() {
    guard vanishing != nil else { return }
    vanishing = nil
    view?.ownLayer.isHidden = true
  }

  override func isHiddenDidChange() {
    if let view { view.parent?.isHiddenDidChange(of: view) }
  }

  // MARK: Layout

  override func willLayOut() { existingEngine?.update() }

  override func placeSubviews() {
    guard let view else { return }
    for subview in view.children where subview.constraintFlags.contains(.isPlacedByConstraints) {
      guard let member = subview.layoutState?.constraints?.member else { continue }
      let frame = member.item.solvedFrame
      if subview.ownLayer.untransformedFrame != frame { subview.placeUntransformed(in: frame) }
    }
    let item = isRoot ? ownEngine?.rootItem : member?.item
    if let content = item?.content, let scrollView = view as? UIScrollView {
      scrollView.contentSize = content.solvedFrame.size
    }
  }

  override func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    view?.updateConstraintsBelow()
    if isRoot { return ownEngine?.fittingSize(target, horizontal, vertical) }
    let engine = LayoutEngine(self)
    defer { engine.restoreMembers() }
    return engine.fittingSize(target, horizontal, vertical)
  }
}

/// How much of what a superview's length grows by an autoresizing mask gives to a view's start and length, 0 to 1 each.
struct MaskShares {
  let start: CGFloat
  let length: CGFloat

  init(
    _ start: CGFloat, _ length: CGFloat, _ end: CGFloat, _ flexibleStart: Bool, _ flexibleLength: Bool,
    _ flexibleEnd: Bool
  ) {
    let total = (flexibleStart ? start : 0) + (flexibleLength ? length : 0) + (flexibleEnd ? end : 0)
    let count = (flexibleStart ? 1 : 0) + (flexibleLength ? 1 : 0) + (flexibleEnd ? 1 : 0)
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return total != 0 ? part / total : 1 / CGFloat(count)
    }
    self.start = share(flexibleStart, start)
    self.length = share(flexibleLength, length)
  }
}
