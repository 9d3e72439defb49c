// What MotionRecorder and the scenarios of Apps/Truth use of UIKit, as Apple's documentation declares it, with the isolation of its
// SDK. Optional requirements of protocols have implementations that do nothing. Compiled by Scripts/check-apple, and never run:
// nothing has a value.

/// In place of the values of stored properties.
func value<Value>() -> Value { fatalError() }

@MainActor open class UIView: UIResponder, UIDynamicItem, CALayerDelegate {
  public override convenience init() { fatalError() }
  public init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var layer: CALayer { fatalError() }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { fatalError() }
  open var frame: CGRect = value()
  open var bounds: CGRect = value()
  open var center: CGPoint = value()
  open var transform: CGAffineTransform = value()
  open var transform3D: CATransform3D = value()
  open var anchorPoint: CGPoint = value()
  @discardableResult open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { fatalError() }
  @discardableResult open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { fatalError() }
  @discardableResult open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { fatalError() }
  @discardableResult open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { fatalError() }
  open var superview: UIView? { fatalError() }
  open var subviews: [UIView] { fatalError() }
  open var window: UIWindow? { fatalError() }
  open func removeFromSuperview() {}
  open func addSubview(_ view: UIView) {}
  @discardableResult open func isDescendant(of view: UIView) -> Bool { fatalError() }
  open func layoutIfNeeded() {}
  open var directionalLayoutMargins: NSDirectionalEdgeInsets = value()
  open func draw(_ rect: CGRect) {}
  open var backgroundColor: UIColor? = value()
  open var alpha: CGFloat = value()
  open var isHidden: Bool = value()
  open var mask: UIView? = value()
  open var tintColor: UIColor! = value()
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { fatalError() }
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { fatalError() }
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { fatalError() }
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) { fatalError() }
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { fatalError() }
  open class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) { fatalError() }
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) { fatalError() }
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: (@Sendable (Bool) -> Void)? = nil
  ) { fatalError() }
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { fatalError() }
  open func invalidateIntrinsicContentSize() {}
  open class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { fatalError() }
  open var traitCollection: UITraitCollection { fatalError() }
  public enum AnimationCurve: Int {
    case easeInOut
    case easeIn
    case easeOut
    case linear
  }
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var beginFromCurrentState: UIView.AnimationOptions { fatalError() }
    public static var `repeat`: UIView.AnimationOptions { fatalError() }
    public static var curveEaseInOut: UIView.AnimationOptions { fatalError() }
    public static var curveEaseIn: UIView.AnimationOptions { fatalError() }
    public static var curveEaseOut: UIView.AnimationOptions { fatalError() }
    public static var curveLinear: UIView.AnimationOptions { fatalError() }
  }
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var beginFromCurrentState: UIView.KeyframeAnimationOptions { fatalError() }
    public static var `repeat`: UIView.KeyframeAnimationOptions { fatalError() }
  }
}

@MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}
@MainActor extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { fatalError() }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { fatalError() }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { fatalError() }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { fatalError() }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { fatalError() }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { fatalError() }
}

@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var minimumLineSpacing: CGFloat = value()
  open var itemSize: CGSize = value()
  open var scrollDirection: UICollectionView.ScrollDirection = value()
  open var estimatedItemSize: CGSize = value()
  open var headerReferenceSize: CGSize = value()
  open var footerReferenceSize: CGSize = value()
  open var sectionHeadersPinToVisibleBounds: Bool = value()
  open var sectionFootersPinToVisibleBounds: Bool = value()
}

@MainActor open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  open var invalidateFlowLayoutDelegateMetrics: Bool = value()
  open var invalidateFlowLayoutAttributes: Bool = value()
}

@MainActor open class UIScrollView: UIView {
  open var contentOffset: CGPoint = value()
  open var contentSize: CGSize = value()
  open var contentInset: UIEdgeInsets = value()
  open var adjustedContentInset: UIEdgeInsets { fatalError() }
  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = value()
  open var delegate: (any UIScrollViewDelegate)? = value()
  open var isPagingEnabled: Bool = value()
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  open var maximumZoomScale: CGFloat = value()
  open var zoomScale: CGFloat = value()
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {}
  open func zoom(to rect: CGRect, animated: Bool) {}
  public enum ContentInsetAdjustmentBehavior: Int {
    case automatic
    case never
  }
}

