extension UIView {
  /// Changes a view with a transition. A snapshot of its old state fades out above the new one, flips over, or curls
  /// up; without a transition in the options the changes are immediate.
  ///
  /// In a cross-dissolve, the new state of a view without an opaque background fades in at the same time, so that two
  /// texts are never fully visible over each other.
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - completion: Called at the end, with false if the animation was removed before its end.
  ///   - view: The view in which the transition takes place.
  ///   - options: The kind of transition, and the options of the animation.
  ///   - animations: Changes the view.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let picture = options.transition.isEmpty ? nil : view.pictureInPlace()
    performWithoutAnimation {
      if let picture { view.parent?.insertSubview(picture, aboveSubview: view) }
      animations?()
      view.layoutIfNeeded()
    }
    showTransition(from: picture, to: view, duration: duration, options: options, completion: completion)
  }

  /// Replaces a view by another one: it is removed, and the other one is added to its superview. With
  /// `.showHideTransitionViews` both stay in place, one hidden, the other visible.
  ///
  /// The snapshots flip, curl or fade in place, so both views should have the same frame.
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - completion: Called at the end, with false if the animation was removed before its end.
  ///   - toView: The new view.
  ///   - fromView: The view to replace.
  ///   - options: The kind of transition, and the options of the animation.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let picture = options.transition.isEmpty ? nil : fromView.pictureInPlace()
    performWithoutAnimation {
      let parent = fromView.parent
      if let picture { parent?.insertSubview(picture, aboveSubview: fromView) }
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        parent?.insertSubview(toView, belowSubview: fromView)
        fromView.removeFromSuperview()
      }
      parent?.layoutIfNeeded()
    }
    showTransition(from: picture, to: toView, duration: duration, options: options, completion: completion)
  }

  /// Animates a transition.
  /// - Parameter picture: A snapshot of the old content in place; nil for no animation.
  class func showTransition(
    from picture: UIView?, to view: UIView, duration: TimeInterval, options: AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    let over = { (finished: Bool) in
      picture?.removeFromSuperview()
      completion?(finished)
    }
    guard let picture else {
      return animate(withDuration: duration, delay: 0, options: options, animations: {}, completion: over)
    }
    if let isDown = options.curlsDown {
      curl(from: picture, to: view, isDown: isDown, duration: duration, options: options, completion: over)
    } else if let turn = options.quarterTurn {
      flip(from: picture, to: view, turn: turn, duration: duration, options: options, completion: over)
    } else {
      // Of the layer, because a subclass may override `alpha`.
      let opacity = view.ownLayer.preciseOpacity
      let fadesIn = !view.hidesWhatIsBehind
      if fadesIn { performWithoutAnimation { view.ownLayer.preciseOpacity = 0 } }
      animate(
        withDuration: duration, delay: 0, options: options,
        animations: {
          picture.alpha = 0
          if fadesIn { view.ownLayer.preciseOpacity = opacity }
        }, completion: over)
    }
  }

  /// Whether the view is opaque, as far as is known: it has an opaque background, or shows a picture that is no symbol.
  private var hidesWhatIsBehind: Bool {
    if let color = ownLayer.backgroundColor, (color.components?.last ?? 0) >= 1 { return true }
    guard let image = (self as? UIImageView)?.image else { return false }
    return !image.isSymbolImage
  }

  private class func flip(
    from picture: UIView, to view: UIView, turn: (Double) -> CATransform3D, duration: TimeInterval,
    options: AnimationOptions, completion: @escaping (Bool) -> Void
  ) {
    let whole = view.transform3D
    let sequence = KeyframeSequence(options: [])
    let animation = ViewAnimation(
      duration: duration, delay: 0, curve: .timing(options.timingFunction), options: options, keyframes: sequence)
    performWithoutAnimation { view.transform3D = CATransform3DConcat(turn(-1), whole) }
    animation.run(
      {
        sequence.run(from: 0, duration: 0.5) { picture.transform3D = CATransform3DConcat(turn(1), picture.transform3D) }
        sequence.run(from: 0.5, duration: 0.5) { view.transform3D = whole }
      }, completion: completion)
  }

  /// Curls the old content up, which reveals the new one, or the new content down over the old one.
  private class func curl(
    from picture: UIView, to view: UIView, isDown: Bool, duration: TimeInterval, options: AnimationOptions,
    completion: @escaping (Bool) -> Void
  ) {
    guard let page = isDown ? view.pictureInPlace() : picture else { return completion(true) }
    var shown: PageCurl?
    performWithoutAnimation {
      let curl = PageCurl(of: page)
      curl.roll(to: isDown ? curl.end : 0)
      picture.parent?.insertSubview(curl.view, aboveSubview: picture)
      picture.isHidden = !isDown
      shown = curl
    }
    guard let curl = shown else { return }
    animate(
      withDuration: duration, delay: 0, options: options, animations: { curl.roll(to: isDown ? 0 : curl.end) },
      completion: { finished in
        curl.view.removeFromSuperview()
        completion(finished)
      })
  }

  /// Returns a snapshot at the presented position of the view.
  func pictureInPlace() -> UIView? {
    guard parent != nil, let picture = snapshotView(afterScreenUpdates: false) else { return nil }
    let presented = ownLayer.presentationValues(at: ownLayer.currentMediaTime)
    UIView.performWithoutAnimation {
      picture.ownLayer.anchorPoint = presented.anchorPoint
      picture.center = presented.position
      picture.transform3D = presented.transform
      picture.isUserInteractionEnabled = false
    }
    // Its content is untransformed in it.
    picture.ownLayer.sublayers?.first?.transform = CATransform3DIdentity
    return picture
  }
}

extension UIView.AnimationOptions {
  /// Whether a curl is downwards; nil for any other transition.
  fileprivate var curlsDown: Bool? {
    switch transition {
    case .transitionCurlUp: return false
    case .transitionCurlDown: return true
    default: return nil
    }
  }

  /// A function that returns the transform of a view seen edge-on, after a quarter turn forwards (1) or backwards (-1),
  /// in a flip.
  fileprivate var quarterTurn: ((Double) -> CATransform3D)? {
    let axis: (x: Double, y: Double)
    switch transition {
    case .transitionFlipFromLeft: axis = (0, 1)
    case .transitionFlipFromRight: axis = (0, -1)
    case .transitionFlipFromTop: axis = (-1, 0)
    case .transitionFlipFromBottom: axis = (1, 0)
    default: return nil
    }
    return { sign in
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 1000  // the viewer's distance in points
      return CATransform3DConcat(CATransform3DMakeRotation(sign * .pi / 2, axis.x, axis.y, 0), perspective)
    }
  }
}
