import Runtime

extension CALayer {
  /// A copy as it is seen now; nil when the layer is on no screen or no frame has shown it yet.
  ///
  /// The copy's sublayers, mask and superlayer are presentation layers, too, made when they are asked for: hit testing
  /// and conversion of points follow what is seen. Each call makes another copy; a presentation layer's is itself.
  public func presentation() -> Self? {
    if extras?.model != nil { return self }
    guard context != nil, !pendingChanges.contains(.created) else { return nil }
    let copy = type(of: self).init(layer: self)
    copy.storedValues = presentationValues(at: currentMediaTime)
    copy.madeExtras.model = self
    return copy
  }

  /// The layer that a presentation layer shows, for others the layer itself.
  public func model() -> Self {
    guard let model = extras?.model else { return self }
    return unsafeDowncast(model, to: Self.self)
  }

  /// The presentation layer, reached from its superlayer's.
  func presentation(in superlayer: CALayer) -> CALayer? {
    let copy = presentation()
    copy?.extras?.superlayer = superlayer
    return copy
  }

  /// A copy of the layer and all in it as they are seen now, without animations.
  package func snapshot() -> CALayer {
    let copy = type(of: self).init(layer: self)
    copy.storedValues = presentationValues(at: currentMediaTime)
    for sublayer in drawingOrder where !sublayer.isHidden { copy.addSublayer(sublayer.snapshot()) }
    copy.mask = extras?.mask?.snapshot()
    return copy
  }
}
