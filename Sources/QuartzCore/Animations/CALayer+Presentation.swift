import Runtime

extension CALayer {
  func ownPresentation() -> Self? {
    if extras?.model != nil { return self }
    guard context != nil, !pendingChanges.contains(.created) else { return nil }
    let copy = type(of: self).init(layer: self)
    copy.storedValues = presentationValues(at: currentMediaTime)
    copy.madeExtras.model = self
    return copy
  }

  func ownModel() -> Self {
    guard let model = extras?.model else { return self }
    return unsafeDowncast(model, to: Self.self)
  }

  /// Returns the presentation layer, given the superlayer's.
  func presentation(in superlayer: CALayer) -> CALayer? {
    let copy = presentation()
    copy?.extras?.superlayer = superlayer
    return copy
  }

  /// Returns a copy of the layer and its descendants as presented, without animations.
  package func snapshot() -> CALayer {
    let copy = type(of: self).init(layer: self)
    copy.storedValues = presentationValues(at: currentMediaTime)
    for sublayer in drawingOrder where !sublayer.isHidden { copy.addSublayer(sublayer.snapshot()) }
    copy.mask = extras?.mask?.snapshot()
    return copy
  }
}
