import UIKit

/// A compositional layout in whose methods programs act.
@MainActor final class ToldCompositionalLayout: UICollectionViewCompositionalLayout {
  override func prepare() {
    Interjections.current.reached(.prepare)
    super.prepare()
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    Interjections.current.reached(.prepareForUpdates)
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    Interjections.current.reached(.initialAttributes)
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }

  override func finalizeCollectionViewUpdates() {
    Interjections.current.reached(.finalizeUpdates)
    super.finalizeCollectionViewUpdates()
  }
}
