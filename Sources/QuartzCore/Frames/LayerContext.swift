import Runtime

/// A tree of layers on a screen. It keeps lists of changed and animated layers, so that a frame costs nothing for the
/// others.
@MainActor package final class LayerContext {
  package let root: CALayer
  /// The state of the screen, which its layer trees share.
  package let screen: ScreenContext

  /// The total number of times that presented values were computed from animations.
  package var evaluations: Int { countedEvaluations }
  private var countedEvaluations = 0

  @exclusivity(unchecked) private var dirty: [CALayer] = []
  @exclusivity(unchecked) private(set) var animated: [CALayer] = []
  /// The end of the first animation, in the clock's time; earlier if layers may have to leave the list.
  @exclusivity(unchecked) private var nextEnd = -CFTimeInterval.infinity
  /// Whether any layer ever had a timing of its own, in which case the ends of animations in the clock's time are
  /// unknown.
  @exclusivity(unchecked) var isAnyTimed = false
  @exclusivity(unchecked) private var removed: [Int] = []
  @exclusivity(unchecked) private var undisplayed: [CALayer] = []
  /// The curves that the sink knows.
  @exclusivity(unchecked) var curves = HandedCurves()

  package init(root: CALayer, on screen: ScreenContext = .current) {
    self.root = root
    self.screen = screen
    root.enter(self)
  }

  /// Layers may outlive their context. They then have no screen, and their animations end, because the time of another
  /// screen is unrelated.
  deinit {
    whileDeinitializing {
      root.forgetContext()
      var orphans: [Weak<CALayer>] = []
      for layer in animated where layer.isAnimated { orphans.append(Weak(layer)) }
      guard !orphans.isEmpty else { return }
      let screen = screen
      DeferredWork.add { screen.performRemaining { for layer in orphans { layer.value?.removeAllAnimations() } } }
    }
  }

  /// Whether a frame has to draw something; see ``nextHandedEnd`` for what the sink moves.
  package var needsDrawing: Bool {
    !dirty.isEmpty || !removed.isEmpty || !undisplayed.isEmpty || animated.contains { $0.needsFrames }
  }

  /// The end of the first animation that the sink runs, in the clock's time; infinite if it runs none.
  package var nextHandedEnd: CFTimeInterval {
    var end = CFTimeInterval.infinity
    for layer in animated where layer.handedMotion != nil { end = min(end, layer.animations.nextEnd) }
    return end
  }

  /// Whether a frame would show any changes.
  package var hasChanges: Bool {
    !dirty.isEmpty || !removed.isEmpty || !undisplayed.isEmpty || animated.contains { $0.isMoving }
  }

  /// Discards the state of the sink, so that the next commit draws everything.
  package func drawEverything() {
    dirty = []
    removed = []
    curves = HandedCurves()
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

  /// Called when animations have been added or removed.
  func noteAnimations() { nextEnd = -.infinity }

  /// Called when the timing of a layer has changed, which affects it and its descendants.
  func noteTiming(of layer: CALayer) {
    isAnyTimed = true
    for animated in animated {
      var ancestor: CALayer? = animated
      while let current = ancestor, current !== layer { ancestor = current.parent }
      guard ancestor != nil else { continue }
      animated.noteChange(animated.animations.changes)
    }
  }

  /// Passes all changes to the sink, evaluated at a time.
  package func commit(at time: CFTimeInterval, to sink: (any LayerSink)?) {
    display()
    let changed = dirty
    dirty = []
    // Moving layers are in their own list already.
    let moving = animated
    for layer in moving where layer.handedMotion == nil && layer.isIn(self) && !layer.isTimeStopped {
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
          layer.handedMotion = nil
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
    sink.finish()
  }

  private func display() {
    guard !undisplayed.isEmpty else { return }
    let layers = undisplayed
    undisplayed = []
    for layer in layers where layer.context === self { layer.displayIfNeeded() }
  }

  /// Draws a layer, superlayers first.
  /// - Parameter values: Storage for the layer's values while they are drawn.
  private func draw(
    _ layer: CALayer, at time: CFTimeInterval, _ values: inout LayerValues, sink: any LayerSink,
    arranged: inout [CALayer]
  ) {
    var changes = layer.pendingChanges
    guard layer.isIn(self), !changes.isEmpty else { return }
    layer.pendingChanges = []
    let isNew = changes.contains(.created)
    let isKept = isNew && sink.keeps(layer)
    if isNew, let superlayer = layer.parent, superlayer.pendingChanges.contains(.created) {
      draw(superlayer, at: time, &values, sink: sink, arranged: &arranged)
    }
    if isNew || changes.contains(.geometry) {
      if !layer.ownIsDoubleSided { changes.insert(.style) }  // its back may face the viewer
      if layer.storedPicture.image != nil { changes.insert(.picture) }  // its orientation may change
    }
    if changes.ofLayer != 0 {
      let former = isNew ? nil : layer.handedMotion
      layer.handedMotion = sink.runsAnimations ? layer.motionToHandOver() : nil
      let isHandedOver = layer.handedMotion != nil
      // Frames had drawn it elsewhere, or will.
      if isHandedOver != (former != nil) { changes.formUnion([.geometry, .opacity]) }
      layer.draw(into: &values, at: time, isAnimated: !isHandedOver)
      if layer.isAnimated && !isHandedOver { countedEvaluations += 1 }
      if isKept {
        sink.restore(layer, values: values, changes: changes)
      } else {
        sink.draw(layer, values: values, changes: changes)
      }
      if isHandedOver || former != nil { handOver(layer, former, at: time, to: sink) }
    }
    if changes.contains(.children) || (isNew && !isKept) { arranged.append(layer) }
  }

  /// Ends the animations that are over, then notifies their delegates, in the order in which layers were first
  /// animated.
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
    // An animation of a layer with its own timing may end earlier or later.
    self.nextEnd = isAnyTimed ? -.infinity : nextEnd
  }
}
