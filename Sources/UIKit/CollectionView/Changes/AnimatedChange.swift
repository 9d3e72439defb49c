// Changes that the collection view animates by itself: batch updates, changes of layouts, and both at once.

import CollectionIndex
import Runtime

/// A batch update or a change of layouts, or both at once, in an animation of its own.
///
/// The layout is called in this order: `prepare()`, content size, in an update the elements (provisional),
/// `prepare(forCollectionViewUpdates:)` and the content size again; then target offset, elements, final attributes in
/// the order of the old keys, and initial ones in that of the new keys. Then everything moves in one animation block,
/// in which the layout finalizes the update and the transition.
///
/// **Interruptions.** Each of these steps calls the app: its layout, data source, delegate and views. Whatever the app
/// does in such a call, its own call returns at once, and nothing of the change is displayed yet.
///
/// - A reload or a batch update interrupts the change and invalidates its elements. Each step checks
///   `work.isInterrupted` after it has called the app, and gives up. The final state is displayed without animation,
///   together with the waiting updates, and the completion receives false.
/// - An invalidation, a content offset or a selection does not interrupt it: the layout prepares once more before it is
///   asked for attributes, and anything later is displayed by the next layout pass.
/// - Everything that waits is performed before the call that started the change returns, by `working(_:)`.
@MainActor final class AnimatedChange {
  let animation: ViewAnimation
  /// The batch update; nil for a change of layouts alone.
  let update: CollectionUpdate?
  /// The change of layouts; nil for a batch update alone.
  let transition: LayoutTransition?
  /// The content offset that is proposed to the layout. nil keeps the item at the centre of the screen in a change of
  /// layouts, and the present offset in an update.
  let proposedOffset: CGPoint?
  /// The completion, called at the end of the animations with whether they ran to their end, or when the change is
  /// interrupted. It does not retain the collection view: layers own the animation, which ends with its screen.
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
  /// Displays a change in its animation, inside a piece of work.
  /// - Returns: false if the app interrupted it, so that its final state is displayed without animation.
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
      // The waiting updates are displayed together with the change.
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

  /// Displays the change.
  /// - Returns: false if the app interrupted it.
  private func show(_ change: AnimatedChange, keeping anchor: ContentAnchor?) -> Bool {
    let (animation, update) = (change.animation, change.update)
    let selectionChanges = selection.changes
    let asked = ask(change, keeping: anchor)
    if let update {
      // Only now are the supplementary and decoration views known that the layout deletes and inserts.
      visible.mapReturningKeys { $0.category == .cell ? $0 : update.map.presentKey(ofOld: $0) }
    } else if let anchor {
      anchors.settle(anchor, at: contentOffset)
    }
    guard var changes = asked else { return false }
    let pictures = update == nil ? [] : rename(changes)
    if selection.changes != selectionChanges {  // the app's layout has selected, by the new index paths
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

  /// Requests the initial and final attributes of everything from the layout.
  /// - Parameter anchor: the item that keeps its visible position; nil for none.
  /// - Returns: nil if the app interrupted it.
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
      changes = update.compare()
      changes.leaveOutUnchanged()
      EndQueries(to: layout, defaults: .update(update)).ask { ends in
        if layout.hasDefaultEnds {
          changes.startPersistingWhereTheyAre()
          ends.complete(&changes)
        } else {
          ends.completeAll(&changes)
        }
        if bounds != update.bounds {
          changes.passing = ends.passing(
            from: update.bounds, to: layoutProgress.laidOutBounds, now: bounds,
            where: { update.staysFromOffScreen($0) })
        }
      }
    } else {
      changes = ElementChanges(before: visible.shown) { _ in attributesOnScreen() }
      if let transition = change.transition { EndQueries(transition).ask { $0.complete(&changes) } }
    }
    return work.isInterrupted ? nil : changes
  }

  // MARK: Preferred sizes

  /// Makes inserted elements that only fade in start with their preferred size instead of the estimated one.
  /// - Parameters:
  ///   - appeared: the elements that appear, in order.
  ///   - fitted: the final attributes of all visible elements.
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

  /// Returns the elements that move to their positions in the layout after the change: their indexes among the
  /// disappearing ones, and their keys. When sizes turn out to differ, their destinations change.
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

  /// Takes snapshots of the persisting elements that the layout also sends elsewhere.
  /// - Returns: the snapshots, and the destination of each.
  func pictures(of changes: ElementChanges<Element>) -> [(Element, UICollectionViewLayoutAttributes)] {
    var pictures: [(Element, UICollectionViewLayoutAttributes)] = []
    for change in changes.persisting {
      guard let attributes = change.picture, let picture = picture(of: change.element) else { continue }
      callRecorder?.note("A copy of the view at \(change.element.key.indexPath) departs.", for: self)
      pictures.append((picture, attributes))
    }
    return pictures
  }

  /// Gives persisting elements their new keys, and takes their snapshots.
  /// - Returns: the snapshots, and the destination of each.
  private func rename(
    _ changes: ElementChanges<Element>
  ) -> [(Element, UICollectionViewLayoutAttributes)] {
    let pictures = pictures(of: changes)
    var persisting: [Element] = []
    persisting.reserveCapacity(changes.renamed.count)
    for index in changes.renamed.indices {
      let element = changes.renamed[index].element
      element.key = changes.renamed[index].key
      element.movesWithNeighbours = true
      persisting.append(element)
    }
    for change in changes.disappearing { change.element.movesWithNeighbours = true }
    let others = visible.disappearing + pictures.map { $0.0 } + changes.disappearing.map { $0.element }
    visible.rekey(persisting, others: others, in: self)
    return pictures
  }

  /// Returns a snapshot of an element's view, at the same position.
  private func picture(of element: Element) -> Element? {
    guard let picture = element.view.snapshotView(afterScreenUpdates: false) else { return nil }
    var copy: Element?
    // In an animation, a view would grow from zero size in the upper left corner.
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
  /// Removes the persisting elements that keep their key and their attributes.
  fileprivate mutating func leaveOutUnchanged() {
    var changed: [Persisting] = []
    changed.reserveCapacity(persisting.count)
    for change in persisting
    where change.key != change.element.key || !change.element.attributes.isSame(as: change.to) {
      changed.append(change)
    }
    persisting = changed
  }

  /// Makes persisting elements start with the attributes they are displayed with.
  fileprivate mutating func startPersistingWhereTheyAre() {
    for index in persisting.indices { persisting[index].from = persisting[index].element.attributes }
  }
}
