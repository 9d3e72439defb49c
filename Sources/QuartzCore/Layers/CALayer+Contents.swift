import Runtime

extension CALayer {
  var ownContents: AnyValue? {
    get { picture.image }
    set {
      picture.image = newValue as? CGImage
      picture.orientation = .up
    }
  }

  var ownContentsGravity: CALayerContentsGravity {
    get { picture.gravity }
    set { picture.gravity = newValue }
  }

  var ownContentsScale: CGFloat {
    get { picture.scale }
    set {
      guard newValue.isFinite else { return refuse("contentsScale") }
      picture.scale = newValue
    }
  }

  var ownContentsRect: CGRect {
    get { values.contentsRect }
    set {
      guard newValue.isFinite else { return refuse("contentsRect", newValue.description) }
      guard newValue != values.contentsRect else { return }
      change("contentsRect", .picture) { $0.contentsRect = newValue }
    }
  }

  var ownContentsCenter: CGRect {
    get { picture.center }
    set {
      guard newValue.isFinite else { return refuse("contentsCenter", newValue.description) }
      picture.center = newValue
    }
  }
}
