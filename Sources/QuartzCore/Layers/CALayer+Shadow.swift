extension CALayer {
  var ownShadowColor: CGColor? {
    get { values.shadowColor }
    set {
      guard newValue != values.shadowColor else { return }
      change("shadowColor", .style) { $0.shadowColor = newValue }
    }
  }

  var ownShadowOpacity: Float {
    get { Float(values.shadowOpacity) }
    set {
      guard Double(newValue) != values.shadowOpacity else { return }
      guard newValue.isFinite else { return refuse("shadowOpacity") }
      change("shadowOpacity", .style) { $0.shadowOpacity = Double(newValue) }
    }
  }

  var ownShadowRadius: CGFloat {
    get { values.shadowRadius }
    set {
      guard newValue != values.shadowRadius else { return }
      guard newValue.isFinite else { return refuse("shadowRadius") }
      change("shadowRadius", .style) { $0.shadowRadius = newValue }
    }
  }

  var ownShadowOffset: CGSize {
    get { values.shadowOffset }
    set {
      guard newValue != values.shadowOffset else { return }
      guard newValue.isFinite else { return refuse("shadowOffset", newValue.description) }
      change("shadowOffset", .style) { $0.shadowOffset = newValue }
    }
  }

  var ownShadowPath: CGPath? {
    get { values.shadowPath }
    set { if newValue != values.shadowPath { change("shadowPath", .style) { $0.shadowPath = newValue?.copy() } } }
  }
}
