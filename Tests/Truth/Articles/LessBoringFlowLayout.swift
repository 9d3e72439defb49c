import UIKit

/// The layout of the second article, "Animating Items in a UICollectionView": a flow layout in which new swatches grow,
/// new sections fly in from the left, and whatever is deleted falls off the bottom.
///
/// Attributes are cached as they are returned for a rectangle, and copied when the layout prepares.
class LessBoringFlowLayout: UICollectionViewFlowLayout {
  private var insertedIndexPaths: [IndexPath] = []
  private var removedIndexPaths: [IndexPath] = []
  private var insertedSections: [Int] = []
  private var removedSections: [Int] = []

  private var currentCells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var cachedCells: [IndexPath: UICollectionViewLayoutAttributes] = [:]

  // MARK: Caching

  override func prepare() {
    super.prepare()
    cachedCells = currentCells.mapValues { $0.copy() as! UICollectionViewLayoutAttributes }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect)
    for attributes in found ?? [] where attributes.representedElementCategory == .cell {
      currentCells[attributes.indexPath] = attributes
    }
    return found
  }

  // MARK: Tracking updates

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems {
      switch update.updateAction {
      case .insert:
        guard let path = update.indexPathAfterUpdate else { continue }
        if path.item == NSNotFound { insertedSections.append(path.section) } else { insertedIndexPaths.append(path) }
      case .delete:
        guard let path = update.indexPathBeforeUpdate else { continue }
        if path.item == NSNotFound { removedSections.append(path.section) } else { removedIndexPaths.append(path) }
      default: break
      }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    (insertedIndexPaths, removedIndexPaths) = ([], [])
    (insertedSections, removedSections) = ([], [])
  }

  // MARK: Initial and final attributes

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    if insertedIndexPaths.contains(itemIndexPath) {
      let start = currentCells[itemIndexPath]?.copy() as? UICollectionViewLayoutAttributes
      start?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
      return start
    }
    if insertedSections.contains(itemIndexPath.section) {
      let start = currentCells[itemIndexPath]?.copy() as? UICollectionViewLayoutAttributes
      start?.transform = CGAffineTransform(translationX: -(collectionView?.bounds.width ?? 0), y: 0)
      return start
    }
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard removedIndexPaths.contains(itemIndexPath) || removedSections.contains(itemIndexPath.section) else {
      return attributes
    }
    let end = cachedCells[itemIndexPath]?.copy() as? UICollectionViewLayoutAttributes
    let fall = CGAffineTransform(translationX: 0, y: collectionView?.bounds.height ?? 0)
    end?.transform = fall.rotated(by: -.pi / 8)
    end?.alpha = 0
    return end
  }
}
