extension CALayer {
  var ownFrame: CGRect {
    get { values.frame }
    set {
      let place = place(filling: newValue)
      guard place.size.isFinite, place.position.isFinite else { return refuse("frame", newValue.description) }
      bounds = CGRect(origin: bounds.origin, size: place.size)
      position = place.position
    }
  }

  /// Returns the bounds' size and the position that correspond to a `frame`; see `LayerValues.place(filling:)`.
  package final func place(filling frame: CGRect) -> (size: CGSize, position: CGPoint) {
    storedValues.place(filling: frame)
  }

  func converted(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let top = l.flatMap { commonAncestor(with: $0) }
    return pointUp(p, to: top).flatMap { point in l.map { $0.pointDown(point, from: top) } ?? point } ?? p
  }

  func converted(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    if let l { return l.convert(p, to: self) }
    return pointDown(p, from: nil)
  }

  func converted(_ r: CGRect, to l: CALayer?) -> CGRect {
    if r.isNull || r.isInfinite { return r }
    return CGRect(
      enclosing: convert(CGPoint(x: r.minX, y: r.minY), to: l), convert(CGPoint(x: r.maxX, y: r.minY), to: l),
      convert(CGPoint(x: r.minX, y: r.maxY), to: l), convert(CGPoint(x: r.maxX, y: r.maxY), to: l))
  }

  func converted(_ r: CGRect, from l: CALayer?) -> CGRect {
    if let l { return l.convert(r, to: self) }
    if r.isNull || r.isInfinite { return r }
    return CGRect(
      enclosing: pointDown(CGPoint(x: r.minX, y: r.minY), from: nil),
      pointDown(CGPoint(x: r.maxX, y: r.minY), from: nil), pointDown(CGPoint(x: r.minX, y: r.maxY), from: nil),
      pointDown(CGPoint(x: r.maxX, y: r.maxY), from: nil))
  }

  /// Converts a point from the superlayer's coordinates to the layer's own. The result is far outside if the layer has
  /// no size or is seen edge-on.
  package func pointFromSuperlayer(_ point: CGPoint) -> CGPoint { pointFromSuperlayer(point, placed: placedValues) }

  /// Converts a point from the superlayer's coordinates to those of the layer as presented at a time of the clock.
  package func pointFromSuperlayer(_ point: CGPoint, at time: CFTimeInterval) -> CGPoint {
    pointFromSuperlayer(point, placed: drawnValues(at: time))
  }

  private func pointFromSuperlayer(_ point: CGPoint, placed: LayerValues) -> CGPoint {
    unmirrored(placed.pointFromSuperlayer(parent?.unmirrored(point) ?? point))
  }

  private func pointInSuperlayer(_ point: CGPoint) -> CGPoint {
    let outer = placedValues.pointInSuperlayer(unmirrored(point))
    return parent?.unmirrored(outer) ?? outer
  }

  /// The model values with a transform that includes the superlayer's sublayer transform, with coordinates from left to
  /// right.
  private var placedValues: LayerValues {
    var placed = values
    if let superlayer = ownSuperlayer, superlayer.transformsSublayers, !isMask {
      placed = placed.placed(in: superlayer.values)
    }
    unmirror(&placed, in: parent)
    return placed
  }

  private func commonAncestor(with other: CALayer) -> CALayer? {
    var candidate: CALayer? = self
    while let layer = candidate {
      var ancestor: CALayer? = other
      while let current = ancestor {
        if current === layer { return layer }
        ancestor = current.ownSuperlayer
      }
      candidate = layer.ownSuperlayer
    }
    return nil
  }

  /// Converts a point to the coordinates of an ancestor, or nil for those outside the root.
  private func pointUp(_ point: CGPoint, to ancestor: CALayer?) -> CGPoint? {
    var point = point
    var layer: CALayer? = self
    while let current = layer, current !== ancestor {
      point = current.pointInSuperlayer(point)
      layer = current.ownSuperlayer
    }
    return point
  }

  private func pointDown(_ point: CGPoint, from ancestor: CALayer?) -> CGPoint {
    if self === ancestor { return point }
    let outer = ownSuperlayer.map { $0.pointDown(point, from: ancestor) } ?? point
    return pointFromSuperlayer(outer)
  }
}

extension LayerValues {
  package var frame: CGRect {
    guard drawnTransform != CATransform3DIdentity else { return untransformedFrame }
    let corners = (
      pointInSuperlayer(CGPoint(x: bounds.minX, y: bounds.minY)),
      pointInSuperlayer(CGPoint(x: bounds.maxX, y: bounds.minY)),
      pointInSuperlayer(CGPoint(x: bounds.minX, y: bounds.maxY)),
      pointInSuperlayer(CGPoint(x: bounds.maxX, y: bounds.maxY))
    )
    return CGRect(enclosing: corners.0, corners.1, corners.2, corners.3)
  }

