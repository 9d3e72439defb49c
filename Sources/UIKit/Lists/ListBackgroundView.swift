/// What is behind a section of a list. The first and the last one go on where content that is pulled leaves room.
@MainActor final class ListBackgroundView: UICollectionReusableView {
  nonisolated static let kind = "UICollectionViewListLayoutElementKindBackground"
  /// How far the first and the last background reach beyond the content, in points.
  nonisolated static let overhang: CGFloat = 1000

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    isUserInteractionEnabled = false
    backgroundColor = layoutAttributes.list?.configuration.shownBackgroundColor
  }
}
