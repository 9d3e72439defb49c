// Dragging and dropping.

@objc @MainActor open class UIDragItem: NSObject {
  public init(itemProvider: NSItemProvider)
  open var itemProvider: NSItemProvider { get }
  open var localObject: Any? { get set }
  open var previewProvider: (() -> UIDragPreview?)? { get set }
  @available(iOS 17.4, *) open func setNeedsDropPreviewUpdate()
}

@objc @MainActor open class UIDragPreviewParameters: NSObject {
  public override init()
  open var visiblePath: UIBezierPath? { get set }
  @available(iOS 14.0, *) open var shadowPath: UIBezierPath? { get set }
  open var backgroundColor: UIColor! { get set }
}

@objc @MainActor open class UIDragPreview: NSObject {
  public init(view: UIView, parameters: UIDragPreviewParameters)
  public convenience init(view: UIView)
  open var view: UIView { get }
  open var parameters: UIDragPreviewParameters { get }
}

@objc @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView) -> CGPoint
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
}

@objc @MainActor public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

@objc @MainActor public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
}

@objc public enum UIDropOperation: UInt, Sendable { case cancel = 0, forbidden = 1, copy = 2, move = 3 }

@objc @MainActor open class UIDropProposal: NSObject {
  public init(operation: UIDropOperation)
  open var operation: UIDropOperation { get }
}

@objc @_inheritsConvenienceInitializers @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  override public init(operation: UIDropOperation)
  @objc(UICollectionViewDropIntent) public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  public convenience init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent)
  open var intent: UICollectionViewDropProposal.Intent { get }
}

@objc @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

@objc @MainActor public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

@objc @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
}

@objc @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  @objc optional func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  @objc optional func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
  @objc optional func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  @objc optional func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  @objc optional func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  @objc optional func collectionView(
    _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

@objc @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  @objc optional func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool
  @objc optional func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  @objc optional func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  @objc optional func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  @objc optional func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  @objc optional func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}
