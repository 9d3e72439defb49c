import Runtime

extension CALayer {
  typealias Attachment = LayerAnimations.Attachment

  /// The layer's animations. Changing them is linear in their number.
  final var attachments: [Attachment] {
    get { animations.attachments }
    set {
      animations = LayerAnimations(newValue)
      storedContext?.noteAnimations()
    }
  }

  func attachCopy(_ anim: CAAnimation, forKey key: String?) {
    let copy = anim.duplicate()
    copy.setDurationIfNone(CATransaction.animationDuration())
    attach(copy, forKey: copy is CATransition ? kCATransition : key)
  }

  /// Adds an animation like `add(_:forKey:)`, but without copying it.
  package func attach(_ animation: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    if animation.timing.beginTime == 0 { animation.beginTime = localTime }
    let groups = CATransaction.openGroups
    for group in groups { group.enter() }
    let key = key ?? freeKey(like: "animation")
    animations = animations.adding(Attachment(key: key, animation: animation, groups: groups))
    storedContext?.noteAnimations()
    if animation.changes.contains(.sublayerGeometry) { transformsSublayers = true }
    noteChange(animation.changes)
    animation.begin(in: self)
    if let context { context.noteAnimation(of: self) } else { screenContext.noteDetachedAnimation(of: self) }
    screenContext.animationObserver?.began(animation, key: key, on: self)
    animation.delegate?.animationDidStart(animation)
  }

  /// Returns an unused key: "position", "position-2", ….
  package func freeKey(like key: String) -> String {
    var candidate = key
    var number = 2
    while attachments.contains(where: { $0.key == candidate }) {
      candidate = "\(key)-\(number)"
      number += 1
    }
    return candidate
  }

  /// Whether the layer has animations.
  package var isAnimated: Bool { !animations.attachments.isEmpty }

  /// The animations that have not ended, in the order in which they were added.
  package final var runningAnimations: [CAAnimation] {
    attachments.filter { !$0.hasEnded }.map { $0.animation }
  }

  /// Whether any layer on the screen may be animated; true for a layer without a screen.
  package final var mayAnythingBeAnimated: Bool {
    if let storedContext { !storedContext.animated.isEmpty } else { true }
  }

  func endAnimation(forKey key: String) {
    guard let index = attachments.firstIndex(where: { $0.key == key }) else { return }
    end(attachments.remove(at: index), finished: false)
  }

  /// Ends all animations of the layer.
  /// - Parameter screen: The current or, for a removed layer, the previous screen.
  func endAllAnimations(finished: Bool, on screen: ScreenContext) {
    let all = attachments
    guard !all.isEmpty else { return }
    attachments = []
    for attachment in all { end(attachment, finished: finished, on: screen) }
  }

  /// Removes the animations of the layer and its descendants that began at or after a time of the layer.
  package func removeAnimations(begunSince time: CFTimeInterval) {
    func isLate(_ attachment: Attachment) -> Bool { attachment.animation.beginTime >= time - MediaTiming.tolerance }
    let removed = attachments.filter(isLate)
    attachments.removeAll(where: isLate)
    for attachment in removed { end(attachment, finished: false) }
    for sublayer in sublayers ?? [] { sublayer.removeAnimations(begunSince: time) }
  }

  /// Removes the animations of a property and its components.
  package func removeAnimations(of path: LayerKeyPath) {
    let removed = attachments.filter { ($0.animation as? CAPropertyAnimation)?.property == path }
    attachments.removeAll { ($0.animation as? CAPropertyAnimation)?.property == path }
    for attachment in removed { end(attachment, finished: false) }
  }

  private func end(_ attachment: Attachment, finished: Bool) { end(attachment, finished: finished, on: screenContext) }

  private func end(_ attachment: Attachment, finished: Bool, on screen: ScreenContext) {
    if !finished || handedMotion == nil { noteChange(attachment.animation.changes) }
    guard !attachment.hasEnded else { return }
    attachment.animation.end()
    screen.animationObserver?.ended(attachment.animation, finished: finished)
    attachment.animation.delegate?.animationDidStop(attachment.animation, finished: finished)
    for group in attachment.groups { group.leave() }
  }

