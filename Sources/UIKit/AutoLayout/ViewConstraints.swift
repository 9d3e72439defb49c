import Runtime

/// The state of a view with constraints: those that it holds, the way in which it is placed, and the engine of the tree
/// of which it is the root.
///
/// A tree extends from a view whose frame is not determined by constraints to descendants that constraints place. So
/// each cell's content has an engine of its own, and trees are independent of each other. A constraint across a view
/// with its own frame joins the tree in that view to the enclosing one.
@MainActor final class ViewConstraints: ViewLayout {
  /// The view, or nil if it has been deallocated.
  @exclusivity(unchecked) private(set) unowned(unsafe) var view: UIView?
  @exclusivity(unchecked) private(set) var held = ActivationList<LayoutEntry>()
  var guides: [UILayoutGuide] = []
  @exclusivity(unchecked) var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  @exclusivity(unchecked) var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
  /// The engine of the tree whose root is the view.
  @exclusivity(unchecked) private var ownEngine: LayoutEngine?
  /// The item of the view in an enclosing tree.
  @exclusivity(unchecked) var member: (engine: LayoutEngine, item: LayoutItem)?
  /// Whether the frame is the view's own, but constraints extend across the view.
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

  /// Whether the view is the root of a tree.
  private var isRoot: Bool { view?.parent == nil || !isPlaced && !isJoined }

  /// The engine of the tree that contains the view, created on demand.
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

  /// Collects the constraints of the tree.
  func collect(into entries: inout [LayoutEntry]) {
    entries += held.entries
    for subview in view?.children ?? [] {
      guard let state = subview.layoutState?.constraints, !state.isRoot else { continue }
      state.collect(into: &entries)
    }
  }

  /// Joins the tree in the view to the enclosing one.
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

  /// Deactivates constraints held by ancestors that refer to objects in this view.
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

  /// Whether the natural length along each axis is a constraint. It is not for a view hidden by a stack across its
  /// axis, where it would keep the stack from becoming narrower.
  @exclusivity(unchecked) private(set) var hasNaturalLength = [true, true]

  func setHasNaturalLength(_ hasIt: Bool, along axis: NSLayoutConstraint.Axis) {
    guard hasNaturalLength[axis.rawValue] != hasIt else { return }
    hasNaturalLength[axis.rawValue] = hasIt
    if let member { member.engine.didChange(member.item) }
  }

  /// The root of the tree that contains the view.
  var rootView: UIView? { isRoot ? view : view?.parent?.layoutState?.constraints?.rootView ?? view }

  // MARK: Changes of the view

  override func placeDidChange() {
    guard let view else { return }
    if isRoot { ownEngine?.rootDidChange() }
    // The readable width and the keyboard's area do not depend on insets only.
    if readableGuide != nil || keyboardGuide != nil { insetsDidChange() }
    if let member, !view.constraintFlags.contains(.isPlacedByConstraints) { member.engine.didChange(member.item) }
  }

  override func insetsDidChange() { existingEngine?.derivedValuesMayHaveChanged() }

  override func naturalSizeDidChange() {
    if let view { view.parent?.subviewObserver?.naturalSizeDidChange(of: view) }
    guard let member else { return }
    member.engine.didChange(member.item)
    member.engine.derivedValuesMayHaveChanged()
    member.engine.notifyCell()
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
    if let view { view.parent?.subviewObserver?.isHiddenDidChange(of: view) }
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

  // MARK: Explanations

  /// The engine that places the view, or the one whose tree it is the root of, with the view's item.
  private var placing: (engine: LayoutEngine, item: LayoutItem)? {
    guard let engine = existingEngine else { return nil }
    engine.update()  // views added since the last layout have no item yet
    if isRoot { return (engine, engine.rootItem) }
    return member.flatMap { $0.engine === engine ? $0 : nil }
  }

  override var isArranging: Bool { held.entries.contains { $0.constraint.isOfStack } }

  override func placement() -> ViewPlacement? {
    guard let view, let (engine, item) = placing else { return nil }
    return engine.placement(of: view, item)
  }

  override func trial(without number: Int) -> LayoutTrial? {
    guard let view, let (engine, item) = placing else { return nil }
    return engine.trial(without: number, of: view, item)
  }
}

/// The fractions of a change of the superview's length that an autoresizing mask assigns to a view's start and length,
/// from 0 to 1 each.
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
