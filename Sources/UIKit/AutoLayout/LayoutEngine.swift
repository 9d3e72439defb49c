import ConstraintSolver
import Runtime

/// A solver for the constraints of a tree of views.
///
/// Changes are recorded and applied to the solver before the next layout: frames and natural sizes as constants of
/// constraints, and added or removed constraints. The solver is rebuilt only for views that enter or leave the tree, or
/// change the way in which they are placed.
@MainActor final class LayoutEngine {
  private unowned(unsafe) let root: ViewConstraints
  @exclusivity(unchecked) private(set) var solver = ConstraintSolver()
  @exclusivity(unchecked) private(set) var rootItem: LayoutItem
  @exclusivity(unchecked) private(set) var items: [LayoutItem] = []
  @exclusivity(unchecked) private(set) var entries = ActivationList<LayoutEntry>()
  /// The constraints that are not in the solver yet.
  @exclusivity(unchecked) private var added = ActivationList<LayoutEntry>()
  private var removed: [ConstraintSolver.ConstraintID] = []
  private var staleItems: [LayoutItem] = []
  private var staleEntries: [LayoutEntry] = []
  private var hasStaleDerivations = false
  /// The constraints that were broken since the last report, with those they contradict.
  private var broken: [(victim: LayoutEntry, named: [LayoutEntry], framed: [String])] = []
  @exclusivity(unchecked) private var needsBuild = true
  @exclusivity(unchecked) private var isDue = true
  @exclusivity(unchecked) private var hasDerivedEntries = false
  @exclusivity(unchecked) private var hasWrappingItems = false
  private var hasBrokenEntries = false
  /// The views and guides that were in other engines.
  private var displaced: [(ViewConstraints, (engine: LayoutEngine, item: LayoutItem)?)] = []
  private var displacedGuides: [(UILayoutGuide, AnyObject?)] = []

  init(_ root: ViewConstraints) {
    self.root = root
    rootItem = LayoutItem(solver, view: root)
    root.view?.setNeedsLayout()
  }

  // MARK: Changes

  private func setDue() {
    isDue = true
    root.view?.setNeedsLayout()
  }

  func setNeedsBuild() {
    needsBuild = true
    setDue()
  }

  func add(_ entry: LayoutEntry) {
    if !needsBuild { added.append(entry) }
    setDue()
    notifyCell()
  }

  func remove(_ entry: LayoutEntry) {
    if !needsBuild {
      entries.remove(entry)
      added.remove(entry)
      if let id = entry.id { removed.append(id) }
      entry.id = nil
    }
    setDue()
    notifyCell()
  }

  func valuesDidChange(of entry: LayoutEntry) {
    if !entry.isStale { staleEntries.append(entry) }
    entry.isStale = true
    setDue()
    notifyCell()
  }

  func didChange(_ item: LayoutItem) {
    if !item.isStale { staleItems.append(item) }
    item.isStale = true
    setDue()
  }

  func derivedValuesMayHaveChanged() {
    guard hasDerivedEntries else { return }
    hasStaleDerivations = true
    setDue()
  }

  func rootDidChange() { setDue() }

  /// Notifies the cell whose content the tree is, because a change of constraints may affect its size.
  func notifyCell() {
    if let view = root.view { view.parent?.subviewObserver?.constraintsDidChange(in: view) }
  }

  /// Called when the root has been removed, or is part of another tree.
  func dissolve() {
    for item in items {
      if let state = item.state, state.member?.engine === self { state.member = nil }
      if item.guide?.item === item { item.guide?.item = nil }
    }
    items = []
    entries.removeAll()
    needsBuild = true
  }

  // MARK: Solving

  /// Solves the changes and requests layout of views that are placed differently.
  func update() {
    guard isDue, let view = root.view else { return }
    isDue = false
    let isFree = root.isPlaced
    solve(view.bounds.size, isFree ? 50 : 1000, isFree ? 50 : 1000)
    if isFree {
      let solved = rootItem.frame(scale: scale).size
      if view.bounds.size != solved { view.bounds.size = solved }
    }
    notifyChanges()
  }

