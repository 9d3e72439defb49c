/// The layout as the collection view calls it: the same methods, told to the recorder.
@MainActor struct TracedLayout {
  let layout: UICollectionViewLayout

  private var view: UICollectionView? { layout.user }
  var callRecorder: (any CallRecorder)? {
    guard UIScreen.areAnyObserved else { return nil }
    return view.map { $0.layer.screen.callRecorder } ?? UIScreen.main.callRecorder
  }

  // MARK: Queries

  func prepare() {
    callRecorder?.called(.layout, "prepare()", [], for: view)
    layout.prepare()
    callRecorder?.returned()
  }

  var collectionViewContentSize: CGSize {
    callRecorder?.called(.layout, "collectionViewContentSize", [], for: view)
    let size = layout.collectionViewContentSize
    ensureNumbers(size, "the layout's collectionViewContentSize")
    callRecorder?.returned(.size(size))
    return size
  }

  func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    callRecorder?.called(.layout, "layoutAttributesForElements(in:)", [.rect(rect)], for: view)
    let attributes = layout.layoutAttributesForElements(in: rect)
    check(attributes, "layoutAttributesForElements(in:)")
    callRecorder?.returned(.elements(attributes))
    return attributes
  }

  func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    callRecorder?.called(.layout, "layoutAttributesForItem(at:)", [.path(indexPath)], for: view)
    let attributes = layout.layoutAttributesForItem(at: indexPath)
    check(attributes, "layoutAttributesForItem(at:)")
    callRecorder?.returned(.attributes(attributes))
    return attributes
  }

  func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    callRecorder?.called(
      .layout, "layoutAttributesForSupplementaryView(ofKind:at:)", [.text(kind), .path(path)], for: view)
    let attributes = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    check(attributes, "layoutAttributesForSupplementaryView(ofKind:at:)")
    callRecorder?.returned(.attributes(attributes))
    return attributes
  }

  func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    callRecorder?.called(
      .layout, "layoutAttributesForDecorationView(ofKind:at:)", [.text(kind), .path(path)], for: view)
    let attributes = layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
    check(attributes, "layoutAttributesForDecorationView(ofKind:at:)")
    callRecorder?.returned(.attributes(attributes))
    return attributes
  }

  // MARK: Invalidation

  func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    callRecorder?.called(.layout, "shouldInvalidateLayout(forBoundsChange:)", [.rect(newBounds)], for: view)
    let answer = layout.shouldInvalidateLayout(forBoundsChange: newBounds)
    callRecorder?.returned(.flag(answer))
    return answer
  }

  func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    callRecorder?.called(.layout, "invalidationContext(forBoundsChange:)", [.rect(newBounds)], for: view)
    let context = layout.invalidationContext(forBoundsChange: newBounds)
    callRecorder?.returned(.context(context))
    return context
  }

  // MARK: Content offset

  func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    callRecorder?.called(.layout, "targetContentOffset(forProposedContentOffset:)", [.point(proposed)], for: view)
    let offset = layout.targetContentOffset(forProposedContentOffset: proposed)
    callRecorder?.returned(.point(offset))
    return checkedTarget(
      offset, proposed: proposed, "The layout's targetContentOffset(forProposedContentOffset:)")
  }

  func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    callRecorder?.called(
      .layout, "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)",
      [.point(proposed), .point(velocity)], for: view)
    let offset = layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    callRecorder?.returned(.point(offset))
    return checkedTarget(
      offset, proposed: proposed, "The layout's targetContentOffset(forProposedContentOffset:withScrollingVelocity:)")
  }
}

// MARK: - Animation

