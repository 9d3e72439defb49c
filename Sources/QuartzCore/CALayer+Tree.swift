import Runtime

extension CALayer {
  public func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }

  /// - Parameter idx: in `sublayers`, as it is before the layer leaves its former place.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = sibling.flatMap { sublayers?.index(ofIdentical: $0) }
    insert(layer, at: index.map { $0 + 1 } ?? sublayers?.count ?? 0)
  }

  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let index = sibling.flatMap { sublayers?.index(ofIdentical: $0) }
    insert(layer, at: index ?? 0)
  }

  /// Puts a layer in a sublayer's place; nothing happens when `oldLayer` is not a sublayer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = sublayers?.index(ofIdentical: oldLayer) else { return }
    insert(newLayer, at: index)
    oldLayer.removeFromSuperlayer()
  }

  public func removeFromSuperlayer() {
    guard let superlayer else { return }
    superlayer.sublayers?.remove(identical: self)
    superlayer.noteChange(.children)
    superlayer.setNeedsLayout()
    self.superlayer = nil
    if let context {
      context.noteRemoval(of: self)
      leaveContext()
    }
  }

  private func insert(_ layer: CALayer, at index: Int) {
    precondition(layer !== self, "A layer cannot be its own sublayer.")
    var index = index
    if layer.superlayer === self {
      let former = sublayers!.index(ofIdentical: layer)!
      sublayers!.remove(at: former)
      if former < index { index -= 1 }
    } else {
      layer.removeFromSuperlayer()
    }
    sublayers = sublayers ?? []
    sublayers!.insert(layer, at: min(max(index, 0), sublayers!.count))
    noteChange(.children)
    setNeedsLayout()
    if layer.superlayer !== self {
      layer.superlayer = self
      if let context { layer.enter(context) }
      if layer.needsLayout || layer.hasLayoutBelow { noteLayoutBelow() }
    }
  }

  /// Puts some of the sublayers in another order: they take the places that they have now. Linear.
  package func reorderSublayers(_ layers: [CALayer]) {
    sublayers = sublayers?.reordered(layers)
    noteChange(.children)
  }

  /// Sublayers back to front.
  package var drawingOrder: [CALayer] {
    let sublayers = sublayers ?? []
    guard sublayers.contains(where: { $0.zPosition != 0 }) else { return sublayers }
    return sublayers.indices
      .sorted { (sublayers[$0].zPosition, $0) < (sublayers[$1].zPosition, $1) }
      .map { sublayers[$0] }
  }

  func enter(_ context: LayerContext) {
    self.context = context
    pendingChanges = []
    noteChange([.created, .children])
    if !attachments.isEmpty { context.noteAnimation(of: self) }
    for sublayer in sublayers ?? [] { sublayer.enter(context) }
  }

  func leaveContext() {
    context = nil
    isListedAsAnimated = false
    pendingChanges = []
    removeAllAnimations()
    for sublayer in sublayers ?? [] { sublayer.leaveContext() }
  }

  /// Leaves a screen that is going away: nobody is told. It may be gone already, so the reference is not read.
  func forgetContext() {
    context = nil
    isListedAsAnimated = false
    pendingChanges = []
    attachments = []
    for sublayer in sublayers ?? [] { sublayer.forgetContext() }
  }

  /// Has the next frame draw the layer anew. Free for a layer that is not on screen.
  package func noteChange(_ changes: LayerChanges) {
    guard let context else { return }
    if pendingChanges.isEmpty { context.noteDirty(self) }
    pendingChanges.formUnion(changes)
    let movesSublayers = changes.contains(.sublayerGeometry) || (transformsSublayers && changes.contains(.geometry))
    if movesSublayers { for sublayer in sublayers ?? [] { sublayer.noteChange(.geometry) } }
  }
}

extension CALayer {
  public func setNeedsLayout() {
    needsLayout = true
    superlayer?.noteLayoutBelow()
  }

  /// Whether the layer or one below it needs layout.
  package var needsLayoutAnywhere: Bool { needsLayout || hasLayoutBelow }

  func noteLayoutBelow() {
    var layer: CALayer? = self
    while let current = layer, !current.hasLayoutBelow {
      current.hasLayoutBelow = true
      layer = current.superlayer
    }
  }

  /// Lays out what needs it, from the topmost of the superlayers in need down.
  public func layoutIfNeeded() {
    var top = self
    while let superlayer = top.superlayer, superlayer.needsLayout { top = superlayer }
    top.layoutTree()
  }

  private func layoutTree() {
    var passes = 0
    while needsLayout || hasLayoutBelow {
      if needsLayout {
        needsLayout = false
        layoutSublayers()
      }
      if hasLayoutBelow {
        hasLayoutBelow = false
        for sublayer in sublayers ?? [] where sublayer.needsLayout || sublayer.hasLayoutBelow { sublayer.layoutTree() }
      }
      passes += 1
      precondition(
        passes < 100,
        "Layout does not come to an end: layoutSublayers() asks for another layout each time. Set what it depends on elsewhere."
      )
    }
  }
}
