import Runtime

/// A closure that returns the frames of the items of a custom group, in the coordinates of the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of an item in a custom group.
public final class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The frame relative to the top leading corner of the group, in points.
  public let frame: CGRect
  /// The z-index, by which items are stacked; 0 by default.
  public let zIndex: Int

  /// Creates a custom item.
  /// - Parameter frame: the frame relative to the top leading corner of the group, in points; finite.
  public init(frame: CGRect, zIndex: Int) {
    ensure(
      frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite,
      "The frame of a custom group's item must be finite, but is (\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))."
    )
    self.frame = frame
    self.zIndex = zIndex
  }

  /// Creates a custom item with a z-index of 0.
  /// - Parameter frame: the frame relative to the top leading corner of the group, in points; finite.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Returns the item itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> AnyValue { self }

  public override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? NSCollectionLayoutGroupCustomItem else { return false }
    return frame == other.frame && zIndex == other.zIndex
  }

  public override var hash: Int { frame.minY.hashValue }
}
