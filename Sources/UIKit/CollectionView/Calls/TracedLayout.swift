/// A layout whose calls are recorded.
@MainActor struct TracedLayout {
  let layout: UICollectionViewLayout

  private var view: UICollectionView? { layout.attachedCollectionView }
  private var recorder: (any CallRecorder)? {
    guard UIScreen.areAnyObserved else { return nil }
    return view.map { $0.ownLayer.screen.callRecorder } ?? UIScreen.main.callRecorder
  }

  /// Makes a call and records it.
  @inline(__always) func tell<Answer>(
    _ name: String, _ arguments: @autoclosure () -> [CallValue] = [], answer: (Answer) -> CallValue? = { _ in nil },
    _ call: () -> Answer
  ) -> Answer {
    recorded(.layout, name, arguments(), for: view, by: recorder, answer: answer, call)
  }

  /// Makes a call that returns attributes, records it and checks the attributes.
  @inline(__always) private func attributes(
    _ name: String, _ arguments: @autoclosure () -> [CallValue], _ call: () -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    tell(name, arguments(), answer: CallValue.attributes) {
      let attributes = call()
      check(attributes, name)
      return attributes
    }
  }

  // MARK: Queries

  func prepare() {
    tell("prepare()") { layout.prepare() }
  }

  var collectionViewContentSize: CGSize {
    tell("collectionViewContentSize", answer: CallValue.size) {
      let size = layout.collectionViewContentSize
      ensureNumbers(size, "the layout's collectionViewContentSize")
      return size
    }
  }

  func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    tell("layoutAttributesForElements(in:)", [.rect(rect)], answer: CallValue.elements) {
      let attributes = layout.layoutAttributesForElements(in: rect)
      check(attributes, "layoutAttributesForElements(in:)")
      return attributes
    }
  }

  /// Whether queries have no observable effects, which includes that there is no recorder.
  var hasSilentQueries: Bool { recorder == nil && layout.hasSilentQueries }

  /// Whether persisting elements of an update need not be queried. A recorder receives all queries.
  var hasDefaultEnds: Bool { recorder == nil && layout.hasDefaultEnds }

  /// Returns the attributes of the wanted elements in a rectangle, for a layout with silent queries.
  func layoutAttributesForElements(
    in rect: CGRect, where isWanted: (ElementKey) -> Bool
  ) -> [UICollectionViewLayoutAttributes] {
    let attributes = layout.layoutAttributesForElements(in: rect, where: isWanted)
    check(attributes, "layoutAttributesForElements(in:)")
    return attributes
  }

  func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes("layoutAttributesForItem(at:)", [.path(indexPath)]) { layout.layoutAttributesForItem(at: indexPath) }
  }

  func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes("layoutAttributesForSupplementaryView(ofKind:at:)", [.text(kind), .path(path)]) {
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    }
  }

  func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes("layoutAttributesForDecorationView(ofKind:at:)", [.text(kind), .path(path)]) {
      layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    }
  }

  // MARK: Invalidation

  func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    tell("shouldInvalidateLayout(forBoundsChange:)", [.rect(newBounds)], answer: CallValue.flag) {
      layout.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
  }

  func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    tell("invalidationContext(forBoundsChange:)", [.rect(newBounds)], answer: CallValue.context) {
      layout.invalidationContext(forBoundsChange: newBounds)
    }
  }

  // MARK: Content offset

  func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    let offset = tell("targetContentOffset(forProposedContentOffset:)", [.point(proposed)], answer: CallValue.point) {
      layout.targetContentOffset(forProposedContentOffset: proposed)
    }
    return checkedTarget(
      offset, proposed: proposed, "The layout's targetContentOffset(forProposedContentOffset:)")
  }

  func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    let offset = tell(
      "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)", [.point(proposed), .point(velocity)],
      answer: CallValue.point
    ) {
      layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }
    return checkedTarget(
      offset, proposed: proposed, "The layout's targetContentOffset(forProposedContentOffset:withScrollingVelocity:)")
  }
}

// MARK: - Animation

