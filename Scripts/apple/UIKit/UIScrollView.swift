/// The delegate of scroll views, outside of the class since a collection view has a delegate of another type.
@MainActor public protocol _UIScrollViewDelegating: UIScrollView {}
extension _UIScrollViewDelegating {
  public var delegate: (any UIScrollViewDelegate)? { get set }
}

@objc @_inheritsConvenienceInitializers @MainActor open class UIScrollView: UIView, _UIScrollViewDelegating {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  open var contentOffset: CGPoint { get set }
  open var contentSize: CGSize { get set }
  open var contentInset: UIEdgeInsets { get set }
  open var adjustedContentInset: UIEdgeInsets { get }
  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior { get set }
  open var alwaysBounceVertical: Bool { get set }
  open var alwaysBounceHorizontal: Bool { get set }
  open var isPagingEnabled: Bool { get set }
  open var showsHorizontalScrollIndicator: Bool { get set }
  open var decelerationRate: UIScrollView.DecelerationRate { get set }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool)
  open var isDragging: Bool { get }
  open var isDecelerating: Bool { get }
  open var maximumZoomScale: CGFloat { get set }
  open var zoomScale: CGFloat { get set }
  open func setZoomScale(_ scale: CGFloat, animated: Bool)
  open func zoom(to rect: CGRect, animated: Bool)
  open var panGestureRecognizer: UIPanGestureRecognizer { get }
  open var keyboardDismissMode: UIScrollView.KeyboardDismissMode { get set }
  @available(iOS 17.4, *) open var isScrollAnimating: Bool { get }
}

extension UIScrollView {
  @objc public enum IndicatorStyle: Int, Sendable {
    case `default`
    case black
    case white
  }
}

extension UIScrollView {
  @objc public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
    case onDragWithAccessory
    case interactiveWithAccessory
  }
}

extension UIScrollView {
  @objc public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    case scrollableAxes
    case never
    case always
  }
}

extension UIScrollView {
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable, _CValue {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat)
    public static var normal: UIScrollView.DecelerationRate { get }
    public static var fast: UIScrollView.DecelerationRate { get }
  }
}

@objc @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidZoom(_ scrollView: UIScrollView)
  @objc optional func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  // Not scrollViewWillEndDragging(_:withVelocity:targetContentOffset:): pointers to types of C cannot be written here.
  @objc optional func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  @objc optional func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  @objc optional func viewForZooming(in scrollView: UIScrollView) -> UIView?
  @objc optional func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  @objc optional func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  @objc optional func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  @objc optional func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

@objc @_inheritsConvenienceInitializers @MainActor open class UIRefreshControl: UIControl {
  override public init(frame: CGRect)
  public required init?(coder: NSCoder)
  override open var tintColor: UIColor! { get set }
}