@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
@MainActor extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { fatalError() }
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

@MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    fatalError()
  }
  open var extendsBoundary: Bool = value()
  open var pinToVisibleBounds: Bool = value()
  open var alignment: NSRectAlignment { fatalError() }
  open var offset: CGPoint { fatalError() }
}

@MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
}

@MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  open class func background(elementKind: String) -> Self { fatalError() }
  open var zIndex: Int = value()
  open var elementKind: String { fatalError() }
}

@MainActor open class NSCollectionLayoutDimension: NSObject {
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { fatalError() }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { fatalError() }
  open class func absolute(_ absoluteDimension: CGFloat) -> Self { fatalError() }
  open class func estimated(_ estimatedDimension: CGFloat) -> Self { fatalError() }
}

@MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

@MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { fatalError() }
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    fatalError()
  }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { fatalError() }
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    fatalError()
  }
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { fatalError() }
  open var interItemSpacing: NSCollectionLayoutSpacing? = value()
  open var subitems: [NSCollectionLayoutItem] { fatalError() }
}

@MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  public convenience init(frame: CGRect) { fatalError() }
  public convenience init(frame: CGRect, zIndex: Int) { fatalError() }
  open var frame: CGRect { fatalError() }
  open var zIndex: Int { fatalError() }
}

@MainActor open class NSCollectionLayoutItem: NSObject {
  public convenience init(layoutSize: NSCollectionLayoutSize) { fatalError() }
  open var contentInsets: NSDirectionalEdgeInsets = value()
  open var layoutSize: NSCollectionLayoutSize { fatalError() }
}

@MainActor open class NSCollectionLayoutSection: NSObject {
  public convenience init(group: NSCollectionLayoutGroup) { fatalError() }
  open var contentInsets: NSDirectionalEdgeInsets = value()
  open var interGroupSpacing: CGFloat = value()
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = value()
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = value()
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? = value()
  open var decorationItems: [NSCollectionLayoutDecorationItem] = value()
}

@MainActor open class NSCollectionLayoutSize: NSObject {
  public convenience init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) { fatalError() }
  open var widthDimension: NSCollectionLayoutDimension { fatalError() }
  open var heightDimension: NSCollectionLayoutDimension { fatalError() }
}

@MainActor open class NSCollectionLayoutSpacing: NSObject {
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self { fatalError() }
  open class func fixed(_ fixedSpacing: CGFloat) -> Self { fatalError() }
  open var spacing: CGFloat { fatalError() }
}

@MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  open var zIndex: Int = value()
  open var elementKind: String { fatalError() }
}

@MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var transform3D: CATransform3D { get set }
  var name: String { get }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int {
  case none
  case continuous
  case paging
  case groupPaging
}

@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public required init?(coder: NSCoder) { fatalError() }
  public init(section: NSCollectionLayoutSection) { fatalError() }
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
    fatalError()
  }
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) { fatalError() }
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { fatalError() }
  open var configuration: UICollectionViewCompositionalLayoutConfiguration = value()
}

@MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection: UICollectionView.ScrollDirection = value()
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = value()
}

public struct NSDirectionalEdgeInsets {
  public init() { fatalError() }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) { fatalError() }
  public var top: CGFloat = value()
  public var leading: CGFloat = value()
  public var bottom: CGFloat = value()
  public var trailing: CGFloat = value()
  public static var zero: NSDirectionalEdgeInsets { fatalError() }
}

public enum NSRectAlignment: Int {
  case none
  case top
  case leading
  case bottom
  case bottomTrailing
  case trailing
}

public struct UIEdgeInsets {
  public init() { fatalError() }
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) { fatalError() }
  public var top: CGFloat = value()
  public var left: CGFloat = value()
  public var bottom: CGFloat = value()
  public var right: CGFloat = value()
  public static var zero: UIEdgeInsets { fatalError() }
}

@MainActor open class UIViewPropertyAnimator: NSObject {
  open var timingParameters: (any UITimingCurveProvider)? { fatalError() }
  open var duration: TimeInterval { fatalError() }
  open var delay: TimeInterval { fatalError() }
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) { fatalError() }
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    fatalError()
  }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  open func addAnimations(_ animation: @escaping () -> Void) {}
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {}
  open var state: UIViewAnimatingState { fatalError() }
  open var isReversed: Bool = value()
  open var fractionComplete: CGFloat = value()
  open func startAnimation() {}
  open func pauseAnimation() {}
}

