/// The size that a cell has said it needs, in points.
struct FittedSize {
  let section: Int
  let item: Int
  let size: CGSize
}
