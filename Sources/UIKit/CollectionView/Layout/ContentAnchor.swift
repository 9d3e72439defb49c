// Anchoring of content: what the user looks at keeps its visible position when views turn out to have other sizes, when
// the view is resized, and when its layout is replaced.

import CollectionIndex

/// A point of an item, and its visible position.
struct ContentAnchor {
  /// The index path of the item in the present layout.
  var path: IndexPath
  /// The point in the item, as fractions of its size, from 0 to 1.
  let point: CGPoint
  /// The reference point in the visible area, as fractions of the area inside the insets, from 0 to 1.
  let place: CGPoint
  /// The distance from the reference point to the item's point, in points.
  let distance: CGVector
  /// Whether the content is at its beginning, where it stays.
  let isAtBeginning: Bool
}

/// The item that keeps its position in the next pass, and the one that kept it in the last.
@MainActor final class ContentAnchors: CollectionViewPart {
  /// The choice of the item that stays in place when views prefer other sizes than estimated.
  enum Rule {
    /// The first item that begins in the visible area and was not just measured, or otherwise the first that begins
    /// there.
    case firstSettled
    /// The first item that begins in the visible area.
    case first
    /// A particular item, or the first that begins in the visible area if the layout does not have it.
    case item(IndexPath)
  }

  @exclusivity(unchecked) var rule = Rule.firstSettled
  /// The item that keeps its position in the next layout pass, which has another layout or another size.
  @exclusivity(unchecked) private(set) var kept: ContentAnchor?
  /// The content offset at the end of the last pass with a kept item. The next pass restores the item's position again,
  /// since estimated content may turn out longer, and insets may return with it.
  @exclusivity(unchecked) private var lastOffset: CGPoint?
  /// The item that kept its position last, the corresponding content offset, and whether the item is elsewhere because
  /// the content is too short.
  @exclusivity(unchecked) private var last: (anchor: ContentAnchor, offset: CGPoint, isDisplaced: Bool)?
  /// The content offset at which the kept item was chosen, until it has settled.
  @exclusivity(unchecked) private var keptOffset: CGPoint?

  /// Keeps an item in place in the next pass.
  func keep(_ anchor: ContentAnchor?) { (kept, keptOffset) = (anchor, nil) }

  /// Notes that an anchor is back in its position. Until something scrolls, the data change or the layout is invalidated
  /// otherwise, it remains the anchor for further changes, so that reversing a change restores the original position.
  /// - Parameter isDisplaced: Whether the item may be elsewhere, because the content is too short.
  func settle(_ anchor: ContentAnchor, at offset: CGPoint, isDisplaced: Bool = true) {
    last = (anchor, offset, isDisplaced)
    keptOffset = nil
  }

  /// Brings the kept item back in place in a pass without an invalidation: after a change of the size that the layout
  /// does not depend on, content that was brought into range returns with the former size. The layout is only asked for
  /// an item that is not where it was chosen.
  func restore() {
    guard let kept, let keptOffset, let collectionView, !collectionView.isMovingContent else { return }
    var wanted = keptOffset
    if let last, last.isDisplaced, last.offset == keptOffset, last.anchor.place == kept.place {
      guard let offset = offset(for: kept, in: collectionView.layoutInUse) else { return }
      wanted = offset
    }
    let new = collectionView.clamped(wanted)
    if new != collectionView.contentOffset { collectionView.bounds.origin = new }
    settle(kept, at: new, isDisplaced: new != wanted)
  }

  /// Begins a pass. The kept item is discarded if something has scrolled since the previous pass.
  func beginPass(at offset: CGPoint) {
    if let lastOffset, lastOffset != offset { keep(nil) }
  }

  /// Ends a pass. The item is kept until the layout has settled.
  func endPass(at offset: CGPoint) { lastOffset = kept == nil ? nil : offset }

  /// Ends the keeping of an item, when the layout has settled or the program moves the content.
  func endPasses() { (kept, keptOffset, lastOffset) = (nil, nil, nil) }

  /// Notes that measurements have shifted the content so that the kept item is where it was.
  func followShift(from old: CGPoint, to new: CGPoint) {
    guard case .item(let path) = rule, let last, last.anchor.path == path, last.offset == old else { return }
    settle(last.anchor, at: new)
  }

  /// Discards the last anchor after a change of the data or the layout.
  func forget() { last = nil }

