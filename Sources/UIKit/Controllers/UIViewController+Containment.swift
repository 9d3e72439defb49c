import Runtime

extension UIViewController {
  final func adopt(_ child: UIViewController) {
    ensure(child !== self, "A view controller cannot be its own child.")
    if child.parent === self { return }
    child.removeFromParent()
    child.isMovingToParent = true
    child.willMove(toParent: self)
    child.parent = self
    ownChildren.append(child)
    child.isMovingToParent = false
  }

  final func leaveParent() {
    guard let parent else { return }
    parent.ownChildren.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
    overrideTraits = nil
    containerInsets = .zero
  }

  func exchange(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    ensure(
      fromViewController.parent === self && toViewController.parent === self,
      "transition(from:to:…) needs two children of this controller. Call addChild(_:) first.")
    fromViewController.beginAppearanceTransition(false, animated: duration > 0)
    toViewController.beginAppearanceTransition(true, animated: duration > 0)
    UIView.performWithoutAnimation { view.addSubview(toViewController.view) }
    UIView.animate(withDuration: duration, delay: 0, options: options, animations: animations ?? {}) { finished in
      fromViewController.view.removeFromSuperview()
      fromViewController.endAppearanceTransition()
      toViewController.endAppearanceTransition()
      completion?(finished)
    }
  }

  // MARK: Traits

  final func overridden(_ traits: UITraitCollection) -> UITraitCollection {
    guard overrideTraits != nil || ownStyle != .unspecified || isElevated else { return traits }
    var values = traits.values
    if isElevated { values.level = .elevated }
    if let overrideTraits { values.override(by: overrideTraits.values) }
    if ownStyle != .unspecified { values.style = ownStyle }
    return values == traits.values ? traits : UITraitCollection(values, screenNumber: traits.screenNumber)
  }

  /// Changes a trait and notifies the affected controllers.
  final func setTraits(_ change: (UIViewController) -> Void) {
    let previous = viewIfLoaded?.traitCollection
    UIView.areTraitsOverridden = true
    change(self)
    if let view = viewIfLoaded, let previous { view.traitsWereSet(previous) }
  }

  // MARK: Size

  final func childSize(_ container: any UIContentContainer, _ parentSize: CGSize) -> CGSize {
    guard let child = container as? UIViewController, let size = child.loadedView?.bounds.size else {
      return parentSize
    }
    return size == loadedView?.bounds.size ? parentSize : size
  }

  final func forwardSize(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      let new = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if let view = child.loadedView, view.bounds.size != new { child.viewWillTransition(to: new, with: coordinator) }
    }
  }
}
