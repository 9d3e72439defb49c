// Preferences of controllers for the screen around their views, which hosts may honour.

extension UIWindow {
  /// The frontmost controller: the topmost presented one, or the root.
  private var frontController: UIViewController? {
    var front = rootViewController
    while let presented = front?.presentedViewController { front = presented }
    return front
  }

  /// Returns the controller that decides, following those that delegate to a child. Linear in their depth.
  private func decider(_ child: (UIViewController) -> UIViewController?) -> UIViewController? {
    var controller = frontController
    while let current = controller, let next = child(current) { controller = next }
    return controller
  }

  package final var statusBarStyle: UIStatusBarStyle {
    decider { $0.childForStatusBarStyle }?.preferredStatusBarStyle ?? .default
  }

  package final var isStatusBarHidden: Bool {
    decider { $0.childForStatusBarHidden }?.prefersStatusBarHidden ?? false
  }

  package final var isHomeIndicatorAutoHidden: Bool {
    decider { $0.childForHomeIndicatorAutoHidden }?.prefersHomeIndicatorAutoHidden ?? false
  }

  package final var supportedOrientations: UIInterfaceOrientationMask {
    frontController?.supportedInterfaceOrientations ?? .allButUpsideDown
  }
}
