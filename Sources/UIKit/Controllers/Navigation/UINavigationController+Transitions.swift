// Transitions between stacks.

extension UINavigationController {
  /// Displays the top of the stack without animation.
  final func showTop() {
    navigationBar.show(stack.map { $0.navigationItem })
    guard let top = stack.last else { return }
    place(top)
    content.addSubview(top.view)
    toolbar.setItems(top.toolbarItems, animated: false)
    placeBars()
  }

  private func place(_ controller: UIViewController) {
    UIView.performWithoutAnimation {
      controller.view.frame = contentFrame(of: controller)
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      takeRoom(of: controller)
    }
  }

  final func change(to new: [UIViewController], animated: Bool) {
    transition?.finishNow()
    let old = stack
    guard let to = new.last, let from = old.last, to !== from, isViewLoaded else { return replace(old, with: new) }
    let operation: Operation = old.contains { $0 === to } ? .pop : .push
    let arriving = new.filter { controller in !old.contains { $0 === controller } }
    let leaving = old.filter { controller in !new.contains { $0 === controller } }
    for controller in arriving { addChild(controller) }
    for controller in leaving { controller.willMove(toParent: nil) }
    stack = new
    to.isMovingToParent = operation == .push
    from.isMovingFromParent = operation == .pop
    place(to)

    let isAnimated = animated && view.window != nil
    let transition = ControllerTransition(
      from: from, to: to, in: content, isAnimated: isAnimated, timedLayer: view.layer)
    self.transition = transition
    let bar = isAnimated ? changeBar(operation, with: transition) : nil
    if view.window != nil {
      from.beginAppearanceTransition(false, animated: isAnimated)
      to.beginAppearanceTransition(true, animated: isAnimated)
    }
    delegate?.navigationController(self, willShow: to, animated: isAnimated)
    transition.onCancel = {
      to.beginAppearanceTransition(false, animated: isAnimated)
      from.beginAppearanceTransition(true, animated: isAnimated)
    }
    transition.onEnd = { [self] didComplete in
      self.transition = nil
      swipe = nil
      to.isMovingToParent = false
      from.isMovingFromParent = false
      bar?.end()
      if didComplete {
        content.addSubview(to.view)
        from.view.removeFromSuperview()
        from.endAppearanceTransition()
        to.endAppearanceTransition()
        for controller in arriving { controller.didMove(toParent: self) }
        for controller in leaving {
          disconnectContent(of: controller)
          controller.removeFromParent()
        }
        placeBars()
        delegate?.navigationController(self, didShow: to, animated: isAnimated)
      } else {
        stack = old
        navigationBar.show(old.map { $0.navigationItem })
        toolbar.setItems(from.toolbarItems, animated: false)
        placeBars()
        tabBarController?.placeBar()
        to.view.removeFromSuperview()
        to.endAppearanceTransition()
        from.endAppearanceTransition()
        for controller in leaving { controller.didMove(toParent: self) }
        for controller in arriving {
          disconnectContent(of: controller)
          controller.removeFromParent()
        }
      }
    }
    guard isAnimated else {
      navigationBar.show(new.map { $0.navigationItem })
      toolbar.setItems(to.toolbarItems, animated: false)
      tabBarController?.placeBar()
      UIView.performWithoutAnimation { content.addSubview(to.view) }
      from.view.removeFromSuperview()
      view.layer.afterLayout { transition.completeTransition(true) }
      return
    }
    let custom = delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
    let interaction = custom.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
    transition.start(custom ?? NavigationSlide(operation), interaction: interaction ?? swipe)
  }

  /// Replaces the stack if its top is the same, or nothing is on screen.
  private func replace(_ old: [UIViewController], with new: [UIViewController]) {
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    stack = new
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    if isViewLoaded { showTop() }
  }

  /// Changes the bar's items along with the transition.
  private func changeBar(_ operation: Operation, with transition: ControllerTransition) -> (
    changes: () -> Void, end: () -> Void
  ) {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side: CGFloat = (operation == .pop) == isMirrored ? 1 : -1
    let bar = navigationBar.change(
      to: stack.map { $0.navigationItem }, direction: view.layer.screen.isReduceMotionEnabled ? 0 : side,
      height: stack.last.map { barHeight(for: $0) } ?? UINavigationBar.height)
    let tools = toolbar.change(to: stack.last?.toolbarItems)
    let changes = { [self] in
      bar.changes()
      tools.changes()
      isChangingBars = true
      placeBars()
      tabBarController?.placeBar()
      view.layoutIfNeeded()
      isChangingBars = false
    }
    transition.animate { _ in changes() }
    return (
      changes,
      {
        bar.end()
        tools.end()
      }
    )
  }

  // MARK: Swiping back

  final var canPopInteractively: Bool { stack.count > 1 && transition == nil && presentedViewController == nil }

  final func edgePanDidChange() {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = max(view.bounds.width, 1) * (isMirrored ? -1 : 1)
    switch edgePan.state {
    case .began:
      swipe = UIPercentDrivenInteractiveTransition()
      swipe?.completionCurve = .easeOut
      popViewController(animated: true)
      swipe?.update(edgePan.translation(in: nil).x / width)
    case .changed: swipe?.update(edgePan.translation(in: nil).x / width)
    case .ended: swipe?.end(velocity: edgePan.velocity(in: nil).x / width)
    case .cancelled: swipe?.cancel()
    default: break
    }
  }
}
