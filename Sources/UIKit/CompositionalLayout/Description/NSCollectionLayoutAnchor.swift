import Runtime

/// A point on an item or group that a supplementary view is attached to: an edge or a corner, with an offset.
public final class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The edges; along an axis without an edge or with both edges, the anchor is in the middle.
  public let edges: NSDirectionalRectEdge
  /// The offset, in points or in multiples of the supplementary view's size; x increases in the reading direction.
  public let offset: CGPoint
  /// Whether the offset is in multiples of the supplementary view's size.
  public let isFractionalOffset: Bool
  /// Whether the offset is in points.
  public var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    ensure(
      offset.x.isFinite && offset.y.isFinite,
      "An anchor's offset must be finite, but is (\(offset.x), \(offset.y)).")
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
  }

  /// Creates an anchor without an offset.
  /// - Parameter edges: an edge or a corner of the item; none for its centre.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

  /// Creates an anchor with an offset in points.
  /// - Parameter absoluteOffset: the offset, in points.
  /// - Parameter edges: an edge or a corner of the item; none for its centre.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// Creates an anchor with an offset relative to the supplementary view's size.
  /// - Parameter fractionalOffset: the offset, in widths and heights of the supplementary view.
  /// - Parameter edges: an edge or a corner of the item; none for its centre.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// The point of a unit rectangle at the edges, from (0, 0) to (1, 1).
  var point: CGPoint {
    func place(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> CGFloat {
      edges.contains(start) == edges.contains(end) ? 0.5 : edges.contains(start) ? 0 : 1
    }
    return CGPoint(x: place(.leading, .trailing), y: place(.top, .bottom))
  }

  /// Returns the offset in points.
  func distance(for size: CGSize) -> CGPoint {
    isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }

  /// Returns the anchor itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> AnyValue { self }

  public override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? NSCollectionLayoutAnchor else { return false }
    return edges == other.edges && offset == other.offset && isFractionalOffset == other.isFractionalOffset
  }

  public override var hash: Int { Int(edges.rawValue) }
}
