import Runtime

/// A spacing between two items or groups, in points.
public final class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// The length, in points; for flexible spacing, the minimum.
  public let spacing: CGFloat
  /// Whether it takes a share of the remaining space.
  public let isFlexible: Bool
  /// Whether it has a constant length.
  public var isFixed: Bool { !isFlexible }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    ensure(spacing.isFinite, "A spacing must be finite, but is \(spacing).")
    self.spacing = spacing
    self.isFlexible = isFlexible
  }

  /// Returns spacing with a minimum length, in points. If a group is longer than its items, all flexible spacing shares
  /// the remaining space.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Returns spacing of a constant length, in points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Returns the spacing itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> AnyValue { self }

  public override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? NSCollectionLayoutSpacing else { return false }
    return spacing == other.spacing && isFlexible == other.isFlexible
  }

  public override var hash: Int { spacing.hashValue }
}
