// Getting data ready before it is shown: while the content scrolls, the data source hears of the items that come about
// a screen later, and of those that will not come after all.

/// Told which items are likely to be shown soon, and which are not any more.
@MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// - Parameter indexPaths: the nearest first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

  /// Some items of earlier calls were not shown, and the content goes another way now. Does nothing by default.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}

/// What has been announced. It keeps the items of about a screen.
struct Prefetcher {
  /// A direction of travel.
  struct Way: Equatable {
    let isHorizontal: Bool
    /// Towards larger coordinates.
    let isForward: Bool

    /// nil for no travel.
    init?(from old: CGRect, to new: CGRect) {
      let (x, y) = (new.minX - old.minX, new.minY - old.minY)
      guard x != 0 || y != 0 else { return nil }
      isHorizontal = abs(x) > abs(y)
      isForward = (isHorizontal ? x : y) > 0
    }

    /// How far the far end of a rectangle is.
    func end(of rect: CGRect) -> CGFloat {
      if isHorizontal { return isForward ? rect.maxX : -rect.minX }
      return isForward ? rect.maxY : -rect.minY
    }

    /// How far the near end of a rectangle is.
    func start(of rect: CGRect) -> CGFloat {
      if isHorizontal { return isForward ? rect.minX : -rect.maxX }
      return isForward ? rect.minY : -rect.maxY
    }

    /// What lies between two ends, as broad as a rectangle.
    func strip(from start: CGFloat, to end: CGFloat, along rect: CGRect) -> CGRect {
      let (low, length) = (isForward ? start : -end, end - start)
      return isHorizontal
        ? CGRect(x: low, y: rect.minY, width: length, height: rect.height)
        : CGRect(x: rect.minX, y: low, width: rect.width, height: length)
    }
  }

  private(set) var way: Way?
  /// Up to where all items have been announced, in the direction of travel.
  private var end: CGFloat?
  /// Announced and not shown, with their frames.
  private var waiting: [IndexPath: CGRect] = [:]

  /// The content moved.
  /// - Returns: what is to be called off, in order, and where to look for items to announce, if anywhere. That is a
  ///   screen ahead, and at most every half screen.
  mutating func move(from old: CGRect, to new: CGRect, shown: (IndexPath) -> Bool) -> (off: [IndexPath], strip: CGRect?)
  {
    guard let way = Way(from: old, to: new) else { return ([], nil) }
    if self.way != way { end = nil }
    self.way = way
    let extent = way.end(of: new) - way.start(of: new)
    let goal = way.end(of: new) + extent
    waiting = waiting.filter { !shown($0.key) }
    let off = waiting.filter { way.end(of: $0.value) <= way.start(of: new) || way.start(of: $0.value) >= goal }
    for path in off.keys { waiting[path] = nil }
    let known = max(end ?? -.infinity, way.end(of: new))
    guard goal - known >= extent / 2 else { return (off.keys.sorted(), nil) }
    end = goal
    return (off.keys.sorted(), way.strip(from: known, to: goal, along: new))
  }

  /// Chooses what to announce.
  /// - Returns: the nearest first.
  mutating func announce(_ items: [UICollectionViewLayoutAttributes]) -> [IndexPath] {
    guard let way else { return [] }
    let new = items.filter { waiting[$0.indexPath] == nil }
    for item in new { waiting[item.indexPath] = item.frame }
    func distance(_ item: UICollectionViewLayoutAttributes) -> CGFloat { way.start(of: item.frame) }
    return
      new.sorted { distance($0) != distance($1) ? distance($0) < distance($1) : $0.indexPath < $1.indexPath }
      .map { $0.indexPath }
  }

  /// Places have changed: what is ahead is looked for again.
  mutating func forgetPlaces() { end = nil }

  /// Index paths have changed.
  mutating func follow(_ map: IndexMap) {
    forgetPlaces()
    var moved: [IndexPath: CGRect] = [:]
    for (path, frame) in waiting { if let new = map.newPath(ofOld: path) { moved[new] = frame } }
    waiting = moved
  }
}

extension UICollectionView {
  /// After a layout pass.
  func prefetch(from old: CGRect) {
    guard isPrefetchingEnabled, let source = tracedPrefetching, !old.isNull, old.size == bounds.size,
      movement == nil, !ViewAnimation.isAnimating
    else { return }
    let (off, strip) = prefetcher.move(from: old, to: bounds) { visible[ElementKey(.cell, nil, $0)] != nil }
    if !off.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: off) }
    guard let strip else { return }
    let items = (tracedLayout.layoutAttributesForElements(in: strip) ?? []).filter {
      $0.representedElementCategory == .cell && $0.isVisible(in: strip) && visible[$0.key] == nil
    }
    let paths = prefetcher.announce(items)
    if !paths.isEmpty { source.collectionView(self, prefetchItemsAt: paths) }
  }
}
