// What few layers have besides their colours; see `LayerExtras`.

extension CALayer {
  /// The extras, made when something is to be put there.
  var madeExtras: LayerExtras {
    if let extras { return extras }
    let new = LayerExtras()
    extras = new
    return new
  }

  /// Which corners `cornerRadius` makes round; all by default.
  public var maskedCorners: CACornerMask {
    get { extras?.maskedCorners ?? .all }
    set {
      guard newValue != maskedCorners else { return }
      madeExtras.maskedCorners = newValue
      noteChange(.style)
    }
  }

  /// Drawn as circular, whatever it says.
  public var cornerCurve: CALayerCornerCurve {
    get { extras?.cornerCurve ?? .circular }
    set { if newValue != cornerCurve { madeExtras.cornerCurve = newValue } }
  }

  /// How much longer than the radius a corner of the curve is along a side.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// Whether the layer is seen from behind, too.
  public var isDoubleSided: Bool {
    get { extras?.isDoubleSided ?? true }
    set {
      guard newValue != isDoubleSided else { return }
      madeExtras.isDoubleSided = newValue
      noteChange(.style)
    }
  }

  /// How far towards the viewer the point lies about which the transform turns, in points.
  public var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set {
      guard newValue != values.anchorPointZ else { return }
      guard newValue.isFinite else { return refuse("anchorPointZ") }
      change("anchorPointZ", .geometry) { $0.anchorPointZ = newValue }
    }
  }

  /// A hint that the layer covers everything behind it. It changes nothing here.
  public var isOpaque: Bool {
    get { extras?.isOpaque ?? false }
    set { if newValue != isOpaque { madeExtras.isOpaque = newValue } }
  }

  /// A hint to keep the layer as a picture. It is kept, and changes nothing here: hosts draw vectors, and keep what they
  /// like.
  public var shouldRasterize: Bool {
    get { extras?.shouldRasterize ?? false }
    set { if newValue != shouldRasterize { madeExtras.shouldRasterize = newValue } }
  }

  /// Pixels per point of the picture that `shouldRasterize` asks for; 1 by default. It changes nothing here.
  public var rasterizationScale: CGFloat {
    get { extras?.rasterizationScale ?? 1 }
    set { if newValue != rasterizationScale { madeExtras.rasterizationScale = newValue } }
  }

  /// Whether hosts draw nothing of the layer and what is in it, with these values.
  package func isInvisible(_ values: LayerValues) -> Bool {
    isHidden || (!isDoubleSided && CATransform3DInvert(values.transform).m33 < 0)
  }

  /// The size in the superlayer's coordinates that suits the layer best: the one that it has.
  public func preferredFrameSize() -> CGSize { frame.size }
}
