import CollectionIndex
import QuartzCore
import Runtime

/// The target of drags above a collection view: it finds the destination, asks the drop delegate, and opens the gap.
///
/// A single item of the collection view itself that is to be moved leaves its place, and the gap is its future one: it is
/// an interactive movement. Anything else opens a gap of its own.
@MainActor final class CollectionDropTarget: NSObject, UIDropInteractionDelegate {
  /// The owner of this object; not retained.
  private unowned(unsafe) let owner: CollectionDragAndDrop
  private unowned(unsafe) let collectionView: UICollectionView
  /// The drop delegate; not retained.
  @Weak var delegate: (any UICollectionViewDropDelegate)?
  var cadence = UICollectionView.ReorderingCadence.immediate
  /// The drag that is above the collection view; nil for none. Those before it may still land.
  private var session: (any UIDropSession)?
  /// Whether a drag is above the collection view.
  var isActive: Bool { session != nil }
  /// The last proposal, with its destination in the data source.
  private var proposal: (answer: UICollectionViewDropProposal, destination: IndexPath?)?
  /// The timer of a gap that waits until the finger has rested, and its place.
  private var waiting: (timer: MediaTimer, path: IndexPath)?
  private var scrolling: EdgeScrolling?

  init(_ owner: CollectionDragAndDrop) {
    self.owner = owner
    collectionView = owner.collectionView
    super.init()
  }

  func begin() { collectionView.addInteraction(UIDropInteraction(delegate: self)) }

