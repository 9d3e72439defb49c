import CollectionIndex
import QuartzCore

/// A layout that blends the attributes of two others.
///
/// It is used in interactive transitions; see ``UICollectionView/startInteractiveTransition(to:completion:)``. A
/// subclass may move elements differently.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// Creates a transition between two layouts.
  /// - Parameters:
  ///   - currentLayout: the layout at the beginning.
  ///   - newLayout: the layout at the end. Both layouts are prepared and queried together with this one.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Returns nil; archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The layout at the beginning of the transition, which is restored by a cancellation.
  public let currentLayout: UICollectionViewLayout
  /// The layout at the end of the transition.
  public let nextLayout: UICollectionViewLayout

  /// The progress, from 0 (the current layout) to 1 (the next one). Setting it invalidates this layout, but not the
  /// other two. NaN is ignored.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      guard isProgress(transitionProgress, "transitionProgress of a layout") else {
        transitionProgress = oldValue
        return
      }
      if transitionProgress != oldValue { followProgress(from: oldValue) }
    }
  }

  /// The content offsets at the two ends.
  final var offsets = (current: CGPoint.zero, next: CGPoint.zero)

  // MARK: Animated values

  private var animatedValues: [String: CGFloat] = [:]

  /// Sets a number that a subclass needs for its attributes, and invalidates this layout.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    animatedValues[key] = value
    invalidateLayout()
  }

  /// Returns the number set for a key; 0 for a key without one.
  open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

  // MARK: Queries

  /// The direction of the next layout, from the beginning of the transition.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { nextLayout.developmentLayoutDirection }

  /// The value of the next layout, from the beginning of the transition.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    nextLayout.flipsHorizontallyInOppositeLayoutDirection
  }

  open override func prepare() {
    super.prepare()
    prepareParts()
  }

  open override var collectionViewContentSize: CGSize {
    let (a, b) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(a.width, b.width), height: between(a.height, b.height))
  }

  /// Returns blended attributes of all elements that are in the corresponding visible area at either end. O(found), in
  /// addition to the queries of the two layouts.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let now = between(offsets.current, offsets.next)
    func found(_ layout: UICollectionViewLayout, _ offset: CGPoint) -> [UICollectionViewLayoutAttributes] {
      layout.layoutAttributesForElements(in: rect.offsetBy(dx: offset.x - now.x, dy: offset.y - now.y)) ?? []
    }
    var keys: Set<ElementKey> = []
    var attributes: [UICollectionViewLayoutAttributes] = []
    for start in found(currentLayout, offsets.current) where keys.insert(start.key).inserted {
      if let blended = blend(start, nextLayout.attributes(for: start.key)) { attributes.append(blended) }
    }
    for end in found(nextLayout, offsets.next) where keys.insert(end.key).inserted {
      if let blended = blend(currentLayout.attributes(for: end.key), end) { attributes.append(blended) }
    }
    return attributes
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    blended(ElementKey(.cell, nil, indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { blended(ElementKey(.supplementaryView, elementKind, indexPath)) }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { blended(ElementKey(.decorationView, elementKind, indexPath)) }

  // MARK: Invalidation

  /// Invalidates this layout alone: the other two stay prepared.
  open override func invalidateLayout() {
    let context = makeContext()
    context.coversEverything = true
    super.invalidateLayout(with: context)
  }

  /// Invalidates this layout and, for a change of the number of sections or items, the other two.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let contexts = contextsForNewBounds
    contextsForNewBounds = []
    for (layout, context) in contexts { layout.invalidateLayout(with: context) }
    if context.invalidateDataSourceCounts {
      for layout in [currentLayout, nextLayout] {
        let part = layout.makeContext()
        part.coversEverything = true
        part.coversCounts = true
        part.follow(context)
        layout.invalidateLayout(with: part)
      }
    }
    super.invalidateLayout(with: context)
  }

  /// Returns true if either of the two layouts does.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
      || nextLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  /// Updates elements with only one end in the row, which follow the row's present offset.
  override func rowDidScroll(_ section: Int) {
    for layout in [currentLayout, nextLayout] { layout.rowDidScroll(section) }
    invalidateLayout()
  }

  override func withParts() -> [UICollectionViewLayout] { [self, currentLayout, nextLayout] }

  override func adjustedContentInsetDidChange() {
    currentLayout.adjustedContentInsetDidChange()
    nextLayout.adjustedContentInsetDidChange()
  }

  override func referenceInsetsDidChange(_ reference: UICollectionViewFlowLayout.SectionInsetReference) {
    currentLayout.referenceInsetsDidChange(reference)
    nextLayout.referenceInsetsDidChange(reference)
  }

  /// The contexts for the layouts that depend on the bounds, used after the bounds have changed.
  private var contextsForNewBounds: [(UICollectionViewLayout, UICollectionViewLayoutInvalidationContext)] = []

  /// Returns a context that covers everything. Those of the two layouts that depend on the bounds are invalidated
  /// together with this one.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    contextsForNewBounds = []
    for layout in [currentLayout, nextLayout] where layout.shouldInvalidateLayout(forBoundsChange: newBounds) {
      contextsForNewBounds.append((layout, layout.invalidationContext(forBoundsChange: newBounds)))
    }
    return super.invalidationContext(forBoundsChange: newBounds)
  }
}

