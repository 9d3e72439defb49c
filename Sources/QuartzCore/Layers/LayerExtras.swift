/// What few layers have, kept apart so that the others do not pay for it.
@MainActor final class LayerExtras {
  var mask: CALayer?
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var isDoubleSided = true
  var isOpaque = false
  var needsDisplay = false
  var needsDisplayOnBoundsChange = false
  /// Of a presentation layer: what it shows, and the presentation layer that it was reached from.
  var model: CALayer?
  var superlayer: CALayer?

  init() {}

  /// What a copy of the layer has, too.
  init(copying other: LayerExtras) {
    maskedCorners = other.maskedCorners
    cornerCurve = other.cornerCurve
    isDoubleSided = other.isDoubleSided
    isOpaque = other.isOpaque
    needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
  }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  package static let all = CACornerMask(rawValue: 15)
}

/// The shape of round corners.
public struct CALayerCornerCurve: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarters of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Bent more and more towards the corner; drawn as quarters of circles here.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
