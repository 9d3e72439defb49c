// Performing changes: what appears gets a view, what persists goes to its new attributes, what disappears goes to its
// final ones and then to the reuse queue.

import CollectionIndex
import Runtime

extension UICollectionView {
  /// Performs the changes of a layout pass.
  /// - Parameters:
  ///   - animation: the block in which the pass takes place, in which the changes are animated; nil for none.
  ///   - oldBounds: of the pass before.
  ///   - isReloaded: whether the data may be others.
  func perform(
    _ changes: ElementChanges<Element>, in animation: ViewAnimation?, oldBounds: CGRect, isReloaded: Bool
  ) {
    for change in changes.persisting where change.element.attributes.size != change.to.size {
      sizing.add(change.element)
    }
    if let animation {
      guard let appeared = start(changes) else { return }
      move(changes, appeared, in: animation)
      sizing.add(appeared)
      return
    }
    let isTurned = bounds.size != oldBounds.size && !isReloaded
    for change in changes.disappearing {
      if !goOnDisappearing(change.element), !(isTurned && linger(change.element)) { remove(change.element) }
      if work.isInterrupted { return }
    }
    for change in changes.persisting {
      move(change.element, to: change.to.row)
      show(change.to, in: change.element)
      if work.isInterrupted { return }
    }
    var appeared: [Element] = []
    for change in changes.appearing {
      if let element = takeBack(change) {
        sizing.add(element)
        continue
      }
      guard let element = reappear(change) ?? makeElement(change, isAnimated: false) else { return }
      appeared.append(element)
    }
    sizing.add(appeared)
    moveAlongWithNeighbours(appeared, old: oldBounds)
  }

  /// Has what reappeared without animation move from where it was presented. It has its last place and size then: it may
  /// have said another size since.
  func resumeWhatReturned() {
    for returning in visible.takeReturned() where !returning.element.isGone { returning.resume() }
  }

