import QuartzCore

/// An element that reappeared in a pass without animation.
@MainActor struct ReturningElement {
  let element: Element
  /// Its former departure, and its final attributes and row.
  let departure: Element.Departure
  let row: OrthogonalRow?
  private(set) var end: UICollectionViewLayoutAttributes
  /// Its presented position and appearance, in content coordinates.
  private var presented: LayerValues
  private let settled: CALayer.SettledDifferences

  /// Moves a disappearing element to the position of its attributes.
  /// - Parameter element: an element that is leaving.
  init(_ element: Element, _ departure: Element.Departure, at time: CFTimeInterval) {
    self.element = element
    self.departure = departure
    row = element.row
    end = element.attributes
    presented = element.view.ownLayer.presentationValues(at: time)
    presented.position = presented.position.converted(from: element.row, to: nil)
    settled = element.view.ownLayer.settleDifferences()
  }

  /// Shifts the presented position, when the content is moved to keep visible elements in place.
  mutating func shift(by way: CGPoint) {
    presented.position.x += way.x
    presented.position.y += way.y
    guard row == nil else { return }
    end = end.duplicate()
    end.center = CGPoint(x: end.center.x + way.x, y: end.center.y + way.y)
  }

  /// Animates the element from its presented position, for the rest of the change in which it disappeared.
  func resume() {
    var start = presented
    start.position = start.position.converted(from: nil, to: element.row)
    let layer = element.view.ownLayer
    let moved = layer.presentationValues(at: layer.currentMediaTime).position
    // An element that has not moved with its neighbours, such as a pinned header, would return to its destination: it
    // moves straight instead.
    func distance(to place: CGPoint) -> CGFloat { abs(start.position.x - place.x) + abs(start.position.y - place.y) }
    if distance(to: moved) > distance(to: layer.position) { _ = layer.settleDifferences() }
    element.reappearance = departure.animation.resume(layer, from: start)
  }

  /// Continues the disappearance as if the element had not returned.
  func goOn() { element.view.ownLayer.restore(settled) }
}
