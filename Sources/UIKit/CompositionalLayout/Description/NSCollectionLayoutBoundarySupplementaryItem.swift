import Runtime

/// A header, footer or other supplementary view at an edge of a section, or of the whole layout.
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner; along an axis without an edge, the view is in the middle.
  public let alignment: NSRectAlignment
  /// The offset from there, in points; x increases in the reading direction.
  public let offset: CGPoint
  /// Whether the view extends the section by the part outside of it; true by default. Otherwise it overlaps the
  /// section's content at the edge.
  public var extendsBoundary = true
  /// Whether the view stays visible while its section is; false by default.
  public var pinToVisibleBounds = false

  private init(_ layoutSize: NSCollectionLayoutSize, _ kind: String, _ alignment: NSRectAlignment, _ offset: CGPoint) {
    ensure(
      offset.x.isFinite && offset.y.isFinite,
      "A boundary item's offset must be finite, but is (\(offset.x), \(offset.y)).")
    self.alignment = alignment
    self.offset = offset
    super.init(layoutSize, kind, NSCollectionLayoutAnchor(edges: []), nil)
  }

  /// Creates a view just outside of the section's edge, or inside it if `extendsBoundary` is false.
  /// - Parameter elementKind: the kind that the data source receives.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize, elementKind, alignment, .zero)
  }

  /// Creates a view with an offset from its edge.
  /// - Parameter absoluteOffset: the offset, in points; x increases in the reading direction.
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
