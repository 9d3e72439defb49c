import Runtime

/// The scrolling properties of an orthogonal section, except for where it comes to rest.
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
  /// The rate of deceleration: the factor of the velocity after a millisecond.
  public struct DecelerationRate: Hashable, Sendable, RawRepresentable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The rate that suits the section's behavior: normal if it rests anywhere or at groups, fast if it pages.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// The default rate of scroll views.
    public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// A fast deceleration.
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// The condition under which the section bounces at its ends.
  public enum Bounce: Int, Sendable {
    /// The section bounces if its content does not fit.
    case automatic
    /// The section bounces even if its content fits.
    case always
    /// The section does not bounce.
    case never
  }

  /// The rate of deceleration; `automatic` by default.
  public var decelerationRate = DecelerationRate.automatic
  /// The bouncing at the ends of the row; `automatic` by default.
  public var bounce = Bounce.automatic

  public override init() { super.init() }

  func duplicate() -> UICollectionLayoutSectionOrthogonalScrollingProperties {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }

  /// Returns a copy with the same values.
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

/// Whether a section of a compositional layout scrolls orthogonally, and where it comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll by itself.
  case none
  /// The section comes to rest anywhere.
  case continuous
  /// The section comes to rest with a group at its leading edge, or at its end.
  case continuousGroupLeadingBoundary
  /// The section comes to rest at multiples of its length inside the insets, one page per flick.
  case paging
  /// The section comes to rest with a group at its leading edge, one group per flick.
  case groupPaging
  /// The section comes to rest with a group in the centre, one group per flick.
  case groupPagingCentered
}