  /// Gives what appears its views and everything its start, without animation.
  /// - Returns: the elements that appear, in order; nil when the program interrupted the work.
  func start(_ changes: ElementChanges<Element>) -> [Element]? {
    for change in changes.persisting {
      move(change.element, to: change.to.row)
      guard let from = change.from else { continue }
      UIView.performWithoutAnimation { show(from, in: change.element, depth: change.to.zIndex) }
      if work.isInterrupted { return nil }
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

  /// Has everything go where it ends; inside the block of the animation.
  /// - Parameters:
  ///   - appeared: the elements that appear, in order.
  ///   - fitted: where everything on screen ends, when elements turned out to need other sizes.
  func move(
    _ changes: ElementChanges<Element>, _ appeared: [Element],
    fitted: [(Element, UICollectionViewLayoutAttributes)]? = nil, in animation: ViewAnimation
  ) {
    for change in changes.persisting { change.element.movesWithNeighbours = true }
    if let fitted {
      for (element, attributes) in fitted {
        if attributes.isVisible(in: bounds) || element.key == movement?.key {
          show(attributes, in: element)
        } else {  // its neighbours are larger than they seemed, and push it out
          disappear(element, to: attributes, returningKey: element.key, in: animation)
        }
      }
    } else {
      for change in changes.persisting {
        if change.key == movement?.key {  // it is where the finger is, at once
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

  // MARK: Appearing

  /// Makes the view of an element that appears, and puts it where the element starts.
  /// - Returns: nil when the program interrupted the work.
  func makeElement(_ change: ElementChanges<Element>.Appearing, isAnimated: Bool) -> Element? {
    let start = (change.from ?? change.to).converted(to: change.to.row)
    let movement = movement
    guard let view = makeView(change.key, start) else { return nil }
    var key = change.key
    if let movement, movement.isTakenBack { key = movement.dataKey(key) }
    let element = Element(key: key, view: view, attributes: start.duplicate(), depth: change.to.zIndex)
    if key.category == .cell { changePrefetchers { $0.markUsed(key.indexPath) } }
    if isAnimated { elementObserver?.moves(.appears, view, from: element.attributes, to: change.to) }
    element.movesWithNeighbours = true
    UIView.performWithoutAnimation {
      visible.insert(element, in: self)
      // What the view lays out before it moves is not animated.
      if isAnimated { view.ownLayer.layoutBelowIfNeeded() }
    }
    if work.interruption == .reload {
      remove(element)
      return nil
    }
    return work.isInterrupted ? nil : element
  }

  /// A disappearing element that appears again: it gets its view back, which moves on from where it is presented
  /// when the change is animated.
  private func reappearing(_ change: ElementChanges<Element>.Appearing) -> Element? {
    guard let element = visible.reappear(at: change.key, in: self) else { return nil }
    move(element, to: change.to.row)
    callRecorder?.note("The view at \(change.key.indexPath) comes back from its way out.", for: self)
    setState(of: element.view, change.key)
    if change.key.category == .cell { changePrefetchers { $0.markUsed(change.key.indexPath) } }
    return element
  }

  /// An element that the block around the pass has sent off, without animation, since its neighbours seemed larger: it goes
  /// on as if it had stayed.
  private func takeBack(_ change: ElementChanges<Element>.Appearing) -> Element? {
    guard let block = ViewAnimation.current, visible.returning(to: change.key)?.departure?.animation === block,
      let element = reappearing(change)
    else { return nil }
    UIView.performWithoutAnimation { show(change.to, in: element) }
    return element
  }

  /// The same where the change is not animated: the view stands where it ends, until what returned is resumed.
  private func reappear(_ change: ElementChanges<Element>.Appearing) -> Element? {
    guard let former = visible.returning(to: change.key), let departure = former.departure else { return nil }
    visible.noteReturn(ReturningElement(former, departure, at: ownLayer.currentMediaTime))
    guard let element = reappearing(change) else { return nil }
    element.movesWithNeighbours = true
    UIView.performWithoutAnimation { show(change.to, in: element) }
    return element
  }

  // MARK: Disappearing

  /// An element that came back from its way out for the sizes that its neighbours were estimated to have, and has no room as
  /// they are larger, goes on disappearing as if it had not come back.
  /// - Returns: whether it is one.
  private func goOnDisappearing(_ element: Element) -> Bool {
    guard let returning = visible.takeReturn(of: element) else { return false }
    move(element, to: returning.row)
    visible.disappear(element, Element.Departure(animation: returning.departure.animation, returningKey: element.key))
    UIView.performWithoutAnimation { show(returning.end, in: element) }
    returning.goOn()
    return true
  }

  /// Makes an element that a turn of the screen puts off it, but that is presented on it, go on to its place with its
  /// neighbours. Should the layout have it on screen again before it arrives, it gets another view, which moves along with the
  /// neighbours, too.
  /// - Returns: whether it is such an element. Nothing that is not animated is, at the cost of a comparison.
  private func linger(_ element: Element) -> Bool {
    guard element.movesWithNeighbours, element.view.ownLayer.isAnimated, let animation = animationAround(element),
      let attributes = layoutAttributes(for: element.key), !work.isInterrupted
    else { return false }
    UIView.performWithoutAnimation { show(attributes, in: element) }
    guard isPresented(element, in: bounds) else { return false }
    UIView.performWithoutAnimation { disappear(element, to: nil, returningKey: nil, in: animation) }
    return true
  }

  /// Animates an element to where it ends; it is removed when the block's animations are over, those of its last
  /// reappearance, if it had not arrived, and those that still take it off the screen. In a block without animation it
  /// is removed at its end.
  /// - Parameter attributes: nil to stay.
  func disappear(
    _ element: Element, to attributes: UICollectionViewLayoutAttributes?, returningKey: ElementKey?,
    in animation: ViewAnimation
  ) {
    guard !element.isGone else { return }
    visible.disappear(element, Element.Departure(animation: animation, returningKey: returningKey))
    if let attributes { show(attributes, in: element) }
    // What is moved keeps its animation, which must not keep what is moved in turn: all goes with its screen.
    // Compared by identity, as weak references to views make counting all references to them slow.
    let (collectionView, view, departure) = (Weak(self), ObjectIdentifier(element.view), ObjectIdentifier(animation))
    func present() -> Element? {
      collectionView.value?.visible.disappearing.first {
        ObjectIdentifier($0.view) == view && $0.departure.map { ObjectIdentifier($0.animation) } == departure
      }
    }
    let isAnimated = ViewAnimation.isAnimating
    func leave() {
      guard let element = present(), let collectionView = collectionView.value else { return }
      guard isAnimated, let rest = collectionView.restOfWay(of: element) else { return collectionView.remove(element) }
      rest.addCompletion { _ in leave() }
    }
    animation.addCompletion { _ in leave() }
  }

  /// A running block that an element waits for before it is removed: the one of its last reappearance, or one that
  /// scrolls or moves it where it ends off the screen and is still seen.
  private func restOfWay(of element: Element) -> ViewAnimation? {
    if let reappearance = element.reappearance, reappearance.isRunning { return reappearance }
    let screen = ownLayer.presentationValues(at: ownLayer.currentMediaTime).bounds
    guard !element.attributes.isVisible(in: bounds), isPresented(element, in: screen) else { return nil }
    for layer in [ownLayer, element.row?.view?.ownLayer, element.view.ownLayer] {
      if let layer, let block = ViewAnimation.last(of: layer), block.repeatCount.isFinite { return block }
    }
    return nil
  }

  /// What disappears, or comes back from that, goes along when the content is put elsewhere for what is seen to stay in
  /// place.
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

  /// Takes an element off the screen; its view waits to be used again.
  func remove(_ element: Element) {
    // When the views of several elements are removed, the animations of the first may have been all that the others,
    // disappearing, waited for.
    guard !element.isGone else { return }
    working {
      // A finger on the view is lost with it.
      if let key = element.presentKey, key.category == .cell, selection.highlighted == key.indexPath {
        loseHighlight(of: key.indexPath)
      }
      visible.remove(element)
      let view = element.view
      view.removals += 1
      UIView.performWithoutAnimation { view.removeFromSuperview() }
      if view.reuseIdentifier != nil { tellDelegate(of: view, element.key, ends: true) }  // not of a picture
      queues.enqueue(view, kind: element.key.kind)
      if let row = element.row?.view, !row.hasElements { setNeedsLayout() }  // it may be taken away
    }
  }

  func removeAllElements() { for element in visible.stack { remove(element) } }

  // MARK: Attributes

  /// Gives an element attributes.
  /// - Parameter depth: the zIndex by which it is stacked, when it is not that of the attributes.
  func show(_ attributes: UICollectionViewLayoutAttributes, in element: Element, depth: Int? = nil) {
    let attributes = attributes.converted(to: element.row)
    let depth = depth ?? attributes.zIndex
    if depth != element.depth {
      element.depth = depth
      element.view.ownLayer.noteChange(.semantics)
      if !element.isGone { visible.restack(element, in: self) }
    }
    guard !element.attributes.isSame(as: attributes) else { return }
    if element.attributes.key != attributes.key { element.view.ownLayer.noteChange(.semantics) }
    let former = element.attributes
    element.attributes = attributes.duplicate()
    if let elementObserver, ViewAnimation.isAnimating {
      elementObserver.moves(element.isDisappearing ? .disappears : .moves, element.view, from: former, to: attributes)
    }
    element.view.show(attributes)
  }

  /// What is shown of an element that is on screen or disappears.
  final func shownAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    (visible[key] ?? visible.disappearing.first { $0.key == key })?.attributes
  }
}
