/// The cell of a gap below a drag: an empty place with the size of the dragged item.
@MainActor final class GapCell: UICollectionViewCell {
  /// The reuse identifier, which programs don't register.
  static let identifier = "gap below a drag"

  /// The size of the dragged item, in points.
  var gapSize = CGSize.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let axes = containingCollectionView?.layoutInUse.measuredAxes(of: layoutAttributes), gapSize != .zero else {
      return layoutAttributes
    }
    if axes.width { layoutAttributes.size.width = gapSize.width }
    if axes.height { layoutAttributes.size.height = gapSize.height }
    return layoutAttributes
  }
}
