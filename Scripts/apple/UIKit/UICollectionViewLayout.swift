@objc @MainActor open class UICollectionViewLayout: NSObject {
  override public init()
  public required init?(coder: NSCoder)
  open var collectionView: UICollectionView? { get }
  open func invalidateLayout()
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext)
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String)
  open class var layoutAttributesClass: AnyClass { get }
  open class var invalidationContextClass: AnyClass { get }
  open func prepare()
  @discardableResult open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  @discardableResult open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  @discardableResult open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  @discardableResult open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  @discardableResult open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool
  @discardableResult open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  @discardableResult open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool
  @discardableResult open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext
  @discardableResult open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint
  @discardableResult open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  open var collectionViewContentSize: CGSize { get }
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { get }
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem])
  open func finalizeCollectionViewUpdates()
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect)
  open func finalizeAnimatedBoundsChange()
  open func prepareForTransition(to newLayout: UICollectionViewLayout)
  open func prepareForTransition(from oldLayout: UICollectionViewLayout)
  open func finalizeLayoutTransition()
  @discardableResult open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  @discardableResult open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  @discardableResult open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes?
  @discardableResult open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes?
  @discardableResult open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes?
  @discardableResult open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes?
  @discardableResult open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath]
  @discardableResult open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath]
  @discardableResult open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath]
  @discardableResult open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath]
  @discardableResult open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext
}

@objc @_inheritsConvenienceInitializers @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying, UIDynamicItem {
  open func copy(with zone: NSZone? = nil) -> Any
  override public init()
  open var frame: CGRect { get set }
  open var center: CGPoint { get set }
  open var size: CGSize { get set }
  open var transform3D: CATransform3D { get set }
  open var bounds: CGRect { get set }
  open var transform: CGAffineTransform { get set }
  open var alpha: CGFloat { get set }
  open var zIndex: Int { get set }
  open var isHidden: Bool { get set }
  open var indexPath: IndexPath { get set }
  open var representedElementCategory: UICollectionView.ElementCategory { get }
  open var representedElementKind: String? { get }
  public convenience init(forCellWith indexPath: IndexPath)
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath)
}

@objc @_inheritsConvenienceInitializers @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  override public init()
  open var invalidateEverything: Bool { get }
  open var invalidateDataSourceCounts: Bool { get }
  open func invalidateItems(at indexPaths: [IndexPath])
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  open var invalidatedItemIndexPaths: [IndexPath]? { get }
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { get }
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { get }
  open var contentOffsetAdjustment: CGPoint { get set }
  open var contentSizeAdjustment: CGSize { get set }
}

@objc @_inheritsConvenienceInitializers @MainActor open class UICollectionViewUpdateItem: NSObject {
  override public init()
  open var indexPathBeforeUpdate: IndexPath? { get }
  open var indexPathAfterUpdate: IndexPath? { get }
  open var updateAction: UICollectionViewUpdateItem.Action { get }
}

extension UICollectionViewUpdateItem {
  @objc public enum Action: Int, Sendable {
    case insert
    case delete
    case reload
    case move
    case none
  }
}

@objc @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  open var transitionProgress: CGFloat { get set }
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout)
  public required init?(coder: NSCoder)
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String)
  @discardableResult open func value(forAnimatedKey key: String) -> CGFloat
}

@objc public enum UIDynamicItemCollisionBoundsType: Int, Sendable {
  case rectangle
  case ellipse
  case path
}

@objc @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
  @objc optional var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  @objc optional var collisionBoundingPath: UIBezierPath { get }
}
