import Runtime

/// Says where the items of a custom group are, in the coordinates of the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Where one item of a custom group is.
public final class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// From the group's leading upper corner, in points.
  public let frame: CGRect
  /// Items with higher ones are in front; 0 by default.
  public let zIndex: Int

  /// - Parameter frame: in the group, in points from its leading upper corner; finite.
  public init(frame: CGRect, zIndex: Int) {
    ensure(
      frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite,
      "A custom group's item has the frame (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height)): frames are finite."
    )
    self.frame = frame
    self.zIndex = zIndex
  }

  /// At depth 0.
  /// - Parameter frame: in the group, in points from its leading upper corner; finite.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Itself: it does not change.
  public func copy(with zone: NSZone? = nil) -> AnyValue { self }

  public override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? NSCollectionLayoutGroupCustomItem else { return false }
    return frame == other.frame && zIndex == other.zIndex
  }

  public override var hash: Int { frame.minY.hashValue }
}
