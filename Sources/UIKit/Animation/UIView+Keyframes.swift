import Runtime

extension UIView {
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    // The same bits as in `AnimationOptions`, whose curves can be given here, too, by their raw values.

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Straight from value to value.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Every value appears at the end of its keyframe, at once.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight and at one speed all the way; the keyframes' times are ignored.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth (Catmull-Rom) curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// The smooth curve, its parts timed by their straight lengths.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var calculationMode: KeyframeAnimationOptions { KeyframeAnimationOptions(rawValue: rawValue & (7 << 10)) }
  }

  /// Animates changes one after another, as `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`
  /// places them. The whole is linear in time unless the options hold the bits of another curve.
  /// - Parameters:
  ///   - duration: of the whole, in seconds; 0 changes at once.
  ///   - delay: seconds.
  ///   - animations: adds keyframes; what it changes outside of them takes the whole duration.
  ///   - completion: gets false when an animation was removed before its end.
  ///   - options: how the animation runs.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    // Bits 10 to 12 mean something else there.
    let shared = AnimationOptions(rawValue: options.rawValue & ~(7 << 10))
    let curve: AnimationCurve = shared.curve == .easeInOut ? .linear : shared.curve
    let animation = ViewAnimation(
      duration: duration, delay: delay, curve: .timing(curve.timingFunction),
      options: shared.union(.overrideInheritedCurve), keyframes: KeyframeSequence(options: options))
    animation.run(animations, completion: completion)
  }

  /// Adds a keyframe; inside the closure of `animateKeyframes` only. Each starts from the values that the one
  /// before it set.
  /// - Parameters:
  ///   - frameStartTime: 0 to 1 of the whole duration.
  ///   - frameDuration: 0 to 1 of the whole duration; it ends with the whole at the latest.
  ///   - animations: sets the values that are to be reached; called once, before this returns.
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
