import Runtime

/// A tree of layers on a screen. It keeps lists of what changed and of what is animated, so that a frame
/// costs nothing for the rest.
@MainActor package final class LayerContext {
  package let root: CALayer
  /// What belongs to the screen besides the layers.
  package let screen: ScreenContext

  /// How often values for the screen were computed from animations, ever.
  package var evaluations: Int { countedEvaluations }
  private var countedEvaluations = 0

  @exclusivity(unchecked) private var dirty: [CALayer] = []
  @exclusivity(unchecked) private(set) var animated: [CALayer] = []
  /// When the first of the animations ends, in the clock's time; earlier where layers may have to leave the list.
  @exclusivity(unchecked) private var nextEnd = -CFTimeInterval.infinity
  /// Whether any of the layers ever had a timing of its own: then nobody knows when animations end in the clock's time.
  @exclusivity(unchecked) var isAnyTimed = false
  @exclusivity(unchecked) private var removed: [Int] = []
  @exclusivity(unchecked) private var undisplayed: [CALayer] = []

  package init(root: CALayer, on screen: ScreenContext = .current) {
    self.root = root
    self.screen = screen
    root.enter(self)
  }

  /// The layers may live on; they are on no screen then, and what moved them ends: another screen has another time.
  deinit {
    whileDeinitializing {
      root.forgetContext()
      var orphans: [Weak<CALayer>] = []
      for layer in animated where layer.isAnimated { orphans.append(Weak(layer)) }
      guard !orphans.isEmpty else { return }
      Leftovers.leave { for layer in orphans { layer.value?.removeAllAnimations() } }
    }
  }

  /// Whether a frame would show anything new.
  package var hasChanges: Bool {
    !dirty.isEmpty || !removed.isEmpty || !undisplayed.isEmpty || animated.contains { $0.isMoving }
  }

  /// Forgets what a sink knows: the next commit draws everything.
  package func drawEverything() {
    dirty = []
    removed = []
    root.enter(self)
  }

  func noteEvaluation() { countedEvaluations += 1 }

  func noteDirty(_ layer: CALayer) { dirty.append(layer) }

  func noteDisplay(of layer: CALayer) { undisplayed.append(layer) }

  func noteRemoval(of layer: CALayer) {
    if !layer.pendingChanges.contains(.created) { removed.append(layer.identifier) }
  }

  func noteAnimation(of layer: CALayer) {
    noteAnimations()
    guard !layer.isListedAsAnimated else { return }
    layer.isListedAsAnimated = true
    animated.append(layer)
  }

  /// Animations have come or gone.
  func noteAnimations() { nextEnd = -.infinity }

  /// The timing of a layer has changed: it and the layers in it are seen at another time.
  func noteTiming(of layer: CALayer) {
    isAnyTimed = true
    for animated in animated {
      var ancestor: CALayer? = animated
      while let current = ancestor, current !== layer { ancestor = current.parent }
      guard ancestor != nil else { continue }
      animated.noteChange(animated.animations.changes)
    }
  }

  /// Hands everything that changed to the sink, evaluated at a time.
  package func commit(at time: CFTimeInterval, to sink: (any LayerSink)?) {
    display()
    let changed = dirty
    dirty = []
    // Those that move are on their own list already.
    let moving = animated
    for layer in moving where layer.isIn(self) && !layer.isTimeStopped {
      let changes = layer.movingChanges
      guard !changes.isEmpty else { continue }
      _ = layer.becomesDirty(changes)
      layer.passOn(changes)
    }
    let movedAlong = dirty
    dirty = []
    let gone = removed
    removed = []
    guard let sink else {
      for layers in [changed, moving, movedAlong] {
        for layer in layers where layer.isIn(self) {
          layer.pendingChanges = []
          layer.storedSinkRecord = nil
        }
      }
      return
    }
    for identifier in gone { sink.remove(identifier) }
    var arranged: [CALayer] = []
    var values = LayerValues()
    for layers in [changed, moving, movedAlong] {
      for layer in layers { draw(layer, at: time, &values, sink: sink, arranged: &arranged) }
    }
    for layer in arranged { sink.arrange(layer.drawingOrder, of: layer) }
  }

  private func display() {
    guard !undisplayed.isEmpty else { return }
    let layers = undisplayed
    undisplayed = []
    for layer in layers where layer.context === self { layer.displayIfNeeded() }
  }

  /// Superlayers come first.
  /// - Parameter values: where those of the layer are put while they are drawn.
  private func draw(
    _ layer: CALayer, at time: CFTimeInterval, _ values: inout LayerValues, sink: any LayerSink,
    arranged: inout [CALayer]
  ) {
    var changes = layer.pendingChanges
    guard layer.isIn(self), !changes.isEmpty else { return }
    layer.pendingChanges = []
    let isNew = changes.contains(.created)
    if isNew, let superlayer = layer.parent, superlayer.pendingChanges.contains(.created) {
      draw(superlayer, at: time, &values, sink: sink, arranged: &arranged)
    }
    if isNew || changes.contains(.geometry) {
      if !layer.ownIsDoubleSided { changes.insert(.style) }  // it may turn its back
      if layer.storedPicture.image != nil { changes.insert(.picture) }  // it may lie in another way
    }
    if changes.ofLayer != 0 {
      layer.draw(into: &values, at: time)
      if layer.isAnimated { countedEvaluations += 1 }
      sink.draw(layer, values: values, changes: changes)
    }
    if changes.contains(.children) { arranged.append(layer) }
  }

  /// Ends the animations that are over, then tells their delegates, in the order in which layers were
  /// first animated.
  package func endAnimations(at time: CFTimeInterval) {
    guard !animated.isEmpty, time >= nextEnd - MediaTiming.tolerance else { return }
    var ended: [(CALayer, [CALayer.Attachment])] = []
    for layer in animated where layer.localTime(at: time) >= layer.animations.nextEnd - MediaTiming.tolerance {
      ended.append((layer, layer.takeEnded(at: time)))
    }
    for (layer, over) in ended { layer.end(over) }
    var left: [CALayer] = []
    var nextEnd = CFTimeInterval.infinity
    for layer in animated where layer.isIn(self) {
      layer.isListedAsAnimated = layer.animations.isRunning
      guard layer.isListedAsAnimated else { continue }
      left.append(layer)
      nextEnd = min(nextEnd, layer.animations.nextEnd)
    }
    animated = left
    // A layer with a timing of its own may come to the end sooner or later.
    self.nextEnd = isAnyTimed ? -.infinity : nextEnd
  }
}