  /// Solves for a size of the root.
  /// - Parameters:
  ///   - size: The size.
  ///   - horizontal: The priority of the width.
  ///   - vertical: The priority of the height.
  private func solve(_ size: CGSize, _ horizontal: Double, _ vertical: Double) {
    if needsBuild {
      forget()
    } else {
      for id in removed { solver.remove(id) }
      removed = []
    }
    // Before the constraints: these are mostly satisfied by the available size, so that nothing has to be solved.
    let insets = rootItem.insets
    constrain(2, of: rootItem, size.width - insets.left - insets.right, horizontal, horizontal)
    constrain(3, of: rootItem, size.height - insets.top - insets.bottom, vertical, vertical)
    if needsBuild { collect() }
    needsBuild = false
    bringUpToDate()
    retryBroken()
    breakLines()
    if !broken.isEmpty { report() }
  }

  /// Discards the state, except that of the views.
  private func forget() {
    dissolve()
    (staleItems, staleEntries, broken) = ([], [], [])
    (hasStaleDerivations, hasDerivedEntries, hasWrappingItems, hasBrokenEntries) = (false, false, false, false)
    removed = []
    solver = ConstraintSolver()
    rootItem = LayoutItem(solver, view: root)
  }

  private func collect() {
    var found: [LayoutEntry] = []
    root.collect(into: &found)
    for entry in found { (entry.id, entry.isStale) = (nil, false) }
    solver.reserve(constraints: 2 * found.count)
    added.fill(found)
  }

  private func bringUpToDate() {
    let new = added.entries
    if !new.isEmpty {
      added.removeAll()
      for entry in new { entries.append(entry) }
      for entry in new { install(entry) }
    }
    if !staleEntries.isEmpty {
      for entry in staleEntries where entry.isStale { refresh(entry) }
      staleEntries = []
    }
    if hasStaleDerivations {
      hasStaleDerivations = false
      for entry in entries.entries where entry.isDerived { refresh(entry) }
    }
    if !staleItems.isEmpty {
      let stale = staleItems
      staleItems = []
      for item in stale {
        item.isStale = false
        updateSystemConstraints(item)
      }
    }
  }

  private func notifyChanges() {
    let scale = scale
    for item in items {
      let frame = item.frame(scale: scale)
      item.solvedFrame = frame
      if let state = item.state {
        guard state.isPlaced, let view = state.view else { continue }
        if view.ownLayer.untransformedFrame != frame { view.parent?.setNeedsLayout() }
        notifyContent(of: item, view)
      } else if let guide = item.guide {
        if guide.solvedFrame != frame {
          guide.solvedFrame = frame
          guide.owningView?.setNeedsLayout()
        }
      }
    }
    if let view = root.view { notifyContent(of: rootItem, view) }
  }

  private func notifyContent(of item: LayoutItem, _ view: UIView) {
    guard let content = item.content, let scrollView = view as? UIScrollView else { return }
    content.solvedFrame = content.frame(scale: scale)
    if scrollView.contentSize != content.solvedFrame.size { view.setNeedsLayout() }
  }

  private var scale: CGFloat { root.view?.ownLayer.screen.scale ?? 1 }

  // MARK: Fitting