@MainActor open class UICollectionView: UIScrollView {
  public required init?(coder: NSCoder) { fatalError() }
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { fatalError() }
  open var collectionViewLayout: UICollectionViewLayout = value()
  open var dataSource: (any UICollectionViewDataSource)? = value()
  open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? = value()
  open var isPrefetchingEnabled: Bool = value()
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {}
  @discardableResult open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { fatalError() }
  @discardableResult open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { fatalError() }
  open var allowsMultipleSelection: Bool = value()
  open var indexPathsForSelectedItems: [IndexPath]? { fatalError() }
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {}
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  open func reloadData() {}
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {}
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {}
  @discardableResult open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { fatalError() }
  open func finishInteractiveTransition() {}
  open func cancelInteractiveTransition() {}
  open var numberOfSections: Int { fatalError() }
  @discardableResult open func numberOfItems(inSection section: Int) -> Int { fatalError() }
  @discardableResult open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    fatalError()
  }
  @discardableResult open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { fatalError() }
  @discardableResult open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { fatalError() }
  @discardableResult open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { fatalError() }
  open var visibleCells: [UICollectionViewCell] { fatalError() }
  open var indexPathsForVisibleItems: [IndexPath] { fatalError() }
  @discardableResult open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { fatalError() }
  @discardableResult open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    fatalError()
  }
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool) {}
  open func insertSections(_ sections: IndexSet) {}
  open func deleteSections(_ sections: IndexSet) {}
  open func moveSection(_ section: Int, toSection newSection: Int) {}
  open func reloadSections(_ sections: IndexSet) {}
  open func insertItems(at indexPaths: [IndexPath]) {}
  open func deleteItems(at indexPaths: [IndexPath]) {}
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  open func reloadItems(at indexPaths: [IndexPath]) {}
  open func reconfigureItems(at indexPaths: [IndexPath]) {}
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
  @discardableResult open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { fatalError() }
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  open func endInteractiveMovement() {}
  open func cancelInteractiveMovement() {}
  open var isEditing: Bool = value()
  open class var elementKindSectionHeader: String { fatalError() }
  open class var elementKindSectionFooter: String { fatalError() }
  @discardableResult open func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell where Cell: UICollectionViewCell { fatalError() }
  @discardableResult open func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView { fatalError() }
  public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    public init(handler: @escaping UICollectionView.CellRegistration<Cell, Item>.Handler) { fatalError() }
  }
  public enum ElementCategory: Int {
    case cell
    case supplementaryView
    case decorationView
  }
  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var top: UICollectionView.ScrollPosition { fatalError() }
    public static var centeredVertically: UICollectionView.ScrollPosition { fatalError() }
    public static var bottom: UICollectionView.ScrollPosition { fatalError() }
    public static var left: UICollectionView.ScrollPosition { fatalError() }
    public static var centeredHorizontally: UICollectionView.ScrollPosition { fatalError() }
    public static var right: UICollectionView.ScrollPosition { fatalError() }
  }
  public struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
    public init(
      elementKind: String, handler: @escaping UICollectionView.SupplementaryRegistration<Supplementary>.Handler
    ) { fatalError() }
  }
}

@MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}
@MainActor extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { fatalError() }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    fatalError()
  }
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

@MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
@MainActor extension UICollectionViewDataSourcePrefetching {
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}

@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool
  func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
}
@MainActor extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
    fatalError()
  }
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    fatalError()
  }
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
    fatalError()
  }
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  public func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath)
    -> Bool
  { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout { fatalError() }
  public func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { fatalError() }
  public func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { fatalError() }
  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
    fatalError()
  }
  public func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { fatalError() }
  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
}

@MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  open var transitionProgress: CGFloat = value()
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {}
}

@MainActor open class UICollectionViewUpdateItem: NSObject {
  open var indexPathBeforeUpdate: IndexPath? { fatalError() }
  open var indexPathAfterUpdate: IndexPath? { fatalError() }
  open var updateAction: UICollectionViewUpdateItem.Action { fatalError() }
  public enum Action: Int {
    case insert
    case delete
    case reload
    case move
    case none
  }
}

