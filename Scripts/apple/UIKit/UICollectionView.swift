@objc @MainActor open class UICollectionView: UIScrollView, UIDataSourceTranslating {
  weak open var dragDelegate: (any UICollectionViewDragDelegate)? { get set }
  weak open var dropDelegate: (any UICollectionViewDropDelegate)? { get set }
  open var dragInteractionEnabled: Bool { get set }
  open var hasActiveDrag: Bool { get }
  open var hasActiveDrop: Bool { get }
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
  public required init?(coder: NSCoder)
  open var collectionViewLayout: UICollectionViewLayout { get set }
  /// A member beside that of scroll views, since Swift has no properties that are overridden with another type.
  weak public var delegate: (any UICollectionViewDelegate)? { get set }
  open weak var dataSource: (any UICollectionViewDataSource)? { get set }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { get set }
  open var isPrefetchingEnabled: Bool { get set }
  open var backgroundView: UIView? { get set }
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String)
  @discardableResult open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  @discardableResult open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView
  open var allowsMultipleSelection: Bool { get set }
  open var indexPathsForSelectedItems: [IndexPath]? { get }
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition)
  open func deselectItem(at indexPath: IndexPath, animated: Bool)
  open func reloadData()
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool)
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil)
  @discardableResult open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout
  open func finishInteractiveTransition()
  open func cancelInteractiveTransition()
  open var numberOfSections: Int { get }
  @discardableResult open func numberOfItems(inSection section: Int) -> Int
  @discardableResult open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
  @discardableResult open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  @discardableResult open func indexPathForItem(at point: CGPoint) -> IndexPath?
  @discardableResult open func indexPath(for cell: UICollectionViewCell) -> IndexPath?
  @discardableResult open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell?
  open var visibleCells: [UICollectionViewCell] { get }
  open var indexPathsForVisibleItems: [IndexPath] { get }
  @discardableResult open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  @discardableResult open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView]
  @discardableResult open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath]
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool)
  open func insertSections(_ sections: IndexSet)
  open func deleteSections(_ sections: IndexSet)
  open func moveSection(_ section: Int, toSection newSection: Int)
  open func reloadSections(_ sections: IndexSet)
  open func insertItems(at indexPaths: [IndexPath])
  open func deleteItems(at indexPaths: [IndexPath])
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
  open func reloadItems(at indexPaths: [IndexPath])
  @available(iOS 15.0, *) open func reconfigureItems(at indexPaths: [IndexPath])
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
  @discardableResult open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint)
  open func endInteractiveMovement()
  open func cancelInteractiveMovement()
  @available(iOS 14.0, *) open var isEditing: Bool { get set }
  @available(iOS 14.0, *) open var allowsMultipleSelectionDuringEditing: Bool { get set }
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void
  public static let elementKindSectionHeader: String
  public static let elementKindSectionFooter: String
  @available(iOS 14.0, *) @discardableResult public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell where Cell: UICollectionViewCell
  @available(iOS 14.0, *) @discardableResult public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView
  @discardableResult open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath?
}

extension UICollectionView {
  public struct ScrollPosition: OptionSet, Sendable, _CValue {
    public let rawValue: UInt
    public init(rawValue: UInt)
    public static var top: UICollectionView.ScrollPosition { get }
    public static var centeredVertically: UICollectionView.ScrollPosition { get }
    public static var bottom: UICollectionView.ScrollPosition { get }
    public static var left: UICollectionView.ScrollPosition { get }
    public static var centeredHorizontally: UICollectionView.ScrollPosition { get }
    public static var right: UICollectionView.ScrollPosition { get }
  }
}

extension UICollectionView {
  @available(iOS 16.0, *) @objc public enum SelfSizingInvalidation: Int, Sendable {
    case disabled
    case enabled
    case enabledIncludingConstraints
  }
}

extension UICollectionView {
  @objc public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }
}

extension UICollectionView {
  @objc public enum ElementCategory: Int, Sendable {
    case cell
    case supplementaryView
    case decorationView
  }
}

extension UICollectionView {
  @available(iOS 14.0, *) public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    public init(handler: @escaping UICollectionView.CellRegistration<Cell, Item>.Handler)
  }
}

extension UICollectionView {
  @available(iOS 14.0, *) public struct SupplementaryRegistration<Supplementary>
  where Supplementary: UICollectionReusableView {
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void
    public init(
      elementKind: String, handler: @escaping UICollectionView.SupplementaryRegistration<Supplementary>.Handler)
  }
}

@objc @MainActor public protocol UIDataSourceTranslating: NSObjectProtocol {
  func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
  func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

@objc @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
  open func numberOfSections(in collectionView: UICollectionView) -> Int
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  public init(collectionViewLayout layout: UICollectionViewLayout)
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
  public required init?(coder: NSCoder)
  open var collectionView: UICollectionView! { get set }
  open var collectionViewLayout: UICollectionViewLayout { get }
}
