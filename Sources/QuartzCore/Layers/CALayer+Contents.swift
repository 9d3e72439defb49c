import Runtime

extension CALayer {
  /// The picture in the layer's bounds, above its background: a `CGImage`. Anything else shows nothing.
  ///
  /// It changes at once; to fade from one picture to the next is a transition's task.
  public var contents: AnyValue? {
    get { picture.image }
    set {
      picture.image = newValue as? CGImage
      picture.orientation = .up
    }
  }

  /// How the contents lie in the bounds. What sticks out of them is cut off by `masksToBounds`.
  public var contentsGravity: CALayerContentsGravity {
    get { picture.gravity }
    set { picture.gravity = newValue }
  }

  /// Pixels of the contents per point, above 0.
  public var contentsScale: CGFloat {
    get { picture.scale }
    set { picture.scale = newValue }
  }

  /// The part of the contents that is shown, in units of their size. Can be animated.
  public var contentsRect: CGRect {
    get { values.contentsRect }
    set {
      guard newValue != values.contentsRect else { return }
      change("contentsRect", .picture) { $0.contentsRect = newValue }
    }
  }

  /// The part that is stretched when contents are scaled, in units of what is shown of them. What lies around it
  /// keeps its size at the corners and stretches along the edges. A gravity that does not scale ignores it.
  public var contentsCenter: CGRect {
    get { picture.center }
    set { picture.center = newValue }
  }
}