// MARK: - Blending

extension UICollectionViewTransitionLayout {
  final func prepareParts() {
    for layout in [currentLayout, nextLayout] where layout.needsPreparation {
      layout.needsPreparation = false
      layout.prepare()
    }
  }

  /// Returns the content offset at one end that corresponds to the present offset, which may have been scrolled.
  final func offset(from present: CGPoint, toEnd isNext: Bool) -> CGPoint {
    let now = between(offsets.current, offsets.next)
    let end = isNext ? offsets.next : offsets.current
    return CGPoint(x: end.x + present.x - now.x, y: end.y + present.y - now.y)
  }

  private func followProgress(from old: CGFloat) {
    let context = makeContext()
    context.coversEverything = true
    let difference = transitionProgress - old
    context.contentOffsetAdjustment = CGPoint(
      x: (offsets.next.x - offsets.current.x) * difference, y: (offsets.next.y - offsets.current.y) * difference)
    invalidateLayout(with: context)
  }

  private func blended(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    blend(currentLayout.attributes(for: key), nextLayout.attributes(for: key))
  }

  /// Blends centre, size, opacity and the components of the transform. An element that only one layout has fades in its
  /// place. All other values, including those added by a subclass of attributes, are those of the nearer end.
  private func blend(
    _ start: UICollectionViewLayoutAttributes?, _ end: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    // Between two layouts, orthogonal sections do not scroll.
    let start = start.flatMap { $0.isHidden ? nil : unscrolled($0) }
    let end = end.flatMap { $0.isHidden ? nil : unscrolled($0) }
    guard let from = start ?? end?.faded(), let to = end ?? start?.faded() else { return nil }
    let blended = (transitionProgress < 0.5 ? from : to).duplicate()
    blended.center = between(from.center, to.center)
    blended.size = CGSize(
      width: between(from.size.width, to.size.width), height: between(from.size.height, to.size.height))
    blended.alpha = min(max(between(from.alpha, to.alpha), 0), 1)
    if from.transform3D != to.transform3D {
      let target = TransformComponents(to.transform3D)
      let difference = TransformComponents(from.transform3D).difference(from: target)
      blended.transform3D = target.adding(difference, times: 1 - transitionProgress).transform
    }
    return blended
  }

  private func unscrolled(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    attachedCollectionView?.rows?.converted(attributes, to: nil) ?? attributes
  }

  private func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * transitionProgress }

  private func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: between(a.x, b.x), y: between(a.y, b.y)) }
}
