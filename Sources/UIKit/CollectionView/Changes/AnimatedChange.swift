// Changes that the collection view animates by itself: batch updates, changes of layouts, and both at once.

import CollectionIndex
import Runtime

/// A batch update or a change of layouts, or both at once, in an animation of its own.
///
/// The layout is asked in this order: prepare, content size, in an update the elements (provisional),
/// prepare(forCollectionViewUpdates:) and the content size again; then target offset, elements, final attributes in the
/// order of the old keys, and initial ones in that of the new keys. Then everything moves in one animation block, in which
/// the layout finalizes the update and the transition.
///
/// **Interruptions.** In each of these steps the collection view calls the program: its layout, data source, delegate and
/// views. Whatever the program does there, the call that it makes returns at once, and nothing of the change is shown yet.
///
/// - A reload, or a batch update, interrupts the change: what the change knows of elements is void. Each step looks at
///   `work.isInterrupted` when it has called the program, and gives up. The end of the change is shown without animation,
///   together with the updates that wait, and the change completes as not finished.
/// - An invalidation, a content offset or a selection does not interrupt it: the layout prepares once more before it is
///   asked for attributes, and what comes later is shown by the next layout pass.
/// - Everything that waits is done before the call that made the change returns, by `working(_:)`.
@MainActor final class AnimatedChange {
  let animation: ViewAnimation
  /// The batch update; nil for a change of layouts alone.
  let update: CollectionUpdate?
  /// The change of layouts; nil for a batch update alone.
  let transition: LayoutTransition?
  /// The content offset that is proposed to the layout; nil to keep the item in the middle of the screen in a change of
  /// layouts, and the present offset in an update.
  let proposedOffset: CGPoint?
  /// Called when the animations are over, with whether they ran to their end, or when the change is interrupted. It does
  /// not retain the collection view: layers own the animation, which goes with its screen.
  let completion: @MainActor (Bool) -> Void

  init(
    in animation: ViewAnimation, update: CollectionUpdate? = nil, transition: LayoutTransition? = nil,
    proposedOffset: CGPoint? = nil, completion: @escaping @MainActor (Bool) -> Void
  ) {
    (self.animation, self.update, self.transition) = (animation, update, transition)
    (self.proposedOffset, self.completion) = (proposedOffset, completion)
  }
}

extension UICollectionView {
  /// Shows a change in its animation. A piece of work is under way.
  /// - Returns: false when the program interrupted it, so that its end is shown without animation.
  @discardableResult final func animate(_ change: AnimatedChange) -> Bool {
    work.beginPass()
    let oldLayout = layoutInUse
    let isAnimated = show(change, keeping: begin(change))
    anchors.rule = .firstSettled
    if change.update != nil {
      oldLayout.forgetFormerPlaces()
      layoutInUse.forgetFormerPlaces()
    }
    if !isAnimated {
      // The updates that wait are shown together with the change.
      for update in work.updates { update.isShownAnew = true }
      if work.interruption == .update { showAnew() }
      invalidateElements()
      change.transition?.end()
      change.completion(false)
    }
    if change.transition != nil { release(oldLayout) }
    return isAnimated
  }

  /// Brings the state of the collection view to the end of a change, and invalidates the layout.
  /// - Returns: the anchor of a change of layouts.
  private func begin(_ change: AnimatedChange) -> ContentAnchor? {
    if let update = change.update {
      followMap(update.map)
      layoutInUse.keepFormerPlaces()
      anchors.rule = .first
    }
    var anchor: ContentAnchor?
    if let transition = change.transition {
      if change.proposedOffset == nil { anchor = anchorInMiddle() }
      if let map = change.update?.map, let path = anchor?.path {
        if let path = map.newPath(ofOld: path) { anchor?.path = path } else { anchor = nil }
      } else if let anchor {
        anchors.rule = .item(anchor.path)
      }
      transition.new.attachedCollectionView = self
      transition.prepare()
      for element in visible.stack { transition.begin(element.view) }
      layoutInUse = transition.new
      rows.noteNewGeometry()
    }
    if change.transition != nil || change.update?.batch.isEmpty ?? true { layoutInUse.invalidateLayout() }
    if let update = change.update, !update.batch.isEmpty {
      let context = contextForNewData(isReload: false)
      context.updatedIndexes = update.map.indexes
      context.hasCounts = true
      layoutInUse.invalidateLayout(with: context)
    }
    return anchor
  }

