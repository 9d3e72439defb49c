import UIKit

/// Names a cell, a supplementary view or a decoration view of a layout.
struct LayoutElement: Hashable {
  let category: UICollectionView.ElementCategory
  /// Empty for cells.
  let kind: String
  var indexPath: IndexPath

  static func cell(_ indexPath: IndexPath) -> LayoutElement {
    LayoutElement(category: .cell, kind: "", indexPath: indexPath)
  }

  static func supplementaryView(_ kind: String, _ indexPath: IndexPath) -> LayoutElement {
    LayoutElement(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  static func decorationView(_ kind: String, _ indexPath: IndexPath) -> LayoutElement {
    LayoutElement(category: .decorationView, kind: kind, indexPath: indexPath)
  }

  /// Headers and footers of a whole compositional layout are of no section.
  var isOfLayout: Bool { indexPath.count < 2 || indexPath.item == NSNotFound }

  func at(_ indexPath: IndexPath) -> LayoutElement {
    LayoutElement(category: category, kind: kind, indexPath: indexPath)
  }
}

extension UICollectionViewLayoutAttributes {
  var element: LayoutElement {
    LayoutElement(category: representedElementCategory, kind: representedElementKind ?? "", indexPath: indexPath)
  }
}

extension UICollectionViewLayout {
  /// Where the layout has an element now; nil for one that it has not.
  func attributes(of element: LayoutElement) -> UICollectionViewLayoutAttributes? {
    if element.category == .cell { return layoutAttributesForItem(at: element.indexPath) }
    if element.category == .supplementaryView {
      return layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.indexPath)
    }
    return layoutAttributesForDecorationView(ofKind: element.kind, at: element.indexPath)
  }
}
