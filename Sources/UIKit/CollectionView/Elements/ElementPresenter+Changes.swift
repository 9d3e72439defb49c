// Performing changes: appearing elements get views, persisting ones move to their new attributes, and disappearing ones
// move to their final attributes and then to the reuse queue.

import CollectionIndex
import Runtime

extension ElementPresenter {
  /// Performs the changes of a layout pass.
  /// - Parameters:
  ///   - animation: the block that contains the pass and animates the changes; nil for none.
  ///   - oldBounds: the bounds of the pass before.
  ///   - isReloaded: whether the data may have changed.
  func perform(
    _ changes: ElementChanges<Element>, in animation: ViewAnimation?, oldBounds: CGRect, isReloaded: Bool
  ) {
    let collectionView = collectionView!
    for change in changes.persisting where change.element.attributes.size != change.to.size {
      collectionView.fitting.add(change.element)
    }
    if let animation {
      let pictures = self.pictures(of: changes)
      guard let appeared = start(changes) else {
        for (picture, _) in pictures { discard(picture) }
        return
      }
      move(changes, appeared, in: animation)
      for (picture, attributes) in pictures { disappear(picture, to: attributes, returningKey: nil, in: animation) }
      collectionView.fitting.add(appeared)
      return
    }
    let isTurned = collectionView.bounds.size != oldBounds.size && !isReloaded
    for change in changes.disappearing {
      if !goOnDisappearing(change.element), !(isTurned && linger(change.element)) { remove(change.element) }
      if collectionView.work.isInterrupted { return }
    }
    for change in changes.persisting {
      move(change.element, intoRowOf: change.to)
      show(change.to, in: change.element)
      if collectionView.work.isInterrupted { return }
    }
    var appeared: [Element] = []
    for change in changes.appearing {
      if let element = takeBack(change) {
        collectionView.fitting.add(element)
        continue
      }
      guard let element = reappear(change) ?? makeElement(change, isAnimated: false) else { return }
      appeared.append(element)
    }
    collectionView.fitting.add(appeared)
    moveAlongWithNeighbours(appeared, old: oldBounds)
  }

  /// Animates elements that reappeared without animation from their presented positions. By now they have their final
  /// position and their final size, even if they were measured again since.
  func resumeWhatReturned() {
    for returning in visible.takeReturned() where !returning.element.isGone { returning.resume() }
  }

  /// Creates the views of appearing elements and moves everything to its start, without animation.
  /// - Returns: the elements that appear, in order; nil if the app interrupted the work.
  func start(_ changes: ElementChanges<Element>) -> [Element]? {
    let collectionView = collectionView!
    for change in changes.persisting {
      move(change.element, intoRowOf: change.to)
      guard let from = change.from else { continue }
      UIView.performWithoutAnimation { show(from, in: change.element, depth: change.to.zIndex) }
      if collectionView.work.isInterrupted { return nil }
    }
    var appeared: [Element] = []
    for change in changes.appearing {
      guard let element = reappearing(change) ?? makeElement(change, isAnimated: true) else { return nil }
      element.movesWithNeighbours = !change.isInserted && (change.from ?? change.to).center != change.to.center
      appeared.append(element)
    }
    for change in changes.passing where (reappearing(change) ?? makeElement(change, isAnimated: true)) == nil {
      return nil
    }
    return appeared
  }

