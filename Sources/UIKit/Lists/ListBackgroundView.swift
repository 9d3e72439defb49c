/// The background of a section in a list. The first and the last one extend beyond the content, where it can be pulled.
@MainActor final class ListBackgroundView: UICollectionReusableView {
  nonisolated static let kind = "UICollectionViewListLayoutElementKindBackground"
  /// The distance by which the first and the last background extend beyond the content, in points.
  nonisolated static let overhang: CGFloat = 1000

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    isUserInteractionEnabled = false
    backgroundColor = layoutAttributes.list?.configuration.shownBackgroundColor
  }
}
