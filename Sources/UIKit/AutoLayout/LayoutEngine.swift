import ConstraintSolver
import Runtime

/// Solves the constraints of a tree of views.
///
/// What changes is noted, and worked into the solver before the next layout: constants, frames and natural sizes as other
/// constants, constraints as they come and go. Only views that come, leave, or get another kind of place have it made anew.
@MainActor final class LayoutEngine {
  private unowned(unsafe) let root: ViewConstraints
  private(set) var solver = ConstraintSolver()
  private(set) var rootItem: LayoutItem
  private(set) var items: [LayoutItem] = []
  private(set) var entries: [LayoutEntry] = []
  private var added: [LayoutEntry] = []
  private var removed: [ConstraintSolver.ConstraintID] = []
  private var needsBuild = true
  private var isDue = true
  private var hasStaleItems = false
  private var hasStaleEntries = false
  private var hasDerivedEntries = false
  private var hasWrappingItems = false
  private var hasBrokenEntries = false
  /// Views and guides that were in other engines.
  private var displaced: [(ViewConstraints, (engine: LayoutEngine, item: LayoutItem)?)] = []
  private var displacedGuides: [(UILayoutGuide, AnyObject?)] = []

  init(_ root: ViewConstraints) {
    self.root = root
    rootItem = LayoutItem(solver, view: root)
    root.view?.setNeedsLayout()
  }