  /// Returns the size of the root for a target with the given priorities, or nil without constraints.
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize? {
    isDue = true  // for its actual size
    // Programs use the largest number for an unlimited length, with which sums would not be exact.
    let near = CGSize(width: min(target.width, 1_000_000), height: min(target.height, 1_000_000))
    solve(near, Double(horizontal.rawValue), Double(vertical.rawValue))
    guard !entries.entries.isEmpty else { return nil }
    let scale = scale
    func rounded(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    let size = rootItem.frame.size
    return CGSize(
      width: horizontal == .required ? target.width : rounded(size.width),
      height: vertical == .required ? target.height : rounded(size.height))
  }

  /// Returns views to their previous engines.
  func restoreMembers() {
    for (state, member) in displaced { state.member = member }
    for (guide, item) in displacedGuides { guide.item = item }
  }

  // MARK: Items

  func item(for state: ViewConstraints) -> LayoutItem {
    if state === root { return rootItem }
    if let member = state.member, member.engine === self { return member.item }
    let item = LayoutItem(solver, view: state)
    if state.member != nil { displaced.append((state, state.member)) }
    state.member = (self, item)
    items.append(item)
    updateSystemConstraints(item)
    return item
  }

  func item(for guide: UILayoutGuide) -> LayoutItem {
    if let item = guide.item as? LayoutItem, item.solver === solver { return item }
    let item = LayoutItem(solver, guide: guide)
    if guide.item != nil { displacedGuides.append((guide, guide.item)) }
    guide.item = item
    items.append(item)
    return item
  }

  /// Returns the item for the content of a scroll view.
  func contentItem(of state: ViewConstraints, _ guide: UILayoutGuide) -> LayoutItem {
    let item = item(for: state)
    if let content = item.content { return content }
    let content = LayoutItem(solver, guide: guide)
    item.content = content
    return content
  }

  /// Updates the system constraints of a view: those for its frame and autoresizing mask, or for its natural size.
  private func updateSystemConstraints(_ item: LayoutItem) {
    guard let state = item.state, let view = state.view else { return }
    guard state.isPlaced else { return constrainFrame(item, view) }
    item.wrappingWidth = nil
    let size = view.intrinsicContentSize
    constrainNaturalLength(0, of: item, state, size.width)
    constrainNaturalLength(1, of: item, state, size.height)
    item.isWrapping = view.breaksLines
    if item.isWrapping { hasWrappingItems = true }
  }

  private func constrainNaturalLength(_ axis: Int, of item: LayoutItem, _ state: ViewConstraints, _ value: CGFloat) {
    guard value != UIView.noIntrinsicMetric && state.hasNaturalLength[axis] else {
      if let former = item.system[2 + axis] { solver.remove(former.id) }
      item.system[2 + axis] = nil
      return
    }
    let direction = axis == 0 ? NSLayoutConstraint.Axis.horizontal : .vertical
    let hugging = state.view?.contentHuggingPriority(for: direction) ?? state.hugging[axis]
    let resistance = state.view?.contentCompressionResistancePriority(for: direction) ?? state.resistance[axis]
    constrain(2 + axis, of: item, value, Double(hugging.rawValue), Double(resistance.rawValue))
  }

  private func constrainFrame(_ item: LayoutItem, _ view: UIView) {
    guard let parent = view.parent else { return }
    let around = self.item(for: parent.constraintState)
    let room = parent.bounds.size
    let frame = view.alignmentRect(forFrame: view.ownLayer.untransformedFrame)
    let mask = view.autoresizingMask
    let horizontal = MaskShares(
      frame.minX, frame.width, room.width - frame.maxX, mask.contains(.flexibleLeftMargin),
      mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    let vertical = MaskShares(
      frame.minY, frame.height, room.height - frame.maxY, mask.contains(.flexibleTopMargin),
      mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
    func constrain(
      _ index: Int, _ value: CGFloat, _ share: CGFloat, _ length: ConstraintSolver.Variable, _ present: CGFloat
    ) {
      self.constrain(index, of: item, value - share * present, 1000, 1000, and: Double(share), of: length)
    }
    constrain(0, frame.minX, horizontal.start, around.width, room.width)
    constrain(1, frame.minY, vertical.start, around.height, room.height)
    constrain(2, frame.width, horizontal.length, around.width, room.width)
    constrain(3, frame.height, vertical.length, around.height, room.height)
  }

  /// Adds or changes the engine's own constraint on an item's variable. Each variable has at most one, which otherwise
  /// only refers to the length of the enclosing item. So they never contradict each other: every contradiction involves
  /// a constraint of the program.
  /// - Parameters:
  ///   - above: The priority with which the variable is not more than the constant.
  ///   - below: The priority with which the variable is not less than the constant.
  ///   - share: The fraction of the enclosing item's length that is added to the constant.
  private func constrain(
    _ index: Int, of item: LayoutItem, _ constant: CGFloat, _ above: Double, _ below: Double,
    and share: Double = 0, of length: ConstraintSolver.Variable? = nil
  ) {
    let constant = Double(constant)
    if let former = item.system[index] {
      if former.above == above && former.below == below && former.share == share {
        attempt(nil) { () throws(ConstraintSolver.Contradiction) in
          try solver.setConstant(constant, of: former.id)
        }
        return
      }
      solver.remove(former.id)
      item.system[index] = nil
    }
    let variable = index == 0 ? item.x : index == 1 ? item.y : index == 2 ? item.width : item.height
    var terms = [(variable, 1.0)]
    if let length, share != 0 { terms.append((length, -share)) }
    attempt(nil) { () throws(ConstraintSolver.Contradiction) in
      let id = try solver.add(terms, near: constant, above: above, below: below)
      item.system[index] = SystemConstraint(id: id, share: share, above: above, below: below)
    }
  }

  /// Updates the heights of multi-line texts, which depend on their widths.
  private func breakLines() {
    guard hasWrappingItems else { return }
    for _ in 0..<3 {
      var isChanged = false
      for item in items {
        guard item.isWrapping, let state = item.state, let view = state.view else { continue }
        let width = CGFloat(solver.value(of: item.width))
        if let known = item.wrappingWidth, abs(known - width) < 0.01 { continue }
        item.wrappingWidth = width
        constrainNaturalLength(1, of: item, state, view.naturalHeight(forWidth: width))
        isChanged = true
      }
      guard isChanged else { return }
      if hasDerivedEntries { for entry in entries.entries where entry.isDerived { refresh(entry) } }
    }
  }

  // MARK: Entries

  private func install(_ entry: LayoutEntry) {
    entry.isBroken = false
    attempt(entry) { () throws(ConstraintSolver.Contradiction) in try addToSolver(entry) }
  }

  private func addToSolver(_ entry: LayoutEntry) throws(ConstraintSolver.Contradiction) {
    let equation = LayoutEquation(entry, in: self)
    entry.isDerived = equation.isDerived
    if equation.isDerived { hasDerivedEntries = true }
    entry.isStale = false
    entry.constant = equation.constant
    entry.priority = entry.constraint.priority.rawValue
    entry.id = try equation.add(to: solver, as: entry.constraint)
  }

  private func refresh(_ entry: LayoutEntry) {
    entry.isStale = false
    guard let id = entry.id else { return }
    guard entry.priority == entry.constraint.priority.rawValue else {
      solver.remove(id)
      entry.id = nil
      return install(entry)
    }
    let constant = LayoutEquation(entry, in: self).constant
    guard constant != entry.constant else { return }
    entry.constant = constant
    attempt(entry) { () throws(ConstraintSolver.Contradiction) in try solver.setConstant(constant, of: id) }
  }

  // MARK: Contradictions

  /// Makes a change of required constraints. In a contradiction, the program's constraint that was activated last is
  /// broken; one of a stack only if there are no others.
  /// - Parameter entry: The added or changed constraint, or nil for one of the engine itself.
  private func attempt(_ entry: LayoutEntry?, _ change: () throws(ConstraintSolver.Contradiction) -> Void) {
    while true {
      do {
        try change()
        return
      } catch {
        var named = entries.entries.filter { other in other.id.map { error.constraints.contains($0) } ?? false }
        if let entry, !named.contains(where: { $0 === entry }) { named.append(entry) }
        let victim = named.max {
          ($0.constraint.isOfStack ? 0 : $0.order, $0.order) < ($1.constraint.isOfStack ? 0 : $1.order, $1.order)
        }
        guard let victim else { return }
        broken.append((victim, named, namesOfFramed(error.constraints)))
        victim.isBroken = true
        hasBrokenEntries = true
        if let id = victim.id { solver.remove(id) }
        victim.id = nil
        if victim === entry { return }
      }
    }
  }

  /// Returns the names of the views whose frames and autoresizing masks are represented by some of the constraints.
  private func namesOfFramed(_ constraints: [ConstraintSolver.ConstraintID]) -> [String] {
    #if hasFeature(Embedded)
      []  // the page contains no messages for programmers
    #else
      items.compactMap { item in
        guard let state = item.state, state !== root, !state.isPlaced, let view = state.view,
          item.system.contains(where: { said in said.map { constraints.contains($0.id) } ?? false })
        else { return nil }
        return view.nameInMessages
      }
    #endif
  }

  private func advice(_ framed: [String]) -> String {
    #if !hasFeature(Embedded)
      if !framed.isEmpty {
        let names = framed.joined(separator: ", ")
        return
          "Frames and autoresizing masks count as constraints, too, here those of \(names): set translatesAutoresizingMaskIntoConstraints to false for views that constraints position. Otherwise give"
      }
    #endif
    return "Give"
  }

  /// Adds broken constraints again, because others may have changed: in the order of activation, so that the newest are
  /// broken if necessary.
  private func retryBroken() {
    guard hasBrokenEntries else { return }
    hasBrokenEntries = false
    for entry in entries.entries where entry.isBroken {
      install(entry)
      if !entry.isBroken { entry.wasReported = false }
    }
  }

  /// Reports each broken constraint, except those broken only temporarily, while others were about to change.
  private func report() {
    for (victim, named, framed) in broken where victim.isBroken && !victim.wasReported {
      victim.wasReported = true
      let lines = named.map { "  \($0.constraint.description)" }.joined(separator: "\n")
      logMessage(
        "These constraints cannot be satisfied simultaneously, together with the frames and sizes that are set:\n\(lines)\nThe one activated last is broken until others change: \(victim.constraint.description). \(advice(framed)) one of them a priority below 1000, or deactivate it."
      )
    }
    broken = []
  }
}
