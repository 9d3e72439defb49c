import Runtime

extension UIView {
  /// Animates changes of views that a closure makes, from their previous values.
  /// - Parameters:
  ///   - duration: The duration in seconds; 0 is immediate.
  ///   - delay: The delay in seconds.
  ///   - completion: Called at the end, with false if an animation was removed before its end.
  ///   - options: The options of the animation.
  ///   - animations: Sets the final values. Called once, before this method returns.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ViewAnimation(
      duration: duration, delay: delay, curve: .timing(options.timingFunction), options: options)
    animation.run(animations, completion: completion)
  }

  /// Animates changes without a delay, with an ease-in-ease-out curve.
  /// - Parameters:
  ///   - duration: The duration in seconds; 0 is immediate.
  ///   - completion: Called at the end, with false if an animation was removed before its end.
  ///   - animations: Sets the final values. Called once, before this method returns.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates changes without a delay and a completion, with an ease-in-ease-out curve.
  /// - Parameter duration: The duration in seconds; 0 is immediate.
  /// - Parameter animations: Sets the final values. Called once, before this method returns.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates changes with a damped spring that has covered 99.9 per cent of the distance at the end.
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - dampingRatio: 1 settles without oscillation, lower values oscillate; higher ones count as 1.
  ///   - velocity: The initial velocity in total distances per second: for 200 points at 100 points per second it is
  ///     0.5.
  ///   - delay: The delay in seconds.
  ///   - options: The options of the animation.
  ///   - animations: Sets the final values. Called once, before this method returns.
  ///   - completion: Called at the end, with whether the animations ran to their end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let curve: ViewAnimation.Curve =
      duration > 0
      ? .spring(
        Spring(
          duration: duration, dampingRatio: finiteNumber(dampingRatio, else: 1, "the damping of an animation block"),
          initialVelocity: finiteNumber(velocity, "the initialSpringVelocity of an animation block")))
      : .timing(options.timingFunction)
    let animation = ViewAnimation(duration: duration, delay: delay, curve: curve, options: options)
    animation.run(animations, completion: completion)
  }

  /// Animates changes with a spring described by its perceptual duration.
  ///
  /// The perceptual duration `d` is the period of the undamped spring, `w = 2π / d`. The damping ratio is `1 - bounce`
  /// for a bounce of 0 or more and `1 / (1 + bounce)` below. The animation continues until less than 0.001 of the
  /// distance remains permanently, which takes longer than `d`; the completion is called then.
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds; 0 is immediate.
  ///   - bounce: 0 does not overshoot, values up to 1 (which never settles) do; values below 0, down to -1, are slower.
  ///   - initialSpringVelocity: The initial velocity, in total distances per second.
  ///   - completion: Called at the end, with whether the animations ran to their end.
  ///   - animations: Sets the final values. Called once, before this method returns.
  ///   - options: The options of the animation.
  ///   - delay: The delay in seconds.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let duration = finiteNumber(duration, "the duration of an animation block")
    guard duration > 0 else {
      let animation = ViewAnimation(duration: 0, delay: delay, curve: .timing(options.timingFunction), options: options)
      return animation.run(animations, completion: completion)
    }
    let spring = Spring(
      perceptualDuration: duration, bounce: finiteNumber(bounce, "the bounce of an animation block"),
      initialVelocity: finiteNumber(initialSpringVelocity, "the initialSpringVelocity of an animation block"))
    let animation = ViewAnimation(
      duration: spring.settlingDuration, delay: delay, curve: .spring(spring), options: options)
    animation.run(animations, completion: completion)
  }

  /// Repeats the changes of a closure, inside an animation block only. After the repetitions the view displays the
  /// values that were set, even after an even number of repetitions forwards and backwards. Property animators, which
  /// have a single end, do not repeat.
  /// - Parameters:
  ///   - count: The number of repetitions, which may be fractional.
  ///   - autoreverses: Whether each repetition is followed by one in reverse.
  ///   - animations: Sets the final values. Called once, before this method returns.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    guard let current = ViewAnimation.current else {
      programmerError(
        "UIView.modifyAnimations outside of an animation block: call it inside the closure given to UIView.animate.")
    }
    let before = (current.repeatCount, current.autoreverses)
    let count = count == .infinity ? count : finiteNumber(count, "the repeat count of an animation block")
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

  /// Whether changes in animation blocks are animated; true by default.
  public class var areAnimationsEnabled: Bool { ViewAnimation.areAnimationsEnabled }

  /// Enables or disables the animations of blocks. Changes in a block take effect at once while they are disabled.
  public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.areAnimationsEnabled = enabled }

  /// The duration of the current animation block, in seconds; 0 outside a block.
  public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }
}
