// What controllers wish of the screen around their views, for hosts.

extension UIWindow {
  /// The controller that is in front: what is presented over all others, or the root.
  private var frontController: UIViewController? {
    var front = rootViewController
    while let presented = front?.presentedViewController { front = presented }
    return front
  }

  /// The one that decides, following those that leave it to a child. Linear in how deep they are.
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