  /// Returns the anchor that settled last, if nothing has scrolled since.
  /// - Parameter place: the reference point of the anchor.
  func last(at place: CGPoint, offset: CGPoint) -> ContentAnchor? {
    guard let last, last.offset == offset, last.anchor.place == place else { return nil }
    return last.anchor
  }

  // MARK: Choice of anchors

  /// Keeps the first visible item in place in the next pass, unless the content moves by itself: before a change of the
  /// size, and after a change of traits in which elements may get other sizes.
  func keepFirst() {
    guard kept == nil, let collectionView, collectionView.layoutPass.progress.hasLaidOut,
      !collectionView.isMovingContent, collectionView.transitions.interactiveTransition == nil
    else { return }
    keep(atStart())
    keptOffset = collectionView.contentOffset
  }

  /// Returns an anchor at the beginning of the first item that begins in the visible area, or otherwise of the first
  /// item there.
  private func atStart() -> ContentAnchor? {
    let collectionView = collectionView!
    if let last = last(at: .zero, offset: collectionView.contentOffset) { return last }
    let visible = collectionView.bounds.area(inside: collectionView.adjustedContentInset)
    var first: Element?
    for element in anchorElements() {
      let frame = element.visibleFrame
      if frame.minX >= visible.minX && frame.minY >= visible.minY { return anchor(element, .zero, .zero) }
      if first == nil, frame.intersects(visible) { first = element }
    }
    return first.map { anchor($0, .zero, .zero) }
  }

  /// Returns an anchor at the centre of the visible area, in the item there or nearest to it.
  func inMiddle() -> ContentAnchor? {
    let collectionView = collectionView!
    if let last = last(at: CGPoint(x: 0.5, y: 0.5), offset: collectionView.contentOffset) { return last }
    let visible = collectionView.bounds.area(inside: collectionView.adjustedContentInset)
    let middle = CGPoint(x: visible.midX, y: visible.midY)
    var nearest: (element: Element, distance: CGFloat)?
    for element in anchorElements() {
      let frame = element.visibleFrame
      let (x, y) = (
        max(frame.minX - middle.x, middle.x - frame.maxX, 0), max(frame.minY - middle.y, middle.y - frame.maxY, 0)
      )
      if x * x + y * y < nearest?.distance ?? .infinity { nearest = (element, x * x + y * y) }
    }
    guard let element = nearest?.element else { return nil }
    let frame = element.visibleFrame
    func part(_ middle: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? min(max((middle - start) / length, 0), 1) : 0.5
    }
    return anchor(
      element,
      CGPoint(x: part(middle.x, frame.minX, frame.width), y: part(middle.y, frame.minY, frame.height)),
      CGPoint(x: 0.5, y: 0.5))
  }

  /// Returns the visible cells in order, except for one in interactive movement.
  private func anchorElements() -> [Element] {
    let moving = collectionView.movement.key
    return collectionView.visible.elements(.cell).filter { $0.key != moving }
  }

  private func anchor(_ element: Element, _ point: CGPoint, _ place: CGPoint) -> ContentAnchor {
    let collectionView = collectionView!
    let frame = element.visibleFrame
    let visible = collectionView.bounds.area(inside: collectionView.adjustedContentInset)
    return ContentAnchor(
      path: element.key.indexPath, point: point, place: place,
      distance: CGVector(
        dx: frame.minX + point.x * frame.width - visible.minX - place.x * visible.width,
        dy: frame.minY + point.y * frame.height - visible.minY - place.y * visible.height),
      isAtBeginning: visible.minX <= 0 && visible.minY <= 0)
  }

  /// Returns the content offset with which an anchor keeps its position; nil if the layout does not have its item. The
  /// layout must be prepared.
  func offset(for anchor: ContentAnchor, in layout: UICollectionViewLayout) -> CGPoint? {
    let insets = collectionView.adjustedContentInset
    if anchor.isAtBeginning { return CGPoint(x: 0 - insets.left, y: 0 - insets.top) }
    guard let frame = layout.attributes(for: ElementKey(.cell, nil, anchor.path))?.visibleFrame else { return nil }
    let size = collectionView.bounds.area(inside: insets).size
    return CGPoint(
      x: frame.minX + anchor.point.x * frame.width - anchor.distance.dx - anchor.place.x * size.width - insets.left,
      y: frame.minY + anchor.point.y * frame.height - anchor.distance.dy - anchor.place.y * size.height - insets.top)
  }
}
