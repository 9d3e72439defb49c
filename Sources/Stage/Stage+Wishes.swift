import UIKit

// What the controller in front wishes of the screen. A host that can, heeds it; a stage draws no status, and is turned by
// `resize(to:)` whatever is supported.

extension Stage {
  /// The colour in which the screen's status should be shown.
  public var preferredStatusBarStyle: UIStatusBarStyle { window.statusBarStyle }

  /// Whether the screen's status should be hidden.
  public var prefersStatusBarHidden: Bool { window.isStatusBarHidden }

  /// Whether the line at the screen's lower end should be hidden.
  public var prefersHomeIndicatorAutoHidden: Bool { window.isHomeIndicatorAutoHidden }

  /// How the screen may be held.
  public var supportedInterfaceOrientations: UIInterfaceOrientationMask { window.supportedOrientations }
}
