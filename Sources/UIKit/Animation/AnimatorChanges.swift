import Runtime

/// The changes of a property animator, which it settles at its end.
@MainActor final class AnimatorChanges {
  /// The changes of a layer's property, from the first to the last.
  @MainActor private final class Record {
    let layer: CALayer
    let path: LayerKeyPath
    let name: String
    let start: AnimationValue
    var end: AnimationValue
    /// The model value that the animator set. Any other value was set by someone else.
    var model: AnimationValue
    var animations: [(key: String, animation: TimelineAnimation)] = []
    /// Whether a collection view placed an element according to its layout. An animator that is reversed or stopped
    /// does not undo that, because the data has changed.
    var isOfLayout = false

    init(_ change: ViewAnimation.Change) {
      layer = change.layer
      path = change.path
      name = change.name
      start = change.old
      end = change.new
      model = change.new
    }

    var isOwn: Bool { layer.values[path].isSame(as: model) }
  }

  let timeline: AnimationTimeline
  /// The layer whose time the timeline runs in: the topmost one on the screen, so that a slower window also slows
  /// animators.
  private(set) var screenLayer: CALayer?
  /// The timeline's time, in seconds.
  var now: CFTimeInterval { screenLayer?.localTime ?? CACurrentMediaTime() }

  /// The clock that watches the timeline, or nil.
  private var clock: MediaClock?

  /// Calls a closure when the timeline has ended.
  func watch(atEnd: @escaping @MainActor () -> Void) {
    forget()
    clock = (screenLayer?.screenContext ?? .current).clock
    clock?.watch(timeline, in: screenLayer, atEnd: atEnd)
  }

  /// Stops watching the timeline.
  func forget() {
    clock?.forget(timeline)
    clock = nil
  }

  /// The completions of blocks inside the animator's blocks.
  var completions: [(Bool) -> Void] = []
  private var records: [Record] = []
  /// The layers of elements resized by a layout, which their records retain.
  private var resizedElements: Set<ObjectIdentifier> = []

  private let touches: Touches
  private var touchedViews: [UIView] = []

  /// The position at which touches find the changed views, until they are settled.
  enum Touches {
    /// The presented position.
    case followed
    /// The position of the model values.
    case unchanged
    case blocked
  }

  init(timeline: AnimationTimeline, touches: Touches) {
    self.timeline = timeline
    self.touches = touches
  }

  func add(_ change: ViewAnimation.Change, animation: TimelineAnimation, key: String) {
    if screenLayer == nil, !timeline.isMoving { screenLayer = change.layer.context?.root }
    animation.timeAhead = now - change.layer.localTime
    if let view = change.layer.delegate as? UIView, !touchedViews.contains(where: { $0 === view }) {
      note(view, by: 1)
      touchedViews.append(view)
    }
    let isOfLayout = isOfLayout(change)
    let last = records.last { $0.layer === change.layer && $0.path == change.path }
    if let last, last.model.isSame(as: change.old) {
      last.end = change.new
      last.model = change.new
      last.animations.append((key, animation))
      last.isOfLayout = isOfLayout
    } else {
      let record = Record(change)
      record.animations.append((key, animation))
      record.isOfLayout = isOfLayout
      records.append(record)
    }
  }

  /// Returns whether a collection view placed an element according to its layout, or the change is in an element that
  /// it resized.
  private func isOfLayout(_ change: ViewAnimation.Change) -> Bool {
    let placed = UICollectionReusableView.placed?.layer
    if change.layer === placed {
      if change.path == .boundsSize { resizedElements.insert(ObjectIdentifier(change.layer)) }
      return true
    }
    guard placed != nil || !resizedElements.isEmpty,
      [.position, .boundsSize, .boundsOrigin].contains(change.path)
    else { return false }
    var outer = change.layer.superlayer
    while let layer = outer {
      if layer === placed || resizedElements.contains(ObjectIdentifier(layer)) { return true }
      outer = layer.superlayer
    }
    return false
  }

  /// Requests drawing of animations that were moved and do not advance by themselves.
  func noteMoved() { for record in records { record.layer.noteChange(record.path.changes) } }

  private func note(_ view: UIView, by difference: Int) {
    switch touches {
    case .followed: view.touchFollowers += difference
    case .unchanged: break
    case .blocked: view.touchBlockers += difference
    }
  }

  /// Ends the animations and sets the model values. A property that was changed by someone else since keeps its value,
  /// and the remaining difference fades in `duration` seconds, so that nothing jumps.
  func settle(at position: UIViewAnimatingPosition, duration: TimeInterval) {
    for view in touchedViews { note(view, by: -1) }
    touchedViews = []
    let owned = records.map { $0.isOwn && (position == .end || !$0.isOfLayout) }
    let values = zip(records, owned).map { record, isOwn in
      isOwn ? value(of: record, at: position) : record.model
    }
    for (index, record) in records.enumerated() {
      let running = running(record)
      let left = owned[index] ? [] : running.filter { $0.animation.isAdditive }
      let leftovers = left.compactMap { $0.animation.value(at: record.layer.localTime) }
      for (key, _) in running { record.layer.removeAnimation(forKey: key) }
      record.animations = []
      if position != .end { for value in leftovers { fade(value, in: record, duration: duration) } }
    }
    UIView.performWithoutAnimation {
      for (index, record) in records.enumerated() where owned[index] {
        record.layer.setModel(values[index], at: record.path)
        record.model = values[index]
      }
    }
  }

