import Runtime

extension CALayer {
  typealias Attachment = LayerAnimations.Attachment

  /// A change is linear in their number.
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

  /// `add(_:forKey:)` without the copy.
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

  /// A key that no animation has: "position", "position-2", ….
  package func freeKey(like key: String) -> String {
    var candidate = key
    var number = 2
    while attachments.contains(where: { $0.key == candidate }) {
      candidate = "\(key)-\(number)"
      number += 1
    }
    return candidate
  }

  /// Whether it has animations.
  package var isAnimated: Bool { !animations.attachments.isEmpty }

  /// Those that have not ended, in the order in which they were added.
  package final var runningAnimations: [CAAnimation] {
    attachments.filter { !$0.hasEnded }.map { $0.animation }
  }

  /// Whether any layer on the screen may be animated; true for a layer on none.
  package final var mayAnythingBeAnimated: Bool {
    if let storedContext { !storedContext.animated.isEmpty } else { true }
  }

  func endAnimation(forKey key: String) {
    guard let index = attachments.firstIndex(where: { $0.key == key }) else { return }
    end(attachments.remove(at: index), finished: false)
  }

  /// - Parameter screen: the one that the layer is on, or was on until now.
  func endAllAnimations(finished: Bool, on screen: ScreenContext) {
    let all = attachments
    guard !all.isEmpty else { return }
    attachments = []
    for attachment in all { end(attachment, finished: finished, on: screen) }
  }

  /// Removes the animations of the layer and of those in it that began at a time of the layer or later.
  package func removeAnimations(begunSince time: CFTimeInterval) {
    func isLate(_ attachment: Attachment) -> Bool { attachment.animation.beginTime >= time - MediaTiming.tolerance }
    let removed = attachments.filter(isLate)
    attachments.removeAll(where: isLate)
    for attachment in removed { end(attachment, finished: false) }
    for sublayer in sublayers ?? [] { sublayer.removeAnimations(begunSince: time) }
  }

  /// Removes animations of a property and its parts.
  package func removeAnimations(of path: LayerKeyPath) {
    let removed = attachments.filter { ($0.animation as? CAPropertyAnimation)?.property == path }
    attachments.removeAll { ($0.animation as? CAPropertyAnimation)?.property == path }
    for attachment in removed { end(attachment, finished: false) }
  }

  private func end(_ attachment: Attachment, finished: Bool) { end(attachment, finished: finished, on: screenContext) }

  private func end(_ attachment: Attachment, finished: Bool, on screen: ScreenContext) {
    noteChange(attachment.animation.changes)
    guard !attachment.hasEnded else { return }
    attachment.animation.end()
    screen.animationObserver?.ended(attachment.animation, finished: finished)
    attachment.animation.delegate?.animationDidStop(attachment.animation, finished: finished)
    for group in attachment.groups { group.leave() }
  }

  /// Takes out the animations that are over at a time of the clock; they are ended by the caller, who has all layers' first.
  /// Those that stay on completion are ended, too, once.
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

  func end(_ attachments: [Attachment]) { for attachment in attachments { end(attachment, finished: true) } }

  /// Whether the next frame shows other values than the last by itself.
  var isMoving: Bool { !isTimeStopped && animations.isMoving }

  /// What the next frame draws anew because of animations that move by themselves. Nothing is copied where all do.
  var movingChanges: LayerChanges { animations.hasTimelines ? animations.movingChanges : animations.changes }

  /// The values on screen at a time of the clock.
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

  /// Puts in the differences of a transform that animations add.
  ///
  /// Rotations do not commute: a difference was taken from the model of its time, so the newest, whose
  /// model is today's, comes first. This keeps an interrupted turn continuous. Nor may the sum be made a
  /// matrix on the way: a scale that is 0 or negative for a moment would be taken apart in another way.
  private func addDifferences(of property: LayerKeyPath, to values: inout LayerValues, at time: CFTimeInterval) {
    guard case .transform(let transform) = values[property] else { return }
    var components: TransformComponents?
    for attachment in attachments.reversed() {
      guard let basic = attachment.animation as? CABasicAnimation, basic.property == property else { continue }
      if let difference = basic.transformDifference(at: time) {
        components = (components ?? TransformComponents(transform)).adding(difference, times: 1)
      } else if !basic.isAdditive && !basic.addsTransformDifference {
        break  // it replaces what was added before it
      }
    }
    if let components { values[property] = .transform(components.transform) }
  }

  /// The same as hosts draw it: with the superlayer's sublayer transform and the anchor's depth as a part of the transform,
  /// and all coordinates running from left to right.
  package func drawnValues(at time: CFTimeInterval) -> LayerValues {
    var values = LayerValues()
    if isAnimated { storedContext?.noteEvaluation() }
    draw(into: &values, at: time)
    return values
  }

  /// The same in the place of other values: they are many, and copied as seldom as can be.
  func draw(into values: inout LayerValues, at time: CFTimeInterval) {
    values.take(from: self)
    animate(&values, at: time)
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