  /// Moves everything to its final position; called inside the animation block.
  /// - Parameters:
  ///   - appeared: the elements that appear, in order.
  ///   - fitted: the final attributes of all visible elements, when elements turned out to need other sizes.
  func move(
    _ changes: ElementChanges<Element>, _ appeared: [Element],
    fitted: [(Element, UICollectionViewLayoutAttributes)]? = nil, in animation: ViewAnimation
  ) {
    let collectionView = collectionView!
    for change in changes.persisting { change.element.movesWithNeighbours = true }
    if let fitted {
      for (element, attributes) in fitted {
        if attributes.isVisible(in: collectionView.bounds) || element.key == collectionView.movement.key {
          show(attributes, in: element)
        } else {  // its neighbours are larger than estimated, and push it out
          disappear(element, to: attributes, returningKey: element.key, in: animation)
        }
      }
    } else {
      for change in changes.persisting {
        if change.key == collectionView.movement.key {  // it follows the finger without delay
          UIView.performWithoutAnimation { show(change.to, in: change.element) }
        } else {
          show(change.to, in: change.element)
        }
      }
      for (element, change) in zip(appeared, changes.appearing) { show(change.to, in: element) }
    }
    for change in changes.disappearing {
      disappear(change.element, to: change.to, returningKey: change.returningKey, in: animation)
    }
    for change in changes.passing {
      guard let element = visible[change.key] else { continue }
      disappear(element, to: change.to, returningKey: change.key, in: animation)
    }
  }

  // MARK: Snapshots

