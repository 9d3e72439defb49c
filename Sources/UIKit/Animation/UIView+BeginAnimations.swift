import Runtime

extension UIView {
  /// A transition of a view between ``beginAnimations(_:context:)`` and ``commitAnimations()``.
  public enum AnimationTransition: Int, Sendable { case none, flipFromLeft, flipFromRight, curlUp, curlDown }

  /// Begins a block of animations, which ends with ``commitAnimations()``. Blocks can be nested; each has a duration and
  /// a curve of its own. Set its properties before the changes: each setter applies to the changes after it.
  ///
  /// Use ``animate(withDuration:delay:options:animations:completion:)`` in new code.
  /// - Parameters:
  ///   - animationID: Ignored, because there is no animation delegate.
  ///   - context: Ignored for the same reason.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    BegunAnimations.stack.append(BegunAnimations())
  }

  /// Ends the block that was begun last, and starts its transitions. Without a block, it has no effect.
  public class func commitAnimations() { BegunAnimations.stack.popLast()?.commit() }

  /// Sets the duration of the block that was begun last, in seconds; 0.2 by default.
  public class func setAnimationDuration(_ duration: TimeInterval) { BegunAnimations.change { $0.duration = duration } }

  /// Sets the delay of the block that was begun last, in seconds; 0 by default.
  public class func setAnimationDelay(_ delay: TimeInterval) { BegunAnimations.change { $0.delay = delay } }

  /// Sets the timing curve of the block that was begun last; `easeInOut` by default.
  public class func setAnimationCurve(_ curve: AnimationCurve) { BegunAnimations.change { $0.curve = curve } }

  /// Sets the number of repetitions of the block that was begun last, which may be fractional; 0 by default, for once.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    BegunAnimations.change { $0.repeatCount = repeatCount }
  }

  /// Sets whether each repetition is followed by one in reverse; false by default.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    BegunAnimations.change { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets whether the block that was begun last starts from the presented values and ends running animations; false by
  /// default.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    BegunAnimations.change { $0.beginsFromCurrentState = fromCurrentState }
  }

  /// Adds a transition of a view to the block that was begun last: from its content now to that at the commit.
  /// - Parameters:
  ///   - transition: The transition.
  ///   - view: The view in which the transition takes place.
  ///   - cache: Ignored: the old content is always a picture, and the new content is always live.
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    BegunAnimations.stack.last?.add(transition, of: view)
  }
}

/// A block of animations between `beginAnimations` and `commitAnimations`.
@MainActor private final class BegunAnimations {
  static var stack: [BegunAnimations] = []

  var duration: TimeInterval = 0.2
  var delay: TimeInterval = 0
  var curve = UIView.AnimationCurve.easeInOut
  var repeatCount: Float = 0
  var autoreverses = false
  var beginsFromCurrentState = false
  private var transitions: [(view: UIView, picture: UIView?, options: UIView.AnimationOptions)] = []

  /// The block that surrounds this one.
  private let outer = ViewAnimation.current
  /// The animation of the changes since the last setter.
  private var current: ViewAnimation?

  init() { open() }

  /// Changes the properties of the block that was begun last, for the changes after this one.
  static func change(_ body: (BegunAnimations) -> Void) {
    guard let last = stack.last else { return }
    body(last)
    last.current?.close(restoring: last.outer, completion: nil)
    last.open()
  }

  private var options: UIView.AnimationOptions {
    var options: UIView.AnimationOptions = [.overrideInheritedDuration, .overrideInheritedCurve]
    options.insert(UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16))
    if beginsFromCurrentState { options.insert(.beginFromCurrentState) }
    return options
  }

  private func open() {
    let animation = ViewAnimation(
      duration: duration, delay: delay, curve: .timing(options.timingFunction), options: options)
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.open()
    current = animation
  }

  func add(_ transition: UIView.AnimationTransition, of view: UIView) {
    let kind: UIView.AnimationOptions
    switch transition {
    case .none: return
    case .flipFromLeft: kind = .transitionFlipFromLeft
    case .flipFromRight: kind = .transitionFlipFromRight
    case .curlUp: kind = .transitionCurlUp
    case .curlDown: kind = .transitionCurlDown
    }
    let picture = view.pictureInPlace()
    UIView.performWithoutAnimation {
      if let picture { view.superview?.insertSubview(picture, aboveSubview: view) }
    }
    transitions.append((view, picture, kind))
  }

  func commit() {
    current?.close(restoring: outer, completion: nil)
    for transition in transitions {
      UIView.performWithoutAnimation { transition.view.layoutIfNeeded() }
      UIView.showTransition(
        from: transition.picture, to: transition.view, duration: duration,
        options: options.union(transition.options), completion: nil)
    }
  }
}
