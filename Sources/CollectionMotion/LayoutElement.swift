import UIKit

/// The identity of a cell, a supplementary view or a decoration view in a layout.
public struct LayoutElement: Hashable {
  /// The category of the element.
  public let category: UICollectionView.ElementCategory
  /// The element kind; empty for cells.
  public let kind: String
  /// The index path, before or after an update, depending on the use.
  public var indexPath: IndexPath

  /// Returns the identity of a cell.
  public static func cell(_ indexPath: IndexPath) -> LayoutElement {
    LayoutElement(category: .cell, kind: "", indexPath: indexPath)
  }

  /// Returns the identity of a supplementary view.
  public static func supplementaryView(_ kind: String, _ indexPath: IndexPath) -> LayoutElement {
    LayoutElement(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  /// Returns the identity of a decoration view.
  public static func decorationView(_ kind: String, _ indexPath: IndexPath) -> LayoutElement {
    LayoutElement(category: .decorationView, kind: kind, indexPath: indexPath)
  }

  /// Whether the element is a header or footer of a whole compositional layout, which belongs to no section.
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
  /// Returns the current attributes of an element, or nil if the layout has none.
  func attributes(of element: LayoutElement) -> UICollectionViewLayoutAttributes? {
    if element.category == .cell { return layoutAttributesForItem(at: element.indexPath) }
    if element.category == .supplementaryView {
      return layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.indexPath)
    }
    return layoutAttributesForDecorationView(ofKind: element.kind, at: element.indexPath)
  }
}
