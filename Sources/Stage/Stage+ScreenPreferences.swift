import Foundation
import UIKit

// What a host may do for the screen: preferences of the frontmost view controller, addresses to open, and texts to copy. A stage
// draws no status bar, and `resize(to:)` ignores the supported orientations.

extension Stage {
  /// The preferred style of the status bar.
  public var preferredStatusBarStyle: UIStatusBarStyle { window.statusBarStyle }

  /// Whether the status bar should be hidden.
  public var prefersStatusBarHidden: Bool { window.isStatusBarHidden }

  /// Whether the home indicator should be hidden.
  public var prefersHomeIndicatorAutoHidden: Bool { window.isHomeIndicatorAutoHidden }

  /// The supported interface orientations.
  public var supportedInterfaceOrientations: UIInterfaceOrientationMask { window.supportedOrientations }

  /// The closure that opens the addresses of `UIApplication.open(_:)`, and returns whether it has; retained. The default is nil:
  /// nothing is opened.
  public var urlOpener: ((URL) -> Bool)? {
    get { screen.urlOpener }
    set { screen.urlOpener = newValue }
  }

  /// The text on the screen's pasteboard, `UIPasteboard.general`; nil for none. What another program copies is set here, which
  /// does not call `textCopier`.
  public var copiedText: String? {
    get { screen.copiedText }
    set { screen.copiedText = newValue }
  }

  /// The closure that gives other programs a text that the screen copies, empty for none; retained. The default is nil: the text
  /// stays on the screen's pasteboard.
  public var textCopier: ((String) -> Void)? {
    get { screen.textCopier }
    set { screen.textCopier = newValue }
  }
}