  // MARK: Above the collection view

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    if let delegate { return delegate.collectionView(collectionView, canHandle: session) }
    return ownItem(in: session).map { mayBeMoved($0) } ?? false
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    self.session = session
    owner.applyToCells()
    delegate?.collectionView(collectionView, dropSessionDidEnter: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal
  {
    collectionView.layoutIfNeeded()
    let point = session.location(in: collectionView)
    let moves = session.allowsMoveOperation && proposal?.answer.operation ?? .move == .move
    let shown = DropDestination(collectionView: collectionView, own: moves ? ownItem(in: session) : nil).path(at: point)
    let destination = shown.map { collectionView.movement.insertionPath($0) }
    let answer =
      delegate?.collectionView(collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
      ?? UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
    proposal = (answer, destination)
    display(answer, at: shown, session)
    scroll(session)
    return answer
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    leave(session)
    delegate?.collectionView(collectionView, dropSessionDidExit: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    leave(session)
    delegate?.collectionView(collectionView, dropSessionDidEnd: session)
  }

  /// Restores the collection view as it is without a drag, unless another one is above it.
  private func leave(_ session: any UIDropSession) {
    guard self.session == nil || self.session === session else { return }
    stop()
    proposal = nil
    collectionView.movement.closeGap()
    self.session = nil
    owner.applyToCells()
  }

  private func stop() {
    scrolling?.end()
    scrolling = nil
    stopWaiting()
    owner.aim(at: nil)
  }

  /// Forgets the gap that waits, for example because its index path is no longer the same after an update.
  func stopWaiting() {
    waiting?.timer.cancel()
    waiting = nil
  }

  // MARK: The gap

  /// Displays a proposal.
  /// - Parameter shown: the destination, as displayed.
  private func display(_ proposal: UICollectionViewDropProposal, at shown: IndexPath?, _ session: any UIDropSession) {
    let isAllowed =
      proposal.operation == .copy || proposal.operation == .move && session.allowsMoveOperation
    let exists = shown.map { collectionView.data.loadedCounts().hasItem(at: $0) } ?? false
    let isInto = isAllowed && proposal.intent == .insertIntoDestinationIndexPath && exists
    owner.aim(at: isInto ? shown : nil)
    guard isAllowed, proposal.intent == .insertAtDestinationIndexPath, let shown else {
      stopWaiting()
      return collectionView.movement.closeGap()
    }
    if let waiting {
      if waiting.path == shown { return }
      stopWaiting()
    }
    let own = proposal.operation == .move ? ownItem(in: session) : nil
    let size = self.size(of: session)
    guard let delay, collectionView.movement.gap != shown else {
      return collectionView.movement.openGap(at: shown, for: own, size: size)
    }
    let timer = collectionView.ownLayer.screenContext.clock.schedule(after: delay, for: self) {
      (target: CollectionDropTarget) in
      target.waiting = nil
      target.collectionView.movement.openGap(at: shown, for: own, size: size)
    }
    waiting = (timer, shown)
  }

  /// The time in seconds for which the finger rests before the gap moves; nil for none.
  private var delay: CFTimeInterval? {
    switch cadence {
    case .immediate: nil
    case .fast: 0.1
    case .slow: 0.3
    }
  }

  /// Returns the index path, as displayed, of the only dragged item if it is the collection view's own.
  private func ownItem(in session: any UIDropSession) -> IndexPath? {
    guard session.items.count == 1, let only = owner.dragged(in: session).first else { return nil }
    return only.path
  }

  private func mayBeMoved(_ shown: IndexPath) -> Bool {
    collectionView.tracedDataSource?.collectionView(
      collectionView, canMoveItemAt: collectionView.movement.dataPath(shown)) ?? false
  }

  /// Returns the size of a gap: that of the first item at its source.
  private func size(of session: any UIDropSession) -> CGSize {
    if let path = owner.dragged(in: session).first?.path,
      let place = collectionView.tracedLayout.layoutAttributesForItem(at: path)
    {
      return place.size
    }
    return collectionView.ownLayer.screen.drag?.sizeOfFirstPreview ?? .zero
  }

  // MARK: Scrolling

  /// The size of the area around the finger that scrolls the content at an edge, in points.
  private static let scrollingReach: CGFloat = 80

  private func scroll(_ session: any UIDropSession) {
    if scrolling == nil {
      let target = Weak(self)
      scrolling = EdgeScrolling(
        in: collectionView,
        area: {
          guard let target = target.value, target.isActive else { return nil }
          let (point, reach) = (session.location(in: target.collectionView), CollectionDropTarget.scrollingReach)
          return CGRect(x: point.x - reach / 2, y: point.y - reach / 2, width: reach, height: reach)
        },
        didScroll: { _ in target.value?.collectionView.ownLayer.screen.updateDrags() })
    }
    scrolling?.begin()
  }

  // MARK: The drop

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    stopWaiting()
    let (answer, destination) = proposal ?? (UICollectionViewDropProposal(operation: .cancel), nil)
    stop()
    let movement = collectionView.movement
    if let own = ownItem(in: session), reorders(own, answer) {
      // The item has followed the gap.
      let item = session.items[0]
      movement.drop()
      owner.land([.init(item: item, path: ownItem(in: session))], for: session)
      return
    }
    let place = movement.gap.map { movement.insertionPath($0) } ?? destination
    movement.abandon()
    let coordinator = DropCoordinator(
      collectionView, session,
      place == nil ? UICollectionViewDropProposal(operation: answer.operation, intent: .unspecified) : answer, place,
      sources: owner.dragged(in: session).map { .init(item: $0.item, path: $0.path.map { movement.dataPath($0) }) })
    delegate?.collectionView(collectionView, performDropWith: coordinator)
    // The gap closes unless an update has used it.
    if collectionView.layoutPass.progress.needsPass { movement.animateMovement() }
    owner.land(coordinator.finish(), for: session)
  }

  /// Returns whether the data source moves the item: a diffable one that allows it, or any if there is no delegate.
  private func reorders(_ own: IndexPath, _ answer: UICollectionViewDropProposal) -> Bool {
    guard let current = collectionView.movement.current, current.isGap else { return false }
    return delegate == nil
      || collectionView.lists.outline != nil && answer.operation == .move
        && answer.intent == .insertAtDestinationIndexPath && mayBeMoved(own)
  }

  // MARK: Assistive technology

  /// Returns the actions that drop the dragged items at an item, or end the drag.
  /// - Parameter path: the index path in the data source.
  func accessibilityActions(at path: IndexPath) -> [UIAccessibilityCustomAction] {
    guard let drag = collectionView.ownLayer.screen.drag, drag.phase == .dragging else { return [] }
    let list = Weak(collectionView)
    return [
      UIAccessibilityCustomAction(name: "Drop Here") { _ in
        guard drag.phase == .dragging, let cell = list.value?.cellForItem(at: path) else { return false }
        drag.move(to: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
        drag.end()
        return true
      },
      UIAccessibilityCustomAction(name: "Cancel Drag") { _ in
        drag.cancel()
        return true
      },
    ]
  }
}
