extension CALayer {
  /// nil is black.
  public var shadowColor: CGColor? {
    get { values.shadowColor }
    set {
      guard newValue != values.shadowColor else { return }
      change("shadowColor", .style) { $0.shadowColor = newValue }
    }
  }

  /// 0 (none) to 1.
  public var shadowOpacity: Float {
    get { Float(values.shadowOpacity) }
    set {
      guard Double(newValue) != values.shadowOpacity else { return }
      change("shadowOpacity", .style) { $0.shadowOpacity = Double(newValue) }
    }
  }

  /// Of the blur, in points.
  public var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set {
      guard newValue != values.shadowRadius else { return }
      change("shadowRadius", .style) { $0.shadowRadius = newValue }
    }
  }

  /// Points.
  public var shadowOffset: CGSize {
    get { values.shadowOffset }
    set {
      guard newValue != values.shadowOffset else { return }
      change("shadowOffset", .style) { $0.shadowOffset = newValue }
    }
  }

  /// The outline that throws the shadow, in own coordinates; nil for the layer's own.
  public var shadowPath: CGPath? {
    get { values.shadowPath }
    set { if newValue != values.shadowPath { change("shadowPath", .style) { $0.shadowPath = newValue?.copy() } } }
  }
}
