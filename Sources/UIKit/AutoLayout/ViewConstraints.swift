import Runtime

/// What a view with constraints keeps: those that it holds, how it is placed, and the engine of a tree of which it is the root.
///
/// A tree reaches down from a view whose frame is not for constraints to say, through views that constraints place; so each
/// cell's content has an engine of its own, and trees do not cost each other anything. A constraint that reaches through
/// a view with a frame of its own joins the tree in that view to the one around it.
@MainActor final class ViewConstraints: ViewLayout {
  /// Nil when it is gone.
  private(set) unowned(unsafe) var view: UIView?
  fileprivate(set) var held: [LayoutEntry] = []
  var guides: [UILayoutGuide] = []
  var hugging = [UILayoutPriority.defaultLow, .defaultLow]
  var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
  /// Of the tree of which the view is the root.
  private var ownEngine: LayoutEngine?
  /// The view as part of a tree around it.
  var member: (engine: LayoutEngine, item: LayoutItem)?
  /// Its frame is its own, but constraints reach through it.
  private var isJoined = false

  init(_ view: UIView, _ former: ViewLayout?) {
    self.view = view
    super.init()
    safeAreaGuide = former?.safeAreaGuide
    marginsGuide = former?.marginsGuide
    readableGuide = former?.readableGuide
    contentGuide = former?.contentGuide
    frameGuide = former?.frameGuide
    view.constraintFlags.insert(.needsUpdate)
    view.noteConstraintUpdate()
  }

  override var constraints: ViewConstraints? { self }

  override func viewIsGone() {
    for entry in held { entry.constraint.holder = nil }
    held = []
    member = nil
    ownEngine?.dissolve()
    ownEngine = nil
    view = nil
  }

  // MARK: Trees

  var isPlaced: Bool { view?.constraintFlags.contains(.isPlacedByConstraints) ?? false }

  /// Whether a tree of constraints ends here.
  private var isRoot: Bool { view?.superview == nil || !isPlaced && !isJoined }

  /// Of the tree that the view is in; made if there is none.
  var rootEngine: LayoutEngine {
    if !isRoot, let superview = view?.superview { return superview.constraintState.rootEngine }
    if let ownEngine { return ownEngine }
    let engine = LayoutEngine(self)
    ownEngine = engine
    return engine
  }

  private var existingEngine: LayoutEngine? {
    isRoot ? ownEngine : view?.superview?.layoutState?.constraints?.existingEngine
  }

  /// The constraints of the tree below.
  func collect(into entries: inout [LayoutEntry]) {
    entries += held
    for subview in view?.subviews ?? [] {
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
    constraint.holder = self
    for target in constraint.targets { joinPath(to: target) }
    let entry = LayoutEntry(constraint, self)
    held.append(entry)
    rootEngine.add(entry)
  }

  private func joinPath(to target: LayoutTarget) {
    var between: UIView?
    switch target {
    case .view(let state): between = state === self ? nil : state.view?.superview
    case .guide(let guide): between = guide.owningView
    }
    while let current = between, current !== view {
      current.constraintState.join()
      between = current.superview
    }
  }

  func remove(_ constraint: NSLayoutConstraint) { removeConstraints { $0 === constraint } }

  func removeConstraints(where isRemoved: (NSLayoutConstraint) -> Bool) {
    let removed = held.filter { isRemoved($0.constraint) }
    guard !removed.isEmpty else { return }
    held.removeAll { isRemoved($0.constraint) }
    let engine = rootEngine
    for entry in removed {
      entry.constraint.holder = nil
      engine.remove(entry)
    }
  }

  /// Those in views around that name something in this one are deactivated.
  private func removeConstraintsFromOutside() {
    guard let view else { return }
    var outer = view.superview
    while let current = outer {
      current.layoutState?.constraints?.removeConstraints { constraint in
        constraint.targets.contains { $0.view?.isDescendant(of: view) ?? false }
      }
      outer = current.superview
    }
  }

  // MARK: What becomes of the view

  override func placeDidChange() {
    guard let view else { return }
    if isRoot { ownEngine?.rootDidChange() }
    if readableGuide != nil { insetsDidChange() }  // how wide a column is does not go by its insets alone
    if let member, !view.constraintFlags.contains(.isPlacedByConstraints) { member.engine.didChange(member.item) }
  }

  override func insetsDidChange() { existingEngine?.derivedValuesMayHaveChanged() }

  override func naturalSizeDidChange() {
    if let view { view.superview?.naturalSizeDidChange(of: view) }
    guard let member else { return }
    member.engine.didChange(member.item)
    member.engine.derivedValuesMayHaveChanged()
    member.engine.tellCell()
  }

  override func layoutDirectionDidChange() { existingEngine?.setNeedsBuild() }

  override func willLeaveSuperview() {
    removeConstraintsFromOutside()
    let wasRoot = isRoot
    if !wasRoot || member != nil { view?.superview?.layoutState?.constraints?.existingEngine?.setNeedsBuild() }
    member = nil
    isJoined = false
    if !wasRoot { ownEngine = LayoutEngine(self) }
  }

  override func didEnterSuperview() { if !isRoot { dissolve() } }

  override func didChangeTranslation() {
    guard view?.superview != nil else {
      ownEngine?.setNeedsBuild()
      return
    }
    isJoined = false
    if isRoot {
      view?.superview?.layoutState?.constraints?.existingEngine?.setNeedsBuild()
      if ownEngine == nil { ownEngine = LayoutEngine(self) }
    } else {
      if ownEngine != nil { dissolve() } else { existingEngine?.setNeedsBuild() }
    }
  }

  override func isHiddenDidChange() {
    if let view { view.superview?.isHiddenDidChange(of: view) }
  }

  // MARK: Layout

  override func willLayOut() { existingEngine?.update() }

  override func placeSubviews() {
    guard let view else { return }
    for subview in view.subviews where subview.constraintFlags.contains(.isPlacedByConstraints) {
      guard let member = subview.layoutState?.constraints?.member else { continue }
      let frame = member.engine.frame(of: member.item)
      if subview.frameWithoutTransform != frame { subview.frame = frame }
    }
    let item = isRoot ? ownEngine?.rootItem : member?.item
    let engine = isRoot ? ownEngine : member?.engine
    if let scrollView = view as? UIScrollView, let content = item?.content, let engine {
      scrollView.contentSize = engine.frame(of: content).size
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

extension UIView {
  /// The frame as far as size and centre say it.
  final var frameWithoutTransform: CGRect {
    let (size, anchor, position) = (layer.bounds.size, layer.anchorPoint, layer.position)
    return CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }
}
