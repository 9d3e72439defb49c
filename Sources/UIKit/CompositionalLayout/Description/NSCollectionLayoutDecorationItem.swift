import Runtime

/// A view behind a section that displays no data. The layout registers its class with
/// `register(_:forDecorationViewOfKind:)`.
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind that the class of the view is registered for.
  public let elementKind: String
  /// The z-index; 0 by default. The items of a section with decorations have 1.
  public var zIndex = 0

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// Returns a background, as large as the section with its headers, footers and insets, less `contentInsets`.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }

  private init(copying other: NSCollectionLayoutDecorationItem) {
    elementKind = other.elementKind
    zIndex = other.zIndex
    super.init(copying: other as NSCollectionLayoutItem)
  }

  func duplicate() -> NSCollectionLayoutDecorationItem { NSCollectionLayoutDecorationItem(copying: self) }

  override func duplicateItem() -> NSCollectionLayoutItem { duplicate() }

  override var classRank: Int { 4 }

  override func isSame(as other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutDecorationItem else { return false }
    return elementKind == other.elementKind && zIndex == other.zIndex && describesSameItem(as: other)
  }
}
