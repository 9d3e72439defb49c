/// The size, in points, that a cell reported it needs.
struct FittedSize {
  let section: Int
  let item: Int
  let size: CGSize
}
