import Runtime

/// Where a supplementary view is attached: at an edge or a corner, and how far from it.
public final class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// Along an axis of which no edge is named, the middle.
  public let edges: NSDirectionalRectEdge
  /// In points, or in sizes of the supplementary view; x counts in the direction of reading.
  public let offset: CGPoint
  /// Whether the offset is in sizes of the supplementary view.
  public let isFractionalOffset: Bool
  /// Whether the offset is in points.
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    ensure(
      offset.x.isFinite && offset.y.isFinite,
      "An anchor's offset of (\(offset.x), \(offset.y)) cannot be: offsets are finite.")
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
  }

  /// Just there, without an offset.
  /// - Parameter edges: where on the item; none for its middle.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

  /// - Parameter absoluteOffset: in points.
  /// - Parameter edges: where on the item; none for its middle.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// - Parameter fractionalOffset: in widths and heights of the supplementary view.
  /// - Parameter edges: where on the item; none for its middle.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// Which point of a rectangle the edges are, from (0, 0) to (1, 1).
  var point: CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
      y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
  }

  /// The offset in points.
  func distance(for size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }

  /// Itself: it does not change.
  public func copy(with zone: NSZone? = nil) -> AnyValue { self }

  public override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? NSCollectionLayoutAnchor else { return false }
    return edges == other.edges && offset == other.offset && isFractionalOffset == other.isFractionalOffset
  }

  public override var hash: Int { Int(edges.rawValue) }
}
