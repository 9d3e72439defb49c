// The appearance callbacks of controllers. An appearance transition begins in one of three ways: the view enters or
// leaves a window, the parent forwards its own transition, or a container begins it.

/// The appearance state of a controller.
struct Appearance {
  enum State { case disappeared, appearing, appeared, disappearing }
  var state = State.disappeared
  var isAnimated = false
  /// Whether the parent began the transition and ends it.
  var followsParent = false
  /// Whether the transition ends when the view leaves the window.
  var endsWithoutView = false
  /// Whether `viewIsAppearing` has been called in the current appearance.
  var didNotifyIsAppearing = false
}

extension UIViewController {
  func endAppearance() {
    let isAppearing = appearance.state == .appearing
    guard isAppearing || appearance.state == .disappearing else { return }
    if isAppearing { notifyIsAppearing() }
    appearance.state = isAppearing ? .appeared : .disappeared
    for child in children where child.appearance.followsParent { child.endAppearanceTransition() }
    appearance.followsParent = false
    if isAppearing { viewDidAppear(appearance.isAnimated) } else { viewDidDisappear(appearance.isAnimated) }
  }

  final func begin(_ isAppearing: Bool, animated: Bool, followsParent: Bool) {
    let isUnderWay: Bool =
      switch appearance.state {
      case .appearing, .appeared: isAppearing
      case .disappearing, .disappeared: !isAppearing
      }
    guard !isUnderWay else { return }
    loadViewIfNeeded()
    appearance = Appearance(
      state: isAppearing ? .appearing : .disappearing, isAnimated: animated, followsParent: followsParent)
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in children where child.loadedView?.isDescendant(of: view) ?? false {
        child.begin(isAppearing, animated: animated, followsParent: true)
      }
    }
    if isAppearing, view.window != nil { notifyIsAppearing() }
  }

  private func notifyIsAppearing() {
    guard appearance.state == .appearing, !appearance.didNotifyIsAppearing else { return }
    appearance.didNotifyIsAppearing = true
    viewIsAppearing(appearance.isAnimated)
  }

  /// Called when the view moves to or from a window.
  /// - Parameter isDone: False before the move, true after it.
  final func viewMoves(to window: UIWindow?, isDone: Bool) {
    switch (window != nil, isDone) {
    case (true, false):
      guard appearance.state == .disappeared, parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else {
        return
      }
      let withParent = parent?.appearance.state == .appearing
      begin(true, animated: withParent && parent!.appearance.isAnimated, followsParent: withParent)
      if !withParent {
        window?.layer.afterLayout { [self] in
          if appearance.state == .appearing { endAppearanceTransition() }
        }
      }
    case (true, true): notifyIsAppearing()
    case (false, false):
      guard parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
      if appearance.state == .appearing || appearance.state == .appeared {
        begin(false, animated: false, followsParent: false)
        appearance.endsWithoutView = true
      }
    case (false, true): if appearance.endsWithoutView { endAppearanceTransition() }
    }
  }
}