  private func value(of record: Record, at position: UIViewAnimatingPosition) -> AnimationValue {
    switch position {
    case .end: return record.end
    case .start: return record.start
    case .current:
      guard let first = record.animations.first else { return record.model }
      guard first.animation.isAdditive else {
        return record.layer.presentationValues(at: record.layer.currentMediaTime)[record.path]
      }
      return sum(record.model, running(record).compactMap { $0.animation.value(at: record.layer.localTime) })
    }
  }

  private func running(_ record: Record) -> [(key: String, animation: TimelineAnimation)] {
    record.animations.filter { record.layer.animation(forKey: $0.key) === $0.animation }
  }

  /// Returns a model value with differences added, the newest first and transforms in components, as layers present
  /// them.
  private func sum(_ model: AnimationValue, _ differences: [AnimationValue]) -> AnimationValue {
    guard case .transform(let matrix) = model else { return differences.reversed().reduce(model) { $0.adding($1) } }
    var components = TransformComponents(matrix)
    for case .transformDifference(let difference) in differences.reversed() {
      components = components.adding(difference, times: 1)
    }
    return .transform(components.transform)
  }

  private func fade(_ value: AnimationValue, in record: Record, duration: TimeInterval) {
    let animation = CABasicAnimation(keyPath: record.name)
    animation.from = value
    animation.to = value.subtracting(value)
    animation.isAdditive = true
    animation.duration = max(duration, 0.001)
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    record.layer.attach(animation, forKey: record.layer.freeKey(like: record.name))
  }

  /// Calls the completions.
  /// - Parameter finished: False if the animator was stopped without finishing.
  func complete(finished: Bool) {
    let waiting = completions
    completions = []
    for completion in waiting { completion(finished) }
  }
}

extension AnimationValue {
  func isSame(as other: AnimationValue) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): return a == b
    case (.point(let a), .point(let b)): return a == b
    case (.size(let a), .size(let b)): return a == b
    case (.rect(let a), .rect(let b)): return a == b
    case (.transform(let a), .transform(let b)): return a == b
    case (.color(let a), .color(let b)): return a == b
    case (.path(let a), .path(let b)): return a == b
    case (.colors(let a), .colors(let b)): return a == b
    case (.numbers(let a), .numbers(let b)): return a == b
    default: return false
    }
  }
}

extension CALayer {
  /// Sets a model value. New bounds of a view do not move its subviews, whose changes are separate.
  fileprivate func setModel(_ value: AnimationValue, at path: LayerKeyPath) {
    switch (path, value) {
    case (.position, .point(let point)):
      position = point
      (delegate as? UIView)?.placeDidChange()
    case (.anchorPoint, .point(let point)): anchorPoint = point
    case (.boundsOrigin, .point(let origin)): setBounds(CGRect(origin: origin, size: bounds.size))
    case (.boundsSize, .size(let size)): setBounds(CGRect(origin: bounds.origin, size: size))
    case (.transform, .transform(let matrix)): transform = matrix
    case (.zPosition, .number(let number)): zPosition = number
    case (.opacity, .number(let number)): preciseOpacity = number
    case (.cornerRadius, .number(let number)): cornerRadius = number
    case (.borderWidth, .number(let number)): borderWidth = number
    case (.shadowOpacity, .number(let number)): shadowOpacity = Float(number)
    case (.shadowRadius, .number(let number)): shadowRadius = number
    case (.shadowOffset, .size(let size)): shadowOffset = size
    case (.backgroundColor, .color(let color)): backgroundColor = color
    case (.borderColor, .color(let color)): borderColor = color
    case (.shadowColor, .color(let color)): shadowColor = color
    default: break
    }
  }

  private func setBounds(_ new: CGRect) {
    let view = delegate as? UIView
    let old = bounds
    var new = new
    guard new != old else { return }
    let consequence = view?.boundsWillChange(to: &new)
    bounds = new
    consequence?()
    view?.boundsDidChange(from: old)
  }
}

/// Returns whether a progress is a number. Programs compute it from gestures, even in views without a size; NaN is
/// rejected with a message, and the progress does not change.
/// - Parameter name: The method that received it.
func isProgress(_ progress: CGFloat, _ name: String) -> Bool {
  guard progress.isNaN else { return true }
  logMessage("\(name) is NaN and was ignored. Check the computation for a division by zero.")
  return false
}
