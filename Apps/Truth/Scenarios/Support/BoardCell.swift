import UIKit

/// A cell with a number, by which it is recognized wherever it moves.
final class BoardCell: UICollectionViewCell {
  var number = -1
  /// The height that the cell prefers, if it sizes itself.
  var preferredHeight: CGFloat?
  var preferredWidth: CGFloat?
  var onReuse: (() -> Void)?
  var onApply: ((UICollectionViewLayoutAttributes) -> Void)?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let preferredHeight { layoutAttributes.size.height = preferredHeight }
    if let preferredWidth { layoutAttributes.size.width = preferredWidth }
    return layoutAttributes
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    onReuse?()
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    onApply?(layoutAttributes)
  }
}
