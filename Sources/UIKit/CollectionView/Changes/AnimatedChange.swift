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
///   together with the waiting updates, and the completion receives false. A layout that has prepared for the change
///   finalizes it.
/// - An invalidation, a content offset or a selection does not interrupt it: the layout prepares once more before it is
///   asked for attributes, and anything later is displayed by the next layout pass.
/// - Everything that waits is performed before the call that started the change returns, by `working(_:)`.
@MainActor final class AnimatedChange {
  private unowned(unsafe) let collectionView: UICollectionView
  private let animation: ViewAnimation
  /// The batch update; nil for a change of layouts alone.
  private let update: CollectionUpdate?
  /// The change of layouts; nil for a batch update alone.
  private let transition: LayoutTransition?
  /// The content offset that is proposed to the layout. nil keeps the item at the centre of the screen in a change of
  /// layouts, and the present offset in an update.
  private let proposedOffset: CGPoint?
  /// The completion, called at the end of the animations with whether they ran to their end, or when the change is
  /// interrupted. It does not retain the collection view: layers own the animation, which ends with its screen.
  private let completion: @MainActor (Bool) -> Void
  /// Whether the layout has prepared for the update, which it finalizes then, too.
  private var isUpdatePrepared = false

  init(
    of collectionView: UICollectionView, update: CollectionUpdate? = nil, transition: LayoutTransition? = nil,
    proposedOffset: CGPoint? = nil, completion: @escaping @MainActor (Bool) -> Void
  ) {
    animation = Self.makeAnimation()
    (self.collectionView, self.update, self.transition) = (collectionView, update, transition)
    (self.proposedOffset, self.completion) = (proposedOffset, completion)
  }

  /// Returns the animation of a change requested by the app: 0.3 s with ease-in and ease-out, unless a surrounding
  /// block or transaction has other values.
  static func makeAnimation() -> ViewAnimation {
    ViewAnimation(
      duration: UIView.areAnimationsEnabled
        ? CATransaction.explicitAnimationDuration ?? AxisMotion.programmaticDuration : 0,
      delay: 0, curve: .timing(CAMediaTimingFunction(name: .easeInEaseOut)), options: [])
  }

  /// Displays the change in its animation, inside a piece of work.
  /// - Returns: false if the app interrupted it, so that its final state is displayed without animation.
  @discardableResult func perform() -> Bool {
    collectionView.work.beginPass()
    let oldLayout = collectionView.layoutInUse
    let isAnimated = show(keeping: begin())
    collectionView.layoutPass.anchors.rule = .firstSettled
    if update != nil {
      oldLayout.forgetFormerPlaces()
      collectionView.layoutInUse.forgetFormerPlaces()
    }
    if !isAnimated {
      UIView.performWithoutAnimation(finalize)
      // The waiting updates are displayed together with the change.
      for update in collectionView.work.updates { update.isRedisplayed = true }
      if collectionView.work.interruption == .update { collectionView.redisplay() }
      collectionView.layoutPass.invalidateElements()
      animation.run({}, completion: nil)  // the content may be moving to its target offset in it
      transition?.end()
      completion(false)
    }
    if transition != nil { collectionView.transitions.release(oldLayout) }
    return isAnimated
  }

  /// Brings the state of the collection view to the end of a change, and invalidates the layout.
  /// - Returns: the anchor of a change of layouts.
  private func begin() -> ContentAnchor? {
    if let update {
      collectionView.updates.follow(update.map)
      collectionView.layoutInUse.keepFormerPlaces()
      collectionView.layoutPass.anchors.rule = .first
    }
    var anchor: ContentAnchor?
    if let transition {
      if proposedOffset == nil { anchor = collectionView.layoutPass.anchors.inMiddle() }
      if let map = update?.map, let path = anchor?.path {
        if let path = map.newPath(ofOld: path) { anchor?.path = path } else { anchor = nil }
      } else if let anchor {
        collectionView.layoutPass.anchors.rule = .item(anchor.path)
      }
      transition.new.attachedCollectionView = collectionView
      transition.prepare()
      for element in collectionView.visible.stack { transition.begin(element.view) }
      collectionView.transitions.use(transition.new)
    }
    if transition != nil || update?.batch.isEmpty ?? true { collectionView.layoutInUse.invalidateLayout() }
    if let update, !update.batch.isEmpty {
      let context = collectionView.updates.contextForNewData(isReload: false)
      context.updatedIndexes = update.map.indexes
      context.hasCounts = true
      collectionView.layoutInUse.invalidateLayout(with: context)
    }
    return anchor
  }

