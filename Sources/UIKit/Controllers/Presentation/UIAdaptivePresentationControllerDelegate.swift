/// Asked and told when a person dismisses what is presented, by pulling it down or by a tap beside it; a program that does is
/// not asked. All methods are optional.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Whether a person may dismiss it now.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A person begins to dismiss it, and may still give up.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Not for one that was given up.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// It stays, as it is modal or the delegate says no.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  /// Of a ``UISheetPresentationControllerDelegate``: a person has chosen another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Yes.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
