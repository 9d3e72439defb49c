extension UIView {
  /// Changes a view as a whole. A picture of what it was fades out above it or, flipped, turns away before what
  /// it is turns up; without a transition among the options the changes happen at once.
  /// - Parameters:
  ///   - duration: seconds.
  ///   - completion: gets false when the animation was removed before its end.
  ///   - view: in which all happens.
  ///   - options: the kind of transition, and how it runs.
  ///   - animations: what is changed in the view.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let picture = options.transition.isEmpty ? nil : view.pictureInPlace()
    performWithoutAnimation {
      if let picture { view.superview?.insertSubview(picture, aboveSubview: view) }
      animations?()
      view.layoutIfNeeded()
    }
    showTransition(from: picture, to: view, duration: duration, options: options, completion: completion)
  }

  /// Replaces a view by another one: it is removed, and the other one added to its superview. With
  /// `.showHideTransitionViews` both stay where they are, one hidden, the other not.
  ///
  /// The pictures turn or fade about their own middles; both views should have the same frame.
  /// - Parameters:
  ///   - duration: seconds.
  ///   - completion: gets false when the animation was removed before its end.
  ///   - toView: what comes in its place.
  ///   - fromView: what is replaced.
  ///   - options: the kind of transition, and how it runs.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let picture = options.transition.isEmpty ? nil : fromView.pictureInPlace()
    performWithoutAnimation {
      let superview = fromView.superview
      if let picture { superview?.insertSubview(picture, aboveSubview: fromView) }
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        superview?.insertSubview(toView, belowSubview: fromView)
        fromView.removeFromSuperview()
      }
      superview?.layoutIfNeeded()
    }
    showTransition(from: picture, to: toView, duration: duration, options: options, completion: completion)
  }

  /// - Parameter picture: of what was there, in place; nil when nothing is to be shown.
  private class func showTransition(
    from picture: UIView?, to view: UIView, duration: TimeInterval, options: AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    let over = { (finished: Bool) in
      picture?.removeFromSuperview()
      completion?(finished)
    }
    guard let turn = options.quarterTurn, let picture else {
      return animate(
        withDuration: duration, delay: 0, options: options, animations: { picture?.alpha = 0 }, completion: over)
    }
    let whole = view.transform3D
    let sequence = KeyframeSequence(options: [])
    let animation = ViewAnimation(
      duration: duration, delay: 0, curve: .timing(options.timingFunction), options: options, keyframes: sequence)
    performWithoutAnimation { view.transform3D = CATransform3DConcat(turn(-1), whole) }
    animation.run(
      {
        sequence.run(from: 0, duration: 0.5) { picture.transform3D = CATransform3DConcat(turn(1), picture.transform3D) }
        sequence.run(from: 0.5, duration: 0.5) { view.transform3D = whole }
      }, completion: over)
  }

  /// A snapshot that lies where the view is presented.
  private func pictureInPlace() -> UIView? {
    guard superview != nil, let picture = snapshotView(afterScreenUpdates: false) else { return nil }
    let presented = layer.presentationValues(at: layer.currentMediaTime)
    UIView.performWithoutAnimation {
      picture.layer.anchorPoint = presented.anchorPoint
      picture.center = presented.position
      picture.transform3D = presented.transform
      picture.isUserInteractionEnabled = false
    }
    // Its content lies in it untransformed.
    picture.layer.sublayers?.first?.transform = CATransform3DIdentity
    return picture
  }
}

extension UIView.AnimationOptions {
  /// For flips and curls: the view turned by a quarter, its edge towards the viewer, once onwards (1) or back (-1).
  fileprivate var quarterTurn: ((Double) -> CATransform3D)? {
    let axis: (x: Double, y: Double)
    switch transition {
    case .transitionFlipFromLeft: axis = (0, 1)
    case .transitionFlipFromRight: axis = (0, -1)
    case .transitionFlipFromTop, .transitionCurlDown: axis = (-1, 0)
    case .transitionFlipFromBottom, .transitionCurlUp: axis = (1, 0)
    default: return nil
    }
    return { sign in
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 1000  // the viewer's distance in points
      return CATransform3DConcat(CATransform3DMakeRotation(sign * .pi / 2, axis.x, axis.y, 0), perspective)
    }
  }
}