  /// Removes the animations that have ended at a time of the clock. The caller ends them after collecting those of all
  /// layers. Animations that stay on completion are returned once, too.
  func takeEnded(at time: CFTimeInterval) -> [Attachment] {
    let time = localTime(at: time)
    var ended: [Attachment] = []
    var left: [Attachment] = []
    for var attachment in attachments {
      if !attachment.hasEnded, time >= attachment.animation.timing.endTime - MediaTiming.tolerance {
        ended.append(attachment)
        attachment.hasEnded = true
        if attachment.animation.isRemovedOnCompletion { continue }
      }
      left.append(attachment)
    }
    attachments = left
    return ended
  }

  func end(_ attachments: [Attachment]) {
    // What the sink runs has faded to the model values, which it has.
    let isDrawn = handedMotion != nil && !attachments.isEmpty && !isAnimated
    for attachment in attachments { end(attachment, finished: true) }
    if isDrawn { handedMotion = nil } else { handedMotion?.leaveOut(attachments) }
  }

  /// Whether the presented values change in the next frame by themselves.
  var isMoving: Bool { !isTimeStopped && animations.isMoving }

  /// Whether frames have to draw the animations.
  var needsFrames: Bool { handedMotion == nil && isMoving }

  /// The changes of the next frame caused by advancing animations. Copies nothing if all of them advance.
  var movingChanges: LayerChanges { animations.hasTimelines ? animations.movingChanges : animations.changes }

  /// Returns the presented values at a time of the clock.
  package func presentationValues(at time: CFTimeInterval) -> LayerValues {
    var values = storedValues
    if isAnimated { storedContext?.noteEvaluation() }
    animate(&values, at: time)
    return values
  }

  private func animate(_ values: inout LayerValues, at time: CFTimeInterval) {
    let count = animations.attachments.count
    guard count > 0 else { return }
    let time = localTime(at: time)
    for index in 0..<count { animations.attachments[index].animation.apply(to: &values, at: time) }
    if animations.addsDifferences {
      addDifferences(of: .transform, to: &values, at: time)
      addDifferences(of: .sublayerTransform, to: &values, at: time)
    }
  }

  /// Applies the differences between transforms that animations add.
  ///
  /// Rotations do not commute. A difference was taken from the model value of its time, so the newest one, whose model
  /// value is the current one, is applied first. This keeps an interrupted rotation continuous. The sum must not be
  /// converted to a matrix in between, because a scale that is temporarily 0 or negative would be decomposed
  /// differently.
  private func addDifferences(of property: LayerKeyPath, to values: inout LayerValues, at time: CFTimeInterval) {
    guard case .transform(let transform) = values[property] else { return }
    var components: TransformComponents?
    for attachment in attachments.reversed() {
      guard let basic = attachment.animation as? CABasicAnimation, basic.property == property else { continue }
      if let difference = basic.transformDifference(at: time) {
        components = (components ?? TransformComponents(transform)).adding(difference, times: 1)
      } else if !basic.isAdditive && !basic.addsTransformDifference {
        break  // it replaces everything added before it
      }
    }
    if let components { values[property] = .transform(components.transform) }
  }

  /// Returns the presented values as hosts draw them: the transform includes the superlayer's sublayer transform and
  /// the anchor point's z-coordinate, and all coordinates run from left to right.
  package func drawnValues(at time: CFTimeInterval) -> LayerValues {
    var values = LayerValues()
    if isAnimated { storedContext?.noteEvaluation() }
    draw(into: &values, at: time)
    return values
  }

  /// Replaces values by the drawn ones in place. They are large, and copied as rarely as possible.
  /// - Parameter isAnimated: Whether the values are the presented ones.
  func draw(into values: inout LayerValues, at time: CFTimeInterval, isAnimated: Bool = true) {
    values.take(from: self)
    if isAnimated { animate(&values, at: time) }
    let parent = parent
    if let parent, parent.transformsSublayers, !isMask {
      values = values.placed(in: parent.presentationValues(at: time))
    }
    if values.anchorPointZ != 0 {
      values.transform = values.drawnTransform
      values.anchorPointZ = 0
    }
    unmirror(&values, in: parent)
  }
}
