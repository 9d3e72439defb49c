import UIKit

/// A rectangle.
class PlainCell: UICollectionViewCell {
  func show(_ identifier: Int) { contentView.backgroundColor = Rows.colour(of: identifier) }
}