  /// Takes snapshots of the persisting elements that the layout also sends elsewhere.
  /// - Returns: the snapshots, and the destination of each.
  func pictures(of changes: ElementChanges<Element>) -> [(Element, UICollectionViewLayoutAttributes)] {
    var pictures: [(Element, UICollectionViewLayoutAttributes)] = []
    for change in changes.persisting {
      guard let attributes = change.picture, let picture = picture(of: change.element) else { continue }
      collectionView.callRecorder?.note(
        "A copy of the view at \(change.element.key.indexPath) departs.", for: collectionView)
      pictures.append((picture, attributes))
    }
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
      let made = Element(key: element.key, view: view, attributes: element.attributes, row: element.row)
      view.show(element.attributes)
      picture.frame = view.bounds
      collectionView.visible.insertCopy(made, in: collectionView)
      copy = made
    }
    return copy
  }

  /// Removes a snapshot that has not departed.
  private func discard(_ picture: Element) {
    visible.remove(picture)
    UIView.performWithoutAnimation { picture.view.removeFromSuperview() }
  }

  // MARK: Appearing

  /// Creates the view of an appearing element, with its initial attributes.
  /// - Returns: nil if the app interrupted the work.
  func makeElement(_ change: ElementChanges<Element>.Appearing, isAnimated: Bool) -> Element? {
    let collectionView = collectionView!
    let row = collectionView.rows?.row(of: change.to)
    let start = converted(change.from ?? change.to, to: row)
    let movement = collectionView.movement.current
    guard let view = makeView(change.key, start) else { return nil }
    var key = change.key
    if let movement, movement.isTakenBack { key = movement.dataKey(key) }
    let element = Element(key: key, view: view, attributes: start.duplicate(), row: row, depth: change.to.zIndex)
    if key.category == .cell { collectionView.prefetching?.markUsed(key.indexPath) }
    if isAnimated { collectionView.elementObserver?.moves(.appears, view, from: element.attributes, to: change.to) }
    element.movesWithNeighbours = true
    UIView.performWithoutAnimation {
      visible.insert(element, in: collectionView)
      // The layout of the view's subviews before it moves is not animated.
      if isAnimated { view.ownLayer.layoutBelowIfNeeded() }
    }
    if collectionView.work.interruption == .reload {
      remove(element)
      return nil
    }
    return collectionView.work.isInterrupted ? nil : element
  }

  /// Returns a disappearing element that appears again, with its view. The view moves on from its presented position if
  /// the change is animated.
  private func reappearing(_ change: ElementChanges<Element>.Appearing) -> Element? {
    let collectionView = collectionView!
    guard let element = visible.reappear(at: change.key, in: collectionView) else { return nil }
    move(element, intoRowOf: change.to)
    collectionView.callRecorder?.note(
      "The view at \(change.key.indexPath) comes back from its way out.", for: collectionView)
    collectionView.selection.apply(to: element.view, change.key)
    collectionView.movement.dragAndDrop?.apply(to: element.view, change.key)
    if change.key.category == .cell { collectionView.prefetching?.markUsed(change.key.indexPath) }
    return element
  }

  /// Returns an element that the surrounding block sent off screen without animation, because its neighbours were
  /// estimated too large: it continues as if it had stayed.
  private func takeBack(_ change: ElementChanges<Element>.Appearing) -> Element? {
    guard let block = ViewAnimation.current, visible.returning(to: change.key)?.departure?.animation === block,
      let element = reappearing(change)
    else { return nil }
    UIView.performWithoutAnimation { show(change.to, in: element) }
    return element
  }

  /// Returns a disappearing element that appears again in a change that is not animated: its view is at its final
  /// position until returned elements are resumed.
  private func reappear(_ change: ElementChanges<Element>.Appearing) -> Element? {
    guard let former = visible.returning(to: change.key), let departure = former.departure else { return nil }
    visible.noteReturn(ReturningElement(former, departure, at: collectionView.ownLayer.currentMediaTime))
    guard let element = reappearing(change) else { return nil }
    element.movesWithNeighbours = true
    UIView.performWithoutAnimation { show(change.to, in: element) }
    return element
  }

  // MARK: Disappearing

  /// Lets an element go on disappearing that reappeared only because of its neighbours' estimated sizes, and has no
  /// space now that they are larger.
  /// - Returns: whether the element is one of these.
  private func goOnDisappearing(_ element: Element) -> Bool {
    guard let returning = visible.takeReturn(of: element) else { return false }
    move(element, to: returning.row)
    var departure = returning.departure
    departure.returningKey = element.key
    visible.disappear(element, departure)
    UIView.performWithoutAnimation { show(returning.end, in: element) }
    returning.goOn()
    return true
  }

  /// Moves an element on to its position together with its neighbours, if a rotation of the screen puts it off screen
  /// while its presentation is still visible. If it becomes visible in the layout again before it arrives, it gets
  /// another view, which moves along with the neighbours as well.
  /// - Returns: whether the element is one of these. Without animations, the check costs one comparison.
  private func linger(_ element: Element) -> Bool {
    guard element.movesWithNeighbours, element.view.ownLayer.isAnimated, let animation = animationAround(element),
      let attributes = collectionView.tracedLayout.attributes(for: element.key), !collectionView.work.isInterrupted
    else { return false }
    UIView.performWithoutAnimation { show(attributes, in: element) }
    guard isPresented(element, in: collectionView.bounds) else { return false }
    UIView.performWithoutAnimation { disappear(element, to: nil, returningKey: nil, in: animation) }
    return true
  }

  /// Animates an element to its final attributes. It is removed at the end of the block's animations, of those of its
  /// last reappearance if it had not arrived, and of those that still take it off screen; in a block without animation,
  /// at the end of the block.
  /// - Parameter attributes: the final attributes; nil to stay in place.
  func disappear(
    _ element: Element, to attributes: UICollectionViewLayoutAttributes?, returningKey: ElementKey?,
    in animation: ViewAnimation
  ) {
    let collectionView = collectionView!
    guard !element.isGone else { return }
    let departure = visible.makeDeparture(in: animation, returningKey: returningKey)
    visible.disappear(element, departure)
    if let attributes { show(attributes, in: element) }
    // The animation retains the view, and must not be retained by it in turn. The departure is known by its number: a
    // later animation can have the address of this one, and weak references to views slow down all their reference
    // counting.
    let (list, number) = (Weak(collectionView), departure.number)
    func present() -> Element? {
      list.value?.visible.disappearing.first { $0.departure?.number == number }
    }
    let isAnimated = ViewAnimation.isAnimating
    func leave() {
      guard let element = present(), let collectionView = list.value else { return }
      let presenter = collectionView.presenter
      guard isAnimated, let rest = presenter.restOfWay(of: element) else { return presenter.remove(element) }
      rest.addCompletion { _ in leave() }
    }
    animation.addCompletion { _ in leave() }
  }

  /// Returns a running block that an element has to wait for before it is removed: the one of its last reappearance, or
  /// one that scrolls or moves it off screen while it is still visible.
  private func restOfWay(of element: Element) -> ViewAnimation? {
    if let reappearance = element.reappearance, reappearance.isRunning { return reappearance }
    let screen = collectionView.ownLayer.presentationValues(at: collectionView.ownLayer.currentMediaTime).bounds
    guard !element.isVisible(in: collectionView.bounds), isPresented(element, in: screen) else { return nil }
    for layer in [collectionView.ownLayer, element.row?.view?.ownLayer, element.view.ownLayer] {
      if let layer, let block = ViewAnimation.last(of: layer), block.repeatCount.isFinite { return block }
    }
    return nil
  }

  /// Moves disappearing and returning elements along when the content is moved to keep visible elements in place.
  func shiftDisappearing(by way: CGPoint) {
    visible.shiftReturned(by: way)
    UIView.performWithoutAnimation {
      for element in visible.disappearing {
        let attributes = element.attributes.duplicate()
        attributes.center = CGPoint(x: attributes.center.x + way.x, y: attributes.center.y + way.y)
        show(attributes, in: element, depth: element.depth)
      }
    }
  }

  /// Removes an element from the screen and enqueues its view for reuse.
  func remove(_ element: Element) {
    let collectionView = collectionView!
    // When the views of several elements are removed, the animations of the first may have been the last that the other
    // disappearing ones waited for.
    guard !element.isGone else { return }
    collectionView.work.perform {
      collectionView.selection.viewWillLeave(element.view)
      visible.remove(element)
      let view = element.view
      view.removals += 1
      UIView.performWithoutAnimation { view.removeFromSuperview() }
      if view.reuseIdentifier != nil { tellDelegate(of: view, element.key, ends: true) }  // not for a snapshot
      enqueue(view, kind: element.key.kind)
      // The row's view may be removed.
      if let row = element.row?.view, !row.hasElements { collectionView.setNeedsLayout() }
    }
  }

  /// Moves an element into the row of attributes, or out of one.
  private func move(_ element: Element, intoRowOf attributes: UICollectionViewLayoutAttributes) {
    guard attributes.row?.number != element.row?.number else { return }
    move(element, to: collectionView.rows?.row(of: attributes))
  }

  /// Moves an element into another row, or out of one. It keeps its visible position, and its animations continue.
  private func move(_ element: Element, to row: OrthogonalRow?) {
    guard element.row !== row, !element.isGone else { return }
    UIView.performWithoutAnimation {
      let attributes = converted(element.attributes, to: row)
      visible.move(element, to: row, in: collectionView)
      element.attributes = attributes
      element.view.show(attributes)
    }
  }

  /// Returns attributes in another row or none with the same presented position.
  private func converted(_ attributes: UICollectionViewLayoutAttributes, to row: OrthogonalRow?)
    -> UICollectionViewLayoutAttributes
  { collectionView.rows?.converted(attributes, to: row) ?? attributes }

  func removeAllElements() { for element in visible.stack { remove(element) } }

  // MARK: Attributes

  /// Applies attributes to an element.
  /// - Parameter depth: the z-index by which it is stacked, if it is not that of the attributes.
  func show(_ attributes: UICollectionViewLayoutAttributes, in element: Element, depth: Int? = nil) {
    var attributes = attributes
    if attributes.row?.number != element.row?.number {
      attributes = converted(attributes, to: element.row)
    }
    let depth = depth ?? attributes.zIndex
    if depth != element.depth {
      element.depth = depth
      element.view.ownLayer.noteChange(.semantics)
      if !element.isGone { visible.restack(element, in: collectionView) }
    }
    guard !element.attributes.isSame(as: attributes) else { return }
    if element.attributes.key != attributes.key { element.view.ownLayer.noteChange(.semantics) }
    let former = element.attributes
    element.attributes = attributes.duplicate()
    if ViewAnimation.isAnimating, let observer = collectionView.elementObserver {
      observer.moves(element.isDisappearing ? .disappears : .moves, element.view, from: former, to: attributes)
    }
    element.view.show(attributes)
  }
}
