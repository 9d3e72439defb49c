// The pass that shows a batch update. The layout is asked in this order: prepare, content size, elements
// (provisional), prepare(forCollectionViewUpdates:), content size, target offset, elements, final attributes
// in the old order, initial ones in the new order; then everything moves in one animation block, in which
// finalizeCollectionViewUpdates() is called.

import CollectionIndex

extension UICollectionView {
  /// Shows an update.
  /// - Parameters:
  ///   - newLayout: one that is put in use together with it.
  ///   - completion: called when the animations are over, if the answer is true.
  /// - Returns: false when the program interrupted the pass, so that everything has to be shown anew.
  final func animate(
    _ update: CollectionUpdate, newLayout: UICollectionViewLayout?, in animation: ViewAnimation,
    completion: @escaping (Bool) -> Void
  ) -> Bool {
    work.beginPass()
    followMap(update.map)
    let oldLayout = layoutInUse
    oldLayout.keepFormerPlaces()
    anchorRule = .first
    defer {
      oldLayout.forgetFormerPlaces()
      layoutInUse.forgetFormerPlaces()
      anchorRule = .firstSettled
    }
    var anchor = newLayout == nil || newLayout === oldLayout ? nil : anchorInMiddle()
    if let path = anchor?.path {
      if let path = update.map.newPath(ofOld: path) { anchor?.path = path } else { anchor = nil }
    }
    if let newLayout, newLayout !== oldLayout {
      newLayout.attachedCollectionView = self
      TracedLayout(layout: oldLayout).prepareForTransition(to: newLayout)
      TracedLayout(layout: newLayout).prepareForTransition(from: oldLayout)
      replaceLayout(with: newLayout)
    }
    let selectionChanges = selection.changes
    let asked = ask(update, keeping: anchor, animation: animation)
    // Only now it is known which views the layout takes away and brings by themselves.
    visible.mapReturningKeys { $0.category == .cell ? $0 : update.map.presentKey(ofOld: $0) }
    guard var changes = asked else { return false }
    let pictures = rekey(update, changes)
    if selection.changes != selectionChanges {  // the layout's program has selected, by the new index paths
      for element in visible.shown.all { setState(of: element.view, element.key) }
    }
    guard let appeared = start(changes) else { return false }
    let leaving = placesOfLeaving(changes)
    let fitted = targetsAfterFitting(changes, appeared, in: animation)
    if work.isInterrupted { return false }
    if let fitted {
      startWhereItFits(changes, appeared, fitted)
      for (index, key) in leaving {
        changes.disappearing[index].to = layoutInUse.placeOfLeaving(
          key, before: changes.disappearing[index].element.key)
      }
    }
    animation.runAsPart(
      {
        move(changes, appeared, fitted: fitted, in: animation)
        for (picture, attributes) in pictures { disappear(picture, to: attributes, returningKey: nil, in: animation) }
        tracedLayout.finalizeCollectionViewUpdates()
        if newLayout != nil, layoutInUse !== oldLayout {
          for layout in [oldLayout, layoutInUse] { TracedLayout(layout: layout).finalizeLayoutTransition() }
        }
        if fitted != nil { settle(after: update) }
      }, completion: completion)
    removeEmptyRows()
    for move in update.batch.itemMoves {
      let key = ElementKey(.cell, nil, move.to)
      (visible[key] ?? visible.returning(to: key))?.movesWithNeighbours = false
    }
    return true
  }

  /// Asks the layout about an update.
  /// - Parameter anchor: what is to be seen where it was, in a change of layouts.
  /// - Returns: nil when the program interrupted it.
  private func ask(
    _ update: CollectionUpdate, keeping anchor: ContentAnchor?, animation: ViewAnimation
  ) -> ElementChanges<Element>? {
    let layout = tracedLayout
    if update.batch.isEmpty {
      layoutInUse.invalidateLayout()
    } else {
      let counts = loadedCounts()
      let context = contextForNewData(isReload: false)
      context.updatedIndexes = update.map.indexes
      layoutInUse.invalidateLayout(with: context)
      invalidation.counts = false  // they were asked for already
      data.know(counts)
    }
    defer { change = .none }
    prepareLayoutIfNeeded()
    prepared = PendingInvalidation()
    contentSize = layout.collectionViewContentSize
    if !layout.hasSilentQueries { _ = layout.layoutAttributesForElements(in: bounds) }
    layout.prepare(forCollectionViewUpdates: update.batch.items(update.map.indexes))
    contentSize = layout.collectionViewContentSize
    moveToTargetOffset(proposed: anchor.flatMap { offset(for: $0, in: layoutInUse) }, in: animation)
    if work.isInterrupted { return nil }
    laidOutBounds = bounds
    update.show((layout.layoutAttributesForElements(in: bounds) ?? []).visible(in: bounds))
    update.askForElementChanges(layout)
    update.match()
    change = .update(update)
    var changes = ElementChanges(
      update, asksAboutStaying: !layout.hasDefaultEnds, final: { finalAttributes(for: $0) },
      initial: { initialAttributes(for: $0) })
    if bounds != update.bounds {
      changes.passing = passing(from: update.bounds, where: { update.staysFromOffScreen($0) })
    }
    return work.isInterrupted ? nil : changes
  }

