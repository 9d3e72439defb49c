/// The directions of the plane.
public struct UIAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 1 << 1)
  /// The whole plane.
  public static let both: UIAxis = [.horizontal, .vertical]
}
