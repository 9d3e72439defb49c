import Runtime

/// A header, a footer or another view at an edge of a section, or of the whole layout.
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner; along an axis that it does not name, the view is in the middle.
  public let alignment: NSRectAlignment
  /// How far from there, in points; x counts in the direction of reading.
  public let offset: CGPoint
  /// Whether what is outside of the section makes it longer. Otherwise the view lies over the section's edge.
  public var extendsBoundary = true
  /// Whether the view stays in sight while its section is.
  public var pinToVisibleBounds = false

  private init(_ layoutSize: NSCollectionLayoutSize, _ kind: String, _ alignment: NSRectAlignment, _ offset: CGPoint) {
    ensure(
      offset.x.isFinite && offset.y.isFinite,
      "A boundary item's offset of (\(offset.x), \(offset.y)) cannot be: offsets are finite.")
    self.alignment = alignment
    self.offset = offset
    super.init(layoutSize, kind, NSCollectionLayoutAnchor(edges: []), nil)
  }

  /// Just outside of the section's edge, or over it where `extendsBoundary` is false.
  /// - Parameter elementKind: what the data source is asked with.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize, elementKind, alignment, .zero)
  }

  /// Moved away from its edge.
  /// - Parameter absoluteOffset: in points; x counts in the direction of reading.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.init(layoutSize, elementKind, alignment, absoluteOffset)
  }

  private init(copying other: NSCollectionLayoutBoundarySupplementaryItem) {
    alignment = other.alignment
    offset = other.offset
    extendsBoundary = other.extendsBoundary
    pinToVisibleBounds = other.pinToVisibleBounds
    super.init(copying: other as NSCollectionLayoutSupplementaryItem)
  }

  func duplicateBoundaryItem() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(copying: self)
  }

  override func duplicate() -> NSCollectionLayoutSupplementaryItem { duplicateBoundaryItem() }

  override var classRank: Int { 3 }

  override func isSame(as other: NSCollectionLayoutItem) -> Bool {
    guard let other = other as? NSCollectionLayoutBoundarySupplementaryItem else { return false }
    return alignment == other.alignment && offset == other.offset && extendsBoundary == other.extendsBoundary
      && pinToVisibleBounds == other.pinToVisibleBounds && describesSameSupplement(as: other)
  }
}