  /// Returns the bounds' size and the position that correspond to a frame. The size is that of the bounding rectangle
  /// of the frame after the inverse transform, or the frame's own if there is no inverse. The centre is the frame's.
  /// Perspective is ignored.
  package func place(filling frame: CGRect) -> (size: CGSize, position: CGPoint) {
    let size = frame.size
    let t = drawnTransform
    guard t != CATransform3DIdentity else {
      return (
        size,
        CGPoint(x: frame.origin.x + anchorPoint.x * size.width, y: frame.origin.y + anchorPoint.y * size.height)
      )
    }
    let (a, b, c, d) = (t.m11 / t.m44, t.m12 / t.m44, t.m21 / t.m44, t.m22 / t.m44)
    let (x, y) = (t.m41 / t.m44, t.m42 / t.m44)
    let determinant = abs(a * d - b * c)
    let undone = CGSize(
      width: (abs(d) * size.width + abs(c) * size.height) / determinant,
      height: (abs(b) * size.width + abs(a) * size.height) / determinant)
    let filling = undone.width.isFinite && undone.height.isFinite ? undone : size
    // The vector from the anchor point to the centre.
    let (u, v) = ((0.5 - anchorPoint.x) * filling.width, (0.5 - anchorPoint.y) * filling.height)
    let position = CGPoint(x: frame.midX - (a * u + c * v + x), y: frame.midY - (b * u + d * v + y))
    return (filling, position.x.isFinite && position.y.isFinite ? position : CGPoint(x: frame.midX, y: frame.midY))
  }

  /// Returns values whose transform includes the superlayer's sublayer transform, applied about the superlayer's anchor
  /// point.
  func placed(in superlayer: LayerValues) -> LayerValues {
    guard superlayer.sublayerTransform != CATransform3DIdentity else { return self }
    let centre = superlayer.anchor
    let x = position.x - centre.x
    let y = position.y - centre.y
    var placed = self
    placed.transform = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DConcat(drawnTransform, CATransform3DMakeTranslation(x, y, zPosition)), superlayer.sublayerTransform
      ),
      CATransform3DMakeTranslation(-x, -y, 0))
    placed.anchorPointZ = 0
    return placed
  }

  /// The transform about the anchor point in the layer's plane, which is behind the actual anchor point.
  var drawnTransform: CATransform3D {
    anchorPointZ == 0 ? transform : CATransform3DConcat(CATransform3DMakeTranslation(0, 0, -anchorPointZ), transform)
  }

  /// The anchor point in the layer's own coordinates.
  private var anchor: CGPoint {
    CGPoint(x: bounds.minX + anchorPoint.x * bounds.size.width, y: bounds.minY + anchorPoint.y * bounds.size.height)
  }

  package func pointInSuperlayer(_ point: CGPoint) -> CGPoint {
    let anchor = anchor
    let x = point.x - anchor.x
    let y = point.y - anchor.y
    let t = drawnTransform
    if t == CATransform3DIdentity { return CGPoint(x: position.x + x, y: position.y + y) }
    let w = x * t.m14 + y * t.m24 + t.m44
    return CGPoint(
      x: position.x + (x * t.m11 + y * t.m21 + t.m41) / w, y: position.y + (x * t.m12 + y * t.m22 + t.m42) / w)
  }

  /// Returns the point of the layer's plane that is visible at a point of the superlayer, or a point far outside if the
  /// layer is seen edge-on or has no size.
  package func pointFromSuperlayer(_ point: CGPoint) -> CGPoint {
    let anchor = anchor
    let x = point.x - position.x
    let y = point.y - position.y
    let t = drawnTransform
    if t == CATransform3DIdentity { return CGPoint(x: anchor.x + x, y: anchor.y + y) }
    // Solve (u m11 + v m21 + m41) = x w, (u m12 + v m22 + m42) = y w, w = u m14 + v m24 + m44.
    let a = t.m11 - x * t.m14
    let b = t.m21 - x * t.m24
    let c = t.m12 - y * t.m14
    let d = t.m22 - y * t.m24
    let e = x * t.m44 - t.m41
    let f = y * t.m44 - t.m42
    let determinant = a * d - b * c
    guard abs(determinant) > 1e-12 else { return CGPoint(x: -1e12, y: -1e12) }
    return CGPoint(x: anchor.x + (e * d - b * f) / determinant, y: anchor.y + (a * f - e * c) / determinant)
  }
}
