/// The drop that a delegate performs: the items, their place, and their landing.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items, in the order in which they joined the drag.
  var items: [any UICollectionViewDropItem] { get }
  /// The last destination that was proposed, in the data source before the drop; nil for none.
  var destinationIndexPath: IndexPath? { get }
  /// The delegate's last proposal.
  var proposal: UICollectionViewDropProposal { get }
  /// The session of the drop.
  var session: any UIDropSession { get }

  /// Lets an item land on a placeholder, which is inserted without a change of the data.
  @discardableResult func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext
  /// Lets an item land on the cell of an item.
  /// - Parameter indexPath: the index path in the data source at the end of the delegate's method, and followed by later
  ///   updates.
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets an item shrink into a part of a cell.
  /// - Parameters:
  ///   - indexPath: the index path in the data source at the end of the delegate's method.
  ///   - rect: the part, in the coordinates of the cell; the preview fits into it. An empty one for a point.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Lets an item land anywhere.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// An item that is dropped on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The index path of the item in the same collection view, before the drop; nil for one from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview in points; zero without one.
  var previewSize: CGSize { get }
}

/// A placeholder with its item, until the data source has the item.
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The item that landed on the placeholder.
  var dragItem: UIDragItem { get }
  /// Replaces the placeholder by an item of the data source.
  /// - Parameter dataSourceUpdates: inserts the item into the data, at the index path that it receives. It must not
  ///   report the insertion.
  /// - Returns: false if the placeholder is gone, for example because the data were reloaded; nothing is called then.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder.
  /// - Returns: false if it is gone.
  @discardableResult func deletePlaceholder() -> Bool
  /// Updates the cell of the placeholder with its handler, if it is visible.
  func setNeedsCellUpdate()
}

/// An item that a collection view displays until the data source has it.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  /// A closure that configures the cell whenever it becomes visible; nil for a cell as it is registered.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Creates a placeholder.
  /// - Parameters:
  ///   - insertionIndexPath: the index path in the data source at which the item will be inserted.
  ///   - reuseIdentifier: the identifier of a registered cell class.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

/// A placeholder for a dropped item.
@preconcurrency @MainActor open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {}
