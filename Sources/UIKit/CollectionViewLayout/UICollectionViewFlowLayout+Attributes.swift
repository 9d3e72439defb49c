// Conversion of frames to attributes of the layout's attributes class.

import CollectionIndex
import Runtime

extension UICollectionViewFlowLayout {
  /// The z-index of pinned headers and footers, above the cells that scroll beneath them, as in iOS.
  private static let pinnedZIndex = 1024

  /// Returns attributes for the elements that a query found.
  func attributes(of elements: [FlowGeometry.Element]) -> [UICollectionViewLayoutAttributes] {
    let type = attributesType
    var found: [UICollectionViewLayoutAttributes] = []
    found.reserveCapacity(elements.count)
    for element in elements {
      switch element.kind {
      case .item:
        let attributes = type.init()
        attributes.place(section: element.section, item: element.item)
        attributes.frame = element.frame
        found.append(attributes)
      case .header: found.append(headerAttributes(element.section, element.frame))
      case .footer: found.append(footerAttributes(element.section, element.frame))
      }
    }
    return found
  }

  private func makeAttributes(_ indexPath: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = attributesType.init()
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

extension FlowGeometry {
  /// Returns the frame of an element, pinned or not; nil for one that does not exist.
  func frame(of key: ElementKey) -> CGRect? {
    switch (key.category, key.kind) {
    case (.cell, _): frame(ofItem: key.indexPath)
    case (.supplementaryView, UICollectionView.elementKindSectionHeader): frame(ofHeader: key.section, pinning: nil)
    case (.supplementaryView, UICollectionView.elementKindSectionFooter): frame(ofFooter: key.section, pinning: nil)
    default: nil
    }
  }
}

extension FlowGeometry.Element {
  /// The key of the element in a collection view.
  var key: ElementKey {
    switch kind {
    case .item: ElementKey(.cell, "", section: section, item: item)
    case .header:
      ElementKey(.supplementaryView, UICollectionView.elementKindSectionHeader, section: section, item: item)
    case .footer:
      ElementKey(.supplementaryView, UICollectionView.elementKindSectionFooter, section: section, item: item)
    }
  }
}
