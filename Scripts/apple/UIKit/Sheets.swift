// What the scenarios of Apps/Truth use of UIKit's sheets. See UIKit.swift.

@MainActor open class UIPresentationController: NSObject {}

@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}
extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

@MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}
extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

@MainActor open class UISheetPresentationController: UIPresentationController {
  @MainActor open class Detent: NSObject {
    public struct Identifier: Hashable, Sendable {
      public static let medium = Identifier()
      public static let large = Identifier()
    }
    open class func medium() -> Self { fatalError() }
    open class func large() -> Self { fatalError() }
  }
  open var delegate: (any UISheetPresentationControllerDelegate)? = value()
  open var detents: [Detent] = value()
  open var selectedDetentIdentifier: Detent.Identifier? = value()
  open func animateChanges(_ changes: () -> Void) {}
}

extension UIViewController {
  public var sheetPresentationController: UISheetPresentationController? { fatalError() }
}
