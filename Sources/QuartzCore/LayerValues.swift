/// The animatable properties of a layer, as one value: a layer holds its model values, and evaluating its
/// animations makes another one for the screen.
package struct LayerValues {
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var anchorPointZ: CGFloat = 0
  package var bounds = CGRect.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var transform = CATransform3DIdentity
  package var sublayerTransform = CATransform3DIdentity
  package var opacity: Double = 1
  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor?
  package var shadowColor: CGColor?
  package var shadowOpacity: Double = 0
  package var shadowRadius: CGFloat = 3
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var contentsRect = LayerPicture.whole
  package var shadowPath: CGPath?
  /// What layers of special kinds draw.
  package var drawing = LayerDrawing.none

  package init() {}

  /// The bounds' size around the position, before the transform.
  package var untransformedFrame: CGRect {
    CGRect(
      x: position.x - anchorPoint.x * bounds.size.width, y: position.y - anchorPoint.y * bounds.size.height,
      width: bounds.size.width, height: bounds.size.height)
  }
}

/// What of a layer has changed since the last frame.
package struct LayerChanges: OptionSet, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }
  package static let created = LayerChanges(rawValue: 1)
  package static let geometry = LayerChanges(rawValue: 2)
  package static let opacity = LayerChanges(rawValue: 4)
  package static let style = LayerChanges(rawValue: 8)
  package static let content = LayerChanges(rawValue: 16)
  package static let semantics = LayerChanges(rawValue: 32)
  package static let children = LayerChanges(rawValue: 64)
  /// What the layer does to the geometry of its sublayers.
  static let sublayerGeometry = LayerChanges(rawValue: 128)
  package static let picture = LayerChanges(rawValue: 256)
  /// Shapes and gradients.
  package static let drawing = LayerChanges(rawValue: 512)
}
