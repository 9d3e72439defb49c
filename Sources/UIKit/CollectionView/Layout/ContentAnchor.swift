// What the reader looks at stays where it is seen: when views say other sizes than they were thought to have, when the view
// gets another size, and when its layout is replaced.

import CollectionIndex

/// A point of an item, and where it is seen.
struct ContentAnchor {
  /// As the layout knows it now.
  var path: IndexPath
  /// Of the item, in its sizes, from 0 to 1.
  let point: CGPoint
  /// Of what insets leave free, in its sizes, from 0 to 1: from there the distance is counted.
  let place: CGPoint
  /// From the place to the point, in points.
  let distance: CGVector
  /// The content is at its beginning: there it stays.
  let isAtBeginning: Bool
}

/// The item that stays in place in the next pass, and the one that has stayed in the last.
struct ContentAnchors {
  /// Which item stays in place when views prefer other sizes than were expected.
  enum Rule {
    /// The first that begins on the screen and has not just said its size, else the first that begins there.
    case firstSettled
    /// The first that begins on the screen.
    case first
    /// This one; the first that begins on the screen where the layout does not have it.
    case item(IndexPath)
  }

  var rule = Rule.firstSettled
  /// The item that is seen where it was after the next layout pass, which has another layout or another size.
  var kept: ContentAnchor?
  /// The item that stayed in place last, and the content offset that keeps it there.
  private var last: (anchor: ContentAnchor, offset: CGPoint)?

  /// An anchor is where it was: until something scrolls or the data change, it is that of the next change, too, so that the
  /// way back leads to where the reader was.
  mutating func settle(_ anchor: ContentAnchor, at offset: CGPoint) { last = (anchor, offset) }

  /// The data have changed.
  mutating func forget() { last = nil }

  /// Returns the anchor that settled last, if nothing has scrolled since.
  /// - Parameter place: the place on the screen that the anchor belongs to.
  func last(at place: CGPoint, offset: CGPoint) -> ContentAnchor? {
    guard let last, last.offset == offset, last.anchor.place == place else { return nil }
    return last.anchor
  }
}

extension UICollectionView {
  /// The view is about to have other bounds: with another size, what is seen first is to stay.
  final func keepAnchor(for newBounds: CGRect) {
    guard newBounds.size != bounds.size, anchors.kept == nil, layoutProgress.hasLaidOut, !isMovingContent,
      interactiveTransition == nil
    else { return }
    anchors.kept = anchorAtStart()
  }

  /// The beginning of the first item that begins on the screen, or else of the first that is there.
  final func anchorAtStart() -> ContentAnchor? {
    if let last = anchors.last(at: .zero, offset: contentOffset) { return last }
    let visible = bounds.inset(by: adjustedContentInset)
    var first: Element?
    for element in anchorElements() {
      let frame = element.attributes.visibleFrame
      if frame.minX >= visible.minX && frame.minY >= visible.minY { return anchor(element, .zero, .zero) }
      if first == nil, frame.intersects(visible) { first = element }
    }
    return first.map { anchor($0, .zero, .zero) }
  }

  /// What is in the middle of the screen, or of the item that is nearest to it.
  final func anchorInMiddle() -> ContentAnchor? {
    if let last = anchors.last(at: CGPoint(x: 0.5, y: 0.5), offset: contentOffset) { return last }
    let visible = bounds.inset(by: adjustedContentInset)
    let middle = CGPoint(x: visible.midX, y: visible.midY)
    var nearest: (element: Element, distance: CGFloat)?
    for element in anchorElements() {
      let frame = element.attributes.visibleFrame
      let (x, y) = (
        max(frame.minX - middle.x, middle.x - frame.maxX, 0), max(frame.minY - middle.y, middle.y - frame.maxY, 0)
      )
      if x * x + y * y < nearest?.distance ?? .infinity { nearest = (element, x * x + y * y) }
    }
    guard let element = nearest?.element else { return nil }
    let frame = element.attributes.visibleFrame
    func part(_ middle: CGFloat, _ start: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? min(max((middle - start) / length, 0), 1) : 0.5
    }
    return anchor(
      element,
      CGPoint(x: part(middle.x, frame.minX, frame.width), y: part(middle.y, frame.minY, frame.height)),
      CGPoint(x: 0.5, y: 0.5))
  }

  /// The cells on the screen, in order; without the one that follows a finger.
  private func anchorElements() -> [Element] { visible.elements(.cell).filter { $0.key != movement?.key } }

  private func anchor(_ element: Element, _ point: CGPoint, _ place: CGPoint) -> ContentAnchor {
    let (frame, visible) = (element.attributes.visibleFrame, bounds.inset(by: adjustedContentInset))
    return ContentAnchor(
      path: element.key.indexPath, point: point, place: place,
      distance: CGVector(
        dx: frame.minX + point.x * frame.width - visible.minX - place.x * visible.width,
        dy: frame.minY + point.y * frame.height - visible.minY - place.y * visible.height),
      isAtBeginning: visible.minX <= 0 && visible.minY <= 0)
  }

  /// The content offset with which an anchor is where it was; nil when a layout does not have it. The layout has prepared.
  final func offset(for anchor: ContentAnchor, in layout: UICollectionViewLayout) -> CGPoint? {
    let insets = adjustedContentInset
    if anchor.isAtBeginning { return CGPoint(x: 0 - insets.left, y: 0 - insets.top) }
    guard let frame = layout.attributes(for: ElementKey(.cell, nil, anchor.path))?.visibleFrame else { return nil }
    let size = bounds.inset(by: insets).size
    return CGPoint(
      x: frame.minX + anchor.point.x * frame.width - anchor.distance.dx - anchor.place.x * size.width - insets.left,
      y: frame.minY + anchor.point.y * frame.height - anchor.distance.dy - anchor.place.y * size.height - insets.top)
  }
}
