import UIKit

// Preferences of the frontmost view controller, which a host may honour. A stage draws no status bar, and `resize(to:)`
// ignores the supported orientations.

extension Stage {
  /// The preferred style of the status bar.
  public var preferredStatusBarStyle: UIStatusBarStyle { window.statusBarStyle }

  /// Whether the status bar should be hidden.
  public var prefersStatusBarHidden: Bool { window.isStatusBarHidden }

  /// Whether the home indicator should be hidden.
  public var prefersHomeIndicatorAutoHidden: Bool { window.isHomeIndicatorAutoHidden }

  /// The supported interface orientations.
  public var supportedInterfaceOrientations: UIInterfaceOrientationMask { window.supportedOrientations }
}
