// What few layers have besides their colours; see `LayerExtras`.

extension CALayer {
  /// The extras, made when something is to be put there.
  var madeExtras: LayerExtras {
    if let extras { return extras }
    let new = LayerExtras()
    extras = new
    return new
  }

  var ownMaskedCorners: CACornerMask {
    get { extras?.maskedCorners ?? .all }
    set {
      guard newValue != maskedCorners else { return }
      madeExtras.maskedCorners = newValue
      noteChange(.style)
    }
  }

  var ownCornerCurve: CALayerCornerCurve {
    get { extras?.cornerCurve ?? .circular }
    set { if newValue != cornerCurve { madeExtras.cornerCurve = newValue } }
  }

  var ownIsDoubleSided: Bool {
    get { extras?.isDoubleSided ?? true }
    set {
      guard newValue != isDoubleSided else { return }
      madeExtras.isDoubleSided = newValue
      noteChange(.style)
    }
  }

  var ownAnchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set {
      guard newValue != values.anchorPointZ else { return }
      guard newValue.isFinite else { return refuse("anchorPointZ") }
      change("anchorPointZ", .geometry) { $0.anchorPointZ = newValue }
    }
  }

  var ownIsOpaque: Bool {
    get { extras?.isOpaque ?? false }
    set { if newValue != isOpaque { madeExtras.isOpaque = newValue } }
  }

  var ownShouldRasterize: Bool {
    get { extras?.shouldRasterize ?? false }
    set { if newValue != shouldRasterize { madeExtras.shouldRasterize = newValue } }
  }

  var ownRasterizationScale: CGFloat {
    get { extras?.rasterizationScale ?? 1 }
    set { if newValue != rasterizationScale { madeExtras.rasterizationScale = newValue } }
  }

  /// Whether hosts draw nothing of the layer and what is in it, with these values.
  package func isInvisible(_ values: LayerValues) -> Bool {
    isHidden || (!ownIsDoubleSided && CATransform3DInvert(values.transform).m33 < 0)
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
