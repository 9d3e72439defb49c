// Appearance properties that few layers use; see `LayerExtras`.

extension CALayer {
  /// The extras, created on first use.
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
    set {
      guard newValue != cornerCurve else { return }
      madeExtras.cornerCurve = newValue
      noteChange(.style)
    }
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
    set {
      guard newValue.isFinite else { return refuse("rasterizationScale") }
      if newValue != rasterizationScale { madeExtras.rasterizationScale = newValue }
    }
  }

  /// Returns whether hosts draw nothing of the layer and its descendants with these values.
  package func isInvisible(_ values: LayerValues) -> Bool {
    isHidden || (!ownIsDoubleSided && CATransform3DInvert(values.transform).m33 < 0)
  }
}

/// The corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  package static let all = CACornerMask(rawValue: 15)
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Circular arcs.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A continuous curve; drawn as circular arcs here.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
