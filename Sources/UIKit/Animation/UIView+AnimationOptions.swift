extension UIView {
  /// How an animation's time becomes progress.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the begin.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    case linear = 3

    var timingFunction: CAMediaTimingFunction {
      switch self {
      case .easeInOut: return CAMediaTimingFunction(name: .easeInEaseOut)
      case .easeIn: return CAMediaTimingFunction(name: .easeIn)
      case .easeOut: return CAMediaTimingFunction(name: .easeOut)
      case .linear: return CAMediaTimingFunction(name: .linear)
      }
    }
  }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views whose size the block changes lay out their subviews in it, so that these move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches always reach moving views here; on iOS only with this option.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is seen, with the velocity of the new curve, and ends what ran before.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// For ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// There and back; only together with ``repeat``.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Inside another block: this block's own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Inside another block: this block's own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// For transitions: what comes moves while it is shown. Here it always does; on iOS only with this option.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// For `transition(from:to:…)`: hides and shows the views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inside another block: none of its options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// For transitions: a turn about the vertical axis, the left side towards the viewer.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// For transitions: a turn about the vertical axis, the right side towards the viewer.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// For transitions: what was there curls up like a page, from the lower right corner, off what comes.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// For transitions: what comes curls down like a page upon what was there.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// For transitions: what was there fades out over what comes.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// For transitions: a turn about the horizontal axis, the top towards the viewer.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// For transitions: a turn about the horizontal axis, the bottom towards the viewer.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// A wish. Hosts make as many frames as they can.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// A wish. Hosts make as many frames as they can.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int((rawValue >> 16) & 3)) ?? .easeInOut }

    var timingFunction: CAMediaTimingFunction { curve.timingFunction }

    /// The transition alone, 0 for none.
    var transition: AnimationOptions { AnimationOptions(rawValue: rawValue & (7 << 20)) }
  }
}
