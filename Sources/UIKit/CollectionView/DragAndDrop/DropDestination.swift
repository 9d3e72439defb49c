/// The place in a collection view where a drag would be dropped.
@MainActor struct DropDestination {
  let collectionView: UICollectionView
  /// The dragged item, as displayed, if it would leave its place; nil for items from elsewhere.
  let own: IndexPath?

  /// Returns the index path below a point, as displayed: that of the item at the point, or the number of items for a
  /// point behind the last item of a section. Between items it is the place where the gap is, if it is open.
  /// - Parameter point: the point, in content coordinates.
  func path(at point: CGPoint) -> IndexPath? {
    let visible = collectionView.visible
    var last: Element?
    for element in visible.shown.all where element.key.category == .cell {
      let frame = frame(of: element)
      if frame.contains(point) { return element.key.indexPath }
      if isBehind(point, frame), last.map({ isAfter(frame, self.frame(of: $0)) }) ?? true { last = element }
    }
    if let last, isEnd(of: last, at: point) { return end(ofSection: last.key.section) }
    return collectionView.movement.gap
  }

  /// The frame of an element, in content coordinates.
  private func frame(of element: Element) -> CGRect { element.visibleFrame }

  /// Whether the content scrolls horizontally only.
  private var isHorizontal: Bool {
    let range = collectionView.offsetRange
    return range.x.upperBound > range.x.lowerBound && range.y.upperBound <= range.y.lowerBound
  }

  /// Returns whether a point follows a frame in reading order: in a later line, or later in the line.
  private func isBehind(_ point: CGPoint, _ frame: CGRect) -> Bool {
    if isHorizontal {
      return point.x >= frame.maxX || point.x >= frame.minX && point.y >= frame.maxY
    }
    return point.y >= frame.maxY || point.y >= frame.minY && point.x >= frame.maxX
  }

  private func isAfter(_ frame: CGRect, _ other: CGRect) -> Bool {
    isHorizontal
      ? (frame.minX, frame.minY) > (other.minX, other.minY) : (frame.minY, frame.minX) > (other.minY, other.minX)
  }

  /// Returns whether an element is the last of its section, and no element of another section is between it and a point.
  private func isEnd(of element: Element, at point: CGPoint) -> Bool {
    let counts = collectionView.data.loadedCounts()
    guard counts.indices.contains(element.key.section), element.key.item == counts[element.key.section] - 1 else {
      return false
    }
    return !collectionView.visible.shown.all.contains {
      $0.key.section > element.key.section && $0.key.category != .decorationView && isBehind(point, frame(of: $0))
    }
  }

  /// Returns the index path behind the last item of a section, other than the gap and the dragged item.
  private func end(ofSection section: Int) -> IndexPath {
    let count = collectionView.data.loadedCounts()[section]
    let isInside = (collectionView.movement.gap ?? own)?.section == section
    return IndexPath(item: isInside ? count - 1 : count, section: section)
  }
}
