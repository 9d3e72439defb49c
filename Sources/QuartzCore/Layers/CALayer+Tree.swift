import Runtime

extension CALayer {
  var ownSublayers: [CALayer]? {
    get {
      if let model = extras?.model { return model.ownSublayers?.compactMap { $0.presentation(in: self) } }
      return children.isEmpty ? nil : children
    }
    set {
      let layers = newValue ?? []
      for child in children where !layers.contains(where: { $0 === child }) { child.removeFromSuperlayer() }
      for (index, layer) in layers.enumerated() { insert(layer, at: index) }
    }
  }

  var ownSuperlayer: CALayer? {
    guard let extras, let model = extras.model else { return parent }
    if extras.superlayer == nil { extras.superlayer = model.parent?.presentation() }
    return extras.superlayer
  }

  func replace(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = children.index(ofIdentical: oldLayer) else { return }
    insert(newLayer, at: index)
    oldLayer.removeFromSuperlayer()
  }

  func detach() {
    guard let parent else { return }
    if isMask {
      parent.mask = nil
      return
    }
    if !isHidden { runOrderAction(kCAOnOrderOut) }
    parent.children.remove(identical: self)
    parent.noteChange(.children)
    parent.setNeedsLayout()
    leaveSuperlayer()
  }

  /// Moves a layer from another superlayer on the same screen, without ending its animations.
  /// - Parameter sibling: The sublayer to insert it behind, or nil to insert it in front of all.
  package func adoptSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard let former = layer.parent, former !== self, let context, layer.context === context else {
      return sibling == nil ? addSublayer(layer) : insertSublayer(layer, below: sibling)
    }
    former.children.remove(identical: layer)
    former.noteChange(.children)
    former.setNeedsLayout()
    context.noteRemoval(of: layer)
    children.insert(layer, at: sibling.flatMap { children.index(ofIdentical: $0) } ?? children.count)
    layer.parent = self
    layer.pendingChanges.formUnion(.geometry)
    layer.enter(context)
    noteChange(.children)
    setNeedsLayout()
    if layer.layoutIsNeeded || layer.hasLayoutBelow { noteLayoutBelow() }
  }

  /// Called when the layer has been removed from its superlayer.
  func leaveSuperlayer() {
    parent = nil
    guard let context else { return }
    context.noteRemoval(of: self)
    leaveContext()
  }

  private func isBelow(_ layer: CALayer) -> Bool {
    var ancestor = parent
    while let current = ancestor {
      if current === layer { return true }
      ancestor = current.parent
    }
    return false
  }

  final func insert(_ layer: CALayer, at index: Int) {
    ensure(layer !== self, "A layer cannot be its own sublayer.")
    ensure(
      layer.children.isEmpty || !isBelow(layer), "A layer cannot be added to one of its own descendants.")
    var index = index
    if layer.parent === self, !layer.isMask {
      let former = children.index(ofIdentical: layer)!
      if former < index { index -= 1 }
      if former == min(max(index, 0), children.count - 1) { return }
      children.remove(at: former)
    } else {
      layer.removeFromSuperlayer()
    }
    children.insert(layer, at: min(max(index, 0), children.count))
    noteChange(.children)
    setNeedsLayout()
    if layer.parent !== self {
      layer.parent = self
      layer.pendingChanges.formUnion(.geometry)
      if let context { layer.enter(context) }
      if layer.layoutIsNeeded || layer.hasLayoutBelow { noteLayoutBelow() }
      if !layer.isHidden { layer.runOrderAction(kCAOnOrderIn) }
    }
  }

  /// Reorders some of the sublayers, which are marked as changing places, among the places that they occupy now.
  /// Linear. Clears the marks.
  package func reorderSublayers(_ layers: [CALayer]) {
    var reordered = children
    var next = 0
    for place in reordered.indices where reordered[place].storedIsChangingPlaces {
      reordered[place] = layers[next]
      next += 1
    }
    children = reordered
    for layer in layers { layer.storedIsChangingPlaces = false }
    noteChange(.children)
  }

  /// The sublayers from back to front.
  package var drawingOrder: [CALayer] {
    let sublayers = ownSublayers ?? []
    var isFlat = true
    for layer in sublayers where layer.storedValues.zPosition != 0 { isFlat = false }
    if isFlat { return sublayers }
    return sublayers.indices
      .sorted { (sublayers[$0].zPosition, $0) < (sublayers[$1].zPosition, $1) }
      .map { sublayers[$0] }
  }

  func enter(_ context: LayerContext) {
    let changes = pendingChanges
    storedContext = context
    pendingChanges = []
    noteChange(.created)
    pendingChanges.formUnion(changes)
    if !attachments.isEmpty { context.noteAnimation(of: self) }
    if needsDisplay() { context.noteDisplay(of: self) }
    if ownTiming != nil { context.isAnyTimed = true }
    forEachBelow { $0.enter(context) }
  }

  func leaveContext() {
    let screen = screenContext
    storedContext = nil
    pendingChanges.remove(.created)
    isListedAsAnimated = false
    handedMotion = nil
    endAllAnimations(finished: false, on: screen)
    forEachBelow { $0.leaveContext() }
  }

  /// Clears the reference to a screen that is being deallocated, without notifications. The screen may no longer exist,
  /// so the reference is not read.
  func forgetContext() {
    storedContext = nil
    storedSinkRecord = nil
    isListedAsAnimated = false
    handedMotion = nil
    pendingChanges = []
    forEachBelow { $0.forgetContext() }
  }

  /// Requests drawing in the next frame that shows the layer.
  package func noteChange(_ changes: LayerChanges) {
    if let context = storedContext {
      if becomesDirty(changes) { context.noteDirty(self) }
    } else {
      pendingChanges.formUnion(changes)
    }
    passOn(changes)
  }

  /// Records changes of a layer on screen.
  /// - Returns: Whether they are its first since the last frame, so that the context has to list it.
  final func becomesDirty(_ changes: LayerChanges) -> Bool {
    let pending = pendingChanges
    pendingChanges = pending.union(changes)
    return pending.isEmpty
  }

  /// Requests drawing of the sublayers, too, if changes of this layer affect them.
  final func passOn(_ changes: LayerChanges) {
    let movesSublayers = changes.contains(.sublayerGeometry) || (transformsSublayers && changes.contains(.geometry))
    if movesSublayers { for sublayer in children { sublayer.noteChange(.geometry) } }
  }
}

