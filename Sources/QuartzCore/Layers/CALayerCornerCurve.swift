/// The shape of round corners.
public struct CALayerCornerCurve: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarters of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Bent more and more towards the corner; drawn as quarters of circles here.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
