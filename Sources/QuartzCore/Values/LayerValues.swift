import Runtime

/// The animatable properties of a layer as a value: a layer stores its model values, and evaluating its animations
/// results in the presented ones. Copies share the properties that few layers set.
package struct LayerValues {
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var bounds = CGRect.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var transform = CATransform3DIdentity
  package var opacity: Double = 1
  package var backgroundColor: CGColor?
  package var cornerRadius: CGFloat = 0
  /// The rarely set values; nil if all have their defaults.
  private var sharedLook: Shared<LayerLook>?

  package init() {}

  /// Replaces these values by a layer's model values in place, without an intermediate copy, for layers that move in
  /// every frame.
  @MainActor mutating func take(from layer: CALayer) {
    position = layer.storedValues.position
    zPosition = layer.storedValues.zPosition
    bounds = layer.storedValues.bounds
    anchorPoint = layer.storedValues.anchorPoint
    transform = layer.storedValues.transform
    opacity = layer.storedValues.opacity
    backgroundColor = layer.storedValues.backgroundColor
    cornerRadius = layer.storedValues.cornerRadius
    sharedLook = layer.storedValues.sharedLook
  }

  /// The size of the bounds around the position, before the transform.
  package var untransformedFrame: CGRect {
    CGRect(
      x: position.x - anchorPoint.x * bounds.size.width, y: position.y - anchorPoint.y * bounds.size.height,
      width: bounds.size.width, height: bounds.size.height)
  }
}

/// The values that few layers set.
private struct LayerLook {
  var anchorPointZ: CGFloat = 0
  var sublayerTransform = CATransform3DIdentity
  var borderWidth: CGFloat = 0
  var borderColor: CGColor?
  var shadowColor: CGColor?
  var shadowOpacity: Double = 0
  var shadowRadius: CGFloat = 3
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowPath: CGPath?
  var contentsRect = LayerPicture.whole
  var drawing = LayerDrawing.none
}

extension LayerValues {
  private var look: LayerLook {
    get { sharedLook?.value ?? LayerLook() }
    _modify {
      var look = sharedLook ?? Shared(LayerLook())
      sharedLook = nil  // prevents a copy on write
      yield &look.value
      sharedLook = look
    }
  }

  package var anchorPointZ: CGFloat {
    get { sharedLook?.value.anchorPointZ ?? 0 }
    set { look.anchorPointZ = newValue }
  }

  package var sublayerTransform: CATransform3D {
    get { look.sublayerTransform }
    set { look.sublayerTransform = newValue }
  }

  package var borderWidth: CGFloat {
    get { look.borderWidth }
    set { look.borderWidth = newValue }
  }

  package var borderColor: CGColor? {
    get { look.borderColor }
    set { look.borderColor = newValue }
  }

  package var shadowColor: CGColor? {
    get { look.shadowColor }
    set { look.shadowColor = newValue }
  }

  package var shadowOpacity: Double {
    get { look.shadowOpacity }
    set { look.shadowOpacity = newValue }
  }

  package var shadowRadius: CGFloat {
    get { look.shadowRadius }
    set { look.shadowRadius = newValue }
  }

  package var shadowOffset: CGSize {
    get { look.shadowOffset }
    set { look.shadowOffset = newValue }
  }

  package var shadowPath: CGPath? {
    get { look.shadowPath }
    set { look.shadowPath = newValue }
  }

  package var contentsRect: CGRect {
    get { look.contentsRect }
    set { look.contentsRect = newValue }
  }

  /// The drawing of special kinds of layers.
  package var drawing: LayerDrawing {
    get { look.drawing }
    set { look.drawing = newValue }
  }
}