extension CALayer {
  func noteLayout() {
    layoutIsNeeded = true
    parent?.noteLayoutBelow()
  }

  /// Cancels `setNeedsLayout()`.
  package final func cancelLayout() { layoutIsNeeded = false }

  /// Requests layout of the superlayer, which a new size or transform may affect, unless the superlayer's own layout
  /// set it.
  final func setSuperlayerNeedsLayout() {
    if let parent, !parent.isLayingOutSublayers { parent.setNeedsLayout() }
  }

  /// Whether the layer or a descendant needs layout.
  package var needsLayoutAnywhere: Bool { layoutIsNeeded || hasLayoutBelow }

  func noteLayoutBelow() {
    var layer: CALayer? = self
    while let current = layer, !current.hasLayoutBelow {
      current.hasLayoutBelow = true
      layer = current.parent
    }
  }

  func layOutIfNeeded() {
    var top = self
    while let superlayer = top.parent, superlayer.layoutIsNeeded { top = superlayer }
    guard top.needsLayoutAnywhere else { return }
    screenContext.perform { top.layoutTree() }
  }

  /// Lays out the layer and its descendants where needed, but not its superlayers, which may be in the middle of
  /// layout.
  package func layoutBelowIfNeeded() { layoutTree() }

  private func layoutTree() {
    var passes = 0
    while layoutIsNeeded || hasLayoutBelow {
      if layoutIsNeeded {
        layoutIsNeeded = false
        isLayingOutSublayers = true
        layoutSublayers()
        isLayingOutSublayers = false
      }
      if hasLayoutBelow {
        hasLayoutBelow = false
        forEachBelow { if $0.needsLayoutAnywhere { $0.layoutTree() } }
      }
      passes += 1
      ensure(
        passes < 100,
        "Layout does not terminate, because layoutSublayers() invalidates it each time. Call setNeedsLayout() only when its input changes."
      )
    }
  }
}
