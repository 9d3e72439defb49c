import Runtime

/// How a section scrolls across its layout, besides where it comes to rest.
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
  /// How fast a throw slows down: what is left of the velocity after a millisecond.
  public struct DecelerationRate: Hashable, Sendable, RawRepresentable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// As the section's behavior suggests: normal where it rests anywhere or at groups, fast where it pages.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// As scroll views slow down unless they are told otherwise.
    public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// Comes to rest sooner.
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// Whether the section can be drawn beyond its ends.
  public enum Bounce: Int, Sendable {
    /// When there is more of it than fits.
    case automatic
    /// Also when it fits.
    case always
    /// Not even when there is more of it than fits.
    case never
  }

  /// Of throws; as the behavior suggests by default.
  public var decelerationRate = DecelerationRate.automatic
  /// At the ends of the row; where there is more than fits by default.
  public var bounce = Bounce.automatic

  public override init() { super.init() }

  func duplicate() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }

  /// One of the same values.
  public func copy(with zone: NSZone? = nil) -> AnyValue { duplicate() }

  #if hasFeature(Embedded)
    public override func copy() -> AnyObject { duplicate() }
  #endif

  public override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? UICollectionLayoutSectionOrthogonalScrollingProperties else { return false }
    return decelerationRate == other.decelerationRate && bounce == other.bounce
  }

  public override var hash: Int { bounce.rawValue }
}

/// Whether a section of a compositional layout scrolls across the layout, and where it comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not scroll by itself.
  case none
  /// Anywhere.
  case continuous
  /// With a group at its beginning, or at its end.
  case continuousGroupLeadingBoundary
  /// At multiples of the room that the section's insets leave, one page per flick.
  case paging
  /// With a group at its beginning, one group per flick.
  case groupPaging
  /// With a group in the middle, one group per flick.
  case groupPagingCentered
}