  /// - Returns: false when the program interrupted it.
  private func show(_ change: AnimatedChange, keeping anchor: ContentAnchor?) -> Bool {
    let (animation, update) = (change.animation, change.update)
    let selectionChanges = selection.changes
    let asked = ask(change, keeping: anchor)
    if let update {
      // Only now the supplementary and decoration views are known that the layout deletes and inserts.
      visible.mapReturningKeys { $0.category == .cell ? $0 : update.map.presentKey(ofOld: $0) }
    } else if let anchor {
      anchors.settle(anchor, at: contentOffset)
    }
    guard var changes = asked else { return false }
    let pictures = update == nil ? [] : rename(changes)
    if selection.changes != selectionChanges {  // the layout's program has selected, by the new index paths
      for element in visible.shown.all { setState(of: element.view, element.key) }
    }
    guard let appeared = start(changes) else { return false }
    if let transition = change.transition { for element in appeared { transition.begin(element.view) } }
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
    let (transition, completion) = (change.transition, change.completion)
    animation.runAsPart(
      {
        move(changes, appeared, fitted: fitted, in: animation)
        for (picture, attributes) in pictures { disappear(picture, to: attributes, returningKey: nil, in: animation) }
        if update != nil { tracedLayout.finalizeCollectionViewUpdates() }
        transition?.finalize()
        if fitted != nil { settle(after: update?.map) }
      },
      completion: { finished in
        transition?.end()
        completion(finished)
      })
    removeEmptyRows()
    for move in update?.batch.itemMoves ?? [] {
      let key = ElementKey(.cell, nil, move.to)
      (visible[key] ?? visible.returning(to: key))?.movesWithNeighbours = false
    }
    return true
  }

  /// Asks the layout where everything starts and ends.
  /// - Parameter anchor: the item that stays where it is seen; nil for none.
  /// - Returns: nil when the program interrupted it.
  private func ask(_ change: AnimatedChange, keeping anchor: ContentAnchor?) -> ElementChanges<Element>? {
    let layout = tracedLayout
    prepareLayoutIfNeeded()
    contentSize = layout.collectionViewContentSize
    if let update = change.update {
      if !layout.hasSilentQueries { _ = layout.layoutAttributesForElements(in: bounds) }
      layout.prepare(forCollectionViewUpdates: update.batch.items(update.map.indexes))
      contentSize = layout.collectionViewContentSize
    }
    moveToTargetOffset(
      proposed: change.proposedOffset ?? anchor.flatMap { offset(for: $0, in: layoutInUse) }, in: change.animation)
    if work.isInterrupted { return nil }
    layoutProgress.takePrepared(in: bounds)
    var changes: ElementChanges<Element>
    if let update = change.update {
      update.show(attributesOnScreen())
      update.askForElementChanges(layout)
      changes = ElementChanges(before: visible.shown, mapping: update.map) { _ in update.after }
      changes.leaveOutUnchanged()
      asking(.update(update)) {
        if layout.hasDefaultEnds {
          changes.startPersistingWhereTheyAre()
          askForEnds(of: &changes)
        } else {
          askForAllEnds(of: &changes)
        }
        if bounds != update.bounds {
          changes.passing = passing(from: update.bounds, where: { update.staysFromOffScreen($0) })
        }
      }
    } else {
      changes = ElementChanges(before: visible.shown) { _ in attributesOnScreen() }
      if let transition = change.transition {
        asking(.transition(transition)) { askForEnds(of: &changes, leaving: transition.old) }
      }
    }
    return work.isInterrupted ? nil : changes
  }

  // MARK: Initial and final attributes

  /// Has the default initial and final attributes of layouts come from a change.
  func asking(_ ends: DefaultEnds, _ questions: () -> Void) {
    var layouts = layoutInUse.withParts()
    if case .transition(let transition) = ends { layouts += transition.old.withParts() }
    for layout in layouts { layout.defaultEnds = ends }
    questions()
    for layout in layouts { layout.defaultEnds = nil }
  }

  /// Asks where disappearing elements end and appearing ones start.
  /// - Parameter layout: the layout that elements leave; by default the present one.
  func askForEnds(of changes: inout ElementChanges<Element>, leaving layout: UICollectionViewLayout? = nil) {
    for index in changes.disappearing.indices {
      changes.disappearing[index].to = finalAttributes(for: changes.disappearing[index].element.key, of: layout)
    }
    changes.appearing = changes.appearing.ordered { $0.key < $1.key }
    for index in changes.appearing.indices {
      changes.appearing[index].from = initialAttributes(for: changes.appearing[index].key)
    }
  }

  /// Asks where all elements of a change end and start, those that persist included: what the layout sends elsewhere is
  /// shown as a picture.
  private func askForAllEnds(of changes: inout ElementChanges<Element>) {
    // Loops: see ElementChanges.swift.
    let (formerKeys, order) = formerKeys(changes.persisting)
    var (disappearing, persisting, appearing): ([ElementKey], [ElementKey], [ElementKey]) = ([], [], [])
    for change in changes.disappearing { disappearing.append(change.element.key) }
    for change in changes.persisting { persisting.append(change.key) }
    for change in changes.appearing { appearing.append(change.key) }
    forEachKey(in: formerKeys, disappearing) { key, persisting, disappearing in
      let end = finalAttributes(for: key)
      if let disappearing { changes.disappearing[disappearing].to = end }
      guard let persisting, let end, !end.looksLike(changes.persisting[order[persisting]].to) else { return }
      changes.persisting[order[persisting]].picture = end
    }
    forEachKey(in: persisting, appearing) { key, persisting, appearing in
      let start = initialAttributes(for: key)
      if let persisting { changes.persisting[persisting].from = start }
      if let appearing { changes.appearing[appearing].from = start }
    }
  }

