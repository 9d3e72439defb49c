import Runtime

extension CALayer {
  var ownMask: CALayer? {
    get {
      guard let model = extras?.model else { return extras?.mask }
      return model.extras?.mask?.presentation(in: self)
    }
    set {
      let old = extras?.mask
      guard newValue !== old else { return }
      ensure(newValue !== self, "A layer cannot be its own mask.")
      if let old {
        old.isMask = false
        old.leaveSuperlayer()
      }
      newValue?.removeFromSuperlayer()
      madeExtras.mask = newValue
      guard let mask = newValue else { return }
      mask.isMask = true
      mask.parent = self
      mask.pendingChanges.formUnion(.geometry)
      if let context { mask.enter(context) }
      if mask.layoutIsNeeded || mask.hasLayoutBelow { noteLayoutBelow() }
    }
  }

  /// Calls a closure with the sublayers, in no particular order, and the mask.
  func forEachBelow(_ body: (CALayer) -> Void) {
    for layer in children { body(layer) }
    if let mask = extras?.mask { body(mask) }
  }
}
