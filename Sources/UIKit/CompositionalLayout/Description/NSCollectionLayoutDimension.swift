import Runtime

/// How long one side of something is: a fraction of what it is in, so many points, or what its contents say.
public final class NSCollectionLayoutDimension: NSObject, NSCopying {
  enum Kind: Equatable { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

  let kind: Kind
  /// The fraction, or points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    ensure(
      dimension.isFinite && dimension >= 0,
      "A layout dimension of \(dimension) cannot be: dimensions are finite and not negative.")
    self.kind = kind
    self.dimension = dimension
  }

  /// A fraction of the width of the group or section around it.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(.fractionalWidth, fractionalWidth)
  }

  /// A fraction of the height of the group or section around it.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(.fractionalHeight, fractionalHeight)
  }

  /// In points.
  public static func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(.absolute, absoluteDimension)
  }

  /// So many points until the view is on screen and has said what it needs.
  public static func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(.estimated, estimatedDimension)
  }

  /// As an estimated dimension, and then as long as the longest of the items beside it that are uniform, too.
  public static func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    Self(.uniform, estimatedDimension)
  }

  /// Whether `dimension` counts in widths of what is around it.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether `dimension` counts in heights of what is around it.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether `dimension` is in points, and stays.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether `dimension` is in points until the view has said what it needs.
  public var isEstimated: Bool { kind == .estimated }
  /// Whether all that is beside it gets as long as the longest.
  public var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Whether views say how long it is.
  var isMeasured: Bool { kind == .estimated || kind == .uniform }

  /// Itself: it does not change.
  public func copy(with zone: NSZone? = nil) -> AnyValue { self }

  public override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return kind == other.kind && dimension == other.dimension
  }

  public override var hash: Int { dimension.hashValue }
}
