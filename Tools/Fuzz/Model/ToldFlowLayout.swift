import CollectionMotion
import UIKit

@MainActor final class ToldFlowLayout: UICollectionViewFlowLayout {
  override func prepare() {
    Interjections.current.reached(.prepare)
    super.prepare()
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    Ledger.current.openChanges.begin(.update, of: self)
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
    Ledger.current.openChanges.end(.update, of: self)
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    Ledger.current.openChanges.begin(.transition, of: self)
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    Ledger.current.openChanges.begin(.transition, of: self)
  }

  override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    Ledger.current.openChanges.end(.transition, of: self)
  }
}
