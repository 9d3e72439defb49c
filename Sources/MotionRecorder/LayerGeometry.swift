import FrameCommands
import UIKit

/// The place of a layer in its superlayer, as presented.
struct LayerGeometry: Equatable {
  /// The frame before the transform.
  var frame: CGRect
  /// The scroll position of the sublayers.
  var origin: CGPoint
  var anchorPoint: CGPoint
  /// Six or sixteen components; nil for the identity.
  var matrix: [Double]?

  /// Creates the geometry of a layer that fills the screen of the film.
  init(filling bounds: CGRect) {
    frame = CGRect(origin: .zero, size: bounds.size)
    origin = bounds.origin
    anchorPoint = CGPoint(x: 0.5, y: 0.5)
  }

  /// Creates the geometry of a layer.
  /// - Parameters:
  ///   - layer: The presentation layer.
  ///   - superlayer: The presentation layer whose `sublayerTransform` applies, or nil.
  @MainActor init(_ layer: CALayer, in superlayer: CALayer?) {
    let (bounds, position) = (layer.bounds, layer.position)
    anchorPoint = layer.anchorPoint
    origin = bounds.origin
    frame = CGRect(
      x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height, width: bounds.width,
      height: bounds.height)
    var transform = layer.transform
    if layer.anchorPointZ != 0 {
      transform = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, -layer.anchorPointZ), transform)
    }
    if let superlayer, !CATransform3DIsIdentity(superlayer.sublayerTransform) {
      transform = transform.placed(at: layer, in: superlayer)
    }
    matrix = transform.components
  }

  func write(_ number: Int, _ buffer: inout CommandBuffer) {
    buffer.geometry(
      layer: number, left: Double(frame.minX), top: Double(frame.minY), width: Double(frame.width),
      height: Double(frame.height), originX: Double(origin.x), originY: Double(origin.y),
      anchorX: Double(anchorPoint.x), anchorY: Double(anchorPoint.y), matrix: matrix)
  }
}

extension CATransform3D {
  /// Returns the transform of a layer with the `sublayerTransform` of its superlayer, which applies about the
  /// superlayer's anchor point.
  @MainActor fileprivate func placed(at layer: CALayer, in superlayer: CALayer) -> CATransform3D {
    let (bounds, anchor) = (superlayer.bounds, superlayer.anchorPoint)
    let x = layer.position.x - bounds.minX - anchor.x * bounds.width
    let y = layer.position.y - bounds.minY - anchor.y * bounds.height
    let moved = CATransform3DConcat(self, CATransform3DMakeTranslation(x, y, layer.zPosition))
    return CATransform3DConcat(
      CATransform3DConcat(moved, superlayer.sublayerTransform), CATransform3DMakeTranslation(-x, -y, 0))
  }

  /// The components that a film stores: none for the identity, a b c d tx ty for an affine transform, otherwise m11 to
  /// m44.
  fileprivate var components: [Double]? {
    if CATransform3DIsIdentity(self) { return nil }
    let components =
      CATransform3DIsAffine(self)
      ? [m11, m12, m21, m22, m41, m42]
      : [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    return components.map { Double($0) }
  }
}
