import Runtime

/// Says where the items of a custom group are, in the coordinates of the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Where one item of a custom group is.
public final class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// From the group's leading upper corner, in points.
  public let frame: CGRect
  public let zIndex: Int

  public init(frame: CGRect, zIndex: Int) {
    ensure(
      frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite,
      "A custom group's item has the frame (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height)): frames are finite."
    )
    self.frame = frame
    self.zIndex = zIndex
  }

  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Itself: it does not change.
  public func copy(with zone: NSZone? = nil) -> AnyValue { self }

  public override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? NSCollectionLayoutGroupCustomItem else { return false }
    return frame == other.frame && zIndex == other.zIndex
  }

  public override var hash: Int { frame.minY.hashValue }
}
