extension UIView {
  /// A predefined timing curve.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the beginning.
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

  /// The options of an animation block.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views that the block resizes lay out their subviews in it, so that these are animated, too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Touches always reach animated views here; on iOS only with this option.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins with the presented values and the velocity of the new curve, and ends previous animations.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation endlessly.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Alternates the direction, only in combination with ``repeat``.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses the block's own duration inside another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses the block's own curve inside another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates the new content during a transition. Here it always is; on iOS only with this option.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views in `transition(from:to:…)` instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Uses none of the options of an enclosing block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Starts and ends slowly; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Moves at constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A transition that flips about the vertical axis, with the left side towards the viewer.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition that flips about the vertical axis, with the right side towards the viewer.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition in which the old content curls up like a page, from the lower right corner, and reveals the new
    /// content.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition in which the new content curls down like a page over the old content.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition in which the old content fades out above the new content.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition that flips about the horizontal axis, with the top towards the viewer.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition that flips about the horizontal axis, with the bottom towards the viewer.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// A preferred frame rate, which is ignored: hosts render as many frames as they can.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// A preferred frame rate, which is ignored: hosts render as many frames as they can.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int((rawValue >> 16) & 3)) ?? .easeInOut }

    var timingFunction: CAMediaTimingFunction { curve.timingFunction }

    /// The transition only, 0 for none.
    var transition: AnimationOptions { AnimationOptions(rawValue: rawValue & (7 << 20)) }
  }
}
