import QuartzCore

/// An element that came back from its way out in a pass without animation.
@MainActor struct ReturningElement {
  let element: Element
  /// The way off the screen that it was on, and the attributes and row at its end.
  let departure: Element.Departure
  let row: OrthogonalRow?
  private(set) var end: UICollectionViewLayoutAttributes
  /// Where it was presented, in the coordinates of the content, and how.
  private var presented: LayerValues
  private let settled: CALayer.SettledDifferences

  /// From now on it stands where its attributes say.
  /// - Parameter element: on its way out.
  init(_ element: Element, _ departure: Element.Departure, at time: CFTimeInterval) {
    self.element = element
    self.departure = departure
    row = element.row
    end = element.attributes
    presented = element.view.ownLayer.presentationValues(at: time)
    presented.position = presented.position.converted(from: element.row, to: nil)
    settled = element.view.ownLayer.settleDifferences()
  }

  /// The content was put elsewhere, for what is seen to stay in place.
  mutating func shift(by way: CGPoint) {
    presented.position.x += way.x
    presented.position.y += way.y
    guard row == nil else { return }
    end = end.duplicate()
    end.center = CGPoint(x: end.center.x + way.x, y: end.center.y + way.y)
  }

  /// Has it go on from where it was presented, for as long as the change that it disappeared in.
  func resume() {
    var start = presented
    start.position = start.position.converted(from: nil, to: element.row)
    let layer = element.view.ownLayer
    let moved = layer.presentationValues(at: layer.currentMediaTime).position
    // What has not moved as its neighbours do, as a header that sticks, would go back to where it went: it comes straight.
    func distance(to place: CGPoint) -> CGFloat { abs(start.position.x - place.x) + abs(start.position.y - place.y) }
    if distance(to: moved) > distance(to: layer.position) { _ = layer.settleDifferences() }
    element.reappearance = departure.animation.resume(layer, from: start)
  }

  /// It goes on disappearing: it moves as if it had not come back.
  func goOn() { element.view.ownLayer.restore(settled) }
}
