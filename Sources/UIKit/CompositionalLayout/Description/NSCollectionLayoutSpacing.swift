import Runtime

/// The room between two things, in points.
public final class NSCollectionLayoutSpacing: NSObject, NSCopying {
  /// Flexible spacing is at least this.
  public let spacing: CGFloat
  /// Whether it takes a share of the room that is left.
  public let isFlexible: Bool
  /// Whether it is just as long as it says.
  public var isFixed: Bool { !isFlexible }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    ensure(spacing.isFinite, "A spacing of \(spacing) cannot be: spacings are finite.")
    self.spacing = spacing
    self.isFlexible = isFlexible
  }

  /// So much and, where a group is longer than its items, more: all that is flexible shares what is left.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }

  /// Just so much, in points.
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  /// Itself: it does not change.
  public func copy(with zone: NSZone? = nil) -> AnyValue { self }

  public override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? NSCollectionLayoutSpacing else { return false }
    return spacing == other.spacing && isFlexible == other.isFlexible
  }

  public override var hash: Int { spacing.hashValue }
}