public enum UIViewAnimatingPosition: Int {
  case end
  case start
  case current
}

public enum UIViewAnimatingState: Int {
  case active
  case stopped
}

@MainActor public protocol UITimingCurveProvider {
}

@MainActor open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { fatalError() }
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  @discardableResult open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { fatalError() }
}

@MainActor open class UICollectionViewCell: UICollectionReusableView {
  open var contentView: UIView { fatalError() }
  open var isSelected: Bool = value()
  open var isHighlighted: Bool = value()
  open var contentConfiguration: (any UIContentConfiguration)? = value()
}

public enum UIUserInterfaceLayoutDirection: Int {
  case rightToLeft
}

@MainActor open class UICollectionViewLayout: NSObject {
  override public init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var collectionView: UICollectionView? { fatalError() }
  open class var invalidationContextClass: AnyClass { fatalError() }
  open func invalidateLayout() {}
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
  open func prepare() {}
  @discardableResult open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    fatalError()
  }
  @discardableResult open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    fatalError()
  }
  @discardableResult open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { fatalError() }
  @discardableResult open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { fatalError() }
  @discardableResult open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { fatalError() }
  @discardableResult open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { fatalError() }
  @discardableResult open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { fatalError() }
  @discardableResult open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { fatalError() }
  @discardableResult open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { fatalError() }
  @discardableResult open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    fatalError()
  }
  open var collectionViewContentSize: CGSize { fatalError() }
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  @discardableResult open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { fatalError() }
  @discardableResult open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { fatalError() }
  @discardableResult open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fatalError() }
  @discardableResult open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fatalError() }
  @discardableResult open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fatalError() }
  @discardableResult open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { fatalError() }
  @discardableResult open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    fatalError()
  }
  @discardableResult open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    fatalError()
  }
}

@MainActor open class UICollectionViewLayoutAttributes: NSObject, UIDynamicItem {
  open var frame: CGRect = value()
  open var center: CGPoint = value()
  open var size: CGSize = value()
  open var transform3D: CATransform3D = value()
  open var bounds: CGRect = value()
  open var transform: CGAffineTransform = value()
  open var alpha: CGFloat = value()
  open var zIndex: Int = value()
  open var isHidden: Bool = value()
  open var indexPath: IndexPath = value()
  open var representedElementCategory: UICollectionView.ElementCategory { fatalError() }
  open var representedElementKind: String? { fatalError() }
  public convenience init(forCellWith indexPath: IndexPath) { fatalError() }
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) { fatalError() }
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    fatalError()
  }
}

@MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  open var invalidateEverything: Bool { fatalError() }
  open var invalidateDataSourceCounts: Bool { fatalError() }
  open func invalidateItems(at indexPaths: [IndexPath]) {}
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {}
  open var invalidatedItemIndexPaths: [IndexPath]? { fatalError() }
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { fatalError() }
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { fatalError() }
  open var contentOffsetAdjustment: CGPoint = value()
  open var contentSizeAdjustment: CGSize = value()
}

@MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  open var initialVelocity: CGVector { fatalError() }
  override public init() { fatalError() }
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) { fatalError() }
}

public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Hashable, Sendable
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
  public init() { fatalError() }
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { fatalError() }
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {}
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {}
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {}
  public mutating func delete(_ items: [ItemIdentifierType]) {}
  public mutating func expand(_ items: [ItemIdentifierType]) {}
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: (ItemIdentifierType)
  ) {}
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: (ItemIdentifierType)
  ) {}
  @discardableResult public func contains(_ item: ItemIdentifierType) -> Bool { fatalError() }
  @discardableResult public func index(of item: ItemIdentifierType) -> Int? { fatalError() }
  @discardableResult public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { fatalError() }
  @discardableResult public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  { fatalError() }
  public var items: [ItemIdentifierType] { fatalError() }
  public var visibleItems: [ItemIdentifierType] { fatalError() }
}

@MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
  UICollectionViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {}
  @discardableResult open nonisolated func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  { fatalError() }
  open var supplementaryViewProvider:
    UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SupplementaryViewProvider? = value()
  public init(
    collectionView: UICollectionView,
    cellProvider: @escaping UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.CellProvider
  ) { fatalError() }
  open nonisolated func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {}
  @discardableResult open nonisolated func snapshot() -> NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  > { fatalError() }
  @discardableResult open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { fatalError() }
  @discardableResult open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { fatalError() }
  @discardableResult open func numberOfSections(in collectionView: UICollectionView) -> Int { fatalError() }
  @discardableResult open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { fatalError() }
  @discardableResult open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { fatalError() }
  @discardableResult open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView { fatalError() }
  @discardableResult open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  { fatalError() }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  @discardableResult open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { fatalError() }
  open var sectionSnapshotHandlers:
    UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.SectionSnapshotHandlers = value()
  public struct SectionSnapshotHandlers {
    public var willExpandItem: ((ItemIdentifierType) -> Void)? = value()
    public init() { fatalError() }
  }
}

public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Hashable, Sendable
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  public init() { fatalError() }
  public var numberOfItems: Int { fatalError() }
  public var numberOfSections: Int { fatalError() }
  @discardableResult public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { fatalError() }
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {}
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {}
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
  }
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {}
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {}
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {}
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {}
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {}
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {}
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {}
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {}
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}
}

open class UIGraphicsRenderer: NSObject {
  open class func context(with format: UIGraphicsRendererFormat) -> CGContext? { fatalError() }
  open class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {}
  public convenience init(bounds: CGRect) { fatalError() }
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) { fatalError() }
  open var format: UIGraphicsRendererFormat { fatalError() }
}

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  open var pointSize: CGFloat { fatalError() }
  open var matrix: CGAffineTransform { fatalError() }
  open var symbolicTraits: UIFontDescriptor.SymbolicTraits { fatalError() }
  @discardableResult open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? { fatalError() }
  public init(name fontName: String, size: CGFloat) { fatalError() }
  public init(name fontName: String, matrix: CGAffineTransform) { fatalError() }
  @discardableResult open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { fatalError() }
  public struct AttributeName: Hashable, Sendable {
    public static var name: UIFontDescriptor.AttributeName { fatalError() }
    public static var size: UIFontDescriptor.AttributeName { fatalError() }
    public static var matrix: UIFontDescriptor.AttributeName { fatalError() }
    public static var traits: UIFontDescriptor.AttributeName { fatalError() }
  }
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var traitMonoSpace: UIFontDescriptor.SymbolicTraits { fatalError() }
  }
  public struct TraitKey: Hashable, Sendable {
    public static var weight: UIFontDescriptor.TraitKey { fatalError() }
    public static var width: UIFontDescriptor.TraitKey { fatalError() }
  }
}

open class UIFont: NSObject, @unchecked Sendable {
  open class var labelFontSize: CGFloat { fatalError() }
  public init?(name fontName: String, size fontSize: CGFloat) { fatalError() }
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { fatalError() }
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont { fatalError() }
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
    fatalError()
  }
  open var pointSize: CGFloat { fatalError() }
  open var leading: CGFloat { fatalError() }
  @discardableResult open func withSize(_ fontSize: CGFloat) -> UIFont { fatalError() }
  open var fontDescriptor: UIFontDescriptor { fatalError() }
  public struct Weight: Hashable, Sendable {
    public static var medium: UIFont.Weight { fatalError() }
  }
  public struct Width: Hashable, Sendable {
    public static var expanded: UIFont.Width { fatalError() }
  }
}

public enum NSLineBreakMode: Int {
  case byWordWrapping
  case byCharWrapping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}

@MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { fatalError() }
}

@MainActor open class UIViewController: UIResponder {
  public override convenience init() { fatalError() }
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var view: UIView! = value()
  open var viewIfLoaded: UIView? { fatalError() }
  open func viewDidLoad() {}
  open var nibName: String? { fatalError() }
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open var title: String? = value()
  open var parent: UIViewController? { fatalError() }
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
  }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  open var modalPresentationStyle: UIModalPresentationStyle = value()
  open var isEditing: Bool = value()
  open var children: [UIViewController] { fatalError() }
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}
  open var presentationController: UIPresentationController? { fatalError() }
  open func viewIsAppearing(_ animated: Bool) {}
}

open class UIGraphicsRendererContext: NSObject {
  open var cgContext: CGContext { fatalError() }
  open var format: UIGraphicsRendererFormat { fatalError() }
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
}

open class UIGraphicsRendererFormat: NSObject {
  open class func `default`() -> Self { fatalError() }
  open class func preferred() -> Self { fatalError() }
  open var bounds: CGRect { fatalError() }
}