  /// What is new and only fades in is as large from its start as it has said, and not as it was estimated.
  /// - Parameters:
  ///   - appeared: the elements that appear, in order.
  ///   - fitted: where everything on screen ends.
  private func startWhereItFits(
    _ changes: ElementChanges<Element>, _ appeared: [Element], _ fitted: [(Element, UICollectionViewLayoutAttributes)]
  ) {
    for (element, change) in zip(appeared, changes.appearing) where change.isInserted {
      guard let from = change.from, from.center == change.to.center, from.size == change.to.size,
        let end = fitted.first(where: { $0.0 === element })?.1
      else { continue }
      let start = from.duplicate()
      (start.center, start.size) = (end.center, end.size)
      UIView.performWithoutAnimation { show(start, in: element, depth: change.to.zIndex) }
    }
  }

  /// What goes to where the layout has it after the update: its place among what disappears, and its key. When sizes turn out
  /// to be other ones, it goes elsewhere.
  private func placesOfLeaving(_ changes: ElementChanges<Element>) -> [(index: Int, key: ElementKey)] {
    guard layoutInUse.hasEstimatedSizes else { return [] }
    var places: [(index: Int, key: ElementKey)] = []
    for (index, change) in changes.disappearing.enumerated() {
      guard let key = change.returningKey, let end = change.to,
        let place = layoutInUse.placeOfLeaving(key, before: change.element.key), end.isSame(as: place)
      else { continue }
      places.append((index, key))
    }
    return places
  }

  /// What is kept by index path goes along: selection, highlight, and cells that disappear.
  func followMap(_ map: ElementMap) {
    lastAnchor = nil
    if let lost = selection.follow(map, counts: loadedCounts()) { loseHighlight(of: lost) }
    followPrefetchedItems(map)
    rows.follow(map.indexes.sections)
    if let target = scrollTarget {
      // Content that has arrived stays where the update leaves it.
      let path = motion == nil ? nil : map.newPath(ofOld: target.path)
      scrollTarget = path.map { ScrollTarget(path: $0, position: target.position) }
    }
    visible.mapReturningKeys { $0.category == .cell ? map.presentKey(ofOld: $0) : $0 }
  }

  /// Gives what persists its new keys, and makes the pictures of what is to be seen going elsewhere as well.
  /// - Returns: the pictures, and where each goes.
  private func rekey(
    _ update: CollectionUpdate, _ changes: ElementChanges<Element>
  ) -> [(Element, UICollectionViewLayoutAttributes)] {
    var pictures: [(Element, UICollectionViewLayoutAttributes)] = []
    for change in changes.persisting {
      guard let attributes = change.picture, let picture = picture(of: change.element) else { continue }
      callRecorder?.note("A copy of the view at \(change.element.key.indexPath) departs.", for: self)
      pictures.append((picture, attributes))
    }
    var persisting: [Element] = []
    persisting.reserveCapacity(update.after.count)
    for entry in update.after {
      guard let element = entry.element else { continue }
      element.key = entry.key
      element.movesWithNeighbours = true
      persisting.append(element)
    }
    for change in changes.disappearing { change.element.movesWithNeighbours = true }
    let others = visible.disappearing + pictures.map { $0.0 } + changes.disappearing.map { $0.element }
    visible.rekey(persisting, others: others, in: self)
    return pictures
  }

  /// A picture of an element that persists, for where the layout wants its former self to go.
  private func picture(of element: Element) -> Element? {
    guard let picture = element.view.snapshotView(afterScreenUpdates: false) else { return nil }
    var copy: Element?
    // Inside of an animation, a view would grow from nothing in the upper left corner.
    UIView.performWithoutAnimation {
      let view = UICollectionReusableView(frame: element.attributes.frame)
      picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(picture)
      view.isUserInteractionEnabled = false
      let made = Element(key: element.key, view: view, attributes: element.attributes)
      view.show(element.attributes)
      picture.frame = view.bounds
      visible.insertCopy(made, in: self)
      copy = made
    }
    return copy
  }
}

extension ElementChanges where Shown == Element {
  /// What an update changes, in the order of the keys.
  /// - Parameters:
  ///   - asksAboutStaying: whether the layout may have other answers than the defaults for what stays: by these it starts
  ///     where it was, and nothing is seen going elsewhere.
  ///   - final: what the layout answers for a key before the update.
  ///   - initial: what it answers for a key after it.
  init(
    _ update: CollectionUpdate, asksAboutStaying: Bool,
    final: (ElementKey) -> UICollectionViewLayoutAttributes?, initial: (ElementKey) -> UICollectionViewLayoutAttributes?
  ) {
    let (before, after) = (update.before, update.after)
    var pictures: [Int: UICollectionViewLayoutAttributes] = [:]
    for entry in before where !entry.isUnchanged && (asksAboutStaying || entry.counterpart == nil) {
      let end = final(entry.key)
      guard let element = entry.element else { continue }
      if let new = entry.counterpart {
        if let end, !end.looksLike(after[new].attributes) { pictures[new] = end }
      } else {
        disappearing.append(
          Disappearing(element: element, to: end, returningKey: update.survivor(ofOld: entry.key)))
      }
    }
    for (index, entry) in after.enumerated() where !entry.isUnchanged {
      let start: UICollectionViewLayoutAttributes?
      if !asksAboutStaying, let old = entry.counterpart {
        start = before[old].attributes
      } else {
        start = initial(entry.key)
      }
      if let element = entry.element {
        persisting.append(
          Persisting(element: element, key: entry.key, from: start, to: entry.attributes, picture: pictures[index]))
      } else {
        let isInserted = update.survivor(ofNew: entry.key) == nil
        appearing.append(Appearing(to: entry.attributes, from: start, isInserted: isInserted))
      }
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether an element looks the same with the other, opacity aside.
  fileprivate func looksLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
    center == other.center && size == other.size && transform3D == other.transform3D
  }
}
