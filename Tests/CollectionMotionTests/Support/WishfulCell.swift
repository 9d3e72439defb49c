import UIKit

/// A cell that says how high it wants to be.
@MainActor final class WishfulCell: UICollectionViewCell {
  var height: CGFloat?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let height { layoutAttributes.size.height = height }
    return layoutAttributes
  }
}