@MainActor open class UIWindow: UIView {
  open func makeKeyAndVisible() {}
  open var rootViewController: UIViewController? = value()
}

@MainActor open class UINavigationController: UIViewController {
  public required init?(coder: NSCoder) { fatalError() }
  public init(rootViewController: UIViewController) { fatalError() }
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { fatalError() }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
}

open class UIImage: NSObject, @unchecked Sendable {
  public init?(systemName name: String) { fatalError() }
  public init?(data: Data) { fatalError() }
  public init?(data: Data, scale: CGFloat) { fatalError() }
  public init(cgImage: CGImage) { fatalError() }
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) { fatalError() }
  open var size: CGSize { fatalError() }
  open var cgImage: CGImage? { fatalError() }
  open var imageOrientation: UIImage.Orientation { fatalError() }
  open var scale: CGFloat { fatalError() }
  open var isSymbolImage: Bool { fatalError() }
  open var images: [UIImage]? { fatalError() }
  open var duration: TimeInterval { fatalError() }
  open func draw(at point: CGPoint) {}
  open func draw(in rect: CGRect) {}
  open var renderingMode: UIImage.RenderingMode { fatalError() }
  open var traitCollection: UITraitCollection { fatalError() }
  open var configuration: UIImage.Configuration? { fatalError() }
  @discardableResult open func withTintColor(_ color: UIColor) -> UIImage { fatalError() }
  @discardableResult open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    fatalError()
  }
  open class var actions: UIImage { fatalError() }
  open class var add: UIImage { fatalError() }
  open class var remove: UIImage { fatalError() }
  open class var checkmark: UIImage { fatalError() }
  @discardableResult open func pngData() -> Data? { fatalError() }
  open class Configuration: NSObject {
    open var traitCollection: UITraitCollection? { fatalError() }
    @discardableResult open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self { fatalError() }
  }
  public enum Orientation: Int {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }
  public enum RenderingMode: Int {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }
}

public enum UIModalPresentationStyle: Int {
  case pageSheet
  case custom
  case none
  case automatic
}

public enum NSTextAlignment: Int {
  case left
  case center
  case right
  case natural
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  override public init() { fatalError() }
}

open class UIColor: NSObject, @unchecked Sendable {
  public init(white: CGFloat, alpha: CGFloat) { fatalError() }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  public init(cgColor: CGColor) { fatalError() }
  open class var white: UIColor { fatalError() }
  open class var gray: UIColor { fatalError() }
  open class var red: UIColor { fatalError() }
  open class var green: UIColor { fatalError() }
  open class var blue: UIColor { fatalError() }
  open func set() {}
  open var cgColor: CGColor { fatalError() }
  @discardableResult open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { fatalError() }
  open class var tintColor: UIColor { fatalError() }
  open class var label: UIColor { fatalError() }
  open class var link: UIColor { fatalError() }
  open class var separator: UIColor { fatalError() }
}

open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public convenience init(size: CGSize) { fatalError() }
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { fatalError() }
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { fatalError() }
  @discardableResult open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage { fatalError() }
  @discardableResult open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { fatalError() }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  open var scale: CGFloat = value()
  public convenience init(for traitCollection: UITraitCollection) { fatalError() }
  public enum Range: Int {
    case automatic
  }
}

@MainActor open class UIImageView: UIView {
  public required init?(coder: NSCoder) { fatalError() }
  public init(image: UIImage?) { fatalError() }
  public init(image: UIImage?, highlightedImage: UIImage?) { fatalError() }
  open var image: UIImage? = value()
  open var highlightedImage: UIImage? = value()
  open var isHighlighted: Bool = value()
}

@MainActor open class UILabel: UIView {
  open var text: String? = value()
  open var font: UIFont! = value()
  open var textColor: UIColor! = value()
  open var shadowColor: UIColor? = value()
  open var shadowOffset: CGSize = value()
  open var textAlignment: NSTextAlignment = value()
  open var lineBreakMode: NSLineBreakMode = value()
  open var attributedText: NSAttributedString? = value()
  open var isHighlighted: Bool = value()
  open var numberOfLines: Int = value()
  open var adjustsFontSizeToFitWidth: Bool = value()
  open var minimumScaleFactor: CGFloat = value()
}

public protocol UIContentConfiguration {
}

public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void
public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?
