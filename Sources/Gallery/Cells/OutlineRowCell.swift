import UIKit

/// A row of a list that is clipped while it grows or shrinks.
final class OutlineRowCell: UICollectionViewListCell {
  /// Whether the row had no height when it was last laid out.
  private var wasFlat = false

  /// Lays out what is in a row that shrinks, in the same animation.
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if layoutAttributes.size.height == 0 { layoutIfNeeded() }
  }

  /// Lays out what is in the row. In a row that grows, it is in its place from the start.
  override func layoutSubviews() {
    clipsToBounds = true
    let grows = wasFlat && bounds.height > 0
    wasFlat = bounds.height == 0
    guard grows else { return super.layoutSubviews() }
    UIView.performWithoutAnimation {
      super.layoutSubviews()
      for view in subviews { view.layoutIfNeeded() }
    }
  }
}