  /// Returns the keys that persisting elements had before the change, in ascending order, and the place of each. Linear in
  /// elements that keep their order, with a search and a move for each of the others.
  private func formerKeys(_ persisting: [ElementChanges<Element>.Persisting]) -> (keys: [ElementKey], places: [Int]) {
    var keys: [ElementKey] = []
    var places: [Int] = []
    for (place, change) in persisting.enumerated() {
      let key = change.element.key
      var index = keys.count
      if let last = keys.last, key < last { index = keys.partitioningIndex { key < $0 } }
      keys.insert(key, at: index)
      places.insert(place, at: index)
    }
    return (keys, places)
  }

  /// Visits the keys of two ascending arrays, all in ascending order, with the place of each in its array.
  private func forEachKey(in a: [ElementKey], _ b: [ElementKey], _ visit: (ElementKey, _ a: Int?, _ b: Int?) -> Void) {
    var (placeA, placeB) = (0, 0)
    while placeA < a.count || placeB < b.count {
      if placeB == b.count || (placeA < a.count && a[placeA] < b[placeB]) {
        visit(a[placeA], placeA, nil)
        placeA += 1
      } else {
        visit(b[placeB], nil, placeB)
        placeB += 1
      }
    }
  }

  /// Asks the layout where an element starts.
  /// - Parameter key: the key after the change.
  func initialAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let layout = tracedLayout
    switch key.category {
    case .cell: return layout.initialLayoutAttributesForAppearingItem(at: key.indexPath)
    case .supplementaryView:
      return layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.indexPath)
    case .decorationView:
      return layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.indexPath)
    }
  }

  /// Asks a layout where an element ends.
  /// - Parameters:
  ///   - key: the key before the change.
  ///   - layout: the layout that is asked; nil for the present one.
  private func finalAttributes(
    for key: ElementKey, of layout: UICollectionViewLayout? = nil
  ) -> UICollectionViewLayoutAttributes? {
    let layout = TracedLayout(layout: layout ?? layoutInUse)
    switch key.category {
    case .cell: return layout.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    case .supplementaryView:
      return layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.indexPath)
    case .decorationView:
      return layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.indexPath)
    }
  }

  // MARK: Sizes that elements prefer

  /// Has inserted elements that only fade in start with the size that they prefer, and not with the estimated one.
  /// - Parameters:
  ///   - appeared: the elements that appear, in order.
  ///   - fitted: the attributes that everything on screen ends with.
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

  /// Returns the elements that go to where the layout has them after the change: their places among those that disappear,
  /// and their keys. When sizes turn out to be other ones, they go elsewhere.
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

  // MARK: New keys

  /// Gives persisting elements their new keys, and makes pictures of those that the layout sends elsewhere as well.
  /// - Returns: the pictures, and where each goes.
  private func rename(
    _ changes: ElementChanges<Element>
  ) -> [(Element, UICollectionViewLayoutAttributes)] {
    var pictures: [(Element, UICollectionViewLayoutAttributes)] = []
    for change in changes.persisting {
      guard let attributes = change.picture, let picture = picture(of: change.element) else { continue }
      callRecorder?.note("A copy of the view at \(change.element.key.indexPath) departs.", for: self)
      pictures.append((picture, attributes))
    }
    var persisting: [Element] = []
    persisting.reserveCapacity(changes.renamed.count)
    for (element, key) in changes.renamed {
      element.key = key
      element.movesWithNeighbours = true
      persisting.append(element)
    }
    for change in changes.disappearing { change.element.movesWithNeighbours = true }
    let others = visible.disappearing + pictures.map { $0.0 } + changes.disappearing.map { $0.element }
    visible.rekey(persisting, others: others, in: self)
    return pictures
  }

  /// Makes a snapshot of the view of an element, in its place.
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
  /// Leaves out the persisting elements that keep their key and their attributes.
  fileprivate mutating func leaveOutUnchanged() {
    var changed: [Persisting] = []
    changed.reserveCapacity(persisting.count)
    for change in persisting
    where change.key != change.element.key || !change.element.attributes.isSame(as: change.to) {
      changed.append(change)
    }
    persisting = changed
  }

  /// Has persisting elements start with the attributes that they show.
  fileprivate mutating func startPersistingWhereTheyAre() {
    for index in persisting.indices { persisting[index].from = persisting[index].element.attributes }
  }
}

extension UICollectionViewLayoutAttributes {
  /// Whether an element looks the same with other attributes, opacity aside.
  fileprivate func looksLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
    center == other.center && size == other.size && transform3D == other.transform3D
  }
}
