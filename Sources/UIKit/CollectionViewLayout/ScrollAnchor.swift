import CollectionIndex

/// The element that keeps its visible position while a layout applies measured sizes.
struct ScrollAnchor {
  let key: ElementKey
  /// The beginning of the element along the scroll direction before the sizes are applied, in points.
  let start: CGFloat

  /// Chooses the element by the rule of a collection view; nil at the very beginning of the content, which stays.
  /// - Parameters:
  ///   - frame: returns the present frame of an item; nil for one that does not exist.
  ///   - visibleCells: calls its closure with each visible cell, in order: its key, its frame, and whether it is
  ///     measured for the first time. A cell that grows may still be the anchor; one of unknown size has just appeared.
  @MainActor init?(
    in view: UICollectionView, along axis: LayoutAxis, frame: (IndexPath) -> CGRect?,
    visibleCells: ((_ key: ElementKey, _ frame: CGRect, _ isNew: Bool) -> Void) -> Void
  ) {
    let visible = axis.box(of: view.bounds.area(inside: view.adjustedContentInset))
    guard visible.start > 0 else { return nil }
    if case .item(let path) = view.layoutPass.anchors.rule, let frame = frame(path) {
      self.init(key: ElementKey(.cell, nil, path), start: axis.box(of: frame).start)
      return
    }
    var (first, settled): (ScrollAnchor?, ScrollAnchor?)
    visibleCells { key, frame, isNew in
      let start = axis.box(of: frame).start
      guard settled == nil, start >= visible.start else { return }
      if first == nil { first = ScrollAnchor(key: key, start: start) }
      if !isNew { settled = ScrollAnchor(key: key, start: start) }
    }
    var found = first
    if case .firstSettled = view.layoutPass.anchors.rule { found = settled ?? first }
    guard let found else { return nil }
    self = found
  }

  private init(key: ElementKey, start: CGFloat) {
    self.key = key
    self.start = start
  }

  /// Scrolls the content so that the element keeps its visible position, with the disappearing elements.
  /// - Parameter frame: the frame of the element with the sizes applied; nil if it does not exist anymore.
  @MainActor func keep(at frame: CGRect?, along axis: LayoutAxis, in view: UICollectionView) {
    guard let frame else { return }
    let way = axis.box(of: frame).start - start
    guard way != 0 else { return }
    let shift = axis == .vertical ? CGPoint(x: 0, y: way) : CGPoint(x: way, y: 0)
    view.layoutPass.boundsChanges.adjustOffset(by: shift)
    let isAnimated = ViewAnimation.isAnimating || view.layoutPass.boundsChanges.updateAnimation != nil
    if !isAnimated { view.presenter.shiftDisappearing(by: shift) }
  }
}
