import CoreGraphics

// Layers whose own coordinates run from right to left, as those of a collection view that shows its layout the other way
// round. Everything in such a layer keeps its coordinates; only where they are seen is mirrored about x = 0: whole
// sublayers change sides, but what they show does not. Two places know of it: the values that hosts draw, and the
// conversion of points.

extension CALayer {
  func mirroringDidChange() {
    noteChange([.geometry, .sublayerGeometry])
    extras?.mask?.noteChange(.geometry)
  }

  /// Turns the layer's values into ones whose coordinates run from left to right.
  func unmirror(_ values: inout LayerValues, in parent: CALayer?) {
    if let parent, parent.mirrorsSublayers { values.mirrorPlace() }
    if mirrorsSublayers { values.bounds = values.bounds.mirrored }
  }

  /// From own coordinates to ones that run from left to right, and back.
  func unmirrored(_ point: CGPoint) -> CGPoint { mirrorsSublayers ? CGPoint(x: -point.x, y: point.y) : point }
}

extension LayerValues {
  /// Puts the layer on the other side of its superlayer's x = 0. What is in it stays as it is.
  fileprivate mutating func mirrorPlace() {
    position.x = -position.x
    anchorPoint.x = 1 - anchorPoint.x
    transform = drawnTransform.mirrored
    anchorPointZ = 0
  }
}

extension CGRect {
  /// On the other side of x = 0.
  package var mirrored: CGRect { CGRect(origin: CGPoint(x: -maxX, y: minY), size: size) }
}

extension CATransform3D {
  /// The same in a space whose x axis runs the other way.
  fileprivate var mirrored: CATransform3D {
    guard self != CATransform3DIdentity else { return self }
    var transform = self
    transform.m12 = -m12
    transform.m13 = -m13
    transform.m14 = -m14
    transform.m21 = -m21
    transform.m31 = -m31
    transform.m41 = -m41
    return transform
  }
}
