import Runtime

/// A width or height: a fraction of the container's, a length in points, or a length that is measured.
public final class NSCollectionLayoutDimension: NSObject, NSCopying {
  enum Kind: Equatable { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }

  let kind: Kind
  /// The fraction, or the length in points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    ensure(
      dimension.isFinite && dimension >= 0,
      "A layout dimension must be finite and not negative, but is \(dimension).")
    self.kind = kind
    self.dimension = dimension
  }

  /// Returns a fraction of the width of the enclosing group or section.
  public static func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    Self(.fractionalWidth, fractionalWidth)
  }

  /// Returns a fraction of the height of the enclosing group or section.
  public static func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    Self(.fractionalHeight, fractionalHeight)
  }

  /// Returns a length in points.
  public static func absolute(_ absoluteDimension: CGFloat) -> Self {
    Self(.absolute, absoluteDimension)
  }

  /// Returns an estimate in points, used until the view has been displayed and measured.
  public static func estimated(_ estimatedDimension: CGFloat) -> Self {
    Self(.estimated, estimatedDimension)
  }

  /// Returns an estimate in points; after measuring, the length is that of the longest sibling with such a dimension.
  public static func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    Self(.uniform, estimatedDimension)
  }

  /// Whether `dimension` is a fraction of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether `dimension` is a fraction of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether `dimension` is a constant length in points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether `dimension` is an estimate in points, used until the view is measured.
  public var isEstimated: Bool { kind == .estimated }
  /// Whether the length is that of the longest of the uniform siblings.
  public var isUniformAcrossSiblings: Bool { kind == .uniform }

  /// Whether the length is measured.
  var isMeasured: Bool { kind == .estimated || kind == .uniform }

  /// Returns the dimension itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> AnyValue { self }

  public override func isEqual(_ object: AnyValue?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return kind == other.kind && dimension == other.dimension
  }

  public override var hash: Int { dimension.hashValue }
}
