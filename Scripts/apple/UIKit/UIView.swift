@objc @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}

@objc @MainActor open class UIView: UIResponder, UIDynamicItem, UITraitEnvironment, UICoordinateSpace, CALayerDelegate {
  override public convenience init()
  @available(iOS 15.0, *) open var keyboardLayoutGuide: UIKeyboardLayoutGuide { get }
  open var traitCollection: UITraitCollection { get }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  @discardableResult open func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  open func layoutSublayers(of layer: CALayer)
  public init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var isUserInteractionEnabled: Bool { get set }
  open var layer: CALayer { get }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
  open var frame: CGRect { get set }
  open var bounds: CGRect { get set }
  open var center: CGPoint { get set }
  open var transform: CGAffineTransform { get set }
  open var transform3D: CATransform3D { get set }
  @available(iOS 16.0, *) open var anchorPoint: CGPoint { get set }
  @discardableResult open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?
  @discardableResult open func point(inside point: CGPoint, with event: UIEvent?) -> Bool
  @discardableResult open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint
  @discardableResult open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint
  @discardableResult open func convert(_ rect: CGRect, to view: UIView?) -> CGRect
  @discardableResult open func convert(_ rect: CGRect, from view: UIView?) -> CGRect
  open var autoresizingMask: UIView.AutoresizingMask { get set }
  @discardableResult open func sizeThatFits(_ size: CGSize) -> CGSize
  open var superview: UIView? { get }
  open var subviews: [UIView] { get }
  open var window: UIWindow? { get }
  open func removeFromSuperview()
  open func insertSubview(_ view: UIView, at index: Int)
  open func addSubview(_ view: UIView)
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView)
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView)
  open func bringSubviewToFront(_ view: UIView)
  open func willMove(toSuperview newSuperview: UIView?)
  open func willMove(toWindow newWindow: UIWindow?)
  open func didMoveToWindow()
  @discardableResult open func isDescendant(of view: UIView) -> Bool
  open func setNeedsLayout()
  open func layoutIfNeeded()
  open func layoutSubviews()
  open var directionalLayoutMargins: NSDirectionalEdgeInsets { get set }
  open var safeAreaInsets: UIEdgeInsets { get }
  open func draw(_ rect: CGRect)
  open var clipsToBounds: Bool { get set }
  open var backgroundColor: UIColor? { get set }
  open var alpha: CGFloat { get set }
  open var isOpaque: Bool { get set }
  open var isHidden: Bool { get set }
  open var contentMode: UIView.ContentMode { get set }
  open var mask: UIView? { get set }
  open var tintColor: UIColor! { get set }
  open class var areAnimationsEnabled: Bool { get }
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void)
  open class var inheritedAnimationDuration: TimeInterval { get }
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void)
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil)
  open class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil)
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil)
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: (@Sendable (Bool) -> Void)? = nil)
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void)
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
  @discardableResult open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  @discardableResult open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect
  open var intrinsicContentSize: CGSize { get }
  open func invalidateIntrinsicContentSize()
  @discardableResult open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize
  @discardableResult open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize
  @discardableResult open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView?
  @available(iOS 17.0, *) public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil)
}

extension UIView {
  @objc public enum AnimationCurve: Int, Sendable {
    case easeInOut
    case easeIn
    case easeOut
    case linear
  }
}

extension UIView {
  @objc public enum ContentMode: Int, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
  }
}

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable, _CValue {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var flexibleLeftMargin: UIView.AutoresizingMask { get }
    public static var flexibleWidth: UIView.AutoresizingMask { get }
    public static var flexibleRightMargin: UIView.AutoresizingMask { get }
    public static var flexibleTopMargin: UIView.AutoresizingMask { get }
    public static var flexibleHeight: UIView.AutoresizingMask { get }
    public static var flexibleBottomMargin: UIView.AutoresizingMask { get }
  }
}

extension UIView {
  public struct AnimationOptions: OptionSet, Sendable, _CValue {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var layoutSubviews: UIView.AnimationOptions { get }
    public static var allowUserInteraction: UIView.AnimationOptions { get }
    public static var beginFromCurrentState: UIView.AnimationOptions { get }
    public static var `repeat`: UIView.AnimationOptions { get }
    public static var autoreverse: UIView.AnimationOptions { get }
    public static var overrideInheritedDuration: UIView.AnimationOptions { get }
    public static var overrideInheritedCurve: UIView.AnimationOptions { get }
    public static var allowAnimatedContent: UIView.AnimationOptions { get }
    public static var showHideTransitionViews: UIView.AnimationOptions { get }
    public static var overrideInheritedOptions: UIView.AnimationOptions { get }
    public static var curveEaseInOut: UIView.AnimationOptions { get }
    public static var curveEaseIn: UIView.AnimationOptions { get }
    public static var curveEaseOut: UIView.AnimationOptions { get }
    public static var curveLinear: UIView.AnimationOptions { get }
    public static var transitionFlipFromLeft: UIView.AnimationOptions { get }
    public static var transitionFlipFromRight: UIView.AnimationOptions { get }
    public static var transitionCurlUp: UIView.AnimationOptions { get }
    public static var transitionCurlDown: UIView.AnimationOptions { get }
    public static var transitionCrossDissolve: UIView.AnimationOptions { get }
    public static var transitionFlipFromTop: UIView.AnimationOptions { get }
    public static var transitionFlipFromBottom: UIView.AnimationOptions { get }
    public static var preferredFramesPerSecond60: UIView.AnimationOptions { get }
    public static var preferredFramesPerSecond30: UIView.AnimationOptions { get }
    @available(iOS 26.0, *) public static var flushUpdates: UIView.AnimationOptions { get }
  }
}

extension UIView {
  public struct KeyframeAnimationOptions: OptionSet, Sendable, _CValue {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var layoutSubviews: UIView.KeyframeAnimationOptions { get }
    public static var allowUserInteraction: UIView.KeyframeAnimationOptions { get }
    public static var beginFromCurrentState: UIView.KeyframeAnimationOptions { get }
    public static var `repeat`: UIView.KeyframeAnimationOptions { get }
    public static var autoreverse: UIView.KeyframeAnimationOptions { get }
    public static var overrideInheritedDuration: UIView.KeyframeAnimationOptions { get }
    public static var overrideInheritedOptions: UIView.KeyframeAnimationOptions { get }
    public static var calculationModeLinear: UIView.KeyframeAnimationOptions { get }
    public static var calculationModeDiscrete: UIView.KeyframeAnimationOptions { get }
    public static var calculationModePaced: UIView.KeyframeAnimationOptions { get }
    public static var calculationModeCubic: UIView.KeyframeAnimationOptions { get }
    public static var calculationModeCubicPaced: UIView.KeyframeAnimationOptions { get }
  }
}

@objc @MainActor public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
    -> CGSize
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}

@objc @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