  // MARK: What changes

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
    tellCell()
  }

  func remove(_ entry: LayoutEntry) {
    if !needsBuild {
      entries.removeAll { $0 === entry }
      added.removeAll { $0 === entry }
      if let id = entry.id { removed.append(id) }
      entry.id = nil
    }
    setDue()
    tellCell()
  }

  func valuesDidChange(of constraint: NSLayoutConstraint) {
    constraint.holder?.held.first { $0.constraint === constraint }?.isStale = true
    hasStaleEntries = true
    setDue()
    tellCell()
  }

  func didChange(_ item: LayoutItem) {
    item.isStale = true
    hasStaleItems = true
    setDue()
  }

  func derivedValuesMayHaveChanged() {
    guard hasDerivedEntries else { return }
    hasStaleEntries = true
    setDue()
  }

  func rootDidChange() { setDue() }

  /// The constraints of a cell's content are others; that may concern its size.
  func tellCell() {
    if let view = root.view { view.superview?.constraintsDidChange(in: view) }
  }

  /// The root is gone, or is part of another tree.
  func dissolve() {
    for item in items {
      if let state = item.state, state.member?.engine === self { state.member = nil }
      if item.guide?.item === item { item.guide?.item = nil }
    }
    items = []
    entries = []
    needsBuild = true
  }

  // MARK: Solving

  /// Solves what has changed; whoever is placed elsewhere by that gets laid out.
  func update() {
    guard isDue, let view = root.view else { return }
    isDue = false
    bringUpToDate()
    let insets = rootItem.insets
    let isFree = root.isPlaced
    let size = view.bounds.size
    sizeRoot(
      CGSize(width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom),
      isFree ? 50 : 1000, isFree ? 50 : 1000)
    retryBroken()
    breakLines()
    if isFree {
      let solved = frame(of: rootItem).size
      if view.bounds.size != solved { view.bounds.size = solved }
    }
    tellChanges()
  }

  private func bringUpToDate() {
    if needsBuild {
      build()
    } else {
      for id in removed { solver.remove(id) }
      removed = []
      let added = added
      self.added = []
      entries += added
      for entry in added { install(entry) }
    }
    if hasStaleEntries {
      hasStaleEntries = false
      for entry in entries where entry.isStale || entry.isDerived { refresh(entry) }
    }
    if hasStaleItems {
      hasStaleItems = false
      for item in items where item.isStale {
        item.isStale = false
        sayWhatViewSays(item)
      }
    }
  }

  private func build() {
    dissolve()
    needsBuild = false
    (added, removed) = ([], [])
    (hasStaleItems, hasStaleEntries, hasDerivedEntries, hasWrappingItems) = (false, false, false, false)
    solver = ConstraintSolver()
    rootItem = LayoutItem(solver, view: root)
    root.collect(into: &entries)
    entries.sort { $0.constraint.order < $1.constraint.order }
    for entry in entries {
      (entry.id, entry.isStale) = (nil, false)
      install(entry)
    }
  }

  /// The length at a priority for each axis.
  private func sizeRoot(_ size: CGSize, _ horizontal: Double, _ vertical: Double) {
    say(2, of: rootItem, [(rootItem.width, 1)], size.width, horizontal, horizontal)
    say(3, of: rootItem, [(rootItem.height, 1)], size.height, vertical, vertical)
  }

  private func tellChanges() {
    for item in items {
      if let state = item.state {
        guard state.isPlaced, let view = state.view else { continue }
        if view.frameWithoutTransform != frame(of: item) { view.superview?.setNeedsLayout() }
        tellContent(of: item, view)
      } else if let guide = item.guide {
        let frame = frame(of: item)
        if guide.solvedFrame != frame {
          guide.solvedFrame = frame
          guide.owningView?.setNeedsLayout()
        }
      }
    }
    if let view = root.view { tellContent(of: rootItem, view) }
  }

  private func tellContent(of item: LayoutItem, _ view: UIView) {
    guard let content = item.content, let scrollView = view as? UIScrollView else { return }
    if scrollView.contentSize != frame(of: content).size { view.setNeedsLayout() }
  }

  /// Its sides on whole pixels.
  func frame(of item: LayoutItem) -> CGRect {
    let scale = root.view?.layer.screen.scale ?? 1
    func rounded(_ place: CGFloat) -> CGFloat { (place * scale).rounded() / scale }
    let frame = item.frame(solver)
    let (x, y) = (rounded(frame.minX), rounded(frame.minY))
    return CGRect(x: x, y: y, width: rounded(frame.maxX) - x, height: rounded(frame.maxY) - y)
  }

  // MARK: Fitting

  /// The size of the root if a target counts as much as it is said to; nil without constraints.
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize? {
    bringUpToDate()
    guard !entries.isEmpty else { return nil }
    isDue = true  // for the size that it really has
    let insets = rootItem.insets
    sizeRoot(
      CGSize(width: target.width - insets.left - insets.right, height: target.height - insets.top - insets.bottom),
      Double(horizontal.rawValue), Double(vertical.rawValue))
    retryBroken()
    breakLines()
    let scale = root.view?.layer.screen.scale ?? 1
    func rounded(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    let size = rootItem.frame(solver).size
    return CGSize(
      width: horizontal == .required ? target.width : rounded(size.width),
      height: vertical == .required ? target.height : rounded(size.height))
  }

  /// Gives views back to the engines that they were in.
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
    sayWhatViewSays(item)
    return item
  }

  func item(for guide: UILayoutGuide) -> LayoutItem {
    if let item = guide.item as? LayoutItem, items.contains(where: { $0 === item }) { return item }
    let item = LayoutItem(solver, guide: guide)
    if guide.item != nil { displacedGuides.append((guide, guide.item)) }
    guide.item = item
    items.append(item)
    return item
  }

  /// The content of a scroll view.
  func contentItem(of state: ViewConstraints, _ guide: UILayoutGuide) -> LayoutItem {
    let item = item(for: state)
    if let content = item.content { return content }
    let content = LayoutItem(solver, guide: guide)
    item.content = content
    return content
  }

  /// What is said of a view besides constraints: its frame by its mask, or its natural size.
  private func sayWhatViewSays(_ item: LayoutItem) {
    guard let state = item.state, let view = state.view else { return }
    guard state.isPlaced else { return sayFrame(item, view) }
    item.wrappingWidth = nil
    let size = view.intrinsicContentSize
    sayNaturalLength(0, of: item, state, item.width, size.width)
    sayNaturalLength(1, of: item, state, item.height, size.height)
    if view.naturalHeight(forWidth: 1) != nil { hasWrappingItems = true }
  }

  private func sayNaturalLength(
    _ axis: Int, of item: LayoutItem, _ state: ViewConstraints, _ length: ConstraintSolver.Variable, _ value: CGFloat
  ) {
    guard value != UIView.noIntrinsicMetric else {
      if let former = item.system[2 + axis] { solver.remove(former.id) }
      item.system[2 + axis] = nil
      return
    }
    say(
      2 + axis, of: item, [(length, 1)], value, Double(state.hugging[axis].rawValue),
      Double(state.resistance[axis].rawValue))
  }

  private func sayFrame(_ item: LayoutItem, _ view: UIView) {
    guard let superview = view.superview else { return }
    let around = self.item(for: superview.constraintState)
    let room = superview.bounds.size
    let frame = view.alignmentRect(forFrame: view.frameWithoutTransform)
    let mask = view.autoresizingMask
    let horizontal = MaskShares(
      frame.minX, frame.width, room.width - frame.maxX, mask.contains(.flexibleLeftMargin),
      mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    let vertical = MaskShares(
      frame.minY, frame.height, room.height - frame.maxY, mask.contains(.flexibleTopMargin),
      mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
    func say(
      _ index: Int, _ variable: ConstraintSolver.Variable, _ value: CGFloat, _ share: CGFloat,
      _ length: ConstraintSolver.Variable, _ present: CGFloat
    ) {
      var terms = [(variable, 1.0)]
      if share != 0 { terms.append((length, -Double(share))) }
      self.say(index, of: item, terms, value - share * present, 1000, 1000)
    }
    say(0, item.x, frame.minX, horizontal.start, around.width, room.width)
    say(1, item.y, frame.minY, vertical.start, around.height, room.height)
    say(2, item.width, frame.width, horizontal.length, around.width, room.width)
    say(3, item.height, frame.height, vertical.length, around.height, room.height)
  }

  /// The engine's own constraint about an item, new or with another constant.
  private func say(
    _ index: Int, of item: LayoutItem, _ terms: [(ConstraintSolver.Variable, Double)], _ constant: CGFloat,
    _ above: Double, _ below: Double
  ) {
    let constant = Double(constant)
    if let former = item.system[index] {
      let isSame =
        former.above == above && former.below == below && former.terms.count == terms.count
        && !zip(former.terms, terms).contains { $0.0 != $1.0 || $0.1 != $1.1 }
      if isSame {
        attempt(nil) { () throws(ConstraintSolver.Contradiction) in
          try solver.setConstant(constant, of: former.id)
        }
        return
      }
      solver.remove(former.id)
      item.system[index] = nil
    }
    attempt(nil) { () throws(ConstraintSolver.Contradiction) in
      let id = try solver.add(terms, near: constant, above: above, below: below)
      item.system[index] = SystemConstraint(id: id, terms: terms, above: above, below: below)
    }
  }

  /// Texts of several lines know their height when they know their width.
  private func breakLines() {
    guard hasWrappingItems else { return }
    for _ in 0..<3 {
      var isChanged = false
      for item in items {
        guard let state = item.state, state.isPlaced, let view = state.view else { continue }
        let width = CGFloat(solver.value(of: item.width))
        if let known = item.wrappingWidth, abs(known - width) < 0.01 { continue }
        guard let height = view.naturalHeight(forWidth: width) else { continue }
        item.wrappingWidth = width
        sayNaturalLength(1, of: item, state, item.height, height)
        isChanged = true
      }
      guard isChanged else { return }
      if hasDerivedEntries { for entry in entries where entry.isDerived { refresh(entry) } }
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
    let priority = Double(entry.priority)
    let relation = entry.constraint.relation
    entry.id = try solver.add(
      equation.terms, near: equation.constant,
      above: relation == .greaterThanOrEqual ? ConstraintSolver.free : priority,
      below: relation == .lessThanOrEqual ? ConstraintSolver.free : priority)
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

  /// Makes a change of required constraints. Where it contradicts others, the constraint of the program that was activated
  /// last among those that contradict each other gives way, and a message says so.
  /// - Parameter entry: what is added or changed; nil for what the engine says itself.
  private func attempt(_ entry: LayoutEntry?, _ change: () throws(ConstraintSolver.Contradiction) -> Void) {
    while true {
      do {
        try change()
        return
      } catch {
        var named = entries.filter { other in other.id.map { error.constraints.contains($0) } ?? false }
        if let entry, !named.contains(where: { $0 === entry }) { named.append(entry) }
        guard let victim = named.max(by: { $0.constraint.order < $1.constraint.order }) else { return }
        if !victim.wasReported { report(named, victim) }
        victim.isBroken = true
        hasBrokenEntries = true
        if let id = victim.id { solver.remove(id) }
        victim.id = nil
        if victim === entry { return }
      }
    }
  }

  private func report(_ named: [LayoutEntry], _ victim: LayoutEntry) {
    victim.wasReported = true
    let lines = named.map { "  \($0.constraint.description)" }.joined(separator: "\n")
    logMessage(
      "Not all of these constraints can hold, together with frames that are set and sizes that are given:\n\(lines)\nThe one that was activated last is left out until others change: \(victim.constraint.description). Give one of them a priority below 1000, or deactivate it."
    )
  }

  /// Others may have changed so that what was left out can hold.
  private func retryBroken() {
    guard hasBrokenEntries else { return }
    hasBrokenEntries = false
    for entry in entries where entry.isBroken {
      do {
        try addToSolver(entry)
        (entry.isBroken, entry.wasReported) = (false, false)
      } catch {
        entry.id = nil
        hasBrokenEntries = true
      }
    }
  }
}
