// The pass that shows a batch update. The layout is asked in this order: prepare, content size, elements
// (provisional), prepare(forCollectionViewUpdates:), content size, target offset, elements, final attributes
// in the old order, initial ones in the new order; then everything moves in one animation block, in which
// finalizeCollectionViewUpdates() is called.

extension UICollectionView {
  final func animate(_ update: CollectionUpdate, animation: ViewAnimation, completion: @escaping (Bool) -> Void) {
    isLayingOut = true
    let layout = tracedLayout
    followMap(update.map)
    if update.batch.isEmpty {
      collectionViewLayout.invalidateLayout()
    } else {
      let counts = itemCounts
      collectionViewLayout.invalidateLayout(with: contextForNewData(isReload: false))
      invalidation.counts = false  // they were asked for already
      itemCounts = counts
    }
    mapOfUpdate = update.map
    prepareLayoutIfNeeded()
    mapOfUpdate = nil
    prepared = PendingInvalidation()
    contentSize = layout.collectionViewContentSize
    _ = layout.layoutAttributesForElements(in: bounds)
    layout.prepare(forCollectionViewUpdates: update.batch.items(update.map))
    contentSize = layout.collectionViewContentSize
    moveToTargetOffset(in: animation)
    var shown: [UICollectionViewLayoutAttributes] = []
    for attributes in layout.layoutAttributesForElements(in: bounds) ?? [] where attributes.isVisible(in: bounds) {
      shown.append(attributes)
    }
    update.show(shown)
    update.askForElementChanges(layout)
    update.match()
    currentUpdate = update
    var final: [Asked] = []
    let (before, after) = (update.before, update.after)
    for place in before.indices where !before[place].isUnchanged {
      final.append((place, finalAttributes(for: before[place].key)))
    }
    var initial: [Asked] = []
    for place in after.indices where !after[place].isUnchanged {
      initial.append((place, initialAttributes(for: after[place].key)))
    }
    currentUpdate = nil

    var movements = placeAtStart(update, final: final, initial: initial)
    let leaving = movements.sent.map { $0.0 }
    if let targets = targetsAfterFitting(movements.arrived, leaving: leaving, in: animation) {
      movements.shown = targets
    }
    animation.run(
      {
        for (element, attributes) in movements.shown { show(attributes, in: element) }
        for (element, attributes) in movements.sent { send(element, to: attributes, animation: animation) }
        layout.finalizeCollectionViewUpdates()
      }, completion: completion)
    laidOutBounds = bounds
    isLayingOut = false
    if invalidation.isPending { setNeedsLayout() }
  }

  /// What is kept by index path goes along: selection, highlight, and what is on its way out.
  func followMap(_ map: IndexMap) {
    let counts = loadedCounts()
    /// A section that is reloaded may have fewer items than before.
    func newPath(_ old: IndexPath) -> IndexPath? {
      map.newPath(ofOld: old).flatMap { $0.item < counts[$0.section] ? $0 : nil }
    }
    selected = Set(selected.compactMap(newPath))
    // The finger is on the view that goes.
    highlighted = highlighted.flatMap { map.isReloaded(old: ElementKey(.cell, nil, $0)) ? nil : newPath($0) }
    followPrefetchedItems(map)
    for element in departing {
      guard let key = element.returningKey else { continue }
      element.returningKey = map.isReloaded(old: key) ? nil : map.newKey(ofOld: key)
    }
  }

  /// What the layout was asked about, by its place before or after the update, and the answer.
  private typealias Asked = (place: Int, answer: UICollectionViewLayoutAttributes?)

  private struct Movements {
    /// On screen at the end.
    var shown: [(Element, UICollectionViewLayoutAttributes)] = []
    /// Those of them that were not there before.
    var arrived: [(Element, UICollectionViewLayoutAttributes)] = []
    /// Gone at the end.
    var sent: [(Element, UICollectionViewLayoutAttributes?)] = []
  }

  /// Gives every element that moves its view and its start, without animation.
  private func placeAtStart(_ update: CollectionUpdate, final: [Asked], initial: [Asked]) -> Movements {
    let (before, after) = (update.before, update.after)
    var movements = Movements()
    for (old, attributes) in final {
      guard let element = before[old].element else { continue }
      if let new = before[old].counterpart {
        if let attributes, !attributes.looksLike(after[new].attributes), let copy = departingCopy(of: element) {
          callRecorder?.note("A copy of the view at \(element.key.indexPath) departs.", for: self)
          movements.sent.append((copy, attributes))
        }
      } else {
        element.returningKey = update.survivor(ofOld: element.key)
        movements.sent.append((element, attributes))
      }
    }
    // The old index paths make room for the new ones.
    var staying: [ElementKey: Element] = [:]
    staying.reserveCapacity(after.count)
    var inOrder: [Element] = []
    inOrder.reserveCapacity(stack.count)
    for new in after.indices {
      guard let element = after[new].element else { continue }
      element.key = after[new].key
      element.movesWithNeighbours = true
      staying[element.key] = element
      inOrder.append(element)
    }
    elements = staying
    restack(inOrder + departing + movements.sent.map { $0.0 })
    for (new, attributes) in initial {
      let target = after[new].attributes
      if let element = after[new].element {
        if let attributes { UIView.performWithoutAnimation { show(attributes, in: element) } }
        movements.shown.append((element, target))
      } else {
        let element = bring(target, initial: attributes ?? target)
        if update.survivor(ofNew: element.key) == nil { element.movesWithNeighbours = false }
        movements.shown.append((element, target))
        movements.arrived.append((element, target))
      }
    }
    for move in update.batch.itemMoves { elements[ElementKey(.cell, nil, move.to)]?.movesWithNeighbours = false }
    return movements
  }

  /// A picture of an element that stays, for where the layout wants its departing self to go.
  private func departingCopy(of element: Element) -> Element? {
    guard let picture = element.view.snapshotView(afterScreenUpdates: false) else { return nil }
    let view = UICollectionReusableView(frame: element.attributes.frame)
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(picture)
    view.isUserInteractionEnabled = false
    let copy = Element(key: element.key, view: view, attributes: element.attributes)
    UIView.performWithoutAnimation {
      view.show(element.attributes)
      picture.frame = view.bounds
      place(copy)
    }
    return copy
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether an element looks the same with the other, opacity aside.
  fileprivate func looksLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
    center == other.center && size == other.size && transform3D == other.transform3D
  }
}
