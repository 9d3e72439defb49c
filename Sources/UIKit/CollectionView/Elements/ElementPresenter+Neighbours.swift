import QuartzCore
import Runtime

// Elements that scroll in while others still move: they move along with their neighbours, as if they had been there all
// the time.

extension ElementPresenter {
  /// Gives new elements the movement of their neighbours: of the nearest one of their kind that moves; a header or
  /// footer between cells follows the nearest cell, as others may be pinned. O(visible elements) for each, O(1) when
  /// none moves.
  /// - Parameters:
  ///   - appeared: visible elements without movement of their own.
  ///   - old: the visible rectangle before they appeared.
  func moveAlongWithNeighbours(_ appeared: [Element], old: CGRect) {
    let collectionView = collectionView!
    guard !appeared.isEmpty, !old.isNull, collectionView.ownLayer.mayAnythingBeAnimated else { return }
    var moving: [Element] = []
    for element in visible.stack
    where element.movesWithNeighbours && !element.isDisappearing && element.view.ownLayer.isAnimated
      && appeared.index(ofIdentical: element) == nil
    { moving.append(element) }
    guard !moving.isEmpty else { return }
    let isHorizontal = abs(collectionView.bounds.midX - old.midX) > abs(collectionView.bounds.midY - old.midY)
    /// Returns the distance between two points across the scroll direction, then along it.
    func distance(_ a: CGPoint, _ b: CGPoint) -> (CGFloat, CGFloat) {
      let (x, y) = (abs(a.x - b.x), abs(a.y - b.y))
      return isHorizontal ? (y, x) : (x, y)
    }
    let middle = CGPoint(x: old.midX, y: old.midY)
    let fromTheMiddle = appeared.sorted {
      distance($0.attributes.center, middle).1 < distance($1.attributes.center, middle).1
    }
    for element in fromTheMiddle {
      let center = element.attributes.center
      func nearest(_ elements: [Element]) -> Element? {
        elements.min { distance($0.attributes.center, center) < distance($1.attributes.center, center) }
      }
      let ofItsKind = moving.filter {
        $0.row === element.row && $0.key.category == element.key.category && $0.key.kind == element.key.kind
      }
      guard let neighbour = nearest(cellsAround(element, besides: appeared)) ?? nearest(ofItsKind),
        moving.index(ofIdentical: neighbour) != nil
      else { continue }
      let offset = isHorizontal ? center.x - neighbour.attributes.center.x : center.y - neighbour.attributes.center.y
      let side: CGFloat = offset == 0 ? 0 : offset > 0 ? 1 : -1
      element.view.ownLayer.moveAlong(
        with: neighbour.view.ownLayer, side: isHorizontal ? CGVector(dx: side, dy: 0) : CGVector(dx: 0, dy: side),
        grows: growth(of: element, like: neighbour, besides: appeared, isHorizontal: isHorizontal))
      moving.append(element)
    }
  }

  /// Returns whether an element that appears grows like a neighbour, horizontally and vertically. Across the scroll
  /// direction it does, as in a turn. Along it, it does if it has the neighbour's final length and all elements that were
  /// there before grow, as with another item size, but not beside a single one, such as a row that unfolds.
  /// - Parameter appeared: elements that have appeared with it.
  private func growth(
    of element: Element, like neighbour: Element, besides appeared: [Element], isHorizontal: Bool
  ) -> (x: Bool, y: Bool) {
    func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
    func grows(_ element: Element) -> Bool {
      let growth = element.view.ownLayer.growth
      return isHorizontal ? growth.x : growth.y
    }
    var isShared = length(element.attributes.size) == length(neighbour.attributes.size) && grows(neighbour)
    for former in visible.stack where isShared {
      guard former.key.category == neighbour.key.category, former.key.kind == neighbour.key.kind,
        former.row === neighbour.row, !former.isDisappearing, appeared.index(ofIdentical: former) == nil
      else { continue }
      isShared = grows(former)
    }
    return isHorizontal ? (isShared, true) : (true, isShared)
  }

  /// Returns the cells between which a supplementary element is; none if it covers one, as a pinned header does.
  /// - Parameter appeared: elements that have appeared with it.
  private func cellsAround(_ element: Element, besides appeared: [Element]) -> [Element] {
    guard element.key.category == .supplementaryView else { return [] }
    let cells = visible.elements(.cell).filter { $0.row === element.row }
    if cells.contains(where: { $0.attributes.frame.insetBy(dx: 0.5, dy: 0.5).intersects(element.attributes.frame) }) {
      return []
    }
    return cells.filter { appeared.index(ofIdentical: $0) == nil }
  }

  /// Returns a running block that moves an element; if it has taken over the movement of its neighbours, one that moves
  /// them.
  func animationAround(_ element: Element) -> ViewAnimation? {
    if let own = ViewAnimation.last(of: element.view.ownLayer) { return own }
    for neighbour in visible.stack where neighbour.movesWithNeighbours {
      if let animation = ViewAnimation.last(of: neighbour.view.ownLayer) { return animation }
    }
    return nil
  }

  /// Returns whether an element is presented in a rectangle of the content now.
  func isPresented(_ element: Element, in rect: CGRect) -> Bool {
    let values = element.view.ownLayer.presentationValues(at: element.view.ownLayer.currentMediaTime)
    let center = values.position.converted(from: element.row, to: nil)
    let size = values.bounds.size
    let frame = CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    return values.opacity > 0 && frame.intersects(rect)
  }
}
