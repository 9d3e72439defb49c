public typealias NSCollectionLayoutGroupCustomItemProvider = (any NSCollectionLayoutEnvironment) ->
  [NSCollectionLayoutGroupCustomItem]

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

@objc @_inheritsConvenienceInitializers @MainActor open class NSCollectionLayoutAnchor: NSObject {
  @available(*, unavailable) override public init()
  public convenience init(edges: NSDirectionalRectEdge)
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint)
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint)
  open var edges: NSDirectionalRectEdge { get }
  open var offset: CGPoint { get }
}

@objc @_inheritsConvenienceInitializers @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  @available(*, unavailable) override public init()
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint)
  open var extendsBoundary: Bool { get set }
  open var pinToVisibleBounds: Bool { get set }
  open var alignment: NSRectAlignment { get }
  open var offset: CGPoint { get }
}

@objc @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@objc @_inheritsConvenienceInitializers @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  @available(*, unavailable) override public init()
  @discardableResult open class func background(elementKind: String) -> Self
  open var zIndex: Int { get set }
  open var elementKind: String { get }
}

@objc @_inheritsConvenienceInitializers @MainActor open class NSCollectionLayoutDimension: NSObject {
  @available(*, unavailable) override public init()
  @discardableResult open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self
  @discardableResult open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self
  @discardableResult open class func absolute(_ absoluteDimension: CGFloat) -> Self
  @discardableResult open class func estimated(_ estimatedDimension: CGFloat) -> Self
}

@objc @_inheritsConvenienceInitializers @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  @available(*, unavailable) override public init()
  public convenience init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?)
  open var leading: NSCollectionLayoutSpacing? { get }
  open var top: NSCollectionLayoutSpacing? { get }
  open var trailing: NSCollectionLayoutSpacing? { get }
  open var bottom: NSCollectionLayoutSpacing? { get }
}

@objc @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

@objc @_inheritsConvenienceInitializers @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  @available(*, unavailable) override public init()
  @available(iOS 16.0, *) @discardableResult open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self
  @discardableResult open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> Self
  @available(iOS 16.0, *) @discardableResult open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self
  @discardableResult open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> Self
  @discardableResult open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self
  override open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { get set }
  open var interItemSpacing: NSCollectionLayoutSpacing? { get set }
  open var subitems: [NSCollectionLayoutItem] { get }
}

@objc @_inheritsConvenienceInitializers @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  @available(*, unavailable) override public init()
  public convenience init(frame: CGRect)
  public convenience init(frame: CGRect, zIndex: Int)
  open var frame: CGRect { get }
  open var zIndex: Int { get }
}

@objc @_inheritsConvenienceInitializers @MainActor open class NSCollectionLayoutItem: NSObject {
  @available(*, unavailable) override public init()
  public convenience init(layoutSize: NSCollectionLayoutSize)
  public convenience init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem])
  open var contentInsets: NSDirectionalEdgeInsets { get set }
  open var layoutSize: NSCollectionLayoutSize { get }
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { get }
}

@objc @_inheritsConvenienceInitializers @MainActor open class NSCollectionLayoutSection: NSObject {
  @available(*, unavailable) override public init()
  public convenience init(group: NSCollectionLayoutGroup)
  open var contentInsets: NSDirectionalEdgeInsets { get set }
  open var interGroupSpacing: CGFloat { get set }
  @available(iOS 16.0, *) open var supplementaryContentInsetsReference: UIContentInsetsReference { get set }
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior { get set }
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { get set }
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? { get set }
  open var decorationItems: [NSCollectionLayoutDecorationItem] { get set }
}

@objc @_inheritsConvenienceInitializers @MainActor open class NSCollectionLayoutSize: NSObject {
  @available(*, unavailable) override public init()
  public convenience init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
  open var widthDimension: NSCollectionLayoutDimension { get }
  open var heightDimension: NSCollectionLayoutDimension { get }
}

@objc @_inheritsConvenienceInitializers @MainActor open class NSCollectionLayoutSpacing: NSObject {
  @available(*, unavailable) override public init()
  @discardableResult open class func flexible(_ flexibleSpacing: CGFloat) -> Self
  @discardableResult open class func fixed(_ fixedSpacing: CGFloat) -> Self
  open var spacing: CGFloat { get }
}

@objc @_inheritsConvenienceInitializers @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  @available(*, unavailable) override public init()
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor)
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor)
  open var zIndex: Int { get set }
  open var elementKind: String { get }
  open var containerAnchor: NSCollectionLayoutAnchor { get }
}

@objc @MainActor public protocol NSCollectionLayoutVisibleItem: UIDynamicItem {
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

@objc public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none
  case continuous
  case continuousGroupLeadingBoundary
  case paging
  case groupPaging
  case groupPagingCentered
}

@available(iOS 17.0, *) @objc @MainActor open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  override public init()
  open var bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce { get set }
  open var decelerationRate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate { get set }
}

@available(iOS 17.0, *) extension UICollectionLayoutSectionOrthogonalScrollingProperties {
  @available(iOS 17.0, *) @objc public enum Bounce: Int, Sendable {
    case automatic
    case always
    case never
  }
}

@available(iOS 17.0, *) extension UICollectionLayoutSectionOrthogonalScrollingProperties {
  @available(iOS 17.0, *) public struct DecelerationRate: Hashable, RawRepresentable, Sendable, _CValue {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat)
    public static var automatic: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate { get }
    public static var normal: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate { get }
    public static var fast: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate { get }
  }
}

@objc @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public required init?(coder: NSCoder)
  public init(section: NSCollectionLayoutSection)
  public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration)
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider)
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration)
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { get set }
}

@objc @_inheritsConvenienceInitializers @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject
{
  override public init()
  open var scrollDirection: UICollectionView.ScrollDirection { get set }
  open var interSectionSpacing: CGFloat { get set }
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { get set }
}
