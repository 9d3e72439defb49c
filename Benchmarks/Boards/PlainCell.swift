import UIKit

/// A rectangle.
class PlainCell: UICollectionViewCell {
  /// For layouts that estimate: what the cell says of itself, in points; nil for as high as it is.
  var fittingHeight: CGFloat?

  func show(_ identifier: Int) {
    contentView.backgroundColor = Rows.colour(of: identifier)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight ?? size.height)
  }
}