extension TracedLayout {
  func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
    tell("prepare(forCollectionViewUpdates:)", [.updates(items)]) { layout.prepare(forCollectionViewUpdates: items) }
  }

  func finalizeCollectionViewUpdates() {
    tell("finalizeCollectionViewUpdates()") { layout.finalizeCollectionViewUpdates() }
  }

  func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    tell("prepare(forAnimatedBoundsChange:)", [.rect(oldBounds)]) {
      layout.prepare(forAnimatedBoundsChange: oldBounds)
    }
  }

  func finalizeAnimatedBoundsChange() {
    tell("finalizeAnimatedBoundsChange()") { layout.finalizeAnimatedBoundsChange() }
  }

  func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes("initialLayoutAttributesForAppearingItem(at:)", [.path(path)]) {
      layout.initialLayoutAttributesForAppearingItem(at: path)
    }
  }

  func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes("finalLayoutAttributesForDisappearingItem(at:)", [.path(path)]) {
      layout.finalLayoutAttributesForDisappearingItem(at: path)
    }
  }

  func initialLayoutAttributesForAppearingSupplementaryElement(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes("initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)", [.text(kind), .path(path)]) {
      layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    }
  }

  func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes("finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)", [.text(kind), .path(path)]) {
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    }
  }

  func initialLayoutAttributesForAppearingDecorationElement(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes("initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)", [.text(kind), .path(path)]) {
      layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    }
  }

  func finalLayoutAttributesForDisappearingDecorationElement(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes("finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)", [.text(kind), .path(path)]) {
      layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    }
  }
}

// MARK: - Elements of updates

extension TracedLayout {
  func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] {
    tell("indexPathsToDeleteForSupplementaryView(ofKind:)", [.text(kind)], answer: CallValue.paths) {
      layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
    }
  }

  func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] {
    tell("indexPathsToInsertForSupplementaryView(ofKind:)", [.text(kind)], answer: CallValue.paths) {
      layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
    }
  }

  func indexPathsToDeleteForDecorationView(ofKind kind: String) -> [IndexPath] {
    tell("indexPathsToDeleteForDecorationView(ofKind:)", [.text(kind)], answer: CallValue.paths) {
      layout.indexPathsToDeleteForDecorationView(ofKind: kind)
    }
  }

  func indexPathsToInsertForDecorationView(ofKind kind: String) -> [IndexPath] {
    tell("indexPathsToInsertForDecorationView(ofKind:)", [.text(kind)], answer: CallValue.paths) {
      layout.indexPathsToInsertForDecorationView(ofKind: kind)
    }
  }
}

// MARK: - Interactive movement

extension TracedLayout {
  func targetIndexPath(forInteractivelyMovingItem path: IndexPath, withPosition position: CGPoint) -> IndexPath {
    tell(
      "targetIndexPath(forInteractivelyMovingItem:withPosition:)", [.path(path), .point(position)],
      answer: CallValue.path
    ) {
      layout.targetIndexPath(forInteractivelyMovingItem: path, withPosition: position)
    }
  }

  func layoutAttributesForInteractivelyMovingItem(at path: IndexPath, withTargetPosition position: CGPoint)
    -> UICollectionViewLayoutAttributes
  {
    tell(
      "layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)", [.path(path), .point(position)],
      answer: CallValue.attributes
    ) {
      let attributes = layout.layoutAttributesForInteractivelyMovingItem(at: path, withTargetPosition: position)
      check(attributes, "layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)")
      return attributes
    }
  }

  func invalidationContext(
    forInteractivelyMovingItems targets: [IndexPath], withTargetPosition target: CGPoint,
    previousIndexPaths previous: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    tell(
      "invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)",
      [.paths(targets), .point(target), .paths(previous), .point(previousPosition)], answer: CallValue.context
    ) {
      layout.invalidationContext(
        forInteractivelyMovingItems: targets, withTargetPosition: target, previousIndexPaths: previous,
        previousPosition: previousPosition)
    }
  }

  func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths final: [IndexPath], previousIndexPaths previous: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    tell(
      "invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)",
      [.paths(final), .paths(previous), .flag(movementCancelled)], answer: CallValue.context
    ) {
      layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: final, previousIndexPaths: previous, movementCancelled: movementCancelled)
    }
  }
}

extension UICollectionView {
  final var tracedLayout: TracedLayout { TracedLayout(layout: layoutInUse) }
}
