import Runtime

/// The methods that an animation calls when it begins and ends. The animation retains its delegate until then.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the layer has received its copy of the animation, however far in the future its `beginTime` is.
  /// - Parameter anim: The layer's copy of the animation that was added.
  @MainActor func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has ended.
  /// - Parameter flag: False if the animation was removed before its end.
  /// - Parameter anim: The layer's copy of the animation that was added.
  @MainActor func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  @MainActor public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  @MainActor public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An object that changes a layer's presented values for some time. Layers copy the animations that are added to them.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  final var timing = MediaTiming()

  public required override init() { super.init() }

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { if isNumber(newValue, "beginTime") { timing.beginTime = newValue } }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { if isNumber(newValue, "duration") { timing.duration = newValue } }
  }
  open var speed: Float {
    get { timing.speed }
    set { if isNumber(newValue, "speed") { timing.speed = newValue } }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { if isNumber(newValue, "timeOffset") { timing.timeOffset = newValue } }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { if isNumber(newValue, "repeatCount") { timing.repeatCount = newValue } }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { if isNumber(newValue, "repeatDuration") { timing.repeatDuration = newValue } }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set {
      var new = timing
      new.fillMode = newValue
      timing = new
    }
  }

  /// Returns whether a new value of a property is a number. NaN is rejected with a message.
  final func isNumber<Value: BinaryFloatingPoint>(_ value: Value, _ property: String) -> Bool {
    guard value.isNaN else { return true }
    refuse(property, "NaN")
    return false
  }

  /// Returns whether a new value of a property that layers compute with is finite. Others are rejected with a message.
  final func isFinite(_ value: AnimationValue?, _ property: String) -> Bool {
    guard let value, !value.isFinite else { return true }
    refuse(property, "NaN or infinity")
    return false
  }

  private final func refuse(_ property: String, _ content: String) {
    logMessage(
      "Ignored a value for the \(property) of a CAAnimation that contains \(content). Check the computation for a division by zero."
    )
  }

  /// The preferred frame rate. It is ignored, since hosts draw every frame.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Returns the numeric value of a property in a new animation, or nil for another property.
  open class func defaultValue(forKey key: String) -> AnyValue? {
    switch key {
    case "beginTime", "duration", "timeOffset", "repeatCount", "repeatDuration", "autoreverses":
      return NSNumber(value: 0.0)
    case "speed", "removedOnCompletion", "isRemovedOnCompletion": return NSNumber(value: 1.0)
    default: return nil
    }
  }

  /// The timing function of the animation; nil is linear.
  @exclusivity(unchecked) open var timingFunction: CAMediaTimingFunction?
  /// The delegate; retained, even by the copy that a layer makes.
  @exclusivity(unchecked) open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed when it ends. One that is not removed has an effect afterwards only according to
  /// its fill mode.
  open var isRemovedOnCompletion = true

  /// Sets the properties that a view's animation shares with the others of its block. Its first value applies before it
  /// begins.
  package final func schedule(
    at beginTime: CFTimeInterval, duration: CFTimeInterval, repeatCount: Float, autoreverses: Bool,
    delegate: (any CAAnimationDelegate)?
  ) {
    var new = timing
    new.beginTime = beginTime
    new.duration = duration
    new.repeatCount = repeatCount
    new.autoreverses = autoreverses
    new.fillsForwards = false
    new.fillsBackwards = true
    timing = new
    self.delegate = delegate
  }

  /// Returns an animation of the same class with the same properties and delegate. Override it in a subclass to copy
  /// additional properties.
  open func copy(with zone: NSZone? = nil) -> AnyValue { duplicate() }

  #if hasFeature(Embedded)
    open override func copy() -> AnyObject { duplicate() }
  #endif

  /// Returns a copy of the same class.
  func duplicate() -> CAAnimation {
    let copy = type(of: self).init()
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.preferredFrameRateRange = preferredFrameRateRange
    return copy
  }

  /// Sets the duration of an animation without one, in seconds.
  func setDurationIfNone(_ duration: CFTimeInterval) { if self.duration <= 0 { self.duration = duration } }

  /// Changes values to the presented ones at a time of the layer, or of the enclosing group.
  func apply(to values: inout LayerValues, at time: CFTimeInterval) {}

  /// Called when the animation has been attached to a layer.
  @MainActor func begin(in layer: CALayer) {}

  /// Called when the animation has ended or has been removed.
  @MainActor func end() {}

  /// Whether the animation does not advance by itself, so that frames can skip it.
  var isStill: Bool { false }

  /// The changes that have to be drawn in every frame while the animation runs.
  var changes: LayerChanges { [] }

  /// The animation as a sink can run it in place of frames, or nil if frames have to draw it.
  @MainActor var handedPart: HandedMotion.Part? { nil }

  /// Adds the animation to the layer, as an action.
  @MainActor public func run(forKey event: String, object anObject: AnyValue, arguments dict: CAActionArguments?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}
