// From frames to attributes, of the class that the layout says.

extension UICollectionViewFlowLayout {
  /// Of pinned headers and footers: above the cells that scroll by. As on iOS.
  private static let pinnedZIndex = 1024

  private func makeAttributes(_ indexPath: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    guard let type = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type else {
      preconditionFailure("layoutAttributesClass must be a subclass of UICollectionViewLayoutAttributes.")
    }
    let attributes = type.init()
    attributes.indexPath = indexPath
    attributes.frame = frame
    return attributes
  }

  private func makeAttributes(
    ofKind kind: String, _ section: Int, _ frame: CGRect, isPinned: Bool
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes(IndexPath(item: 0, section: section), frame)
    attributes.representedElementCategory = .supplementaryView
    attributes.representedElementKind = kind
    if isPinned { attributes.zIndex = Self.pinnedZIndex }
    return attributes
  }

  func cellAttributes(_ indexPath: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    makeAttributes(indexPath, frame)
  }

  func headerAttributes(_ section: Int, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    makeAttributes(
      ofKind: UICollectionView.elementKindSectionHeader, section, frame, isPinned: sectionHeadersPinToVisibleBounds)
  }

  func footerAttributes(_ section: Int, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    makeAttributes(
      ofKind: UICollectionView.elementKindSectionFooter, section, frame, isPinned: sectionFootersPinToVisibleBounds)
  }
}
