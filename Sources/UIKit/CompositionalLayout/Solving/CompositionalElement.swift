/// Where a compositional layout has something.
struct CompositionalElement {
  let key: ElementKey
  let frame: CGRect
  let zIndex: Int
}
