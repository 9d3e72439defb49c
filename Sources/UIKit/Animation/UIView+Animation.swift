extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Touches always reach moving views here; on iOS only with this option.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is seen, with the velocity of the new curve, and ends what ran before.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// For ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// There and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Inside another block: this block's own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Inside another block: this block's own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)

    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// For transitions: what was there fades out over what comes.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    var timingFunction: CAMediaTimingFunction {
      switch (rawValue >> 16) & 3 {
      case 1: return CAMediaTimingFunction(name: .easeIn)
      case 2: return CAMediaTimingFunction(name: .easeOut)
      case 3: return CAMediaTimingFunction(name: .linear)
      default: return CAMediaTimingFunction(name: .easeInEaseOut)
      }
    }
  }

  /// Animates the changes that a closure makes to views, from what they were.
  /// - Parameters:
  ///   - duration: seconds; 0 changes at once.
  ///   - delay: seconds.
  ///   - completion: gets false when an animation was removed before its end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ViewAnimation(
      duration: duration, delay: delay, curve: .timing(options.timingFunction), options: options)
    animation.run(animations, completion: completion)
  }

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates with a damped spring that has done 0.999 of its way at the end.
  /// - Parameters:
  ///   - duration: seconds.
  ///   - dampingRatio: 1 settles without bouncing, less bounces; more counts as 1.
  ///   - velocity: at the start, in travels per second: for 200 points at 100 points per second it is 0.5.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let curve: ViewAnimation.Curve =
      duration > 0
      ? .spring(Spring(duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity))
      : .timing(options.timingFunction)
    let animation = ViewAnimation(duration: duration, delay: delay, curve: curve, options: options)
    animation.run(animations, completion: completion)
  }

  /// Makes changes without animation, even inside an animation block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = ViewAnimation.areAnimationsEnabled
    ViewAnimation.areAnimationsEnabled = false
    actionsWithoutAnimation()
    ViewAnimation.areAnimationsEnabled = wereEnabled
  }

  public class var areAnimationsEnabled: Bool { ViewAnimation.areAnimationsEnabled }

  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.areAnimationsEnabled = enabled }

  /// The duration of the animation block that is being run, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

  /// Changes a view as a whole. With `.transitionCrossDissolve` a picture of what it was fades out above
  /// it; without it the changes happen at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let picture = options.contains(.transitionCrossDissolve) ? view.snapshotView(afterScreenUpdates: false) : nil
    if let picture, let superview = view.superview {
      picture.center = view.center
      picture.isUserInteractionEnabled = false
      performWithoutAnimation { superview.insertSubview(picture, aboveSubview: view) }
    }
    performWithoutAnimation {
      animations?()
      view.layoutIfNeeded()
    }
    animate(withDuration: duration, delay: 0, options: options) {
      picture?.alpha = 0
    } completion: { finished in
      picture?.removeFromSuperview()
      completion?(finished)
    }
  }

  /// A view that shows what this one shows now (as it is seen, midway in its animations), and does not change.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard window != nil else { return nil }
    if afterUpdates { layoutIfNeeded() }
    let picture = UIView(frame: CGRect(origin: .zero, size: bounds.size))
    picture.clipsToBounds = clipsToBounds
    let content = layer.snapshot()
    content.position = CGPoint(
      x: content.anchorPoint.x * content.bounds.size.width, y: content.anchorPoint.y * content.bounds.size.height)
    picture.layer.addSublayer(content)
    return picture
  }
}
