import Runtime

/// An animation from one value to another. A missing value is that of the property without this animation. Valid
/// combinations are `from` and `to`, `from` and `by` (from … from + by), `by` and `to` (to - by … to), or any one
/// alone.
open class CABasicAnimation: CAPropertyAnimation {
  /// The initial value: a number, point, size, rectangle, transform or colour; in Embedded Swift an object that
  /// contains one.
  open var fromValue: AnyValue? {
    get { from?.object }
    set { from = accepted(newValue, else: from, "fromValue") }
  }
  /// The final value, of the same types as `fromValue`.
  open var toValue: AnyValue? {
    get { to?.object }
    set { to = accepted(newValue, else: to, "toValue") }
  }
  /// The difference to one of the other two values, or to the property's own.
  open var byValue: AnyValue? {
    get { by?.object }
    set { by = accepted(newValue, else: by, "byValue") }
  }

  /// Returns a value that the app sets, or the former one for a value that is not finite, which is rejected with a message.
  private final func accepted(
    _ value: AnyValue?, else former: AnimationValue?, _ property: String
  ) -> AnimationValue? {
    let new = AnimationValue(value)
    return isFinite(new, property) ? new : former
  }

  package final var from: AnimationValue? {
    get { ends.from }
    set { ends.from = newValue }
  }
  package final var to: AnimationValue? {
    get { ends.to }
    set { ends.to = newValue }
  }
  package final var by: AnimationValue? {
    get { ends.by }
    set { ends.by = newValue }
  }

  /// Whether layers that appear next to this one while it runs do not join the animation.
  package final var isOfLayerAlone = false

  struct Ends {
    var from: AnimationValue?
    var to: AnimationValue?
    var by: AnimationValue?

    /// Adds the interpolation between the two values to a position, size or opacity, as almost all animations of views
    /// do. Equivalent to `blend` and `adding`, without intermediate values of other types.
    /// - Returns: False for any other combination.
    func add(to values: inout LayerValues, at property: LayerKeyPath, _ progress: Double) -> Bool {
      switch (property, from, to) {
      case (.position, .point(let start), .point(let end)):
        values.position.x += start.x + (end.x - start.x) * progress
        values.position.y += start.y + (end.y - start.y) * progress
      case (.boundsSize, .size(let start), .size(let end)):
        values.bounds.size.width += start.width + (end.width - start.width) * progress
        values.bounds.size.height += start.height + (end.height - start.height) * progress
      case (.opacity, .number(let start), .number(let end)): values.opacity += start + (end - start) * progress
      default: return false
      }
      return true
    }
  }
  final var ends = Ends()

  /// The shared progress of animations that began together, or nil. A copy, whose timing may be changed, has none.
  package final var shared: SharedProgress? {
    get { sharedProgress }
    set { sharedProgress = newValue }
  }
  private final var sharedProgress: SharedProgress?

  override func duplicate() -> CAAnimation {
    let copy = super.duplicate() as! CABasicAnimation
    copy.ends = ends
    return copy
  }

  override func apply(to values: inout LayerValues, at time: CFTimeInterval) {
    guard let property = rules.property, !addsTransformDifference, let moment = moment(at: time) else { return }
    if rules.isPlainSum, ends.add(to: &values, at: property, moment.progress) { return }
    let current = values[property]
    var value = value(atProgress: moment.progress, of: current)
    if rules.isCumulative, !timing.autoreverses, moment.run > 0 {
      value = value.adding(self.value(atProgress: 1, of: current).multiplied(by: moment.run))
    }
    put(value, into: &values, at: property)
  }

  /// Returns the state of the animation at a time, or nil if it has no effect then.
  private func moment(at time: CFTimeInterval) -> AnimationMoment? {
    if let sharedProgress { return sharedProgress.moment(of: self, at: time) }
    return ownMoment(at: time)
  }

  /// Returns the state of the animation at a time, computed for this animation alone.
  final func ownMoment(at time: CFTimeInterval) -> AnimationMoment? {
    guard let run = timing.run(at: time) else { return nil }
    return AnimationMoment(run: run.number, progress: progress(at: run.time))
  }

  private func value(atProgress progress: Double, of current: AnimationValue) -> AnimationValue {
    if let from = ends.from, let to = ends.to { return .blend(from, to, progress) }
    switch (ends.from, ends.to, ends.by) {
    case (let from?, let to?, _): return .blend(from, to, progress)
    case (let from?, nil, let by?): return .blend(from, from.adding(by), progress)
    case (nil, let to?, let by?): return .blend(to.subtracting(by), to, progress)
    case (let from?, nil, nil): return .blend(from, current, progress)
    case (nil, let to?, nil): return .blend(current, to, progress)
    case (nil, nil, let by?): return .blend(current, current.adding(by), progress)
    case (nil, nil, nil): return current
    }
  }

  /// Returns the progress at a time within one repetition, in seconds.
  func progress(at runTime: CFTimeInterval) -> Double {
    let linear = timing.duration > 0 ? runTime / timing.duration : 1
    return timingFunction?.progress(at: linear) ?? linear
  }

  /// Returns whether the progress equals that of another animation at all times. An animation only compares the
  /// properties of its own class, so the other one must be asked, too.
  func moves(like other: CABasicAnimation) -> Bool {
    timing == other.timing && timingFunction?.points == other.timingFunction?.points
  }

  override var handedPart: HandedMotion.Part? {
    guard let property = handedProperty else { return nil }
    var part = HandedMotion.Part(animation: self, properties: [property])
    part.isOffset = rules.isAdditive && ends.from != nil && ends.to != nil
    guard rules.isPlainSum, ends.by == nil, let curve = handedCurve else { return part }
    switch (rules.property, ends.from, ends.to) {
    case (.position, .point(let start), .point(.zero)):
      part.curve = curve
      if start == .zero { part.properties = [] }
    case (.opacity, .number(let start), .number(0)):
      part.curve = curve
      if start == 0 { part.properties = [] }
    case (.transform, .transformDifference(let start), _):
      part.curve = curve
      if start == .none { part.properties = [] }
    default: break
    }
    return part
  }

  /// The progress of the animation for a sink, or nil if it is no single curve.
  var handedCurve: HandedMotion.Curve? {
    HandedMotion.Curve(duration: timing.duration, points: timingFunction?.points, spring: nil)
  }

  /// Whether the animation adds a difference between transforms, which `CALayer` applies last.
  var addsTransformDifference: Bool {
    if case .transformDifference? = ends.from { return true }
    return false
  }

  /// Returns the remaining difference between transforms at a time of the layer, or nil if the animation adds none.
  func transformDifference(at time: CFTimeInterval) -> TransformComponents? {
    guard case .transformDifference(let difference)? = ends.from, let run = timing.run(at: time) else { return nil }
    return TransformComponents.none.adding(difference, times: 1 - progress(at: run.time))
  }
}