extension TracedLayout {
  func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
    callRecorder?.called(.layout, "prepare(forCollectionViewUpdates:)", [.updates(items)], for: view)
    layout.prepare(forCollectionViewUpdates: items)
    callRecorder?.returned()
  }

  func finalizeCollectionViewUpdates() {
    callRecorder?.called(.layout, "finalizeCollectionViewUpdates()", [], for: view)
    layout.finalizeCollectionViewUpdates()
    callRecorder?.returned()
  }

  func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    callRecorder?.called(.layout, "prepare(forAnimatedBoundsChange:)", [.rect(oldBounds)], for: view)
    layout.prepare(forAnimatedBoundsChange: oldBounds)
    callRecorder?.returned()
  }

  func finalizeAnimatedBoundsChange() {
    callRecorder?.called(.layout, "finalizeAnimatedBoundsChange()", [], for: view)
    layout.finalizeAnimatedBoundsChange()
    callRecorder?.returned()
  }

  func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    callRecorder?.called(.layout, "initialLayoutAttributesForAppearingItem(at:)", [.path(path)], for: view)
    let attributes = layout.initialLayoutAttributesForAppearingItem(at: path)
    check(attributes, "initialLayoutAttributesForAppearingItem(at:)")
    callRecorder?.returned(.attributes(attributes))
    return attributes
  }

  func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    callRecorder?.called(.layout, "finalLayoutAttributesForDisappearingItem(at:)", [.path(path)], for: view)
    let attributes = layout.finalLayoutAttributesForDisappearingItem(at: path)
    check(attributes, "finalLayoutAttributesForDisappearingItem(at:)")
    callRecorder?.returned(.attributes(attributes))
    return attributes
  }

  func initialLayoutAttributesForAppearingSupplementaryElement(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    callRecorder?.called(
      .layout, "initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)", [.text(kind), .path(path)],
      for: view)
    let attributes = layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    check(attributes, "initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)")
    callRecorder?.returned(.attributes(attributes))
    return attributes
  }

  func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    callRecorder?.called(
      .layout, "finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)", [.text(kind), .path(path)],
      for: view)
    let attributes = layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    check(attributes, "finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)")
    callRecorder?.returned(.attributes(attributes))
    return attributes
  }

  func initialLayoutAttributesForAppearingDecorationElement(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    callRecorder?.called(
      .layout, "initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)", [.text(kind), .path(path)],
      for: view)
    let attributes = layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
    check(attributes, "initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)")
    callRecorder?.returned(.attributes(attributes))
    return attributes
  }

  func finalLayoutAttributesForDisappearingDecorationElement(ofKind kind: String, at path: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    callRecorder?.called(
      .layout, "finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)", [.text(kind), .path(path)],
      for: view)
    let attributes = layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
    check(attributes, "finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)")
    callRecorder?.returned(.attributes(attributes))
    return attributes
  }
}

// MARK: - Elements of updates

extension TracedLayout {
  func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] {
    callRecorder?.called(.layout, "indexPathsToDeleteForSupplementaryView(ofKind:)", [.text(kind)], for: view)
    let paths = layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
    callRecorder?.returned(.paths(paths))
    return paths
  }

  func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] {
    callRecorder?.called(.layout, "indexPathsToInsertForSupplementaryView(ofKind:)", [.text(kind)], for: view)
    let paths = layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
    callRecorder?.returned(.paths(paths))
    return paths
  }

  func indexPathsToDeleteForDecorationView(ofKind kind: String) -> [IndexPath] {
    callRecorder?.called(.layout, "indexPathsToDeleteForDecorationView(ofKind:)", [.text(kind)], for: view)
    let paths = layout.indexPathsToDeleteForDecorationView(ofKind: kind)
    callRecorder?.returned(.paths(paths))
    return paths
  }

  func indexPathsToInsertForDecorationView(ofKind kind: String) -> [IndexPath] {
    callRecorder?.called(.layout, "indexPathsToInsertForDecorationView(ofKind:)", [.text(kind)], for: view)
    let paths = layout.indexPathsToInsertForDecorationView(ofKind: kind)
    callRecorder?.returned(.paths(paths))
    return paths
  }
}

// MARK: - Interactive movement

extension TracedLayout {
  func targetIndexPath(forInteractivelyMovingItem path: IndexPath, withPosition position: CGPoint) -> IndexPath {
    callRecorder?.called(
      .layout, "targetIndexPath(forInteractivelyMovingItem:withPosition:)", [.path(path), .point(position)], for: view)
    let target = layout.targetIndexPath(forInteractivelyMovingItem: path, withPosition: position)
    callRecorder?.returned(.path(target))
    return target
  }

  func layoutAttributesForInteractivelyMovingItem(at path: IndexPath, withTargetPosition position: CGPoint)
    -> UICollectionViewLayoutAttributes
  {
    callRecorder?.called(
      .layout, "layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)", [.path(path), .point(position)],
      for: view)
    let attributes = layout.layoutAttributesForInteractivelyMovingItem(at: path, withTargetPosition: position)
    check(attributes, "layoutAttributesForInteractivelyMovingItem(at:withTargetPosition:)")
    callRecorder?.returned(.attributes(attributes))
    return attributes
  }

  func invalidationContext(
    forInteractivelyMovingItems targets: [IndexPath], withTargetPosition target: CGPoint,
    previousIndexPaths previous: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    callRecorder?.called(
      .layout,
      "invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)",
      [.paths(targets), .point(target), .paths(previous), .point(previousPosition)], for: view)
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: targets, withTargetPosition: target, previousIndexPaths: previous,
      previousPosition: previousPosition)
    callRecorder?.returned(.context(context))
    return context
  }

  func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths final: [IndexPath], previousIndexPaths previous: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    callRecorder?.called(
      .layout,
      "invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)",
      [.paths(final), .paths(previous), .flag(movementCancelled)], for: view)
    let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: final, previousIndexPaths: previous, movementCancelled: movementCancelled)
    callRecorder?.returned(.context(context))
    return context
  }
}

extension UICollectionView {
  final var tracedLayout: TracedLayout { TracedLayout(layout: layoutInUse) }
}
