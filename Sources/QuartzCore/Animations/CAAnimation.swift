import Runtime

/// Told when an animation begins and ends; retained by the animation until then.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the layer has got its copy of the animation, however far off its `beginTime` is.
  /// - Parameter anim: the one that the layer has: a copy of what was added.
  @MainActor func animationDidStart(_ anim: CAAnimation)
  /// - Parameter flag: false when the animation was removed before its end.
  /// - Parameter anim: the one that the layer had: a copy of what was added.
  @MainActor func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  @MainActor public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  @MainActor public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Something that changes a layer's values for the screen while it lasts. Layers copy what is added to them.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  final var timing = MediaTiming()

  public required override init() { super.init() }

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
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

  /// A wish. Hosts draw every frame.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The number that a property has in a new animation, nil for what is no number.
  open class func defaultValue(forKey key: String) -> AnyValue? {
    switch key {
    case "beginTime", "duration", "timeOffset", "repeatCount", "repeatDuration", "autoreverses":
      return NSNumber(value: 0.0)
    case "speed", "removedOnCompletion", "isRemovedOnCompletion": return NSNumber(value: 1.0)
    default: return nil
    }
  }

  /// How time becomes progress; nil is linear.
  @exclusivity(unchecked) open var timingFunction: CAMediaTimingFunction?
  /// Retained, also by the copy that a layer makes.
  @exclusivity(unchecked) open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation goes when it ends; one that stays has an effect only if its fill mode says so.
  open var isRemovedOnCompletion = true

  /// Sets what an animation of a view has in common with the others of its block. Its first value holds before it begins.
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

  /// An animation of the same class with the same properties and delegate. Subclasses of apps add their own properties.
  open func copy(with zone: NSZone? = nil) -> AnyValue { duplicate() }

  #if hasFeature(Embedded)
    open override func copy() -> AnyObject { duplicate() }
  #endif

  /// A copy of the same class.
  func duplicate() -> CAAnimation {
    let copy = type(of: self).init()
    copy.timing = timing
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.preferredFrameRateRange = preferredFrameRateRange
    return copy
  }

  /// Gives an animation that does not say how long it lasts a duration, in seconds.
  func setDurationIfNone(_ duration: CFTimeInterval) { if self.duration <= 0 { self.duration = duration } }

  /// Changes the values as they are to be seen at a time of the layer, or of the group that it is in.
  func apply(to values: inout LayerValues, at time: CFTimeInterval) {}

  /// It has been attached to a layer.
  @MainActor func begin(in layer: CALayer) {}

  /// It is over or has been removed.
  @MainActor func end() {}

  /// Whether it stands still until somebody moves it, so that frames need not look.
  var isStill: Bool { false }

  /// What a frame draws anew while this runs.
  var changes: LayerChanges { [] }

  /// As an action, an animation adds itself to the layer.
  @MainActor public func run(forKey event: String, object anObject: AnyValue, arguments dict: CAActionArguments?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}
