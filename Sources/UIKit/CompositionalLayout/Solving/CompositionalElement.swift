/// Where a compositional layout has something.
struct CompositionalElement {
  let key: ElementKey
  let frame: CGRect
  let zIndex: Int
  /// Whether it scrolls with its section, across the layout; the frame is where it is when that is not scrolled.
  var isInRow = false
}
