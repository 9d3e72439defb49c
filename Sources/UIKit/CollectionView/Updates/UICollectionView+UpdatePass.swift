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
    for attributes in layout.layoutAttributesForElements(in: bounds) ?? [] where attributes.isVisible(in: bounds) {
      update.show(attributes)
    }

    update.askForElementChanges(layout)
    let changes = UpdateChanges(update, in: self)
    currentUpdate = update
    var final: [(Element, UICollectionViewLayoutAttributes?)] = []
    for element in changes.going { final.append((element, finalAttributes(for: element.key))) }
    var initial: [(ElementKey, UICollectionViewLayoutAttributes?)] = []
    for key in changes.coming { initial.append((key, initialAttributes(for: key))) }
    currentUpdate = nil

    var movements = placeAtStart(changes, update: update, final: final, initial: initial)
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
    prefetcher.follow(map)
    for element in departing {
      guard let key = element.returningKey else { continue }
      element.returningKey = map.isReloaded(old: key) ? nil : map.newKey(ofOld: key)
    }
  }

  private struct Movements {
    /// On screen at the end.
    var shown: [(Element, UICollectionViewLayoutAttributes)] = []
    /// Those of them that were not there before.
    var arrived: [(Element, UICollectionViewLayoutAttributes)] = []
    /// Gone at the end.
    var sent: [(Element, UICollectionViewLayoutAttributes?)] = []
  }

  /// Gives every element that moves its view and its start, without animation.
  private func placeAtStart(
    _ changes: UpdateChanges, update: CollectionUpdate,
    final: [(Element, UICollectionViewLayoutAttributes?)],
    initial: [(ElementKey, UICollectionViewLayoutAttributes?)]
  ) -> Movements {
    var movements = Movements()
    // First the old index paths make room for the new ones.
    elements.removeAll(keepingCapacity: true)
    var survivors: [(key: ElementKey, element: Element)] = []
    for element in stack where !element.isDeparting {
      if let new = update.survivor(ofOld: element.key), update.after[new] != nil {
        survivors.append((new, element))
        elements[new] = element
      }
    }
    for (element, attributes) in final {
      if let new = update.survivor(ofOld: element.key), let target = update.after[new] {
        if let attributes, !attributes.looksLike(target), let copy = departingCopy(of: element) {
          callRecorder?.note("A copy of the view at \(element.key.indexPath) departs.", for: self)
          movements.sent.append((copy, attributes))
        }
      } else {
        element.returningKey = update.survivor(ofOld: element.key)
        movements.sent.append((element, attributes))
      }
    }
    var moved: Set<ElementKey> = []
    for move in update.batch.itemMoves { moved.insert(ElementKey(.cell, nil, move.to)) }
    for (key, element) in survivors {
      element.key = key
      element.movesWithNeighbours = !moved.contains(key)
    }
    restack()
    for (key, attributes) in initial {
      let target = update.after[key]!
      if let element = elements[key] {
        if let attributes { UIView.performWithoutAnimation { show(attributes, in: element) } }
        movements.shown.append((element, target))
      } else {
        let element = bring(target, initial: attributes ?? target)
        if moved.contains(key) || update.survivor(ofNew: key) == nil { element.movesWithNeighbours = false }
        movements.shown.append((element, target))
        movements.arrived.append((element, target))
      }
    }
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

/// Who is asked in an update.
@MainActor private struct UpdateChanges {
  /// Asked for final attributes, in the old order.
  let going: [Element]
  /// New keys, asked for initial attributes, in the new order.
  let coming: [ElementKey]

  /// Everything on screen before or after but what keeps its index path and its attributes.
  init(_ update: CollectionUpdate, in collectionView: UICollectionView) {
    func stays(_ old: ElementKey, _ new: ElementKey) -> Bool {
      guard old == new, let before = update.before[old], let after = update.after[new] else { return false }
      return before.isEqual(after)
    }
    var going: [Element] = []
    for element in collectionView.stack where !element.isDeparting {
      if let new = update.survivor(ofOld: element.key), stays(element.key, new) { continue }
      going.append(element)
    }
    self.going = Element.sorted(going, byStacking: false)
    var coming: [ElementKey] = []
    for key in update.keysAfter {
      if let old = update.survivor(ofNew: key), stays(old, key) { continue }
      coming.append(key)
    }
    self.coming = coming.sorted()
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether an element looks the same with the other, opacity aside.
  fileprivate func looksLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
    center == other.center && size == other.size && transform3D == other.transform3D
  }
}
