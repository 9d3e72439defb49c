import Runtime

extension UIView {
  /// Animates the changes that a closure makes to views, from what they were.
  /// - Parameters:
  ///   - duration: seconds; 0 changes at once.
  ///   - delay: seconds.
  ///   - completion: gets false when an animation was removed before its end.
  ///   - options: how the animation runs.
  ///   - animations: sets the values that are to be reached; called once, before this returns.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ViewAnimation(
      duration: duration, delay: delay, curve: .timing(options.timingFunction), options: options)
    animation.run(animations, completion: completion)
  }

  /// Animates at once, with ease in and out.
  /// - Parameters:
  ///   - duration: seconds; 0 changes at once.
  ///   - completion: gets false when an animation was removed before its end.
  ///   - animations: sets the values that are to be reached; called once, before this returns.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates at once, with ease in and out, and tells nobody the end.
  /// - Parameter duration: seconds; 0 changes at once.
  /// - Parameter animations: sets the values that are to be reached; called once, before this returns.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates with a damped spring that has done 0.999 of its way at the end.
  /// - Parameters:
  ///   - duration: seconds.
  ///   - dampingRatio: 1 settles without bouncing, less bounces; more counts as 1.
  ///   - velocity: at the start, in travels per second: for 200 points at 100 points per second it is 0.5.
  ///   - delay: seconds before it begins.
  ///   - options: how the animation runs.
  ///   - animations: sets the values that are to be reached; called once, before this returns.
  ///   - completion: called when all is over; its argument says whether it ran to the end.
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

  /// Animates with a spring described by how long it seems to take.
  ///
  /// The perceptual duration `d` is the period of the undamped spring, `w = 2π / d`. The damping ratio is
  /// `1 - bounce` for a bounce of 0 or more and `1 / (1 + bounce)` below. The animation goes on until less than
  /// 0.001 of the way is left for good, which takes longer than `d`; the completion runs then.
  /// - Parameters:
  ///   - duration: seconds, perceptual; 0 changes at once.
  ///   - bounce: 0 does not overshoot, up to 1 (which never comes to rest) does; below 0, down to -1, is slower.
  ///   - initialSpringVelocity: in travels per second.
  ///   - completion: called when all is over; its argument says whether it ran to the end.
  ///   - animations: sets the values that are to be reached; called once, before this returns.
  ///   - options: how the animation runs.
  ///   - delay: seconds before it begins.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard duration > 0 else {
      let animation = ViewAnimation(duration: 0, delay: delay, curve: .timing(options.timingFunction), options: options)
      return animation.run(animations, completion: completion)
    }
    let spring = Spring(perceptualDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
    let animation = ViewAnimation(
      duration: spring.settlingDuration, delay: delay, curve: .spring(spring), options: options)
    animation.run(animations, completion: completion)
  }

  /// Repeats the changes of a closure; inside an animation block only. When the runs are over, the view shows the
  /// values that were set, also after an even number of runs there and back. In a property animator, which has
  /// one end, nothing repeats.
  /// - Parameters:
  ///   - count: how many runs; may have a fraction.
  ///   - autoreverses: every run is followed by one backwards.
  ///   - animations: sets the values that are to be reached; called once, before this returns.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    guard let current = ViewAnimation.current else {
      programmerError(
        "UIView.modifyAnimations outside of an animation block: call it inside the closure given to UIView.animate.")
    }
    let before = (current.repeatCount, current.autoreverses)
    (current.repeatCount, current.autoreverses) = (Float(count), autoreverses)
    animations()
    (current.repeatCount, current.autoreverses) = before
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
}
