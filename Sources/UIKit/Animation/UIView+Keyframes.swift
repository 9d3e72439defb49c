import Runtime

extension UIView {
  /// The options of a keyframe animation.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    // The same bits as in `AnimationOptions`, whose curves can be used here by their raw values.

    /// Views that the block resizes lay out their subviews in it, so that these are animated, too.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Touches always reach animated views here; on iOS only with this option.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the presented values instead of those at the end of running animations.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation endlessly.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Alternates the direction, only in combination with ``repeat``.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses the duration of this block inside another one.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Uses the options of this block inside another one.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Interpolates linearly between keyframes.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Sets each value at the end of its keyframe, without interpolation.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Interpolates linearly at constant speed; the keyframes' times are ignored.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolates along a Catmull-Rom spline.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolates along a Catmull-Rom spline whose segments are timed by their linear lengths.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var calculationMode: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: rawValue & (7 << 10)) }
  }

  /// Animates consecutive changes, timed by `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`. The
  /// whole animation is linear in time unless the options contain the bits of another curve.
  /// - Parameters:
  ///   - duration: The total duration in seconds; 0 is immediate.
  ///   - delay: The delay in seconds.
  ///   - animations: Adds keyframes. Changes outside keyframes take the total duration.
  ///   - completion: Called at the end, with false if an animation was removed before its end.
  ///   - options: The options of the animation.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    // Bits 10 to 12 have another meaning there.
    let shared = AnimationOptions(rawValue: options.rawValue & ~(7 << 10))
    let curve: AnimationCurve = shared.curve == .easeInOut ? .linear : shared.curve
    let animation = ViewAnimation(
      duration: duration, delay: delay, curve: .timing(curve.timingFunction),
      options: shared.union(.overrideInheritedCurve), keyframes: KeyframeSequence(options: options))
    animation.run(animations, completion: completion)
  }

  /// Adds a keyframe, inside the closure of `animateKeyframes` only. Each begins with the values that the previous one
  /// set.
  /// - Parameters:
  ///   - frameStartTime: The start as a fraction of the total duration, from 0 to 1.
  ///   - frameDuration: The duration as a fraction of the total duration, from 0 to 1; limited by the end of the
  ///     animation.
  ///   - animations: Sets the final values. Called once, before this method returns.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = ViewAnimation.current?.keyframes else {
      programmerError(
        "UIView.addKeyframe outside of a keyframe block: call it inside the closure given to UIView.animateKeyframes.")
    }
    keyframes.run(from: frameStartTime, duration: frameDuration, animations)
  }
}
