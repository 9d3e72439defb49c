import CoreGraphics

// Layers whose coordinates run from right to left, as those of a collection view with a mirrored layout. All sublayers
// keep their coordinates; only their presentation is mirrored about x = 0: whole sublayers change sides, but their
// contents are not mirrored. Only the values that hosts draw and the conversion of points depend on it.

extension CALayer {
  func mirroringDidChange() {
    noteChange([.geometry, .sublayerGeometry])
    extras?.mask?.noteChange(.geometry)
  }

  /// Converts the layer's values to coordinates that run from left to right.
  func unmirror(_ values: inout LayerValues, in parent: CALayer?) {
    if let parent, parent.mirrorsSublayers { values.mirrorPlace() }
    if mirrorsSublayers { values.bounds = values.bounds.mirrored }
  }

  /// Converts a point between the layer's coordinates and ones that run from left to right.
  func unmirrored(_ point: CGPoint) -> CGPoint { mirrorsSublayers ? CGPoint(x: -point.x, y: point.y) : point }
}

extension LayerValues {
  /// Moves the layer to the other side of its superlayer's x = 0, without mirroring its contents.
  fileprivate mutating func mirrorPlace() {
    position.x = -position.x
    anchorPoint.x = 1 - anchorPoint.x
    transform = drawnTransform.mirrored
    anchorPointZ = 0
  }
}

extension CGRect {
  /// The rectangle mirrored about x = 0.
  package var mirrored: CGRect { CGRect(origin: CGPoint(x: -maxX, y: minY), size: size) }
}

extension CATransform3D {
  /// The transform in a coordinate system with the opposite x axis.
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