  /// Displays the change.
  /// - Returns: false if the app interrupted it.
  private func show(keeping anchor: ContentAnchor?) -> Bool {
    let presenter = collectionView.presenter
    let selectionChanges = collectionView.selection.changes
    let asked = ask(keeping: anchor)
    if let update {
      // Only now are the supplementary and decoration views known that the layout deletes and inserts.
      collectionView.visible.mapReturningKeys { $0.category == .cell ? $0 : update.map.presentKey(ofOld: $0) }
    } else if let anchor {
      collectionView.layoutPass.anchors.settle(anchor, at: collectionView.contentOffset)
    }
    guard var changes = asked else { return false }
    let pictures = update == nil ? [] : rename(changes)
    if collectionView.selection.changes != selectionChanges {  // the app's layout has selected, by the new index paths
      for element in collectionView.visible.shown.all {
        collectionView.selection.apply(to: element.view, element.key)
      }
    }
    guard let appeared = presenter.start(changes) else { return false }
    if let transition { for element in appeared { transition.begin(element.view) } }
    let leaving = placesOfLeaving(changes)
    let fitted = collectionView.fitting.targetsAfterFitting(changes, appeared, in: animation)
    if collectionView.work.isInterrupted { return false }
    if let fitted {
      startWhereItFits(changes, appeared, fitted)
      for (index, key) in leaving {
        changes.disappearing[index].to = collectionView.layoutInUse.placeOfLeaving(
          key, before: changes.disappearing[index].element.key)
      }
    }
    animation.runAsPart(
      { [self] in
        presenter.move(changes, appeared, fitted: fitted, in: animation)
        for (picture, attributes) in pictures {
          presenter.disappear(picture, to: attributes, returningKey: nil, in: animation)
        }
        finalize()
        if fitted != nil { collectionView.layoutPass.settle(after: update?.map) }
      },
      completion: { [transition, completion] finished in
        transition?.end()
        completion(finished)
      })
    collectionView.rows?.removeEmpty()
    for move in update?.batch.itemMoves ?? [] {
      let key = ElementKey(.cell, nil, move.to)
      (collectionView.visible[key] ?? collectionView.visible.returning(to: key))?.movesWithNeighbours = false
    }
    return true
  }

  /// Notifies the layouts that have prepared for the change at its end.
  private func finalize() {
    if isUpdatePrepared { collectionView.tracedLayout.finalizeCollectionViewUpdates() }
    transition?.finalize()
  }

  /// Requests the initial and final attributes of everything from the layout.
  /// - Parameter anchor: the item that keeps its visible position; nil for none.
  /// - Returns: nil if the app interrupted it.
  private func ask(keeping anchor: ContentAnchor?) -> ElementChanges<Element>? {
    let layout = collectionView.tracedLayout
    if update != nil { collectionView.layoutPass.boundsChanges.beginUpdate(in: animation) }
    collectionView.layoutPass.prepareIfNeeded()
    collectionView.contentSize = layout.collectionViewContentSize
    if let update {
      if !layout.hasSilentQueries { _ = layout.layoutAttributesForElements(in: collectionView.bounds) }
      isUpdatePrepared = true
      let offset = collectionView.contentOffset
      layout.prepare(forCollectionViewUpdates: update.batch.items(update.map.indexes))
      collectionView.layoutPass.boundsChanges.endUpdate()
      collectionView.contentSize = layout.collectionViewContentSize
      if collectionView.contentOffset != offset { collectionView.keepMotionInRange() }  // the layout has shifted it
    }
    collectionView.layoutPass.boundsChanges.moveToTargetOffset(
      proposed: proposedOffset
        ?? anchor.flatMap { collectionView.layoutPass.anchors.offset(for: $0, in: collectionView.layoutInUse) },
      in: animation)
    if collectionView.work.isInterrupted { return nil }
    collectionView.layoutPass.takePrepared()
    var changes: ElementChanges<Element>
    if let update {
      update.show(collectionView.layoutPass.attributesOnScreen())
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
        if collectionView.bounds != update.bounds {
          changes.passing = ends.passing(
            from: update.bounds, to: collectionView.layoutPass.progress.laidOutBounds, now: collectionView.bounds,
            upTo: ElementPresenter.screensOnWay, where: { update.staysFromOffScreen($0) })
        }
      }
    } else {
      changes = ElementChanges(before: collectionView.visible.shown) { _ in
        collectionView.layoutPass.attributesOnScreen()
      }
      if let transition { EndQueries(transition).ask { $0.complete(&changes) } }
    }
    return collectionView.work.isInterrupted ? nil : changes
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
      UIView.performWithoutAnimation {
        collectionView.presenter.show(start, in: element, depth: change.to.zIndex)
      }
    }
  }

  /// Returns the elements that move to their positions in the layout after the change: their indexes among the
  /// disappearing ones, and their keys. When sizes turn out to differ, their destinations change.
  private func placesOfLeaving(_ changes: ElementChanges<Element>) -> [(index: Int, key: ElementKey)] {
    guard collectionView.layoutInUse.hasEstimatedSizes else { return [] }
    var places: [(index: Int, key: ElementKey)] = []
    for (index, change) in changes.disappearing.enumerated() {
      guard let key = change.returningKey, let end = change.to,
        let place = collectionView.layoutInUse.placeOfLeaving(key, before: change.element.key), end.isSame(as: place)
      else { continue }
      places.append((index, key))
    }
    return places
  }

  // MARK: New keys

  /// Gives persisting elements their new keys, and takes their snapshots.
  /// - Returns: the snapshots, and the destination of each.
  private func rename(
    _ changes: ElementChanges<Element>
  ) -> [(Element, UICollectionViewLayoutAttributes)] {
    let pictures = collectionView.presenter.pictures(of: changes)
    var persisting: [Element] = []
    persisting.reserveCapacity(changes.renamed.count)
    for index in changes.renamed.indices {
      let element = changes.renamed[index].element
      element.key = changes.renamed[index].key
      element.movesWithNeighbours = true
      persisting.append(element)
    }
    for change in changes.disappearing { change.element.movesWithNeighbours = true }
    let others = collectionView.visible.disappearing + pictures.map { $0.0 } + changes.disappearing.map { $0.element }
    collectionView.visible.rekey(persisting, others: others, in: collectionView)
    return pictures
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
