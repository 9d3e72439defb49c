// Presentation controllers and sheets.

@objc @MainActor open class UIPresentationController: NSObject {
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?)
  open var presentingViewController: UIViewController { get }
  open var presentedViewController: UIViewController { get }
  open var containerView: UIView? { get }
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? { get set }
}

@objc @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  @objc optional func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  @objc optional func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  @objc optional func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  @objc optional func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

@available(iOS 15.0, *) @objc @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  @objc optional func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

@available(iOS 15.0, *) @objc @_inheritsConvenienceInitializers @MainActor
open class UISheetPresentationController: UIPresentationController {
  override public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?)
  @objc(UISheetPresentationControllerDetent) @_inheritsConvenienceInitializers @MainActor open class Detent: NSObject {
    @available(*, unavailable) override public init()
    public struct Identifier: Hashable, RawRepresentable, Sendable, _CValue {
      public let rawValue: String
      public init(rawValue: String)
      public init(_ rawValue: String)
      public static let medium: UISheetPresentationController.Detent.Identifier
      public static let large: UISheetPresentationController.Detent.Identifier
    }
    @discardableResult open class func medium() -> Self
    @discardableResult open class func large() -> Self
  }
  open var detents: [UISheetPresentationController.Detent] { get set }
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? { get set }
  open var prefersGrabberVisible: Bool { get set }
  public var preferredCornerRadius: CGFloat? { get set }
  open func animateChanges(_ changes: () -> Void)
}
